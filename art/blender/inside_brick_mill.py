"""brick-mill-inside: a painter's loft over the yard, late in the afternoon. Brick vaults on iron beams and columns, tall works windows, worn boards
in long sun; an easel, canvases, a table of colours; outside the sawtooth sheds and the chimney."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import brick, cobbles, plain
from indoors_cases import pile_of_books
from indoors_floors import boards, bricks, limewash
from indoors_furniture import armchair, sofa
from indoors_joinery import radiator
from indoors_light import daylight, daylit, fill, shoot, sky, soft_box, view
from indoors_materials import black_iron, enamel, fabric, grained, leather
from indoors_pieces import canvases, easel, ladder_lean, wood_stove
from indoors_plants import monstera, palm
from indoors_room import Opening, Room, Sash
from indoors_rugs import carpet
from indoors_storage import rack
from indoors_tables import dining_table, stool
from indoors_things import floor_lamp, hanging_lamp, picture, vase_with
from shapes import Parts
from tableware import bottle, mug
from urban_mill import sawtooth, stack

WIDTH, DEPTH, HEIGHT, THICK, BAY, ABOVE = 7.6, 11.2, 4.25, 0.62, 2.8, 4.9


def vaults(parts, made, iron):
    """Segments of brick between iron beams that cross the room, carried by a row of columns."""
    steps, rise = 14, 0.36
    for k in range(4):
        line = [(k * BAY + BAY * i / steps, HEIGHT + rise * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
        for x0, x1 in ((0, WIDTH / 2), (WIDTH / 2, WIDTH)):
            points = [(x, y, z) for y, z in line for x in (x0, x1)]
            parts.add(made, points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)])
        for x in (0, WIDTH):
            parts.face(made, *[(x, y, z) for y, z in line])
        if k:
            y = k * BAY
            for a, b, c, d in ((0.1, 0.1, -0.03, 0.0), (0.012, 0.012, -0.26, 0.0), (0.1, 0.1, -0.29, -0.26)):
                parts.box(iron, 0, WIDTH, y - a, y + b, HEIGHT + c + 0.02, HEIGHT + d + 0.02, 0.004)
            parts.lathe(iron, (5.5, y, 0), [(0.19, 0), (0.19, 0.05), (0.15, 0.08), (0.15, 0.2), (0.12, 0.24), (0.105, 0.3), (0.085, 3.45),
                (0.10, 3.5), (0.10, 3.54), (0.085, 3.57),
                (0.09, 3.68), (0.19, 3.86), (0.2, 3.9), (0.2, 3.98)], 28)
            for s in (-1, 1):
                parts.block(iron, (5.5 + s * 0.28, y, HEIGHT - 0.38), (0.5, 0.03, 0.05), 0.005, 0, (0, s * -38))
    parts.bar(black_iron(), (6.9, 0, HEIGHT - 0.42), (6.9, DEPTH, HEIGHT - 0.42), 0.05, 14)


def colours(parts, chance):
    """Jars of brushes, tubes, a palette, rags on the long table (its top at z = 0)."""
    tints = ((0.5, 0.04, 0.03), (0.03, 0.10, 0.32), (0.55, 0.36, 0.03), (0.05, 0.20, 0.10), (0.62, 0.6, 0.56), (0.35, 0.12, 0.03),
        (0.04, 0.04, 0.045))
    wood = grained(parts, 'beech', 2)
    for k in range(5):
        x, y = -0.95 + k * 0.13, 0.2 + chance.uniform(-0.06, 0.06)
        parts.lathe(enamel(((0.6, 0.58, 0.54), (0.10, 0.16, 0.24), (0.45, 0.2, 0.08))[k % 3]), (x, y, 0),
            [(0, 0.002), (0.045, 0.002), (0.047, 0.13), (0.043, 0.13), (0.043, 0.02)], 20)
        for j in range(9):
            a, lean = chance.uniform(0, 6.28), chance.uniform(0.02, 0.06)
            top = (x + math.cos(a) * (0.03 + lean), y + math.sin(a) * (0.03 + lean), chance.uniform(0.24, 0.34))
            parts.bar(wood, (x, y, 0.02), top, 0.004, 6)
            parts.bar(plain('bristle', (0.16, 0.09, 0.04), 0.9), top, tuple(t + 0.12 * (t - o) for t, o in zip(top, (x, y, 0))), 0.008, 6, 0.003)
    for k in range(26):
        x, y, t = chance.uniform(-0.75, 0.9), chance.uniform(-0.32, 0.28), chance.uniform(0, 180)
        parts.block(plain('tube foil', (0.5, 0.5, 0.49), 0.35, 0.7), (x, y, 0.012), (0.11, 0.028, 0.02), 0.006, t)
        parts.block(plain(f'tube {k % 7}', tints[k % 7], 0.5), (x, y, 0.0125), (0.05, 0.029, 0.021), 0.006, t)
    parts.block(grained(parts, 'walnut', 0), (0.2, -0.1, 0.012), (0.52, 0.36, 0.012), 0.005, 14)
    for k in range(15):
        parts.lathe(plain(f'tube {k % 7}', tints[k % 7], 0.4), (0.2 + 0.2 * math.cos(k * 0.5), -0.1 + 0.13 * math.sin(k * 0.5), 0.018),
            [(chance.uniform(0.018, 0.034), 0), (0.014, 0.012), (0, 0.016)], 10)
    bottle(parts, -0.3, 0.3, 0, 0.26, (0.35, 0.24, 0.06))
    bottle(parts, -0.18, 0.34, 0, 0.2, (0.5, 0.5, 0.45))
    mug(parts, 0.75, 0.25, 0, 50, (0.10, 0.18, 0.28))
    pile_of_books(parts, 0.86, -0.18, 0, 3, 6, 20)


def splashes(parts, chance):
    for k in range(130):
        r, x, y = abs(chance.gauss(0, 0.014)) + 0.004, chance.gauss(3.5, 0.5), chance.gauss(6.1, 0.6)
        parts.lathe(plain(f'drop {k % 6}', ((0.6, 0.58, 0.52), (0.45, 0.05, 0.03), (0.04, 0.12, 0.32), (0.55, 0.38, 0.05), (0.62, 0.6, 0.55),
            (0.05, 0.2, 0.14))[k % 6], 0.5),
            (x, y, 0.0012), [(r, 0), (r * 0.8, 0.0008), (0, 0.001)], 9)


def brick_mill():
    chance, parts = random.Random(4), Parts()
    sky(24, -112, 0.27, sun=11.0, sun_colour=(1.0, 0.74, 0.46), sun_size=0.6, cover=0.5, cloud_light=(1.0, 0.86, 0.70), cloud_power=5.0,
        seed=42.0, dust=1.6, scale=1.4)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    red = bricks('vault brick', ((0.40, 0.175, 0.105), (0.48, 0.225, 0.14), (0.34, 0.14, 0.085), (0.50, 0.27, 0.18)), 0.25, 0.075, gloss=0.0)
    wall = brick('loft brick', (0.46, 0.205, 0.13), (0.30, 0.125, 0.08), (0.52, 0.47, 0.40), weather=0.2)
    white = limewash('limed brick', (0.78, 0.76, 0.71), 0.9)
    iron = plain('mill iron green', (0.035, 0.06, 0.055), 0.45, 0.3)
    room.floor(boards('mill boards', (0.36, 0.22, 0.118), (0.23, 0.132, 0.068), 0.19, 4.0, 'y', 0.42))
    windows = [Opening(a, a + 1.86, 0.85, 3.3, 0.42) for a in (0.47, 3.27, 6.07, 8.87)]
    sash = Sash(iron, columns=4, rows=6, bar=0.045, thin=0.024, splay=0.1, set_back=0.2, leaves=False, board=grained(parts, 'old pine', 0))
    room.wall('west', wall, windows, sash)
    room.wall('north', white)
    room.rest(white)
    vaults(parts, red, black_iron())
    with room.on('west'):
        for o in windows:
            radiator(parts, (o.x0 + o.x1) / 2, 1.3, 0.5, z=0.12, made=iron)
    with room.on('north'):
        picture(parts, 3.95, 0, 1.95, 0, 'strokes', 1.55, 2.0, 'none', 3,
            ((0.64, 0.60, 0.52), (0.46, 0.10, 0.04), (0.05, 0.14, 0.34), (0.60, 0.40, 0.07)))
        canvases(parts, 0.75, -0.02, 0, 0, 4, 3)
        rack(parts, 6.1, -0.3, 0, 0, 2.4, 2.3, 0.45, 5, 'pots', 4)
        for k in range(3):
            canvases(parts, 2.4 - 0.1 * k, -0.02, 0, 0, 2, 8 + k)
    with room.on('east'):  # x from the north end
        canvases(parts, 3.1, -0.02, 0, 0, 5, 12)
        picture(parts, 6.9, 0, 1.75, 0, 'strokes', 1.1, 1.4, 'none', 5,
            ((0.60, 0.55, 0.46), (0.09, 0.17, 0.22), (0.50, 0.22, 0.07), (0.30, 0.33, 0.27)))
    easel(parts, 3.15, 6.6, 0, 14, 'beech', (1.1, 1.35), 'field', 2)
    stool(parts, 3.55, 5.5, 0, tone='old pine', height=0.62)
    dining_table(parts, 4.75, 7.0, 0, 90, 'trestle', 2.3, 0.9, 'old pine')
    with parts.at(4.75, 7.0, 0.746, 90):
        colours(parts, chance)
    splashes(parts, chance)
    carpet(parts, 2.75, 3.3, 0, 90, 2.7, 1.9, 'kilim', ((0.46, 0.13, 0.06), (0.10, 0.13, 0.18), (0.58, 0.47, 0.30)))
    armchair(parts, 1.75, 3.35, 0, 100, 'club', leather((0.20, 0.078, 0.028)), 'walnut')
    sofa(parts, 7.05, 4.2, 0, -90, 'loose', 2.1, fabric((0.30, 0.33, 0.29), 'linen'), 'walnut', 2,
        [fabric((0.52, 0.30, 0.08)), fabric((0.55, 0.51, 0.43))],
        fabric((0.55, 0.50, 0.40), 'knit'))
    stool(parts, 2.75, 3.5, 0.014, tone='old pine', height=0.42, kind='milking')
    vase_with(parts, 2.75, 3.5, 0.436, 'jug', 0.18, (0.58, 0.55, 0.48), 'wild', 0.4, 5)
    palm(parts, 0.75, 8.4, 0, 2.2, 3)
    monstera(parts, 7.0, 2.55, 0, 1.1, 4)
    ladder_lean(parts, 7.0, 8.4, 0, -90, 2.3, 'old pine', [fabric((0.55, 0.52, 0.46), 'canvas')])
    wood_stove(parts, 6.75, 6.6, 0, -90, 'pot', HEIGHT + 0.2, True)
    floor_lamp(parts, 0.95, 4.75, 0, 40, 'works', 1.6, light=14)
    for y in (1.4, 4.2, 7.0, 9.8):
        hanging_lamp(parts, 3.3, y, HEIGHT + 0.34, 0, 'industrial', 1.35, 0.26, 1.6, plain('lamp green', (0.03, 0.075, 0.06), 0.35, 0, 0.5), light=9)
    with parts.at(-21, -8, -ABOVE, 90):
        sawtooth(parts, 9, 24, chance, (2, 6))
        red_, dark = brick('mill brick', (0.38, 0.135, 0.075), (0.18, 0.06, 0.04), weather=0.5), brick('mill dark', (0.20, 0.085, 0.06),
            (0.09, 0.045, 0.035), weather=0.5)
        stack(parts, 37, 16, 30, red_, dark)
    ground = cobbles('mill yard', (0.33, 0.29, 0.25), (0.16, 0.15, 0.14), 0.17, 0.1)
    parts.face(ground, (-60, -40, -ABOVE), (-THICK, -40, -ABOVE), (-THICK, 80, -ABOVE), (-60, 80, -ABOVE))
    parts.finish()
    daylight(room, 'west', 44, (0.95, 0.96, 1.0))
    soft_box((-10, 20, 8), (-21, 22, 1), 20, 10, 2600, (1.0, 0.90, 0.78))
    fill(room, 22)
    view(4.35, 0.4, 1.5, -9, 20.5, 0.02)
    return daylit(0.85)


if __name__ == '__main__':
    shoot({'brick-mill-inside': brick_mill})
