"""Framed pictures; see indoors_things.py for the options of `picture` and `picture_wall`."""
import math
import random

from finishes import gloss, metal, plain
from indoors_materials import grained, own, paper
from lines import TURN
from surfaces import material

PALETTES = (((0.56, 0.50, 0.40), (0.34, 0.10, 0.05), (0.07, 0.11, 0.14), (0.50, 0.30, 0.09)), ((0.60, 0.57, 0.50), (0.10, 0.18, 0.17), (0.45, 0.22, 0.12), (0.25, 0.28, 0.22)),
    ((0.58, 0.55, 0.50), (0.03, 0.03, 0.035), (0.52, 0.16, 0.05), (0.30, 0.33, 0.36)), ((0.62, 0.56, 0.46), (0.14, 0.20, 0.30), (0.55, 0.40, 0.30), (0.30, 0.08, 0.09)))


def _painted(name, kind, colours, w, h, seed):
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at = nodes.vector('ADD', nodes.new('TexCoord').outputs['Object'], (seed * 3.7, 0.0, seed * 1.9))
    plainly = nodes.new('SeparateXYZ', Vector=nodes.new('TexCoord').outputs['Object']).outputs
    x, z, M = nodes.math('DIVIDE', plainly['X'], w), nodes.math('DIVIDE', plainly['Z'], h), nodes.math  # -0.5 to 0.5
    a, b, c, d = colours
    soft = nodes.noise(at, 3.0 / w, 6, 0.6)
    brush = nodes.noise(nodes.vector('MULTIPLY', at, (6, 6, 40)), 1.2 / w, 5, 0.65)
    bent = M('ADD', z, M('MULTIPLY', M('SUBTRACT', soft, 0.5), 0.16))
    if kind in ('horizon', 'ship'):
        tone = nodes.ramp(M('ADD', bent, 0.5), (0.0, tuple(v * 0.5 for v in c)), (0.30, c), (0.36, tuple(v * 0.6 + 0.05 for v in d)), (0.40, a), (0.62, tuple(min(1, v * 1.1) for v in a)),
            (1.0, tuple(0.5 * (p + q) for p, q in zip(a, c))))
        tone = nodes.mix(nodes.ramp(brush, (0.45, 0.0), (0.75, 0.55)), tone, nodes.mix(0.5, tone, (0.66, 0.63, 0.56)))
    elif kind == 'strokes':
        tone = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', at, (1, 1, 3.2)), 1.6 / w, 4, 0.5, 1.2), (0.36, b), (0.43, c), (0.47, a), (0.56, a), (0.6, d), (0.68, b))
    elif kind == 'field':
        edge = M('ADD', z, M('MULTIPLY', M('SUBTRACT', brush, 0.5), 0.04))
        tone = nodes.ramp(M('ADD', edge, 0.5), (0.10, b), (0.12, d), (0.40, d), (0.43, a), (0.47, a), (0.50, b), (0.9, c))
        tone = nodes.mix(M('GREATER_THAN', M('MAXIMUM', M('ABSOLUTE', x), M('ABSOLUTE', z)), 0.43), tone, a)
    elif kind == 'photo':
        tone = (0.50, 0.50, 0.49)
        for k in range(4):
            ridge = nodes.noise(nodes.new('CombineXYZ', X=M('ADD', M('MULTIPLY', x, 2.0 + k), seed * 5.1 + k * 7.7)).outputs[0], 1.0, 6, 0.55)
            under = M('GREATER_THAN', M('ADD', M('MULTIPLY', M('SUBTRACT', ridge, 0.5), 0.5), 0.18 - 0.16 * k), z)
            tone = nodes.mix(under, tone, (0.30 * 0.5 ** k,) * 3)
    elif kind == 'map':
        depth = nodes.noise(at, 2.2 / w, 5, 0.55, 0.4)
        tone = nodes.ramp(depth, (0.40, (0.30, 0.40, 0.42)), (0.49, (0.42, 0.50, 0.49)), (0.50, (0.55, 0.47, 0.31)), (0.7, (0.50, 0.42, 0.26)))
        tone = nodes.mix(M('MULTIPLY', M('LESS_THAN', M('FRACT', M('MULTIPLY', depth, 26.0)), 0.1), 0.4), tone, (0.14, 0.13, 0.11))
    elif kind == 'ink':
        tone = nodes.mix(nodes.ramp(nodes.noise(at, 1.7 / w, 7, 0.6, 1.5), (0.55, 0.0), (0.575, 1.0)), (0.62, 0.59, 0.52), (0.025, 0.026, 0.032))
    elif kind == 'portrait':
        r = M('SQRT', M('ADD', M('MULTIPLY', x, x), M('MULTIPLY', z, z)))
        tone = nodes.mix(nodes.ramp(M('ADD', r, M('MULTIPLY', soft, 0.2)), (0.2, 0.0), (0.6, 1.0)), (0.12, 0.07, 0.04), (0.022, 0.015, 0.01))
    else:
        tone = nodes.mix(nodes.ramp(soft, (0.3, 0.0), (0.7, 0.18)), a, tuple(v * 0.8 for v in a))
    nodes.put(nodes.mix(nodes.ramp(brush, (0.3, 0.12), (0.7, 0.0)), tone, (0.05, 0.045, 0.04)), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.65
    return made


def _forms(parts, kind, colours, w, h, chance, y):
    """Flat cut forms on the sheet."""
    def flat(tone, points):
        parts.add(plain('print ' + ' '.join(f'{v:.2f}' for v in tone), tone, 0.8), [(a * w, y - 0.0006 * next(layer), b * h) for a, b in points], [tuple(range(len(points)))])
    layer = iter(range(1, 999))
    if kind == 'shapes':
        for k in range(5):
            cx, cz, r, tone = chance.uniform(-0.22, 0.22), chance.uniform(-0.24, 0.24), chance.uniform(0.1, 0.22), colours[1 + k % 3]
            form = chance.choice(('disc', 'half', 'bar', 'pebble'))
            if form == 'bar':
                flat(tone, [(cx - r * 0.3, cz - r), (cx + r * 0.3, cz - r), (cx + r * 0.3, cz + r), (cx - r * 0.3, cz + r)])
            else:
                sweep, turn, q = (math.pi if form == 'half' else TURN), chance.uniform(0, 6), chance.uniform(0.1, 0.25) * (form == 'pebble')
                flat(tone, [(cx + r * (1 + q * math.sin(3 * t)) * math.cos(t + turn), cz + r * w / h * (1 + q * math.sin(3 * t)) * math.sin(t + turn)) for t in (sweep * i / 40 for i in range(40))])
    elif kind == 'leaf':
        green = chance.choice(((0.10, 0.15, 0.07), (0.06, 0.11, 0.10), (0.22, 0.20, 0.09)))
        flat(green, [(-0.006, -0.4), (0.006, -0.4), (0.02, 0.36), (0.014, 0.36)])
        for k in range(9):
            b = -0.26 + 0.07 * k
            for s in (-1, 1):
                long, up = 0.30 * math.sin(math.pi * (k + 1.4) / 11), 0.12
                flat(tuple(v * chance.uniform(0.8, 1.5) for v in green), [(0.01 * s, b), (s * long * 0.4, b + up * 0.2), (s * long, b + up * 0.75), (s * long * 0.45, b + up * 0.75)])
    elif kind == 'ship':
        dark, sail = colours[2], (0.60, 0.56, 0.47)
        flat(tuple(v * 0.4 for v in dark), [(-0.16, -0.12), (0.12, -0.12), (0.18, -0.05), (-0.18, -0.05)])
        for a in (-0.07, 0.05):
            flat(sail, [(a, -0.03), (a + 0.1, -0.03), (a + 0.01, 0.24)])
            flat(tuple(v * 0.8 for v in sail), [(a - 0.01, -0.03), (a - 0.09, -0.03), (a - 0.005, 0.2)])


def picture(parts, x, y, z, turn=0.0, kind='shapes', width=0.5, height=0.7, frame='oak', seed=1, colours=None, mat=None, glazed=False):
    chance = random.Random(seed)
    colours = colours or PALETTES[seed % len(PALETTES)]
    mat = (0.07 * min(width, height) / 0.5 if kind in ('leaf', 'photo', 'map', 'ink', 'shapes') and frame not in ('none', 'gold') else 0.0) if mat is None else mat
    with parts.at(x, y, z, turn), own(parts) as p:
        w, h, back = width / 2, height / 2, 0.035 if frame == 'none' else 0.018
        if mat:
            p.box(paper((0.66, 0.64, 0.59)), -w, w, -back, 0, -h, h)
        a, b = width - 2 * mat, height - 2 * mat
        p.box(_painted(f'picture {kind} {seed} {width:.2f} {height:.2f}', kind, colours, a, b, seed), -a / 2, a / 2, -back - 0.001, -0.001, -b / 2, b / 2, 0.001)
        _forms(p, kind, colours, a, b, chance, -back - 0.0015)
        if frame == 'none':
            return
        f, out = (0.06, 0.045) if frame == 'gold' else (0.018, 0.03)
        made = metal('gilding', (0.60, 0.40, 0.13), 0.3, 0.6) if frame == 'gold' else gloss('black frame', (0.018, 0.017, 0.016), 0.4, 0.2) if frame == 'black' else grained(p, frame, 2)
        for x0, x1, z0, z1 in ((-w - f, w + f, -h - f, -h), (-w - f, w + f, h, h + f), (-w - f, -w, -h, h), (w, w + f, -h, h)):
            p.box(made, x0, x1, -out, 0, z0, z1, f * 0.25)
        if glazed:
            from indoors_materials import clear
            p.box(clear(), -w, w, -back - 0.006, -back - 0.004, -h, h)


def picture_wall(parts, x, y, z, turn=0.0, kinds=('shapes', 'photo', 'leaf', 'horizon', 'ink', 'map'), width=1.9, seed=1, frames=('oak', 'black', 'walnut', 'white')):
    """Six pictures hung close in two rows, their common middle at (x, z)."""
    chance, s = random.Random(seed), width / 1.9
    with parts.at(x, y, z, turn):
        for k, (cx, cz, w, h) in enumerate(((-0.68, 0.22, 0.42, 0.56), (-0.12, 0.16, 0.54, 0.44), (0.5, 0.26, 0.5, 0.64), (-0.5, -0.34, 0.6, 0.42), (0.06, -0.36, 0.36, 0.48), (0.6, -0.36, 0.42, 0.42))):
            picture(parts, cx * s, 0, cz * s, 0, kinds[k % len(kinds)], w * s, h * s, frames[chance.randrange(len(frames))], seed * 7 + k)
