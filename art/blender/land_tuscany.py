"""The stone farmhouse of the Val d'Orcia: on its hill, and wide with its avenue of cypresses."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Look, Opening, Parts, chimney, gable_roof, slope, tiles  # noqa: E402
from land_things import rock, sides, stones, woodpile  # noqa: E402
from outside import camera, fbm, graded, grid, haze, land, shoot, sky, smooth, soil, terrain  # noqa: E402
from planting import bush, climber, lawn, leaf, patch, place, scattered, spread  # noqa: E402
from street import bench, pot, table_set  # noqa: E402
from surfaces import bump, material, plain, timber  # noqa: E402
from trees import bark, cypress, far_trees, olive, stone_pine  # noqa: E402


def track(y):
    return -9.0 + 7.5 * math.sin((y + 10) * 0.034) + 0.12 * y


def lane(y):
    """The avenue of the slide: from below left up to the house."""
    return -17 + 0.24 * y + 5 * math.sin(y * 0.055 + 0.4) + 0.0016 * y * y


def roll(x, y):
    return 15 * fbm(x, y, 0.0042, 3, 6) + 3.5 * fbm(x, y, 0.014, 2, 2) + 70 * smooth(500, 1900, y) * (0.55 + fbm(x, y, 0.0012, 4, 9))


def hilltop(x, y):
    """The yard lies level; the hill falls away behind it."""
    d = math.hypot((x - 4) * 0.8, y - 10)
    yard = smooth(26, 13, d)
    return (-7 + 0.6 * roll(x, y)) * (1 - smooth(46, 16, d)) * smooth(-12, 26, y + 0.3 * abs(x)) + 0.08 * fbm(x, y, 0.4, 3, 1) * (1 - yard)


def valley(x, y):
    """For the slide: the house stands on a rise at (28, 94)."""
    rise = math.exp(-(((x - 28) / 44) ** 2 + ((y - 94) / 34) ** 2))
    return roll(x, y) * 0.75 * smooth(-8, 60, math.hypot(x, y)) + 10.5 * smooth(0, 1, rise) * 1.0 - 1.5 * smooth(10, 60, y) + 0.1 * fbm(x, y, 0.3, 3,
        2)


def masonry(name='rubble', light=(0.50, 0.39, 0.26), dark=(0.24, 0.17, 0.11), mortar=(0.46, 0.38, 0.28), size=3.0):
    made, nodes, shader = material(name)
    if nodes:
        at, u, v = nodes.on_wall()
        warped = nodes.vector('ADD', nodes.vector('MULTIPLY', at, (1.0, 1.7, 1.0)),
            nodes.vector('MULTIPLY', nodes.new('TexNoise', Vector=nodes.position(), Scale=1.8, Detail=2.0).outputs['Color'], (0.25, 0.25, 0)))
        cells = nodes.new('TexVoronoi', Vector=warped, Scale=size)
        gap = nodes.new('TexVoronoi', Vector=warped, Scale=size, feature='DISTANCE_TO_EDGE').outputs['Distance']
        tone = nodes.math('ADD', nodes.math('MULTIPLY', nodes.new('SeparateXYZ', Vector=cells.outputs['Color']).outputs['X'], 0.75),
            nodes.math('MULTIPLY', nodes.noise(nodes.position(), 1.2, 8, 0.65), 0.4))
        colour = nodes.ramp(tone, (0.2, dark), (0.9, light))
        joint = nodes.ramp(gap, (0.0, 1.0), (0.07, 0.0))
        old = nodes.ramp(nodes.noise(nodes.position(), 0.5, 7, 0.65), (0.5, 0.0), (0.75, 0.75))
        colour = nodes.mix(old, nodes.mix(joint, colour, mortar), (0.56, 0.45, 0.31))
        nodes.put(colour, shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.9, 0.2
        bump(nodes, shader, nodes.math('SUBTRACT', nodes.ramp(gap, (0.0, 0.0), (0.16, 1.0)),
            nodes.math('MULTIPLY', nodes.noise(nodes.position(), 9, 5), 0.35)), 0.8, 0.05)
    return made


def house(parts, chance):
    stone, terracotta = masonry(), tiles('coppi', (0.46, 0.20, 0.10), (0.24, 0.10, 0.055), 0.2, 0.38, moss=0.3)
    wood, dark, smooth_stone = timber('shutters', (0.20, 0.12, 0.065), (0.12, 0.07, 0.04), 0.1, True), plain('frame', (0.10, 0.065, 0.04),
        0.6), plain('travertine', (0.52, 0.43, 0.32), 0.8)
    rafters = timber('rafters', (0.26, 0.15, 0.08), (0.15, 0.085, 0.045), 0.3)
    look = Look(frame=dark, sill=smooth_stone, surround=smooth_stone, surround_width=0.12, surround_out=0.015, columns=2, rows=2, lit=0.18,
        curtain=0.6, depth=0.26, door=wood)
    def shutters(x, z0, z1, w, wide):
        for a in (x - w - 0.06, x + wide + 0.06):
            parts.box(wood, a, a + w, -0.06, -0.015, z0, z1, 0.01)
            for k in range(9):
                parts.box(wood, a + 0.06, a + w - 0.06, -0.075, -0.05, z0 + 0.1 + k * (z1 - z0 - 0.2) / 9, z0 + 0.14 + k * (z1 - z0 - 0.2) / 9)
    x0, x1, y0, y1, top, rise = 0.0, 12.0, 6.0, 15.0, 6.2, 1.9
    low = [Opening(x, x + 0.95, 1.0, 2.3) for x in (1.2, 9.8)] + [Opening(5.0, 6.6, 0.05, 2.0, 0.8, 'door'), Opening(7.7, 8.5, 1.1, 2.0)]
    up = [Opening(x, x + 0.95, 3.9, 5.3) for x in (1.2, 3.6, 7.6, 9.9)]
    side = [Opening(1.6, 2.5, 3.9, 5.2), Opening(5.6, 6.5, 3.9, 5.2), Opening(3.4, 4.9, 0.05, 1.8, 0.75, 'door')]
    sides(parts, (x0, x1, y0, y1), -0.6, top, {'front': low + up, 'left': side, 'right': side}, stone, look, chance, 'x', rise)
    with parts.at(0, y0, 0):
        for o in up + low[:2]:
            shutters(o.x0, o.z0, o.z1, 0.46, o.x1 - o.x0)
    gable_roof(parts, terracotta, x0, x1, y0, y1, top, rise, 0.65, 0.35, 'x', trim=rafters,
        metal=plain('copper gutter', (0.20, 0.10, 0.06), 0.45, 0.7))
    for i in range(25):
        parts.box(rafters, x0 + 0.2 + i * 0.48, x0 + 0.3 + i * 0.48, y0 - 0.58, y0, top - 0.34, top - 0.2)
    a0, a1, b0, b1, low_top = -7.2, 0.0, 7.4, 13.8, 3.3
    wing = [Opening(1.0, 3.2, 0.0, 1.5, 1.1, 'hole'), Opening(4.0, 6.2, 0.0, 1.5, 1.1, 'hole')]
    sides(parts, (a0, a1, b0, b1), -0.6, low_top, {'front': wing, 'left': [Opening(2.6, 3.5, 1.2, 2.2)]}, stone, look, chance, 'x', 1.4)
    parts.box(plain('loggia', (0.26, 0.19, 0.12), 0.9), a0 + 0.3, a1, b0 + 2.6, b0 + 2.7, -0.5, low_top)
    woodpile(parts, -6.1, 9.3, 0.0, 2.0, 1.5, chance)
    staves, hoop = timber('barrel', (0.30, 0.17, 0.08), (0.18, 0.10, 0.05), 0.09, True), plain('hoop', (0.06, 0.055, 0.05), 0.5, 0.7)
    for x, y in ((-2.7, 9.1), (-1.75, 9.35), (-2.2, 8.4)):
        parts.lathe(staves, (x, y, 0), ((0.28, 0), (0.36, 0.3), (0.38, 0.5), (0.36, 0.7), (0.28, 1.0), (0.01, 0.98)), 20)
        for h, r in ((0.12, 0.325), (0.32, 0.37), (0.66, 0.37), (0.86, 0.325)):
            parts.lathe(hoop, (x, y, h), ((r, 0), (r, 0.05)), 20)
    gable_roof(parts, terracotta, a0, a1, b0, b1, low_top, 1.4, 0.5, 0.3, 'x', trim=rafters)
    tower = [Opening(1.6, 2.4, 7.6, 8.6, 0.4), Opening(1.6, 2.4, 4.2, 5.4)]
    sides(parts, (12.0, 16.0, 8.0, 12.4), -0.6, 9.4, {'front': tower, 'left': [Opening(1.8, 2.6, 7.6, 8.6, 0.4)], 'right': tower}, stone, look,
        chance)
    for i, (p, q) in enumerate((((11.5, 7.5), (16.5, 7.5)), ((16.5, 7.5), (16.5, 12.9)), ((16.5, 12.9), (11.5, 12.9)), ((11.5, 12.9), (11.5, 7.5)))):
        slope(parts, terracotta, (*p, 9.3), (*q, 9.3), (14.0, 10.2, 10.5), (14.0, 10.2, 10.5), 0.1, rafters)
    chimney(parts, 3.2, 10.0, top + 1.2, 1.7, stone, 1, (0.75, 0.6), terracotta)
    chimney(parts, 8.4, 11.6, top + 1.0, 1.6, stone, 1, (0.7, 0.6), terracotta)
    table_set(parts, 3.0, 3.4, 0, 30, 4)
    bench(parts, 8.2, 5.5, 0, 0, 1.7)
    for x, y, r in ((4.7, 5.4, 0.3), (7.0, 5.4, 0.3), (0.6, 5.5, 0.22), (-0.5, 6.7, 0.26), (-3.6, 6.8, 0.26), (11.3, 5.5, 0.24), (9.6, 5.45, 0.2)):
        pot(parts, x, y, 0, chance, r, r * 3.2, (0.42, 0.18, 0.09))
    parts.box(stone, -14, -8.2, 3.2, 3.7, -1, 0.75, 0.05)
    parts.box(stone, 13.0, 20.0, 3.6, 4.1, -1, 0.75, 0.05)


def greens():
    return {'cypress': leaf('cypress leaves', (0.014, 0.034, 0.012), (0.055, 0.085, 0.028)),
        'olive': leaf('olive leaves', (0.10, 0.125, 0.07), (0.26, 0.28, 0.18)), 'oak': leaf('oak leaves', (0.04, 0.06, 0.014), (0.15, 0.16, 0.04)),
            'brown': bark('bark', (0.18, 0.13, 0.09), (0.06, 0.045, 0.035)), 'straw': leaf('straw', (0.22, 0.17, 0.05), (0.52, 0.42, 0.17),
                0.45), 'green': leaf('green grass', (0.07, 0.11, 0.02), (0.25, 0.27, 0.07), 0.4)}


def farmland(chance, g, ground, avoid):
    trees = far_trees(g['oak'], g['brown'], ('oak', 'oak'), 3, 8) + far_trees(g['olive'], g['brown'], ('oak',), 8, 4.5)
    slim = [cypress('far cypress', g['cypress'], g['brown'], 11, 5, 1800, 0.3)]
    hedges = lambda x, y: avoid(x, y) * (1.0 if abs(fbm(x, y, 0.006, 2, 3)) < 0.03 else 0.03)
    spread(trees, scattered(chance, 9000, (-500, 500, 60, 900), hedges), ground, chance, 0.6, 1.2)
    for _ in range(26):
        x, y = chance.uniform(-420, 420), chance.uniform(130, 800)
        a = chance.uniform(0, 3.1)
        for i in range(chance.randint(4, 16)):
            px, py = x + math.cos(a) * i * 7, y + math.sin(a) * i * 7
            if avoid(px, py):
                spread(slim, [(px, py)], ground, chance, 0.8, 1.2)


def fields(name):
    """Fields in patches: ripe corn, stubble, green fodder, ploughed earth with furrows."""
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.vector('ADD', nodes.position(), nodes.vector('MULTIPLY',
            nodes.new('TexNoise', Vector=nodes.position(), Scale=0.012, Detail=3.0).outputs['Color'], (60.0, 60.0, 0.0)))
        flat = nodes.vector('MULTIPLY', at, (1.0, 1.0, 0.0))
        cell = nodes.new('SeparateXYZ', Vector=nodes.new('TexVoronoi', Vector=flat, Scale=0.0085).outputs['Color']).outputs
        colour = nodes.ramp(cell['X'], (0.0, (0.36, 0.27, 0.095)), (0.3, (0.17, 0.17, 0.05)), (0.5, (0.44, 0.33, 0.13)), (0.72, (0.20, 0.13, 0.075)),
            (0.9, (0.11, 0.14, 0.035)))
        lines = nodes.math('SINE', nodes.math('MULTIPLY', nodes.vector('DOT_PRODUCT', flat, (0.8, 0.6, 0.0)), 1.6))
        shade = nodes.math('ADD', 0.9, nodes.math('MULTIPLY', lines, 0.09))
        fine = nodes.ramp(nodes.noise(nodes.position(), 0.7, 8, 0.7), (0.3, 0.7), (0.7, 1.15))
        mixed = nodes.mix(1.0, nodes.mix(1.0, colour, shade, 'MULTIPLY'), fine, 'MULTIPLY')
        nodes.put(mixed, shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 1.0, 0.05
        bump(nodes, shader, nodes.noise(nodes.position(), 1.5, 8, 0.7), 0.6, 0.12)
    return made


def road(name, way, ground, y0, y1, width, made):
    mesh = grid(name, [i / 6 - 0.5 for i in range(7)], [y0 + 0.6 * j for j in range(int((y1 - y0) / 0.6))], lambda x, y: 0.0, made)
    for vertex in mesh.data.vertices:
        x, y, _ = vertex.co
        vertex.co.x = way(y) + x * width
        vertex.co.z = ground(way(y) + x * width, y) + 0.05 - 0.03 * abs(x)


def villa():
    chance = random.Random(8)
    g = greens()
    to_sun = sky(10, -138, 0.16, 5.0, (1.0, 0.66, 0.36), 0.9, 0.8, 0.38, 1.1, 1.8, 51.0, lit=(9, 6.8, 4.8), shade=(2.8, 2.6, 3.2),
        horizon=(0.92, 0.68, 0.46), band=0.2)
    graded('hill', (4, 8), 0.3, 2600, hilltop, fields('fields'), 190, back=60)
    terrain('yard', (-13, 19, -1, 8), (30, 12), lambda x, y: hilltop(x, y) + 0.04,
        soil('yard gravel', (0.30, 0.23, 0.15), (0.50, 0.40, 0.28), 0.5, 7.0))
    road('track', track, hilltop, -14, 3, 3.0, soil('white road', (0.40, 0.32, 0.22), (0.62, 0.52, 0.38), 0.5, 6.0))
    parts = Parts()
    house(parts, chance)
    stones(parts, rock(mossy=0.3), [(x, y, hilltop(x, y), chance.uniform(0.12, 0.4)) for x, y in scattered(chance, 26, (-12, 16, -8, 1)) if abs(x - track(y)) > 2.2],
        chance)
    parts.finish()
    slim = [cypress(f'cypress {i}', g['cypress'], g['brown'], 10 + 1.5 * i, i + 2, 20000, 0.11) for i in range(3)]
    for y in range(-8, 5, 4):
        place(slim[chance.randrange(3)], track(y) - 2.7, y, hilltop(track(y), y), chance.uniform(0.75, 0.95), chance.uniform(0, 6))
    for x, y, k, s in ((-8.6, 10.5, 1, 1.0), (-9.9, 13, 2, 1), (18.0, 11.5, 2, 1.0), (19.4, 14, 0, 1.05), (20.6, 9.0, 1, 0.9), (5.0, 19, 0, 1)):
        place(slim[k], x, y, hilltop(x, y), s, chance.uniform(0, 6))
    trees = [olive(f'olive {i}', g['olive'], g['brown'], 4.2, i + 2) for i in range(2)]
    for x, y in ((13.0, 0.2), (17.2, -0.4), (21, 4), (10.6, -4.5)):
        place(chance.choice(trees), x, y, hilltop(x, y), chance.uniform(0.8, 1.1), chance.uniform(0, 6))
    lavender, roses = leaf('lavender', (0.17, 0.12, 0.36), (0.34, 0.26, 0.55)), leaf('roses', (0.55, 0.10, 0.08), (0.75, 0.35, 0.25))
    low = [bush('lavender bush', leaf('lavender leaves', (0.13, 0.15, 0.09), (0.25, 0.27, 0.17)), 0.6, 0.85, 900, 0.04, 3, lavender, 700, 0.035),
        bush('rosemary', g['olive'], 0.7, 1.0, 1800, 0.035), bush('oleander', g['oak'], 1.4, 1.4, 2200, 0.07, 4, roses, 240, 0.05)]
    spread(low, [(x, 2.75 + chance.uniform(-0.25, 0.25)) for x in [-14 + 0.55 * i for i in range(11)]] + [(x, 3.1) for x in (13.4, 14.2, 15.0, 16.2,
        17.0, 18.4)] + [(x, 5.6) for x in (1.6, 2.4, 10.3)], hilltop, chance)
    place(climber('wisteria', g['oak'], 2.4, 4.6, 0.3, 4600, 0.06, 3, lavender, 900, 0.04), 11.6, 5.98, 0)
    place(climber('vine', g['green'], 2.6, 3.2, 0.28, 3400, 0.07, 6), -1.2, 7.4, 0)
    grass = [patch(f'dry grass {i}', g['straw'], 1.8, 1500, 0.34, 0.006, 0.55, 0.6, (0.2, 0), i,
        [(leaf('poppy', (0.6, 0.03, 0.01), (0.75, 0.08, 0.02)), 10, 0.03, 0.4)], 50) for i in range(2)] + [patch('green grass', g['green'], 1.8, 1500,
        0.25, 0.006, 0.6, 0.6, tufts=45)]
    lawn(grass, (-16, 22, -11, -0.4), hilltop, 1.5, chance, lambda x, y: 0.0 if abs(x - track(y)) < 2.0 else 0.93)
    lawn(grass, (-26, -13, 0, 16), hilltop, 1.6, chance)
    spread(grass, [p for p in scattered(chance, 150, (-7, 4, -9, -2)) if abs(p[0] - track(p[1])) > 2.0], hilltop, chance, 0.6, 0.9)
    farmland(chance, g, hilltop, lambda x, y: 0.0 if math.hypot(x - 4, y - 10) < 34 else 1.0)
    haze((0.66, 0.56, 0.48), 1100, 0.92, (1.1, 0.78, 0.48), to_sun)
    camera((-7.0, -9.0, 1.7), (2.9, 6), 25, 0.10)
    return land(0.15, glow=0.12)


def avenue():
    chance = random.Random(18)
    g = greens()
    to_sun = sky(8, -108, 0.165, 4.8, (1.0, 0.60, 0.30), 1.1, 0.85, 0.45, 0.8, 2.2, 63.0, lit=(9.5, 6.4, 4.0), shade=(2.9, 2.4, 2.9),
        horizon=(1.0, 0.68, 0.42), band=0.22)
    graded('valley', (0, 30), 0.5, 3000, valley, fields('fields'), 210, back=60)
    road('lane', lane, valley, -8, 86, 3.2, soil('white road', (0.40, 0.32, 0.22), (0.62, 0.52, 0.38), 0.5, 6.0))
    parts = Parts()
    with parts.at(24, 82, valley(28, 94) - 0.4, 10):
        house(parts, chance)
    parts.finish()
    slim = [cypress(f'cypress {i}', g['cypress'], g['brown'], 10 + 1.5 * i, i + 2, 30000, 0.10) for i in range(3)]
    y = 9.0
    while y < 84:
        for s in (-1, 1):
            x = lane(y) + s * 3.4
            place(slim[chance.randrange(3)], x, y + s * 0.6, valley(x, y) - 0.1, chance.uniform(0.75, 1.0), chance.uniform(0, 6))
        y += 5.4
    for x, y, s in ((14, 99, 1), (11, 103, 1.1), (44, 95, 1), (46, 99, 1.1), (48, 93, 0.9), (33, 106, 1), (17, 104, 0.9)):
        place(slim[chance.randrange(3)], x, y, valley(x, y), s, chance.uniform(0, 6))
    trees = [olive(f'olive {i}', g['olive'], g['brown'], 4.4, i + 2) for i in range(2)]
    spread(trees, [(12 + i * 6 + chance.uniform(-1, 1), 34 + j * 7 + chance.uniform(-1, 1)) for i in range(6) for j in range(4)], valley, chance)
    spread(trees, [(20, 82), (42, 82), (47, 86), (12, 90), (52, 90)], valley, chance)
    place(stone_pine('stone pine', g['oak'], g['brown'], 11, 3), 52, 99, valley(52, 99), 1, 0)
    poppy = leaf('poppy', (0.6, 0.03, 0.01), (0.75, 0.08, 0.02))
    grass = [patch(f'wheat {i}', g['straw'], 1.8, 1700, 0.62, 0.007, 0.3, 0.5, (0.22, 0), i, [(poppy, 12, 0.032, 0.6)], 70) for i in range(3)]
    lawn(grass, (-22, 26, -6, 20), valley, 1.55, chance, lambda x, y: 0.0 if abs(x - lane(y)) < 2.1 else 1.0)
    spread(grass, scattered(chance, 900, (-50, 60, 20, 60), lambda x, y: 0.0 if abs(x - lane(y)) < 2.4 else 0.8), valley, chance)
    farmland(chance, g, valley, lambda x, y: 0.0 if math.hypot(x - 14, y - 60) < 75 else 1.0)
    haze((0.68, 0.55, 0.46), 800, 0.92, (1.2, 0.80, 0.46), to_sun)
    camera((2.0, -7.5, 3.4), (7.0, 60), 34, 0.05)
    return land(0.2, glow=0.2)


shoot({'tuscan-villa': villa, 'slide-abroad': avenue})
