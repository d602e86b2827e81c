"""Legs, swimming legs, mouth legs, feelers and eyes of a prawn."""
import math
import random

from mathutils import Vector

from prawn_mesh import along, ball, leaf, tube

#: How a walking leg is held: its bends as (forward, outward, down) from the hip, for the first and the last pair.
GAITS = {
    'walk': ([(0, 0, 0), (0.12, 0.2, 0.22), (0.42, 0.42, 0.44), (0.66, 0.5, 0.88), (0.78, 0.5, 1.28), (0.86, 0.47, 1.45)],
             [(0, 0, 0), (-0.1, 0.22, 0.2), (-0.42, 0.46, 0.36), (-0.68, 0.55, 0.8), (-0.82, 0.56, 1.26), (-0.9, 0.53, 1.45)]),
    'swim': ([(0, 0, 0), (0.2, 0.1, 0.2), (0.52, 0.16, 0.42), (0.74, 0.14, 0.66), (0.66, 0.1, 0.92), (0.56, 0.08, 1.04)],
             [(0, 0, 0), (-0.1, 0.1, 0.24), (-0.28, 0.18, 0.52), (-0.58, 0.16, 0.74), (-0.9, 0.12, 0.9), (-1.05, 0.1, 0.96)]),
    'dart': ([(0, 0, 0), (0.25, 0.07, 0.14), (0.62, 0.1, 0.2), (1.0, 0.1, 0.22), (1.4, 0.07, 0.2), (1.6, 0.06, 0.18)],
             [(0, 0, 0), (0.16, 0.08, 0.2), (0.5, 0.14, 0.36), (0.85, 0.14, 0.42), (1.2, 0.1, 0.42), (1.38, 0.08, 0.4)]),
}


def knuckles(joints, thick):
    """Radius along a leg: thins out, a little thicker at each joint."""
    def radius(q):
        near = min(abs(q - (k + 1) / joints) for k in range(joints - 1))
        return thick * (1.05 - 0.82 * q ** 1.2) * (1 + 0.3 * math.exp(-(near / 0.022) ** 2))
    return radius


def straight(points, steps):
    """Straight limbs with tight corners between the joints."""
    path = []
    for a, b in zip(points, points[1:]):
        path += [Vector(a).lerp(Vector(b), k / steps) for k in range(steps)]
    path.append(Vector(points[-1]))
    for _ in range(2):
        path = [path[0]] + [(p + 2 * q + r) / 4 for p, q, r in zip(path, path[1:], path[2:])] + [path[-1]]
    return path


def walking_legs(spine, skin, gait, chance):
    first, last = GAITS[gait]
    for side in (-1, 1):
        for pair in range(5):
            s = -1.3 + 0.25 * pair
            mixed = pair / 4
            stride = 0.16 * math.sin(pair * 2.1 + side * 0.9) if gait == 'walk' else 0.07 * math.sin(pair * 1.7 + side)
            _, behind, up = spine.frame(s)
            hip = spine.put(s, side * 0.2, -0.26)
            size = (0.95, 1.1, 1.26, 1.2, 1.22)[pair]
            points = []
            for k, (a, b) in enumerate(zip(first, last)):
                forward, out, down = (x + (y - x) * mixed for x, y in zip(a, b))
                forward += stride * k / 5 + chance.uniform(-0.025, 0.025) * k / 5
                points.append(hip + (-behind * forward - up * down) * size + Vector((0, side * out * size, 0)))
            tube('leg', straight(points, 9), knuckles(5, 0.058), skin['leg'], sides=10)
            if pair < 3:
                way = (points[-1] - points[-2]).normalized()
                claw = points[-2] + way * 0.02
                tube('claw', along([claw, claw + way * 0.1 + behind * -0.035, points[-1] + behind * -0.012], 8),
                     lambda q: 0.026 * (1 - q) + 0.004, skin['leg'], sides=8)


def swimming_legs(spine, skin, ring_lengths, phase, beat):
    start = 0.0
    for number, length in enumerate(ring_lengths[:5]):
        s = start + length * 0.5
        start += length
        _, behind, up = spine.frame(s)
        for side in (-1, 1):
            swing = beat * math.sin(phase + number * 0.95) + 0.25
            down = (-up * math.cos(swing) + behind * math.sin(swing)).normalized()
            root = spine.put(s, side * (0.22 - 0.035 * number), -0.38 + 0.05 * number)
            knee = root + down * 0.27
            tube('stem', along([root, knee], 6), lambda q: 0.075 - 0.02 * q, skin['leg'])
            flat = (behind * math.cos(swing) + up * math.sin(swing)).normalized()
            for turn, size in ((0.16, 1.0), (-0.2, 0.8)):
                ahead = (down + behind * (0.3 + turn) + Vector((0, side * 0.12, 0))).normalized()
                across = (flat - ahead * flat.dot(ahead)).normalized()
                leaf('paddle', knee, ahead, across, ahead.cross(across), 0.66 * size * (1 - 0.06 * number), 0.13 * size,
                     lambda q: math.sin(math.pi * min(1, 0.1 + 0.86 * q)) ** 0.75, skin['paddle'], cup=0.3, droop=0.1, rows=18, columns=7)


def feelers(spine, skin, sweeps, short):
    """`sweeps` holds for each side the path of the long feeler, `short` those of the antennules, from the head on."""
    for side, path in zip((1, -1), sweeps):
        base = spine.put(-2.0, side * 0.17, -0.1)
        stalk = spine.put(-2.42, side * 0.2, -0.1)
        tube('stalk', along([base, stalk], 8), lambda q: 0.085 - 0.03 * q, skin['leg'])
        points = [stalk] + [stalk + Vector(p) for p in path]
        tube('feeler', along(points, 150), lambda q: 0.03 * (1 - q) ** 0.75 + 0.0055, skin['feeler'], sides=7)
        for k, tip in enumerate(short):
            root = spine.put(-2.0, side * 0.09, 0.05)
            knee = spine.put(-2.48, side * 0.1, 0.04)
            tube('stalk', along([root, knee], 8), lambda q: 0.06 - 0.015 * q, skin['leg'])
            ends = [knee] + [knee + Vector((x, side * y, z)) for x, y, z in tip]
            tube('feeler', along(ends, 60), lambda q: 0.021 * (1 - q) ** 0.8 + 0.005, skin['feeler'], sides=7)


def head_gear(spine, skin, side, gaze):
    """One side's eye on its stalk, feeler scale and mouth leg."""
    _, behind, up = spine.frame(-2.0)
    root = spine.put(-1.88, side * 0.1, 0.13)
    far = spine.put(-2.1, side * (0.25 + gaze), 0.2)
    tube('eye stalk', along([root, far], 10), lambda q: 0.065 + 0.03 * q * q, skin['leg'], sides=14)
    ball('eye', far - behind * 0.035 + Vector((0, side * 0.035, 0)) + up * 0.01, 0.128, skin['eye'])
    ahead = (-behind + Vector((0, side * 0.2, 0)) - up * 0.04).normalized()
    across = Vector((0, side, 0)) - ahead * ahead.y * side
    leaf('scale', spine.put(-2.02, side * 0.2, -0.08), ahead, across.normalized(), up, 0.8, 0.15,
         lambda q: (0.55 + 0.45 * math.sin(math.pi * q)) * (1 - q ** 6) ** 0.5, skin['paddle'], cup=0.25)
    hip = spine.put(-1.55, side * 0.13, -0.28)
    points = [hip] + [hip - behind * f - up * d + Vector((0, side * o, 0))
                      for f, o, d in ((0.3, 0.05, 0.16), (0.62, 0.08, 0.2), (0.9, 0.07, 0.12), (1.1, 0.05, 0.16))]
    tube('mouth leg', straight(points, 9), knuckles(4, 0.075), skin['leg'])


def add_limbs(spine, skin, ring_lengths, gait='swim', phase=0.0, beat=0.55, sweeps=None, short=None, gaze=0.04, seed=3):
    chance = random.Random(seed)
    sweeps = sweeps or (
        [(0.5, 0.2, 0.25), (0.7, 0.5, 0.9), (-0.3, 0.8, 1.5), (-2.2, 0.9, 1.75), (-4.0, 0.9, 1.5)],
        [(0.5, -0.2, 0.0), (1.1, -0.5, -0.3), (1.4, -0.8, -1.1), (0.8, -1.0, -1.9), (-0.4, -1.1, -2.3)])
    short = short or ([(0.4, 0.06, 0.14), (0.9, 0.16, 0.42), (1.3, 0.3, 0.8)], [(0.4, 0.1, 0.02), (0.95, 0.24, 0.02), (1.4, 0.36, -0.1)])
    walking_legs(spine, skin, gait, chance)
    swimming_legs(spine, skin, ring_lengths, phase, beat)
    feelers(spine, skin, sweeps, short)
    for side in (-1, 1):
        head_gear(spine, skin, side, gaze)
