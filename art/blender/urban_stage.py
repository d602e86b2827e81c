"""Sky, sun, camera, haze and rendering of the pictures in towns.

A scene file ends with `shoot({'name': build, …})`, where `build()` makes the scene and returns a `Shot`;
it is run as `blender -b -noaudio -P <file> -- <name> <out.png> [width height samples threads]`.
"""
import math
import os
import sys
import time
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from oidn import denoise
from surfaces import Nodes

FAR = 3000.0


@dataclass
class Shot:
    exposure: float = 0.0
    look: str = 'High Contrast'
    haze: tuple = (0.55, 0.60, 0.70)  # linear colour of far air
    haze_metres: float = 900.0
    haze_most: float = 0.85
    glow: float = 0.0  # share of bright light that spreads


def sky(elevation, turn, strength=0.2, air=1.0, dust=1.2, ozone=1.5, sun=4.0, sun_colour=(1.0, 0.72, 0.46), sun_size=1.0,
        cover=0.5, cloud_light=(1.0, 0.93, 0.86), cloud_shade=(0.45, 0.50, 0.60), cloud_power=5.0, scale=1.0, seed=0.0, flat=0.0, sharp=0.16):
    """A physical sky with clouds lit from the sun's side. `turn`: degrees clockwise from +y; `cover`: 0 none to 1 closed;
    `flat` mixes in an even grey (overcast)."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    background = world.node_tree.nodes['Background']
    e, r = math.radians(elevation), math.radians(turn)
    to_sun = Vector((math.sin(r) * math.cos(e), math.cos(r) * math.cos(e), math.sin(e)))
    air_node = nodes.new('TexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=e, sun_rotation=r, altitude=100,
                         air_density=air, dust_density=dust, ozone_density=ozone)
    colour = air_node.outputs[0]
    if flat:
        up = nodes.new('SeparateXYZ', Vector=nodes.new('TexCoord').outputs['Generated']).outputs['Z']
        grey = nodes.ramp(up, (0.0, (0.80, 0.83, 0.88)), (0.5, (0.55, 0.60, 0.68)))
        colour = nodes.mix(flat, colour, nodes.mix(1.0, grey, (cloud_power,) * 3, 'MULTIPLY'))
    if cover:
        at = nodes.new('TexCoord').outputs['Generated']
        split = nodes.new('SeparateXYZ', Vector=at)
        low = nodes.math('ADD', nodes.math('MAXIMUM', split.outputs['Z'], 0.0), 0.11)
        plane = nodes.new('CombineXYZ', X=nodes.math('DIVIDE', split.outputs['X'], low), Y=nodes.math('DIVIDE', split.outputs['Y'], low), Z=seed)
        flatly = Vector((to_sun.x, to_sun.y)).normalized() * 0.16
        thick = lambda p: nodes.noise(p, scale, 10, 0.57, 0.2)
        here = thick(plane.outputs[0])
        toward = thick(nodes.vector('ADD', plane.outputs[0], (flatly.x, flatly.y, 0)))
        edge = 0.70 - 0.30 * cover
        body = nodes.ramp(here, (edge, 0.0), (edge + sharp, 1.0))
        body = nodes.math('MULTIPLY', body, nodes.ramp(split.outputs['Z'], (0.0, 0.15), (0.09, 1.0)))
        side = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('SUBTRACT', here, toward), 4.5), 0.5, True)
        deep = nodes.ramp(here, (edge + sharp * 0.6, 0.0), (edge + sharp * 2, 0.6))
        side = nodes.math('SUBTRACT', side, deep, True)
        tone = nodes.mix(nodes.math('ADD', side, 0.18, True), tuple(c * cloud_power for c in cloud_shade), tuple(c * cloud_power for c in cloud_light))
        colour = nodes.mix(nodes.math('MULTIPLY', body, 0.93), colour, tone)
    nodes.put(colour, background.inputs[0])
    background.inputs[1].default_value = strength
    if sun:
        light = bpy.data.lights.new('sun', 'SUN')
        light.energy, light.color, light.angle = sun, sun_colour, math.radians(sun_size)
        thing = bpy.data.objects.new('sun', light)
        thing.rotation_euler = to_sun.to_track_quat('Z', 'Y').to_euler()
        bpy.context.scene.collection.objects.link(thing)
    return to_sun


def camera(x, y, z, heading=0.0, lens=28.0, shift=0.0, sideways=0.0):
    """Level, so that verticals stay vertical; `heading` in degrees clockwise from +y, `shift` raises the frame."""
    lensed = bpy.data.cameras.new('camera')
    lensed.lens, lensed.shift_y, lensed.shift_x, lensed.clip_end = lens, shift, sideways, 20000
    thing = bpy.data.objects.new('camera', lensed)
    thing.location, thing.rotation_euler = (x, y, z), (math.pi / 2, 0, -math.radians(heading))
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def area_lamp(x, y, z, width, depth, watts, colour=(1.0, 0.66, 0.36), pitch=0.0, turn=0.0):
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.color, light.shape, light.size, light.size_y = watts, colour, 'RECTANGLE', width, depth
    thing = bpy.data.objects.new('area', light)
    thing.location, thing.rotation_euler = (x, y, z), (math.radians(pitch), 0, math.radians(turn))
    bpy.context.scene.collection.objects.link(thing)


def _passes(scene, folder):
    """Writes the picture and its guides as EXR; returns them as arrays."""
    tree = scene.node_tree
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    scene.view_layers[0].aovs.add().name = 'pane'
    scene.view_layers[0].aovs['pane'].type = 'VALUE'
    layers = tree.nodes.new('CompositorNodeRLayers')
    names = {'pane': 'pane', 'image': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'mist': 'Mist'}
    for slot, socket in names.items():
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], files.inputs[slot])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render()
    arrays = {}
    for slot in names:
        path = os.path.join(folder, sorted(f for f in os.listdir(folder) if f.startswith(slot))[-1])
        image = bpy.data.images.load(path)
        flat = np.empty(image.size[0] * image.size[1] * 4, np.float32)
        image.pixels.foreach_get(flat)
        arrays[slot] = flat.reshape(image.size[1], image.size[0], 4)[..., :3]
        os.remove(path)
    os.rmdir(folder)
    return arrays


def _distance(mist, pane):
    """Sky is 0; a pixel on an outline, half of sky, is as near as what stands there and not far away; panes, whose
    pass is chance, are where the walls around them are."""
    solid = ((pane < 0.05) & (mist < 0.95)).astype(np.float32)[..., None]
    width, around = mist.shape[1], mist
    for radius in (width // 40, width // 160):
        share = _blurred(solid, radius)[..., 0]
        around = np.where(share > 0.02, _blurred(solid * mist[..., None], radius)[..., 0] / np.maximum(share, 0.02), around)
    mist = np.where(pane > 0.05, around, mist)
    least, most = _extremes(mist, 2)
    near = np.where(most - least > 0.02, least, mist)
    _, most = _extremes(mist, max(3, width // 160))
    least, _ = _extremes(mist, width // 40)  # leaves against the sky are as near as the crown beside them
    near = np.where((most > 0.95) & (mist > 0.3), least, near)
    return np.where((mist > 0.998) | (near > 0.95), 0, near)


def _extremes(a, reach):
    least, most = a, a
    for axis in (0, 1):
        least = np.minimum.reduce([np.roll(least, i, axis) for i in range(-reach, reach + 1)])
        most = np.maximum.reduce([np.roll(most, i, axis) for i in range(-reach, reach + 1)])
    return least, most


def _blurred(a, radius):
    for axis in (0, 1):
        for _ in range(2):
            pad = [(radius + 1, radius) if i == axis else (0, 0) for i in range(3)]
            sums = np.pad(a, pad, mode='edge').cumsum(axis=axis, dtype=np.float64)
            n = a.shape[axis]
            take = lambda i: np.take(sums, np.arange(i, i + n), axis=axis)
            a = ((take(2 * radius + 1) - take(0)) / (2 * radius + 1)).astype(np.float32)
    return a


def render(out, shot, width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.07
    cycles.adaptive_min_samples, cycles.use_denoising = min(5, samples), False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.5, 12, 0.5
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', shot.look
    scene.view_settings.exposure = shot.exposure
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_mist = True
    scene.world.mist_settings.start, scene.world.mist_settings.depth, scene.world.mist_settings.falloff = 0, FAR, 'LINEAR'
    scene.use_nodes = True
    scene.node_tree.nodes.clear()
    made = _passes(scene, os.path.splitext(out)[0] + '-passes')
    colour = denoise(made['image'], made['albedo'], made['normal'])
    mist = made['mist'][..., :1]
    near = _distance(mist[..., 0], made['pane'][..., 0])[..., None]
    veil = (1 - np.exp(-near * FAR / shot.haze_metres)) * shot.haze_most
    colour = colour * (1 - veil) + np.array(shot.haze, np.float32) * veil
    if shot.glow:
        bright = np.clip(colour - 1.0, 0, 6)
        colour = colour + shot.glow * (_blurred(bright, width // 160) + 0.6 * _blurred(bright, width // 40))
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.pixels.foreach_set(np.ascontiguousarray(np.dstack([colour, np.ones_like(mist)]), np.float32).ravel())
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    scene.render.image_settings.color_depth = '16'
    image.save_render(out, scene=scene)


def shoot(scenes):
    name, out, *numbers = sys.argv[sys.argv.index('--') + 1:]
    width, height, samples, threads = (int(n) for n in (*numbers, *('1280', '853', '32', '2')[len(numbers):]))
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot = scenes[name]()
    built = time.time()
    bpy.context.scene.render.threads_mode, bpy.context.scene.render.threads = 'FIXED', threads
    render(out, shot, width, height, samples)
    print(f'{name}: built in {built - started:.0f} s, rendered in {time.time() - built:.0f} s', flush=True)
