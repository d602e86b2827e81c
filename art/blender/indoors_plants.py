"""House plants. A `Parts` first, then x, y, z (z = what the pot stands on). Metres; each a free piece with its pot; `pot_tone` colour of the pot, 'basket' for a woven one.

fig(height, …)        rubber fig / fiddle-leaf: stems with large stiff leaves, 1.2–2.2 high, about 0.9 wide
monstera(height, …)   broad split leaves on long stalks, 0.7–1.2 high, as wide as high
palm(height, …)       kentia: arching feathered fronds, 1.5–2.2 high, 1.6 wide
sansevieria(height)   upright blades, 0.5–0.9;  olive_tree(height) thin stem and small grey leaves, 1.4–2;  snake of trailing ivy: trailing(length) hangs from a shelf's edge towards -y
fern(radius), cactus(height), succulent(radius), herb pots: comforts.pot
planter(radius, height, pot_tone)   the pot alone, filled with earth
"""
import math
import random

from mathutils import Vector

from belongings import wicker
from comforts import greens
from finishes import plain
from indoors_materials import ceramic
from lines import TURN, curved, tube


def planter(parts, x, y, z, radius=0.18, height=0.34, pot_tone=(0.55, 0.50, 0.42)):
    r, made = radius, wicker('plant basket', (0.44, 0.30, 0.15)) if pot_tone == 'basket' else ceramic(pot_tone, 0.15)
    parts.lathe(made, (x, y, z), [(0, 0), (r * 0.78, 0), (r * 0.84, 0.01), (r, height * 0.9), (r * 1.02, height), (r * 0.93, height), (r * 0.92, height * 0.9)], 36)
    parts.lathe(plain('potting earth', (0.022, 0.016, 0.011), 0.95), (x, y, z), [(r * 0.93, height * 0.9), (0, height * 0.92)], 24)
    return z + height * 0.9


def _blade(parts, made, base, way, length, width, droop=0.2, fold=0.15, shape=(0.0, 0.5, 0.9, 1.0, 0.85, 0.5, 0.0), splits=0):
    """A leaf from `base` along `way`, bending down, folded along its rib."""
    way = Vector(way).normalized()
    side = way.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
    up = side.cross(way)
    n, v, faces = len(shape) - 1, [], []
    fine = 4 if splits else 1
    count = n * fine
    for i in range(count + 1):
        t = i / count
        k = min(n - 1, int(t * n))
        w = width / 2 * (shape[k] + (shape[k + 1] - shape[k]) * (t * n - k))
        if splits and i % 2 and 0.15 < t < 0.9:
            w *= 0.55
        rib = base + way * length * t + Vector((0, 0, -droop * length * t * t))
        v += [rib - side * w + up * fold * w, rib, rib + side * w + up * fold * w]
    for i in range(count):
        a = 3 * i
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    parts.add(made, v, faces, True)


def fig(parts, x, y, z, height=1.6, seed=1, pot_tone=(0.55, 0.50, 0.42), stems=2, colour=(0.035, 0.085, 0.022)):
    chance, top = random.Random(seed), planter(parts, x, y, z, 0.19, 0.34, pot_tone)
    leaf, light, bark = greens(f'fig leaf {colour[1]}', colour), greens(f'fig leaf light {colour[1]}', tuple(c * 1.7 for c in colour)), plain('fig bark', (0.15, 0.11, 0.075), 0.85)
    for k in range(stems):
        a = TURN * k / stems + seed
        high = (height - top + z) * (1.0 - 0.2 * k)
        path = curved([(x + 0.03 * math.cos(a), y + 0.03 * math.sin(a), top - 0.03), (x + 0.08 * math.cos(a), y + 0.08 * math.sin(a), top + high * 0.5),
            (x + 0.14 * math.cos(a + 0.5), y + 0.14 * math.sin(a + 0.5), top + high * 0.92)], 8)
        tube(parts, bark, path, [0.017 - 0.009 * i / len(path) for i in range(len(path))], 9)
        count = int(high / 0.05)
        for i in range(count):
            t = 0.25 + 0.75 * (i + chance.random()) / count
            base = path[min(len(path) - 1, int(t * (len(path) - 1)))]
            b = i * 2.4 + chance.uniform(-0.4, 0.4)
            rise = chance.uniform(0.1, 0.7) + 0.7 * (t > 0.92)
            way = Vector((math.cos(b), math.sin(b), rise))
            stalk = base + way.normalized() * 0.06
            tube(parts, light, [base, stalk], 0.003, 5)
            _blade(parts, light if chance.random() < 0.2 else leaf, stalk, way, chance.uniform(0.2, 0.3), chance.uniform(0.12, 0.17), chance.uniform(0.3, 0.7), 0.22, (0.05, 0.62, 0.72, 0.95, 1.0, 0.75, 0.05))


def monstera(parts, x, y, z, height=0.9, seed=1, pot_tone=(0.34, 0.15, 0.08), count=11):
    chance, top = random.Random(seed), planter(parts, x, y, z, 0.17, 0.3, pot_tone)
    leaf = greens('monstera leaf', (0.03, 0.09, 0.022))
    for k in range(count):
        a, out, up = k * 2.4, chance.uniform(0.15, 0.42) * height, chance.uniform(0.45, 0.95) * (height - top + z)
        end = Vector((x + out * math.cos(a), y + out * math.sin(a), top + up))
        tube(parts, greens('monstera stalk', (0.06, 0.12, 0.035)), curved([(x, y, top - 0.02), (x + out * 0.35 * math.cos(a), y + out * 0.35 * math.sin(a), top + up * 0.7), end], 5), 0.006, 7)
        _blade(parts, leaf, end, (math.cos(a), math.sin(a), 0.1), chance.uniform(0.24, 0.36), chance.uniform(0.24, 0.34), 0.6, 0.12, (0.55, 1.0, 1.0, 0.92, 0.7, 0.4, 0.0), 1)


def palm(parts, x, y, z, height=1.8, seed=1, pot_tone='basket', count=10):
    chance, top = random.Random(seed), planter(parts, x, y, z, 0.2, 0.34, pot_tone)
    leaf, stalk = greens('palm leaf', (0.045, 0.11, 0.025)), greens('palm stalk', (0.08, 0.13, 0.035))
    for k in range(count):
        a, out, high = k * 2.4 + seed, chance.uniform(0.3, 0.8) * height * 0.5, (height - top + z) * chance.uniform(0.7, 1.0)
        c, s = math.cos(a), math.sin(a)
        path = curved([(x + 0.03 * c, y + 0.03 * s, top - 0.02), (x + out * 0.25 * c, y + out * 0.25 * s, top + high * 0.6), (x + out * 0.7 * c, y + out * 0.7 * s, top + high),
            (x + out * 1.35 * c, y + out * 1.35 * s, top + high * 0.84)], 9)
        tube(parts, stalk, path, [0.008 - 0.006 * i / len(path) for i in range(len(path))], 7)
        start = int(len(path) * 0.42)
        for i in range(start, len(path)):
            ahead = (path[i] - path[i - 1]).normalized()
            across = ahead.cross(Vector((0, 0, 1))).normalized()
            long = 0.34 * math.sin(math.pi * (0.12 + 0.8 * (i - start) / (len(path) - start))) * height / 1.8
            for e in (-1, 1):
                for h in (0, 0.5):
                    p = path[i].lerp(path[i - 1], h)
                    _blade(parts, leaf, p, across * e + ahead * 0.7 + Vector((0, 0, 0.1)), long * chance.uniform(0.85, 1.1), 0.028, 0.55, 0.3, (0.4, 1.0, 0.7, 0.0))


def sansevieria(parts, x, y, z, height=0.7, seed=1, pot_tone=(0.62, 0.60, 0.55), count=15):
    chance, top = random.Random(seed), planter(parts, x, y, z, 0.13, 0.2, pot_tone)
    for k in range(count):
        a, r = k * 2.4, 0.085 * math.sqrt(k / count)
        long = (height - 0.18) * chance.uniform(0.5, 1.0)
        _blade(parts, greens(f'sword leaf {k % 2}', ((0.06, 0.12, 0.035), (0.11, 0.16, 0.06))[k % 2]), Vector((x + r * math.cos(a), y + r * math.sin(a), top - 0.01)),
            (0.22 * math.cos(a) * r / 0.08, 0.22 * math.sin(a) * r / 0.08, 1.0), long, 0.06, 0.0, 0.5, (0.6, 0.8, 1.0, 0.9, 0.6, 0.0))


def olive_tree(parts, x, y, z, height=1.7, seed=1, pot_tone=(0.36, 0.17, 0.09)):
    chance, top = random.Random(seed), planter(parts, x, y, z, 0.2, 0.36, pot_tone)
    bark, leaf = plain('olive bark', (0.17, 0.14, 0.11), 0.9), greens('olive leaf inside', (0.11, 0.14, 0.08))
    fork = Vector((x + 0.04, y, top + (height - 0.36) * 0.5))
    tube(parts, bark, curved([(x, y, top - 0.02), (x - 0.03, y + 0.02, top + 0.25), fork], 5), 0.018, 9)
    for k in range(16):
        a, up = k * 2.4, chance.uniform(0.15, 1.0)
        end = fork + Vector((0.34 * math.cos(a) * (1.2 - up * 0.6), 0.34 * math.sin(a) * (1.2 - up * 0.6), (height - 0.36) * 0.5 * up))
        path = curved([fork, fork.lerp(end, 0.5) + Vector((0, 0, 0.06)), end], 6)
        tube(parts, bark, path, [0.007 - 0.0055 * i / len(path) for i in range(len(path))], 6)
        for i in range(3, len(path)):
            for _ in range(5):
                _blade(parts, leaf, path[i] + Vector((chance.uniform(-0.02, 0.02),) * 3), (chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-0.2, 1)), chance.uniform(0.045, 0.075), 0.014, 0.1, 0.1, (0.1, 1, 1, 0))


def fern(parts, x, y, z, radius=0.35, seed=1, pot_tone=(0.20, 0.25, 0.23), count=34):
    chance, top = random.Random(seed), planter(parts, x, y, z, radius * 0.36, radius * 0.55, pot_tone)
    leaf = greens('fern leaf', (0.07, 0.15, 0.03))
    for k in range(count):
        a, long = k * 2.4, radius * chance.uniform(0.7, 1.15)
        _blade(parts, leaf, Vector((x, y, top)), (math.cos(a), math.sin(a), chance.uniform(0.5, 1.6)), long, radius * 0.22, chance.uniform(0.5, 1.1), 0.1, (0.1, 0.7, 1.0, 0.9, 0.7, 0.4, 0.0), 1)


def trailing(parts, x, y, z, turn=0.0, length=0.7, seed=1, pot_tone=(0.6, 0.57, 0.5), count=9):
    """A small pot on a shelf; its shoots fall over the edge 0.1 in front of it (-y)."""
    chance = random.Random(seed)
    with parts.at(x, y, z, turn):
        top = planter(parts, 0, 0, 0, 0.075, 0.12, pot_tone)
        leaf = greens('ivy leaf', (0.055, 0.125, 0.03))
        for k in range(count):
            px, long = chance.uniform(-0.14, 0.14), length * chance.uniform(0.35, 1.0)
            path = curved([(px * 0.3, 0, top - 0.02), (px * 0.7, -0.07, top + 0.06), (px, -0.14, top - 0.08), (px * 1.2, -0.145, top - 0.08 - long * 0.5), (px * 1.3, -0.14, top - 0.08 - long)], 6)
            tube(parts, leaf, path, 0.002, 5)
            for i in range(3, len(path)):
                _blade(parts, leaf, path[i], (chance.uniform(-1, 1), -1, chance.uniform(-0.7, 0.3)), chance.uniform(0.04, 0.065), 0.045, 0.3, 0.15, (0.3, 1.0, 0.7, 0.0))


def cactus(parts, x, y, z, height=0.6, seed=1, pot_tone=(0.36, 0.16, 0.08)):
    top = planter(parts, x, y, z, 0.11, 0.18, pot_tone)
    made = greens('cactus', (0.06, 0.12, 0.05))
    for dx, base, high, r in ((0, 0, height - 0.17, 0.05), (0.075, 0.16, height * 0.4, 0.032), (-0.07, 0.24, height * 0.25, 0.028)):
        v = [(x + dx + r * (1 + 0.12 * math.cos(10 * TURN * k / 60)) * f * math.cos(TURN * k / 60), y + r * (1 + 0.12 * math.cos(10 * TURN * k / 60)) * f * math.sin(TURN * k / 60), top + base + high * h)
            for f, h in ((0.85, 0), (1, 0.1), (1, 0.85), (0.75, 0.95), (0.05, 1.0)) for k in range(60)]
        parts.add(made, v, [(j * 60 + k, j * 60 + (k + 1) % 60, (j + 1) * 60 + (k + 1) % 60, (j + 1) * 60 + k) for j in range(4) for k in range(60)], True)
        if dx:
            tube(parts, made, [(x, y, top + base - 0.02), (x + dx, y, top + base + 0.01)], r * 0.8, 10)


def succulent(parts, x, y, z, radius=0.08, seed=1, pot_tone=(0.6, 0.56, 0.5)):
    top = planter(parts, x, y, z, radius * 0.8, radius * 1.1, pot_tone)
    for k in range(26):
        a, t = k * 2.4, k / 26
        _blade(parts, greens('succulent', (0.12, 0.19, 0.13)), Vector((x, y, top)), (math.cos(a), math.sin(a), 0.3 + 2.2 * (1 - t)), radius * (0.45 + 0.6 * t), radius * 0.42, -0.1, 0.45, (0.5, 1, 0.9, 0.0))
