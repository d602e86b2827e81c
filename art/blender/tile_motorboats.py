"""The motorboats' tile (upright) and the wide picture over their list."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from boat_eider import eider  # noqa: E402
from boat_goldeneye import PARTY, goldeneye  # noqa: E402
from boat_merganser import FRIENDS, form, merganser  # noqa: E402
from lake_stage import afloat, beside, bow_wave, setting, shoot, spray, wake, weather  # noqa: E402
from motorboat_scene import moored, side_spray  # noqa: E402
from pier import lamp_post, lifebuoy_stand, pier  # noqa: E402


def tile():
    boat = merganser(FRIENDS, ())
    afloat(boat, 5, 3.4, 0.08)
    beside(-30, 13.6, 1.5, 70, (-0.1, 0.0), 0.56)
    setting(shore=620, hills=110, mountains=1.4, seed=52)
    wake(boat, 6.6, 2.5, 10, turn=6)
    bow_wave(boat, 6.6, 2.5, 10, start=0.22, end=-0.5)
    side_spray(boat, form(), 1.1, -3.4, 0.75, 1.9)
    spray(boat, 6.6, 2.5, 10, 0.6, start=0.14, size=0.006)
    return weather('golden', -112, seed=8, elevation=15, colour=(1.0, 0.74, 0.46), exposure=0.4, ripple=0.4, height=0.03, metres=4600,
        air=(0.50, 0.52, 0.58), warm=(0.9, 0.72, 0.55))


def overview():
    classic = goldeneye(PARTY[:2], ())
    afloat(classic, 0.5, 0.8, turn=196, at=(2.55, -6.4))
    bowrider = merganser((), (-1,))
    afloat(bowrider, 0.2, 0.4, turn=180, at=(0.9, 1.55))
    launch = eider((), fenders=(-1,))
    afloat(launch, 0.2, 0.3, turn=180, at=(8.4, 1.68))
    beside(-90, 24.0, 2.9, 40, (0.0, 0.0), 0.60)
    quay = pier((-5.2, 4.0), (26, 4.0), 1.9)
    moored(bowrider, quay, ((2.45, -0.68, 1.08), 1.0), ((-2.9, -1.05, 0.9), -0.6))
    moored(launch, quay, ((2.45, 0, 0.93), 0.6), ((-2.72, -0.88, 0.76), -1.0))
    lamp_post(-3.4, 4.6)
    lifebuoy_stand(5.0, 4.6)
    setting(shore=700, hills=60, town=(9, 480), mountains=0.75, seed=61, reed=[(-20, 110, 40)])
    wake(classic, 7.2, 2.1, 2.2)
    bow_wave(classic, 7.2, 2.1, 2.2)
    return weather('golden', -122, seed=12, elevation=15, colour=(1.0, 0.76, 0.52), exposure=0.45, metres=5200, air=(0.52, 0.54, 0.60),
        warm=(0.9, 0.74, 0.58))


if __name__ == '__main__':
    shoot({'tile-motorboats': tile, 'overview-motorboats': overview})
