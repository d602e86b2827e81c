"""Surfaces of rooms: floors, wall finishes, ceilings. Linear colours, metres. Patterns lie on whatever way a face looks (floor, wall,
ceiling) and in world places, so one material may cover a whole room. Each function returns the material of that name if it exists already.

Floors   boards(name, light, dark, width, length, along)  planks with grain, broken joints; `along` 'x' or 'y'
         herringbone(name, light, dark, width, ratio)     parquet at 45°; `ratio` (a whole number) is length / width
         bricks(name, colours, length, width, pattern)    'bond' or 'herringbone' brick floor, worn smooth where people walk
         tiled(name, colours, size, shift, …)             tiles for floors AND walls: square, checkered, metro (shift 0.5), flags of stone
         terrazzo(name, ground, chips), screed(name, colour) polished concrete, carpet(name, colour)
Walls    limewash(name, colour) brushed and uneven; painted(name, colour) rolled wall paint, nearly even; wallpaper(name, colour, second, width);
         panel_paint(name, colour) satin paint on joinery (doors, frames, skirtings), brushed; old_wood(name, light, dark, along) beams, stairs,
         doors: `along` 0 x, 1 y, 2 z is the way of the grain; stone(name, light, dark) dressed sandstone, limestone, marble-like with `veins`
Brass and steel are in finishes.py, glass in indoors_room.py (`window`).
`gloss` is 0 (dull) to 1 (sealed and waxed); worn floors shine unevenly.
"""
from surfaces import bump, material


def _put(shader, **inputs):
    for name, value in inputs.items():
        shader.inputs[name.replace('_', ' ')].default_value = value


def _edge(nodes, phase, size):
    """Metres to the nearer end of a cell of which `phase` is done."""
    return nodes.math('MULTIPLY', nodes.math('MINIMUM', phase, nodes.math('SUBTRACT', 1.0, phase)), size)


def _chance(nodes, x, y, salt=0.0):
    return nodes.new('TexWhiteNoise', Vector=nodes.new('CombineXYZ', X=x, Y=y, Z=salt).outputs[0]).outputs['Value']


def _bond(nodes, u, v, length, width, shift=0.5, random=False):
    """Cells in rows: (chance of the cell, metres to its edge, place along, place across)."""
    across = nodes.math('DIVIDE', v, width)
    row = nodes.math('FLOOR', across)
    off = nodes.math('MULTIPLY', _chance(nodes, row, 3.7), 7.0) if random else nodes.math('MULTIPLY', row, shift)
    along = nodes.math('ADD', nodes.math('DIVIDE', u, length), off)
    chance = _chance(nodes, nodes.math('FLOOR', along), row)
    edge = nodes.math('MINIMUM', _edge(nodes, nodes.math('FRACT', along), length), _edge(nodes, nodes.math('FRACT', across), width))
    return chance, edge, nodes.math('MULTIPLY', nodes.math('FRACT', along), length), nodes.math('MULTIPLY', nodes.math('FRACT', across), width)


def _weave(nodes, u, v, width, ratio):
    """Herringbone cells, as _bond."""
    turned = lambda a, b, sign: nodes.math('MULTIPLY', nodes.math('ADD' if sign > 0 else 'SUBTRACT', a, b), 0.70711 / width)
    x, y = turned(u, v, 1), turned(v, u, -1)
    i, j = nodes.math('FLOOR', x), nodes.math('FLOOR', y)
    steps = nodes.math('SUBTRACT', i, j)
    turns = nodes.math('FLOOR', nodes.math('ADD', nodes.math('DIVIDE', steps, 2.0 * ratio), 1e-4))
    k = nodes.math('SUBTRACT', steps, nodes.math('MULTIPLY', turns, 2.0 * ratio))
    upright = nodes.math('GREATER_THAN', k, ratio - 0.5)
    pick = lambda lying, standing: nodes.math('ADD', nodes.math('MULTIPLY', lying, nodes.math('SUBTRACT', 1.0, upright)),
        nodes.math('MULTIPLY', standing, upright))
    start_x, start_y = nodes.math('SUBTRACT', i, k), nodes.math('SUBTRACT', j, nodes.math('SUBTRACT', 2.0 * ratio - 1, k))
    along = pick(nodes.math('SUBTRACT', x, start_x), nodes.math('SUBTRACT', y, start_y))
    across = pick(nodes.math('FRACT', y), nodes.math('FRACT', x))
    chance = _chance(nodes, pick(start_x, i), pick(j, start_y), upright)
    ends = nodes.math('MINIMUM', along, nodes.math('SUBTRACT', float(ratio), along))
    edge = nodes.math('MULTIPLY', nodes.math('MINIMUM', ends, nodes.math('MINIMUM', across, nodes.math('SUBTRACT', 1.0, across))), width)
    return chance, edge, nodes.math('MULTIPLY', along, width), nodes.math('MULTIPLY', across, width)


def _grained(nodes, shader, cell, light, dark, gloss, seam, gap=0.0016):
    """Wood in cells: fibres, knots' shadows, tone by plank, a dark seam with an eased edge, wear in the shine."""
    chance, edge, along, across = cell
    other = nodes.math('FRACT', nodes.math('MULTIPLY', chance, 57.3))
    place = nodes.new('CombineXYZ', X=nodes.math('ADD', nodes.math('MULTIPLY', along, 1.3), nodes.math('MULTIPLY', chance, 40.0)),
        Y=nodes.math('ADD', nodes.math('MULTIPLY', across, 30.0), nodes.math('MULTIPLY', other, 90.0))).outputs[0]
    fibre = nodes.noise(place, 1.5, 7, 0.62, 0.7)
    fine = nodes.noise(nodes.vector('MULTIPLY', place, (3.0, 7.0, 1.0)), 2.0, 3, 0.6)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', fibre, 0.75), nodes.math('MULTIPLY', fine, 0.2))
    tone = nodes.math('ADD', tone, nodes.math('MULTIPLY', nodes.math('SUBTRACT', chance, 0.5), 0.42))
    colour = nodes.ramp(tone, (0.22, dark), (0.5, tuple((a + b) / 2 for a, b in zip(light, dark))), (0.78, light))
    joint = nodes.ramp(edge, (gap * 0.5, 1.0), (gap * 1.5, 0.0))
    nodes.put(nodes.mix(joint, colour, seam), shader.inputs['Base Color'])
    wear = nodes.noise(nodes.position(), 1.1, 6, 0.65)
    rough = 0.62 - 0.36 * gloss
    dull = nodes.math('ADD', nodes.ramp(wear, (0.3, rough * 0.75), (0.72, min(1.0, rough * 1.3))), nodes.math('MULTIPLY', fine, 0.12))
    nodes.put(dull, shader.inputs['Roughness'])
    _put(shader, Specular=0.42, Clearcoat=0.35 * gloss, Clearcoat_Roughness=0.16)
    eased = nodes.ramp(edge, (0.0, 0.0), (0.0035, 1.0))
    bump(nodes, shader, nodes.math('ADD', nodes.math('MULTIPLY', fibre, 0.10), nodes.math('ADD', eased, nodes.math('MULTIPLY', chance, 0.15))), 0.3, 0.004)


def boards(name='oak boards', light=(0.44, 0.29, 0.165), dark=(0.25, 0.15, 0.08), width=0.17, length=2.6, along='y', gloss=0.45, seam=(0.03, 0.02, 0.012)):
    made, nodes, shader = material(name)
    if nodes:
        _, u, v = nodes.on_wall()
        _grained(nodes, shader, _bond(nodes, *((u, v) if along == 'x' else (v, u)), length, width, random=True), light, dark, gloss, seam)
    return made


def herringbone(name='herringbone', light=(0.42, 0.265, 0.14), dark=(0.23, 0.13, 0.066), width=0.09, ratio=6, gloss=0.6, seam=(0.035, 0.02, 0.012)):
    made, nodes, shader = material(name)
    if nodes:
        _, u, v = nodes.on_wall()
        _grained(nodes, shader, _weave(nodes, u, v, width, ratio), light, dark, gloss, seam, 0.001)
    return made


def _baked(nodes, shader, cell, colours, joint_colour, joint, gloss, uneven, speckle):
    """Fired or cut pieces in joints."""
    chance, edge, _, _ = cell
    stops = [((i + 0.5) / len(colours), colour) for i, colour in enumerate(colours)]
    cloud = nodes.noise(nodes.position(), 5.5, 7, 0.66)
    colour = nodes.ramp(nodes.math('ADD', nodes.math('MULTIPLY', chance, 0.72), nodes.math('MULTIPLY', cloud, 0.28)), *stops)
    grain = nodes.noise(nodes.position(), 70, 5, 0.7)
    colour = nodes.mix(speckle, colour, nodes.ramp(grain, (0.3, 0.25), (0.65, 1.0)), 'MULTIPLY')
    stain = nodes.ramp(nodes.noise(nodes.position(), 0.8, 7, 0.62), (0.35, 0.66), (0.65, 1.0))
    colour = nodes.mix(0.35 + uneven * 0.5, colour, stain, 'MULTIPLY')
    wobble = nodes.math('ADD', edge, nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.noise(nodes.position(), 28, 3), 0.5), 0.012 * uneven))
    gap = nodes.ramp(wobble, (joint * 0.35, 1.0), (joint * 0.65, 0.0))
    nodes.put(nodes.mix(gap, colour, joint_colour), shader.inputs['Base Color'])
    rough = 0.85 - 0.62 * gloss
    worn = nodes.ramp(nodes.noise(nodes.position(), 1.3, 6, 0.66), (0.32, rough * 0.6), (0.7, min(1.0, rough * 1.25)))
    nodes.put(nodes.mix(gap, worn, (0.9, 0.9, 0.9)), shader.inputs['Roughness'])
    _put(shader, Specular=0.4, Clearcoat=0.3 * max(0.0, gloss - 0.5), Clearcoat_Roughness=0.08)
    eased = nodes.ramp(wobble, (joint * 0.3, 0.0), (joint * 0.5 + 0.004 + 0.006 * uneven, 1.0))
    level = nodes.math('ADD', nodes.math('MULTIPLY', chance, 0.35 * uneven), nodes.math('MULTIPLY', cloud, 0.5 * uneven))
    bump(nodes, shader, nodes.math('ADD', eased, level), 0.45, 0.006)


def bricks(name='brick floor', colours=((0.12, 0.05, 0.033), (0.215, 0.088, 0.05), (0.27, 0.125, 0.07), (0.185, 0.095, 0.065)), length=0.245, width=0.12,
        pattern='bond', joint=0.011, mortar=(0.17, 0.145, 0.115), gloss=0.5, uneven=0.7):
    """For 'herringbone' the length is twice the width."""
    made, nodes, shader = material(name)
    if nodes:
        _, u, v = nodes.on_wall()
        cell = _weave(nodes, u, v, width, 2) if pattern == 'herringbone' else _bond(nodes, u, v, length, width)
        _baked(nodes, shader, cell, colours, mortar, joint, gloss, uneven, 0.4)
    return made


def tiled(name, colours=((0.62, 0.61, 0.57), (0.66, 0.65, 0.62)), size=(0.2, 0.2), shift=0.0, joint=0.004, grout=(0.38, 0.36, 0.33), gloss=0.75,
        uneven=0.12, checker=False, speckle=0.05, turned=False):
    """`checker`: two colours by turns; `turned`: laid at 45°; flags of stone: size (0.6, 0.4), shift 0.37, joint 0.008, gloss 0.4, uneven 0.5."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    _, u, v = nodes.on_wall()
    if turned:
        u, v = nodes.math('MULTIPLY', nodes.math('ADD', u, v), 0.70711), nodes.math('MULTIPLY', nodes.math('SUBTRACT', v, u), 0.70711)
    chance, edge, along, across = _bond(nodes, u, v, *size, shift)
    if checker:
        sums = nodes.math('ADD', nodes.math('FLOOR', nodes.math('DIVIDE', u, size[0])), nodes.math('FLOOR', nodes.math('DIVIDE', v, size[1])))
        odd = nodes.math('GREATER_THAN', nodes.math('FRACT', nodes.math('ADD', nodes.math('MULTIPLY', sums, 0.5), 0.01)), 0.25)
        chance = nodes.math('ADD', nodes.math('MULTIPLY', odd, 0.8), nodes.math('MULTIPLY', chance, 0.1))
    _baked(nodes, shader, (chance, edge, along, across), colours, grout, joint, gloss, uneven, speckle)
    return made


def terrazzo(name='terrazzo', ground=(0.50, 0.48, 0.44), chips=((0.62, 0.60, 0.56), (0.30, 0.27, 0.24), (0.42, 0.30, 0.22), (0.12, 0.12, 0.12)), size=0.014,
        gloss=0.75):
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.on_wall()[0]
        cells = nodes.new('TexVoronoi', Vector=at, Scale=1.0 / size, Randomness=1.0)
        chance = nodes.new('TexWhiteNoise', Vector=cells.outputs['Color']).outputs['Value']
        stops = [(i / len(chips), colour) for i, colour in enumerate(chips)]
        there = nodes.math('LESS_THAN', cells.outputs['Distance'], nodes.math('ADD', 0.2, nodes.math('MULTIPLY', chance, 0.22)))
        colour = nodes.mix(nodes.math('MULTIPLY', there, 0.85), ground, nodes.ramp(chance, *stops))
        nodes.put(nodes.mix(0.3, colour, nodes.ramp(nodes.noise(at, 1.2, 5), (0.3, 0.8), (0.7, 1.0)), 'MULTIPLY'), shader.inputs['Base Color'])
        rough = 0.55 - 0.42 * gloss
        nodes.put(nodes.ramp(nodes.noise(at, 1.7, 6, 0.65), (0.3, rough * 0.7), (0.7, rough * 1.5)), shader.inputs['Roughness'])
    return made


def screed(name='screed', colour=(0.30, 0.29, 0.275), gloss=0.55, joints=0.0):
    """Power-floated concrete: clouds, hairlines, trowel marks; `joints`: sawn every so many metres."""
    made, nodes, shader = material(name)
    if nodes:
        at, u, v = nodes.on_wall()
        cloud = nodes.noise(at, 0.7, 9, 0.68, 0.5)
        fine = nodes.noise(at, 14, 6, 0.7)
        tone = nodes.math('ADD', nodes.math('MULTIPLY', cloud, 0.75), nodes.math('MULTIPLY', fine, 0.25))
        shade = nodes.ramp(tone, (0.3, tuple(c * 0.72 for c in colour)), (0.7, tuple(min(1.0, c * 1.16) for c in colour)))
        height = fine
        if joints:
            cell = _bond(nodes, u, v, joints, joints, 0.0)
            cut = nodes.math('LESS_THAN', cell[1], 0.004)
            shade, height = nodes.mix(cut, shade, tuple(c * 0.2 for c in colour)), nodes.math('SUBTRACT', fine, nodes.math('MULTIPLY', cut, 5.0))
        nodes.put(shade, shader.inputs['Base Color'])
        rough = 0.6 - 0.4 * gloss
        nodes.put(nodes.ramp(cloud, (0.3, rough * 0.7), (0.7, min(1.0, rough * 1.5))), shader.inputs['Roughness'])
        bump(nodes, shader, height, 0.12, 0.003)
    return made


def carpet(name, colour, second=None):
    made, nodes, shader = material(name)
    if nodes:
        pile, tread = nodes.noise(nodes.position(), 240, 3, 0.6), nodes.noise(nodes.position(), 1.6, 4, 0.6)
        tone = nodes.mix(nodes.ramp(pile, (0.35, 0.0), (0.65, 1.0)), tuple(c * 0.62 for c in colour), second or colour)
        nodes.put(nodes.mix(0.5, tone, nodes.ramp(tread, (0.3, 0.78), (0.7, 1.0)), 'MULTIPLY'), shader.inputs['Base Color'])
        _put(shader, Roughness=0.97, Specular=0.05, Sheen=0.4)
        bump(nodes, shader, pile, 0.8, 0.006)
    return made


def limewash(name='limewash', colour=(0.74, 0.715, 0.66), depth=0.5):
    """Old plaster, brushed by hand: soft hollows, strokes, clouds of lime; `depth` of its relief from 0 to 1."""
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.position()
        cloud = nodes.noise(at, 0.9, 7, 0.62, 0.4)
        strokes = nodes.noise(nodes.vector('MULTIPLY', at, (9.0, 9.0, 2.6)), 1.5, 6, 0.68, 1.6)
        tone = nodes.math('ADD', nodes.math('MULTIPLY', cloud, 0.6), nodes.math('MULTIPLY', strokes, 0.4))
        nodes.put(nodes.ramp(tone, (0.3, tuple(c * f for c, f in zip(colour, (0.86, 0.85, 0.83)))), (0.68, colour)), shader.inputs['Base Color'])
        _put(shader, Roughness=0.92, Specular=0.12)
        hollow, pores = nodes.noise(at, 2.1, 3, 0.5), nodes.noise(at, 36, 5, 0.65)
        relief = nodes.math('ADD', nodes.math('MULTIPLY', hollow, 6.0 * depth),
            nodes.math('ADD', nodes.math('MULTIPLY', strokes, 0.7), nodes.math('MULTIPLY', pores, 0.35)))
        bump(nodes, shader, relief, 0.5, 0.006)
    return made


def painted(name, colour):
    """Wall paint: the grain of the roller, a breath of unevenness."""
    made, nodes, shader = material(name)
    if nodes:
        cloud = nodes.noise(nodes.position(), 0.8, 5, 0.6)
        nodes.put(nodes.ramp(cloud, (0.3, tuple(c * 0.955 for c in colour)), (0.7, colour)), shader.inputs['Base Color'])
        _put(shader, Roughness=0.8, Specular=0.2)
        bump(nodes, shader, nodes.math('ADD', nodes.noise(nodes.position(), 150, 3, 0.6), nodes.math('MULTIPLY', cloud, 2.0)), 0.12, 0.002)
    return made


def wallpaper(name, colour, second, width=0.11):
    made, nodes, shader = material(name)
    if nodes:
        at, u, v = nodes.on_wall()
        sway = nodes.math('MULTIPLY', nodes.math('SINE', nodes.math('MULTIPLY', v, 3.1416 / width)), 1.1)
        wave = nodes.math('SINE', nodes.math('ADD', nodes.math('MULTIPLY', u, 6.2832 / width), sway))
        leaf = nodes.math('MULTIPLY', wave, nodes.math('SINE', nodes.math('MULTIPLY', v, 6.2832 / width)))
        nodes.put(nodes.mix(nodes.ramp(leaf, (0.28, 0.0), (0.36, 1.0)), colour, second), shader.inputs['Base Color'])
        _put(shader, Roughness=0.72, Specular=0.25)
        bump(nodes, shader, nodes.noise(nodes.position(), 180, 3), 0.1, 0.002)
    return made


def panel_paint(name, colour, wear=0.3):
    """Satin paint, brushed; edges of light wear."""
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.position()
        brush = nodes.noise(nodes.vector('MULTIPLY', at, (60, 60, 5)), 1.0, 3, 0.6)
        cloud = nodes.noise(at, 2.4, 6, 0.65)
        nodes.put(nodes.ramp(cloud, (0.28, tuple(c * (1 - 0.2 * wear) for c in colour)), (0.7, colour)), shader.inputs['Base Color'])
        nodes.put(nodes.ramp(cloud, (0.3, 0.3), (0.7, 0.48)), shader.inputs['Roughness'])
        bump(nodes, shader, brush, 0.12, 0.002)
    return made


def old_wood(name='dark oak', light=(0.135, 0.07, 0.035), dark=(0.04, 0.02, 0.011), along=0, gloss=0.2, cracks=0.5):
    made, nodes, shader = material(f'{name} {along}')
    if nodes:
        scale = [15.0, 15.0, 15.0]
        scale[along] = 0.8
        at = nodes.vector('MULTIPLY', nodes.position(), tuple(scale))
        fibre, fine = nodes.noise(at, 1.3, 7, 0.66, 0.8), nodes.noise(at, 9.0, 4, 0.6)
        split = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', at, (0.8, 0.8, 0.8)), 1.7, 3, 0.5, 0.3), (0.485, 0.0), (0.5, cracks), (0.515, 0.0))
        tone = nodes.math('ADD', nodes.math('MULTIPLY', fibre, 0.75), nodes.math('MULTIPLY', fine, 0.25))
        colour = nodes.ramp(tone, (0.3, dark), (0.7, light))
        nodes.put(nodes.mix(split, colour, tuple(c * 0.25 for c in dark)), shader.inputs['Base Color'])
        nodes.put(nodes.ramp(fibre, (0.3, 0.72 - 0.38 * gloss), (0.7, 0.86 - 0.38 * gloss)), shader.inputs['Roughness'])
        _put(shader, Specular=0.35, Clearcoat=0.3 * gloss, Clearcoat_Roughness=0.2)
        bump(nodes, shader, nodes.math('SUBTRACT', nodes.math('ADD', fibre, nodes.math('MULTIPLY', fine, 0.3)), nodes.math('MULTIPLY', split, 1.5)), 0.4, 0.006)
    return made


def stone(name='sandstone', light=(0.47, 0.41, 0.32), dark=(0.33, 0.275, 0.21), gloss=0.15, veins=None):
    """Dressed stone; with `veins` (a colour) marble."""
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.position()
        cloud, grain = nodes.noise(at, 2.2, 8, 0.66, 0.6), nodes.noise(at, 55, 5, 0.7)
        tone = nodes.math('ADD', nodes.math('MULTIPLY', cloud, 0.75), nodes.math('MULTIPLY', grain, 0.25))
        colour = nodes.ramp(tone, (0.3, dark), (0.7, light))
        if veins:
            vein = nodes.ramp(nodes.noise(at, 1.5, 9, 0.62, 2.2), (0.47, 0.0), (0.5, 0.85), (0.53, 0.0))
            colour = nodes.mix(vein, colour, veins)
        nodes.put(colour, shader.inputs['Base Color'])
        nodes.put(nodes.ramp(cloud, (0.3, 0.8 - 0.65 * gloss), (0.7, 0.92 - 0.65 * gloss)), shader.inputs['Roughness'])
        bump(nodes, shader, tone, 0.3 * (1 - gloss), 0.006)
    return made
