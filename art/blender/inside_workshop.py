"""workshop-inside: the locomotive works as a sculptor's workshop. Saw-tooth sheds on steel trusses let the north light down, the travelling crane
stands over the rails and a ring of stone; on the left the joiner's bench, tools on the brick wall, machines; on the right the translucent wall."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Matrix

from belongings import bucket, mug
from building import brick, cobbles, glow, plain, ribs
from finishes import metal
from indoors_floors import screed, stone
from indoors_light import daylight, daylit, shoot, sky, soft_box, view
from indoors_materials import black_iron, clear, grained, painted
from indoors_pictures import picture
from indoors_plants import fig
from indoors_room import Opening, Room
from indoors_storage import rack, workbench
from indoors_tables import stool
from indoors_things import hanging_lamp
from lines import tube
from planting import leaf, place
from shapes import Parts
from street import rails
from trees import bark, birch

WIDTH, DEPTH, LOW, HIGH = 12.0, 20.0, 6.2, 8.6
BAYS = 4


def sheds(parts, steel, brick_of, milky):
    """Each roof rises away from who looks north and ends in glass."""
    deck, bar, step = ribs('shed boards', (0.62, 0.60, 0.56), 0.22, 0.8, 0.0, weather=0.1), painted((0.05, 0.055, 0.06)), DEPTH / BAYS
    for k in range(-1, BAYS):
        a, b = k * step, (k + 1) * step
        parts.face(deck, (0, a, LOW), (WIDTH, a, LOW), (WIDTH, b - 0.15, HIGH + 0.1), (0, b - 0.15, HIGH + 0.1))
        parts.face(clear(), (0, b, LOW + 0.2), (WIDTH, b, LOW + 0.2), (WIDTH, b, HIGH), (0, b, HIGH))
        for z0, z1 in ((LOW - 0.05, LOW + 0.22), (HIGH - 0.03, HIGH + 0.12)):
            parts.box(bar, 0, WIDTH, b - 0.13, b + 0.02, z0, z1)
        parts.face(brick_of, (0, a, LOW), (0, b, LOW), (0, b, HIGH))
        parts.face(milky, (WIDTH, a, LOW), (WIDTH, b, LOW), (WIDTH, b, HIGH))
        for i in range(13):
            parts.box(bar, i - 0.022, i + 0.022, b - 0.06, b - 0.01, LOW + 0.2, HIGH)
        for z in (LOW + 1.0, LOW + 1.75):
            parts.box(bar, 0, WIDTH, b - 0.05, b - 0.01, z - 0.02, z + 0.02)
        for x in (0.12, 4.0, 8.0, WIDTH - 0.12):  # a truss in the slope
            parts.bar(steel, (x, a, LOW - 0.1), (x, b - 0.1, HIGH - 0.05), 0.06, 6)
            parts.bar(steel, (x, a, LOW - 0.1), (x, b, LOW - 0.1), 0.055, 6)
            for i in range(1, 5):
                y, z = a + step * i / 5, LOW + (HIGH - LOW) * i / 5
                parts.bar(steel, (x, y, LOW - 0.1), (x, y, z), 0.03, 6)
                parts.bar(steel, (x, y, LOW - 0.1), (x, y + step / 5, min(HIGH, z + (HIGH - LOW) / 5)), 0.025, 6)
        soft_box((WIDTH / 2, b - 0.2, (LOW + HIGH) / 2 + 0.1), (WIDTH / 2, b - 4.0, 1.0), WIDTH - 1, 2.2, 230, (0.90, 0.95, 1.0))


def crane(parts, y):
    """Two girders on rails along the walls, a trolley with its hook and a block in chains."""
    yellow, steel, iron = painted((0.66, 0.40, 0.02)), metal('crane steel', (0.24, 0.24, 0.24), 0.3, 0.5), black_iron()
    z = 4.75
    for x in (0.35, WIDTH - 0.35):
        parts.box(iron, x - 0.12, x + 0.12, 0, DEPTH, z - 0.42, z - 0.16, 0.01)
        parts.box(iron, x - 0.22, x + 0.22, 0, DEPTH, z - 0.2, z - 0.16)
        for k in range(9):
            parts.box(iron, x - 0.14, x + 0.14, 2.5 * k - 0.1, 2.5 * k + 0.1, 0, z - 0.4, 0.01)
    for d in (-0.6, 0.6):
        parts.box(yellow, 0.2, WIDTH - 0.2, y + d - 0.13, y + d + 0.13, z, z + 0.62, 0.012)
        for x in (0.35, WIDTH - 0.35):
            with parts.tilted(Matrix.Translation((x, y + d, z - 0.04)) @ Matrix.Rotation(1.5708, 4, 'Y')):
                parts.lathe(steel, (0, 0, -0.06), [(0.03, 0), (0.15, 0), (0.15, 0.12), (0.03, 0.12)], 20)
    x = 6.6
    parts.box(yellow, x - 0.5, x + 0.5, y - 0.75, y + 0.75, z + 0.62, z + 1.0, 0.03)
    parts.box(iron, x - 0.3, x + 0.3, y - 0.4, y + 0.4, z + 1.0, z + 1.25, 0.03)
    for d in (-0.06, 0.06):
        parts.bar(steel, (x + d, y, z + 0.6), (x + d, y, 3.5), 0.012, 6)
    parts.box(yellow, x - 0.13, x + 0.13, y - 0.09, y + 0.09, 3.2, 3.52, 0.03)
    tube(parts, iron, [(x, y, 3.2), (x, y, 3.08), (x + 0.09, y, 2.98), (x + 0.06, y, 2.87), (x - 0.04, y, 2.86), (x - 0.08, y, 2.93)], 0.026, 10)
    return x


def sculpture(parts, x, y, z):
    """A ring of pale stone, half out of its block."""
    pale = stone('sculptor stone', (0.66, 0.62, 0.54), (0.52, 0.48, 0.41), 0.1)
    turns = [math.radians(-52 + 284 * i / 40) for i in range(41)]
    points = [(0.72 * math.cos(a), 0.05 * math.sin(3 * a), 1.0 + 0.72 * math.sin(a)) for a in turns]
    with parts.at(x, y, z, -24):
        tube(parts, pale, points, [0.09 + 0.19 * abs(math.sin(math.pi * i / 40)) for i in range(41)], 28)
        parts.block(pale, (0.0, 0, 0.2), (1.15, 0.72, 0.4), 0.03, 4)


def chips(parts, x):
    """Shavings round the bench, chips of stone round the block, two raw blocks waiting on the rails."""
    chance, shaving, pale = random.Random(6), plain('shavings', (0.60, 0.42, 0.22), 0.8), stone('sculptor stone')
    for _ in range(90):
        a, b, r = chance.gauss(4.6, 0.7), chance.gauss(4.4, 0.9), chance.uniform(0.012, 0.028)
        tube(parts, shaving, [(a + r * math.cos(t), b + 0.008 * t, r + 0.004 + r * math.sin(t)) for t in range(6)], 0.003, 4)
    for _ in range(70):
        parts.block(pale, (x + chance.gauss(0, 0.8), 9.0 + chance.gauss(0, 0.7), 0.012), [chance.uniform(0.02, 0.09) for _ in range(2)] + [0.024],
            0.006, chance.uniform(0, 90))
    for a, b, w, h in ((x - 0.15, 14.6, 1.2, 0.9), (9.2, 6.4, 1.0, 0.7)):
        parts.block(pale, (a, b, 0.16 + h / 2), (w, 0.8, h), 0.05, 12)
        for d in (-0.3, 0.3):
            parts.block(grained(parts, 'old pine', 1), (a + d, b, 0.08), (0.14, 0.95, 0.16), 0.01, 12)


def machines(parts):
    """A band saw and a pillar drill along the wall; the place of the west wall."""
    green, steel = painted((0.09, 0.19, 0.15)), metal('machine steel', (0.36, 0.36, 0.36), 0.25, 0.4)
    with parts.at(8.1, -0.75, 0):  # band saw
        parts.box(green, -0.32, 0.32, -0.3, 0.3, 0, 0.78, 0.04)
        parts.box(steel, -0.42, 0.52, -0.42, 0.42, 0.92, 0.97, 0.01)
        parts.box(green, -0.36, -0.18, -0.16, 0.16, 0.7, 1.75, 0.03)
        for z in (0.5, 1.82):
            with parts.tilted(Matrix.Translation((0.02, -0.2, z)) @ Matrix.Rotation(1.5708, 4, 'X')):
                parts.lathe(green, (0, 0, -0.22), [(0.0, 0.24), (0.36, 0.24), (0.4, 0.2), (0.4, 0.0), (0.0, 0.0)], 32)
        parts.box(steel, 0.36, 0.375, -0.1, -0.09, 0.97, 1.7)
    with parts.at(9.9, -0.7, 0):  # pillar drill
        parts.box(steel, -0.24, 0.24, -0.4, 0.2, 0, 0.08, 0.015)
        parts.bar(steel, (0, 0.05, 0.05), (0, 0.05, 1.85), 0.055, 16)
        parts.lathe(steel, (0, -0.2, 0.95), [(0, 0), (0.2, 0), (0.2, 0.035), (0, 0.035)], 24)
        parts.box(green, -0.13, 0.13, -0.42, 0.28, 1.5, 1.86, 0.05)
        parts.bar(steel, (0, -0.26, 1.2), (0, -0.26, 1.5), 0.028, 12)
        for k in range(3):
            parts.bar(black_iron(), (0.15, -0.3, 1.56), (0.2, -0.3 + 0.22 * math.cos(2.1 * k), 1.56 + 0.22 * math.sin(2.1 * k)), 0.011, 8)


def workshop():
    parts = Parts()
    sky(48, -30, 0.13, sun=60, sun_colour=(1.0, 0.88, 0.70), sun_size=0.5, cover=0.45, cloud_power=7, seed=5)
    room = Room(parts, WIDTH, DEPTH, LOW, 0.4)
    steel = painted((0.085, 0.095, 0.10))
    red = brick('works brick inside', (0.44, 0.19, 0.12), (0.24, 0.09, 0.06), weather=0.3, white=0.35)
    room.floor(screed('works floor', (0.20, 0.195, 0.185), 0.65, 4.0))
    room.wall('west', red)
    room.wall('north', red, [Opening(4.6, 8.6, 0.0, 4.2, 0.0, 'hole')])
    room.wall('south', red)
    milky = glow('translucent panels', (0.80, 0.90, 0.95), 0.95)
    parts.face(milky, (WIDTH, DEPTH, 0.9), (WIDTH, 0, 0.9), (WIDTH, 0, LOW), (WIDTH, DEPTH, LOW))
    parts.box(red, WIDTH - 0.1, WIDTH + 0.3, 0, DEPTH, 0, 0.9)
    for k in range(41):
        thick = 0.012 if k % 5 else 0.09
        parts.box(steel, WIDTH - 0.02 - thick, WIDTH + 0.02, 0.5 * k - thick, 0.5 * k + thick, 0.9 if k % 5 else 0, LOW)
    for z in (0.94, 3.5, LOW - 0.1):
        parts.box(steel, WIDTH - 0.09, WIDTH + 0.02, 0, DEPTH, z - 0.06, z + 0.06)
    sheds(parts, steel, red, milky)
    x = crane(parts, 12.2)
    sculpture(parts, x, 9.0, 0.62)
    bed = grained(parts, 'old pine', 0)
    for s in (-1, 1):
        for t in (-0.32, 0.32):
            parts.box(bed, x - 0.75, x + 0.75, 9.0 + t - 0.09, 9.0 + t + 0.09, 0.42 if s > 0 else 0.2, 0.62 if s > 0 else 0.4, 0.01)
    for a in (x - 0.6, x + 0.4):
        parts.box(bed, a, a + 0.2, 8.5, 9.5, 0, 0.2, 0.01)
    with room.on('west'):
        workbench(parts, 6.25, -0.385, 0, 0, 2.1, 'beech', True, 3)
        machines(parts)
        for k in range(7):  # boards leaning on the wall
            parts.block(grained(parts, ('oak', 'ash', 'pine')[k % 3], 2), (12.8 + 0.22 * k, -0.32, 1.3 + 0.06 * (k % 4)),
                (0.2, 0.035, 2.6 + 0.12 * (k % 4)), 0.003, 0, (9, 0))
        rack(parts, 15.7, -0.85, 0, 0, 2.6, 2.4, 0.5, 5, 'boxes', 4)
    with parts.at(4.3, 4.7, 0, 90):
        workbench(parts, 0, 0, 0, 0, 2.2, 'beech', False, 2)
    stool(parts, 5.2, 4.3, 0.0, 0, 'oak', 0.5, 'round')
    bucket(parts, 5.2, 8.4, 0.0)
    mug(parts, 4.45, 4.0, 0.86, 20, (0.10, 0.2, 0.26))
    chips(parts, x)
    with room.on('north'):
        picture(parts, 2.4, 0, 2.0, 0, 'ink', 1.7, 2.3, 'none', 4)
        picture(parts, 10.3, 0, 1.9, 0, 'ink', 1.3, 1.8, 'none', 9)
    with room.on('east'):
        fig(parts, 10.2, -0.75, 0, 1.9, 4, (0.30, 0.13, 0.07))
    for a, b in ((1.6, 6.25), (4.3, 4.7), (1.6, 9.2)):
        hanging_lamp(parts, a, b, LOW - 0.1, 0, 'industrial', 3.0, 0.26, 3.0, painted((0.035, 0.10, 0.085)), 30)
    rails(parts, [(x, -4.0), (x, DEPTH + 20)], 0.001)
    outdoors(parts)
    parts.finish()
    soft_box((WIDTH - 0.3, 10, 3.4), (4, 10, 1.2), 18, 4.6, 330, (0.94, 0.97, 1.0))
    soft_box((6, 0.3, 4.0), (6, 9, 1.0), 8, 2.5, 150, (1.0, 0.96, 0.90))
    daylight(room, 'north', 22)
    view(7.2, 0.4, 1.62, -12, 21.5, 0.085)
    return daylit(0.35)


def outdoors(parts):
    """The yard through the open gate: birches, cobbles, the far row of works."""
    parts.face(cobbles('works yard', (0.26, 0.235, 0.21), (0.12, 0.11, 0.105), 0.18, 0.1), (-40, DEPTH, -0.03), (50, DEPTH, -0.03),
        (50, DEPTH + 60, -0.03), (-40, DEPTH + 60, -0.03))
    red = brick('far works', (0.32, 0.12, 0.075), (0.15, 0.055, 0.04), weather=0.7)
    parts.box(red, -20, 40, DEPTH + 34, DEPTH + 40, 0, 7)
    made = birch('yard birch', leaf('yard birch leaves', (0.06, 0.10, 0.02), (0.22, 0.26, 0.05)),
        bark('yard birch bark', (0.55, 0.53, 0.5), (0.32, 0.3, 0.28), marks=(0.04, 0.035, 0.03)), 9.0, 14, count=6000)
    for x, y in ((3.6, 9), (9.2, 12), (1.0, 17), (12, 20), (6.2, 26)):
        place(made, x, DEPTH + y, 0, 0.9 + 0.03 * x, x)


if __name__ == '__main__':
    shoot({'workshop-inside': workshop})
