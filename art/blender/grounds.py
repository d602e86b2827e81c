"""Grounds of a town: paving, cobbles, asphalt (dry to wet), lawn, water of canals and basins."""
from surfaces import bump, material, nodes_mean, shaded


def _wet(nodes, shader, colour, wet, rough, height, strength, distance):
    """Puddles: darker, smooth and flat where the noise says so."""
    pool = nodes.noise(nodes.position(), 0.32, 6, 0.55, 0.4)
    pool = nodes.ramp(pool, (0.62 - wet * 0.3, 0.0), (0.74 - wet * 0.3, 1.0)) if wet else 0.0
    damp = 1.0 - 0.45 * min(1.0, wet * 1.5)
    colour = nodes.mix(1.0, colour, (damp, damp, damp), 'MULTIPLY')
    nodes.put(nodes.mix(nodes.math('MULTIPLY', pool, 0.6), colour, (0.012, 0.012, 0.013)), shader.inputs['Base Color'])
    dry = nodes.ramp(nodes.noise(nodes.position(), 0.9, 6), (0.3, rough - 0.35 * wet), (0.7, rough))
    nodes.put(nodes.math('SUBTRACT', dry, nodes.math('MULTIPLY', pool, rough - 0.03), True), shader.inputs['Roughness'])
    flat = nodes.math('MULTIPLY', nodes.math('SUBTRACT', 1.0, pool), strength)
    bumped = nodes.new('Bump', Height=height, Strength=flat, Distance=distance)
    nodes.put(bumped.outputs[0], shader.inputs['Normal'])


def paving(name, light, dark, size=(0.6, 0.6), joint=0.008, wet=0.0, offset=0.5, rough=0.75):
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    pattern = nodes.new('TexBrick', Vector=nodes.position(), Scale=1.0, Mortar_Size=joint, Color1=light, Color2=dark,
                        Mortar=tuple(c * 0.35 for c in dark), offset=offset)
    pattern.inputs['Brick Width'].default_value, pattern.inputs['Row Height'].default_value = size
    stain = nodes.ramp(nodes.noise(nodes.position(), 0.7, 9, 0.66), (0.3, 0.62), (0.7, 1.08))
    colour = nodes.mix(1.0, pattern.outputs['Color'], stain, 'MULTIPLY')
    height = nodes.math('ADD', pattern.outputs['Fac'], nodes.math('MULTIPLY', nodes.noise(nodes.position(), 9), -0.4))
    _wet(nodes, shader, colour, wet, rough, nodes.math('SUBTRACT', 1.0, height), 0.4, 0.012)
    return made


def cobbles(name, light, dark, size=0.14, wet=0.0):
    """Rounded setts in rows, joints with sand and moss."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    warp = nodes.new('TexNoise', Vector=nodes.position(), Scale=1.5, Detail=2.0).outputs['Color']
    at = nodes.vector('ADD', nodes.position(), nodes.vector('MULTIPLY', warp, (0.07, 0.07, 0)))
    pattern = nodes.new('TexBrick', Vector=at, Scale=1.0, Mortar_Size=0.02, Mortar_Smooth=1.0, offset=0.5)
    pattern.inputs['Brick Width'].default_value, pattern.inputs['Row Height'].default_value = size * 1.25, size
    x = nodes.new('SeparateXYZ', Vector=at)
    row = nodes.math('FLOOR', nodes.math('DIVIDE', x.outputs['Y'], size))
    column = nodes.math('ADD', nodes.math('DIVIDE', x.outputs['X'], size * 1.25), nodes.math('MULTIPLY', row, 0.5))
    cell = nodes.new('CombineXYZ', X=nodes.math('FLOOR', column), Y=row).outputs[0]
    chance = nodes.new('TexWhiteNoise', Vector=cell).outputs['Value']
    stain = nodes.noise(nodes.position(), 0.5, 8, 0.65)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', chance, 0.6), nodes.math('MULTIPLY', stain, 0.6))
    colour = nodes.ramp(tone, (0.25, dark), (0.6, nodes_mean(light, dark)), (0.95, light))
    moss = nodes.ramp(nodes.noise(nodes.position(), 0.8, 6), (0.45, (0.05, 0.045, 0.035)), (0.65, (0.04, 0.055, 0.02)))
    colour = nodes.mix(pattern.outputs['Fac'], colour, moss)
    height = nodes.math('SUBTRACT', nodes.math('MULTIPLY', chance, 0.35), pattern.outputs['Fac'])
    _wet(nodes, shader, colour, wet, 0.7, height, 0.7, 0.03)
    return made


def asphalt(name, colour=(0.06, 0.06, 0.062), wet=0.0):
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    patch = nodes.ramp(nodes.noise(nodes.position(), 0.35, 8, 0.6), (0.3, 0.65), (0.7, 1.25))
    fine = nodes.noise(nodes.position(), 60, 3)
    shade = nodes.mix(1.0, nodes.mix(0.35, colour, nodes.ramp(fine, (0.3, 0.0), (0.8, 0.12))), patch, 'MULTIPLY')
    _wet(nodes, shader, shade, wet, 0.85, fine, 0.35, 0.006)
    return made


def lawn_ground(name, light=(0.09, 0.13, 0.03), dark=(0.03, 0.06, 0.015)):
    """What lies under the blades."""
    made, nodes, shader = material(name)
    if nodes:
        patch = nodes.noise(nodes.position(), 0.5, 10, 0.65)
        fine = nodes.noise(nodes.position(), 14, 6, 0.7)
        tone = nodes.math('ADD', nodes.math('MULTIPLY', patch, 0.6), nodes.math('MULTIPLY', fine, 0.5))
        nodes.put(nodes.ramp(tone, (0.35, dark), (0.75, light)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 1.0, 0.1
        bump(nodes, shader, fine, 0.9, 0.06)
    return made


def canal_water(name='canal water', deep=(0.006, 0.016, 0.014), ripple=0.25, large=0.5, small=2.4, rough=0.03):
    """Dark water that mirrors: two ripples, calmer and rougher patches."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    at = nodes.stretched(nodes.position(), 1.0, 1.9)
    height = nodes.math('ADD', nodes.noise(at, large, 3, 0.5, 0.6), nodes.math('MULTIPLY', nodes.noise(at, small, 3, 0.5, 0.8), 0.25))
    calm = nodes.ramp(nodes.noise(nodes.position(), 0.06, 2), (0.35, 0.25), (0.65, 1.0))
    normal = nodes.new('Bump', Height=height, Strength=nodes.math('MULTIPLY', calm, ripple), Distance=0.4).outputs[0]
    mirror = nodes.new('Fresnel', IOR=1.333, Normal=normal).outputs[0]
    gloss = nodes.new('BsdfGlossy', Roughness=rough, Normal=normal).outputs[0]
    body = nodes.new('BsdfDiffuse', Color=deep).outputs[0]
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((mirror, body, gloss), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], surface)
    return made
