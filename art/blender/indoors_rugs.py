"""Carpets with pattern and pile; see indoors_things.py for the options of `carpet`."""
import math
import random

from comforts import TURN
from finishes import cloth
from indoors_materials import own
from surfaces import bump, material

WARM = ((0.30, 0.05, 0.035), (0.05, 0.075, 0.13), (0.52, 0.42, 0.28))


def _rug(name, pattern, colours, width, depth):
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at = nodes.new('TexCoord').outputs['Object']
    wobble = nodes.vector('MULTIPLY', nodes.vector('SUBTRACT', nodes.new('TexNoise', Vector=at, Scale=6.0, Detail=3.0).outputs['Color'], (0.5, 0.5, 0.5)), (0.02, 0.02, 0))
    split = nodes.new('SeparateXYZ', Vector=nodes.vector('ADD', at, wobble)).outputs
    x, y, M = split['X'], split['Y'], nodes.math
    ground, second, third = colours
    size = lambda v: M('ABSOLUTE', v)
    wave = lambda v, step: M('ABSOLUTE', M('SUBTRACT', M('FRACT', M('ADD', M('DIVIDE', v, step), 0.5)), 0.5))  # 0 at the middle of each step, 0.5 between
    over = lambda v, limit: M('GREATER_THAN', v, limit)
    edge = M('MAXIMUM', M('SUBTRACT', size(x), width / 2), M('SUBTRACT', size(y), depth / 2))  # below 0 inside, distance from the rim
    tone = ground
    if pattern in ('berber', 'kilim'):
        step = 0.55 if pattern == 'berber' else 0.3
        diamond = M('ADD', wave(x, step), wave(y, step * (1.5 if pattern == 'berber' else 0.8)))
        line = over(0.035 if pattern == 'berber' else 0.09, M('ABSOLUTE', M('SUBTRACT', diamond, 0.5)))
        if pattern == 'kilim':
            band = over(M('FRACT', M('DIVIDE', y, 0.48)), 0.5)
            tone = nodes.mix(over(diamond, 0.62), nodes.mix(band, ground, second), third)
            tone = nodes.mix(over(wave(y, 0.24), 0.44), tone, second)
        else:
            tone = nodes.mix(line, ground, second)
    elif pattern == 'stripes':
        n = M('FRACT', M('DIVIDE', y, 0.34))
        tone = nodes.mix(over(n, 0.5), ground, nodes.mix(over(n, 0.78), second, third))
    elif pattern == 'persian':
        turn = M('ARCTAN2', y, x)
        far = nodes.vector('MULTIPLY', at, (2 / width, 2 / depth, 0))
        far_split = nodes.new('SeparateXYZ', Vector=far).outputs
        r = M('SQRT', M('ADD', M('MULTIPLY', far_split['X'], far_split['X']), M('MULTIPLY', far_split['Y'], far_split['Y'])))
        petals = M('ADD', r, M('MULTIPLY', M('SINE', M('MULTIPLY', turn, 16.0)), 0.03))
        flower = M('MULTIPLY', M('SINE', M('MULTIPLY', x, 42.0)), M('SINE', M('MULTIPLY', y, 42.0)))
        vine = M('SINE', M('ADD', M('MULTIPLY', x, 30.0), M('MULTIPLY', M('SINE', M('MULTIPLY', y, 22.0)), 3.0)))
        tone = nodes.mix(over(flower, 0.55), nodes.mix(over(vine, 0.86), ground, third), second)
        tone = nodes.mix(over(0.42, petals), tone, nodes.mix(over(flower, 0.3), second, third))
        tone = nodes.mix(over(0.25, petals), tone, nodes.mix(over(vine, 0.6), ground, third))
        tone = nodes.mix(over(edge, -0.34), tone, nodes.mix(over(flower, 0.15), second, nodes.mix(over(vine, 0.2), third, ground)))
        for low, high, colour in ((-0.36, -0.335, third), (-0.09, -0.065, third), (-0.065, 0.1, ground)):
            tone = nodes.mix(M('MULTIPLY', over(edge, low), over(high, edge)), tone, colour)
    elif pattern == 'border':
        tone = nodes.mix(M('MULTIPLY', over(edge, -0.2), over(-0.1, edge)), ground, second)
    elif pattern == 'dots':
        d = M('SQRT', M('ADD', M('MULTIPLY', wave(x, 0.32), wave(x, 0.32)), M('MULTIPLY', wave(y, 0.32), wave(y, 0.32))))
        tone = nodes.mix(over(0.2, d), ground, second)
    elif pattern == 'cowhide':
        tone = nodes.mix(nodes.ramp(nodes.noise(at, 2.2, 3, 0.5, 0.3), (0.50, 0.0), (0.53, 1.0)), ground, second)
    elif pattern in ('jute', 'round'):
        ring = M('SQRT', M('ADD', M('MULTIPLY', x, x), M('MULTIPLY', y, y))) if pattern == 'round' else y
        tone = nodes.mix(over(wave(ring, 0.024), 0.36), ground, tuple(c * 0.45 for c in ground))
        if pattern == 'round':
            tone = nodes.mix(over(wave(ring, 0.36), 0.38), tone, second)
    pile = nodes.noise(at, 260, 3, 0.7)
    abrash = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', at, (0.6, 5, 1)), 1.5, 4), (0.3, 0.78), (0.7, 1.06))
    tone = nodes.mix(1.0, nodes.mix(1.0, tone, abrash, 'MULTIPLY'), nodes.ramp(pile, (0.3, 0.6), (0.6, 1.08)), 'MULTIPLY')
    nodes.put(tone, shader.inputs['Base Color'])
    for key, value in (('Roughness', 0.98), ('Specular', 0.05), ('Sheen', 0.4)):
        shader.inputs[key].default_value = value
    bump(nodes, shader, pile, 0.7, 0.006)
    return made


def carpet(parts, x, y, z, turn=0.0, width=2.4, depth=1.7, pattern='persian', colours=None, pile=0.014, seed=1, fringe=None):
    chance = random.Random(seed)
    colours = colours or {'berber': ((0.62, 0.57, 0.47), (0.06, 0.05, 0.045), (0.3, 0.2, 0.1)), 'plain': ((0.46, 0.42, 0.34),) * 3, 'shag': ((0.60, 0.56, 0.48),) * 3,
        'jute': ((0.44, 0.32, 0.17),) * 3, 'round': ((0.44, 0.32, 0.17), (0.13, 0.15, 0.14), (0.3, 0.2, 0.1)), 'cowhide': ((0.60, 0.55, 0.47), (0.06, 0.035, 0.022), (0, 0, 0)),
        'dots': ((0.56, 0.52, 0.45), (0.30, 0.12, 0.06), (0, 0, 0)), 'stripes': ((0.56, 0.52, 0.44), (0.10, 0.16, 0.20), (0.45, 0.28, 0.12)),
        'border': ((0.50, 0.45, 0.36), (0.14, 0.18, 0.16), (0, 0, 0))}.get(pattern, WARM)
    made = _rug(f'carpet {pattern} {width} {depth} ' + ' '.join(f'{c:.2f}' for c in colours[0]), pattern, colours, width, depth)
    with parts.at(x, y, z, turn), own(parts) as p:
        if pattern in ('round', 'cowhide'):
            n = 72
            rim = lambda a: 1.0 if pattern == 'round' else 1 + 0.14 * math.cos(4 * a + 0.6) + 0.07 * math.sin(3 * a) + 0.05 * math.sin(7 * a + seed)
            rows = [[(width / 2 * f * rim(TURN * k / n) * math.cos(TURN * k / n), (width if pattern == 'round' else depth) / 2 * f * rim(TURN * k / n) * math.sin(TURN * k / n), h) for k in range(n)]
                for f, h in ((1.0, 0.001), (0.998, pile * 0.7), (0.985, pile), (0.5, pile), (0.01, pile))]
            p.add(made, [v for r in rows for v in r], [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for j in range(4) for k in range(n)], True)
            return
        n, m = int(width / 0.06), int(depth / 0.06)
        rough = 0.004 if pattern != 'shag' else 0.012
        v = [(-width / 2 + width * i / n, -depth / 2 + depth * j / m, (pile + rough * (math.sin(i * 0.61 + seed) * math.sin(j * 0.53) * 0.5 + chance.uniform(-0.3, 0.3)))
            * (0 < i < n and 0 < j < m)) for j in range(m + 1) for i in range(n + 1)]
        p.add(made, v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)], True)
        if pattern == 'shag':
            for _ in range(int(width * depth * 5000)):
                a, b = chance.uniform(-width / 2, width / 2), chance.uniform(-depth / 2, depth / 2)
                c, d = chance.uniform(-0.02, 0.02), chance.uniform(-0.02, 0.02)
                p.add(made, [(a, b, pile), (a + 0.004, b + 0.002, pile), (a + c, b + d, pile + 0.024)], [(0, 1, 2)])
        if fringe if fringe is not None else pattern in ('persian', 'berber', 'kilim'):
            yarn = cloth('fringe yarn', (0.56, 0.50, 0.39))
            for e in (-1, 1):
                for k in range(int(depth / 0.013)):
                    b = -depth / 2 + 0.013 * (k + 0.5)
                    p.bar(yarn, (e * width / 2, b, 0.008), (e * (width / 2 + chance.uniform(0.045, 0.065)), b + chance.uniform(-0.012, 0.012), 0.003), 0.0028, 4)
