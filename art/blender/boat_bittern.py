"""Bittern: a small green cabin on a raft, 8.10 by 3.00 m; outside bittern_house.py, inside bittern_rooms.py."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bittern_house as house  # noqa: E402
import bittern_rooms as rooms  # noqa: E402
from bittern_house import BOW, DECK, EDGE, FORE, HALF, STERN, WALL  # noqa: E402
from figure import figure  # noqa: E402
from hull_mesh import built  # noqa: E402
from lake_stage import aboard, above, afloat, beside, bow_wave, setting, shallow, shoot, wake, weather  # noqa: E402
from pier import mooring, pier  # noqa: E402
from rooms import daylight, inside_lamp  # noqa: E402
from shapes import Parts  # noqa: E402


def bittern(lit=False, fenders=(), open_door=0.0, fire=False, chairs=True, rods=False, things=True):
    with built('bittern') as boat:
        house.floats()
        parts = Parts()
        house.decks(parts)
        house.cabin(parts, lit, open_door)
        house.roof(parts)
        house.gear(parts, fenders, things, lit, chairs, rods)
        rooms.shell(parts)
        rooms.room(parts, lit, fire or lit)
        parts.finish()
        if lit:
            inside_lamp(0.3, 0.0, DECK + WALL - 0.1, 34)
            inside_lamp(-1.6, -0.2, DECK + WALL - 0.35, 16)
            inside_lamp(FORE + 0.22, -0.02, DECK + 1.72, 7, radius=0.05)
    return boat


def crew(boat, *people):
    """(pose, place, turn, more) in the boat's own metres."""
    return [figure(pose, place, turn, parent=boat, **{'seed': k + 21, **more}) for k, (pose, place, turn, more) in enumerate(people)]


def at_the_pier():
    boat = bittern(fenders=(1,))
    afloat(boat, turn=0, outline=False)
    beside(bearing=48, distance=13.2, height=1.9, lens=50, aim=(0.0, 0.0), horizon=0.52)
    y = -EDGE - 1.1
    dock = pier((-12, y), (14, y), 1.6, seed=8)
    for x in (BOW - 0.3, STERN + 0.3):
        mooring((x, -EDGE + 0.1, DECK + 0.05), dock.nearest((x + (1.5 if x > 0 else -1.5), y, DECK)))
    setting(shore=210, hills=75, mountains=1.0, seed=11, reed=[(-17, 24, 22), (19, 40, 18)], bank=(22, 60))
    return weather('after-rain', sun=-146, seed=3, exposure=0.4)


def leaving():
    boat = bittern(lit=True)
    afloat(boat, outline=False)
    beside(bearing=-128, distance=14.5, height=2.0, lens=50, aim=(-0.3, 0.0), horizon=0.5)
    crew(boat, ('tiller', (STERN + 0.95, 0.45, DECK + 0.44), 0, {'clothes': 'jumper', 'cap': 'beanie', 'build': 'man'}),
         ('rail', (BOW - 0.62, -0.9, DECK), -35, {'clothes': 'jacket', 'build': 'woman'}), ('sit', (2.92, 0.7, DECK + 0.45), -30,
         {'clothes': 'jumper', 'build': 'girl'}))
    setting(shore=300, hills=95, mountains=0.9, seed=16, reed=[(17, 60, 40)])
    wake(boat, 8.1, 3.0, speed=2.6, height=0.12, foam=0.9)
    bow_wave(boat, 8.1, 3.0, 2.2)
    return weather('overcast', sun=120, seed=5, exposure=0.45)


def among_lilies():
    boat = bittern(rods=False)
    afloat(boat, turn=0, outline=False)
    above(bearing=38, pitch=52, distance=15.5, lens=42, aim=(0.2, 0.0, 0.9), up=0.5)
    crew(boat, ('edge', (BOW + 0.0, -0.05, DECK), 0, {'clothes': 'tee', 'build': 'man', 'cap': 'straw'}),
        ('lie', (-3.3, 0.1, DECK), 90, {'clothes': 'swim', 'build': 'woman'}))
    setting(seed=8, lilies=[(-17, 12), (-24, 17), (22, 19)], reed=[(-15, 15.5, 9), (-24, 13, 5), (17, 16, 8)])
    shallow(lambda x, y: 1.1 + 0.05 * (x + 9) * (x > -9) + 0.10 * abs(y + 2))
    return weather('noon', sun=-120, seed=2, elevation=38, ripple=0.2, height=0.01, longest=1.4, calm=0.7, deep=(0.014, 0.030, 0.018))


def porch():
    boat = bittern(open_door=112, rods=True)
    afloat(boat, outline=False)
    aboard(boat, (1.86, 0.45, DECK + 1.58), (5.2, -0.40, DECK + 0.30), lens=18, level=True)
    setting(shore=170, hills=60, mountains=1.1, seed=21, reed=[(-16, 15, 16), (24, 20, 14)], lilies=[(4, 17)])
    daylight((0.85, HALF + 0.5, 1.9), (0, -1, -0.2), 1.0, 0.8, 25, (1.0, 0.95, 0.88))
    inside_lamp(1.0, 0.0, DECK + WALL - 0.2, 10, (1.0, 0.9, 0.78), 0.4)
    return weather('haze', sun=-60, seed=4)


def stove_corner():
    boat = bittern(lit=False, fire=True, chairs=False)
    afloat(boat, outline=False)
    aboard(boat, (1.80, -0.42, DECK + 1.40), (-1.6, 0.30, DECK + 0.86), lens=19, level=True)
    setting(shore=150, hills=60, mountains=0.8, seed=17, reed=[(0, 22, 20)])
    daylight((-1.3, -HALF - 0.5, 1.9), (0, 1, -0.3), 0.9, 0.8, 55, (0.86, 0.92, 1.0))
    daylight((0.9, -HALF - 0.5, 1.9), (0, 1, -0.3), 1.2, 0.8, 70, (0.86, 0.92, 1.0))
    daylight((-1.8, HALF + 0.5, 1.9), (0, -1, -0.3), 0.8, 0.8, 30, (0.86, 0.92, 1.0))
    inside_lamp(-0.03, 0.42, DECK + 0.55, 9, (1.0, 0.42, 0.12), 0.1)
    inside_lamp(0.6, 0.0, DECK + WALL + 0.3, 9, (1.0, 0.86, 0.7), 0.4)
    return weather('overcast', sun=120, seed=7, exposure=1.3)


def evening():
    boat = bittern(lit=True, chairs=True)
    afloat(boat, outline=False)
    beside(bearing=24, distance=6.6, height=1.5, lens=42, aim=(2.6, 0.1), horizon=0.52, fstop=4.0)
    setting(shore=330, hills=80, mountains=1.0, seed=23, town=(16, 420, 7))
    inside_lamp(3.32, 0.07, DECK + 0.62, 7, radius=0.03)
    return weather('blue-hour', sun=10, seed=9, exposure=1.5)


PICTURES = {'bittern-1': at_the_pier, 'bittern-2': leaving, 'bittern-3': among_lilies, 'bittern-4': porch, 'bittern-5': evening,
    'bittern-6': stove_corner}

if __name__ == '__main__':
    shoot(PICTURES)
