"""What people carry aboard and leave lying about. Metres; a `Parts` first; built standing or lying at (x, y, z).

basket, bucket, bag, book, sunglasses, straw_hat, shoes, rod (fishing rod), landing_net, logs, crate, guitar, binoculars, folded (linen)
It also offers all of `tableware.py`: mug, thermos, bottle, tumbler, bowl, plate, kettle, pan.
"""
import math
import random

from mathutils import Matrix, Vector

from finishes import cloth, fibre, gloss, metal, plain, rubber, steel, varnish, wood
from lines import TURN, curved, tube
from tableware import bottle, bowl, kettle, mug, pan, plate, thermos, tumbler  # noqa: F401


def wicker(name='wicker', colour=(0.36, 0.20, 0.085)):
    from surfaces import bump, material
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        axes = nodes.new('SeparateXYZ', Vector=at).outputs
        rows = nodes.math('SINE', nodes.math('MULTIPLY', axes['Z'], 420.0))
        posts = nodes.math('SINE', nodes.math('MULTIPLY', nodes.math('ADD', axes['X'], axes['Y']), 170.0))
        weave = nodes.math('MULTIPLY', rows, posts)
        tone = nodes.math('ADD', nodes.math('MULTIPLY', weave, 0.25), nodes.noise(at, 18, 4, 0.6))
        nodes.put(nodes.ramp(tone, (0.25, tuple(c * 0.3 for c in colour)), (0.75, colour)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.65
        bump(nodes, shader, weave, 0.8, 0.006)
    return made


def basket(parts, x, y, z, width=0.42, depth=0.28, height=0.22, turn=0.0, cloth_in=(0.52, 0.06, 0.05), handle=True):
    made = wicker()
    with parts.at(x, y, z, turn):
        rows = []
        for h, f in ((0, 0.86), (0.3, 0.93), (0.7, 0.98), (1, 1.0), (1.0, 0.95), (0.5, 0.9)):
            rows.append([(f * width / 2 * math.copysign(abs(math.cos(TURN * k / 32)) ** 0.6, math.cos(TURN * k / 32)),
                          f * depth / 2 * math.copysign(abs(math.sin(TURN * k / 32)) ** 0.6, math.sin(TURN * k / 32)),
                          h * height) for k in range(32)])
        faces = [(r * 32 + k, r * 32 + (k + 1) % 32, (r + 1) * 32 + (k + 1) % 32, (r + 1) * 32 + k) for r in range(5) for k in range(32)]
        parts.add(made, [p for row in rows for p in row], faces, True)
        tube(parts, made, rows[3], 0.011, 8, True)
        if handle:
            tube(parts, made, [(0, depth / 2 * math.cos(math.pi * k / 14),
                height + height * 0.95 * math.sin(math.pi * k / 14)) for k in range(15)], 0.011, 8)
        if cloth_in:
            linen = cloth('checked linen', cloth_in, (0.66, 0.63, 0.58), 0.018, 0)
            n = 14
            spot = lambda u, v: (u * width * 0.5, v * depth * 0.52,
                height * (0.86 + 0.16 * math.sin(4 * u + 2 * v) * (1 - u * u)) + (0.012 if abs(v) > 0.92 else 0))
            grid = [spot(2 * i / n - 1, 2 * j / n - 1) for j in range(n + 1) for i in range(n + 1)]
            grid = [(a * 0.9, b * 0.9, c) for a, b, c in grid]
            parts.add(linen, grid, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1,
                (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)], True)


def bucket(parts, x, y, z, radius=0.14, height=0.26, colour=None):
    made = gloss('bucket', colour, 0.4, 0.2) if colour else metal('galvanised', (0.42, 0.43, 0.44), 0.35, 0.65)
    r = radius
    parts.lathe(made, (x, y, z), [(0, 0.01), (r * 0.74, 0.01), (r * 0.76, 0), (r, height), (r * 1.03, height + 0.006), (r * 0.97, height),
        (r * 0.75, 0.02), (0, 0.02)], 32)
    tube(parts, steel(), [(x + r * math.cos(math.pi * k / 14), y + r * 0.75 * math.sin(math.pi * k / 14),
        z + height - 0.02 + r * 0.5 * math.sin(math.pi * k / 14)) for k in range(15)], 0.003, 7)


def bag(parts, x, y, z, width=0.42, depth=0.17, height=0.3, turn=0.0, colour=(0.42, 0.36, 0.24), name='tote', leather=(0.16, 0.07, 0.03)):
    """A canvas bag that slumps, with two handles."""
    made, strap = cloth(name, colour), plain('strap', leather, 0.5)
    with parts.at(x, y, z, turn):
        rows = []
        for j in range(9):
            h = j / 8
            fat = depth * (1 + 0.25 * math.sin(h * 3.1)) * (1 - 0.45 * h)
            rows.append([(width / 2 * (1 + 0.03 * math.sin(6 * h + k)) * math.copysign(abs(math.cos(TURN * k / 28)) ** 0.5, math.cos(TURN * k / 28)),
                          fat / 2 * math.copysign(abs(math.sin(TURN * k / 28)) ** 0.7, math.sin(TURN * k / 28)) + 0.012 * math.sin(k * 1.3 + 5 * h),
                          height * h + 0.01 * math.sin(k * 0.9) * h) for k in range(28)])
        parts.add(made, [p for row in rows for p in row], [(r * 28 + k, r * 28 + (k + 1) % 28, (r + 1) * 28 + (k + 1) % 28,
            (r + 1) * 28 + k) for r in range(8) for k in range(28)], True)
        for s in (-1, 1):
            tube(parts, strap, curved([(-width * 0.22, s * depth * 0.3, height * 0.75), (-width * 0.2, s * depth * 0.33, height * 1.05),
                (0, s * depth * (0.5 if s < 0 else 0.3), height * 1.3),
                                       (width * 0.2, s * depth * 0.33, height * 1.05), (width * 0.22, s * depth * 0.3, height * 0.75)], 6), 0.008, 8)


def book(parts, x, y, z, turn=0.0, width=0.14, length=0.21, thick=0.025, colour=(0.10, 0.20, 0.24), open_=False):
    paper, cover = plain('paper', (0.62, 0.58, 0.49), 0.9), cloth('book ' + ' '.join(f'{c:.2f}' for c in colour), colour, rough=0.6)
    with parts.at(x, y, z, turn):
        if open_:
            for s in (-1, 1):
                page = [(s * width * i / 8, 0.008 + 0.022 * math.sin(min(1, i / 8 * 1.4) * math.pi) * (1 - i / 11)) for i in range(9)]
                parts.strip(paper, [(a, -length / 2, h) for a, h in page], (0, length, 0))
                parts.box(cover, 0, s * (width + 0.004), -length / 2 - 0.004, length / 2 + 0.004, 0, 0.004)
            return
        parts.box(cover, -width / 2, width / 2, -length / 2, length / 2, 0, 0.003, 0.001)
        parts.box(paper, -width / 2 + 0.004, width / 2 - 0.004, -length / 2 + 0.004, length / 2 - 0.004, 0.003, thick - 0.003)
        parts.box(cover, -width / 2, width / 2, -length / 2, length / 2, thick - 0.003, thick, 0.001)
        parts.box(cover, -width / 2 - 0.002, -width / 2 + 0.001, -length / 2, length / 2, 0, thick, 0.001)


def sunglasses(parts, x, y, z, turn=0.0):
    frame, lens = gloss('glasses frame', (0.035, 0.015, 0.008), 0.15, 1.0, 0.0), gloss('dark lens', (0.008, 0.008, 0.009), 0.04, 1.0, 0.0)
    with parts.at(x, y, z, turn):
        for s in (-1, 1):
            ring = [(s * 0.034 + 0.027 * math.cos(TURN * k / 20), 0, 0.022 + 0.021 * math.sin(TURN * k / 20)) for k in range(20)]
            tube(parts, frame, ring, 0.0028, 8, True)
            parts.add(lens, ring, [tuple(range(20))])
            tube(parts, frame, [(s * 0.062, 0, 0.03), (s * 0.066, 0.06, 0.02), (s * 0.06, 0.13, 0.003)], 0.0022, 6)
        tube(parts, frame, [(-0.008, 0, 0.028), (0.008, 0, 0.028)], 0.0025, 6)


def straw_hat(parts, x, y, z, turn=0.0, colour=(0.55, 0.40, 0.19), band=(0.03, 0.03, 0.045), tilt=0.0):
    made = wicker('straw', colour)
    with parts.at(x, y, z, turn), parts.tilted(Matrix.Rotation(math.radians(tilt), 4, 'X')):
        parts.lathe(made, (0, 0, 0), [(0.19, 0.0), (0.17, 0.006), (0.12, 0.006), (0.094, 0.012), (0.09, 0.05), (0.082, 0.09), (0.06, 0.108),
            (0, 0.1)], 36)
        parts.lathe(cloth('hat band', band), (0, 0, 0), [(0.0955, 0.013), (0.092, 0.04)], 36)


def shoes(parts, x, y, z, turn=0.0, colour=(0.05, 0.09, 0.15)):
    upper, sole = cloth('canvas shoe', colour), plain('sole', (0.66, 0.64, 0.58), 0.6)
    for k, (dx, dy, spin) in enumerate(((-0.06, 0.0, 6), (0.06, 0.03, -14))):
        with parts.at(x, y, z, turn), parts.at(dx, dy, 0, spin):
            out = [(0.04 * math.sin(t) * (1.0 if math.cos(t) > 0 else 0.78), 0.135 * math.cos(t)) for t in [TURN * i / 24 for i in range(24)]]
            for low, high, f, made in ((0, 0.02, 1.04, sole), (0.02, 0.055, 0.98, upper)):
                top = 0.9 if made is upper else 1.0
                rows = [[(a * f, b * f, low) for a, b in out],
                    [(a * f * top, b * f * top, high * (0.8 if b > 0.03 and made is upper else 1)) for a, b in out]]
                parts.add(made, rows[0] + rows[1], [(i, (i + 1) % 24, 24 + (i + 1) % 24, 24 + i) for i in range(24)], True)
            toe = [(a * 0.88, b * 0.88, 0.044) for a, b in out if b > 0.02]
            parts.add(upper, toe + [(0, 0.06, 0.056)], [(i, i + 1, len(toe)) for i in range(len(toe) - 1)], True)


def rod(parts, butt, tip, made=None, reel=True, line=None):
    """A fishing rod between two points; `line`: where its line ends."""
    made, butt, tip = made or gloss('rod', (0.03, 0.012, 0.008), 0.2, 0.8, 0.0), Vector(butt), Vector(tip)
    droop = lambda t: butt.lerp(tip, t) + Vector((0, 0, 0.05 * (tip - butt).length * (math.sin(t * math.pi * 0.5) - t * t)))
    tube(parts, made, [droop(i / 16) for i in range(17)], [0.009 - 0.0075 * i / 16 for i in range(17)], 8)
    tube(parts, plain('cork', (0.42, 0.27, 0.15), 0.85), [butt, butt.lerp(tip, 0.05), droop(0.14)], 0.014, 10)
    if reel:
        p = droop(0.11)
        parts.lathe(metal('reel', (0.2, 0.2, 0.21), 0.2, 0.4), p - Vector((0, 0, 0.075)), [(0, 0), (0.03, 0.002), (0.034, 0.02),
            (0.024, 0.04), (0.01, 0.06)], 16)
    for t in (0.35, 0.55, 0.72, 0.86, 1.0):
        p = droop(t)
        tube(parts, steel(), [p + Vector((0, 0.008 * math.cos(a), -0.008 + 0.008 * math.sin(a))) for a in [TURN * k / 8 for k in range(8)]],
            0.001, 5, True)
    if line:
        end = Vector(line)
        tube(parts, plain('fishing line', (0.5, 0.5, 0.48), 0.3), [droop(1.0).lerp(end, t) - Vector((0, 0,
            0.25 * math.sin(math.pi * t))) for t in [i / 12 for i in range(13)]], 0.0012, 5)


def landing_net(parts, x, y, z, turn=0.0, length=1.3, tilt=80.0):
    """Handle from (x, y, z) upwards, leaning; hoop and net at its upper end."""
    with parts.at(x, y, z, turn), parts.tilted(Matrix.Rotation(math.radians(90 - tilt), 4, 'X')):
        tube(parts, wood('ash', (0.45, 0.31, 0.17), (0.32, 0.2, 0.1), 0.5, along=2), [(0, 0, 0), (0, 0, length)], 0.014, 10)
        hoop = lambda a, f=1.0: (0.22 * math.sin(a) * f, 0, length + 0.26 - 0.26 * math.cos(a))
        tube(parts, wood('ash', (0.45, 0.31, 0.17), (0.32, 0.2, 0.1), 0.5, along=2), [hoop(TURN * k / 24) for k in range(24)], 0.009, 8, True)
        mesh = fibre('net', (0.06, 0.10, 0.06))
        for k in range(24):
            a = Vector(hoop(TURN * k / 24))
            tube(parts, mesh, [a, a * 0.75 + Vector((0, 0.2, (length + 0.2) * 0.25 - 0.1)), Vector((0, 0.34, length - 0.08))], 0.002, 4)
        for f in (0.25, 0.5, 0.75):
            ring = [Vector(hoop(TURN * k / 16)).lerp(Vector((0, 0.34, length - 0.08)), f) + Vector((0, 0.07 * math.sin(f * 3.1),
                0)) for k in range(16)]
            tube(parts, mesh, ring, 0.002, 4, True)


def logs(parts, x, y, z, length=0.3, columns=5, rows=3, radius=0.05, turn=0.0, seed=3):
    """A stack; the logs lie along y."""
    chance = random.Random(seed)
    bark, heart = cloth('bark', (0.11, 0.075, 0.05), rough=0.95), wood('split wood', (0.50, 0.34, 0.19), (0.33, 0.2, 0.1), 0.9, along=1, weather=0.1)
    with parts.at(x, y, z, turn):
        for j in range(rows):
            for i in range(columns - j % 2):
                r = radius * chance.uniform(0.8, 1.15)
                cx, cz = (i + (j % 2) * 0.5 - (columns - 1) / 2) * radius * 2.1, radius + j * radius * 1.75
                a0, dy = chance.uniform(0, TURN), chance.uniform(-0.02, 0.02)
                kind = chance.random()
                sweep = TURN if kind < 0.4 else TURN * chance.choice((0.5, 0.33))
                n = 12
                ring = [(cx + r * math.cos(a0 + sweep * k / n), cz + r * math.sin(a0 + sweep * k / n)) for k in range(n + (sweep < TURN))]
                for k in range(len(ring) - (sweep < TURN)):
                    (ax, az), (bx, bz) = ring[k], ring[(k + 1) % len(ring)]
                    parts.add(bark, [(ax, dy - length / 2, az), (bx, dy - length / 2, bz), (bx, dy + length / 2, bz),
                        (ax, dy + length / 2, az)], [(0, 1, 2, 3)])
                full = ring + ([(cx, cz)] if sweep < TURN else [])
                for y0 in (-length / 2, length / 2):
                    parts.add(heart, [(a, dy + y0, b) for a, b in full], [tuple(range(len(full)))])
                if sweep < TURN:
                    for ax, az in (ring[0], ring[-1]):
                        parts.add(heart, [(ax, dy - length / 2, az), (cx, dy - length / 2, cz), (cx, dy + length / 2, cz),
                            (ax, dy + length / 2, az)], [(0, 1, 2, 3)])


def crate(parts, x, y, z, width=0.4, depth=0.3, height=0.24, turn=0.0):
    made = wood('crate', (0.42, 0.29, 0.17), (0.26, 0.17, 0.095), 0.85, weather=0.4)
    with parts.at(x, y, z, turn):
        for k in range(3):
            z0 = k * height / 3 + 0.004
            for s in (-1, 1):
                parts.box(made, -width / 2, width / 2, s * depth / 2 - 0.006, s * depth / 2 + 0.006, z0, z0 + height / 3 - 0.012, 0.002)
                parts.box(made, s * width / 2 - 0.006, s * width / 2 + 0.006, -depth / 2, depth / 2, z0, z0 + height / 3 - 0.012, 0.002)
        parts.box(made, -width / 2, width / 2, -depth / 2, depth / 2, 0.004, 0.014)
        for sx in (-1, 1):
            for sy in (-1, 1):
                parts.block(made, (sx * (width / 2 - 0.02), sy * (depth / 2 - 0.02), height / 2), (0.028, 0.028, height), 0.003)


def guitar(parts, x, y, z, turn=0.0, lean=14.0):
    """Stands at (x, y, z), its face to -y, leaning back."""
    top, side = wood('spruce', (0.52, 0.29, 0.10), (0.40, 0.2, 0.06), 0.3, 0.8, 2, 60, weather=0.0), varnish(2)
    with parts.at(x, y, z, turn), parts.tilted(Matrix.Rotation(math.radians(-lean), 4, 'X')):
        out = []
        for k in range(48):
            t = TURN * k / 48
            h = 0.245 - 0.245 * math.cos(t)
            w = (0.19 * math.sin(t) + 0.03 * math.sin(3 * t)) * (1.0 - 0.22 * h / 0.49) * 1.04
            out.append((w, h))
        parts.add(side, [(a, 0, b) for a, b in out] + [(a, 0.095, b) for a, b in out], [(i, (i + 1) % 48, 48 + (i + 1) % 48,
            48 + i) for i in range(48)], True)
        parts.add(top, [(a, 0, b) for a, b in out], [tuple(range(48))])
        parts.add(side, [(a, 0.095, b) for a, b in out], [tuple(range(48))])
        black = plain('ebony', (0.012, 0.01, 0.009), 0.4)
        with parts.tilted(Matrix.Translation((0, -0.001, 0.32)) @ Matrix.Rotation(math.radians(90), 4, 'X')):
            parts.lathe(black, (0, 0, 0), [(0.046, 0), (0, 0)], 28)
        parts.box(black, -0.025, 0.025, -0.008, 0.0, 0.40, 0.86, 0.002)
        parts.box(side, -0.023, 0.023, 0.0, 0.022, 0.48, 0.86, 0.006)
        parts.box(side, -0.032, 0.032, 0.0, 0.018, 0.86, 1.0, 0.005)
        parts.box(black, -0.06, 0.06, -0.01, 0, 0.16, 0.185, 0.003)
        for k in range(6):
            tube(parts, steel(), [(-0.02 + 0.008 * k, -0.012, 0.17), (-0.016 + 0.0064 * k, -0.01, 0.87)], 0.0007, 4)


def binoculars(parts, x, y, z, turn=0.0):
    black = rubber('armour', (0.016, 0.018, 0.016))
    with parts.at(x, y, z, turn):
        for s in (-0.034, 0.034):
            tube(parts, black, [(s, -0.06, 0.03), (s, 0.0, 0.03), (s * 0.95, 0.02, 0.03), (s * 0.9, 0.07, 0.03)], [0.028, 0.026, 0.02, 0.019], 18)
            with parts.tilted(Matrix.Translation((s, -0.061, 0.03)) @ Matrix.Rotation(math.radians(90), 4, 'X')):
                parts.lathe(gloss('lens', (0.02, 0.03, 0.05), 0.03, 1.0, 0.0), (0, 0, 0), [(0.024, 0), (0, 0.003)], 18)
        parts.bar(black, (0, -0.01, 0.035), (0, 0.05, 0.035), 0.01, 12)
        parts.block(black, (0, 0.01, 0.03), (0.06, 0.03, 0.014), 0.004)


def folded(parts, x, y, z, width=0.32, depth=0.24, layers=3, turn=0.0, colours=((0.55, 0.52, 0.46),)):
    """Folded towels or linen, one on another."""
    from comforts import pad
    for k in range(layers):
        tone = colours[k % len(colours)]
        with parts.at(x, y, z + k * 0.042, turn + 3 * math.sin(k * 5)):
            pad(parts, cloth('linen ' + ' '.join(f'{c:.2f}' for c in tone), tone), -width / 2, width / 2, -depth / 2, depth / 2, 0, 0.042,
                0.02, 0.004)
