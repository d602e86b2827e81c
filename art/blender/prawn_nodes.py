"""A short way to write shader trees."""
import bpy


class Nodes:
    """Makes nodes in one material's tree and links them while they are written down."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            if name in node.inputs.keys():
                self.put(node.inputs[name], value)
            elif name.replace('_', ' ') in node.inputs.keys():
                self.put(node.inputs[name.replace('_', ' ')], value)
            else:
                setattr(node, name, value)
        return node

    def put(self, socket, value):
        """A link, a number or a colour into a socket."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        node.use_clamp = clamp
        self.put(node.inputs[0], a)
        self.put(node.inputs[1], b)
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = blend
        for socket, value in zip(node.inputs, (factor, a, b)):
            self.put(socket, value)
        return node.outputs[0]

    def step(self, value, low, high, falling=False):
        """A smooth step of `value` from 0 at `low` to 1 at `high`."""
        node = self.tree.nodes.new('ShaderNodeMapRange')
        node.interpolation_type = 'SMOOTHSTEP'
        ends = (1.0, 0.0) if falling else (0.0, 1.0)
        for socket, number in zip(node.inputs, (value, low, high, *ends)):
            self.put(socket, number)
        return node.outputs[0]

    def ramp(self, factor, stops):
        node = self.tree.nodes.new('ShaderNodeValToRGB')
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        self.put(node.inputs[0], factor)
        return node.outputs[0]

    def noise(self, vector, scale, detail=4.0, distortion=0.0):
        return self.add('TexNoise', Vector=vector, Scale=scale, Detail=detail, Distortion=distortion).outputs[0]

    def over(self, factor, below, above):
        """Two shaders mixed."""
        node = self.tree.nodes.new('ShaderNodeMixShader')
        for socket, value in zip(node.inputs, (factor, below, above)):
            self.put(socket, value)
        return node.outputs[0]


def new_material(name):
    """An empty material: its nodes, and the socket its shader goes into."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    return material, Nodes(tree), output.inputs['Surface']


def caustics(n, scale=1.3):
    """The net of light that waves throw on what lies below them, 0..1, only on what faces up."""
    geometry = n.add('NewGeometry')
    spread = n.add('TexNoise', Vector=geometry.outputs['Position'], Scale=scale * 0.9, Detail=2.0)
    bent = n.add('MixRGB', blend_type='ADD')
    bent.inputs[0].default_value = 0.55
    n.put(bent.inputs[1], geometry.outputs['Position'])
    n.put(bent.inputs[2], spread.outputs['Color'])
    squash = n.add('Mapping')
    squash.inputs['Scale'].default_value = (1, 1, 0.25)
    n.put(squash.inputs['Vector'], bent.outputs[0])
    cells = n.add('TexVoronoi', feature='DISTANCE_TO_EDGE', Vector=squash.outputs[0], Scale=scale)
    line = n.step(cells.outputs['Distance'], 0.0, 0.16, falling=True)
    up = n.add('SeparateXYZ', Vector=geometry.outputs['Normal']).outputs['Z']
    return n.math('MULTIPLY', n.math('POWER', line, 2.0), n.step(up, 0.15, 0.85))
