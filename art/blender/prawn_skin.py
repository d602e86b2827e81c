"""What a prawn is made of: shell, flesh, fins, feelers and eyes."""
from prawn_nodes import caustics, new_material


def shell(name, deep, full, pale, clear=0.3, band=1.0, sparkle=1.1, grilled=0.0):
    """Glassy armour. u runs along a plate to its rear edge, v from the back (0) down to the lower edge (1)."""
    material, n, output = new_material(name)
    where = n.add('TexCoord')
    uv = n.add('SeparateXYZ', Vector=where.outputs['UV'])
    u, v = uv.outputs['X'], uv.outputs['Y']
    place = where.outputs['Object']
    cloud = n.noise(place, 2.6, 6.0, 0.6)
    fine = n.noise(place, 22.0, 5.0)
    tone = n.math('ADD', v, n.math('MULTIPLY', n.math('SUBTRACT', cloud, 0.5), 0.9))
    colour = n.ramp(tone, [(0.0, deep), (0.3, full), (0.72, pale), (1.0, (1.0, 0.42, 0.27))])
    ring = n.math('MULTIPLY', n.step(u, 0.58, 0.86), n.step(v, 0.35, 0.95, falling=True))
    ring = n.math('MULTIPLY', ring, n.math('MULTIPLY', n.step(fine, 0.25, 0.55), 0.8 * band))
    colour = n.mix(ring, colour, (deep[0] * 0.5, deep[1] * 0.4, deep[2] * 0.5))
    colour = n.mix(n.math('MULTIPLY', n.step(u, 0.16, 0.36, falling=True), 0.55), colour, (0.3, 0.015, 0.006))
    lip = n.step(u, 0.962, 0.985)
    colour = n.mix(n.math('MULTIPLY', lip, 0.75), colour, (1.0, 0.74, 0.56))
    dots = n.add('TexVoronoi', Vector=place, Scale=26.0).outputs['Distance']
    many = n.step(n.noise(place, 3.1, 2.0), 0.42, 0.62)
    spot = n.math('MULTIPLY', n.step(dots, 0.12, 0.26, falling=True), n.math('MULTIPLY', many, 0.5))
    colour = n.mix(spot, colour, (0.42, 0.03, 0.012))

    if grilled:
        bars = n.add('SeparateXYZ', Vector=place)
        run = n.math('ADD', n.math('MULTIPLY', bars.outputs['X'], 4.2), n.math('ADD', n.math('MULTIPLY', bars.outputs['Z'], 3.4), n.math('MULTIPLY', cloud, 1.6)))
        char = n.math('MULTIPLY', n.step(n.math('SINE', n.math('MULTIPLY', run, 1.7)), 0.35, 0.85), n.step(fine, 0.2, 0.6))
        colour = n.mix(n.math('MULTIPLY', char, grilled), colour, (0.07, 0.02, 0.008))
    vein = n.math('MULTIPLY', n.step(v, 0.03, 0.085, falling=True), n.step(fine, 0.2, 0.5))
    colour = n.mix(n.math('MULTIPLY', vein, 0.5), colour, (0.2, 0.02, 0.008))

    body = n.add('BsdfPrincipled', Base_Color=colour, Specular=0.55, Clearcoat=1.0, Clearcoat_Roughness=0.045)
    n.put(body.inputs['Roughness'], n.math('ADD', 0.2, n.math('MULTIPLY', fine, 0.26)))
    bump = n.add('Bump', Strength=0.25, Distance=0.02)
    n.put(bump.inputs['Height'], n.math('ADD', n.math('MULTIPLY', fine, 0.5), n.math('MULTIPLY', dots, 0.5)))
    n.put(body.inputs['Normal'], bump.outputs[0])
    wet = n.add('Bump', Strength=0.16, Distance=0.03)
    n.put(wet.inputs['Height'], cloud)
    n.put(body.inputs['Clearcoat Normal'], wet.outputs[0])

    # Light that comes through from behind: warm at the rims, in the hanging lobes and at the plates' thin rear edges.
    facing = n.add('LayerWeight', Blend=0.4).outputs['Facing']
    thin = n.math('ADD', n.math('POWER', facing, 1.6), n.math('MULTIPLY', n.step(v, 0.45, 1.0), 0.7))
    thin = n.math('ADD', thin, n.math('MULTIPLY', n.step(u, 0.7, 1.0), 0.25))
    thin = n.math('MULTIPLY', thin, n.math('ADD', 0.5, n.math('MULTIPLY', cloud, 0.9)))
    warm = n.mix(1.0, n.mix(0.25, colour, (1.0, 0.3, 0.1)), (1.0, 0.62, 0.42), 'MULTIPLY')
    net = n.math('MULTIPLY', caustics(n), sparkle)
    n.put(body.inputs['Emission'], n.mix(n.math('MINIMUM', net, 1.0), warm, n.mix(0.5, colour, (0.8, 1.0, 0.85))))
    n.put(body.inputs['Emission Strength'], n.math('ADD', n.math('MULTIPLY', thin, 0.3), net))

    window = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, facing), n.math('ADD', 0.6 * clear, n.math('MULTIPLY', n.step(v, 0.4, 1.0), clear * 1.7)))
    window = n.math('MULTIPLY', window, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', ring, 0.8)), clamp=True)
    glass = n.add('BsdfTransparent', Color=(1.0, 0.82, 0.72))
    n.put(output, n.over(window, body.outputs[0], glass.outputs[0]))
    return material


def flesh(name='flesh', colour=(0.95, 0.46, 0.3), clear=0.0):
    material, n, output = new_material(name)
    place = n.add('TexCoord').outputs['Object']
    fibre = n.noise(place, 7.0, 5.0, 0.8)
    tone = n.ramp(fibre, [(0.25, tuple(c * 0.72 for c in colour)), (0.75, colour)])
    body = n.add('BsdfPrincipled', Base_Color=tone, Roughness=0.4)
    n.put(body.inputs['Emission'], tone)
    body.inputs['Emission Strength'].default_value = 0.16
    n.put(output, body.outputs[0])
    return material


def fin(name, full, tip, clear=0.3):
    """Tail fan, swimming legs and scales: thin, ribbed, with a fringe of hairs round the edge. v is 0..1 across."""
    material, n, output = new_material(name)
    uv = n.add('SeparateXYZ', Vector=n.add('TexCoord').outputs['UV'])
    u, v = uv.outputs['X'], uv.outputs['Y']
    edge = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('MULTIPLY', v, 2.0), 1.0))
    rim = n.math('MAXIMUM', edge, n.step(u, 0.66, 1.0))
    colour = n.ramp(n.math('ADD', n.math('MULTIPLY', u, 0.8), n.math('MULTIPLY', edge, 0.15)),
                    [(0.0, full), (0.5, tuple((a + b) / 2 for a, b in zip(full, tip))), (0.85, tip), (1.0, (1.0, 0.8, 0.66))])
    rib = n.math('SINE', n.math('MULTIPLY', v, 75.0))
    middle = n.step(edge, 0.03, 0.14, falling=True)
    colour = n.mix(n.math('MULTIPLY', middle, 0.6), colour, tuple(c * 0.55 for c in full))
    body = n.add('BsdfPrincipled', Base_Color=colour, Roughness=0.3, Clearcoat=0.5, Clearcoat_Roughness=0.08)
    bump = n.add('Bump', Strength=0.25, Distance=0.01)
    n.put(bump.inputs['Height'], rib)
    n.put(body.inputs['Normal'], bump.outputs[0])
    n.put(body.inputs['Emission'], colour)
    n.put(body.inputs['Emission Strength'], n.math('ADD', 0.08, n.math('MULTIPLY', n.step(u, 0.3, 1.0), 0.3)))
    hair = n.step(n.math('SINE', n.math('MULTIPLY', n.math('ADD', u, n.math('MULTIPLY', v, 1.3)), 190.0)), -0.3, 0.3)
    fringe = n.math('MULTIPLY', n.step(rim, 0.82, 0.9), hair)
    window = n.math('ADD', n.math('MULTIPLY', n.step(u, 0.05, 0.8), clear), n.math('MULTIPLY', fringe, 0.75), clamp=True)
    n.put(output, n.over(window, body.outputs[0], n.add('BsdfTransparent').outputs[0]))
    return material


def limb(name, full, tip, rings=0.0):
    """Legs and feelers; `rings` bands run round them."""
    material, n, output = new_material(name)
    u = n.add('SeparateXYZ', Vector=n.add('TexCoord').outputs['UV']).outputs['X']
    colour = n.ramp(u, [(0.0, full), (1.0, tip)])
    if rings:
        ring = n.step(n.math('SINE', n.math('MULTIPLY', u, rings)), 0.1, 0.6)
        colour = n.mix(n.math('MULTIPLY', ring, 0.7), colour, (0.45, 0.035, 0.015))
    body = n.add('BsdfPrincipled', Base_Color=colour, Roughness=0.25, Clearcoat=0.6, Clearcoat_Roughness=0.05)
    facing = n.add('LayerWeight', Blend=0.4).outputs['Facing']
    n.put(body.inputs['Emission'], n.mix(0.3, colour, (1.0, 0.35, 0.15)))
    n.put(body.inputs['Emission Strength'], n.math('ADD', 0.06, n.math('MULTIPLY', n.math('POWER', facing, 1.5), 0.3)))
    n.put(output, body.outputs[0])
    return material


def eye():
    material, n, output = new_material('eye')
    facing = n.add('LayerWeight', Blend=0.5).outputs['Facing']
    grain = n.add('TexVoronoi', Vector=n.add('TexCoord').outputs['Object'], Scale=70.0).outputs['Distance']
    colour = n.ramp(facing, [(0.0, (0.004, 0.003, 0.004)), (0.6, (0.012, 0.006, 0.008)), (1.0, (0.16, 0.05, 0.03))])
    body = n.add('BsdfPrincipled', Base_Color=colour, Roughness=0.16, Clearcoat=1.0, Clearcoat_Roughness=0.02)
    bump = n.add('Bump', Strength=0.15, Distance=0.004)
    n.put(bump.inputs['Height'], grain)
    n.put(body.inputs['Normal'], bump.outputs[0])
    n.put(output, body.outputs[0])
    return material


def plain(name, colour, roughness=0.5, **more):
    """One colour, for what is small or far inside."""
    material, n, output = new_material(name)
    n.put(output, n.add('BsdfPrincipled', Base_Color=colour, Roughness=roughness, **more).outputs[0])
    return material


def living(sparkle=1.1):
    """The colours of a live prawn; `sparkle` is how strongly the waves throw their net of light on it."""
    deep, full, pale = (0.46, 0.02, 0.008), (0.88, 0.085, 0.024), (1.0, 0.2, 0.085)
    return {
        'carapace': shell('carapace', deep, full, pale, clear=0.2, band=0.45, sparkle=sparkle),
        'plate': shell('plate', deep, full, pale, clear=0.3, band=1.0, sparkle=sparkle),
        'rostrum': shell('rostrum', deep, full, pale, clear=0.12, band=0.3, sparkle=sparkle),
        'flesh': flesh(),
        'gut': plain('gut', (0.12, 0.03, 0.02), 0.4),
        'organ': plain('organ', (0.4, 0.1, 0.03), 0.4),
        'fin': fin('fin', (0.72, 0.06, 0.015), (0.98, 0.26, 0.1)),
        'paddle': fin('paddle', (0.95, 0.17, 0.07), (1.0, 0.36, 0.2), clear=0.4),
        'leg': limb('leg', (0.9, 0.12, 0.04), (1.0, 0.36, 0.2), rings=19.0),
        'feeler': limb('feeler', (0.8, 0.07, 0.02), (1.0, 0.42, 0.24)),
        'eye': eye(),
    }


def cooked(grilled=0.0):
    """Boiled or grilled: opaque, rosy orange; `grilled` adds the bars of the grill."""
    deep, full, pale = (0.62, 0.06, 0.018), (0.92, 0.15, 0.045), (1.0, 0.34, 0.17)
    skins = living()
    skins.update({
        'carapace': shell('cooked carapace', deep, full, pale, clear=0.0, band=0.6, sparkle=0.0, grilled=grilled),
        'plate': shell('cooked plate', deep, full, pale, clear=0.0, band=1.0, sparkle=0.0, grilled=grilled),
        'rostrum': shell('cooked rostrum', deep, full, pale, clear=0.0, band=0.3, sparkle=0.0),
        'flesh': flesh('cooked flesh', (1.0, 0.6, 0.42)),
    })
    return skins
