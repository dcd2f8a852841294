"""The laundry in the morning: machines under a terrazzo counter, folded linen, shirts on a rail."""

import random

from library import fittings as t
from library import furniture as f
from library import laundering as l
from library import materials as m
from library.camera import camera
from library.rooms import golden_day, room, windows
from library.shapes import box, put, turned
from library.textiles import rug

WIDTH, DEPTH, HEIGHT = 5.4, 4.4, 3.0


def counter(width):
    """Four machines under a terrazzo counter, shelves of linen above it; its back at y = 0."""
    wood = m.wood('iroko')
    for i in range(3):
        put(lambda: l.washer(('linen', 'terracotta', 'white')[i]), (-1.15 + i * 0.72, -0.02, 0))
    box((0.95, 0.58, 0.86), (1.42, -0.3, 0.02), wood, bevel=0.01)
    for x in (1.19, 1.65):
        box((0.45, 0.02, 0.8), (x, -0.6, 0.05), wood, bevel=0.006)
        box((0.012, 0.02, 0.14), (x + (0.17 if x < 1.4 else -0.17), -0.62, 0.5), m.metal())
    box((width, 0.68, 0.045), (0.16, -0.33, 0.9), m.patterned('terrazzo', 0.9, rough=0.22))
    tile = m.patterned('tiles', 1.1, color='#2c6a50', grout='#b9a988', rough=0.25, specular=0.5)
    box((width, 0.02, 0.62), (0.16, -0.012, 0.945), tile, bevel=0)
    for z in (1.56, 1.98):
        box((width, 0.34, 0.04), (0.16, -0.17, z), wood, bevel=0.01)
        for x in (-1.35, 0.15, 1.65):
            box((0.03, 0.3, 0.1), (x, -0.16, z - 0.1), m.wood('wood'), bevel=0.005)
    rows = (('white', 'linen'), ('forest_soft',), ('white',), ('terracotta', 'clay'), ('linen',))
    for k, z in enumerate((1.6, 2.02)):
        for i in range(5):
            tones = rows[(i * 2 + k * 3) % 5]
            l.stack((-1.2 + i * 0.64, -0.17, z), 4 + (i + k) % 4, (0.42, 0.28), tones)
    l.stack((-0.95, -0.34, 0.945), 6, (0.44, 0.32), ('white',), 0.05)
    l.stack((-0.38, -0.36, 0.945), 3, (0.44, 0.32), ('white', 'linen'), 0.05, 6)
    bottle = [(0, 0), (0.05, 0), (0.055, 0.15), (0.02, 0.21), (0.02, 0.25), (0, 0.255)]
    for i, tone in enumerate(('forest', 'clay', 'ochre')):
        turned(bottle, (0.75 + i * 0.14, -0.16, 0.945), m.glazed(tone, 0.25), sides=32)
    put(lambda: l.basket(0.19, 0.2, full='linen'), (1.5, -0.32, 0.945))


def build(view):
    """`room`: towards the machines, the ironing board in front."""
    random.seed(5)
    tiles = m.patterned('tiles', 2.4, color='#a4563a', rough=0.35, specular=0.4)
    room(WIDTH, DEPTH, HEIGHT, tiles, 'sage')
    windows(WIDTH, DEPTH, HEIGHT, (0.6, 2.9), 1.7, 2.45, 130)
    put(lambda: counter(3.6), (0.75, DEPTH, 0))
    put(lambda: l.ironing_board(m.patterned('adire', 0.4)), (1.1, 2.15, 0), -12)
    shirts = [(m.cloth('white'), 0.82), (m.cloth('linen'), 0.8), (m.cloth('white'), 0.84)]
    robes = [(m.patterned('adire', 0.45), 1.05), (m.patterned('aso_oke', 0.5), 1.1)]
    cloths = [*shirts, robes[0], (m.cloth('forest_soft'), 0.82), robes[1], *shirts]
    put(lambda: l.rail(1.5, 1.72, cloths), (-1.75, 3.1, 0), 62)
    put(lambda: l.basket(0.3, 0.5), (-0.55, 2.55, 0))
    put(lambda: l.basket(0.24, 0.36, full='terracotta'), (0.1, 2.95, 0), 40)
    for x in (0.1, 1.5):
        put(lambda: t.pendant(0.55, 0.24, 12), (x, 3.0, HEIGHT))
    put(lambda: f.leafy_plant(1.5, 13), (-2.3, 4.0, 0))
    rug(1.7, 1.0, (0.2, 1.5, 0), m.patterned('stripes', 0.9, colors=('sand', 'forest_soft')), 4)
    golden_day(WIDTH, 1.9)
    camera((0.5, -0.95, 1.38), 6, 27, up=-0.035)
