"""The rental's pictures out on the lake: voucher-dawn, lost (a buoy in the fog) and overview-all."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from figure import figure  # noqa: E402
from harbour import canoe_with_two, sail  # noqa: E402
from lake_stage import beside, bow_wave, ring, setting, shoot, spray, wake, weather  # noqa: E402
from pier import buoy  # noqa: E402


def dawn():
    """Two in a canoe before sunrise, and nobody else."""
    canoe = canoe_with_two((0.2, 0.0), 157)
    beside(bearing=-90, distance=12.5, height=1.75, lens=44, aim=(0.2, 0.0), horizon=0.43, across=0.53)
    setting(shore=620, hills=70, mountains=1.6, seed=21, reed=[(-18.6, 8.0, 1.3, 1.6), (22, 70, 40)], lilies=[(-15, 8.6)])
    wake(canoe, 5.2, 0.9, 1.4, motor=False)
    ring(1.9, -1.3, 0.3)
    return weather('morning', sun=24, seed=12, elevation=4.5, power=2.6, colour=(1.0, 0.56, 0.30), mist=(2.6, 260), exposure=0.62, ripple=0.12, height=0.006,
        air=(0.80, 0.60, 0.52), warm=(1.2, 0.74, 0.48), horizon=(0.98, 0.68, 0.52), band=0.34)


def lost():
    buoy(0.0, 0.0, (0.78, 0.105, 0.006), lean=8)
    beside(bearing=-90, distance=8.2, height=1.0, lens=62, aim=(0.0, 0.0), horizon=0.54, across=0.64)
    setting(shore=260, hills=30, mountains=0, seed=5)
    ring(0.0, 0.0, 0.55, 0.006, 4, 0.2)
    return weather('fog', sun=30, seed=4, metres=105, exposure=0.25)


def all_kinds():
    """A fine summer's day: every kind of boat is out."""
    from boat_eider import GUESTS
    eider = sail('eider', (0.0, 0.0), 196, trim=0.6, crew=GUESTS, fenders=())
    beside(bearing=-90, distance=22.0, height=2.6, lens=46, aim=(0.0, 0.0), horizon=0.52, across=0.66)
    canoe = canoe_with_two((-8.7, -0.6), 12)
    tern = sail('black_tern', (10.0, 52.0), 172, heel=-6, sails='set', lee=1, out=20)
    figure('tiller', (-4.2, 0.5, 0.75), -90, 'jumper', cap='cap white', hair='short grey', seed=3, build='man', parent=tern)
    avocet = sail('avocet', (-34.0, 84.0), 196, heel=-8, sails='set', lee=1, out=18)
    dipper = sail('kingfisher', (-21.0, 22.0), 176, heel=5, trim=5, lift=0.12)
    from boat_kingfisher import riders
    riders(dipper)
    house = sail('bittern', (-11.5, 34.0), 8, outline=False)
    wake(eider, 6.2, 2.3, 2.4)
    bow_wave(eider, 6.2, 2.3, 2.4)
    wake(canoe, 5.2, 0.9, 1.5, motor=False)
    for boat, length, beam, speed in ((tern, 11.4, 2.95, 3.0), (avocet, 7.2, 2.4, 2.8)):
        wake(boat, length, beam, speed, motor=False)
    wake(house, 8.2, 3.2, 1.8)
    wake(dipper, 3.45, 1.25, 11)
    bow_wave(dipper, 3.45, 1.25, 8, start=0.22, end=-0.4)
    spray(dipper, 3.45, 1.25, 9)
    setting(shore=640, hills=85, mountains=1.25, town=(-17, 520, 6), island=(9, 330), seed=31)
    return weather('noon', sun=-125, seed=8, elevation=34, exposure=0.3)


shoot({'voucher-dawn': dawn, 'lost': lost, 'overview-all': all_kinds})
