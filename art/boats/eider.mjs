import * as m from '../kit/materials.mjs'
import { box, cloth, cushion, rounded, skin, slab, tube } from '../kit/mesh.mjs'
import { cleat, flag, person, wheel } from './fittings.mjs'
import { deck, gunwale, hullLines, hullSkin, lining, stripe, waterline, within } from './hull.mjs'

const CANOPY = { from: -2.05, to: 1.9, half: 1.08 }

function canopy() {
  const { from, to, half } = CANOPY
  const roof = (lift) =>
    Array.from({ length: 13 }, (_, i) =>
      Array.from({ length: 11 }, (_, j) => {
        const s = j / 5 - 1
        return [
          from + (i / 12) * (to - from),
          2.12 + lift - 0.18 * s * s - 0.018 * Math.cos((i / 12) * Math.PI * 4),
          s * half,
        ]
      }),
    )
  const valance = [-1, 1].map((side) =>
    skin(
      [0, 1].map((row) =>
        Array.from({ length: 49 }, (_, i) => [
          from + (i / 48) * (to - from),
          1.97 - row * (0.11 + 0.06 * Math.abs(Math.sin((i / 48) * Math.PI * 12))),
          side * (half + 0.01),
        ]),
      ),
      m.canvas('#7fb5a6'),
    ),
  )
  const posts = [-1.8, 0, 1.6].flatMap((x) =>
    [-1, 1].map((side) =>
      tube(
        [
          [x, 0.6, side * (x > 1 ? 0.98 : 1.06)],
          [x, 2.0, side * 1.0],
        ],
        0.024,
        m.steel,
      ),
    ),
  )
  return [skin(roof(0.06), m.canvas('#f1e7cf')), skin(roof(0), m.canvas('#d9cba8')), valance, posts]
}

function side(z) {
  const span = (a, b) => [Math.min(z * a, z * b), Math.max(z * a, z * b)]
  return [
    box(-2.2, 1.2, 0.12, 0.4, ...span(0.5, 0.6), m.cream),
    box(-2.2, 1.2, 0.36, 0.41, ...span(0.5, 0.92), m.ash),
    [-2.2, -1.06, 0.08].map((x) => [
      cushion(x, x + 1.1, 0.41, 0.54, ...span(0.5, 0.92), m.paint('#6aa596', 0.05)),
      cushion(x, x + 1.1, 0.54, 0.92, ...span(0.86, 0.98), m.vinyl),
    ]),
  ]
}

/** The open electric launch: mist white, green sheer strake, cream canopy on six posts. */
export function eider({ crew = false } = {}) {
  const lines = hullLines({
    length: 6.2,
    beam: 2.3,
    sheer: [0.62, 0.6, 0.86],
    draught: 0.4,
    stern: 0.76,
    entry: 0.75,
    flare: 0.2,
    bilge: 3,
    rake: 0.5,
  })
  return [
    hullSkin(lines, m.cream),
    stripe(lines, m.green, 0.8, 0.97),
    waterline(lines, m.ink, 0.08),
    lining(lines, m.cream, { floor: 0.12, sole: m.teak, from: 0.06, to: 0.8 }),
    deck(lines, m.teak, { from: 0.8, to: 0.985 }),
    deck(lines, m.cream, { from: 0.005, to: 0.06 }),
    gunwale(lines, m.ash, { radius: 0.045 }),
    within(lines, [-1, 1].map(side)),
    slab(rounded(-1.5, 0.4, -0.26, 0.26, 0.12), 0.78, 0.83, m.teak),
    [-1.2, 0.1].map((x) =>
      tube(
        [
          [x, 0.12, 0],
          [x, 0.78, 0],
        ],
        0.04,
        m.steel,
      ),
    ),
    box(1.32, 1.62, 0.12, 0.95, 0.1, 0.66, m.cream),
    wheel([1.26, 0.92, 0.38]),
    canopy(),
    [0.06, 0.9].map((t) => [-1, 1].map((s) => cleat(lines.rail(t, s, 0.08, 0.04)))),
    flag([-2.95, 0.62, 0], 1.1, m.paint('#2c8074', 0)),
    cloth(
      [
        [-0.9, 0.85, 0.2],
        [-0.4, 0.85, 0.2],
        [-0.4, 0.85, -0.16],
        [-0.9, 0.85, -0.16],
      ],
      0.02,
      [0, 1, 0],
      m.orange,
      { steps: 4 },
    ),
    crew && [
      person({
        hips: [0.85, 0.62, 0.4],
        hands: [
          [1.2, 0.95, 0.25],
          [1.2, 0.95, 0.52],
        ],
        feet: [
          [1.2, 0.16, 0.3],
          [1.2, 0.16, 0.5],
        ],
        shirt: m.paint('#f4f1e8', 0),
        hat: m.canvas('#d9b27a'),
      }),
      person({
        hips: [-1.3, 0.62, -0.72],
        shirt: m.paint('#c98a5a', 0),
        hands: [
          [-1.0, 0.86, -0.3],
          [-0.9, 0.66, -0.5],
        ],
      }),
      person({ hips: [-0.4, 0.62, -0.72], facing: -1, shirt: m.paint('#2f6b73', 0), hat: m.canvas('#efe4cb') }),
    ],
  ]
}
