"""Heads of people (figure.py): face, hair, headgear, glasses. A frame has ahead, left and up as its columns."""
import math

import numpy as np

from limbs import Blend

COLOURS = {
    'black': (0.012, 0.011, 0.012), 'brown': (0.055, 0.028, 0.014), 'dark': (0.025, 0.015, 0.010), 'blond': (0.36, 0.22, 0.085), 'fair': (0.46, 0.33, 0.16),
    'red': (0.42, 0.035, 0.02), 'ginger': (0.24, 0.075, 0.022), 'grey': (0.30, 0.30, 0.31), 'white': (0.74, 0.73, 0.70), 'navy': (0.016, 0.028, 0.075),
    'blue': (0.035, 0.12, 0.34), 'sky': (0.26, 0.42, 0.58), 'teal': (0.02, 0.17, 0.19), 'green': (0.04, 0.13, 0.055), 'olive': (0.11, 0.115, 0.05),
    'sand': (0.52, 0.41, 0.27), 'khaki': (0.30, 0.235, 0.14), 'cream': (0.70, 0.63, 0.48), 'yellow': (0.72, 0.42, 0.035), 'orange': (0.70, 0.16, 0.025),
    'coral': (0.62, 0.16, 0.11), 'pink': (0.62, 0.30, 0.30), 'wine': (0.16, 0.018, 0.03), 'charcoal': (0.045, 0.047, 0.052), 'denim': (0.055, 0.095, 0.17),
    'straw': (0.56, 0.41, 0.19), 'rust': (0.32, 0.085, 0.03), 'mint': (0.36, 0.56, 0.46), 'lilac': (0.38, 0.32, 0.50),
}
SKINS = ((0.50, 0.285, 0.19), (0.44, 0.235, 0.15), (0.56, 0.34, 0.25), (0.36, 0.18, 0.105), (0.17, 0.08, 0.045))


def colour_of(word, fallback='grey'):
    return COLOURS.get(word, COLOURS[fallback]) if isinstance(word, str) else tuple(word)


def face(blend, at):
    """at(ahead, left, up) -> point; adds the skull, jaw, nose and ears."""
    axes = at.axes
    blend.ball(at(0, 0, 0.005), (0.098, 0.078, 0.105), axes)
    blend.ball(at(0.034, 0, -0.066), (0.058, 0.055, 0.056), axes, 0.05)
    blend.limb(at(0.078, 0, -0.098), at(0.070, 0, -0.098), 0.018, soft=0.03)
    for s in (1, -1):
        blend.carve_ball(at(0.100, s * 0.034, 0.004), (0.024, 0.022, 0.013), axes, 0.02)
        blend.ball(at(0.062, s * 0.048, -0.028), (0.026, 0.022, 0.024), axes, 0.04)
        blend.ball(at(-0.004, s * 0.080, -0.012), (0.020, 0.009, 0.032), axes, 0.008)
        blend.ball(at(0.082, s * 0.033, 0.024), (0.010, 0.024, 0.007), axes, 0.015)
    blend.limb(at(0.094, 0, 0.006), at(0.116, 0, -0.036), 0.007, 0.013, 0.012)
    blend.ball(at(0.092, 0, -0.068), (0.009, 0.022, 0.006), axes, 0.006)
    blend.ball(at(0.090, 0, -0.080), (0.010, 0.017, 0.007), axes, 0.006)


def hair_shape(style, at, rnd, covered):
    axes = at.axes
    blend = Blend(0.0065)
    thick = 0.010 if covered else 0.016
    blend.ball(at(-0.008, 0, 0.012), (0.098 + thick, 0.079 + thick, 0.104 + thick * 1.1), axes)
    if not covered:
        for _ in range(9):
            a, b = rnd.uniform(-2.6, 2.6), rnd.uniform(0.2, 1.0)
            blend.ball(at(-0.012 + 0.085 * math.cos(a) * math.cos(b), 0.075 * math.sin(a), 0.012 + 0.090 * math.sin(b)), rnd.uniform(0.016, 0.030), None, 0.035)
    low = {'short': -0.075, 'tail': -0.07, 'bun': -0.07}.get(style, -0.075)
    blend.cut(at(0, 0, low), at.way(0.25, 0, -1))
    blend.cut(at(0.058, 0, 0.052 + thick), at.way(0.80, 0, -0.60))
    blend.carve_ball(at(0.075, 0, -0.045), (0.08, 0.072, 0.10), axes, 0.02)
    if style in ('long', 'bob'):
        down = 0.30 if style == 'long' else 0.15
        blend.limb(at(-0.045, 0, -0.01), at(-0.088, 0.01, -down), 0.088, 0.060, 0.04, (at.way(1, 0, 0), 0.55), (0.006, 4))
        for s in (1, -1):
            blend.limb(at(-0.012, s * 0.076, 0.03), at(-0.030, s * 0.088, -down * 0.72), 0.030, 0.022, 0.03, None, (0.005, 3))
    elif style == 'tail':
        blend.limb(at(-0.095, 0, 0.035), at(-0.140, 0.01, -0.02), 0.026, 0.034, 0.02)
        blend.limb(at(-0.140, 0.01, -0.02), at(-0.125, 0.025, -0.19), 0.034, 0.012, 0.03, None, (0.004, 3))
    elif style == 'bun':
        blend.ball(at(-0.105, 0, 0.055), 0.042, None, 0.015)
    return blend


def headgear(kind, at):
    """Shapes of a hat: (the cloth, its darker band or peak or None)."""
    axes = at.axes
    dome, trim = Blend(0.0065), None
    if kind == 'beanie':
        dome.ball(at(-0.010, 0, 0.030), (0.116, 0.098, 0.118), axes)
        dome.cut(at(0, 0, 0.018), at.way(0.18, 0, -1))
        trim = Blend(0.0065)
        trim.ball(at(-0.010, 0, 0.026), (0.121, 0.103, 0.100), axes)
        trim.cut(at(0, 0, 0.012), at.way(0.18, 0, -1))
        trim.cut(at(0, 0, 0.056), at.way(-0.18, 0, 1))
    elif kind == 'cap':
        dome.ball(at(-0.008, 0, 0.022), (0.112, 0.094, 0.112), axes)
        dome.cut(at(0, 0, 0.030), at.way(0.10, 0, -1))
        dome.ball(at(0.128, 0, 0.036), (0.082, 0.078, 0.009), [at.way(0.98, 0, -0.16), at.way(0, 1, 0), at.way(0.16, 0, 0.98)], 0.008)
        dome.ball(at(-0.008, 0, 0.135), 0.010, None, 0.004)
    elif kind == 'skipper':
        dome.ball(at(-0.004, 0, 0.070), (0.128, 0.118, 0.042), [at.way(0.98, 0, 0.2), at.way(0, 1, 0), at.way(-0.2, 0, 0.98)])
        trim = Blend(0.0065)
        trim.ball(at(-0.006, 0, 0.040), (0.112, 0.095, 0.060), axes)
        trim.cut(at(0, 0, 0.026), at.way(0.05, 0, -1))
        trim.ball(at(0.118, 0, 0.032), (0.055, 0.068, 0.007), [at.way(0.9, 0, -0.4), at.way(0, 1, 0), at.way(0.4, 0, 0.9)], 0.006)
    else:
        brim = 0.205 if kind == 'straw' else 0.165
        dome.ball(at(-0.006, 0, 0.035), (0.113, 0.096, 0.108), axes)
        dome.cut(at(0, 0, 0.030), at.way(0.05, 0, -1))
        if kind == 'straw':
            dome.cut(at(0, 0, 0.122), at.way(0, 0, 1))
        dome.ball(at(-0.002, 0, 0.038), (brim, brim * 0.92, 0.010), axes, 0.014)
        if kind == 'straw':
            trim = Blend(0.0065)
            trim.ball(at(-0.006, 0, 0.035), (0.117, 0.100, 0.100), axes)
            trim.cut(at(0, 0, 0.044), at.way(0, 0, -1))
            trim.cut(at(0, 0, 0.074), at.way(0, 0, 1))
    return dome, trim


def glasses(parts, at, rim, lens):
    for s in (1, -1):
        ring = []
        for i in range(13):
            a = 6.2832 * i / 12
            ring.append(at(0.106 - 0.010 * abs(math.cos(a) + 0.4 * s) * 0.4, s * 0.034 + 0.025 * math.cos(a), 0.004 + 0.019 * math.sin(a)))
        parts.add(lens, [at(0.110, s * 0.034, 0.004)[:], *ring[:-1]], [(0, i + 1, (i + 1) % 12 + 1) for i in range(12)], True)
        parts.add(lens, [at(0.104, s * 0.034, 0.004)[:], *ring[:-1]], [(0, (i + 1) % 12 + 1, i + 1) for i in range(12)], True)
        parts.wire(rim, ring, 0.0022, 5)
        parts.wire(rim, [at(0.100, s * 0.060, 0.008), at(0.060, s * 0.081, 0.008), at(-0.010, s * 0.085, 0.002)], 0.0025, 5)
    parts.wire(rim, [at(0.108, 0.010, 0.008), at(0.110, -0.010, 0.008)], 0.0025, 5)


def eyes(parts, at, white, dark, brow):
    for s in (1, -1):
        for made, x, r in ((white, 0.076, 0.0125), (dark, 0.0835, 0.0062)):
            rows = []
            for i in range(1, 6):
                b = math.pi * i / 6
                rows.append([at(x + r * math.sin(b) * math.cos(a), s * 0.034 + r * math.sin(b) * math.sin(a) * 1.15, 0.001 + r * math.cos(b) * 0.62)
                             for a in np.linspace(0, 6.2832, 9)[:-1]])
            vertices = [v for row in rows for v in row]
            parts.add(made, vertices, [(k * 8 + i, k * 8 + (i + 1) % 8, k * 8 + 8 + (i + 1) % 8, k * 8 + 8 + i) for k in range(4) for i in range(8)], True)
        parts.wire(brow, [at(0.094, s * 0.016, 0.027), at(0.092, s * 0.036, 0.032), at(0.080, s * 0.054, 0.027)], 0.0032, 6)
