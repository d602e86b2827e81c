"""Avocet, the white daysailer: hull, deck, cockpit. Her rig: avocet_rig.py; her pictures: avocet_pictures.py."""
import math

from mathutils import Vector

from avocet_rig import rigged
from comforts import pad
from deckwork import Trunk, named, rudder_head
from finishes import cloth, dull_metal, gloss, plain, steel, teak
from fittings import cleat, nav_light, rail, winch
from hull import Hull, Opening, built, half_round, nonslip, painted, plank, smooth, sweep
from lines import coil as coil_flat
from lines import tube
from rig import rope_of, varnished
from shapes import Parts

SEAT, SOLE = 0.50, 0.16


def avocet_hull():
    """A plumb stem, a flat run, a broad transom."""
    sections = []
    for i in range(97):
        t = i / 96
        t = 1 - (1 - t) ** 1.25
        zs = 0.70 - 0.10 * t + 0.34 * t * t
        fore = max(0.0, 1 - max(0.0, (t - 0.40) / 0.60) ** 2.05) ** 0.95
        ys = 1.225 * fore * (0.84 + 0.16 * smooth(0, 0.4, t))
        zk = -0.34 + 0.40 * (1 - smooth(0.0, 0.5, t)) + 0.30 * smooth(0.62, 1.0, t)
        sharp = smooth(0.45, 1.0, t)
        row = []
        for k in range(33):
            h = (k / 32) ** 1.35
            round_bilge = (1 - (1 - h) ** 2.7) ** (1 / 1.9)
            y = ys * (round_bilge * (1 - sharp) + h ** 0.62 * sharp)
            z = zk + (zs - zk) * h
            row.append((-3.65 + 7.25 * t + 0.05 * t * h + 0.10 * (1 - smooth(0, 0.12, t)) * h, max(0.0, y), z))
        sections.append(row)
    return Hull(sections, 0.07)


def opening(hull):
    t0, t1 = hull.t_at(-3.38), hull.t_at(0.22)
    return Opening(t0, t1, lambda t: min(0.86, hull.half(hull.sheer(t).x) - 0.24), 9.0)


def cuddy(hull):
    return Trunk(hull, 0.14, 2.75, lambda x: min(hull.half(x) - 0.34, 0.80), 0.42, lean=0.24, round=0.09, camber=0.06, corner=4.2, front=1.6, back=0.10, slope=0.14)


def seats(parts, hull):
    white, wood = gloss('moulding', (0.76, 0.76, 0.73), 0.3, 0.5, 0.3), teak(0.048)
    o = opening(hull)
    for s in (-1, 1):
        for i in range(14):
            x0, x1 = -3.28 + 3.42 * i / 14, -3.28 + 3.42 * (i + 1) / 14
            y0, y1 = (min(0.9, o.half(hull.t_at(x)) + 0.0) for x in (x0, x1))
            inner = 0.40
            parts.face(white, (x0, s * inner, SOLE), (x1, s * inner, SOLE), (x1, s * inner, SEAT), (x0, s * inner, SEAT))
            parts.face(white, (x0, s * inner, SEAT), (x1, s * inner, SEAT), (x1, s * y1, SEAT), (x0, s * y0, SEAT))
        parts.face(white, (0.14, s * 0.40, SOLE), (0.14, s * 0.85, SOLE), (0.14, s * 0.85, SEAT), (0.14, s * 0.40, SEAT))
        parts.bar(white, (-3.28, s * 0.41, SEAT - 0.004), (0.14, s * 0.41, SEAT - 0.004), 0.016, 10)
        for k in range(7):
            y = 0.435 + k * 0.057
            x0 = -3.1 if y < 0.62 else -3.02
            parts.box(wood, x0, 0.08, s * y, s * (y + 0.05), SEAT, SEAT + 0.014, 0.004)
    for k in range(12):
        parts.box(wood, -3.2, 0.06, -0.36 + k * 0.061, -0.36 + k * 0.061 + 0.052, SOLE + 0.005, SOLE + 0.022, 0.004)
    parts.box(white, -3.30, -3.08, -0.40, 0.40, SOLE, SEAT + 0.0, 0.02)


def bulkhead(parts, trunk, hatch_open=0.0):
    acrylic, white = gloss('smoked acrylic', (0.012, 0.014, 0.017), 0.06, 1.0, 0.1), gloss('moulding', (0.76, 0.76, 0.73), 0.3, 0.5, 0.3)
    x, top = 0.128, trunk.top(0.2) - 0.02
    parts.face(white, (0.15, -0.86, SOLE), (0.15, 0.86, SOLE), (0.15, 0.86, SEAT + 0.3), (0.15, -0.86, SEAT + 0.3))
    parts.box(gloss('door frame', (0.70, 0.70, 0.67), 0.3, 0.5), x - 0.012, x + 0.05, -0.37, 0.37, 0.38, top, 0.02)
    parts.box(acrylic, x - 0.024, x - 0.004, -0.31, 0.31, 0.44, top - 0.03, 0.012)
    for s in (-1, 1):
        parts.bar(steel(), (x - 0.03, s * 0.24, 0.75), (x - 0.03, s * 0.24, 0.85), 0.007, 8)
    slide = trunk.top(0.6) + 0.015
    parts.box(gloss('hatch', (0.74, 0.74, 0.71), 0.28, 0.6), 0.16 + hatch_open, 0.86 + hatch_open, -0.36, 0.36, slide - 0.03, slide + 0.03, 0.018)
    parts.box(acrylic, 0.26 + hatch_open, 0.74 + hatch_open, -0.26, 0.26, slide + 0.02, slide + 0.036, 0.01)
    for s in (-1, 1):
        parts.box(white, 0.14, 1.55, s * 0.40 - 0.02, s * 0.40 + 0.02, slide - 0.05, slide + 0.012, 0.008)
        sides = [(0.42 + 0.36 * k, s * 0.55, trunk.top(0.42 + 0.36 * k, 0.55)) for k in range(4)]
        for a, b in zip(sides, sides[1:]):
            tube(parts, varnished('grab rail', along='x'), [a, (a[0] + 0.06, a[1], a[2] + 0.055), (b[0] - 0.06, b[1], b[2] + 0.055), b], 0.014, 8)


def outboard(parts, raised):
    """The electric outboard on its bracket; tilted up under sail."""
    x, y = -3.72, -0.52
    grey, orange, black = gloss('motor head', (0.55, 0.56, 0.56), 0.3, 0.5), plain('motor badge', (0.75, 0.16, 0.02), 0.4), plain('motor shaft', (0.03, 0.03, 0.032), 0.4)
    parts.box(dull_metal(), x - 0.06, x + 0.10, y - 0.12, y + 0.12, 0.36, 0.56, 0.012)
    a = math.radians(68 if raised else 8)
    way = Vector((-math.sin(a), 0, -math.cos(a)))
    hinge = Vector((x - 0.10, y, 0.54))
    head = hinge - way * 0.32
    parts.block(grey, head, (0.34, 0.17, 0.16), 0.05, tilt=(0, math.degrees(a) * (0.9 if raised else 0.3)))
    parts.block(orange, head + Vector((0, 0, 0.0)), (0.20, 0.176, 0.04), 0.012, tilt=(0, math.degrees(a) * (0.9 if raised else 0.3)))
    tube(parts, black, [head, hinge + way * 0.75], 0.032, 14)
    tube(parts, black, [head + Vector((0.12, 0, 0.03)), head + Vector((0.5, 0.05, 0.10))], [0.02, 0.016], 10)
    parts.box(black, hinge.x - 0.06, hinge.x + 0.09, y - 0.08, y + 0.08, 0.44, 0.62, 0.02)
    end = hinge + way * 0.78
    side = Vector((way.z, 0, -way.x))
    tube(parts, dull_metal(), [end - side * 0.20, end - side * 0.16, end + side * 0.12, end + side * 0.17], [0.015, 0.05, 0.05, 0.012], 14)
    for k in range(3):
        b = 2.094 * k + 0.4
        out = Vector((0, math.cos(b), 0)) + side.cross(Vector((0, 1, 0))) * math.sin(b)
        tube(parts, black, [end - side * 0.19, end - side * 0.19 + out * 0.11, end - side * 0.20 + out * 0.14], [0.015, 0.035, 0.008], 8)


def deck_gear(parts, hull, trunk):
    for t, y in ((hull.t_at(3.05), 0.22), (hull.t_at(-3.45), 0.78)):
        x = hull.sheer(t).x
        for s in (-1, 1):
            cleat(parts, x, s * y, hull.deck_z(x, y) + 0.004, 0, 0.19)
    for s in (-1, 1):
        winch(parts, -0.55, s * 0.985, hull.deck_z(-0.55, 0.98) + 0.04, 0.11)
        tube(parts, steel(), [(2.0 - 1.2 * k / 8, s * (hull.half(2.0 - 1.2 * k / 8) - 0.03), hull.height(2.0 - 1.2 * k / 8) + 0.03) for k in range(9)], 0.006, 6)
    bow = [(x, y, hull.height(x) + 0.01) for x, y in ((2.55, 0.62), (3.05, 0.38), (3.45, 0.13), (3.52, 0.0), (3.45, -0.13), (3.05, -0.38), (2.55, -0.62))]
    rail(parts, bow, 0.52, 0.6, (0.5,), 0.0125)
    nav_light(parts, 3.50, 0.05, hull.height(3.45) + 0.50, 'red', 0)
    for s in (-1, 1):
        stern = [(-2.55, s * (hull.half(-2.55) - 0.05), hull.height(-2.55)), (-3.25, s * (hull.half(-3.25) - 0.05), hull.height(-3.25)),
                 (-3.55, s * (hull.half(-3.5) - 0.08), hull.height(-3.5)), (-3.55, s * 0.42, hull.height(-3.5))]
        rail(parts, stern, 0.55, 0.7, (0.5,), 0.0125)
    # sprit for the gennaker, traveller, compass, hatch
    tube(parts, plain('carbon', (0.015, 0.015, 0.016), 0.28, 0, 0.8), [(2.9, 0.14, hull.deck_z(2.9) + 0.06), (4.45, 0.03, hull.height(3.5) + 0.10)], 0.032, 14)
    parts.box(dull_metal(), -2.32, -2.26, -0.80, 0.80, SEAT + 0.03, SEAT + 0.065, 0.008)
    for s in (-1, 1):
        for x in (0.5, 1.35):
            trunk.window(parts, gloss('smoked acrylic', (0.012, 0.014, 0.017), 0.06, 1.0, 0.1), gloss('window trim', (0.05, 0.052, 0.056), 0.35, 0.4),
                         x + 0.22, 0.225, 0.62 if x < 1 else 0.54, 0.15, s, 4.0, 0.007, 0.28)
    top = trunk.top(2.1)
    parts.box(dull_metal(), 1.88, 2.34, -0.24, 0.24, top - 0.055, top + 0.012, 0.012)
    parts.box(gloss('smoked acrylic', (0.012, 0.014, 0.017), 0.06, 1.0, 0.1), 1.91, 2.31, -0.21, 0.21, top, top + 0.022, 0.012)


def left_aboard(parts):
    """The speaker, a rolled jacket, cushions, the end of the main sheet."""
    dark, mesh = plain('speaker ends', (0.02, 0.02, 0.022), 0.6), cloth('speaker cloth', (0.05, 0.16, 0.17), rough=0.95)
    with parts.at(-0.30, 0.66, SEAT + 0.062, 8):
        tube(parts, mesh, [(-0.10, 0, 0), (0.10, 0, 0)], 0.048, 20)
        for s in (-1, 1):
            tube(parts, dark, [(s * 0.10, 0, 0), (s * 0.112, 0, 0)], 0.046, 20)
    navy = cloth('cushion navy', (0.018, 0.045, 0.10))
    pad(parts, navy, -1.60, -0.90, 0.44, 0.83, SEAT + 0.014, SEAT + 0.085)
    pad(parts, navy, -0.88, -0.48, 0.44, 0.83, SEAT + 0.014, SEAT + 0.085)
    pad(parts, navy, -1.60, -0.10, -0.83, -0.44, SEAT + 0.014, SEAT + 0.085)
    coil_flat(parts, -1.7, 0.05, SOLE + 0.03, 0.15, 6, 0.006, rope_of('main sheet', (0.62, 0.60, 0.55)), 3, False)


def avocet(sails='set', lee=1, out=20.0, helm=0.0, motor_up=True, at_home=True, wind=None):
    """`sails`: 'set', 'furled' (main in its lazy jacks, jib rolled) or 'gennaker' (set, with the gennaker)."""
    with built('avocet') as boat:
        hull, parts = avocet_hull(), Parts()
        white = painted('avocet white', (0.78, 0.78, 0.755), boot=(0.012, 0.028, 0.055), boot_at=(0.045, 0.135), bottom=(0.018, 0.026, 0.034), rough=0.14, wear=0.8)
        hull.skin(white)
        well = opening(hull)
        hull.deck(nonslip('pale deck', (0.66, 0.655, 0.62)), openings=[well])
        moulding = gloss('moulding', (0.76, 0.76, 0.73), 0.3, 0.5, 0.3)
        hull.well(well, SOLE, moulding, rim=moulding, rim_profile=plank(0.13, 0.10, 0.03))
        hull.rail(gloss('toe rail', (0.72, 0.72, 0.69), 0.35, 0.4), plank(0.045, 0.05, 0.015), 0.012, 0.012, 0.0, 0.992)
        hull.rail(plain('rub strip', (0.05, 0.055, 0.065), 0.5), half_round(0.022, 0.035), -0.004, -0.05)
        aft = hull.point(0, 1)
        sweep('stern edge', moulding, [(aft.x + 0.02, aft.y * f, hull.deck_z(aft.x, aft.y * f) + 0.01) for f in (-1, -0.6, -0.2, 0.2, 0.6, 1)], plank(0.06, 0.05, 0.015))
        trunk = cuddy(hull)
        trunk.build(moulding, nonslip('pale deck', (0.66, 0.655, 0.62)))
        seats(parts, hull)
        bulkhead(parts, trunk)
        deck_gear(parts, hull, trunk)
        outboard(parts, motor_up)
        blade = [(0.02, 0.78), (-0.16, 0.78), (-0.22, 0.5), (-0.26, 0.0), (-0.30, -0.6), (-0.10, -0.7), (0.02, 0.0)]
        x = hull.point(0, 1).x - 0.05
        tiller = rudder_head(parts, white, x, helm, blade, 0.045, None, varnished('ash tiller', (0.44, 0.26, 0.11), (0.28, 0.14, 0.05), 'x'), 1.25, 0.07, 0.80)
        for z in (0.35, 0.75):
            parts.box(steel(), x, x + 0.06, -0.03, 0.03, z - 0.02, z + 0.02, 0.004)
        rigged(parts, hull, trunk, sails, lee, out, wind)
        if at_home:
            left_aboard(parts)
        for side in (True, False):
            s = 1 if side else -1
            named(parts, hull, 'AVOCET', -2.6, 0.52, 0.17, plain('letters', (0.012, 0.028, 0.055), 0.4), s)
            named(parts, hull, 'RR 207', 2.5, 0.62, 0.11, plain('letters', (0.012, 0.028, 0.055), 0.4), s)
        parts.finish()
    boat['tiller'] = tuple(tiller)
    return boat
