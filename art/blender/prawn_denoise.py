"""Takes the noise out of renders of few samples: averages places that look alike in colour, surface and material."""
import os

import bpy
import numpy as np

REACH = 5


def box(a, r):
    """Mean over a square."""
    for axis in (0, 1):
        pad = [(r + 1, r) if i == axis else (0, 0) for i in range(a.ndim)]
        total = np.pad(a, pad, mode='edge').cumsum(axis=axis, dtype=np.float64)
        size = a.shape[axis]
        low, high = [slice(None)] * a.ndim, [slice(None)] * a.ndim
        low[axis], high[axis] = slice(0, size), slice(2 * r + 1, 2 * r + 1 + size)
        a = ((total[tuple(high)] - total[tuple(low)]) / (2 * r + 1)).astype(np.float32)
    return a


def moved(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def without_sparks(colour):
    """Single pixels far brighter than all but one of their neighbours become the median."""
    near = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)]
    light = colour[..., :3].mean(2)
    ranks = np.sort(np.stack([moved(light, y, x) for y, x in near if (y, x) != (0, 0)]), 0)
    median = np.median(np.stack([moved(colour, y, x) for y, x in near]), 0)
    return np.where((light > 1.7 * ranks[6] + 0.03)[..., None], median, colour)


def denoise(colour, albedo, normal):
    """`colour` may carry alpha; it is smoothed along with the rest."""
    colour = without_sparks(np.clip(np.nan_to_num(colour), 0, 1e4))
    tone = np.log1p(4 * colour)
    tone[..., 3:] = colour[..., 3:]
    rough = box((tone[..., :3].mean(2) - box(tone[..., :3].mean(2), 1)) ** 2, 4) * 1.3
    rough = np.minimum(rough, np.median(rough[rough > 1e-6]) * 5 + 1e-6) + 2e-5
    albedo, normal = box(albedo, 1) * 0.5 + albedo * 0.5, normal
    total = np.zeros_like(tone)
    weights = np.zeros(tone.shape[:2], np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if dy * dy + dx * dx > REACH * REACH + 1:
                continue
            other = moved(tone, dy, dx)
            unlike = box(((tone - other) ** 2).mean(2), 1)
            material = ((albedo - moved(albedo, dy, dx)) ** 2).sum(2)
            surface = ((normal - moved(normal, dy, dx)) ** 2).sum(2)
            weight = np.exp(-np.maximum(0, unlike - 1.9 * rough) / (1.3 * rough) - material / 0.012 - surface / 0.12
                            - (dy * dy + dx * dx) / 18).astype(np.float32)
            total += weight[..., None] * other
            weights += weight
    smooth = total / weights[..., None]
    smooth[..., :3] = np.expm1(smooth[..., :3]) / 4
    return smooth


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
    smooth = denoise(colour, albedo[..., :3], normal[..., :3])
    result = bpy.data.images.new('result', colour.shape[1], colour.shape[0], alpha=True, float_buffer=True)
    result.pixels.foreach_set(np.ascontiguousarray(smooth, np.float32).ravel())
    result.save_render(path, scene=scene)
