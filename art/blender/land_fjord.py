"""The black cabin with its roof of grass above the fjord, in the blue hour."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Look, Opening, Parts, chimney, glow, slope  # noqa: E402
from land_things import deck, glazed, rail_fence, rock, sides, stones, woodpile  # noqa: E402
from outside import camera, fbm, graded, haze, lake, lamp, land, mountain, plane, ridge, shoot, sky, smooth, soil, terrain  # noqa: E402
from planting import bush, lawn, leaf, patch, place, scattered, spread  # noqa: E402
from street import bench, pot  # noqa: E402
from surfaces import concrete, plain, timber  # noqa: E402
from trees import apple, bark, far_trees, spruce  # noqa: E402

WATER = -46.0


def ground(x, y):
    """A shelf above the fjord that drops towards +y and rises to the right."""
    shelf = 0.10 * (x - 4) * smooth(7, 16, x) + 0.25 * max(0.0, x - 20) + 0.3 * fbm(x, y, 0.1, 4, 2) * smooth(5, 10, math.hypot(x - 2, y - 7))
    drop = 62 * smooth(18, 92, y + 0.25 * x) ** 1.1 + 0.02 * max(0.0, y)
    return shelf - drop + 4 * fbm(x, y, 0.03, 4, 7) * smooth(16, 40, y) - 0.35 * smooth(1, -9, y) * 1.2


def walls(x, y):
    """Mountains on both sides of the fjord, which bends away between them."""
    middle = -170 + 0.28 * y + 160 * math.sin(y * 0.0011)
    away = abs(x - middle) - (230 + 90 * fbm(0, y, 0.002, 3, 3))
    lift = smooth(0, 2000, away) * 1250 + smooth(-20, 420, away) * 260
    crest = 0.78 + 0.22 * ridge(x, y, 0.0009, 4) + 0.22 * fbm(x, y, 0.0011, 6, 6)
    closing = smooth(4200, 6200, y) * 900
    return WATER - 25 + (lift + closing) * crest + 40 * fbm(x, y, 0.006, 5, 2) * smooth(-20, 200, away)


def cabin(parts, chance):
    black, frame = timber('tarred boards', (0.045, 0.040, 0.036), (0.018, 0.016, 0.015), 0.15, True, weather=0.25), plain('frame', (0.42, 0.27, 0.13),
        0.5)
    warm, foot = timber('pine', (0.42, 0.25, 0.12), (0.30, 0.17, 0.08), 0.12), concrete('stone foot', (0.20, 0.20, 0.20), (0, 0), 0.7)
    turf, planks = soil('roof turf', (0.018, 0.03, 0.010), (0.06, 0.085, 0.025), 0.4, 3.0), timber('terrace', (0.26, 0.2, 0.15), (0.17, 0.13, 0.10),
        0.14)
    x0, x1, y0, y1, z, top, rise = -1.0, 8.6, 4.0, 10.0, 0.45, 3.0, 1.9
    look = Look(frame=frame, surround=frame, surround_width=0.09, surround_out=0.03, columns=2, lit=1.0, curtain=0.7, depth=0.12,
        door=timber('pine door', (0.36, 0.2, 0.09), (0.26, 0.14, 0.06), 0.12, True))
    front = [Opening(0.5, 3.9, z + 0.02, z + 2.3, kind='hole'), Opening(4.7, 5.7, z + 0.02, z + 2.25, kind='door'),
        Opening(6.5, 8.4, z + 0.85, z + 2.15)]
    left = [Opening(1.0, 2.1, z + 0.85, z + 2.1), Opening(3.4, 5.2, z + 0.4, z + 2.2)]
    sides(parts, (x0, x1, y0, y1), z - 0.15, top, {'front': front, 'left': left, 'right': left}, black, look, chance, 'x', rise)
    parts.box(foot, x0 + 0.08, x1 - 0.08, y0 + 0.08, y1, -1.6, z - 0.15)
    with parts.at(x0, y0 + 0.1, 0):
        glazed(parts, 0.5, 3.9, z + 0.02, z + 2.3, frame, 3, 4.2, None, 150.0, (0.5, 0.32, 0.17), chance=chance, sofa=(0.36, 0.12, 0.07))
    mid = (y0 + y1) / 2
    for s in (-1, 1):
        e = mid + s * ((y1 - y0) / 2 + 0.6)
        low, high = top - 0.6 * rise / 3, top + rise
        line = [(x0 - 0.45, e, low), (x1 + 0.45, e, low), (x1 + 0.45, mid, high), (x0 - 0.45, mid, high)]
        if s > 0:
            line = [line[1], line[0], line[3], line[2]]
        slope(parts, black, *line, 0.10, frame)
        slope(parts, turf, *[(x, y, h + 0.20) for x, y, h in line], 0.2, turf)
        parts.bar(warm, (x0 - 0.5, e, low + 0.12), (x1 + 0.5, e, low + 0.12), 0.09, 10)
        for i in range(2):
            parts.block(black, (x0 - 0.46 + i * (x1 - x0 + 0.92), (e + mid) / 2, (low + high) / 2 + 0.1),
                (0.05, math.hypot(e - mid, high - low), 0.34), 0.01, 0, (-s * math.degrees(math.atan2(high - low, abs(e - mid))), 0))
    chimney(parts, 5.9, 7.6, top + 0.9, 1.9, foot, 1, (0.7, 0.6))
    deck(parts, planks, (x0 - 0.4, x1 + 0.2, y0 - 2.6, y0), z, beam=black)
    for i in range(3):
        parts.box(planks, 3.4, 5.4, y0 - 2.6 - 0.34 * (i + 1), y0 - 2.6 - 0.34 * i, z - 0.2 * (i + 1) - 0.06, z - 0.2 * (i + 1), 0.01)
    bench(parts, 6.7, y0 - 0.5, z, 0, 1.5)
    woodpile(parts, x1 - 0.6, y0 - 0.52, z, 0.9, 1.2, chance)
    for x in (3.0, 5.3):
        pot(parts, x, y0 - 0.5, z, chance, 0.19, 0.55)
    shade = glow('lantern', (1.0, 0.55, 0.2), 9.0)
    for x, y, h in ((3.35, y0 - 0.12, z + 2.05), (-0.9, y0 - 2.3, z + 0.02), (5.6, y0 - 2.9, -0.35)):
        parts.box(shade, x - 0.07, x + 0.07, y - 0.07, y + 0.07, h + 0.03, h + 0.24)
        parts.box(plain('lantern iron', (0.02, 0.02, 0.02), 0.5), x - 0.1, x + 0.1, y - 0.1, y + 0.1, h + 0.24, h + 0.29, 0.01)
        lamp((x, y - 0.15, h + 0.2), 7, (1.0, 0.55, 0.24), 0.12, (70, 0, 0))
    return (x0, x1, y0, y1, mid, top, rise)


def farm_lights(parts, chance, ground_at):
    """Farms on the other shore: small houses with lit windows."""
    red, white, roof = plain('falu red', (0.16, 0.03, 0.02), 0.8), plain('far white', (0.42, 0.42, 0.42), 0.8), plain('far slate',
        (0.03, 0.032, 0.036), 0.6)
    shine = glow('far windows', (1.0, 0.6, 0.28), 9.0)
    for i in range(46):
        y = chance.uniform(700, 2600)
        x = -170 + 0.28 * y + 160 * math.sin(y * 0.0011) - chance.uniform(215,
            330) if i % 3 else -170 + 0.28 * y + 160 * math.sin(y * 0.0011) + chance.uniform(230, 330)
        z = ground_at(x, y)
        if not WATER + 1 < z < WATER + 90:
            continue
        with parts.at(x, y, z, chance.uniform(-25, 25)):
            made = chance.choice((red, white, white))
            w, h = chance.uniform(9, 15), chance.uniform(4, 6)
            parts.box(made, -w / 2, w / 2, 0, 8, -3, h)
            for s in (0, 1):
                parts.face(roof, *((-w / 2, -0.6, h), (w / 2, -0.6, h), (w / 2, 4, h + 3.4), (-w / 2, 4, h + 3.4)) if s == 0 else ((w / 2, 8.6, h),
                    (-w / 2, 8.6, h), (-w / 2, 4, h + 3.4), (w / 2, 4, h + 3.4)))
            for k in range(3):
                if chance.random() < 0.75:
                    parts.box(shine, -w / 2 + w * (k + 0.6) / 3.4, -w / 2 + w * (k + 0.6) / 3.4 + 1.3, -0.06, 0, 1.2, 2.8)


def scene():
    chance = random.Random(12)
    dusk = ((0.0, (0.98, 0.66, 0.50)), (0.08, (0.72, 0.60, 0.62)), (0.22, (0.34, 0.42, 0.60)), (0.6, (0.14, 0.22, 0.42)))
    to_sun = sky(8, -150, 0.95, 0.55, (0.80, 0.70, 0.72), 30.0, 0.9, 0.5, 1.1, 1.5, 81.0, lit=(0.74, 0.52, 0.50), shade=(0.17, 0.22, 0.36),
        gradient=dusk)
    plane('fjord', (-6000, 6000, -200, 9000), WATER, lake('fjord', (0.003, 0.012, 0.018), 0.12, 0.03, 0.2, 0.3, 2.0, 0.05))
    graded('shelf', (3, 6), 0.25, 210, ground, soil('grass ground', (0.02, 0.035, 0.012), (0.07, 0.09, 0.028), 0.15, 1.6), 150, back=40)
    wall_of = mountain('fjord walls', (0.010, 0.022, 0.014), (0.045, 0.06, 0.035), (0.15, 0.15, 0.16), (0.66, 0.70, 0.78), 620, 0.004, 0.5)
    terrain('fjord walls', (-2900, 3000, 230, 7000), (240, 230), walls, wall_of)
    parts = Parts()
    x0, x1, y0, y1, mid, top, rise = cabin(parts, chance)
    farm_lights(parts, chance, walls)
    rail_fence(parts, timber('fence', (0.24, 0.22, 0.2), (0.14, 0.13, 0.12), 0.3), [(-16, 13.0), (-4, 13.5), (10, 12.5), (22, 10.0)], ground, 1.0, 3,
        chance)
    stones(parts, rock('granite', (0.26, 0.26, 0.27), (0.10, 0.10, 0.11), mossy=0.8),
        [(x, y, ground(x, y), chance.uniform(0.2, 0.8)) for x,
        y in ((-4.6, -1.5), (-6.8, 2.0), (8.5, -2.2), (10.8, 1.0), (-3.0, -3.6), (12.5, 6.5), (-9.5, -0.5), (6.4, -3.8), (1.0, -4.6))], chance)
    parts.finish()
    green, brown, dark = leaf('apple leaves', (0.04, 0.08, 0.015), (0.15, 0.20, 0.05)), bark('bark', (0.17, 0.13, 0.1),
        (0.05, 0.04, 0.03)), leaf('needles', (0.012, 0.03, 0.016), (0.045, 0.075, 0.032))
    fruit = leaf('apples', (0.42, 0.04, 0.02), (0.60, 0.14, 0.04), 0.1)
    orchard = [apple(f'apple {i}', green, brown, 4.0 + 0.4 * i, i + 2, fruit=fruit) for i in range(2)]
    for x, y in ((-11.0, 3.2), (-14.6, 7.2), (11.8, 3.6), (14.6, 7.4), (-12.5, 4.4), (17.8, 4.4), (-5.0, 11.0)):
        place(chance.choice(orchard), x, y, ground(x, y) - 0.05, chance.uniform(0.85, 1.1), chance.uniform(0, 6))
    woods = far_trees(dark, brown, ('spruce', 'spruce'), 3, 12) + far_trees(green, brown, ('oak',), 7, 9)
    spread(woods, scattered(chance, 500, (-110, 120, 36, 110), lambda x, y: smooth(40, 60, y + 0.25 * x)), ground, chance)
    spread([spruce('spruce', dark, brown, 15, 5, 13000)], [(22, 13), (26, 17), (24.5, 9), (30, 12), (-19, 14), (-24, 11)], ground, chance)
    spread(woods, [(x, y) for x, y in scattered(chance, 6500, (-900, 700, 400, 2000)) if WATER + 2 < walls(x, y) < 330], walls, chance, 1.0, 1.9)
    blades, seed = leaf('grass', (0.04, 0.075, 0.014), (0.15, 0.19, 0.045), 0.35), leaf('seed heads', (0.22, 0.19, 0.10), (0.36, 0.32, 0.18))
    tall = [patch(f'grass {i}', blades, 1.8, 1900, 0.36, 0.006, 0.5, 0.6, (0.12, 0), i,
        [(seed, 30, 0.014, 0.5), (leaf('cow parsley', (0.5, 0.5, 0.48), (0.6, 0.6, 0.58)), 12, 0.024, 0.5)], 50) for i in range(3)]
    lawn(tall, (-15, 19, -8.5, 13), ground, 1.6, chance, lambda x,
        y: 0.0 if x0 - 0.6 < x < x1 + 0.4 and 1.2 < y < 10.2 or (3.2 < x < 5.6 and y < 2) else 1.0)
    def roof_at(x, y):
        return top + rise * (1 - abs(y - mid) / 3.0) + 0.22
    roof_grass = [patch(f'roof grass {i}', blades, 1.0, 700, 0.26, 0.006, 0.5, 0.6, (0.1, 0), i + 7, [(seed, 24, 0.013, 0.36)], 16) for i in range(2)]
    lawn(roof_grass, (x0 - 0.4, x1 + 0.4, y0 - 0.5, y1 + 0.5), roof_at, 0.85, chance)
    spread([bush('fern', green, 0.5, 0.9, 900, 0.06), bush('currant', green, 0.9, 1.2, 1700, 0.05, 4, fruit, 90, 0.03)],
        [(x, 3.0 + chance.uniform(-2.2, -1.9)) for x in (-1.2, -0.2, 1.0, 2.4, 6.4, 7.6, 8.6)] + [(-1.5, y) for y in (4.5, 6, 7.5, 9)], ground,
        chance, 0.7, 1.1)
    haze((0.25, 0.30, 0.42), 5200, 0.92)
    camera((-5.0, -8.4, 2.2), (-0.6, 6), 25, 0.095)
    return land(1.55, glow=0.25)


shoot({'fjord-cabin': scene})
