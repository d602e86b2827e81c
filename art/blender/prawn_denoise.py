"""Renders of few samples without their noise, transparent ones too."""
import os

import bpy
import numpy as np

from oidn import denoise


def pass_pixels(path):
    image = bpy.data.images.load(path)
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)


def render_smooth(path, prepare=None):
    """Renders the scene as it is set up and writes the denoised picture; `prepare(tree, layers)` may add outputs."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    whole = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], whole.inputs['Image'])
    file = tree.nodes.new('CompositorNodeOutputFile')
    file.base_path = path.replace('.png', '-passes')
    file.format.file_format, file.format.color_depth, file.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    file.file_slots.clear()
    for slot, output in (('image', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        file.file_slots.new(slot)
        tree.links.new(layers.outputs[output], file.inputs[slot])
    if prepare:
        prepare(tree, layers)
    bpy.ops.render.render()
    colour, albedo, normal = (pass_pixels(os.path.join(file.base_path, f'{slot}0001.exr')) for slot in ('image', 'albedo', 'normal'))
    smooth = np.dstack([denoise(colour[..., :3], albedo[..., :3], normal[..., :3]), colour[..., 3:]])
    result = bpy.data.images.new('result', colour.shape[1], colour.shape[0], alpha=True, float_buffer=True)
    result.pixels.foreach_set(np.ascontiguousarray(smooth, np.float32).ravel())
    result.save_render(path, scene=scene)
