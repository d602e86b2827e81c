"""Single large pieces. A `Parts` first, then x, y, z (z = the floor) and `turn`. Metres. Everything faces -y before `turn`.

wood_stove(kind, pipe, lit)    free, its back 0.2 from a wall behind; 'iron' (on legs, glass door, 0.75 high), 'cylinder' (slim modern), 'pot' (small cast round); pipe: height it ends at
tiled_stove(width, depth, height, colour, lit)   wall piece, glazed tiles with cornice and iron door, 2.2 high (Kachelofen)
upright_piano(tone)            wall piece 1.48 × 0.62, 1.2 high;  grand_piano(tone) free, 1.5 wide, 1.75 deep, keys at -y;  piano_stool(tone)
easel(tone, canvas, seed)      free; canvas (width, height) on it faces -y; 2.0 high;  canvases(count) leaning on a wall (wall piece)
window_seat(length, made, depth, cushions)   wall piece along x, 0.46 high, with pad and pillows;  wall_bench(points, made) a bench along points (plastered, round rooms)
ladder_lean(height, tone)      leans on a wall (wall piece), towels or throws over it: covers=[fabric, …]
oil_press(…) stone basin with a cone stone and a beam, 1.9 wide;  telescope(), globe() (z = surface), trunk(tone), firewood(width, height, depth) a stacked niche
record_player(x, y, z), laptop(x, y, z, turn), papers(x, y, z) for desks; clock_on(x, y, z, turn, radius) on a wall
"""
import math
import random

from mathutils import Matrix, Vector

from belongings import logs
from comforts import pillow
from finishes import brass, gloss, plain
from indoors_materials import black_iron, ceramic, clear, fabric, grained, legs, marble, opal, soft, spun, wall_tiles
from indoors_pictures import picture
from lines import TURN, curved, tube
from rooms import clock, inside_lamp


def fire(parts, x, y, z, size=0.3, watts=12):
    """Glowing logs and flames, with a warm lamp."""
    logs(parts, x, y, z, size, 3, 2, size * 0.13, 90)
    flame = opal(10.0, (1.0, 0.42, 0.1))
    for k in range(6):
        px, h = x + size * (-0.4 + 0.16 * k), size * (0.5 + 0.3 * math.sin(k * 2.1))
        parts.lathe(flame, (px, y + 0.02 * math.sin(k * 3), z + size * 0.22), [(0.0001, 0), (size * 0.07, h * 0.2), (size * 0.05, h * 0.5), (0.0001, h)], 10)
    if watts:
        inside_lamp(*(parts.place @ Vector((x, y - size * 0.5, z + size * 0.5))), watts, (1.0, 0.45, 0.14), 0.1)


def wood_stove(parts, x, y, z, turn=0.0, kind='iron', pipe=2.6, lit=True, made=None):
    made = made or black_iron()
    with parts.at(x, y, z, turn):
        dark, glass = plain('stove inside', (0.015, 0.013, 0.012), 0.9), clear()
        if kind == 'iron':
            parts.box(made, -0.32, 0.32, 0.16, 0.2, 0.16, 0.7, 0.01)
            for s in (-1, 1):
                parts.box(made, s * 0.32, s * 0.28, -0.2, 0.2, 0.16, 0.7, 0.01)
            parts.box(made, -0.34, 0.34, -0.24, 0.22, 0.7, 0.745, 0.012)
            parts.box(made, -0.32, 0.32, -0.22, 0.2, 0.14, 0.2, 0.01)
            parts.box(dark, -0.28, 0.28, 0.15, 0.16, 0.2, 0.7)
            for a, b, c, d in ((-0.32, 0.32, 0.2, 0.27), (-0.32, 0.32, 0.62, 0.7), (-0.32, -0.25, 0.2, 0.7), (0.25, 0.32, 0.2, 0.7)):
                parts.box(made, a, b, -0.23, -0.19, c, d, 0.008)
            parts.box(glass, -0.25, 0.25, -0.212, -0.208, 0.27, 0.62)
            tube(parts, brass(), [(0.28, -0.23, 0.42), (0.28, -0.27, 0.42), (0.28, -0.27, 0.5)], 0.008, 8)
            with parts.at(0, 0, 0):
                legs(parts, made, 0.26, 0.15, 0.15, 0.02, 0.03)
            fire(parts, 0, 0, 0.2, 0.34, 10 if lit else 0)
            top = 0.745
        else:
            r, top = (0.23, 1.1) if kind == 'cylinder' else (0.2, 0.8)
            profile = [(r, 0.04), (r, 1.06), (r * 0.96, 1.1), (0, 1.1)] if kind == 'cylinder' else [(r * 0.7, 0.12), (r, 0.2), (r, 0.5), (r * 0.8, 0.6), (r * 0.95, 0.64), (r, 0.78), (r * 0.4, 0.8), (0, 0.8)]
            parts.lathe(made, (0, 0, 0), profile, 40)
            parts.lathe(made, (0, 0, 0), [(0, 0), (r * 0.9, 0), (r * 0.9, 0.04), (r, 0.04)] if kind == 'cylinder' else [(r * 0.75, 0), (r * 0.6, 0.12), (r * 0.7, 0.12)], 40)
            low, high = (0.5, 0.95) if kind == 'cylinder' else (0.26, 0.46)
            parts.lathe(gloss('stove glass', (0.02, 0.012, 0.008), 0.05, 1.0, 0.0), (0, 0, 0), [(r + 0.004, low), (r + 0.004, high)], 24, 225, 90)
            if lit:
                for k in range(5):
                    a = math.radians(246 + 12 * k)
                    parts.lathe(opal(7.0, (1.0, 0.40, 0.1)), ((r + 0.006) * math.cos(a), (r + 0.006) * math.sin(a), low + 0.03), [(0.0001, 0), (0.022, 0.04), (0.015, 0.1), (0.0001, (high - low) * (0.5 + 0.1 * (k % 3)))], 8)
                inside_lamp(*(parts.place @ Vector((0, -r - 0.15, (low + high) / 2))), 8, (1.0, 0.45, 0.14), 0.1)
        tube(parts, made, [(0, 0.04, top - 0.02), (0, 0.04, pipe)], 0.07, 20)
        parts.lathe(made, (0, 0.04, top), [(0.09, 0), (0.085, 0.03), (0.07, 0.03)], 24)


def tiled_stove(parts, x, y, z, turn=0.0, width=1.0, depth=0.75, height=2.2, colour=(0.06, 0.15, 0.11), lit=True):
    made, trim = wall_tiles(colour, 0.2, 0.2, tuple(c * 0.5 for c in colour), 0.3), gloss('stove trim ' + ' '.join(f'{c:.2f}' for c in colour), tuple(c * 0.85 for c in colour), 0.15, 0.9, 0.1)
    with parts.at(x, y, z, turn):
        w = width / 2
        parts.box(trim, -w - 0.05, w + 0.05, -depth - 0.05, 0, 0, 0.14, 0.02)
        parts.box(made, -w, w, -depth, 0, 0.14, height * 0.52, 0.012)
        parts.box(trim, -w - 0.05, w + 0.05, -depth - 0.05, 0, height * 0.52, height * 0.52 + 0.08, 0.03)
        parts.box(made, -w + 0.08, w - 0.08, -depth + 0.08, 0, height * 0.52 + 0.08, height - 0.16, 0.012)
        for k in range(3):
            parts.box(trim, -w + 0.05 - 0.03 * k, w - 0.05 + 0.03 * k, -depth + 0.05 - 0.03 * k, 0, height - 0.16 + 0.05 * k, height - 0.11 + 0.05 * k, 0.016)
        parts.box(black_iron(), -0.17, 0.17, -depth - 0.03, -depth, 0.34, 0.66, 0.01)
        parts.box(brass(), -0.19, 0.19, -depth - 0.02, -depth + 0.005, 0.32, 0.68, 0.008)
        if lit:
            for k in range(4):
                parts.box(opal(6.0, (1.0, 0.36, 0.08)), -0.11 + 0.06 * k, -0.08 + 0.06 * k, -depth - 0.032, -depth - 0.029, 0.40, 0.44)
        tube(parts, brass(), [(0.1, -depth - 0.03, 0.52), (0.1, -depth - 0.06, 0.52), (0.1, -depth - 0.06, 0.46)], 0.007, 8)


def _keys(parts, x0, x1, y0, y1, z):
    ivory, black = gloss('piano keys', (0.66, 0.63, 0.54), 0.25, 0.4, 0.0), gloss('piano sharps', (0.012, 0.012, 0.012), 0.2, 0.6, 0.0)
    n = 52
    step = (x1 - x0) / n
    for k in range(n):
        parts.box(ivory, x0 + step * k + 0.0005, x0 + step * (k + 1) - 0.0005, y0, y1, z - 0.015, z, 0.001)
        if k % 7 not in (2, 6) and k < n - 1:
            parts.box(black, x0 + step * (k + 0.72), x0 + step * (k + 1.28), y0 + (y1 - y0) * 0.36, y1, z, z + 0.011, 0.002)


def upright_piano(parts, x, y, z, turn=0.0, tone='black', music=True):
    with parts.at(x, y, z, turn):
        side, board = grained(parts, tone, 2), grained(parts, tone, 0)
        parts.box(side, -0.74, 0.74, -0.36, 0, 0.0, 1.2, 0.008)
        parts.box(board, -0.76, 0.76, -0.38, 0.0, 1.2, 1.23, 0.01)
        parts.box(board, -0.74, 0.74, -0.62, -0.3, 0.58, 0.66, 0.01)
        _keys(parts, -0.62, 0.62, -0.61, -0.47, 0.69)
        for s in (-1, 1):
            parts.box(board, s * 0.62, s * 0.74, -0.63, -0.36, 0.58, 0.76, 0.012)
            parts.lathe(side, (s * 0.68, -0.56, 0), [(0.035, 0), (0.03, 0.1), (0.045, 0.3), (0.03, 0.5), (0.045, 0.58)], 18)
            parts.box(board, s * 0.64, s * 0.74, -0.62, -0.2, 0, 0.07, 0.01)
        parts.box(board, -0.62, 0.62, -0.47, -0.36, 0.66, 0.74, 0.006)
        for k in (-0.06, 0.06):
            tube(parts, brass(), [(k, -0.36, 0.06), (k, -0.46, 0.045), (k, -0.5, 0.04)], 0.011, 8)
        if music:
            for k in range(2):
                parts.block(plain('sheet music', (0.64, 0.61, 0.53), 0.9), (-0.115 + 0.23 * k, -0.385, 0.94), (0.22, 0.004, 0.3), 0.0, 0, (-12, 0))


def grand_piano(parts, x, y, z, turn=0.0, tone='black', lid=True):
    with parts.at(x, y, z, turn):
        made = gloss('piano lacquer', (0.010, 0.010, 0.011), 0.06, 1.0, 0.02) if tone == 'black' else grained(parts, tone, 1)
        out = [(-0.74, -0.62), (0.74, -0.62), (0.74, 0.1)] + [tuple(p[:2]) for p in curved([(0.74, 0.1, 0), (0.62, 0.5, 0), (0.2, 0.75, 0), (-0.02, 1.02, 0), (-0.3, 1.2, 0), (-0.62, 1.1, 0), (-0.74, 0.85, 0)], 5)][1:]
        n = len(out)
        for low, high in ((0.66, 0.98),):
            parts.add(made, [(a, b, low) for a, b in out] + [(a, b, high) for a, b in out], [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], False)
            parts.add(made, [(a, b, low) for a, b in out], [tuple(range(n - 1, -1, -1))])
        parts.add(plain('strings', (0.36, 0.24, 0.09), 0.35, 0.8), [(a * 0.96, b * 0.97 + 0.01, 0.93) for a, b in out], [tuple(range(n))])
        parts.box(made, -0.74, 0.74, -0.78, -0.6, 0.6, 0.72, 0.01)
        _keys(parts, -0.63, 0.63, -0.77, -0.62, 0.745)
        for s in (-1, 1):
            parts.box(made, s * 0.63, s * 0.74, -0.78, -0.6, 0.6, 0.86, 0.02)
        for px, py in ((-0.62, -0.5), (0.62, -0.5), (-0.35, 0.95)):
            tube(parts, made, [(px, py, 0.02), (px, py, 0.67)], [0.03, 0.055], 14)
        if lid:
            with parts.tilted(Matrix.Translation((-0.74, 0, 0.99)) @ Matrix.Rotation(math.radians(-36), 4, 'Y')):
                deck = [(a + 0.74, b) for a, b in out if b > -0.4 or True]
                for h in (0, 0.022):
                    parts.add(made, [(a, max(b, -0.3), h) for a, b in deck], [tuple(range(n))])
            tube(parts, made, [(0.6, 0.0, 0.98), (0.35, 0.0, 1.75)], 0.01, 8)
        parts.block(made, (0, -0.4, 1.1), (0.7, 0.02, 0.26), 0.006, 0, (-18, 0))


def piano_stool(parts, x, y, z, turn=0.0, tone='black', cover=None):
    with parts.at(x, y, z, turn):
        legs(parts, grained(parts, tone, 2), 0.24, 0.13, 0.42, 0.026, 0.0)
        soft(parts, cover or fabric((0.03, 0.03, 0.032), 'velvet'), -0.3, 0.3, -0.18, 0.18, 0.42, 0.5, 0.03, 0.015, 0, 0.001)


def easel(parts, x, y, z, turn=0.0, tone='beech', canvas=(0.8, 1.0), kind='horizon', seed=1):
    with parts.at(x, y, z, turn):
        wood = grained(parts, tone, 2)
        for s in (-1, 1):
            parts.bar(wood, (s * 0.36, -0.22, 0), (s * 0.05, 0.16, 2.0), 0.018, 4)
        parts.bar(wood, (0, 0.62, 0), (0, 0.15, 1.7), 0.018, 4)
        parts.box(grained(parts, tone, 0), -0.34, 0.34, -0.16, -0.02, 0.7, 0.73, 0.004)
        parts.bar(grained(parts, tone, 0), (-0.26, -0.1, 0.55), (0.26, -0.1, 0.55), 0.015, 4)
        if canvas:
            with parts.tilted(spun(0, -0.06 + 0.085 * canvas[1], 0.735 + canvas[1] / 2, -10)):
                picture(parts, 0, 0, 0, 0, kind, canvas[0], canvas[1], 'none', seed)


def canvases(parts, x, y, z, turn=0.0, count=4, seed=1):
    chance = random.Random(seed)
    with parts.at(x, y, z, turn):
        for k in range(count):
            w, h = chance.uniform(0.5, 0.9), chance.uniform(0.6, 1.1)
            with parts.tilted(spun(chance.uniform(-0.2, 0.2), -0.1 - 0.06 * k - 0.1 * h, h / 2, -11)):
                picture(parts, 0, 0, 0, 0, chance.choice(('strokes', 'field', 'horizon', 'ink')), w, h, 'none', seed * 5 + k)


def window_seat(parts, x, y, z, turn=0.0, length=1.6, made=None, depth=0.5, cushions=(), tone='white', height=0.46, front_on=True):
    with parts.at(x, y, z, turn):
        w = length / 2
        if front_on:
            parts.box(grained(parts, tone, 0), -w, w, -depth, 0, 0, height - 0.07, 0.006)
        soft(parts, made or fabric(), -w + 0.01, w - 0.01, -depth - 0.015, -0.01, height - 0.08, height, 0.03, 0.012, 0, 0.003, made or fabric())
        for k, cover in enumerate(cushions):
            s = -1 if k % 2 == 0 else 1
            pillow(parts, cover, s * (w - 0.24 - 0.22 * (k // 2)), -0.2, height, 0.44, 0.15, -s * 14, 66, k + 3)


def wall_bench(parts, points, z=0.0, made=None, pad=None, depth=0.45, height=0.45):
    """Along points (x, y) of a wall, to the LEFT of their direction; `made`: plaster; `pad`: cushion cloth."""
    made = made or plain('bench plaster', (0.66, 0.64, 0.59), 0.85)
    points = [Vector((*p, 0)) for p in points]
    inner = []
    for k, p in enumerate(points):
        ahead = (points[min(k + 1, len(points) - 1)] - points[max(k - 1, 0)]).normalized()
        inner.append(p + Vector((-ahead.y, ahead.x, 0)) * depth)
    for what, h0, h1, off in ((made, 0, height, 0.0), (pad, height, height + 0.08, 0.02)):
        if what:
            rows = [[p + Vector((0, 0, z + h1)) for p in points], [q.lerp(p, off - 0.0) + Vector((0, 0, z + h1)) for p, q in zip(points, inner)],
                [q.lerp(p, off - 0.03) + Vector((0, 0, z + h1 - 0.03)) for p, q in zip(points, inner)], [q.lerp(p, off - 0.03) + Vector((0, 0, z + h0)) for p, q in zip(points, inner)]]
            n = len(points)
            parts.add(what, [v for r in rows for v in r], [(j * n + k, j * n + k + 1, (j + 1) * n + k + 1, (j + 1) * n + k) for j in range(3) for k in range(n - 1)], True)


def ladder_lean(parts, x, y, z, turn=0.0, height=1.8, tone='oak', covers=(), width=0.42):
    from indoors_furniture import over
    with parts.at(x, y, z, turn):
        for s in (-1, 1):
            parts.bar(grained(parts, tone, 2), (s * width / 2, -0.42, 0), (s * width / 2, -0.02, height), 0.017, 8)
        steps = int(height / 0.34)
        for k in range(steps):
            t = (k + 0.8) / (steps + 0.4)
            py, pz = -0.42 + 0.4 * t, height * t
            parts.bar(grained(parts, tone, 0), (-width / 2, py, pz), (width / 2, py, pz), 0.013, 8)
            if k >= steps - len(covers):
                with parts.at(0, py, 0, -90):
                    over(parts, covers[steps - 1 - k], width * 0.8, 0.03, pz + 0.01, 0.34, 0.24, k)


def oil_press(parts, x, y, z, turn=0.0):
    stone, wood = marble('travertine'), grained(parts, 'old pine', 0)
    with parts.at(x, y, z, turn):
        parts.lathe(stone, (0, 0, 0), [(0.92, 0), (0.95, 0.05), (0.95, 0.5), (0.93, 0.62), (0.84, 0.62), (0.8, 0.5), (0, 0.48)], 56)
        with parts.tilted(spun(0.38, 0, 0.86, 90, 'Y')):
            parts.lathe(stone, (0, 0, -0.3), [(0, 0), (0.2, 0), (0.38, 0.62), (0, 0.62)], 36)
        tube(parts, grained(parts, 'old pine', 2), [(0, 0, 0.48), (0, 0, 2.3)], 0.08, 12)
        parts.bar(wood, (-0.3, 0, 0.88), (1.7, 0.0, 0.92), 0.055, 10)


def trunk(parts, x, y, z, turn=0.0, tone='chestnut', width=0.95):
    with parts.at(x, y, z, turn):
        w, made = width / 2, grained(parts, tone, 0)
        parts.box(made, -w, w, -0.25, 0.25, 0, 0.36, 0.01)
        parts.box(made, -w - 0.006, w + 0.006, -0.256, 0.256, 0.365, 0.46, 0.025)
        for px in (-w * 0.7, w * 0.7):
            parts.box(black_iron(), px - 0.02, px + 0.02, -0.262, 0.262, 0.0, 0.465, 0.004)
        parts.box(brass(), -0.04, 0.04, -0.265, -0.25, 0.31, 0.4, 0.004)


def globe(parts, x, y, z, radius=0.17):
    with parts.at(x, y, z):
        parts.lathe(grained(parts, 'walnut', 2), (0, 0, 0), [(0.11, 0), (0.1, 0.015), (0.02, 0.03), (0.016, 0.08)], 24)
        parts.lathe(ceramic((0.30, 0.38, 0.36), 0.2), (0, 0, 0.1 + radius), [(0.0001 + radius * math.sin(math.pi * k / 20), -radius * math.cos(math.pi * k / 20)) for k in range(21)], 36)
        tube(parts, brass(), [(radius * 1.06 * math.sin(0.4 - math.pi * k / 16), 0, 0.1 + radius - radius * 1.06 * math.cos(0.4 - math.pi * k / 16)) for k in range(17)], 0.005, 8)


def telescope(parts, x, y, z, turn=0.0):
    """On a tripod, looking to -y and up; 1.5 high."""
    with parts.at(x, y, z, turn):
        for k in range(3):
            a = TURN * (k + 0.25) / 3
            tube(parts, grained(parts, 'walnut', 2), [(0.38 * math.cos(a), 0.38 * math.sin(a), 0), (0.04 * math.cos(a), 0.04 * math.sin(a), 1.25)], 0.016, 8)
        tube(parts, brass(), [(0, 0.4, 1.18), (0, 0.3, 1.21), (0, 0.28, 1.215), (0, -0.2, 1.37), (0, -0.22, 1.375), (0, -0.62, 1.5)], [0.022, 0.022, 0.036, 0.036, 0.046, 0.046], 20)


def firewood(parts, x, y, z, turn=0.0, width=0.6, height=1.2, depth=0.32):
    """Wall piece: a stack between two iron sides."""
    with parts.at(x, y, z, turn):
        logs(parts, 0, -depth / 2, 0.02, depth, max(2, int(width / 0.105)), max(2, int(height / 0.0875) - 1), 0.05)
        for s in (-1, 1):
            parts.box(black_iron(), s * width / 2 - 0.005, s * width / 2 + 0.005, -depth, 0, 0, height)


def laptop(parts, x, y, z, turn=0.0, lit=True):
    grey = plain('laptop', (0.36, 0.36, 0.37), 0.35, 0.8)
    with parts.at(x, y, z, turn):
        parts.box(grey, -0.16, 0.16, -0.11, 0.11, 0, 0.014, 0.004)
        parts.box(plain('laptop keys', (0.02, 0.02, 0.022), 0.5), -0.14, 0.14, -0.02, 0.09, 0.014, 0.0155)
        with parts.tilted(spun(0, 0.11, 0.014, -14)):
            parts.box(grey, -0.16, 0.16, 0, 0.006, 0, 0.21, 0.003)
            parts.box(opal(0.6, (0.75, 0.85, 1.0)) if lit else plain('screen off', (0.01, 0.01, 0.012), 0.1), -0.15, 0.15, -0.001, 0.001, 0.01, 0.2)


def papers(parts, x, y, z, turn=0.0, count=6, seed=1):
    chance = random.Random(seed)
    for k in range(count):
        parts.block(plain(f'sheet {k % 2}', ((0.66, 0.64, 0.58), (0.60, 0.56, 0.47))[k % 2], 0.9), (x + chance.uniform(-0.09, 0.09), y + chance.uniform(-0.06, 0.06), z + 0.0008 * (k + 1)), (0.21, 0.297, 0.0006), 0,
            turn + chance.uniform(-25, 25))
    tube(parts, black_iron(), [(x - 0.04, y - 0.05, z + 0.01), (x + 0.06, y + 0.05, z + 0.01)], 0.004, 8)


def record_player(parts, x, y, z, turn=0.0, tone='walnut'):
    with parts.at(x, y, z, turn):
        parts.box(grained(parts, tone, 0), -0.22, 0.22, -0.17, 0.17, 0, 0.09, 0.006)
        parts.lathe(gloss('record', (0.010, 0.010, 0.011), 0.25, 0.5, 0.0), (-0.04, 0, 0.09), [(0, 0.012), (0.05, 0.013), (0.148, 0.012), (0.15, 0.006), (0.15, 0)], 48)
        parts.lathe(plain('record label', (0.48, 0.12, 0.04), 0.7), (-0.04, 0, 0.1035), [(0.05, 0), (0, 0.0004)], 24)
        tube(parts, brass(), [(0.16, 0.1, 0.09), (0.16, 0.1, 0.125), (0.14, -0.04, 0.122), (0.08, -0.08, 0.112)], 0.005, 8)


def clock_on(parts, x, y, z, turn=0.0, radius=0.16):
    with parts.at(x, y, z, turn):
        clock(parts, 0, 0, radius)
