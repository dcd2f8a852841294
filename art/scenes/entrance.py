"""The way to a room at night: an arcade with lanterns, a carved door, its number in brass."""

import math
import random

from library import furniture as f
from library import garden as g
from library import materials as m
from library.camera import camera
from library.light import DUSK, bulb, lamp, sky
from library.outlines import arch, circle, rectangle
from library.shapes import again, box, cylinder, plate, put, rod, turned
from library.textiles import rug

WIDTH, HEIGHT = 2.6, 3.3


def carved_door(width=1.15, height=2.35):
    """A door of carved iroko in its frame, with a brass handle, a lock and a peephole."""
    wood, dark = m.wood('iroko'), m.wood('wood')
    box((width + 0.24, 0.16, height + 0.12), (0, 0.02, 0), dark, bevel=0.015)
    box((width, 0.08, height), (0, -0.06, 0.01), wood, bevel=0.01)
    across, rows = 4, 8
    w, h = (width - 0.16) / across, (height - 0.2) / rows
    for i in range(across):
        for j in range(rows):
            x, z = (i + 0.5 - across / 2) * w, 0.11 + (j + 0.5) * h
            lozenge = [(x - w * 0.45, z), (x, z - h * 0.45), (x + w * 0.45, z), (x, z + h * 0.45)]
            inner = [(x + (px - x) * 0.6, z + (pz - z) * 0.6) for px, pz in lozenge]
            plate([lozenge, inner], 0.03, (0, -0.105, 0), wood, (90, 0, 0), bevel=0.006)
    brass = m.metal('brass', 0.2)
    x = width / 2 - 0.09
    box((0.065, 0.015, 0.3), (x, -0.115, 0.92), brass, bevel=0.006)
    rod([(x, -0.12, 1.12), (x, -0.18, 1.12), (x - 0.14, -0.18, 1.12)], 0.012, brass)
    box((0.04, 0.012, 0.04), (x, -0.122, 0.99), m.lit('#7dffb0', 1.2), bevel=0.006)
    cylinder(0.014, 0.02, (0, -0.1, 1.55), brass, (90, 0, 0))


def number(at, digits='12'):
    """Brass figures on a disc of terracotta, on a wall that faces -y."""
    x, y, z = at
    plate([circle(0.13, 64)], 0.025, (x, y, z), m.glazed('forest', 0.3), (90, 0, 0), bevel=0.006)
    plate([circle(0.14, 64), circle(0.125, 64)], 0.035, (x, y, z), m.metal(), (90, 0, 0), 0.005)
    strokes = {
        '1': [(-0.02, 0.04), (0.01, 0.065), (0.01, -0.065)],
        '2': [(-0.035, 0.04), (0, 0.065), (0.035, 0.035), (-0.035, -0.062), (0.04, -0.062)],
    }
    for i, digit in enumerate(digits):
        middle = x + (i - (len(digits) - 1) / 2) * 0.095
        points = [(middle + px, y - 0.022, z + pz) for px, pz in strokes[digit]]
        rod(points, 0.0085, m.metal('brass', 0.2))


def lantern(power=9):
    """A pierced lantern of brass that stands out from a wall at y = 0."""
    brass = m.metal('brass', 0.3)
    rod([(0, 0, 0.2), (0, -0.2, 0.24), (0, -0.2, 0.16)], 0.01, brass)
    for z, r in ((0.14, 0.085), (-0.14, 0.075)):
        cylinder(r, 0.02, (0, -0.2, z), brass)
    turned([(0.085, 0), (0.03, 0.06), (0, 0.075)], (0, -0.2, 0.16), brass)
    for i in range(14):
        a = i / 14 * math.tau
        c, s = math.cos(a), math.sin(a)
        rod([(0.07 * c, -0.2 + 0.07 * s, -0.13), (0.08 * c, -0.2 + 0.08 * s, 0.145)], 0.005, brass)
    turned([(0, -0.1), (0.03, -0.08), (0.03, 0.05), (0, 0.08)], (0, -0.2, 0), m.lit('#ffbe70', 9))
    bulb((0, -0.36, 0), power, '#ffb062', 0.07)
    bulb((0, -0.2, -0.24), power * 0.5, '#ffb062', 0.07)


def build(view):
    """`door`: the arcade, the door on the right, the garden under the evening sky on the left."""
    random.seed(3)
    white, clay = m.plaster('linen'), m.plaster('#a8603c')
    tiles = m.patterned('tiles', 2.0, color='#8a4a30', rough=0.35, specular=0.4)
    box((WIDTH + 0.8, 16, 0.2), (0, 5, -0.2), tiles, bevel=0)
    box((WIDTH + 1, 16, 0.2), (0, 5, HEIGHT), m.plaster('white'), bevel=0)
    for i in range(14):
        box((WIDTH, 0.12, 0.16), (0, -1.6 + i * 1.0, HEIGHT - 0.16), m.wood('iroko'), bevel=0.01)
    box((0.2, 16, HEIGHT), (WIDTH / 2 + 0.1, 5, 0), clay, bevel=0)
    middles = [-1.2 + i * 2.4 for i in range(6)]
    holes = [arch(1.8, 2.75, (y - 5, 0.02)) for y in middles]
    wall = [rectangle(16, HEIGHT, (0, HEIGHT / 2)), *holes]
    plate(wall, 0.36, (-WIDTH / 2 - 0.18, 5, 0), white, (90, 0, 90), bevel=0.02)
    box((WIDTH + 1, 0.2, HEIGHT), (0, 12.2, 0), m.plaster('forest'), bevel=0)
    put(lambda: f.framed(0.9, 1.1, (0, 0, 1.3), 0), (0, 12.06, 0))
    for y in (1.75, 6.2, 10.2):
        put(carved_door, (WIDTH / 2 - 0.03, y, 0), -90)
        put(lambda: number((0, 0, 0)), (WIDTH / 2 - 0.03, y - 1.0, 1.62), -90)
        put(lantern, (WIDTH / 2, y - 1.0, 2.2), -90)
        put(lantern, (WIDTH / 2, y + 1.1, 2.2), -90)
    rug(1.0, 0.62, (WIDTH / 2 - 0.42, 1.75, 0), m.patterned('adire', 0.5), 90)
    put(lambda: f.leafy_plant(1.5, 14), (WIDTH / 2 - 0.38, 3.4, 0), 40)
    put(lambda: f.leafy_plant(1.3, 12), (WIDTH / 2 - 0.38, 7.9, 0), 160)
    shrubs = [g.shrub(0.6, 800), g.shrub(0.5, 600, '#6d8a3c', 0.17)]
    palms = [g.palm(5.2, 0.6, 22), g.palm(6.6, 0.8, 22)]
    box((60, 60, 0.1), (-32, 10, -0.2), m.earth('#66702f', 0.5), bevel=0)
    for i in range(24):
        spot = (-2.2 - random.uniform(0, 1.4), -2 + i * 0.75, -0.1)
        again(shrubs[i % 2], spot, i * 70, random.uniform(0.7, 1.2))
    for i, (x, y) in enumerate(((-4.2, 3.5), (-6.5, 7.0), (-4.8, 10.5), (-9.0, 13.0), (-7.5, 2.0))):
        again(palms[i % 2], (x, y, -0.1), i * 80)
    for i in range(26):
        again(shrubs[0], (-15, -6 + i * 1.6, -0.3), i * 50, random.uniform(3.5, 5.5))
    for thing in (*shrubs, *palms):
        thing.location.z = -80
    sky(DUSK, 0.75, seen=1.0)
    lamp('SUN', (0, 0, 9), 0.5, '#b9a8d8', (62, 0, -100), angle=0.2)
    fill = lamp('AREA', (0, -2.4, 2.6), 14, '#ffdcb8', (68, 0, 0), size=1.8)
    fill.visible_glossy = False
    camera((-0.6, -1.75, 1.45), -9, 27, up=0.0)
