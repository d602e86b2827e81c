"""Round limbs that flow into one another, meshed as one smooth skin: for bodies, clothes, animals, cushions, ropes.

blend = Blend(cell)                      cell: width of the mesh's grid in metres
blend.limb(a, b, ra, rb, …)              a round limb from a to b; `flat` (direction, factor) makes it thinner that way,
                                         `folds` (height, number) puts creases across it, `soft` is how far it blends
blend.ball(centre, radii, axes)          an ellipsoid; axes: three directions (default: the world's)
blend.carve_limb / carve_ball / cut(point, normal)   takes away; cut removes what lies on the normal's side
blend.mesh() -> vertices, faces (arrays)
"""
import numpy as np

FAR = 9.0


def unit(v):
    v = np.asarray(v, np.float64)
    return v / max(1e-9, np.linalg.norm(v))


def _along(points, a, b):
    span = b - a
    share = np.clip(((points - a) @ span) / max(1e-9, span @ span), 0, 1)
    return share, points - (a + share[..., None] * span)


class Blend:
    def __init__(self, cell=0.011):
        self.cell, self.steps, self.low, self.high = cell, [], np.full(3, FAR), np.full(3, -FAR)

    def _take(self, kind, low, high, distance, soft):
        low, high = np.asarray(low) - soft - 3 * self.cell, np.asarray(high) + soft + 3 * self.cell
        if kind == 'add':
            self.low, self.high = np.minimum(self.low, low), np.maximum(self.high, high)
        self.steps.append((kind, low, high, distance, soft))

    def _limb(self, kind, a, b, ra, rb, soft, flat, folds, bow):
        a, b = np.asarray(a, np.float64), np.asarray(b, np.float64)
        widest = max(ra, rb) + (folds[0] if folds else 0) + abs(bow)

        def distance(points):
            share, off = _along(points, a, b)
            radius = ra + (rb - ra) * share + bow * np.sin(np.pi * share)
            if folds:
                slant = off @ unit((b - a)[[1, 2, 0]] + 0.3)
                radius = radius + folds[0] * np.sin(6.283 * folds[1] * share + 22 * slant + 3.0 * np.sin(9.0 * share)) * np.sin(np.pi * share) ** 0.5
            if flat:
                way, factor = unit(flat[0]), flat[1]
                off = off + (off @ way)[..., None] * way * (1 / factor - 1)
            return np.linalg.norm(off, axis=-1) - radius
        self._take(kind, np.minimum(a, b) - widest, np.maximum(a, b) + widest, distance, soft)

    def limb(self, a, b, ra, rb=None, soft=0.03, flat=None, folds=None, bow=0.0):
        self._limb('add', a, b, ra, ra if rb is None else rb, soft, flat, folds, bow)

    def carve_limb(self, a, b, ra, rb=None, soft=0.008, flat=None):
        self._limb('carve', a, b, ra, ra if rb is None else rb, soft, flat, None, 0.0)

    def _ball(self, kind, centre, radii, axes, soft):
        centre, radii = np.asarray(centre, np.float64), np.asarray(radii, np.float64)
        frame = np.array([unit(a) for a in axes]) if axes is not None else np.eye(3)
        most = radii.max()

        def distance(points):
            local = (points - centre) @ frame.T / radii
            length = np.linalg.norm(local, axis=-1)
            slope = np.linalg.norm(local / radii, axis=-1)
            return length * (length - 1) / np.maximum(slope, 1e-6)
        self._take(kind, centre - most, centre + most, distance, soft)

    def ball(self, centre, radii, axes=None, soft=0.02):
        self._ball('add', centre, (radii,) * 3 if np.isscalar(radii) else radii, axes, soft)

    def carve_ball(self, centre, radii, axes=None, soft=0.008):
        self._ball('carve', centre, (radii,) * 3 if np.isscalar(radii) else radii, axes, soft)

    def cut(self, point, normal):
        point, normal = np.asarray(point, np.float64), unit(normal)
        self.steps.append(('cut', None, None, lambda points: (points - point) @ normal, 0.0))

    def mesh(self):
        cell = self.cell
        count = np.ceil((self.high - self.low) / cell).astype(int) + 1
        axes = [self.low[i] + cell * np.arange(count[i]) for i in range(3)]
        points = np.stack(np.meshgrid(*axes, indexing='ij'), axis=-1)
        field = np.full(tuple(count), FAR)
        for kind, low, high, distance, soft in self.steps:
            if kind == 'cut':
                np.maximum(field, distance(points), out=field)
                continue
            first = np.clip(np.floor((low - self.low) / cell).astype(int), 0, count)
            last = np.clip(np.ceil((high - self.low) / cell).astype(int) + 1, 0, count)
            box = tuple(slice(a, b) for a, b in zip(first, last))
            here = field[box]
            if not here.size:
                continue
            new = distance(points[box])
            sign = 1.0 if kind == 'add' else -1.0
            a, b = sign * here, new
            reach = np.maximum(soft - np.abs(a - b), 0) / max(soft, 1e-6)
            field[box] = sign * (np.minimum(a, b) - reach * reach * soft * 0.25)
        return _nets(field, self.low, cell)


def _nets(field, low, cell):
    """Surface nets: a vertex in every cell the surface passes, a face across every edge that it crosses."""
    inside = field < 0
    n = np.array(field.shape) - 1
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    part = lambda a, c: a[c[0]:c[0] + n[0], c[1]:c[1] + n[1], c[2]:c[2] + n[2]]
    total = sum(part(inside, c).astype(np.int8) for c in corners)
    active = np.argwhere((total > 0) & (total < 8))
    number = np.full(tuple(n), -1)
    number[tuple(active.T)] = np.arange(len(active))
    values = {c: field[tuple((active + c).T)] for c in corners}
    spot, hits = np.zeros((len(active), 3)), np.zeros(len(active))
    for c in corners:
        for axis in range(3):
            if c[axis]:
                continue
            d = tuple(v + (i == axis) for i, v in enumerate(c))
            a, b = values[c], values[d]
            crossed = (a < 0) != (b < 0)
            share = np.where(crossed, a / np.where(crossed, a - b, 1), 0)
            for i in range(3):
                spot[:, i] += np.where(crossed, c[i] + (share if i == axis else 0), 0)
            hits += crossed
    vertices = low + (active + spot / np.maximum(hits, 1)[:, None]) * cell
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        ahead = [slice(None)] * 3
        behind = [slice(None)] * 3
        ahead[axis], behind[axis] = slice(1, None), slice(None, -1)
        crossed = np.argwhere(inside[tuple(ahead)] != inside[tuple(behind)])
        keep = np.all([(crossed[:, i] > 0) & (crossed[:, i] < n[i]) for i in (u, v)], axis=0)
        at = crossed[keep]
        ring = []
        for du, dv in ((1, 1), (0, 1), (0, 0), (1, 0)):
            near = at.copy()
            near[:, u] -= du
            near[:, v] -= dv
            ring.append(number[tuple(near.T)])
        quads = np.stack(ring, axis=1)
        flipped = ~inside[tuple(at.T)]
        quads[flipped] = quads[flipped][:, ::-1]
        faces.append(quads)
    faces = np.concatenate(faces)
    return relaxed(vertices, faces, 2), faces


def relaxed(vertices, faces, rounds, share=0.5):
    edges = np.concatenate([faces[:, [i, (i + 1) % 4]] for i in range(4)])
    for _ in range(rounds):
        sums, count = np.zeros_like(vertices), np.zeros(len(vertices))
        for i in range(3):
            sums[:, i] = np.bincount(edges[:, 0], vertices[edges[:, 1], i], len(vertices))
        count = np.bincount(edges[:, 0], minlength=len(vertices))
        mean = sums / np.maximum(count, 1)[:, None]
        vertices = np.where(count[:, None] > 0, vertices * (1 - share) + mean * share, vertices)
    return vertices
