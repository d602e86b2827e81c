"""The broad farmhouse of the Allgäu on its meadow, snowy mountains behind, in the morning."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Look, Opening, Parts, chimney, gable_roof, railing, tiles  # noqa: E402
from land_things import rail_fence, sides, woodpile  # noqa: E402
from outside import camera, fbm, graded, haze, land, mountain, ridge, shoot, sky, smooth, soil, terrain  # noqa: E402
from planting import bush, lawn, leaf, patch, place, scattered, spread  # noqa: E402
from street import bench, flower_box, green, leaves, petals, pot  # noqa: E402
from surfaces import plain, plaster, timber  # noqa: E402
from trees import apple, bark, far_trees, oak  # noqa: E402

RED = (0.62, 0.035, 0.03)


def ground(x, y):
    flat = smooth(8, 22, math.hypot(x - 3, (y - 8) * 0.8))
    fall = -0.05 * max(0.0, -y - 0) * 0.3
    return fall + flat * (0.5 * fbm(x, y, 0.05, 4, 2) + 0.10 * max(0.0, x - 14) + 0.03 * max(0.0, y - 16)) + 12 * smooth(40, 220,
        y) * (0.7 + 0.6 * fbm(x, y, 0.012, 4, 7))


def peaks(x, y):
    far = smooth(1500, 3600, y)
    crest = ridge(x, y, 0.0009, 3.1) * 0.5 + ridge(x, y, 0.0021, 7.7) * 0.3 + 0.35 * fbm(x, y, 0.0007, 3, 5) + 0.1
    return -60 + smooth(500, 1600, y) * (150 + 180 * fbm(x, y, 0.0012, 5, 4)) + far * (max(0.0, crest) * 1250 + 200 * fbm(x, y, 0.003, 6, 1))


def house(parts, chance):
    white, dark = plaster('white plaster', (0.78, 0.75, 0.69), 0.35), timber('old boards', (0.13, 0.07, 0.035), (0.055, 0.032, 0.02), 0.2,
        weather=0.4)
    beam, frame = timber('beams', (0.16, 0.09, 0.045), (0.08, 0.045, 0.025), 0.4), plain('window white', (0.72, 0.70, 0.66), 0.5)
    shutter, roof = timber('shutters', (0.05, 0.14, 0.07), (0.035, 0.10, 0.05), 0.1, True), tiles('roof', (0.20, 0.13, 0.10), (0.10, 0.07, 0.055),
        0.24, 0.34, moss=0.45)
    stone = plaster('plinth', (0.36, 0.34, 0.31), 0.5)
    x0, x1, y0, y1, mid, top, rise = -3.5, 11.5, 4.0, 19.0, 2.9, 5.6, 3.1
    def flowers(parts, o, chance):
        flower_box(parts, o.x0 - 0.05, o.x1 + 0.05, -0.1, o.z0 - 0.16, chance, RED)
    low = Look(frame=frame, sill=stone, surround=plain('surround', (0.42, 0.36, 0.27), 0.8), surround_width=0.12, surround_out=0.012, columns=2,
        rows=2, lit=0.12, curtain=0.95, flowers=1.0, door=dark, depth=0.2, extras={'flowers': flowers})
    high = Look(frame=frame, sill=beam, surround=beam, surround_width=0.1, surround_out=0.03, columns=2, rows=2, lit=0.1, curtain=0.95, door=dark,
        depth=0.12)
    ground_floor = [Opening(x, x + 1.15, 0.95, 2.15) for x in (1.2, 3.6, 9.5, 12.2)] + [Opening(6.6, 8.0, 0.12, 2.55, kind='door')]
    upper = [Opening(x, x + 1.05, mid + 0.85, mid + 2.05) for x in (1.3, 3.7, 9.8, 12.2)] + [Opening(6.8, 7.8, mid + 0.1, mid + 2.2, kind='door')]
    side = [Opening(y, y + 1.1, 0.95, 2.15) for y in (1.5, 4.2, 7.4, 10.6)]
    side_up = [Opening(y, y + 1.0, mid + 0.85, mid + 2.05) for y in (1.5, 4.2)]
    sides(parts, (x0, x1, y0, y1), 0, mid, {'front': ground_floor, 'left': side, 'right': side}, white, low, chance, base=(0.45, stone))
    gable = [Opening(6.7, 7.9, top + 0.65, top + 1.75)]
    sides(parts, (x0 - 0.08, x1 + 0.08, y0 - 0.08, y1 + 0.08), mid, top, {'front': upper + gable, 'left': side_up, 'right': side_up}, dark, high,
        chance, 'y', rise)
    for o in ground_floor[:4]:
        for a in (o.x0 - 0.72, o.x1 + 0.14):
            parts.box(shutter, x0 + a, x0 + a + 0.56, y0 - 0.06, y0 - 0.015, o.z0, o.z1, 0.012)
            for k in range(2):
                parts.box(shutter, x0 + a + 0.07, x0 + a + 0.49, y0 - 0.075, y0 - 0.05, o.z0 + 0.1 + k * 0.55, o.z0 + 0.55 + k * 0.55, 0.015)
    gable_roof(parts, roof, x0, x1, y0, y1, top + 0.15, rise, 1.35, 1.9, 'y', trim=beam, metal=plain('copper gutter', (0.18, 0.09, 0.05), 0.4, 0.8))
    m = (x0 + x1) / 2
    for x, z in ((x0 - 0.7, top - 0.2), (x0 + 3.4, top + 1.15), (m, top + rise - 0.25), (x1 - 3.4, top + 1.15), (x1 + 0.7, top - 0.2)):
        parts.box(beam, x - 0.12, x + 0.12, y0 - 1.75, y0, z - 0.1, z + 0.16, 0.02)
        parts.bar(beam, (x, y0 - 1.2, z), (x, y0 - 0.1, z - 0.85), 0.07, 6)
    for z, a, b in ((mid, x0 - 0.3, x1 + 0.3), (top + 0.35, x0 + 3.6, x1 - 3.6)):
        parts.box(beam, a, b, y0 - 1.25, y0, z - 0.16, z, 0.02)
        railing(parts, beam, (a, y0 - 1.2, z), (b, y0 - 1.2, z), 0.95, 'boards', dark)
        flower_box(parts, a + 0.1, b - 0.1, y0 - 1.22, z + 0.62, chance, RED, beam)
        middle, half = ((a + b) / 2, y0 - 1.42, z + 0.72), (b - a) / 2
        leaves(parts, petals('geraniums', RED), middle, (half, 0.2, 0.34), int((b - a) * 95), 0.05, chance, 0.5)
        leaves(parts, petals('pale geraniums', (0.65, 0.22, 0.28)), middle, (half, 0.2, 0.3), int((b - a) * 20), 0.045, chance, 0.5)
        leaves(parts, green(), middle, (half, 0.16, 0.34), int((b - a) * 80), 0.055, chance, 0.5)
    for x in (x0 + 0.3, m - 2.2, m + 2.2, x1 - 0.3):
        parts.bar(beam, (x, y0 - 0.05, mid - 0.75), (x, y0 - 1.15, mid - 0.12), 0.06, 6)
    chimney(parts, m + 2.6, 11, top + 1.6, 2.4, white, 1, (0.8, 0.8), roof)
    for x in (x0 + 2.2, x1 - 1.6):
        bench(parts, x, y0 - 0.45, 0.0, 0, 1.8)
    woodpile(parts, x1 - 0.2, y0 + 2.2, 0.0, 6.0, 1.9, chance, 90)
    for dx in (-0.95, 0.95):
        pot(parts, m - 0.2 + dx, y0 - 0.55, 0, chance, 0.24, 0.7)
    trough = timber('trough', (0.24, 0.16, 0.10), (0.14, 0.09, 0.06), 0.2)
    parts.box(trough, -7.4, -4.6, -0.6, 0.3, 0.0, 0.62, 0.04)
    parts.box(plain('trough water', (0.02, 0.04, 0.045), 0.02), -7.25, -4.75, -0.48, 0.18, 0.5, 0.58)
    parts.bar(trough, (-7.6, -0.15, -0.2), (-7.6, -0.15, 1.35), 0.12, 8)
    parts.bar(plain('spout', (0.1, 0.08, 0.07), 0.4, 0.8), (-7.6, -0.15, 1.0), (-7.1, -0.15, 0.95), 0.025)


def scene():
    chance = random.Random(11)
    to_sun = sky(18, 138, 0.155, 4.8, (1.0, 0.80, 0.56), 0.8, 0.85, 0.42, 1.3, 1.3, 6.4, lit=(8, 7.2, 6.4), shade=(3.2, 3.5, 4.2),
        horizon=(0.52, 0.60, 0.70))
    earth = soil('meadow', (0.035, 0.065, 0.012), (0.10, 0.14, 0.03), 0.04, 1.1, (0.14, 0.15, 0.05))
    graded('meadow', (2, 4), 0.3, 420, ground, earth, 150, back=60)
    alps = mountain('alps', (0.012, 0.03, 0.015), (0.075, 0.10, 0.035), (0.15, 0.15, 0.165), (0.74, 0.78, 0.86), 800, 0.003)
    terrain('alps', (-4200, 4200, 350, 5200), (260, 170), peaks, alps)
    parts = Parts()
    house(parts, chance)
    rail_fence(parts, timber('rails', (0.26, 0.22, 0.18), (0.15, 0.12, 0.10), 0.3), [(-22, -2.5), (-10.5, -5.6), (-7.2, -7.2)], ground, 1.0, 2,
        chance)
    rail_fence(parts, timber('rails', (0.26, 0.22, 0.18), (0.15, 0.12, 0.10), 0.3), [(16, 1.0), (26, 6.0), (44, 22)], ground, 1.0, 2, chance)
    gravel = soil('gravel', (0.20, 0.18, 0.15), (0.36, 0.33, 0.28), 0.5, 6.0)
    parts.finish()
    terrain('path', (2.2, 5.6, -14, 2.6), (6, 40), lambda x, y: ground(x, y) + 0.03, gravel)
    terrain('yard', (-4.6, 12.6, 0.9, 4.2), (20, 8), lambda x, y: ground(x, y) + 0.025, gravel)
    green_leaf, dark, brown = leaf('leaves', (0.045, 0.09, 0.014), (0.17, 0.21, 0.04)), leaf('needles', (0.014, 0.04, 0.018),
        (0.05, 0.085, 0.03)), bark('bark', (0.16, 0.12, 0.09), (0.05, 0.04, 0.03))
    lime, fruit = oak('lime', green_leaf, brown, 14, 4, count=18000, spread=0.33), apple('apple', green_leaf, brown, 5, 2)
    place(lime, -15.0, 9.5, ground(-15.0, 9.5), 0.95, 1)
    place(lime, 18.5, 16, ground(18.5, 16), 0.95, 3)
    for x, y in ((-14, 3), (-17.5, 8.5), (17.5, 5.5), (21, 9.5), (25.5, 3.5), (-21, 2)):
        place(fruit, x, y, ground(x, y), chance.uniform(0.85, 1.1), chance.uniform(0, 6))
    woods = far_trees(dark, brown, ('spruce', 'spruce'), 3, 15) + far_trees(green_leaf, brown, ('oak',), 9, 12)
    thick = lambda x, y: 1.0 if fbm(x, y, 0.008, 3, 5) > 0.12 and y > 60 else 0.02
    spread(woods, scattered(chance, 2600, (-300, 300, 40, 420), thick), ground, chance)
    spread(woods, [p for p in scattered(chance, 3000, (-900, 900, 480, 1100)) if fbm(p[0], p[1], 0.003, 3, 5) > -0.1], peaks, chance, 1.0, 1.8)
    grass, yellow, white_flower, violet = leaf('grass', (0.05, 0.10, 0.012), (0.18, 0.24, 0.04), 0.4), leaf('buttercup', (0.7, 0.5, 0.02),
        (0.85, 0.65, 0.04)), leaf('daisy', (0.7, 0.7, 0.66), (0.85, 0.85, 0.8)), leaf('clover', (0.35, 0.08, 0.30), (0.55, 0.2, 0.45))
    heads = [(yellow, 34, 0.022, 0.34), (white_flower, 26, 0.024, 0.38), (violet, 22, 0.026, 0.3)]
    deep = [patch(f'meadow {i}', grass, 2.0, 2600, 0.34, 0.006, 0.5, 0.5, (0.1, 0), i, heads, 70) for i in range(3)]
    short = [patch(f'short {i}', grass, 2.0, 2600, 0.15, 0.005, 0.6, 0.4, seed=i + 5, heads=[(white_flower, 14, 0.014, 0.13)]) for i in range(2)]
    clear = lambda x, y: 0.0 if 2.0 < x < 5.8 and y < 3 or (-4.8 < x < 12.8 and y > 0.7) else 1.0
    lawn(deep, (-17, 22, -12, 0.5), ground, 1.9, chance, clear)
    lawn(short, (-13, 19, -0.5, 16), ground, 1.9, chance, clear)
    spread(deep, scattered(chance, 260, (-40, 45, 0, 30), lambda x, y: 0.0 if -14 < x < 20 else 1.0), ground, chance)
    spread([bush('box', leaf('box', (0.02, 0.05, 0.01), (0.08, 0.12, 0.025)), 0.7, 0.9, 2200, 0.03),
        bush('peony', green_leaf, 0.8, 1.0, 1500, 0.06, bloom=leaf('peony flowers', (0.5, 0.06, 0.16), (0.75, 0.3, 0.4)), blooms=60,
        bloom_size=0.08)],
           [(x, 3.55 + chance.uniform(-0.1, 0.1)) for x in (-3.3, -2.6, 0.6, 1.4, 5.7, 6.5, 7.2, 8.0, 11.2)], ground, chance, 0.6, 0.9)
    haze((0.40, 0.53, 0.72), 7000, 0.9, (0.75, 0.66, 0.56), to_sun)
    camera((-8.2, -14.5, 1.8), (0.6, 6), 26, 0.09)
    return land(0.3, glow=0.05)


shoot({'alpine-farmhouse': scene})
