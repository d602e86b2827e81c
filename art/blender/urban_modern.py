"""Kit of houses of our time: slabs with rounded corners, glazing with lit rooms, furniture behind it, terraces, solar roofs, gardens."""
import math

from building import curtain, glass, glow, plain, timber, wall
from planting import patch, place
from surfaces import shaded


def rounded(x0, x1, y0, y1, r, steps=8, round_back=False):
    """Outline of a rectangle with rounded front corners (or all four), anticlockwise from the left front."""
    points = []
    for cx, cy, a0 in ((x0 + r, y0 + r, 180), (x1 - r, y0 + r, 270)):
        points += [(cx + r * math.cos(math.radians(a0 + 90 * i / steps)), cy + r * math.sin(math.radians(a0 + 90 * i / steps))) for i in range(steps + 1)]
    if round_back:
        for cx, cy, a0 in ((x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90)):
            points += [(cx + r * math.cos(math.radians(a0 + 90 * i / steps)), cy + r * math.sin(math.radians(a0 + 90 * i / steps))) for i in range(steps + 1)]
        return points
    return points + [(x1, y1), (x0, y1)]


def slab(p, material, outline, z0, z1, soffit=None):
    """A plate with the outline's edge."""
    n = len(outline)
    low, high = [(x, y, z0) for x, y in outline], [(x, y, z1) for x, y in outline]
    p.add(material, low + high, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], True)
    p.face(material, *high)
    p.face(soffit or material, *reversed(low))


def band(p, material, outline, z0, z1, smooth=True, closed=False):
    """An upright skin along an outline: a wall, or panes."""
    n = len(outline)
    vertices = [(x, y, z0) for x, y in outline] + [(x, y, z1) for x, y in outline]
    p.add(material, vertices, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n if closed else n - 1)], smooth)


def ceiling(strength, warm):
    """A panel that lights a room far more than it shows itself."""
    made, nodes, surface = shaded(f'ceiling {strength:.2f}')
    if nodes is None:
        return made
    seen = nodes.new('LightPath').outputs['Is Camera Ray']
    power = nodes.math('SUBTRACT', strength, nodes.math('MULTIPLY', seen, max(0.0, strength - 0.7)))
    nodes.put(nodes.new('Emission', Color=warm, Strength=power).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def glazed(p, x0, x1, y, z0, z1, fields, frame, chance, lit=True, depth=5.0, strength=22.0, floor=None, inner=None, drapes=0.7, warm=(1.0, 0.64, 0.34)):
    """A glazed front in the plane y with a furnished room behind it."""
    floor = floor or timber('parquet', (0.36, 0.22, 0.11), (0.25, 0.14, 0.07), 0.16)
    inner = inner or plain('inner wall', (0.58, 0.54, 0.47), 0.9)
    p.box(floor, x0, x1, y + 0.05, y + depth, z0 - 0.02, z0 + 0.01)
    p.face(inner, (x0, y + depth, z0), (x1, y + depth, z0), (x1, y + depth, z1), (x0, y + depth, z1))
    for x in (x0, x1):
        p.face(inner, (x, y + 0.1, z0), (x, y + depth, z0), (x, y + depth, z1), (x, y + 0.1, z1))
    p.face(inner, (x0, y + 0.1, z1), (x1, y + 0.1, z1), (x1, y + depth, z1), (x0, y + depth, z1))
    step = (x1 - x0) / fields
    for i in range(fields):
        p.face(glass(), (x0 + i * step, y, z0), (x0 + (i + 1) * step, y, z0), (x0 + (i + 1) * step, y, z1), (x0 + i * step, y, z1))
        p.box(frame, x0 + i * step - 0.03, x0 + i * step + 0.03, y - 0.04, y + 0.06, z0, z1, 0.004)
    p.box(frame, x1 - 0.03, x1 + 0.03, y - 0.04, y + 0.06, z0, z1, 0.004)
    for z in (z0 + 0.03, z1 - 0.04):
        p.box(frame, x0, x1, y - 0.04, y + 0.06, z - 0.04, z + 0.04, 0.004)
    if chance.random() < drapes:
        for a, b in ((x0 + 0.08, x0 + 0.08 + step * 0.45), (x1 - step * 0.4, x1 - 0.08)):
            curtain(p, a, b, y + 0.2, z0, z1 - 0.05, chance)
    furnish(p, x0, x1, y, z0, z1, depth, chance)
    if lit:
        p.face(ceiling(strength * 0.15, warm), (x0 + 0.3, y + depth * 0.25, z1 - 0.02), (x1 - 0.3, y + depth * 0.25, z1 - 0.02), (x1 - 0.3, y + depth * 0.85, z1 - 0.02), (x0 + 0.3, y + depth * 0.85, z1 - 0.02))
        for i in range(max(2, int((x1 - x0) / 1.8))):
            p.box(glow('downlight', (1.0, 0.70, 0.42), 12), x0 + (i + 0.5) * (x1 - x0) / max(2, int((x1 - x0) / 1.8)) - 0.06, x0 + (i + 0.5) * (x1 - x0) / max(2, int((x1 - x0) / 1.8)) + 0.06, y + 0.9, y + 1.02, z1 - 0.03, z1 - 0.01)


def furnish(p, x0, x1, y, z0, z1, depth, chance):
    """A sofa, a table with a lamp, shelves and pictures, by chance."""
    cloths = ((0.30, 0.29, 0.27), (0.12, 0.17, 0.19), (0.42, 0.34, 0.25), (0.28, 0.12, 0.08))
    sofa = plain(f'sofa {int(chance.random() * 4)}', chance.choice(cloths), 0.95)
    wood = plain('table wood', (0.26, 0.15, 0.08), 0.45)
    wide = x1 - x0
    a = x0 + wide * chance.uniform(0.12, 0.35)
    p.box(sofa, a, a + min(2.4, wide * 0.45), y + depth * 0.5, y + depth * 0.5 + 0.9, z0 + 0.1, z0 + 0.42, 0.07)
    p.box(sofa, a, a + min(2.4, wide * 0.45), y + depth * 0.5 + 0.7, y + depth * 0.5 + 0.95, z0 + 0.3, z0 + 0.85, 0.08)
    b = x0 + wide * chance.uniform(0.6, 0.75)
    p.box(wood, b - 0.8, b + 0.8, y + depth * 0.4, y + depth * 0.4 + 0.85, z0 + 0.71, z0 + 0.75, 0.01)
    for sx in (-0.7, 0.7):
        p.box(wood, b + sx - 0.03, b + sx + 0.03, y + depth * 0.4 + 0.1, y + depth * 0.4 + 0.75, z0, z0 + 0.71)
    p.lathe(glow('pendant', (1.0, 0.62, 0.30), 9), (b, y + depth * 0.4 + 0.4, z0 + 1.55), ((0.2, 0), (0.16, 0.12), (0.02, 0.2)), 14)
    p.bar(plain('flex', (0.02, 0.02, 0.02)), (b, y + depth * 0.4 + 0.4, z0 + 1.7), (b, y + depth * 0.4 + 0.4, z1), 0.008, 4)
    c = x0 + wide * chance.uniform(0.2, 0.6)
    picture = chance.choice(((0.50, 0.16, 0.06), (0.07, 0.15, 0.22), (0.55, 0.48, 0.34)))
    p.box(plain(f'canvas {picture[0]:.2f}', picture, 0.8), c, c + chance.uniform(0.8, 1.5), y + depth - 0.06, y + depth - 0.02, z0 + 1.2, z0 + 2.1)
    d = x1 - 0.9
    for i in range(4):
        p.box(wood, d - 0.5, d + 0.5, y + depth - 0.34, y + depth - 0.03, z0 + 0.3 + i * 0.48, z0 + 0.33 + i * 0.48)
        x = d - 0.45
        while x < d + 0.4:
            w = chance.uniform(0.03, 0.12)
            tint = chance.choice(((0.4, 0.08, 0.05), (0.06, 0.12, 0.2), (0.5, 0.45, 0.35), (0.1, 0.1, 0.1), (0.12, 0.2, 0.12)))
            p.box(plain(f'book {tint[0]:.2f} {tint[2]:.2f}', tint, 0.8), x, x + w * 0.9, y + depth - 0.3, y + depth - 0.08, z0 + 0.33 + i * 0.48, z0 + 0.33 + i * 0.48 + chance.uniform(0.18, 0.34))
            x += w * (1 if chance.random() < 0.85 else 3)


def lounger(p, x, y, z, turn=0.0):
    wood, cushion = timber('lounger wood', (0.42, 0.26, 0.14), (0.28, 0.16, 0.08), 0.08), plain('lounger cushion', (0.70, 0.67, 0.60), 0.95)
    with p.at(x, y, z, turn):
        p.box(wood, -0.36, 0.36, -1.0, 0.55, 0.26, 0.33, 0.01)
        p.box(cushion, -0.33, 0.33, -0.98, 0.5, 0.33, 0.43, 0.04)
        p.block(cushion, (0, 0.82, 0.62), (0.66, 0.75, 0.1), 0.04, tilt=(42, 0))
        p.block(wood, (0, 0.84, 0.55), (0.72, 0.78, 0.04), 0.008, tilt=(42, 0))
        p.block(cushion, (0, 0.98, 0.82), (0.5, 0.26, 0.1), 0.04, tilt=(42, 0))
        for sx in (-0.31, 0.31):
            for sy in (-0.9, 0.45):
                p.box(wood, sx - 0.03, sx + 0.03, sy - 0.03, sy + 0.03, 0, 0.28)


def grass_field(chance, material, rect, step=1.0, height=0.07, keep=None, flowers=None, count=900, z=0.0, width=0.0045):
    """Mown or rough grass as patches of blades over a rectangle."""
    kinds = [patch(f'{material.name} {i} {height}', material, step * 1.15, int(count * step * step), height, width, 0.5, 0.5, seed=i + 3, heads=flowers) for i in range(3)]
    x0, x1, y0, y1 = rect
    for i in range(int((x1 - x0) / step)):
        for j in range(int((y1 - y0) / step)):
            x, y = x0 + (i + 0.5) * step, y0 + (j + 0.5) * step
            if keep is None or keep(x, y):
                place(chance.choice(kinds), x, y, z, chance.uniform(0.85, 1.15), chance.randrange(4) * math.pi / 2)


def solar(p, x0, x1, y0, y1, z, tilt=14.0, rows=3):
    """Panels on racks."""
    cell, rim = plain('solar cell', (0.012, 0.018, 0.04), 0.12, 0.3, 0.8), plain('solar rim', (0.5, 0.5, 0.5), 0.4, 1.0)
    deep = (y1 - y0) / rows
    for r in range(rows):
        count = int((x1 - x0) / 1.05)
        for i in range(count):
            at = (x0 + (i + 0.5) * 1.05, y0 + (r + 0.45) * deep, z + 0.4)
            p.block(rim, at, (1.02, 1.66, 0.03), 0, tilt=(tilt, 0))
            p.block(cell, (at[0], at[1], at[2] + 0.012), (0.96, 1.6, 0.03), 0, tilt=(tilt, 0))
