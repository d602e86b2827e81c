/** The rental's pier: planks on piles, with bollards, a lamp, a life ring and a ladder. */

import * as m from '../kit/materials.mjs'
import { add } from '../kit/maths.mjs'
import { box, tube, turned } from '../kit/mesh.mjs'
import { line } from './fittings.mjs'

const DECK = 0.62

const bollard = (x, z) => [
  turned(
    [
      [0.1, 0],
      [0.1, 0.3],
      [0.13, 0.36],
      [0.13, 0.44],
      [0.01, 0.47],
    ],
    [x, DECK, z],
    m.pileWood,
    12,
  ),
]

const pile = (x, z, top) => [
  turned(
    [
      [0.13, -0.4],
      [0.12, top - 0.05],
      [0.1, top],
      [0.01, top + 0.01],
    ],
    [x, 0, z],
    m.pileWood,
    12,
  ),
  turned(
    [
      [0.126, top - 0.34],
      [0.126, top - 0.24],
    ],
    [x, 0, z],
    m.cream,
    12,
  ),
]

export const lamp = (x, z) => [
  tube(
    [
      [x, DECK, z],
      [x, DECK + 2.5, z],
    ],
    (t) => 0.05 - 0.018 * t,
    m.ink,
  ),
  turned(
    [
      [0.03, 0],
      [0.14, 0.06],
      [0.14, 0.26],
      [0.1, 0.3],
    ],
    [x, DECK + 2.5, z],
    m.lampGlass,
    12,
  ),
  turned(
    [
      [0.22, 0.28],
      [0.13, 0.36],
      [0.02, 0.42],
    ],
    [x, DECK + 2.5, z],
    m.ink,
    12,
  ),
]

/** A life ring on a post, the pier's one spot of orange. */
export function lifeRing(x, z) {
  const turn = Array.from({ length: 25 }, (_, k) => (k / 24) * Math.PI * 2)
  const at = (a) => [x + Math.cos(a) * 0.28, DECK + 1.02 + Math.sin(a) * 0.28, z + 0.09]
  const bands = [0, 1, 2, 3].map((k) =>
    tube(
      [0, 0.2, 0.4].map((d) => at((k * Math.PI) / 2 + 0.6 + d)),
      0.082,
      m.white,
      10,
    ),
  )
  return [
    box(x - 0.05, x + 0.05, DECK, DECK + 1.4, z - 0.05, z + 0.05, m.pileWood),
    tube(turn.map(at), 0.075, m.orange, 10),
    ...bands,
  ]
}

/** A pier along x between z0 (far side) and z1 (near side). */
export function pier({ x0, x1, z0, z1, tops = 1.15, every = 3 }) {
  const parts = [
    box(x0, x1, DECK - 0.07, DECK, z0, z1, m.pierWood),
    box(x0, x1, DECK - 0.24, DECK - 0.07, z1 - 0.14, z1 - 0.04, m.pileWood),
    box(x0, x1, DECK - 0.24, DECK - 0.07, z0 + 0.04, z0 + 0.14, m.pileWood),
  ]
  for (let x = x1 - 0.35; x > x0; x -= every) parts.push(pile(x, z1 + 0.06, tops), pile(x, z0 - 0.06, tops))
  return parts
}

export const ladder = (x, z) => [
  ...[-0.2, 0.2].map((d) =>
    tube(
      [
        [x + d, -0.3, z],
        [x + d, DECK + 0.5, z],
        [x + d, DECK + 0.55, z - 0.25],
        [x + d, DECK, z - 0.4],
      ],
      0.022,
      m.steel,
      6,
    ),
  ),
  ...[0, 0.22, 0.44].map((y) =>
    tube(
      [
        [x - 0.2, y, z],
        [x + 0.2, y, z],
      ],
      0.02,
      m.steel,
      6,
    ),
  ),
]

/** Mooring lines from points of a boat to bollards on the pier. */
export const moored = (pairs) =>
  pairs.flatMap(([a, [x, z]]) => [bollard(x, z), line(a, add([x, DECK, z], [0, 0.28, 0]), 0.1)])
