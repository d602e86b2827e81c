"""What belongs into canoes: cane seats, thwarts, end decks, dry barrels, a kneeling mat, a bailer (boat_sandpiper.py)."""
import math

from mathutils import Vector

from finishes import cloth, local, rubber, steel
from fittings import tube
from lines import curved
from surfaces import bump, material, plain


def cane():
    """Woven cane: the six-way pattern with its holes."""
    made, nodes, shader = material('woven cane')
    if nodes:
        at = local(nodes)
        axes = nodes.new('SeparateXYZ', Vector=at).outputs
        x, y = axes['X'], axes['Y']
        def strands(value, pitch, wide):
            return nodes.math('LESS_THAN', nodes.math('FRACT', nodes.math('MULTIPLY', value, 1 / pitch)), wide)
        over = nodes.math('MAXIMUM', strands(x, 0.016, 0.38), strands(y, 0.016, 0.38))
        for a in (1, -1):
            over = nodes.math('MAXIMUM', over, strands(nodes.math('ADD', x, nodes.math('MULTIPLY', y, a)), 0.016, 0.30))
        tone = nodes.ramp(nodes.noise(at, 30, 4), (0.3, (0.40, 0.26, 0.11)), (0.7, (0.62, 0.46, 0.24)))
        nodes.put(nodes.mix(over, (0.045, 0.028, 0.014), tone), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.45
        bump(nodes, shader, over, 0.8, 0.004)
    return made


def seat(parts, wood, x, z, wide, deep=0.28):
    """A frame of ash that hangs between the gunwales, woven in the middle; `wide`: half of the inner width there."""
    for dx in (-deep / 2, deep / 2):
        parts.box(wood, x + dx - 0.017, x + dx + 0.017, -wide, wide, z - 0.022, z, 0.006)
    for y in (-0.21, 0.21):
        if y < wide:
            parts.box(wood, x - deep / 2 + 0.017, x + deep / 2 - 0.017, y - 0.018, y + 0.018, z - 0.020, z - 0.001, 0.005)
    inner = min(0.192, wide - 0.03)
    n, vertices, faces = 10, [], []
    for i in range(n + 1):
        for j in range(n + 1):
            u, v = i / n * 2 - 1, j / n * 2 - 1
            sag = 0.016 * (1 - u * u) * (1 - v * v)
            vertices.append((x + u * (deep / 2 - 0.014), v * inner, z - 0.003 - sag))
    faces = [(i * (n + 1) + j, (i + 1) * (n + 1) + j, (i + 1) * (n + 1) + j + 1, i * (n + 1) + j + 1) for i in range(n) for j in range(n)]
    parts.add(cane(), vertices, faces, True)
    for s in (1, -1):
        for dx in (-deep / 2, deep / 2):
            tube(parts, steel(), [(x + dx, s * (wide - 0.02), z), (x + dx, s * (wide - 0.005), z + 0.10)], 0.004, 6)


def thwart(parts, wood, x, z, wide, yoke=False):
    """A bar across; a yoke is broad with a hollow for the neck."""
    n, vertices = 24, []
    for i in range(n + 1):
        y = -1 + 2 * i / n
        deep = 0.024 + (0.030 if yoke else 0.012) * math.exp(-(y / 0.5) ** 2)
        hollow = 0.035 * math.exp(-(y * wide / 0.07) ** 2) if yoke else 0.0
        for a, b in ((-1, 0), (-0.7, 1), (0.7, 1), (1, 0), (0.7, -1), (-0.7, -1)):
            vertices.append((x + a * deep - (hollow if a > 0.5 else 0), y * wide, z + b * 0.009))
    faces = [(i * 6 + k, i * 6 + (k + 1) % 6, (i + 1) * 6 + (k + 1) % 6, (i + 1) * 6 + k) for i in range(n) for k in range(6)]
    parts.add(wood, vertices, [f[::-1] for f in faces], True)


def end_deck(parts, wood, hull, bow=True, length=0.52):
    """A heart-shaped deck between the gunwales at one end."""
    tip = hull.p[-1 if bow else 0, -1, 0]
    way = -1 if bow else 1
    n, m, vertices = 16, 8, []
    for i in range(n + 1):
        for j in range(m + 1):
            v = j / m * 2 - 1
            reach = length * (1 - 0.22 * (1 - v * v)) * i / n
            x = tip + way * (0.015 + reach)
            half = max(0.0, hull.half(x) - 0.004)
            vertices.append((x, v * half, hull.height(x) + 0.012 + 0.015 * (1 - v * v) * min(1, half * 8)))
    faces = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    parts.add(wood, vertices, faces if not bow else [f[::-1] for f in faces], True)
    edge = vertices[-(m + 1):]
    tube(parts, wood, [Vector(v) - Vector((0, 0, 0.008)) for v in edge], 0.010, 6)


def barrel(parts, x, y, z, turn=0.0, colour=(0.016, 0.060, 0.21), radius=0.155, height=0.46):
    """A dry barrel: blue, black lid, bright lever ring, two handles."""
    blue, black = rubber('barrel', colour), rubber('barrel lid', (0.015, 0.015, 0.016))
    blue.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.42
    with parts.at(x, y, z, turn):
        profile = [(0, 0.006), (radius - 0.03, 0.0), (radius - 0.006, 0.02)]
        for k in range(13):
            h = 0.04 + (height - 0.11) * k / 12
            profile.append((radius - (0.006 if 3 < k % 6 < 5 else 0.0), h))
        profile += [(radius - 0.012, height - 0.05), (radius - 0.03, height - 0.035), (radius - 0.03, height - 0.02)]
        parts.lathe(blue, (0, 0, 0), profile, 32)
        parts.lathe(black, (0, 0, 0), [(radius - 0.022, height - 0.032), (radius - 0.018, height), (radius - 0.05, height + 0.008), (0, height + 0.004)], 32)
        parts.lathe(steel(), (0, 0, 0), [(radius - 0.026, height - 0.034), (radius - 0.012, height - 0.030), (radius - 0.012, height - 0.014), (radius - 0.022, height - 0.010)], 32)
        for s in (1, -1):
            tube(parts, black, curved([(s * (radius - 0.01), -0.05, height - 0.12), (s * (radius + 0.02), -0.035, height - 0.15), (s * (radius + 0.02), 0.035, height - 0.15),
                                       (s * (radius - 0.01), 0.05, height - 0.12)], 5), 0.008, 7)


def mat(parts, x0, x1, wide, z, colour=(0.045, 0.085, 0.055)):
    made, n, m, vertices = cloth('kneeling mat', colour), 14, 12, []
    for i in range(n + 1):
        for j in range(m + 1):
            v = j / m * 2 - 1
            vertices.append((x0 + (x1 - x0) * i / n, v * wide, z + 0.05 * v ** 4 + 0.012 * math.sin(i * 2.1) * math.sin(j * 1.7) * 0.3))
    faces = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    parts.add(made, vertices, faces, True)
    parts.add(made, [(x, y, z - 0.012) for x, y, z in vertices], [f[::-1] for f in faces], True)


def bailer(parts, x, y, z, turn=30.0):
    made = plain('bailer', (0.70, 0.66, 0.56), 0.45)
    with parts.at(x, y, z, turn):
        ring = [(0.085, 0.0), (0.095, 0.09), (0.092, 0.10), (0.088, 0.09), (0.078, 0.01), (0, 0.008)]
        parts.lathe(made, (0, 0, 0), ring, 22, 35, 290)
        tube(parts, made, curved([(-0.09, 0, 0.08), (-0.15, 0, 0.07), (-0.15, 0, 0.02), (-0.085, 0, 0.02)], 5), 0.011, 8)
    parts.block(plain('sponge', (0.66, 0.40, 0.05), 0.95), (x + 0.16, y + 0.04, z + 0.035), (0.13, 0.09, 0.055), 0.014, turn + 20)


def painter(parts, made, points, thick=0.006):
    tube(parts, made, curved(points, 7), thick, 8, strands=3, lay=thick * 9)
