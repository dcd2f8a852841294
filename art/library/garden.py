"""Palms, shrubs, hedges, grasses and agaves. One of each kind is built and then set out again."""

import math
import random

import bpy
from mathutils import Vector

from . import materials as m
from .shapes import again, finish, joined, sheet


def blades(name, leaves, material):
    """Many leaves as one thing. A leaf is a list of (left, right) pairs from its stalk to its tip."""
    verts, faces = [], []
    for leaf in leaves:
        first = len(verts)
        for left, right in leaf:
            verts += [tuple(left), tuple(right)]
        for i in range(len(leaf) - 1):
            a = first + 2 * i
            faces.append((a, a + 1, a + 3, a + 2))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    return finish(name, mesh, material, smooth=180)


def frond(around, rise, length, droop, width=1.0, steps=34):
    """The leaflets of one palm leaf, from the top of the trunk."""
    leaves = []
    at, angle, step = Vector((0, 0, 0)), rise, length / steps
    flat = Vector((math.cos(around), math.sin(around), 0))
    side = Vector((-math.sin(around), math.cos(around), 0))
    spine = [at.copy()]
    for i in range(steps):
        t = i / steps
        along = flat * math.cos(angle) + Vector((0, 0, math.sin(angle)))
        up = Vector((0, 0, math.cos(angle))) - flat * math.sin(angle)
        at = at + along * step
        spine.append(at.copy())
        angle -= droop * (0.4 + 1.5 * t) / steps
        if t < 0.12:
            continue
        long = width * 0.62 * math.sin(math.pi * (0.16 + 0.84 * t) ** 0.8) ** 0.7 + 0.06
        for sign in (-1, 1):
            out = side * sign * 0.86 + along * 0.5 + up * random.uniform(0.0, 0.28)
            out = out.normalized() * long * random.uniform(0.85, 1.08)
            middle = at + out * 0.5
            tip = at + out + Vector((0, 0, -long * random.uniform(0.22, 0.5)))
            w = along * 0.021
            leaves.append(
                [(at - w * 0.6, at + w * 0.6), (middle - w, middle + w), (tip, tip + w * 0.2)]
            )
    stalk = []
    for i, point in enumerate(spine):
        w = side * 0.028 * (1 - i / len(spine)) + side * 0.005
        stalk.append((point - w, point + w))
    return [*leaves, stalk]


def palm(height=7.0, lean=0.5, fronds=30, length=2.9):
    """A coconut palm with a slender, slightly leaning trunk."""
    bend = random.uniform(0, 6)

    def at(v):
        return (
            lean * v * v * math.cos(bend) + 0.07 * math.sin(v * 5 + bend),
            lean * v * v * math.sin(bend),
            v * height,
        )

    def trunk(u, v):
        x, y, z = at(v)
        r = 0.12 + 0.1 * (1 - v) ** 6 + 0.035 * (1 - v) + 0.007 * math.sin(v * height * 42)
        return (x + r * math.cos(u * math.tau), y + r * math.sin(u * math.tau), z)

    parts = [sheet(20, int(height * 26), trunk, m.earth('#8d7a63', 0.5, 9.0), name='trunk')]
    top = Vector(at(1.0))
    green, old = [], []
    for i in range(fronds):
        age = i / (fronds - 1)
        rise = 1.45 - 1.75 * age + random.uniform(-0.12, 0.12)
        around = i * 2.4 + random.uniform(-0.25, 0.25)
        long = (
            length
            * random.uniform(0.85, 1.05)
            * (0.72 + 0.28 * math.sin(math.pi * min(1, age + 0.3)))
        )
        lot = old if age > 0.93 else green
        made = frond(around, rise, long, 0.9 + 0.8 * age)
        lot += [[(a + top, b + top) for a, b in leaf] for leaf in made]
    parts.append(blades('fronds', green, m.leaf('#56782f')))
    parts.append(blades('old fronds', old, m.leaf('#8a7440')))
    return joined(parts, 'palm')


def shrub(radius=0.6, leaves=900, color='leaf', long=0.13, squash=0.85):
    """A round bush: leaves all over a lumpy ball."""
    made = []
    for _ in range(leaves):
        z = random.uniform(-0.35, 1)
        a = random.uniform(0, math.tau)
        r = math.sqrt(max(0, 1 - z * z))
        out = Vector((r * math.cos(a), r * math.sin(a), z))
        lump = 1 + 0.12 * math.sin(5 * out.x + 3 * out.y) + 0.1 * math.sin(7 * out.z + 4 * out.x)
        at = out * radius * lump * random.uniform(0.78, 1.0)
        at.z = (at.z + radius * 0.35) * squash
        grow = (out + Vector([random.uniform(-0.8, 0.8) for _ in range(3)])).normalized()
        side = grow.cross(Vector([random.uniform(-1, 1) for _ in range(3)])).normalized()
        l = long * random.uniform(0.7, 1.3)
        w = side * l * 0.24
        mid, tip = at + grow * l * 0.5, at + grow * l + Vector((0, 0, -l * 0.2))
        made.append([(at, at + w * 0.1), (mid - w, mid + w), (tip, tip + w * 0.1)])
    return blades('shrub', made, m.leaf(color))


def hedge(length=4.0, depth=0.8, height=1.2, color='leaf_dark', leaves=5200):
    """A clipped hedge along x, standing on the ground."""
    made = []
    for _ in range(leaves):
        at = Vector((random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5), random.uniform(0, 1)))
        face = random.choice((0, 1, 1, 2))
        if face == 2:
            at.z = random.uniform(0.93, 1.04)
        else:
            at[1 if face else 0] = random.choice((-0.5, 0.5)) * random.uniform(0.9, 1.06)
        at = Vector((at.x * length, at.y * depth, at.z * height))
        grow = Vector([random.uniform(-1, 1) for _ in range(3)]).normalized()
        grow.z = abs(grow.z)
        side = grow.cross(Vector([random.uniform(-1, 1) for _ in range(3)])).normalized()
        l = random.uniform(0.07, 0.14)
        w = side * l * 0.28
        mid, tip = at + grow * l * 0.5, at + grow * l
        made.append([(at, at + w * 0.1), (mid - w, mid + w), (tip, tip + w * 0.1)])
    core = sheet(
        1, 1, lambda u, v: ((u - 0.5) * length * 0.9, 0, v * height * 0.95), m.earth('#1c2a14')
    )
    return joined([blades('hedge', made, m.leaf(color)), core], 'hedge')


def tuft(height=0.5, blades_=46, color='#7f8f3c'):
    """A tuft of grass."""
    made = []
    for _ in range(blades_):
        a, lean = random.uniform(0, math.tau), random.uniform(0.1, 0.9)
        out = Vector((math.cos(a), math.sin(a), 0))
        side = Vector((-out.y, out.x, 0)) * random.uniform(0.004, 0.009)
        long = height * random.uniform(0.6, 1.1)
        leaf = []
        for i in range(5):
            t = i / 4
            p = out * (0.04 + lean * long * t * t) + Vector(
                (0, 0, long * (t - 0.35 * lean * t * t))
            )
            leaf.append((p - side * (1 - t * 0.9), p + side * (1 - t * 0.9)))
        made.append(leaf)
    return blades('tuft', made, m.leaf(color))


def agave(radius=0.5, leaves=34, color='#7d9277'):
    """A rosette of stiff blue-green leaves."""
    made = []
    for i in range(leaves):
        a, age = i * 2.4, i / leaves
        rise = 1.35 - 1.05 * age
        out = Vector((math.cos(a), math.sin(a), 0))
        side = Vector((-out.y, out.x, 0))
        long = radius * (0.6 + 0.5 * age)
        leaf = []
        for k in range(6):
            t = k / 5
            angle = rise + 0.25 * t
            p = out * (0.03 + long * t * math.cos(angle)) + Vector(
                (0, 0, 0.02 + long * t * math.sin(angle))
            )
            w = side * radius * 0.15 * math.sin(math.pi * (0.25 + 0.75 * t)) ** 0.8 * (1 - t**4)
            leaf.append((p - w, p + w))
        made.append(leaf)
    return blades('agave', made, m.leaf(color))


def scattered(thing, places, scale=(0.8, 1.2)):
    """Sets out the same thing in many places, each turned and sized by chance."""
    for x, y, z in places:
        again(thing, (x, y, z), random.uniform(0, 360), random.uniform(*scale))
    bpy.data.objects.remove(thing)


def within(count, x, y, z=0.0):
    """Places by chance within a rectangle: x and y are (from, to)."""
    return [(random.uniform(*x), random.uniform(*y), z) for _ in range(count)]
