"""The bedrooms with one window wall: Double Deluxe, Double Room, Deluxe Room, and the hero's."""

from library import furniture as f
from library import materials as m
from library import textiles as t
from library.camera import camera
from library.light import GOLDEN, lamp, sky, sun, window_light
from library.shapes import box, put


def shell(width, depth, height, wall, floor):
    """A room around the origin: its head wall at y = depth, its window in the left wall."""
    cream = m.plaster('linen')
    box((width + 4, depth + 4, 0.2), (0, depth / 2, -0.2), floor, bevel=0)
    box((width + 1, depth + 1, 0.2), (0, depth / 2, height), m.plaster('white'), bevel=0)
    box((width + 1, 0.2, height), (0, depth + 0.1, 0), m.plaster(wall), bevel=0)
    box((0.2, depth + 1, height), (width / 2 + 0.1, depth / 2, 0), cream, bevel=0)
    box((width + 1, 0.2, height), (0, -0.9, 0), cream, bevel=0)
    left, low, high = -width / 2 - 0.12, 0.1, 2.45
    start, end = depth - 3.0, depth - 0.75
    box((0.24, depth + 1, low), (left, depth / 2, 0), cream, bevel=0)
    box((0.24, depth + 1, height - high), (left, depth / 2, high), cream, bevel=0)
    box((0.24, depth - end + 0.3, high), (left, (depth + end) / 2 + 0.15, 0), cream, bevel=0)
    box((0.24, start + 1, high), (left, (start - 1) / 2, 0), cream, bevel=0)
    frame = m.wood('wood')
    middle, wide = (start + end) / 2, end - start
    for y in (start, start + wide / 3, end - wide / 3, end):
        box((0.07, 0.05, high - low), (left, y, low), frame)
    for z in (low, 1.95, high - 0.05):
        box((0.07, wide, 0.05), (left, middle, z), frame)
    base = m.wood('wood')
    box((width, 0.02, 0.1), (0, depth - 0.01, 0), base)
    box((0.02, depth, 0.1), (width / 2 - 0.01, depth / 2, 0), base)
    box((0.14, depth * 0.9, 0.02), (-width / 2 + 0.11, depth / 2, height - 0.07), m.metal())
    for y, w in ((start - 0.3, 0.75), (end + 0.24, 0.6)):
        t.curtain(
            w,
            height - 0.08,
            (-width / 2 + 0.14, y, 0),
            m.cloth('clay' if wall != 'clay' else 'linen'),
            90,
            folds=6,
        )
    t.curtain(
        0.9, height - 0.08, (-width / 2 + 0.07, end - 0.4, 0), m.sheer(), 90, folds=10, depth=0.04
    )
    window_light(
        wide, high - low, (left - 0.2, middle, (low + high) / 2), (0, -90, 0), 150, '#ffeedd'
    )
    # Outside: a warm lawn, a hedge, and far trees.
    box((60, 60, 0.1), (-31, 0, -0.6), m.earth('#7d7a3d'), bevel=0)
    for i, (x, y, r) in enumerate(
        ((-9, 3, 1.9), (-11, 6.5, 2.6), (-8.5, 8.8, 1.7), (-13, 0.5, 2.4), (-16, 10, 3.4))
    ):
        put(lambda: f.leafy_plant(r * 1.5, 26), (x, y, -0.6), i * 40, 1.5)
    sky(GOLDEN, 0.7, seen=2.0)
    sun(24, -62, 5.0, '#ffc585', 1.0)
    lamp('AREA', (0.3, -0.6, 2.3), 26, '#fff0dc', (68, 0, 0), size=2.6)


def build(view):
    """Builds the room that `view` names."""
    oke = m.patterned('aso_oke', 0.7)
    adire = m.patterned('adire', 0.5)
    green = m.patterned('adire', 0.5, ground='forest', seed=4)
    if view == 'hero':
        shell(5.4, 4.6, 2.95, 'forest_soft', m.parquet())
        head, width = 0.45, 2.0
        put(
            lambda: f.bed(
                width,
                'slats',
                'linen',
                oke,
                ((-0.55, 0.5, green), (0.5, 0.5, m.cloth('terracotta')), (0.0, 0.6, oke)),
            ),
            (head, 4.55, 0),
        )
        for x in (-1.4, 1.4):
            put(lambda: f.nightstand(), (head + x, 4.54, 0))
        f.framed(0.8, 0.95, (head, 4.57, 1.62), 0)
        t.rug(3.0, 2.0, (head, 1.85, 0), m.patterned('diamond_rug', 1), 0)
        put(lambda: f.bench(1.4, m.cloth('forest')), (head, 2.05, 0))
        put(lambda: f.lounge_chair('clay'), (-1.75, 2.3, 0), 62)
        put(lambda: f.side_table(), (-1.95, 3.15, 0))
        put(lambda: f.leafy_plant(1.7), (-2.2, 4.2, 0))
        camera((0.75, -0.75, 1.32), 8, 21, up=-0.05)
    elif view == 'double':
        shell(4.4, 4.2, 2.75, 'terracotta', m.parquet('planks'))
        put(lambda: f.bed(1.7, 'panels', 'white', adire, ((0.0, 0.6, adire),)), (0.4, 4.14, 0))
        for x in (-1.25, 1.25):
            put(lambda: f.nightstand('forest_soft'), (0.4 + x, 4.14, 0))
        f.framed(0.55, 0.65, (0.02, 4.17, 1.52), 1)
        f.framed(0.55, 0.65, (0.78, 4.17, 1.52), 2)
        t.rug(2.4, 1.6, (0.2, 1.6, 0), m.patterned('stripes', 1), 0)
        put(lambda: f.lounge_chair('forest_soft'), (-1.45, 1.9, 0), 55)
        camera((1.1, -0.75, 1.3), 14, 21, up=-0.06)
    elif view == 'junior':
        shell(4.0, 3.9, 2.65, 'forest_soft', m.terrazzo())
        put(lambda: f.bed(1.5, 'plain', 'linen', m.cloth('terracotta'), ()), (0.3, 3.84, 0))
        put(lambda: f.nightstand('ink'), (-0.85, 3.84, 0))
        put(lambda: f.nightstand('ink'), (1.45, 3.84, 0))
        f.framed(0.7, 0.8, (0.3, 3.87, 1.35), 2)
        put(lambda: f.side_table(), (-1.4, 2.4, 0))
        camera((0.9, -0.75, 1.3), 12, 22, up=-0.06)
    else:
        shell(5.0, 4.5, 2.85, 'sage', m.parquet())
        put(
            lambda: f.bed(
                2.0, 'slats', 'white', oke, ((-0.4, 0.5, oke), (0.4, 0.5, m.cloth('forest')))
            ),
            (0.4, 4.45, 0),
        )
        for x in (-1.4, 1.4):
            put(lambda: f.nightstand('terracotta'), (0.4 + x, 4.44, 0))
        f.framed(1.0, 0.8, (0.4, 4.47, 1.68), 1)
        t.rug(
            3.0,
            2.0,
            (0.4, 1.8, 0),
            m.patterned('diamond_rug', 1, lines='forest', accent='ochre'),
            0,
        )
        put(lambda: f.bench(1.5, green), (0.4, 1.98, 0))
        put(lambda: f.leafy_plant(1.6), (-2.0, 4.0, 0))
        put(lambda: f.lounge_chair('terracotta'), (-1.6, 2.2, 0), 60)
        camera((-0.3, -0.75, 1.3), -4, 21, up=-0.05)
