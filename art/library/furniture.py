"""Beds, lamps, seats, tables, a plant and wall art, built around the origin and facing -y."""

import math
import random

from . import materials as m
from .light import bulb
from .shapes import box, cylinder, rod, sheet, soft_box, turned
from .textiles import pillow, spread


def bed(width=1.8, head='slats', cover='white', throw=None, cushions=(), frame='iroko'):
    """A bed with its head at y = 0."""
    body = m.wood(frame)
    box((width + 0.12, 2.1, 0.2), (0, -1.05, 0.12), body, bevel=0.015)
    box((width - 0.2, 1.8, 0.12), (0, -1.05, 0), m.wood('wood'))
    soft_box((width, 2.0, 0.24), (0, -1.03, 0.3), m.cloth('white'), round_=0.07)
    linen = m.cloth(cover)
    spread(width + 0.02, 1.5, 0.24, (0, -0.56, 0.55), linen)
    spread(width + 0.05, 0.24, 0.2, (0, -0.5, 0.585), m.cloth('white'), thick=0.04, hang_foot=False)
    if throw:
        spread(
            width + 0.13,
            0.46,
            0.3,
            (0, -1.52, 0.598),
            throw,
            thick=0.012,
            fold=0.014,
            name='throw',
            hang_foot=False,
        )
    white = m.cloth('white')
    gap = width / 4
    for x in (-gap, gap):
        pillow((0.74, 0.5, 0.24), (x, -0.19, 0.78), white, (68, 0, random.uniform(-3, 3)))
        pillow((0.7, 0.46, 0.22), (x * 0.96, -0.36, 0.74), white, (56, 0, random.uniform(-5, 5)))
    for x, size, material in cushions:
        pillow(
            (size, size * (1 if size < 0.55 else 0.6), 0.18),
            (x, -0.53, 0.6 + size * (0.36 if size < 0.55 else 0.22)),
            material,
            (58, 0, random.uniform(-7, 7)),
        )
    if head == 'slats':
        count = round((width + 1.9) / 0.09)
        for i in range(count):
            x = (i - (count - 1) / 2) * 0.09
            box((0.055, 0.035, 1.25), (x, 0.0, 0.12), body, bevel=0.008)
        box((count * 0.09 + 0.02, 0.06, 0.04), (0, 0, 1.37), body)
    elif head == 'panels':
        wide = (width + 0.3) / 6
        for i in range(6):
            soft_box(
                (wide, 0.1, 0.95),
                ((i - 2.5) * wide, 0.0, 0.25),
                m.cloth('clay'),
                round_=0.045,
                puff=0,
            )
    else:
        box((width + 0.16, 0.06, 0.75), (0, 0, 0.25), body, bevel=0.02)
        for i in range(9):
            box(
                (0.012, 0.01, 0.6),
                ((i - 4) * width / 9.5, -0.034, 0.33),
                m.wood('wood'),
                bevel=0.003,
            )


def nightstand(lamp='clay'):
    """A small cupboard with a drawer, a lamp, a book and a glass."""
    body = m.wood('iroko')
    box((0.5, 0.4, 0.3), (0, -0.2, 0.22), body, bevel=0.012)
    box((0.44, 0.02, 0.11), (0, -0.402, 0.36), body, bevel=0.005)
    cylinder(0.012, 0.02, (0, -0.42, 0.41), m.metal(), (90, 0, 0))
    for x in (-0.2, 0.2):
        for y in (-0.05, -0.35):
            cylinder(0.012, 0.22, (x, y, 0), m.wood('wood'), top=0.018)
    table_lamp((-0.05, -0.18, 0.52), lamp)
    box((0.15, 0.21, 0.025), (0.15, -0.2, 0.52), m.glazed('terracotta_deep'), 14, bevel=0.003)
    box((0.13, 0.19, 0.02), (0.15, -0.2, 0.545), m.glazed('sand_deep'), 4, bevel=0.003)


def table_lamp(at, foot='clay', power=7):
    """A turned foot under a linen shade."""
    x, y, z = at
    body = m.glazed(foot, 0.45)
    turned(
        [(0, 0), (0.07, 0), (0.085, 0.04), (0.08, 0.11), (0.035, 0.19), (0.018, 0.22), (0, 0.22)],
        at,
        body,
    )
    cylinder(0.008, 0.12, (x, y, z + 0.2), m.metal())
    turned([(0.165, 0.24), (0.12, 0.46)], at, m.shade(), sides=56)
    bulb((x, y, z + 0.5), power, size=0.07)
    bulb((x, y, z + 0.22), power * 0.5, size=0.06)


def lounge_chair(seat='forest_soft'):
    """A low chair of bent iroko with loose cushions."""
    frame = m.wood('iroko')
    for x in (-0.34, 0.34):
        rod([(x, -0.4, 0), (x, -0.36, 0.56), (x, 0.32, 0.5), (x, 0.44, 0)], 0.021, frame)
        box((0.075, 0.66, 0.026), (x, -0.06, 0.53), frame, (-4, 0, 0), bevel=0.011)
        rod([(x * 0.85, -0.34, 0.3), (x * 0.85, 0.25, 0.24), (x * 0.85, 0.5, 0.84)], 0.018, frame)
    for i in range(8):
        y, z = 0.3 + i * 0.028, 0.34 + i * 0.066
        rod([(-0.3, y, z), (0.3, y, z)], 0.009, frame)
    soft_box((0.58, 0.6, 0.13), (0, -0.06, 0.29), m.cloth(seat), (-5, 0, 0), round_=0.05, puff=0.02)
    soft_box((0.58, 0.56, 0.12), (0, 0.3, 0.4), m.cloth(seat), (68, 0, 0), round_=0.05, puff=0.02)


def side_table(radius=0.24, height=0.48):
    """A drum of turned wood with a cup on it."""
    wood = m.wood('wood')
    turned(
        [
            (0, 0),
            (radius * 0.8, 0),
            (radius * 0.55, height * 0.5),
            (radius, height - 0.03),
            (radius, height),
            (0, height),
        ],
        (0, 0, 0),
        wood,
    )
    cup = [
        (0, 0),
        (0.028, 0),
        (0.04, 0.05),
        (0.042, 0.075),
        (0.037, 0.074),
        (0.03, 0.012),
        (0, 0.01),
    ]
    cylinder(0.07, 0.008, (0.05, 0, height), m.glazed('linen'))
    turned(cup, (0.05, 0, height + 0.008), m.glazed('forest_soft'))


def bench(width=1.3, material=None):
    """A bench for the foot of a bed."""
    frame = m.wood('wood')
    soft_box(
        (width, 0.42, 0.1), (0, 0, 0.36), material or m.cloth('forest_soft'), round_=0.04, puff=0.01
    )
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        rod([(x, -0.17, 0), (x, -0.15, 0.36), (x, 0.15, 0.36), (x, 0.17, 0)], 0.016, frame)


def leafy_plant(height=1.4, stems=13, pot='terracotta'):
    """A tall pot plant with paddle leaves on long stalks."""
    turned(
        [(0, 0), (0.15, 0), (0.21, 0.36), (0.22, 0.4), (0.2, 0.4), (0.19, 0.36), (0, 0.35)],
        (0, 0, 0),
        m.earth(pot, 0.2),
    )
    for i in range(stems):
        around = i * 2.4 + random.uniform(-0.2, 0.2)
        tall = height * random.uniform(0.5, 0.95) - 0.35
        lean = random.uniform(0.1, 0.42)
        long = random.uniform(0.34, 0.55)
        c, s = math.cos(around), math.sin(around)
        top = (c * lean * tall, s * lean * tall, 0.36 + tall)
        rod(
            [
                (c * 0.04, s * 0.04, 0.35),
                (c * lean * tall * 0.35, s * lean * tall * 0.35, 0.36 + tall * 0.55),
                top,
            ],
            0.007,
            m.leaf(),
            smooth=True,
        )
        droop = random.uniform(0.5, 1.5)

        def point(u, v, top=top, c=c, s=s, long=long, droop=droop):
            side = (u - 0.5) * 2
            wide = 0.15 * math.sin(math.pi * v**0.75) ** 0.8 * long / 0.5
            angle = 1.15 - droop * v
            out, up = long * v * math.cos(angle * 0.7), long * v * math.sin(angle)
            z = up + abs(side) * wide * 0.45 + 0.008 * math.sin(v * 34) * abs(side)
            return (
                top[0] + c * out - s * side * wide,
                top[1] + s * out + c * side * wide,
                top[2] + z,
            )

        sheet(
            8,
            18,
            point,
            m.leaf(random.choice(('leaf', 'leaf_dark', '#4c7a35'))),
            (0, 0, 0),
            name='leaf',
        )


def framed(width, height, at, kind, turn=0):
    """A picture in a wooden frame on a wall that faces -y."""
    x, y, z = at
    box((width, 0.03, height), (x, y, z), m.wood('wood'), turn, bevel=0.005)
    box(
        (width - 0.05, 0.01, height - 0.05),
        (x, y - 0.014, z + 0.025),
        m.glazed('paper', 0.8),
        turn,
        bevel=0.001,
    )
    picture = m.patterned('painting', 1, kind=kind, rough=0.6)
    w, h = width - 0.16, height - 0.16
    sheet(1, 1, lambda u, v: ((u - 0.5) * w, 0, v * h), picture, (x, y - 0.021, z + 0.08), turn)
