"""Whooper Swan inside: the saloon with helm and galley, and the cabin aft on the port side. See boat_whooper_swan.py."""
import math

from mathutils import Matrix

from belongings import binoculars, book, bottle, bowl, folded, guitar, kettle, mug, pan, shoes, straw_hat, sunglasses
from comforts import blanket, greens, pad, pillow, pot, stool, table
from finishes import brass, cloth, glow, gloss, plain, steel, wood
from instruments import compass, gauge, plotter, switches, throttle, wheel
from lines import curved, tube
from rooms import (bed, bench_seat, clock, cupboards, fridge, hob, oak, oven, painted_boards, pendant, rug, shelf, sink, wall_cupboards, worktop)
from whooper_house import AFT, CEILING, FLOOR, FORE, HALF, SALOON_AFT

IN = HALF - 0.09


def shell(parts):
    """Floor, ceiling, and the partition between the saloon and the cabins."""
    parts.box(wood('cabin floor', (0.40, 0.25, 0.125), (0.25, 0.145, 0.068), 0.38, 0.25, 0, plank=0.14, seam=(0.03, 0.018, 0.01),
        weather=0.0), AFT + 0.09, FORE - 0.09, -IN, IN, FLOOR - 0.03, FLOOR)
    parts.box(painted_boards('ceiling', (0.66, 0.645, 0.60), 0, 0.14, 1), AFT + 0.05, FORE - 0.05, -IN - 0.03, IN + 0.03, CEILING, CEILING + 0.03)
    for k in range(9):
        x = FORE - 0.5 - k * 0.95
        parts.box(oak(1), x - 0.03, x + 0.03, -IN, IN, CEILING - 0.06, CEILING, 0.008)
    made = painted_boards('partition', (0.60, 0.585, 0.53), 2, 0.12, 1)
    x = SALOON_AFT
    for y0, y1, z0, z1 in ((-IN, -0.42, FLOOR, CEILING), (0.36, IN, FLOOR, CEILING), (-0.42, 0.36, FLOOR + 1.93, CEILING)):
        parts.box(made, x - 0.05, x, y0, y1, z0, z1)
    for a, b, c, d in ((-0.48, -0.42, FLOOR, FLOOR + 1.99), (0.36, 0.42, FLOOR, FLOOR + 1.99), (-0.48, 0.42, FLOOR + 1.93, FLOOR + 1.99)):
        parts.box(oak(2), x - 0.06, x + 0.015, a, b, c, d, 0.006)
    for y in (-IN, IN):  # skirting
        parts.box(oak(), SALOON_AFT, FORE - 0.1, y - 0.012 if y > 0 else y, y if y > 0 else y + 0.012, FLOOR, FLOOR + 0.08, 0.003)


def saloon(parts, lit=False):
    seat, piped = cloth('saloon cushion', (0.085, 0.15, 0.165)), cloth('saloon piping', (0.56, 0.52, 0.43))
    with parts.at(0.55, IN, FLOOR, 0):  # the long sofa under the port windows
        bench_seat(parts, 2.55, oak(), seat, 0.68, 0.43, 0.34, 3, piped)
    for k, (x, tone) in enumerate(((0.85, (0.46, 0.27, 0.07)), (1.35, (0.56, 0.52, 0.44)), (2.45, (0.34, 0.10, 0.05)), (2.9, (0.56, 0.52, 0.44)))):
        pillow(parts, cloth(f'saloon pillow {tone}', tone), x, IN - 0.42, FLOOR + 0.45, 0.42, 0.15, 7 * (k % 3) - 7, 66, k)
    blanket(parts, cloth('knitted throw', (0.56, 0.50, 0.40)), 1.9, IN - 0.55, FLOOR + 0.46, 0.5, 0.3, 0.34, 0, 2.0)
    table(parts, 1.85, IN - 1.15, FLOOR, 1.25, 0.66, 0.70, 0, oak(0, 0.11, 1, 'table oak'), 'column')
    with parts.at(0, 0, FLOOR + 0.70):
        bowl(parts, 2.1, IN - 1.1, 0, 0.15)
        mug(parts, 1.55, IN - 1.25, 0, 40)
        mug(parts, 1.72, IN - 1.0, 0, -30, (0.07, 0.15, 0.19))
        book(parts, 1.5, IN - 0.98, 0, 60, open_=True)
        book(parts, 2.36, IN - 1.3, 0, 15, colour=(0.40, 0.12, 0.05))
        sunglasses(parts, 1.9, IN - 1.38, 0, 30)
    stool(parts, 1.3, IN - 1.65, FLOOR, 0.45, 0.18)
    stool(parts, 2.35, IN - 1.72, FLOOR, 0.45, 0.18)
    rug(parts, 0.7, 3.0, -0.35, 0.75, FLOOR, ((0.26, 0.075, 0.045), (0.46, 0.38, 0.27)))
    pendant(parts, 1.85, IN - 1.15, CEILING, 0.42, 0.18, lit=lit, power=9.0)
    helm(parts)
    with parts.at(1.85, -IN, FLOOR, 180):
        cupboards(parts, 1.45, painted_boards('dresser', (0.075, 0.115, 0.12), 2, 2.0), oak(0, 0.1, 1, 'table oak'), 0.36, 0.74, 3, (), brass())
    pot(parts, 0.7, -IN + 0.18, FLOOR + 0.74, 0.1, 0.15, None, 4, 150, 0.34, plain('white pot', (0.62, 0.60, 0.56), 0.5),
        greens('fern', (0.06, 0.13, 0.03)), 0.05)
    for k, tone in enumerate(((0.07, 0.12, 0.15), (0.42, 0.33, 0.2), (0.35, 0.08, 0.04))):
        book(parts, 1.2, -IN + 0.2, FLOOR + 0.74 + k * 0.025, 6 * k, colour=tone)
    binoculars(parts, 1.55, -IN + 0.2, FLOOR + 0.74, 40)
    guitar(parts, 0.18, -IN + 0.28, FLOOR, 150, 12)
    galley(parts)


def helm(parts):
    """Fore starboard: a console with wheel, gauges and a high seat, looking forward."""
    made, dash = oak(), painted_boards('console', (0.075, 0.115, 0.12), 2, 2.0)
    x, y = FORE - 0.16, -1.1
    with parts.at(x, y, FLOOR, -90):  # faces aft
        parts.box(dash, -0.5, 0.5, -0.42, 0.0, 0, 0.86, 0.01)
        with parts.tilted(Matrix.Translation((0, -0.42, 0.86)) @ Matrix.Rotation(math.radians(-28), 4, 'X')):
            parts.box(made, -0.52, 0.52, 0, 0.03, -0.02, 0.26, 0.006)
            gauge(parts, -0.28, 0.13, 0.05, 0.2)
            gauge(parts, -0.14, 0.13, 0.05, 0.55)
            plotter(parts, 0.18, 0.13, 0.24, 0.16)
            switches(parts, -0.4, 0.04, 4, gap=0.04)
        parts.box(made, -0.52, 0.52, -0.32, 0.03, 1.04, 1.075, 0.008)
        compass(parts, 0.0, -0.13, 1.075)
        wheel(parts, -0.05, -0.62, 0.80, 0.24, 0, 28, 5)
        throttle(parts, 0.38, -0.36, 0.98, 0, 20)
    with parts.at(x - 1.05, y, FLOOR, 90):
        parts.lathe(steel(), (0, 0, 0), [(0.2, 0), (0.2, 0.015), (0.05, 0.03), (0.04, 0.05), (0.04, 0.62)], 24)
        leather = gloss('tan leather', (0.30, 0.125, 0.05), 0.42, 0.1, 0.3)
        pad(parts, leather, -0.24, 0.24, -0.22, 0.22, 0.62, 0.74, 0.05, 0.02)
        with parts.tilted(Matrix.Translation((0, 0.2, 0.76)) @ Matrix.Rotation(math.radians(80), 4, 'X')):
            pad(parts, leather, -0.23, 0.23, 0, 0.36, -0.05, 0.05, 0.04, 0.015)


def galley(parts):
    made, top = painted_boards('galley front', (0.16, 0.215, 0.195), 2, 2.0), worktop()
    tiles = gloss('splash tiles', (0.60, 0.59, 0.55), 0.12, 0.8, 0.15)
    with parts.at(SALOON_AFT + 0.02, IN, FLOOR):  # port: under the window
        cupboards(parts, 1.75, made, top, 0.56, 0.9, 3, (0,), brass(), tiles)
        sink(parts, 0.85, 0.9)
        kettle(parts, 0.3, -0.25, 0.9, -40)
        pot(parts, 1.35, -0.13, 0.9, 0.06, 0.1, None, 8, 120, 0.17, None, greens('basil', (0.05, 0.14, 0.025)), 0.028)
        pot(parts, 1.52, -0.15, 0.9, 0.055, 0.09, None, 9, 120, 0.15, None, greens('thyme', (0.09, 0.13, 0.06)), 0.016)
        bottle(parts, 1.62, -0.32, 0.9, 0.26, (0.2, 0.14, 0.02), None)
        folded(parts, 1.25, -0.42, 0.9, 0.22, 0.16, 2, 20, ((0.55, 0.52, 0.46), (0.12, 0.2, 0.22)))
        wall_cupboards(parts, 0.3, 1.5, 2.0, made, 0.26, 1)
        shelf(parts, 1.32, 1.72, 1.62, 'cups', 0.16, oak(), 5)
    with parts.at(0.15, -IN, FLOOR, 180):  # starboard: hob, oven, refrigerator
        cupboards(parts, 0.88, made, top, 0.56, 0.9, 1, (), brass(), tiles)
        oven(parts, 0.16, 0.74, 0.12, 0.84)
        hob(parts, 0.44, 0.9, 4, -0.28, 0.56, 0.46)
        pan(parts, 0.58, -0.18, 0.94, 0.1, 0.12, 60)
        fridge(parts, 0.9, 1.48, 0.0, 1.75)
        shelf(parts, 0.02, 0.86, 1.52, 'jars', 0.14, oak(), 3)
        shelf(parts, 0.02, 0.86, 1.78, 'plates', 0.22, oak(), 4)
    with parts.at(SALOON_AFT, -0.95, 0, 90):  # on the partition, seen from the saloon
        clock(parts, 0.0, FLOOR + 1.86, 0.12)


def cabin(parts):
    """Aft on the port side: the double berth under the long window, its head at the stern."""
    made = painted_boards('cabin lining', (0.40, 0.46, 0.44), 0, 0.11, 2)
    x0, x1, y0, rail = AFT + 0.09, -2.3, 0.12, FLOOR + 0.98
    parts.box(oak(2, 0.13, 1, 'cabin oak'), x1, x1 + 0.05, y0, IN, FLOOR, CEILING)
    parts.box(painted_boards('cabin partition', (0.58, 0.57, 0.52), 2, 0.12, 0), x0, x1 + 0.6, y0 - 0.05, y0, FLOOR, CEILING)
    for a, b, c, d in ((x0, x1, IN - 0.014, IN - 0.001), (x0, x0 + 0.014, y0, IN)):
        parts.box(painted_boards('cabin lining stern', (0.40, 0.46, 0.44), 1, 0.11, 2) if b - a < 0.1 else made, a, b, c, d, FLOOR, rail - 0.16)
    with parts.at(0, 0, FLOOR):
        bed(parts, x0 + 0.03, x0 + 2.02, 0.50, IN - 0.02, 0.46, oak(), head='x0', cover=(0.52, 0.49, 0.42), throw=(0.075, 0.15, 0.17))
        folded(parts, x0 + 1.62, 0.80, 0.62, 0.36, 0.26, 3, 12, ((0.60, 0.58, 0.53), (0.30, 0.40, 0.40)))
        book(parts, x0 + 1.12, 0.86, 0.635, 60, colour=(0.40, 0.12, 0.05), open_=True)
        rug(parts, x0 + 0.5, x0 + 1.9, 0.16, 0.46, 0.0, ((0.26, 0.075, 0.045), (0.46, 0.38, 0.27)))
        shoes(parts, x0 + 1.6, 0.36, 0.012, 80)
    with parts.at(x0, 0.32, FLOOR, -90):  # at the stern: a narrow shelf by the head, with a lamp
        parts.box(oak(), -0.18, 0.18, -0.30, 0, 0.6, 0.63, 0.006)
        mug(parts, 0.02, -0.12, 0.63, 30, (0.07, 0.15, 0.19))
    lamp(parts, x0 + 0.1, 0.34, FLOOR + 1.28)
    with parts.at(-3.55, y0 + 0.02, FLOOR + 1.5), parts.tilted(Matrix.Rotation(math.radians(-90), 4, 'X')):
        straw_hat(parts, 0, 0, 0)
    with parts.at(-3.3, y0, FLOOR, 180):
        for k in range(3):
            tube(parts, brass(), curved([(-0.3 + 0.3 * k, 0, 1.62), (-0.3 + 0.3 * k, -0.07, 1.6), (-0.3 + 0.3 * k, -0.08, 1.66)], 4), 0.007, 8)


def lamp(parts, x, y, z):
    """A brass reading lamp on the stern wall."""
    parts.lathe(brass(), (x - 0.1, y, z), [(0.045, -0.02), (0.045, 0.02), (0, 0.025)], 20)
    tube(parts, brass(), curved([(x - 0.1, y, z), (x - 0.02, y, z + 0.03), (x + 0.05, y, z + 0.02)], 5), 0.007, 10)
    parts.lathe(cloth('lamp linen', (0.60, 0.52, 0.38), thin=0.5), (x + 0.05, y, z - 0.06), [(0.085, -0.03), (0.055, 0.09)], 28)
    parts.lathe(glow('reading bulb', (1.0, 0.66, 0.36), 9.0), (x + 0.05, y, z - 0.03), [(0, -0.03), (0.028, 0), (0.02, 0.03), (0, 0.04)], 14)
