"""What a boat is steered with, and her lettering. Metres; a `Parts` first.

wheel, tiller_wood, gauge, throttle, compass, switches, plotter (dashboards: build them on a plane that faces -y, use `parts.tilted`)
lettering(parts, text, matrix, size, made)   flat text; its baseline runs along the matrix's x, its front looks along the matrix's z
on_side(x, y, z, port=True)                  matrix of lettering on a hull's side
"""
import math

import bpy
from mathutils import Matrix, Vector

from finishes import gloss, glow, metal, pane, plain, rubber, steel, varnish
from lines import TURN, tube


def wheel(parts, x, y, z, radius=0.19, turn=0.0, tilt=25.0, spokes=3, rim=None, made=None, roll=0.0):
    """Faces -y before `turn`, its top leans away by `tilt` degrees."""
    rim, made = rim or varnish(0), made or steel()
    spin = Matrix.Rotation(math.radians(90 - tilt), 4, 'X') @ Matrix.Rotation(math.radians(roll), 4, 'Z')
    with parts.at(x, y, z, turn), parts.tilted(spin):
        tube(parts, rim, [(radius * math.cos(TURN * i / 48), radius * math.sin(TURN * i / 48), 0) for i in range(48)], 0.0155, 14, True)
        for k in range(spokes):
            a = TURN * (k / spokes + 0.25)
            c, s = math.cos(a), math.sin(a)
            parts.bar(made, (0.03 * c, 0.03 * s, -0.035), (radius * 0.95 * c, radius * 0.95 * s, 0), 0.011, 10, 0.008)
        parts.lathe(made, (0, 0, -0.06), [(0.02, -0.12), (0.02, 0), (0.05, 0.006), (0.05, 0.02), (0.042, 0.032), (0, 0.036)], 24)
        for k in range(10):
            a = TURN * k / 10 + 0.3
            tube(parts, rim, [((radius - 0.008) * math.cos(a), (radius - 0.008) * math.sin(a), -0.013),
                ((radius - 0.008) * math.cos(a), (radius - 0.008) * math.sin(a), -0.016)], 0.006, 6)


def gauge(parts, x, z, radius=0.045, needle=0.3, y=0.0, face=(0.78, 0.77, 0.73), ink=(0.02, 0.02, 0.022), lit=False):
    """In a dashboard plane that faces -y: bezel, dial, marks, needle (0 to 1), glass."""
    dial = glow('dial lit', tuple(c * 1.2 for c in face), 1.0) if lit else plain('dial ' + ' '.join(f'{c:.2f}' for c in face), face, 0.5)
    mark = plain('dial ink ' + ' '.join(f'{c:.2f}' for c in ink), ink, 0.5)
    with parts.at(x, y, z), parts.tilted(Matrix.Rotation(math.radians(90), 4, 'X')):
        r = radius
        parts.lathe(steel(), (0, 0, 0), [(r * 1.0, 0.004), (r * 1.03, 0.012), (r * 1.12, 0.010), (r * 1.16, 0)], 32)
        parts.lathe(dial, (0, 0, 0), [(r, 0.003), (0, 0.003)], 32)
        for k in range(21):
            a = math.radians(225 - 270 * k / 20)
            long = 0.26 if k % 5 == 0 else 0.14
            with parts.tilted(Matrix.Rotation(a, 4, 'Z')):
                parts.box(mark, r * (0.9 - long), r * 0.9, -r * 0.02, r * 0.02, 0.003, 0.004)
        with parts.tilted(Matrix.Rotation(math.radians(225 - 270 * needle), 4, 'Z')):
            parts.box(plain('needle', (0.6, 0.03, 0.01), 0.4), -r * 0.15, r * 0.78, -r * 0.028, r * 0.028, 0.0045, 0.006)
        parts.lathe(mark, (0, 0, 0.006), [(r * 0.1, 0), (r * 0.08, 0.003), (0, 0.003)], 12)
        parts.lathe(pane('gauge glass', (0.97, 0.97, 0.97), 0.02), (0, 0, 0), [(r, 0.0105), (0, 0.0105)], 24)


def throttle(parts, x, y, z, turn=0.0, push=25.0, double=False, made=None):
    """A side-mounted or binnacle lever on a block; pushed forward towards +y."""
    made, black = made or steel(), rubber('black plastic', (0.012, 0.012, 0.013))
    with parts.at(x, y, z, turn):
        parts.block(made, (0, 0, 0.045), (0.07, 0.13, 0.09), 0.02)
        for s in ((-0.03, 0.03) if double else (0.045,)):
            with parts.at(s, 0, 0.055), parts.tilted(Matrix.Rotation(math.radians(-push), 4, 'X')):
                parts.lathe(made, (0, 0, 0), [(0.0, -0.02), (0.02, 0), (0.0, 0.02)], 16)
                tube(parts, made, [(0, 0, 0), (0, 0, 0.1), (0.008, 0, 0.16)], [0.011, 0.009, 0.008], 10)
                tube(parts, black, [(-0.02, 0, 0.165), (0.035, 0, 0.165)], [0.016, 0.018], 12)


def compass(parts, x, y, z, radius=0.055):
    """A dome on a low housing."""
    r = radius
    black = rubber('black plastic', (0.012, 0.012, 0.013))
    parts.lathe(black, (x, y, z), [(r * 1.35, 0), (r * 1.3, r * 0.5), (r * 1.05, r * 0.72), (r, r * 0.72)], 28)
    parts.lathe(gloss('compass dome', (0.03, 0.035, 0.04), 0.04, 1.0, 0.0), (x, y, z + r * 0.7),
                [(r * math.cos(t), r * math.sin(t)) for t in (0, 0.4, 0.8, 1.2, 1.5708)], 28)
    parts.lathe(plain('compass card', (0.7, 0.69, 0.65), 0.5), (x, y, z + r * 0.7), [(r * 1.012, r * 0.02), (r * 0.97, r * 0.27)], 28)


def switches(parts, x, z, count=5, y=0.0, gap=0.045, lit=()):
    black, red = rubber('black plastic', (0.012, 0.012, 0.013)), glow('switch lit', (0.8, 0.05, 0.01), 2.0)
    parts.box(metal('switch plate', (0.30, 0.30, 0.31), 0.3, 0.5), x - gap * 0.7, x + gap * (count - 0.3), y - 0.006, y, z - 0.035, z + 0.035, 0.004)
    for k in range(count):
        parts.block(black, (x + k * gap, y - 0.01, z), (0.022, 0.012, 0.034), 0.004, 0, (12 if k in lit else -12, 0))
        if k in lit:
            parts.box(red, x + k * gap - 0.004, x + k * gap + 0.004, y - 0.018, y - 0.005, z + 0.02, z + 0.024)


def plotter(parts, x, z, width=0.2, height=0.13, y=0.0, on=True):
    """A chart screen: shallow and deep water, a course."""
    black = rubber('black plastic', (0.012, 0.012, 0.013))
    w, h = width / 2, height / 2
    parts.box(black, x - w, x + w, y - 0.03, y, z - h, z + h, 0.008)
    made = plain('screen', (0.012, 0.014, 0.016), 0.12, coat=1.0)
    if on:
        made = bpy.data.materials.get('chart screen') or _chart()
    parts.box(made, x - w * 0.82, x + w * 0.72, y - 0.0315, y - 0.03, z - h * 0.82, z + h * 0.82)
    for k in range(4):
        parts.block(plain('key', (0.09, 0.09, 0.095), 0.5), (x + w * 0.86, y - 0.032, z + h * (0.6 - 0.4 * k)), (w * 0.14, 0.006, h * 0.2), 0.002)


def _chart():
    from surfaces import shaded
    made, nodes, surface = shaded('chart screen')
    depth = nodes.noise(nodes.new('TexCoord').outputs['Object'], 16, 5, 0.55)
    tone = nodes.ramp(depth, (0.40, (0.05, 0.25, 0.5)), (0.47, (0.13, 0.42, 0.62)), (0.52, (0.35, 0.6, 0.68)), (0.55, (0.62, 0.55, 0.28)),
        (0.62, (0.5, 0.42, 0.2)))
    nodes.put(nodes.new('Emission', Color=tone, Strength=0.9).outputs[0], surface)
    return made


def tiller(parts, start, end, made=None):
    """A laminated, slightly bent tiller that thins towards its grip."""
    made, a, b = made or varnish(0), Vector(start), Vector(end)
    path = [a.lerp(b, t) + Vector((0, 0, 0.05 * math.sin(t * math.pi))) for t in [i / 16 for i in range(17)]]
    tube(parts, made, path, [0.03 - 0.014 * i / 16 + (0.003 if i > 14 else 0) for i in range(17)], 14)


def on_side(x, y, z, port=True, lean=0.0):
    """Reads from bow to stern or stern to bow, as seen from outside; `lean` in degrees: the hull's flare, top outwards."""
    turn = 180.0 if port else 0.0
    return (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(90 + lean), 4, 'X'))


def lettering(parts, text, matrix, size=0.18, made=None, thick=0.001, spacing=1.05, centre=True, slant=0.0, font=None):
    """Registration numbers and names; `font`: path of a font file."""
    made = made or plain('lettering', (0.012, 0.016, 0.025), 0.35)
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.extrude, curve.space_character, curve.shear = text, size, thick, spacing, slant
    if font:
        curve.font = bpy.data.fonts.load(font, check_existing=True)
    curve.align_x = 'CENTER' if centre else 'LEFT'
    thing = bpy.data.objects.new('text', curve)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(thing)
    with parts.tilted(matrix):
        parts.add(made, [v.co[:] for v in mesh.vertices], [tuple(f.vertices) for f in mesh.polygons])
    bpy.data.objects.remove(thing)
    bpy.data.meshes.remove(mesh)
