"""Renders the scene that has been built into its passes, a few rounds with different chance."""

from pathlib import Path

import bpy

PASSES = {
    'DiffDir': 'diffuse_direct',
    'DiffInd': 'diffuse_indirect',
    'DiffCol': 'diffuse_color',
    'GlossDir': 'glossy_direct',
    'GlossInd': 'glossy_indirect',
    'GlossCol': 'glossy_color',
    'TransDir': 'transmission_direct',
    'TransInd': 'transmission_indirect',
    'TransCol': 'transmission_color',
    'Emit': 'emit',
    'Env': 'environment',
    'Normal': 'normal',
}

# How often one round asks each point for its light.
ROUND = 3


def render(folder, width, height, samples, seed=1):
    """Writes `<pass>_<round>.exr` files: the light by its kind, so that grain can be taken out.

    Each round asks every point a few times. A round that is there already is not rendered again:
    what was stopped goes on where it was, and two rounds are enough to look at.
    """
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples = ROUND
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = 2.5
    cycles.sample_clamp_direct = 12
    # A scene that is kept from round to round would keep its chance, too.
    scene.render.use_persistent_data = False
    scene.render.resolution_x, scene.render.resolution_y = width, height
    layer = bpy.context.view_layer
    for name in PASSES.values():
        setattr(layer, f'use_pass_{name}', True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '16'
    out.format.color_mode = 'RGB'
    out.format.exr_codec = 'ZIP'
    out.base_path = folder
    out.file_slots.clear()
    for name in PASSES:
        out.file_slots.new(f'{name}_')
        tree.links.new(layers.outputs[name], out.inputs[f'{name}_'])
    scene.render.filepath = f'{folder}/unused.png'
    for number in range(1, max(2, samples // ROUND) + 1):
        if Path(f'{folder}/Normal_{number:04d}.exr').exists():
            continue
        cycles.seed = seed * 2 + number
        scene.frame_set(number)
        bpy.ops.render.render()
