"""What grows and lies on the reef, each as one mesh that stands on its own origin."""
import math

import bpy
from mathutils import Vector, noise

from prawn_mesh import add_mesh, along, grid_faces


def joined(name, pieces, material):
    """One mesh of many (points, faces, uvs)."""
    points, faces, uvs = [], [], []
    for own, quads, coordinates in pieces:
        first = len(points)
        points += own
        uvs += coordinates
        faces += [tuple(first + k for k in face) for face in quads]
    return add_mesh(name, points, faces, material, uvs)


def branch(path, thick, thin, start, end, sides=6):
    """A piece of tube; u runs from `start` to `end`."""
    points, uvs = [], []
    count = len(path)
    for i, p in enumerate(path):
        ahead = (path[min(i + 1, count - 1)] - path[max(i - 1, 0)]).normalized()
        normal = ahead.cross(Vector((0.3, 1, 0.2))).normalized()
        side = ahead.cross(normal)
        q = i / (count - 1)
        r = thick + (thin - thick) * q
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            points.append(p + normal * (math.cos(angle) * r) + side * (math.sin(angle) * r))
            uvs.append((start + (end - start) * q, k / sides))
    faces = grid_faces(count, sides, closed=True)
    faces.append(tuple((count - 1) * sides + k for k in range(sides)))
    return points, faces, uvs


def sea_fan(chance, material, size=2.0, depth=7):
    """A flat lattice of twigs."""
    pieces = []

    def grow(spot, angle, length, thick, level):
        bend = chance.uniform(-0.25, 0.25)
        mid = spot + Vector((math.sin(angle + bend), chance.uniform(-0.05, 0.05), math.cos(angle + bend))) * length * 0.5
        end = spot + Vector((math.sin(angle), chance.uniform(-0.08, 0.08), math.cos(angle))) * length
        from_u, to_u = 1 - (level + 1) / (depth + 1), 1 - level / (depth + 1)
        pieces.append(branch(along([spot, mid, end], 4), thick, thick * 0.78, from_u, to_u, 5))
        if level == 0:
            return
        for turn in ((-0.42, 0.4) if chance.random() < 0.72 else (-0.55, 0.02, 0.52)):
            wide = angle + turn * chance.uniform(0.6, 1.25)
            if abs(wide) < 1.75:
                grow(end, wide, length * chance.uniform(0.72, 0.93), thick * 0.78, level - 1)

    grow(Vector((0, 0, -0.1)), chance.uniform(-0.1, 0.1), size * 0.2, size * 0.034, depth)
    return joined('sea fan', pieces, material)


def staghorn(chance, material, size=1.2, depth=4):
    """Thick antlers in all directions."""
    pieces = []

    def grow(spot, way, length, thick, level):
        end = spot + way * length
        mid = spot.lerp(end, 0.5) + Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.5))) * length * 0.06
        from_u, to_u = 1 - (level + 1) / (depth + 1), 1 - level / (depth + 1)
        pieces.append(branch(along([spot, mid, end], 5), thick, thick * (0.8 if level else 0.45), from_u, to_u, 8))
        for _ in range(0 if level == 0 else chance.choice((2, 2, 3))):
            turned = way + Vector((chance.gauss(0, 0.55), chance.gauss(0, 0.55), chance.uniform(-0.1, 0.6)))
            grow(end, turned.normalized(), length * chance.uniform(0.62, 0.9), thick * 0.76, level - 1)

    for _ in range(6):
        way = Vector((chance.gauss(0, 0.6), chance.gauss(0, 0.6), 1)).normalized()
        grow(Vector((0, 0, -0.05)), way, size * 0.3, size * 0.085, depth)
    return joined('staghorn', pieces, material)


def tubes(chance, material, count=7, size=1.0):
    """A cluster of tube sponges, open at the top."""
    pieces = []
    for k in range(count):
        angle = 2.4 * k
        far = 0.16 * size * math.sqrt(k)
        tall = size * chance.uniform(0.6, 1.5)
        wide = size * chance.uniform(0.13, 0.2)
        foot = Vector((math.cos(angle) * far, math.sin(angle) * far, -0.1))
        lean = Vector((math.cos(angle) * 0.3 + 0.12, math.sin(angle) * 0.3, 0)) * (0.4 + far)
        points, uvs, sides, rows = [], [], 18, 26
        for row in range(rows + 1):
            q = row / rows
            inside = q > 0.78
            h = min(q / 0.78, 1) if not inside else 1 - (q - 0.78) / 0.22 * 0.55
            flare = 0.75 + 0.35 * h * h + 0.06 * math.sin(h * 17 + k)
            r = wide * flare * (0.66 if inside and q > 0.82 else 0.9 if inside else 1)
            for column in range(sides):
                turn = 2 * math.pi * column / sides
                lump = 1 + 0.09 * noise.noise(Vector((math.cos(turn) * 1.5, math.sin(turn) * 1.5, h * 4 + k)))
                points.append(foot + lean * h * h * tall + Vector((math.cos(turn) * r * lump, math.sin(turn) * r * lump, h * tall)))
                uvs.append((h if not inside else 0.2, column / sides))
        pieces.append((points, grid_faces(rows + 1, sides, closed=True), uvs))
    return joined('tubes', pieces, material)


def boulder(chance, material, rough=0.46, levels=5):
    """A craggy stone of radius 1."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=levels, radius=1)
    stone = bpy.context.object
    shift = Vector((chance.uniform(-50, 50), chance.uniform(-50, 50), 0))
    for vertex in stone.data.vertices:
        p = vertex.co.copy()
        lumps = noise.fractal(p * 0.9 + shift, 1.0, 2.1, 6)
        facets = noise.voronoi(p * 1.7 + shift)[0]
        vertex.co = p * (1 + rough * (lumps * 0.8 + (facets[1] - facets[0]) * 0.55))
    stone.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return stone


def dome(chance, material, flat=0.72):
    """A brain coral."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1)
    head = bpy.context.object
    shift = Vector((chance.uniform(-50, 50), 0, 0))
    for vertex in head.data.vertices:
        p = vertex.co.copy()
        vertex.co = Vector((p.x, p.y, p.z * flat)) * (1 + 0.12 * noise.noise(p * 1.3 + shift))
    head.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return head


def blade(foot, way, across, length, width, wave, rows=16):
    """A ruffled ribbon that tapers to a point; `wave` shifts its ripples."""
    points, uvs = [], []
    up = way.cross(across)
    spot = Vector(foot)
    for row in range(rows + 1):
        q = row / rows
        half = width * math.sin(math.pi * min(1, 0.1 + 0.9 * q)) ** 0.7 * (1 - 0.3 * q)
        for e in (-1, -0.4, 0.4, 1):
            ruffle = 0.35 * half * abs(e) * math.sin(q * 19 + wave + e * 1.4)
            points.append(spot + across * half * e + up * ruffle)
            uvs.append((q, e * 0.5 + 0.5))
        bend = Vector((math.sin(wave + q * 3.2) * 0.3, math.cos(wave * 1.7 + q * 2.6) * 0.3, -0.55 * q))
        spot = spot + (way + bend).normalized() * (length / rows)
    return points, grid_faces(rows + 1, 4), uvs


def kelp(chance, material, height=7.0, width=0.16, length=1.1, step=0.26):
    """Giant kelp: a swaying stem, on both sides long blades that hang from gas floats."""
    sway, lean = chance.uniform(0, 6), chance.uniform(0.1, 0.5)
    stem_at = lambda h: Vector((math.sin(sway + h * 4.4 / height) * 0.07 * height * (h / height + 0.1) + lean * h * h / height * 0.35,
                                math.cos(sway * 2 + h * 0.5) * 0.25, h))
    stem = [stem_at(height * k / 60) for k in range(61)]
    pieces = [branch(stem, 0.035 + 0.012 * width, 0.012, 0.0, 0.7, 6)]
    h, k = height * 0.06, 0
    while h < height:
        q = h / height
        side = 1 if k % 2 else -1
        spot = stem_at(h)
        turn = chance.uniform(-0.9, 0.9)
        # The current comes from the left and takes all blades along.
        way = Vector((side * 0.62 * math.cos(turn) + 0.42, math.sin(turn) * 0.7, chance.uniform(-0.1, 0.95))).normalized()
        across = way.cross(Vector((chance.uniform(-0.4, 0.4), 1, chance.uniform(-0.3, 0.3)))).normalized()
        size = chance.uniform(0.75, 1.2) * (1.0 - 0.45 * abs(q - 0.55))
        pieces.append(branch([spot, spot + way * 0.07, spot + way * 0.13, spot + way * 0.2], 0.02, 0.045, 0.5, 0.9, 6))
        pieces.append(blade(spot + way * 0.16, way, across, length * size, width * size, chance.uniform(0, 6)))
        h += step * chance.uniform(0.75, 1.25) * (1 - 0.35 * q)
        k += 1
    return joined('kelp', pieces, material)


def grass(chance, material, count=40, size=1.0):
    """A tuft of ribbons."""
    pieces = []
    for _ in range(count):
        way = Vector((chance.gauss(0.1, 0.28), chance.gauss(0, 0.28), 1)).normalized()
        across = way.cross(Vector((chance.gauss(0, 0.5), 1, 0))).normalized()
        foot = Vector((chance.gauss(0, 0.16), chance.gauss(0, 0.16), -0.05)) * size
        pieces.append(blade(foot, way, across, size * chance.uniform(0.4, 1.1), size * 0.035, chance.uniform(0, 6), 10))
    return joined('grass', pieces, material)


def starfish(chance, material, arms=5):
    """Five arms with a ridge, lying on the ground."""
    points, uvs, sides, rows = [], [], 100, 14
    for row in range(rows + 1):
        q = row / rows
        for column in range(sides):
            angle = 2 * math.pi * column / sides
            arm = 0.5 + 0.5 * math.cos(angle * arms)
            reach = 0.3 + 0.75 * arm ** 2.2
            curl = 0.12 * math.sin(angle * 2 + 1) * q * q
            high = 0.2 * (1 - q) ** 0.6 * (0.6 + 0.4 * arm) + 0.1 * arm ** 6 * (1 - q * q)
            points.append(Vector((math.cos(angle + curl) * reach * q, math.sin(angle + curl) * reach * q, high - 0.02)))
            uvs.append((q, column / sides))
    return add_mesh('starfish', points, grid_faces(rows + 1, sides, closed=True), material, uvs)
