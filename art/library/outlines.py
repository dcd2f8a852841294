"""Outlines in x and y for what is cut out of a plate."""

import math

import numpy as np


def circle(radius, sides=48, center=(0, 0)):
    """The outline of a disc."""
    return [
        (center[0] + radius * math.cos(a), center[1] + radius * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, sides, endpoint=False)
    ]


def rectangle(width, height, center=(0, 0)):
    """The outline of a rectangle."""
    x, y = center
    return [
        (x - width / 2, y - height / 2),
        (x + width / 2, y - height / 2),
        (x + width / 2, y + height / 2),
        (x - width / 2, y + height / 2),
    ]


def arch(width, height, base=(0, 0), sides=32):
    """The outline of a round arch that stands on `base`."""
    x, y = base
    spring = height - width / 2
    bow = [
        (x + width / 2 * math.cos(a), y + spring + width / 2 * math.sin(a))
        for a in np.linspace(0, math.pi, sides)
    ]
    return [(x - width / 2, y), (x + width / 2, y), *bow[:-1], (x - width / 2, y + spring)]
