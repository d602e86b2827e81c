"""Walls with openings, cornices, roofs, dormers, chimneys, gutters, balconies, railings, steps.

All in the local metres of `Parts`: a front lies in y = 0 and looks towards -y, the house is behind it.
`from building import *` also gives Parts, the materials (surfaces, grounds) and the windows.

wall(parts, x0, x1, z0, z1, openings, material, look, chance)   front with windows filled in
row(x0, x1, count, width, z0, z1)                               openings at equal distances
stepped(x0, x1, z, rise, steps) / gabled(x0, x1, z, rise)       outlines for wall(top=…)
gable_roof, hip_roof, slope, flat_roof, dormer, chimney, cornice, gutter, downpipe, balcony, railing, steps
"""
import math
import random

from mathutils import Matrix, Vector

from grounds import *  # noqa: F401,F403
from shapes import Parts, copies  # noqa: F401
from surfaces import *  # noqa: F401,F403
from surfaces import plain
from windows import Look, Opening, cloth, curtain, fill, glass, glow, lit_room, outline, ring  # noqa: F401


def row(x0, x1, count, width, z0, z1, **more):
    step = (x1 - x0) / count
    return [Opening(x0 + step * (i + 0.5) - width / 2, x0 + step * (i + 0.5) + width / 2, z0, z1, **more) for i in range(count)]


def stepped(x0, x1, z, rise, steps):
    """Outline of a stepped gable, from left to right."""
    points, width, height = [], (x1 - x0) / (2 * steps + 1), rise / steps
    for i in range(2 * steps + 1):
        level = z + height * (min(i, 2 * steps - i))
        points += [(x0 + width * i, level), (x0 + width * (i + 1), level)]
    return points


def gabled(x0, x1, z, rise):
    return [(x0, z), ((x0 + x1) / 2, z + rise), (x1, z)]


def _below(polygon, a, b):
    """The part of a polygon of (x, z) that lies below the line a–b."""
    over = lambda p: p[1] - (a[1] + (p[0] - a[0]) / (b[0] - a[0]) * (b[1] - a[1]))
    kept = []
    for p, q in zip(polygon, polygon[1:] + polygon[:1]):
        s, t = over(p), over(q)
        if s <= 0:
            kept.append(p)
        if (s <= 0) != (t <= 0):
            kept.append((p[0] + (q[0] - p[0]) * s / (s - t), p[1] + (q[1] - p[1]) * s / (s - t)))
    return kept


def wall(parts, x0, x1, z0, z1, openings, material, look=None, chance=random, top=None, filled=True, reveal=None):
    """A front between two corners; `top` is an outline of (x, z) above z1."""
    xs, zs = {x0, x1}, {z0, z1}
    for o in openings:
        xs |= {o.x0, o.x1}
        zs |= {o.z0, o.z1, o.z1 + o.rise}
    spans = [(a, b) for a, b in zip(top or [], (top or [])[1:]) if b[0] - a[0] > 1e-6]
    if top:
        xs |= {x for x, _ in top}
        zs |= {z for _, z in top}
    xs, zs = sorted(xs), sorted(zs)
    holds = lambda o, x, z: o.x0 < x < o.x1 and o.z0 < z < o.z1 + o.rise
    for xa, xb in zip(xs, xs[1:]):
        middle = (xa + xb) / 2
        span = next(((a, b) for a, b in spans if a[0] <= middle <= b[0]), ((x0, z1), (x1, z1)))
        for za, zb in zip(zs, zs[1:]):
            if any(holds(o, middle, (za + zb) / 2) for o in openings):
                continue
            cell = _below([(xa, za), (xb, za), (xb, zb), (xa, zb)], *span)
            if len(cell) > 2:
                parts.face(material, *[(x, 0, z) for x, z in cell])
    for o in openings:
        own = o.look or look
        depth = own.depth if own else 0.2
        line = outline(o)
        if o.rise:
            arch = line[2:]
            for p, q in zip(arch, arch[1:]):
                crown = o.z1 + o.rise
                parts.face(material, (q[0], 0, q[1]), (p[0], 0, p[1]), (p[0], 0, crown), (q[0], 0, crown))
        for p, q in zip(line, line[1:] + line[:1]):
            parts.face(reveal or material, (p[0], 0, p[1]), (q[0], 0, q[1]), (q[0], depth, q[1]), (p[0], depth, p[1]))
        if filled and own:
            fill(parts, o, own, chance)


def coping(parts, material, points, out=0.06, back=0.35, height=0.09):
    """Covers the top of an outline (stepped or sloped) seen from the front."""
    for (xa, za), (xb, zb) in zip(points, points[1:]):
        if xb - xa < 1e-6:
            continue
        low = 0.06 if za == zb else 0.0
        v = [(xa - low, -out, za), (xb + low, -out, zb), (xb + low, back, zb), (xa - low, back, za)]
        v += [(x, y, z + height) for x, y, z in v]
        parts.add(material, v, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])


def gable_back(parts, material, points, depth):
    """The thickness of a gable wall along its outline."""
    for p, q in zip(points, points[1:]):
        parts.face(material, (p[0], 0, p[1]), (q[0], 0, q[1]), (q[0], depth, q[1]), (p[0], depth, p[1]))
    parts.face(material, *[(x, depth, z) for x, z in reversed(points)])


def cornice(parts, material, x0, x1, z, steps=((0.0, 0.08, 0.08), (0.08, 0.16, 0.14), (0.16, 0.24, 0.24)), ends=0.0, brackets=0.0):
    """Profiles stacked upwards: (from height, to height, how far out). `brackets`: distance of small consoles."""
    for low, high, out in steps:
        parts.box(material, x0 - out * ends, x1 + out * ends, -out, 0.02, z + low, z + high, 0.012)
    if brackets:
        out = steps[-1][2] * 0.85
        for i in range(int((x1 - x0) / brackets)):
            x = x0 + (i + 0.5) * (x1 - x0) / int((x1 - x0) / brackets)
            parts.box(material, x - 0.05, x + 0.05, -out, 0.02, z - 0.12, z + steps[-1][0], 0.01)


def slope(parts, material, a, b, c, d, thick=0.1, edge=None):
    """A roof face with thickness: a, b at the eaves (left, right), c, d at the ridge (right, left)."""
    a, b, c, d = map(Vector, (a, b, c, d))
    normal = (b - a).cross(d - a).normalized()
    low = [p - normal * thick for p in (a, b, c, d)]
    parts.face(material, a, b, c, d)
    top = (a, b, c, d)
    for i in range(4):
        j = (i + 1) % 4
        parts.face(edge or material, low[i], low[j], top[j], top[i])
    parts.face(edge or material, *reversed(low))


def gable_roof(parts, material, x0, x1, y0, y1, z, rise, eaves=0.4, verge=0.25, along='x', trim=None, ridge=True, metal=None):
    """A saddle roof over a rectangle; the ridge runs along x or y. With `metal`, gutters at the eaves."""
    half = (y1 - y0) / 2 if along == 'x' else (x1 - x0) / 2
    drop = eaves * rise / half
    if along == 'x':
        r0, r1 = x0 - verge, x1 + verge
        m = (y0 + y1) / 2
        slope(parts, material, (r0, y0 - eaves, z - drop), (r1, y0 - eaves, z - drop), (r1, m, z + rise), (r0, m, z + rise), 0.12, trim)
        slope(parts, material, (r1, y1 + eaves, z - drop), (r0, y1 + eaves, z - drop), (r0, m, z + rise), (r1, m, z + rise), 0.12, trim)
        line = [(r0, m, z + rise + 0.02), (r1, m, z + rise + 0.02)]
        ends = [((r0, y0 - eaves), (r1, y0 - eaves)), ((r0, y1 + eaves), (r1, y1 + eaves))]
    else:
        r0, r1 = y0 - verge, y1 + verge
        m = (x0 + x1) / 2
        slope(parts, material, (x0 - eaves, r1, z - drop), (x0 - eaves, r0, z - drop), (m, r0, z + rise), (m, r1, z + rise), 0.12, trim)
        slope(parts, material, (x1 + eaves, r0, z - drop), (x1 + eaves, r1, z - drop), (m, r1, z + rise), (m, r0, z + rise), 0.12, trim)
        line = [(m, r0, z + rise + 0.02), (m, r1, z + rise + 0.02)]
        ends = [((x0 - eaves, r0), (x0 - eaves, r1)), ((x1 + eaves, r0), (x1 + eaves, r1))]
    if ridge:
        parts.wire(material, line, 0.11)
    if metal:
        for (xa, ya), (xb, yb) in ends:
            parts.bar(metal, (xa, ya, z - drop - 0.06), (xb, yb, z - drop - 0.06), 0.075)


def hip_roof(parts, material, x0, x1, y0, y1, z, rise, eaves=0.4, trim=None, inset=None):
    x0, x1, y0, y1 = x0 - eaves, x1 + eaves, y0 - eaves, y1 + eaves
    half = min(x1 - x0, y1 - y0) / 2
    inset = half if inset is None else inset
    a, b = (x0 + inset, x1 - inset), (y0 + inset, y1 - inset)
    for p in (((x0, y0), (x1, y0), (a[1], b[0]), (a[0], b[0])), ((x1, y0), (x1, y1), (a[1], b[1]), (a[1], b[0])),
              ((x1, y1), (x0, y1), (a[0], b[1]), (a[1], b[1])), ((x0, y1), (x0, y0), (a[0], b[0]), (a[0], b[1]))):
        slope(parts, material, *[(x, y, z + (0 if i < 2 else rise)) for i, (x, y) in enumerate(p)], 0.12, trim)
    parts.face(material, (a[0], b[0], z + rise), (a[1], b[0], z + rise), (a[1], b[1], z + rise), (a[0], b[1], z + rise))


def flat_roof(parts, material, edge, x0, x1, y0, y1, z, parapet=0.5, thick=0.3):
    """Gravel and a parapet with a metal coping."""
    parts.box(material, x0, x1, y0, y1, z - 0.1, z)
    for a, b, c, d in ((x0, x1, y0, y0 + thick), (x0, x1, y1 - thick, y1), (x0, x0 + thick, y0 + thick, y1 - thick), (x1 - thick, x1, y0 + thick, y1 - thick)):
        across = 0.03 if c == y0 or d == y1 else -0.03
        parts.box(edge, a - 0.03, b + 0.03, c - across, d + across, z - 0.08, z + parapet, 0.01)


def dormer(parts, x, y, z, width, height, look, front, roof, chance, deep=2.2, rise=0.55, cheeks=None):
    """A dormer whose front stands at y, with a small saddle roof."""
    half = width / 2
    o = Opening(x - half + 0.16, x + half - 0.16, z + 0.12, z + height - 0.12)
    with parts.at(0, y, 0):
        wall(parts, x - half, x + half, z, z + height, [o], front, look, chance, gabled(x - half, x + half, z + height, rise))
        for side in (-half, half):
            parts.face(cheeks or front, (x + side, 0, z), (x + side, deep, z), (x + side, deep, z + height), (x + side, 0, z + height))
        gable_roof(parts, roof, x - half, x + half, 0, deep, z + height, rise, 0.14, 0.14, 'y', ridge=False)


def chimney(parts, x, y, z, height, material, pots=2, size=(0.9, 0.5), cap=None):
    a, b = size[0] / 2, size[1] / 2
    parts.box(material, x - a, x + a, y - b, y + b, z, z + height, 0.015)
    parts.box(cap or material, x - a - 0.06, x + a + 0.06, y - b - 0.06, y + b + 0.06, z + height - 0.16, z + height, 0.015)
    pot = plain('chimney pot', (0.28, 0.12, 0.07), 0.8)
    for i in range(pots):
        parts.lathe(pot, (x - a + size[0] * (i + 0.5) / pots, y, z + height), ((0.12, 0), (0.1, 0.35), (0.13, 0.38), (0.08, 0.4)), 12)


def gutter(parts, material, x0, x1, y, z, ends=()):
    parts.bar(material, (x0, y, z), (x1, y, z), 0.075)
    for x, z0 in ends:
        downpipe(parts, material, x, y, z, z0)


def downpipe(parts, material, x, y, z, z0, wall_y=-0.09):
    parts.wire(material, [(x, y, z), (x, y, z - 0.15), (x, wall_y, z - 0.55), (x, wall_y, z0 + 0.1)], 0.05)
    for i in range(int((z - z0) / 2.5)):
        parts.bar(material, (x, wall_y, z0 + 1 + i * 2.5), (x, wall_y, z0 + 1.06 + i * 2.5), 0.065)


def railing(parts, material, start, end, height=1.05, style='bars', fill_with=None, spacing=0.12):
    """From start to end (x, y, z at the foot): bars, glass, boards or mesh between posts."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    turn = math.degrees(math.atan2(end.y - start.y, end.x - start.x))
    with parts.tilted(Matrix.Translation(start) @ Matrix.Rotation(math.radians(turn), 4, 'Z')):
        parts.box(material, 0, length, -0.025, 0.025, height - 0.045, height, 0.006)
        posts = max(1, round(length / 1.4))
        for i in range(posts + 1):
            parts.box(material, length * i / posts - 0.02, length * i / posts + 0.02, -0.02, 0.02, 0, height)
        if style == 'bars':
            parts.box(material, 0, length, -0.015, 0.015, 0.08, 0.11)
            count = max(1, int(length / spacing))
            for i in range(count):
                x = length * (i + 0.5) / count
                parts.box(material, x - 0.007, x + 0.007, -0.007, 0.007, 0.09, height)
        elif style == 'boards':
            for i in range(5):
                parts.box(fill_with or material, 0, length, -0.035, -0.012, 0.1 + i * 0.18, 0.25 + i * 0.18, 0.004)
        elif style == 'solid':
            parts.box(fill_with or material, 0.0, length, -0.03, 0.0, 0.06, height - 0.05)
        else:
            parts.face(fill_with or glass(), (0.03, 0, 0.1), (length - 0.03, 0, 0.1), (length - 0.03, 0, height - 0.06), (0.03, 0, height - 0.06))


def balcony(parts, x0, x1, z, out, slab, rail, style='bars', fill_with=None, height=1.05, thick=0.18):
    parts.box(slab, x0, x1, -out, 0, z - thick, z, 0.015)
    for a, b in (((x0 + 0.04, -out + 0.04), (x1 - 0.04, -out + 0.04)), ((x0 + 0.04, 0), (x0 + 0.04, -out + 0.04)), ((x1 - 0.04, -out + 0.04), (x1 - 0.04, 0))):
        railing(parts, rail, (*a, z), (*b, z), height, style, fill_with)


def steps(parts, material, x0, x1, z, count, tread=0.3, rise=0.17, out=0.0):
    """Steps down from height z at y = -out towards the street."""
    for i in range(count):
        parts.box(material, x0, x1, -out - tread * (i + 1), 0, z - rise * (i + 1) - 0.4, z - rise * i, 0.012)
