"""The five pictures of the kayak Reed Warbler."""
from belongings import bag, shoes
from boat_reed_warbler import paddlers, reed_warbler
from lake_stage import above, aboard, afloat, beside, ring, setting, shallow, wake, weather
from pier import mooring, pier
from shapes import Parts
from mathutils import Vector


def at_the_pier():
    boat = reed_warbler()
    afloat(boat, heel=1.0, turn=0)
    beside(-53, 9.3, 1.9, 58, (0.0, 0.1), 0.80)
    landing = pier((-5.0, 1.05), (9, 1.05), 1.5, 0.42, tall=(1, 2), sides=(1,), seed=12)
    mooring(boat.matrix_world @ Vector((2.72, 0.02, 0.40)), landing.nearest((4.2, 1.9, 1.2)), 0.06)
    parts = Parts()
    with parts.at(-0.6, 0.85, 0.43):
        bag(parts, 0, 0, 0, turn=20, colour=(0.62, 0.30, 0.03), name='dry bag')
        shoes(parts, 0.7, -0.1, 0, 100)
    parts.finish()
    setting(shore=300, seed=29, hills=80, island=(-9, 160), mountains=1.1)
    return weather('haze', sun=-124, seed=13, elevation=30, exposure=0.5, metres=1900)


def in_the_evening_sun():
    boat = reed_warbler(covers=True, paddles=False, rudder=-4)
    paddlers(boat)
    afloat(boat, heel=1.5, lift=-0.015, turn=0)
    beside(114, 11.4, 1.15, 62, (0.0, 0), 0.62)
    setting(shore=420, seed=31, hills=90, mountains=1.3, town=(17, 420, 6))
    wake(boat, 5.8, 0.62, speed=2.3, motor=False)
    ring(0.95, -1.1, 0.3)
    return weather('golden', sun=116, seed=14, elevation=6.5)


def from_above():
    boat = reed_warbler(covers=False)
    afloat(boat, turn=0)
    above(-62, 60, 8.4, 42, (0.0, 0.0, 0.1))
    shallow(lambda x, y: 1.5 - 0.42 * (x * 0.5 + y * 0.86) + 0.12 * x)
    setting(shore=300, seed=5)
    return weather('noon', sun=-112, seed=21, elevation=56, ripple=0.22, height=0.01, bottom=((0.26, 0.21, 0.13), (0.52, 0.44, 0.30)), deep=(0.008, 0.055, 0.058))


def from_the_rear_cockpit():
    boat = reed_warbler(covers=True, paddles=False)
    paddlers(boat, rear=False, look=((0, 0), (16, 4)))
    afloat(boat, lift=-0.015, turn=0)
    aboard(boat, (-1.40, 0.05, 1.0), (1.25, 0.0, 0.31), 21)
    setting(shore=380, seed=33, hills=80, island=(-16, 170), town=(13, 380, 7), mountains=1.4)
    wake(boat, 5.8, 0.62, speed=2.0, motor=False)
    return weather('after-rain', sun=112, seed=15)


def bow_in_the_fog():
    boat = reed_warbler(covers=False, paddles=True)
    afloat(boat, turn=0)
    beside(-26, 6.2, 0.95, 76, (1.1, 0.0), 0.70, fstop=5.6)
    setting(shore=110, seed=35, reed=[(-8, 15, 9, 3), (11, 20, 11, 3)], mountains=0)
    return weather('fog', sun=60, seed=16, metres=170, exposure=0.2)


PICTURES = {'reed-warbler-1': at_the_pier, 'reed-warbler-2': in_the_evening_sun, 'reed-warbler-3': from_above, 'reed-warbler-4': from_the_rear_cockpit,
            'reed-warbler-5': bow_in_the_fog}
