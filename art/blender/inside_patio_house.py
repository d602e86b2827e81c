"""patio-house-inside: the long white room on the patio. Hard sun through the open arch on patterned cement tiles, a plastered bench with cushions,
the chestnut doors folded back; outside the orange tree, the pool and the wing opposite with its blue foot."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Matrix

from belongings import basket, straw_hat
from building import Look, plain, plaster, slope, tiles, wall
from comforts import pillow
from indoors_cases import coffee_table, pile_of_books
from indoors_floors import limewash, old_wood, panel_paint
from indoors_furniture import armchair
from indoors_light import daylight, daylit, fill, shoot, sky, view
from indoors_materials import fabric, soft
from indoors_plants import fig
from indoors_room import Beams, Opening, Room, Sash
from indoors_rugs import carpet
from indoors_tables import chair, dining_table
from indoors_things import hanging_lamp
from indoors_vases import vase_with
from land_things import pool
from planting import climber, leaf, place
from shapes import Parts
from street import pot
from surfaces import material
from tableware import bowl, plate, tumbler
from trees import apple, bark, cork_oak

WIDTH, DEPTH, HEIGHT, THICK = 7.4, 6.0, 3.15, 0.6
ARCH = Opening(2.55, 4.95, 0.0, 2.05, 0.62, 'hole')
SIDE = Opening(6.15, 6.95, 0.95, 2.15)
BLUE = (0.035, 0.12, 0.42)


def cement_tiles(size=0.25):
    """Four-pointed stars between rings, in blue, grey and white."""
    made, nodes, shader = material('cement tiles')
    if nodes is None:
        return made
    _, u, v = nodes.on_wall()
    m = nodes.math
    ax, ay = (m('ABSOLUTE', m('SUBTRACT', m('FRACT', m('DIVIDE', c, size)), 0.5)) for c in (u, v))
    bx, by = m('SUBTRACT', 0.5, ax), m('SUBTRACT', 0.5, ay)
    corner = m('SQRT', m('ADD', m('MULTIPLY', bx, bx), m('MULTIPLY', by, by)))
    white, blue, pale, ochre = (0.47, 0.445, 0.39), (0.035, 0.085, 0.19), (0.17, 0.25, 0.31), (0.38, 0.22, 0.08)
    colour = nodes.ramp(corner, (0.0, ochre), (0.13, ochre), (0.135, white), (0.30, white), (0.305, pale), (0.41, pale), (0.415, white),
        (0.495, white), (0.50, blue), (1.0, blue))
    worn = nodes.noise(nodes.position(), 2.2, 8, 0.68)
    colour = nodes.mix(nodes.ramp(worn, (0.4, 0.0), (0.72, 0.45)), colour, (0.50, 0.47, 0.41))
    joint = nodes.ramp(m('MAXIMUM', ax, ay), (0.49, 0.0), (0.494, 1.0))
    nodes.put(nodes.mix(m('MULTIPLY', joint, 0.7), colour, (0.30, 0.28, 0.25)), shader.inputs['Base Color'])
    nodes.put(nodes.ramp(worn, (0.3, 0.32), (0.7, 0.5)), shader.inputs['Roughness'])
    return made


def patio(parts):
    chance = random.Random(3)
    white, blue = plaster('limewash out', (0.82, 0.80, 0.76), 0.2, 0.5), plaster('blue band', BLUE, 0.35, 0.5)
    roof = tiles('roof', (0.52, 0.25, 0.13), (0.30, 0.13, 0.07), 0.2, 0.36, moss=0.12)
    y = DEPTH + THICK
    parts.face(plaster('patio lime', (0.56, 0.47, 0.36), 0.4), (-9, y - 0.1, -0.02), (20, y - 0.1, -0.02), (20, y + 40, -0.02), (-9, y + 40, -0.02))
    look = Look(frame=plain('frame white', (0.74, 0.73, 0.70), 0.5), sill=white, surround=blue, surround_width=0.14, surround_out=0.012, columns=2,
        rows=2, curtain=0.7,
        depth=0.3, door=plain('blue door', (0.04, 0.12, 0.34), 0.5))
    far = y + 8.2
    with parts.at(-7, far, 0):
        cuts = [Opening(9.6, 10.8, 0.02, 2.3, kind='door'), Opening(12.6, 13.6, 1.0, 2.15), Opening(6.2, 7.2, 1.0, 2.15)]
        wall(parts, 0, 19, -0.1, 2.95, cuts, white, look, chance)
        for a, b in ((0, 9.46), (10.94, 19)):
            parts.box(blue, a, b, -0.014, 0, 0, 0.72)
        slope(parts, roof, (-0.3, -0.4, 2.9), (19.3, -0.4, 2.9), (19.3, 4.0, 4.4), (-0.3, 4.0, 4.4), 0.12, white)
        parts.box(white, 7.1, 8.7, 1.6, 3.0, 3.0, 6.0, 0.04)
        parts.box(white, 7.0, 8.8, 1.5, 3.1, 6.0, 6.14, 0.02)
    parts.box(white, -2.9, -2.5, y, far, -0.1, 2.9, 0.03)
    parts.box(blue, -2.51, -2.488, y, far, 0, 0.72)
    parts.box(white, 11.6, 12.0, y, far, -0.1, 1.7, 0.05)
    pool(parts, (4.9, 9.6, y + 2.5, y + 5.2), 0.07, plaster('pool rim', (0.72, 0.68, 0.60), 0.3), rim=0.35, colour=(0.02, 0.23, 0.29))
    parts.lathe(white, (2.9, y + 4.1, 0), [(0.95, 0), (0.95, 0.42), (0.88, 0.46), (0.74, 0.46), (0.74, 0.36), (0.0, 0.36)], 40)
    for x, dy, r in ((0.2, 7.6, 0.26), (1.3, 7.7, 0.2), (5.0, 7.6, 0.3), (4.75, 0.55, 0.24), (8.6, 7.7, 0.22)):
        pot(parts, x, y + dy, 0, chance, r, r * 3, (0.46, 0.21, 0.11))
    brown, green = bark('bark', (0.2, 0.16, 0.13), (0.07, 0.055, 0.045)), leaf('orange leaves', (0.03, 0.085, 0.015), (0.13, 0.22, 0.04))
    fruit = leaf('oranges', (0.75, 0.20, 0.01), (0.90, 0.34, 0.03), 0.05)
    place(apple('orange tree', green, brown, 3.9, 5, fruit=fruit, count=7000), 2.9, y + 4.1, 0.34, 1.0, 0.6)
    pink = leaf('bougainvillea', (0.50, 0.02, 0.22), (0.78, 0.12, 0.42), 0.5)
    place(climber('bougainvillea', leaf('leaves', (0.05, 0.09, 0.015), (0.17, 0.22, 0.05)), 2.6, 3.2, 0.32, 2600, 0.05, 4, pink, 3800, 0.055), 7.4,
        far - 0.02, 0)
    oak = cork_oak('cork oak', leaf('cork oak leaves', (0.05, 0.075, 0.03), (0.16, 0.19, 0.075)),
        bark('cork', (0.34, 0.12, 0.055), (0.15, 0.05, 0.03)), 8, 3, count=9000)
    for x, dy in ((-4, 20), (9.5, 19), (17, 12)):
        place(oak, x, y + dy, 0, 1.1, x)


def folded_doors(parts, chestnut):
    """The glazed leaves of the arch, folded back on the face of the wall."""
    for side, x in ((-1, ARCH.x0), (1, ARCH.x1)):
        with parts.at(x, -0.03, 0, -side * 5):
            a, b = (0.02, 0.98) if side > 0 else (-0.98, -0.02)
            for c, d, e, f in ((a, b, 0.02, 0.5), (a, a + 0.1, 0.02, 2.05), (b - 0.1, b, 0.02, 2.05), (a, b, 1.95, 2.05), (a, b, 1.22, 1.27),
                ((a + b) / 2 - 0.02, (a + b) / 2 + 0.02, 0.5, 2.0)):
                parts.box(chestnut, c, d, -0.05, 0, e, f, 0.006)


def patio_house():
    parts = Parts()
    sky(33, 17, 0.10, sun=46, sun_colour=(1.0, 0.90, 0.74), sun_size=0.5, cover=0.3, cloud_power=9, seed=7.1)
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    lime = limewash('patio room lime', (0.80, 0.785, 0.74), 0.35)
    room.floor(cement_tiles())
    room.wall('north', lime, [ARCH, SIDE], Sash(panel_paint('window blue', (0.04, 0.13, 0.36), 0.3), columns=2, rows=2, splay=0.12,
        board=old_wood('sill chestnut', (0.23, 0.115, 0.05), (0.10, 0.048, 0.022), 0)))
    room.rest(lime)
    room.ceiling(limewash('patio ceiling', (0.78, 0.76, 0.71), 0.2), Beams(old_wood('chestnut beams', (0.20, 0.105, 0.05), (0.085, 0.042, 0.02), 1),
        'y', 0.78, 0.14, 0.17, 0.45, 0.9))
    blue = limewash('blue foot', (0.06, 0.15, 0.40), 0.4)
    for side in ('north', 'west', 'south', 'east'):
        room.moulding(blue, ((0, 0), (0.012, 0), (0.012, 0.16), (0, 0.162)), 0.0, None, (side,))
    with room.on('north'):
        folded_doors(parts, old_wood('door chestnut', (0.25, 0.125, 0.055), (0.11, 0.052, 0.024), 2))
        vase_with(parts, 6.5, 0.12, 0.96, 'jug', 0.2, (0.08, 0.16, 0.34), 'wild', 0.4, 4)
        for k, (x, z, r) in enumerate(((0.75, 1.95, 0.17), (1.2, 2.2, 0.13), (1.15, 1.78, 0.12), (0.42, 1.6, 0.12))):
            with parts.at(x, -0.02, z):
                with parts.tilted(Matrix.Rotation(1.5708, 4, 'X')):
                    plate(parts, 0, 0, 0, r, ((0.10, 0.20, 0.42), (0.16, 0.30, 0.24), (0.42, 0.22, 0.08), (0.30, 0.42, 0.46))[k])
    with room.on('west'):  # the plastered bench along the wall
        soft(parts, lime, 1.5, 5.6, -0.75, 0.05, 0.0, 0.4, 0.05, 0.0, 0, 0.0)
        linen = fabric((0.60, 0.55, 0.45))
        for k in range(3):
            soft(parts, linen, 1.6 + 1.3 * k, 2.88 + 1.3 * k, -0.74, -0.03, 0.4, 0.53, 0.04, 0.02, 0, 0.004, linen)
        covers = (fabric((0.05, 0.13, 0.34)), fabric((0.62, 0.58, 0.50), 'linen', (0.10, 0.18, 0.36), 0.04), fabric((0.60, 0.36, 0.08)),
            fabric((0.52, 0.20, 0.10)), fabric((0.62, 0.58, 0.50)))
        for k, x in enumerate((1.95, 2.4, 4.0, 4.9, 5.25)):
            pillow(parts, covers[k], x, -0.16, 0.53, 0.46, 0.15, (-8, 6, -4, 8, -10)[k], 68, k)
        straw_hat(parts, 3.3, -0.35, 0.55, 20)
    carpet(parts, 1.95, 3.4, 0.0, 90, 2.7, 1.7, 'stripes', ((0.58, 0.53, 0.43), (0.09, 0.17, 0.34), (0.50, 0.24, 0.10)))
    coffee_table(parts, 1.75, 3.4, 0.0, 90, 'plain', 1.2, 0.6, 'chestnut')
    pile_of_books(parts, 1.75, 3.15, 0.36, 3, 4, 20)
    bowl(parts, 1.72, 3.65, 0.36, 0.16, (0.66, 0.64, 0.58), ((0.72, 0.26, 0.01), (0.80, 0.34, 0.02), (0.70, 0.45, 0.02)))
    armchair(parts, 3.2, 2.75, 0.0, -62, 'lounge', fabric((0.62, 0.57, 0.47)), 'chestnut')
    dining_table(parts, 5.6, 3.5, 0.0, 0, 'round', 1.35, 1.35, 'chestnut')
    for x, y, turn in ((5.6, 4.5, 0), (4.6, 3.3, 80), (6.45, 3.85, -82)):
        chair(parts, x, y, 0.0, turn, 'ladder', 'chestnut')
    vase_with(parts, 5.65, 3.5, 0.745, 'round', 0.24, (0.66, 0.64, 0.58), 'eucalyptus', 0.55, 2)
    tumbler(parts, 5.25, 3.3, 0.745)
    plate(parts, 5.95, 3.2, 0.745, 0.13, (0.10, 0.20, 0.42))
    hanging_lamp(parts, 5.6, 3.5, HEIGHT, 0, 'basket', 1.15, 0.3, 1.2, None, 8)
    fig(parts, 0.5, 5.45, 0.0, 1.3, 3, 'basket')
    basket(parts, 2.2, 5.55, 0.0, 0.46, 0.36, 0.3, 10, (0.60, 0.55, 0.45))
    patio(parts)
    parts.finish()
    daylight(room, 'north', 52, (0.90, 0.94, 1.0))
    fill(room, 12)
    view(3.85, 0.2, 1.4, -3, 20.5, -0.02)
    return daylit(0.36)


if __name__ == '__main__':
    shoot({'patio-house-inside': patio_house})
