"""white-terrace: a white terraced house of Bremen with bay, steps and blue door in a pastel row, front gardens, noon."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import *  # noqa: F401,F403
from planting import bush, climber, leaf, place
from street import bicycle, flower_box, green, hedge, iron_fence, lamp_post, leaves, petals, pot
from trees import bark, oak
from urban_stage import Shot, camera, shoot, sky

WIDTH, RAISED, FIRST, EAVES = 7.4, 1.35, 5.15, 8.75


def moulded(p, stone, o, crowned=False):
    """A cornice over a window; crowned: with a small segment gable."""
    p.box(stone, o.x0 - 0.26, o.x1 + 0.26, -0.2, 0.02, o.z1 + 0.2, o.z1 + 0.32, 0.02)
    p.box(stone, o.x0 - 0.16, o.x1 + 0.16, -0.1, 0.02, o.z1 + 0.1, o.z1 + 0.2, 0.02)
    for x in (o.x0 - 0.16, o.x1 + 0.16):
        p.box(stone, x - 0.06, x + 0.06, -0.16, 0.02, o.z1 - 0.1, o.z1 + 0.12, 0.02)
    if crowned:
        arch = [((o.x0 + o.x1) / 2 + 0.9 * c, o.z1 + 0.32 + 0.3 * s) for c, s in ((-1, 0), (-0.7, 0.6), (-0.35, 0.9), (0, 1), (0.35, 0.9), (0.7, 0.6), (1, 0))]
        p.face(stone, *[(x, -0.12, z) for x, z in arch])
        for a, b in zip(arch, arch[1:]):
            p.face(stone, (a[0], -0.2, a[1]), (b[0], -0.2, b[1]), (b[0], 0, b[1] + 0.02), (a[0], 0, a[1] + 0.02))
            p.face(stone, (a[0], -0.2, a[1] - 0.08), (b[0], -0.2, b[1] - 0.08), (b[0], -0.2, b[1]), (a[0], -0.2, a[1]))


def bay(p, x, width, z0, z1, out, wall_of, stone, look, chance):
    """Three sides with tall windows, panels below and a balcony on top."""
    sides = ((x, -out, 0, width, 3), (x, 0, -90, out, 1), (x + width, -out, 90, out, 1))
    for sx, sy, turn, long, count in sides:
        with p.at(sx, sy, 0, turn):
            o = row(0.12, long - 0.12, count, (long - 0.24) / count - 0.24, z0 + 0.95, z1 - 0.75)
            wall(p, 0, long, 0, z1, o, wall_of, look, chance)
            for w in o:
                p.box(stone, w.x0, w.x1, -0.04, 0, z0 + 0.2, z0 + 0.75, 0.02)
            cornice(p, stone, -0.03, long + 0.03, z1 - 0.5, ((0, 0.1, 0.06), (0.1, 0.25, 0.16), (0.25, 0.36, 0.26)))
            p.box(stone, -0.05, long + 0.05, -0.08, 0, z0 - 0.1, z0 + 0.06, 0.02)
    p.box(stone, x - 0.2, x + width + 0.2, -out - 0.2, 0, z1 - 0.16, z1, 0.02)
    iron = plain('white rail', (0.66, 0.65, 0.62), 0.5)
    for a, b in (((x, -out), (x + width, -out)), ((x, 0), (x, -out)), ((x + width, -out), (x + width, 0))):
        railing(p, iron, (*a, z1), (*b, z1), 0.95)


def house(p, tint, door_tint, chance, mirrored=False, bayed=True, roofed='slate', lit=0.0):
    """One house, 7.4 m wide: cellar windows, raised ground floor, first floor, roof with a dormer."""
    walls = plaster(f'wall {tint}', tint, 0.28, 0.15)
    stone = plaster(f'trim {tint}', tuple(min(0.74, c * 1.12 + 0.06) for c in tint), 0.2, 0.1)
    white = plain('white frame', (0.72, 0.71, 0.68), 0.4)
    look = Look(white, sill=stone, surround=stone, surround_width=0.16, surround_out=0.05, columns=2, transom=0.7, depth=0.17, curtain=0.75, blind=0.1, lit=lit, door=plain(f'door {door_tint}', door_tint, 0.3, 0, 0.6))
    bare = Look(white, sill=stone, columns=2, transom=0.72, depth=0.12, bar=0.07, curtain=0.95, lit=lit)
    flip = (lambda x: WIDTH - x) if mirrored else (lambda x: x)
    span = lambda a, b: sorted((flip(a), flip(b)))
    d0, d1 = span(5.35, 6.75)
    openings = [Opening(d0, d1, RAISED, RAISED + 3.05, 0.25, 'door')]
    for a, b in ((0.9, 1.9), (2.9, 3.9)):
        x0, x1 = span(a, b)
        openings.append(Opening(x0, x1, 0.25, 1.0))
    upper = []
    for c in (1.35, 3.45, 6.05):
        x0, x1 = span(c - 0.55, c + 0.55)
        upper.append(Opening(x0, x1, FIRST + 0.75, FIRST + 2.75))
        if not bayed and c < 5:
            openings.append(Opening(x0, x1, RAISED + 0.85, RAISED + 3.0))
    wall(p, 0, WIDTH, 0, EAVES, openings + upper, walls, look, chance)
    for i, o in enumerate(upper):
        moulded(p, stone, o, i == 1)
    for o in openings:
        if o.z0 > 1:
            moulded(p, stone, o)
    p.box(stone, 0, WIDTH, -0.07, 0, FIRST - 0.1, FIRST + 0.1, 0.02)
    p.box(stone, 0, WIDTH, -0.06, 0, RAISED - 0.2, RAISED, 0.02)
    cornice(p, stone, 0, WIDTH, EAVES - 0.6, ((0, 0.12, 0.08), (0.12, 0.28, 0.24), (0.28, 0.4, 0.42)), brackets=0.5)
    if bayed:
        x0, x1 = span(0.5, 4.5)
        bay(p, x0, x1 - x0, RAISED, FIRST, 1.15, walls, stone, bare, chance)
    roof = tiles('slate', (0.13, 0.14, 0.16), (0.06, 0.065, 0.075), 0.3, 0.25, moss=0.1) if roofed == 'slate' else tiles('red tiles', (0.34, 0.12, 0.065), (0.16, 0.06, 0.04))
    slope(p, roof, (0, -0.25, EAVES - 0.1), (WIDTH, -0.25, EAVES - 0.1), (WIDTH, 5, EAVES + 3.6), (0, 5, EAVES + 3.6))
    zinc = plain('zinc', (0.30, 0.32, 0.33), 0.45, 0.7)
    gutter(p, zinc, 0, WIDTH, -0.36, EAVES - 0.17)
    downpipe(p, zinc, flip(0.12), -0.36, EAVES - 0.2, 0)
    dormer(p, flip(2.6), 0.5, EAVES + 0.35, 2.0, 1.75, look, stone, roof, chance, 2.4, 0.7)
    chimney(p, flip(6.6), 4.4, EAVES + 2.2, 2.6, brick('stack brick', (0.3, 0.13, 0.08), (0.15, 0.06, 0.04)), 3, (1.2, 0.6))
    for x in (0, WIDTH):
        p.face(walls, (x, 0, 0), (x, 9, 0), (x, 9, EAVES), (x, 5, EAVES + 3.5), (x, 0, EAVES))
    a, b = d0 - 0.25, d1 + 0.25
    step_stone = concrete('steps', (0.42, 0.40, 0.37), weather=0.5)
    p.box(step_stone, a, b, -1.1, 0, RAISED - 0.18, RAISED, 0.015)
    p.box(walls, a, b, -1.05, 0, 0, RAISED - 0.1)
    steps(p, step_stone, a, b, RAISED - 0.17, 6, 0.29, 0.17, 1.1)
    iron = plain('step iron', (0.02, 0.022, 0.025), 0.4, 0.4)
    for x in (a + 0.05, b - 0.05):
        p.wire(iron, [(x, -2.85, 0), (x, -2.85, 1.1), (x, -1.1, 2.25), (x, 0, 2.25)], 0.028)
        for i in range(12):
            y = -2.7 + i * 0.24
            foot = max(0.0, min(RAISED, RAISED + (y + 1.1) * 0.62))
            p.bar(iron, (x, y, foot), (x, y, min(2.25, 1.1 + (y + 2.85) * 0.66)), 0.01, 6)
    for x in (a - 0.3, b + 0.3):
        pot(p, x, -0.4, 0, chance, 0.22, 0.9)


def white_terrace():
    chance = random.Random(8)
    p = Parts()
    sky(34, 120, 0.12, sun=4.8, sun_colour=(1.0, 0.88, 0.70), sun_size=0.8, cover=0.55, cloud_light=(1, 0.98, 0.95), cloud_power=5.5, seed=21.3, scale=1.2)
    p.face(asphalt('street', (0.075, 0.074, 0.074)), (-90, -30, 0), (90, -30, 0), (90, -5.6, 0), (-90, -5.6, 0))
    klinker = paving('red clinker', (0.30, 0.14, 0.10), (0.19, 0.09, 0.07), (0.22, 0.11), 0.006, offset=0.5)
    kerb = concrete('kerb', (0.40, 0.39, 0.36), weather=0.4)
    p.box(klinker, -90, 90, -5.6, -3.0, -0.1, 0.12)
    p.box(kerb, -90, 90, -5.75, -5.58, -0.1, 0.13, 0.02)
    p.box(lawn_ground('garden soil', (0.06, 0.07, 0.03), (0.035, 0.03, 0.02)), -90, 90, -3.0, 1, -0.1, 0.1)
    rows = (((0.52, 0.38, 0.36), (0.12, 0.05, 0.04), False, False), ((0.50, 0.50, 0.34), (0.05, 0.1, 0.06), True, True), ((0.72, 0.71, 0.68), (0.02, 0.09, 0.26), False, True),
            ((0.34, 0.45, 0.52), (0.45, 0.42, 0.36), True, True), ((0.62, 0.50, 0.30), (0.2, 0.03, 0.03), False, False), ((0.42, 0.52, 0.43), (0.04, 0.05, 0.09), True, True),
            ((0.66, 0.64, 0.60), (0.1, 0.04, 0.02), False, True), ((0.56, 0.40, 0.30), (0.02, 0.1, 0.12), True, True))
    flowers = ((0.6, 0.12, 0.2), (0.62, 0.36, 0.45), (0.6, 0.55, 0.5), (0.45, 0.16, 0.5))
    order = (6, 5, 0, 1, 2, 3, 4, 5, 6, 7, 0)
    for i, k in enumerate(order):
        tint, door_tint, mirrored, bayed = rows[k]
        x = (i - 4) * WIDTH
        with p.at(x - WIDTH / 2, 0.2 * ((i * 7) % 3 - 1) * (i != 4), 0.1):
            house(p, tint, door_tint, chance, mirrored, bayed, 'slate' if k % 3 else 'red')
        door = x - WIDTH / 2 + (1.35 if mirrored else 6.05)
        for a, b in ((x - WIDTH / 2, door - 0.75), (door + 0.75, x + WIDTH / 2)):
            if b - a > 0.3:
                p.box(kerb, a, b, -3.1, -2.9, 0, 0.32, 0.015)
                iron_fence(p, a, b, -3.0, 0.32, 0.85)
        if k % 2 == 0:
            hedge(p, green(), x - WIDTH / 2 + 0.3, x - WIDTH / 2 + 4.4, -2.75, -2.3, 0.1, 0.95, chance)
        for j in range(7):
            a = x - WIDTH / 2 + (0.5 + 4.3 * chance.random() if not mirrored else 2.6 + 4.3 * chance.random())
            leaves(p, green(), (a, -1.9 + chance.uniform(-0.4, 0.4), 0.4), (0.42, 0.4, 0.42), 220, 0.06, chance)
            leaves(p, petals(f'garden {j % 4}', flowers[(j + k) % 4]), (a, -2.0, 0.55), (0.42, 0.42, 0.4), 70, 0.045, chance)
        p.box(kerb, door - 0.7, door + 0.7, -3.0, -2.0, 0, 0.115)
        if i % 2:
            p.box(plain('bin', (0.03, 0.035, 0.03), 0.6), x + 0.6, x + 1.1, -2.8, -2.3, 0.1, 1.05, 0.04)
    # on the white house: boxes at the bay, a wicker chair on the balcony
    for a in (-3.1, -1.75, -0.45):
        flower_box(p, a, a + 1.15, -1.17, 2.33, chance, (0.6, 0.10, 0.16), plain('zinc box', (0.3, 0.32, 0.33), 0.5, 0.6))
    pot(p, -2.6, -0.7, FIRST + 0.1, chance, 0.2, 0.7)
    pot(p, 0.4, -0.6, FIRST + 0.1, chance, 0.16, 0.5)
    bicycle(p, -0.6, -3.35, 0.12, 3, (0.02, 0.07, 0.16))
    bicycle(p, 7.1, -3.4, 0.12, 182, (0.35, 0.04, 0.03))
    bicycle(p, -8.2, -3.35, 0.12, 0, (0.1, 0.1, 0.1))
    for x in (-15, 13.5):
        lamp_post(p, x, -5.2, 0.12, 4.2, lit=False)
    p.finish()
    lime, wood = leaf('lime tree', (0.035, 0.075, 0.012), (0.15, 0.2, 0.035)), bark('lime bark', (0.16, 0.13, 0.10), (0.06, 0.045, 0.035))
    trees = [oak(f'lime {i}', lime, wood, 8.5, 11 + i, count=12000, size=0.095) for i in range(2)]
    for i, (x, y, s) in enumerate(((-13.5, -4.9, 0.85), (-27, -4.9, 1.0), (-38, -4.9, 1.1), (21, -4.9, 1.0), (-50, -4.9, 1.0), (35, -5, 1.0))):
        place(trees[i % 2], x, y, 0.1, s, i * 1.7)
    place(trees[0], 9.3, -5.0, 0.1, 0.9, 0.6)
    bloom = leaf('rose bloom', (0.5, 0.12, 0.18), (0.75, 0.4, 0.45))
    rose = leaf('rose leaf', (0.02, 0.05, 0.015), (0.08, 0.12, 0.03))
    place(climber('rose', rose, 0.95, 5.2, 0.3, 4500, 0.05, 3, bloom, 1400, 0.05), 3.7, 0.05, 0.1)
    for x in (-3.0, -6.4, 5.0, 9.2):
        place(bush(f'bush {x}', rose, 0.9, 1.1, 2200, 0.05, int(abs(x)), bloom, 260, 0.05), x, -2.3, 0.1)
    place(trees[1], 16.5, -12.5, 0, 1.05, 2.0)
    camera(3.6, -12.2, 1.72, -17, 22, 0.18)
    return Shot(exposure=0.2, haze=(0.60, 0.66, 0.74), haze_metres=500, haze_most=0.7)


shoot({'white-terrace': white_terrace})
