"""lake-house-inside: the living room under the larch roof. The sun has just come up over the lake and reaches through the gable to the sofa."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from belongings import binoculars, book, mug
from building import railing
from indoors_cases import coffee_table, sideboard
from indoors_floors import boards, old_wood
from indoors_furniture import armchair, pouf, sofa
from indoors_light import daylight, daylit, shoot, sky, soft_box, view
from indoors_materials import fabric, leather
from indoors_openings import clear
from indoors_pictures import picture
from indoors_pieces import record_player
from indoors_room import Opening, Room, Sash
from indoors_rugs import carpet
from indoors_tables import chair, dining_table, set_around
from indoors_things import floor_lamp, hanging_lamp, magazines, vase_with
from indoors_crockery import jug
from land_things import deck, jetty, rowing_boat
from outside import fbm, haze, lake, plane, soil, terrain
from planting import leaf, patch, scattered, spread
from shapes import Parts
from surfaces import plain, timber
from tableware import bowl
from trees import bark, far_trees

WIDTH, DEPTH, HEIGHT, RISE, LOW = 7.2, 7.4, 2.65, 2.5, -1.7


def far_shore(x, y):
    line = 170 + 0.25 * x + 40 * fbm(x, 0, 0.006, 3, 2)
    return LOW + max(-2.0, min(18.0, (y - line) * 0.1))


def outside():
    chance = random.Random(3)
    to_sun = sky(8, -17, 0.2, 0.9, 2.2, 1.6, 15.0, (1.0, 0.68, 0.38), 1.0, 0.42, (1.0, 0.78, 0.58), (0.62, 0.52, 0.56), 5.0, 0.8, 4.4)
    plane('lake', (-900, 900, -200, 1400), LOW, lake(ripple=0.2, large=0.3, small=1.5))
    terrain('far shore', (-460, 460, 90, 420), (90, 40), far_shore, soil('shore earth', (0.03, 0.045, 0.014), (0.11, 0.11, 0.045), 0.1, 1.4))
    green, dark, brown = leaf('leaves', (0.05, 0.09, 0.02), (0.17, 0.20, 0.05)), leaf('needles', (0.025, 0.05, 0.025), (0.08, 0.11, 0.04)), \
        bark('bark', (0.13, 0.10, 0.07), (0.04, 0.03, 0.02))
    woods = far_trees(green, brown, ('oak', 'spruce'), 11, 11, 1500) + far_trees(dark, brown, ('pine',), 3, 12, 1500)
    spread(woods, [(x, y) for x, y in scattered(chance, 1500, (-430, 430, 130, 270)) if far_shore(x, y) > LOW + 0.3], far_shore, chance)
    reed = leaf('reed', (0.10, 0.12, 0.035), (0.32, 0.28, 0.11), 0.3)
    plume = leaf('plumes', (0.20, 0.13, 0.07), (0.34, 0.24, 0.13))
    reeds = [patch(f'reeds {i}', reed, 1.6, 300, 2.0, 0.016, 0.13, 0.35, (0.14, 0), i, [(plume, 70, 0.04, 1.95)], 9) for i in range(2)]
    spots = [(-4.0 + chance.gauss(0, 1.3), 15 + chance.gauss(0, 1.6)) for _ in range(34)] + [(17 + chance.gauss(0, 2),
        17 + chance.gauss(0, 3)) for _ in range(40)]
    spread(reeds, spots, lambda x, y: LOW - 0.15, chance)
    parts = Parts()
    planks, post = timber('deck larch', (0.40, 0.31, 0.22), (0.28, 0.21, 0.14), 0.14), timber('post', (0.22, 0.15, 0.10), (0.12, 0.08, 0.05), 0.3,
        True)
    deck(parts, planks, (-3, WIDTH + 3, DEPTH + 0.16, DEPTH + 2.6), -0.04)
    railing(parts, plain('rail', (0.02, 0.02, 0.021), 0.4), (-3, DEPTH + 2.55, -0.04), (WIDTH + 3, DEPTH + 2.55, -0.04), 0.95, 'bars', spacing=0.6)
    jetty(parts, planks, post, 4.4, 10, 24, LOW + 0.45, 1.5)
    rowing_boat(parts, 2.6, 19.5, LOW + 0.05, 84, (0.05, 0.20, 0.19))
    parts.finish()
    haze((0.82, 0.66, 0.54), 330, 0.9, (1.2, 0.82, 0.5), to_sun, (1.6, 260))


def shell(parts, room):
    larch = boards('limed wall', (0.64, 0.60, 0.53), (0.55, 0.50, 0.43), 0.14, 4.0, 'x', 0.25)
    roof = boards('limed roof', (0.65, 0.61, 0.54), (0.56, 0.51, 0.44), 0.16, 4.0, 'x', 0.2)
    post, frame = old_wood('larch beam', (0.46, 0.29, 0.15), (0.31, 0.18, 0.085), 0, 0.2), plain('black frame', (0.022, 0.022, 0.023), 0.4, 0.3)
    room.floor(boards('oiled larch', (0.42, 0.26, 0.13), (0.28, 0.155, 0.07), 0.22, 4.5, 'y', 0.4))
    room.wall('east', larch, [Opening(0.9, 3.5, 0.0, 2.35)], Sash(frame, 2, 1, bar=0.055, leaves=False, set_back=0.16))
    room.made['north'] = ((), None, 0.2)
    room.rest(larch)
    mid, top = WIDTH / 2, HEIGHT + RISE
    for a in (-0.25, WIDTH + 0.25):
        z = HEIGHT - RISE * 0.25 / mid
        parts.face(roof, (a, -0.3, z), (a, DEPTH + 0.25, z), (mid, DEPTH + 0.25, top), (mid, -0.3, top))
    parts.face(larch, (-0.25, 0, HEIGHT), (WIDTH + 0.25, 0, HEIGHT), (mid, 0, top))
    for y in (0.9, 3.0, 5.1, 7.2):
        for s in (0, 1):
            a = s * WIDTH
            v = [(x, y + k, z) for k in (-0.06, 0.06) for x, z in ((a, HEIGHT + 0.02), (mid, top + 0.02), (mid, top - 0.22), (a, HEIGHT - 0.22))]
            parts.add(post, v, [(0, 1, 2, 3), (4, 5, 6, 7), (3, 2, 6, 7), (0, 1, 5, 4)])
    y = DEPTH
    parts.add(clear(), [(0, y + 0.1, 0), (WIDTH, y + 0.1, 0), (WIDTH, y + 0.1, HEIGHT), (mid, y + 0.1, top), (0, y + 0.1, HEIGHT)], [(0, 1, 2, 3, 4)])
    parts.box(frame, 0, WIDTH, y + 0.04, y + 0.16, 0, 0.05)
    parts.box(frame, 0, WIDTH, y + 0.02, y + 0.18, 2.42, 2.54, 0.008)
    for k in range(7):
        x = WIDTH * k / 6
        parts.box(frame, x - 0.03, x + 0.03, y + 0.04, y + 0.16, 0, HEIGHT + RISE * (1 - abs(x - mid) / mid))


def furniture(parts, room):
    blue, sand, ochre = fabric((0.16, 0.22, 0.26), 'boucle'), fabric((0.58, 0.52, 0.43), 'linen'), fabric((0.52, 0.29, 0.06), 'wool')
    carpet(parts, 2.3, 4.1, 0, 0, 3.0, 2.3, 'stripes', ((0.58, 0.53, 0.45), (0.30, 0.34, 0.36), (0.58, 0.53, 0.45)))
    sofa(parts, 0.75, 4.2, 0, 90, 'low', 2.7, blue, cushions=[sand, ochre, sand], throw=ochre, seed=2)
    coffee_table(parts, 2.2, 4.0, 0.014, 8, 'round', 0.95, tone='smoked oak')
    vase_with(parts, 2.0, 4.15, 0.375, 'round', 0.2, (0.2, 0.24, 0.25), 'wild', 0.4, 4)
    book(parts, 2.4, 3.8, 0.375, 25, colour=(0.45, 0.2, 0.06))
    mug(parts, 2.45, 4.16, 0.375, 60, (0.6, 0.57, 0.5))
    armchair(parts, 3.35, 2.75, 0, 152, 'sling', leather((0.24, 0.10, 0.04)))
    pouf(parts, 2.2, 5.75, 0, fabric((0.45, 0.40, 0.32), 'knit'), 0.3, 0.36)
    dining_table(parts, 5.35, 5.1, 0, 90, 'plain', 2.3, 0.92, 'oak')
    set_around(parts, 5.35, 5.1, 0, 2.3, 0.92, (3, 0), lambda x, y, turn: chair(parts, x, y, 0, turn, 'wishbone', 'oak'), 90)
    with parts.at(5.35, 5.1, 0.745):
        jug(parts, 0.05, 0.55, 0, 0.24, (0.58, 0.56, 0.5))
        bowl(parts, -0.02, -0.3, 0, 0.15)
        book(parts, 0.15, -0.75, 0, 70, colour=(0.1, 0.2, 0.24), open_=True)
        binoculars(parts, -0.2, 0.15, 0, 30)
    hanging_lamp(parts, 5.35, 5.1, 3.72, 90, 'dome', 1.85, 0.26, 0.9, plain('lamp ochre', (0.50, 0.26, 0.04), 0.35), light=6)
    floor_lamp(parts, 0.5, 6.1, 0, 0, 'tripod', 0.5, light=6)
    with room.on('west'):
        sideboard(parts, 1.3, 0, 0, 0, 'legs', 1.9, 'walnut')
        record_player(parts, 0.95, -0.22, 0.76)
        picture(parts, 1.35, -0.01, 1.55, 0, 'horizon', 1.1, 0.75, 'oak', 5)
        picture(parts, 4.2, -0.01, 1.6, 0, 'photo', 0.55, 0.7, 'black', 3)
        picture(parts, 4.95, -0.01, 1.6, 0, 'leaf', 0.5, 0.65, 'oak', 6)
    magazines(parts, 2.95, 4.75, 0.014, 4, 3, 30)


def lake_house():
    outside()
    parts = Parts()
    room = Room(parts, WIDTH, DEPTH, HEIGHT, 0.25)
    shell(parts, room)
    furniture(parts, room)
    parts.finish()
    daylight(room, 'east', 26, (0.86, 0.91, 1.0))
    soft_box((WIDTH / 2, DEPTH + 0.4, 1.5), (WIDTH / 2, 0, 0.7), 6.8, 2.6, 250, (0.96, 0.92, 0.92))
    soft_box((WIDTH / 2, DEPTH + 0.4, 3.6), (WIDTH / 2, 0, 1.5), 3.2, 1.6, 90, (0.92, 0.93, 1.0))
    soft_box((WIDTH / 2, 0.2, 3.0), (WIDTH / 2, 4, 1.2), 4.5, 1.4, 40, (1.0, 0.93, 0.85))
    view(4.75, 0.35, 1.4, -9, 21, 0.035)
    return daylit(0.3, 'Medium High Contrast', 0.1)


if __name__ == '__main__':
    shoot({'lake-house-inside': lake_house})
