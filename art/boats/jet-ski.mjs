import * as m from '../kit/materials.mjs'
import { clamp, lerp } from '../kit/maths.mjs'
import { box, rounded, skin, slab, tube } from '../kit/mesh.mjs'
import { person } from './fittings.mjs'
import { gunwale, hullLines, hullSkin, stripe } from './hull.mjs'

/** A smooth body over stations [x, half width, foot, top, roundness]. */
function body(stations, material) {
  const rows = []
  for (let i = 0; i < stations.length - 1; i++)
    for (let k = 0; k < 6; k++) {
      const t = k / 6
      const s = t * t * (3 - 2 * t)
      const [x, half, foot, top] = stations[i].map((v, j) => lerp(v, stations[i + 1][j], j === 0 ? t : s))
      rows.push(
        Array.from({ length: 17 }, (_, j) => {
          const a = (j / 16) * Math.PI
          return [
            x,
            foot + (top - foot) * Math.sin(a) ** 0.6,
            half * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.8,
          ]
        }),
      )
    }
  return skin(rows, material)
}

function ski({ length, beam, hullColour, deckColour, trim, seats, seatColour, nose }) {
  const lines = hullLines({
    length,
    beam,
    sheer: [0.4, 0.42, 0.52],
    draught: 0.22,
    stern: 0.86,
    entry: 0.5,
    flare: 0.3,
    bilge: 1.7,
    rake: 0.45,
  })
  const f = length / 3.45
  const w = beam / 1.25
  const seatBack = seats === 3 ? -1.35 : -0.95
  const bars = [0.42 * f, 1.02, 0]
  return [
    hullSkin(lines, hullColour),
    stripe(lines, trim, 0.62, 0.8, { from: 0.1, to: 0.9 }),
    gunwale(lines, m.rubber, { radius: 0.035 }),
    skin(
      Array.from({ length: 25 }, (_, i) => {
        const t = 0.005 + (i / 24) * 0.985
        const [x, y, z] = lines.rail(t, 1)
        const well = t < 0.62 ? 0.1 : 0.1 * clamp((0.72 - t) / 0.1)
        return [-1, -0.86, -0.8, -0.4, 0, 0.4, 0.8, 0.86, 1].map((s) => [
          x,
          y - (Math.abs(s) < 0.83 ? well : 0) + (t > 0.66 ? 0.16 * (1 - s * s) * clamp((1 - t) / 0.22) : 0),
          z * s,
        ])
      }),
      deckColour,
    ),
    body(
      [
        [-1.5 * f, 0.2 * w, 0.3, 0.42],
        [-1.3 * f, 0.25 * w, 0.3, 0.5],
        [0.1 * f, 0.25 * w, 0.3, 0.6],
        [0.6 * f, 0.34 * w, 0.34, 0.86],
        [1.0 * f, 0.36 * w, 0.4, 0.8],
        [1.62 * f, 0.1 * w, 0.44, 0.55],
      ],
      deckColour,
    ),
    body(
      [
        [seatBack * f, 0.12, 0.44, 0.62],
        [(seatBack + 0.12) * f, 0.19, 0.44, 0.76],
        [-0.45 * f, 0.19, 0.46, 0.72],
        [-0.2 * f, 0.17, 0.46, 0.68],
        [0.25 * f, 0.17, 0.5, 0.74],
        [0.42 * f, 0.1, 0.55, 0.8],
      ],
      seatColour,
    ),
    body(
      [
        [1.0 * f, 0.2 * w, 0.6, 0.76],
        [1.25 * f, 0.18 * w, 0.55, 0.74],
        [1.55 * f, 0.06 * w, 0.5, 0.58],
      ],
      nose,
    ),
    skin(
      [
        [
          [0.72 * f, 0.84, -0.26 * w],
          [0.82 * f, 0.86, 0],
          [0.72 * f, 0.84, 0.26 * w],
        ],
        [
          [0.56 * f, 1.06, -0.2 * w],
          [0.62 * f, 1.12, 0],
          [0.56 * f, 1.06, 0.2 * w],
        ],
      ],
      m.glass,
    ),
    tube([[0.55 * f, 0.8, 0], bars], 0.045, m.rubber),
    tube(
      [
        [bars[0] - 0.12, 1.04, -0.38],
        [bars[0], bars[1], -0.14],
        bars,
        [bars[0], bars[1], 0.14],
        [bars[0] - 0.12, 1.04, 0.38],
      ],
      0.026,
      m.rubber,
    ),
    [-1, 1].map((side) =>
      tube(
        [
          [0.9 * f, 0.66, side * 0.24 * w],
          [0.84 * f, 0.88, side * 0.36 * w],
          [0.76 * f, 0.96, side * 0.42 * w],
          [0.66 * f, 0.97, side * 0.44 * w],
        ],
        (t) => 0.022 + 0.026 * t,
        m.rubber,
      ),
    ),
    tube(
      [
        [seatBack * f - 0.02, 0.56, -0.16],
        [seatBack * f - 0.14, 0.62, -0.12],
        [seatBack * f - 0.14, 0.62, 0.12],
        [seatBack * f - 0.02, 0.56, 0.16],
      ],
      0.024,
      m.rubber,
    ),
  ]
}

const rider = (x, shirt, vest, bars = 0.4, lean = 0.14) =>
  person({
    hips: [x, 0.78, 0],
    lean,
    hands: [
      [bars - 0.1, 1.05, -0.36],
      [bars - 0.1, 1.05, 0.36],
    ],
    feet: [
      [x + 0.42, 0.36, -0.4],
      [x + 0.42, 0.36, 0.4],
    ],
    shirt,
    vest,
    trousers: m.rubber,
    helmet: m.white,
  })

/** The three-seater: blue-green with an orange nose. */
export function kingfisher({ crew = false } = {}) {
  return [
    ski({
      length: 3.45,
      beam: 1.25,
      hullColour: m.ink,
      deckColour: m.gelcoat('#2e8c93'),
      trim: m.cream,
      seats: 3,
      seatColour: m.rubber,
      nose: m.orange,
    }),
    crew && rider(-0.25, m.paint('#163f4a', 0), m.paint('#e9c46a', 0)),
    crew &&
      person({
        hips: [-0.85, 0.82, 0],
        lean: 0.1,
        hands: [
          [-0.3, 0.95, -0.17],
          [-0.3, 0.95, 0.17],
        ],
        feet: [
          [-0.42, 0.36, -0.4],
          [-0.42, 0.36, 0.4],
        ],
        shirt: m.paint('#7fb5a6', 0),
        vest: m.orange,
        trousers: m.rubber,
        helmet: m.orange,
      }),
  ]
}

/** The small one: white with a dark flash. */
export function dipper({ crew = false } = {}) {
  return [
    ski({
      length: 2.8,
      beam: 1.12,
      hullColour: m.white,
      deckColour: m.white,
      trim: m.ink,
      seats: 2,
      seatColour: m.paint('#33474b', 0.1),
      nose: m.ink,
    }),
    crew && rider(-0.3, m.paint('#1f4a57', 0), m.orange, 0.32, 0.2),
  ]
}

/** The drive-on float a jet ski sleeps on. */
export const dockFloat = (length) => [
  [-0.55, 0.12, 0.79].flatMap((z, i) =>
    Array.from({ length: Math.ceil(length / 0.72) }, (_, k) =>
      slab(
        rounded(-length / 2 + k * 0.72, -length / 2 + k * 0.72 + 0.68, z - 0.36, z + 0.28, 0.1),
        -0.1,
        i === 1 ? 0.1 : 0.2,
        m.paint('#d9cfb4', 0.05),
        { round: 0.04 },
      ),
    ),
  ),
  box(-length / 2, length / 2, -0.2, 0.02, -0.9, 1.05, m.rubber),
]
