"""The rental's piers and what stands on them. World metres; decks are about 0.6 m above the water.

pier(start, end, width, height, …)   boards, beams, piles; returns a Pier with .at(along, across) and .posts (tops that take a rope)
mooring(cleat, post, sag)            a line with an eye over a post or round a bollard; world points
bollard, lamp_post, lifebuoy_stand, sign, bench, service_post, ladder, crates, bike — things on a deck: x, y, z of their foot, turn
boathouse(x, y, turn)                timber, on piles, doors to the water (-y before the turn)
float_dock(x, y, turn, nx, ny)       cubes of plastic for water scooters
buoy(x, y, colour), stairs(x, y, turn)
Lamps shine when the weather has lights (evening, blue-hour); call them before weather().
"""
import math
import random

import bpy
from mathutils import Matrix, Vector

from lines import curved, hanging, rope, tube
from outside import link
from shapes import Parts
from surfaces import bump, material, plain

DECK = 0.6


def boards(name='pier boards', light=(0.40, 0.35, 0.29), dark=(0.19, 0.155, 0.12), along=1, wet=0.0):
    """Weathered planks: each has its own grey, with grain, cracks and footworn places. `along`: axis of the grain."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    place, island = nodes.new('TexCoord').outputs['Object'], nodes.new('NewGeometry').outputs['Random Per Island']
    scale = [34.0, 34.0, 34.0]
    scale[along] = 1.3
    own = nodes.new('CombineXYZ', X=nodes.math('MULTIPLY', island, 31.0), Y=nodes.math('MULTIPLY', island, 17.0)).outputs[0]
    at = nodes.vector('ADD', nodes.vector('MULTIPLY', place, tuple(scale)), own)
    grain, cloud = nodes.noise(at, 1.0, 6, 0.62), nodes.noise(nodes.vector('ADD', place, own), 2.2, 7, 0.65)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', island, 0.34), nodes.math('ADD', nodes.math('MULTIPLY', grain, 0.42), nodes.math('MULTIPLY', cloud, 0.34)))
    colour = nodes.ramp(tone, (0.28, dark), (0.82, light))
    crack = nodes.ramp(nodes.noise(at, 0.55, 3, 0.5), (0.335, 1.0), (0.36, 0.0))
    colour = nodes.mix(nodes.math('MULTIPLY', crack, 0.75), colour, tuple(c * 0.2 for c in dark))
    stain = nodes.ramp(nodes.noise(place, 0.8, 6, 0.65), (0.52, 0.0), (0.7, 0.6))
    colour = nodes.mix(stain, colour, tuple(c * 0.45 for c in dark))
    nodes.put(colour, shader.inputs['Base Color'])
    nodes.put(nodes.ramp(nodes.math('ADD', cloud, wet), (0.3, 0.85), (0.75, 0.5)), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = 0.3
    bump(nodes, shader, nodes.math('SUBTRACT', grain, crack), 0.45, 0.004)
    return made


def pile_wood(name='piles', light=(0.27, 0.215, 0.16), dark=(0.10, 0.075, 0.055)):
    """Round posts: grain upwards, slimy green and wet dark near the water."""
    made, nodes, shader = material(name)
    if nodes:
        at, place = nodes.new('TexCoord').outputs['Object'], nodes.position()
        grain = nodes.noise(nodes.vector('MULTIPLY', at, (24, 24, 0.9)), 1.0, 7, 0.65)
        level = nodes.new('SeparateXYZ', Vector=place).outputs['Z']
        ragged = nodes.math('ADD', level, nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.noise(at, 7, 4, 0.6), 0.5), 0.2))
        colour = nodes.ramp(nodes.math('ADD', nodes.math('MULTIPLY', grain, 0.8), nodes.math('MULTIPLY', nodes.new('NewGeometry').outputs['Random Per Island'], 0.2)),
            (0.3, dark), (0.7, light))
        colour = nodes.mix(nodes.ramp(ragged, (0.16, 0.75), (0.42, 0.0)), colour, (0.030, 0.036, 0.014))
        colour = nodes.mix(nodes.ramp(ragged, (0.03, 0.85), (0.12, 0.0)), colour, (0.010, 0.011, 0.008))
        nodes.put(colour, shader.inputs['Base Color'])
        nodes.put(nodes.ramp(ragged, (0.05, 0.22), (0.2, 0.8)), shader.inputs['Roughness'])
        bump(nodes, shader, grain, 0.6, 0.008)
    return made


class Pier:
    def __init__(self, matrix, length, width, height):
        self.matrix, self.length, self.width, self.height, self.posts = matrix, length, width, height, []

    def at(self, along, across=0.0, up=0.0):
        """A point on the deck: metres from the start, metres from the middle (to the left positive)."""
        return self.matrix @ Vector((along, across, self.height + up))

    def nearest(self, point):
        """The top of the post that is nearest to a world point, for mooring()."""
        return min(self.posts, key=lambda p: (p - Vector(point)).length)


def placed(parts, matrix):
    """Objects of the parts, whose own coordinates keep along the pier."""
    made = parts.finish()
    for thing in made:
        thing.matrix_world = matrix
    return made


def pier(start, end, width=1.9, height=DECK, spacing=2.4, tall=(0, 2), rise=0.85, sides=(1, -1), seed=1, board=0.145, rail=None, tyres=False,
         light=None, dark=None, name='pier boards'):
    """From (x, y) to (x, y). Every pile pair whose number is a multiple of `tall[1]` (from tall[0]) stands `rise` above the deck, on
    `sides` (1 left, -1 right); the others end under the boards with a bollard between now and then. `rail`: a side with a handrail."""
    chance, parts = random.Random(seed), Parts()
    start, way = Vector((*start, 0)), Vector((end[0] - start[0], end[1] - start[1], 0))
    length = way.length
    matrix = Matrix.Translation(start) @ Matrix.Rotation(math.atan2(way.y, way.x), 4, 'Z')
    made = Pier(matrix, length, width, height)
    planks = boards(name, *([light, dark] if light else []))
    beams, post, nail = boards('pier beams', (0.26, 0.215, 0.165), (0.12, 0.095, 0.07), 0), pile_wood(), plain('nails', (0.05, 0.045, 0.04), 0.5, 0.8)
    x = 0.0
    while x < length - 0.05:
        wide = board - 0.010 + chance.uniform(-0.006, 0.004)
        over = 0.05 + chance.uniform(-0.025, 0.03)
        parts.block(planks, (x + board / 2, chance.uniform(-0.015, 0.015), height - 0.021 + chance.uniform(-0.004, 0.004)),
            (wide, width + 2 * over, 0.042), 0.006, chance.uniform(-0.35, 0.35), (chance.uniform(-0.2, 0.2), chance.uniform(-0.8, 0.8)))
        for y in (-width * 0.43, width * 0.43, 0.0):
            for dx in (0.03, board - 0.045):
                parts.lathe(nail, (x + dx + chance.uniform(-0.005, 0.005), y + chance.uniform(-0.006, 0.006), height), ((0.005, 0.0), (0.004, 0.003), (0, 0.003)), 6)
        x += board
    for y in (-width * 0.43, 0.0, width * 0.43):
        parts.box(beams, 0.02, length - 0.02, y - 0.05, y + 0.05, height - 0.21, height - 0.046, 0.008)
    for s in (-1, 1):
        parts.box(beams, 0, length, s * (width / 2 + 0.005) - 0.022, s * (width / 2 + 0.005) + 0.022, height - 0.24, height - 0.055, 0.008)
    count = max(1, round(length / spacing))
    for i in range(count + 1):
        x = 0.15 + (length - 0.3) * i / count
        parts.box(beams, x - 0.06, x + 0.06, -width / 2 + 0.03, width / 2 - 0.03, height - 0.34, height - 0.2, 0.01)
        for s in (-1, 1):
            high = s in sides and (i - tall[0]) % tall[1] == 0 if tall else False
            y, r = s * (width / 2 + (0.10 if high else -0.12)), chance.uniform(0.088, 0.105)
            top = height + rise * chance.uniform(0.92, 1.06) if high else height - 0.06
            lean = (chance.uniform(-0.03, 0.03), chance.uniform(-0.03, 0.03))
            tip = (x + lean[0], y + lean[1], top)
            parts.bar(post, (x, y, -1.6), tip, r * 1.05, 18, r * 0.96)
            if high:
                parts.bar(post, tip, (tip[0], tip[1], top + 0.035), r * 0.95, 18, r * 0.6)
                made.posts.append(matrix @ Vector((tip[0], tip[1], top - 0.16)))
            if tyres and i % 3 == 1:
                rubber = plain('tyre', (0.018, 0.018, 0.019), 0.75)
                ring = [(x + 0.27 * math.cos(a), s * (width / 2 + 0.11), height - 0.3 + 0.27 * math.sin(a)) for a in [6.2832 * k / 24 for k in range(24)]]
                tube(parts, rubber, ring, 0.085, 12, True)
    if rail is not None:
        rail_wood = boards('pier rail', (0.36, 0.31, 0.25), (0.2, 0.16, 0.12), 0)
        for i in range(count + 1):
            x = 0.15 + (length - 0.3) * i / count
            parts.box(rail_wood, x - 0.045, x + 0.045, rail * (width / 2 - 0.06) - 0.045, rail * (width / 2 - 0.06) + 0.045, height - 0.2, height + 1.0, 0.01)
        for z in (0.5, 0.98):
            parts.box(rail_wood, 0, length, rail * (width / 2 - 0.06) - 0.03, rail * (width / 2 - 0.06) + 0.03, height + z - 0.06, height + z + 0.03, 0.01)
    placed(parts, matrix)
    return made


def bollard(x, y, z=DECK, height=0.42, radius=0.11):
    """A short iron bollard with a cap; returns where its rope lies."""
    parts, iron = Parts(), worn_iron()
    parts.lathe(iron, (x, y, z), ((radius * 1.7, 0), (radius * 1.7, 0.025), (radius * 1.05, 0.05), (radius * 0.9, height * 0.6), (radius * 1.25, height * 0.82),
        (radius * 1.3, height * 0.92), (radius * 0.9, height), (0, height)), 24)
    parts.finish()
    return Vector((x, y, z + height * 0.45))


def worn_iron(name='worn iron', colour=(0.035, 0.037, 0.04)):
    made, nodes, shader = material(name)
    if nodes:
        tone = nodes.noise(nodes.position(), 9, 7, 0.65)
        nodes.put(nodes.ramp(tone, (0.55, colour), (0.7, (0.13, 0.055, 0.025))), shader.inputs['Base Color'])
        nodes.put(nodes.ramp(tone, (0.3, 0.35), (0.7, 0.85)), shader.inputs['Roughness'])
        bump(nodes, shader, tone, 0.3, 0.004)
    return made


def mooring(cleat, post, sag=None, radius=0.011, turns=2, post_radius=0.105, made=None):
    """A line from a cleat (world point) to a post's rope height: hangs, and ends in turns round the post."""
    cleat, post = Vector(cleat), Vector(post)
    flat = Vector((cleat.x - post.x, cleat.y - post.y, 0))
    towards, parts = flat.normalized(), Parts()
    sag = max(0.02, (cleat - post).length * 0.05) if sag is None else sag
    a0 = math.atan2(towards.y, towards.x) + 1.45
    wound = [post + Vector((math.cos(a0 + t) * (post_radius + radius), math.sin(a0 + t) * (post_radius + radius), -0.5 * radius * t / 1.6))
             for t in [i * 6.2832 * turns / (18 * turns) for i in range(18 * turns + 1)]]
    rope(parts, hanging(cleat, wound[0], sag, 22) + wound[1:], radius, made, True)
    tail = wound[-1]
    rope(parts, curved([tail, tail + Vector((0.02, 0.01, -0.09)), tail + Vector((0.03, 0.02, -0.24))], 6), radius, made, True)
    return parts.finish()


def glowing(name='lamp glass'):
    """Milky glass that shines when the weather sets its `lights`."""
    made, nodes, shader = material(name)
    if nodes:
        power = nodes.new('Value')
        power.name, power.outputs[0].default_value = 'lights', 0.0
        nodes.put(nodes.math('MULTIPLY', power.outputs[0], 1.6), shader.inputs['Emission Strength'])
        shader.inputs['Emission'].default_value, shader.inputs['Base Color'].default_value = (1.0, 0.60, 0.27, 1), (0.72, 0.68, 0.58, 1)
        shader.inputs['Roughness'].default_value = 0.25
    return made


def dusk_light(place, watts, colour=(1.0, 0.58, 0.27), size=0.1):
    """A light that only burns in weathers with lights."""
    data = bpy.data.lights.new('dusk', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, size
    thing = link(bpy.data.objects.new('dusk', data))
    thing.location = place
    thing['dusk'] = watts
    thing.hide_render = True
    return thing


def lamp_post(x, y, z=DECK, turn=0.0, height=2.7, watts=90.0, style='lantern'):
    """style: 'lantern' (iron post, glass box), 'hook' (timber post with an enamel shade), 'low' (a bollard light)."""
    parts, iron, glass = Parts(), plain('lamp iron', (0.018, 0.02, 0.021), 0.45, 0.6), glowing()
    with parts.at(x, y, z, turn):
        if style == 'lantern':
            parts.lathe(iron, (0, 0, 0), ((0.11, 0), (0.11, 0.06), (0.06, 0.14), (0.045, 0.5), (0.036, height - 0.2), (0.055, height - 0.17), (0.03, height - 0.1)), 16)
            parts.lathe(glass, (0, 0, height - 0.1), ((0.075, 0), (0.115, 0.29)), 6, smooth=False)
            for k in range(6):
                a = k * math.pi / 3
                parts.bar(iron, (0.078 * math.cos(a), 0.078 * math.sin(a), height - 0.1), (0.118 * math.cos(a), 0.118 * math.sin(a), height + 0.19), 0.006, 6)
            parts.lathe(iron, (0, 0, height + 0.19), ((0.15, 0), (0.15, 0.015), (0.06, 0.13), (0.02, 0.15), (0.02, 0.2), (0, 0.21)), 6, smooth=False)
            spot = (0, 0, height + 0.02)
        elif style == 'hook':
            parts.bar(pile_wood(), (0, 0, -0.3), (0, 0, height), 0.075, 14, 0.065)
            tube(parts, iron, curved([(0, 0, height - 0.25), (0.12, 0, height + 0.05), (0.4, 0, height + 0.1), (0.5, 0, height - 0.05)], 6), 0.014, 8)
            parts.lathe(plain('enamel', (0.04, 0.09, 0.075), 0.25, 0.0, 0.6), (0.5, 0, height - 0.22), ((0.19, 0), (0.16, 0.05), (0.06, 0.13), (0.035, 0.18), (0, 0.19)), 24)
            parts.lathe(glass, (0.5, 0, height - 0.24), ((0, -0.06), (0.05, -0.03), (0.055, 0.02), (0.03, 0.06)), 14)
            spot = (0.5, 0, height - 0.33)
        else:
            parts.lathe(iron, (0, 0, 0), ((0.07, 0), (0.06, 0.02), (0.06, 0.55)), 18)
            parts.lathe(glass, (0, 0, 0.55), ((0.055, 0), (0.055, 0.12)), 18)
            parts.lathe(iron, (0, 0, 0.67), ((0.075, 0), (0.075, 0.02), (0.03, 0.05), (0, 0.05)), 18)
            spot = (0, 0, 0.62)
        where = parts.place @ Vector(spot)
    parts.finish()
    return dusk_light(where, watts)


from pier_things import (bench, bike, boathouse, buoy, crates, float_dock, ladder, lifebuoy_stand, service_post, sign,  # noqa: E402,F401
                         stairs)
