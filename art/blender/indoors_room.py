"""The shell of a room. Metres; x to the east, y to the north, z up; the inside reaches from (0, 0, 0) to (width, depth, height).

    parts = Parts()                                    # shapes.py
    room = Room(parts, 6.9, 8.4, 3.6, thick=0.45)
    room.floor(bricks())                               # materials: indoors_floors.py
    room.wall('north', limewash(), [Opening(1, 2.1, 0.8, 2.9, rise=0.3)], Sash(columns=2, rows=3))
    room.rest(limewash())                              # walls not made yet, without openings
    room.ceiling(white, beams=Beams(old_wood(along=0)))
    with room.on('west'): …                            # stand inside, face the wall

Every wall has its own place, `with room.on(side):` — you stand inside and face it: x from 0 at its LEFT end to `room.long(side)` at its right,
y = 0 on its face, -y into the room, z up. Furniture whose back is at y = 0 and which faces -y (rooms.py) stands right there; so do
`fireplace`, `shelves`, `radiator`, `curtains`… of indoors_joinery.py. Sides: 'north' (away from a camera that looks to +y), 'east', 'south', 'west'.

Opening(x0, x1, z0, z1, rise, kind, look)   from windows.py, in the wall's place; kind 'window', 'door' or 'hole'; `rise`: arch above z1;
           `look`: a Sash or Leaf of its own
Sash       how a window is made: frame (material), columns of leaves, rows and panes of glazing bars in each, transom (share of the height below it; 0:
           none), bar (frame width), thin (glazing bars), splay (metres by which the reveal widens inwards), board (material of an inner sill),
           knob (material; False: no handle), set_back (metres from the outer face to the frame), leaves (False: fixed panes), glass. One big
           pane: columns=1, rows=1; works window: columns=5, rows=6, bar=0.04, thin=0.022, leaves=False; sash of 1900: columns=2, rows=1, transom=0.7
Leaf       how a door is made: leaf and frame (materials), style 'panel', 'plank', 'flush', 'glazed', `turn` (degrees it stands open, into the room),
           hinge 'left' or 'right' (as seen from the room), light (a glazed light above the leaf, from 2.15 up), casing (width of the moulding
           around; 0: none), set_back (metres deep in the reveal; 0: flush with the room's face), splay, knob
room.floor(made, lower=0)      room.ceiling(made, beams=None, hole=None, shaft=None)   `hole`: (x0, x1, y0, y1) for stairs, with plastered sides
Beams      made, along ('x' or 'y'), step, width, deep, first (place of the first), hewn (0 sawn to 1 hewn by axe),
           trimmer (material of the beam across the cut ones at a `hole`)
room.vault(made, rise, along)  a barrel instead of a flat ceiling, springing from `height`
           The walls end at `height`; the vault brings its own end walls.
room.moulding(made, profile, z, skip, sides)  a profile around the room at height z: ((out of the wall, up), …) or a name of PROFILES: 'skirting',
           'low skirting', 'tall skirting', 'rail' (chair or picture rail), 'cornice' (0.2 high: z = height - 0.2); doors and windows that cross that
           height are left out; `skip`: {'north': [(x0, x1)…]} leaves more gaps (fireplaces, cupboards); `sides`: only these walls
room.beyond(side, opening, deep, made, floor)  a closed space behind a 'hole' or an open door, so that one looks into a next room
room.openings(side)            what `wall` was given (for lamps, curtains, seats)
`partition(parts, x0, x1, y, z0, z1, thick, openings, made)` a free wall along x with holes, both faces; a `look` may follow

A floor that changes, or a patio door: make `z0` of the opening 0 and kind 'window'. A whole finished room to copy from: inside_canal_house.py.
Materials are found by name: give another name with every other colour.
"""
import math
from contextlib import contextmanager
from dataclasses import dataclass, replace

from building import wall as face_of
from indoors_floors import old_wood
from indoors_openings import Leaf, Sash, door, hewn, window  # noqa: F401
from windows import Opening, outline  # noqa: F401

SIDES = ('north', 'east', 'south', 'west')
PROFILES = {
    'skirting': ((0, 0), (0.018, 0), (0.018, 0.11), (0.012, 0.122), (0.012, 0.132), (0, 0.14)),
    'low skirting': ((0, 0), (0.014, 0), (0.014, 0.066), (0.01, 0.07), (0, 0.07)),
    'tall skirting': ((0, 0), (0.028, 0), (0.028, 0.03), (0.02, 0.036), (0.02, 0.19), (0.026, 0.2), (0.026, 0.212), (0.012, 0.23), (0, 0.24)),
    'rail': ((0, 0), (0.012, 0.004), (0.03, 0.02), (0.03, 0.036), (0.014, 0.05), (0.01, 0.062), (0, 0.064)),
    'cornice': ((0, 0), (0.012, 0), (0.012, 0.03), (0.03, 0.04), (0.045, 0.075), (0.085, 0.115), (0.14, 0.135), (0.14, 0.155), (0.18, 0.165), (0.18, 0.2)),
}


@dataclass
class Beams:
    made: object = None
    along: str = 'x'
    step: float = 0.95
    width: float = 0.2
    deep: float = 0.24
    first: float = 0.5
    hewn: float = 0.7
    trimmer: object = None


class Room:
    def __init__(self, parts, width, depth, height, thick=0.3):
        self.parts, self.width, self.depth, self.height, self.thick, self.made = parts, width, depth, height, thick, {}

    def long(self, side):
        return self.width if side in ('north', 'south') else self.depth

    def place(self, side):
        w, d = self.width, self.depth
        return {'north': (0, d, 0, 0), 'east': (w, d, 0, -90), 'south': (w, 0, 0, 180), 'west': (0, 0, 0, 90)}[side]

    @contextmanager
    def on(self, side):
        with self.parts.at(*self.place(side)):
            yield self.parts

    def openings(self, side):
        return self.made.get(side, ((), None, 0))[0]

    def reveal(self, side):
        return self.made[side][2] if side in self.made else self.thick

    def wall(self, side, made, openings=(), look=None, thick=None, reveal=None, top=None):
        """`thick` may differ from the room's; `reveal`: another material in the openings; `top`: outline of (x, z) of a gable above."""
        thick = thick or self.thick
        self.made[side] = (tuple(openings), look, thick)
        with self.on(side):
            _pierced(self.parts, 0, self.long(side), 0, self.height, openings, look, made, top)
            for o in openings:
                own = o.look or look
                splay = getattr(own, 'splay', 0.0)
                inner, outer = outline(_wider(o, splay)), outline(o)
                deep = thick - (own.set_back if isinstance(own, Sash) else 0.0)
                n = len(inner)
                for i in range(1 if o.z0 < 0.001 else 0, n):  # the floor runs on under doors
                    j = (i + 1) % n
                    (a, b), (c, d), (e, f), (g, h) = inner[i], inner[j], outer[j], outer[i]
                    self.parts.face(reveal or made, (a, 0, b), (c, 0, d), (e, deep, f), (g, deep, h))
                    self.parts.face(reveal or made, (g, deep, h), (e, deep, f), (e, thick, f), (g, thick, h))
                if o.kind == 'window':
                    window(self.parts, o, own if isinstance(own, Sash) else Sash(), thick)
                elif o.kind == 'door':
                    door(self.parts, o, own if isinstance(own, Leaf) else Leaf(), thick)

    def rest(self, made):
        for side in SIDES:
            if side not in self.made:
                self.wall(side, made)

    def floor(self, made, lower=0.0):
        e = self.thick
        self.parts.face(made, (-e, -e, -lower), (self.width + e, -e, -lower), (self.width + e, self.depth + e, -lower), (-e, self.depth + e, -lower))

    def ceiling(self, made, beams=None, hole=None, shaft=None):
        w, d, h, e = self.width, self.depth, self.height, self.thick
        x0, x1, y0, y1 = hole or (0, 0, 0, 0)
        for a, b, c, f in (((-e, w + e, -e, y0), (-e, w + e, y1, d + e), (-e, x0, y0, y1), (x1, w + e, y0, y1)) if hole else ((-e, w + e, -e, d + e),)):
            self.parts.face(made, (a, c, h), (a, f, h), (b, f, h), (b, c, h))
        if hole:
            corners, z = ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), h + 2.6
            for (a, b), (c, f) in zip(corners, corners[1:] + corners[:1]):
                self.parts.face(shaft or made, (a, b, h), (c, f, h), (c, f, z), (a, b, z))
            self.parts.face(shaft or made, *((a, b, z) for a, b in corners))
        if beams:
            wood = beams.made or old_wood(along=0 if beams.along == 'x' else 1)
            end, across, places = (w, d, []) if beams.along == 'x' else (d, w, [])
            while beams.first + beams.step * len(places) < across - beams.width * 0.6:
                places.append(beams.first + beams.step * len(places))
            cut = lambda place: hole and (y0 < place < y1 if beams.along == 'x' else x0 < place < x1)
            for k, place in enumerate(places):  # a beam that meets the hole runs on from its trimmer on one side
                if beams.along == 'x':
                    start, stop = (0.0, end) if not cut(place) else ((x1, end) if x0 < w - x1 else (0.0, x0))
                    hewn(self.parts, wood, (start, place, h + 0.004), (stop, place, h + 0.004), beams.width, beams.deep, beams.hewn, k + 3)
                else:
                    start, stop = (0.0, end) if not cut(place) else ((y1, end) if y0 < d - y1 else (0.0, y0))
                    hewn(self.parts, wood, (place, start, h + 0.004), (place, stop, h + 0.004), beams.width, beams.deep, beams.hewn, k + 3)
            if hole and any(cut(place) for place in places):
                low, high = (y0, y1) if beams.along == 'x' else (x0, x1)
                a, b = max([p for p in places if p <= low], default=0.0), min([p for p in places if p >= high], default=across)
                if beams.along == 'x':
                    x = x1 + beams.width * 0.4 if x0 < w - x1 else x0 - beams.width * 0.4
                    ends, way = ((x, a, h), (x, b, h)), 1
                else:
                    y = y1 + beams.width * 0.4 if y0 < d - y1 else y0 - beams.width * 0.4
                    ends, way = ((a, y, h), (b, y, h)), 0
                hewn(self.parts, beams.trimmer or old_wood(along=way), *ends, beams.width * 0.9, beams.deep * 0.98, beams.hewn, 91)

    def vault(self, made, rise, along='y', steps=24):
        span, long = (self.width, self.depth) if along == 'y' else (self.depth, self.width)
        curve = [(span * (1 - math.cos(math.pi * i / steps)) / 2, self.height + rise * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
        turn = (lambda a, b, z: (a, b, z)) if along == 'y' else (lambda a, b, z: (b, a, z))
        points = [turn(a, b, z) for a, z in curve for b in (0, long)]
        self.parts.add(made, points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], True)
        for b in (0, long):
            self.parts.face(made, *(turn(a, b, z) for a, z in curve))

    def moulding(self, made, profile, z=0.0, skip=None, sides=SIDES):
        shape = PROFILES[profile] if isinstance(profile, str) else profile
        out = max(p[0] for p in shape)
        for side in sides:
            gaps = list((skip or {}).get(side, ()))
            for o in self.openings(side):
                own = o.look or self.made[side][1]
                if o.z0 < z + 0.05 and z < o.z1:
                    c = getattr(own, 'casing', 0.0)
                    gaps.append((o.x0 - c, o.x1 + c))
            spans, start = [], 0.0
            for a, b in sorted(gaps) + [(self.long(side), 0)]:
                if a - start > 0.02:
                    spans.append((start, a))
                start = max(start, b)
            with self.on(side):
                for a, b in spans:
                    first, last = a < 0.01, b > self.long(side) - 0.01
                    points = [(x + (y if first else 0) * (x == a) - (y if last else 0) * (x == b), -y, z + up) for x in (a, b) for y, up in shape]
                    n = len(shape)
                    self.parts.add(made, points, [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)] + [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))])
        return out

    def beyond(self, side, o, deep=2.5, made=None, floor=None, spread=0.8):
        """Walls, floor and ceiling of what lies behind an opening."""
        y, h = self.reveal(side), max(o.z1 + o.rise, 2.5) + 0.15
        a, b = o.x0 - spread, o.x1 + spread
        with self.on(side):
            p = self.parts
            for face in (((a, y, 0), (a, y + deep, 0), (a, y + deep, h), (a, y, h)), ((b, y, 0), (b, y, h), (b, y + deep, h), (b, y + deep, 0)),
                ((a, y + deep, 0), (b, y + deep, 0), (b, y + deep, h), (a, y + deep, h)), ((a, y, h), (a, y + deep, h), (b, y + deep, h), (b, y, h))):
                p.face(made, *face)
            start = min(y, self.thick)  # where the room's own floor ends
            p.face(floor or made, (a, start, 0.0), (b, start, 0.0), (b, y + deep, 0.0), (a, y + deep, 0.0))


def _wider(o, splay):
    return replace(o, x0=o.x0 - splay, x1=o.x1 + splay, z1=o.z1 + splay * 0.3) if splay else o


def _pierced(parts, x0, x1, z0, z1, openings, look, made, top=None):
    """The face of a wall with holes, in its place."""
    wide = [_wider(o, getattr(o.look or look, 'splay', 0.0)) for o in openings]
    low = [replace(o, look=_Flat) for o in wide]
    face_of(parts, x0, x1, z0, z1, low, made, _Flat, top=top, filled=False)


class _Flat:
    """What building.wall asks of a look, for holes without reveals."""
    depth = 0.0


def partition(parts, x0, x1, y, z0, z1, thick, openings, made, look=None):
    """A free wall along x with holes: faces at y and y + thick, reveals between; doors and windows as in a Room's wall."""
    with parts.at(0, y, 0):
        _pierced(parts, x0, x1, z0, z1, openings, look, made)
        with parts.at(0, thick, 0):
            _pierced(parts, x0, x1, z0, z1, openings, look, made)
        for o in openings:
            line = outline(o)
            for (a, b), (c, d) in list(zip(line, line[1:] + line[:1]))[1 if o.z0 < 0.001 else 0:]:
                parts.face(made, (a, 0, b), (c, 0, d), (c, thick, d), (a, thick, b))
            own = o.look or look
            if o.kind == 'window':
                window(parts, o, own or Sash(), thick)
            elif o.kind == 'door':
                door(parts, o, own or Leaf(), thick)
