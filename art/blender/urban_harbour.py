"""harbour-house: a townhouse of dark brick in stacked, cantilevered boxes at a basin, bright overcast day."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import *  # noqa: F401,F403
from planting import leaf, patch, place
from street import bench, bicycle, bollard, planter, table_set
from trees import bark, birch
from urban_canal import launch
from urban_stage import Shot, camera, shoot, sky


def box_house(p, x0, x1, y0, y1, z0, z1, panes, bricks, soffit, edge):
    """A brick box whose front has openings `panes` (x0, x1, z0, z1, look); right and left sides too: panes['right'] …"""
    chance = random.Random(int(x0 * 10 + z0))
    with p.at(x0, y0, 0):
        wall(p, 0, x1 - x0, z0, z1, [Opening(a - x0, b - x0, c, d, look=l) for a, b, c, d, l in panes.get('front', ())], bricks, None, chance)
    with p.at(x1, y0, 0, 90):
        wall(p, 0, y1 - y0, z0, z1, [Opening(a, b, c, d, look=l) for a, b, c, d, l in panes.get('right', ())], bricks, None, chance)
    with p.at(x0, y1, 0, -90):
        wall(p, 0, y1 - y0, z0, z1, [Opening(a, b, c, d, look=l) for a, b, c, d, l in panes.get('left', ())], bricks, None, chance)
    p.face(bricks, (x1, y1, z0), (x0, y1, z0), (x0, y1, z1), (x1, y1, z1))
    p.box(soffit, x0 + 0.02, x1 - 0.02, y0 + 0.02, y1, z0 - 0.02, z0 + 0.02)
    p.box(plain('gravel', (0.22, 0.21, 0.2), 0.9), x0, x1, y0, y1, z1 - 0.3, z1 - 0.25)
    for a, b, c, d in ((x0, x1, y0, y0 + 0.32), (x0, x0 + 0.32, y0 + 0.36, y1), (x1 - 0.32, x1, y0 + 0.36, y1)):
        p.box(edge, a - 0.02, b + 0.02, c - 0.02, d + 0.02, z1 - 0.03, z1 + 0.05, 0.01)


def ship(p, x, y, scale=1.0):
    """A harbour tug at the far quay."""
    red, black, white = plain('tug red', (0.35, 0.05, 0.03), 0.5), plain('tug black', (0.02, 0.02, 0.022), 0.5), plain('tug white', (0.7, 0.69, 0.65), 0.5)
    with p.at(x, y, 0, 0, scale):
        outline = [(-9, 0), (-8.5, -2.4), (2, -2.8), (7.5, -1.6), (9.5, 0)]
        for a, b in zip(outline, outline[1:]):
            for tint, low, high in ((red, -0.3, 0.5), (black, 0.5, 2.1), (white, 2.1, 2.25)):
                lift = lambda q: max(0, q[0]) * 0.09
                p.face(tint, (a[0], a[1], low), (b[0], b[1], low), (b[0], b[1], high + lift(b)), (a[0], a[1], high + lift(a)))
        p.face(plain('tug deck', (0.2, 0.15, 0.1), 0.8), *[(q[0], q[1], 2.0) for q in outline], (9, 2, 2.0), (-9, 2, 2.0))
        p.box(white, -3, 4, -1.5, 1.5, 2, 4.3, 0.05)
        p.box(white, 0, 3.4, -1.2, 1.2, 4.3, 6.3, 0.05)
        p.box(plain('tug panes', (0.02, 0.03, 0.04), 0.1), -0.02, 3.42, -1.22, 1.22, 5.2, 5.9)
        p.lathe(red, (-1.5, 0, 4.3), ((0.7, 0), (0.6, 2.6), (0.6, 2.9)), 14)
        p.bar(white, (1.6, 0, 6.3), (1.6, 0, 10.5), 0.07)


def crane(p, x, y, z, height=26.0, reach=20.0, turn=0.0):
    iron = plain('crane', (0.16, 0.20, 0.23), 0.6, 0.3)
    with p.at(x, y, z, turn):
        for a, b in ((-4, -3), (4, -3), (-4, 3), (4, 3)):
            p.bar(iron, (a, b, 0), (a * 0.5, b * 0.5, height * 0.5), 0.35, 6)
        p.box(iron, -3, 3, -2.4, 2.4, height * 0.48, height * 0.56)
        p.box(plain('crane cab', (0.42, 0.41, 0.38), 0.6), -2.5, 3.5, -2, 2, height * 0.56, height * 0.72, 0.1)
        for side in (-1, 1):
            p.bar(iron, (0, side, height * 0.72), (-reach, side * 0.3, height * 1.3), 0.25, 6)
            p.bar(iron, (0, side, height * 0.72), (2, side * 0.5, height * 1.05), 0.2, 6)
            p.bar(iron, (2, side * 0.5, height * 1.05), (-reach * 0.6, side * 0.3, height * 1.08), 0.06, 4)
        for i in range(9):
            t = i / 9
            p.bar(iron, (-reach * t, (-1) ** i * (1 - 0.7 * t), height * (0.72 + 0.58 * t)), (-reach * (t + 0.11), (-1) ** (i + 1) * (1 - 0.7 * t), height * (0.72 + 0.58 * (t + 0.11))), 0.1, 4)


def block(p, x, y, z, width, depth, height, material, look, chance, floors=6, axes=8, loggias=(), wide=0.6):
    """A neighbour: shop fronts below, rows of windows, balconies on the axes `loggias`, a roof storey set back."""
    pale, rail = concrete('pale concrete', (0.46, 0.45, 0.43), (2.6, 1.2), 0.4), plain('rail steel', (0.06, 0.065, 0.07), 0.4, 0.6)
    shop = Look(look.frame, columns=3, transom=0.78, depth=0.4, bar=0.06, lit=0.35, curtain=0.1, room_depth=4.5)
    with p.at(x, y, z):
        step, part = (height - 4.2) / (floors - 1), (width - 0.8) / axes
        below = row(0.4, width - 0.4, max(2, axes // 2), part * 1.65, 0.12, 3.3, look=shop)
        above = []
        for f in range(floors - 1):
            level = 4.2 + step * f
            for i in range(axes):
                a = 0.4 + part * i
                share = 0.8 if i in loggias else wide if (i + f) % 3 else wide * 0.72
                above.append(Opening(a + part * (0.5 - share / 2), a + part * (0.5 + share / 2), level + (0.12 if i in loggias else step * 0.24), level + step * 0.84))
                if i in loggias:
                    balcony(p, a + 0.05, a + part - 0.05, level + 0.1, 1.35, pale, rail, 'bars' if f % 2 else 'glass')
                    if chance.random() < 0.7:
                        planter(p, a + part * chance.uniform(0.3, 0.7), -1.1, level + 0.1, chance, (0.8, 0.3, 0.35), 0.8, count=260)
                    if chance.random() < 0.4:
                        table_set(p, a + part * 0.5, -0.7, level + 0.1, chance.uniform(0, 90), 2)
        wall(p, 0, width, 0, 3.9, below, pale, shop, chance)
        wall(p, 0, width, 3.9, height, above, material, look, chance)
        p.box(pale, -0.02, width + 0.02, -0.12, 0, 3.78, 4.0, 0.01)
        for f in range(1, floors - 1):
            p.box(material, 0, width, -0.04, 0, 4.2 + step * f - 0.12, 4.2 + step * f + 0.1, 0.01)
        for sx, sy, turn in ((width, 0, 90), (0, depth, -90)):
            with p.at(sx, sy, 0, turn):
                sides = [Opening(depth * s - 0.7, depth * s + 0.7, 4.2 + step * f + step * 0.24, 4.2 + step * f + step * 0.84) for f in range(floors - 1) for s in (0.2, 0.5, 0.78)]
                wall(p, 0, depth, 0, height, sides, material, look, chance)
        with p.at(1.6, 2.0, 0):
            wall(p, 0, width - 3.2, height, height + 3.0, row(0.5, width - 3.7, max(2, axes - 2), part * 0.75, height + 0.15, height + 2.5), plain('roof storey', (0.10, 0.105, 0.11), 0.5, 0.4), look, chance)
            p.box(plain('zinc', (0.22, 0.24, 0.25), 0.45, 0.7), -0.5, width - 2.7, -0.5, depth - 3, height + 3.0, height + 3.2)
        railing(p, rail, (0.3, 0.3, height + 0.35), (width - 0.3, 0.3, height + 0.35), 0.8, 'glass')
        flat_roof(p, plain('gravel', (0.22, 0.21, 0.2), 0.9), plain('zinc', (0.22, 0.24, 0.25), 0.45, 0.7), 0, width, 0, depth, height, 0.4)


def harbour_house():
    chance = random.Random(21)
    p = Parts()
    sky(27, 142, 0.13, sun=4.4, sun_colour=(1.0, 0.84, 0.64), sun_size=1.0, cover=0.62, flat=0.12, cloud_light=(1.0, 0.95, 0.88), cloud_shade=(0.42, 0.46, 0.54), cloud_power=4.6, scale=0.8, seed=12.4, sharp=0.3)
    p.face(canal_water('basin', (0.012, 0.024, 0.024), 0.35, 0.45, 2.0), (-400, -60, 0), (400, -60, 0), (400, 400, 0), (-400, 400, 0))
    bricks = brick('clinker', (0.14, 0.075, 0.06), (0.045, 0.032, 0.035), (0.10, 0.095, 0.09), 0.35, 0.3, 0.066)
    rust = brick('rust clinker', (0.165, 0.078, 0.056), (0.075, 0.042, 0.036), (0.11, 0.10, 0.095), 0.35, 0.3, 0.066)
    dark, oak_ = plain('anthracite', (0.022, 0.024, 0.027), 0.4, 0.4), timber('oak soffit', (0.38, 0.23, 0.11), (0.25, 0.14, 0.065), 0.12, weather=0.1)
    pale = concrete('pale concrete', (0.46, 0.45, 0.43), (2.6, 1.2), 0.4)
    tall = Look(dark, columns=2, depth=0.3, bar=0.05, lit=0.25, curtain=0.35, room_depth=4.5)
    wide = Look(dark, columns=4, depth=0.3, bar=0.05, lit=0.35, curtain=0.3, room_depth=5)
    slim = Look(dark, columns=1, depth=0.3, bar=0.05, lit=0.2, curtain=0.5, blind=0.3)
    # quay: wall with fenders and ladder, promenade with steps to the water
    p.box(concrete('quay wall', (0.30, 0.29, 0.27), (3.0, 0.9), 1.0), -90, 90, 0, 1, -2, 2.0)
    p.box(pale, -90, 90, -0.06, 0.9, 1.95, 2.2, 0.03)
    p.box(paving('promenade', (0.36, 0.35, 0.33), (0.30, 0.29, 0.275), (1.2, 0.4), wet=0.12), -90, 90, 0.5, 30, 1.5, 2.16)
    black = plain('fender', (0.015, 0.015, 0.015), 0.8)
    for i in range(18):
        p.bar(black, (-50 + i * 5.4, -0.14, -0.2), (-50 + i * 5.4, -0.14, 1.7), 0.14, 10)
    for z in range(7):
        p.bar(plain('ladder', (0.45, 0.33, 0.06), 0.6), (5.2, -0.2, z * 0.3), (5.7, -0.2, z * 0.3), 0.02)
    for x in (5.2, 5.7):
        p.wire(plain('ladder', (0.45, 0.33, 0.06), 0.6), [(x, -0.2, -0.3), (x, -0.2, 2.9), (x, 0.35, 2.9), (x, 0.35, 2.2)], 0.025)
    with p.at(0, 0, 2.16):
        # stacked boxes: ground floor set back, first floor pushed left, second pushed forward and right, top set back
        box_house(p, -4.8, 4.4, 8.2, 18, 0, 3.6, dict(front=[(-4.2, 0.4, 0.1, 3.1, wide), (2.2, 3.9, 0.1, 3.1, tall)], right=[(1.5, 5.0, 0.5, 3.0, wide)]), bricks, oak_, dark)
        box_house(p, -7.4, 3.6, 6.4, 18, 3.6, 7.2, dict(front=[(-6.8, -2.4, 3.75, 6.75, wide), (-1.2, -0.3, 4.1, 6.75, slim), (1.0, 3.0, 3.75, 6.75, tall)], right=[(1, 4.4, 4.2, 6.7, wide)], left=[(7, 10, 4.2, 6.7, wide)]), bricks, oak_, dark)
        box_house(p, -3.9, 6.8, 5.2, 18, 7.2, 11.0, dict(front=[(-3.2, -2.2, 7.5, 10.4, slim), (-0.8, 6.2, 7.35, 10.5, wide)], right=[(0.6, 5.4, 7.35, 10.5, wide), (8, 9.2, 8, 10.4, slim)]), rust, oak_, dark)
        box_house(p, -4.8, 2.6, 9.0, 18, 11.0, 14.2, dict(front=[(-4.2, 2.0, 11.1, 13.8, wide)], right=[(1, 5, 11.1, 13.8, wide)]), bricks, oak_, dark)
        # door niche
        p.box(oak_, 0.75, 1.95, 8.1, 8.18, 0.05, 2.7, 0.02)
        p.bar(plain('steel', (0.5, 0.5, 0.5), 0.3, 1.0), (0.92, 8.02, 0.8), (0.92, 8.02, 2.0), 0.018)
        # roof terraces
        steel = plain('rail steel', (0.06, 0.065, 0.07), 0.4, 0.6)
        railing(p, steel, (-3.6, 5.5, 11.05), (6.5, 5.5, 11.05), 1.0, 'glass')
        railing(p, steel, (6.5, 5.5, 11.05), (6.5, 17, 11.05), 1.0, 'glass')
        railing(p, steel, (-7.1, 6.7, 7.25), (-4.0, 6.7, 7.25), 1.0, 'glass')
        railing(p, steel, (-7.1, 17, 7.25), (-7.1, 6.7, 7.25), 1.0, 'glass')
        for x, y, z in ((5.6, 6.6, 11.0), (3.6, 6.3, 11.0), (5.9, 9.5, 11.0), (-6.4, 7.5, 7.2), (-4.6, 7.4, 7.2)):
            planter(p, x, y, z, chance, (0.9, 0.5, 0.55), 1.1, count=600)
        table_set(p, 4.6, 7.4, 11.0, 15, 3)
        parasol(p, 1.0, 7.2, 11.0)
        # neighbours, set at odd heights
        look = Look(dark, columns=2, depth=0.25, lit=0.12, curtain=0.45, sill=dark)
        block(p, -22, 8.6, 0, 14.4, 14, 17.5, brick('sand clinker', (0.34, 0.26, 0.19), (0.22, 0.16, 0.12), weather=0.3), look, chance, 5, 5, (1, 3))
        block(p, -40, 7.8, 0, 17.5, 14, 21, plaster('white render', (0.62, 0.61, 0.58), 0.3), look, chance, 6, 6, (2, 4))
        block(p, 13, 9.4, 0, 12, 14, 12.6, plaster('grey render', (0.36, 0.37, 0.38), 0.3), look, chance, 4, 4, (2,))
        block(p, 25.4, 8.2, 0, 18, 14, 20, brick('red clinker', (0.26, 0.10, 0.07), (0.13, 0.06, 0.05), weather=0.3), look, chance, 6, 6, (1, 4))
        block(p, -64, 8, 0, 22, 14, 24, brick('sand clinker', (0.34, 0.26, 0.19), (0.22, 0.16, 0.12), weather=0.3), look, chance, 7, 8, (2, 5))
        for i in range(9):
            bollard(p, -26 + i * 5.4, 0.55, 0.04, 0.55)
        bench(p, -2.6, 3.0, 0, 180, 2.2)
        bench(p, 6.2, 3.2, 0, 178, 2.2)
        bicycle(p, 3.0, 7.6, 0, 2, (0.45, 0.24, 0.02))
        bicycle(p, -8.3, 7.9, 0, 6, (0.06, 0.09, 0.12))
        for x in (-4.6, 1.9):
            planter(p, x, 7.7, 0, chance, (0.7, 0.5, 0.6), 1.0, count=500)
        for x, z in ((-9.4, 0), (8.2, 0)):
            p.box(pale, x - 1.1, x + 1.1, 2.6, 4.4, 0, 0.5, 0.03)
    launch(p, -4.0, -2.0, 2, 8.0, (0.5, 0.48, 0.44))
    crane(p, 23, 92, 2, 26, 22, 10)
    crane(p, 52, 96, 2, 30, 26, -20)
    ship(p, 30, 62, 1.2)
    p.finish()
    green, wood = leaf('young birch', (0.04, 0.075, 0.015), (0.16, 0.2, 0.04)), bark('birch bark', (0.55, 0.53, 0.5), (0.32, 0.3, 0.28), marks=(0.04, 0.035, 0.03))
    grass = patch('tall grass', green, 1.6, 700, 0.7, 0.012, 0.5, seed=4)
    trees = [birch(f'birch {i}', green, wood, 7.5, 5 + i) for i in range(2)]
    for i, x in enumerate((-9.4, 8.2)):
        place(trees[i], x, 3.5, 2.6, (0.95, 0.8)[i], i)
        place(grass, x, 3.5, 2.62, 1.0, i)
    for i, x in enumerate((-20, -31, 21, 33)):
        place(trees[i % 2], x, 4, 2.1, 1.05, i * 2)
    camera(7.6, -17.5, 3.0, -20, 25, 0.175)
    return Shot(exposure=0.35, haze=(0.55, 0.60, 0.66), haze_metres=700, haze_most=0.8)


def parasol(p, x, y, z, tint=(0.6, 0.57, 0.5), radius=1.6):
    p.bar(plain('parasol pole', (0.3, 0.2, 0.1), 0.5), (x, y, z), (x, y, z + 2.7), 0.03)
    p.lathe(cloth(f'parasol {tint[0]:.2f}', tint), (x, y, z + 2.15), ((radius, 0), (0.05, 0.55)), 8, 10, smooth=False)


if __name__ == '__main__':
    shoot({'harbour-house': harbour_house})
