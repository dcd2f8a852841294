"""The restaurant in the evening: laid tables under woven lamps."""

import math
import random

from library import fittings as t
from library import furniture as f
from library import grounds
from library import materials as m
from library import seating as s
from library.camera import camera
from library.light import DUSK, lamp, sky, sun, window_light
from library.outlines import arch, rectangle
from library.shapes import again, box, built, joined, plate, put, rod, soft_box, turned

WIDTH, DEPTH, HEIGHT = 7.0, 8.0, 3.5


def wine_glass(at):
    """A stemmed glass."""
    turned(
        [
            (0.034, 0),
            (0.034, 0.003),
            (0.004, 0.008),
            (0.004, 0.08),
            (0.03, 0.105),
            (0.038, 0.14),
            (0.032, 0.19),
        ],
        at,
        m.pane(),
        sides=24,
    )


def laid_table(width=0.9, depth=0.9):
    """A table for two with a cloth down its middle, plates, glasses, a candle and flowers."""
    top = 0.75
    box((width, depth, 0.04), (0, 0, top - 0.04), m.wood('iroko'), bevel=0.012)
    turned(
        [(0.3, 0), (0.28, 0.03), (0.06, 0.09), (0.05, 0.5), (0.09, top - 0.04)],
        (0, 0, 0),
        m.wood('wood'),
    )
    runner = m.patterned('aso_oke', 0.5)
    box((0.3, depth + 0.006, 0.004), (0, 0, top), runner, bevel=0.001)
    for side in (-1, 1):
        y = side * (depth / 2 - 0.2)
        turned(
            [(0, 0), (0.09, 0), (0.14, 0.014), (0.138, 0.018), (0.09, 0.006), (0, 0.006)],
            (0, y, top + 0.004),
            m.glazed('linen', 0.25),
        )
        turned(
            [(0, 0), (0.06, 0), (0.1, 0.012), (0.098, 0.016), (0.06, 0.006), (0, 0.006)],
            (0, y, top + 0.014),
            m.glazed('forest_soft', 0.3),
        )
        box((0.05, 0.13, 0.014), (0, y, top + 0.03), m.cloth('white'), 8, bevel=0.005)
        for k, x in ((-1, -0.18), (1, 0.18)):
            box((0.014, 0.19, 0.004), (x, y, top), m.metal(), k * 2, bevel=0.001)
        wine_glass((0.24, y + side * -0.12, top))
        turned(
            [(0, 0), (0.03, 0), (0.034, 0.08), (0.031, 0.08), (0.027, 0.006), (0, 0.006)],
            (0.33, y + side * -0.03, top),
            m.pane(),
            sides=24,
        )
    turned(
        [(0, 0), (0.035, 0), (0.04, 0.05), (0.036, 0.07), (0.032, 0.07), (0.034, 0.03), (0, 0.02)],
        (-0.12, 0, top),
        m.glazed('terracotta', 0.4),
    )
    turned(
        [(0, 0), (0.009, 0.008), (0.007, 0.025), (0, 0.04)],
        (-0.12, 0, top + 0.07),
        m.lit('#ffb450', 14),
        sides=12,
    )
    lamp('POINT', (-0.12, 0, top + 0.12), 1.4, '#ffae55', shadow_soft_size=0.03)
    turned(
        [(0, 0), (0.03, 0), (0.045, 0.05), (0.02, 0.11), (0.026, 0.14), (0.02, 0.14), (0, 0.06)],
        (0.08, 0.02, top),
        m.glazed('sand', 0.4),
    )
    for i in range(6):
        a = i * 2.4
        tip = (
            0.08 + 0.07 * math.cos(a),
            0.02 + 0.07 * math.sin(a),
            top + 0.26 + 0.03 * math.sin(i * 4),
        )
        rod([(0.08, 0.02, top + 0.1), tip], 0.002, m.leaf())
        turned(
            [(0, -0.02), (0.018, 0), (0.014, 0.02), (0, 0.03)],
            tip,
            m.cloth(('ochre', 'terracotta', 'clay')[i % 3]),
            sides=10,
        )


def build(view):
    """`upright`: along the tables to the open kitchen's arch."""
    cream, green = m.plaster('linen'), m.plaster('forest')
    center, length = DEPTH / 2 - 1.5, DEPTH + 3
    box(
        (WIDTH + 1, length, 0.2),
        (0, center, -0.2),
        m.patterned('tiles', 2.4, color='#9c5436', rough=0.4, specular=0.4),
        bevel=0,
    )
    box((WIDTH + 1, length, 0.2), (0, center, HEIGHT), m.plaster('white'), bevel=0)
    box((0.2, length, HEIGHT), (WIDTH / 2 + 0.1, center, 0), green, bevel=0)
    box((WIDTH + 1, 0.2, HEIGHT), (0, -3, 0), cream, bevel=0).visible_camera = False
    rim = rectangle(WIDTH + 1, HEIGHT, (0, HEIGHT / 2))
    plate(
        [rim, arch(2.2, 2.7, (1.5, 0.02)), arch(1.5, 2.2, (-1.7, 0.6))],
        0.3,
        (0, DEPTH, 0),
        cream,
        (90, 0, 0),
        0.02,
    )
    box((WIDTH + 1, 0.2, HEIGHT), (0, DEPTH + 1.6, 0), m.plaster('#8f4a30'), bevel=0)
    lamp(
        'AREA',
        (0.5, DEPTH + 0.9, HEIGHT - 0.2),
        60,
        '#ffc080',
        shape='RECTANGLE',
        size=5,
        size_y=0.8,
    ).visible_camera = False
    starts = (0.0, 2.6, 5.2)
    holes = [rectangle(1.9, 2.6, (y + 1.0 - center, 1.36)) for y in starts]
    plate(
        [rectangle(length, HEIGHT, (0, HEIGHT / 2)), *holes],
        0.26,
        (-WIDTH / 2 - 0.13, center, 0),
        cream,
        (90, 0, 90),
        0.015,
    )
    for y in starts:
        for k in (-0.93, 0, 0.93):
            box((0.06, 0.05, 2.6), (-WIDTH / 2 - 0.14, y + 1.0 + k, 0.06), m.wood('wood'))
        window_light(1.8, 2.5, (-WIDTH / 2 - 0.4, y + 1.0, 1.4), (0, -90, 0), 45, '#f0c9b0')
    # Bottles on shelves in the niche, a bench along the green wall.
    for k in range(3):
        box((1.5, 0.3, 0.04), (-1.7, DEPTH + 0.3, 0.9 + k * 0.5), m.wood('iroko'))
        for i in range(8):
            tone = ('forest', 'terracotta_deep', 'ochre', 'ink')[(i + k) % 4]
            bottle = [(0, 0), (0.035, 0), (0.037, 0.15), (0.014, 0.22), (0.014, 0.28), (0, 0.285)]
            turned(
                bottle,
                (-2.25 + i * 0.155, DEPTH + 0.25, 0.94 + k * 0.5),
                m.glazed(tone, 0.15),
                sides=20,
            )
    box((0.6, DEPTH - 1, 0.42), (WIDTH / 2 - 0.3, DEPTH / 2 - 0.2, 0), m.wood('iroko'), bevel=0.015)
    for i in range(5):
        soft_box(
            (0.56, 1.36, 0.1),
            (WIDTH / 2 - 0.31, 0.6 + i * 1.4, 0.42),
            m.cloth('terracotta'),
            round_=0.04,
        )
        soft_box(
            (0.12, 1.36, 0.5),
            (WIDTH / 2 - 0.07, 0.6 + i * 1.4, 0.52),
            m.cloth('terracotta'),
            round_=0.05,
        )
    for i in range(3):
        put(lambda: f.framed(0.8, 1.0, (0, -0.02, 1.55), i), (WIDTH / 2, 1.0 + i * 2.2, 0), -90)
    table = joined(built(laid_table), 'table')
    chair = joined(built(lambda: s.dining_chair('sand')), 'chair')
    random.seed(3)
    for x in (0.55, -1.75):
        for y in (0.9, 3.2, 5.5):
            again(table, (x, y, 0))
            for side, turn in ((0.78, 0), (-0.78, 180)):
                again(chair, (x, y + side, 0), turn + random.uniform(-9, 9))
            lamp('POINT', (x - 0.12, y, 0.88), 1.2, '#ffae55', shadow_soft_size=0.03)
    for y in (1.0, 3.4, 5.8):
        again(table, (2.55, y, 0), 90)
        again(chair, (1.85, y, 0), 90 + random.uniform(-9, 9))
    grounds.hidden(table, chair)
    for x, y in ((0.55, 0.9), (0.55, 3.2), (0.55, 5.5), (-1.75, 3.2), (-1.75, 5.5), (-1.75, 0.9)):
        put(lambda: t.pendant(1.35, 0.3, 15), (x, y, HEIGHT))
    put(lambda: f.leafy_plant(1.9, 15), (-3.0, 7.3, 0))
    put(lambda: grounds.garden_outside(13, 28), (-WIDTH / 2 - 0.3, 11.0, 0), 90)
    sky(DUSK, 0.5, seen=0.7)
    sun(6, -70, 0.8, '#ff9a62', 3.0)
    fill = lamp('AREA', (0.5, -2.6, 2.8), 40, '#ffdcb0', (66, 0, 0), size=3.0)
    fill.visible_glossy = False
    camera((-0.55, -1.7, 1.5), -2, 27, up=0.02)
