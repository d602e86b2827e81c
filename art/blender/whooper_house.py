"""Whooper Swan from outside: steel floats, decks, the white deckhouse, the roof terrace with its awning. See boat_whooper_swan.py."""
import math

from mathutils import Matrix, Vector

from belongings import basket, bag, book, bottle, bowl, mug, plate, straw_hat, thermos, tumbler
from comforts import CREAM, INK, bulbs, deck_chair, flower_box, lantern, pad, pillow, pot, stool, table, towel
from deckhouse import Pane, side, walled
from fittings import anchor, cleat, coil, fender, flag, grab_rail, ladder, lifebuoy, nav_light, rail
from finishes import cloth, glow, gloss, plain, rubber, steel, teak, varnish, wood
from hull import painted
from hull_mesh import surface
from instruments import lettering, on_side
from lines import TURN, curved, tube

AFT, FORE, HALF = -4.75, 3.55, 1.78  # the deckhouse
DECK, FLOOR, CEILING, ROOF = 0.60, 0.62, 2.67, 2.86
STERN, BOW, EDGE = -6.5, 6.5, 2.2
RAIL = 1.0
SALOON_AFT = -1.35
SIDE_PANES = {  # x from, x to, z from, z to (above the deck), more
    'starboard': ((2.35, 3.2, 0.95, 1.85, {}), (0.35, 2.05, 0.78, 1.85, {'split': 2, 'kind': 'slider', 'curtain': 0.16}),
                  (-0.95, -0.05, 1.02, 1.75, {'curtain': 0.2}), (-2.65, -1.85, 0.95, 1.75, {'curtain': 0.3}),
                  (-4.35, -3.35, 0.9, 1.8, {'split': 2, 'kind': 'slider', 'curtain': 0.28})),
    'port': ((0.35, 3.1, 0.78, 1.85, {'split': 3, 'kind': 'slider', 'curtain': 0.12}), (-1.0, -0.1, 1.02, 1.75, {'split': 1}),
             (-2.2, -1.75, 1.2, 1.75, {'frosted': True}), (-3.05, -2.6, 1.2, 1.75, {'frosted': True}),
             (-4.35, -3.5, 0.9, 1.8, {'split': 2, 'kind': 'slider', 'curtain': 0.28})),
}


def white():
    return gloss('white boards', (0.66, 0.655, 0.63), 0.38, 0.25, 0.45)


def trim():
    return gloss('dark trim', (0.030, 0.038, 0.045), 0.3, 0.5, 0.3)


def panes_of(which):
    """Openings of a side wall in the wall's own u."""
    made = []
    for x0, x1, z0, z1, more in SIDE_PANES[which]:
        u0, u1 = (x0 - AFT, x1 - AFT) if which == 'starboard' else (FORE - x1, FORE - x0)
        made.append(Pane(u0, u1, z0, z1, **{'kind': 'window', **more}))
    return made


def floats():
    made = painted('float paint', (0.030, 0.045, 0.06), boot=(0.55, 0.54, 0.5), boot_at=(0.06, 0.10), bottom=(0.10, 0.018, 0.012), rough=0.3,
        coat=0.5, wear=1.4)
    for middle in (-1.5, 1.5):
        rows = []
        for i in range(41):
            t = i / 40
            x = STERN + 0.05 + (BOW - STERN - 0.02) * t
            nose = max(0.0, (t - 0.88) / 0.12)
            tail = max(0.0, (0.05 - t) / 0.05)
            low = -0.6 + 0.95 * nose ** 1.7 + 0.3 * tail
            half = 0.6 * (1 - 0.55 * nose ** 2.2)
            r, high = 0.12, 0.46
            low = min(low, high - 0.05)
            r = min(r, (high - low) * 0.4, half * 0.5)
            ring = []
            for cx, cz, first in ((half - r, high - 0.02, 0), (-half + r, high - 0.02, 1), (-half + r, low + r, 2), (half - r, low + r, 3)):
                rr = 0.02 if first < 2 else r
                for k in range(5):
                    a = TURN * (first + k / 4) / 4
                    ring.append((x, middle + cx + (r - rr) * (1 if first in (0, 3) else -1) + rr * math.cos(a),
                        cz - (0 if first > 1 else rr - 0.02) + rr * math.sin(a)))
            rows.append(ring)
        surface('hull float', made, rows, None, True)
        surface('hull float end', made, [rows[0], [(rows[0][0][0], middle, 0.1)] * len(rows[0])], None, True)
        surface('hull float nose', made, [rows[-1], [(rows[-1][0][0] + 0.02, middle, 0.42)] * len(rows[-1])], None, True)


def decks(parts):
    edge, grey, boards = gloss('deck edge', (0.62, 0.61, 0.58), 0.35, 0.4, 0.6), gloss('side deck', (0.30, 0.31, 0.31), 0.75, 0.0, 0.5), teak(0.09)
    parts.box(edge, STERN, BOW, -EDGE, EDGE, 0.44, DECK - 0.02, 0.012)
    for k in range(13):  # beams between the floats
        x = STERN + 0.3 + k * (BOW - STERN - 0.6) / 12
        parts.box(rubber('beam', (0.03, 0.03, 0.032)), x - 0.05, x + 0.05, -1.0, 1.0, 0.3, 0.45)
    for x0, x1 in ((FORE, BOW), (STERN, AFT)):
        parts.box(boards, x0, x1 - 0.03 if x1 == BOW else x1, -EDGE + 0.03, EDGE - 0.03, DECK - 0.03, DECK, 0.006)
    for s in (-1, 1):
        parts.box(grey, AFT, FORE, s * HALF, s * (EDGE - 0.02), DECK - 0.03, DECK - 0.004)
        bumper = [(STERN + 0.02, s * (EDGE + 0.015), 0.53), (BOW - 0.06, s * (EDGE + 0.015), 0.53)]
        tube(parts, rubber(), bumper, 0.042, 12)
    tube(parts, rubber(), [(BOW + 0.015, -EDGE, 0.53), (BOW + 0.015, EDGE, 0.53)], 0.042, 12)
    tube(parts, rubber(), [(STERN - 0.015, -EDGE, 0.53), (STERN - 0.015, EDGE, 0.53)], 0.042, 12)


def house(parts, lit=False):
    outer, inner, frame = white(), plain('lining', (0.60, 0.55, 0.47), 0.6), trim()
    drape = cloth('linen curtain', (0.56, 0.50, 0.40), thin=0.45, fade=0.1)
    within = wood('window oak', (0.50, 0.335, 0.18), (0.34, 0.205, 0.10), 0.42, 0.15, 2, weather=0.0)
    corner = gloss('white trim', (0.68, 0.675, 0.65), 0.35, 0.3, 0.35)
    for which in ('starboard', 'port'):
        with side(parts, which, AFT, FORE, HALF, DECK):
            walled(parts, FORE - AFT, ROOF - DECK - 0.16, panes_of(which), outer, inner, frame, curtain=drape, within=within)
    with side(parts, 'bow', AFT, FORE, HALF, DECK):
        walled(parts, 2 * HALF, ROOF - DECK - 0.16, [Pane(0.18, 1.22, 0.78, 1.95), Pane(1.36, 2.33, 0.02, 2.0, 'glazed'),
            Pane(2.33, 3.36, 0.02, 2.0, 'glazed')],
               outer, inner, frame, curtain=drape, within=within)
    with side(parts, 'stern', AFT, FORE, HALF, DECK):
        walled(parts, 2 * HALF, ROOF - DECK - 0.16, [Pane(0.3, 1.2, 1.05, 1.75, curtain=0.2), Pane(1.75, 2.5, 0.02, 2.0, 'door'),
            Pane(2.75, 3.3, 1.2, 1.75, frosted=True)],
               outer, inner, frame, curtain=drape, within=within)
    for x in (AFT, FORE):
        for s in (-1, 1):
            parts.box(corner, x - 0.06, x + 0.06, s * HALF - 0.06, s * HALF + 0.06, DECK, ROOF - 0.16, 0.01)
    for s in (-1, 1):
        parts.box(frame, AFT - 0.03, FORE + 0.03, s * HALF - 0.03, s * HALF + 0.03, DECK - 0.01, DECK + 0.07, 0.01)
        parts.box(frame, AFT - 0.03, AFT + 0.03, s * HALF, s * 0.05 - 0.35, DECK - 0.01, DECK + 0.03, 0.01)
    fascia = gloss('fascia', (0.64, 0.635, 0.61), 0.35, 0.4, 0.5)
    parts.box(fascia, AFT - 0.45, FORE + 1.45, -HALF - 0.3, HALF + 0.3, ROOF - 0.17, ROOF - 0.03, 0.015)
    parts.box(frame, AFT - 0.47, FORE + 1.47, -HALF - 0.32, HALF + 0.32, ROOF - 0.05, ROOF - 0.012, 0.006)
    parts.box(wood('ceiling boards', (0.46, 0.33, 0.19), (0.33, 0.22, 0.12), 0.5, plank=0.12, weather=0.0), FORE, FORE + 1.4, -HALF - 0.2,
        HALF + 0.2, ROOF - 0.185, ROOF - 0.165)
    for s in (-1, 1):  # posts under the porch of the bow
        parts.box(corner, FORE + 1.3, FORE + 1.39, s * (HALF + 0.1) - 0.045, s * (HALF + 0.1) + 0.045, DECK, ROOF - 0.16, 0.01)
        parts.block(corner, (FORE + 1.14, s * (HALF + 0.1), ROOF - 0.36), (0.05, 0.05, 0.5), 0.008, 0, (0, 45))
    for x, s in ((FORE + 0.02, 0.3), (FORE + 0.02, 1.45)):  # porch lamps
        lamp_on_wall(parts, x + 0.07, s, DECK + 2.1 if s < 1 else DECK + 1.7, lit)
    for x in (-1.45, 2.2):
        for s in (-1, 1):
            lamp_on_wall(parts, x, s * (HALF + 0.07), DECK + 1.72, lit)
    with parts.at(-1.5, -HALF - 0.02, 0):
        lifebuoy(parts, 0.0, 0.0, DECK + 1.05, 0, 0.3)
    with parts.at(-1.35, HALF + 0.02, 0, 180):
        lifebuoy(parts, 0.0, 0.0, DECK + 1.05, 0, 0.3)
    ink = plain('name', (0.028, 0.045, 0.06), 0.35)
    serif = '/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed.ttf'
    for port in (True, False):
        s = 1 if port else -1
        lettering(parts, 'WHOOPER SWAN', on_side(-2.75 if port else -2.6, s * (HALF + 0.0225), DECK + 0.33, port), 0.25, ink,
            font=serif.replace('Condensed', '-Bold'), spacing=1.12)
        lettering(parts, 'SE 0871', on_side(5.3, s * (EDGE + 0.001), 0.465, port), 0.085, ink)


def lamp_on_wall(parts, x, y, z, lit):
    parts.lathe(trim(), (x, y, z), [(0.05, 0.1), (0.06, 0.09), (0.05, 0.07), (0.02, 0.12)], 16)
    made = glow('wall lamp lit', (1.0, 0.6, 0.28), 9.0) if lit else gloss('wall lamp', (0.7, 0.68, 0.62), 0.2, 0.5, 0.1)
    parts.lathe(made, (x, y, z), [(0.0, -0.06), (0.04, -0.05), (0.045, 0.0), (0.045, 0.07)], 16)


def terrace(parts, awning=True, lit=False, chairs=True, laid=False):
    boards, frame, hand = teak(0.11), trim(), varnish(0)
    x0, x1, y = AFT - 0.4, FORE + 1.4, HALF + 0.24
    parts.box(boards, x0, x1, -y, y, ROOF - 0.03, ROOF, 0.005)
    corners = [(x0 + 0.06, -1.22, ROOF), (x0 + 0.06, y - 0.05, ROOF), (x1 - 0.06, y - 0.05, ROOF), (x1 - 0.06, 0.05 - y, ROOF),
        (x0 + 0.06, 0.05 - y, ROOF)]
    up = Vector((0, 0, RAIL))
    ring = [Vector(p) for p in corners]
    for k, (a, b) in enumerate(zip(ring, ring[1:])):
        count = max(1, round((b - a).length / 1.25))
        for i in range(count + 1):
            p = a.lerp(b, i / count)
            parts.block(frame, p + up * 0.5, (0.042, 0.042, RAIL), 0.006)
        for h in (0.12, 0.27, 0.42, 0.57, 0.72, 0.87):
            tube(parts, steel(), [a + up * h, b + up * h], 0.0028, 6, caps=False)
        way = (b - a).normalized()
        with parts.tilted(Matrix.Translation(a.lerp(b, 0.5) + up) @ Matrix.Rotation(math.atan2(way.y, way.x), 4, 'Z')):
            parts.box(hand, -(b - a).length / 2 - 0.04, (b - a).length / 2 + 0.04, -0.04, 0.04, -0.012, 0.022, 0.009)
    stairs(parts)
    if awning:
        sail(parts, lit)
    if chairs:
        loungers(parts)
    for k, (px, py, colour) in enumerate(((x1 - 0.35, y - 0.3, (0.5, 0.03, 0.05)), (x1 - 0.35, 0.3 - y, (0.6, 0.45, 0.42)),
        (x0 + 0.4, y - 0.3, (0.55, 0.5, 0.1)))):
        pot(parts, px, py, ROOF, 0.17, 0.26, colour, 5 + k, 190, 0.42, plain('zinc pot', (0.11, 0.12, 0.125), 0.5))
    for s in (-1, 1):
        flower_box(parts, 1.6, s * (y + 0.09), ROOF + 0.62, 1.15, 0 if s < 0 else 180, (0.5, 0.03, 0.06), 3 + s, count=110)
    low_table(parts, laid)
    tube(parts, frame, [(x0 + 0.3, -1.1, ROOF), (x0 + 0.3, -1.1, ROOF + 1.75)], [0.03, 0.022], 12)
    nav_light(parts, x0 + 0.3, -1.1, ROOF + 1.75, 'white', lit=lit)


def low_table(parts, laid):
    table(parts, -1.9, 0.55, ROOF, 1.7, 0.8, 0.72, 0, wood('table teak', (0.38, 0.24, 0.13), (0.22, 0.13, 0.065), 0.6, plank=0.1, weather=0.35))
    for s in (-1, 1):
        bench = wood('bench teak', (0.36, 0.23, 0.13), (0.22, 0.13, 0.07), 0.65, plank=0.09, weather=0.4)
        parts.box(bench, -2.7, -1.1, 0.55 + s * 0.72 - 0.17, 0.55 + s * 0.72 + 0.17, ROOF + 0.42, ROOF + 0.45, 0.008)
        for x in (-2.55, -1.25):
            parts.box(bench, x - 0.025, x + 0.025, 0.55 + s * 0.72 - 0.13, 0.55 + s * 0.72 + 0.13, ROOF, ROOF + 0.42, 0.006)
        pad(parts, cloth('bench cushion', INK), -2.65, -1.15, 0.55 + s * 0.72 - 0.16, 0.55 + s * 0.72 + 0.16, ROOF + 0.45, ROOF + 0.50, 0.02, 0.006)
    z = ROOF + 0.72
    bowl(parts, -2.1, 0.6, z, 0.14)
    bottle(parts, -1.75, 0.5, z)
    if laid:
        for k, (x, y) in enumerate(((-2.5, 0.32), (-1.9, 0.3), (-1.35, 0.34), (-2.45, 0.8), (-1.8, 0.82), (-1.3, 0.78))):
            plate(parts, x, y, z)
            tumbler(parts, x + 0.17, y + (0.1 if y > 0.5 else -0.0), z, 0.1, (0.45, 0.25, 0.03), k % 2 == 0)
        lantern(parts, -1.6, 0.62, z, 0.28, 40.0)
    else:
        for x, y in ((-1.45, 0.7), (-1.35, 0.4), (-2.45, 0.4)):
            tumbler(parts, x, y, z)
        straw_hat(parts, -1.5, 0.75, z, 20)


def loungers(parts):
    blue, sand = ((0.020, 0.050, 0.12), CREAM), ((0.40, 0.055, 0.03), CREAM)
    for k, (x, y, turn) in enumerate(((3.9, 1.15, 112), (3.95, 0.1, 88), (3.85, -1.1, 70), (1.9, -1.3, 118), (2.75, -1.35, 100),
        (0.7, 1.35, 60), (-0.3, -1.45, 130), (1.0, -1.45, 95))):
        tone = (blue, sand, blue, blue, sand, blue, sand, blue)[k]
        deck_chair(parts, x, y, ROOF, turn, None, None, f'sling {tone[0][0]}', *tone)
    towel(parts, cloth('towel', (0.05, 0.22, 0.25), CREAM, 0.06), 3.0, -HALF - 0.19, ROOF + RAIL + 0.03, 0.6, 0.5, 0.4)
    towel(parts, cloth('towel coral', (0.55, 0.16, 0.10), (0.62, 0.45, 0.36), 0.09), 2.2, HALF + 0.19, ROOF + RAIL + 0.03, 0.55, 0.45, 0.5, 0, 2.0)
    book(parts, 3.3, 0.55, ROOF, 30, colour=(0.4, 0.1, 0.05))
    stool(parts, 3.35, 0.6, ROOF, 0.34, 0.19)
    tumbler(parts, 3.38, 0.64, ROOF + 0.345)
    bag(parts, 2.5, -0.7, ROOF, turn=20)


def stairs(parts):
    """From the stern deck to the roof, on the starboard side."""
    made, x = teak(0.05), AFT - 0.95
    for s in (-0.33, 0.33):
        parts.block(trim(), (x, -1.62 + s, (DECK + ROOF) / 2), (0.05, 0.03, 2.55), 0.008, 0, (0, 24))
        tube(parts, steel(), curved([(x - 0.62, -1.62 + s, DECK + 0.5), (x - 0.58, -1.62 + s, DECK + 0.9), (x + 0.46, -1.62 + s, ROOF + 0.98),
            (x + 0.6, -1.62 + s, ROOF + 1.0)], 5), 0.017, 10)
    for k in range(8):
        t = (k + 0.7) / 8.4
        parts.box(made, x - 0.60 + t * 1.1, x - 0.38 + t * 1.1, -1.94, -1.30, DECK + t * (ROOF - DECK) - 0.02,
            DECK + t * (ROOF - DECK) + 0.012, 0.006)


def sail(parts, lit):
    """The awning: steel posts and a canvas that sags between its ropes."""
    x0, x1, half, low, high = -3.4, 1.35, HALF + 0.12, ROOF + 1.88, ROOF + 2.02
    canvas, pole = cloth('awning', (0.64, 0.60, 0.52), thin=0.35, fade=0.15), steel()
    for x in (x0, (x0 + x1) / 2, x1):
        for s in (-1, 1):
            tube(parts, pole, [(x, s * half, ROOF), (x, s * half, low)], 0.021, 12)
        tube(parts, pole, curved([(x, -half, low), (x, -half * 0.5, low + 0.1), (x, 0, high), (x, half * 0.5, low + 0.1), (x, half, low)], 5),
            0.019, 10)
    for s in (-1, 1):
        tube(parts, pole, [(x0, s * half, low), (x1, s * half, low)], 0.019, 10)
    n, m = 36, 16
    rows = []
    for j in range(m + 1):
        v = 2 * j / m - 1
        row = []
        for i in range(n + 1):
            u = i / n
            arch = low + (high - low) * (1 - v * v)
            dip = 0.07 * abs(math.sin(math.pi * u * 2)) * (1 - 0.5 * v * v)
            scallop = 0.10 * math.sin(math.pi * u) * (1 if abs(v) == 1 else 0)
            row.append((x0 - 0.06 + (x1 - x0 + 0.12) * u, v * (half + 0.05) - math.copysign(scallop, v) * 0.3, arch + 0.025 - dip))
        rows.append(row)
    parts.add(canvas, [p for row in rows for p in row], [(j * (n + 1) + i, (j + 1) * (n + 1) + i, (j + 1) * (n + 1) + i + 1,
        j * (n + 1) + i + 1) for j in range(m) for i in range(n)], True)
    for s, row in ((-1, rows[0]), (1, rows[-1])):  # the valance
        hem = [(x, y + s * 0.01 + 0.012 * math.sin(k * 1.1), z - 0.15 - 0.03 * math.cos(k * 2.2)) for k, (x, y, z) in enumerate(row)]
        parts.add(cloth('valance', INK, thin=0.25), row + hem, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], True)
    if lit:
        for s in (-1, 1):
            bulbs(parts, (x0, s * (half - 0.05), low - 0.06), (x1, s * (half - 0.05), low - 0.06), 13, 0.10, 40.0)
        bulbs(parts, (x1, 0.0, high - 0.04), (FORE + 1.3, HALF, ROOF + RAIL + 0.7), 8, 0.2, 40.0)
        tube(parts, pole, [(FORE + 1.34, HALF + 0.18, ROOF), (FORE + 1.34, HALF + 0.18, ROOF + RAIL + 0.72)], 0.016, 10)


def bow_deck(parts, fenders=(1, -1), lit=False):
    for s in (-1, 1):
        rail(parts, [(FORE + 1.35, s * (EDGE - 0.06), DECK), (BOW - 0.08, s * (EDGE - 0.06), DECK), (BOW - 0.08, s * 0.55, DECK)], 0.9, 1.1,
            (0.35, 0.68), 0.017)
        for x in (BOW - 0.45, STERN + 0.35, 0.6):
            cleat(parts, x, s * (EDGE - 0.16) if abs(x) > 1 else s * (EDGE - 0.09), DECK, 0, 0.26)
        rail(parts, [(STERN + 0.06, s * 1.55, DECK), (STERN + 0.06, s * (EDGE - 0.06), DECK), (AFT + 0.05, s * (EDGE - 0.06), DECK)], 0.9,
            1.1, (0.35, 0.68), 0.017)
        grab_rail(parts, (AFT + 0.4, s * (HALF + 0.015), DECK + 0.86 + 1.22), (FORE - 0.3, s * (HALF + 0.015), DECK + 0.86 + 1.22), 0.0, 7)
        if s in fenders:
            for x in (5.0, 2.4, -0.4, -3.2, -5.6):
                fender(parts, x, s * (EDGE + 0.16), DECK, 0.42, 0.6, 0.125)
    coil(parts, BOW - 0.6, 1.5, DECK, 0.2, 7, 0.009)
    coil(parts, STERN + 0.6, -1.75, DECK, 0.18, 6, 0.009)
    anchor(parts, BOW + 0.12, 0.95, DECK + 0.06, 0, 0.7)
    ladder(parts, STERN - 0.03, 1.1, DECK, -90, 4)
    made = wood('deck sofa', (0.40, 0.26, 0.15), (0.25, 0.15, 0.08), 0.6, plank=0.1, weather=0.3)
    parts.box(made, FORE + 0.22, FORE + 1.9, 1.36, 2.02, DECK, DECK + 0.3, 0.01)
    parts.box(made, FORE + 0.22, FORE + 1.9, 1.96, 2.04, DECK, DECK + 0.72, 0.01)
    seat = cloth('sofa cushion', (0.30, 0.32, 0.33))
    for k in range(2):
        pad(parts, seat, FORE + 0.24 + k * 0.83, FORE + 1.06 + k * 0.83, 1.38, 1.95, DECK + 0.3, DECK + 0.43, piping=cloth('piping', CREAM))
    for k, tone in enumerate(((0.42, 0.12, 0.04), CREAM, INK)):
        pillow(parts, cloth(f'deck pillow {k}', tone), FORE + 0.5 + k * 0.52, 1.72, DECK + 0.44, 0.4, 0.13, 8 * k - 8, 68, k)
    table(parts, FORE + 1.0, 0.75, DECK, 0.9, 0.5, 0.42)
    mug(parts, FORE + 0.8, 0.78, DECK + 0.42)
    thermos(parts, FORE + 1.05, 0.85, DECK + 0.42)
    book(parts, FORE + 1.25, 0.7, DECK + 0.42, 25, open_=True)
    basket(parts, FORE + 0.55, -1.6, DECK, turn=80)
    for k, (px, py) in enumerate(((FORE + 0.25, -1.95), (FORE + 1.1, -2.0), (FORE + 0.28, 0.0))):
        pot(parts, px, py if k < 2 else -0.28, DECK, 0.15, 0.24, ((0.5, 0.03, 0.05), (0.45, 0.1, 0.4), None)[k], 15 + k, 170, 0.4)
    flag(parts, STERN + 0.15, 1.9, DECK + 0.7, 0, 0.9, 0.55, 1.5, 16)
    for s, tint in ((1, 'red'), (-1, 'green')):
        nav_light(parts, FORE + 1.3, s * (HALF + 0.34), ROOF - 0.14, tint, lit=lit)
