"""Dipper, the small jet ski: white with a dark flash, for one or two; and her five pictures."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector  # noqa: E402

from belongings import folded, shoes  # noqa: E402
from figure import figure  # noqa: E402
from jetski import jetski, livery  # noqa: E402
from jetski_scenes import beads, riders, sheets  # noqa: E402
from lake_stage import above, aboard, afloat, beside, bow_wave, setting, shoot, wake, weather  # noqa: E402
from pier import buoy, lamp_post, mooring, pier  # noqa: E402
from shapes import Parts  # noqa: E402

WHITE, DARK, GREY, LIME = (0.74, 0.75, 0.74), (0.014, 0.017, 0.026), (0.20, 0.21, 0.22), (0.40, 0.52, 0.03)
KX, KY = 2.80 / 3.45, 1.12 / 1.25


def dipper(turn=0.0):
    """The flash runs from the nose back and up over the side; a thin lime line goes with it."""
    flash = ((DARK, ((0.42, 0, -1, 0.10), (-0.42, 0, 1, 0.14), (-1, 0, 0, 0.9))), (LIME, ((0.42, 0, -1, 0.125), (-0.42, 0, 1, -0.10))))
    hull = livery('dipper hull', WHITE, (*flash, (DARK, ((0, 0, 1, 0.015),))), wet=True)
    deck = livery('dipper deck', WHITE, ((DARK, ((0, 0, 1, 0.215), (1, 0, 0, 0.6))), (DARK, ((1, 1.35, 1.2, 1.62), (-1, -1.35, -1.2, -1.38), (0, -1, 0, -0.14), (-1, 0, 0, -0.1))),
                                         (LIME, ((1, 1.35, 1.2, 1.38), (-1, -1.35, -1.2, -1.355), (0, -1, 0, -0.14), (-1, 0, 0, -0.1))),
                                         (DARK, ((-1, 0, 0, -1.02), (0, 1, 0, 0.16)))),
                   ((0, 1, 0.25, 0.345, 0.003, (-1, 0, 0, -0.50), (0, 0, -1, -0.42)),))
    return jetski('dipper', hull, deck, 2.80, 1.12, ((0.024, 0.025, 0.028), (0.32, 0.42, 0.03)), False, 'KL 193', 'DIPPER', False, True, turn, (0.03, 0.035, 0.05))


def at_the_pier():
    boat = dipper(turn=-14)
    afloat(boat, trim=0.8, outline=False)
    beside(-47, 6.6, 1.3, 66, (0.05, 0.05), 0.76)
    quay = pier((-7, 1.95), (3.2, 1.95), 1.7, tall=(0, 2), sides=(1, -1), seed=4)
    mooring(boat.matrix_world @ Vector((1.18, 0, 0.60)), quay.nearest((3.2, 1.1, 1.2)), 0.12)
    mooring(boat.matrix_world @ Vector((-1.34, 0.36, 0.24)), quay.nearest((-2.2, 1.1, 1.2)), 0.06)
    setting(shore=240, seed=14, reed=[(14, 52, 30)], hills=60, mountains=0.7)
    return weather('overcast', sun=-110, seed=7, exposure=0.42)


def in_a_turn():
    boat = dipper(turn=22)
    riders(boat, 1, KX, KY, look=((26, 0),), vests=('yellow',), seeds=(5,), lean=24)
    afloat(boat, heel=-17, trim=4, lift=0.10, turn=0, outline=False)
    beside(44, 6.6, 0.95, 66, (-0.35, 0.1), 0.62)
    buoy(-6.5, -7.0, (0.80, 0.50, 0.03), 0.45)
    setting(shore=480, seed=21, hills=110, mountains=1.4)
    wake(boat, 2.8, 1.12, speed=10, turn=-9)
    bow_wave(boat, 2.8, 1.12, 8, start=0.2, end=-0.45)
    sheets(boat, 2.8, 1.12, 1.1, seed=9, inside=0.35)
    return weather('noon', sun=-128, seed=9, height=0.04)


def from_above():
    boat = dipper(turn=-8)
    riders(boat, 1, KX, KY, look=((0, -6),), vests=('red',), seeds=(12,), driver='woman')
    afloat(boat, heel=4, trim=3.0, lift=0.07, outline=False)
    above(-112, 54, 6.6, 44, (-0.25, 0.0, 0.3))
    setting(shore=400, seed=6)
    wake(boat, 2.8, 1.12, speed=8, turn=-8)
    bow_wave(boat, 2.8, 1.12, 5, start=0.2, end=-0.4)
    sheets(boat, 2.8, 1.12, 0.7, seed=14, count=20000)
    return weather('golden', sun=-118, seed=11, elevation=15, calm=0.8, exposure=1.25, deep=(0.007, 0.034, 0.034))


def handlebar():
    boat = dipper(turn=-22)
    afloat(boat, heel=-1.5, trim=0.5, outline=False)
    beads(boat, 2400, 4, (-0.3, -0.4, 0.3), (1.35, 0.4, 1.0))
    aboard(boat, (-1.30, -1.15, 1.72), (0.16, 0.0, 0.56), 27)
    pier((-8, 1.65), (7, 1.65), 1.7, tall=(1, 3), seed=8)
    parts = Parts()
    with parts.at(0.45, 1.2, 0.61):
        folded(parts, 0, 0, 0.0, turn=20, colours=((0.08, 0.20, 0.24), (0.56, 0.54, 0.48)))
        shoes(parts, 0.6, 0.1, 0.0, 60)
    parts.finish()
    return weather('after-rain', sun=118, seed=3, elevation=22)


def under_the_lamp():
    boat = dipper()
    afloat(boat, trim=0.8, outline=False)
    beside(138, 7.2, 1.45, 47, (0.15, -0.35), 0.60)
    quay = pier((-6, -1.75), (8, -1.75), 1.7, tall=(0, 2), sides=(1,), seed=6)
    lamp_post(0.2, -2.3, style='lantern', height=2.0, watts=320)
    mooring(boat.matrix_world @ Vector((1.18, 0, 0.60)), quay.nearest((2.4, -0.9, 1.2)), 0.05)
    mooring(boat.matrix_world @ Vector((-1.34, -0.36, 0.24)), quay.nearest((-2.0, -0.9, 1.2)), 0.06)
    figure('edge', (2.45, -0.98, 0.61), 90, 'jumper', hair='bob dark', seed=18, build='woman', look=(40, -4))
    setting(town=-16, shore=360, seed=16)
    return weather('blue-hour', sun=-30, seed=10)


PICTURES = {'dipper-1': at_the_pier, 'dipper-2': in_a_turn, 'dipper-3': from_above, 'dipper-4': handlebar, 'dipper-5': under_the_lamp}

if __name__ == '__main__':
    shoot(PICTURES)
