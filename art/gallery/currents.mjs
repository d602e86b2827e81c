/** Streamlines that keep their distance, painted as strokes of a loaded bristle brush. */
import { clamp, lerp } from '../kit/maths.mjs'
import { noiseField, seeded } from '../kit/random.mjs'
import { brush } from './brush.mjs'
import { surface } from './surface.mjs'

const CELL = 3

/** Which cells of the sheet are taken, so that no stroke touches another. */
function occupancy(width, height) {
  const across = Math.ceil(width / CELL) + 1
  const taken = new Int32Array(across * (Math.ceil(height / CELL) + 1))
  const each = (x, y, radius, visit) => {
    const reach = Math.ceil(radius / CELL)
    const cx = Math.round(x / CELL)
    const cy = Math.round(y / CELL)
    for (let j = -reach; j <= reach; j++)
      for (let i = -reach; i <= reach; i++) {
        if (i * i + j * j > (radius / CELL) ** 2 + 0.5) continue
        const cell = (cy + j) * across + cx + i
        if (cx + i >= 0 && cx + i < across && cell >= 0 && cell < taken.length && visit(cell)) return true
      }
    return false
  }
  return {
    free: (x, y, radius, id) => !each(x, y, radius, (cell) => taken[cell] !== 0 && taken[cell] !== id),
    take: (x, y, radius, id) => {
      each(x, y, radius, (cell) => {
        taken[cell] = id
        return false
      })
    },
  }
}

/**
 * Fills the sheet with streamlines of `flow(x, y)` → [dx, dy] (or undefined where nothing may be painted).
 * `widths` are tried from the widest down; `plan` sets the number of tries and the shortest and longest stroke.
 */
export function streamlines({ width, height, scale, seed, flow, widths, gap = 2.5 }) {
  const { next } = seeded(seed)
  const space = occupancy(width, height)
  const lines = []
  const step = 3 * scale
  for (const { width: full, tries, shortest, longest } of widths) {
    const radius = (full * scale) / 2
    for (let n = 0; n < tries; n++) {
      const id = lines.length + 1
      const start = [next() * width, next() * height]
      if (!flow(...start) || !space.free(...start, radius + gap * scale, id)) continue
      const halves = [1, -1].map((way) => {
        const path = []
        let [x, y] = start
        const most = (longest * scale) / step / 2
        for (let k = 0; k < most; k++) {
          const v = flow(x, y)
          if (!v) break
          const speed = Math.hypot(v[0], v[1]) || 1e-6
          const mx = x + (v[0] / speed) * step * way * 0.5
          const my = y + (v[1] / speed) * step * way * 0.5
          const m = flow(mx, my)
          if (!m) break
          const fast = Math.hypot(m[0], m[1]) || 1e-6
          x += (m[0] / fast) * step * way
          y += (m[1] / fast) * step * way
          if (!space.free(x, y, radius + gap * scale, id)) break
          path.push([x, y])
        }
        return path
      })
      const path = [...halves[1].reverse(), start, ...halves[0]]
      if (path.length * step < shortest * scale) continue
      for (const [x, y] of path) space.take(x, y, radius, id)
      lines.push({ path, radius })
    }
  }
  return lines
}

/** One loaded stroke: bristles with their own tone, that run dry towards the end. */
export function paintStroke(stroke, { path, radius }, colour, { next, noise, scale, load = 1, contrast = 0.16 }) {
  const bristles = Math.max(2, Math.round(radius / (0.95 * scale)))
  const length = path.length
  const phase = next() * 500
  for (let b = 0; b < bristles; b++) {
    const across = bristles === 1 ? 0 : (b / (bristles - 1)) * 2 - 1
    const tone = 1 + (next() - 0.5) * contrast * 2 + across * contrast * 0.35
    const drag = next() * 5
    const points = []
    const flush = () => {
      if (points.length > 1)
        stroke(
          points.splice(0),
          colour.map((c) => clamp(c * tone)),
        )
      points.length = 0
    }
    for (let k = 0; k < length; k += 1) {
      const t = k / (length - 1)
      const [x, y] = path[k]
      const [px, py] = path[Math.max(0, k - 1)]
      const [qx, qy] = path[Math.min(length - 1, k + 1)]
      const dx = qx - px
      const dy = qy - py
      const way = Math.hypot(dx, dy) || 1
      const taper = Math.min(1, (k + 1 - drag * 0.4) / 5, (length - k - drag) / 9)
      if (taper <= 0) continue
      const swell = radius * lerp(0.75, 1, Math.sin(Math.PI * Math.min(1, t * 1.2)) ** 0.5) * Math.sqrt(taper)
      const dry = noise(phase + k * 0.045, b * 0.55) + load - t * 0.75 * (0.5 + drag / 6)
      if (dry < -0.18) {
        flush()
        continue
      }
      points.push([x - (dy / way) * across * swell, y + (dx / way) * across * swell, 0.95 * scale])
    }
    flush()
  }
}

/** Paints all lines on a ground that has a brushed tone of its own; `colourOf(x, y, line)` picks the paint. */
export function paintLines({ width, height, scale, seed, ground, lines, colourOf, load, contrast }) {
  const sheet = surface(width, height, ground)
  const { fbm, noise } = noiseField(seed + 1)
  const { next } = seeded(seed + 2)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const wash = 1 + 0.035 * fbm((x / scale) * 0.0016, (y / scale) * 0.007, 4)
      for (let k = 0; k < 3; k++) sheet.data[(y * width + x) * 3 + k] *= wash
    }
  const stroke = brush(sheet)
  for (const line of lines) {
    const [x, y] = line.path[line.path.length >> 1]
    paintStroke(stroke, line, colourOf(x / scale, y / scale, next, line), { next, noise, scale, load, contrast })
  }
  return sheet
}
