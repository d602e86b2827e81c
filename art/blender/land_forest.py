"""The A-frame cabin among spruces in the first light."""
import math
import os
import random
import sys

import numpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Parts, chimney, slope  # noqa: E402
from land_things import deck, glazed, rock, stones, woodpile  # noqa: E402
from outside import camera, fbm, graded, haze, lamp, land, shoot, sky, smooth, soil  # noqa: E402
from planting import Leaves, bush, leaf, patch, place, scattered, spread  # noqa: E402
from street import bench, pot  # noqa: E402
from surfaces import plain, timber  # noqa: E402
from trees import bark, far_trees, spruce  # noqa: E402


def path(y):
    return 0.6 + 1.5 * math.sin(y * 0.16 - 0.3)


def ground(x, y):
    hill = 0.05 * max(0, y - 10) + 0.09 * max(0.0, y - 24) + 0.0016 * max(0.0, abs(x) - 8) ** 2
    calm = 1 - smooth(9, 4, math.hypot(x - 0.5, (y - 7) * 0.8))
    worn = smooth(0.5, 1.6, abs(x - path(y))) if y < 3 else 1.0
    return hill + (0.5 * fbm(x, y, 0.12, 5, 3) + 0.16 * fbm(x, y, 0.6, 3, 8)) * (0.25 + 0.75 * calm) * (0.35 + 0.65 * worn) - 0.1 * (1 - worn)


def cabin(parts, chance):
    black = timber('charred boards', (0.055, 0.045, 0.038), (0.022, 0.018, 0.016), 0.16, True, weather=0.2)
    warm, frame = timber('spruce boards', (0.42, 0.25, 0.12), (0.28, 0.15, 0.07), 0.13, True), timber('frame wood', (0.22, 0.12, 0.06),
        (0.14, 0.07, 0.035), 0.3, True)
    planks = timber('deck', (0.25, 0.17, 0.10), (0.15, 0.10, 0.06), 0.14)
    x0, x1, y0, y1, z, ridge = -3.2, 4.2, 4.0, 13.0, 0.55, 8.0
    mid = (x0 + x1) / 2
    for s, (a, b) in enumerate((((x0 - 0.75), y1 + 0.3), ((x1 + 0.75), y1 + 0.3))):
        front = y0 - 1.5
        low = -0.1
        corners = [(a, b, low), (a, front, low), (mid, front, ridge), (mid, b, ridge)] if s == 0 else [(a, front, low), (a, b, low), (mid, b, ridge),
            (mid, front, ridge)]
        slope(parts, black, *corners, 0.26, frame)
    parts.bar(plain('ridge cap', (0.03, 0.03, 0.03), 0.5, 0.5), (mid, y0 - 1.55, ridge + 0.02), (mid, y1 + 0.3, ridge + 0.02), 0.1)
    inner = lambda h: 3.25 * (1 - (h - z) / (ridge - 0.45 - z))
    with parts.at(mid, y0, 0):
        half = inner(z)
        low = z + 2.55
        wide = inner(low)
        glazed(parts, -2.0, 2.0, z, low, frame, 4, 5.0, None, 420.0, (0.5, 0.33, 0.18), chance=chance, sofa=(0.2, 0.07, 0.045))
        parts.box(frame, -wide - 0.1, wide + 0.1, -0.06, 0.12, low, low + 0.22, 0.01)
        glazed(parts, -wide, wide, low + 0.22, low + 0.24, frame, 4, 3.6, ridge - 0.5, 260.0, (0.5, 0.33, 0.18), furnished=False)
        for sign in (-1, 1):
            parts.face(warm, *[(sign * x, 0.0, h) for x, h in ((2.0, z), (half, z), (wide + 0.06, low), (2.0, low))][::sign])
            parts.bar(frame, (sign * (half + 0.35), 0.0, z - 0.5), (0, 0.0, ridge - 0.3), 0.12, 6)
    deck(parts, planks, (x0 - 0.3, x1 + 0.3, y0 - 2.6, y0 + 0.1), z, beam=frame)
    for i in range(3):
        parts.box(planks, mid - 1.1, mid + 1.1, y0 - 2.6 - 0.32 * (i + 1), y0 - 2.6 - 0.32 * i, z - 0.17 * (i + 1) - 0.06, z - 0.17 * (i + 1), 0.01)
    chimney(parts, mid + 1.3, 9.5, 5.3, 3.0, plain('flue', (0.03, 0.03, 0.032), 0.4, 0.7), 1, (0.34, 0.34))
    woodpile(parts, x1 - 1.75, y0 - 0.75, z, 0.9, 1.0, chance)
    bench(parts, x0 + 1.0, y0 - 0.55, z, 0, 1.5)
    pot(parts, mid + 1.55, y0 - 2.2, z, chance, 0.22, 0.7, (0.10, 0.10, 0.10))
    lamp((mid, y0 - 1.0, z + 2.9), 60, size=0.4)
    steel, red = plain('axe', (0.4, 0.4, 0.4), 0.3, 1.0), plain('blanket', (0.42, 0.06, 0.04), 0.95)
    parts.bar(plain('chopping block', (0.22, 0.14, 0.08), 0.95), (-4.2, 0.6, -0.1), (-4.2, 0.6, 0.5), 0.34, 14)
    parts.bar(frame, (-4.2, 0.6, 0.55), (-3.7, 0.4, 0.98), 0.022)
    parts.block(steel, (-4.22, 0.62, 0.56), (0.2, 0.04, 0.11), 0.01, 20)
    parts.block(red, (x0 + 1.4, y0 - 0.62, z + 0.49), (0.6, 0.5, 0.04), 0.015)
    for i in range(14):
        a = chance.uniform(0, 6.28)
        parts.bar(plain('log bark', (0.12, 0.08, 0.05), 0.95), (-4.9 + math.cos(a) * 0.5, 0.3 + math.sin(a) * 0.5, 0.05),
            (-4.6 + math.cos(a) * 0.5, 0.2 + math.sin(a) * 0.6, 0.12), 0.06, 7)


def fern(name, made, seed):
    new = Leaves(seed)
    for i in range(11):
        a, n = i * 0.571 + new.chance.uniform(-0.2, 0.2), 22
        t = numpy.linspace(0.1, 1, n)
        long = new.chance.uniform(0.5, 0.85)
        base = numpy.stack([math.cos(a) * t * long, math.sin(a) * t * long, long * (0.9 * t - 0.65 * t ** 2.2)], 1)
        for sign in (-1, 1):
            way = numpy.tile([-math.sin(a) * sign, math.cos(a) * sign, 0.0], (n, 1))
            size = 0.13 * numpy.sin(numpy.pi * (0.12 + 0.85 * t))
            new.quads(made, base + way * size[:, None], size, numpy.tile([0, 0, 1.0], (n, 1)), 0.28, 1.0, way * 4)
    return new.mesh(name)


def scene():
    chance = random.Random(3)
    to_sun = sky(12, 38, 0.20, 5.0, (1.0, 0.74, 0.46), 1.5, 0.5, 0.4, 1.0, 1.4, 4.0, lit=(9, 7.5, 6), horizon=(0.95, 0.80, 0.62), band=0.6)
    earth = soil('forest floor', (0.028, 0.022, 0.012), (0.085, 0.06, 0.032), 0.3, 3.0, (0.045, 0.065, 0.018), 1.0, 0.12)
    graded('floor', (0, 4), 0.12, 110, ground, earth, 170)
    parts = Parts()
    cabin(parts, chance)
    places = [(x, y, ground(x, y), chance.uniform(0.15, 0.6)) for x,
        y in scattered(chance, 60, (-12, 12, -7, 16)) if abs(x - path(y)) > 1.6 and not (-5 < x < 6 and 0 < y)]
    stones(parts, rock(mossy=1.0), places, chance)
    parts.finish()
    needles, young, brown = leaf('needles', (0.016, 0.04, 0.018), (0.055, 0.10, 0.035), 0.3), leaf('beech', (0.07, 0.13, 0.02), (0.22, 0.26, 0.05),
        0.5), bark('spruce bark', (0.15, 0.11, 0.08), (0.05, 0.035, 0.028))
    tall = [spruce(f'spruce {i}', needles, brown, 22 + 3 * i, i + 3, 34000, 0.17, 0.13, 0.22 - 0.05 * i) for i in range(3)]
    small = [spruce('young spruce', needles, brown, 6.0, 8, 9000, 0.14, 0.22, 0.0)]
    for x, y in ((-6.6, 6.2), (-8.2, 11), (-5.8, 15.5), (7.6, 8.0), (9.4, 4.4), (6.6, 14), (-10.5, 4.2), (-12, 9), (11.5, 11), (-10.4, 0.6),
        (8.4, -0.8), (-2.2, 17.5), (3.4, 18), (0.4, 21)):
        place(tall[chance.randrange(3)], x, y, ground(x, y) - 0.1, chance.uniform(0.85, 1.1), chance.uniform(0, 6))
    wood = far_trees(needles, brown, ('spruce', 'spruce'), 4, 19, 3200)
    keep = lambda x, y: 0.0 if (-14 < x < 14 and y < 17) else 1.0
    spread(tall + wood, scattered(chance, 260, (-45, 45, 6, 60), keep), ground, chance, 0.7, 1.15)
    spread(wood, scattered(chance, 420, (-90, 90, 45, 150)), ground, chance)
    free = lambda x, y: 0.0 if abs(x - path(y)) < 1.0 and y < 3.5 or (-4.6 < x < 5.6 and 0.9 < y < 14) else (1.0 if y > -6.8 else 0.0)
    spread(small, scattered(chance, 26, (-14, 14, 1, 20), free), ground, chance, 0.4, 0.9)
    ferns = [fern(f'fern {i}', leaf('fern', (0.05, 0.10, 0.015), (0.19, 0.24, 0.045), 0.45), i) for i in range(3)]
    spread(ferns, scattered(chance, 330, (-9, 9, -6.2, 12), lambda x, y: free(x, y) * (1.0 if fbm(x, y, 0.25, 3, 6) > -0.05 else 0.15)), ground,
        chance, 0.6, 1.25)
    grass = leaf('forest grass', (0.05, 0.085, 0.015), (0.17, 0.19, 0.05), 0.35)
    tufts = [patch(f'tufts {i}', grass, 1.2, 420, 0.28, 0.006, 0.6, 0.6, seed=i, tufts=9) for i in range(2)]
    spread(tufts, scattered(chance, 480, (-10, 10, -6.6, 13), free), ground, chance)
    spread([bush('bilberry', leaf('bilberry', (0.04, 0.07, 0.015), (0.13, 0.15, 0.035)), 0.35, 0.9, 1300, 0.028)],
        scattered(chance, 170, (-10, 10, -6, 12), free), ground, chance)
    haze((0.32, 0.42, 0.48), 340, 0.84, (0.82, 0.78, 0.66), to_sun, mist=(2.4, 520))
    camera((-4.2, -8.6, 1.55), (0.1, 6), 25, 0.12)
    return land(1.1, glow=0.2)


shoot({'forest-cabin': scene})
