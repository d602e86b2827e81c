"""Bittern inside: one room with the stove, the berth at the stern end, a bench that becomes a bed, a small galley. See boat_bittern.py."""
import math

from mathutils import Matrix

from belongings import basket, book, bottle, kettle, logs, mug, pan, shoes, straw_hat
from comforts import CREAM, blanket, greens, lantern, pillow, pot, table
from bittern_house import AFT, DECK, FORE, HALF, RISE, WALL
from finishes import brass, cloth, glow, gloss, metal, pane, plain, steel, wood
from lines import curved, tube
from rooms import bed, bench_seat, cupboards, hob, oak, painted_boards, pendant, rug, shelf, sink, worktop

FLOOR, IN = DECK + 0.03, HALF - 0.09


def shell(parts):
    made = wood('bittern floor', (0.38, 0.24, 0.13), (0.24, 0.145, 0.075), 0.45, 0.2, 0, plank=0.13, seam=(0.03, 0.018, 0.01), weather=0.05)
    parts.box(made, AFT + 0.09, FORE - 0.09, -IN, IN, FLOOR - 0.02, FLOOR)
    beam = wood('bittern beam', (0.46, 0.31, 0.17), (0.32, 0.2, 0.1), 0.6, 0.0, 1, weather=0.0)
    for x in (-1.4, -0.2, 1.0):
        parts.box(beam, x - 0.035, x + 0.035, -IN, IN, DECK + WALL - 0.05, DECK + WALL + 0.03, 0.01)
    parts.box(wood('ridge beam', (0.46, 0.31, 0.17), (0.32, 0.2, 0.1), 0.6, 0.0, 0, weather=0.0), AFT, FORE, -0.05, 0.05,
        DECK + WALL + RISE - 0.14, DECK + WALL + RISE - 0.02, 0.008)
    for y in (-IN, IN):
        parts.box(oak(), AFT + 0.09, FORE - 0.09, y - 0.014 if y > 0 else y, y if y > 0 else y + 0.014, FLOOR, FLOOR + 0.07, 0.003)


def stove(parts, x, y, turn, lit=True):
    """Cast iron on three legs with a glass door; its pipe goes up through the roof; slate below and a shield behind."""
    iron, dark = metal('stove iron', (0.035, 0.036, 0.038), 0.45, 0.7), plain('stove dark', (0.012, 0.011, 0.011), 0.8)
    with parts.at(x, y, FLOOR, turn):
        parts.box(wood('slate', (0.07, 0.075, 0.08), (0.045, 0.05, 0.055), 0.55, weather=0.1), -0.42, 0.42, -0.5, 0.3, 0, 0.03, 0.006)
        parts.box(metal('heat shield', (0.30, 0.19, 0.12), 0.25, 0.5), -0.42, 0.42, 0.285, 0.295, 0.05, 1.15, 0.003)
        for sx in (-0.17, 0.17):
            for sy in (-0.14, 0.14):
                parts.bar(iron, (sx * 1.15, sy * 1.15, 0.03), (sx, sy, 0.2), 0.018, 8, 0.026)
        parts.box(iron, -0.22, 0.22, -0.17, 0.2, 0.2, 0.24, 0.012)
        for a, b, c, d, e, f in ((-0.22, -0.19, -0.17, 0.2, 0.24, 0.68), (0.19, 0.22, -0.17, 0.2, 0.24, 0.68), (-0.22, 0.22, 0.17, 0.2, 0.24, 0.68)):
            parts.box(iron, a, b, c, d, e, f, 0.01)
        parts.box(iron, -0.25, 0.25, -0.21, 0.22, 0.66, 0.70, 0.014)
        parts.box(dark, -0.19, 0.19, 0.15, 0.17, 0.24, 0.66)
        y0 = -0.18
        for a, b, c, d in ((-0.22, 0.22, 0.24, 0.31), (-0.22, 0.22, 0.60, 0.66), (-0.22, -0.16, 0.31, 0.60), (0.16, 0.22, 0.31, 0.60)):
            parts.box(iron, a, b, y0 - 0.02, y0 + 0.02, c, d, 0.008)
        parts.face(pane('stove glass', (0.9, 0.8, 0.66), 0.02), (-0.16, y0, 0.31), (0.16, y0, 0.31), (0.16, y0, 0.60), (-0.16, y0, 0.60))
        tube(parts, steel(), curved([(0.19, y0 - 0.02, 0.5), (0.2, y0 - 0.06, 0.47), (0.2, y0 - 0.07, 0.38)], 4), 0.009, 8)
        if lit:
            logs(parts, 0.0, 0.0, 0.26, 0.26, 2, 1, 0.05, 90, 5)
            for k, (fx, fy, h) in enumerate(((-0.08, -0.02, 0.2), (0.0, 0.02, 0.28), (0.07, -0.01, 0.22), (-0.03, 0.05, 0.24), (0.04, 0.06, 0.18))):
                flame = glow(f'fire {k % 2}', ((1.0, 0.30, 0.05), (1.0, 0.46, 0.12))[k % 2], (9.0, 14.0)[k % 2])
                for turn_ in (0, 60, 120):
                    with parts.at(fx, fy, 0.34, turn_ + 20 * k):
                        edge = [(0.045 * math.sin(t * math.pi) * (1 - t) ** 0.5 + 0.012 * math.sin(t * 9 + k) * t,
                            t * h) for t in [i / 8 for i in range(9)]]
                        parts.add(flame, [(w - 0.02 * t, 0, z) for t, (w, z) in zip(range(9), edge)] + [(-w * 0.9, 0.01, z) for w, z in edge],
                                  [(i, i + 1, 10 + i, 9 + i) for i in range(8)], True)
            parts.box(glow('embers', (1.0, 0.16, 0.02), 3.0), -0.15, 0.15, -0.1, 0.13, 0.25, 0.265)
        parts.lathe(iron, (0, 0.06, 0.70), [(0.1, 0), (0.085, 0.03), (0.075, 0.05), (0.075, 2.2)], 28)
        parts.lathe(iron, (0, 0.06, 1.45), [(0.075, -0.02), (0.082, -0.018), (0.082, 0.018), (0.075, 0.02)], 28)
        kettle(parts, -0.12, -0.08, 0.70, 205, (0.08, 0.17, 0.19), 0.09)


def room(parts, lit=False, fire=True):
    """Berth across the stern end to port, door to the stern porch to starboard of it; stove and bench amidships; galley at the bow."""
    frame = wood('bittern oak', (0.48, 0.33, 0.18), (0.33, 0.2, 0.1), 0.5, 0.05, 0, weather=0.0)
    seat, piped = cloth('bittern cushion', (0.26, 0.075, 0.045)), cloth('bittern piping', CREAM)
    stove(parts, -0.03, IN - 0.33, 0, fire)
    basket(parts, 0.1, IN - 1.0, FLOOR, 0.4, 0.3, 0.24, 80, None, True)
    logs(parts, 0.1, IN - 1.0, FLOOR + 0.12, 0.32, 3, 2, 0.045, 170, 4)
    with parts.at(0.9, -IN, FLOOR, 180):  # the bench along the starboard side
        bench_seat(parts, 1.75, frame, seat, 0.62, 0.42, 0.3, 2, piped)
    for k, (x, tone) in enumerate(((-0.82, (0.56, 0.51, 0.42)), (-0.45, (0.10, 0.16, 0.11)), (0.5, (0.46, 0.30, 0.09)))):
        pillow(parts, cloth(f'bittern pillow {k}', tone), x, -IN + 0.36, FLOOR + 0.45, 0.42, 0.15, 180 + 8 * k, 62, k + 2)
    blanket(parts, cloth('plaid', (0.32, 0.06, 0.045), (0.07, 0.11, 0.085), 0.055, 0), 0.15, -IN + 0.62, FLOOR + 0.455, 0.62, 0.42, 0.38,
        180 - 180, 3.0)
    table(parts, 0.35, -0.2, FLOOR, 0.62, 0.42, 0.5, 4, frame)
    with parts.at(0.35, -0.2, FLOOR + 0.5):
        mug(parts, -0.18, 0.05, 0, 30, (0.10, 0.17, 0.12))
        mug(parts, 0.1, -0.1, 0, 140, (0.55, 0.50, 0.40))
        book(parts, 0.15, 0.08, 0, 20, colour=(0.05, 0.10, 0.13))
    rug(parts, -1.3, 1.0, -0.62, -0.14, FLOOR, ((0.085, 0.13, 0.10), (0.48, 0.42, 0.32)), 0)
    with parts.at(0, 0, FLOOR):
        bed(parts, AFT + 0.1, AFT + 2.0, -0.12, IN - 0.01, 0.48, frame, head='x0', cover=(0.30, 0.065, 0.045), pillows=2, throw=(0.10, 0.15, 0.11))
    with parts.at(AFT + 0.10, 0.55, FLOOR, 90):
        shelf(parts, -0.5, 0.45, 1.70, 'books', 0.18, frame, 7)
    with parts.at(0.46, IN, FLOOR):  # galley to port of the bow door
        cupboards(parts, 1.45, painted_boards('bittern front', (0.115, 0.16, 0.115), 2, 2.0), worktop('bittern worktop'), 0.52, 0.88, 3, (1,),
            brass())
        sink(parts, 1.1, 0.88, 0.36, 0.3, -0.27)
        hob(parts, 0.38, 0.88, 2, -0.26, 0.46, 0.3)
        pan(parts, 0.27, -0.26, 0.92, 0.09, 0.1, 30)
        pot(parts, 0.82, -0.1, 0.88, 0.055, 0.09, None, 4, 110, 0.16, None, greens('basil', (0.05, 0.14, 0.025)), 0.026)
        bottle(parts, 1.42, -0.16, 0.88, 0.26)
        shelf(parts, 0.0, 1.45, 1.68, 'cups', 0.16, frame, 11)
    pendant(parts, 0.3, 0.0, DECK + WALL + RISE - 0.1, 0.62, 0.14, gloss('green enamel', (0.03, 0.09, 0.05), 0.2, 0.9, 0.1), lit, 7.0)
    lantern(parts, -1.4, -0.35, DECK + WALL - 0.36, 0.24, 30.0 if lit else 0.5)
    tube(parts, brass(), [(-1.4, -0.35, DECK + WALL - 0.05), (-1.4, -0.35, DECK + WALL - 0.1)], 0.006, 6)
    with parts.at(-1.55, -IN, FLOOR + 0.02, 180):
        for k, h in enumerate((1.5, 1.5, 1.5)):
            tube(parts, brass(), curved([(-0.0 + 0.18 * k, 0, h), (0.18 * k, -0.06, h - 0.02), (0.18 * k, -0.07, h + 0.04)], 4), 0.007, 8)
    with parts.at(-1.62, -IN + 0.02, FLOOR + 1.46), parts.tilted(Matrix.Rotation(math.radians(-90), 4, 'X')):
        straw_hat(parts, 0, 0, 0)
    shoes(parts, -1.15, -0.75, FLOOR, 100, (0.20, 0.14, 0.08))
