/**
 * Shapes in metres: x forward, y up (0 is the waterline), z to starboard.
 * A part is one material and its triangles; a model is a list of parts.
 */
import { add, between, cross, scale, sub, unit } from './maths.mjs'

const part = (material) => ({ material, triangles: [] })

function corner(p, n, uv) {
  return { p, n, m: p, uv }
}

function normalsOf(rows, closed) {
  const height = rows.length
  const width = rows[0].length
  const column = (j) => (closed ? (j + width) % width : Math.min(width - 1, Math.max(0, j)))
  return rows.map((row, i) =>
    row.map((_, j) => {
      const along = sub(rows[Math.min(height - 1, i + 1)][j], rows[Math.max(0, i - 1)][j])
      const across = sub(row[column(j + 1)], row[column(j - 1)])
      return unit(cross(along, across))
    }),
  )
}

/** A skin over rows of points; `closed` joins the last column to the first, `flat` keeps hard facets. */
export function skin(rows, material, { closed = false, flat = false } = {}) {
  const out = part(material)
  const normals = normalsOf(rows, closed)
  const width = rows[0].length
  const columns = closed ? width : width - 1
  for (let i = 0; i < rows.length - 1; i++) {
    for (let j = 0; j < columns; j++) {
      const k = (j + 1) % width
      const at = (r, c, u) => corner(rows[r][c], normals[r][c], [r / (rows.length - 1), u / columns])
      const quad = [at(i, j, j), at(i + 1, j, j), at(i + 1, k, j + 1), at(i, k, j + 1)]
      if (flat) {
        const n = unit(cross(sub(quad[2].p, quad[0].p), sub(quad[3].p, quad[1].p)))
        for (const c of quad) c.n = n
      }
      out.triangles.push([quad[0], quad[1], quad[2]], [quad[0], quad[2], quad[3]])
    }
  }
  return out
}

/** A flat face from points in order around it; the middle must see every edge. */
export function face(points, material) {
  const out = part(material)
  const middle = scale(points.reduce(add), 1 / points.length)
  const n = unit(cross(sub(points[1], middle), sub(points[0], middle)))
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]
    out.triangles.push([corner(middle, n, [0.5, 0.5]), corner(p, n, [0, 0]), corner(q, n, [1, 0])])
  })
  return out
}

const ring = (outline, y, inset, centre) =>
  outline.map(([x, z]) => {
    const dx = centre[0] - x
    const dz = centre[1] - z
    const d = Math.hypot(dx, dz) || 1
    return [x + (dx / d) * inset, y, z + (dz / d) * inset]
  })

/** An outline of [x, z] points raised from y0 to y1, its upper edge rounded by `round`. */
export function slab(outline, y0, y1, material, { round = 0, top = material } = {}) {
  const centre = [0, 1].map((k) => outline.reduce((sum, p) => sum + p[k], 0) / outline.length)
  const walls = [ring(outline, y0, 0, centre), ring(outline, y1 - round, 0, centre)]
  const parts = [skin(walls, material, { closed: true, flat: outline.length < 9 })]
  if (round > 0) {
    const edge = [0, 0.35, 0.7, 1].map((t) =>
      ring(outline, y1 - round * (1 - Math.sin((t * Math.PI) / 2)), round * (1 - Math.cos((t * Math.PI) / 2)), centre),
    )
    parts.push(skin(edge, material, { closed: true }))
  }
  parts.push(face(ring(outline, y1, round, centre), top))
  return parts
}

const rectangle = (x0, x1, z0, z1) => [
  [x0, z0],
  [x1, z0],
  [x1, z1],
  [x0, z1],
]

/** A rectangle with its corners cut round by `r`. */
export function rounded(x0, x1, z0, z1, r) {
  const out = []
  const corners = [
    [x1 - r, z1 - r, 0],
    [x0 + r, z1 - r, 1],
    [x0 + r, z0 + r, 2],
    [x1 - r, z0 + r, 3],
  ]
  for (const [x, z, quarter] of corners)
    for (let i = 0; i <= 3; i++) {
      const a = ((quarter + i / 3) * Math.PI) / 2
      out.push([x + Math.cos(a) * r, z + Math.sin(a) * r])
    }
  return out
}

export const box = (x0, x1, y0, y1, z0, z1, material, options) =>
  slab(rectangle(x0, x1, z0, z1), y0, y1, material, options)

export const cushion = (x0, x1, y0, y1, z0, z1, material) =>
  slab(rounded(x0, x1, z0, z1, 0.08), y0, y1, material, { round: Math.min(0.05, (y1 - y0) / 2) })

/** A round bar along a path; `radius` is a number or a function of the way along in [0, 1]. */
export function tube(path, radius, material, sides = 8) {
  const size = typeof radius === 'number' ? () => radius : radius
  const rows = path.map((p, i) => {
    const way = unit(sub(path[Math.min(path.length - 1, i + 1)], path[Math.max(0, i - 1)]))
    const side = unit(cross(way, Math.abs(way[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
    const up = cross(side, way)
    const r = size(i / (path.length - 1))
    return Array.from({ length: sides }, (_, k) => {
      const a = (k / sides) * Math.PI * 2
      return add(p, add(scale(side, Math.cos(a) * r), scale(up, Math.sin(a) * r)))
    })
  })
  return skin(rows, material, { closed: true })
}

/** A path between two points that hangs by `sag` metres in the middle. */
export const hanging = (a, b, sag, steps = 14) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    return sub(between(a, b, t), [0, sag * 4 * t * (1 - t), 0])
  })

/** A profile of [radius, y] pairs turned about a vertical axis at `centre`. */
export function turned(profile, centre, material, sides = 18) {
  const rows = profile.map(([r, y]) =>
    Array.from({ length: sides }, (_, k) => {
      const a = (k / sides) * Math.PI * 2
      return add(centre, [Math.cos(a) * r, y, Math.sin(a) * r])
    }),
  )
  return skin(rows, material, { closed: true })
}

export function ball(centre, radius, material, stretch = 1) {
  const profile = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 9 - 0.5) * Math.PI
    return [Math.max(0.001, Math.cos(a) * radius), Math.sin(a) * radius * stretch]
  })
  return turned(profile, centre, material, 16)
}

/** A cloth between four corners (a, b below; d, c above) with a belly of `depth` metres towards `way`. */
export function cloth([a, b, c, d], depth, way, material, { steps = 14, roach = 0 } = {}) {
  const rows = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const row = []
    for (let j = 0; j <= steps; j++) {
      const s = j / steps
      const swell = Math.sin(Math.PI * Math.min(1, s * 1.15) ** 0.8) * Math.sin(Math.PI * (0.12 + 0.8 * t))
      const flat = between(between(a, b, s), between(d, c, s), t)
      const out = scale(sub(b, a), roach * Math.sin(Math.PI * t) * s)
      row.push(add(add(flat, scale(way, swell * depth)), out))
    }
    rows.push(row)
  }
  return skin(rows, material)
}

/** Turns (degrees: roll, then pitch bow-up, then yaw) and moves a model. */
export function place(parts, { at = [0, 0, 0], yaw = 0, pitch = 0, roll = 0, size = 1 }) {
  const [cy, sy, cp, sp, cr, sr] = [yaw, pitch, roll].flatMap((d) => [
    Math.cos((d * Math.PI) / 180),
    Math.sin((d * Math.PI) / 180),
  ])
  const turn = ([x, y, z]) => {
    const y1 = y * cr - z * sr
    const z1 = y * sr + z * cr
    const x2 = x * cp - y1 * sp
    const y2 = x * sp + y1 * cp
    return [x2 * cy + z1 * sy, y2, -x2 * sy + z1 * cy]
  }
  return parts
    .flat(9)
    .filter(Boolean)
    .map(({ material, triangles }) => ({
      material,
      triangles: triangles.map((t) => t.map((c) => ({ ...c, p: add(scale(turn(c.p), size), at), n: turn(c.n) }))),
    }))
}
