"""Hulls of the usual kinds (see hull.py): planing, displacement (round bilges, transom or double ended), canoe, barge, lofted."""
import math

import numpy as np

from hull import Hull, smooth


def _ends(values, t):
    """A smooth run through the values at the stern, amidships and the bow."""
    a, b, c = values
    return a * (1 - t) * (1 - 2 * t) + 4 * b * t * (1 - t) + c * t * (2 * t - 1)


def planing(length, beam, freeboard=(0.75, 0.78, 1.0), draught=0.34, chine=(0.06, 0.52), narrow=0.93, fullness=0.38, pointed=2.35, rake=0.1,
            forefoot=0.52, flare=0.9, tumble=0.0, bulge=0.03, bottom=0.87, stem=0.65, pinch=0.42, transom_rake=0.0, camber=0.05,
            stations=97, lip=0.035):
    """V bottom, hard chine with a spray lip, flared topsides; `tumble` draws the sheer in towards the stern (classic runabouts).
    chine: height at the stern and at the bow; pinch: how much narrower the chine is at the bow; rake: overhang of the stem as a share of the length; stem: how high the keel rises."""
    sections = []
    for i in range(stations):
        t = i / (stations - 1)
        t = 1 - (1 - t) ** 1.35
        zs = _ends(freeboard, t)
        ys = beam / 2 * (narrow + (1 - narrow) * smooth(0, 0.4, t)) * max(0.0, 1 - max(0.0, (t - fullness) / (1 - fullness)) ** pointed) ** 0.88
        zk = -draught + (draught + freeboard[2] * stem) * max(0.0, (t - forefoot) / (1 - forefoot)) ** 2.5
        zc = max(chine[0] + (chine[1] - chine[0]) * smooth(0.4, 1, t) ** 1.5, zk + 0.002)
        yc = ys * bottom * (1 - pinch * max(0.0, (t - 0.45) / 0.55) ** 1.3)
        edge = lip * min(1.0, ys * 2)
        row = [(yc * u, zk + (zc - zk) * u ** 1.12) for u in (k / 8 for k in range(9))]
        row.append((yc + edge, zc + 0.01))
        draw = tumble * (1 - smooth(0.05, 0.6, t)) * ys
        for k in range(1, 19):
            u = k / 18
            lean = u ** (1 + flare * smooth(0.35, 1, t))
            y = yc + edge * (1 - u) + (ys - yc) * lean + bulge * math.sin(math.pi * u) * (1 - smooth(0.3, 0.85, t)) - draw * u ** 2.4
            row.append((max(0.0, y), zc + 0.01 + (zs - zc - 0.01) * u))
        over = lambda z: max(0.0, z - zk) / max(1e-6, zs - zk)
        x = lambda z: (-length / 2 + t * length * (1 - rake) + rake * length * smooth(0.25, 1, t) * over(z)
                       + transom_rake * (1 - smooth(0, 0.25, t)) * over(z))
        sections.append([(x(z), y, z) for y, z in row])
    return Hull(sections, camber)


def displacement(length, beam, freeboard=(0.6, 0.5, 0.8), draught=0.35, narrow=0.8, fullness=0.45, pointed=2.1, rake=0.07, forefoot=0.72,
    stern=0.25,
                 rise=0.6, bilge=2.3, vee=1.35, tumble=0.0, transom_rake=0.05, camber=0.05, double=False, stations=97):
    """Round bilges. narrow: width of the transom (double: pointed at both ends); stern: share of the length over which the keel rises aft,
    by `rise` of the draught; bilge: 2 round … 4 boxy amidships; vee: sharpness of the ends."""
    sections = []
    for i in range(stations):
        t = i / (stations - 1)
        t = (1 - math.cos(math.pi * t)) / 2 * 0.5 + t * 0.5
        zs = _ends(freeboard, t)
        fore = max(0.0, 1 - max(0.0, (t - fullness) / (1 - fullness)) ** pointed) ** 0.9
        aft = max(0.0, 1 - max(0.0, (fullness - t) / fullness) ** pointed) ** 0.9 if double else narrow + (1 - narrow) * smooth(0, fullness, t)
        ys = beam / 2 * fore * aft
        zk = -draught + (draught + freeboard[2] * 0.55) * max(0.0, (t - forefoot) / (1 - forefoot)) ** 2.6
        if double:
            zk = max(zk, -draught + (draught + freeboard[0] * 0.55) * max(0.0, (1 - forefoot - t) / (1 - forefoot)) ** 2.6)
        else:
            zk += draught * rise * (1 - smooth(0, stern, t))
        sharp = smooth(0.5, 1, t) if not double else max(smooth(0.5, 1, t), smooth(0.5, 1, 1 - t))
        n = bilge + (vee - bilge) * sharp
        m = bilge + (1.15 - bilge) * sharp
        row = []
        for k in range(29):
            a = k / 28
            h = a ** 1.6 * 0.6 + a * 0.4
            y = ys * (1 - (1 - h) ** n) ** (1 / m) - tumble * ys * h ** 3 * (1 - smooth(0.1, 0.7, t))
            row.append((max(0.0, y), zk + (zs - zk) * h))
        over = lambda z: max(0.0, z - zk) / max(1e-6, zs - zk)
        x = lambda z: (-length / 2 + t * length * (1 - rake * (2 if double else 1)) + rake * length * smooth(0.3, 1, t) * over(z)
                       + (rake * length * (1 - smooth(0, 0.7, t) * over(z) + smooth(0, 0.7, t) * over(z)) - rake * length * (1 - smooth(0,
                           0.7, t)) * over(z)
                          if double else -transom_rake * (1 - smooth(0, 0.3, t)) * over(z)))
        sections.append([(x(z), y, z) for y, z in row])
    return Hull(sections, camber)


def canoe(length, beam, freeboard=(0.5, 0.3, 0.5), draught=0.12, fullness=0.5, pointed=1.9, rake=0.02, bilge=3.0, **more):
    """Pointed at both ends, nearly flat below."""
    more = {'forefoot': 0.9, 'vee': 1.5, 'camber': 0.0, **more}
    return displacement(length, beam, freeboard, draught, fullness=fullness, pointed=pointed, rake=rake, bilge=bilge, double=True, **more)


def barge(length, beam, freeboard=0.5, draught=0.35, rise=0.18, round=0.12, taper=0.06, stations=65):
    """Flat sides, rounded corners, the bottom rises at both ends; `taper` narrows the ends."""
    sections = []
    for i in range(stations):
        t = i / (stations - 1)
        end = 1 - smooth(0, rise, min(t, 1 - t))
        bottom = -draught + (draught + freeboard * 0.3) * end ** 1.5
        wide = beam / 2 * (1 - taper * end)
        r = min(round, (freeboard - bottom) * 0.45)
        row = [(wide * k / 6 * (1 - r / wide), bottom) for k in range(7)]
        row += [(wide - r + r * math.sin(a), bottom + r - r * math.cos(a)) for a in (math.pi / 2 * k / 8 for k in range(1, 9))]
        row += [(wide, bottom + r + (freeboard - bottom - r) * k / 8) for k in range(1, 9)]
        sections.append([(-length / 2 + t * length, y, z) for y, z in row])
    return Hull(sections, 0.02)


def lofted(stations, count=97, points=29, camber=0.05):
    """Through stations of any number of points: (x, [(y, z) keel to sheer]), or three numbers a point where x varies."""
    def even(row, x):
        row = np.array([(x, *q) if len(q) == 2 else q for q in row], float)
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(row, axis=0), axis=1))])
        at = np.linspace(0, max(run[-1], 1e-6), points)
        return np.stack([np.interp(at, run, row[:, a]) for a in range(3)], 1)
    known = np.array([even(row, x) for x, row in stations])
    at = np.linspace(0, len(known) - 1, count)
    i = np.clip(at.astype(int), 0, len(known) - 2)
    f = (at - i)[:, None, None]
    pick = lambda k: known[np.clip(i + k, 0, len(known) - 1)]
    a, b, c, d = pick(-1), pick(0), pick(1), pick(2)
    curve = 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f ** 2 + (3 * b - a - 3 * c + d) * f ** 3)
    curve[..., 1] = np.maximum(curve[..., 1], 0)
    return Hull(curve, camber)
