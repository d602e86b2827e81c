"""Kitchens. A `Parts` first, then x, y, z (z = the floor) and `turn`. Metres. Runs of cupboards start at x (their left end), back at y = 0, reach out to -y and face -y.

kitchen(units, kind, made, top, …)   a run of units 0.9 high and 0.62 deep; `units`: list of (what, width), what: 'doors' (one or two by width), 'drawers', 'sink', 'hob', 'oven',
                  'range' (big cooker with rings), 'dishwasher', 'shelf' (open, with pots), 'curtain' (cloth on a rail), 'gap', 'fridge' (2.0 high), 'tall' (2.1 high larder).
                  kind: 'shaker' (framed doors, knobs), 'plain' (flush, thin lines, no handles), 'farmhouse' (boards, iron bars, deep ceramic sink), 'bar' (flush with bar handles).
                  made: front material (painted(…) or grained(…)); top: worktop material; knob; splash: (material, height) behind it; tap_metal: 'brass', 'chrome', 'black'.
                  Returns the length, so that the next thing can start there.
island(width, depth, kind, made, top, overhang, hob_on)   free; 0.92 high; drawers face -y, stools stand at +y under the overhang
wall_units(units, z, kind, made, height)   hang with their lower edge at z; units: list of ('doors'|'glass'|'open', width)
open_shelf(x, z, length, tone, what, depth, seed)   on the wall; what: 'crockery', 'jars', 'mixed', 'pots'; x = left end
tap(kind, metal), belfast(width), range_cooker(width), hood(width, kind)   single things; hood: 'metal', 'box', 'plaster', lower edge at z
rail_with_tools(x, z, length)   ladles, pans and a cloth on a rail
counter_things(x0, x1, y, z, seed, what)   lived-in worktop: board, jar of spoons, oil, kettle, bowl of fruit, bread, plant in the present place; what: list of names from
                  'board', 'spoons', 'oil', 'kettle', 'fruit', 'bread', 'jars', 'books', 'herbs', 'mugs', 'coffee', 'scales' (chance picks if none is given)
laid_table(width, depth, places, z, plate_colour, drink, seed)   plates, cutlery, napkins, glasses round the middle of a table of that size; `places` = (per long side, per short side)
"""
import math
import random

from mathutils import Matrix

from finishes import brass, gloss, plain, steel
from indoors_crockery import counter_things, crockery, laid_table, open_shelf, plate_pile, rail_with_tools  # noqa: F401
from indoors_materials import black_iron, chrome, clear, copper, enamel, fabric, marble, painted
from lines import curved, tube
from rooms import front, hob
from tableware import pan

METAL = {'brass': brass, 'chrome': chrome, 'black': black_iron, 'copper': copper}


def _door(parts, made, x0, x1, z0, z1, y, kind, knob, left=False):
    if kind == 'shaker':
        front(parts, made, x0, x1, z0, z1, y, knob)
    elif kind == 'farmhouse':
        parts.box(made, x0 + 0.003, x1 - 0.003, y - 0.02, y, z0 + 0.003, z1 - 0.003, 0.004)
        if z1 - z0 > 0.3:
            n = max(2, round((x1 - x0) / 0.11))
            dark = plain('board gap', (0.03, 0.026, 0.022), 0.9)
            for k in range(1, n):
                px = x0 + (x1 - x0) * k / n
                parts.box(dark, px - 0.0015, px + 0.0015, y - 0.0207, y - 0.015, z0 + 0.01, z1 - 0.01)
        tube(parts, knob, [((x0 + x1) / 2 - 0.05, y - 0.02, z1 - 0.06), ((x0 + x1) / 2 - 0.05, y - 0.045, z1 - 0.06), ((x0 + x1) / 2 + 0.05, y - 0.045, z1 - 0.06),
            ((x0 + x1) / 2 + 0.05, y - 0.02, z1 - 0.06)], 0.006, 8)
    else:
        parts.box(made, x0 + 0.0015, x1 - 0.0015, y - 0.02, y, z0 + 0.0015, z1 - 0.0015, 0.0015)
        if kind == 'bar':
            tube(parts, knob, [((x0 + x1) / 2 - 0.09, y - 0.02, z1 - 0.04), ((x0 + x1) / 2 - 0.09, y - 0.05, z1 - 0.04), ((x0 + x1) / 2 + 0.09, y - 0.05, z1 - 0.04),
                ((x0 + x1) / 2 + 0.09, y - 0.02, z1 - 0.04)], 0.006, 8)


def tap(parts, x, y, z, turn=0.0, metal='chrome', kind='arc'):
    """Mouth towards -y; 'arc' (tall bow), 'bridge' (two handles), 'wall' (from the wall at y, z)."""
    made = METAL[metal]()
    with parts.at(x, y, z, turn):
        if kind == 'wall':
            tube(parts, made, curved([(0, 0, 0), (0, -0.14, 0.0), (0, -0.18, -0.02), (0, -0.185, -0.05)], 5), 0.011, 10)
            for s in (-0.09, 0.09):
                tube(parts, made, [(s, 0, 0), (s, -0.04, 0)], 0.02, 14)
                tube(parts, made, [(s - 0.035, -0.045, 0), (s + 0.035, -0.045, 0)], 0.007, 8)
            return
        top = 0.34 if kind == 'arc' else 0.26
        tube(parts, made, curved([(0, 0, 0), (0, 0, top * 0.7), (0, -0.03, top * 0.95), (0, -0.11, top), (0, -0.18, top * 0.88), (0, -0.19, top * 0.68)], 6), 0.0115, 12)
        parts.lathe(made, (0, 0, 0), [(0.027, 0), (0.025, 0.012), (0.018, 0.03), (0.016, 0.06)], 20)
        if kind == 'bridge':
            tube(parts, made, [(-0.1, 0, 0.07), (0.1, 0, 0.07)], 0.01, 10)
            for s in (-0.1, 0.1):
                parts.lathe(made, (s, 0, 0), [(0.024, 0), (0.016, 0.02), (0.014, 0.09), (0.02, 0.1), (0, 0.11)], 16)
                for a in (0, 1.57):
                    tube(parts, made, [(s - 0.035 * math.cos(a), -0.035 * math.sin(a), 0.105), (s + 0.035 * math.cos(a), 0.035 * math.sin(a), 0.105)], 0.006, 8)
        else:
            tube(parts, made, [(0.012, 0, 0.05), (0.05, 0, 0.055), (0.085, -0.01, 0.085)], 0.007, 8)


def belfast(parts, x, y, z, width=0.6, depth=0.46, height=0.25, made=None):
    """A deep ceramic sink; x, y middle, z its rim."""
    made, w, d = made or enamel((0.72, 0.71, 0.67)), width / 2, depth / 2
    for a, b, c, e in ((-w, w, -d, -d + 0.03), (-w, w, d - 0.03, d), (-w, -w + 0.03, -d, d), (w - 0.03, w, -d, d)):
        parts.box(made, x + a, x + b, y + c, y + e, z - height, z, 0.012)
    parts.box(made, x - w, x + w, y - d, y + d, z - height, z - height + 0.03, 0.01)


def _bowl(parts, x, y, z, width):
    """An undermounted steel bowl shown as a dark, shining recess."""
    w, d = width / 2, 0.19
    parts.box(steel(), x - w - 0.008, x + w + 0.008, y - d - 0.008, y + d + 0.008, z - 0.002, z + 0.0025, 0.002)
    parts.box(gloss('sink bowl', (0.10, 0.10, 0.105), 0.25, 0.6, 0.2), x - w, x + w, y - d, y + d, z + 0.001, z + 0.0035)


def range_cooker(parts, x, y, z, turn=0.0, width=0.95, made=None, metal=None):
    """Wall piece, x = middle: enamel front with two ovens, rail, knobs, rings and back plate; 0.91 high."""
    made, metal = made or enamel((0.03, 0.06, 0.055)), metal or chrome()
    with parts.at(x, y, z, turn):
        w = width / 2
        parts.box(made, -w, w, -0.62, 0, 0.06, 0.88, 0.008)
        parts.box(metal, -w - 0.005, w + 0.005, -0.64, 0, 0.88, 0.905, 0.006)
        parts.box(metal, -w, w, -0.03, 0, 0.905, 1.0, 0.006)
        for s in (-1, 1):
            a, b = (-w + 0.02, -0.01) if s < 0 else (0.01, w - 0.02)
            parts.box(made, a, b, -0.65, -0.61, 0.12, 0.70, 0.014)
            parts.box(gloss('oven glass', (0.012, 0.012, 0.014), 0.05, 1.0, 0.0), a + 0.07, b - 0.07, -0.655, -0.64, 0.30, 0.55, 0.006)
            tube(parts, metal, [(a + 0.04, -0.64, 0.64), (a + 0.04, -0.70, 0.64), (b - 0.04, -0.70, 0.64), (b - 0.04, -0.64, 0.64)], 0.010, 10)
        for k in range(6):
            with parts.tilted(Matrix.Translation((-w + width * (k + 0.5) / 6, -0.62, 0.79)) @ Matrix.Rotation(math.radians(90), 4, 'X')):
                parts.lathe(metal, (0, 0, 0), [(0.03, 0), (0.024, 0.008), (0.021, 0.04), (0, 0.042)], 20)
        hob(parts, 0, 0.905, 4, -0.32, width * 0.94, 0.5)
        for sx in (-1, 1):
            parts.box(made, sx * (w - 0.06) - 0.03, sx * (w - 0.06) + 0.03, -0.58, -0.04, 0, 0.06, 0.004)


def hood(parts, x, y, z, turn=0.0, width=0.9, kind='metal', made=None, up=0.9):
    """On the wall, lower edge at z, reaches `up` above."""
    with parts.at(x, y, z, turn):
        w, depth = width / 2, 0.5
        made = made or (steel() if kind == 'metal' else painted((0.64, 0.62, 0.57)))
        if kind == 'box':
            parts.box(made, -w, w, -0.4, 0, 0, up, 0.006)
            return
        foot, neck = [(-w, -depth), (w, -depth), (w, 0), (-w, 0)], [(-0.14, -0.28), (0.14, -0.28), (0.14, 0), (-0.14, 0)]
        parts.box(made, -w, w, -depth, 0, 0, 0.06, 0.005)
        parts.add(made, [(a, b, 0.06) for a, b in foot] + [(a * (1 if kind == 'metal' else 1.6), b, 0.34) for a, b in neck], [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)])
        f = 1 if kind == 'metal' else 1.6
        parts.box(made, -0.14 * f, 0.14 * f, -0.28, 0, 0.34, up, 0.004)


def kitchen(parts, x, y, z, turn=0.0, units=(('doors', 0.9), ('sink', 0.9), ('drawers', 0.9)), kind='shaker', made=None, top=None, knob=None, splash=None, tap_metal='chrome',
        height=0.9, depth=0.6, seed=1):
    made, top = made or painted((0.24, 0.30, 0.27)), top or marble('quartz')
    knob, chance, at = knob or (black_iron() if kind == 'farmhouse' else brass()), random.Random(seed), 0.0
    with parts.at(x, y, z, turn):
        low, high, yf = 0.1, height - 0.035, -depth + 0.02
        dark = plain('plinth', (0.03, 0.03, 0.032), 0.7)
        for what, width in units:
            a, b = at, at + width
            at = b
            if what == 'gap':
                continue
            if what in ('tall', 'fridge'):
                full = 2.1 if what == 'tall' else 2.0
                parts.box(made, a, b, yf, 0, 0.08, full, 0.004)
                parts.box(dark, a, b, -depth + 0.07, 0, 0, 0.08)
                for z0, z1 in ((0.09, 0.78), (0.785, full - 0.005)):
                    _door(parts, made, a, b, z0, z1, yf, kind, knob)
                continue
            if what == 'range':
                range_cooker(parts, (a + b) / 2, 0, 0, 0, width - 0.01)
                continue
            parts.box(dark, a, b, -depth + 0.07, 0, 0, low)
            deep = kind == 'farmhouse' and what == 'sink'
            if what in ('shelf', 'curtain'):
                for px in (a, b - 0.018):
                    parts.box(made, px, px + 0.018, yf, 0, low, high, 0.002)
                for h in (low, 0.46):
                    parts.box(made, a, b, yf, 0, h, h + 0.018, 0.002)
                parts.box(made, a, b, -0.01, 0, low, high)
                if what == 'curtain':
                    from indoors_things import hung
                    tube(parts, knob, [(a, yf, high - 0.04), (b, yf, high - 0.04)], 0.006, 8)
                    hung(parts, fabric((0.50, 0.45, 0.36), 'linen', (0.20, 0.27, 0.32), 0.012, 0), a + 0.02, b - 0.02, yf - 0.005, high - 0.045, high - 0.15, 0.02, max(3, int(width * 12)))
                else:
                    px = a + 0.14
                    while px < b - 0.1:
                        pan(parts, px, -0.3, 0.478, chance.uniform(0.09, 0.12), chance.uniform(0.09, 0.15), chance.uniform(200, 340), chance.choice((copper(), steel(), black_iron())))
                        plate_pile(parts, px, -0.3, low + 0.018, chance.randint(4, 9))
                        px += 0.28
            else:
                parts.box(made, a, b, yf + 0.001, 0, low, high - (0.26 if deep else 0.0), 0.002)
                if deep:
                    belfast(parts, (a + b) / 2, -depth / 2 - 0.045, height + 0.004, width - 0.06, depth - 0.1)
                    for px in (a, b - 0.03):
                        parts.box(made, px, px + 0.03, yf, 0, high - 0.27, high)
                up = high - (0.27 if deep else 0.004)
                if what == 'drawers':
                    rows = 3
                    for k in range(rows):
                        _door(parts, made, a, b, low + (up - low) * (k / rows), low + (up - low) * ((k + 1) / rows), yf, kind, knob)
                elif what == 'oven':
                    from rooms import oven
                    oven(parts, a + 0.005, b - 0.005, low + 0.02, up, depth)
                elif what == 'dishwasher':
                    _door(parts, made, a, b, low, up, yf, kind, knob)
                else:
                    count = 2 if width > 0.62 else 1
                    for k in range(count):
                        _door(parts, made, a + width * k / count, a + width * (k + 1) / count, low, up, yf, kind, knob)
            if deep:
                parts.box(top, a, b, -0.12, 0, height - 0.035, height, 0.004)
                tap(parts, (a + b) / 2, -0.07, height, 0, tap_metal, 'bridge')
                continue
            parts.box(top, a, b, -depth - 0.02, 0, height - 0.032, height, 0.004)
            if what == 'sink':
                _bowl(parts, (a + b) / 2, -depth / 2 - 0.02, height, min(0.55, width - 0.2))
                tap(parts, (a + b) / 2, -0.08, height, 0, tap_metal)
            elif what == 'hob':
                if kind == 'farmhouse':
                    hob(parts, (a + b) / 2, height, 4, -depth / 2, min(0.58, width - 0.06), 0.48)
                else:
                    parts.box(gloss('hob glass', (0.010, 0.010, 0.011), 0.04, 1.0, 0.0), (a + b) / 2 - 0.3, (a + b) / 2 + 0.3, -depth / 2 - 0.26, -depth / 2 + 0.24, height, height + 0.006, 0.002)
        if splash:
            parts.box(splash[0], 0, at, -0.008, 0, height, height + splash[1], 0.002)
    return at


def island(parts, x, y, z, turn=0.0, width=2.2, depth=0.95, kind='plain', made=None, top=None, overhang=0.28, hob_on=False, knob=None, thick=0.04, height=0.92):
    made, top, knob = made or painted((0.10, 0.13, 0.13)), top or marble('carrara'), knob or brass()
    with parts.at(x, y, z, turn):
        w, d = width / 2, depth / 2
        parts.box(made, -w + 0.03, w - 0.03, -d + 0.03, d - overhang, 0.09, height - thick, 0.003)
        parts.box(plain('plinth', (0.03, 0.03, 0.032), 0.7), -w + 0.07, w - 0.07, -d + 0.08, d - overhang - 0.04, 0, 0.09)
        n = max(2, round(width / 0.75))
        for k in range(n):
            a, b = -w + 0.03 + (width - 0.06) * k / n, -w + 0.03 + (width - 0.06) * (k + 1) / n
            for z0, z1 in ((0.1, 0.5), (0.505, height - thick - 0.005)) if k % 2 else ((0.1, height - thick - 0.005),):
                _door(parts, made, a, b, z0, z1, -d + 0.03, kind, knob)
        parts.box(top, -w, w, -d, d, height - thick, height, 0.005)
        if hob_on:
            parts.box(gloss('hob glass', (0.010, 0.010, 0.011), 0.04, 1.0, 0.0), -0.4, 0.4, -d + 0.08, -d + 0.58, height, height + 0.005, 0.002)


def wall_units(parts, x, y, z, turn=0.0, units=(('doors', 0.8), ('open', 0.8)), kind='shaker', made=None, height=0.72, depth=0.33, knob=None, seed=1):
    made, knob, at = made or painted((0.24, 0.30, 0.27)), knob or brass(), 0.0
    with parts.at(x, y, z, turn):
        for k, (what, width) in enumerate(units):
            a, b = at, at + width
            at = b
            if what == 'doors':
                parts.box(made, a, b, -depth + 0.02, 0, 0, height, 0.003)
                n = 2 if width > 0.62 else 1
                for i in range(n):
                    _door(parts, made, a + width * i / n, a + width * (i + 1) / n, 0, height, -depth + 0.02, kind, knob)
                continue
            for px in (a, b - 0.018):
                parts.box(made, px, px + 0.018, -depth, 0, 0, height, 0.002)
            parts.box(made, a, b, -0.01, 0, 0, height)
            for i in range(3):
                h = (height - 0.018) * i / 2
                parts.box(made, a, b, -depth, 0, h, h + 0.018, 0.002)
                if i < 2:
                    crockery(parts, a + 0.05, b - 0.05, -depth / 2 - 0.01, h + 0.018, seed * 7 + k * 3 + i)
            if what == 'glass':
                parts.box(clear(), a + 0.05, b - 0.05, -depth - 0.004, -depth, 0.05, height - 0.05)
                for c, e, f, g in ((a, b, 0, 0.05), (a, b, height - 0.05, height), (a, a + 0.05, 0, height), (b - 0.05, b, 0, height), ((a + b) / 2 - 0.02, (a + b) / 2 + 0.02, 0, height)):
                    parts.box(made, c, e, -depth - 0.012, -depth + 0.006, f, g, 0.003)
