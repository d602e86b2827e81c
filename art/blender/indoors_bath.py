"""Showers, mirrors, towels, water closets and small things of baths; see indoors_bed_bath.py for sizes and options."""
import math
import random

from comforts import pot, towel
from finishes import gloss, metal as metal_of, plain
from indoors_kitchen import METAL
from indoors_materials import black_iron, ceramic, clear, enamel, fabric, grained, mirror, soft, spun
from lines import TURN, curved, tube


def _ring(length, width, f, h, power=2.6, n=48):
    return [(length / 2 * f * math.copysign(abs(math.cos(TURN * k / n)) ** (2 / power), math.cos(TURN * k / n)),
        width / 2 * f * math.copysign(abs(math.sin(TURN * k / n)) ** (2 / power), math.sin(TURN * k / n)), h) for k in range(n)]


def wc(parts, x, y, z, turn=0.0, kind='hung', made=None):
    made = made or enamel()
    with parts.at(x, y, z, turn):
        low = 0.08 if kind == 'hung' else 0.0
        with parts.at(0, -0.3):
            rows = [_ring(0.36, 0.54, f, h, 2.4) for f, h in ((0.5, low), (0.62, low + 0.02), (0.7, 0.2), (0.98, 0.36), (1.0, 0.40), (0.98, 0.415), (0.98, 0.435), (0.9, 0.44), (0.02, 0.442))]
            parts.add(made, [p for r in rows for p in r], [(j * 48 + k, j * 48 + (k + 1) % 48, (j + 1) * 48 + (k + 1) % 48, (j + 1) * 48 + k) for j in range(8) for k in range(48)], True)
        if kind == 'hung':
            parts.box(gloss('flush plate', (0.6, 0.6, 0.58), 0.2, 0.5), -0.12, 0.12, -0.012, 0, 0.95, 1.1, 0.004)
        else:
            soft(parts, made, -0.2, 0.2, -0.2, -0.01, 0.4, 0.8, 0.04, 0, 0, 0)
        parts.lathe(METAL['chrome'](), (0.32, -0.08, 0.68), [(0.008, -0.06), (0.008, 0.06)], 8)
        with parts.tilted(spun(0.26, -0.09, 0.68, 90, 'Y')):
            parts.lathe(plain('tissue', (0.68, 0.67, 0.64), 0.95), (0, 0, 0), [(0.02, 0), (0.055, 0), (0.055, 0.1), (0.02, 0.1)], 24)


def shower(parts, x, y, z, turn=0.0, width=1.1, depth=0.9, metal='chrome', glass='side', tray=None, frame=None):
    made = METAL[metal]()
    with parts.at(x, y, z, turn):
        w = width / 2
        parts.box(tray or enamel((0.62, 0.61, 0.58)), -w, w, -depth, 0, 0, 0.03, 0.008)
        parts.box(made, -0.3, 0.3, -0.09, -0.06, 0.03, 0.033)
        tube(parts, made, [(0, -0.02, 1.05), (0, -0.06, 1.05), (0, -0.06, 2.1)], 0.011, 10)
        tube(parts, made, curved([(0, -0.06, 2.1), (0, -0.08, 2.16), (0, -0.2, 2.18), (0, -0.38, 2.16)], 5), 0.011, 10)
        parts.lathe(made, (0, -0.38, 2.12), [(0, 0), (0.13, 0), (0.13, 0.012), (0.03, 0.02), (0.012, 0.05)], 32)
        tube(parts, made, [(-0.15, -0.05, 1.05), (0.15, -0.05, 1.05)], 0.022, 12)
        tube(parts, made, curved([(0.06, -0.07, 1.03), (0.14, -0.1, 0.7), (0.1, -0.1, 0.55), (0.03, -0.1, 0.8), (0.0, -0.09, 1.5)], 6), 0.007, 8)
        tube(parts, made, [(0, -0.08, 1.5), (0, -0.13, 1.64), (0, -0.16, 1.66)], [0.011, 0.014, 0.04], 12)
        edge = frame or made
        if glass:
            parts.box(clear(), w - 0.008, w, -depth, 0, 0.03, 2.0)
            parts.box(edge, w - 0.012, w + 0.004, -depth - 0.008, -depth + 0.008, 0.03, 2.0, 0.002)
            parts.box(edge, w - 0.012, w + 0.004, -depth, 0, 2.0, 2.016, 0.002)
        if glass == 'both':
            parts.box(clear(), -w, w * 0.2, -depth, -depth + 0.008, 0.03, 2.0)
            parts.box(edge, -w, w, -depth - 0.004, -depth + 0.012, 2.0, 2.016, 0.002)


def mirror_on(parts, x, y, z, turn=0.0, width=0.7, height=0.9, kind='frame', tone='oak', out=0.03):
    with parts.at(x, y, z, turn):
        w, h = width / 2, height / 2
        if kind in ('round', 'arch'):
            if kind == 'round':
                ring = [(w * math.cos(TURN * k / 64), w * math.sin(TURN * k / 64)) for k in range(64)]
            else:
                ring = [(-w, -h), (w, -h)] + [(w * math.cos(math.pi * k / 30), h - w + w * math.sin(math.pi * k / 30)) for k in range(31)]
            parts.add(mirror(), [(a, -out * 0.6, b) for a, b in ring], [tuple(range(len(ring)))])
            made = METAL[tone]() if tone in METAL else grained(parts, tone, 0)
            tube(parts, made, [(a, -out * 0.5, b) for a, b in ring], 0.012, 8, True)
            return
        parts.box(mirror(), -w, w, -out * 0.5, 0, -h, h)
        if kind == 'plain':
            return
        made = metal_of('gilding', (0.60, 0.40, 0.13), 0.3, 0.6) if kind == 'gilded' else METAL[tone]() if tone in METAL else grained(parts, tone, 2)
        f = 0.07 if kind == 'gilded' else 0.035
        for a, b, c, d in ((-w - f, w + f, -h - f, -h), (-w - f, w + f, h, h + f), (-w - f, -w, -h, h), (w, w + f, -h, h)):
            parts.box(made, a, b, -out, 0, c, d, 0.012)
            if kind == 'gilded':
                parts.box(made, a + 0.02 * (b - a > 0.2), b - 0.02 * (b - a > 0.2), -out - 0.012, 0, (c + d) / 2 - 0.012 if d - c < 0.2 else c, (c + d) / 2 + 0.012 if d - c < 0.2 else d, 0.006)
        if kind == 'gilded':
            for k in range(7):
                a = math.pi * (k + 0.5) / 7
                parts.lathe(made, (0.13 * math.cos(a) * 1.4, -out - 0.008, h + f + 0.07 * math.sin(a)), [(0.0001, -0.03), (0.024, -0.01), (0.02, 0.02), (0.0001, 0.03)], 12)


def towel_rail(parts, x, y, z, turn=0.0, width=0.5, kind='ladder', towels=None, height=1.2, made=None):
    made = made or METAL['chrome']()
    cloths = towels if towels is not None else [fabric((0.62, 0.60, 0.55), 'knit'), fabric((0.30, 0.36, 0.36), 'knit')]
    with parts.at(x, y, z, turn):
        w = width / 2
        if kind == 'bar':
            tube(parts, made, [(-w, 0, 0), (-w, -0.07, 0), (w, -0.07, 0), (w, 0, 0)], 0.009, 10)
            for k, cover in enumerate(cloths):
                towel(parts, cover, -w + width * (k + 0.5) / len(cloths), -0.07, 0.0, width / len(cloths) * 0.85, 0.5, 0.4, 0, k + 1.3, 0.02)
            return
        for s in (-1, 1):
            parts.bar(made, (s * w, -0.07, 0), (s * w, -0.07, height), 0.014, 12)
            for h in (0.1, height - 0.1):
                parts.bar(made, (s * w, -0.07, h), (s * w, 0, h), 0.009, 8)
        count = int(height / 0.075)
        for k in range(count):
            if k % 6 != 5:
                parts.bar(made, (-w, -0.07, 0.04 + 0.075 * k), (w, -0.07, 0.04 + 0.075 * k), 0.01, 10)
        for k, cover in enumerate(cloths):
            towel(parts, cover, 0.01 * k, -0.085, height * (0.98 - 0.45 * k), width * 0.84, 0.42, 0.3, 0, k * 2 + 1.0, 0.03)


def bath_things(parts, x0, x1, y, z, seed=1):
    chance, x, k = random.Random(seed), x0, 0
    names = ['bottle', 'cup', 'soap', 'bottle', 'plant', 'jar', 'candle']
    chance.shuffle(names)
    while x < x1 - 0.06 and k < len(names):
        name, k = names[k], k + 1
        if name == 'bottle':
            tone, h = chance.choice(((0.16, 0.06, 0.015), (0.55, 0.52, 0.45), (0.10, 0.16, 0.14))), chance.uniform(0.14, 0.2)
            parts.lathe(gloss('lotion ' + ' '.join(f'{c:.2f}' for c in tone), tone, 0.12, 0.8, 0.05), (x + 0.035, y, z), [(0, 0), (0.032, 0), (0.032, h * 0.7), (0.012, h * 0.8), (0.012, h * 0.86)], 22)
            tube(parts, black_iron(), [(x + 0.035, y, z + h * 0.84), (x + 0.035, y, z + h), (x + 0.035, y - 0.035, z + h * 0.98)], 0.005, 8)
            parts.lathe(plain('bottle label', (0.60, 0.57, 0.50), 0.8), (x + 0.035, y, z), [(0.0325, h * 0.2), (0.0325, h * 0.55)], 22)
            x += 0.09
        elif name == 'cup':
            parts.lathe(ceramic((0.55, 0.50, 0.42)), (x + 0.04, y, z), [(0, 0), (0.034, 0), (0.038, 0.1), (0.033, 0.1), (0.031, 0.02)], 22)
            for s, tone in ((-1, (0.5, 0.38, 0.22)), (1, (0.15, 0.26, 0.28))):
                tube(parts, plain(f'brush {tone[0]}', tone, 0.5), [(x + 0.04, y, z + 0.02), (x + 0.04 + s * 0.04, y + 0.01, z + 0.19)], 0.004, 6)
            x += 0.12
        elif name == 'soap':
            parts.box(ceramic((0.2, 0.22, 0.21)), x, x + 0.12, y - 0.04, y + 0.04, z, z + 0.012, 0.005)
            soft(parts, gloss('soap', (0.58, 0.52, 0.38), 0.5, 0.1), x + 0.02, x + 0.1, y - 0.025, y + 0.025, z + 0.012, z + 0.038, 0.012, 0.004, 0, 0)
            x += 0.16
        elif name == 'plant':
            pot(parts, x + 0.06, y, z, 0.05, 0.09, None, seed, 90, 0.13, ceramic((0.62, 0.60, 0.56)), None, 0.02)
            x += 0.15
        elif name == 'jar':
            parts.lathe(clear(), (x + 0.045, y, z), [(0, 0.003), (0.042, 0.003), (0.042, 0.09), (0.036, 0.1)], 22)
            for i in range(9):
                parts.lathe(plain('cotton', (0.68, 0.67, 0.64), 0.95), (x + 0.045 + 0.02 * math.cos(i * 2.4), y + 0.02 * math.sin(i * 2.4), z + 0.02 + 0.007 * i), [(0.0001, -0.014), (0.014, 0), (0.0001, 0.014)], 10)
            x += 0.12
        else:
            parts.lathe(plain('wax', (0.62, 0.55, 0.42), 0.5), (x + 0.035, y, z), [(0.033, 0), (0.033, 0.07), (0.028, 0.072), (0, 0.068)], 22)
            x += 0.1


def bath_board(parts, x, y, z, turn=0.0, width=0.84, tone='oak', seed=1):
    """Across the tub (along y of the tub: turn 90 for one along x); z = the rim."""
    from belongings import book
    from tableware import tumbler
    with parts.at(x, y, z, turn):
        parts.box(grained(parts, tone, 0), -width / 2, width / 2, -0.1, 0.1, 0, 0.022, 0.006)
        book(parts, -0.12, 0, 0.022, 20, open_=True)
        tumbler(parts, 0.2, 0.02, 0.022, 0.1, (0.4, 0.3, 0.1))
        soft(parts, fabric((0.60, 0.57, 0.50), 'knit'), 0.26, 0.38, -0.09, 0.09, 0.022, 0.05, 0.012, 0.005, 0, 0.003)
