"""Low tables, desks, sideboards and rows of books. A `Parts` first, then x, y, z (z = the floor) and `turn`. Metres. Everything faces -y before `turn`.
Free pieces: origin in the middle of the footprint. Wall pieces: origin in the middle of the line of the wall, they reach out to -y. `tone`: WOODS or a material.

coffee_table(kind, width, depth, tone, top, height)   free, 0.36 high; 'plain', 'round' (three legs, width = diameter), 'block' (stone or wood), 'glass', 'tray' (pair, one lower)
side_table(radius, height, tone, kind)   free; 'three' (legs), 'drum', 'pedestal'
desk(kind, width, depth, tone)   0.74 high, its user sits on the -y side; 'drawers', 'trestles' free; 'secretary' wall piece with pigeon holes
sideboard(kind, width, tone, height, depth, doors)   wall piece; 'legs' (mid-century), 'painted' (panelled; tone = painted(…)), 'chest' (three rows of drawers), 'low' (media board)
row_of_books(x0, x1, y, z, seed, high, deep)   in the present place: upright books from x0 to x1, spines at y (towards -y); lean and gaps; `colours` optional list
pile_of_books(x, y, z, count, seed, turn)   lying; z of the surface
The big ones (bookcase, wall_shelf, wardrobe, peg_rail, rack, workbench) are in indoors_storage.py.
"""
import math
import random

from belongings import basket, book
from finishes import brass, plain
from indoors_materials import black_iron, ceramic, clear, fabric, grained, legs, spun
from lines import TURN, curved, tube
from rooms import front

SPINES = ((0.30, 0.045, 0.03), (0.04, 0.09, 0.14), (0.52, 0.45, 0.33), (0.06, 0.11, 0.07), (0.44, 0.25, 0.05), (0.62, 0.60, 0.55), (0.02, 0.022, 0.026), (0.18, 0.20, 0.22),
    (0.56, 0.50, 0.40), (0.36, 0.13, 0.06), (0.10, 0.17, 0.20), (0.66, 0.64, 0.60), (0.20, 0.06, 0.07), (0.30, 0.32, 0.25))


def coffee_table(parts, x, y, z, turn=0.0, kind='plain', width=1.1, depth=0.6, tone='oak', top=None, height=0.36):
    with parts.at(x, y, z, turn):
        w, d, board, wood = width / 2, depth / 2, top or grained(parts, tone, 0), grained(parts, tone, 2)
        if kind == 'round':
            parts.lathe(board, (0, 0, height), [(0, -0.03), (w - 0.025, -0.03), (w, -0.012), (w - 0.003, 0), (0, 0)], 56)
            for k in range(3):
                a = TURN * (k + 0.25) / 3
                tube(parts, wood, [(w * 0.88 * math.cos(a), w * 0.88 * math.sin(a), 0), (w * 0.6 * math.cos(a), w * 0.6 * math.sin(a), height - 0.03)], [0.014, 0.024], 12)
        elif kind == 'block':
            parts.box(board, -w, w, -d, d, 0.012, height, 0.012)
        elif kind == 'glass':
            parts.box(clear(), -w, w, -d, d, height - 0.012, height, 0.003)
            for s in (-1, 1):
                tube(parts, black_iron() if tone == 'black' else brass(), [(s * (w - 0.08), -d + 0.06, height - 0.02), (s * (w - 0.08), -d + 0.06, 0.01), (s * (w - 0.08), d - 0.06, 0.01),
                    (s * (w - 0.08), d - 0.06, height - 0.02), (s * (w - 0.08), -d + 0.06, height - 0.02)], 0.011, 8)
                parts.bar(black_iron() if tone == 'black' else brass(), (-w + 0.08, s * (d - 0.06), height - 0.02), (w - 0.08, s * (d - 0.06), height - 0.02), 0.011, 8)
        elif kind == 'tray':
            for cx, cy, r, h in ((0.14, 0.05, 0.36, height + 0.06), (-0.32, -0.12, 0.27, height - 0.04)):
                parts.lathe(board, (cx, cy, h), [(0, -0.016), (r - 0.005, -0.016), (r, 0.022), (r - 0.008, 0.022), (r - 0.014, 0), (0, 0)], 48)
                for k in range(3):
                    a = TURN * k / 3
                    tube(parts, black_iron(), [(cx + r * 0.8 * math.cos(a), cy + r * 0.8 * math.sin(a), 0), (cx + r * 0.8 * math.cos(a), cy + r * 0.8 * math.sin(a), h - 0.014)], 0.008, 8)
        else:
            parts.box(board, -w, w, -d, d, height - 0.028, height, 0.008)
            legs(parts, wood, w - 0.09, d - 0.08, height - 0.028, 0.024, 0.03)
            parts.box(board, -w + 0.12, w - 0.12, -d + 0.08, d - 0.08, height * 0.42, height * 0.42 + 0.014, 0.004)


def side_table(parts, x, y, z, radius=0.23, height=0.52, tone='oak', kind='three', top=None):
    with parts.at(x, y, z):
        r, board, wood = radius, top or grained(parts, tone, 0), grained(parts, tone, 2)
        if kind == 'drum':
            parts.lathe(top or wood, (0, 0, 0), [(0, 0.01), (r - 0.01, 0.01), (r, 0.03), (r, height - 0.02), (r - 0.015, height), (0, height)], 40)
            return
        parts.lathe(board, (0, 0, height), [(0, -0.022), (r - 0.02, -0.022), (r, -0.008), (r - 0.002, 0), (0, 0)], 40)
        if kind == 'pedestal':
            parts.lathe(wood, (0, 0, 0), [(r * 0.75, 0), (r * 0.74, 0.015), (0.03, 0.04), (0.022, 0.1), (0.03, height * 0.6), (0.02, height * 0.7), (0.06, height - 0.022)], 28)
            return
        for k in range(3):
            a = TURN * (k + 0.3) / 3
            tube(parts, wood, [(r * 0.95 * math.cos(a), r * 0.95 * math.sin(a), 0), (r * 0.55 * math.cos(a), r * 0.55 * math.sin(a), height - 0.02)], [0.01, 0.017], 10)


def desk(parts, x, y, z, turn=0.0, kind='drawers', width=1.5, depth=0.72, tone='oak', top=None):
    with parts.at(x, y, z, turn):
        w, d, board, side = width / 2, depth / 2, top or grained(parts, tone, 0), grained(parts, tone, 2)
        if kind == 'secretary':
            d = 0.25
            parts.box(side, -w, w, -2 * d, 0, 0, 1.02, 0.006)
            for k in range(3):
                front(parts, board, -w + 0.01, w - 0.01, 0.06 + 0.2 * k, 0.25 + 0.2 * k, -2 * d, brass(), frame=False)
            parts.box(board, -w + 0.01, w - 0.01, -2 * d - 0.36, -2 * d + 0.01, 0.70, 0.722, 0.006)
            dark = plain('pigeon hole', (0.05, 0.03, 0.018), 0.8)
            parts.box(dark, -w + 0.04, w - 0.04, -2 * d - 0.003, -2 * d + 0.01, 0.73, 0.99)
            for k in range(7):
                px = -w + 0.04 + (width - 0.08) * k / 6
                parts.box(board, px - 0.005, px + 0.005, -2 * d - 0.012, -2 * d, 0.73, 0.99)
            parts.box(board, -w + 0.04, w - 0.04, -2 * d - 0.012, -2 * d, 0.84, 0.852)
            parts.box(board, -w - 0.02, w + 0.02, -2 * d - 0.02, 0, 1.02, 1.05, 0.01)
            row_of_books(parts, -w + 0.05, -w + 0.35, -2 * d + 0.1, 1.05, 5)
            return
        parts.box(board, -w, w, -d, d, 0.71, 0.74, 0.006)
        if kind == 'trestles':
            for s in (-1, 1):
                for e in (-1, 1):
                    parts.bar(side, (s * (w - 0.3) - 0.12 * s, e * (d - 0.06), 0), (s * (w - 0.3), e * (d - 0.1), 0.71), 0.018, 4)
                    parts.bar(side, (s * (w - 0.3) + 0.12 * s, e * (d - 0.06), 0), (s * (w - 0.3), e * (d - 0.1), 0.71), 0.018, 4)
                parts.bar(side, (s * (w - 0.3), -d + 0.08, 0.34), (s * (w - 0.3), d - 0.08, 0.34), 0.014, 4)
            return
        for s in (-1, 1):
            parts.box(side, s * (w - 0.42), s * (w - 0.02), -d + 0.03, d - 0.02, 0.06, 0.71, 0.004)
            for k in range(3):
                front(parts, board, min(s * (w - 0.42), s * (w - 0.02)), max(s * (w - 0.42), s * (w - 0.02)), 0.08 + 0.21 * k, 0.28 + 0.21 * k, -d + 0.03, brass(), frame=False)
            parts.box(side, s * (w - 0.4), s * (w - 0.04), -d + 0.05, d - 0.04, 0, 0.06)
        front(parts, board, -w + 0.42, w - 0.42, 0.61, 0.705, -d + 0.03, brass(), frame=False)


def sideboard(parts, x, y, z, turn=0.0, kind='legs', width=1.7, tone='walnut', height=0.76, depth=0.44, doors=4, knob=None):
    with parts.at(x, y, z, turn):
        w, board, side, knob = width / 2, grained(parts, tone, 0), grained(parts, tone, 2), knob or brass()
        foot = {'legs': 0.2, 'low': 0.1, 'painted': 0.08, 'chest': 0.1}[kind]
        if kind in ('legs', 'low', 'chest'):
            with parts.at(0, -depth / 2):
                legs(parts, side, w - 0.12, depth / 2 - 0.07, foot, 0.02, 0.03 if kind == 'legs' else 0.0)
        else:
            parts.box(board, -w + 0.02, w - 0.02, -depth + 0.03, -0.01, 0, foot, 0.004)
        parts.box(board, -w, w, -depth + 0.012, 0, foot, height - 0.022, 0.004)
        out = 0.02 if kind in ('painted', 'chest') else 0.0
        parts.box(board, -w - out, w + out, -depth - out, 0, height - 0.024, height, 0.008)
        if kind == 'chest':
            for k in range(3):
                a, b = foot + 0.01 + (height - foot - 0.04) * k / 3, foot + 0.005 + (height - foot - 0.04) * (k + 1) / 3
                for s in ((-w + 0.012, 0), (0, w - 0.012)) if k == 2 else ((-w + 0.012, w - 0.012),):
                    parts.box(board, s[0] + 0.003, s[1] - 0.003, -depth - 0.008, -depth + 0.012, a, b, 0.005)
                    for e in (0.2, 0.8):
                        px = s[0] + (s[1] - s[0]) * e
                        tube(parts, knob, curved([(px - 0.035, -depth - 0.008, (a + b) / 2 + 0.01), (px - 0.03, -depth - 0.03, (a + b) / 2 - 0.012), (px + 0.03, -depth - 0.03, (a + b) / 2 - 0.012),
                            (px + 0.035, -depth - 0.008, (a + b) / 2 + 0.01)], 4), 0.004, 6)
            return
        for k in range(doors):
            front(parts, board, -w + 0.012 + (width - 0.024) * k / doors, -w + 0.012 + (width - 0.024) * (k + 1) / doors, foot + 0.008, height - 0.03, -depth + 0.014, knob,
                frame=kind == 'painted')


def row_of_books(parts, x0, x1, y, z, seed=1, high=0.27, deep=0.2, colours=SPINES, gaps=0.05):
    chance, x = random.Random(seed), x0
    page = plain('page edges', (0.60, 0.55, 0.44), 0.9)
    while x < x1 - 0.02:
        if chance.random() < gaps:
            x += chance.uniform(0.03, 0.12)
            continue
        run, tone = chance.choice((1, 1, 1, 2, 3, 5)), chance.choice(colours)
        w, h, d = min(x1 - x, chance.uniform(0.014, 0.048)), high * chance.uniform(0.62, 0.98), deep * chance.uniform(0.68, 0.95)
        for _ in range(run):
            if x + w > x1:
                break
            lean = chance.choice((0, 0, 0, 0, 0, 0, -5, -9)) if x > x0 + 0.1 and run == 1 else 0
            back = chance.uniform(0, 0.015)
            made = fabric(tuple(round(c, 2) for c in tone), 'linen') if chance.random() < 0.6 else plain('jacket ' + ' '.join(f'{c:.2f}' for c in tone), tone, 0.35)
            with parts.tilted(spun(x, y + back, z, lean, 'Y')):
                parts.box(made, 0, w, 0, d, 0, h, 0.003)
                parts.box(page, 0.003, w - 0.003, 0.006, d + 0.0005, 0.003, h + 0.0006)
                if w > 0.02:
                    parts.box(plain('label ' + str(chance.choice((0, 1))), ((0.55, 0.42, 0.16), (0.60, 0.58, 0.52))[chance.random() < 0.5], 0.5), w * 0.18, w * 0.82, -0.0008, 0.001,
                        h * 0.68, h * chance.uniform(0.72, 0.86))
            x += w + 0.0015 + (0.05 if lean else 0)


def pile_of_books(parts, x, y, z, count=3, seed=1, turn=0.0):
    chance = random.Random(seed)
    for _ in range(count):
        thick, size = chance.uniform(0.015, 0.04), chance.uniform(0.17, 0.24)
        book(parts, x + chance.uniform(-0.012, 0.012), y + chance.uniform(-0.012, 0.012), z, turn + chance.uniform(-14, 14), size, size * 1.3, thick, chance.choice(SPINES))
        z += thick


def _things(parts, x0, x1, y, z, high, chance):
    """One or two things on a board: pot, bowl, box, lying books."""
    from indoors_things import vase
    middle, kind = (x0 + x1) / 2, chance.choice(('vase', 'books', 'box', 'bowl', 'vases'))
    tone = chance.choice(((0.60, 0.55, 0.46), (0.12, 0.13, 0.13), (0.34, 0.16, 0.08), (0.20, 0.27, 0.24), (0.62, 0.60, 0.56)))
    if kind == 'books':
        pile_of_books(parts, middle, y, z, chance.randint(2, 4), chance.randint(1, 99), 90)
    elif kind == 'box':
        basket(parts, middle, y, z, min(0.3, (x1 - x0) * 0.9), 0.2, min(0.16, high * 0.6), 0, None, False)
    elif kind == 'bowl':
        parts.lathe(ceramic(tone), (middle, y, z), [(0.04, 0), (0.045, 0.01), (0.09, 0.06), (0.1, 0.09), (0.095, 0.09), (0.08, 0.06), (0, 0.015)], 28)
    else:
        vase(parts, middle, y, z, chance.choice(('bottle', 'round', 'cylinder', 'jug')), min(0.24, high * 0.8), tone)
        if kind == 'vases' and x1 - x0 > 0.25:
            vase(parts, middle + 0.11, y - 0.02, z, 'round', min(0.13, high * 0.5), (0.52, 0.40, 0.28))
