"""blender -b -noaudio -P prawn_poses.py -- POSE FILE WIDTH HEIGHT SAMPLES THREADS"""
import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from prawn_body import prawn
from prawn_skin import living
from prawn_stage import camera, empty, fill_frame, lamp, render, water_light

SHORT_CURLED = ([(0.3, 0.05, 0.25), (0.5, 0.12, 0.7), (0.4, 0.2, 1.2)], [(0.4, 0.08, 0.05), (0.8, 0.2, 0.3), (1.0, 0.3, 0.75)])

#: How each prawn holds itself, and from where it is seen: place and aim of the camera, and its lens.
POSES = {
    'swim': {
        'body': dict(bends=(-2, 9, 14, 10, 8, 4, -8), arch=8, pitch=-2, spread=0.7, gait='swim', phase=0.4),
        'view': ((0.3, 13.2, 2.2), (0.42, 0, 0.0), 53)},
    'dart': {
        'body': dict(bends=(6, 22, 34, 34, 30, 26, 10), arch=10, pitch=-14, spread=1.0, gait='dart', phase=2.6, beat=0.3,
                     sweeps=([(0.5, 0.2, 0.15), (1.2, 0.4, 0.5), (2.0, 0.5, 0.8), (2.9, 0.5, 0.9)],
                             [(0.5, -0.2, -0.05), (1.2, -0.4, -0.15), (1.9, -0.6, -0.4), (2.7, -0.7, -0.95)]),
                     short=([(0.5, 0.05, 0.1), (1.1, 0.12, 0.28), (1.7, 0.2, 0.4)], [(0.5, 0.08, 0.0), (1.1, 0.2, 0.02), (1.8, 0.3, 0.1)])),
        'view': ((1.0, 13.2, 1.2), (1.15, 0, -0.2), 62)},
    'walk': {
        'body': dict(bends=(0, 4, 12, 12, 8, 2, -10), arch=7, pitch=4, spread=0.5, gait='walk', phase=1.2, beat=0.3,
                     sweeps=([(0.45, 0.3, 0.35), (0.5, 0.6, 1.2), (-0.6, 0.8, 1.9), (-2.4, 0.9, 1.7), (-3.6, 0.9, 0.9)],
                             [(0.5, -0.3, 0.2), (1.1, -0.6, 0.1), (1.5, -0.9, -0.6), (1.4, -1.1, -1.3)])),
        'view': ((1.5, 12.4, 2.4), (-0.05, 0, -0.1), 58)},
    'front': {
        'body': dict(bends=(0, 8, 16, 16, 12, 6, -6), arch=9, pitch=3, spread=0.9, gait='swim', phase=0.2, gaze=0.09,
                     sweeps=([(0.4, 0.4, 0.5), (0.4, 0.9, 1.4), (-0.1, 1.3, 2.3), (-1.0, 1.5, 2.9)],
                             [(0.6, -0.4, 0.35), (0.9, -1.0, 1.1), (0.8, -1.6, 1.9), (0.3, -2.0, 2.6)])),
        'view': ((8.0, 3.9, 1.9), (0.6, 0.0, -0.1), 58)},
    'curl': {
        'body': dict(bends=(12, 26, 33, 35, 32, 26, -4), arch=16, pitch=-40, spread=0.9, gait='swim', phase=1.0, beat=0.25,
                     sweeps=([(0.25, 0.15, 0.4), (0.1, 0.3, 1.1), (-0.7, 0.5, 1.9), (-1.9, 0.5, 2.5), (-3.3, 0.5, 2.6)],
                             [(0.3, -0.15, 0.1), (0.5, -0.3, 0.8), (0.1, -0.5, 1.7), (-0.8, -0.6, 2.5)]),
                     short=SHORT_CURLED),
        'view': ((0.1, 13.0, 1.6), (-0.2, 0, -0.55), 62)},
}


def light(azimuth):
    """Daylight from above left of the camera, cool light along the back's edge, a little of the reef's warmth from below."""
    water_light(0.75)
    turned = Matrix.Rotation(azimuth - math.pi / 2, 3, 'Z')
    for place, energy, colour, size in (
            ((4.5, 4.5, 7.0), 950, (1.0, 0.97, 0.88), 2.2), ((-2.5, -6.5, 4.0), 1700, (0.3, 0.85, 1.0), 3.0),
            ((3.5, -5.0, -1.5), 260, (0.25, 0.6, 1.0), 2.5), ((-4.0, 4.5, -4.0), 90, (1.0, 0.45, 0.25), 3.0)):
        lamp(turned @ Vector(place), (0, 0, 0), energy, colour, size)


if __name__ == '__main__':
    pose, file, width, height, samples, threads = sys.argv[sys.argv.index('--') + 1:]
    empty()
    prawn(living(), **POSES[pose]['body'])
    place, target, lens = POSES[pose]['view']
    light(math.atan2(place[1], place[0]))
    camera(place, target, lens)
    fill_frame(int(width) / int(height))
    render(file, int(width), int(height), int(samples), int(threads), exposure=-0.25, contrast='High Contrast', bounces=5, smooth=int(samples) < 60)
