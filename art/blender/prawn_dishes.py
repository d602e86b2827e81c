"""blender -b -noaudio -P prawn_dishes.py -- DISH FILE WIDTH HEIGHT SAMPLES THREADS [LABEL]

The three orders: fresh on ice in a crate, grilled on a skewer, and in a tin whose paper is the picture LABEL.
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Euler, Matrix, Vector, noise

import prawn_stone as stone
from prawn_body import prawn
from prawn_growth import blade, joined
from prawn_mesh import add_mesh, along, grid_faces, tube
from prawn_nodes import new_material
from prawn_skin import cooked, living, plain
from prawn_stage import camera, empty, lamp, render, water_light

CURLS = ((12, 24, 32, 34, 30, 22, -6), (6, 18, 26, 28, 24, 18, -4), (16, 28, 34, 36, 32, 24, 0))


def lying(skin, place, turn, size, curl=0, roll=90, spread=0.8, gait='dart', long=True):
    """A prawn laid on its side; its parts move together."""
    before = set(bpy.context.scene.objects)
    sweeps = None if long else ([(0.3, 0.1, 0.2), (0.2, 0.2, 0.6), (-0.4, 0.3, 0.9)], [(0.3, -0.1, 0.0), (0.7, -0.2, 0.3), (1.1, -0.3, 0.3)])
    prawn(skin, CURLS[curl], arch=16, pitch=-40, spread=spread, gait=gait, beat=0.2, sweeps=sweeps)
    whole = (Matrix.Translation(place) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(math.radians(roll), 4, 'X') @ Matrix.Scale(size, 4))
    for part in set(bpy.context.scene.objects) - before:
        part.matrix_world = whole @ part.matrix_world


def ice():
    material, n, output = new_material('ice')
    place = n.add('TexCoord').outputs['Object']
    frost = n.noise(place, 5.0, 6.0)
    clear = n.add('BsdfPrincipled', Base_Color=(0.8, 0.95, 1.0), Roughness=0.1, Transmission=0.75, IOR=1.31, Specular=0.6)
    n.put(clear.inputs['Emission'], (0.35, 0.75, 0.85))
    clear.inputs['Emission Strength'].default_value = 0.1
    white = n.add('BsdfPrincipled', Base_Color=(0.86, 0.96, 1.0), Roughness=0.45)
    bump = n.add('Bump', Strength=0.4, Distance=0.03)
    n.put(bump.inputs['Height'], frost)
    n.put(clear.inputs['Normal'], bump.outputs[0])
    n.put(output, n.over(n.step(frost, 0.42, 0.7), clear.outputs[0], white.outputs[0]))
    return material


def crushed(chance, material, wide, deep, level, count):
    """Splinters of ice over a heap."""
    kinds = []
    for _ in range(7):
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=1)
        piece = bpy.context.object
        for vertex in piece.data.vertices:
            vertex.co *= chance.uniform(0.55, 1.15)
        edge = piece.modifiers.new('edge', 'BEVEL')
        edge.width, edge.segments = 0.07, 1
        piece.data.materials.append(material)
        piece.hide_render = True
        kinds.append(piece)
    for _ in range(count):
        model = chance.choice(kinds)
        copy = bpy.data.objects.new('ice', model.data)
        bpy.context.scene.collection.objects.link(copy)
        x, y = chance.uniform(-wide, wide), chance.uniform(-deep, deep)
        size = 0.1 + 0.2 * chance.random() ** 2
        copy.location = (x, y, level + 0.14 * noise.noise(Vector((x, y, 0))) + chance.uniform(-0.12, 0.1))
        copy.scale = (size * chance.uniform(0.7, 1.3), size, size * chance.uniform(0.6, 1))
        copy.rotation_euler = [chance.uniform(0, 6.28) for _ in range(3)]


def board(material, centre, size, lean=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=centre, rotation=lean)
    thing = bpy.context.object
    thing.scale = size
    thing.data.materials.append(material)
    bpy.ops.object.transform_apply(location=False, rotation=False)
    edge = thing.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = 0.03, 2
    return thing


def lemon_skins():
    """Peel, and cut flesh in segments with a pale rind."""
    peel = plain('peel', (0.92, 0.58, 0.02), 0.35, Clearcoat=0.3)
    material, n, output = new_material('lemon')
    where = n.add('SeparateXYZ', Vector=n.add('TexCoord').outputs['Object'])
    x, y = where.outputs['X'], where.outputs['Y']
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    spoke = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', n.math('ARCTAN2', y, x), 4.5)))
    wall = n.math('MAXIMUM', n.step(n.math('MULTIPLY', spoke, far), 0.05, 0.13, falling=True), n.step(far, 0.78, 0.84))
    juice = n.ramp(n.noise(n.add('TexCoord').outputs['Object'], 9.0, 4.0), [(0.3, (0.85, 0.5, 0.015)), (0.7, (0.98, 0.78, 0.12))])
    body = n.add('BsdfPrincipled', Base_Color=n.mix(wall, juice, (0.97, 0.92, 0.7)), Roughness=0.18, Clearcoat=0.8)
    n.put(body.inputs['Emission'], juice)
    body.inputs['Emission Strength'].default_value = 0.12
    n.put(output, body.outputs[0])
    return peel, material


def lemon(place, size, lean, peel, flesh, thick=0.16):
    """A slice, or half a lemon if it is thick."""
    ring, rows = 64, 12
    points = [Vector((math.cos(a), math.sin(a), 0)) for a in (2 * math.pi * k / ring for k in range(ring))]
    disc = add_mesh('cut', [Vector((0, 0, 0.012))] + [p * 0.94 + Vector((0, 0, 0.01)) for p in points], [(0, 1 + k, 1 + (k + 1) % ring) for k in range(ring)], flesh)
    skin = []
    for row in range(rows):
        q = row / (rows - 1)
        for p in points:
            skin.append(p * math.cos(q * math.pi / 2 * min(1, thick * 1.25)) * (1 if q else 0.93) + Vector((0, 0, -thick * math.sin(q * math.pi / 2))))
    hull = add_mesh('peel', skin, grid_faces(rows, ring, closed=True), peel)
    for thing in (disc, hull):
        thing.location, thing.scale, thing.rotation_euler = place, (size, size, size), lean


def herbs(chance, place, count, size, turn=0.0):
    """Sprigs of dill and parsley."""
    green = stone.weed('herb', (0.01, 0.06, 0.01), (0.12, 0.34, 0.04), glow=0.04)
    pieces = []
    for k in range(count):
        root = Vector(place) + Vector((chance.gauss(0, 0.12), chance.gauss(0, 0.12), 0.03)) * size
        angle = turn + chance.gauss(0, 0.5)
        for j in range(16):
            q = j / 15
            spot = root + Vector((math.cos(angle), math.sin(angle), 0.16 + 0.1 * math.sin(q * 3))) * size * q
            for side in (-1, 1):
                away = angle + side * chance.uniform(0.5, 1.1)
                way = Vector((math.cos(away), math.sin(away), chance.uniform(0.1, 0.7))).normalized()
                pieces.append(blade(spot, way, way.cross(Vector((0, 0, 1))).normalized(), size * 0.34 * (1.1 - 0.7 * q), size * 0.045, chance.uniform(0, 6), 6))
    joined('herbs', pieces, green)


def table(material, wide=60):
    """A table that bends up into its own background."""
    profile = along([Vector((0, y, z)) for y, z in ((-30, 0), (-10, 0), (2, 0), (6, 0), (10, 0.5), (14, 2), (17, 5), (19, 10), (20, 18), (20, 40))], 60)
    points = [p + Vector((way * wide, 0, 0)) for p in profile for way in (-1, 1)]
    return add_mesh('table', points, grid_faces(len(profile), 2), material)


def slate():
    material, n, output = new_material('slate')
    place = n.add('NewGeometry').outputs['Position']
    grain = n.noise(place, 1.4, 8.0, 0.6)
    stone.ground(n, output, n.ramp(grain, [(0.3, (0.008, 0.026, 0.05)), (0.7, (0.025, 0.075, 0.12))]), 0.4, grain, 0.35, 0.0, depth=0.05)
    return material


def fresh(chance):
    """Live ones on crushed ice in a wooden crate."""
    table(slate())
    timber = stone.timber('crate', (0.16, 0.085, 0.04), (0.5, 0.3, 0.15), net=0.0, roughness=0.55)
    for k, z in enumerate((0.22, 0.66)):
        for way in (-1, 1):
            board(timber, (0.03 * k, way * 2.5, z), (7.2, 0.12, 0.38), (0, 0, chance.gauss(0, 0.006)))
            board(timber, (way * 3.5, 0, z), (0.12, 4.9, 0.38))
    for x, y in ((-3.38, -2.4), (3.38, -2.4), (-3.38, 2.4), (3.38, 2.4)):
        board(timber, (x, y, 0.5), (0.22, 0.22, 1.0))
    board(timber, (0, 0, 0.05), (7, 5, 0.08))
    crushed(chance, ice(), 3.35, 2.35, 0.62, 1500)
    skin = living(sparkle=0.25)
    for x, y, turn, curl in ((-1.75, -0.75, 2.9, 1), (0.55, -1.15, 3.5, 0), (2.2, 0.25, 2.5, 1), (-0.55, 0.85, 3.3, 2), (1.3, 1.65, 2.8, 0), (-2.3, 1.4, 3.7, 1)):
        lying(skin, (x, y, 0.93 + 0.05 * chance.random()), turn, 0.62, curl, roll=90 + chance.uniform(-9, 9), long=True)
    peel, flesh = lemon_skins()
    lemon((-2.6, -1.75, 1.0), 0.5, (0.5, -0.3, 0), peel, flesh)
    lemon((2.75, -1.6, 1.05), 0.5, (0.4, 0.5, 0.4), peel, flesh, 0.9)
    herbs(chance, (-3.0, -0.6, 0.85), 4, 0.8, 0.9)
    return (0.4, -7.6, 6.9), (0, -0.15, 0.55), 44


def grilled(chance):
    """Three on a skewer over a dark plate."""
    table(slate())
    glaze = plain('glaze', (0.014, 0.03, 0.05), 0.16, Clearcoat=0.6)
    rings = [(0.0, 0.1), (2.4, 0.1), (3.1, 0.22), (3.6, 0.42), (3.68, 0.44), (3.7, 0.4), (3.0, 0.1), (2.2, 0.02)]
    sides = 120
    points = [Vector((max(r, 0.01) * math.cos(a), max(r, 0.01) * math.sin(a), z)) for r, z in rings for a in (2 * math.pi * k / sides for k in range(sides))]
    add_mesh('plate', points, grid_faces(len(rings), sides, closed=True), glaze, levels=1)
    skin = cooked(grilled=0.95)
    stick = stone.timber('stick', (0.2, 0.12, 0.05), (0.55, 0.38, 0.2), net=0.0)
    tube('skewer', along([Vector((-3.9, -0.75, 0.5)), Vector((0, -0.25, 0.42)), Vector((3.9, 0.35, 0.55))], 30), lambda q: 0.055 if q < 0.97 else 0.055 * (1 - q) / 0.03 + 0.004, stick)
    for k, x in enumerate((-1.95, 0.0, 1.95)):
        lying(skin, (x, 0.1 + 0.15 * x / 2, 0.5), 3.6 + chance.uniform(-0.12, 0.12), 0.6, 2, roll=90 + chance.uniform(-5, 5), gait='swim', long=False)
    peel, flesh = lemon_skins()
    lemon((-1.1, 2.2, 0.62), 0.72, (0.5, 0.25, 0.4), peel, flesh, 0.9)
    lemon((0.7, 2.35, 0.3), 0.66, (0.15, -0.12, 0), peel, flesh)
    lemon((1.7, -2.1, 0.24), 0.6, (0.06, 0.08, 0.6), peel, flesh)
    herbs(chance, (1.9, 1.9, 0.2), 6, 1.0, 0.3)
    herbs(chance, (-2.4, -1.8, 0.18), 4, 0.85, 0.2)
    salt = plain('salt', (0.95, 0.97, 1.0), 0.3)
    for _ in range(90):
        angle, far = chance.uniform(0, 6.28), 2.6 * chance.random() ** 0.5
        board(salt, (far * math.cos(angle), far * math.sin(angle), 0.13), [chance.uniform(0.02, 0.05)] * 3, [chance.uniform(0, 3) for _ in range(3)]).modifiers.clear()
    return (0.1, -7.6, 6.7), (-0.1, 0.1, 0.2), 40


def tin(chance, label):
    """A round tin with printed paper, one more lying open beside it."""
    table(slate())
    metal = plain('metal', (0.82, 0.78, 0.68), 0.2, Metallic=1.0)
    paper, n, output = new_material('paper')
    picture = n.add('TexImage', image=bpy.data.images.load(label), extension='EXTEND')
    n.put(picture.inputs['Vector'], n.add('TexCoord').outputs['UV'])
    body = n.add('BsdfPrincipled', Base_Color=picture.outputs['Color'], Roughness=0.3, Clearcoat=0.55, Clearcoat_Roughness=0.15)
    n.put(output, body.outputs[0])
    radius, tall, sides = 1.775, 2.3, 160
    points, uvs = [], []
    for z in (0.12, tall - 0.12):
        for k in range(sides + 1):
            angle = -math.pi / 2 - math.pi + 2 * math.pi * k / sides
            points.append(Vector((radius * math.cos(angle), radius * math.sin(angle), z)))
            uvs.append((k / sides, (z - 0.12) / (tall - 0.24)))
    add_mesh('paper', points, grid_faces(2, sides + 1), paper, uvs)
    turned = [(1.68, 0.0), (1.8, 0.02), (1.82, 0.1), (1.755, 0.15), (1.74, tall - 0.15), (1.82, tall - 0.1), (1.82, tall - 0.02), (1.76, tall + 0.02), (1.68, tall - 0.02),
              (1.64, tall - 0.12), (1.45, tall - 0.13), (1.42, tall - 0.1), (1.3, tall - 0.1), (1.27, tall - 0.13), (0.02, tall - 0.13)]
    rim = [Vector((r * math.cos(a), r * math.sin(a), z)) for r, z in turned for a in (2 * math.pi * k / sides for k in range(sides))]
    add_mesh('can', rim, grid_faces(len(turned), sides, closed=True), metal)
    pull = [Vector((0.62 + 0.36 * math.cos(a), -0.1 + 0.25 * math.sin(a), tall - 0.04 + 0.04 * math.cos(a))) for a in (2 * math.pi * k / 30 for k in range(31))]
    tube('ring', pull, lambda q: 0.05, metal)
    lying(cooked(), (-1.7, -2.75, 0.28), 3.5, 0.45, 2, gait='swim', long=False)
    lying(cooked(), (2.0, -2.35, 0.28), 2.75, 0.45, 0, gait='swim', long=False)
    peel, flesh = lemon_skins()
    lemon((2.3, 1.3, 0.62), 0.68, (1.0, 0.35, 0.3), peel, flesh, 0.9)
    herbs(chance, (-2.5, 0.6, 0.05), 5, 0.95, 0.6)
    return (0.25, -9.8, 3.7), (0, 0, 0.85), 43


if __name__ == '__main__':
    dish, file, width, height, samples, threads, *label = sys.argv[sys.argv.index('--') + 1:]
    empty()
    water_light(0.5)
    chance = random.Random(4)
    place, target, lens = {'fresh': fresh, 'grilled': grilled, 'tin': tin}[dish](chance, *label[:dish == 'tin'])
    lamp((-5.0, 2.5, 7.5), (0, 0, 0), 1150, (1.0, 0.95, 0.86), 2.6)
    lamp((5.5, 5.5, 4.0), (0, 0, 0.5), 620, (0.35, 0.85, 1.0), 3.0)
    lamp((3.5, -6.0, 3.5), (0, 0, 0.5), 200, (1.0, 0.62, 0.45), 3.0)
    camera(place, target, lens, focus=(0, -0.6, 0.8), aperture=5.6)
    render(file, int(width), int(height), int(samples), int(threads), transparent=False, exposure={'fresh': -0.1, 'grilled': -0.3, 'tin': 0.1}[dish], contrast='Medium High Contrast', bounces=4, smooth=True)
