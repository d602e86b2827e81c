"""Windows and doors as seen from inside, and beams. They stand in a wall's place: x along it, y = 0 its inner face, outside at y = thick.
`Room.wall` and `partition` of indoors_room.py put them in; what the fields of Sash and Leaf mean is said there.

window(parts, opening, sash, thick), door(parts, opening, leaf, thick)
hewn(parts, made, start, end, width, deep, rough, seed)  a beam below the line start-end, uneven as an axe leaves it (rough 0: sawn)
clear()  glass that light and sun pass
"""
import math
import random
from dataclasses import dataclass, replace

from mathutils import Vector

from finishes import brass
from indoors_floors import panel_paint
from surfaces import shaded
from windows import Opening, outline, ring


@dataclass
class Sash:
    frame: object = None
    columns: int = 2
    rows: int = 2
    panes: int = 1
    transom: float = 0.0
    bar: float = 0.06
    thin: float = 0.026
    splay: float = 0.0
    board: object = None
    knob: object = None
    glass: object = None
    set_back: float = 0.13  # metres from the outer face to the frame
    leaves: bool = True


@dataclass
class Leaf:
    leaf: object = None
    frame: object = None
    style: str = 'panel'
    turn: float = 0.0
    hinge: str = 'left'
    light: bool = False
    casing: float = 0.09
    knob: object = None
    splay: float = 0.0
    set_back: float = 0.0  # 0: the leaf is flush with the room's face; more: metres deep in the reveal


def clear(name='room glass', tint=(0.95, 0.97, 0.96)):
    """One sheet of glass, the same from both sides; sun and lamps pass it whole."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    geometry = nodes.new('NewGeometry').outputs
    wavy = nodes.new('TexNoise', Vector=geometry['Position'], Scale=2.2, Detail=1.0).outputs['Color']
    wavy = nodes.vector('MULTIPLY', nodes.vector('SUBTRACT', wavy, (0.5, 0.5, 0.5)), (0.02, 0.02, 0.02))
    normal = nodes.vector('NORMALIZE', nodes.vector('ADD', geometry['Normal'], wavy))
    facing = nodes.math('ABSOLUTE', nodes.vector('DOT_PRODUCT', geometry['Incoming'], geometry['Normal']))
    mirror = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('POWER', nodes.math('SUBTRACT', 1.0, facing), 5.0), 0.9), 0.05)
    mirror = nodes.math('MULTIPLY', mirror, nodes.math('SUBTRACT', 1.0, nodes.new('LightPath').outputs['Is Shadow Ray']))
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    through, gloss = nodes.new('BsdfTransparent', Color=tint).outputs[0], nodes.new('BsdfGlossy', Roughness=0.0, Normal=normal).outputs[0]
    for value, socket in zip((mirror, through, gloss), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], surface)
    return made


def window(parts, o, look, thick):
    """Frame, leaves, bars, glass and fastenings of an opening; the wall's place, outside at y = thick."""
    frame = look.frame or panel_paint('window white', (0.68, 0.665, 0.62))
    y, bar, top = thick - look.set_back - 0.07, look.bar, o.z1 + o.rise
    ring(parts, frame, o, 0.0, bar, y, y + 0.07)
    width, step = o.x1 - o.x0, (o.x1 - o.x0) / look.columns
    cross = o.z0 + (o.z1 - o.z0) * look.transom if look.transom else None
    upper = cross or (o.z1 if not o.rise else o.z1 + o.rise * 0.6)
    for i in range(1, look.columns):
        x = o.x0 + i * step
        parts.box(frame, x - bar / 2, x + bar / 2, y - 0.012, y + 0.06, o.z0, top - 0.02, 0.006)
    if cross:
        parts.box(frame, o.x0, o.x1, y - 0.028, y + 0.06, cross - bar * 0.6, cross + bar * 0.6, 0.012)
    if look.leaves:  # the moving frames, a little proud of the fixed one
        rail = bar * 0.72
        for i in range(look.columns):
            a, b = o.x0 + i * step + (bar * 0.8 if i == 0 else bar * 0.4), o.x0 + (i + 1) * step - (bar * 0.8 if i == look.columns - 1 else bar * 0.4)
            c, d = o.z0 + bar * 0.8, (upper - bar * 0.5 if cross or not o.rise else upper - 0.02)
            for box in ((a, a + rail, c, d), (b - rail, b, c, d), (a, b, c, c + rail * 1.3), (a, b, d - rail, d)):
                parts.box(frame, box[0], box[1], y - 0.02, y + 0.045, box[2], box[3], 0.007)
            for side in (a - 0.006, b + 0.006):  # hinges
                if (side < a and i == 0) or (side > b and i == look.columns - 1):
                    for z in (c + 0.18, d - 0.18):
                        parts.bar(brass(), (side, y - 0.024, z - 0.045), (side, y - 0.024, z + 0.045), 0.007, 8)
    for i in range(look.columns * look.panes):
        if i % look.panes:
            x = o.x0 + i * step / look.panes
            parts.box(frame, x - look.thin / 2, x + look.thin / 2, y, y + 0.04, o.z0 + bar, upper, 0.005)
    for k in range(1, look.rows):
        z = o.z0 + (upper - o.z0) * k / look.rows
        parts.box(frame, o.x0 + bar, o.x1 - bar, y, y + 0.04, z - look.thin / 2, z + look.thin / 2, 0.005)
    line = outline(o, 0.01)
    parts.add(look.glass or clear(), [(x, y + 0.02, z) for x, z in line], [tuple(range(len(line)))])
    if look.leaves and look.columns > 1 and look.knob is not False:
        knob, x, z = look.knob or brass(), o.x0 + (look.columns // 2) * step, o.z0 + (upper - o.z0) * 0.45
        parts.box(knob, x - 0.014, x + 0.014, y - 0.036, y - 0.012, z - 0.07, z + 0.07, 0.005)
        parts.bar(knob, (x, y - 0.03, z), (x, y - 0.075, z), 0.008, 10)
        parts.block(knob, (x, y - 0.078, z - 0.045), (0.018, 0.016, 0.12), 0.006)
    if look.board:
        low = o.z0 - 0.035
        s = look.splay + 0.05
        parts.box(look.board, o.x0 - s, o.x1 + s, -0.035, y + 0.01, low, o.z0 + 0.004, 0.01)


def door(parts, o, look, thick):
    """Casing, leaf (turned into the room by `turn` degrees), handle, and a glazed light above."""
    frame = look.frame or panel_paint('door white', (0.66, 0.645, 0.60))
    leaf, knob, y = look.leaf or frame, look.knob or brass(), look.set_back
    if look.casing:
        ring(parts, frame, replace(o, z0=o.z0 - look.casing - 0.02), -look.casing, look.casing, -0.022, 0.02)
        ring(parts, frame, replace(o, z0=o.z0 - look.casing - 0.02), -look.casing, 0.025, -0.034, 0.0)
    ring(parts, frame, replace(o, z0=o.z0 - 0.05), 0.0, 0.035, y - 0.001, thick if not y else y + 0.1)
    top = min(2.15, o.z1 - 0.035) if look.light else (o.z1 - 0.035)
    a, b = o.x0 + 0.038, o.x1 - 0.038
    if look.light:
        parts.box(frame, a, b, y - 0.02, y + 0.08, o.z0 + top, o.z0 + top + 0.09, 0.01)
        line = outline(Opening(a, b, o.z0 + top + 0.08, o.z1, o.rise), 0.0)
        parts.add(clear(), [(x, y + 0.03, z) for x, z in line], [tuple(range(len(line)))])
        for k in (1, 2):
            x = a + (b - a) * k / 3
            parts.box(frame, x - 0.013, x + 0.013, y + 0.01, y + 0.05, o.z0 + top + 0.08, o.z1 + o.rise * 0.88, 0.004)
    wide, high = b - a, top - 0.008
    sign = 1 if look.hinge == 'left' else -1
    with parts.at(a if sign > 0 else b, y + 0.012, o.z0 + 0.006, -sign * look.turn):
        x = lambda t: sign * t
        def panel(x0, x1, z0, z1, y0, y1, bevel, made=leaf):
            parts.box(made, x(x0), x(x1), y0, y1, z0, z1, bevel)
        if look.style == 'glazed':
            for box in ((0, 0.11, 0, high), (wide - 0.11, wide, 0, high), (0.1, wide - 0.1, 0, 0.3), (0.1, wide - 0.1, high - 0.12, high)):
                panel(*box, 0, 0.042, 0.004)
            for k in range(1, 4):
                z = 0.3 + (high - 0.42) * k / 4
                panel(0.1, wide - 0.1, z - 0.014, z + 0.014, 0.008, 0.034, 0.004)
            panel(wide / 2 - 0.014, wide / 2 + 0.014, 0.28, high - 0.1, 0.008, 0.034, 0.004)
            parts.face(clear(), (x(0.1), 0.021, 0.28), (x(wide - 0.1), 0.021, 0.28), (x(wide - 0.1), 0.021, high - 0.1), (x(0.1), 0.021, high - 0.1))
        elif look.style == 'plank':
            count = max(4, round(wide / 0.15))
            for k in range(count):
                panel(wide * k / count + 0.001, wide * (k + 1) / count - 0.001, 0, high, 0.006 + 0.002 * (k % 3), 0.042, 0.006)
            for z in (0.22, high - 0.35):
                panel(0.04, wide - 0.04, z, z + 0.13, -0.022, 0.01, 0.006)
                panel(0.0, wide * 0.75, z + 0.045, z + 0.085, -0.03, -0.02, 0.004, knob)
        else:
            panel(0, wide, 0, high, 0, 0.042, 0.003)
            if look.style == 'panel':
                for low, upto in ((0.16, high * 0.40), (high * 0.40 + 0.12, high - 0.13)):
                    for left, right in ((0.11, wide / 2 - 0.05), (wide / 2 + 0.05, wide - 0.11)) if wide > 0.8 else ((0.11, wide - 0.11),):
                        for y0, y1 in ((-0.012, 0.004), (0.038, 0.054)):
                            panel(left, right, low, upto, y0, y1, 0.012)
                            panel(left + 0.05, right - 0.05, low + 0.05, upto - 0.05, y0 - 0.006, y1 + 0.006, 0.016)
        for face, out in ((0.0, -1), (0.042, 1)):
            z = 1.03
            panel(wide - 0.08, wide - 0.04, z - 0.1, z + 0.1, face - 0.006, face + 0.006, 0.004, knob)
            parts.bar(knob, (x(wide - 0.06), face, z), (x(wide - 0.06), face + out * 0.05, z), 0.009, 10)
            parts.bar(knob, (x(wide - 0.05), face + out * 0.052, z), (x(wide - 0.18), face + out * 0.052, z), 0.0095, 10)


def hewn(parts, made, start, end, width, deep, rough=0.7, seed=1):
    """A beam whose top lies along start–end, hewn by axe: uneven, its edges blunt."""
    start, end, chance = Vector(start), Vector(end), random.Random(seed)
    way = (end - start).normalized()
    side, count = way.cross(Vector((0, 0, 1))).normalized(), max(2, int((end - start).length / 0.28))
    lean = chance.uniform(-0.5, 0.5)
    bow, blunt, vertices = chance.uniform(-0.02, 0.02) * rough, 0.014 + 0.02 * rough, []
    shape = ((-1, 0, 0, 0), (-1, -1, 0, 1), (-1, -1, 1, 0), (1, -1, -1, 0), (1, -1, 0, 1), (1, 0, 0, 0))
    drift = [0.0] * 6
    for i in range(count + 1):
        t = i / count
        middle = start.lerp(end, t) + Vector((0, 0, bow * math.sin(math.pi * t) * lean))
        for k, (s, h, inward, up) in enumerate(shape):
            drift[k] = drift[k] * 0.6 + chance.uniform(-0.011, 0.011) * rough
            across = s * width / 2 + inward * blunt + drift[k]
            drop = h * deep + up * blunt + (drift[(k + 2) % 6] if h else 0.0)
            vertices.append(middle + side * across + Vector((0, 0, drop)))
    n = len(shape)
    parts.add(made, vertices, [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(count) for k in range(n - 1)], False)
    parts.add(made, vertices, [tuple(range(n)), tuple(range(count * n + n - 1, count * n - 1, -1))])
