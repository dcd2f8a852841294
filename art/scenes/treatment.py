"""The treatment room of the spa once more, from the corner by the stool."""

from library.camera import camera
from scenes import spa


def build(view):
    """`couch`: across the stool and the couch to the oils."""
    spa.build('upright')
    camera((-1.75, -0.75, 1.4), -24, 26, up=-0.05)
