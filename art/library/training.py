"""What a gym has: treadmills, weights, a bench, wall bars, mats. Built around the origin, facing -y."""

import math

from . import materials as m
from .shapes import box, cylinder, rod, soft_box, turned
from .textiles import roll


def ball(radius, at, material):
    """A ball that lies on the ground."""
    angles = [-math.pi / 2 + i * math.pi / 16 for i in range(17)]
    x, y, z = at
    profile = [(radius * math.cos(a), radius * math.sin(a)) for a in angles]
    turned(profile, (x, y, z + radius), material)


def treadmill():
    """A treadmill; whoever runs on it looks to -y."""
    dark, frame = m.glazed('ink', 0.5), m.metal('stone', 0.35)
    box((0.8, 1.75, 0.15), (0, 0, 0.04), dark, bevel=0.03, segments=3)
    box((0.54, 1.62, 0.012), (0, 0.02, 0.186), m.cloth('#15130f'), bevel=0.004)
    for x in (-0.33, 0.33):
        box((0.1, 1.7, 0.03), (x, 0, 0.19), m.glazed('#3a362f', 0.45), bevel=0.01)
        post = [(x * 1.1, -0.72, 0.15), (x * 1.1, -0.68, 0.9), (x * 1.06, -0.58, 1.22)]
        rod(post, 0.034, frame, smooth=True)
        rail = [(x * 1.08, -0.64, 1.02), (x * 1.08, -0.3, 0.98), (x * 1.08, 0.06, 0.93)]
        rod(rail, 0.022, dark)
    box((0.8, 0.36, 0.2), (0, -0.72, 0.14), m.glazed('forest', 0.35), bevel=0.06, segments=4)
    box((0.84, 0.07, 0.3), (0, -0.6, 1.1), dark, (-22, 0, 0), bevel=0.03, segments=3)
    box((0.52, 0.012, 0.2), (0, -0.577, 1.16), m.glazed('#16302a', 0.08), (-22, 0, 0), bevel=0.004)


def dumbbell(at, size=0.055, long=0.14, turn=0):
    """A short bar with a weight on either end, lying on `at`."""
    x, y, z = at
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)
    ends = [(x + side * long / 2 * c, y + side * long / 2 * s, z + size) for side in (-1, 1)]
    rod(ends, 0.014, m.metal('stone', 0.25))
    for px, py, pz in ends:
        for far, radius, metal in ((0.0, size, m.glazed('#3a332b', 0.4)), (0.012, 0.72 * size, m.metal())):
            thick = 0.06 if far == 0 else 0.066
            cylinder(radius, thick, (px, py, pz), metal, (0, 90, turn), bevel=0.008, sides=32)


def weight_rack(width=1.9, pairs=5):
    """Three sloping shelves of iroko with dumbbells, the heaviest below; its back at y = 0."""
    wood = m.wood('iroko')
    for x in (-width / 2, width / 2):
        box((0.06, 0.5, 0.06), (x, -0.26, 0), wood, bevel=0.01)
        rod([(x, -0.42, 0.03), (x, -0.08, 1.12)], 0.032, wood)
    for row in range(3):
        z, y = 0.22 + row * 0.37, -0.36 + row * 0.11
        for back in (-0.07, 0.09):
            box((width, 0.1, 0.03), (0, y + back, z + 0.03 * (back > 0)), wood, bevel=0.008)
        step = width / pairs
        for i in range(pairs):
            x = (i - (pairs - 1) / 2) * step
            dumbbell((x - 0.03, y, z + 0.035), 0.078 - 0.011 * row - 0.003 * i, 0.17, 0)


def bench(color='terracotta'):
    """A padded bench for lifting, along y."""
    dark = m.metal('ink', 0.4)
    soft_box((0.32, 1.15, 0.085), (0, 0.06, 0.38), m.cloth(color), round_=0.035)
    rod([(0, -0.45, 0.36), (0, 0.58, 0.36)], 0.03, dark)
    for y, wide in ((-0.42, 0.22), (0.55, 0.26)):
        rod([(0, y, 0.36), (0, y, 0.04)], 0.028, dark)
        rod([(-wide, y, 0.03), (wide, y, 0.03)], 0.028, dark)


def wall_bars(width=0.95, height=2.5):
    """A ladder of iroko for stretching, its back at y = 0."""
    wood = m.wood('iroko')
    for x in (-width / 2, width / 2):
        box((0.05, 0.14, height), (x, -0.07, 0.02), wood, bevel=0.01)
    for i in range(13):
        z = 0.16 + i * (height - 0.28) / 12
        rod([(-width / 2, -0.1, z), (width / 2, -0.1, z)], 0.019, m.wood('#a8713f'))


def kettlebell(at, size=0.1, turn=0):
    """A ball of iron with a handle."""
    x, y, z = at
    iron = m.glazed('#26221e', 0.45)
    base = [(0, 0), (size * 0.62, 0), (size, size * 0.75), (size * 0.8, size * 1.45)]
    turned([*base, (size * 0.4, size * 1.75), (0, size * 1.8)], at, iron)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    loop = [(-0.5, 1.5), (-0.72, 2.2), (-0.4, 2.75), (0.4, 2.75), (0.72, 2.2), (0.5, 1.5)]
    points = [(x + size * u * c, y + size * u * s, z + size * v) for u, v in loop]
    rod(points, size * 0.17, iron, smooth=True)


def mat(at, color, turn=0):
    """A yoga mat on the floor, one end of it still a little rolled."""
    x, y, z = at
    box((0.62, 1.75, 0.007), (x, y, z), m.cloth(color), turn, bevel=0.002)
    a = math.radians(turn)
    end = (x - 0.9 * math.sin(a), y + 0.9 * math.cos(a), z + 0.002)
    roll(0.62, 0.05, m.cloth(color), end, turn)
