"""thatched-house-inside: the captain's kitchen. Blue-and-white tiles behind the range, low painted beams, hollyhocks before the windows."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from belongings import basket, kettle, pan
from comforts import greens, pot
from indoors_crockery import board, bread, counter_things, crockery, plate_pile, rail_with_tools
from indoors_floors import boards, limewash, panel_paint
from indoors_joinery import boarding, panelling, shelves
from indoors_kitchen import kitchen, range_cooker
from indoors_light import daylight, daylit, fill, lamp, shoot, sky, soft_box, view
from indoors_materials import enamel, fabric, grained
from indoors_pictures import picture
from indoors_room import Beams, Opening, Room, Sash
from indoors_rugs import carpet
from indoors_tables import chair, dining_table
from indoors_things import curtain, hanging_lamp, vase_with
from land_things import picket_fence
from outside import fbm, haze, soil, terrain
from planting import bush, hollyhock, lawn, leaf, patch, place, scattered, spread
from shapes import Parts
from surfaces import bump, material, plain
from tableware import bowl, mug
from trees import bark, far_trees, pine

WIDTH, DEPTH, HEIGHT, THICK = 4.9, 4.5, 2.34, 0.4
NORTH = Opening(0.72, 1.72, 1.06, 1.98)
WEST = [Opening(0.55, 1.6, 0.86, 1.98), Opening(2.35, 3.4, 0.86, 1.98)]


def delft(name='delft tiles', size=0.13):
    """White glaze with small figures in blue, a corner flower where four meet."""
    made, nodes, shader = material(name)
    if nodes:
        _, u, v = nodes.on_wall()
        u, v = nodes.math('DIVIDE', u, size), nodes.math('DIVIDE', v, size)
        a, b = (nodes.math('SUBTRACT', nodes.math('FRACT', k), 0.5) for k in (u, v))
        length = lambda p, q: nodes.math('SQRT', nodes.math('ADD', nodes.math('MULTIPLY', p, p), nodes.math('MULTIPLY', q, q)))
        corner = length(nodes.math('SUBTRACT', nodes.math('ABSOLUTE', a), 0.5), nodes.math('SUBTRACT', nodes.math('ABSOLUTE', b), 0.5))
        drawn = nodes.noise(nodes.position(), 62, 3, 0.6, 0.8)
        inside = nodes.math('ADD', drawn, nodes.math('MULTIPLY', length(a, b), -0.75))
        figure = nodes.ramp(inside, (0.30, 0.0), (0.36, 1.0))
        flower = nodes.ramp(nodes.math('ADD', corner, nodes.math('MULTIPLY', drawn, 0.12)), (0.17, 1.0), (0.2, 0.0))
        chance = nodes.new('TexWhiteNoise', noise_dimensions='2D', Vector=nodes.new('CombineXYZ', X=nodes.math('FLOOR', u), Y=nodes.math('FLOOR',
            v)).outputs[0])
        glaze = nodes.ramp(chance.outputs['Value'], (0.0, (0.60, 0.60, 0.57)), (1.0, (0.70, 0.70, 0.68)))
        colour = nodes.mix(nodes.math('MAXIMUM', figure, flower), glaze, (0.045, 0.11, 0.30))
        edge = nodes.math('MAXIMUM', nodes.math('ABSOLUTE', a), nodes.math('ABSOLUTE', b))
        joint = nodes.ramp(edge, (0.475, 0.0), (0.487, 1.0))
        nodes.put(nodes.mix(joint, colour, (0.50, 0.48, 0.43)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.14, 0.5
        bump(nodes, shader, nodes.math('SUBTRACT', nodes.math('MULTIPLY', nodes.noise(nodes.position(), 9, 2), 0.3), joint), 0.25, 0.004)
    return made


def ground(x, y):
    return -0.35 + 0.1 * fbm(x, y, 0.2, 3, 2)


def garden():
    chance = random.Random(9)
    terrain('garden', (-90, 60, -40, 90), (70, 60), ground, soil('garden', (0.05, 0.08, 0.02), (0.14, 0.17, 0.05), 0.2, 2.0))
    green, dark = leaf('leaves', (0.05, 0.10, 0.015), (0.20, 0.26, 0.055)), leaf('needles', (0.02, 0.05, 0.025), (0.08, 0.12, 0.05))
    red_bark = bark('pine bark', (0.36, 0.17, 0.09), (0.13, 0.07, 0.045))
    tints = {'rose': ((0.55, 0.08, 0.20), (0.75, 0.28, 0.42)), 'white': ((0.75, 0.68, 0.62), (0.85, 0.8, 0.75)),
        'apricot': ((0.72, 0.36, 0.2), (0.8, 0.55, 0.3))}
    flowers = {name: leaf(name, *pair) for name, pair in tints.items()}
    tall = [hollyhock(f'hollyhock {name}', green, made, 1.75, i) for i, (name, made) in enumerate(flowers.items())]
    spots = [(-0.85 - chance.uniform(0, 0.6), y) for y in (0.7, 1.0, 1.5, 2.5, 2.9, 3.6, 3.9)] + [(x,
        DEPTH + 0.9 + chance.uniform(0, 0.6)) for x in (0.6, 0.95, 1.6, 2.0)]
    spread(tall, spots + [(-4.4, y) for y in (-1, 0.2, 1.6, 2.2, 4, 5.2)], ground, chance, 0.85, 1.15)
    low = [bush('roses', green, 0.9, 1.0, 1000, 0.055, 5, flowers['rose'], 110, 0.06), bush('marguerites', green, 0.6, 0.7, 800, 0.04, 6,
        flowers['white'], 150, 0.04),
        bush('hydrangea', green, 0.95, 1.2, 1000, 0.08, 4, leaf('hydrangea flowers', (0.22, 0.30, 0.62), (0.50, 0.52, 0.78)), 300, 0.07)]
    spread(low, [(-4.1 + chance.uniform(-0.3, 0.3), y * 0.8 - 3) for y in range(16)] + [(x * 0.8 - 2, DEPTH + 5 + chance.uniform(-0.3,
        0.3)) for x in range(9)],
        ground, chance, 0.7, 1.1)
    pines = [pine(f'pine {i}', dark, red_bark, 10 + 2 * i, i + 5, 7000, bend=0.09) for i in range(2)]
    for x, y, k in ((-15, 0, 0), (-9, 15, 1), (-12, 19, 1), (0.5, 16, 0), (4, 19, 1), (-5, 20, 0), (-20, 0, 1)):
        place(pines[k], x, y, ground(x, y), chance.uniform(0.8, 1), chance.uniform(0, 6))
    spread(far_trees(green, red_bark, ('oak', 'oak'), 5, 7, 1300), scattered(chance, 70, (-60, 20, 24, 60)) + scattered(chance, 60, (-60, -26, -20,
        40)),
        ground, chance, 0.7, 1.1)
    blades = leaf('grass', (0.06, 0.12, 0.015), (0.22, 0.29, 0.06), 0.4)
    lawn([patch('mown', blades, 2, 900, 0.12, 0.009, 0.6, 0.4)], (-11, 6, 0, 16), ground, 1.9, chance, lambda x,
        y: 0.0 if -0.7 < x and y < DEPTH + 0.8 else 1.0)
    parts = Parts()
    with parts.at(-4.9, 0, -0.3, 90):
        picket_fence(parts, plain('picket white', (0.72, 0.71, 0.68), 0.5), -8, 12, 0, 0.0, 0.88)
    parts.finish()
    haze((0.56, 0.67, 0.80), 900, 0.9)


def hearth(parts, white, tiles):
    """The chimney breast with its tiled recess, in the north wall's place."""
    teal, wood = panel_paint('hearth blue', (0.075, 0.16, 0.20), 0.4), panel_paint('bressumer', (0.20, 0.28, 0.29), 0.5)
    a, b, deep, low = 2.38, 4.52, 0.72, 1.62
    for x0, x1 in ((a, a + 0.24), (b - 0.24, b)):
        parts.box(white, x0, x1, -deep, 0, 0, low)
    for face in (((a + 0.24, -0.004, 0), (b - 0.24, -0.004, 0), (b - 0.24, -0.004, low), (a + 0.24, -0.004, low)),
            ((a + 0.243, -deep, 0), (a + 0.243, 0, 0), (a + 0.243, 0, low), (a + 0.243, -deep, low)),
            ((b - 0.243, 0, 0), (b - 0.243, -deep, 0), (b - 0.243, -deep, low), (b - 0.243, 0, low))):
        parts.face(tiles, *face)
    parts.box(white, a, b, -deep, 0, low, HEIGHT)
    parts.box(wood, a - 0.05, b + 0.05, -deep - 0.05, -deep + 0.1, low - 0.05, low + 0.2, 0.015)
    parts.box(wood, a - 0.08, b + 0.08, -deep - 0.2, -deep + 0.1, low + 0.2, low + 0.235, 0.012)
    crockery(parts, a + 0.05, b - 0.05, -deep - 0.1, low + 0.235, 5, 'crockery')
    x = (a + b) / 2
    range_cooker(parts, x, -0.03, 0, 0, 1.2, enamel((0.075, 0.15, 0.19)))
    kettle(parts, x - 0.32, -0.38, 0.92)
    pan(parts, x + 0.25, -0.3, 0.92)
    rail_with_tools(parts, x, 0, 1.42, 0, 1.1, None, 4)
    lamp(x, DEPTH - 0.45, low - 0.12, 5)


def thatched_house():
    sky(25, -70, 0.22, 1.0, 0.9, 1.5, 42.0, (1.0, 0.92, 0.78), 0.7, 0.45, (1.0, 0.98, 0.95), (0.6, 0.64, 0.72), 5.0, 1.3, 31.0)
    garden()
    parts = Parts()
    room = Room(parts, WIDTH, DEPTH, HEIGHT, THICK)
    white, tiles = limewash('kitchen lime', (0.76, 0.745, 0.70), 0.4), delft()
    blue, teal = panel_paint('cupboard blue', (0.30, 0.40, 0.43), 0.4), panel_paint('window teal', (0.035, 0.17, 0.19), 0.35)
    room.floor(boards('ochre floor', (0.50, 0.33, 0.12), (0.43, 0.27, 0.09), 0.24, 4.5, 'y', 0.55))
    sash = Sash(panel_paint('window white', (0.70, 0.69, 0.65)), columns=2, rows=3, bar=0.055, splay=0.12, set_back=0.1,
        board=panel_paint('sill white', (0.70, 0.69, 0.65)))
    room.wall('north', white, [NORTH], sash)
    room.wall('west', white, WEST, sash)
    room.rest(white)
    room.ceiling(panel_paint('ceiling white', (0.71, 0.70, 0.66)), Beams(panel_paint('beam blue', (0.42, 0.51, 0.53), 0.5), 'y', 0.98, 0.15, 0.17,
        0.5, 0.5))
    with room.on('north'):
        kitchen(parts, 0.02, 0, 0, 0, (('doors', 0.72), ('sink', 0.9), ('drawers', 0.7)), 'farmhouse', blue, grained(parts, 'oak', 0), None, None,
            'brass')
        for x0, x1, z1 in ((0.0, 2.38, 1.06), (0.0, 0.6, 1.6), (1.84, 2.38, 1.6)):
            parts.face(tiles, (x0, -0.005, 0.9), (x1, -0.005, 0.9), (x1, -0.005, z1), (x0, -0.005, z1))
        counter_things(parts, 0.06, 0.66, -0.3, 0.9, 3, ['jars', 'kettle'])
        counter_things(parts, 1.74, 2.3, -0.3, 0.9, 5, ['spoons', 'oil', 'herbs'])
        pot(parts, 1.5, 0.1, NORTH.z0 + 0.005, 0.07, 0.12, (0.5, 0.52, 0.78), 4, 110, 0.2, None, greens('sill herb', (0.05, 0.11, 0.025)), 0.03)
        hearth(parts, white, tiles)
    with room.on('west'):
        boarding(parts, 0, room.long('west'), 0, 0.8, blue, 0.12)
        parts.box(blue, 0, room.long('west'), -0.03, 0, 0.8, 0.84, 0.008)
        for o in WEST:
            curtain(parts, o.x0 - 0.2, o.x0 + 0.14, -0.06, 2.1, 0.98, fabric((0.62, 0.60, 0.55), 'linen', (0.10, 0.2, 0.36), 0.03, 'check'), 1.0, 3)
            curtain(parts, o.x1 - 0.14, o.x1 + 0.2, -0.06, 2.1, 0.98, fabric((0.62, 0.60, 0.55), 'linen', (0.10, 0.2, 0.36), 0.03, 'check'), 1.0, 7)
            pot(parts, o.x0 + 0.4, 0.1, o.z0 + 0.005, 0.075, 0.13, (0.62, 0.2, 0.3), 5, 120, 0.22, None, greens('sill leaf', (0.05, 0.11, 0.025)),
                0.03)
        parts.bar(teal, (0.2, -0.06, 2.11), (4.2, -0.06, 2.11), 0.012, 10)
    with room.on('east'):
        for z in shelves(parts, 1.0, 2.6, 0.95, 2.1, blue, 3, 0.24, white, 2):
            crockery(parts, 1.08, 2.52, -0.12, z, int(z * 10), 'crockery')
        parts.box(blue, 0.95, 2.65, -0.46, 0, 0, 0.9, 0.006)
        with parts.at(0, -0.46, 0):
            panelling(parts, 0.95, 2.65, 0.88, blue, 0.57)
        parts.box(grained(parts, 'oak', 0), 0.93, 2.67, -0.54, 0, 0.9, 0.94, 0.008)
        picture(parts, 3.3, -0.005, 1.5, 0, 'ship', 0.6, 0.45, 'gold', 4)
    carpet(parts, 2.1, 2.35, 0, 0, 2.5, 1.6, 'stripes', ((0.60, 0.57, 0.5), (0.13, 0.22, 0.34), (0.60, 0.57, 0.5)))
    dining_table(parts, 2.1, 2.3, 0, 0, 'farm', 1.6, 0.85, 'pine')
    for x, y, turn in ((1.55, 3.0, 4), (2.65, 2.98, -8), (1.5, 1.55, 174), (3.2, 2.2, -84)):
        chair(parts, x, y, 0.01, turn, 'ladder' if y > 2.9 else 'windsor', teal)
    with parts.at(2.1, 2.3, 0.745):
        vase_with(parts, -0.15, 0.1, 0, 'jug', 0.25, (0.60, 0.60, 0.58), 'wild', 0.45, 7)
        board(parts, 0.42, -0.1, 0, 15, 'oak')
        bread(parts, 0.42, -0.08, 0.022, 20)
        bowl(parts, 0.1, -0.22, 0, 0.14)
        mug(parts, -0.5, -0.2, 0, 30, (0.12, 0.2, 0.36))
        plate_pile(parts, -0.52, 0.15, 0, 4, 0.11)
    hanging_lamp(parts, 2.1, 2.3, HEIGHT - 0.02, 0, 'dome', 0.62, 0.2, 0.9, plain('lamp white', (0.66, 0.65, 0.61), 0.3, 0, 0.8), light=5)
    basket(parts, 0.55, 1.0, 0.0, 0.46, 0.34, 0.28, 60, (0.12, 0.2, 0.36))
    parts.finish()
    daylight(room, 'north', 80, (0.88, 0.93, 1.0))
    daylight(room, 'west', 66, (0.92, 0.95, 1.0))
    fill(room, 50)
    soft_box((2.4, 1.4, 0.95), (2.4, 1.9, 2.3), 3.6, 2.0, 16, (1.0, 0.97, 0.92))
    view(3.45, -0.05, 1.38, -15, 20.5, -0.01)
    return daylit(0.86)


if __name__ == '__main__':
    shoot({'thatched-house-inside': thatched_house})
