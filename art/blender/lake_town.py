"""The harbour town on the far shore: gabled houses, the church, the quay; seen from 150 metres or more."""
from shapes import Parts
from surfaces import material, plain

WALLS = ((0.62, 0.56, 0.44), (0.70, 0.66, 0.58), (0.58, 0.42, 0.26), (0.52, 0.30, 0.22), (0.46, 0.50, 0.48), (0.66, 0.52, 0.30), (0.60, 0.58, 0.54))
ROOFS = ((0.26, 0.10, 0.055), (0.20, 0.085, 0.05), (0.10, 0.085, 0.08), (0.30, 0.13, 0.07))
SHUTTERS = ((0.05, 0.12, 0.08), (0.16, 0.06, 0.04), (0.09, 0.13, 0.17))


def windows():
    """Dark panes; some of them shine when the weather sets its `lights`."""
    made, nodes, shader = material('town windows')
    if nodes:
        chance = nodes.new('NewGeometry').outputs['Random Per Island']
        house = nodes.new('ObjectInfo').outputs['Random']
        pick = nodes.math('FRACT', nodes.math('ADD', nodes.math('MULTIPLY', chance, 7.0), nodes.math('MULTIPLY', house, 5.0)))
        lights = nodes.new('Value')
        lights.name = 'lights'
        lights.outputs[0].default_value = 0.0
        nodes.put(nodes.math('MULTIPLY', nodes.ramp(pick, (0.52, 0.0), (0.56, 1.0)), lights.outputs[0]), shader.inputs['Emission Strength'])
        nodes.put(nodes.mix(chance, (1.0, 0.50, 0.18), (1.0, 0.68, 0.36)), shader.inputs['Emission'])
        shader.inputs['Base Color'].default_value, shader.inputs['Roughness'].default_value = (0.025, 0.03, 0.035, 1), 0.15
    return made


def aged(name, colour, rough=0.85):
    made, nodes, shader = material(name)
    if nodes:
        tone = nodes.noise(nodes.position(), 0.5, 5, 0.6)
        nodes.put(nodes.mix(nodes.ramp(tone, (0.3, 1.0), (0.7, 0.0)), colour, tuple(c * 0.72 for c in colour)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = rough
    return made


def house(parts, width, depth, storeys, wall, roof, shutter, gable_front, balcony=False):
    eaves, rise = 0.8 + 2.9 * storeys, (width if gable_front else depth) * 0.40
    pane, frame, timber = windows(), plain('town frames', (0.72, 0.70, 0.66), 0.6), aged('town timber', (0.16, 0.09, 0.05))
    parts.box(wall, 0, width, 0, depth, -2.0, eaves)
    over = 0.7
    if gable_front:
        m = width / 2
        for y in (0, depth):
            parts.face(wall, (0, y, eaves), (width, y, eaves), (m, y, eaves + rise))
        drop = rise * over / m
        for s, e in ((0, -over), (width, width + over)):
            low, high = eaves - drop, eaves + rise
            line = [(e, -over, low), (e, depth + over, low), (m, depth + over, high), (m, -over, high)]
            parts.face(roof, *line)
            parts.face(roof, *[(x, y, z + 0.25) for x, y, z in reversed(line)])
            parts.face(timber, line[0], line[3], (m, -over, high + 0.25), (e, -over, low + 0.25))
    else:
        m = depth / 2
        for x in (0, width):
            parts.face(wall, (x, 0, eaves), (x, depth, eaves), (x, m, eaves + rise))
        drop = rise * over / m
        for e in (-over, depth + over):
            line = [(-over, e, eaves - drop), (width + over, e, eaves - drop), (width + over, m, eaves + rise), (-over, m, eaves + rise)]
            parts.face(roof, *line)
            parts.face(roof, *[(x, y, z + 0.25) for x, y, z in reversed(line)])
        parts.face(timber, (-over, -over, eaves - drop), (width + over, -over, eaves - drop), (width + over, -over, eaves - drop + 0.25),
            (-over, -over, eaves - drop + 0.25))
    columns = max(2, round(width / 2.6))
    for s in range(storeys):
        for c in range(columns):
            x, z = width * (c + 0.5) / columns, 0.8 + 2.9 * s + 0.9
            door = s == 0 and c == columns // 2
            low = z - 0.9 if door else z
            parts.box(frame, x - 0.55, x + 0.55, -0.05, 0.02, low - 0.08, z + 1.45)
            parts.box(timber if door else pane, x - 0.44, x + 0.44, -0.08, -0.04, low, z + 1.35)
            if shutter and not door:
                for side in (-1, 1):
                    parts.box(shutter, x + side * 0.56, x + side * 1.0, -0.08, -0.02, z - 0.05, z + 1.4)
    if gable_front:
        parts.box(frame, width / 2 - 0.5, width / 2 + 0.5, -0.05, 0.02, eaves + 0.4, eaves + 1.6)
        parts.box(pane, width / 2 - 0.4, width / 2 + 0.4, -0.08, -0.04, eaves + 0.5, eaves + 1.5)
    if balcony:
        parts.box(timber, 0.4, width - 0.4, -1.3, 0, 3.5, 3.65)
        parts.box(timber, 0.4, width - 0.4, -1.3, -1.22, 3.65, 4.5)
    parts.box(wall, width * 0.28, width * 0.28 + 0.7, depth * 0.45, depth * 0.45 + 0.7, eaves, eaves + rise + 0.9)


def houses(chance):
    made = []
    for i in range(9):
        parts = Parts()
        width, depth, storeys = chance.uniform(8, 12.5), chance.uniform(8, 11), 2 + (i % 3 > 0)
        wall, roof = aged(f'town wall {i % 7}', WALLS[i % 7]), aged(f'town roof {i % 4}', ROOFS[i % 4])
        shutter = aged(f'town shutters {i % 3}', SHUTTERS[i % 3]) if i % 4 else None
        with parts.at(-width / 2, 0, 0):
            house(parts, width, depth, storeys, wall, roof, shutter, i % 3 != 1, i % 5 == 2)
        made.append(parts.mesh(f'town house {i}'))
    return made


def church():
    parts = Parts()
    white, roof, dome = aged('church wall', (0.74, 0.71, 0.64)), aged('church roof', (0.22, 0.09, 0.055)), plain('church dome', (0.12, 0.24, 0.20), 0.5, 0.3)
    gold, pane, dark = plain('church gold', (0.8, 0.55, 0.16), 0.25, 1.0), windows(), plain('church louvre', (0.05, 0.04, 0.03), 0.8)
    parts.box(white, -6, 6, 4, 26, -2, 10)
    for e in (-6.6, 6.6):
        parts.face(roof, (e, 3.6, 9.6), (e, 26.5, 9.6), (0, 26.5, 17), (0, 3.6, 17))
    parts.face(white, (-6, 4, 10), (6, 4, 10), (0, 4, 16.6))
    for i in range(4):
        for s in (-6.05, 6.05):
            parts.box(pane, s - 0.03, s + 0.03, 7 + i * 5, 8.4 + i * 5, 3, 7.4)
    parts.box(white, -3, 3, -1, 5, -2, 22.5)
    parts.box(roof, -3.3, 3.3, -1.3, 5.3, 22.3, 22.9)
    for x, y, w, d in ((0, -1.04, 0.7, 0.04), (-3.04, 2, 0.04, 0.7), (3.04, 2, 0.04, 0.7)):
        parts.box(dark, x - w, x + w, y - d, y + d, 17.5, 20.6)
        parts.box(pane, x - w * 0.6, x + w * 0.6, y - d, y + d, 8, 10)
    parts.lathe(gold, (0, -1.06, 15.2), ((0.0, -0.05), (1.0, -0.05), (1.0, 0.05)), 20)
    parts.lathe(dome, (0, 2, 22.8), ((3.4, 0), (3.1, 1.0), (2.2, 1.9), (1.9, 2.4), (2.7, 3.3), (3.0, 4.4), (2.6, 5.6), (1.5, 6.8), (0.6, 7.8), (0.25, 9.2),
        (0.12, 10.6), (0.0, 12.0)), 8, smooth=False)
    parts.lathe(gold, (0, 2, 34.4), ((0, 0), (0.35, 0.35), (0, 0.7)), 10)
    parts.box(gold, -0.06, 0.06, 1.94, 2.06, 35, 36.8)
    parts.box(gold, -0.5, 0.5, 1.94, 2.06, 36, 36.15)
    return parts.mesh('church')


def quay(view, land, bearing, half, chance, boats=True):
    """A wall along the water, lamps that shine at dusk, and a few moored boats with masts."""
    stone, white, wood, glow = aged('quay stone', (0.34, 0.32, 0.28)), plain('far hulls', (0.75, 0.74, 0.70), 0.3), plain('far masts', (0.6, 0.55, 0.48), 0.5), \
        windows()
    parts = Parts()
    n = 40
    points = []
    for i in range(n + 1):
        b = bearing + half * 1.05 * (2 * i / n - 1)
        points.append((b, *view.at(b, land.line(b) + 1.0)))
    for (b, xa, ya), (_, xb, yb) in zip(points, points[1:]):
        back = view.at(b, land.line(b) + 5)
        parts.face(stone, (xa, ya, -1), (xb, yb, -1), (xb, yb, 1.25), (xa, ya, 1.25))
        parts.face(stone, (xa, ya, 1.25), (xb, yb, 1.25), (xb + back[0] - xa, yb + back[1] - ya, 1.3), (back[0], back[1], 1.3))
    for k in range(10):
        b = bearing + half * (2 * (k + 0.5) / 10 - 1)
        x, y = view.at(b, land.line(b) + 2)
        parts.bar(wood, (x, y, 1.2), (x, y, 5.0), 0.07, 6)
        parts.lathe(glow, (x, y, 5.0), ((0.0, 0), (0.24, 0.1), (0.24, 0.45), (0, 0.55)), 8)
    for k in range(16 if boats else 0):
        b = bearing + half * chance.uniform(-0.9, 0.9)
        x, y = view.at(b, land.line(b) - chance.uniform(5, 16))
        length, turn = chance.uniform(5, 8.5), chance.uniform(0, 360)
        with parts.at(x, y, 0, turn):
            v = [(-length / 2, s * length * 0.14, z) for s in (-1, 1) for z in (-0.1, 0.6)] + [(length * 0.15, s * length * 0.15, z) for s in (-1, 1) for z in (-0.1, 0.65)]
            v += [(length / 2, 0, 0.0), (length / 2 + 0.2, 0, 0.85)]
            parts.add(white, v, [(0, 1, 5, 4), (2, 6, 7, 3), (4, 5, 9, 8), (6, 8, 9, 7), (1, 3, 7, 5), (5, 7, 9), (0, 2, 3, 1)])
            parts.block(white, (-0.2, 0, 0.9), (length * 0.36, length * 0.18, 0.5), 0.12)
            if k % 3:
                parts.bar(wood, (0.3, 0, 0.6), (0.3, 0, length * 1.3), 0.05, 6)
                parts.bar(white, (0.2, 0, 1.5), (-length * 0.38, 0, 1.45), 0.13, 6)
    parts.finish()
