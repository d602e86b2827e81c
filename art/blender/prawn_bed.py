"""blender -b -noaudio -P prawn_bed.py -- FILE WIDTH HEIGHT SAMPLES THREADS

The sea bed: rippled sand with stones, starfish, a lost anchor, a broken crate and small lights.
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Euler, Vector, noise

import prawn_growth as growth
import prawn_stone as stone
from prawn_mesh import add_mesh, along, ball, grid_faces, tube
from prawn_reef import corals
from prawn_stage import camera, empty, render, sun, water_light


def floor(x, y):
    """Height of the sand: dunes, and ripples that fork and fade."""
    dunes = noise.fractal(Vector((x * 0.09, y * 0.13, 3.0)), 1.0, 2.0, 4) * 0.8
    bent = noise.noise(Vector((x * 0.25, y * 0.25, 8.0))) * 2.4 + noise.noise(Vector((x * 0.9, y * 0.9, 1.0))) * 0.5
    wave = math.sin((y * 0.93 + x * 0.22) * 4.6 + bent * 2.2)
    strong = 0.6 + 0.4 * noise.noise(Vector((x * 0.2, y * 0.2, 20.0)))
    return dunes + 0.095 * strong * (1 - abs(wave) ** 0.8 * 2)


def sand_floor(material):
    columns, rows = 460, 330
    points = []
    for row in range(rows):
        far = row / (rows - 1)
        y = -1.5 + 33.0 * far ** 1.7
        wide = 10 + 24 * far
        for column in range(columns):
            x = wide * (2 * column / (columns - 1) - 1)
            points.append((x, y, floor(x, y)))
    add_mesh('sand', points, grid_faces(rows, columns), material)


def put(model, x, y, size, turn=0.0, sink=0.1, tilt=(0.0, 0.0)):
    copy = bpy.data.objects.new(model.name, model.data)
    bpy.context.scene.collection.objects.link(copy)
    copy.location = (x, y, floor(x, y) - sink * size)
    copy.scale = (size, size, size)
    copy.rotation_euler = (tilt[0], tilt[1], turn)
    return copy


def anchor(place, lean, size, material):
    """An old stock anchor, half sunk."""
    turn = Euler(lean).to_matrix()
    at = lambda x, y, z: Vector(place) + turn @ (Vector((x, y, z)) * size)
    tube('shank', along([at(0, 0, -1.0), at(0, 0, 1.3)], 24), lambda q: size * (0.12 - 0.035 * q), material, sides=14)
    bow = [at(1.05 * math.sin(a), 0, -1.0 + 0.75 * (1 - math.cos(a))) for a in [-1.25 + 2.5 * k / 30 for k in range(31)]]
    tube('arms', bow, lambda q: size * (0.06 + 0.07 * math.sin(math.pi * q)), material, sides=14)
    for way in (-1, 1):
        end = Vector((way * 1.05 * math.sin(1.25), 0, -1.0 + 0.75 * (1 - math.cos(1.25))))
        flat = [end + Vector((way * x, y, z)) for x, y, z in ((-0.3, 0, -0.32), (0.02, 0.26, -0.04), (0.16, 0, 0.3), (0.02, -0.26, -0.04))]
        plate = add_mesh('fluke', [Vector(place) + turn @ (p * size) for p in flat], [(0, 1, 2, 3)], material, thickness=0.07 * size)
        plate.modifiers[0].offset = 0
    tube('stock', along([at(-0.15, -0.95, 1.0), at(-0.15, 0, 1.02), at(-0.15, 0.95, 1.0)], 16), lambda q: size * 0.06, material, sides=12)
    for way in (-1, 1):
        ball('knob', at(-0.15, way * 0.97, 1.0), 0.1 * size, material)
    ring = [at(0.27 * math.sin(a), 0, 1.52 + 0.25 * math.cos(a)) for a in [2 * math.pi * k / 32 for k in range(33)]]
    tube('ring', ring, lambda q: 0.05 * size, material, sides=10)


def plank(material, centre, size, lean):
    bpy.ops.mesh.primitive_cube_add(size=1)
    board = bpy.context.object
    board.scale = size
    board.location = centre
    board.rotation_euler = lean
    board.data.materials.append(material)
    edge = board.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = 0.02, 2
    return board


def crate(place, lean, size, material, chance, missing=(2, 9, 13)):
    """A slatted box; some slats are gone."""
    turn = Euler(lean).to_matrix()
    boards = []
    for side in range(4):
        about = side * math.pi / 2
        for k in range(4):
            boards.append((Vector((0.62 * math.sin(about), -0.62 * math.cos(about), -0.4 + 0.27 * k)), (1.24, 0.05, 0.22), about))
    for corner in range(4):
        x, y = (0.56 if corner % 2 else -0.56), (0.56 if corner > 1 else -0.56)
        boards.append((Vector((x, y, 0.0)), (0.1, 0.1, 1.12), 0))
    for number, (centre, sizes, about) in enumerate(boards):
        if number in missing:
            continue
        spun = turn @ Euler((chance.gauss(0, 0.015), chance.gauss(0, 0.02), about)).to_matrix()
        plank(material, Vector(place) + turn @ (centre * size), [s * size for s in sizes], spun.to_euler())


def lights(chance):
    """Small lives that shine by themselves."""
    shine = [stone.glow('blue shine', (0.1, 0.9, 1.0), 9.0), stone.glow('green shine', (0.3, 1.0, 0.7), 7.0)]
    for _ in range(120):
        x, y = chance.uniform(-14, 14), chance.uniform(0.5, 18)
        near = chance.random() ** 3
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=0.012 + 0.03 * near, location=(x, y, floor(x, y) + 0.02 + near * chance.uniform(0, 2.0)))
        bpy.context.object.data.materials.append(chance.choice(shine))


def furnish(chance):
    sand_floor(stone.sand(0.5))
    kinds = corals(chance)
    for _ in range(46):
        y = chance.uniform(0.2, 20)
        x = chance.uniform(-1, 1) * (6 + 0.8 * y)
        put(chance.choice(kinds['stone']), x, y, chance.uniform(0.06, 0.32), chance.uniform(0, 6), 0.35)
    for x, y, size in ((-9.5, 7.0, 1.5), (-11.0, 9.5, 2.1), (9.4, 9.0, 1.7), (12.5, 11.0, 2.4), (-6.3, 12.5, 1.2), (4.2, 15.0, 1.5), (-15.0, 16.0, 3.0), (16.0, 17.0, 3.2)):
        put(chance.choice(kinds['stone']), x, y, size, chance.uniform(0, 6), 0.3)
        for kind in ('staghorn', 'tubes', 'fan', 'brain'):
            if chance.random() < 0.75:
                put(chance.choice(kinds[kind]), x + chance.gauss(0, size), y - chance.uniform(0, size), min(1.1, size * chance.uniform(0.4, 0.75)), 0 if kind == 'fan' else chance.uniform(0, 6))
    for _ in range(26):
        y = chance.uniform(1.0, 15)
        put(chance.choice(kinds['grass']), chance.uniform(-1, 1) * (5 + 0.8 * y), y, chance.uniform(0.5, 1.0), chance.uniform(0, 6))
    stars = [growth.starfish(chance, stone.coral('star', (0.75, 0.16, 0.06), (0.95, 0.36, 0.18), 20.0)), growth.starfish(chance, stone.coral('pale star', (0.2, 0.3, 0.36), (0.5, 0.6, 0.6), 20.0))]
    stars[0].hide_render = stars[1].hide_render = True
    for kind, x, y, size in ((0, -2.6, 1.9, 0.5), (1, 3.4, 3.2, 0.42), (1, -5.4, 4.2, 0.4), (0, 6.6, 5.4, 0.38)):
        put(stars[kind], x, y, size, chance.uniform(0, 6), 0.0, (chance.gauss(0, 0.1), chance.gauss(0, 0.1)))
    anchor((4.9, 5.4, floor(4.9, 5.4) + 0.5), (0.35, -0.85, 0.5), 1.15, stone.iron())
    crate((-4.9, 6.4, floor(-4.9, 6.4) + 0.42), (0.16, -0.2, 0.5), 1.35, stone.timber(), chance)
    plank(stone.timber('loose'), (-2.9, 5.0, floor(-2.9, 5.0) + 0.03), (1.5, 0.27, 0.06), (0.03, 0.06, 0.4))
    lights(chance)


if __name__ == '__main__':
    file, width, height, samples, threads = sys.argv[sys.argv.index('--') + 1:]
    empty()
    water_light(0.5)
    sun((0.95, 0.35, -0.62), 2.9, (0.75, 1.0, 0.95), 5)
    furnish(random.Random(21))
    camera((0, -5.6, 2.5), (0, 6.0, 1.3), 33)
    render(file, int(width), int(height), int(samples), int(threads), exposure=0.1, bounces=3, mist=(5.0, 26.0), smooth=int(samples) < 16)
