"""Light and camera of rooms: daylight through openings, lamps, the photographer's exposure, `shoot` with deep bounces.

    sky(26, 40, 0.3, sun=6)                       # urban_stage: elevation, degrees clockwise from +y; the sun falls in through the openings
    daylight(room, 'north', 60)                   # a lamp outside every window and hole of that wall; watts for each square metre of glass
    lamp(x, y, z, 12)                             # a bulb in a shade: warm, not seen itself
    fill(room, 40)                                # what a photographer adds: soft, from behind the camera, without shadows one notices
    view(x, y, z, heading, lens)                  # level camera: verticals stay vertical; heading clockwise from +y (north); eye 1.2–1.5 m
    return daylit(exposure=0.4)                   # a Shot without haze, soft contrast
    if __name__ == '__main__': shoot({'lake-house-inside': lake_house})

Run: ART_WEIGHTS=… blender -b -noaudio -P inside_x.py -- <name> out.png [width height samples threads].
daylight: 30–60 W/m² overcast or north light, 60–120 a bright day; `colour` cool (0.80, 0.89, 1.0) for sky, neutral for cloud, warm at evening.
Openings of kind 'door' are left out unless `only` names them; windows before a view need it as much as others: it is what fills the room.
It does not replace the sun: sun patches come from `sky(…, sun=…)`; they reach sill-to-floor height / tan(elevation) into the room, so an
elevation of 20–30° gives long ones. The sun must be on the side of the windows: for windows in the north wall a turn of -80 … 80.
"""
import math

import bpy
from mathutils import Matrix, Vector

import urban_stage
from urban_stage import Shot, camera, sky  # noqa: F401


def _link(name, data, matrix, hidden=True):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.matrix_world = matrix
    if hidden:
        thing.visible_camera = thing.visible_glossy = thing.visible_transmission = False
    return thing


def daylight(room, side, watts=60.0, colour=(0.82, 0.90, 1.0), only=None, down=12.0, out=0.12):
    """A lamp just outside each opening of a wall (`only`: the numbers of those meant), tipped `down` degrees as the sky is above."""
    x, y, _, turn = room.place(side)
    wall = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for i, o in enumerate(room.openings(side)):
        if (only is not None and i not in only) or (only is None and o.kind == 'door'):
            continue
        data = bpy.data.lights.new('daylight', 'AREA')
        width, height = o.x1 - o.x0, o.z1 + o.rise - o.z0
        data.energy, data.color, data.shape, data.size, data.size_y = watts * width * height, colour, 'RECTANGLE', width * 1.1, height * 1.05
        here = wall @ Vector(((o.x0 + o.x1) / 2, room.reveal(side) + out, (o.z0 + o.z1 + o.rise) / 2 + 0.1))
        way = wall.to_3x3() @ Vector((0, -math.cos(math.radians(down)), -math.sin(math.radians(down))))
        _link('daylight', data, Matrix.Translation(here) @ way.to_track_quat('-Z', 'Y').to_matrix().to_4x4())


def soft_box(place, towards, width, height, watts, colour=(1.0, 0.97, 0.93)):
    """Any rectangle of light between two points (skylights, lantern roofs, glass walls)."""
    data = bpy.data.lights.new('soft box', 'AREA')
    data.energy, data.color, data.shape, data.size, data.size_y = watts, colour, 'RECTANGLE', width, height
    way = Vector(towards) - Vector(place)
    return _link('soft box', data, Matrix.Translation(place) @ way.to_track_quat('-Z', 'Y').to_matrix().to_4x4())


def fill(room, watts=30.0, colour=(1.0, 0.965, 0.92)):
    """A large soft light under the ceiling near the south wall, towards the room's middle."""
    return soft_box((room.width / 2, 0.25, room.height * 0.8), (room.width / 2, room.depth * 0.6, 0.9), room.width * 0.8, room.height * 0.35, watts, colour)


def lamp(x, y, z, watts=12.0, colour=(1.0, 0.60, 0.30), radius=0.06):
    """Light of a bulb, inside a shade; not seen itself."""
    data = bpy.data.lights.new('lamp', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius
    return _link('lamp', data, Matrix.Translation((x, y, z)))


def view(x, y, z=1.35, heading=0.0, lens=22.0, shift=0.0, sideways=0.0):
    """Level; `shift` (share of the frame) lowers (-) or raises (+) the frame without tilting the verticals."""
    camera(x, y, z, heading, lens, shift, sideways)


def daylit(exposure=0.3, look='Medium Contrast', glow=0.05):
    return Shot(exposure=exposure, look=look, haze_most=0.0, glow=glow)


def _deep(scene, *_):
    """Rooms live from light that has bounced often."""
    cycles = scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 8, 4, 3, 12
    cycles.sample_clamp_indirect = 3.0


def shoot(scenes):
    """urban_stage's, with eight bounces, four of them diffuse."""
    def deep(build):
        def made():
            shot = build()
            bpy.app.handlers.render_init.append(_deep)
            return shot
        return made
    urban_stage.shoot({name: deep(build) for name, build in scenes.items()})
