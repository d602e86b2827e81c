"""lighthouse-inside: the lantern room, now a study. Panes all round over a white parapet with a curved desk and shelves, red ribs in the cupola,
the gallery outside, and below it the dike, the green island, tideways and the sea under a sky of big clouds."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from belongings import binoculars, book, mug
from building import plain
from finishes import brass
from indoors_cases import pile_of_books, row_of_books
from indoors_floors import boards, panel_paint
from indoors_furniture import armchair
from indoors_light import daylit, lamp, shoot, sky, soft_box, view
from indoors_materials import clear, fabric, grained
from indoors_pieces import globe, laptop, papers, telescope
from indoors_rugs import carpet
from indoors_tables import chair
from indoors_things import table_lamp
from indoors_vases import vase_with
from lines import tube
from outside import fbm, grid, haze, sea, plane, smooth, soil
from shapes import Parts

SIDES, RADIUS, SILL, TOP = 16, 2.75, 0.82, 2.5
HIGH = 34.0


def corner(k, radius=RADIUS):
    a = 2 * math.pi * (k + 0.5) / SIDES
    return radius * math.sin(a), radius * math.cos(a)


def shell(parts, white, red, wood):
    """Parapet, panes with crossed bars, cupola."""
    iron, pane = panel_paint('lantern iron', (0.66, 0.64, 0.60), 0.3), clear()
    parts.lathe(boards('lantern floor', (0.40, 0.26, 0.14), (0.25, 0.155, 0.08), 0.12, 3.0, 'y', 0.5), (0, 0, 0), [(0, 0), (RADIUS + 0.3, 0)], 48)
    for k in range(SIDES):
        (a, b), (c, d) = corner(k), corner(k + 1)
        (e, f), (g, h) = corner(k, RADIUS + 0.22), corner(k + 1, RADIUS + 0.22)
        parts.face(white, (a, b, 0), (c, d, 0), (c, d, SILL), (a, b, SILL))
        parts.face(white, (e, f, -0.5), (g, h, -0.5), (g, h, SILL), (e, f, SILL))
        parts.face(wood, (a, b, SILL), (c, d, SILL), (g, h, SILL), (e, f, SILL))
        m, n = corner(k, RADIUS + 0.13), corner(k + 1, RADIUS + 0.13)
        parts.face(pane, (*m, SILL), (*n, SILL), (*n, TOP), (*m, TOP))
        parts.bar(iron, (*m, SILL), (*m, TOP), 0.032, 8)
        for z in (SILL + 0.03, TOP - 0.03):
            parts.bar(iron, (*m, z), (*n, z), 0.03, 8)
        parts.bar(iron, (*m, 1.66), (*n, 1.66), 0.014, 6)
        (p, q), (r, s) = corner(k, RADIUS + 0.2), corner(k + 1, RADIUS + 0.2)
        parts.face(white, (p, q, TOP - 0.02), (r, s, TOP - 0.02), (r * 0.92, s * 0.92, TOP + 0.18), (p * 0.92, q * 0.92, TOP + 0.18))
        rise = [(1 - 0.115 * i, TOP + 0.18 + 0.16 * i - 0.007 * i * i) for i in range(9)]
        for (u, z), (v, w) in zip(rise, rise[1:]):
            x = 0.92
            parts.face(white, (p * u * x, q * u * x, z), (r * u * x, s * u * x, z), (r * v * x, s * v * x, w), (p * v * x, q * v * x, w))
        tube(parts, red, [(p * u * 0.90, q * u * 0.90, z) for u, z in rise], 0.028, 8)
    parts.lathe(red, (0, 0, TOP + 0.13), [(RADIUS * 0.97, 0), (RADIUS * 0.94, 0.0), (RADIUS * 0.94, 0.09), (RADIUS * 0.97, 0.09)], 48)
    parts.lathe(brass(), (0, 0, TOP + 1.0), [(0.0, 0), (0.24, 0.02), (0.28, 0.1), (0.2, 0.2)], 32)
    for k in range(48):  # the gallery outside
        a = 2 * math.pi * k / 48
        parts.bar(red, (3.9 * math.sin(a), 3.9 * math.cos(a), -0.4), (3.9 * math.sin(a), 3.9 * math.cos(a), 0.98), 0.014, 6)
    for z in (0.14, 0.56, 0.98):
        tube(parts, red, [(3.9 * math.sin(k * math.pi / 32), 3.9 * math.cos(k * math.pi / 32), z) for k in range(64)], 0.018, 8, True)
    parts.lathe(plain('gallery deck', (0.10, 0.10, 0.10), 0.7), (0, 0, -0.4), [(RADIUS, 0), (4.1, 0), (4.1, -0.1)], 48)


def round_desk(parts, wood, start, end, deep=0.62, z=0.74):
    """A desk along the parapet between two headings in degrees."""
    steps = 20
    way = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    inner, outer = RADIUS - deep - 0.05, RADIUS - 0.06
    points = [(r * math.sin(a), r * math.cos(a), h) for r, h in ((outer, z), (inner, z), (inner, z - 0.045), (outer, z - 0.045)) for a in way]
    n = steps + 1
    parts.add(wood, points, [(j * n + i, j * n + i + 1, (j + 1) % 4 * n + i + 1, (j + 1) % 4 * n + i) for j in range(3) for i in range(steps)])
    for i in (0, steps):
        parts.face(wood, *[points[j * n + i] for j in range(4)])
    for i in (1, 7, 13, 19):
        x, y = (inner + 0.06) * math.sin(way[i]), (inner + 0.06) * math.cos(way[i])
        parts.bar(wood, (x, y, 0), (x, y, z - 0.04), 0.026, 10)


def low_shelves(parts, wood, start, end, seed):
    """Books under the panes."""
    for k in range(start, end):
        (a, b), (c, d) = corner(k, RADIUS - 0.02), corner(k + 1, RADIUS - 0.02)
        long, turn = math.hypot(c - a, d - b), math.degrees(math.atan2(d - b, c - a))
        with parts.at(a, b, 0, turn):
            for z in (0.06, 0.42, 0.78):
                parts.box(wood, 0.0, long, -0.26, 0, z - 0.025, z, 0.003)
            for x in (0.0, long - 0.025):
                parts.box(wood, x, x + 0.025, -0.26, 0, 0, 0.78, 0.003)
            for z, s in ((0.06, 0), (0.42, 1)):
                row_of_books(parts, 0.05, long - 0.08, -0.23, z, seed + 7 * k + s, 0.27, 0.2)


def island(x, y):
    """Green marsh behind the dike, flats and tideways before it; metres below the room."""
    shore = 480 + 90 * fbm(x, 0, 0.004, 3, 3)
    land = smooth(shore + 30, shore - 12, y)
    dike = 5.2 * smooth(30, 8, abs(y - shore + 45))
    flats = -1.9 + 1.5 * fbm(x, y, 0.004, 5, 8) - 1.0 * smooth(1100, 2300, y)
    return -HIGH + land * 1.4 + dike + flats * (1 - land)


def outdoors():
    chance = random.Random(4)
    plane('sea', (-14000, 14000, -200, 16000), -HIGH - 1.35, sea('wadden sea', (0.035, 0.075, 0.085), 0.3, 0.08, 0.5, 0.2, 2.2, 0.1))
    green = soil('marsh', (0.045, 0.085, 0.016), (0.11, 0.16, 0.035), 0.01, 0.5, (0.16, 0.16, 0.07))
    flats = soil('flats', (0.17, 0.15, 0.115), (0.28, 0.25, 0.19), 0.01, 0.3)
    line = lambda n, most: [(-1 if i < 0 else 1) * most * (abs(i) / n) ** 1.6 for i in range(-n, n + 1)]
    grid('marsh', line(45, 1600), [170 + 5.0 * i for i in range(112)], island, green)
    grid('flats', line(50, 4200), [640 + 40 * i for i in range(60)], island, flats)
    parts = Parts()
    roof, wall = plain('farm roof', (0.30, 0.11, 0.06), 0.8), plain('farm wall', (0.34, 0.14, 0.09), 0.8)
    for x, y, w in ((-95, 370, 22), (170, 345, 26), (270, 365, 18), (-300, 360, 24), (-190, 375, 16), (40, 392, 20)):
        with parts.at(x, y, island(x, y), chance.uniform(-30, 30)):
            parts.box(wall, -w / 2, w / 2, -5, 5, -1, 3)
            for s in (-1, 1):
                parts.face(roof, (-w / 2, 5.5 * s, 2.8), (w / 2, 5.5 * s, 2.8), (w / 2, 0, 9), (-w / 2, 0, 9))
    white = plain('sheep far', (0.62, 0.60, 0.55), 0.9)
    for _ in range(70):
        x = chance.uniform(-420, 420)
        y = 480 + 90 * fbm(x, 0, 0.004, 3, 3) - chance.uniform(25, 62)
        parts.block(white, (x, y, island(x, y) + 0.5), (1.2, 0.7, 0.8), 0.2, chance.uniform(0, 180))
    for x, y in ((420, 1500), (-800, 2300), (1500, 3000)):
        parts.block(plain('far hull', (0.10, 0.12, 0.15), 0.8), (x, y, -HIGH + 0.5), (38, 8, 4))
        parts.block(white, (x - 10, y, -HIGH + 5), (10, 7, 7))
    parts.finish()


def lighthouse():
    parts = Parts()
    sky(30, 58, 0.17, sun=26, sun_colour=(1.0, 0.90, 0.74), sun_size=0.6, cover=1.0, cloud_light=(1.0, 0.97, 0.92), cloud_shade=(0.40, 0.46, 0.56),
        cloud_power=7.5, seed=3.4, scale=0.5, dust=0.5)
    outdoors()
    haze((0.42, 0.52, 0.64), 9000, 0.85)
    white, red = panel_paint('lantern white', (0.74, 0.73, 0.70), 0.15), panel_paint('lantern red', (0.42, 0.035, 0.022), 0.3)
    wood = grained(parts, 'oak', 0)
    shell(parts, white, red, wood)
    round_desk(parts, wood, -38, 52)
    low_shelves(parts, wood, 10, 14, 3)
    low_shelves(parts, wood, 2, 5, 9)
    z = 0.74
    laptop(parts, 0.55, 2.2, z, -12)
    papers(parts, -0.25, 2.3, z, 8, 6, 2)
    table_lamp(parts, 1.35, 2.05, z, -30, 'desk', 2.0, (0.42, 0.035, 0.022), 8)
    globe(parts, -1.05, 2.2, z, 0.19)
    mug(parts, 0.1, 2.12, z, 30, (0.05, 0.14, 0.24))
    book(parts, 1.0, 2.28, z, 20, colour=(0.10, 0.22, 0.28), open_=True)
    binoculars(parts, -0.55, 2.62 - 0.3, z, 25)
    vase_with(parts, -1.35, 1.92, z, 'jug', 0.2, (0.62, 0.60, 0.55), 'wild', 0.4, 4)
    pile_of_books(parts, 1.62, 1.72, z, 4, 5, 30)
    chair(parts, 0.42, 1.35, 0.0, 190, 'bentwood', 'beech')
    carpet(parts, -0.15, 0.1, 0.0, 0, 2.1, 2.1, 'round', ((0.46, 0.36, 0.22), (0.52, 0.43, 0.28), (0.40, 0.30, 0.18)))
    armchair(parts, -1.25, 0.55, 0.0, 118, 'wing', fabric((0.06, 0.14, 0.20), 'wool'))
    telescope(parts, 1.4, 0.55, 0.0, 112)
    parts.finish()
    lamp(0, 0, TOP + 0.7, 4)
    soft_box((0, -2.3, 2.3), (0, 1.5, 0.8), 2.4, 0.8, 26)
    soft_box((0, 0, 0.4), (0, 0, 3.0), 2.6, 2.6, 40, (1.0, 0.97, 0.93))
    view(0.15, -2.3, 1.5, 0.5, 20, 0.0)
    return daylit(0.25)


if __name__ == '__main__':
    shoot({'lighthouse-inside': lighthouse})
