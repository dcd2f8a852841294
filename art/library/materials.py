"""What things are made of. The same words always give the same material."""

import functools

import bpy
import numpy as np

from . import patterns
from .palette import linear


class Graph:
    """A material's nodes, put together from a few words."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, output=0, **settings):
        """Adds a node and answers one of its outputs. Inputs are values or other outputs."""
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                if isinstance(value, tuple) and len(value) == 3 and 'olor' in str(key):
                    value = (*value, 1)
                node.inputs[key].default_value = value
        return node.outputs[output]

    def metres(self, scale=(1, 1, 1), turn=0):
        """Where on the thing we are, in its texture's metres times `scale`."""
        at = self.add('TexCoord', output='UV')
        return self.add('Mapping', {'Vector': at, 'Scale': scale, 'Rotation': (0, 0, turn)})

    def mix(self, amount, one, other, blend='MIX'):
        """Two colours mixed."""
        return self.add('MixRGB', {0: amount, 1: one, 2: other}, blend_type=blend)

    def bump(self, height, strength, distance=0.01):
        """A surface that is not quite flat."""
        return self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': distance})

    def principled(self, **inputs):
        """Ends the graph in a surface; `Base_Color` is the input 'Base Color'."""
        shader = self.add('BsdfPrincipled', {k.replace('_', ' '): v for k, v in inputs.items()})
        return self.end(shader)

    def end(self, shader):
        """Ends the graph in a shader."""
        self.add_output(shader)
        return self.material

    def add_output(self, shader):
        node = self.tree.nodes.new('ShaderNodeOutputMaterial')
        self.tree.links.new(shader, node.inputs['Surface'])


def rgba(name):
    """A colour of the palette as nodes want it."""
    return (*linear(name), 1)


def picture_of(name, pixels):
    """A drawn pattern as an image that Blender can use."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new(name, width, height)
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = pixels[::-1].astype(np.float32) / 255
    image.pixels.foreach_set(full.ravel())
    image.pack()
    return image


@functools.cache
def plaster(color, rough=0.85, bump=0.25):
    """Painted plaster, laid on by hand."""
    g = Graph(f'plaster {color}')
    at = g.add('TexCoord', output='Object')
    wide = g.add('TexNoise', {'Vector': at, 'Scale': 1.7, 'Detail': 3.0})
    fine = g.add('TexNoise', {'Vector': at, 'Scale': 38.0, 'Detail': 4.0})
    tint = g.mix(wide, tuple(c * 0.9 for c in rgba(color)[:3]) + (1,), rgba(color))
    return g.principled(
        Base_Color=tint, Roughness=rough, Specular=0.25, Normal=g.bump(fine, bump, 0.0006)
    )


@functools.cache
def wood(color='iroko', rough=0.38, depth=0.55):
    """Oiled hardwood with its grain along u."""
    g = Graph(f'wood {color}')
    bend = g.add('TexNoise', {'Vector': g.metres((0.6, 3, 1)), 'Scale': 1.6, 'Detail': 2.0})
    at = g.mix(0.05, g.metres((1.1, 17, 1)), bend, 'ADD')
    rings = g.add('TexNoise', {'Vector': at, 'Scale': 1.5, 'Detail': 5.0, 'Distortion': 0.5})
    pores = g.add('TexNoise', {'Vector': g.metres((4, 190, 1)), 'Scale': 1.0, 'Detail': 2.0})
    dark = tuple(c * (1 - depth) for c in linear(color)) + (1,)
    light = tuple(min(1, c * 1.35) for c in linear(color)) + (1,)
    steep = g.add('MapRange', {'Value': rings, 'From Min': 0.32, 'From Max': 0.68})
    tint = g.mix(steep, dark, light)
    tint = g.mix(0.22, tint, pores, 'MULTIPLY')
    return g.principled(
        Base_Color=tint, Roughness=rough, Specular=0.4, Normal=g.bump(pores, 0.1, 0.002)
    )


@functools.cache
def cloth(color, weave=620.0, bump=0.25, sheen=0.4):
    """Plain woven cloth."""
    g = Graph(f'cloth {color}')
    uneven = g.add('TexNoise', {'Vector': g.metres(), 'Scale': 9.0, 'Detail': 4.0})
    threads = g.add('TexNoise', {'Vector': g.metres((1, 4, 1)), 'Scale': weave / 4, 'Detail': 2.0})
    tint = g.mix(uneven, tuple(c * 0.82 for c in linear(color)) + (1,), rgba(color))
    return g.principled(
        Base_Color=tint,
        Roughness=0.92,
        Specular=0.12,
        Sheen=sheen,
        Normal=g.bump(threads, bump, 0.0004),
    )


@functools.cache
def patterned(pattern, size=0.6, turn=0.0, rough=0.9, specular=0.12, bump=0.2, **words):
    """A drawn pattern, `size` metres to its repeat. `pattern` is a function of `patterns`."""
    g = Graph(f'{pattern} {size} {words}')
    image = picture_of(pattern, getattr(patterns, pattern)(**words))
    at = g.metres((1 / size, 1 / size, 1), turn)
    node = g.add('TexImage', {'Vector': at}, image=image)
    grain = g.add('TexNoise', {'Vector': g.metres(), 'Scale': 260.0, 'Detail': 1.0})
    return g.principled(
        Base_Color=node, Roughness=rough, Specular=specular, Normal=g.bump(grain, bump, 0.0004)
    )


def terrazzo(**words):
    """A polished terrazzo floor."""
    return patterned('terrazzo', 1.3, rough=0.16, specular=0.5, bump=0.01, **words)


def parquet(pattern='herringbone', size=1.5, **words):
    """A waxed wooden floor."""
    return patterned(pattern, size, rough=0.3, specular=0.4, bump=0.03, **words)


@functools.cache
def metal(color='brass', rough=0.28):
    """Brushed metal."""
    g = Graph(f'metal {color}')
    return g.principled(Base_Color=rgba(color), Metallic=1.0, Roughness=rough)


@functools.cache
def glazed(color, rough=0.3, specular=0.5):
    """Glaze, lacquer, stone: anything plain and smooth."""
    g = Graph(f'glazed {color}')
    return g.principled(Base_Color=rgba(color), Roughness=rough, Specular=specular)


@functools.cache
def earth(color='laterite', bump=0.8, scale=5.0):
    """Bare ground, fired clay, rough stone."""
    g = Graph(f'earth {color}')
    at = g.add('TexCoord', output='Object')
    wide = g.add('TexNoise', {'Vector': at, 'Scale': scale * 0.2, 'Detail': 6.0})
    fine = g.add('TexNoise', {'Vector': at, 'Scale': scale * 6, 'Detail': 6.0})
    tint = g.mix(wide, tuple(c * 0.62 for c in linear(color)) + (1,), rgba(color))
    return g.principled(
        Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=g.bump(fine, bump, 0.02)
    )


@functools.cache
def leaf(color='leaf'):
    """A leaf: a little light comes through it."""
    g = Graph(f'leaf {color}')
    own = g.add('ObjectInfo', output='Random')
    tint = g.mix(own, tuple(c * 0.6 for c in linear(color)) + (1,), rgba(color))
    front = g.add('BsdfPrincipled', {'Base Color': tint, 'Roughness': 0.42, 'Specular': 0.35})
    through = g.add('BsdfTranslucent', {'Color': g.mix(0.6, tint, (0.3, 0.42, 0.05, 1))})
    return g.end(g.add('MixShader', {0: 0.28, 1: front, 2: through}))


@functools.cache
def shade(color='#ffdcae', strength=3.0):
    """A lampshade that glows, brightest where the bulb is."""
    g = Graph(f'shade {color} {strength}')
    facing = g.add('LayerWeight', {'Blend': 0.35}, output='Facing')
    glow = g.mix(facing, rgba(color), tuple(c * 0.45 for c in linear('#e89a4a')) + (1,))
    # Its bulbs are the light; searching its whole surface for light would only make grain.
    g.material.cycles.sample_as_light = False
    return g.end(g.add('Emission', {'Color': glow, 'Strength': strength}))


@functools.cache
def sheer(color='white', through=0.55):
    """Thin curtain cloth."""
    g = Graph(f'sheer {color} {through}')
    clear = g.add('BsdfTransparent')
    glow = g.add('BsdfTranslucent', {'Color': rgba(color)})
    front = g.add('BsdfDiffuse', {'Color': rgba(color)})
    body = g.add('MixShader', {0: 0.5, 1: glow, 2: front})
    return g.end(g.add('MixShader', {0: through, 1: body, 2: clear}))


@functools.cache
def pane(tint='#f2f7f4'):
    """Clear glass that light passes without being bent."""
    g = Graph(f'pane {tint}')
    fresnel = g.add('Fresnel', {'IOR': 1.45})
    clear = g.add('BsdfTransparent', {'Color': rgba(tint)})
    gloss = g.add('BsdfGlossy', {'Roughness': 0.02})
    return g.end(g.add('MixShader', {0: fresnel, 1: clear, 2: gloss}))


@functools.cache
def thin_glass(tint='#f6faf7'):
    """Blown glass, seen from both sides: clear, with light along its rims."""
    g = Graph(f'thin glass {tint}')
    facing = g.add('LayerWeight', {'Blend': 0.2}, output='Facing')
    amount = g.add('MapRange', {'Value': facing, 'To Min': 0.03, 'To Max': 0.5})
    clear = g.add('BsdfTransparent', {'Color': rgba(tint)})
    gloss = g.add('BsdfGlossy', {'Roughness': 0.04})
    return g.end(g.add('MixShader', {0: amount, 1: clear, 2: gloss}))


@functools.cache
def water(tint='#7fc4b8', ripple=0.12, scale=2.2):
    """The surface of a pool."""
    g = Graph(f'water {tint}')
    at = g.add('TexCoord', output='Object')
    waves = g.add('TexNoise', {'Vector': at, 'Scale': scale, 'Detail': 3.0, 'Distortion': 0.6})
    normal = g.bump(waves, ripple, 0.12)
    fresnel = g.add('Fresnel', {'IOR': 1.33, 'Normal': normal})
    clear = g.add('BsdfTransparent', {'Color': rgba(tint)})
    gloss = g.add('BsdfGlossy', {'Roughness': 0.01, 'Normal': normal})
    return g.end(g.add('MixShader', {0: fresnel, 1: clear, 2: gloss}))


@functools.cache
def lit(color='#ffc98a', strength=4.0):
    """Something that shines: a bulb, a lit window far away."""
    g = Graph(f'lit {color} {strength}')
    g.material.cycles.sample_as_light = False
    return g.end(g.add('Emission', {'Color': rgba(color), 'Strength': strength}))
