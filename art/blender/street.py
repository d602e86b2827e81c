"""Things of a street, built into `Parts`: bollards, lamps, benches, tables, bicycles, planters, fences, boats, rails, trucks.

Leaves: `leaves(parts, material, centre, radii, count, size, chance)` fills an ellipsoid; `hedge` a box; `creeper` a wall.
"""
import math
import random

from mathutils import Euler, Matrix, Vector

from surfaces import plain, shaded, timber
from windows import glass, glow


def foliage(name, dark, light, through=0.4):
    """Leaves lit from behind; each leaf and each plant its own green."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    island = nodes.new('NewGeometry').outputs['Random Per Island']
    patch = nodes.noise(nodes.position(), 1.7, 3)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', island, 0.55), nodes.math('MULTIPLY', patch, 0.5))
    colour = nodes.ramp(tone, (0.15, dark), (0.85, light))
    front = nodes.new('BsdfDiffuse', Color=colour).outputs[0]
    back = nodes.new('BsdfTranslucent', Color=nodes.mix(1.0, colour, (1.3, 1.4, 0.5), 'MULTIPLY')).outputs[0]
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((through, front, back), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], surface)
    return made


def green():
    return foliage('street green', (0.02, 0.05, 0.012), (0.11, 0.15, 0.03))


def petals(name, colour):
    return foliage(name, tuple(c * 0.55 for c in colour), colour)


def leaf(vertices, faces, at, size, chance):
    turn = Euler((chance.uniform(-1.2, 1.2), chance.uniform(-1.2, 1.2), chance.uniform(0, 6.3))).to_matrix()
    start = len(vertices)
    for a, b in ((-1, 0), (0, -0.55), (1, 0), (0, 0.55)):
        vertices.append(Vector(at) + turn @ Vector((a * size, b * size, 0)))
    faces.append((start, start + 1, start + 2, start + 3))


def leaves(parts, material, centre, radii, count, size, chance, shell=0.35):
    vertices, faces = [], []
    for _ in range(count):
        d = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized() * chance.random() ** shell
        leaf(vertices, faces, [c + r * k for c, r, k in zip(centre, radii, d)], size * chance.uniform(0.6, 1.2), chance)
    parts.add(material, vertices, faces)


def hedge(parts, material, x0, x1, y0, y1, z0, z1, chance, density=420, size=0.055):
    """A clipped hedge: leaves near its faces over a dark core."""
    core = plain('hedge core', (0.01, 0.018, 0.006), 1.0)
    parts.box(core, x0 + 0.09, x1 - 0.09, y0 + 0.09, y1 - 0.09, z0, z1 - 0.09)
    vertices, faces = [], []
    w, d, h = x1 - x0, y1 - y0, z1 - z0
    for area, place in ((w * h, lambda a, b: (x0 + w * a, y0, z0 + h * b)), (w * d, lambda a, b: (x0 + w * a, y0 + d * b, z1)),
                        (d * h, lambda a, b: (x0, y0 + d * a, z0 + h * b)), (d * h, lambda a, b: (x1, y0 + d * a, z0 + h * b))):
        for _ in range(int(area * density)):
            at = Vector(place(chance.random(), chance.random()))
            at += Vector([chance.gauss(0, 0.045) for _ in range(3)])
            leaf(vertices, faces, at, size * chance.uniform(0.6, 1.2), chance)
    parts.add(material, vertices, faces)


def creeper(parts, material, x, z, width, height, chance, count=1500, y=-0.06, size=0.07):
    """Ivy or roses up a wall: dense below, fingers above."""
    arms = [(chance.uniform(-1, 1) * width / 2, chance.uniform(0.35, 1.0) * height, chance.uniform(0.25, 0.6)) for _ in range(7)]
    vertices, faces = [], []
    for _ in range(count):
        dx, top, spread = chance.choice(arms)
        t = chance.random() ** 1.3
        at = (x + dx * t + chance.gauss(0, spread * (1 - 0.6 * t)) * 0.6, y - abs(chance.gauss(0, 0.06)), z + top * t)
        leaf(vertices, faces, at, size * chance.uniform(0.6, 1.3), chance)
    parts.add(material, vertices, faces)


def flower_box(parts, x0, x1, y, z, chance, colour=(0.55, 0.05, 0.06), box=None):
    parts.box(box or plain('flower box', (0.20, 0.10, 0.06), 0.8), x0, x1, y - 0.2, y, z, z + 0.17, 0.01)
    n = int((x1 - x0) * 90)
    middle, half = ((x0 + x1) / 2, y - 0.12, z + 0.2), (x1 - x0) / 2
    leaves(parts, green(), middle, (half, 0.17, 0.14), n, 0.045, chance)
    leaves(parts, petals(f'petals {colour[0]:.2f} {colour[1]:.2f} {colour[2]:.2f}', colour), (middle[0], y - 0.16, z + 0.22), (half, 0.17, 0.14), n // 2, 0.035, chance)


def planter(parts, x, y, z, chance, size=(0.5, 0.5, 0.5), plant=0.5, material=None, flowers=None, count=350):
    a, b, h = size[0] / 2, size[1] / 2, size[2]
    parts.box(material or plain('planter', (0.16, 0.15, 0.14), 0.8), x - a, x + a, y - b, y + b, z, z + h, 0.02)
    leaves(parts, green(), (x, y, z + h + plant * 0.4), (a * 1.15, b * 1.15, plant * 0.6), count, 0.06, chance)
    if flowers:
        leaves(parts, petals(f'petals {flowers[0]:.2f} {flowers[1]:.2f} {flowers[2]:.2f}', flowers), (x, y, z + h + plant * 0.5), (a * 1.2, b * 1.2, plant * 0.6), count // 4, 0.045, chance)


def pot(parts, x, y, z, chance, radius=0.18, plant=0.5, colour=(0.35, 0.15, 0.08)):
    clay = plain(f'pot {colour[0]:.2f}', colour, 0.75)
    parts.lathe(clay, (x, y, z), ((radius * 0.7, 0), (radius, radius * 1.7), (radius * 1.08, radius * 1.75), (radius * 0.9, radius * 1.8), (0.01, radius * 1.6)), 16)
    leaves(parts, green(), (x, y, z + radius * 1.7 + plant * 0.45), (radius * 1.5, radius * 1.5, plant * 0.55), 220, 0.05, chance)


def bollard(parts, x, y, z, height=0.9, material=None):
    iron = material or plain('bollard iron', (0.03, 0.032, 0.035), 0.5, 0.6)
    r = height * 0.11
    parts.lathe(iron, (x, y, z), ((r * 1.5, 0), (r * 1.4, 0.08), (r, 0.12), (r * 0.9, height * 0.8), (r * 1.25, height * 0.84), (r * 1.2, height * 0.93), (0.02, height)), 20)


def lamp_post(parts, x, y, z, height=4.6, lit=True, strength=25.0):
    iron = plain('lamp iron', (0.02, 0.024, 0.024), 0.45, 0.5)
    parts.lathe(iron, (x, y, z), ((0.16, 0), (0.15, 0.35), (0.07, 0.5), (0.05, height - 0.5), (0.09, height - 0.42), (0.03, height - 0.3)), 16)
    parts.lathe(glow('lamp glow', (1.0, 0.62, 0.28), strength) if lit else glass(), (x, y, z + height - 0.3), ((0.1, 0), (0.19, 0.42)), 6, smooth=False)
    parts.lathe(iron, (x, y, z + height + 0.12), ((0.25, 0), (0.16, 0.12), (0.04, 0.22), (0.01, 0.32)), 6, smooth=False)
    if lit and strength > 20:
        lamp(x, y, z + height - 0.1, 35)


def lamp(x, y, z, watts=30.0, colour=(1.0, 0.66, 0.36), radius=0.12):
    """A small lamp that lights its surroundings."""
    import bpy
    light = bpy.data.lights.new('lamp', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, colour, radius
    thing = bpy.data.objects.new('lamp', light)
    thing.location = (x, y, z)
    bpy.context.scene.collection.objects.link(thing)


def bench(parts, x, y, z, turn=0.0, length=1.7):
    wood, iron = timber('bench wood', (0.30, 0.17, 0.08), (0.18, 0.10, 0.05), 0.1), plain('bench iron', (0.03, 0.03, 0.03), 0.5, 0.6)
    h = length / 2
    with parts.at(x, y, z, turn):
        for i in range(4):
            parts.box(wood, -h, h, -0.24 + i * 0.12, -0.14 + i * 0.12, 0.43, 0.465, 0.008)
        for i in range(3):
            parts.block(wood, (0, 0.27 + i * 0.03, 0.58 + i * 0.13), (length, 0.03, 0.1), 0.008, tilt=(-12, 0))
        for s in (-h + 0.15, h - 0.15):
            parts.wire(iron, [(s, -0.22, 0), (s, -0.2, 0.42), (s, 0.22, 0.42), (s, 0.34, 0.92)], 0.022)
            parts.bar(iron, (s, 0.22, 0.42), (s, 0.3, 0), 0.022)


def table_set(parts, x, y, z, turn=0.0, chairs=2, top=(0.5, 0.48, 0.44)):
    iron, plate = plain('table iron', (0.04, 0.04, 0.042), 0.4, 0.5), plain(f'table top {top[0]:.2f}', top, 0.4)
    with parts.at(x, y, z, turn):
        parts.lathe(plate, (0, 0, 0.71), ((0.001, 0), (0.34, 0), (0.34, 0.03), (0.001, 0.03)), 28, smooth=False)
        parts.bar(iron, (0, 0, 0), (0, 0, 0.71), 0.025)
        for i in range(3):
            parts.bar(iron, (0, 0, 0.12), (0.27 * math.cos(i * 2.09), 0.27 * math.sin(i * 2.09), 0), 0.018)
        parts.lathe(plain('cup', (0.8, 0.78, 0.74), 0.3), (0.1, 0.06, 0.74), ((0.03, 0), (0.042, 0.07), (0.036, 0.07), (0.028, 0.01)), 14)
        for i in range(chairs):
            with parts.at(0, 0, 0, 25 + i * 360 / max(2, chairs)), parts.at(0, 0.68, 0):
                chair(parts, iron)


def chair(parts, iron):
    seat = timber('chair seat', (0.36, 0.22, 0.11), (0.24, 0.14, 0.07), 0.07)
    for i in range(5):
        parts.box(seat, -0.2, 0.2, -0.2 + i * 0.08, -0.135 + i * 0.08, 0.44, 0.46, 0.005)
    for sx in (-0.19, 0.19):
        parts.wire(iron, [(sx, -0.2, 0), (sx, -0.18, 0.43), (sx, 0.2, 0.43)], 0.012)
        parts.wire(iron, [(sx, 0.28, 0), (sx, 0.18, 0.43), (sx, 0.26, 0.86)], 0.012)
    for i in range(3):
        parts.box(seat, -0.2, 0.2, 0.2 + i * 0.02, 0.22 + i * 0.02, 0.58 + i * 0.1, 0.65 + i * 0.1, 0.005)


def bicycle(parts, x, y, z, turn=0.0, colour=(0.05, 0.16, 0.14), lean=6, basket=True):
    """A Dutch roadster that leans a little; it is 1.75 m long and points along x."""
    paint, black = plain(f'bicycle {colour[0]:.2f} {colour[1]:.2f}', colour, 0.3, 0.2, 0.6), plain('bicycle black', (0.015, 0.015, 0.015), 0.5)
    steel = plain('bicycle steel', (0.6, 0.6, 0.6), 0.25, 1.0)
    with parts.at(x, y, z, turn), parts.tilted(Matrix.Rotation(math.radians(lean), 4, 'X')):
        for wx in (-0.53, 0.53):
            rim = [(wx + 0.34 * math.cos(i * 0.2856), 0, 0.36 + 0.34 * math.sin(i * 0.2856)) for i in range(23)]
            parts.wire(black, rim, 0.021, 6)
            parts.wire(steel, [(px * 0.93 + wx * 0.07, 0, pz * 0.93 + 0.36 * 0.07) for px, _, pz in rim], 0.009, 4)
            for i in range(12):
                a = i * math.pi / 6
                parts.bar(steel, (wx, 0, 0.36), (wx + 0.32 * math.cos(a), 0, 0.36 + 0.32 * math.sin(a)), 0.0025, 3)
            guard = [(wx + 0.38 * math.cos(a), 0, 0.36 + 0.38 * math.sin(a)) for a in [0.4 + i * 0.22 for i in range(12)]]
            parts.wire(paint, guard, 0.016, 5)
        for a, b in (((-0.12, 0.3), (-0.25, 0.78)), ((-0.12, 0.3), (0.36, 0.62)), ((-0.22, 0.68), (0.33, 0.82)), ((-0.12, 0.3), (-0.53, 0.36)),
                     ((-0.53, 0.36), (-0.23, 0.7)), ((0.3, 0.95), (0.53, 0.36))):
            parts.bar(paint, (a[0], 0, a[1]), (b[0], 0, b[1]), 0.017)
        parts.bar(steel, (0.28, 0, 1.05), (0.34, 0, 0.8), 0.014)
        parts.wire(steel, [(0.12, -0.28, 1.02), (0.27, -0.12, 1.07), (0.27, 0.12, 1.07), (0.12, 0.28, 1.02)], 0.012)
        parts.block(black, (-0.27, 0, 0.86), (0.26, 0.17, 0.06), 0.025)
        parts.bar(steel, (-0.25, 0, 0.78), (-0.26, 0, 0.85), 0.013)
        parts.block(black, (-0.55, 0, 0.75), (0.36, 0.13, 0.015))
        if basket:
            parts.box(plain('wicker', (0.28, 0.18, 0.08), 0.9), 0.38, 0.68, -0.19, 0.19, 0.8, 1.02, 0.03)


def iron_fence(parts, x0, x1, y, z, height=1.05, material=None, spacing=0.13):
    """Pointed bars on a low kerb, along x."""
    iron = material or plain('fence iron', (0.02, 0.022, 0.025), 0.45, 0.4)
    for h in (0.15, height - 0.12):
        parts.box(iron, x0, x1, y - 0.012, y + 0.012, z + h, z + h + 0.03)
    for i in range(int((x1 - x0) / spacing) + 1):
        x, post = x0 + i * spacing, i % 16 == 0
        w = 0.025 if post else 0.008
        parts.box(iron, x - w, x + w, y - w, y + w, z, z + height + (0.08 if post else 0))
        parts.lathe(iron, (x, y, z + height + (0.08 if post else 0)), ((0.018 + w * 0.5, 0), (0.03, 0.035), (0.001, 0.1)), 5)


def rails(parts, points, z, gauge=1.435, material=None):
    """Two rails sunk in the yard along points (x, y)."""
    steel = material or plain('rail', (0.22, 0.17, 0.13), 0.35, 0.9)
    for (xa, ya), (xb, yb) in zip(points, points[1:]):
        d = Vector((xb - xa, yb - ya, 0)).normalized()
        side = Vector((-d.y, d.x, 0))
        for s in (-gauge / 2, gauge / 2):
            for off, w, h in ((0, 0.035, 0.04), (0.075, 0.02, 0.02)):
                a, b = Vector((xa, ya, z)) + side * (s + off), Vector((xb, yb, z)) + side * (s + off)
                corner = [a - side * w, b - side * w, b + side * w, a + side * w]
                parts.add(steel, [p + Vector((0, 0, k)) for k in (0, h) for p in corner], [(4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6), (0, 4, 7, 3), (1, 2, 6, 5)])
