/** What most boats carry: fenders, cleats, ropes, rails, flags, seats, windscreens, people. */

import * as m from '../kit/materials.mjs'
import { add, between } from '../kit/maths.mjs'
import { ball, box, cloth, cushion, face, hanging, skin, slab, tube, turned } from '../kit/mesh.mjs'

export function fender([x, y, z], material = m.white) {
  const profile = [
    [0.01, -0.26],
    [0.09, -0.24],
    [0.115, -0.17],
    [0.115, 0.17],
    [0.09, 0.24],
    [0.01, 0.27],
  ]
  return [
    turned(profile, [x, y - 0.34, z], material),
    tube(
      [
        [x, y, z],
        [x, y - 0.1, z],
      ],
      0.012,
      m.rope,
      5,
    ),
  ]
}

export const cleat = ([x, y, z]) => [
  tube(
    [
      [x - 0.11, y + 0.06, z],
      [x + 0.11, y + 0.06, z],
    ],
    0.018,
    m.chrome,
    6,
  ),
  tube(
    [
      [x, y, z],
      [x, y + 0.06, z],
    ],
    0.022,
    m.chrome,
    6,
  ),
]

export const line = (a, b, sag = 0.12, radius = 0.017) => tube(hanging(a, b, sag), radius, m.rope, 6)

/** Uprights along a path of deck points with bars at the given heights. */
export function railing(path, heights, { radius = 0.016, material = m.chrome, closed = false } = {}) {
  const top = heights.at(-1)
  const ring = closed ? [...path, path[0]] : path
  return [
    ...path.map((p) => tube([p, add(p, [0, top, 0])], radius, material, 6)),
    ...heights.map((h) =>
      tube(
        ring.map((p) => add(p, [0, h, 0])),
        radius,
        material,
        6,
      ),
    ),
  ]
}

/** A bench along z with seat and back; `facing` 1 looks to the bow. */
export const bench = ({
  x,
  z0,
  z1,
  floor,
  depth = 0.5,
  facing = 1,
  material = m.vinyl,
  base = m.cream,
  back = 0.42,
}) => {
  const [from, to] = [x - depth / 2, x + depth / 2]
  const rear = facing > 0 ? [from - 0.1, from + 0.03] : [to - 0.03, to + 0.1]
  return [
    box(from, to, floor, floor + 0.3, z0 + 0.02, z1 - 0.02, base),
    cushion(from, to, floor + 0.3, floor + 0.42, z0, z1, material),
    back > 0 ? cushion(rear[0], rear[1], floor + 0.38, floor + 0.42 + back, z0, z1, material) : [],
  ]
}

/** A curved pane from port to starboard in front of a seat; `points` run around its foot. */
export function windscreen(points, height, lean, { glass = m.glass, frame = m.chrome } = {}) {
  const upper = points.map(([x, y, z]) => [x - lean, y + height, z * 0.93])
  return [
    skin([points, upper], glass),
    tube(upper, 0.02, frame, 6),
    tube(points, 0.018, frame, 6),
    tube([points[0], upper[0]], 0.018, frame, 6),
    tube([points.at(-1), upper.at(-1)], 0.018, frame, 6),
  ]
}

export function wheel([x, y, z], radius = 0.19, material = m.rubber) {
  const turn = Array.from({ length: 17 }, (_, k) => (k / 16) * Math.PI * 2)
  return [
    tube(
      turn.map((a) => [x + Math.sin(a) * radius * 0.35, y + Math.sin(a) * radius, z + Math.cos(a) * radius]),
      0.018,
      material,
      6,
    ),
    tube(
      [
        [x, y - radius * 0.9, z],
        [x, y + radius * 0.9, z],
      ],
      0.012,
      m.chrome,
      5,
    ),
    tube(
      [
        [x, y, z - radius],
        [x, y, z + radius],
      ],
      0.012,
      m.chrome,
      5,
    ),
  ]
}

export function flag(foot, height, colour, [length, tall] = [0.62, 0.38], lean = 0.12) {
  const top = add(foot, [-lean * height, height, 0])
  const low = between(foot, top, 1 - tall / height)
  const back = [-length, -0.05, 0.06]
  return [
    tube([foot, top], 0.015, m.spruce, 6),
    cloth([low, add(low, back), add(top, back), top], 0.09, [0, 0.3, 1], colour, { steps: 8 }),
    cloth(
      [
        between(low, top, 0.36),
        add(between(low, top, 0.36), add(back, [0, 0, 0.012])),
        add(between(low, top, 0.64), add(back, [0, 0, 0.012])),
        between(low, top, 0.64),
      ],
      0.1,
      [0, 0.3, 1],
      m.paint('#f4f1e8', 0),
      { steps: 8 },
    ),
  ]
}

/** An outboard motor hung on a transom at `x`, y its clamp. */
export const outboard = (x, y, size = 1, material = m.ink) => [
  slab(
    [
      [-0.36, -0.14],
      [-0.3, -0.17],
      [0.02, -0.16],
      [0.08, 0],
      [0.02, 0.16],
      [-0.3, 0.17],
      [-0.36, 0.14],
      [-0.4, 0],
      [-0.38, -0.08],
    ].map(([dx, dz]) => [x + dx * size, dz * size]),
    y + 0.05 * size,
    y + 0.5 * size,
    material,
    { round: 0.1 * size },
  ),
  box(x - 0.24 * size, x - 0.1 * size, y - 0.7 * size, y + 0.06 * size, -0.05 * size, 0.05 * size, material),
  box(x - 0.08 * size, x + 0.06 * size, y - 0.12 * size, y + 0.06 * size, -0.12 * size, 0.12 * size, m.rubber),
]

/** A window on a wall: frame and pane between two corners on the plane across x or z. */
export function pane({ along, at, from, to, low, high, out = 1, glass = m.glass, frame = m.cream, round = false }) {
  const put = (u, y, off) => (along === 'x' ? [u, y, at + off * out] : [at + off * out, y, u])
  const outline = (grow, off) => {
    if (!round)
      return [
        put(from - grow, low - grow, off),
        put(to + grow, low - grow, off),
        put(to + grow, high + grow, off),
        put(from - grow, high + grow, off),
      ]
    const [cu, cy, r] = [(from + to) / 2, (low + high) / 2, (high - low) / 2 + grow]
    return Array.from({ length: 20 }, (_, k) =>
      put(cu + Math.cos((k / 20) * Math.PI * 2) * r, cy + Math.sin((k / 20) * Math.PI * 2) * r, off),
    )
  }
  const middle = (from + to) / 2
  const bar = round ? [] : tube([put(middle, low, 0.03), put(middle, high, 0.03)], 0.018, frame, 4)
  return [face(outline(0.05, 0.012), frame), face(outline(0, 0.024), glass), bar]
}

const limb = (a, elbow, b, thick, material) =>
  tube([a, between(a, elbow, 0.6), elbow, between(elbow, b, 0.5), b], (t) => thick * (1 - 0.35 * t), material, 8)

/**
 * A person whose hips are at `hips`, facing `facing` (1 to the bow). `hands` and `feet` are pairs of points;
 * `lean` tips the body forward in metres at the shoulders.
 */
export function person({
  hips,
  facing = 1,
  lean = 0.05,
  hands,
  feet,
  shirt,
  trousers = m.ink,
  hat = null,
  helmet = null,
  vest = null,
  skin: tone = m.skinTone,
  tall = 1,
}) {
  const shoulders = add(hips, [lean * facing, 0.46 * tall, 0])
  const neck = add(shoulders, [0.01 * facing, 0.04, 0])
  const head = add(neck, [0.02 * facing, 0.145, 0])
  const body = (grow) => {
    const levels = [
      [0, 0.15, 0.12],
      [0.3, 0.16, 0.12],
      [0.7, 0.19, 0.13],
      [0.95, 0.19, 0.11],
      [1.08, 0.07, 0.06],
    ]
    return levels.map(([t, wide, deep]) => {
      const c = between(hips, shoulders, t)
      return Array.from({ length: 14 }, (_, k) => {
        const a = (k / 14) * Math.PI * 2
        return add(c, [Math.cos(a) * (deep + grow), 0, Math.sin(a) * (wide + grow)])
      })
    })
  }
  const parts = [
    skin(body(0), shirt, { closed: true }),
    tube([shoulders, head], 0.06, tone),
    ball(head, 0.105, tone, 1.2),
  ]
  if (vest) parts.push(skin(body(0.035).slice(1, 4), vest, { closed: true }))
  if (hat)
    parts.push(
      turned(
        [
          [0.21, -0.01],
          [0.13, 0.02],
          [0.118, 0.09],
          [0.09, 0.135],
          [0.01, 0.145],
        ],
        add(head, [0, 0.05, 0]),
        hat,
      ),
    )
  else if (helmet)
    parts.push(
      ball(add(head, [-0.036 * facing, 0.03, 0]), 0.134, helmet, 1.08),
      ball(add(head, [0.03 * facing, 0.025, 0]), 0.096, m.rubber, 0.42),
    )
  else parts.push(ball(add(head, [-0.042 * facing, 0.034, 0]), 0.104, m.paint('#4a3424', 0), 1.12))
  for (const k of [0, 1]) {
    const side = k === 0 ? -1 : 1
    const shoulder = add(shoulders, [0, -0.02, side * 0.19])
    const hand = hands?.[k] ?? add(hips, [0.3 * facing, 0.05, side * 0.2])
    const elbow = add(between(shoulder, hand, 0.5), [-0.04 * facing, -0.11, side * 0.05])
    parts.push(limb(shoulder, elbow, hand, 0.055, shirt), ball(hand, 0.05, tone))
    const foot = feet?.[k]
    if (!foot) continue
    const hip = add(hips, [0, 0, side * 0.09])
    const knee = add(between(hip, foot, 0.5), [0.1 * facing, 0.2, side * 0.05])
    parts.push(limb(hip, knee, foot, 0.085, trousers), ball(add(foot, [0.05 * facing, 0, 0]), 0.07, m.rubber))
  }
  return parts
}
