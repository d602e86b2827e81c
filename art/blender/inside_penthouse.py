"""penthouse-inside: the living room on the nineteenth floor at dusk. Glass on two sides, a grand piano in the corner before the bank towers,
terrazzo, walnut, a table of Verde Alpi; outside the planted terrace with its lanterns and the last red over the Taunus."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import urban_stage
from building import concrete, glow, plain, railing, timber
from indoors_cases import pile_of_books, sideboard
from indoors_floors import painted, terrazzo
from indoors_furniture import armchair, pouf, sofa
from indoors_light import daylit, lamp, shoot, sky, soft_box, view
from indoors_materials import black_iron, fabric, grained, leather, marble, opal, sheer
from indoors_pieces import grand_piano, piano_stool
from indoors_plants import olive_tree
from indoors_room import Opening, Room, Sash
from indoors_rugs import carpet
from indoors_things import candle, curtain, floor_lamp, magazines, picture, table_lamp, throw, vase, vase_with
from planting import leaf, place
from shapes import Parts
from street import planter
from tableware import bowl, tumbler
from trees import apple, bark

keep, urban_stage.shoot = urban_stage.shoot, lambda scenes: None  # the towers only, not that scene's pictures
from urban_penthouse import skyline  # noqa: E402

urban_stage.shoot = keep
WIDTH, DEPTH, HEIGHT, THICK, ABOVE = 8.6, 7.0, 3.0, 0.3, 66.0
NORTH, WEST = Opening(0.12, 6.2, 0.0, 2.86), Opening(0.9, 6.88, 0.0, 2.86)


def terrace(parts):
    """Deck, glass rail, troughs of maples and grasses, lanterns; far below the city."""
    chance = random.Random(91)
    deck = timber('teak deck', (0.34, 0.22, 0.13), (0.24, 0.15, 0.085), 0.12, weather=0.15, rough=0.5)
    stone, rail = concrete('travertine', (0.50, 0.45, 0.38), (1.5, 0.6), 0.25), plain('terrace rail', (0.07, 0.06, 0.05), 0.35, 0.7)
    x0, y1 = -THICK - 3.4, DEPTH + THICK + 3.2
    parts.box(deck, x0, -THICK, -4, y1, -0.12, -0.03)
    parts.box(deck, -THICK, WIDTH + 4, DEPTH + THICK, y1, -0.12, -0.03)
    parts.box(stone, x0 - 0.25, WIDTH + 4, -4, y1 + 0.25, -0.5, -0.13)
    railing(parts, rail, (x0, y1, -0.03), (WIDTH + 4, y1, -0.03), 1.1, 'glass')
    railing(parts, rail, (x0, -4, -0.03), (x0, y1, -0.03), 1.1, 'glass')
    parts.box(plain('soffit', (0.30, 0.19, 0.10), 0.6), -2.2, WIDTH + 2, DEPTH + THICK, DEPTH + 2.2, HEIGHT + 0.02, HEIGHT + 0.3)
    parts.box(plain('soffit', (0.30, 0.19, 0.10), 0.6), -2.2, -THICK, -2, DEPTH + THICK, HEIGHT + 0.02, HEIGHT + 0.3)
    bronze = plain('bronze trough', (0.08, 0.065, 0.05), 0.5, 0.4)
    for x, y, w, d in ((-0.4, y1 - 0.5, 1.9, 0.55), (4.3, y1 - 0.5, 2.2, 0.55), (x0 + 0.5, 4.0, 0.55, 2.0), (x0 + 0.5, 0.6, 0.55, 1.8)):
        planter(parts, x, y, -0.03, chance, (w, d, 0.5), 0.65, bronze, None, 420)
    for x, y in ((1.3, y1 - 0.5), (2.4, y1 - 0.6), (x0 + 0.6, 2.4), (-1.8, y1 - 1.3)):
        parts.lathe(glow('lantern', (1.0, 0.55, 0.2), 9), (x, y, 0.0), ((0.07, 0), (0.07, 0.2), (0.03, 0.24)), 10)
        lamp(x, y, 0.4, 14, (1.0, 0.58, 0.28))
    red, wood = leaf('maple', (0.16, 0.03, 0.012), (0.36, 0.10, 0.03)), bark('maple bark', (0.2, 0.17, 0.13), (0.08, 0.065, 0.05))
    made = apple('maple', red, wood, 2.7, 4, count=3200, size=0.055)
    for x, y, s in ((-1.1, y1 - 0.5, 0.85), (5.0, y1 - 0.5, 0.95), (x0 + 0.5, 3.4, 0.9)):
        place(made, x, y, 0.35, s, x)
    with parts.at(-175, 10, -ABOVE):
        skyline(parts, chance)
        parts.face(plain('city ground', (0.03, 0.03, 0.032), 0.9), (-3000, -900, 0), (3000, -900, 0), (3000, 4000, 0), (-3000, 4000, 0))
    with parts.at(-150, -30, -ABOVE, 80):
        skyline(parts, random.Random(7))


def penthouse():
    parts = Parts()
    sky(2.0, -58, 0.42, sun=1.6, sun_colour=(1.0, 0.42, 0.20), cover=0.5, cloud_light=(1.0, 0.50, 0.36), cloud_shade=(0.24, 0.23, 0.36),
        cloud_power=1.5, seed=93.4,
        dust=2.5, ozone=4)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    wall = painted('warm white', (0.72, 0.69, 0.63))
    bronze = plain('bronze frame', (0.05, 0.038, 0.03), 0.35, 0.6)
    room.floor(terrazzo('pale terrazzo', (0.60, 0.57, 0.51), ((0.68, 0.66, 0.60), (0.36, 0.31, 0.25), (0.16, 0.23, 0.19), (0.46, 0.33, 0.22)), 0.02))
    room.wall('north', wall, [NORTH], Sash(bronze, columns=4, rows=1, bar=0.05, set_back=0.1, leaves=False))
    room.wall('west', wall, [WEST], Sash(bronze, columns=4, rows=1, bar=0.05, set_back=0.1, leaves=False))
    room.rest(wall)
    room.ceiling(wall)
    walnut = grained(parts, 'walnut', 2)
    with room.on('north'):
        for k in range(6):  # walnut panels beside the glass
            parts.box(walnut, 6.32 + k * 0.38, 6.32 + k * 0.38 + 0.372, -0.03, 0, 0.0, HEIGHT, 0.002)
        sideboard(parts, 7.42, -0.03, 0, 0, 'low', 1.9, 'walnut', 0.5)
        picture(parts, 7.42, -0.032, 1.62, 0, 'shapes', 1.0, 1.3, 'black', 6,
            ((0.64, 0.60, 0.52), (0.05, 0.13, 0.11), (0.46, 0.20, 0.08), (0.10, 0.10, 0.11)))
        table_lamp(parts, 6.72, -0.26, 0.5, 0, 'mushroom', 2.4, light=14)
        vase(parts, 8.0, -0.24, 0.5, 'amphora', 0.3, (0.10, 0.16, 0.13))
        pile_of_books(parts, 7.35, -0.25, 0.5, 4, 5, 4)
        curtain(parts, 5.55, 6.2, -0.1, HEIGHT - 0.01, HEIGHT - 0.03, sheer((0.66, 0.62, 0.55), 0.4), 1.2, 3)
    with room.on('west'):
        curtain(parts, 0.2, 0.95, -0.1, HEIGHT - 0.01, HEIGHT - 0.03, sheer((0.66, 0.62, 0.55), 0.4), 1.2, 5)
    for x, y in ((1.4, 1.6), (1.4, 3.6), (3.6, 1.6), (3.6, 3.6), (3.6, 5.6), (5.8, 1.6), (5.8, 3.6), (5.8, 5.6), (7.6, 5.6)):
        parts.lathe(opal(3.0), (x, y, HEIGHT - 0.004), [(0, 0), (0.04, 0)], 16)
        parts.lathe(black_iron(), (x, y, HEIGHT - 0.006), [(0.04, 0), (0.055, 0), (0.056, 0.005)], 20)
    grand_piano(parts, 2.9, 5.2, 0, 58, 'black')
    piano_stool(parts, 4.2, 4.4, 0, 58, 'black', leather((0.20, 0.08, 0.03)))
    carpet(parts, 3.9, 2.4, 0, 0, 3.7, 2.7, 'plain', ((0.50, 0.45, 0.37), (0.42, 0.37, 0.30), (0.3, 0.3, 0.3)), 0.02)
    sofa(parts, 1.85, 2.4, 0, 90, 'low', 2.9, fabric((0.58, 0.53, 0.45), 'boucle'), 'walnut', 3,
        [fabric((0.05, 0.14, 0.11), 'velvet'), fabric((0.40, 0.16, 0.06), 'velvet'),
        fabric((0.50, 0.44, 0.34))])
    with parts.at(3.7, 2.45, 0.02):  # two blocks of green marble
        parts.box(marble('verde'), -0.5, 0.45, -0.55, 0.25, 0.0, 0.36, 0.012)
        parts.box(marble('verde'), -0.25, 0.45, 0.33, 0.95, 0.0, 0.27, 0.012)
        vase_with(parts, -0.2, -0.3, 0.36, 'round', 0.2, (0.58, 0.54, 0.46), 'pampas', 0.55, 4)
        magazines(parts, 0.2, 0.0, 0.36, 3, 4, 15)
        bowl(parts, 0.1, 0.62, 0.27, 0.14, (0.06, 0.06, 0.06))
        for x, y in ((0.3, -0.38), (0.12, -0.22)):
            tumbler(parts, x, y, 0.36, 0.09)
        candle(parts, -0.3, 0.1, 0.36, 0.12)
    for x, y, turn in ((5.35, 3.15, -58), (5.65, 1.95, -92)):
        armchair(parts, x, y, 0, turn, 'shell', fabric((0.045, 0.15, 0.115), 'velvet'), 'walnut')
    armchair(parts, 6.95, 3.95, 0, -72, 'sling', leather((0.30, 0.125, 0.045)))
    pouf(parts, 5.85, 4.35, 0, leather((0.30, 0.125, 0.045)), 0.28, 0.34)
    floor_lamp(parts, 1.0, 0.85, 0, 130, 'arc', 2.0, light=26)
    floor_lamp(parts, 5.75, 6.35, 0, 0, 'shade', 2.2, 'walnut', 26)
    olive_tree(parts, 0.7, 4.35, 0, 1.9, 3, (0.52, 0.48, 0.41))
    throw(parts, 1.7, 1.4, 0.45, 90, 0.5, 0.8, fabric((0.40, 0.20, 0.08), 'wool'), 0.2)
    terrace(parts)
    parts.finish()
    for x, y, watts in ((2.6, 2.4, 34), (6.2, 4.6, 46), (6.4, 1.6, 30), (2.4, 5.4, 24)):
        soft_box((x, y, HEIGHT - 0.02), (x, y, 0), 1.6, 1.6, watts, (1.0, 0.83, 0.65))
    for k in range(3):  # up to the ceiling
        soft_box((2.0 + k * 2.4, 3.4, 1.9), (2.0 + k * 2.4, 3.4, 3), 2.0, 4.0, 12, (1.0, 0.82, 0.64))
    view(7.7, 0.45, 1.3, -35, 22.5, -0.02)
    return daylit(0.9, glow=0.1)


if __name__ == '__main__':
    shoot({'penthouse-inside': penthouse})
