"""The hotel's colours, the same as the site's, as linear values for Blender."""

HEX = {
    'paper': '#fbf6ec',
    'sand': '#ecdfc6',
    'sand_deep': '#d9c6a2',
    'ink': '#221c15',
    'forest': '#0f3d2c',
    'forest_deep': '#0a2b20',
    'forest_soft': '#1d5a43',
    'sage': '#8fa58c',
    'terracotta': '#a83e1a',
    'terracotta_deep': '#842f12',
    'clay': '#c4714a',
    'laterite': '#9c4a2a',
    'brass': '#d0a350',
    'ochre': '#c98a2c',
    'wood': '#4a2f1f',
    'iroko': '#8a5630',
    'indigo': '#22305a',
    'linen': '#efe7d8',
    'white': '#f6f2e9',
    'stone': '#c9bda8',
    'concrete': '#b9b0a2',
    'leaf': '#3c6b2f',
    'leaf_dark': '#1f4a2a',
    'night': '#1a2033',
}


def linear(name):
    """A colour of the palette, or any '#rrggbb', as linear RGB from 0 to 1."""
    digits = HEX.get(name, name).lstrip('#')
    encoded = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in encoded)


def byte_rgb(name):
    """The same colour as the three bytes in which it is written, for drawn patterns."""
    digits = HEX.get(name, name).lstrip('#')
    return tuple(int(digits[i : i + 2], 16) for i in (0, 2, 4))
