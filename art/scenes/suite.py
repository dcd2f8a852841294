"""The suites whose far wall is glass: Superior with its balcony, Premium with its pool."""

from library import fittings as t
from library import furniture as f
from library import grounds
from library import materials as m
from library import seating as s
from library.camera import camera
from library.light import DUSK, GOLDEN, lamp, sky, sun, window_light
from library.outlines import rectangle
from library.shapes import again, box, built, joined, plate, put, sheet
from library.textiles import curtain, rug
from scenes.pool import lantern, lounger, pool

BEHIND = 2.4


def shell(width, depth, height, floor, left, right, opening, drape):
    """A room that is open at y = depth from `opening[0]` to `opening[1]`."""
    length, center = depth + BEHIND, (depth - BEHIND) / 2
    box((width + 1, length, 0.2), (0, center, -0.2), floor, bevel=0)
    box((width + 1, length, 0.2), (0, center, height), m.plaster('white'), bevel=0)
    box((0.2, length, height), (-width / 2 - 0.1, center, 0), m.plaster(left), bevel=0)
    box((0.2, length, height), (width / 2 + 0.1, center, 0), m.plaster(right), bevel=0)
    box(
        (width + 1, 0.2, height), (0, -BEHIND, 0), m.plaster('linen'), bevel=0
    ).visible_camera = False
    start, end = opening
    top = height - 0.32
    plate(
        [
            rectangle(width, height, (0, height / 2)),
            rectangle(end - start, top, ((start + end) / 2, top / 2 - 0.02)),
        ],
        0.24,
        (0, depth + 0.12, 0),
        m.plaster('linen'),
        (90, 0, 0),
        bevel=0.012,
    )
    frame = m.wood('wood')
    leaves = 4
    for i in range(leaves + 1):
        # The second leaf stands open.
        x = start + (end - start) * i / leaves
        box((0.06, 0.06, top), (x, depth + 0.12, 0), frame)
    for z in (0.0, top - 0.07):
        box((end - start, 0.06, 0.07), ((start + end) / 2, depth + 0.12, z), frame)
    cloth = m.cloth(drape)
    for x in (start - 0.12, end + 0.12):
        curtain(0.75, height - 0.06, (x, depth - 0.1, 0), cloth, 0, folds=6)
    box((end - start + 1.6, 0.14, 0.03), ((start + end) / 2, depth - 0.1, height - 0.06), m.metal())
    base = m.wood('wood')
    for x in (-width / 2 + 0.01, width / 2 - 0.01):
        box((0.02, length, 0.1), (x, center, 0), base)


def superior():
    """Superior Suite: a sitting area before the balcony, the bed behind slats."""
    width, depth, height = 6.6, 5.4, 3.0
    shell(width, depth, height, m.parquet(), 'forest_soft', 'linen', (-2.6, 1.5), 'sand')
    adire, oke = m.patterned('adire', 0.5), m.patterned('aso_oke', 0.6)
    put(
        lambda: s.sofa(2.3, 'linen', ((-0.75, adire), (0.4, oke), (0.8, adire))), (-2.8, 2.7, 0), 90
    )
    rug(
        2.6,
        3.2,
        (-1.25, 2.7, 0),
        m.patterned('diamond_rug', 1, lines='forest', accent='terracotta'),
        0,
    )
    put(lambda: t.coffee_table(1.2, 0.7), (-1.4, 2.7, 0), 88)
    put(lambda: s.armchair('terracotta'), (0.1, 2.6, 0), -84)
    put(lambda: s.armchair('terracotta'), (-1.35, 4.45, 0), 6)
    put(lambda: t.floor_lamp(12), (-2.85, 4.35, 0))
    put(lambda: f.leafy_plant(2.0, 15), (-2.85, 1.0, 0), 50)
    for i in range(3):
        put(lambda: f.framed(0.6, 0.75, (0, -0.02, 1.35), i), (-width / 2, 1.9 + i * 0.8, 0), 90)
    # The bed, its head at the right wall, behind a screen of slats.
    put(
        lambda: f.bed(1.9, 'slats', 'white', oke, ((-0.35, 0.48, adire), (0.35, 0.48, adire))),
        (width / 2 - 0.06, 3.35, 0),
        -90,
    )
    put(lambda: f.nightstand('clay'), (width / 2 - 0.06, 4.72, 0), -90)
    put(lambda: f.nightstand('clay'), (width / 2 - 0.06, 1.98, 0), -90)
    put(lambda: grounds.balcony_outside(6.5, 2.2), (-0.6, depth + 0.24, 0))
    one = joined(built(lambda: s.rattan_chair('forest_soft')), 'chair')
    again(one, (-1.5, depth + 1.3, 0), 30)
    again(one, (0.1, depth + 1.3, 0), -30)
    grounds.hidden(one)
    window_light(4.0, 2.6, (-0.55, depth + 0.4, 1.4), (-90, 0, 0), 190, '#ffeedd')
    sky(GOLDEN, 0.7, seen=1.2, clouds=0.4)
    sun(20, -24, 5.0, '#ffbc76', 1.0)
    fill = lamp('AREA', (0.6, -BEHIND + 0.5, 2.5), 75, '#fff0dc', (70, 0, 0), size=2.6)
    fill.visible_glossy = False
    camera((0.35, -1.3, 1.4), 1, 24, up=-0.045)


def premium():
    """Premium Penthouse: a living room that opens onto its own pool, and the city at dusk."""
    width, depth, height = 7.6, 4.6, 3.1
    shell(width, depth, height, m.terrazzo(), 'forest', 'sand_deep', (-3.2, 3.2), 'linen')
    adire, oke = m.patterned('adire', 0.5), m.patterned('aso_oke', 0.6)
    put(
        lambda: s.sofa(2.6, 'terracotta', ((-0.9, adire), (0.5, oke), (0.95, adire))),
        (-3.2, 2.4, 0),
        90,
    )
    rug(3.0, 3.0, (-1.3, 2.35, 0), m.patterned('diamond_rug', 1, lines='ink', accent='ochre'), 0)
    put(lambda: t.coffee_table(1.3, 0.8), (-1.55, 2.4, 0), 88)
    put(lambda: s.armchair('forest_soft'), (0.1, 2.3, 0), -86)
    put(lambda: t.floor_lamp(16), (-3.35, 4.0, 0))
    put(lambda: f.leafy_plant(2.1, 15), (3.3, 3.9, 0), 20)
    put(lambda: t.round_table(0.55), (2.35, 1.9, 0))
    for x, y, turn in ((2.35, 2.65, 0), (1.6, 1.85, 92), (3.1, 1.9, -88)):
        put(lambda: s.dining_chair('forest'), (x, y, 0), turn)
    put(lambda: t.pendant(0.9, 0.34, 22), (2.35, 1.9, height))
    put(lambda: f.framed(1.4, 1.1, (0, -0.02, 1.3), 0), (-width / 2, 2.3, 0), 90)
    # The terrace with its pool; a rail of glass; the city.
    deck = m.patterned('tiles', 4.0, color='#c9b38c', grout='#a8946f')
    edge = depth + 0.24
    box((14, 1.3, 0.3), (0, edge + 0.65, -0.32), deck, bevel=0)
    for x in (-5.3, 5.3):
        box((3.4, 4.2, 0.3), (x, edge + 3.2, -0.32), deck, bevel=0)
    box((14, 1.0, 0.3), (0, edge + 4.9, -0.32), deck, bevel=0)
    put(lambda: pool(3.0, 6.6, 1.1, 2, 60), (0, edge + 1.35, -0.02))
    sheet(1, 1, lambda u, v: ((u - 0.5) * 14, 0, v * 0.95), m.pane('#dfeee8'), (0, edge + 5.3, 0))
    box((14, 0.06, 0.04), (0, edge + 5.3, 0.95), m.metal(), bevel=0.01)
    stripes = m.patterned('stripes', 0.35, colors=('linen', 'forest_soft'), widths=(3, 2))
    put(lambda: lounger(stripes), (4.5, edge + 2.2, 0), -160)
    for x, y, size in ((-3.75, 0.8, 1.1), (3.7, 1.0, 0.9), (-3.75, 4.4, 1.0)):
        put(lambda: lantern(), (x, edge + y, 0), x * 30, size)
        lamp('POINT', (x, edge + y, 0.28), 5, '#ffae55', shadow_soft_size=0.08)
    put(lambda: f.leafy_plant(1.8, 15), (-4.6, edge + 3.6, 0), 70)
    grounds.city_outside()
    sky(DUSK, 0.55, seen=0.85, clouds=0.45)
    sun(3, -20, 0.6, '#ff9a62', 3.0)
    warm = lamp(
        'AREA',
        (0.5, 0.8, height - 0.06),
        60,
        '#ffd2a0',
        (0, 0, 0),
        shape='RECTANGLE',
        size=4.5,
        size_y=3.0,
    )
    warm.visible_camera = warm.visible_glossy = False
    camera((0.35, -1.5, 1.55), 0, 24, up=-0.04)


def terrace():
    """Home card, Terrace Room: two chairs in the evening sun, seen from the bed's side."""
    width, depth, height = 5.0, 4.4, 2.9
    shell(width, depth, height, m.parquet('planks'), 'clay', 'linen', (-1.9, 1.9), 'linen')
    green = m.patterned('adire', 0.5, ground='forest', seed=4)
    put(
        lambda: f.bed(1.7, 'plain', 'white', green, ((0.0, 0.5, green),)),
        (width / 2 - 0.06, 1.9, 0),
        -90,
    )
    put(lambda: f.nightstand('terracotta'), (width / 2 - 0.06, 3.15, 0), -90)
    rug(1.5, 2.2, (-1.0, 2.2, 0), m.patterned('stripes', 0.9, colors=('sand', 'terracotta')), 0)
    put(lambda: f.leafy_plant(1.7), (-2.05, 3.8, 0), 20)
    put(lambda: s.stool(), (-1.5, 2.9, 0))
    put(lambda: grounds.balcony_outside(6.0, 2.4), (0, depth + 0.24, 0))
    one = joined(built(lambda: s.rattan_chair('terracotta')), 'chair')
    again(one, (-0.9, depth + 1.3, 0), 28)
    again(one, (0.75, depth + 1.35, 0), -28)
    grounds.hidden(one)
    put(lambda: s.stool(), (-0.08, depth + 1.5, 0))
    window_light(3.6, 2.5, (0, depth + 0.4, 1.4), (-90, 0, 0), 170, '#ffeedd')
    sky(GOLDEN, 0.7, seen=1.2, clouds=0.4)
    sun(17, -28, 5.5, '#ffb066', 1.0)
    fill = lamp('AREA', (-0.3, -BEHIND + 0.5, 2.4), 55, '#fff0dc', (70, 0, 0), size=2.4)
    fill.visible_glossy = False
    camera((-0.6, -1.2, 1.36), -4, 25, up=-0.04)


def skyline():
    """Home card, Skyline Room: the bed before the city at dusk."""
    width, depth, height = 5.4, 4.4, 2.9
    shell(width, depth, height, m.parquet(), 'forest', 'linen', (-2.3, 2.3), 'forest_soft')
    oke = m.patterned('aso_oke', 0.6)
    put(
        lambda: f.bed(1.9, 'slats', 'white', oke, ((-0.35, 0.48, oke), (0.35, 0.48, oke))),
        (-width / 2 + 0.06, 2.3, 0),
        90,
    )
    put(lambda: f.nightstand('clay'), (-width / 2 + 0.06, 3.65, 0), 90)
    put(lambda: f.nightstand('clay'), (-width / 2 + 0.06, 0.95, 0), 90)
    put(lambda: s.armchair('terracotta'), (1.5, 3.2, 0), -38)
    put(lambda: t.floor_lamp(14), (2.25, 3.9, 0))
    rug(2.6, 1.8, (0.9, 2.4, 0), m.patterned('diamond_rug', 1, lines='forest', accent='ochre'), 90)
    put(lambda: s.stool(), (0.85, 3.5, 0))
    grounds.city_outside()
    sky(DUSK, 0.55, seen=0.85, clouds=0.45)
    sun(3, -20, 0.6, '#ff9a62', 3.0)
    warm = lamp('AREA', (0.3, 0.6, height - 0.06), 45, '#ffd2a0', size=2.6)
    warm.visible_camera = warm.visible_glossy = False
    window_light(4.2, 2.4, (0, depth + 0.4, 1.4), (-90, 0, 0), 40, '#d9b3a0')
    camera((0.7, -1.4, 1.36), 6, 24, up=-0.04)


def chancellor():
    """Home card, Chancellor Suite: a sitting area for six before tall curtains."""
    width, depth, height = 6.6, 5.0, 3.2
    shell(width, depth, height, m.parquet(), '#8f4a30', 'sand', (-2.4, 2.4), 'forest')
    adire, oke = m.patterned('adire', 0.5), m.patterned('aso_oke', 0.6)
    put(lambda: s.sofa(2.4, 'forest_soft', ((-0.8, oke), (0.8, oke))), (-2.6, 2.5, 0), 90)
    put(lambda: s.sofa(2.4, 'forest_soft', ((-0.8, adire), (0.8, oke))), (2.6, 2.5, 0), -90)
    put(lambda: s.armchair('terracotta'), (-0.75, 4.1, 0), 8)
    put(lambda: s.armchair('terracotta'), (0.75, 4.1, 0), -8)
    carpet = m.patterned('diamond_rug', 1, lines='forest', accent='terracotta')
    rug(3.6, 3.0, (0, 2.5, 0), carpet, 0)
    put(lambda: t.coffee_table(1.5, 0.85), (0, 2.5, 0), 92)
    put(lambda: t.floor_lamp(14), (-2.8, 4.3, 0))
    put(lambda: f.leafy_plant(2.1, 15), (2.8, 4.35, 0))
    put(lambda: t.pendant(0.85, 0.38, 24), (0, 2.5, height))
    put(lambda: f.framed(1.4, 1.1, (0, -0.02, 1.35), 0), (-width / 2, 2.5, 0), 90)
    put(lambda: f.framed(1.4, 1.1, (0, -0.02, 1.35), 1), (width / 2, 2.5, 0), -90)
    put(lambda: grounds.balcony_outside(7.5, 2.2), (0, depth + 0.24, 0))
    window_light(4.6, 2.7, (0, depth + 0.4, 1.5), (-90, 0, 0), 200, '#ffeedd')
    sky(GOLDEN, 0.7, seen=1.2, clouds=0.4)
    sun(20, -18, 5.0, '#ffbc76', 1.0)
    fill = lamp('AREA', (0, -BEHIND + 0.5, 2.7), 80, '#fff0dc', (70, 0, 0), size=2.8)
    fill.visible_glossy = False
    camera((0.35, -1.6, 1.42), 3, 24, up=-0.02)


VIEWS = {
    'superior': superior,
    'premium': premium,
    'terrace': terrace,
    'skyline': skyline,
    'chancellor': chancellor,
}


def build(view):
    """Builds the suite that `view` names."""
    VIEWS[view]()
