"""Chairs, stools, benches and dining tables of rooms. A `Parts` first, then x, y, z (z = the floor) and `turn` in degrees. Metres.

Free pieces have their origin in the middle of what they stand on; wall pieces in the middle of the line of the wall, and reach out to -y.
Everything faces -y before `turn` (who sits there looks to -y; 90: he looks to +x, -90: to -x, 180: to +y).
`tone`: a name of WOODS in indoors_materials.py, or a material; `made`, `top`: materials.

chair(kind, tone, made)        0.45 × 0.5, seat 0.455; 'bentwood' (cane seat), 'windsor' (spindles), 'shell', 'upholstered', 'ladder' (rush seat), 'wishbone', 'cantilever', 'farmhouse'
stool(tone, height, kind)      'round', 'bar' (with foot ring, use height 0.66–0.75), 'milking', 'metal'
bench(length, tone, height, depth, back)
dining_table(kind, width, depth, tone, top, height)   'plain' (four legs), 'trestle', 'round' (width = diameter, one column), 'farm' (turned legs, thick), 'tulip', 'steel' (iron frame)
Coffee tables, side tables, desks and sideboards are in indoors_cases.py.
set_around(parts, x, y, z, width, depth, count, place, turn)   calls place(x, y, turn) for chairs round a table: `count` = (long side, short side)
"""
import math
import random

from mathutils import Vector

from finishes import fibre
from indoors_materials import black_iron, chrome, fabric, grained, legs, painted, soft, spun
from lines import TURN, curved, tube


def shell_body(parts, made, width, depth, high, seat, back=0.0, thick=0.012, arms=0.0):
    """A moulded seat: bucket from the front edge over the seat to the back."""
    n, m, v = 16, 18, []
    for side in (0, 1):
        for j in range(m + 1):
            t = j / m
            if t < 0.5:
                py, pz = -depth / 2 + depth * t * 2 * 0.88, seat - 0.03 * math.sin(math.pi * t * 1.6) + (0.0 if t > 0.06 else -0.015)
            else:
                f = (t - 0.5) * 2
                py, pz = depth * 0.38 + (0.10 + back) * math.sin(f * 1.5), seat - 0.02 + (high - seat) * f ** 1.25
            for i in range(n + 1):
                u = 2 * i / n - 1
                w = width / 2 * (0.93 + 0.07 * math.sin(math.pi * t)) * (1 - 0.30 * max(0, t - 0.75) ** 1.0 * 2)
                lift = (abs(u) ** 2.6) * (0.05 + arms * math.exp(-((t - 0.45) / 0.22) ** 2) + 0.02)
                if t > 0.5:
                    v.append((u * w, py - lift * 1.1 * (t - 0.5) * 2 - side * thick * 0.4, pz + lift * (1 - t) * 1.2 - (abs(u) ** 4) * 0.05 * (t > 0.9) - side * thick))
                else:
                    v.append((u * w, py, pz + lift - side * thick))
    row, size = n + 1, (n + 1) * (m + 1)
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(m) for i in range(n)]
    faces += [tuple(size + k for k in reversed(f)) for f in faces]
    rim = [i for i in range(row)] + [j * row + n for j in range(1, m + 1)] + [m * row + i for i in range(n - 1, -1, -1)] + [j * row for j in range(m - 1, 0, -1)]
    faces += [(a, rim[(k + 1) % len(rim)], size + rim[(k + 1) % len(rim)], size + a) for k, a in enumerate(rim)]
    parts.add(made, v, faces, True)


def chair(parts, x, y, z, turn=0.0, kind='bentwood', tone='beech', made=None, seed=1):
    with parts.at(x, y, z, turn):
        wood, seat, w = grained(parts, tone, 2), 0.455, 0.21
        cross = grained(parts, tone, 0)
        if kind == 'bentwood':
            cane = made or fabric((0.50, 0.37, 0.20), 'tweed')
            parts.lathe(cross, (0, 0, seat), [(0.19, -0.03), (0.212, -0.025), (0.212, 0.0), (0.19, 0.004)], 32)
            parts.lathe(cane, (0, 0, seat), [(0.192, 0.0), (0.1, -0.006), (0, -0.008)], 24)
            for sx in (-1, 1):
                tube(parts, wood, curved([(sx * 0.2, -0.2, 0), (sx * 0.165, -0.15, 0.25), (sx * 0.15, -0.135, seat - 0.02)], 4), 0.0145, 10)
            hoop = curved([(-0.19, 0.25, 0), (-0.165, 0.165, 0.3), (-0.16, 0.17, seat), (-0.18, 0.235, 0.7), (-0.13, 0.275, 0.87), (0, 0.285, 0.91), (0.13, 0.275, 0.87),
                (0.18, 0.235, 0.7), (0.16, 0.17, seat), (0.165, 0.165, 0.3), (0.19, 0.25, 0)], 5)
            tube(parts, wood, hoop, 0.0145, 10)
            tube(parts, wood, curved([(-0.1, 0.19, seat), (-0.115, 0.22, 0.64), (-0.07, 0.255, 0.79), (0, 0.262, 0.815), (0.07, 0.255, 0.79), (0.115, 0.22, 0.64),
                (0.1, 0.19, seat)], 5), 0.011, 10)
            tube(parts, cross, [(0.165 * math.cos(TURN * k / 28), 0.165 * math.sin(TURN * k / 28), 0.27) for k in range(28)], 0.009, 8, True)
        elif kind in ('shell', 'cantilever'):
            shell_body(parts, made or painted((0.60, 0.58, 0.54)), 0.46, 0.44, 0.83, seat - 0.01, 0.0, 0.012, 0.02)
            if kind == 'shell':
                for sx in (-1, 1):
                    for sy in (-1, 1):
                        tube(parts, wood, [(sx * 0.21, sy * 0.2, 0), (sx * 0.11, sy * 0.11, seat - 0.03)], [0.009, 0.014], 10)
                    tube(parts, black_iron(), [(sx * 0.15, -0.14, 0.25), (-sx * 0.15, 0.14, 0.25)], 0.004, 6)
            else:
                for s in (-0.2, 0.2):
                    tube(parts, chrome(), curved([(s, 0.27, 0.62), (s, 0.2, seat - 0.02), (s, -0.2, seat - 0.03), (s, -0.22, 0.3), (s, -0.21, 0.03), (s, -0.15, 0.013),
                        (s, 0.24, 0.013)], 6), 0.0115, 10)
                parts.bar(chrome(), (-0.2, 0.24, 0.013), (0.2, 0.24, 0.013), 0.0115, 10)
        elif kind == 'upholstered':
            made = made or fabric((0.22, 0.25, 0.21), 'velvet')
            legs(parts, wood, 0.18, 0.17, seat - 0.06, 0.018, 0.03)
            soft(parts, made, -0.235, 0.235, -0.24, 0.22, seat - 0.09, seat + 0.025, 0.045, 0.02, 0.012, 0.002, None, seed)
            with parts.tilted(spun(0, 0.19, seat + 0.01, -10)):
                soft(parts, made, -0.225, 0.225, -0.02, 0.05, 0, 0.42, 0.034, 0.015, 0, 0.002, made, seed + 1)
        elif kind == 'wishbone':
            cord = made or fibre('paper cord', (0.58, 0.47, 0.30))
            soft(parts, cord, -0.24, 0.24, -0.21, 0.2, seat - 0.045, seat - 0.005, 0.02, -0.012, 0, 0.001, None, seed)
            for sx in (-1, 1):
                tube(parts, wood, [(sx * 0.24, -0.21, 0), (sx * 0.235, -0.205, seat)], [0.011, 0.017], 10)
                tube(parts, wood, curved([(sx * 0.2, 0.22, 0), (sx * 0.205, 0.19, seat - 0.05), (sx * 0.245, 0.08, 0.68)], 5), [0.012] + [0.017] * 10, 10)
                tube(parts, wood, curved([(0, 0.2, seat - 0.03), (0, 0.24, 0.55), (sx * 0.05, 0.27, 0.7)], 5), 0.012, 8)
            tube(parts, cross, curved([(-0.29, -0.1, 0.685), (-0.255, 0.1, 0.7), (-0.15, 0.24, 0.72), (0, 0.285, 0.725), (0.15, 0.24, 0.72), (0.255, 0.1, 0.7),
                (0.29, -0.1, 0.685)], 5), 0.0155, 10)
        else:  # windsor, ladder, farmhouse
            rush = kind == 'ladder'
            soft(parts, (made or fibre('rush', (0.40, 0.31, 0.15))) if rush else cross, -0.22, 0.22, -0.22, 0.2, seat - 0.035, seat, 0.016, -0.01, 0.004, 0.0, None, seed)
            for sx in (-1, 1):
                tube(parts, wood, [(sx * 0.21, -0.22, 0), (sx * 0.19, -0.2, 0.14), (sx * 0.165, -0.165, seat - 0.02)] if not rush else
                    [(sx * 0.2, -0.2, 0), (sx * 0.2, -0.2, seat)], [0.012, 0.019, 0.014] if not rush else 0.016, 10)
                if rush or kind == 'farmhouse':
                    tube(parts, wood, curved([(sx * 0.19, 0.22, 0), (sx * 0.19, 0.19, seat), (sx * 0.19, 0.27, 0.95)], 5), 0.016, 10)
                else:
                    tube(parts, wood, [(sx * 0.2, 0.23, 0), (sx * 0.18, 0.2, 0.14), (sx * 0.15, 0.15, seat - 0.02)], [0.012, 0.019, 0.014], 10)
                tube(parts, grained(parts, tone, 1), [(sx * 0.19, -0.19, 0.19), (sx * 0.18, 0.18, 0.19)], [0.01, 0.01], 8)
            parts.bar(cross, (-0.185, 0, 0.19), (0.185, 0, 0.19), 0.011, 8)
            if kind == 'windsor':
                arc = lambda t: Vector((0.215 * math.sin((t - 0.5) * 3.0), 0.25 - 0.12 * abs(2 * t - 1) ** 3, seat + 0.50 * (1 - abs(2 * t - 1) ** 3.2)))
                tube(parts, wood, [arc(k / 24) for k in range(25)], 0.012, 10)
                for k in range(7):
                    t = 0.2 + 0.6 * k / 6
                    end = arc(t)
                    tube(parts, wood, [(end.x * 0.72, 0.165, seat), (end.x * 0.86, (0.165 + end.y) / 2, (seat + end.z) / 2), end], [0.006, 0.0085, 0.005], 8)
            else:
                for k in range(3):
                    h = 0.6 + 0.145 * k
                    bow = [(-0.19 + 0.38 * i / 10, 0.205 + 0.16 * (h - seat) + 0.03 * math.sin(math.pi * i / 10), h - 0.03) for i in range(11)]
                    for off in (0, 0.014):
                        parts.strip(cross, [(a, b + off, c) for a, b, c in bow], (0, 0.006, 0.062 if kind == 'ladder' or k == 2 else 0.045))


def stool(parts, x, y, z, turn=0.0, tone='oak', height=0.45, kind='round', made=None):
    with parts.at(x, y, z, turn):
        metal, wood = black_iron(), grained(parts, tone, 2)
        r = 0.175
        top = made or grained(parts, tone, 0)
        if kind == 'metal':
            parts.box(made or metal, -0.16, 0.16, -0.16, 0.16, height - 0.03, height, 0.014)
        else:
            parts.lathe(top, (0, 0, height), [(0, -0.035), (r * 0.93, -0.035), (r, -0.02), (r * 0.98, 0.0), (r * 0.6, -0.006), (0, -0.009)], 32)
        count = 3 if kind == 'milking' else 4
        for k in range(count):
            a = TURN * (k + 0.5) / count
            tube(parts, metal if kind in ('bar', 'metal') else wood, [(r * 1.15 * math.cos(a), r * 1.15 * math.sin(a), 0), (r * 0.65 * math.cos(a), r * 0.65 * math.sin(a),
                height - 0.03)], [0.011, 0.011 if kind in ('bar', 'metal') else 0.017], 10)
        if kind in ('bar', 'round'):
            h = 0.24 if kind == 'bar' else 0.16
            f = r * (1.15 - 0.5 * h / height)
            tube(parts, metal if kind == 'bar' else wood, [(f * math.cos(TURN * k / 24), f * math.sin(TURN * k / 24), h) for k in range(24)], 0.008, 8, True)


def bench(parts, x, y, z, turn=0.0, length=1.5, tone='oak', height=0.45, depth=0.34, back=0.0):
    with parts.at(x, y, z, turn):
        w = length / 2
        parts.box(grained(parts, tone, 0), -w, w, -depth / 2, depth / 2, height - 0.04, height, 0.008)
        for s in (-1, 1):
            parts.box(grained(parts, tone, 2), s * (w - 0.18), s * (w - 0.14), -depth / 2 + 0.03, depth / 2 - 0.03, 0, height - 0.04, 0.006)
        parts.box(grained(parts, tone, 0), -w + 0.15, w - 0.15, -0.015, 0.015, height - 0.16, height - 0.08, 0.004)
        if back:
            for k in range(2):
                parts.block(grained(parts, tone, 0), (0, depth / 2 + 0.03 + 0.03 * k, height + back * (0.45 + 0.5 * k)), (length, 0.024, 0.1), 0.006, 0, (-8, 0))
            for s in (-1, 1):
                parts.bar(grained(parts, tone, 2), (s * (w - 0.16), depth / 2, height - 0.04), (s * (w - 0.16), depth / 2 + 0.08, height + back), 0.018, 8)


def dining_table(parts, x, y, z, turn=0.0, kind='plain', width=2.0, depth=0.92, tone='oak', top=None, height=0.745):
    with parts.at(x, y, z, turn):
        w, d, board, wood = width / 2, depth / 2, top or grained(parts, tone, 0), grained(parts, tone, 2)
        thick = {'farm': 0.05, 'trestle': 0.045}.get(kind, 0.03)
        if kind in ('round', 'tulip'):
            parts.lathe(board, (0, 0, height), [(0, -thick), (w - 0.03, -thick), (w, -thick * 0.4), (w - 0.004, 0), (0, 0)], 56)
            stand = painted((0.66, 0.65, 0.62)) if kind == 'tulip' else wood
            parts.lathe(stand, (0, 0, 0), [(0.27, 0), (0.265, 0.012), (0.12, 0.05), (0.05, 0.16), (0.038, 0.36), (0.05, 0.58), (0.14, height - thick)] if kind == 'tulip' else
                [(0.28, 0), (0.28, 0.035), (0.10, 0.07), (0.075, 0.12), (0.085, 0.3), (0.06, 0.5), (0.09, 0.66), (0.2, height - thick)], 36)
            return
        planks = 1 if top else max(1, round(depth / 0.19))
        for k in range(planks):
            parts.box(board, -w, w, -d + depth * k / planks, -d + depth * (k + 1) / planks - (0.0012 if planks > 1 else 0), height - thick, height, 0.004)
        if kind == 'plain':
            legs(parts, wood, w - 0.1, d - 0.09, height - thick, 0.032, 0.04, foot=0.018)
        elif kind == 'steel':
            for s in (-1, 1):
                tube(parts, black_iron(), [(s * (w - 0.2), -d + 0.08, height - thick), (s * (w - 0.2), -d + 0.08, 0.02), (s * (w - 0.2), d - 0.08, 0.02),
                    (s * (w - 0.2), d - 0.08, height - thick)], 0.022, 4)
        elif kind == 'trestle':
            for s in (-1, 1):
                for e in (-1, 1):
                    parts.bar(wood, (s * (w - 0.28), e * (d - 0.1), 0), (s * (w - 0.28), e * 0.08, height - thick), 0.032, 4)
                parts.box(grained(parts, tone, 1), s * (w - 0.28) - 0.03, s * (w - 0.28) + 0.03, -d + 0.08, d - 0.08, height - thick - 0.06, height - thick, 0.006)
            parts.box(board, -w + 0.28, w - 0.28, -0.02, 0.02, 0.2, 0.3, 0.006)
        else:
            turned = [(0.03, 0), (0.034, 0.05), (0.024, 0.09), (0.038, 0.2), (0.044, 0.36), (0.03, 0.47), (0.042, 0.5), (0.036, 0.53), (0.046, 0.55), (0.046, height - thick)]
            for sx in (-1, 1):
                for sy in (-1, 1):
                    parts.lathe(wood, (sx * (w - 0.12), sy * (d - 0.1), 0), turned, 20)
            for s in (-1, 1):
                parts.box(board, -w + 0.12, w - 0.12, s * (d - 0.1) - 0.012, s * (d - 0.1) + 0.012, height - 0.16, height - thick, 0.003)
                parts.box(grained(parts, tone, 1), s * (w - 0.12) - 0.012, s * (w - 0.12) + 0.012, -d + 0.1, d - 0.1, height - 0.16, height - thick, 0.003)


def set_around(parts, x, y, z, width, depth, count, place, turn=0.0, gap=0.12, seed=1):
    """`gap`: from the edge of the table to the middle of the seat; the chairs are a little out of line."""
    chance = random.Random(seed)
    with parts.at(x, y, z, turn):
        for s in (-1, 1):
            for k in range(count[0]):
                place(-width / 2 + width * (k + 0.5) / count[0] + chance.uniform(-0.04, 0.04), s * (depth / 2 + gap + chance.uniform(-0.03, 0.08)),
                    (0 if s > 0 else 180) + chance.uniform(-9, 9))
            for k in range(count[1]):
                place(s * (width / 2 + gap + chance.uniform(-0.02, 0.07)), -depth / 2 + depth * (k + 0.5) / count[1], (-90 if s > 0 else 90) + chance.uniform(-9, 9))
