"""Jet skis and canoes on the site itself: their tiles (portrait) and the wide pictures over their overviews, whose left side carries words."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import boat_dipper  # noqa: E402
import boat_reed_warbler  # noqa: E402
import boat_sandpiper  # noqa: E402
from boat_kingfisher import kingfisher  # noqa: E402
from jetski_scenes import riders, sheets  # noqa: E402
from lake_stage import afloat, beside, bow_wave, ring, setting, shoot, wake, weather  # noqa: E402


def jetskis_tile():
    boat = kingfisher(turn=-10)
    riders(boat, vests=('yellow', 'coral'), seeds=(22, 27), driver='woman', look=((10, 2), (-20, 4)))
    afloat(boat, heel=6, trim=6, lift=0.14, outline=False)
    beside(35, 6.9, 0.85, 62, (-0.1, 0.05), 0.53, across=0.52)
    setting(shore=460, seed=41, hills=100, mountains=1.5)
    wake(boat, 3.45, 1.25, speed=11, turn=-5)
    bow_wave(boat, 3.45, 1.25, 8, start=0.22, end=-0.4)
    sheets(boat, 3.45, 1.25, 1.5, seed=12, count=48000, inside=0.25)
    return weather('golden', sun=92, seed=31, elevation=8, exposure=0.8)


def canoes_tile():
    boat = boat_sandpiper.sandpiper(paddles=False, barrels=False, picnic=False)
    boat_sandpiper.paddlers(boat, look=((14, 2), (8, 4)), grips=(0, 1))
    afloat(boat, heel=-1, lift=-0.03)
    beside(24, 9.6, 1.55, 72, (-0.1, 0.1), 0.63)
    setting(shore=300, seed=43, hills=80, reed=[(-13, 12, 5, 3), (7, 19, 9, 4), (14, 12, 5, 3)], lilies=[(-5, 6.2), (10, 7.5)], mountains=1.0)
    wake(boat, 5.0, 0.9, speed=1.5, motor=False)
    ring(1.3, 0.75, 0.3)
    return weather('morning', sun=100, seed=32, elevation=10, metres=1500, mist=(2.0, 300), exposure=0.65)


def jetskis_wide():
    boat = kingfisher(turn=6)
    riders(boat, seeds=(3, 8), look=((20, 2), (30, 4)))
    afloat(boat, heel=-5, trim=5.5, lift=0.13, outline=False)
    other = boat_dipper.dipper()
    riders(other, 1, boat_dipper.KX, boat_dipper.KY, vests=('yellow',), seeds=(5,), look=((0, 2),))
    afloat(other, heel=8, trim=5, lift=0.11, at=(-16.5, 22.6), turn=152, outline=False)
    beside(-66, 13.6, 1.25, 48, (0.0, 0), 0.56, across=0.66)
    setting(shore=560, seed=45, hills=52, mountains=1.35, woods=1.5)
    for ski, length, beam, bend in ((boat, 3.45, 1.25, 4), (other, 2.8, 1.12, -6)):
        wake(ski, length, beam, speed=11, turn=bend)
        bow_wave(ski, length, beam, 8, start=0.22, end=-0.4)
        sheets(ski, length, beam, 1.1, seed=int(length * 10), count=26000)
    return weather('evening', sun=78, seed=33, elevation=5, power=3.2, colour=(1.0, 0.50, 0.28), soft=2.0, calm=0.6, height=0.03, ripple=0.28, metres=4600, exposure=0.95)


def canoes_wide():
    boat = boat_sandpiper.sandpiper(paddles=False, barrels=True)
    boat_sandpiper.paddlers(boat, look=((20, 2), (24, 2)), third=True)
    afloat(boat, heel=1, lift=-0.04)
    other = boat_reed_warbler.reed_warbler(covers=True, paddles=False)
    boat_reed_warbler.paddlers(other)
    afloat(other, at=(-10.5, 14.35), turn=14, lift=-0.015)
    beside(-72, 14.5, 1.5, 46, (0.1, 0), 0.58, across=0.665)
    setting(shore=520, seed=47, hills=90, mountains=1.4, reed=[(19, 22, 12, 4), (23, 15, 8, 3), (-34, 60, 30)], lilies=[(13, 8.5)])
    wake(boat, 5.0, 0.9, speed=1.6, motor=False)
    wake(other, 5.8, 0.62, speed=2.0, motor=False)
    return weather('morning', sun=-112, seed=34, elevation=13, metres=2400, mist=(1.5, 600), exposure=0.6)


PICTURES = {'tile-jetskis': jetskis_tile, 'tile-canoes': canoes_tile, 'overview-jetskis': jetskis_wide, 'overview-canoes': canoes_wide}

if __name__ == '__main__':
    shoot(PICTURES)
