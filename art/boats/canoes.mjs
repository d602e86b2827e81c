import * as m from '../kit/materials.mjs'
import { lerp } from '../kit/maths.mjs'
import { box, face, skin, slab, tube, turned } from '../kit/mesh.mjs'
import { person } from './fittings.mjs'
import { gunwale, hullLines, hullSkin, lining, stripe, within } from './hull.mjs'

/** A paddle from its grip to the tip of its blade. */
function paddle(grip, tip, { double = false } = {}) {
  const at = (t) => grip.map((v, k) => lerp(v, tip[k], t))
  const blade = (from, to) =>
    skin(
      [0, 0.3, 0.75, 1].map((t) =>
        [-1, 1].map((s) => {
          const [x, y, z] = at(lerp(from, to, t))
          return [x + s * 0.085 * Math.sin(Math.PI * lerp(0.12, 0.86, t)) + 0.001, y, z + s * 0.02]
        }),
      ),
      m.ash,
    )
  return [
    tube([at(0), at(1)], 0.018, m.spruce, 6),
    blade(0.72, 1),
    double
      ? blade(0.28, 0)
      : tube(
          [at(0).map((v, k) => v - (k === 2 ? 0.06 : 0)), at(0).map((v, k) => v + (k === 2 ? 0.06 : 0))],
          0.02,
          m.ash,
          6,
        ),
  ]
}

const ribs = (lines) =>
  Array.from({ length: 25 }, (_, i) => {
    const t = 0.07 + (i / 24) * 0.86
    return tube(
      Array.from({ length: 13 }, (_, k) => {
        const s = (k / 6 - 1) * 0.98
        const [x, y, z] = lines.point(t, Math.sign(s) || 1, Math.abs(s) ** 1.4)
        return [x, Math.max(y, 0.03) + 0.012, z * 0.96]
      }),
      0.014,
      m.ash,
      4,
    )
  })

const caneSeat = (x, half) => [
  box(x - 0.14, x + 0.14, 0.26, 0.29, -half, half, m.ash),
  box(x - 0.1, x + 0.1, 0.285, 0.3, -half + 0.1, half - 0.1, m.canvas('#e6d19c')),
]

/** The open canvas canoe: red skin, cedar ribs, cane seats. */
export function sandpiper({ crew = false } = {}) {
  const lines = hullLines({
    length: 5,
    beam: 0.92,
    sheer: [0.56, 0.34, 0.56],
    draught: 0.1,
    entry: 0.62,
    flare: 0.06,
    bilge: 2.8,
    rake: -0.1,
    sternRake: -0.1,
    rise: 0.02,
    stem: 0.55,
    double: true,
  })
  const barrel = turned(
    [
      [0.02, 0],
      [0.17, 0.01],
      [0.18, 0.34],
      [0.14, 0.38],
      [0.02, 0.39],
    ],
    [0.1, 0.04, 0],
    m.paint('#2f5f6b', 0.1),
  )
  return [
    hullSkin(lines, m.paint('#a8432c', 0.3), { double: true }),
    lining(lines, m.cedar, { floor: 0.03, sole: m.cedar, from: 0.03, to: 0.97, thick: 0.018 }),
    ribs(lines),
    gunwale(lines, m.ash, { radius: 0.022, across: false, from: 0.01, to: 0.99 }),
    [-1, 1].map((end) =>
      slab(
        [
          [end * 2.42, -0.015],
          [end * 2.42, 0.015],
          [end * 2.02, 0.13],
          [end * 2.02, -0.13],
        ],
        0.46,
        0.475,
        m.ash,
      ),
    ),
    within(lines, [caneSeat(-1.35, 0.5), caneSeat(1.05, 0.5), box(-0.24, -0.19, 0.3, 0.33, -0.5, 0.5, m.ash)], 0.012),
    barrel,
    crew
      ? [
          person({
            hips: [-1.35, 0.36, 0],
            tall: 0.95,
            hands: [
              [-1.05, 0.98, 0.1],
              [-0.95, 0.55, 0.48],
            ],
            feet: [
              [-0.7, 0.08, -0.15],
              [-0.7, 0.08, 0.15],
            ],
            shirt: m.paint('#f4f1e8', 0),
            hat: m.canvas('#d9b27a'),
          }),
          paddle([-1.1, 1.02, 0.06], [-0.8, -0.2, 0.74]),
          person({
            hips: [1.05, 0.36, 0],
            tall: 0.95,
            lean: 0.12,
            hands: [
              [1.45, 1.0, -0.1],
              [1.6, 0.55, -0.42],
            ],
            feet: [
              [1.7, 0.08, -0.1],
              [1.7, 0.08, 0.1],
            ],
            shirt: m.paint('#2f6b73', 0),
            vest: m.paint('#ff5a1f', 0),
          }),
          paddle([1.42, 1.04, -0.06], [1.8, -0.2, -0.68]),
        ]
      : [paddle([-1.2, 0.36, 0.1], [0.55, 0.38, 0.3]), paddle([1.3, 0.36, -0.12], [-0.5, 0.37, -0.26])],
  ]
}

function kayakDeck(lines, material) {
  return skin(
    Array.from({ length: 41 }, (_, i) => {
      const t = 0.004 + (i / 40) * 0.992
      const [x, y, z] = lines.rail(t, 1)
      const ridge = 0.1 * Math.sin(Math.PI * t) ** 0.5
      return Array.from({ length: 11 }, (_, j) => {
        const s = j / 5 - 1
        return [x, y + ridge * (1 - Math.abs(s) ** 1.6), z * s]
      })
    }),
    material,
  )
}

function cockpit(x) {
  const ring = Array.from({ length: 25 }, (_, k) => {
    const a = (k / 24) * Math.PI * 2
    return [x + Math.cos(a) * 0.44, 0.35, Math.sin(a) * 0.23]
  })
  return [
    tube(ring, 0.024, m.rubber, 6),
    face(ring.slice(0, 24), m.paint('#1f3136', 0)),
    slab(
      [
        [x - 0.36, -0.16],
        [x - 0.28, -0.16],
        [x - 0.28, 0.16],
        [x - 0.36, 0.16],
      ],
      0.34,
      0.52,
      m.rubber,
      { round: 0.03 },
    ),
  ]
}

/** The tandem touring kayak: cream hull, pale green deck. */
export function reedWarbler({ crew = false } = {}) {
  const lines = hullLines({
    length: 5.8,
    beam: 0.66,
    sheer: [0.34, 0.24, 0.4],
    draught: 0.1,
    entry: 0.35,
    flare: 0.1,
    bilge: 2.2,
    rake: 0.5,
    sternRake: 0.2,
    double: true,
  })
  const hatch = (x) =>
    turned(
      [
        [0.16, 0],
        [0.17, 0.03],
        [0.02, 0.045],
      ],
      [x, 0.3, 0],
      m.rubber,
      16,
    )
  const cords = [
    [1.65, 2.05],
    [-1.85, -1.5],
  ].map(([a, b]) => [
    tube(
      [
        [a, 0.345, -0.16],
        [b, 0.345, 0.14],
      ],
      0.01,
      m.rubber,
      4,
    ),
    tube(
      [
        [a, 0.345, 0.16],
        [b, 0.345, -0.14],
      ],
      0.01,
      m.rubber,
      4,
    ),
  ])
  return [
    hullSkin(lines, m.cream, { double: true }),
    stripe(lines, m.paint('#ff5a1f', 0.2), 0.8, 0.9, { from: 0.03, to: 0.97 }),
    kayakDeck(lines, m.gelcoat('#93c4b4')),
    gunwale(lines, m.rubber, { radius: 0.014, across: false, from: 0.01, to: 0.99 }),
    cockpit(0.75),
    cockpit(-0.85),
    hatch(1.35),
    hatch(-2.15),
    cords,
    tube(
      [
        [-2.85, 0.34, 0],
        [-3.05, 0.3, 0],
        [-3.05, -0.2, 0],
      ],
      0.03,
      m.rubber,
      6,
    ),
    crew
      ? [0.62, -0.98].map((x, i) => [
          person({
            hips: [x, 0.34, 0],
            tall: 0.95,
            lean: 0.06,
            hands: [
              [x + 0.42, 0.72, -0.34],
              [x + 0.5, 0.58, 0.36],
            ],
            shirt: m.paint(i ? '#f4f1e8' : '#2f6b73', 0),
            vest: m.paint(i ? '#ff5a1f' : '#e9c46a', 0),
            hat: i ? m.canvas('#d9b27a') : null,
          }),
          paddle([x + 0.35, 0.95, -1.02], [x + 0.6, 0.12, 1.08], { double: true }),
        ])
      : [paddle([-0.6, 0.42, -0.12], [1.5, 0.42, 0.1], { double: true })],
  ]
}
