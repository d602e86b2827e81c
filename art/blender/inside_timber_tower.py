"""timber-tower-inside: the corner flat on the fourth floor at noon. Walls, beams and ceiling of glued spruce, an open kitchen with an
island, children's drawings, blocks and a wooden train on the floor; outside the deep balcony with its slim posts, the
meadow and young trees far below."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import plain, railing, timber
from indoors_floors import boards, old_wood, tiled
from indoors_furniture import armchair, pouf
from indoors_kitchen import counter_things, island, kitchen, open_shelf
from indoors_light import daylight, daylit, fill, shoot, sky, view
from indoors_materials import black_iron, fabric, grained, marble, paper
from indoors_room import Beams, Opening, Room, Sash
from indoors_rugs import carpet
from indoors_tables import bench, chair, dining_table
from indoors_things import hamper, hanging_lamp, vase_with
from planting import leaf, place
from shapes import Parts, copies
from street import planter, pot, table_set
from tableware import bowl, mug
from trees import bark, birch, oak

WIDTH, DEPTH, HEIGHT, THICK, ABOVE = 7.4, 6.4, 2.85, 0.42, 10.2
NORTH, EAST = Opening(2.5, 6.9, 0.0, 2.42), Opening(0.5, 3.5, 0.0, 2.42)
BRIGHT = ((0.55, 0.07, 0.04), (0.05, 0.20, 0.42), (0.62, 0.40, 0.04), (0.06, 0.28, 0.14), (0.62, 0.60, 0.55), (0.50, 0.22, 0.05))


def balcony(parts):
    """Two metres of larch deck along both sides, posts, a fine rail, pots and washing; the storey above as a soffit."""
    chance, soffit = random.Random(3), timber('spruce soffit', (0.60, 0.43, 0.25), (0.48, 0.32, 0.17), 0.14, weather=0.05)
    deck = timber('larch deck', (0.52, 0.36, 0.21), (0.38, 0.25, 0.14), 0.13, weather=0.15)
    x1, y1 = WIDTH + THICK + 2.0, DEPTH + THICK + 2.0
    for z, made, thick in ((-0.04, deck, 0.1), (HEIGHT + 0.32, soffit, 0.2)):
        parts.box(made, -6, x1, DEPTH + THICK, y1, z - thick, z)
        parts.box(made, WIDTH + THICK, x1, -6, DEPTH + THICK, z - thick, z)
    steel = plain('thin rail', (0.06, 0.065, 0.07), 0.4, 0.7)
    railing(parts, steel, (-6, y1 - 0.06, -0.04), (x1 - 0.06, y1 - 0.06, -0.04), 1.02, 'bars', spacing=0.13)
    railing(parts, steel, (x1 - 0.06, -6, -0.04), (x1 - 0.06, y1 - 0.06, -0.04), 1.02, 'bars', spacing=0.13)
    for x, y in ((-1.6, y1 - 0.14), (2.7, y1 - 0.14), (x1 - 0.14, y1 - 0.14), (x1 - 0.14, 2.2)):
        parts.box(soffit, x - 0.08, x + 0.08, y - 0.08, y + 0.08, -0.04, HEIGHT + 0.3, 0.008)
    table_set(parts, 4.0, DEPTH + THICK + 1.0, -0.04, 20, 2)
    for x, y, r, h in ((6.2, y1 - 0.45, 0.2, 0.9), (5.6, y1 - 0.4, 0.15, 0.6), (2.2, y1 - 0.4, 0.2, 1.1), (x1 - 0.45, 4.4, 0.2, 0.8),
        (x1 - 0.5, 5.6, 0.17, 0.6)):
        pot(parts, x, y, -0.04, chance, r, h)
    planter(parts, 3.7, y1 - 0.28, -0.04, chance, (1.3, 0.3, 0.4), 0.5, soffit, (0.6, 0.3, 0.05), 320)


def meadow(parts):
    chance = random.Random(8)
    grass = plain('meadow green', (0.13, 0.20, 0.055), 0.95)
    parts.face(grass, (-400, -100, -ABOVE), (400, -100, -ABOVE), (400, 700, -ABOVE), (-400, 700, -ABOVE))
    parts.box(plain('path', (0.46, 0.42, 0.35), 0.9), -60, 60, DEPTH + 24, DEPTH + 26.5, -ABOVE, -ABOVE + 0.02)
    parts.finish()
    green, wood = leaf('young birch', (0.06, 0.12, 0.02), (0.22, 0.29, 0.06)), bark('birch bark', (0.55, 0.53, 0.5), (0.32, 0.3, 0.28),
        marks=(0.04, 0.035, 0.03))
    young = birch('birch', green, wood, 12.5, 5, count=5000, size=0.17)
    far = oak('far oak', leaf('far leaf', (0.05, 0.10, 0.02), (0.16, 0.22, 0.05)), wood, 12, 9, count=2600, size=0.4)
    for x, y, s in ((1.2, 17, 1.0), (8.6, 13, 0.95), (17, 9, 1.05), (13, 24, 1.0)):
        place(young, x, DEPTH + y, -ABOVE, s, x)
    copies(far, [(chance.uniform(-150, 190), chance.uniform(70, 190), -ABOVE, chance.uniform(0, 6), chance.uniform(0.8, 1.3)) for _ in range(110)])
    for k, (y, h) in enumerate(((420, 60), (560, 110), (680, 160))):  # the hills of the Black Forest
        tone = plain(f'hill {k}', ((0.10, 0.16, 0.13), (0.18, 0.25, 0.27), (0.30, 0.38, 0.44))[k], 1.0)
        line = [(-900 + i * 60, y, h * (0.55 + 0.25 * math.sin(i * 0.9 + k * 2) + 0.2 * math.sin(i * 0.37 + k))) for i in range(31)]
        parts.add(tone, [p for a, b, c in line for p in ((a, b, -30), (a, b, c - 10))],
            [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(30)], True)


def playthings(parts):
    """A wooden train on its track, a tower of blocks, a toy house, pencils."""
    chance = random.Random(6)
    paint = [plain(f'toy {k}', c, 0.35, 0, 0.4) for k, c in enumerate(BRIGHT)]
    wood = grained(parts, 'beech', 0)
    for k in range(26):  # an oval of track
        a = 2 * math.pi * k / 26
        parts.block(wood, (0.62 * math.cos(a), 0.4 * math.sin(a), 0.008), (0.15, 0.045, 0.014), 0.003,
            math.degrees(math.atan2(0.4 * math.cos(a), -0.62 * math.sin(a))))
    for k in range(4):
        a = 3.6 + k * 0.2
        x, y, t = 0.62 * math.cos(a), 0.4 * math.sin(a), math.degrees(math.atan2(0.4 * math.cos(a), -0.62 * math.sin(a)))
        parts.block(paint[k], (x, y, 0.045), (0.10, 0.042, 0.035), 0.006, t)
        if k == 3:
            parts.block(paint[4], (x, y, 0.075), (0.04, 0.042, 0.035), 0.004, t)
    for k, (x, y, z) in enumerate([(0.9, -0.35, 0), (0.97, -0.35, 0), (0.935, -0.35, 1), (0.94, -0.345, 2), (1.1, -0.2, 0), (0.78, -0.5, 0),
        (1.2, -0.42, 0), (0.7, 0.52, 0), (1.05, 0.1, 0)]):
        parts.block(paint[k % 6], (x, y, 0.032 + z * 0.062), (0.06, 0.06, 0.06), 0.004, chance.uniform(-20, 60) if z == 0 else chance.uniform(-8, 8))
    with parts.at(-1.0, 0.35, 0, 24):
        parts.add(paint[4], [(x, y, z) for x in (-0.16, 0.16) for y, z in ((-0.12, 0), (0.12, 0), (0.12, 0.2), (0, 0.32), (-0.12, 0.2))],
            [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (4, 9, 5, 0), (1, 6, 7, 2)])
        for s in (-1, 1):
            parts.face(paint[0], (-0.19, s * 0.15, 0.178), (0.19, s * 0.15, 0.178), (0.19, 0, 0.33), (-0.19, 0, 0.33))
        for x in (-0.08, 0.08):
            parts.box(paint[1], x - 0.03, x + 0.03, -0.124, -0.119, 0.08, 0.16)


def drawings(parts, x0, z0, columns, rows):
    chance = random.Random(9)
    for i in range(columns):
        for k in range(rows):
            x, z = x0 + i * 0.4 + chance.uniform(-0.03, 0.03), z0 + k * 0.36 + chance.uniform(-0.03, 0.03)
            parts.block(paper((0.70, 0.68, 0.62)), (x, -0.003, z), (0.32, 0.002, 0.24), 0, 0, (0, chance.uniform(-3, 3)))
            for j in range(5):
                c = plain(f'toy {j}', BRIGHT[(j + i + k) % 6], 0.35, 0, 0.4)
                a, b, r = x + chance.uniform(-0.1, 0.1), z + chance.uniform(-0.07, 0.07), chance.uniform(0.012, 0.04)
                parts.block(c, (a, -0.0045 - j * 0.0004, b), (r * 2, 0.0006, r * chance.uniform(0.6, 2)), 0, 0, (0, chance.uniform(0, 90)))


def timber_tower():
    parts = Parts()
    sky(27, 44, 0.27, sun=14.0, sun_colour=(1.0, 0.93, 0.82), sun_size=0.6, cover=0.48, cloud_power=5.4, seed=70.2, scale=1.8, dust=0.4, air=1.1)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    spruce = boards('spruce wall', (0.70, 0.53, 0.335), (0.59, 0.42, 0.245), 0.21, 5.0, 'x', 0.12, (0.34, 0.22, 0.12))
    upper = boards('spruce ceiling', (0.71, 0.55, 0.36), (0.60, 0.44, 0.27), 0.19, 6.0, 'y', 0.1, (0.36, 0.24, 0.13))
    frame = old_wood('larch frame', (0.46, 0.27, 0.14), (0.31, 0.17, 0.08), 2, 0.2, 0.1)
    room.floor(boards('ash floor', (0.54, 0.41, 0.27), (0.42, 0.30, 0.185), 0.2, 3.5, 'y', 0.5))
    sash = Sash(frame, columns=3, rows=1, bar=0.085, set_back=0.12, knob=black_iron())
    room.wall('north', spruce, [NORTH], sash)
    room.wall('east', spruce, [EAST], Sash(frame, columns=2, rows=1, bar=0.085, set_back=0.12, knob=black_iron()))
    room.rest(spruce)
    room.ceiling(upper, Beams(old_wood('glued beam', (0.66, 0.49, 0.30), (0.54, 0.38, 0.21), 0, 0.15, 0.0), 'x', 1.5, 0.16, 0.26, 0.85, 0.0))
    sage, white = plain('kitchen sage', (0.10, 0.20, 0.155), 0.4, 0, 0.2), marble('quartz')
    with room.on('west'):  # x from the south end
        kitchen(parts, 1.7, 0, 0, 0, (('drawers', 0.9), ('sink', 0.9), ('hob', 0.9), ('drawers', 0.9), ('fridge', 0.7)), 'plain', sage, white,
            black_iron(),
            (tiled('kitchen tiles', ((0.70, 0.69, 0.65), (0.74, 0.73, 0.70)), (0.2, 0.066), 0.5), 0.55), 'brass')
        open_shelf(parts, 1.75, 0, 1.62, 0, 3.2, 'ash', 'mixed', 0.26, 4)
        counter_things(parts, 1.8, 2.5, -0.3, 0.9, 3, ['herbs', 'spoons', 'bread'])
        counter_things(parts, 4.5, 5.2, -0.3, 0.9, 6, ['kettle', 'fruit'])
    with room.on('north'):
        drawings(parts, 0.75, 1.25, 4, 3)
    island(parts, 2.35, 3.6, 0, -90, 2.4, 0.95, 'plain', grained(parts, 'birch', 2), white, knob=black_iron())
    with parts.at(2.35, 3.6, 0.92):
        bowl(parts, -0.05, 0.5, 0, 0.17)
        vase_with(parts, 0.05, -0.1, 0, 'jug', 0.22, (0.62, 0.42, 0.10), 'wild', 0.5, 3)
        for y, c in ((-0.65, BRIGHT[0]), (-0.48, BRIGHT[1])):
            mug(parts, 0.2, y, 0, 30, c)
    for y in (2.95, 3.6, 4.25):
        hanging_lamp(parts, 2.35, y, HEIGHT - 0.02, 0, 'cone', 0.85, 0.14, 1.3, plain('lamp yellow', (0.62, 0.38, 0.05), 0.35, 0, 0.5), light=4)
    dining_table(parts, 4.9, 4.7, 0, 0, 'plain', 2.0, 0.92, 'oak')
    for x, t in ((4.4, 3), (5.3, -4)):
        chair(parts, x, 5.42, 0, t, 'wishbone', 'oak')
    bench(parts, 4.9, 4.0, 0, 0, 1.7, 'oak')
    with parts.at(4.9, 4.7, 0.745):
        vase_with(parts, 0.5, 0.1, 0, 'round', 0.16, (0.20, 0.34, 0.36), 'tulips', 0.3, 6)
        for k in range(4):
            parts.block(paper((0.70, 0.68, 0.62)), (-0.45 + k * 0.2, -0.1 + 0.09 * (k % 2), 0.002 + k * 0.0012), (0.3, 0.21, 0.001), 0, k * 24)
        for k in range(7):
            parts.bar(plain(f'toy {k % 6}', BRIGHT[k % 6], 0.35, 0, 0.4), (-0.3 + k * 0.07, 0.24, 0.006),
                (-0.2 + k * 0.055, 0.34 - 0.03 * (k % 3), 0.006), 0.004, 6)
        mug(parts, 0.25, -0.25, 0, 20, (0.60, 0.40, 0.12))
    carpet(parts, 5.1, 2.75, 0, 0, 2.6, 1.9, 'dots', ((0.60, 0.56, 0.48), (0.50, 0.27, 0.12), (0.20, 0.34, 0.30)))
    with parts.at(4.95, 2.85, 0.016, 12):
        playthings(parts)
    armchair(parts, 6.65, 3.35, 0, -118, 'rocking', fabric((0.50, 0.20, 0.07)), 'oak')
    pouf(parts, 6.75, 1.1, 0, fabric((0.16, 0.30, 0.30), 'knit'), 0.28, 0.32)
    hamper(parts, 0.85, 6.0, 0, 0.55, 0.24)
    balcony(parts)
    meadow(parts)
    parts.finish()
    daylight(room, 'north', 26, (0.90, 0.95, 1.0))
    daylight(room, 'east', 24, (0.90, 0.95, 1.0))
    fill(room, 9)
    view(3.6, 0.35, 1.4, 6, 20.0, -0.03)
    return daylit(0.5)


if __name__ == '__main__':
    shoot({'timber-tower-inside': timber_tower})
