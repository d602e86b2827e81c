"""canal-house-inside: the brick-floored hall of 1584. Low sun from over the canal through the tall windows, the oak stairs on the left,
a fire under the limewashed hood on the right, beams left dark; outside the quay, the water and the gables of the other bank."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Matrix

from belongings import basket, book, folded, logs, shoes
from building import Look, brick, cobbles, concrete, canal_water, plain, plaster, tiles
from comforts import greens, pillow, pot
from finishes import brass, cloth, glow
from indoors_floors import bricks, limewash, old_wood, panel_paint, stone
from indoors_furniture import armchair
from indoors_joinery import fireplace, radiator, socket, stairs, switch, window_seat
from indoors_light import daylight, daylit, fill, lamp, shoot, sky, view
from indoors_room import Beams, Leaf, Opening, Room, Sash
from indoors_rugs import carpet
from indoors_storage import peg_rail
from indoors_tables import bench, dining_table
from lines import tube
from rooms import chart
from shapes import Parts
from tableware import bottle, bowl, mug
from urban_canal import launch
from urban_houses import row_house

WIDTH, DEPTH, HEIGHT, THICK = 7.1, 8.4, 3.6, 0.5
DOOR = Opening(0.92, 2.04, 0.0, 2.8, 0.3, 'door')
WINDOWS = [Opening(x - 0.58, x + 0.58, 0.52, 2.75, 0.28) for x in (3.75, 5.98)]


def other_bank(parts, y):
    """The quay before the door, the canal, and the row opposite; `y`: the outer face of the house."""
    chance = random.Random(5)
    with parts.at(0, y, -0.25):
        parts.face(cobbles('quay cobbles', (0.30, 0.26, 0.21), (0.15, 0.13, 0.11), 0.15, 0.12), (-60, 0, 0), (60, 0, 0), (60, 7.6, -0.04), (-60, 7.6, -0.04))
        kerb = concrete('quay stone', (0.40, 0.37, 0.32), weather=0.5)
        for k in range(40):
            parts.box(kerb, -48 + k * 2.4, -48 + k * 2.4 + 2.38, 7.5, 8.1, -0.3, 0.02, 0.03)
        parts.face(canal_water(), (-120, 8, -1.6), (120, 8, -1.6), (120, 60, -1.6), (-120, 60, -1.6))
        parts.box(brick('far quay', (0.30, 0.17, 0.12), (0.15, 0.09, 0.065), weather=0.8), -90, 90, 50, 51, -2, -0.2)
        parts.face(kerb, (-90, 50.6, -0.18), (90, 50.6, -0.18), (90, 58, -0.18), (-90, 58, -0.18))
    with parts.at(3, y + 17, -1.85):
        launch(parts, 0.4, 0, 178)
    with parts.at(-7, y + 47.5, -1.85):
        launch(parts, 0, 0, 0, 6.5, (0.35, 0.05, 0.04))
        launch(parts, 17, 0.2, 180, 7.5, (0.5, 0.48, 0.42))
    white = plain('white frame', (0.72, 0.70, 0.66), 0.45)
    roof = tiles('red tiles', (0.36, 0.13, 0.065), (0.16, 0.06, 0.04))
    walls = [brick('far red', (0.36, 0.14, 0.085), (0.18, 0.07, 0.045)), plaster('far cream', (0.66, 0.57, 0.40), 0.4),
        brick('far pale', (0.45, 0.27, 0.17), (0.26, 0.14, 0.09)), plaster('far white', (0.70, 0.67, 0.61), 0.4), plaster('far blue', (0.36, 0.43, 0.47), 0.4)]
    x = -38.0
    for k in range(12):
        width = chance.choice((6.4, 7.2, 8.0))
        with parts.at(x, y + 57, -0.4):
            row_house(parts, width, walls[k % 5], Look(white, columns=2, rows=2, transom=0.68, door=plain('far door', (0.03, 0.09, 0.08), 0.4), depth=0.15), chance,
                2 + (k % 3 > 0), ('step', 'bell', 'slope')[(k * 2 + 1) % 3], 9, roof, None, 0.4, 3)
        x += width


def lantern(parts, x, y, z, drop):
    """A hall lantern of brass and glass on a chain."""
    made = brass()
    for k in range(int(drop / 0.05)):
        with parts.tilted(Matrix.Translation((x, y, z - 0.025 - k * 0.05)) @ Matrix.Rotation(1.57 * (k % 2), 4, 'Z')):
            tube(parts, made, [(0.012, 0, -0.02), (0.012, 0, 0.02), (0, 0, 0.032), (-0.012, 0, 0.02), (-0.012, 0, -0.02), (0, 0, -0.032)], 0.003, 6, True)
    top = z - drop
    parts.lathe(made, (x, y, top), [(0.012, 0), (0.03, -0.02), (0.05, -0.03), (0.15, -0.10), (0.155, -0.12), (0.14, -0.125)], 6, smooth=False)
    for k in range(6):
        with parts.at(x, y, top, 60 * k):
            parts.bar(made, (0.148, 0, -0.12), (0.105, 0, -0.47), 0.007, 8)
    parts.lathe(made, (x, y, top - 0.46), [(0.108, 0), (0.115, -0.012), (0.10, -0.03), (0.03, -0.05), (0.0, -0.07)], 6, smooth=False)
    for k in range(3):
        with parts.at(x, y, top - 0.42, 120 * k):
            parts.lathe(plain('candle', (0.68, 0.63, 0.5), 0.6), (0.04, 0, 0), [(0.011, 0), (0.011, 0.11), (0, 0.112)], 12)
            parts.lathe(glow('candle bulb', (1.0, 0.58, 0.24), 40.0), (0.04, 0, 0.11), [(0.006, 0), (0.014, 0.02), (0.008, 0.045), (0, 0.06)], 12)
    lamp(x, y, top - 0.28, 14)


def canal_house():
    parts = Parts()
    sky(23, 27, 0.26, sun=24, sun_colour=(1.0, 0.82, 0.60), sun_size=0.8, cover=0.45, cloud_light=(1.0, 0.92, 0.82), cloud_power=4.5, seed=3.3, dust=1.6)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    lime, white = limewash(), panel_paint('window white', (0.66, 0.645, 0.60))
    green = panel_paint('hall green', (0.035, 0.085, 0.068), 0.5)
    room.floor(bricks(gloss=0.55))
    door = Leaf(green, green, 'panel', light=True, casing=0.0, set_back=0.28, splay=0.14)
    sash = Sash(white, columns=2, rows=3, transom=0.68, bar=0.062, splay=0.16, set_back=0.12)
    DOOR.look = door
    room.wall('north', lime, [DOOR, *WINDOWS], sash)
    room.rest(lime)
    beams = old_wood(along=0)
    ceiling = old_wood('ceiling boards', (0.20, 0.115, 0.06), (0.085, 0.045, 0.024), 0, 0.1)
    room.ceiling(ceiling, Beams(beams, 'x', 0.98, 0.21, 0.27, 0.55), (0.0, 1.2, 1.2, 4.9), lime)
    room.moulding(panel_paint('skirting grey', (0.20, 0.195, 0.18), 0.4), 'skirting')
    with parts.at(1.12, 6.5, 0, 180):
        stairs(parts, 1.08, 21, 0.1857, 0.252, rails=('left',), under=lime)
    with room.on('north'):
        for o in WINDOWS:
            window_seat(parts, o, THICK, green, cloth(f'seat linen {o.x0}', (0.42, 0.36, 0.26)), 0.16, 0.19)
        pillow(parts, cloth('rust pillow', (0.42, 0.13, 0.05)), 4.08, 0.1, 0.6, 0.42, 0.15, -20, 62, 2)
        pillow(parts, cloth('blue pillow', (0.06, 0.12, 0.16)), 5.62, 0.12, 0.6, 0.44, 0.15, 24, 64, 5)
        folded(parts, 6.3, 0.1, 0.59, 0.4, 0.3, 2, 8, ((0.50, 0.44, 0.33), (0.15, 0.19, 0.16)))
        book(parts, 3.5, 0.05, 0.59, 35, colour=(0.36, 0.09, 0.04), open_=True)
        mug(parts, 3.32, 0.12, 0.59, 40, (0.62, 0.60, 0.55))
        peg_rail(parts, 2.64, 0, 1.72, 0, 0.74, 'chestnut', 3, 4)
        switch(parts, 2.28, 1.1)
        shoes(parts, 2.5, -0.2, 0.0, 12)
        shoes(parts, 2.85, -0.2, 0.0, -8, (0.16, 0.075, 0.03))
        chart(parts, 4.86, 1.72, 0.62, 0.8, seed=2.0)
        radiator(parts, 4.86, 0.8, 0.62, z=0.12)
    with room.on('east'):
        top = fireplace(parts, 3.25, lime, 2.1, HEIGHT, 0.7, (1.3, 1.05), stone(), 0.28)
        bottle(parts, 2.62, -0.72, top - 0.01, 0.28)
        bowl(parts, 3.7, -0.74, top - 0.01, 0.12)
        pot(parts, 3.0, -0.76, top, 0.07, 0.12, None, 3, 140, 0.2, None, greens('ivy', (0.05, 0.10, 0.025)), 0.03)
        logs(parts, 1.55, -0.3, 0.0, 0.34, 6, 6, 0.052)
        socket(parts, 5.2)
    furniture(parts)
    lantern(parts, 3.55, 4.47, HEIGHT - 0.26, 0.55)
    other_bank(parts, DEPTH + THICK)
    parts.finish()
    daylight(room, 'north', 55, (0.86, 0.92, 1.0), only=(1, 2))
    fill(room, 30)
    view(3.55, 0.42, 1.42, 3, 20.5, -0.015)
    return daylit(0.95)


def furniture(parts):
    carpet(parts, 5.05, 5.35, 0.0, 90, 2.1, 1.5, 'persian')
    armchair(parts, 5.2, 6.5, 0.0, -40, 'wing')
    dining_table(parts, 2.3, 4.0, 0.0, 90, 'farm', 2.2, 0.86, 'chestnut')
    bench(parts, 3.02, 4.0, 0.0, 90, 1.8, 'chestnut')
    with parts.at(2.3, 4.0, 0.745):
        bowl(parts, 0.05, 0.25, 0, 0.16)
        book(parts, -0.1, -0.4, 0, 70)
        pot(parts, 0.0, -0.05, 0, 0.08, 0.2, (0.62, 0.5, 0.5), 4, 260, 0.4, plain('jug', (0.58, 0.56, 0.5), 0.35), greens('branches', (0.07, 0.12, 0.03)), 0.04)
    basket(parts, 6.1, 6.85, 0.0, 0.5, 0.36, 0.3, 30, (0.42, 0.36, 0.26))


if __name__ == '__main__':
    shoot({'canal-house-inside': canal_house})
