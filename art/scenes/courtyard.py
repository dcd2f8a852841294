"""The courtyard at golden hour: two wings, a long basin of water, palms."""

import random

from library import garden as g
from library import materials as m
from library.building import house
from library.camera import camera
from library.light import GOLDEN, sky, sun
from library.shapes import again, box, put, sheet, turned


def basin(length, width):
    """A long basin along y, from y = 0, full to the brim."""
    stone = m.patterned('tiles', 2.0, color='#a9512f', grout='#8f7a5f')
    edge = m.earth('#d8c7a6', 0.15)
    box((width, length, 0.1), (0, length / 2, -0.65), m.glazed('#1d4a45'), bevel=0)
    for x in (-1, 1):
        box((0.06, length, 0.6), (x * width / 2, length / 2, -0.6), stone, bevel=0)
        box(
            (0.5, length + 1.0, 0.18), (x * (width / 2 + 0.25), length / 2, -0.06), edge, bevel=0.02
        )
    for y in (-0.25, length + 0.25):
        box((width, 0.5, 0.18), (0, y, -0.06), edge, bevel=0.02)
    sheet(1, 1, lambda u, v: ((u - 0.5) * width, v * length, 0.02), m.water('#8fb5a4', 0.05, 3.0))


def bed_of_plants(x0, x1, y0, y1, kinds):
    """A planted bed within a low kerb."""
    kerb = m.earth('#d8c7a6', 0.15)
    mx, my, wx, wy = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
    box((wx, wy, 0.2), (mx, my, 0.02), m.earth('laterite', 1.0), bevel=0)
    for x in (x0, x1):
        box((0.16, wy + 0.16, 0.32), (x, my, 0), kerb, bevel=0.02)
    for y in (y0, y1):
        box((wx + 0.16, 0.16, 0.32), (mx, y, 0), kerb, bevel=0.02)
    area = wx * wy
    for thing, density, scale in kinds:
        places = [
            (random.uniform(x0 + 0.2, x1 - 0.2), random.uniform(y0 + 0.2, y1 - 0.2), 0.2)
            for _ in range(max(2, round(area * density)))
        ]
        for at in places:
            again(thing, at, random.uniform(0, 360), random.uniform(*scale))


def build(view):
    """`hero`: along the water; `garden` and `entrance`: upright pictures of the same house."""
    box((160, 160, 0.1), (0, 40, -0.8), m.earth('#7b6a3c'), bevel=0)
    paving = m.patterned('tiles', 4.8, color='#cdb78f', grout='#a4906c')
    # Paved all around the water.
    box((13.2, 40, 0.5), (-8.6, 14, -0.5), paving, bevel=0)
    box((12.2, 40, 0.5), (8.1, 14, -0.5), paving, bevel=0)
    box((4.0, 9, 0.5), (0.0, -1.5, -0.5), paving, bevel=0)
    box((4.0, 10, 0.5), (0, 23.5, -0.5), paving, bevel=0)
    put(lambda: basin(15.0, 3.4), (0, 3.25, 0))
    put(lambda: house(9, 2, power=150), (-16.5, 25, 0))
    put(lambda: house(7, 2, (2, 5), (1, 4), 110), (12.3, 25.5, 0), -90)

    palms = [g.palm(7.4, 0.6), g.palm(8.6, 0.9), g.palm(5.8, 0.4)]
    spots = (
        (-6.3, 8.0, 0, 1.0),
        (-8.2, 13.5, 1, 1.0),
        (-5.6, 17.5, 2, 1.0),
        (-12.5, 18.0, 1, 1.12),
        (-15.0, 10.0, 0, 1.15),
        (6.0, 15.5, 0, 0.95),
        (8.4, 19.5, 2, 1.1),
        (-21.0, 22.0, 1, 1.2),
        (-25.0, 14.0, 0, 1.3),
        (-20.0, 30.0, 1, 1.3),
    )
    for i, (x, y, which, scale) in enumerate(spots):
        again(palms[which], (x, y, 0), i * 77, scale)
    for palm in palms:
        palm.location.z = -60

    shrubs = [
        g.shrub(0.55),
        g.shrub(0.45, 700, '#6a8a3a', 0.16),
        g.shrub(0.4, 600, '#7a4a3a', 0.12),
    ]
    grass, spiky = g.tuft(0.55), g.agave(0.5)
    kinds = (
        (shrubs[0], 0.55, (0.7, 1.2)),
        (shrubs[1], 0.4, (0.6, 1.1)),
        (shrubs[2], 0.2, (0.6, 1.0)),
        (grass, 2.2, (0.7, 1.3)),
        (spiky, 0.22, (0.7, 1.2)),
    )
    bed_of_plants(-9.4, -4.6, 5.5, 19.5, kinds)
    bed_of_plants(4.6, 9.6, 12.0, 21.0, kinds)
    hedge = g.hedge(5.0, 1.0, 1.6)
    for i in range(8):
        again(hedge, (-15.5, -2 + i * 4.9, -0.1), 90)
    for thing in (*shrubs, grass, spiky, hedge):
        thing.location.z = -60

    # A bench that looks at the water, and jars.
    wood = m.wood('iroko')
    for i in range(5):
        box((0.09, 2.2, 0.04), (4.0 + i * 0.105, 8.6, 0.42), wood, bevel=0.008)
    for y in (7.8, 9.4):
        box((0.5, 0.12, 0.42), (4.2, y, 0), m.earth('#d8c7a6', 0.2), bevel=0.02)
    jar = [
        (0, 0),
        (0.2, 0),
        (0.36, 0.35),
        (0.38, 0.55),
        (0.24, 0.85),
        (0.2, 0.95),
        (0.26, 1.0),
        (0.2, 0.99),
        (0, 0.9),
    ]
    for x, y, s in (
        (3.0, 4.9, 0.95),
        (3.55, 5.5, 0.66),
        (-3.0, 4.6, 0.85),
        (-3.4, 20.4, 1.0),
        (3.4, 20.4, 1.0),
    ):
        put(lambda: turned(jar, (0, 0, 0), m.earth('#96492c', 0.25)), (x, y, 0), 0, s)

    sky(GOLDEN, 0.36, seen=0.95, clouds=0.5)
    sun(13, -106, 7.5, '#ffa75a', 0.8)
    if view == 'hero':
        camera((-0.7, -1.0, 1.62), -3, 23, up=0.11)
    elif view == 'garden':
        camera((-12.0, 3.0, 1.6), -20, 26, up=0.16)
    else:
        camera((2.7, 6.0, 1.6), 0, 28, up=0.2)
