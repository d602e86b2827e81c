"""alpine-farmhouse-inside: the panelled parlour of 1796. Corner bench and table, the green stove, small windows on meadow and snow."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from belongings import basket, folded, mug
from comforts import greens, pad, pillow, pot
from finishes import cloth
from indoors_cases import sideboard
from indoors_crockery import board, bread, jug, open_shelf, plate_pile
from indoors_floors import boards, old_wood
from indoors_joinery import curtains, panelling
from indoors_light import daylight, daylit, fill, shoot, sky, view
from indoors_materials import fabric
from indoors_pictures import picture
from indoors_pieces import clock_on, tiled_stove
from indoors_room import Beams, Opening, Room, Sash
from indoors_rugs import carpet
from indoors_tables import chair, dining_table, stool
from indoors_things import candlestick, hanging_lamp, vase_with
from outside import fbm, haze, mountain, ridge, smooth, soil, terrain
from planting import lawn, leaf, patch, place, scattered, spread
from shapes import Parts
from tableware import bowl
from trees import apple, bark, far_trees

WIDTH, DEPTH, HEIGHT, THICK = 5.0, 4.7, 2.36, 0.4
NORTH = [Opening(x, x + 1.04, 0.9, 1.96) for x in (1.85, 3.5)]
EAST = [Opening(x, x + 1.04, 0.9, 1.96) for x in (0.62, 2.3)]


def ground(x, y):
    return -0.75 + 0.4 * fbm(x, y, 0.05, 4, 2) * smooth(8, 20, y) + 16 * smooth(40, 240, y) * (0.7 + 0.6 * fbm(x, y, 0.012, 4, 7))


def peaks(x, y):
    crest = ridge(x, y, 0.0009, 3.1) * 0.5 + ridge(x, y, 0.0021, 7.7) * 0.3 + 0.35 * fbm(x, y, 0.0007, 3, 5) + 0.1
    return -60 + smooth(500, 1600, y) * (150 + 180 * fbm(x, y, 0.0012, 5, 4)) + smooth(1500, 3400,
        y) * (max(0.0, crest) * 1150 + 200 * fbm(x, y, 0.003, 6, 1))


def meadow():
    chance = random.Random(11)
    terrain('meadow', (-160, 260, -30, 420), (90, 90), ground, soil('meadow', (0.05, 0.09, 0.016), (0.13, 0.18, 0.04), 0.04, 1.1, (0.16, 0.17, 0.06)))
    alps = mountain('alps', (0.012, 0.03, 0.015), (0.075, 0.10, 0.035), (0.15, 0.15, 0.165), (0.78, 0.81, 0.88), 620, 0.003)
    terrain('alps', (-3200, 4400, 350, 4800), (200, 130), peaks, alps)
    green, dark, brown = leaf('leaves', (0.05, 0.10, 0.014), (0.20, 0.25, 0.045)), leaf('needles', (0.016, 0.045, 0.02), (0.06, 0.10, 0.035)), \
        bark('bark', (0.16, 0.12, 0.09), (0.05, 0.04, 0.03))
    fruit = apple('apple', green, brown, 5, 2)
    for x, y in ((-2.6, 19), (9.5, 30), (19, 12.5), (24, 0.5)):
        place(fruit, x, y, ground(x, y), chance.uniform(0.85, 1.1), chance.uniform(0, 6))
    woods = far_trees(dark, brown, ('spruce', 'spruce'), 3, 15, 1400)
    spread(woods, scattered(chance, 1300, (-150, 260, 60, 380), lambda x, y: 1.0 if fbm(x, y, 0.012, 3,
        5) > 0.1 and y > 60 + 90 * (x < 60) else 0.0), ground, chance)
    grass, yellow, white = leaf('grass', (0.06, 0.11, 0.014), (0.20, 0.27, 0.05), 0.4), leaf('buttercup', (0.7, 0.5, 0.02), (0.85, 0.65, 0.04)), \
        leaf('daisy', (0.7, 0.7, 0.66), (0.85, 0.85, 0.8))
    deep = [patch(f'meadow {i}', grass, 2.0, 900, 0.34, 0.009, 0.5, 0.5, (0.1, 0), i, [(yellow, 30, 0.026, 0.34), (white, 24, 0.028, 0.38)],
        50) for i in range(2)]
    lawn(deep, (-2, 24, 7, 26), ground, 2.0, chance)
    lawn(deep, (7, 22, -4, 7), ground, 2.0, chance)
    haze((0.46, 0.59, 0.78), 5200, 0.9)


def corner(parts, room, wood):
    """The bench round the corner, its table and what stands on it."""
    rust, check = fabric((0.42, 0.07, 0.05), 'canvas'), fabric((0.62, 0.58, 0.5), 'linen', (0.42, 0.06, 0.05), 0.02, 'check')
    for side, a, b in (('north', 2.45, WIDTH), ('east', 0.0, 2.5)):
        with room.on(side):
            parts.box(wood, a, b, -0.45, 0, 0.40, 0.445, 0.01)
            for k in range(4):
                x = a + 0.08 + (b - a - 0.7) * k / 3
                parts.box(wood, x, x + 0.05, -0.40, -0.02, 0, 0.4, 0.006)
            parts.box(wood, a, b, -0.39, -0.36, 0.28, 0.4, 0.004)
            pad(parts, rust, a + 0.03, b - (0.03 if side == 'east' else 0.45), -0.43, -0.03, 0.445, 0.49, 0.02, 0.006)
            pillow(parts, check, a + 0.45, -0.06, 0.5, 0.4, 0.13, 8, 66, 3)
            pillow(parts, rust if side == 'east' else fabric((0.08, 0.14, 0.10), 'linen'), a + 1.5, -0.06, 0.5, 0.42, 0.13, -10, 66, 6)
    dining_table(parts, 3.62, 3.42, 0, 0, 'farm', 1.5, 0.95, 'old pine')
    chair(parts, 3.35, 2.55, 0, 172, 'farmhouse', 'old pine')
    stool(parts, 2.45, 3.5, 0, 0, 'old pine')
    with parts.at(3.62, 3.42, 0.745):
        parts.block(check, (0.05, 0, 0.003), (0.62, 0.95, 0.004), 0.0)
        board(parts, -0.35, -0.12, 0, 20, 'oak')
        bread(parts, -0.36, -0.1, 0.02, 20)
        jug(parts, 0.1, 0.12, 0, 0.22, (0.20, 0.27, 0.36))
        mug(parts, 0.36, -0.2, 0, 40, (0.6, 0.58, 0.52))
        mug(parts, 0.0, -0.26, 0, 200, (0.6, 0.58, 0.52))
        bowl(parts, 0.45, 0.18, 0, 0.13)
        candlestick(parts, -0.1, 0.26, 0, 0.16, lit=True)


def alpine_farmhouse():
    sky(27, 50, 0.22, 1.0, 1.0, 1.5, 17.0, (1.0, 0.90, 0.74), 0.7, 0.4, (1.0, 0.97, 0.93), (0.55, 0.6, 0.7), 5.0, 1.2, 6.0)
    meadow()
    parts = Parts()
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    wood = boards('parlour panel', (0.53, 0.32, 0.15), (0.37, 0.20, 0.085), 0.28, 3.0, 'y', 0.35)
    light = old_wood('parlour frame', (0.50, 0.295, 0.135), (0.34, 0.18, 0.075), 2, 0.35, 0.25)
    room.floor(boards('scrubbed boards', (0.52, 0.40, 0.26), (0.38, 0.27, 0.16), 0.3, 4.0, 'y', 0.2))
    frame = old_wood('sash wood', (0.50, 0.30, 0.14), (0.34, 0.18, 0.08), 2, 0.3, 0.1)
    sash = Sash(frame, columns=2, rows=2, bar=0.055, splay=0.1, set_back=0.1, board=light)
    room.wall('north', wood, NORTH, sash)
    room.wall('east', wood, EAST, sash)
    room.rest(wood)
    room.ceiling(boards('ceiling boards', (0.56, 0.36, 0.18), (0.41, 0.235, 0.105), 0.3, 4.0, 'x', 0.3),
        Beams(old_wood('parlour beam', (0.42, 0.24, 0.105), (0.26, 0.135, 0.055), 1, 0.3, 0.3), 'y', 1.05, 0.16, 0.14, 0.35, 0.15))
    for side in ('north', 'east', 'west'):
        with room.on(side):
            panelling(parts, 0, room.long(side), 0.84, light, 0.62)
            parts.box(light, 0, room.long(side), -0.05, 0, 2.1, 2.17, 0.01)
            for o in room.openings(side):
                curtains(parts, o, cloth(f'lace {side}', (0.70, 0.68, 0.62), thin=0.5), 0.24, o.z0 - 0.02, 0.07, 0.12, 0.07, seed=4)
                pot(parts, (o.x0 + o.x1) / 2 - 0.2, 0.13, o.z0 + 0.005, 0.07, 0.12, (0.62, 0.05, 0.04), 5, 110, 0.2, None,
                    greens('geranium', (0.05, 0.11, 0.025)), 0.03)
    with room.on('north'):
        tiled_stove(parts, 0.86, -0.12, 0, 0, 1.15, 0.95, 2.02, (0.05, 0.15, 0.10))
        parts.box(light, 0.1, 1.62, -1.55, -1.17, 0.4, 0.445, 0.01)
        for x in (0.15, 1.52):
            parts.box(light, x, x + 0.05, -1.5, -1.2, 0, 0.4, 0.006)
        folded(parts, 0.45, -1.36, 0.45, 0.42, 0.3, 2, 5, ((0.46, 0.07, 0.05), (0.6, 0.56, 0.48)))
        picture(parts, 3.2, -0.005, 1.45, 0, 'portrait', 0.26, 0.34, 'gold', 4)
    with room.on('east'):
        picture(parts, 0.3, -0.005, 1.45, 0, 'leaf', 0.26, 0.34, 'black', 7)
        clock_on(parts, 1.98, -0.01, 1.66, 0, 0.14)
    corner(parts, room, light)
    with room.on('west'):
        open_shelf(parts, 1.2, 0, 1.62, 0, 1.5, light, 'crockery', 0.2, 3)
    with room.on('east'):
        sideboard(parts, 3.95, 0, 0, 0, 'painted', 1.3, old_wood('chest blue', (0.09, 0.16, 0.19), (0.05, 0.09, 0.11), 2, 0.3, 0.2), 0.92, 0.46, 2)
        vase_with(parts, 3.7, -0.22, 0.92, 'jug', 0.24, (0.58, 0.56, 0.5), 'wild', 0.45, 8)
        plate_pile(parts, 4.2, -0.22, 0.92, 5)
    hanging_lamp(parts, 3.62, 3.42, HEIGHT - 0.02, 0, 'dome', 0.72, 0.2, 0.9, light=7)
    carpet(parts, 1.75, 2.35, 0, 6, 2.0, 1.2, 'kilim', ((0.40, 0.07, 0.05), (0.56, 0.48, 0.34), (0.07, 0.12, 0.09)))
    basket(parts, 1.78, 4.3, 0.0, 0.42, 0.3, 0.25, 20, (0.42, 0.36, 0.26))
    parts.finish()
    daylight(room, 'north', 95, (0.86, 0.92, 1.0))
    daylight(room, 'east', 110, (0.95, 0.95, 1.0))
    fill(room, 52)
    view(0.95, -0.02, 1.36, 21, 20.5, 0.0)
    return daylit(1.05)


if __name__ == '__main__':
    shoot({'alpine-farmhouse-inside': alpine_farmhouse})
