"""blender -b -noaudio -P prawn_small.py -- THING FILE WIDTH HEIGHT SAMPLES THREADS

Fish, the hook and the boat: what is met on the way down, each alone on a transparent ground.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector

import prawn_stone as stone
from prawn_mesh import add_mesh, along, ball, grid_faces, leaf, tube
from prawn_nodes import new_material
from prawn_skin import eye, plain
from prawn_stage import camera, empty, fill_frame, lamp, render, water_light


def scales(name, above, side, below, marks):
    """Silver with a dark back and a pale belly; `marks` darkens bars or waves."""
    material, n, output = new_material(name)
    where = n.add('TexCoord')
    uv = n.add('SeparateXYZ', Vector=where.outputs['UV'])
    place = n.add('SeparateXYZ', Vector=where.outputs['Object'])
    height = n.math('ADD', uv.outputs['Y'], n.math('MULTIPLY', n.math('SUBTRACT', n.noise(where.outputs['Object'], 3.0), 0.5), 0.12))
    colour = n.ramp(height, [(0.0, below), (0.38, side), (0.62, side), (0.8, above), (1.0, above)])
    if marks:
        run = n.math('ADD', place.outputs['X'], n.math('MULTIPLY', place.outputs['Z'], marks['slant']))
        wave = n.math('ADD', n.math('MULTIPLY', run, marks['often']), n.math('MULTIPLY', n.noise(where.outputs['Object'], 2.5), marks['wild']))
        bar = n.math('MULTIPLY', n.step(n.math('SINE', wave), 0.1, 0.7), n.step(height, *marks['from']))
        colour = n.mix(n.math('MULTIPLY', bar, 0.8), colour, marks['colour'])
    net = n.add('Mapping', Vector=where.outputs['Object'])
    net.inputs['Scale'].default_value = (1.0, 0.2, 1.35)
    cells = n.add('TexVoronoi', Vector=net.outputs[0], Scale=24.0).outputs['Distance']
    body = n.add('BsdfPrincipled', Base_Color=colour, Metallic=0.35, Roughness=0.3, Clearcoat=0.5, Clearcoat_Roughness=0.1)
    bump = n.add('Bump', Strength=0.16, Distance=0.02)
    n.put(bump.inputs['Height'], cells)
    n.put(body.inputs['Normal'], bump.outputs[0])
    n.put(output, body.outputs[0])
    return material


def membrane(name, colour):
    material, n, output = new_material(name)
    uv = n.add('SeparateXYZ', Vector=n.add('TexCoord').outputs['UV'])
    ray = n.step(n.math('SINE', n.math('MULTIPLY', uv.outputs['Y'], 62.0)), -0.2, 0.6)
    tone = n.mix(n.math('MULTIPLY', ray, 0.6), colour, tuple(c * 0.4 for c in colour))
    body = n.add('BsdfPrincipled', Base_Color=tone, Roughness=0.35)
    n.put(body.inputs['Emission'], tone)
    body.inputs['Emission Strength'].default_value = 0.12
    window = n.math('MULTIPLY', n.step(uv.outputs['X'], 0.1, 0.9), n.math('SUBTRACT', 0.75, n.math('MULTIPLY', ray, 0.4)))
    n.put(output, n.over(window, body.outputs[0], n.add('BsdfTransparent').outputs[0]))
    return material


#: Half heights and half widths along the body from mouth to tail root, colours, fins as (place, length, breadth, lean).
FISH = {
    'fish-1': dict(high=(0.06, 0.16, 0.24, 0.27, 0.25, 0.19, 0.11, 0.055, 0.06), wide=0.52, tail=(0.62, 0.15, 0.62), back=[(0.5, 0.26, 0.16, 0.55)],
                   colours=((0.02, 0.12, 0.2), (0.62, 0.72, 0.74), (0.85, 0.9, 0.88)), fin=(0.35, 0.5, 0.52), marks=None),
    'fish-2': dict(high=(0.1, 0.31, 0.5, 0.6, 0.6, 0.5, 0.32, 0.14, 0.11), wide=0.3, tail=(0.5, 0.2, 0.5), back=[(0.3, 0.42, 0.3, 0.9), (0.55, 0.5, 0.24, 1.0)],
                   colours=((0.03, 0.2, 0.3), (0.35, 0.62, 0.66), (0.75, 0.85, 0.8)), fin=(0.12, 0.36, 0.46),
                   marks=dict(slant=0.1, often=9.0, wild=1.6, colour=(0.012, 0.05, 0.1), **{'from': (0.1, 0.4)})),
    'fish-3': dict(high=(0.07, 0.19, 0.29, 0.33, 0.31, 0.23, 0.13, 0.05, 0.05), wide=0.6, tail=(0.66, 0.13, 0.72), back=[(0.36, 0.3, 0.17, 0.5), (0.64, 0.2, 0.12, 0.8)],
                   colours=((0.02, 0.2, 0.22), (0.6, 0.7, 0.68), (0.88, 0.9, 0.84)), fin=(0.1, 0.3, 0.32),
                   marks=dict(slant=0.5, often=15.0, wild=7.0, colour=(0.006, 0.03, 0.06), **{'from': (0.58, 0.7)})),
}


def fish(name):
    shape = FISH[name]
    skin = scales('scales', *shape['colours'], shape['marks'])
    fins = membrane('fins', shape['fin'])
    rows, sides = 60, 40
    profile = along([Vector((k / 8, h, 0)) for k, h in enumerate(shape['high'])], rows)
    sway = lambda q: 0.1 * math.sin(q * 3.6 + 0.6) * q
    points, uvs = [], []
    for row, p in enumerate(profile):
        q = row / rows
        mouth = 1 - math.exp(-q * 30)
        for side in range(sides):
            turn = 2 * math.pi * side / sides
            up, out = math.cos(turn), math.sin(turn)
            thick = p.y * shape['wide'] * (1.25 - 0.9 * q)
            points.append(Vector((1 - 2 * q, sway(q) + out * thick, up * p.y * (1.06 if up < 0 else 0.96) * (0.2 + 0.8 * mouth))))
            uvs.append((q, 0.5 + 0.5 * up))
    add_mesh('body', points, grid_faces(rows + 1, sides, closed=True), skin, uvs)
    length, breadth, spread = shape['tail']
    pointed = lambda q: (0.55 + 0.9 * q) * (1 - q ** 1.7) + 0.03
    for way in (-1, 1):
        ahead = Vector((-math.cos(spread), 0.1, way * math.sin(spread))).normalized()
        leaf('tail', Vector((-0.93, sway(0.97), way * 0.02)), ahead, ahead.cross(Vector((0, 1, 0))), Vector((0, 1, 0)), length, breadth, pointed, fins, cup=0.2)
    for at, long, breadth, lean in shape['back']:
        high = shape['high'][round(at * 8)]
        for way in (1, -1):
            ahead = Vector((-math.sin(lean), 0, way * math.cos(lean)))
            across = Vector((-math.cos(lean), 0, -way * math.sin(lean)))
            leaf('fin', Vector((1 - 2 * at, sway(at), way * high * 0.86)), ahead, across, Vector((0, 1, 0)), long * (1 if way > 0 else 0.75), breadth,
                 lambda q: 1 - 0.75 * q ** 1.5, fins)
    for way in (-1, 1):
        leaf('hand', Vector((0.34, way * shape['high'][2] * shape['wide'], -0.06)), Vector((-0.75, way * 0.55, -0.35)).normalized(),
             Vector((-0.3, 0, 0.95)).normalized(), Vector((0, way, 0)), 0.36, 0.09, lambda q: math.sin(math.pi * min(1, 0.2 + 0.75 * q)), fins)
        here = shape['high'][1] * shape['wide'] * 1.02
        ball('ring', Vector((0.74, way * here * 0.78, 0.045)), 0.07, plain('ring', (0.7, 0.72, 0.6), 0.25, Metallic=0.6), (1, 0.6, 1))
        ball('eye', Vector((0.745, way * here * 0.98, 0.045)), 0.045, eye(), (1, 0.7, 1))
    return (0.1, 7.0, 0.5), (0, 0, 0)


def hook():
    """A forged hook with eye, bend, point and barb, on a line from above."""
    steel = plain('steel', (0.72, 0.78, 0.8), 0.13, Metallic=1.0, Clearcoat=0.4)
    bend = [(0, 2.0), (0, 1.2), (0, 0.2), (-0.02, -0.7)] + [(-0.56 + 0.55 * math.cos(a), -0.95 - 0.66 * math.sin(a)) for a in (0.4, 0.9, 1.4, 1.9, 2.4, 2.85)] + [(-1.11, -0.75), (-1.05, -0.35), (-0.98, 0.02)]
    path = along([Vector((-x, 0, z)) for x, z in bend], 120)
    tube('bow', path, lambda q: (0.1 + 0.025 * math.sin(math.pi * min(1, max(0, (q - 0.45) / 0.4)))) * (1 if q < 0.86 else (1 - (q - 0.86) / 0.14) ** 0.8 + 0.01), steel, sides=20)
    barb = along([Vector((1.08, 0, -0.3)), Vector((0.97, 0, -0.4)), Vector((0.84, 0, -0.52))], 10)
    tube('barb', barb, lambda q: 0.075 * (1 - q) + 0.004, steel, sides=12)
    ring = [Vector((0.17 * math.sin(a), 0, 2.17 + 0.19 * math.cos(a))) for a in [2 * math.pi * k / 40 for k in range(41)]]
    tube('eye', ring, lambda q: 0.065, steel, sides=14)
    cord = plain('cord', (0.85, 0.92, 0.9), 0.4)
    for k in range(5):
        z = 2.42 + 0.085 * k
        coil = [Vector((0.075 * math.sin(a), 0.075 * math.cos(a), z + 0.012 * a)) for a in [0.5 * j for j in range(14)]]
        tube('knot', coil, lambda q: 0.03, cord, sides=8)
    tube('line', along([Vector((0, 0, 2.3)), Vector((0, 0, 5.0)), Vector((0, 0, 11.6))], 60), lambda q: 0.021, cord, sides=8)
    return (0.0, 24.0, 1.0), (0, 0, 0)


def boat():
    """A clinker-built hull from below, with keel, rudder and screw."""
    wood = stone.timber('hull', (0.05, 0.035, 0.03), (0.2, 0.12, 0.08), net=0.0)
    dark = plain('dark', (0.03, 0.035, 0.04), 0.5)
    bronze = plain('bronze', (0.5, 0.26, 0.12), 0.3, Metallic=1.0)
    rows, strakes = 70, 9
    points, uvs = [], []
    for row in range(rows + 1):
        q = row / rows
        x = -3.2 + 6.4 * q
        beam = 1.12 * (1 - max(0, (q - 0.35) / 0.65) ** 2.2) * (0.72 + 0.28 * min(1, q / 0.35)) + 0.01
        deep = 0.62 * (1 - max(0, (q - 0.45) / 0.55) ** 3) * (0.75 + 0.25 * min(1, q / 0.3))
        line = []
        for k in range(strakes + 1):
            for step in ((0.0,) if k == 0 else (0.0, 0.03)):
                a = k / strakes * math.pi / 2
                line.append((beam * math.sin(a) ** 0.8 + step * (1 - q ** 4), -deep * math.cos(a) ** 0.75))
        for out, up in [(-o, u) for o, u in reversed(line[1:])] + line:
            points.append(Vector((x, out, up + 0.05 * (2 * q - 1) ** 2)))
            uvs.append((q, up))
    add_mesh('hull', points, grid_faces(rows + 1, 2 * (2 * strakes + 1) - 1), wood, uvs)
    keel = along([Vector((-3.3, 0, -0.55)), Vector((-1.5, 0, -0.66)), Vector((1.0, 0, -0.66)), Vector((2.4, 0, -0.42)), Vector((3.22, 0, 0.1))], 60)
    tube('keel', keel, lambda q: 0.075, dark, sides=8)
    tube('shaft', along([Vector((-2.2, 0, -0.62)), Vector((-3.35, 0, -0.7))], 8), lambda q: 0.05, bronze)
    for k in range(3):
        a = 2.1 * k + 0.4
        way = Vector((-0.12, math.cos(a), math.sin(a))).normalized()
        leaf('screw', Vector((-3.32, 0, -0.7)), way, Vector((0.75, -math.sin(a) * 0.6, math.cos(a) * 0.6)).normalized(), Vector((1, 0, 0)), 0.36, 0.15,
             lambda q: math.sin(math.pi * min(1, 0.15 + 0.7 * q)), bronze)
    leaf('rudder', Vector((-3.55, 0, 0.1)), Vector((-0.12, 0.05, -1)).normalized(), Vector((1, 0.15, 0)).normalized(), Vector((0, 1, 0)), 1.05, 0.2, lambda q: 0.8 + 0.2 * q, dark)
    return (0.6, 7.0, -6.5), (0, 0, -0.2)


if __name__ == '__main__':
    thing, file, width, height, samples, threads = sys.argv[sys.argv.index('--') + 1:]
    empty()
    water_light(0.9)
    place, target = {'hook': hook, 'boat': boat}[thing]() if thing in ('hook', 'boat') else fish(thing)
    far = 3.0 if thing == 'hook' else 1.0
    lamp((4.5 * far, 3.5 * far, 7.0 * far), (0, 0, 0), 1300 * far * far, (0.95, 1.0, 0.94), 2.5 * far)
    lamp((-3.0 * far, -6.0 * far, 4.0 * far), (0, 0, 0), 900 * far * far, (0.3, 0.85, 1.0), 3.0 * far)
    if thing == 'hook':
        lamp((5.0, 4.0, 1.0), (0, 0, 0), 420, (1.0, 1.0, 1.0), 3.5)
    if thing == 'boat':
        lamp((4.0, 6.0, -4.0), (0, 0, 0), 420, (0.35, 0.9, 1.0), 4.0)
    camera(place, target, 60)
    fill_frame(int(width) / int(height), 0.0 if thing == 'hook' else 0.03)
    render(file, int(width), int(height), int(samples), int(threads), exposure=0.15, contrast='High Contrast', bounces=4)
