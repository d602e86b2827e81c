"""The rental's wide pictures at the pier: hero and hero-portrait in the morning, evening, voucher-pier."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from figure import figure  # noqa: E402
from harbour import Harbour, canoe_with_two  # noqa: E402
from lake_stage import beside, ring, setting, shoot, wake, weather  # noqa: E402
from pier import buoy  # noqa: E402


def fleet_in(berths, start, end, **more):
    harbour = Harbour(start, end, 2.3, **more)
    for name, along, side, options in berths:
        harbour.berth(name, along, side, **options)
    return harbour


# far peaks stay in sight, and the sky is pale enough for dark words
CLEAR = {'metres': 4600, 'mist': (2.0, 700), 'exposure': 0.62, 'air': (0.58, 0.60, 0.64), 'strength': 0.205, 'dust': 2.4, 'cover': 0.26}
ALONG = (('goldeneye', 13.5, -1, {}), ('eider', 22.5, -1, {}), ('avocet', 31.5, -1, {}), ('teal', 15.5, 1, {}), ('bittern', 24.8, 1, {}), ('whooper_swan', 38.0, 1, {}))


def long_pier(**more):
    harbour = fleet_in(ALONG, (-8.6, 3.0), (9.0, 46.0), **more)
    harbour.furnish(lamps=((9, 1), (19.5, 1), (30, 1), (40, 1)), buoys=((18.4, -1),), benches=((28, 1),), posts=((33, 1),), boxes=((11.6, 1),))
    return harbour


def hero():
    """Early: the pier with the fleet, mist over the lake, a canoe coming in, room in the sky on the left."""
    harbour = long_pier()
    figure('boathook', harbour.pier.at(24.4, -0.5), harbour.turn - 70, 'skipper', cap='cap navy', hair='short grey', seed=4, build='man', holding=False)
    figure('walk', harbour.pier.at(19.0, 0.2), harbour.turn, ('tee', 'white', 'shorts', 'sand', 'deck'), hair='tail brown', seed=9, build='woman')
    beside(bearing=-90, distance=14.0, height=3.3, lens=28, aim=(2.4, 10.0), horizon=0.50, across=0.5)
    canoe = canoe_with_two((7.9, 18.2), 203)
    setting(shore=560, hills=95, mountains=1.35, town=(22, 430, 8), seed=6, reed=[(31, 16, 6, 3.0), (-36, 90, 60)], lilies=[(28, 13, 14)])
    wake(canoe, 5.2, 0.9, 1.5, motor=False)
    buoy(5.6, 25.0)
    return weather('morning', sun=-112, seed=3, **CLEAR)


def hero_portrait():
    long_pier()
    beside(bearing=-90, distance=16.0, height=3.5, lens=36, aim=(-0.5, 10.0), horizon=0.47, across=0.5)
    setting(shore=560, hills=95, mountains=1.35, town=(13, 430, 8), seed=6, lilies=[(19, 10.5, 8)])
    buoy(5.6, 22.0)
    return weather('morning', sun=-112, seed=5, **CLEAR)


def evening():
    """Seen from the lake: lamps and cabins are lit, two come home in a canoe."""
    harbour = fleet_in((('goldeneye', 20.0, -1, {}), ('teal', 11.0, -1, {'sails': 'furled'}), ('bittern', 32.5, -1, {}), ('avocet', 43.0, -1, {}),
        ('whooper_swan', 42.0, 1, {})), (-31.0, 1.0), (26.0, 8.0), lit=True)
    harbour.furnish(lamps=((6, 1), (15.5, 1), (26, 1), (37.5, 1), (50, 1)), buoys=((25.4, -1),), benches=((16.8, 1),), posts=((37, 1),))
    figure('rail', harbour.pier.at(27.4, -0.7), harbour.turn - 90, 'jumper', hair='long blond', seed=5, build='woman')
    figure('relaxed', harbour.pier.at(28.2, -0.6), harbour.turn - 110, 'jacket', hair='short brown', seed=6, build='man')
    beside(bearing=-90, distance=26.0, height=2.3, lens=33, aim=(0.0, 0.0), horizon=0.50, across=0.5)
    canoe = canoe_with_two((-4.6, -11.0), 24, lit=True)
    wake(canoe, 5.2, 0.9, 1.4, motor=False)
    setting(shore=560, hills=85, mountains=1.5, town=(-17, 420, 7), seed=14, reed=[(30.5, 19, 5, 2.5)])
    buoy(5.6, -10.0)
    return weather('evening', sun=-14, seed=4)


def voucher_pier():
    harbour = long_pier(lit=True)
    figure('relaxed', harbour.pier.at(17.6, 0.2), harbour.turn + 180, 'jumper', hair='short brown', seed=6, build='man')
    beside(bearing=-90, distance=15.0, height=3.3, lens=34, aim=(-0.2, 10.0), horizon=0.45, across=0.5)
    setting(shore=560, hills=85, mountains=1.5, town=(12, 430, 7), seed=6)
    ring(2.0, 8.0, 0.5)
    return weather('evening', sun=20, seed=9)


shoot({'hero': hero, 'hero-portrait': hero_portrait, 'evening': evening, 'voucher-pier': voucher_pier})
