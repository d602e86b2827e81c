"""Houses and things that several landscapes share, built into `Parts` (see shapes.py).

sides(…)       four walls of a rectangle with openings per side and gables
glazed(…)      a glass front with a furnished, lamp-lit room behind it
deck, piles, jetty, rowing_boat, rail_fence, picket_fence, stones, pool, lounger, woodpile, sheep, parasol
"""
import math

from mathutils import Matrix, Vector, noise

from building import curtain, gabled, glass, glow, wall
from outside import lamp, plane, water
from surfaces import bump, material, plain, plaster, timber


def sides(parts, rect, z0, z1, openings, made, look, chance, gable=None, rise=0.0, base=None):
    """rect: x0, x1, y0, y1; openings: {'front'|'right'|'left'|'back': [Opening]} in metres from that side's left corner.
    gable: 'x' (ridge along x, gables left and right) or 'y'. base: (height, material) of a plinth that stands out a little."""
    x0, x1, y0, y1 = rect
    w, d = x1 - x0, y1 - y0
    for side, x, y, turn, length in (('front', x0, y0, 0, w), ('right', x1, y0, 90, d), ('left', x0, y1, -90, d), ('back', x1, y1, 180, w)):
        top = gabled(0, length, z1, rise) if gable and (gable == 'y') == (side in ('front', 'back')) else None
        with parts.at(x, y, 0, turn):
            wall(parts, 0, length, z0, z1, openings.get(side, []), made, look, chance, top)
            if base:
                holes = sorted((o.x0, o.x1) for o in openings.get(side, []) if o.z0 < z0 + base[0])
                edges = [0.0] + [e for h in holes for e in h] + [length]
                for a, b in zip(edges[::2], edges[1::2]):
                    parts.box(base[1], a - (0.03 if a == 0 else 0), b + (0.03 if b == length else 0), -0.03, 0.02, z0 - 0.5, z0 + base[0], 0.012)


def glazed(parts, x0, x1, z0, z1, frame, bays, depth=4.5, top=None, lit=40.0, wall_colour=(0.55, 0.42, 0.28), pane=None, sofa=(0.3, 0.29, 0.27),
    bar=0.06,
           curtains=True, chance=None, floor=None, tone=(1.0, 0.62, 0.32), furnished=True):
    """In y = 0 of the current place. `top`: height of the ridge in the middle for a gable of glass. `lit`: watts, 0 for daylight."""
    pane, back = pane or glass(), plain(f'room wall {wall_colour[0]:.2f}', wall_colour, 0.8)
    floor = floor or timber('room floor', (0.34, 0.2, 0.1), (0.22, 0.12, 0.06), 0.12, rough=0.4)
    middle = (x0 + x1) / 2
    roof_at = lambda x: z1 + ((top - z1) * (1 - abs(x - middle) / ((x1 - x0) / 2)) if top else 0)
    step = (x1 - x0) / bays
    for i in range(bays + 1):
        x = x0 + step * i
        parts.box(frame, x - bar / 2, x + bar / 2, -0.05, 0.07, z0, roof_at(x) - 0.02, 0.006)
    for i in range(bays):
        a, b = x0 + step * i, x0 + step * (i + 1)
        parts.face(pane, (a, 0, z0), (b, 0, z0), (b, 0, z1), (a, 0, z1))
        if top:
            cut = [(a, roof_at(a)), (b, roof_at(b))] if not a < middle < b else [(a, roof_at(a)), (middle, top), (b, roof_at(b))]
            parts.face(pane, (a, 0, z1), (b, 0, z1), *[(x, 0, z) for x, z in reversed(cut)])
    for z in (z0 + bar / 2, z1 - bar / 2):
        parts.box(frame, x0, x1, -0.05, 0.07, z - bar / 2, z + bar / 2, 0.006)
    high = top or z1
    parts.box(floor, x0, x1, 0.08, depth, z0 - 0.05, z0 + 0.02)
    parts.box(back, x0, x1, depth, depth + 0.1, z0, z1)
    if top:
        parts.face(back, (x0, depth, z1), (x1, depth, z1), (middle, depth, top))
        ceiling = timber('room ceiling', (0.42, 0.26, 0.13), (0.3, 0.17, 0.08), 0.14, rough=0.6)
        for a, b in ((x0, middle), (x1, middle)):
            parts.face(ceiling, (a, 0.05, z1 - 0.03), (b, 0.05, top - 0.03), (b, depth, top - 0.03), (a, depth, z1 - 0.03))
    else:
        parts.box(back, x0, x1, 0.08, depth, z1, z1 + 0.05)
    for x in (x0 - 0.06, x1):
        parts.box(back, x, x + 0.06, 0.1, depth, z0, z1)
    if not furnished:
        lamp(tuple(parts.place @ Vector((middle, depth * 0.45, z1 + 0.5))), lit, tone, 1.0)
        return
    cover, dark, picture = plain(f'sofa {sofa[0]:.2f}', sofa, 0.9), plain('dark wood', (0.05, 0.03, 0.02), 0.5), plain('picture', (0.45, 0.16, 0.07),
        0.7)
    sx = middle - (x1 - x0) * 0.12
    parts.block(cover, (sx, depth * 0.66, z0 + 0.25), (2.1, 0.9, 0.4), 0.08)
    parts.block(cover, (sx, depth * 0.66 + 0.4, z0 + 0.5), (2.1, 0.2, 0.65), 0.08)
    for k, c in enumerate(((0.5, 0.28, 0.08), (0.1, 0.2, 0.22), (0.6, 0.55, 0.45))):
        parts.block(plain(f'cushion {k}', c, 0.9), (sx - 0.7 + k * 0.6, depth * 0.66 + 0.22, z0 + 0.6), (0.42, 0.14, 0.38), 0.05, 8 * k, (-18, 0))
    parts.block(picture, (sx, depth - 0.03, z0 + 1.65), (1.2, 0.04, 0.8), 0.01)
    parts.block(dark, (sx, depth * 0.4, z0 + 0.36), (1.1, 0.55, 0.05), 0.01)
    for dx in (-0.45, 0.45):
        parts.block(dark, (sx + dx, depth * 0.4, z0 + 0.18), (0.05, 0.45, 0.34))
    parts.block(dark, (x1 - 0.5, depth - 0.25, z0 + 1.0), (0.8, 0.35, 2.0), 0.01)
    for k in range(4):
        for j in range(7):
            tint = ((k * 7 + j) * 0.37) % 1
            parts.block(plain(f'book {j}', (0.1 + 0.4 * tint, 0.12 + 0.2 * ((j * 0.61) % 1), 0.1 + 0.15 * ((j * 0.3) % 1)), 0.7),
                        (x1 - 0.84 + j * 0.1, depth - 0.42, z0 + 0.35 + k * 0.47), (0.06, 0.05, 0.2 + 0.1 * tint))
    if lit:
        shade = glow('lamp shade', (1.0, 0.6, 0.26), 9.0)
        lx, lz = x0 + (x1 - x0) * 0.72, min(high, z1) - 0.75
        parts.bar(dark, (lx, depth * 0.5, lz), (lx, depth * 0.5, high if top else z1), 0.008)
        parts.lathe(shade, (lx, depth * 0.5, lz - 0.2), ((0.2, 0), (0.08, 0.22)), 16)
        parts.lathe(shade, (sx - 1.4, depth * 0.72, z0 + 1.25), ((0.19, 0), (0.12, 0.28)), 16)
        parts.bar(dark, (sx - 1.4, depth * 0.72, z0), (sx - 1.4, depth * 0.72, z0 + 1.3), 0.012)
        centre = parts.place @ Vector((middle, depth * 0.45, min(high, z1 + 0.6) - 0.12))
        lamp(tuple(centre), lit, tone, min(x1 - x0, depth) * 0.7)
    if curtains and chance:
        for a, b in ((x0 + 0.05, x0 + step * 0.45), (x1 - step * 0.35, x1 - 0.05)):
            curtain(parts, a, b, 0.22, z0 + 0.02, z1 - 0.05, chance)


def deck(parts, made, rect, z, board=0.14, along='x', gap=0.012, thick=0.045, beam=None):
    x0, x1, y0, y1 = rect
    span = (y1 - y0) if along == 'x' else (x1 - x0)
    for i in range(int(span / board)):
        a = i * board
        if along == 'x':
            parts.box(made, x0, x1, y0 + a, y0 + a + board - gap, z - thick, z, 0.006)
        else:
            parts.box(made, x0 + a, x0 + a + board - gap, y0, y1, z - thick, z, 0.006)
    if beam:
        for a, b, c, d in ((x0, x1, y0 + 0.02, y0 + 0.1), (x0, x1, y1 - 0.1, y1 - 0.02), (x0 + 0.02, x0 + 0.1, y0, y1),
            (x1 - 0.1, x1 - 0.02, y0, y1)):
            parts.box(beam, a, b, c, d, z - thick - 0.2, z - thick, 0.01)


def piles(parts, made, rect, z0, z1, count, radius=0.11):
    x0, x1, y0, y1 = rect
    for i in range(count[0]):
        for j in range(count[1]):
            x, y = x0 + (x1 - x0) * i / max(1, count[0] - 1), y0 + (y1 - y0) * j / max(1, count[1] - 1)
            parts.bar(made, (x, y, z0), (x, y, z1), radius, 12)


def jetty(parts, board, post, x, y0, y1, z, width=1.5):
    deck(parts, board, (x - width / 2, x + width / 2, y0, y1), z, beam=post)
    count = max(2, int((y1 - y0) / 2.2))
    for i in range(count + 1):
        for s in (-1, 1):
            tall = 0.75 if i % 2 == 0 else 0.02
            parts.bar(post, (x + s * (width / 2 - 0.03), y0 + 0.1 + (y1 - y0 - 0.2) * i / count, z - 2),
                (x + s * (width / 2 - 0.03), y0 + 0.1 + (y1 - y0 - 0.2) * i / count, z + tall), 0.08, 12)


def rowing_boat(parts, x, y, z, turn=0.0, hull=(0.06, 0.16, 0.12), length=4.2):
    """A clinker boat with thwarts and oars, its bow towards +x."""
    paint, inside = plain(f'hull {hull[0]:.2f} {hull[1]:.2f}', hull, 0.35, 0.0, 0.3), timber('boat inside', (0.36, 0.21, 0.1), (0.22, 0.12, 0.06),
        0.1)
    rim = plain('gunwale', (0.5, 0.36, 0.2), 0.45)
    n, rows = 24, 7
    def at(i, k, inner=0.0):
        t, s = i / n, k / (rows - 1)
        half = max(0.02, (0.66 * (1 - max(0.0, (t - 0.45) / 0.55) ** 2.2)) * (0.86 + 0.14 * min(1.0, t * 4)))
        sheer = 0.34 + 0.26 * t ** 2.2 + 0.08 * (1 - t) ** 2
        keel = -0.14 + 0.32 * max(0.0, t - 0.78) / 0.22 * 0.9
        z_ = keel + (sheer - keel) * s
        return (t * length - length / 2, max(0.0, half - inner) * s ** 0.45, z_)
    with parts.at(x, y, z, turn):
        for inner, made in ((0.0, paint), (0.03, inside)):
            for sign in (-1, 1):
                v = [(p[0], p[1] * sign, p[2] + inner * 0.5) for i in range(n + 1) for p in [at(i, k, inner) for k in range(rows)]]
                parts.add(made, v, [(i * rows + k, i * rows + k + 1, (i + 1) * rows + k + 1,
                    (i + 1) * rows + k) for i in range(n) for k in range(rows - 1)], True)
        for sign in (-1, 1):
            parts.wire(rim, [(at(i, rows - 1)[0], at(i, rows - 1)[1] * sign, at(i, rows - 1)[2]) for i in range(n + 1)], 0.025, 6)
        stern = [at(0, k) for k in range(rows)]
        parts.face(paint, *[(p[0], p[1], p[2]) for p in stern], *[(p[0], -p[1], p[2]) for p in reversed(stern)])
        for t in (0.14, 0.42, 0.68):
            half = at(int(t * n), rows - 2)[1] * 0.84
            parts.box(rim, t * length - length / 2 - 0.13, t * length - length / 2 + 0.13, -half, half, 0.2, 0.235, 0.01)
        for sign in (-1, 1):
            parts.bar(rim, (-1.2, 0.25 * sign, 0.26), (1.0, 0.5 * sign, 0.4), 0.022)
            parts.block(rim, (-1.4, 0.23 * sign, 0.26), (0.5, 0.12, 0.02), 0.005, 7 * sign)


def rail_fence(parts, made, points, ground, height=1.05, rails=2, chance=None, every=2.2):
    """Posts and rough rails along points (x, y) on the ground."""
    line = []
    for (xa, ya), (xb, yb) in zip(points, points[1:]):
        n = max(1, round(math.hypot(xb - xa, yb - ya) / every))
        line += [(xa + (xb - xa) * i / n, ya + (yb - ya) * i / n) for i in range(n)]
    line.append(points[-1])
    lean = lambda: chance.uniform(-0.05, 0.05) if chance else 0.0
    for x, y in line:
        z = ground(x, y)
        parts.bar(made, (x, y, z - 0.2), (x + lean(), y + lean(), z + height + 0.1), 0.065, 8, 0.055)
    for (xa, ya), (xb, yb) in zip(line, line[1:]):
        for k in range(rails):
            h = height * (k + 1) / rails - 0.08
            parts.bar(made, (xa, ya, ground(xa, ya) + h + lean()), (xb, yb, ground(xb, yb) + h + lean()), 0.042, 7)


def picket_fence(parts, made, x0, x1, y, z=0.0, height=0.95, gap=0.135, gate=None):
    for h in (0.22, height - 0.22):
        parts.box(made, x0, x1, y + 0.02, y + 0.06, z + h, z + h + 0.07, 0.006)
    for i in range(int((x1 - x0) / gap)):
        x = x0 + (i + 0.5) * gap
        if gate and gate[0] < x < gate[1]:
            continue
        top = z + height
        outline = [(x - 0.04, z + 0.06), (x + 0.04, z + 0.06), (x + 0.04, top - 0.06), (x, top), (x - 0.04, top - 0.06)]
        parts.face(made, *[(px, y, pz) for px, pz in outline])
        for a, b in zip(outline, outline[1:] + outline[:1]):
            parts.face(made, (b[0], y, b[1]), (a[0], y, a[1]), (a[0], y + 0.02, a[1]), (b[0], y + 0.02, b[1]))
    for i in range(int((x1 - x0) / 2.1) + 1):
        parts.box(made, x0 + i * 2.1 - 0.05, x0 + i * 2.1 + 0.05, y + 0.03, y + 0.13, z - 0.2, z + height + 0.06, 0.012)


def stones(parts, made, places, chance):
    """Boulders at (x, y, z, radius)."""
    for x, y, z, r in places:
        n, m, seed = 14, 9, chance.uniform(0, 50)
        v = []
        for j in range(m + 1):
            for i in range(n):
                a, b = 6.2832 * i / n, math.pi * j / m
                d = Vector((math.cos(a) * math.sin(b), math.sin(a) * math.sin(b), math.cos(b)))
                s = r * (1 + 0.42 * noise.noise(d * 1.3 + Vector((seed, 0, 0))) + 0.16 * noise.noise(d * 3.4 + Vector((0, seed, 0))))
                v.append((x + d.x * s * 1.2, y + d.y * s, z + d.z * s * 0.72))
        parts.add(made, v, [(j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n) for j in range(m) for i in range(n)], True)


def rock(name='rock', light=(0.30, 0.28, 0.25), dark=(0.12, 0.11, 0.10), moss=(0.06, 0.075, 0.025), mossy=0.5):
    made, nodes, shader = material(name)
    if nodes:
        tone = nodes.noise(nodes.position(), 1.6, 10, 0.68)
        up = nodes.new('SeparateXYZ', Vector=nodes.new('NewGeometry').outputs['Normal']).outputs['Z']
        grown = nodes.ramp(nodes.math('ADD', nodes.math('MULTIPLY', up, 0.5), nodes.noise(nodes.position(), 2.5, 6, 0.7)), (1.05 - mossy * 0.4, 0.0),
            (1.2 - mossy * 0.4, 0.9))
        nodes.put(nodes.mix(grown, nodes.ramp(tone, (0.35, dark), (0.65, light)), moss), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.9
        bump(nodes, shader, tone, 0.7, 0.08)
    return made


def pool(parts, rect, z, edge, depth=1.4, inside=(0.16, 0.42, 0.46), rim=0.45, colour=(0.02, 0.16, 0.19)):
    """A pool sunk to `depth` below z; the ground must leave a hole or lie lower."""
    x0, x1, y0, y1 = rect
    for a, b, c, d in ((x0 - rim, x1 + rim, y0 - rim, y0), (x0 - rim, x1 + rim, y1, y1 + rim), (x0 - rim, x0, y0, y1), (x1, x1 + rim, y0, y1)):
        parts.box(edge, a, b, c, d, z - 0.3, z + 0.04, 0.02)
    plane('pool water', rect, z - 0.08, water('pool water', colour, 0.14, 1.2, 3.0, 0.3, 1.2, 0.0))


def lounger(parts, x, y, z, turn=0.0, cloth=(0.75, 0.72, 0.66)):
    wood, cover = timber('lounger', (0.42, 0.27, 0.14), (0.3, 0.17, 0.08), 0.08), plain(f'cover {cloth[0]:.2f} {cloth[2]:.2f}', cloth, 0.9)
    with parts.at(x, y, z, turn):
        parts.block(wood, (0, 0, 0.3), (0.68, 1.9, 0.05), 0.01)
        parts.block(cover, (0, -0.25, 0.37), (0.62, 1.3, 0.09), 0.035)
        parts.block(cover, (0, 0.62, 0.57), (0.62, 0.72, 0.09), 0.035, 0, (38, 0))
        parts.block(cover, (0, 0.75, 0.76), (0.45, 0.16, 0.1), 0.04, 0, (38, 0))
        for dx in (-0.3, 0.3):
            for dy in (-0.85, 0.5):
                parts.block(wood, (dx, dy, 0.15), (0.05, 0.05, 0.3))


def woodpile(parts, x, y, z, length, height, chance, turn=0.0):
    end, skin = plain('log end', (0.5, 0.34, 0.18), 0.9), plain('log bark', (0.12, 0.08, 0.05), 0.95)
    with parts.at(x, y, z, turn):
        row = 0
        while row * 0.15 < height:
            for i in range(int(length / 0.17)):
                r, cx, cz = chance.uniform(0.065, 0.095), i * 0.17 + (row % 2) * 0.085, 0.09 + row * 0.15
                dy = chance.uniform(-0.03, 0.03)
                parts.bar(skin, (cx, dy, cz), (cx, dy + 0.42, cz), r, 8)
                parts.bar(end, (cx, dy - 0.004, cz), (cx, dy + 0.01, cz), r * 0.88, 8)
            row += 1


def sheep(parts, x, y, z, turn, chance, scale=1.0):
    wool, face = plaster('wool', (0.62, 0.57, 0.48), 0.2, 2.0), plain('sheep face', (0.05, 0.045, 0.04), 0.9)
    with parts.tilted(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(scale, 4)):
        stones(parts, wool, [(0, 0, 0.62, 0.36), (0.25, 0, 0.64, 0.32), (-0.28, 0, 0.63, 0.33), (0.0, 0, 0.72, 0.3)], chance)
        low = chance.random() < 0.6
        stones(parts, face, [(0.74, 0, 0.3 if low else 0.88, 0.17), (0.88, 0, 0.2 if low else 0.82, 0.12)], chance)
        parts.bar(wool, (0.45, 0, 0.66), (0.7, 0, 0.36 if low else 0.84), 0.14, 8, 0.11)
        for dx in (-0.35, 0.35):
            for dy in (-0.14, 0.14):
                parts.bar(face, (dx, dy, 0), (dx, dy, 0.45), 0.04, 6)


def parasol(parts, x, y, z, colour=(0.78, 0.74, 0.66), radius=1.5):
    pole, cloth = timber('pole', (0.4, 0.25, 0.13), (0.3, 0.18, 0.09), 0.1), plain(f'parasol {colour[0]:.2f}', colour, 0.9)
    parts.bar(pole, (x, y, z), (x, y, z + 2.6), 0.025)
    parts.lathe(cloth, (x, y, z + 2.12), ((radius, 0), (radius, -0.14), (radius * 0.99, 0.0), (0.02, 0.52)), 10, smooth=False)
