"""corner-house: a four-storey corner house of the 1890s in ochre plaster, turret with a copper cap, shops, morning."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import *  # noqa: F401,F403
from planting import leaf, place
from street import bench, bicycle, bollard, lamp_post, planter, rails, table_set
from trees import bark, oak
from urban_houses import row_house
from urban_stage import Shot, camera, shoot, sky

FLOORS = (0.0, 4.6, 8.7, 12.5, 15.9)


def pediment(p, stone, o, pointed):
    a, b, z = o.x0 - 0.3, o.x1 + 0.3, o.z1 + 0.22
    p.box(stone, a, b, -0.26, 0.02, z, z + 0.1, 0.015)
    m = (a + b) / 2
    if pointed:
        for y in (-0.2, -0.08):
            p.face(stone, (a, y, z + 0.1), (b, y, z + 0.1), (m, y, z + 0.5))
        for s, e in (((a, z + 0.1), (m, z + 0.52)), ((m, z + 0.52), (b, z + 0.1))):
            p.add(stone, [(s[0], -0.27, s[1]), (e[0], -0.27, e[1]), (e[0], 0, e[1]), (s[0], 0, s[1])] +
                  [(s[0], -0.27, s[1] + 0.09), (e[0], -0.27, e[1] + 0.09), (e[0], 0, e[1] + 0.09), (s[0], 0, s[1] + 0.09)],
                  [(0, 1, 5, 4), (4, 5, 6, 7), (0, 3, 2, 1)])
    for x in (a + 0.1, b - 0.1):
        p.box(stone, x - 0.07, x + 0.07, -0.2, 0.02, z - 0.3, z, 0.02)


def awning(p, x0, x1, z, out, tint, drop=0.8):
    count = max(4, int((x1 - x0) / 0.25))
    for i in range(count):
        a, b = x0 + (x1 - x0) * i / count, x0 + (x1 - x0) * (i + 1) / count
        stripe = cloth('awning white', (0.62, 0.59, 0.52)) if i % 2 else cloth(f'awning {tint}', tint)
        p.face(stripe, (a, -0.05, z), (b, -0.05, z), (b, -out, z - drop), (a, -out, z - drop))
        p.face(stripe, (a, -out, z - drop), (b, -out, z - drop), (b, -out, z - drop - 0.22), (a, -out, z - drop - 0.22))


def wing(p, width, axes, wall_of, base, stone, look, chance, shops, door_axis):
    step = width / axes
    openings = []
    for i in range(axes):
        x = step * (i + 0.5)
        if i == door_axis:
            openings.append(Opening(x - 0.85, x + 0.85, 0.15, 3.1, 0.5, 'door'))
        elif i in shops:
            openings.append(Opening(x - step * 0.4, x + step * 0.4, 0.6, 3.45, look=SHOP))
        else:
            openings.append(Opening(x - 0.62, x + 0.62, 1.3, 3.5))
    wall(p, 0, width, 0, FLOORS[1] - 0.25, openings, base, look, chance)
    for i in shops:
        x = step * (i + 0.5)
        p.box(plain('shop board', (0.03, 0.045, 0.04), 0.4), x - step * 0.42, x + step * 0.42, -0.06, 0, 3.5, 3.95, 0.01)
    cornice(p, stone, 0, width, FLOORS[1] - 0.25, ((0, 0.1, 0.1), (0.1, 0.2, 0.2), (0.2, 0.27, 0.28)))
    for f in (1, 2, 3):
        z = FLOORS[f] + 0.95
        tall = (2.35, 2.15, 1.75)[f - 1]
        found = row(0, width, axes, 1.18, z, z + tall)
        wall(p, 0, width, FLOORS[f] - (0.25 if f == 1 else 0), FLOORS[f + 1], found, wall_of, look, chance)
        for i, o in enumerate(found):
            if f == 1:
                pediment(p, stone, o, i % 2 == 0)
                p.box(stone, o.x0 - 0.2, o.x1 + 0.2, -0.1, 0, o.z0 - 0.62, o.z0 - 0.06, 0.02)
            elif f == 2:
                p.box(stone, o.x0 - 0.28, o.x1 + 0.28, -0.2, 0.02, o.z1 + 0.22, o.z1 + 0.34, 0.02)
                p.box(stone, (o.x0 + o.x1) / 2 - 0.12, (o.x0 + o.x1) / 2 + 0.12, -0.13, 0, o.z1 - 0.02, o.z1 + 0.24, 0.02)
        p.box(stone, 0, width, -0.09, 0, FLOORS[f] + 0.7, FLOORS[f] + 0.86, 0.015)
        if f == 1:
            for i in (1, axes - 2):
                x = step * (i + 0.5)
                balcony(p, x - 1.25, x + 1.25, FLOORS[1] + 0.75, 0.95, stone, plain('balcony iron', (0.02, 0.022, 0.025), 0.5, 0.4))
    cornice(p, stone, 0, width, FLOORS[4] - 0.55, ((0, 0.15, 0.1), (0.15, 0.32, 0.35), (0.32, 0.45, 0.55)), brackets=0.62)
    slate = tiles('slate', (0.12, 0.13, 0.15), (0.055, 0.06, 0.07), 0.3, 0.25, moss=0.1)
    slope(p, slate, (0, -0.35, FLOORS[4] - 0.1), (width, -0.35, FLOORS[4] - 0.1), (width, 1.3, FLOORS[4] + 2.9), (0, 1.3, FLOORS[4] + 2.9))
    slope(p, slate, (0, 1.3, FLOORS[4] + 2.9), (width, 1.3, FLOORS[4] + 2.9), (width, 6.5, FLOORS[4] + 4.4), (0, 6.5, FLOORS[4] + 4.4))
    p.bar(plain('zinc', (0.22, 0.24, 0.25), 0.45, 0.7), (0, 1.25, FLOORS[4] + 2.9), (width, 1.25, FLOORS[4] + 2.9), 0.08)
    for i in range(axes - 1):
        dormer(p, step * (i + 1), 0.05, FLOORS[4] + 0.35, 1.5, 1.85, look, stone, slate, chance, 1.7, 0.5)
    for x in (width * 0.3, width * 0.78):
        chimney(p, x, 5, FLOORS[4] + 3, 3.0, brick('stack brick', (0.3, 0.13, 0.08), (0.15, 0.06, 0.04)), 3, (1.4, 0.6))
    downpipe(p, plain('zinc', (0.22, 0.24, 0.25), 0.45, 0.7), 0.25, -0.3, FLOORS[4] - 0.2, 0)
    p.face(wall_of, (0, 0, 0), (0, 12, 0), (0, 12, 16), (0, 0, 16))
    p.face(wall_of, (width, 0, 0), (width, 12, 0), (width, 12, 16), (width, 0, 16))


def poster_column(p, x, y, chance):
    p.lathe(plain('column', (0.30, 0.29, 0.26), 0.7), (x, y, 0), ((0.75, 0), (0.75, 0.3), (0.62, 0.4), (0.62, 3.0), (0.8, 3.1), (0.8, 3.25), (0.5, 3.6), (0.1, 3.8)), 28)
    tints = ((0.30, 0.06, 0.04), (0.42, 0.30, 0.11), (0.05, 0.08, 0.14), (0.55, 0.52, 0.46), (0.07, 0.14, 0.12), (0.48, 0.44, 0.38))
    for level, tall in ((0.55, 1.15), (1.8, 1.05)):
        start = chance.uniform(0, 40)
        for i in range(7):
            tint = chance.choice(tints)
            p.lathe(plain(f'poster {tint[0]:.2f} {tint[2]:.2f}', tint, 0.7), (x, y, level), ((0.63, 0), (0.63, tall * chance.uniform(0.75, 1))), 6, start + i * 51, 42)
            p.lathe(plain('poster print', (0.06, 0.05, 0.05), 0.7), (x, y, level), ((0.634, tall * 0.12), (0.634, tall * 0.2)), 6, start + i * 51 + 5, 28)


SHOP = None


def corner_house():
    global SHOP
    chance = random.Random(5)
    p = Parts()
    sky(21, 112, 0.115, sun=4.4, sun_colour=(1.0, 0.78, 0.54), cover=0.45, seed=7.7, cloud_power=5.0, scale=1.3)
    ochre = plaster('ochre', (0.50, 0.30, 0.12), 0.55)
    base = concrete('rustic base', (0.50, 0.43, 0.33), (1.1, 0.46), 0.5)
    stone = plaster('cream stone', (0.66, 0.58, 0.44), 0.35)
    brown = plain('brown frame', (0.10, 0.05, 0.03), 0.4)
    white = plain('white frame', (0.70, 0.68, 0.63), 0.4)
    look = Look(white, sill=stone, surround=stone, surround_width=0.2, surround_out=0.07, columns=2, transom=0.68, depth=0.2, lit=0.08, curtain=0.7, door=plain('oak door', (0.16, 0.07, 0.03), 0.4, 0, 0.3))
    SHOP = Look(plain('shop frame', (0.03, 0.045, 0.04), 0.4), columns=2, transom=0.78, depth=0.25, lit=0.8, curtain=0, blind=0, room_depth=3.5)
    p.face(cobbles('street setts', (0.20, 0.19, 0.18), (0.09, 0.09, 0.09), 0.16, 0.25), (-60, -40, 0), (60, -40, 0), (60, 90, 0), (-60, 90, 0))
    turn_r, turn_l, cut = 33, -52, 1.7
    # pavement in the two directions
    walk = paving('walk', (0.33, 0.31, 0.28), (0.25, 0.235, 0.21), (0.7, 0.35))
    kerb = concrete('kerb', (0.36, 0.34, 0.31))
    dir_r = (math.cos(math.radians(turn_r)), math.sin(math.radians(turn_r)))
    dir_l = (math.cos(math.radians(turn_l)), math.sin(math.radians(turn_l)))
    with p.at(cut, 0, 0, turn_r):
        p.box(walk, -2.2, 80, -4.4, 0.5, -0.1, 0.13)
        p.box(kerb, -2.0, 80, -4.55, -4.38, -0.1, 0.14, 0.02)
        wing(p, 17.5, 5, ochre, base, stone, look, chance, (0, 1, 3), 2)
        awning(p, 0.3, 6.7, 3.75, 1.7, (0.20, 0.04, 0.03))
        for x in (2.0, 5.0):
            table_set(p, x, -1.4, 0.13, 20 + x * 30, 2)
        planter(p, 7.4, -0.5, 0.13, chance, (0.5, 0.5, 0.55), 0.9)
        bicycle(p, 9.6, -0.45, 0.13, 2, (0.03, 0.07, 0.15))
        bicycle(p, 13.0, -3.9, 0.13, 8, (0.3, 0.05, 0.03))
        lamp_post(p, 11.5, -3.9, 0.13, 4.8, lit=False)
        x = 17.5
        for i, tint in enumerate(((0.55, 0.52, 0.46), (0.42, 0.30, 0.24), (0.60, 0.52, 0.36), (0.36, 0.42, 0.40))):
            with p.at(x, 0, 0.1):
                row_house(p, 14, plaster(f'side {i}', tint, 0.4), look, chance, 4, None, 11, tiles('side tiles', (0.26, 0.10, 0.06), (0.13, 0.05, 0.035)), stone, 0.5, 5, 1.15, bands=True, upper=3.9, tall=2.1)
            x += 14
    with p.at(-cut - 16 * dir_l[0], -16 * dir_l[1], 0, turn_l):
        p.box(walk, -80, 18, -4.0, 0.5, -0.1, 0.124)
        p.box(kerb, -80, 17.8, -4.15, -3.98, -0.1, 0.136, 0.02)
        wing(p, 16, 5, ochre, base, stone, look, chance, (3, 4), 1)
        awning(p, 9.7, 15.8, 3.75, 1.5, (0.04, 0.10, 0.08))
        lamp_post(p, 6, -3.5, 0.13, 4.8, lit=False)
        bicycle(p, 8.2, -0.45, 0.13, 176, (0.4, 0.36, 0.3))
        x = 0
        for i, tint in enumerate(((0.46, 0.24, 0.16), (0.56, 0.53, 0.45), (0.34, 0.38, 0.42))):
            x -= 14
            with p.at(x, 0, 0.1):
                row_house(p, 14, plaster(f'left {i}', tint, 0.4), look, chance, 4, None, 11, tiles('side tiles', (0.26, 0.10, 0.06), (0.13, 0.05, 0.035)), stone, 0.5, 5, 1.15, bands=True, upper=3.9, tall=2.1)
    for i, tint in enumerate(((0.52, 0.48, 0.40), (0.46, 0.30, 0.22), (0.58, 0.52, 0.38), (0.40, 0.42, 0.42), (0.50, 0.34, 0.26), (0.55, 0.53, 0.48))):
        with p.at(-118 + i * 15, 34 - i * 3, 0, 14):
            row_house(p, 14.8, plaster(f'far {i}', tint, 0.4), look, chance, 4, None, 11, tiles('side tiles', (0.26, 0.10, 0.06), (0.13, 0.05, 0.035)), stone, 0.5, 5, 1.15, bands=True, upper=3.9, tall=2.1)
    # chamfered corner with the shop door, and the turret above it
    p.box(walk, -4, 4, -4.2, 1, -0.1, 0.118)
    door_look = Look(SHOP.frame, columns=2, transom=0.75, depth=0.3, lit=1.0, curtain=0, blind=0, door=SHOP.frame, room_depth=3)
    with p.at(-cut, 0, 0):
        wall(p, 0, 2 * cut, 0, FLOORS[1], [Opening(0.85, 2 * cut - 0.85, 0.15, 3.3, 0.45, look=door_look)], base, door_look, chance)
    for i in range(3):
        p.box(stone, -1.3 + i * 0.1, 1.3 - i * 0.1, -0.9 + i * 0.3, 0.3, 0.1, 0.28 + i * 0.06, 0.02)
    radius, sides = 2.35, 8
    centre_y = 0.75
    p.lathe(stone, (0, centre_y, 0), ((0.3, 3.6), (1.2, 3.9), (2.0, 4.3), (2.55, 4.5), (2.55, 4.7)), 32)
    facet = 2 * radius * math.tan(math.pi / sides)
    for k in (-2, -1, 0, 1, 2):
        a = math.radians(k * 45)
        with p.at(math.sin(a) * radius, centre_y - math.cos(a) * radius, 0, k * 45), p.at(-facet / 2, 0, 0):
            for f in (1, 2, 3, 4):
                high = FLOORS[f + 1] if f < 4 else FLOORS[4] + 2.9
                o = [Opening(facet / 2 - 0.52, facet / 2 + 0.52, FLOORS[f] + 0.95, FLOORS[f] + (3.2, 3.0, 2.6, 1.9)[f - 1], 0.3 if f == 4 else 0)]
                wall(p, 0, facet, FLOORS[f] + (0.1 if f == 1 else 0), high, o, ochre, look, chance)
                if f == 1:
                    pediment(p, stone, o[0], True)
                p.box(stone, -0.03, facet + 0.03, -0.09, 0, FLOORS[f] + 0.68, FLOORS[f] + 0.84, 0.01)
            cornice(p, stone, -0.05, facet + 0.05, FLOORS[4] - 0.5, ((0, 0.15, 0.08), (0.15, 0.3, 0.2), (0.3, 0.42, 0.3)))
            cornice(p, stone, -0.08, facet + 0.08, FLOORS[4] + 2.6, ((0, 0.12, 0.1), (0.12, 0.26, 0.25), (0.26, 0.36, 0.38)), brackets=0.45)
    cap = ((2.85, 0), (2.7, 0.25), (2.72, 1.0), (2.5, 2.0), (1.9, 3.0), (1.1, 3.7), (0.62, 4.2), (0.55, 4.6), (0.75, 4.9), (0.62, 5.3), (0.2, 5.8), (0.06, 6.6), (0.03, 8.2))
    p.lathe(copper('copper', (0.20, 0.36, 0.30), (0.08, 0.17, 0.14)), (0, centre_y, FLOORS[4] + 2.9), cap, 16)
    p.lathe(plain('gilt', (0.7, 0.5, 0.15), 0.25, 1.0), (0, centre_y, FLOORS[4] + 10.2), ((0.01, 0), (0.2, 0.2), (0.01, 0.4)), 14)
    for x, y in ((-2.9, -3.3), (-1.0, -4.0), (1.2, -4.0), (3.0, -3.2)):
        bollard(p, x, y, 0.13, 0.95)
    bench(p, -5.6, -2.9, 0.13, -50)
    poster_column(p, -6.3, -9.8, chance)
    bicycle(p, 6.3, -12.6, 0.0, 158, (0.02, 0.09, 0.08), 4)
    for x, y in ((5.4, -12.3), (8.2, -11.2)):
        bollard(p, x, y, 0, 0.9)
    rails(p, [(-50.0, 51.5), (17.0, -33.5)], 0.004)
    p.finish()
    linden, wood = leaf('linden', (0.025, 0.06, 0.012), (0.12, 0.16, 0.03)), bark('linden bark', (0.14, 0.11, 0.085), (0.05, 0.04, 0.03))
    kinds = [oak(f'linden {i}', linden, wood, 9.0, 3 + i, count=12000, size=0.10) for i in range(2)]
    for i in range(6):
        for (dx, dy), far, side, ox in ((dir_r, 16 + 9 * i, -3.6, cut), ((-dir_l[0], -dir_l[1]), 9 + 9 * i, 3.3, -cut)):
            nx, ny = -dy * side / abs(side), dx * side / abs(side)
            place(kinds[i % 2], ox + dx * far + nx * abs(side), dy * far + ny * abs(side), 0.1, chance.uniform(0.75, 1.0), i * 1.3)
    place(kinds[0], -13.5, -8.5, 0.0, 1.1, 2.0)
    place(kinds[1], 15.5, -3.5, 0.0, 0.95, 1.0)
    camera(3.2, -28, 1.75, -5, 22, 0.235)
    return Shot(exposure=0.25, haze=(0.50, 0.53, 0.60), haze_metres=520, haze_most=0.7)


shoot({'corner-house': corner_house})
