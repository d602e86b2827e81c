"""Poses of people and where their joints come to lie (see figure.py).

A pose: hip (centre of the pelvis above the place), lean, twist, side, head (lean of the head), hands and feet (left, right),
elbows and knees (the way they point), palms, toes. Lengths are those of a grown-up of 1.78 m.
"""
import math

import numpy as np

from limbs import unit

STANDING = {'hip': (0, 0, 0.95), 'lean': 3, 'feet': ((0.02, 0.12, 0), (0.0, -0.12, 0)), 'hands': ((0.05, 0.27, 0.76), (0.05, -0.27, 0.76)),
            'palms': ((0, -1, 0), (0, 1, 0)), 'open': True}
SEATED = {'hip': (0, 0, 0.105), 'lean': -4, 'feet': ((0.46, 0.13, -0.45), (0.42, -0.11, -0.45)),
          'hands': ((0.32, 0.13, 0.21), (0.30, -0.12, 0.21)), 'open': True}
ASTRIDE = {'hip': (0, 0, 0.11), 'lean': 16, 'feet': ((0.08, 0.33, -0.44), (0.08, -0.33, -0.44)), 'knees': ((1, 0.75, 0.25), (1, -0.75, 0.25)),
           'elbows': ((-0.3, 0.9, -0.15), (-0.3, -0.9, -0.15))}

POSES = {
    'stand': STANDING,
    'relaxed': {**STANDING, 'hip': (0, 0.03, 0.945), 'side': -4, 'feet': ((0.10, 0.16, 0), (-0.02, -0.07, 0)),
                'hands': ((0.06, 0.29, 0.78), (0.10, -0.20, 0.93)), 'elbows': ((-0.3, 0.6, -0.8), (-0.6, -0.9, 0.1))},
    'walk': {**STANDING, 'feet': ((0.30, 0.09, 0), (-0.30, -0.09, 0.05)), 'hands': ((-0.18, 0.27, 0.84), (0.26, -0.24, 0.90)), 'twist': -8},
    'wave': {**STANDING, 'hands': ((0.18, 0.42, 1.90), (0.05, -0.27, 0.76)), 'palms': ((1, 0, 0), (0, 1, 0)), 'elbows': ((0.2, 1, 0), (-0.3, -0.6, -0.8))},
    'wheel': {**STANDING, 'lean': 7, 'hands': ((0.40, 0.17, 1.06), (0.38, -0.17, 1.02)), 'palms': ((0, 0, -1), (0, 0, -1)), 'open': False},
    'rail': {**STANDING, 'lean': 24, 'hip': (-0.14, 0, 0.93), 'hands': ((0.46, 0.27, 1.02), (0.46, -0.24, 1.02)),
             'palms': ((0, 0, -1), (0, 0, -1)), 'open': False, 'feet': ((-0.05, 0.13, 0), (-0.18, -0.10, 0))},
    'boathook': {**STANDING, 'lean': 10, 'hands': ((0.42, 0.08, 1.12), (0.22, -0.22, 0.88)), 'open': False, 'feet': ((0.22, 0.14, 0), (-0.16, -0.14, 0))},
    'point': {**STANDING, 'hands': ((0.05, 0.27, 0.76), (0.56, -0.46, 1.40)), 'twist': -12},
    'photo': {**STANDING, 'lean': -2, 'hands': ((0.34, 0.09, 1.50), (0.34, -0.09, 1.50)), 'elbows': ((0, 0.8, -1), (0, -0.8, -1)), 'open': False},
    'sit': SEATED,
    'lounge': {**SEATED, 'hip': (0.06, 0, 0.105), 'lean': -20, 'side': 5, 'hands': ((-0.16, 0.55, 0.40), (0.26, -0.14, 0.23)),
               'elbows': ((-0.4, 0.5, 0.7), (-0.3, -0.6, -0.8)), 'feet': ((0.62, 0.16, -0.45), (0.50, -0.10, -0.45)), 'head': -6},
    'drive': {**SEATED, 'hands': ((0.44, 0.16, 0.42), (0.42, -0.17, 0.38)), 'open': False},
    'talk': {**SEATED, 'lean': 6, 'twist': 22, 'hands': ((0.40, 0.24, 0.44), (0.26, -0.10, 0.24)), 'palms': ((0, -0.5, 0.8), (0, 0, -1))},
    'cup': {**SEATED, 'hands': ((0.30, 0.14, 0.21), (0.27, -0.07, 0.36)), 'palms': ((0, 0, -1), (0, 1, 0)), 'open': False},
    'read': {**SEATED, 'lean': -10, 'hands': ((0.30, 0.13, 0.33), (0.30, -0.13, 0.33)), 'palms': ((0, -1, 0.3), (0, 1, 0.3)), 'head': 16, 'open': False},
    'tiller': {**SEATED, 'lean': 2, 'hands': ((0.34, 0.12, 0.28), (0.10, -0.50, 0.17)), 'palms': ((0, -1, 0), (0, 0, -1)), 'open': False, 'twist': -6},
    'haul': {**SEATED, 'lean': -10, 'hands': ((0.28, 0.06, 0.36), (0.46, -0.04, 0.44)), 'palms': ((0, -1, 0), (0, 1, 0)), 'open': False,
             'feet': ((0.56, 0.16, -0.40), (0.42, -0.16, -0.45)), 'elbows': ((-0.5, 0.8, 0.1), (-0.3, -0.8, -0.3))},
    'row': {**SEATED, 'lean': 20, 'hands': ((0.62, 0.22, 0.30), (0.62, -0.22, 0.30)), 'feet': ((0.70, 0.13, -0.22), (0.70, -0.13, -0.22)),
            'knees': ((0.3, 0.2, 1), (0.3, -0.2, 1)), 'open': False},
    'hike': {**SEATED, 'lean': -34, 'hands': ((0.34, 0.10, 0.36), (0.30, -0.40, 0.30)), 'feet': ((0.52, 0.12, -0.28), (0.52, -0.10, -0.28)),
             'head': -12, 'open': False},
    'canoe': {**SEATED, 'lean': 12, 'twist': 16, 'feet': ((0.46, 0.19, -0.21), (0.40, -0.19, -0.21)), 'knees': ((0.6, 0.5, 1), (0.6, -0.5, 1)),
              'hands': ((0.50, -0.22, 0.66), (0.46, -0.45, 0.20)), 'palms': ((0, 0.2, -1), (-0.2, 1, 0)), 'open': False,
              'elbows': ((-0.1, 0.8, 0.25), (-0.5, -0.8, -0.2))},
    'kayak': {**SEATED, 'lean': 4, 'twist': -14, 'feet': ((0.93, 0.14, 0.0), (0.93, -0.14, 0.0)), 'knees': ((0, 0.4, 1), (0, -0.4, 1)),
              'toes': ((0.25, 0.1, 1), (0.25, -0.1, 1)), 'hands': ((0.40, 0.30, 0.64), (0.40, -0.30, 0.31)), 'palms': ((0.3, 0, -1), (0.3, 0, -1)), 'open': False,
              'elbows': ((-0.3, 0.9, -0.2), (-0.5, -0.9, -0.3))},
    'kneel': {'hip': (0, 0, 0.30), 'lean': 8, 'feet': ((-0.24, 0.13, 0.07), (-0.24, -0.13, 0.07)), 'toes': ((-1, 0, -0.3), (-1, 0, -0.3)),
              'knees': ((1, 0.2, -0.6), (1, -0.2, -0.6)), 'hands': ((0.30, 0.14, 0.34), (0.30, -0.14, 0.34)), 'open': True},
    'ride': {**ASTRIDE, 'hands': ((0.57, 0.33, 0.30), (0.57, -0.33, 0.30)), 'palms': ((0.1, 0, -1), (0.1, 0, -1)), 'open': False},
    'behind': {**ASTRIDE, 'lean': 13, 'hands': ((0.36, 0.19, 0.20), (0.36, -0.19, 0.20)), 'palms': ((0, -1, 0), (0, 1, 0)), 'open': True},
    'lie': {'hip': (0, 0, 0.11), 'lean': -86, 'head': -78, 'feet': ((0.86, 0.13, 0.05), (0.62, -0.12, 0.0)), 'toes': ((0.3, 0.3, 1), (1, 0, 0)),
            'knees': ((0, 0.3, 1), (0, -0.1, 1)), 'hands': ((-0.05, 0.36, 0.04), (-0.74, -0.16, 0.08)), 'elbows': ((0, 1, 0.1), (0, -1, 0.1)), 'open': True},
    'prone': {'hip': (0, 0, 0.12), 'lean': 82, 'head': 45, 'feet': ((-0.86, 0.13, 0.08), (-0.86, -0.10, 0.08)), 'toes': ((-1, 0, -0.4), (-1, 0, -0.4)),
              'knees': ((0, 0.1, -1), (0, -0.1, -1)), 'hands': ((0.78, 0.16, 0.04), (0.78, -0.16, 0.04)), 'elbows': ((0, 1, -0.2), (0, -1, -0.2)), 'open': True},
    'edge': {**SEATED, 'lean': 4, 'feet': ((0.36, 0.11, -0.44), (0.32, -0.12, -0.40)), 'toes': ((0.8, 0, -0.5), (0.8, 0, -0.5)),
             'hands': ((0.02, 0.27, 0.03), (0.04, -0.26, 0.03)), 'elbows': ((-0.5, 0.6, 0), (-0.5, -0.6, 0))},
}
THIGH, SHIN, ARM, FOREARM = 0.44, 0.43, 0.285, 0.26


def rotation(axis, degrees):
    x, y, z = unit(axis)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    k = 1 - c
    return np.array([[c + x * x * k, x * y * k - z * s, x * z * k + y * s], [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
                     [z * x * k - y * s, z * y * k + x * s, c + z * z * k]])


def bent(start, end, first, second, towards):
    """The middle joint and the end of two bones that reach for `end`."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    span = np.linalg.norm(end - start)
    reach = min(max(span, abs(first - second) + 0.05), first + second - 0.004)
    way = unit(end - start)
    share = (first * first - second * second + reach * reach) / (2 * reach)
    out = np.asarray(towards, float) - way * (np.asarray(towards, float) @ way)
    middle = start + way * share + unit(out) * math.sqrt(max(0.0, first * first - share * share))
    return middle, start + way * reach


def joints(pose, build='man', mirror=False, **changes):
    """All joints of a pose by name; left and right are index 0 and 1."""
    p = {**POSES[pose], **{k: v for k, v in changes.items() if v is not None}}
    for key in ('hands', 'feet'):
        p[key] = tuple(given if given is not None else own for given, own in zip(p[key], POSES[pose][key]))
    woman = build in ('woman', 'girl')
    lean, side = p.get('lean', 0), p.get('side', 0)
    tilt = rotation((0, 1, 0), lean) @ rotation((1, 0, 0), side)
    low = rotation((0, 1, 0), lean * 0.55 if abs(lean) < 60 else lean)
    chest = tilt @ rotation((0, 0, 1), p.get('twist', 0))
    head_lean = p.get('head', lean * 0.25)
    yaw, pitch = p.get('look') or (0, 0)
    head = rotation((0, 1, 0), head_lean) @ rotation((0, 0, 1), yaw) @ rotation((0, 1, 0), -pitch)
    ahead, left, up = np.eye(3)
    hip = np.asarray(p['hip'], float)
    j = {'hip': hip, 'low': low, 'chest_frame': chest, 'head_frame': head, 'open': p.get('open', False)}
    j['waist'] = hip + low @ up * 0.14
    j['chest'] = j['waist'] + (low @ up + tilt @ up) * 0.5 * 0.19
    j['neck'] = j['chest'] + tilt @ up * 0.20 + chest @ ahead * -0.012
    j['skull'] = j['neck'] + tilt @ up * 0.035 + head @ (0.022, 0, 0.135)
    half = 0.168 if woman else 0.188
    j['shoulders'], j['elbows'], j['wrists'], j['hands'], j['palms'] = [], [], [], [], []
    j['hips'], j['knees'], j['ankles'], j['soles'], j['toes'] = [], [], [], [], []
    for i, s in ((0, 1), (1, -1)):
        grip = np.asarray(p['hands'][i], float)
        joint = j['neck'] - tilt @ up * 0.055 + chest @ left * s * half
        joint = joint + unit(grip - joint) * 0.05 * max(0.0, min(1.0, np.linalg.norm(grip - joint) / 0.5 - 0.9))
        palm = np.asarray(p.get('palms', ((0, 0, -1), (0, 0, -1)))[i], float)
        reach = unit(grip - joint)
        wrist = grip - reach * 0.065 - unit(palm) * 0.028
        elbow, wrist = bent(joint, wrist, ARM, FOREARM, p.get('elbows', ((-0.4, 0.6, -0.8), (-0.4, -0.6, -0.8)))[i])
        j['shoulders'].append(joint)
        j['elbows'].append(elbow)
        j['wrists'].append(wrist)
        j['hands'].append(grip)
        j['palms'].append(unit(palm))
        socket = hip + low @ left * s * (0.098 if woman else 0.092) - low @ up * 0.02
        toe = unit(p.get('toes', ((1, 0.22, 0), (1, -0.22, 0)))[i])
        sole = np.asarray(p['feet'][i], float)
        above = unit(np.cross(toe, np.cross(up if abs(toe[2]) < 0.9 else -ahead, toe)))
        ankle = sole + above * 0.085 - toe * 0.05
        knee, ankle = bent(socket, ankle, THIGH, SHIN, p.get('knees', ((1, 0.18, 0.35), (1, -0.18, 0.35)))[i])
        j['hips'].append(socket)
        j['knees'].append(knee)
        j['ankles'].append(ankle)
        j['soles'].append(ankle - above * 0.085 + toe * 0.05)
        j['toes'].append((toe, above))
    if mirror:
        flip = np.diag([1.0, -1.0, 1.0])
        for name, value in j.items():
            if isinstance(value, list):
                value = [(flip @ a, flip @ b) for a, b in value] if name == 'toes' else [flip @ v for v in value]
                j[name] = value[::-1]
            elif name.endswith('frame') or name == 'low':
                j[name] = flip @ value @ flip
            elif isinstance(value, np.ndarray):
                j[name] = flip @ value
    return j
