"""white-terrace-inside: the drawing room behind the bay at midday. Blue walls above white panelling, a white marble fireplace, a breakfast table
in the bay, pine boards, a high sun on the sill; outside the limes of the street and the pastel row across it."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import Look, asphalt, cornice, plain, plaster, row, slope, tiles, wall
from indoors_bed_bath import mirror_on
from indoors_cases import coffee_table, pile_of_books, row_of_books, side_table
from indoors_floors import boards, painted, panel_paint, stone
from indoors_furniture import armchair, sofa
from indoors_joinery import curtains, fireplace, panelling, rosette, shelves, socket
from indoors_light import daylit, fill, shoot, sky, soft_box, view
from indoors_materials import fabric
from indoors_plants import fern
from indoors_room import Opening, Room, Sash, partition
from indoors_rugs import carpet
from indoors_tables import chair, dining_table
from indoors_things import candlestick, hanging_lamp, log_basket, picture, table_lamp, vase, vase_with
from planting import leaf, place
from shapes import Parts
from tableware import bowl, mug, plate
from trees import bark, oak

WIDTH, DEPTH, HEIGHT, THICK = 5.6, 6.4, 3.45, 0.36
BAY = Opening(1.25, 4.75, 0.0, 2.95, 0.0, 'hole')
OUT = 1.35


def bay(parts, room, blue, frame, floor):
    """Three tall windows ahead and one on either side, panelled below, a ceiling lower than the room's."""
    sash = Sash(frame, columns=1, rows=1, transom=0.7, bar=0.055, set_back=0.1, board=frame)
    y, t = DEPTH + THICK, 0.24
    wide = BAY.x1 - BAY.x0
    for x, at, turn, long, count in ((BAY.x0, y + OUT, 0, wide, 3), (BAY.x0, y, 90, OUT, 1), (BAY.x1, y + OUT, -90, OUT, 1)):
        with parts.at(x, at, 0, turn):
            holes = row(0.04, long - 0.04, count, (long - 0.08) / count - 0.2, 0.78, 2.72)
            partition(parts, 0, long, 0, 0, BAY.z1, t, holes, frame, sash)
            panelling(parts, 0.02, long - 0.02, 0.72, frame, 0.58)
    parts.face(floor, (BAY.x0 - t, y, 0), (BAY.x1 + t, y, 0), (BAY.x1 + t, y + OUT + t, 0), (BAY.x0 - t, y + OUT + t, 0))
    parts.face(frame, (BAY.x0, y, BAY.z1), (BAY.x0, y + OUT, BAY.z1), (BAY.x1, y + OUT, BAY.z1), (BAY.x1, y, BAY.z1))
    parts.box(frame, BAY.x0 - t, BAY.x1 + t, y, y + OUT + t, BAY.z1 + 0.02, BAY.z1 + 0.2)
    with room.on('north'):
        for x, s in ((BAY.x0, -1), (BAY.x1, 1)):
            parts.box(frame, x - 0.002 * s, x + 0.16 * s, -0.03, THICK, 0, BAY.z1 + 0.002, 0.008)
        parts.box(frame, BAY.x0 - 0.16, BAY.x1 + 0.16, -0.03, THICK + 0.02, BAY.z1 - 0.012, BAY.z1 + 0.16, 0.008)


def street(parts):
    """Front garden, pavement and the houses across, in their pastels."""
    chance, z = random.Random(8), -1.45
    parts.face(plain('garden green', (0.10, 0.16, 0.05), 0.9), (-60, DEPTH, z), (60, DEPTH, z), (60, DEPTH + 5.5, z), (-60, DEPTH + 5.5, z))
    parts.face(asphalt('street', (0.19, 0.185, 0.18)), (-60, DEPTH + 5.5, z), (60, DEPTH + 5.5, z), (60, DEPTH + 22, z), (-60, DEPTH + 22, z))
    white = plain('white frame', (0.74, 0.73, 0.70), 0.4)
    tints = ((0.74, 0.73, 0.68), (0.50, 0.60, 0.44), (0.50, 0.60, 0.66), (0.72, 0.62, 0.40), (0.72, 0.50, 0.45))
    slate = tiles('slate', (0.13, 0.14, 0.16), (0.06, 0.065, 0.075), 0.3, 0.25, moss=0.1)
    for k in range(9):
        tint = tints[k % 5]
        made, trim = plaster(f'far {k % 5}', tint, 0.2, 0.15), plaster('far trim', (0.74, 0.73, 0.70), 0.2, 0.1)
        look = Look(white, sill=trim, surround=trim, surround_width=0.16, columns=2, transom=0.7, depth=0.17, curtain=0.75,
            door=plain(f'd{k}', (0.05, 0.1, 0.16), 0.4))
        with parts.at(-30 + k * 7.4, DEPTH + 21, z):
            spots = row(0.4, 5.2, 2, 1.1, 2.2, 4.2) + row(0.3, 7.1, 3, 1.1, 5.9, 7.8) + [Opening(5.5, 6.8, 1.3, 4.1, 0.2, 'door')]
            wall(parts, 0, 7.4, 0, 8.8, spots, made, look, chance)
            parts.box(trim, 0, 7.4, -0.08, 0, 5.0, 5.25, 0.02)
            cornice(parts, trim, 0, 7.4, 8.2, ((0, 0.12, 0.08), (0.12, 0.28, 0.24), (0.28, 0.4, 0.42)))
            slope(parts, slate, (0, -0.25, 8.7), (7.4, -0.25, 8.7), (7.4, 5, 12.4), (0, 5, 12.4))
    green, wood = leaf('lime tree', (0.06, 0.12, 0.02), (0.22, 0.29, 0.06)), bark('lime bark', (0.16, 0.13, 0.10), (0.06, 0.045, 0.035))
    lime = oak('lime', green, wood, 8.0, 11, count=7000, size=0.12)
    for x, y, s in ((-0.6, 11.5, 1.0), (9.8, 13.0, 1.05), (-10, 12, 1.0)):
        place(lime, x, DEPTH + y, z, s, x)


def white_terrace():
    parts = Parts()
    sky(40, -22, 0.27, sun=9.0, sun_colour=(1.0, 0.92, 0.80), sun_size=0.6, cover=0.5, cloud_power=5.5, seed=21.3)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    blue, frame = painted('drawing room blue', (0.135, 0.265, 0.40)), panel_paint('joinery white', (0.76, 0.75, 0.72), 0.2)
    floor = boards('pine boards', (0.50, 0.31, 0.15), (0.35, 0.20, 0.09), 0.14, 3.2, 'y', 0.55)
    room.floor(floor)
    room.wall('north', blue, [BAY])
    room.rest(blue)
    room.ceiling(painted('ceiling white', (0.78, 0.775, 0.75)))
    room.moulding(frame, 'tall skirting', skip={'north': [(BAY.x0 - 0.16, BAY.x1 + 0.16)], 'west': [(2.2, 4.2)]})
    room.moulding(frame, 'cornice', HEIGHT - 0.2)
    room.moulding(frame, 'rail', HEIGHT - 0.5)
    rosette(parts, 2.9, 3.2, HEIGHT, 0.5, frame)
    hanging_lamp(parts, 2.9, 3.2, HEIGHT - 0.07, 0, 'chandelier', 0.85, 0.27, 0.8, light=4)
    bay(parts, room, blue, frame, floor)
    with room.on('west'):
        marble = stone('chimney marble', (0.72, 0.71, 0.68), (0.62, 0.61, 0.60), 0.5, (0.40, 0.41, 0.43))
        top = fireplace(parts, 3.2, blue, 1.75, HEIGHT - 0.2, 0.42, (0.92, 0.84), marble, 0.0)
        mirror_on(parts, 3.2, -0.45, 2.08, 0, 0.95, 1.25, 'gilded')
        for x in (2.55, 2.7):
            candlestick(parts, x, -0.5, top, 0.24 - (x - 2.5) * 0.3)
        vase_with(parts, 3.85, -0.5, top, 'jug', 0.2, (0.68, 0.66, 0.6), 'blossom', 0.5, 4)
        vase(parts, 3.55, -0.48, top, 'round', 0.12, (0.14, 0.24, 0.30))
        for x0, x1, seed in ((0.35, 2.2, 3), (4.2, 6.05, 11)):  # cases in the niches beside the breast
            for k, h in enumerate(shelves(parts, x0, x1, 0.0, 2.72, frame, 6, 0.3, frame, 3)):
                for j in range(2):
                    a = x0 + 0.06 + j * (x1 - x0) / 2
                    if (k + j + seed) % 4:
                        row_of_books(parts, a, a + (x1 - x0) / 2 - 0.12, -0.26, h, seed + k * 2 + j, 0.29, 0.2)
                    else:
                        vase(parts, a + 0.2, -0.16, h, ('round', 'amphora', 'bowl')[k % 3], 0.2,
                            ((0.66, 0.63, 0.56), (0.12, 0.22, 0.32), (0.45, 0.2, 0.1))[k % 3])
                        picture(parts, a + 0.56, -0.1, h + 0.17, 0, 'photo', 0.2, 0.26, 'black', k)
        log_basket(parts, 1.95, -0.72, 0, 20)
    with room.on('north'):
        curtains(parts, BAY, fabric((0.66, 0.62, 0.54), 'linen'), 0.16, above=0.1, beside=0.1, out=0.12, seed=3)
        socket(parts, 0.5)
    with room.on('east'):
        sofa(parts, 2.72, -0.56, 0, 0, 'chesterfield', 2.2, fabric((0.62, 0.585, 0.52), 'linen'), 'walnut', 3, [fabric((0.09, 0.20, 0.33), 'velvet'),
            fabric((0.62, 0.33, 0.10)), fabric((0.55, 0.56, 0.54), 'linen', (0.16, 0.26, 0.36), 0.02, 0)])
        picture(parts, 2.72, 0, 1.92, 0, 'ship', 1.3, 0.85, 'gold', 3)
        side_table(parts, 1.22, -0.5, 0)
        table_lamp(parts, 1.22, -0.5, 0.52, 0, 'ceramic', 1.0, (0.62, 0.36, 0.10), light=5)
        fern(parts, 0.5, -0.5, 0.0, 0.45, 2)
    carpet(parts, 3.15, 3.55, 0, 90, 3.0, 2.1, 'border', ((0.60, 0.55, 0.45), (0.12, 0.20, 0.30), (0.50, 0.25, 0.13)))
    coffee_table(parts, 3.4, 3.7, 0.016, 90, 'plain', 1.1, 0.62, 'walnut')
    with parts.at(3.4, 3.7, 0.376):
        pile_of_books(parts, 0.02, -0.3, 0, 3, 4, 20)
        vase_with(parts, 0.04, 0.26, 0, 'round', 0.17, (0.30, 0.42, 0.50), 'tulips', 0.3, 2)
        mug(parts, -0.16, 0.0, 0, 60)
    armchair(parts, 1.4, 4.9, 0, 52, 'wing', fabric((0.60, 0.32, 0.09), 'velvet'), 'walnut')
    y = DEPTH + THICK + 0.3
    dining_table(parts, 3.0, y, 0, 0, 'round', 1.15, tone='walnut')
    for x, dy, turn in ((2.05, -0.05, 82), (3.95, 0.06, -84), (3.1, 0.86, 2)):
        chair(parts, x, y + dy, 0, turn, 'bentwood', 'black')
    with parts.at(3.0, y, 0.745):
        vase_with(parts, 0, 0.05, 0, 'jug', 0.22, (0.70, 0.68, 0.62), 'wild', 0.45, 7)
        for x, dy in ((-0.34, -0.06), (0.34, 0.02)):
            plate(parts, x, dy, 0, 0.11)
            mug(parts, x * 0.75, dy + 0.2, 0, 30)
        bowl(parts, 0.08, -0.32, 0, 0.12)
    street(parts)
    parts.finish()
    for x in (BAY.x0 + 0.6, 3.0, BAY.x1 - 0.6):
        soft_box((x, DEPTH + THICK + OUT + 0.5, 1.9), (x, 2.5, 0.6), 1.0, 2.0, 95, (0.86, 0.93, 1.0))
    fill(room, 55)
    view(4.4, 0.35, 1.4, -17, 20.5, -0.035)
    return daylit(0.95)


if __name__ == '__main__':
    shoot({'white-terrace-inside': white_terrace})
