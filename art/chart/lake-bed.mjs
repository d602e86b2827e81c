/**
 * The quiet motif of the boat rental: depth contours and soundings of a mountain lake, as a nautical chart draws them.
 * Single-coloured, to be used as CSS masks.
 */
import { writeFile } from 'node:fs/promises'
import { noiseField, seeded } from '../kit/random.mjs'

const target = new URL('../../src/sites/rental/chart/', import.meta.url)

/** Strokes of the digits in a box 6 wide and 10 high, leaning like the soundings of a chart. */
export const digits = {
  0: 'M1.6 8.4C.2 6.6 1.4.6 3.7.6S5.8 8.6 3.1 9.5 1.6 8.4 1.6 8.4Z',
  1: 'M2 2.3L4.3.6 2.7 9.5',
  2: 'M1.5 2.3C2.2.4 5.4.2 5.3 2.8 5.1 5 2 6.8.8 9.4L4.9 9.3',
  3: 'M1.7 1.5C3 .2 5.4.6 5 2.7 4.7 4.2 3.3 4.6 2.6 4.6 4 4.6 4.9 5.5 4.6 7 4.2 9.3 1.9 10 .7 8.6',
  4: 'M4.1 9.5L5.2.6.9 6.8 5.4 6.7',
  5: 'M5.4.7L2.4.8 1.6 4.6C3 3.7 5 4.3 4.8 6.4 4.5 9.1 2 10 .7 8.5',
  6: 'M5 .8C2.6 1.4 1 4.4 1 6.8 1 9.1 2.3 9.7 3.2 9.4 4.7 8.9 5.2 6.7 4.5 5.5 3.7 4.3 1.9 4.9 1.2 6.4',
  7: 'M1.6.8L5.7.7C4 3.5 2.8 6 2.1 9.5',
  8: 'M3.3 4.6C1.3 3.6 1.9.6 3.9.6 5.9.6 5.5 3.9 3.3 4.6 1 5.4.2 9 2.5 9.5 5 10 5.5 5.9 3.3 4.6Z',
  9: 'M5.1 3.5C4.5 5 2.7 5.7 1.9 4.5 1.1 3.2 2 .8 3.6.6 5.3.4 5.6 2.5 5 4.8 4.5 6.9 3.3 9 1.3 9.5',
}

/** Lines of equal value on a grid, by marching squares, chained into polylines. */
function contour(field, columns, rows, level) {
  const next = new Map()
  const add = (a, b) => next.set(a.key, { ...a, to: b })
  const cut = (key, x1, y1, v1, x2, y2, v2) => {
    const t = (level - v1) / (v2 - v1)
    return { key, x: x1 + (x2 - x1) * t, y: y1 + (y2 - y1) * t }
  }
  for (let y = 0; y < rows - 1; y++) {
    for (let x = 0; x < columns - 1; x++) {
      const [a, b, c, d] = [field(x, y), field(x + 1, y), field(x + 1, y + 1), field(x, y + 1)]
      const side = {
        n: () => cut(`h${x},${y}`, x, y, a, x + 1, y, b),
        e: () => cut(`v${x + 1},${y}`, x + 1, y, b, x + 1, y + 1, c),
        s: () => cut(`h${x},${y + 1}`, x, y + 1, d, x + 1, y + 1, c),
        w: () => cut(`v${x},${y}`, x, y, a, x, y + 1, d),
      }
      const shape = [a, b, c, d].reduce((bits, v, i) => bits | (v > level ? 1 << i : 0), 0)
      const ways = ['', 'wn', 'ne', 'we', 'es', 'wnes', 'ns', 'ws', 'sw', 'sn', 'nesw', 'se', 'ew', 'en', 'nw', ''][
        shape
      ]
      for (let i = 0; i < ways.length; i += 2) add(side[ways[i]](), side[ways[i + 1]]())
    }
  }
  const starts = new Set(next.keys())
  for (const { to } of next.values()) starts.delete(to.key)
  const lines = []
  for (const first of [...starts, ...next.keys()]) {
    const line = []
    for (let point = next.get(first); point; point = next.get(point.to.key)) {
      line.push(point)
      next.delete(point.key)
      if (!next.has(point.to.key)) line.push(point.to)
    }
    if (line.length > 2) lines.push(line)
  }
  return lines
}

/** Drops the points that lie closer than `tolerance` to the line between their neighbours. */
function simplify(points, tolerance) {
  if (points.length < 3) return points
  const [a, b] = [points[0], points.at(-1)]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1e-9
  let [far, at] = [0, 0]
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i]
    const distance =
      length < 1e-6
        ? Math.hypot(p.x - a.x, p.y - a.y)
        : Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length
    if (distance > far) [far, at] = [distance, i]
  }
  if (far <= tolerance) return [a, b]
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)]
}

/** A smooth path through the middles of a polyline's sides. */
function path(points, scale) {
  const round = (n) => Math.round(n * scale)
  const [first] = points
  let d = `M${round(first.x)} ${round(first.y)}`
  for (let i = 1; i < points.length - 1; i++) {
    const [p, q] = [points[i], points[i + 1]]
    d += `Q${round(p.x)} ${round(p.y)} ${round((p.x + q.x) / 2)} ${round((p.y + q.y) / 2)}`
  }
  const last = points.at(-1)
  return `${d}L${round(last.x)} ${round(last.y)}`
}

/** Where soundings stand free: halfway between two contours, and well apart from each other. */
function placesBetween(field, { width, height, cell, levels, seed, count }) {
  const random = seeded(seed)
  const gap = levels[1] - levels[0]
  const places = []
  for (let tries = 0; tries < 4000 && places.length < count; tries++) {
    const [x, y] = [random.between(0.03, 0.96) * width, random.between(0.04, 0.94) * height].map(Math.round)
    const value = field(x / cell, y / cell)
    const between = ((value - levels[0]) / gap) % 1
    const isClear = Math.abs(Math.abs(between) - 0.5) < 0.12
    if (isClear && places.every((other) => Math.hypot(other.x - x, other.y - y) > 110)) places.push({ x, y, value })
  }
  return places
}

function chart({ width, height, seed, cell, stretch, levels, soundings, depth }) {
  const { fbm } = noiseField(seed)
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const field = (x, y) => {
    const [u, v] = [(x * cell) / stretch, (y * cell) / stretch]
    const bend = fbm(u * 0.6 + 40, v * 0.6 + 11, 2) * 0.9
    return fbm(u + bend, v * 1.25 - bend * 0.5, 3) + depth(x / columns, y / rows)
  }
  const fine = []
  const bold = []
  levels.forEach((level, i) => {
    for (const line of contour(field, columns, rows, level)) {
      const points = simplify(line, 0.1)
      if (line.length > 14) (i % 4 === 0 ? bold : fine).push(path(points, cell))
    }
  })
  const numbers = placesBetween(field, { width, height, cell, levels, seed, count: soundings }).map(({ x, y, value }) =>
    [...String(Math.max(2, Math.round(38 + value * 62)))]
      .map((digit, i) => `<path transform="translate(${x - 8 + i * 8} ${y - 5})scale(1.1)" d="${digits[digit]}"/>`)
      .join(''),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#000" stroke-linecap="round"><path d="${fine.join('')}"/><path stroke-width="1.8" d="${bold.join('')}"/><g stroke-width="1.1">${numbers.join('')}</g></svg>\n`
}

const steps = (from, to, count) => Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

const charts = {
  'lake-bed': {
    width: 1600,
    height: 900,
    seed: 1147,
    cell: 8,
    stretch: 520,
    levels: steps(-0.55, 0.75, 19),
    soundings: 26,
    depth: (x, y) => 0.35 - Math.hypot((x - 0.5) * 0.9, y - 0.5) * 0.9,
  },
  shore: {
    width: 1600,
    height: 360,
    seed: 77,
    cell: 8,
    stretch: 460,
    levels: steps(-0.6, 0.6, 15),
    soundings: 14,
    depth: (_, y) => (0.5 - y) * 0.7,
  },
}

export const chartNames = Object.keys(charts)

export async function drawCharts(names) {
  for (const name of names) await writeFile(new URL(`${name}.svg`, target), chart(charts[name]))
}
