"""Surfaces of which prawns and reefs are built: lofted tubes, plates and leaves. Each carries a UV map for its material."""
import math

import bpy
from mathutils import Vector


def add_mesh(name, points, faces, material, uvs=None, thickness=0.0, levels=0):
    """A smooth mesh from points and faces; `uvs` holds one (u, v) for each point."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.update()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(material)
    if uvs:
        layer = mesh.uv_layers.new(name='UVMap')
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if thickness:
        solid = thing.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness = thickness
        solid.offset = -1
    if levels:
        finer = thing.modifiers.new('finer', 'SUBSURF')
        finer.levels = finer.render_levels = levels
    return thing


def grid_faces(rows, columns, closed=False):
    """Quads of a grid of points; `closed` joins the last column to the first."""
    faces = []
    for row in range(rows - 1):
        for column in range(columns if closed else columns - 1):
            following = (column + 1) % columns
            faces.append((row * columns + column, row * columns + following,
                          (row + 1) * columns + following, (row + 1) * columns + column))
    return faces


def along(points, steps):
    """A smooth path (Catmull-Rom) through a few points."""
    path = []
    last = len(points) - 1
    for step in range(steps + 1):
        at = min(step / steps * last, last - 1e-6)
        i = int(at)
        t = at - i
        a, b, c, d = (Vector(points[max(0, min(last, k))]) for k in (i - 1, i, i + 1, i + 2))
        path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return path


def tube(name, path, radius, material, sides=10, flat=1.0):
    """A tube along `path`; `radius` is a function of 0..1; `flat` squeezes it sideways."""
    points, uvs = [], []
    normal = None
    count = len(path)
    for i, p in enumerate(path):
        ahead = (path[min(i + 1, count - 1)] - path[max(i - 1, 0)]).normalized()
        if normal is None:
            normal = ahead.orthogonal().normalized()
        normal = (normal - ahead * normal.dot(ahead)).normalized()
        side = ahead.cross(normal)
        r = radius(i / (count - 1))
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            points.append(p + normal * (math.cos(angle) * r) + side * (math.sin(angle) * r * flat))
            uvs.append((i / (count - 1), k / sides))
    faces = grid_faces(count, sides, closed=True)
    faces.append(tuple(range(sides))[::-1])
    faces.append(tuple((count - 1) * sides + k for k in range(sides)))
    return add_mesh(name, points, faces, material, uvs)


def leaf(name, base, ahead, side, up, length, width, outline, material, cup=0.1, droop=0.0, rows=28, columns=11):
    """A thin blade. `outline(q)` is its half width (0..1) at q of its length; v runs over the width from -1 to 1."""
    points, uvs = [], []
    for row in range(rows + 1):
        q = row / rows
        half = width * outline(q)
        for column in range(columns):
            e = -1 + 2 * column / (columns - 1)
            lift = cup * half * (1 - e * e) - droop * length * q * q
            points.append(base + ahead * (length * q) + side * (half * e) + up * lift)
            uvs.append((q, e * 0.5 + 0.5))
    return add_mesh(name, points, grid_faces(rows + 1, columns), material, uvs, thickness=0.012)


def ball(name, centre, radius, material, stretch=(1, 1, 1)):
    """A smooth sphere."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=20, radius=radius, location=centre)
    thing = bpy.context.object
    thing.name = name
    thing.scale = stretch
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return thing
