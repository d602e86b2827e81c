"""courtyard-inside: the living room on the third floor in the morning. Sun through the yard tree and two tall windows on scrubbed boards,
white stucco, folding doors open to the bedroom, a rubber fig as high as a man; outside the crown of the tree and the brick front opposite."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import Look, brick, plain, plaster, row, wall
from indoors_bed_bath import bed
from indoors_cases import coffee_table, pile_of_books, sideboard
from indoors_floors import boards, painted, panel_paint
from indoors_furniture import armchair, pouf, sofa
from indoors_joinery import curtains, radiator, rosette, socket, switch
from indoors_light import daylight, daylit, fill, shoot, sky, soft_box, view
from indoors_materials import fabric, sheer
from indoors_pieces import record_player
from indoors_plants import fig, trailing
from indoors_room import Opening, Room, Sash
from indoors_rugs import carpet
from indoors_things import floor_lamp, hanging_lamp, magazines, picture, table_lamp, vase_with
from planting import leaf, place
from shapes import Parts
from tableware import mug
from trees import bark, oak
from windows import ring

WIDTH, DEPTH, HEIGHT, THICK = 5.8, 6.6, 3.5, 0.46
FLOOR = -11.3  # the yard
DOORS = Opening(0.62, 2.12, 0.0, 2.62, 0.0, 'hole')


def folding_doors(parts, o, made, turn=(100, 84)):
    """Casing with a small cornice, two panelled leaves that stand open into the room beyond."""
    ring(parts, made, Opening(o.x0, o.x1, -0.2, o.z1), -0.15, 0.15, -0.03, 0.02)
    ring(parts, made, Opening(o.x0, o.x1, -0.2, o.z1), -0.15, 0.04, -0.05, 0.0)
    parts.box(made, o.x0 - 0.2, o.x1 + 0.2, -0.09, 0, o.z1 + 0.15, o.z1 + 0.22, 0.02)
    half = (o.x1 - o.x0) / 2 - 0.012
    for x, s, t in ((o.x0 + 0.01, 1, turn[0]), (o.x1 - 0.01, -1, turn[1])):
        with parts.at(x, THICK - 0.05, 0.012, s * t):
            box = lambda a, b, c, d, y0, y1, bevel: parts.box(made, s * a, s * b, y0, y1, c, d, bevel)
            box(0, half, 0, o.z1 - 0.02, 0, 0.042, 0.003)
            for low, high in ((0.16, 0.62), (0.74, 1.5), (1.62, o.z1 - 0.16)):
                box(0.11, half - 0.11, low, high, -0.012, 0.054, 0.012)
                box(0.15, half - 0.15, low + 0.04, high - 0.04, -0.02, 0.062, 0.014)


def yard(parts):
    """The brick front across the yard, its windows and gutter; the tree's crown before it."""
    chance = random.Random(12)
    red = brick('yard brick', (0.42, 0.19, 0.115), (0.26, 0.11, 0.07), weather=0.3)
    stone, white = plaster('yard trim', (0.62, 0.58, 0.50), 0.3), plain('white frame', (0.70, 0.68, 0.64), 0.4)
    look = Look(white, sill=stone, surround=stone, surround_width=0.14, surround_out=0.03, columns=2, transom=0.7, depth=0.2, curtain=0.7, lit=0.04)
    with parts.at(WIDTH + 17, 42, FLOOR, -90):
        openings = [o for f in range(1, 5) for o in row(0, 48, 15, 1.12, 3.7 * f + 1.05, 3.7 * f + 3.0, rise=0.16)]
        wall(parts, 0, 48, 0, 19.1, openings, red, look, chance)
        parts.box(stone, 0, 48, -0.4, 0, 18.7, 19.1, 0.05)
        parts.face(plain('roof red', (0.30, 0.12, 0.07), 0.8), (0, -0.4, 19.1), (48, -0.4, 19.1), (48, 5, 21.8), (0, 5, 21.8))
    parts.face(plain('yard setts', (0.25, 0.23, 0.2), 0.9), (WIDTH, -20, FLOOR), (60, -20, FLOOR), (60, 50, FLOOR), (WIDTH, 50, FLOOR))
    lime, wood = leaf('chestnut', (0.05, 0.11, 0.018), (0.20, 0.27, 0.045)), bark('chestnut bark', (0.15, 0.12, 0.09), (0.05, 0.04, 0.03))
    place(oak('chestnut', lime, wood, 17.5, 23, count=13000, size=0.15, trunk=0.34), WIDTH + 8.6, 13.2, FLOOR, 1.0, 0.8)


def courtyard():
    parts = Parts()
    sky(30, 98, 0.24, sun=11.0, sun_colour=(1.0, 0.84, 0.62), sun_size=0.7, cover=0.35, cloud_power=5.0, seed=31.0)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    white, frame = painted('courtyard white', (0.80, 0.79, 0.755)), panel_paint('joinery white', (0.76, 0.75, 0.71), 0.2)
    room.floor(boards('scrubbed boards', (0.53, 0.36, 0.20), (0.37, 0.23, 0.115), 0.155, 3.6, 'y', 0.5))
    windows = [Opening(a, a + 1.22, 0.62, 2.92) for a in (0.95, 3.15)]  # from the left, facing east
    room.wall('east', white, windows, Sash(frame, columns=2, rows=1, transom=0.7, bar=0.062, splay=0.1, set_back=0.13, board=frame))
    room.wall('north', white, [DOORS])
    room.rest(white)
    room.ceiling(white)
    room.moulding(frame, 'tall skirting', skip={'north': [(DOORS.x0 - 0.15, DOORS.x1 + 0.15)]})
    room.moulding(frame, 'cornice', HEIGHT - 0.2)
    room.moulding(frame, 'rail', HEIGHT - 0.42)
    rosette(parts, 2.9, 3.5, HEIGHT, 0.52, frame)
    hanging_lamp(parts, 2.9, 3.5, HEIGHT - 0.06, 0, 'paper', 0.66, 0.25, 0.45, light=3)
    room.beyond('north', DOORS, 3.5, white, boards('scrubbed boards'), 1.4)
    with room.on('north'):
        folding_doors(parts, DOORS, frame)
        sofa(parts, 3.95, -0.52, 0, 0, 'loose', 2.25, fabric((0.40, 0.135, 0.055), 'velvet'), 'walnut', 2,
            [fabric((0.58, 0.50, 0.38)), fabric((0.10, 0.16, 0.13)),
            fabric((0.56, 0.36, 0.13))], fabric((0.62, 0.57, 0.48), 'wool'))
        picture(parts, 3.95, 0, 1.82, 0, 'field', 1.25, 0.92, 'oak', 4,
            ((0.66, 0.60, 0.48), (0.52, 0.20, 0.08), (0.10, 0.20, 0.19), (0.60, 0.40, 0.16)))
        switch(parts, 2.42, 1.1, frame)
        bed(parts, 1.75, 3.42 + THICK, 0, 0, 'plain', 1.6, linen=fabric((0.62, 0.60, 0.55)), duvet=fabric((0.60, 0.59, 0.55)),
            throw=fabric((0.13, 0.20, 0.19), 'wool'))
        picture(parts, 1.5, 3.48 + THICK, 1.62, 0, 'leaf', 0.62, 0.86, 'oak', 3)
    with room.on('east'):
        for o in windows:
            curtains(parts, o, sheer((0.76, 0.74, 0.69), 0.5), 0.3, above=0.14, beside=0.16, seed=int(o.x0 * 7))
            radiator(parts, (o.x0 + o.x1) / 2, 0.9, 0.42, z=0.1, made=frame)
        vase_with(parts, 3.45, 0.14, 0.63, 'bottle', 0.22, (0.12, 0.22, 0.21), 'wild', 0.34, 3)
        trailing(parts, 1.22, 0.1, 0.63, 0, 0.5, 4)
        socket(parts, 2.7)
    with room.on('west'):
        sideboard(parts, 5.35, 0, 0, 0, 'legs', 1.7, 'walnut', 0.74)
        picture(parts, 5.0, 0, 1.62, 0, 'ink', 0.6, 0.8, 'black', 2)
        picture(parts, 5.75, 0, 1.5, 0, 'shapes', 0.42, 0.56, 'oak', 5)
    with parts.at(0.24, 5.35, 0.74, 90):
        record_player(parts, 0.45, -0.02, 0)
        table_lamp(parts, -0.6, 0.0, 0, 0, 'mushroom', 0.8, light=3)
        pile_of_books(parts, -0.2, 0, 0, 4, 3, 8)
    fig(parts, WIDTH - 0.62, DEPTH - 0.75, 0, 2.3, 6, (0.60, 0.57, 0.51), 5)
    carpet(parts, 3.55, 4.35, 0, 0, 3.0, 2.1, 'berber', pile=0.02)
    coffee_table(parts, 3.6, 4.55, 0.018, 0, 'round', 0.95, tone='walnut')
    with parts.at(3.6, 4.55, 0.378):
        magazines(parts, -0.22, 0.1, 0, 3, 2, 30)
        mug(parts, 0.18, -0.24, 0, 40, (0.58, 0.30, 0.16))
        vase_with(parts, 0.2, 0.16, 0, 'round', 0.16, (0.62, 0.58, 0.5), 'blossom', 0.42, 5)
    armchair(parts, 1.95, 3.35, 0.0, -232, 'lounge', fabric((0.60, 0.56, 0.48), 'boucle'), 'walnut', fabric((0.14, 0.20, 0.15)))
    pouf(parts, 4.75, 3.05, 0, fabric((0.50, 0.30, 0.10), 'knit'), 0.29, 0.34)
    floor_lamp(parts, 2.5, DEPTH - 0.42, 0, 0, 'shade', 0.9, light=5)
    yard(parts)
    parts.finish()
    daylight(room, 'east', 42, (0.88, 0.94, 1.0))
    soft_box((3.3, DEPTH + 2.4, 1.9), (0.6, DEPTH + 2.0, 1.0), 1.2, 1.8, 26, (1.0, 0.97, 0.92))
    fill(room, 16)
    view(0.8, 0.5, 1.34, 27, 21.5, -0.05)
    return daylit(0.95)


if __name__ == '__main__':
    shoot({'courtyard-inside': courtyard})
