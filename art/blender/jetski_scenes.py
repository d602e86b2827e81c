"""What the pictures of both jet skis share: riders, fine spray, a float to stand on, drops on the hood."""
import math

import bpy
import numpy as np
from mathutils import Vector

from figure import figure
from jetski import saddle
from lake_foam import drops
from lake_water import frame_of
from outside import link
from pier import float_dock


def on_float(boat, length=4.0, lift=0.36, trim=1.2):
    """On two rows of cubes, the keel between them."""
    for side in (1, -1):
        float_dock(-0.1, side * 0.74, 0, 2, round(length / 0.5))
    boat.location.z, boat.rotation_euler.y = lift, -np.radians(trim)
    bpy.context.view_layer.update()


def riders(boat, count=2, kx=1.0, ky=1.0, look=((6, 4), (24, 4)), lean=None, vests=('orange', 'teal'), seeds=(3, 8), driver='man', side=0):
    front, second, third = saddle(kx)
    turn, grips = math.radians(boat.get('turn', 0.0)), []
    for s in (1, -1):
        dx, dy = (0.315 - 0.40) * kx, s * 0.325 * ky
        grips.append((0.40 * kx + dx * math.cos(turn) - dy * math.sin(turn) - front[0], dx * math.sin(turn) + dy * math.cos(turn), 0.285))
    figure('ride', front, 0, 'wetsuit', vest=vests[0], hair='short dark' if driver == 'man' else 'tail blond', seed=seeds[0], build=driver,
           hands=grips, feet=((0.10, 0.38 * ky, -0.545), (0.10, -0.38 * ky, -0.545)),
           parent=boat, look=look[0], glasses=driver == 'man', lean=lean)
    if count > 1:
        figure('behind', second, 0, 'wetsuit', vest=vests[1], hair='tail brown', seed=seeds[1], build='woman', feet=((0.16, 0.37 * ky, -0.60), (0.16, -0.37 * ky, -0.60)),
               parent=boat, look=look[1], lean=16)


def sheets(boat, length, beam, power=1.0, seed=1, count=26000, sides=(1, -1), jet=1.0, inside=0.0):
    """Fine drops: two fans from the chines and a plume behind the stern; `inside`: more on the side of a turn (+1 port)."""
    rng, back = np.random.default_rng(seed), frame_of(boat).inverted()
    n, m = int(count * 0.72), int(count * 0.28 * jet)
    side = rng.choice(np.array(sides, float), n, p=[0.5 + 0.35 * inside, 0.5 - 0.35 * inside] if len(sides) == 2 else None)
    start = length * (0.20 - 0.42 * rng.random(n) ** 1.6)
    jets = rng.integers(0, 40, n)
    strength = (0.45 + 0.55 * rng.random(40) ** 0.7)[jets] * power
    angle = np.radians(24 + 20 * rng.random(40))[jets] + rng.normal(size=n) * 0.05
    age = rng.random(n) ** 0.8
    flight = 0.42 * strength * age
    out = (2.6 * strength * np.cos(angle)) * flight * 1.9
    up = np.maximum((5.2 * strength * np.sin(angle)) * flight - 4.9 * flight * flight, -0.02)
    spread = 0.015 + 0.10 * age ** 1.5
    p = np.stack([start - 5.5 * flight * (0.8 + 0.3 * rng.random(n)), side * (beam * 0.46 + out), 0.04 + up], 1) + rng.normal(size=(n, 3)) * spread[:, None]
    a = rng.random(m) ** 0.9
    wide = 0.05 + 0.42 * a
    clump = np.sin(a * 21 + rng.normal(size=m) * 0.25) * 0.06
    plume = np.stack([-length / 2 - 0.15 - 4.2 * a * power, rng.normal(size=m) * wide * 0.42, (1.9 * a * (1 - a) + clump) * power * rng.random(m) ** 0.5 + rng.normal(size=m) * 0.05 * (0.3 + a)], 1)
    p = np.concatenate([p, plume])
    p = p[p[:, 2] > 0.005]
    radius = 0.0016 + 0.0075 * rng.random(len(p)) ** 3.2
    corners = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float) * (1.7, 1.0, 1.1)
    faces = np.array([(4, 0, 2), (4, 2, 1), (4, 1, 3), (4, 3, 0), (5, 2, 0), (5, 1, 2), (5, 3, 1), (5, 0, 3)])
    v = (p[:, None] + corners * radius[:, None, None]).reshape(-1, 3) @ np.array(back.to_3x3()).T + np.array(back.translation)
    f = (faces[None] + 6 * np.arange(len(p))[:, None, None]).reshape(-1, 3).astype(np.int32)
    return drops('fine spray', v, f)


def beads(boat, count=900, seed=2, low=(-0.2, -0.45, 0.45), high=(1.7, 0.45, 1.0)):
    """Drops that stand on the deck, found by rays from above."""
    from surfaces import material
    made, nodes, shader = material('bead')
    if nodes:
        shader.inputs['Base Color'].default_value, shader.inputs['Roughness'].default_value = (0.9, 0.95, 0.95, 1), 0.02
        shader.inputs['Transmission'].default_value, shader.inputs['IOR'].default_value = 0.9, 1.33
    deck = next(t for t in boat.children if t.name.startswith('deck') and 'end' not in t.name)
    rng, vertices, faces = np.random.default_rng(seed), [], []
    for _ in range(count):
        x, y = rng.uniform(low[0], high[0]), rng.uniform(low[1], high[1])
        hit, spot, normal, _ = deck.ray_cast(Vector((x, y, 2.0)), Vector((0, 0, -1)))
        if not hit or normal.z < 0.25:
            continue
        r = 0.0022 + 0.0055 * rng.random() ** 3
        a = normal.orthogonal().normalized()
        b, start = normal.cross(a), len(vertices)
        for ring, lift in ((1.0, 0.0), (0.85, 0.42), (0.45, 0.66)):
            vertices += [spot + (a * np.cos(t) + b * np.sin(t)) * r * ring + normal * r * lift for t in np.linspace(0, 6.2832, 9)[:-1]]
        vertices.append(spot + normal * r * 0.74)
        faces += [(start + k * 8 + i, start + k * 8 + (i + 1) % 8, start + k * 8 + 8 + (i + 1) % 8, start + k * 8 + 8 + i) for k in range(2) for i in range(8)]
        faces += [(start + 16 + i, start + 16 + (i + 1) % 8, start + 24) for i in range(8)]
    mesh = bpy.data.meshes.new('beads')
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(made)
    thing = link(bpy.data.objects.new('beads', mesh))
    thing.parent = boat
    return thing
