"""courtyard: a Berlin yard of brick and white plaster, steel balconies with plants, bicycles, a big tree, afternoon."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import *  # noqa: F401,F403
from planting import climber, leaf, place
from street import bench, bicycle, flower_box, green, leaves, petals, pot, table_set
from trees import bark, oak
from urban_stage import Shot, camera, shoot, sky

FLOOR = 3.7
TINTS = ((0.6, 0.06, 0.08), (0.62, 0.3, 0.05), (0.6, 0.5, 0.45), (0.5, 0.12, 0.35))


def lived_balcony(p, x, z, chance, wide=3.0, deep=1.5):
    """A steel balcony on struts with pots, boxes, a chair or washing."""
    steel = plain('balcony steel', (0.05, 0.055, 0.06), 0.45, 0.6)
    p.box(steel, x - wide / 2, x + wide / 2, -deep, 0, z - 0.14, z, 0.01)
    railing(p, steel, (x - wide / 2, -deep + 0.04, z), (x + wide / 2, -deep + 0.04, z), 1.05, 'bars')
    for s in (-wide / 2 + 0.03, wide / 2 - 0.03):
        railing(p, steel, (x + s, 0, z), (x + s, -deep + 0.04, z), 1.05, 'bars')
        p.bar(steel, (x + s, -deep + 0.1, z - 0.1), (x + s, 0, z - 1.5), 0.035)
    kind = chance.random()
    tint = chance.choice(TINTS)
    if kind < 0.75:
        flower_box(p, x - wide / 2 + 0.2, x + chance.uniform(-0.2, wide / 2 - 0.2), -deep - 0.0, z + 0.82, chance, tint)
    for _ in range(chance.randint(1, 4)):
        pot(p, x + chance.uniform(-wide / 2 + 0.3, wide / 2 - 0.3), -chance.uniform(0.4, deep - 0.3), z, chance, chance.uniform(0.13, 0.22), chance.uniform(0.4, 1.2))
    if chance.random() < 0.35:
        table_set(p, x + 0.3, -deep / 2 - 0.1, z, 0, 1)
    if chance.random() < 0.4:
        leaves(p, green(), (x - wide * 0.3, -deep, z + 0.55), (0.5, 0.18, 0.75), 260, 0.05, chance)
    if chance.random() < 0.3:
        shade = cloth('washing', (0.5, 0.5, 0.48))
        for i in range(3):
            a = x - wide * 0.1 + i * 0.45
            p.strip(shade, [(a, -deep + 0.2, z + 0.9), (a + 0.2, -deep + 0.16, z + 0.9), (a + 0.36, -deep + 0.22, z + 0.9)], (0, 0, 0.65))


def yard_front(p, width, axes, floors, material, look, chance, base=None, balconies=(), door=None, passage=None, stone=None):
    """A front of the yard: windows in rows, balcony doors where there are balconies, a passage or door below."""
    step = width / axes
    ground, upper = [], []
    for i in range(axes):
        x = step * (i + 0.5)
        if passage == i:
            ground.append(Opening(x - 1.5, x + 1.5, 0, 2.7, 0.75, 'hole'))
        elif door == i:
            ground.append(Opening(x - 0.7, x + 0.7, 0.1, 2.6, 0.4, 'door'))
        else:
            ground.append(Opening(x - 0.62, x + 0.62, 0.95, 2.8, 0.16))
        for f in range(1, floors):
            z = FLOOR * f + 0.25
            if i in balconies:
                upper.append(Opening(x - 0.6, x + 0.6, z + 0.02, z + 2.75, 0.16))
            else:
                upper.append(Opening(x - 0.56, x + 0.56, z + 0.8, z + 2.75, 0.16))
    top = FLOOR * floors + 0.6
    wall(p, 0, width, 0, FLOOR + 0.1, ground, base or material, look, chance)
    wall(p, 0, width, FLOOR + 0.1, top, upper, material, look, chance)
    for i in balconies:
        for f in range(1, floors):
            lived_balcony(p, step * (i + 0.5), FLOOR * f + 0.25, chance)
    if stone:
        p.box(stone, 0, width, -0.07, 0, FLOOR, FLOOR + 0.2, 0.02)
        cornice(p, stone, 0, width, top - 0.4, ((0, 0.12, 0.07), (0.12, 0.26, 0.16), (0.26, 0.36, 0.26)))
    slope(p, tiles('red tiles', (0.34, 0.12, 0.065), (0.16, 0.06, 0.04)), (0, -0.35, top - 0.05), (width, -0.35, top - 0.05), (width, 5, top + 2.6), (0, 5, top + 2.6))
    zinc = plain('zinc', (0.30, 0.32, 0.33), 0.45, 0.7)
    gutter(p, zinc, 0, width, -0.45, top - 0.12)
    for x in (step * 1.02, width - step * 0.98):
        downpipe(p, zinc, x, -0.45, top - 0.15, 0)
    for x in (width * 0.2, width * 0.7):
        chimney(p, x, 3.4, top + 1.2, 2.6, brick('stack brick', (0.3, 0.13, 0.08), (0.15, 0.06, 0.04)), 3, (1.3, 0.6))
    return top


def courtyard():
    chance = random.Random(77)
    p = Parts()
    sky(41, -138, 0.13, sun=5.0, sun_colour=(1.0, 0.82, 0.60), cover=0.42, seed=31.0, cloud_power=5.0, scale=1.5)
    setts = cobbles('yard setts', (0.27, 0.24, 0.21), (0.13, 0.12, 0.11), 0.15, 0.0)
    p.face(setts, (-30, -30, 0), (30, -30, 0), (30, 40, 0), (-30, 40, 0))
    red = brick('yard brick', (0.36, 0.15, 0.085), (0.20, 0.075, 0.045), weather=0.35)
    yellow = brick('yellow brick', (0.48, 0.36, 0.20), (0.34, 0.24, 0.13), weather=0.35)
    white = plaster('yard white', (0.72, 0.70, 0.65), 0.35)
    stone = plaster('yard trim', (0.62, 0.58, 0.50), 0.3)
    frame, dark = plain('white frame', (0.70, 0.68, 0.64), 0.4), plain('green frame', (0.03, 0.07, 0.055), 0.4)
    bricked = Look(frame, sill=stone, columns=2, transom=0.7, depth=0.2, curtain=0.65, lit=0.06, door=dark, surround=yellow, surround_width=0.17, surround_out=0.02, extras={'flowers': lambda q, o, r: flower_box(q, o.x0, o.x1, -0.02, o.z0 - 0.02, r, r.choice(TINTS))}, flowers=0.25)
    plastered = Look(dark, sill=stone, columns=2, transom=0.7, depth=0.18, curtain=0.65, lit=0.05, door=dark, extras=bricked.extras, flowers=0.2)
    with p.at(-9.5, 12.5, 0):  # across the yard
        yard_front(p, 19, 6, 5, red, bricked, chance, None, (1, 4), 2, None, stone)
    with p.at(-9.5, -9.5, 0, 90):
        yard_front(p, 22, 7, 5, white, plastered, chance, white, (1, 4), 5, None, stone)
    with p.at(9.5, 12.5, 0, -90):
        yard_front(p, 22, 7, 5, white, plastered, chance, red, (2, 5), 3, None, stone)
    # green islands, seats, bicycles, bins
    kerb = concrete('kerb', (0.40, 0.39, 0.36), weather=0.4)
    soil = lawn_ground('yard soil', (0.06, 0.09, 0.03), (0.03, 0.03, 0.018))
    p.lathe(kerb, (-3.2, 4.6, 0), ((3.0, 0), (3.0, 0.4), (2.8, 0.42), (2.8, 0.3)), 36)
    p.lathe(soil, (-3.2, 4.6, 0.3), ((2.9, 0), (0.01, 0.05)), 36)
    for x0, x1, y0, y1 in ((-9.3, -8.2, -9, 11), (3.0, 9.3, 11.3, 12.4), (-9.3, -0.5, 11.4, 12.4)):
        p.box(kerb, x0, x1, y0, y1, 0, 0.16, 0.02)
        p.box(soil, x0 + 0.1, x1 - 0.1, y0 + 0.1, y1 - 0.1, 0.1, 0.2)
    bench(p, -1.3, 1.2, 0, 200)
    bench(p, -6.0, 2.4, 0, 125)
    table_set(p, 3.6, 3.4, 0, 20, 4)
    table_set(p, 5.6, 6.6, 0, 60, 2)
    steel = plain('stand steel', (0.35, 0.36, 0.37), 0.35, 0.9)
    tints = ((0.03, 0.10, 0.16), (0.32, 0.04, 0.03), (0.05, 0.05, 0.05), (0.10, 0.20, 0.10), (0.45, 0.40, 0.30), (0.03, 0.14, 0.13), (0.4, 0.2, 0.02))
    for i in range(7):
        y = 2.2 + i * 1.0
        bicycle(p, 8.3, y, 0, 184 + chance.uniform(-6, 6), tints[i], chance.uniform(3, 8))
        p.wire(steel, [(8.9, y + 0.25, 0), (8.9, y + 0.25, 0.8), (8.2, y + 0.25, 0.8), (8.2, y + 0.25, 0)], 0.022)
    bicycle(p, 1.9, -0.9, 0, 158, (0.42, 0.16, 0.03), 5)
    for i in range(3):
        p.box(plain(f'bin {i}', ((0.03, 0.035, 0.03), (0.05, 0.06, 0.16), (0.30, 0.22, 0.03))[i], 0.6), 5.0 + i * 0.85, 5.7 + i * 0.85, 11.3 - 0.9, 11.1, 0, 1.1, 0.05)
    for i in range(34):
        x, y = chance.choice(((chance.uniform(-9.1, -8.4), chance.uniform(-6, 11)), (chance.uniform(-9, -1), chance.uniform(11.6, 12.2)), (chance.uniform(3.4, 4.6), 11.8), (-3.2 + chance.uniform(-2, 2), 4.6 + chance.uniform(-2, 2))))
        leaves(p, green(), (x, y, 0.5), (0.45, 0.42, 0.45), 200, 0.06, chance)
        if i % 3 == 0:
            leaves(p, petals(f'yard {i % 4}', TINTS[i % 4]), (x, y - 0.1, 0.65), (0.42, 0.42, 0.4), 60, 0.045, chance)
    # a string of lamps across the yard
    line = [(-9.4 + 18.8 * t, 7.5 - 2 * t, 5.6 - 1.6 * (1 - (2 * t - 1) ** 2)) for t in [i / 24 for i in range(25)]]
    p.wire(plain('cable', (0.02, 0.02, 0.02), 0.6), line, 0.012, 5)
    for x, y, z in line[1:-1:2]:
        p.lathe(glow('bulb', (1.0, 0.75, 0.45), 3.0), (x, y, z - 0.2), ((0.01, 0), (0.06, 0.08), (0.03, 0.16)), 8)
    p.finish()
    lime, wood = leaf('chestnut', (0.03, 0.07, 0.012), (0.14, 0.19, 0.03)), bark('chestnut bark', (0.15, 0.12, 0.09), (0.05, 0.04, 0.03))
    place(oak('chestnut', lime, wood, 13.5, 23, count=20000, size=0.13, trunk=0.3), -3.2, 4.6, 0.3, 1.0, 0.8)
    vine = leaf('vine', (0.03, 0.07, 0.015), (0.13, 0.17, 0.03), third=(0.35, 0.10, 0.03))
    place(climber('vine', vine, 5.5, 12.5, 0.3, 12000, 0.075, 5, puffs=26), -6.9, 12.45, 0.1)
    side = place(climber('vine side', vine, 5.0, 9.0, 0.3, 9000, 0.075, 8, puffs=20), 9.45, -0.6, 0.1)
    side.rotation_euler.z = -1.5708
    camera(3.4, -9.6, 1.7, -10, 19, 0.215)
    return Shot(exposure=0.75, haze=(0.62, 0.62, 0.62), haze_metres=380, haze_most=0.6)


shoot({'courtyard': courtyard})
