"""The stage of all boat pictures: camera, boat on the water, land around it, weather. In a scene, in this order:

    boat = eider()                                  # built at the origin, bow +x, port +y, waterline z = 0
    afloat(boat, heel=2, trim=1, turn=0)            # degrees; heel to starboard, trim bow up, turn to port; lift in metres
    beside(bearing=-40, distance=13)                # or above(…), aboard(…): the camera first, all else is placed by it
    setting(town=-12, shore=420, seed=3)            # what land is seen; bearings are degrees to the right of where the camera looks
    wake(boat, 6.4, 2.3, speed=9); bow_wave(boat, 6.4, 2.3, 9); spray(boat, 6.4, 2.3, 9)
    return weather('golden', sun=120)               # LAST: sky, sun, water, haze; returns the Shot for shoot()

weather names: morning, noon, overcast, breeze, golden, evening, blue-hour, after-rain, fog, haze (a hot afternoon).
`sun` is the side it comes from, seen from the camera: 0 straight ahead (back light), 90 from the right, 180 from behind the
camera, -90 from the left; what the camera sees is lit at 100 to 150. Every value of a weather may be changed by name.
See lake_shore.setting, lake_water.wake, bow_wave, spray, ring, shallow, dry for their arguments; pier.py for piers and mooring.
"""
import math
import sys

import bpy
from mathutils import Matrix, Vector

from lake_shore import View, setting  # noqa: F401
from lake_water import bow_wave, dry, ring, shallow, spray, surface, wake  # noqa: F401
import outside
from outside import haze, land, link, sky
from surfaces import Nodes

DEEP = (0.006, 0.026, 0.028)
WEATHERS = {
    # sun: elevation, power, colour, softness; sky: outside.sky; air: colour and metres of haze; water: ripple (bump), height and length of waves
    'morning': dict(elevation=9, power=4.2, colour=(1.0, 0.68, 0.40), soft=1.2, sky=dict(strength=0.17, clouds=0.7, cover=0.32, scale=0.9, dust=1.8,
        lit=(7.5, 6.0, 4.8), shade=(2.8, 2.6, 3.0), horizon=(0.80, 0.66, 0.54), band=0.2), air=(0.70, 0.62, 0.56), metres=1500, warm=(1.0, 0.74, 0.48),
        mist=(2.2, 420), ripple=0.20, height=0.012, longest=1.6, calm=0.85, exposure=0.75),
    'noon': dict(elevation=48, power=4.6, colour=(1.0, 0.95, 0.88), soft=0.8, sky=dict(strength=0.115, clouds=0.95, cover=0.44, scale=1.3, dust=0.6, air=1.0,
        ozone=3.0, lit=(13.0, 12.6, 12.0), shade=(5.6, 6.2, 7.4), horizon=(0.52, 0.63, 0.76), band=0.14), air=(0.48, 0.58, 0.72), metres=4200, ripple=0.38, height=0.028,
        longest=2.2, calm=0.5, exposure=0.25),
    'overcast': dict(elevation=42, power=0.7, colour=(0.95, 0.97, 1.0), soft=28.0, sky=dict(strength=0.15, clouds=0.97, cover=0.95, scale=0.7, dust=1.0,
        lit=(8.6, 8.8, 9.2), shade=(5.2, 5.6, 6.2), horizon=(0.78, 0.82, 0.86), band=0.3), air=(0.60, 0.645, 0.69), metres=2400, ripple=0.24, height=0.016, longest=1.8,
        calm=0.8, exposure=0.35),
    'breeze': dict(elevation=34, power=4.6, colour=(1.0, 0.92, 0.82), soft=0.8, sky=dict(strength=0.115, clouds=0.85, cover=0.38, scale=0.85, stretch=2.2, dust=0.5,
        ozone=3.2, lit=(12.0, 11.8, 11.4), shade=(5.5, 6.2, 7.5), horizon=(0.50, 0.63, 0.78), band=0.15), air=(0.44, 0.56, 0.73), metres=5200, ripple=0.75, height=0.095,
        longest=4.2, calm=0.15, foam=0.8, exposure=0.25, deep=(0.005, 0.030, 0.045)),
    'golden': dict(elevation=7.5, power=4.8, colour=(1.0, 0.60, 0.29), soft=1.2, sky=dict(strength=0.155, clouds=0.8, cover=0.42, scale=1.0, dust=2.2, lit=(9.0, 6.4, 4.2),
        shade=(2.6, 2.3, 2.7), horizon=(0.82, 0.60, 0.40), band=0.2), air=(0.66, 0.49, 0.37), metres=3000, warm=(1.0, 0.64, 0.34), ripple=0.26, height=0.017, longest=1.8,
        calm=0.7, exposure=0.7),
    'evening': dict(elevation=2.5, power=0.5, colour=(1.0, 0.55, 0.50), soft=12.0, sky=dict(strength=0.60, clouds=0.85, cover=0.5, scale=0.8, stretch=1.8,
        lit=(1.7, 0.72, 0.62), shade=(0.36, 0.28, 0.44), gradient=((0.0, (1.15, 0.62, 0.40)), (0.07, (1.0, 0.52, 0.46)), (0.2, (0.62, 0.42, 0.58)), (0.5, (0.26, 0.27, 0.52)),
        (1.0, (0.13, 0.16, 0.38))), afterglow=((1.5, 0.62, 0.22), 7.0)), air=(0.44, 0.32, 0.40), metres=2600, ripple=0.18, height=0.010, longest=1.6, calm=0.9, exposure=0.75, lights=2.5,
        deep=(0.006, 0.018, 0.024)),
    'blue-hour': dict(elevation=4, power=0.25, colour=(0.8, 0.62, 0.62), soft=16.0, sky=dict(strength=0.50, clouds=0.8, cover=0.45, scale=0.9, stretch=1.6,
        lit=(0.62, 0.46, 0.50), shade=(0.15, 0.19, 0.32), gradient=((0.0, (0.42, 0.31, 0.32)), (0.06, (0.30, 0.32, 0.44)), (0.2, (0.13, 0.215, 0.43)), (0.6, (0.055, 0.115, 0.31)),
        (1.0, (0.04, 0.085, 0.25))), afterglow=((0.52, 0.27, 0.17), 9.0)), air=(0.16, 0.215, 0.35), metres=3200, ripple=0.14, height=0.008, longest=1.5, calm=0.9, exposure=1.2, lights=7.0,
        deep=(0.004, 0.014, 0.022), glow=0.3),
    'after-rain': dict(elevation=14, power=6.2, colour=(1.0, 0.80, 0.54), soft=0.9, sky=dict(strength=0.125, clouds=0.98, cover=0.80, scale=0.8, dust=0.8,
        lit=(2.7, 2.6, 2.65), shade=(0.55, 0.66, 0.9), horizon=(0.36, 0.38, 0.42), band=0.10), air=(0.25, 0.285, 0.345), metres=3600, ripple=0.30, height=0.024, longest=2.2, calm=0.6,
        exposure=0.7),
    'haze': dict(elevation=27, power=4.0, colour=(1.0, 0.86, 0.68), soft=1.6, sky=dict(strength=0.135, clouds=0.6, cover=0.28, scale=0.8, stretch=2.6, dust=3.0,
        lit=(10.5, 9.8, 8.8), shade=(6.0, 6.0, 6.4), horizon=(0.78, 0.76, 0.72), band=0.26), air=(0.68, 0.70, 0.72), metres=1300, ripple=0.24, height=0.014, longest=1.8,
        calm=0.8, exposure=0.4),
    'fog': dict(elevation=16, power=0.5, colour=(1.0, 0.86, 0.72), soft=30.0, sky=dict(strength=0.15, clouds=0.5, cover=0.9, scale=0.6, lit=(8.0, 7.8, 7.6),
        shade=(6.6, 6.6, 6.8), horizon=(0.80, 0.79, 0.78), band=0.7), air=(0.79, 0.78, 0.77), metres=120, most=1.0, ripple=0.10, height=0.006, longest=1.6, calm=0.95, exposure=0.3),
}


def shoot(scenes):
    """The entry point of the file that Blender runs; nothing in files that are imported for their boat."""
    if sys._getframe(1).f_globals['__name__'] == '__main__':
        outside.shoot(scenes)


def afloat(boat, heel=0.0, trim=0.0, lift=0.0, turn=0.0, at=(0.0, 0.0), outline=None):
    """Places a boat (its root). `outline`: (x, half beam) of its inside at the waterline, where the water is kept out; found from
    meshes whose name contains 'hull' when it is None; False for none."""
    place = Matrix.Translation((at[0], at[1], lift)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    boat.matrix_world = place @ Matrix.Rotation(math.radians(-trim), 4, 'Y') @ Matrix.Rotation(math.radians(heel), 4, 'X')
    bpy.context.view_layer.update()
    if outline is None:
        outline = waterline(boat, -lift)
    if outline:
        dry(boat, outline)
    return boat


def waterline(boat, level=0.0):
    """Half beams inside the hull near the waterline, from the meshes named hull."""
    back, points = boat.matrix_world.inverted(), []
    for thing in boat.children_recursive:
        if thing.type == 'MESH' and 'hull' in thing.name.lower():
            turn = back @ thing.matrix_world
            points += [p for p in (turn @ v.co for v in thing.data.vertices) if abs(p.z - level) < 0.16]
    if len(points) < 12:
        return False
    least, most = min(p.x for p in points), max(p.x for p in points)
    bins = {}
    for p in points:
        key = round((p.x - least) / (most - least) * 24)
        bins[key] = max(bins.get(key, 0.0), abs(p.y))
    return [(least + (most - least) * key / 24, max(0.0, half - 0.05)) for key, half in sorted(bins.items()) if 0 < key < 24]


def lens_camera(lens):
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, data.clip_end = lens, 0.03, 40000.0
    thing = link(bpy.data.objects.new('camera', data))
    bpy.context.scene.camera = thing
    return thing


def aspect():
    numbers = [int(n) for n in sys.argv[sys.argv.index('--') + 1:][2:4]] if '--' in sys.argv else []
    return numbers[0] / numbers[1] if len(numbers) == 2 else 1.6


def focus(thing, distance, fstop):
    if fstop:
        thing.data.dof.use_dof, thing.data.dof.focus_distance, thing.data.dof.aperture_fstop = True, distance, fstop


def beside(bearing=45.0, distance=12.0, height=1.8, lens=50.0, aim=(0.0, 0.0), horizon=0.66, across=0.5, fstop=None):
    """A level camera (masts stay upright). `bearing`: where it stands, degrees from +x (the bow of a boat that is not turned) to
    port: 0 before the bow, 90 abeam to port, -90 abeam to starboard, 180 astern. `aim`: the point (x, y) that lies `across` the
    picture (0 left, 1 right); `horizon`: how high the horizon lies (0 bottom, 1 top). `fstop` for a soft background."""
    a = math.radians(bearing)
    eye = Vector((aim[0] + math.cos(a) * distance, aim[1] + math.sin(a) * distance, height))
    thing = lens_camera(lens)
    thing.location = eye
    thing.rotation_euler = Vector((aim[0] - eye.x, aim[1] - eye.y, 0)).to_track_quat('-Z', 'Y').to_euler()
    wide = aspect()
    thing.data.shift_y = -(horizon - 0.5) / max(1.0, wide)
    thing.data.shift_x = -(across - 0.5) * min(1.0, wide)
    focus(thing, distance, fstop)
    return thing


def above(bearing=45.0, pitch=50.0, distance=14.0, lens=40.0, aim=(0.0, 0.0, 0.3), across=0.5, up=0.5, roll=0.0):
    """A drone's camera, `pitch` degrees down at the point `aim`, which lies `across` and `up` the picture."""
    a, p = math.radians(bearing), math.radians(pitch)
    thing = lens_camera(lens)
    thing.location = Vector(aim) + Vector((math.cos(a) * math.cos(p), math.sin(a) * math.cos(p), math.sin(p))) * distance
    look = (Vector(aim) - thing.location).to_track_quat('-Z', 'Y').to_matrix() @ Matrix.Rotation(math.radians(roll), 3, 'Z')
    thing.rotation_euler = look.to_euler()
    wide = aspect()
    thing.data.shift_x, thing.data.shift_y = -(across - 0.5) * min(1.0, wide), -(up - 0.5) / max(1.0, wide)
    return thing


def aboard(boat, eye, to, lens=24.0, level=False, fstop=None):
    """From `eye` to `to`, both in the boat's own coordinates; the camera stays level sideways. `level`: look horizontally and shift."""
    bpy.context.view_layer.update()
    place = boat.matrix_world if boat else Matrix.Identity(4)
    start, end = place @ Vector(eye), place @ Vector(to)
    thing = lens_camera(lens)
    thing.location = start
    way = end - start
    if level:
        thing.data.shift_y = way.z / Vector((way.x, way.y)).length * lens / 36
        way.z = 0
    thing.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    focus(thing, way.length, fstop)
    return thing


def weather(name, sun=130.0, seed=1, wind=20.0, bottom=None, look=None, **changes):
    """Sky, sun, water and haze; returns the Shot. `wind`: degrees of the ripples' way from the way the camera looks; `changes`: values of
    WEATHERS, e.g. elevation=12, exposure=0.6, ripple=0.2, height=0.02, calm=0.4, foam=0.3, mist=(2, 300), cover=0.3 (clouds), strength=0.2."""
    view = View()
    values = {**WEATHERS[name], **{k: v for k, v in changes.items() if k in ('elevation', 'power', 'colour', 'soft', 'air', 'metres', 'warm', 'mist', 'ripple',
        'height', 'longest', 'calm', 'foam', 'exposure', 'lights', 'deep', 'glow', 'rough', 'most')}}
    if view.top < -4:  # from above there is little air and no mist between
        values = {k: v for k, v in values.items() if k != 'mist' or 'mist' in changes}
        values['metres'] = max(values['metres'], 900)
    sky_of = {**values['sky'], **{k: v for k, v in changes.items() if k not in values and k not in ('rough', 'most', 'foam', 'glow', 'lights', 'deep', 'mist', 'warm')}}
    afterglow = sky_of.pop('afterglow', None)
    to_sun = sky(values['elevation'], view.heading + sun, sun=values['power'], colour=values['colour'], softness=values['soft'], seed=seed * 7.3, **sky_of)
    if values['soft'] > 5:  # a soft sun is the bright side of the sky: its disc is not to be mirrored
        bpy.data.objects['sun'].visible_glossy = False
    if afterglow:
        glow_low(to_sun, *afterglow)
    surface(values['ripple'], values['height'], values['longest'], math.radians(90 - view.heading - wind), values.get('deep', DEEP), values['calm'],
        values.get('rough', 0.02), seed, values.get('foam', 0.0), bottom, max(0.0, min(1.0, (-4 - view.top) / 12)))
    lights(values.get('lights', 0.0))
    near_ones_clear(view, values['metres'] if 'mist' not in values else min(values['metres'], values['mist'][1]))
    haze(values['air'], values['metres'], values.get('most', 0.94), values.get('warm'), to_sun, values.get('mist'))
    shot = land(values['exposure'], glow=values.get('glow', 0.0))
    if look:
        shot.look = look
    return shot


def glow_low(to_sun, colour, narrow):
    """The sky is brightest low over where the sun has gone down."""
    nodes = Nodes(bpy.context.scene.world.node_tree)
    background = nodes.tree.nodes['Background'].inputs[0]
    look = nodes.vector('NORMALIZE', nodes.new('TexCoord').outputs['Generated'])
    near = nodes.math('MAXIMUM', nodes.vector('DOT_PRODUCT', look, tuple(Vector((to_sun.x, to_sun.y, 0)).normalized())), 0.0)
    height = nodes.math('ABSOLUTE', nodes.new('SeparateXYZ', Vector=look).outputs['Z'])
    share = nodes.math('MULTIPLY', nodes.math('POWER', near, narrow), nodes.math('EXPONENT', nodes.math('MULTIPLY', height, -6.5)))
    nodes.put(nodes.vector('ADD', background.links[0].from_socket, nodes.mix(1.0, share, colour, 'MULTIPLY')), background)


def lights(power):
    """Windows of the town, lamps of the pier: their panes and the light they give."""
    for made in bpy.data.materials:
        if made.use_nodes and made.node_tree.nodes.get('lights'):
            made.node_tree.nodes['lights'].outputs[0].default_value = power
    for thing in bpy.data.objects:
        if thing.type == 'LIGHT' and 'dusk' in thing:
            thing.data.energy = thing['dusk'] * min(1.0, power / 5.0)
            thing.hide_render = power <= 0


def near_ones_clear(view, metres):
    """Materials that are only near need no haze."""
    far = set()
    for thing in bpy.data.objects:
        if thing.type != 'MESH':
            continue
        corner = max((thing.matrix_world @ Vector(c) - view.eye).length for c in thing.bound_box)
        if corner > metres * 0.015:
            far.update(slot.material.name for slot in thing.material_slots if slot.material)
    for made in bpy.data.materials:
        if made.name not in far:
            made['clear'] = True
