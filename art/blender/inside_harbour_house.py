"""harbour-house-inside: cooking and eating at the height of the masts. A hall of two storeys in board-marked concrete and dark oak, a long table,
one tall wall of glass; evening over the basin, cranes and lit houses on the other quay."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import Look, brick, canal_water, concrete, plain, railing
from indoors_cases import row_of_books, sideboard
from indoors_floors import old_wood, painted, screed
from indoors_kitchen import counter_things, hood, island, kitchen, laid_table
from indoors_light import daylit, shoot, sky, soft_box, view
from indoors_materials import black_iron, grained, leather, marble
from indoors_plants import fig
from indoors_room import Opening, Room, Sash
from indoors_tables import chair, dining_table, stool
from indoors_things import candlestick, hanging_lamp, picture, table_lamp, vase, vase_with
from shapes import Parts
from urban_canal import launch
from urban_harbour import block, crane, ship

WIDTH, DEPTH, HEIGHT, THICK = 7.2, 8.6, 5.6, 0.4
TALL, WEST = Opening(0.5, 5.3, 0.0, 5.3), Opening(4.7, 7.9, 0.55, 2.55)
GALLERY = 2.85


def basin(parts):
    """Water four metres below, a bright yacht, the houses, cranes and the tug across."""
    chance = random.Random(21)
    z = -5.6
    parts.face(canal_water('basin', (0.012, 0.026, 0.03), 0.3, 0.45, 2.0), (-500, DEPTH, z), (500, DEPTH, z), (500, 500, z), (-500, 500, z))
    pale = concrete('pale concrete', (0.46, 0.45, 0.43), (2.6, 1.2), 0.4)
    parts.box(concrete('quay wall', (0.30, 0.29, 0.27), (3.0, 0.9), 1.0), -90, 90, DEPTH + 62, DEPTH + 64, z - 1, z + 2.2)
    parts.box(pale, -90, 90, DEPTH + 62, DEPTH + 84, z + 2.0, z + 2.3)
    dark = plain('anthracite', (0.022, 0.024, 0.027), 0.4, 0.4)
    look = Look(dark, columns=2, depth=0.25, lit=0.42, curtain=0.3, sill=dark)
    clinker = brick('red clinker', (0.34, 0.14, 0.09), (0.18, 0.08, 0.06), weather=0.3)
    sand = brick('sand clinker', (0.44, 0.34, 0.25), (0.30, 0.22, 0.16), weather=0.3)
    for x, w, h, made, n in ((-27, 15, 21, sand, 6), (-10, 13, 16, clinker, 5), (22, 16, 19, clinker, 6)):
        block(parts, x, DEPTH + 68, z + 2.3, w, 14, h, made, look, chance, n, 5, ())
    crane(parts, 12, DEPTH + 150, z + 2, 36, 26, 15)
    crane(parts, -2, DEPTH + 175, z + 2, 34, 26, 165)
    with parts.at(0, 0, z):
        ship(parts, 9.5, DEPTH + 54, 1.0)
    with parts.at(-4.5, DEPTH + 22, z - 0.1):
        launch(parts, 0, 0, 172, 9.0, (0.62, 0.6, 0.55))
    white, steel = plain('mast white', (0.72, 0.71, 0.68), 0.35), plain('rigging', (0.4, 0.4, 0.4), 0.4, 0.8)
    for x, y, h in ((1.2, 13.5, 13.0), (5.6, 19.0, 15.0)):  # two masts before the window
        with parts.at(x, DEPTH + y, z + 1.0):
            parts.bar(white, (0, 0, -1), (0, 0, h), 0.09, 12, 0.06)
            parts.bar(white, (0, 0, 1.2), (4.2, 0.4, 1.35), 0.08, 12)
            parts.bar(plain('furled sail', (0.62, 0.60, 0.54), 0.9), (0.2, 0, 1.36), (4.0, 0.4, 1.5), 0.13, 10)
            for s, e in (((-4.8, 0, -0.4), 0.97), ((4.6, 0, -0.4), 0.99), ((0, 1.4, -0.4), 0.75), ((0, -1.4, -0.4), 0.75)):
                parts.bar(steel, s, (0, 0, h * e), 0.012, 5)
            for s in (-1, 1):
                parts.bar(white, (0, 0, h * 0.55), (0, s * 0.9, h * 0.56), 0.025, 6)
            parts.box(white, -4.8, 4.6, -1.3, 1.3, -1.0, -0.35, 0.25)
            parts.box(white, -1.5, 2.6, -0.8, 0.8, -0.4, 0.15, 0.15)


def harbour_house():
    parts = Parts()
    sky(7, -38, 0.34, sun=12.0, sun_colour=(1.0, 0.62, 0.34), sun_size=0.8, cover=0.55, cloud_light=(1.0, 0.70, 0.50),
        cloud_shade=(0.42, 0.44, 0.55), cloud_power=3.6,
        seed=12.4, dust=2.0, scale=0.8)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    raw = concrete('board-marked', (0.60, 0.585, 0.56), (2.4, 1.4), 0.3)
    white, frame = painted('hall white', (0.76, 0.745, 0.71)), plain('anthracite frame', (0.03, 0.032, 0.035), 0.4, 0.4)
    oak = old_wood('dark oak fronts', (0.072, 0.040, 0.022), (0.032, 0.018, 0.011), 2, 0.35, 0.1)
    room.floor(screed('pale screed', (0.46, 0.45, 0.425), 0.5, 2.4))
    room.wall('north', raw, [TALL], Sash(frame, columns=3, rows=2, bar=0.055, thin=0.055, set_back=0.14, leaves=False))
    room.wall('west', white, [WEST], Sash(frame, columns=2, bar=0.05, rows=1, set_back=0.12, leaves=False))
    room.wall('east', raw)
    room.rest(white)
    room.ceiling(white)
    # gallery over the kitchen, on the east
    ash = grained(parts, 'smoked oak', 1)
    parts.box(raw, 5.0, WIDTH, 0, DEPTH - 2.2, GALLERY, GALLERY + 0.22, 0.01)
    parts.box(oak, 5.02, WIDTH, 0.02, DEPTH - 2.22, GALLERY - 0.02, GALLERY)
    railing(parts, plain('rail steel', (0.05, 0.052, 0.055), 0.4, 0.6), (5.05, 0, GALLERY + 0.22), (5.05, DEPTH - 2.2, GALLERY + 0.22), 1.02, 'bars')
    railing(parts, plain('rail steel', (0.05, 0.052, 0.055), 0.4, 0.6), (5.05, DEPTH - 2.25, GALLERY + 0.22),
        (WIDTH, DEPTH - 2.25, GALLERY + 0.22), 1.02, 'bars')
    with room.on('east'):  # x from the north end
        kitchen(parts, 2.5, 0, 0, 0, (('tall', 0.6), ('drawers', 0.9), ('hob', 0.9), ('drawers', 0.9), ('sink', 0.9), ('doors', 0.9),
            ('tall', 0.6)), 'plain', oak,
            marble('nero'), black_iron(), (marble('nero'), 0.62), 'black')
        hood(parts, 4.45, 0, 1.62, 0, 0.9, 'metal', None, GALLERY - 1.75)
        counter_things(parts, 3.2, 3.95, -0.3, 0.9, 3, ['board', 'oil', 'spoons'])
        counter_things(parts, 5.0, 5.8, -0.3, 0.9, 5, ['fruit', 'kettle'])
        picture(parts, 1.15, 0, 1.75, 0, 'photo', 1.0, 1.3, 'black', 4, mat=0.1)
        for k in range(3):  # books up on the gallery
            parts.box(ash, 3.4, 7.4, -0.28, 0, GALLERY + 0.5 + k * 0.6, GALLERY + 0.53 + k * 0.6)
            row_of_books(parts, 3.5 + k * 0.4, 6.2 + k * 0.5, -0.24, GALLERY + 0.53 + k * 0.6, 4 + k)
    island(parts, 5.0, 4.5, 0, -90, 2.9, 0.95, 'plain', oak, marble('carrara'), knob=black_iron())
    with parts.at(5.0, 4.5, 0.92):
        vase_with(parts, 0.1, 0.95, 0, 'jug', 0.26, (0.60, 0.58, 0.53), 'eucalyptus', 0.55, 3)
        counter_things(parts, -0.3, 0.3, -0.1, 0, 7, ['bread', 'oil'])
    for y in (3.6, 4.5, 5.4):
        stool(parts, 4.25, y, 0, tone='smoked oak', height=0.68, kind='bar')
        hanging_lamp(parts, 5.0, y, GALLERY - 0.02, 0, 'globe', 0.72, 0.1, 1.8, light=7)
    # the long table under the void
    dining_table(parts, 2.35, 5.5, 0, 90, 'trestle', 2.9, 0.98, 'smoked oak')
    laid_table(parts, 2.35, 5.5, 0.745, 90, 2.9, 0.98, (3, 0), (0.16, 0.19, 0.20), seed=4)
    tan = leather((0.36, 0.15, 0.055))
    for y, t in ((4.55, 2), (5.5, -3), (6.45, 4)):
        chair(parts, 3.1, y, 0, -90 + t, 'cantilever', 'black', tan)
        chair(parts, 1.6, y + 0.04, 0, 90 - t, 'cantilever', 'black', tan)
    for s in (-0.28, 0.3):
        candlestick(parts, 2.35, 5.5 + s, 0.745, 0.26, black_iron(), True)
    vase_with(parts, 2.35, 5.55, 0.745, 'bottle', 0.2, (0.10, 0.16, 0.18), 'wild', 0.35, 6)
    for k, (x, y, drop) in enumerate(((2.2, 4.7, 3.55), (2.5, 5.5, 3.3), (2.25, 6.25, 3.6))):
        hanging_lamp(parts, x, y, HEIGHT, 0, 'dome', drop, 0.24, 1.6, plain('lamp black', (0.02, 0.02, 0.022), 0.35, 0, 0.5), light=16)
    with room.on('west'):  # x from the south end
        sideboard(parts, 6.3, 0, 0, 0, 'low', 2.6, 'smoked oak', 0.48)
        vase(parts, 5.4, -0.24, 0.48, 'amphora', 0.34, (0.12, 0.17, 0.18))
        vase(parts, 5.75, -0.22, 0.48, 'round', 0.18, (0.55, 0.50, 0.42))
        table_lamp(parts, 7.3, -0.22, 0.48, 0, 'mushroom', 1.8, light=9)
        picture(parts, 3.75, 0, 1.75, 0, 'horizon', 1.2, 1.0, 'black', 8,
            ((0.62, 0.59, 0.52), (0.05, 0.09, 0.12), (0.40, 0.17, 0.07), (0.20, 0.28, 0.31)))
    fig(parts, 6.35, 7.75, 0, 2.3, 9, (0.13, 0.14, 0.145), 4)
    basin(parts)
    parts.finish()
    soft_box((2.9, DEPTH + THICK + 0.5, 3.2), (3.0, 3.0, 0.6), 4.6, 4.6, 190, (0.98, 0.92, 0.88))
    soft_box((-THICK - 0.4, 6.3, 1.7), (3.0, 5.6, 0.5), 3.0, 1.8, 50, (1.0, 0.84, 0.70))
    soft_box((2.6, 0.3, 3.6), (3.2, 6.0, 1.5), 4.0, 3.0, 18, (1.0, 0.92, 0.84))
    soft_box((6.2, 4.4, GALLERY - 0.05), (6.2, 4.4, 0), 1.4, 4.0, 34, (1.0, 0.80, 0.58))
    view(2.3, 0.3, 1.5, 8, 20.0, 0.06)
    return daylit(0.68, glow=0.08)


if __name__ == '__main__':
    shoot({'harbour-house-inside': harbour_house})
