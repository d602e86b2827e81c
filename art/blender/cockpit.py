"""What motorboats have inside and on top. Boat's metres; a `Parts` first; "aft" and "forward" are -x and +x.

wheel, throttle, dial, dashboard, windscreen (glass between two lines with a frame), seat, bench (along a line, with back), backrest,
shaped_pad (a cushion of any outline), awning
lettering(hull, text, …)   on the outside of a hull; on_plate(text, …) on something flat
"""
import math

import bpy
from mathutils import Matrix, Vector

from comforts import pad
from fittings import cloth, gloss, plain, rubber, steel, tube
from hull_mesh import solid
from surfaces import bump, material, shaded

ROUND = 6.28319


def leather(name, colour, rough=0.42):
    """Upholstery: vinyl or leather with a fine grain and paler, worn places."""
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        worn = nodes.ramp(nodes.noise(at, 3.2, 6, 0.65), (0.4, 0.0), (0.75, 0.45))
        nodes.put(nodes.mix(worn, colour, tuple(c * 0.72 + 0.035 for c in colour)), shader.inputs['Base Color'])
        nodes.put(nodes.ramp(nodes.noise(at, 5.0, 5, 0.6), (0.3, rough * 0.8), (0.7, min(1, rough * 1.35))), shader.inputs['Roughness'])
        shader.inputs['Specular'].default_value = 0.4
        grain = nodes.new('TexVoronoi', Vector=at, Scale=170.0).outputs['Distance']
        soft = nodes.noise(at, 9.0, 4, 0.55, 0.6)
        bump(nodes, shader, nodes.math('ADD', nodes.math('MULTIPLY', grain, 0.18), nodes.math('MULTIPLY', soft, 1.6)), 0.35, 0.006)
    return made


def screen_glass(name='screen glass', tint=(0.80, 0.88, 0.87), film=0.05):
    """Thin glass, the same from both sides."""
    made, nodes, surface = shaded(name)
    if nodes:
        facing = nodes.new('LayerWeight', Blend=0.5).outputs['Facing']
        mirror = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('POWER', facing, 4.0), 0.85), film, True)
        mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
        for value, socket in zip((mirror, nodes.new('BsdfTransparent', Color=tint).outputs[0], nodes.new('BsdfGlossy',
            Roughness=0.02).outputs[0]), mixed.inputs):
            nodes.put(value, socket)
        nodes.put(mixed.outputs[0], surface)
    return made


def wheel(parts, x, y, z, radius=0.19, lean=28.0, rim=None, metal=None, spokes=3, thick=0.014, column=0.3):
    """Faces aft; `lean`: degrees its plane is tilted from upright, top forward."""
    rim, metal = rim or rubber('wheel rim', (0.015, 0.015, 0.016)), metal or steel()
    with parts.tilted(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(lean), 4, 'Y')):
        ring = [(0, radius * math.cos(ROUND * i / 48), radius * math.sin(ROUND * i / 48)) for i in range(48)]
        tube(parts, rim, ring, [thick * (1 + 0.08 * math.cos(ROUND * i / 4)) for i in range(48)], 12, True)
        for k in range(spokes):
            a = ROUND * (k / spokes + 0.25)
            tip = Vector((0, math.cos(a) * radius, math.sin(a) * radius))
            tube(parts, metal, [(0.05, 0, 0), tip * 0.35 + Vector((0.045, 0, 0)), tip * 0.98], [0.012, 0.011, 0.008], 8)
        with parts.tilted(Matrix.Rotation(math.pi / 2, 4, 'Y')):
            parts.lathe(metal, (0, 0, 0.03), [(0.05, 0.03), (0.045, 0.0), (0.035, -0.02), (0.02, -0.03), (0, -0.031)], 24)
            parts.bar(metal, (0, 0, 0.05), (0, 0, column), 0.022, 12)


def throttle(parts, x, y, z, turn=0.0, forward=0.0, knob=None):
    """A lever in a chromed box on a side or on a top."""
    knob = knob or rubber('black knob', (0.012, 0.012, 0.013))
    with parts.at(x, y, z, turn):
        parts.lathe(steel(), (0, 0, 0), [(0.06, 0), (0.06, 0.02), (0.045, 0.045), (0, 0.05)], 24)
        tip = (0.16 * math.sin(forward), 0, 0.045 + 0.16 * math.cos(forward))
        tube(parts, steel(), [(0, 0, 0.03), tip], [0.011, 0.008], 10)
        parts.lathe(knob, (tip[0], tip[1], tip[2] - 0.015), [(0, 0), (0.02, 0.006), (0.024, 0.024), (0.016, 0.04), (0, 0.045)], 16)


def dial(parts, x, y, z, radius=0.045, lean=25.0, face=(0.02, 0.02, 0.022), needle=0.6, bezel=None):
    """A gauge that looks aft and up."""
    with parts.tilted(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(-90 + lean), 4, 'Y')):
        parts.lathe(bezel or steel(), (0, 0, 0), [(radius, -0.02), (radius, 0.006), (radius * 0.94, 0.01), (radius * 0.86, 0.004)], 28)
        parts.lathe(gloss(f'dial {face}', face, 0.35, 0.2, 0.0), (0, 0, 0.0), [(radius * 0.9, 0.003), (0, 0.003)], 24)
        pale, red = plain('dial marks', (0.75, 0.73, 0.68), 0.5), plain('needle', (0.6, 0.05, 0.01), 0.4)
        for k in range(11):
            a = math.radians(220 - 26 * k)
            c, s = math.cos(a), math.sin(a)
            parts.bar(pale, (c * radius * 0.68, s * radius * 0.68, 0.0045), (c * radius * 0.83, s * radius * 0.83, 0.0045),
                radius * (0.022 if k % 2 else 0.036), 4)
        a = math.radians(220 - 260 * needle)
        parts.bar(red, (0, 0, 0.006), (math.cos(a) * radius * 0.75, math.sin(a) * radius * 0.75, 0.006), radius * 0.03, 4)
        parts.lathe(screen_glass('dial glass', (0.94, 0.94, 0.93), 0.03), (0, 0, 0), [(radius * 0.88, 0.008), (0, 0.009)], 24)


def windscreen(parts, base, top, frame=None, glass=None, radius=0.012, posts=(), sill=True):
    """Glass between two lines of the same number of points, framed; `posts`: indices with a bar."""
    frame, glass = frame or steel(), glass or screen_glass()
    vertices = [Vector(p) for p in base] + [Vector(p) for p in top]
    n = len(base)
    parts.add(glass, vertices, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], True)
    tube(parts, frame, top, radius, 10)
    if sill:
        tube(parts, frame, base, radius * 1.15, 10)
    for k in (0, n - 1, *posts):
        tube(parts, frame, [base[k], top[k]], radius * (0.9 if k in (0, n - 1) else 0.7), 8)


def cushion_at(parts, made, matrix, length, depth, thick, piping=None, soft=0.035, buttons=0, panels=1, crown=0.014):
    """A pad with its middle at the matrix' origin, in as many sewn panels as wanted along x."""
    with parts.tilted(matrix):
        for k in range(panels):
            a = -length / 2 + length * k / panels
            pad(parts, made, a + 0.0015, a + length / panels - 0.0015, -depth / 2, depth / 2, -thick / 2, thick / 2, soft, crown, piping,
                buttons)
            parts.box(made, a + soft * 0.5, a + length / panels - soft * 0.5, -depth / 2 + soft * 0.5, depth / 2 - soft * 0.5,
                -thick / 2 - 0.006, 0, 0.012)


def bench(parts, shell, made, start, end, depth, z, height=0.4, thick=0.1, back=0.42, lean=14.0, piping=None, panels=2, back_thick=0.08,
    back_made=None,
          front=True, lift=0.04):
    """A seat along start–end (x, y): its back stands on that line, the seat is to the right of the way. `z`: floor."""
    a, b = Vector((*start, z)), Vector((*end, z))
    length = (b - a).length
    turn = math.atan2(b.y - a.y, b.x - a.x)
    frame = Matrix.Translation((a + b) / 2) @ Matrix.Rotation(turn, 4, 'Z')
    with parts.tilted(frame):
        if front:
            parts.box(shell, -length / 2, length / 2, -depth + 0.03, 0.03, 0, height - thick, 0.02)
    cushion_at(parts, made, frame @ Matrix.Translation((0, -depth / 2, height - thick / 2)), length - 0.02, depth, thick, piping, panels=panels)
    if back:
        tilt = Matrix.Translation((0, 0.0, height + lift)) @ Matrix.Rotation(math.radians(90 - lean), 4, 'X') @ Matrix.Translation((0,
            back / 2, 0))
        cushion_at(parts, back_made or made, frame @ tilt, length - 0.02, back, back_thick, piping, 0.03, panels=panels)


def backrest(parts, made, start, end, z, height=0.3, lean=14.0, thick=0.08, piping=None, panels=1):
    """A padded back whose foot stands on the line start–end (x, y) at z; it faces to the right of the way."""
    a, b = Vector((*start, z)), Vector((*end, z))
    frame = Matrix.Translation((a + b) / 2) @ Matrix.Rotation(math.atan2(b.y - a.y, b.x - a.x), 4, 'Z')
    tilt = Matrix.Rotation(math.radians(90 - lean), 4, 'X') @ Matrix.Translation((0, height / 2, 0))
    cushion_at(parts, made, frame @ tilt, (b - a).length - 0.015, height, thick, piping, 0.03, panels=panels)


def shaped_pad(parts, made, outline, z0, z1, soft=0.035, crown=0.012, piping=None):
    """A cushion of any outline (x, y), anticlockwise."""
    points = [Vector((x, y, 0)) for x, y in outline]
    dense = []
    for a, b in zip(points, points[1:] + points[:1]):
        steps = max(2, round((b - a).length / 0.06))
        dense += [a.lerp(b, k / steps) for k in range(steps)]
    for _ in range(2):  # round its corners
        dense = [(dense[i - 1] + dense[i] * 2 + dense[(i + 1) % len(dense)]) / 4 for i in range(len(dense))]
    n = len(dense)
    inwards = []
    for i in range(n):
        way = (dense[(i + 1) % n] - dense[i - 1]).normalized()
        inwards.append(Vector((-way.y, way.x, 0)))
    s = min(soft, (z1 - z0) * 0.48)
    profile = [(s, z0)] + [(s - s * math.sin(t), z0 + s - s * math.cos(t)) for t in (0.5, 1.0, 1.57)]
    profile += [(s - s * math.cos(t), z1 - s + s * math.sin(t)) for t in (0.0, 0.5, 1.0, 1.57)] + [(s * 1.25, z1 + crown * 0.6)]
    rows = [[p + w * inset + Vector((0, 0, z)) for p, w in zip(dense, inwards)] for inset, z in profile]
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(len(rows) - 1) for k in range(n)]
    parts.add(made, [p for row in rows for p in row], faces, True)
    parts.add(made, rows[-1], [tuple(range(n))])
    if piping:
        tube(parts, piping, [p + w * s * 0.1 + Vector((0, 0, z1 - s * 0.5)) for p, w in zip(dense, inwards)], 0.005, 6, True)


def seat(parts, made, shell, x, y, z, width=0.52, depth=0.5, height=0.42, turn=0.0, piping=None, dark=None):
    """A single bucket seat on a pedestal, its user looks forward before `turn`."""
    with parts.at(x, y, z, turn):
        parts.lathe(steel(), (0, 0, 0), [(0.16, 0), (0.16, 0.015), (0.05, 0.035), (0.045, height - 0.1)], 24)
        parts.box(shell, -depth / 2, depth / 2 - 0.02, -width / 2 + 0.01, width / 2 - 0.01, height - 0.17, height - 0.09, 0.03)
        pad(parts, made, -depth / 2 + 0.03, depth / 2, -width / 2 + 0.05, width / 2 - 0.05, height - 0.1, height + 0.03, 0.05, 0.012, piping)
        lean = Matrix.Translation((-depth / 2 + 0.06, 0, height - 0.03)) @ Matrix.Rotation(math.radians(-78), 4, 'Y')
        with parts.tilted(lean):
            pad(parts, made, 0, 0.5, -width / 2 + 0.03, width / 2 - 0.03, -0.05, 0.05, 0.045, 0.012, piping)
            pad(parts, dark or made, 0.08, 0.42, -width / 2 + 0.11, width / 2 - 0.11, 0.02, 0.068, 0.02, 0.006, piping)
            parts.box(shell, 0.0, 0.46, -width / 2 + 0.05, width / 2 - 0.05, -0.075, -0.03, 0.03)
        for s in (-1, 1):
            with parts.tilted(Matrix.Translation((0, s * (width / 2 - 0.015), height + 0.08))):
                pad(parts, made, -depth / 2 + 0.04, depth / 2 - 0.05, -0.045, 0.045, -0.09, 0.07, 0.04, 0.006, piping)


def awning(parts, made, frame, x0, x1, half, z, rise=0.16, bows=(), valance=0.13, overhang=0.18, scallop=0.0, radius=0.014, seam=None):
    """A stretched canopy: an arch across, a little slack between the bows, a valance round the edge; `half` may depend on x."""
    wide = half if callable(half) else (lambda x: half)
    bows = list(bows) or [x0, (x0 + x1) / 2, x1]
    n, m = 60, 18
    slack = lambda x: 0.022 * math.sin(math.pi * min(1.0, max(0.0, _between(bows, x)))) if bows[0] < x < bows[-1] else 0.0
    over = lambda x, v: z + rise * (1 - abs(v) ** 2.2) - slack(x) * (0.4 + 0.6 * (1 - v * v)) - _end(x0 - overhang, x1 + overhang, x) * 0.035
    rows = [[(x, v * wide(x), over(x, v)) for v in (2 * j / m - 1 for j in range(m + 1))] for x in (x0 - overhang + (x1 - x0 + 2 * overhang) * i / n for i in range(n + 1))]
    parts.add(made, [p for row in rows for p in row], [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1)
                                                       for i in range(n) for j in range(m)], True)
    edge = [row[-1] for row in rows] + list(reversed(rows[-1]))[1:] + [row[0] for row in reversed(rows)][1:] + rows[0][1:-1]
    edge.append(edge[0])
    run, dense = 0.0, []
    for a, b in zip(edge, edge[1:]):
        a, b = Vector(a), Vector(b)
        steps = max(1, round((b - a).length / 0.04))
        dense += [(a.lerp(b, k / steps), run + (b - a).length * k / steps) for k in range(steps)]
        run += (b - a).length
    low = []
    for p, s in dense:
        wave = abs(math.sin(math.pi * s / 0.3)) if scallop else 0
        low.append(Vector((p.x + 0.006 * math.sin(s * 9), p.y + 0.008 * math.sin(s * 7 + 1),
            p.z - valance - scallop * wave + 0.004 * math.sin(s * 13))))
    k = len(dense)
    parts.add(made, [p for p, _ in dense] + low, [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)], True)
    tube(parts, seam or made, [p for p, _ in dense], 0.009, 6, True)
    tube(parts, seam or made, low, 0.005, 5, True)
    for x in bows:
        tube(parts, frame, [(x, v * (wide(x) - 0.01), over(x, v) - 0.02) for v in (2 * j / 16 - 1 for j in range(17))], radius, 8)
        if seam:
            tube(parts, seam, [(x, v * wide(x), over(x, v) + 0.002) for v in (2 * j / 16 - 1 for j in range(17))], 0.005, 5)
    for side in (-1, 1):
        tube(parts, frame, [(x, side * (wide(x) - 0.02), over(x, 1) - 0.015) for x in (x0 + (x1 - x0) * i / 20 for i in range(21))], radius, 8)
    return over


def _between(bows, x):
    for a, b in zip(bows, bows[1:]):
        if a <= x <= b:
            return (x - a) / (b - a)
    return 0.0


def _end(a, b, x):
    return max(0.0, 1 - min(x - a, b - x) / 0.25) ** 2


def _text(text, size, spacing=1.05):
    curve = bpy.data.curves.new(text, 'FONT')
    curve.body, curve.size, curve.space_character, curve.align_x, curve.resolution_u = text, size, spacing, 'CENTER', 4
    thing = bpy.data.objects.new(text, curve)
    mesh = thing.to_mesh()
    points, faces = [v.co.copy() for v in mesh.vertices], [tuple(p.vertices) for p in mesh.polygons]
    thing.to_mesh_clear()
    bpy.data.objects.remove(thing)
    return points, faces


def lettering(hull, text, x, z, size=0.14, side=1, made=None, spacing=1.1, slant=0.0, off=0.004):
    """Text on the side of a hull, its middle at x, its foot at z."""
    made = made or gloss('letters', (0.02, 0.05, 0.035), 0.3, 0.3, 0.0)
    points, faces = _text(text, size, spacing)
    placed = []
    for p in points:
        px, pz = x - side * (p.x + slant * p.y), z + p.y
        placed.append((px, side * (hull.half(px, pz) + off), pz))
    return solid('letters ' + text, made, placed, faces)


def on_plate(text, size, matrix, made, spacing=1.05):
    """Text in the plane z = 0 of a matrix, x along the line, centred."""
    points, faces = _text(text, size, spacing)
    return solid('letters ' + text, made, [tuple(matrix @ p) for p in points], faces)


def canvas(name, colour, thin=0.25, rough=0.88):
    return cloth(name, colour, rough=rough, fade=0.2, thin=thin)
