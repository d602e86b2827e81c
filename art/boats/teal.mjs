import * as m from '../kit/materials.mjs'
import { box, slab, tube } from '../kit/mesh.mjs'
import { person } from './fittings.mjs'
import { gunwale, hullLines, hullSkin, lining, within } from './hull.mjs'
import { gaffSail, spar, stay, swung, triangular } from './rig.mjs'

const SAIL = m.sail('#b5673a')

const oar = (z, x = -0.2) => [
  tube(
    [
      [x - 1.2, 0.5, z],
      [x + 1.1, 0.53, z * 0.9],
    ],
    0.022,
    m.spruce,
    6,
  ),
  slab(
    [
      [x - 1.75, z - 0.07],
      [x - 1.2, z - 0.04],
      [x - 1.2, z + 0.04],
      [x - 1.75, z + 0.07],
    ],
    0.49,
    0.51,
    m.spruce,
  ),
]

/** The clinker dinghy: blue-green, tan gaff main and jib. */
export function teal({ crew = false, swing = 14 } = {}) {
  const lines = hullLines({
    length: 4.7,
    beam: 1.75,
    sheer: [0.56, 0.5, 0.76],
    draught: 0.22,
    stern: 0.62,
    entry: 0.62,
    flare: 0.14,
    bilge: 2.1,
    rake: 0.25,
  })
  const foot = [0.85, 0.1, 0]
  const goose = [0.8, 0.86, 0]
  const boom = swung(goose, 2.75, swing)
  const peak = swung([0.8, 3.1, 0], 2.05, swing * 1.3, 1.5)
  const lee = [0, 0, swing >= 0 ? -1 : 1]
  return [
    hullSkin(lines, m.clinker('#3d8488', 7), { transom: m.ash }),
    lining(lines, m.clinker('#d6c39a', 7), { floor: 0.06, sole: m.teak, from: 0.01, to: 0.96, thick: 0.035 }),
    gunwale(lines, m.ash, { radius: 0.032 }),
    within(
      lines,
      [-1.85, -0.45, 0.75].map((x) => box(x - 0.13, x + 0.13, 0.33, 0.37, -1, 1, m.ash)),
      0.04,
    ),
    box(-0.15, 0.65, 0.06, 0.4, -0.05, 0.05, m.ash),
    box(-2.42, -2.36, -0.2, 0.7, -0.02, 0.02, m.ash),
    tube(
      [
        [-2.4, 0.68, 0],
        [-1.6, 0.72, 0.12],
      ],
      0.02,
      m.spruce,
      6,
    ),
    oar(0.42),
    oar(-0.42),
    spar(foot, [0.85, 4.1, 0], 0.05),
    spar(goose, boom, 0.035),
    spar([0.8, 3.0, 0], peak, 0.032),
    gaffSail([0.78, 0.98, 0], [boom[0] + 0.1, boom[1] + 0.1, boom[2]], peak, [0.78, 3.05, 0], 0.22, lee, SAIL),
    triangular([2.2, 0.86, 0], [0.75, 0.85, lee[2] * 0.4], [0.9, 3.5, 0], 0.16, lee, SAIL),
    stay([2.28, 0.74, 0], [0.86, 3.75, 0]),
    [-1, 1].map((side) => stay(lines.rail(0.62, side), [0.85, 3.6, 0])),
    stay([boom[0] + 0.3, boom[1], boom[2]], [-1.9, 0.4, 0]),
    crew && [
      person({
        hips: [-1.6, 0.5, 0.42],
        hands: [
          [-1.5, 0.74, 0.1],
          [-1.2, 0.76, 0.2],
        ],
        feet: [
          [-1.0, 0.14, 0.1],
          [-1.1, 0.14, 0.25],
        ],
        shirt: m.paint('#f4f1e8', 0),
        vest: m.paint('#ff5a1f', 0),
        hat: m.canvas('#efe4cb'),
      }),
      person({
        hips: [-0.4, 0.5, 0.45],
        hands: [
          [0.1, 0.6, 0.2],
          [0.2, 0.7, 0.35],
        ],
        feet: [
          [0.2, 0.14, 0.1],
          [0.2, 0.14, 0.3],
        ],
        shirt: m.paint('#2c6470', 0),
        vest: m.paint('#e9c46a', 0),
      }),
    ],
  ]
}
