"""Eider: an open electric launch for eight under a canvas canopy, 6.20 m × 2.30 m, mist white with a green sheer strake."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cockpit import awning, bench, canvas, dial, leather, lettering, throttle, wheel  # noqa: E402
from belongings import basket, book, bowl, mug, sunglasses, thermos  # noqa: E402
from comforts import blanket, pad, pillow  # noqa: E402
from fittings import cleat, cloth, fender, flag, gloss, ladder, nav_light, plain, rubber, steel, tube, varnish, wood  # noqa: E402
from hull import Opening, built, half_round, laid, nonslip, painted, plank  # noqa: E402
from hull_kinds import displacement  # noqa: E402
from lake_stage import afloat, aboard, above, beside, bow_wave, setting, shoot, wake, weather  # noqa: E402
from motorboat_scene import moored  # noqa: E402
from pier import lamp_post, lifebuoy_stand, pier  # noqa: E402
from shapes import Parts  # noqa: E402

GREEN, CREAM, FLOOR = (0.018, 0.085, 0.048), (0.70, 0.65, 0.53), 0.14
POSTS = (-2.3, -0.4, 1.5)


def form():
    return displacement(6.2, 2.3, (0.70, 0.64, 0.86), 0.34, narrow=0.84, fullness=0.42, pointed=2.25, rake=0.075, forefoot=0.7, stern=0.3,
        rise=0.5,
                        bilge=2.5, vee=1.4, tumble=0.02, transom_rake=0.1, camber=0.05)


def eider(crew=False, lit=False, fenders=(1, -1), curtains=True, table=True, things=True, at_pier=True):
    hull = form()
    with built('eider') as root:
        white = gloss('launch gelcoat', (0.66, 0.66, 0.62), 0.25, 0.5)
        cap = laid('launch rail', (0.33, 0.15, 0.06), (0.17, 0.065, 0.025), 0.5, 0.0, coat=0.7, rough=0.3, wear=0.1)
        hull.skin(painted('launch hull', (0.64, 0.66, 0.65), GREEN, 0.865, boot=GREEN, boot_at=(0.035, 0.075), bottom=(0.03, 0.035, 0.04),
            line=(0.55, 0.44, 0.2)),
                  angle=40)
        well = Opening(0.035, 0.79, lambda t: hull.point(t, 1).y - 0.17, 7)
        hull.deck(nonslip('launch deck', (0.62, 0.61, 0.55)), openings=[well], lift=-0.012)
        hull.well(well, FLOOR, white, laid('launch sole', (0.40, 0.27, 0.16), (0.27, 0.17, 0.095), 0.06, 0.08), cap, plank(0.05, 0.032, 0.012))
        hull.rail(cap, plank(0.075, 0.034, 0.012), 0.022, 0.012)
        hull.rail(gloss('launch rub', (0.55, 0.54, 0.5), 0.4, 0.1), half_round(0.032, 0.055), -0.004, -0.035)
        hull.rail(steel(), half_round(0.012, 0.018), -0.034, -0.035)
        parts = Parts()
        fittings(parts, hull, fenders)
        seats(parts, hull, white, table, things)
        helm(parts, white)
        canopy(parts, hull, curtains, lit)
        parts.finish()
        for side in (1, -1):
            lettering(hull, 'EIDER', 1.62, 0.40, 0.15, side, gloss('launch letters', GREEN, 0.3, 0.4, 0.0), 1.25)
            lettering(hull, 'L 214 E', -2.35, 0.36, 0.1, side, gloss('launch number', (0.03, 0.03, 0.03), 0.4, 0.2, 0.0), 1.15)
        if crew:
            people(root, crew)
    return root


def seat_line(hull, x, side, inset=0.27):
    return (x, side * (hull.half(x) - inset))


def fittings(parts, hull, fenders):
    for x in (-2.72, 1.55):
        for side in (1, -1):
            cleat(parts, x, side * (hull.half(x) - 0.095), hull.height(x) + 0.008, 0, 0.19)
    cleat(parts, 2.45, 0, hull.deck_z(2.45), 0, 0.22)
    for side, colour in ((1, 'red'), (-1, 'green')):
        nav_light(parts, 2.2, side * 0.36, hull.deck_z(2.2, 0.36), colour)
    tube(parts, steel(), [(2.85, 0, hull.deck_z(2.85) - 0.02), (2.98, 0, hull.deck_z(2.85) + 0.02), (3.02, 0, hull.deck_z(2.85) - 0.05)], 0.012)
    for side in fenders:
        for x in (-1.7, 0.9):
            y = hull.half(x)
            fender(parts, x, side * (y + 0.12), hull.height(x) + 0.04, hull.height(x) - 0.12, 0.5, 0.1)
    flag(parts, -2.98, 0.55, hull.height(-2.95), 0, 0.6, 0.36, 0.95, 22, wind=0.35)
    ladder(parts, -3.06, -0.42, hull.height(-3.0) + 0.02, 90 + 180, 3, above=0.2)


def seats(parts, hull, white, table, things):
    made, piping = leather('launch cushions', (0.58, 0.53, 0.42), 0.5), plain('launch piping', GREEN, 0.5)
    for side in (1, -1):
        spans = [(-2.35, -1.5), (-1.5, -0.64), (-0.64, 0.22)] + ([(0.22, 1.08)] if side > 0 else [])
        for a, b in spans:
            start, end = seat_line(hull, a, side), seat_line(hull, b, side)
            if side < 0:
                start, end = end, start
            bench(parts, white, made, start, end, 0.46, FLOOR, 0.42, 0.09, 0.33, 16, piping, 1)
    teak_wood = laid('launch table', (0.42, 0.24, 0.11), (0.26, 0.13, 0.055), 0.075, 0.04, coat=0.5, rough=0.35, wear=0.15)
    if table:
        parts.box(teak_wood, -1.75, 0.15, -0.27, 0.27, FLOOR + 0.62, FLOOR + 0.652, 0.012)
        for x in (-1.4, -0.2):
            parts.lathe(steel(), (x, 0, FLOOR), [(0.13, 0), (0.13, 0.01), (0.04, 0.03), (0.03, 0.05), (0.03, 0.58), (0.08, 0.62)], 24)
    for i, side in enumerate((1, -1)):  # cup holders in the rail
        for x in (-2.0, -1.1, -0.1, 0.75):
            y = side * (hull.half(x) - 0.14)
            parts.lathe(steel(), (x, y, hull.height(x) + 0.012), [(0.05, 0), (0.05, 0.006), (0.038, 0.006), (0.036, -0.05), (0, -0.05)], 20)
    # cool box, vests, buoy
    blue = gloss('cool box', (0.03, 0.12, 0.18), 0.45, 0.1)
    pad(parts, gloss('cool box white', (0.7, 0.7, 0.68), 0.45, 0.1), -2.78, -2.42, -0.3, 0.3, FLOOR, FLOOR + 0.34, 0.03, 0.0)
    pad(parts, blue, -2.79, -2.41, -0.31, 0.31, FLOOR + 0.34, FLOOR + 0.42, 0.025, 0.006)
    tube(parts, rubber(), [(-2.6, 0.33, FLOOR + 0.30), (-2.6, 0.35, FLOOR + 0.46), (-2.6, -0.35, FLOOR + 0.46), (-2.6, -0.33,
        FLOOR + 0.30)], 0.012)
    vest, strap = cloth('vest orange', (0.75, 0.16, 0.02), rough=0.7), rubber('strap', (0.02, 0.02, 0.022))
    for k in range(3):
        pad(parts, vest, 1.42, 1.86, -0.02, 0.36, FLOOR + 0.02 + k * 0.11, FLOOR + 0.12 + k * 0.11, 0.04, 0.01, strap)
    if things:
        top = FLOOR + 0.653
        thermos(parts, -0.35, 0.1, top)
        for x, y in ((-0.55, -0.12), (-0.9, 0.14), (-1.25, -0.1)):
            mug(parts, x, y, top)
        basket(parts, -1.95, -0.62, FLOOR + 0.44, turn=80)
        bowl(parts, -1.15, 0.08, top)
        book(parts, -1.5, 0.06, top, 25)
        sunglasses(parts, -1.52, 0.04, top + 0.026, 200)
        pillow(parts, cloth('pillow green', (0.10, 0.2, 0.14), (0.6, 0.57, 0.48), 0.03, 0), -2.0, 0.72, FLOOR + 0.43, 0.38, 0.13, 175, 60)
        blanket(parts, cloth('blanket', (0.28, 0.05, 0.03), (0.6, 0.55, 0.45), 0.05, 1), 0.05, -0.62, FLOOR + 0.425, 0.5, 0.4, 0.25, 180)


def helm(parts, white):
    box = varnish(2)
    parts.box(white, 1.02, 1.36, -0.64, -0.06, FLOOR, FLOOR + 0.68, 0.04)
    parts.block(varnish(1), (1.19, -0.36, FLOOR + 0.72), (0.44, 0.66, 0.05), 0.015, 0, (0, -14))
    parts.block(box, (1.0, -0.35, FLOOR + 0.5), (0.02, 0.52, 0.3), 0.006)
    wheel(parts, 0.9, -0.38, FLOOR + 0.72, 0.19, 32, wood('wheel wood', (0.30, 0.11, 0.04), (0.16, 0.05, 0.02), 0.3, 0.7), None, 5, 0.015, 0.2)
    throttle(parts, 1.17, -0.12, FLOOR + 0.74, 0, 0.25)
    for k, y in enumerate((-0.62, -0.51)):
        dial(parts, 1.15, y, FLOOR + 0.775, 0.05, 70, (0.7, 0.68, 0.6), 0.35 + 0.4 * k)
    parts.box(white, 0.28, 0.74, -0.8, -0.32, FLOOR, FLOOR + 0.36, 0.03)
    pad(parts, leather('launch cushions', (0.58, 0.53, 0.42), 0.5), 0.3, 0.74, -0.79, -0.32, FLOOR + 0.34, FLOOR + 0.44, 0.035, 0.015,
        plain('launch piping', GREEN, 0.5))


def canopy(parts, hull, curtains, lit):
    z = FLOOR + 1.98
    wide = lambda x: 1.03 - 0.05 * max(0.0, x) ** 1.5
    made, seam, pipe = canvas('launch canopy', (0.72, 0.66, 0.52), 0.3), canvas('launch seams', GREEN, 0.1), steel()
    for x in POSTS:
        for side in (1, -1):
            y = hull.half(x) - 0.1
            foot = (x, side * y, hull.height(x))
            parts.lathe(pipe, foot, [(0.045, 0), (0.045, 0.008), (0.025, 0.02), (0.02, 0.05)], 20)
            tube(parts, pipe, [foot, (x, side * (wide(x) - 0.02), z - 0.25), (x, side * (wide(x) - 0.02), z)], 0.0165, 12)
    awning(parts, made, pipe, POSTS[0] - 0.12, POSTS[2] + 0.12, wide, z, 0.17, (-2.3, -1.35, -0.4, 0.55, 1.5), 0.12, 0.18, 0.045, 0.014, seam)
    if curtains:
        strap = canvas('launch straps', GREEN, 0.1)
        for side in (1, -1):
            for a, b in ((-2.25, -0.45), (-0.35, 1.45)):
                path = [(a + (b - a) * k / 24, side * (wide(a + (b - a) * k / 24) - 0.075),
                    z - 0.075 - 0.016 * abs(math.sin(math.pi * k / 8)) + 0.004 * math.sin(k * 1.7)) for k in range(25)]
                tube(parts, made, path, [0.044 + 0.006 * abs(math.sin(math.pi * k / 8)) for k in range(25)], 14)
                for k in (0.4, 8, 16, 23.6):
                    p = path[int(k)]
                    ring = [(p[0], p[1] + 0.053 * math.cos(0.5236 * q), p[2] + 0.053 * math.sin(0.5236 * q)) for q in range(12)]
                    tube(parts, strap, ring, 0.008, 6, True)
    if lit:
        from comforts import bulbs
        for side in (1, -1):
            bulbs(parts, (POSTS[0], side * 0.85, z - 0.05), (POSTS[2], side * 0.8, z - 0.05), 9, 0.1, 40.0)


def people(root, crew):
    from figure import figure
    for spec in crew:
        figure(parent=root, **spec)


def at_the_pier():
    boat = eider(fenders=(1,))
    afloat(boat, 0.4, 0.3)
    beside(-50, 10.2, 1.75, 54, (0.0, 0.2), 0.60)
    quay = pier((-9, 2.35), (16, 2.35), 1.9)
    moored(boat, quay, ((2.45, 0, 0.93), 1.0), ((-2.72, 0.88, 0.76), -1.0))
    lifebuoy_stand(4.6, 2.9)
    setting(shore=330, town=16, hills=80, seed=3, reed=[(-24, 60, 40)])
    return weather('morning', -128, elevation=11, exposure=0.42, metres=2200, mist=(2.0, 520))


GUESTS = [dict(place=(0.5, -0.54, 0.57), turn=0, pose='drive', clothes='shirt', hair='grey short', cap='straw', build='man', seed=3),
          dict(place=(-0.25, 0.56, 0.57), turn=-90, pose='talk', clothes='dress', hair='long brown', build='woman', seed=5),
          dict(place=(-1.15, 0.58, 0.57), turn=-85, pose='cup', clothes='jumper', hair='short black', build='man', seed=8),
          dict(place=(-0.3, -0.58, 0.57), turn=100, pose='sit', clothes='tee', hair='bob red', build='woman', seed=11),
          dict(place=(-1.3, -0.6, 0.57), turn=85, pose='lounge', clothes='polo', hair='short blond', build='man', seed=14),
          dict(place=(0.62, 0.54, 0.57), turn=-70, pose='sit', clothes='tee', hair='short blond', build='child', vest='orange', seed=15)]


def under_way():
    boat = eider(GUESTS, fenders=())
    afloat(boat, 0.8, 0.8)
    beside(46, 10.4, 1.5, 56, (-0.15, 0.0), 0.57)
    setting(shore=560, island=(13, 170), hills=90, mountains=1.2, seed=11)
    wake(boat, 6.2, 2.3, 2.6)
    bow_wave(boat, 6.2, 2.3, 2.6)
    return weather('haze', 125, seed=3, exposure=0.22, metres=1900)


def by_the_reeds():
    boat = eider(GUESTS[:2] + GUESTS[4:], fenders=())
    afloat(boat, 0.5, 0.0)
    above(-62, 38, 9.6, 40, (0, 0, 0.7), 0.5, 0.47)
    setting(shore=500, reed=[(4, 15.5, 17, 5)], lilies=[(-24, 11), (20, 12)], seed=5)
    return weather('golden', -100, seed=7, elevation=24, power=4.2, colour=(1.0, 0.82, 0.6), exposure=0.5)


def under_the_canopy():
    boat = eider((), fenders=())
    afloat(boat, 0, 0.2)
    aboard(boat, (-2.72, 0.3, 1.62), (0.9, -0.12, 0.86), 21)
    setting(shore=350, town=8, hills=80, mountains=1.1, seed=17)
    return weather('breeze', -112, seed=8, height=0.04, exposure=0.6, foam=0.1)


def blue_hour():
    boat = eider((), lit=True, fenders=(-1,))
    afloat(boat, 0.3, 0.3)
    beside(128, 10.2, 1.7, 50, (0.0, -0.2), 0.6)
    quay = pier((-12, -2.35), (12, -2.35), 1.9)
    moored(boat, quay, ((2.45, 0, 0.93), 1.0), ((-2.72, -0.88, 0.76), -1.0))
    lamp_post(3.4, -3.0)
    setting(shore=300, town=-14, hills=90, seed=23)
    return weather('blue-hour', 60, seed=4)


if __name__ == '__main__':
    shoot({'eider-1': at_the_pier, 'eider-2': under_way, 'eider-3': by_the_reeds, 'eider-4': under_the_canopy, 'eider-5': blue_hour})
