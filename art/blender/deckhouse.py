"""Walls, windows, doors, roofs and curtains of deckhouses, seen from outside and inside. A wall lies in y = 0 of its place,
its outside looks to -y, its inside to +y; u runs along it (x), z up. Use `side(…)` to stand in the place of a wall.

side(parts, 'starboard' | 'port' | 'bow' | 'stern', x0, x1, half, z)   u runs from the wall's left, seen from outside
Pane(u0, u1, z0, z1, kind, …)                                          an opening: 'window', 'slider', 'door' (half glazed), 'glazed', 'hole'
walled(parts, length, height, panes, outer, inner, …)                  lapped boards outside, lining inside, openings filled
curtains, blind, gable_roof (sheet metal with seams), skirting
"""
import math
from dataclasses import dataclass

from mathutils import Matrix, Vector

from finishes import brass, cloth, pane, plain, steel
from lines import tube


@dataclass
class Pane:
    u0: float
    u1: float
    z0: float
    z1: float
    kind: str = 'window'
    split: int = 1
    bars: int = 0
    curtain: float = 0.0  # share of each half that a curtain covers
    frosted: bool = False
    sill: bool = True
    open_: float = 0.0  # degrees a door stands open


def side(parts, which, x0, x1, half, z=0.0):
    place = {'starboard': (x0, -half, z, 0), 'port': (x1, half, z, 180), 'bow': (x1, -half, z, 90), 'stern': (x0, half, z, -90)}[which]
    return parts.at(*place)


def without(u0, u1, cuts):
    """What is left of u0…u1 when the cuts are taken out."""
    left = [(u0, u1)]
    for a, b in cuts:
        left = [piece for c, d in left for piece in ((c, min(d, a)), (max(c, b), d)) if piece[1] - piece[0] > 0.002]
    return left


def walled(parts, length, height, panes, outer, inner, frame, thick=0.09, board=0.135, top=None, upright=False, glass=None, curtain=None,
           lining=True, within=None):
    """`top(u)`: height of the wall at u, for gables. Boards are lapped like clapboard, or upright with cover strips; `within`: the inner half
    of the frames."""
    most = height if top is None else max(top(length * k / 40) for k in range(41))

    def clip(u0, u1, z):
        if top is None or z <= min(top(u0), top(u1)):
            return u0, u1
        inside = [u0 + (u1 - u0) * k / 80 for k in range(81) if top(u0 + (u1 - u0) * k / 80) >= z - 0.004]
        return (inside[0], inside[-1]) if len(inside) > 1 else (0, 0)
    if upright:
        count = max(1, round(length / board))
        for k in range(count):
            u0, u1 = length * k / count, length * (k + 1) / count
            high = top((u0 + u1) / 2) if top else height
            for a, b in without(0, high, [(p.z0, p.z1) for p in panes if p.u0 < (u0 + u1) / 2 < p.u1]):
                parts.box(outer, u0 + 0.002, u1 - 0.002, 0.0, 0.022, a, b, 0.004)
                parts.box(outer, u1 - 0.02, u1 + 0.02, -0.014, 0.002, a, b, 0.004)
    else:
        rows = math.ceil(most / board)
        for k in range(rows):
            z0, z1 = k * board, min(most, (k + 1) * board)
            edges = sorted({z0, z1, *(z for p in panes for z in (p.z0, p.z1) if z0 + 0.004 < z < z1 - 0.004)})
            for a, b in zip(edges, edges[1:]):
                u0, u1 = clip(0, length, b - 0.03)
                for c, d in without(u0, u1, [(p.u0, p.u1) for p in panes if p.z0 <= a + 0.003 and p.z1 >= b - 0.003]):
                    lean = lambda z: -0.019 + 0.018 * (z - z0) / board
                    ends = [(c, a), (d, a), (d, b), (c, b)]
                    front = [(u, lean(z), z) for u, z in ends]
                    back = [(u, 0.02, z) for u, z in ends]
                    parts.add(outer, front + back, [(0, 1, 2, 3), (0, 4, 5, 1), (3, 2, 6, 7), (0, 3, 7, 4), (1, 5, 6, 2)])
    if lining:
        cuts = sorted({0.0, most, *(z for p in panes for z in (p.z0, p.z1))})
        if top is not None:
            least = min(top(0), top(length))
            cuts = sorted({*cuts, *(least + (most - least) * k / 14 for k in range(15))})
        for a, b in zip(cuts, cuts[1:]):
            u0, u1 = clip(0, length, b - (b - a) * 0.4)
            for c, d in without(u0, u1, [(p.u0, p.u1) for p in panes if p.z0 <= a + 1e-6 and p.z1 >= b - 1e-6]):
                parts.box(inner, c, d, 0.022, thick, a, b)
    for p in panes:
        filled(parts, p, frame, glass or pane(), thick, curtain, outer, within or frame)


def filled(parts, p, frame, glass, thick, curtain, leaf, within):
    w = 0.05
    for a, b, c, d in ((p.u0, p.u1, p.z0, p.z0 + w), (p.u0, p.u1, p.z1 - w, p.z1), (p.u0, p.u0 + w, p.z0 + w, p.z1 - w),
        (p.u1 - w, p.u1, p.z0 + w, p.z1 - w)):
        parts.box(frame, a, b, -0.028, thick * 0.3, c, d, 0.006)
        parts.box(within, a, b, thick * 0.3, thick + 0.012, c, d, 0.006)
    for a, b, c, d in ((p.u0 - 0.05, p.u1 + 0.05, p.z1 - 0.004, p.z1 + 0.055), (p.u0 - 0.05, p.u0 + 0.004, p.z0, p.z1 - 0.004),
        (p.u1 - 0.004, p.u1 + 0.05, p.z0, p.z1 - 0.004)):
        parts.box(frame, a, b, -0.034, 0.004, c, d, 0.005)
        parts.box(within, a, b, thick, thick + 0.016, c, d, 0.005)
    if p.kind in ('window', 'slider') and p.sill:
        parts.box(frame, p.u0 - 0.06, p.u1 + 0.06, -0.065, 0.01, p.z0 - 0.035, p.z0 + 0.004, 0.008)
        parts.box(within, p.u0 - 0.06, p.u1 + 0.06, thick, thick + 0.08, p.z0 - 0.028, p.z0 + 0.004, 0.008)
    a, b, c, d = p.u0 + w, p.u1 - w, p.z0 + w, p.z1 - w
    if p.kind == 'hole':
        return
    if p.kind in ('door', 'glazed'):
        hinge = a
        with parts.at(hinge, thick * 0.35, 0), parts.tilted(Matrix.Rotation(math.radians(p.open_), 4, 'Z')):
            door(parts, b - a, c - w + 0.01, d, frame if p.kind == 'glazed' else leaf, glass, p.kind == 'glazed')
        return
    step = (b - a) / p.split
    for k in range(p.split):
        y = thick * (0.3 + 0.22 * (k % 2 if p.kind == 'slider' else 0))
        u0, u1 = a + k * step - (0.015 if k else 0), a + (k + 1) * step + (0.015 if k < p.split - 1 else 0)
        r = 0.034
        for e, f, g, h in ((u0, u1, c, c + r), (u0, u1, d - r, d), (u0, u0 + r, c + r, d - r), (u1 - r, u1, c + r, d - r)):
            parts.box(frame, e, f, y - 0.014, y + 0.014, g, h, 0.004)
        parts.face(glass, (u0 + r, y, c + r), (u1 - r, y, c + r), (u1 - r, y, d - r), (u0 + r, y, d - r))
        for j in range(p.bars):
            z = c + (d - c) * (j + 1) / (p.bars + 1)
            parts.box(frame, u0 + r, u1 - r, y - 0.01, y + 0.01, z - 0.011, z + 0.011, 0.003)
        if p.frosted:
            parts.face(cloth('frosted', (0.62, 0.66, 0.66), thin=0.6, fade=0), (u0 + r, y + 0.012, c + r), (u1 - r, y + 0.012, c + r),
                (u1 - r, y + 0.012, d - r), (u0 + r, y + 0.012, d - r))
    if p.curtain and curtain:
        curtains(parts, a, b, thick + 0.07, c - 0.08, d + 0.06, curtain, p.curtain)


def door(parts, width, z0, z1, leaf, glass, glazed):
    r, y = 0.085 if not glazed else 0.06, 0.022
    low = z0 + 0.09 if glazed else z0 + (z1 - z0) * 0.46
    for a, b, c, d in ((0, width, z0, low), (0, width, z1 - r, z1), (0, r, low, z1 - r), (width - r, width, low, z1 - r)):
        parts.box(leaf, a + 0.004, b - 0.004, -y, y, c + (0.006 if c == z0 else 0), d, 0.006)
    parts.face(glass, (r, 0, low), (width - r, 0, low), (width - r, 0, z1 - r), (r, 0, z1 - r))
    for s in (-1, 1):
        parts.bar(brass() if not glazed else steel(), (width - 0.05, s * (y + 0.035), z0 + 0.98), (width - 0.15, s * (y + 0.035), z0 + 0.98),
            0.009, 10)
        parts.bar(brass() if not glazed else steel(), (width - 0.05, 0, z0 + 0.98), (width - 0.05, s * (y + 0.035), z0 + 0.98), 0.009, 10)
    if not glazed:
        parts.box(leaf, 0.1, width - 0.1, -y - 0.008, y + 0.008, z0 + 0.14, low - 0.07, 0.01)


def curtains(parts, a, b, y, z0, z1, made, cover=0.25, rod=True, gathers=11):
    """Two, drawn to the sides; each covers `cover` of the width."""
    if rod:
        tube(parts, steel(), [(a - 0.04, y, z1 + 0.015), (b + 0.04, y, z1 + 0.015)], 0.008, 8)
    n = gathers * 6
    for s in (0, 1):
        width = (b - a) * cover
        start = a if s == 0 else b - width
        rows = []
        for j in range(5):
            t = j / 4
            pull = 1 - 0.16 * math.sin(math.pi * t)
            rows.append([(start + (width * i / n if s == 0 else width - width * (n - i) / n) * 1.0 * (pull if s == 0 else 1) + (0 if s == 0 else width * (1 - pull) * (1 - i / n)),
                          y + 0.02 * math.sin(i / n * gathers * 6.28) * (0.6 + 0.5 * t) + 0.006 * math.sin(i * 0.37 + t * 3),
                          z1 - (z1 - z0) * t + (0.006 * math.sin(i * 0.5) if j == 4 else 0))
                         for i in range(n + 1)])
        parts.add(made, [p for row in rows for p in row], [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1,
            (j + 1) * (n + 1) + i) for j in range(4) for i in range(n)], True)


def blind(parts, a, b, y, z0, z1, made):
    """A roller blind, drawn down to z0."""
    tube(parts, made, [(a, y, z1), (b, y, z1)], 0.022, 12)
    parts.strip(made, [(a + 0.01, y - 0.02, z1), (a + 0.01, y - 0.02, z0)], (b - a - 0.02, 0, 0))
    parts.box(plain('blind rail', (0.6, 0.58, 0.53), 0.5), a + 0.01, b - 0.01, y - 0.028, y - 0.012, z0 - 0.018, z0)


def seamed_roof(parts, made, x0, x1, half, z, rise, eaves=0.22, seam=0.4, thick=0.06, trim=None, lining=None):
    """A gable roof, its ridge along x; standing seams; bargeboards of `trim`, boards of `lining` below."""
    run, fall = half + eaves, rise * (half + eaves) / half
    top = z + rise
    for s in (-1, 1):
        slope = Vector((0, s * run, -fall))
        normal = Vector((0, s * fall, run)).normalized()
        ridge, edge = Vector((0, 0, top)), Vector((0, 0, top)) + slope
        a, b = ridge + normal * thick, edge + normal * thick
        parts.add(made, [(x0, *a[1:]), (x1, *a[1:]), (x1, *b[1:]), (x0, *b[1:]), (x0, *b[1:2], b.z - 0.025), (x1, *b[1:2], b.z - 0.025)],
            [(0, 1, 2, 3) if s < 0 else (3, 2, 1, 0), (3, 2, 5, 4) if s < 0 else (4, 5, 2, 3)])
        parts.add(lining or made, [(x0, *ridge[1:]), (x1, *ridge[1:]), (x1, *edge[1:]), (x0, *edge[1:])], [(3, 2, 1, 0) if s < 0 else (0, 1, 2, 3)])
        count = round((x1 - x0) / seam)
        for k in range(count + 1):
            x = x0 + 0.008 + (x1 - x0 - 0.016) * k / count
            for off in (-0.004, 0.004):
                p, q = a + normal * 0.03, b + normal * 0.03
                parts.add(made, [(x + off, *a[1:]), (x + off, *b[1:]), (x + off, *q[1:]), (x + off, *p[1:])], [(0, 1, 2, 3)])
            parts.add(made, [(x - 0.004, *p[1:]), (x + 0.004, *p[1:]), (x + 0.004, *q[1:]), (x - 0.004, *q[1:])], [(0, 1, 2, 3)])
        trim = trim or made
        for x in (x0, x1):
            with parts.tilted(Matrix.Translation((x, 0, top)) @ Matrix.Rotation(s * -math.atan2(fall, run), 4, 'X')):
                long = math.hypot(run, fall)
                parts.box(trim, -0.02, 0.02, 0 if s > 0 else -long - 0.02, long + 0.02 if s > 0 else 0, -0.1, thick + 0.02, 0.006)
        parts.box(trim, x0, x1, s * run - 0.015, s * run + 0.015, top - fall - 0.07, top - fall + thick * 0.6, 0.005)
        gutter = [(s * (run + 0.02 + 0.045 - 0.045 * math.cos(t)),
            top - fall + 0.01 - 0.05 * math.sin(t)) for t in [math.pi * k / 6 for k in range(7)]]
        rows = [[(x, gy, gz) for gy, gz in gutter] for x in (x0 - 0.02, x1 + 0.02)]
        parts.add(made, rows[0] + rows[1], [(k, k + 1, 8 + k, 7 + k) for k in range(6)], True)
    tube(parts, made, [(x0 - 0.01, 0, top + thick + 0.01), (x1 + 0.01, 0, top + thick + 0.01)], 0.045, 10)
