"""Whooper Swan: the white houseboat, 13.20 by 4.40 m, on two steel floats; outside whooper_house.py, inside whooper_rooms.py."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector

import whooper_house as outside_of
import whooper_rooms as rooms
from figure import figure
from finishes import gloss, rubber, teak, varnish
from hull_mesh import built
from lake_stage import aboard, above, afloat, beside, bow_wave, setting, shoot, wake, weather
from lines import TURN, curved, hanging, rope, tube
from pier import lamp_post, mooring, pier
from pier_things import bench, service_post
from rooms import daylight, inside_lamp
from shapes import Parts
from whooper_house import AFT, BOW, CEILING, DECK, EDGE, FLOOR, FORE, HALF, ROOF, STERN


def kayak(parts):
    """Lies lashed across the stern deck."""
    tone, n = gloss('kayak', (0.55, 0.16, 0.02), 0.3, 0.6, 0.3), 24
    centre = [Vector((STERN + 0.28, -1.45 + 2.9 * i / n, DECK + 0.42 + 0.10 * (2 * i / n - 1) ** 2)) for i in range(n + 1)]
    tube(parts, tone, centre, [max(0.012, 0.24 * (1 - abs(2 * i / n - 1) ** 2.3)) for i in range(n + 1)], 18)
    for k in (5, 19):
        ring = [centre[k] + Vector((0.25 * math.cos(TURN * j / 20), 0, 0.25 * math.sin(TURN * j / 20))) * 0.93 for j in range(20)]
        tube(parts, rubber('strap', (0.02, 0.02, 0.02)), ring, 0.012, 6, True)


def whooper_swan(lit=False, awning=True, fenders=(1, -1), laid=False, chairs=True, cabin=False, inside=True):
    with built('whooper swan') as boat:
        outside_of.floats()
        parts = Parts()
        outside_of.decks(parts)
        outside_of.house(parts, lit)
        outside_of.terrace(parts, awning, lit, chairs, laid)
        outside_of.bow_deck(parts, fenders, lit)
        kayak(parts)
        rooms.shell(parts)
        if cabin:
            rooms.cabin(parts)
        elif inside:
            rooms.saloon(parts, lit)
        parts.finish()
        if lit:
            for x, y, z, watts in ((1.85, 0.5, CEILING - 0.5, 55), (-0.6, 0.0, CEILING - 0.3, 40), (3.0, -0.9, CEILING - 0.3, 25),
                (-3.6, 1.1, CEILING - 0.4, 22), (-3.6, -1.1, CEILING - 0.4, 22)):
                inside_lamp(x, y, z, watts)
    return boat


def crew(boat, *people):
    """(pose, place, turn, more) in the boat's own metres."""
    for k, (pose, place, turn, more) in enumerate(people):
        figure(pose, place, turn, parent=boat, **{'seed': k + 3, **more})


def dinghy(boat):
    """The inflatable boat, tied to the stern."""
    parts, tone = Parts(), gloss('dinghy', (0.42, 0.43, 0.44), 0.5, 0.1, 0.3)
    with parts.at(STERN - 2.1, -1.0, 0.22, 8):
        ring_ = curved([(-1.25, 0.52, 0), (0.3, 0.55, 0), (0.95, 0.38, 0.04), (1.35, 0.0, 0.12), (0.95, -0.38, 0.04), (0.3, -0.55, 0),
            (-1.25, -0.52, 0)], 6)
        tube(parts, tone, ring_, 0.21, 16)
        parts.box(teak(0.1), -1.0, 0.9, -0.4, 0.4, -0.1, -0.06, 0.01)
        parts.box(teak(0.1), -0.3, -0.05, -0.5, 0.5, 0.12, 0.15, 0.008)
        parts.box(rubber('transom', (0.04, 0.04, 0.042)), -1.12, -1.07, -0.45, 0.45, -0.1, 0.24, 0.01)
        for s in (-0.3, 0.3):
            tube(parts, varnish(0), [(-0.9, s, 0.16), (0.7, s * 1.3, 0.2)], 0.018, 8)
    rope(parts, hanging((STERN - 0.72, -0.8, 0.35), (STERN + 0.35, -1.5, DECK + 0.06), 0.12), 0.008, None, False)
    for thing in parts.finish():
        thing.parent = boat


def at_the_pier():
    boat = whooper_swan(fenders=(-1,))
    afloat(boat, outline=False)
    beside(bearing=-40, distance=19.6, height=2.4, lens=48, aim=(0.0, 0.0), horizon=0.55, across=0.475)
    y = EDGE + 1.3
    dock = pier((-34, y), (3.2, y), 1.9, seed=4, sides=(1, -1))
    for x in (-26, -16.5, -8.5):
        lamp_post(x, y + 0.75)
    bench(-12.5, y + 0.6, turn=180)
    service_post(-7.6, y - 0.6)
    for x in (BOW - 0.45, STERN + 0.35):
        mooring((x, EDGE - 0.16, DECK + 0.06), dock.nearest((x - 3, y - 1, DECK)))
    setting(town=(13, 420, 8), shore=480, seed=3, bank=(-24, 190))
    return weather('noon', sun=-128, seed=2, elevation=33)


def cruising():
    boat = whooper_swan(fenders=())
    afloat(boat, outline=False)
    beside(bearing=126, distance=23.0, height=3.4, lens=50, aim=(-0.3, 0.0), horizon=0.52, across=0.46)
    crew(boat, ('rail', (4.5, 1.5, ROOF), 80, {'clothes': 'jumper'}), ('stand', (3.8, 0.9, ROOF), 40, {'clothes': 'shirt', 'build': 'woman'}),
         ('wheel', (2.6, -1.1, FLOOR), 0, {'clothes': 'skipper', 'cap': 'skipper'}), ('cup', (FORE + 1.1, 1.65, DECK + 0.44), -90,
         {'clothes': 'jumper', 'build': 'woman'}),
         ('photo', (BOW - 0.5, 0.3, DECK), 60, {'clothes': 'jacket'}))
    setting(shore=300, hills=90, mountains=0.9, island=(-18, 190), seed=7)
    wake(boat, 13.2, 4.4, speed=3.2, reach=80, height=0.13, foam=0.85)
    bow_wave(boat, 13.2, 4.4, 3.2, height=0.16, foam=0.7)
    return weather('morning', sun=-112, seed=4, exposure=0.45, mist=(1.6, 800), metres=2400, elevation=12)


def from_above():
    boat = whooper_swan(fenders=(), awning=True)
    afloat(boat, outline=False)
    above(bearing=-52, pitch=48, distance=21.5, lens=42, aim=(0.5, 0.0, 1.0), up=0.5)
    dinghy(boat)
    crew(boat, ('lie', (1.75, 0.65, ROOF), 180, {'clothes': 'swim', 'build': 'woman', 'glasses': True}),
        ('sit', (-2.4, 1.27, ROOF + 0.5), -90, {'clothes': 'linen'}),
         ('talk', (-1.5, 1.27, ROOF + 0.5), -90, {'clothes': 'dress', 'build': 'woman'}), ('edge', (BOW - 0.02, -0.3, DECK), 0,
         {'clothes': 'swim', 'build': 'child'}),
         ('stand', (BOW - 1.0, 0.2, DECK), -10, {'clothes': 'tee', 'build': 'man', 'cap': 'straw'}))
    setting(shore=300, seed=5, lilies=[(-14, 26)], reed=[(16, 30, 16)])
    return weather('haze', sun=-115, seed=3, exposure=0.6, ripple=0.34)


def saloon():
    boat = whooper_swan(fenders=())
    afloat(boat, outline=False)
    aboard(boat, (-1.15, -0.42, FLOOR + 1.42), (3.4, 0.30, FLOOR + 1.02), lens=19, level=True)
    setting(town=(9, 520, 8), shore=520, mountains=1.2, seed=12)
    for x, width, watts in ((1.72, 2.6, 190), (-0.55, 0.8, 45)):
        daylight((x, HALF + 0.5, 2.25), (0, -1, -0.35), width, 1.2, watts, (1.0, 0.93, 0.82))
    daylight((FORE + 0.7, 0.6, 1.9), (-1, 0, -0.2), 2.0, 1.6, 70, (0.9, 0.95, 1.0))
    daylight((1.2, -HALF - 0.5, 2.1), (0, 1, -0.3), 1.7, 1.1, 60, (0.85, 0.92, 1.0))
    inside_lamp(-0.6, 0.0, CEILING - 0.25, 12, (1.0, 0.85, 0.68), 0.4)
    return weather('breeze', sun=-118, seed=6, exposure=0.75, strength=0.095)


def evening():
    boat = whooper_swan(lit=True, laid=True, fenders=())
    afloat(boat, outline=False)
    beside(bearing=-62, distance=21.5, height=1.7, lens=48, aim=(0.0, 0.0), horizon=0.40)
    crew(boat, ('talk', (-2.4, 1.27, ROOF + 0.5), -90, {'clothes': 'linen'}), ('cup', (-1.6, 1.27, ROOF + 0.5), -95,
        {'clothes': 'dress', 'build': 'woman'}),
         ('lounge', (-2.2, -0.17, ROOF + 0.5), 90, {'clothes': 'shirt'}), ('sit', (-1.4, -0.17, ROOF + 0.5), 85,
         {'clothes': 'jumper', 'build': 'woman'}),
         ('rail', (1.9, -1.62, ROOF), -90, {'clothes': 'jumper'}), ('stand', (2.35, -1.55, ROOF), -120, {'clothes': 'dress', 'build': 'woman'}))
    setting(town=(-17, 420, 8), shore=420, mountains=1.2, seed=9)
    inside_lamp(-1.0, 0.3, ROOF + 1.6, 45, radius=0.5)
    inside_lamp(3.8, 0.5, ROOF + 1.5, 18, radius=0.4)
    inside_lamp(FORE + 0.8, 0.0, CEILING - 0.25, 30, radius=0.2)
    return weather('blue-hour', sun=25, seed=5)


def berth():
    boat = whooper_swan(fenders=(), cabin=True)
    afloat(boat, outline=False)
    aboard(boat, (-2.40, 0.30, FLOOR + 1.40), (-4.3, 1.38, FLOOR + 0.80), lens=18, level=True)
    setting(shore=180, hills=60, mountains=0.8, reed=[(8, 26, 14)], seed=15)
    daylight((-3.92, HALF + 0.5, 2.1), (0.1, -1, -0.45), 1.0, 1.1, 130, (1.0, 0.86, 0.66))
    inside_lamp(-3.0, 0.45, CEILING - 0.2, 14, (1.0, 0.88, 0.74), 0.4)
    inside_lamp(-4.55, 0.34, FLOOR + 1.24, 3, radius=0.05)
    daylight((AFT - 0.5, 1.0, 2.1), (1, 0.1, -0.3), 0.9, 0.8, 25, (0.85, 0.92, 1.0))
    return weather('golden', sun=-60, seed=8)


PICTURES = {'whooper-swan-1': at_the_pier, 'whooper-swan-2': cruising, 'whooper-swan-3': from_above, 'whooper-swan-4': saloon,
    'whooper-swan-5': evening,
          'whooper-swan-6': berth}

if __name__ == '__main__':
    shoot(PICTURES)
