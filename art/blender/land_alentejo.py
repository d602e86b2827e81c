"""The white patio house of the Alentejo, blue at its foot, in the heat of the afternoon."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Look, Opening, Parts, gable_roof, slope, tiles  # noqa: E402
from land_things import lounger, parasol, pool, rock, sides, stones  # noqa: E402
from outside import camera, fbm, graded, haze, land, shoot, sky, smooth, soil, terrain  # noqa: E402
from planting import agave, bush, climber, lawn, leaf, patch, place, scattered, spread  # noqa: E402
from street import bench, pot, table_set  # noqa: E402
from surfaces import plain, plaster, timber  # noqa: E402
from grounds import paving  # noqa: E402
from trees import bark, cork_oak, far_trees, olive  # noqa: E402

POOL = (-2.2, 6.4, -4.6, -0.4)


def ground(x, y):
    dip = 1.2 if POOL[0] - 0.4 < x < POOL[1] + 0.4 and POOL[2] - 0.4 < y < POOL[3] + 0.4 else 0.0
    far = smooth(14, 60, abs(x - 2) * 0.7 + max(0, y - 6))
    return far * (2.6 * fbm(x, y, 0.02, 3, 3) + 0.4 * fbm(x, y, 0.1, 3, 1)) + 20 * smooth(90, 420, y) * (0.5 + fbm(x, y, 0.005, 3, 4)) - dip


def house(parts, chance):
    white, blue = plaster('limewash', (0.82, 0.80, 0.76), 0.25, 0.5), plaster('blue band', (0.035, 0.12, 0.42), 0.35, 0.5)
    roof, door = tiles('roof', (0.52, 0.25, 0.13), (0.30, 0.13, 0.07), 0.2, 0.36, moss=0.12), timber('blue door', (0.04, 0.12, 0.34),
        (0.03, 0.085, 0.26), 0.12, True)
    frame = plain('frame white', (0.74, 0.73, 0.70), 0.5)
    look = Look(frame=frame, sill=white, surround=blue, surround_width=0.14, surround_out=0.012, columns=2, rows=2, lit=0.0, curtain=0.7, depth=0.3,
        door=door)
    x0, x1, y0, y1, top = -5.5, 9.5, 5.0, 11.0, 3.0
    front = [Opening(1.4, 2.3, 1.0, 2.15), Opening(4.0, 5.1, 0.08, 2.35, kind='door'), Opening(6.6, 7.5, 1.0, 2.15), Opening(9.6, 12.4, 0.08, 2.4),
        Opening(13.4, 14.2, 1.0, 2.15)]
    sides(parts, (x0, x1, y0, y1), -0.3, top, {'front': front, 'left': [Opening(2.4, 3.2, 1.0, 2.1)]}, white, look, chance, 'x', 1.45)
    for side, at in (('front', (x0, y0, 0)), ('left', (x0, y1, -90))):
        length = x1 - x0 if side == 'front' else y1 - y0
        cuts = [(4.0, 5.1), (9.6, 12.4)] if side == 'front' else []
        with parts.at(at[0], at[1], 0, at[2]):
            edges = [0.0] + [e for c in cuts for e in (c[0] - 0.14, c[1] + 0.14)] + [length]
            for a, b in zip(edges[::2], edges[1::2]):
                parts.box(blue, a - (0.012 if a == 0 else 0), b + (0.012 if b == length else 0), -0.012, 0.0, -0.3, 0.72)
            for c in (0.0, length - 0.35):
                parts.box(blue, c - (0.013 if c == 0 else 0), c + 0.35 + (0.013 if c else 0), -0.013, 0.0, 0.72, top)
    gable_roof(parts, roof, x0, x1, y0, y1, top, 1.45, 0.32, 0.22, 'x', trim=white)
    parts.box(white, -3.4, -1.1, y0 - 0.35, y0 + 1.1, -0.3, 5.6, 0.04)
    parts.box(blue, -3.42, -1.08, y0 - 0.37, y0, -0.3, 0.72, 0.01)
    for i, w in enumerate((0.0, 0.09)):
        parts.box(white, -3.4 - w, -1.1 + w, y0 - 0.35 - w, y0 + 1.1 + w, 5.6 + 0.12 * i, 5.72 + 0.12 * i, 0.02)
    for i in range(4):
        parts.box(white, -3.25 + i * 0.62, -3.05 + i * 0.62, y0 - 0.25, y0 + 1.0, 5.84, 6.35)
    parts.box(white, -3.5, -1.0, y0 - 0.4, y0 + 1.15, 6.35, 6.5, 0.03)
    a0, a1, b0, b1 = 9.5, 13.6, -2.5, 11.0
    with parts.at(a0, b1, 0, -90):
        pass
    annex = [Opening(1.5, 2.5, 0.08, 2.2, kind='door'), Opening(4.4, 5.4, 1.0, 2.1)]
    sides(parts, (a0 + 0.6, a1, b0, b1), -0.3, 2.7,
        {'left': [Opening(8.0 + i * 2.3, 9.6 + i * 2.3, 0.08, 1.7, 0.55, 'door' if i == 1 else 'window') for i in range(2)],
        'front': [Opening(1.3, 2.2, 1.0, 2.0)]}, white, look, chance)
    with parts.at(a0 + 0.6, b1, 0, -90):
        parts.box(blue, 0, b1 - b0, -0.012, 0, -0.3, 0.0 + 0.08)
    slope(parts, roof, (a0 + 0.3, b1, 2.62), (a0 + 0.3, b0 - 0.25, 2.62), (a1, b0 - 0.25, 3.5), (a1, b1, 3.5), 0.12, white)
    parts.box(white, -9.0, -8.65, -3.0, y0 + 2.0, -0.4, 1.35, 0.05)
    parts.box(blue, -9.02, -8.63, -3.02, y0 + 2.0, -0.4, 0.4, 0.01)
    parts.box(white, -9.0, x0, y0 + 1.8, y0 + 2.15, -0.4, 2.0, 0.05)
    beams = timber('pergola', (0.36, 0.27, 0.18), (0.24, 0.17, 0.11), 0.2)
    for x in (2.6, 5.2, 7.8):
        parts.bar(beams, (x, 2.6, 0), (x, 2.6, 2.5), 0.07, 10)
    parts.box(beams, 2.2, 8.3, 2.53, 2.67, 2.5, 2.62, 0.01)
    for i in range(24):
        parts.bar(beams, (2.3 + i * 0.26, 2.3, 2.66), (2.3 + i * 0.26 + chance.uniform(-0.03, 0.03), y0, 2.72), 0.025, 6)
    table_set(parts, 5.6, 3.7, 0.05, 20, 4)
    bench(parts, -0.2, y0 - 0.45, 0.05, 0, 1.6)
    lounger(parts, -4.0, -1.6, 0.05, 205)
    lounger(parts, -5.2, -2.2, 0.05, 212)
    parasol(parts, -6.7, -0.9, 0.05, (0.80, 0.72, 0.55))
    for x, y, r in ((-1.9, y0 - 0.6, 0.24), (-0.9 + 2.0, y0 - 0.5, 0.2), (3.9, y0 - 0.45, 0.26), (8.9, 4.2, 0.3), (8.9, 3.2, 0.2), (-8.0, 6.2, 0.3),
        (8.8, -1.4, 0.34), (-5.0, y0 - 0.5, 0.22)):
        pot(parts, x, y, 0.05, chance, r, r * 3, (0.46, 0.21, 0.11))
    towel = plain('towel', (0.75, 0.42, 0.06), 0.95)
    parts.block(towel, (-3.95, -1.9, 0.43), (0.6, 0.9, 0.02), 0.008, 25)


def scene():
    chance = random.Random(31)
    to_sun = sky(38, -122, 0.115, 5.6, (1.0, 0.90, 0.74), 0.6, 0.7, 0.3, 1.6, 1.0, 71.0, lit=(9, 8.8, 8.4), shade=(5.0, 5.3, 6.0),
        horizon=(0.66, 0.72, 0.78), band=0.22)
    graded('plain', (2, 0), 0.3, 1500, ground, soil('dry land', (0.20, 0.14, 0.06), (0.42, 0.32, 0.15), 0.03, 0.9, (0.16, 0.15, 0.05)), 170, back=50)
    stone = paving('terrace', (0.52, 0.40, 0.28), (0.40, 0.28, 0.19), (0.42, 0.42), 0.012, 0.0)
    px0, px1, py0, py1 = POOL
    for k, (a, b, c, d) in enumerate(((-8.6, 10.0, py1 + 0.4, 5.0), (-8.6, px0 - 0.4, -5.2, py1 + 0.4), (px1 + 0.4, 10.0, -5.2, py1 + 0.4),
        (px0 - 0.4, px1 + 0.4, -5.2, py0 - 0.4))):
        terrain(f'terrace {k}', (a, b, c, d), (1, 1), lambda x, y: 0.05, stone)
    parts = Parts()
    house(parts, chance)
    pool(parts, POOL, 0.06, plaster('pool rim', (0.72, 0.68, 0.60), 0.3), rim=0.45, colour=(0.02, 0.23, 0.29))
    stones(parts, rock('granite', (0.42, 0.38, 0.33), (0.22, 0.2, 0.18), mossy=0.1),
        [(x, y, ground(x, y), chance.uniform(0.2, 0.6)) for x,
        y in ((-10.5, -2), (-11, 1.5), (-7.4, -6.3), (-3.2, -6.6), (8.5, -6.4), (12.5, -5), (-12, 9))], chance)
    parts.finish()
    grey_green, brown, cork = leaf('cork oak leaves', (0.05, 0.075, 0.03), (0.16, 0.19, 0.075)), bark('oak bark', (0.2, 0.16, 0.13),
        (0.07, 0.055, 0.045)), bark('stripped cork', (0.34, 0.12, 0.055), (0.15, 0.05, 0.03))
    silver = leaf('olive leaves', (0.12, 0.145, 0.085), (0.28, 0.30, 0.2))
    oaks = [cork_oak(f'cork oak {i}', grey_green, cork, 7.5 + i, i + 3, count=20000) for i in range(2)]
    for x, y, k, s in ((-13.5, 8.5, 1, 1.15), (15.5, 14, 0, 1.15), (2, 22, 1, 1.1), (-20, 18, 0, 1.2), (24, 6, 1, 1), (-9, 30, 0, 1.2)):
        place(oaks[k], x, y, ground(x, y), s, chance.uniform(0, 6))
    place(olive('olive', silver, brown, 4.0, 4), 9.6, -4.3, 0, 0.9, 1)
    far = far_trees(grey_green, cork, ('oak', 'oak'), 3, 7)
    spread(far, scattered(chance, 420, (-420, 420, 40, 520), lambda x, y: smooth(30, 80, y)), ground, chance, 0.7, 1.3)
    pink, leaf_green = leaf('bougainvillea', (0.50, 0.02, 0.22), (0.78, 0.12, 0.42), 0.5), leaf('leaves', (0.05, 0.09, 0.015), (0.17, 0.22, 0.05))
    place(climber('bougainvillea', leaf_green, 2.6, 3.4, 0.32, 3200, 0.05, 4, pink, 4200, 0.055), 8.7, 4.98, 0.05)
    place(climber('vine on the pergola', leaf_green, 2.0, 2.6, 0.4, 3000, 0.07, 7), 7.8, 2.6, 0.05)
    lavender = leaf('lavender', (0.17, 0.12, 0.36), (0.34, 0.26, 0.55))
    low = [bush('lavender bush', leaf('lavender leaves', (0.13, 0.15, 0.09), (0.25, 0.27, 0.17)), 0.6, 0.85, 900, 0.035, 3, lavender, 700, 0.03),
        bush('rock rose', leaf_green, 0.8, 1.0, 1600, 0.045, 4, leaf('rock roses', (0.75, 0.7, 0.68), (0.85, 0.82, 0.8)), 90, 0.05),
        bush('rosemary', silver, 0.7, 0.9, 1800, 0.03)]
    spread(low + [agave('agave', leaf('agave leaves', (0.10, 0.16, 0.12), (0.22, 0.28, 0.21), 0.1), 0.9)],
        [(x, -5.7 + chance.uniform(-0.3, 0.25)) for x in [-9 + 1.05 * i for i in range(20)] if not -6.4 < x < -3.4] + [(-8.2, y) for y in (-2.6, -1.6,
        -0.4, 0.8, 2.2, 3.6, 4.8)] + [(x, 7.7) for x in (-8.2, -7.2, -6.3)], lambda x, y: 0.02, chance, 0.7, 1.15)
    straw = leaf('straw', (0.30, 0.22, 0.07), (0.62, 0.50, 0.22), 0.4)
    dry = [patch(f'dry grass {i}', straw, 1.8, 1000, 0.38, 0.006, 0.55, 0.6, (0.15, 0), i, tufts=40) for i in range(3)]
    lawn(dry, (-18, 18, -10, -5.8), ground, 1.55, chance, lambda x, y: 0.85)
    spread(dry, scattered(chance, 700, (-40, 44, 0, 44), lambda x, y: 0.0 if -9.5 < x < 14.5 and y < 12 else 0.8), ground, chance, 0.8, 1.3)
    haze((0.66, 0.70, 0.74), 1300, 0.92, (0.86, 0.80, 0.68), to_sun)
    camera((-7.6, -9.2, 1.7), (1.5, 4), 24, 0.075)
    return land(-0.3, glow=0.04)


shoot({'patio-house': scene})
