import * as m from '../kit/materials.mjs'
import { box, cushion, rounded, slab } from '../kit/mesh.mjs'
import { bench, cleat, flag, person, railing, wheel, windscreen } from './fittings.mjs'
import { deck, gunwale, hullLines, hullSkin, lining, sideDecks, stripe, within } from './hull.mjs'

const seat = (x, z) => [
  box(x - 0.15, x + 0.15, 0.28, 0.5, z - 0.15, z + 0.15, m.steel),
  cushion(x - 0.26, x + 0.26, 0.5, 0.66, z - 0.26, z + 0.26, m.vinyl),
  cushion(x - 0.34, x - 0.18, 0.6, 1.14, z - 0.27, z + 0.27, m.vinyl),
]

/** The bowrider: dark blue hull, cream deck, open bow, wraparound screen. */
export function merganser({ crew = false } = {}) {
  const lines = hullLines({
    length: 6.85,
    beam: 2.5,
    sheer: [0.84, 0.92, 1.06],
    draught: 0.5,
    stern: 0.9,
    entry: 0.55,
    flare: 0.34,
    bilge: 1.9,
    rake: 0.9,
  })
  const screen = [
    [0.55, 0.96, -1.0],
    [0.95, 0.98, -0.86],
    [1.28, 1.0, -0.52],
    [1.36, 1.0, 0],
    [1.28, 1.0, 0.52],
    [0.95, 0.98, 0.86],
    [0.55, 0.96, 1.0],
  ]
  return [
    hullSkin(lines, m.ink),
    stripe(lines, m.cream, 0.66, 0.71),
    stripe(lines, m.paint('#ff5a1f'), 0.735, 0.75, { from: 0.3 }),
    sideDecks(lines, m.cream, { from: 0.03, to: 0.95, wide: 0.24 }),
    lining(lines, m.cream, { floor: 0.28, sole: m.teak, from: 0.03, to: 0.94, thick: 0.24 }),
    deck(lines, m.cream, { from: 0.93, to: 0.99 }),
    gunwale(lines, m.chrome, { radius: 0.025 }),
    slab(rounded(-3.95, -3.4, -0.95, 0.95, 0.16), 0.24, 0.3, m.teak),
    within(
      lines,
      [
        box(-3.3, -2.05, 0.28, 0.82, -1.2, 1.2, m.cream),
        bench({ x: -1.75, z0: -0.92, z1: 0.92, floor: 0.28, base: m.cream, back: 0.3 }),
      ],
      0.12,
    ),
    [-0.48, 0.48].map((z) => cushion(-3.3, -2.2, 0.82, 0.96, z - 0.45, z + 0.45, m.vinyl)),
    seat(-0.25, 0.55),
    seat(-0.25, -0.55),
    within(
      lines,
      [-1, 1].map((side) =>
        box(0.62, 1.18, 0.28, 0.96, Math.min(side * 0.28, side * 0.96), Math.max(side * 0.28, side * 0.96), m.cream),
      ),
      0.12,
    ),
    wheel([0.54, 0.86, 0.55]),
    windscreen(screen, 0.42, 0.32),
    within(
      lines,
      [
        [-1, 1].map((side) =>
          slab(
            [
              [1.3, side * 0.22],
              [2.5, side * 0.12],
              [2.5, side * 0.42],
              [1.9, side * 0.72],
              [1.3, side * 0.9],
            ],
            0.3,
            0.68,
            m.vinyl,
            { round: 0.05 },
          ),
        ),
        slab(
          [
            [2.35, -0.3],
            [2.75, -0.16],
            [2.75, 0.16],
            [2.35, 0.3],
          ],
          0.3,
          0.68,
          m.vinyl,
          { round: 0.05 },
        ),
      ],
      0.12,
    ),
    [-1, 1].map((side) =>
      railing(
        [0.66, 0.76, 0.86, 0.95].map((t) => lines.rail(t, side, 0.1)),
        [0.2],
      ),
    ),
    [0.08, 0.55, 0.93].map((t) => [-1, 1].map((side) => cleat(lines.rail(t, side, 0.12)))),
    box(-2.2, -2.02, 0.82, 1.1, -0.95, 0.95, m.cream, { round: 0.04 }),
    flag([-3.3, 0.84, -0.8], 0.8, m.paint('#2c8074', 0), [0.45, 0.28]),
    crew && [
      person({
        hips: [-0.2, 0.7, 0.55],
        hands: [
          [0.5, 0.95, 0.4],
          [0.5, 0.95, 0.7],
        ],
        feet: [
          [0.35, 0.32, 0.45],
          [0.35, 0.32, 0.65],
        ],
        shirt: m.paint('#f4f1e8', 0),
      }),
      person({
        hips: [-1.75, 0.72, -0.4],
        feet: [
          [-1.2, 0.32, -0.5],
          [-1.2, 0.32, -0.3],
        ],
        shirt: m.paint('#7fb5a6', 0),
        vest: m.paint('#ff5a1f', 0),
      }),
    ],
  ]
}
