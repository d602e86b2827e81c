"""Spars and rigging, drawn into Parts in boat's metres: bow +x, port +y, up +z. Sails are in sails.py.

varnished, rope_of, steel, bronze             materials
tube(parts, made, points, radius)             a smooth round bar along points, of one radius or one for each point
spar(parts, made, start, end, radius, …)      tapered, with rounded ends
stay, lanyard_shroud, screw_shroud            standing rigging; slack(…) points of a rope that hangs
block, tackle, cleat, coil, hoops, jaws       running rigging
swing(lee, degrees)                           unit vector aft, swung to leeward; gaff(…) and so on are spars at such vectors
"""
import math

from mathutils import Vector, noise

from surfaces import bump, material, plain


def varnished(name='varnished spruce', light=(0.46, 0.22, 0.075), dark=(0.29, 0.12, 0.035), along='z', coat=0.8, rough=0.32):
    """Grain along an axis of the object; a coat of varnish that is a little uneven."""
    made, nodes, shader = material(name)
    if nodes is None:
        return made
    at = nodes.new('TexCoord').outputs['Object']
    stretch = {'x': (0.5, 9.0, 9.0), 'y': (9.0, 0.5, 9.0), 'z': (9.0, 9.0, 0.5)}[along]
    fine = nodes.noise(nodes.vector('MULTIPLY', at, stretch), 4.0, 7, 0.62, 0.6)
    broad = nodes.noise(at, 0.9, 5, 0.6)
    tone = nodes.math('ADD', nodes.math('MULTIPLY', fine, 0.65), nodes.math('MULTIPLY', broad, 0.4))
    nodes.put(nodes.ramp(tone, (0.34, dark), (0.66, light)), shader.inputs['Base Color'])
    nodes.put(nodes.ramp(nodes.noise(at, 2.1, 5, 0.6), (0.35, rough * 0.7), (0.7, min(1.0, rough * 1.5))), shader.inputs['Roughness'])
    shader.inputs['Clearcoat'].default_value, shader.inputs['Clearcoat Roughness'].default_value = coat, 0.08
    bump(nodes, shader, fine, 0.12, 0.004)
    return made


def rope_of(name='hemp rope', colour=(0.42, 0.31, 0.17), rough=0.95, twist=140.0):
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        lay = nodes.new('TexWave', Vector=at, Scale=twist * 0.32, Distortion=0.6, wave_type='BANDS', bands_direction='DIAGONAL').outputs['Fac']
        dirt = nodes.noise(at, 3.0, 5, 0.6)
        tone = nodes.math('ADD', nodes.math('MULTIPLY', lay, 0.4), nodes.math('MULTIPLY', dirt, 0.6))
        nodes.put(nodes.ramp(tone, (0.2, tuple(c * 0.5 for c in colour)), (0.75, colour)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, 0.15
    return made


def steel():
    return plain('rigging steel', (0.62, 0.63, 0.64), 0.22, 1.0)


def wire():
    return plain('rigging wire', (0.30, 0.31, 0.32), 0.42, 0.9)


def bronze():
    made, nodes, shader = material('bronze')
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        tone = nodes.noise(at, 9.0, 5, 0.6)
        nodes.put(nodes.ramp(tone, (0.3, (0.20, 0.115, 0.045)), (0.7, (0.44, 0.27, 0.11))), shader.inputs['Base Color'])
        nodes.put(nodes.ramp(tone, (0.3, 0.5), (0.7, 0.25)), shader.inputs['Roughness'])
        shader.inputs['Metallic'].default_value = 0.9
    return made


def swing(lee, degrees, rise=0.0):
    """Unit vector aft, swung out to leeward; `rise` above level in degrees."""
    a, r = math.radians(degrees), math.radians(rise)
    return Vector((-math.cos(a) * math.cos(r), lee * math.sin(a) * math.cos(r), math.sin(r)))


def tube(parts, made, points, radius, sides=8, closed=False):
    points = [Vector(p) for p in points]
    n = len(points)
    radii = list(radius) if hasattr(radius, '__len__') else [radius] * n
    vertices, turn = [], None
    last = None
    for i, p in enumerate(points):
        before, after = (points[i - 1], points[(i + 1) % n]) if closed else (points[max(0, i - 1)], points[min(n - 1, i + 1)])
        way = (after - before)
        way = way.normalized() if way.length > 1e-9 else Vector((0, 0, 1))
        if turn is None:
            turn = way.to_track_quat('Z', 'Y')
        else:
            turn = last.rotation_difference(way) @ turn
        last = way
        vertices += [p + turn @ Vector((math.cos(6.28319 * k / sides) * radii[i], math.sin(6.28319 * k / sides) * radii[i], 0)) for k in range(sides)]
    spans = range(n if closed else n - 1)
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) % n * sides + (k + 1) % sides, (i + 1) % n * sides + k)
             for i in spans for k in range(sides)]
    parts.add(made, vertices, faces, True)
    if not closed:
        parts.add(made, vertices, [tuple(range(sides - 1, -1, -1)), tuple(range((n - 1) * sides, n * sides))])


def spar(parts, made, start, end, radius, heel=0.85, tip=0.6, thickest=0.35, sides=20, bend=None):
    """`heel`, `tip`: shares of the radius at the ends; `bend`: a vector the middle is pushed by."""
    start, end = Vector(start), Vector(end)
    points, radii = [], []
    for i in range(33):
        s = i / 32
        point = start.lerp(end, s)
        if bend:
            point = point + Vector(bend) * 4 * s * (1 - s)
        share = heel + (1 - heel) * math.sin(math.pi / 2 * min(1, s / thickest)) if s < thickest else tip + (1 - tip) * math.cos(
            math.pi / 2 * (s - thickest) / (1 - thickest)) ** 0.8
        points.append(point)
        radii.append(radius * share)
    way = (end - start).normalized()
    for share in (0.5, 0.85, 0.98):
        points.append(end + way * radii[32] * share)
        radii.append(radii[32] * math.sqrt(max(0, 1 - share * share)))
    for share in (0.5, 0.9):
        points.insert(0, start - way * radii[0] * share * 0.6)
        radii.insert(0, radius * heel * math.sqrt(max(0, 1 - share * share)))
    tube(parts, made, points, radii, sides)


def slack(start, end, sag=0.1, steps=14, sway=0.0, seed=0.0):
    start, end = Vector(start), Vector(end)
    side = (end - start).cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 1e-6 else Vector((1, 0, 0))
    return [start.lerp(end, i / steps) - Vector((0, 0, sag * 4 * i / steps * (1 - i / steps)))
            + side * sway * math.sin(3.1416 * i / steps) * math.sin(5 * i / steps + seed) for i in range(steps + 1)]


def line(parts, made, start, end, radius=0.006, sag=0.0, sides=6):
    tube(parts, made, slack(start, end, sag, 12 if sag else 1), radius, sides)


def block(parts, at, way=(0, 0, 1), size=0.07, shell=None, strop=None):
    """A block whose eye looks along `way`: two rounded cheeks, a sheave between them, a strop round it."""
    shell, strop = shell or varnished('ash blocks', (0.40, 0.24, 0.11), (0.26, 0.14, 0.06)), strop or bronze()
    way = Vector(way).normalized()
    side = way.cross(Vector((0.3, 1, 0.2))).normalized()
    other = way.cross(side)
    at = Vector(at)
    for s in (-1, 1):
        middle = at + side * s * size * 0.26
        vertices, faces, n = [], [], 14
        for inset, out in ((1.0, -0.10), (0.97, 0.06), (0.78, 0.15)):
            vertices += [middle + (way * math.cos(6.2832 * k / n) * 0.62 + other * math.sin(6.2832 * k / n) * 0.45) * size * inset + side * s * out * size
                         for k in range(n)]
        for j in range(2):
            faces += [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for k in range(n)]
        faces.append(tuple(range(2 * n, 3 * n)))
        faces.append(tuple(range(n)))
        parts.add(shell, vertices, faces)
    tube(parts, strop, [at + (way * math.cos(6.2832 * k / 16) * 0.30 + other * math.sin(6.2832 * k / 16) * 0.30) * size for k in range(16)], size * 0.10, 6, True)
    tube(parts, strop, [at + way * size * 0.4, at + way * size * 0.9], size * 0.09, 6)


def tackle(parts, made, upper, lower, falls=3, size=0.07, radius=0.006, shell=None):
    """Two blocks and the parts of a rope between them."""
    upper, lower = Vector(upper), Vector(lower)
    way = (upper - lower).normalized()
    side = way.cross(Vector((1, 0.2, 0))).normalized()
    block(parts, upper - way * size * 0.9, way, size, shell)
    block(parts, lower + way * size * 0.9, -way, size, shell)
    for k in range(falls):
        off = (k - (falls - 1) / 2) * size * 0.42
        line(parts, made, upper - way * size + side * off, lower + way * size + side * off * 0.8, radius)


def lanyard_shroud(parts, top, foot, wired=None, wood=None, cord=None, span=0.5, size=0.075, thick=0.007, plate=None):
    """A shroud that ends in two deadeyes with their lanyard above the chain plate at `foot`."""
    wired, cord = wired or wire(), cord or rope_of('tarred lanyard', (0.07, 0.05, 0.035))
    wood = wood or varnished('deadeyes', (0.14, 0.085, 0.045), (0.06, 0.035, 0.02), coat=0.3)
    top, foot = Vector(top), Vector(foot)
    way = (top - foot).normalized()
    upper, lower = foot + way * span, foot + way * size * 1.3
    tube(parts, wired, [top, upper + way * size], thick, 6)
    tube(parts, cord, [upper + way * size * 0.8, upper + way * (size + 0.26)], thick * 1.9, 8)
    across = way.cross(Vector((0, 1, 0))).normalized()
    for at in (upper, lower):
        flat = across.cross(way)
        circle = lambda r, o: [at + (way * math.cos(6.2832 * k / 16) + across * math.sin(6.2832 * k / 16)) * r + flat * o for k in range(16)]
        rings = circle(size * 0.42, -size * 0.42) + circle(size * 0.60, -size * 0.2) + circle(size * 0.60, size * 0.2) + circle(size * 0.42, size * 0.42)
        faces = [(j * 16 + k, j * 16 + (k + 1) % 16, (j + 1) * 16 + (k + 1) % 16, (j + 1) * 16 + k) for j in range(3) for k in range(16)]
        parts.add(wood, rings, faces + [tuple(range(15, -1, -1)), tuple(range(48, 64))], True)
        tube(parts, bronze() if plate is None else plate, circle(size * 0.62, 0), size * 0.08, 5, True)
    for k in (-1, 0, 1):
        for s in (-1, 1):
            line(parts, cord, upper + across * k * size * 0.28 + across.cross(way) * s * size * 0.3,
                 lower + across * (k + s * 0.5) * size * 0.28 + across.cross(way) * s * size * 0.3, 0.0065)
    tube(parts, bronze() if plate is None else plate, [lower - way * size * 0.6, foot - way * 0.05], size * 0.12, 6)


def screw_shroud(parts, top, foot, thick=0.004, length=0.30):
    """A wire with a bottle screw above its chain plate."""
    top, foot = Vector(top), Vector(foot)
    way = (top - foot).normalized()
    tube(parts, wire(), [top, foot + way * length], thick, 6)
    p = lambda d: foot + way * d
    tube(parts, steel(), [p(-0.03), p(0.03), p(0.05), p(0.07), p(length * 0.72), p(length * 0.74), p(length + 0.02), p(length + 0.06)],
         [0.009, 0.009, 0.006, 0.0115, 0.0115, 0.006, 0.007, thick], 8)


def cleat(parts, at, along=(1, 0, 0), up=(0, 0, 1), size=0.16, made=None):
    made = made or bronze()
    at, along, up = Vector(at), Vector(along).normalized(), Vector(up).normalized()
    for s in (-1, 1):
        tube(parts, made, [at + along * s * size * 0.16 - up * 0.004, at + along * s * size * 0.14 + up * size * 0.26], size * 0.07, 8)
    horn = [at + along * size * 0.5 * s + up * size * (0.28 + 0.08 * abs(s)) for s in (-1, -0.7, -0.3, 0.3, 0.7, 1)]
    tube(parts, made, horn, [size * r for r in (0.03, 0.06, 0.085, 0.085, 0.06, 0.03)], 8)


def coil(parts, made, at, size=0.17, turns=6, radius=0.006, out=(1, 0, 0), seed=0.0):
    """A hank of rope hanging from a cleat or pin at `at`, lying against what is behind it."""
    at, out = Vector(at), Vector(out).normalized()
    side = out.cross(Vector((0, 0, 1))).normalized()
    for k in range(turns):
        wide, tall = size * (0.36 + 0.05 * math.sin(k * 2.1 + seed)), size * (1.0 + 0.12 * math.sin(k * 3.7 + seed))
        ring = [at + side * math.sin(a) * wide * (1 - 0.45 * max(0, math.cos(a))) + Vector((0, 0, (math.cos(a) - 1) * tall)) + out * (0.012 + k * radius * 0.9
                + 0.006 * math.sin(3 * a + k)) for a in (6.2832 * i / 20 for i in range(20))]
        tube(parts, made, ring, radius, 6, True)
    for k in range(3):
        a = at + Vector((0, 0, -size * (0.28 + 0.05 * k)))
        tube(parts, made, [a + side * math.sin(t) * size * 0.26 + out * (0.01 + (math.cos(t) * 0.5 + 0.5) * turns * radius * 1.2) for t in
             (6.2832 * i / 12 for i in range(12))], radius, 6, True)


def hoops(parts, made, points, radius, thick=0.012):
    """Rings round a mast at each point."""
    for k, p in enumerate(points):
        p = Vector(p) + Vector((-0.02, 0, 0))
        lean = 0.10 * math.sin(k * 1.7)
        tube(parts, made, [p + Vector((math.cos(a) * radius, math.sin(a) * radius, math.cos(a) * lean * radius)) for a in (6.2832 * i / 20 for i in range(20))],
             thick, 6, True)


def jaws(parts, made, at, way, mast, size=0.09):
    """The fork of a gaff or boom that embraces the mast; `at` is the middle of the mast, `way` the way along the spar."""
    at, way = Vector(at), Vector(way).normalized()
    side = way.cross(Vector((0, 0, 1))).normalized()
    for s in (-1, 1):
        tube(parts, made, [at + way * (mast * 3.4) + side * s * size * 0.25, at + way * mast * 1.5 + side * s * mast * 0.95, at + side * s * mast * 1.25,
             at - way * mast * 0.9 + side * s * mast * 1.05], [size * 0.5, size * 0.55, size * 0.45, size * 0.3], 10)
    beads = [at - way * mast * 0.9 + side * mast * 1.05, at - way * mast * 1.35, at - way * mast * 0.9 - side * mast * 1.05]
    tube(parts, rope_of(), beads, 0.006, 6)


def lift_points(start, end, count, rise):
    """Places along a spar for lazy jacks: (point on the spar, point above it)."""
    return [(Vector(start).lerp(Vector(end), (k + 1) / (count + 1)), rise) for k in range(count)]


def strum(point, seed):
    """A small shift, so that ropes that run side by side do not lie exactly on each other."""
    return Vector(point) + 0.01 * noise.noise_vector(Vector((seed, seed * 1.7, 0.3)))
