"""What the motorboats' scenes share.

moored(boat, quay, places)   lines from places on the boat to the nearest posts of a pier, or to posts some metres ahead or astern
side_spray(boat, hull, …)    sheets of broken water thrown outwards from the chines of a planing hull
"""
import math

from mathutils import Vector

from hull_mesh import smooth, surface
from pier import mooring
from surfaces import shaded


def moored(boat, quay, *places):
    """places: ((x, y, z) on the boat, metres along its x to where the post should be)."""
    for place, ahead in places:
        start, wanted = boat.matrix_world @ Vector(place), boat.matrix_world @ Vector((place[0] + ahead, place[1], place[2]))
        post = min(quay.posts, key=lambda q: (Vector((q.x, q.y)) - Vector((wanted.x, wanted.y))).length)
        mooring(start, post)


def broken_water(name, seed, thick):
    """White water in lumps, threads and drops; u runs aft along the sheet, v outwards."""
    made, nodes, out = shaded(name)
    if nodes is None:
        return made
    at = nodes.new('TexCoord').outputs['Object']
    axes = nodes.new('SeparateXYZ', Vector=nodes.new('UVMap', uv_map='hull').outputs[0]).outputs
    u, v = axes['X'], axes['Y']
    moved = nodes.vector('ADD', at, (seed * 3.7, seed * 1.9, 0))
    lumps = nodes.noise(nodes.vector('MULTIPLY', moved, (1.0, 1.3, 1.3)), 3.4, 5, 0.62, 0.6)
    drops = nodes.noise(moved, 34, 4, 0.75)
    body = nodes.math('MULTIPLY', nodes.ramp(u, (0.0, 0.0), (0.12, 1.0), (0.7, 0.75), (1.0, 0.0)), nodes.ramp(v, (0.0, 1.0), (0.45, 0.85),
        (1.0, 0.0)))
    mass = nodes.math('ADD', nodes.math('MULTIPLY', nodes.math('SUBTRACT', lumps, 0.5), 1.9), nodes.math('MULTIPLY', nodes.math('SUBTRACT',
        drops, 0.5), 1.3))
    alpha = nodes.math('MULTIPLY', nodes.math('ADD', mass, nodes.math('MULTIPLY', nodes.math('SUBTRACT', body, 0.38), 1.9)), thick * 2.6, True)
    alpha = nodes.math('MULTIPLY', alpha, nodes.math('MULTIPLY', nodes.ramp(body, (0.0, 0.0), (0.15, 1.0)), 0.92))
    white = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((0.45, nodes.new('BsdfDiffuse', Color=(0.88, 0.90, 0.91)).outputs[0], nodes.new('BsdfTranslucent', Color=(0.8,
        0.84, 0.86)).outputs[0]),
                             white.inputs):
        nodes.put(value, socket)
    mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
    for value, socket in zip((alpha, nodes.new('BsdfTransparent').outputs[0], white.outputs[0]), mixed.inputs):
        nodes.put(value, socket)
    nodes.put(mixed.outputs[0], out)
    return made


def side_spray(boat, hull, start=1.0, end=-3.4, height=0.5, reach=1.5, layers=4, sides=(1, -1), level=0.0, sweep_back=0.9):
    """start and end: metres along the boat; `height` and `reach` of the highest sheet; `level`: the water, as seen from the tilted boat."""
    for side in sides:
        for layer in range(layers):
            share = (layer + 1) / layers
            rows, uvs = [], []
            for i in range(41):
                s = i / 40
                x = start + (end - start) * s
                tall = height * share * (0.35 + 0.65 * smooth(0.0, 0.35, s)) * (1 - 0.55 * smooth(0.6, 1.0, s))
                wide = reach * (0.35 + 0.65 * share) * (0.25 + 0.75 * smooth(0.0, 0.6, s))
                half = hull.half(min(x, hull.p[..., 0].max()), 0.18)
                row = []
                for j in range(13):
                    r = j / 12
                    wave = 0.06 * math.sin(s * 23 + layer * 2.1 + side) * r + 0.04 * math.sin(s * 51 + layer + side * 2) * r
                    row.append(Vector((x - sweep_back * r * wide, side * (half - 0.02 + r * wide * (1 + wave)),
                        level - 0.02 + tall * 3.1 * r * (1 - r) * (1 + 4 * wave) + 0.12 * (1 - r))))
                rows.append(row)
                uvs.append([(s, j / 12) for j in range(13)])
            thing = surface('sheet of water', broken_water(f'broken water {layer} {side}', layer + (5 if side < 0 else 0),
                1.0 - 0.4 * share), rows, uvs, angle=180)
            thing.parent = boat
