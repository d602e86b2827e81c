"""Kingfisher, the larger jet ski: blue-green with an orange nose, a seat for three; and her five pictures."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector  # noqa: E402

from jetski import jetski, livery  # noqa: E402
from jetski_scenes import beads, on_float, riders, sheets  # noqa: E402
from lake_stage import above, aboard, afloat, beside, bow_wave, setting, shoot, wake, weather  # noqa: E402
from pier import buoy, lifebuoy_stand, mooring, pier  # noqa: E402

TEAL, ORANGE, DARK, PALE = (0.006, 0.130, 0.150), (0.80, 0.150, 0.012), (0.012, 0.014, 0.017), (0.66, 0.68, 0.67)


def kingfisher(turn=0.0):
    flash = ((ORANGE, ((-1, 0, 0.55, -0.98),)), (DARK, ((1, 0, -0.55, 0.98), (-1, 0, 0.55, -0.93))))
    hull = livery('kingfisher hull', TEAL, (*flash, (DARK, ((0, 0, 1, 0.02),)), (PALE, ((0, 0, 1, 0.103), (0, 0, -1, -0.085), (-1, 0, 0, 0.9)))))
    deck = livery('kingfisher deck', TEAL, (*flash, (DARK, ((0, 0, 1, 0.215), (1, 0, 0, 0.75))), (DARK, ((1, 1.6, 0.5, 1.42), (-1, 0, -0.9, -0.85), (0, 0, 1, 0.70), (0, -1, 0, -0.21))),
                                            (PALE, ((1, 1.6, 0.5, 1.45), (-1, -1.6, -0.5, -1.42), (-1, 0, -0.9, -0.85), (0, 0, 1, 0.70), (0, -1, 0, -0.21)))),
                   ((0, 1, 0.25, 0.385, 0.003, (-1, 0, 0, -0.62), (0, 0, -1, -0.42)), (1, 0, 0.7, 1.14, 0.003, (0, 1, 0.25, 0.385), (0, 0, -1, -0.6))))
    return jetski('kingfisher', hull, deck, 3.45, 1.25, ((0.022, 0.023, 0.025), (0.60, 0.13, 0.02)), True, 'KL 207', 'KINGFISHER', True, True, turn)


def on_the_float():
    boat = kingfisher(turn=-10)
    on_float(boat)
    beside(40, 7.4, 1.55, 60, (0.0, -0.05), 0.66)
    landing = pier((-9, -2.55), (9, -2.55), 1.9, tall=(1, 3))
    mooring(boat.matrix_world @ Vector((1.46, 0, 0.60)), landing.at(10.2, 0.98, 0.35), 0.08)
    lifebuoy_stand(-6.2, -2.9, turn=120)
    setting(shore=430, island=(12, 240), hills=90, seed=7, mountains=1.2)
    return weather('noon', sun=122, seed=2, elevation=40)


def under_way():
    boat = kingfisher(turn=8)
    riders(boat)
    afloat(boat, heel=-6, trim=5, lift=0.13, turn=6, outline=False)
    beside(-38, 7.6, 1.05, 66, (-0.22, 0.0), 0.62)
    setting(town=-9, shore=520, seed=4)
    wake(boat, 3.45, 1.25, speed=11, turn=4)
    bow_wave(boat, 3.45, 1.25, 8, start=0.22, end=-0.4)
    sheets(boat, 3.45, 1.25, 1.0)
    return weather('breeze', sun=150, seed=4, elevation=28)


def from_above():
    boat = kingfisher(turn=14)
    riders(boat, look=((14, 0), (10, 0)))
    afloat(boat, heel=-9, trim=4, lift=0.12, turn=0, outline=False)
    above(142, 50, 8.2, 42, (-0.75, 0.15, 0.3))
    setting(shore=400, seed=6)
    wake(boat, 3.45, 1.25, speed=11, turn=14)
    bow_wave(boat, 3.45, 1.25, 8, start=0.2, end=-0.4)
    sheets(boat, 3.45, 1.25, 0.95, seed=5, inside=-0.4)
    return weather('after-rain', sun=-128, seed=5, elevation=30, ripple=0.5, height=0.05, exposure=1.0, deep=(0.006, 0.034, 0.038))


def on_the_seat():
    boat = kingfisher()
    afloat(boat, heel=1, trim=0.5, outline=False)
    aboard(boat, (-0.80, 0.10, 1.40), (0.80, -0.05, 0.66), 21)
    buoy(13, 3.0, (0.80, 0.50, 0.03))
    setting(shore=300, hills=60, seed=15, reed=[(-20, 60, 30)], island=(10, 170))
    return weather('haze', sun=118, seed=8, exposure=0.6)


def in_low_light():
    boat = kingfisher(turn=18)
    afloat(boat, heel=2, trim=0.6, outline=False)
    beads(boat, 2600)
    beside(-27, 5.5, 0.95, 82, (0.45, 0.0), 0.75, fstop=4.0)
    setting(shore=260, town=5, seed=9)
    return weather('golden', sun=-104, seed=6)


PICTURES = {'kingfisher-1': on_the_float, 'kingfisher-2': under_way, 'kingfisher-3': from_above, 'kingfisher-4': on_the_seat, 'kingfisher-5': in_low_light}

if __name__ == '__main__':
    shoot(PICTURES)
