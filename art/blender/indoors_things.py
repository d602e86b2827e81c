"""Lamps, rugs, curtains, pictures, vases and other things of rooms. A `Parts` first, then x, y, z and `turn`. Metres.

floor_lamp(kind, power, tone, shade)   z = floor; 'shade' (cloth drum, 1.6 high), 'arc' (steel bow, reaches 1.1 to -y), 'tripod', 'reading' (jointed, head to -y), 'paper' (tall lantern), 'works' (spotlight on a tripod)
table_lamp(kind, power, colour)        z = surface; 'ceramic' (round foot, cone shade, 0.5), 'mushroom' (glass, 0.3), 'desk' (jointed, head to -y), 'brass' (bankers), 'globe'
hanging_lamp(kind, drop, radius, power, made)   z = ceiling; 'dome' (enamel), 'paper' (lantern ball), 'globe' (opal), 'industrial' (cage and big shade), 'basket' (rattan), 'cone',
            'cluster' (three globes), 'chandelier' (arms with candles), 'linear' (bar of 1.4 along x over a table)
wall_lamp(kind, power)                 on the wall, z = middle; 'globe', 'arm' (reaches 0.35), 'shade'
            Lamps glow; each also puts a small lamp into the scene (`light` watts, 0: none; 8–20 are right by day, 25–40 at dusk). power: strength of the glow.
carpet(width, depth, pattern, colours, pile, seed)   z = floor, free, turns with its pattern; pattern 'persian', 'berber' (diamonds), 'stripes', 'kilim', 'plain', 'shag', 'jute', 'dots', 'cowhide', 'border',
            'round' (width = diameter, rings of jute); `colours`: (ground, second, third)
curtain(x0, x1, y, z_top, length, made, fullness)    in the present place, hangs along x in folds; `hung(parts, made, x0, x1, y, z, length, depth, folds)` is the bare cloth
curtain_pair(x, y, z_top, turn, span, length, made, rod, gather)   rod with rings over a window of width `span`, one bunch at either side (gather: width of each); made: sheer(…) or fabric(…)
picture(kind, width, height, frame, seed, colours, mat)   on the wall, z = its middle; kind 'shapes' (cut forms), 'horizon' (painted land), 'strokes', 'field' (colour planes), 'leaf' (botanical),
            'photo' (black-and-white hills), 'map', 'ink', 'portrait' (dark oval), 'ship'; frame: WOODS name, 'gold', 'black', 'none' (canvas); mat: width of the passepartout
picture_wall(x, y, z, turn, kinds, width, seed)   a hang of 5–8 pictures around (x, z);  easel_picture is `picture(kind, …, frame='none')`
vase(kind, height, colour, glass)      'bottle', 'round', 'cylinder', 'jug', 'amphora', 'bowl'; z = surface;  branches(x, y, z, height, kind, seed) in a vase: 'blossom', 'eucalyptus', 'pampas', 'tulips', 'bare', 'wild'
vase_with(kind, height, colour, what, size, seed)    both at once
fruit_bowl is tableware.bowl;  candle(x, y, z, height, lit), candlestick(…), throw(x, y, z, width, length, made, drop) a blanket that lies on a bed or seat and hangs over its -y edge
log_basket(x, y, z), hamper(x, y, z, height), magazines(x, y, z, count), slippers / shoes are in belongings.py
"""
import math

from mathutils import Vector

from comforts import blanket
from finishes import brass, plain, rubber
from indoors_materials import black_iron, ceramic, fabric, grained, opal, sheer
from indoors_pictures import picture, picture_wall  # noqa: F401
from indoors_rugs import carpet  # noqa: F401
from indoors_vases import branches, candle, candlestick, hamper, log_basket, magazines, vase, vase_with  # noqa: F401
from lines import TURN, curved, tube
from rooms import inside_lamp


def _light(parts, x, y, z, watts, radius=0.06):
    if watts:
        inside_lamp(*(parts.place @ Vector((x, y, z))), watts, (1.0, 0.66, 0.36), radius)


def shade_cloth(power=2.2):
    return opal(power, (1.0, 0.70, 0.40))


def _drum(parts, x, y, z, low, high, height, power):
    parts.lathe(shade_cloth(power), (x, y, z), [(low, 0), (high, height)], 40)
    parts.lathe(fabric((0.62, 0.57, 0.47), 'linen'), (x, y, z), [(low + 0.001, 0), (low + 0.002, 0.008)], 40)
    parts.lathe(fabric((0.62, 0.57, 0.47), 'linen'), (x, y, z + height), [(high + 0.002, -0.008), (high + 0.001, 0)], 40)


def floor_lamp(parts, x, y, z, turn=0.0, kind='shade', power=1.6, tone='oak', light=10, made=None):
    with parts.at(x, y, z, turn):
        iron = made or black_iron()
        if kind == 'shade':
            parts.lathe(made or brass(), (0, 0, 0), [(0.14, 0), (0.135, 0.018), (0.012, 0.024), (0.011, 1.45)], 28)
            _drum(parts, 0, 0, 1.32, 0.22, 0.17, 0.27, power)
            _light(parts, 0, 0, 1.45, light, 0.1)
        elif kind == 'arc':
            parts.box(plain('lamp foot', (0.62, 0.61, 0.59), 0.3), -0.16, 0.16, -0.1, 0.1, 0, 0.1, 0.012)
            tube(parts, made or brass(), curved([(0, 0, 0.1), (0, 0.08, 0.9), (0, -0.1, 1.7), (0, -0.55, 2.02), (0, -1.0, 1.86), (0, -1.12, 1.7)], 7), 0.011, 10)
            parts.lathe(made or brass(), (0, -1.12, 1.5), [(0.17, 0), (0.15, 0.09), (0.09, 0.16), (0.02, 0.2), (0, 0.2)], 36)
            parts.lathe(opal(power * 3), (0, -1.12, 1.51), [(0, -0.01), (0.05, 0.02), (0.05, 0.06), (0, 0.1)], 20)
            _light(parts, 0, -1.12, 1.47, light)
        elif kind in ('tripod', 'works'):
            for k in range(3):
                a = TURN * (k + 0.25) / 3
                tube(parts, grained(parts, tone, 2) if kind == 'tripod' else iron, [(0.3 * math.cos(a), 0.3 * math.sin(a), 0), (0.03 * math.cos(a), 0.03 * math.sin(a), 1.25)], 0.014, 10)
            if kind == 'tripod':
                _drum(parts, 0, 0, 1.24, 0.24, 0.2, 0.3, power)
            else:
                tube(parts, iron, [(0, 0.12, 1.42), (0, -0.1, 1.38), (0, -0.2, 1.36)], [0.08, 0.13, 0.17], 24)
                tube(parts, opal(power * 2), [(0, -0.195, 1.36), (0, -0.205, 1.36)], 0.155, 24)
            _light(parts, 0, -0.3 * (kind == 'works'), 1.38, light, 0.1)
        elif kind == 'reading':
            parts.lathe(iron, (0, 0, 0), [(0.13, 0), (0.13, 0.014), (0.01, 0.02), (0.009, 1.1)], 28)
            tube(parts, iron, [(0, 0, 1.1), (0, 0.1, 1.25), (0, -0.28, 1.36)], 0.008, 8)
            tube(parts, iron, [(0, -0.26, 1.37), (0, -0.3, 1.33), (0, -0.36, 1.22)], [0.025, 0.045, 0.08], 20)
            tube(parts, opal(power * 3), [(0, -0.352, 1.235), (0, -0.357, 1.225)], 0.072, 20)
            _light(parts, 0, -0.38, 1.17, light)
        else:
            parts.lathe(opal(power * 0.7, (1.0, 0.78, 0.52)), (0, 0, 0.1), [(0.02 + 0.19 * math.sin(math.pi * (k + 0.6) / 21.2) ** 0.6 - 0.008 * (k % 2), 1.25 * k / 20) for k in range(21)], 32)
            for k in range(3):
                a = TURN * k / 3
                parts.bar(iron, (0.1 * math.cos(a), 0.1 * math.sin(a), 0), (0.06 * math.cos(a), 0.06 * math.sin(a), 0.14), 0.005, 6)
            _light(parts, 0, 0, 0.8, light, 0.2)


def table_lamp(parts, x, y, z, turn=0.0, kind='ceramic', power=1.6, colour=(0.20, 0.27, 0.26), light=6):
    with parts.at(x, y, z, turn):
        if kind == 'ceramic':
            parts.lathe(ceramic(colour, 0.1), (0, 0, 0), [(0.05, 0), (0.06, 0.01), (0.10, 0.09), (0.095, 0.16), (0.04, 0.24), (0.02, 0.27), (0.012, 0.3)], 32)
            _drum(parts, 0, 0, 0.28, 0.17, 0.1, 0.2, power)
            _light(parts, 0, 0, 0.36, light)
        elif kind == 'mushroom':
            parts.lathe(opal(power), (0, 0, 0), [(0.07, 0), (0.06, 0.05), (0.05, 0.16), (0.05, 0.19), (0.15, 0.18), (0.155, 0.2), (0.12, 0.26), (0.06, 0.295), (0, 0.3)], 40)
            _light(parts, 0, 0, 0.12, light)
        elif kind == 'globe':
            parts.lathe(brass(), (0, 0, 0), [(0.06, 0), (0.06, 0.012), (0.02, 0.03), (0.03, 0.06)], 28)
            parts.lathe(opal(power), (0, 0, 0.15), [(0.0001 + 0.1 * math.sin(math.pi * k / 16), -0.1 * math.cos(math.pi * k / 16)) for k in range(17)], 32)
            _light(parts, 0, 0, 0.3, light)
        else:
            made = brass() if kind == 'brass' else black_iron()
            parts.lathe(made, (0, 0, 0), [(0.09, 0), (0.088, 0.018), (0.012, 0.03), (0.008, 0.04)], 28)
            tube(parts, made, [(0, 0, 0.03), (0, 0.1, 0.34), (0, -0.18, 0.5)] if kind == 'desk' else [(0, 0, 0.03), (0, 0, 0.36), (0, -0.06, 0.39)], 0.007, 8)
            if kind == 'desk':
                tube(parts, made, [(0, -0.16, 0.505), (0, -0.2, 0.47), (0, -0.26, 0.38)], [0.025, 0.045, 0.085], 20)
                tube(parts, opal(power * 3), [(0, -0.252, 0.393), (0, -0.256, 0.387)], 0.075, 20)
                _light(parts, 0, -0.27, 0.36, light)
            else:
                tube(parts, plain('green glass', (0.012, 0.10, 0.05), 0.08, 0, 1.0), [(-0.13, -0.07, 0.38), (0.13, -0.07, 0.38)], 0.06, 20)
                _light(parts, 0, -0.09, 0.3, light)


def hanging_lamp(parts, x, y, z, turn=0.0, kind='dome', drop=1.0, radius=0.22, power=2.0, made=None, light=12):
    with parts.at(x, y, z, turn):
        cable, r, h = rubber('cable', (0.012, 0.012, 0.012)), radius, -drop
        if kind != 'linear':
            parts.bar(cable, (0, 0, 0), (0, 0, h + 0.04), 0.0035, 6)
            parts.lathe(made or black_iron(), (0, 0, -0.035), [(0.0, 0), (0.05, 0.01), (0.05, 0.035)], 20)
        if kind in ('dome', 'cone', 'industrial'):
            made = made or plain('lamp enamel green', (0.05, 0.09, 0.075), 0.3, 0, 0.8)
            shape = {'dome': [(0.02, 0.05), (0.04, 0.03), (r * 0.7, -0.03), (r * 0.95, -r * 0.5), (r, -r * 0.7)], 'cone': [(0.02, 0.05), (0.04, 0.0), (r, -r * 0.9)],
                'industrial': [(0.03, 0.12), (0.06, 0.1), (0.06, 0.0), (r * 0.45, -0.05), (r, -0.2), (r * 1.03, -0.21)]}[kind]
            parts.lathe(made, (0, 0, h), shape, 40)
            parts.lathe(plain('shade inside', (0.66, 0.63, 0.57), 0.5), (0, 0, h), [(a * 0.97, b - 0.004) for a, b in shape], 40)
            low = shape[-1][1]
            parts.lathe(opal(power * 4), (0, 0, h + low + 0.03), [(0, -0.04), (0.035, -0.02), (0.04, 0.015), (0.02, 0.06)], 20)
            _light(parts, 0, 0, h + low - 0.04, light)
        elif kind in ('globe', 'paper'):
            ball = [(0.0001 + r * math.sin(math.pi * k / 28) * (1 - 0.012 * (k % 2) * (kind == 'paper')), -r * math.cos(math.pi * k / 28)) for k in range(29)]
            parts.lathe(opal(power * (0.7 if kind == 'paper' else 1.0), (1.0, 0.80, 0.56)), (0, 0, h - r), ball, 40)
            _light(parts, 0, 0, h - 2 * r - 0.06, light, r)
        elif kind == 'basket':
            from belongings import wicker
            for k in range(44):
                a = TURN * k / 44
                tube(parts, wicker('rattan', (0.46, 0.29, 0.13)), [(0.05 * math.cos(a), 0.05 * math.sin(a), h + 0.02), (r * math.cos(a + 0.2), r * math.sin(a + 0.2), h - r * 0.6),
                    (r * 0.92 * math.cos(a + 0.35), r * 0.92 * math.sin(a + 0.35), h - r * 1.1)], 0.0045, 5)
            for f, d in ((0.5, 0.28), (1.0, 0.6), (0.97, 0.85), (0.92, 1.1)):
                tube(parts, wicker('rattan', (0.46, 0.29, 0.13)), [(r * f * math.cos(TURN * k / 32), r * f * math.sin(TURN * k / 32), h - r * d) for k in range(32)], 0.007, 6, True)
            parts.lathe(opal(power * 3), (0, 0, h - r * 0.7), [(0, -0.05), (0.045, -0.02), (0.05, 0.02), (0.02, 0.07)], 20)
            _light(parts, 0, 0, h - r * 1.15, light)
        elif kind == 'cluster':
            for k, (a, d) in enumerate(((0.3, 0.0), (2.4, 0.28), (4.5, -0.18))):
                px, py, q = 0.2 * math.cos(a), 0.2 * math.sin(a), h + d
                parts.bar(cable, (0, 0, -0.02), (px, py, q), 0.003, 6)
                parts.lathe(opal(power), (px, py, q - 0.1), [(0.0001 + 0.1 * math.sin(math.pi * i / 16), -0.1 * math.cos(math.pi * i / 16)) for i in range(17)], 28)
            _light(parts, 0, 0, h - 0.35, light, 0.2)
        elif kind == 'chandelier':
            made = made or brass()
            parts.lathe(made, (0, 0, h - 0.35), [(0, 0), (0.03, 0.02), (0.05, 0.07), (0.015, 0.12), (0.015, 0.3), (0.035, 0.36), (0, 0.42)], 20)
            for k in range(8):
                a = TURN * k / 8
                c, s = math.cos(a), math.sin(a)
                tube(parts, made, curved([(0.02 * c, 0.02 * s, h - 0.1), (r * 0.7 * c, r * 0.7 * s, h - 0.34), (r * 1.6 * c, r * 1.6 * s, h - 0.28), (r * 1.8 * c, r * 1.8 * s, h - 0.18)], 5), 0.007, 8)
                parts.lathe(made, (r * 1.8 * c, r * 1.8 * s, h - 0.18), [(0.012, 0), (0.035, 0.008), (0.012, 0.02)], 14)
                parts.lathe(plain('candle', (0.66, 0.62, 0.52), 0.5), (r * 1.8 * c, r * 1.8 * s, h - 0.16), [(0.011, 0), (0.011, 0.1), (0, 0.1)], 12)
                parts.lathe(opal(power * 4), (r * 1.8 * c, r * 1.8 * s, h - 0.06), [(0.007, 0), (0.013, 0.02), (0, 0.055)], 12)
            _light(parts, 0, 0, h - 0.45, light, 0.3)
        else:
            for s in (-0.5, 0.5):
                parts.bar(cable, (s, 0, 0), (s, 0, h + 0.03), 0.002, 5)
            parts.box(made or black_iron(), -0.7, 0.7, -0.03, 0.03, h, h + 0.045, 0.006)
            parts.box(opal(power * 1.6), -0.68, 0.68, -0.02, 0.02, h - 0.006, h)
            for s in (-0.45, 0, 0.45):
                _light(parts, s, 0, h - 0.06, light / 3)


def wall_lamp(parts, x, y, z, turn=0.0, kind='globe', power=1.8, made=None, light=5):
    made = made or brass()
    with parts.at(x, y, z, turn):
        tube(parts, made, [(0, 0, 0), (0, -0.02, 0)], 0.05, 24)
        reach = 0.34 if kind == 'arm' else 0.11
        tube(parts, made, curved([(0, -0.015, 0), (0, -reach * 0.6, -0.01), (0, -reach, 0.03)], 5), 0.008, 8)
        if kind == 'globe':
            parts.lathe(opal(power), (0, -reach, 0.12), [(0.0001 + 0.085 * math.sin(math.pi * i / 16), -0.085 * math.cos(math.pi * i / 16)) for i in range(17)], 28)
        elif kind == 'shade':
            _drum(parts, 0, -reach, 0.04, 0.1, 0.07, 0.15, power)
        else:
            parts.lathe(made, (0, -reach, -0.07), [(0.09, 0), (0.07, 0.06), (0.02, 0.1), (0, 0.1)], 28)
            parts.lathe(opal(power * 3), (0, -reach, -0.06), [(0, -0.02), (0.03, 0), (0.02, 0.05)], 16)
        _light(parts, 0, -reach - 0.02, 0.12 if kind != 'arm' else -0.1, light)


# ---- cloth -----------------------------------------------------------------------------------------------------------

def hung(parts, made, x0, x1, y, z, length, depth=0.05, folds=8, seed=1.0):
    n, m = folds * 8, 12
    v = []
    for j in range(m + 1):
        t = j / m
        for i in range(n + 1):
            u = i / n
            a = TURN * folds * u + 0.8 * math.sin(u * 9 + seed) + 0.35 * math.sin(t * 3 + u * 5 + seed)
            deep = depth * (0.55 + 0.45 * t) * (0.8 + 0.35 * math.sin(u * 13 + seed))
            v.append((x0 + (x1 - x0) * u + 0.25 * depth * math.sin(a + 1) + 0.02 * t * math.sin(u * 4 + seed), y + deep * math.sin(a), z - length * t))
    parts.add(made, v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)], True)


def curtain(parts, x0, x1, y, z_top, length, made=None, fullness=1.0, seed=1.0):
    hung(parts, made or sheer(), x0, x1, y, z_top, length, 0.045 * fullness, max(3, int(abs(x1 - x0) * 11 * fullness)), seed)


def curtain_pair(parts, x, y, z_top, turn=0.0, span=1.4, length=2.5, made=None, rod=None, gather=0.38, seed=1.0):
    rod = rod or black_iron()
    with parts.at(x, y, z_top, turn):
        w = span / 2 + gather * 0.75
        tube(parts, rod, [(-w - 0.08, -0.09, 0), (w + 0.08, -0.09, 0)], 0.011, 12)
        for s in (-1, 1):
            parts.bar(rod, (s * w * 0.96, 0, 0), (s * w * 0.96, -0.09, 0), 0.007, 8)
            tube(parts, rod, [(s * (w + 0.08), -0.09, 0), (s * (w + 0.11), -0.09, 0)], 0.02, 12)
            a, b = (-w, -w + gather) if s < 0 else (w - gather, w)
            curtain(parts, a, b, -0.09, -0.025, length - 0.03, made, 1.25, seed + s)
            for k in range(7):
                px = a + (b - a) * (k + 0.5) / 7
                tube(parts, rod, [(px, -0.09 + 0.02 * math.cos(TURN * i / 12), -0.006 + 0.02 * math.sin(TURN * i / 12)) for i in range(12)], 0.0025, 6, True)


def throw(parts, x, y, z, turn=0.0, width=0.6, length=0.9, made=None, drop=0.35, seed=1.0):
    blanket(parts, made or fabric((0.42, 0.22, 0.09), 'wool'), x, y, z, width, length, drop, turn, seed)
