/** What lives and floats on the lake beside the boats: buoys, ducks, reeds, lilies, spray and wakes. */

import * as m from '../kit/materials.mjs'
import { lerp, smoothstep } from '../kit/maths.mjs'
import { ball, face, place, skin, tube, turned } from '../kit/mesh.mjs'
import { seeded } from '../kit/random.mjs'

/** A round crown of buoy yellow or orange, as it marks the riding zone. */
export const buoy = (x, z, material = m.orange) => [
  turned(
    [
      [0.05, -0.2],
      [0.42, -0.12],
      [0.5, 0.08],
      [0.42, 0.26],
      [0.16, 0.62],
      [0.1, 1.1],
      [0.02, 1.12],
    ],
    [x, 0, z],
    material,
    20,
  ),
  turned(
    [
      [0.4, 0.28],
      [0.25, 0.48],
    ],
    [x, 0, z],
    m.cream,
    20,
  ),
  turned(
    [
      [0.02, 1.1],
      [0.11, 1.16],
      [0.12, 1.23],
      [0.11, 1.3],
      [0.02, 1.36],
    ],
    [x, 0, z],
    m.lampGlass,
    20,
  ),
]

/** A duck with a brown or green head. */
export const duck = (x, z, yaw = 0, head = m.paint('#2b6554', 0)) =>
  place(
    [
      skin(
        Array.from({ length: 11 }, (_, i) => {
          const t = i / 10
          const r = 0.15 * Math.sin(Math.PI * Math.min(0.98, t * 0.9 + 0.06)) ** 0.7
          return Array.from({ length: 10 }, (_, k) => {
            const a = (k / 10) * Math.PI * 2
            return [-0.3 + t * 0.55, 0.06 + 0.12 * (1 - t) ** 3 + r * 0.75 * Math.sin(a), r * Math.cos(a)]
          })
        }),
        m.paint('#b9a68a', 0),
        { closed: true },
      ),
      tube(
        [
          [0.14, 0.1, 0],
          [0.22, 0.22, 0],
          [0.22, 0.3, 0],
        ],
        0.055,
        head,
      ),
      ball([0.24, 0.33, 0], 0.075, head),
      tube(
        [
          [0.29, 0.32, 0],
          [0.41, 0.3, 0],
        ],
        (t) => 0.035 - 0.02 * t,
        m.paint('#e9b04a', 0),
        6,
      ),
    ],
    { at: [x, 0, z], yaw },
  )

/** A bird on the wing, far off. */
export const gull = (x, y, z, size = 1, turn = 0) => {
  const wing = (s) =>
    [
      [0, 0, 0],
      [-0.05, 0.16, s * 0.34],
      [-0.16, 0.1, s * 0.72],
    ].map((p) => [p, [p[0] + 0.16 - Math.abs(p[2]) * 0.12, p[1] + 0.01, p[2]]])
  return place(
    [
      skin(wing(1), m.plumage),
      skin(wing(-1), m.plumage),
      tube(
        [
          [-0.2, -0.02, 0],
          [0.22, 0.02, 0],
        ],
        0.045,
        m.plumage,
        6,
      ),
    ],
    { at: [x, y, z], yaw: turn, roll: 14, size },
  )
}

/** Reeds in a patch; some carry a brown head. */
export function reeds({ x, z, wide, deep, count, seed, tall = 1.9 }) {
  const dice = seeded(seed)
  const stalk = [m.paint('#6f8a4c', 0), m.paint('#54763f', 0), m.paint('#8f9a55', 0)]
  return Array.from({ length: count }, () => {
    const [fx, fz] = [x + wide * (dice.next() + dice.next() - 1), z + deep * dice.between(-0.5, 0.5)]
    const height = tall * dice.between(0.5, 1.1)
    const [bend, turn] = [dice.between(-0.28, 0.4), dice.between(-0.2, 0.2)]
    const at = (t) => [fx + bend * t * t, height * t, fz + turn * t * t]
    const blade = skin(
      [0, 0.35, 0.7, 1].map((t) =>
        [-1, 1].map((s) => {
          const p = at(t)
          return [p[0] + s * 0.028 * (1 - t * 0.9), p[1], p[2]]
        }),
      ),
      dice.pick(stalk),
    )
    const head = dice.next() < 0.16 && tube([at(0.87), at(1)], 0.026, m.paint('#6b4327', 0), 6)
    return [blade, head]
  })
}

/** Water-lily leaves with a few flowers. */
export function lilies({ x, z, wide, deep, count, seed }) {
  const dice = seeded(seed)
  return Array.from({ length: count }, (_, i) => {
    const [cx, cz, r, turn] = [
      x + wide * (dice.next() + dice.next() - 1),
      z + deep * (dice.next() + dice.next() - 1),
      dice.between(0.12, 0.26),
      dice.next() * 6.3,
    ]
    const leaf = face(
      Array.from({ length: 15 }, (_, k) => {
        const a = turn + 0.25 + (k / 14) * 5.8
        return [cx + Math.cos(a) * r, 0.01 + i * 0.002, cz + Math.sin(a) * r]
      }),
      dice.pick([m.paint('#5f8f5a', 0.2), m.paint('#7ca565', 0.2), m.paint('#4a7a55', 0.2)]),
    )
    const flower =
      dice.next() < 0.14 &&
      turned(
        [
          [0.02, 0.02],
          [0.08, 0.05],
          [0.1, 0.12],
          [0.03, 0.07],
        ],
        [cx + r * 0.5, 0.03 + i * 0.002, cz],
        m.paint('#fbf3ea', 0),
        8,
      )
    return [leaf, flower]
  })
}

/**
 * Foam and waves behind a hull as a function of a place on the lake. `speed` runs from 0.1 (paddled) to 1 (planing).
 */
export function wake({ at = [0, 0], yaw = 0, length, beam, speed, turn = 0 }) {
  const [c, s] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)]
  return (x, z, field) => {
    const [dx, dz] = [x - at[0], z - at[1]]
    const forward = dx * c - dz * s
    const behind = length * (0.5 - 0.27 * speed * speed) - forward
    if (behind < -0.6 || behind > length * 9) return { foam: 0, swell: 0 }
    const side = dx * s + dz * c + turn * behind * behind
    const off = Math.abs(side)
    const dab = field.fbm(forward * 0.9, side * 2.2, 4)
    const aft = -length * 0.46 - forward
    const half = beam * (0.42 + 0.05 * Math.max(0, aft)) * (0.7 + 0.5 * speed)
    const age = Math.exp(-Math.max(0, aft) / (length * (0.5 + 2.2 * speed)))
    const trail = aft > -0.1 && off < half ? speed * age * (0.75 + 0.5 * (off / half) ** 2) : 0
    const begun = smoothstep(-0.1, 0.8, behind)
    const arm = beam * 0.36 + behind * lerp(0.3, 0.22, speed)
    const thick = 0.1 + 0.05 * behind * speed
    const crest =
      Math.exp(-(((off - arm) / thick) ** 2)) * begun * speed * Math.exp(-behind / (length * (0.5 + 1.4 * speed)))
    const cover = Math.max(trail, crest * 1.15)
    const foam = cover > 0.02 ? smoothstep(0.46, 0.54, cover + dab * 0.85) : 0
    const inside = begun * smoothstep(arm + 0.9, arm - 0.3, off) * Math.exp(-behind / (length * 3.4))
    return { foam, swell: inside * (0.35 + speed) * (1.5 * Math.sin((off - behind * 0.3) * (4.6 - 2.2 * speed)) + dab) }
  }
}

/** Drops and dabs of white water thrown from a point, in the boat's own frame. */
export function spray({ from, reach, rise, count, seed, size = 0.05 }) {
  const dice = seeded(seed)
  return Array.from({ length: count }, () => {
    const t = dice.next() ** 1.5
    const p = from.map((v, k) => v + reach[k] * t + dice.between(-0.16, 0.16) * (0.3 + t))
    const arc = rise * 4 * t * (1 - t) * dice.between(0.15, 1) + dice.between(0, 0.12)
    const r = size * dice.between(0.1, 1) ** 2.4 * (1.3 - t)
    const [head, tail] = [
      [p[0] + r * 1.3, p[1] + arc + r * dice.between(-0.5, 0.9), p[2]],
      [p[0] - r * 1.3, p[1] + arc, p[2]],
    ]
    return tube(
      [head, [p[0], (head[1] + tail[1]) / 2, p[2]], tail],
      (u) => r * (0.25 + 0.6 * Math.sin(Math.PI * u)),
      m.foam,
      6,
    )
  })
}

/** The bow wave of a planing hull: a low curl of foam along each side. */
export const bowWave = ({ length, beam, from, high }) =>
  [-1, 1].map((side) =>
    skin(
      Array.from({ length: 22 }, (_, i) => {
        const t = i / 21
        const x = from - t * length
        const out = beam * (0.1 + 0.5 * t ** 0.6)
        const top = high * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12)) * (0.8 + 0.3 * Math.sin(i * 2.3))
        return [
          [x, -0.05, side * out * 0.9],
          [x - 0.05, top * 0.75, side * (out + 0.12)],
          [x - 0.12, top, side * (out + 0.3)],
          [x - 0.2, -0.05, side * (out + 0.45)],
        ]
      }),
      m.foam,
    ),
  )
