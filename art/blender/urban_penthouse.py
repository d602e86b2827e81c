"""penthouse: a slim residential tower at dusk with a planted terrace of two storeys on top, the skyline behind.
slide-apartments: the timber house of timber-tower at blue hour, lit, seen along its meadow."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import *  # noqa: F401,F403
from planting import leaf, place
from street import bench, bicycle, lamp, planter, pot, table_set
from surfaces import material
from trees import bark, olive, pine
from urban_garden import ground_gardens, meadow_place, plant_meadow, timber_house
from urban_harbour import parasol
from urban_modern import glazed, lounger
from urban_stage import Shot, camera, shoot, sky


def city_front(name, wall_colour, pane, width=1.5, height=3.4, lit=0.3, strength=0.75):
    """Distant fronts: a grid of windows, some lit, by the pattern alone."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    _, u, v = nodes.on_wall()
    x, y = nodes.math('DIVIDE', u, width), nodes.math('DIVIDE', v, height)
    inside = 1.0
    for value, low, high in ((nodes.math('FRACT', x), 0.12, 0.88), (nodes.math('FRACT', y), 0.25, 0.9)):
        inside = nodes.math('MULTIPLY', inside, nodes.math('MULTIPLY', nodes.math('GREATER_THAN', value, low), nodes.math('LESS_THAN', value, high)))
    upright = nodes.new('SeparateXYZ', Vector=nodes.new('NewGeometry').outputs['True Normal']).outputs['Z']
    inside = nodes.math('MULTIPLY', inside, nodes.math('LESS_THAN', nodes.math('ABSOLUTE', upright), 0.5))
    cell = nodes.new('CombineXYZ', X=nodes.math('FLOOR', x), Y=nodes.math('FLOOR', y), Z=nodes.math('MULTIPLY', nodes.new('NewGeometry').outputs['Random Per Island'], 90.0)).outputs[0]
    chance = nodes.new('TexWhiteNoise', Vector=cell).outputs['Value']
    storey = nodes.new('TexWhiteNoise', noise_dimensions='1D', W=nodes.math('FLOOR', y)).outputs['Value']
    on = nodes.math('MULTIPLY', nodes.math('LESS_THAN', chance, nodes.math('MULTIPLY', nodes.math('ADD', storey, 0.25), lit * 0.6)), inside)
    other = nodes.math('FRACT', nodes.math('MULTIPLY', chance, 37.3))
    nodes.put(nodes.mix(inside, wall_colour, pane), shader.inputs['Base Color'])
    nodes.put(nodes.math('SUBTRACT', 0.7, nodes.math('MULTIPLY', inside, 0.6)), shader.inputs['Roughness'])
    nodes.put(nodes.ramp(other, (0.0, (1, 0.45, 0.15)), (0.6, (1, 0.68, 0.36)), (1.0, (0.8, 0.88, 1))), shader.inputs['Emission'])
    nodes.put(nodes.math('MULTIPLY', on, nodes.math('MULTIPLY', nodes.math('ADD', other, 0.25), strength)), shader.inputs['Emission Strength'])
    made.cycles.sample_as_light = False
    return made


def skyline(p, chance):
    fronts = [city_front('city stone', (0.26, 0.23, 0.20), (0.02, 0.03, 0.04)), city_front('city glass', (0.05, 0.06, 0.075), (0.03, 0.045, 0.06), 1.5, 3.7, 0.35),
              city_front('city pale', (0.40, 0.38, 0.35), (0.02, 0.03, 0.04), 2.4, 3.2, 0.25), city_front('city steel', (0.12, 0.14, 0.16), (0.03, 0.05, 0.07), 3.0, 3.9, 0.4)]
    roof = plain('city roof', (0.09, 0.09, 0.095), 0.8)

    def tower(x, y, w, d, h, front, crown=0):
        p.box(front, x - w / 2, x + w / 2, y - d / 2, y + d / 2, 0, h)
        p.box(roof, x - w * 0.3, x + w * 0.25, y - d * 0.3, y + d * 0.3, h, h + 4)
        if crown == 1:
            p.box(front, x - w * 0.3, x + w * 0.3, y - d * 0.3, y + d * 0.3, h, h * 1.18)
            p.bar(roof, (x, y, h * 1.18), (x, y, h * 1.42), 0.8, 6, 0.15)
        elif crown == 2:  # a slanted top
            p.add(front, [(x - w / 2, y - d / 2, h), (x + w / 2, y - d / 2, h), (x + w / 2, y + d / 2, h), (x - w / 2, y + d / 2, h), (x - w / 2, y - d / 2, h + w * 0.7), (x - w / 2, y + d / 2, h + w * 0.7)], [(0, 1, 4), (3, 5, 2), (4, 1, 2, 5), (0, 4, 5, 3)])
        elif crown == 3:  # a glass pyramid
            p.lathe(glow('crown', (1.0, 0.72, 0.40), 0.9), (x, y, h), ((w * 0.7, 0), (0.1, w * 1.1)), 4, 45, smooth=False)
        p.lathe(glow('beacon', (1.0, 0.05, 0.02), 12), (x + w * 0.2, y, h + 4), ((0.01, 0), (0.5, 0.4), (0.01, 0.9)), 6)

    for x, y, w, h, kind, crown in ((-62, 330, 34, 190, 1, 1), (12, 390, 40, 165, 3, 0), (-125, 380, 36, 150, 1, 2), (75, 350, 32, 178, 0, 1), (128, 420, 38, 140, 3, 1), (-185, 400, 40, 128, 2, 0),
                                    (190, 400, 36, 118, 1, 2), (-20, 500, 44, 205, 3, 2), (255, 470, 40, 105, 0, 0), (-255, 460, 44, 112, 1, 1), (48, 520, 38, 150, 2, 0)):
        tower(x, y, w, w * 0.9, h, fronts[kind], crown)
    for _ in range(360):
        y = 60 + chance.random() * 800
        x = chance.uniform(-160 - y * 0.9, 160 + y * 0.9)
        if abs(x) < 26 and y < 90:
            continue
        tower(x, y, chance.uniform(14, 30), chance.uniform(12, 24), chance.uniform(13, 30) * (1 + 0.6 * (chance.random() ** 4) * 2), chance.choice((fronts[0], fronts[2], fronts[0], fronts[3])))
    for i in range(26):  # hills at the horizon
        x = -1500 + i * 120
        p.lathe(plain('far hills', (0.03, 0.04, 0.05), 1), (x, 2400, -40), ((260, 0), (160, 90 + 35 * math.sin(i * 1.3)), (0.1, 130 + 40 * math.sin(i * 1.3))), 16)


def tower_floor(p, z, w, d, high, chance, frame, stone, lit):
    """A storey of the shaft: glass with a balcony recess at the corner, stone fins between."""
    for turn, x, y, long in ((0, -w / 2, -d / 2, w), (90, w / 2, -d / 2, d), (-90, -w / 2, d / 2, d)):
        with p.at(x, y, 0, turn):
            look = Look(frame, columns=2, depth=0.3, bar=0.05, lit=lit, curtain=0.5, room_depth=4)
            wall(p, 0, long, z, z + high, row(0, long, 5, long / 5 - 0.5, z + 0.35, z + high - 0.35), stone, look, chance)
            p.box(stone, -0.05, long + 0.05, -0.12, 0, z + high - 0.12, z + high + 0.12, 0.01)


def lived_floor(p, z, w, d, high, chance, frame, stone, lit):
    """A storey one looks into: furnished rooms between stone fins."""
    for turn, x, y, long, count in ((0, -w / 2, -d / 2, w, 4), (90, w / 2, -d / 2, d, 4)):
        with p.at(x, y, 0, turn):
            step = long / count
            for i in range(count):
                glazed(p, i * step + 0.35, (i + 1) * step - 0.35, 0.3, z + 0.3, z + high - 0.35, 3, frame, chance, chance.random() < 0.6, 5.0, 30, drapes=1.0)
            for i in range(count + 1):
                p.box(stone, max(0.0, i * step - 0.35), min(long, i * step + 0.35), 0.02, 0.5, z + 0.3, z + high - 0.35, 0.01)
            p.box(stone, 0, long, 0, 0.5, z + 0.12, z + 0.3, 0.01)
            p.box(stone, -0.05, long + 0.05, -0.12, 0.5, z + high - 0.35, z + high + 0.12, 0.01)
    p.box(plain('core', (0.3, 0.27, 0.23), 0.9), -w / 2 + 5.4, w / 2 - 5.4, -d / 2 + 5.4, d / 2, z, z + high)


def penthouse():
    chance = random.Random(91)
    p = Parts()
    sky(2.0, -66, 0.34, sun=2.2, sun_colour=(1.0, 0.42, 0.20), cover=0.5, cloud_light=(1.0, 0.50, 0.36), cloud_shade=(0.24, 0.23, 0.36), cloud_power=1.5, seed=93.4, dust=2.5, ozone=4, scale=0.9)
    skyline(p, chance)
    p.face(plain('city ground', (0.03, 0.03, 0.032), 0.9), (-3000, -500, 0), (3000, -500, 0), (3000, 4000, 0), (-3000, 4000, 0))
    stone, frame = concrete('travertine', (0.50, 0.45, 0.38), (1.5, 0.6), 0.25), plain('bronze frame', (0.05, 0.038, 0.03), 0.35, 0.6)
    soffit = timber('teak soffit', (0.36, 0.20, 0.09), (0.24, 0.12, 0.05), 0.12, weather=0.05)
    deck = timber('teak deck', (0.34, 0.22, 0.13), (0.24, 0.15, 0.085), 0.12, weather=0.15, rough=0.5)
    top, high = 62.0, 3.3
    w, d = 19.0, 17.0
    for f in range(9):
        (lived_floor if f < 2 else tower_floor)(p, top - (f + 1) * high, w, d, high, chance, frame, stone, 0.3)
    p.box(stone, -w / 2 - 0.5, w / 2 + 0.5, -d / 2 - 0.5, d / 2, top - 0.2, top + 0.25, 0.02)
    p.box(deck, -w / 2 - 0.3, w / 2 + 0.3, -d / 2 - 0.3, d / 2, top + 0.24, top + 0.3)
    with p.at(0, 0, top + 0.3):
        rail = plain('terrace rail', (0.07, 0.06, 0.05), 0.35, 0.7)
        e = (w / 2 + 0.3, -d / 2 - 0.3)
        railing(p, rail, (-e[0], e[1], 0), (e[0], e[1], 0), 1.1, 'glass')
        railing(p, rail, (e[0], e[1], 0), (e[0], d / 2, 0), 1.1, 'glass')
        railing(p, rail, (-e[0], d / 2, 0), (-e[0], e[1], 0), 1.1, 'glass')
        # lower storey of the penthouse, set back; upper storey smaller, with a wide roof
        glazed(p, -7.0, 4.6, -3.4, 0.02, 3.1, 6, frame, chance, True, 5.5, 50)
        with p.at(4.6, -3.4, 0, 90):
            glazed(p, 0, 6, 0, 0.02, 3.1, 3, frame, chance, True, 4, 45)
        p.box(stone, -7.5, -7.0, -3.6, 6, 0, 3.1, 0.02)
        p.box(stone, -7.6, 6.6, -5.2, 6.2, 3.1, 3.5, 0.02)
        p.box(soffit, -7.4, 6.4, -5.0, -3.4, 3.07, 3.1)
        p.box(soffit, 4.65, 6.4, -3.4, 5, 3.07, 3.1)
        p.box(deck, -7.3, 6.3, -4.9, 5, 3.5, 3.53)
        railing(p, rail, (-7.4, -5.0, 3.53), (6.4, -5.0, 3.53), 1.0, 'glass')
        railing(p, rail, (6.4, -5.0, 3.53), (6.4, 5, 3.53), 1.0, 'glass')
        glazed(p, -3.8, 3.8, -2.2, 3.55, 6.4, 4, frame, chance, True, 5, 50)
        with p.at(3.8, -2.2, 0, 90):
            glazed(p, 0, 5, 0, 3.55, 6.4, 2, frame, chance, True, 4, 45)
        p.box(stone, -4.4, -3.8, -2.4, 6, 3.5, 6.4, 0.02)
        p.box(stone, -5.4, 5.6, -4.4, 6, 6.4, 6.75, 0.02)
        p.box(soffit, -5.2, 5.4, -4.2, -2.2, 6.37, 6.4)
        p.box(soffit, 3.85, 5.4, -2.2, 5, 6.37, 6.4)
        for x, y, h in ((-8.6, -7.6, 1.1), (-5.4, -8.1, 0.8), (-2.2, -8.1, 0.9), (1.6, -8.1, 0.8), (5.0, -8.1, 1.0), (8.6, -7.4, 1.2), (8.7, -4.4, 1.0), (8.7, -1.0, 1.0), (-8.8, -4.2, 1.0), (-8.8, -0.6, 1.1)):
            wide = (2.2, 0.6) if abs(x) < 8 else (0.6, 2.4)
            planter(p, x, y, 0, chance, (*wide, 0.55), h, plain('bronze trough', (0.08, 0.065, 0.05), 0.5, 0.4), ((0.5, 0.2, 0.4), None, (0.6, 0.5, 0.45))[int(abs(x)) % 3], 900)
        for x in (-5.5, -1.5, 2.5, 5.6):
            planter(p, x, -4.6, 3.53, chance, (2.0, 0.4, 0.4), 0.8, plain('bronze trough', (0.08, 0.065, 0.05), 0.5, 0.4), None, 700)
        lounger(p, 6.6, -6.0, 0.0, 200)
        lounger(p, 5.5, -6.3, 0.0, 204)
        sofa = plain('terrace sofa', (0.52, 0.48, 0.42), 0.95)
        p.box(sofa, -5.8, -3.0, -5.2, -4.3, 0.12, 0.45, 0.08)
        p.box(sofa, -5.8, -3.0, -4.55, -4.3, 0.4, 0.8, 0.08)
        p.box(sofa, -6.4, -5.6, -7.0, -4.3, 0.12, 0.45, 0.08)
        p.box(plain('low table', (0.16, 0.09, 0.05), 0.4), -4.9, -3.6, -6.8, -6.1, 0.3, 0.36, 0.02)
        table_set(p, 0.6, -6.0, 0, 20, 4)
        for x, y in ((-4.2, -6.4), (0.6, -6.0), (-6.8, -6.8), (3.4, -5.3), (7.6, -7.2)):
            p.lathe(glow('lantern', (1.0, 0.55, 0.2), 14), (x, y, 0.36 if x == -4.2 else 0.74 if x == 0.6 else 0.02), ((0.07, 0), (0.07, 0.2), (0.03, 0.24)), 10)
        parasol(p, -2.4, -6.9, 0, (0.5, 0.44, 0.36), 1.4)
    # the near thing: a neighbour's parapet with its plants and a lamp
    with p.at(0, 0, top + 0.2):
        wall_ = concrete('near parapet', (0.34, 0.32, 0.29), weather=0.6)
        p.box(wall_, 7, 30, -19.4, -18.8, -4, 1.3, 0.03)
        p.box(plain('zinc', (0.22, 0.24, 0.25), 0.45, 0.7), 6.9, 30, -19.5, -18.7, 1.3, 1.36, 0.01)
        for x, h in ((10.6, 0.5), (11.4, 0.35), (13.2, 0.7)):
            pot(p, x, -19.1, 1.35, chance, 0.28, h)
    p.finish()
    for x, y, watts in ((-4.5, -5.8, 75), (0.6, -5.6, 60), (6.0, -6.6, 60)):
        lamp(x, y, top + 1.6, watts, (1.0, 0.58, 0.28))
    silver, wood = leaf('terrace olive', (0.08, 0.10, 0.05), (0.2, 0.22, 0.12)), bark('olive bark', (0.2, 0.17, 0.13), (0.08, 0.065, 0.05))
    tree = olive('terrace olive', silver, wood, 3.6, 4)
    dark = leaf('terrace pine', (0.015, 0.04, 0.015), (0.05, 0.09, 0.03))
    shrub = pine('terrace pine', dark, wood, 4.2, 5, count=6000, crown=0.7, spread=0.3, size=0.07)
    for made, x, y, s in ((tree, -8.4, -6.9, 1.0), (shrub, 8.4, -6.6, 0.95), (tree, 8.6, 0.5, 1.0), (shrub, -8.7, 1.0, 1.0), (tree, 3.2, -7.9, 0.7)):
        place(made, x, y, top + 0.8, s, x)
    camera(9.5, -21.5, top + 4.4, -20, 24, 0.0)
    return Shot(exposure=0.95, look='Medium High Contrast', haze=(0.24, 0.22, 0.30), haze_metres=2600, haze_most=0.6, glow=0.1)


def slide_apartments():
    chance = random.Random(71)
    p = Parts()
    sky(1.5, -40, 0.42, sun=0.5, sun_colour=(1.0, 0.5, 0.3), cover=0.5, cloud_light=(1.0, 0.56, 0.42), cloud_shade=(0.26, 0.27, 0.38), cloud_power=1.1, seed=74.8, dust=3.5, ozone=2.5, scale=1.1)
    meadow_place(p, chance)
    with p.at(-3, 7, 0, -24):
        timber_house(p, chance, 22, 14, 6, 0.72)
        ground_gardens(p, chance, 22)
        for i in range(7):
            bicycle(p, 3 + i * 0.75, -1.2, 0.02, 86 + chance.uniform(-5, 5), chance.choice(((0.03, 0.1, 0.16), (0.3, 0.04, 0.03), (0.4, 0.3, 0.05), (0.05, 0.05, 0.05))), 4)
    with p.at(-44, 34, 0, 6):
        timber_house(p, random.Random(5), 22, 12, 4, 0.5)
    with p.at(44, 58, 0, -20):
        timber_house(p, random.Random(6), 22, 12, 5, 0.5)
    for i in range(7):
        x = -21 + i * 6.5
        p.bar(plain('bollard lamp', (0.05, 0.05, 0.05), 0.5), (x, -5.5, 0), (x, -5.5, 0.75), 0.06)
        p.lathe(glow('path glow', (1.0, 0.62, 0.30), 20), (x, -5.5, 0.75), ((0.06, 0), (0.06, 0.12), (0.01, 0.14)), 10)
    boards = timber('long table', (0.34, 0.22, 0.12), (0.22, 0.14, 0.08), 0.14)
    with p.at(-6.6, -12.6, 0, 12):  # supper in the meadow, under a string of bulbs
        p.box(boards, -2.0, 2.0, -0.42, 0.42, 0.72, 0.77, 0.01)
        for sx in (-1.7, 1.7):
            p.box(boards, sx - 0.04, sx + 0.04, -0.38, 0.38, 0, 0.72)
        for sy in (-0.85, 0.85):
            p.box(boards, -1.9, 1.9, sy - 0.16, sy + 0.16, 0.43, 0.47, 0.01)
            for sx in (-1.5, 1.5):
                p.box(boards, sx - 0.03, sx + 0.03, sy - 0.14, sy + 0.14, 0, 0.43)
        for sx in (-1.3, -0.3, 0.8):
            p.lathe(glow('lantern', (1.0, 0.55, 0.2), 14), (sx, 0.05, 0.77), ((0.06, 0), (0.06, 0.18), (0.02, 0.22)), 10)
            p.lathe(plain('plate', (0.7, 0.68, 0.64), 0.3), (sx + 0.4, -0.2, 0.77), ((0.01, 0), (0.12, 0.0), (0.14, 0.02)), 16)
    for xa, ya, xb, yb in ((-14.2, -10.6, -6.0, -9.6), (-6.0, -9.6, 2.4, -11.2)):
        line = [(xa + (xb - xa) * t, ya + (yb - ya) * t, 3.3 - 0.9 * (1 - (2 * t - 1) ** 2)) for t in [i / 16 for i in range(17)]]
        p.wire(plain('cable', (0.02, 0.02, 0.02), 0.6), line, 0.012, 5)
        for x, y, z in line[1:-1:2]:
            p.lathe(glow('bulb', (1.0, 0.70, 0.38), 9.0), (x, y, z - 0.2), ((0.01, 0), (0.06, 0.08), (0.03, 0.16)), 8)
    for x, y in ((-6.0, -9.6), (2.4, -11.2)):
        p.bar(boards, (x, y, 0), (x, y, 3.4), 0.05, 8)
    bench(p, -7.5, -5.4, 0, 165)
    bicycle(p, -9.8, -4.4, 0.03, 12, (0.3, 0.05, 0.03), 5)
    p.finish()
    for i in (1, 3, 5):
        lamp(-21 + i * 6.5, -5.3, 1.2, 30, (1.0, 0.62, 0.32))
    lamp(-6.6, -12.3, 2.2, 60, (1.0, 0.60, 0.30))
    lamp(-6.6, -10.2, 2.6, 50, (1.0, 0.60, 0.30))
    plant_meadow(chance, ((-14.4, -10.4, 1.25), (-18.5, -7.0, 1.3)), lambda x, y: not (-10.2 < x < -3.2 and -15.2 < y < -9.4))
    camera(-11.5, -26.5, 1.7, 19.5, 25, 0.135)
    return Shot(exposure=1.55, look='Medium High Contrast', haze=(0.30, 0.29, 0.36), haze_metres=1800, haze_most=0.75, glow=0.12)


shoot({'penthouse': penthouse, 'slide-apartments': slide_apartments})
