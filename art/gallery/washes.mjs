/**
 * Watercolour: thin layers of pigment on rough paper. A wash is a field of pigment that gathers at its drying edge,
 * settles in the paper's valleys, blooms where it stayed wet, and takes light away as glass does: one over the other.
 */
import { clamp, smoothstep } from '../kit/maths.mjs'
import { noiseField, seeded } from '../kit/random.mjs'
import { blur, field, grain, paperTooth, surface } from './surface.mjs'

/** A sheet of watercolour paper; all lengths are those of the finished picture. */
export function paper({ width, height, scale, seed, colour = [0.965, 0.95, 0.91], rough = 1, margin = 60 }) {
  const tooth = paperTooth(width, height, seed, 6.5 * scale)
  const fine = paperTooth(width, height, seed + 9, 2.6 * scale)
  for (let i = 0; i < tooth.length; i++) tooth[i] = (tooth[i] * 0.75 + fine[i] * 0.35) * rough
  const taken = new Float32Array(width * height * 3)
  const { noise, fbm } = noiseField(seed + 1)
  const { next, between, pick } = seeded(seed + 2)
  const frame = field(width, height, (px, py) => {
    const x = px / scale
    const y = py / scale
    const w = width / scale
    const h = height / scale
    const wander = 9 * noise(x * 0.006, y * 0.006) + 3 * noise(x * 0.05, y * 0.05)
    return smoothstep(-1.6, 1.6, Math.min(x, y, w - x, h - y) - margin + wander)
  })

  /**
   * One wash. `inside(x, y)` is the distance to its edge in pixels (positive inside); `pigment` is the colour of the
   * full strength; `wet` is how far the edge runs (a number or a function), `rim` the dark line where it dries,
   * `dry` how much the brush skips over the paper's hills, `strength(x, y)` its own gradient.
   */
  function wash(inside, pigment, options = {}) {
    const {
      density = 1,
      wet = 2,
      rim = 0.35,
      wander = 10,
      reach = 0.006,
      grainy = 0.3,
      bloom = 0.25,
      dry = 0,
      strength,
      box,
    } = options
    const [x0, y0, x1, y1] = (box ?? [0, 0, width / scale, height / scale]).map((v) => Math.round(v * scale))
    const [bx, by] = [clamp(x0, 0, width), clamp(y0, 0, height)]
    const w = clamp(x1, 0, width) - bx
    const h = clamp(y1, 0, height) - by
    if (w < 3 || h < 3) return
    const ox = next() * 900
    const oy = next() * 900
    const mask = field(w, h, (ix, iy) => {
      const x = (ix + bx) / scale
      const y = (iy + by) / scale
      const e =
        wander === 0
          ? 0
          : wander *
            (noise(x * reach + ox, y * reach + oy) +
              0.45 * noise(x * reach * 4.3 + oy, y * reach * 4.3 + ox) +
              0.2 * noise(x * reach * 15 + 5, y * reach * 15 + ox))
      const run = typeof wet === 'function' ? wet(x, y) : wet
      let m = smoothstep(-run, run, inside(x, y) + e)
      if (dry > 0 && m > 0)
        m *= smoothstep(
          -0.12,
          0.12,
          0.75 - dry * 1.5 - tooth[(iy + by) * width + ix + bx] * 1.3 + 0.4 * noise(x * 0.012 + oy, y * 0.03),
        )
      return m
    })
    const soft = rim > 0 ? blur(mask, w, h, 5.5 * scale) : mask
    const absorb = pigment.map((c) => -Math.log(clamp(c, 0.02, 0.995)))
    for (let iy = 0; iy < h; iy++)
      for (let ix = 0; ix < w; ix++) {
        const m = mask[iy * w + ix]
        if (m <= 0.002) continue
        const x = (ix + bx) / scale
        const y = (iy + by) / scale
        const i = (iy + by) * width + ix + bx
        const pool = 1 + bloom * (fbm(x * 0.0035 + ox, y * 0.0045 + oy, 4) * 1.7)
        const settle = 1 - grainy * tooth[i] * 0.8
        const line = rim * Math.max(0, m - soft[iy * w + ix]) * 2.1
        const d = density * frame[i] * m * Math.max(0.05, pool) * settle * (strength ? strength(x, y) : 1) * (1 + line)
        for (let k = 0; k < 3; k++) taken[i * 3 + k] += absorb[k] * d
      }
  }

  /** A bloom: water dropped into a wash that pushes the pigment to a crinkled edge. */
  function backrun(cx, cy, radius, power = 0.6) {
    const ox = next() * 500
    const from = Math.max(0, Math.floor((cy - radius * 1.5) * scale))
    const to = Math.min(height, Math.ceil((cy + radius * 1.5) * scale))
    for (let py = from; py < to; py++)
      for (
        let px = Math.max(0, Math.floor((cx - radius * 1.5) * scale));
        px < Math.min(width, (cx + radius * 1.5) * scale);
        px++
      ) {
        const x = px / scale - cx
        const y = (py / scale - cy) * 1.25
        const a = Math.atan2(y, x)
        const crinkle =
          1 +
          0.2 * noise(Math.cos(a) * 1.6 + ox, Math.sin(a) * 1.6) +
          0.13 * noise(Math.cos(a) * 6 + ox, Math.sin(a) * 6) +
          0.06 * noise(Math.cos(a) * 19, Math.sin(a) * 19 + ox)
        const d = Math.hypot(x, y) / (radius * crinkle)
        const change =
          d < 1
            ? 1 - power * 0.55 * (1 - d ** 5) + power * 0.5 * smoothstep(0.86, 0.985, d)
            : 1 + power * 0.5 * smoothstep(1.03, 1, d)
        const i = (py * width + px) * 3
        for (let k = 0; k < 3; k++) taken[i + k] *= change
      }
  }

  /** Drops flicked from a brush. */
  function spatter(count, pigment, { density = 0.7, largest = 7, at }) {
    for (let n = 0; n < count; n++) {
      const [x, y] = at(next, between)
      const r = largest * next() ** 4 + 0.9
      wash((u, v) => r - Math.hypot(u - x, v - y), pigment, {
        density: density * between(0.4, 1),
        wet: 0.9,
        wander: r * 0.3,
        reach: 0.08,
        rim: 0.6,
        bloom: 0,
        box: [x - r - 8, y - r - 8, x + r + 8, y + r + 8],
      })
    }
  }

  /** Takes the pigment off again with a clean damp brush (or a knife, where `left` is 0). */
  function lift(inside, { wet = 14, left = 0.35, wander = 6, reach = 0.01, box } = {}) {
    const [x0, y0, x1, y1] = (box ?? [0, 0, width / scale, height / scale]).map((v) => Math.round(v * scale))
    const ox = next() * 900
    for (let py = Math.max(0, y0); py < Math.min(height, y1); py++)
      for (let px = Math.max(0, x0); px < Math.min(width, x1); px++) {
        const x = px / scale
        const y = py / scale
        const m = smoothstep(-wet, wet, inside(x, y) + wander * noise(x * reach + ox, y * reach))
        if (m <= 0) continue
        const i = (py * width + px) * 3
        for (let k = 0; k < 3; k++) taken[i + k] *= 1 - m * (1 - left)
      }
  }

  function done() {
    const sheet = surface(width, height, colour)
    const { data } = sheet
    for (let i = 0; i < width * height; i++) {
      const slope = i > width ? (tooth[i] - tooth[i - width - 1]) * 0.05 : 0
      for (let k = 0; k < 3; k++) data[i * 3 + k] *= Math.exp(-taken[i * 3 + k]) * (1 + slope)
    }
    grain(sheet, seed, { tooth: 0.006, fine: 0.012, size: 4 * scale })
    return sheet
  }

  return {
    wash,
    backrun,
    spatter,
    lift,
    done,
    noise,
    fbm,
    next,
    between,
    pick,
    width: width / scale,
    height: height / scale,
  }
}
