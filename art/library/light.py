"""Sun, sky, windows and lamps."""

import math

import bpy

from .palette import linear
from .shapes import place


def sky(colors, strength=1.0, seen=None, clouds=0.0):
    """A sky from the horizon up. `colors` are (height from -1 to 1, colour) pairs.

    `seen` is how bright it looks to the camera, where that differs from the light it gives;
    `clouds`, from 0 to 1, how much of thin high clouds there is.
    """
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    # The sky is smooth: a coarse map of where its light comes from will do.
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 128
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    at = new('ShaderNodeTexCoord')
    split = new('ShaderNodeSeparateXYZ')
    link(at.outputs['Generated'], split.inputs[0])
    # The direction's z runs from -1 to 1, a ramp from 0 to 1.
    scaled = new('ShaderNodeMapRange')
    scaled.inputs['From Min'].default_value = -1
    link(split.outputs['Z'], scaled.inputs['Value'])
    ramp = new('ShaderNodeValToRGB')
    link(scaled.outputs[0], ramp.inputs[0])
    elements = ramp.color_ramp.elements
    for height, color in colors:
        element = elements.new((height + 1) / 2)
        element.color = (*linear(color), 1)
    elements.remove(elements[0])
    elements.remove(elements[len(elements) - 1])
    background = new('ShaderNodeBackground')
    color = ramp.outputs[0]
    if clouds:
        color = clouded(tree, at.outputs['Generated'], color, clouds)
    link(color, background.inputs['Color'])
    path = new('ShaderNodeLightPath')
    power = new('ShaderNodeMapRange')
    power.inputs['To Min'].default_value = strength
    power.inputs['To Max'].default_value = strength if seen is None else seen
    link(path.outputs['Is Camera Ray'], power.inputs['Value'])
    link(power.outputs[0], background.inputs['Strength'])
    output = new('ShaderNodeOutputWorld')
    link(background.outputs[0], output.inputs['Surface'])


def clouded(tree, direction, color, amount):
    """Long thin clouds over a sky's colour."""
    new, link = tree.nodes.new, tree.links.new
    stretched = new('ShaderNodeMapping')
    stretched.inputs['Scale'].default_value = (1.3, 2.0, 9.0)
    link(direction, stretched.inputs['Vector'])
    noise = new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1.7
    noise.inputs['Detail'].default_value = 7.0
    noise.inputs['Distortion'].default_value = 0.35
    link(stretched.outputs[0], noise.inputs['Vector'])
    veil = new('ShaderNodeMapRange')
    veil.inputs['From Min'].default_value = 0.47
    veil.inputs['From Max'].default_value = 0.8
    veil.inputs['To Max'].default_value = amount
    link(noise.outputs[0], veil.inputs['Value'])
    mix = new('ShaderNodeMixRGB')
    link(veil.outputs[0], mix.inputs[0])
    link(color, mix.inputs[1])
    mix.inputs[2].default_value = (*linear('#ffe2bd'), 1)
    return mix.outputs[0]


GOLDEN = (
    (-1, '#6b4630'),
    (-0.02, '#d9a06a'),
    (0.0, '#ffdca6'),
    (0.12, '#f8d9b4'),
    (0.35, '#b9cbd6'),
    (1, '#6f9cc4'),
)
DUSK = (
    (-1, '#3a2a26'),
    (-0.02, '#a8603c'),
    (0.0, '#ffb070'),
    (0.08, '#f5ab7c'),
    (0.22, '#bf978e'),
    (0.5, '#64759a'),
    (1, '#33446f'),
)
MORNING = ((-1, '#77583f'), (-0.02, '#e2c9a4'), (0.0, '#fdf0d8'), (0.2, '#cfe0e8'), (1, '#7fadd4'))


def lamp(kind, at, power, color='#ffd9a8', turn=(0, 0, 0), **settings):
    """Any of Blender's lights."""
    light = bpy.data.lights.new(kind.lower(), kind)
    light.energy = power
    light.color = linear(color)
    for key, value in settings.items():
        setattr(light, key, value)
    return place(bpy.data.objects.new(kind.lower(), light), at, turn)


def sun(height, around, power=4.0, color='#ffd19a', softness=1.2):
    """The sun: degrees above the horizon, and from where (0 is behind +y, 90 is from +x)."""
    return lamp(
        'SUN', (0, 0, 9), power, color, (90 - height, 0, 180 - around), angle=math.radians(softness)
    )


def window_light(width, height, at, turn, power, color='#f4ead8'):
    """The light of the sky that a window lets in; unseen itself. It shines along its own -z."""
    light = lamp('AREA', at, power, color, turn, shape='RECTANGLE', size=width, size_y=height)
    light.visible_camera = False
    light.visible_glossy = False
    return light


def bulb(at, power=12, color='#ffb468', size=0.05):
    """The bulb of a lamp."""
    return lamp('POINT', at, power, color, shadow_soft_size=size)
