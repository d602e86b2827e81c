"""The water of the lake: one mesh that is as fine as the picture, with waves, wakes, foam and shallows.

Everything is collected while a scene is made and built by `surface()`, which lake_stage.weather() calls at the end.
wake(…)       Kelvin waves, foam and propeller wash behind a boat
bow_wave(…)   water that climbs and breaks along the fore part of a hull
spray(…)      drops and fine mist thrown up beside a fast hull
ring(…)       a circle that runs outwards: a drop, a fish, a paddle that dipped in
shallow(…)    a place where the bottom can be seen
dry(…)        the inside of a hull, where there is no water
Places and headings are those of the boat: bow along +x before `boat` (the empty that afloat() moved) turns it.
"""
import math
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector

from outside import link

COLUMNS, ROWS = 560, 420
marks = []  # functions (x, y) -> (height, foam, milk), arrays; milk is the air in the water under the foam
shallows = []  # functions (x, y) -> depth
hollows = []  # (matrix to the boat, stations [(x, half beam)])
GRAVITY = 9.81


def ease(a, b, x):
    x = np.clip((x - a) / (b - a), 0, 1)
    return x * x * (3 - 2 * x)


def lattice(x, y, seed=0):
    """Smooth value noise, 0 to 1, for arrays."""
    i, j = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    def at(a, b):
        n = (a * 374761393 + b * 668265263 + seed * 974711) & 0x7fffffff
        n = ((n ^ (n >> 13)) * 1274126177) & 0x7fffffff
        return ((n ^ (n >> 16)) & 0xffff) / 65535.0
    top, low = at(i, j) * (1 - u) + at(i + 1, j) * u, at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u
    return top * (1 - v) + low * v


def rough_noise(x, y, octaves=4, seed=0):
    return sum(lattice(x * 2 ** o, y * 2 ** o, seed + o) * 0.5 ** (o + 1) for o in range(octaves))


def frame_of(boat):
    """World to the boat's own plane: where it is and how it is turned, without heel and trim."""
    if boat is None:
        return Matrix.Identity(4)
    bpy.context.view_layer.update()
    place, way = boat.matrix_world.translation, boat.matrix_world.to_3x3() @ Vector((1, 0, 0))
    return (Matrix.Translation((place.x, place.y, 0)) @ Matrix.Rotation(math.atan2(way.y, way.x), 4, 'Z')).inverted()


def local(inverse, x, y):
    m = inverse
    return m[0][0] * x + m[0][1] * y + m[0][3], m[1][0] * x + m[1][1] * y + m[1][3]


def kelvin(behind, y, speed, blunt, fine):
    """Waves behind a moving point, their highest crests 1: plane waves in all directions that stand still for the boat."""
    u, v = np.meshgrid(np.linspace(2, 16, 60), np.linspace(0, 4, 30))
    return crests(behind, y, speed, blunt, fine) / np.abs(crests(u, v, speed, blunt, fine)).max()


def crests(behind, y, speed, blunt, fine):
    k0 = GRAVITY / speed ** 2
    total = np.zeros_like(behind)
    angles = np.concatenate([np.linspace(0.02, 0.9, 16), np.linspace(0.94, 1.36, 40)])
    widths = np.gradient(angles)
    for angle, width in zip(angles, widths):
        k = k0 / math.cos(angle) ** 2
        if k * fine > 2.6:
            continue
        weight = width * math.exp(-(k * blunt) ** 2) * (k / k0) ** 0.35
        a, b = k * math.cos(angle) * behind, k * math.sin(angle) * y
        total += 2 * weight * np.sin(a) * np.cos(b)
    return total


def wake(boat=None, length=6.0, beam=2.0, speed=3.0, height=None, foam=None, motor=True, reach=60.0, turn=0.0, blunt=None):
    """`speed` in m/s: canoe 1.5, sailing boat 3, tour boat 2.5, motorboat 8–12. `height` of the first crests (m); `foam` 0–1;
    `turn`: metres the track has bent sideways (to port) at 30 m behind."""
    inverse = frame_of(boat)
    fast = max(0.0, min(1.0, (speed - 3.0) / 5.0))
    height = min(0.16, 0.012 + 0.02 * speed) if height is None else height
    foam = (0.35 + 0.65 * fast if motor else 0.22 * min(1.0, speed / 4)) if foam is None else foam
    blunt = beam * (0.22 + 0.1 * fast) if blunt is None else blunt
    hull_speed = min(speed, 5.5)
    slope = math.tan(math.radians(19.5 - 6.5 * fast))

    def mark(x, y):
        u, v = local(inverse, x, y)
        behind = length / 2 - u
        v = v - turn * (np.clip(behind - length, 0, None) / 30) ** 2
        near = (behind > -1) & (behind < reach) & (np.abs(v) < beam + behind * 0.5 + 3)
        out, white, milk = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
        if not near.any():
            return out, white, milk
        s, w = behind[near], v[near]
        fade = ease(-0.2, length * 0.3, s) * np.exp(-s / (reach * 0.45)) * ease(reach, reach * 0.7, s)
        arm = np.abs(w) - beam * 0.42 - np.clip(s, 0, None) * slope
        wave = kelvin(s, w, hull_speed, blunt, 0.25) + 0.5 * kelvin(s - length * 0.85, w, hull_speed, blunt, 0.25)
        wave *= ease(1.2 + s * 0.06, -0.6, arm)
        wave *= height * (0.8 - 0.35 * fast)
        crest = np.exp(-(arm / (0.16 + 0.028 * s)) ** 2) * height * (0.5 + 0.5 * fast) * (1 - np.exp(-s / (0.3 * length)))
        stern = s - length
        wash_wide = beam * (0.30 if motor else 0.18) + 0.045 * np.clip(stern, 0, None)
        grain, coarse = rough_noise(s * 0.9 + 40, w * 1.4 + 11, 4, 3), rough_noise(s * 0.28 + 3, w * 0.5 + 5, 4, 6)
        edge = np.abs(w) / wash_wide + (grain - 0.47) * 1.1 + (coarse - 0.47) * 1.3
        churn = ease(-0.15, 0.6, stern) * (0.82 * np.exp(-np.clip(stern, 0, None) / (3 + 2.2 * speed)) + 0.14 * np.exp(-np.clip(stern, 0, None) / (9 + 8 * speed)))
        churn = churn * ease(1.3, 0.35, edge) * (0.45 + 1.1 * ease(0.25, 0.65, coarse))
        rim = np.exp(-((edge - 0.95) / 0.22) ** 2) * np.exp(-np.clip(stern, 0, None) / (6 + 4 * speed)) * ease(0.3, 3, stern) * 0.5
        out[near] = (wave + crest) * fade + churn * ((grain - 0.45) * 0.16 * min(1.5, 0.35 + speed / 6) * (1 if motor else 0.2))
        if fast > 0:  # a planing boat leaves a trough with raised shoulders
            trough = np.exp(-(w / (beam * 0.5)) ** 2) * np.exp(-np.clip(stern, 0, None) / 5) * ease(-0.3, 0.2, stern)
            shoulder = np.exp(-((np.abs(w) - beam * 0.62) / 0.35) ** 2) * np.exp(-np.clip(stern, 0, None) / 7) * ease(-0.4, 1.2, stern)
            out[near] += fast * (0.16 * shoulder - 0.14 * trough)
        breaking = np.exp(-((arm + 0.05) / (0.10 + 0.02 * s)) ** 2) * np.exp(-s / (4 + 8 * fast)) * (0.15 + 0.85 * fast) * ease(0.1, 1.2, s)
        breaking *= ease(0.30, 0.58, rough_noise(s * 0.55 + 90, w * 1.3, 4, 12) + 0.22 * np.exp(-s / length))
        sheet = ease(1.0, 0.2, np.abs(w) / (beam * 0.5 + np.clip(s, 0, None) * slope)) * fast * 0.33 * ease(length * 0.25, length * 0.8, s) * np.exp(-s / 26)
        white[near] = foam * np.clip(churn * (1.0 if motor else 0.35) + rim * (1 if motor else 0) + breaking + sheet, 0, 1) * ease(reach, reach * 0.6, s)
        under = ease(-0.15, 0.8, stern) * np.exp(-np.clip(stern, 0, None) / (5 + 3.5 * speed)) * ease(1.7, 0.2, np.abs(w) / wash_wide + (coarse - 0.5) * 0.9)
        milk[near] = foam * np.clip((under if motor else 0.0) + 0.7 * sheet + 0.5 * breaking, 0, 1)
        return out, white, milk

    marks.append(mark)


def bow_wave(boat=None, length=6.0, beam=2.0, speed=3.0, height=None, foam=None, start=0.5, end=0.0):
    """Beside the hull between `start` and `end` (shares of the length from amidships, the bow is 0.5)."""
    inverse = frame_of(boat)
    height = 0.03 + 0.03 * min(speed, 6.0) if height is None else height
    foam = max(0.0, min(1.0, (speed - 1.6) / 4.0)) if foam is None else foam

    def mark(x, y):
        u, v = local(inverse, x, y)
        t = (u / length - end) / (start - end)
        half = beam / 2 * np.clip(1 - np.clip(2 * u / length, 0, 1) ** 2.2, 0, 1) * 0.9
        off = np.abs(v) - half - 0.10 * np.clip(1 - t, 0, 2) * min(1.0, speed / 5)
        along = ease(1.04, 0.9, t) * np.exp(-np.clip(0.9 - t, 0, None) * 2.3) * ease(-1.0, 0.2, t)
        grain = rough_noise(u * 2.1, v * 2.6 + 9, 4, 8)
        rise = along * np.exp(-(off / (0.16 + 0.09 * np.clip(1 - t, 0, 2))) ** 2) * height
        white = along * np.exp(-((off - 0.05) / (0.11 + 0.12 * np.clip(1 - t, 0, 2))) ** 2) * foam
        white = np.clip(white * (0.55 + 0.8 * grain), 0, 1)
        return rise * (0.75 + 0.5 * grain), white, white * 0.6

    marks.append(mark)


def ring(x, y, radius=0.6, height=0.012, waves=3, length=0.16):
    def mark(px, py):
        d = np.hypot(px - x, py - y)
        return height * np.cos((d - radius) / length * 6.2832) * np.exp(-((d - radius) / (length * waves * 0.5)) ** 2), np.zeros_like(px), np.zeros_like(px)
    marks.append(mark)


def shallow(depth):
    """depth(x, y) in metres for arrays; the least of all counts. Without any the lake is deep everywhere."""
    shallows.append(depth)


def dry(boat, stations):
    """stations: (x, half beam) of the waterline from stern to bow in the boat's coordinates."""
    hollows.append((frame_of(boat), sorted(stations)))


def screen_grid():
    """Points of the water seen through a grid over the picture, a little beyond its edges: (x, y) arrays, rows from far to near."""
    numbers = [int(n) for n in sys.argv[sys.argv.index('--') + 1:][2:4]] if '--' in sys.argv else []
    width, height = numbers if len(numbers) == 2 else (1280, 800)
    eye = bpy.context.scene.camera
    bpy.context.view_layer.update()
    matrix, lens = eye.matrix_world, eye.data
    unit = max(width, height)
    half_x, half_y = width / unit * 18 / lens.lens, height / unit * 18 / lens.lens
    middle = (lens.shift_x * 36 / lens.lens, lens.shift_y * 36 / lens.lens)
    turn, origin = np.array(matrix.to_3x3()), np.array(matrix.translation)
    us = middle[0] + np.linspace(-1.1, 1.1, COLUMNS) * half_x
    # the horizon may cross the picture: rows end where rays go 0.02 degrees below it
    vs = np.linspace(-1.12, 1.12, 1600) * half_y + middle[1]
    fall = turn[2, 1] * vs - turn[2, 2]
    low = vs[fall / np.sqrt(vs ** 2 + 1) < -0.0004]
    if len(low) < 2:
        return None
    vs = np.linspace(low[0], low[-1], ROWS)
    u, v = np.meshgrid(us, vs[::-1])
    ways = u[..., None] * turn[:, 0] + v[..., None] * turn[:, 1] - turn[:, 2]
    reach = origin[2] / np.maximum(-ways[..., 2], 1e-5 * np.linalg.norm(ways, axis=2))
    reach = np.minimum(reach, 9000 / np.linalg.norm(ways[..., :2], axis=2))
    return origin[0] + ways[..., 0] * reach, origin[1] + ways[..., 1] * reach


def waves(x, y, spacing, wind, height, longest, seed):
    """Wind waves from many plane waves around `wind` (radians); those shorter than the grid can show fade out."""
    rng = np.random.default_rng(seed)
    total = np.zeros_like(x)
    for i in range(34):
        size = longest * 0.5 ** (i / 34 * 4.2)
        angle = wind + rng.normal() * (0.34 + 0.35 * i / 34)
        k, phase = 6.2832 / size, rng.uniform(0, 6.2832)
        keep = ease(1.6, 3.5, size / spacing)
        along = (x * math.cos(angle) + y * math.sin(angle)) * k + phase
        total += keep * size ** 1.15 * (np.sin(along) + 0.22 * np.cos(2 * along))
    return total * height / (longest ** 1.15 * 2.3)


def surface(ripple, height, longest, wind, deep, calm=0.5, rough=0.02, seed=1, foam=0.0, bottom=None, down=0.0, name='lake water'):
    """Builds the water seen by the scene's camera, with everything that was collected."""
    made = lake_water(name, deep, ripple, wind, rough, bottom, calm, down, not (shallows or down), bool(marks or foam))
    grid = screen_grid()
    low = bpy.data.meshes.new('water around')
    low.from_pydata([(-9000, -9000, -0.45), (9000, -9000, -0.45), (9000, 9000, -0.45), (-9000, 9000, -0.45)], [], [(0, 1, 2, 3)])
    low.materials.append(made)
    link(bpy.data.objects.new('water around', low))
    if grid is None:
        return
    x, y = grid
    spacing = np.maximum(np.hypot(np.gradient(x, axis=0), np.gradient(y, axis=0)), np.hypot(np.gradient(x, axis=1), np.gradient(y, axis=1)))
    across, along = math.sin(wind), math.cos(wind)
    lanes = rough_noise((x * along + y * across) * 0.016 + 7 + seed, (y * along - x * across) * 0.045 + 3, 3, seed)
    stir = ease(0.40 - 0.2 * (1 - calm), 0.52, lanes) * calm + (1 - calm)
    z = waves(x, y, spacing, wind, height, longest, seed) * (0.35 + 0.65 * stir)
    swell = np.clip(z / (2.2 * z.std() + 1e-6), -1, 1)
    white, milk = np.zeros_like(x), np.zeros_like(x)
    if foam:  # small white horses: on the highest crests, here and there
        least, most = np.percentile(z, (95.5, 99.7))
        white = foam * ease(least, most, z) * ease(0.50, 0.64, rough_noise(x * 0.5, y * 0.5, 4, seed + 9))
        milk = white * 0.7
    for mark in marks:
        rise, spume, air = mark(x, y)
        z, white, milk = z + rise, np.maximum(white, spume), np.maximum(milk, air)
    for inverse, stations in hollows:
        u, v = local(inverse, x, y)
        sx, half = zip(*stations)
        room = np.interp(u, sx, half, left=-1, right=-1)
        z = np.where(np.abs(v) < room, -0.9, z)
        out = np.abs(v) - np.interp(u, sx, half, left=0, right=0) + 4 * np.clip(u - sx[-1], 0, None) + 4 * np.clip(sx[0] - u, 0, None)
        z += np.where(out > 0, 0.004 * np.cos(out * 21) * np.exp(-out / 0.35), 0)
    depth = np.full_like(x, 30.0)
    if down and not shallows:  # the bottom is felt more than seen
        depth = 3.6 + 4.5 * rough_noise(x * 0.09 + 5, y * 0.09 + seed, 4, seed + 2) / (0.35 + 0.65 * down)
    for of in shallows:
        depth = np.minimum(depth, of(x, y))
    build(x, y, z, {'foam': white, 'milk': milk, 'stir': stir, 'swell': swell, 'depth': np.clip(depth, 0.05, 30)}, made)


def build(x, y, z, values, made):
    rows, columns = x.shape
    mesh = bpy.data.meshes.new('water')
    mesh.vertices.add(x.size)
    mesh.vertices.foreach_set('co', np.stack([x, y, z], -1).astype(np.float32).ravel())
    i = np.arange(x.size).reshape(rows, columns)
    faces = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4).astype(np.int32)
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set('vertex_index', faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    mesh.materials.append(made)
    for name, value in values.items():
        mesh.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', value.astype(np.float32).ravel())
    mesh.update(calc_edges=True)
    link(bpy.data.objects.new('water', mesh))


from lake_foam import lake_water, spray  # noqa: E402,F401
