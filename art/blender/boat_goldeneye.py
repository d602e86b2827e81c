"""Goldeneye: a mahogany runabout of 1963, 7.40 m × 2.15 m: long planked foredeck, two oxblood benches, chrome."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Matrix, Vector  # noqa: E402

from belongings import thermos  # noqa: E402
from cockpit import bench, dial, leather, lettering, on_plate, screen_glass, throttle, wheel, windscreen  # noqa: E402
from comforts import blanket  # noqa: E402
from fittings import cleat, cloth, fairlead, fender, flag, gloss, metal, plain, tube  # noqa: E402
from hull import Opening, built, half_round, laid, plank, sweep, varnished  # noqa: E402
from hull_kinds import planing  # noqa: E402
from lake_stage import above, aboard, afloat, beside, bow_wave, setting, shoot, spray, wake, weather  # noqa: E402
from motorboat_scene import moored, side_spray  # noqa: E402
from pier import lamp_post, pier  # noqa: E402
from shapes import Parts  # noqa: E402

LIGHT, DARK, FLOOR = (0.25, 0.052, 0.014), (0.085, 0.016, 0.005), 0.12
MAIN, AFT = Opening(0.375, 0.575, 0.84, 8), Opening(0.085, 0.205, 0.62, 8)


def form():
    return planing(7.4, 2.15, (0.60, 0.70, 0.98), 0.32, chine=(0.04, 0.5), narrow=0.9, fullness=0.4, pointed=2.2, rake=0.075, forefoot=0.56,
        flare=1.3,
                   tumble=0.2, bulge=0.045, bottom=0.88, transom_rake=-0.16, camber=0.085)


def chrome():
    return metal('chrome', (0.86, 0.86, 0.87), 0.04, 0.12)


def goldeneye(crew=(), fenders=(1, -1), things=True, lit=False, flags=True):
    hull = form()
    with built('goldeneye') as root:
        side = varnished('mahogany side', LIGHT, DARK, 11, rough=0.1, boot=(0.72, 0.70, 0.64), boot_at=(0.02, 0.075), bottom=(0.05, 0.075,
            0.06), gap=0.025)
        deck = laid('mahogany deck', (0.27, 0.062, 0.017), (0.11, 0.023, 0.007), 0.062, 0.075, (0.52, 0.42, 0.28), 0.14, 1.0, wear=0.06)
        dark = laid('mahogany edge', (0.13, 0.028, 0.008), (0.06, 0.012, 0.004), 0.8, 0.0, coat=1.0, rough=0.14, wear=0.06)
        hull.skin(side)
        openings = [MAIN, AFT]
        hull.deck(deck, openings=openings)
        hull.deck(dark, openings=[Opening(-0.2, 1.3, lambda t: hull.point(t, 1).y - 0.13, 40)], lift=0.004)
        for a, b in ((0.585, 0.985), (0.215, 0.365)):
            points = [Vector((x, 0, hull.deck_z(x) + 0.002)) for x in (hull.point(a + (b - a) * k / 30, 1).x for k in range(31))]
            sweep('king plank', dark, points, plank(0.12, 0.006, 0.002))
        for o in openings:
            hull.well(o, FLOOR, dark, laid('runabout sole', (0.16, 0.06, 0.025), (0.09, 0.03, 0.012), 0.07, 0.06, rough=0.5), dark,
                plank(0.07, 0.034, 0.015))
        hull.rail(dark, half_round(0.03, 0.07), -0.002, -0.03)
        hull.rail(chrome(), half_round(0.014, 0.024), -0.03, -0.03)
        parts = Parts()
        stem(parts, hull)
        seats(parts, hull, dark, things)
        dash(parts, hull, dark)
        screen(parts, hull)
        engine_hatch(parts, hull, dark)
        fittings(parts, hull, fenders, flags, lit)
        parts.finish()
        gold = metal('gold leaf', (0.78, 0.52, 0.18), 0.2, 0.4)
        for s in (1, -1):
            lettering(hull, 'L 63 G', 2.35, 0.62, 0.12, s, gold, 1.25)
        z = 0.36
        plate = Matrix.Translation((hull.point(0, 0.71).x - 0.008, 0, z)) @ Matrix.Rotation(math.radians(-90), 4,
            'Z') @ Matrix.Rotation(math.radians(99), 4, 'X')
        on_plate('Goldeneye', 0.19, plate, gold, 1.15)
        if crew:
            from figure import figure
            for spec in crew:
                figure(parent=root, **spec)
    return root


def stem(parts, hull):
    """The chromed cutwater."""
    way = [hull.point(t, 0) for t in (0.9, 0.93, 0.955, 0.975, 0.99)] + [hull.point(1, k / 10) for k in range(11)]
    tube(parts, chrome(), [Vector((q.x + 0.004, 0, q.z)) for q in way], [0.012 + 0.008 * k / 15 for k in range(16)], 10)
    top = hull.point(1, 1)
    parts.lathe(chrome(), (top.x - 0.03, 0, top.z - 0.03), [(0.0, 0.05), (0.03, 0.045), (0.045, 0.02), (0.03, -0.02), (0, -0.03)], 20)


def seats(parts, hull, dark, things):
    made, piping = leather('oxblood', (0.12, 0.008, 0.008), 0.36), plain('oxblood piping', (0.45, 0.38, 0.30), 0.5)
    x0 = hull.point(MAIN.t0, 1).x
    bench(parts, dark, made, (x0 + 0.14, -0.78), (x0 + 0.14, 0.78), 0.52, FLOOR, 0.38, 0.13, 0.42, 13, piping, 4, 0.1)
    x1 = hull.point(AFT.t0, 1).x
    bench(parts, dark, made, (x1 + 0.13, -0.56), (x1 + 0.13, 0.56), 0.46, FLOOR, 0.36, 0.12, 0.36, 13, piping, 2, 0.1)
    if things:
        blanket(parts, cloth('tartan', (0.05, 0.09, 0.06), (0.42, 0.36, 0.24), 0.045, 1), x0 + 0.62, 0.42, FLOOR + 0.385, 0.4, 0.42, 0.22, 90)
        thermos(parts, x0 + 0.36, 0.66, FLOOR + 0.385)


def dash(parts, hull, dark):
    x = hull.point(MAIN.t1, 1).x - 0.05
    z = hull.deck_z(x) - 0.15
    parts.block(dark, (x - 0.05, 0, z), (0.03, 1.5, 0.2), 0.012, 0, (0, 12))
    for k, y in enumerate((-0.12, 0.0, 0.12)):
        dial(parts, x - 0.075, y, z + 0.01, 0.05, 12, (0.66, 0.62, 0.5), 0.2 + 0.25 * k, chrome())
    dial(parts, x - 0.075, 0.3, z + 0.01, 0.065, 12, (0.66, 0.62, 0.5), 0.1, chrome())
    ivory = gloss('ivory wheel', (0.62, 0.55, 0.40), 0.25, 0.8, 0.1)
    wheel(parts, x - 0.34, 0.36, z + 0.06, 0.2, 34, ivory, chrome(), 3, 0.013, 0.3)
    tube(parts, chrome(), [(x - 0.1, -0.05, z - 0.12), (x - 0.2, -0.05, z - 0.06)], 0.009)
    throttle(parts, x - 0.12, -0.28, z - 0.02, 0, -0.4, ivory)
    tube(parts, chrome(), [(x - 0.06, -0.7, z + 0.02), (x - 0.11, -0.66, z + 0.02), (x - 0.11, -0.44, z + 0.02), (x - 0.06, -0.4,
        z + 0.02)], 0.011)


def screen(parts, hull):
    """Two flat panes in a V, raked, in chrome."""
    peak, foot = hull.point(0.635, 1).x, hull.point(0.55, 1).x
    half = hull.half(foot) - 0.14
    base = [Vector((foot, -half, hull.deck_z(foot, half) + 0.03)), Vector((peak, 0, hull.deck_z(peak) + 0.03)), Vector((foot, half,
        hull.deck_z(foot, half) + 0.03))]
    fine = lambda row: [row[0].lerp(row[1], k / 6) for k in range(6)] + [row[1].lerp(row[2], k / 6) for k in range(7)]
    top = [Vector((foot - 0.2, -half * 0.86, base[0].z + 0.27)), Vector((peak - 0.3, 0, base[1].z + 0.34)), Vector((foot - 0.2, half * 0.86,
        base[2].z + 0.27))]
    windscreen(parts, fine(base), fine(top), chrome(), screen_glass('old glass', (0.84, 0.89, 0.87), 0.06), 0.013, (6,))
    for s in (1, -1):  # a rounded foot over the deck's camber
        parts.wire(chrome(), [q - Vector((0, 0, 0.015)) for q in fine(base)], 0.018, 8)
    tube(parts, chrome(), [(peak - 0.3, 0, base[1].z + 0.34), (peak + 0.18, 0, hull.deck_z(peak + 0.2))], 0.011)


def engine_hatch(parts, hull, dark):
    a, b = hull.point(0.225, 1).x, hull.point(0.355, 1).x
    for x in (a, b):
        tube(parts, dark, [(x, y, hull.deck_z(x, y) + 0.004) for y in (-0.6 + 1.2 * k / 12 for k in range(13))], 0.012, 6)
    for s in (1, -1):
        tube(parts, dark, [(x, s * 0.6, hull.deck_z(x, 0.6) + 0.004) for x in (a + (b - a) * k / 8 for k in range(9))], 0.012, 6)
        for k in range(2):  # chromed clamshell vents
            x, y = a + 0.3 + 0.38 * k, s * 0.68
            z = hull.deck_z(x, y)
            rows = [[(x + 0.11 * u, y + 0.055 * math.cos(v), z + 0.075 * math.sin(v) * (0.15 + 0.85 * (u * 0.5 + 0.5) ** 0.6)) for v in (math.pi * j / 10 for j in range(11))]
                    for u in (-1 + i / 5 for i in range(11))]
            parts.add(chrome(), [p for r in rows for p in r], [(i * 11 + j, (i + 1) * 11 + j, (i + 1) * 11 + j + 1,
                i * 11 + j + 1) for i in range(10) for j in range(10)], True)
        for x in (a + 0.12, b - 0.12):
            parts.block(chrome(), (x, s * 0.05, hull.deck_z(x, 0.05) + 0.01), (0.09, 0.03, 0.012), 0.004)
        tube(parts, chrome(), [(-1.75, s * 0.25, hull.deck_z(-1.75, 0.25)), (-1.75, s * 0.25, hull.deck_z(-1.75, 0.25) + 0.03), (-1.6,
            s * 0.25, hull.deck_z(-1.6, 0.25) + 0.03),
                               (-1.6, s * 0.25, hull.deck_z(-1.6, 0.25))], 0.008)


def searchlight(parts, x, y, z, lit):
    with parts.at(x, y, z):
        parts.lathe(chrome(), (0, 0, 0), [(0.07, 0), (0.068, 0.012), (0.03, 0.03), (0.022, 0.06), (0.022, 0.11)], 24)
        for s in (1, -1):
            tube(parts, chrome(), [(0, 0, 0.09), (0, s * 0.06, 0.1), (0, s * 0.098, 0.14), (0, s * 0.1, 0.2)], 0.009)
        with parts.tilted(Matrix.Translation((0, 0, 0.2)) @ Matrix.Rotation(math.radians(84), 4, 'Y')):
            parts.lathe(chrome(), (0, 0, 0), [(0.0, -0.11), (0.04, -0.1), (0.075, -0.06), (0.09, 0.0), (0.095, 0.05), (0.1, 0.055), (0.1,
                0.07), (0.09, 0.075)], 32)
            parts.lathe(metal('reflector', (0.8, 0.8, 0.78), 0.1, 0.2), (0, 0, 0), [(0.088, 0.06), (0.078, 0.03), (0.06, 0.006), (0.035,
                -0.012), (0.0, -0.02)], 24)
            from finishes import glow
            parts.lathe(glow('searchlight lamp', (1.0, 0.66, 0.34), 45.0) if lit else chrome(), (0, 0, 0.012), [(0.0, -0.02), (0.018,
                -0.01), (0.022, 0.006), (0.014, 0.022), (0, 0.026)], 16)
            parts.lathe(screen_glass('old glass', (0.84, 0.89, 0.87), 0.06), (0, 0, 0), [(0.09, 0.068), (0.05, 0.078), (0, 0.082)], 24)


def fittings(parts, hull, fenders, flags, lit):
    made = chrome()
    for x in (-3.15, 0.55):
        for s in (1, -1):
            y = hull.half(x) * (0.93 if x > 0 else 0.74) - 0.06
            cleat(parts, x, s * y, hull.deck_z(x, y) + 0.004, 0, 0.2, made)
    cleat(parts, 2.98, 0, hull.deck_z(2.98) + 0.006, 0, 0.24, made)
    for s in (1, -1):
        fairlead(parts, 3.2, s * (hull.half(3.2) - 0.07), hull.deck_z(3.2, 0.2) + 0.005, s * -25, 0.15, made)
    searchlight(parts, 2.2, 0.0, hull.deck_z(2.2) + 0.006, lit)
    for s in (1, -1):  # horns
        z = hull.deck_z(2.02, 0.24)
        with parts.at(2.0, s * 0.24, z + 0.05):
            with parts.tilted(Matrix.Rotation(math.radians(90), 4, 'Y')):
                parts.lathe(made, (0, 0, 0), [(0, -0.12), (0.016, -0.12), (0.014, 0.05), (0.02, 0.12), (0.04, 0.17), (0.042, 0.175), (0.036,
                    0.17), (0.01, 0.1)], 20)
            tube(parts, made, [(-0.06, 0, -0.05), (-0.06, 0, 0)], 0.01)
    with parts.at(2.66, 0, hull.deck_z(2.66) + 0.006):
        parts.lathe(made, (0, 0, 0), [(0.06, 0), (0.05, 0.03), (0.03, 0.05), (0, 0.055)], 20)
        for s, colour in ((1, (0.5, 0.01, 0.01)), (-1, (0.01, 0.32, 0.09))):
            parts.block(gloss(f'side light {colour}', colour, 0.12, 1.0, 0.0), (0.025, s * 0.032, 0.03), (0.05, 0.035, 0.03), 0.01)
    for s in fenders:
        for x in (-1.9, 0.3):
            y = hull.half(x) + 0.03
            fender(parts, x, s * (y + 0.1), hull.height(x) + 0.03, hull.height(x) - 0.12, 0.5, 0.1, plain('fender cream', (0.66, 0.62,
                0.52), 0.5), None, plain('fender end', (0.1, 0.02, 0.012), 0.5))
    if flags:
        flag(parts, -3.52, 0, hull.deck_z(-3.5), 0, 0.62, 0.38, 0.95, 24, wind=0.45)
        tube(parts, made, [(3.28, 0, hull.deck_z(3.28)), (3.36, 0, hull.deck_z(3.28) + 0.42)], [0.008, 0.006])
        pennant = cloth('pennant', (0.02, 0.07, 0.16), thin=0.4)
        parts.add(pennant, [(3.36, 0, hull.deck_z(3.28) + 0.41), (3.34, 0, hull.deck_z(3.28) + 0.27), (3.05, 0.03,
            hull.deck_z(3.28) + 0.30)], [(0, 1, 2)])


PARTY = [dict(place=(-0.42, 0.36, 0.50), turn=0, pose='drive', clothes='skipper', hair='short grey', cap='skipper', build='man', seed=2),
         dict(place=(-0.42, -0.36, 0.50), turn=0, pose='sit', clothes='linen', hair='bob brown', build='woman', glasses=True, seed=6),
         dict(place=(-2.72, 0.25, 0.48), turn=0, pose='lounge', clothes='linen', hair='short black', build='man', seed=8),
         dict(place=(-2.72, -0.28, 0.48), turn=0, pose='sit', clothes='dress', hair='long blond', build='woman', cap='straw', seed=10)]


def at_the_pier():
    boat = goldeneye(fenders=(-1,))
    afloat(boat, 0.3, 0.2)
    beside(124, 12.9, 2.1, 54, (-0.55, -0.1), 0.64)
    quay = pier((-9, -2.25), (18, -2.25), 1.9)
    moored(boat, quay, ((2.98, 0, 1.08), 1.0), ((-3.15, -0.62, 0.72), -1.0))
    setting(shore=420, town=-15, hills=90, mountains=1.1, seed=33)
    return weather('after-rain', 122, seed=3)


def cruising():
    boat = goldeneye(PARTY, ())
    afloat(boat, 1.2, 3.2, 0.06)
    beside(-56, 14.0, 1.35, 54, (-0.1, 0.0), 0.58)
    setting(shore=520, hills=100, mountains=1.0, seed=36)
    wake(boat, 7.2, 2.1, 8)
    bow_wave(boat, 7.2, 2.1, 8, start=0.25, end=-0.4)
    side_spray(boat, form(), 1.2, -3.2, 0.3, 0.9, 3)
    spray(boat, 7.2, 2.1, 8, 0.35, start=0.15, size=0.006)
    return weather('morning', -88, seed=6, mist=(2.0, 900), metres=2600, exposure=0.5)


def from_above():
    boat = goldeneye(fenders=(1,))
    afloat(boat)
    above(-97, 62, 12.2, 40, (0.15, 0.15, 0.3), 0.5, 0.5)
    quay = pier((-14, 2.3), (14, 2.3), 1.9)
    moored(boat, quay, ((2.98, 0, 1.08), 1.0), ((-3.15, 0.62, 0.72), -1.2))
    setting(shore=500, seed=3)
    return weather('noon', -60, seed=3, elevation=34)


def at_the_wheel():
    boat = goldeneye((), ())
    afloat(boat)
    aboard(boat, (-0.02, -1.42, 1.66), (0.34, 0.5, 0.5), 23)
    setting(shore=420, hills=90, island=(-20, 220), mountains=1.2, seed=41)
    return weather('golden', -105, seed=6, elevation=14, exposure=0.5)


def searchlight_at_dusk():
    boat = goldeneye((), (1,), lit=True)
    afloat(boat)
    aboard(boat, (3.45, 0.62, 1.44), (1.98, 0.02, 1.07), 37, fstop=3.2)
    quay = pier((-14, 2.3), (14, 2.3), 1.9)
    moored(boat, quay, ((2.98, 0, 1.08), 0.8))
    lamp_post(-1.6, 3.0)
    setting(shore=300, town=-10, hills=90, seed=44)
    return weather('evening', 20, seed=8, metres=5000, exposure=0.5)


if __name__ == '__main__':
    shoot({'goldeneye-1': at_the_pier, 'goldeneye-2': cruising, 'goldeneye-3': from_above, 'goldeneye-4': at_the_wheel,
        'goldeneye-5': searchlight_at_dusk})
