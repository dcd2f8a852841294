"""Sofas, armchairs, chairs and stools, built around the origin and facing -y."""

import math
import random

from . import materials as m
from .shapes import box, cylinder, rod, sheet, soft_box, turned
from .textiles import pillow


def sofa(width=2.1, color='forest_soft', cushions=()):
    """A low sofa on an iroko plinth. `cushions` are (x, material) pairs."""
    body = m.wood('iroko')
    cloth = m.cloth(color)
    box((width, 0.84, 0.07), (0, 0, 0.16), body, bevel=0.015)
    for x in (-width / 2 + 0.12, width / 2 - 0.12):
        for y in (-0.3, 0.3):
            cylinder(0.022, 0.17, (x, y, 0), m.wood('wood'), top=0.028)
    for x in (-width / 2 + 0.09, width / 2 - 0.09):
        soft_box((0.18, 0.84, 0.4), (x, 0, 0.22), cloth, round_=0.07)
    soft_box((width, 0.2, 0.62), (0, 0.34, 0.22), cloth, round_=0.08)
    inner = width - 0.36
    for side in (-1, 1):
        x = side * inner / 4
        soft_box((inner / 2 - 0.01, 0.66, 0.18), (x, -0.06, 0.23), cloth, round_=0.05, puff=0.02)
        soft_box((inner / 2 - 0.02, 0.42, 0.16), (x, 0.14, 0.43), cloth, (70, 0, 0), 0.06, 0.035)
    for x, material in cushions:
        pillow((0.46, 0.46, 0.17), (x, 0.0, 0.62), material, (62, 0, random.uniform(-14, 14)))


def armchair(color='terracotta'):
    """A round-backed upholstered chair on turned legs."""
    cloth = m.cloth(color)
    for a in (45, 135, 225, 315):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        cylinder(0.016, 0.2, (0.24 * c, 0.24 * s, 0), m.wood('wood'), top=0.024)
    soft_box((0.66, 0.62, 0.22), (0, -0.04, 0.19), cloth, round_=0.09, puff=0.02)

    def back(u, v):
        # Around the sitter from arm to arm, inside, over the top and outside again.
        a = math.radians(-25 + 230 * u)
        t = v * math.pi
        thick = 0.075
        r = 0.36 + thick * (-math.cos(t))
        high = 0.36 + 0.14 * math.sin(math.pi * u)
        z = 0.2 + (high + 0.06 * math.sin(t)) * min(1, math.sin(t) * 2.2)
        return (r * math.cos(a), r * math.sin(a) * 0.95, z)

    sheet(48, 20, back, cloth, size=(1.4, 0.9), name='back')


def dining_chair(seat='linen'):
    """An iroko chair with a woven seat."""
    wood = m.wood('iroko')
    for x in (-0.2, 0.2):
        rod([(x, -0.2, 0), (x * 0.98, -0.19, 0.44)], 0.016, wood)
        rod([(x, 0.22, 0), (x, 0.19, 0.44), (x * 0.96, 0.27, 0.84)], 0.016, wood)
        rod([(x, -0.19, 0.4), (x, 0.2, 0.4)], 0.012, wood)
    soft_box((0.44, 0.44, 0.05), (0, 0, 0.43), m.cloth(seat), round_=0.02, puff=0.008)
    for i in range(3):
        box((0.4, 0.018, 0.055), (0, 0.22 + i * 0.018, 0.58 + i * 0.095), wood, (-12, 0, 0))


def stool(radius=0.19, height=0.44):
    """A carved drum stool."""
    turned(
        [
            (0, 0),
            (radius, 0),
            (radius, 0.05),
            (radius * 0.6, height * 0.45),
            (radius * 0.62, height * 0.55),
            (radius, height - 0.06),
            (radius, height - 0.01),
            (radius * 0.9, height),
            (0, height - 0.015),
        ],
        (0, 0, 0),
        m.wood('wood'),
    )


def rattan_chair(cushion='linen'):
    """A tub chair of bent cane with a cushion."""
    cane = m.wood('#b98a52')
    for i in range(30):
        a = math.radians(-20 + 220 * i / 29)
        c, s = math.cos(a), math.sin(a)
        high = 0.62 + 0.16 * math.sin(math.pi * i / 29)
        rod(
            [(0.28 * c, 0.26 * s, 0.0), (0.33 * c, 0.31 * s, 0.36), (0.39 * c, 0.37 * s, high)],
            0.008,
            cane,
        )
    for z, r in ((0.02, 0.275), (0.36, 0.335)):
        ring = [
            (r * math.cos(t), r * 0.95 * math.sin(t), z)
            for t in [k / 40 * math.tau for k in range(41)]
        ]
        rod(ring, 0.013, cane)
    rim = [
        (
            0.39 * math.cos(math.radians(-20 + 220 * i / 40)),
            0.37 * math.sin(math.radians(-20 + 220 * i / 40)),
            0.62 + 0.16 * math.sin(math.pi * i / 40),
        )
        for i in range(41)
    ]
    rod(rim, 0.019, cane)
    cylinder(0.3, 0.03, (0, 0, 0.34), cane)
    cushion_ = m.cloth(cushion)
    turned([(0, 0), (0.27, 0), (0.3, 0.045), (0.27, 0.09), (0, 0.105)], (0, 0, 0.37), cushion_)
