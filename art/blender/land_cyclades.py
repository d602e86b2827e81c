"""White cubes, steps and a blue dome on Paros: from the lane, and wide with the bay."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Look, Opening, Parts  # noqa: E402
from land_things import rock, sides, stones  # noqa: E402
from outside import camera, fbm, graded, haze, land, mountain, plane, sea, shoot, sky, smooth, soil, terrain  # noqa: E402
from planting import agave, bush, climber, leaf, patch, place, scattered, spread  # noqa: E402
from street import bench, pot, table_set  # noqa: E402
from surfaces import bump, material, plain, plaster, timber  # noqa: E402
from trees import bark, cypress, olive  # noqa: E402

SEA = -34.0


def ground(x, y):
    """Terraced slope that falls to the bay at the left and behind."""
    fall = 31 * smooth(10, 96, y + 0.55 * max(0.0, 4 - x) * 1.1 - 0.25 * max(0.0, x - 14)) + 0.22 * max(0.0, -x - 9)
    steps = 1.5 * (fall / 1.5 - math.floor(fall / 1.5))
    fall = fall - steps + 1.5 * smooth(0.75, 1.0, steps / 1.5)
    return max(SEA - 6, -fall - 7 * smooth(90, 150, y) + 0.35 * fbm(x, y, 0.2, 4, 3) * smooth(6, 14, math.hypot(x - 3, y - 6)) + 0.12 * max(0.0,
        x - 14))


def isles(x, y):
    a = 210 * math.exp(-(((x + 1050) / 900) ** 2 + ((y - 3600) / 500) ** 2))
    b = 330 * math.exp(-(((x - 1500) / 1100) ** 2 + ((y - 4600) / 600) ** 2))
    c = 120 * math.exp(-(((x - 330) / 190) ** 2 + ((y - 760) / 210) ** 2))
    d = 80 * math.exp(-(((x + 620) / 240) ** 2 + ((y - 1150) / 200) ** 2))
    return SEA - 30 + (a + b + c + d) * (0.8 + 0.5 * fbm(x, y, 0.003, 5, 2)) + 12 * fbm(x, y, 0.01, 4, 5)


def whitewash():
    made, nodes, shader = material('whitewash')
    if nodes:
        soft = nodes.noise(nodes.position(), 1.1, 6, 0.6)
        colour = nodes.ramp(soft, (0.3, (0.74, 0.73, 0.71)), (0.7, (0.83, 0.82, 0.80)))
        nodes.put(colour, shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.9, 0.15
        bump(nodes, shader, nodes.math('ADD', soft, nodes.math('MULTIPLY', nodes.noise(nodes.position(), 5, 4), 0.3)), 0.45, 0.08)
    return made


def flagstones():
    """Grey flags with joints painted white."""
    made, nodes, shader = material('painted flags')
    if nodes:
        gap = nodes.new('TexVoronoi', Vector=nodes.vector('MULTIPLY', nodes.position(), (1, 1, 0)), Scale=1.75,
            feature='DISTANCE_TO_EDGE').outputs['Distance']
        cell = nodes.new('SeparateXYZ', Vector=nodes.new('TexVoronoi', Vector=nodes.vector('MULTIPLY', nodes.position(), (1, 1, 0)),
            Scale=1.75).outputs['Color']).outputs['X']
        stone = nodes.ramp(nodes.math('ADD', nodes.math('MULTIPLY', cell, 0.6),
            nodes.math('MULTIPLY', nodes.noise(nodes.position(), 3, 7, 0.65), 0.4)), (0.2, (0.17, 0.16, 0.15)), (0.8, (0.38, 0.35, 0.32)))
        edge = nodes.math('ADD', gap, nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.noise(nodes.position(), 6, 4), 0.5), 0.03))
        nodes.put(nodes.mix(nodes.ramp(edge, (0.045, 1.0), (0.06, 0.0)), stone, (0.76, 0.75, 0.72)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.8
        bump(nodes, shader, edge, 0.3, 0.02)
    return made


def cube(parts, rect, z0, z1, white, look, chance, openings=None, parapet=0.45):
    """Soft-edged, with a parapet round the flat roof."""
    x0, x1, y0, y1 = rect
    sides(parts, rect, z0, z1, openings or {}, white, look, chance)
    parts.box(white, x0 + 0.01, x1 - 0.01, y0 + 0.01, y1 - 0.01, z1 - 0.1, z1)
    for a, b, c, d in ((x0, x1, y0, y0 + 0.3), (x0, x1, y1 - 0.3, y1), (x0, x0 + 0.3, y0 + 0.24, y1 - 0.24), (x1 - 0.3, x1, y0 + 0.24, y1 - 0.24)):
        parts.box(white, a - 0.02, b + 0.02, c - 0.02, d + 0.02, z1 - 0.12, z1 + parapet, 0.09)


def shuttered(parts, place_of, openings, blue):
    with parts.at(*place_of):
        for o in openings:
            if o.kind == 'window':
                w = (o.x1 - o.x0) / 2
                for a in (o.x0 - w - 0.03, o.x1 + 0.03):
                    parts.box(blue, a, a + w, -0.055, -0.012, o.z0, o.z1, 0.01)
                    for k in range(7):
                        parts.box(blue, a + 0.05, a + w - 0.05, -0.07, -0.05, o.z0 + 0.08 + k * (o.z1 - o.z0 - 0.1) / 7,
                            o.z0 + 0.12 + k * (o.z1 - o.z0 - 0.1) / 7)


def stairs(parts, made, x0, x1, y, z0, count, way, white, rise=0.19, tread=0.32, wall=True):
    """Steps along x (way = ±1) from z0 upwards, starting at x0."""
    width = abs(x1 - x0)
    for i in range(count):
        a = x0 + way * tread * i
        parts.box(white, a, a + way * (tread + 0.01), y + 0.001 * (i % 2), y + width, z0 - 0.5 - 0.01 * i, z0 + rise * (i + 1), 0.02)
        parts.box(made, a, a + way * tread, y + 0.06, y + width - 0.06, z0 + rise * (i + 1) - 0.01, z0 + rise * (i + 1) + 0.006)


def village(parts, chance):
    white, blue = whitewash(), timber('blue shutters', (0.035, 0.17, 0.46), (0.025, 0.12, 0.34), 0.1, True, rough=0.45, weather=0.15)
    dome, flags, frame = plaster('blue dome', (0.03, 0.15, 0.47), 0.2, 0.2), flagstones(), plain('blue frame', (0.03, 0.15, 0.42), 0.45)
    look = Look(frame=frame, sill=white, columns=2, rows=2, lit=0.0, curtain=0.6, depth=0.24, door=blue)
    low = [Opening(1.1, 2.1, 0.95, 2.1), Opening(3.6, 4.7, 0.02, 2.3, kind='door'), Opening(6.0, 7.0, 0.95, 2.1)]
    cube(parts, (-1.0, 7.2, 5.0, 11.0), -3, 3.3, white, look, chance, {'front': low, 'left': [Opening(2.2, 3.1, 0.95, 2.1)]})
    shuttered(parts, (-1.0, 5.0, 0, 0), [low[0], low[2]], blue)
    up = [Opening(1.0, 1.95, 4.2, 5.3), Opening(3.0, 4.0, 3.35, 5.45, kind='door')]
    cube(parts, (2.6, 7.6, 7.4, 12.4), 3.0, 6.3, white, look, chance, {'front': up, 'left': [Opening(1.6, 2.5, 4.2, 5.3)]}, 0.35)
    shuttered(parts, (2.6, 7.4, 0, 0), up[:1], blue)
    cube(parts, (7.2, 12.6, 3.4, 9.6), -3, 2.9, white, look, chance, {'front': [Opening(2.0, 3.0, 1.0, 2.1)], 'left': [Opening(1.0, 1.8, 1.2, 2.0)]})
    shuttered(parts, (7.2, 3.4, 0, 0), [Opening(2.0, 3.0, 1.0, 2.1)], blue)
    cube(parts, (10.4, 15.4, 8.0, 13.5), 2.0, 6.0, white, look, chance, {'front': [Opening(1.6, 2.5, 3.9, 5.0)]}, 0.35)
    shuttered(parts, (10.4, 8.0, 0, 0), [Opening(1.6, 2.5, 3.9, 5.0)], blue)
    cx, cy, r = -4.2, 11.2, 2.5
    cube(parts, (cx - 2.9, cx + 2.9, cy - 2.9, cy + 2.9), -6, 2.0, white, look, chance, {'front': [Opening(2.3, 3.5, 0.04, 1.3, 0.5, 'door')]}, 0.25)
    parts.lathe(white, (cx, cy, 2.0), ((r + 0.15, 0), (r + 0.15, 1.15), (r + 0.3, 1.2), (r + 0.3, 1.38), (r, 1.42)), 40)
    for k in range(8):
        a = math.radians(k * 45 + 22.5)
        with parts.at(cx + math.cos(a) * (r + 0.16), cy + math.sin(a) * (r + 0.16), 0, math.degrees(a) + 90):
            parts.box(plain('dark slit', (0.02, 0.03, 0.05), 0.3), -0.2, 0.2, -0.012, 0.1, 2.35, 2.95)
    parts.lathe(dome, (cx, cy, 3.4), [(r * math.cos(t * 0.0785), r * 1.02 * math.sin(t * 0.0785)) for t in range(21)], 48)
    parts.lathe(white, (cx, cy, 3.4 + r * 1.0), ((0.34, 0), (0.32, 0.28), (0.2, 0.4), (0.02, 0.46)), 16)
    parts.box(white, cx - 0.05, cx + 0.05, cy - 0.05, cy + 0.05, 3.8 + r, 4.85 + r)
    parts.box(white, cx - 0.28, cx + 0.28, cy - 0.045, cy + 0.045, 4.4 + r, 4.5 + r)
    bx, by = 0.3, 12.6
    for a, b, low, high in ((-1.0, 1.0, 3.0, 4.2), (-1.0, 1.0, 5.1, 5.4), (-1.0, -0.78, 4.15, 5.15), (-0.22, 0.22, 4.15, 5.15), (0.78, 1.0, 4.15, 5.15)):
        parts.box(white, bx + a, bx + b, by - 0.35, by + 0.35, low, high, 0.02)
    for s in (-0.5, 0.5):
        parts.lathe(plain('bell', (0.30, 0.20, 0.08), 0.35, 0.9), (bx + s, by - 0.1, 4.45), ((0.2, 0), (0.14, 0.14), (0.1, 0.3), (0.02, 0.36)), 16)
    parts.lathe(white, (bx, by, 5.4), ((0.9, 0), (0.7, 0.4), (0.1, 0.7)), 4, 45, smooth=False)
    stairs(parts, flags, 0.6, 1.75, 3.85, 0.0, 17, 1, white)
    parts.box(white, 0.9, 6.2, 3.7, 3.95, -1, 0.5, 0.08)
    side = ((0.85, -0.5), (6.35, -0.5), (6.35, 3.2), (6.05, 3.16), (0.85, 0.06))
    ring = [(x, y, z) for y in (3.66, 3.92) for x, z in side]
    parts.add(white, ring, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)] + [(i, 5 + i, 5 + (i + 1) % 5, (i + 1) % 5) for i in range(5)])
    parts.box(white, -6.2, -3.2, 1.0, 1.5, -4, 0.75, 0.12)
    parts.box(white, -6.4, -5.9, -7, 1.5, -5, 0.75, 0.12)
    parts.box(white, -3.4, 0.2, 4.2, 5.0, -1, 0.48, 0.08)
    for x, y, r_ in ((-0.6, 4.55, 0.24), (-2.4, 4.6, 0.2), (3.1, 3.45, 0.26), (6.6, 3.2, 0.3), (7.0, 2.6, 0.2), (10.6, 3.0, 0.28), (-5.4, 0.3, 0.3),
        (0.35, 3.5, 0.19)):
        pot(parts, x, y, 0.48 if y > 4.3 else 0.02, chance, r_, r_ * 2.8, chance.choice(((0.46, 0.20, 0.10), (0.76, 0.75, 0.72), (0.05, 0.17, 0.42))))
    table_set(parts, -3.2, 2.6, 0.02, 30, 3, (0.05, 0.16, 0.42))
    bench(parts, 9.0, 2.9, 0.02, 0, 1.5)
    return white, flags


def around(parts, chance, white):
    """More of the village below, towards the bay."""
    shutter = plain('far shutters', (0.03, 0.14, 0.38), 0.5)
    for _ in range(46):
        x, y = chance.uniform(-70, 60), chance.uniform(26, 92)
        z = ground(x, y)
        if z < SEA + 5 or abs(x - 4) < 9 and y < 40:
            continue
        w, d, h = chance.uniform(4, 8), chance.uniform(4, 7), chance.uniform(3, 5.6)
        with parts.at(x, y, z, chance.uniform(-8, 8)):
            parts.box(white, -w / 2, w / 2, 0, d, -5, h, 0.1)
            if chance.random() < 0.5:
                parts.box(white, -w / 4, w / 2, d * 0.3, d, h - 1, h + 2.4, 0.1)
            for k in range(3):
                parts.box(shutter, -w / 2 + w * (k + 0.4) / 3, -w / 2 + w * (k + 0.4) / 3 + 0.9, -0.04, 0, 1.0, 2.1)


def planted(chance):
    green, pink = leaf('leaves', (0.05, 0.09, 0.015), (0.17, 0.23, 0.05)), leaf('bougainvillea', (0.46, 0.015, 0.20), (0.80, 0.10, 0.42), 0.55)
    silver, brown, straw = leaf('olive leaves', (0.11, 0.135, 0.08), (0.27, 0.29, 0.19)), bark('bark', (0.2, 0.16, 0.12),
        (0.07, 0.05, 0.04)), leaf('straw', (0.27, 0.21, 0.08), (0.56, 0.46, 0.22), 0.4)
    wide = climber('bougainvillea', green, 3.0, 4.2, 0.45, 4200, 0.05, 4, pink, 7000, 0.06, 18)
    place(wide, 6.9, 4.97, 0.0, 1.0, 0)
    place(climber('small bougainvillea', green, 2.2, 2.8, 0.35, 2600, 0.05, 9, pink, 4200, 0.055), -0.9, 5.0, 0.0, 1.0, -0.3)
    place(bush('bougainvillea bush', green, 1.5, 1.9, 2000, 0.06, 3, pink, 2200, 0.06), -5.3, 1.9, 0.4, 1.0)
    place(bush('bougainvillea bush two', green, 1.2, 1.6, 1600, 0.06, 5, pink, 1500, 0.06), -6.0, -3.2, 0.5, 0.9)
    place(olive('olive', silver, brown, 4.0, 5), 13.6, 4.6, 0, 0.9, 0)
    spread([olive('slope olive', silver, brown, 3.4, 7, count=7000)],
        [(-9, 9), (-12, 16), (-8, 22), (18, 24), (-18, 24), (24, 18), (-24, 34), (3, 44), (20, 50)], ground, chance)
    spread([cypress('cypress', leaf('cypress leaves', (0.014, 0.034, 0.012), (0.055, 0.085, 0.028)), brown, 8, 4)],
        [(17.0, 11), (18.6, 13), (-14, 28), (30, 40)], ground, chance)
    spread([bush('thyme', silver, 0.5, 0.9, 800, 0.045), bush('lentisk', green, 0.8, 1.3, 1000, 0.06),
        patch('dry grass', straw, 1.2, 420, 0.4, 0.007, tufts=10)],
           scattered(chance, 1500, (-60, 60, 12, 96), lambda x,
               y: 1.0 if ground(x, y) > SEA + 2 and not (-8 < x < 16 and y < 14) else 0.0) + scattered(chance, 160,
               (-14, -6.6, -6, 12)), ground, chance)
    spread([agave('agave', leaf('agave leaves', (0.10, 0.16, 0.12), (0.22, 0.28, 0.21), 0.1), 0.9)],
        [(-7.2, -1.2), (-7.6, 0.6), (14.2, 2.0), (-8.4, 3.2), (15.6, 3.2)], ground, chance, 0.7, 1.2)


def boats(parts, chance):
    hull, sail = plain('white hull', (0.75, 0.75, 0.73), 0.35), plain('sail', (0.78, 0.76, 0.70), 0.8)
    for x, y, h in ((-60, 300, 15), (40, 420, 17), (-150, 520, 14), (120, 330, 12), (-30, 680, 16), (-110, 260, 0), (-20, 240, 0), (30, 215, 0)):
        with parts.at(x, y, SEA, chance.uniform(0, 180)):
            parts.block(hull, (0, 0, 0.5), (9 if h else 6, 2.4, 1.5), 0.5)
            parts.block(hull, (-0.5, 0, 1.6), (3.6, 1.6, 0.9), 0.2)
            if h:
                parts.bar(hull, (0.8, 0, 1), (0.8, 0, h), 0.09, 6)
                if chance.random() < 0.6:
                    parts.face(sail, (0.7, 0, 2.4), (-4.4, 0.3, 2.4), (0.7, 0, h - 0.4))
                    parts.face(sail, (1.0, 0, 2.0), (4.6, 0.2, 1.8), (0.9, 0, h - 1))


def base(chance, deep, shallow):
    plane('sea', (-9000, 9000, -300, 14000), SEA, sea(deep=deep, ripple=0.4, large=0.05, small=0.28, turn=0.3, stretch=2.4, rough=0.07,
        shallow=shallow, shore=(110, 190)))
    dry = soil('island slope', (0.16, 0.125, 0.07), (0.38, 0.30, 0.18), 0.06, 1.2, (0.11, 0.115, 0.045), 0.9, 0.15)
    graded('slope', (0, 10), 0.3, 240, ground, dry, 170, back=50)
    terrain('isles', (-3600, 4200, 480, 6200), (170, 130), isles,
        mountain('isle', (0.16, 0.14, 0.07), (0.30, 0.24, 0.14), (0.40, 0.35, 0.28), scale=0.008))
    parts = Parts()
    white, flags = village(parts, chance)
    around(parts, chance, white)
    boats(parts, chance)
    stones(parts, rock('island rock', (0.42, 0.36, 0.28), (0.2, 0.17, 0.13), mossy=0.1),
        [(x, y, ground(x, y), chance.uniform(0.2, 0.7)) for x,
        y in scattered(chance, 70, (-16, -6.7, -6, 14)) + scattered(chance, 60, (15, 30, 0, 20))], chance)
    parts.finish()
    for name, rect in (('court', (-6.0, 13.4, -12, 5.2)), ('church court', (-7.2, -0.9, 5.2, 8.4))):
        terrain(name, rect, (2, 2), lambda x, y: 0.03, flags)
    planted(chance)


def lane():
    chance = random.Random(41)
    to_sun = sky(31, -126, 0.105, 5.2, (1.0, 0.90, 0.76), 0.6, 0.6, 0.26, 1.6, 1.0, 91.0, lit=(9, 8.9, 8.6), shade=(5, 5.4, 6.2), dust=0.5, ozone=3.5,
        horizon=(0.46, 0.60, 0.78), band=0.14)
    base(chance, (0.003, 0.032, 0.095), (0.02, 0.16, 0.20))
    haze((0.36, 0.52, 0.74), 6000, 0.9, (0.7, 0.7, 0.68), to_sun)
    camera((-2.6, -7.8, 2.1), (-1.5, 6), 24, 0.095)
    return land(-0.2, glow=0.03)


def bay():
    chance = random.Random(42)
    to_sun = sky(13, -112, 0.14, 4.9, (1.0, 0.74, 0.48), 0.8, 0.75, 0.34, 1.0, 1.6, 97.0, lit=(9, 7.4, 6.0), shade=(3.6, 3.4, 4.0), dust=0.8,
        ozone=3.0, horizon=(0.80, 0.68, 0.62), band=0.16)
    base(chance, (0.004, 0.035, 0.085), (0.03, 0.17, 0.19))
    haze((0.52, 0.58, 0.70), 3000, 0.9, (0.95, 0.76, 0.58), to_sun)
    camera((-8.5, -9.5, 7.0), (-2.0, 16), 25, -0.045)
    return land(-0.1, glow=0.06)


shoot({'cycladic-house': lane, 'slide-islands': bay})
