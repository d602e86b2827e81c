"""The rental's harbour: the long pier with boats of the fleet along it, for the site's wide pictures.

Harbour(start, end).berth('goldeneye', along=12, side=-1)   a boat beside the pier, with lines and her bow away from the shore end
.furnish(lamps, …)                                          lamps, lifebuoy, bench, bicycle
sail(name, at, turn, heel, …)                               a boat out on the lake
"""
import importlib
import math

from mathutils import Vector

from lake_stage import afloat
from pier import bench, bike, crates, lamp_post, lifebuoy_stand, mooring, pier, service_post, sign

# length, beam, height of the gunwale where the lines are made fast; options at the pier
FLEET = {
    'goldeneye': (7.4, 2.15, 0.72, {'fenders': (1, -1)}),
    'eider': (6.2, 2.3, 0.80, {'fenders': (1, -1)}),
    'merganser': (6.85, 2.5, 0.85, {'fenders': (1, -1)}),
    'avocet': (7.2, 2.45, 0.80, {'sails': 'furled'}),
    'black_tern': (11.4, 2.95, 0.95, {'sails': 'furled'}),
    'teal': (4.6, 1.75, 0.55, {'sails': 'dry', 'things': True}),
    'whooper_swan': (13.2, 4.4, 0.75, {'inside': False}),
    'bittern': (8.2, 3.2, 0.75, {}),
    'sandpiper': (5.2, 0.95, 0.40, {}),
}


def made(name, **options):
    """The boat from the file of its name; options it does not know are left out."""
    build = getattr(importlib.import_module(f'boat_{name}'), name)
    known = build.__code__.co_varnames[:build.__code__.co_argcount]
    return build(**{k: v for k, v in options.items() if k in known})


def sail(name, at=(0.0, 0.0), turn=0.0, heel=0.0, trim=0.0, lift=0.0, outline=None, **options):
    boat = made(name, **options)
    return afloat(boat, heel, trim, lift, turn, at, outline)


class Harbour:
    def __init__(self, start, end, width=2.3, seed=3, lit=False, spacing=2.4):
        self.pier = pier(start, end, width, seed=seed, spacing=spacing, tall=(0, 2))
        self.turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        self.half, self.lit = width / 2, lit

    def berth(self, name, along, side=-1, gap=0.42, outwards=True, lift=0.0, **options):
        """`side`: 1 left of the way from start to end, -1 right; `along`: metres from the start to her middle."""
        length, beam, high, more = FLEET[name]
        across = side * (self.half + 0.12 + gap + beam / 2)
        place = self.pier.at(along, across)
        turn = self.turn if outwards else self.turn + 180
        boat = sail(name, (place.x, place.y), turn, heel=0.6 * side, lift=lift, lit=self.lit, **{**more, **options})
        near = side * (-1 if outwards else 1)  # the side of the boat that faces the pier, port is 1
        for x in (length * 0.36, -length * 0.40):
            cleat = boat.matrix_world @ Vector((x, near * beam * (0.26 if x > 0 else 0.38), high))
            ashore = self.pier.matrix.inverted() @ cleat
            post = self.pier.nearest(self.pier.at(ashore.x + (1.1 if x > 0 else -1.1) * (1 if outwards else -1), side * self.half))
            mooring(cleat, post)
        return boat

    def furnish(self, lamps=(), buoys=(), benches=(), bikes=(), posts=(), boxes=(), signs=(), style='lantern', watts=90.0):
        at, half = self.pier.at, self.half
        for along, side in lamps:
            lamp_post(*at(along, side * (half - 0.22)), self.turn, style=style, watts=watts)
        for along, side in buoys:
            lifebuoy_stand(*at(along, side * (half - 0.12)), self.turn)
        for along, side in benches:
            bench(*at(along, side * (half - 0.36)), self.turn + (0 if side > 0 else 180))
        for along, side in bikes:
            bike(*at(along, side * (half - 0.3)), self.turn + 4)
        for along, side in posts:
            service_post(*at(along, side * (half - 0.2)), self.turn)
        for along, side in boxes:
            crates(*at(along, side * (half - 0.4)), self.turn + 8)
        for along, side, words in signs:
            sign(*at(along, side * (half - 0.1)), self.turn - 90, words=words)


def canoe_with_two(at, turn, **options):
    """The red canoe with the two who paddle her, without lines."""
    from boat_sandpiper import paddlers
    boat = made('sandpiper', paddles=False, **options)
    paddlers(boat)
    return afloat(boat, heel=1.5, lift=-0.03, turn=turn, at=at)
