"""Solids, sheets, turned and bent things: what all furniture is made of.

Lengths are metres, angles degrees, z points up. Everything gets texture coordinates in metres,
with u along the longest side, so that wood has its grain and cloth its weave the right way round.
"""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Vector


def place(obj, at=(0, 0, 0), turn=(0, 0, 0)):
    """Puts an object into the picture. `turn` holds degrees about x, y, z, or one about z."""
    if isinstance(turn, (int, float)):
        turn = (0, 0, turn)
    obj.location = at
    obj.rotation_euler = Euler([math.radians(a) for a in turn])
    bpy.context.scene.collection.objects.link(obj)
    return obj


def finish(name, mesh, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=40):
    """Makes an object of a mesh. Edges flatter than `smooth` degrees are shaded round."""
    if material is not None:
        mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    return place(bpy.data.objects.new(name, mesh), at, turn)


def lay_texture(bm, size):
    """Texture coordinates in metres from the side on which each face lies."""
    layer = bm.loops.layers.uv.verify()
    order = sorted(range(3), key=lambda axis: -size[axis])
    shift = (random.uniform(0, 7), random.uniform(0, 7))
    for face in bm.faces:
        across = max(range(3), key=lambda axis: abs(face.normal[axis]))
        u, v = [axis for axis in order if axis != across]
        for loop in face.loops:
            loop[layer].uv = (loop.vert.co[u] + shift[0], loop.vert.co[v] + shift[1])


def box(size, at, material, turn=0, bevel=0.006, segments=2, name='box'):
    """A block of `size`, standing on `at`: x and y are its middle, z is its underside."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for vert in bm.verts:
        vert.co = Vector((vert.co.x * size[0], vert.co.y * size[1], (vert.co.z + 0.5) * size[2]))
    bevel = min(bevel, min(size) * 0.45)
    if bevel > 0:
        bmesh.ops.bevel(
            bm, geom=bm.edges[:], offset=bevel, segments=segments, profile=0.5, affect='EDGES'
        )
    bm.normal_update()
    lay_texture(bm, size)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return finish(name, mesh, material, at, turn)


def soft_box(size, at, material, turn=0, round_=0.06, puff=0.0, wobble=0.004, name='cushion'):
    """A block of foam under cloth: rounded, a little full in the middle, never quite even."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    cuts = 7
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=cuts, use_grid_fill=True)
    seed = random.random() * 100
    half = [s / 2 for s in size]
    for vert in bm.verts:
        p = [vert.co[i] * size[i] for i in range(3)]
        core = [max(-(half[i] - round_), min(half[i] - round_, p[i])) for i in range(3)]
        out = Vector([p[i] - core[i] for i in range(3)])
        if out.length > 1e-6:
            out = out.normalized() * round_
        q = Vector(core) + out
        full = (1 - (2 * q.x / size[0]) ** 2) * (1 - (2 * q.y / size[1]) ** 2)
        q.z += math.copysign(1, q.z) * puff * max(full, 0) if abs(q.z) > half[2] * 0.5 else 0
        q.z += wobble * math.sin(q.x * 17 + seed) * math.cos(q.y * 13 + seed * 2)
        vert.co = q + Vector((0, 0, half[2]))
    bm.normal_update()
    lay_texture(bm, size)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    obj = finish(name, mesh, material, at, turn, smooth=180)
    subdivide(obj, 1)
    return obj


def subdivide(obj, levels):
    """Rounds a mesh off when it is rendered."""
    modifier = obj.modifiers.new('round', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return obj


def thicken(obj, thickness, offset=-1):
    """Gives a sheet its thickness."""
    modifier = obj.modifiers.new('thickness', 'SOLIDIFY')
    modifier.thickness = thickness
    modifier.offset = offset
    return obj


def turned(profile, at, material, turn=0, sides=48, name='turned'):
    """A body of revolution from (radius, height) pairs, as a lathe or a potter makes it."""
    steps = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    verts, faces, uvs = [], [], []
    for radius, height in profile:
        verts += [(radius * math.cos(a), radius * math.sin(a), height) for a in steps]
    length = 0.0
    lengths = [0.0]
    for (r0, h0), (r1, h1) in zip(profile, profile[1:]):
        length += math.hypot(r1 - r0, h1 - h0)
        lengths.append(length)
    girth = 2 * math.pi * max(r for r, _ in profile)
    for row in range(len(profile) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append(
                (row * sides + i, row * sides + j, (row + 1) * sides + j, (row + 1) * sides + i)
            )
            u0, u1 = girth * i / sides, girth * (i + 1) / sides
            uvs += [
                (u0, lengths[row]),
                (u1, lengths[row]),
                (u1, lengths[row + 1]),
                (u0, lengths[row + 1]),
            ]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.uv_layers.new().data.foreach_set('uv', [c for uv in uvs for c in uv])
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bm.to_mesh(mesh)
    bm.free()
    return finish(name, mesh, material, at, turn, smooth=50)


def cylinder(
    radius, height, at, material, turn=0, bevel=0.004, top=None, sides=40, name='cylinder'
):
    """A round post or disc, with softened rims; `top` is the radius up there if it tapers."""
    top = radius if top is None else top
    bevel = min(bevel, height * 0.45, max(radius, top) * 0.45)
    profile = [(0, 0), (max(radius - bevel, 0), 0), (radius, bevel), (top, height - bevel)]
    profile += [(max(top - bevel, 0), height), (0, height)]
    return turned(profile, at, material, turn, sides, name)


def rod(points, radius, material, name='rod', smooth=False, sides=4):
    """A bent rod through points. With `smooth` it curves, otherwise it has corners."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = sides
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS' if smooth else 'POLY')
    spline.points.add(len(points) - 1)
    for point, co in zip(spline.points, points):
        point.co = (*co, 1)
    if smooth:
        spline.use_endpoint_u = True
        spline.order_u = 4
    curve.materials.append(material)
    return place(bpy.data.objects.new(name, curve))


def plate(outlines, depth, at, material, turn=(0, 0, 0), bevel=0.004, name='plate'):
    """A flat piece cut out along `outlines`: the first is its rim, the others are holes.

    Outlines lie in x and y; the piece is `depth` thick, around z = 0.
    """
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = max(depth / 2 - bevel, 0.0005)
    curve.bevel_depth = bevel
    curve.bevel_resolution = 1
    curve.offset = -bevel
    for outline in outlines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(outline) - 1)
        spline.use_cyclic_u = True
        for point, co in zip(spline.points, outline):
            point.co = (co[0], co[1], 0, 1)
    obj = bpy.data.objects.new(name, curve)
    mesh = bpy.data.meshes.new_from_object(obj)
    bpy.data.objects.remove(obj)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bm.normal_update()
    lay_texture(bm, [d or 0.01 for d in dimensions(bm)])
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.clear()
    return finish(name, mesh, material, at, turn)


def dimensions(bm):
    """The three sizes of a mesh."""
    return [max(v.co[i] for v in bm.verts) - min(v.co[i] for v in bm.verts) for i in range(3)]


def sheet(columns, rows, point, material, at=(0, 0, 0), turn=0, size=(1, 1), name='sheet'):
    """A surface: `point(u, v)` says where each of its corners lies, u and v from 0 to 1.

    `size` is the cloth's real width and length, for its texture.
    """
    us, vs = np.linspace(0, 1, columns + 1), np.linspace(0, 1, rows + 1)
    verts = [point(u, v) for v in vs for u in us]
    across = columns + 1
    faces, uvs = [], []
    for r in range(rows):
        for c in range(columns):
            a = r * across + c
            faces.append((a, a + 1, a + 1 + across, a + across))
            for i, j in ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)):
                uvs += [us[i] * size[0], vs[j] * size[1]]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.uv_layers.new().data.foreach_set('uv', uvs)
    return finish(name, mesh, material, at, turn, smooth=180)


def again(obj, at, turn=0, scale=1):
    """Another one of the same thing, sharing its mesh."""
    twin = place(obj.copy(), at, turn)
    twin.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return twin


def joined(objects, name='joined'):
    """Many parts as one object (its modifiers applied), so that it can be set out `again`."""
    graph = bpy.context.evaluated_depsgraph_get()
    bm = bmesh.new()
    materials = []
    for obj in objects:
        mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph), depsgraph=graph)
        mesh.transform(obj.matrix_world)
        slots = []
        for material in mesh.materials:
            if material not in materials:
                materials.append(material)
            slots.append(materials.index(material))
        if slots:
            chosen = [slots[p.material_index] for p in mesh.polygons]
            mesh.polygons.foreach_set('material_index', chosen)
        bm.from_mesh(mesh)
        bpy.data.meshes.remove(mesh)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    for material in materials:
        mesh.materials.append(material)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    for obj in objects:
        bpy.data.objects.remove(obj)
    return place(bpy.data.objects.new(name, mesh))


def group(objects, at=(0, 0, 0), turn=0, scale=1):
    """Moves, turns and scales things that were built around the origin, as one."""
    holder = place(bpy.data.objects.new('group', None), at, turn)
    holder.scale = (scale, scale, scale)
    for obj in objects:
        if obj.parent is None:
            obj.parent = holder
    return holder


def built(make):
    """Runs `make` and answers the objects that it added without a parent."""
    before = set(bpy.context.scene.collection.objects)
    make()
    return [o for o in bpy.context.scene.collection.objects if o not in before and o.parent is None]


def put(make, at=(0, 0, 0), turn=0, scale=1):
    """Builds something around the origin, then sets it where it belongs."""
    return group(built(make), at, turn, scale)
