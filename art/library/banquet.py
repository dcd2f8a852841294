"""What a feast needs: laid round tables, dressed chairs, draped ceilings, a backdrop of flowers."""

import math
import random

from . import materials as m
from . import tableware as w
from .outlines import circle
from .shapes import box, cylinder, plate, rod, sheet, soft_box, turned


def table_cloth(radius, height, material):
    """A round table's cloth: flat on top, hanging to the floor in folds."""
    drop = height - 0.015
    seed = random.uniform(0, 9)

    def point(u, v):
        a = u * math.tau
        reach = v * (radius + drop)
        over = max(0, reach - radius)
        wave = 0.055 * min(1, over / 0.25) * math.sin(13 * a + seed + 0.6 * math.sin(3 * a))
        r = min(reach, radius) + 0.05 * min(1, over / 0.05) + wave + 0.05 * over
        return (r * math.cos(a), r * math.sin(a), height - over)

    girth = math.tau * radius
    sheet(150, 36, point, material, size=(girth, radius + drop), name='table cloth')


def round_feast(runner, radius=0.85, seats=8, height=0.75):
    """A round table with a cloth to the floor, a square of `runner`, laid for a feast."""
    table_cloth(radius, height, m.cloth('white'))
    box((1.0, 1.0, 0.006), (0, 0, height - 0.002), runner, 45, bevel=0.002)
    for i in range(seats):
        a = i / seats * math.tau
        c, s = math.cos(a), math.sin(a)
        at = ((radius - 0.2) * c, (radius - 0.2) * s, height + 0.003)
        w.dish(at, 0.13, 'linen')
        w.dish((at[0], at[1], height + 0.012), 0.09, 'forest_soft')
        w.napkin((at[0], at[1], height + 0.018), math.degrees(a) + 90, 'terracotta')
        b = a + 0.3
        w.wine_glass(((radius - 0.34) * math.cos(b), (radius - 0.34) * math.sin(b), height))
    bouquet((0, 0, height), 0.2)
    for i in range(3):
        a = i / 3 * math.tau + 0.5
        w.candle((0.3 * math.cos(a), 0.3 * math.sin(a), height))


def bouquet(at, radius=0.2, stems=46):
    """A brass bowl on a foot, full of flowers."""
    x, y, z = at
    foot = [(0, 0), (0.09, 0), (0.09, 0.01), (0.02, 0.04), (0.016, 0.18), (0.06, 0.21)]
    turned([*foot, (0.12, 0.3), (0.115, 0.3), (0, 0.24)], at, m.metal('brass', 0.2))
    for i in range(stems):
        up = 1 - 1.25 * i / stems
        a, r = i * 2.4, math.sqrt(max(0, 1 - up * up))
        out = radius * random.uniform(0.88, 1.08)
        tip = (x + out * r * math.cos(a), y + out * r * math.sin(a), z + 0.38 + out * up * 0.9)
        flower(tip, i)


def flower(at, kind=0, size=0.042):
    """A bloom, or now and then a leaf."""
    if kind % 4 == 3:
        leaf_ = m.leaf(('leaf', '#4c7a35')[kind % 8 // 4])
        soft_box((0.13, 0.05, 0.006), at, leaf_, (random.uniform(-60, 60), 30, kind * 50), 0.003)
        return
    tone = ('terracotta', 'white', 'ochre', 'clay', 'white')[kind % 5]
    bloom = [(0, -0.9), (0.6, -0.6), (1, 0.1), (0.75, 0.55), (0.5, 0.4), (0.3, 0.6), (0, 0.55)]
    profile = [(r * size, h * size) for r, h in bloom]
    turned(profile, at, m.cloth(tone), (random.uniform(-40, 40), 30, 0), sides=14)


def feast_chair(bow):
    """A chair under a white cover with a bow of `bow` tied around its back, facing -y."""
    white = m.cloth('white')
    soft_box((0.44, 0.46, 0.46), (0, 0, 0), white, round_=0.03, wobble=0.002)
    soft_box((0.43, 0.08, 0.5), (0, 0.2, 0.42), white, (-5, 0, 0), round_=0.035)
    soft_box((0.45, 0.1, 0.13), (0, 0.215, 0.58), bow, (-5, 0, 0), round_=0.02)
    soft_box((0.075, 0.06, 0.1), (0, 0.29, 0.595), bow, (-5, 0, 0), round_=0.025)
    for side in (-1, 1):
        soft_box((0.2, 0.06, 0.15), (side * 0.12, 0.285, 0.59), bow, (0, side * 18, 0), 0.028)
        soft_box((0.075, 0.02, 0.3), (side * 0.035, 0.28, 0.3), bow, (0, side * 9, 0), 0.009)


def swag(start, end, sag, width, material):
    """A length of cloth that hangs between two points of the ceiling."""

    def point(u, v):
        x, y, z = (a + (b - a) * u for a, b in zip(start, end))
        drop = sag * 4 * u * (1 - u) * (0.8 + 0.2 * math.cos((v - 0.5) * math.pi))
        ripple = 0.03 * math.sin(v * 25) * (1 - abs(2 * u - 1) * 0.5)
        return (x, y + (v - 0.5) * width, z - drop + ripple)

    sheet(40, 60, point, material, size=(4, width), name='swag')


def flower_arch(width=2.6, height=2.9, blooms=420):
    """A brass arch twined with flowers, facing -y."""
    spring = height - width / 2
    points = [(-width / 2, 0, 0.02), (-width / 2, 0, spring)]
    for i in range(1, 25):
        a = math.pi - i / 25 * math.pi
        points.append((width / 2 * math.cos(a), 0, spring + width / 2 * math.sin(a)))
    points += [(width / 2, 0, spring), (width / 2, 0, 0.02)]
    rod(points, 0.03, m.metal())
    total = len(points) - 1
    for i in range(blooms):
        at = random.uniform(0.04, 1) * total if i % 2 else random.uniform(1, total * 0.8)
        k = min(int(at), total - 1)
        a, b = points[k], points[k + 1]
        t = at - k
        spot = [a[j] + (b[j] - a[j]) * t + random.gauss(0, 0.07) for j in range(3)]
        flower((spot[0], spot[1] - 0.05, max(0.03, spot[2])), i, random.uniform(0.04, 0.07))


def stage(width=4.4, depth=1.6):
    """A low stage of boards with a brass edge, its back at y = 0."""
    box((width, depth, 0.26), (0, -depth / 2, 0), m.wood('wood'), bevel=0.01)
    box((width + 0.04, depth + 0.04, 0.03), (0, -depth / 2, 0.26), m.parquet('planks', 1.6))
    box((width, 0.02, 0.05), (0, -depth - 0.02, 0.1), m.metal())


def sun_on_wall(radius=0.7, rays=28):
    """The brass sun of the house, on a wall that faces -y."""
    plate([circle(radius * 0.8, 72), circle(radius * 0.66, 72)], 0.04, (0, 0, 0), m.metal(), (90, 0, 0))
    plate([circle(radius * 0.48, 72)], 0.04, (0, 0, 0), m.metal(), (90, 0, 0))
    for i in range(rays):
        a = i / rays * math.tau
        near, far = radius * 0.86, radius * (1.0 if i % 2 else 1.16)
        ends = [(r * math.cos(a), 0, r * math.sin(a)) for r in (near, far)]
        rod(ends, 0.012, m.metal())


def microphone(at):
    """A microphone on its stand."""
    x, y, z = at
    cylinder(0.14, 0.02, at, m.glazed('ink', 0.4))
    rod([(x, y, z), (x, y, z + 1.38), (x, y - 0.09, z + 1.5)], 0.011, m.metal('ink', 0.35))
    head = [(0, -0.04), (0.022, -0.02), (0.028, 0.02), (0.02, 0.045), (0, 0.05)]
    turned(head, (x, y - 0.11, z + 1.53), m.metal('stone', 0.4), (30, 0, 0), sides=20)
