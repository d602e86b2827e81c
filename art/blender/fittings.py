"""Things fixed to boats and hung on them. Metres; every function takes a `Parts` first and builds in its place; z up.
It also offers all of `finishes.py` (materials) and `lines.py` (ropes, tubes), so that `from fittings import …` is enough.
Chairs, cushions, plants, people's things, lamps: `comforts.py`. Wheel, gauges, lettering: `instruments.py`.

cleat, made_fast (a rope belayed on a cleat), fairlead, bollard, winch, anchor
fender, ball_fender (with their lines), lifebuoy, ladder, grab_rail, rail (stanchions with wires or pipes)
flag, nav_light, mushroom (vent), stovepipe, hatch, porthole, solar_panel
"""
import math

from mathutils import Matrix, Vector

from finishes import brass, cloth, dull_metal, fibre, gloss, glow, metal, pane, plain, rubber, steel, teak, varnish, wood  # noqa: F401
from lines import TURN, coil, curved, hanging, hank, rope, tube, whip  # noqa: F401


def cleat(parts, x, y, z, turn=0.0, length=0.2, made=None):
    """Two feet and a horned bar along x before `turn`."""
    made = made or steel()
    with parts.at(x, y, z, turn):
        h, r = length * 0.26, length * 0.052
        parts.block(made, (0, 0, 0.003), (length * 0.52, length * 0.2, 0.006), 0.003)
        for side in (-1, 1):
            tube(parts, made, [(side * length * 0.13, 0, 0), (side * length * 0.12, 0, h * 0.6), (side * length * 0.11, 0, h)],
                 [r * 1.5, r * 1.05, r * 1.1], 10)
        steps = [i / 10 for i in range(-10, 11)]
        tube(parts, made, [(length * 0.5 * t, 0, h + length * 0.045 * t * t) for t in steps],
             [r * (1.15 - 0.55 * abs(t) ** 2.2) for t in steps], 12)


def made_fast(parts, x, y, z, turn, towards, length=0.2, thick=0.007, made=None, laid=True):
    """A rope from `towards` (in the parts' place) belayed on the cleat of the same place and turn."""
    spin, h = Matrix.Rotation(math.radians(turn), 3, 'Z'), length * 0.26
    put = lambda a, b, c: Vector((x, y, z)) + spin @ Vector((a, b, c))
    t = thick
    path = [put(length * 0.3, -length * 0.16, t), put(0.0, -length * 0.15, t * 1.1), put(-length * 0.3, 0, t), put(0, length * 0.15, t * 1.2),
            put(length * 0.33, 0.02, h * 0.5)]
    for k in range(3):
        up = h + t * (1.1 + k * 1.3)
        path += [put(length * 0.2, -0.012, h * 0.7), put(0, 0, up + t), put(-length * 0.2, 0.012, h * 0.7), put(-length * 0.24, -0.01, h * 0.55),
                 put(0, 0.004, up + t * 1.6), put(length * 0.24, 0.012, h * 0.55)]
    path += [put(length * 0.3, 0.1, t), put(length * 0.1, 0.22, t), put(length * 0.4, 0.3, t)]
    rope(parts, [Vector(towards)] + path, thick, made, laid)


def fairlead(parts, x, y, z, turn=0.0, length=0.14, made=None):
    made = made or steel()
    with parts.at(x, y, z, turn):
        parts.block(made, (0, 0, 0.005), (length, length * 0.26, 0.01), 0.004)
        for s in (-1, 1):
            tube(parts, made, curved([(s * length * 0.36, 0, 0), (s * length * 0.4, 0, 0.035), (s * length * 0.22, 0, 0.06),
                (s * length * 0.1, 0, 0.055)], 5),
                 0.011, 10)


def winch(parts, x, y, z, size=0.12, made=None):
    made = made or steel()
    s = size
    parts.lathe(made, (x, y, z), [(0.56 * s, 0), (0.56 * s, 0.12 * s), (0.42 * s, 0.3 * s), (0.36 * s, 0.62 * s), (0.44 * s, 0.86 * s),
                                  (0.5 * s, 0.9 * s), (0.5 * s, 1.04 * s), (0.4 * s, 1.1 * s), (0.14 * s, 1.12 * s), (0.13 * s, 1.04 * s),
                                  (0, 1.04 * s)], 28)


def bollard(parts, x, y, z, height=0.24, made=None):
    made = made or steel()
    for s in (-0.1, 0.1):
        parts.lathe(made, (x + s, y, z), [(0.045, 0), (0.045, height * 0.82), (0.058, height * 0.86), (0.058, height), (0, height + 0.006)], 18)
    parts.bar(made, (x - 0.19, y, z + height * 0.5), (x + 0.19, y, z + height * 0.5), 0.016, 12)
    parts.block(made, (x, y, z + 0.005), (0.36, 0.15, 0.01), 0.004)


def anchor(parts, x, y, z, turn=0.0, size=0.6, made=None):
    """A plough anchor stowed with its shank along x, its blade beyond (x, y, z)."""
    made = made or metal('galvanised', (0.42, 0.43, 0.44), 0.4, 0.7)
    s = size
    with parts.at(x, y, z, turn):
        parts.block(made, (-0.35 * s, 0, 0.02 * s), (1.0 * s, 0.035 * s, 0.09 * s), 0.01 * s)
        for side in (-1, 1):
            parts.add(made, [(0.1 * s, 0, 0.06 * s), (0.5 * s, 0, -0.14 * s), (0.34 * s, side * 0.22 * s, -0.2 * s),
                (0.02 * s, side * 0.24 * s, -0.03 * s)],
                      [(0, 1, 2, 3)])


# ---- what hangs on boats ---------------------------------------------------------------------------------------------

def fender(parts, x, y, top, z, length=0.55, radius=0.11, made=None, line=None, end=None):
    """Hangs at (x, y) with its upper eye at `z` from a line made fast at `top`; keep `radius` between it and the hull."""
    made, end = made or plain('fender white', (0.72, 0.71, 0.68), 0.45), end or plain('fender blue', (0.012, 0.035, 0.13), 0.4)
    l, r = length, radius
    body = [(0.035, -0.02 * l), (0.4 * r, -0.06 * l), (0.8 * r, -0.12 * l), (0.98 * r, -0.2 * l), (r, -0.3 * l), (r, -0.7 * l), (0.98 * r, -0.8 * l),
            (0.8 * r, -0.88 * l), (0.4 * r, -0.94 * l), (0.035, -0.98 * l)]
    parts.lathe(made, (x, y, z), body, 24)
    for k in range(-2, 3):  # the ribs of the mould
        parts.lathe(made, (x, y, z - l * (0.5 + k * 0.085)), [(r, -0.012), (r + 0.004, -0.006), (r + 0.004, 0.006), (r, 0.012)], 24)
    for s, top_of in ((1, 0), (-1, -l)):
        parts.lathe(end, (x, y, z + top_of), [(0.0, s * 0.03), (0.03, s * 0.025), (0.036, -s * 0.01), (0.036, -s * 0.05 * l)], 16)
    rope(parts, [(x, y, z + 0.02), (x, y, top)], 0.006, line, False)
    for k in range(3):
        parts.lathe(line or fibre(), (x, y, z + 0.035 + k * 0.012), [(0.008, -0.007), (0.015, 0), (0.008, 0.007)], 8)


def ball_fender(parts, x, y, top, z, radius=0.2, made=None, line=None):
    made = made or plain('fender orange', (0.72, 0.13, 0.02), 0.42)
    steps = [math.pi * i / 14 for i in range(15)]
    parts.lathe(made, (x, y, z - radius), [(radius * math.sin(a) + 0.001, radius * math.cos(a) * 1.08) for a in steps], 28)
    parts.lathe(plain('fender blue', (0.012, 0.035, 0.13), 0.4), (x, y, z), [(0.06, -0.02), (0.05, 0.03), (0.03, 0.07), (0, 0.075)], 16)
    rope(parts, [(x, y, z + 0.07), (x, y, top)], 0.007, line, False)


def lifebuoy(parts, x, y, z, turn=0.0, radius=0.3, colour=(0.72, 0.10, 0.02), band=(0.75, 0.74, 0.70)):
    """Upright ring that faces -y before `turn`, with four bands and a grab line."""
    body, white = gloss('lifebuoy', colour, 0.45, 0.1), gloss('lifebuoy band', band, 0.5, 0.05)
    r = radius * 0.22
    ring = lambda a, out=0.0: (math.cos(a) * (radius - r + out), -r, math.sin(a) * (radius - r + out))
    with parts.at(x, y, z, turn):
        tube(parts, body, [ring(TURN * i / 48) for i in range(48)], r, 16, True)
        for k in range(4):
            mid = TURN * (k + 0.5) / 4
            tube(parts, white, [ring(mid + (i - 4) * 0.035) for i in range(9)], r * 1.03, 16, caps=False)
            ends = [mid, mid + 0.2, mid + TURN / 8, mid + TURN / 4 - 0.2, mid + TURN / 4]
            tube(parts, fibre('rope white', (0.7, 0.69, 0.65)), curved([ring(a, o) for a, o in zip(ends, (r, r * 1.4, r * 1.9, r * 1.4, r))],
                5), 0.007, 7)


def ladder(parts, x, y, z, turn=0.0, steps=4, width=0.34, gap=0.25, above=0.35, hooks=True, made=None, tread=None):
    """Swim ladder: hangs down from (x, y, z) at the edge, treads towards -y before `turn`."""
    made, tread = made or steel(), tread or teak()
    with parts.at(x, y, z, turn):
        low = -steps * gap - 0.1
        for s in (-1, 1):
            w = s * width / 2
            top = [(w, 0.22, 0.0), (w, 0.2, above), (w, 0.0, above + 0.04), (w, -0.04, 0.1)] if hooks else [(w, -0.04, above)]
            tube(parts, made, curved(top + [(w, -0.05, 0), (w, -0.05, low)], 6), 0.0125, 12)
        for k in range(steps):
            parts.block(tread, (0, -0.05, -(k + 1) * gap), (width - 0.03, 0.075, 0.024), 0.008)


def grab_rail(parts, start, end, height=0.07, posts=3, radius=0.0125, made=None):
    made = made or steel()
    a, b, up = Vector(start), Vector(end), Vector((0, 0, height))
    tube(parts, made, curved([a, a + up * 0.7, a.lerp(b, 0.04) + up, b.lerp(a, 0.04) + up, b + up * 0.7, b], 6), radius, 12)
    for k in range(1, posts - 1):
        p = a.lerp(b, k / (posts - 1))
        parts.bar(made, p, p + up, radius * 0.9, 10)
    for k in range(posts):
        parts.lathe(made, a.lerp(b, k / (posts - 1)), [(radius * 2.2, 0), (radius * 2, 0.006), (0, 0.008)], 14)


def rail(parts, points, height=0.62, spacing=1.3, lines=(0.5,), radius=0.0125, top='pipe', made=None, wire=0.003, closed=False, skip=()):
    """Stanchions along the points of a deck's edge; `lines`: heights (share) of wires between; top 'pipe' or 'wire'; `skip`: open stretches."""
    made, up = made or steel(), Vector((0, 0, height))
    points = [Vector(p) for p in points] + ([Vector(points[0])] if closed else [])
    for k, (a, b) in enumerate(zip(points, points[1:])):
        count = max(1, round((b - a).length / spacing))
        for i in range(count + (k == len(points) - 2 or k + 1 in skip)):
            foot = a.lerp(b, i / count)
            if k in skip and i:
                continue
            parts.bar(made, foot, foot + up, radius, 12)
            parts.lathe(made, foot, [(radius * 2.4, 0), (radius * 2.2, 0.008), (radius * 1.25, 0.02)], 14)
            parts.lathe(made, foot + up, [(radius, 0), (radius * 0.8, radius * 0.7), (0, radius)], 10)
        if k in skip:
            continue
        for share in lines:
            tube(parts, made, [a + up * share, b + up * share], wire, 7)
        tube(parts, made, [a + up, b + up], radius if top == 'pipe' else wire * 1.3, 12)


def flag(parts, x, y, z, turn=0.0, width=0.75, height=0.45, staff=1.15, lean=18.0, bands=None, wind=0.6, seed=0.0):
    """On a leaning varnished staff; flies towards -x before `turn`; `bands`: colours from the top (invented house flag by default)."""
    bands = bands or ((0.012, 0.07, 0.16), (0.74, 0.73, 0.69), (0.012, 0.07, 0.16))
    with parts.at(x, y, z, turn), parts.tilted(Matrix.Rotation(math.radians(-lean), 4, 'Y')):
        tube(parts, varnish(2), [(0, 0, 0), (0, 0, staff)], [0.016, 0.011], 12)
        parts.lathe(brass(), (0, 0, staff), [(0.014, 0), (0.02, 0.012), (0.014, 0.028), (0, 0.032)], 12)
        n, drop = 28, 1.0 - wind
        spot = lambda u, v: (-u * width * (1 - 0.25 * drop), math.sin(u * 8 + v * 1.2 + seed) * 0.075 * u ** 0.7 + math.sin(u * 15 + seed) * 0.015 * u,
                             staff * 0.96 - v * height - drop * u ** 1.2 * width * 0.75 + math.sin(u * 6 + seed) * 0.02)
        for b, colour in enumerate(bands):
            made = cloth(f'flag {b} ' + ' '.join(f'{c:.2f}' for c in colour), colour, thin=0.4, fade=0.1)
            rows = [[spot(i / n, (b + k / 4) / len(bands)) for i in range(n + 1)] for k in range(5)]
            parts.add(made, [p for row in rows for p in row],
                      [(k * (n + 1) + i, k * (n + 1) + i + 1, (k + 1) * (n + 1) + i + 1,
                      (k + 1) * (n + 1) + i) for k in range(4) for i in range(n)], True)


# ---- on deck and roof ------------------------------------------------------------------------------------------------

def nav_light(parts, x, y, z, colour='white', turn=0.0, lit=False):
    tints = {'red': (0.5, 0.01, 0.01), 'green': (0.01, 0.32, 0.09), 'white': (0.75, 0.74, 0.68)}
    lens = glow(f'nav light {colour} lit', tints[colour], 14.0) if lit else gloss(f'nav light {colour}', tints[colour], 0.12, 1.0, 0.0)
    black = rubber('black plastic', (0.012, 0.012, 0.013))
    with parts.at(x, y, z, turn):
        parts.lathe(black, (0, 0, 0), [(0.034, 0), (0.036, 0.02), (0.028, 0.022)], 16)
        parts.lathe(lens, (0, 0, 0.022), [(0.027, 0), (0.028, 0.02), (0.027, 0.04)], 16)
        parts.lathe(black, (0, 0, 0.062), [(0.036, 0), (0.034, 0.012), (0.015, 0.02), (0, 0.02)], 16)


def mushroom(parts, x, y, z, radius=0.09, made=None):
    made, r = made or steel(), radius
    parts.lathe(made, (x, y, z), [(r * 0.75, 0), (r * 0.62, r * 0.2), (r * 0.6, r * 0.7), (r, r * 0.66), (r * 1.02, r * 0.76),
        (r * 0.8, r * 0.95), (0, r * 1.12)], 24)


def stovepipe(parts, x, y, z, height=0.7, radius=0.065, made=None):
    made, r, h = made or metal('stove pipe', (0.10, 0.10, 0.105), 0.35, 0.65), radius, height
    parts.lathe(made, (x, y, z), [(r * 2.6, 0), (r * 2.4, 0.02), (r * 1.3, 0.09), (r * 1.25, 0.12), (r, 0.125), (r, h), (r * 0.9, h),
        (r * 0.9, h - 0.1)], 24)
    for k in range(3):
        a = TURN * k / 3
        parts.bar(made, (x + r * math.cos(a), y + r * math.sin(a), z + h - 0.03), (x + r * math.cos(a), y + r * math.sin(a), z + h + 0.09), 0.006, 6)
    parts.lathe(made, (x, y, z + h + 0.08), [(r * 1.75, 0), (r * 1.8, 0.01), (r * 0.9, 0.07), (0, 0.1)], 24)
    parts.lathe(made, (x, y, z + h * 0.55), [(r, -0.02), (r * 1.08, -0.018), (r * 1.08, 0.018), (r, 0.02)], 24)


def hatch(parts, x, y, z, size=0.5, turn=0.0, glass=None, frame=None):
    frame, glass = frame or dull_metal(), glass or gloss('hatch acrylic', (0.03, 0.04, 0.045), 0.08, 1.0, 0.05)
    with parts.at(x, y, z, turn):
        s = size / 2
        parts.box(frame, -s, s, -s, s, 0, 0.035, 0.014)
        parts.box(glass, -s + 0.045, s - 0.045, -s + 0.045, s - 0.045, 0.02, 0.042, 0.006)
        for k in (-0.6, 0.6):
            parts.block(frame, (s * k, s, 0.022), (0.07, 0.05, 0.03), 0.01)


def porthole(parts, x, y, z, turn=0.0, radius=0.13, glass=None, frame=None, lit=None):
    """Set in a wall that faces -y before `turn`; `lit`: a material behind the glass."""
    frame, r = frame or brass(), radius
    with parts.at(x, y, z, turn), parts.tilted(Matrix.Rotation(math.radians(90), 4, 'X')):
        parts.lathe(frame, (0, 0, 0), [(r, -0.01), (r * 1.02, 0.012), (r * 1.1, 0.02), (r * 1.25, 0.014), (r * 1.28, 0)], 32)
        parts.lathe(lit or gloss('dark glass', (0.015, 0.02, 0.022), 0.05, 1.0, 0.0), (0, 0, 0), [(r, 0.002), (0, 0.004)], 32)
        for k in range(8):
            a = TURN * k / 8
            parts.lathe(frame, (r * 1.16 * math.cos(a), r * 1.16 * math.sin(a), 0.016), [(0.009, 0), (0.006, 0.005), (0, 0.006)], 8)


def solar_panel(parts, x, y, z, width=1.0, length=1.65, turn=0.0, tilt=0.0, lift=0.05):
    """Cells in an aluminium frame on short feet; `length` along y before `turn`."""
    frame, black = dull_metal(), gloss('solar glass', (0.008, 0.011, 0.022), 0.07, 1.0, 0.15)
    cell, line = gloss('solar cell', (0.010, 0.018, 0.05), 0.12, 1.0, 0.1), plain('solar line', (0.30, 0.31, 0.33), 0.35, 0.8)
    with parts.at(x, y, z, turn), parts.tilted(Matrix.Rotation(math.radians(tilt), 4, 'X')):
        w, l, h = width / 2, length / 2, lift
        parts.box(frame, -w, w, -l, l, h, h + 0.035, 0.005)
        parts.box(black, -w + 0.018, w - 0.018, -l + 0.018, l - 0.018, h + 0.03, h + 0.037)
        nx, ny = max(2, round(width / 0.165)), max(2, round(length / 0.165))
        dx, dy = (width - 0.06) / nx, (length - 0.06) / ny
        for i in range(nx):
            for j in range(ny):
                cx, cy = -w + 0.03 + (i + 0.5) * dx, -l + 0.03 + (j + 0.5) * dy
                parts.box(cell, cx - dx * 0.475, cx + dx * 0.475, cy - dy * 0.475, cy + dy * 0.475, h + 0.037, h + 0.0385)
            for k in (-0.25, 0.25):
                parts.box(line, -w + 0.03 + (i + 0.5 + k) * dx - 0.0012, -w + 0.03 + (i + 0.5 + k) * dx + 0.0012, -l + 0.03, l - 0.03,
                    h + 0.0385, h + 0.039)
        for sx in (-1, 1):
            for sy in (-0.8, 0.8):
                parts.block(frame, (sx * w * 0.9, sy * l, h / 2), (0.05, 0.06, h), 0.004)
