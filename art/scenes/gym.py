"""The gym in the morning: treadmills before the garden, weights, a place for yoga."""

from library import furniture as f
from library import materials as m
from library import training as g
from library.camera import camera
from library.light import bulb
from library.rooms import golden_day, room, windows
from library.shapes import cylinder, put, rod, sheet, turned
from library.textiles import roll, rug

WIDTH, DEPTH, HEIGHT = 7.0, 5.6, 3.3


def wall_lamp():
    """A disc of brass with a ring of light, on a wall that faces -y."""
    cylinder(0.14, 0.03, (0, 0, 0), m.metal(), (90, 0, 0))
    turned([(0.06, 0.035), (0.075, 0.09), (0, 0.1)], (0, 0, 0), m.shade(), (90, 0, 0), sides=40)
    bulb((0, -0.22, 0), 5, size=0.06)


def build(view):
    """`room`: across the mats to the wall bars."""
    room(WIDTH, DEPTH, HEIGHT, m.parquet('planks', 2.0), 'forest', beams=6)
    middles = (0.1, 2.3, 4.5)
    windows(WIDTH, DEPTH, HEIGHT, middles, 1.7, 2.75, 140)
    for y in (1.35, 2.75, 4.15):
        put(g.treadmill, (-2.15, y, 0), -90)
    for x in (-0.95, 0.02):
        put(g.wall_bars, (x, DEPTH, 0))
    put(g.weight_rack, (2.0, DEPTH - 0.02, 0))
    for x in (1.2, 2.0, 2.8):
        put(wall_lamp, (x, DEPTH - 0.01, 2.05))
    put(g.bench, (1.75, 3.55, 0), 64)
    for i, x in enumerate((1.05, 1.32, 1.62)):
        g.dumbbell((x, 2.9 + 0.1 * i, 0), 0.06, 0.16, 30 + 40 * i)

    def towel(u, v):
        across = (u - 0.5) * 0.5
        over = max(0, abs(across) - 0.165)
        drop = 0.478 - over if over else 0.482
        return (max(-0.18, min(0.18, across)), (v - 0.5) * 0.32, drop)

    put(lambda: sheet(24, 10, towel, m.cloth('white'), size=(0.5, 0.3)), (1.5, 3.68, 0), 64)
    carpet = m.patterned('stripes', 0.9, colors=('sand', 'forest_soft'))
    rug(2.9, 2.3, (0.25, 1.75, 0), carpet, 4)
    g.mat((-0.4, 1.7, 0.022), 'terracotta', 4)
    g.mat((0.75, 1.75, 0.022), 'forest', 1)
    oke = m.patterned('aso_oke', 0.5)
    roll(0.6, 0.105, oke, (0.72, 1.2, 0.03), 12)
    g.ball(0.32, (-0.75, 3.75, 0), m.glazed('clay', 0.5))
    for i, (x, y, size) in enumerate(((0.35, 4.75, 0.12), (0.68, 4.85, 0.105), (0.98, 4.78, 0.09))):
        g.kettlebell((x, y, 0), size, 20 * i)
    bottle = [(0, 0), (0.034, 0), (0.036, 0.16), (0.02, 0.2), (0.02, 0.23), (0, 0.235)]
    turned(bottle, (1.22, 2.1, 0), m.metal('brass', 0.3), sides=32)
    put(lambda: f.leafy_plant(1.9, 15), (3.1, 2.7, 0), 30)
    put(lambda: f.framed(0.75, 0.95, (0, -0.02, 1.4), 1), (WIDTH / 2, 3.7, 0), -90)
    golden_day(WIDTH, 2.6)
    camera((1.3, -1.5, 1.4), 13, 25, up=-0.04)
