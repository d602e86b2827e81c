"""Shelves, wardrobes, racks and workbenches. A `Parts` first, then x, y, z (z = the floor) and `turn`. Metres. Everything faces -y before `turn`.
Wall pieces: origin in the middle of the line of the wall, they reach out to -y. Free pieces: origin in the middle of the footprint. `tone`: WOODS or a material.

bookcase(width, height, tone, depth, shelves, fill, seed, back, columns)   wall piece; `fill` 0–1 of each board is books, the rest things (vases, boxes, bowls) or air;
                `columns` uprights between; high ones reach a ceiling with height=…
wall_shelf(z_board, length, tone, what, depth)   board on the wall with brackets, z = height of its top; what: 'books', 'pots', 'mixed'
wardrobe(width, height, tone, kind, depth)   wall piece; 'panelled' (two doors, cornice), 'plain' (flush doors), 'open' (rail with clothes)
peg_rail(z_board, length, tone, coats)   wall; coats and a bag hang from it; z = height of the rail, coats reach 1.1 down
rack(width, height, depth, levels, load, seed)   free, store-room or warehouse steel; load: 'boxes', 'pallets', 'pots', 'tools' (pallets: width 2.7, height 6+, depth 1.1)
workbench(length, tone, tools)   free, 0.86 high, depth 0.75, vice at its left, things on it; `tools` board behind it (then a wall piece with the wall at y = 0.38)
"""
import math
import random

from belongings import bag, bucket, crate
from finishes import brass, metal, plain, steel
from indoors_cases import _things, row_of_books
from indoors_materials import black_iron, ceramic, fabric, grained, painted
from lines import TURN, curved, tube
from rooms import front


def bookcase(parts, x, y, z, turn=0.0, width=1.2, height=2.1, tone='oak', depth=0.3, shelves=6, fill=0.75, seed=1, back=True, columns=None, cornice=False):
    chance, columns = random.Random(seed), columns or max(1, round(width / 0.85))
    with parts.at(x, y, z, turn):
        w, side, board = width / 2, grained(parts, tone, 2), grained(parts, tone, 0)
        if back:
            parts.box(side, -w, w, -0.008, 0, 0, height)
        step, rise = width / columns, (height - 0.08) / shelves
        for k in range(columns + 1):
            px = -w + step * k
            parts.box(side, max(-w, px - 0.012), min(w, px + 0.012), -depth, -0.008, 0, height, 0.003)
        for k in range(shelves + 1):
            parts.box(board, -w + 0.006, w - 0.006, -depth + 0.004, -0.008, 0.06 + rise * k - 0.022, 0.06 + rise * k, 0.003)
        parts.box(board, -w, w, -depth + 0.03, -depth + 0.045, 0, 0.05)
        if cornice:
            for k, (a, h) in enumerate(((0.02, 0.04), (0.045, 0.025))):
                parts.box(board, -w - a, w + a, -depth - a, 0, height + 0.04 * k, height + 0.04 * k + h, 0.008)
        for column in range(columns):
            a, b = -w + step * column + 0.018, -w + step * (column + 1) - 0.018
            for k in range(shelves):
                low, free = 0.06 + rise * k, rise - 0.04
                if chance.random() < 0.06:
                    continue
                if chance.random() > fill + 0.12:
                    _things(parts, a, b, -depth / 2 - 0.02, low, free, chance)
                    continue
                share = 1.0 if chance.random() < fill - 0.25 else chance.uniform(0.4, 0.8)
                left = chance.random() < 0.6
                start, end = (a, a + (b - a) * share) if left else (b - (b - a) * share, b)
                row_of_books(parts, start, end, -depth + 0.035, low, chance.randint(1, 9999), min(0.30, free * 0.97), depth - 0.06)
                if (b - a) * (1 - share) > 0.2 and chance.random() < 0.75:
                    _things(parts, *((end + 0.03, b) if left else (a, start - 0.03)), -depth / 2 - 0.02, low, free, chance)


def wall_shelf(parts, x, y, z, turn=0.0, length=1.0, tone='oak', what='mixed', depth=0.22, seed=1):
    chance = random.Random(seed)
    with parts.at(x, y, z, turn):
        w = length / 2
        parts.box(grained(parts, tone, 0), -w, w, -depth, 0, -0.028, 0, 0.004)
        for s in (-1, 1):
            px = s * (w - 0.14)
            tube(parts, black_iron(), [(px, -0.006, -0.17), (px, -0.006, -0.034), (px, -depth + 0.03, -0.034)], 0.007, 6)
            parts.bar(black_iron(), (px, -0.006, -0.15), (px, -depth + 0.05, -0.036), 0.005, 6)
        px = -w + 0.05
        while px < w - 0.14:
            room = min(w - 0.03 - px, chance.uniform(0.22, 0.5))
            if what == 'books' or (what == 'mixed' and chance.random() < 0.45):
                row_of_books(parts, px, px + room, -depth + 0.02, 0, chance.randint(1, 9999), 0.25, depth - 0.03)
            elif room > 0.12:
                _things(parts, px, px + min(room, 0.3), -depth / 2, 0, 0.3, chance)
                room = min(room, 0.3)
            px += room + 0.03


def _coat(parts, x, y, z, made, width=0.44, length=0.95, seed=1.0):
    """Hangs from (x, y, z), flat along x, in folds."""
    n, m = 24, 14
    v = []
    for j in range(m + 1):
        t = j / m
        w = width * (0.28 + 0.72 * min(1, t * 5) ** 0.6) * (0.88 + 0.16 * t)
        for i in range(n + 1):
            a = TURN * i / n
            fold = 1 + 0.16 * math.sin(a * 5 + seed) * t + 0.06 * math.sin(a * 9 + seed * 2)
            v.append((x + w / 2 * math.cos(a) * (0.94 + 0.06 * fold), y + (0.05 + 0.05 * t) * math.sin(a) * fold, z - 0.02 - 0.06 * min(1, t * 5) * abs(math.cos(a)) - length * t
                + 0.015 * math.sin(a * 3 + seed) * t))
    parts.add(made, v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)], True)
    for s in (-1, 1):
        tube(parts, made, curved([(x + s * width * 0.36, y, z - 0.09), (x + s * width * 0.48, y - 0.02, z - 0.36), (x + s * width * 0.46, y - 0.03, z - 0.68)], 4),
            [0.055 - 0.002 * k for k in range(9)], 12)


COATS = ((0.05, 0.075, 0.10), (0.36, 0.27, 0.15), (0.13, 0.15, 0.10), (0.40, 0.09, 0.05), (0.30, 0.30, 0.29), (0.55, 0.40, 0.08))


def peg_rail(parts, x, y, z, turn=0.0, length=1.4, tone='oak', coats=4, seed=1):
    chance = random.Random(seed)
    with parts.at(x, y, z, turn):
        w, pegs = length / 2, max(3, round(length / 0.2))
        parts.box(grained(parts, tone, 0), -w, w, -0.022, 0, -0.05, 0.05, 0.006)
        taken = chance.sample(range(pegs), min(coats, pegs))
        for k in range(pegs):
            px = -w + length * (k + 0.5) / pegs
            tube(parts, grained(parts, tone, 1), [(px, -0.02, -0.005), (px, -0.09, 0.015)], [0.009, 0.012], 10)
            if k in taken:
                if taken.index(k) == 3:
                    bag(parts, px, -0.12, -0.5, 0.36, 0.12, 0.34, 0, (0.50, 0.45, 0.35))
                else:
                    _coat(parts, px, -0.11, 0.0, fabric(COATS[(seed + k) % len(COATS)], chance.choice(('wool', 'canvas'))), chance.uniform(0.36, 0.46), chance.uniform(0.7, 1.05), k + seed)


def wardrobe(parts, x, y, z, turn=0.0, kind='panelled', width=1.2, height=2.05, tone='oak', depth=0.58, seed=1):
    chance = random.Random(seed)
    with parts.at(x, y, z, turn):
        w, side, board = width / 2, grained(parts, tone, 2), grained(parts, tone, 0)
        if kind == 'open':
            for s in (-1, 1):
                tube(parts, black_iron(), [(s * w, -0.45, 0), (s * w, -0.25, height - 0.3), (s * w, -0.05, 0)], 0.011, 8)
            parts.bar(black_iron(), (-w, -0.25, height - 0.3), (w, -0.25, height - 0.3), 0.011, 8)
            for k in range(int(width / 0.075)):
                px = -w + 0.08 + 0.075 * k
                with parts.at(px, -0.25, height - 0.33, 90 + chance.uniform(-8, 8)):
                    tube(parts, steel(), [(0, 0, 0.04), (0, 0, 0.0)], 0.002, 5)
                    _coat(parts, 0, 0, 0.0, fabric(chance.choice(COATS + ((0.62, 0.60, 0.55),) * 3), 'linen'), 0.42, chance.uniform(0.6, 1.0), k)
            return
        parts.box(side, -w, w, -depth + 0.022, 0, 0.0, height, 0.005)
        if kind == 'panelled':
            for k in range(2):
                a, b = -w + 0.02 + (width - 0.04) * k / 2, -w + 0.02 + (width - 0.04) * (k + 1) / 2
                front(parts, side, a, b, 0.42, height - 0.03, -depth + 0.022, brass())
                front(parts, board, a, b, 0.08, 0.41, -depth + 0.022, brass())
            for k, a in enumerate((0.02, 0.05)):
                parts.box(board, -w - a, w + a, -depth - a, 0, height + 0.045 * k, height + 0.045 * (k + 1), 0.012)
            parts.box(board, -w - 0.01, w + 0.01, -depth - 0.01, 0, 0, 0.07, 0.008)
        else:
            doors = max(2, round(width / 0.5))
            for k in range(doors):
                parts.box(side, -w + width * k / doors + 0.002, -w + width * (k + 1) / doors - 0.002, -depth, -depth + 0.02, 0.06, height - 0.01, 0.002)


def rack(parts, x, y, z, turn=0.0, width=1.2, height=2.0, depth=0.45, levels=5, load='boxes', seed=1, post=None, beam=None):
    chance = random.Random(seed)
    heavy = load == 'pallets'
    post = post or (painted((0.03, 0.09, 0.22)) if heavy else metal('galvanised', (0.42, 0.43, 0.44), 0.35, 0.65))
    beam = beam or (painted((0.62, 0.20, 0.02)) if heavy else post)
    board = plain('chipboard', (0.42, 0.30, 0.17), 0.8)
    card = [plain(f'cardboard {k}', c, 0.85) for k, c in enumerate(((0.40, 0.265, 0.14), (0.45, 0.31, 0.175), (0.34, 0.22, 0.115)))]
    r = 0.045 if heavy else 0.016
    with parts.at(x, y, z, turn):
        w, d = width / 2, depth / 2
        for sx in (-1, 1):
            for sy in (-1, 1):
                parts.box(post, sx * w - r, sx * w + r, sy * d - r, sy * d + r, 0, height, 0.003)
            for k in range(int(height / 0.9)):
                parts.bar(post, (sx * w, -d, 0.2 + 0.9 * k), (sx * w, d, min(height, 0.75 + 0.9 * k)), r * 0.4, 4)
        for k in range(levels):
            h = 0.12 + (height - 0.16) * k / max(1, levels - (0 if heavy else 1))
            gap = (height - 0.16) / max(1, levels - (0 if heavy else 1))
            for s in (-1, 1):
                if not heavy or k:
                    parts.box(beam, -w, w, s * d - r * 0.7, s * d + r * 0.7, h - (0.12 if heavy else 0.04), h, 0.003)
            if not heavy:
                parts.box(board, -w, w, -d, d, h - 0.012, h + 0.002)
            px = -w + 0.08
            while px < w - (0.75 if heavy else 0.2):
                if heavy:
                    base = h if k else 0
                    for s in (-0.35, 0, 0.35):
                        parts.box(board, px + 0.4 + s - 0.05, px + 0.4 + s + 0.05, -d + 0.02, d - 0.02, base, base + 0.1)
                    parts.box(board, px, px + 0.8, -d, d, base + 0.1, base + 0.14)
                    tall = chance.uniform(0.4, 0.8) * (gap - 0.3)
                    if chance.random() < 0.85:
                        for i in range(2):
                            for j in range(max(1, int(tall / 0.4))):
                                parts.box(card[chance.randrange(3)], px + 0.02 + 0.385 * i, px + 0.395 + 0.385 * i, -d + 0.03, d - 0.05, base + 0.14 + 0.4 * j, base + 0.535 + 0.4 * j, 0.006)
                    px += 0.88
                    continue
                size = chance.uniform(0.2, 0.42)
                kind = chance.random()
                if load == 'pots':
                    parts.lathe(ceramic(chance.choice(((0.5, 0.44, 0.36), (0.30, 0.13, 0.07), (0.16, 0.19, 0.19)))), (px + 0.11, chance.uniform(-0.06, 0.06), h),
                        [(0, 0), (0.06, 0), (0.1, 0.08), (0.09, 0.17), (0.05, chance.uniform(0.2, 0.3)), (0.055, 0.3)], 24)
                    size = 0.24
                elif kind < 0.6:
                    parts.box(card[chance.randrange(3)], px, px + size, -d + 0.04, d - 0.06, h, h + chance.uniform(0.4, 0.85) * (gap - 0.06), 0.004)
                elif kind < 0.8:
                    crate(parts, px + 0.2, 0, h, 0.38, min(0.34, depth - 0.06), min(0.22, gap * 0.7))
                    size = 0.4
                else:
                    bucket(parts, px + 0.14, 0, h, 0.12, 0.22)
                    size = 0.28
                px += size + chance.uniform(0.02, 0.08)


def workbench(parts, x, y, z, turn=0.0, length=1.8, tone='beech', tools=True, seed=1):
    chance = random.Random(seed)
    with parts.at(x, y, z, turn):
        w, board, post = length / 2, grained(parts, tone, 0), grained(parts, tone, 2)
        parts.box(board, -w, w, -0.375, 0.375, 0.79, 0.86, 0.008)
        for sx in (-1, 1):
            for sy in (-1, 1):
                parts.box(post, sx * (w - 0.16) - 0.05, sx * (w - 0.16) + 0.05, sy * 0.29 - 0.045, sy * 0.29 + 0.045, 0, 0.79, 0.006)
            parts.box(grained(parts, tone, 1), sx * (w - 0.16) - 0.03, sx * (w - 0.16) + 0.03, -0.29, 0.29, 0.14, 0.22, 0.005)
        parts.box(board, -w + 0.1, w - 0.1, -0.3, 0.3, 0.2, 0.23, 0.004)
        parts.box(board, -w + 0.04, -w + 0.34, -0.47, -0.43, 0.66, 0.85, 0.01)
        tube(parts, black_iron(), [(-w + 0.19, -0.36, 0.75), (-w + 0.19, -0.52, 0.75)], 0.018, 12)
        tube(parts, post, [(-w + 0.04, -0.52, 0.75), (-w + 0.34, -0.52, 0.75)], 0.012, 10)
        crate(parts, -0.3, 0, 0.23, 0.44, 0.34, 0.22)
        bucket(parts, 0.35, 0.02, 0.23)
        for k in range(4):  # what lies on it
            px = -w * 0.4 + 0.32 * k
            kind = (k + seed) % 4
            if kind == 0:  # plane
                parts.box(board, px - 0.12, px + 0.12, 0.0, 0.06, 0.86, 0.92, 0.01)
                tube(parts, post, [(px + 0.08, 0.03, 0.92), (px + 0.1, 0.03, 0.98)], [0.012, 0.016], 10)
            elif kind == 1:
                tube(parts, post, [(px - 0.15, -0.1, 0.875), (px + 0.1, -0.05, 0.875)], 0.014, 10)
                parts.block(black_iron(), (px + 0.12, -0.045, 0.88), (0.035, 0.11, 0.032), 0.006, 11)
            elif kind == 2:
                parts.lathe(ceramic((0.35, 0.33, 0.30)), (px, 0.16, 0.86), [(0, 0), (0.05, 0), (0.052, 0.13), (0.046, 0.13), (0.046, 0.1)], 20)
                for j in range(6):
                    a = TURN * j / 6
                    tube(parts, post, [(px + 0.01 * math.cos(a), 0.16, 0.9), (px + 0.06 * math.cos(a), 0.16 + 0.05 * math.sin(a), 1.08 + 0.04 * chance.random())], 0.005, 6)
            else:
                parts.block(post, (px, 0.05, 0.875), (0.4, 0.09, 0.025), 0.003, chance.uniform(-20, 20))
                parts.block(post, (px + 0.03, 0.0, 0.9), (0.34, 0.06, 0.022), 0.003, chance.uniform(-20, 20))
        if tools:
            parts.box(plain('tool board', (0.30, 0.21, 0.12), 0.8), -w, w, 0.362, 0.38, 1.05, 1.85, 0.004)
            for k in range(int(length / 0.14)):
                px, top = -w + 0.1 + 0.14 * k, 1.75
                kind, long = chance.randrange(4), chance.uniform(0.2, 0.34)
                tube(parts, post, [(px, 0.345, top), (px, 0.345, top - 0.11)], 0.013, 10)
                if kind == 0:
                    parts.block(steel(), (px, 0.35, top - 0.13 - long / 2), (0.022, 0.004, long), 0.001)
                elif kind == 1:
                    parts.add(steel(), [(px - 0.012, 0.35, top - 0.1), (px + 0.012, 0.35, top - 0.1), (px + 0.05, 0.35, top - 0.5), (px - 0.03, 0.35, top - 0.5)], [(0, 1, 2, 3)])
                elif kind == 2:
                    parts.block(black_iron(), (px, 0.34, top - 0.13), (0.1, 0.028, 0.03), 0.005)
                    tube(parts, post, [(px, 0.345, top - 0.13), (px, 0.345, top - 0.36)], 0.011, 8)
                else:
                    tube(parts, steel(), [(px, 0.348, top - 0.1), (px, 0.348, top - 0.1 - long * 0.8)], 0.005, 6)
