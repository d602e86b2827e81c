"""What stands on the decks of sailing boats. Boat's metres: bow +x, port +y, up +z.

Trunk(hull, x0, x1, half, height, …)      a cabin trunk or cuddy: .build(…), .window(…), .top(x, y), .wall(x, h, side)
plate(parts, made, outline, thick)        a flat piece of any outline, by points of one plane
slatted(parts, made, rect, z)             a seat or grating of slats along the boat
helm_blade(parts, …)                      a rudder hung on a transom, with its tiller
named(parts, hull, text, x, z, size)      letters that lie on the curve of a hull
"""
import math

import bpy
from mathutils import Vector

from hull import surface, sweep, half_round
from lines import tube


class Trunk:
    def __init__(self, hull, x0, x1, half, height, lean=0.16, round=0.07, camber=0.07, corner=5.0, front=0.35, back=0.05, slope=0.0):
        """`half`: half of the width as a function of x; `front`, `back`: how far the ends lean in (share of the height);
        `slope`: how much lower the front end is."""
        self.hull, self.x0, self.x1, self.half, self.height = hull, x0, x1, half, height
        self.lean, self.round, self.camber, self.corner, self.front, self.back, self.slope = lean, round, camber, corner, front, back, slope

    def tall(self, x):
        return self.height - self.slope * max(0.0, min(1.0, (x - self.x0) / (self.x1 - self.x0)))

    def ring(self, count=44):
        """Points of the foot, port side aft to fore, then starboard fore to aft: (x, y, share of the end)."""
        mid, reach = (self.x0 + self.x1) / 2, (self.x1 - self.x0) / 2
        port = []
        for i in range(count + 1):
            a = math.pi * (1 - i / count)
            s = math.copysign(abs(math.cos(a)) ** (2 / self.corner), math.cos(a))
            w = abs(math.sin(a)) ** (2 / self.corner)
            x = mid + reach * s
            port.append((x, self.half(x) * w, s))
        return port + [(x, -y, s) for x, y, s in reversed(port[1:-1])]

    def _at(self, x, y, s, up, inset):
        h = self.tall(x) * up
        end = (self.front if s > 0 else self.back) * abs(s) ** 8 * (h + inset * 0.5)
        half = max(0.05, self.half(x))
        pull = min(0.98, (self.lean * h + inset) / half)
        return Vector((x - math.copysign(end + inset * abs(s) ** 8, s), y * (1 - pull), self.hull.deck_z(x, y) - 0.01 + h))

    def top(self, x, y=0.0):
        half = max(0.05, self.half(x)) - self.lean * self.tall(x)
        return self.hull.deck_z(x, half) - 0.01 + self.tall(x) + self.camber * (1 - min(1.0, abs(y) / half) ** 2)

    def build(self, sides, top, overhang=0.0, trim=None):
        ring = self.ring()
        rows = [[self._at(*p, 0.0, 0.0) for p in ring], [self._at(*p, 0.5, 0.0) for p in ring]]
        r, tall = self.round, self.height
        rows += [[self._at(*p, 1 - (r / tall) * (1 - math.sin(a)), r * (1 - math.cos(a))) for p in ring] for a in (0, 0.4, 0.8, 1.2, 1.571)]
        closed = lambda rs: [row + [row[0]] for row in rs]
        uv = lambda rs: [[(q.x, 0.5) for q in row] for row in closed(rs)]
        surface('trunk', sides, closed(rows), uv(rows))
        last = rows[-1]
        roof = []
        for k in range(9):
            f = 1 - k / 8
            roof.append([Vector((q.x, q.y * f, self.top(q.x, q.y * f) if k else q.z)) for q in last])
        surface('trunk top', top, closed(roof), uv(roof))
        if overhang:
            edge = [q + Vector((0, 0, 0.004)) for q in rows[-2]]
            sweep('trunk moulding', trim or sides, edge, half_round(overhang, overhang * 1.6), True, out=None)

    def wall(self, x, h, side=1, out=0.0):
        mid, reach = (self.x0 + self.x1) / 2, (self.x1 - self.x0) / 2
        s = (x - mid) / reach
        w = (1 - abs(s) ** self.corner) ** (1 / self.corner) if abs(s) < 1 else 0
        p = self._at(x, self.half(x) * w, s, h / self.tall(x), 0.0)
        return Vector((p.x, (p.y + out) * side, p.z))

    def window(self, parts, pane, frame, x, h, long, high, side=1, corner=3.0, thick=0.010, slant=0.0):
        outline = []
        for i in range(28):
            a = 6.28319 * i / 28
            c, s = math.cos(a), math.sin(a)
            px, pz = math.copysign(abs(c) ** (2 / corner), c) * long / 2, math.copysign(abs(s) ** (2 / corner), s) * high / 2
            outline.append((x + px + slant * pz, h + pz))
        n, rings = len(outline), 5
        points = [self.wall(x, h, side, 0.006)]
        for k in range(1, rings + 1):
            points += [self.wall(x + (px - x) * k / rings, h + (pz - h) * k / rings, side, 0.006) for px, pz in outline]
        faces = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
        faces += [(1 + k * n + i, 1 + (k + 1) * n + i, 1 + (k + 1) * n + (i + 1) % n, 1 + k * n + (i + 1) % n) for k in range(rings - 1) for i in range(n)]
        parts.add(pane, points, faces, True)
        rim = points[-n:]
        if frame:
            tube(parts, frame, [p + Vector((0, 0.001 * side, 0)) for p in rim], thick, 6, True)


def plate(parts, made, outline, thick):
    """`outline`: points; `thick`: a vector."""
    thick = Vector(thick)
    ring = [Vector(p) for p in outline]
    n = len(ring)
    parts.add(made, [p - thick / 2 for p in ring] + [p + thick / 2 for p in ring],
              [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)])


def slatted(parts, made, rect, z, width=0.07, gap=0.012, thick=0.022, inside=None):
    """`inside(x)`: y beyond which nothing may stand (the outer edge)."""
    x0, x1, y0, y1 = rect
    count = max(1, int((y1 - y0 + gap) / (width + gap)))
    step = (y1 - y0 + gap) / count
    for k in range(count):
        y = y0 + k * step
        parts.box(made, x0, x1, y, y + step - gap, z, z + thick, 0.005)


def rudder_head(parts, made, x, angle, outline, thick, tiller, wood, long=1.1, rise=0.08, height=0.7):
    """`outline`: (aft, z) of the blade behind the hinge at x; returns the tiller's end."""
    a = math.radians(angle)
    turn = lambda px, pz: Vector((x + px * math.cos(a), -px * math.sin(a), pz))
    plate(parts, made, [turn(px, pz) for px, pz in outline], Vector((math.sin(a), math.cos(a), 0)) * thick)
    end = turn(long, height + rise)
    tube(parts, wood, [turn(-0.12, height), turn(long * 0.3, height + rise * 0.3), turn(long * 0.7, height + rise * 0.75), end], [0.028, 0.026, 0.02, 0.017], 10)
    return end


def named(parts, hull, text, x, z, size, made, side=1, out=0.004):
    """The middle of the text at (x, z), read from outside."""
    curve = bpy.data.curves.new('name', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y, curve.space_character = text, size, 'CENTER', 'CENTER', 1.1
    thing = bpy.data.objects.new('name', curve)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(thing)
    points = []
    for v in mesh.vertices:
        px, pz = x - v.co.x * side, z + v.co.y
        points.append((px, side * (hull.half(px, pz) + out), pz))
    parts.add(made, points, [tuple(f.vertices) for f in mesh.polygons])
    bpy.data.objects.remove(thing)
    bpy.data.meshes.remove(mesh)
