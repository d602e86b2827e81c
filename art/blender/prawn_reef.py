"""blender -b -noaudio -P prawn_reef.py -- LAYER FILE WIDTH HEIGHT SAMPLES THREADS

Ridges of the reef, seen from the front without perspective; they repeat every 24 units, so that pictures stand side by side.
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Vector, noise

import prawn_growth as growth
import prawn_stone as stone
from prawn_mesh import add_mesh, grid_faces
from prawn_stage import camera, empty, render, sun, water_light

SPAN = 24.0
PITCH = math.radians(7)


def rolling(x, y, scale, octaves, seed):
    """Noise that repeats after SPAN along x."""
    turn = 2 * math.pi * x / SPAN
    far = SPAN * scale / (2 * math.pi)
    return noise.fractal(Vector((math.cos(turn) * far, math.sin(turn) * far + seed, y * scale)), 1.0, 2.0, octaves)


class Ridge:
    """A hill line: `crest(x)` in units above the picture's lower edge, falling away to the viewer."""

    def __init__(self, crest, seed, rough=0.7):
        self.crest, self.seed, self.rough = crest, seed, rough

    def height(self, x, y):
        fall = max(0.0, 1.6 - y) / 1.6
        craggy = abs(rolling(x, y, 0.55, 5, self.seed)) * 1.5 - 0.5
        return (self.crest(x) + craggy * self.rough + rolling(x, y, 1.7, 4, self.seed + 9) * 0.22 * self.rough) * (1 - 0.6 * fall ** 1.4) - 0.6 * fall

    def build(self, material, deep=3.4):
        columns, rows = 420, 60
        points = []
        for row in range(rows):
            y = deep * row / (rows - 1)
            for column in range(columns):
                x = -SPAN / 2 - 1 + (SPAN + 2) * column / (columns - 1)
                push = rolling(x, y * 2, 1.1, 4, self.seed + 30) * 0.35
                points.append((x, y + push, self.height(x, y) if row else -3.0))
        add_mesh('ridge', points, grid_faces(rows, columns), material)


class Planting:
    """Sets things on a ridge, and again one span to both sides."""

    def __init__(self, ridge, chance):
        self.ridge, self.chance = ridge, chance

    def put(self, model, x, y, size, turn=None, sink=0.05, tilt=0.12, squash=1.0):
        chance = self.chance
        spin = chance.uniform(0, 6.28) if turn is None else turn
        lean = (chance.gauss(0, tilt), chance.gauss(0, tilt), spin)
        for shift in (-SPAN, 0, SPAN):
            if abs(x + shift) > SPAN / 2 + 5:
                continue
            copy = bpy.data.objects.new(model.name, model.data)
            bpy.context.scene.collection.objects.link(copy)
            copy.location = (x + shift, y, self.ridge.height(x, y) - sink * size)
            copy.scale = (size, size, size * squash)
            copy.rotation_euler = lean

    def scatter(self, models, places, size, deep=(0.5, 2.6), **more):
        for x in places:
            self.put(self.chance.choice(models), x + self.chance.gauss(0, 0.25), self.chance.uniform(*deep),
                     self.chance.uniform(*size), **more)

    def random(self, count, sides=0.0):
        """Places along x; `sides` keeps them away from the middle."""
        found = []
        while len(found) < count:
            x = self.chance.uniform(-SPAN / 2, SPAN / 2)
            if self.chance.random() < (abs(x) / (SPAN / 2)) ** sides:
                found.append(x)
        return found


def bump(x, centre, wide, high):
    """A hill that also counts across the seam."""
    return sum(high * math.exp(-((x - centre + k * SPAN) / wide) ** 2) for k in (-1, 0, 1))


CRESTS = {
    'far': lambda x: 2.3 + bump(x, -7.4, 2.0, 2.0) + bump(x, -4.9, 0.8, 1.0) + bump(x, 3.4, 1.5, 1.3) + bump(x, 8.2, 2.6, 2.5) + bump(x, 10.6, 0.8, 0.9),
    'mid': lambda x: 1.5 + bump(x, -11.0, 2.4, 1.9) + bump(x, -6.2, 1.5, 1.1) + bump(x, 6.9, 2.2, 1.6) + bump(x, 2.2, 1.0, 0.4) + bump(x, 11.0, 1.6, 1.5),
    'near': lambda x: 0.75 + bump(x, -12.0, 3.2, 2.3) + bump(x, -7.4, 1.3, 0.6) + bump(x, 8.0, 1.6, 0.9) + bump(x, 1.0, 1.4, 0.25),
}


def corals(chance):
    """Two or three of each kind, hidden; the reef shows copies of them."""
    rose = stone.coral('rose', (0.16, 0.035, 0.06), (0.62, 0.16, 0.2))
    violet = stone.coral('violet', (0.07, 0.05, 0.15), (0.34, 0.24, 0.52))
    pale = stone.coral('pale', (0.2, 0.2, 0.16), (0.62, 0.68, 0.55), polyps=18)
    teal = stone.coral('teal', (0.03, 0.12, 0.13), (0.2, 0.52, 0.48), polyps=18)
    kinds = {
        'fan': [growth.sea_fan(chance, m, 2.0) for m in (rose, violet, violet)],
        'staghorn': [growth.staghorn(chance, m) for m in (pale, teal, rose)],
        'tubes': [growth.tubes(chance, stone.sponge(f'sponge{k}', *c), n) for k, (c, n) in enumerate((
            (((0.1, 0.2, 0.28), (0.5, 0.66, 0.62)), 8), (((0.3, 0.13, 0.22), (0.7, 0.45, 0.45)), 5)))],
        'brain': [growth.dome(chance, stone.brain(f'brain{k}', *c)) for k, c in enumerate((
            ((0.03, 0.1, 0.09), (0.32, 0.42, 0.24)), ((0.1, 0.06, 0.1), (0.46, 0.33, 0.32))))],
        'grass': [growth.grass(chance, stone.weed('grass', (0.02, 0.08, 0.05), (0.2, 0.4, 0.16))) for _ in range(2)],
    }
    kinds['stone'] = [growth.boulder(chance, stone.rock()) for _ in range(4)]
    return hide(kinds)


def forest(chance, height, width, length, step, count=4):
    blade = stone.weed('kelp', (0.05, 0.075, 0.02), (0.34, 0.38, 0.08))
    return hide({'kelp': [growth.kelp(chance, blade, height * chance.uniform(0.75, 1.1), width, length, step) for _ in range(count)]})['kelp']


def hide(kinds):
    for model in (m for models in kinds.values() for m in models):
        model.hide_render = True
    return kinds


def plant_far(on, kinds, chance):
    on.scatter(kinds['stone'], on.random(16), (0.3, 0.8), squash=1.2)
    on.scatter(kinds['stone'], [-8.0, -6.9, 3.1, 7.6, 9.0, 10.9], (0.5, 0.9), squash=2.1, tilt=0.2)
    on.scatter(kinds['fan'], on.random(26), (0.3, 0.6), turn=0)
    on.scatter(kinds['staghorn'] + kinds['tubes'], on.random(34), (0.35, 0.75))
    on.scatter(kinds['brain'], on.random(14), (0.25, 0.5), sink=0.3)
    on.scatter(forest(chance, 4.4, 0.075, 0.9, 0.15, 6), [-10.4, -9.9, -9.5, -8.9, -8.4, -6.4, -3.8, 2.6, 5.9, 6.3, 6.9, 9.3, 9.9, 10.2, 10.8],
               (0.4, 0.62), tilt=0.03)


def plant_mid(on, kinds, chance):
    on.scatter(kinds['stone'], on.random(20), (0.3, 0.9))
    on.scatter(kinds['stone'], [-10.6, -6.4, 7.3, 11.3], (0.6, 1.0), squash=1.8, tilt=0.2)
    on.scatter(kinds['fan'], [-9.7, -8.2, -7.0, -5.2, -4.0, -0.6, 1.6, 4.4, 5.4, 6.6, 7.6, 9.4], (0.55, 1.15), turn=0)
    on.scatter(kinds['staghorn'], on.random(26), (0.5, 1.15))
    on.scatter(kinds['tubes'], [-8.3, -5.9, -2.6, -1.2, 0.9, 3.2, 5.9, 6.6, 8.7, 10.4], (0.6, 1.2), tilt=0.06)
    on.scatter(kinds['brain'], on.random(16), (0.4, 0.85), sink=0.3)
    on.scatter(kinds['grass'], on.random(26), (0.6, 1.2))
    on.scatter(forest(chance, 6.4, 0.11, 1.35, 0.2, 6), [-11.8, -11.3, -10.9, -10.3, -9.4, 8.4, 9.9, 10.4, 10.9, 11.5], (0.5, 0.82),
               tilt=0.03, deep=(1.0, 2.8))


def plant_near(on, kinds, chance):
    on.scatter(kinds['stone'], on.random(18), (0.5, 1.2))
    on.scatter(kinds['fan'], [-10.6, -9.4, -8.1, 6.2, 7.2, 8.9, 10.4], (1.0, 1.7), turn=0)
    on.scatter(kinds['staghorn'], on.random(16, 0.6), (0.8, 1.5))
    on.scatter(kinds['tubes'], [-9.2, -6.6, -5.4, 5.6, 6.4, 9.8], (0.9, 1.6), tilt=0.06)
    on.scatter(kinds['brain'], [-7.3, -4.6, -3.4, 0.9, 2.6, 4.4, 7.9, 10.7], (0.5, 1.1), sink=0.3)
    on.scatter(kinds['grass'], on.random(30), (0.7, 1.5))
    on.scatter(forest(chance, 8.8, 0.17, 2.0, 0.3, 6), [-11.9, -11.3, -10.6, -9.8, 10.2, 10.9, 11.6], (0.5, 0.74), tilt=0.03, deep=(0.4, 2.6))


if __name__ == '__main__':
    layer, file, width, height, samples, threads = sys.argv[sys.argv.index('--') + 1:]
    empty()
    water_light(0.55)
    sun((0.55, 0.5, -1.0), 3.6, (0.8, 1.0, 0.93), 6)
    sun((-0.6, -0.7, -0.5), 0.8, (0.3, 0.75, 1.0), 20)
    seed = {'far': 5, 'mid': 8, 'near': 12}[layer]
    chance = random.Random(seed)
    ridge = Ridge(CRESTS[layer], seed * 7.3, {'far': 0.9, 'mid': 0.75, 'near': 0.65}[layer])
    ridge.build(stone.rock())
    {'far': plant_far, 'mid': plant_mid, 'near': plant_near}[layer](Planting(ridge, chance), corals(chance), chance)
    tall = SPAN * int(height) / int(width)
    aim = Vector((0, 1.5, tall / 2 / math.cos(PITCH)))
    camera(aim + Vector((0, -20 * math.cos(PITCH), 20 * math.sin(PITCH))), aim, flat=SPAN)
    render(file, int(width), int(height), int(samples), int(threads), exposure=0.1, contrast='Medium High Contrast', bounces=3, mist=(17.5, 6.0), smooth=int(samples) < 16)
