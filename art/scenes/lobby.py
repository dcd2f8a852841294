"""The lobby: a carved desk, rattan chairs, arches that open onto the garden."""

import math

from library import fittings as t
from library import furniture as f
from library import grounds
from library import materials as m
from library import seating as s
from library.camera import camera
from library.light import GOLDEN, lamp, sky, sun, window_light
from library.outlines import arch, circle, rectangle
from library.shapes import box, plate, put, rod, turned
from library.textiles import rug

WIDTH, DEPTH, HEIGHT = 9.0, 8.5, 4.0


def reception(width=3.6):
    """A desk of carved iroko lozenges with a terrazzo top, facing -y."""
    wood, dark = m.wood('iroko'), m.wood('wood')
    box((width, 0.7, 1.02), (0, 0, 0.06), dark, bevel=0.015)
    box((width + 0.16, 0.86, 0.06), (0, 0, 1.08), m.patterned('terrazzo', 0.9, rough=0.2))
    box((width - 0.1, 0.6, 0.06), (0, 0, 0), m.metal())
    across, rows = 12, 3
    w, h = width / across, 0.98 / rows
    holes = []
    for i in range(across):
        for j in range(rows):
            x, y = (i + 0.5 - across / 2) * w, 0.08 + (j + 0.5) * h
            holes.append(
                [(x - w * 0.42, y), (x, y - h * 0.42), (x + w * 0.42, y), (x, y + h * 0.42)]
            )
    rim = rectangle(width, 1.02, (0, 0.57))
    plate([rim, *holes], 0.05, (0, -0.375, 0), wood, (90, 0, 0), bevel=0.008)
    for i in range(across):
        for j in range(rows):
            x, z = (i + 0.5 - across / 2) * w, 0.08 + (j + 0.5) * h
            r = w * 0.17
            plate(
                [[(x - r, z), (x, z - r), (x + r, z), (x, z + r)]],
                0.03,
                (0, -0.36, 0),
                m.metal(),
                (90, 0, 0),
                bevel=0.004,
            )
    f.table_lamp((width / 2 - 0.4, 0.05, 1.14), 'forest_soft', 9)
    turned(
        [(0, 0), (0.07, 0), (0.11, 0.1), (0.06, 0.22), (0.075, 0.27), (0.06, 0.27), (0, 0.1)],
        (-width / 2 + 0.5, 0, 1.14),
        m.glazed('terracotta', 0.4),
    )
    for i in range(9):
        a = i * 2.4
        tip = (
            -width / 2 + 0.5 + 0.2 * math.cos(a),
            0.2 * math.sin(a),
            1.72 + 0.1 * math.sin(i * 3),
        )
        rod([(-width / 2 + 0.5, 0, 1.36), tip], 0.004, m.leaf())
        turned(
            [(0, -0.05), (0.035, 0.0), (0.03, 0.05), (0, 0.09)],
            tip,
            m.cloth(('ochre', 'terracotta', 'linen')[i % 3]),
            sides=12,
        )
    box((0.34, 0.24, 0.02), (0.1, -0.1, 1.14), m.glazed('forest', 0.6), 6, bevel=0.003)
    turned([(0, 0.045), (0.035, 0.035), (0.05, 0), (0, 0)], (0.6, -0.15, 1.14), m.metal())


def shell():
    """The hall: arches on the left, the desk's green wall at the back."""
    center = DEPTH / 2 - 2
    length = DEPTH + 4
    cream, white = m.plaster('linen'), m.plaster('white')
    box((WIDTH + 1, length, 0.2), (0, center, -0.2), m.terrazzo(), bevel=0)
    box((WIDTH + 1, length, 0.2), (0, center, HEIGHT), white, bevel=0)
    box((WIDTH + 1, 0.2, HEIGHT), (0, DEPTH + 0.1, 0), cream, bevel=0)
    box((0.2, length, HEIGHT), (WIDTH / 2 + 0.1, center, 0), cream, bevel=0)
    box((WIDTH + 1, 0.2, HEIGHT), (0, -4, 0), cream, bevel=0).visible_camera = False
    starts = (-1.2, 1.6, 4.4, 7.2)
    holes = [arch(2.0, 3.3, (y - center, 0.02)) for y in starts]
    rim = rectangle(length, HEIGHT, (0, HEIGHT / 2))
    plate([rim, *holes], 0.4, (-WIDTH / 2 - 0.2, center, 0), white, (90, 0, 90), bevel=0.02)
    for y in starts:
        window_light(1.9, 3.0, (-WIDTH / 2 - 0.5, y, 1.6), (0, -90, 0), 150, '#ffecd2')
    for i in range(11):
        y = -3.2 + i * 1.1
        box((WIDTH, 0.16, 0.2), (0, y, HEIGHT - 0.2), m.wood('iroko'), bevel=0.012)
    # The wall behind the desk: slats around a brass sun.
    green = m.plaster('forest')
    box((5.2, 0.1, HEIGHT - 0.2), (0.6, DEPTH - 0.05, 0), green, bevel=0.01)
    for side in (-1, 1):
        for i in range(9):
            box(
                (0.05, 0.07, HEIGHT - 0.2),
                (0.6 + side * (1.5 + i * 0.13), DEPTH - 0.13, 0),
                m.wood('iroko'),
                bevel=0.008,
            )
    plate(
        [circle(0.62, 72), circle(0.5, 72)], 0.04, (0.6, DEPTH - 0.16, 2.35), m.metal(), (90, 0, 0)
    )
    plate([circle(0.36, 72)], 0.04, (0.6, DEPTH - 0.16, 2.35), m.metal(), (90, 0, 0))
    for i in range(24):
        a = i / 24 * math.tau
        rod(
            [
                (0.6 + 0.66 * math.cos(a), DEPTH - 0.15, 2.35 + 0.66 * math.sin(a)),
                (
                    0.6 + (0.78 if i % 2 else 0.9) * math.cos(a),
                    DEPTH - 0.15,
                    2.35 + (0.78 if i % 2 else 0.9) * math.sin(a),
                ),
            ],
            0.012,
            m.metal(),
        )
    box((WIDTH, 0.03, 0.12), (0, DEPTH - 0.015, 0), m.wood('wood'))
    box((0.03, length, 0.12), (WIDTH / 2 - 0.015, center, 0), m.wood('wood'))


def build(view):
    """`hero`: towards the desk; `upright`: the desk and the chairs, closer."""
    shell()
    put(lambda: reception(), (0.6, DEPTH - 1.9, 0))
    put(lambda: grounds.garden_outside(15, 32), (-WIDTH / 2 - 0.4, 12.0, 0), 90)
    for x, y, drop, r in ((-0.7, 5.2, 0.75, 0.3), (0.6, 5.6, 1.05, 0.36), (1.9, 5.2, 0.75, 0.3)):
        put(lambda: t.pendant(drop, r, 16), (x, y, HEIGHT - 0.15))
    rug(
        3.6,
        2.5,
        (-1.2, 2.5, 0),
        m.patterned('diamond_rug', 1, lines='forest', accent='terracotta'),
        0,
    )
    for x, y, turn, tone in (
        (-2.75, 2.2, 78, 'terracotta'),
        (-2.5, 3.4, 48, 'terracotta'),
        (0.2, 2.9, -66, 'forest_soft'),
        (0.0, 1.7, -104, 'forest_soft'),
    ):
        put(lambda: s.rattan_chair(tone), (x, y, 0), turn, 1.08)
    put(lambda: t.coffee_table(1.15, 0.7), (-1.25, 2.5, 0), 4)
    put(lambda: f.leafy_plant(2.2, 16), (-3.6, 6.0, 0), 30)
    put(lambda: f.leafy_plant(1.9, 15), (3.7, 7.3, 0), 110)
    put(
        lambda: s.sofa(
            2.3, 'forest', ((-0.7, m.patterned('adire', 0.5)), (0.72, m.patterned('aso_oke', 0.6)))
        ),
        (3.85, 3.6, 0),
        -90,
    )
    put(lambda: t.floor_lamp(14), (4.0, 5.4, 0))
    put(lambda: f.framed(1.2, 1.3, (0, -0.02, 1.35), 1), (WIDTH / 2, 3.6, 0), -90)
    sky(GOLDEN, 0.7, seen=1.3)
    sun(24, -64, 5.5, '#ffbd78', 0.9)
    fill = lamp('AREA', (1.0, -3.4, 3.2), 90, '#fff0dc', (66, 0, 0), size=3.5)
    fill.visible_glossy = False
    if view == 'hero':
        camera((0.9, -1.5, 1.5), 4, 24, up=0.02)
    else:
        camera((0.3, -1.6, 1.5), -1, 30, up=0.05)
