"""The glass pavilion in the flowering heath, late August."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Parts  # noqa: E402
from land_things import deck, glazed, lounger, rock, stones  # noqa: E402
from outside import camera, fbm, graded, grid, haze, land, sand, shoot, sky, smooth, soil  # noqa: E402
from planting import heather, leaf, patch, place, scattered, spread  # noqa: E402
from street import bicycle, pot, table_set  # noqa: E402
from surfaces import concrete, plain, timber  # noqa: E402
from trees import bark, birch, far_trees, juniper  # noqa: E402

FLOOR = 0.6


def track(y):
    return -3.6 + 0.05 * y + 1.6 * math.sin(y * 0.11 + 0.6)


def ground(x, y):
    calm = smooth(7, 16, math.hypot((x - 3) * 0.7, y - 8))
    return calm * (0.7 * fbm(x, y, 0.045, 4, 3) + 0.12 * fbm(x, y, 0.4, 3, 1)) + 7 * smooth(40, 240,
        y) * (0.8 + fbm(x, y, 0.006, 3, 8)) - 0.12 * smooth(1.4, 0.7, abs(x - track(y)))


def pavilion(parts, chance):
    steel, white = plain('black steel', (0.018, 0.018, 0.02), 0.35, 0.6), concrete('slab', (0.52, 0.49, 0.45), (2.4, 9.0), 0.3)
    boards, warm = timber('terrace', (0.36, 0.24, 0.14), (0.25, 0.16, 0.09), 0.14), timber('soffit', (0.40, 0.24, 0.11), (0.28, 0.15, 0.07), 0.11)
    x0, x1, y0, y1, top = -3.0, 11.0, 5.0, 11.5, FLOOR + 2.75
    with parts.at(0, y0, 0):
        glazed(parts, x0, x1 - 3.6, FLOOR, top, steel, 6, 6.0, None, 330.0, (0.46, 0.36, 0.26), chance=chance, sofa=(0.42, 0.36, 0.28))
        glazed(parts, x1 - 3.4, x1, FLOOR, top, steel, 2, 6.0, None, 160.0, (0.36, 0.22, 0.12), curtains=True, chance=chance)
    with parts.at(x0, y1, 0, -90):
        glazed(parts, 0, 6.4, FLOOR, top, steel, 3, 0.3, None, 0, (0.4, 0.3, 0.2), furnished=False)
    parts.box(warm, x1 - 3.62, x1 - 3.38, y0, y1, FLOOR, top)
    parts.box(timber('wall boards', (0.30, 0.17, 0.08), (0.2, 0.11, 0.05), 0.11, True), x1, x1 + 0.18, y0, y1, FLOOR, top)
    parts.box(white, x0 - 1.3, x1 + 1.3, y0 - 2.7, y1 + 0.9, FLOOR - 0.32, FLOOR - 0.03, 0.02)
    deck(parts, boards, (x0 - 1.3, x1 + 1.3, y0 - 2.7, y0 - 0.06), FLOOR + 0.01)
    parts.box(plain('dark foot', (0.02, 0.02, 0.02), 0.9), x0 - 0.7, x1 + 0.7, y0 - 2.0, y1, -0.6, FLOOR - 0.32)
    parts.box(steel, x0 - 1.5, x1 + 1.5, y0 - 2.9, y1 + 1.1, top + 0.05, top + 0.40, 0.015)
    parts.box(warm, x0 - 1.42, x1 + 1.42, y0 - 2.82, y1 + 1.0, top + 0.02, top + 0.055)
    parts.box(plain('gravel roof', (0.3, 0.28, 0.25), 0.9), x0 - 1.4, x1 + 1.4, y0 - 2.8, y1 + 1.0, top + 0.40, top + 0.43)
    for x in (x0 - 1.2, x0 + 3.5, x0 + 8.0, x1 + 1.2):
        for y in (y0 - 2.5, y1 + 0.7):
            parts.box(steel, x - 0.06, x + 0.06, y - 0.06, y + 0.06, FLOOR - 0.3, top + 0.05, 0.008)
    parts.box(steel, 5.2, 5.5, 9.0, 9.3, top + 0.3, top + 1.5, 0.01)
    parts.box(white, 1.0, 3.4, y0 - 3.2, y0 - 2.7, FLOOR - 0.32, FLOOR - 0.18, 0.01)
    parts.box(white, 0.8, 3.6, y0 - 3.7, y0 - 3.2, -0.2, FLOOR - 0.36, 0.01)
    table_set(parts, 6.0, y0 - 1.4, FLOOR + 0.01, 10, 4)
    lounger(parts, -2.2, y0 - 1.5, FLOOR + 0.01, 165, (0.62, 0.34, 0.16))
    lounger(parts, -0.9, y0 - 1.4, FLOOR + 0.01, 172, (0.62, 0.34, 0.16))
    for x in (9.8, 10.5, 3.9):
        pot(parts, x, y0 - 0.6, FLOOR, chance, 0.25, 0.9, (0.10, 0.10, 0.11))
    bicycle(parts, -5.7, 3.2, ground(-5.7, 3.2), 12, (0.45, 0.10, 0.05), 9)


def scene():
    chance = random.Random(21)
    to_sun = sky(9.5, -122, 0.16, 4.7, (1.0, 0.70, 0.42), 0.9, 0.9, 0.5, 1.5, 1.2, 12.3, lit=(8, 6.6, 5.2), shade=(2.7, 2.7, 3.5),
        horizon=(0.66, 0.56, 0.52))
    floor = soil('heath ground', (0.035, 0.03, 0.018), (0.10, 0.045, 0.075), 0.05, 1.6, (0.08, 0.085, 0.03), 1.0, 0.15)
    graded('heath', (0, 4), 0.25, 420, ground, floor, 150, back=50)
    def lane(x, y):
        return ground(x + track(y), y) + 0.05
    way = [(-0.85 + 0.17 * i) for i in range(11)]
    strip = grid('lane', way, [-12 + 0.4 * j for j in range(150)], lane, sand('lane sand', (0.50, 0.42, 0.32), (0.33, 0.26, 0.19), 0.1))
    for vertex in strip.data.vertices:
        vertex.co.x += track(vertex.co.y)
    parts = Parts()
    pavilion(parts, chance)
    stones(parts, rock(mossy=0.3), [(x, y, ground(x, y), chance.uniform(0.15, 0.6)) for x,
        y in ((-6.5, -3.5), (3.2, -3.0), (8.5, -1.0), (-9, 2), (5.0, -5.2), (-7.2, -2.8), (13.5, 3.0))], chance)
    parts.finish()
    sprig, bloom = leaf('sprigs', (0.045, 0.055, 0.02), (0.11, 0.11, 0.04)), leaf('heather flowers', (0.15, 0.05, 0.12), (0.36, 0.17, 0.30), 0.3,
        (0.30, 0.13, 0.13))
    cushions = [heather(f'heather {i}', sprig, bloom, i, 0.42 + 0.1 * i) for i in range(4)]
    open_ = lambda x, y: 0.0 if abs(x - track(y)) < 1.25 or (-4.6 < x < 12.6 and 1.4 < y < 12.6) else 1.0
    drifts = lambda x, y: open_(x, y) * (1.0 if fbm(x, y, 0.16, 3, 4) > -0.22 else 0.15)
    spread(cushions, scattered(chance, 2600, (-14, 16, -8.5, 16), drifts), ground, chance, 0.7, 1.15, 0.08)
    spread(cushions, scattered(chance, 2600, (-46, 52, 10, 70), drifts), ground, chance, 1.3, 2.3, 0.08)
    straw = leaf('hair grass', (0.16, 0.13, 0.05), (0.40, 0.33, 0.16), 0.4)
    tufts = [patch(f'hair grass {i}', straw, 0.8, 260, 0.5, 0.004, 0.5, 0.6, (0.25, 0.0), i, tufts=4) for i in range(3)]
    spread(tufts, scattered(chance, 620, (-18, 20, -8, 30), open_), ground, chance, 0.7, 1.2)
    spread(tufts, [(track(y) + chance.choice((-1, 1)) * chance.uniform(0.8, 1.3), y) for y in [chance.uniform(-8, 24) for _ in range(120)]], ground,
        chance, 0.5, 0.9)
    pale, dark, green = leaf('birch leaves', (0.08, 0.12, 0.018), (0.25, 0.25, 0.05)), leaf('juniper needles', (0.025, 0.055, 0.025),
        (0.085, 0.125, 0.06)), leaf('leaves', (0.035, 0.07, 0.014), (0.14, 0.16, 0.035))
    white, brown, red = bark('birch bark', (0.66, 0.64, 0.6), (0.45, 0.43, 0.4), marks=(0.02, 0.02, 0.02)), bark('bark', (0.14, 0.1, 0.07),
        (0.04, 0.03, 0.025)), bark('pine bark', (0.30, 0.14, 0.07), (0.1, 0.05, 0.03))
    birches = [birch(f'birch {i}', pale, white, 9 + i, i + 2, count=13000) for i in range(3)]
    for x, y, k, s in ((-7.6, 7.5, 0, 1.0), (-9.0, 10.0, 1, 1.0), (-6.3, 13.5, 2, 0.95), (14.2, 8.0, 1, 1.05), (15.8, 12.0, 2, 1.0), (-16, 20, 0, 1),
        (20, 24, 1, 1), (6, 19, 0, 1.05), (1, 24, 2, 1)):
        place(birches[k], x, y, ground(x, y), s, chance.uniform(0, 6))
    columns = [juniper(f'juniper {i}', dark, brown, 2.2 + 0.7 * i, i + 1) for i in range(3)]
    spread(columns, [(-6.2, 0.6), (-7.3, 1.9), (7.3, -0.6), (9.4, 0.9), (12.9, -0.5), (-11, 6), (-12.5, -1), (14.6, 4.0), (3.6, 14.5), (-8.2, 4.6)],
        ground, chance, 0.8, 1.25)
    spread(columns, scattered(chance, 90, (-60, 60, 14, 90)), ground, chance, 0.8, 1.5)
    woods = far_trees(green, brown, ('oak', 'oak'), 5, 11) + far_trees(dark, red, ('pine', 'spruce'), 8, 12) + far_trees(pale, white, ('oak',), 12, 9)
    spread(woods, scattered(chance, 190, (-80, 80, 36, 110), lambda x, y: smooth(0.0, 0.3, fbm(x, y, 0.02, 3, 2))), ground, chance)
    spread(woods, scattered(chance, 3000, (-420, 420, 130, 420), lambda x, y: smooth(120, 190, y)), ground, chance)
    haze((0.56, 0.52, 0.56), 620, 0.92, (0.95, 0.72, 0.52), to_sun)
    camera((-7.2, -8.0, 1.75), (1.8, 6), 25, 0.075)
    return land(0.45, glow=0.12)


shoot({'heath-pavilion': scene})
