import * as m from '../kit/materials.mjs'
import { box, cushion, face, skin, tube, turned } from '../kit/mesh.mjs'
import { outboard, pane, person, railing } from './fittings.mjs'

const FLOOR = 0.5
const EAVES = 2.3
const RIDGE = 2.78
const WALL = m.boards('#4f7d63', 0.14)

const float = (z) => {
  const rows = Array.from({ length: 21 }, (_, i) => {
    const t = i / 20
    const nose = Math.min(1, (1 - t) / 0.14, t / 0.05) ** 0.6
    return Array.from({ length: 12 }, (_, j) => {
      const a = (j / 12) * Math.PI * 2
      return [
        -4 + t * 8,
        0.06 + 0.34 * Math.sin(a) * (0.4 + 0.6 * nose) + (1 - nose) * 0.18,
        z + 0.4 * Math.cos(a) * Math.max(0.05, nose),
      ]
    })
  })
  return skin(rows, m.steel, { closed: true })
}

function roof() {
  const slope = (side, lift) =>
    skin(
      [
        [
          [-3.1, EAVES - 0.08 + lift, side * 1.6],
          [2.9, EAVES - 0.08 + lift, side * 1.6],
        ],
        [
          [-3.1, RIDGE + lift, 0],
          [2.9, RIDGE + lift, 0],
        ],
      ],
      m.boards('#3b4a4c', 0.22),
      { flat: true },
    )
  const gable = (x) =>
    face(
      [
        [x, EAVES, -1.3],
        [x, EAVES, 1.3],
        [x, RIDGE - 0.04, 0],
      ],
      WALL,
    )
  const fascia = [-3.1, 2.9].flatMap((x) =>
    [-1, 1].map((side) =>
      tube(
        [
          [x, EAVES - 0.08, side * 1.6],
          [x, RIDGE, 0],
        ],
        0.05,
        m.cream,
        5,
      ),
    ),
  )
  const edges = [-1, 1].map((side) =>
    tube(
      [
        [-3.1, EAVES - 0.08, side * 1.6],
        [2.9, EAVES - 0.08, side * 1.6],
      ],
      0.045,
      m.cream,
      5,
    ),
  )
  return [slope(1, 0), slope(-1, 0), gable(-2.2), gable(1.9), fascia, edges]
}

/** A panel lying on the roof slope of one side, between shares of its width. */
const onSlope = (side, x0, x1, low, high, lift, material) => {
  const at = (x, t) => [x, EAVES - 0.08 + (RIDGE - EAVES + 0.08) * t + lift, side * 1.6 * (1 - t)]
  return face([at(x0, low), at(x1, low), at(x1, high), at(x0, high)], material)
}

const windowRow = (side, glass) => [
  pane({ along: 'x', at: side * 1.3, from: -1.75, to: -0.85, low: 1.3, high: 1.95, out: side, glass }),
  pane({ along: 'x', at: side * 1.3, from: 0.35, to: 1.4, low: 1.2, high: 1.95, out: side, glass }),
]

/** The small green cabin on a raft: wood stove, porch at either end, nine horsepower. */
export function bittern({ crew = false, lit = false } = {}) {
  const glass = lit ? m.lampGlass : m.glass
  const posts = [
    [-3.0, 1.35],
    [-3.0, -1.35],
    [2.8, 1.35],
    [2.8, -1.35],
  ]
  const porch = [
    [2.2, 1.42],
    [3.9, 1.42],
    [3.9, 0.5],
  ].map(([x, z]) => [x, FLOOR, z])
  return [
    float(1.05),
    float(-1.05),
    box(-4.05, 4.05, 0.36, FLOOR, -1.5, 1.5, m.pileWood, { top: m.teak }),
    box(-2.2, 1.9, FLOOR, EAVES, -1.3, 1.3, WALL),
    roof(),
    windowRow(1, glass),
    windowRow(-1, glass),
    pane({ along: 'z', at: 1.9, from: -0.9, to: -0.1, low: 0.56, high: 2.15, glass: m.boards('#c98f4f', 0.16) }),
    pane({ along: 'z', at: 1.9, from: 0.25, to: 0.95, low: 1.2, high: 1.9, glass }),
    pane({
      along: 'z',
      at: -2.2,
      from: -0.4,
      to: 0.4,
      low: 0.56,
      high: 2.15,
      out: -1,
      glass: m.boards('#c98f4f', 0.16),
    }),
    posts.map(([x, z]) =>
      tube(
        [
          [x, FLOOR, z],
          [x, EAVES + 0.05, z],
        ],
        0.05,
        m.cream,
      ),
    ),
    railing(porch, [0.42, 0.85], { radius: 0.028, material: m.cream }),
    railing(
      porch.map(([x, y, z]) => [x, y, -z]),
      [0.42, 0.85],
      { radius: 0.028, material: m.cream },
    ),
    turned(
      [
        [0.08, 0],
        [0.08, 0.95],
        [0.15, 0.97],
        [0.15, 1.03],
        [0.02, 1.12],
      ],
      [-1.35, EAVES + 0.1, -0.6],
      m.rubber,
      12,
    ),
    turned(
      [
        [0.14, 0],
        [0.14, 0.3],
      ],
      [-1.35, EAVES + 0.15, -0.6],
      m.steel,
      12,
    ),
    onSlope(1, -0.7, 1.5, 0.22, 0.84, 0.05, m.glass),
    onSlope(1, -0.78, 1.58, 0.17, 0.89, 0.035, m.steel),
    onSlope(1, 0.37, 0.43, 0.22, 0.84, 0.06, m.steel),
    [-2.6, -1.9].map((x) =>
      tube(
        [
          [x, RIDGE - 0.1, -0.7],
          [x, RIDGE + 0.22, 0],
          [x, RIDGE - 0.1, 0.7],
        ],
        0.022,
        m.steel,
        6,
      ),
    ),
    [-0.1, 0.08, 0.2].map((z) =>
      tube(
        [
          [-3.4, RIDGE + 0.26, z],
          [-0.6, RIDGE + 0.24, z * 1.6],
        ],
        0.014,
        m.spruce,
        5,
      ),
    ),
    cushion(3.0, 3.5, FLOOR, FLOOR + 0.44, -0.35, 0.35, m.canvas('#d98d5a')),
    turned(
      [
        [0.24, 0],
        [0.26, 0.42],
        [0.2, 0.42],
      ],
      [2.4, FLOOR, 1.05],
      m.boards('#8a6a45', 0.1),
      14,
    ),
    turned(
      [
        [0.06, -0.05],
        [0.11, 0],
        [0.11, 0.2],
        [0.04, 0.26],
      ],
      [2.82, 1.95, 1.2],
      m.lampGlass,
      10,
    ),
    outboard(-4.05, 0.45, 0.9),
    crew && [
      person({
        hips: [3.2, FLOOR + 0.5, 0.0],
        feet: [
          [3.7, FLOOR + 0.05, -0.15],
          [3.7, FLOOR + 0.05, 0.15],
        ],
        hands: [
          [3.75, 1.2, -0.1],
          [3.7, 1.15, 0.15],
        ],
        shirt: m.paint('#c9563a', 0),
        hat: m.canvas('#d9b27a'),
      }),
      tube(
        [
          [3.7, 1.15, 0.1],
          [5.6, 2.5, 0.3],
        ],
        (t) => 0.018 - 0.012 * t,
        m.spruce,
        5,
      ),
    ],
  ]
}
