"""Trees as meshes of real branches with thousands of leaves, to be placed many times (planting.place, spread).

oak, birch, beech, apple, olive, cork_oak, pine, stone_pine, spruce, cypress, juniper, palm, far_trees
Each takes (name, leaf material, bark material, height, seed, …) and returns a mesh.
"""
import math

import numpy
from mathutils import Euler, Vector

from planting import Leaves
from surfaces import bump, material


def bark(name, light, dark, scale=2.0, stretch=0.2, marks=None):
    """Furrows along the trunk; `marks`: colour of the dark bands of birches."""
    made, nodes, shader = material(name)
    if nodes:
        at = nodes.vector('MULTIPLY', nodes.new('TexCoord').outputs['Object'], (6.0, 6.0, 6.0 * stretch))
        tone = nodes.noise(at, scale, 8, 0.65)
        colour = nodes.ramp(tone, (0.32, dark), (0.66, light))
        if marks:
            bands = nodes.noise(nodes.vector('MULTIPLY', nodes.new('TexCoord').outputs['Object'], (1.6, 1.6, 9.0)), 1.2, 6, 0.7)
            low = nodes.new('SeparateXYZ', Vector=nodes.new('TexCoord').outputs['Object']).outputs['Z']
            bands = nodes.math('ADD', bands, nodes.ramp(low, (0.0, 0.14), (1.0, 0.0)))
            colour = nodes.mix(nodes.ramp(bands, (0.57, 0.0), (0.62, 1.0)), colour, marks)
        nodes.put(colour, shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.9, 0.15
        bump(nodes, shader, tone, 0.6, 0.03)
    return made


def limb(new, made, start, way, length, radius, wobble, steps=5, end=0.45, up=0.0, sides=6):
    """A crooked branch; returns its points."""
    points, radii, at, way = [Vector(start)], [radius], Vector(start), Vector(way).normalized()
    for i in range(steps):
        way = (way + Vector([new.chance.gauss(0, wobble) for _ in range(3)]) + Vector((0, 0, up))).normalized()
        at = at + way * (length / steps)
        points.append(at.copy())
        radii.append(radius * (1 - (1 - end) * (i + 1) / steps))
    new.stem(made, points, radii, sides)
    return points, way


def broad(name, leaves, bark_of, height, seed=1, count=9000, size=0.14, trunk=0.28, girth=0.026, spread=0.36, rise=0.75, limbs=8, twigs=4,
          puff=0.105, flat=0.8, wobble=0.14, lean=0.0, hang=0.0, narrow=0.55, top=0.94, crooked=0.06, lie=0.8, forks=1, fruit=None, shell=0.4):
    """A broad-leaved tree. trunk: bare share of the height; spread: crown radius, puff: clump radius, both shares of the height."""
    new = Leaves(seed)
    tips = []
    core = (lean * height * 0.5, 0, height * (trunk + 1) / 2)
    for f in range(forks):
        off = Vector((new.chance.uniform(-1, 1), new.chance.uniform(-1, 1), 0)) * (0.22 * (forks > 1))
        stem, _ = limb(new, bark_of, (off.x * 0.4, off.y * 0.4, -0.3), Vector((lean, 0, 1)) + off, height * top * 0.82,
                       height * girth / math.sqrt(forks), crooked, 9, 0.22, 0.02, 9)
        tips.append((stem[-1], 1.0))
        for i in range(limbs):
            share = trunk + (0.8 - trunk) * (i + new.chance.random() * 0.8) / limbs
            at = stem[min(len(stem) - 2, int(share * (len(stem) - 1)))].lerp(stem[min(len(stem) - 1, int(share * (len(stem) - 1)) + 1)],
                (share * 9) % 1)
            a = i * 2.4 + new.chance.uniform(-0.4, 0.4)
            shape = math.sin(math.pi * min(1.0, 0.22 + 0.78 * (share - trunk) / (0.95 - trunk))) ** 0.7
            reach = height * spread * (0.35 + 0.75 * shape) * new.chance.uniform(0.75, 1.1)
            way = Vector((math.cos(a), math.sin(a), rise * new.chance.uniform(0.6, 1.3)))
            line, heading = limb(new, bark_of, at, way, reach, height * girth * 0.42 * (1.1 - share), wobble, 5, 0.3, 0.03)
            tips.append((line[-1], 1.0))
            for k in range(twigs):
                start = line[1 + k % (len(line) - 1)]
                turn = Euler((new.chance.gauss(0, 0.7), new.chance.gauss(0, 0.7), new.chance.gauss(0, 0.9))).to_matrix()
                sub, _ = limb(new, bark_of, start, turn @ heading, reach * new.chance.uniform(0.3, 0.55), height * girth * 0.13, wobble, 3, 0.3, 0.02,
                    4)
                tips.append((sub[-1], new.chance.uniform(0.65, 1.0)))
    each = count // len(tips)
    for tip, share in tips:
        r = height * puff * share * new.chance.uniform(0.8, 1.25)
        new.clump(leaves, tip, (r * 1.15, r * 1.15, r * flat), each, size, narrow, lie, shell, core, hang * height)
        if fruit:
            new.clump(fruit, tip, (r, r, r * flat), max(2, each // 60), size * 0.8, 0.95, 1.0, 0.1, core)
    return new.mesh(name)


def oak(name, leaves, bark_of, height=9.0, seed=1, **more):
    return broad(name, leaves, bark_of, height, seed, **{'count': 11000, 'spread': 0.38, 'trunk': 0.2, **more})


def birch(name, leaves, bark_of, height=10.0, seed=1, **more):
    return broad(name, leaves, bark_of, height, seed, **{
        'count': 11000, 'size': 0.1, 'spread': 0.22, 'trunk': 0.24, 'girth': 0.012, 'limbs': 12, 'twigs': 3, 'puff': 0.085, 'flat': 1.3, 'rise': 1.1,
        'hang': 0.09, 'lean': new_lean(seed), 'top': 1.05, **more})


def new_lean(seed):
    return ((seed * 37) % 11 - 5) * 0.012


def olive(name, leaves, bark_of, height=4.5, seed=1, **more):
    return broad(name, leaves, bark_of, height, seed, **{
        'count': 16000, 'size': 0.075, 'narrow': 0.3, 'spread': 0.42, 'trunk': 0.24, 'girth': 0.06, 'crooked': 0.3, 'forks': 2, 'limbs': 6, 'twigs': 4,
        'puff': 0.12, 'rise': 0.7, 'wobble': 0.25, **more})


def cork_oak(name, leaves, bark_of, height=7.0, seed=1, **more):
    return broad(name, leaves, bark_of, height, seed, **{
        'count': 17000, 'size': 0.1, 'spread': 0.56, 'trunk': 0.32, 'girth': 0.045, 'crooked': 0.16, 'limbs': 8, 'twigs': 5, 'puff': 0.12, 'flat': 0.55,
        'rise': 0.55, 'top': 0.85, **more})


def apple(name, leaves, bark_of, height=4.2, seed=1, **more):
    return broad(name, leaves, bark_of, height, seed, **{
        'count': 9000, 'size': 0.085, 'spread': 0.42, 'trunk': 0.3, 'girth': 0.035, 'crooked': 0.16, 'limbs': 7, 'twigs': 4, 'puff': 0.12, 'rise': 0.6, **more})


def pine(name, leaves, bark_of, height=12.0, seed=1, count=11000, crown=0.42, spread=0.24, size=0.2, bend=0.05):
    """A Scots pine: high bare trunk, flat clouds of needles on crooked limbs."""
    new = Leaves(seed)
    stem, _ = limb(new, bark_of, (0, 0, -0.3), (new.chance.gauss(0, 0.06), new.chance.gauss(0, 0.06), 1), height * 0.97, height * 0.018, bend, 12,
        0.35, 0.02, 8)
    tips = [(stem[-1], 0.8)]
    for i in range(13):
        share = 1 - crown + crown * i / 13
        at, a = stem[int(share * 12)], i * 2.4 + new.chance.uniform(-0.5, 0.5)
        reach = height * spread * (1.15 - 0.6 * (share - 1 + crown) / crown) * new.chance.uniform(0.5, 1.1)
        line, heading = limb(new, bark_of, at, (math.cos(a), math.sin(a), 0.25), reach, height * 0.006, 0.22, 4, 0.4, 0.1, 5)
        tips += [(line[-1], 1.0), (line[-2], 0.6)]
    for _ in range(4):
        a, z = new.chance.uniform(0, 6.28), new.chance.uniform(0.25, 1 - crown)
        at = stem[int(z * 12)]
        limb(new, bark_of, at, (math.cos(a), math.sin(a), 0.1), height * 0.07, height * 0.004, 0.2, 3, 0.4, 0, 4)
    for tip, share in tips:
        r = height * 0.085 * share * new.chance.uniform(0.8, 1.3)
        new.clump(leaves, tip, (r * 1.5, r * 1.5, r * 0.6), count // len(tips), size, 0.2, 1.0, 0.5, tuple(tip - Vector((0, 0, r))))
    return new.mesh(name)


def spruce(name, leaves, bark_of, height=16.0, seed=1, count=11000, size=0.2, spread=0.17, bare=0.06):
    """Whorls of drooping boughs, each a flat fan of twigs that hang."""
    new = Leaves(seed)
    new.stem(bark_of, [(0, 0, -0.3), (0, 0, height * 0.5), (0, 0, height)], (height * 0.014, height * 0.008, 0.01), 7)
    tiers, boughs = int(height * 2.1), []
    for i in range(tiers):
        z = bare + (1 - bare) * (i / tiers) ** 0.92
        for k in range(6 if z < 0.85 else 4):
            a = i * 1.1 + k * 6.2832 / 6 + new.chance.uniform(-0.3, 0.3)
            boughs.append((z, a, height * spread * (1 - z) ** 0.85 * new.chance.uniform(0.65, 1.12) + 0.12))
    total = sum(b[2] for b in boughs)
    for z, a, reach in boughs:
        n = max(5, int(count * reach / total))
        t = new.rng.random(n) ** 0.7
        fan = new.rng.normal(size=n) * 0.2 * reach * (1.05 - t)
        droop = -0.42 * t * reach + 0.22 * (t ** 3) * reach
        at = numpy.stack([math.cos(a) * t * reach - math.sin(a) * fan, math.sin(a) * t * reach + math.cos(a) * fan,
                          z * height + droop - numpy.abs(fan) * 0.3 - new.rng.random(n) ** 2 * 0.06 * height * (1 - z)], 1)
        way = numpy.tile([math.cos(a), math.sin(a), -0.55], (n, 1))
        puffs = numpy.tile([math.cos(a) * 0.8, math.sin(a) * 0.8, 0.5], (n, 1)) + new.rng.normal(size=(n, 3)) * 0.15
        new.quads(leaves, at, size * new.rng.uniform(0.6, 1.1, n) * (1.05 - 0.55 * z), puffs, 0.34, 1.0, way)
    return new.mesh(name)


def cypress(name, leaves, bark_of, height=11.0, seed=1, count=9000, size=0.13, width=0.075):
    """A slim flame of upright sprays with hollows and wisps."""
    new = Leaves(seed)
    new.stem(bark_of, [(0, 0, -0.3), (0, 0, height * 0.6)], (height * 0.016, 0.03), 7)
    sprays = 90
    for i in range(sprays):
        z = 0.03 + 0.94 * ((i + new.chance.random()) / sprays)
        full = math.sin(math.pi * min(1.0, 0.13 + 0.87 * z ** 0.85)) ** 0.55
        a, r = i * 2.4, height * width * full * new.chance.uniform(0.5, 0.95)
        at = (math.cos(a) * r, math.sin(a) * r, z * height)
        n = count // sprays
        puff = height * 0.022 * new.chance.uniform(0.8, 1.4) * (0.5 + full * 0.6)
        way = new.rng.normal(size=(n, 3))
        way /= numpy.linalg.norm(way, axis=1, keepdims=True)
        centres = numpy.array(at) + way * numpy.array([puff, puff, puff * 3.2]) * new.rng.random((n, 1)) ** 0.4
        puffs = way * 0.5 + numpy.array([math.cos(a), math.sin(a), 0.15]) * 0.7
        new.quads(leaves, centres, size * new.rng.uniform(0.5, 1.0, n), puffs, 0.3, 1.0,
            numpy.tile([math.cos(a) * 0.25, math.sin(a) * 0.25, 1.0], (n, 1)))
    return new.mesh(name)


def juniper(name, leaves, bark_of, height=3.0, seed=1, count=6000, size=0.06):
    """Several ragged columns from one foot."""
    new = Leaves(seed)
    for i in range(5):
        a, r = i * 2.4, height * 0.09 * (i > 0)
        tall = height * (1.0 if i == 0 else new.chance.uniform(0.5, 0.9))
        for k in range(6):
            z = tall * (0.1 + 0.85 * k / 6)
            girth = height * 0.11 * (1.15 - k / 6)
            at = (math.cos(a) * r + new.chance.gauss(0, 0.05), math.sin(a) * r + new.chance.gauss(0, 0.05), z)
            new.clump(leaves, at, (girth, girth, tall * 0.14), count // 30, size, 0.22, 1.0, 0.5, (0, 0, z * 0.8))
    return new.mesh(name)


def palm(name, leaves, bark_of, height=7.0, seed=1, fronds=34, reach=2.6):
    new = Leaves(seed)
    stem, _ = limb(new, bark_of, (0, 0, -0.2), (0.05, 0, 1), height, 0.2, 0.025, 10, 0.75, 0.03, 12)
    top = stem[-1]
    for i in range(fronds):
        a, rise = i * 2.4, 1.25 - 1.9 * i / fronds
        way, at, points = Vector((math.cos(a) * math.cos(rise), math.sin(a) * math.cos(rise), math.sin(rise))), top.copy(), [top.copy()]
        length = reach * new.chance.uniform(0.8, 1.1)
        for _ in range(10):
            way = (way + Vector((0, 0, -0.13))).normalized()
            at = at + way * length / 10
            points.append(at.copy())
        new.stem(leaves, points, [0.025 * (1 - k / 12) for k in range(11)], 4)
        side = Vector((-math.sin(a), math.cos(a), 0))
        n = 44
        for sign in (-1, 1):
            t = numpy.linspace(0.12, 0.99, n)
            base = numpy.array([points[min(9, int(u * 10))].lerp(points[min(10, int(u * 10) + 1)], (u * 10) % 1)[:] for u in t])
            long = 0.42 * numpy.sin(numpy.pi * (0.18 + 0.8 * t))
            heading = numpy.array(side * sign) + numpy.array(way) * 0.6 + numpy.array([0, 0, -0.35])
            heading /= numpy.linalg.norm(heading)
            new.quads(leaves, base + heading * long[:, None], long, numpy.tile([0, 0, 1.0], (n, 1)), 0.05, 1.0, numpy.tile(heading * 3, (n, 1)))
    return new.mesh(name)


def far_trees(leaves, bark_of, kinds=('oak', 'spruce'), seed=1, height=10.0, count=2800):
    """Light meshes for woods far off: larger and fewer leaves."""
    made = []
    for i, kind in enumerate(kinds):
        if kind == 'spruce':
            made.append(spruce(f'far spruce {i}', leaves, bark_of, height * 1.3, seed + i, count, 0.5))
        elif kind == 'pine':
            made.append(pine(f'far pine {i}', leaves, bark_of, height * 1.2, seed + i, count, size=0.26))
        else:
            made.append(broad(f'far tree {i}', leaves, bark_of, height, seed + i, count, 0.2, 0.12, limbs=7, twigs=2, puff=0.14))
    return made


def stone_pine(name, leaves, bark_of, height=11.0, seed=1, **more):
    """An umbrella on a bare trunk."""
    return broad(name, leaves, bark_of, height, seed, **{
        'count': 15000, 'size': 0.11, 'narrow': 0.25, 'spread': 0.42, 'trunk': 0.62, 'girth': 0.026, 'limbs': 10, 'twigs': 5, 'puff': 0.1, 'flat': 0.5, 'rise': 0.85, 'top': 0.88, **more})
