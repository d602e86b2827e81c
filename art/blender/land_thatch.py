"""The thatched house of the Baltic coast behind its picket fence, hollyhocks in flower."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Look, Opening, Parts, chimney  # noqa: E402
from land_things import picket_fence, sides  # noqa: E402
from outside import camera, fbm, graded, haze, land, plane, sea, shoot, sky, smooth, soil, terrain  # noqa: E402
from planting import bush, climber, hollyhock, lawn, leaf, patch, place, scattered, spread  # noqa: E402
from street import bench, bicycle, pot  # noqa: E402
from surfaces import brick, bump, material, plain, plaster  # noqa: E402
from trees import apple, bark, far_trees, pine  # noqa: E402


def ground(x, y):
    return 0.12 * fbm(x, y, 0.2, 3, 2) * smooth(-6.5, -9, y) + 2.2 * smooth(18, 40, y) * (0.6 + 0.6 * fbm(x, y, 0.05, 3, 5)) * smooth(-30, 10, x)


def thatch():
    made, nodes, shader = material('thatch')
    if nodes:
        at, u, v = nodes.on_wall()
        straw = nodes.noise(nodes.new('CombineXYZ', X=nodes.math('MULTIPLY', u, 34.0), Y=nodes.math('MULTIPLY', v, 3.0)).outputs[0], 1.0, 6, 0.7)
        layers = nodes.noise(nodes.new('CombineXYZ', X=nodes.math('MULTIPLY', u, 1.2), Y=nodes.math('MULTIPLY', v, 5.0)).outputs[0], 1.0, 4, 0.6)
        moss = nodes.ramp(nodes.noise(nodes.position(), 0.7, 8, 0.68), (0.5, 0.0), (0.72, 0.65))
        tone = nodes.math('ADD', nodes.math('MULTIPLY', straw, 0.6), nodes.math('MULTIPLY', layers, 0.4))
        colour = nodes.ramp(tone, (0.3, (0.10, 0.075, 0.05)), (0.52, (0.23, 0.185, 0.125)), (0.72, (0.36, 0.30, 0.21)))
        nodes.put(nodes.mix(moss, colour, (0.075, 0.085, 0.035)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 1.0, 0.05
        bump(nodes, shader, nodes.math('ADD', straw, layers), 1.0, 0.09)
    return made


def roof(parts, straw, x0, x1, y0, y1, z, rise, eaves=0.5, hip=0.5):
    """A thick half-hipped thatch whose eaves rise over the door in a soft wave."""
    mid, n, rows = (y0 + y1) / 2, 60, 14
    half = (y1 - y0) / 2 + eaves
    def line(side):
        grid = []
        for j in range(rows + 1):
            t = j / rows
            for i in range(n + 1):
                s = i / n
                cut = smooth(1 - hip, 1, t) * 1.9
                x = x0 - 0.45 + cut + (x1 - x0 + 0.9 - 2 * cut) * s
                door = math.exp(-((x - 1.2) / 1.5) ** 2) * 0.75 * (1 - t) ** 2 if side < 0 else 0
                sag = -0.10 * math.sin(math.pi * t) + 0.03 * fbm(x, t * 5, 0.7, 3, side)
                grid.append((x, mid + side * half * (1 - t), z - eaves * rise / half + (rise + eaves * rise / half) * t + sag + door))
        return grid
    for side in (-1, 1):
        top = line(side)
        faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(rows) for i in range(n)]
        parts.add(straw, top, faces if side < 0 else [tuple(reversed(f)) for f in faces], True)
        low = [(p[0], p[1] - side * 0.14, p[2] - 0.36) for p in top[:n + 1]]
        edge = [v for pair in zip(top[:n + 1], low) for v in pair]
        parts.add(straw, edge, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)])
        under = [v for pair in zip(low, [(p[0], mid + side * ((y1 - y0) / 2 - 0.1), p[2] + eaves * rise / half - 0.1) for p in low]) for v in pair]
        parts.add(straw, under, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)])
        for e in (0, n):
            rim = [top[j * (n + 1) + e] for j in range(rows + 1)]
            inner = [(p[0] + (0.12 if e == 0 else -0.12), p[1], p[2] - 0.34) for p in rim]
            parts.add(straw, [v for pair in zip(rim, inner) for v in pair], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(rows)])
    ridge_ = plain('heather ridge', (0.075, 0.055, 0.04), 1.0)
    a, b = x0 - 0.45 + 1.9, x1 + 0.45 - 1.9
    for k in range(30):
        xa, xb = a + (b - a) * k / 30, a + (b - a) * (k + 1) / 30
        parts.bar(ridge_, (xa, mid, z + rise + 0.06 + 0.03 * math.sin(k * 2.1)), (xb, mid, z + rise + 0.06 + 0.03 * math.sin(k * 2.1 + 2.1)), 0.24, 9)
    for e, x in ((0, x0 - 0.45), (1, x1 + 0.45)):
        way = 1 if e == 0 else -1
        base = z - eaves * rise / half + (rise + eaves * rise / half) * (1 - hip)
        w = half * hip
        v = [(x - 0.1 * way, mid - w, base), (x - 0.1 * way, mid + w, base), (x + 1.9 * way, mid, z + rise + 0.05),
            (x - 0.1 * way, mid - w, base - 0.34), (x - 0.1 * way, mid + w, base - 0.34)]
        parts.add(straw, v, [(0, 1, 2) if e else (1, 0, 2), (0, 1, 4, 3)])
    for s in (-1, 1):
        parts.bar(plain('ridge board', (0.30, 0.28, 0.25), 0.9), (a + 0.2, mid - s * 0.5, z + rise + 0.55),
            (a - 0.1, mid + s * 0.35, z + rise - 0.25), 0.05, 6)


def carved_door(parts, x, width, height):
    teal, white, gold, red = plain('door teal', (0.02, 0.19, 0.20), 0.45), plain('door white', (0.75, 0.74, 0.70), 0.5), plain('door ochre',
        (0.62, 0.36, 0.06), 0.5), plain('door red', (0.45, 0.05, 0.035), 0.5)
    a, b = x - width / 2, x + width / 2
    parts.box(white, a - 0.16, b + 0.16, -0.06, 0.06, 0.0, height + 0.5, 0.02)
    parts.box(white, a - 0.26, b + 0.26, -0.12, 0.06, height + 0.46, height + 0.58, 0.02)
    parts.box(teal, a, b, -0.085, -0.03, 0.12, height, 0.01)
    for s in (-1, 1):
        m = x + s * width / 4
        for z0, z1 in ((0.25, 0.85), (0.95, height - 0.12)):
            parts.box(white, m - width / 4 + 0.06, m + width / 4 - 0.06, -0.10, -0.08, z0, z1, 0.006)
            parts.box(teal, m - width / 4 + 0.09, m + width / 4 - 0.09, -0.115, -0.09, z0 + 0.03, z1 - 0.03, 0.006)
        parts.block(gold, (m, -0.12, 0.55), (0.22, 0.03, 0.22), 0.01, 0, (0, 45))
    for k in range(9):
        t = math.pi * k / 8
        parts.bar(gold, (x, -0.12, 1.35), (x + 0.36 * math.cos(t), -0.12, 1.35 + 0.36 * math.sin(t)), 0.022, 6, 0.008)
    parts.lathe(red, (x, -0.13, 1.27), ((0.001, 0.0), (0.09, 0.03), (0.09, 0.13), (0.001, 0.16)), 12)
    parts.box(plain('fanlight', (0.02, 0.03, 0.035), 0.05), a + 0.04, b - 0.04, -0.075, -0.06, height + 0.06, height + 0.42)
    for k in range(1, 5):
        parts.box(white, a + width * k / 5 - 0.012, a + width * k / 5 + 0.012, -0.09, -0.07, height + 0.04, height + 0.44)
    for i in range(2):
        parts.box(brick('step brick', (0.36, 0.14, 0.08), (0.2, 0.07, 0.05)), a - 0.4 + 0.15 * i, b + 0.4 - 0.15 * i, -1.0 + 0.38 * i, 0.0, -0.1,
            0.07 + 0.07 * i, 0.01)


def scene():
    chance = random.Random(9)
    to_sun = sky(33, -128, 0.125, 4.9, (1.0, 0.88, 0.70), 0.7, 0.9, 0.44, 1.5, 1.0, 31.0, lit=(9.5, 9.2, 8.8), shade=(4.2, 4.6, 5.4),
        horizon=(0.56, 0.67, 0.80))
    graded('ground', (0, 0), 0.2, 160, ground, soil('garden', (0.04, 0.06, 0.016), (0.12, 0.14, 0.04), 0.2, 2.0), 120, back=40)
    plane('sea', (-3000, 3000, 60, 9000), -1.0, sea(deep=(0.01, 0.07, 0.11), ripple=0.5))
    parts = Parts()
    white, glassy = plaster('limewash', (0.80, 0.79, 0.75), 0.3), plain('frame white', (0.76, 0.75, 0.72), 0.45)
    teal, foot = plain('frame teal', (0.02, 0.19, 0.20), 0.45), plaster('tarred foot', (0.05, 0.05, 0.052), 0.3)
    look = Look(frame=glassy, sill=glassy, surround=teal, surround_width=0.09, surround_out=0.025, columns=2, rows=3, lit=0.0, curtain=1.0,
        depth=0.12)
    x0, x1, y0, y1, z = -5.6, 7.4, 3.0, 10.4, 3.0
    front = [Opening(x, x + 1.15, 0.9, 2.2) for x in (0.9, 3.6, 8.6, 10.9)]
    left = [Opening(1.3, 2.4, 0.9, 2.2), Opening(5.4, 6.5, 0.9, 2.2), Opening(3.5, 4.4, z + 0.55, z + 1.5)]
    sides(parts, (x0, x1, y0, y1), 0, z, {'front': front, 'left': left, 'right': left}, white, look, chance, 'x', 3.6, base=(0.32, foot))
    roof(parts, thatch(), x0, x1, y0, y1, z, 4.2)
    with parts.at(0, y0, 0):
        carved_door(parts, 1.2, 1.25, 2.1)
        for x in (x0 + 0.9, x0 + 3.6, x0 + 8.6, x0 + 10.9):
            for a in (x - 0.68, x + 1.27):
                parts.box(teal, a, a + 0.52, -0.05, -0.01, 0.9, 2.2, 0.01)
                parts.box(glassy, a + 0.06, a + 0.46, -0.06, -0.045, 0.93, 1.4, 0.006)
                parts.box(glassy, a + 0.06, a + 0.46, -0.06, -0.045, 1.47, 1.93, 0.006)
    chimney(parts, 2.6, 6.9, z + 3.4, 1.7, brick('chimney brick', (0.38, 0.15, 0.09), (0.2, 0.08, 0.05)), 1, (0.8, 0.7))
    picket_fence(parts, glassy, -13.0, 13.5, -3.1, 0.0, 0.88, gate=(0.4, 2.0))
    with parts.at(2.0, -3.1, 0, -68):
        picket_fence(parts, glassy, 0.0, 1.5, 0.0, 0.02, 1.0)
    bench(parts, 5.0, y0 - 0.5, 0, 0, 1.7)
    pot(parts, 0.1, y0 - 0.75, 0.0, chance, 0.22, 0.6)
    pot(parts, 2.35, y0 - 0.75, 0.0, chance, 0.22, 0.6)
    bicycle(parts, -2.4, -3.45, 0.0, 4, (0.48, 0.50, 0.46), -7)
    parts.finish()
    terrain('brick path', (0.55, 1.85, -9.5, 2.2), (2, 2), lambda x, y: 0.03,
        brick('path brick', (0.38, 0.17, 0.10), (0.22, 0.09, 0.06), (0.16, 0.14, 0.09), 0.4, 0.22, 0.11))
    green, dark = leaf('leaves', (0.05, 0.10, 0.015), (0.19, 0.24, 0.05)), leaf('needles', (0.02, 0.05, 0.025), (0.07, 0.11, 0.045))
    red_bark, brown = bark('pine bark', (0.36, 0.17, 0.09), (0.13, 0.07, 0.045)), bark('bark', (0.16, 0.12, 0.09), (0.05, 0.04, 0.03))
    pines = [pine(f'pine {i}', dark, red_bark, 11 + 1.5 * i, i + 5, bend=0.09) for i in range(3)]
    for x, y, k, s in ((-9.5, 8, 0, 0.95), (-12.5, 12, 1, 1), (11.0, 9.5, 2, 0.9), (13.5, 6.0, 0, 1.0), (-7.0, 15, 2, 0.95), (9, 17, 1, 1.0),
        (16.5, 12, 1, 1.05), (-17, 10, 0, 1.1), (3, 20, 0, 1)):
        place(pines[k], x, y, ground(x, y) - 0.1, s, chance.uniform(0, 6))
    spread(far_trees(dark, red_bark, ('pine', 'pine'), 3, 10) + far_trees(green, brown, ('oak',), 5, 8), scattered(chance, 150, (-60, 60, 22, 52)),
        ground, chance, 0.7, 1.1)
    place(apple('apple', green, brown, 4.4, 3), -9.2, 0.6, 0, 1.0, 1)
    tints = {'rose': ((0.55, 0.08, 0.20), (0.75, 0.28, 0.42)), 'white': ((0.75, 0.68, 0.62), (0.85, 0.8, 0.75)),
        'crimson': ((0.28, 0.01, 0.03), (0.5, 0.04, 0.08)), 'apricot': ((0.72, 0.36, 0.2), (0.8, 0.55, 0.3))}
    flowers = {name: leaf(name, *pair) for name, pair in tints.items()}
    tall = [hollyhock(f'hollyhock {name}', green, made, 1.95, i) for i, (name, made) in enumerate(flowers.items())]
    spread(tall, [(x, y0 - 0.35 - chance.uniform(0, 0.35)) for x in (-5.3, -4.9, -3.3, -2.6, -2.2, -0.6, -0.2, 2.9, 3.3, 6.6, 7.0, 7.3)] +
           [(x, -2.6 + chance.uniform(-0.2, 0.3)) for x in (-7.6, -7.0, -5.0, -1.0, 3.0, 3.5, 6.3, 6.9, 9.0)], ground, chance, 0.85, 1.15)
    lavender = leaf('lavender', (0.16, 0.12, 0.38), (0.32, 0.26, 0.58))
    low = [bush('lavender bush', leaf('lavender leaves', (0.12, 0.15, 0.09), (0.24, 0.27, 0.17)), 0.55, 0.8, 900, 0.035, 3, lavender, 500, 0.03),
           bush('hydrangea', green, 0.95, 1.2, 1500, 0.07, 4, leaf('hydrangea flowers', (0.22, 0.30, 0.62), (0.50, 0.52, 0.78)), 420,
               0.06), bush('roses', green, 0.9, 1.0, 1600, 0.05, 5, flowers['rose'], 130, 0.055),
           bush('marguerites', green, 0.6, 0.7, 1000, 0.035, 6, leaf('marguerite', (0.78, 0.76, 0.7), (0.88, 0.87, 0.82)), 170, 0.035)]
    beds = [(x, -2.55 + chance.uniform(-0.25, 0.35)) for x in [chance.uniform(-12.5, 13) for _ in range(74)] if not 0.1 < x < 2.3]
    beds += [(x, y0 - 0.4 - chance.uniform(0, 0.25)) for x in [chance.uniform(-5.5,
        7.4) for _ in range(40)] if not -0.2 < x < 2.6 and not 4.0 < x < 6.0]
    beds += [(x, -3.55 + chance.uniform(-0.1, 0.1)) for x in (-9.5, -8.7, -6.0, -4.6, 3.2, 4.0, 5.2, 7.7, 8.6)] + [(s + 1.2, y) for y in (-1.6, -0.6,
        0.4, 1.4) for s in (-1.1, 1.1)]
    spread(low, beds, ground, chance, 0.7, 1.15)
    place(climber('roses on the wall', green, 1.8, 1.9, 0.25, 3200, 0.045, 2, flowers['crimson'], 420, 0.05), -5.2, y0 - 0.02, 0, 1, 0)
    blades = leaf('grass', (0.06, 0.12, 0.015), (0.2, 0.26, 0.05), 0.4)
    mown, wild = [patch(f'mown {i}', blades, 2, 3400, 0.10, 0.005, 0.6, 0.4, seed=i,
        heads=[(flowers['white'], 16, 0.012, 0.09)]) for i in range(2)], [patch(f'wild {i}', blades, 2, 1500, 0.42, 0.006, 0.5, 0.6, (0.15, 0), i,
        [(flowers['white'], 14, 0.02, 0.4), (flowers['crimson'], 8, 0.025, 0.42)], 40) for i in range(2)]
    path = lambda x, y: 0.0 if 0.2 < x < 2.2 else 1.0
    lawn(mown, (-13, 14, -2.6, 3.0), ground, 1.9, chance, path)
    lawn(mown, (-12, 13, -10, -5.2), ground, 1.9, chance, path)
    for beside in ((-32, -6.5, 3.0, 28), (8.5, 36, 3.0, 28)):
        lawn(mown, beside, ground, 1.9, chance)
    lawn(wild, (-12, 13, -5.3, -3.4), ground, 1.5, chance, path, (0.7, 0.95))
    haze((0.52, 0.64, 0.78), 1600, 0.9, (0.8, 0.78, 0.74), to_sun)
    camera((-4.8, -8.4, 1.85), (0.7, 4), 25, 0.105)
    return land(0.0, glow=0.04)


shoot({'thatched-house': scene})
