"""Pillows, covers, curtains and rugs: cloth that is full, folds and hangs."""

import math
import random

from .shapes import sheet, subdivide, thicken


def pillow(size, at, material, turn):
    """A filled pillow: full in the middle, drawn in between its corners."""
    w, d, h = size
    seed = random.random() * 9

    def half(side):
        def point(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            full = max(0, (1 - a**4) * (1 - b**4)) ** 0.42
            pull = 1 - 0.09 * (1 - a * a) * b * b
            pull_y = 1 - 0.09 * (1 - b * b) * a * a
            crease = 0.012 * math.sin(9 * a * b + seed) * (1 - full) + 0.006 * math.sin(
                5 * a + 4 * b + seed
            )
            return (
                a * w / 2 * pull_y,
                b * d / 2 * pull,
                side * h / 2 * full + crease * full**0.3,
            )

        return point

    return [
        subdivide(sheet(22, 18, half(s), material, at, turn, (w, d), 'pillow'), 1) for s in (1, -1)
    ]


def spread(width, length, drop, at, material, thick=0.035, fold=0.02, name='cover', hang_foot=True):
    """A cover on a bed: flat on top with soft creases, hanging over its sides in folds."""
    seed = random.random() * 20

    def point(u, v):
        reach = width / 2 + drop
        x = (2 * u - 1) * reach
        y = (v - 1) * (length + (drop if hang_foot else 0))
        over_x, over_y = max(abs(x) - width / 2, 0), max(-y - length, 0)
        # One bed, one shape: what lies on the cover follows it instead of sinking in.
        on_bed = at[1] + y
        z = 0.012 * math.sin(3.1 * x + 1.3 * on_bed) + 0.009 * math.sin(7 * on_bed - 4 * x)
        z += 0.006 * math.sin(13 * x + 9 * on_bed) * math.sin(3 * on_bed)
        px = math.copysign(min(abs(x), width / 2), x)
        py = max(y, -length)
        for over, along, axis in ((over_x, y, 0), (over_y, x, 1)):
            if over <= 0:
                continue
            bend = 0.05
            angle = min(over / bend, math.pi / 2)
            out = bend * math.sin(angle)
            down = bend * (1 - math.cos(angle)) + max(over - bend * math.pi / 2, 0)
            wave = (
                fold
                * min(over / 0.15, 1)
                * (math.sin(along * 15 + seed) + 0.6 * math.sin(along * 31 + seed))
            )
            if axis == 0:
                px += math.copysign(out + wave, x)
            else:
                py -= out + wave
            z -= down
        return (px, py, z)

    cover = sheet(90, 80, point, material, at, 0, (width + 2 * drop, length + drop), name)
    thicken(cover, thick, 1)
    return subdivide(cover, 1)


def curtain(width, height, at, material, turn=0, folds=7, depth=0.07):
    """A curtain that hangs in folds from z = height to the floor."""
    seed = random.random() * 9

    def point(u, v):
        wide = 1 + 0.1 * (1 - v) * math.sin(seed)
        a = (
            u * folds * math.tau
            + 0.5 * math.sin(u * 9 + seed)
            + 0.25 * (1 - v) * math.sin(5 * u + seed)
        )
        deep = depth * (0.75 + 0.35 * (1 - v)) * (0.8 + 0.2 * math.sin(u * 23 + seed))
        return (
            (u - 0.5) * width * wide + 0.012 * math.sin(2 * a),
            deep * math.sin(a) / 2,
            0.015 + v * (height - 0.015),
        )

    return sheet(folds * 16, 24, point, material, at, turn, (width * 1.8, height), 'curtain')


def rug(width, length, at, material, turn=0):
    """A rug with a little thickness, not perfectly flat."""

    def point(u, v):
        lift = 0.004 * math.sin(u * 11) * math.sin(v * 9)
        return ((u - 0.5) * width, (v - 0.5) * length, 0.008 + max(lift, 0))

    return thicken(sheet(40, 40, point, material, at, turn, (1, 1), 'rug'), 0.012, 1)


def roll(length, radius, material, at=(0, 0, 0), turn=0):
    """A towel or a mat, rolled up along x, lying on `at`."""

    def point(u, v):
        a = v * math.tau * 2.6
        r = radius * (0.3 + 0.7 * v) + 0.002 * math.sin(u * 60)
        return ((u - 0.5) * length, r * math.cos(a), radius + r * math.sin(a))

    return sheet(20, 90, point, material, at, turn, (length, 0.9), 'roll')
