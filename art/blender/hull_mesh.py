"""Skins and bars as objects of their own, with UVs; built(name) gathers what is linked inside below one empty."""
import math
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Vector


def smooth(a, b, x):
    x = max(0.0, min(1.0, (x - a) / (b - a)))
    return x * x * (3 - 2 * x)


@contextmanager
def built(name):
    """Everything linked inside becomes a child of one empty."""
    before = set(bpy.data.objects)
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    yield root
    for thing in bpy.data.objects:
        if thing not in before and thing is not root and thing.parent is None:
            thing.parent = root


def surface(name, made, rows, uvs=None, wrap=False, flip=False, angle=40.0):
    """A skin through rows of points (all of one length)."""
    n, m = len(rows), len(rows[0])
    vertices = [tuple(p) for row in rows for p in row]
    faces = []
    for i in range(n - 1):
        for j in range(m if wrap else m - 1):
            k = (j + 1) % m
            face = (i * m + j, (i + 1) * m + j, (i + 1) * m + k, i * m + k)
            faces.append(face[::-1] if flip else face)
    return solid(name, made, vertices, faces, [uv for row in uvs for uv in row] if uvs else None, angle)


def solid(name, made, vertices, faces, uvs=None, angle=40.0):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    if uvs:
        layer = mesh.uv_layers.new(name='hull')
        order = np.empty(len(mesh.loops), np.int32)
        mesh.loops.foreach_get('vertex_index', order)
        layer.data.foreach_set('uv', np.array(uvs, np.float32)[order].ravel())
    mesh.materials.append(made)
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def round_bar(radius, sides=10):
    return [(radius * math.cos(6.28319 * i / sides), radius * math.sin(6.28319 * i / sides)) for i in range(sides)]


def half_round(width, height, sides=8):
    """Bulges outwards (first axis), flat at the back."""
    ring = [(width * math.sin(math.pi * i / sides), -height / 2 * math.cos(math.pi * i / sides)) for i in range(sides + 1)]
    return [(-0.004, -height / 2)] + ring + [(-0.004, height / 2)]


def plank(width, height, bevel=0.006):
    w, h, b = width / 2, height / 2, min(bevel, width * 0.4, height * 0.4)
    return [(w, h - b), (w - b, h), (b - w, h), (-w, h - b), (-w, b - h), (b - w, -h), (w - b, -h), (w, b - h)]


def sweep(name, made, points, profile, closed=False, out=None, angle=50.0):
    """`profile`: (outwards, up) pairs, counter-clockwise. Outwards is level, across the way; to the right of it, or
    `out`: +1/-1 chooses the side away from the middle line."""
    points = [Vector(p) for p in points]
    rows, uvs, run, n = [], [], 0.0, len(points)
    for i, p in enumerate(points):
        a = points[i - 1] if i or closed else p
        b = points[(i + 1) % n] if i < n - 1 or closed else p
        way = (b - a).normalized()
        side = way.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 1e-5 else Vector((0, 1, 0))
        if out is not None and side.y * out < 0 and abs(side.y) > 1e-4:
            side = -side
        up = side.cross(way) if side.cross(way).z >= 0 else way.cross(side)
        rows.append([p + side * s + up * t for s, t in profile])
        run += (p - points[i - 1]).length if i else 0.0
        uvs.append([(run, j * 0.05) for j in range(len(profile))])
    if closed:
        rows.append(rows[0])
        uvs.append([(run, v) for _, v in uvs[0]])
    thing = surface(name, made, rows, uvs, True, False, angle)
    if not closed:
        m = len(profile)
        caps = bpy.data.meshes.new(name + ' ends')
        caps.from_pydata([tuple(v) for v in rows[0] + rows[-1]], [], [tuple(range(m)), tuple(range(2 * m - 1, m - 1, -1))])
        caps.materials.append(made)
        bpy.context.scene.collection.objects.link(bpy.data.objects.new(name + ' ends', caps))
    return thing
