"""Sandpiper, the red canvas canoe with cedar ribs and cane seats; and her five pictures (sandpiper_pictures.py)."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from belongings import basket, bottle, straw_hat, thermos  # noqa: E402
from canoe_parts import bailer, barrel, end_deck, mat, painter, seat, thwart  # noqa: E402
from comforts import blanket, lantern  # noqa: E402
from figure import figure  # noqa: E402
from finishes import cloth, fibre, wood  # noqa: E402
from hull import built, laid, painted, plank, sweep, varnished  # noqa: E402
from hull_kinds import canoe  # noqa: E402
from paddles import single_paddle  # noqa: E402
from shapes import Parts  # noqa: E402

SEATS = (-1.48, 1.18)  # stern, bow
SEAT_Z = 0.155


def shape():
    return canoe(5.0, 0.90, freeboard=(0.55, 0.245, 0.55), draught=0.115, fullness=0.5, pointed=1.85, bilge=3.4, vee=1.35, forefoot=0.90)


def sandpiper(paddles=True, barrels=True, picnic=False, lit=False, towed=True):
    hull = shape()
    red = painted('canvas', (0.28, 0.013, 0.010), rough=0.26, coat=0.55, wear=1.2)
    cedar = varnished('cedar', (0.46, 0.24, 0.105), (0.27, 0.115, 0.045), strakes=13, wet=False, gap=0.025, rough=0.28)
    ribs = laid('cedar ribs', (0.50, 0.27, 0.12), (0.34, 0.16, 0.065), board=0.4, gap=0.0, rough=0.32, coat=0.5, along='y', wear=0.2)
    ash = laid('ash gunwale', (0.55, 0.38, 0.20), (0.40, 0.24, 0.115), board=0.6, gap=0.0, rough=0.34, coat=0.6, wear=0.2)
    bar = wood('ash bars', (0.56, 0.39, 0.21), (0.40, 0.24, 0.115), 0.34, 0.6, 1, 18, weather=0.1)
    with built('sandpiper') as boat:
        hull.skin(red)
        hull.inner(cedar, 0.012, 0.03, 0.97, cells=(90, 18))
        hull.ribs(ribs, 40, 0.014, (0.009, 0.058), 0.075, 0.925, 0.975)
        for side in (1, -1):
            for inset, name in ((-0.010, 'outwale'), (0.022, 'inwale')):
                sweep(name, ash, hull.line(inset, 0.004, 0.006, 0.994, side), plank(0.020, 0.030, 0.006), out=side)
        parts = Parts()
        for x, bow in ((2.5, True), (-2.5, False)):
            end_deck(parts, bar, hull, bow)
        for x in SEATS:
            seat(parts, bar, x, SEAT_Z, min(hull.half(x + dx, SEAT_Z - 0.03) for dx in (-0.16, 0.16)) - 0.022)
        thwart(parts, bar, 0.02, hull.height(0.02) - 0.022, hull.half(0.02) - 0.02, True)
        for x in (-0.78, 0.62):
            thwart(parts, bar, x, hull.height(x) - 0.022, hull.half(x) - 0.02)
        mat(parts, -0.52, -0.08, 0.27, 0.045)
        bailer(parts, -0.66, 0.05, 0.04)
        hemp = fibre('painter', (0.60, 0.52, 0.36))
        painter(parts, hemp, [(2.36, 0, 0.55), (2.28, 0.03, 0.55), (2.12, 0.07, 0.505), (2.06, -0.02, 0.50), (2.14, -0.06, 0.51), (2.20, 0.02, 0.525), (2.08, 0.04, 0.51), (2.02, 0, 0.49)])
        if barrels:
            barrel(parts, 0.88, 0.0, 0.05, 30)
            barrel(parts, 0.33, 0.0, 0.05, -20)
        if paddles:
            single_paddle(parts, (-0.95, 0.30, 0.275), (0.2, 0.24, 0.265), flat=(0, 0, 1))
            single_paddle(parts, (1.75, -0.22, 0.285), (0.5, -0.30, 0.262), flat=(0, 0, 1))
            single_paddle(parts, (-0.95, -0.05, 0.10), (-0.3, -0.16, 0.06), 1.15, flat=(0, 0.2, 1))
        if picnic:
            basket(parts, -0.32, 0.0, 0.06, turn=12)
            blanket(parts, cloth('plaid', (0.10, 0.16, 0.13), (0.42, 0.36, 0.25), 0.07), 0.45, 0.0, 0.06, 0.42, 0.5)
            straw_hat(parts, SEATS[1], 0.03, SEAT_Z + 0.005, 20)
            thermos(parts, -1.05, 0.16, 0.04)
            bottle(parts, -1.08, -0.05, 0.04)
        if lit:
            lantern(parts, 2.10, 0.0, 0.515, 0.26, 70.0)
        parts.finish()
    return boat


def paddlers(boat, look=((8, 2), (-6, 0)), third=None, grips=(1, 0)):
    """One in the stern and one in the bow, paddling on opposite sides; `third`: somebody in the middle."""
    stern = figure('canoe', (SEATS[0] + 0.02, 0, SEAT_Z), 0, 'shirt', vest='teal', cap='straw', hair='short brown', seed=31, build='man', grip=grips[0], parent=boat,
                   look=look[0], feet=((0.50, 0.17, -0.10), (0.46, -0.17, -0.10)))
    bow = figure('canoe', (SEATS[1] - 0.02, 0, SEAT_Z), 0, 'tee', vest='red', cap='cap white', hair='tail brown', seed=36, build='woman', grip=grips[1], parent=boat,
                 look=look[1], feet=((0.34, 0.10, -0.07), (0.32, -0.10, -0.07)))
    if third:
        figure('kneel', (-0.32, 0, 0.05), 0, 'tee', vest='yellow', hair='short blond', seed=41, build='child', parent=boat, look=(35, 5))
    return stern, bow


if __name__ == '__main__':
    from sandpiper_pictures import PICTURES
    from lake_stage import shoot
    shoot(PICTURES)
