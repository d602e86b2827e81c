"""What stands on and beside the piers; see pier.py, which offers these too."""
import math
import random

import bpy
from mathutils import Matrix, Vector

import fittings
from lines import coil, tube
from outside import link
from pier import DECK, boards, dusk_light, glowing, pile_wood, placed, worn_iron
from shapes import Parts
from surfaces import plain, timber


def lifebuoy_stand(x, y, z=DECK, turn=0.0, height=1.35):
    """A post with a board, an orange lifebuoy and its line; faces -y before the turn."""
    parts, wood = Parts(), boards('stand', (0.42, 0.36, 0.28), (0.22, 0.17, 0.12), 2)
    with parts.at(x, y, z, turn):
        parts.box(wood, -0.05, 0.05, -0.05, 0.05, -0.2, height + 0.35, 0.01)
        parts.box(plain('stand board', (0.66, 0.65, 0.61), 0.5), -0.33, 0.33, -0.075, -0.052, height - 0.38, height + 0.34, 0.01)
        fittings.lifebuoy(parts, 0, -0.10, height - 0.02, 0, 0.3)
        coil(parts, 0, -0.14, height - 0.62, 0.1, 5)
    return parts.finish()


def sign(x, y, z=DECK, turn=0.0, words='3', width=0.5, tall=0.34, height=1.5, colour=(0.022, 0.06, 0.075), ink=(0.85, 0.84, 0.80), post=True, size=None):
    """A painted board on a post; faces -y before the turn."""
    parts = Parts()
    with parts.at(x, y, z, turn):
        if post:
            parts.box(boards('stand', (0.42, 0.36, 0.28), (0.22, 0.17, 0.12), 2), -0.04, 0.04, -0.02, 0.06, -0.2, height + tall * 0.6, 0.008)
        parts.box(plain(f'sign {colour[0]:.2f} {colour[2]:.2f}', colour, 0.4, 0, 0.3), -width / 2, width / 2, -0.05, -0.022, height - tall / 2, height + tall / 2, 0.012)
        matrix = parts.place.copy()
    parts.finish()
    letters = bpy.data.curves.new('letters', 'FONT')
    letters.body, letters.align_x, letters.align_y = words, 'CENTER', 'CENTER'
    letters.size, letters.extrude = size or tall * (0.72 if len(words) < 4 else 0.36), 0.002
    letters.materials.append(plain('sign ink', ink, 0.5))
    thing = link(bpy.data.objects.new('letters', letters))
    thing.matrix_world = matrix @ Matrix.Translation((0, -0.052, height)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    return thing


def bench(x, y, z=DECK, turn=0.0, length=1.6):
    parts, wood, iron = Parts(), boards('bench boards', (0.44, 0.33, 0.21), (0.26, 0.18, 0.11), 0), plain('lamp iron', (0.018, 0.02, 0.021), 0.45, 0.6)
    for k in range(3):
        parts.block(wood, (0, -0.16 + k * 0.15, 0.44), (length, 0.13, 0.04), 0.01)
    for k in range(2):
        parts.block(wood, (0, 0.26 + 0.03 * k, 0.62 + k * 0.19), (length, 0.035, 0.13), 0.01, 0, (-10, 0))
    for s in (-1, 1):
        for dy in (-0.18, 0.2):
            parts.block(iron, (s * length * 0.38, dy, 0.21), (0.05, 0.05, 0.42), 0.008)
        parts.block(iron, (s * length * 0.38, 0.0, 0.41), (0.05, 0.44, 0.03), 0.006)
        parts.bar(iron, (s * length * 0.38, 0.22, 0.4), (s * length * 0.38, 0.31, 0.9), 0.022)
    return placed(parts, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z'))


def service_post(x, y, z=DECK, turn=0.0):
    """Power and water for houseboats."""
    parts, body = Parts(), plain('service post', (0.55, 0.57, 0.58), 0.4)
    with parts.at(x, y, z, turn):
        parts.block(body, (0, 0, 0.5), (0.2, 0.16, 1.0), 0.03)
        parts.block(plain('service cap', (0.03, 0.1, 0.16), 0.35), (0, 0, 1.04), (0.24, 0.2, 0.09), 0.03)
        for k in range(2):
            parts.block(plain('service socket', (0.02, 0.09, 0.25), 0.4), (0, -0.1, 0.72 - 0.2 * k), (0.1, 0.06, 0.12), 0.02)
        coil(parts, 0, -0.14, 0.3, 0.11, 6, 0.011, plain('hose', (0.05, 0.2, 0.09), 0.5))
        where = parts.place @ Vector((0, -0.02, 1.12))
    parts.finish()
    return dusk_light(where, 8, size=0.05)


def ladder(x, y, z=DECK, turn=0.0):
    """Hangs over the edge of a pier, treads towards -y before the turn."""
    parts = Parts()
    fittings.ladder(parts, x, y, z, turn, 5)
    return parts.finish()


def crates(x, y, z=DECK, turn=0.0, seed=1, count=3):
    chance, parts, wood = random.Random(seed), Parts(), boards('crate', (0.46, 0.34, 0.2), (0.3, 0.2, 0.11), 0)
    for i in range(count):
        with parts.at(x + chance.uniform(-0.1, 0.1) + (i % 2) * 0.62, y + chance.uniform(-0.1, 0.1), z + (0.34 if i > 1 else 0), turn + chance.uniform(-15, 15)):
            for k in range(3):
                for s in (-1, 1):
                    parts.block(wood, (0, s * 0.19, 0.06 + k * 0.105), (0.56, 0.014, 0.085), 0.004)
                    parts.block(wood, (s * 0.275, 0, 0.06 + k * 0.105), (0.014, 0.38, 0.085), 0.004)
            parts.block(wood, (0, 0, 0.02), (0.54, 0.37, 0.015))
    return parts.finish()


def bike(x, y, z=DECK, turn=0.0, colour=(0.03, 0.14, 0.15)):
    """Leans a little to its left; front wheel towards +x before the turn."""
    parts, paint, black, steel = Parts(), plain(f'bike {colour[1]:.2f}', colour, 0.3, 0.2, 0.6), plain('tyre', (0.018, 0.018, 0.019), 0.75), plain('spokes', (0.6, 0.6, 0.6), 0.3, 1.0)
    with parts.tilted(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(-9), 4, 'X')):
        for cx in (-0.53, 0.53):
            tube(parts, black, [(cx + 0.33 * math.cos(6.2832 * i / 36), 0, 0.35 + 0.33 * math.sin(6.2832 * i / 36)) for i in range(36)], 0.018, 8, True)
            for k in range(14):
                a = 6.2832 * k / 14
                parts.bar(steel, (cx, 0, 0.35), (cx + 0.32 * math.cos(a), 0, 0.35 + 0.32 * math.sin(a)), 0.002, 4)
        for a, b in (((-0.53, 0.35), (-0.1, 0.3)), ((-0.1, 0.3), (0.36, 0.72)), ((-0.1, 0.3), (-0.24, 0.86)), ((-0.21, 0.74), (0.36, 0.78)), ((-0.53, 0.35), (-0.21, 0.74)),
                     ((0.53, 0.35), (0.34, 0.98))):
            parts.bar(paint, (a[0], 0, a[1]), (b[0], 0, b[1]), 0.016)
        parts.bar(steel, (0.33, -0.26, 1.02), (0.33, 0.26, 1.02), 0.011)
        parts.block(black, (-0.26, 0, 0.9), (0.24, 0.14, 0.06), 0.025)
        basket = plain('basket', (0.38, 0.25, 0.12), 0.85)
        for k in range(6):
            tube(parts, basket, [(0.56 + u * 0.13, v * 0.17, 0.78 + 0.04 * k) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))], 0.013, 6, True)
    return parts.finish()


def boathouse(x, y, turn=0.0, width=7.0, depth=9.5, seed=1, lit=True, open_door=False, stain='brown'):
    """Timber on piles, its front with two doors over the water towards -y before the turn; the deck at DECK."""
    parts = Parts()
    wall = timber('boathouse boards', (0.25, 0.15, 0.085), (0.13, 0.075, 0.045), 0.17, True, weather=0.6) if stain == 'brown' else \
        timber(f'boathouse {stain}', (0.20, 0.055, 0.035), (0.13, 0.035, 0.025), 0.17, True, weather=0.6)
    roof, trim = timber('shingles', (0.22, 0.20, 0.18), (0.11, 0.095, 0.085), 0.13, weather=0.5), plain('boathouse trim', (0.62, 0.60, 0.54), 0.6)
    door, post, dark, pane = timber('boathouse doors', (0.10, 0.17, 0.15), (0.055, 0.10, 0.09), 0.16, True, weather=0.5), pile_wood(), plain('boathouse dark', (0.01, 0.01, 0.01), 0.9), \
        glowing('boathouse panes')
    pane.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.03, 0.035, 0.04, 1)
    eaves, rise = 3.1, 2.3
    w, z = width / 2, DECK - 0.1
    with parts.at(x, y, 0, turn):
        for px in (-w + 0.15, 0, w - 0.15):
            for py in [0.15 + (depth - 0.3) * k / 4 for k in range(5)]:
                parts.bar(post, (px, py, -1.6), (px, py, z), 0.13, 14)
        for side in (-1, 1):
            parts.box(wall, side * w - 0.06, side * w + 0.06, 0, depth, z - 0.15, eaves)
        parts.box(wall, -w, w, depth - 0.12, depth, z - 0.15, eaves)
        parts.box(dark, -w + 0.1, w - 0.1, 0.5, depth - 0.2, z - 0.05, z)
        gap = 1.25
        for a, b in ((-w, -gap - 0.05), (gap + 0.05, w)):
            parts.box(wall, a, b, 0, 0.12, z - 0.15, eaves)
        parts.box(wall, -gap - 0.05, gap + 0.05, 0, 0.12, 2.65, eaves)
        parts.face(wall, (-w, 0, eaves), (w, 0, eaves), (0, 0, eaves + rise))
        parts.face(wall, (w, depth, eaves), (-w, depth, eaves), (0, depth, eaves + rise))
        for s in (-1, 1):
            if open_door:
                parts.block(door, (s * (gap + 0.5), -0.35, 1.35), (1.2, 0.06, 2.5), 0.01, s * 35)
            else:
                parts.box(door, s * 0.02, s * gap, 0.02, 0.08, z - 0.2, 2.65, 0.01)
                for h in (0.95, 2.2):
                    parts.box(trim, s * 0.06, s * (gap - 0.06), -0.01, 0.03, h - 0.06, h + 0.06, 0.008)
            parts.box(trim, s * gap, s * (gap + 0.12), -0.03, 0.1, z - 0.2, 2.77, 0.01)
            parts.box(trim, s * (w - 0.1), s * (w + 0.04), -0.04, 0.08, z - 0.15, eaves, 0.01)
            cx = s * (gap + 0.12 + w) / 2
            parts.box(trim, cx - 0.45, cx + 0.45, -0.05, 0.02, 1.35, 2.45, 0.01)
            for k in (-1, 1):
                for j in (-1, 1):
                    parts.box(pane, cx + k * 0.19 - 0.165, cx + k * 0.19 + 0.165, -0.062, -0.05, 1.9 + j * 0.24 - 0.21, 1.9 + j * 0.24 + 0.21)
            low, out = eaves - 0.55 * rise / w, w + 0.55
            line = [(s * out, -0.7, low), (s * out, depth + 0.5, low), (0, depth + 0.5, eaves + rise), (0, -0.7, eaves + rise)]
            parts.face(roof, *line)
            parts.face(roof, *[(a, b, c + 0.12) for a, b, c in reversed(line)])
            for a, b in zip(line, line[1:]):
                parts.face(trim, a, b, (b[0], b[1], b[2] + 0.12), (a[0], a[1], a[2] + 0.12))
            parts.face(trim, line[3], line[0], (line[0][0], -0.7, low + 0.12), (0, -0.7, eaves + rise + 0.12))
            parts.block(trim, (s * out / 2, -0.72, (low + eaves + rise) / 2), (math.hypot(out, eaves + rise - low), 0.04, 0.2), 0.008, 0,
                (0, s * math.degrees(math.atan2(eaves + rise - low, out))))
        parts.box(pane, -0.3, 0.3, -0.02, 0.0, eaves + 0.6, eaves + 1.2)
        parts.box(trim, -0.38, 0.38, -0.012, 0.01, eaves + 0.52, eaves + 1.28)
        inside = parts.place @ Vector((0, depth * 0.4, 2.4))
        over = parts.place @ Vector((0, -0.45, 3.0))
        parts.lathe(glowing(), (0, -0.25, 2.85), ((0, -0.09), (0.07, -0.05), (0.08, 0.03), (0.04, 0.08)), 16)
        parts.bar(worn_iron(), (0, 0.0, 2.98), (0, -0.25, 2.94), 0.014)
    parts.finish()
    if lit:
        dusk_light(over, 60)
        dusk_light(inside, 60, size=0.5)


def float_dock(x, y, turn=0.0, nx=3, ny=7, cube=0.5, height=0.16, colour=(0.62, 0.60, 0.54)):
    """Cubes with rounded edges, pinned together; along +x, about the middle."""
    parts, made = Parts(), boards_of_plastic(colour)
    chance = random.Random(nx * 7 + ny)
    with parts.at(x, y, 0, turn):
        for i in range(ny):
            for j in range(nx):
                px, py = (i - (ny - 1) / 2) * cube, (j - (nx - 1) / 2) * cube
                parts.block(made, (px, py, height - 0.2 + chance.uniform(-0.006, 0.006)), (cube - 0.012, cube - 0.012, 0.4), 0.055, 0, (chance.uniform(-0.6, 0.6), chance.uniform(-0.6, 0.6)))
                parts.lathe(made, (px + cube / 2, py + cube / 2, height - 0.045), ((0.05, 0), (0.05, 0.035), (0.03, 0.045), (0, 0.045)), 12)
    return parts.finish()


def boards_of_plastic(colour):
    from surfaces import bump, material
    made, nodes, shader = material(f'float cubes {colour[0]:.2f}')
    if nodes:
        island = nodes.new('NewGeometry').outputs['Random Per Island']
        level = nodes.new('SeparateXYZ', Vector=nodes.position()).outputs['Z']
        tone = nodes.math('ADD', nodes.math('MULTIPLY', island, 0.3), nodes.math('MULTIPLY', nodes.noise(nodes.position(), 5, 6, 0.65), 0.7))
        base = nodes.mix(nodes.ramp(tone, (0.3, 0.0), (0.7, 1.0)), tuple(c * 0.72 for c in colour), colour)
        nodes.put(nodes.mix(nodes.ramp(level, (0.0, 0.8), (0.07, 0.0)), base, (0.05, 0.055, 0.03)), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.55
        bump(nodes, shader, nodes.noise(nodes.position(), 60, 2), 0.2, 0.003)
    return made


def buoy(x, y, colour=(0.78, 0.17, 0.015), radius=0.32, lean=6.0, ring=True):
    """A ball on the water with a ring on top and a line into the deep."""
    parts = Parts()
    skin, iron = fittings.gloss(f'buoy {colour[0]:.2f}', colour, 0.4, 0.2, 0.6), worn_iron()
    with parts.tilted(Matrix.Translation((x, y, radius * 0.42)) @ Matrix.Rotation(math.radians(lean), 4, 'Y')):
        parts.lathe(skin, (0, 0, 0), [(radius * math.sin(math.pi * i / 22) + 0.0005, -radius * math.cos(math.pi * i / 22)) for i in range(23)], 40)
        parts.lathe(skin, (0, 0, radius * 0.93), ((0.09, 0), (0.075, 0.05), (0.05, 0.08), (0, 0.085)), 20)
        parts.lathe(plain('buoy band', (0.62, 0.61, 0.57), 0.5), (0, 0, radius * 0.28), ((radius * 0.964, -0.035), (radius * 0.966, 0.0), (radius * 0.95, 0.035)), 40)
        if ring:
            tube(parts, iron, [(0.06 * math.cos(a), 0, radius * 1.2 + 0.06 * math.sin(a)) for a in [6.2832 * k / 20 for k in range(20)]], 0.011, 8, True)
    return parts.finish()


def stairs(x, y, turn=0.0, width=1.6, steps=5):
    """Stone steps from DECK down into the water, towards -y before the turn."""
    parts, stone = Parts(), boards_of_plastic((0.36, 0.34, 0.30))
    with parts.at(x, y, 0, turn):
        for k in range(steps):
            parts.box(stone, -width / 2, width / 2, -0.34 * (k + 1), -0.34 * k, -1.0, DECK - 0.17 * (k + 1), 0.02)
    return parts.finish()
