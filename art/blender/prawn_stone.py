"""What the reef is made of: rock, sand, corals, sponges, weed, wood and iron."""
from prawn_nodes import caustics, new_material


def ground(n, output, colour, roughness, height, strength, net, scale=0.9, depth=0.12, coat=0.0):
    """A rough surface with the light net of the waves on it."""
    body = n.add('BsdfPrincipled', Base_Color=colour, Roughness=roughness, Specular=0.3, Clearcoat=coat)
    bump = n.add('Bump', Strength=strength, Distance=depth)
    n.put(bump.inputs['Height'], height)
    n.put(body.inputs['Normal'], bump.outputs[0])
    n.put(body.inputs['Emission'], n.mix(0.25, colour, (0.35, 0.9, 0.85)))
    n.put(body.inputs['Emission Strength'], n.math('MULTIPLY', caustics(n, scale), net))
    n.put(output, body.outputs[0])


def rock(net=0.8):
    material, n, output = new_material('rock')
    place = n.add('NewGeometry').outputs['Position']
    up = n.add('SeparateXYZ', Vector=n.add('NewGeometry').outputs['Normal']).outputs['Z']
    large, fine = n.noise(place, 0.8, 6.0, 0.5), n.noise(place, 6.0, 8.0)
    colour = n.ramp(large, [(0.25, (0.035, 0.05, 0.065)), (0.55, (0.1, 0.12, 0.125)), (0.8, (0.2, 0.2, 0.17))])
    crust = n.add('TexVoronoi', Vector=place, Scale=2.4).outputs['Distance']
    patch = n.math('MULTIPLY', n.step(crust, 0.18, 0.32, falling=True), n.step(n.noise(place, 1.1, 3.0), 0.5, 0.62))
    colour = n.mix(n.math('MULTIPLY', patch, 0.75), colour, (0.3, 0.12, 0.2))
    weed = n.math('MULTIPLY', n.step(n.math('ADD', up, n.math('MULTIPLY', n.math('SUBTRACT', fine, 0.5), 1.4)), 0.35, 0.85), 0.8)
    colour = n.mix(weed, colour, n.ramp(fine, [(0.3, (0.03, 0.1, 0.07)), (0.7, (0.16, 0.26, 0.13))]))
    pores = n.add('TexVoronoi', Vector=place, Scale=9.0).outputs['Distance']
    height = n.math('ADD', fine, n.math('MULTIPLY', pores, 0.6))
    ground(n, output, colour, 0.75, n.math('ADD', height, large), 0.9, net)
    return material


def sand(net=1.1):
    material, n, output = new_material('sand')
    place = n.add('NewGeometry').outputs['Position']
    grain, broad = n.noise(place, 60.0, 3.0), n.noise(place, 0.5, 4.0)
    colour = n.ramp(n.math('ADD', broad, n.math('MULTIPLY', grain, 0.35)),
                    [(0.35, (0.22, 0.25, 0.22)), (0.6, (0.42, 0.42, 0.34)), (0.9, (0.6, 0.57, 0.45))])
    pebbles = n.add('TexVoronoi', Vector=place, Scale=14.0).outputs['Distance']
    few = n.math('MULTIPLY', n.step(pebbles, 0.1, 0.17, falling=True), n.step(n.noise(place, 0.9, 2.0), 0.52, 0.6))
    colour = n.mix(few, colour, (0.1, 0.11, 0.12))
    ground(n, output, colour, 0.85, n.math('ADD', grain, n.math('MULTIPLY', few, 2.0)), 0.5, net, scale=0.8, depth=0.03)
    return material


def brain(name, valley, ridge):
    """Winding folds."""
    material, n, output = new_material(name)
    place = n.add('TexCoord').outputs['Object']
    folds = n.math('SINE', n.math('MULTIPLY', n.noise(place, 2.6, 1.0, 0.4), 75.0))
    colour = n.ramp(n.math('ADD', n.math('MULTIPLY', folds, 0.5), 0.5), [(0.1, valley), (0.8, ridge)])
    ground(n, output, colour, 0.6, folds, 0.9, 0.7, depth=0.09)
    return material


def coral(name, root, tip, polyps=26.0):
    """Branches: u runs from the root to the tips."""
    material, n, output = new_material(name)
    where = n.add('TexCoord')
    u = n.add('SeparateXYZ', Vector=where.outputs['UV']).outputs['X']
    dots = n.add('TexVoronoi', Vector=where.outputs['Object'], Scale=polyps).outputs['Distance']
    colour = n.ramp(u, [(0.0, root), (0.65, tuple((a + b) / 2 for a, b in zip(root, tip))), (1.0, tip)])
    colour = n.mix(n.step(dots, 0.0, 0.35, falling=True), colour, tuple(min(1.0, c * 1.5 + 0.02) for c in tip))
    ground(n, output, colour, 0.6, dots, 0.6, 0.55, depth=0.03)
    return material


def sponge(name, outside, lip):
    material, n, output = new_material(name)
    where = n.add('TexCoord')
    u = n.add('SeparateXYZ', Vector=where.outputs['UV']).outputs['X']
    pores = n.add('TexVoronoi', Vector=where.outputs['Object'], Scale=11.0).outputs['Distance']
    colour = n.mix(n.step(pores, 0.0, 0.3, falling=True), n.ramp(u, [(0.0, outside), (0.8, outside), (1.0, lip)]),
                   tuple(c * 0.35 for c in outside))
    ground(n, output, colour, 0.7, pores, 0.8, 0.6, depth=0.06)
    return material


def weed(name, old, young, glow=0.12):
    """Blades of kelp and grass: thin, with light coming through. u runs to the tip, v across."""
    material, n, output = new_material(name)
    where = n.add('TexCoord')
    uv = n.add('SeparateXYZ', Vector=where.outputs['UV'])
    spot = n.noise(where.outputs['Object'], 3.0, 4.0)
    edge = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('MULTIPLY', uv.outputs['Y'], 2.0), 1.0))
    tone = n.math('ADD', n.math('MULTIPLY', uv.outputs['X'], 0.6), n.math('MULTIPLY', spot, 0.5))
    colour = n.mix(n.math('MULTIPLY', n.step(edge, 0.05, 0.2, falling=True), 0.5), n.ramp(tone, [(0.2, old), (0.9, young)]), old)
    body = n.add('BsdfPrincipled', Base_Color=colour, Roughness=0.35, Specular=0.4)
    bump = n.add('Bump', Strength=0.5, Distance=0.04)
    n.put(bump.inputs['Height'], n.noise(where.outputs['UV'], 14.0, 3.0))
    n.put(body.inputs['Normal'], bump.outputs[0])
    n.put(body.inputs['Emission'], colour)
    n.put(body.inputs['Emission Strength'], n.math('MULTIPLY', n.math('ADD', spot, edge), glow))
    through = n.add('BsdfTranslucent', Color=young)
    n.put(output, n.over(0.35, body.outputs[0], through.outputs[0]))
    return material


def iron():
    """Rusted and overgrown."""
    material, n, output = new_material('iron')
    place = n.add('TexCoord').outputs['Object']
    scale = n.noise(place, 5.0, 8.0, 0.4)
    colour = n.ramp(scale, [(0.3, (0.05, 0.035, 0.03)), (0.52, (0.2, 0.085, 0.045)), (0.7, (0.11, 0.16, 0.13))])
    ground(n, output, colour, 0.75, scale, 0.9, 0.7, depth=0.06)
    return material


def timber(name='timber', dark=(0.06, 0.05, 0.04), light=(0.24, 0.19, 0.13), net=0.6, roughness=0.7):
    """Planks whose grain runs along their own x."""
    material, n, output = new_material(name)
    stretch = n.add('Mapping', Vector=n.add('TexCoord').outputs['Object'])
    stretch.inputs['Scale'].default_value = (0.7, 9.0, 9.0)
    grain = n.noise(stretch.outputs[0], 2.2, 7.0, 0.5)
    board = n.add('ObjectInfo').outputs['Random']
    tone = n.math('ADD', grain, n.math('MULTIPLY', n.math('SUBTRACT', board, 0.5), 0.35))
    ground(n, output, n.ramp(tone, [(0.3, dark), (0.7, light)]), roughness, grain, 0.55, net, depth=0.025)
    return material


def glow(name, colour, strength):
    material, n, output = new_material(name)
    n.put(output, n.add('Emission', Color=colour, Strength=strength).outputs[0])
    return material
