"""What people eat and drink from: mug, thermos, bottle, tumbler (or glass with a stem), bowl (with fruit), plate, kettle, pan."""
import math
import random

from finishes import gloss, pane, plain, rubber, steel
from lines import TURN, curved, tube


def mug(parts, x, y, z, turn=0.0, colour=(0.70, 0.68, 0.62), radius=0.042, height=0.09, drink=(0.035, 0.015, 0.006)):
    made = gloss('mug ' + ' '.join(f'{c:.2f}' for c in colour), colour, 0.2, 0.8, 0.1)
    with parts.at(x, y, z, turn):
        r = radius
        parts.lathe(made, (0, 0, 0), [(0, 0.003), (r * 0.8, 0), (r * 0.97, 0.012), (r, height * 0.5), (r, height), (r * 0.9, height),
            (r * 0.9, height * 0.75)], 28)
        parts.lathe(gloss('coffee', drink, 0.05, 1.0, 0.0), (0, 0, height * 0.78), [(r * 0.91, 0), (0, 0.0005)], 24)
        tube(parts, made, curved([(r * 0.95, 0, height * 0.8), (r * 1.55, 0, height * 0.78), (r * 1.65, 0, height * 0.45),
            (r * 0.95, 0, height * 0.22)], 5), 0.006, 8)


def thermos(parts, x, y, z, height=0.28, colour=(0.02, 0.06, 0.05)):
    body = gloss('thermos', colour, 0.35, 0.4, 0.3)
    r = height * 0.14
    parts.lathe(body, (x, y, z), [(0, 0), (r, 0.002), (r * 1.02, 0.012), (r * 1.02, height * 0.7), (r * 0.86, height * 0.76)], 28)
    parts.lathe(steel(), (x, y, z), [(r * 0.86, height * 0.75), (r * 0.86, height * 0.79), (r * 0.92, height * 0.8),
        (r * 0.88, height * 0.98), (r * 0.8, height), (0, height)], 28)


def bottle(parts, x, y, z, height=0.3, colour=(0.012, 0.05, 0.018), label=(0.66, 0.62, 0.5)):
    made = gloss('bottle ' + ' '.join(f'{c:.2f}' for c in colour), colour, 0.05, 1.0, 0.0)
    r, h = height * 0.125, height
    parts.lathe(made, (x, y, z), [(0, 0), (r, 0.002), (r, h * 0.58), (r * 0.8, h * 0.68), (r * 0.38, h * 0.76), (r * 0.36, h * 0.96),
        (r * 0.42, h * 0.965), (r * 0.42, h), (0, h)], 24)
    if label:
        parts.lathe(plain('label', label, 0.8), (x, y, z), [(r * 1.01, h * 0.16), (r * 1.01, h * 0.46)], 24)


def tumbler(parts, x, y, z, height=0.1, drink=(0.5, 0.22, 0.02), stem=False):
    r = height * 0.36
    if stem:
        parts.lathe(pane(), (x, y, z), [(0, 0), (r * 1.0, 0.002), (0.004, 0.008), (0.004, height * 0.8), (r * 0.8, height),
            (r * 1.05, height * 1.35), (r * 0.85, height * 1.85)], 24)
        parts.lathe(gloss('drink ' + ' '.join(f'{c:.2f}' for c in drink), drink, 0.04, 1.0, 0.0), (x, y, z),
            [(0.004, height * 0.82), (r * 0.78, height * 1.02), (r * 1.0, height * 1.3), (0, height * 1.3)], 20)
        return
    parts.lathe(pane(), (x, y, z), [(0, 0.004), (r * 0.85, 0), (r, height)], 24)
    if drink:
        parts.lathe(gloss('drink ' + ' '.join(f'{c:.2f}' for c in drink), drink, 0.04, 1.0, 0.0), (x, y, z),
            [(0, 0.008), (r * 0.8, 0.008), (r * 0.91, height * 0.7), (0, height * 0.7)], 20)


def bowl(parts, x, y, z, radius=0.14, colour=(0.62, 0.60, 0.55), fruit=((0.55, 0.16, 0.01), (0.45, 0.02, 0.015), (0.30, 0.36, 0.03)), seed=1):
    made, chance, r = gloss('bowl ' + ' '.join(f'{c:.2f}' for c in colour), colour, 0.25, 0.7, 0.1), random.Random(seed), radius
    parts.lathe(made, (x, y, z), [(0, 0.006), (r * 0.4, 0), (r * 0.45, 0.008), (r * 0.8, r * 0.25), (r, r * 0.55), (r * 0.95, r * 0.55),
        (r * 0.75, r * 0.3), (0, r * 0.12)], 32)
    for k in range(7 if fruit else 0):
        a, d, up = TURN * k / 6, (r * 0.5 if k < 6 else 0), (r * 0.45 if k < 6 else r * 0.72)
        tone, s = fruit[k % len(fruit)], r * chance.uniform(0.26, 0.32)
        skin = gloss('fruit ' + ' '.join(f'{c:.2f}' for c in tone), tone, 0.3, 0.4, 0.4)
        parts.lathe(skin, (x + d * math.cos(a), y + d * math.sin(a), z + up), [(s * math.sin(math.pi * i / 12) + 1e-4,
            -s * math.cos(math.pi * i / 12) * 0.94 + (0.06 * s if i == 12 else 0)) for i in range(13)], 18)


def plate(parts, x, y, z, radius=0.13, colour=(0.72, 0.71, 0.67)):
    r = radius
    parts.lathe(gloss('plate ' + ' '.join(f'{c:.2f}' for c in colour), colour, 0.2, 0.8, 0.1), (x, y, z),
                [(0, 0.002), (r * 0.6, 0), (r, 0.014), (r * 0.99, 0.018), (r * 0.64, 0.008), (0, 0.007)], 32)


def kettle(parts, x, y, z, turn=0.0, colour=(0.30, 0.015, 0.012), radius=0.1):
    made, r = gloss('enamel ' + ' '.join(f'{c:.2f}' for c in colour), colour, 0.16, 1.0, 0.1), radius
    black = rubber('black plastic', (0.012, 0.012, 0.013))
    with parts.at(x, y, z, turn):
        parts.lathe(made, (0, 0, 0), [(0, 0), (r * 0.95, 0), (r, r * 0.15), (r * 0.98, r * 0.6), (r * 0.75, r * 1.05), (r * 0.4, r * 1.25),
            (r * 0.38, r * 1.3), (r * 0.1, r * 1.38), (0, r * 1.38)], 32)
        parts.lathe(black, (0, 0, r * 1.38), [(r * 0.08, 0), (r * 0.13, r * 0.1), (r * 0.1, r * 0.2), (0, r * 0.22)], 14)
        tube(parts, made, curved([(r * 0.85, 0, r * 0.45), (r * 1.25, 0, r * 0.75), (r * 1.5, 0, r * 1.15)], 5),
            [r * (0.17 - 0.008 * i) for i in range(11)], 12)
        tube(parts, black, curved([(-r * 0.7, 0, r * 0.95), (-r * 0.75, 0, r * 1.7), (0, 0, r * 2.05), (r * 0.75, 0, r * 1.7),
            (r * 0.7, 0, r * 0.95)], 6), r * 0.07, 10)


def pan(parts, x, y, z, radius=0.12, height=0.1, turn=0.0, made=None, lid=True):
    made, r = made or steel(), radius
    with parts.at(x, y, z, turn):
        parts.lathe(made, (0, 0, 0), [(0, 0), (r * 0.97, 0), (r, 0.008), (r, height), (r * 1.03, height + 0.003), (r * 0.97, height),
            (r * 0.95, 0.01), (0, 0.01)], 32)
        if lid:
            parts.lathe(made, (0, 0, height), [(r * 1.0, 0.003), (r * 0.6, 0.018), (0.02, 0.022), (0.018, 0.035), (0.026, 0.04), (0, 0.046)], 32)
        tube(parts, rubber('black plastic', (0.012, 0.012, 0.013)), [(r, 0, height * 0.8), (r + 0.03, 0, height * 0.85),
            (r + 0.17, 0, height * 0.95)], [0.007, 0.011, 0.012], 10)
