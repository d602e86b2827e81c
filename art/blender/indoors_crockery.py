"""What stands in kitchens and on tables. A `Parts` first. Metres; z is the surface. See indoors_kitchen.py for open_shelf, rail_with_tools, counter_things and laid_table.

crockery(x0, x1, y, z, seed, what)   a row in the present place: piles of plates, bowls, cups, jugs, jars; what: 'mixed', 'crockery', 'jars', 'pots'
plate_pile(x, y, z, count, radius, colour), jug(x, y, z, height, colour), jar(x, y, z, height, filling), bread(x, y, z, turn), loaf board: board(x, y, z, turn, tone)
cutlery(x, y, z, turn)   knife and fork left and right of a plate's place
tray(x, y, z, turn, tone)   with a pot, two cups and a small bowl
"""
import math
import random

from comforts import pot
from finishes import brass, gloss, plain, rubber, steel
from indoors_materials import black_iron, ceramic, clear, copper, fabric, grained, soft
from lines import TURN, curved, tube
from tableware import bottle, bowl, kettle, mug, pan, plate, tumbler

TONES = ((0.62, 0.60, 0.55), (0.50, 0.44, 0.34), (0.22, 0.28, 0.29), (0.36, 0.19, 0.10), (0.66, 0.65, 0.62), (0.12, 0.17, 0.22))


def plate_pile(parts, x, y, z, count=6, radius=0.115, colour=(0.64, 0.62, 0.57)):
    for k in range(count):
        plate(parts, x + 0.002 * math.sin(k * 5), y + 0.002 * math.cos(k * 3), z + 0.0115 * k, radius, colour)


def jug(parts, x, y, z, height=0.2, colour=(0.6, 0.57, 0.5), turn=0.0):
    made, h = ceramic(colour), height
    with parts.at(x, y, z, turn):
        parts.lathe(made, (0, 0, 0), [(0, 0), (h * 0.26, 0), (h * 0.36, h * 0.25), (h * 0.34, h * 0.5), (h * 0.22, h * 0.8), (h * 0.26, h), (h * 0.23, h), (h * 0.19, h * 0.8)], 28)
        tube(parts, made, curved([(-h * 0.24, 0, h * 0.92), (-h * 0.48, 0, h * 0.85), (-h * 0.46, 0, h * 0.5), (-h * 0.33, 0, h * 0.36)], 5), h * 0.035, 8)


def jar(parts, x, y, z, height=0.17, filling=(0.45, 0.32, 0.12), lid='oak'):
    r, h = height * 0.28, height
    parts.lathe(clear(), (x, y, z), [(0, 0.003), (r, 0.003), (r * 1.02, h * 0.8), (r * 0.85, h * 0.88)], 24)
    parts.lathe(plain('filling ' + ' '.join(f'{c:.2f}' for c in filling), filling, 0.8), (x, y, z), [(0, 0.008), (r * 0.94, 0.008), (r * 0.94, h * 0.6), (0, h * 0.63)], 20)
    parts.lathe(grained(parts, lid, 0), (x, y, z + h * 0.86), [(r * 0.94, 0), (r * 0.94, h * 0.1), (0, h * 0.11)], 20)


FILLINGS = ((0.45, 0.32, 0.12), (0.30, 0.10, 0.04), (0.55, 0.50, 0.40), (0.12, 0.06, 0.03), (0.30, 0.33, 0.14), (0.60, 0.42, 0.20))


def crockery(parts, x0, x1, y, z, seed=1, what='mixed'):
    chance, x = random.Random(seed), x0
    while x < x1 - 0.05:
        kind = {'jars': 'jar', 'pots': 'pan'}.get(what) or chance.choice(('plates', 'bowls', 'cups', 'cups', 'jug', 'jar' if what == 'mixed' else 'glasses', 'glasses', 'air'))
        need = {'plates': 0.25, 'bowls': 0.18, 'pan': 0.26, 'jug': 0.16, 'cups': 0.11, 'jar': 0.11, 'glasses': 0.09, 'air': 0.07}[kind]
        if x + need > x1:
            if need <= 0.11:
                break
            kind, need = 'glasses', 0.09
            if x + need > x1:
                break
        middle, tone = x + need / 2, chance.choice(TONES)
        if kind == 'plates':
            plate_pile(parts, middle, y, z, chance.randint(4, 9), 0.112, tone)
        elif kind == 'bowls':
            for k in range(chance.randint(2, 4)):
                bowl(parts, middle, y, z + 0.026 * k, 0.075, tone, ())
        elif kind == 'cups':
            mug(parts, middle, y, z, chance.uniform(-60, 60), tone)
        elif kind == 'jug':
            jug(parts, middle, y, z, chance.uniform(0.15, 0.22), tone, chance.uniform(-30, 30))
        elif kind == 'jar':
            jar(parts, middle, y, z, chance.uniform(0.12, 0.2), chance.choice(FILLINGS))
        elif kind == 'pan':
            pan(parts, middle, y, z, 0.1, chance.uniform(0.09, 0.14), chance.uniform(240, 300), chance.choice((copper(), steel(), black_iron())))
        elif kind == 'glasses':
            for k in (-0.02, 0.07):
                tumbler(parts, middle, y + k, z, 0.1, None)
        x += need + chance.uniform(0.0, 0.03)


def open_shelf(parts, x, y, z, turn=0.0, length=1.2, tone='oak', what='mixed', depth=0.24, seed=1, brackets=True):
    with parts.at(x, y, z, turn):
        parts.box(grained(parts, tone, 0), 0, length, -depth, 0, -0.032, 0, 0.004)
        if brackets:
            for px in (0.12, length - 0.12):
                parts.box(brass(), px - 0.01, px + 0.01, -depth + 0.02, 0, -0.038, -0.032, 0.001)
                parts.box(brass(), px - 0.01, px + 0.01, -0.006, 0, -0.18, -0.032, 0.001)
        crockery(parts, 0.04, length - 0.04, -depth / 2, 0, seed, what)


def rail_with_tools(parts, x, y, z, turn=0.0, length=0.9, metal=None, seed=1):
    made, chance = metal or brass(), random.Random(seed)
    with parts.at(x, y, z, turn):
        tube(parts, made, [(0, 0, 0), (0, -0.05, 0), (length, -0.05, 0), (length, 0, 0)], 0.007, 8)
        for k in range(int(length / 0.11)):
            px, kind = 0.07 + 0.11 * k, (k * 2 + seed) % 5
            long = chance.uniform(0.24, 0.32)
            tube(parts, made, [(px, -0.05, 0.01), (px, -0.06, -0.03)], 0.002, 5)
            if kind == 0:
                tube(parts, steel(), [(px, -0.055, -0.03), (px, -0.055, -long)], 0.004, 6)
                parts.lathe(steel(), (px, -0.06, -long - 0.04), [(0, 0), (0.03, 0.012), (0.042, 0.04)], 18)
            elif kind == 1:
                tube(parts, grained(parts, 'beech', 2), [(px, -0.055, -0.03), (px, -0.055, -long), (px, -0.055, -long - 0.06)], [0.006, 0.006, 0.02], 8)
            elif kind == 2:
                with parts.at(px, -0.055, -long):
                    tube(parts, black_iron(), [(0, 0, long - 0.03), (0, 0, 0.1)], 0.007, 6)
                    tube(parts, copper(), [(0.09 * math.cos(TURN * i / 24), 0, 0.02 + 0.09 * math.sin(TURN * i / 24)) for i in range(24)], 0.012, 8, True)
                    parts.add(copper(), [(0.09 * math.cos(TURN * i / 24), 0.012, 0.02 + 0.09 * math.sin(TURN * i / 24)) for i in range(24)], [tuple(range(24))])
            elif kind == 3:
                from indoors_things import hung
                hung(parts, fabric((0.62, 0.60, 0.54), 'linen', (0.34, 0.08, 0.05), 0.02, 2), px - 0.05, px + 0.05, -0.055, -0.005, 0.42, 0.012, 2)


def board(parts, x, y, z, turn=0.0, tone='walnut'):
    with parts.at(x, y, z, turn):
        parts.box(grained(parts, tone, 0), -0.2, 0.2, -0.12, 0.12, 0, 0.022, 0.008)
        parts.box(grained(parts, tone, 0), 0.19, 0.3, -0.02, 0.02, 0, 0.02, 0.007)


def bread(parts, x, y, z, turn=0.0, length=0.26):
    crust = ceramic((0.34, 0.17, 0.06), 0.5)
    with parts.at(x, y, z, turn):
        soft(parts, crust, -length / 2, length / 2, -0.065, 0.065, 0, 0.095, 0.045, 0.012, 0, 0.003)
        for k in range(3):
            tube(parts, plain('flour', (0.55, 0.45, 0.30), 0.9), [(-0.07 + 0.06 * k, -0.03, 0.1), (-0.04 + 0.06 * k, 0.03, 0.1)], 0.006, 6)


def cutlery(parts, x, y, z, turn=0.0):
    with parts.at(x, y, z, turn):
        for s in (-1, 1):
            px = s * 0.155
            parts.box(steel(), px - 0.004, px + 0.004, -0.11, 0.02, 0.0, 0.003, 0.001)
            parts.box(steel(), px - (0.009 if s > 0 else 0.011), px + 0.009, 0.02, 0.1, 0.001, 0.003, 0.001)


def tray(parts, x, y, z, turn=0.0, tone='oak'):
    with parts.at(x, y, z, turn):
        made = grained(parts, tone, 0)
        parts.box(made, -0.22, 0.22, -0.15, 0.15, 0, 0.012, 0.004)
        for s in (-1, 1):
            parts.box(made, s * 0.22 - 0.006, s * 0.22 + 0.006, -0.15, 0.15, 0, 0.045, 0.004)
            parts.box(made, -0.22, 0.22, s * 0.15 - 0.006, s * 0.15 + 0.006, 0, 0.04, 0.004)
        jug(parts, -0.1, 0.02, 0.012, 0.17, (0.2, 0.24, 0.24), 180)
        mug(parts, 0.07, -0.06, 0.012, 40)
        mug(parts, 0.1, 0.06, 0.012, -80)


def counter_things(parts, x0, x1, y, z, seed=1, what=None):
    chance, x, k = random.Random(seed), x0 + 0.05, 0
    names = list(what or ('board', 'spoons', 'oil', 'kettle', 'fruit', 'bread', 'jars', 'herbs', 'mugs', 'coffee'))
    if not what:
        chance.shuffle(names)
    while k < len(names) and x < x1 - 0.12:
        name, room = names[k], 0.16
        k += 1
        if name == 'board':
            from indoors_materials import spun
            with parts.tilted(spun(x + 0.12, y + 0.12, z, 12)):
                for dx, h, tone in ((0, 0.38, 'walnut'), (0.09, 0.3, 'beech')):
                    parts.box(grained(parts, tone, 2), dx - 0.11, dx + 0.11, -0.02 - dx * 0.3, -dx * 0.3, 0, h, 0.01)
            room = 0.34
        elif name == 'spoons':
            parts.lathe(ceramic((0.5, 0.45, 0.36)), (x + 0.06, y, z), [(0, 0), (0.055, 0), (0.06, 0.14), (0.052, 0.14), (0.05, 0.02)], 24)
            for i in range(6):
                a = TURN * i / 6
                end = (x + 0.06 + 0.075 * math.cos(a), y + 0.06 * math.sin(a), z + 0.27 + 0.05 * chance.random())
                tube(parts, grained(parts, ('beech', 'olive', 'oak')[i % 3], 2), [(x + 0.06, y, z + 0.03), end, tuple(e + 0.15 * (e - s) for e, s in zip(end, (x + 0.06, y, z + 0.03)))],
                    [0.005, 0.005, 0.018], 8)
        elif name == 'oil':
            bottle(parts, x + 0.04, y + 0.03, z, 0.27, (0.03, 0.045, 0.01), None)
            bottle(parts, x + 0.12, y - 0.02, z, 0.2, (0.12, 0.05, 0.012))
            room = 0.2
        elif name == 'kettle':
            kettle(parts, x + 0.13, y, z, chance.uniform(-60, 60), chance.choice(((0.60, 0.57, 0.50), (0.02, 0.022, 0.024), (0.08, 0.14, 0.15))))
            room = 0.3
        elif name == 'fruit':
            bowl(parts, x + 0.15, y, z, 0.15, chance.choice(TONES), seed=seed)
            room = 0.34
        elif name == 'bread':
            board(parts, x + 0.22, y - 0.05, z, chance.uniform(-12, 12), 'oak')
            bread(parts, x + 0.2, y - 0.05, z + 0.022, chance.uniform(-20, 20))
            room = 0.52
        elif name == 'jars':
            for i in range(3):
                jar(parts, x + 0.06 + 0.12 * i, y + 0.05, z, 0.24 - 0.045 * i, FILLINGS[(i + seed) % 6])
            room = 0.4
        elif name == 'herbs':
            pot(parts, x + 0.09, y, z, 0.07, 0.12, None, seed, 150, 0.16, None, None, 0.022)
            room = 0.22
        elif name == 'mugs':
            mug(parts, x + 0.05, y, z, 30, (0.2, 0.26, 0.27))
            mug(parts, x + 0.15, y - 0.06, z, -50)
            room = 0.24
        elif name == 'coffee':
            parts.box(steel(), x, x + 0.24, y - 0.14, y + 0.14, z, z + 0.06, 0.01)
            parts.box(steel(), x, x + 0.24, y + 0.0, y + 0.14, z + 0.06, z + 0.28, 0.01)
            parts.box(steel(), x, x + 0.24, y - 0.14, y + 0.14, z + 0.28, z + 0.36, 0.014)
            tube(parts, black_iron(), [(x + 0.12, y - 0.06, z + 0.24), (x + 0.12, y - 0.26, z + 0.22)], [0.02, 0.012], 10)
            parts.lathe(rubber('black plastic', (0.012, 0.012, 0.013)), (x + 0.12, y - 0.06, z + 0.21), [(0.035, 0), (0.035, 0.07)], 18)
            mug(parts, x + 0.12, y - 0.07, z + 0.06, 80, (0.65, 0.63, 0.58), 0.032, 0.06)
            room = 0.34
        elif name == 'books':
            from indoors_cases import row_of_books
            row_of_books(parts, x, x + 0.22, y, z, seed, 0.25, 0.18)
            room = 0.28
        elif name == 'scales':
            parts.box(gloss('scales', (0.30, 0.05, 0.03), 0.25, 0.8), x, x + 0.2, y - 0.1, y + 0.1, z, z + 0.12, 0.03)
            parts.lathe(steel(), (x + 0.1, y, z + 0.13), [(0, 0), (0.1, 0.005), (0.13, 0.04)], 28)
            room = 0.3
        x += room + chance.uniform(0.02, 0.1)


def laid_table(parts, x, y, z, turn=0.0, width=1.8, depth=0.9, places=(3, 0), plate_colour=(0.64, 0.62, 0.57), drink=(0.10, 0.008, 0.010), napkin=(0.46, 0.42, 0.34), seed=1):
    chance, linen = random.Random(seed), fabric(napkin, 'linen')
    with parts.at(x, y, z, turn):
        spots = [(-width / 2 + width * (k + 0.5) / places[0], s * (depth / 2 - 0.17), 0 if s < 0 else 180) for s in (-1, 1) for k in range(places[0])]
        spots += [(s * (width / 2 - 0.17), -depth / 2 + depth * (k + 0.5) / places[1], 90 if s > 0 else -90) for s in (-1, 1) for k in range(places[1])]
        for px, py, spin in spots:
            with parts.at(px, py, 0, spin + chance.uniform(-4, 4)):
                plate(parts, 0, 0, 0, 0.135, plate_colour)
                if chance.random() < 0.6:
                    bowl(parts, 0, 0, 0.012, 0.08, plate_colour, ())
                cutlery(parts, 0, 0, 0)
                wine = chance.random() < 0.5
                tumbler(parts, 0.17, 0.15, 0, 0.1, drink if wine or chance.random() < 0.4 else None, wine)
                soft(parts, linen, -0.26, -0.18, -0.09, 0.09, 0, 0.012, 0.005, 0.004, 0, 0.002, None, chance.random() * 9)
