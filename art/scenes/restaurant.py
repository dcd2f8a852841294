"""The restaurant in the evening: laid tables under woven lamps."""

import random

from library import fittings as t
from library import furniture as f
from library import grounds
from library import materials as m
from library import seating as s
from library import tableware as w
from library.camera import camera
from library.light import DUSK, lamp, sky, sun, window_light
from library.outlines import arch, rectangle
from library.shapes import again, box, built, joined, plate, put, soft_box, turned
from library.textiles import curtain

WIDTH, DEPTH, HEIGHT = 7.0, 8.0, 3.5


def laid_table(width=0.9, depth=0.9, served=False):
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
        w.dish((0, y, top + 0.004))
        w.dish((0, y, top + 0.011), 0.105, 'forest_soft')
        if served:
            w.jollof((0, y, top + 0.017), 0.05)
            w.napkin((-0.27, y - 0.02 * side, top), 6 * side)
        else:
            w.napkin((0, y, top + 0.02))
        w.cutlery((0, y, top), 2 * side)
        w.wine_glass((0.24, y + side * -0.12, top))
        w.tumbler((0.33, y + side * -0.03, top), '#8c1f22' if served else None)
    w.candle((-0.12, 0, top))
    w.posy((0.08, 0.02, top))


def shell():
    """The hall: windows on the left, a green wall with the kitchen's arch and a niche of bottles."""
    cream, green = m.plaster('linen'), m.plaster('forest')
    center, length = DEPTH / 2 - 1.5, DEPTH + 3
    tiles = m.patterned('tiles', 2.4, color='#8a4a30', rough=0.35, specular=0.4)
    box((WIDTH + 1, length, 0.2), (0, center, -0.2), tiles, bevel=0)
    box((WIDTH + 1, length, 0.2), (0, center, HEIGHT), m.plaster('white'), bevel=0)
    box((0.2, length, HEIGHT), (WIDTH / 2 + 0.1, center, 0), cream, bevel=0)
    box((WIDTH + 1, 0.2, HEIGHT), (0, -3, 0), cream, bevel=0).visible_camera = False
    for i in range(9):
        box((WIDTH, 0.14, 0.2), (0, -2.2 + i * 1.2, HEIGHT - 0.2), m.wood('iroko'), bevel=0.012)
    outlines = [rectangle(WIDTH + 1, HEIGHT, (0, HEIGHT / 2))]
    outlines += [arch(2.2, 2.7, (1.5, 0.02)), arch(1.7, 2.3, (-1.5, 0.6))]
    plate(outlines, 0.3, (0, DEPTH, 0), green, (90, 0, 0), 0.02)
    box((WIDTH, 0.03, 0.12), (0, DEPTH - 0.165, 0), m.wood('wood'))
    box((WIDTH + 1, 0.2, HEIGHT), (0, DEPTH + 1.6, 0), m.plaster('#b9855f'), bevel=0)
    kitchen = lamp('AREA', (0.5, DEPTH + 0.9, HEIGHT - 0.2), 75, '#ffc890', shape='RECTANGLE')
    kitchen.data.size, kitchen.data.size_y = 5, 0.8
    kitchen.visible_camera = False
    starts = (0.0, 2.6, 5.2)
    holes = [rectangle(2.0, 2.6, (y + 1.0 - center, 1.36)) for y in starts]
    outlines = [rectangle(length, HEIGHT, (0, HEIGHT / 2)), *holes]
    plate(outlines, 0.26, (-WIDTH / 2 - 0.13, center, 0), cream, (90, 0, 90), 0.015)
    for y in starts:
        for k in (-0.97, 0, 0.97):
            box((0.06, 0.05, 2.6), (-WIDTH / 2 - 0.14, y + 1.0 + k, 0.06), m.wood('wood'))
        window_light(1.8, 2.5, (-WIDTH / 2 - 0.4, y + 1.0, 1.4), (0, -90, 0), 80, '#d9c4d0')
    for y in (-0.25, 2.3, 4.9, 7.4):
        curtain(0.45, 3.1, (-WIDTH / 2 + 0.12, y, 0), m.cloth('terracotta'), 90, folds=5)


def furnished(chair, table):
    """What stands along the walls: bottles in the niche, a bench, pictures, plants."""
    for k in range(3):
        box((1.7, 0.3, 0.04), (-1.5, DEPTH + 0.3, 0.9 + k * 0.5), m.wood('iroko'))
        for i in range(9):
            tone = ('forest', 'terracotta_deep', 'ochre', 'ink')[(i + k) % 4]
            bottle = [(0, 0), (0.035, 0), (0.037, 0.15), (0.014, 0.22), (0.014, 0.28), (0, 0.285)]
            spot = (-2.15 + i * 0.16, DEPTH + 0.25, 0.94 + k * 0.5)
            turned(bottle, spot, m.glazed(tone, 0.15), sides=20)
    box((2.0, 0.5, 0.95), (1.5, DEPTH + 0.5, 0), m.wood('wood'), bevel=0.01)
    box((2.1, 0.6, 0.05), (1.5, DEPTH + 0.5, 0.95), m.patterned('terrazzo', 0.9, rough=0.2))
    for i, x in enumerate((0.9, 1.25, 1.8, 2.1)):
        w.dish((x, DEPTH + 0.45, 1.0), 0.12 + 0.02 * (i % 2), ('clay', 'linen')[i % 2], w.BOWL)
    box((0.6, DEPTH - 1, 0.42), (WIDTH / 2 - 0.3, DEPTH / 2 - 0.2, 0), m.wood('iroko'), bevel=0.015)
    for i in range(5):
        y = 0.6 + i * 1.4
        cloth = m.cloth('forest_soft')
        soft_box((0.56, 1.36, 0.1), (WIDTH / 2 - 0.31, y, 0.42), cloth, round_=0.04)
        soft_box((0.12, 1.36, 0.5), (WIDTH / 2 - 0.07, y, 0.52), cloth, round_=0.05)
    for i in range(3):
        put(lambda: f.framed(0.8, 1.0, (0, -0.02, 1.55), i), (WIDTH / 2, 1.0 + i * 2.2, 0), -90)
    for y in (1.0, 3.4, 5.8):
        again(table, (2.55, y, 0), 90)
        again(chair, (1.85, y, 0), 90 + random.uniform(-9, 9))
    put(lambda: f.leafy_plant(1.9, 15), (-3.0, 7.3, 0))


def build(view):
    """`upright`: along the tables to the kitchen's arch; `dinner`: a table by the window, served."""
    shell()
    table = joined(built(laid_table), 'table')
    chair = joined(built(lambda: s.dining_chair('sand')), 'chair')
    random.seed(3)
    furnished(chair, table)
    for x in (0.35, -2.1):
        for y in (0.9, 3.3, 5.7):
            near = y == 0.9 and x == (0.35 if view == 'upright' else -2.1)
            if near:
                put(lambda: laid_table(served=True), (x, y, 0))
            else:
                again(table, (x, y, 0))
            for side, turn in ((0.78, 0), (-0.78, 180)):
                if not (near and side < 0):
                    again(chair, (x, y + side, 0), turn + random.uniform(-9, 9))
            lamp('POINT', (x - 0.12, y, 0.88), 1.2, '#ffae55', shadow_soft_size=0.03)
            put(lambda: t.pendant(1.3, 0.3, 15), (x, y, HEIGHT - 0.1))
    grounds.hidden(table, chair)
    put(lambda: grounds.garden_outside(13, 28), (-WIDTH / 2 - 0.3, 11.0, 0), 90)
    sky(DUSK, 0.9, seen=1.1)
    sun(6, -70, 0.9, '#ff9a62', 3.0)
    fill = lamp('AREA', (0.5, -2.6, 2.8), 45, '#f4e2cc', (66, 0, 0), size=3.0)
    fill.visible_glossy = False
    if view == 'upright':
        camera((1.25, -1.55, 1.42), 12, 27, up=0.03)
    else:
        camera((-0.85, -0.8, 1.3), 26, 29, up=-0.015)
