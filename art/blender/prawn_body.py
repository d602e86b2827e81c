"""A prawn along a spine that can be bent: rostrum, carapace, six overlapping rings, tail fan, limbs, feelers, eyes.

The head looks to +X, up is +Z. Lengths run along the body: negative from the carapace's rear edge to the head, positive to the tail.
"""
import math

from mathutils import Vector

from prawn_limbs import add_limbs
from prawn_mesh import add_mesh, along, ball, grid_faces, leaf, tube

HEAD = 2.05
RINGS = (0.5, 0.54, 0.54, 0.48, 0.42, 0.64)
TAIL = sum(RINGS)


def smooth(t):
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


def between(places, at):
    """Linear with rounded corners through (place, value) pairs."""
    for (a, x), (b, y) in zip(places, places[1:]):
        if at <= b:
            return x + (y - x) * smooth((at - a) / (b - a)) if at > a else x
    return places[-1][1]


class Spine:
    """Where each place along the body lies. `bends` are the degrees at the six joints and the tail, downwards."""

    STEP = 0.02

    def __init__(self, bends, arch=6.0, pitch=0.0, origin=(0, 0, 0)):
        joints = [0.02]
        for length in RINGS:
            joints.append(joints[-1] + length)
        self.first = -4.0
        self.spots, self.angles = [], []
        turn = lambda s: math.radians(pitch + arch * (s + 1.0) / 2 * smooth((s + 2.2) / 2.2)
                                      + sum(b * smooth((s - j + 0.2) / 0.4) for b, j in zip(bends, joints)))
        at = Vector((4.0, 0, 0))
        for i in range(int(9.0 / self.STEP)):
            angle = turn(self.first + i * self.STEP)
            self.spots.append(at.copy())
            self.angles.append(angle)
            at = at + Vector((-math.cos(angle), 0, -math.sin(angle))) * self.STEP
        shift = Vector(origin) - self.spots[int((0.4 - self.first) / self.STEP)]
        self.spots = [p + shift for p in self.spots]

    def frame(self, s):
        """The place, the way to the tail and the way up (out of the back)."""
        i = max(0, min(len(self.spots) - 2, (s - self.first) / self.STEP))
        k, t = int(i), i - int(i)
        angle = self.angles[k] * (1 - t) + self.angles[k + 1] * t
        spot = self.spots[k].lerp(self.spots[k + 1], t)
        return spot, Vector((-math.cos(angle), 0, -math.sin(angle))), Vector((-math.sin(angle), 0, math.cos(angle)))

    def put(self, s, out, up):
        """A point beside the body: `out` to the side, `up` from the spine."""
        spot, _, above = self.frame(s)
        return spot + above * up + Vector((0, out, 0))


def back(s):
    """How high the back is above the spine."""
    return between([(-2.1, 0.19), (-1.5, 0.35), (-0.7, 0.47), (0.0, 0.47), (0.9, 0.49), (1.7, 0.41), (2.5, 0.3), (3.15, 0.2)], s)


def flank(s):
    """How wide the body is to each side."""
    return between([(-2.1, 0.17), (-1.5, 0.32), (-0.7, 0.43), (0.0, 0.41), (0.9, 0.39), (1.7, 0.31), (2.5, 0.21), (3.15, 0.15)], s)


def around(s, t, low, swell):
    """A point of the shell: t is 0 on the back, ±1 at the lower edge, which hangs `low` below the spine."""
    far = abs(t)
    high, wide = back(s) * swell, flank(s) * swell
    if far < 0.55:
        angle = far / 0.55 * math.pi / 2
        out, up = wide * math.sin(angle) ** 0.92, high * math.cos(angle) ** 0.9
    else:
        k = (far - 0.55) / 0.45
        out, up = wide * (1 - 0.2 * k * k + 0.06 * math.sin(math.pi * k)), -low * k
    return math.copysign(out, t), up


def carapace(spine, skin):
    rows, columns = 60, 61
    points, uvs = [], []
    for row in range(rows):
        q = row / (rows - 1)
        for column in range(columns):
            t = -1 + 2 * column / (columns - 1)
            far = abs(t)
            front = -HEAD + 0.2 * math.exp(-((far - 0.36) / 0.1) ** 2) + 0.16 * smooth((far - 0.75) / 0.25)
            rear = 0.1 - 0.16 * smooth((far - 0.6) / 0.4)
            s = front + (rear - front) * q
            low = between([(-2.05, 0.14), (-1.5, 0.33), (-0.9, 0.45), (-0.3, 0.43), (0.1, 0.26)], s)
            groove = 0.035 * math.exp(-((s + 1.32 - 0.75 * far) / 0.06) ** 2) * smooth((far - 0.1) / 0.2)
            groove += 0.022 * math.exp(-((far - 0.5) / 0.025) ** 2) * smooth((s + 1.1) / 0.3)
            swell = 1.03 + 0.03 * smooth((q - 0.9) / 0.1) - groove
            out, up = around(s, t, low, swell)
            up += 0.07 * math.exp(-(t / 0.07) ** 2) * smooth((-0.2 - s) / 1.0)
            points.append(spine.put(s, out, up))
            uvs.append((0.35 + 0.6 * q if q < 0.97 else 0.98, far))
    add_mesh('carapace', points, grid_faces(rows, columns), skin['carapace'], uvs, thickness=0.022)
    for side in (-1, 1):
        spot = spine.put(-1.86, side * 0.27, 0.0)
        tip = spine.put(-2.22, side * 0.3, 0.02)
        tube('spine', along([spot, tip], 8), lambda q: 0.03 * (1 - q) + 0.003, skin['carapace'])


def rostrum(spine, skin):
    """A blade that grows out of the back's ridge, toothed above and below, curved up at the tip."""
    rows, points, uvs = 150, [], []
    reach = 3.3
    for row in range(rows + 1):
        q = row / rows
        s = -1.0 - (reach - 1.0) * q
        rise = 0.30 * max(0, q - 0.45) ** 1.6
        base = between([(-reach, 0.06), (-2.1, 0.2), (-1.0, back(-1.0))], s) + rise
        tooth = (q * 11) % 1.0
        teeth = 0.1 * (tooth ** 1.6 if q < 0.86 else 0) * (1 - 0.55 * q)
        below = 0.05 * (((q * 11 + 0.4) % 1.0) ** 1.6) if 0.62 < q < 0.9 else 0
        high = 0.15 * smooth(q / 0.25) * (1 - q) ** 0.55 + teeth * smooth(q / 0.2)
        deep = 0.06 * (1 - q) ** 0.7 + below
        wide = 0.05 * (1 - q) ** 0.6 + 0.004
        for out, up in ((0, high), (wide * 0.35, high * 0.45), (wide, 0), (0, -deep), (-wide, 0), (-wide * 0.35, high * 0.45)):
            points.append(spine.put(s, out, base + up))
            uvs.append((0.3, 0.05 + 0.5 * q))
    add_mesh('rostrum', points, grid_faces(rows + 1, 6, closed=True), skin['rostrum'], uvs)


def rings(spine, skin):
    """The six plates of the abdomen; each overlaps the next and hangs down on both sides as a rounded lobe."""
    start = 0.0
    for number, length in enumerate(RINGS):
        rows, columns = 26, 57
        points, uvs = [], []
        lobe = (0.52, 0.6, 0.58, 0.52, 0.4, 0.22)[number]
        for row in range(rows):
            q = row / (rows - 1)
            for column in range(columns):
                t = -1 + 2 * column / (columns - 1)
                far = abs(t)
                hang = smooth((far - 0.55) / 0.45)
                s = start - 0.06 + (length + 0.2) * q
                s += hang * (0.12 + 0.05 * number * (q - 0.3)) * (1 if number < 5 else 0.2)
                low = lobe * (0.5 + 0.5 * math.sin(math.pi * min(1, 0.1 + 0.86 * q)) ** 0.6)
                swell = 0.975 + 0.075 * smooth(q / 0.8) + 0.045 * smooth((q - 0.86) / 0.14)
                swell -= 0.03 * math.exp(-((q - 0.3) / 0.035) ** 2) * smooth((0.6 - far) / 0.3)
                out, up = around(s, t, low, swell)
                out += math.copysign(0.05 * hang * q, t)
                if number > 2:
                    up += 0.05 * math.exp(-(t / 0.09) ** 2) * smooth((number - 2) / 3)
                points.append(spine.put(s, out, up))
                uvs.append((q, far))
        add_mesh('ring', points, grid_faces(rows, columns), skin['plate'], uvs, thickness=0.02)
        start += length


def core(spine, skin):
    """Flesh under the armour, with the dark gut along the back."""
    rows, columns = 70, 24
    points = []
    for row in range(rows):
        s = -1.95 + (TAIL + 1.93) * row / (rows - 1)
        ends = smooth((s + 1.96) / 0.25) * smooth((TAIL + 0.02 - s) / 0.15) * 0.86 + 0.02
        for column in range(columns):
            angle = 2 * math.pi * column / columns
            low = back(s) * (0.86 if s > 0 else 0.8)
            up = math.cos(angle) * (back(s) if math.cos(angle) > 0 else low) * ends
            points.append(spine.put(s, math.sin(angle) * flank(s) * ends * 0.96, up))
    add_mesh('flesh', points, grid_faces(rows, columns, closed=True), skin['flesh'])
    vein = [spine.put(s, 0, back(s) * 0.9) for s in [-0.5 + 0.1 * i for i in range(35)]]
    tube('gut', vein, lambda q: 0.045 - 0.02 * q, skin['gut'])
    for s, size in ((-1.0, 0.22), (-0.7, 0.22)):
        ball('organ', spine.put(s, 0, 0.06), size, skin['organ'], (1.3, 1.2, 1.1))


def fan(spine, skin, spread, lift=0.0):
    """Telson between two pairs of uropods; `spread` opens the fan (0..1), `lift` raises it."""
    spot, behind, up = spine.frame(TAIL - 0.02)
    behind = (behind + up * lift).normalized()
    up = (up - behind * up.dot(behind)).normalized()
    round_tip = lambda q: math.sin(math.pi * min(1, 0.13 + 0.8 * q)) ** 0.62
    pointed = lambda q: (1 - q) ** 0.62 * (0.75 + 0.25 * math.sin(math.pi * q)) + 0.02
    leaf('telson', spot + up * 0.08, behind, Vector((0, 1, 0)), up, 0.82, 0.15, pointed, skin['fin'], cup=0.7, droop=0.04)
    for side in (-1, 1):
        # The fan is a roof: its outer leaves hang lower than the middle.
        outward = (Vector((0, side, 0)) - up * 0.62).normalized()
        above = (up + Vector((0, side * 0.62, 0))).normalized()
        for angle, length, width, below in ((0.2 + 0.24 * spread, 0.98, 0.21, 0.0), (0.38 + 0.6 * spread, 1.05, 0.26, -0.06)):
            ahead = behind * math.cos(angle) + outward * math.sin(angle)
            across = outward * math.cos(angle) - behind * math.sin(angle)
            base = spot + Vector((0, side * 0.1, 0)) + up * (0.01 + below)
            leaf('uropod', base, ahead, across, above, length, width, round_tip, skin['fin'], cup=0.3, droop=0.06)


def prawn(skin, bends, arch=6.0, pitch=0.0, origin=(0, 0, 0), spread=0.6, lift=0.0, **limbs):
    """Builds the whole animal; `limbs` says how legs and feelers are held (see `add_limbs`)."""
    spine = Spine(bends, arch, pitch, origin)
    core(spine, skin)
    carapace(spine, skin)
    rostrum(spine, skin)
    rings(spine, skin)
    fan(spine, skin, spread, lift)
    add_limbs(spine, skin, RINGS, **limbs)
    return spine
