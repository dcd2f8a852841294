"""The pool at dusk, with the house behind it."""

import math
import random

from library import garden as g
from library import materials as m
from library.building import house
from library.camera import camera
from library.light import DUSK, lamp, sky, sun
from library.shapes import again, box, built, cylinder, joined, put, rod, sheet, soft_box, turned
from library.textiles import pillow


def pool(length, width, depth=1.3, lamps=4, power=55):
    """A pool along y, from y = 0, full to the brim and lit under water."""
    tile = m.patterned('tiles', 1.6, color='#4f9c93', grout='#3d7f78')
    edge = m.earth('#d9c8a8', 0.12)
    box((width, length, 0.1), (0, length / 2, -depth - 0.1), tile, bevel=0)
    for x in (-1, 1):
        box((0.1, length, depth), (x * (width / 2 + 0.05), length / 2, -depth), tile, bevel=0)
        box((0.45, length + 0.9, 0.1), (x * (width / 2 + 0.2), length / 2, -0.02), edge, bevel=0.02)
    for y, side in ((0, -1), (length, 1)):
        box((width, 0.1, depth), (0, y + side * 0.05, -depth), tile, bevel=0)
        box((width, 0.45, 0.1), (0, y + side * 0.2, -0.02), edge, bevel=0.02)
    sheet(
        1,
        1,
        lambda u, v: ((u - 0.5) * width, v * length, 0.035),
        m.water('#9fe0d2', 0.09, 1.6),
        name='water',
    )
    # One long lamp under the water on each side: the whole basin glows.
    for x, turn in ((-width / 2 + 0.06, -90), (width / 2 - 0.06, 90)):
        light = lamp(
            'AREA',
            (x, length / 2, -0.55),
            power * lamps,
            '#d9fff0',
            (0, turn, 0),
            shape='RECTANGLE',
            size=0.25,
            size_y=length * 0.95,
        )
        light.visible_camera = light.visible_glossy = False


def lounger(towel):
    """A sun lounger of iroko slats with a pad, its head raised, facing -y."""
    wood = m.wood('iroko')
    for x in (-0.32, 0.32):
        box((0.05, 1.95, 0.07), (x, 0, 0.26), wood, bevel=0.01)
        for y in (-0.85, 0.75):
            box((0.05, 0.06, 0.27), (x, y, 0), wood, bevel=0.008)
    for i in range(11):
        box((0.64, 0.07, 0.02), (0, -0.9 + i * 0.11, 0.33), wood, bevel=0.005)
    pad = m.cloth('linen')
    soft_box((0.62, 1.28, 0.09), (0, -0.33, 0.35), pad, round_=0.04, puff=0.01)
    soft_box((0.62, 0.8, 0.09), (0, 0.62, 0.5), pad, (34, 0, 0), round_=0.04, puff=0.01)
    pillow((0.44, 0.28, 0.13), (0, 0.76, 0.7), towel, (34, 0, 2))

    def drape(u, v):
        z = 0.452 + 0.006 * math.sin(u * 7 + v * 11)
        x = (u - 0.5) * 0.9
        over = max(0, abs(x) - 0.31)
        return (math.copysign(min(abs(x), 0.325), x), -0.92 + v * 0.72, z - over * 1.1)

    sheet(30, 20, drape, towel, size=(0.9, 0.7), name='towel')


def parasol(height=2.6, radius=1.5, color='linen'):
    """An open parasol with eight ribs."""
    rod([(0, 0, 0), (0, 0, height)], 0.024, m.wood('iroko'))
    cylinder(0.26, 0.09, (0, 0, 0), m.earth('concrete', 0.2))

    def roof(u, v):
        a = u * math.tau
        rib = abs(math.sin(a * 4))
        r = radius * v * (1 - 0.06 * rib * v)
        return (r * math.cos(a), r * math.sin(a), height - 0.5 * v**1.25 - 0.03 * rib * v)

    sheet(64, 8, roof, m.cloth(color), size=(6, 1.5), name='parasol')


def lantern(size=0.34):
    """A pierced clay lantern with a flame in it."""
    clay = m.earth('terracotta', 0.2)
    turned(
        [(0, 0), (size * 0.5, 0), (size * 0.62, size * 0.3), (size * 0.6, size * 0.34)],
        (0, 0, 0),
        clay,
    )
    for i in range(9):
        a = i / 9 * math.tau
        box(
            (0.04, 0.03, size * 0.9),
            (size * 0.52 * math.cos(a), size * 0.52 * math.sin(a), size * 0.3),
            clay,
            math.degrees(a) + 90,
        )
    turned([(size * 0.6, size * 1.2), (size * 0.45, size * 1.4), (0, size * 1.5)], (0, 0, 0), clay)
    turned([(0, 0.1), (0.07, 0.12), (0.08, 0.25), (0, 0.3)], (0, 0, 0), m.lit('#ffb04f', 9.0))


def build(view):
    """`hero`: along the water towards the house."""
    box((160, 160, 0.1), (0, 40, -2.2), m.earth('#4a4a2c'), bevel=0)
    deck = m.patterned('tiles', 4.0, color='#d3bd96', grout='#a8946f')
    box((9.0, 60, 0.5), (-7.5, 20, -0.5), deck, bevel=0)
    box((20.0, 60, 0.5), (13.0, 20, -0.5), deck, bevel=0)
    box((6.0, 22, 0.5), (0, 30.0, -0.5), deck, bevel=0)
    box((6.0, 4.5, 0.5), (0, -2.25, -0.5), deck, bevel=0)
    put(lambda: pool(19.0, 6.0), (0, 0, 0))
    put(lambda: house(8, 2, (1, 4, 6), (0, 2, 3, 5, 7), 330), (-9.0, 26.5, 0))
    put(lambda: house(6, 2, (2, 4), (0, 1, 3, 5), 250), (14.5, 27, 0), -90)

    stripes = m.patterned('stripes', 0.35, colors=('linen', 'terracotta'), widths=(3, 2))
    one = joined(built(lambda: lounger(stripes)), 'lounger')
    for i, (x, y, turn) in enumerate(
        ((-4.5, 3.3, 92), (-4.6, 5.2, 88), (-4.5, 8.9, 91), (-4.55, 10.8, 89), (-4.5, 14.4, 91))
    ):
        again(one, (x, y, 0), turn)
    one.location.z = -50
    shade = joined(built(parasol), 'parasol')
    for y in (4.2, 9.8, 15.4):
        again(shade, (-5.3, y, 0), y * 9)
    shade.location.z = -50
    glow = joined(built(lantern), 'lantern')
    for x, y, s in (
        (3.75, 1.5, 1.1),
        (4.15, 1.9, 0.8),
        (-3.75, 7.1, 0.9),
        (3.8, 8, 1),
        (3.8, 14, 1),
        (-3.75, 12.6, 0.9),
    ):
        again(glow, (x, y, 0), x * 40, s)
        lamp('POINT', (x, y, 0.28), 5, '#ffae55', shadow_soft_size=0.08)
    glow.location.z = -50

    palms = [g.palm(7.6, 0.8), g.palm(9.4, 1.1), g.palm(6.0, 0.5)]
    spots = (
        (-8.6, 6.5, 0, 1.0),
        (-10.5, 11.5, 1, 1.0),
        (-8.9, 17.0, 2, 1.1),
        (-13.5, 20.0, 1, 1.15),
        (-16.0, 9.0, 0, 1.3),
        (-20.0, 26.0, 1, 1.3),
        (7.4, 11.0, 2, 0.95),
        (8.4, 18.5, 0, 0.95),
        (-27.0, 17.0, 1, 1.2),
    )
    for i, (x, y, which, scale) in enumerate(spots):
        again(palms[which], (x, y, 0), i * 61 + 20, scale)
    shrub, grass = g.shrub(0.6), g.tuft(0.6)
    hedge = g.hedge(5.0, 1.0, 1.3)
    for i in range(9):
        again(hedge, (-11.6, -3 + i * 4.9, 0), 90)
    for _ in range(26):
        at = (random.uniform(-10.8, -8.2), random.uniform(0, 24), 0)
        again(
            random.choice((shrub, grass, grass)),
            at,
            random.uniform(0, 360),
            random.uniform(0.8, 1.3),
        )
    for _ in range(30):
        at = (random.uniform(6.6, 9.2), random.uniform(9, 21), 0)
        again(random.choice((shrub, grass)), at, random.uniform(0, 360), random.uniform(0.7, 1.1))
    for thing in (*palms, shrub, grass, hedge):
        thing.location.z = -60

    sky(DUSK, 0.5, seen=0.75)
    sun(3, -70, 0.5, '#ff9a62', 3.0)
    camera((1.6, -3.4, 1.62), 7, 24, up=0.07)
