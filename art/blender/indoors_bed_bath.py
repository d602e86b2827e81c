"""Beds and baths. A `Parts` first, then x, y, z (z = the floor) and `turn`. Metres. Wall pieces: origin in the middle of the line of the wall, reach out to -y, face -y.

bed(kind, width, length, tone, linen, duvet, throw, head, …)   wall piece: its head at the wall y = 0, its foot at y = -length. kind 'plain' (low wooden), 'upholstered' (head = fabric),
            'spindle', 'iron', 'box' (a berth of boards: closed sides, for alcoves), 'futon'. `pillows` (2 big ones by width), `cushions`: [fabric,…]; throw: fabric or None;
            `made_up`: 1 neat to 0 just left (duvet thrown back). Mattress top 0.52 ('futon' 0.3).
bedside(x, y, z, turn, kind, tone)   0.42 wide, 0.5 high wall piece; 'drawer', 'stool', 'hung'
tub(kind, length, made, outside)   free; 1.7 × 0.75, 0.58 high, along x, round ends; 'oval' (stands on the floor), 'claw' (rolled rim, iron feet), 'box' (built in: `outside` = tile or wood);
            `water`: 0–1 filled
tub_tap(metal)   free-standing pipe with spout and hand shower; its spout points to -y, 1.0 high
basin(kind, width, tone, metal, made)   wall piece; 'pedestal', 'bowl' (on a wooden board with legs), 'vanity' (drawers, stone top), 'trough' (long stone, taps from the wall), 'console' (steel legs)
wc(kind)    wall piece; 'hung' or 'floor';   bidet is not there
shower(width, depth, metal, glass, tray)   wall piece; rain head from the wall y = 0, tray on the floor, a glass screen at its right (+x) and front if glass='both'
mirror_on(x, y, z, turn, width, height, kind, tone)   on the wall, z = its middle; 'round' (width), 'plain', 'frame', 'arch', 'gilded'
towel_rail(x, y, z, turn, width, kind, towels)   on the wall, z = lower edge; 'ladder' (heated), 'bar'; towels: [fabric, …]
towel_pile(x, y, z, …) is belongings.folded; bath_things(x0, x1, y, z, seed) bottles, soap, brush in a cup, a plant on a board or rim; bath_board(…) a board across the tub
"""
import math
import random

from comforts import pillow
from finishes import brass, gloss, plain
from indoors_bath import _ring, bath_board, bath_things, mirror_on, shower, towel_rail, wc  # noqa: F401
from indoors_kitchen import METAL, tap
from indoors_materials import black_iron, enamel, fabric, grained, legs, marble, soft, spun
from lines import TURN, curved, tube
from rooms import front


def _sheet(parts, made, x0, x1, y0, y1, z, drop, seed, puff=0.05, hem=0.0, thick=0.0, on=None):
    """Bedding: from y0 (foot, hangs over by `hem`) to y1, hangs over both sides by `drop`, puffed, creased; `on`: y0 of the sheet below it."""
    n, m = 48, 44
    wide, long = x1 - x0 + 2 * drop, y1 - y0 + hem
    v = []
    for j in range(m + 1):
        s = j / m * long - hem
        along = s if on is None else s + y0 - on
        for i in range(n + 1):
            u = -drop + wide * i / n
            inside = min(u, x1 - x0 - u)
            fall, foot = max(0.0, -inside), max(0.0, -s)
            soften = min(1.0, max(0, inside) / 0.12) * (min(1.0, max(0.0, s) / 0.12) if on is None else 1.0)
            h = puff * soften ** 0.5
            h += (0.014 * math.sin(u * 7 + along * 3.1 + seed) + 0.011 * math.sin(along * 8.3 - u * 5 + seed * 2) + 0.007 * math.sin(u * 19 + along * 11 + seed) * (0.5 + 0.5 * math.sin(along * 4 + seed))) * (0.35 + 0.65 * soften)
            h += 0.006 * abs(math.sin((u + along * 0.6) * 13 + 2.2 * math.sin(along * 5 + seed)))
            out = 0.016 * (1 + math.sin(s * 17 + seed)) * min(1.0, fall / 0.1) + thick
            x = x0 + min(max(u, 0), x1 - x0) + (out + 0.012) * (-1 if u < 0 else 1) * (fall > 0)
            y = y0 + max(s, 0) - (0.03 + 0.012 * math.sin(u * 14 + seed)) * (foot > 0)
            v.append((x, y, z + h - max(fall, foot) + 0.012 * math.sin((s if fall else u) * 9 + seed) * (fall > drop * 0.95 or foot > hem * 0.95)))
    parts.add(made, v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)], True)


def bed(parts, x, y, z, turn=0.0, kind='plain', width=1.6, length=2.05, tone='oak', linen=None, duvet=None, throw=None, head=None, cushions=(), pillows=None, made_up=1.0, seed=1):
    linen, duvet = linen or fabric((0.68, 0.66, 0.61), 'linen'), duvet or fabric((0.62, 0.60, 0.55), 'linen')
    chance = random.Random(seed)
    with parts.at(x, y, z, turn):
        w, wood, board = width / 2, grained(parts, tone, 2), grained(parts, tone, 0)
        base = 0.06 if kind == 'futon' else 0.28
        top = base + (0.2 if kind == 'futon' else 0.24)
        if kind == 'box':
            parts.box(board, -w - 0.03, w + 0.03, -length - 0.03, 0, 0, base + 0.12, 0.008)
        elif kind == 'iron':
            iron = black_iron()
            for yy, high in ((-0.03, 1.15), (-length, 0.85)):
                tube(parts, iron, curved([(-w, yy, 0), (-w, yy, high * 0.7), (-w * 0.8, yy, high * 0.95), (0, yy, high), (w * 0.8, yy, high * 0.95), (w, yy, high * 0.7), (w, yy, 0)], 6), 0.014, 10)
                parts.bar(iron, (-w, yy, base + 0.1), (w, yy, base + 0.1), 0.01, 8)
                for k in range(int(width / 0.16)):
                    px = -w + width * (k + 0.5) / int(width / 0.16)
                    parts.bar(iron, (px, yy, base + 0.1), (px, yy, high - 0.02 - 0.28 * high * abs(px / w) ** 3), 0.006, 6)
            for s in (-1, 1):
                parts.bar(iron, (s * w, -0.03, base), (s * w, -length, base), 0.014, 8)
        else:
            for s in (-1, 1):
                parts.box(grained(parts, tone, 1), s * w - 0.02, s * w + 0.02, -length, -0.04, base - 0.06 if base > 0.1 else 0.0, base + 0.1, 0.006)
                for yy in (-length + 0.03, -0.06):
                    parts.box(wood, s * w - 0.03, s * w + 0.03, yy - 0.03, yy + 0.03, 0, base + 0.1, 0.006)
            parts.box(board, -w, w, -length - 0.02, -length + 0.015, base - 0.06 if base > 0.1 else 0, base + 0.1, 0.006)
        if kind == 'plain':
            for k in range(2):
                parts.block(board, (0, -0.045, 0.55 + 0.24 * k), (width + 0.06, 0.028, 0.2), 0.008, 0, (-5, 0))
            for s in (-1, 1):
                parts.bar(wood, (s * (w - 0.1), -0.06, 0.2), (s * (w - 0.1), -0.02, 0.86), 0.022, 4)
        elif kind == 'upholstered':
            head = head or fabric((0.30, 0.30, 0.27), 'velvet')
            panels = max(3, round(width / 0.3))
            for k in range(panels):
                soft(parts, head, -w - 0.05 + (width + 0.1) * k / panels, -w - 0.05 + (width + 0.1) * (k + 1) / panels, -0.11, -0.01, 0.2, 1.12, 0.04, 0, 0, 0.001)
        elif kind == 'spindle':
            parts.bar(board, (-w - 0.02, -0.04, 0.98), (w + 0.02, -0.04, 0.98), 0.022, 10)
            for s in (-1, 1):
                parts.lathe(wood, (s * w, -0.04, 0), [(0.03, 0), (0.03, 0.5), (0.02, 0.56), (0.032, 0.66), (0.024, 0.95), (0.03, 1.0), (0.018, 1.05), (0, 1.07)], 16)
            for k in range(int(width / 0.11)):
                px = -w + width * (k + 0.5) / int(width / 0.11)
                tube(parts, wood, [(px, -0.04, 0.4), (px, -0.04, 0.7), (px, -0.04, 0.98)], [0.008, 0.013, 0.008], 8)
        soft(parts, linen, -w + 0.01, w - 0.01, -length + 0.02, -0.06, base, top, 0.06, 0.01, 0, 0.002, None, seed)
        back = -0.62 - 0.25 * (1 - made_up)
        _sheet(parts, duvet, -w - 0.01, w + 0.01, -length + 0.02, back, top + 0.005, 0.3 if kind not in ('box',) else 0.02, seed * 1.7, 0.075, 0.0 if kind == 'box' else 0.18)
        soft(parts, linen, -w - 0.015, w + 0.015, back - 0.3, back + 0.02, top + 0.055, top + 0.125, 0.035, 0.02, 0, 0.012, None, seed + 3)
        if made_up < 0.6:
            soft(parts, duvet, -w * 0.2, w + 0.03, back - 0.55, back - 0.1, top + 0.08, top + 0.27, 0.09, 0.03, 0, 0.03, None, seed + 5)
        count = pillows or (2 if width > 1.25 else 1)
        for k in range(count):
            px = -w + width * (k + 0.5) / count
            size = min(0.74, width / count * 0.94)
            with parts.at(px, -0.37, top + 0.0, chance.uniform(-5, 5)), parts.tilted(spun(0, 0, 0, 24)):
                soft(parts, linen, -size / 2, size / 2, -0.2, 0.27, 0.02, 0.17, 0.075, 0.045, 0.02, 0.007, None, seed + k * 3)
        for k, cover in enumerate(cushions):
            pillow(parts, cover, -w * 0.45 + w * 0.9 * k / max(1, len(cushions) - 1) if len(cushions) > 1 else 0.1, -0.66, top + 0.09, 0.46, 0.15, chance.uniform(-12, 12), 58, k + seed)
        if throw:
            _sheet(parts, throw, -w - 0.03, w + 0.03, -length + 0.16, -length + 0.74, top + 0.021, 0.26 if kind != 'box' else 0.03, seed * 1.7, 0.075, 0.0, 0.02, -length + 0.02)


def bedside(parts, x, y, z, turn=0.0, kind='drawer', tone='oak'):
    with parts.at(x, y, z, turn):
        board, wood = grained(parts, tone, 0), grained(parts, tone, 2)
        if kind == 'stool':
            parts.lathe(board, (0, -0.22, 0.5), [(0, -0.03), (0.18, -0.03), (0.19, 0.0), (0, 0.0)], 32)
            for k in range(3):
                a = TURN * k / 3
                tube(parts, wood, [(0.19 * math.cos(a), -0.22 + 0.19 * math.sin(a), 0), (0.1 * math.cos(a), -0.22 + 0.1 * math.sin(a), 0.48)], [0.011, 0.017], 10)
            return
        low = 0.32 if kind == 'hung' else 0.24
        parts.box(wood, -0.21, 0.21, -0.38, 0, low, 0.5, 0.006)
        front(parts, board, -0.2, 0.2, low + 0.02, 0.48, -0.38, brass(), frame=False)
        if kind == 'drawer':
            with parts.at(0, -0.19):
                legs(parts, wood, 0.17, 0.15, low, 0.016, 0.01)


def tub(parts, x, y, z, turn=0.0, kind='oval', length=1.7, width=0.76, made=None, outside=None, water=0.0):
    made = made or enamel()
    outside = outside or made
    skin = lambda rows, what: parts.add(what, [p for r in rows for p in r], [(j * 48 + k, j * 48 + (k + 1) % 48, (j + 1) * 48 + (k + 1) % 48, (j + 1) * 48 + k)
        for j in range(len(rows) - 1) for k in range(48)], True)
    with parts.at(x, y, z, turn):
        low = 0.13 if kind == 'claw' else 0.0
        inner = [_ring(length, width, f, h, 2.8) for f, h in ((0.97, 0.58), (0.93, 0.572), (0.88, 0.45), (0.80, 0.25 + low), (0.66, 0.14 + low), (0.02, 0.12 + low))]
        if kind == 'box':
            rim = enamel()
            flat = [(length / 2 + 0.06) * s for s in (-1, 1)]
            for a, b, c, d in ((flat[0], flat[1], -width / 2 - 0.06, -width / 2 - 0.03), (flat[0], flat[1], width / 2 + 0.03, width / 2 + 0.06),
                (flat[0], flat[0] + 0.03, -width / 2 - 0.06, width / 2 + 0.06), (flat[1] - 0.03, flat[1], -width / 2 - 0.06, width / 2 + 0.06)):
                parts.box(outside, a, b, c, d, 0, 0.57, 0.003)
            square = [_ring(length + 0.14, width + 0.14, 1.0, h, 14) for h in (0.57, 0.585)]
            skin([*square, *inner], rim)
        else:
            shape = ((0.72, 0.0), (0.86, 0.02), (0.92, 0.2), (0.97, 0.45), (1.0, 0.58)) if kind == 'oval' else ((0.02, low), (0.6, low), (0.78, low + 0.06), (0.88, 0.3), (0.94, 0.52), (1.0, 0.58))
            skin([_ring(length, width, f, h, 2.5) for f, h in shape], outside)
            skin([_ring(length, width, 1.0, 0.58, 2.5), *inner], made)
            tube(parts, made, _ring(length, width, 0.99, 0.585, 2.6), 0.03 if kind == 'claw' else 0.016, 10, True)
            if kind == 'claw':
                for sx in (-1, 1):
                    for sy in (-1, 1):
                        tube(parts, black_iron(), curved([(sx * 0.52, sy * 0.2, low + 0.08), (sx * 0.62, sy * 0.29, low), (sx * 0.58, sy * 0.27, 0.05), (sx * 0.62, sy * 0.3, 0.015)], 4), 0.024, 10)
        if water:
            f = 0.8 + 0.1 * water
            parts.add(gloss('bath water', (0.42, 0.52, 0.50), 0.03, 1.0, 0.0), _ring(length, width, f, 0.16 + low + 0.3 * water, 2.8), [tuple(range(48))])


def tub_tap(parts, x, y, z, turn=0.0, metal='brass'):
    made = METAL[metal]()
    with parts.at(x, y, z, turn):
        parts.lathe(made, (0, 0, 0), [(0.05, 0), (0.045, 0.012), (0.016, 0.02), (0.016, 0.8)], 18)
        tube(parts, made, curved([(0, 0, 0.8), (0, 0, 0.95), (0, -0.06, 1.0), (0, -0.2, 0.98), (0, -0.23, 0.92)], 5), 0.016, 12)
        tube(parts, made, [(-0.1, 0, 0.82), (0.1, 0, 0.82)], 0.015, 10)
        tube(parts, made, curved([(0.1, 0, 0.82), (0.14, 0, 0.6), (0.1, 0, 0.4), (0.06, 0.01, 0.6), (0.07, 0.0, 0.9)], 6), 0.007, 8)
        tube(parts, made, [(0.07, 0, 0.88), (0.07, -0.03, 1.08), (0.07, -0.06, 1.1)], [0.011, 0.013, 0.028], 12)


def basin(parts, x, y, z, turn=0.0, kind='vanity', width=0.9, tone='oak', metal='chrome', made=None, top=None):
    made, hole = made or enamel(), plain('drain', (0.05, 0.05, 0.05), 0.3)
    with parts.at(x, y, z, turn):
        w = width / 2
        dish = lambda cx, cy, h, r, deep, what=None: parts.lathe(what or made, (cx, cy, h), [(r * 0.5, -0.001), (r * 0.8, deep * 0.4), (r, deep), (r * 0.96, deep + 0.004), (r * 0.9, deep * 0.9),
            (r * 0.6, deep * 0.25), (0, deep * 0.16)], 40)
        if kind == 'pedestal':
            parts.lathe(made, (0, -0.24, 0), [(0.13, 0), (0.125, 0.03), (0.075, 0.1), (0.065, 0.5), (0.12, 0.66)], 28)
            rows = [_ring(0.62, 0.48, f, h, 3.2) for f, h in ((0.45, 0.62), (0.8, 0.70), (0.97, 0.79), (1.0, 0.83), (0.97, 0.835), (0.80, 0.82), (0.66, 0.73), (0.02, 0.70))]
            with parts.at(0, -0.25):
                parts.add(made, [p for r in rows for p in r], [(j * 48 + k, j * 48 + (k + 1) % 48, (j + 1) * 48 + (k + 1) % 48, (j + 1) * 48 + k) for j in range(7) for k in range(48)], True)
            tap(parts, 0, -0.06, 0.82, 0, metal, 'bridge')
            return
        height = 0.82
        if kind in ('vanity', 'bowl'):
            if kind == 'vanity':
                parts.box(grained(parts, tone, 0), -w, w, -0.48, 0, 0.34, height, 0.004)
                for k in range(2):
                    front(parts, grained(parts, tone, 0), -w + 0.005, w - 0.005, 0.35 + 0.235 * k, 0.58 + 0.235 * k, -0.48, METAL[metal](), 'bar', False)
            else:
                with parts.at(0, -0.25):
                    legs(parts, grained(parts, tone, 2), w - 0.08, 0.18, height - 0.04, 0.022, 0.0)
                parts.box(grained(parts, tone, 0), -w + 0.06, w - 0.06, -0.46, -0.05, 0.24, 0.262, 0.004)
            parts.box(top or (marble('carrara') if kind == 'vanity' else grained(parts, tone, 0)), -w - 0.01, w + 0.01, -0.5, 0, height, height + 0.03, 0.005)
            count = 2 if width > 1.25 else 1
            for k in range(count):
                px = -w + width * (k + 0.5) / count
                dish(px, -0.27, height + 0.03, 0.2, 0.13)
                parts.lathe(hole, (px, -0.27, height + 0.053), [(0.02, 0), (0, 0.001)], 12)
                tap(parts, px, 0, height + 0.27, 0, metal, 'wall')
        else:
            stone = made if kind == 'console' else (top or marble('travertine'))
            for a, b, c, d in ((-w, w, -0.5, -0.46), (-w, w, -0.05, 0), (-w, -w + 0.04, -0.5, 0), (w - 0.04, w, -0.5, 0)):
                parts.box(stone, a, b, c, d, 0.74, 0.88, 0.008)
            parts.box(stone, -w, w, -0.5, 0, 0.72, 0.76, 0.006)
            parts.lathe(hole, (0, -0.25, 0.761), [(0.022, 0), (0, 0.001)], 12)
            if kind == 'console':
                for s in (-1, 1):
                    tube(parts, METAL[metal](), [(s * (w - 0.03), -0.46, 0), (s * (w - 0.03), -0.46, 0.73)], 0.012, 10)
                tube(parts, METAL[metal](), [(-w + 0.03, -0.46, 0.4), (w - 0.03, -0.46, 0.4)], 0.009, 10)
            else:
                for s in (-1, 1):
                    parts.box(grained(parts, tone, 1), s * (w - 0.2) - 0.03, s * (w - 0.2) + 0.03, -0.44, 0, 0.6, 0.72, 0.006)
            for px in ((0,) if width < 1.1 else (-w / 2, w / 2)):
                tap(parts, px, 0, 1.05, 0, metal, 'wall')
