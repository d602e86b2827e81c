"""The light of the dive, the camera, and how a picture is rendered."""
import math
import os

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from prawn_denoise import render_smooth
from prawn_nodes import Nodes


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def look(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def lamp(place, target, energy, colour, size):
    """A soft area light."""
    data = bpy.data.lights.new('lamp', 'AREA')
    data.energy, data.color, data.size = energy, colour, size
    thing = bpy.data.objects.new('lamp', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = place
    look(thing, target)
    return thing


def sun(direction, energy, colour, angle=4.0):
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = energy, colour, math.radians(angle)
    thing = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()


def water_light(strength=1.0):
    """All round: bright rippling turquoise from above, deep blue from below."""
    world = bpy.data.worlds.new('water')
    bpy.context.scene.world = world
    world.use_nodes = True
    n = Nodes(world.node_tree)
    view = n.add('TexCoord').outputs['Generated']
    height = n.add('SeparateXYZ', Vector=view).outputs['Z']
    ripple = n.noise(view, 5.0, 3.0, 1.2)
    at = n.math('ADD', n.math('MULTIPLY', height, 0.5), n.math('MULTIPLY', n.math('SUBTRACT', ripple, 0.5), 0.34))
    colour = n.ramp(n.math('ADD', at, 0.5), [
        (0.0, (0.002, 0.012, 0.05)), (0.42, (0.006, 0.07, 0.2)), (0.68, (0.03, 0.32, 0.5)),
        (0.86, (0.22, 0.8, 0.82)), (1.0, (1.6, 2.4, 2.2))])
    background = world.node_tree.nodes['Background']
    n.put(background.inputs[0], colour)
    background.inputs[1].default_value = strength


def camera(place, target, lens=70.0, shift=(0.0, 0.0), flat=0.0, focus=None, aperture=4.0):
    """A camera; `flat` gives an orthographic one of that width."""
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = place
    look(thing, target)
    data.lens = lens
    data.clip_end = 500
    data.shift_x, data.shift_y = shift
    if flat:
        data.type = 'ORTHO'
        data.ortho_scale = flat
    if focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - thing.location).length
        data.dof.aperture_fstop = aperture
    bpy.context.scene.camera = thing


def fill_frame(aspect, margin=0.03):
    """Sets lens and shift so that all meshes just fit into a picture of this aspect."""
    scene = bpy.context.scene
    eye = scene.camera
    scene.render.resolution_x, scene.render.resolution_y = round(1000 * aspect), 1000
    bpy.context.view_layer.update()
    for _ in range(2):
        seen = [world_to_camera_view(scene, eye, thing.matrix_world @ vertex.co)
                for thing in scene.objects if thing.type == 'MESH' for vertex in list(thing.data.vertices)[::3]]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        low, high = min(p.y for p in seen), max(p.y for p in seen)
        wide = max(1, aspect)
        eye.data.shift_x += ((left + right) / 2 - 0.5) * aspect / wide
        eye.data.shift_y += ((low + high) / 2 - 0.5) / wide
        grow = (1 - 2 * margin) / max(right - left, high - low)
        eye.data.lens *= grow
        eye.data.shift_x *= grow
        eye.data.shift_y *= grow
        bpy.context.view_layer.update()


def render(path, width, height, samples, threads, transparent=True, exposure=0.0, contrast='Medium High Contrast',
           bounces=4, mist=None, smooth=False):
    """Writes the picture as PNG; with `mist` (start, depth) also how far everything is, beside it as `-mist.png`."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.025
    cycles.adaptive_min_samples = min(16, samples)
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(2, bounces)
    cycles.glossy_bounces = min(2, bounces)
    cycles.transmission_bounces = bounces
    cycles.transparent_max_bounces = 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 10.0
    cycles.blur_glossy = 0.6
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = threads
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = contrast
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA' if transparent else 'RGB'
    scene.render.filepath = path
    write_mist = (lambda tree, layers: add_mist(scene, tree, layers, path, *mist)) if mist else None
    if smooth:
        render_smooth(path, write_mist)
    else:
        if mist:
            scene.use_nodes = True
            scene.node_tree.nodes.clear()
            layers = scene.node_tree.nodes.new('CompositorNodeRLayers')
            whole = scene.node_tree.nodes.new('CompositorNodeComposite')
            scene.node_tree.links.new(layers.outputs['Image'], whole.inputs['Image'])
            write_mist(scene.node_tree, layers)
        bpy.ops.render.render(write_still=True)
    if mist:
        beside = path.replace('.png', '-mist0001.png')
        os.replace(beside, beside.replace('0001', ''))


def add_mist(scene, tree, layers, path, start, depth):
    """Writes beside the picture how far away everything is."""
    scene.world.mist_settings.start, scene.world.mist_settings.depth = start, depth
    scene.world.mist_settings.falloff = 'LINEAR'
    scene.view_layers[0].use_pass_mist = True
    file = tree.nodes.new('CompositorNodeOutputFile')
    file.base_path = os.path.dirname(path)
    file.format.file_format = 'PNG'
    file.format.color_mode = 'BW'
    file.file_slots.clear()
    file.file_slots.new(os.path.basename(path).replace('.png', '-mist'))
    tree.links.new(layers.outputs['Mist'], file.inputs[0])
