import * as m from '../kit/materials.mjs'
import { box, cushion, skin, tube, turned } from '../kit/mesh.mjs'
import { cleat, flag, person, wheel, windscreen } from './fittings.mjs'
import { deck, gunwale, hullLines, hullSkin, lining, sideDecks, waterline, within } from './hull.mjs'

const benchAt = (x) => [
  box(x - 0.3, x + 0.25, 0.16, 0.4, -0.74, 0.74, m.mahogany),
  [-0.37, 0.37].map((z) => [
    cushion(x - 0.3, x + 0.25, 0.4, 0.54, z - 0.35, z + 0.35, m.leather),
    cushion(x - 0.4, x - 0.24, 0.48, 0.92, z - 0.35, z + 0.35, m.leather),
  ]),
]

/** The mahogany runabout of 1963: long foredeck, two leather cockpits, chrome. */
export function goldeneye({ crew = false } = {}) {
  const lines = hullLines({
    length: 7.4,
    beam: 2.15,
    sheer: [0.58, 0.74, 0.94],
    draught: 0.45,
    stern: 0.68,
    entry: 0.5,
    flare: 0.3,
    bilge: 1.8,
    rake: 0.42,
    sternRake: -0.3,
  })
  const open = [
    [0.12, 0.27],
    [0.43, 0.62],
  ]
  const decks = [
    [0.005, 0.12],
    [0.27, 0.43],
    [0.62, 0.99],
  ]
  const screen = [
    [0.8, 0.82, -0.84],
    [1.05, 0.85, -0.6],
    [1.22, 0.87, 0],
    [1.05, 0.85, 0.6],
    [0.8, 0.82, 0.84],
  ]
  return [
    hullSkin(lines, m.mahogany),
    waterline(lines, m.cream, 0.07),
    waterline(lines, m.paint('#7f2a22'), 0.02),
    decks.map(([from, to]) => deck(lines, m.mahoganyDeck, { from, to, camber: 0.07 })),
    open.map(([from, to]) => [
      sideDecks(lines, m.mahogany, { from, to, wide: 0.2 }),
      lining(lines, m.mahogany, { floor: 0.16, sole: m.teak, from, to, thick: 0.2 }),
    ]),
    gunwale(lines, m.chrome, { radius: 0.022 }),
    within(lines, [benchAt(-0.1), benchAt(-2.45)], 0.1),
    skin(
      [0, 1].map((k) =>
        [-1, -0.5, 0, 0.5, 1].map((s) => [0.86 + k * 0.12, 0.62 + k * 0.24 + 0.04 * (1 - s * s), s * 0.78]),
      ),
      m.mahogany,
    ),
    wheel([0.66, 0.86, -0.38], 0.2, m.cream),
    windscreen(screen, 0.36, 0.26, { glass: m.glass }),
    [-1.38, -0.95].map((x) => box(x, x + 0.36, 0.79, 0.82, -0.5, 0.5, m.mahoganyDeck)),
    turned(
      [
        [0.02, 0],
        [0.05, 0.14],
        [0.11, 0.16],
        [0.12, 0.3],
        [0.02, 0.32],
      ],
      [1.9, 0.92, 0],
      m.chrome,
    ),
    tube(
      [
        [1.3, 0.9, 0],
        [3.5, 0.98, 0],
      ],
      0.014,
      m.chrome,
    ),
    tube(
      [lines.point(0.995, 1, 0.25), lines.point(0.998, 1, 0.6), lines.point(1, 1, 1)].map(([x, y]) => [x + 0.01, y, 0]),
      0.022,
      m.chrome,
    ),
    [0.05, 0.35, 0.93].map((t) => [-1, 1].map((side) => cleat(lines.rail(t, side, 0.14)))),
    flag([-3.6, 0.62, 0], 0.75, m.paint('#2c8074', 0), [0.5, 0.3], 0.35),
    tube(
      [
        [3.35, 0.96, 0],
        [3.32, 1.3, 0],
      ],
      0.014,
      m.chrome,
    ),
    crew && [
      person({
        hips: [-0.1, 0.56, -0.38],
        hands: [
          [0.6, 0.92, -0.52],
          [0.6, 0.92, -0.24],
        ],
        feet: [
          [0.5, 0.2, -0.45],
          [0.5, 0.2, -0.3],
        ],
        shirt: m.paint('#f4f1e8', 0),
        hat: m.canvas('#f4f1e8'),
      }),
      person({
        hips: [-2.45, 0.56, 0.3],
        feet: [
          [-1.9, 0.2, 0.2],
          [-1.9, 0.2, 0.4],
        ],
        shirt: m.paint('#7fb5a6', 0),
        hat: m.canvas('#c98a5a'),
      }),
      person({
        hips: [-2.45, 0.56, -0.3],
        feet: [
          [-1.9, 0.2, -0.2],
          [-1.9, 0.2, -0.4],
        ],
        shirt: m.paint('#2c4a52', 0),
      }),
    ],
  ]
}
