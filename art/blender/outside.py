"""Sky, sun, haze, terrain, water, camera and render of the property pictures. Metres; z up; cameras look roughly along +y.

sky(elevation, azimuth, …) -> Vector      sky with shaded clouds and a sun; azimuth clockwise from +y; the way to the sun
haze(colour, distance, …)                 aerial perspective on all materials made so far (call it last), optional low mist
terrain(name, rect, cells, height, material), graded(…)   ground from height(x, y); graded is fine near the camera
fbm(x, y, scale, octaves, seed), smooth(a, b, x), ridge(…)  for heights
soil, sand, rock, mountain, lake, sea     materials
camera(place, towards, lens, shift)       level camera, verticals vertical
lamp(place, energy, colour, size, turn)   soft warm light
shoot({name: scene})                      entry point (urban_stage.py): each scene returns land(…), a Shot without its own haze
"""
import math

import bpy
from mathutils import Vector, noise

from surfaces import Nodes, bump, material, shaded
from urban_stage import Shot, shoot  # noqa: F401


def land(exposure=0.0, **more):
    return Shot(exposure=exposure, haze_most=0.0, **more)


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def smooth(a, b, x):
    x = max(0.0, min(1.0, (x - a) / (b - a)))
    return x * x * (3 - 2 * x)


def fbm(x, y, scale=1.0, octaves=5, seed=0.0):
    return noise.fractal(Vector((x * scale, y * scale, seed)), 1.0, 2.0, octaves)


def ridge(x, y, scale, seed=0.0):
    """Sharp crests, 0 to 1."""
    return 1.0 - min(1.0, abs(noise.noise(Vector((x * scale, y * scale, seed)))) * 2.2)


def direction(elevation, azimuth):
    e, a = math.radians(elevation), math.radians(azimuth)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def sky(elevation, azimuth, strength=0.18, sun=4.0, colour=(1.0, 0.7, 0.42), softness=1.2, clouds=0.75, cover=0.5, scale=1.1,
        stretch=1.0, seed=0.0, lit=(6.5, 5.6, 4.8), shade=(2.2, 2.3, 2.8), air=1.0, dust=1.2, ozone=1.8, horizon=None, band=0.16, gradient=None):
    """`cover` 0 (none) to 1 (overcast); lit/shade: cloud colours before `strength`; horizon: haze colour on the sky's rim.
    gradient: (height 0–1, colour) stops instead of the physical sky, for the blue hour."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 512
    nodes = Nodes(world.node_tree)
    to_sun = direction(elevation, azimuth)
    look = nodes.vector('NORMALIZE', nodes.new('TexCoord').outputs['Generated'])
    axes = nodes.new('SeparateXYZ', Vector=look).outputs
    height = nodes.math('MAXIMUM', axes['Z'], 0.0)
    if gradient:
        base = nodes.ramp(height, *gradient)
    else:
        air_node = nodes.new('TexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=math.radians(max(elevation, 0.5)),
                             sun_rotation=math.radians(azimuth), air_density=air, dust_density=dust, ozone_density=ozone, altitude=100.0)
        base = air_node.outputs[0]
    if clouds:
        far = nodes.math('ADD', height, 0.13)
        at = nodes.new('CombineXYZ', X=nodes.math('DIVIDE', axes['X'], far), Y=nodes.math('DIVIDE', axes['Y'], far), Z=seed).outputs[0]
        at = nodes.vector('MULTIPLY', at, (1.0, stretch, 1.0))
        puffs = nodes.noise(at, scale, 9, 0.55, 0.3)
        towards = (to_sun.x * 0.16 / scale, to_sun.y * 0.16 / scale, 0.06)
        behind = nodes.noise(nodes.vector('ADD', at, towards), scale, 5, 0.5, 0.3)
        edge = 0.66 - cover * 0.36
        amount = nodes.ramp(puffs, (edge, 0.0), (min(1.0, edge + 0.17), 1.0))
        amount = nodes.math('MULTIPLY', amount, nodes.math('MULTIPLY', nodes.ramp(height, (0.0, 0.15), (0.09, 1.0)), clouds))
        light = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('SUBTRACT', puffs, behind), 4.5), 0.55, True)
        base = nodes.mix(amount, base, nodes.mix(light, shade, lit))
    base = nodes.mix(1.0, base, (strength,) * 3, 'MULTIPLY')
    if horizon:
        rim = nodes.math('POWER', nodes.math('SUBTRACT', 1.0, nodes.math('DIVIDE', height, band), True), 1.7)
        base = nodes.mix(nodes.math('MULTIPLY', rim, 0.92), base, horizon)
    background = world.node_tree.nodes['Background']
    nodes.put(base, background.inputs[0])
    background.inputs[1].default_value = 1.0
    if sun:
        light = bpy.data.lights.new('sun', 'SUN')
        light.energy, light.color, light.angle = sun, colour, math.radians(softness)
        link(bpy.data.objects.new('sun', light)).rotation_euler = to_sun.to_track_quat('Z', 'Y').to_euler()
    return to_sun


def haze(colour, distance=1500.0, most=0.92, warm=None, to_sun=None, mist=None):
    """mist: (height in metres, distance) of fog that lies on the ground; warm: its colour towards the sun."""
    for made in bpy.data.materials:
        if not made.use_nodes or made.get('hazed') or made.get('clear'):
            continue
        made['hazed'] = True
        nodes = Nodes(made.node_tree)
        surface = next(n for n in made.node_tree.nodes if n.type == 'OUTPUT_MATERIAL').inputs['Surface']
        if not surface.links:
            continue
        before = surface.links[0].from_socket
        made.cycles.sample_as_light = False  # sun and lamps give the light; panes and veils would only take samples from them
        away = nodes.new('CameraData').outputs['View Distance']
        clear = nodes.math('EXPONENT', nodes.math('MULTIPLY', away, -1.0 / distance))
        if mist:
            level = nodes.new('SeparateXYZ', Vector=nodes.position()).outputs['Z']
            low = nodes.math('EXPONENT', nodes.math('MULTIPLY', nodes.math('MAXIMUM', level, 0.0), -1.0 / mist[0]))
            drift = nodes.math('MULTIPLY', low, nodes.ramp(nodes.noise(nodes.position(), 0.05, 3), (0.35, 0.5), (0.65, 1.3)))
            fog = nodes.math('MULTIPLY', nodes.math('MULTIPLY', away, -1.0 / mist[1]), drift)
            clear = nodes.math('MULTIPLY', clear, nodes.math('EXPONENT', fog))
        amount = nodes.math('MULTIPLY', nodes.math('SUBTRACT', 1.0, clear, True), most)
        amount = nodes.math('MULTIPLY', amount, nodes.math('SUBTRACT', 1.0, nodes.new('LightPath').outputs['Is Diffuse Ray']))
        tone = nodes.new('RGB').outputs[0]
        tone.default_value = (*colour, 1)
        if warm:
            facing = nodes.vector('DOT_PRODUCT', nodes.new('NewGeometry').outputs['Incoming'], tuple(-to_sun))
            tone = nodes.mix(nodes.math('POWER', nodes.math('MAXIMUM', facing, 0.0), 4.0), colour, warm)
        veil = nodes.new('Emission', Color=tone).outputs[0]
        mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
        for value, socket in zip((amount, before, veil), mixed.inputs):
            nodes.put(value, socket)
        nodes.put(mixed.outputs[0], surface)


def grid(name, xs, ys, height, made):
    vertices = [(x, y, height(x, y)) for y in ys for x in xs]
    n = len(xs)
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(ys) - 1) for i in range(n - 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(made)
    return link(bpy.data.objects.new(name, mesh))


def terrain(name, rect, cells, height, made):
    x0, x1, y0, y1 = rect
    xs = [x0 + (x1 - x0) * i / cells[0] for i in range(cells[0] + 1)]
    return grid(name, xs, [y0 + (y1 - y0) * j / cells[1] for j in range(cells[1] + 1)], height, made)


def graded(name, centre, near, far, height, made, cells=150, back=None):
    """Cells of `near` metres at the centre that grow outwards to `far` metres away (`back`: towards -y)."""
    def line(middle, least, most):
        steps = range(-cells // 2, cells // 2 + 1)
        power = max(1.0, math.log(max(least, most) / near) / math.log(cells / 2))
        return [middle + (-least if i < 0 else most) * (abs(i) * 2 / cells) ** power for i in steps]
    return grid(name, line(centre[0], far, far), line(centre[1], back or far, far), height, made)


def soil(name, dark, light, patch=0.06, fine=1.5, third=None, relief=0.5, rough=1.0, grain=0.08):
    """Ground from afar or under plants: large patches, fine blotches, an optional third colour in spots."""
    made, nodes, shader = material(name)
    if nodes:
        large, small = nodes.noise(nodes.position(), patch, 8, 0.62), nodes.noise(nodes.position(), fine, 8, 0.68)
        tone = nodes.math('ADD', nodes.math('MULTIPLY', large, 0.6), nodes.math('MULTIPLY', small, 0.45))
        colour = nodes.ramp(tone, (0.36, dark), (0.7, light))
        if third:
            spots = nodes.ramp(nodes.noise(nodes.position(), patch * 3.1, 9, 0.7), (0.54, 0.0), (0.64, 0.85))
            colour = nodes.mix(spots, colour, third)
        nodes.put(colour, shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, 0.1
        bump(nodes, shader, small, relief, grain)
    return made


def sand(name='sand', light=(0.56, 0.47, 0.34), dark=(0.40, 0.32, 0.22), ripples=0.5):
    made, nodes, shader = material(name)
    if nodes:
        large, fine = nodes.noise(nodes.position(), 0.25, 6, 0.6), nodes.noise(nodes.position(), 30, 3, 0.7)
        wave = nodes.new('TexWave', Vector=nodes.position(), Scale=1.6, Distortion=5.0, Detail=3.0, Detail_Scale=0.8).outputs['Fac']
        tone = nodes.math('ADD', nodes.math('MULTIPLY', large, 0.7), nodes.math('MULTIPLY', fine, 0.3))
        nodes.put(nodes.ramp(tone, (0.3, dark), (0.7, light)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.95, 0.15
        bump(nodes, shader, nodes.math('ADD', nodes.math('MULTIPLY', wave, ripples), nodes.math('MULTIPLY', fine, 0.05)), 0.5, 0.04)
    return made


def mountain(name, low, high, stone, snow=None, snow_line=900.0, scale=0.004, wooded=0.45):
    """By height and steepness: woods or meadows, stone where it is steep, snow above the line where it is not."""
    made, nodes, shader = material(name)
    if nodes:
        geometry = nodes.new('NewGeometry').outputs
        level = nodes.new('SeparateXYZ', Vector=geometry['Position']).outputs['Z']
        flat = nodes.new('SeparateXYZ', Vector=geometry['Normal']).outputs['Z']
        rough = nodes.noise(geometry['Position'], scale, 10, 0.66)
        colour = nodes.mix(nodes.ramp(rough, (wooded, 0.0), (wooded + 0.12, 1.0)), low, high)
        layers = nodes.noise(nodes.vector('MULTIPLY', geometry['Position'], (1, 1, 3.5)), scale * 2.5, 8, 0.7)
        grey = nodes.mix(nodes.ramp(layers, (0.35, 0.0), (0.65, 1.0)), tuple(c * 0.55 for c in stone), stone)
        steep = nodes.math('ADD', flat, nodes.math('MULTIPLY', nodes.math('SUBTRACT', rough, 0.5), 0.5))
        colour = nodes.mix(nodes.ramp(steep, (0.62, 1.0), (0.78, 0.0)), colour, grey)
        if snow:
            above = nodes.math('DIVIDE', nodes.math('SUBTRACT', level, snow_line), 320.0)
            ledge = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('SUBTRACT', layers, 0.5), 3.0), nodes.math('MULTIPLY', flat, 1.2))
            white = nodes.ramp(nodes.math('ADD', above, nodes.math('SUBTRACT', ledge, 0.9)), (0.3, 0.0), (0.55, 1.0))
            colour = nodes.mix(white, colour, snow)
        nodes.put(colour, shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 1.0, 0.0
        bump(nodes, shader, layers, 0.8, 0.06 / scale)
    return made


def water(name, deep, ripple, large, small, turn, stretch, rough, shallow=None, shore=None, foam=0.0):
    """A dark body under a mirror of two ripples with calm patches; shallow colour near the shore line y = shore."""
    made, nodes, surface = shaded(name)
    if nodes is None:
        return made
    at = nodes.new('Mapping', Vector=nodes.position(), Rotation=(0, 0, turn), Scale=(1, stretch, 1)).outputs[0]
    swell, chop = nodes.noise(at, large, 4, 0.55, 0.6), nodes.noise(at, small, 4, 0.55, 0.8)
    height = nodes.math('ADD', swell, nodes.math('MULTIPLY', chop, 0.28))
    calm = nodes.ramp(nodes.noise(nodes.position(), 0.03, 2), (0.35, 0.25), (0.65, 1.0))
    normal = nodes.new('Bump', Height=height, Strength=nodes.math('MULTIPLY', calm, ripple), Distance=0.5).outputs[0]
    body = deep
    if shallow:
        off = nodes.new('SeparateXYZ', Vector=nodes.position()).outputs['Y']
        off = nodes.math('DIVIDE', nodes.math('SUBTRACT', off, shore[0]), shore[1] - shore[0])
        off = nodes.math('ADD', off, nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.noise(nodes.position(), 0.02, 4), 0.5), 0.9))
        body = nodes.ramp(off, (0.0, shallow), (1.0, deep))
    if foam:
        crest = nodes.ramp(nodes.noise(at, large * 0.5, 8, 0.7, 1.5), (0.64 - foam * 0.1, 0.0), (0.74 - foam * 0.1, 0.8))
        body = nodes.mix(crest, body, (0.6, 0.63, 0.65))
    mirror = nodes.new('Fresnel', IOR=1.333, Normal=normal).outputs[0]
    gloss = nodes.new('BsdfGlossy', Roughness=rough, Normal=normal).outputs[0]
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((mirror, nodes.new('BsdfDiffuse', Color=body).outputs[0], gloss), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], surface)
    return made


def lake(name='lake', deep=(0.005, 0.02, 0.022), ripple=0.22, large=0.4, small=1.8, turn=0.4, stretch=2.4, rough=0.03):
    return water(name, deep, ripple, large, small, turn, stretch, rough)


def sea(name='sea', deep=(0.006, 0.035, 0.06), ripple=0.55, large=0.12, small=0.8, turn=0.2, stretch=2.2, rough=0.08, **more):
    return water(name, deep, ripple, large, small, turn, stretch, rough, **more)


def plane(name, rect, z, made):
    x0, x1, y0, y1 = rect
    return grid(name, (x0, x1), (y0, y1), lambda x, y: z, made)


def camera(place, towards, lens=28.0, shift=0.05, side=0.0):
    """Level: looks from `place` towards the point (x, y); `shift` moves the picture up (share of its width)."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_y, data.shift_x, data.clip_start, data.clip_end = lens, shift, side, 0.05, 40000.0
    thing = link(bpy.data.objects.new('camera', data))
    thing.location = place
    flat = Vector((towards[0] - place[0], towards[1] - place[1], 0))
    thing.rotation_euler = flat.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = thing


def lamp(place, energy, colour=(1.0, 0.62, 0.32), size=1.0, turn=(0.0, 0.0, 0.0)):
    data = bpy.data.lights.new('lamp', 'AREA')
    data.energy, data.color, data.size = energy, colour, size
    thing = link(bpy.data.objects.new('lamp', data))
    thing.location, thing.rotation_euler = place, [math.radians(a) for a in turn]
