"""Bodies of people (figure.py): skin and cloth, torso, arms, hands, legs and feet around the joints of a pose."""
import numpy as np
from mathutils import Vector, noise

from limbs import Blend, unit
from shapes import Parts
from surfaces import bump, material


class Frame:
    def __init__(self, centre, axes, size=1.0):
        self.centre, self.turn, self.size = np.asarray(centre), axes, size
        self.axes = [axes[:, i] for i in range(3)]

    def __call__(self, ahead, left, up):
        return self.centre + self.turn @ (ahead * self.size, left * self.size, up * self.size)

    def way(self, ahead, left, up):
        return self.turn @ (ahead, left, up)


def flesh(name, colour):
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        blush = nodes.ramp(nodes.noise(at, 9.0, 4), (0.35, tuple(c * f for c, f in zip(colour, (0.90, 0.84, 0.80)))),
                           (0.68, tuple(min(1, c * f) for c, f in zip(colour, (1.08, 1.03, 1.0)))))
        nodes.put(blush, shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.48, 0.42
        bump(nodes, shader, nodes.noise(at, 160, 3), 0.12, 0.002)
    return made


def fabric(name, colour, fine=260.0, crease=0.9, rough=0.85, sheen=0.3, stripe=None):
    """Cloth with blotches of wear, soft creases and a weave; `stripe`: (second colour, stripes a metre)."""
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        large, small = nodes.noise(at, 5.0, 5, 0.6), nodes.noise(at, fine, 2)
        tone = nodes.ramp(large, (0.30, tuple(c * 0.72 for c in colour)), (0.70, tuple(min(1, c * 1.12 + 0.004) for c in colour)))
        if stripe:
            level = nodes.new('SeparateXYZ', Vector=at).outputs['Z']
            wave = nodes.math('FRACT', nodes.math('MULTIPLY', level, stripe[1]))
            tone = nodes.mix(nodes.math('GREATER_THAN', wave, 0.6), tone, stripe[0])
        nodes.put(tone, shader.inputs['Base Color'])
        for key, value in (('Roughness', rough), ('Specular', 0.2), ('Sheen', sheen)):
            shader.inputs[key].default_value = value
        folds = nodes.noise(nodes.vector('MULTIPLY', at, (1, 1, 0.55)), 17, 5, 0.55, 1.2)
        bump(nodes, shader, nodes.math('ADD', nodes.math('MULTIPLY', folds, crease), nodes.math('MULTIPLY', small, 0.035)), 0.55, 0.03)
    return made


class Body:
    def __init__(self, j, woman, size):
        self.j, self.woman, self.size, self.parts = j, woman, size, Parts()
        self.chest = Frame(j['chest'], j['chest_frame'])

    def wear(self, made, blend, ruffle=0.0, scale=9.0):
        """Meshes a blend in a material; `ruffle`: metres of folds."""
        vertices, faces = blend.mesh()
        if ruffle:
            normals = np.zeros_like(vertices)
            a, b, c = (vertices[faces[:, i]] for i in (0, 1, 3))
            across = np.cross(b - a, c - a)
            for i in range(4):
                np.add.at(normals, faces[:, i], across)
            normals /= np.maximum(np.linalg.norm(normals, axis=1), 1e-12)[:, None]
            off = [noise.noise(Vector((v[0] * scale, v[1] * scale, v[2] * scale * 0.6))) for v in vertices]
            vertices = vertices + normals * (np.array(off) * ruffle)[:, None]
        self.parts.add(made, vertices.tolist(), faces.tolist(), True)

    def torso(self, blend, more=0.0, folds=None, top=True):
        j, ahead = self.j, self.j['chest_frame'] @ (1, 0, 0)
        flat, low_ahead = (ahead, 0.70), self.j['low'] @ (1, 0, 0)
        wide, narrow = (0.152, 0.104) if self.woman else (0.142, 0.122)
        down = -self.j['low'] @ (0, 0, 0.05)
        blend.limb(j['hip'] + down, j['waist'], wide + more, narrow + 0.010 + more, 0.04, (low_ahead, 0.74), folds)
        blend.limb(j['waist'], j['chest'], narrow + 0.012 + more, (0.128 if self.woman else 0.150) + more, 0.05, flat, folds)
        up = j['neck'] - j['chest']
        blend.limb(j['chest'], j['chest'] + up * 0.60, (0.128 if self.woman else 0.150) + more, 0.125 + more * 0.6, 0.05, (ahead, 0.74))
        if top:
            for shoulder in j['shoulders']:
                blend.limb(j['neck'] - up * 0.22, shoulder, 0.062 + more * 0.6, 0.054 + more, 0.05)
        if self.woman:
            for s in (1, -1):
                blend.ball(self.chest(0.070 + more * 0.7, s * 0.066, 0.055), 0.062 + more * 0.4, None, 0.03)
        else:
            blend.ball(self.chest(0.045, 0, 0.075), (0.07 + more, 0.13 + more, 0.08), self.chest.axes, 0.05)

    def sleeve(self, blend, i, share, more, folds):
        """From the shoulder down to `share` of the whole arm, cut open there."""
        j = self.j
        s, e, w = j['shoulders'][i], j['elbows'][i], j['wrists'][i]
        if share <= 0.6:
            end = s + (e - s) * share / 0.55
            blend.limb(s, end + (e - s) * 0.1, 0.054 + more, 0.044 + more, 0.03, None, folds)
            return end, e - s
        blend.limb(s, e, 0.054 + more, 0.044 + more, 0.03, None, folds)
        end = e + (w - e) * min(1.0, (share - 0.5) * 2)
        blend.limb(e, end, 0.043 + more, 0.031 + more * 0.8, 0.02, None, folds)
        return end, w - e

    def arm(self, blend, i, start=0.0):
        j = self.j
        s, e, w = j['shoulders'][i], j['elbows'][i], j['wrists'][i]
        thin = 0.85 if self.woman else 1.0
        if start < 0.55:
            blend.limb(s, e, 0.050 * thin, 0.039 * thin, 0.03, None, None, 0.004)
        blend.limb(e, w, 0.040 * thin, 0.026 * thin, 0.02, None, None, 0.005)

    def hand(self, i, skin):
        j = self.j
        w, palm = j['wrists'][i], j['palms'][i]
        way = unit(w - j['elbows'][i])
        hold = not j['open']
        if hold and np.linalg.norm(j['hands'][i] - w) > 0.02:
            way = unit(way + 0.9 * unit(j['hands'][i] - w - palm * 0.028))
        palm = palm - way * (palm @ way)
        if np.linalg.norm(palm) < 0.1:
            palm = np.cross(way, (0, 1, 0))
        palm = unit(palm)
        across = unit(np.cross(way, palm)) * (1 if i == 0 else -1)
        blend = Blend(0.0052)
        thin = 0.88 if self.woman else 1.0
        blend.limb(w - way * 0.02, w + way * 0.02, 0.027 * thin, 0.026, 0.02, (palm, 0.75))
        blend.limb(w + way * 0.025, w + way * 0.066, 0.034 * thin, 0.039 * thin, 0.02, (palm, 0.42))
        for k in range(4):
            base = w + way * (0.082 - 0.005 * abs(k - 1.3)) + across * (k - 1.5) * 0.0195 * thin
            if hold:
                bend = base + way * 0.020 + palm * 0.026
                blend.limb(base, bend, 0.0105, 0.0100, 0.006)
                blend.limb(bend, bend - way * 0.030 + palm * 0.016, 0.0100, 0.0090, 0.004)
            else:
                bend = base + way * 0.036 + palm * 0.010
                blend.limb(base, bend, 0.0105, 0.0095, 0.006)
                blend.limb(bend, bend + way * 0.026 + palm * 0.018, 0.0095, 0.0075, 0.004)
        side = -across
        thumb = w + way * 0.03 + side * 0.030
        tip = thumb + way * 0.030 + side * (0.004 if hold else 0.020) + palm * (0.030 if hold else 0.012)
        blend.limb(thumb, tip, 0.0135, 0.0100, 0.012)
        blend.limb(tip, tip + way * 0.020 + palm * 0.008 - side * (0.012 if hold else 0), 0.0100, 0.0080, 0.004)
        self.wear(skin, blend)

    def legs(self, blend, more=0.0, share=1.0, folds=None, loose=0.0):
        """share: of the leg's length, cut open there; loose: how much wider it hangs at its end."""
        j, ends = self.j, []
        thigh, calf = (0.090, 0.054) if self.woman else (0.086, 0.055)
        for h, k, a in zip(j['hips'], j['knees'], j['ankles']):
            if share <= 0.6:
                end = h + (k - h) * share / 0.5
                blend.limb(h, end + (k - h) * 0.12, thigh + more, 0.066 + more + loose, 0.04, None, folds)
                ends.append((end, k - h))
                continue
            blend.limb(h, k, thigh + more, 0.056 + more, 0.04, None, folds)
            end = k + (a - k) * min(1.0, (share - 0.5) * 2)
            blend.limb(k, end, 0.054 + more, 0.038 + more + loose, 0.02, None, folds)
            back = unit(np.cross(a - k, np.cross(k - h, a - k)) + 1e-6)
            blend.ball(k + (a - k) * 0.30 - back * 0.014, (calf + more,) * 3, None, 0.06)
            ends.append((end, a - k))
        return ends

    def foot(self, i, kind, made, sole, skin):
        j = self.j
        toe, above = j['toes'][i]
        base, ankle = j['soles'][i], j['ankles'][i]
        more = {'bare': 0.0, 'deck': 0.006, 'boots': 0.012}[kind]
        blend = Blend(0.0065)
        blend.limb(base - toe * 0.078 + above * 0.030, base + toe * 0.07 + above * 0.030, 0.030 + more, 0.040 + more, 0.02, (above, 0.9))
        blend.limb(base + toe * 0.07 + above * 0.026, base + toe * 0.130 + above * 0.018, 0.040 + more, 0.026 + more, 0.02, (above, 0.62))
        blend.limb(base + toe * 0.05 + above * 0.040, ankle, 0.026 + more, 0.033 + more, 0.03)
        if kind == 'boots':
            blend.limb(ankle, ankle + unit(j['knees'][i] - ankle) * 0.12, 0.045, 0.050, 0.02)
        blend.cut(base, -above)
        self.wear(skin if kind == 'bare' else made, blend)
        if kind != 'bare':
            rim = Blend(0.0065)
            rim.limb(base - toe * 0.078, base + toe * 0.07, 0.037, 0.048, 0.02, (above, 0.5))
            rim.limb(base + toe * 0.07, base + toe * 0.132, 0.048, 0.034, 0.02, (above, 0.5))
            rim.cut(base + above * 0.016, above)
            rim.cut(base - above * 0.004, -above)
            self.wear(sole, rim)
