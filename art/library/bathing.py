"""What a bathroom has: a basin on its counter, a mirror, a bath, towels, soaps. Facing -y."""

import math

from . import materials as m
from .light import bulb
from .outlines import circle
from .shapes import box, cylinder, plate, rod, sheet, soft_box, thicken, turned
from .textiles import roll


def vanity(width=1.7):
    """An iroko cupboard with a terrazzo top, a basin of glazed clay and a brass tap."""
    wood = m.wood('iroko')
    box((width, 0.54, 0.3), (0, -0.28, 0.5), wood, bevel=0.01)
    for x in (-width / 4, width / 4):
        box((width / 2 - 0.02, 0.02, 0.27), (x, -0.555, 0.515), wood, bevel=0.006)
        rod([(x - 0.07, -0.585, 0.72), (x + 0.07, -0.585, 0.72)], 0.007, m.metal())
    box((width, 0.5, 0.03), (0, -0.26, 0.16), wood, bevel=0.008)
    for x in (-width / 2 + 0.04, width / 2 - 0.04):
        for y in (-0.5, -0.05):
            box((0.05, 0.05, 0.5), (x, y, 0), wood, bevel=0.008)
    box((width + 0.06, 0.6, 0.045), (0, -0.29, 0.8), m.patterned('terrazzo', 0.9, rough=0.2))
    basin = [(0, 0), (0.12, 0), (0.2, 0.09), (0.215, 0.14), (0.2, 0.14), (0.12, 0.03), (0, 0.025)]
    turned(basin, (-0.25, -0.3, 0.845), m.glazed('forest_soft', 0.18), sides=64)
    brass = m.metal('brass', 0.18)
    cylinder(0.026, 0.012, (-0.25, -0.07, 0.845), brass)
    spout = [(-0.25, -0.07, 0.85), (-0.25, -0.07, 1.12), (-0.25, -0.2, 1.15), (-0.25, -0.24, 1.08)]
    rod(spout, 0.012, brass, smooth=True)
    for x in (-0.37, -0.13):
        cylinder(0.018, 0.05, (x, -0.08, 0.845), brass)
        rod([(x - 0.03, -0.08, 0.9), (x + 0.03, -0.08, 0.9)], 0.007, brass)


def round_mirror(radius=0.42):
    """A round mirror in a brass ring on a wall."""
    plate([circle(radius, 96)], 0.012, (0, -0.01, 0), mirror(), (90, 0, 0), bevel=0.002)
    ring = [circle(radius + 0.03, 96), circle(radius - 0.004, 96)]
    plate(ring, 0.035, (0, -0.018, 0), m.metal('brass', 0.2), (90, 0, 0), bevel=0.008)


def mirror():
    """Silvered glass."""
    return m.metal('#e8ece8', 0.02)


def globe_lamp(at, power=6):
    """A globe of milk glass on a brass arm, on a wall that faces -y."""
    x, y, z = at
    cylinder(0.045, 0.015, (x, y, z), m.metal(), (90, 0, 0))
    rod([(x, y, z), (x, y - 0.11, z), (x, y - 0.11, z + 0.05)], 0.008, m.metal())
    angles = [-math.pi / 2 + i * math.pi / 14 for i in range(15)]
    globe = [(0.075 * math.cos(a), 0.075 * math.sin(a)) for a in angles]
    turned(globe, (x, y - 0.11, z + 0.12), m.shade('#ffe6c4', 2.6))
    bulb((x, y - 0.26, z + 0.12), power, size=0.08)


def soap(at, tone, turn=0):
    """A cake of soap."""
    soft_box((0.085, 0.055, 0.028), at, m.glazed(tone, 0.55), turn, round_=0.012, puff=0.003)


def flask(at, tone, tall=0.15):
    """A bottle with a brass cap."""
    x, y, z = at
    body = [(0, 0), (0.03, 0), (0.034, 0.01), (0.034, tall * 0.7), (0.014, tall * 0.85)]
    turned([*body, (0.012, tall), (0, tall)], at, m.glazed(tone, 0.2), sides=32)
    cylinder(0.016, 0.03, (x, y, z + tall - 0.004), m.metal())


def towel_rail(towels, width=0.95):
    """A brass rail on a wall at y = 0, at z = 0. `towels` are (x, width, length, material)."""
    brass = m.metal('brass', 0.2)
    for x in (-width / 2, width / 2):
        rod([(x, 0, 0), (x, -0.09, 0)], 0.011, brass)
        cylinder(0.026, 0.012, (x, 0, 0), brass, (90, 0, 0))
    rod([(-width / 2 - 0.04, -0.09, 0), (width / 2 + 0.04, -0.09, 0)], 0.011, brass)
    for x, wide, long, material in towels:
        hung(x, wide, long, material)


def hung(x, wide, long, material):
    """A towel over the rail, longer in front than behind."""

    def point(u, v):
        # Up behind the rail, over it, and down in front.
        back = 0.3 * long
        at = v * (back + 0.05 + long)
        across = x + (u - 0.5) * wide
        if at < back:
            return (across, -0.072, at - back)
        if at < back + 0.05:
            a = (at - back) / 0.05 * math.pi
            return (across, -0.09 + 0.018 * math.cos(a), 0.018 * math.sin(a))
        down = at - back - 0.05
        fold = 0.006 * math.sin(u * 11 + 2 * x) * min(1, down / 0.2)
        return (across * (1 + 0.01 * down), -0.108 - fold - 0.02 * down, -down)

    thicken(sheet(30, 60, point, material, size=(wide, 1.3 * long), name='towel'), 0.014, 0)


def bath(length=1.7, width=0.8, height=0.58):
    """A free-standing oval bath with water in it, along y."""

    def shell(u, v):
        a = u * math.tau
        if v < 0.5:
            t = v * 2
            grow, z = 0.78 + 0.22 * t**0.6, height * t
        else:
            t = (v - 0.5) * 2
            grow, z = 0.93 - 0.3 * t**1.6, height - (height - 0.12) * t
        return (width / 2 * grow * math.cos(a), length / 2 * grow * math.sin(a), z)

    glaze = m.glazed('white', 0.15)
    sheet(72, 40, shell, glaze, name='bath')
    rim = [(width * 0.49 * math.cos(i / 60 * math.tau), length * 0.49 * math.sin(i / 60 * math.tau), height) for i in range(61)]
    rod(rim, 0.022, glaze)

    def water(u, v):
        a = u * math.tau
        return (width * 0.45 * v * math.cos(a), length * 0.45 * v * math.sin(a), height - 0.12)

    sheet(60, 3, water, m.glazed('#7fa79c', 0.04), name='water')


def towel_stack(at, count=3):
    """Rolled towels lying side by side."""
    x, y, z = at
    for i in range(count):
        tone = ('white', 'terracotta', 'white')[i % 3]
        roll(0.34, 0.06, m.cloth(tone), (x + (i - (count - 1) / 2) * 0.135, y, z), 90)
