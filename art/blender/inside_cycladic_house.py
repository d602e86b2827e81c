"""cycladic-house-inside: a vaulted bedroom in one of the cubes. Bed, shelves and steps are of one piece with the plastered walls,
the blue shutters stand open on the sea, noon light comes back from the white terrace."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from belongings import straw_hat
from building import plain, plaster
from comforts import pillow
from indoors_bed_bath import mirror_on
from indoors_cases import pile_of_books
from indoors_floors import panel_paint, screed
from indoors_light import daylight, daylit, fill, shoot, view
from indoors_materials import fabric, soft
from indoors_room import Opening, Room, Sash
from indoors_rugs import carpet
from indoors_tables import chair
from indoors_things import hanging_lamp, wall_lamp
from indoors_vases import hamper, vase, vase_with
from outside import fbm, haze, mountain, plane, sea, sky, terrain
from planting import climber, leaf, place
from shapes import Parts
from street import pot

WIDTH, DEPTH, HEIGHT, THICK = 4.9, 5.2, 2.35, 0.55
DOOR = Opening(3.05, 4.1, 0.0, 1.8, 0.46, 'hole')
WINDOW = Opening(0.74, 1.66, 0.95, 2.1)
BLUE = (0.022, 0.115, 0.42)


def sea_view(parts):
    chance = random.Random(8)
    y = DEPTH + THICK
    white, blue = plaster('terrace white', (0.80, 0.79, 0.77), 0.15, 0.3), plain('pot blue', (0.04, 0.22, 0.52), 0.6)
    flags = screed('terrace floor', (0.50, 0.49, 0.47), 0.2)
    parts.face(flags, (-4, y - 0.1, -0.02), (12, y - 0.1, -0.02), (12, y + 3.4, -0.02), (-4, y + 3.4, -0.02))
    soft(parts, white, -4, 12, y + 3.2, y + 3.55, -3.0, 0.55, 0.1, 0.0, 0, 0.0)
    soft(parts, white, 5.4, 8.4, y + 1.2, y + 3.5, -0.2, 0.85, 0.1, 0.0, 0, 0.0)
    soft(parts, white, -3.2, 0.1, y + 8.0, y + 12.0, -8.0, -0.9, 0.2, 0.0, 0, 0.0)
    dome = plaster('dome blue', (0.03, 0.20, 0.55), 0.1, 0.2)
    parts.lathe(white, (-1.2, y + 9.6, -1.0), [(1.9, 0), (1.9, 0.8), (1.75, 0.85)], 40)
    parts.lathe(dome, (-1.2, y + 9.6, -0.15), [(1.72 * math.cos(a * math.pi / 24), 1.72 * math.sin(a * math.pi / 24)) for a in range(13)], 40)
    for x, dy, r in ((2.6, 2.85, 0.2), (4.75, 2.7, 0.24), (1.4, 2.9, 0.16)):
        pot(parts, x, y + dy, 0, chance, r, r * 3, (0.04, 0.22, 0.52))
    plane('sea', (-9000, 9000, 20, 12000), -38.0, sea('sea', (0.008, 0.11, 0.24), 0.35, 0.1, 0.7, 0.2, 2.2, 0.08))
    island = mountain('island', (0.16, 0.14, 0.09), (0.22, 0.19, 0.13), (0.26, 0.23, 0.19), None, 900, 0.006, 0.4)

    def hills(x, yy):
        across = max(0.0, 1 - abs(yy - 3400) / 700.0) * max(0.0, 1 - abs(x + 350) / 2300.0)
        return -60 + 380 * across * (0.55 + 0.45 * fbm(x, yy, 0.0012, 6, 4)) + 20 * fbm(x, yy, 0.01, 4, 1) * across
    terrain('island', (-2800, 2200, 2650, 4150), (140, 40), hills, island)
    return leaf('bougainvillea', (0.50, 0.02, 0.22), (0.78, 0.12, 0.42), 0.5), leaf('leaves', (0.05, 0.09, 0.015), (0.17, 0.22, 0.05))


def shutters(parts, o, made):
    """Boarded leaves, folded back on the wall inside."""
    half = (o.x1 - o.x0) / 2
    for x, s in ((o.x0 - 0.13, -1), (o.x1 + 0.13, 1)):
        with parts.at(x, -0.02, o.z0, -s * 7):
            top = o.z1 + o.rise * 0.55 - o.z0
            for k in range(4):
                parts.box(made, s * half * k / 4 + 0.003, s * half * (k + 1) / 4 - 0.003, -0.03, 0, 0.02, top, 0.003)
            for z in (0.2, top - 0.2):
                parts.box(made, 0.02 * s, s * (half - 0.02), -0.05, -0.03, z - 0.05, z + 0.05, 0.005)


def built_in(parts, lime):
    """Bed, niche and bench of plaster along the left wall, with round edges; the place of the west wall (x to the north)."""
    soft(parts, lime, 1.55, 4.0, -2.3, 0.1, -0.1, 0.36, 0.06, 0.0, 0, 0.0)
    soft(parts, lime, 4.0, 5.3, -0.95, 0.1, -0.1, 0.62, 0.07, 0.0, 0, 0.0)
    soft(parts, lime, 0.2, 1.5, -0.62, 0.1, -0.1, 0.5, 0.07, 0.0, 0, 0.0)
    soft(parts, lime, 1.46, 1.62, -0.75, 0.1, -0.1, 1.12, 0.06, 0.0, 0, 0.0)
    linen, sea_blue = fabric((0.70, 0.685, 0.64)), fabric((0.10, 0.24, 0.42), 'linen', (0.64, 0.62, 0.57), 0.05, 1)
    soft(parts, linen, 1.78, 3.68, -2.14, -0.04, 0.36, 0.58, 0.06, 0.015, 0, 0.003)
    soft(parts, linen, 1.74, 3.72, -2.18, -0.75, 0.5, 0.63, 0.06, 0.025, 0, 0.012, None, 5)
    soft(parts, sea_blue, 1.72, 3.74, -2.2, -1.45, 0.5, 0.645, 0.05, 0.02, 0, 0.01, None, 8)
    for k, (x, colour) in enumerate(((2.25, (0.70, 0.685, 0.64)), (3.2, (0.70, 0.685, 0.64)))):
        pillow(parts, fabric(colour), x, -0.28, 0.57, 0.66, 0.17, (-3, 4)[k], 62, k)
    for k, (x, colour) in enumerate(((2.45, BLUE), (3.02, (0.55, 0.33, 0.12)))):
        pillow(parts, fabric(colour), x, -0.52, 0.58, 0.44, 0.14, (6, -8)[k], 56, k + 4)
    pile_of_books(parts, 4.35, -0.5, 0.62, 3, 6, 15)
    vase_with(parts, 4.62, -0.35, 0.62, 'amphora', 0.26, (0.52, 0.36, 0.22), 'wild', 0.4, 3)
    straw_hat(parts, 0.8, -0.3, 0.52, 30)


def cycladic_house():
    parts = Parts()
    sky(43, 24, 0.12, sun=34, colour=(1.0, 0.94, 0.84), softness=0.5, clouds=0.35, cover=0.2, seed=4.0, lit=(9, 8.8, 8.4), shade=(6, 6.3, 7),
        horizon=(0.20, 0.39, 0.76), band=0.24)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    lime = plaster('room lime', (0.80, 0.79, 0.765), 0.05, 0.35)
    room.floor(screed('cement floor', (0.52, 0.51, 0.485), 0.5))
    blue = panel_paint('shutter blue', BLUE, 0.35)
    WINDOW.look = Sash(blue, columns=2, rows=2, splay=0.12, set_back=0.1)
    DOOR.look = Sash(blue, columns=1, rows=1, splay=0.06)
    room.wall('north', lime, [WINDOW, DOOR])
    niches = [Opening(1.85, 2.55, 1.3, 1.75, 0.2, 'hole'), Opening(2.95, 3.65, 1.3, 1.75, 0.2, 'hole')]
    room.wall('west', lime, niches, thick=0.28)
    with room.on('west'):
        parts.face(lime, (1.5, 0.28, 1.0), (4.0, 0.28, 1.0), (4.0, 0.28, 2.2), (1.5, 0.28, 2.2))
        vase(parts, 2.05, 0.13, 1.3, 'amphora', 0.3, (0.55, 0.30, 0.16))
        vase(parts, 2.34, 0.15, 1.3, 'round', 0.16, (0.10, 0.22, 0.42))
        pile_of_books(parts, 3.15, 0.14, 1.3, 4, 9, 4)
        vase(parts, 3.46, 0.14, 1.3, 'bottle', 0.3, (0.68, 0.66, 0.60))
    room.rest(lime)
    room.vault(lime, 1.05, 'y')
    with room.on('north'):
        shutters(parts, DOOR, blue)
        shutters(parts, WINDOW, blue)
        soft(parts, lime, WINDOW.x0 - 0.25, WINDOW.x1 + 0.25, -0.14, 0.2, 0.84, 0.95, 0.05, 0.0, 0, 0.0)
        vase_with(parts, 1.1, 0.0, 0.95, 'jug', 0.2, (0.66, 0.64, 0.58), 'blossom', 0.4, 5)
    with room.on('west'):
        built_in(parts, lime)
        wall_lamp(parts, 1.72, 0, 1.5, 0, 'globe', 1.2, None, 4)
    with room.on('east'):
        soft(parts, lime, 2.3, 4.2, -0.4, 0.1, -0.1, 0.45, 0.07, 0.0, 0, 0.0)
        mirror_on(parts, 1.7, 0, 1.45, 0, 0.62, 0.62, 'round', 'olive')
        pillow(parts, fabric((0.62, 0.59, 0.52), 'linen', BLUE, 0.03), 2.65, -0.14, 0.45, 0.44, 0.14, -8, 66, 3)
    hamper(parts, 4.5, 3.25, 0.0, 0.5, 0.24)
    chair(parts, 2.68, DEPTH - 0.5, 0.0, -14, 'ladder', panel_paint('chair blue', (0.06, 0.20, 0.45), 0.3))
    carpet(parts, 3.2, 2.7, 0.0, 0, 1.2, 2.2, 'stripes', ((0.62, 0.60, 0.54), (0.12, 0.24, 0.42), (0.40, 0.46, 0.50)))
    hanging_lamp(parts, 2.45, 2.9, HEIGHT + 1.05, 0, 'basket', 1.0, 0.3, 1.0, None, 6)
    pink, green = sea_view(parts)
    parts.finish()
    place(climber('bougainvillea', green, 1.8, 2.6, 0.4, 2200, 0.05, 4, pink, 4200, 0.055), 4.6, DEPTH + THICK + 3.5, 0.1)
    haze((0.24, 0.42, 0.72), 12000, 0.8)
    daylight(room, 'north', 62, (0.92, 0.96, 1.0))
    fill(room, 9)
    view(4.1, 0.22, 1.4, -19, 21, -0.02)
    return daylit(0.3)


if __name__ == '__main__':
    shoot({'cycladic-house-inside': cycladic_house})
