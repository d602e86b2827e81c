"""The five pictures of Teal: at the pier, under sail with two aboard, from above, her inside, and rowed home in the afterglow."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector  # noqa: E402

from boat_teal import dry_inside, teal  # noqa: E402
from figure import figure  # noqa: E402
from lake_stage import above, aboard, afloat, beside, bow_wave, ring, setting, shallow, shoot, wake, weather  # noqa: E402
from pier import mooring, pier  # noqa: E402


def at_the_pier():
    """Sails hoisted to dry on a still morning, the reed bay behind."""
    boat = teal('dry', lee=-1, out=7, jib=8, slacked=0.05, wind=10, things=True, fenders=1)
    afloat(boat, heel=-0.6, trim=0.4, outline=dry_inside())
    beside(bearing=-143, distance=11.7, height=1.95, lens=40, aim=(0.1, 0.2), horizon=0.452, across=0.5)
    jetty = pier((-4.4, 2.02), (17, 2.02), 1.7, seed=5)
    for place, post in (((2.2, 0.0, 0.50), jetty.nearest((4.6, 1.2, 0.6))), ((-2.2, 0.5, 0.52), jetty.nearest((-4.2, 1.2, 0.6)))):
        mooring(boat.matrix_world @ Vector(place), post, radius=0.008)
    setting(shore=240, hills=55, mountains=0.9, seed=12, bank=[(-9, 105)], reed=[(-20, 40, 70), (-6, 62, 60), (17, 60, 50)], lilies=[(-24, 17)])
    return weather('morning', sun=-118, seed=4, elevation=15, wind=30)


def under_sail():
    """Close-hauled along a wooded shore; the wind comes over the port side, where the two sit."""
    boat = teal('set', lee=-1, out=13, jib=12, helm=-3)
    afloat(boat, heel=10, trim=0.5, turn=0, outline=dry_inside())
    figure('tiller', (-1.42, 0.60, 0.25), -98, ('long', 'navy', 'long', 'sand', 'deck'), 'red', 'short blond', None, 3, 'man', parent=boat, look=(0.5, 0.2))
    figure('haul', (-0.42, 0.55, 0.24), -66, ('tee', 'white', 'shorts', 'navy', 'deck'), 'yellow', 'tail brown', 'cap navy', 8, 'woman', parent=boat, look=(-0.1, 0.5))
    beside(bearing=52, distance=14.2, height=1.35, lens=54, aim=(-0.05, 0.0), horizon=0.28, across=0.5)
    setting(shore=210, hills=60, mountains=0.9, seed=4, bank=[(26, 75)], reed=[(13, 52, 30)])
    wake(boat, 4.6, 1.6, speed=2.2, motor=False)
    bow_wave(boat, 4.6, 1.5, 2.6)
    return weather('noon', sun=118, seed=5, wind=-60, elevation=36)


def from_above():
    """Reaching over clear water; the sun stands behind the camera."""
    boat = teal('set', lee=-1, out=30, jib=24, helm=3)
    afloat(boat, heel=4, turn=0, outline=dry_inside())
    figure('tiller', (-1.45, 0.58, 0.25), -95, ('shirt', 'white', 'shorts', 'sand', 'bare'), None, 'short grey', 'straw', 5, 'man', parent=boat)
    figure('sit', (-0.42, 0.30, 0.24), -62, ('tee', 'sky', 'shorts', 'white', 'bare'), 'orange', 'long blond', None, 11, 'girl', parent=boat)
    above(bearing=58, pitch=54, distance=14.6, lens=50, aim=(-0.3, -0.5, 1.3), up=0.44)
    setting(shore=300, seed=2)
    shallow(lambda x, y: 1.6 + 0.10 * (x + 14) * (x > -14) + 0.25 * abs(y + 6))
    wake(boat, 4.6, 1.6, speed=2.2, motor=False)
    bow_wave(boat, 4.6, 1.5, 2.4)
    return weather('noon', sun=165, seed=3, wind=-120, ripple=0.22, height=0.012, longest=1.5, calm=0.6, elevation=44)


def inside():
    """As somebody who steps over the stern sees her: oars, thwarts, halyards, the tan sail overhead."""
    boat = teal('set', lee=1, out=32, jib=22, slacked=0.02, things=True)
    afloat(boat, heel=-1.5, outline=dry_inside())
    aboard(boat, (-2.75, -0.30, 1.30), (0.55, -0.02, 0.22), lens=23)
    setting(shore=260, hills=70, mountains=1.2, seed=9, town=None, island=(-16, 150), reed=[(22, 34, 40)])
    return weather('haze', sun=-68, seed=6, wind=20, elevation=24)


def rowed_home():
    """The wind has dropped: sails stowed, one rows into the afterglow."""
    boat = teal('furled', lee=1, oars='out', wind=4, topped=0.24)
    afloat(boat, heel=0, trim=-0.4, outline=dry_inside())
    figure('row', (-0.42, 0.0, 0.24), 180, ('long', 'cream', 'long', 'navy', 'deck'), None, 'short dark', None, 21, 'man', parent=boat)
    figure('sit', (-2.02, 0.0, 0.25), 0, ('long', 'red', 'long', 'navy', 'deck'), None, 'long brown', None, 23, 'woman', parent=boat)
    beside(bearing=-112, distance=14.5, height=1.25, lens=52, aim=(0.25, 0.0), horizon=0.36, across=0.52)
    setting(shore=520, hills=70, mountains=1.1, seed=15, reed=[(-19, 30, 16)])
    for s in (1, -1):
        ring(0.02, s * 2.55, 0.35, 0.012)
        ring(1.5, s * 2.5, 0.7, 0.008)
    wake(boat, 4.6, 1.5, speed=1.3, motor=False, foam=0.0)
    return weather('evening', sun=-18, seed=8, wind=10)


shoot({'teal-1': at_the_pier, 'teal-2': under_sail, 'teal-3': from_above, 'teal-4': inside, 'teal-5': rowed_home})
