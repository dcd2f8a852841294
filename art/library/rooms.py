"""A room to furnish: its back wall at y = depth, its windows on the left, open to the camera."""

from . import grounds
from . import materials as m
from .light import GOLDEN, lamp, sky, sun, window_light
from .outlines import arch, rectangle
from .shapes import box, plate, put


def room(width, depth, height, floor, back='forest', side='linen', behind=3.0, beams=0):
    """Floor, ceiling, the walls at the back and on the right, skirtings; what the camera is in
    front of is there for the light alone. `beams` of iroko carry the ceiling.
    """
    length, center = depth + behind, (depth - behind) / 2
    cream = m.plaster(side)
    box((width + 1, length, 0.2), (0, center, -0.2), floor, bevel=0)
    box((width + 1, length, 0.2), (0, center, height), m.plaster('white'), bevel=0)
    box((width + 1, 0.2, height), (0, depth + 0.1, 0), m.plaster(back), bevel=0)
    box((0.2, length, height), (width / 2 + 0.1, center, 0), cream, bevel=0)
    box((width + 1, 0.2, height), (0, -behind, 0), cream, bevel=0).visible_camera = False
    box((width, 0.03, 0.1), (0, depth - 0.015, 0), m.wood('wood'))
    box((0.03, length, 0.1), (width / 2 - 0.015, center, 0), m.wood('wood'))
    for i in range(beams):
        y = -behind + (i + 0.6) * length / beams
        box((width, 0.14, 0.2), (0, y, height - 0.2), m.wood('iroko'), bevel=0.012)


def windows(width, depth, height, middles, wide=1.9, tall=2.7, glow=120, arched=True, behind=3.0):
    """The left wall with an opening around each of `middles`, and the sky's light in it."""
    length, center = depth + behind, (depth - behind) / 2
    thick, low = 0.34, 0.04
    if arched:
        holes = [arch(wide, tall, (y - center, low)) for y in middles]
    else:
        holes = [rectangle(wide, tall, (y - center, low + tall / 2)) for y in middles]
    wall = [rectangle(length, height, (0, height / 2)), *holes]
    x = -width / 2 - thick / 2
    plate(wall, thick, (x, center, 0), m.plaster('linen'), (90, 0, 90), bevel=0.018)
    for y in middles:
        bars = (-0.5, 0, 0.5) if not arched else (0,)
        for k in bars:
            box((0.06, 0.05, tall), (x, y + k * (wide - 0.05), low), m.wood('wood'))
        spring = low + tall - (wide / 2 if arched else 0.5)
        box((0.06, wide, 0.05), (x, y, spring), m.wood('wood'))
        at = (x - 0.45, y, low + tall / 2)
        window_light(wide * 0.95, tall * 0.9, at, (0, -90, 0), glow, '#ffecd2')


def golden_day(width, middle, power=5.2, height=25, around=-66, far=14):
    """The garden beyond the windows, the low sun, and a little light from the camera's side."""
    put(lambda: grounds.garden_outside(far, 30), (-width / 2 - 0.4, middle + 8, 0), 90)
    sky(GOLDEN, 0.7, seen=1.4)
    sun(height, around, power, '#ffc07c', 1.0)
    fill = lamp('AREA', (0.4, -2.5, 2.4), 45, '#fff0dc', (70, 0, 0), size=2.6)
    fill.visible_glossy = False
