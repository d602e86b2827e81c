"""The houseboats' tile (4:5) and wide picture (8:3): Bittern at dusk with somebody fishing from her porch, Whooper Swan behind."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector  # noqa: E402

from belongings import bucket  # noqa: E402
from bittern_house import DECK  # noqa: E402
from boat_bittern import bittern  # noqa: E402
from boat_whooper_swan import crew, whooper_swan  # noqa: E402
from figure import figure  # noqa: E402
from finishes import plain  # noqa: E402
from lake_stage import afloat, beside, ring, setting, shoot, weather  # noqa: E402
from lines import tube  # noqa: E402
from shapes import Parts  # noqa: E402
from whooper_house import ROOF  # noqa: E402


def fisher(boat, turn=0.0, **more):
    """Sits at the edge of the bow with a rod; its line ends in a ring on the water."""
    figure('edge', (4.0, -0.12, DECK), turn, parent=boat, holding=False, hands=((0.34, 0.10, 0.34), (0.26, -0.12, 0.26)),
           **{'clothes': 'jumper', 'cap': 'cap rust', 'build': 'man', 'seed': 5, **more})
    a = math.radians(turn)
    way = Vector((math.cos(a), math.sin(a), 0))
    hand = Vector((4.0, -0.12, DECK + 0.33)) + way * 0.3
    end = hand + way * 3.6
    parts = Parts()
    cane = plain('cane', (0.10, 0.055, 0.025), 0.4)
    butt, tip = hand - way * 0.35 - Vector((0, 0, 0.06)), hand + way * 2.5 + Vector((0, 0, 1.25))
    tube(parts, cane, [butt.lerp(tip, t / 12) + Vector((0, 0, 0.12 * math.sin(t / 12 * 1.57) - 0.12 * (t / 12) ** 2)) for t in range(13)],
        [0.017 - 0.0009 * t for t in range(13)], 8)
    tube(parts, plain('line', (0.6, 0.6, 0.58), 0.4), [tip.lerp(Vector((end.x, end.y, 0.02)), t / 8) + Vector((0, 0,
        -0.12 * math.sin(t / 8 * 3.14))) for t in range(9)], 0.003, 4)
    parts.lathe(plain('bob', (0.55, 0.05, 0.02), 0.4), (end.x, end.y, 0.02), [(0, -0.03), (0.03, 0), (0, 0.07)], 12)
    bucket(parts, 3.7, 0.42, DECK, 0.12, 0.22)
    parts.finish()
    ring(end.x, end.y, 0.35, 0.008)


def tile():
    boat = bittern(lit=True)
    afloat(boat, outline=False)
    beside(bearing=-38, distance=16.6, height=1.7, lens=48, aim=(0.0, 0.0), horizon=0.46, across=0.44)
    fisher(boat)
    setting(shore=300, hills=90, mountains=1.35, seed=31, reed=[(-13, 34, 14)], bank=(13, 110))
    return weather('evening', sun=-35, seed=3, exposure=1.2)


def overview():
    boat = bittern(lit=True)
    afloat(boat, outline=False)
    beside(bearing=-52, distance=24, height=2.2, lens=50, aim=(0.0, 0.0), horizon=0.5, across=0.62)
    fisher(boat)
    swan = whooper_swan(lit=True, fenders=())
    afloat(swan, at=(-40.8, 29.1), turn=158, outline=False)
    crew(swan, ('rail', (3.8, 1.65, ROOF), 90, {'clothes': 'jumper'}), ('stand', (3.0, 1.4, ROOF), 60, {'clothes': 'dress', 'build': 'woman'}))
    setting(shore=420, hills=80, mountains=0.75, seed=33, reed=[(25, 40, 26)], town=(-19, 560, 6))
    return weather('golden', sun=84, seed=6, elevation=6.5, exposure=0.75, metres=9000, dust=1.4)


PICTURES = {'tile-houseboats': tile, 'overview-houseboats': overview}

if __name__ == '__main__':
    shoot(PICTURES)
