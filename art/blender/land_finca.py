"""The sandstone finca of Mallorca with its arched porch and stone pool, in the evening."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Look, Opening, Parts, chimney, gable_roof, tiles, wall  # noqa: E402
from grounds import paving  # noqa: E402
from land_things import lounger, pool, rock, sides, stones  # noqa: E402
from outside import camera, fbm, graded, haze, lamp, land, mountain, ridge, shoot, sky, smooth, soil, terrain  # noqa: E402
from planting import agave, bush, climber, lawn, leaf, patch, place, scattered, spread  # noqa: E402
from street import bench, pot, table_set  # noqa: E402
from surfaces import bump, material, plain, timber  # noqa: E402
from trees import bark, cypress, far_trees, olive, palm, stone_pine  # noqa: E402

POOL = (-7.6, 1.4, -5.2, -1.4)


def ground(x, y):
    dip = 1.2 if POOL[0] - 0.5 < x < POOL[1] + 0.5 and POOL[2] - 0.5 < y < POOL[3] + 0.5 else 0.0
    away = smooth(14, 30, math.hypot((x - 2) * 0.8, y - 5))
    return away * (1.3 * fbm(x, y, 0.03, 3, 3) + 0.3 * fbm(x, y, 0.15, 3, 1)) + 0.10 * max(0.0, y - 24) + 14 * smooth(60, 300,
        y) * (0.6 + fbm(x, y, 0.008, 3, 4)) - dip


def tramuntana(x, y):
    crest = 0.55 * ridge(x, y, 0.0008, 2.7) + 0.3 * ridge(x, y, 0.002, 6.1) + 0.3 * fbm(x, y, 0.0012, 4, 3) + 0.1
    return 8 + smooth(500, 2400, y + 0.2 * x) * max(0.0, crest) * 760 + 40 * fbm(x, y, 0.006, 5, 8) * smooth(400, 900, y)


def ashlar():
    """Mares: blocks of honey-coloured sandstone, pitted by the weather."""
    made, nodes, shader = material('mares')
    if nodes:
        at, u, v = nodes.on_wall()
        at = nodes.vector('ADD', at, nodes.vector('MULTIPLY', nodes.new('TexNoise', Vector=nodes.position(), Scale=0.9, Detail=2.0).outputs['Color'],
            (0.06, 0.03, 0)))
        blocks = nodes.new('TexBrick', Vector=at, Scale=1.0, Mortar_Size=0.012, Mortar_Smooth=0.4, offset=0.5, Color1=(0.56, 0.40, 0.22),
            Color2=(0.40, 0.26, 0.135), Mortar=(0.50, 0.38, 0.24))
        blocks.inputs['Brick Width'].default_value, blocks.inputs['Row Height'].default_value = 0.62, 0.31
        stain = nodes.ramp(nodes.noise(nodes.position(), 0.8, 9, 0.66), (0.3, 0.66), (0.65, 1.08))
        colour = nodes.mix(1.0, blocks.outputs['Color'], stain, 'MULTIPLY')
        pits = nodes.noise(nodes.position(), 14, 6, 0.7)
        nodes.put(nodes.mix(nodes.ramp(pits, (0.30, 0.5), (0.42, 0.0)), colour, (0.22, 0.14, 0.07)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.92, 0.15
        bump(nodes, shader, nodes.math('SUBTRACT', nodes.math('MULTIPLY', pits, 0.6), blocks.outputs['Fac']), 0.7, 0.02)
    return made


def house(parts, chance):
    stone, roof = ashlar(), tiles('roof', (0.48, 0.24, 0.13), (0.27, 0.13, 0.075), 0.2, 0.37, moss=0.2)
    green, frame = timber('green shutters', (0.07, 0.13, 0.075), (0.05, 0.095, 0.055), 0.1, True), plain('frame', (0.20, 0.12, 0.06), 0.55)
    beams, pale = timber('beams', (0.28, 0.17, 0.09), (0.17, 0.10, 0.05), 0.3), plain('dressed stone', (0.56, 0.44, 0.28), 0.85)
    look = Look(frame=frame, sill=pale, surround=pale, surround_width=0.16, surround_out=0.02, columns=2, rows=2, lit=0.55, curtain=0.5, depth=0.28,
        door=timber('oak door', (0.26, 0.15, 0.07), (0.17, 0.09, 0.045), 0.14, True))
    x0, x1, y0, y1, top, rise = -2.0, 11.5, 6.5, 14.0, 6.3, 1.7
    up = [Opening(x, x + 1.0, 4.1, 5.5) for x in (1.2, 4.3, 8.2, 11.2)]
    low = [Opening(2.4, 4.0, 0.05, 2.2, 0.6, 'door'), Opening(5.6, 7.2, 0.05, 2.5), Opening(8.8, 10.4, 0.05, 2.5)]
    side = [Opening(2.0, 2.9, 4.1, 5.3), Opening(4.8, 5.7, 1.2, 2.4)]
    sides(parts, (x0, x1, y0, y1), -0.4, top, {'front': low + up, 'left': side, 'right': side}, stone, look, chance, 'x', rise)
    with parts.at(x0, y0, 0, 0):
        for o in up:
            for a in (o.x0 - 0.55, o.x1 + 0.05):
                parts.box(green, a, a + 0.5, -0.06, -0.015, o.z0, o.z1, 0.01)
                for k in range(11):
                    parts.box(green, a + 0.05, a + 0.45, -0.075, -0.05, o.z0 + 0.08 + k * 0.12, o.z0 + 0.14 + k * 0.12)
    gable_roof(parts, roof, x0, x1, y0, y1, top, rise, 0.55, 0.3, 'x', trim=pale, metal=plain('clay gutter', (0.36, 0.17, 0.09), 0.7))
    for i in range(28):
        parts.box(beams, x0 + 0.2 + i * 0.48, x0 + 0.3 + i * 0.48, y0 - 0.5, y0, top - 0.3, top - 0.17)
    p0, p1, q = -1.2, 9.6, 3.4
    arches = [Opening(0.55 + i * 2.62, 2.55 + i * 2.62, 0.0, 1.75, 0.95, 'hole') for i in range(4)]
    with parts.at(p0, q, 0, 0):
        wall(parts, 0, p1 - p0, -0.4, 3.3, arches, stone, Look(depth=0.42))
        for o in arches:
            for x in (o.x0 - 0.08, o.x1 - 0.02):
                parts.box(pale, x, x + 0.1, -0.03, 0.43, 1.66, 1.78, 0.01)
    with parts.at(p0, q + 0.42, 0, 180):
        wall(parts, -(p1 - p0), 0, -0.4, 3.3, [Opening(-o.x1, -o.x0, o.z0, o.z1, o.rise, 'hole') for o in arches], stone, Look(depth=0.01))
    for x, turn, at in ((p0, -90, y0), (p1, 90, q)):
        with parts.at(x, at, 0, turn):
            wall(parts, 0, y0 - q, -0.4, 3.3, [Opening(0.75, 2.35, 0.0, 1.75, 0.75, 'hole')], stone, Look(depth=0.4))
    parts.box(pale, p0 - 0.12, p1 + 0.12, q - 0.12, y0, 3.3, 3.48, 0.03)
    parts.box(paving('roof terrace', (0.48, 0.32, 0.2), (0.36, 0.22, 0.13), (0.3, 0.3)), p0, p1, q + 0.1, y0, 3.48, 3.5)
    for i in range(int((p1 - p0) / 0.28) + 1):
        parts.lathe(pale, (p0 + 0.1 + i * 0.28, q + 0.1, 3.48), ((0.05, 0), (0.08, 0.14), (0.04, 0.34), (0.075, 0.5), (0.05, 0.6)), 10)
    parts.box(pale, p0 - 0.06, p1 + 0.06, q - 0.04, q + 0.24, 4.08, 4.2, 0.03)
    a0, a1, b0, b1 = 11.5, 18.5, 7.6, 13.4
    sides(parts, (a0, a1, b0, b1), -0.4, 3.6, {'front': [Opening(1.2, 2.2, 1.1, 2.3), Opening(3.9, 5.4, 0.05, 2.0, 0.7, 'door')], 'right': side[1:]},
        stone, look, chance, 'x', 1.3)
    gable_roof(parts, roof, a0, a1, b0, b1, 3.6, 1.3, 0.45, 0.3, 'x', trim=pale)
    chimney(parts, 1.6, 10.5, top + 1.0, 1.5, stone, 1, (0.8, 0.65), roof)
    chimney(parts, 9.4, 11.4, top + 0.8, 1.5, stone, 1, (0.7, 0.6), roof)
    lamp((4.2, 5.1, 3.15), 120, (1.0, 0.6, 0.3), 2.2)
    lamp((0.8, 5.1, 3.1), 40, (1.0, 0.6, 0.3), 0.6)
    table_set(parts, 3.3, 4.9, 0.05, 10, 4)
    table_set(parts, 6.6, 4.9, 0.05, 40, 2)
    bench(parts, 12.6, 7.1, 0.05, 0, 1.6)
    lounger(parts, 4.0, -2.0, 0.05, 150, (0.72, 0.66, 0.54))
    lounger(parts, 5.4, -1.6, 0.05, 158, (0.72, 0.66, 0.54))
    for x, y, r in ((-1.6, 2.9, 0.34), (1.2, 2.85, 0.26), (4.15, 2.9, 0.3), (6.8, 2.9, 0.26), (9.9, 2.9, 0.36), (2.4, -0.7, 0.28), (-8.8, -0.8, 0.34),
        (11.0, 6.1, 0.26)):
        pot(parts, x, y, 0.05, chance, r, r * 3, (0.48, 0.25, 0.13))
    for a, b, c, d in ((-16.0, -10.0, 1.2, 1.75), (-10.4, -9.9, 1.2, 8.5), (13.5, 20, 1.8, 2.3)):
        parts.box(stone, a, b, c, d, -0.6, 0.8, 0.08)


def scene():
    chance = random.Random(51)
    to_sun = sky(8, -124, 0.165, 4.8, (1.0, 0.62, 0.34), 1.0, 0.85, 0.45, 1.2, 1.5, 111.0, lit=(9.5, 6.4, 4.2), shade=(2.7, 2.5, 3.3),
        horizon=(0.86, 0.62, 0.48), band=0.2)
    graded('land', (0, 2), 0.3, 620, ground, soil('red earth', (0.15, 0.075, 0.035), (0.33, 0.20, 0.10), 0.06, 1.2, (0.15, 0.13, 0.05)), 160, back=50)
    terrain('tramuntana', (-3600, 3800, 380, 4600), (230, 150), tramuntana,
        mountain('range', (0.022, 0.035, 0.014), (0.10, 0.095, 0.04), (0.36, 0.31, 0.26), scale=0.004, wooded=0.5))
    flags = paving('stone terrace', (0.50, 0.39, 0.26), (0.38, 0.28, 0.18), (0.7, 0.46), 0.012)
    px0, px1, py0, py1 = POOL
    for k, rect in enumerate(((-9.8, 10.6, py1 + 0.5, 6.6), (-9.8, px0 - 0.5, -6.2, py1 + 0.5), (px1 + 0.5, 7.0, -6.2, py1 + 0.5),
        (px0 - 0.5, px1 + 0.5, -6.2, py0 - 0.5))):
        terrain(f'terrace {k}', rect, (1, 1), lambda x, y: 0.05, flags)
    parts = Parts()
    house(parts, chance)
    pool(parts, POOL, 0.06, ashlar(), rim=0.55, colour=(0.02, 0.13, 0.14))
    stones(parts, rock('limestone', (0.46, 0.40, 0.32), (0.22, 0.18, 0.14), mossy=0.2),
        [(x, y, ground(x, y), chance.uniform(0.2, 0.6)) for x,
        y in ((-11, -4), (-12.4, -1), (8.2, -5.4), (9.6, -3.4), (-10.6, -6.4), (12.0, -1.0), (3.6, -7.0), (14.5, 0.4))], chance)
    parts.finish()
    silver, brown, green = leaf('olive leaves', (0.10, 0.125, 0.07), (0.27, 0.29, 0.18)), bark('olive bark', (0.22, 0.17, 0.12),
        (0.07, 0.05, 0.04)), leaf('leaves', (0.05, 0.09, 0.016), (0.17, 0.21, 0.05))
    olives = [olive(f'olive {i}', silver, brown, 4.6, i + 2) for i in range(3)]
    for x, y, k, s in ((-12.2, 4.0, 0, 1.05), (13.6, 4.2, 1, 0.95), (17.4, 3.2, 2, 1.0), (-14.5, 9, 1, 1.1), (21.5, 7, 0, 1.05), (-9.4, 12.5, 2, 1.1),
        (10.6, -1.2, 2, 0.8)):
        place(olives[k], x, y, ground(x, y), s, chance.uniform(0, 6))
    spread(olives, [(-60 + 7.5 * i + chance.uniform(-1, 1), 24 + 8 * j + chance.uniform(-1, 1)) for i in range(17) for j in range(7)], ground, chance,
        0.8, 1.15)
    place(palm('palm', leaf('palm fronds', (0.05, 0.085, 0.02), (0.17, 0.21, 0.06)),
        bark('palm bark', (0.26, 0.2, 0.14), (0.1, 0.075, 0.05), 3.0, 1.2), 8.2, 3, 40, 3.0), -6.4, 6.0, 0, 1.0, 0)
    spread([cypress('cypress', leaf('cypress leaves', (0.014, 0.034, 0.012), (0.055, 0.085, 0.028)), brown, 11, 3, 11000)],
        [(-4.2, 12.0), (20.0, 11.5), (21.6, 13.5)], ground, chance, 0.9, 1.1)
    place(stone_pine('stone pine', green, brown, 11, 4), 15.5, 19, ground(15.5, 19), 1.0, 0)
    woods = far_trees(green, brown, ('pine', 'oak'), 3, 8)
    spread(woods, scattered(chance, 1100, (-380, 380, 80, 420), lambda x, y: smooth(70, 140, y) * 0.8), ground, chance)
    pink, purple = leaf('bougainvillea', (0.42, 0.02, 0.20), (0.72, 0.12, 0.40), 0.5), leaf('lavender', (0.17, 0.12, 0.36), (0.34, 0.26, 0.55))
    place(climber('bougainvillea', green, 3.0, 4.6, 0.4, 4200, 0.055, 4, pink, 4200, 0.06, 18), 10.5, 6.45, 0.05)
    place(climber('porch vine', green, 2.2, 3.4, 0.35, 3200, 0.065, 8), -0.7, 3.35, 0.05)
    low = [bush('lavender bush', leaf('lavender leaves', (0.13, 0.15, 0.09), (0.25, 0.27, 0.17)), 0.6, 0.85, 900, 0.035, 3, purple, 700, 0.03),
        bush('rosemary', silver, 0.75, 1.0, 1700, 0.035), bush('lentisk', green, 0.9, 1.2, 1700, 0.05),
           agave('agave', leaf('agave leaves', (0.10, 0.16, 0.12), (0.22, 0.28, 0.21), 0.1), 0.85)]
    spread(low, [(-9.6 + chance.uniform(-0.3, 0.3), y) for y in (-5.4, -4.2, -3, -2, -0.4, 0.6)] + [(x,
        -6.6 + chance.uniform(-0.3, 0.3)) for x in [-9 + 1.1 * i for i in range(15)] if not -7.2 < x < -5.0] + [(7.5, y) for y in (-5.6, -4.4, -3.2,
        -2.2)] +
           [(x, 6.2) for x in (-3.2, -4.2, 13.6, 14.6, 17.4)] + [(x, 1.0) for x in (-15, -13.6, -12, -10.8)], lambda x, y: 0.02, chance, 0.7, 1.15)
    straw = leaf('straw', (0.24, 0.18, 0.06), (0.54, 0.43, 0.19), 0.4)
    dry = [patch(f'dry grass {i}', straw, 1.8, 1000, 0.36, 0.006, 0.55, 0.6, (0.12, 0), i,
        [(leaf('poppy', (0.6, 0.03, 0.01), (0.75, 0.08, 0.02)), 6, 0.028, 0.4)], 40) for i in range(2)]
    lawn(dry, (-16, 16, -10, -6.4), ground, 1.5, chance, lambda x, y: 0.85)
    spread(dry, scattered(chance, 900, (-50, 56, -4, 60), lambda x, y: 0.0 if -10.4 < x < 19 and y < 14 else 0.8), ground, chance, 0.8, 1.3)
    haze((0.54, 0.46, 0.50), 4200, 0.92, (1.05, 0.72, 0.46), to_sun)
    camera((-8.6, -10.4, 1.75), (0.8, 4), 25, 0.085)
    return land(0.15, glow=0.12)


shoot({'finca': scene})
