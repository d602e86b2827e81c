"""What water looks like: its mirror, its body with the bottom seen through it, its foam; and the drops of spray."""

import bpy
import numpy as np

from outside import link
from surfaces import shaded

BOTTOM = ((0.10, 0.085, 0.05), (0.30, 0.25, 0.16))


def lake_water(name, deep, ripple, wind, rough, bottom=None, calm=0.5, down=0.0, bottomless=False, foaming=True):
    """Attributes of the mesh: foam 0–1, milk (air under the foam) 0–1, stir (0 calm to 1 rippled), depth (m), swell (height of the
    waves, about -1 to 1). `down`: 1 when the camera looks down on it, where only steeper ripples and its own colours give it life.
    What is `bottomless` or has no foam is quicker to render."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    at = nodes.position()
    value = lambda key: nodes.new('Attribute', attribute_name=key).outputs['Fac']
    foam, stir, depth = value('foam'), value('stir'), value('depth')
    away = nodes.new('CameraData').outputs['View Distance']
    turned = nodes.new('Mapping', Vector=at, Rotation=(0, 0, -wind), Scale=(1, 0.42, 1)).outputs[0]
    skewed = nodes.new('Mapping', Vector=at, Rotation=(0, 0, -wind + 0.5), Scale=(1, 0.6, 1)).outputs[0]
    swell, chop = nodes.noise(turned, 1.1, 3, 0.5, 0.5), nodes.noise(skewed, 4.6, 3, 0.55, 0.6)
    fine = nodes.math('MULTIPLY', chop, nodes.math('EXPONENT', nodes.math('MULTIPLY', away, -1 / 60.0)))
    height = nodes.math('ADD', nodes.math('MULTIPLY', swell, 1.0), nodes.math('MULTIPLY', fine, 0.2))
    foamy = nodes.math('MULTIPLY', foam, 0.35)
    strength = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('ADD', nodes.math('MULTIPLY', stir, 0.8), 0.2), ripple), foamy)
    normal = nodes.new('Bump', Height=height, Strength=strength, Distance=0.16 + 0.13 * down).outputs[0]
    patches = nodes.math('ADD', nodes.math('MULTIPLY', nodes.noise(at, 0.035, 4, 0.6), 0.75), nodes.math('MULTIPLY', nodes.noise(turned, 0.19, 5, 0.6), 0.25))
    lit = nodes.math('ADD', patches, nodes.math('MULTIPLY', value('swell'), 0.05 + 0.08 * down))
    lit = nodes.math('ADD', lit, nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.math('ADD', swell, nodes.math('MULTIPLY', fine, 0.6)), 0.75), 0.22 * down))
    body = nodes.ramp(lit, (0.30, tuple(c * (0.72 - 0.17 * down) for c in deep)), (0.52, deep), (0.74, tuple(c * (1.3 + 0.35 * down) for c in deep)))
    if not bottomless:
        body = seen_bottom(nodes, at, normal, depth, body, bottom or BOTTOM)
    if foaming:
        swirls = nodes.noise(at, 1.3, 6, 0.62, 0.8)
        milk = nodes.math('MULTIPLY', value('milk'), nodes.ramp(swirls, (0.3, 0.35), (0.68, 1.0)))
        body = nodes.mix(nodes.math('MULTIPLY', milk, 0.85), body, (0.17, 0.36, 0.36))
    mirror = nodes.new('Fresnel', IOR=1.333 + 0.14 * down, Normal=normal).outputs[0]
    dull = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('DIVIDE', away, 500.0, True), 0.10), rough)
    gloss = nodes.new('BsdfGlossy', Roughness=dull, Normal=normal).outputs[0]
    water = mixed(nodes, mirror, nodes.new('BsdfDiffuse', Color=body).outputs[0], gloss)
    if foaming:
        white, mask = spume(nodes, at, foam)
        water = mixed(nodes, mask, water, white)
    nodes.put(water, surface)
    return made


def mixed(nodes, factor, a, b):
    node = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((factor, a, b), node.inputs):
        nodes.put(value, socket)
    return node.outputs[0]


def seen_bottom(nodes, at, normal, depth, body, colours):
    """Stones and sand under the water, bent by its ripples, with the net of light; dimmer and greener with the way through it."""
    bend = nodes.tree.nodes.new('ShaderNodeVectorMath')
    bend.operation = 'REFRACT'
    nodes.put(nodes.vector('MULTIPLY', nodes.new('NewGeometry').outputs['Incoming'], (-1, -1, -1)), bend.inputs[0])
    gentle = nodes.vector('ADD', normal, nodes.vector('MULTIPLY', nodes.new('NewGeometry').outputs['Normal'], (1.6, 1.6, 1.6)))
    nodes.put(nodes.vector('NORMALIZE', gentle), bend.inputs[1])
    bend.inputs['Scale'].default_value = 1 / 1.333
    down = nodes.math('MAXIMUM', nodes.math('MULTIPLY', nodes.new('SeparateXYZ', Vector=bend.outputs[0]).outputs['Z'], -1.0), 0.35)
    way = nodes.math('DIVIDE', depth, down)
    long = nodes.new('CombineXYZ', X=way, Y=way, Z=way).outputs[0]
    floor = nodes.vector('ADD', at, nodes.vector('MULTIPLY', bend.outputs[0], long))
    floor = nodes.vector('MULTIPLY', floor, (1, 1, 0))
    stones = nodes.new('TexVoronoi', Vector=floor, Scale=4.2, Randomness=1.0)
    patch, grain = nodes.noise(floor, 0.45, 6, 0.62), nodes.noise(floor, 7, 5, 0.65)
    sand = nodes.ramp(nodes.math('ADD', nodes.math('MULTIPLY', patch, 0.7), nodes.math('MULTIPLY', grain, 0.3)), (0.36, colours[0]), (0.66, colours[1]))
    pebble = nodes.mix(0.55, sand, nodes.mix(nodes.new('SeparateXYZ', Vector=stones.outputs['Color']).outputs['X'], colours[0], (0.34, 0.31, 0.25)))
    pebble = nodes.mix(nodes.ramp(stones.outputs['Distance'], (0.1, 0.0), (0.55, 0.75)), pebble, tuple(c * 0.35 for c in colours[0]))
    colour = nodes.mix(nodes.ramp(patch, (0.44, 1.0), (0.58, 0.0)), sand, pebble)
    weed = nodes.ramp(nodes.noise(floor, 0.9, 7, 0.68), (0.55, 0.0), (0.66, 0.8))
    colour = nodes.mix(weed, colour, (0.035, 0.05, 0.015))
    wobble = nodes.vector('ADD', floor, nodes.vector('MULTIPLY', nodes.new('TexNoise', Vector=floor, Scale=1.4, Detail=2.0).outputs['Color'], (0.9, 0.9, 0)))
    net = nodes.new('TexVoronoi', Vector=wobble, Scale=3.4, feature='SMOOTH_F1', Smoothness=0.35).outputs['Distance']
    light = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('POWER', nodes.math('MULTIPLY', net, 1.3), 4.0), 0.8), 0.72)
    colour = nodes.mix(1.0, colour, light, 'MULTIPLY')
    path = nodes.math('ADD', way, depth)
    dim = nodes.new('CombineXYZ', **{axis: nodes.math('EXPONENT', nodes.math('MULTIPLY', path, -k)) for axis, k in zip('XYZ', (0.62, 0.30, 0.36))}).outputs[0]
    left = nodes.vector('SUBTRACT', (1, 1, 1), dim)
    return nodes.vector('ADD', nodes.vector('MULTIPLY', colour, dim), nodes.vector('MULTIPLY', body, left))


def spume(nodes, at, foam):
    """Lacy foam: (shader, mask). Full where foam is 1, thin threads and bubbles where there is little."""
    turned = nodes.new('Mapping', Vector=at, Scale=(1, 1, 0.3)).outputs[0]
    swirl = nodes.vector('ADD', turned, nodes.vector('MULTIPLY', nodes.new('TexNoise', Vector=turned, Scale=0.8, Detail=4.0).outputs['Color'], (1.1, 1.1, 0)))
    cells = nodes.new('TexVoronoi', Vector=swirl, Scale=2.6, feature='DISTANCE_TO_EDGE').outputs['Distance']
    small = nodes.new('TexVoronoi', Vector=swirl, Scale=9.0, feature='DISTANCE_TO_EDGE').outputs['Distance']
    lace = nodes.math('SUBTRACT', 1.0, nodes.math('ADD', nodes.math('MULTIPLY', cells, 2.0), nodes.math('MULTIPLY', small, 1.3)), True)
    cloud = nodes.noise(swirl, 2.2, 7, 0.66)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', lace, 0.45), nodes.math('MULTIPLY', cloud, 0.75))
    over = nodes.math('SUBTRACT', nodes.math('ADD', tone, foam), 1.0)
    mask = nodes.math('MULTIPLY', nodes.ramp(over, (0.0, 0.0), (0.32, 1.0)), 0.94)
    mask = nodes.math('MULTIPLY', mask, nodes.math('MULTIPLY', foam, 6.0, True))
    bumps = nodes.new('Bump', Height=nodes.math('ADD', cloud, nodes.math('MULTIPLY', nodes.noise(at, 14, 4, 0.6), 0.3)), Strength=0.8, Distance=0.12).outputs[0]
    tint = nodes.mix(nodes.math('ADD', cloud, 0.1, True), (0.52, 0.60, 0.62), (0.86, 0.88, 0.88))
    return nodes.new('BsdfDiffuse', Color=tint, Normal=bumps).outputs[0], mask


def drop_material():
    made, nodes, surface = shaded('spray')
    if nodes:
        white = nodes.new('BsdfDiffuse', Color=(0.9, 0.92, 0.93)).outputs[0]
        through = nodes.new('BsdfTranslucent', Color=(0.9, 0.93, 0.95)).outputs[0]
        clear = nodes.new('BsdfTransparent').outputs[0]
        nodes.put(mixed(nodes, 0.45, mixed(nodes, 0.5, white, through), clear), surface)
    return made


def drops(name, vertices, triangles):
    """Many small bodies of water as one mesh: arrays of points and of three numbers for each face."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set('co', vertices.astype(np.float32).ravel())
    mesh.loops.add(triangles.size)
    mesh.loops.foreach_set('vertex_index', triangles.ravel())
    mesh.polygons.add(len(triangles))
    mesh.polygons.foreach_set('loop_start', np.arange(0, triangles.size, 3, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(triangles), 3, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(triangles), bool))
    mesh.materials.append(drop_material())
    mesh.update(calc_edges=True)
    return link(bpy.data.objects.new(name, mesh))


def spray(boat=None, length=6.0, beam=2.0, speed=9.0, amount=1.0, start=0.2, end=-0.5, height=None, sides=(-1, 1), seed=1, size=0.011, jet=0.0):
    """Drops from the chines between two shares of the length (bow 0.5); `jet`: also a plume behind the stern, its height in metres."""
    from lake_water import frame_of
    back = frame_of(boat).inverted()
    rng = np.random.default_rng(seed)
    height = 0.055 * speed if height is None else height
    n = int(5200 * amount)
    t = rng.random(n) ** 1.3
    x = length * (start + (end - start) * t)
    side = rng.choice(np.array(sides), n)
    half = beam / 2 * np.clip(1 - np.clip(2 * x / length, 0, 1) ** 2.2, 0.1, 1)
    age = rng.random(n) ** 1.4
    out = (0.05 + 0.9 * age * rng.uniform(0.4, 1.1, n)) * (0.25 + 0.16 * speed * 0.5)
    up = height * 4 * age * (1 - age) * rng.random(n) ** 1.6 * (0.35 + 0.65 * np.sin(np.pi * (0.15 + 0.7 * t)))
    p = np.stack([x - speed * 0.16 * age * rng.uniform(0.6, 1.2, n), side * (half + out), up + 0.03], 1)
    if jet:
        m = int(3500 * amount)
        a = rng.random(m)
        wide = 0.08 + 0.5 * a
        plume = np.stack([-length / 2 - 0.3 - 5.0 * a * jet, rng.normal(size=m) * wide * 0.4,
                          jet * 4 * a * (1 - a) * rng.uniform(0.5, 1.0, m) + rng.normal(size=m) * wide * 0.12 + 0.05], 1)
        p = np.concatenate([p, plume])
    clots = rng.normal(size=(len(p) // 14 + 1, 3)) * 0.05
    p = p + clots[rng.integers(0, len(clots), len(p))] + rng.normal(size=p.shape) * 0.02
    p = p[p[:, 2] > 0.0]
    radius = size * rng.uniform(0.25, 1.0, len(p)) ** 2 * 1.6 + 0.0015
    corners = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float) * (1.5, 1.0, 1.15)
    faces = np.array([(4, 0, 2), (4, 2, 1), (4, 1, 3), (4, 3, 0), (5, 2, 0), (5, 1, 2), (5, 3, 1), (5, 0, 3)])
    v = (p[:, None] + corners * radius[:, None, None]).reshape(-1, 3)
    turn, shift = np.array(back.to_3x3()), np.array(back.translation)
    v = v @ turn.T + shift
    f = (faces[None] + 6 * np.arange(len(p))[:, None, None]).reshape(-1, 3).astype(np.int32)
    return drops('spray', v, f)
