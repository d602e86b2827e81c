"""What is built into a room. Unless said otherwise a piece stands against a wall, in its place (`with room.on(side):` of indoors_room.py):
x along the wall, y = 0 its face, -y into the room, z up. Materials: indoors_floors.py (old_wood, panel_paint, stone, limewash).

stairs(parts, width, count, rise, going, made, …)  a flight between two strings: climbs along +y from y = 0, x from 0 to width; put it with
        `parts.at(x, y, z, turn)`. `rails`: 'left', 'right' or both; `turned` balusters, else square ones; `open_` no risers
fireplace(parts, x, made, …)  chimney breast (made) around an opening with a firebox of brick, surround and mantel of `trim`, hearth stone, logs,
        `fire` (its light too; needs indoors_light), `hood`: the breast tapers upwards as in old halls; returns the height of the mantel
window_seat(parts, o, thick, made, seat)  a bench in the reveal of an opening, with a cushion if `seat` (cloth) is given; use sills at 0.45–0.55
panelling(parts, x0, x1, height, made, step)  framed panels with a capping rail; boarding(…) tongue and groove
shelves(parts, x0, x1, z0, z1, made, levels, deep, back)  an open case in or on the wall; returns the heights of the boards (books: indoors_cases.row_of_books)
cupboard_wall(parts, x0, x1, z1, made, columns)  flush tall doors with small knobs
curtains(parts, o, made, …)  a pair at an opening, gathered on a rod with rings; `share`: how much of its half each covers; `floor` they reach to
blind(parts, o, made, drop)  a roller blind; shutter(parts, o, made) panelled leaves folded open against the wall on both sides
radiator(parts, x, width, height, columns=True)   switch(parts, x, z), socket(parts, x)
rosette(parts, x, y, z, radius, made)  under a ceiling, in the room's own place
"""
import math
import random

from mathutils import Matrix

from comforts import pad
from finishes import brass, glow, metal
from indoors_floors import bricks, old_wood, panel_paint, stone
from lines import curved, tube
from surfaces import plain

TURNED = ((0.018, 0), (0.018, 0.09), (0.024, 0.1), (0.024, 0.112), (0.014, 0.125), (0.012, 0.15), (0.027, 0.3), (0.022, 0.4), (0.012, 0.56), (0.019, 0.575),
    (0.019, 0.592), (0.013, 0.605), (0.018, 0.64), (0.018, 0.8))


def stairs(parts, width, count, rise=0.178, going=0.265, made=None, rails=('right',), tread=None, turned=True, open_=False, newel_top='ball', under=None):
    """Returns (length, height) of the flight."""
    wood, treads = made or old_wood(along=1), tread or old_wood(along=0)
    post, long, high = old_wood('dark oak', along=2) if made is None else made, count * going, count * rise
    for k in range(count):
        y, z = k * going, (k + 1) * rise
        parts.box(treads, 0.02, width - 0.02, y - 0.03, y + going + 0.012, z - 0.038, z, 0.012)
        if not open_:
            parts.box(treads, 0.02, width - 0.02, y, y + 0.02, z - rise, z - 0.036)
    for x in (0.0, width - 0.045):
        low, top = -0.045, 0.30
        a = [(-0.08, 0.0), (0.06, 0.0), (long + 0.02, high + low - 0.12), (long + 0.02, high + 0.06), (long - 0.06, high + 0.06), (-0.08, top - 0.02)]
        points = [(s, y, z) for s in (x, x + 0.045) for y, z in a]
        n = len(a)
        parts.add(wood, points, [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)])
    if under:  # plastered or boarded soffit
        parts.face(under, (0.03, 0.12, -0.02), (0.03, long, high - 0.2), (width - 0.03, long, high - 0.2), (width - 0.03, 0.12, -0.02))
    slope = high / long
    for side in rails:
        x = 0.022 if side == 'left' else width - 0.022
        line = lambda y: rise * 0.6 + slope * y + 0.10
        for y in (-0.05, long - 0.02):
            z = line(y) - 0.25 if y > 0 else 0.0
            top = line(y) + 0.98
            parts.box(post, x - 0.052, x + 0.052, y - 0.052, y + 0.052, z, top, 0.012)
            parts.box(post, x - 0.066, x + 0.066, y - 0.066, y + 0.066, top, top + 0.025, 0.01)
            if newel_top == 'ball':
                parts.lathe(post, (x, y, top + 0.025), [(0.03, 0), (0.024, 0.02)] + [(0.056 * math.sin(t), 0.072 - 0.056 * math.cos(t)) for t in
                    (0.5, 0.9, 1.3, 1.7, 2.1, 2.5, 2.9, 3.1416)], 20)
        rail = [(x, y, line(y) + 0.86) for y in (-0.03, long - 0.03)]
        for w, up in ((0.030, 0.0), (0.036, 0.022), (0.026, 0.044)):
            tube(parts, wood, [(x, y, z + up - 0.01) for x, y, z in rail], w, 10)
        for k in range(count * 2 - 1):
            y = (k + 0.75) * going / 2
            z, top = line(y) + 0.0, line(y) + 0.86
            if turned:
                parts.lathe(post, (x, y, z), [(r, h * (top - z) / 0.8) for r, h in TURNED], 12)
            else:
                parts.box(post, x - 0.014, x + 0.014, y - 0.014, y + 0.014, z, top, 0.003)
    return long, high


def logs_on(parts, x, y, z, count=5, length=0.42, radius=0.05, seed=4, made=None):
    chance, bark = random.Random(seed), made or old_wood('bark', (0.11, 0.075, 0.05), (0.04, 0.027, 0.02), 0, 0.0)
    for k in range(count):
        level, turn = k // 3, math.radians(chance.uniform(-22, 22))
        cx, cy, cz = x + chance.uniform(-0.04, 0.04), y + (k % 3 - 1 + 0.5 * level) * radius * 1.9, z + radius + level * radius * 1.7
        a, b = math.cos(turn) * length / 2, math.sin(turn) * length / 2
        parts.bar(bark, (cx - a, cy - b, cz), (cx + a, cy + b, cz + chance.uniform(-0.02, 0.03)), radius * chance.uniform(0.75, 1.1), 10)


def flames(parts, x, y, z, width=0.4, height=0.32, power=14.0, seed=2):
    chance = random.Random(seed)
    for k in range(11):
        fx, tall = x + (k / 10 - 0.5) * width + chance.uniform(-0.03, 0.03), height * (1 - abs(k / 10 - 0.5) * 1.2) * chance.uniform(0.6, 1.1)
        fy, lean = y + chance.uniform(-0.06, 0.06), chance.uniform(-0.05, 0.05)
        path = curved([(fx, fy, z), (fx + lean * 0.4, fy, z + tall * 0.35), (fx - lean * 0.5, fy, z + tall * 0.7), (fx + lean, fy, z + tall)], 5)
        n = len(path)
        tube(parts, glow(f'flame {k % 3}', ((1.0, 0.36, 0.06), (1.0, 0.24, 0.03), (1.0, 0.48, 0.13))[k % 3], power), path,
            [0.004 + 0.03 * math.sin(math.pi * min(1.0, 0.25 + 0.75 * i / (n - 1))) for i in range(n)], 8, caps=False)
    for k in range(26):
        parts.block(glow('ember', (1.0, 0.14, 0.015), power * 0.35), (x + chance.uniform(-0.5, 0.5) * width, y + chance.uniform(-0.12, 0.1), z - 0.01),
            (0.035, 0.03, 0.025), 0.006, chance.uniform(0, 90))


def fireplace(parts, x, made, width=1.7, height=3.0, deep=0.6, opening=(1.05, 0.95), trim=None, hood=0.0, fire=True, hearth=True, base=0.0, mantel=True):
    """`opening`: width and height; `base`: height of a raised hearth; `hood`: metres by which the breast narrows on each side up to `height`."""
    trim, soot = trim or stone(), bricks('sooty brick', ((0.05, 0.03, 0.024), (0.085, 0.045, 0.03), (0.035, 0.026, 0.022)), 0.24, 0.07, gloss=0.0)
    w, (ow, oh) = width / 2, opening
    a, z0, z1 = ow / 2, base, base + oh
    shelf = z1 + 0.30
    with parts.at(x, 0, 0):
        if base:
            parts.box(made, -w, w, -deep - 0.35, 0, 0, base - 0.06)
            parts.box(trim, -w - 0.05, w + 0.05, -deep - 0.42, 0, base - 0.06, base, 0.012)
        for s in (-1, 1):
            parts.box(made, s * a, s * w, -deep, 0, z0, shelf)
            parts.box(trim, s * a, s * (a + 0.2), -deep - 0.07, -deep + 0.05, z0, z1 + 0.02, 0.014)
            parts.box(trim, s * (a - 0.02), s * (a + 0.24), -deep - 0.1, -deep + 0.05, z0, z0 + 0.16, 0.014)
        parts.box(made, -a, a, -deep, -0.0, z1, shelf)
        parts.box(trim, -a - 0.22, a + 0.22, -deep - 0.08, -deep + 0.06, z1, z1 + 0.24, 0.016)
        if mantel:
            for k, (out, low, high) in enumerate(((0.11, 0.22, 0.26), (0.16, 0.255, 0.285), (0.22, 0.28, 0.335))):
                parts.box(trim, -w - out * 0.6, w + out * 0.6, -deep - out, 0, z1 + low, z1 + high, 0.012)
        up = shelf + 0.03
        v = [(s * (w - (hood if top else 0)), -deep * ((0.62 if hood else 1.0) if top else 1.0) if front else 0, height if top else up)
            for top in (0, 1) for s, front in ((-1, 1), (1, 1), (1, 0), (-1, 0))]
        parts.add(made, v, [(0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7), (4, 5, 6, 7)])
        inner = a * 0.78  # the firebox narrows to the back
        for face in (((-a, -deep + 0.04, z0), (-inner, -0.04, z0), (-inner, -0.04, z1), (-a, -deep + 0.04, z1)),
            ((a, -deep + 0.04, z0), (a, -deep + 0.04, z1), (inner, -0.04, z1), (inner, -0.04, z0)),
            ((-inner, -0.04, z0), (inner, -0.04, z0), (inner, -0.04, z1), (-inner, -0.04, z1)),
            ((-a, -deep, z0 + 0.004), (a, -deep, z0 + 0.004), (a, 0, z0 + 0.004), (-a, 0, z0 + 0.004)),
            ((-a, -deep, z1), (a, -deep, z1), (a, 0, z1), (-a, 0, z1))):
            parts.face(soot, *face)
        if hearth and not base:
            parts.box(trim, -w - 0.06, w + 0.06, -deep - 0.5, -deep + 0.02, 0, 0.035, 0.01)
        iron, y = metal('fire iron', (0.03, 0.03, 0.03), 0.4, 0.65), -deep * 0.52
        for s in (-0.24, 0.24):  # firedogs
            parts.bar(iron, (s, y - 0.24, z0 + 0.09), (s, y + 0.16, z0 + 0.09), 0.014, 8)
            parts.bar(iron, (s, y - 0.24, z0), (s, y - 0.24, z0 + 0.3), 0.016, 10)
            parts.lathe(brass(), (s, y - 0.24, z0 + 0.3), [(0.012, 0), (0.032, 0.025), (0.024, 0.052), (0, 0.062)], 16)
        logs_on(parts, 0, y, z0 + 0.1, 5, 0.6, 0.052)
        if fire:
            flames(parts, 0, y, z0 + 0.16, 0.5, 0.42)
            from indoors_light import lamp
            here = parts.place @ Matrix.Translation((0, y - 0.12, z0 + 0.42))
            lamp(*here.translation, 16.0, (1.0, 0.36, 0.10), 0.12)
    return shelf + 0.03


def window_seat(parts, o, thick, made, seat=None, splay=0.0, back=0.13):
    a, b, z = o.x0 - splay, o.x1 + splay, o.z0
    parts.box(made, a - 0.05, b + 0.05, -0.1, thick - back, z - 0.04, z, 0.012)
    parts.box(made, a, b, -0.02, 0.0, 0.0, z - 0.04)
    count = max(2, round((b - a) / 0.5))
    for k in range(count):
        x0, x1 = a + (b - a) * k / count + 0.05, a + (b - a) * (k + 1) / count - 0.05
        parts.box(made, x0, x1, -0.035, -0.015, 0.12, z - 0.11, 0.012)
    if seat:
        pad(parts, seat, o.x0 + 0.02, o.x1 - 0.02, -0.07, thick - back - 0.06, z, z + 0.07, 0.03, 0.012)


def panelling(parts, x0, x1, height, made, step=0.55, rail='flat'):
    parts.box(made, x0, x1, -0.018, 0, 0, height, 0)
    count = max(1, round((x1 - x0) / step))
    for k in range(count):
        a, b = x0 + (x1 - x0) * k / count, x0 + (x1 - x0) * (k + 1) / count
        for c, d in ((a, a + 0.045), (b - 0.045, b)):
            parts.box(made, c, d, -0.036, -0.016, 0.14, height - 0.02, 0.004)
        parts.box(made, a + 0.09, b - 0.09, -0.032, -0.016, 0.29, height - 0.17, 0.014)
        for c, d in ((0.14, 0.24), (height - 0.12, height - 0.02)):
            parts.box(made, a + 0.045, b - 0.045, -0.036, -0.016, c, d, 0.004)
    parts.box(made, x0, x1, -0.045, 0, 0, 0.14, 0.008)
    parts.box(made, x0, x1, -0.062, 0, height - 0.02, height + 0.022, 0.012)


def boarding(parts, x0, x1, z0, z1, made, width=0.11):
    count = max(1, round((x1 - x0) / width))
    for k in range(count):
        parts.box(made, x0 + (x1 - x0) * k / count + 0.0015, x0 + (x1 - x0) * (k + 1) / count - 0.0015, -0.016, 0, z0, z1, 0.004)


def shelves(parts, x0, x1, z0, z1, made, levels=6, deep=0.3, back=None, uprights=2):
    """`uprights`: bays and one more. Stands in front of the wall."""
    parts.box(back or made, x0, x1, -0.014, 0, z0, z1)
    for k in range(uprights):
        x = x0 + (x1 - x0 - 0.03) * k / (uprights - 1)
        parts.box(made, x, x + 0.03, -deep, 0, z0, z1, 0.004)
    heights = [z0 + (z1 - z0 - 0.03) * k / levels for k in range(levels + 1)]
    for z in heights:
        parts.box(made, x0, x1, -deep + 0.006, 0, z, z + 0.03, 0.004)
    return [z + 0.03 for z in heights[:-1]]


def cupboard_wall(parts, x0, x1, z1, made, columns=4, deep=0.6, knob=None):
    parts.box(made, x0, x1, -deep + 0.02, 0, 0.08, z1)
    parts.box(plain('shadow gap', (0.03, 0.03, 0.03), 0.8), x0, x1, -deep + 0.05, 0, 0, 0.08)
    for k in range(columns):
        a, b = x0 + (x1 - x0) * k / columns, x0 + (x1 - x0) * (k + 1) / columns
        parts.box(made, a + 0.002, b - 0.002, -deep, -deep + 0.02, 0.08, z1 - 0.004, 0.003)
        x = b - 0.05 if k % 2 == 0 else a + 0.05
        parts.bar(knob or brass(), (x, -deep - 0.022, 1.05), (x, -deep, 1.05), 0.013, 14)


def _hung(parts, made, x0, x1, y, top, low, seed, gather=0.07, fold=0.10):
    """Cloth that hangs in folds, deeper towards the hem."""
    chance = random.Random(seed)
    folds = max(2, round((x1 - x0) / fold))
    n, m, phases = folds * 8, 14, [chance.uniform(0.75, 1.25) for _ in range(folds + 2)]
    rows = []
    for j in range(m + 1):
        t = j / m
        row = []
        for i in range(n + 1):
            u = i / n
            wave, k = math.sin(2 * math.pi * u * folds + 0.5 * math.sin(t * 2.2 + u * 5)), min(folds, int(u * folds))
            swell = gather * (0.45 + 0.55 * t) * phases[k] * 0.5
            pinch = 1 + 0.05 * math.sin(3.14 * t) * math.sin(u * 9)
            row.append((x0 + (x1 - x0) * (0.5 + (u - 0.5) * pinch) + 0.012 * math.sin(6.28 * u * folds * 2 + t), y + swell * wave + 0.01 * math.sin(t * 9 + u * 30),
                top + (low - top) * t))
        rows.append(row)
    w = n + 1
    parts.add(made, [p for row in rows for p in row], [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(m) for i in range(n)], True)


def curtains(parts, o, made, share=0.34, floor=0.012, above=0.16, beside=0.22, out=0.11, rod=None, seed=1, sides=('left', 'right')):
    """`made`: a cloth with `thin` (finishes.cloth(…, thin=0.4)), so that daylight comes through."""
    rod, z, half = rod or brass(), o.z1 + o.rise + above, (o.x1 - o.x0) / 2 + beside
    tube(parts, rod, [(o.x0 - beside - 0.1, -out, z), (o.x1 + beside + 0.1, -out, z)], 0.013, 12)
    for x, s in ((o.x0 - beside - 0.1, -1), (o.x1 + beside + 0.1, 1)):
        with parts.tilted(Matrix.Translation((x, -out, z)) @ Matrix.Rotation(math.radians(90 * s), 4, 'Y')):
            parts.lathe(rod, (0, 0, 0), [(0.013, 0), (0.02, 0.008), (0.028, 0.025), (0.02, 0.045), (0, 0.052)], 16)
        parts.bar(rod, (x - s * 0.06, -out, z), (x - s * 0.06, 0, z), 0.008, 8)
    for k, side in enumerate(sides):
        a, b = (o.x0 - beside, o.x0 - beside + half * share) if side == 'left' else (o.x1 + beside - half * share, o.x1 + beside)
        _hung(parts, made, a, b, -out, z - 0.03, floor, seed + k * 5)
        for i in range(7):
            x = a + (b - a) * (i + 0.3) / 6.6
            ring = [(x, -out + 0.02 * math.cos(t), z - 0.004 + 0.02 * math.sin(t)) for t in (0, 1.05, 2.1, 3.14, 4.2, 5.24)]
            tube(parts, rod, ring, 0.003, 6, True)


def blind(parts, o, made, drop=0.4, y=0.03):
    parts.bar(made, (o.x0 + 0.03, y, o.z1 - 0.04), (o.x1 - 0.03, y, o.z1 - 0.04), 0.024, 14)
    z = o.z1 - (o.z1 - o.z0) * drop
    parts.box(made, o.x0 + 0.04, o.x1 - 0.04, y - 0.022, y - 0.0205, z, o.z1 - 0.04)
    parts.box(made, o.x0 + 0.04, o.x1 - 0.04, y - 0.03, y - 0.012, z - 0.025, z, 0.006)


def shutter(parts, o, made, turn=8.0):
    half = (o.x1 - o.x0) / 2
    for x, s in ((o.x0 - 0.01, -1), (o.x1 + 0.01, 1)):
        with parts.at(x, -0.012, o.z0, s * turn):
            a, b, h = (0, s * half, o.z1 - o.z0) if s > 0 else (s * half, 0, o.z1 - o.z0)
            parts.box(made, a, b, -0.036, 0, 0, h, 0.004)
            for c, d in ((0.08, h * 0.48), (h * 0.53, h - 0.08)):
                parts.box(made, a + 0.07, b - 0.07, -0.05, -0.03, c, d, 0.014)


def radiator(parts, x, width=1.0, height=0.6, columns=True, z=0.1, made=None):
    """x: its middle. `columns`: cast iron; else a flat panel."""
    made = made or panel_paint('radiator white', (0.68, 0.67, 0.64), 0.15)
    a, pipe = x - width / 2, brass()
    if columns:
        count = max(4, round(width / 0.055))
        for k in range(count):
            cx = a + width * (k + 0.5) / count
            for y in (-0.07, -0.13):
                tube(parts, made, curved([(cx, y, z + 0.03), (cx, y, z + height * 0.5), (cx, y, z + height - 0.03)], 3), 0.019, 10)
            for dz in (0.03, height - 0.03):
                parts.bar(made, (cx, -0.05, z + dz), (cx, -0.15, z + dz), 0.026, 12)
        for dz in (0.06, height - 0.06):
            parts.bar(made, (a, -0.1, z + dz), (a + width, -0.1, z + dz), 0.018, 10)
        for cx in (a + 0.08, a + width - 0.08):
            parts.box(made, cx - 0.018, cx + 0.018, -0.15, -0.05, 0, z + 0.05, 0.01)
    else:
        parts.box(made, a, a + width, -0.1, -0.04, z, z + height, 0.008)
        for k in range(int(width / 0.035)):
            parts.box(made, a + 0.02 + k * 0.035, a + 0.035 + k * 0.035, -0.104, -0.098, z + 0.03, z + height - 0.03, 0.002)
    for dx in (0.0, 0.06):
        parts.bar(pipe, (a + width + 0.04 + dx, -0.1, 0), (a + width + 0.04 + dx, -0.1, z + 0.07), 0.009, 10)
    parts.bar(made, (a + width, -0.1, z + 0.08), (a + width + 0.12, -0.1, z + 0.08), 0.02, 14)


def switch(parts, x, z=1.08, made=None):
    made = made or plain('switch', (0.68, 0.67, 0.64), 0.3)
    parts.box(made, x - 0.041, x + 0.041, -0.009, 0, z - 0.041, z + 0.041, 0.004)
    parts.box(made, x - 0.031, x + 0.031, -0.013, -0.004, z - 0.031, z + 0.031, 0.003)


def socket(parts, x, z=0.26, made=None):
    switch(parts, x, z, made)
    with parts.tilted(Matrix.Translation((x, -0.0135, z)) @ Matrix.Rotation(math.radians(90), 4, 'X')):
        parts.lathe(plain('socket hole', (0.42, 0.415, 0.4), 0.4), (0, 0, 0), [(0.022, 0), (0.02, -0.003), (0, -0.003)], 20)


def rosette(parts, x, y, z, radius=0.42, made=None):
    profile = [(radius, 0), (radius, -0.02), (radius * 0.93, -0.035), (radius * 0.86, -0.02), (radius * 0.66, -0.024), (radius * 0.6, -0.05), (radius * 0.5, -0.045),
        (radius * 0.46, -0.028), (radius * 0.26, -0.034), (radius * 0.2, -0.065), (radius * 0.08, -0.08), (0, -0.08)]
    parts.lathe(made or panel_paint('stucco white', (0.72, 0.71, 0.68), 0.1), (x, y, z), profile, 48)
