import * as m from '../kit/materials.mjs'
import { ball, box, cloth, cushion, rounded, skin, slab, tube } from '../kit/mesh.mjs'
import { flag, pane, person, railing } from './fittings.mjs'

const FLOOR = 0.62
const ROOF = 2.82

const float = (z) => {
  const rows = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24
    const nose = Math.min(1, (1 - t) / 0.16, t / 0.06) ** 0.6
    return Array.from({ length: 14 }, (_, j) => {
      const a = (j / 14) * Math.PI * 2
      return [
        -6.5 + t * 13,
        0.02 + 0.45 * Math.sin(a) * (0.4 + 0.6 * nose) + (1 - nose) * 0.25,
        z + 0.55 * Math.cos(a) * Math.max(0.05, nose),
      ]
    })
  })
  return skin(rows, m.ink, { closed: true })
}

const deckChair = (x, z, cloths) => [
  cloth(
    [
      [x - 0.35, ROOF + 0.42, z - 0.26],
      [x + 0.55, ROOF + 0.34, z - 0.26],
      [x + 0.55, ROOF + 0.34, z + 0.26],
      [x - 0.35, ROOF + 0.42, z + 0.26],
    ],
    0.08,
    [0, -1, 0],
    cloths,
    { steps: 6 },
  ),
  cloth(
    [
      [x - 0.35, ROOF + 0.42, z - 0.26],
      [x - 0.72, ROOF + 0.95, z - 0.26],
      [x - 0.72, ROOF + 0.95, z + 0.26],
      [x - 0.35, ROOF + 0.42, z + 0.26],
    ],
    0.04,
    [-1, -1, 0],
    cloths,
    { steps: 6 },
  ),
  [-0.27, 0.27].flatMap((d) => [
    tube(
      [
        [x - 0.5, ROOF, z + d],
        [x + 0.55, ROOF + 0.36, z + d],
      ],
      0.02,
      m.ash,
      6,
    ),
    tube(
      [
        [x + 0.45, ROOF, z + d],
        [x - 0.74, ROOF + 0.97, z + d],
      ],
      0.02,
      m.ash,
      6,
    ),
  ]),
]

const windows = (side) =>
  [
    [-4.2, -3.0],
    [-2.5, -1.3],
    [-0.8, 0.8],
    [1.25, 2.85],
  ].map(([from, to]) =>
    pane({ along: 'x', at: side * 1.95, from, to, low: 1.35, high: 2.35, out: side, frame: m.ash, glass: m.glass }),
  )

const planter = (x, z) => [
  box(x - 0.45, x + 0.45, FLOOR, FLOOR + 0.3, z - 0.14, z + 0.14, m.paint('#34655f', 0)),
  [-0.3, -0.1, 0.12, 0.32].map((d, i) =>
    ball([x + d, FLOOR + 0.38 + 0.04 * (i % 2), z], 0.16, m.paint(i % 2 ? '#5d8f5a' : '#7aa466', 0)),
  ),
]

function awning() {
  const rows = Array.from({ length: 9 }, (_, i) =>
    Array.from({ length: 7 }, (_, j) => [
      -4.4 + i * 0.4,
      ROOF + 1.98 - 0.09 * Math.sin((i / 8) * Math.PI) - 0.06 * Math.cos((j / 6) * Math.PI * 2),
      -1.6 + (j / 6) * 3.2,
    ]),
  )
  const posts = [
    [-4.4, -1.6],
    [-4.4, 1.6],
    [-1.2, -1.6],
    [-1.2, 1.6],
  ]
  return [
    skin(rows, m.canvas('#f1e7cf')),
    posts.map(([x, z]) =>
      tube(
        [
          [x, ROOF, z],
          [x, ROOF + 2.02, z],
        ],
        0.028,
        m.steel,
        6,
      ),
    ),
  ]
}

/** The large houseboat: white deckhouse on two floats, roof terrace over its whole length. */
export function whooperSwan({ crew = false } = {}) {
  const edge = [
    [4.9, 2.05],
    [-5.4, 2.05],
    [-5.4, -2.05],
    [4.9, -2.05],
  ]
  const along = (n) =>
    edge.flatMap(([x, z], i) => {
      const [x2, z2] = edge[(i + 1) % 4]
      return Array.from({ length: i % 2 ? 3 : n }, (_, k) => {
        const t = k / (i % 2 ? 3 : n)
        return [x + (x2 - x) * t, ROOF, z + (z2 - z) * t]
      })
    })
  const bow = [
    [4.2, 2.1],
    [6.4, 2.1],
    [6.4, 1.0],
    [6.4, -1.0],
    [6.4, -2.1],
    [4.2, -2.1],
  ].map(([x, z]) => [x, FLOOR, z])
  return [
    float(1.5),
    float(-1.5),
    box(-6.6, 6.6, 0.42, 0.56, -2.2, 2.2, m.paint('#f4f1e8', 0.2)),
    box(-6.6, 6.6, 0.56, FLOOR, -2.22, 2.22, m.ash, { top: m.teak }),
    box(-4.8, 3.6, FLOOR, 2.7, -1.95, 1.95, m.boards('#f6f1e4', 0.19)),
    box(-4.82, 3.62, FLOOR, 0.86, -1.97, 1.97, m.green),
    slab(rounded(-5.5, 5.0, -2.15, 2.15, 0.2), 2.7, ROOF, m.paint('#f4f1e8', 0.1), { top: m.teak }),
    windows(1),
    windows(-1),
    pane({ along: 'z', at: 3.6, from: -1.6, to: -0.15, low: 0.95, high: 2.45, frame: m.ash }),
    pane({ along: 'z', at: 3.6, from: 0.15, to: 1.6, low: 0.95, high: 2.45, frame: m.ash }),
    pane({ along: 'z', at: -4.8, from: -0.5, to: 0.5, low: 0.75, high: 2.4, out: -1, frame: m.ash }),
    railing(along(7), [0.32, 0.62, 0.95]),
    railing(bow, [0.45, 0.9]),
    [
      [4.75, 1.95],
      [4.75, -1.95],
      [-5.25, 1.95],
      [-5.25, -1.95],
    ].map(([x, z]) =>
      tube(
        [
          [x, FLOOR, z],
          [x, 2.72, z],
        ],
        0.045,
        m.white,
      ),
    ),
    Array.from({ length: 8 }, (_, k) =>
      box(-6.3 + k * 0.2, -6.0 + k * 0.2, FLOOR + 0.25 * k, FLOOR + 0.05 + 0.25 * k, -1.9, -1.1, m.ash),
    ),
    awning(),
    [
      [0.4, -1.1],
      [0.4, 0.2],
      [2.2, -1.1],
      [2.2, 0.2],
      [3.6, -0.6],
    ].map(([x, z], i) => deckChair(x, z, m.canvas(['#7fb5a6', '#f1e7cf', '#d98d5a', '#7fb5a6', '#f1e7cf'][i]))),
    slab(rounded(-3.6, -2.0, -0.5, 0.5, 0.1), ROOF + 0.7, ROOF + 0.76, m.teak),
    [-0.85, 0.85].map((z) => cushion(-3.7, -1.9, ROOF + 0.05, ROOF + 0.48, z - 0.2, z + 0.2, m.vinyl)),
    planter(5.6, 1.8),
    planter(5.6, -1.8),
    cushion(4.1, 4.6, FLOOR, FLOOR + 0.45, -1.2, 1.2, m.paint('#6aa596', 0)),
    box(-6.9, -6.55, 0.1, 0.75, -0.25, 0.25, m.ink),
    flag([-6.45, FLOOR, 1.9], 1.6, m.paint('#2c8074', 0), [0.8, 0.5]),
    crew && [
      person({
        hips: [2.1, ROOF + 0.5, 0.2],
        lean: -0.25,
        feet: [
          [2.9, ROOF + 0.35, 0.1],
          [2.9, ROOF + 0.35, 0.3],
        ],
        shirt: m.paint('#c98a5a', 0),
        hat: m.canvas('#efe4cb'),
      }),
      person({
        hips: [5.5, 1.5, 0.5],
        lean: 0.05,
        feet: [
          [5.5, FLOOR, 0.4],
          [5.5, FLOOR, 0.6],
        ],
        hands: [
          [6.3, 1.52, 0.3],
          [6.3, 1.52, 0.8],
        ],
        shirt: m.paint('#2c6470', 0),
      }),
    ],
  ]
}
