"""Avocet's rig: an aluminium mast with swept spreaders, a fat-headed main with lazy jacks, a self-tacking jib, a furling gennaker."""

from mathutils import Vector

from deckwork import plate
from finishes import gloss, plain, steel
from rig import block, line, rope_of, screw_shroud, slack, swing, tube, wire
from sails import bunting, canvas, flag, furled, lettering, rolled, sail
from surfaces import bump, material

MAST, STEP, HEAD, GOOSENECK = 0.98, 1.10, 10.2, 1.88
BOOM = 3.12
SPREADERS = ((4.3, 0.80), (7.2, 0.60))


def alloy():
    """Anodised, with faint scratches along it."""
    made, nodes, shader = material('anodised mast')
    if nodes:
        at = nodes.new('TexCoord').outputs['Object']
        scratch = nodes.noise(nodes.vector('MULTIPLY', at, (20, 20, 0.7)), 3.0, 6, 0.7)
        nodes.put(nodes.ramp(scratch, (0.3, (0.40, 0.405, 0.41)), (0.7, (0.56, 0.565, 0.57))), shader.inputs['Base Color'])
        nodes.put(nodes.ramp(scratch, (0.3, 0.30), (0.75, 0.48)), shader.inputs['Roughness'])
        shader.inputs['Metallic'].default_value = 0.85
        bump(nodes, shader, scratch, 0.05, 0.002)
    return made


def dacron():
    return canvas('white dacron', (0.80, 0.785, 0.74), 0.40, 0.85, 0.06, 0.10, (1.9, 3.6, 5.3, 6.9), (0.42, 0.40, 0.35), 0.35)


def mast(parts, hull):
    made, black = alloy(), plain('mast fittings', (0.02, 0.02, 0.022), 0.4)
    top = Vector((MAST - 0.12, 0, HEAD))
    foot = Vector((MAST, 0, STEP))
    path = [foot.lerp(top, k / 10) for k in range(11)]
    tube(parts, made, path, [0.068] * 7 + [0.064, 0.058, 0.052, 0.048], 20)
    tube(parts, black, [foot - Vector((0, 0, 0.05)), foot + Vector((0, 0, 0.06))], 0.085, 20)
    at = lambda z: foot.lerp(top, (z - STEP) / (HEAD - STEP))
    tips = {-1: [], 1: []}
    for z, long in SPREADERS:
        for s in (-1, 1):
            root = at(z) + Vector((-0.02, s * 0.05, 0))
            tip = root + Vector((-long * 0.32, s * long * 0.95, 0.04))
            plate(parts, made, [root + Vector((0.05, 0, 0)), tip + Vector((0.02, 0, 0)), tip - Vector((0.035, 0, 0)), root - Vector((0.06, 0, 0))], (0, 0, 0.022))
            tips[s].append(tip)
    hound = at(9.35)
    for s in (-1, 1):
        plate_at = Vector((MAST - 0.28, s * (hull.half(MAST - 0.28) - 0.05), hull.height(MAST - 0.28) + 0.05))
        screw_shroud(parts, tips[s][0], plate_at, 0.0035)
        screw_shroud(parts, at(4.25) + Vector((-0.02, s * 0.05, 0)), plate_at + Vector((-0.07, 0, 0)), 0.003)
        for a, b in ((tips[s][0], tips[s][1]), (tips[s][1], hound), (tips[s][0], at(7.15) + Vector((-0.02, s * 0.05, 0)))):
            tube(parts, wire(), [a, b], 0.0032, 6)
    tack = Vector((3.42, 0, hull.height(3.4) + 0.06))
    tube(parts, wire(), [hound + Vector((0.06, 0, 0)), tack], 0.004, 6)
    tube(parts, wire(), [top + Vector((-0.05, 0, 0)), Vector((hull.point(0, 1).x + 0.1, 0, hull.height(-3.5) + 0.05))], 0.0032, 6)
    tube(parts, made, [top, top + Vector((-0.16, 0, 0.01))], 0.012, 8)
    tube(parts, black, [top, top + Vector((-0.1, 0, 0.55))], 0.003, 6)
    tube(parts, steel(), [top + Vector((0.03, 0, 0)), top + Vector((0.10, 0, 0.22))], 0.004, 6)
    return at, hound, tack, tips


def vane(parts, at, blow):
    """The wind vane at the masthead."""
    red = plain('vane', (0.7, 0.04, 0.02), 0.5)
    tube(parts, red, [at - blow * 0.16, at + blow * 0.20], 0.004, 6)
    plate(parts, red, [at + blow * 0.10 + Vector((0, 0, 0.045)), at + blow * 0.23 + Vector((0, 0, 0.055)), at + blow * 0.23 - Vector((0, 0, 0.055)),
                       at + blow * 0.10 - Vector((0, 0, 0.045))], blow.cross(Vector((0, 0, 1))) * 0.003)


def sheeting(parts, along, lee, cord):
    end = Vector((MAST - 0.1, 0, GOOSENECK)) + along * (BOOM - 0.12)
    car = Vector((-2.29, lee * 0.16, 0.60))
    block(parts, end + Vector((0, 0, -0.10)), (0, 0, 1), 0.07, plain('black blocks', (0.02, 0.02, 0.022), 0.35))
    block(parts, car + Vector((0, 0, 0.05)), (0, 0, -1), 0.08, plain('black blocks', (0.02, 0.02, 0.022), 0.35))
    for k in (-0.025, 0.0, 0.025):
        line(parts, cord, end + Vector((k, 0, -0.13)), car + Vector((k * 0.8, 0, 0.09)), 0.005)
    tube(parts, cord, slack(car + Vector((0.02, 0, 0.08)), (-1.7, 0.02, 0.20), 0.05), 0.005, 6)
    low, mid = Vector((MAST - 0.08, 0, STEP + 0.12)), Vector((MAST - 0.1, 0, GOOSENECK)) + along * 0.85
    for k in (-0.012, 0.012):
        line(parts, cord, low + Vector((0, k, 0)), mid + Vector((0, k, -0.05)), 0.004)
    block(parts, low + (mid - low) * 0.35, low - mid, 0.055, plain('black blocks', (0.02, 0.02, 0.022), 0.35))


def rigged(parts, hull, trunk, sails, lee, out, wind):
    at, hound, tack, tips = mast(parts, hull)
    sheet, grey = rope_of('main sheet', (0.62, 0.60, 0.55)), rope_of('grey line', (0.30, 0.31, 0.33))
    home = sails == 'furled'
    along = swing(lee, 0.0 if home else out, 2.0)
    start = Vector((MAST - 0.1, 0, GOOSENECK))
    tube(parts, alloy(), [start + along * 0.02, start + along * 0.1, start + along * BOOM], [0.03, 0.052, 0.048], 16)
    tube(parts, plain('mast fittings', (0.02, 0.02, 0.022), 0.4), [start + along * BOOM, start + along * (BOOM + 0.05)], 0.05, 16)
    sheeting(parts, along, 0 if home else lee, sheet)
    for k, (y, colour) in enumerate(((0.05, sheet), (0.025, grey), (-0.05, sheet), (-0.025, rope_of('red fleck', (0.50, 0.12, 0.08))))):
        line(parts, colour, at(HEAD - 0.3 - 0.4 * k) + Vector((0.02, y, 0)), at(STEP + 0.25) + Vector((0.03, y * 1.7, 0)), 0.004)
        tube(parts, colour, [at(STEP + 0.15) + Vector((-0.02, y * 2, 0)), (0.62, y * 4.4, trunk.top(0.62, 0.2) + 0.03), (0.20, y * 6.0, trunk.top(0.2, 0.3) + 0.03),
                             (0.10, y * 6.0, 0.9), (0.09, y * 6.2, 0.62)], 0.004, 6)
    for k in (1, 2, 3):  # lazy jacks
        low = start + along * (0.62 * k + 0.35)
        for s in (-1, 1):
            if home:
                line(parts, grey, low + Vector((0, s * 0.05, 0.02)), tips[s][0].lerp(at(4.3), 0.55) + Vector((0, 0, -1.35)), 0.0028)
            elif k == 1:
                line(parts, grey, start + along * 0.3 + Vector((0, s * 0.05, 0)), tips[s][0].lerp(at(4.3), 0.5), 0.0028)
    if home:
        for s in (-1, 1):
            line(parts, grey, tips[s][0].lerp(at(4.3), 0.55) + Vector((0, 0, -1.35)), tips[s][0].lerp(at(4.3), 0.55), 0.0028)
        cover = canvas('sail cover', (0.025, 0.075, 0.13), 0.05, 1.1, 0.0, 0.35, (), (0.10, 0.12, 0.13), 0.5)
        furled('main under cover', cover, start + along * 0.0 + Vector((0, 0, -0.02)), start + along * (BOOM - 0.05) + Vector((0, 0, -0.02)), 0.17, 5, None, 4.0, 0, None, 0.72, 0.75)
        tube(parts, cover, [start + Vector((0.03, 0, 0.05)), start + Vector((0.07, 0, 0.45)), start + Vector((0.07, 0, 0.85))], [0.13, 0.11, 0.085], 14)
        strip = canvas('sun strip', (0.025, 0.075, 0.13), 0.05)
        rolled('jib rolled', dacron(), tack + (hound - tack) * 0.035, tack + (hound - tack) * 0.93, 0.062, 3.0, 0.2, strip)
        rest = tack + (hound - tack) * 0.10
        tube(parts, sheet, slack(rest, (1.5, 0.15, trunk.top(1.5) + 0.05), 0.03), 0.005, 6)
    else:
        low, head = start + along * 0.10 + Vector((0, 0, 0.08)), at(HEAD - 0.12) + Vector((-0.09, 0, 0))
        upper = swing(lee, out + 11, 14)
        clew = start + along * (BOOM - 0.10) + Vector((0, 0, 0.09))
        thing, shape, _ = sail('main', dacron(), low, clew, head + upper * 0.95, head, lee=lee, camber=0.095, roach=0.30, twist=0.035, foot=0.55, seed=3.0, corner=0.34)
        dark = plain('sail numbers', (0.012, 0.04, 0.075), 0.7)
        for side, v in ((1, 0.60), (-1, 0.55)):
            lettering('sail number', 'RR 207', dark, shape, 0.48, v, 0.42, side)
        for v in (0.21, 0.42, 0.63, 0.81):
            for side in (1, -1):
                tube(parts, gloss('battens', (0.62, 0.61, 0.57), 0.5, 0.1), [shape.at(u / 12, v) + shape.normal * 0.006 * side for u in range(13)], 0.008, 5)
        for v in (0.3, 0.5, 0.7):
            p = shape.at(1.0, v)
            parts.strip(plain('telltale', (0.65, 0.06, 0.03), 0.9), [p, p + along * 0.12, p + along * 0.24 + Vector((0, 0, -0.03))], (0, 0, 0.02))
    if sails == 'gennaker':
        rolled('jib rolled', dacron(), tack + (hound - tack) * 0.035, tack + (hound - tack) * 0.93, 0.062, 3.0, 0.2)
    elif not home:
        foot, top = tack + (hound - tack) * 0.045, tack + (hound - tack) * 0.94
        corner = foot + swing(lee, out * 0.5 + 7, 0) * 2.32
        corner.z = foot.z + 0.42
        _, form, _ = sail('jib', dacron(), foot, corner, top, lee=lee, camber=0.115, foot=0.6, twist=0.05, sag=0.008, round_foot=0.10, seed=8.0, corner=0.3)
        for v in (0.25, 0.5, 0.75):
            for side in (1, -1):
                p = form.at(0.14, v) + form.normal * 0.015 * side
                q = form.at(0.14 + 0.26 / max(0.5, 2.4 * (1 - v)), v) + form.normal * 0.03 * side
                parts.strip(plain('wool', (0.65, 0.06, 0.03) if lee * side > 0 else (0.02, 0.25, 0.08), 0.9), [p, p.lerp(q, 0.5), q], (0, 0, 0.012))
        track = [(1.42 - 0.10 * (1 - (y / 0.62) ** 2), y, trunk.top(1.45, y) + 0.03) for y in (-0.62, -0.4, -0.2, 0, 0.2, 0.4, 0.62)]
        tube(parts, alloy(), track, 0.012, 8)
        car = Vector((1.36, lee * 0.44, trunk.top(1.4, 0.44) + 0.06))
        line(parts, sheet, corner, car, 0.005)
        block(parts, car, (0, 0, 1), 0.05, plain('black blocks', (0.02, 0.02, 0.022), 0.35))
    # the gennaker, rolled on its own stay before the jib
    sprit, up = Vector((4.40, 0.03, hull.height(3.5) + 0.14)), at(HEAD - 0.35) + Vector((0.09, 0, 0))
    if sails == 'gennaker':
        cloth = canvas('gennaker', (0.16, 0.46, 0.46), 0.6, 1.3, 0.35, 0.05, (), (0.5, 0.5, 0.5), 0.25)
        corner = sprit + swing(lee, out * 0.45 + 18, 4) * 5.0 + Vector((0, lee * 0.5, 0.9))
        sail('gennaker', cloth, sprit + Vector((0, 0, 0.25)), corner, up, lee=lee, camber=0.19, foot=0.9, twist=0.12, sag=0.22, round_foot=0.35, seed=5.0, corner=0.35)
        tube(parts, sheet, slack(corner, (-2.4, lee * 1.0, 0.95), 0.1), 0.005, 6)
    else:
        rolled('gennaker rolled', canvas('gennaker dark', (0.02, 0.17, 0.18), 0.1, 0.5), sprit + Vector((0, 0, 0.12)), up, 0.036, 6.0, 0.3)
    blow = swing(lee, 32.0 if wind is None else wind)
    vane(parts, at(HEAD) + Vector((-0.1, 0, 0.48)), blow)
    if not home:
        flag('ensign', bunting('house flag', ((0.33, (0.012, 0.07, 0.16)), (0.34, (0.74, 0.73, 0.69)), (0.33, (0.012, 0.07, 0.16)))),
             (-3.62, 0.55, 1.62), blow, (0.55, 0.34), 0.15)
        tube(parts, gloss('flag staff', (0.6, 0.6, 0.58), 0.4), [(-3.56, 0.55, 0.72), (-3.62, 0.55, 1.65)], 0.009, 8)
