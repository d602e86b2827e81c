/** Boat hulls lofted from a few numbers, with the parts that follow their lines. */

import { clamp, lerp } from '../kit/maths.mjs'
import { face, skin, tube } from '../kit/mesh.mjs'

const STATIONS = 36
const GIRTH = 22

/**
 * Lines of a hull from stern (t 0) to bow (t 1):
 * `beam` full width; `sheer` [stern, middle, bow] heights of the edge; `draught` depth of the body;
 * `stern` width of the transom as a share of the beam; `entry` how late the bow closes (0.3 sharp … 0.9 blunt);
 * `rise` the foot of the stem as a share of the edge's height; `stem` how far the stem curves in below;
 * `flare` how much wider the edge is than the waterline at the bow; `bilge` 1 a V … 4 a box; `rake` overhang of the bow.
 */
export function hullLines({
  length,
  beam,
  sheer,
  draught,
  stern = 0.8,
  entry = 0.5,
  flare = 0.3,
  bilge = 2,
  rake = 0.5,
  sternRake = 0,
  rise = 0.35,
  stem = 0,
  double = false,
}) {
  const half = (t) => {
    const forward = t < 0.45 ? 0 : (t - 0.45) / 0.55
    const bow = (1 - forward ** (1.2 + entry * 2.6)) ** 0.85
    const aft = clamp((0.45 - t) / 0.45)
    const back = double ? (1 - aft ** (1.2 + entry * 2.6)) ** 0.85 : 1 - (1 - stern) * aft ** 1.8
    return (beam / 2) * Math.max(0.004, Math.min(bow, back))
  }
  const edge = (t) => {
    const [a, b, c] = sheer
    return t < 0.42 ? lerp(b, a, ((0.42 - t) / 0.42) ** 1.8) : lerp(b, c, ((t - 0.42) / 0.58) ** 1.8)
  }
  const bottom = (t) => {
    const bow = clamp((t - 0.55) / 0.45) ** 2.6
    const aft = clamp((0.4 - t) / 0.4) ** 2
    return (
      lerp(-draught, edge(t) * rise, bow) +
      (double ? lerp(0, draught + edge(0) * rise, aft ** 1.3) : aft * draught * 0.35)
    )
  }
  const point = (t, side, up) => {
    const closing = clamp((t - 0.5) / 0.5)
    const shape = up ** (1 / bilge) * (1 - flare * closing * (1 - up))
    const lean =
      rake * clamp((t - 0.6) / 0.4) ** 2 * (up - 0.6) - sternRake * clamp((0.25 - t) / 0.25) ** 2 * (up - 0.4)
    const curl = stem * (clamp((t - 0.8) / 0.2) ** 2 - (double ? clamp((0.2 - t) / 0.2) ** 2 : 0)) * (1 - up) ** 2.2
    return [(t - 0.5) * length + lean - curl, lerp(bottom(t), edge(t), up), side * half(t) * shape]
  }
  return {
    length,
    half,
    edge,
    bottom,
    point,
    rail: (t, side, inset = 0, lift = 0) => {
      const [x, y, z] = point(t, side, 1)
      return [x, y + lift, side * Math.max(0, Math.abs(z) - inset)]
    },
  }
}

const steps = (from, to, count) => Array.from({ length: count + 1 }, (_, i) => lerp(from, to, i / count))

/** Pulls what is built inside a hull in to its planking, `inset` metres clear of it. */
export function within(lines, parts, inset = 0.06) {
  const pulled = ([x, y, z]) => {
    const t = clamp(x / lines.length + 0.5, 0.01, 0.99)
    const low = lines.bottom(t)
    const up = clamp((y - low) / (lines.edge(t) - low), 0.02, 1)
    const room = Math.max(0.02, Math.abs(lines.point(t, 1, up)[2]) - inset)
    return [x, y, clamp(z, -room, room)]
  }
  return parts.flat(9).map(({ material, triangles }) => ({
    material,
    triangles: triangles.map((t) => t.map((c) => ({ ...c, p: pulled(c.p) }))),
  }))
}

/** The outer skin and, unless the stern is pointed, its transom. */
export function hullSkin(lines, material, { transom = material, double = false } = {}) {
  const rows = steps(0, 1, STATIONS).map((t) =>
    steps(-1, 1, GIRTH).map((s) => lines.point(t, Math.sign(s) || 1, Math.abs(s) ** 1.4)),
  )
  const parts = [skin(rows, material)]
  if (!double) parts.push(face(rows[0], transom))
  return parts
}

/** The inside of an open hull above a floor at height `floor`. */
export function lining(lines, material, { floor, sole = material, from = 0.02, to = 0.97, thick = 0.05 }) {
  const inner = (t, side, up) => {
    const [x, y, z] = lines.point(t, side, up)
    return [x, Math.max(y, floor), side * Math.max(0.002, Math.abs(z) - thick)]
  }
  const rise = (t) => {
    let up = 0
    while (up < 1 && lines.point(t, 1, up)[1] < floor) up += 0.02
    return Math.min(1, up)
  }
  const sideRows = (side) => steps(from, to, STATIONS).map((t) => steps(rise(t), 1, 6).map((u) => inner(t, side, u)))
  const floorRows = steps(from, to, STATIONS).map((t) => {
    const [x, , z] = inner(t, 1, rise(t))
    return steps(-1, 1, 4).map((s) => [x, floor, z * s])
  })
  return [
    skin(sideRows(1), material),
    skin(sideRows(-1), material),
    skin(floorRows, sole),
    face([...floorRows[0], lines.rail(from, 1, thick), lines.rail(from, -1, thick)], material),
  ]
}

/** A cambered deck between the edges from t `from` to `to`. */
export function deck(lines, material, { from, to, camber = 0.05, inset = 0, drop = 0.01 }) {
  const rows = steps(from, to, STATIONS).map((t) => {
    const [x, y, z] = lines.rail(t, 1, inset)
    return steps(-1, 1, 10).map((s) => [x, y - drop + camber * (1 - s * s) * Math.min(1, z * 2), z * s])
  })
  return skin(rows, material)
}

/** Side decks that leave a cockpit open: strips of `wide` metres inside each edge. */
export const sideDecks = (lines, material, { from, to, wide }) =>
  [-1, 1].map((side) =>
    skin(
      steps(from, to, STATIONS).map((t) => [
        lines.rail(t, side, 0, -0.01),
        lines.rail(t, side, Math.min(wide, lines.half(t)), 0.015),
      ]),
      material,
    ),
  )

/** A rubbing strake or gunwale along both edges, closed at the stern unless it is pointed. */
export function gunwale(lines, material, { radius = 0.035, lift = 0, from = 0, to = 1, across = true } = {}) {
  const parts = [-1, 1].map((side) =>
    tube(
      steps(from, to, STATIONS).map((t) => lines.rail(t, side, 0, lift)),
      radius,
      material,
      6,
    ),
  )
  if (across) parts.push(tube([lines.rail(from, -1, 0, lift), lines.rail(from, 1, 0, lift)], radius, material, 6))
  return parts
}

/** A painted band on the topsides between two shares of their height. */
export function stripe(lines, material, low, high, { from = 0, to = 0.995 } = {}) {
  return [-1, 1].map((side) =>
    skin(
      steps(from, to, STATIONS).map((t) =>
        steps(low, high, 2).map((u) => {
          const [x, y, z] = lines.point(t, side, u)
          return [x, y, z + side * 0.012]
        }),
      ),
      material,
    ),
  )
}

/** Boot top: the band just above the waterline. */
export const waterline = (lines, material, height) =>
  [-1, 1].map((side) =>
    skin(
      steps(0, 0.995, STATIONS).map((t) => {
        const low = lines.bottom(t)
        const tall = lines.edge(t) - low
        return [-0.06, height].map((y) => {
          const [x, yy, z] = lines.point(t, side, clamp((y - low) / tall))
          return [x, yy, z + side * 0.01]
        })
      }),
      material,
    ),
  )
