"""The five pictures of the canoe Sandpiper."""
import random

from mathutils import Vector

from boat_sandpiper import SEATS, paddlers, sandpiper
from belongings import basket, folded
from figure import figure
from lake_shore import pads
from lake_stage import above, aboard, afloat, beside, ring, setting, shallow, wake, weather
from pier import mooring, pier
from shapes import Parts


def at_the_low_pier():
    boat = sandpiper()
    afloat(boat, heel=-1.0, turn=2)
    beside(57, 8.6, 1.75, 58, (0.0, -0.25), 0.74)
    landing = pier((-7, -1.25), (6.5, -1.25), 1.5, 0.36, tall=(1, 3), sides=(1, -1), seed=9)
    for x, post in ((2.30, (2.6, -0.4, 1.0)), (-2.30, (-4.0, -0.4, 1.0))):
        mooring(boat.matrix_world @ Vector((x, 0, 0.54)), landing.nearest(post), 0.10)
    parts = Parts()
    with parts.at(-1.5, -1.0, 0.36):
        basket(parts, 0, 0, 0, turn=30)
        folded(parts, 0.55, -0.15, 0, turn=12, colours=((0.10, 0.16, 0.24), (0.5, 0.46, 0.36)))
    parts.finish()
    setting(shore=260, seed=19, hills=80, bank=[(-17, 90)], reed=[(9, 34, 16), (19, 46, 24)])
    return weather('morning', sun=112, seed=12, elevation=11, metres=1700, mist=(1.8, 330), exposure=0.6)


def by_the_reeds():
    boat = sandpiper(paddles=False)
    paddlers(boat)
    afloat(boat, heel=1.5, turn=4, lift=-0.03)
    beside(64, 9.4, 1.3, 62, (0.0, 0), 0.70)
    setting(shore=330, seed=11, reed=[(-11, 30, 22), (15, 38, 30)], mountains=0.8)
    wake(boat, 5.0, 0.9, speed=1.6, motor=False)
    ring(0.9, 1.3, 0.4)
    return weather('overcast', sun=140, seed=3)


def over_the_lilies():
    boat = sandpiper(picnic=True, barrels=False)
    afloat(boat, heel=0.6, turn=0)
    figure('lie', (-0.95, 0.02, 0.10), 0, 'linen', hair='short brown', cap='straw', seed=47, build='man', parent=boat, feet=((0.80, 0.12, 0.06), (0.78, -0.12, 0.06)),
           hands=((0.10, 0.16, 0.20), (0.06, -0.14, 0.20)), lean=-66)
    above(-66, 62, 8.8, 42, (0.05, 0.1, 0.1))
    view = setting(shore=300, seed=5)
    spots = [(-2.6, 1.9), (2.6, -2.4), (1.2, 3.2), (3.6, 1.8)]
    for i, (px, py) in enumerate(spots):
        bearing, distance = view.polar(px, py)
        pads(view, bearing, distance, random.Random(i + 3), count=13, radius=0.85)
    shallow(lambda px, py: 1.1 + 0.10 * px - 0.16 * py)
    return weather('noon', sun=-70, seed=3, ripple=0.16, height=0.008, calm=0.9)


def from_the_stern_seat():
    boat = sandpiper()
    afloat(boat, turn=0)
    figure('canoe', (SEATS[1] - 0.02, 0, 0.155), 0, 'tee', vest='red', cap='straw', hair='tail brown', seed=36, build='woman', grip=0, parent=boat, look=(14, 2),
           feet=((0.34, 0.10, -0.07), (0.32, -0.10, -0.07)))
    aboard(boat, (-1.72, 0.06, 0.98), (1.3, 0.0, 0.33), 22)
    setting(shore=130, seed=23, reed=[(-27, 9, 18, 5), (26, 11, 20, 5), (-12, 26, 9), (9, 34, 16)], lilies=[(-14, 9), (17, 14)], mountains=1.2)
    wake(boat, 5.0, 0.9, speed=1.2, motor=False)
    return weather('haze', sun=74, seed=6, elevation=22, calm=0.9, exposure=0.6)


def lantern_in_the_reeds():
    boat = sandpiper(paddles=True, barrels=True, lit=True)
    figure('sit', (SEATS[0], 0, 0.155), 0, 'jumper', hair='short brown', seed=31, build='man', parent=boat, look=(35, 6), feet=((0.50, 0.15, -0.11), (0.46, -0.15, -0.11)))
    afloat(boat, turn=0)
    beside(118, 8.4, 1.15, 55, (0.1, 0), 0.60)
    setting(shore=360, seed=26, reed=[(-17, 12.5, 7, 3), (15, 15, 9, 3), (3, 48, 40)], hills=70, mountains=1.1)
    return weather('evening', sun=12, seed=5)


PICTURES = {'sandpiper-1': at_the_low_pier, 'sandpiper-2': by_the_reeds, 'sandpiper-3': over_the_lilies, 'sandpiper-4': from_the_stern_seat,
            'sandpiper-5': lantern_in_the_reeds}
