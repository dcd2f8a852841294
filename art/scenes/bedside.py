"""A bed seen from close by: breakfast brought on a tray, or the lamp on for the night."""

import math
import random

from library import furniture as f
from library import materials as m
from library import tableware as w
from library.camera import camera
from library.light import DUSK, lamp, sky
from library.rooms import golden_day, room, windows
from library.shapes import box, cylinder, put, rod, sheet, soft_box, thicken, turned
from library.textiles import curtain, pillow, rug

WIDTH, DEPTH, HEIGHT = 4.6, 4.2, 2.9


def tray():
    """Breakfast on an iroko tray with brass handles: coffee, pawpaw, puff-puff, juice, flowers."""
    wood = m.wood('iroko')
    box((0.66, 0.44, 0.014), (0, 0, 0), wood, bevel=0.004)
    for y in (-0.215, 0.215):
        box((0.66, 0.016, 0.05), (0, y, 0), wood, bevel=0.006)
    for x in (-0.322, 0.322):
        box((0.016, 0.44, 0.05), (x, 0, 0), wood, bevel=0.006)
        grip = [(x, -0.09, 0.045), (x, -0.07, 0.085), (x, 0.07, 0.085), (x, 0.09, 0.045)]
        rod(grip, 0.008, m.metal())
    box((0.5, 0.36, 0.004), (0, 0, 0.014), m.patterned('aso_oke', 0.4), bevel=0.001)
    top = 0.018
    w.pot((0.18, 0.09, top), -150)
    w.cup((0.03, 0.07, top), 'forest_soft')
    w.pawpaw((-0.17, -0.06, top), 14)
    w.puff_puff((0.12, -0.1, top), 0.095)
    w.tumbler((-0.06, 0.12, top), '#e07a1c')
    w.posy((-0.25, 0.13, top), 5, 0.24, 0.06)
    w.napkin((-0.02, -0.12, top), 80)
    box((0.014, 0.17, 0.004), (-0.02, -0.11, top + 0.018), m.metal(), 74, bevel=0.001)


def newspaper():
    """A folded newspaper, one corner of it lifted."""

    def page(u, v):
        lift = 0.05 * max(0, u + v - 1.35) ** 1.5
        return ((u - 0.5) * 0.3, (v - 0.5) * 0.4, 0.012 + lift + 0.002 * math.sin(u * 9))

    paper = m.patterned('painting', 1.2, kind=1, rough=0.95)
    thicken(sheet(20, 20, page, m.glazed('#e8e0cf', 0.95), name='newspaper'), 0.01, -1)
    sheet(1, 1, lambda u, v: ((u - 0.7) * 0.14, (v - 0.2) * 0.13, 0.016), paper, size=(1.2, 1.2))
    for i in range(9):
        x, y = (-0.08, 0.085)[i % 2], -0.02 - 0.022 * (i // 2)
        box((0.1, 0.008, 0.001), (x, y - 0.03, 0.013), m.glazed('#8d8578', 0.9))


def turned_down():
    """A corner of the cover folded back over itself, along x."""

    def fold(u, v):
        x = (u - 0.5) * 1.2
        rise = 0.05 * math.sin(math.pi * v) + 0.012 * math.sin(9 * x) * v
        return (x, (v - 0.5) * 0.36 + 0.02 * math.sin(4 * x), 0.03 + rise * 0.7)

    thicken(sheet(50, 16, fold, m.cloth('white'), size=(1.2, 0.4), name='fold'), 0.02, 1)


def build(view):
    """`morning`: the tray on the bed; `night`: the lamp on, the cover turned down."""
    random.seed(4)
    night = view == 'night'
    room(WIDTH, DEPTH, HEIGHT, m.parquet('planks'), 'forest')
    windows(WIDTH, DEPTH, HEIGHT, (2.5,), 2.3, 2.5, 3 if night else 190, arched=False)
    adire = m.patterned('adire', 0.5, ground='forest' if not night else 'indigo', seed=4)
    oke = m.patterned('aso_oke', 0.7)
    throw = oke if night else m.cloth('clay')
    put(lambda: f.bed(1.9, 'slats', 'white', throw, ((0.3, 0.48, adire),)), (0.3, DEPTH - 0.06, 0))
    for side in (-1, 1):
        put(lambda: f.nightstand('terracotta'), (0.3 + side * 1.3, DEPTH - 0.06, 0))
    f.framed(0.9, 0.7, (0.3, DEPTH - 0.03, 1.5), 0)
    left = -WIDTH / 2
    for y, wide in ((1.15, 0.7), (3.85, 0.55)):
        curtain(wide, HEIGHT - 0.1, (left + 0.14, y, 0), m.cloth('terracotta'), 90, folds=6)
    rug(2.6, 1.6, (0.2, 1.6, 0), m.patterned('diamond_rug', 1, lines='forest'), 0)
    if night:
        curtain(1.9, HEIGHT - 0.1, (left + 0.13, 2.5, 0), m.sheer('linen', 0.25), 90, 14, 0.05)
        put(turned_down, (-0.1, 3.0, 0.62), 0)
        w.tumbler((-0.83, 3.84, 0.52), '#dfe8e6')
        sky(DUSK, 0.05, seen=0.2)
        for x in (-1.0, 1.6):
            lamp('POINT', (x - 0.05, DEPTH - 0.24, 0.95), 14, '#ffb468', shadow_soft_size=0.1)
        fill = lamp('AREA', (0.4, -2.5, 2.4), 10, '#cfd6f0', (70, 0, 0), size=2.6)
        fill.visible_glossy = False
        camera((-0.5, 1.1, 1.3), 1, 28, up=-0.05)
        return
    put(tray, (0.05, 2.42, 0.625), 16)
    put(newspaper, (0.72, 2.3, 0.615), -18)
    curtain(1.0, HEIGHT - 0.1, (left + 0.07, 3.3, 0), m.sheer(), 90, 10, 0.04)
    put(lambda: f.leafy_plant(1.5, 13), (-1.85, 1.75, 0), 60)
    golden_day(WIDTH, 2.5)
    camera((0.62, 0.95, 1.42), 17, 29, up=-0.135)
