"""People, seen from 30 to 400 pixels: bodies, clothes, hair and hands as blended round limbs, meshed into one object.

figure(pose, place, turn, clothes, vest, hair, cap, seed, build, hands, feet, lean, twist, look, grip, parent) -> object

The figure faces +x before `turn` (degrees, anticlockwise); its left hand is at +y. `place` is the floor between the
feet (standing poses) or the point of the seat, thwart or saddle it sits on. The result is one mesh object, so
`parent=boat` makes it heel and move with the boat (place is then in the boat's own metres).

pose    'stand' hands hanging · 'relaxed' weight on one leg, a hand in the pocket · 'walk' · 'wave' · 'wheel' standing at a
        wheel · 'rail' leaning on a rail in front · 'boathook' both hands on a pole · 'point' · 'photo' holding a phone
        'sit' on a bench (0.45 m) · 'lounge' leaning back, one arm along the backrest · 'drive' seated at a wheel ·
        'talk' seated, turned, gesturing · 'cup' seated with a mug · 'read' · 'tiller' seated, right hand aft at a tiller ·
        'haul' seated, both hands pulling a rope towards the chest · 'row' · 'hike' on the rail, leaning out backwards
        'canoe' paddling on the right (`grip=1`: on the left) · 'kayak' legs stretched, double paddle · 'kneel'
        'ride' astride at a handlebar · 'behind' astride, holding the one in front · 'lie' on the back · 'prone' · 'edge' legs dangling
clothes 'tee' 'shirt' 'polo' 'jumper' 'jacket' 'dress' 'swim' 'wetsuit' 'skipper' 'linen', or
        (top, colour, bottom, colour, shoes) with top tee|shirt|long|jacket|none|strap, bottom shorts|long|swim|skirt, shoes bare|deck|boots
vest    None or a colour: 'red' 'orange' 'yellow' 'blue' 'grey' 'teal' or (r, g, b): a buoyancy vest with straps
hair    'short' 'long' 'tail' 'bun' 'bald' 'bob', with a colour: 'short brown' (black brown dark blond red grey white)
cap     None · 'cap' · 'straw' · 'beanie' · 'skipper' · 'sun', with a colour: 'cap navy'
build   'man' 'woman' 'child' 'girl' or None (by seed); glasses=True adds sunglasses
hands   (left, right) points in the figure's own metres, None keeps the pose's; likewise feet
lean    degrees forward from upright (None keeps the pose's); twist to the left; look (to the left, up) of the head
grip=1  mirrors 'canoe', 'tiller' and every other one-sided pose; holding=False leaves out paddle, mug, book or phone
"""
import math
import random

import bpy
import numpy as np

from figure_body import Body, Frame, fabric, flesh
from figure_head import SKINS, colour_of, eyes, face, glasses, hair_shape, headgear
from figure_poses import joints
from limbs import Blend, unit
from surfaces import plain

OUTFITS = {
    'tee': ('tee', ('white', 'sky', 'coral', 'mint', 'navy', 'yellow', 'rust'), 'shorts', ('khaki', 'navy', 'olive', 'denim'), 'deck'),
    'shirt': ('shirt', ('sky', 'white', 'pink', 'denim'), 'shorts', ('sand', 'navy', 'khaki', 'charcoal'), 'deck'),
    'polo': ('tee', ('navy', 'white', 'teal', 'wine'), 'shorts', ('sand', 'khaki', 'white'), 'deck'),
    'jumper': ('long', ('navy', 'cream', 'rust', 'grey', 'green', 'wine'), 'long', ('denim', 'khaki', 'charcoal'), 'deck'),
    'jacket': ('jacket', ('orange', 'blue', 'yellow', 'teal', 'red', 'navy'), 'long', ('charcoal', 'denim', 'navy'), 'boots'),
    'dress': ('strap', ('coral', 'sky', 'cream', 'lilac', 'yellow', 'navy'), 'skirt', None, 'bare'),
    'swim': ('none', ('red', 'navy', 'teal', 'orange'), 'swim', ('red', 'navy', 'teal', 'orange', 'blue'), 'bare'),
    'wetsuit': ('long', ('black', 'charcoal'), 'long', None, 'boots'),
    'skipper': ('long', ('navy',), 'long', ('cream', 'sand', 'charcoal'), 'deck'),
    'linen': ('shirt', ('white', 'cream', 'sky'), 'long', ('sand', 'cream', 'white'), 'deck'),
}
LOOSE = {'tee': 0.020, 'shirt': 0.024, 'long': 0.020, 'jacket': 0.034, 'strap': 0.010, 'none': 0.0}
SIZES = {'man': 1.0, 'woman': 0.945, 'child': 0.70, 'girl': 0.68}


def figure(pose='stand', place=(0, 0, 0), turn=0.0, clothes='tee', vest=None, hair=None, cap=None, seed=0, build=None, hands=(None, None),
           feet=(None, None), lean=None, twist=None, look=None, grip=0, parent=None, glasses=False, holding=True, skin=None, size=None):
    rnd = random.Random(seed * 7919 + 13)
    build = build or rnd.choice(('man', 'woman'))
    woman, young = build in ('woman', 'girl'), build in ('child', 'girl')
    size = size or SIZES[build] * rnd.uniform(0.975, 1.025)
    reach = lambda points: tuple(None if p is None else tuple(np.asarray(p) / size) for p in points)
    j = joints(pose, build, bool(grip), hands=reach(hands), feet=reach(feet), lean=lean, twist=twist, look=look)
    if isinstance(clothes, str):
        top, tops, bottom, bottoms, shoes = OUTFITS[clothes]
        top_colour = rnd.choice(tops)
        bottom_colour = rnd.choice(bottoms) if bottoms else top_colour
    else:
        top, top_colour, bottom, bottom_colour, shoes = clothes
    body = Body(j, woman, size)
    tone = SKINS[skin if skin is not None else rnd.choice((0, 0, 0, 1, 1, 2, 2, 3, 4))]
    made = {'skin': flesh(f'skin {tone}', tone), 'top': cloth(top_colour, top, clothes == 'wetsuit'), 'bottom': cloth(bottom_colour, wet=clothes == 'wetsuit'),
            'shoe': fabric('shoe', (0.045, 0.03, 0.022), 400, 0.1, 0.6), 'sole': plain('sole', (0.62, 0.60, 0.55), 0.7)}
    dressed(body, made, top, bottom, shoes)
    if vest:
        buoyancy(body, vest)
    headed(body, made['skin'], hair or rnd.choice(HAIR[woman]), cap, glasses, young, rnd)
    if holding:
        held(body, pose, grip)
    thing = bpy.data.objects.new('figure', body.parts.mesh('figure'))
    thing.data.auto_smooth_angle = math.radians(75)
    thing.location, thing.rotation_euler, thing.scale = place, (0, 0, math.radians(turn)), (size,) * 3
    thing.parent = parent
    bpy.context.scene.collection.objects.link(thing)
    return thing


HAIR = {False: ('short brown', 'short dark', 'short blond', 'short black', 'short grey', 'short ginger', 'bald brown'),
        True: ('tail brown', 'long blond', 'bob dark', 'bun brown', 'tail blond', 'long dark', 'bob grey', 'bun ginger')}


def cloth(colour, kind='', wet=False):
    value = colour_of(colour)
    if wet:
        return fabric(f'neoprene {colour}', value, 300, 0.25, 0.42, 0.0)
    if kind == 'jacket':
        return fabric(f'shell {colour}', value, 120, 0.9, 0.5, 0.05)
    if kind == 'long' and colour in ('navy', 'cream') or colour == 'sky' and kind == 'tee':
        other = (0.62, 0.60, 0.54) if colour != 'cream' else (0.05, 0.08, 0.16)
        return fabric(f'striped {colour}', value, 260, 0.5, stripe=(other, 24 if kind == 'tee' else 17))
    return fabric(f'cloth {colour}', value)


def dressed(body, made, top, bottom, shoes):
    j, loose = body.j, {'tee': 0.013, 'shirt': 0.018, 'long': 0.014, 'jacket': 0.030, 'strap': 0.008}.get(top, 0)
    tight = made['top'].name.startswith('neoprene')
    loose = 0.006 if tight else loose
    bare = Blend(0.0105)
    if top in ('none', 'strap'):
        body.torso(bare)
    for i in (0, 1):
        body.arm(bare, i, 0.0 if top in ('none', 'strap', 'tee', 'shirt') else 0.55)
    bare.limb(j['neck'] - j['chest_frame'] @ (0, 0, 0.05), j['skull'] - j['head_frame'] @ (0.02, 0, 0.06), 0.060 if not body.woman else 0.050, soft=0.03)
    if bottom in ('shorts', 'swim', 'skirt') or shoes == 'bare':
        body.legs(bare)
    body.wear(made['skin'], bare)
    for i in (0, 1):
        body.hand(i, made['skin'])
        body.foot(i, shoes, made['shoe'], made['sole'], made['skin'])
    if top != 'none':
        worn = Blend(0.0105)
        body.torso(worn, loose, (0.002 if tight else 0.005, 1.3), top != 'strap')
        worn.limb(*j['hips'], 0.094 + loose, soft=0.05)
        sleeves = {'tee': 0.33, 'shirt': 0.42, 'long': 0.97, 'jacket': 0.98}.get(top, 0)
        if top == 'shirt' and bottom == 'long':
            sleeves = 0.72
        ends = [body.sleeve(worn, i, sleeves, loose * 0.55, (0.002 if tight else 0.0045, 1.7)) for i in (0, 1)] if sleeves else []
        ahead = j['chest_frame'] @ (1, 0, 0)
        if top == 'jacket':
            worn.limb(j['neck'], j['neck'] + (j['neck'] - j['chest']) * 0.28, 0.078, 0.074, 0.03)
        worn.carve_limb(j['neck'] + ahead * 0.03, j['neck'] + (j['neck'] - j['chest']) * 0.9 + ahead * 0.05, 0.056, 0.075, 0.012)
        if top == 'strap':
            worn.cut(j['neck'] - (j['neck'] - j['chest']) * 0.42, j['neck'] - j['chest'] + ahead * 0.05)
        hem = j['hip'] - j['low'] @ (0, 0, 0.045 if top != 'jacket' else 0.09)
        worn.cut(hem, -(j['low'] @ (0, 0, 1)))
        body.wear(made['top'], worn, 0.002 if tight else 0.008)
        for i, (end, way) in enumerate(ends):
            if sleeves < 0.6:
                cuff = Blend(0.0075)
                cuff.limb(end - unit(way) * 0.05, end + unit(way) * 0.012, 0.046 + loose * 0.6, 0.048 + loose * 0.7, 0.01)
                cuff.cut(end + unit(way) * 0.008, way)
                cuff.cut(end - unit(way) * 0.05, -way)
                body.wear(made['top'], cuff, 0.004)
    under = Blend(0.0105)
    low = j['low'] @ (0, 0, 1)
    wide = 0.154 if body.woman else 0.144
    under.limb(j['hip'] - low * 0.05, j['waist'] - low * 0.02, wide + 0.008, (0.125 if body.woman else 0.136), 0.04, (j['low'] @ (1, 0, 0), 0.74))
    share = {'shorts': 0.40, 'swim': 0.14 if body.woman else 0.30, 'long': 0.985, 'skirt': 0.5}[bottom]
    if bottom == 'skirt':
        knees = [h + (k - h) * 0.95 for h, k in zip(j['hips'], j['knees'])]
        for h, k in zip(j['hips'], knees):
            under.limb(h, k, 0.11, 0.105, 0.14, None, (0.006, 3))
        under.limb(j['hip'], (knees[0] + knees[1]) / 2, 0.12, 0.10, 0.12)
        under.cut(sum(knees) / 2, sum(knees) / 2 - j['hip'])
    else:
        ends = body.legs(under, 0.005 if tight else 0.011, share, (0.002 if tight else 0.005, 2.1), 0.0 if tight or share < 0.3 else 0.010)
        if share < 0.6:
            middle = sum(e for e, _ in ends) / 2
            under.cut(middle, sum(unit(w) for _, w in ends))
    body.wear(made['bottom'], under, 0.002 if tight else 0.008)


def buoyancy(body, vest):
    j = body.j
    value = colour_of(vest, 'red')
    foam, strap = fabric(f'vest {vest}', value, 180, 0.35, 0.6), fabric('webbing', (0.014, 0.014, 0.016), 500, 0.1, 0.7)
    up, ahead, left = (j['chest_frame'] @ a for a in np.eye(3)[[2, 0, 1]])
    panels = Blend(0.0085)
    body.torso(panels, 0.044, (0.010, 3.2), False)
    for s in (1, -1):
        panels.limb(body.chest(0.085, s * 0.095, 0.08), body.chest(0.0, s * 0.108, 0.185), 0.040, 0.036, 0.03, (ahead, 0.7))
        panels.limb(body.chest(-0.075, s * 0.095, 0.08), body.chest(0.0, s * 0.108, 0.185), 0.040, 0.036, 0.03, (ahead, 0.7))
    for i, s in ((0, 1), (1, -1)):
        shoulder = j['shoulders'][i]
        panels.carve_limb(shoulder + left * s * 0.03 - up * 0.06, shoulder + left * s * 0.09, 0.068, 0.075, 0.02)
    panels.carve_limb(j['neck'] + ahead * 0.06 - up * 0.02, j['neck'] + up * 0.2, 0.068, 0.09, 0.02)
    panels.carve_limb(body.chest(0.24, 0, -0.4), body.chest(0.20, 0, 0.25), 0.052, 0.052, 0.008)
    panels.cut(j['waist'] - up * 0.075, -up)
    body.wear(foam, panels)
    for level in (-0.145, -0.02):
        belt = Blend(0.0085)
        body.torso(belt, 0.051, None, False)
        belt.cut(body.chest(0, 0, level), -up)
        belt.cut(body.chest(0, 0, level + 0.030), up)
        body.wear(strap, belt)
        middle = body.chest(0.125, 0, level + 0.015)
        body.parts.block(plain('buckle', (0.02, 0.02, 0.022), 0.3), tuple(middle), (0.03, 0.05, 0.03), 0.006)


def headed(body, skin, hair, cap, dark_glasses, young, rnd):
    j, parts = body.j, body.parts
    at = Frame(j['skull'], j['head_frame'], 1.22 if young else (1.0 if body.woman else 1.05))
    skull = Blend(0.0058)
    face(skull, at)
    body.wear(skin, skull)
    style, _, shade = hair.partition(' ')
    strands = fabric(f'hair {shade}', colour_of(shade or 'brown'), 420, 0.9, 0.5, 0.2)
    if style != 'bald':
        body.wear(strands, hair_shape(style, at, rnd, bool(cap)), 0.008, 38.0)
    eyes(parts, at, plain('eye', (0.55, 0.53, 0.50), 0.25), plain('iris', (0.02, 0.014, 0.01), 0.15), strands)
    if cap:
        kind, _, shade = cap.partition(' ')
        shade = shade or ('straw' if kind == 'straw' else 'navy')
        dome, trim = headgear(kind, at)
        body.wear(fabric(f'hat {shade}', colour_of(shade), 300, 0.3), dome, 0.003, 14.0)
        if trim:
            body.wear(fabric('hat band', (0.02, 0.022, 0.03), 300, 0.2, 0.6), trim)
    if dark_glasses:
        glasses(parts, at, plain('frame', (0.012, 0.010, 0.010), 0.25), plain('dark lens', (0.008, 0.009, 0.010), 0.05, coat=1.0))


def held(body, pose, grip):
    j, parts = body.j, body.parts
    a, b = (np.array(h) for h in j['hands'])
    if pose == 'kayak':
        from paddles import double_paddle
        double_paddle(parts, a, b)
    elif pose == 'canoe':
        from paddles import single_paddle
        single_paddle(parts, *((b, a) if grip else (a, b)))
    elif pose == 'cup':
        mug = plain('mug', (0.30, 0.05, 0.035), 0.25, coat=0.5)
        x, y, z = a if grip else b
        parts.lathe(mug, (x + 0.035, y, z - 0.03), ((0.0, 0.0), (0.036, 0.0), (0.040, 0.09), (0.035, 0.09), (0.033, 0.02), (0.0, 0.02)), 20)
    elif pose == 'read':
        page, middle = plain('page', (0.66, 0.63, 0.56), 0.8), (a + b) / 2
        for s in (1, -1):
            parts.block(page, (middle[0], middle[1] + s * 0.075, middle[2] + 0.05), (0.012, 0.15, 0.21), 0.003, s * -14, (0, -38))
    elif pose == 'photo':
        parts.block(plain('phone', (0.015, 0.015, 0.017), 0.15), tuple((a + b) / 2 + (0.02, 0, 0.03)), (0.01, 0.15, 0.075), 0.004)
