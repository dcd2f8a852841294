"""What is seen from the windows: a veranda, beds of grass and shrubs, a hedge, palms behind it."""

import random

from . import garden as g
from . import materials as m
from .facades import lit_front
from .shapes import again, box, cylinder, sheet


def hidden(*things):
    """Puts away what has been set out again."""
    for thing in things:
        thing.location.z = -80


def garden_outside(far=14.0, wide=16.0, level=-0.05):
    """A garden along +y from the origin, `wide` across, seen from a window."""
    box((wide * 3, 60, 0.1), (0, 30, level - 0.3), m.earth('#66702f', 0.5), bevel=0)
    box((wide, 2.2, 0.1), (0, 1.1, level - 0.1), m.patterned('tiles', 2.4), bevel=0)
    palms = [g.palm(5.4, 0.7, 22), g.palm(7.2, 0.9, 22)]
    shrub, pale, grass = g.shrub(0.6, 700), g.shrub(0.5, 500, '#6d8a3c', 0.17), g.tuft(0.6)
    hedge = g.hedge(4.0, 0.9, 1.7, leaves=3600)
    for i in range(round(wide / 3.6)):
        again(hedge, ((i + 0.5) * 3.6 - wide / 2, far * 0.62, level - 0.2), 0)
    for i in range(round(wide * 0.9)):
        x = (i + 0.5) / 0.9 - wide / 2 + random.uniform(-0.4, 0.4)
        again(
            (shrub, pale, grass)[i % 3],
            (x, 2.7 + random.uniform(0, 1.2), level - 0.1),
            i * 70,
            random.uniform(0.7, 1.1),
        )
    for i, x in enumerate((-0.42, -0.2, 0.06, 0.3, 0.47)):
        again(palms[i % 2], (x * wide, far * random.uniform(0.5, 1.1), level), i * 80, 1.0)
    for i in range(round(wide)):
        x = (i + 0.5) - wide / 2
        again(shrub, (x * 1.6, far * 1.25, level), i * 33, random.uniform(3.0, 5.0))
    hidden(*palms, shrub, pale, grass, hedge)


def balcony_outside(wide, deep=1.8, rail=1.05):
    """A balcony along +y from the origin with a railing of iroko, and palm crowns beyond it."""
    box((wide, deep, 0.14), (0, deep / 2, -0.16), m.patterned('tiles', 2.0), bevel=0)
    count = round(wide / 0.11)
    for i in range(count):
        box(
            (0.028, 0.045, rail - 0.06),
            ((i / (count - 1) - 0.5) * wide, deep, 0),
            m.wood('iroko'),
            bevel=0.004,
        )
    box((wide, 0.09, 0.05), (0, deep, rail - 0.05), m.wood('wood'), bevel=0.012)
    palms = [g.palm(6.5, 0.7, 24), g.palm(8.0, 1.0, 24)]
    for i, (x, y) in enumerate(((-4.5, 5.5), (-1.2, 9.0), (2.6, 6.8), (6.0, 10.0), (-8.0, 12.0))):
        again(palms[i % 2], (x, y, -5.2 + (i % 3) * 0.5), i * 70)
    trees = g.shrub(0.6, 700)
    for i in range(26):
        again(
            trees, ((i - 13) * 2.6, 22 + 5 * ((i * 7) % 3), -4.6), i * 40, random.uniform(4.5, 7.5)
        )
    hidden(*palms, trees)


def city_outside(far=120.0, level=-26.0):
    """The city at dusk, far below, along +y: roofs and towers with lit windows."""
    box((900, 700, 1), (0, far + 300, level - 1), m.earth('#3a322c', 0.2), bevel=0)
    for i in range(150):
        x, y = random.uniform(-190, 190), far * random.uniform(0.55, 2.6)
        tall = random.choice((7, 9, 12, 12, 16, 22)) * random.uniform(0.8, 1.3)
        if random.random() < 0.08:
            tall += random.uniform(14, 30)
        side = random.uniform(9, 18)
        front = lit_front(i % 5)
        box(
            (side, side, tall),
            (x, y, level),
            m.plaster(random.choice(('#8a7a6a', '#6f655c', '#a08c74'))),
            bevel=0,
        )
        sheet(
            1,
            1,
            lambda u, v, x=x, y=y, s=side, t=tall: (
                x + (u - 0.5) * s,
                y - s / 2 - 0.05,
                level + v * t,
            ),
            front,
            size=(side / 12, tall / 12),
        )
    for i in range(7):
        cylinder(
            90 + i * 9,
            14 + 5 * (i % 3),
            ((i - 3) * 130, far * 4.2, level),
            m.earth('#4b4550', 0.1),
            top=10,
        )
