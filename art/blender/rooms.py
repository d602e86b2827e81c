"""Furniture of cabins and saloons. Metres; a `Parts` first. Pieces stand with their back at y = 0 and face -y before `turn`,
x to the right, z from the floor.

oak, painted_boards, worktop   materials
cupboards (row of doors and drawers with a worktop), wall_cupboards, sink, hob, oven, fridge, shelf (with what stands on it)
bed, bench_seat (box with cushions), rug, pendant, clock, chart (framed); curtains are in deckhouse.py
daylight(place, way, …)  large area lamps outside windows; inside_lamp(…) warm light
"""
import math
import random

import bpy
from mathutils import Matrix, Vector

from belongings import mug
from comforts import pad, pillow
from finishes import brass, cloth, gloss, glow, metal, plain, rubber, steel, wood
from lines import TURN, curved, tube
from outside import link


def oak(along=0, plank=0.0, across=None, name='inside oak'):
    return wood(f'{name} {along} {plank} {across}', (0.50, 0.335, 0.18), (0.34, 0.205, 0.10), 0.42, 0.15, along, plank=plank, weather=0.0,
        across=across)


def painted_boards(name='painted lining', colour=(0.62, 0.60, 0.54), along=0, plank=0.11, across=2):
    return wood(f'{name} {along} {across}', colour, tuple(c * 0.9 for c in colour), 0.5, 0.1, along, 14.0, plank,
        tuple(c * 0.3 for c in colour), 0.0, across)


def worktop(name='worktop', light=(0.42, 0.26, 0.125), dark=(0.24, 0.135, 0.06)):
    return wood(name, light, dark, 0.35, 0.3, 0, plank=0.07, seam=(0.14, 0.08, 0.035), weather=0.0, across=1)


def front(parts, made, x0, x1, z0, z1, y, knob, style='knob', frame=True):
    """A cupboard door or drawer front with a groove around its panel."""
    parts.box(made, x0 + 0.003, x1 - 0.003, y - 0.02, y, z0 + 0.003, z1 - 0.003, 0.004)
    if frame and z1 - z0 > 0.25:
        r = 0.055
        for a, b, c, d in ((x0 + 0.003, x1 - 0.003, z0 + 0.003, z0 + r), (x0 + 0.003, x1 - 0.003, z1 - r, z1 - 0.003),
            (x0 + 0.003, x0 + r, z0 + r, z1 - r), (x1 - r, x1 - 0.003, z0 + r, z1 - r)):
            parts.box(made, a, b, y - 0.03, y - 0.018, c, d, 0.003)
    if style == 'bar':
        z = z1 - 0.05
        tube(parts, knob, [((x0 + x1) / 2 - 0.07, y - 0.02, z), ((x0 + x1) / 2 - 0.07, y - 0.05, z), ((x0 + x1) / 2 + 0.07, y - 0.05, z),
            ((x0 + x1) / 2 + 0.07, y - 0.02, z)], 0.006, 8)
    else:
        with parts.tilted(Matrix.Translation(((x0 + x1) / 2 if z1 - z0 < 0.3 else x1 - 0.035, y - 0.03,
            (z0 + z1) / 2)) @ Matrix.Rotation(math.radians(90), 4, 'X')):
            parts.lathe(knob, (0, 0, 0), [(0.006, 0), (0.006, 0.012), (0.014, 0.018), (0.014, 0.024), (0, 0.028)], 16)


def cupboards(parts, length, made, top, depth=0.56, height=0.88, columns=3, drawers=(0,), knob=None, splash=None, style='knob'):
    """From x = 0 to `length`."""
    knob = knob or brass()
    parts.box(plain('plinth', (0.03, 0.03, 0.032), 0.7), 0, length, -depth + 0.06, -0.0, 0, 0.09)
    parts.box(made, 0, length, -depth + 0.02, 0, 0.09, height - 0.035, 0.004)
    parts.box(top, -0.01, length + 0.01, -depth - 0.015, 0, height - 0.035, height, 0.008)
    step = length / columns
    for k in range(columns):
        if k in drawers:
            for z0, z1 in ((0.1, 0.36), (0.36, 0.62), (0.62, height - 0.045)):
                front(parts, made, k * step, (k + 1) * step, z0, z1, -depth + 0.02, knob, style)
        else:
            front(parts, made, k * step, (k + 1) * step, 0.1, height - 0.045, -depth + 0.02, knob, style)
    if splash:
        parts.box(splash, 0, length, -0.015, 0, height, height + 0.18, 0.003)


def wall_cupboards(parts, length, z0, z1, made, depth=0.3, columns=3, knob=None, style='knob'):
    parts.box(made, 0, length, -depth + 0.02, 0, z0, z1, 0.004)
    for k in range(columns):
        front(parts, made, k * length / columns, (k + 1) * length / columns, z0, z1, -depth + 0.02, knob or brass(), style)


def sink(parts, x, z, width=0.46, depth=0.36, y=-0.3):
    w, d = width / 2, depth / 2
    made = steel()
    for a, b, c, e in ((x - w - 0.02, x + w + 0.02, y - d - 0.02, y - d), (x - w - 0.02, x + w + 0.02, y + d, y + d + 0.02),
        (x - w - 0.02, x - w, y - d, y + d), (x + w, x + w + 0.02, y - d, y + d)):
        parts.box(made, a, b, c, e, z - 0.002, z + 0.006, 0.003)
    parts.box(gloss('sink bowl', (0.10, 0.10, 0.105), 0.25, 0.6, 0.2), x - w, x + w, y - d, y + d, z + 0.001, z + 0.0025)
    tube(parts, made, curved([(x, y + d + 0.05, z), (x, y + d + 0.05, z + 0.2), (x, y + d + 0.02, z + 0.3), (x, y + d - 0.1, z + 0.31),
        (x, y + d - 0.13, z + 0.24)], 6), 0.013, 12)
    tube(parts, made, [(x + 0.07, y + d + 0.05, z), (x + 0.07, y + d + 0.05, z + 0.05), (x + 0.11, y + d + 0.02, z + 0.075)], 0.009, 10)


def hob(parts, x, z, rings=2, y=-0.3, width=0.5, depth=0.32):
    parts.box(steel(), x - width / 2, x + width / 2, y - depth / 2, y + depth / 2, z, z + 0.012, 0.005)
    black = metal('cast iron', (0.025, 0.025, 0.026), 0.45, 0.65)
    spots = [(-0.25, 0), (0.25, 0)] if rings == 2 else [(-0.26, -0.24), (0.26, -0.24), (-0.26, 0.24), (0.26, 0.24)]
    for px, py in spots:
        cx, cy = x + px * width, y + py * depth
        parts.lathe(black, (cx, cy, z + 0.012), [(0.045, 0), (0.045, 0.012), (0.03, 0.016), (0, 0.016)], 20)
        for k in range(4):
            a = TURN * k / 4 + 0.785
            parts.bar(black, (cx + 0.02 * math.cos(a), cy + 0.02 * math.sin(a), z + 0.036), (cx + 0.1 * math.cos(a), cy + 0.1 * math.sin(a),
                z + 0.036), 0.006, 6)
            parts.bar(black, (cx + 0.1 * math.cos(a), cy + 0.1 * math.sin(a), z + 0.01), (cx + 0.1 * math.cos(a), cy + 0.1 * math.sin(a),
                z + 0.036), 0.006, 6)


def oven(parts, x0, x1, z0, z1, depth=0.56):
    y = -depth + 0.015
    parts.box(steel(), x0, x1, y - 0.02, y + 0.02, z0, z1, 0.006)
    parts.box(gloss('oven glass', (0.012, 0.012, 0.014), 0.05, 1.0, 0.0), x0 + 0.05, x1 - 0.05, y - 0.026, y, z0 + 0.06, z1 - 0.17, 0.004)
    tube(parts, steel(), [(x0 + 0.05, y - 0.02, z1 - 0.12), (x0 + 0.05, y - 0.06, z1 - 0.12), (x1 - 0.05, y - 0.06, z1 - 0.12),
        (x1 - 0.05, y - 0.02, z1 - 0.12)], 0.008, 10)
    for k in range(4):
        with parts.tilted(Matrix.Translation((x0 + (x1 - x0) * (k + 0.5) / 4, y - 0.02, z1 - 0.05)) @ Matrix.Rotation(math.radians(90), 4, 'X')):
            parts.lathe(rubber('black plastic', (0.012, 0.012, 0.013)), (0, 0, 0), [(0.02, 0), (0.018, 0.02), (0, 0.022)], 16)


def fridge(parts, x0, x1, z0, z1, depth=0.58, made=None):
    made = made or gloss('fridge', (0.60, 0.60, 0.57), 0.25, 0.6, 0.1)
    middle = z0 + (z1 - z0) * 0.36
    parts.box(made, x0, x1, -depth + 0.05, 0, z0, z1, 0.02)
    for a, b in ((z0 + 0.01, middle), (middle + 0.008, z1 - 0.005)):
        parts.box(made, x0 + 0.004, x1 - 0.004, -depth - 0.01, -depth + 0.045, a, b, 0.025)
        tube(parts, steel(), [(x0 + 0.06, -depth - 0.01, b - 0.1), (x0 + 0.06, -depth - 0.045, b - 0.1),
            (x0 + 0.06, -depth - 0.045, b - 0.34), (x0 + 0.06, -depth - 0.01, b - 0.34)], 0.009, 10)


def shelf(parts, x0, x1, z, what='books', depth=0.2, made=None, seed=1, fiddle=True):
    """A board on brackets with a fiddle rail; books, crockery or jars stand on it."""
    made, chance = made or oak(), random.Random(seed)
    parts.box(made, x0, x1, -depth, 0, z - 0.025, z, 0.005)
    if fiddle:
        parts.box(made, x0, x1, -depth, -depth + 0.012, z, z + 0.035, 0.004)
    x = x0 + 0.04
    while x < x1 - 0.07:
        if what == 'books':
            w, h = chance.uniform(0.02, 0.045), chance.uniform(0.17, 0.25)
            if chance.random() < 0.08:
                x += 0.09
                continue
            tone = chance.choice(((0.30, 0.05, 0.03), (0.05, 0.11, 0.16), (0.45, 0.38, 0.26), (0.07, 0.12, 0.07), (0.40, 0.25, 0.06),
                (0.55, 0.53, 0.48), (0.02, 0.025, 0.03)))
            with parts.tilted(Matrix.Translation((x, 0, z)) @ Matrix.Rotation(math.radians(chance.choice((0, 0, 0, 3, 7))), 4, 'Y')):
                parts.box(cloth('spine ' + ' '.join(f'{c:.2f}' for c in tone), tone, rough=0.6), 0, w, -0.16, -0.02, 0, h, 0.003)
                parts.box(plain('gold print', (0.45, 0.33, 0.12), 0.4, 0.4), w * 0.2, w * 0.8, -0.161, -0.155, h * 0.72, h * 0.76)
            x += w + 0.003
        elif what == 'plates':
            parts.lathe(gloss('crockery', (0.62, 0.60, 0.55), 0.2, 0.7, 0.1), (x + 0.1, -depth / 2, z),
                [(0.05, 0), (0.095, 0.012), (0.095, 0.09), (0, 0.09)], 24)
            x += 0.23
        elif what == 'cups':
            mug(parts, x + 0.04, -depth / 2, z, chance.uniform(-60, 60), chance.choice(((0.62, 0.60, 0.55), (0.09, 0.17, 0.22),
                (0.40, 0.13, 0.06), (0.20, 0.25, 0.17))))
            x += 0.12
        else:
            h, r = chance.uniform(0.11, 0.2), chance.uniform(0.035, 0.05)
            filling = chance.choice(((0.45, 0.32, 0.12), (0.30, 0.10, 0.04), (0.55, 0.50, 0.40), (0.12, 0.06, 0.03), (0.30, 0.33, 0.14)))
            parts.lathe(gloss('jar ' + ' '.join(f'{c:.2f}' for c in filling), filling, 0.1, 1.0, 0.1), (x + r, -depth / 2, z),
                [(0, 0), (r, 0.004), (r, h * 0.8), (r * 0.75, h * 0.88)], 20)
            parts.lathe(oak(), (x + r, -depth / 2, z + h * 0.86), [(r * 0.86, 0), (r * 0.86, h * 0.12), (0, h * 0.13)], 20)
            x += 2 * r + chance.uniform(0.01, 0.05)


def bed(parts, x0, x1, y0, y1, z=0.42, made=None, sheet=(0.66, 0.645, 0.60), cover=(0.20, 0.25, 0.24), head='x1', seed=1, pillows=2,
    throw=(0.52, 0.27, 0.09)):
    """A box berth with drawers (towards y0), mattress, duvet folded back, pillows at the end `head`, a throw over the foot."""
    made = made or oak()
    parts.box(made, x0, x1, y0, y1, 0, z - 0.12, 0.006)
    count = max(2, round((x1 - x0) / 0.7))
    for k in range(count):
        front(parts, made, x0 + (x1 - x0) * k / count, x0 + (x1 - x0) * (k + 1) / count, 0.05, z - 0.15, y0, brass())
    pad(parts, cloth('mattress', sheet), x0 + 0.02, x1 - 0.02, y0 + 0.02, y1 - 0.01, z - 0.12, z + 0.05, 0.05, 0.01)
    n, m = 40, 30

    def puff(u, v):
        return (0.055 + 0.02 * math.sin(u * 9 + v * 4 + seed) + 0.018 * math.sin(v * 13 - u * 6 + seed) + 0.012 * math.sin(u * 23 + v * 17)
                + 0.03 * math.sin(math.pi * max(0.0, min(1.0, u))) * math.sin(math.pi * v))
    s = 1 if head == 'x1' else -1
    start, end = (x0 + 0.0, x1 - 0.55) if s > 0 else (x1 - 0.0, x0 + 0.55)
    rows = []
    for j in range(m + 1):
        v = j / m
        row = []
        for i in range(n + 1):
            u = i / n
            y = y0 - 0.025 + (y1 - y0 + 0.01) * v
            drop = max(0.0, 0.09 - v) / 0.09
            fold = 0.05 * max(0.0, 1 - (1 - u) / 0.1)
            row.append((start + (end - start) * u, y + 0.02 * drop, z + 0.05 + (puff(u, v) + fold) * (1 - drop * 0.8) - 0.14 * drop ** 1.5))
        rows.append(row)
    parts.add(cloth('duvet', cover, fade=0.15), [p for row in rows for p in row], [(j * (n + 1) + i, j * (n + 1) + i + 1,
        (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)], True)
    band = [[(end - s * 0.30 + s * 0.30 * k / 6, y, z + 0.075 + puff(1 - 0.27 * (1 - k / 6),
        t) + 0.05 * k / 6 + 0.004 * math.sin(t * 20 + k) - (0.13 * max(0.0, 0.08 - t) / 0.08)) for k in range(7)]
            for t, y in ((j / m, y0 - 0.03 + (y1 - y0 + 0.012) * j / m) for j in range(m + 1))]
    parts.add(cloth('sheet', sheet, fade=0.0), [p for row in band for p in row], [(j * 7 + i, j * 7 + i + 1, (j + 1) * 7 + i + 1,
        (j + 1) * 7 + i) for j in range(m) for i in range(6)], True)
    for k in range(pillows):
        y = y0 + (y1 - y0) * (k + 0.5) / pillows
        pillow(parts, cloth('pillow case', sheet, fade=0.0), end + s * 0.16, y, z + 0.09, min(0.62, (y1 - y0) / pillows * 0.95), 0.2, 90 * -s,
            32, k + seed)
        if k == 0 or pillows > 1:
            pillow(parts, cloth(f'small pillow {k}', ((0.42, 0.24, 0.07), (0.16, 0.2, 0.17))[k % 2]), end - s * 0.02, y + 0.05, z + 0.12, 0.4,
                0.14, 90 * -s, 48, k + 4)
    if throw:
        width = 0.5
        foot = [[(start + s * (0.12 + width * i / 16), y0 - 0.035 + (y1 - y0 + 0.02) * j / m,
            z + 0.068 + puff((0.12 + width * i / 16) / abs(end - start), j / m) + 0.005 * math.sin(i * 0.9 + j * 0.4)
                  - (0.42 * max(0.0, 0.10 - j / m) / 0.10)) for i in range(17)] for j in range(m + 1)]
        parts.add(cloth('throw', throw, tuple(c * 0.75 for c in throw), 0.05, 1), [p for row in foot for p in row],
            [(j * 17 + i, j * 17 + i + 1, (j + 1) * 17 + i + 1, (j + 1) * 17 + i) for j in range(m) for i in range(16)], True)


def bench_seat(parts, length, made, seat, depth=0.6, height=0.44, back=0.42, cushions=3, piping=None, turn_back=8):
    """From x = 0 to `length`, its back at y = 0."""
    parts.box(made, 0, length, -depth, 0, 0, height - 0.11, 0.008)
    for k in range(cushions):
        a, b = length * k / cushions, length * (k + 1) / cushions
        front(parts, made, a, b, 0.06, height - 0.14, -depth, brass())
        pad(parts, seat, a + 0.005, b - 0.005, -depth - 0.01, -0.02, height - 0.11, height + 0.02, 0.035, 0.02, piping)
        if back:
            with parts.tilted(Matrix.Translation(((a + b) / 2, -0.015, height + 0.03)) @ Matrix.Rotation(math.radians(90 - turn_back), 4, 'X')):
                pad(parts, seat, -(b - a) / 2 + 0.005, (b - a) / 2 - 0.005, 0, back, 0, 0.12, 0.04, 0.02, piping)


def rug(parts, x0, x1, y0, y1, z, colours=((0.34, 0.07, 0.04), (0.55, 0.46, 0.32)), axis=0):
    made = cloth('rug ' + ' '.join(f'{c:.2f}' for c in colours[0]), colours[0], colours[1], 0.07, axis, fade=0.3)
    n = 30
    rows = [[(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * j / 10, z + 0.012 + 0.003 * math.sin(i * 0.9 + j)) for i in range(n + 1)] for j in range(11)]
    parts.add(made, [p for row in rows for p in row], [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1,
        (j + 1) * (n + 1) + i) for j in range(10) for i in range(n)], True)
    for e in (0, 1):
        for k in range(40):
            t = k / 39
            p = (x0 + (x1 - x0) * e, y0 + (y1 - y0) * t, z + 0.008) if axis == 0 else (x0 + (x1 - x0) * t, y0 + (y1 - y0) * e, z + 0.008)
            q = (p[0] + (0.05 * (2 * e - 1) if axis == 0 else 0), p[1] + (0 if axis == 0 else 0.05 * (2 * e - 1)), z + 0.004)
            parts.bar(cloth('fringe', (0.5, 0.44, 0.33)), p, q, 0.004, 4)


def pendant(parts, x, y, z, drop=0.5, radius=0.16, made=None, lit=True, power=7.0):
    """Hangs from z; enamel shade with a bulb."""
    made = made or gloss('lamp enamel', (0.06, 0.10, 0.11), 0.2, 0.9, 0.1)
    tube(parts, rubber('cable', (0.012, 0.012, 0.012)), [(x, y, z), (x, y, z - drop)], 0.004, 6)
    parts.lathe(made, (x, y, z - drop), [(0.02, 0.0), (0.035, -0.02), (radius * 0.5, -0.06), (radius, -0.14), (radius * 1.02, -0.145)], 36)
    parts.lathe(gloss('lamp inside', (0.68, 0.66, 0.6), 0.4, 0.3, 0.0), (x, y, z - drop), [(radius * 0.99, -0.143), (radius * 0.48, -0.063),
        (0.02, -0.02)], 36)
    bulb = glow(f'bulb inside {power}', (1.0, 0.62, 0.3), power * 5) if lit else gloss('bulb', (0.7, 0.68, 0.62), 0.15, 0.8, 0.0)
    parts.lathe(bulb, (x, y, z - drop - 0.09), [(0.0, -0.05), (0.025, -0.035), (0.03, -0.01), (0.018, 0.02), (0.012, 0.04)], 16)


def clock(parts, x, z, radius=0.11, y=0.0):
    with parts.at(x, y, z), parts.tilted(Matrix.Rotation(math.radians(90), 4, 'X')):
        parts.lathe(brass(), (0, 0, 0), [(radius * 1.1, 0), (radius * 1.08, 0.03), (radius, 0.035), (radius, 0.02)], 40)
        parts.lathe(plain('clock face', (0.66, 0.64, 0.57), 0.4), (0, 0, 0.02), [(radius, 0), (0, 0)], 40)
        ink = plain('clock ink', (0.02, 0.02, 0.02), 0.5)
        for k in range(12):
            with parts.tilted(Matrix.Rotation(TURN * k / 12, 4, 'Z')):
                parts.box(ink, -0.003, 0.003, radius * 0.78, radius * 0.92, 0.021, 0.022)
        for angle, long in ((-60, 0.5), (-290, 0.75)):
            with parts.tilted(Matrix.Rotation(math.radians(angle), 4, 'Z')):
                parts.box(ink, -0.004, 0.004, -0.01, radius * long, 0.023, 0.024)


def chart(parts, x, z, width=0.7, height=0.5, y=0.0, seed=0.0):
    """A framed depth chart of the lake."""
    from surfaces import material
    made, nodes, shader = material(f'lake chart {seed}')
    if nodes:
        at = nodes.vector('ADD', nodes.new('TexCoord').outputs['Object'], (seed, 0, 0))
        depth = nodes.noise(at, 2.6, 4, 0.5, 0.4)
        tone = nodes.ramp(depth, (0.36, (0.24, 0.36, 0.40)), (0.42, (0.33, 0.45, 0.47)), (0.47, (0.44, 0.53, 0.52)),
            (0.50, (0.50, 0.45, 0.31)), (0.7, (0.47, 0.41, 0.27)))
        line = nodes.math('LESS_THAN', nodes.math('FRACT', nodes.math('MULTIPLY', depth, 30.0)), 0.12)
        nodes.put(nodes.mix(nodes.math('MULTIPLY', line, 0.35), tone, (0.12, 0.16, 0.17)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.7
    with parts.at(x, y, z):
        w, h = width / 2, height / 2
        parts.box(plain('passepartout', (0.62, 0.60, 0.54), 0.8), -w, w, -0.012, 0, -h, h)
        parts.box(made, -w + 0.05, w - 0.05, -0.014, -0.01, -h + 0.05, h - 0.05)
        for a, b, c, d in ((-w - 0.02, w + 0.02, -h - 0.02, -h), (-w - 0.02, w + 0.02, h, h + 0.02), (-w - 0.02, -w, -h, h), (w, w + 0.02, -h, h)):
            parts.box(oak(), a, b, -0.028, 0, c, d, 0.004)


def daylight(place, way, width, height, watts, colour=(0.82, 0.9, 1.0)):
    """A large lamp outside a window, shining along `way`; the camera does not see it."""
    data = bpy.data.lights.new('daylight', 'AREA')
    data.energy, data.color, data.shape, data.size, data.size_y = watts, colour, 'RECTANGLE', width, height
    thing = link(bpy.data.objects.new('daylight', data))
    thing.location, thing.rotation_euler = place, Vector(way).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = thing.visible_glossy = False
    return thing


def inside_lamp(x, y, z, watts=25.0, colour=(1.0, 0.60, 0.28), radius=0.12):
    data = bpy.data.lights.new('inside lamp', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius
    thing = link(bpy.data.objects.new('inside lamp', data))
    thing.location = (x, y, z)
    thing.visible_camera = thing.visible_glossy = False
    return thing
