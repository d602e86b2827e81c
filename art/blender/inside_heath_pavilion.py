"""heath-pavilion-inside: along the glass of 1968. White brick at the end, orange leather and low walnut, ceramics, the heather up to the sill."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from belongings import book
from indoors_cases import coffee_table, pile_of_books, sideboard
from indoors_floors import terrazzo
from indoors_furniture import armchair, footstool, sofa
from indoors_joinery import fireplace
from indoors_light import daylit, shoot, sky, soft_box, view
from indoors_materials import fabric, leather, sheer
from indoors_openings import clear
from indoors_pictures import picture
from indoors_pieces import record_player
from indoors_plants import sansevieria
from indoors_room import Room
from indoors_rugs import carpet
from indoors_things import curtain, floor_lamp, vase, vase_with
from land_things import deck
from outside import fbm, haze, smooth, soil, terrain
from planting import heather, leaf, patch, place, scattered, spread
from shapes import Parts
from surfaces import brick, plain, timber
from trees import bark, birch, far_trees, juniper

WIDTH, DEPTH, HEIGHT = 5.4, 8.6, 2.72


def ground(x, y):
    off = x - WIDTH
    return -0.42 + smooth(3, 14, off) * (0.5 * fbm(x, y, 0.06, 4, 3) + 0.3) + 5 * smooth(30, 160, off)


def heath():
    chance = random.Random(21)
    terrain('heath', (WIDTH + 0.5, 260, -60, 220), (110, 110), ground, soil('heath ground', (0.05, 0.035, 0.022), (0.15, 0.06, 0.10), 0.05, 1.6,
        (0.10, 0.10, 0.04), 1.0, 0.15))
    sprig, bloom = leaf('sprigs', (0.05, 0.06, 0.022), (0.12, 0.12, 0.045)), leaf('heather flowers', (0.20, 0.06, 0.16), (0.46, 0.20, 0.38), 0.3,
        (0.36, 0.15, 0.16))
    cushions = [heather(f'heather {i}', sprig, bloom, i, 0.42 + 0.1 * i) for i in range(3)]
    near = scattered(chance, 1500, (WIDTH + 2.2, WIDTH + 17, -2, 30), lambda x, y: 1.0 if fbm(x, y, 0.16, 3, 4) > -0.25 else 0.15)
    spread(cushions, near, ground, chance, 0.75, 1.2, 0.08)
    spread(cushions, scattered(chance, 1500, (WIDTH + 12, 90, 0, 110), lambda x, y: 1.0 if fbm(x, y, 0.1, 3, 4) > -0.2 else 0.2), ground, chance,
        1.5, 2.4, 0.08)
    straw = leaf('hair grass', (0.16, 0.13, 0.05), (0.42, 0.35, 0.17), 0.4)
    spread([patch('hair grass', straw, 0.8, 220, 0.5, 0.005, 0.5, 0.6, (0.25, 0.0), 1, tufts=4)], scattered(chance, 200, (WIDTH + 2, 24, 0, 30)),
        ground, chance)
    pale, dark, green = leaf('birch leaves', (0.08, 0.12, 0.018), (0.27, 0.27, 0.055)), leaf('juniper needles', (0.03, 0.06, 0.03),
        (0.095, 0.135, 0.065)), \
        leaf('leaves', (0.035, 0.07, 0.014), (0.14, 0.16, 0.035))
    white, brown = bark('birch bark', (0.66, 0.64, 0.6), (0.45, 0.43, 0.4), marks=(0.02, 0.02, 0.02)), bark('bark', (0.14, 0.1, 0.07),
        (0.04, 0.03, 0.025))
    birches = [birch(f'birch {i}', pale, white, 8 + i, i + 2, count=8000) for i in range(2)]
    for x, y, k in ((11.2, 17.5, 0), (13.4, 20.5, 1), (22, 19, 0), (19, 34, 1), (30, 40, 0)):
        place(birches[k], x, y, ground(x, y), 1.0, chance.uniform(0, 6))
    columns = [juniper(f'juniper {i}', dark, brown, 2.2 + 0.7 * i, i + 1, 3500) for i in range(2)]
    spread(columns, [(9.6, 9.4), (11.4, 11.8), (15.0, 8.6), (10.4, 14.8), (19.5, 13.5), (14, 26)], ground, chance, 0.8, 1.2)
    spread(columns, scattered(chance, 50, (20, 90, 4, 110)), ground, chance, 0.8, 1.5)
    woods = far_trees(green, brown, ('oak', 'oak'), 5, 11, 1400)
    spread(woods, scattered(chance, 700, (100, 250, -10, 210)), ground, chance)
    parts = Parts()
    deck(parts, timber('terrace', (0.40, 0.29, 0.19), (0.28, 0.20, 0.13), 0.14), (WIDTH + 0.14, WIDTH + 1.9, -3, DEPTH + 2), -0.04, along='y')
    parts.finish()
    haze((0.66, 0.58, 0.56), 420, 0.9)


def shell(parts, room):
    white = brick('white brick', (0.70, 0.68, 0.64), (0.60, 0.58, 0.54), (0.60, 0.58, 0.54), 0.05, 0.24, 0.071)
    steel, soffit = plain('black steel', (0.018, 0.018, 0.02), 0.35, 0.6), timber('pine soffit', (0.52, 0.33, 0.17), (0.40, 0.235, 0.11), 0.12)
    room.floor(terrazzo('warm terrazzo', (0.40, 0.36, 0.31), ((0.55, 0.50, 0.43), (0.22, 0.18, 0.15), (0.42, 0.26, 0.16), (0.12, 0.11, 0.10))))
    room.made['east'] = ((), None, 0.12)
    room.wall('north', white)
    room.rest(white)
    room.ceiling(soffit)
    parts.box(soffit, 0, WIDTH + 2.2, -1, DEPTH + 1.5, HEIGHT + 0.004, HEIGHT + 0.03)
    parts.box(steel, WIDTH + 2.2, WIDTH + 2.3, -1, DEPTH + 1.6, HEIGHT - 0.06, HEIGHT + 0.3)
    x = WIDTH
    parts.add(clear(), [(x + 0.05, -1, 0), (x + 0.05, DEPTH + 0.2, 0), (x + 0.05, DEPTH + 0.2, HEIGHT), (x + 0.05, -1, HEIGHT)], [(0, 1, 2, 3)])
    for k in range(6):
        y = DEPTH - 0.03 - 1.85 * k
        parts.box(steel, x, x + 0.1, y - 0.03, y + 0.03, 0, HEIGHT, 0.004)
    for z0, z1 in ((0, 0.05), (HEIGHT - 0.07, HEIGHT)):
        parts.box(steel, x, x + 0.1, -1, DEPTH + 0.2, z0, z1)
    for y in (DEPTH - 0.6, DEPTH - 6.2):
        parts.box(steel, x + 1.96, x + 2.08, y - 0.06, y + 0.06, -0.5, HEIGHT)
    with parts.at(x - 0.12, DEPTH - 0.1, 0, -90):
        curtain(parts, 0, 0.62, 0, HEIGHT - 0.01, HEIGHT - 0.03, sheer((0.70, 0.67, 0.60), 0.5), 1.3, 2)


def furniture(parts, room):
    orange, cream, brown = leather((0.46, 0.15, 0.03)), fabric((0.62, 0.57, 0.47), 'boucle'), fabric((0.20, 0.10, 0.05), 'wool')
    carpet(parts, 2.75, 4.75, 0, 0, 3.1, 3.2, 'border', ((0.58, 0.52, 0.42), (0.46, 0.15, 0.03), (0.2, 0.1, 0.05)))
    sofa(parts, 1.05, 4.9, 0, 90, 'slim', 2.5, fabric((0.52, 0.17, 0.03), 'wool'), 'walnut',
        cushions=[cream, brown, fabric((0.50, 0.30, 0.06), 'velvet')], seed=3)
    coffee_table(parts, 2.55, 4.75, 0.012, 90, 'plain', 1.35, 0.62, 'walnut')
    armchair(parts, 4.15, 5.75, 0, -70, 'shell', orange, 'walnut')
    armchair(parts, 4.2, 4.2, 0, -104, 'lounge', cream, 'walnut', cushion=brown)
    footstool(parts, 3.35, 3.35, 0, 10, orange, 0.6, 0.46, 0.38, 'walnut')
    for k, (px, py, kind, high, colour) in enumerate(((2.5, 5.15, 'bottle', 0.3, (0.10, 0.17, 0.18)), (2.68, 5.02, 'round', 0.16, (0.5, 0.22,
        0.05)))):
        vase(parts, px, py, 0.375, kind, high, colour)
    book(parts, 2.5, 4.45, 0.375, 70, 0.2, 0.27, 0.03, (0.5, 0.42, 0.3))
    vase_with(parts, 2.6, 4.2, 0.375, 'bowl', 0.1, (0.2, 0.22, 0.2), 'wild', 0.22, 5)
    with room.on('north'):
        fireplace(parts, 1.55, brick('white brick', (0.70, 0.68, 0.64), (0.60, 0.58, 0.54)), 2.0, HEIGHT, 0.55, (1.15, 0.62),
            plain('black hearth', (0.02, 0.02, 0.021), 0.4, 0.5), 0.0, True, False, 0.4, False)
        picture(parts, 3.55, -0.01, 1.65, 0, 'field', 1.0, 1.2, 'walnut', 8, ((0.52, 0.17, 0.03), (0.50, 0.33, 0.08), (0.10, 0.13, 0.14), (0.6, 0.55,
            0.44)))
        sansevieria(parts, 4.85, -0.45, 0, 0.85, 3, (0.5, 0.22, 0.06))
    with room.on('west'):
        sideboard(parts, 2.6, 0, 0, 0, 'legs', 2.3, 'walnut', 0.7)
        record_player(parts, 1.95, -0.22, 0.7)
        for k, (px, kind, high, colour) in enumerate(((2.5, 'amphora', 0.34, (0.42, 0.2, 0.06)), (2.78, 'cylinder', 0.2, (0.56, 0.52, 0.44)),
                (3.0, 'bottle', 0.38, (0.08, 0.13, 0.15)), (3.25, 'round', 0.2, (0.26, 0.09, 0.05)))):
            vase(parts, px, -0.22, 0.7, kind, high, colour)
        picture(parts, 2.5, -0.01, 1.65, 0, 'shapes', 0.8, 1.0, 'oak', 5, ((0.52, 0.2, 0.03), (0.58, 0.5, 0.36), (0.07, 0.09, 0.1), (0.3, 0.12,
            0.05)))
    floor_lamp(parts, 0.55, 6.75, 0, 90, 'arc', 1.0, light=8)
    pile_of_books(parts, 3.4, 3.35, 0.39, 2, 6, 30)


def heath_pavilion():
    sky(15, 76, 0.2, 1.0, 1.6, 1.5, 13.0, (1.0, 0.78, 0.52), 0.9, 0.5, (1.0, 0.88, 0.76), (0.6, 0.58, 0.66), 5.0, 1.3, 12.3)
    heath()
    parts = Parts()
    room = Room(parts, WIDTH, DEPTH, HEIGHT, 0.12)
    shell(parts, room)
    furniture(parts, room)
    parts.finish()
    for y in (1.2, 4.3, 7.2):
        soft_box((WIDTH + 0.3, y, 1.4), (0, y, 0.7), 2.7, 2.5, 105, (0.93, 0.94, 1.0))
    soft_box((WIDTH / 2, 0.2, 2.2), (WIDTH / 2, 4, 1.2), 3.5, 0.8, 20, (1.0, 0.95, 0.9))
    view(2.05, 0.75, 1.2, 17, 21.5, -0.015)
    return daylit(0.36)


if __name__ == '__main__':
    shoot({'heath-pavilion-inside': heath_pavilion})
