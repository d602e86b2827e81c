"""A row house from a few choices: width, storeys, gable or eaves, wall, windows. Used for whole rows of neighbours."""
from building import (Opening, chimney, coping, cornice, dormer, downpipe, gable_back, gable_roof, gabled, plain, row,
                      slope, stepped, wall)

GROUND, UPPER = 3.9, 3.3


def bell(x0, x1, z, rise):
    """A curved gable as steps of a smooth line."""
    shape = ((0, 0), (0.04, 0.16), (0.14, 0.22), (0.2, 0.42), (0.3, 0.62), (0.36, 0.78), (0.42, 0.92), (0.5, 1.0))
    shape += tuple((1 - a, b) for a, b in reversed(shape[:-1]))
    return [(x0 + (x1 - x0) * a, z + rise * b) for a, b in shape]


def row_house(parts, width, material, look, chance, storeys=3, gable='step', depth=11.0, roof=None, trim=None, door=0.2,
              axes=3, window=1.05, ground=None, ground_look=None, arched=0.0, bands=False, rise=None, ends=None, upper=UPPER, tall=1.75):
    """Stands at x from 0 to width with its front at y = 0; returns the height of the eaves."""
    eaves = GROUND + upper * (storeys - 1) + 0.35
    rise = rise or width * 0.72
    openings = []
    spots = row(0.35, width - 0.35, axes, window, 1.05, 3.1, rise=arched, look=ground_look)
    chosen = min(axes - 1, int(door * axes))
    for i, o in enumerate(spots):
        if i == chosen:
            openings.append(Opening(o.x0 - 0.05, o.x1 + 0.05, 0.25, 3.1, arched, 'door', ground_look))
        else:
            openings.append(o)
    for s in range(1, storeys):
        z = GROUND + upper * (s - 1) + 0.85
        openings += row(0.35, width - 0.35, axes, window, z, z + tall * (1 - 0.06 * s), rise=arched)
    top = None
    if gable == 'step':
        top = stepped(0, width, eaves, rise, 5)
    elif gable == 'slope':
        top = gabled(0, width, eaves, rise)
    elif gable == 'bell':
        top = bell(0, width, eaves, rise)
    if top:
        inner = width * 0.2
        small = window * 0.85
        openings += row(inner, width - inner, max(1, axes - 1), small, eaves + rise * 0.12, eaves + rise * 0.12 + 1.25, rise=arched * 0.8)
        openings += row(width * 0.36, width * 0.64, 1, small * 0.85, eaves + rise * 0.47, eaves + rise * 0.47 + 1.0, rise=arched * 0.7)
    if ground:
        below = [o for o in openings if o.z0 < GROUND - 0.6]
        wall(parts, 0, width, 0, GROUND, below, ground, look, chance)
        wall(parts, 0, width, GROUND, eaves, [o for o in openings if o not in below], material, look, chance, top)
        parts.box(trim or ground, 0, width, -0.07, 0, GROUND - 0.12, GROUND + 0.08, 0.015)
    else:
        wall(parts, 0, width, 0, eaves, openings, material, look, chance, top)
    parts.box(plain('plinth', (0.16, 0.15, 0.14), 0.85), 0, width, -0.05, 0, 0, 0.45, 0.02)
    door_at = openings[chosen]
    parts.box(plain('step stone', (0.30, 0.28, 0.25), 0.8), door_at.x0 - 0.2, door_at.x1 + 0.2, -0.5, 0.05, 0, 0.2, 0.02)
    if bands:
        for s in range(1, storeys):
            z = GROUND + upper * (s - 1) + 0.35
            parts.box(trim or material, 0, width, -0.05, 0, z, z + 0.16, 0.015)
    for x in (0, width):  # side walls
        parts.face(ends or material, (x, 0, 0), (x, depth, 0), (x, depth, eaves), (x, 0, eaves))
    parts.face(ends or material, (0, depth, 0), (width, depth, 0), (width, depth, eaves), (0, depth, eaves))
    zinc = plain('zinc', (0.22, 0.24, 0.25), 0.45, 0.7)
    tile = roof
    if top:
        gable_back(parts, material, top, 0.34)
        coping(parts, trim or tile, top, 0.05, 0.4, 0.08)
        gable_roof(parts, tile, 0, width, 0.3, depth, eaves - 0.25, rise * 0.93, 0.05, 0.0, 'y')
        parts.face(ends or material, (0, depth, eaves), (width, depth, eaves), (width / 2, depth, eaves + rise * 0.9))
    else:
        cornice(parts, trim or material, 0, width, eaves - 0.3, brackets=0.55 if trim else 0)
        ridge = depth * 0.36
        slope(parts, tile, (0, -0.25, eaves - 0.12), (width, -0.25, eaves - 0.12), (width, depth / 2, eaves + ridge), (0, depth / 2, eaves + ridge), 0.12)
        slope(parts, tile, (width, depth, eaves), (0, depth, eaves), (0, depth / 2, eaves + ridge), (width, depth / 2, eaves + ridge), 0.12)
        for x in (0.02, width - 0.02):
            parts.face(ends or material, (x, 0, eaves), (x, depth, eaves), (x, depth / 2, eaves + ridge - 0.1))
        parts.bar(zinc, (0, -0.3, eaves - 0.2), (width, -0.3, eaves - 0.2), 0.08)
        count = max(1, axes - 1)
        for i in range(count):
            dormer(parts, width * (i + 0.5) / count, 0.9, eaves + 0.45, 1.35, 1.5, look, trim or material, tile, chance, 2.6)
    downpipe(parts, zinc, 0.1 if chance.random() < 0.5 else width - 0.1, -0.18, eaves - 0.2, 0)
    chimney(parts, width * chance.choice((0.22, 0.78)), depth * chance.uniform(0.35, 0.6), eaves + 1.2, rise * 0.75 if top else depth * 0.36, ends or material, chance.choice((1, 2, 3)))
    return eaves
