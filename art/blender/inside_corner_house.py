"""corner-house-inside: the stair hall of 1897 in its first colours. Encaustic tiles, stucco, two flights with a wrought-iron rail to a
landing below a tall window of coloured glass, whose morning light falls down the steps; outside the trees and the back of the yard."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import Look, plain, plaster, row, wall
from finishes import brass
from indoors_floors import limewash, old_wood, painted, panel_paint, tiled
from indoors_joinery import rosette, stairs
from indoors_light import daylight, daylit, shoot, sky, soft_box, view
from indoors_materials import black_iron
from indoors_openings import clear
from indoors_plants import palm
from indoors_room import Opening, Room, Sash
from indoors_tables import bench
from indoors_things import wall_lamp
from inside_canal_house import lantern
from lines import tube
from planting import leaf, place
from shapes import Parts
from street import bicycle
from trees import bark, oak
from windows import outline, ring

WIDTH, DEPTH, HEIGHT, THICK = 5.6, 9.6, 8.3, 0.5
FLIGHT, COUNT, RISE, GOING = 1.75, 15, 0.16, 0.285
START, HALF = 3.3, COUNT * RISE
LANDING = START + COUNT * GOING
LIGHT = Opening(1.75, 3.85, 3.35, 6.5, 0.95)
YARD = Opening(2.1, 3.5, 0.0, 2.02, 0.0, 'window')
GLASSES = {'ruby': (0.75, 0.03, 0.03), 'amber': (1.0, 0.55, 0.06), 'blue': (0.05, 0.16, 0.75), 'green': (0.08, 0.55, 0.16),
    'pale': (0.98, 0.88, 0.56), 'rose': (0.95, 0.36, 0.30)}


def coloured(parts, o, y):
    """Leaded glass: a border of small panes, lozenges in a pale field, a wheel in the arch."""
    lead, glass = plain('lead', (0.03, 0.03, 0.032), 0.5, 0.3), {k: clear(f'glass {k}', v) for k, v in GLASSES.items()}
    def pane(kind, points):
        parts.face(glass[kind], *((x, y, z) for x, z in points))
        for a, b in zip(points, points[1:] + points[:1]):
            parts.bar(lead, (a[0], y, a[1]), (b[0], y, b[1]), 0.006, 5)
    b, cx, top, n, m = 0.2, (o.x0 + o.x1) / 2, o.z1, 14, 8
    for k in range(n):  # border left and right, then along the foot
        z0, z1 = o.z0 + (top - o.z0) * k / n, o.z0 + (top - o.z0) * (k + 1) / n
        for x0 in (o.x0, o.x1 - b):
            pane(('ruby', 'amber', 'blue', 'amber')[k % 4], [(x0, z0), (x0 + b, z0), (x0 + b, z1), (x0, z1)])
    x0, x1, z0 = o.x0 + b, o.x1 - b, o.z0 + b
    for k in range(m):
        a, c = x0 + (x1 - x0) * k / m, x0 + (x1 - x0) * (k + 1) / m
        pane(('blue', 'amber', 'ruby', 'amber')[k % 4], [(a, o.z0), (c, o.z0), (c, z0), (a, z0)])
    w, h = (x1 - x0) / 4, (top - z0) / 7
    for i in range(4):
        for k in range(7):
            px, pz = x0 + (i + 0.5) * w, z0 + (k + 0.5) * h
            inner = [(px - w / 2, pz), (px, pz - h / 2), (px + w / 2, pz), (px, pz + h / 2)]
            pane(('green', 'rose', 'blue', 'rose')[(i + 2 * k) % 4] if (i + k) % 2 else 'pale', inner)
            for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                pane('pale' if (k * 2 + s + t) % 4 else 'amber', [(px + s * w / 2, pz + t * h / 2), (px + s * w / 2, pz), (px, pz + t * h / 2)])
    arch = sorted((p for p in outline(o) if p[1] >= o.z1 - 0.001), key=lambda p: math.atan2(p[1] - o.z1, p[0] - cx))
    hub, rim = ([(cx + (p[0] - cx) * f, o.z1 + (p[1] - o.z1) * f) for p in arch] for f in (0.42, 0.8))
    for k in range(len(arch) - 1):
        pane(('blue', 'amber', 'ruby', 'amber')[k % 4], [arch[k], arch[k + 1], rim[k + 1], rim[k]])
        pane(('pale', 'rose')[k % 2], [rim[k], rim[k + 1], hub[k + 1], hub[k]])
        pane(('amber', 'ruby')[k % 2], [hub[k], hub[k + 1], (cx, o.z1)])


def scroll(parts, iron, x, y, z, size, way):
    """A C of iron: two spirals that meet."""
    for s in (1, -1):
        points = [(x, y + way * size * (0.46 - 0.46 * (1 - t / 20) * math.cos(t * 0.4)),
            z + s * size * (0.95 - (0.95 - t / 25) * math.sin(t * 0.4 + 0.001) - 0.315 * (1 - t / 20) ** 3)) for t in range(20)]
        tube(parts, iron, points, 0.0065, 6)


def iron_rail(parts, x, length, slope, base, iron, oak, step):
    """Bars and scrolls below an oak handrail, along +y from 0."""
    n, up = round(length / step), lambda y: base + slope * y
    for k in range(n + 1):
        y = min(length - 0.02, k * step + 0.02)
        parts.bar(iron, (x, y, up(y) - 0.08), (x, y, up(y) + 0.9), 0.009, 8)
        parts.lathe(brass(), (x, y, up(y) + 0.46), [(0.009, -0.03), (0.02, 0), (0.009, 0.03)], 12)
        if k < n:
            for z, way in ((0.27, 1), (0.66, -1)):
                scroll(parts, iron, x, y + step / 2 - way * step * 0.36, up(y + step / 2) + z, step * 0.55, way)
    for lift in (0.07, 0.86):
        tube(parts, iron, [(x, 0, up(0) + lift), (x, length, up(length) + lift)], 0.011, 8)
    for w, lift in ((0.026, 0.9), (0.036, 0.922), (0.024, 0.945)):
        tube(parts, oak, [(x, -0.04, up(-0.04) + lift), (x, length + 0.02, up(length + 0.02) + lift)], w, 12)


def painted_walls(parts, room, red, line):
    """A dado that climbs with the stairs, a stencilled band above it."""
    bands = ((-0.006, red, 0.0, 1.35), (-0.012, line, 1.35, 1.41), (-0.008, line, 1.47, 1.485))
    def climb(x0, x1, a, b, foot=lambda h: 0.0):
        for y, made, low, high in bands:
            c, d = (foot(a), foot(b)) if made is red else (a + low, b + low)
            parts.face(made, (x0, y, c), (x1, y, d), (x1, y, b + high), (x0, y, a + high))
        parts.face(line, (x0, -0.012, a + 1.41), (x1, -0.012, b + 1.41), (x1, 0, b + 1.41), (x0, 0, a + 1.41))
    with room.on('west'):  # x runs north
        for flight in ((0, START, 0, 0), (START, LANDING, 0, HALF), (LANDING, DEPTH, HALF, HALF)):
            climb(*flight)
    with room.on('north'):
        for y, made, low, high in ((-0.006, red, HALF, HALF + 0.86), (-0.012, line, HALF + 0.86, HALF + 0.92)):
            parts.face(made, (0, y, low), (WIDTH, y, low), (WIDTH, y, high), (0, y, high))
    with room.on('east'):  # x runs south
        for x0, x1, a, b in ((0, DEPTH - LANDING, HALF, HALF), (DEPTH - LANDING, DEPTH - START, HALF, 2 * HALF)):
            climb(x0, x1, a, b, lambda h: h - 0.3)
        climb(0, DEPTH, 0, 0)
    return HALF / (LANDING - START)


def yard(parts):
    look = Look(plain('white frame', (0.74, 0.73, 0.70), 0.4), columns=2, transom=0.7, depth=0.2, curtain=0.6)
    with parts.at(-14, DEPTH + 17, -0.3):
        openings = [o for f in range(4) for o in row(0, 34, 10, 1.15, 3.6 * f + 1.2, 3.6 * f + 3.2)]
        wall(parts, 0, 34, 0, 15, openings, plaster('yard plaster', (0.86, 0.80, 0.68), 0.1), look, random.Random(3))
    parts.face(plain('yard stone', (0.40, 0.37, 0.32), 0.9), (-30, DEPTH, 0), (30, DEPTH, 0), (30, DEPTH + 18, -0.02), (-30, DEPTH + 18, -0.02))
    parts.finish()
    green, wood = leaf('linden', (0.06, 0.12, 0.02), (0.22, 0.29, 0.06)), bark('linden bark', (0.16, 0.13, 0.10), (0.06, 0.045, 0.035))
    place(oak('linden', green, wood, 8.5, 11, count=4500, size=0.16), -2.2, DEPTH + 9.5, 0, 1.0, 1.0)


def corner_house():
    parts = Parts()
    sky(24, 41, 0.3, sun=21.0, sun_colour=(1.0, 0.90, 0.76), sun_size=0.5, cover=0.4, cloud_power=5.0, seed=7.7, scale=1.3)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    ochre, white = limewash('first ochre', (0.72, 0.60, 0.415), 0.3), panel_paint('stucco white', (0.78, 0.765, 0.72), 0.1)
    red, line = panel_paint('pompeian red', (0.30, 0.065, 0.042), 0.15), panel_paint('band green', (0.05, 0.12, 0.10), 0.15)
    iron, oak_ = black_iron(), old_wood('stair oak', (0.20, 0.105, 0.052), (0.095, 0.048, 0.024), 0, 0.45, 0.1)
    rail_oak = old_wood('rail oak', (0.20, 0.105, 0.052), (0.095, 0.048, 0.024), 1, 0.6, 0.0)
    tiles = tiled('encaustic', ((0.58, 0.50, 0.36), (0.26, 0.085, 0.055)), (0.17, 0.17), checker=True, turned=True, gloss=0.6)
    room.floor(tiled('encaustic border', ((0.07, 0.07, 0.075), (0.56, 0.49, 0.37)), (0.085, 0.085), checker=True, gloss=0.6))
    parts.box(tiles, 0.3, WIDTH - 0.3, 0.3, DEPTH - 0.3, -0.01, 0.002)
    YARD.look = Sash(oak_, columns=2, rows=3, bar=0.1, thin=0.04, set_back=0.2)
    room.wall('north', ochre, [LIGHT, YARD], Sash(oak_, columns=1, rows=1, bar=0.07, splay=0.2, set_back=0.12, leaves=False), reveal=white)
    room.rest(ochre)
    room.ceiling(white)
    room.moulding(white, 'cornice', HEIGHT - 0.2)
    room.moulding(line, 'tall skirting', skip={'west': [(START, DEPTH)]})
    rosette(parts, 2.8, 6.0, HEIGHT, 0.8, white)
    slope = painted_walls(parts, room, red, line)
    with room.on('north'):
        coloured(parts, LIGHT, THICK - 0.24)
        for grown, width, out in ((-0.2, 0.2, -0.06), (-0.24, 0.07, -0.09)):
            ring(parts, white, Opening(LIGHT.x0 - 0.2, LIGHT.x1 + 0.2, LIGHT.z0, LIGHT.z1, LIGHT.rise + 0.06), grown, width, out, 0.01)
        for x in (0.75, WIDTH - 0.75):  # pilasters
            parts.box(white, x - 0.22, x + 0.22, -0.08, 0, HALF + 0.92, 7.0, 0.012)
            parts.box(white, x - 0.15, x + 0.15, -0.1, 0, HALF + 1.3, 6.75, 0.02)
            for k, (out, z) in enumerate(((0.03, 6.98), (0.06, 7.06), (0.1, 7.15))):
                parts.box(white, x - 0.22 - out, x + 0.22 + out, -0.08 - out, 0, z, z + 0.1, 0.012)
        parts.box(white, 0, WIDTH, -0.16, 0, 7.55, 7.72, 0.03)
        parts.box(white, (LIGHT.x0 + LIGHT.x1) / 2 - 0.16, (LIGHT.x0 + LIGHT.x1) / 2 + 0.16, -0.14, 0, 7.28, 7.76, 0.03)
    for side, x0, x1 in (('west', 5.0, 7.2), ('east', 2.4, 4.6), ('west', 7.9, 9.2)):  # stucco frames above the band
        with room.on(side):
            for out, deep in ((0.0, 0.03), (0.035, 0.018)):
                ring(parts, white, Opening(x0 + out, x1 - out, 5.35 + out, 7.5 - out), 0.0, 0.05 - out * 0.6, -deep, 0.005)
    under = painted('stair soffit', (0.76, 0.74, 0.69))
    for x, y, z, turn in ((0, START, 0, 0), (WIDTH, LANDING, HALF, 180)):
        with parts.at(x, y, z, turn):
            stairs(parts, FLIGHT, COUNT, RISE, GOING, oak_, (), oak_, under=under)
            iron_rail(parts, FLIGHT - 0.04, LANDING - START, slope, RISE * 0.8, iron, rail_oak, GOING)
            rise = lambda y: -0.05 + (y - 0.12) * (HALF - 0.18) / (LANDING - START - 0.12)
            tube(parts, white, [(a, b, rise(b)) for a, b in ((0.3, 0.5), (FLIGHT - 0.3, 0.5), (FLIGHT - 0.3, 3.8), (0.3, 3.8))], 0.028, 8, True)
    with parts.at(0, START, 0):
        parts.face(under, *((FLIGHT - 0.02, y, z) for y, z in ((0.1, 0), (LANDING - START, 0), (LANDING - START, HALF - 0.1), (0.1, 0.02))))
        parts.lathe(oak_, (FLIGHT - 0.04, -0.1, 0), [(0.1, 0), (0.1, 0.12), (0.07, 0.16), (0.055, 0.3), (0.085, 0.55), (0.06, 0.85),
            (0.09, 0.95), (0.09, 1.04), (0.05, 1.08), (0.1, 1.2), (0.08, 1.3), (0.03, 1.36), (0, 1.4)], 28)
    parts.box(under, 0, WIDTH, LANDING, DEPTH, HALF - 0.24, HALF - 0.02)
    parts.box(tiles, 0, WIDTH, LANDING - 0.03, DEPTH, HALF - 0.02, HALF, 0.006)
    parts.box(white, FLIGHT, WIDTH - FLIGHT, LANDING - 0.05, LANDING, HALF - 0.3, HALF - 0.02, 0.02)
    with parts.at(FLIGHT - 0.04, LANDING - 0.01, 0, -90):
        iron_rail(parts, 0.0, WIDTH - 2 * FLIGHT + 0.08, 0.0, HALF + 0.02, iron, rail_oak, (WIDTH - 2 * FLIGHT + 0.08) / 7)
    parts.box(under, 0, WIDTH, 0, START, 2 * HALF - 0.25, 2 * HALF, 0.01)
    lantern(parts, 2.8, 6.0, HEIGHT - 0.05, 2.3)
    with room.on('east'):
        for i in range(5):
            for k in range(2):
                x, z = 4.9 + i * 0.31, 1.02 + k * 0.24
                parts.box(plain('letter boxes', (0.42, 0.31, 0.14), 0.38, 0.9), x, x + 0.29, -0.05, 0, z, z + 0.22, 0.006)
                parts.box(plain('slot', (0.02, 0.02, 0.02), 0.6), x + 0.05, x + 0.24, -0.053, -0.04, z + 0.16, z + 0.18)
        bench(parts, 5.25, -0.28, 0, 0, 1.5, 'walnut')
        wall_lamp(parts, 4.3, 0, 2.05, 0, 'globe', 1.6, light=8)
    wall_lamp(parts, 0, 2.6, 2.15, 90, 'globe', 1.6, light=8)
    palm(parts, 3.95, 7.0, 0, 1.75, 3, (0.10, 0.20, 0.17))
    bicycle(parts, 4.75, 6.1, 0.003, 92, (0.05, 0.14, 0.13), 6)
    yard(parts)
    parts.finish()
    daylight(room, 'north', 75, (0.95, 0.97, 1.0), only=(0, 1))
    soft_box((2.8, 0.2, 3.0), (2.8, 6.0, 1.2), 4.0, 2.6, 130, (1.0, 0.95, 0.88))
    soft_box((2.8, 0.4, 6.6), (2.8, 8.0, 5.0), 4.0, 2.2, 170, (1.0, 0.97, 0.93))
    soft_box((2.8, 8.6, HALF - 0.3), (2.8, 7.0, 0), 1.6, 0.6, 14, (1.0, 0.95, 0.88))
    view(3.05, 0.45, 1.5, -4, 20.0, 0.13)
    return daylit(0.7)


if __name__ == '__main__':
    shoot({'corner-house-inside': corner_house})
