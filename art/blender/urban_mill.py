"""brick-mill: a weaving mill of red brick with sawtooth roof and tall chimney round a cobbled yard, evening; and its wide view."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import *  # noqa: F401,F403
from planting import leaf, patch, place
from street import bicycle, creeper, green, lamp_post, rails
from trees import bark, birch, oak
from urban_stage import Shot, camera, shoot, sky

BAY, LOW, HIGH = 6.0, 6.6, 9.8


def mill_materials():
    red = brick('mill brick', (0.38, 0.135, 0.075), (0.18, 0.06, 0.04), weather=0.5)
    dark = brick('mill dark', (0.20, 0.085, 0.06), (0.09, 0.045, 0.035), weather=0.5)
    iron = plain('mill iron', (0.035, 0.05, 0.045), 0.45, 0.4)
    stone = concrete('mill stone', (0.36, 0.33, 0.28), weather=0.7)
    look = Look(iron, sill=stone, lintel=None, surround=dark, surround_width=0.24, surround_out=0.03, columns=4, rows=5, bar=0.04, depth=0.28, curtain=0, blind=0.08, lit=0.3, room_depth=5, door=timber('mill door', (0.10, 0.16, 0.13), (0.05, 0.09, 0.075), 0.16, True))
    return red, dark, iron, stone, look


def sawtooth(p, bays, depth, chance, doors=(), lit=0.0):
    """The weaving shed: its long front zigzags; each bay has a row of north lights."""
    red, dark, iron, stone, look = mill_materials()
    roof = tiles('mill tiles', (0.33, 0.12, 0.065), (0.15, 0.055, 0.035))
    length, openings, top = bays * BAY, [], [(0, LOW)]
    for i in range(bays):
        x = i * BAY
        top += [(x + 0.25, HIGH), (x + BAY - 0.01, LOW)]
        middle = x + BAY / 2
        if i in doors:
            openings.append(Opening(middle - 1.5, middle + 1.5, 0.05, 3.6, 0.7, 'door'))
        else:
            for c in (-1.28, 1.28):
                openings.append(Opening(middle + c - 0.95, middle + c + 0.95, 1.25, 4.2, 0.45))
        openings.append(Opening(x + 1.5, x + 2.5, 6.6, 7.5, 0.3))
    wall(p, 0, length, 0, LOW, openings, red, look, chance, top)
    gable_back(p, red, top, 0.4)
    coping(p, stone, top, 0.07, 0.45, 0.1)
    p.box(stone, 0, length, -0.1, 0, 0, 0.5, 0.02)
    for i in range(bays + 1):
        p.box(red, i * BAY - 0.35, i * BAY + 0.35, -0.16, 0, 0, LOW - 0.35, 0.02)
        p.box(stone, i * BAY - 0.42, i * BAY + 0.42, -0.2, 0, LOW - 0.35, LOW - 0.18, 0.02)
        if i % 2:
            p.wire(plain('zinc', (0.22, 0.24, 0.25), 0.45, 0.7), [(i * BAY, -0.24, LOW - 0.1), (i * BAY, -0.24, 0.2)], 0.07)
    p.box(dark, 0, length, -0.05, 0, 5.25, 5.5, 0.01)
    for i in range(int(length / 0.42)):
        p.box(dark, i * 0.42 + 0.05, i * 0.42 + 0.24, -0.1, 0, 5.5, 5.68)
    for i in range(bays):
        x = i * BAY
        slope(p, roof, (x + BAY, depth, LOW + 0.05), (x + BAY, 0.4, LOW + 0.05), (x + 0.3, 0.4, HIGH - 0.15), (x + 0.3, depth, HIGH - 0.15), 0.15)
        p.face(look.glass or glass(), (x + 0.3, 0.4, LOW + 0.4), (x + 0.3, depth, LOW + 0.4), (x + 0.3, depth, HIGH - 0.3), (x + 0.3, 0.4, HIGH - 0.3))
        for k in range(int(depth / 1.2)):
            p.box(iron, x + 0.24, x + 0.3, 0.4 + k * 1.2, 0.46 + k * 1.2, LOW + 0.2, HIGH - 0.2)


def stack(p, x, y, height, material, bands):
    p.box(material, x - 2.6, x + 2.6, y - 2.6, y + 2.6, 0, 7.5, 0.05)
    p.box(bands, x - 2.8, x + 2.8, y - 2.8, y + 2.8, 7.2, 7.6, 0.05)
    p.lathe(material, (x, y, 7.5), ((2.1, 0), (1.35, height - 9.5)), 28)
    p.lathe(bands, (x, y, height - 2.2), ((1.36, 0), (1.6, 0.4), (1.62, 0.8), (1.45, 1.1), (1.75, 1.6), (1.78, 2.1), (1.4, 2.2)), 28)
    for z in (0.35, 0.55, 0.75):
        r = 2.1 - 0.75 * z
        p.lathe(plain('iron band', (0.05, 0.045, 0.04), 0.6), (x, y, 7.5 + (height - 9.5) * z), ((r + 0.03, 0), (r + 0.03, 0.16)), 28)
    for i in range(int(height / 0.6)):
        z = 8 + i * 0.6
        if z < height - 2:
            r = 2.15 - 0.75 * (z - 7.5) / (height - 9.5)
            p.bar(plain('iron band', (0.05, 0.045, 0.04), 0.6), (x - r, y - 0.2, z), (x - r, y + 0.2, z), 0.02, 4)


def tall_mill(p, width, depth, floors, axes, chance):
    """The spinning mill: pilasters, five floors of arched windows, a stair tower with a tank."""
    red, dark, iron, stone, look = mill_materials()
    top = 4.3 * floors + 0.8
    step = width / axes
    found = [Opening(step * (i + 0.5) - step * 0.25, step * (i + 0.5) + step * 0.25, 4.3 * f + 1.0, 4.3 * f + 3.3, 0.45) for f in range(floors) for i in range(axes)]
    for x, y, turn, w, o in ((0, 0, 0, width, found), (0, depth, -90, depth, row(0, depth, 4, 2.2, 1, 3.4, rise=0.4))):
        with p.at(x, y, 0, turn):
            wall(p, 0, w, 0, top, o, red, look, chance)
            cornice(p, dark, 0, w, top - 0.9, ((0, 0.2, 0.1), (0.2, 0.5, 0.22), (0.5, 0.7, 0.32)), brackets=0.6)
            for i in range(axes + 1):
                if turn == 0:
                    p.box(red, i * step - 0.4, i * step + 0.4, -0.2, 0, 0, top - 0.9, 0.02)
    p.face(red, (width, 0, 0), (width, depth, 0), (width, depth, top), (width, 0, top))
    hip_roof(p, tiles('mill tiles', (0.33, 0.12, 0.065), (0.15, 0.055, 0.035)), 0, width, 0, depth, top, 3.2, 0.3)
    with p.at(width, -1.4, 0):
        tower = [Opening(2.0, 3.6, 4.3 * f + 1.6, 4.3 * f + 4.0, 0.5) for f in range(floors + 1)]
        for turn, x, y in ((0, 0, 0), (-90, 0, 5.6)):
            with p.at(x, y, 0, turn):
                wall(p, 0, 5.6, 0, top + 6, tower, red, look, chance)
                cornice(p, dark, 0, 5.6, top + 5.2, ((0, 0.25, 0.12), (0.25, 0.55, 0.28), (0.55, 0.8, 0.4)), brackets=0.6)
        p.face(red, (5.6, 0, 0), (5.6, 5.6, 0), (5.6, 5.6, top + 6), (5.6, 0, top + 6))
        hip_roof(p, copper(), 0, 5.6, 0, 5.6, top + 6, 3.4, 0.4, inset=2.9)


def cart(p, x, y, turn):
    wood, iron = timber('cart wood', (0.32, 0.2, 0.1), (0.2, 0.12, 0.06), 0.14), plain('mill iron', (0.035, 0.05, 0.045), 0.45, 0.4)
    with p.at(x, y, 0, turn):
        p.box(wood, -1.0, 1.0, -0.55, 0.55, 0.5, 0.58, 0.01)
        for s in (-0.55, 0.53):
            p.box(wood, -1.0, 1.0, s, s + 0.03, 0.58, 0.85, 0.008)
        for wx in (-0.7, 0.7):
            for wy in (-0.6, 0.6):
                rim = [(wx + 0.3 * math.cos(i * 0.3142), wy, 0.3 + 0.3 * math.sin(i * 0.3142)) for i in range(21)]
                p.wire(iron, rim, 0.025, 5)
                for i in range(8):
                    p.bar(iron, (wx, wy, 0.3), (wx + 0.3 * math.cos(i * 0.785), wy, 0.3 + 0.3 * math.sin(i * 0.785)), 0.012, 4)
        p.wire(iron, [(1.0, -0.2, 0.5), (1.9, 0, 0.75), (1.0, 0.2, 0.5)], 0.02)
        bale = plain('bale', (0.45, 0.38, 0.28), 0.95)
        for i in range(3):
            p.block(bale, (-0.6 + i * 0.6, 0.0, 0.85), (0.55, 0.85, 0.5), 0.08, i * 4)


def pallets(p, x, y, count, turn=0):
    wood = timber('pallet', (0.42, 0.31, 0.19), (0.28, 0.2, 0.12), 0.1, weather=0.4)
    with p.at(x, y, 0, turn):
        for k in range(count):
            z = k * 0.145
            for i in range(7):
                p.box(wood, -0.6, 0.6, -0.4 + i * 0.118, -0.31 + i * 0.118, z + 0.12, z + 0.142)
            for i in range(3):
                p.box(wood, -0.6 + i * 0.55, -0.5 + i * 0.55, -0.4, 0.4, z, z + 0.12)


def yard(p, chance, bays=11, wet=0.25):
    red, dark, iron, stone, look = mill_materials()
    p.face(cobbles('mill yard', (0.25, 0.22, 0.19), (0.10, 0.095, 0.09), 0.17, wet), (-80, -60, 0), (160, -60, 0), (160, 60, 0), (-80, 60, 0))
    with p.at(-6, 0, 0):
        sawtooth(p, bays, 22, chance, (2, 6))
    stack(p, 22, 27, 36, red, dark)
    end = -6 + bays * BAY
    with p.at(end + 3, -17, 0, -90), p.at(-21, 0, 0):
        tall_mill(p, 30, 16, 5, 8, chance)
    # the low side of the yard: stores with a canopy
    with p.at(58, -19, 0, 180):
        found = row(0, 44, 9, 1.9, 1.1, 2.9, rise=0.35)
        wall(p, 0, 44, 0, 4.4, found, red, look, chance)
        cornice(p, dark, 0, 44, 4.2, ((0, 0.15, 0.08), (0.15, 0.3, 0.16)))
        slope(p, tiles('mill tiles', (0.33, 0.12, 0.065), (0.15, 0.055, 0.035)), (0, -0.4, 4.4), (44, -0.4, 4.4), (44, 6, 7.2), (0, 6, 7.2))
        p.face(red, (44, 0, 0), (44, 8, 0), (44, 8, 4), (44, 6, 7.1), (44, 0, 4.4))
    # canopy over a door
    p.box(iron, 8.0, 14.0, -2.6, 0, 4.75, 4.87, 0.02)
    for x in (8.2, 13.8):
        p.bar(iron, (x, -2.5, 4.8), (x, -0.05, 6.3), 0.03)
    p.box(stone, 8.4, 13.6, -2.2, 0, 0, 0.18, 0.02)
    rails(p, [(-40, -8.2), (10, -8.2), (30, -7.4), (61, -3.4)], 0.0)
    rails(p, [(10, -8.2), (30, -9.0), (61, -12.5)], 0.001)
    for x in (0.5, 24, 44):
        lamp_post(p, x, -3.6, 0, 5.0, strength=14)
    pallets(p, 4.2, -1.6, 7, 4)
    pallets(p, 5.7, -1.5, 4, -6)
    for i in range(5):
        x = 17.6 + (i % 3) * 0.72
        p.lathe(plain(f'drum {i % 2}', ((0.10, 0.16, 0.20), (0.30, 0.09, 0.04))[i % 2], 0.5, 0.3), (x, -0.75 - (i // 3) * 0.7, 0), ((0.3, 0), (0.3, 0.28), (0.315, 0.3), (0.3, 0.32), (0.3, 0.6), (0.315, 0.62), (0.3, 0.64), (0.3, 0.9), (0.01, 0.9)), 18)
    creeper(p, green(), 1.6, 0, 3.0, 6.6, chance, 5200)
    creeper(p, green(), 31, 0, 3.4, 7.0, chance, 4500)


def greenery(chance):
    weed, leafy = leaf('weeds', (0.06, 0.08, 0.02), (0.2, 0.2, 0.06)), leaf('mill birch', (0.05, 0.08, 0.015), (0.2, 0.2, 0.04))
    grass = [patch(f'weeds {i}', weed, 1.0, 260, 0.42, 0.009, 0.6, 0.5, seed=i, tufts=7) for i in range(3)]
    for i in range(110):
        x = chance.uniform(-6, 60)
        place(chance.choice(grass), x, chance.choice((-0.45, -0.6, -0.4, -18.6)), 0, chance.uniform(0.4, 1.1), chance.uniform(0, 6))
    for i in range(40):
        place(chance.choice(grass), chance.uniform(-4, 50), -8.2 + chance.uniform(-0.9, 0.9), -0.02, chance.uniform(0.2, 0.5), i)
    wood = bark('mill birch bark', (0.55, 0.53, 0.5), (0.32, 0.3, 0.28), marks=(0.04, 0.035, 0.03))
    kinds = [birch(f'mill birch {i}', leafy, wood, 8.0, 4 + i) for i in range(2)]
    for x, y, s in ((20.5, -17.0, 1.0), (22.5, -18.2, 0.75), (42, -17.4, 1.1), (53, -16.6, 0.9), (31, -18.0, 0.6), (-2.6, -1.3, 0.55)):
        place(kinds[int(x) % 2], x, y, -0.1, s, x)
    lime = leaf('far lime', (0.035, 0.06, 0.015), (0.14, 0.15, 0.035))
    far = oak('far lime', lime, bark('far bark', (0.14, 0.11, 0.09), (0.05, 0.04, 0.03)), 13, 6, count=7000, size=0.16)
    for i in range(16):
        place(far, -10 + i * 9 + chance.uniform(-3, 3), chance.choice((-33, -38, 52, 60)), 0, chance.uniform(0.8, 1.2), i)


def brick_mill():
    chance = random.Random(41)
    p = Parts()
    sky(9, 152, 0.11, sun=5.2, sun_colour=(1.0, 0.60, 0.31), cover=0.5, cloud_light=(1.0, 0.78, 0.58), cloud_shade=(0.40, 0.40, 0.52), cloud_power=4.2, seed=42.0, dust=2, ozone=3, scale=1.4)
    yard(p, chance)
    cart(p, 2.6, -5.4, 160)
    bicycle(p, 7.0, -0.55, 0, 3, (0.05, 0.09, 0.07))
    p.finish()
    greenery(chance)
    camera(-7.5, -11.5, 1.75, 52, 22, 0.235)
    return Shot(exposure=0.65, haze=(0.55, 0.42, 0.36), haze_metres=520, haze_most=0.75, glow=0.06)


def slide_industry():
    chance = random.Random(43)
    p = Parts()
    sky(12, 196, 0.12, sun=5.4, sun_colour=(1.0, 0.58, 0.30), cover=0.6, cloud_light=(1.0, 0.72, 0.50), cloud_shade=(0.36, 0.36, 0.48), cloud_power=4.0, seed=46.5, dust=3, ozone=3, scale=1.0)
    yard(p, chance, 11, 0.28)
    cart(p, 7.5, -10.6, 25)
    bicycle(p, 21.4, -0.6, 0, 3, (0.25, 0.05, 0.03))
    p.finish()
    greenery(chance)
    camera(-9, -11.2, 2.4, 77, 23, 0.11)
    return Shot(exposure=0.45, haze=(0.66, 0.50, 0.38), haze_metres=900, haze_most=0.6, glow=0.08)


if __name__ == '__main__':
    shoot({'brick-mill': brick_mill, 'slide-industry': slide_industry})
