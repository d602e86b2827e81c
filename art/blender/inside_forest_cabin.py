"""forest-cabin-inside: under the slopes of the A. A bed before the gable of glass, the stove with its long pipe, fog between the spruces."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from belongings import book, mug, shoes
from indoors_bed_bath import bed, bedside
from indoors_cases import pile_of_books, side_table
from indoors_floors import boards, old_wood
from indoors_furniture import armchair
from indoors_light import daylit, shoot, sky, soft_box, view
from indoors_materials import fabric
from indoors_openings import clear, hewn
from indoors_pieces import wood_stove
from indoors_room import Room
from indoors_rugs import carpet
from indoors_things import floor_lamp, hanging_lamp, log_basket, table_lamp, vase_with
from land_things import deck
from outside import fbm, haze, soil, terrain
from planting import leaf, patch, place, scattered, spread
from shapes import Parts
from surfaces import plain, timber
from trees import bark, far_trees, spruce

HALF, RIDGE, DEPTH = 3.15, 6.3, 6.4


def half(z):
    """Half the width of the room at a height."""
    return HALF * (1 - z / RIDGE)


def ground(x, y):
    return -0.5 + 0.05 * max(0.0, y - 12) + 0.35 * fbm(x, y, 0.13, 4, 3)


def forest():
    chance = random.Random(5)
    earth = soil('forest floor', (0.03, 0.026, 0.014), (0.10, 0.08, 0.04), 0.3, 3.0, (0.06, 0.085, 0.024), 1.0, 0.1)
    terrain('forest floor', (-70, 70, 4, 130), (60, 60), ground, earth)
    needles, brown = leaf('needles', (0.022, 0.05, 0.026), (0.07, 0.125, 0.05), 0.3), bark('spruce bark', (0.17, 0.125, 0.09), (0.06, 0.04, 0.03))
    tall = [spruce(f'spruce {i}', needles, brown, 21 + 3 * i, i + 3, 15000, 0.19, 0.13, 0.2 - 0.05 * i) for i in range(2)]
    for x, y in ((-5.4, 14.6), (4.7, 16.5), (-1.2, 21.5), (-9.5, 19), (9.0, 21.5), (1.9, 29), (-4.6, 30), (6.4, 31), (-12, 31), (13, 30)):
        place(tall[chance.randrange(2)], x, y, ground(x, y) - 0.2, chance.uniform(0.85, 1.1), chance.uniform(0, 6))
    wood = far_trees(needles, brown, ('spruce', 'spruce'), 4, 17, 2600)
    spread(wood, scattered(chance, 190, (-60, 60, 36, 110)), ground, chance)
    spread([spruce('young spruce', needles, brown, 4.0, 8, 5000, 0.13, 0.24, 0.0)], [(-3.4, 12.5), (3.2, 12.0), (5.6, 13.5), (0.6, 18), (-7, 15)],
        ground,
        chance, 0.35, 0.65)
    grass = leaf('forest grass', (0.06, 0.10, 0.02), (0.19, 0.22, 0.06), 0.35)
    spread([patch('tufts', grass, 1.2, 380, 0.34, 0.008, 0.6, 0.6, tufts=9)], scattered(chance, 260, (-12, 12, 8.6, 26)), ground, chance)
    parts = Parts()
    deck(parts, timber('deck', (0.25, 0.19, 0.13), (0.15, 0.11, 0.075), 0.14), (-4, 4, DEPTH + 0.1, DEPTH + 1.7), -0.06)
    parts.finish()
    haze((0.66, 0.70, 0.71), 38, 0.97)


def shell(parts):
    lining = boards('spruce lining', (0.50, 0.31, 0.15), (0.35, 0.195, 0.085), 0.15, 4.2, 'x', 0.25)
    upright = boards('spruce gable', (0.48, 0.30, 0.145), (0.34, 0.19, 0.083), 0.13, 5.0, 'y', 0.25)
    frame, post = old_wood('frame wood', (0.22, 0.12, 0.055), (0.10, 0.05, 0.025), 2, 0.25), old_wood('rafters', (0.33, 0.19, 0.088),
        (0.19, 0.10, 0.045), 0, 0.2)
    parts.face(boards('floor boards', (0.40, 0.265, 0.145), (0.25, 0.155, 0.08), 0.2, 3.6, 'y', 0.4), (-HALF - 0.3, -0.3, 0), (HALF + 0.3, -0.3, 0),
        (HALF + 0.3, DEPTH + 0.2, 0), (-HALF - 0.3, DEPTH + 0.2, 0))
    for s in (-1, 1):
        parts.face(lining, (s * (HALF + 0.1), -0.3, -0.2), (s * (HALF + 0.1), DEPTH + 0.25, -0.2), (0, DEPTH + 0.25, RIDGE), (0, -0.3, RIDGE))
        for y in (0.4, 2.4, 4.4, DEPTH - 0.02):
            with parts.at(0, y, 0):
                v = [(s * (half(z) - d), k * 0.07, z) for k in (-1, 1) for z, d in ((0.0, 0.0), (RIDGE - 0.28, 0.0), (RIDGE - 0.55, 0.0), (0.0,
                    0.22))]
                v = [(x if abs(x) > 0.001 else 0.0, y_, z) for x, y_, z in v]
                parts.add(post, v, [(0, 1, 2, 3), (4, 5, 6, 7), (3, 2, 6, 7), (0, 3, 7, 4)])
    parts.face(upright, (-HALF, -0.3, 0), (HALF, -0.3, 0), (0, -0.3, RIDGE))
    for y in (2.4, 4.4):
        hewn(parts, post, (-half(3.75), y, 3.75), (half(3.75), y, 3.75), 0.14, 0.18, 0.1, 4)
    y, cross = DEPTH, 2.52
    parts.add(clear(), [(-HALF, y + 0.06, 0), (HALF, y + 0.06, 0), (0, y + 0.06, RIDGE)], [(0, 1, 2)])
    parts.box(frame, -half(cross), half(cross), y - 0.05, y + 0.12, cross - 0.09, cross + 0.09, 0.012)
    parts.box(frame, -HALF, HALF, y - 0.03, y + 0.12, 0.0, 0.07, 0.01)
    for x in (-1.85, -0.62, 0.62, 1.85):
        parts.box(frame, x - 0.04, x + 0.04, y - 0.02, y + 0.1, 0, cross, 0.008)
    for x in (-0.62, 0.62):
        parts.box(frame, x - 0.035, x + 0.035, y - 0.02, y + 0.1, cross, RIDGE * (1 - abs(x) / HALF) - 0.05, 0.008)
    for s in (-1, 1):
        parts.bar(frame, (s * (HALF - 0.02), y + 0.03, 0), (0, y + 0.03, RIDGE - 0.03), 0.07, 4)


def furniture(parts):
    rust, moss, cream = fabric((0.42, 0.13, 0.05), 'wool'), fabric((0.14, 0.17, 0.09), 'wool'), fabric((0.62, 0.57, 0.47), 'boucle')
    bed(parts, -2.56, 5.02, 0, 90, 'plain', 1.55, 2.05, 'oak', fabric((0.68, 0.66, 0.62), 'linen'), fabric((0.50, 0.53, 0.50), 'linen'), rust,
        cushions=[moss, rust], made_up=0.8, seed=4)
    bedside(parts, -2.42, 3.86, 0, 90, 'stool', 'oak')
    table_lamp(parts, -2.2, 3.86, 0.5, 0, 'globe', 0.9, light=4)
    side_table(parts, -1.75, 2.75, 0, 0.26, 0.44, 'walnut', 'drum')
    vase_with(parts, -1.78, 2.78, 0.44, 'jug', 0.22, (0.60, 0.57, 0.5), 'wild', 0.42, 3)
    carpet(parts, -0.25, 3.3, 0, 0, 2.7, 1.9, 'berber', ((0.62, 0.57, 0.48), (0.10, 0.085, 0.07), (0.42, 0.2, 0.1)))
    wood_stove(parts, 1.78, 5.2, 0.05, -24, 'iron', 3.05)
    parts.box(plain('stove plate', (0.06, 0.06, 0.062), 0.45, 0.3), 1.1, 2.5, 4.55, 5.75, 0.0, 0.05, 0.006)
    log_basket(parts, 0.98, 5.62, 0)
    armchair(parts, 1.35, 3.2, 0, -36, 'lounge', cream, 'oak', cushion=rust)
    floor_lamp(parts, 2.05, 2.5, 0, 0, 'shade', 0.6, light=7)
    pile_of_books(parts, 0.62, 2.72, 0.016, 4, 5, 20)
    mug(parts, 0.62, 2.7, 0.135, 30, (0.55, 0.2, 0.08))
    shoes(parts, -0.55, 5.5, 0.0, 160, (0.16, 0.075, 0.03))
    book(parts, -1.3, 4.9, 0.625, 40, colour=(0.36, 0.09, 0.04), open_=True)
    hanging_lamp(parts, -0.35, 4.4, 3.6, 0, 'paper', 0.35, 0.2, 0.7, light=7)


def forest_cabin():
    parts = Parts()
    sky(24, 15, 0.19, sun=0, flat=0.97, cover=0.0, cloud_power=4.6)
    forest()
    room = Room(parts, HALF * 2, DEPTH, 3.4)
    shell(parts)
    furniture(parts)
    parts.finish()
    soft_box((0, DEPTH + 0.5, 1.4), (0, 0, 0.8), 4.6, 2.3, 250, (0.90, 0.95, 1.0))
    soft_box((0, DEPTH + 0.5, 3.8), (0, 0, 1.0), 1.7, 2.0, 130, (0.90, 0.95, 1.0))
    soft_box((0, 0.1, 3.0), (0, 4, 1.4), 2.4, 1.6, 22, (1.0, 0.93, 0.85))
    view(0.35, -0.2, 1.45, -3, 20.5, 0.052)
    return daylit(0.75)


if __name__ == '__main__':
    shoot({'forest-cabin-inside': forest_cabin})
