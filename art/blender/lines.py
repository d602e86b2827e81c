"""Ropes and other things with a skin along a path.

tube(parts, made, points, radius)   one smooth skin; `radius` may be a list, one per point
curved(points) rounds a path, hanging(a, b, sag) lets it sag
rope   laid: three strands that show near the camera; coil lies on deck, hank hangs in loops, whip is twine round a bar
"""
import math
import random

from mathutils import Vector

from finishes import fibre

TURN = 2 * math.pi


def curved(points, steps=8, closed=False):
    """Points on a smooth curve through the given ones."""
    points = [Vector(p) for p in points]
    n, made = len(points), []
    pick = (lambda i: points[i % n]) if closed else (lambda i: points[max(0, min(n - 1, i))])
    for i in range(n if closed else n - 1):
        a, b, c, d = pick(i - 1), pick(i), pick(i + 1), pick(i + 2)
        for k in range(steps):
            t = k / steps
            made.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return made if closed else made + [points[-1]]


def hanging(start, end, sag, steps=16):
    start, end = Vector(start), Vector(end)
    return [start.lerp(end, i / steps) - Vector((0, 0, 4 * sag * (i / steps) * (1 - i / steps))) for i in range(steps + 1)]


def tube(parts, made, points, radius, sides=10, closed=False, strands=0, lay=0.0, caps=True):
    """A skin along points; `strands` that wind once every `lay` metres make a rope. `radius` may be a list."""
    points = [Vector(p) for p in points]
    n, away, way, across, vertices = len(points), 0.0, None, None, []
    for i, p in enumerate(points):
        after, before = points[(i + 1) % n if closed else min(n - 1, i + 1)], points[i - 1 if closed else max(0, i - 1)]
        ahead = (after - before).normalized() if (after - before).length > 1e-9 else (way or Vector((0, 0, 1)))
        if across is None:
            across = ahead.orthogonal().normalized()
        else:
            across = (across - ahead * across.dot(ahead)).normalized()
            away += (p - points[i - 1]).length
        way, up = ahead, ahead.cross(across)
        r = radius[i] if isinstance(radius, (list, tuple)) else radius
        for k in range(sides):
            a = TURN * k / sides
            swell = 1 + 0.13 * math.cos(strands * (a - TURN * away / lay / strands)) if strands else 1
            vertices.append(p + (across * math.cos(a) + up * math.sin(a)) * r * swell)
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) % n * sides + (k + 1) % sides, (i + 1) % n * sides + k)
             for i in range(n if closed else n - 1) for k in range(sides)]
    parts.add(made, vertices, faces, True)
    if caps and not closed:
        parts.add(made, vertices[:sides], [tuple(range(sides - 1, -1, -1))])
        parts.add(made, vertices[-sides:], [tuple(range(sides))])


def rope(parts, points, radius=0.007, made=None, laid=True):
    """Points are rounded. `laid` costs many faces: only for what is near the camera."""
    made = made or fibre()
    smooth = curved(points, 6) if len(points) > 2 else [Vector(p) for p in points]
    if not laid:
        return tube(parts, made, smooth, radius, 7)
    even, step = [smooth[0]], radius * 1.3
    for a, b in zip(smooth, smooth[1:]):
        count = max(1, round((b - a).length / step))
        even += [a.lerp(b, k / count) for k in range(1, count + 1)]
    tube(parts, made, even, radius, 12, strands=3, lay=radius * 9)


def coil(parts, x, y, z, radius=0.17, turns=6, thick=0.007, made=None, seed=1, laid=True):
    """Lies flat on deck, its end beside it."""
    chance = random.Random(seed)
    points = []
    for i in range(turns * 14):
        a, r = TURN * i / 14, radius * (0.35 + 0.65 * i / (turns * 14)) + chance.uniform(-1, 1) * thick * 0.6
        points.append((x + r * math.cos(a), y + r * math.sin(a), z + thick * (1 + chance.uniform(0, 0.8))))
    end = Vector(points[-1])
    points += [end + Vector((0.03, 0.09, 0)), end + Vector((-0.02, 0.2, 0)), end + Vector((0.05, 0.3, 0))]
    rope(parts, points, thick, made, laid)


def hank(parts, x, y, z, drop=0.42, width=0.13, turns=6, thick=0.007, made=None, seed=2, laid=False):
    """Hangs in loops from (x, y, z) in the plane of x, with the lashing turns near its top."""
    chance = random.Random(seed)
    for i in range(turns):
        w, d, off = width * chance.uniform(0.75, 1.1) / 2, drop * chance.uniform(0.86, 1.05), (i - turns / 2) * thick * 1.5
        ring = [(x + w * math.sin(TURN * k / 12) * (0.35 + 0.65 * (1 - math.cos(TURN * k / 12)) / 2), y + off,
                 z - d * (1 - math.cos(TURN * k / 12)) / 2) for k in range(12)]
        tube(parts, made or fibre(), curved(ring, 3, True), thick, 7, True)
    for i in range(4):
        ring = [(x + 0.03 * math.cos(TURN * k / 10), y + turns * thick * 0.9 * math.sin(TURN * k / 10), z - 0.1 - i * thick * 1.9) for k in range(10)]
        tube(parts, made or fibre(), ring, thick, 7, True)


def whip(parts, x, y, z, length, radius, made, turn=0.0):
    """A few turns of twine round an upright bar."""
    for i in range(int(length / 0.006)):
        parts.lathe(made, (x, y, z + i * 0.006), [(radius, 0), (radius + 0.003, 0.003), (radius, 0.006)], 12)
