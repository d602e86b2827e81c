"""Bittern from outside: two aluminium floats, the green larch cabin, a porch at either end, the roof with rack, panel and stovepipe.
Built at the origin, bow towards +x; see boat_bittern.py."""
import math

from mathutils import Matrix

from belongings import basket, bucket, crate, landing_net, logs, mug, rod, shoes
from comforts import director_chair, flower_box, lantern, pot, stool, towel
from deckhouse import Pane, seamed_roof, side, walled
from fittings import anchor, cleat, coil, fender, ladder, lifebuoy, nav_light, solar_panel, stovepipe
from finishes import cloth, dull_metal, fibre, glow, gloss, metal, plain, rubber, steel, varnish, wood
from hull_mesh import surface
from instruments import lettering, on_side
from lines import TURN, curved, tube

STERN, BOW, EDGE = -4.0, 4.0, 1.5
AFT, FORE, HALF = -2.55, 2.05, 1.22  # the cabin
DECK, WALL, RISE = 0.52, 2.02, 0.62  # wall above the deck, roof above the wall
EAVES, ROOF_AFT, ROOF_FORE = 0.24, -3.75, 3.55
PANES = {
    'starboard': ((0.25, 1.5, 0.82, 1.6, {'split': 2, 'bars': 1, 'curtain': 0.2}), (-1.75, -0.85, 0.82, 1.6,
        {'split': 2, 'bars': 1, 'curtain': 0.22})),
    'port': ((0.45, 1.45, 0.9, 1.6, {'split': 2, 'bars': 1, 'curtain': 0.2}), (-2.15, -1.45, 0.95, 1.55, {'bars': 1, 'curtain': 0.2})),
}


def green():
    return wood('green boards', (0.060, 0.120, 0.068), (0.030, 0.068, 0.038), 0.55, 0.1, 0, 30, weather=0.10)


def cream():
    return gloss('cream trim', (0.60, 0.565, 0.47), 0.4, 0.2, 0.5)


def larch(along=0, plank=0.0, across=None):
    return wood(f'larch {along} {plank}', (0.40, 0.27, 0.155), (0.25, 0.155, 0.085), 0.7, 0.0, along, plank=plank, weather=0.5, across=across)


def top(u, width=2 * HALF):
    return WALL + RISE * (1 - abs(u - width / 2) / (width / 2))


def floats():
    made = metal('float aluminium', (0.24, 0.25, 0.255), 0.38, 0.6)
    for middle in (-1.02, 1.02):
        r, n = 0.36, 28
        rows = []
        for i in range(33):
            x = STERN + 0.15 + (BOW - STERN - 0.3) * i / 32
            nose = max(0.0, (i / 32 - 0.9) / 0.1)
            tail = max(0.0, (0.03 - i / 32) / 0.03)
            k = math.sqrt(max(0.0, 1 - nose ** 2)) * (1 - 0.2 * tail)
            rows.append([(x, middle + r * k * math.cos(TURN * j / n), -0.04 + 0.12 * nose + r * k * math.sin(TURN * j / n)) for j in range(n)])
        surface('hull float', made, rows, None, True)
        surface('hull float end', made, [rows[0], [(rows[0][0][0] - 0.03, middle, -0.04)] * n], None, True)


def decks(parts):
    beam = larch(0)
    for s in (-1, 1):  # bearers on the floats
        parts.box(dull_metal(), STERN + 0.2, BOW - 0.25, s * 1.02 - 0.05, s * 1.02 + 0.05, 0.28, 0.38)
    for k in range(9):
        x = STERN + 0.35 + k * (BOW - STERN - 0.7) / 8
        parts.box(dull_metal(), x - 0.04, x + 0.04, -EDGE + 0.06, EDGE - 0.06, 0.36, 0.46)
    for x0, x1 in ((FORE - 0.02, BOW), (STERN, AFT + 0.02)):
        count = round((x1 - x0) / 0.125)
        for k in range(count):
            a = x0 + (x1 - x0) * k / count
            parts.box(larch(1), a + 0.003, a + (x1 - x0) / count - 0.003, -EDGE + 0.02, EDGE - 0.02, DECK - 0.032,
                DECK + 0.002 * ((k * 7) % 3 - 1), 0.004)
    for s in (-1, 1):
        parts.box(larch(0, 0.13, 1), AFT, FORE, s * (HALF - 0.1), s * (EDGE - 0.02), DECK - 0.032, DECK, 0.004)
        parts.box(beam, STERN, BOW, s * EDGE - 0.02, s * EDGE + 0.02, DECK - 0.17, DECK + 0.012, 0.01)
        tube(parts, fibre('rope fender', (0.50, 0.43, 0.31)), [(STERN, s * (EDGE + 0.045), DECK - 0.06),
            (BOW, s * (EDGE + 0.045), DECK - 0.06)], 0.032, 12, strands=3, lay=0.3)
    for x in (STERN, BOW):
        parts.box(beam, x - 0.02, x + 0.02, -EDGE, EDGE, DECK - 0.17, DECK + 0.012, 0.01)


def cabin(parts, lit=False, open_door=0.0):
    outer, inner, frame = green(), wood('lining larch', (0.50, 0.36, 0.21), (0.38, 0.25, 0.135), 0.5, 0.05, 0, plank=0.11, weather=0.0,
        across=2), cream()
    drape = cloth('gingham', (0.50, 0.10, 0.07), (0.62, 0.59, 0.52), 0.03, 0, thin=0.45, fade=0.1)
    for which in ('starboard', 'port'):
        panes = [Pane(x0 - AFT if which == 'starboard' else FORE - x1, x1 - AFT if which == 'starboard' else FORE - x0, z0, z1,
            **more) for x0, x1, z0, z1, more in PANES[which]]
        with side(parts, which, AFT, FORE, HALF, DECK):
            walled(parts, FORE - AFT, WALL, panes, outer, inner, frame, curtain=drape, board=0.125)
    ends = wood('green boards end', (0.060, 0.120, 0.068), (0.030, 0.068, 0.038), 0.55, 0.1, 1, 30, weather=0.10)
    inner_end = wood('lining larch end', (0.50, 0.36, 0.21), (0.38, 0.25, 0.135), 0.5, 0.05, 1, plank=0.11, weather=0.0, across=2)
    with side(parts, 'bow', AFT, FORE, HALF, DECK):
        walled(parts, 2 * HALF, WALL, [Pane(0.28, 1.02, 0.86, 1.62, bars=1, curtain=0.2), Pane(1.3, 2.08, 0.02, 1.92, 'door',
            open_=open_door), Pane(0.97, 1.47, 2.12, 2.4, sill=False)], ends, inner_end,
               frame, curtain=drape, board=0.125, top=top)
    with side(parts, 'stern', AFT, FORE, HALF, DECK):
        walled(parts, 2 * HALF, WALL, [Pane(1.52, 2.28, 0.02, 1.92, 'door'), Pane(0.4, 1.15, 0.95, 1.6, bars=1, curtain=0.2)], ends,
            inner_end, frame, curtain=drape, board=0.125, top=top)
    for x in (AFT, FORE):
        for s in (-1, 1):
            parts.box(frame, x - 0.05, x + 0.05, s * HALF - 0.05, s * HALF + 0.05, DECK, DECK + WALL + 0.02, 0.01)
    parts.box(larch(), AFT + 0.09, FORE - 0.09, -HALF + 0.09, HALF - 0.09, DECK - 0.03, DECK + 0.02)
    for s in (-1, 1):
        parts.box(frame, AFT - 0.02, FORE + 0.02, s * HALF - 0.03, s * HALF + 0.03, DECK - 0.01, DECK + 0.08, 0.008)
    roof_made = metal('roof sheet', (0.075, 0.078, 0.080), 0.35, 0.55)
    seamed_roof(parts, roof_made, ROOF_AFT, ROOF_FORE, HALF, DECK + WALL, RISE, EAVES, 0.42, 0.05, frame,
        wood('roof boards', (0.46, 0.32, 0.18), (0.34, 0.22, 0.115), 0.6, 0.0, 0, plank=0.13, weather=0.05, across=1))
    porch_frames(parts, frame)
    for s, u in ((1, 0.55), (-1, -0.5)):
        wall_lantern(parts, FORE + 0.08 if s > 0 else AFT - 0.08, -0.02 if s > 0 else -0.1, DECK + 1.75, lit)
    ink = plain('name', (0.52, 0.47, 0.34), 0.45)
    serif = '/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed-Italic.ttf'
    for port in (True, False):
        lettering(parts, 'Bittern', on_side(-0.25 if not port else 0.95, (1 if port else -1) * (HALF + 0.022), DECK + 0.34, port), 0.3, ink,
            font=serif)
        lettering(parts, 'SE 1146', on_side(3.2, (1 if port else -1) * (EDGE + 0.022), DECK - 0.115, port), 0.085, ink)


def wall_lantern(parts, x, y, z, lit):
    black = metal('lantern iron', (0.03, 0.03, 0.031), 0.4, 0.6)
    parts.lathe(black, (x, y, z), [(0.02, 0.14), (0.07, 0.10), (0.075, 0.09), (0.05, 0.09)], 16)
    parts.lathe(glow('porch lamp lit', (1.0, 0.58, 0.25), 12.0) if lit else gloss('porch lamp', (0.62, 0.58, 0.48), 0.2, 0.6, 0.1), (x, y, z),
        [(0.0, -0.08), (0.045, -0.07), (0.052, 0.0), (0.045, 0.085)], 16)
    parts.lathe(black, (x, y, z), [(0, -0.1), (0.05, -0.085), (0.05, -0.07)], 16)


def porch_frames(parts, frame):
    for x in (ROOF_FORE - 0.22, ROOF_AFT + 0.2):
        for s in (-1, 1):
            parts.box(frame, x - 0.045, x + 0.045, s * HALF - 0.045, s * HALF + 0.045, DECK, DECK + WALL, 0.01)
            way = 1 if x > 0 else -1
            parts.block(frame, (x - way * 0.22, s * HALF, DECK + WALL - 0.2), (0.05, 0.045, 0.58), 0.008, 0, (0, way * -45))
            parts.block(frame, (x, s * (HALF - 0.22), DECK + WALL - 0.2), (0.045, 0.05, 0.58), 0.008, 0, (s * 45, 0))
        parts.box(frame, x - 0.045, x + 0.045, -HALF, HALF, DECK + WALL - 0.02, DECK + WALL + 0.08, 0.01)
        parts.box(frame, x - 0.035, x + 0.035, -0.035, 0.035, DECK + WALL, DECK + WALL + RISE - 0.04, 0.006)
    for s in (-1, 1):
        parts.box(frame, AFT - 1.3, FORE + 1.6, s * HALF - 0.04, s * HALF + 0.04, DECK + WALL - 0.0, DECK + WALL + 0.09, 0.008)
    for x0, x1, gap in ((FORE + 0.1, BOW - 0.1, 'bow'), (AFT - 0.1, STERN + 0.1, 'stern')):
        ends = [(x0, EDGE - 0.08), (x1, EDGE - 0.08), (x1, 0.45 if gap == 'bow' else 0.9)], [(x0, -EDGE + 0.08), (x1, -EDGE + 0.08),
            (x1, -0.45 if gap == 'bow' else -0.5)]
        for line in ends:
            for (ax, ay), (bx, by) in zip(line, line[1:]):
                for h in (0.3, 0.62):
                    tube(parts, steel(), [(ax, ay, DECK + h), (bx, by, DECK + h)], 0.004, 6)
                with parts.tilted(Matrix.Translation(((ax + bx) / 2, (ay + by) / 2, DECK + 0.9)) @ Matrix.Rotation(math.atan2(by - ay,
                    bx - ax), 4, 'Z')):
                    long = math.hypot(bx - ax, by - ay) / 2
                    parts.box(larch(), -long - 0.03, long + 0.03, -0.045, 0.045, -0.02, 0.018, 0.008)
            for k, (px, py) in enumerate(line):
                parts.box(frame, px - 0.03, px + 0.03, py - 0.03, py + 0.03, DECK, DECK + 0.9, 0.007)
            (ax, ay), (bx, by) = line[0], line[1]
            parts.box(frame, (ax + bx) / 2 - 0.025, (ax + bx) / 2 + 0.025, ay - 0.025, ay + 0.025, DECK, DECK + 0.9, 0.006)


def roof(parts, rods=True):
    slope = math.degrees(math.atan2(RISE, HALF))
    ridge = DECK + WALL + RISE
    lift = lambda y: ridge - RISE * abs(y) / HALF + 0.06
    with parts.tilted(Matrix.Translation((0.75, -0.70, lift(0.70) + 0.02)) @ Matrix.Rotation(math.radians(slope), 4, 'X')):
        solar_panel(parts, 0, 0, 0, 1.68, 1.02, 0, 0, 0.06)
    stovepipe(parts, -0.03, 0.86, lift(0.86) - 0.1, 1.2, 0.075)
    black = metal('roof rack', (0.05, 0.05, 0.052), 0.35, 0.6)
    for x in (-2.9, -1.9, 0.9, 2.1):
        tube(parts, black, curved([(x, 0.74, lift(0.74) - 0.02), (x, 0.72, lift(0.72) + 0.16), (x, 0.2, lift(0.2) + 0.24),
            (x, 0.16, lift(0.16))], 5), 0.013, 8)
    for y in (0.68, 0.48, 0.28):
        h = lift(0.72) + 0.16 + (0.72 - y) / 0.52 * (lift(0.2) + 0.24 - lift(0.72) - 0.16)
        tube(parts, black, [(-3.0, y, h + 0.01), (2.2, y, h + 0.01)], 0.011, 8)
    if rods:
        for k, y in enumerate((0.64, 0.54, 0.42)):
            h = lift(0.72) + 0.2 + (0.72 - y) / 0.52 * 0.32
            rod(parts, (-2.8 + 0.2 * k, y, h), (1.0 + 0.3 * k, y - 0.03, h + 0.02), gloss(f'rod {k}',
                ((0.03, 0.012, 0.008), (0.02, 0.05, 0.03), (0.05, 0.012, 0.01))[k], 0.2, 0.8, 0.0))
        paddle = varnish(0)
        tube(parts, paddle, [(-0.2, 0.30, lift(0.30) + 0.30), (1.4, 0.30, lift(0.30) + 0.30)], 0.016, 10)
        parts.block(paddle, (1.65, 0.30, lift(0.30) + 0.30), (0.52, 0.17, 0.014), 0.006, 0, (slope * -1, 0))


def outboard(parts):
    """9.9 hp on a bracket at the stern, its leg in the water."""
    grey, black, x = gloss('outboard cowl', (0.045, 0.048, 0.052), 0.22, 0.8, 0.2), rubber('outboard leg', (0.03, 0.031, 0.033)), STERN - 0.22
    parts.box(dull_metal(), STERN - 0.12, STERN, 0.02, 0.38, 0.2, DECK + 0.1, 0.01)
    y = 0.2
    rows = []
    for h, w, l, off in ((0.0, 0.09, 0.12, 0), (0.05, 0.125, 0.18, 0), (0.16, 0.135, 0.21, -0.01), (0.28, 0.13, 0.2, -0.015),
        (0.36, 0.10, 0.16, -0.02), (0.39, 0.05, 0.09, -0.02)):
        rows.append([(x + off + l * math.copysign(abs(math.cos(TURN * k / 28)) ** 0.7, math.cos(TURN * k / 28)),
            y + w * math.copysign(abs(math.sin(TURN * k / 28)) ** 0.7, math.sin(TURN * k / 28)), DECK + 0.16 + h) for k in range(28)])
    parts.add(grey, [p for row in rows for p in row], [(r * 28 + k, r * 28 + (k + 1) % 28, (r + 1) * 28 + (k + 1) % 28,
        (r + 1) * 28 + k) for r in range(5) for k in range(28)] + [tuple(5 * 28 + k for k in range(28))], True)
    stripe = [(x - 0.01 + 0.212 * math.copysign(abs(math.cos(TURN * k / 28)) ** 0.7, math.cos(TURN * k / 28)),
        y + 0.137 * math.copysign(abs(math.sin(TURN * k / 28)) ** 0.7, math.sin(TURN * k / 28)), DECK + 0.33) for k in range(28)]
    tube(parts, plain('outboard stripe', (0.50, 0.49, 0.46), 0.4), stripe, 0.006, 6, True)
    parts.box(black, x - 0.06, x + 0.08, y - 0.045, y + 0.045, -0.35, DECK + 0.18, 0.03)
    parts.box(black, x - 0.22, x + 0.12, y - 0.09, y + 0.09, -0.06, -0.04, 0.008)
    tube(parts, black, [(x + 0.12, y, DECK + 0.26), (x + 0.42, y, DECK + 0.34), (x + 0.62, y, DECK + 0.36)], [0.02, 0.02, 0.024], 10)


def gear(parts, fenders=(1, -1), things=True, lit=False, chairs=True, rods=True, flowers=True):
    for s in (-1, 1):
        for x in (BOW - 0.3, STERN + 0.3):
            cleat(parts, x, s * (EDGE - 0.1), DECK, 0, 0.2)
        if s in fenders:
            for x in (2.6, 0.0, -2.6):
                fender(parts, x, s * (EDGE + 0.17), DECK, 0.36, 0.5, 0.1)
    outboard(parts)
    with parts.at(-0.35, -HALF - 0.02, 0):
        lifebuoy(parts, -0.0, 0.0, DECK + 1.2, 0, 0.27)
    logs(parts, -0.8, HALF + 0.13, DECK, 0.25, 9, 5, 0.055, 0)
    if flowers:
        flower_box(parts, 0.875, -HALF - 0.17, DECK + 0.78, 1.2, 0, (0.55, 0.025, 0.04), 3, cream())
        flower_box(parts, -1.3, -HALF - 0.17, DECK + 0.78, 0.85, 0, (0.60, 0.42, 0.46), 8, cream())
    anchor(parts, BOW + 0.08, -0.95, DECK + 0.06, 0, 0.5)
    coil(parts, BOW - 0.5, -1.1, DECK, 0.15, 6, 0.007)
    ladder(parts, STERN - 0.03, 0.68, DECK, -90, 3)
    nav_light(parts, ROOF_FORE - 0.1, 0, DECK + WALL + RISE + 0.05, 'white', lit=lit)
    if chairs:
        director_chair(parts, 3.12, 0.82, DECK, 72, (0.40, 0.075, 0.03), 'rust canvas')
        director_chair(parts, 3.2, -0.8, DECK, 112, (0.40, 0.075, 0.03), 'rust canvas')
        stool(parts, 3.3, 0.02, DECK, 0.42, 0.19)
    if things:
        lantern(parts, 3.32, 0.07, DECK + 0.425, 0.25, 45.0 if lit else 0.4)
        mug(parts, 3.22, -0.07, DECK + 0.425, 40)
        bucket(parts, 2.3, -1.2, DECK, 0.13, 0.24)
        crate(parts, -2.95, 1.05, DECK, turn=8)
        basket(parts, 2.35, 1.12, DECK, turn=80, cloth_in=None)
        shoes(parts, 2.28, 0.35, DECK, 70)
        landing_net(parts, 2.2, -0.98, DECK, 90, 0.95, 82)
        pot(parts, -2.85, -1.15, DECK, 0.14, 0.22, None, 5, 170, 0.36, metal('zinc', (0.3, 0.31, 0.31), 0.4, 0.65))
        pot(parts, 2.25, -0.62, DECK, 0.11, 0.18, (0.30, 0.10, 0.42), 6, 150, 0.4)
        towel(parts, cloth('towel bittern', (0.62, 0.57, 0.46), (0.10, 0.22, 0.20), 0.05), -3.2, EDGE - 0.08, DECK + 0.92, 0.5, 0.4, 0.35)
    if rods:
        rod(parts, (BOW - 0.25, -EDGE + 0.25, DECK + 0.05), (BOW + 0.55, -EDGE - 0.25, DECK + 2.3))
