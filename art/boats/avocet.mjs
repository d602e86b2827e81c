import * as m from '../kit/materials.mjs'
import { box, cushion, skin, tube } from '../kit/mesh.mjs'
import { cleat, pane, person, railing } from './fittings.mjs'
import { deck, gunwale, hullLines, hullSkin, lining, sideDecks, stripe, waterline, within } from './hull.mjs'
import { furled, spar, stay, swung, triangular } from './rig.mjs'

const SAIL = m.sail('#fbf7ea', 8)

function cuddy() {
  const section = (x, half, top) => [
    [x, 0.78, -half - 0.08],
    [x, top - 0.08, -half],
    [x, top, -half * 0.75],
    [x, top + 0.04, 0],
    [x, top, half * 0.75],
    [x, top - 0.08, half],
    [x, 0.78, half + 0.08],
  ]
  const rows = [section(0.05, 0.72, 1.2), section(1.0, 0.66, 1.18), section(1.9, 0.46, 1.08), section(2.5, 0.22, 0.86)]
  return [
    skin(rows, m.white),
    pane({ along: 'z', at: 0.04, from: -0.3, to: 0.3, low: 0.72, high: 1.14, out: -1, glass: m.teak }),
    [-1, 1].map((side) =>
      skin(
        [
          [
            [0.3, 0.95, side * 0.775],
            [1.7, 0.95, side * 0.585],
          ],
          [
            [0.35, 1.08, side * 0.745],
            [1.6, 1.05, side * 0.57],
          ],
        ],
        m.glass,
      ),
    ),
  ]
}

/** The white daysailer: cuddy, open cockpit, tall rig; `sails` set or furled. */
export function avocet({ crew = false, sails = true, swing = 12 } = {}) {
  const lines = hullLines({
    length: 7.3,
    beam: 2.45,
    sheer: [0.72, 0.74, 0.88],
    draught: 0.3,
    stern: 0.86,
    entry: 0.5,
    flare: 0.12,
    bilge: 2.3,
    rake: 0.1,
  })
  const goose = [0.95, 1.5, 0]
  const boom = swung(goose, 3.3, sails ? swing : 0)
  const lee = [0, 0, swing >= 0 ? -1 : 1]
  return [
    hullSkin(lines, m.white),
    stripe(lines, m.ink, 0.86, 0.92),
    waterline(lines, m.ink, 0.09),
    deck(lines, m.white, { from: 0.5, to: 0.99 }),
    sideDecks(lines, m.white, { from: 0.06, to: 0.5, wide: 0.34 }),
    deck(lines, m.teak, { from: 0.004, to: 0.06 }),
    lining(lines, m.white, { floor: 0.22, sole: m.teak, from: 0.06, to: 0.5, thick: 0.34 }),
    within(
      lines,
      [-1, 1].map((side) =>
        box(-3.1, 0, 0.22, 0.5, Math.min(side * 0.42, side * 0.85), Math.max(side * 0.42, side * 0.85), m.teak),
      ),
    ),
    [-1, 1].map((side) =>
      [-2.9, -1.45].map((x) =>
        cushion(
          x,
          x + 1.35,
          0.5,
          0.57,
          Math.min(side * 0.42, side * 0.8),
          Math.max(side * 0.42, side * 0.8),
          m.paint('#2f5f6b', 0),
        ),
      ),
    ),
    gunwale(lines, m.ash, { radius: 0.024 }),
    cuddy(),
    box(2.1, 2.6, 0.9, 0.93, -0.25, 0.25, m.glass),
    spar([1.0, 0.9, 0], [0.96, 9.5, 0], 0.075, m.steel),
    spar(goose, boom, 0.05, m.steel),
    sails
      ? [
          triangular([0.9, 1.62, 0], [boom[0] + 0.1, boom[1] + 0.1, boom[2]], [0.95, 9.2, 0], 0.42, lee, SAIL, 0.16),
          triangular([3.3, 1.0, 0], [1.05, 1.15, lee[2] * 0.75], [1.1, 7.6, 0], 0.3, lee, SAIL),
        ]
      : [
          furled(goose, boom, m.canvas('#2f5f6b')),
          tube(
            [
              [3.35, 1.0, 0],
              [1.2, 7.4, 0],
            ],
            0.06,
            m.canvas('#f1e7cf'),
            8,
          ),
        ],
    stay([3.5, 0.88, 0], [1.0, 7.8, 0]),
    stay([-3.5, 0.74, 0], [0.96, 9.5, 0]),
    [-1, 1].map((side) => [
      stay(lines.rail(0.6, side, 0.06), [1.0, 7.7, 0]),
      tube(
        [
          [1.0, 5, 0],
          [0.95, 5.02, side * 0.55],
        ],
        0.02,
        m.steel,
        5,
      ),
    ]),
    railing(
      [
        [2.6, 0.88, -0.58],
        [3.2, 0.9, -0.28],
        [3.5, 0.92, 0],
        [3.2, 0.9, 0.28],
        [2.6, 0.88, 0.58],
      ],
      [0.28, 0.52],
    ),
    railing(
      [
        [-2.8, 0.74, -1.02],
        [-3.5, 0.74, -0.95],
        [-3.5, 0.74, 0.95],
        [-2.8, 0.74, 1.02],
      ],
      [0.28, 0.52],
    ),
    tube(
      [
        [-3.4, 0.78, 0],
        [-2.3, 0.95, 0.15],
      ],
      0.025,
      m.ash,
      6,
    ),
    box(-3.72, -3.64, -0.3, 0.74, -0.03, 0.03, m.white),
    [0.1, 0.52, 0.94].map((t) => [-1, 1].map((side) => cleat(lines.rail(t, side, 0.12)))),
    crew && [
      person({
        hips: [-2.3, 0.72, 0.85],
        hands: [
          [-2.3, 0.97, 0.3],
          [-1.9, 0.9, 0.4],
        ],
        feet: [
          [-2.0, 0.28, 0.2],
          [-1.8, 0.28, 0.2],
        ],
        shirt: m.paint('#ff5a1f', 0),
        hat: m.canvas('#efe4cb'),
      }),
      person({
        hips: [-1.2, 0.8, 1.0],
        hands: [
          [-0.8, 0.9, 0.6],
          [-0.7, 0.85, 0.8],
        ],
        feet: [
          [-0.8, 0.28, 0.3],
          [-0.7, 0.28, 0.4],
        ],
        shirt: m.paint('#7fb5a6', 0),
      }),
      person({
        hips: [-0.4, 0.8, 1.0],
        hands: [
          [0.1, 0.9, 0.7],
          [0.1, 0.85, 0.9],
        ],
        feet: [
          [0.0, 0.28, 0.3],
          [0.0, 0.28, 0.4],
        ],
        shirt: m.paint('#e6c98f', 0),
        hat: m.canvas('#2f5f6b'),
      }),
    ],
  ]
}
