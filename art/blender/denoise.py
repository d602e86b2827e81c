"""Takes the grain out of a rendering: means of similar neighbourhoods (non-local means) of the light alone,
guided by the passes of albedo and normals, so that bricks, leaves and edges stay as they are."""
import numpy as np

DARK = 0.04  # added to the albedo before dividing, so that black things do not blow up
REACH = 4


def _mean3(a):
    """Mean of 3 × 3 pixels."""
    p = np.pad(a, [(1, 1), (1, 1)] + [(0, 0)] * (a.ndim - 2), mode='edge')
    p = p[:-2] + p[1:-1] + p[2:]
    return (p[:, :-2] + p[:, 1:-1] + p[:, 2:]) / 9


def _smooth(a, times):
    for _ in range(times):
        a = _mean3(a)
    return a


def _without_fireflies(colour):
    """Replaces pixels far brighter than the second brightest of their neighbours by the median around them."""
    light = colour.mean(2)
    around = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)]
    sorted_light = np.sort(np.stack([np.roll(light, o, (0, 1)) for o in around if o != (0, 0)]), axis=0)
    bad = light > 2.2 * sorted_light[6] + 0.05
    rows, columns = np.nonzero(bad)
    h, w, _ = colour.shape
    near = np.stack([colour[(rows + y) % h, (columns + x) % w] for y, x in around])
    clean = colour.copy()
    clean[rows, columns] = np.median(near, axis=0)
    return clean


def denoise(colour, albedo, normal, pane, strength=1.0):
    """Arrays of (height, width, 3), `pane` of (height, width, 1); linear light. Behind panes, where mirrored and seen
    things mix by chance, the guides are grainy themselves and only their means are used. Returns the clean colour."""
    colour = _without_fireflies(np.clip(np.nan_to_num(colour), 0, 1e4).astype(np.float32))
    base = np.clip(np.nan_to_num(albedo), 0, 1).astype(np.float32) + DARK
    pane = np.clip(np.nan_to_num(pane), 0, 1)
    base = base + (_smooth(base, 6) - base) * pane
    normal = np.nan_to_num(normal) * (1 - pane)
    light = np.log1p(4 * colour / base)
    grey = light.mean(2)
    variance = _smooth((grey - _mean3(grey)) ** 2, 5) * 1.35
    most = np.median(variance) * 8 + 1e-6  # more than that is texture, but not so behind panes
    variance = np.where(pane[..., 0] > 0.5, variance * 1.5, np.minimum(variance, most)) * strength**2 + 1e-5
    total, weights = light.copy(), np.ones(grey.shape, np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            far = dy * dy + dx * dx
            if far == 0 or far > REACH * REACH + 1:
                continue
            moved = lambda a: np.roll(a, (dy, dx), (0, 1))
            other = moved(light)
            difference = _mean3(((light - other) ** 2).mean(2))
            unlike = ((base - moved(base)) ** 2).sum(2) / 0.02 + ((normal - moved(normal)) ** 2).sum(2) / 0.08
            alike = -np.maximum(0, difference - 1.8 * variance) / (1.3 * variance) - unlike - far / (2 * (REACH * 0.65) ** 2)
            weight = np.exp(alike).astype(np.float32)
            total += weight[..., None] * other
            weights += weight
    return (np.expm1(total / weights[..., None]) / 4 * base).astype(np.float32)
