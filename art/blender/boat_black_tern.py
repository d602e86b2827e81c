"""Black Tern, the gaff cutter of 1936: hull, deck, what stands on it. Her rig: black_tern_rig.py; her pictures: black_tern_pictures.py."""

from mathutils import Vector

from belongings import basket, thermos
from black_tern_rig import rigged
from comforts import pad
from deckwork import Trunk, named
from finishes import brass, cloth, gloss, plain
from fittings import lifebuoy
from hull import Hull, Opening, built, half_round, laid, painted, plank, smooth, sweep
from lines import coil as coil_flat
from lines import tube
from rig import bronze, cleat, rope_of, varnished
from shapes import Parts

SOLE, SEAT = 0.32, 0.62
MAST = 1.25


def black_tern_hull():
    """A spoon bow, a long counter, a sweet sheer; below the water only what can be seen."""
    sections = []
    for i in range(113):
        t = i / 112
        x = -5.72 + 11.4 * t
        zs = 0.86 - 0.30 * t + 0.62 * t * t
        fore = max(0.0, 1 - max(0.0, (t - 0.46) / 0.54) ** 2.0) ** 0.92
        aft = 0.40 + 0.60 * (1 - (1 - min(1.0, t / 0.46)) ** 2.1)
        ys = 1.475 * fore * aft
        counter = max(0.0, 1 - t / 0.30)
        spoon = max(0.0, (t - 0.80) / 0.20)
        zk = -0.80 + 1.24 * (1 - (1 - counter) ** 3) ** 1.2 + (zs * 0.86 + 0.80) * spoon ** 2.1
        end = max(smooth(0.62, 1.0, t), 0.25 * (1 - smooth(0.0, 0.3, t)))
        row = []
        for k in range(33):
            h = (k / 32) ** 1.2
            bilge = (1 - (1 - h) ** 2.0) ** (1 / 1.75)
            wine = 0.5 * h ** 1.6 + 0.5 * bilge
            y = ys * ((1 - end) * (bilge + (wine - bilge) * smooth(0.26, 0.52, t)) + end * (0.75 * h ** 0.85 + 0.25 * h))
            row.append((x - 0.34 * h * (1 - smooth(0.0, 0.10, t)) + 0.10 * smooth(0.9, 1, t) * h, max(0.0, y), zk + (zs - zk) * h))
        sections.append(row)
    return Hull(sections, 0.09)


def well_of(hull):
    return Opening(hull.t_at(-3.98), hull.t_at(-1.55), lambda t: min(0.88, hull.half(hull.sheer(t).x) - 0.40), 6.0)


def house(hull):
    return Trunk(hull, -1.48, 0.78, lambda x: 0.80 - 0.07 * max(0.0, x) ** 1.3, 0.42, lean=0.06, round=0.035, camber=0.09, corner=7.0, front=0.05, back=0.0, slope=0.02)


def teak_deck():
    return laid('teak deck', (0.40, 0.285, 0.18), (0.27, 0.18, 0.105), 0.052, 0.085, (0.014, 0.012, 0.011), 0.62, wear=0.5)


def mahogany(along='x'):
    return varnished(f'mahogany {along}', (0.225, 0.070, 0.025), (0.105, 0.028, 0.010), along, 0.9, 0.24)


def cockpit(parts, hull):
    wood, o = mahogany(), well_of(hull)
    slats = varnished('oiled teak', (0.36, 0.22, 0.12), (0.22, 0.125, 0.06), 'x', 0.1, 0.55)
    for s in (-1, 1):
        for i in range(12):
            x0, x1 = -3.90 + 2.27 * i / 12, -3.90 + 2.27 * (i + 1) / 12
            y0, y1 = o.half(hull.t_at(x0)), o.half(hull.t_at(x1))
            inner = lambda y: min(0.42, max(0.16, y - 0.40))
            parts.face(wood, (x0, s * inner(y0), SOLE), (x1, s * inner(y1), SOLE), (x1, s * inner(y1), SEAT), (x0, s * inner(y0), SEAT))
            for k in range(6):
                a0, a1 = inner(y0) + 0.005 + k * (y0 - inner(y0)) / 6, inner(y1) + 0.005 + k * (y1 - inner(y1)) / 6
                b0, b1 = inner(y0) - 0.005 + (k + 1) * (y0 - inner(y0)) / 6, inner(y1) - 0.005 + (k + 1) * (y1 - inner(y1)) / 6
                parts.face(slats, (x0, s * a0, SEAT + 0.012), (x1, s * a1, SEAT + 0.012), (x1, s * b1, SEAT + 0.012), (x0, s * b0, SEAT + 0.012))
    for k in range(13):
        parts.box(slats, -3.75, -1.65, -0.40 + k * 0.062, -0.40 + k * 0.062 + 0.05, SOLE + 0.005, SOLE + 0.024, 0.004)
    for s in (-1, 1):
        pad(parts, cloth('cushions', (0.055, 0.085, 0.07)), -3.35, -1.75, s * 0.63 - 0.19, s * 0.63 + 0.19, SEAT + 0.012, SEAT + 0.085)
    box = (-2.95, 0.0)
    parts.box(wood, box[0] - 0.13, box[0] + 0.13, -0.15, 0.15, SOLE, 0.90, 0.02)
    parts.lathe(brass(), (box[0], 0, 0.90), [(0.125, 0), (0.13, 0.02), (0.12, 0.05), (0.09, 0.10), (0.05, 0.13), (0, 0.135)], 28)
    post = -4.62
    tube(parts, bronze(), [(post, 0, hull.deck_z(post) - 0.02), (post, 0, hull.deck_z(post) + 0.16)], 0.06, 16)
    end = Vector((-2.95 - 0.42, -0.02, 1.05))
    tube(parts, varnished('ash tiller', (0.44, 0.26, 0.11), (0.28, 0.14, 0.05), 'x'), [(post - 0.05, 0, 1.02), (post + 0.3, 0, 1.02), (post + 0.8, -0.01, 0.99), end],
         [0.042, 0.04, 0.03, 0.024], 12)
    tube(parts, rope_of('tiller whipping', (0.6, 0.56, 0.46)), [end + Vector((-0.16, 0, -0.005)), end - Vector((0.02, 0, 0))], 0.028, 12)


def joinery(parts, hull, trunk, lit):
    wood, glassy = mahogany(), gloss('skylight glass', (0.02, 0.026, 0.028), 0.05, 1.0, 0.1)
    from finishes import glow
    lamp = glow('saloon light', (1.0, 0.52, 0.20), 3.2) if lit else None
    for s in (-1, 1):
        for x, long in ((-1.0, 0.42), (-0.3, 0.42), (0.38, 0.34)):
            trunk.window(parts, lamp or glassy, brass(), x, 0.215, long, 0.15, s, 2.4, 0.012)
    x, top = -1.49, trunk.top(-1.40)
    parts.box(wood, x - 0.02, x + 0.03, -0.80, 0.80, SOLE, 0.70, 0.0)
    parts.box(varnished('door', (0.36, 0.11, 0.035), (0.18, 0.045, 0.014), 'z', 1.0, 0.2), x - 0.035, x - 0.005, -0.30, 0.30, SOLE + 0.16, top - 0.06, 0.008)
    parts.box(lamp or glassy, x - 0.04, x - 0.03, -0.22, -0.03, 0.80, top - 0.13, 0.003)
    parts.box(lamp or glassy, x - 0.04, x - 0.03, 0.03, 0.22, 0.80, top - 0.13, 0.003)
    for y in (-0.31, 0.0, 0.31):
        parts.box(wood, x - 0.045, x - 0.01, y - 0.018, y + 0.018, SOLE + 0.14, top - 0.05, 0.005)
    hatch = trunk.top(-1.1) + 0.02
    parts.box(wood, -1.50, -0.80, -0.34, 0.34, hatch - 0.02, hatch + 0.045, 0.018)
    for s in (-1, 1):
        parts.box(wood, -1.50, -0.2, s * 0.37 - 0.025, s * 0.37 + 0.025, hatch - 0.06, hatch + 0.02, 0.008)
        grab = [(-0.95 + 0.5 * k, s * 0.60, trunk.top(-0.95 + 0.5 * k, 0.60)) for k in range(4)]
        for a, b in zip(grab, grab[1:]):
            tube(parts, wood, [a, (a[0] + 0.06, a[1], a[2] + 0.06), (b[0] - 0.06, b[1], b[2] + 0.06), b], 0.016, 8)
    # the skylight on the house: a ridge with two glazed flaps and their bars
    z = trunk.top(0.15) - 0.02
    x0, x1 = -0.12, 0.56
    parts.box(wood, x0 - 0.03, x1 + 0.03, -0.33, 0.33, z, z + 0.10, 0.012)
    for s in (-1, 1):
        eaves, ridge_at = Vector((0, s * 0.33, z + 0.10)), Vector((0, 0, z + 0.24))
        parts.face(lamp or glassy, (x0 + 0.05, eaves.y * 0.86, z + 0.135), (x1 - 0.05, eaves.y * 0.86, z + 0.135), (x1 - 0.05, s * 0.04, z + 0.232), (x0 + 0.05, s * 0.04, z + 0.232))
        for a, b in (((x0, eaves.y, eaves.z), (x0, 0, ridge_at.z)), ((x1, eaves.y, eaves.z), (x1, 0, ridge_at.z)), (((x0 + x1) / 2, eaves.y, eaves.z), ((x0 + x1) / 2, 0, ridge_at.z)),
                     ((x0, eaves.y, eaves.z), (x1, eaves.y, eaves.z))):
            tube(parts, wood, [a, b], 0.026, 8)
        for k in range(9):
            px = x0 + 0.07 + k * (x1 - x0 - 0.14) / 8
            tube(parts, brass(), [(px, eaves.y * 0.9, z + 0.155), (px, s * 0.05, z + 0.252)], 0.0045, 5)
        for px in (x0, x1):
            parts.face(wood, (px, 0, z + 0.235), (px, s * 0.33, z + 0.1), (px, 0, z + 0.1))
    tube(parts, wood, [(x0 - 0.03, 0, z + 0.245), (x1 + 0.03, 0, z + 0.245)], 0.032, 8)
    fore = hull.deck_z(2.75)
    parts.box(wood, 2.45, 3.02, -0.29, 0.29, fore - 0.02, fore + 0.12, 0.015)
    parts.box(varnished('hatch top', (0.33, 0.10, 0.03), (0.17, 0.04, 0.012), 'x', 1.0, 0.2), 2.42, 3.05, -0.32, 0.32, fore + 0.11, fore + 0.145, 0.012)


def deck_gear(parts, hull):
    wood, iron = mahogany('y'), plain('windlass', (0.04, 0.045, 0.045), 0.5, 0.5)
    z = hull.deck_z(3.9)
    for s in (-1, 1):
        parts.box(wood, 3.82, 3.94, s * 0.20 - 0.05, s * 0.20 + 0.05, z - 0.03, z + 0.46, 0.015)
    parts.lathe(iron, (3.7, 0.0, z), [(0.09, 0), (0.09, 0.1), (0.07, 0.16), (0.10, 0.24), (0.10, 0.27), (0, 0.28)], 20)
    for x, y in ((4.6, 0.20), (1.0, None), (-1.9, None), (-4.9, 0.42)):
        for s in (-1, 1):
            py = y if y is not None else hull.half(x) - 0.17
            cleat(parts, (x, s * py, hull.deck_z(x, py)), (1, 0, 0), (0, 0, 1), 0.24, bronze())
    for k, (x, y) in enumerate(((2.0, 0.75), (2.1, -0.72), (0.95, -1.05))):
        coil_flat(parts, x, y, hull.deck_z(x, y) + 0.012, 0.19, 7, 0.009, rope_of(), k, False)
    for s in (-1, 1):  # ventilators
        x, y = 1.9, s * 0.42
        z = hull.deck_z(x, y)
        tube(parts, brass(), [(x, y, z), (x, y, z + 0.20), (x + 0.01, y, z + 0.27), (x + 0.06, y, z + 0.32), (x + 0.11, y, z + 0.325)], [0.05, 0.05, 0.055, 0.075, 0.10], 16)
    lifebuoy(parts, -0.65, -0.62, house(hull).top(-0.6, 0.6) + 0.32, 0, 0.28)


def black_tern(sails='set', lee=1, out=16.0, lit=False, wind=None, things=True, **rig):
    """`sails`: 'set', 'dry' (set, slack, not sheeted) or 'furled'."""
    with built('black tern') as boat:
        hull, parts = black_tern_hull(), Parts()
        black = painted('black topsides', (0.0065, 0.0065, 0.007), boot=(0.16, 0.022, 0.014), boot_at=(0.05, 0.05), bottom=(0.16, 0.022, 0.014), rough=0.13, wear=0.55,
                        line=(0.50, 0.33, 0.10), sheer=(0.0065, 0.0065, 0.007), sheer_from=0.90)
        hull.skin(black)
        well, trunk = well_of(hull), house(hull)
        hull.deck(teak_deck(), openings=[well])
        hull.well(well, SOLE, mahogany(), rim=mahogany(), rim_profile=plank(0.045, 0.30, 0.02))
        hull.rail(plain('bulwark', (0.52, 0.47, 0.36), 0.4), plank(0.035, 0.13, 0.01), 0.02, 0.05)
        hull.rail(mahogany(), plank(0.10, 0.032, 0.014), 0.012, 0.125)
        hull.rail(mahogany(), half_round(0.030, 0.05), -0.002, -0.035)
        aft = hull.point(0, 1)
        for made, profile, lift in ((plain('bulwark', (0.52, 0.47, 0.36), 0.4), plank(0.035, 0.13, 0.01), 0.05), (mahogany('y'), plank(0.10, 0.032, 0.014), 0.125)):
            sweep('taffrail', made, [(aft.x - 0.05 * (1 - f * f), aft.y * f, aft.z + lift + 0.03 * (1 - f * f)) for f in (i / 8 - 1 for i in range(17))], profile)
        trunk.build(mahogany(), laid('house top', (0.52, 0.49, 0.42), (0.46, 0.43, 0.36), 0.08, 0.03, (0.3, 0.28, 0.24), 0.6), 0.03, mahogany())
        cockpit(parts, hull)
        joinery(parts, hull, trunk, lit)
        deck_gear(parts, hull)
        if things:
            basket(parts, -2.2, 0.62, SEAT + 0.085, 0.40, 0.28, 0.2, 85)
            thermos(parts, -3.6, 0.50, SEAT + 0.015)
        marks = rigged(parts, hull, sails, lee, out, wind, **rig)
        for s in (-1, 1):
            named(parts, hull, 'BLACK TERN', 4.25, 0.74, 0.13, plain('gilt letters', (0.62, 0.42, 0.14), 0.35), s, 0.028)
        parts.finish()
    for key, value in marks.items():
        boat[key] = tuple(value)
    return boat
