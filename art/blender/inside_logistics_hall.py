"""logistics-hall-inside: the racks under the twelve metres of the roof, seen from the lane before the docks. A reach truck lifts a pallet,
strips of daylight in the roof, the band of windows on the morning, a floor one can see oneself in."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Matrix

from building import glow, plain
from finishes import metal, rubber
from indoors_light import daylit, lamp, shoot, sky, soft_box, view
from indoors_materials import clear, painted
from indoors_storage import rack
from lines import tube
from shapes import Parts, copies
from surfaces import ribs

WIDTH, DEPTH, HEIGHT = 36.0, 62.0, 12.0
ROWS = (-14.5, -9.3, -8.1, -2.45, 2.45, 8.1, 9.3, 14.5)  # middles of the racks; the aisle is at x = 0


def shed(parts):
    """Floor, walls of panels, trusses on columns, roof lights, the band of windows."""
    w, h = WIDTH / 2, HEIGHT
    pale, steel, dark = ribs('inner panels', (0.66, 0.67, 0.67), 0.3, 0.5, 0.0, weather=0.05), painted((0.56, 0.58, 0.59)), painted((0.05, 0.06,
        0.07))
    parts.face(plain('hall floor', (0.40, 0.40, 0.39), 0.24, 0, 0.35), (-w, -8, 0), (w, -8, 0), (w, DEPTH, 0), (-w, DEPTH, 0))
    roof = ribs('roof deck', (0.64, 0.65, 0.65), 0.28, 0.5, 0.0, weather=0.03)
    strips = [(x - 0.9, x + 0.9) for x in (-11.6, 0.0, 11.6)]
    edges = [-w] + [e for s in strips for e in s] + [w]
    for a, b in zip(edges[::2], edges[1::2]):
        parts.face(roof, (a, -8, h), (a, DEPTH, h), (b, DEPTH, h), (b, -8, h))
    frosted = glow('roof light', (0.90, 0.95, 1.0), 2.8)
    for a, b in strips:
        parts.face(frosted, (a, -8, h + 0.35), (a, DEPTH, h + 0.35), (b, DEPTH, h + 0.35), (b, -8, h + 0.35))
        for x in (a, b):
            parts.face(pale, (x, -8, h), (x, DEPTH, h), (x, DEPTH, h + 0.35), (x, -8, h + 0.35))
        for k in range(24):
            parts.box(steel, a, b, -6 + 2.9 * k, -5.94 + 2.9 * k, h + 0.26, h + 0.34)
    for s in (-1, 1):
        for z0, z1 in ((0, 8.2), (9.6, h)):
            parts.face(pale, (s * w, -8, z0), (s * w, DEPTH, z0), (s * w, DEPTH, z1), (s * w, -8, z1))
    for x0, x1, z0, z1 in ((-w, w, 9.7, h), (-w, w, 5.0, 7.4), (-w, -4.6, 0, 5.0), (-1.4, 1.4, 0, 5.0), (4.6, w, 0, 5.0)):
        parts.face(pale, (x0, DEPTH, z0), (x1, DEPTH, z0), (x1, DEPTH, z1), (x0, DEPTH, z1))
    parts.face(clear(), (-w, DEPTH, 7.4), (w, DEPTH, 7.4), (w, DEPTH, 9.7), (-w, DEPTH, 9.7))
    for k in range(25):
        parts.box(dark, -w + 1.5 * k - 0.04, -w + 1.5 * k + 0.04, DEPTH - 0.05, DEPTH + 0.05, 7.4, 9.7)
    door = painted((0.50, 0.51, 0.52))
    for a in (-4.6, 1.4):  # one gate shut, one open on the yard
        parts.box(dark, a - 0.12, a, DEPTH - 0.15, DEPTH, 0, 5.1)
        parts.box(dark, a + 3.2, a + 3.32, DEPTH - 0.15, DEPTH, 0, 5.1)
        parts.box(dark, a, a + 3.2, DEPTH - 0.5, DEPTH, 4.55, 5.1, 0.02)
        if a < 0:
            for k in range(8):
                parts.box(door, a, a + 3.2, DEPTH - 0.05, DEPTH, 0.57 * k, 0.57 * k + 0.55, 0.01)
    parts.face(plain('yard', (0.28, 0.28, 0.28), 0.7), (-60, DEPTH, -0.02), (60, DEPTH, -0.02), (60, DEPTH + 80, -0.02), (-60, DEPTH + 80, -0.02))
    for y in [9.0 * k for k in range(7)]:  # columns and trusses
        for x in (-11.6, 11.6):
            parts.box(steel, x - 0.2, x + 0.2, y - 0.2, y + 0.2, 0, h - 1.0, 0.01)
        for z in (h - 1.25, h - 0.14):
            parts.box(steel, -w, w, y - 0.09, y + 0.09, z - 0.08, z + 0.08)
        for k in range(24):
            a = -w + 1.5 * k
            ends = ((a, y, h - 1.25), (a + 0.75, y, h - 0.14), (a + 1.5, y, h - 1.25))
            parts.bar(steel, ends[0], ends[1], 0.045, 6)
            parts.bar(steel, ends[1], ends[2], 0.045, 6)
    for x in (-5.2, 5.2):  # sprinkler pipes and lamps
        parts.bar(painted((0.50, 0.035, 0.025)), (x, -8, h - 0.55), (x, DEPTH, h - 0.55), 0.055, 8)
    for k in range(9):
        for x in (-1.5, 1.5):
            parts.box(glow('aisle lamp', (1.0, 0.90, 0.74), 9.0), x - 0.1, x + 0.1, 2 + 6.5 * k, 3.6 + 6.5 * k, h - 1.42, h - 1.36)
            parts.box(steel, x - 0.13, x + 0.13, 1.95 + 6.5 * k, 3.65 + 6.5 * k, h - 1.36, h - 1.28)


def painted_lines(parts):
    joint = plain('floor joint', (0.16, 0.16, 0.155), 0.8)
    for k in range(11):
        parts.box(joint, -WIDTH / 2, WIDTH / 2, 1.9 + 6 * k, 1.91 + 6 * k, 0.0005, 0.001)
    parts.box(joint, -0.006, 0.006, -8, DEPTH, 0.0005, 0.001)
    yellow, white = plain('floor yellow', (0.66, 0.43, 0.02), 0.5), plain('floor white', (0.62, 0.62, 0.60), 0.5)
    for s in (-1, 1):
        parts.box(yellow, s * 1.72 - 0.05, s * 1.72 + 0.05, 6.0, DEPTH - 4, 0.001, 0.004)
    parts.box(yellow, -WIDTH / 2, WIDTH / 2, 4.6, 4.7, 0.001, 0.004)
    parts.box(white, -WIDTH / 2, WIDTH / 2, 1.2, 1.3, 0.001, 0.004)


def reach_truck(parts, x, y, turn):
    """Cab, mast and forks; its forks to -y."""
    body, dark, steel, orange = painted((0.62, 0.20, 0.02)), painted((0.03, 0.032, 0.035)), metal('mast steel', (0.20, 0.205, 0.21), 0.3,
        0.5), painted((0.62, 0.20, 0.02))
    with parts.at(x, y, 0, turn):
        parts.box(body, -0.62, 0.62, 0.35, 1.5, 0.16, 1.05, 0.07)
        parts.box(dark, -0.64, 0.64, 0.3, 1.55, 0.1, 0.3, 0.03)
        parts.box(body, -0.62, 0.62, 1.1, 1.5, 1.0, 1.3, 0.08)
        parts.box(dark, -0.5, 0.1, 0.75, 1.15, 1.02, 1.14, 0.03)
        parts.box(dark, -0.5, 0.1, 1.08, 1.2, 1.1, 1.62, 0.05)
        for a, b in ((-0.58, 0.4), (0.58, 0.4), (-0.58, 1.42), (0.58, 1.42)):
            parts.bar(dark, (a, b, 1.0), (a, b, 2.2), 0.03, 8)
        for k in range(6):
            parts.box(dark, -0.6, 0.6, 0.4 + 0.2 * k, 0.44 + 0.2 * k, 2.18, 2.24)
        for a in (-0.6, 0.6):
            parts.box(dark, a - 0.03, a + 0.03, 0.36, 1.46, 2.17, 2.25, 0.01)
            parts.box(body, a - 0.09 if a > 0 else a - 0.02, a + 0.02 if a > 0 else a + 0.09, -1.2, 0.4, 0.08, 0.3, 0.03)
            with parts.tilted(Matrix.Translation((a, -1.02, 0.15)) @ Matrix.Rotation(1.5708, 4, 'Y')):
                parts.lathe(rubber(), (0, 0, -0.07), [(0.02, 0), (0.15, 0), (0.15, 0.14), (0.02, 0.14)], 20)
        tube(parts, dark, [(0.2, 0.6, 1.05), (0.22, 0.52, 1.28)], 0.02, 8)
        for a in (-0.36, 0.36):  # mast and forks
            parts.box(steel, a - 0.06, a + 0.06, 0.12, 0.26, 0.1, 4.6, 0.01)
            parts.box(steel, a * 0.72 - 0.04, a * 0.72 + 0.04, 0.06, 0.16, 1.2, 6.2, 0.008)
            parts.box(steel, a * 0.75 - 0.06, a * 0.75 + 0.06, -1.12, 0.0, 3.42, 3.47, 0.006)
            parts.box(steel, a * 0.75 - 0.06, a * 0.75 + 0.06, -0.05, 0.0, 3.42, 4.1, 0.006)
        for z in (1.0, 2.6, 4.3):
            parts.box(steel, -0.36, 0.36, 0.14, 0.24, z, z + 0.1, 0.006)
        parts.box(steel, -0.36, 0.36, -0.02, 0.06, 3.5, 3.95, 0.01)
        load(parts, 0, -0.6, 3.47, 3)
        parts.box(glow('truck lamp', (0.75, 0.88, 1.0), 30.0), 0.42, 0.54, 0.36, 0.40, 2.02, 2.12)
        parts.lathe(glow('beacon', (1.0, 0.45, 0.04), 8.0), (0.4, 1.2, 2.25), [(0.05, 0), (0.05, 0.1), (0, 0.12)], 14)


def load(parts, x, y, z, layers, tone=(0.40, 0.265, 0.14)):
    board, card, film = plain('pallet board', (0.42, 0.30, 0.17), 0.85), plain(f'carton {tone}', tone, 0.85), plain('tape', (0.52, 0.40, 0.24), 0.5)
    for a in (-0.5, 0, 0.5):
        parts.box(board, x - 0.4, x + 0.4, y + a - 0.05, y + a + 0.05, z, z + 0.1)
    for k in range(6):
        parts.box(board, x - 0.4 + 0.144 * k, x - 0.32 + 0.144 * k, y - 0.6, y + 0.6, z + 0.1, z + 0.125)
    for k in range(layers):
        for i in range(2):
            for j in range(3):
                a, b, c = x - 0.39 + 0.39 * i, y - 0.585 + 0.39 * j, z + 0.13 + 0.34 * k
                parts.box(card, a + 0.004, a + 0.386, b + 0.004, b + 0.386, c, c + 0.336, 0.006)
                parts.box(film, a + 0.17, a + 0.22, b - 0.001, b + 0.391, c + 0.02, c + 0.338)


def logistics_hall():
    parts = Parts()
    chance = random.Random(4)
    sky(9, 24, 0.30, sun=9, sun_colour=(1.0, 0.74, 0.48), cover=0.5, cloud_light=(1.0, 0.84, 0.68), cloud_power=5, seed=53.8, dust=2)
    kinds = []
    brown, film, blue = (0.40, 0.265, 0.14), (0.56, 0.58, 0.60), (0.05, 0.16, 0.30)
    for seed, tones in ((2, (brown, (0.45, 0.31, 0.175), (0.34, 0.22, 0.115))), (5, (film, film, brown)), (9, (brown, (0.48, 0.35, 0.21), blue)),
        (14, ((0.5, 0.37, 0.23), film, brown))):
        for k, tone in enumerate(tones):
            plain(f'cardboard {k}', tone, 0.6)
        rack(parts, 0, 0, 0, 0, 2.7, 10.2, 1.1, 6, 'pallets', seed)
        kinds.append(parts.mesh(f'rack {seed}'))
        for k in range(3):
            bpy.data.materials[f'cardboard {k}'].name = f'cardboard {k} of {seed}'
    for x in ROWS:
        turn = 1.5708 if x < 0 else -1.5708
        for k in range(19):
            copies(kinds[chance.randrange(4)], [(x, 6.6 + 2.72 * k, 0, turn, 1.0)])
    shed(parts)
    painted_lines(parts)
    reach_truck(parts, 0.35, 10.6, 27)
    load(parts, -5.6, 3.3, 0, 4)
    load(parts, 4.7, 2.9, 0, 2)
    guard = plain('guard yellow', (0.66, 0.43, 0.02), 0.45)
    for x in ROWS:
        parts.box(guard, x - 0.62, x + 0.62, 4.85, 4.95, 0.02, 0.42, 0.02)
        parts.box(plain('sign blue', (0.03, 0.12, 0.24), 0.5), x - 0.36, x + 0.36, 5.16, 5.2, 2.6, 3.3, 0.01)
        parts.box(plain('sign white', (0.70, 0.70, 0.68), 0.5), x - 0.08, x + 0.08, 5.14, 5.16, 2.72, 3.18)
    parts.finish()
    for x, watts in ((0.0, 5200), (-11.6, 2600), (11.6, 2600)):
        soft_box((x, 27, HEIGHT + 0.1), (x, 27, 0), 1.7, 64, watts, (0.93, 0.96, 1.0))
    soft_box((0, DEPTH + 0.5, 8.5), (0, 20, 1), 34, 2.2, 1500, (1.0, 0.86, 0.70))
    soft_box((0, -6, 7), (0, 12, 3), 20, 4, 1000, (1.0, 0.98, 0.95))
    lamp(0.3, 9.0, 6.6, 40, (0.9, 0.95, 1.0))
    view(-0.75, 0.3, 1.7, 3.0, 22, 0.11)
    return daylit(0.32)


if __name__ == '__main__':
    shoot({'logistics-hall-inside': logistics_hall})
