"""The grey house on stilts behind the dunes, and its beach with the sea."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Look, Opening, Parts, chimney, gable_roof, railing, ribs  # noqa: E402
from land_things import deck, glazed, lounger, piles, sides  # noqa: E402
from outside import camera, fbm, graded, haze, land, plane, sand, sea, shoot, sky, smooth  # noqa: E402
from planting import bush, leaf, patch, scattered, spread  # noqa: E402
from street import bicycle, pot, table_set  # noqa: E402
from surfaces import plain, timber  # noqa: E402

FLOOR = 3.0


def walk(y):
    return -1.6 + 0.6 * math.sin(y * 0.2)


def ground(x, y):
    """Dunes that fall to the beach and the sea at y > 60."""
    dunes = 1.5 + 1.6 * fbm(x, y, 0.055, 3, 4) + 0.6 * fbm(x, y, 0.16, 3, 9) + 0.06 * fbm(x, y, 0.9, 2, 1)
    ridge_ = 2.6 * math.exp(-((y - 34 - 4 * fbm(x, 0, 0.04, 2, 3)) / 7) ** 2) * (0.7 + 0.6 * fbm(x, 3, 0.05, 2, 6))
    back = 1 - smooth(36, 52, y)
    near = smooth(-9, 1, y)
    lane = 1 - 0.75 * math.exp(-((x - walk(y)) / 2.6) ** 2) * smooth(5, -2, y)
    low = 1 - 0.62 * smooth(3, 16, y) * smooth(6, -3, x)
    return (dunes * (0.35 + 0.65 * near) * lane + ridge_ * 0.45) * low * back + 0.35 - 0.012 * max(0.0, y - 50) - 0.02 * max(0.0, y - 72)


def beach(x, y):
    """For the slide: dunes on the right, the beach runs along y and the sea lies left of x = -12."""
    edge = -4 + 4 * fbm(0, y, 0.03, 3, 2)
    up = smooth(edge, edge + 15, x)
    dunes = up * (2.6 + 2.2 * fbm(x, y, 0.055, 3, 4) + 0.7 * fbm(x, y, 0.17, 3, 9))
    return 0.22 + 0.045 * (x + 7.5 + 2.2 * fbm(0, y, 0.05, 2, 8)) + dunes + 0.05 * fbm(x, y, 0.5, 3, 5)


def house(parts, chance, base):
    grey, light = timber('grey boards', (0.36, 0.34, 0.32), (0.22, 0.21, 0.20), 0.16, weather=0.5), timber('grey planks', (0.45, 0.42, 0.38),
        (0.32, 0.30, 0.27), 0.14, weather=0.3)
    post, white = timber('stilts', (0.30, 0.27, 0.24), (0.18, 0.16, 0.14), 0.3, True), plain('white frame', (0.74, 0.74, 0.72), 0.45)
    roof, frame = ribs('zinc roof', (0.24, 0.26, 0.27), 0.5, 0.45, 0.6, sharp=True), plain('dark frame', (0.03, 0.035, 0.04), 0.4)
    look = Look(frame=white, sill=white, surround=white, surround_width=0.1, surround_out=0.03, columns=2, lit=0.35, curtain=0.7,
        door=timber('blue door', (0.05, 0.14, 0.22), (0.04, 0.10, 0.17), 0.12, True), depth=0.12)
    x0, x1, y0, y1, z, top, rise = 2.2, 9.4, 7.0, 17.5, FLOOR, FLOOR + 2.7, 3.3
    left = [Opening(1.2, 2.3, z + 0.9, z + 2.2), Opening(3.6, 4.6, z + 0.05, z + 2.35, kind='door'), Opening(6.0, 8.6, z + 0.6, z + 2.25),
        Opening(9.3, 10.1, z + 0.9, z + 2.2)]
    front = [Opening(0.5, 6.7, z + 0.02, z + 2.5, kind='hole'), Opening(2.6, 4.6, top + 0.5, top + 1.75)]
    sides(parts, (x0, x1, y0, y1), z - 0.3, top, {'left': left, 'front': front, 'right': [Opening(2, 3.5, z + 0.9, z + 2.2)]}, grey, look, chance,
        'y', rise)
    with parts.at(x0, y0 + 0.12, 0):
        glazed(parts, 0.5, 6.7, z + 0.02, z + 2.5, frame, 4, 4.6, None, 220.0, (0.6, 0.57, 0.5), chance=chance, sofa=(0.28, 0.33, 0.36))
    gable_roof(parts, roof, x0, x1, y0, y1, top, rise, 0.4, 0.55, 'y', trim=white, metal=plain('gutter', (0.3, 0.31, 0.32), 0.4, 0.8))
    chimney(parts, 7.2, 13, top + 1.2, 2.6, plain('flue', (0.3, 0.3, 0.3), 0.35, 0.9), 1, (0.4, 0.4))
    deck(parts, light, (x0 - 2.6, x1 + 0.4, y0 - 3.4, y0), z, beam=post)
    deck(parts, light, (x0 - 2.6, x0, y0, y1), z, along='y', beam=post)
    piles(parts, post, (x0 - 2.4, x1, y0 - 3.2, y1), base - 1.0, z - 0.2, (4, 5), 0.14)
    for i in range(3):
        parts.bar(post, (x0 - 2.4 + i * 3.8, y0 - 3.2, 1.0), (x0 + 1.4 + i * 3.8, y0 - 3.2, z - 0.3), 0.05, 6)
    for a, b in (((x0 - 2.6, y0 - 3.4), (x1 + 0.4, y0 - 3.4)), ((x1 + 0.4, y0 - 3.4), (x1 + 0.4, y0)), ((x0 - 2.6, y1), (x0 - 2.6, y0 - 1.6))):
        railing(parts, white, (*a, z), (*b, z), 1.0, 'bars', spacing=0.16)
    for i in range(16):
        parts.box(light, x0 - 2.6 - 0.28 * (i + 1), x0 - 2.6 - 0.28 * i, y0 - 3.35, y0 - 1.85, z - 0.165 * (i + 1) - 0.05, z - 0.165 * (i + 1), 0.008)
    for y in (y0 - 3.38, y0 - 1.82):
        parts.bar(post, (x0 - 2.6, y, z - 0.2), (x0 - 7.1, y, z - 2.85), 0.07, 6)
        for k in (0.5, 1.0):
            parts.bar(white, (x0 - 2.6, y, z + k), (x0 - 7.1, y, z - 2.65 + k), 0.03, 8)
        for k in range(4):
            parts.bar(white, (x0 - 2.6 - 1.5 * k, y, z - 0.88 * k - 0.1), (x0 - 2.6 - 1.5 * k, y, z - 0.88 * k + 1.02), 0.035, 8)
    table_set(parts, 7.4, y0 - 1.8, z, 15, 3)
    lounger(parts, 2.0, y0 - 1.7, z, 170, (0.16, 0.28, 0.36))
    pot(parts, 0.2, y0 - 3.0, z, chance, 0.2, 0.5, (0.3, 0.31, 0.33))
    flag = plain('pennant', (0.62, 0.07, 0.05), 0.8)
    parts.bar(white, (x1 + 0.4, y0 - 3.4, z), (x1 + 0.4, y0 - 3.4, z + 4.4), 0.035)
    parts.add(flag, [(x1 + 0.4 + 0.2 * i, y0 - 3.4 + 0.08 * math.sin(i * 1.1),
        z + 4.3 - 0.05 * i + s * (0.36 - 0.05 * i)) for i in range(8) for s in (0, -1)],
              [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(7)], True)


def boardwalk(parts, ground_at, line, y0, y1, made, post):
    y = y0
    while y < y1:
        x, z = line(y), ground_at(line(y), y) + 0.32
        parts.block(made, (x, y, z), (1.5, 0.13, 0.04), 0.006, chance_turn(y))
        y += 0.15
    for side in (-0.72, 0.72):
        last = None
        for i in range(int((y1 - y0) / 2.0) + 1):
            yy = y0 + i * 2.0
            p = (line(yy) + side, yy, ground_at(line(yy), yy))
            parts.bar(post, (p[0], p[1], p[2] - 0.4), (p[0], p[1], p[2] + 1.15), 0.05, 8)
            if last and side < 0:
                parts.bar(plain('rope', (0.42, 0.34, 0.22), 0.9), (last[0], last[1], last[2] + 1.05), (p[0], p[1], p[2] + 1.05), 0.018, 6)
            last = p


def chance_turn(y):
    return math.sin(y * 91.7) * 1.2


def marram(chance, ground_at, spots, near):
    blade, dry = leaf('marram', (0.10, 0.13, 0.05), (0.32, 0.34, 0.17), 0.3), leaf('dry marram', (0.30, 0.25, 0.13), (0.55, 0.47, 0.28), 0.3)
    tufts = [patch(f'marram {i}', made, 0.75, 300, 0.95, 0.0045, 0.5, 0.65, (0.42, 0.1), i, [(dry, 14, 0.011, 0.95)], 3) for i,
        made in enumerate((blade, dry, blade, blade))]
    spread(tufts, spots, ground_at, chance, 0.6, 1.25)
    spread([bush('beach rose', leaf('rose leaves', (0.04, 0.08, 0.015), (0.14, 0.19, 0.05)), 0.9, 1.6, 2200, 0.045,
        bloom=leaf('beach roses', (0.5, 0.05, 0.2), (0.7, 0.25, 0.4)), blooms=60, bloom_size=0.05)],
           near, ground_at, chance, 0.6, 1.2)


def dune_house():
    chance = random.Random(4)
    to_sun = sky(21, -132, 0.15, 4.6, (1.0, 0.84, 0.64), 0.8, 0.95, 0.52, 1.1, 1.0, 17.6, lit=(8.5, 8.0, 7.4), shade=(3.6, 3.9, 4.6),
        horizon=(0.60, 0.68, 0.76))
    plane('sea', (-3000, 3000, 78, 9000), -0.35, sea(deep=(0.02, 0.07, 0.08), ripple=0.7, large=0.08, small=0.4, turn=0.0, stretch=3.5, rough=0.16,
        shallow=(0.16, 0.22, 0.19), shore=(80, 190), foam=0.55))
    graded('dunes', (0, 0), 0.16, 240, ground, sand(), 190, back=40)
    parts = Parts()
    house(parts, chance, 0.5)
    planks = timber('walk planks', (0.42, 0.39, 0.35), (0.28, 0.26, 0.23), 0.3)
    boardwalk(parts, ground, walk, -8.5, 5.4, planks, timber('posts', (0.32, 0.29, 0.26), (0.2, 0.18, 0.16), 0.3, True))
    bicycle(parts, walk(1) - 1.7, 1.2, ground(walk(1) - 1.7, 1.2) + 0.02, 12, (0.50, 0.52, 0.50), 8)
    parts.finish()
    free = lambda x, y: 0.0 if abs(x - walk(y)) < 1.1 and y < 6 or (-1.0 < x < 10 and 3.6 < y < 18) else 0.15 + 0.85 * smooth(-0.25, 0.15,
        fbm(x, y, 0.14, 3, 2))
    marram(chance, ground, scattered(chance, 2300, (-20, 24, -8.5, 30), free) + scattered(chance, 1600, (-70, 70, 24, 46)),
        scattered(chance, 20, (-14, 16, -5, 12), free))
    haze((0.60, 0.68, 0.76), 1500, 0.92, (0.86, 0.80, 0.70), to_sun)
    camera((-4.4, -8.6, 3.1), (1.5, 6), 25, 0.08)
    return land(-0.25, glow=0.05)


def slide():
    chance = random.Random(14)
    to_sun = sky(8, -38, 0.17, 4.2, (1.0, 0.66, 0.38), 1.2, 0.95, 0.5, 0.9, 1.3, 5.2, lit=(9, 6.6, 4.6), shade=(2.7, 2.5, 3.2),
        horizon=(0.92, 0.66, 0.46), band=0.2)
    plane('sea', (-4000, 3000, -60, 9000), 0.22, sea(deep=(0.012, 0.05, 0.062), ripple=0.6, large=0.10, small=0.6, turn=1.2, stretch=3.0, rough=0.12,
        foam=0.5))
    graded('beach', (4, 6), 0.16, 260, beach, sand(light=(0.52, 0.43, 0.32)), 190, back=40)
    parts = Parts()
    with parts.at(6.5, 9, beach(10, 14) - 1.2, 12):
        house(parts, chance, 0.0)
    post = timber('groynes', (0.16, 0.13, 0.11), (0.08, 0.065, 0.055), 0.3, True)
    for line in (2.0, 30.0, 62.0):
        for i in range(46):
            x = -3.5 - i * 0.42
            parts.bar(post, (x, line + chance.uniform(-0.06, 0.06), -1), (x, line, 0.95 - 0.006 * i + chance.uniform(-0.1, 0.12)), 0.13, 9)
    parts.finish()
    free = lambda x, y: smooth(0.9, 2.2, beach(x, y)) * (0.12 + 0.88 * smooth(-0.2, 0.15,
        fbm(x, y, 0.14, 3, 2))) * (0.0 if 7 < x < 18 and 11 < y < 28 else 1.0)
    marram(chance, beach, scattered(chance, 2700, (-3, 34, -9, 40), free) + scattered(chance, 1500, (-6, 70, 38, 130), free),
        scattered(chance, 26, (4, 26, -4, 26), free))
    haze((0.56, 0.58, 0.64), 1100, 0.92, (1.05, 0.74, 0.48), to_sun)
    camera((-4.5, -10.0, 3.3), (-1.2, 12), 26, 0.05)
    return land(0.0, glow=0.2)


shoot({'dune-house': dune_house, 'slide-coast': slide})
