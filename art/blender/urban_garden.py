"""garden-flat: a white apartment house with rounded corners, its ground floor flat opens to a garden; spring.
timber-tower: six storeys of timber with balconies all round, solar roof, meadow and young trees; a clear summer day."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import *  # noqa: F401,F403
from planting import leaf, place
from street import bench, bicycle, foliage, green, hedge, leaves, petals, pot, table_set
from trees import apple, bark, birch, oak
from urban_harbour import parasol
from urban_modern import band, glazed, grass_field, lounger, rounded, slab, solar
from urban_stage import Shot, camera, shoot, sky


def rounded_floor(p, x0, x1, z, height, white, frame, chance, radius, fields, balcony_out=1.5, ground=False, lit=0.0):
    """One storey: a ribbon of glass behind a rounded balcony plate, solid piers in white."""
    depth = 11
    inner = rounded(x0, x1, 0, depth, radius)
    plate = rounded(x0 - balcony_out * 0.6, x1 + balcony_out * 0.6, -balcony_out, depth, radius + balcony_out * 0.6)
    soffit = timber('larch soffit', (0.42, 0.27, 0.14), (0.30, 0.18, 0.09), 0.12, weather=0.1)
    slab(p, white, plate, z + height - 0.34, z + height, soffit)
    step = (x1 - x0 - 2 * radius) / fields
    for i in range(fields):
        a, b = x0 + radius + i * step, x0 + radius + (i + 1) * step
        if i % 3 == 2:
            with p.at(a, 0, 0):
                wall(p, 0, step, z, z + height - 0.3, [Opening(step * 0.2, step * 0.8, z + 0.9, z + height - 0.6)], white, Look(frame, columns=2, depth=0.22, curtain=0.8, sill=frame, lit=lit), chance)
        else:
            glazed(p, a, b, 0.05, z + 0.05, z + height - 0.34, 3, frame, chance, chance.random() < lit + 0.25, 4.5, 9)
            p.box(white, a - 0.12, a + 0.12, -0.02, 0.3, z, z + height - 0.3, 0.02)
    for side in (inner[:9], inner[9:18]):  # the round corners: panes between slim posts
        for k in (0, 2, 4, 6):
            (xa, ya), (xb, yb) = side[k], side[k + 2]
            p.face(glass(), (xa, ya, z + 0.1), (xb, yb, z + 0.1), (xb, yb, z + height - 0.36), (xa, ya, z + height - 0.36))
            p.bar(frame, (xa, ya, z), (xa, ya, z + height - 0.3), 0.035, 6)
    for k, arc in enumerate((rounded(x0 + 0.3, x1 - 0.3, 0.3, depth, radius - 0.3, 48)[:49], rounded(x0 + 0.3, x1 - 0.3, 0.3, depth, radius - 0.3, 48)[49:98])):
        middle = (x0 + radius, radius) if k == 0 else (x1 - radius, radius)
        folds = [(middle[0] + (x - middle[0]) * (0.97 if i % 2 else 1.0), middle[1] + (y - middle[1]) * (0.97 if i % 2 else 1.0), z + 0.05) for i, (x, y) in enumerate(arc)]
        drawn = folds[:20] + folds[-8:] if chance.random() < 0.4 else folds
        for part in (drawn[:20], drawn[20:]) if len(drawn) < 49 else (drawn,):
            p.strip(cloth(), part, (0, 0, height - 0.4))
    for y0 in (inner[0], inner[17]):
        x = y0[0]
        turn, start = (-90, (x0, depth)) if x < (x0 + x1) / 2 else (90, (x1, radius))
        with p.at(*start, 0, turn):
            long = depth - radius
            wall(p, 0, long, z, z + height, row(0, long, 3, 1.5, z + 0.9, z + height - 0.6), white, Look(frame, columns=2, depth=0.22, sill=frame), chance)
    p.box(plain('inner dark', (0.2, 0.18, 0.16), 0.9), x0 + 0.3, x1 - 0.3, 5.2, 5.3, z, z + height)
    if not ground:
        rim = rounded(x0 - balcony_out * 0.6 + 0.06, x1 + balcony_out * 0.6 - 0.06, -balcony_out + 0.06, 3, radius + balcony_out * 0.6)[:18]
        band(p, white, rim, z, z + 0.42)
        band(p, glass(), rim, z + 0.42, z + 1.0)
        for a, b in zip(rim, rim[1:]):
            p.bar(frame, (*a, z + 1.02), (*b, z + 1.02), 0.022, 6)


def garden_flat():
    chance = random.Random(61)
    p = Parts()
    sky(27, -128, 0.13, sun=4.4, sun_colour=(1.0, 0.85, 0.66), cover=0.5, cloud_power=5.2, seed=61.7, scale=1.6, dust=0.8)
    white, frame = plaster('bright render', (0.76, 0.75, 0.72), 0.15, 0.12), plain('bronze frame', (0.06, 0.045, 0.035), 0.35, 0.6)
    for i, h in enumerate((0.15, 3.45, 6.65)):
        rounded_floor(p, -9.5, 8.5, h, 3.25, white, frame, chance, 2.6, 7, 1.5 if i else 1.7, i == 0, 0.12)
    top = rounded(-5.8, 5.6, 2.4, 9.5, 2.0)
    band(p, glass(), top[:18], 9.9, 12.2)
    slab(p, white, rounded(-6.6, 6.4, 1.4, 10, 2.4), 12.2, 12.45)
    p.box(plain('roof wood', (0.2, 0.12, 0.07), 0.8), -5.2, 5.0, 4.0, 9.0, 9.9, 12.2)
    for a in top[:18:2]:
        p.bar(frame, (*a, 9.9), (*a, 12.2), 0.035, 6)
    for i in range(15):
        leaves(p, green(), (-8 + i * 1.15, -0.9 + abs(i - 7) * 0.05, 10.15), (0.5, 0.35, 0.3), 110, 0.06, chance)
    # terrace, beds and lawn
    slabs = paving('terrace slabs', (0.52, 0.49, 0.44), (0.46, 0.43, 0.39), (0.9, 0.6), 0.006)
    p.box(slabs, -8.5, 7.5, -4.4, 0.3, -0.1, 0.16, 0.01)
    p.face(lawn_ground('garden lawn', (0.11, 0.17, 0.035), (0.05, 0.095, 0.02)), (-60, -60, -0.01), (60, -60, -0.01), (60, 90, -0.01), (-60, 90, -0.01))
    soil = plain('soil', (0.045, 0.03, 0.02), 1.0)
    for x0, x1, y0, y1 in ((-12.5, -8.6, -9, 1), (7.6, 11.6, -10, 1)):
        p.box(soil, x0, x1, y0, y1, -0.05, 0.05)
    beech = foliage('beech hedge', (0.05, 0.10, 0.012), (0.17, 0.24, 0.04))
    hedge(p, beech, -13.4, -12.3, -16, 12, 0, 1.9, chance, 300, 0.075)
    hedge(p, beech, 11.8, 12.9, -11, 12, 0, 1.9, chance, 300, 0.075)
    hedge(p, beech, 2.2, 7.6, -4.9, -4.35, 0, 0.55, chance, 420, 0.05)
    tulips = ((0.6, 0.05, 0.04), (0.65, 0.38, 0.04), (0.6, 0.22, 0.32), (0.62, 0.58, 0.52))
    for i in range(170):
        side = chance.random() < 0.5
        x, y = (chance.uniform(-12.2, -8.8), chance.uniform(-9, 0.6)) if side else (chance.uniform(7.8, 11.4), chance.uniform(-9.5, 0.6))
        tint = tulips[int((y + 20) * 0.7) % 4] if chance.random() < 0.75 else chance.choice(tulips)
        leaves(p, petals(f'tulip {tint[1]:.2f}', tint), (x, y, 0.42), (0.16, 0.16, 0.06), 12, 0.05, chance)
        leaves(p, foliage('tulip leaf', (0.05, 0.10, 0.03), (0.12, 0.18, 0.06)), (x, y, 0.2), (0.2, 0.2, 0.2), 26, 0.07, chance)
    table_set(p, -1.6, -2.6, 0.16, 15, 4)
    lounger(p, -5.6, -2.6, 0.16, 155)
    lounger(p, -4.3, -2.3, 0.16, 150)
    parasol(p, -6.6, -1.7, 0.16, (0.66, 0.60, 0.48), 1.5)
    for x, y, h in ((3.4, -1.0, 1.2), (6.8, -0.8, 1.4), (-8.0, -0.9, 1.0), (1.6, -0.7, 0.7)):
        pot(p, x, y, 0.16, chance, 0.28, h, (0.42, 0.38, 0.33))
    for i in range(6):  # stepping stones
        p.lathe(concrete('step stone', (0.42, 0.40, 0.37)), (2.0 + i * 0.28, -5.6 - i * 0.85, 0), ((0.36, 0), (0.36, 0.05), (0.01, 0.06)), 18)
    p.box(timber('sand box', (0.42, 0.3, 0.18), (0.3, 0.2, 0.12), 0.1), -9.4, -9.3, -0.1, 0, 0, 0.2)
    p.lathe(plain('ball', (0.55, 0.06, 0.04), 0.4), (-1.0, -7.2, 0.13), ((0.01, -0.13), (0.09, -0.09), (0.13, 0), (0.09, 0.09), (0.01, 0.13)), 16)
    zinc = plain('watering can', (0.32, 0.36, 0.36), 0.4, 0.8)
    p.lathe(zinc, (4.9, -2.9, 0.16), ((0.14, 0), (0.14, 0.3), (0.1, 0.32)), 16)
    p.bar(zinc, (5.02, -2.9, 0.2), (5.4, -2.95, 0.52), 0.02)
    p.finish()
    blades = leaf('lawn blades', (0.05, 0.10, 0.015), (0.14, 0.21, 0.04))
    grass_field(chance, blades, (-12, 12, -16, -4.4), 1.0, 0.06, lambda x, y: not (-12.5 < x < -8.6 and y > -9) and not (7.6 < x < 11.6 and y > -10), count=1500)
    blossom, wood = leaf('blossom', (0.62, 0.42, 0.45), (0.78, 0.68, 0.68)), bark('cherry bark', (0.14, 0.09, 0.075), (0.05, 0.035, 0.03))
    young = leaf('young leaf', (0.08, 0.13, 0.02), (0.2, 0.27, 0.05))
    cherry = apple('cherry', blossom, wood, 5.6, 7, count=13000, size=0.06)
    place(cherry, -9.8, -3.2, 0, 1.0, 0.4)
    place(cherry, 9.8, -6.6, 0, 0.95, 2.2)
    maple = oak('maple', young, wood, 12, 14, count=14000, size=0.12)
    for i, (x, y, s) in enumerate(((-17, 6, 1.0), (-24, 14, 1.2), (17, 9, 1.1), (25, 16, 1.2), (-33, 20, 1.2), (12, 26, 1.25), (-6, 28, 1.2), (33, 22, 1.3), (2, 34, 1.3), (-17, 32, 1.3))):
        place(maple, x, y, 0, s, i * 1.9)
    camera(5.2, -14.2, 1.55, -15, 23, 0.14)
    return Shot(exposure=0.35, look='Medium High Contrast', haze=(0.60, 0.68, 0.76), haze_metres=380, haze_most=0.7)


def timber_house(p, chance, width=20.0, depth=14.0, floors=6, lit=0.12):
    """Continuous balconies on slim posts round a body of larch, storeys set alternately with screens."""
    larch = timber('larch wall', (0.48, 0.28, 0.13), (0.30, 0.16, 0.07), 0.16, True, weather=0.25)
    grey = timber('larch grey', (0.40, 0.31, 0.22), (0.27, 0.20, 0.14), 0.12, True, weather=0.3)
    soffit = timber('spruce soffit', (0.52, 0.36, 0.20), (0.42, 0.27, 0.14), 0.14, weather=0.05)
    frame = plain('timber frame', (0.30, 0.17, 0.08), 0.5)
    edge, steel = plain('zinc edge', (0.32, 0.33, 0.34), 0.4, 0.8), plain('thin rail', (0.06, 0.065, 0.07), 0.4, 0.7)
    look = Look(frame, columns=2, depth=0.16, bar=0.07, curtain=0.6, blind=0.3, lit=lit, room_depth=4)
    high, out, steps_ = 3.15, 1.9, 5
    p.box(concrete('base', (0.40, 0.39, 0.37), (2.5, 1.2)), 0, width, 0, depth, 0, 0.5)
    for f in range(floors):
        z = 0.4 + f * high
        for turn, x, y, long in ((0, 0, 0, width), (90, width, 0, depth), (-90, 0, depth, depth)):
            with p.at(x, y, 0, turn):
                count = int(long / 4)
                step = long / count
                found = []
                for i in range(count):
                    a = i * step
                    shift = 0.5 if (i + f) % 2 else 0
                    found.append(Opening(a + 0.35 + shift, a + 2.3 + shift, z + 0.05, z + 2.5))
                    if step > 3.6:
                        found.append(Opening(a + 2.75 + shift, a + 3.45 + shift, z + 0.9, z + 2.5))
                wall(p, 0, long, z - 0.1, z + high, found, larch, look, chance)
        box_ = (-out, width + out, -out, depth + 0.2)
        p.box(soffit, *box_, z + high - 0.26, z + high - 0.1)
        p.box(edge, box_[0] - 0.03, box_[1] + 0.03, box_[2] - 0.03, box_[3], z + high - 0.12, z + high, 0.01)
        if f == floors - 1:
            continue
        zb = z + high
        railing(p, steel, (-out + 0.06, -out + 0.06, zb), (width + out - 0.06, -out + 0.06, zb), 1.02, 'bars', spacing=0.13)
        railing(p, steel, (width + out - 0.06, -out + 0.06, zb), (width + out - 0.06, depth, zb), 1.02, 'bars', spacing=0.13)
        railing(p, steel, (-out + 0.06, depth, zb), (-out + 0.06, -out + 0.06, zb), 1.02, 'bars', spacing=0.13)
        for i in range(steps_ * 2):  # what people keep out there
            x = chance.uniform(-0.5, width + 0.5)
            what = chance.random()
            if what < 0.4:
                pot(p, x, -out + 0.45, zb, chance, chance.uniform(0.14, 0.22), chance.uniform(0.5, 1.3))
            elif what < 0.6:
                leaves(p, green(), (x, -out, zb + 0.6), (chance.uniform(0.5, 1.3), 0.2, 0.65), 300, 0.055, chance)
            elif what < 0.75:
                table_set(p, x, -out + 0.85, zb, chance.uniform(0, 90), 2)
            else:
                tint = chance.choice(((0.6, 0.08, 0.1), (0.6, 0.3, 0.05), (0.55, 0.2, 0.4)))
                leaves(p, green(), (x, -out, zb + 0.95), (0.7, 0.18, 0.16), 90, 0.05, chance)
                leaves(p, petals(f'balcony {tint[1]:.2f}', tint), (x, -out - 0.05, zb + 1.0), (0.7, 0.18, 0.15), 60, 0.04, chance)
        for i in range(int(width / 4) + 1):  # sliding screens
            if chance.random() < 0.45:
                x = i * 4 + chance.uniform(-1, 1)
                for k in range(14):
                    p.box(grey, x + k * 0.1, x + k * 0.1 + 0.05, -out + 0.12, -out + 0.16, zb + 0.05, zb + high - 0.3)
    total = 0.4 + floors * high
    for i in range(steps_ + 1):
        x = -out + 0.14 + (width + 2 * out - 0.28) * i / steps_
        p.box(soffit, x - 0.09, x + 0.09, -out + 0.02, -out + 0.2, 0, total - 0.2, 0.01)
    for i in range(1, 4):
        y = -out + 0.1 + (depth + out) * i / 3
        for x in (-out + 0.12, width + out - 0.12):
            p.box(soffit, x - 0.09, x + 0.09, y - 0.09, y + 0.09, 0, total - 0.2, 0.01)
    p.box(larch, width * 0.32, width * 0.55, depth * 0.3, depth * 0.6, total, total + 2.4)
    solar(p, 0.2, width * 0.98, -0.8, depth, total, 16, 4)
    return total


def meadow_place(p, chance):
    p.face(lawn_ground('meadow ground', (0.12, 0.15, 0.04), (0.06, 0.08, 0.025)), (-2900, -60, 0), (2900, -60, 0), (2900, 2900, 0), (-2900, 2900, 0))
    gravel = paving('gravel path', (0.42, 0.38, 0.31), (0.36, 0.33, 0.27), (0.05, 0.05), 0.01, rough=0.95)
    p.box(gravel, -60, 60, -5.2, -2.2, -0.1, 0.03)


def ground_gardens(p, chance, width):
    """Before the flats on the ground: slabs, low hedges, chairs and what people grow."""
    beech, slabs = foliage('beech hedge', (0.05, 0.10, 0.012), (0.17, 0.24, 0.04)), paving('garden slabs', (0.44, 0.42, 0.38), (0.38, 0.36, 0.33), (0.6, 0.6), 0.006)
    p.box(slabs, -1.6, width + 1.6, -3.6, -1.9, -0.1, 0.05)
    for i in range(4):
        a, b = -1.8 + (width + 3.6) * i / 4, -1.8 + (width + 3.6) * (i + 1) / 4
        hedge(p, beech, a, b - 1.3, -4.5, -3.9, 0, 0.8 + 0.15 * (i % 2), chance, 260, 0.06)
        hedge(p, beech, a - 0.2, a + 0.25, -4.4, -2.0, 0, 1.0, chance, 240, 0.06)
        table_set(p, a + 2.2, -2.7, 0.05, chance.uniform(0, 90), 3)
        for _ in range(3):
            x = chance.uniform(a + 0.6, b - 1.4)
            leaves(p, green(), (x, -3.5, 0.55), (0.5, 0.35, 0.5), 240, 0.06, chance)
            tint = chance.choice(((0.6, 0.3, 0.05), (0.55, 0.2, 0.4), (0.6, 0.55, 0.5)))
            leaves(p, petals(f'balcony {tint[1]:.2f}', tint), (x, -3.6, 0.8), (0.45, 0.3, 0.3), 60, 0.045, chance)


def raised_beds(p, chance, places):
    """Boxes of the neighbours' vegetables, (x, y, turn)."""
    boards = timber('bed boards', (0.34, 0.25, 0.16), (0.22, 0.16, 0.10), 0.14, weather=0.3)
    for k, (x, y, turn) in enumerate(places):
        with p.at(x, y, 0, turn):
            p.box(boards, -1.1, 1.1, -0.5, 0.5, 0, 0.48, 0.02)
            p.box(plain('soil', (0.045, 0.03, 0.02), 1.0), -1.04, 1.04, -0.44, 0.44, 0.44, 0.5)
            for _ in range(26):
                a, b = chance.uniform(-0.95, 0.95), chance.uniform(-0.38, 0.38)
                leaves(p, green(), (a, b, 0.62), (0.17, 0.16, 0.2), 46, 0.055, chance)
            tint = ((0.62, 0.28, 0.03), (0.6, 0.1, 0.08), (0.5, 0.18, 0.45))[k % 3]
            leaves(p, petals(f'bed {tint[1]:.2f}', tint), (0, 0, 0.78), (0.95, 0.4, 0.2), 90, 0.05, chance)
            for _ in range(3):  # beans on canes
                a = chance.uniform(-0.8, 0.8)
                p.bar(plain('cane', (0.4, 0.3, 0.15), 0.8), (a, 0, 0.45), (a + 0.05, 0, 1.7), 0.012, 5)
                leaves(p, green(), (a, 0, 1.1), (0.16, 0.16, 0.55), 120, 0.05, chance)


def timber_tower():
    chance = random.Random(71)
    p = Parts()
    sky(27, -118, 0.12, sun=5.0, sun_colour=(1.0, 0.84, 0.62), cover=0.48, cloud_power=5.2, seed=70.2, scale=1.8, dust=0.4, air=1.1)
    meadow_place(p, chance)
    with p.at(-8, 4, 0, -14):
        timber_house(p, chance)
        for i in range(6):
            bicycle(p, 3 + i * 0.75, -1.2, 0.02, 86 + chance.uniform(-5, 5), chance.choice(((0.03, 0.1, 0.16), (0.3, 0.04, 0.03), (0.4, 0.3, 0.05), (0.05, 0.05, 0.05))), 4)
        ground_gardens(p, chance, 20)
        pot(p, 12.2, -1.3, 0, chance, 0.3, 1.2)
        bench(p, 15.0, -2.6, 0, 0)
    with p.at(40, 40, 0, -20):
        timber_house(p, random.Random(5), 18, 12, 4)
    with p.at(-62, 46, 0, -5):
        timber_house(p, random.Random(6), 22, 12, 5)
    raised_beds(p, chance, ((3.6, -15.6, 18), (6.4, -14.7, 18), (1.2, -13.2, 18)))
    bicycle(p, 3.4, -4.0, 0.03, 200, (0.03, 0.15, 0.13), 5)
    bench(p, -2.4, -5.0, 0.0, 172)
    p.finish()
    plant_meadow(chance, ((-4.5, -12.5, 1.45), (-9.5, -9.0, 1.2), (18.5, -9.5, 1.1)))
    camera(11.5, -25, 1.7, -22, 22, 0.225)
    return Shot(exposure=0.3, haze=(0.48, 0.58, 0.72), haze_metres=1400, haze_most=0.8)


def plant_meadow(chance, birches=(), keep=None):
    """`birches`: more of them, (x, y, scale); `keep(x, y)`: where the grass is left long."""
    blades = leaf('meadow blades', (0.07, 0.10, 0.02), (0.2, 0.23, 0.06))
    daisy, poppy, corn = leaf('daisy', (0.6, 0.58, 0.5), (0.8, 0.78, 0.7)), leaf('poppy', (0.5, 0.04, 0.02), (0.7, 0.08, 0.04)), leaf('cornflower', (0.08, 0.12, 0.5), (0.16, 0.22, 0.65))
    flowers = ((daisy, 10, 0.03, 0.42), (poppy, 2, 0.045, 0.5), (corn, 3, 0.03, 0.46))
    grass_field(chance, blades, (-30, 32, -29, -5.4), 1.3, 0.42, keep, flowers, 420, width=0.006)
    grass_field(chance, blades, (-30, 30, -2.1, 4), 1.3, 0.34, lambda x, y: y < 1.6 - (x + 8) * 0.25 - 1.9 or x < -12, flowers, 260, width=0.006)
    wood = bark('young bark', (0.2, 0.17, 0.13), (0.09, 0.07, 0.05))
    birch_bark = bark('meadow birch bark', (0.55, 0.53, 0.5), (0.32, 0.3, 0.28), marks=(0.04, 0.035, 0.03))
    green_, dark = leaf('summer leaf', (0.03, 0.07, 0.012), (0.13, 0.18, 0.035)), leaf('forest leaf', (0.02, 0.045, 0.012), (0.07, 0.1, 0.025))
    young, slender = oak('young oak', green_, wood, 6.0, 31, count=9000, size=0.08), birch('young birch', green_, birch_bark, 8.0, 9)
    for i, (x, y, s) in enumerate(((-12.5, -1.0, 1.0), (-16, 4, 1.15), (18.5, -1.5, 1.0), (22, 6, 1.2), (-5.0, -7.6, 0.72), (28, -2, 1.1), (-24, -1, 1.1))):
        place(slender if i % 3 == 0 else young, x, y, 0, s, i * 2.1)
    for i, (x, y, s) in enumerate(birches):
        place(slender, x, y, 0, s, 1 + i * 1.3)
    grown = oak('grown oak', dark, wood, 14, 12, count=6000, size=0.19)
    for i in range(70):
        y = chance.uniform(30, 150)
        place(grown, chance.uniform(-40 - y * 0.9, 40 + y * 0.9), y, 0, chance.uniform(0.8, 1.3), i)
    for i in range(160):  # wooded hills far behind
        x, y = chance.uniform(-420, 420), chance.uniform(170, 330)
        place(grown, x, y, (y - 160) * 0.22 + 12 * math.sin(x * 0.012), chance.uniform(1.6, 2.6), i)


if __name__ == '__main__':
    shoot({'garden-flat': garden_flat, 'timber-tower': timber_tower})
