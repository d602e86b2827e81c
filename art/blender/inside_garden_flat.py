"""garden-flat-inside: the bedroom on a morning in May. A rounded corner, a wall the colour of sand, pale linen, a glass door slid open so
that the lawn begins where the oak floor ends; outside a cherry in blossom, tulips and the hornbeam hedge."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import lawn_ground, paving, plain
from indoors_bed_bath import bed, bedside
from indoors_cases import pile_of_books
from indoors_floors import boards, limewash, painted
from indoors_furniture import armchair
from indoors_light import daylight, daylit, fill, shoot, sky, soft_box, view
from indoors_materials import fabric, sheer
from indoors_plants import fern
from indoors_room import Opening, Room, Sash
from indoors_rugs import carpet
from indoors_tables import bench
from indoors_things import curtain, hanging_lamp, picture, vase, vase_with
from belongings import book, straw_hat
from planting import leaf, place
from shapes import Parts
from street import foliage, hedge, leaves, petals, pot, table_set
from tableware import mug
from trees import apple, bark, oak
from urban_modern import grass_field, lounger

WIDTH, DEPTH, HEIGHT, THICK, ROUND = 5.6, 5.4, 2.72, 0.34, 0.95
OPEN, GLASS = Opening(0.98, 2.75, 0.0, 2.52, 0.0, 'hole'), Opening(2.75, 5.05, 0.0, 2.52)


def rounded_corner(parts, made):
    """A quarter of a cylinder in the corner between bed wall and garden wall."""
    curve = lambda r: [(WIDTH - ROUND + r * math.sin(math.pi * i / 40), DEPTH - ROUND + r * math.cos(math.pi * i / 40)) for i in range(21)]
    line, inner = curve(ROUND), curve(ROUND - 0.014)
    parts.add(made, [p for x, y in line for p in ((x, y, 0), (x, y, HEIGHT))], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(20)], True)
    trim = painted('skirting white', (0.74, 0.73, 0.70))
    parts.add(trim, [p for x, y in inner for p in ((x, y, 0), (x, y, 0.07))], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(20)], True)
    parts.add(trim, [p for a, b in zip(inner, line) for p in ((*a, 0.07), (*b, 0.07))],
        [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(20)], True)


def garden(parts):
    chance, x0 = random.Random(61), WIDTH + THICK
    slabs = paving('terrace slabs', (0.60, 0.57, 0.52), (0.53, 0.50, 0.46), (0.9, 0.6), 0.006)
    parts.box(slabs, x0, x0 + 1.5, -6, 12, -0.12, -0.015, 0.01)
    parts.face(lawn_ground('garden lawn', (0.16, 0.25, 0.05), (0.08, 0.145, 0.03)), (x0, -60, -0.06), (x0 + 90, -60, -0.06),
        (x0 + 90, 90, -0.06), (x0, 90, -0.06))
    beech = foliage('hornbeam', (0.07, 0.14, 0.02), (0.22, 0.31, 0.06))
    parts.box(plain('hedge core', (0.04, 0.075, 0.02), 1.0), x0 + 11.2, x0 + 11.9, -8, 26, 0, 1.75)
    hedge(parts, beech, x0 + 11, x0 + 12.1, -2, 24, 0, 1.95, chance, 150, 0.1)
    hedge(parts, beech, x0 + 1.6, x0 + 11, 12.4, 13.2, 0, 1.95, chance, 150, 0.1)
    parts.box(plain('soil', (0.06, 0.042, 0.03), 1.0), x0 + 8.4, x0 + 11, -4, 12.4, -0.05, -0.01)
    tints = ((0.66, 0.40, 0.42), (0.70, 0.62, 0.52), (0.62, 0.16, 0.20), (0.68, 0.50, 0.14))
    for k in range(110):
        x, y, tint = x0 + chance.uniform(8.5, 10.7), chance.uniform(1, 12), chance.choice(tints)
        leaves(parts, petals(f'tulip {tint[1]:.2f}', tint), (x, y, 0.42), (0.16, 0.16, 0.06), 12, 0.05, chance)
        leaves(parts, foliage('tulip leaf', (0.06, 0.12, 0.035), (0.14, 0.21, 0.07)), (x, y, 0.2), (0.2, 0.2, 0.2), 22, 0.07, chance)
    table_set(parts, x0 + 4.6, 8.6, -0.05, 30, 2, (0.66, 0.64, 0.60))
    lounger(parts, x0 + 3.4, 4.3, -0.04, -60)
    for x, y, h in ((x0 + 0.6, 6.4, 1.1), (x0 + 0.55, 0.9, 0.8)):
        pot(parts, x, y, -0.015, chance, 0.24, h, (0.50, 0.46, 0.40))
    parts.finish()
    blades = leaf('lawn blades', (0.07, 0.14, 0.02), (0.19, 0.28, 0.055))
    grass_field(chance, blades, (x0 + 1.5, x0 + 8.5, 1.0, 12.0), 1.0, 0.055, count=700, z=-0.06)
    blossom, wood = leaf('blossom', (0.68, 0.48, 0.51), (0.84, 0.74, 0.74)), bark('cherry bark', (0.14, 0.09, 0.075), (0.05, 0.035, 0.03))
    place(apple('cherry', blossom, wood, 4.9, 7, count=7000, size=0.07), x0 + 7.0, 8.2, -0.05, 1.0, 0.4)
    maple = oak('maple', leaf('young leaf', (0.10, 0.16, 0.03), (0.25, 0.33, 0.07)), wood, 11, 14, count=5500, size=0.19)
    for x, y, s in ((19, 14, 1.0), (23, 5, 1.1), (18, 23, 1.05), (28, 14, 1.3), (24, -4, 1.1)):
        place(maple, x0 + x, y, 0, s, x * 1.9)


def garden_flat():
    parts = Parts()
    sky(25, 72, 0.27, sun=11.0, sun_colour=(1.0, 0.88, 0.72), sun_size=0.9, cover=0.5, cloud_power=5.4, seed=61.7, scale=1.6, dust=0.8)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    white, sand = painted('garden white', (0.79, 0.78, 0.745)), limewash('sand wall', (0.58, 0.45, 0.345), 0.35)
    bronze, trim = plain('bronze frame', (0.06, 0.045, 0.035), 0.35, 0.6), painted('skirting white', (0.74, 0.73, 0.70))
    room.floor(boards('pale oak boards', (0.58, 0.45, 0.30), (0.46, 0.34, 0.21), 0.22, 3.4, 'x', 0.45))
    room.wall('east', white, [OPEN, GLASS], Sash(bronze, columns=1, rows=1, bar=0.05, set_back=0.1, leaves=False))
    room.wall('north', sand)
    room.rest(white)
    room.ceiling(white)
    room.moulding(trim, 'low skirting', skip={'north': [(WIDTH - ROUND, WIDTH)], 'east': [(0, ROUND)]})
    rounded_corner(parts, sand)
    with room.on('east'):
        parts.box(bronze, OPEN.x0, OPEN.x0 + 0.04, THICK - 0.17, THICK - 0.1, 0, OPEN.z1, 0.004)
        parts.box(bronze, OPEN.x0, GLASS.x1, 0.08, THICK - 0.1, -0.02, 0.006, 0.002)
        haze = sheer((0.80, 0.785, 0.74), 0.5)
        curtain(parts, 0.96, 1.32, -0.12, HEIGHT - 0.005, HEIGHT - 0.02, haze, 1.2, 4)
        curtain(parts, 4.0, 4.7, -0.12, HEIGHT - 0.005, HEIGHT - 0.02, haze, 1.2, 7)
        parts.box(trim, 0.95, 5.3, -0.15, -0.09, HEIGHT - 0.012, HEIGHT, 0.002)
    with room.on('north'):
        linen, rose = fabric((0.70, 0.68, 0.63)), fabric((0.56, 0.36, 0.28), 'linen')
        bed(parts, 2.25, -0.02, 0, 0, 'upholstered', 1.8, 2.1, 'pale oak', linen, fabric((0.68, 0.66, 0.62)), fabric((0.26, 0.32, 0.24), 'wool'),
            fabric((0.60, 0.53, 0.44), 'boucle'),
            [rose, fabric((0.60, 0.55, 0.46))], made_up=0.6, seed=3)
        for x in (1.02, 3.48):
            bedside(parts, x, 0, 0, 0, 'stool', 'oak')
        for x in (1.02, 3.48):
            hanging_lamp(parts, x, -0.26, HEIGHT, 0, 'globe', 1.5, 0.1, 1.1, light=4)
        pile_of_books(parts, 1.02, -0.22, 0.5, 3, 4, 12)
        vase_with(parts, 3.42, -0.24, 0.5, 'bottle', 0.17, (0.62, 0.58, 0.51), 'blossom', 0.42, 4)
        picture(parts, 2.25, 0, 1.72, 0, 'leaf', 0.62, 0.82, 'oak', 7)
    bench(parts, 2.25, 2.9, 0, 0, 1.45, 'oak')
    book(parts, 2.0, 2.88, 0.452, 25, open_=True, colour=(0.3, 0.34, 0.28))
    straw_hat(parts, 2.62, 2.9, 0.452, 20)
    carpet(parts, 2.5, 2.85, 0, 0, 3.3, 2.3, 'jute', ((0.56, 0.47, 0.34), (0.46, 0.37, 0.25), (0.6, 0.52, 0.4)))
    armchair(parts, 4.55, 4.1, 0, -38, 'lounge', fabric((0.60, 0.40, 0.31), 'boucle'), 'oak', seed=2)
    with parts.at(4.75, 3.1, 0):
        parts.lathe(painted('drum table', (0.62, 0.58, 0.50)), (0, 0, 0),
            [(0.0, 0), (0.2, 0.0), (0.2, 0.42), (0.24, 0.43), (0.24, 0.455), (0, 0.455)], 40)
        mug(parts, 0.06, -0.05, 0.456, 30, (0.40, 0.46, 0.40))
        vase(parts, -0.09, 0.06, 0.456, 'round', 0.1, (0.50, 0.30, 0.22))
    fern(parts, 5.12, 4.78, 0.0, 0.42, 5, (0.60, 0.56, 0.49))
    garden(parts)
    parts.finish()
    daylight(room, 'east', 30, (0.92, 0.96, 1.0), only=(0, 1))
    soft_box((0.3, 0.4, 2.4), (3.0, 3.6, 0.9), 1.5, 1.2, 8)
    fill(room, 16)
    view(0.55, 0.42, 1.28, 39, 20.0, -0.05)
    return daylit(0.42)


if __name__ == '__main__':
    shoot({'garden-flat-inside': garden_flat})
