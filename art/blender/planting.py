"""Plants near the ground, and how leaves are made. Everything is a mesh to be placed with `spread`, `border` or `copies`.

leaf(name, dark, light, through, spread)   leaf material; bends light round the clump a leaf belongs to
Leaves                                     collects leaves and stems for one mesh: quads, blades, clump, stem, mesh()
tuft, meadow, reed, marram, heather, bush, flowers, hollyhock, fern, agave, climber, pot_plant
spread(meshes, places, ground, chance)     places by (x, y[, scale]) on a ground function
lawn(mesh, rect, ground, keep, step)       covers a rectangle with patches that lie on the slope
"""
import math
import random

import bpy
import numpy
from mathutils import Matrix, Vector

from surfaces import shaded


def leaf(name, dark, light, through=0.35, third=None, gloss=0.0):
    """Colour varies by plant and by leaf; `third` is a colour some leaves have."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    island = nodes.new('NewGeometry').outputs['Random Per Island']
    plant = nodes.new('ObjectInfo').outputs['Random']
    tone = nodes.math('ADD', nodes.math('MULTIPLY', plant, 0.5), nodes.math('MULTIPLY', island, 0.5))
    colour = nodes.ramp(tone, (0.05, dark), (0.95, light))
    if third:
        colour = nodes.mix(nodes.ramp(island, (0.78, 0.0), (0.86, 0.9)), colour, third)
    puff = nodes.new('Attribute', attribute_name='puff').outputs['Vector']
    out = nodes.tree.nodes.new('ShaderNodeVectorTransform')
    out.vector_type, out.convert_from, out.convert_to = 'NORMAL', 'OBJECT', 'WORLD'
    nodes.put(puff, out.inputs[0])
    normal = nodes.vector('NORMALIZE', nodes.vector('ADD', nodes.new('NewGeometry').outputs['Normal'],
                                                    nodes.vector('MULTIPLY', out.outputs[0], (1.6, 1.6, 1.6))))
    front = nodes.new('BsdfDiffuse', Color=colour, Normal=normal).outputs[0]
    back = nodes.new('BsdfTranslucent', Color=nodes.mix(1.0, colour, (1.25, 1.3, 0.55), 'MULTIPLY')).outputs[0]
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((through, front, back), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], surface)
    return made


def turned(rng, n, lie=1.0):
    """n random frames: two unit vectors each, the second normal flattened by `lie` < 1 (leaves lie more level)."""
    along = rng.normal(size=(n, 3))
    along[:, 2] *= lie
    along /= numpy.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    other = rng.normal(size=(n, 3))
    across = numpy.cross(along, other)
    across /= numpy.linalg.norm(across, axis=1, keepdims=True) + 1e-9
    return along, across


class Leaves:
    def __init__(self, seed=1):
        self.rng = numpy.random.default_rng(seed)
        self.chance = random.Random(seed)
        self.parts = []  # (vertices, faces as rows of four, puffs, slot)
        self.materials = []

    def slot(self, made):
        if made not in self.materials:
            self.materials.append(made)
        return self.materials.index(made)

    def add(self, made, vertices, faces, puffs=None):
        vertices = numpy.asarray(vertices, float)
        puffs = numpy.zeros_like(vertices) if puffs is None else puffs
        self.parts.append((vertices, numpy.asarray(faces, int), puffs, self.slot(made)))

    def quads(self, made, centres, sizes, puffs, narrow=0.5, lie=1.0, along=None):
        """Leaves as diamonds, bent a little along their length."""
        n = len(centres)
        way, across = turned(self.rng, n, lie)
        if along is not None:
            way = along + way * 0.35
            way /= numpy.linalg.norm(way, axis=1, keepdims=True)
            across = numpy.cross(way, self.rng.normal(size=(n, 3)))
            across /= numpy.linalg.norm(across, axis=1, keepdims=True)
        s = sizes[:, None]
        mid = centres + numpy.cross(way, across) * s * 0.12
        v = numpy.stack([centres - way * s, mid - across * s * narrow, centres + way * s, mid + across * s * narrow], 1).reshape(-1, 3)
        self.add(made, v, numpy.arange(4 * n).reshape(-1, 4), numpy.repeat(puffs, 4, axis=0))

    def clump(self, made, centre, radii, count, size, narrow=0.5, lie=1.0, shell=0.35, core=None, hang=0.0):
        """Leaves in an ellipsoid, mostly near its skin; `core`: a point the light should seem to bend round too."""
        way = self.rng.normal(size=(count, 3))
        way /= numpy.linalg.norm(way, axis=1, keepdims=True)
        lumps = 1 + 0.18 * numpy.sin(way @ self.rng.normal(size=(3, 3)) * 3.0).sum(1, keepdims=True) / 1.5
        at = numpy.asarray(centre) + way * numpy.asarray(radii) * lumps * self.rng.random((count, 1)) ** shell
        if hang:
            at[:, 2] -= hang * self.rng.random(count) ** 2
        puffs = way.copy()
        if core is not None:
            away = at - numpy.asarray(core)
            puffs = puffs * 0.6 + away / (numpy.linalg.norm(away, axis=1, keepdims=True) + 1e-6) * 0.6
        self.quads(made, at, size * self.rng.uniform(0.55, 1.1, count), puffs, narrow, lie)

    def stem(self, made, points, radii, sides=6):
        points = [Vector(p) for p in points]
        rings = []
        for i, p in enumerate(points):
            way = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
            turn = way.to_track_quat('Z', 'Y')
            rings += [p + turn @ Vector((math.cos(6.2832 * k / sides) * radii[i], math.sin(6.2832 * k / sides) * radii[i], 0)) for k in range(sides)]
        faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k)
                 for i in range(len(points) - 1) for k in range(sides)]
        self.add(made, [tuple(v) for v in rings], faces)

    def blades(self, made, feet, heights, width, lean=0.5, curve=0.5, wind=(0.0, 0.0)):
        """Grass: each blade two narrowing quads, leaning its own way and with the wind."""
        n = len(feet)
        angle = self.rng.uniform(0, 6.2832, n)
        side = numpy.stack([numpy.cos(angle), numpy.sin(angle), numpy.zeros(n)], 1) * width * self.rng.uniform(0.6, 1.3, (n, 1))
        tilt = self.rng.normal(size=(n, 3)) * lean
        tilt[:, :2] += numpy.asarray(wind)
        tilt[:, 2] = 0
        h = heights[:, None]
        up = numpy.array([0, 0, 1.0])
        middle = feet + (tilt * 0.3 + up * 0.6) * h
        tip = feet + (tilt * (0.5 + curve) + up * (1.0 - 0.25 * numpy.linalg.norm(tilt, axis=1, keepdims=True))) * h
        v = numpy.stack([feet - side, feet + side, middle + side * 0.7, middle - side * 0.7, tip + side * 0.08, tip - side * 0.08], 1).reshape(-1, 3)
        base = numpy.arange(n)[:, None] * 6
        faces = numpy.concatenate([base + [0, 1, 2, 3], base + [3, 2, 4, 5]])
        self.add(made, v, faces, numpy.tile(up * 0.8, (len(v), 1)))

    def mesh(self, name):
        vertices = numpy.concatenate([p[0] for p in self.parts])
        offsets = numpy.cumsum([0] + [len(p[0]) for p in self.parts])
        faces = numpy.concatenate([p[1] + o for p, o in zip(self.parts, offsets)])
        slots = numpy.concatenate([numpy.full(len(p[1]), p[3]) for p in self.parts])
        mesh = bpy.data.meshes.new(name)
        mesh.vertices.add(len(vertices))
        mesh.vertices.foreach_set('co', vertices.astype(numpy.float32).ravel())
        mesh.loops.add(faces.size)
        mesh.loops.foreach_set('vertex_index', faces.astype(numpy.int32).ravel())
        mesh.polygons.add(len(faces))
        mesh.polygons.foreach_set('loop_start', numpy.arange(0, faces.size, 4, dtype=numpy.int32))
        mesh.polygons.foreach_set('loop_total', numpy.full(len(faces), 4, numpy.int32))
        mesh.polygons.foreach_set('material_index', slots.astype(numpy.int32))
        for made in self.materials:
            mesh.materials.append(made)
        puffs = mesh.attributes.new('puff', 'FLOAT_VECTOR', 'POINT')
        puffs.data.foreach_set('vector', numpy.concatenate([p[2] for p in self.parts]).astype(numpy.float32).ravel())
        mesh.update(calc_edges=True)
        return mesh


def patch(name, made, size, count, height, width, lean=0.45, curve=0.5, wind=(0.0, 0.0), seed=1, heads=None, tufts=0):
    """A square of grass; `tufts` gathers it into clumps; `heads`: (material, count, size, height) of flowers on stalks."""
    new = Leaves(seed)
    feet = numpy.zeros((count, 3))
    feet[:, :2] = new.rng.uniform(-size / 2, size / 2, (count, 2))
    heights = height * new.rng.uniform(0.35, 1.1, count)
    if tufts:
        middles = new.rng.uniform(-size / 2, size / 2, (tufts, 2))
        which = new.rng.integers(0, tufts, count)
        feet[:, :2] = middles[which] + new.rng.normal(size=(count, 2)) * size / math.sqrt(tufts) * 0.16
        heights *= (0.5 + new.rng.random(tufts))[which]
    new.blades(made, feet, heights, width, lean, curve, wind)
    for flower, n, size_of, level in heads or ():
        at = numpy.zeros((n, 3))
        at[:, :2] = new.rng.uniform(-size / 2, size / 2, (n, 2))
        new.blades(made, at, level * new.rng.uniform(0.95, 1.0, n), width * 0.6, 0.05, 0.0)
        at[:, 2] = level * new.rng.uniform(0.8, 1.1, n)
        for _ in range(3):
            new.quads(flower, at + new.rng.normal(size=(n, 3)) * size_of * 0.4, size_of * new.rng.uniform(0.6, 1.1, n),
                numpy.tile([0, 0, 1.0], (n, 1)), 0.8, 0.3)
    return new.mesh(name)


def bush(name, made, height=1.0, width=1.2, count=2600, size=0.05, seed=1, bloom=None, blooms=300, bloom_size=0.05, narrow=0.5, lumps=5):
    """Several puffs on the ground; `bloom`: material of flowers on the outside."""
    new = Leaves(seed)
    for i in range(lumps):
        a, r = new.chance.uniform(0, 6.28), width * 0.24 * (i > 0)
        top = height * new.chance.uniform(0.35, 0.5)
        at = (math.cos(a) * r, math.sin(a) * r, top * new.chance.uniform(0.85, 1.05))
        radii = (width * new.chance.uniform(0.24, 0.36), width * new.chance.uniform(0.24, 0.36), top)
        new.clump(made, at, radii, count // lumps, size, narrow, 0.8, 0.3, (0, 0, height * 0.3))
        if bloom:
            new.clump(bloom, at, tuple(r * 1.06 for r in radii), blooms // lumps, bloom_size, 0.8, 1.0, 0.06, (0, 0, height * 0.3))
    return new.mesh(name)


def heather(name, green, purple, seed=1, size=0.5):
    """A cushion of upright sprigs, flowers on their upper half."""
    new = Leaves(seed)
    n = 900
    feet = numpy.zeros((n, 3))
    feet[:, :2] = new.rng.normal(size=(n, 2)) * size * 0.42
    dome = numpy.clip(1 - (numpy.linalg.norm(feet, axis=1) / size) ** 2, 0.12, 1)
    heights = size * 0.9 * dome * new.rng.uniform(0.7, 1.1, n)
    new.blades(green, feet, heights * 0.8, 0.006, 0.35, 0.1)
    out = feet / size * 0.5
    out[:, 2] = 1
    for k in range(3):
        at = feet * (1.0 + 0.25 * k / 3) + numpy.array([0, 0, 1]) * (heights * (0.5 + 0.18 * k))[:, None]
        new.quads(purple, at, 0.03 * new.rng.uniform(0.6, 1.2, n) * size / 0.5, out, 0.45, 1.0, along=numpy.tile([0, 0, 1.0], (n, 1)))
    return new.mesh(name)


def hollyhock(name, green, flower, height=1.9, seed=1):
    new = Leaves(seed)
    for s in range(3):
        foot = (new.chance.uniform(-0.25, 0.25), new.chance.uniform(-0.2, 0.2))
        tall, bend = height * new.chance.uniform(0.7, 1.1), new.chance.uniform(-0.1, 0.1)
        new.stem(green, [(foot[0], foot[1], 0), (foot[0] + bend, foot[1], tall)], (0.02, 0.008), 5)
        new.clump(green, (foot[0], foot[1], 0.22), (0.32, 0.32, 0.25), 60, 0.1, 0.8, 0.4)
        n = 24
        z = numpy.linspace(0.4, 1.0, n) * tall
        at = numpy.stack([foot[0] + bend * z / tall + new.rng.normal(size=n) * 0.05, foot[1] - 0.05 + new.rng.normal(size=n) * 0.04, z], 1)
        for _ in range(3):
            new.quads(flower, at, (0.085 - 0.055 * z / tall) * 1.0, numpy.tile([0, -1.0, 0.2], (n, 1)), 0.95, 1.0)
        new.clump(green, (foot[0], foot[1], tall * 0.45), (0.13, 0.13, tall * 0.3), 50, 0.06, 0.7)
    return new.mesh(name)


def agave(name, made, size=0.9, count=34, seed=1):
    new = Leaves(seed)
    for i in range(count):
        a, rise = i * 2.4, 0.25 + 1.1 * i / count
        way = Vector((math.cos(a) * math.cos(rise), math.sin(a) * math.cos(rise), math.sin(rise)))
        side = Vector((-math.sin(a), math.cos(a), 0)) * size * 0.07
        bend = Vector((0, 0, -size * 0.12))
        p = [Vector((0, 0, 0.04)), way * size * 0.5, way * size + bend]
        v = [p[0] - side, p[0] + side, p[1] + side * 0.9, p[1] - side * 0.9, p[2] + side * 0.05, p[2] - side * 0.05]
        new.add(made, [tuple(q) for q in v], [(0, 1, 2, 3), (3, 2, 4, 5)], numpy.tile(tuple(way), (6, 1)))
    return new.mesh(name)


def climber(name, made, width, height, depth=0.35, count=5000, size=0.06, seed=1, bloom=None, blooms=2500, bloom_size=0.05, puffs=14):
    """Against a wall (y = 0, growing towards -y) from the ground upwards, densest at the top."""
    new = Leaves(seed)
    for i in range(puffs):
        z = height * new.chance.uniform(0.15, 1.0) ** 0.7
        at = (width * new.chance.uniform(-0.5, 0.5) * (0.35 + 0.65 * z / height), -depth * 0.3, z)
        radii = (width * 0.17, depth, height * new.chance.uniform(0.08, 0.15))
        new.clump(made, at, radii, count // puffs, size, 0.6, hang=height * 0.1)
        if bloom:
            new.clump(bloom, at, tuple(r * 1.1 for r in radii), blooms // puffs, bloom_size, 0.8, 1.0, 0.15, hang=height * 0.12)
    return new.mesh(name)


def place(mesh, x, y, z, scale=1.0, turn=0.0, up=None):
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.matrix_world = Matrix.Translation((x, y, z)) @ (Vector(up).to_track_quat('Z', 'Y').to_matrix().to_4x4() if up else Matrix()) \
        @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Scale(scale, 4)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def spread(meshes, places, ground, chance, least=0.75, most=1.25, sink=0.05):
    for x, y, *scale in places:
        size = (scale[0] if scale else 1.0) * chance.uniform(least, most)
        place(chance.choice(meshes), x, y, ground(x, y) - sink * size, size, chance.uniform(0, 6.28))


def scattered(chance, count, rect, keep=None):
    """Random points of a rectangle for which keep(x, y) holds (or falls below a chance it returns)."""
    x0, x1, y0, y1 = rect
    points = ((chance.uniform(x0, x1), chance.uniform(y0, y1)) for _ in range(count))
    return [p for p in points if keep is None or chance.random() < keep(*p)]


def lawn(meshes, rect, ground, step, chance, keep=None, scale=(0.9, 1.15)):
    """Patches of grass edge to edge, each tilted to the slope under it."""
    x0, x1, y0, y1 = rect
    for i in range(int((x1 - x0) / step)):
        for j in range(int((y1 - y0) / step)):
            x, y = x0 + (i + chance.uniform(0.3, 0.7)) * step, y0 + (j + chance.uniform(0.3, 0.7)) * step
            if keep and chance.random() >= keep(x, y):
                continue
            z = ground(x, y)
            slope = (ground(x - 0.3, y) - ground(x + 0.3, y), ground(x, y - 0.3) - ground(x, y + 0.3), 0.6)
            place(chance.choice(meshes), x, y, z, chance.uniform(*scale), chance.randrange(4) * math.pi / 2, slope)
