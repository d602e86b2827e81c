"""The lighthouse of Pellworm with the keeper's brick house, sheep on the dike, big clouds."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from building import Look, Opening, Parts, chimney, dormer, gable_roof, glass, glow, tiles  # noqa: E402
from land_things import picket_fence, rail_fence, sheep, sides  # noqa: E402
from outside import camera, fbm, graded, grid, haze, land, plane, sea, shoot, sky, smooth, soil  # noqa: E402
from planting import bush, hollyhock, lawn, leaf, patch, place, spread  # noqa: E402
from street import bench, bicycle, pot  # noqa: E402
from surfaces import brick, plain, plaster, timber  # noqa: E402
from trees import bark, broad  # noqa: E402


def dike(x):
    """Where the crown of the dike runs."""
    return 31.0 + 0.22 * x


def ground(x, y):
    off = y - dike(x)
    body = 5.6 * smooth(-17, -1.5, off) * (1 - smooth(1.5, 26, off) * 1.06)
    return body + 0.14 * fbm(x, y, 0.12, 4, 2) + 0.05 * fbm(x, y, 0.6, 2, 4)


def tower(parts, x, y, z):
    red, white = plain('lighthouse red', (0.48, 0.035, 0.025), 0.42, 0.0, 0.15), plain('lighthouse white', (0.74, 0.73, 0.70), 0.45)
    iron, foot = plain('black iron', (0.02, 0.02, 0.022), 0.4, 0.5), brick('tower foot', (0.30, 0.12, 0.075), (0.16, 0.06, 0.04))
    height, r0, r1 = 23.0, 3.0, 1.85
    radius = lambda h: r0 + (r1 - r0) * h / height + 0.5 * math.exp(-h / 1.6)
    parts.lathe(foot, (x, y, z), ((4.2, -1), (4.2, 0.7), (4.0, 0.85), (3.6, 0.85)), 40, smooth=False)
    bands = [0.8, 5.3, 9.8, 14.2, 18.6, height]
    for i, (a, b) in enumerate(zip(bands, bands[1:])):
        steps = 12
        parts.lathe(red if i % 2 == 0 else white, (x, y, z), [(radius(a + (b - a) * k / steps), a + (b - a) * k / steps) for k in range(steps + 1)],
            48)
        parts.lathe(iron if i == 0 else plain('flange', (0.30, 0.28, 0.27), 0.5), (x, y, z),
            ((radius(b) + 0.001, b - 0.07), (radius(b) + 0.05, b - 0.05), (radius(b) + 0.05, b + 0.05), (radius(b) + 0.001, b + 0.07)), 48)
    for i, h in enumerate((3.4, 7.4, 11.8, 16.3, 20.6)):
        a = math.radians(-105 + (i % 2) * 34)
        with parts.at(x + math.cos(a) * (radius(h) - 0.02), y + math.sin(a) * (radius(h) - 0.02), z, math.degrees(a) + 90):
            parts.box(white if i % 2 == 0 else red, -0.42, 0.42, -0.10, 0.3, h - 0.62, h + 0.72, 0.03)
            parts.box(plain('tower pane', (0.03, 0.04, 0.05), 0.05), -0.3, 0.3, -0.115, 0, h - 0.5, h + 0.6)
            parts.box(white, -0.02, 0.02, -0.13, 0, h - 0.5, h + 0.6)
            parts.box(white, -0.3, 0.3, -0.13, 0, h + 0.1, h + 0.14)
    with parts.at(x - 0.9, y - radius(0.9) - 0.25, z, 0):
        parts.box(white, -0.75, 0.75, -0.1, 0.8, 0.6, 3.3, 0.04)
        parts.box(timber('green door', (0.03, 0.10, 0.07), (0.02, 0.07, 0.05), 0.12, True), -0.5, 0.5, -0.13, 0, 0.8, 2.9, 0.01)
        for i in range(4):
            parts.box(foot, -1.0, 1.0, -0.35 * (i + 1) - 0.1, -0.35 * i, -1, 0.72 - 0.2 * i, 0.02)
    top = z + height
    for k in range(16):
        a = k * math.pi / 8
        parts.bar(iron, (x + math.cos(a) * r1, y + math.sin(a) * r1, top - 1.3), (x + math.cos(a) * 2.75, y + math.sin(a) * 2.75, top - 0.1), 0.06, 6)
    parts.lathe(iron, (x, y, top), ((r1, -0.15), (2.95, -0.12), (2.95, 0.06), (0.5, 0.06)), 48, smooth=False)
    for k in range(32):
        a = k * math.pi / 16
        parts.bar(white, (x + math.cos(a) * 2.85, y + math.sin(a) * 2.85, top), (x + math.cos(a) * 2.85, y + math.sin(a) * 2.85, top + 1.1), 0.028, 5)
    for h in (0.4, 0.75, 1.1):
        parts.wire(white, [(x + math.cos(k * 0.19635) * 2.85, y + math.sin(k * 0.19635) * 2.85, top + h) for k in range(33)], 0.032, 5)
    parts.lathe(white, (x, y, top), ((1.55, 0), (1.55, 0.95), (1.62, 1.0), (1.62, 1.1)), 32)
    parts.lathe(glass(), (x, y, top), ((1.42, 1.1), (1.42, 3.2)), 16, smooth=False)
    parts.lathe(glow('beacon', (1.0, 0.78, 0.45), 14.0), (x, y, top), ((0.25, 1.2), (0.5, 1.7), (0.5, 2.5), (0.25, 3.0)), 16)
    for k in range(16):
        a = k * math.pi / 8
        parts.bar(red, (x + math.cos(a) * 1.44, y + math.sin(a) * 1.44, top + 1.05), (x + math.cos(a) * 1.44, y + math.sin(a) * 1.44, top + 3.25),
            0.04, 5)
    parts.lathe(red, (x, y, top), ((1.85, 3.18), (1.85, 3.3), (1.5, 3.75), (0.9, 4.35), (0.35, 4.7), (0.3, 5.05), (0.36, 5.2), (0.2, 5.45),
        (0.03, 5.6)), 36)
    parts.bar(iron, (x, y, top + 5.5), (x, y, top + 7.3), 0.025)


def house(parts, chance):
    red_brick, white = brick('keeper brick', (0.40, 0.145, 0.08), (0.20, 0.07, 0.045), (0.42, 0.39, 0.34), 0.4), plain('white frame',
        (0.76, 0.75, 0.72), 0.45)
    roof, green = tiles('roof', (0.30, 0.10, 0.06), (0.15, 0.055, 0.04), moss=0.25), timber('green door', (0.03, 0.10, 0.07), (0.02, 0.07, 0.05),
        0.12, True)
    look = Look(frame=white, sill=white, columns=2, rows=3, transom=0.68, lit=0.25, curtain=0.95, depth=0.12, door=green,
        lintel=brick('lintel brick', (0.34, 0.12, 0.07), (0.2, 0.07, 0.045), width=0.077, height=0.25))
    x0, x1, y0, y1, top, rise = -9.5, 2.2, 7.0, 14.0, 3.1, 3.9
    front = [Opening(x, x + 1.15, 0.85, 2.35) for x in (0.9, 3.0, 7.6, 9.7)] + [Opening(5.2, 6.4, 0.1, 2.5, kind='door')]
    left = [Opening(1.2, 2.3, 0.85, 2.35), Opening(4.6, 5.7, 0.85, 2.35), Opening(2.2, 3.1, top + 0.7, top + 1.9),
        Opening(3.9, 4.8, top + 0.7, top + 1.9)]
    sides(parts, (x0, x1, y0, y1), 0, top, {'front': front, 'left': left, 'right': left}, red_brick, look, chance, 'x', rise,
        base=(0.35, plaster('tarred foot', (0.06, 0.06, 0.06), 0.3)))
    with parts.at(x0, y0, 0):
        for o in front[:4]:
            for a in (o.x0 - 0.62, o.x1 + 0.05):
                parts.box(green, a, a + 0.55, -0.055, -0.012, o.z0, o.z1, 0.01)
                for z0, z1 in ((o.z0 + 0.08, o.z0 + 0.68), (o.z0 + 0.8, o.z1 - 0.08)):
                    parts.box(white, a + 0.06, a + 0.49, -0.065, -0.05, z0, z1, 0.008)
    gable_roof(parts, roof, x0, x1, y0, y1, top, rise, 0.4, 0.3, 'x', trim=white, metal=plain('zinc', (0.30, 0.31, 0.32), 0.4, 0.8))
    dormer(parts, (x0 + x1) / 2, y0 + 0.45, top + 0.15, 2.2, 1.5, look, red_brick, roof, chance, 3.0, 0.85)
    chimney(parts, x0 + 2.4, 10.6, top + 3.2, 1.6, red_brick, 2, (0.9, 0.6))
    chimney(parts, x1 - 2.0, 10.6, top + 3.2, 1.6, red_brick, 1, (0.7, 0.6))
    sides(parts, (x1, x1 + 2.8, 9.0, 13.0), 0, 2.5, {'front': [Opening(0.8, 1.8, 0.05, 2.1, kind='door')]}, red_brick, look, chance)
    parts.box(roof, x1 - 0.1, x1 + 3.0, 8.7, 13.2, 2.5, 2.7, 0.02)
    bench(parts, x0 + 2.6, y0 - 0.5, 0.0, 0, 1.7)
    bicycle(parts, x1 - 1.9, y0 - 0.35, 0.0, 3, (0.04, 0.14, 0.24), -8)
    for x in (x0 + 4.9, x0 + 6.75):
        pot(parts, x, y0 - 0.5, 0.0, chance, 0.2, 0.55)
    picket_fence(parts, white, x0 - 2.5, x1 + 4.0, y0 - 3.4, 0.0, 0.9, gate=(-4.4, -3.0))
    line = plain('washing line', (0.5, 0.5, 0.48), 0.8)
    for x in (-15.6, -11.6):
        parts.bar(white, (x, 9.5, 0), (x, 9.5, 2.1), 0.05)
    parts.bar(line, (-15.6, 9.5, 2.0), (-11.6, 9.5, 2.0), 0.008, 4)
    for i, colour in enumerate(((0.75, 0.74, 0.70), (0.12, 0.22, 0.42), (0.75, 0.74, 0.70), (0.62, 0.16, 0.12))):
        x = -15.2 + i * 0.9
        made = plain(f'washing {i}', colour, 0.95)
        parts.add(made, [(x + 0.08 * k, 9.5 + 0.10 * s * math.sin(k * 1.3 + i) - 0.16 * s,
            2.0 - s * (1.1 if i != 3 else 0.7)) for k in range(9) for s in (0, 1)], [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(8)],
            True)


def scene():
    chance = random.Random(61)
    to_sun = sky(17, -124, 0.15, 4.8, (1.0, 0.80, 0.56), 0.8, 1.0, 0.60, 0.95, 1.0, 123.4, lit=(9.5, 8.4, 7.2), shade=(2.5, 2.8, 3.6),
        horizon=(0.62, 0.68, 0.74), band=0.18)
    graded('marsh', (0, 4), 0.25, 1800, ground, soil('marsh', (0.035, 0.06, 0.012), (0.12, 0.15, 0.035), 0.05, 1.3, (0.13, 0.13, 0.045)), 170,
        back=60)
    plane('sea', (-6000, 6000, 60, 9000), 0.12, sea(deep=(0.05, 0.075, 0.075), ripple=0.5, large=0.08, small=0.5, rough=0.15, foam=0.3))
    parts = Parts()
    house(parts, chance)
    tower(parts, 10.0, 20.0, 1.2)
    for _ in range(34):
        x = chance.choice((chance.uniform(-34, -11), chance.uniform(13, 40), chance.uniform(-30, 40)))
        y = dike(x) - chance.uniform(0.5, 13.5)
        if -11 < x < 15 and y < 25:
            continue
        sheep(parts, x, y, ground(x, y) - 0.03, chance.uniform(0, 360), chance, chance.uniform(0.8, 1.05))
    for x, y, s in ((-11.0, -3.6, 1.0), (-9.0, -2.2, 0.95), (2.6, -4.6, 1.0), (4.4, -3.4, 0.65), (5.3, -4.4, 0.62), (-13.0, 0.4, 1.0),
        (8.6, -1.2, 0.95), (10.5, 0.8, 1.0), (1.0, -0.6, 0.95)):
        sheep(parts, x, y, ground(x, y) - 0.03, chance.uniform(0, 360), chance, s)
    rail_fence(parts, timber('fence', (0.30, 0.27, 0.24), (0.18, 0.16, 0.14), 0.3), [(-30, 4.5), (-12.5, 3.6)], ground, 1.05, 3, chance)
    rail_fence(parts, timber('fence', (0.30, 0.27, 0.24), (0.18, 0.16, 0.14), 0.3), [(6.4, 3.6), (18, 3.0), (34, 5.0)], ground, 1.05, 3, chance)
    parts.finish()
    graded_path = soil('shell path', (0.38, 0.34, 0.28), (0.58, 0.54, 0.46), 0.6, 8.0)
    path = grid('path', [-0.65, -0.2, 0.2, 0.65], [-16 + 0.5 * i for i in range(46)], lambda x, y: 0.0, graded_path)
    for vertex in path.data.vertices:
        x, y, _ = vertex.co
        vertex.co.x = x - 3.7 + 0.9 * math.sin(y * 0.35 + 1.2) * smooth(4, -3, y)
        vertex.co.z = ground(vertex.co.x, y) + 0.05
    green, brown = leaf('leaves', (0.04, 0.08, 0.014), (0.16, 0.20, 0.045)), bark('bark', (0.16, 0.12, 0.09), (0.05, 0.04, 0.03))
    bent = [broad(f'wind-bent thorn {i}', green, brown, 5.0 + i, i + 3, 9000, 0.085, 0.25, lean=0.28, spread=0.34, crooked=0.14) for i in range(2)]
    for x, y, k in ((-13.4, 13.0, 1), (-15.6, 11.0, 0), (14.5, 9.5, 0), (-17.6, 14.0, 1), (16.6, 12.0, 1)):
        place(bent[k], x, y, ground(x, y), chance.uniform(0.85, 1.1), chance.uniform(-0.4, 0.4))
    roses, white = leaf('roses', (0.55, 0.05, 0.12), (0.75, 0.25, 0.35)), leaf('marguerite', (0.78, 0.76, 0.7), (0.88, 0.87, 0.82))
    low = [bush('roses', green, 0.9, 1.0, 1600, 0.05, 5, roses, 130, 0.055), bush('marguerites', green, 0.6, 0.7, 1000, 0.035, 6, white, 170, 0.035),
        bush('hydrangea', green, 0.9, 1.2, 1500, 0.07, 4, leaf('hydrangea', (0.22, 0.30, 0.62), (0.50, 0.52, 0.78)), 420, 0.06)]
    spread(low, [(x, 6.5 + chance.uniform(-0.15, 0.15)) for x in (-9.2, -8.3, -5.6, -2.6, -1.6, 1.6)] + [(x,
        4.0 + chance.uniform(-0.15, 0.3)) for x in [-11.5 + 0.85 * i for i in range(20)] if not -4.8 < x < -2.6], ground, chance, 0.7, 1.1)
    spread([hollyhock('hollyhock', green, roses, 1.9, 2), hollyhock('white hollyhock', green, white, 1.8, 3)],
        [(-7.4, 6.6), (-5.0, 6.6), (-2.1, 6.6), (-0.4, 6.6), (1.9, 6.6)], ground, chance)
    blades, yellow = leaf('grass', (0.05, 0.10, 0.012), (0.18, 0.23, 0.045), 0.4), leaf('buttercup', (0.7, 0.5, 0.02), (0.85, 0.65, 0.04))
    wild = [patch(f'marsh grass {i}', blades, 2.0, 2100, 0.36, 0.006, 0.5, 0.55, (0.28, 0), i, [(yellow, 20, 0.02, 0.36), (white, 12, 0.02, 0.38)],
        55) for i in range(3)]
    cropped = [patch(f'cropped {i}', blades, 2.0, 2200, 0.10, 0.006, 0.6, 0.4, seed=i + 5, tufts=80) for i in range(2)]
    clear = lambda x, y: 0.0 if abs(x + 3.7) < 1.0 else 1.0
    lawn(wild, (-17, 17, -15, -6.0), ground, 1.75, chance, clear)
    lawn(cropped, (-18, 22, -6.4, 7.0), ground, 1.9, chance, lambda x, y: 0.0 if abs(x + 3.7) < 0.9 else 1.0)
    lawn(cropped, (-40, 46, 7.0, 40), ground, 2.4, chance, lambda x, y: 0.0 if -9.6 < x < 5.2 and y < 14 else 1.0, (1.1, 1.3))
    haze((0.60, 0.66, 0.72), 1500, 0.9, (0.88, 0.78, 0.66), to_sun)
    camera((-6.0, -15.5, 2.1), (0.6, 6), 24, 0.215)
    return land(-0.12, glow=0.08)


shoot({'lighthouse': scene})
