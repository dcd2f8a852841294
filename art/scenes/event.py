"""The great hall, laid for a wedding: round tables, an arch of flowers on the stage."""

import math
import random

from library import banquet as b
from library import fittings as t
from library import grounds
from library import materials as m
from library.camera import camera
from library.light import bulb, lamp
from library.rooms import golden_day, room, windows
from library.shapes import again, box, built, joined, put

WIDTH, DEPTH, HEIGHT = 11.0, 11.0, 4.8
TABLES = ((-1.55, 2.2), (1.75, 2.5), (-3.6, 4.6), (0.0, 5.2), (3.5, 5.0), (-2.0, 7.8), (2.4, 7.8))


def build(view):
    """`hall`: over the tables to the stage."""
    random.seed(6)
    behind = 3.2
    room(WIDTH, DEPTH, HEIGHT, m.parquet('herringbone', 2.0), 'forest', behind=behind)
    middles = (-0.6, 2.6, 5.8, 9.0)
    windows(WIDTH, DEPTH, HEIGHT, middles, 2.2, 3.9, 240, behind=behind)
    for i in range(7):
        y = -1.6 + i * 1.9
        box((WIDTH, 0.18, 0.26), (0, y, HEIGHT - 0.26), m.wood('iroko'), bevel=0.015)
    white = m.sheer('white', 0.25)
    for y in (2.2, 4.1, 6.0, 7.9):
        for side in (-1, 1):
            edge = (side * (WIDTH / 2 - 0.1), y, HEIGHT - 0.5)
            b.swag((0, y, HEIGHT - 0.32), edge, 0.55, 0.9, white)
    put(b.stage, (0.4, DEPTH, 0))
    put(b.flower_arch, (0.4, DEPTH - 0.55, 0.29))
    put(b.sun_on_wall, (0.4, DEPTH - 0.06, 2.0))
    put(lambda: b.microphone((0, 0, 0)), (1.35, DEPTH - 1.15, 0.29))
    for x in (-2.2, 3.0):
        put(lambda: b.bouquet((0, 0, 0), 0.34, 60), (x, DEPTH - 0.7, 0.95), 0, 1.4)
        box((0.42, 0.42, 0.95), (x, DEPTH - 0.7, 0), m.wood('iroko'), bevel=0.015)
    lights = lamp('AREA', (0.4, DEPTH - 2.2, HEIGHT - 0.4), 170, '#ffc890', (-20, 0, 0), size=2.0)
    lights.visible_camera = lights.visible_glossy = False
    oke = m.patterned('aso_oke', 0.6)
    table = joined(built(lambda: b.round_feast(oke)), 'table')
    chair = joined(built(lambda: b.feast_chair(m.cloth('terracotta'))), 'chair')
    for x, y in TABLES:
        first = random.uniform(0, 60)
        again(table, (x, y, 0), first)
        for k in range(8):
            seat(chair, x, y, first + k * 45 + random.uniform(-5, 5))
        bulb((x, y, 1.05), 5, '#ffb45e', 0.06)
        put(lambda: t.pendant(1.5, 0.36, 26), (x, y, HEIGHT - 0.2))
    grounds.hidden(table, chair)
    golden_day(WIDTH, 4.0, 5.0, 24, -66)
    camera((0.15, -1.6, 1.62), 1, 24, up=0.01)


def seat(chair, x, y, angle):
    """One chair at a table, drawn up from `angle` degrees."""
    a = math.radians(angle)
    again(chair, (x + 1.1 * math.cos(a), y + 1.1 * math.sin(a), 0), angle - 90)
