"""The camera: level, at eye height, so that whatever is upright stays so."""

import bpy

from .shapes import place


def camera(at, facing=0.0, lens=24.0, up=0.0, aside=0.0, focus=None, fstop=4.0):
    """A level camera that looks along +y, turned `facing` degrees to the left.

    `up` and `aside` shift the picture without tilting the camera, in parts of its longer side.
    """
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.sensor_fit = 'AUTO'
    data.shift_y = up
    data.shift_x = aside
    data.clip_end = 2000
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance = focus
        data.dof.aperture_fstop = fstop
    obj = place(bpy.data.objects.new('camera', data), at, (90, 0, facing))
    bpy.context.scene.camera = obj
    return obj
