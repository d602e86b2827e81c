"""canal-house: a brick merchant's house with a stepped gable in a row on the canal, early evening."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import *  # noqa: F401,F403
from planting import leaf, place
from street import bench, bicycle, bollard, creeper, green, flower_box, lamp_post, planter, pot, table_set
from trees import bark, oak
from urban_houses import row_house
from urban_stage import Shot, camera, shoot, sky


def launch(parts, x, y, turn=0.0, length=7.0, paint=(0.03, 0.08, 0.10)):
    """A small wooden motor launch with a cover over its stern."""
    hull, white = plain(f'launch {paint[2]:.2f}', paint, 0.35, 0, 0.5), plain('launch white', (0.7, 0.68, 0.63), 0.4)
    wood = timber('launch wood', (0.36, 0.19, 0.08), (0.22, 0.11, 0.045), 0.09, coat=0.5, rough=0.3)
    canvas = plain('canvas', (0.30, 0.32, 0.30), 0.9)
    stations = 14
    half = length / 2
    with parts.at(x, y, 0, turn):
        ribs_ = []
        for i in range(stations + 1):
            t = i / stations
            wide = 1.08 * (1 - max(0, (t - 0.45) / 0.55) ** 2.2) * (0.86 + 0.14 * min(1, t * 3))
            sheer = 0.62 + 0.35 * max(0, t - 0.3) ** 1.6
            ribs_.append([(-half + length * t, s * wide * w, z) for s, w, z in
                          ((-1, 1, sheer), (-1, 0.93, 0.25), (-1, 0.7, -0.15), (1, 0.7, -0.15), (1, 0.93, 0.25), (1, 1, sheer))])
        n = 6
        points = [p for rib in ribs_ for p in rib]
        faces = [(i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1) for i in range(stations) for k in range(n - 1)]
        parts.add(hull, points, faces + [tuple(range(n))], True)
        for k in (0, 5):
            parts.wire(white, [rib[k] for rib in ribs_], 0.05, 6)
        deck = [p for rib in ribs_ for p in ((rib[0][0], rib[0][1] * 0.97, rib[0][2] - 0.05), (rib[5][0], rib[5][1] * 0.97, rib[5][2] - 0.05))]
        parts.add(wood, deck, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(stations)])
        parts.box(white, -0.6, 1.7, -0.75, 0.75, 0.55, 1.25, 0.06)
        parts.box(wood, -0.75, 1.85, -0.82, 0.82, 1.25, 1.31, 0.03)
        for side in (-0.76, 0.76):
            for a in (-0.45, 0.35, 1.0):
                parts.box(plain('cabin pane', (0.02, 0.03, 0.035), 0.05), a, a + 0.6, side - 0.006, side + 0.006, 0.82, 1.14)
        parts.block(canvas, (-1.75, 0, 0.86), (1.9, 1.7, 0.42), 0.16)
        for s in (-1.06, 1.06):
            for a in (-2.2, 0.0, 1.4):
                parts.lathe(plain('fender', (0.6, 0.58, 0.52), 0.6), (a, s, 0.2), ((0.01, 0), (0.1, 0.06), (0.1, 0.36), (0.01, 0.42)), 10)


def spire(parts, x, y, base, tower, top, brick_wall):
    parts.box(brick_wall, x - 5, x + 5, y - 5, y + 5, base, tower)
    for z in range(3):
        for dx in (-2.6, 0, 2.6):
            parts.box(plain('louvres', (0.03, 0.03, 0.03), 0.9), x + dx - 0.8, x + dx + 0.8, y - 5.1, y - 5, tower - 9 - z * 9, tower - 3.4 - z * 9)
    parts.lathe(copper(), (x, y, tower), ((7.0, 0), (5.0, 3), (0.1, top - tower)), 8, 22.5, smooth=False)


def canal_house():
    chance = random.Random(11)
    p = Parts()
    sky(8, -134, 0.12, sun=5.2, sun_colour=(1.0, 0.62, 0.34), cover=0.52, cloud_light=(1.0, 0.80, 0.62), cloud_shade=(0.42, 0.42, 0.55), cloud_power=4.2, seed=3.3, dust=2.0, ozone=3)
    p.face(canal_water(ripple=0.3), (-150, -60, 0), (150, -60, 0), (150, 0, 0), (-150, 0, 0))
    quay = brick('quay', (0.25, 0.14, 0.10), (0.12, 0.075, 0.055), weather=1.0, white=0.3)
    stone = concrete('quay stone', (0.34, 0.31, 0.27), weather=0.6)
    p.box(quay, -90, 90, 0.06, 1.0, -1, 1.25)
    for i in range(75):
        p.box(stone, -90 + i * 2.4, -90 + i * 2.4 + 2.38, -0.03, 0.62, 1.2, 1.5, 0.03)
    p.face(cobbles('cobbles', (0.26, 0.22, 0.18), (0.11, 0.10, 0.09), 0.15, 0.12), (-90, 0.5, 1.46), (90, 0.5, 1.46), (90, 5.2, 1.5), (-90, 5.2, 1.5))
    p.box(stone, -90, 90, 5.1, 5.3, 1.4, 1.62, 0.02)
    p.box(paving('pavement', (0.30, 0.25, 0.21), (0.22, 0.18, 0.15), (0.5, 0.25)), -90, 90, 5.3, 8.2, 1.3, 1.61)
    white, dark_green = plain('white frame', (0.72, 0.70, 0.66), 0.45), plain('green door', (0.02, 0.07, 0.05), 0.35, 0, 0.4)
    red = brick('red brick', (0.33, 0.115, 0.07), (0.15, 0.05, 0.035), weather=0.55)
    brown = brick('brown brick', (0.22, 0.10, 0.065), (0.09, 0.045, 0.035), weather=0.6)
    roof = tiles('red tiles', (0.36, 0.13, 0.065), (0.16, 0.06, 0.04))
    sand = concrete('sandstone', (0.46, 0.40, 0.32), weather=0.5)
    boxes = {'flowers': lambda q, o, r: flower_box(q, o.x0, o.x1, -0.02, o.z0 - 0.02, r, r.choice(((0.6, 0.05, 0.07), (0.62, 0.2, 0.3), (0.6, 0.3, 0.05))))}
    hero = Look(white, sill=sand, columns=2, rows=3, lit=0.1, curtain=0.75, door=dark_green, depth=0.2, transom=0.66, surround=brown, surround_width=0.16, surround_out=0.025, extras=boxes, flowers=0.3)
    cases = [  # width, wall, storeys, gable, axes, frame, door colour, ground, lit
        (7.2, plaster('cream', (0.60, 0.50, 0.34), 0.5), 3, 'bell', 3, (0.05, 0.16, 0.19), 0.06),
        (8.4, brown, 3, 'slope', 4, (0.25, 0.03, 0.03), 0.1),
        (6.4, plaster('old white', (0.66, 0.63, 0.57), 0.6), 3, 'step', 3, (0.02, 0.07, 0.05), 0.0),
        (9.6, red, 4, None, 5, (0.03, 0.05, 0.1), 0.08),
        (6.8, plaster('grey blue', (0.30, 0.36, 0.40), 0.5), 3, 'bell', 3, (0.12, 0.04, 0.02), 0.05),
        (7.6, brick('pale brick', (0.42, 0.24, 0.15), (0.23, 0.12, 0.08), weather=0.6), 4, 'step', 3, (0.03, 0.1, 0.06), 0.1),
    ]
    with p.at(0, 8.2, 1.6):
        with p.at(-4.9, 0, 0):
            row_house(p, 9.8, red, hero, chance, 3, 'step', 13, roof, sand, 0.5, 4, 1.12, arched=0.3, bands=True, rise=7.9, ends=brown)
            iron = plain('anchors', (0.02, 0.02, 0.02), 0.6)
            for z in (7.25, 10.6, 13.3):
                for x in ((0.45, 4.9, 9.35) if z < 11 else (2.6, 7.2)):
                    p.box(iron, x - 0.03, x + 0.03, -0.05, 0, z - 0.45, z + 0.45, 0.01)
            for x in (3.95, 7.05):
                p.bar(plain('lamp iron', (0.02, 0.024, 0.024), 0.45, 0.5), (x - 0.1, 0, 2.75), (x - 0.1, -0.35, 2.8), 0.02)
                p.lathe(glow('lamp glow', (1.0, 0.62, 0.28), 25), (x - 0.1, -0.38, 2.4), ((0.07, 0), (0.11, 0.26)), 6, smooth=False)
            pot(p, 3.6, -0.4, 0, chance, 0.22, 0.9)
            pot(p, 7.35, -0.4, 0, chance, 0.22, 0.9)
            creeper(p, green(), 0.9, 0, 1.5, 5.5, chance, 2600)
            bench(p, 1.8, -0.5, 0, 0)
        for start, direction, seed in ((-4.9, -1, 0), (4.9, 1, 4)):
            x = start
            for i in range(7):
                width, material_, storeys, gable, axes, tint, lit = cases[(i + seed) % 6]
                look = Look(white, sill=sand, columns=2, rows=2, transom=0.68, lit=lit, door=plain(f'door {tint}', tint, 0.35, 0, 0.4), depth=0.17, extras=boxes, flowers=0.15)
                with p.at(x - width if direction < 0 else x, chance.uniform(-0.05, 0.1), 0):
                    row_house(p, width, material_, look, chance, storeys, gable, 12, roof, sand if gable in ('bell', None) else None, chance.choice((0.1, 0.5, 0.9)), axes, 1.0, arched=0.16 if storeys == 4 else 0, rise=width * 0.75, ends=brown)
                x += width * direction
    for i in range(12):
        bollard(p, -33 + i * 6, 0.32, 1.5, 0.62)
    for x in (-19, -7.4, 8.6, 25):
        lamp_post(p, x, 1.2, 1.5, 4.4, strength=18)
    bicycle(p, 3.4, 6.9, 1.61, 4, (0.25, 0.04, 0.03))
    bicycle(p, 8.2, 1.3, 1.5, 96, (0.03, 0.1, 0.12), 3)
    table_set(p, -8.6, 6.6, 1.61, 30, 2)
    table_set(p, -11.2, 6.7, 1.61, 80, 2)
    for x in (-6.2, 5.8, 12.5):
        planter(p, x, 7.7, 1.61, chance, (0.6, 0.5, 0.5), 0.8)
    launch(p, 1.6, -1.75, 0)
    launch(p, -12.5, -1.6, 180, 6.0, (0.35, 0.05, 0.04))
    p.wire(plain('rope', (0.45, 0.38, 0.26), 0.9), [(5.0, -1.75, 0.98), (4.3, -1.0, 1.05), (3.6, -0.2, 1.45), (3.0, 0.3, 1.85)], 0.018)
    far_brick = brick('tower brick', (0.26, 0.11, 0.08), (0.14, 0.06, 0.05), weather=0.6)
    for dx in (-9, 9):
        spire(p, -118 + dx, 96 + dx, 0, 42, 84, far_brick)
    p.finish()
    lime, wood = leaf('quay lime', (0.04, 0.075, 0.012), (0.17, 0.19, 0.035)), bark('quay lime bark', (0.15, 0.12, 0.09), (0.05, 0.04, 0.03))
    limes = [oak(f'quay lime {i}', lime, wood, 8.5, 21 + i, count=15000, size=0.09, spread=0.3, trunk=0.3) for i in range(2)]
    for i, (x, y, s) in enumerate(((11.6, 1.9, 1.0), (-16.5, 2.0, 0.8), (-26, 2.0, 0.85), (-35, 2.0, 0.9), (-45, 2.0, 0.9))):
        place(limes[i % 2], x, y, 1.45, s, i * 1.9)
    camera(11.5, -14.5, 2.9, -31, 24, 0.19)
    return Shot(exposure=0.3, haze=(0.62, 0.50, 0.45), haze_metres=600, haze_most=0.6, glow=0.06)


if __name__ == '__main__':
    shoot({'canal-house': canal_house})
