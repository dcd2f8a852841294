"""The bedrooms with one window wall: Double Deluxe, Double Room, Deluxe Room, Family Suite."""

from library import fittings as t
from library import furniture as f
from library import grounds
from library import materials as m
from library import seating as s
from library.camera import camera
from library.light import GOLDEN, lamp, sky, sun, window_light
from library.outlines import arch, rectangle
from library.shapes import box, plate, put
from library.textiles import curtain, rug

BEHIND = 3.0


def window_wall(x, depth, height, start, end, arched):
    """The left wall with its windows: one wide one, or two tall arches. Answers their rows."""
    cream = m.plaster('linen')
    low, high, thick = 0.06, min(2.5, height - 0.3), 0.26
    middle, wide = (start + end) / 2, end - start
    length = depth + BEHIND
    center = (depth - BEHIND) / 2
    frame = m.wood('wood')
    if arched:
        holes = [
            arch(wide * 0.44, high - low, (y - center, low))
            for y in (start + wide * 0.25, end - wide * 0.25)
        ]
        bars = [start + wide * 0.25, end - wide * 0.25]
    else:
        holes = [rectangle(wide, high - low, (middle - center, (high + low) / 2))]
        bars = [start + 0.03, start + wide / 3, end - wide / 3, end - 0.03]
    plate(
        [rectangle(length, height, (0, height / 2)), *holes],
        thick,
        (x - thick / 2, center, 0),
        cream,
        (90, 0, 90),
        bevel=0.015,
    )
    for y in bars:
        box((0.07, 0.05, high - low), (x - thick * 0.6, y, low), frame)
    for z in (low, high * 0.8, high - 0.05) if not arched else (low, high * 0.66):
        box((0.07, wide, 0.05), (x - thick * 0.6, middle, z), frame)
    window_light(
        wide, high - low, (x - thick - 0.15, middle, (low + high) / 2), (0, -90, 0), 170, '#ffeedd'
    )


def shell(width, depth, height, wall, floor, outside='garden', arched=False, drape='clay'):
    """A room: its head wall at y = depth, its window on the left, the camera's side unseen."""
    cream = m.plaster('linen')
    length, center = depth + BEHIND, (depth - BEHIND) / 2
    left = -width / 2
    box((width + 1, length, 0.2), (0, center, -0.2), floor, bevel=0)
    box((width + 1, length, 0.2), (0, center, height), m.plaster('white'), bevel=0)
    box((width + 1, 0.2, height), (0, depth + 0.1, 0), m.plaster(wall), bevel=0)
    box((0.2, length, height), (width / 2 + 0.1, center, 0), cream, bevel=0)
    box((width + 1, 0.2, height), (0, -BEHIND, 0), cream, bevel=0).visible_camera = False
    start, end = depth - 3.1, depth - 0.7
    window_wall(left, depth, height, start, end, arched)
    base = m.wood('wood')
    box((width, 0.02, 0.09), (0, depth - 0.01, 0), base)
    box((0.02, length, 0.09), (width / 2 - 0.01, center, 0), base)
    box((width, 0.04, 0.05), (0, depth - 0.02, height - 0.05), m.plaster('white'))
    cloth = m.cloth(drape)
    if not arched:
        box((0.14, depth * 0.95, 0.025), (left + 0.1, depth / 2, height - 0.09), m.metal())
        for y, w in ((start - 0.25, 0.8), (end + 0.2, 0.6)):
            curtain(w, height - 0.09, (left + 0.13, y, 0), cloth, 90, folds=6)
        sheer = m.sheer()
        curtain(0.8, height - 0.09, (left + 0.06, end - 0.3, 0), sheer, 90, folds=9, depth=0.04)
    middle = (start + end) / 2
    if outside == 'garden':
        put(lambda: grounds.garden_outside(14, 26), (left - 0.27, middle + 8.0, 0), 90)
    else:
        put(lambda: grounds.balcony_outside(7.0), (left - 0.27, middle, 0), 90)
    sky(GOLDEN, 0.7, seen=1.5)
    sun(27, -66, 5.2, '#ffc27e', 1.0)
    fill = lamp('AREA', (0.3, -BEHIND + 0.5, 2.2), 30, '#fff0dc', (72, 0, 0), size=2.4)
    fill.visible_glossy = False


def head(x, depth, stands, lamp_color, gap):
    """Night stands beside a bed whose middle is at x."""
    for side in stands:
        put(lambda: f.nightstand(lamp_color), (x + side * gap, depth - 0.06, 0))


def junior():
    """Double Deluxe: small, plain, green."""
    depth = 4.0
    shell(4.2, depth, 2.7, 'forest_soft', m.terrazzo(), drape='sand')
    throw = m.cloth('terracotta')
    adire = m.patterned('adire', 0.5, ground='forest', seed=4)
    put(lambda: f.bed(1.5, 'plain', 'linen', throw, ((0.0, 0.5, adire),)), (0.1, depth - 0.06, 0))
    head(0.1, depth, (-1, 1), 'ink', 1.1)
    f.framed(0.7, 0.85, (0.1, depth - 0.03, 1.4), 2)
    rug(1.7, 1.1, (-0.7, 1.3, 0), m.patterned('stripes', 0.9, colors=('sand', 'terracotta')), 90)
    put(lambda: t.desk(1.15, 0.5), (2.1, 2.0, 0), -90)
    put(lambda: s.dining_chair('terracotta'), (1.35, 1.95, 0), 78)
    camera((0.5, -1.2, 1.32), 6, 26, up=-0.055)


def double():
    """Double Room: terracotta, indigo adire, a striped rug."""
    depth = 4.3
    shell(4.6, depth, 2.8, '#8f4a30', m.parquet('planks'), drape='sand')
    adire = m.patterned('adire', 0.5)
    put(lambda: f.bed(1.7, 'panels', 'white', adire, ((0.0, 0.6, adire),)), (0.2, depth - 0.06, 0))
    head(0.2, depth, (-1, 1), 'forest_soft', 1.24)
    f.framed(0.55, 0.65, (-0.18, depth - 0.03, 1.5), 1)
    f.framed(0.55, 0.65, (0.58, depth - 0.03, 1.5), 2)
    rug(2.6, 1.7, (0.1, 1.55, 0), m.patterned('stripes', 1), 0)
    put(lambda: s.rattan_chair('forest_soft'), (-1.5, 1.75, 0), 58)
    put(lambda: t.wardrobe(1.5), (2.3, 2.0, 0), -90)
    camera((0.7, -1.2, 1.32), 8, 26, up=-0.06)


def deluxe():
    """Deluxe Room: sage, a wide bed, a bench, a balcony."""
    depth = 4.7
    shell(5.2, depth, 2.9, 'sage', m.parquet(), 'balcony', drape='forest_soft')
    oke = m.patterned('aso_oke', 0.7)
    green = m.patterned('adire', 0.5, ground='forest', seed=4)
    cushions = ((-0.42, 0.48, oke), (0.42, 0.48, m.cloth('forest')))
    put(lambda: f.bed(2.0, 'slats', 'white', oke, cushions), (0.25, depth - 0.06, 0))
    head(0.25, depth, (-1, 1), 'terracotta', 1.4)
    f.framed(1.0, 0.8, (0.25, depth - 0.03, 1.72), 1)
    carpet = m.patterned('diamond_rug', 1, lines='forest', accent='ochre')
    rug(3.1, 2.1, (0.25, 1.9, 0), carpet, 0)
    put(lambda: f.bench(1.5, green), (0.25, 2.1, 0))
    put(lambda: f.leafy_plant(1.7), (2.15, 4.1, 0))
    put(lambda: t.desk(1.4), (2.6, 1.9, 0), -90)
    put(lambda: s.dining_chair('forest'), (1.85, 1.75, 0), 80)
    put(lambda: s.armchair('terracotta'), (-1.75, 2.0, 0), 62)
    put(lambda: t.floor_lamp(9), (-2.2, 4.2, 0))
    camera((0.65, -1.2, 1.34), 5, 26, up=-0.06)


def family():
    """Family Suite: a large bed, two small ones in an alcove, a kitchenette, a table."""
    depth = 5.0
    shell(7.0, depth, 2.9, 'sand_deep', m.parquet('planks'), drape='terracotta')
    oke = m.patterned('aso_oke', 0.7)
    adire = m.patterned('adire', 0.5)
    put(lambda: f.bed(1.8, 'slats', 'white', oke, ((0.0, 0.5, oke),)), (-1.35, depth - 0.06, 0))
    head(-1.35, depth, (-1,), 'forest_soft', 1.3)
    # The alcove of the two small beds, behind an arch.
    outline = [rectangle(3.3, 2.9, (0, 1.45)), arch(2.8, 2.45, (0, 0.0))]
    plate(outline, 0.16, (1.85, depth - 2.15, 0), m.plaster('forest_soft'), (90, 0, 0), 0.012)
    box((0.16, 2.1, 2.9), (0.28, depth - 1.1, 0), m.plaster('forest_soft'), bevel=0)
    small = m.cloth('clay')
    for x in (1.15, 2.6):
        put(lambda: f.bed(0.92, 'plain', 'linen', small, ((0, 0.42, adire),)), (x, depth - 0.06, 0))
    put(lambda: f.nightstand('clay'), (1.875, depth - 0.06, 0))
    put(lambda: t.kitchenette(1.9), (3.5, 1.55, 0), -90)
    put(lambda: t.round_table(0.48), (1.15, 1.2, 0))
    for x, y, turn in ((1.15, 1.95, 0), (0.4, 1.1, 92), (1.2, 0.45, 182)):
        put(lambda: s.dining_chair('terracotta'), (x, y, 0), turn)
    put(lambda: t.pendant(0.8, 0.28, 10), (1.15, 1.2, 2.9))
    rug(2.7, 1.7, (-1.4, 1.9, 0), m.patterned('diamond_rug', 1), 0)
    f.framed(0.8, 0.65, (-1.35, depth - 0.03, 1.75), 0)
    camera((0.1, -1.75, 1.38), 0, 24, up=-0.05)


def garden():
    """Home card, Garden Room: towards the door to the lawn."""
    depth = 4.2
    shell(4.4, depth, 2.7, '#b9855f', m.terrazzo(), drape='linen')
    green = m.patterned('adire', 0.5, ground='forest', seed=4)
    put(lambda: f.bed(1.6, 'plain', 'white', green, ((0.0, 0.5, green),)), (0.75, depth - 0.06, 0))
    head(0.75, depth, (-1, 1), 'forest_soft', 1.17)
    f.framed(0.75, 0.6, (0.75, depth - 0.03, 1.5), 0)
    put(lambda: s.rattan_chair('terracotta'), (-1.45, 2.5, 0), 40)
    put(lambda: f.leafy_plant(1.6), (-1.75, 3.8, 0), 80)
    rug(1.8, 1.2, (-0.9, 1.9, 0), m.patterned('stripes', 0.9), 90)
    camera((1.75, -0.5, 1.32), 26, 24, up=-0.05)


def scholar():
    """Home card, Scholar's Room: the long desk, shelves, the lamp on."""
    depth = 4.2
    shell(4.4, depth, 2.75, 'forest', m.parquet('planks'), drape='sand')
    oke = m.patterned('aso_oke', 0.6)
    put(lambda: f.bed(1.5, 'slats', 'linen', oke, ((0.0, 0.5, oke),)), (1.1, depth - 0.06, 0))
    head(1.1, depth, (-1,), 'clay', 1.1)
    put(lambda: t.desk(1.9, 0.62), (-2.18, 2.3, 0), 90)
    put(lambda: s.dining_chair('terracotta'), (-1.4, 2.3, 0), -84)
    put(lambda: t.bookshelf(1.1), (-1.3, depth - 0.01, 0))
    rug(1.9, 1.3, (-0.3, 1.7, 0), m.patterned('diamond_rug', 1), 0)
    camera((1.3, -0.8, 1.34), 18, 25, up=-0.05)


def courtyard():
    """Home card, Courtyard Room: arched windows above the palms."""
    depth = 4.5
    shell(5.0, depth, 3.0, 'linen', m.terrazzo(), 'balcony', True)
    adire = m.patterned('adire', 0.5)
    put(lambda: f.bed(1.8, 'panels', 'white', adire, ((0.0, 0.6, adire),)), (0.6, depth - 0.06, 0))
    head(0.6, depth, (-1, 1), 'terracotta', 1.28)
    f.framed(0.7, 0.85, (0.6, depth - 0.03, 1.55), 1)
    rug(2.5, 1.7, (0.4, 1.8, 0), m.patterned('diamond_rug', 1, lines='indigo', accent='clay'), 0)
    put(lambda: s.armchair('forest_soft'), (-1.75, 2.2, 0), 60)
    put(lambda: f.leafy_plant(1.6), (-2.0, 4.1, 0))
    camera((1.5, -0.9, 1.34), 17, 24, up=-0.04)


VIEWS = {
    'garden': garden,
    'scholar': scholar,
    'courtyard': courtyard,
    'junior': junior,
    'double': double,
    'deluxe': deluxe,
    'family': family,
}


def build(view):
    """Builds the room that `view` names."""
    VIEWS[view]()
