"""Black Tern's rig: a pole mast, gaff main, staysail, jib on the bowsprit, runners; deadeyes, hoops, wooden blocks."""
import math

from mathutils import Vector

from finishes import plain
from rig import (block, bronze, cleat, coil, hoops, jaws, lanyard_shroud, line, rope_of, slack, spar, swing, tackle, tube, varnished, wire)
from sails import bunting, canvas, flag, furled, sail

MAST, FOOT, HEAD, HOUNDS = 1.25, 0.3, 12.3, 8.45
TACK, LUFF, BOOM, GAFF = 1.92, 5.5, 6.55, 4.9


def flax():
    return canvas('cream flax main', (0.735, 0.64, 0.455), 0.42, 0.50, 0.36, 0.42, (1.15, 2.3), (0.40, 0.31, 0.19), 0.5, True)


def flax_fore():
    return canvas('cream flax headsails', (0.735, 0.64, 0.455), 0.42, 0.50, 0.30, 0.42, (), (0.40, 0.31, 0.19), 0.5, True)


def standing(parts, hull, lee, bare):
    spruce, black = varnished(), plain('mast cap', (0.02, 0.02, 0.021), 0.4)
    top = Vector((MAST - 0.10, 0, HEAD))
    spar(parts, spruce, (MAST, 0, FOOT), top, 0.105, 0.95, 0.42, 0.3, 24)
    at = lambda z: Vector((MAST, 0, FOOT)).lerp(top, (z - FOOT) / (HEAD - FOOT))
    for z, r in ((HOUNDS, 0.115), (10.9, 0.085)):
        tube(parts, black, [at(z - 0.08), at(z + 0.08)], r, 20)
    tube(parts, varnished('mast coat', (0.5, 0.46, 0.36), (0.42, 0.38, 0.3), coat=0.0), [(MAST, 0, hull.deck_z(MAST) - 0.02), (MAST, 0, hull.deck_z(MAST) + 0.12)], [0.17, 0.115], 20)
    parts.lathe(varnished('truck', (0.5, 0.35, 0.2), (0.4, 0.25, 0.12)), top, [(0, -0.02), (0.05, -0.01), (0.06, 0.02), (0.04, 0.05), (0, 0.06)], 16)
    tar = rope_of('tarred lanyard', (0.07, 0.05, 0.035))
    for s in (-1, 1):
        feet = []
        for k, dx in enumerate((-0.15, -0.62, -1.08)):
            x = MAST + dx
            foot = Vector((x, s * (hull.half(x) + 0.02), hull.height(x) + 0.10))
            feet.append(foot)
            lanyard_shroud(parts, at(HOUNDS) + Vector((0, s * 0.08, 0)), foot, None, None, None, 0.50, 0.085, 0.0085)
            tube(parts, bronze(), [foot, foot - Vector((0, 0, 0.42))], 0.011, 6)
        up = [f.lerp(at(HOUNDS), 0.125) for f in feet]
        tube(parts, varnished('sheer pole', along='x'), [up[0], up[-1]], 0.016, 8)
        for k in range(2):
            coil(parts, rope_of(), up[0].lerp(up[-1], 0.3 + 0.4 * k), 0.26, 6, 0.009, (0, -s, 0), k + s)
        tip = at(HOUNDS + 0.35) + Vector((-0.05, s * 0.95, 0.02))
        tube(parts, varnished('crosstrees', along='y'), [at(HOUNDS + 0.35), tip], [0.032, 0.02], 10)
        for a, b in ((at(11.0), tip), (tip, feet[1])):
            tube(parts, wire(), [a, b], 0.0045, 6)
        taut = s != lee or bare
        end = Vector((-3.95, s * (hull.half(-3.95) - 0.10), hull.height(-3.95) + 0.12))
        if taut:
            block_at = end.lerp(at(HOUNDS + 0.5), 0.16)
            tube(parts, wire(), [at(HOUNDS + 0.5), block_at], 0.006, 6)
            tackle(parts, rope_of(), block_at, end, 3, 0.085, 0.007)
        else:
            slackened = end + Vector((2.3, 0, 0.3))
            tube(parts, wire(), slack(at(HOUNDS + 0.5), slackened, 0.25), 0.006, 6)
    stem = Vector((hull.sheer(1).x - 0.12, 0, hull.height(5.6) + 0.16))
    tip = Vector((8.2, 0, 1.66))
    spar(parts, varnished('varnished boom', along='x'), (4.05, 0.0, 1.36), tip, 0.085, 0.95, 0.62, 0.4, 20)
    tube(parts, black, [tip - Vector((0.22, 0, 0.01)), tip - Vector((0.12, 0, 0.006))], 0.066, 16)
    tube(parts, wire(), [at(HOUNDS - 0.05) + Vector((0.08, 0, 0)), stem], 0.0085, 6)
    tube(parts, wire(), [at(10.9) + Vector((0.06, 0, 0)), tip - Vector((0.12, 0, -0.06))], 0.007, 6)
    keel = hull.point(0.935, 0.0)
    tube(parts, plain('galvanised wire', (0.22, 0.225, 0.23), 0.5, 0.7), [tip - Vector((0.17, 0, 0.06)), Vector((keel.x, 0, keel.z + 0.02))], 0.011, 6)
    for s in (-1, 1):
        tube(parts, wire(), [tip - Vector((0.17, 0, 0)), Vector((4.55, s * hull.half(4.55), hull.height(4.55) - 0.12))], 0.006, 6)
    net = rope_of('bowsprit net', (0.20, 0.17, 0.12))
    for k in range(1, 9):
        f = k / 9
        a = [Vector((4.55, s * hull.half(4.55), hull.height(4.55) - 0.12)).lerp(tip - Vector((0.17, 0, 0)), 0.33 + 0.6 * f) for s in (-1, 1)]
        tube(parts, net, [a[0], (a[0] + a[1]) / 2 - Vector((0, 0, 0.07)), a[1]], 0.0045, 5)
    return at, stem, tip


def main_gear(parts, hull, at, tack, clew, throat, peak, lee, sheeted, lowered):
    hemp, cotton = rope_of(), rope_of('cotton line', (0.60, 0.53, 0.40))
    wood = varnished('varnished boom', along='x')
    along, gaff = (clew - tack).normalized(), (peak - throat).normalized()
    down, over = Vector((0, 0, -0.12)), Vector((0, 0, 0.10)) - gaff * 0.02
    spar(parts, wood, tack + along * 0.16 + down, clew + along * 0.32 + down, 0.082, 0.75, 0.72, 0.45, 20)
    jaws(parts, wood, (MAST - 0.01, 0, tack.z - 0.12), along, 0.105, 0.13)
    spar(parts, wood, throat + gaff * 0.14 + over, peak + gaff * 0.24 + over, 0.066, 0.85, 0.62, 0.4, 20)
    jaws(parts, wood, (at(throat.z).x - 0.01, 0, throat.z + 0.10), gaff, 0.102, 0.12)
    long = (peak - throat).length
    bridles = [throat + gaff * long * f + over * 1.7 for f in (0.26, 0.52, 0.80)]
    crown = [at(z) + Vector((-0.16, 0, 0)) for z in (9.4, 10.1, 10.8)]
    for k, p in enumerate(bridles):
        block(parts, p + (crown[k] - p).normalized() * 0.14, p - crown[k], 0.11)
        block(parts, crown[k], (0.5, 0, 0.7), 0.11)
        line(parts, hemp, p, crown[k], 0.008)
        if k:
            line(parts, hemp, p, crown[k - 1], 0.008)
    low = at(8.9) + Vector((-0.15, 0, 0))
    start = throat + over + Vector((0.05, 0, 0.06))
    block(parts, start + Vector((0, 0, 0.10)), (0, 0, -1), 0.11)
    block(parts, low, (0.4, 0, 0.8), 0.11)
    for k in (-0.03, 0, 0.03):
        line(parts, hemp, start + Vector((0, k, 0.15)), low + Vector((0, k, -0.08)), 0.008)
    for s in (-1, 1):
        line(parts, hemp, (MAST - 0.02, s * 0.13, 10.4 if s > 0 else 8.8), (MAST + 0.02, s * 0.17, 1.55), 0.008)
        line(parts, cotton, (MAST + 0.10, s * 0.05, 10.3 if s > 0 else 8.2), (MAST + 0.15, s * 0.09, 1.6), 0.006)
        cleat(parts, (MAST, s * 0.11, 1.55), (0, 0, 1), (0, s, 0), 0.22)
        coil(parts, hemp, (MAST, s * 0.15, 1.62), 0.30, 8, 0.0085, (0, s, 0), s)
        coil(parts, cotton, (MAST + 0.12, s * 0.06, 1.60), 0.24, 6, 0.006, (1, 0.2 * s, 0), s * 2)
        lift = clew + along * 0.1 + down
        line(parts, cotton, lift + Vector((0, s * 0.06, 0)), at(10.2) + Vector((0, s * 0.09, 0)), 0.005, 0.0 if s != lee or not sheeted else 0.25)
    if not lowered:
        hoops(parts, varnished('ash hoops', (0.40, 0.24, 0.11), (0.26, 0.14, 0.06), 'x'), [at(tack.z + (throat.z - tack.z) * k / 8.5) for k in range(1, 9)], 0.135, 0.014)
    for k in range(26):
        f = k / 25
        for a, b, off, r in ((tack, clew, down, 0.085), (throat, peak, over, 0.068)):
            p = a.lerp(b, 0.03 + 0.95 * f)
            tube(parts, cotton, [p + off * 0.1, p + off + Vector((0, r, 0)), p + off * 1.75, p + off + Vector((0.02, -r, 0)), p + off * 0.1], 0.004, 5)
    end = clew - along * 0.55 + down * 1.6
    horse = Vector((-5.05, lee * 0.22 if sheeted else 0.0, hull.deck_z(-5.05) + 0.20))
    tube(parts, bronze(), [(-5.05, -0.42, hull.deck_z(-5.05)), (-5.05, -0.38, horse.z), (-5.05, 0.38, horse.z), (-5.05, 0.42, hull.deck_z(-5.05))], 0.016, 10)
    tackle(parts, cotton, end, horse + Vector((0, 0, 0.05)), 4, 0.12, 0.009)
    tube(parts, cotton, slack(horse + Vector((0, 0, 0.18)), (-3.9, 0.35, 0.68), 0.12), 0.009, 6)


def headsails(parts, hull, at, stem, tip, lee, out, slacked, sheeted):
    cloth, cotton = flax_fore(), rope_of('cotton line', (0.60, 0.53, 0.40))
    a, b = stem + (at(HOUNDS - 0.05) - stem) * 0.05, stem + (at(HOUNDS - 0.05) - stem) * 0.90
    clew = Vector((a.x, 0, a.z + 0.55)) + swing(lee, out * 0.75 + 3, 0) * 3.55
    _, stay, _ = sail('staysail', cloth, a, clew, b, lee=lee, camber=0.11, foot=0.7, twist=0.05, slack=slacked, sag=0.010, round_foot=0.14, seed=3.0, corner=0.34)
    for k in range(1, 15):
        p = stay.at(0, k / 15)
        tube(parts, bronze(), [p + Vector((0.03 * math.cos(t), 0.02 * math.sin(t), 0.02 * math.cos(t))) for t in (6.2832 * i / 8 for i in range(8))], 0.005, 5, True)
    lead = Vector((1.9, lee * (hull.half(1.9) - 0.30), hull.deck_z(1.9, 1.0) + 0.06))
    block(parts, lead, (0, 0, -1), 0.10)
    tube(parts, cotton, slack(clew, lead, 0.0 if sheeted else 0.25), 0.008, 6)
    up = at(10.9) + Vector((0.06, 0, 0)) - tip
    c, d = tip + up * 0.035 - Vector((0.12, 0, 0)), tip + up * 0.93 - Vector((0.05, 0, 0))
    corner = Vector((c.x, 0, c.z + 0.95)) + swing(lee, out * 0.75 + 6, 0) * 4.35
    _, jib, _ = sail('jib', cloth, c, corner, d, lee=lee, camber=0.12, foot=0.8, twist=0.06, slack=slacked * 1.2, sag=0.016, round_foot=0.16, seed=9.0, corner=0.36)
    lead = Vector((-0.5, lee * (hull.half(-0.5) - 0.10), hull.height(-0.5) + 0.14))
    block(parts, lead, (0, 0, -1), 0.10)
    tube(parts, cotton, slack(corner, lead, 0.03 if sheeted else 0.45), 0.009, 6)
    tube(parts, cotton, slack(corner, (MAST + 0.5, -lee * 0.5, 2.1), 0.25) + slack((MAST + 0.5, -lee * 0.5, 2.1), (lead.x, -lead.y, lead.z), 0.2), 0.009, 6)
    line(parts, cotton, d, at(10.9), 0.006)
    line(parts, cotton, b, at(HOUNDS), 0.006)


def rigged(parts, hull, sails, lee, out, wind, slacked=0.0, peaked=57.0, ensign=True):
    lowered = sails == 'furled'
    sheeted = sails == 'set'
    at, stem, tip = standing(parts, hull, lee, not sheeted)
    tack = Vector((MAST - 0.16, 0, TACK))
    if lowered:
        along, gaff = Vector((-1, 0, 0.03)).normalized(), Vector((-1, 0, 0.035)).normalized()
        clew, throat = tack + along * BOOM, tack + Vector((-0.05, 0, 0.38))
        peak = throat + gaff * GAFF
        main_gear(parts, hull, at, tack, clew, throat, peak, 0, False, True)
        tie = rope_of('cotton line')
        furled('main stowed', flax(), tack + Vector((-0.1, 0, -0.03)), tack + along * (BOOM - 0.3) + Vector((0, 0, -0.02)), 0.24, 9, tie, 3.0, 0, parts, 0.85, 0.75)
        furled('jib stowed', flax_fore(), (5.7, 0.02, 1.60), (7.95, 0.02, 1.74), 0.12, 5, tie, 5.0, 0, parts)
        furled('staysail stowed', flax_fore(), (5.35, 0.0, 1.52), (3.3, 0.35, hull.deck_z(3.3) + 0.12), 0.14, 4, tie, 7.0, 0, parts)
        for s in (-1, 1):
            tube(parts, varnished('crutch', along='z'), [(-4.72, s * 0.45, hull.deck_z(-4.72)), (-4.72, 0.0, 1.98 - 0.02), (-4.72, -s * 0.08, 2.12)], 0.03, 8)
    else:
        along, gaff = swing(lee, out, 2.5), swing(lee, out + 8, peaked)
        clew, throat = tack + along * BOOM, at(TACK + LUFF) + Vector((-0.16, 0, 0))
        peak = throat + gaff * GAFF
        _, shape, points = sail('mainsail', flax(), tack, clew, peak, throat, columns=52, rows=60, reefs=(0.205, 0.41), lee=lee, camber=0.085, twist=0.028, foot=0.35,
                                slack=slacked, spacing=0.62, length=0.42, corner=0.42, seed=2.0)
        for p in points:
            tube(parts, rope_of('reef points', (0.50, 0.42, 0.28)), p, 0.0055, 5)
        main_gear(parts, hull, at, tack, clew, throat, peak, lee, sheeted, False)
        headsails(parts, hull, at, stem, tip, lee, out, slacked, sheeted)
    blow = swing(lee, (out + 18) if wind is None else wind)
    limp = 0.15 if sheeted else 0.6
    tube(parts, varnished(), [(MAST - 0.10, 0.03, HEAD - 0.1), (MAST - 0.10, 0.03, HEAD + 0.62)], 0.008, 6)
    flag('burgee', bunting('burgee tern', ((0.5, (0.015, 0.015, 0.017)), (0.5, (0.60, 0.55, 0.44)))), (MAST - 0.10, 0.03, HEAD + 0.62), blow, (0.62, 0.34), limp, True)
    if ensign:
        foot = Vector((-5.62, 0.0, hull.height(-5.6) + 0.10))
        staff = foot + Vector((-0.55, 0, 1.35))
        tube(parts, varnished(), [foot, staff], 0.014, 8)
        flag('ensign', bunting('house flag', ((0.33, (0.012, 0.07, 0.16)), (0.34, (0.74, 0.73, 0.69)), (0.33, (0.012, 0.07, 0.16)))), staff - Vector((0, 0, 0.04)),
             blow, (0.95, 0.58), limp + 0.05)
    return {'bow': (4.6, 0.0, hull.deck_z(4.6) + 0.05), 'tip': tip}
