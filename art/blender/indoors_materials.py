"""Materials of furniture and the soft body. Colours are linear (r, g, b), metres. Every function returns the material of that name if it was made before.

grained(parts, tone, way)   wood by name (WOODS: oak, pale oak, smoked oak, ash, birch, beech, pine, old pine, larch, walnut, chestnut, mahogany, teak,
                            driftwood, black, white, olive); `way` 0 x, 1 y, 2 z: the grain's direction in the PRESENT place of the parts
painted(colour)             furniture paint, satin
fabric(colour, kind, second, width, axis)   kind: linen, wool, boucle, velvet, canvas, corduroy, tweed, knit; `second`: other colour of stripes of `width` across
                            `axis` (0 x, 1 y, 2 z of the world), or of a check with axis='check'
leather(colour), sheer(colour, through) for curtains, paper(colour)
marble(kind)                carrara, verde, nero, travertine, soapstone, terrazzo, slate, quartz
wall_tiles(colour, width, height, grout, vary, offset)   glazed tiles on walls or floors, each its own tone; offset 0.5: bond
enamel(colour), ceramic(colour, speckle), chrome(), black_iron(), copper(), bronze(), clear(), mirror(), opal(power) lamp glass that glows
soft(parts, made, x0, x1, y0, y1, z0, z1, …)   a cushion or upholstered body between two corners: `round` radius of its edges, `crown` how far its
                            top bulges, `sag` a hollow where people sit, `wrinkle` height of creases, `piping` (material) round the two seams, `seed`
spun(x, y, z, degrees, axis) a matrix for `parts.tilted`; legs(…) four tapered legs
own(parts)                  `with own(parts) as p:` what is built in p becomes objects of their own at the present place: patterns keep to the thing
"""
import math
from contextlib import contextmanager

from mathutils import Matrix, Vector

from finishes import gloss, metal, pane, plain, steel, wood
from lines import tube
from shapes import Parts
from surfaces import bump, material, shaded

WOODS = {  # light, dark, roughness, clearcoat
    'oak': ((0.46, 0.30, 0.155), (0.29, 0.17, 0.08), 0.45, 0.12), 'pale oak': ((0.60, 0.47, 0.31), (0.46, 0.33, 0.20), 0.5, 0.05),
    'smoked oak': ((0.16, 0.095, 0.052), (0.075, 0.042, 0.024), 0.45, 0.15), 'ash': ((0.66, 0.55, 0.40), (0.53, 0.41, 0.27), 0.5, 0.05),
    'birch': ((0.66, 0.51, 0.33), (0.55, 0.39, 0.23), 0.5, 0.05), 'beech': ((0.55, 0.345, 0.18), (0.42, 0.24, 0.115), 0.45, 0.1),
    'pine': ((0.60, 0.40, 0.19), (0.46, 0.27, 0.11), 0.5, 0.1), 'old pine': ((0.36, 0.20, 0.085), (0.20, 0.10, 0.04), 0.4, 0.2),
    'larch': ((0.50, 0.28, 0.13), (0.33, 0.165, 0.07), 0.55, 0.0), 'walnut': ((0.22, 0.115, 0.055), (0.10, 0.048, 0.022), 0.4, 0.2),
    'chestnut': ((0.30, 0.165, 0.075), (0.155, 0.078, 0.034), 0.5, 0.1), 'mahogany': ((0.24, 0.072, 0.03), (0.10, 0.026, 0.012), 0.3, 0.6),
    'teak': ((0.38, 0.215, 0.10), (0.23, 0.12, 0.055), 0.45, 0.1), 'driftwood': ((0.40, 0.36, 0.30), (0.24, 0.21, 0.175), 0.8, 0.0),
    'black': ((0.028, 0.025, 0.023), (0.012, 0.011, 0.010), 0.45, 0.2), 'white': ((0.72, 0.70, 0.65), (0.63, 0.61, 0.56), 0.5, 0.1),
    'olive': ((0.40, 0.29, 0.14), (0.15, 0.09, 0.04), 0.4, 0.2)}


def _name(kind, colour, *more):
    return ' '.join([kind, *(f'{c:.3f}' for c in colour), *(str(m) for m in more)])


def grained(parts, tone='oak', way=0, rough=None):
    """`tone` may be a material already: it is returned as it is."""
    if not isinstance(tone, str):
        return tone
    light, dark, dull, coat = WOODS[tone]
    line = parts.place.to_3x3().col[way]
    axis = max(range(3), key=lambda k: abs(line[k]))
    return wood(f'furniture {tone} {axis}', light, dark, rough or dull, coat, axis, weather=0.0)


def painted(colour=(0.62, 0.60, 0.55)):
    return gloss(_name('furniture paint', colour), colour, 0.42, 0.12, 0.08)


def fabric(colour=(0.5, 0.46, 0.4), kind='linen', second=None, width=0.04, axis=0):
    made, nodes, shader = material(_name('fabric ' + kind, colour, *((f'{second[0]:.2f}', width, axis) if second else ())))
    if nodes is None:
        return made
    at = nodes.new('TexCoord').outputs['Object']
    x, y, z = (nodes.new('SeparateXYZ', Vector=at).outputs[k] for k in 'XYZ')
    tone = colour
    band = lambda v: nodes.math('GREATER_THAN', nodes.math('FRACT', nodes.math('DIVIDE', v, width * 2)), 0.5)
    if second and axis == 'check':
        tone = nodes.mix(nodes.math('MULTIPLY', nodes.math('ADD', band(x), band(nodes.math('ADD', y, z))), 0.5), colour, second)
    elif second:
        tone = nodes.mix(band((x, y, z)[axis]), colour, second)
    fine = nodes.noise(at, {'boucle': 55, 'tweed': 260, 'knit': 120}.get(kind, 420), 2, 0.6)
    cloud = nodes.noise(at, 3.0, 4, 0.6)
    worn = {'velvet': 0.55, 'tweed': 0.8, 'boucle': 0.35, 'linen': 0.4, 'corduroy': 0.4}.get(kind, 0.25)
    dark = nodes.mix(1.0, tone, (1 - worn * 0.6,) * 3, 'MULTIPLY')
    tone = nodes.mix(nodes.ramp(nodes.math('ADD', nodes.math('MULTIPLY', fine, 0.6), nodes.math('MULTIPLY', cloud, 0.4)), (0.36, 0.0), (0.62, 1.0)), dark, tone)
    nodes.put(tone, shader.inputs['Base Color'])
    for key, value in (('Roughness', 0.7 if kind == 'velvet' else 0.95), ('Specular', 0.1), ('Sheen', 1.0 if kind == 'velvet' else 0.3)):
        shader.inputs[key].default_value = value
    rib = nodes.math('SINE', nodes.math('MULTIPLY', nodes.math('ADD', x, y), 6.283 / 0.009)) if kind in ('corduroy', 'knit') else fine
    height = nodes.math('ADD', nodes.math('MULTIPLY', rib, 0.9 if kind in ('boucle', 'knit', 'corduroy') else 0.3), nodes.noise(at, 9, 3, 0.5))
    bump(nodes, shader, height, 0.6 if kind == 'boucle' else 0.35, 0.012 if kind == 'boucle' else 0.005)
    return made


def leather(colour=(0.16, 0.062, 0.024)):
    made, nodes, shader = material(_name('leather', colour))
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        wear = nodes.noise(at, 4.5, 7, 0.65)
        nodes.put(nodes.ramp(wear, (0.3, tuple(c * 0.6 for c in colour)), (0.55, colour), (0.75, tuple(min(1, c * 1.7 + 0.01) for c in colour))),
            shader.inputs['Base Color'])
        nodes.put(nodes.ramp(wear, (0.3, 0.34), (0.75, 0.6)), shader.inputs['Roughness'])
        grain = nodes.new('TexVoronoi', Vector=at, Scale=220.0).outputs['Distance']
        bump(nodes, shader, nodes.math('ADD', nodes.math('MULTIPLY', grain, 0.4), nodes.noise(at, 14, 4, 0.6)), 0.25, 0.004)
    return made


def sheer(colour=(0.72, 0.70, 0.65), through=0.45):
    """Curtain cloth: part of the light passes."""
    made, nodes, surface = shaded(_name('curtain cloth', colour, through))
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        weave = nodes.ramp(nodes.noise(nodes.vector('MULTIPLY', at, (300, 300, 40)), 1.0, 2), (0.35, tuple(c * 0.85 for c in colour)), (0.65, colour))
        mixed = nodes.tree.nodes.new('ShaderNodeMixShader')
        for value, socket in zip((through, nodes.new('BsdfDiffuse', Color=weave).outputs[0], nodes.new('BsdfTranslucent', Color=weave).outputs[0]), mixed.inputs):
            nodes.put(value, socket)
        nodes.put(mixed.outputs[0], surface)
    return made


def paper(colour=(0.66, 0.63, 0.56)):
    return plain(_name('paper', colour), colour, 0.9)


STONES = {  # ground, second, vein, scale
    'carrara': ((0.72, 0.72, 0.71), (0.60, 0.61, 0.62), (0.30, 0.31, 0.33), 1.6), 'verde': ((0.045, 0.10, 0.07), (0.02, 0.045, 0.034), (0.38, 0.48, 0.41), 2.2),
    'nero': ((0.02, 0.02, 0.021), (0.012, 0.012, 0.013), (0.42, 0.40, 0.36), 1.5), 'travertine': ((0.58, 0.49, 0.37), (0.47, 0.38, 0.27), (0.35, 0.27, 0.18), 1.8),
    'soapstone': ((0.14, 0.15, 0.145), (0.09, 0.097, 0.094), (0.24, 0.25, 0.24), 2.0), 'slate': ((0.075, 0.08, 0.085), (0.04, 0.043, 0.046), (0.12, 0.12, 0.12), 2.5),
    'quartz': ((0.66, 0.64, 0.60), (0.60, 0.58, 0.54), (0.52, 0.50, 0.46), 6.0), 'concrete': ((0.34, 0.33, 0.31), (0.26, 0.25, 0.24), (0.20, 0.19, 0.18), 1.0)}


def marble(kind='carrara'):
    made, nodes, shader = material('stone ' + kind)
    if nodes is None:
        return made
    at = nodes.new('TexCoord').outputs['Object']
    if kind == 'terrazzo':
        cells = nodes.new('TexVoronoi', Vector=at, Scale=38.0)
        chip = nodes.math('LESS_THAN', cells.outputs['Distance'], 0.33)
        tint = nodes.ramp(nodes.new('SeparateXYZ', Vector=cells.outputs['Color']).outputs['X'], (0.2, (0.30, 0.12, 0.07)), (0.45, (0.20, 0.20, 0.19)),
            (0.65, (0.55, 0.40, 0.24)), (0.9, (0.12, 0.17, 0.14)))
        nodes.put(nodes.mix(chip, (0.62, 0.59, 0.53), tint), shader.inputs['Base Color'])
    else:
        ground, second, vein, scale = STONES[kind]
        bent = nodes.vector('ADD', at, nodes.vector('MULTIPLY', nodes.new('TexNoise', Vector=at, Scale=scale * 1.2, Detail=5.0).outputs['Color'], (0.7, 0.7, 0.7)))
        line = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.noise(bent, scale, 6, 0.6), 0.5))
        share = nodes.ramp(line, (0.0, 0.75), (0.012, 0.35), (0.05, 0.0))
        nodes.put(nodes.mix(share, nodes.mix(nodes.ramp(nodes.noise(bent, scale * 0.8, 5), (0.35, 0.0), (0.65, 1.0)), second, ground), vein), shader.inputs['Base Color'])
    rough = 0.6 if kind in ('slate', 'concrete', 'travertine') else 0.22
    nodes.put(nodes.ramp(nodes.noise(at, 7, 6, 0.65), (0.3, rough * 0.7), (0.7, rough * 1.4)), shader.inputs['Roughness'])
    return made


def wall_tiles(colour=(0.66, 0.65, 0.60), width=0.1, height=0.1, grout=(0.5, 0.48, 0.44), vary=0.25, offset=0.0, rough=0.14):
    made, nodes, shader = material(_name('wall tiles', colour, width, height, vary, offset))
    if nodes is None:
        return made
    _, u, v = nodes.on_wall()
    row = nodes.math('FLOOR', nodes.math('DIVIDE', v, height))
    shifted = nodes.math('ADD', nodes.math('DIVIDE', u, width), nodes.math('MULTIPLY', row, offset))
    cell = nodes.new('CombineXYZ', X=nodes.math('FLOOR', shifted), Y=row).outputs[0]
    chance = nodes.new('TexWhiteNoise', Vector=cell).outputs['Value']
    cloud = nodes.noise(nodes.vector('ADD', nodes.position(), nodes.vector('MULTIPLY', cell, (3.3, 1.7, 0))), 9, 4)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', chance, 0.6), nodes.math('MULTIPLY', cloud, 0.4))
    glaze = nodes.ramp(tone, (0.2, tuple(c * (1 - vary) for c in colour)), (0.8, tuple(min(1, c * (1 + vary * 0.4)) for c in colour)))
    edge = lambda w, size: nodes.math('GREATER_THAN', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.math('FRACT', w), 0.5)), 0.5 - 0.0016 / size)
    joint = nodes.math('MAXIMUM', edge(shifted, width), edge(nodes.math('DIVIDE', v, height), height))
    nodes.put(nodes.mix(joint, glaze, grout), shader.inputs['Base Color'])
    nodes.put(nodes.math('ADD', rough, nodes.math('MULTIPLY', joint, 0.6)), shader.inputs['Roughness'])
    wave = nodes.math('ADD', nodes.math('MULTIPLY', cloud, 0.25), nodes.math('MULTIPLY', chance, 0.2))
    bump(nodes, shader, nodes.math('SUBTRACT', wave, joint), 0.3, 0.004)
    return made


def enamel(colour=(0.72, 0.71, 0.68)):
    return gloss(_name('enamelled', colour), colour, 0.12, 0.9, 0.02)


def ceramic(colour=(0.6, 0.56, 0.48), speckle=0.3):
    made, nodes, shader = material(_name('ceramic', colour, speckle))
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        spots = nodes.ramp(nodes.noise(at, 140, 3, 0.7), (0.62, 0.0), (0.68, speckle))
        cloud = nodes.ramp(nodes.noise(at, 9, 5, 0.6), (0.3, tuple(c * 0.8 for c in colour)), (0.7, colour))
        nodes.put(nodes.mix(spots, cloud, tuple(c * 0.25 for c in colour)), shader.inputs['Base Color'])
        nodes.put(nodes.ramp(nodes.noise(at, 6, 4), (0.3, 0.25), (0.7, 0.55)), shader.inputs['Roughness'])
    return made


def chrome():
    return steel()


def black_iron():
    return metal('black iron', (0.022, 0.021, 0.021), 0.35, 0.6)


def copper():
    return metal('inside copper', (0.55, 0.23, 0.11), 0.15, 0.4)


def bronze():
    return metal('inside bronze', (0.16, 0.10, 0.05), 0.3, 0.55)


def clear():
    return pane('inside glass', (0.93, 0.96, 0.95), 0.03)


def mirror():
    return plain('mirror', (0.86, 0.87, 0.86), 0.015, 1.0)


def opal(power=6.0, colour=(1.0, 0.72, 0.42)):
    made, nodes, shader = material(f'opal {power} {colour[1]:.2f}')
    if nodes:
        shader.inputs['Base Color'].default_value = (0.75, 0.72, 0.66, 1)
        shader.inputs['Roughness'].default_value = 0.35
        shader.inputs['Emission'].default_value, shader.inputs['Emission Strength'].default_value = (*colour, 1), power
    return made


@contextmanager
def own(parts):
    made = Parts()
    yield made
    for thing in made.finish():
        thing.matrix_world = parts.place.copy()


def soft(parts, made, x0, x1, y0, y1, z0, z1, round=0.05, crown=0.02, sag=0.0, wrinkle=0.003, piping=None, seed=1.0, inner=7):
    centre, half = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)), [abs(x1 - x0) / 2, abs(y1 - y0) / 2, abs(z1 - z0) / 2]
    r = min(round, *(h * 0.96 for h in half))
    steps = []
    for h in half:
        edge, inside = [h, h - 0.3 * r, h - 0.65 * r, h - r], max(1, min(inner, int((h - r) * 2 / 0.05)))
        line = [-e for e in edge] + [-(h - r) + 2 * (h - r) * k / inside for k in range(1, inside)] + edge[::-1]
        steps.append(line)
    index, vertices, faces = {}, [], []

    def spot(i, j, k):
        if (i, j, k) in index:
            return index[i, j, k]
        p = [steps[0][i], steps[1][j], steps[2][k]]
        q = [max(-(h - r), min(h - r, c)) for c, h in zip(p, half)]
        d = Vector(a - b for a, b in zip(p, q))
        place = Vector(q) + (d.normalized() * r if d.length > 1e-9 else Vector())
        u, v, w = (c / h for c, h in zip(place, half))
        full = max(0.0, 1 - u * u) * max(0.0, 1 - v * v)
        up = max(0.0, w)
        place.z += up * (crown * full ** 0.6 - sag * math.exp(-3.0 * (u * u + (v + 0.15) ** 2)))
        place.x += math.copysign(crown * 0.35 * (1 - w * w) * (1 - v * v), u) if abs(u) > 0.9 else 0
        place.y += math.copysign(crown * 0.35 * (1 - w * w) * (1 - u * u), v) if abs(v) > 0.9 else 0
        crease = math.sin(place.x * 31 + place.y * 17 + seed) + math.sin(place.y * 43 - place.z * 29 + seed * 2.3) + math.sin(place.x * 13 - place.z * 37 + seed)
        place += (d.normalized() if d.length > 1e-9 else Vector((0, 0, 1))) * wrinkle * crease * 0.6
        index[i, j, k] = len(vertices)
        vertices.append(centre + place)
        return index[i, j, k]
    n = [len(s) - 1 for s in steps]
    for axis in range(3):
        a, b = [k for k in range(3) if k != axis]
        for side in (0, n[axis]):
            for i in range(n[a]):
                for j in range(n[b]):
                    quad = []
                    for da, db in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        c = [0, 0, 0]
                        c[axis], c[a], c[b] = side, i + da, j + db
                        quad.append(spot(*c))
                    faces.append(tuple(quad if (side > 0) != (axis == 1) else reversed(quad)))
    parts.add(made, vertices, faces, True)
    if piping:
        for k in (2, n[2] - 2):
            ring = [(i, 0) for i in range(n[0])] + [(n[0], j) for j in range(n[1])] + [(i, n[1]) for i in range(n[0], 0, -1)] + [(0, j) for j in range(n[1], 0, -1)]
            tube(parts, piping, [vertices[index[i, j, k]] for i, j in ring], 0.005, 6, True)


def spun(x=0.0, y=0.0, z=0.0, degrees=0.0, axis='X'):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(degrees), 4, axis)


def legs(parts, made, w, d, height, radius=0.018, splay=0.04, square=False, foot=None):
    """Four tapered legs at ±w, ±d."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            if square:
                parts.box(made, sx * w - radius, sx * w + radius, sy * d - radius, sy * d + radius, 0, height, 0.004)
            else:
                tube(parts, made, [(sx * (w + splay), sy * (d + splay), 0), (sx * w, sy * d, height)], [foot or radius * 0.6, radius], 12)
