"""Building materials. Colours are linear (r, g, b); sizes are metres; patterns follow the wall they lie on,
whatever way it faces. Every function returns the material of that name if it was made before.

plain, plaster, brick, timber, ribs (sheet metal), tiles (roof), concrete, paving, cobbles, asphalt, water,
glass, frosted, lit, room (dark or lit by island), cloth, copper, thatch
"""
import bpy

SIDEWAYS = 1e-4


class Nodes:
    """Short words for the nodes of a material."""

    def __init__(self, tree):
        self.tree = tree

    def new(self, kind, **inputs):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in inputs.items():
            if name.islower():
                setattr(node, name, value)
            else:
                self.put(value, node.inputs[name.replace('_', ' ')])
        return node

    def put(self, value, socket):
        if hasattr(value, 'is_linked'):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and len(socket.default_value) == 4:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation, node.use_clamp = operation, clamp
        self.put(a, node.inputs[0])
        self.put(b, node.inputs[1])
        return node.outputs[0]

    def vector(self, operation, a, b=(0, 0, 0)):
        node = self.tree.nodes.new('ShaderNodeVectorMath')
        node.operation = operation
        self.put(a, node.inputs[0])
        self.put(b, node.inputs[1])
        return node.outputs['Value' if operation == 'DOT_PRODUCT' else 'Vector']

    def ramp(self, factor, *stops):
        node = self.tree.nodes.new('ShaderNodeValToRGB')
        points = node.color_ramp.elements
        while len(points) < len(stops):
            points.new(0.5)
        for point, (position, colour) in zip(points, stops):
            point.position = position
            point.color = (*colour, 1) if isinstance(colour, tuple) else (colour, colour, colour, 1)
        self.put(factor, node.inputs[0])
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = blend
        for value, socket in zip((factor, a, b), node.inputs):
            self.put(value, socket)
        return node.outputs[0]

    def noise(self, at, scale, detail=5, rough=0.55, distortion=0.0):
        return self.new('TexNoise', Vector=at, Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion).outputs[0]

    def position(self):
        return self.new('NewGeometry').outputs['Position']

    def on_wall(self):
        """(u along the wall, v up the slope, 0) in metres."""
        geometry = self.new('NewGeometry')
        normal, position = geometry.outputs['True Normal'], geometry.outputs['Position']
        along = self.vector('ADD', self.vector('CROSS_PRODUCT', (0, 0, 1), normal), (SIDEWAYS, 0, 0))
        along = self.vector('NORMALIZE', along)
        up = self.vector('CROSS_PRODUCT', normal, along)
        u, v = self.vector('DOT_PRODUCT', position, along), self.vector('DOT_PRODUCT', position, up)
        return self.new('CombineXYZ', X=u, Y=v).outputs[0], u, v

    def stretched(self, at, x, y):
        return self.vector('MULTIPLY', at, (x, y, 1))


def material(name):
    """A new material with its nodes and its principled shader, or None for both if it exists."""
    made = bpy.data.materials.get(name)
    if made:
        return made, None, None
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, Nodes(made.node_tree), made.node_tree.nodes['Principled BSDF']


def shaded(name):
    """A new material without shader: (material, nodes, surface socket of the output)."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made, None, None
    made.node_tree.nodes.remove(shader)
    return made, nodes, made.node_tree.nodes['Material Output'].inputs['Surface']


def bump(nodes, shader, height, strength=0.4, distance=0.01):
    nodes.put(nodes.new('Bump', Height=height, Strength=strength, Distance=distance).outputs[0], shader.inputs['Normal'])


def plain(name, colour, rough=0.5, metal=0.0, coat=0.0):
    made, nodes, shader = material(name)
    if nodes:
        shader.inputs['Base Color'].default_value = (*colour, 1)
        for key, value in (('Roughness', rough), ('Metallic', metal), ('Clearcoat', coat), ('Clearcoat Roughness', 0.05)):
            shader.inputs[key].default_value = value
    return made


def weathered(nodes, colour, amount, dirt=(0.12, 0.105, 0.09)):
    """Blotches, streaks that run down, and a darker foot."""
    at, _, _ = nodes.on_wall()
    blotch = nodes.ramp(nodes.noise(nodes.position(), 0.45, 8, 0.62), (0.3, 1 - 0.35 * amount), (0.7, 1.0))
    streak = nodes.noise(nodes.stretched(at, 2.2, 0.16), 1.0, 6, 0.6)
    streak = nodes.math('MULTIPLY', nodes.ramp(streak, (0.52, 0.0), (0.78, 1.0)), amount * 0.55)
    height = nodes.new('SeparateXYZ', Vector=nodes.position()).outputs['Z']
    foot = nodes.math('MULTIPLY', nodes.ramp(nodes.math('MULTIPLY', height, 0.7), (0.0, 1.0), (1.0, 0.0)), amount * 0.6)
    colour = nodes.mix(1.0, colour, blotch, 'MULTIPLY')
    return nodes.mix(foot, nodes.mix(streak, colour, dirt), nodes.mix(0.5, colour, dirt))


def plaster(name, colour, weather=0.35, grain=0.25):
    made, nodes, shader = material(name)
    if nodes:
        nodes.put(weathered(nodes, colour, weather), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.85
        shader.inputs['Specular'].default_value = 0.25
        bump(nodes, shader, nodes.noise(nodes.position(), 22, 5), grain, 0.01)
    return made


def brick(name, light, dark, mortar=(0.34, 0.31, 0.27), weather=0.5, width=0.25, height=0.077, white=0.0):
    """Stretchers with mortar; each brick has its own colour. `white` limes some of them."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at, u, v = nodes.on_wall()
    row = nodes.math('FLOOR', nodes.math('DIVIDE', v, height))
    shifted = nodes.math('ADD', nodes.math('DIVIDE', u, width), nodes.math('MULTIPLY', row, 0.5))
    cell = nodes.new('CombineXYZ', X=nodes.math('FLOOR', shifted), Y=row).outputs[0]
    chance = nodes.new('TexWhiteNoise', Vector=cell).outputs['Value']
    patch = nodes.noise(nodes.position(), 0.9, 6, 0.6)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', chance, 0.7), nodes.math('MULTIPLY', patch, 0.5))
    colour = nodes.ramp(tone, (0.2, dark), (0.55, nodes_mean(light, dark)), (0.95, light))
    pattern = nodes.new('TexBrick', Vector=at, Scale=1.0, Mortar_Size=0.011, Mortar_Smooth=0.2)
    pattern.inputs['Brick Width'].default_value, pattern.inputs['Row Height'].default_value = width, height
    joint = pattern.outputs['Fac']
    colour = nodes.mix(joint, colour, mortar)
    if white:
        lime = nodes.ramp(nodes.noise(nodes.position(), 1.6, 8, 0.7), (0.6 - white * 0.2, 0.0), (0.75, 0.6))
        colour = nodes.mix(lime, colour, (0.5, 0.46, 0.41))
    nodes.put(weathered(nodes, colour, weather, (0.05, 0.04, 0.035)), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.82
    shader.inputs['Specular'].default_value = 0.3
    bump(nodes, shader, nodes.math('SUBTRACT', nodes.math('MULTIPLY', chance, 0.3), joint), 0.5, 0.012)
    return made


def nodes_mean(a, b):
    return tuple((x + y) / 2 for x, y in zip(a, b))


def timber(name, light, dark, plank=0.14, upright=False, rough=0.65, coat=0.0, gap=0.06, weather=0.3):
    """Boards on a wall (upright or lying), or a floor."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    _, u, v = nodes.on_wall()
    across, along = (u, v) if upright else (v, u)
    count = nodes.math('DIVIDE', across, plank)
    board = nodes.math('FLOOR', count)
    chance = nodes.new('TexWhiteNoise', noise_dimensions='1D', W=board).outputs['Value']
    at = nodes.new('CombineXYZ', X=nodes.math('MULTIPLY', along, 1.1), Y=nodes.math('MULTIPLY', across, 26.0),
                   Z=nodes.math('MULTIPLY', chance, 40.0)).outputs[0]
    grain = nodes.noise(at, 2.0, 6, 0.6)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', chance, 0.6), nodes.math('SUBTRACT', grain, 0.3))
    seam = nodes.math('LESS_THAN', nodes.math('FRACT', count), gap)
    colour = nodes.mix(seam, nodes.ramp(tone, (0.1, dark), (0.9, light)), tuple(c * 0.12 for c in dark))
    nodes.put(weathered(nodes, colour, weather), shader.inputs['Base Color'])
    for key, value in (('Roughness', rough), ('Clearcoat', coat), ('Specular', 0.35)):
        shader.inputs[key].default_value = value
    bump(nodes, shader, nodes.math('SUBTRACT', nodes.math('MULTIPLY', grain, 0.2), seam), 0.5, 0.012)
    return made


def ribs(name, colour, width=0.3, rough=0.38, metal=0.55, upright=True, depth=0.03, weather=0.25, sharp=False):
    """Folded sheet: waves (or standing seams with `sharp`) every `width` metres."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    _, u, v = nodes.on_wall()
    phase = nodes.math('FRACT', nodes.math('DIVIDE', u if upright else v, width))
    if sharp:
        wave = nodes.math('LESS_THAN', phase, 0.09)
    else:
        wave = nodes.ramp(phase, (0.08, 0.0), (0.2, 1.0), (0.6, 1.0), (0.72, 0.0))
    shade = nodes.mix(nodes.math('MULTIPLY', wave, 0.22), colour, tuple(c * 0.55 for c in colour))
    nodes.put(weathered(nodes, shade, weather), shader.inputs['Base Color'])
    dull = nodes.ramp(nodes.noise(nodes.position(), 0.8, 5), (0.3, rough * 0.75), (0.7, min(1.0, rough * 1.3)))
    nodes.put(dull, shader.inputs['Roughness'])
    shader.inputs['Metallic'].default_value = metal
    bump(nodes, shader, wave, 0.8, depth)
    return made


def tiles(name, light, dark, width=0.21, height=0.33, weather=0.6, moss=0.25):
    """Pantiles: rows that overlap down the slope, with moss."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at, u, v = nodes.on_wall()
    x, y = nodes.math('DIVIDE', u, width), nodes.math('DIVIDE', v, height)
    cell = nodes.new('CombineXYZ', X=nodes.math('FLOOR', x), Y=nodes.math('FLOOR', y)).outputs[0]
    chance = nodes.new('TexWhiteNoise', Vector=cell).outputs['Value']
    patch = nodes.noise(nodes.position(), 0.6, 7, 0.62)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', chance, 0.5), nodes.math('MULTIPLY', patch, 0.6))
    colour = nodes.ramp(tone, (0.25, dark), (0.85, light))
    green = nodes.math('MULTIPLY', nodes.ramp(nodes.noise(nodes.position(), 1.3, 8, 0.7), (0.55, 0.0), (0.75, 1.0)), moss)
    colour = nodes.mix(green, colour, (0.05, 0.06, 0.02))
    roll = nodes.math('ABSOLUTE', nodes.math('SINE', nodes.math('MULTIPLY', x, 3.14159)))
    fall = nodes.math('SUBTRACT', 1.0, nodes.math('FRACT', y))
    shade = nodes.ramp(fall, (0.0, 0.35), (0.14, 1.0))
    colour = nodes.mix(0.8, colour, shade, 'MULTIPLY')
    nodes.put(colour, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.7
    bump(nodes, shader, nodes.math('ADD', nodes.math('MULTIPLY', roll, 0.7), fall), 0.9, 0.05)
    return made


def concrete(name, colour, panel=(0, 0), weather=0.5, rough=0.7):
    """Cast concrete; `panel` is the size of the shuttering, whose joints and anchor holes show."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at, u, v = nodes.on_wall()
    cloudy = nodes.noise(nodes.position(), 1.1, 9, 0.66)
    shade = nodes.ramp(cloudy, (0.3, tuple(c * 0.78 for c in colour)), (0.7, tuple(min(1, c * 1.12) for c in colour)))
    height = cloudy
    if panel[0]:
        pattern = nodes.new('TexBrick', Vector=at, Scale=1.0, Mortar_Size=0.012, offset=0.0)
        pattern.inputs['Brick Width'].default_value, pattern.inputs['Row Height'].default_value = panel
        shade = nodes.mix(nodes.math('MULTIPLY', pattern.outputs['Fac'], 0.6), shade, tuple(c * 0.3 for c in colour))
        height = nodes.math('SUBTRACT', nodes.math('MULTIPLY', cloudy, 0.3), pattern.outputs['Fac'])
    nodes.put(weathered(nodes, shade, weather), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = rough
    bump(nodes, shader, height, 0.25, 0.015)
    return made


def copper(name='copper', light=(0.22, 0.40, 0.33), dark=(0.09, 0.19, 0.16)):
    made, nodes, shader = material(name)
    if nodes:
        at, u, _ = nodes.on_wall()
        patina = nodes.noise(nodes.stretched(at, 3, 0.5), 1.2, 8, 0.65)
        seam = nodes.math('LESS_THAN', nodes.math('FRACT', nodes.math('DIVIDE', u, 0.45)), 0.07)
        colour = nodes.ramp(patina, (0.3, dark), (0.7, light))
        nodes.put(nodes.mix(nodes.math('MULTIPLY', seam, 0.5), colour, dark), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Metallic'].default_value = 0.6, 0.25
        bump(nodes, shader, seam, 0.6, 0.03)
    return made
