"""What people sit on, cook on, plant and leave aboard. Metres; a `Parts` first; built in its place; z up; "faces -y" means before `turn`.

pad (cushion with rounded edges, crown and piping), pillow, towel, blanket
deck_chair (canvas sling), director_chair, stool, table
leafage, greens, flower_box, pot
lantern, bulbs (string of lights)
What people leave aboard is in `belongings.py`.
"""
import math
import random

from mathutils import Matrix, Vector

from finishes import brass, cloth, glow, pane, plain, rubber, steel, wood
from lines import TURN, curved, hanging, tube

INK, CREAM, RUST, SAGE = (0.022, 0.045, 0.10), (0.68, 0.63, 0.53), (0.34, 0.075, 0.028), (0.16, 0.21, 0.13)


def pad(parts, made, x0, x1, y0, y1, z0, z1, soft=0.035, crown=0.015, piping=None, buttons=0):
    """A cushion: rounded edges, a crown, and piping along both rims."""
    cx, cy, a, b = (x0 + x1) / 2, (y0 + y1) / 2, abs(x1 - x0) / 2, abs(y1 - y0) / 2
    h, corner = z1 - z0, min(a, b, 0.06)
    s = min(soft, h * 0.48)

    def ring(inset):
        points = []
        for qx, qy, first in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)):
            for k in range(5):
                t = TURN * (first + k / 4) / 4
                r = max(0.004, corner - inset * 0.6)
                points.append((cx + qx * (a - inset - r) + r * math.cos(t), cy + qy * (b - inset - r) + r * math.sin(t)))
        return points
    profile = [(s, z0)] + [(s - s * math.sin(t), z0 + s - s * math.cos(t)) for t in (0.5, 1.0, 1.57)]
    profile += [(s - s * math.cos(t), z1 - s + s * math.sin(t)) for t in (0.0, 0.5, 1.0, 1.57)]
    most = min(a, b)
    profile += [(s + (most - s) * u, z1 + crown * math.sin(min(1.0, u * 1.3) * 1.57)) for u in (0.15, 0.35, 0.6, 0.85)]
    rows = [[(x, y, z) for x, y in ring(min(i, most - 0.005))] for i, z in profile]
    n = len(rows[0])
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(len(rows) - 1) for k in range(n)]
    parts.add(made, [p for row in rows for p in row], faces + [tuple((len(rows) - 1) * n + k for k in range(n))], True)
    if piping:
        for z in (z0 + s * 0.7, z1 - s * 0.7):
            tube(parts, piping, [(x, y, z) for x, y in ring(s * 0.02 - 0.002)], 0.005, 6, True)
    for k in range(buttons):
        x = cx - a + 2 * a * (k + 0.5) / buttons
        parts.lathe(piping or made, (x, cy, z1 + crown * 0.7), [(0.016, 0), (0.012, 0.007), (0, 0.008)], 12)


def pillow(parts, made, x, y, z, size=0.42, thick=0.14, turn=0.0, lean=60.0, seed=1):
    """Stands on its edge at (x, y, z), leaning back to +y by `lean` degrees from lying."""
    chance, n, s = random.Random(seed), 14, size / 2
    with parts.at(x, y, z, turn), parts.tilted(Matrix.Rotation(math.radians(lean), 4, 'X') @ Matrix.Translation((0, s, 0))):
        vertices, dent = [], chance.uniform(-0.3, 0.3)
        for side in (-1, 1):
            for i in range(n + 1):
                for j in range(n + 1):
                    u, v = 2 * i / n - 1, 2 * j / n - 1
                    fat = ((1 - u * u) * (1 - v * v)) ** 0.42
                    draw = 1 - 0.08 * (1 - abs(u * v) ** 1.2) * max(abs(u), abs(v)) ** 3
                    wave = 1 + 0.07 * math.sin(5 * u + 3 * v + seed) - 0.25 * dent * v
                    vertices.append((u * s * draw, v * s * draw, side * fat * thick / 2 * wave))
        m = (n + 1) ** 2
        faces = []
        for i in range(n):
            for j in range(n):
                q = [i * (n + 1) + j, (i + 1) * (n + 1) + j, (i + 1) * (n + 1) + j + 1, i * (n + 1) + j + 1]
                faces += [tuple(m + k for k in q), tuple(reversed(q))]
        parts.add(made, vertices, faces, True)


def towel(parts, made, x, y, z, width=0.5, over=0.5, back=0.35, turn=0.0, seed=1.0, edge=0.02):
    """Hangs over a rail along x at height z: `over` in front (-y), `back` behind."""
    n, m = 18, 14
    rows = []
    for j in range(m + 1):
        s = -over + (over + back) * j / m
        row = []
        for i in range(n + 1):
            u = i / n - 0.5
            fall = min(1.0, abs(s) / 0.25)
            fold = math.sin(u * 17 + seed) * 0.018 * fall + math.sin(u * 7 + seed * 2) * 0.02 * fall
            side = -edge if s < 0 else edge
            top = max(0.0, 1 - abs(s) / 0.04)
            row.append((u * width * (1 - 0.06 * fall), side * (1 - top) + fold, -abs(s) + 0.015 * top + math.sin(u * 5 + seed) * 0.012 * fall))
        rows.append(row)
    with parts.at(x, y, z, turn):
        parts.add(made, [p for row in rows for p in row], [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
                                                          for j in range(m) for i in range(n)], True)


def blanket(parts, made, x, y, z, width=0.6, length=0.9, drop=0.0, turn=0.0, seed=1.0):
    """Lies crumpled on a flat place; hangs over its -y edge by `drop`."""
    n, m = 20, 26
    rows = []
    for j in range(m + 1):
        s = j / m * (length + drop) - drop
        row = []
        for i in range(n + 1):
            u = (i / n - 0.5) * width
            fold = 0.012 * math.sin(u * 16 + s * 7 + seed) + 0.01 * math.sin(s * 19 + u * 5 + seed * 3) + 0.016
            row.append((u + 0.02 * math.sin(s * 8 + seed), s, fold) if s >= 0 else (u + 0.02 * math.sin(seed + s * 8), -0.008 - fold, s))
        rows.append(row)
    with parts.at(x, y, z, turn):
        parts.add(made, [p for row in rows for p in row], [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
                                                          for j in range(m) for i in range(n)], True)


# ---- seats and tables ------------------------------------------------------------------------------------------------

def deck_chair(parts, x, y, z, turn=0.0, made=None, frame=None, name='deck chair', colour=INK, stripe=CREAM):
    """Beech frame with a canvas sling; its user looks to -y."""
    frame = frame or wood('beech', (0.46, 0.29, 0.14), (0.30, 0.17, 0.075), 0.5, along=2, weather=0.2)
    made = made or cloth(name, colour, stripe, 0.035, 0, thin=0.2)
    with parts.at(x, y, z, turn):
        top, foot, low = (0.0, 0.5, 0.88), (0.0, -0.42, 0.02), (0.0, -0.50, 0.36)
        for s in (-0.28, 0.28):
            tube(parts, frame, [(s, top[1], top[2]), (s, foot[1], foot[2])], 0.019, 8)
            tube(parts, frame, [(s * 0.92, low[1], low[2]), (s * 0.92, 0.42, 0.02)], 0.019, 8)
            tube(parts, frame, [(s * 1.06, 0.28, 0.66), (s * 1.06, 0.34, 0.3), (s * 0.92, 0.42, 0.05)], 0.013, 8)
        for p in (top, low, (0, 0.42, 0.02), foot):
            parts.bar(frame, (-0.29, p[1], p[2]), (0.29, p[1], p[2]), 0.018, 8)
        sling = curved([(0, 0.5, 0.895), (0, 0.36, 0.62), (0, 0.16, 0.33), (0, -0.12, 0.215), (0, -0.36, 0.29), (0, -0.515, 0.375)], 5)
        parts.strip(made, [p + Vector((-0.25, 0, 0)) for p in sling], (0.5, 0, 0))


def stool(parts, x, y, z, height=0.45, radius=0.17, made=None):
    made = made or wood('oak', (0.42, 0.27, 0.14), (0.24, 0.14, 0.065), 0.5, 0.15, weather=0.1)
    parts.lathe(made, (x, y, z + height), [(0.0, -0.035), (radius * 0.9, -0.035), (radius, -0.02), (radius * 0.97, 0.0), (0, 0.004)], 28)
    for k in range(3):
        a = TURN * (k + 0.2) / 3
        tube(parts, made, [(x + radius * 1.05 * math.cos(a), y + radius * 1.05 * math.sin(a), z),
            (x + radius * 0.6 * math.cos(a), y + radius * 0.6 * math.sin(a), z + height - 0.03)],
             [0.013, 0.019], 10)


def table(parts, x, y, z, width=1.0, depth=0.6, height=0.72, turn=0.0, made=None, leg='posts', thick=0.032):
    made = made or wood('oak', (0.42, 0.27, 0.14), (0.24, 0.14, 0.065), 0.5, 0.15, weather=0.1)
    with parts.at(x, y, z, turn):
        parts.box(made, -width / 2, width / 2, -depth / 2, depth / 2, height - thick, height, 0.008)
        if leg == 'column':
            parts.lathe(steel(), (0, 0, 0), [(0.17, 0), (0.17, 0.012), (0.05, 0.03), (0.038, 0.05), (0.038, height - 0.05),
                (0.09, height - thick)], 24)
            return
        for sx in (-1, 1):
            for sy in (-1, 1):
                parts.block(made, (sx * (width / 2 - 0.05), sy * (depth / 2 - 0.05), (height - thick) / 2), (0.045, 0.045, height - thick), 0.006)
        for sy in (-1, 1):
            parts.box(made, -width / 2 + 0.05, width / 2 - 0.05, sy * (depth / 2 - 0.05) - 0.01, sy * (depth / 2 - 0.05) + 0.01,
                height - thick - 0.07, height - thick)


def director_chair(parts, x, y, z, turn=0.0, colour=INK, name='canvas seat', frame=None):
    """Folding armchair with canvas seat and back; its user looks to -y."""
    frame, made = frame or wood('beech', (0.46, 0.29, 0.14), (0.30, 0.17, 0.075), 0.5, along=2, weather=0.2), cloth(name, colour, thin=0.15)
    with parts.at(x, y, z, turn):
        for s in (-0.27, 0.27):
            for y0 in (-0.2, 0.2):
                parts.block(frame, (s, y0, 0.32 if y0 < 0 else 0.43), (0.026, 0.034, 0.64 if y0 < 0 else 0.86), 0.005)
            parts.block(frame, (s, 0, 0.63), (0.05, 0.48, 0.02), 0.007)
            parts.block(frame, (s, 0, 0.035), (0.026, 0.46, 0.03), 0.005)
            parts.bar(frame, (s, -0.16, 0.04), (-s, -0.16, 0.43), 0.013, 8)
            parts.bar(frame, (s, 0.16, 0.04), (-s, 0.16, 0.43), 0.013, 8)
        seat = [(-0.27 + 0.54 * k / 8, -0.2, 0.44 - 0.035 * math.sin(math.pi * k / 8)) for k in range(9)]
        parts.strip(made, seat, (0, 0.4, 0))
        back = [(-0.275 + 0.55 * k / 8, 0.2 + 0.05 * math.sin(math.pi * k / 8), 0.66) for k in range(9)]
        parts.strip(made, back, (0, 0.015, 0.19))


# ---- plants ----------------------------------------------------------------------------------------------------------

def leafage(parts, x, y, z, spread, height, count, leaf, flower=None, seed=1, share=0.25, size=0.03, trail=0.0):
    """A bushy plant of bent leaves and flowers; `trail`: how far it hangs."""
    chance = random.Random(seed)
    for i in range(count):
        a, r = chance.uniform(0, TURN), spread * math.sqrt(chance.random())
        px, py = x + r * math.cos(a), y + r * math.sin(a)
        pz = z + height * chance.uniform(0.15, 1.0) * (1 - 0.55 * (r / spread) ** 2) - trail * chance.random() ** 2 * (r / spread)
        blossom = flower and chance.random() < share
        s = size * chance.uniform(0.6, 1.3) * (0.8 if blossom else 1)
        way = Vector((math.cos(a), math.sin(a), chance.uniform(0.1, 1.2))).normalized()
        with parts.at(px, py, pz), parts.tilted((way.to_track_quat('Z', 'Y')).to_matrix().to_4x4() @ Matrix.Rotation(chance.uniform(0, 6), 4, 'Z')):
            if blossom:
                for k in range(5):
                    b = TURN * k / 5
                    parts.add(flower, [(0, 0, 0), (0.5 * s * math.cos(b - 0.5), 0.5 * s * math.sin(b - 0.5), 0.15 * s),
                        (0.75 * s * math.cos(b), 0.75 * s * math.sin(b), 0.28 * s),
                                       (0.5 * s * math.cos(b + 0.5), 0.5 * s * math.sin(b + 0.5), 0.15 * s)], [(0, 1, 2, 3)])
            else:
                parts.add(leaf, [(0, 0, 0), (0.35 * s, 0.6 * s, 0.12 * s), (0, 1.6 * s, -0.1 * s), (-0.35 * s, 0.6 * s, 0.12 * s)],
                    [(0, 1, 2), (0, 2, 3)])


def greens(name='leaf', colour=(0.045, 0.10, 0.022)):
    return cloth(name, colour, fade=0.0, rough=0.55, thin=0.35)


def flower_box(parts, x, y, z, length=0.8, turn=0.0, blossom=(0.55, 0.02, 0.035), seed=1, made=None, count=None):
    """Along x, hung or standing, with its top at z."""
    made = made or wood('flower box', (0.40, 0.27, 0.15), (0.25, 0.16, 0.09), 0.7)
    petal = cloth('petal ' + ' '.join(f'{c:.2f}' for c in blossom), blossom, fade=0.0, thin=0.35)
    with parts.at(x, y, z, turn):
        parts.box(made, -length / 2, length / 2, -0.09, 0.09, -0.17, 0, 0.008)
        parts.box(plain('earth', (0.022, 0.016, 0.011), 0.95), -length / 2 + 0.012, length / 2 - 0.012, -0.078, 0.078, -0.05, -0.012)
        plants = max(2, round(length / 0.17))
        for k in range(plants):
            leafage(parts, -length / 2 + length * (k + 0.5) / plants, 0, -0.02, 0.15, 0.22 + 0.05 * ((seed * 7 + k * 3) % 3 - 1),
                count or 170, greens(), petal, seed * 31 + k,
                    0.3, 0.03, 0.14)


def pot(parts, x, y, z, radius=0.13, height=0.2, blossom=None, seed=1, count=200, plant=0.3, made=None, leaf=None, size=0.034):
    made = made or plain('terracotta', (0.36, 0.13, 0.06), 0.8)
    r = radius
    parts.lathe(made, (x, y, z), [(0, 0), (0.7 * r, 0), (0.95 * r, height * 0.82), (1.06 * r, height * 0.82), (1.08 * r, height),
        (0.95 * r, height), (0.93 * r, height * 0.9), (0, height * 0.9)], 24)
    petal = blossom and cloth('petal ' + ' '.join(f'{c:.2f}' for c in blossom), blossom, fade=0.0, thin=0.35)
    leafage(parts, x, y, z + height * 0.9, r * 1.5, plant, count, leaf or greens(), petal, seed, 0.25, size, 0.06)


# ---- lamps -----------------------------------------------------------------------------------------------------------

def bulbs(parts, start, end, count=9, sag=0.25, power=30.0, colour=(1.0, 0.55, 0.2)):
    """A string of warm bulbs."""
    line, cap, bulb = rubber('cable', (0.012, 0.012, 0.012)), rubber('cable', (0.012, 0.012, 0.012)), glow(f'bulb {power}', colour, power)
    path = hanging(start, end, sag, count * 4)
    tube(parts, line, path, 0.004, 6)
    for p in path[2::4]:
        parts.lathe(cap, p - Vector((0, 0, 0.045)), [(0.013, 0), (0.013, 0.045), (0, 0.045)], 10)
        parts.lathe(bulb, p - Vector((0, 0, 0.1)), [(0, 0), (0.02, 0.008), (0.026, 0.025), (0.02, 0.045), (0.012, 0.055)], 12)


def lantern(parts, x, y, z, height=0.3, power=25.0, colour=(1.0, 0.5, 0.16), made=None, handle=True):
    """A storm lantern with a flame behind glass."""
    made, h = made or brass(), height
    r = h * 0.22
    parts.lathe(made, (x, y, z), [(0, 0), (r * 1.25, 0), (r * 1.3, h * 0.06), (r * 1.1, h * 0.16), (r * 0.6, h * 0.2), (r * 0.6, h * 0.22)], 24)
    parts.lathe(pane(), (x, y, z), [(r * 0.62, h * 0.22), (r * 0.95, h * 0.36), (r * 0.9, h * 0.5), (r * 0.55, h * 0.66)], 24)
    parts.lathe(made, (x, y, z), [(r * 0.62, h * 0.65), (r * 0.9, h * 0.68), (r * 0.85, h * 0.72), (r * 0.5, h * 0.75), (r * 0.45, h * 0.88),
        (r * 0.7, h * 0.9), (0, h)], 24)
    parts.lathe(glow(f'flame {power}', colour, power), (x, y, z), [(0, h * 0.24), (r * 0.2, h * 0.29), (r * 0.16, h * 0.36), (0, h * 0.48)], 10)
    for s in (-1, 1):
        tube(parts, made, curved([(x + s * r, y, z + h * 0.1), (x + s * r * 1.45, y, z + h * 0.3), (x + s * r * 1.45, y, z + h * 0.62),
            (x + s * r * 0.7, y, z + h * 0.78)], 4), h * 0.016, 7)
    if handle:
        tube(parts, made, [(x + math.cos(math.pi * k / 12) * r * 1.4, y,
            z + h * 0.7 + math.sin(math.pi * k / 12) * h * 0.5) for k in range(13)], h * 0.008, 6)
