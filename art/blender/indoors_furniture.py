"""Sofas, armchairs and footstools of rooms. A `Parts` first, then x, y, z (z = the floor) and `turn` in degrees. Metres.

Free pieces have their origin in the middle of what they stand on; wall pieces in the middle of the line of the wall, and reach out to -y.
Everything faces -y before `turn` (who sits there looks to -y; 90: he looks to +x, -90: to -x, 180: to +y).
Colours and materials: `made` takes what `fabric`, `leather`, `painted`… of indoors_materials.py return; `tone` is a name of WOODS there (or a material).

sofa(kind, width, made, …)     2.1 × 0.95 m, seat 0.43; kind 'loose' (soft seat and back cushions), 'slim' (wood frame, thin cushions, legs show), 'chesterfield'
                               (rolled arms, buttoned back), 'low' (deep modules without arms: 1.0 deep); `seats` cushions; `cushions`: [fabric, …] thrown on it;
                               `throw`: fabric over the right arm; `tone`: legs
armchair(kind, made, tone)     0.8 × 0.85; 'club' (round leather tub), 'wing' (high with ears), 'shell' (moulded on thin legs), 'sling' (leather in a steel frame),
                               'lounge' (low wooden frame with cushions), 'rocking' (slatted, on runners)
footstool(made, width, depth, height), pouf(made, radius, height)
chairs, stools, benches and dining tables are in indoors_tables.py, low tables, desks, sideboards and books in indoors_cases.py; all are offered here too.

Where the rest is: materials indoors_materials.py · bookcases, wardrobes, racks, workbench indoors_storage.py · kitchens indoors_kitchen.py, crockery and laid tables
indoors_crockery.py · beds, tubs, basins, showers, mirrors, towels indoors_bed_bath.py · lamps, carpets, curtains, pictures, vases, candles, baskets indoors_things.py ·
house plants indoors_plants.py · stoves, pianos, easel, window seat, press, laptop indoors_pieces.py · books, mugs, bowls, shoes, bags belongings.py and tableware.py.
`carpet`, `painted`, `clear` and `window_seat` are also names in indoors_floors.py, indoors_openings.py and indoors_joinery.py: import the one you mean by name.

    with room.on('north'):                                             # indoors_room.py; y = 0 is the wall
        sideboard(parts, 1.4, 0, 0, 0, 'legs', 1.8, 'walnut')          # wall piece
        sofa(parts, 3.0, -2.2, 0, 180, 'loose', 2.2, fabric((0.2, 0.25, 0.22), 'boucle'), cushions=[fabric((0.5, 0.3, 0.1))])
    set_around(parts, 2, 3, 0, 2.0, 0.9, (3, 1), lambda x, y, turn: chair(parts, x, y, 0, turn, 'wishbone', 'oak'))
"""
import math
import random

from mathutils import Vector

from comforts import pillow
from indoors_materials import chrome, fabric, grained, leather, legs, soft, spun
from indoors_cases import coffee_table, desk, pile_of_books, row_of_books, side_table, sideboard  # noqa: F401
from indoors_tables import bench, chair, dining_table, set_around, shell_body, stool  # noqa: F401
from lines import TURN, curved, tube


def sofa(parts, x, y, z, turn=0.0, kind='loose', width=2.1, made=None, tone='oak', seats=None, cushions=(), throw=None, depth=None, seed=1, piping=None):
    made, chance = made or fabric((0.48, 0.44, 0.38)), random.Random(seed)
    seats = seats or max(2, round(width / 0.85))
    with parts.at(x, y, z, turn):
        d = (depth or {'low': 1.0, 'slim': 0.82}.get(kind, 0.95)) / 2
        w, arm = width / 2, {'loose': 0.17, 'slim': 0.05, 'chesterfield': 0.2, 'low': 0.0}[kind]
        wood, high = grained(parts, tone, 2), {'slim': 0.36, 'low': 0.34}.get(kind, 0.42)
        if kind == 'slim':
            legs(parts, wood, w - 0.08, d - 0.1, 0.24, 0.02)
            parts.box(grained(parts, tone, 0), -w, w, -d, d, 0.22, 0.265, 0.012)
            for s in (-1, 1):
                tube(parts, wood, curved([(s * (w - 0.03), -d + 0.06, 0.24), (s * (w - 0.03), -d + 0.05, 0.56), (s * (w - 0.03), d - 0.25, 0.57),
                    (s * (w - 0.03), d - 0.05, 0.54)], 6), 0.018, 10)
            for k in range(int(width / 0.12)):
                tube(parts, wood, [(-w + 0.06 + 0.12 * k, d - 0.05, 0.26), (-w + 0.06 + 0.12 * k, d + 0.03, 0.72)], 0.009, 8)
            tube(parts, grained(parts, tone, 0), [(-w, d + 0.03, 0.72), (w, d + 0.03, 0.72)], 0.018, 10)
        else:
            legs(parts, wood, w - 0.1, d - 0.1, 0.11, 0.025, 0.0)
            soft(parts, made, -w + arm * 0.6, w - arm * 0.6, -d + 0.03, d - 0.02, 0.1, high - 0.1, 0.03, 0.0, 0, 0.001, None, seed)
            if kind != 'low':
                soft(parts, made, -w + 0.02, w - 0.02, d - 0.2, d, 0.1, 0.72 if kind == 'loose' else 0.7, 0.06, 0.015, 0, 0.003, piping, seed + 1)
            for s in (-1, 1):
                if kind == 'loose':
                    soft(parts, made, s * (w - arm), s * w, -d, d - 0.02, 0.1, 0.6, 0.06, 0.012, 0, 0.003, piping, seed + s)
                elif kind == 'chesterfield':
                    soft(parts, made, s * (w - arm + 0.05), s * (w - 0.03), -d + 0.04, d, 0.1, 0.62, 0.04, 0.0, 0, 0.001, None, seed)
                    tube(parts, made, [(s * (w - 0.1), -d + 0.01, 0.62), (s * (w - 0.1), -d + 0.03, 0.62), (s * (w - 0.1), d - 0.06, 0.64)], [0.085, 0.105, 0.11], 20)
            if kind == 'chesterfield':
                tube(parts, made, [(-w + 0.03, d - 0.1, 0.68), (w - 0.03, d - 0.1, 0.68)], 0.11, 20)
                for row in range(3):
                    for k in range(int((width - 2 * arm) / 0.16)):
                        px = -w + arm + 0.08 + 0.16 * (k + 0.5 * (row % 2))
                        parts.lathe(made, (px, d - 0.215, 0.48 + 0.075 * row), [(0.0001, -0.014), (0.012, -0.008), (0.014, 0.0), (0.0001, 0.012)], 10)
        span, front = (width - 2 * arm) / seats, -d - 0.01
        for k in range(seats):
            a = -w + arm + span * k
            soft(parts, made, a + 0.004, a + span - 0.004, front, d - 0.19 if kind != 'low' else d - 0.2, high - 0.13, high + 0.03, 0.055, 0.035, 0.04, 0.004,
                piping, seed + k * 3)
            if kind != 'chesterfield':
                thick, tall = (0.12, 0.42) if kind == 'slim' else (0.2, 0.42)
                with parts.tilted(spun(a + span / 2, d - 0.2 - 0.02, high + 0.0, -11 if kind != 'low' else -16)):
                    soft(parts, made, -span / 2 + 0.006, span / 2 - 0.006, -thick + 0.08, 0.08, 0, tall + chance.uniform(-0.015, 0.015), 0.07, 0.03, 0, 0.006,
                        piping, seed + k * 5 + 2)
        for k, cover in enumerate(cushions):
            side = -1 if k % 2 == 0 else 1
            px = side * (w - arm - 0.24 - 0.2 * (k // 2)) + chance.uniform(-0.05, 0.05)
            pillow(parts, cover, px, d - 0.46 - 0.05 * (k // 2), high + 0.045, chance.uniform(0.42, 0.52), 0.17, side * -chance.uniform(8, 22), 66, seed + k)
        if throw:
            with parts.at(w - arm / 2 - 0.02 if arm > 0.1 else w - 0.35, 0.15, 0):
                over(parts, throw, 0.36 if arm > 0.1 else 0.6, arm + 0.1, 0.615 if arm > 0.1 else high + 0.045, 0.4, 0.32, seed)


def over(parts, made, width, across, top, outside, inside, seed=1.0):
    """A throw laid across an arm: `width` along y, the arm `across` wide in x at height `top`, hanging `outside` at +x and `inside` at -x."""
    path = [(-across / 2 - 0.015, top - inside)] + [(-across / 2 - 0.02, top - inside * (1 - k / 5)) for k in range(1, 5)]
    path += [(-across / 2 + across * k / 6, top + 0.012 + 0.012 * math.sin(math.pi * k / 6)) for k in range(7)]
    path += [(across / 2 + 0.02, top - outside * k / 6) for k in range(1, 7)]
    n, m = 24, len(path) - 1
    v = []
    for j, (a, h) in enumerate(path):
        hang = min(1.0, abs(top - h) * 4) if h < top else 0
        for i in range(n + 1):
            u = i / n - 0.5
            v.append((a + (0.012 * math.sin(u * 26 + seed) * hang + 0.006) * (1 if a > 0 else -1), u * width * (1 - 0.1 * hang) + 0.015 * math.sin(j + seed),
                h + 0.008 * math.sin(u * 19 + j * 0.6 + seed) + 0.02 * math.sin(u * 4 + seed) * hang))
    parts.add(made, v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)], True)
    for e, j in ((-1, 0), (1, m)):
        for i in range(0, n + 1):
            p = Vector(v[j * (n + 1) + i])
            parts.bar(made, p, p + Vector((0.004 * math.sin(i * 3), 0.004 * math.sin(i * 5), -0.045)), 0.003, 4)


def armchair(parts, x, y, z, turn=0.0, kind='club', made=None, tone='oak', cushion=None, seed=1):
    made = made or (leather() if kind in ('club', 'sling') else fabric((0.34, 0.30, 0.22), 'wool'))
    with parts.at(x, y, z, turn):
        wood = grained(parts, tone, 2)
        if kind in ('club', 'wing'):
            legs(parts, wood, 0.3, 0.3, 0.14 if kind == 'wing' else 0.09, 0.022, 0.0)
            base = 0.13 if kind == 'wing' else 0.08
            soft(parts, made, -0.36, 0.36, -0.38, 0.36, base, 0.32, 0.04, 0.0, 0, 0.001, None, seed)
            soft(parts, made, -0.265, 0.265, -0.42, 0.2, 0.3, 0.465, 0.05, 0.03, 0.035, 0.003, made, seed)
            with parts.tilted(spun(0, 0.24, 0.3, -10)):
                soft(parts, made, -0.35, 0.35, -0.06, 0.13, 0, 0.78 if kind == 'wing' else 0.5, 0.07, 0.02, 0, 0.003, made, seed + 2)
            for s in (-1, 1):
                soft(parts, made, s * 0.26, s * 0.41, -0.4, 0.34, base, 0.6, 0.072, 0.012, 0, 0.003, None, seed + s)
                if kind == 'wing':
                    with parts.tilted(spun(s * 0.325, 0.16, 0.58, -9)):
                        soft(parts, made, -0.045, 0.045, -0.14, 0.18, 0, 0.47, 0.044, 0.0, 0, 0.002, None, seed)
        elif kind == 'shell':
            shell_body(parts, made, 0.68, 0.62, 0.84, 0.4, 0.1, 0.045, 0.2)
            soft(parts, made, -0.24, 0.24, -0.28, 0.22, 0.37, 0.45, 0.035, 0.02, 0.01, 0.002, None, seed)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    tube(parts, wood, [(sx * 0.3, sy * 0.27, 0), (sx * 0.17, sy * 0.16, 0.37)], [0.011, 0.017], 10)
        elif kind == 'sling':
            for s in (-0.32, 0.32):
                tube(parts, chrome(), curved([(s, -0.36, 0.0), (s, -0.36, 0.35), (s, -0.33, 0.56), (s, 0.1, 0.57), (s, 0.34, 0.5), (s, 0.36, 0.02), (s, 0.3, 0.0)], 6) +
                    [(s, -0.36, 0.0)], 0.0125, 10)
                tube(parts, made, [(s, -0.3, 0.575), (s, 0.12, 0.58)], 0.024, 12)
            line = curved([(0, -0.36, 0.42), (0, -0.1, 0.35), (0, 0.18, 0.31), (0, 0.26, 0.4), (0, 0.38, 0.82)], 6)
            for off in (0, 0.01):
                parts.strip(made, [p + Vector((-0.3, 0, -off)) for p in line], (0.6, 0, 0))
            tube(parts, chrome(), [(-0.32, -0.36, 0.4), (0.32, -0.36, 0.4)], 0.0125, 10)
            tube(parts, chrome(), [(-0.32, 0.36, 0.5), (-0.31, 0.39, 0.82), (0.31, 0.39, 0.82), (0.32, 0.36, 0.5)], 0.0125, 10)
        else:
            rock = kind == 'rocking'
            for s in (-0.31, 0.31):
                tube(parts, wood, [(s, -0.34, 0.02 if not rock else 0.06), (s, -0.32, 0.57)], [0.016, 0.02], 10)
                tube(parts, wood, [(s, 0.36, 0.02 if not rock else 0.05), (s, 0.3, 0.34), (s * 0.95, 0.42, 0.98 if rock else 0.8)], [0.016, 0.02, 0.014], 10)
                tube(parts, grained(parts, tone, 1), curved([(s, -0.4, 0.575), (s, -0.1, 0.585), (s, 0.32, 0.54)], 5), 0.022, 10)
                parts.block(grained(parts, tone, 1), (s, 0, 0.3), (0.03, 0.64, 0.05), 0.008)
                if rock:
                    tube(parts, grained(parts, tone, 1), [(s, -0.55 + 1.15 * k / 12, 0.03 + 0.12 * (k / 6 - 1) ** 2) for k in range(13)], 0.018, 10)
            for k in range(5 if not rock else 7):
                t = (k + 0.5) / (5 if not rock else 7)
                parts.bar(wood, (-0.28 + 0.56 * t, 0.3, 0.34), (-0.27 + 0.54 * t, 0.41, 0.95 if rock else 0.77), 0.009, 8)
            parts.block(grained(parts, tone, 0), (0, 0.41, 0.97 if rock else 0.79), (0.62, 0.028, 0.09), 0.012, 0, (-10, 0))
            soft(parts, made, -0.29, 0.29, -0.36, 0.26, 0.32, 0.32 + (0.06 if rock else 0.13), 0.04, 0.025, 0.02, 0.003, None, seed)
            if not rock:
                with parts.tilted(spun(0, 0.25, 0.42, -15)):
                    soft(parts, made, -0.28, 0.28, -0.09, 0.04, 0, 0.42, 0.05, 0.02, 0, 0.004, None, seed + 1)
        if cushion:
            pillow(parts, cushion, 0.03, 0.02, 0.49, 0.42, 0.15, 6, 64, seed)


def footstool(parts, x, y, z, turn=0.0, made=None, width=0.6, depth=0.45, height=0.4, tone='oak'):
    with parts.at(x, y, z, turn):
        legs(parts, grained(parts, tone, 2), width / 2 - 0.06, depth / 2 - 0.06, height - 0.15, 0.02, 0.02)
        soft(parts, made or fabric(kind='wool'), -width / 2, width / 2, -depth / 2, depth / 2, height - 0.17, height, 0.05, 0.025, 0, 0.003)


def pouf(parts, x, y, z, made=None, radius=0.3, height=0.36):
    made = made or fabric((0.45, 0.36, 0.24), 'knit')
    rows = [(0.02, 0), (0.75, 0.02), (0.95, 0.14), (1.0, 0.45), (0.96, 0.8), (0.8, 0.95), (0.4, 1.0), (0.02, 0.97)]
    v = [(x + radius * f * (1 + 0.035 * math.cos(k * TURN / 6)) * math.cos(TURN * k / 60), y + radius * f * (1 + 0.035 * math.cos(k * TURN / 6)) * math.sin(TURN * k / 60),
        z + height * h) for f, h in rows for k in range(60)]
    parts.add(made, v, [(r * 60 + k, r * 60 + (k + 1) % 60, (r + 1) * 60 + (k + 1) % 60, (r + 1) * 60 + k) for r in range(7) for k in range(60)], True)
