"""Jet skis: body, seat, handlebar and fittings from tables along the length (boat_kingfisher.py, boat_dipper.py).

jetski(name, livery, length, beam, seats, rider…) -> root at the origin, bow +x, waterline z = 0. The tables run over s from -1 (stern) to 1 (bow).
saddle(k): places of the people on the seat;  livery(name, base, bands): gloss with bands cut by planes, in the boat's own metres.
"""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from finishes import local, rubber, steel
from fittings import tube
from hull import built
from hull_finish import _wet
from hull_mesh import solid, surface, sweep
from instruments import lettering
from limbs import Blend
from lines import curved
from shapes import Parts
from surfaces import bump, material, plain

STATIONS = np.concatenate([np.linspace(-1, 0.55, 74), np.linspace(0.57, 0.93, 30), np.linspace(0.94, 1, 14)])


def run(table, s):
    """A monotone smooth curve through (s, value) pairs."""
    x, y = np.array(table, float).T
    h, d = np.diff(x), np.diff(y) / np.diff(x)
    m = np.concatenate([[d[0]], np.where(d[:-1] * d[1:] > 0, 2 * d[:-1] * d[1:] / np.where(np.abs(d[:-1] + d[1:]) < 1e-9, 1, d[:-1] + d[1:]), 0), [d[-1]]])
    i = np.clip(np.searchsorted(x, s) - 1, 0, len(x) - 2)
    t = (np.clip(s, x[0], x[-1]) - x[i]) / h[i]
    return ((1 + 2 * t) * (1 - t) ** 2 * y[i] + t * (1 - t) ** 2 * h[i] * m[i] + t * t * (3 - 2 * t) * y[i + 1] + t * t * (t - 1) * h[i] * m[i + 1])


RAIL_Y = ((-1, .50), (-.85, .57), (-.4, .61), (0, .615), (.3, .585), (.55, .49), (.75, .345), (.9, .185), (.97, .09), (1, .025))
RAIL_Z = ((-1, .185), (-.5, .20), (0, .235), (.4, .305), (.7, .395), (1, .50))
KEEL_Z = ((-1, -.25), (0, -.27), (.4, -.25), (.62, -.16), (.8, .03), (.92, .24), (1, .47))
CHINE_Y = ((-1, .46), (-.4, .55), (0, .55), (.35, .48), (.6, .35), (.8, .19), (1, .012))
CHINE_Z = ((-1, -.09), (0, -.06), (.35, .02), (.6, .13), (.8, .26), (1, .485))
WELL_Y = ((-1, .42), (-.85, .50), (-.4, .545), (0, .545), (.25, .51), (.45, .44), (.6, .36), (.8, .22), (1, .012))
FLOOR_Z = ((-1, .20), (-.82, .205), (-.72, .12), (-.6, .10), (.05, .10), (.22, .15), (.4, .31), (.6, .42), (.8, .49), (1, .505))
FOOT_Y = ((-1, .40), (-.86, .36), (-.72, .26), (-.3, .265), (.1, .28), (.3, .33), (.45, .365), (.6, .32), (.8, .19), (1, .010))
HIP_Y = ((-1, .38), (-.86, .30), (-.72, .235), (-.2, .235), (.1, .255), (.3, .315), (.5, .325), (.7, .245), (.85, .15), (1, .008))
HIP_Z = ((-1, .22), (-.86, .23), (-.76, .30), (-.3, .32), (.1, .36), (.3, .44), (.5, .51), (.7, .53), (.85, .525), (1, .508))
TOP_Y = ((-1, .34), (-.86, .25), (-.76, .20), (-.3, .20), (.05, .195), (.22, .235), (.4, .245), (.6, .195), (.8, .11), (1, .006))
TOP_Z = ((-1, .235), (-.86, .245), (-.76, .44), (-.5, .49), (-.1, .50), (.1, .57), (.25, .70), (.42, .745), (.6, .70), (.8, .605), (.93, .54), (1, .512))
PEAK_Z = ((-1, .24), (-.86, .25), (-.76, .46), (-.5, .51), (-.1, .52), (.1, .60), (.25, .765), (.38, .815), (.5, .80), (.65, .735), (.85, .615), (1, .515))
SEAT_Y = ((-.80, .115), (-.74, .155), (-.55, .165), (-.1, .150), (.12, .135), (.26, .11))
SEAT_Z = ((-.80, .62), (-.76, .705), (-.6, .73), (-.40, .715), (-.32, .685), (-.15, .665), (0, .668), (.12, .695), (.22, .76), (.26, .79))


def rounded(keys, steps=5):
    """A line through (y, z, radius) corners, each drawn by `steps` points."""
    points = [np.array(k[:2], float) for k in keys]
    made = [points[0]]
    for a, b, c, key in zip(points, points[1:], points[2:], keys[1:]):
        back, ahead = a - b, c - b
        la, lc = np.linalg.norm(back), np.linalg.norm(ahead)
        p, q = b + back * min(0.48, key[2] / max(la, 1e-6)), b + ahead * min(0.48, key[2] / max(lc, 1e-6))
        for i in range(steps):
            t = i / (steps - 1)
            made.append(p * (1 - t) ** 2 + b * 2 * t * (1 - t) + q * t * t)
    return made + [points[-1]]


def livery(name, base, bands=(), lines=(), rough=0.13, coat=1.0, wet=True):
    """bands: (colour, ((a, b, c, d), …)): where a·x + b·|y| + c·z < d for all of them; lines: thin dark seams along such planes (…, half width)."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at = local(nodes)
    axes = nodes.new('SeparateXYZ', Vector=at).outputs
    x, y, z = axes['X'], nodes.math('ABSOLUTE', axes['Y']), axes['Z']
    level = lambda a, b, c: nodes.math('ADD', nodes.math('MULTIPLY', x, a), nodes.math('ADD', nodes.math('MULTIPLY', y, b), nodes.math('MULTIPLY', z, c)))
    cloud = nodes.noise(at, 1.6, 5, 0.6)
    colour = nodes.mix(nodes.ramp(cloud, (0.3, 0.0), (0.75, 1.0)), tuple(c * 0.86 for c in base), base)
    for tint, planes in bands:
        inside = 1.0
        for a, b, c, d in planes:
            inside = nodes.math('MULTIPLY', inside, nodes.math('LESS_THAN', level(a, b, c), d))
        colour = nodes.mix(inside, colour, tint)
    seam = 0.0
    for a, b, c, d, half, *where in lines:
        near = nodes.math('LESS_THAN', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', level(a, b, c), d)), half)
        for plane in where:
            near = nodes.math('MULTIPLY', near, nodes.math('LESS_THAN', level(*plane[:3]), plane[3]))
        seam = nodes.math('MAXIMUM', seam, near)
    if lines:
        colour = nodes.mix(nodes.math('MULTIPLY', seam, 0.85), colour, (0.01, 0.01, 0.011))
    dull = nodes.ramp(nodes.noise(at, 4.0, 6, 0.65), (0.3, rough * 0.7), (0.75, rough * 1.8))
    if wet:
        colour, dull = _wet(nodes, at, axes['Z'], colour, dull)
    nodes.put(colour, shader.inputs['Base Color'])
    nodes.put(dull, shader.inputs['Roughness'])
    shader.inputs['Clearcoat'].default_value, shader.inputs['Clearcoat Roughness'].default_value = coat, 0.03
    height = nodes.noise(at, 1.4, 2) if not lines else nodes.math('SUBTRACT', nodes.noise(at, 1.4, 2), nodes.math('MULTIPLY', seam, 0.4))
    bump(nodes, shader, height, 0.05, 0.04)
    return made


def mat_material():
    """Foam mats with a pattern of lozenges, a little wet."""
    made, nodes, shader = material('foot mat')
    if nodes:
        at = local(nodes)
        turned = nodes.new('Mapping', Vector=at, Rotation=(0, 0, 0.785), Scale=(38, 38, 0)).outputs[0]
        cells = nodes.new('TexChecker', Vector=turned, Scale=1.0).outputs['Fac']
        wet = nodes.ramp(nodes.noise(at, 4, 5), (0.42, 0.28), (0.62, 0.72))
        nodes.put(nodes.mix(cells, (0.020, 0.021, 0.023), (0.036, 0.038, 0.042)), shader.inputs['Base Color'])
        nodes.put(wet, shader.inputs['Roughness'])
        bump(nodes, shader, cells, 0.4, 0.004)
    return made


def seat_material(name, colour, piping):
    """Grained vinyl with seams across and a coloured flank."""
    made, nodes, shader = material(name)
    if nodes:
        at = local(nodes)
        axes = nodes.new('SeparateXYZ', Vector=at).outputs
        wide = nodes.math('ABSOLUTE', axes['Y'])
        flank = nodes.math('GREATER_THAN', nodes.math('SUBTRACT', wide, nodes.math('MULTIPLY', nodes.math('SUBTRACT', 0.69, axes['Z']), 0.22)), 0.112)
        part = nodes.math('FRACT', nodes.math('MULTIPLY', nodes.math('ADD', axes['X'], nodes.math('MULTIPLY', wide, -0.9)), 5.2))
        seam = nodes.math('MULTIPLY', nodes.math('LESS_THAN', part, 0.04), nodes.math('SUBTRACT', 1.0, flank))
        edge = nodes.math('LESS_THAN', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.math('SUBTRACT', wide, nodes.math('MULTIPLY',
            nodes.math('SUBTRACT', 0.69, axes['Z']), 0.22)), 0.112)), 0.0035)
        tone = nodes.mix(flank, colour, tuple(c * 0.45 for c in colour))
        tone = nodes.mix(edge, tone, piping)
        nodes.put(nodes.mix(seam, tone, (0.004, 0.004, 0.004)), shader.inputs['Base Color'])
        nodes.put(nodes.ramp(nodes.noise(at, 5, 6), (0.3, 0.38), (0.7, 0.62)), shader.inputs['Roughness'])
        pores = nodes.new('TexVoronoi', Vector=at, Scale=240.0).outputs['Distance']
        bump(nodes, shader, nodes.math('SUBTRACT', nodes.math('MULTIPLY', pores, 0.15), nodes.math('MULTIPLY', nodes.math('MAXIMUM', seam, edge), 1.0)), 0.35, 0.004)
    return made


def jetski(name, hull, deck, length=3.45, beam=1.25, seat=((0.022, 0.023, 0.025), (0.30, 0.09, 0.02)), pair=True, number='KL 207', word='', step=True,
           mirrors=True, turn=0.0, ink=(0.75, 0.74, 0.72)):
    """`hull`, `deck`: liveries; `turn`: degrees of the handlebar to port; `pair`: seat with a place for passengers."""
    kx, ky = length / 3.45, beam / 1.25
    with built(name) as root:
        shell(hull, deck, kx, ky)
        cushion(seat, kx, ky, pair)
        parts = Parts()
        with parts.tilted(Matrix.Diagonal((kx, ky, 1, 1))):
            rails_and_mats(parts)
            stern(parts, step)
            console(parts, turn, mirrors)
        for port in (True, False):
            lettering(parts, number, on_skin('hull', 0.70 * kx, 0.192, port), 0.10, made=plain('number', (0.72, 0.72, 0.70), 0.4))
            if word:
                lettering(parts, word, on_skin('deck', -0.66 * kx, 0.375, port), 0.10, made=plain(f'word {ink}', ink, 0.35), slant=0.25, spacing=1.1)
        parts.finish()
    root['turn'] = turn
    return root


def on_skin(name, x, z, port):
    """A matrix on the outside of the newest hull or deck, for lettering."""
    skin = [t for t in bpy.data.objects if t.name == name or t.name.startswith(name + '.')][-1]
    side = 1 if port else -1
    _, spot, normal, _ = skin.ray_cast(Vector((x, 3.0 * side, z)), Vector((0, -side, 0)))
    normal = normal if normal.y * side > 0 else -normal
    up = (Vector((0, 0, 1)) - normal * normal.z).normalized()
    right = up.cross(normal)
    spot = spot + normal * 0.011 - up * 0.034
    return Matrix(((right.x, up.x, normal.x, spot.x), (right.y, up.y, normal.y, spot.y), (right.z, up.z, normal.z, spot.z), (0, 0, 0, 1)))


def shell(hull, deck, kx, ky):
    rows, under = [], []
    for s in STATIONS:
        g = lambda table: float(run(table, s))
        x = s * 1.725 * kx
        ry, rz, wy, fz, fy = g(RAIL_Y), g(RAIL_Z), g(WELL_Y), g(FLOOR_Z), g(FOOT_Y)
        half = rounded(((0, g(KEEL_Z), 0), (g(CHINE_Y) * 0.55, g(KEEL_Z) * 0.42 + g(CHINE_Z) * 0.58 - 0.012, 0.03), (g(CHINE_Y), g(CHINE_Z), 0.012),
                        (g(CHINE_Y) + 0.022 * min(1, ry * 8), g(CHINE_Z) + 0.02, 0.012), (ry * 0.52 + g(CHINE_Y) * 0.48 + 0.02 * min(1, ry * 8), rz * 0.6 + g(CHINE_Z) * 0.4, 0.06),
                        (ry, rz, 0)))
        over = rounded(((ry, rz, 0), (ry - 0.022 * min(1, ry * 5), rz + 0.040 * min(1, ry * 6), 0.03), (max(wy, 0.004), rz + (0.036 + 0.02 * max(0, s)) * min(1, ry * 6), 0.022), (max(wy - 0.02, 0.003), fz, 0.045),
                        (fy, fz + 0.004, 0.05), (g(HIP_Y), g(HIP_Z), 0.12), (g(TOP_Y), g(TOP_Z), 0.045), (g(TOP_Y) * 0.55, g(PEAK_Z) * 0.86 + g(TOP_Z) * 0.14, 0.06), (0, g(PEAK_Z), 0)))
        both = lambda half: [Vector((x, -y * ky, z)) for y, z in reversed(half[1:])] + [Vector((x, y * ky, z)) for y, z in half]
        under.append(both(half))
        mid = [Vector((x, y * ky, z)) for y, z in over]
        rows.append(mid + [Vector((v.x, -v.y, v.z)) for v in reversed(mid[:-1])])
    uv = lambda grid: [[(p.x, k / len(row)) for k, p in enumerate(row)] for row in grid]
    surface('hull', hull, under, uv(under), angle=32)
    solid('transom', hull, under[0], [tuple(range(len(under[0]) - 1, -1, -1))], [(p.y, p.z) for p in under[0]])
    surface('deck', deck, rows, uv(rows), angle=38)
    solid('deck end', deck, rows[0], [tuple(range(len(rows[0])))], [(p.y, p.z) for p in rows[0]])


def cushion(colours, kx, ky, pair):
    made = seat_material('seat', *colours)
    rows = []
    ss = np.linspace(-0.80 if pair else -0.62, 0.26, 60)
    for i, s in enumerate(ss):
        g = lambda table: float(run(table, (s + 0.0) if pair else -0.80 + (s + 0.62) / 0.88 * 1.06))
        end = min(1.0, i / 4) ** 0.5
        y, z, low = g(SEAT_Y), g(SEAT_Z) - 0.03 * (1 - end), 0.47 + 0.12 * max(0, s)
        half = rounded(((y + 0.062, low, 0), (y + 0.052, low + 0.09, 0.04), (y + 0.008, z - 0.030, 0.045), (y * 0.5, z - 0.002, 0.05), (0, z + 0.006, 0)))
        half = [(p * (0.4 + 0.6 * end), q) for p, q in half]
        row = [Vector((s * 1.725 * kx, p * ky, q)) for p, q in half]
        rows.append(row + [Vector((v.x, -v.y, v.z)) for v in reversed(row[:-1])])
    surface('seat', made, rows, [[(p.x, 0) for p in row] for row in rows], angle=60)
    solid('seat end', made, rows[0], [tuple(range(len(rows[0])))])
    solid('seat front', made, rows[-1], [tuple(range(len(rows[-1]) - 1, -1, -1))])


def rails_and_mats(parts):
    black, mat = rubber('bumper', (0.016, 0.016, 0.017)), mat_material()
    line = [(s * 1.725, float(run(RAIL_Y, s)) + 0.006, float(run(RAIL_Z, s))) for s in np.linspace(-1, 0.972, 88)]
    for side in (1, -1):
        points = [(x, y * side, z) for x, y, z in line]
        tube(parts, black, points, 0.024, 8)
        tube(parts, plain('bumper line', (0.55, 0.56, 0.56), 0.35), [(x, y + side * 0.017, z + 0.004) for x, y, z in points], 0.008, 6)
    nose = Blend(0.010)
    nose.ball((1.700, 0, 0.492), (0.056, 0.074, 0.036), None, 0.02)
    vertices, faces = nose.mesh()
    parts.add(black, vertices.tolist(), faces.tolist(), True)
    tube(parts, black, [(line[0][0] - 0.012, line[0][1] * u, line[0][2]) for u in np.linspace(-1, 1, 9)], 0.024, 8)
    for side in (1, -1):
        vertices, n = [], 40
        for i in range(n + 1):
            s = -0.70 + 0.94 * i / n
            z = float(run(FLOOR_Z, s)) + 0.010
            vertices += [(s * 1.725, side * (float(run(FOOT_Y, s)) + 0.035), z), (s * 1.725, side * (float(run(WELL_Y, s)) - 0.055), z)]
        faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
        parts.add(mat, vertices, [f if side < 0 else f[::-1] for f in faces], True)
    parts.box(mat, -1.70, -1.50, -0.34, 0.34, 0.24, 0.252, 0.006)


def stern(parts, step):
    black, made = rubber('plastic', (0.022, 0.022, 0.024)), steel()
    tube(parts, black, curved([(-1.22, 0.17, 0.52), (-1.40, 0.15, 0.60), (-1.44, 0, 0.615), (-1.40, -0.15, 0.60), (-1.22, -0.17, 0.52)], 6), 0.020, 10)
    for x, y in ((-1.66, 0.40), (-1.66, -0.40), (1.46, 0.0)):
        z = float(run(RAIL_Z if x < 0 else PEAK_Z, x / 1.725)) + (0.06 if x < 0 else 0.015)
        tube(parts, made, curved([(x - 0.05, y, z - 0.03), (x - 0.035, y, z + 0.02), (x + 0.035, y, z + 0.02), (x + 0.05, y, z - 0.03)], 5), 0.008, 8)
    parts.bar(black, (-1.70, 0, -0.10), (-1.86, 0, -0.10), 0.095, 18, 0.075)
    parts.bar(plain('nozzle', (0.25, 0.25, 0.26), 0.35, 0.9), (-1.86, 0, -0.10), (-1.90, 0, -0.10), 0.060, 16)
    parts.bar(made, (-1.72, 0, 0.12), (-1.79, 0, 0.12), 0.012, 8)
    parts.lathe(made, (-1.79, 0, 0.10), ((0.0, 0.0), (0.022, 0.006), (0.022, 0.034), (0.0, 0.04)), 14)
    if step:
        for y in (-0.13, 0.13):
            tube(parts, made, [(-1.71, y, 0.16), (-1.78, y, 0.12), (-1.80, y, -0.02)], 0.011, 8)
        parts.block(black, (-1.805, 0, -0.03), (0.07, 0.32, 0.03), 0.012)


def console(parts, turn, mirrors):
    """Steering head with its bar, gauge, lanyard; mirrors; box lid; intakes at the sides of the hood."""
    black, soft, made = plain('console', (0.018, 0.019, 0.021), 0.42), rubber('grip', (0.013, 0.013, 0.014)), steel()
    pod = Blend(0.011)
    pod.limb((0.60, 0, 0.78), (0.40, 0, 0.865), 0.13, 0.085, 0.06, ((0, 0, 1), 0.7))
    pod.limb((0.40, 0.11, 0.880), (0.40, -0.11, 0.880), 0.034, soft=0.05)
    pod.carve_limb((0.34, 0, 0.99), (0.58, 0, 0.95), 0.07, 0.08, 0.02)
    parts.block(rubber('pad', (0.028, 0.029, 0.031)), (0.385, 0, 0.925), (0.075, 0.15, 0.045), 0.016, 0, (0, -14))
    parts.block(plain('pad mark', (0.60, 0.13, 0.02), 0.5), (0.375, 0, 0.9485), (0.02, 0.10, 0.003), 0.001, 0, (0, -14))
    vertices, faces = pod.mesh()
    with parts.at(0.40, 0, 0, turn), parts.at(-0.40, 0, 0):
        parts.add(black, vertices.tolist(), faces.tolist(), True)
        for s in (1, -1):
            tube(parts, made, curved([(0.40, s * 0.10, 0.895), (0.38, s * 0.20, 0.915), (0.33, s * 0.30, 0.925), (0.31, s * 0.35, 0.925)], 5), 0.0125, 10)
            tube(parts, soft, [(0.352, s * 0.255, 0.921), (0.345, s * 0.27, 0.923), (0.305, s * 0.365, 0.925), (0.300, s * 0.378, 0.925)], [0.017, 0.0185, 0.0185, 0.022], 12)
            tube(parts, black, curved([(0.385, s * 0.215, 0.915), (0.43, s * 0.235, 0.905), (0.385, s * 0.35, 0.905)], 5), 0.0075, 8)
            parts.block(black, (0.375, s * 0.222, 0.918), (0.055, 0.05, 0.05), 0.014, s * -14)
        parts.block(plain('red button', (0.55, 0.02, 0.012), 0.35), (0.348, 0.222, 0.945), (0.016, 0.018, 0.012), 0.004)
        coil = [(0.36 + 0.014 * math.cos(a), 0.19 - 0.0036 * a + 0.012 * math.sin(a), 0.90 - 0.0052 * a) for a in np.linspace(0, 40, 90)]
        tube(parts, plain('lanyard', (0.60, 0.05, 0.02), 0.5), coil, 0.0036, 6)
    screen = plain('display', (0.010, 0.013, 0.016), 0.06, coat=1.0)
    parts.block(screen, (0.500, 0, 0.930), (0.014, 0.19, 0.095), 0.012, 0, (0, 48))
    for k, y in enumerate((-0.045, 0.0, 0.045)):
        parts.block(plain('digits', (0.30, 0.42, 0.44), 0.4), (0.4935, y, 0.9365), (0.002, 0.026 + 0.010 * (k == 1), 0.026), 0.001, 0, (0, 48))
    if mirrors:
        for s in (1, -1):
            shape = Blend(0.0085)
            shape.ball((0.725, s * 0.345, 0.845), (0.036, 0.086, 0.050), None, 0.02)
            shape.limb((0.78, s * 0.235, 0.755), (0.745, s * 0.30, 0.83), 0.030, 0.022, 0.03)
            shape.cut((0.706, 0, 0), (-1, 0, 0))
            vertices, faces = shape.mesh()
            parts.add(black, vertices.tolist(), faces.tolist(), True)
            ring = [(0.704, s * 0.345 + 0.070 * math.cos(a), 0.845 + 0.040 * math.sin(a)) for a in np.linspace(0, 6.2832, 25)[:-1]]
            parts.add(plain('mirror', (0.85, 0.86, 0.87), 0.02, 1.0), ring, [tuple(range(24))[::-1]])
    for s in (1, -1):
        parts.lathe(black, (0.18, s * 0.29, 0.16), ((0, 0), (0.03, 0), (0.03, 0.012), (0, 0.014)), 16)


def saddle(kx=1.0):
    """Where the driver and the passengers sit."""
    return (-0.16 * kx, 0, 0.665), (-0.62 * kx, 0, 0.72), (-1.02 * kx, 0, 0.73)
