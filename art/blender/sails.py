"""Sails of sewn cloth, set or furled, and flags. Boat's metres: bow +x, port +y, up +z.

canvas(name, colour, …)                    cloth with seams, tablings, patches, wrinkles; light comes through
sail(name, made, tack, clew, head, …)      a set sail, three-cornered or (with `throat`) four-cornered, with reef points; an object
furled(name, made, start, end, radius)     a sail stowed along a boom or a yard, tied
rolled(name, made, start, end, radius)     a headsail rolled round its stay
flag(name, made, hoist, fly, size)         a flag or burgee in the wind
lee is +1 when the wind fills the sails to port, -1 to starboard.
"""
import math

import bpy
from mathutils import Vector, noise

from outside import fbm, link, smooth
from surfaces import plain, shaded


def canvas(name, colour, through=0.42, seam=0.62, lean=0.0, age=0.3, reefs=(), stain=(0.16, 0.12, 0.08), wrinkle=0.5, upright=False):
    """`seam`: metres between seams that rise `lean` (tangent) along the cloth, or that stand `upright` and lean; `reefs`: heights of reef bands."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    split = nodes.new('SeparateXYZ', Vector=nodes.new('UVMap', uv_map='cloth').outputs[0]).outputs
    u, v = split['X'], split['Y']
    at = nodes.new('CombineXYZ', X=u, Y=v).outputs[0]
    rim = nodes.new('Attribute', attribute_name='rim').outputs['Fac']
    patch = nodes.new('Attribute', attribute_name='patch').outputs['Fac']
    level = nodes.math('ADD', u, nodes.math('MULTIPLY', v, lean)) if upright else nodes.math('SUBTRACT', v, nodes.math('MULTIPLY', u, lean))
    row = nodes.math('DIVIDE', level, seam)
    panel = nodes.new('TexWhiteNoise', noise_dimensions='1D', W=nodes.math('FLOOR', row)).outputs['Value']
    sewn = nodes.math('LESS_THAN', nodes.math('FRACT', row), 0.018 / seam)
    thick = nodes.math('MAXIMUM', sewn, nodes.math('LESS_THAN', rim, 0.055))
    thick = nodes.math('MAXIMUM', thick, nodes.math('GREATER_THAN', patch, 0.5))
    for height in reefs:
        band = nodes.math('LESS_THAN', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', v, height)), 0.05)
        thick = nodes.math('MAXIMUM', thick, band)
    blotch = nodes.noise(at, 0.7, 7, 0.62)
    shade = nodes.math('ADD', nodes.math('MULTIPLY', panel, 0.07), nodes.math('MULTIPLY', blotch, 0.34 * age))
    shade = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('SUBTRACT', 1.0, shade), 1.0), 0.09 * age)
    tone = nodes.new('CombineXYZ', X=shade, Y=shade, Z=shade).outputs[0]
    dyed = nodes.mix(1.0, colour, tone, 'MULTIPLY')
    worn = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', at, (1.0, 0.35, 1.0)), 1.7, 7, 0.7), (0.52, 0.0), (0.74, 0.5 * age))
    foot = nodes.math('MULTIPLY', nodes.ramp(nodes.math('MULTIPLY', v, 0.8), (0.0, 1.0), (1.0, 0.0)), 0.3 * age)
    dyed = nodes.mix(nodes.math('ADD', worn, foot), dyed, stain)
    dyed = nodes.mix(nodes.math('MULTIPLY', thick, 0.13), dyed, (0.02, 0.016, 0.012))
    crease = nodes.noise(nodes.vector('MULTIPLY', at, (0.55, 2.4, 1.0)), 0.8, 4, 0.5, 0.7)
    across = nodes.noise(nodes.vector('MULTIPLY', at, (2.0, 0.5, 1.0)), 0.9, 4, 0.5, 1.1)
    height = nodes.math('ADD', nodes.math('MULTIPLY', crease, 0.5), nodes.math('ADD', nodes.math('MULTIPLY', across, 0.3), nodes.math('MULTIPLY', thick, 0.03)))
    normal = nodes.new('Bump', Height=height, Strength=wrinkle, Distance=0.16).outputs[0]
    lets = nodes.math('SUBTRACT', through, nodes.math('MULTIPLY', thick, through * 0.42))
    front = nodes.new('BsdfDiffuse', Color=dyed, Normal=normal).outputs[0]
    warm = nodes.mix(1.0, dyed, (1.0, 0.93, 0.80), 'MULTIPLY')
    back = nodes.new('BsdfTranslucent', Color=warm, Normal=normal).outputs[0]
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((lets, front, back), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], surface)
    return made


def _cloth(name, made, points, columns, rows, metres, rims, patches):
    mesh = bpy.data.meshes.new(name)
    n = columns + 1
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(columns)]
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    layer = mesh.uv_layers.new(name='cloth')
    for loop in mesh.loops:
        layer.data[loop.index].uv = metres[loop.vertex_index]
    for title, values in (('rim', rims), ('patch', patches)):
        mesh.attributes.new(title, 'FLOAT', 'POINT').data.foreach_set('value', values)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(made)
    return link(bpy.data.objects.new(name, mesh))


def draft(u, p=0.4):
    """How far the cloth stands from its chord, 0 to 1, deepest at p."""
    return (2 * p * u - u * u) / (p * p) if u < p else (1 - 2 * p + 2 * p * u - u * u) / ((1 - p) ** 2)


class Shape:
    """A sail's surface: at(u, v), u from luff to leech, v from foot to head."""

    def __init__(self, tack, clew, head, throat=None, lee=1, camber=0.10, roach=0.0, round_foot=0.0, twist=0.05, foot=0.3, deep=0.4, slack=0.0,
                 sag=0.0, seed=0.0):
        self.tack, self.clew, self.head = Vector(tack), Vector(clew), Vector(head)
        self.throat = Vector(throat) if throat is not None else self.head + (self.tack - self.clew).normalized() * 0.07
        self.lee, self.camber, self.roach, self.round_foot, self.twist = lee, camber, roach, round_foot, twist
        self.foot, self.deep, self.slack, self.sag, self.seed = foot, deep, slack, sag, seed
        up = (self.throat + self.head) / 2 - (self.tack + self.clew) / 2
        self.normal = (self.clew - self.tack).cross(up).normalized()
        if self.normal.y * lee < 0:
            self.normal = -self.normal

    def at(self, u, v):
        luff, leech = self.tack.lerp(self.throat, v), self.clew.lerp(self.head, v)
        aft = (leech - luff)
        chord = aft.length
        out = aft.normalized() if chord > 1e-4 else Vector((0, 0, 0))
        belly = math.sin(math.pi * v)
        leech = leech + out * self.roach * 4 * v * (1 - v) + self.normal * self.twist * chord * belly
        luff = luff + self.normal * self.sag * belly
        point = luff.lerp(leech, u)
        fill = self.foot + (1 - self.foot) * smooth(0, 0.22, v)
        fill *= 1 - 0.35 * smooth(0.75, 1.0, v)
        point += self.normal * draft(u, self.deep) * self.camber * chord * fill
        point -= (self.throat - self.tack).normalized() * self.round_foot * math.sin(math.pi * u) * (1 - v) ** 6
        if self.slack:
            wave = math.sin(u * 7.0 - v * 3.0 + self.seed) * u + 0.8 * fbm(u * 2.2, v * 2.2, 1.0, 3, self.seed + 2)
            point += self.normal * self.slack * chord * wave * math.sin(math.pi * min(1, u * 1.1)) ** 0.7 * (0.35 + 0.65 * math.sin(math.pi * min(1.0, v + 0.1)))
        folds = noise.noise(Vector((u * 3.0, v * 9.0, self.seed))) * 0.012 * chord * math.sin(math.pi * u)
        pull = math.sin((v * 2.2 + u * 1.2) * 16.0 + self.seed) * 0.006 * (1 - u) ** 3 * (1 - v) * chord * math.sin(math.pi * min(1, u * 3))
        return point + self.normal * (folds + pull)


def sail(name, made, tack, clew, head, throat=None, columns=40, rows=52, reefs=(), cord=None, spacing=0.62, length=0.38, corner=0.3, **form):
    """`reefs`: heights (0–1) of rows of reef points; returns (object, Shape, reef lines as lists of points)."""
    shape = Shape(tack, clew, head, throat, **form)
    points, metres, rims, patches = [], [], [], []
    tall = (shape.throat - shape.tack).length
    corners = [(shape.tack, corner), (shape.clew, corner * 1.25), (shape.head, corner), (shape.throat, corner * (0.8 if throat is not None else 1.0))]
    for j in range(rows + 1):
        v = j / rows
        chord = (shape.clew.lerp(shape.head, v) - shape.tack.lerp(shape.throat, v)).length
        slope = (shape.head - shape.throat).z - (shape.clew - shape.tack).z
        for i in range(columns + 1):
            u = i / columns
            p = shape.at(u, v)
            points.append(p)
            metres.append((u * chord, v * tall + u * v * slope))
            rims.append(min(u * chord, (1 - u) * chord, v * tall, (1 - v) * tall))
            patches.append(max(1 - 0.5 * (p - c).length / r for c, r in corners))
    thing = _cloth(name, made, points, columns, rows, metres, rims, patches)
    lines = []
    for v in reefs:
        chord = (shape.clew.lerp(shape.head, v) - shape.tack.lerp(shape.throat, v)).length
        for k in range(1, max(2, round(chord / spacing))):
            u = k * spacing / chord
            if u > 0.94:
                continue
            for side in (-1, 1):
                top = shape.at(u, v) + shape.normal * 0.012 * side
                sway = 0.05 * math.sin(k * 2.3 + v * 9)
                lines.append([top, top + Vector((sway * 0.5, 0, -length * 0.5)) + shape.normal * 0.012 * side,
                              shape.at(u, v) + Vector((sway, 0, -length * (0.85 + 0.2 * math.sin(k * 5.1))))
                              + (shape.at(u, max(0, v - length / tall)) - shape.at(u, v)).dot(shape.normal) * shape.normal + shape.normal * 0.02 * side])
    return thing, shape, lines


def _wrapped(name, made, ring, steps, sides, length):
    """A closed tube from ring(s, angle) -> point, s 0 to 1."""
    points = [ring(j / steps, 2 * math.pi * i / sides) for j in range(steps + 1) for i in range(sides + 1)]
    metres = [(length * j / steps, 0.9 * i / sides + 0.3) for j in range(steps + 1) for i in range(sides + 1)]
    flat = [1.0] * len(points)
    return _cloth(name, made, points, sides, steps, metres, flat, [0.0] * len(points))


def furled(name, made, start, end, radius, ties=6, tie=None, seed=0.0, drop=0.0, parts=None, flat=0.8, rise=0.6):
    """A sail flaked and tied along a spar below it; `radius` in the middle; ties are drawn into `parts`."""
    start, end = Vector(start), Vector(end)
    way = (end - start).normalized()
    side = way.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(way)
    length = (end - start).length

    def size(s):
        full = radius * (0.55 + 0.45 * math.sin(math.pi * min(1, 0.12 + s * 0.9))) * (1.15 - 0.5 * s)
        near = abs(((s * ties) % 1.0) - 0.5) * 2
        return full * (1 - 0.24 * smooth(0.72, 1.0, near)), full

    def ring(s, a):
        r, full = size(s)
        fold = 0.16 * math.sin(5 * a + 3 * math.sin(s * 7 + seed)) + 0.10 * math.sin(9 * a - s * 21 + seed) + 0.34 * fbm(s * length * 2.2, math.cos(a) * 0.8 + seed, 1.0, 4, math.sin(a) * 0.8)
        r = r * (1 + fold * (0.6 if math.sin(a) > -0.5 else 0.3))
        end_in = min(1.0, s * 30, (1 - s) * 30) ** 0.5
        lift = full * rise - drop * math.sin(math.pi * s)
        return start.lerp(end, s) + (side * math.cos(a) * r * flat + up * (math.sin(a) * r)) * end_in + up * lift

    thing = _wrapped(name, made, ring, 150, 40, length)
    if parts and tie:
        for k in range(ties):
            s = (k + 0.0) / ties if k else 0.02
            r, full = size(s)
            circle = [start.lerp(end, s) + side * math.cos(a) * r * flat * 1.1 + up * (math.sin(a) * r * 1.1 + full * rise)
                      for a in (2 * math.pi * i / 16 for i in range(17))]
            parts.strip(tie, circle, way * 0.04)
            parts.strip(tie, [circle[12], circle[12] - up * 0.06 + side * (0.02 + 0.02 * math.sin(k * 3.1)), circle[12] - up * (0.09 + 0.05 * math.sin(k * 5.3)) + side * 0.035], way * 0.03)
    return thing


def rolled(name, made, start, end, radius, seed=0.0, bulge=0.35, strip=None):
    """`strip`: material of the sun strip, in a spiral (a second object over the first); returns the objects."""
    start, end = Vector(start), Vector(end)
    way = (end - start).normalized()
    side = way.cross(Vector((0, 1, 0))).normalized()
    other = way.cross(side)
    length = (end - start).length

    def ring(s, a, more=0.0):
        r = radius * (0.35 + (1 - s) ** 0.8 * 0.65) * (1 + bulge * math.sin(math.pi * min(1, s * 1.6)) * 0.5) * min(1.0, s * 40 + 0.3, (1 - s) * 40 + 0.2)
        spin = a + s * length * 2.6
        r *= 1 + 0.10 * (spin / 6.2832 % 1.0) + 0.06 * noise.noise(Vector((s * length * 3, math.cos(a), math.sin(a) + seed))) + more
        return start.lerp(end, s) + side * math.cos(a) * r + other * math.sin(a) * r

    made_things = [_wrapped(name, made, ring, 160, 24, length)]
    if strip:
        steps, width = 200, 7
        points, metres = [], []
        for j in range(steps + 1):
            s = j / steps
            for i in range(width + 1):
                a = -s * length * 2.6 * 1.0 + 2.4 * i / width
                points.append(ring(s, a, 0.035))
                metres.append((s * length, i / width))
        made_things.append(_cloth(name + ' strip', strip, points, width, steps, metres, [1.0] * len(points), [0.0] * len(points)))
    return made_things


def bunting(name, bands, upright=False):
    """Flag cloth in bands of colours: ((share, colour), …)."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    split = nodes.new('SeparateXYZ', Vector=nodes.new('UVMap', uv_map='cloth').outputs[0]).outputs
    colour, edge = bands[0][1], 0.0
    for (share, _), (_, following) in zip(bands, bands[1:]):
        edge += share
        colour = nodes.mix(nodes.math('GREATER_THAN', split['X' if upright else 'Y'], edge), colour, following)
    front, back = nodes.new('BsdfDiffuse', Color=colour).outputs[0], nodes.new('BsdfTranslucent', Color=colour).outputs[0]
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((0.4, front, back), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], surface)
    return made


def flag(name, made, hoist, fly, size, droop=0.3, pointed=False, seed=0.0):
    """`hoist`: its upper inner corner; `fly`: the way it blows; `size`: (length, height)."""
    fly, up = Vector(fly).normalized(), Vector((0, 0, 1))
    side = fly.cross(up).normalized()
    columns, rows, points, metres = 26, 10, [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            tall = size[1] * (1 - u if pointed else 1.0)
            wave = math.sin(u * 8.5 - v * 1.2 + seed) * 0.09 * u ** 0.6 + 0.05 * math.sin(u * 15 + v * 4 + seed * 2) * u
            low = droop * u * size[0] * (0.75 + 0.25 * u) + 0.05 * math.sin(u * 7 + seed) * u * size[0]
            points.append(Vector(hoist) + fly * u * size[0] * (1 - 0.25 * droop * u) + side * wave * size[0] - up * (low + size[1] / 2 + (0.5 - v) * tall))
            metres.append((u, v))
    return _cloth(name, made, points, columns, rows, metres, [1.0] * len(points), [0.0] * len(points))


def tie_cloth(name='sail ties', colour=(0.10, 0.16, 0.32)):
    return plain(name, colour, 0.9)


def lettering(name, text, made, shape, u, v, size, side=1, tilt=0.0):
    """Letters glued to a set sail, `size` metres tall, the middle at (u, v); `side` +1 on the leeward face."""
    data = bpy.data.curves.new(name, 'FONT')
    data.body, data.size, data.align_x, data.align_y = text, size, 'CENTER', 'CENTER'
    thing = link(bpy.data.objects.new(name, data))
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    tall = (shape.throat - shape.tack).length
    chord = (shape.clew.lerp(shape.head, v) - shape.tack.lerp(shape.throat, v)).length
    aft_is_right = (shape.clew - shape.tack).cross(Vector((0, 0, 1))).dot(shape.normal) * side > 0
    for vertex in mesh.vertices:
        x, y = vertex.co.x * (1 if aft_is_right else -1), vertex.co.y
        p = shape.at(u + (x - y * tilt) / chord, v + y / tall)
        vertex.co = p + shape.normal * side * 0.035
    mesh.materials.clear()
    mesh.materials.append(made)
    return link(bpy.data.objects.new(name, mesh))
