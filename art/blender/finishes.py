"""Materials of boats; their patterns keep to the boat, whatever way she is turned. Colours are linear.

gloss (paint or gelcoat with clearcoat), steel, brass, dull_metal, wood, teak, varnish, rubber, fibre (rope), cloth (striped if you like),
pane (thin glass), glow
"""
from surfaces import bump, material, plain, shaded  # noqa: F401


def local(nodes):
    """Place in the boat, whatever way she is turned."""
    return nodes.new('TexCoord').outputs['Object']


def gloss(name, colour, rough=0.28, coat=0.6, wear=0.25, dirt=(0.16, 0.15, 0.12)):
    """Paint or gelcoat: clearcoat, faint blotches, chalky spots and rain streaks."""
    made, nodes, shader = material(name)
    if nodes:
        at = local(nodes)
        cloud = nodes.noise(at, 1.4, 6, 0.6)
        tone = nodes.mix(nodes.ramp(cloud, (0.3, 0.0), (0.7, 1.0)), tuple(c * (1 - 0.22 * wear) for c in colour), colour)
        streak = nodes.noise(nodes.vector('MULTIPLY', at, (9, 9, 0.9)), 1.0, 5, 0.6)
        tone = nodes.mix(nodes.math('MULTIPLY', nodes.ramp(streak, (0.56, 0.0), (0.85, 1.0)), wear * 0.6), tone, dirt)
        nodes.put(tone, shader.inputs['Base Color'])
        nodes.put(nodes.ramp(nodes.noise(at, 3.5, 7, 0.65), (0.3, rough * 0.75), (0.75, min(1.0, rough * 1.5))), shader.inputs['Roughness'])
        shader.inputs['Clearcoat'].default_value, shader.inputs['Clearcoat Roughness'].default_value = coat, 0.06
        bump(nodes, shader, nodes.noise(at, 2.2, 2), 0.03, 0.02)
    return made


def metal(name, colour, low, high):
    made, nodes, shader = material(name)
    if nodes:
        nodes.put(nodes.ramp(nodes.noise(local(nodes), 14, 6, 0.7), (0.3, low), (0.75, high)), shader.inputs['Roughness'])
        shader.inputs['Base Color'].default_value, shader.inputs['Metallic'].default_value = (*colour, 1), 1.0
    return made


def steel():
    return metal('stainless', (0.66, 0.66, 0.65), 0.1, 0.3)


def brass():
    return metal('brass', (0.62, 0.40, 0.13), 0.16, 0.42)


def dull_metal():
    return metal('aluminium', (0.50, 0.51, 0.52), 0.35, 0.6)


def wood(name, light, dark, rough=0.6, coat=0.0, along=0, grain=26.0, plank=0.0, seam=(0.015, 0.014, 0.013), weather=0.3, across=None):
    """Grain along an axis of the boat (0 x, 1 y, 2 z); `plank`: width of boards with dark seams between them, counted along the axis `across`."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at = local(nodes)
    scale = [grain] * 3
    scale[along] = 1.1
    split = nodes.new('SeparateXYZ', Vector=at).outputs
    line = nodes.math('MULTIPLY', split['XYZ'[across if across is not None else 1 if along != 1 else 0]], 1.0 / plank) if plank else None
    chance = nodes.new('TexWhiteNoise', noise_dimensions='1D', W=nodes.math('FLOOR', line)).outputs['Value'] if plank else 0.5
    shift = nodes.new('CombineXYZ', X=nodes.math('MULTIPLY', chance, 31.0), Y=0.0, Z=nodes.math('MULTIPLY', chance, 17.0)).outputs[0]
    fibres = nodes.noise(nodes.vector('ADD', nodes.vector('MULTIPLY', at, tuple(scale)), shift), 1.6, 6, 0.6, 0.6)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', fibres, 0.8), nodes.math('MULTIPLY', nodes.math('SUBTRACT', chance, 0.5), 0.35))
    colour = nodes.ramp(tone, (0.25, dark), (0.72, light))
    grey = nodes.ramp(nodes.noise(at, 1.7, 7, 0.65), (0.45, 0.0), (0.75, weather))
    colour = nodes.mix(grey, colour, (0.20, 0.18, 0.155))
    height = nodes.math('MULTIPLY', fibres, 0.25)
    if plank:
        gap = nodes.math('LESS_THAN', nodes.math('FRACT', line), 0.008 / plank)
        colour = nodes.mix(gap, colour, seam)
        height = nodes.math('SUBTRACT', height, gap)
    nodes.put(colour, shader.inputs['Base Color'])
    nodes.put(nodes.ramp(fibres, (0.2, rough * 0.8), (0.8, min(1.0, rough * 1.25))), shader.inputs['Roughness'])
    shader.inputs['Clearcoat'].default_value, shader.inputs['Clearcoat Roughness'].default_value = coat, 0.05
    shader.inputs['Specular'].default_value = 0.35
    bump(nodes, shader, height, 0.12 if coat else 0.35, 0.004)
    return made


def teak(plank=0.055, along=0):
    return wood(f'teak {plank} {along}', (0.36, 0.21, 0.105), (0.20, 0.11, 0.055), 0.7, along=along, plank=plank, weather=0.45)


def varnish(along=0):
    return wood(f'varnished wood {along}', (0.32, 0.125, 0.036), (0.13, 0.042, 0.014), 0.35, 0.9, along, weather=0.0)


def rubber(name='rubber', colour=(0.02, 0.02, 0.022)):
    made, nodes, shader = material(name)
    if nodes:
        scuff = nodes.noise(local(nodes), 11, 7, 0.7)
        nodes.put(nodes.mix(nodes.ramp(scuff, (0.5, 0.0), (0.8, 0.55)), colour, tuple(0.3 * c + 0.09 for c in colour)), shader.inputs['Base Color'])
        nodes.put(nodes.ramp(scuff, (0.3, 0.38), (0.7, 0.65)), shader.inputs['Roughness'])
    return made


def fibre(name='rope', colour=(0.62, 0.56, 0.44)):
    made, nodes, shader = material(name)
    if nodes:
        fuzz = nodes.noise(local(nodes), 90, 3, 0.7)
        nodes.put(nodes.mix(nodes.ramp(fuzz, (0.35, 0.0), (0.65, 1.0)), tuple(c * 0.62 for c in colour), colour), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.9, 0.2
    return made


def cloth(name, colour, stripe=None, width=0.05, axis=0, rough=0.9, fade=0.25, thin=0.0):
    """Woven; faded in patches. `stripe`: a second colour in stripes across an axis; `thin`: share of light that passes (awnings, flags)."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at = local(nodes)
    tone = colour
    if stripe:
        along = nodes.new('SeparateXYZ', Vector=at).outputs['XYZ'[axis]]
        tone = nodes.mix(nodes.math('GREATER_THAN', nodes.math('FRACT', nodes.math('DIVIDE', along, width * 2)), 0.5), colour, stripe)
    pale = nodes.ramp(nodes.noise(at, 2.4, 5, 0.6), (0.35, 0.0), (0.8, fade))
    tone = nodes.mix(pale, tone, nodes.mix(0.5, tone, (0.5, 0.48, 0.45)))
    nodes.put(tone, shader.inputs['Base Color'])
    for key, value in (('Roughness', rough), ('Specular', 0.12), ('Sheen', 0.35)):
        shader.inputs[key].default_value = value
    weave, fold = nodes.noise(at, 160, 2, 0.5), nodes.noise(at, 7, 3, 0.5)
    bump(nodes, shader, nodes.math('ADD', nodes.math('MULTIPLY', weave, 0.15), fold), 0.35, 0.006)
    if thin:
        through = nodes.new('BsdfTranslucent', Color=tone)
        mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
        for value, socket in zip((thin, shader.outputs[0], through.outputs[0]), mixed.inputs):
            nodes.put(value, socket)
        nodes.put(mixed.outputs[0], made.node_tree.nodes['Material Output'].inputs['Surface'])
    return made


def pane(name='boat glass', tint=(0.86, 0.92, 0.91), film=0.04):
    """Thin glass: clear from the front, a mirror at a flat angle."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    mirror = nodes.math('ADD', nodes.new('Fresnel', IOR=1.45).outputs[0], film, True)
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    glossy = nodes.new('BsdfGlossy', Roughness=0.015)
    for value, socket in zip((mirror, nodes.new('BsdfTransparent', Color=tint).outputs[0], glossy.outputs[0]), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], surface)
    return made


def glow(name, colour, power):
    made, nodes, surface = shaded(name)
    if nodes:
        nodes.put(nodes.new('Emission', Color=colour, Strength=power).outputs[0], surface)
    return made
