"""A bathroom in the morning: robes, soaps on the counter, the bath before the window."""

import random

from library import bathing as b
from library import furniture as f
from library import materials as m
from library import seating as s
from library.building import screen
from library.camera import camera
from library.rooms import golden_day, room, windows
from library.shapes import box, cylinder, put
from library.textiles import roll, rug

WIDTH, DEPTH, HEIGHT = 4.2, 3.6, 2.8


def build(view):
    """`room`: the counter and the robes, the bath on the left."""
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
    roll(0.3, 0.05, m.cloth('white'), (1.05, y + 0.02, top), 20)
    put(lambda: f.leafy_plant(0.75, 9), (-0.68, DEPTH - 0.32, 0), 0, 0.9)
    put(b.bath, (-1.2, 2.2, 0))
    put(lambda: s.stool(0.18, 0.46), (-0.35, 1.75, 0))
    roll(0.34, 0.065, m.cloth('white'), (-0.35, 1.78, 0.45), 60)
    cylinder(0.1, 0.012, (-0.42, 1.66, 0.45), m.glazed('linen'), bevel=0.004)
    for far, material in ((3.15, m.cloth('white')), (2.62, m.cloth('clay'))):
        put(lambda: b.robe(material), (WIDTH / 2, far, 1.72), -90)
    put(lambda: screen(0.9, 0.9, 5, '#b06a48'), (WIDTH / 2 - 0.02, 0.9, 1.6), 90)
    rug(1.5, 0.9, (0.45, 2.35, 0), m.patterned('stripes', 0.8, colors=('sand', 'forest_soft')))
    golden_day(WIDTH, 1.9)
    camera((0.5, -0.1, 1.34), 3, 24, up=-0.06)
