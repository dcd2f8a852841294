"""Renders the scene that has been built, twice with different chance, into its passes."""

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


def render(folder, width, height, samples, seed=1):
    """Writes `<pass>_<half>.exr` files: the light by its kind, so that grain can be taken out."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples = max(2, samples // 2)
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
    # The second half is the same scene with other chance.
    scene.render.use_persistent_data = True
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
    for half in (1, 2):
        scene.frame_set(half)
        cycles.seed = seed * 2 + half
        bpy.ops.render.render()
