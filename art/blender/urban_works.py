"""logistics-hall: a hall of ribbed pale metal with docks and two trucks, wet asphalt at dawn.
workshop: a former locomotive works turned studio, translucent wall glowing at dusk, rails and birches."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Matrix

from building import *  # noqa: F401,F403
from planting import leaf, patch, place
from street import bicycle, bench, bollard, lamp, planter, rails, table_set
from surfaces import shaded
from trees import bark, birch, oak
from urban_mill import cart, pallets
from urban_stage import Shot, area_lamp, camera, shoot, sky


def wheel(p, x, y, r=0.5, out=0.3):
    tyre, hub = plain('tyre', (0.015, 0.015, 0.016), 0.8), plain('hub', (0.45, 0.45, 0.46), 0.3, 0.9)
    with p.tilted(Matrix.Translation((x, y, r)) @ Matrix.Rotation(math.pi / 2, 4, 'X')):
        p.lathe(tyre, (0, 0, -out / 2), ((r * 0.55, 0), (r * 0.95, 0), (r, 0.05), (r, out - 0.05), (r * 0.95, out), (r * 0.55, out)), 26)
        for z in (-out / 2 + 0.03, out / 2 - 0.03):
            p.lathe(hub, (0, 0, z), ((0.01, 0.03), (r * 0.3, 0.03), (r * 0.35, -0.02), (r * 0.58, 0)), 20)


def truck(p, x, y, turn, cab_tint, body_tint, lit=True, length=13.2):
    """An articulated lorry whose rear stands at the origin and whose cab points along -y after turning."""
    cab, body = plain(f'cab {cab_tint}', cab_tint, 0.25, 0, 0.8), plain(f'trailer {body_tint}', body_tint, 0.45)
    dark, pane, steel = plain('truck dark', (0.02, 0.02, 0.022), 0.6), plain('windscreen', (0.012, 0.018, 0.022), 0.03, 0, 1.0), plain('truck steel', (0.5, 0.5, 0.5), 0.3, 1.0)
    with p.at(x, y, 0, turn):
        p.box(body, 0, length, -1.25, 1.25, 1.2, 3.95, 0.05)
        for i in range(int(length / 0.6)):
            for s in (-1.27, 1.255):
                p.box(body, i * 0.6 + 0.25, i * 0.6 + 0.29, s, s + 0.015, 1.3, 3.9)
        for s in (-1.28, 1.27):
            p.box(plain(f'stripe {cab_tint}', cab_tint, 0.4), 0.3, length - 0.3, s, s + 0.012, 2.1, 2.5)
        p.box(dark, 0.1, length, -0.5, 0.5, 0.95, 1.2, 0.02)
        for a in (1.6, 2.9, 4.2):
            for s in (-1.05, 1.05):
                wheel(p, a, s, 0.5, 0.34)
        for s in (-1.24, 1.2):
            p.box(dark, 5.2, length - 3.6, s, s + 0.04, 0.5, 0.95, 0.02)
        c = length + 0.7
        p.box(dark, length - 3.4, c + 2.0, -0.6, 0.6, 0.6, 0.95, 0.02)
        p.box(cab, c, c + 2.05, -1.22, 1.22, 0.85, 3.5, 0.14)
        p.box(cab, c - 0.1, c + 1.3, -1.15, 1.15, 3.4, 3.95, 0.2)
        p.box(pane, c + 1.9, c + 2.08, -1.1, 1.1, 2.0, 3.1, 0.05)
        for s in (-1.235, 1.215):
            p.box(pane, c + 0.95, c + 1.85, s, s + 0.02, 2.05, 2.95, 0.005)
            p.bar(dark, (c + 2.0, s * 1.12, 2.2), (c + 2.0, s * 1.12, 3.0), 0.09, 8)
        p.box(dark, c + 2.0, c + 2.12, -1.2, 1.2, 0.45, 1.05, 0.05)
        for i in range(5):
            p.box(dark, c + 2.04, c + 2.07, -0.8, 0.8, 1.2 + i * 0.13, 1.28 + i * 0.13)
        lamp_ = glow('headlight', (1.0, 0.92, 0.75), 30) if lit else steel
        for s in (-0.95, 0.95):
            p.box(lamp_, c + 2.1, c + 2.14, s - 0.17, s + 0.17, 0.72, 0.9, 0.02)
            p.box(glow('marker', (1.0, 0.45, 0.08), 9), c + 1.3, c + 1.4, s - 0.06, s + 0.06, 3.93, 3.98)
        for a, s in ((c + 1.35, -1.05), (c + 1.35, 1.05), (length - 1.2, -1.05), (length - 1.2, 1.05)):
            wheel(p, a, s, 0.52, 0.32)
        p.bar(steel, (c - 0.15, -0.9, 0.9), (c - 0.15, -0.9, 3.7), 0.07)
        p.lathe(steel, (length - 2.6, -1.0, 0.45), ((0.01, 0), (0.3, 0), (0.3, 0.5), (0.01, 0.5)), 16)
        for s in (-1.0, 1.0):
            p.box(glow('tail light', (1.0, 0.03, 0.02), 6), -0.02, 0.0, s - 0.15, s + 0.15, 1.0, 1.12)


def van(p, x, y, turn, tint):
    paint, pane = plain(f'van {tint}', tint, 0.25, 0, 0.7), plain('windscreen', (0.012, 0.018, 0.022), 0.03, 0, 1.0)
    with p.at(x, y, 0, turn):
        p.box(paint, -2.6, 1.6, -0.95, 0.95, 0.4, 2.3, 0.16)
        p.box(paint, 1.0, 2.6, -0.93, 0.93, 0.4, 1.35, 0.14)
        p.add(pane, [(1.55, -0.85, 2.2), (1.55, 0.85, 2.2), (2.3, 0.88, 1.34), (2.3, -0.88, 1.34)], [(0, 1, 2, 3)])
        for s in (-0.97, 0.955):
            p.add(pane, [(0.6, s, 1.3), (1.9, s, 1.3), (1.35, s, 2.1), (0.6, s, 2.1)], [(0, 1, 2, 3)])
        for a in (-1.7, 1.7):
            for s in (-0.85, 0.85):
                wheel(p, a, s, 0.36, 0.24)


def logistics_hall():
    chance = random.Random(51)
    p = Parts()
    sky(4.5, 76, 0.2, sun=3.2, sun_colour=(1.0, 0.55, 0.30), cover=0.62, cloud_light=(1.0, 0.66, 0.48), cloud_shade=(0.30, 0.34, 0.46), cloud_power=2.6, seed=53.8, dust=2, ozone=3, scale=0.9)
    pale = ribs('pale ribs', (0.52, 0.54, 0.55), 0.3, 0.6, 0.25)
    dark = ribs('dark ribs', (0.07, 0.085, 0.10), 0.3, 0.42, 0.45)
    blue, orange = plain('dock blue', (0.03, 0.12, 0.24), 0.5), plain('dock orange', (0.62, 0.22, 0.02), 0.5)
    frame, rubber = plain('hall frame', (0.035, 0.04, 0.045), 0.4, 0.5), plain('dock rubber', (0.014, 0.014, 0.015), 0.85)
    p.face(asphalt('wet asphalt', (0.085, 0.085, 0.088), 0.5), (-200, -120, 0), (200, -120, 0), (200, 200, 0), (-200, 200, 0))
    long, deep, high = 92, 60, 12.4
    strip = Look(frame, columns=3, depth=0.14, bar=0.06, lit=0.75, curtain=0, blind=0.1, room_depth=6)
    p.box(concrete('hall base', (0.34, 0.34, 0.33), (3, 1.3), 0.6), -0.05, long, -0.06, 1, 0, 1.3, 0.01)
    docks = [Opening(9 + i * 5.6, 12.1 + i * 5.6, 1.25, 4.35, kind='hole') for i in range(13)]
    band_ = [Opening(6 + i * 6.1, 11.9 + i * 6.1, 8.2, 9.6, look=strip) for i in range(14)]
    wall(p, 0, long, 1.3, 7.2, docks, pale, None, chance)
    wall(p, 0, long, 7.2, 10.2, band_, dark, strip, chance)
    wall(p, 0, long, 10.2, high, [], pale, None, chance)
    with p.at(0, deep, 0, -90):
        wall(p, 0, deep, 0, high, row(6, 40, 5, 5.8, 8.2, 9.6, look=strip), dark, strip, chance)
    p.box(frame, -0.12, long, -0.16, deep, high, high + 0.3, 0.02)
    flat_roof(p, plain('gravel', (0.22, 0.21, 0.2), 0.9), frame, 0, long, 0, deep, high, 0.4)
    for i in range(6):
        p.box(plain('roof unit', (0.4, 0.41, 0.42), 0.5, 0.4), 8 + i * 15, 12 + i * 15, 8, 12, high, high + 1.9, 0.05)
    for i, o in enumerate(docks):
        m = (o.x0 + o.x1) / 2
        for a, b in ((o.x0 - 0.5, o.x0 + 0.05), (o.x1 - 0.05, o.x1 + 0.5)):
            p.box(rubber, a, b, -0.62, 0.05, 1.1, 4.6, 0.05)
        p.box(rubber, o.x0 - 0.5, o.x1 + 0.5, -0.62, 0.05, 4.25, 5.0, 0.06)
        open_ = i in (4, 8)
        if not open_:
            tint = plain('dock door', (0.46, 0.47, 0.47), 0.45, 0.3)
            for k in range(6):
                p.box(tint, o.x0, o.x1, 0.1, 0.16, 1.25 + k * 0.52, 1.74 + k * 0.52, 0.01)
            p.box(glow('dock pane', (1.0, 0.72, 0.4), 1.6), m - 0.9, m + 0.9, 0.085, 0.1, 2.9, 3.2)
        else:
            p.box(glow('dock inside', (1.0, 0.78, 0.5), 2.2), o.x0, o.x1, 4.0, 4.1, 1.25, 4.35)
            p.box(plain('racks', (0.4, 0.15, 0.03), 0.6), o.x0 + 0.3, o.x1 - 0.8, 3.0, 3.6, 1.25, 3.2)
            p.face(plain('dock floor', (0.3, 0.3, 0.29), 0.5), (o.x0, 0, 1.26), (o.x1, 0, 1.26), (o.x1, 4, 1.26), (o.x0, 4, 1.26))
        p.box(orange if i % 5 == 4 else blue, m - 0.62, m + 0.62, -0.06, 0, 5.3, 6.6, 0.02)
        p.box(plain('number', (0.7, 0.7, 0.68), 0.5), m - 0.1 - 0.2 * (i > 8), m + 0.1, -0.075, -0.06, 5.55, 6.35)
        p.box(glow('dock lamp', (1.0, 0.80, 0.52), 10), m - 0.25, m + 0.25, -0.5, -0.3, 7.0, 7.08)
        if i in (1, 4, 8):
            lamp(m, -1.2, 6.6, 160, (1.0, 0.74, 0.44), 0.5)
        for s in (-1.75, 1.75):
            p.bar(plain('guard', (0.6, 0.42, 0.02), 0.5), (m + s, -3.0, 0), (m + s, -0.7, 0), 0.09)
        p.box(plain('line', (0.5, 0.49, 0.45), 0.8), o.x0 - 1.3, o.x0 - 1.18, -17, -0.7, 0.002, 0.008)
    # office corner with an entrance
    p.box(plain('sign', (0.03, 0.12, 0.24), 0.4), 0.6, 5.2, -0.12, 0, 9.0, 11.6, 0.02)
    for x in (1.5, 2.5, 3.5):
        p.face(orange, (x, -0.14, 9.5), (x + 0.45, -0.14, 9.5), (x + 0.95, -0.14, 10.3), (x + 0.45, -0.14, 11.1), (x, -0.14, 11.1), (x + 0.5, -0.14, 10.3))
    truck(p, 31.4 + 1.55 + 0.05, -0.7, -90, (0.42, 0.05, 0.03), (0.62, 0.62, 0.60))
    truck(p, 20.25 + 1.55, -0.7, -90, (0.05, 0.14, 0.26), (0.50, 0.52, 0.53), False)
    van(p, 4.5, -5.0, 172, (0.55, 0.55, 0.53))
    for x in (-3.5, 3.0):
        bollard(p, x, -9.6, 0, 1.0, plain('bollard yellow', (0.58, 0.40, 0.02), 0.5))
    pallets(p, 6.4, -1.3, 9)
    pallets(p, 7.6, -1.3, 6, 8)
    for x, y in ((-8, -22), (44, -26), (80, -26)):
        p.bar(frame, (x, y, 0), (x, y, 11), 0.11, 10, 0.07)
        for s in (-0.7, 0.7):
            p.bar(frame, (x, y, 11), (x + s, y, 11.1), 0.05)
            p.box(glow('mast lamp', (1.0, 0.82, 0.58), 30), x + s - 0.3, x + s + 0.3, y - 0.12, y + 0.12, 10.98, 11.05)
    # beyond: another hall, a fence, gantry cranes of the port
    with p.at(104, 30, 0):
        wall(p, 0, 80, 0, 11, [], ribs('far ribs', (0.25, 0.3, 0.34), 0.4), None, chance)
    p.box(ribs('far ribs 2', (0.42, 0.40, 0.36), 0.4), -120, -34, 70, 130, 0, 11)
    for i in range(40):
        p.bar(frame, (-60 + i * 3, 66, 0), (-60 + i * 3, 66, 2.2), 0.03, 5)
    p.finish()
    grass = patch('verge', leaf('verge grass', (0.05, 0.07, 0.02), (0.13, 0.14, 0.05)), 1.2, 420, 0.35, 0.008, 0.5, seed=2)
    for i in range(60):
        place(grass, -6 - chance.random() * 9, -2 + chance.random() * 40, 0, chance.uniform(0.7, 1.1), i)
    poplar = oak('poplar', leaf('poplar leaf', (0.03, 0.05, 0.015), (0.10, 0.12, 0.03)), bark('poplar bark', (0.2, 0.17, 0.13), (0.09, 0.07, 0.05)), 15, 8, count=7000, size=0.16, spread=0.16, trunk=0.12)
    for i in range(26):
        place(poplar, -14 - i * 6 + chance.uniform(-1, 1), 62 + i % 3, 0, chance.uniform(0.8, 1.2), i)
    for i in range(30):
        place(poplar, 100 + i * 7, 20 + chance.uniform(-3, 3), 0, chance.uniform(0.7, 1.1), i)
    camera(-2.5, -24.5, 2.0, 38, 22, 0.1)
    return Shot(exposure=0.75, haze=(0.52, 0.42, 0.42), haze_metres=520, haze_most=0.75, glow=0.1)


def glowing_wall(name, colour=(1.0, 0.56, 0.24), strength=0.62):
    """Old wired glass lit from behind: every pane another tone, brightest where the lamps hang, darker up and outwards."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    _, u, v = nodes.on_wall()
    column, line = nodes.math('DIVIDE', u, 0.684), nodes.math('DIVIDE', v, 0.76)
    pane = nodes.new('CombineXYZ', X=nodes.math('FLOOR', column), Y=nodes.math('FLOOR', line)).outputs[0]
    chance = nodes.new('TexWhiteNoise', Vector=pane).outputs['Value']
    tone = nodes.ramp(chance, (0.0, 0.5), (0.06, 0.85), (0.9, 1.05), (1.0, 1.3))
    bars = 1.0
    for at, edge in ((column, 0.05), (line, 0.05)):
        part = nodes.math('FRACT', at)
        bars = nodes.math('MULTIPLY', bars, nodes.math('MULTIPLY', nodes.math('GREATER_THAN', part, edge), nodes.math('LESS_THAN', part, 1 - edge)))
    hot = nodes.math('COSINE', nodes.math('MULTIPLY', nodes.math('SUBTRACT', u, 11.0), 6.2832 / 5.5))
    lamps = nodes.math('ADD', 0.8, nodes.math('MULTIPLY', hot, 0.28))
    fall = nodes.ramp(nodes.math('MULTIPLY', v, 0.08), (0.0, 0.55), (0.32, 1.15), (0.52, 1.0), (1.0, 0.3))
    shapes = nodes.ramp(nodes.noise(nodes.stretched(nodes.position(), 0.7, 0.7), 0.9, 2, 0.4), (0.38, 0.4), (0.5, 1.0))
    low = nodes.ramp(nodes.math('MULTIPLY', v, 0.25), (0.5, 1.0), (0.9, 0.0))
    shadow = nodes.math('ADD', nodes.math('MULTIPLY', shapes, low), nodes.math('SUBTRACT', 1.0, low))
    power = nodes.math('MULTIPLY', nodes.math('MULTIPLY', nodes.math('ADD', nodes.math('MULTIPLY', bars, 0.92), 0.08), tone), nodes.math('MULTIPLY', nodes.math('MULTIPLY', fall, lamps), nodes.math('MULTIPLY', shadow, strength)))
    warm = nodes.mix(nodes.ramp(fall, (0.3, 0.0), (1.0, 1.0)), tuple(c * f for c, f in zip(colour, (1.0, 0.72, 0.5))), colour)
    shine = nodes.new('Emission', Color=warm, Strength=power).outputs[0]
    gloss = nodes.new('BsdfGlossy', Roughness=0.25).outputs[0]
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((0.08, shine, gloss), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], surface)
    return made


def workshop():
    chance = random.Random(57)
    p = Parts()
    sky(1.5, -62, 0.36, sun=0.5, sun_colour=(1.0, 0.45, 0.25), cover=0.55, cloud_light=(1.0, 0.56, 0.42), cloud_shade=(0.24, 0.25, 0.36), cloud_power=1.0, seed=58.6, dust=4, ozone=2, scale=1.0)
    red = brick('works brick', (0.32, 0.12, 0.075), (0.15, 0.055, 0.04), weather=0.7, white=0.3)
    steel, rust = plain('works steel', (0.045, 0.05, 0.055), 0.45, 0.6), plain('rusty steel', (0.20, 0.085, 0.04), 0.8, 0.3)
    shine, frame = glowing_wall('channel glass'), plain('works frame', (0.03, 0.032, 0.035), 0.45, 0.4)
    p.face(cobbles('works yard', (0.20, 0.18, 0.16), (0.085, 0.08, 0.08), 0.18, 0.5), (-120, -80, 0), (120, -80, 0), (120, 120, 0), (-120, 120, 0))
    # the hall: steel portals, translucent front, round-headed gable
    w, deep, eaves, rise = 22.0, 40.0, 8.6, 4.4
    ridge = gabled(0, w, eaves, rise)
    p.box(red, 0, w, 0.0, 0.35, 0, 0.9, 0.02)
    for a, b, c, d in ((0.3, 8.2, 0.9, eaves), (13.8, w - 0.3, 0.9, eaves), (8.2, 13.8, 5.4, eaves)):
        p.face(shine, (a, 0.2, c), (b, 0.2, c), (b, 0.2, d), (a, 0.2, d))
    p.face(shine, (0.3, 0.2, eaves), (w - 0.3, 0.2, eaves), (w / 2, 0.2, eaves + rise - 0.15))
    for x in (0.0, 4.1, 8.2, 13.8, 17.9, w):
        top = eaves + rise * (1 - abs(x - w / 2) / (w / 2))
        p.box(steel, x - 0.16, x + 0.16, -0.16, 0.3, 0, top, 0.01)
        for s in (-0.16, 0.13):
            p.box(steel, x - 0.2, x + 0.2, s, s + 0.03, 0, top)
    for z in (3.2, 5.4, eaves):
        p.box(steel, 0, w, -0.1, 0.22, z - 0.12, z + 0.12, 0.01)
    for (xa, za), (xb, zb) in zip(ridge, ridge[1:]):
        p.bar(steel, (xa, -0.05, za), (xb, -0.05, zb), 0.2, 6)
    for x, y0, y1 in ((-0.05, 0, deep), (w + 0.05, 0, deep)):
        p.face(red, (x, y0, 0), (x, y1, 0), (x, y1, eaves), (x, y0, eaves))
    gable_roof(p, ribs('works roof', (0.12, 0.125, 0.13), 0.5, 0.45, 0.6, sharp=True), 0, w, 0, deep, eaves + 0.1, rise, 0.35, 0.45, 'y', frame, metal=frame)
    # great sliding doors, one pushed open: the studio behind
    p.box(rust, 5.0, 8.3, -0.42, -0.32, 0.1, 5.3, 0.01)
    for i in range(6):
        p.box(rust, 5.0 + i * 0.65, 5.06 + i * 0.65, -0.46, -0.42, 0.1, 5.3)
    p.box(steel, 4.4, 17.6, -0.5, -0.3, 5.35, 5.6, 0.01)
    inner = plain('studio wall', (0.62, 0.56, 0.48), 0.9)
    p.face(plain('studio floor', (0.30, 0.27, 0.23), 0.35), (8.2, 0.2, 0.03), (13.8, 0.2, 0.03), (13.8, 14, 0.03), (8.2, 14, 0.03))
    p.face(inner, (6, 14, 0), (16, 14, 0), (16, 14, 6), (6, 14, 6))
    for x in (6.0, 16.0):
        p.face(inner, (x, 0.4, 0), (x, 14, 0), (x, 14, 6), (x, 0.4, 6))
    p.face(plain('studio ceiling', (0.3, 0.27, 0.23), 0.9), (6, 0.4, 5.6), (16, 0.4, 5.6), (16, 14, 5.6), (6, 14, 5.6))
    for x in (8.2, 11.0, 13.8):
        p.box(frame, x - 0.05, x + 0.05, 0.6, 0.7, 0, 5.4)
    p.box(frame, 8.2, 13.8, 0.6, 0.7, 2.6, 2.68)
    p.face(glass(), (8.2, 0.66, 0.05), (11.0, 0.66, 0.05), (11.0, 0.66, 5.4), (8.2, 0.66, 5.4))
    p.box(plain('long table', (0.34, 0.20, 0.10), 0.4), 9.0, 12.6, 6.0, 7.2, 0.72, 0.78, 0.01)
    for x in (9.3, 10.8, 12.3):
        p.lathe(glow('works pendant', (1.0, 0.66, 0.34), 14), (x, 6.6, 2.6), ((0.3, 0), (0.12, 0.25), (0.03, 0.3)), 14)
        p.bar(frame, (x, 6.6, 2.9), (x, 6.6, 5.6), 0.01, 4)
    for i, tint in enumerate(((0.55, 0.14, 0.05), (0.06, 0.18, 0.24), (0.60, 0.48, 0.20))):
        p.box(plain(f'painting {i}', tint, 0.8), 8.6 + i * 1.9, 10.0 + i * 1.9, 13.85, 13.95, 1.3, 3.4)
    # saw-tooth annexe of brick on the right
    look = Look(frame, sill=red, surround=red, surround_width=0.2, surround_out=0.03, columns=4, rows=4, bar=0.035, depth=0.25, lit=0.7, curtain=0, blind=0.05, room_depth=5)
    with p.at(w, 4.0, 0):
        top = []
        for i in range(5):
            top += [(i * 5.2, 4.4), (i * 5.2 + 0.25, 7.2)]
        top += [(26, 4.4)]
        found = [Opening(i * 5.2 + 1.2, i * 5.2 + 4.0, 1.0, 3.2, 0.45) for i in range(5)]
        wall(p, 0, 26, 0, 4.4, found, red, look, chance, top)
        coping(p, concrete('works stone', (0.32, 0.30, 0.27)), top, 0.06, 0.4, 0.09)
        for i in range(5):
            slope(p, tiles('works tiles', (0.28, 0.11, 0.06), (0.13, 0.05, 0.035)), (i * 5.2 + 5.2, 18, 4.4), (i * 5.2 + 5.2, 0.3, 4.4), (i * 5.2 + 0.3, 0.3, 7.1), (i * 5.2 + 0.3, 18, 7.1), 0.12)
            p.face(glow('north light', (1.0, 0.7, 0.4), 0.7), (i * 5.2 + 0.3, 0.4, 4.8), (i * 5.2 + 0.3, 18, 4.8), (i * 5.2 + 0.3, 18, 6.9), (i * 5.2 + 0.3, 0.4, 6.9))
    # yard: rails, wheelsets, planters, people's things
    rails(p, [(9.9, -60), (9.9, 8)], 0.001)
    rails(p, [(0.5, -60), (3.0, -20), (9.9, -4)], 0.0)
    for k, y in enumerate((-5.2, -6.9)):
        for s in (-0.72, 0.72):
            with p.tilted(Matrix.Translation((16.4 + s, y, 0.48)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')):
                p.lathe(rust, (0, 0, -0.06), ((0.1, 0), (0.44, 0), (0.48, 0.02), (0.48, 0.05), (0.44, 0.06), (0.44, 0.13), (0.1, 0.1)), 28)
        p.bar(rust, (15.2, y, 0.48), (17.6, y, 0.48), 0.09, 12)
    for x, y in ((3.0, -1.4), (18.6, -1.5), (20.4, -1.5)):
        planter(p, x, y, 0, chance, (1.3, 0.8, 0.7), 1.0, plain('corten', (0.20, 0.085, 0.04), 0.8, 0.3), None, 800)
    for x in (24.6, 34.8, 45.0):
        p.lathe(glow('yard lamp', (1.0, 0.66, 0.34), 8), (x, 3.6, 3.7), ((0.16, 0), (0.05, 0.16)), 12)
    table_set(p, 15.2, -2.3, 0, 25, 3)
    bench(p, 1.6, -3.0, 0, 20)
    bicycle(p, 18.0, -0.55, 0, 4, (0.03, 0.1, 0.12))
    bicycle(p, 6.2, -0.9, 0, 176, (0.4, 0.06, 0.03))
    cart(p, 5.6, -8.0, 205)
    # far: chimney and roofs of the old works
    p.lathe(red, (-16, 60, 0), ((2.2, 0), (1.4, 30), (1.7, 31), (1.7, 32)), 24)
    for x, h in ((-52, 9), (-30, 11), (56, 12), (80, 9)):
        p.box(red, x, x + 18, 50, 70, 0, h)
        gable_roof(p, tiles('works tiles', (0.28, 0.11, 0.06), (0.13, 0.05, 0.035)), x, x + 18, 50, 70, h, 4, 0.3, 0.3, 'y')
    p.finish()
    for x in (24.6, 34.8, 45.0):
        lamp(x, 3.2, 3.9, 55, (1.0, 0.66, 0.36), 0.2)
    area_lamp(11, 5, 5.3, 4.5, 7, 700, (1.0, 0.70, 0.40))
    area_lamp(4, -0.5, 5.0, 6, 3, 260, (1.0, 0.66, 0.36), -80)
    area_lamp(18, -0.5, 5.0, 6, 3, 260, (1.0, 0.66, 0.36), -80)
    leafy = leaf('yard birch', (0.05, 0.08, 0.015), (0.2, 0.2, 0.04))
    wood = bark('yard birch bark', (0.55, 0.53, 0.5), (0.32, 0.3, 0.28), marks=(0.04, 0.035, 0.03))
    kinds = [birch(f'yard birch {i}', leafy, wood, 9.0, 14 + i) for i in range(2)]
    for i, (x, y, s) in enumerate(((-3.2, -1.0, 1.05), (-5.4, 2.5, 1.2), (-2.4, -8.5, 0.85), (-8.5, 8, 1.3), (23.4, -3.0, 0.75), (35.5, -4.8, 0.7), (41, 0.5, 1.1), (-12, -2, 1.0), (44, 1, 1.2))):
        place(kinds[i % 2], x, y, 0, s, i * 1.7)
    weed = leaf('yard weeds', (0.06, 0.08, 0.02), (0.2, 0.2, 0.06))
    grass = [patch(f'yard weeds {i}', weed, 1.0, 260, 0.42, 0.009, 0.6, 0.5, seed=i, tufts=7) for i in range(3)]
    for i in range(190):
        x, y = chance.choice(((chance.uniform(-12, 0.2), chance.uniform(-12, 8)), (9.9 + chance.uniform(-1.0, 1.0), chance.uniform(-22, -1)), (chance.uniform(22, 40), chance.uniform(-7, 3.6)), (chance.uniform(0, 22), -0.4)))
        place(chance.choice(grass), x, y, 0, chance.uniform(0.35, 1.0), i)
    camera(17.5, -24, 1.75, -4, 23, 0.14)
    return Shot(exposure=0.9, look='Medium High Contrast', haze=(0.26, 0.27, 0.38), haze_metres=420, haze_most=0.75, glow=0.12)


shoot({'logistics-hall': logistics_hall, 'workshop': workshop})
