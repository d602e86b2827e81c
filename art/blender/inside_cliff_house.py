"""cliff-house-inside: the reading room. A wall of books, cast concrete, and beyond the glass nothing but the Baltic under a clearing sky."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Matrix

from belongings import book, mug
from comforts import blanket
from building import railing
from indoors_cases import coffee_table, desk, pile_of_books, row_of_books, side_table, _things
from indoors_floors import boards, screed
from indoors_furniture import armchair, footstool
from indoors_light import daylit, shoot, sky, soft_box, view
from indoors_materials import fabric, grained, leather
from indoors_openings import clear
from indoors_pictures import picture
from indoors_pieces import globe, ladder_lean, papers, telescope
from indoors_room import Room
from indoors_rugs import carpet
from indoors_tables import chair
from indoors_things import floor_lamp, table_lamp, vase_with
from land_things import deck
from outside import fbm, grid, haze, plane, sea, smooth, soil
from planting import bush, leaf, patch, place, scattered, spread
from shapes import Parts
from surfaces import concrete, plain, timber
from trees import bark, far_trees, oak

WIDTH, DEPTH, HEIGHT = 5.8, 7.6, 2.95
SEA = -62.0


def edge(y):
    """Where the chalk ends to the east; the sea lies beyond."""
    return WIDTH + 3.9 - 0.42 * max(0.0, y - 9) + 1.2 * fbm(0, y, 0.09, 3, 2)


def out_there(y):
    """The next headland, whose chalk turns to the sun."""
    return -14 + 66 * smooth(100, 200, y) - 70 * smooth(320, 600, y) + 12 * fbm(0, y, 0.03, 4, 2)


def coast():
    chance = random.Random(6)
    plane('sea', (-2000, 9000, -3000, 12000), SEA, sea(deep=(0.010, 0.065, 0.095), ripple=0.5, large=0.045, small=0.25, turn=0.9, stretch=2.5,
        rough=0.12, foam=0.14))
    chalk = soil('chalk', (0.30, 0.28, 0.24), (0.56, 0.54, 0.49), 0.06, 0.5, (0.36, 0.33, 0.28), 0.8, 0.95, 1.2)
    far = grid('far cliff', list(range(24)), [96 + 6 * k for k in range(90)], lambda x, y: 0.0, chalk)
    for vertex in far.data.vertices:
        k, y = vertex.co.x, vertex.co.y
        line = out_there(y)
        vertex.co.z = SEA + (60 + 9 * fbm(0, y, 0.01, 3, 5)) * (k / 23)
        vertex.co.x = line - k * 0.8 + 13 * fbm(k * 0.1, y, 0.09, 4, 7)
    gold, rust, green = leaf('yellow beech', (0.32, 0.21, 0.02), (0.58, 0.40, 0.05), 0.45), leaf('copper beech', (0.28, 0.11, 0.015),
        (0.50, 0.24, 0.035), 0.45), \
        leaf('late green', (0.10, 0.13, 0.02), (0.30, 0.28, 0.05), 0.45)
    grey = bark('beech bark', (0.34, 0.33, 0.31), (0.2, 0.19, 0.18), 1.0)
    woods = far_trees(gold, grey, ('oak', 'oak'), 2, 13, 1600) + far_trees(rust, grey, ('oak',), 6, 13, 1600) + far_trees(green, grey, ('oak',), 8,
        13, 1600)
    spread(woods, [(out_there(y) - 21 - chance.random() * 60, y) for y in [104 + chance.random() * 420 for _ in range(460)]],
        lambda x, y: -2.0 + 9 * fbm(0, y, 0.01, 3, 5), chance)
    near = [oak(f'beech {i}', made, grey, 11 + i, i + 4, count=9000, spread=0.33, trunk=0.26, rise=1.0) for i, made in enumerate((gold, rust))]
    place(near[0], 2.9, 16.5, -0.6, 0.8, 1)
    place(near[1], 0.2, 20, -0.5, 1.0, 2)
    grid('turf', [-6 + 1.0 * k for k in range(24)], [-12 + 1.0 * k for k in range(60)], lambda x, y: -0.5 - 0.05 * max(0.0, x - WIDTH - 2)
        - 3.0 * max(0.0, x - edge(y)) + 0.2 * fbm(x, y, 0.15, 3, 2), soil('cliff turf', (0.06, 0.07, 0.02), (0.20, 0.18, 0.065), 0.12, 1.2))
    straw = leaf('cliff grass', (0.15, 0.15, 0.05), (0.42, 0.36, 0.15), 0.4)
    tufts = [patch(f'cliff grass {i}', straw, 1.3, 300, 0.45, 0.009, 0.5, 0.6, (0.2, 0), i, tufts=12) for i in range(2)]
    level = lambda x, y: -0.5 - 0.05 * max(0.0, x - WIDTH - 2) + 0.2 * fbm(x, y, 0.15, 3, 2)
    spread(tufts, scattered(chance, 700, (-2, WIDTH + 6, -4, 30), lambda x, y: 1.0 if x < edge(y) and (x > WIDTH + 2.5 or y > DEPTH + 2.8) else 0.0),
        level, chance)
    spread([bush('sea buckthorn', leaf('buckthorn', (0.13, 0.16, 0.09), (0.28, 0.29, 0.18)), 1.1, 1.8, 1300, 0.06, 2,
        leaf('berries', (0.65, 0.22, 0.02), (0.8, 0.34, 0.04)), 260,
        0.04)], [(edge(y) - chance.uniform(0.5, 2.0), y) for y in (7.5, 11.5, 13.6, 17.5, 22)], level, chance, 0.6, 0.9)
    parts = Parts()
    deck(parts, timber('terrace', (0.40, 0.36, 0.30), (0.28, 0.25, 0.21), 0.16), (WIDTH + 0.1, WIDTH + 2.2, -3, DEPTH + 2.4), -0.03, along='y')
    deck(parts, timber('terrace', (0.40, 0.36, 0.30), (0.28, 0.25, 0.21), 0.16), (-2, WIDTH + 0.1, DEPTH + 0.5, DEPTH + 2.4), -0.03)
    bronze = plain('bronze frame', (0.045, 0.035, 0.026), 0.35, 0.8)
    railing(parts, bronze, (WIDTH + 2.12, -3, -0.03), (WIDTH + 2.12, DEPTH + 2.3, -0.03), 1.0, 'bars', spacing=2.4)
    parts.finish()
    haze((0.56, 0.66, 0.76), 1900, 0.9)


def shell(parts, room):
    cast = concrete('cast concrete', (0.40, 0.385, 0.36), (2.4, 0.62), 0.35)
    bronze, soffit = plain('bronze frame', (0.045, 0.035, 0.026), 0.35, 0.8), boards('larch soffit', (0.48, 0.30, 0.155), (0.34, 0.195, 0.09), 0.12,
        4.0, 'y', 0.25)
    room.floor(screed('grey screed', (0.19, 0.183, 0.172), 0.6))
    room.made['east'] = room.made['north'] = ((), None, 0.3)
    room.rest(cast)
    parts.face(soffit, (-1, -1, HEIGHT), (-1, DEPTH + 2, HEIGHT), (WIDTH + 2, DEPTH + 2, HEIGHT), (WIDTH + 2, -1, HEIGHT))
    parts.box(cast, WIDTH + 1.9, WIDTH + 2.1, -1, DEPTH + 2.1, HEIGHT - 0.04, HEIGHT + 0.5)
    parts.box(cast, -1, WIDTH + 2.1, DEPTH + 1.9, DEPTH + 2.1, HEIGHT - 0.04, HEIGHT + 0.5)
    parts.box(cast, -0.3, 2.9, DEPTH, DEPTH + 0.4, 0, HEIGHT)
    glass, x, y = clear(), WIDTH, DEPTH
    parts.add(glass, [(x + 0.05, -1, 0), (x + 0.05, y + 0.05, 0), (x + 0.05, y + 0.05, HEIGHT), (x + 0.05, -1, HEIGHT)], [(0, 1, 2, 3)])
    parts.add(glass, [(2.9, y + 0.05, 0), (x + 0.05, y + 0.05, 0), (x + 0.05, y + 0.05, HEIGHT), (2.9, y + 0.05, HEIGHT)], [(0, 1, 2, 3)])
    for k in range(4):
        at = y + 0.05 - 2.6 * k
        parts.box(bronze, x, x + 0.1, at - 0.035, at + 0.035, 0, HEIGHT, 0.004)
    parts.box(bronze, 2.9, 2.97, y, y + 0.1, 0, HEIGHT, 0.004)
    for z0, z1 in ((0, 0.04), (HEIGHT - 0.05, HEIGHT)):
        parts.box(bronze, x, x + 0.1, -1, y + 0.1, z0, z1)
        parts.box(bronze, 2.9, x + 0.1, y, y + 0.1, z0, z1)


def library(parts, room):
    """Shelves from floor to ceiling along the west wall; a rail with a ladder before them."""
    oak_up, oak_on = grained(parts, 'oak', 2), grained(parts, 'oak', 1)
    chance = random.Random(3)
    tones = ((0.50, 0.44, 0.34), (0.12, 0.19, 0.25), (0.42, 0.13, 0.05), (0.60, 0.57, 0.50), (0.09, 0.14, 0.11), (0.46, 0.28, 0.07),
        (0.30, 0.32, 0.33), (0.025, 0.027, 0.03))
    with room.on('west'):
        long = room.long('west')
        parts.box(plain('case back', (0.30, 0.20, 0.11), 0.7), 0, long, -0.02, 0, 0, HEIGHT)
        bays = 8
        for k in range(bays + 1):
            x = (long - 0.035) * k / bays
            parts.box(oak_up, x, x + 0.035, -0.34, 0, 0, HEIGHT, 0.003)
        for j in range(8):
            z = 0.08 + j * 0.4
            parts.box(oak_on, 0, long, -0.335, 0, z - 0.03, z, 0.003)
            for k in range(bays):
                a, b = (long - 0.035) * k / bays + 0.045, (long - 0.035) * (k + 1) / bays - 0.01
                if j == 7:
                    continue
                if chance.random() < 0.16:
                    _things(parts, a + 0.05, b - 0.05, -0.17, z, 0.3, chance)
                else:
                    row_of_books(parts, a, b - chance.choice((0.0, 0.0, 0.04, 0.16)), -0.3, z, j * 11 + k, 0.3, 0.22, tones)
        parts.box(plain('rail bronze', (0.16, 0.10, 0.05), 0.3, 0.9), 0, long, -0.39, -0.37, 2.3, 2.33, 0.004)
        ladder_lean(parts, 4.35, -0.37, 0, 0, 2.45, 'walnut', (), 0.44)


def furniture(parts, room):
    cognac, sand = leather((0.30, 0.12, 0.045)), fabric((0.52, 0.44, 0.32), 'wool')
    carpet(parts, 3.3, 4.55, 0, 0, 2.7, 3.0, 'border', ((0.15, 0.19, 0.20), (0.52, 0.47, 0.38), (0.2, 0.24, 0.25)))
    armchair(parts, 3.15, 4.75, 0.012, 52, 'wing', cognac, 'walnut', cushion=sand)
    footstool(parts, 3.95, 4.2, 0.012, 52, cognac, 0.58, 0.44, 0.38, 'walnut')
    blanket(parts, fabric((0.44, 0.26, 0.05), 'wool'), 3.95, 4.2, 0.4, 0.42, 0.4, 0.16, 52, 2)
    floor_lamp(parts, 2.55, 5.35, 0, 40, 'reading', 1.2, light=9)
    side_table(parts, 2.75, 4.1, 0.012, 0.24, 0.52, 'walnut', 'pedestal')
    mug(parts, 2.7, 4.06, 0.532, 40, (0.6, 0.57, 0.5))
    book(parts, 2.82, 4.16, 0.532, 60, colour=(0.36, 0.09, 0.04), open_=True)
    pile_of_books(parts, 2.2, 3.7, 0.012, 6, 5, 15)
    pile_of_books(parts, 2.45, 3.45, 0.012, 3, 8, 50)
    armchair(parts, 4.55, 6.35, 0, -38, 'lounge', fabric((0.56, 0.51, 0.43), 'boucle'), 'walnut', cushion=fabric((0.44, 0.26, 0.05), 'velvet'))
    coffee_table(parts, 4.2, 5.5, 0.012, 0, 'round', 0.6, tone='walnut')
    vase_with(parts, 4.2, 5.5, 0.37, 'round', 0.18, (0.16, 0.2, 0.2), 'bare', 0.6, 3)
    telescope(parts, 5.2, 4.2, 0, 110)
    with room.on('north'):
        desk(parts, 1.55, -0.5, 0, 180, 'trestles', 1.5, 0.7, 'oak')
        table_lamp(parts, 2.05, -0.45, 0.74, 30, 'desk', 1.2, light=6)
        papers(parts, 1.5, -0.55, 0.74, 170, 5)
        globe(parts, 1.0, -0.4, 0.74, 0.15)
        picture(parts, 1.6, -0.01, 1.75, 0, 'ink', 0.9, 1.1, 'oak', 4)
    chair(parts, 1.5, DEPTH - 1.15, 0, 184, 'wishbone', 'oak')


def mirrored():
    """The sea lies in the west: all but sun and sky change sides."""
    other = Matrix.Translation((WIDTH, 0, 0)) @ Matrix.Scale(-1, 4, (1, 0, 0))
    for thing in bpy.context.scene.objects:
        if thing.type != 'LIGHT' or thing.data.type != 'SUN':
            thing.matrix_world = other @ thing.matrix_world


def cliff_house():
    sky(22, -66, 0.2, 1.0, 1.1, 1.7, 24.0, (1.0, 0.84, 0.62), 0.8, 0.78, (1.0, 0.96, 0.92), (0.5, 0.55, 0.66), 5.0, 1.4, 44.0)
    coast()
    parts = Parts()
    room = Room(parts, WIDTH, DEPTH, HEIGHT, 0.3)
    shell(parts, room)
    library(parts, room)
    furniture(parts, room)
    parts.finish()
    for y in (1.3, 3.9, 6.4):
        soft_box((WIDTH + 0.3, y, 1.5), (0, y, 0.9), 2.5, 2.7, 82, (0.90, 0.94, 1.0))
    soft_box((4.4, DEPTH + 0.3, 1.5), (3.0, 0, 0.9), 2.7, 2.7, 80, (0.90, 0.94, 1.0))
    soft_box((2.6, 0.2, 2.3), (2.2, 4, 1.2), 3.5, 0.8, 20, (1.0, 0.95, 0.9))
    mirrored()
    view(0.9, 0.05, 1.34, 12, 21.5, 0.0)
    return daylit(0.55)


if __name__ == '__main__':
    shoot({'cliff-house-inside': cliff_house})
