"""The treatment room: a couch with folded towels, a bowl of water, a screen of pierced bricks."""

import math
import random

from library import furniture as f
from library import grounds
from library import materials as m
from library import seating as s
from library.building import screen
from library.camera import camera
from library.light import GOLDEN, bulb, lamp, sky, sun, window_light
from library.shapes import box, cylinder, put, soft_box, turned
from library.textiles import curtain, pillow, roll, rug, spread


def build(view):
    """`upright`: the couch before the screen; `couch`: from the corner, across it to the oils."""
    cream = m.plaster('sand')
    box((7, 9, 0.2), (0, 2.0, -0.2), m.terrazzo(), bevel=0)
    box((7, 9, 0.2), (0, 2.0, 3.0), m.plaster('linen'), bevel=0)
    box((0.2, 9, 3.0), (2.6, 2.0, 0), cream, bevel=0)
    box((0.2, 9, 3.0), (-2.6, 2.0, 0), m.plaster('forest_soft'), bevel=0)
    box((7, 0.2, 3.0), (0, -2.4, 0), cream, bevel=0).visible_camera = False
    box((1.6, 0.2, 3.0), (-2.1, 4.1, 0), cream, bevel=0)
    box((1.6, 0.2, 3.0), (2.1, 4.1, 0), cream, bevel=0)
    box((2.6, 0.2, 0.35), (0, 4.1, 2.65), cream, bevel=0)
    put(lambda: screen(1.3, 2.65, 7, '#b06a48'), (-0.65, 4.1, 0))
    put(lambda: screen(1.3, 2.65, 7, '#b06a48'), (0.65, 4.1, 0))
    put(lambda: grounds.garden_outside(12, 14), (0, 4.4, 0))
    window_light(2.8, 2.5, (0, 4.6, 1.35), (-90, 0, 0), 230, '#ffe9cf')
    # The couch.
    wood = m.wood('iroko')
    box((0.78, 2.0, 0.1), (0.1, 1.9, 0.56), wood, bevel=0.015)
    for x in (-0.24, 0.44):
        for y in (1.05, 2.75):
            box((0.07, 0.07, 0.56), (x, y, 0), wood, bevel=0.01)
    box((0.66, 1.7, 0.05), (0.1, 1.9, 0.16), wood, bevel=0.01)
    soft_box((0.76, 1.98, 0.12), (0.1, 1.9, 0.66), m.cloth('linen'), round_=0.05)
    sheet_ = {'thick': 0.02, 'fold': 0.01, 'hang_foot': False}
    spread(0.76, 1.05, 0.3, (0.1, 1.98, 0.79), m.cloth('white'), **sheet_)
    across = {'thick': 0.01, 'fold': 0.006, 'hang_foot': False}
    spread(0.85, 0.42, 0.22, (0.1, 1.5, 0.822), m.patterned('adire', 0.45), **across)
    pillow((0.5, 0.34, 0.14), (0.1, 2.6, 0.86), m.cloth('white'), (8, 0, 0))
    white = m.cloth('white')
    for i, x in enumerate((-0.03, 0.12, 0.045)):
        roll(0.38, 0.056, white, (x + 0.055, 1.28, 0.835 + (0.095 if i == 2 else 0)), 90)
    for i in range(3):
        roll(0.44, 0.065, white, (0.1, 1.7 + (i - 1) * 0.14, 0.21))
    # A bowl of water with petals on a stool; oils; a candle.
    put(lambda: s.stool(0.22, 0.5), (-0.95, 1.25, 0))
    bowl = [(0, 0.02), (0.09, 0), (0.19, 0.1), (0.2, 0.12), (0.185, 0.115), (0.09, 0.02), (0, 0.03)]
    turned(bowl, (-0.95, 1.25, 0.5), m.glazed('forest', 0.25))
    cylinder(0.17, 0.004, (-0.95, 1.25, 0.59), m.glazed('#3a5a52', 0.03), bevel=0.001)
    random.seed(5)
    for i in range(9):
        a, r = random.uniform(0, 6), random.uniform(0.02, 0.13)
        turned(
            [(0, 0), (0.022, 0.005), (0.026, 0.01), (0, 0.006)],
            (-0.95 + r * math.cos(a), 1.25 + r * math.sin(a), 0.594),
            m.cloth(('terracotta', 'ochre', 'white')[i % 3]),
            sides=14,
        )
    box((0.5, 1.3, 0.05), (2.2, 2.4, 0.8), wood, bevel=0.01)
    box((0.46, 1.24, 0.4), (2.2, 2.4, 0.38), m.wood('wood'), bevel=0.01)
    for i, (tone, y) in enumerate(
        (('forest', 2.0), ('terracotta', 2.15), ('ochre', 2.28), ('linen', 2.75))
    ):
        turned(
            [(0, 0), (0.04, 0), (0.042, 0.1), (0.014, 0.14), (0.014, 0.18), (0, 0.18)],
            (2.15, y, 0.85),
            m.glazed(tone, 0.2),
            sides=24,
        )
    for x, y, z, size in (
        (2.2, 2.55, 0.85, 0.05),
        (-1.9, 3.5, 0, 0.09),
        (-1.65, 3.65, 0, 0.07),
        (1.32, 3.72, 0, 0.09),
    ):
        cylinder(size * 0.8, size * 2.4, (x, y, z), m.glazed('linen', 0.5), bevel=0.01)
        turned(
            [(0, 0), (size * 0.2, size * 0.2), (0, size)],
            (x, y, z + size * 2.4),
            m.lit('#ffb450', 14),
            sides=12,
        )
        bulb((x, y, z + size * 3.2), 2.0, '#ffae55', 0.03)
    put(lambda: f.leafy_plant(1.8, 15), (-2.05, 2.6, 0), 40)
    put(lambda: f.leafy_plant(1.5, 13), (1.95, 3.65, 0), 200)
    rug(1.5, 2.6, (0.1, 1.7, 0), m.patterned('stripes', 0.9, colors=('sand', 'forest_soft')), 0)
    curtain(0.7, 2.9, (-1.45, 3.9, 0), m.sheer(), 0, folds=7)
    curtain(0.7, 2.9, (1.45, 3.9, 0), m.sheer(), 0, folds=7)
    sky(GOLDEN, 0.7, seen=1.2)
    sun(22, -16, 6.0, '#ffbc76', 0.8)
    fill = lamp('AREA', (0.4, -2.0, 2.5), 50, '#fff0dc', (66, 0, 0), size=2.4)
    fill.visible_glossy = False
    if view == 'upright':
        camera((-0.35, -1.7, 1.35), -4, 30, up=0.0)
    else:
        camera((-1.75, -0.75, 1.4), -24, 26, up=-0.05)
