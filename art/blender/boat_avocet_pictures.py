"""The five pictures of Avocet: moored under a grey sky, beating, under gennaker from above, her cockpit, against the evening sun."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector  # noqa: E402

from belongings import mug, straw_hat, sunglasses, thermos  # noqa: E402
from boat_avocet import SEAT, avocet, avocet_hull  # noqa: E402
from comforts import blanket  # noqa: E402
from figure import figure  # noqa: E402
from finishes import cloth  # noqa: E402
from fittings import fender  # noqa: E402
from lake_stage import above, aboard, afloat, beside, bow_wave, setting, shoot, spray, wake, weather  # noqa: E402
from pier import lamp_post, mooring, pier  # noqa: E402
from shapes import Parts  # noqa: E402


def inside():
    return [(x, half - 0.04) for x, half in avocet_hull().waterline()]


def extra(boat, build):
    """More things aboard, which move with her."""
    parts = Parts()
    build(parts)
    for thing in parts.finish():
        thing.parent = boat


def fenders(boat, side):
    hull = avocet_hull()
    extra(boat, lambda parts: [fender(parts, x, side * (hull.half(x) + 0.115), hull.height(x) + 0.06, 0.52, 0.50, 0.105) for x in (1.2, -0.6, -2.4)])


def tied(boat, ropes):
    for place, post in ropes:
        mooring(boat.matrix_world @ Vector(place), post, radius=0.009)


def at_the_pier():
    boat = avocet('furled', motor_up=False, wind=12)
    fenders(boat, 1)
    afloat(boat, heel=0.5, outline=inside())
    beside(bearing=-58, distance=28.5, height=2.3, lens=50, aim=(0.2, 0.6), horizon=0.275, across=0.50)
    quay = pier((-16, 2.75), (26, 2.75), 2.0, seed=11)
    tied(boat, [((3.05, 0.22, 0.98), quay.nearest((6.6, 1.8, 0.6))), ((-3.45, 0.78, 0.78), quay.nearest((-6.2, 1.8, 0.6)))])
    lamp_post(-4.2, 3.3)
    setting(shore=360, hills=95, mountains=0.7, town=(-12, 300), seed=21)
    return weather('overcast', sun=120, seed=2, wind=40)


def crew(boat, lee, colours=(('jacket', 'navy', 'long', 'charcoal', 'deck'), ('jacket', 'teal', 'shorts', 'navy', 'deck'), ('long', 'white', 'long', 'navy', 'deck'))):
    s = -lee
    facing = 90 * lee
    figure('tiller', (-2.45, s * 0.72, SEAT + 0.02), facing, colours[0], 'grey', 'short brown', 'cap white', 31, 'man', parent=boat, glasses=True, look=(0.4 * s, 0.3))
    figure('haul', (-1.45, s * 0.72, SEAT + 0.02), facing - 8 * lee, colours[1], 'red', 'tail blond', None, 34, 'woman', parent=boat, look=(0.2, 0.5))
    figure('hike', (-0.55, s * 0.98, 0.86), facing, colours[2], 'blue', 'short dark', None, 37, 'man', parent=boat, look=(0.3 * s, 0.2))


def beating():
    """Close-hauled in a fresh breeze, seen from her windward quarter; three on the weather side."""
    boat = avocet('set', lee=-1, out=9, helm=-3)
    afloat(boat, heel=17, trim=0.5, lift=0.02, outline=False)
    crew(boat, -1)
    beside(bearing=118, distance=27, height=1.6, lens=52, aim=(-0.1, -0.9), horizon=0.225, across=0.50)
    setting(shore=900, hills=110, mountains=1.3, seed=8)
    wake(boat, 7.2, 2.1, speed=3.4, motor=False, foam=0.5)
    bow_wave(boat, 7.2, 2.0, 4.2)
    spray(boat, 7.0, 2.0, 4.0, amount=0.15, start=0.5, end=0.3, sides=(-1, 1))
    return weather('breeze', sun=-134, seed=11, wind=-55)


def gennaker():
    """Running free on a light day, from above."""
    boat = avocet('gennaker', lee=1, out=42, helm=2, wind=72)
    afloat(boat, heel=-3, turn=0, outline=inside())
    figure('tiller', (-2.45, -0.70, SEAT + 0.02), 90, ('tee', 'navy', 'shorts', 'sand', 'deck'), None, 'short brown', 'cap white', 41, 'man', parent=boat)
    figure('haul', (-1.5, -0.66, SEAT + 0.08), 84, ('tee', 'white', 'shorts', 'navy', 'deck'), None, 'tail blond', None, 42, 'woman', parent=boat, look=(0.3, 0.8))
    figure('lounge', (-0.9, 0.64, SEAT + 0.08), -80, ('tee', 'red', 'shorts', 'sand', 'bare'), None, 'bob dark', None, 45, 'woman', parent=boat)
    above(bearing=-82, pitch=46, distance=27.5, lens=45, aim=(0.9, 0.9, 3.6), up=0.46)
    setting(shore=500, seed=2)
    wake(boat, 7.2, 2.2, speed=2.6, motor=False, foam=0.3)
    bow_wave(boat, 7.2, 2.1, 2.6)
    return weather('haze', sun=-150, seed=5, wind=-60, elevation=36, ripple=0.3, height=0.016, calm=0.5, deep=(0.006, 0.032, 0.045))


def cockpit():
    """As one steps in over the stern, after a shower."""
    boat = avocet('furled', motor_up=False, wind=12)
    fenders(boat, 1)

    def things(parts):
        thermos(parts, -0.55, -0.50, SEAT + 0.014)
        mug(parts, -0.42, -0.62 + 0.16, SEAT + 0.014, 30, (0.03, 0.10, 0.12))
        sunglasses(parts, -1.0, 0.58, SEAT + 0.092, 30)
        straw_hat(parts, -1.25, -0.66, SEAT + 0.09, 20)
        blanket(parts, cloth('yellow jacket', (0.62, 0.36, 0.03), rough=0.6), -1.55, 0.62, SEAT + 0.09, 0.38, 0.5, 0.2, 95)
    extra(boat, things)
    afloat(boat, heel=0, outline=inside())
    aboard(boat, (-3.55, -0.28, 2.0), (0.35, 0.06, 0.42), lens=22)
    quay = pier((-16, 2.75), (26, 2.75), 2.0, seed=11)
    tied(boat, [((3.05, 0.22, 0.98), quay.nearest((6.6, 1.8, 0.6))), ((-3.45, 0.78, 0.78), quay.nearest((-6.2, 1.8, 0.6)))])
    setting(shore=300, hills=80, mountains=1.0, seed=14, bank=[(24, 90)])
    return weather('after-rain', sun=-105, seed=7, wind=20, elevation=24)


def evening_sun():
    """Heeling on a fresh breeze, the sun low behind her sails."""
    boat = avocet('set', lee=1, out=12, helm=3)
    afloat(boat, heel=-14, trim=0.3, outline=False)
    crew(boat, 1, (('jacket', 'yellow', 'long', 'navy', 'deck'), ('jacket', 'navy', 'long', 'charcoal', 'deck'), ('jacket', 'red', 'long', 'navy', 'deck')))
    beside(bearing=44, distance=30.5, height=1.3, lens=50, aim=(0.1, 0.6), horizon=0.20, across=0.42)
    setting(shore=1100, hills=90, mountains=1.2, seed=17)
    wake(boat, 7.2, 2.1, speed=3.2, motor=False, foam=0.4)
    bow_wave(boat, 7.2, 2.0, 4.0)
    return weather('golden', sun=26, seed=13, wind=130, exposure=0.45, ripple=0.5, height=0.05, longest=3.0, calm=0.25, foam=0.25)


shoot({'avocet-1': at_the_pier, 'avocet-2': beating, 'avocet-3': gennaker, 'avocet-4': cockpit, 'avocet-5': evening_sun})
