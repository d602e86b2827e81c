"""The five pictures of Black Tern: sails drying in the evening, under full sail after rain, from above, her cockpit, lit in the blue hour."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector  # noqa: E402

from belongings import book, mug, straw_hat  # noqa: E402
from boat_black_tern import SEAT, black_tern, black_tern_hull  # noqa: E402
from comforts import blanket, lantern  # noqa: E402
from figure import figure  # noqa: E402
from finishes import cloth, plain  # noqa: E402
from fittings import fender  # noqa: E402
from lake_stage import above, aboard, afloat, beside, bow_wave, setting, shoot, wake, weather  # noqa: E402
from pier import dusk_light, lamp_post, mooring, pier  # noqa: E402
from rig import rope_of  # noqa: E402
from shapes import Parts  # noqa: E402


def inside():
    return [(x, half - 0.05) for x, half in black_tern_hull().waterline()]


def extra(boat, build):
    """More things aboard, which move with her."""
    parts = Parts()
    build(parts)
    for thing in parts.finish():
        thing.parent = boat


def fenders(boat, side):
    hull, made = black_tern_hull(), plain('canvas fender', (0.46, 0.40, 0.28), 0.95)
    extra(boat, lambda parts: [fender(parts, x, side * (hull.half(x) + 0.16), hull.height(x) + 0.14, 0.62, 0.60, 0.13, made, rope_of()) for x in (2.2, 0.2, -1.9)])


def tied(boat, quay, places):
    for place, along in places:
        mooring(boat.matrix_world @ Vector(place), quay.nearest((along, 2.2, 0.6)), radius=0.013)


def guests(boat, lee, many=True):
    """The skipper at the tiller, the deckhand at the shrouds, guests on the weather side."""
    s, a = -lee, 90 * lee
    figure('tiller', (-3.55, s * 0.62, SEAT + 0.02), a, 'skipper', None, 'short grey', 'skipper', 51, 'man', parent=boat, look=(0.5 * s, 0.2))
    figure('stand', (1.0, s * 0.85, 0.86), a - 60 * lee, ('jacket', 'navy', 'long', 'charcoal', 'deck'), None, 'short dark', None, 53, 'man', parent=boat, look=(0, 0.5),
           hands=((0.30, 0.25, 1.35), (0.05, -0.27, 0.76)))
    figure('sit', (-2.45, s * 0.62, SEAT + 0.09), a, ('long', 'wine', 'long', 'sand', 'deck'), None, 'bob grey', 'straw', 54, 'woman', parent=boat, look=(0.2 * s, 0.1))
    figure('talk', (-1.85, s * 0.62, SEAT + 0.09), a, ('shirt', 'white', 'long', 'sand', 'deck'), None, 'short brown', None, 55, 'man', parent=boat)
    if many:
        figure('cup', (-2.2, lee * 0.60, SEAT + 0.09), -a, ('long', 'rust', 'long', 'denim', 'deck'), None, 'tail blond', None, 56, 'woman', parent=boat)
        figure('sit', (0.15, s * 0.62, 1.20), a, ('long', 'green', 'long', 'khaki', 'deck'), None, 'long brown', None, 58, 'woman', parent=boat, feet=((0.34, 0.12, -0.36), (0.30, -0.12, -0.36)))


def drying():
    """Alongside in the last sun, her sails hoisted to dry."""
    boat = black_tern('dry', lee=-1, out=5, slacked=0.035, wind=8)
    fenders(boat, -1)
    afloat(boat, heel=-0.4, outline=inside())
    beside(bearing=43, distance=28.8, height=2.2, lens=44, aim=(0.9, -0.3), horizon=0.215, across=0.5)
    quay = pier((30, -2.95), (-17, -2.95), 2.2, seed=17)
    tied(boat, quay, (((4.6, -0.20, 1.02), 8.6), ((-4.9, -0.42, 0.82), -7.8), ((1.0, -1.25, 0.80), -2.0)))
    lamp_post(5.6, -3.5, watts=40)
    setting(shore=700, hills=110, mountains=1.5, seed=31, bank=[(-22, 210)])
    return weather('golden', sun=-112, seed=9, wind=20, elevation=6, exposure=0.75)


def full_sail():
    """Close-reaching out of a shower: sunlit sails before dark clouds."""
    boat = black_tern('set', lee=1, out=15)
    afloat(boat, heel=-11, trim=0.2, outline=False)
    guests(boat, 1)
    beside(bearing=-62, distance=31, height=2.0, lens=46, aim=(0.9, 0.8), horizon=0.225, across=0.5)
    setting(shore=800, hills=120, mountains=1.3, seed=23, island=(-17, 330))
    wake(boat, 10.2, 2.7, speed=3.6, motor=False, foam=0.5)
    bow_wave(boat, 10.0, 2.6, 3.6)
    return weather('after-rain', sun=-122, seed=14, wind=55, elevation=16, ripple=0.5, height=0.05, longest=3.2, calm=0.25)


def from_above():
    """Teak deck, skylight and three sails over deep water."""
    boat = black_tern('set', lee=-1, out=27)
    afloat(boat, heel=6, outline=inside())
    guests(boat, -1)
    above(bearing=132, pitch=50, distance=32, lens=42, aim=(0.9, -0.4, 3.4), up=0.47)
    setting(shore=500, seed=2)
    wake(boat, 10.2, 2.7, speed=3.2, motor=False, foam=0.4)
    bow_wave(boat, 10.0, 2.6, 3.4)
    return weather('breeze', sun=150, seed=5, wind=-50, elevation=40, exposure=0.42, ripple=0.45, height=0.04, longest=3.0, foam=0.1, calm=0.35)


def cockpit():
    """Stepping down from the side deck at noon: tiller, compass, teak slats, the companionway to the saloon."""
    boat = black_tern('furled', wind=30)

    def things(parts):
        mug(parts, -1.72, -0.30, SEAT + 0.09, 20, (0.62, 0.60, 0.53))
        book(parts, -2.35, 0.66, SEAT + 0.088, 25, 0.17, 0.24, 0.03, (0.035, 0.05, 0.10))
        straw_hat(parts, -2.72, -0.62, SEAT + 0.088, 20)
        blanket(parts, cloth('oilskin', (0.60, 0.40, 0.04), rough=0.45), -3.25, -0.52, SEAT + 0.09, 0.40, 0.5, 0.2, 180)
    extra(boat, things)
    afloat(boat, heel=-0.5, outline=inside())
    aboard(boat, (-4.55, 0.42, 1.92), (-1.2, -0.16, 0.66), lens=22)
    quay = pier((30, 3.0), (-17, 3.0), 2.2, seed=17)
    tied(boat, quay, (((4.6, 0.20, 1.02), 8.6), ((-4.9, 0.42, 0.82), -7.8)))
    setting(shore=420, hills=90, mountains=1.1, seed=27, town=(-14, 330))
    return weather('noon', sun=-125, seed=17, wind=10, elevation=40)


def blue_hour():
    """At anchor off the island, the saloon lit, a riding light in the forestay."""
    boat = black_tern('furled', lit=True, wind=6, ensign=False)
    extra(boat, lambda parts: lantern(parts, 4.9, 0.0, 2.72, 0.34, 40.0))
    afloat(boat, heel=0.3, outline=inside())
    beside(bearing=-128, distance=25, height=1.7, lens=41, aim=(0.9, 0.0), horizon=0.275, across=0.50)
    figure('sit', (-2.2, 0.62, SEAT + 0.09), -90, ('long', 'rust', 'long', 'navy', 'deck'), None, 'long brown', None, 61, 'woman', parent=boat)
    figure('cup', (-2.6, -0.62, SEAT + 0.09), 90, ('jacket', 'navy', 'long', 'charcoal', 'deck'), None, 'short dark', None, 62, 'man', parent=boat)
    place = boat.matrix_world
    dusk_light(place @ Vector((4.9, 0, 2.88)), 26.0, size=0.05)
    dusk_light(place @ Vector((-2.4, 0, 1.25)), 14.0, size=0.12)
    setting(shore=420, hills=85, mountains=1.1, seed=35, town=(17, 380))
    return weather('blue-hour', sun=-30, seed=6, wind=15, exposure=1.65)


shoot({'black-tern-1': drying, 'black-tern-2': full_sail, 'black-tern-3': from_above, 'black-tern-4': cockpit, 'black-tern-5': blue_hour})
