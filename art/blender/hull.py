"""Hulls from stations, with what belongs to them. Bow towards +x, port +y, waterline z = 0, metres, amidships x = 0.

Hull: from sections; hull_kinds.py has planing(length, beam, …), displacement(…), canoe(…), barge(…), lofted([(x, [(y, z) keel to sheer]), …])
built(name)      with built('eider') as boat: … everything linked inside is a child of the empty `boat`
Hull             t runs from the stern (0) to the bow (1), u up the section from the keel (0) to the sheer (1), side +1 port
  .point(t, u, side), .sheer(t, side, inset, lift), .half(x, z), .height(x), .t_at(x), .deck_z(x, y), .waterline() for the stage's dry()
  .skin(material), .planks(material, count, lap)   outer skin with transom; `planks` is clinker
  .inner(material, thick, t0, t1, u1), .ribs(material, count), .keel(material, depth, …)
  .deck(material, openings), .well(opening, floor, wall, sole, rim)   an Opening(t0, t1, width) is a cockpit
  .line(inset, lift, t0, t1, closed)   points along the sheer, for sweep(); .rail(material, profile, inset, lift)
sweep(name, material, points, profile, closed)   a bar of any section along points; round_bar(r), half_round(w, h), plank(w, h, bevel)
Materials are in hull_finish.py (and can be imported from here): painted, varnished, laid, nonslip.
"""
import math
from dataclasses import dataclass

import numpy as np
from mathutils import Vector

from hull_finish import laid, nonslip, painted, varnished  # noqa: F401
from hull_mesh import built, half_round, plank, round_bar, smooth, solid, surface, sweep  # noqa: F401

LEAST_Z = 0.02


@dataclass
class Opening:
    """A cockpit in a deck from t0 to t1, `width` half of its width (or a function of t), round corners by `corner` (2 oval … 12 square);
    `marks`: places where a `width` function jumps."""
    t0: float
    t1: float
    width: object
    corner: float = 6.0
    marks: tuple = ()

    def half(self, t):
        s = abs((2 * t - self.t0 - self.t1) / (self.t1 - self.t0))
        if s >= 1:
            return 0.0
        w = self.width(t) if callable(self.width) else self.width
        return w * (1 - s ** self.corner) ** (1 / self.corner)

    def spaced(self, count=40):
        mid, reach = (self.t0 + self.t1) / 2, (self.t1 - self.t0) / 2
        even = {round(mid - reach * math.cos(math.pi * i / count), 6) for i in range(count + 1)}
        return sorted(even | {m + d for m in self.marks for d in (-0.006, -0.0035, -0.001, 0.001, 0.0035, 0.006)})


class Hull:
    def __init__(self, sections, camber=0.05, sharp=()):
        """sections: arrays (stations, points, 3) of the port side, keel to sheer."""
        self.p = np.array(sections, float)
        self.n, self.m = self.p.shape[:2]
        self.ts = np.linspace(0, 1, self.n)
        self.camber, self.sharp = camber, sharp
        self.length = self.p[..., 0].max() - self.p[..., 0].min()
        self.beam = 2 * self.p[..., 1].max()

    def point(self, t, u, side=1):
        i, j = min(self.n - 1.001, max(0.0, t) * (self.n - 1)), min(self.m - 1.001, max(0.0, u) * (self.m - 1))
        a, b = int(i), int(j)
        i, j = i - a, j - b
        q = (self.p[a, b] * (1 - j) + self.p[a, b + 1] * j) * (1 - i) + (self.p[a + 1, b] * (1 - j) + self.p[a + 1, b + 1] * j) * i
        return Vector((q[0], q[1] * side, q[2]))

    def sheer(self, t, side=1, inset=0.0, lift=0.0):
        q = self.point(t, 1.0)
        y = max(0.0, q.y - inset)
        return Vector((q.x, y * side, q.z + lift))

    def t_at(self, x):
        """t of the sheer at x."""
        return float(np.interp(x, self.p[:, -1, 0], self.ts))

    def half(self, x, z=None):
        """Half breadth at x: at the sheer, or at a height."""
        if z is None:
            return float(np.interp(x, self.p[:, -1, 0], self.p[:, -1, 1]))
        wide = []
        for j in range(self.m):
            wide.append((np.interp(x, self.p[:, j, 0], self.p[:, j, 2]), np.interp(x, self.p[:, j, 0], self.p[:, j, 1])))
        zs, ys = zip(*wide)
        return float(np.interp(z, zs, ys)) if zs[0] < z else 0.0

    def height(self, x):
        return float(np.interp(x, self.p[:, -1, 0], self.p[:, -1, 2]))

    def waterline(self, z=0.0, count=40):
        """(x, half breadth) from the stern to the bow at a height: where a hull is dry inside."""
        xs = [float(x) for x in np.linspace(self.p[..., 0].min(), self.p[..., 0].max(), count)]
        return [(x, self.half(x, z)) for x in xs if self.half(x, z) > 0.01]

    def keel_z(self, x):
        line = np.concatenate([self.p[:, 0], self.p[-1, 1:]])  # the keel and on up the stem
        return float(np.interp(x, line[:, 0], line[:, 2]))

    def deck_z(self, x, y=0.0):
        q = min(1.0, abs(y) / max(0.02, self.half(x)))
        return self.height(x) + self.camber * (1 - q * q) * min(1.0, self.half(x) / (0.3 * self.beam))

    def _rows(self, thin=0.0):
        full = []
        for i in range(self.n):
            port = [Vector(q) for q in self.p[i]]
            full.append([Vector((q.x, -q.y, q.z)) for q in reversed(port[1:])] + port)
        return full

    def _uvs(self, rows):
        uvs = []
        for row in rows:
            half = row[self.m - 1:]
            steps = np.cumsum([0.0] + [(b - a).length for a, b in zip(half, half[1:])])
            v = steps / max(steps[-1], 1e-6)
            uvs.append([(q.x, w) for q, w in zip(row, list(v[:0:-1]) + list(v))])
        return uvs

    def skin(self, made, transom=None, angle=28.0):
        """The outer skin and the transom."""
        rows = self._rows()
        thing = surface('hull', made, rows, self._uvs(rows), angle=angle)
        if max(q.y for q in rows[0]) > 0.03:
            ring = rows[0]
            n = len(ring) // 2
            uvs = [(q.y, q.z) for q in ring]
            solid('transom', transom or made, ring, [(n - j, n - j - 1, n + j + 1, n + j) if j else (n, n - 1, n + 1) for j in range(n)], uvs)
            self._crown(transom or made, ring)
        return thing

    def planks(self, made, count=7, lap=0.014, transom=None):
        """Clinker: every plank's lower edge stands off the one below."""
        for side in (1, -1):
            for k in range(count):
                rows, uvs = [], []
                for t in self.ts:
                    row, uv = [], []
                    for c in range(6):
                        share = min(1.0, (k + c / 4) / count) if c < 5 else k / count
                        q, a, b = self.point(t, share), self.point(t, max(0, share - 0.03)), self.point(t, min(1, share + 0.03))
                        along = Vector((0, b.y - a.y, b.z - a.z))
                        away = Vector((0, along.z, -along.y)).normalized() if along.length > 1e-5 else Vector((0, 1, 0))
                        off = lap * (1 - c / 4) if c < 5 else -0.002
                        q = q + away * off
                        row.append(Vector((q.x, max(q.y, 0.0) * side, q.z)))
                        uv.append((q.x, share + 0.0001 * k))
                    rows.append([row[5]] + row[:5])
                    uvs.append([uv[5]] + uv[:5])
                surface('plank', made, rows, uvs, flip=side < 0, angle=50)
        ring = self._rows()[0]
        n = len(ring) // 2
        if max(q.y for q in ring) > 0.03:
            solid('transom', transom or made, ring, [(n - j, n - j - 1, n + j + 1, n + j) if j else (n, n - 1, n + 1) for j in range(n)],
                  [(q.y, q.z) for q in ring])
            self._crown(transom or made, ring)

    def _crown(self, made, ring):
        """Closes the transom up to the camber of the deck."""
        end = ring[-1]
        arc = [Vector((end.x, end.y * (1 - k / 10), self.deck_z(end.x, end.y * (1 - k / 10)))) for k in range(21)]
        if self.camber > 0.004:
            solid('transom top', made, arc, [tuple(range(21))], [(q.y, q.z) for q in arc])

    def inner(self, made, thick=0.03, t0=0.0, t1=1.0, u0=0.0, u1=1.0, cells=(60, 16)):
        """The inside of an open boat; it stays over the water's surface, which goes on under the boat."""
        rows, uvs = [], []
        for i in range(cells[0] + 1):
            t = t0 + (t1 - t0) * i / cells[0]
            half = [self.inside(t, u0 + (u1 - u0) * j / cells[1], 1, thick) for j in range(cells[1] + 1)]
            rows.append([Vector((q.x, -q.y, q.z)) for q in reversed(half[1:])] + half)
            share = [u0 + (u1 - u0) * j / cells[1] for j in range(cells[1] + 1)]
            uvs.append([(half[0].x, s) for s in share[:0:-1] + share])
        return surface('inside', made, rows, uvs, flip=True)

    def inside(self, t, u, side=1, thick=0.03):
        q, a, b = self.point(t, u), self.point(t, u - 0.04), self.point(t, u + 0.04)
        away = Vector((0, b.z - a.z, a.y - b.y))
        away = away.normalized() if away.length > 1e-5 else Vector((0, 1, 0))
        q = q - away * thick
        return Vector((q.x, max(q.y, 0.0) * side, max(LEAST_Z, q.z + (thick * 0.5 if u < 0.01 else 0))))

    def ribs(self, made, count=14, thick=0.03, size=(0.018, 0.03), t0=0.06, t1=0.94, u1=0.97):
        for i in range(count):
            t = t0 + (t1 - t0) * i / (count - 1)
            for side in (1, -1):
                points = [self.inside(t, u1 * j / 14, side, thick + size[0] / 2) for j in range(15)]
                rows = []
                for p, q in zip(points, points[1:] + [points[-1] * 2 - points[-2]]):
                    way = (q - p).normalized() if (q - p).length > 1e-6 else Vector((0, 0, 1))
                    across = Vector((1, 0, 0))
                    off = way.cross(across).normalized()
                    rows.append([p + across * a * size[1] / 2 + off * b * size[0] / 2 for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
                surface('rib', made, rows, [[(j * 0.1, 0.1 * k) for k in range(4)] for j in range(15)], True)

    def keel(self, made, depth=0.07, width=0.05, t0=0.0, t1=1.0, stem=True):
        """A keel that goes on as the stem, up to the sheer."""
        way = [self.point(t0 + (t1 - t0) * i / 70, 0) for i in range(71)]
        if stem and t1 >= 1:
            way += [self.point(1, j / 12) for j in range(1, 13)]
        rows = []
        for i, p in enumerate(way):
            a, b = way[max(0, i - 1)], way[min(len(way) - 1, i + 1)]
            run = (b - a).normalized()
            down = Vector((run.z, 0, -run.x))
            p = Vector((p.x, 0, p.z))
            rows.append([p + Vector((0, s * width / 2 * k, 0)) + down * depth * d for s, k, d in ((-1, 1, -0.5), (-1, 0.7, 1), (1, 0.7, 1),
                (1, 1, -0.5))])
        return surface('keel', made, rows, [[(p[0].x, 0.02 * k) for k in range(4)] for p in rows], True)

    def line(self, inset=0.0, lift=0.0, t0=0.0, t1=1.0, side=0, count=90):
        """Points along the sheer: of one side (±1), or from the port quarter round the bow to the starboard quarter (0)."""
        ts = [t0 + (t1 - t0) * i / count for i in range(count + 1)]
        if side:
            return [self.sheer(t, side, inset, lift) for t in ts]
        port = [self.sheer(t, 1, inset, lift) for t in ts]
        port = [q for k, q in enumerate(port) if q.y > 0.004 or k == 0]
        tip = [Vector((port[-1].x + port[-1].y * 0.6, 0, port[-1].z))]
        return port + tip + [Vector((q.x, -q.y, q.z)) for q in reversed(port)]

    def rail(self, made, profile, inset=0.0, lift=0.0, t0=0.0, t1=1.0, name='rail'):
        """A strake or rail along both sides and round the bow, `profile` outwards and up."""
        return sweep(name, made, self.line(inset, lift, t0, t1), profile, out=None if t1 >= 1 else 1)

    def deck(self, made, t0=0.0, t1=1.0, openings=(), inset=0.0, lift=0.0, cells=90, across=10):
        ts = sorted({round(t0 + (t1 - t0) * i / cells, 6) for i in range(cells + 1)} | {round(t,
            6) for o in openings for t in o.spaced() if t0 <= t <= t1})
        things = []
        for side in (1, -1):
            rows, uvs = [], []
            for t in ts:
                edge = self.sheer(t, 1, inset)
                low = max([self.opening_half(o, t) for o in openings], default=0.0)
                row = []
                for j in range(across + 1):
                    y = min(low, edge.y) + (edge.y - min(low, edge.y)) * j / across
                    row.append(Vector((edge.x, y * side, self.deck_z(edge.x, y) + lift)))
                rows.append(row)
                uvs.append([(q.x, q.y) for q in row])
            things.append(surface('deck', made, rows, uvs, flip=side < 0, angle=60))
        return things

    def opening_half(self, opening, t, side_deck=0.07):
        return min(opening.half(t), max(0.0, self.point(t, 1).y - side_deck))

    def outline(self, opening, out=0.0, lift=0.0):
        """The edge of an opening on the deck, closed, from the port stern corner round."""
        port = []
        for t in opening.spaced(60):
            x, y = self.point(t, 1).x, self.opening_half(opening, t)
            port.append(Vector((x, y + (out if y > 0.01 else 0), self.deck_z(x, y) + lift)))
        return port + [Vector((q.x, -q.y, q.z)) for q in reversed(port[1:-1])]

    def well(self, opening, floor, wall, sole=None, rim=None, rim_profile=None, slope=0.05, lift=0.0):
        """Walls from the deck's opening down to a flat floor, the floor, and a rim round the opening."""
        top = self.outline(opening, 0.0, lift)
        middle = Vector((sum(q.x for q in top) / len(top), 0, 0))
        rows = []
        for k in range(9):
            f = k / 8
            drop = smooth(0.86, 1.0, f) * 0.05
            row = []
            for q in top:
                away = Vector((q.x - middle.x, q.y, 0))
                pull = slope * f + drop
                x = q.x - math.copysign(min(pull, abs(away.x)), away.x)
                low = min(q.z - 0.05, max(floor, self.keel_z(x) + 0.14))
                z = q.z + (low - q.z) * min(1.0, f * 1.02)
                most = max(0.0, self.half(x, z) - 0.05) if z < q.z - 0.02 else abs(q.y)
                row.append(Vector((x, math.copysign(min(max(0.0, abs(q.y) - pull), most), q.y), z)))
            rows.append(row)
        surface('well', wall, [row + [row[0]] for row in rows], [[(j * 0.05, k / 8) for j in range(len(top) + 1)] for k in range(9)], flip=False)
        last = rows[-1]
        solid('sole', sole or wall, last, [tuple(range(len(last)))], [(q.x, q.y) for q in last])
        if rim:
            sweep('rim', rim, self.outline(opening, 0.0, lift + 0.006), rim_profile or round_bar(0.018), closed=True)
