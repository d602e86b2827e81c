"""The timber house above the lake: from its jetty in the evening, and wide from the water."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Opening, Look, Parts, chimney, gable_roof, railing, ribs  # noqa: E402
from land_things import deck, glazed, jetty, lounger, piles, rowing_boat, sides, stones, rock  # noqa: E402
from outside import camera, fbm, graded, haze, lake, land, plane, shoot, sky, smooth, soil  # noqa: E402
from planting import Leaves, bush, leaf, patch, place, scattered, spread  # noqa: E402
from surfaces import plain, timber  # noqa: E402
from street import pot, table_set  # noqa: E402
from trees import bark, birch, far_trees, oak, pine, spruce  # noqa: E402

FLOOR = 1.35


def shore(x):
    return 13 + 0.006 * x * x + 7 * fbm(x, 0, 0.03, 3, 4.0) - (9 * smooth(-14, -34, x) if x < 0 else 5 * smooth(13, 22, x))


def ground(x, y):
    off = y - shore(x)
    if off < 0:
        return max(-2.0, off * 0.35)
    if y > 150:
        far = 190 + 50 * fbm(x, 0, 0.006, 3, 9)
    return 0.25 * smooth(0, 2, off) + off * 0.045 + 0.5 * fbm(x, y, 0.08, 4) * smooth(0, 12, off) + 10 * smooth(30, 160, off)


def bay(x, y):
    """The far shore behind the house and across the lake."""
    line = 150 + 0.10 * x + 40 * fbm(x, 0, 0.005, 3, 2)
    return max(-3.0, min(26.0, (y - line) * 0.07)) + 6 * fbm(x, y, 0.01, 4, 3) * smooth(0, 80, y - line)


def house(parts, chance):
    boards = timber('larch', (0.34, 0.19, 0.09), (0.19, 0.10, 0.05), 0.12, True, weather=0.45)
    planks = timber('deck larch', (0.38, 0.27, 0.17), (0.26, 0.18, 0.11), 0.14, weather=0.3)
    post, frame = timber('post', (0.22, 0.15, 0.10), (0.12, 0.08, 0.05), 0.3, True), plain('frame', (0.02, 0.02, 0.021), 0.4)
    roof = ribs('roof', (0.045, 0.048, 0.05), 0.45, 0.42, 0.6, sharp=True)
    look = Look(frame=frame, columns=2, lit=0.8, curtain=0.8, depth=0.14)
    x0, x1, y0, y1, top, rise = 2.0, 10.0, 6.0, 16.0, FLOOR + 2.7, 2.9
    with parts.at(0, y0, 0):
        glazed(parts, x0 + 0.35, x1 - 0.35, FLOOR, top, frame, 6, 5.2, top + rise - 0.35, 600.0, chance=chance)
    left = [Opening(2.0, 3.0, FLOOR + 0.9, FLOOR + 2.2), Opening(4.2, 6.8, FLOOR + 0.3, FLOOR + 2.3), Opening(8.2, 9.0, FLOOR + 0.9, FLOOR + 2.2)]
    sides(parts, (x0, x1, y0 + 0.1, y1), FLOOR - 0.25, top,
        {'left': left, 'front': [Opening(0.35, x1 - x0 - 0.35, FLOOR - 0.05, top - 0.02, kind='hole')]}, boards, look, chance)
    for s, e in ((x0, x0 + 0.35), (x1 - 0.35, x1)):
        parts.box(boards, s, e, y0, y0 + 0.3, FLOOR - 0.25, top)
    gable_roof(parts, roof, x0, x1, y0, y1, top, rise, 0.55, 1.25, 'y', trim=timber('fascia', (0.24, 0.13, 0.06), (0.16, 0.08, 0.04), 0.3),
        metal=frame)
    chimney(parts, 4.4, 12.5, top + 1.0, 2.1, plain('flue', (0.04, 0.04, 0.042), 0.4, 0.6), 1, (0.5, 0.5))
    rect = (x0 - 2.2, x1 + 0.6, y0 - 3.2, y0)
    deck(parts, planks, rect, FLOOR, beam=post)
    deck(parts, planks, (x0 - 2.2, x0, y0, y1 - 2), FLOOR, along='y', beam=post)
    piles(parts, post, (x0 - 2.0, x1 + 0.4, y0 - 3.0, y1 - 1), -2, FLOOR - 0.1, (5, 5), 0.13)
    for a, b in (((rect[0], rect[2]), (3.2, rect[2])), ((5.0, rect[2]), (rect[1], rect[2])), ((rect[1], rect[2]), (rect[1], y0)),
        ((rect[0], y1 - 2), (rect[0], rect[2]))):
        railing(parts, frame, (*a, FLOOR), (*b, FLOOR), 1.0, 'bars', spacing=0.35)
    for i in range(5):
        parts.box(planks, 3.25, 4.95, rect[2] - 0.3 * (i + 1), rect[2] - 0.3 * i, FLOOR - 0.17 * (i + 1) - 0.05, FLOOR - 0.17 * (i + 1), 0.008)
    table_set(parts, 8.6, 4.4, FLOOR, 20, 3)
    lounger(parts, 1.2, 4.6, FLOOR, 200)
    for x, y in ((0.1, 3.2), (2.3, 5.6), (10.2, 3.3), (9.9, 5.6)):
        pot(parts, x, y, FLOOR, chance, 0.2, 0.6)
    jetty(parts, planks, post, 4.1, -7.5, 1.6, 0.5, 1.7)
    rowing_boat(parts, 2.3, -4.2, 0.05, 96, (0.05, 0.20, 0.19))
    parts.wire(plain('rope', (0.45, 0.36, 0.22), 0.9), [(3.3, -3.0, 0.8), (2.8, -2.6, 0.5), (2.2, -2.2, 0.6)], 0.012)
    rope = plain('towel', (0.62, 0.18, 0.10), 0.95)
    parts.block(rope, (rect[0], 8.0, FLOOR + 0.72), (0.06, 0.9, 0.6), 0.02)


def heron(parts, x, y, z, wood):
    """A grey heron on an old pile, looking left."""
    grey, pale, dark, beak = (plain(f'heron {name}', colour, 0.9) for name, colour in
        (('grey', (0.20, 0.22, 0.25)), ('white', (0.62, 0.62, 0.60)), ('black', (0.02, 0.02, 0.025)), ('beak', (0.5, 0.28, 0.05))))
    parts.bar(wood, (x, y, -1), (x, y, z), 0.13, 12)
    with parts.at(x, y, z):
        for dy in (-0.05, 0.05):
            parts.wire(beak, [(0.02, dy, 0), (0.04, dy, 0.2), (0.0, dy, 0.38)], 0.012, 6)
        body = [(0.34, 0.30), (0.2, 0.38), (0.02, 0.48), (-0.12, 0.56), (-0.2, 0.62)]
        for (a, b), (c, d), r, s in zip(body, body[1:], (0.03, 0.085, 0.115, 0.1), (0.085, 0.115, 0.1, 0.05)):
            parts.bar(grey, (a, 0, b), (c, 0, d), r, 12, s)
        neck = [(-0.18, 0.60), (-0.25, 0.68), (-0.24, 0.77), (-0.17, 0.84), (-0.17, 0.93), (-0.23, 0.98)]
        parts.wire(pale, [(a, 0, b) for a, b in neck], 0.034, 8)
        parts.bar(pale, (-0.20, 0, 0.985), (-0.33, 0, 0.985), 0.045, 10, 0.03)
        parts.bar(dark, (-0.27, 0, 1.015), (-0.04, 0, 0.96), 0.022, 6, 0.004)
        parts.bar(beak, (-0.32, 0, 0.985), (-0.50, 0, 0.965), 0.02, 8, 0.003)


def planting(chance, camera_x):
    green, dark, gold = leaf('leaves', (0.05, 0.10, 0.015), (0.19, 0.22, 0.045)), leaf('needles', (0.022, 0.05, 0.02),
        (0.075, 0.11, 0.035)), leaf('birch leaves', (0.06, 0.10, 0.015), (0.22, 0.21, 0.04))
    brown, white, red = bark('bark', (0.13, 0.10, 0.07), (0.04, 0.03, 0.02)), bark('birch bark', (0.62, 0.60, 0.55), (0.42, 0.4, 0.36),
        marks=(0.02, 0.02, 0.02)), bark('pine bark', (0.30, 0.14, 0.07), (0.10, 0.05, 0.03))
    near = [oak('oak', green, brown, 11, 3, count=14000), birch('birch', gold, white, 12, 2, count=12000),
        birch('birch two', gold, white, 10, 5, count=11000), pine('pine', dark, red, 15, 4, count=22000), spruce('spruce', dark, brown, 15, 7)]
    for x, y, k, s in ((-9, 19, 1, 1), (-12, 21, 3, 1.1), (-6.5, 23, 2, 1), (-16, 18, 0, 1), (-21, 15, 2, 0.9), (13.5, 17, 1, 1), (16, 15, 0, 1),
        (20, 13, 2, 1.1), (14, 24, 3, 1), (19, 22, 4, 1), (24, 15, 3, 0.95),
                       (-2, 26, 4, 1), (3, 27, 3, 1.05), (9, 26, 0, 1), (-26, 20, 3, 1), (-19, 27, 4, 1.1), (28, 18, 0, 1), (-31, 14, 1, 1)):
        place(near[k], x, y, ground(x, y) - 0.1, s, chance.uniform(0, 6))
    woods = far_trees(green, brown, ('oak', 'spruce', 'oak'), 11, 11) + far_trees(dark, red, ('pine',), 3, 12)
    spread(woods, scattered(chance, 700, (-70, 70, 28, 75)), ground, chance)
    far = [(x, y) for x, y in scattered(chance, 4200, (-420, 420, 120, 330)) if bay(x, y) > 0.4]
    spread(woods, far, bay, chance)
    spread([bush('shrub', green, 1.8, 2.4, 2200, 0.09), bush('willow', gold, 2.6, 3.0, 3000, 0.08, narrow=0.25)],
           [(x, shore(x) + chance.uniform(0.3, 3.5)) for x in [chance.uniform(-45, 45) for _ in range(90)]], ground, chance)
    reed, plume = leaf('reed', (0.07, 0.10, 0.025), (0.26, 0.24, 0.09), 0.3), leaf('plumes', (0.20, 0.13, 0.07), (0.34, 0.24, 0.13))
    reeds = [patch(f'reeds {i}', reed, 1.6, 330, 1.9, 0.013, 0.13, 0.35, (0.14, 0), i, [(plume, 90, 0.035, 1.85)], 9) for i in range(3)]
    spots = [(x, shore(x) - chance.uniform(-0.3, 2.6)) for x in [chance.uniform(-40, 40) for _ in range(230)] if not -1.5 < x < 11]
    spots += [(camera_x - 3.2 + chance.gauss(0, 1.5), -9.5 + chance.gauss(0, 1.3), 0.9) for _ in range(16)]
    spread(reeds, spots, lambda x, y: max(-0.5, min(0.1, ground(x, y))), chance)
    pads = leaf('lily pads', (0.03, 0.08, 0.02), (0.10, 0.15, 0.04), 0.1)
    new = Leaves(5)
    for i in range(9):
        ring = [(0.17 * math.cos(t + i) + (i % 3) * 0.34, 0.17 * math.sin(t + i) + (i // 3) * 0.36, 0.012) for t in (0.3, 1.2, 2.2, 3.2, 4.2, 5.2,
            6.0)]
        new.add(pads, ring, [(0, 1, 2, 3), (0, 3, 4, 5)])
    lily = new.mesh('lilies')
    spread([lily], [(chance.uniform(-12, -2) , chance.uniform(-6, 6)) for _ in range(40)], lambda x, y: 0.06, chance)
    grass = leaf('grass', (0.05, 0.09, 0.015), (0.19, 0.21, 0.05), 0.3)
    spread([patch('grass', grass, 1.6, 900, 0.4, 0.007, tufts=25)],
        [(x, shore(x) + chance.uniform(0, 9)) for x in [chance.uniform(-30, 30) for _ in range(420)]], ground, chance)


def scene(wide):
    chance = random.Random(7)
    if wide:
        air = (0.66, 0.60, 0.56)
        to_sun = sky(9, -52, 0.17, 4.6, (1.0, 0.66, 0.38), 1.4, 0.85, 0.42, 0.8, 1.6, 2.3, lit=(8.5, 6.0, 4.4), shade=(2.6, 2.2, 2.6),
            horizon=(0.82, 0.60, 0.42), band=0.22)
    else:
        air = (0.62, 0.55, 0.50)
        to_sun = sky(10, -112, 0.17, 4.6, (1.0, 0.66, 0.36), 1.0, 0.85, 0.5, 1.0, 1.5, 9.1, lit=(7.5, 5.8, 4.4), shade=(2.2, 2.2, 2.8),
            horizon=(0.66, 0.54, 0.46))
    earth = soil('shore earth', (0.03, 0.045, 0.014), (0.11, 0.11, 0.045), 0.1, 1.4)
    plane('lake', (-1500, 1500, -200, 2500), 0.0, lake(ripple=0.16 if wide else 0.2, large=0.35, small=1.5))
    graded('bank', (4, 14), 0.3, 110, ground, earth, 130)
    graded('far bank', (0, 200), 3, 700, bay, earth, 110, back=120)
    parts = Parts()
    house(parts, chance)
    stones(parts, rock(), [(x, shore(x) - 0.4, 0.0, chance.uniform(0.2, 0.55)) for x in [chance.uniform(-14, 18) for _ in range(26)]], chance)
    if wide:
        heron(parts, 12.2, -4.6, 0.55, timber('old pile', (0.16, 0.12, 0.09), (0.08, 0.06, 0.05), 0.3, True))
    parts.finish()
    planting(chance, -5.0 if not wide else -9.0)
    if wide:
        haze(air, 560, 0.88, (1.1, 0.82, 0.56), to_sun, mist=(1.2, 420))
        camera((17.0, -12.5, 1.5), (7.2, 8), 27, 0.055)
        return land(0.9, glow=0.25)
    haze(air, 600, 0.9, (0.95, 0.70, 0.46), to_sun)
    camera((-4.6, -13.0, 2.1), (3.3, 8), 27, 0.07)
    return land(0.55, glow=0.15)


shoot({'lake-house': lambda: scene(False), 'slide-nature': lambda: scene(True)})
