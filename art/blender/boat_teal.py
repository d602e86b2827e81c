"""Teal, the clinker dinghy with a tan gaff mainsail: the boat. Her pictures: teal_pictures.py."""
import math

from mathutils import Vector

from belongings import basket, bucket
from deckwork import named
from finishes import cloth
from fittings import fender, fibre
from hull import built, half_round, painted, plank, sweep, varnished
from hull_kinds import displacement
from lines import rope
from rig import block, bronze, cleat, coil, hoops, jaws, lanyard_shroud, line, rope_of, slack, spar, swing, tube
from rig import varnished as spruce
from sails import bunting, canvas, flag, furled, sail
from shapes import Parts
from surfaces import plain

MAST, STEP, HEAD = 0.92, -0.05, 4.62
THWART = 0.21


def teal_hull():
    """Open down to her bottom: the stage keeps the water out (`afloat(…, outline=dry_inside())`)."""
    hull = displacement(4.7, 1.75, freeboard=(0.50, 0.40, 0.70), draught=0.17, narrow=0.70, fullness=0.48, pointed=2.0, rake=0.055, forefoot=0.70,
                        stern=0.42, rise=0.75, bilge=2.25, vee=1.3, transom_rake=0.10)

    def inside(t, u, side=1, thick=0.03):
        q, a, b = hull.point(t, u), hull.point(t, u - 0.04), hull.point(t, u + 0.04)
        away = Vector((0, b.z - a.z, a.y - b.y))
        q = q - (away.normalized() if away.length > 1e-5 else Vector((0, 1, 0))) * thick
        return Vector((q.x, max(q.y, 0.0) * side, q.z + (thick * 0.5 if u < 0.01 else 0)))

    hull.inside = inside
    return hull


def dry_inside():
    return [(x, half - 0.02) for x, half in teal_hull().waterline()]


def blue_green():
    return painted('teal paint', (0.010, 0.125, 0.125), bottom=(0.055, 0.014, 0.010), boot_at=(0.012, 0.012), rough=0.24, coat=0.7, wear=0.9)


def larch():
    return varnished('larch inside', (0.40, 0.19, 0.065), (0.24, 0.095, 0.028), strakes=9, wet=False, rough=0.3)


def oak(along='x'):
    return spruce(f'oiled oak {along}', (0.36, 0.20, 0.085), (0.20, 0.10, 0.038), along, 0.35, 0.42)


def slats(name, made, hull, x0, x1, z, inset, count, width, gap=0.014, side=1, thick=0.018):
    """Boards that follow the hull's side, the outermost `inset` from it."""
    for k in range(count):
        points = []
        for i in range(13):
            x = x0 + (x1 - x0) * i / 12
            y = min(hull.half(x, z) - inset, 9) - k * (width + gap) - width / 2
            points.append((x, side * max(0.02, y), z))
        sweep(name, made, points, plank(width, thick, 0.004))


def bottom_boards(parts, made, hull):
    for k in range(-3, 4):
        y = k * 0.125
        x1 = 1.25 - abs(k) * 0.16
        x0 = -1.95 + abs(k) * 0.1
        for a, b in ((x0, -0.1), (-0.085, x1)):
            parts.box(made, a, b, y - 0.054, y + 0.054, -0.085 + abs(k) ** 1.6 * 0.006, -0.07 + abs(k) ** 1.6 * 0.006, 0.004)


def oar(parts, made, start, end, length=2.6, blade=(0.010, 0.10, 0.10)):
    """Loom towards `start`, blade at `end`."""
    start, end = Vector(start), Vector(end)
    way = (end - start).normalized()
    end = start + way * length
    tip = length - 0.62
    spar(parts, made, start, start + way * tip, 0.024, 0.7, 0.8, 0.4, 12)
    tube(parts, rope_of('oar leather', (0.09, 0.045, 0.02)), [start + way * 0.72, start + way * 0.98], 0.029, 12)
    side = way.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(way)
    paint = plain('oar blade', blade, 0.35, 0, 0.4)
    rows = [(0.0, 0.020, 0.022), (0.18, 0.045, 0.014), (0.40, 0.068, 0.010), (0.58, 0.074, 0.008), (0.62, 0.066, 0.006)]
    for made_of, part in ((made, rows[:3]), (paint, rows[2:])):
        vertices, n = [], 8
        for along, wide, thick in part:
            at = start + way * (tip + along)
            vertices += [at + side * math.cos(6.2832 * i / n) * wide + up * math.sin(6.2832 * i / n) * thick for i in range(n)]
        faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(part) - 1) for i in range(n)]
        faces.append(tuple(range((len(part) - 1) * n, len(part) * n)))
        parts.add(made_of, vertices, faces, True)


def rudder(parts, hull, angle, tiller_side):
    """Hung on the transom; returns the tiller's end."""
    varnish, paint = oak(), plain('rudder paint', (0.010, 0.125, 0.125), 0.25, 0, 0.7)
    x = hull.point(0, 1).x - 0.035
    a = math.radians(angle)
    turn = lambda px, pz: Vector((x + px * math.cos(a), px * math.sin(a) * -1, pz))
    outline = [(0.02, 0.62), (-0.10, 0.62), (-0.13, 0.30), (-0.20, 0.05), (-0.34, -0.35), (-0.30, -0.46), (-0.12, -0.46), (-0.02, -0.20), (0.02, 0.05)]
    side = Vector((math.sin(a), math.cos(a), 0)) * 0.017
    ring = [turn(px, pz) for px, pz in outline]
    n = len(ring)
    parts.add(paint, [p + side for p in ring] + [p - side for p in ring],
              [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)])
    for z in (0.12, 0.42):
        tube(parts, bronze(), [turn(0.05, z) + side * 1.3, turn(-0.07, z) + side * 1.3], 0.008, 6)
        tube(parts, bronze(), [turn(0.05, z) - side * 1.3, turn(-0.07, z) - side * 1.3], 0.008, 6)
    end = turn(0.98, 0.64)
    tube(parts, varnish, [turn(-0.14, 0.585), turn(0.2, 0.60), turn(0.6, 0.63), end], [0.026, 0.025, 0.018, 0.016], 10)
    return end


def fit_out(parts, hull, oars):
    wood, across = oak('x'), oak('y')
    for x, width in ((0.80, 0.26), (-0.42, 0.24)):
        y = min(hull.half(x + d * width / 2, THWART - 0.02) for d in (-1, 1)) - 0.03
        parts.box(across, x - width / 2, x + width / 2, -y, y, THWART - 0.014, THWART + 0.014, 0.007)
        for s in (-1, 1):
            for dx in (-width / 2 + 0.03, width / 2 - 0.03):
                edge = hull.half(x + dx, 0.36) - 0.02
                parts.face(wood, (x + dx, s * (y - 0.16), THWART + 0.014), (x + dx, s * (edge - 0.02), THWART + 0.014), (x + dx, s * edge, 0.37))
    for s in (-1, 1):
        slats('side bench', wood, hull, -2.05, -0.54, THWART - 0.03, 0.045, 3, 0.095, side=s)
        cream = painted('buoyancy tanks', (0.56, 0.52, 0.42), rough=0.4, coat=0.3)
        rows = []
        for i in range(13):
            x = -2.08 + 1.5 * i / 12
            y = hull.half(x, THWART - 0.05) - 0.36
            rows.append((x, max(0.02, y) * s))
        for (a, b), (c, d) in zip(rows, rows[1:]):
            parts.face(cream, (a, b, -0.06), (c, d, -0.06), (c, d, THWART - 0.045), (a, b, THWART - 0.045))
        parts.face(cream, (rows[-1][0], rows[-1][1], -0.06), (rows[-1][0], s * (hull.half(rows[-1][0], 0.05) - 0.03), -0.06),
                   (rows[-1][0], s * (hull.half(rows[-1][0], THWART) - 0.03), THWART - 0.045), (rows[-1][0], rows[-1][1], THWART - 0.045))
    for k, y in enumerate([hull.half(-2.1, THWART) - 0.03] * 3):
        parts.box(across, -2.20 + k * 0.115, -2.10 + k * 0.115, -y, y, THWART - 0.036, THWART - 0.014, 0.005)
    z = 0.36
    rows = []
    for i in range(11):
        x = 1.28 + 0.92 * i / 10
        rows.append((x, max(0.0, hull.half(x, z) - 0.02), z + 0.012 * i / 3))
    for (a, b, za), (c, d, zc) in zip(rows, rows[1:]):
        parts.face(larch_deck(), (a, -b, za), (c, -d, zc), (c, d, zc), (a, b, za))
    heights = [0.02 + (z - 0.02) * i / 6 for i in range(7)]
    side = [(max(0.02, hull.half(1.27, h) - 0.025), h) for h in heights]
    for (a, za), (b, zb) in zip(side, side[1:]):
        parts.face(across, (1.262, -a, za), (1.262, a, za), (1.262, b, zb), (1.262, -b, zb))
    parts.box(wood, -0.50, 0.66, -0.035, 0.035, -0.1, THWART + 0.05, 0.006)
    parts.box(wood, -0.53, 0.69, -0.055, 0.055, THWART + 0.03, THWART + 0.05, 0.006)
    tube(parts, bronze(), [(-0.3, 0, THWART + 0.05), (-0.3, 0.0, THWART + 0.12)], 0.012, 8)
    bottom_boards(parts, wood, hull)
    for s in (-1, 1):
        x = -0.78
        y = hull.half(x) - 0.02
        parts.box(oak(), x - 0.13, x + 0.13, s * y - 0.03, s * y + 0.03, hull.height(x) + 0.018, hull.height(x) + 0.05, 0.008)
        tube(parts, bronze(), [(x + 0.05 * math.sin(t), s * y, hull.height(x) + 0.115 - 0.055 * math.cos(t)) for t in (2.2 * i / 8 - 2.2 for i in range(17))], 0.008, 6)
    if oars == 'out':
        for s in (-1, 1):
            hand, lock = Vector((-1.02, s * 0.20, 0.60)), Vector((-0.78, s * (hull.half(-0.78) - 0.02), hull.height(-0.78) + 0.13))
            oar(parts, spruce('oar spruce', along='y'), hand - (lock - hand).normalized() * 0.08, lock)
    elif oars:
        oar(parts, spruce('oar spruce', along='x'), (-2.02, 0.52, 0.245), (0.9, 0.60, 0.30))
        oar(parts, spruce('oar spruce', along='x'), (-1.95, -0.55, 0.245), (0.95, -0.58, 0.30))


def left_aboard(parts):
    """A dry bag, a basket, a jacket, a bailer."""
    orange, black = cloth('dry bag', (0.72, 0.20, 0.02), rough=0.45), plain('dry bag strap', (0.02, 0.02, 0.022), 0.5)
    with parts.at(1.02, 0.22, 0.09, 20):
        tube(parts, orange, [(-0.20, 0, 0), (-0.19, 0, 0), (-0.1, 0, 0.01), (0.1, 0.01, 0.0), (0.17, 0, 0.01), (0.25, 0, 0.02), (0.28, 0, 0.03)],
             [0.02, 0.10, 0.115, 0.112, 0.10, 0.05, 0.045], 16)
        tube(parts, black, [(0.27, -0.07, 0.03), (0.29, 0, 0.06), (0.27, 0.07, 0.03)], 0.012, 6)
    basket(parts, -0.95, 0.22, -0.06, 0.38, 0.26, 0.2, 80)
    bucket(parts, -1.55, -0.10, -0.06)


def larch_deck():
    return spruce('larch foredeck', (0.40, 0.20, 0.075), (0.25, 0.105, 0.035), 'x', 0.5, 0.35)


def standing(parts, hull):
    spar(parts, spruce(), (MAST, 0, STEP), (MAST - 0.03, 0, HEAD), 0.046, 0.9, 0.62)
    top = Vector((MAST - 0.02, 0, 3.62))
    for s in (-1, 1):
        x = MAST - 0.28
        lanyard_shroud(parts, top + Vector((0, s * 0.04, 0)), (x, s * (hull.half(x) + 0.012), hull.height(x) + 0.01), span=0.24, size=0.05, thick=0.0035)
    bow = hull.sheer(1.0, 1, 0, 0.03)
    line(parts, rope_of('tarred lanyard', (0.07, 0.05, 0.035)), top + Vector((0.04, 0, 0)), bow, 0.0045)
    tube(parts, bronze(), [(MAST + 0.08 * math.cos(a), 0.08 * math.sin(a), THWART + 0.02) for a in (6.2832 * i / 20 for i in range(20))], 0.01, 6, True)


def running(parts, shape, out, lee, hull, tack, clew, throat, peak, sheeted):
    cord, white = rope_of(), rope_of('cotton line', (0.60, 0.53, 0.40))
    along, gaff = (clew - tack).normalized(), (peak - throat).normalized()
    down, over = Vector((0, 0, -0.055)), Vector((0, 0, 0.045))
    spar(parts, spruce('varnished boom', along='x'), tack + along * 0.08 + down, clew + along * 0.14 + down, 0.034, 0.8, 0.8)
    jaws(parts, oak(), (MAST - 0.005, 0, tack.z - 0.055), along, 0.046, 0.06)
    spar(parts, spruce('varnished boom', along='x'), throat + gaff * 0.06 + over, peak + gaff * 0.12 + over, 0.030, 0.8, 0.65)
    jaws(parts, oak(), (MAST - 0.015, 0, throat.z + 0.045), gaff, 0.044, 0.055)
    span = [throat + gaff * f * (peak - throat).length + over * 1.5 for f in (0.34, 0.66)]
    mast_head, crane = Vector((MAST - 0.06, 0, HEAD - 0.16)), Vector((MAST - 0.07, 0, 3.75))
    for p in span:
        line(parts, cord, p, mast_head, 0.0045)
    line(parts, cord, throat + over + Vector((0.05, 0, 0.02)), crane, 0.0045)
    for at, way in ((mast_head, (0.3, 0, 1)), (crane, (0.3, 0, 1))):
        block(parts, at, way, 0.06)
    for s in (-1, 1):
        line(parts, white, (MAST + 0.01, s * 0.052, HEAD - 0.2 if s > 0 else 3.72), (MAST + 0.01, s * 0.056, THWART + 0.3), 0.0045)
        cleat(parts, (MAST, s * 0.05, THWART + 0.26), (0, 0, 1), (0, s, 0), 0.11)
        coil(parts, white, (MAST, s * 0.075, THWART + 0.32), 0.11, 5, 0.0045, (0, s, 0), s)
    hoops(parts, spruce('ash hoops', (0.40, 0.24, 0.11), (0.26, 0.14, 0.06), 'x'), [(MAST, 0, tack.z + (throat.z - tack.z) * k / 5.4) for k in (1, 2, 3, 4, 5)], 0.062, 0.008)
    for k in range(19):  # lacing along boom and gaff
        f = k / 18
        for a, b, off, r in ((tack, clew, down, 0.037), (throat, peak, over, 0.032)):
            if k % 2 == 0 or a is tack:
                p = a.lerp(b, 0.03 + 0.95 * f)
                tube(parts, white, [p + off * 0.2, p + off + Vector((0.0, r, 0)), p + off * 1.8, p + off + Vector((0.01, -r, 0)), p + off * 0.2], 0.003, 5)
    end = clew + along * 0.05 + down
    horse = Vector((hull.point(0, 1).x + 0.08, lee * 0.22 if sheeted else 0.0, hull.height(-2.3) + 0.07))
    tube(parts, bronze(), [(horse.x, -0.5, hull.height(-2.3) + 0.01), (horse.x, -0.48, horse.z), (horse.x, 0.48, horse.z), (horse.x, 0.5, hull.height(-2.3) + 0.01)], 0.009, 8)
    block(parts, end + Vector((0, 0, -0.08)), (0, 0, 1), 0.06)
    block(parts, horse + Vector((0, 0, 0.06)), (0, 0, -1), 0.06)
    sag = 0.0 if sheeted else 0.12
    for k in (-0.02, 0.02):
        line(parts, white, end + Vector((k, 0, -0.1)), horse + Vector((k * 0.7, 0, 0.08)), 0.005, sag)
    mid = Vector((-1.0, 0.1, -0.03)) if sheeted else Vector((-1.75, 0.2, -0.05))
    rope(parts, slack(horse + Vector((0, 0, 0.07)), mid, 0.04, 6) + [mid + Vector((0.12 * math.cos(k * 1.4), 0.12 * math.sin(k * 1.4), 0.006 * k)) for k in range(11)],
         0.005, fibre('main sheet', (0.60, 0.53, 0.40)), False)


def teal(sails='set', lee=1, out=22.0, jib=18.0, helm=0.0, oars=True, slacked=0.0, wind=None, burgee=True, peaked=47.0, things=False, fenders=0, topped=0.02):
    """`sails`: 'set', 'dry' (set, but not sheeted: `slacked` flaps) or 'furled' on the boom. `wind`: degrees the burgee swings out.
    `topped`: how steeply the boom of the stowed sail is lifted."""
    with built('teal') as boat:
        hull, parts = teal_hull(), Parts()
        hull.planks(blue_green(), 9, 0.013)
        hull.inner(larch(), 0.02)
        hull.ribs(oak('z'), 22, 0.018, (0.014, 0.022))
        hull.keel(oak('x'), 0.06, 0.045)
        hull.rail(oak('x'), plank(0.040, 0.048, 0.010), -0.012, 0.0)
        hull.rail(oak('x'), plank(0.026, 0.040, 0.008), 0.030, 0.002, 0.02, 0.975)
        hull.rail(plain('rubbing rope', (0.32, 0.25, 0.15), 0.95), half_round(0.018, 0.03), -0.035, -0.045)
        aft = hull.point(0, 1) + Vector((0, 0, 0.01))
        width = aft.y
        sweep('transom cap', oak('y'), [(aft.x, width * f, aft.z + 0.05 * (1 - f * f)) for f in (-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1)], plank(0.05, 0.04, 0.008))
        arch = [(aft.x + 0.012, width * f, aft.z + 0.05 * (1 - f * f)) for f in (i / 6 - 1 for i in range(13))]
        for (x, y, z), (_, y2, z2) in zip(arch, arch[1:]):
            parts.box(larch_deck(), x - 0.028, x + 0.002, y, y2, aft.z - 0.05, (z + z2) / 2)
        fit_out(parts, hull, oars)
        if things:
            left_aboard(parts)
        standing(parts, hull)
        tiller = rudder(parts, hull, helm, lee)
        tan = canvas('tan cotton', (0.31, 0.088, 0.036), 0.42, 0.58, -0.10, 0.55, (0.62, 1.2), (0.10, 0.035, 0.02))
        tack = Vector((MAST - 0.09, 0, 1.02))
        if sails == 'furled':
            along = Vector((-1, 0, topped)).normalized()
            gaff = Vector((-1, 0, topped + 0.02)).normalized()
            clew, throat = tack + along * 2.9, tack + Vector((0.0, 0, 0.20))
            running(parts, None, 0, lee, hull, tack, clew, throat, throat + gaff * 2.3, False)
            furled('main stowed', tan, tack + Vector((-0.05, 0, 0.02)), tack + along * 2.75 + Vector((0, 0, 0.03)), 0.12, 7, rope_of('cotton line'), 3.0, 0.0, parts)
        else:
            along, gaff = swing(lee, out, 1.5), swing(lee, out + 9, peaked)
            clew, throat = tack + along * 2.9, Vector((MAST - 0.075, 0, 3.22))
            peak = throat + gaff * 2.35
            camber = dict(camber=0.085, slack=slacked, seed=2.0, foot=0.35)
            _, shape, points = sail('mainsail', tan, tack, clew, peak, throat, reefs=(0.27, 0.52), lee=lee, twist=0.03, spacing=0.42, length=0.24, corner=0.26, **camber)
            running(parts, shape, out, lee, hull, tack, clew, throat, peak, sails == 'set')
            for p in points:
                tube(parts, rope_of('reef points', (0.45, 0.35, 0.22)), p, 0.0035, 5)
            bow = hull.sheer(1.0, 1, 0, 0.03)
            up = (Vector((MAST + 0.02, 0, 3.62)) - bow)
            head, low = bow + up * 0.90, bow + up * 0.045
            corner = Vector((low.x, 0, low.z + 0.28)) + swing(lee, jib, 2) * 1.52
            _, form, _ = sail('jib', tan, low, corner, head, lee=lee, camber=0.12, slack=slacked * 1.3, seed=6.0, foot=0.7, sag=0.012, corner=0.2, round_foot=0.07)
            sheet = fibre('jib sheet', (0.60, 0.53, 0.40))
            lead = Vector((-0.15, lee * (hull.half(-0.15) - 0.08), hull.height(-0.15) + 0.02))
            block(parts, lead, (0, 0, -1), 0.05)
            rope(parts, slack(corner, lead, 0.02 if sails == 'set' else 0.16, 6), 0.005, sheet, False)
            lazy = Vector((-0.15, -lee * (hull.half(-0.15) - 0.08), hull.height(-0.15) + 0.02))
            rope(parts, [corner, Vector((MAST + 0.22, lee * 0.05, 0.75)), Vector((MAST + 0.05, -lee * 0.3, 0.55)), lazy], 0.005, sheet, False)
            line(parts, sheet, head, Vector((MAST + 0.05, 0, 3.66)), 0.004)
        if burgee:
            blow = swing(lee, (out + 16) if wind is None else wind)
            tube(parts, spruce(), [(MAST - 0.03, 0.02, HEAD - 0.05), (MAST - 0.03, 0.02, HEAD + 0.42)], 0.006, 6)
            flag('burgee', bunting('burgee teal', ((0.5, (0.55, 0.50, 0.40)), (0.5, (0.012, 0.10, 0.11)))), (MAST - 0.03, 0.02, HEAD + 0.42), blow, (0.36, 0.2),
                 0.12 if sails == 'set' else 0.6, True)
        for x in (0.9, -0.9) if fenders else ():
            fender(parts, x, fenders * (hull.half(x) + 0.10), hull.height(x) + 0.03, 0.26, 0.30, 0.07, plain('canvas fender', (0.46, 0.40, 0.28), 0.95),
                   rope_of('cotton line', (0.60, 0.53, 0.40)))
        for s in (-1, 1):
            named(parts, hull, 'TEAL', -1.86, 0.33, 0.10, plain('gilt letters', (0.62, 0.42, 0.14), 0.35), s, 0.016)
        bow_cleat = hull.sheer(0.93, 1)
        cleat(parts, (bow_cleat.x, 0, 0.40), (1, 0, 0), (0, 0, 1), 0.13)
        parts.finish()
    boat['tiller'] = tuple(tiller)
    boat['bow'] = (bow_cleat.x, 0.0, 0.46)
    return boat
