"""The hotel's house: an arcade below, balconies and pierced screens above, a wide flat roof.

Its front is at y = 0 and faces -y; it runs along x from 0, bay by bay.
"""

import math
import random

from . import materials as m
from .outlines import arch, circle, rectangle
from .light import lamp
from .shapes import again, box, built, joined, plate, sheet

BAY = 3.6
ARCADE = 4.3
STOREY = 3.3


def screen(width, height, across=7, color='#96492c'):
    """A wall of pierced bricks, standing up around x = 0."""
    cell = width / across
    down = round(height / cell)
    tall = height / down
    holes = []
    for i in range(across):
        for j in range(down):
            middle = ((i - (across - 1) / 2) * cell, (j + 0.5) * tall)
            if (i + j) % 2:
                holes.append(circle(cell * 0.38, 14, middle))
            else:
                x, y = middle
                r = cell * 0.4
                holes.append([(x - r, y), (x, y - r), (x + r, y), (x, y + r)])
    rim = rectangle(width, height, (0, height / 2))
    return plate([rim, *holes], 0.1, (0, 0, 0), m.earth(color, 0.3), (90, 0, 0), bevel=0.01)


def window(width, height, panes=3, glow=0.8, curtain=True):
    """A wide window, lit from within, its frame at y = 0."""
    frame = m.wood('wood')
    sheet(
        1,
        1,
        lambda u, v: ((u - 0.5) * width, 0.5, v * height),
        m.lit('#ffb566', glow),
    )
    sheet(1, 1, lambda u, v: ((u - 0.5) * width, 0.02, v * height), m.pane())
    for i in range(panes + 1):
        box((0.07, 0.08, height), ((i / panes - 0.5) * width, 0, 0), frame, bevel=0.006)
    for z in (0, height - 0.07):
        box((width, 0.08, 0.07), (0, 0, z), frame, bevel=0.006)
    if curtain:
        for side in (-1, 1):
            wide = width * random.uniform(0.14, 0.26)
            sheet(
                40,
                1,
                lambda u, v, s=side, w=wide: (
                    s * (width / 2 - u * w),
                    0.16 + 0.03 * math.sin(u * 40),
                    v * height,
                ),
                m.cloth('linen'),
            )


def balustrade(width):
    """A railing of iroko slats under a brass rail."""
    parts = built(
        lambda: [
            box((0.03, 0.05, 0.95), (x, 0, 0.06), m.wood('iroko'), bevel=0.004)
            for x in [(i / 30 - 0.5) * (width - 0.1) for i in range(31)]
        ]
        + [box((width, 0.07, 0.05), (0, 0, 1.02), m.wood('wood'), bevel=0.01)]
    )
    return joined(parts, 'balustrade')


def storey_bay(kind, glow):
    """A bay with its window set back."""

    def make():
        back = built(lambda: window(2.6, 2.6, 3, glow))
        for obj in back:
            obj.location.y += 1.5
        wall = m.plaster('clay')
        inner = BAY - 0.26
        for x in (-1, 1):
            box((0.4, 0.2, STOREY), (x * (inner / 2 - 0.17), 1.55, 0), wall, bevel=0)
        box((inner, 0.2, STOREY - 2.6), (0, 1.55, 2.6), wall, bevel=0)
        if kind == 'balcony':
            balustrade(inner).location.y += 0.12
        else:
            screen(inner, STOREY - 0.32).location.y += 0.2

    return joined(built(make), f'bay {kind}')


def house(bays=9, storeys=2, screens=(1, 4, 7), lights=(0, 2, 3, 6), power=260):
    """The whole wing. `screens` are the bays behind pierced bricks; `lights` are the lit ones."""
    width = bays * BAY
    white = m.plaster('white', bump=0.12)
    rim = rectangle(width, ARCADE + 0.3, (width / 2, ARCADE / 2 - 0.15))
    holes = [arch(BAY - 0.9, ARCADE - 0.85, ((i + 0.5) * BAY, 0.02)) for i in range(bays)]
    plate([rim, *holes], 0.5, (0, 0.25, 0), white, (90, 0, 0), bevel=0.03)
    # The walk behind the arches: a terracotta wall with doors, lamps above.
    box((width, 0.2, ARCADE), (width / 2, 3.6, 0), m.plaster('#8f4a30'), bevel=0)
    box((width, 3.6, 0.12), (width / 2, 1.8, -0.1), m.patterned('tiles', 2.4), bevel=0)
    for i in range(bays):
        door = built(lambda: window(1.9, 2.9, 2, 1.6 if i % 2 else 0.7, False))
        for obj in door:
            obj.location.x += (i + 0.5) * BAY
            obj.location.y += 3.46
    walk = lamp(
        'AREA',
        (width / 2, 2.0, ARCADE - 0.25),
        power * bays / 9,
        '#ffae5e',
        shape='RECTANGLE',
        size=width,
        size_y=1.2,
    )
    walk.visible_camera = walk.visible_glossy = False
    kinds = {}
    for floor in range(storeys):
        z = ARCADE + floor * STOREY
        box((width + 0.5, 2.4, 0.28), (width / 2, 0.95, z), white, bevel=0.03)
        for i in range(bays):
            kind = 'screen' if (i + floor * 2) % bays in screens else 'balcony'
            glow = 1.5 if (i + floor * 3) % bays in lights else 0.12
            key = (kind, glow)
            if key not in kinds:
                kinds[key] = storey_bay(kind, glow)
                kinds[key].location.z = -50
            again(kinds[key], ((i + 0.5) * BAY, 0, z + 0.28), 0)
    top = ARCADE + storeys * STOREY
    for i in range(bays + 1):
        box((0.26, 1.9, storeys * STOREY), (i * BAY, 0.75, ARCADE + 0.14), white, bevel=0.03)
    box((width, 8, ARCADE + storeys * STOREY), (width / 2, 6.4, 0), m.plaster('linen'), bevel=0)
    box((width + 1.0, 11.5, 0.06), (width / 2, 4.2, top + 0.22), m.wood('iroko'), bevel=0)
    box((width + 1.3, 12.0, 0.42), (width / 2, 4.2, top + 0.28), white, bevel=0.05)
