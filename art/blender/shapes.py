"""Geometry collected per material: thousands of small parts become one mesh object for each material.

`Parts` has a stack of places (`with parts.at(x, y, z, turn):`), so everything is built in local metres:
x to the right along a front, y into the house, z up. `finish()` makes the objects.
"""
import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

BOX_FACES = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
CORNERS = ((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1))


def _chamfered():
    """Faces of a box whose corners are three vertices each (one per axis that is not drawn in)."""
    index = {corner: i for i, corner in enumerate(CORNERS)}
    faces = []
    for axis in range(3):
        for side in (-1, 1):
            u, v = [a for a in range(3) if a != axis]
            ring = []
            for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                corner = [0, 0, 0]
                corner[axis], corner[u], corner[v] = side, s, t
                ring.append(index[tuple(corner)] * 3 + axis)
            flip = (side > 0) == (axis == 1)
            faces.append(tuple(reversed(ring)) if flip else tuple(ring))
    for i, a in enumerate(CORNERS):
        faces.append((i * 3, i * 3 + 1, i * 3 + 2))
        for axis in range(3):
            if a[axis] < 0:
                b = list(a)
                b[axis] = 1
                j = index[tuple(b)]
                p, q = [k for k in range(3) if k != axis]
                faces.append((i * 3 + p, j * 3 + p, j * 3 + q, i * 3 + q))
    return tuple(faces)


CHAMFER_FACES = _chamfered()


class Parts:
    def __init__(self):
        self.place = Matrix.Identity(4)
        self.meshes = {}

    @contextmanager
    def at(self, x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0):
        """Everything inside is moved, then turned about z (degrees), seen from the outer place."""
        outer = self.place
        self.place = outer @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
        if scale != 1.0:
            self.place = self.place @ Matrix.Scale(scale, 4)
        yield self
        self.place = outer

    @contextmanager
    def tilted(self, matrix):
        outer = self.place
        self.place = outer @ matrix
        yield self
        self.place = outer

    def add(self, material, vertices, faces, smooth=False):
        entry = self.meshes.setdefault(material.name, (material, [], [], []))
        start, place = len(entry[1]), self.place
        entry[1].extend((place @ Vector(v))[:] for v in vertices)
        entry[2].extend(tuple(start + i for i in face) for face in faces)
        entry[3].extend([smooth] * len(faces))

    def face(self, material, *vertices):
        self.add(material, vertices, [tuple(range(len(vertices)))])

    def box(self, material, x0, x1, y0, y1, z0, z1, bevel=0.0):
        """A box between two corners; `bevel` is the width of its chamfered edges in metres."""
        low, high = (min(x0, x1), min(y0, y1), min(z0, z1)), (max(x0, x1), max(y0, y1), max(z0, z1))
        bevel = min([bevel] + [(h - l) * 0.45 for l, h in zip(low, high)])
        vertices = []
        for corner in CORNERS:
            point = [high[a] if corner[a] > 0 else low[a] for a in range(3)]
            if bevel <= 0.0005:
                vertices.append(point)
                continue
            for axis in range(3):
                vertices.append([point[a] - (corner[a] * bevel if a != axis else 0) for a in range(3)])
        self.add(material, vertices, BOX_FACES if bevel <= 0.0005 else CHAMFER_FACES)

    def block(self, material, centre, size, bevel=0.0, turn=0.0, tilt=(0, 0)):
        """A box by centre and size, turned about its own z, tilted about its x and y (degrees)."""
        spin = Matrix.Translation(centre) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
        spin = spin @ Matrix.Rotation(math.radians(tilt[0]), 4, 'X') @ Matrix.Rotation(math.radians(tilt[1]), 4, 'Y')
        a, b, c = (s / 2 for s in size)
        with self.tilted(spin):
            self.box(material, -a, a, -b, b, -c, c, bevel)

    def bar(self, material, start, end, radius, sides=8, end_radius=None):
        """A round bar between two points."""
        start, end = Vector(start), Vector(end)
        turn = (end - start).to_track_quat('Z', 'Y')
        last = radius if end_radius is None else end_radius
        ring = [(math.cos(6.28319 * i / sides), math.sin(6.28319 * i / sides)) for i in range(sides)]
        vertices = [start + turn @ Vector((c * radius, s * radius, 0)) for c, s in ring]
        vertices += [end + turn @ Vector((c * last, s * last, 0)) for c, s in ring]
        self.add(material, vertices, [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)], True)
        self.add(material, vertices, [tuple(range(sides - 1, -1, -1)), tuple(range(sides, 2 * sides))])

    def wire(self, material, points, radius, sides=8):
        for start, end in zip(points, points[1:]):
            self.bar(material, start, end, radius, sides)

    def lathe(self, material, centre, profile, sides=24, start=0.0, sweep=360.0, smooth=True):
        """A body turned about z from (radius, height) pairs; a part of the circle with `start` and `sweep`."""
        x, y, z = centre
        steps = sides if sweep < 360 else sides - 1
        angles = [math.radians(start + sweep * i / sides) for i in range(steps + 1)]
        vertices = [(x + math.cos(a) * r, y + math.sin(a) * r, z + h) for r, h in profile for a in angles]
        n, faces = len(angles), []
        for row in range(len(profile) - 1):
            for i in range(n if sweep >= 360 else n - 1):
                j = (i + 1) % n
                faces.append((row * n + i, row * n + j, (row + 1) * n + j, (row + 1) * n + i))
        self.add(material, vertices, faces, smooth)

    def strip(self, material, points, across, smooth=True):
        """A ribbon along points, `across` (a vector) wide."""
        across = Vector(across)
        vertices = [v for p in points for v in (Vector(p), Vector(p) + across)]
        self.add(material, vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(points) - 1)], smooth)

    def finish(self):
        """Links one object per material and forgets the parts."""
        made = []
        for name, (material, vertices, faces, smooth) in self.meshes.items():
            mesh = bpy.data.meshes.new(name)
            mesh.from_pydata(vertices, [], faces)
            mesh.polygons.foreach_set('use_smooth', smooth)
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(45)
            mesh.materials.append(material)
            mesh.update()
            thing = bpy.data.objects.new(name, mesh)
            bpy.context.scene.collection.objects.link(thing)
            made.append(thing)
        self.meshes = {}
        return made

    def mesh(self, name):
        """One mesh of all the parts, to be placed many times with `copies`."""
        made = bpy.data.meshes.new(name)
        vertices, faces, smooth, slots = [], [], [], []
        for slot, (material, v, f, s) in enumerate(self.meshes.values()):
            start = len(vertices)
            vertices += v
            faces += [tuple(start + i for i in face) for face in f]
            smooth += s
            slots += [slot] * len(f)
            made.materials.append(material)
        made.from_pydata(vertices, [], faces)
        made.polygons.foreach_set('use_smooth', smooth)
        made.polygons.foreach_set('material_index', slots)
        made.use_auto_smooth = True
        made.update()
        self.meshes = {}
        return made


def copies(mesh, places):
    """Places one mesh many times: (x, y, z, turn in radians, scale)."""
    for x, y, z, turn, scale in places:
        thing = bpy.data.objects.new(mesh.name, mesh)
        thing.location, thing.rotation_euler, thing.scale = (x, y, z), (0, 0, turn), (scale,) * 3
        bpy.context.scene.collection.objects.link(thing)
