"""Reed Warbler, the two-seat touring kayak: cream hull, pale green deck; her pictures are in reed_warbler_pictures.py."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Matrix, Vector  # noqa: E402

from figure import figure  # noqa: E402
from finishes import fibre, rubber, steel  # noqa: E402
from fittings import tube  # noqa: E402
from hull import Opening, built, painted, round_bar, surface, sweep  # noqa: E402
from hull_kinds import canoe  # noqa: E402
from instruments import lettering, on_side  # noqa: E402
from limbs import Blend  # noqa: E402
from lines import curved  # noqa: E402
from paddles import double_paddle  # noqa: E402
from shapes import Parts  # noqa: E402
from surfaces import plain  # noqa: E402

SEATS = (-0.98, 0.52)  # rear, front: where people sit
FLOOR = 0.045
CREAM, GREEN = (0.70, 0.62, 0.46), (0.30, 0.46, 0.30)


def shape():
    hull = canoe(5.8, 0.62, freeboard=(0.30, 0.165, 0.36), draught=0.105, fullness=0.48, pointed=1.75, bilge=2.6, vee=1.25, forefoot=0.86, rake=0.075)
    hull.camber = 0.085
    return hull


def cockpits(hull):
    return [Opening(hull.t_at(x - 0.28), hull.t_at(x + 0.56), 0.205, 2.7) for x in SEATS]


def reed_warbler(covers=False, paddles=True, rudder=0.0, things=False):
    """`covers`: spray decks closed round paddlers; `rudder`: degrees to port."""
    hull = shape()
    with built('reed warbler') as boat:
        hull.skin(painted('kayak hull', CREAM, rough=0.13, coat=1.0, wear=0.7))
        openings = cockpits(hull)
        hull.deck(painted('kayak deck', GREEN, rough=0.15, coat=1.0, wear=0.6), openings=openings, cells=140, across=12)
        inside, rim = plain('kayak inside', (0.46, 0.42, 0.33), 0.5), rubber('cockpit rim', (0.014, 0.014, 0.015))
        for opening in openings:
            hull.well(opening, FLOOR - 0.01, inside, inside, rim, round_bar(0.013), slope=-0.03, lift=0.010)
        hull.rail(plain('seam tape', (0.05, 0.07, 0.055), 0.35), [(0.0, -0.011), (0.006, -0.008), (0.006, 0.008), (0.0, 0.011)], 0.0, -0.004)
        parts = Parts()
        for x in SEATS:
            seat(parts, x)
        lines_and_hatches(parts, hull)
        steering(parts, hull, rudder)
        if covers:
            for opening, x in zip(openings, SEATS):
                spray_deck(hull, opening, x)
        if paddles:
            double_paddle(parts, (0.1, -0.33, 0.30), (0.6, -0.20, 0.300), flat=(0, 0, 1))
            double_paddle(parts, (-1.6, 0.17, 0.300), (-1.1, 0.24, 0.302), flat=(0, 0, 1))
        for port in (True, False):
            side = 1 if port else -1
            spot = hull.point(hull.t_at(1.62), 0.80)
            lean = math.degrees(math.atan2(hull.point(hull.t_at(1.62), 0.95).y - hull.point(hull.t_at(1.62), 0.6).y, hull.point(hull.t_at(1.62), 0.95).z - hull.point(hull.t_at(1.62), 0.6).z))
            narrow = math.degrees(math.atan2(hull.half(1.32) - hull.half(1.92), 0.6))
            place = Matrix.Translation((1.62, (spot.y + 0.006) * side, spot.z - 0.032)) @ Matrix.Rotation(math.radians(-narrow * side), 4, 'Z')
            lettering(parts, 'REED WARBLER', place @ on_side(0, 0, 0, port, lean), 0.075, made=plain('kayak name', (0.06, 0.11, 0.07), 0.35), spacing=1.2)
        parts.finish()
    return boat


def seat(parts, x):
    black, pad = rubber('seat shell', (0.020, 0.021, 0.022)), plain('seat pad', (0.035, 0.045, 0.040), 0.85)
    shell = Blend(0.0095)
    shell.limb((x - 0.12, 0.09, FLOOR + 0.02), (x - 0.12, -0.09, FLOOR + 0.02), 0.055, soft=0.05)
    shell.limb((x + 0.13, 0.10, FLOOR + 0.02), (x + 0.13, -0.10, FLOOR + 0.02), 0.050, soft=0.08)
    shell.carve_ball((x, 0, FLOOR + 0.13), (0.17, 0.15, 0.085), None, 0.03)
    vertices, faces = shell.mesh()
    parts.add(black, vertices.tolist(), faces.tolist(), True)
    back = Blend(0.0095)
    back.ball((x - 0.19, 0, 0.245), (0.030, 0.165, 0.105), None, 0.02)
    back.carve_limb((x - 0.145, 0, 0.1), (x - 0.145, 0, 0.4), 0.045, soft=0.03)
    for s in (1, -1):
        back.carve_limb((x - 0.25, s * 0.06, 0.15), (x - 0.10, s * 0.06, 0.36), 0.006, soft=0.01)
    vertices, faces = back.mesh()
    parts.add(pad, vertices.tolist(), faces.tolist(), True)
    for s in (1, -1):
        tube(parts, black, curved([(x - 0.18, s * 0.15, 0.25), (x + 0.02, s * 0.19, 0.20), (x + 0.18, s * 0.20, 0.17)], 5), 0.007, 6)
        parts.block(black, (x + 0.88, s * 0.10, FLOOR + 0.10), (0.02, 0.09, 0.15), 0.008, 0, (0, 14))


def lines_and_hatches(parts, hull):
    cord, shock, black = fibre('deck line', (0.55, 0.54, 0.50)), fibre('shock cord', (0.03, 0.032, 0.034)), rubber('hatch rubber', (0.017, 0.017, 0.018))
    lid = lambda x, a, b: hatch(parts, hull, black, x, a, b)
    lid(1.86, 0.21, 0.125)
    lid(-1.96, 0.24, 0.135)
    pin = lambda x, side, inset=0.035: Vector((x, side * max(0.012, hull.half(x) - inset), hull.deck_z(x, hull.half(x) - inset) + 0.012))
    for side in (1, -1):
        for spots in ((2.62, 2.25, 1.55, 1.15), (-1.35, -1.75, -2.35, -2.66)):
            points = [pin(x, side) for x in spots]
            way = []
            for a, b in zip(points, points[1:]):
                way += [a, a.lerp(b, 0.5) + Vector((0, 0, -0.004))]
            tube(parts, cord, curved(way + [points[-1]], 4), 0.0032, 6)
            for p in points:
                tube(parts, black, [p + Vector((-0.012, 0, -0.018)), p + Vector((0, 0, 0.004)), p + Vector((0.012, 0, -0.018))], 0.004, 6)
    for spots in ((1.20, 1.34, 1.48), (-1.42, -1.56, -1.70), (-0.24, -0.18, -0.12)):
        for a, b in zip(spots, spots[1:]):
            for side in (1, -1):
                p, q = pin(a, side, 0.05), pin(b, -side, 0.05)
                points = [p.lerp(q, k / 8) for k in range(9)]
                points = [Vector((v.x, v.y, hull.deck_z(v.x, v.y) + 0.009)) for v in points]
                tube(parts, shock, points, 0.0034, 6)
    for x, way in ((hull.p[-1, -1, 0] - 0.05, -1), (hull.p[0, -1, 0] + 0.05, 1)):
        z = hull.height(x) + 0.03
        tube(parts, cord, curved([(x, 0, z), (x + way * 0.05, 0.05, z + 0.03), (x + way * 0.10, 0.03, z + 0.045)], 4), 0.004, 6)
        parts.bar(black, (x + way * 0.10, 0.075, z + 0.045), (x + way * 0.10, -0.045, z + 0.045), 0.011, 10)


def hatch(parts, hull, black, x, a, b):
    """An oval rubber lid that lies on the deck's curve, with its rim and strap."""
    profile, n, vertices = [(1.06, 0.0), (1.05, 0.012), (1.0, 0.018), (0.94, 0.014), (0.90, 0.016), (0.87, 0.021), (0.6, 0.023), (0.3, 0.024), (0.01, 0.024)], 44, []
    for r, lift in profile:
        for k in range(n):
            px, py = x + a * r * math.cos(6.2832 * k / n), b * r * math.sin(6.2832 * k / n)
            vertices.append((px, py, hull.deck_z(px, py) + lift))
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(profile) - 1) for k in range(n)]
    parts.add(black, vertices, faces, True)
    strap = [(x, py, hull.deck_z(x, py) + 0.025) for py in (-b * 0.9, -b * 0.45, 0, b * 0.45, b * 0.9)]
    parts.strip(black, strap, (0.022, 0, 0))


def steering(parts, hull, rudder):
    """A flip-up rudder in its bracket."""
    made, black = steel(), rubber('rudder', (0.020, 0.021, 0.022))
    x, z = hull.p[0, -1, 0] + 0.02, hull.p[0, -1, 2] - 0.02
    parts.block(black, (x + 0.01, 0, z + 0.01), (0.07, 0.035, 0.07), 0.01)
    with parts.at(x - 0.03, 0, 0, rudder):
        parts.bar(made, (0, 0, z - 0.06), (0, 0, z + 0.05), 0.007, 8)
        points = [(-0.02, z + 0.05), (-0.09, z + 0.02), (-0.16, -0.10), (-0.19, -0.34), (-0.13, -0.40), (-0.05, -0.36), (-0.01, -0.08), (0.0, z - 0.04)]
        vertices = [(px, s * 0.006, pz) for s in (1, -1) for px, pz in points]
        n = len(points)
        parts.add(black, vertices, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)])
    for side in (1, -1):
        points = [(x - 0.03, side * 0.03, z + 0.03), (-2.5, side * 0.07, hull.deck_z(-2.5, 0.07) + 0.01), (-1.9, side * 0.18, hull.deck_z(-1.9, 0.18) + 0.008)]
        tube(parts, made, points, 0.0018, 5)


def spray_deck(hull, opening, x):
    rows, outline = [], hull.outline(opening, 0.012, 0.016)
    for k in range(9):
        f = k / 8
        row = []
        for p in outline:
            a = math.atan2(p.y, p.x - x)
            waist = Vector((x + 0.01 + 0.135 * math.cos(a), 0.165 * math.sin(a), 0.37))
            drop = f ** 2.2
            row.append(Vector((p.x + (waist.x - p.x) * f, p.y + (waist.y - p.y) * f, p.z + 0.012 * math.sin(math.pi * f) + (waist.z - p.z) * drop + 0.005 * math.sin(a * 9) * f * (1 - f))))
        rows.append(row + [row[0]])
    surface('spray cover', rubber('neoprene', (0.017, 0.019, 0.021)), rows, flip=True, angle=80)


def paddlers(boat, look=((10, 2), (-6, 2)), grips=(0, 0), seeds=(51, 57), front=True, rear=True):
    """Both stroke on the same side, as in a tandem that goes well."""
    if rear:
        figure('kayak', (SEATS[0], 0, FLOOR + 0.015), 0, 'wetsuit', vest='grey', cap='cap navy', hair='short grey', seed=seeds[0], build='man', grip=grips[0], parent=boat, look=look[0])
    if front:
        figure('kayak', (SEATS[1], 0, FLOOR + 0.015), 0, 'tee', vest='yellow', hair='tail blond', seed=seeds[1], build='woman', grip=grips[1], parent=boat, look=look[1], glasses=True)


if __name__ == '__main__':
    from reed_warbler_pictures import PICTURES
    from lake_stage import shoot
    shoot(PICTURES)
