"""The sailing boats together: the tall tile with the cutter in the morning, and the wide picture over their overview."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from boat_avocet import avocet  # noqa: E402
from boat_black_tern import SEAT, black_tern  # noqa: E402
from boat_teal import dry_inside, teal  # noqa: E402
from figure import figure  # noqa: E402
from lake_stage import afloat, beside, bow_wave, setting, shoot, wake, weather  # noqa: E402


def crew_of_cutter(boat, lee):
    s, a = -lee, 90 * lee
    figure('tiller', (-3.55, s * 0.62, SEAT + 0.02), a, 'skipper', None, 'short grey', 'skipper', 51, 'man', parent=boat, look=(0.5 * s, 0.2))
    figure('sit', (-2.45, s * 0.62, SEAT + 0.09), a, ('long', 'wine', 'long', 'sand', 'deck'), None, 'bob grey', 'straw', 54, 'woman', parent=boat)
    figure('talk', (-1.85, s * 0.62, SEAT + 0.09), a, ('shirt', 'white', 'long', 'sand', 'deck'), None, 'short brown', None, 55, 'man', parent=boat)
    figure('sit', (0.15, s * 0.62, 1.20), a, ('long', 'red', 'long', 'khaki', 'deck'), None, 'long brown', None, 58, 'woman', parent=boat,
           feet=((0.34, 0.12, -0.36), (0.30, -0.12, -0.36)))


def tile():
    """The cutter comes towards us in the morning sun, mist on the far shore."""
    boat = black_tern('set', lee=-1, out=20)
    afloat(boat, heel=7, trim=0.2, outline=False)
    crew_of_cutter(boat, -1)
    beside(bearing=-36, distance=36, height=1.5, lens=72, aim=(0.9, -0.3), horizon=0.185, across=0.47)
    setting(shore=620, hills=100, mountains=1.4, seed=41)
    wake(boat, 10.2, 2.7, speed=2.8, motor=False, foam=0.35)
    bow_wave(boat, 10.0, 2.6, 3.0)
    return weather('morning', sun=-122, seed=7, wind=40, elevation=12, ripple=0.26, height=0.022, longest=2.0, calm=0.6, mist=(1.6, 2200), metres=3200, exposure=0.42)


def overview():
    """All three on a light breeze over the port side: the cutter large, the daysailer beyond her, the dinghy far off."""
    cutter = black_tern('set', lee=-1, out=19)
    afloat(cutter, heel=6, trim=0.2, outline=False)
    crew_of_cutter(cutter, -1)
    beside(bearing=76, distance=92, height=2.5, lens=60, aim=(0.9, 0.0), horizon=0.32, across=0.70)
    small = avocet('set', lee=-1, out=18)
    afloat(small, heel=8, at=(3.9, -62.6), turn=9, outline=False)
    figure('tiller', (-2.45, 0.72, 0.52), -90, ('long', 'navy', 'long', 'sand', 'deck'), None, 'short brown', None, 31, 'man', parent=small)
    figure('haul', (-1.45, 0.72, 0.52), -80, ('tee', 'white', 'shorts', 'navy', 'deck'), 'red', 'tail blond', None, 34, 'woman', parent=small)
    dinghy = teal('set', lee=-1, out=20)
    afloat(dinghy, heel=5, at=(-44, -102), turn=-8, outline=dry_inside())
    figure('tiller', (-1.42, 0.60, 0.25), -98, ('long', 'red', 'long', 'sand', 'deck'), None, 'short blond', None, 3, 'man', parent=dinghy)
    setting(shore=760, hills=72, mountains=1.2, seed=47, town=(-18.5, 560))
    for boat, long, wide, speed in ((cutter, 10.2, 2.7, 2.8), (small, 7.2, 2.1, 2.6)):
        wake(boat, long, wide, speed=speed, motor=False, foam=0.3)
        bow_wave(boat, long, wide, speed)
    return weather('noon', sun=124, seed=15, wind=-60, elevation=24, ripple=0.32, height=0.03, longest=2.4, calm=0.5, metres=3600, colour=(1.0, 0.87, 0.70), cover=0.34, exposure=0.35)


shoot({'tile-sailboats': tile, 'overview-sailboats': overview})
