"""Materials of boats. They sit on the boat, whatever its place and heel; UV of a hull: metres along, share of the girth.

painted(name, topsides, sheer=…, boot=…, bottom=…)   gelcoat or paint with its stripes, wet at the waterline
varnished(name, …)   planks along a hull;  laid(name, …)   boards of a deck, also single rails;  nonslip(name, …)   moulded deck
"""
from surfaces import bump, material


def _place(nodes):
    """(object position, x, y, z, u, v)"""
    at = nodes.new('TexCoord')
    axes = nodes.new('SeparateXYZ', Vector=at.outputs['Object']).outputs
    uv = nodes.new('SeparateXYZ', Vector=nodes.new('UVMap', uv_map='hull').outputs[0]).outputs
    return at.outputs['Object'], axes['X'], axes['Y'], axes['Z'], uv['X'], uv['Y']


def _wet(nodes, at, z, colour, rough, level=0.035):
    """Wet and darker just over the water, with a faint line of dried scum above."""
    edge = nodes.math('ADD', z, nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.noise(at, 3.0, 3), 0.5), 0.05))
    wet = nodes.ramp(edge, (max(0.0, level - 0.012), 1.0), (level + 0.012, 0.0))
    scum = nodes.math('MULTIPLY', nodes.ramp(edge, (level, 0.0), (level + 0.01, 1.0), (level + 0.02, 0.6), (level + 0.09, 0.0)), 0.22)
    colour = nodes.mix(scum, colour, (0.20, 0.17, 0.10))
    colour = nodes.mix(nodes.math('MULTIPLY', wet, 0.45), colour, nodes.mix(1.0, colour, (0.35, 0.36, 0.33), 'MULTIPLY'))
    return colour, nodes.math('MULTIPLY', nodes.math('SUBTRACT', 1.0, nodes.math('MULTIPLY', wet, 0.7)), rough)


def painted(name, topsides, sheer=None, sheer_from=0.86, boot=None, boot_at=(0.05, 0.11), bottom=None, rough=0.16, coat=1.0, line=None, wear=1.0):
    """Gelcoat or paint: sheer strake (above `sheer_from` of the girth, `line`: colour of a thin line under it), boot top, antifouling below."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at, x, y, z, u, v = _place(nodes)
    cloudy = nodes.noise(at, 1.3, 6, 0.6)
    colour = nodes.mix(nodes.ramp(cloudy, (0.35, 0.0), (0.7, 0.5 * wear)), topsides, tuple(min(1, c * 0.8 + 0.012) for c in topsides))
    if line:
        colour = nodes.mix(nodes.math('GREATER_THAN', v, sheer_from - 0.018), colour, line)
    if sheer:
        colour = nodes.mix(nodes.math('GREATER_THAN', v, sheer_from), colour, sheer)
    streaks = nodes.noise(nodes.vector('MULTIPLY', at, (5.0, 5.0, 0.5)), 1.0, 6, 0.65)
    streaks = nodes.math('MULTIPLY', nodes.ramp(streaks, (0.56, 0.0), (0.8, 0.16 * wear)), nodes.ramp(z, (0.0, 1.0), (0.8, 0.4)))
    colour = nodes.mix(streaks, colour, (0.20, 0.18, 0.15))
    if boot:
        colour = nodes.mix(nodes.math('LESS_THAN', z, boot_at[1]), colour, boot)
    if bottom:
        colour = nodes.mix(nodes.math('LESS_THAN', z, boot_at[0]), colour, bottom)
    dull = nodes.ramp(nodes.noise(at, 2.6, 7, 0.65), (0.3, rough * 0.6), (0.75, rough * 1.9))
    colour, dull = _wet(nodes, at, z, colour, dull)
    nodes.put(colour, shader.inputs['Base Color'])
    nodes.put(dull, shader.inputs['Roughness'])
    shader.inputs['Clearcoat'].default_value, shader.inputs['Clearcoat Roughness'].default_value = coat, 0.04
    bump(nodes, shader, nodes.noise(at, 1.1, 3, 0.5), 0.05, 0.06)  # fair, but not a mirror
    return made


def _grain(nodes, along, across, board, gap, light, dark, seam, fine=30.0):
    count = nodes.math('DIVIDE', across, board)
    index = nodes.math('FLOOR', count)
    chance = nodes.new('TexWhiteNoise', noise_dimensions='1D', W=index).outputs['Value']
    at = nodes.new('CombineXYZ', X=nodes.math('MULTIPLY', along, 1.3), Y=nodes.math('MULTIPLY', count, fine * 0.12),
                   Z=nodes.math('MULTIPLY', chance, 40.0)).outputs[0]
    grain = nodes.noise(at, 2.2, 7, 0.62, 0.4)
    fibre = nodes.noise(nodes.vector('MULTIPLY', at, (1.5, 9.0, 1.0)), 3.0, 4, 0.7)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', chance, 0.5), nodes.math('ADD', nodes.math('MULTIPLY', grain, 0.7), nodes.math('MULTIPLY', fibre, 0.25)))
    joint = nodes.math('LESS_THAN', nodes.math('FRACT', count), gap)
    colour = nodes.mix(joint, nodes.ramp(nodes.math('SUBTRACT', tone, 0.25), (0.1, dark), (0.9, light)), seam)
    return colour, joint, grain


def varnished(name, light=(0.30, 0.075, 0.018), dark=(0.11, 0.022, 0.006), strakes=9, length=None, rough=0.16, seam=(0.02, 0.008, 0.004), wet=True,
              gap=0.035, boot=None, boot_at=(0.04, 0.09), bottom=None):
    """Varnished planks along a hull: `strakes` from keel to sheer (they taper with it). For rails and flat parts take laid()."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at, x, y, z, u, v = _place(nodes)
    colour, joint, grain = _grain(nodes, u, v, 1.0 / strakes, gap, light, dark, seam)
    patch = nodes.ramp(nodes.noise(at, 0.9, 4), (0.3, 0.75), (0.7, 1.1))
    colour = nodes.mix(1.0, colour, patch, 'MULTIPLY')
    dull = nodes.ramp(nodes.noise(at, 2.0, 6, 0.6), (0.3, rough * 0.6), (0.75, rough * 1.8))
    if boot:
        colour = nodes.mix(nodes.math('LESS_THAN', z, boot_at[1]), colour, boot)
    if bottom:
        colour = nodes.mix(nodes.math('LESS_THAN', z, boot_at[0]), colour, bottom)
    if wet:
        colour, dull = _wet(nodes, at, z, colour, dull)
    nodes.put(colour, shader.inputs['Base Color'])
    nodes.put(dull, shader.inputs['Roughness'])
    shader.inputs['Clearcoat'].default_value, shader.inputs['Clearcoat Roughness'].default_value = 1.0, 0.035
    height = nodes.math('SUBTRACT', nodes.math('MULTIPLY', nodes.noise(at, 1.2, 3, 0.5), 0.8), nodes.math('MULTIPLY', joint, 0.3))
    bump(nodes, shader, height, 0.08, 0.05)
    return made


def laid(name, light=(0.42, 0.28, 0.16), dark=(0.26, 0.16, 0.085), board=0.055, gap=0.1, seam=(0.015, 0.013, 0.012), rough=0.55, coat=0.0, along='x', wear=0.4):
    """Boards that run along the boat ('x') or across it ('y'), by the place on the boat; teak by default, glossy with `coat`."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at, x, y, z, u, v = _place(nodes)
    colour, joint, grain = _grain(nodes, x if along == 'x' else y, y if along == 'x' else x, board, gap, light, dark, seam)
    worn = nodes.ramp(nodes.noise(at, 1.4, 7, 0.65), (0.4, 0.0), (0.7, wear))
    colour = nodes.mix(worn, colour, nodes.mix(0.6, colour, tuple((a + b) * 0.42 + 0.03 for a, b in zip(light, dark))))
    nodes.put(colour, shader.inputs['Base Color'])
    nodes.put(nodes.ramp(nodes.noise(at, 2.4, 6, 0.6), (0.3, rough * 0.75), (0.75, min(1.0, rough * 1.3))), shader.inputs['Roughness'])
    shader.inputs['Clearcoat'].default_value, shader.inputs['Clearcoat Roughness'].default_value = coat, 0.05
    bump(nodes, shader, nodes.math('SUBTRACT', nodes.math('MULTIPLY', grain, 0.15), joint), 0.25, 0.004)
    return made


def nonslip(name, colour=(0.62, 0.60, 0.54), rough=0.62):
    """Moulded deck with a fine raised pattern, a little dirt in it."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at, x, y, z, u, v = _place(nodes)
    dots = nodes.new('TexVoronoi', Vector=at, Scale=110.0).outputs['Distance']
    dirt = nodes.ramp(nodes.noise(at, 2.2, 8, 0.68), (0.35, tuple(c * 0.84 for c in colour)), (0.7, colour))
    colour = nodes.mix(nodes.ramp(dots, (0.2, 0.0), (0.6, 0.14)), dirt, tuple(c * 0.5 for c in colour))
    nodes.put(colour, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = rough
    bump(nodes, shader, dots, 0.25, 0.003)
    return made
