"""The fronts of other houses, far away, at dusk."""

import functools

import numpy as np

from .materials import Graph, picture_of, rgba
from .palette import byte_rgb
from .patterns import SIZE


def city(seed=11):
    """The windows of a building at dusk: some lit, most dark. White is light."""
    rng = np.random.default_rng(seed)
    image = np.zeros((SIZE, SIZE, 3), np.uint8)
    cell = SIZE // 8
    for row in range(8):
        for column in range(8):
            if rng.random() > 0.42:
                continue
            warm = 0.35 + 0.65 * rng.random()
            color = tuple(
                int(c * warm)
                for c in byte_rgb(('#ffc983', '#ffb061', '#fff0d0')[int(rng.integers(3))])
            )
            x, y = column * cell + cell // 4, row * cell + cell // 4
            image[y : y + cell // 2, x : x + cell // 2] = color
    return image


@functools.cache
def lit_front(seed=0):
    """The front of a building at dusk, twelve metres to its repeat."""
    g = Graph(f'front {seed}')
    image = picture_of('city', city(seed=11 + seed))
    node = g.add('TexImage', {'Vector': g.metres()}, image=image)
    g.material.cycles.sample_as_light = False
    wall = g.add('BsdfDiffuse', {'Color': rgba('#7d6e60')})
    glow = g.add('Emission', {'Color': node, 'Strength': 1.6})
    return g.end(g.add('AddShader', {0: wall, 1: glow}))
