"""Windows and doors: frame, sashes, glass whose panes tilt a little, curtains, a room behind, sill and surround.

A front looks towards -y; an opening is `Opening(x0, x1, z0, z1, …)` in a wall (see building.py), and
`fill(parts, opening, look, chance)` puts the window in it.
"""
import math
import random
from dataclasses import dataclass, field

from surfaces import plain, shaded


@dataclass
class Opening:
    x0: float
    x1: float
    z0: float
    z1: float
    rise: float = 0.0  # height of the arch above z1
    kind: str = 'window'  # window, door, shop, hole
    look: object = None


@dataclass
class Look:
    """How the windows of a front are made; metres, chances from 0 to 1."""
    frame: object = None
    sill: object = None
    surround: object = None
    surround_width: float = 0.0
    surround_out: float = 0.05
    lintel: object = None
    depth: float = 0.16
    bar: float = 0.06
    columns: int = 2
    transom: float = 0.0  # share of the height below the transom
    rows: int = 1  # rows of panes in each sash (glazing bars)
    panes: int = 1  # panes side by side in each sash
    lit: float = 0.0
    curtain: float = 0.6
    blind: float = 0.15
    flowers: float = 0.0
    room_depth: float = 2.6
    glass: object = None
    door: object = None
    extras: dict = field(default_factory=dict)


def _mixed(nodes, factor, a, b):
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((factor, a, b), mixed.inputs):
        nodes.put(value, socket)
    return mixed.outputs[0]


def glass(name='glass', tint=(0.80, 0.88, 0.87), mirror=2.4, tilt=0.035):
    """Clear panes; every pane leans a little another way, so reflections break from sash to sash."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    island = nodes.new('NewGeometry').outputs['Random Per Island']
    lean = nodes.new('TexWhiteNoise', noise_dimensions='1D', W=nodes.math('MULTIPLY', island, 97.0)).outputs['Color']
    lean = nodes.vector('MULTIPLY', nodes.vector('SUBTRACT', lean, (0.5, 0.5, 0.5)), (tilt, tilt, tilt))
    wavy = nodes.new('TexNoise', Vector=nodes.position(), Scale=1.4, Detail=1.0).outputs['Color']
    wavy = nodes.vector('MULTIPLY', nodes.vector('SUBTRACT', wavy, (0.5, 0.5, 0.5)), (0.03, 0.03, 0.03))
    normal = nodes.vector('ADD', nodes.new('NewGeometry').outputs['Normal'], nodes.vector('ADD', lean, wavy))
    normal = nodes.vector('NORMALIZE', normal)
    share = nodes.math('ADD', nodes.math('MULTIPLY', nodes.new('Fresnel', IOR=1.5).outputs[0], mirror), 0.05, True)
    through = nodes.new('BsdfTransparent', Color=tint).outputs[0]
    gloss = nodes.new('BsdfGlossy', Roughness=0.0, Normal=normal).outputs[0]
    nodes.put(_mixed(nodes, share, through, gloss), surface)
    marks_pane(nodes)
    return made


def marks_pane(nodes):
    """Tells the denoiser where panes are: there the pass of albedo is as grainy as the picture."""
    nodes.new('OutputAOV', name='pane', Value=1.0)


def glow(name, colour=(1.0, 0.62, 0.3), strength=6.0):
    made, nodes, surface = shaded(name)
    if nodes:
        nodes.put(nodes.new('Emission', Color=colour, Strength=strength).outputs[0], surface)
        made.cycles.sample_as_light = False  # hundreds of small lamps would take the samples from the sun
    return made


def lit_room(name='lit room', strength=1.15, colours=((1.0, 0.38, 0.10), (1.0, 0.50, 0.19), (1.0, 0.64, 0.34))):
    """Walls of rooms with the lamps on: each room has its own brightness and warmth, brighter upwards."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    island = nodes.new('NewGeometry').outputs['Random Per Island']
    other = nodes.math('FRACT', nodes.math('MULTIPLY', island, 31.7))
    colour = nodes.ramp(island, (0.0, colours[0]), (0.6, colours[1]), (1.0, colours[2]))
    things = nodes.ramp(nodes.noise(nodes.position(), 1.1, 4, 0.6), (0.3, 0.55), (0.62, 1.0))
    power = nodes.math('MULTIPLY', nodes.math('ADD', nodes.math('MULTIPLY', other, 1.0), 0.35), strength)
    nodes.put(nodes.new('Emission', Color=nodes.mix(1.0, colour, things, 'MULTIPLY'), Strength=power).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def dark_room():
    return plain('dark room', (0.045, 0.04, 0.036), 0.9)


def cloth(name='curtain', colour=(0.5, 0.47, 0.42)):
    """Thin cloth that lets light through."""
    made, nodes, surface = shaded(name)
    if nodes:
        island = nodes.new('NewGeometry').outputs['Random Per Island']
        shade = nodes.mix(island, colour, tuple(c * 0.7 for c in colour))
        front = nodes.new('BsdfDiffuse', Color=shade).outputs[0]
        through = nodes.new('BsdfTranslucent', Color=shade).outputs[0]
        nodes.put(_mixed(nodes, 0.45, front, through), surface)
    return made


def _arch(x0, x1, z, rise, steps=10):
    """Points of the arch from right to left, by a circle through both springers and the crown."""
    half, middle = (x1 - x0) / 2, (x0 + x1) / 2
    radius = (half * half + rise * rise) / (2 * rise)
    start = math.asin(min(1.0, half / radius))
    if rise > half:
        start = math.pi - start
    return [(middle + radius * math.sin(start - 2 * start * i / steps),
             z + rise - radius + radius * math.cos(start - 2 * start * i / steps)) for i in range(steps + 1)]


def outline(o, inset=0.0, steps=10):
    """The opening's outline in the wall, from lower left round to upper left."""
    x0, x1, z0, z1 = o.x0 + inset, o.x1 - inset, o.z0 + inset, o.z1 - (0 if o.rise else inset)
    points = [(x0, z0), (x1, z0)]
    return points + (_arch(x0, x1, z1, o.rise - inset, steps) if o.rise else [(x1, z1), (x0, z1)])


def ring(parts, material, o, inset, width, y0, y1):
    """A moulding that follows the opening: from `inset` outwards to inwards by `width`."""
    outer, inner = outline(o, inset), outline(o, inset + width)
    n = len(outer)
    vertices = [(x, y0, z) for x, z in outer] + [(x, y0, z) for x, z in inner] + [(x, y1, z) for x, z in inner]
    vertices += [(x, y1, z) for x, z in outer]
    faces = []
    for i in range(n):
        j = (i + 1) % n
        faces += [(i, j, n + j, n + i), (n + i, n + j, 2 * n + j, 2 * n + i), (j, i, 3 * n + i, 3 * n + j)]
    parts.add(material, vertices, faces)


def room(parts, o, y, depth, lit, chance, lit_material=None):
    wall = (lit_material or lit_room()) if lit else dark_room()
    x0, x1, z0, z1 = o.x0 - 0.12, o.x1 + 0.12, o.z0 - 0.1, o.z1 + o.rise + 0.1
    depth *= chance.uniform(0.8, 1.2)
    v = [(x, yy, z) for yy in (y, y + depth) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
    parts.add(wall, v, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])


def curtain(parts, x0, x1, y, z0, z1, chance, material=None):
    waves = max(3, int((x1 - x0) / 0.09))
    points = [(x0 + (x1 - x0) * i / (waves * 2), y + (0.035 if i % 2 else -0.025) * chance.uniform(0.5, 1.2), z0) for i in range(waves * 2 + 1)]
    parts.strip(material or cloth(), points, (0, 0, z1 - z0))


def fill(parts, o, look, chance=random):
    """Puts window, door, shop window or nothing into the opening."""
    look = o.look or look
    if o.kind == 'hole':
        return
    if look.surround:
        ring(parts, look.surround, o, -look.surround_width, look.surround_width + 0.02, -look.surround_out, 0.05)
    if o.kind == 'door':
        door(parts, o, look, chance)
        return
    y, bar, top = look.depth - 0.07, look.bar, o.z1 + o.rise
    ring(parts, look.frame, o, 0.0, bar, y, y + 0.07)
    width, height = o.x1 - o.x0, o.z1 - o.z0
    step = width / look.columns
    cross = o.z0 + height * look.transom if look.transom else None
    for i in range(1, look.columns):
        parts.box(look.frame, o.x0 + i * step - bar / 2, o.x0 + i * step + bar / 2, y - 0.012, y + 0.06, o.z0, cross or top - 0.01)
    if cross:
        parts.box(look.frame, o.x0, o.x1, y - 0.03, y + 0.06, cross - bar * 0.65, cross + bar * 0.65)
    thin = 0.024
    upper = cross or top - 0.01
    for i in range(look.columns * look.panes):
        if i % look.panes:
            x = o.x0 + i * step / look.panes
            parts.box(look.frame, x - thin / 2, x + thin / 2, y + 0.005, y + 0.05, o.z0, upper)
    for i in range(1, look.rows):
        z = o.z0 + (upper - o.z0) * i / look.rows
        parts.box(look.frame, o.x0, o.x1, y + 0.005, y + 0.05, z - thin / 2, z + thin / 2)
    _panes(parts, o, look, y + 0.03, step, cross)
    _behind(parts, o, look, y, chance)
    if look.sill:
        parts.box(look.sill, o.x0 - 0.08, o.x1 + 0.08, -0.07, look.depth - 0.06, o.z0 - 0.06, o.z0 + 0.005, 0.012)
    if look.lintel:
        parts.box(look.lintel, o.x0 - 0.12, o.x1 + 0.12, -0.015, 0.1, top, top + 0.22, 0.01)
    if chance.random() < look.flowers:
        look.extras['flowers'](parts, o, chance)


def _panes(parts, o, look, y, step, cross):
    pane = look.glass or glass()
    if o.rise or look.columns == 1:
        parts.add(pane, [(x, y, z) for x, z in outline(o, 0.01)], [tuple(range(len(outline(o, 0.01))))])
        return
    for i in range(look.columns):
        x0, x1 = o.x0 + i * step, o.x0 + (i + 1) * step
        for z0, z1 in ((o.z0, cross), (cross, o.z1)) if cross else ((o.z0, o.z1),):
            parts.face(pane, (x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1))


def _behind(parts, o, look, y, chance):
    top = o.z1 + o.rise * 0.9
    room(parts, o, y + 0.12, look.room_depth, chance.random() < look.lit, chance, look.extras.get('lit'))
    width = o.x1 - o.x0
    if chance.random() < look.curtain:
        share = chance.choice((0.12, 0.16, 0.2, 0.24, 0.3, 0.5))
        curtain(parts, o.x0, o.x0 + width * share, y + 0.16, o.z0, top, chance, look.extras.get('cloth'))
        curtain(parts, o.x1 - width * share * chance.uniform(0.6, 1.0), o.x1, y + 0.16, o.z0, top, chance, look.extras.get('cloth'))
    elif chance.random() < look.blind:
        z = top - (top - o.z0) * chance.uniform(0.15, 0.7)
        parts.box(cloth('blind', (0.46, 0.43, 0.38)), o.x0 + 0.03, o.x1 - 0.03, y + 0.09, y + 0.1, z, top)
    if chance.random() < 0.25:
        x, r = o.x0 + width * chance.uniform(0.25, 0.75), chance.uniform(0.06, 0.1)
        parts.lathe(plain('pot', (0.35, 0.14, 0.07)), (x, y + 0.2, o.z0), ((r * 0.7, 0), (r, 0.16), (r * 0.6, 0.17)), 10)


def door(parts, o, look, chance):
    """A panelled leaf with a glazed light above, a step and a handle."""
    leaf, y = look.door or look.frame, look.depth - 0.05
    ring(parts, look.frame, o, 0.0, 0.08, y - 0.02, y + 0.07)
    height = min(2.25, (o.z1 - o.z0) * 0.8)
    x0, x1, z = o.x0 + 0.08, o.x1 - 0.08, o.z0 + height
    parts.box(leaf, x0, x1, y, y + 0.06, o.z0, z)
    halves = 2 if x1 - x0 > 1.25 else 1
    for i in range(halves):
        a, b = x0 + (x1 - x0) * i / halves + 0.1, x0 + (x1 - x0) * (i + 1) / halves - 0.1
        for low, high in ((0.08, 0.34), (0.42, 0.93)):
            parts.box(leaf, a, b, y - 0.03, y, o.z0 + height * low, o.z0 + height * high, 0.02)
    if halves == 2:
        parts.box(leaf, (x0 + x1) / 2 - 0.03, (x0 + x1) / 2 + 0.03, y - 0.025, y, o.z0, z, 0.008)
    parts.box(look.frame, x0, x1, y - 0.03, y + 0.05, z, z + 0.09)
    light = Opening(x0, x1, z + 0.09, o.z1 - 0.02, o.rise)
    parts.add(look.glass or glass(), [(x, y + 0.03, zz) for x, zz in outline(light)], [tuple(range(len(outline(light))))])
    room(parts, light, y + 0.1, 1.5, chance.random() < max(look.lit, 0.3) * (look.lit > 0), chance, look.extras.get('lit'))
    metal = plain('brass', (0.55, 0.40, 0.16), 0.3, 1.0)
    parts.bar(metal, (x1 - 0.14 if halves == 1 else (x0 + x1) / 2 + 0.1, y - 0.06, o.z0 + 1.0), (x1 - 0.14 if halves == 1 else (x0 + x1) / 2 + 0.1, y - 0.06, o.z0 + 1.35), 0.014)
