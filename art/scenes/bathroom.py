"""A bathroom in the morning: towels, soaps and coffee on the counter, the bath filled."""

import random

from library import bathing as b
from library import furniture as f
from library import laundering as l
from library import materials as m
from library import seating as s
from library import tableware as w
from library.building import screen
from library.camera import camera
from library.rooms import golden_day, room, windows
from library.shapes import box, cylinder, put
from library.textiles import roll, rug

WIDTH, DEPTH, HEIGHT = 4.2, 3.6, 2.8


def build(view):
    """`room`: the counter and the towels, the bath on the left."""
    random.seed(8)
    floor = m.terrazzo()
    room(WIDTH, DEPTH, HEIGHT, floor, '#b9855f')
    windows(WIDTH, DEPTH, HEIGHT, (1.9,), 1.9, 2.4, 170)
    tile = m.patterned('tiles', 1.0, color='#2c6a50', grout='#a59877', rough=0.2, specular=0.5)
    box((WIDTH, 0.03, 1.5), (0, DEPTH - 0.015, 0), tile, bevel=0)
    box((WIDTH, 0.045, 0.03), (0, DEPTH - 0.02, 1.5), m.metal())
    put(b.vanity, (0.45, DEPTH - 0.03, 0))
    put(b.round_mirror, (0.2, DEPTH - 0.03, 1.78))
    for x in (-0.42, 0.82):
        b.globe_lamp((x, DEPTH - 0.03, 1.72))
    top = 0.845
    y = DEPTH - 0.3
    for i, tone in enumerate(('forest', 'clay', 'ochre')):
        b.flask((0.62 + i * 0.085, y + 0.1, top), tone, 0.17 - 0.02 * i)
    box((0.3, 0.13, 0.012), (0.72, y - 0.1, top), m.wood('wood'), 8, bevel=0.004)
    for i, tone in enumerate(('ink', '#b98a52', 'linen')):
        b.soap((0.63 + i * 0.09, y - 0.112 + i * 0.012, top + 0.012), tone, 8 + i * 9)
    put(lambda: b.towel_stack((0, 0, 0)), (0.3, DEPTH - 0.28, 0.19))
    l.stack((1.08, y + 0.02, top), 4, (0.28, 0.22), ('white', 'linen'), 0.045, 6)
    w.cup((0.28, y - 0.14, top), 'linen')
    put(lambda: f.leafy_plant(0.75, 9), (-0.62, DEPTH - 0.3, 0), 0, 0.85)
    put(b.bath, (-1.05, 2.45, 0))
    put(lambda: s.stool(0.18, 0.46), (-0.25, 1.95, 0))
    roll(0.34, 0.065, m.cloth('white'), (-0.25, 1.98, 0.45), 60)
    cylinder(0.1, 0.012, (-0.32, 1.86, 0.45), m.glazed('linen'), bevel=0.004)
    adire = m.patterned('adire', 0.4)
    towels = ((-0.2, 0.4, 0.78, m.cloth('white')), (0.25, 0.3, 0.5, m.cloth('terracotta')))
    put(lambda: b.towel_rail(towels, 0.86), (1.62, DEPTH - 0.03, 1.42))
    put(lambda: b.hung(-0.2, 0.24, 0.36, adire), (1.62, DEPTH - 0.05, 1.424))
    put(lambda: screen(0.9, 0.9, 5, '#b06a48'), (WIDTH / 2 - 0.02, 0.9, 1.6), 90)
    rug(1.5, 0.9, (0.45, 2.35, 0), m.patterned('stripes', 0.8, colors=('sand', 'forest_soft')))
    golden_day(WIDTH, 1.9)
    camera((0.45, 0.25, 1.34), 1, 27, up=-0.06)
