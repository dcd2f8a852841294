"""What a laundry has: washing machines, an ironing board, stacks of linen, baskets, a rail."""

import math
import random

from . import materials as m
from .outlines import circle
from .shapes import box, cylinder, plate, rod, sheet, soft_box, thicken, turned


def washer(full='linen'):
    """A washing machine with a round window, its back at y = 0."""
    body = m.glazed('#e9e2d3', 0.35)
    box((0.62, 0.6, 0.86), (0, -0.31, 0.02), body, bevel=0.025, segments=3)
    box((0.56, 0.012, 0.12), (0, -0.615, 0.73), m.glazed('forest', 0.35), bevel=0.004)
    cylinder(0.032, 0.03, (0.18, -0.62, 0.79), m.metal(), (90, 0, 0))
    box((0.16, 0.006, 0.05), (-0.14, -0.622, 0.765), m.glazed('#16302a', 0.1), bevel=0.002)
    rings = [circle(0.2, 64), circle(0.155, 64)]
    plate(rings, 0.035, (0, -0.625, 0.42), m.metal('brass', 0.22), (90, 0, 0), bevel=0.01)
    cylinder(0.165, 0.01, (0, -0.607, 0.42), m.glazed('#1b1a17', 0.3), (90, 0, 0), bevel=0)
    # What turns inside, behind the glass.
    for i in range(5):
        a = -0.6 - i * 0.5
        at = (0.075 * math.cos(a), -0.618, 0.385 + 0.06 * math.sin(a))
        soft_box((0.12, 0.075, 0.012), at, m.cloth(full), (80, i * 40, 0), round_=0.006)
    dome = [(0.155, 0), (0.13, 0.03), (0.07, 0.05), (0, 0.056)]
    turned(dome, (0, -0.63, 0.42), m.thin_glass(), (90, 0, 0))
    box((0.03, 0.03, 0.1), (0.2, -0.64, 0.37), m.metal('brass', 0.22), bevel=0.008)


def stack(at, count=5, size=(0.36, 0.28), tones=('white', 'linen'), thick=0.042, turn=0):
    """Folded towels or sheets, one on the other, never quite in line."""
    x, y, z = at
    for i in range(count):
        off = random.uniform(-0.006, 0.006)
        wide, deep = (s * random.uniform(0.97, 1.0) for s in size)
        spot = (x + off, y + random.uniform(-0.006, 0.006), z + i * thick)
        cloth = m.cloth(tones[i % len(tones)])
        turned_by = turn + random.uniform(-2, 2)
        soft_box((wide, deep, thick), spot, cloth, turned_by, round_=thick * 0.46, wobble=0.003)


def basket(radius=0.27, height=0.45, color='#b98a52', full='white'):
    """A basket of coiled cane with linen heaped in it."""
    coils = round(height / 0.024)
    for k in range(coils):
        r = radius * (0.82 + 0.18 * math.sin(1.5 * k / coils))
        ring = [k2 / 40 * math.tau for k2 in range(41)]
        shade = color if k % 6 else '#8a5630'
        points = [(r * math.cos(a), r * math.sin(a), 0.014 + k * 0.024) for a in ring]
        rod(points, 0.0145, m.wood(shade), sides=2)
    cylinder(radius * 0.8, 0.02, (0, 0, 0), m.wood(color))
    seed = random.uniform(0, 9)

    def heap(u, v):
        a, r = u * math.tau, v * radius * 0.97
        z = height - 0.05 + 0.16 * (1 - v * v)
        z += 0.03 * math.sin(3 * a + seed + 5 * v) * v + 0.016 * math.sin(7 * a - seed + 9 * v) * v
        return (r * math.cos(a), r * math.sin(a), z)

    sheet(48, 18, heap, m.cloth(full), size=(1.2, 0.5), name='linen')


def ironing_board(cover):
    """An ironing board along x, an iron at its end, a shirt half done on it."""
    legs = m.metal('stone', 0.3)

    def outline(u):
        a = u * math.tau
        x = 0.68 * math.cos(a)
        narrow = 1 - 0.45 * max(0, math.cos(a)) ** 2
        return (x, 0.19 * narrow * math.copysign(min(1, abs(math.sin(a)) * 1.7), math.sin(a)))

    def top(u, v):
        x, y = outline(u)
        return (x * v, y * v, 0.9)

    thicken(sheet(72, 6, top, cover, size=(2, 0.4), name='board'), 0.03, -1)
    for side in (-1, 1):
        y = 0.13 * side
        rod([(-0.5 * side, y, 0.88), (0.48 * side, y, 0.02)], 0.014, legs)
        rod([(0.48 * side, -0.17, 0.02), (0.48 * side, 0.17, 0.02)], 0.014, legs)

    def shirt(u, v):
        x = -0.28 + (u - 0.5) * 0.62
        y = (v - 0.5) * 0.92
        over = max(0, abs(y) - 0.17)
        z = 0.936 + 0.005 * math.sin(9 * x + 5 * v) - over
        y = math.copysign(min(abs(y), 0.17) + 0.1 * min(over, 0.25) + 0.03 * min(over, 0.02), y)
        fold = 0.014 * math.sin(20 * x + 3) * min(1, over / 0.1)
        return (x, y + math.copysign(abs(fold), y), z)

    thicken(sheet(50, 60, shirt, m.cloth('white'), size=(0.6, 0.9), name='shirt'), 0.004, 1)
    iron((0.36, 0.0, 0.932))


def iron(at):
    """An iron, standing on its heel."""
    x, y, z = at
    box((0.03, 0.1, 0.2), (x, y, z), m.metal('stone', 0.15), (0, -8, 0), bevel=0.014)
    box((0.075, 0.09, 0.17), (x + 0.045, y, z), m.glazed('forest', 0.3), (0, -8, 0), bevel=0.03)
    grip = [(x + 0.08, y, z + 0.02), (x + 0.13, y, z + 0.05), (x + 0.12, y, z + 0.14)]
    rod([*grip, (x + 0.06, y, z + 0.16)], 0.015, m.glazed('ink', 0.4), smooth=True)


def garment(x, height, material, long=0.85, wide=0.4):
    """A shirt or a robe on a hanger, hung at `height` from a rail along x, seen from its side."""
    seed = random.uniform(0, 9)
    rod([(x, 0, height), (x, 0, height - 0.07)], 0.003, m.metal())

    def cloth(u, v):
        a = u * math.tau
        fall = v**0.7
        half = wide / 2 * (0.16 + 0.84 * min(1, v * 5) ** 0.6) * (1 + 0.06 * v)
        deep = (0.015 + 0.03 * fall) * (1 + 0.35 * math.sin(4 * a + seed) * fall)
        return (x + deep * math.cos(a), half * math.sin(a), height - 0.07 - long * v)

    sheet(44, 30, cloth, material, size=(0.9, long), name='garment')


def rail(width, height, garments):
    """A rail on two iroko stands along x; `garments` are (material, length) from left to right."""
    wood = m.wood('iroko')
    for x in (-width / 2, width / 2):
        rod([(x, -0.26, 0.02), (x, 0, height)], 0.018, wood)
        rod([(x, 0.26, 0.02), (x, 0, height)], 0.018, wood)
    rod([(-width / 2 - 0.05, 0, height), (width / 2 + 0.05, 0, height)], 0.014, m.metal())
    step = (width - 0.2) / max(1, len(garments) - 1)
    for i, (material, long) in enumerate(garments):
        garment(-width / 2 + 0.1 + i * step, height, material, long)
