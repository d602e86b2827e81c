"""The land around the lake, placed by bearing from the scene's camera (degrees, to the right of where it looks):
wooded hills, mountains, the town with its church, the island, reed, near banks. Call `setting` after the camera stands."""
import math
import random
import sys

import bpy
from mathutils import Vector

from lake_town import church, houses, quay
from outside import fbm, grid, link, mountain, ridge, smooth, soil
from planting import Leaves, bush, leaf, patch, place
from trees import bark, birch, far_trees, oak, pine


class View:
    """Where the scene's camera stands and how much it sees."""

    def __init__(self):
        bpy.context.view_layer.update()
        eye = bpy.context.scene.camera
        ahead = eye.matrix_world.to_3x3() @ Vector((0, 0, -1))
        self.eye, self.heading = eye.matrix_world.translation.copy(), math.degrees(math.atan2(ahead.x, ahead.y))
        numbers = [int(n) for n in sys.argv[sys.argv.index('--') + 1:][2:4]] if '--' in sys.argv else []
        width, height = numbers if len(numbers) == 2 else (1280, 800)
        self.half = math.degrees(math.atan((18 * min(1, width / height) + abs(eye.data.shift_x) * 36) / eye.data.lens))
        pitch = math.degrees(math.asin(max(-1, min(1, ahead.z))))
        self.top = pitch + math.degrees(math.atan((18 * min(1, height / width) + eye.data.shift_y * 36) / eye.data.lens))

    def at(self, bearing, distance):
        a = math.radians(self.heading + bearing)
        return self.eye.x + math.sin(a) * distance, self.eye.y + math.cos(a) * distance

    def polar(self, x, y):
        dx, dy = x - self.eye.x, y - self.eye.y
        b = math.degrees(math.atan2(dx, dy)) - self.heading
        return (b + 180) % 360 - 180, math.hypot(dx, dy)

    def facing(self, bearing):
        """Turn (radians) of a front at y = 0 that looks at the camera."""
        return -math.radians(self.heading + bearing)


class Land:
    """Shore line and height of the land by bearing and distance."""

    def __init__(self, view, shore, hills, town, banks, seed):
        self.view, self.shore, self.hills, self.town, self.banks, self.seed = view, shore, hills, town, banks, seed

    def line(self, b):
        far = self.shore * (1 + 0.22 * fbm(b, 0, 0.045, 3, self.seed) + 0.03 * fbm(b, 0, 0.4, 3, self.seed + 3))
        if self.town:
            near = math.exp(-((b - self.town[0]) / (self.town[2] * 1.6)) ** 2)
            far = far * (1 - near) + self.town[1] * near
        for bearing, distance in self.banks:
            inside = smooth(bearing + 5, bearing - 4, b) if bearing < 0 else smooth(bearing - 5, bearing + 4, b)
            bank = distance * (1 + 0.10 * fbm(b, 7, 0.16, 3, self.seed + 8))
            far = min(far, far * (1 - inside) + bank * inside)
        return far

    def height(self, b, r):
        off = r - self.line(b)
        if off < 0:
            return max(-3.0, off * 0.2)
        x, y = self.view.at(b, r)
        rise = smooth(15, 620, off) * self.hills * (0.55 + 0.75 * fbm(x, y, 0.0022, 4, self.seed) + 0.35 * fbm(b, 0, 0.06, 2, self.seed + 1))
        if self.town:
            flat = math.exp(-((b - self.town[0]) / (self.town[2] * 1.3)) ** 2)
            rise = rise * (1 - flat * smooth(190, 90, off)) + flat * 9 * smooth(12, 100, off)
        return 0.7 * smooth(0, 4, off) + 0.02 * min(off, 60) + max(0.0, rise) + 2.2 * fbm(x, y, 0.02, 3, 1) * smooth(10, 80, off)

    def ground(self, x, y):
        return self.height(*self.view.polar(x, y))


def woods_of(autumn=0.0):
    green = leaf('wood leaves', (0.030, 0.062, 0.012), (0.125, 0.165, 0.035), third=(0.26, 0.15, 0.03) if autumn else None)
    pale, dark = leaf('willow leaves', (0.07, 0.10, 0.03), (0.22, 0.24, 0.08)), leaf('wood needles', (0.010, 0.028, 0.014), (0.040, 0.066, 0.028))
    brown, white = bark('wood bark', (0.13, 0.10, 0.07), (0.04, 0.03, 0.02)), bark('birch bark', (0.62, 0.60, 0.55), (0.42, 0.40, 0.36),
        marks=(0.02, 0.02, 0.02))
    return green, pale, dark, brown, white


def setting(shore=420, hills=70, mountains=1.0, town=None, island=None, reed=(), bank=(), lilies=(), seed=1, woods=1.0, snow=True, autumn=0.0,
            boats=True):
    """`shore`: metres to the far shore; `hills`: their height; `mountains`: 0 none to 1.5; `town`: bearing or (bearing, distance) or
    (bearing, distance, half width in degrees); `island`: bearing or (bearing, distance); `reed`: [(bearing, distance, width in metres), …];
    `bank`: [(bearing, distance), …] a near wooded shore from there outwards; `lilies`: [(bearing, distance[, how many clumps]), …]; another `seed` is another
    place on the lake. Far land is left out when the camera looks down."""
    view, chance = View(), random.Random(seed)
    numbers = lambda value, *rest: (value, *rest) if isinstance(value, (int, float)) else tuple(value) + rest[len(value) - 1:]
    town = numbers(town, 330.0, 9.0) if town is not None else None
    bank = [bank] if bank and isinstance(bank[0], (int, float)) else list(bank)
    land = Land(view, shore, hills, town, bank, seed * 3.7)
    green, pale, dark, brown, white = woods_of(autumn)
    if view.top > -4:
        banks_and_hills(view, land, woods, chance, (green, pale, dark, brown, white), bank)
        if mountains:
            range_of(view, mountains, seed, snow)
        if town:
            place_town(view, land, town, chance, boats)
        if island is not None:
            place_island(view, numbers(island, 210.0), seed, (green, dark, brown))
    if reed:
        reeds(view, reed, chance)
    for bearing, distance, *count in lilies:
        pads(view, bearing, distance, chance, *count)
    return view


def fan(name, view, bearings, distances, height, made):
    """A mesh over bearings and distances(bearing)."""
    vertices = []
    for b in bearings:
        for r in distances(b):
            x, y = view.at(b, r)
            vertices.append((x, y, height(b, r)))
    n = len(vertices) // len(bearings)
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(len(bearings) - 1) for j in range(n - 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(made)
    return link(bpy.data.objects.new(name, mesh))


def span(view, count, more=6):
    wide = view.half + more
    return [-wide + 2 * wide * i / count for i in range(count + 1)]


def banks_and_hills(view, land, woods, chance, made, banks):
    green, pale, dark, brown, white = made
    earth = soil('lake land', (0.045, 0.068, 0.016), (0.13, 0.145, 0.038), 0.02, 0.5, third=(0.17, 0.15, 0.06))
    steps = [-9, -4, -1.5, 0, 1, 2.5, 5, 9, 15] + [15 + 1500 * (i / 46) ** 2.0 for i in range(1, 47)]
    fan('lake land', view, span(view, 150), lambda b: [max(4.0, land.line(b) + s) for s in steps], land.height, earth)
    far = far_trees(green, brown, ('oak', 'oak'), 11, 10, 1500) + far_trees(dark, brown, ('spruce', 'spruce'), 4, 11, 1500)
    light, firs = far[:2], far[2:]
    willow = [bush('shore willow', pale, 4.2, 5.0, 1900, 0.20, 3, narrow=0.35), bush('shore shrub', green, 2.6, 3.4, 1300, 0.17, 5)]
    edge = view.half + 5
    count = int(2400 * woods * min(1.4, max(0.6, edge / 24)))
    placed = tries = 0
    while placed < count and tries < count * 6:
        tries += 1
        b = chance.uniform(-edge, edge)
        line = land.line(b)
        off = 4 + chance.random() ** 1.75 * 900
        x, y = view.at(b, line + off)
        if land.town and abs(b - land.town[0]) < land.town[2] * 1.15 and off < 95 and chance.random() < 0.93:
            continue
        open_land = fbm(x, y, 0.006, 3, land.seed + 7)
        if off > 25 and open_land > 0.16 and chance.random() < 0.96:
            continue
        coniferous = fbm(x, y, 0.008, 2, land.seed + 20) + off / 900
        kind = firs if chance.random() < 0.15 + 0.8 * smooth(-0.1, 0.5, coniferous) else light
        place(chance.choice(kind), x, y, land.height(b, line + off) - 0.4, chance.uniform(0.7, 1.35), chance.uniform(0, 6.28))
        placed += 1
    for _ in range(int(520 * woods)):
        b = chance.uniform(-edge, edge)
        if land.town and abs(b - land.town[0]) < land.town[2] * 0.9:
            continue
        r = land.line(b) + chance.random() ** 2 * 9 + 0.5
        x, y = view.at(b, r)
        place(chance.choice(willow), x, y, land.height(b, r) - 0.5, chance.uniform(0.5, 1.25), chance.uniform(0, 6.28))
    near = [d for _, d in banks if d < 140]
    if near:
        fine = [oak('bank oak', green, brown, 11, 3, count=10000), birch('bank birch', pale, white, 12, 2, count=9000), oak('bank alder', green, brown, 9, 8,
            count=8500, spread=0.3, flat=1.1), pine('bank pine', dark, bark('pine bark', (0.30, 0.14, 0.07), (0.10, 0.05, 0.03)), 15, 4, count=12000)]
        low = [bush('bank willow', pale, 2.6, 3.4, 3600, 0.085, 6, narrow=0.3), bush('bank shrub', green, 1.8, 2.6, 3000, 0.09, 7)]
        for _ in range(210):
            b = chance.uniform(-edge, edge)
            line = land.line(b)
            if line > 170:
                continue
            off = 1.5 + chance.random() ** 1.5 * 32
            x, y = view.at(b, line + off)
            place(chance.choice(fine), x, y, land.height(b, line + off) - 0.2, chance.uniform(0.7, 1.15), chance.uniform(0, 6.28))
            off = chance.random() * 5
            x, y = view.at(b, line + off)
            place(chance.choice(low), x, y, land.height(b, line + off) - 0.3, chance.uniform(0.6, 1.2), chance.uniform(0, 6.28))


def range_of(view, size, seed, snow):
    """Two chains: wooded fore-mountains and stone behind them."""
    def chain(near, depth, top, scale, s):
        def height(b, r):
            t = (r - near) / depth
            x, y = view.at(b, r)
            crest = 0.45 + 0.62 * ridge(x, y, scale, s) * (0.62 + 0.5 * fbm(x, y, scale * 0.6, 3, s + 4)) + 0.13 * fbm(x, y, scale * 5, 5, s)
            big = 0.62 + 0.55 * fbm(b, 0, 0.05, 2, s + 9)
            return -30 + top * smooth(0, 0.75, t) * crest * big * (1 - 0.35 * smooth(0.75, 1, t))
        return height
    wood = mountain('fore-mountains', (0.018, 0.040, 0.020), (0.045, 0.068, 0.030), (0.17, 0.17, 0.16), None, scale=0.006)
    stone = mountain('mountains', (0.030, 0.048, 0.030), (0.075, 0.085, 0.050), (0.30, 0.29, 0.29), (0.86, 0.88, 0.92) if snow else None,
        snow_line=520 * size + 180, scale=0.0032, wooded=0.5)
    steps = lambda near, depth, n: lambda b: [near + depth * i / n for i in range(n + 1)]
    fan('fore-mountains', view, span(view, 190), steps(1700, 1700, 40), chain(1700, 1700, 330 * min(1.0, size), 0.0016, seed * 1.3), wood)
    fan('mountains', view, span(view, 260), steps(4200, 3600, 80), chain(4200, 3600, 1250 * size, 0.00075, seed * 2.1 + 5), stone)


def place_town(view, land, town, chance, boats):
    bearing, distance, half = town
    kinds, width = houses(chance), math.radians(half) * distance
    for row, (off, gap) in enumerate(((9, 12.5), (27, 13.5), (46, 15), (66, 17), (88, 20))):
        n = int(2 * width * (1 - row * 0.13) / gap)
        for i in range(n):
            b = bearing + half * (1 - row * 0.13) * (2 * (i + 0.5 + chance.uniform(-0.12, 0.12) + 0.3 * (row % 2)) / n - 1)
            if row == 2 and abs(b - bearing - half * 0.18) < half * 0.16:
                continue
            r = land.line(b) + off + chance.uniform(-2, 3) * (row > 0)
            x, y = view.at(b, r)
            place(chance.choice(kinds), x, y, land.height(b, r) - 0.6, chance.uniform(0.92, 1.12), view.facing(b) + chance.uniform(-0.12, 0.12) * (1 + row))
    b = bearing + half * 0.18
    r = land.line(b) + 50
    x, y = view.at(b, r)
    place(church(), x, y, land.height(b, r) - 0.4, 1.15, view.facing(b) + 0.5)
    quay(view, land, bearing, half, chance, boats)


def place_island(view, spot, seed, made):
    green, dark, brown = made
    bearing, distance = spot
    chance = random.Random(seed + 50)
    cx, cy = view.at(bearing, distance)
    a = view.facing(bearing)
    def inside(x, y):
        u, v = (x - cx) * math.cos(a) + (y - cy) * math.sin(a), -(x - cx) * math.sin(a) + (y - cy) * math.cos(a)
        return 1 - math.hypot(u / 34, v / 17) + 0.16 * fbm(x, y, 0.08, 3, seed)
    height = lambda x, y: max(-1.5, 3.6 * inside(x, y) + 0.5 * fbm(x, y, 0.2, 3, 2))
    xs, ys = [cx - 46 + 92 * i / 60 for i in range(61)], [cy - 46 + 92 * i / 60 for i in range(61)]
    grid('island', xs, ys, height, soil('island ground', (0.05, 0.065, 0.02), (0.17, 0.155, 0.08), 0.1, 0.8))
    trees = [pine(f'island pine {i}', dark, brown, 13, 5 + i, count=5000, size=0.24) for i in range(2)] + [oak('island oak', green, brown, 9, 6, count=5000, size=0.2)]
    low = bush('island bush', green, 1.6, 2.4, 900, 0.12, 4)
    for k in range(150):
        x, y = cx + chance.uniform(-36, 36), cy + chance.uniform(-36, 36)
        level = inside(x, y)
        if level > 0.12 and k < 90:
            place(chance.choice(trees), x, y, height(x, y) - 0.2, chance.uniform(0.6, 1.1), chance.uniform(0, 6.28))
        elif level > 0.03:
            place(low, x, y, height(x, y) - 0.2, chance.uniform(0.6, 1.2), chance.uniform(0, 6.28))


def reed_meshes():
    blades, plume = leaf('reed', (0.07, 0.10, 0.025), (0.26, 0.24, 0.09), 0.3), leaf('plumes', (0.20, 0.13, 0.07), (0.34, 0.24, 0.13))
    return [patch(f'reeds {i}', blades, 1.6, 300, 2.1, 0.013, 0.13, 0.35, (0.14, 0), i, [(plume, 60, 0.035, 2.05)], 9) for i in range(3)]


def reeds(view, belts, chance, meshes=None):
    """Belts of reed that stand in the water: (bearing, distance, width in metres across the view[, depth in metres])."""
    meshes = meshes or reed_meshes()
    for bearing, distance, width, *depth in belts:
        deep = depth[0] if depth else max(3.0, width * 0.25)
        for _ in range(int(width * deep * 0.55) + 4):
            u, v = chance.uniform(-0.5, 0.5), chance.random()
            if abs(u) > 0.5 - 0.12 * chance.random() - 0.1 * v:
                continue
            ragged = 1.5 * fbm(u * width, 0, 0.22, 3, bearing)
            b, r = bearing + math.degrees(u * width / distance), distance + v * deep + ragged + deep * 0.8 * (2 * u) ** 2
            x, y = view.at(b, r)
            place(chance.choice(meshes), x, y, -0.25, chance.uniform(0.75, 1.2), chance.uniform(0, 6.28))


def pads(view, bearing, distance, chance, count=20, radius=2.2):
    """Water lilies."""
    pad, flower = leaf('lily pads', (0.03, 0.08, 0.02), (0.10, 0.16, 0.04), 0.1), leaf('lily flowers', (0.7, 0.62, 0.6), (0.85, 0.82, 0.78), 0.3)
    new = Leaves(5)
    for i in range(11):
        r = 0.13 + 0.05 * (i % 3)
        cx, cy = new.chance.uniform(-0.5, 0.5), new.chance.uniform(-0.5, 0.5)
        rim = [(cx + r * math.cos(t + i), cy + r * math.sin(t + i), 0.012 + 0.006 * (k % 2)) for k, t in enumerate((0.25, 0.9, 1.6, 2.3, 3.0, 3.8, 4.6, 5.4, 6.0))]
        new.add(pad, [(cx, cy, 0.008)] + rim, [(0, k, k + 1, k + 2) for k in (1, 3, 5, 7)])
        if i in (2, 7):
            new.clump(flower, (cx + 0.1, cy, 0.06), (0.06, 0.06, 0.04), 22, 0.05, 0.45, 0.7)
    mesh = new.mesh('lilies')
    for _ in range(count):
        x, y = view.at(bearing, distance)
        place(mesh, x + chance.gauss(0, radius), y + chance.gauss(0, radius), 0.012, chance.uniform(0.55, 1.0), chance.uniform(0, 6.28))
