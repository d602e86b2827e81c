"""slide-houses: a modern white villa with a pool, lawn and cypresses on a summer evening."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from building import *  # noqa: F401,F403
from planting import bush, leaf, place
from street import pot, table_set
from surfaces import shaded
from trees import bark, cypress, oak, olive
from urban_harbour import parasol
from urban_modern import glazed, grass_field, lounger
from urban_stage import Shot, camera, shoot, sky


def pool_water():
    made, nodes, surface = shaded('pool water')
    if nodes is None:
        return made
    ripple = nodes.noise(nodes.position(), 1.7, 2, 0.5, 0.8)
    normal = nodes.new('Bump', Height=ripple, Strength=0.12, Distance=0.3).outputs[0]
    through = nodes.new('BsdfTransparent', Color=(0.50, 0.88, 0.92)).outputs[0]
    gloss = nodes.new('BsdfGlossy', Roughness=0.0, Normal=normal).outputs[0]
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((nodes.new('Fresnel', IOR=1.33, Normal=normal).outputs[0], through, gloss), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], surface)
    nodes.new('OutputAOV', name='pane', Value=1.0)
    return made


def pool(p, x0, x1, y0, y1):
    mosaic = paving('mosaic', (0.12, 0.40, 0.44), (0.15, 0.46, 0.49), (0.1, 0.1), 0.004)
    p.box(mosaic, x0, x1, y0, y1, -1.5, -1.4)
    wet = plain('pool side', (0.13, 0.42, 0.46), 0.3)
    for lit in (mosaic, wet):  # lamps under water
        lit.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (0.10, 0.62, 0.70, 1)
        lit.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.55
        lit.cycles.sample_as_light = False
    for a, b, c, d in ((x0, x1, y0 - 0.05, y0), (x0, x1, y1, y1 + 0.05), (x0 - 0.05, x0, y0, y1), (x1, x1 + 0.05, y0, y1)):
        p.box(wet, a, b, c, d, -1.5, 0.02)
    for i in range(3):
        p.box(wet, x1 - 0.4 * (3 - i), x1, y0, y0 + 2.2, -1.4, -0.35 - 0.35 * (2 - i))
    p.face(pool_water(), (x0, y0, -0.05), (x1, y0, -0.05), (x1, y1, -0.05), (x0, y1, -0.05))


def slide_houses():
    chance = random.Random(101)
    p = Parts()
    sky(7.5, -128, 0.16, sun=4.6, sun_colour=(1.0, 0.62, 0.34), cover=0.5, cloud_light=(1.0, 0.74, 0.56), cloud_shade=(0.44, 0.42, 0.54), cloud_power=4.2, seed=104.9, dust=1.5, ozone=3, scale=0.9)
    white, frame = plaster('villa white', (0.74, 0.71, 0.66), 0.12, 0.1), plain('villa frame', (0.02, 0.02, 0.022), 0.35, 0.5)
    stone = brick('layered stone', (0.44, 0.37, 0.28), (0.24, 0.20, 0.155), (0.12, 0.10, 0.08), 0.4, 0.55, 0.12)
    cedar = timber('cedar', (0.40, 0.20, 0.09), (0.24, 0.11, 0.045), 0.11, True, weather=0.15)
    soffit = timber('cedar soffit', (0.44, 0.24, 0.11), (0.30, 0.15, 0.065), 0.12, weather=0.05)
    slabs = paving('travertine slabs', (0.58, 0.52, 0.44), (0.50, 0.45, 0.37), (1.2, 0.8), 0.006, offset=0.0)
    rim = concrete('pool rim', (0.56, 0.51, 0.44), weather=0.15)
    deck = timber('ipe deck', (0.34, 0.20, 0.11), (0.22, 0.125, 0.065), 0.13, weather=0.15, rough=0.5)
    # ground floor: a long pavilion; the stone wall runs through it into the garden
    with p.at(0, 0, 0.32):
        glazed(p, -9.0, 3.4, 0, 0.02, 3.1, 7, frame, chance, True, 6.5, 19, drapes=1.0)
        with p.at(-9.0, 6.5, 0, -90):
            glazed(p, 0, 6.5, 0, 0.02, 3.1, 3, frame, chance, False, 4)
        p.box(stone, 3.4, 4.0, -4.6, 8, -0.3, 3.1)
        p.box(cedar, 4.0, 12.2, 0.9, 7.5, -0.3, 3.1)
        with p.at(4.0, 0.86, 0):
            wall(p, 0, 8.2, -0.3, 3.1, [Opening(2.2, 6.4, 0.9, 2.4), Opening(0.5, 1.6, 0.02, 2.5)], cedar, Look(frame, columns=3, depth=0.2, lit=1.0, curtain=0.3), chance)
        p.box(white, -10.6, 12.8, -2.9, 8, 3.1, 3.52, 0.02)
        p.box(soffit, -10.4, 12.6, -2.7, 0.8, 3.06, 3.1)
        # upper floor: a white frame that reaches out to the left over the terrace
        for a, b in ((-7.4, -6.95), (7.25, 7.7)):
            p.box(white, a, b, -1.9, 7, 3.52, 6.6, 0.0)
        p.box(white, -7.4, 7.7, -1.9, 7, 6.6, 7.05, 0.0)
        p.box(soffit, -6.9, 7.2, -1.8, 0.5, 6.56, 6.6)
        glazed(p, -6.95, 2.2, 0.4, 3.56, 6.56, 5, frame, chance, True, 5, 17, drapes=1.0)
        p.box(cedar, 2.2, 7.25, 0.35, 0.6, 3.52, 6.6)
        with p.at(2.2, 0.3, 0):
            wall(p, 0, 5.05, 3.52, 6.6, [Opening(1.6, 3.8, 3.9, 6.2)], cedar, Look(frame, columns=2, depth=0.2, lit=1.0, curtain=1.0), chance)
        rail = plain('villa rail', (0.1, 0.1, 0.1), 0.35, 0.7)
        railing(p, rail, (-6.95, -1.75, 3.52), (7.25, -1.75, 3.52), 1.0, 'glass')
        railing(p, rail, (-10.4, -2.75, 3.52), (-7.4, -2.75, 3.52), 1.0, 'glass')
        railing(p, rail, (-10.4, 6, 3.52), (-10.4, -2.75, 3.52), 1.0, 'glass')
        p.box(stone, 8.6, 9.8, 4.2, 5.2, 3.5, 7.6)
        for i in range(7):
            p.box(glow('soffit lamp', (1.0, 0.70, 0.42), 7), -9.3 + i * 1.9, -9.18 + i * 1.9, -1.6, -1.48, 3.03, 3.05)
        for i in range(5):
            p.box(glow('soffit lamp', (1.0, 0.70, 0.42), 7), -6.0 + i * 2.9, -5.88 + i * 2.9, -0.8, -0.68, 6.53, 6.55)
        for x, y in ((-9.8, -1.2), (8.4, -1.4), (10.2, -1.5)):
            pot(p, x, y, 3.52, chance, 0.26, 0.9)
    # terrace with the pool let in, deck, steps to the lawn
    px0, px1, py0, py1 = -8.8, 5.0, -10.4, -6.0
    for a, b, c, d in ((-12, 12.8, py1 + 0.35, 0.4), (-12, px0 - 0.35, -11.6, py1 + 0.35), (px1 + 0.35, 12.8, -11.6, py1 + 0.35), (px0 - 0.35, px1 + 0.35, -11.6, py0 - 0.35)):
        p.box(slabs, a, b, c, d, -0.25, 0.3, 0.012)
    for a, b, c, d in ((px0 - 0.35, px1 + 0.35, py1, py1 + 0.35), (px0 - 0.35, px1 + 0.35, py0 - 0.35, py0), (px0 - 0.35, px0, py0, py1), (px1, px1 + 0.35, py0, py1)):
        p.box(rim, a, b, c, d, -0.25, 0.34, 0.02)
    with p.at(0, 0, 0.3):
        pool(p, px0, px1, py0, py1)
    p.box(deck, -10.4, 3.4, -2.8, -0.05, 0.28, 0.33)
    with p.at(0, -11.6, 0):
        steps(p, rim, -4.2, -0.4, 0.3, 2, 0.4, 0.15)
    with p.at(0, 0, 0.3):
        lounger(p, 7.2, -8.2, 0, 186)
        lounger(p, 8.6, -8.1, 0, 190)
        parasol(p, 9.8, -7.0, 0, (0.62, 0.57, 0.48), 1.7)
        p.lathe(plain('side table', (0.3, 0.18, 0.09), 0.5), (7.9, -8.7, 0), ((0.01, 0.4), (0.24, 0.4), (0.24, 0.44), (0.01, 0.44)), 20)
        p.box(cloth('towel', (0.10, 0.22, 0.26)), 6.85, 7.5, -9.0, -7.9, 0.435, 0.45)
        table_set(p, -1.6, -1.6, 0.03, 20, 4)
        sofa = plain('garden sofa', (0.50, 0.46, 0.40), 0.95)
        p.box(sofa, -8.8, -6.2, -1.3, -0.4, 0.12, 0.45, 0.08)
        p.box(sofa, -8.8, -6.2, -0.6, -0.38, 0.4, 0.8, 0.08)
        p.box(plain('low table', (0.16, 0.09, 0.05), 0.4), -8.0, -6.9, -2.4, -1.8, 0.3, 0.36, 0.02)
        for x, y, h in ((3.0, -3.4, 1.0), (-11.2, -3.6, 1.1), (5.0, -4.6, 0.7), (11.6, -3.2, 1.2), (-11.3, -10.8, 0.9), (5.9, -1.0, 1.3)):
            pot(p, x, y, 0, chance, 0.3, h, (0.36, 0.32, 0.27))
        for x, y in ((-9.9, -11.2), (6.0, -11.2), (-2.0, -4.9), (2.9, -5.0)):
            p.box(glow('lantern', (1.0, 0.55, 0.2), 4), x - 0.07, x + 0.07, y - 0.07, y + 0.07, 0.04, 0.26)
            p.box(plain('lantern iron', (0.03, 0.03, 0.03), 0.5), x - 0.09, x + 0.09, y - 0.09, y + 0.09, 0.26, 0.3)
    ground = lawn_ground('villa lawn', (0.10, 0.14, 0.035), (0.045, 0.075, 0.018))
    hills = lambda x, y: -0.02 if y < 16 else -0.02 + ((y - 16) * 0.16) + 9 * math.sin(x * 0.011 + 1) * min(1, (y - 16) / 90) + 5 * math.sin(x * 0.03 + y * 0.02) * min(1, (y - 16) / 120)
    for a, b, c, d in ((-300, -11.9, -40, 16), (12.7, 300, -40, 16), (-11.9, 12.7, -40, -11.5), (-11.9, 12.7, 0.3, 16)):
        p.face(ground, (a, c, -0.02), (b, c, -0.02), (b, d, -0.02), (a, d, -0.02))
    xs, ys = [-500 + i * 20 for i in range(51)], [16 + i * 14 for i in range(32)]
    p.add(ground, [(x, y, hills(x, y)) for y in ys for x in xs], [(j * 51 + i, j * 51 + i + 1, (j + 1) * 51 + i + 1, (j + 1) * 51 + i) for j in range(31) for i in range(50)], True)
    p.finish()
    blades = leaf('villa blades', (0.045, 0.085, 0.013), (0.13, 0.18, 0.035))
    grass_field(chance, blades, (-17, 18, -21, -11.6), 1.0, 0.065, None, count=1400)
    grass_field(chance, blades, (12.8, 19, -11.6, 0), 1.0, 0.065, None, count=900)
    grass_field(chance, blades, (-18, -12, -11.6, 0), 1.0, 0.065, None, count=900)
    dark, wood = leaf('cypress leaf', (0.012, 0.035, 0.012), (0.045, 0.08, 0.022)), bark('garden bark', (0.2, 0.16, 0.12), (0.08, 0.06, 0.045))
    silver, green_ = leaf('olive leaf', (0.08, 0.10, 0.05), (0.20, 0.22, 0.12)), leaf('garden leaf', (0.03, 0.065, 0.014), (0.12, 0.15, 0.03))
    columns = [cypress(f'column {i}', dark, wood, 10.5, i + 3, count=9000) for i in range(2)]
    for i, (x, y, s) in enumerate(((-13.4, 2.0, 1.0), (-14.9, 4.4, 1.15), (-13.2, 7.0, 0.9), (13.8, 5.0, 1.05), (15.2, 7.6, 1.2), (17.0, 4.0, 0.95), (6.0, 15, 1.1), (-5, 16, 1.0))):
        place(columns[i % 2], x, y, -0.05, s, i)
    old = olive('garden olive', silver, wood, 5.0, 6, count=15000)
    place(old, -13.6, -6.4, 0, 1.05, 0.4)
    place(old, 15.2, -6.8, 0, 1.1, 2.4)
    place(oak('garden oak', green_, wood, 11, 4, count=14000, size=0.1), 19.5, 12, 0, 1.0, 1)
    rose, lavender = leaf('rose red', (0.45, 0.05, 0.08), (0.65, 0.16, 0.2)), leaf('lavender', (0.22, 0.14, 0.42), (0.4, 0.28, 0.6))
    beds = [bush('bed rose', green_, 0.8, 1.1, 2400, 0.05, 3, rose, 380, 0.05), bush('bed lavender', silver, 0.6, 0.9, 2200, 0.045, 5, lavender, 900, 0.035), bush('bed green', green_, 1.0, 1.2, 2600, 0.055, 8)]
    for i in range(54):
        x, y = chance.choice(((chance.uniform(-13.2, -12.2), chance.uniform(-11, 1)), (chance.uniform(13.0, 14.2), chance.uniform(-11, 2)), (chance.uniform(4.4, 12.6), chance.uniform(-0.2, 0.5)), (chance.uniform(-15, -11), chance.uniform(0, 4))))
        place(chance.choice(beds), x, y, 0.25 if 4 < x < 12.7 else 0, chance.uniform(0.55, 1.1), i)
    far = [oak('hill oak', leaf('hill leaf', (0.025, 0.05, 0.014), (0.09, 0.11, 0.03)), wood, 9, 5, count=3500, size=0.2), cypress('hill cypress', dark, wood, 12, 9, count=2500, size=0.22)]
    for i in range(520):
        y = 24 + chance.random() ** 1.4 * 380
        x = chance.uniform(-60 - y, 60 + y)
        place(far[1] if chance.random() < 0.25 else far[0], x, y, hills(x, y) - 0.2, chance.uniform(0.6, 1.25), i)
    camera(9.2, -19.5, 2.9, -21, 22, 0.045)
    return Shot(exposure=0.3, haze=(0.60, 0.50, 0.50), haze_metres=600, haze_most=0.75, glow=0.07)


shoot({'slide-houses': slide_houses})
