"""What stands on tables and trays: plates, glasses, cutlery, candles, flowers, food."""

import math
import random

from . import materials as m
from .shapes import box, cylinder, rod, soft_box, turned

DISH = ((0, 0), (0.64, 0), (1, 0.1), (0.985, 0.13), (0.64, 0.045), (0, 0.045))
BOWL = ((0, 0.02), (0.4, 0), (0.9, 0.55), (1, 0.7), (0.95, 0.7), (0.5, 0.12), (0, 0.08))


def dish(at, radius=0.14, tone='linen', shape=DISH):
    """A plate, or a bowl, of glazed clay."""
    profile = [(r * radius, h * radius) for r, h in shape]
    turned(profile, at, m.glazed(tone, 0.25), sides=56)


def wine_glass(at):
    """A stemmed glass."""
    profile = [(0.034, 0), (0.034, 0.003), (0.004, 0.008), (0.004, 0.08), (0.03, 0.105)]
    turned([*profile, (0.038, 0.14), (0.032, 0.19)], at, m.thin_glass(), sides=32)


def tumbler(at, drink=None):
    """A glass; `drink` is the colour of what is in it."""
    profile = [(0, 0), (0.03, 0), (0.035, 0.1), (0.032, 0.1), (0.027, 0.008), (0, 0.008)]
    turned(profile, at, m.thin_glass(), sides=32)
    if drink:
        x, y, z = at
        cylinder(0.0265, 0.068, (x, y, z + 0.009), m.glazed(drink, 0.1), top=0.0295, sides=32)


def cup(at, tone='linen', drink='#2a160c'):
    """A cup on its saucer, coffee in it."""
    x, y, z = at
    dish(at, 0.075, tone)
    profile = [(0, 0), (0.024, 0), (0.038, 0.03), (0.042, 0.062), (0.038, 0.062), (0.03, 0.02)]
    turned([*profile, (0, 0.01)], (x, y, z + 0.005), m.glazed(tone, 0.25))
    cylinder(0.036, 0.003, (x, y, z + 0.052), m.glazed(drink, 0.08), bevel=0)
    ring = [(x + 0.04, y, z + 0.055), (x + 0.068, y, z + 0.052), (x + 0.066, y, z + 0.03)]
    rod([*ring, (x + 0.036, y, z + 0.022)], 0.004, m.glazed(tone, 0.25), smooth=True)


def pot(at, turn=0):
    """A brass coffee pot with a wooden handle."""
    x, y, z = at
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    on = lambda out, up: (x + c * out, y + s * out, z + up)  # noqa: E731
    body = [(0, 0), (0.052, 0), (0.06, 0.03), (0.05, 0.1), (0.034, 0.15), (0.038, 0.17)]
    turned([*body, (0.03, 0.182), (0, 0.192)], at, m.metal('brass', 0.16))
    cylinder(0.009, 0.018, (x, y, z + 0.19), m.wood('wood'))
    rod([on(0.05, 0.08), on(0.075, 0.1), on(0.095, 0.16)], 0.009, m.metal('brass', 0.16))
    handle = [on(-0.036, 0.15), on(-0.1, 0.16), on(-0.1, 0.06), on(-0.056, 0.045)]
    rod(handle, 0.008, m.wood('wood'), smooth=True)


def cutlery(at, turn=0, apart=0.18):
    """A knife and a fork on either side of a plate."""
    x, y, z = at
    a = math.radians(turn)
    for side in (-1, 1):
        px, py = x + side * apart * math.cos(a), y + side * apart * math.sin(a)
        box((0.013, 0.1, 0.005), (px, py - 0.045, z), m.metal(), turn, bevel=0.002)
        width = 0.018 if side > 0 else 0.024
        box((width, 0.085, 0.003), (px, py + 0.045, z + 0.001), m.metal(), turn, bevel=0.001)


def napkin(at, turn=8, tone='white'):
    """A folded napkin."""
    soft_box((0.06, 0.15, 0.018), at, m.cloth(tone), turn, round_=0.008)


def candle(at):
    """A candle in a cup of clay. Its light is up to the scene."""
    x, y, z = at
    profile = [(0, 0), (0.035, 0), (0.04, 0.05), (0.036, 0.07), (0.032, 0.07), (0.034, 0.03)]
    turned([*profile, (0, 0.02)], at, m.glazed('terracotta', 0.4))
    flame = [(0, 0), (0.009, 0.008), (0.007, 0.025), (0, 0.04)]
    turned(flame, (x, y, z + 0.07), m.lit('#ffb450', 14), sides=12)


def posy(at, flowers=6, tall=0.26, spread=0.07):
    """A few flowers in a small vase."""
    x, y, z = at
    vase = [(0, 0), (0.03, 0), (0.045, 0.05), (0.02, 0.11), (0.026, 0.14), (0.02, 0.14)]
    turned([*vase, (0, 0.06)], at, m.glazed('sand', 0.4))
    for i in range(flowers):
        a = i * 2.4
        lift = tall + 0.03 * math.sin(i * 4)
        tip = (x + spread * math.cos(a), y + spread * math.sin(a), z + lift)
        rod([(x, y, z + 0.1), tip], 0.002, m.leaf())
        bloom = [(0, -0.02), (0.018, 0), (0.014, 0.02), (0, 0.03)]
        turned(bloom, tip, m.cloth(('ochre', 'terracotta', 'clay')[i % 3]), sides=10)


def jollof(at, radius=0.075):
    """Jollof rice in a mound, with slices of fried plantain and a few greens."""
    x, y, z = at
    mound = [(radius * math.cos(a), radius * 0.5 * math.sin(a)) for a in (0, 0.4, 0.8, 1.2, 1.57)]
    turned([(0, 0), *mound], at, m.earth('#c9501c', 1.0, 40.0))
    for i in range(5):
        a = 0.6 + i * 0.42
        reach = radius * 1.2
        spot = (x + reach * math.cos(a), y + reach * math.sin(a), z + 0.004 + 0.004 * i)
        slice_ = m.glazed(('#d99a32', '#c47f22')[i % 2], 0.45)
        soft_box((0.056, 0.034, 0.012), spot, slice_, (12, -8, 40 * i), round_=0.005)
    for i in range(9):
        a, r = random.uniform(3.4, 5.6), radius * random.uniform(1.0, 1.4)
        green = m.leaf(('leaf', '#4c7a35')[i % 2])
        spot = (x + r * math.cos(a), y + r * math.sin(a), z + 0.008 + random.uniform(0, 0.012))
        soft_box((0.04, 0.02, 0.005), spot, green, (20, 15, 70 * i), round_=0.002)


def puff_puff(at, radius=0.1):
    """A bowl of golden dough balls."""
    x, y, z = at
    dish(at, radius, 'forest_soft', BOWL)
    for i in range(11):
        a, r = i * 2.4, radius * 0.6 * math.sqrt((i % 7) / 7)
        size = 0.026 + 0.003 * math.sin(i * 5)
        high = z + radius * 0.38 + (0.032 if i > 6 else 0)
        ball = [(size * math.cos(t), size * math.sin(t)) for t in (-1.57, -0.9, -0.3, 0.3, 0.9, 1.57)]
        tone = m.earth(('#b8752e', '#a5622a', '#c58536')[i % 3], 0.4, 30.0)
        turned(ball, (x + r * math.cos(a), y + r * math.sin(a), high), tone, sides=20)


def pawpaw(at, turn=0):
    """Half a pawpaw on a plate, its seeds in the hollow."""
    x, y, z = at
    dish(at, 0.12, 'linen')
    skin = [(0, 0), (0.026, 0.004), (0.042, 0.02), (0.048, 0.042), (0.047, 0.046)]
    flesh = [(0.047, 0.046), (0.044, 0.0475), (0.028, 0.046), (0.02, 0.036), (0, 0.032)]
    for profile, material in ((skin, '#c98a2c'), (flesh, '#d9622b')):
        part = turned(profile, (x, y, z + 0.008), m.glazed(material, 0.4), turn)
        part.scale = (1.95, 1, 1)
    a = math.radians(turn)
    for i in range(22):
        along, aside = (i % 8 - 3.5) * 0.009, (i // 8 - 1) * 0.009 * (1 - abs(i % 8 - 3.5) / 6)
        spot = (
            x + along * math.cos(a) - aside * math.sin(a),
            y + along * math.sin(a) + aside * math.cos(a),
            z + 0.04 + 0.003 * math.sin(i * 4),
        )
        soft_box((0.0095, 0.0085, 0.008), spot, m.glazed('ink', 0.15), i * 40, round_=0.0035)
