"""Paddles, built into Parts in the frame of whoever holds them (points are hands): ash for canoes, carbon for kayaks.

single_paddle(parts, top, low, length) the grip at `top`, the blade beyond `low`; double_paddle(parts, left, right, length)
"""
import math

import numpy as np

from limbs import unit
from surfaces import bump, material, plain


def ash(name='ash', light=(0.52, 0.36, 0.20), dark=(0.38, 0.23, 0.11)):
    """Varnished wood with its grain along z of the object or of the world, however it lies."""
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        grain = nodes.noise(nodes.vector('MULTIPLY', at, (14, 14, 14)), 3.0, 6, 0.6, 1.5)
        nodes.put(nodes.ramp(grain, (0.3, dark), (0.7, light)), shader.inputs['Base Color'])
        for key, value in (('Roughness', 0.38), ('Clearcoat', 0.5), ('Clearcoat Roughness', 0.12)):
            shader.inputs[key].default_value = value
        bump(nodes, shader, grain, 0.1, 0.004)
    return made


def blade(parts, made, root, way, flat, length, wide, shape, thick=0.006, cup=0.0):
    """A blade from `root` along `way`, its face turned to `flat`; shape(share) -> share of the width."""
    way, flat = unit(way), unit(np.asarray(flat) - unit(way) * (np.asarray(flat) @ unit(way)))
    side = np.cross(way, flat)
    vertices, faces, rows, across = [], [], 18, 7
    for face in (1, -1):
        start = len(vertices)
        for i in range(rows + 1):
            t = i / rows
            half = wide / 2 * shape(t)
            for k in range(across):
                u = k / (across - 1) * 2 - 1
                body = thick * (1 - abs(u) ** 2) * (1.5 - t) + 0.004 * math.exp(-(u * 5) ** 2) * (1 - t)
                vertices.append(tuple(root + way * t * length + side * u * half + flat * (face * body + cup * (u * u - 1) * 0.03 + cup * 0.05 * t * t)))
        for i in range(rows):
            for k in range(across - 1):
                a = start + i * across + k
                quad = (a, a + 1, a + across + 1, a + across)
                faces.append(quad if face > 0 else quad[::-1])
    parts.add(made, vertices, faces, True)


def single_paddle(parts, top, low, length=1.50, flat=None):
    top, low = np.asarray(top, float), np.asarray(low, float)
    way = unit(low - top)
    wood, dark = ash(), ash('walnut', (0.20, 0.10, 0.05), (0.11, 0.05, 0.025))
    flat = np.array((1.0, 0.1, 0.0)) if flat is None else flat
    side = np.cross(way, unit(np.asarray(flat) - way * (np.asarray(flat) @ way)))
    parts.bar(wood, top + way * 0.02, top + way * (length - 0.50), 0.0155, 10)
    parts.bar(wood, top - side * 0.042, top + side * 0.042, 0.017, 10)
    parts.bar(wood, top + way * 0.05, top - way * 0.012, 0.016, 10, 0.024)
    rounded = lambda t: max(0.16, math.sin(math.pi * min(1.0, 0.04 + t * 0.96) ** 0.62) ** 0.45 * (0.72 + 0.28 * t)) if t < 0.995 else 0.15
    root = top + way * (length - 0.55)
    blade(parts, wood, root, way, flat, 0.53, 0.185, rounded, 0.008)
    blade(parts, dark, root + way * 0.505, way, flat, 0.028, 0.10, lambda t: 1 - t * 0.6, 0.009)


def double_paddle(parts, left, right, length=2.25, flat=None, blades=(0.60, 0.62, 0.60)):
    left, right = np.asarray(left, float), np.asarray(right, float)
    way, middle = unit(right - left), (left + right) / 2
    carbon = plain('carbon', (0.018, 0.019, 0.021), 0.28, coat=0.7)
    made = plain(f'blade {blades}', blades, 0.3, coat=0.4)
    parts.bar(carbon, middle - way * (length / 2 - 0.40), middle + way * (length / 2 - 0.40), 0.0145, 10)
    for s in (1, -1):
        parts.bar(plain('drip ring', (0.02, 0.02, 0.02), 0.7), middle + way * s * (length / 2 - 0.58), middle + way * s * (length / 2 - 0.575), 0.03, 14)
        form = lambda t: max(0.18, math.sin(math.pi * min(1.0, 0.06 + t * 0.94) ** 0.75) ** 0.5) if t < 0.99 else 0.2
        blade(parts, made, middle + way * s * (length / 2 - 0.45), way * s, (1, 0, 0.25 * s) if flat is None else flat, 0.45, 0.17, form, 0.004, 1.0)
