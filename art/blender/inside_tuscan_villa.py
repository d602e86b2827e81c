"""tuscan-villa-inside: the vaulted stable that is a kitchen now. A long table on terracotta, low sun through the open arch, cypresses."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Matrix

from belongings import basket, bottle
from indoors_crockery import board, bread, counter_things, jug, open_shelf, plate_pile
from indoors_floors import limewash, old_wood, stone, tiled
from indoors_joinery import fireplace
from indoors_kitchen import kitchen
from indoors_light import daylight, daylit, shoot, sky, soft_box, view
from indoors_materials import copper, fabric, marble
from indoors_plants import olive_tree
from indoors_room import Opening, Room, Sash
from indoors_tables import bench, chair, dining_table
from indoors_things import candlestick, hanging_lamp, vase_with
from outside import fbm, haze, smooth, soil, terrain
from planting import bush, lawn, leaf, patch, place, scattered, spread
from shapes import Parts
from surfaces import bump, material, plain
from tableware import bowl, tumbler
from trees import bark, cypress, far_trees, olive

WIDTH, DEPTH, HEIGHT, RISE, THICK = 5.4, 7.2, 2.15, 1.65, 0.8
DOOR = Opening(1.5, 3.9, 0.0, 1.62, 1.2, 'hole')
WINDOW = Opening(2.1, 3.0, 1.05, 2.0)


def ground(x, y):
    away = smooth(11, 34, y)
    return -0.12 - 6.5 * away + away * (9 * fbm(x, y, 0.006, 3, 6) + 2.5 * fbm(x, y, 0.02, 2, 2)) + 60 * smooth(300, 1500,
        y) * (0.55 + fbm(x, y, 0.0014, 4, 9))


def fields():
    made, nodes, shader = material('fields')
    if nodes:
        at = nodes.vector('ADD', nodes.position(), nodes.vector('MULTIPLY', nodes.new('TexNoise', Vector=nodes.position(), Scale=0.012,
            Detail=3.0).outputs['Color'], (60, 60, 0)))
        flat = nodes.vector('MULTIPLY', at, (1.0, 1.0, 0.0))
        cell = nodes.new('SeparateXYZ', Vector=nodes.new('TexVoronoi', Vector=flat, Scale=0.0095).outputs['Color']).outputs
        colour = nodes.ramp(cell['X'], (0.0, (0.42, 0.32, 0.12)), (0.3, (0.20, 0.20, 0.06)), (0.5, (0.50, 0.39, 0.16)), (0.72, (0.26, 0.17, 0.10)),
            (0.9, (0.14, 0.17, 0.045)))
        nodes.put(nodes.mix(1.0, colour, nodes.ramp(nodes.noise(nodes.position(), 0.7, 8, 0.7), (0.3, 0.75), (0.7, 1.15)), 'MULTIPLY'),
            shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 1.0, 0.05
        bump(nodes, shader, nodes.noise(nodes.position(), 1.5, 8, 0.7), 0.6, 0.12)
    return made


def hills():
    chance = random.Random(8)
    terrain('near hill', (-60, 66, DEPTH + 0.7, 70), (70, 60), ground, fields())
    terrain('valley', (-900, 900, 69, 1900), (110, 130), ground, fields())
    terrain('yard', (-8, 14, DEPTH + 0.6, 14.5), (30, 12), lambda x, y: ground(x, y) + 0.03,
        soil('yard gravel', (0.34, 0.27, 0.18), (0.56, 0.46, 0.33), 0.5, 7.0))
    dark, grey, brown = leaf('cypress leaves', (0.018, 0.042, 0.015), (0.07, 0.105, 0.035)), leaf('olive leaves', (0.11, 0.135, 0.08),
        (0.28, 0.30, 0.20)), \
        bark('bark', (0.18, 0.13, 0.09), (0.06, 0.045, 0.035))
    slim = [cypress(f'cypress {i}', dark, brown, 10 + 1.5 * i, i + 2, 8000, 0.13) for i in range(2)]
    for k in range(13):
        y = 17 + k * 6.5
        for s in (-1, 1):
            x = 1.6 + 0.0022 * (y - 17) ** 2 + s * 2.6 + 1.6 * math.sin(y * 0.05)
            place(slim[chance.randrange(2)], x, y + s, ground(x, y) - 0.1, chance.uniform(0.62, 0.9), chance.uniform(0, 6))
    trees = [olive(f'olive {i}', grey, brown, 4.2, i + 2, count=4500) for i in range(2)]
    spread(trees, [(-9 - 6 * i, 20 + 7 * j) for i in range(4) for j in range(5)] + [(16 + 6 * i, 22 + 7 * j) for i in range(3) for j in range(4)],
        ground, chance, 0.8, 1.1)
    far = cypress('far cypress', dark, brown, 11, 5, 1500, 0.3)
    woods = far_trees(leaf('oak leaves', (0.045, 0.07, 0.016), (0.17, 0.18, 0.045)), brown, ('oak', 'oak'), 3, 8, 1200)
    spread(woods, scattered(chance, 2600, (-350, 350, 110, 900), lambda x, y: 1.0 if abs(fbm(x, y, 0.006, 2, 3)) < 0.03 else 0.03), ground, chance,
        0.6, 1.2)
    for _ in range(16):
        x, y, a = chance.uniform(-260, 260), chance.uniform(140, 700), chance.uniform(0, 3.1)
        spread([far], [(x + math.cos(a) * i * 7, y + math.sin(a) * i * 7) for i in range(chance.randint(4, 14))], ground, chance, 0.8, 1.2)
    lavender = leaf('lavender', (0.17, 0.12, 0.36), (0.36, 0.28, 0.57))
    low = [bush('lavender bush', leaf('lavender leaves', (0.13, 0.15, 0.09), (0.25, 0.27, 0.17)), 0.6, 0.85, 700, 0.04, 3, lavender, 500, 0.04),
        bush('rosemary', grey, 0.7, 1.0, 1200, 0.04)]
    spread(low, [(x * 0.8 - 3, 14.6 + chance.uniform(-0.3, 0.3)) for x in range(16) if not 2.2 < x * 0.8 - 3 < 4.2], ground, chance)
    straw = leaf('straw', (0.24, 0.19, 0.06), (0.55, 0.45, 0.19), 0.45)
    poppy = leaf('poppy', (0.6, 0.03, 0.01), (0.75, 0.08, 0.02))
    lawn([patch('straw', straw, 1.8, 500, 0.4, 0.009, 0.55, 0.6, (0.2, 0), 1, [(poppy, 8, 0.03, 0.4)], 40)], (-12, 16, 15, 30), ground, 1.7, chance)
    haze((0.74, 0.65, 0.56), 800, 0.9)


def gate(parts, room, lime, steps=24):
    """The barrel of the vault, and the end wall whose arch reaches up into it."""
    room.made['north'] = ((DOOR,), None, THICK)
    mid, half = (DOOR.x0 + DOOR.x1) / 2, (DOOR.x1 - DOOR.x0) / 2
    curve = [(WIDTH * (1 - math.cos(math.pi * k / steps)) / 2, HEIGHT + RISE * math.sin(math.pi * k / steps)) for k in range(steps + 1)]
    parts.add(lime, [(x, y, z) for x, z in curve for y in (0, DEPTH)], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)], True)
    parts.face(lime, *((x, 0, z) for x, z in curve))
    outer = [(0, 0), (0, DOOR.z1), (0, (DOOR.z1 + HEIGHT) / 2), *curve, (WIDTH, (DOOR.z1 + HEIGHT) / 2), (WIDTH, DOOR.z1), (WIDTH, 0)]
    n = len(outer) - 3
    inner = [(DOOR.x0, 0), *((mid - half * math.cos(math.pi * k / n), DOOR.z1 + half * math.sin(math.pi * k / n)) for k in range(n + 1)),
        (DOOR.x1, 0)]
    for (a, b), (c, d), (e, f), (g, h) in zip(outer, outer[1:], inner[1:], inner):
        parts.face(lime, (a, DEPTH, b), (c, DEPTH, d), (e, DEPTH, f), (g, DEPTH, h))
        parts.face(lime, (g, DEPTH, h), (e, DEPTH, f), (e, DEPTH + THICK, f), (g, DEPTH + THICK, h))


def shell(parts, room):
    lime, wood = limewash('warm lime', (0.74, 0.68, 0.57), 0.7), old_wood('chestnut frame', (0.24, 0.13, 0.06), (0.11, 0.055, 0.027), 2, 0.2)
    room.floor(tiled('cotto', ((0.36, 0.14, 0.07), (0.46, 0.20, 0.10), (0.40, 0.17, 0.085), (0.52, 0.26, 0.14)), (0.34, 0.17), 0.5, 0.008,
        (0.34, 0.27, 0.20), 0.5, 0.5))
    gate(parts, room, lime)
    room.wall('east', lime, [WINDOW], Sash(wood, columns=2, rows=2, bar=0.06, splay=0.2, set_back=0.2, board=stone()))
    room.rest(lime)
    parts.bar(plain('tie iron', (0.05, 0.045, 0.04), 0.5, 0.6), (0, 4.75, HEIGHT + 0.35), (WIDTH, 4.75, HEIGHT + 0.35), 0.016, 10)
    rib = tiled('rib brick', ((0.42, 0.19, 0.11), (0.50, 0.26, 0.15), (0.38, 0.165, 0.09)), (0.26, 0.075), 0.5, 0.01, (0.55, 0.47, 0.37), 0.1, 0.6)
    for y in (0.0, 2.35, 4.75, DEPTH - 0.24):
        at = lambda t, r: (WIDTH / 2 - (WIDTH / 2 - r) * math.cos(t), HEIGHT + (RISE - r) * math.sin(t))
        for k in range(24):
            (a, b), (c, d) = at(math.pi * k / 24, 0.07), at(math.pi * (k + 1) / 24, 0.07)
            (e, f), (g, h) = at(math.pi * k / 24, 0.0), at(math.pi * (k + 1) / 24, 0.0)
            p, q = y - 0.17, y + 0.17
            parts.face(rib, (a, p, b), (a, q, b), (c, q, d), (c, p, d))
            parts.face(rib, (a, p, b), (c, p, d), (g, p, h), (e, p, f))
            parts.face(rib, (a, q, b), (e, q, f), (g, q, h), (c, q, d))
        for x0, x1 in ((0, 0.07), (WIDTH - 0.07, WIDTH)):
            parts.box(rib, x0, x1, y - 0.17, y + 0.17, 1.75, HEIGHT + 0.01)
            parts.box(stone(), x0 - 0.05, x1 + 0.05, y - 0.21, y + 0.21, 1.62, 1.76, 0.012)
    doors = old_wood('stable doors', (0.30, 0.17, 0.085), (0.16, 0.085, 0.042), 2, 0.2)
    for s, x in ((-1, DOOR.x0), (1, DOOR.x1)):  # two leaves folded back outside, and the stone frame
        parts.box(stone(), x, x + s * 0.2, DEPTH - 0.03, DEPTH + 0.2, 0, DOOR.z1, 0.01)
        for k in range(5):
            parts.box(doors, x + s * (0.03 + 0.17 * k), x + s * (0.195 + 0.17 * k), DEPTH + THICK + 0.04, DEPTH + THICK + 0.09, 0.02, 2.3, 0.006)
    n, mid, half = 14, (DOOR.x0 + DOOR.x1) / 2, (DOOR.x1 - DOOR.x0) / 2
    for k in range(n):
        pts = [(mid - r * math.cos(t), DOOR.z1 + (DOOR.rise + r - half) * math.sin(t)) for t in (math.pi * (k + 0.03) / n,
            math.pi * (k + 0.97) / n) for r in (half, half + 0.22)]
        (a, b), (c, d), (e, f), (g, h) = pts
        parts.face(stone(), (a, DEPTH - 0.03, b), (e, DEPTH - 0.03, f), (g, DEPTH - 0.03, h), (c, DEPTH - 0.03, d))
    parts.box(stone(), DOOR.x0 - 0.1, DOOR.x1 + 0.1, DEPTH - 0.05, DEPTH + THICK + 0.3, -0.1, 0.02, 0.01)


def furniture(parts, room):
    wood = old_wood('kitchen chestnut', (0.33, 0.19, 0.095), (0.19, 0.10, 0.05), 2, 0.3)
    dining_table(parts, 2.85, 3.75, 0, 90, 'farm', 3.0, 0.98, 'chestnut')
    for k, y in enumerate((2.75, 3.4, 4.1, 4.8)):
        chair(parts, 2.16 if k % 2 == 0 else 2.12, y, 0, 90 + (3 if k % 2 else -4), 'ladder', 'chestnut', None, k)
    bench(parts, 3.5, 3.75, 0, 90, 2.5, 'chestnut')
    with parts.at(2.85, 3.75, 0.745, 90):
        parts.block(fabric((0.60, 0.56, 0.47), 'linen', (0.46, 0.16, 0.08), 0.06, 0), (0, 0, 0.003), (2.5, 0.42, 0.004))
        vase_with(parts, 0.35, 0.02, 0.004, 'amphora', 0.27, (0.44, 0.2, 0.1), 'eucalyptus', 0.5, 4)
        bowl(parts, -0.35, 0.0, 0.006, 0.17)
        board(parts, -0.85, 0.02, 0.006, 25, 'olive')
        bread(parts, -0.85, 0.03, 0.026, 20)
        bottle(parts, -0.05, 0.05, 0.006, 0.3)
        jug(parts, 0.85, 0.0, 0.006, 0.22, (0.60, 0.56, 0.46))
        for x in (-1.0, -0.33, 0.35, 1.0):
            for s in (-1, 1):
                plate_pile(parts, x, s * 0.33, 0, 2, 0.125, (0.62, 0.59, 0.52))
                tumbler(parts, x + 0.2, s * 0.24, 0.0)
        for x in (-0.6, 0.6):
            candlestick(parts, x, 0.0, 0.006, 0.2, lit=True)
    with room.on('west'):
        kitchen(parts, 2.5, 0, 0, 0, (('doors', 0.8), ('sink', 1.0), ('drawers', 0.8), ('shelf', 0.7), ('doors', 0.8)), 'farmhouse', wood,
            marble('travertine'), None, (tiled('splash', ((0.62, 0.58, 0.49), (0.66, 0.62, 0.54)), (0.12, 0.12)), 0.36), 'brass')
        counter_things(parts, 2.6, 3.3, -0.3, 0.9, 3, ['oil', 'jars', 'board'])
        counter_things(parts, 4.3, 5.0, -0.3, 0.9, 5, ['spoons', 'bread', 'herbs'])
        counter_things(parts, 5.3, 6.4, -0.3, 0.9, 8, ['fruit', 'jars', 'mugs'])
        open_shelf(parts, 2.9, 0, 1.58, 0, 1.5, 'chestnut', 'crockery', 0.24, 6)
    with room.on('east'):
        top = fireplace(parts, 4.55, limewash('warm lime', (0.74, 0.68, 0.57), 0.7), 1.9, 3.0, 0.62, (1.2, 0.85), stone(), 0.45, True, True, 0.36)
        for k in range(4):
            jug(parts, 3.95 + 0.4 * k, -0.72, top, 0.16 + 0.05 * (k % 2), ((0.44, 0.2, 0.1), (0.58, 0.5, 0.32))[k % 2])
        for k in range(4):  # copper pans on hooks
            x, z = 1.15 + 0.3 * k, 1.62
            parts.bar(copper(), (x, -0.03, z), (x, -0.03, z + 0.22), 0.01, 8)
            with parts.at(x, -0.04, z - 0.02 - 0.02 * k):
                with parts.tilted(Matrix.Rotation(math.radians(90), 4, 'X')):
                    parts.lathe(copper(), (0, 0, 0), [(0.0, 0.0), (0.085 + 0.012 * k, 0.0), (0.10 + 0.012 * k, 0.03), (0.105 + 0.012 * k, 0.06)], 32)
        parts.box(plain('rail iron', (0.05, 0.045, 0.04), 0.5, 0.6), 1.0, 2.2, -0.035, -0.02, 1.83, 1.855, 0.004)
    olive_tree(parts, 0.98, DEPTH - 0.38, 0, 1.7, 3)
    basket(parts, 4.75, 1.7, 0.0, 0.46, 0.34, 0.28, 60, (0.55, 0.5, 0.4))
    hanging_lamp(parts, 2.85, 3.6, HEIGHT + RISE - 0.02, 0, 'basket', 0.95, 0.32, 0.8, light=10)


def tuscan_villa():
    sky(16, -17, 0.2, 1.0, 1.8, 1.5, 36.0, (1.0, 0.74, 0.46), 0.9, 0.36, (1.0, 0.86, 0.7), (0.62, 0.56, 0.6), 5.0, 1.1, 51.0)
    hills()
    parts = Parts()
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    shell(parts, room)
    furniture(parts, room)
    parts.finish()
    daylight(room, 'north', 75, (1.0, 0.95, 0.88))
    daylight(room, 'east', 110, (0.90, 0.94, 1.0))
    soft_box((WIDTH / 2, 0.3, 1.9), (WIDTH / 2, 4, 1.6), 4.0, 1.6, 70, (1.0, 0.94, 0.86))
    view(3.35, 0.05, 1.42, -4, 21, 0.015)
    return daylit(0.5)


if __name__ == '__main__':
    shoot({'tuscan-villa-inside': tuscan_villa})
