"""The concrete-and-glass house on the chalk cliffs of Rügen, beeches turning yellow."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Parts, railing  # noqa: E402
from land_things import glazed, lounger, rock, stones  # noqa: E402
from outside import camera, fbm, grid, haze, land, plane, ridge, sea, shoot, sky, smooth, soil  # noqa: E402
from planting import bush, leaf, patch, place, scattered, spread  # noqa: E402
from street import table_set  # noqa: E402
from surfaces import bump, concrete, material, plain, timber  # noqa: E402
from trees import bark, far_trees, oak  # noqa: E402

TOP = 0.0
SEA = -62.0


def edge(y):
    """Where the land ends; the sea lies at smaller x."""
    return 14 * math.sin(y * 0.014 + 0.35) + 5 * math.sin(y * 0.045 + 2.2) + 2.2 * math.sin(y * 0.13) - 3.5 - 0.0004 * max(0,
        min(y, 420) - 90) ** 2 * smooth(90, 300, y)


def crest(x, y):
    inland = x - edge(y)
    return TOP + 0.10 * max(0.0, inland) * smooth(30, 130, y) + 0.5 * fbm(x, y, 0.08, 3, 2) * smooth(0, 6, inland) + 7 * fbm(0, y, 0.01, 3,
        5) * smooth(35, 110, y)


def chalk():
    made, nodes, shader = material('chalk')
    if nodes:
        at = nodes.position()
        bands = nodes.noise(nodes.vector('MULTIPLY', at, (0.03, 0.03, 0.42)), 1.0, 5, 0.6)
        streaks = nodes.noise(nodes.vector('MULTIPLY', at, (0.35, 0.35, 0.03)), 1.0, 7, 0.65)
        colour = nodes.ramp(streaks, (0.32, (0.42, 0.38, 0.31)), (0.55, (0.58, 0.56, 0.51)), (0.8, (0.66, 0.65, 0.61)))
        flint = nodes.ramp(bands, (0.57, 0.0), (0.66, 0.45))
        colour = nodes.mix(flint, colour, (0.36, 0.33, 0.29))
        flat = nodes.new('SeparateXYZ', Vector=nodes.new('NewGeometry').outputs['Normal']).outputs['Z']
        level = nodes.new('SeparateXYZ', Vector=at).outputs['Z']
        grown = nodes.ramp(nodes.math('ADD', flat, nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.noise(at, 0.09, 8, 0.7), 0.5), 1.1)),
            (0.62, 0.0), (0.78, 0.9))
        colour = nodes.mix(grown, colour, nodes.ramp(nodes.noise(at, 0.3, 5), (0.35, (0.05, 0.065, 0.02)), (0.65, (0.16, 0.14, 0.05))))
        wet = nodes.ramp(nodes.math('DIVIDE', nodes.math('SUBTRACT', level, SEA), 9.0), (0.1, 0.7), (0.6, 0.0))
        nodes.put(nodes.mix(wet, colour, (0.30, 0.28, 0.25)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.95
        bump(nodes, shader, nodes.math('ADD', streaks, nodes.noise(at, 0.5, 8, 0.7)), 0.8, 1.4)
    return made


def cliffs(made):
    """A face that follows the edge: buttresses and gullies, scree at its foot."""
    ys = [-70 + 1.1 * i for i in range(150)] + [95 + 5 * i for i in range(130)]
    n = 46
    def point(k, y):
        t = k / n
        rib = ridge(0, y, 0.045, 3) * 11 + 4.0 * fbm(0, y, 0.12, 4, 7) + 1.3 * fbm(t * 6, y, 0.35, 3, 2)
        tall = 1 - t
        out = 2.5 * t + 15 * smooth(0.62, 1.0, t) * (0.75 + 0.5 * fbm(0, y, 0.05, 3, 9)) + rib * math.sin(math.pi * min(1.0,
            t * 1.08)) ** 0.6 + 1.6 * fbm(t * 9, y, 0.5, 3, 4) * smooth(0.0, 0.12, t)
        z0 = crest(edge(y), y)
        return (edge(y) - out, y, SEA - 2 + (z0 - SEA + 2) * tall)
    mesh = grid('chalk', list(range(n + 1)), ys, lambda k, y: 0.0, made)
    for vertex in mesh.data.vertices:
        vertex.co = point(round(vertex.co.x), vertex.co.y)
    mesh.data.flip_normals()
    return mesh


def house(parts, chance):
    cast, dark = concrete('board-marked concrete', (0.42, 0.40, 0.37), (2.6, 0.6), 0.45), plain('bronze frame', (0.045, 0.035, 0.026), 0.35, 0.8)
    larch = timber('larch soffit', (0.42, 0.25, 0.12), (0.28, 0.15, 0.07), 0.12)
    planks = timber('terrace', (0.40, 0.36, 0.30), (0.28, 0.25, 0.21), 0.16)
    x0, x1, y0, y1, z, top = -4.6, 13.0, 0.0, 8.5, 0.45, 3.35
    parts.box(cast, x0 - 3.6, x1 + 1.0, y0 - 2.4, y1 + 0.6, z - 0.42, z - 0.02, 0.02)
    parts.box(cast, x0 - 3.2, x1 + 1.6, y0 - 2.2, y1 + 0.9, top + 0.03, top + 0.52, 0.02)
    parts.box(larch, x0 - 3.1, x1 + 1.5, y0 - 2.1, y1 + 0.8, top, top + 0.035)
    parts.box(cast, 6.6, 7.1, y0 - 2.0, y1, z, top + 0.03, 0.015)
    parts.box(cast, x1 - 0.1, x1 + 0.4, y0 - 1.0, y1, -1, top + 0.03, 0.015)
    parts.box(cast, 4.0, 12.0, y0 + 1.5, y1, -6, z - 0.3, 0.02)
    for i in range(2):
        parts.box(cast, 2.0 + i * 8, 2.6 + i * 8, y0 - 1.6, y0 - 1.0, -6, z - 0.3, 0.02)
    with parts.at(0, y0, 0):
        glazed(parts, x0, 6.5, z, top, dark, 4, 6.5, None, 240.0, (0.44, 0.40, 0.34), chance=chance, sofa=(0.33, 0.30, 0.26))
        glazed(parts, 7.2, x1 - 0.2, z, top, dark, 3, 6.0, None, 150.0, (0.40, 0.26, 0.14), chance=chance)
    with parts.at(x0, y1, 0, -90):
        glazed(parts, 0, y1 - y0, z, top, dark, 3, 0.3, None, 0, furnished=False)
    parts.box(planks, x0 - 3.4, 6.5, y0 - 2.3, y0 - 0.1, z - 0.02, z + 0.02)
    parts.box(planks, x0 - 3.4, x0 - 0.1, y0 - 0.1, y1, z - 0.02, z + 0.02)
    for a, b in (((x0 - 3.5, y0 - 2.3), (6.6, y0 - 2.3)), ((x0 - 3.5, y1 + 0.4), (x0 - 3.5, y0 - 2.3))):
        railing(parts, dark, (*a, z), (*b, z), 1.0, 'glass')
    parts.box(cast, 8.6, 11.2, 2.0, 5.4, top + 0.4, top + 1.7, 0.02)
    parts.bar(dark, (10.6, 4.8, top + 1.6), (10.6, 4.8, top + 2.7), 0.13, 12)
    lounger(parts, -6.4, 3.2, z, 100, (0.60, 0.56, 0.48))
    lounger(parts, -6.4, 4.6, z, 96, (0.60, 0.56, 0.48))
    table_set(parts, 1.4, y0 - 1.3, z + 0.02, 20, 4)


def scene():
    chance = random.Random(6)
    to_sun = sky(19, -168, 0.145, 5.2, (1.0, 0.80, 0.56), 0.7, 0.85, 0.4, 1.6, 1.7, 44.0, lit=(8.5, 7.8, 7.0), shade=(3.4, 3.7, 4.4),
        horizon=(0.50, 0.62, 0.76))
    plane('sea', (-9000, 600, -600, 14000), SEA, sea(deep=(0.008, 0.055, 0.085), ripple=0.5, large=0.045, small=0.25, turn=0.5, stretch=2.5,
        rough=0.1, foam=0.12))
    shallow = sea('shallows', deep=(0.10, 0.30, 0.30), ripple=0.5, large=0.06, small=0.3, turn=0.5, stretch=2.5, rough=0.1, foam=0.55)
    ys = [-80 + 3.0 * i for i in range(270)]
    strip = grid('shallows', list(range(5)), ys, lambda k, y: SEA + 0.12, shallow)
    for vertex in strip.data.vertices:
        k, y = vertex.co.x, vertex.co.y
        vertex.co.x = edge(y) - 9 - k * 7 - 5 * fbm(0, y, 0.03, 3, k)
        vertex.co.z = SEA + 0.3 - 0.1 * k
    cliffs(chalk())
    turf = soil('cliff turf', (0.05, 0.06, 0.018), (0.17, 0.15, 0.055), 0.12, 1.2)
    top = grid('turf', [0.0, 0.6, 1.5, 3, 5, 7, 10, 14, 19, 26, 36, 50, 70, 100, 150, 230, 340],
        [-70 + 1.1 * i for i in range(150)] + [95 + 5 * i for i in range(130)], lambda x, y: 0.0, turf)
    for vertex in top.data.vertices:
        y = vertex.co.y
        vertex.co.x += edge(y) - 0.25
        vertex.co.z = crest(vertex.co.x, y) + 0.03
    parts = Parts()
    with parts.at(-2.0, 34.0, 0.3, -14):
        house(parts, chance)
    stones(parts, rock('beach boulders', (0.3, 0.28, 0.26), (0.12, 0.11, 0.1), mossy=0.2),
        [(edge(y) - 20 - chance.uniform(0, 16), y, SEA + 0.2, chance.uniform(0.5, 1.7)) for y in [chance.uniform(-10, 220) for _ in range(120)]],
        chance)
    parts.finish()
    gold, rust, green = leaf('yellow beech', (0.30, 0.20, 0.02), (0.55, 0.38, 0.05), 0.45), leaf('copper beech', (0.26, 0.10, 0.015),
        (0.46, 0.22, 0.035), 0.45), leaf('late green', (0.10, 0.13, 0.02), (0.30, 0.28, 0.05), 0.45)
    grey = bark('beech bark', (0.34, 0.33, 0.31), (0.2, 0.19, 0.18), 1.0)
    near = [oak(f'beech {i}', made, grey, 12 + 1.5 * i, i + 4, count=16000, spread=0.33, trunk=0.26, rise=1.0) for i,
        made in enumerate((gold, rust, green))]
    for x, y, k, s in ((16, 40, 0, 1), (20, 33, 2, 1.05), (13, 50, 1, 1), (6, 51, 0, 1.05), (23, 44, 1, 1.1), (-1, 54, 2, 0.9), (18, 55, 0, 1.1),
        (27, 36, 0, 1), (24, 26, 1, 1.0), (10, 60, 2, 1.1), (30, 48, 2, 1.1), (21, 21, 0, 0.85)):
        place(near[k], x, y, crest(x, y), s, chance.uniform(0, 6))
    woods = far_trees(gold, grey, ('oak', 'oak'), 2, 13) + far_trees(rust, grey, ('oak',), 6, 13) + far_trees(green, grey, ('oak',), 8, 13)
    behind = [(edge(y) + 2.5 + chance.random() ** 1.6 * 130, y) for y in [56 + chance.random() ** 1.5 * 620 for _ in range(3400)]]
    spread(woods, behind, crest, chance)
    spread(woods, [(x, y) for x, y in scattered(chance, 260, (16, 90, 14, 60)) if x > edge(y) + 24], crest, chance)
    spread([bush('sea buckthorn', leaf('buckthorn', (0.12, 0.15, 0.08), (0.26, 0.27, 0.16)), 1.5, 2.2, 1800, 0.06, 2,
        leaf('berries', (0.65, 0.22, 0.02), (0.8, 0.34, 0.04)), 320, 0.035), bush('low thorn', green, 1.1, 1.8, 1600, 0.06, 3)],
           [(edge(y) + chance.uniform(0.6, 3.2), y) for y in [chance.uniform(-8, 160) for _ in range(150)] if not 27 < y < 46] + [(chance.uniform(5,
               22), chance.uniform(14, 27)) for _ in range(26)], crest, chance)
    straw = leaf('cliff grass', (0.13, 0.13, 0.04), (0.38, 0.32, 0.13), 0.4)
    tufts = [patch(f'cliff grass {i}', straw, 1.3, 500, 0.45, 0.007, 0.5, 0.6, (0.2, 0), i, tufts=12) for i in range(2)]
    spread(tufts, [(edge(y) + chance.uniform(-0.1, 9), y) for y in [chance.uniform(-6, 130) for _ in range(1300)]], crest, chance)
    haze((0.48, 0.60, 0.74), 1500, 0.92, (0.80, 0.72, 0.60), to_sun)
    camera((-28, -15.0, 3.6), (-10.5, 34), 36, -0.06)
    return land(-0.05, glow=0.04)


shoot({'cliff-house': scene})
