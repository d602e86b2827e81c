"""Vases with what stands in them, candles, baskets, magazines; see indoors_things.py for sizes and options."""
import math
import random

from mathutils import Vector

from belongings import basket, book, logs, wicker
from comforts import greens
from finishes import brass, cloth, plain
from indoors_materials import ceramic, clear, opal
from lines import TURN, curved, tube

SHAPES = {'bottle': ((0.0, 0.0), (0.24, 0.0), (0.27, 0.1), (0.26, 0.4), (0.1, 0.62), (0.075, 0.95), (0.1, 1.0), (0.06, 0.98)),
    'round': ((0.0, 0.0), (0.22, 0.0), (0.45, 0.25), (0.5, 0.5), (0.38, 0.78), (0.16, 0.92), (0.19, 1.0), (0.13, 0.98)),
    'cylinder': ((0.0, 0.0), (0.27, 0.0), (0.3, 0.03), (0.3, 0.98), (0.29, 1.0), (0.26, 0.99), (0.26, 0.7)),
    'jug': ((0.0, 0.0), (0.24, 0.0), (0.36, 0.25), (0.34, 0.55), (0.2, 0.8), (0.25, 1.0), (0.2, 0.98)),
    'amphora': ((0.0, 0.0), (0.15, 0.0), (0.2, 0.1), (0.36, 0.5), (0.34, 0.7), (0.15, 0.85), (0.14, 0.94), (0.2, 1.0), (0.12, 0.98)),
    'bowl': ((0.0, 0.02), (0.3, 0.0), (0.34, 0.04), (0.75, 0.55), (0.9, 1.0), (0.86, 1.0), (0.6, 0.4), (0, 0.12))}


def vase(parts, x, y, z, kind='round', height=0.24, colour=(0.55, 0.50, 0.42), glass=False):
    parts.lathe(clear() if glass else ceramic(colour), (x, y, z), [(a * height, b * height) for a, b in SHAPES[kind]], 36)
    if kind == 'jug':
        tube(parts, ceramic(colour), [Vector((x, y, z)) + p * height for p in curved([(-0.24, 0, 0.92), (-0.48, 0, 0.86), (-0.46, 0, 0.5), (-0.33, 0, 0.4)], 5)],
            height * 0.03, 8)


def _leaf(parts, made, at, way, size, wide=0.45):
    way = Vector(way).normalized()
    side = way.cross(Vector((0.3, 0.2, 1))).normalized() * size * wide / 2
    bend = Vector((0, 0, -0.12 * size))
    parts.add(made, [at, at + way * size * 0.45 + side, at + way * size + bend, at + way * size * 0.45 - side], [(0, 1, 2), (0, 2, 3)])


def branches(parts, x, y, z, height=0.6, kind='eucalyptus', seed=1, count=None):
    """Stand in a vase whose mouth is at (x, y, z)."""
    chance = random.Random(seed)
    count = count or {'tulips': 11, 'bare': 4, 'blossom': 5, 'pampas': 5, 'wild': 16}.get(kind, 6)
    stem = plain('twig', (0.13, 0.085, 0.05), 0.8) if kind in ('bare', 'blossom') else plain('stalk', (0.10, 0.16, 0.05), 0.6)
    green = {'eucalyptus': greens('eucalyptus', (0.16, 0.22, 0.17)), 'tulips': greens('tulip leaf', (0.07, 0.16, 0.05))}.get(kind, greens('branch leaf', (0.06, 0.13, 0.03)))
    for k in range(count):
        a, lean, long = TURN * (k + chance.random()) / count, chance.uniform(0.12, 0.5), height * chance.uniform(0.7, 1.08)
        c, s = math.cos(a), math.sin(a)
        droop = 0.25 if kind in ('tulips', 'pampas') else 0.05
        path = curved([(x, y, z - 0.12), (x + 0.02 * c, y + 0.02 * s, z), (x + long * lean * 0.45 * c, y + long * lean * 0.45 * s, z + long * 0.55),
            (x + long * lean * (1 + droop) * c, y + long * lean * (1 + droop) * s, z + long * (0.98 - droop * 0.35))], 6)
        tube(parts, stem, path, [0.0045 - 0.003 * i / len(path) for i in range(len(path))], 6)
        end, before = path[-1], path[-3]
        if kind in ('blossom', 'bare'):
            for i in range(3, len(path) - 1, 2):
                way = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(0.4, 1.2))).normalized() * long * chance.uniform(0.12, 0.3)
                tube(parts, stem, [path[i], path[i] + way * 0.6, path[i] + way], [0.0025, 0.002, 0.001], 5)
                for j in range(7 if kind == 'blossom' else 0):
                    p = path[i] + way * chance.uniform(0.2, 1.0)
                    petal = cloth('blossom petal', (0.72, 0.56, 0.55), fade=0.0, thin=0.4)
                    for b in range(5):
                        _leaf(parts, petal, p, (math.cos(TURN * b / 5), math.sin(TURN * b / 5), 0.4), 0.016, 0.9)
        elif kind == 'eucalyptus':
            for i in range(4, len(path)):
                for side in (-1, 1):
                    _leaf(parts, green, path[i], (-s * side + 0.3 * c, c * side + 0.3 * s, chance.uniform(-0.2, 0.6)), chance.uniform(0.045, 0.075), 0.85)
        elif kind == 'pampas':
            plume = cloth('pampas', (0.58, 0.47, 0.33), fade=0.0, thin=0.4)
            for i in range(150):
                t = chance.random()
                p = before.lerp(end, 0) + (end - before) * t * 2.2
                _leaf(parts, plume, p, (end - before).normalized() + Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-0.6, 0.6))) * 0.6, 0.06 * (1.2 - t), 0.06)
        elif kind == 'tulips':
            tone = ((0.62, 0.20, 0.05), (0.60, 0.05, 0.06), (0.70, 0.50, 0.40))[seed % 3]
            flower = cloth(f'tulip {tone[1]}', tone, fade=0.0, thin=0.3)
            turn = (end - before).to_track_quat('Z', 'Y').to_matrix().to_4x4()
            turn.translation = end
            with parts.tilted(turn):
                parts.lathe(flower, (0, 0, 0), [(0.002, 0), (0.02, 0.008), (0.026, 0.025), (0.022, 0.045), (0.012, 0.056)], 12)
            for side in (0.3, 2.2):
                _leaf(parts, green, Vector((x, y, z)), (math.cos(a + side), math.sin(a + side), 1.6), long * 0.6, 0.16)
        else:  # wild
            for i in range(3, len(path), 2):
                _leaf(parts, green, path[i], (chance.uniform(-1, 1), chance.uniform(-1, 1), 0.5), chance.uniform(0.04, 0.07), 0.3)
            tone = chance.choice(((0.66, 0.63, 0.55), (0.36, 0.22, 0.48), (0.64, 0.42, 0.06), (0.55, 0.12, 0.16)))
            petal = cloth('meadow ' + ' '.join(f'{v:.2f}' for v in tone), tone, fade=0.0, thin=0.3)
            for b in range(8):
                _leaf(parts, petal, end, (math.cos(TURN * b / 8), math.sin(TURN * b / 8), 0.3), 0.024, 0.5)


def vase_with(parts, x, y, z, kind='round', height=0.24, colour=(0.55, 0.50, 0.42), what='eucalyptus', size=0.55, seed=1, glass=False):
    vase(parts, x, y, z, kind, height, colour, glass)
    branches(parts, x, y, z + height * 0.96, size, what, seed)


def candle(parts, x, y, z, height=0.1, radius=0.03, lit=True, colour=(0.66, 0.61, 0.50)):
    parts.lathe(plain('wax ' + ' '.join(f'{c:.2f}' for c in colour), colour, 0.5), (x, y, z), [(radius, 0), (radius, height), (radius * 0.85, height + 0.002), (0, height - 0.004)], 22)
    parts.bar(plain('wick', (0.02, 0.018, 0.016), 0.9), (x, y, z + height - 0.004), (x, y, z + height + 0.01), 0.0012, 5)
    if lit:
        parts.lathe(opal(14.0, (1.0, 0.55, 0.2)), (x, y, z + height + 0.006), [(0.0001, 0), (0.005, 0.008), (0.0035, 0.018), (0.0001, 0.03)], 10)


def candlestick(parts, x, y, z, height=0.2, made=None, lit=False):
    made, h = made or brass(), height
    parts.lathe(made, (x, y, z), [(0.05, 0), (0.048, 0.008), (0.014, 0.025), (0.01, h * 0.4), (0.016, h * 0.5), (0.009, h * 0.6), (0.012, h * 0.95), (0.02, h), (0.011, h)], 22)
    candle(parts, x, y, z + h, 0.2, 0.0105, lit)


def log_basket(parts, x, y, z, turn=0.0):
    basket(parts, x, y, z, 0.55, 0.42, 0.3, turn, None, False)
    logs(parts, x, y, z + 0.12, 0.36, 4, 4, 0.05, turn + 4)


def hamper(parts, x, y, z, height=0.55, radius=0.22, colour=(0.46, 0.31, 0.16)):
    made = wicker('hamper ' + f'{colour[0]:.2f}', colour)
    parts.lathe(made, (x, y, z), [(0, 0), (radius * 0.85, 0), (radius, height * 0.5), (radius * 0.92, height), (radius * 0.84, height), (radius * 0.84, height - 0.05), (0, height - 0.06)], 40)
    for k in range(9):
        tube(parts, made, [(x + radius * (0.86 + 0.15 * math.sin(math.pi * (k + 0.5) / 9)) * math.cos(TURN * i / 32), y + radius * (0.86 + 0.15 * math.sin(math.pi * (k + 0.5) / 9)) * math.sin(TURN * i / 32),
            z + height * (k + 0.5) / 9) for i in range(32)], 0.012, 6, True)


def magazines(parts, x, y, z, count=4, seed=1, turn=0.0):
    chance = random.Random(seed)
    for k in range(count):
        book(parts, x + chance.uniform(-0.02, 0.02), y + chance.uniform(-0.02, 0.02), z + 0.007 * k, turn + chance.uniform(-25, 25), 0.22, 0.29, 0.007,
            chance.choice(((0.60, 0.58, 0.53), (0.42, 0.13, 0.06), (0.10, 0.16, 0.18), (0.55, 0.42, 0.22), (0.25, 0.26, 0.26))))
