import * as m from '../kit/materials.mjs'
import { box, cushion, rounded, skin, slab, tube } from '../kit/mesh.mjs'
import { cleat, flag, person } from './fittings.mjs'
import { deck, gunwale, hullLines, hullSkin, lining, sideDecks, stripe, waterline } from './hull.mjs'
import { gaffSail, spar, stay, swung, triangular } from './rig.mjs'

const SAIL = m.sail('#efe0bd', 12)

const skylight = (x0, x1, half, y) => [
  box(x0, x1, y, y + 0.22, -half, half, m.mahogany),
  [-1, 1].map((side) =>
    skin(
      [
        [
          [x0 + 0.06, y + 0.235, side * half],
          [x1 - 0.06, y + 0.235, side * half],
        ],
        [
          [x0 + 0.06, y + 0.4, 0],
          [x1 - 0.06, y + 0.4, 0],
        ],
      ],
      m.glass,
      { flat: true },
    ),
  ),
]

/** The cutter of 1936: black topsides, gaff main, two headsails, long bowsprit. */
export function blackTern({ crew = false, swing = 10 } = {}) {
  const lines = hullLines({
    length: 11.4,
    beam: 2.95,
    sheer: [0.98, 0.86, 1.3],
    draught: 0.7,
    stern: 0.55,
    entry: 0.42,
    flare: 0.2,
    bilge: 1.9,
    rake: 0.9,
    sternRake: 1.6,
  })
  const mast = [1.6, 1.0, 0]
  const goose = [1.45, 1.75, 0]
  const boom = swung(goose, 6.5, swing, 0.3)
  const throat = [1.48, 7.4, 0]
  const peak = swung(throat, 4.6, swing * 1.35, 3.0)
  const lee = [0, 0, swing >= 0 ? -1 : 1]
  const nose = [8.2, 1.75, 0]
  return [
    hullSkin(lines, m.black),
    stripe(lines, m.bronze, 0.9, 0.925),
    waterline(lines, m.paint('#7f2a22'), 0.12),
    deck(lines, m.teak, { from: 0.4, to: 0.99, drop: -0.01 }),
    deck(lines, m.teak, { from: 0.005, to: 0.15, drop: -0.01 }),
    sideDecks(lines, m.teak, { from: 0.15, to: 0.4, wide: 0.55 }),
    lining(lines, m.mahogany, { floor: 0.42, sole: m.teak, from: 0.15, to: 0.4, thick: 0.55 }),
    gunwale(lines, m.mahogany, { radius: 0.05, lift: 0.06 }),
    [-1, 1].map((side) =>
      cushion(-3.8, -1.3, 0.62, 0.74, Math.min(side * 0.42, side * 0.8), Math.max(side * 0.42, side * 0.8), m.leather),
    ),
    slab(rounded(-1.0, 1.1, -0.72, 0.72, 0.15), 0.9, 1.36, m.mahogany, { round: 0.06, top: m.canvas('#e8dcc0') }),
    [-1, 1].map((side) =>
      [-0.55, 0.1, 0.75].map((x) =>
        box(
          x - 0.14,
          x + 0.14,
          1.08,
          1.22,
          Math.min(side * 0.7, side * 0.735),
          Math.max(side * 0.7, side * 0.735),
          m.glass,
        ),
      ),
    ),
    skylight(2.3, 3.2, 0.34, 1.02),
    spar(mast, [1.45, 11.6, 0], 0.12),
    spar(goose, boom, 0.08),
    spar(throat, peak, 0.065),
    spar([4.4, 1.28, 0], nose, 0.09),
    gaffSail(
      [1.35, 1.95, 0],
      [boom[0] + 0.2, boom[1] + 0.18, boom[2]],
      [peak[0] + 0.1, peak[1] - 0.1, peak[2]],
      [1.38, 7.3, 0],
      0.5,
      lee,
      SAIL,
    ),
    triangular([5.5, 1.5, 0], [2.0, 1.75, lee[2] * 0.9], [1.7, 8.1, 0], 0.35, lee, SAIL),
    triangular([8.0, 1.85, 0], [3.3, 2.0, lee[2] * 1.1], [1.9, 9.9, 0], 0.5, lee, SAIL),
    stay(nose, [1.5, 10.6, 0]),
    stay([5.6, 1.3, 0], [1.52, 8.6, 0]),
    stay(nose, lines.point(0.97, 1, 0.3)),
    [-1, 1].map((side) => [0.58, 0.64].map((t) => stay(lines.rail(t, side, 0.04, 0.1), [1.5, 8.9, 0]))),
    stay([boom[0] + 0.6, boom[1], boom[2]], [-4.6, 1.0, 0]),
    stay(peak, [1.46, 11.2, 0]),
    tube(
      [
        [-4.9, 1.0, 0],
        [-3.7, 1.25, 0.1],
      ],
      0.035,
      m.ash,
      6,
    ),
    [0.08, 0.45, 0.9].map((t) => [-1, 1].map((side) => cleat(lines.rail(t, side, 0.14, 0.02)))),
    flag([-5.5, 1.0, 0], 1.3, m.paint('#2c8074', 0), [0.8, 0.48], 0.3),
    crew && [
      person({
        hips: [-4.4, 1.05, 0.35],
        hands: [
          [-3.9, 1.3, 0.1],
          [-3.9, 1.2, 0.5],
        ],
        feet: [
          [-3.7, 0.6, 0.2],
          [-3.7, 0.6, 0.4],
        ],
        shirt: m.paint('#1f4a57', 0),
        hat: m.canvas('#f4f1e8'),
      }),
      person({
        hips: [-3.0, 0.86, 0.7],
        facing: 1,
        shirt: m.paint('#c98a5a', 0),
        hands: [
          [-2.6, 0.95, 0.4],
          [-2.5, 0.9, 0.6],
        ],
      }),
      person({ hips: [-2.2, 0.86, 0.7], facing: -1, shirt: m.paint('#f4f1e8', 0), hat: m.canvas('#d9b27a') }),
      person({ hips: [-1.6, 0.86, -0.6], shirt: m.paint('#7fb5a6', 0) }),
    ],
  ]
}
