"""fjord-cabin-inside: the one room of the cabin under its ridge, of dark pine, in the blue hour. The window seat fills the gable before the fjord,
box beds one over the other on the left, the stove on the right with a fire in it, a lamp over the seat."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from belongings import book, logs, mug, shoes
from building import glow, plain
from comforts import pillow
from finishes import cloth
from indoors_cases import row_of_books, side_table
from indoors_floors import boards, tiled
from indoors_furniture import armchair
from indoors_joinery import window_seat
from indoors_light import daylight, daylit, shoot, soft_box, view
from indoors_materials import black_iron, fabric, soft
from indoors_openings import hewn
from indoors_pieces import wood_stove
from indoors_room import Opening, Room, Sash
from indoors_rugs import carpet
from indoors_storage import peg_rail
from indoors_things import curtain, hanging_lamp, throw, wall_lamp
from indoors_vases import candle, vase_with
from outside import fbm, haze, lake, mountain, plane, ridge, sky, smooth, soil, terrain
from planting import leaf, place
from shapes import Parts
from trees import apple, bark, spruce

WIDTH, DEPTH, EAVES, RIDGE, THICK = 5.0, 6.0, 2.25, 4.15, 0.42
WINDOW = Opening(0.85, 4.15, 0.48, 2.42)
WATER = -46.0


def walls(x, y):
    """Mountains on both sides of the fjord, which bends away between them."""
    middle = -40 + 0.02 * y + 190 * math.sin(y * 0.0011)
    away = abs(x - middle) - (250 + 90 * fbm(0, y, 0.002, 3, 3))
    lift = smooth(0, 2000, away) * 1250 + smooth(-20, 420, away) * 260
    crest = 0.78 + 0.22 * ridge(x, y, 0.0009, 4) + 0.22 * fbm(x, y, 0.0011, 6, 6)
    return WATER - 25 + (lift * 0.62 + smooth(4600, 6200, y) * 520) * crest + 40 * fbm(x, y, 0.006, 5, 2) * smooth(-20, 200, away)


def slope_at(x, y):
    """The orchard that drops to the water."""
    return -1.0 - 40 * smooth(8, 110, y) - 0.35 * (y - 6) * smooth(6, 9, y) * 0.4 + 0.5 * fbm(x, y, 0.1, 3, 2)


def fjord():
    chance = random.Random(12)
    dusk = ((0.0, (0.98, 0.66, 0.50)), (0.08, (0.72, 0.60, 0.62)), (0.22, (0.34, 0.42, 0.60)), (0.6, (0.14, 0.22, 0.42)))
    sky(8, -150, 0.8, 0.4, (0.80, 0.70, 0.72), 30.0, 0.9, 0.5, 1.1, 1.5, 81.0, lit=(0.74, 0.52, 0.50), shade=(0.17, 0.22, 0.36), gradient=dusk)
    plane('fjord', (-6000, 6000, 20, 9000), WATER, lake('fjord', (0.003, 0.012, 0.018), 0.12, 0.03, 0.2, 0.3, 2.0, 0.05))
    made = mountain('fjord walls', (0.010, 0.022, 0.014), (0.045, 0.06, 0.035), (0.15, 0.15, 0.16), (0.66, 0.70, 0.78), 620, 0.004, 0.5)
    terrain('fjord walls', (-2600, 2600, 160, 6400), (150, 150), walls, made)
    terrain('orchard', (-50, 55, 6.6, 120), (60, 60), slope_at, soil('orchard ground', (0.03, 0.05, 0.018), (0.09, 0.12, 0.04), 0.15, 1.6))
    parts = Parts()
    shine, white, red, roof = glow('far windows', (1.0, 0.6, 0.28), 9.0), plain('far white', (0.42, 0.42, 0.42), 0.8), plain('falu red',
        (0.16, 0.03, 0.02), 0.8), plain('far slate', (0.03, 0.032, 0.036), 0.6)
    for _ in range(60):
        x, y = chance.uniform(-330, 330), chance.uniform(400, 1800)
        z = walls(x, y)
        if WATER + 1 < z < WATER + 60:
            with parts.at(x, y, z, chance.uniform(-25, 25)):
                w = chance.uniform(9, 14)
                parts.box(chance.choice((white, red, white)), -w / 2, w / 2, 0, 8, -3, 5)
                parts.face(roof, (-w / 2, -0.6, 5), (w / 2, -0.6, 5), (w / 2, 4, 8.4), (-w / 2, 4, 8.4))
                for k in range(3):
                    if chance.random() < 0.7:
                        parts.box(shine, -w / 2 + w * (k + 0.6) / 3.4, -w / 2 + w * (k + 0.6) / 3.4 + 1.3, -0.06, 0, 1.2, 2.8)
    parts.finish()
    green, brown = leaf('apple leaves', (0.04, 0.08, 0.015), (0.15, 0.20, 0.05)), bark('bark', (0.17, 0.13, 0.1), (0.05, 0.04, 0.03))
    tree = apple('apple', green, brown, 4.0, 2, fruit=leaf('apples', (0.42, 0.04, 0.02), (0.60, 0.14, 0.04), 0.1), count=5000)
    for x, y in ((-3.0, 13.5), (8.5, 14), (1.0, 24), (13, 24), (-10, 24)):
        place(tree, x, y, slope_at(x, y) - 0.1, 0.85, x)
    fir = spruce('spruce', leaf('needles', (0.012, 0.03, 0.016), (0.045, 0.075, 0.032)), brown, 15, 5, 7000)
    for x, y in ((14, 36), (18, 42), (-12, 48), (-17, 44)):
        place(fir, x, y, slope_at(x, y), 1.0, x)
    haze((0.27, 0.32, 0.45), 6500, 0.9)


def bunks(parts, pine, dark):
    """Two box beds, one over the other, in a front of boards; the place of the west wall."""
    a, b, deep = 2.75, 4.95, 1.02
    for x in (a - 0.06, b):
        parts.box(dark, x, x + 0.06, -deep, 0, 0, 2.62, 0.004)
    for z in (0.34, 1.56):
        parts.box(dark, a, b, -deep, 0, z - 0.1, z, 0.004)
        parts.box(dark, a, b, -deep - 0.012, -deep + 0.025, z - 0.1, z + 0.2, 0.008)
    parts.box(dark, a - 0.06, b + 0.06, -deep - 0.012, -deep + 0.03, 2.5, 2.66, 0.008)
    for k in range(3):
        parts.box(dark, a + 0.73 * k + 0.02, a + 0.73 * k + 0.71, -deep - 0.006, -deep + 0.02, 0.03, 0.23, 0.006)
        parts.bar(black_iron(), (a + 0.73 * k + 0.36, -deep - 0.03, 0.14), (a + 0.73 * k + 0.36, -deep, 0.14), 0.014, 10)
    linen, wool = fabric((0.56, 0.53, 0.47)), fabric((0.40, 0.09, 0.06), 'wool', (0.50, 0.46, 0.38), 0.09, 1)
    grey = fabric((0.16, 0.19, 0.21), 'wool')
    for z, cover in ((0.34, wool), (1.56, grey)):
        soft(parts, linen, a + 0.02, b - 0.02, -deep + 0.04, -0.02, z, z + 0.16, 0.04, 0.01)
        soft(parts, cover, a + 0.02, b - 0.62, -deep + 0.03, -0.02, z + 0.13, z + 0.24, 0.05, 0.03, 0, 0.012, None, z)
        pillow(parts, linen, b - 0.3, -0.5, z + 0.17, 0.6, 0.16, 90, 20, 3)
    for k in range(5):  # a ladder at the foot
        parts.bar(dark, (a - 0.02, -deep - 0.06, 0.3 + 0.3 * k), (a + 0.36, -deep - 0.06, 0.3 + 0.3 * k), 0.016, 8)
    for x in (a - 0.02, a + 0.36):
        parts.box(dark, x - 0.02, x + 0.02, -deep - 0.085, -deep - 0.035, 0, 1.95, 0.006)
    with parts.at(0, -deep + 0.06, 0):
        curtain(parts, b - 0.42, b - 0.02, 0, 2.5, 0.72, fabric((0.34, 0.30, 0.24)), 1.0, 3)
    wall_lamp(parts, b - 0.5, -0.01, 1.05, 0, 'shade', 3.0, None, 16)
    wall_lamp(parts, b - 0.5, -0.01, 2.2, 0, 'shade', 2.0, None, 8)


def fjord_cabin():
    parts = Parts()
    fjord()
    room = Room(parts, WIDTH, DEPTH, EAVES, THICK)
    pine = boards('pine lining', (0.30, 0.16, 0.075), (0.16, 0.078, 0.034), 0.135, 5.0, 'x', 0.3, (0.02, 0.01, 0.006))
    lofty = boards('pine roof', (0.34, 0.19, 0.092), (0.20, 0.10, 0.045), 0.12, 6.5, 'x', 0.3, (0.02, 0.01, 0.006))
    dark = boards('dark pine', (0.20, 0.10, 0.046), (0.10, 0.048, 0.022), 0.2, 3.0, 'x', 0.35, (0.05, 0.025, 0.012))
    room.floor(boards('floor pine', (0.33, 0.20, 0.10), (0.20, 0.115, 0.055), 0.19, 4.0, 'y', 0.5))
    gable = [(0, EAVES), (WIDTH / 2, RIDGE), (WIDTH, EAVES)]
    sash = Sash(dark, columns=3, rows=1, bar=0.07, leaves=True, set_back=0.1)
    room.wall('north', pine, [WINDOW], sash, top=gable)
    room.wall('south', pine, top=gable)
    room.rest(pine)
    for x0, z0, x1, z1 in ((-0.1, EAVES - 0.076, WIDTH / 2, RIDGE), (WIDTH / 2, RIDGE, WIDTH + 0.1, EAVES - 0.076)):
        parts.face(lofty, (x0, -0.4, z0), (x1, -0.4, z1), (x1, DEPTH + 0.3, z1), (x0, DEPTH + 0.3, z0))
    hewn(parts, dark, (0.55, 3.6, EAVES + 0.8), (WIDTH - 0.55, 3.6, EAVES + 0.8), 0.12, 0.16, 0.2, 5)
    hewn(parts, dark, (WIDTH / 2, 0, RIDGE + 0.02), (WIDTH / 2, DEPTH, RIDGE + 0.02), 0.16, 0.22, 0.2, 6)
    with room.on('north'):
        window_seat(parts, WINDOW, THICK, dark, cloth('seat wool', (0.20, 0.24, 0.25)), 0.0, 0.2)
        for x, colour, turn in ((1.12, (0.46, 0.30, 0.10), -22), (3.88, (0.40, 0.09, 0.055), 24), (3.55, (0.50, 0.47, 0.40), 10)):
            pillow(parts, fabric(colour, 'wool'), x, 0.1, 0.57, 0.44, 0.15, turn, 64, 2)
        throw(parts, 2.55, 0.08, 0.575, 4, 0.66, 0.5, fabric((0.52, 0.48, 0.40), 'wool', (0.14, 0.18, 0.22), 0.05, 0), 0.3)
        book(parts, 2.05, 0.06, 0.575, 24, colour=(0.10, 0.16, 0.20), open_=True)
        mug(parts, 1.98, -0.09 + 0.22, 0.575, 40, (0.60, 0.58, 0.52))
        parts.box(dark, 0.8, 4.2, -0.24, 0, 2.6, 2.63, 0.005)
        row_of_books(parts, 1.1, 2.1, -0.2, 2.63, 5, 0.24, 0.17)
        row_of_books(parts, 3.2, 4.0, -0.2, 2.63, 8, 0.22, 0.17)
        vase_with(parts, 2.62, -0.12, 2.63, 'jug', 0.17, (0.50, 0.47, 0.42), 'bare', 0.4, 2)
        for x in (0.42, 4.58):
            wall_lamp(parts, x, 0, 1.75, 0, 'shade', 3.0, None, 14)
    with room.on('west'):
        bunks(parts, pine, dark)
    slate = tiled('stove slate', ((0.15, 0.165, 0.17), (0.21, 0.22, 0.22), (0.18, 0.19, 0.20)), (0.46, 0.2), 0.5, 0.005, (0.09, 0.09, 0.09), 0.3, 0.4)
    with room.on('east'):
        parts.box(slate, 0.95, 2.75, -1.05, 0, 0, 0.06, 0.008)
        parts.box(slate, 1.05, 2.65, -0.05, 0, 0.06, 2.25, 0.006)
        wood_stove(parts, 1.85, -0.5, 0.06, 0, 'iron', 3.2, True)
        logs(parts, 2.5, -0.3, 0.06, 0.34, 4, 7, 0.05)
    peg_rail(parts, 0.54, 2.688, 1.72, 0, 0.8, 'old pine', 3, 6)
    carpet(parts, 2.6, 3.35, 0.0, 90, 2.3, 1.7, 'kilim', ((0.36, 0.08, 0.05), (0.50, 0.45, 0.36), (0.06, 0.11, 0.15)))
    armchair(parts, 3.5, 2.75, 0.0, -122, 'rocking', fabric((0.50, 0.46, 0.38), 'wool'), 'old pine')
    side_table(parts, 2.3, 3.5, 0.0, 0.28, 0.46, 'old pine', 'three')
    candle(parts, 2.24, 3.46, 0.46, 0.12)
    mug(parts, 2.4, 3.6, 0.46, 20, (0.10, 0.16, 0.20))
    shoes(parts, 1.4, 5.35, 0.0, 100, (0.16, 0.075, 0.03))
    hanging_lamp(parts, 2.5, 4.5, RIDGE - 0.2, 0, 'dome', 1.45, 0.2, 4.0, None, 26)
    parts.finish()
    daylight(room, 'north', 36, (0.58, 0.72, 1.0))
    soft_box((2.5, 0.15, 2.4), (2.5, 4.0, 1.2), 3.0, 1.0, 70, (1.0, 0.74, 0.48))
    view(2.32, 0.12, 1.42, 2.5, 21, -0.005)
    return daylit(1.05)


if __name__ == '__main__':
    shoot({'fjord-cabin-inside': fjord_cabin})
