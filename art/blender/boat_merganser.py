"""Merganser: a dark blue bowrider, 6.85 m × 2.50 m: open bow, wraparound windscreen, aft bench and sun pad, bathing platform."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Matrix, Vector  # noqa: E402

from belongings import folded, shoes, straw_hat, sunglasses  # noqa: E402
from cockpit import backrest, bench, canvas, cushion_at, dial, leather, lettering, seat, shaped_pad, throttle, wheel, windscreen  # noqa: E402
from comforts import blanket, pad, towel  # noqa: E402
from fittings import cleat, cloth, fender, gloss, ladder, nav_light, plain, rubber, steel, tube  # noqa: E402
from hull import Opening, built, half_round, laid, nonslip, painted, plank  # noqa: E402
from hull_kinds import planing  # noqa: E402
from instruments import plotter  # noqa: E402
from lake_stage import above, aboard, afloat, beside, bow_wave, setting, shoot, spray, wake, weather  # noqa: E402
from motorboat_scene import moored, side_spray  # noqa: E402
from pier import pier  # noqa: E402
from shapes import Parts  # noqa: E402

FLOOR, CREAM = 0.22, (0.66, 0.61, 0.50)
AFT, CONSOLE, PASSAGE, BOW = 0.125, 0.45, 0.525, 0.815


def form():
    return planing(6.55, 2.5, (0.80, 0.80, 1.04), 0.36, chine=(0.05, 0.42), narrow=0.92, fullness=0.5, pointed=3.0, rake=0.09, flare=0.55,
        pinch=0.22,
                   transom_rake=0.1, bulge=0.035, camber=0.06)


def cockpit_width(hull):
    def width(t):
        side = hull.point(t, 1).y
        if t < CONSOLE:
            return side - 0.23
        return 0.27 if t < PASSAGE else side - 0.17
    return width


def merganser(crew=(), fenders=(1, -1), bimini=True, things=True, lit=False, bathing=False):
    hull = form()
    with built('merganser') as root:
        cream = gloss('bowrider gelcoat', CREAM, 0.2, 0.6)
        deck = nonslip('bowrider deck', CREAM)
        sole = laid('bowrider sole', (0.42, 0.27, 0.15), (0.31, 0.19, 0.10), 0.055, 0.12, (0.02, 0.018, 0.016), 0.7)
        hull.skin(painted('bowrider hull', (0.004, 0.014, 0.05), boot=(0.70, 0.68, 0.62), boot_at=(0.03, 0.085), bottom=(0.02, 0.022, 0.026),
                          sheer=(0.66, 0.61, 0.50), sheer_from=0.93, line=(0.45, 0.38, 0.25), rough=0.1, wear=0.5))
        well = Opening(AFT, BOW, cockpit_width(hull), 9, (CONSOLE, PASSAGE))
        hull.deck(deck, openings=[well])
        hull.well(well, FLOOR, cream, sole, cream, slope=0.04, rim_profile=plank(0.045, 0.024, 0.011))
        hull.rail(rubber('bowrider rub', (0.6, 0.57, 0.5)), half_round(0.035, 0.06), -0.004, -0.03)
        hull.rail(steel(), half_round(0.012, 0.02), -0.037, -0.03)
        parts = Parts()
        platform(parts, sole, cream)
        seats(parts, hull, cream, things)
        helm(parts, hull, cream)
        screen(parts, hull)
        fittings(parts, hull, fenders, bimini)
        if things:
            towel(parts, cloth('beach towel', (0.62, 0.6, 0.55), (0.04, 0.16, 0.28), 0.05, 1), -2.9, 0.5, 0.99, 0.5, 0.32, 0.3, 90)
            sunglasses(parts, 0.3, -0.2, hull.deck_z(0.3) + 0.075, 200)
        if bathing:
            bathing_things(parts)
        parts.finish()
        for side in (1, -1):
            lettering(hull, 'L 687 M', 1.45, 0.52, 0.15, side, gloss('bowrider number', (0.7, 0.68, 0.62), 0.3, 0.3, 0.0), 1.15)
            lettering(hull, 'Merganser', -2.35, 0.40, 0.17, side, gloss('bowrider letters', (0.62, 0.52, 0.33), 0.3, 0.4, 0.0), 1.1, 0.25)
        if crew:
            from figure import figure
            for spec in crew:
                figure(parent=root, **spec)
    return root


def platform(parts, sole, cream):
    stern = -3.28
    parts.box(cream, stern - 0.56, stern + 0.12, -1.02, 1.02, 0.2, 0.29, 0.035)
    parts.box(sole, stern - 0.5, stern + 0.02, -0.94, 0.94, 0.285, 0.297, 0.005)
    for s in (-1, 1):
        tube(parts, steel(), [(stern - 0.5, s * 0.8, 0.22), (stern + 0.05, s * 0.8, -0.06)], 0.018)
        tube(parts, steel(), [(stern + 0.03, s * 0.62 - 0.12, 0.62), (stern - 0.07, s * 0.62 - 0.1, 0.64), (stern - 0.07, s * 0.62 + 0.1,
            0.64), (stern + 0.03, s * 0.62 + 0.12, 0.62)], 0.013)
    tube(parts, steel(), [(stern - 0.53, -0.72, 0.31), (stern - 0.53, -0.5, 0.31)], 0.014)
    for k in (0, 1):  # the folded ladder
        tube(parts, steel(), [(stern - 0.5, -0.72 + 0.26 * k, 0.31), (stern - 0.08, -0.72 + 0.26 * k, 0.315)], 0.013)
    for k in range(3):
        parts.block(rubber(), (stern - 0.42 + 0.13 * k, -0.59, 0.317), (0.05, 0.26, 0.02), 0.006)
    drive = gloss('drive', (0.02, 0.022, 0.025), 0.3, 0.6)
    parts.box(drive, stern - 0.5, stern + 0.05, -0.17, 0.17, -0.2, 0.19, 0.06)
    parts.box(drive, stern - 0.44, stern - 0.2, -0.06, 0.06, -0.8, -0.1, 0.03)
    tube(parts, steel(), [(stern + 0.0, 0, 0.56), (stern - 0.09, 0, 0.55), (stern - 0.09, 0, 0.48), (stern, 0, 0.47)], 0.016)  # tow eye
    parts.lathe(plain('shower lid', (0.7, 0.68, 0.62), 0.35), (stern - 0.02, 0.9, 0.62), [(0.07, 0), (0.065, 0.015), (0, 0.018)], 20)


def seats(parts, hull, cream, things):
    made, trim, piping = leather('bowrider cream', (0.62, 0.55, 0.42)), leather('bowrider blue', (0.012, 0.03,
        0.075)), plain('bowrider piping', (0.012, 0.03, 0.075), 0.5)
    # aft bench and sun pad over the engine
    bench(parts, cream, made, (-2.36, -0.96), (-2.36, 0.96), 0.52, FLOOR, 0.42, 0.12, 0.44, 12, piping, 3)
    top = hull.deck_z(-2.9)
    for k in range(3):
        y = -0.98 + 0.656 * k
        pad(parts, made, -3.16, -2.74, y, y + 0.65, top - 0.05, top + 0.09, 0.045, 0.02, piping)
    # seats of skipper and mate
    for y in (-0.6, 0.6):
        seat(parts, made, cream, -0.86, y, FLOOR, 0.56, 0.52, 0.44, 0, piping, trim)
    bow_seats(parts, hull, cream, made, piping)


def bow_seats(parts, hull, cream, made, piping):
    """Round a foot well: a seat on each side with its back against the console, one at the front."""
    top, inner = 0.56, lambda x: 0.25 if x < 1.85 else 0.25 * max(0.0, 1 - ((x - 1.85) / 0.25) ** 2) ** 0.5
    outer = lambda x: min(hull.half(x) - 0.19, hull.half(x, top) - 0.05)
    xs = [0.84 + 0.05 * k for k in range(21)]
    for side in (1, -1):
        wall = [(x, side * inner(x), z) for x in (*xs, 1.95, 2.05, 2.099) for z in (FLOOR if x < 1.8 else 0.42, top)]
        parts.add(cream, wall, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(wall) // 2 - 1)], True)
        rim = [q for x in (*xs, 1.95, 2.05, 2.099, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8) for q in ((x, side * inner(min(x, 2.1)), top), (x,
            side * max(outer(x), 0.02), top))]
        parts.add(cream, rim, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(rim) // 2 - 1)], True)
        line = [x for x in xs if x < 1.86]
        ring = [(x, side * (inner(x) + 0.012)) for x in line] + [(x, side * (outer(x) - 0.01)) for x in reversed(line)]
        shaped_pad(parts, made, ring if side > 0 else ring[::-1], top, top + 0.11, 0.04, 0.014, piping)
        tilt = Matrix.Translation((0.86, side * 0.62, top + 0.28)) @ Matrix.Rotation(math.radians(72), 4, 'Y')
        cushion_at(parts, made, tilt, 0.36, 0.6, 0.09, piping)
        for a, b in ((1.0, 1.5), (1.52, 2.0)):
            start, end = (a, side * (outer(a) + 0.02)), (b, side * (outer(b) + 0.02))
            backrest(parts, made, *((start, end) if side > 0 else (end, start)), top + 0.13, 0.2, 16, 0.07, piping)
    front = [1.88 + 0.055 * k for k in range(10)]
    ring = [(x, -max(0.03, outer(x) - 0.01)) for x in front] + [(x, max(0.03, outer(x) - 0.01)) for x in reversed(front)] + [(1.9, 0.24),
        (2.06, 0.12), (2.1, 0), (2.06, -0.12), (1.9, -0.24)]
    shaped_pad(parts, made, ring, top, top + 0.11, 0.035, 0.014, piping)


def helm(parts, hull, cream):
    dark = plain('dash', (0.016, 0.017, 0.02), 0.5)
    x = hull.point(CONSOLE, 1).x
    for y, own in ((-0.62, True), (0.62, False)):
        z = hull.deck_z(x, y)
        parts.box(cream, x - 0.2, x + 0.05, y - 0.33, y + 0.33, z - 0.24, z + 0.075, 0.07)
        if own:
            parts.block(dark, (x - 0.2, y, z - 0.08), (0.03, 0.58, 0.23), 0.012, 0, (0, 22))
            for k, (dy, r) in enumerate(((-0.2, 0.042), (-0.085, 0.052), (0.04, 0.052), (0.15, 0.042))):
                dial(parts, x - 0.235, y + dy, z - 0.035, r, 22, (0.018, 0.018, 0.02), 0.25 + 0.2 * k % 0.7)
            wheel(parts, x - 0.4, y, z - 0.14, 0.18, 30, None, None, 3, 0.016, 0.24)
            throttle(parts, x - 0.33, y - 0.34, z - 0.12, 0, 0.3)
            with parts.at(x - 0.16, y + 0.08, z + 0.09, -90), parts.tilted(Matrix.Rotation(math.radians(-20), 4, 'X')):
                parts.box(rubber('black plastic', (0.012, 0.012, 0.013)), -0.12, 0.12, 0.0, 0.05, -0.02, 0.15, 0.012)
                plotter(parts, 0, 0.065, 0.2, 0.12, -0.003)
        else:
            parts.block(gloss('glove box', tuple(c * 0.9 for c in CREAM), 0.3, 0.3), (x - 0.205, y, z - 0.1), (0.03, 0.44, 0.17), 0.014, 0,
                (0, 22))
            parts.block(steel(), (x - 0.235, y, z - 0.04), (0.012, 0.06, 0.02), 0.004, 0, (0, 22))
            tube(parts, steel(), [(x - 0.22, y - 0.2, z + 0.05), (x - 0.27, y - 0.17, z + 0.06), (x - 0.27, y + 0.17, z + 0.06), (x - 0.22,
                y + 0.2, z + 0.05)], 0.012)


def screen(parts, hull):
    """Three panes that run round from the side decks; the middle one opens."""
    front, n = hull.point(0.533, 1).x, 40
    base, top = [], []
    for i in range(n + 1):
        a = -1 + 2 * i / n
        x = front - 1.25 * abs(a) ** 3.4
        y = a * (hull.half(x) - 0.13)
        base.append(Vector((x, y, hull.deck_z(x, y) + 0.012)))
        top.append(Vector((x - 0.34 + 0.05 * abs(a), y * 0.91, hull.deck_z(x, y) + 0.40 - 0.10 * abs(a) ** 5)))
    windscreen(parts, base, top, posts=(9, 14, 26, 31), radius=0.0125)


def fittings(parts, hull, fenders, bimini):
    for x in (-2.9, -0.75, 2.45):
        for side in (1, -1):
            y = hull.half(x) - 0.11
            cleat(parts, x, side * y, hull.deck_z(x, y), 0, 0.2)
    tip = hull.deck_z(3.05)
    nav_light(parts, 3.05, 0.0, tip, 'white')
    tube(parts, steel(), [(3.12, 0, tip), (3.2, 0, tip + 0.02), (3.24, 0, tip - 0.12)], 0.013)
    for side in (1, -1):  # low hand rails round the bow
        path = []
        for k in range(25):
            t = 0.70 + 0.235 * k / 24
            q = hull.sheer(t, side, 0.075)
            path.append((q.x, q.y, hull.deck_z(q.x, q.y) + 0.015 + 0.11 * min(1, 6 * (k / 24) * (1 - k / 24))))
        tube(parts, steel(), path, 0.0125, 10)
        for k in (6, 12, 18):
            x, y, z = path[k]
            tube(parts, steel(), [(x, y, z), (x, y, hull.deck_z(x, y))], 0.01)
        q = hull.sheer(0.2, side, 0.1)
        tube(parts, steel(), [(q.x - 0.25, q.y, q.z), (q.x - 0.2, q.y, q.z + 0.07), (q.x + 0.2, q.y, q.z + 0.07), (q.x + 0.25, q.y, q.z)],
            0.0125)
    for side in fenders:
        for x in (-1.5, 0.9):
            y = hull.half(x)
            fender(parts, x, side * (y + 0.13), hull.height(x) + 0.05, hull.height(x) - 0.16, 0.55, 0.11, gloss('fender navy', (0.012, 0.02,
                0.05), 0.45, 0.1))
    if bimini:  # folded down behind the aft bench
        z = hull.deck_z(-2.6) + 0.16
        cover = canvas('bimini', (0.012, 0.025, 0.06), 0.0)
        path = [(-2.63 + 0.012 * math.sin(k), -1.02 + 2.04 * k / 26,
            z + 0.016 * math.sin(k * 1.3) + 0.03 * math.sin(math.pi * k / 26)) for k in range(27)]
        tube(parts, cover, path, [0.062 + 0.008 * math.sin(k * 2.1) for k in range(27)], 14)
        for side in (1, -1):
            q = hull.half(-1.6) - 0.12
            tube(parts, steel(), [(-1.5, side * q, hull.height(-1.5) + 0.01), (-1.9, side * (q + 0.0), z - 0.02), (-2.62, side * 1.03, z)],
                0.0125)
            tube(parts, steel(), [(-1.62, side * q, hull.height(-1.5) + 0.01), (-2.62, side * 1.04, z - 0.05)], 0.0125)
        for k in (3, 13, 23):
            x, y, zz = path[k]
            tube(parts, rubber('strap', (0.02, 0.02, 0.022)), [(x + 0.075 * math.cos(0.5236 * q), y,
                zz + 0.075 * math.sin(0.5236 * q)) for q in range(12)], 0.009, 6, True)


def bathing_things(parts):
    """What who swims has left on the platform, and the ladder down."""
    ladder(parts, -3.86, -0.62, 0.31, 90, 4, 0.36, 0.24, 0.0)
    folded(parts, -3.5, 0.62, 0.305, 0.4, 0.3, 2, 80, ((0.62, 0.55, 0.42), (0.50, 0.09, 0.04)))
    straw_hat(parts, -3.52, 0.62, 0.40, 30)
    blanket(parts, cloth('bath towel', (0.62, 0.60, 0.55), (0.55, 0.10, 0.04), 0.06, 1), -3.84, 0.02, 0.308, 0.5, 0.42, 0.16, -90, 4)
    shoes(parts, -3.45, -0.2, 0.305, 70, (0.42, 0.07, 0.03))
    shoes(parts, -3.48, 0.26, 0.305, 100)


def crew_of(root_seats):
    """People on her seats: helm, mate, aft left, middle, right, bow left, bow right."""
    spots = {'helm': (-0.82, -0.6, 0.68, 0), 'mate': (-0.82, 0.6, 0.68, 0), 'aft': (-2.08, 0.6, 0.66, 0), 'middle': (-2.08, 0.0, 0.66, 0),
             'quarter': (-2.08, -0.6, 0.66, 0), 'bow': (1.12, 0.56, 0.69, 0), 'bow right': (1.12, -0.56, 0.69, 0)}
    people = []
    for place, more in root_seats.items():
        x, y, z, turn = spots[place]
        people.append({'place': (x, y, z), 'turn': turn, **more})
    return people


FRIENDS = crew_of({'helm': dict(pose='drive', clothes='polo', hair='short brown', build='man', glasses=True, seed=4),
                   'mate': dict(pose='sit', clothes='tee', hair='long blond', build='woman', seed=7),
                   'aft': dict(pose='lounge', clothes='tee', hair='short black', build='man', cap='cap red', seed=9),
                   'quarter': dict(pose='talk', clothes='dress', hair='tail brown', build='woman', seed=12)})


def at_the_pier():
    boat = merganser(fenders=(-1,))
    afloat(boat, -0.4, 0.5)
    beside(50, 10.9, 1.95, 54, (0.05, -0.2), 0.63)
    quay = pier((-16, -2.45), (9, -2.45), 1.9)
    moored(boat, quay, ((2.45, -0.68, 1.08), 1.5), ((-2.9, -1.05, 0.9), -1.5))
    setting(shore=520, island=(-12, 240), hills=90, mountains=1.2, seed=8)
    return weather('noon', 132, seed=4, elevation=38)


def at_speed():
    boat = merganser(FRIENDS, (), True)
    afloat(boat, -3, 3.2, 0.08)
    beside(56, 13.6, 1.45, 56, (-0.35, 0.0), 0.58)
    setting(shore=600, hills=110, mountains=1.3, seed=14)
    wake(boat, 6.6, 2.5, 10)
    bow_wave(boat, 6.6, 2.5, 10, start=0.22, end=-0.5)
    side_spray(boat, form(), 0.9, -3.4, 0.6, 1.5)
    spray(boat, 6.6, 2.5, 10, 0.5, start=0.12, size=0.006)
    return weather('breeze', 125, seed=6, foam=0.3, height=0.05)


def from_above():
    boat = merganser(FRIENDS, ())
    afloat(boat, 7, 3.5, 0.08)
    above(150, 46, 13.6, 40, (-1.2, 0, 0.3), 0.5, 0.52)
    setting(shore=700, seed=3)
    wake(boat, 6.6, 2.5, 9, turn=-7)
    bow_wave(boat, 6.6, 2.5, 9, start=0.22, end=-0.5)
    side_spray(boat, form(), 0.7, -3.4, 0.4, 1.3)
    spray(boat, 6.6, 2.5, 9, 0.5, start=0.1, size=0.006)
    return weather('haze', 75, seed=2, ripple=0.3, exposure=0.6)


def at_the_helm():
    boat = merganser((), ())
    afloat(boat, 0, 0.5)
    aboard(boat, (-1.78, 0.22, 1.72), (0.5, -0.3, 0.84), 23)
    setting(shore=380, town=20, hills=90, mountains=1.1, seed=21)
    return weather('after-rain', 118, seed=9, exposure=0.5)


def swimming_stop():
    boat = merganser((), (), bathing=True)
    afloat(boat, 0, 0.3)
    beside(152, 7.6, 1.6, 46, (-2.3, 0.1), 0.63)
    setting(shore=460, hills=100, mountains=1.0, seed=27, reed=[(17, 60, 40)])
    return weather('golden', 92, seed=5, exposure=0.85)


if __name__ == '__main__':
    shoot({'merganser-1': at_the_pier, 'merganser-2': at_speed, 'merganser-3': from_above, 'merganser-4': at_the_helm,
        'merganser-5': swimming_stop})
