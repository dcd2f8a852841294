"""Desks, cupboards, tables, a kitchenette, standing and hanging lamps, built facing -y."""

import math
import random

from . import materials as m
from .light import bulb
from .shapes import box, cylinder, rod, sheet, thicken, turned


def desk(width=1.3, depth=0.58):
    """A writing desk against a wall at y = 0, with a lamp, papers and a pen somebody just left."""
    wood = m.wood('iroko')
    box((width, depth, 0.04), (0, -depth / 2, 0.72), wood, bevel=0.01)
    box((width - 0.08, depth - 0.1, 0.1), (0, -depth / 2 + 0.02, 0.62), wood, bevel=0.008)
    for x in (-width / 2 + 0.07, width / 2 - 0.07):
        for y in (-depth + 0.07, -0.06):
            cylinder(0.016, 0.64, (x, y, 0), m.wood('wood'), top=0.026)
    for x in (-width / 4, width / 4):
        cylinder(0.011, 0.02, (x, -depth + 0.07, 0.67), m.metal(), (90, 0, 0))
    box((0.3, 0.21, 0.012), (0.1, -0.3, 0.76), m.glazed('white', 0.8), 8, bevel=0.002)
    box((0.16, 0.23, 0.03), (-0.3, -0.2, 0.76), m.glazed('forest', 0.6), -6, bevel=0.003)
    box((0.15, 0.21, 0.025), (-0.3, -0.2, 0.79), m.glazed('terracotta', 0.6), 5, bevel=0.003)
    rod([(0.12, -0.36, 0.778), (0.24, -0.3, 0.778)], 0.004, m.metal())
    x = width / 2 - 0.16
    cylinder(0.075, 0.018, (x, -0.16, 0.76), m.metal())
    rod([(x, -0.16, 0.77), (x, -0.16, 1.12), (x - 0.2, -0.24, 1.2)], 0.008, m.metal())
    turned([(0.02, 0.07), (0.05, 0.06), (0.09, 0)], (x - 0.2, -0.24, 1.12), m.glazed('forest'))
    bulb((x - 0.2, -0.24, 1.11), 3.0, size=0.03)


def wardrobe(width=1.6, height=2.25, doors=3):
    """A cupboard with slatted iroko doors, its back at y = 0."""
    wood = m.wood('iroko')
    box((width, 0.56, height), (0, -0.28, 0.06), wood, bevel=0.012)
    box((width - 0.06, 0.5, 0.08), (0, -0.28, 0), m.wood('wood'), bevel=0)
    wide = width / doors
    for d in range(doors):
        x = (d - (doors - 1) / 2) * wide
        count = round((wide - 0.06) / 0.05)
        for i in range(count):
            box(
                (0.032, 0.02, height - 0.14),
                (x + (i - (count - 1) / 2) * 0.05, -0.567, 0.13),
                wood,
                bevel=0.006,
            )
        if d:
            box((0.006, 0.03, height - 0.02), (x - wide / 2, -0.565, 0.07), m.wood('wood'), bevel=0)
        rod([(x + wide / 2 - 0.05, -0.6, 1.0), (x + wide / 2 - 0.05, -0.6, 1.22)], 0.008, m.metal())


def coffee_table(width=1.1, depth=0.6):
    """A low oval table with a bowl and two books."""

    def top(u, v):
        a = u * math.tau
        r = min(1.0, v * 1.0)
        c, s = math.cos(a), math.sin(a)
        return (width / 2 * r * c, depth / 2 * r * s, 0.36)

    thicken(sheet(64, 4, top, m.wood('iroko'), size=(2, 0.5), name='top'), 0.035, -1)
    for x in (-width * 0.26, width * 0.26):
        turned([(0.16, 0), (0.1, 0.12), (0.1, 0.24), (0.17, 0.34)], (x, 0, 0), m.wood('wood'))
    turned(
        [(0, 0.012), (0.06, 0), (0.15, 0.075), (0.145, 0.08), (0.06, 0.014), (0, 0.016)],
        (0.2, 0.04, 0.362),
        m.glazed('terracotta', 0.35),
    )
    for x, y, r in ((0.17, 0.04, 0.038), (0.24, 0.06, 0.036), (0.21, -0.01, 0.037)):
        turned(
            [(0, -r)]
            + [(r * math.cos(t), r * math.sin(t)) for t in (-1, -0.5, 0, 0.5, 1)]
            + [(0, r)],
            (x, y, 0.362 + 0.055),
            m.glazed('ochre', 0.5),
        )
    box((0.27, 0.2, 0.03), (-0.22, -0.02, 0.362), m.glazed('forest', 0.6), 12, bevel=0.003)
    box((0.24, 0.18, 0.022), (-0.21, -0.02, 0.392), m.glazed('sand_deep', 0.6), -4, bevel=0.003)


def floor_lamp(power=16):
    """Three iroko legs under a linen shade."""
    for i in range(3):
        a = i / 3 * math.tau + 0.4
        rod(
            [
                (0.26 * math.cos(a), 0.26 * math.sin(a), 0),
                (0.02 * math.cos(a), 0.02 * math.sin(a), 1.3),
            ],
            0.014,
            m.wood('iroko'),
        )
    turned([(0.25, 1.22), (0.19, 1.56)], (0, 0, 0), m.shade(), sides=56)
    bulb((0, 0, 1.6), power, size=0.09)
    bulb((0, 0, 1.17), power * 0.5, size=0.09)


def pendant(drop, radius=0.28, power=14, color='#c89a5e'):
    """A woven basket lamp that hangs from z = 0."""
    rod([(0, 0, 0), (0, 0, -drop)], 0.005, m.wood('ink'))
    for k in range(11):
        t = k / 10
        r = radius * (0.25 + 0.75 * math.sin(math.pi * (0.12 + 0.52 * t)))
        z = -drop - radius * 1.15 * t
        rod(
            [(r * math.cos(a), r * math.sin(a), z) for a in [i / 36 * math.tau for i in range(37)]],
            0.009,
            m.wood(color),
        )
    for i in range(22):
        a = i / 22 * math.tau
        strip = []
        for k in range(9):
            t = k / 8
            r = radius * (0.25 + 0.75 * math.sin(math.pi * (0.12 + 0.52 * t)))
            strip.append((r * math.cos(a), r * math.sin(a), -drop - radius * 1.15 * t))
        rod(strip, 0.006, m.wood(color))
    turned(
        [(0, 0), (0.05, 0.03), (0.05, 0.09), (0, 0.12)], (0, 0, -drop - 0.2), m.lit('#ffc37a', 12)
    )
    bulb((0, 0, -drop - 0.28), power, size=0.08)


def kitchenette(width=1.9):
    """A counter with a sink, a hob, a kettle and shelves with cups; its back at y = 0."""
    wood = m.wood('iroko')
    box((width, 0.6, 0.8), (0, -0.3, 0.08), m.glazed('forest_soft', 0.55), bevel=0.008)
    box((width - 0.04, 0.52, 0.08), (0, -0.27, 0), m.wood('wood'), bevel=0)
    box(
        (width + 0.04, 0.64, 0.04),
        (0, -0.31, 0.88),
        m.patterned('terrazzo', 0.9, rough=0.25),
        bevel=0.008,
    )
    doors = 4
    for i in range(doors):
        x = (i - (doors - 1) / 2) * width / doors
        box(
            (width / doors - 0.012, 0.02, 0.74),
            (x, -0.605, 0.11),
            m.glazed('forest_soft', 0.55),
            bevel=0.005,
        )
        rod([(x - 0.06, -0.635, 0.78), (x + 0.06, -0.635, 0.78)], 0.007, m.metal())
    box(
        (width + 0.04, 0.02, 0.55),
        (0, -0.01, 0.92),
        m.patterned('tiles', 0.8, color='#e4d6ba', grout='#b9a988'),
        bevel=0,
    )
    for z in (1.5, 1.85):
        box((width, 0.26, 0.035), (0, -0.13, z), wood, bevel=0.008)
    cup = [(0, 0), (0.03, 0), (0.04, 0.05), (0.042, 0.08), (0.037, 0.079), (0.03, 0.01), (0, 0.01)]
    for i in range(7):
        tone = ('linen', 'terracotta', 'forest_soft', 'sand_deep')[i % 4]
        turned(cup, (-width / 2 + 0.15 + i * 0.13, -0.14, 1.535), m.glazed(tone))
    for i in range(5):
        cylinder(0.11, 0.014, (width / 2 - 0.25, -0.14, 1.535 + i * 0.016), m.glazed('linen'))
    jar = [(0, 0), (0.05, 0), (0.06, 0.03), (0.06, 0.13), (0.045, 0.16), (0, 0.165)]
    for i in range(5):
        turned(
            jar,
            (-width / 2 + 0.2 + i * 0.17, -0.13, 1.885),
            m.glazed(('clay', 'sand', 'ochre')[i % 3]),
        )
    kettle = [
        (0, 0),
        (0.085, 0),
        (0.09, 0.03),
        (0.07, 0.14),
        (0.035, 0.17),
        (0.012, 0.18),
        (0, 0.2),
    ]
    turned(kettle, (-width / 2 + 0.3, -0.28, 0.92), m.metal('brass', 0.2))
    rod(
        [
            (width / 2 - 0.5, -0.12, 0.92),
            (width / 2 - 0.5, -0.12, 1.22),
            (width / 2 - 0.5, -0.3, 1.2),
        ],
        0.012,
        m.metal(),
    )
    box((0.46, 0.36, 0.006), (width / 2 - 0.5, -0.34, 0.919), m.metal('stone', 0.25), bevel=0.002)
    turned(
        [(0, 0.01), (0.07, 0), (0.16, 0.09), (0.155, 0.093), (0.07, 0.012), (0, 0.014)],
        (0.05, -0.3, 0.92),
        m.wood('wood'),
    )
    for x, y in ((0.02, -0.3), (0.1, -0.27), (0.07, -0.35)):
        turned(
            [(0, 0), (0.035, 0.02), (0.04, 0.045), (0.03, 0.075), (0, 0.085)],
            (x, y, 0.945),
            m.glazed('ochre', 0.5),
        )


def round_table(radius=0.5, height=0.74):
    """A round table on one turned foot, with a vase."""
    cylinder(radius, 0.035, (0, 0, height - 0.035), m.wood('iroko'), bevel=0.012)
    turned(
        [(0.26, 0), (0.25, 0.03), (0.06, 0.1), (0.045, 0.4), (0.07, height - 0.04)],
        (0, 0, 0),
        m.wood('wood'),
    )
    turned(
        [(0, 0), (0.05, 0), (0.08, 0.08), (0.04, 0.18), (0.05, 0.22), (0.04, 0.22), (0, 0.1)],
        (0.08, 0.1, height),
        m.glazed('terracotta', 0.5),
    )


def bookshelf(width=1.1, height=2.1, depth=0.28):
    """An iroko shelf full of books, its back at y = 0."""
    wood = m.wood('iroko')
    tones = ('forest', 'terracotta', 'sand_deep', 'ink', 'ochre', 'indigo', 'clay', 'forest_soft')
    for x in (-width / 2, width / 2):
        box((0.03, depth, height), (x, -depth / 2, 0), wood)
    box((width, 0.015, height), (0, -0.01, 0), m.wood('wood'), bevel=0)
    for k in range(6):
        z = 0.06 + k * (height - 0.1) / 5
        box((width, depth, 0.025), (0, -depth / 2, z), wood)
        x = -width / 2 + 0.03
        while k < 5 and x < width / 2 - 0.06 - 0.12 * (k % 3):
            thick, tall = random.uniform(0.018, 0.045), random.uniform(0.19, 0.29)
            tone = random.choice(tones)
            box(
                (thick, 0.17, tall),
                (x + thick / 2, -depth + 0.12, z + 0.025),
                m.glazed(tone, 0.6),
                bevel=0.003,
            )
            x += thick + 0.001
