"""dune-house-inside: the bath. A tub before the wide window, marram grass and the line of the sea outside, pale ash, white oil, blue-grey linen."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from belongings import basket, folded
from finishes import brass
from indoors_bath import bath_board, bath_things, mirror_on, towel_rail
from indoors_bed_bath import basin, tub, tub_tap
from indoors_floors import boards, old_wood, panel_paint
from indoors_joinery import boarding
from indoors_light import daylight, daylit, fill, shoot, sky, view
from indoors_materials import fabric, sheer
from indoors_pieces import ladder_lean
from indoors_room import Beams, Opening, Room, Sash
from indoors_rugs import carpet
from indoors_tables import stool
from indoors_things import candle, curtain, hamper, vase_with, wall_lamp
from outside import fbm, haze, plane, sand, sea, smooth, terrain
from planting import bush, leaf, patch, scattered, spread
from shapes import Parts
from surfaces import timber

WIDTH, DEPTH, HEIGHT, THICK = 4.4, 4.3, 2.75, 0.32
PANE = Opening(0.7, 3.75, 0.34, 2.3)
SIDE = Opening(0.55, 1.45, 0.95, 2.1)


def ground(x, y):
    dunes = 1.1 * fbm(x, y, 0.07, 3, 4) + 0.5 * fbm(x, y, 0.17, 3, 9) + 0.06 * fbm(x, y, 0.9, 2, 1)
    crest = 1.5 * smooth(18, 30, y) * smooth(52, 38, y) * (0.65 + 0.8 * fbm(x, 3, 0.05, 2, 6))
    return -2.3 + (dunes + crest) * smooth(66, 46, y) - 0.02 * max(0.0, y - 60)


def coast():
    chance = random.Random(4)
    plane('sea', (-4000, 4000, 78, 9000), -3.0, sea(deep=(0.03, 0.085, 0.10), ripple=0.7, large=0.08, small=0.4, stretch=3.5, rough=0.16,
        shallow=(0.20, 0.26, 0.24), shore=(80, 190), foam=0.6))
    terrain('dunes', (-70, 76, 5.5, 120), (150, 130), ground, sand(light=(0.64, 0.55, 0.42), dark=(0.46, 0.38, 0.27)))
    blade, dry = leaf('marram', (0.12, 0.15, 0.07), (0.36, 0.38, 0.21), 0.3), leaf('dry marram', (0.32, 0.28, 0.16), (0.60, 0.53, 0.35), 0.3)
    tufts = [patch(f'marram {i}', made, 0.75, 200, 0.95, 0.006, 0.5, 0.65, (0.42, 0.1), i, [(dry, 12, 0.012, 0.95)], 3) for i,
        made in enumerate((blade, dry, blade))]
    free = lambda x, y: 0.12 + 0.88 * smooth(-0.2, 0.15, fbm(x, y, 0.14, 3, 2))
    spread(tufts, scattered(chance, 900, (-18, 24, 8, 34), free) + scattered(chance, 800, (-50, 55, 24, 48)), ground, chance, 0.6, 1.25)
    rose = bush('beach rose', leaf('rose leaves', (0.04, 0.08, 0.015), (0.14, 0.19, 0.05)), 0.9, 1.6, 1500, 0.05,
        bloom=leaf('beach roses', (0.5, 0.05, 0.2),
        (0.7, 0.25, 0.4)), blooms=60, bloom_size=0.06)
    spread([rose], scattered(chance, 16, (-8, 14, 9, 20)), ground, chance, 0.6, 1.1)
    parts, grey = Parts(), timber('grey planks', (0.48, 0.45, 0.41), (0.34, 0.32, 0.29), 0.14)
    for k in range(40):
        y = 11 + 0.16 * k * 3.2
        x = 5.2 - 0.12 * (y - 11)
        for j in range(3):
            yy = y + 0.17 * j
            parts.block(grey, (5.2 - 0.12 * (yy - 11), yy, ground(x, yy) + 0.3), (1.4, 0.15, 0.04), 0.006)
        if k % 4 == 0:
            for s in (-0.75, 0.75):
                parts.bar(grey, (x + s, y, ground(x, y) - 0.3), (x + s, y, ground(x, y) + 1.2), 0.05, 8)
    parts.finish()
    haze((0.68, 0.74, 0.80), 900, 0.9)


def bath(parts, room):
    white, brassy = fabric((0.66, 0.64, 0.59), 'linen'), 'brass'
    tub(parts, 2.2, 3.32, 0, 0, 'oval', 1.75, 0.8, water=0.7)
    tub_tap(parts, 3.28, 3.3, 0, -90, brassy)
    bath_board(parts, 1.95, 3.32, 0.585, 90, 0.86, 'oak', 3)
    stool(parts, 1.0, 2.78, 0, 20, 'oak', 0.45, 'round')
    folded(parts, 1.0, 2.78, 0.45, 0.3, 0.24, 2, 20, ((0.28, 0.36, 0.40), (0.64, 0.62, 0.57)))
    carpet(parts, 2.35, 2.3, 0, 0, 1.5, 0.85, 'stripes', ((0.62, 0.60, 0.55), (0.30, 0.38, 0.42), (0.62, 0.60, 0.55)))
    with room.on('west'):
        basin(parts, 2.95, 0, 0, 0, 'vanity', 1.2, 'ash', brassy)
        mirror_on(parts, 2.95, 0, 1.62, 0, 0.82, 0.82, 'round', 'oak')
        wall_lamp(parts, 2.25, 0, 1.68, 0, 'globe', 1.0, light=4)
        wall_lamp(parts, 3.65, 0, 1.68, 0, 'globe', 1.0, light=4)
        vase_with(parts, 2.55, -0.18, 0.9, 'bottle', 0.2, (0.5, 0.56, 0.56), 'pampas', 0.42, 3)
        towel_rail(parts, 1.2, 0, 0.95, 0, 0.6, 'bar', [fabric((0.30, 0.38, 0.42), 'linen')])
    with room.on('east'):
        ladder_lean(parts, 1.55, -0.02, 0, 0, 1.95, 'ash', [white, fabric((0.34, 0.42, 0.45), 'linen', (0.62, 0.6, 0.55), 0.05, 2)], 0.5)
    hamper(parts, 0.42, 3.9, 0, 0.5, 0.2, (0.56, 0.46, 0.32))
    basket(parts, 3.85, 3.5, 0.0, 0.4, 0.3, 0.25, 80, (0.60, 0.58, 0.53))
    for k, (dx, h) in enumerate(((0.0, 0.16), (0.12, 0.1), (0.22, 0.2))):
        candle(parts, 3.35 + dx, DEPTH + 0.1, 0.345, h, 0.032, True)
    bath_things(parts, 0.85, 1.4, DEPTH + 0.1, 0.345, 4)


def dune_house():
    sky(34, -48, 0.23, 1.0, 0.9, 1.5, 26.0, (1.0, 0.94, 0.84), 0.7, 0.55, (1.0, 0.98, 0.96), (0.6, 0.64, 0.72), 5.0, 1.1, 17.6)
    coast()
    parts = Parts()
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    pale = boards('ash boards', (0.58, 0.49, 0.37), (0.46, 0.37, 0.26), 0.19, 3.4, 'x', 0.35, (0.12, 0.10, 0.08))
    white = panel_paint('white oil', (0.70, 0.69, 0.65), 0.35)
    frame = old_wood('ash frame', (0.60, 0.49, 0.35), (0.47, 0.36, 0.24), 2, 0.3, 0.1)
    room.floor(pale)
    room.wall('north', white, [PANE], Sash(frame, columns=3, rows=1, bar=0.06, set_back=0.1, leaves=False, board=old_wood('ash sill', (0.60, 0.49,
        0.35),
        (0.47, 0.36, 0.24), 0, 0.3, 0.1)))
    room.wall('west', white, [SIDE], Sash(frame, columns=1, rows=2, bar=0.055, set_back=0.1))
    room.rest(white)
    for side in ('north', 'east', 'west'):
        with room.on(side):
            spans, start = [], 0.0
            for o in room.openings(side):
                boarding(parts, start, o.x0, 0.0, HEIGHT, white, 0.145)
                boarding(parts, o.x0, o.x1, 0.0, o.z0 - 0.04, white, 0.145)
                boarding(parts, o.x0, o.x1, o.z1, HEIGHT, white, 0.145)
                start = o.x1
            boarding(parts, start, room.long(side), 0.0, HEIGHT, white, 0.145)
    room.ceiling(boards('white ceiling', (0.70, 0.68, 0.63), (0.64, 0.62, 0.57), 0.16, 4.0, 'y', 0.2, (0.4, 0.38, 0.35)),
        Beams(frame, 'y', 1.0, 0.1, 0.16, 0.7, 0.05))
    with room.on('north'):
        curtain(parts, 0.35, 0.78, -0.07, 2.5, 2.46, sheer((0.74, 0.73, 0.70), 0.6), 1.0, 2)
        curtain(parts, 3.7, 4.12, -0.07, 2.5, 2.46, sheer((0.74, 0.73, 0.70), 0.6), 1.0, 5)
        parts.bar(brass(), (0.25, -0.07, 2.51), (4.2, -0.07, 2.51), 0.011, 12)
    bath(parts, room)
    parts.finish()
    daylight(room, 'north', 46, (0.88, 0.93, 1.0))
    daylight(room, 'west', 44, (0.92, 0.95, 1.0))
    fill(room, 18, (1.0, 0.97, 0.94))
    view(3.15, 0.12, 1.35, -14, 21, -0.015)
    return daylit(0.32, 'Medium High Contrast')


if __name__ == '__main__':
    shoot({'dune-house-inside': dune_house})
