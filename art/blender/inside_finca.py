"""finca-inside: the covered porch of the finca in the evening. Arches of sandstone on the right throw the low sun over the flags and the long table,
beams of sabina overhead, green shutters on the house wall; outside the palm, olive trees and the mountains."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from belongings import basket
from comforts import pillow
from indoors_crockery import laid_table
from indoors_floors import limewash, old_wood, panel_paint, stone, tiled
from indoors_joinery import shutter
from indoors_light import daylight, daylit, shoot, soft_box, view
from indoors_materials import fabric
from indoors_plants import olive_tree
from indoors_room import Beams, Leaf, Opening, Room, Sash
from indoors_tables import bench, chair, dining_table, set_around
from indoors_things import hanging_lamp
from indoors_vases import vase, vase_with
from land_things import pool
from outside import fbm, haze, mountain, sky, smooth, soil, terrain
from planting import agave, bush, leaf, place
from shapes import Parts
from street import pot
from surfaces import brick
from trees import bark, cypress, olive, palm

WIDTH, DEPTH, HEIGHT, THICK = 4.3, 13.2, 3.35, 0.55
ARCHES = [Opening(DEPTH - y - 2.1, DEPTH - y, 0.0, 1.75, 0.95, 'hole') for y in (10.75, 8.15, 5.55, 2.95, 0.35)]
END = Opening(1.05, 3.2, 0.0, 1.75, 0.95, 'hole')


def ground(x, y):
    return -0.1 + 10 * smooth(45, 260, math.hypot(x - 4, y)) * (0.6 + fbm(x, y, 0.008, 3, 3)) + 0.2 * fbm(x, y, 0.05, 3, 1) * smooth(20, 40,
        math.hypot(x, y))


def peaks(x, y):
    far = math.hypot(x, y)
    return 520 * smooth(700, 2100, far) * (0.45 + 0.55 * ridge_of(x, y)) * (0.7 + 0.5 * fbm(x, y, 0.0018, 6, 8)) - 20


def ridge_of(x, y):
    return 1.0 - min(1.0, abs(fbm(x, y, 0.0011, 4, 5)) * 1.6)


def garden(parts):
    chance = random.Random(8)
    flags = tiled('terrace stone', ((0.52, 0.41, 0.27), (0.44, 0.34, 0.22), (0.56, 0.45, 0.31)), (0.6, 0.4), 0.37, 0.01, (0.34, 0.28, 0.20), 0.25,
        0.5)
    parts.face(flags, (WIDTH + 0.3, -20, -0.03), (WIDTH + 14, -20, -0.03), (WIDTH + 14, 24, -0.03), (WIDTH + 0.3, 24, -0.03))
    parts.face(flags, (-10, DEPTH + 0.3, -0.03), (WIDTH + 0.3, DEPTH + 0.3, -0.03), (WIDTH + 0.3, 24, -0.03), (-10, 24, -0.03))
    pool(parts, (WIDTH + 4.2, WIDTH + 8.2, 3.5, 15.5), 0.08, stone('pool stone', (0.52, 0.42, 0.28), (0.40, 0.31, 0.20)), colour=(0.015, 0.10, 0.11))
    for y in (2.7, 5.25, 7.9, 10.45):
        pot(parts, WIDTH + 1.2, y, -0.03, chance, 0.27, 0.9, (0.46, 0.23, 0.12))
    parts.finish()
    silver, brown = leaf('olive leaves', (0.12, 0.145, 0.085), (0.28, 0.30, 0.2)), bark('bark', (0.2, 0.16, 0.13), (0.07, 0.055, 0.045))
    green = leaf('cypress leaves', (0.02, 0.045, 0.018), (0.06, 0.09, 0.03))
    trees = [olive(f'olive {i}', silver, brown, 4.6, 4 + i, count=6500) for i in range(2)]
    spots = [(WIDTH + 12 + 6 * (k % 5) + chance.uniform(-1.5, 1.5), -2 + 6.5 * (k // 5) + chance.uniform(-1.5, 1.5)) for k in range(40)]
    spots += [(-6 + 6 * k + chance.uniform(-1, 1), 27 + 7 * (k % 3)) for k in range(6)]
    for k, (x, y) in enumerate(spots):
        place(trees[k % 2], x, y, ground(x, y), chance.uniform(0.8, 1.15), k)
    tall = cypress('cypress', green, brown, 10, 3, count=6000)
    for x, y in ((2.1, 27), (WIDTH + 10.6, 20), (WIDTH + 11.5, 24.5)):
        place(tall, x, y, 0, 1.0, x)
    place(palm('palm', leaf('palm leaves', (0.05, 0.085, 0.02), (0.16, 0.2, 0.06)), brown, 6.5, 3), WIDTH + 3.4, 17.2, 0, 1, 1)
    flower = bush('lavender', leaf('lavender leaves', (0.13, 0.15, 0.09), (0.25, 0.27, 0.17)), 0.6, 0.85, 900, 0.035, 3,
        leaf('lavender bloom', (0.17, 0.12, 0.36), (0.34, 0.26, 0.55)), 700, 0.03)
    spiky = agave('agave', leaf('agave leaves', (0.10, 0.16, 0.12), (0.22, 0.28, 0.21), 0.1), 0.9)
    for k in range(14):
        place(spiky if k % 4 == 0 else flower, WIDTH + 9.6 + chance.uniform(0, 0.8), 2 + k * 1.2, 0, chance.uniform(0.8, 1.2), k)


def finca():
    parts = Parts()
    to_sun = sky(21, 62, 0.15, sun=40, colour=(1.0, 0.70, 0.40), softness=0.7, clouds=0.7, cover=0.45, stretch=1.4, seed=21.0, lit=(6.5, 5.4, 4.4),
        shade=(2.6, 2.5, 2.8),
        horizon=(0.78, 0.62, 0.46), band=0.16)
    terrain('fields', (-160, 300, -160, 400), (70, 80), lambda x, y: ground(x, y) - 0.15,
        soil('dry land', (0.22, 0.15, 0.07), (0.44, 0.32, 0.15), 0.03, 0.9))
    terrain('peaks', (-2400, 3200, 300, 3600), (150, 120), peaks, mountain('peaks', (0.05, 0.06, 0.03), (0.14, 0.12, 0.06), (0.40, 0.33, 0.26),
        None, 900, 0.004, 0.4))
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    ashlar = brick('ashlar', (0.62, 0.46, 0.27), (0.50, 0.355, 0.20), (0.52, 0.42, 0.29), 0.2, 0.62, 0.3)
    lime = limewash('porch lime', (0.80, 0.70, 0.55), 0.5)
    green = panel_paint('shutter green', (0.035, 0.095, 0.055), 0.4)
    room.floor(tiled('porch floor', ((0.50, 0.39, 0.27), (0.42, 0.32, 0.22), (0.55, 0.44, 0.31)), (0.5, 0.5), 0.0, 0.008, (0.36, 0.29, 0.21), 0.5,
        0.35))
    room.wall('east', ashlar, ARCHES)
    leaf_ = Leaf(green, green, 'panel', casing=0.0, set_back=0.25)
    doors = [Opening(3.6, 4.9, 0.0, 2.35, 0.0, 'door'), Opening(9.6, 10.9, 0.0, 2.35, 0.0, 'door')]
    windows = [Opening(6.7, 7.7, 0.95, 2.25), Opening(1.2, 2.2, 0.95, 2.25)]
    for o in doors:
        o.look = leaf_
    room.wall('west', lime, doors + windows, Sash(green, columns=2, rows=2, set_back=0.3,
        board=stone('sill stone', (0.58, 0.47, 0.31), (0.46, 0.36, 0.23))))
    room.wall('north', ashlar, [END])
    room.wall('south', lime)
    wood = old_wood('sabina', (0.30, 0.165, 0.08), (0.14, 0.07, 0.033), 0)
    room.ceiling(old_wood('porch boards', (0.38, 0.235, 0.125), (0.22, 0.125, 0.06), 1, 0.2), Beams(wood, 'x', 0.66, 0.15, 0.2, 0.4, 0.5))
    with room.on('west'):
        for o in windows:
            shutter(parts, o, green)
        frame = stone('sill stone')
        for o in doors:
            for a, b, c, d in ((o.x0 - 0.2, o.x0, 0, 2.55), (o.x1, o.x1 + 0.2, 0, 2.55), (o.x0, o.x1, 2.35, 2.55)):
                parts.box(frame, a, b, -0.025, 0.0, c, d, 0.006)
        bench(parts, 8.45, -0.3, 0, 0, 1.6, wood, 0.45, 0.42, 0.42)
        pillow(parts, fabric((0.62, 0.57, 0.46)), 7.95, -0.25, 0.46, 0.44, 0.14, -10, 62, 2)
        pillow(parts, fabric((0.40, 0.16, 0.07)), 8.9, -0.25, 0.46, 0.44, 0.14, 10, 62, 3)
    table(parts, wood)
    olive_tree(parts, 0.75, 11.6, 0.0, 1.9, 3, (0.46, 0.24, 0.13))
    vase(parts, 0.42, 5.6, 0.0, 'amphora', 0.8, (0.45, 0.25, 0.14))
    vase(parts, 3.65, 12.6, 0.0, 'amphora', 0.9, (0.50, 0.29, 0.16))
    basket(parts, 0.95, 9.55, 0.0, 0.5, 0.36, 0.28, 80, (0.60, 0.50, 0.36))
    for y in (4.5, 6.5):
        hanging_lamp(parts, 2.15, y, HEIGHT - 0.02, 0, 'basket', 1.15, 0.25, 1.4, None, 12)
    garden(parts)
    haze((0.70, 0.58, 0.46), 2600, 0.85, (0.95, 0.70, 0.42), to_sun)
    daylight(room, 'east', 20, (1.0, 0.90, 0.78))
    soft_box((WIDTH / 2, 0.3, 2.6), (WIDTH / 2, 5, 1.0), 3.0, 1.0, 34, (1.0, 0.92, 0.80))
    view(1.75, 0.75, 1.5, 5.5, 22, -0.01)
    return daylit(-0.4)


def table(parts, wood):
    dining_table(parts, 2.2, 5.4, 0.0, 90, 'farm', 3.4, 0.95, wood)
    laid_table(parts, 2.2, 5.4, 0.745, 90, 3.4, 0.95, (4, 0), (0.66, 0.63, 0.56))
    vase_with(parts, 2.2, 5.0, 0.745, 'jug', 0.24, (0.30, 0.36, 0.24), 'eucalyptus', 0.5, 4)
    linen = fabric((0.60, 0.52, 0.38))
    set_around(parts, 2.2, 5.4, 0.0, 3.4, 0.95, (4, 0), lambda x, y, turn: chair(parts, x, y, 0.0, turn, 'ladder', wood, linen), 90)


if __name__ == '__main__':
    shoot({'finca-inside': finca})
