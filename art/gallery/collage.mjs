/** Cut paper: sheets with fibres and cut edges, each throwing a soft shadow on what lies below it. */
import { noiseField, seeded } from '../kit/random.mjs'
import { blur, coverage, field, grain, surface } from './surface.mjs'

/** Fibres and clouds of one sheet of paper, as light around 1. */
function sheetOf(width, height, scale, seed, rough) {
  const { noise, fbm } = noiseField(seed)
  const { next, between } = seeded(seed + 3)
  const turn = next() * Math.PI
  const c = Math.cos(turn) / scale
  const s = Math.sin(turn) / scale
  const light = field(width, height, (x, y) => {
    const u = x * c - y * s
    const v = x * s + y * c
    return (
      1 +
      rough * (0.35 * fbm(u * 0.004, v * 0.004, 3) + 0.4 * noise(u * 0.035, v * 0.2) + 0.35 * noise(u * 0.25, v * 0.17))
    )
  })
  for (let n = 0; n < 260 * rough * 20; n++) {
    let x = next() * width
    let y = next() * height
    let way = next() * 6.3
    const tone = between(-0.05, 0.045) * rough * 14
    for (let k = between(8, 40) * scale; k > 0; k--) {
      x += Math.cos(way)
      y += Math.sin(way)
      way += between(-0.12, 0.12)
      if (x < 0 || y < 0 || x >= width || y >= height) break
      light[Math.floor(y) * width + Math.floor(x)] += tone
    }
  }
  return light
}

const LIGHT = [-0.62, -0.78]

/** A table to lay paper on; lengths are those of the finished picture, `scale` is for drafts. */
export function table({ width, height, scale, ground, seed, rough = 0.05, light = LIGHT, shade = 0.62 }) {
  const sheet = surface(width, height, ground)
  let sheets = 0
  const texture = (strength) => sheetOf(width, height, scale, seed + sheets++ * 13, strength)
  const below = texture(rough)
  for (let i = 0; i < below.length; i++) for (let k = 0; k < 3; k++) sheet.data[i * 3 + k] *= below[i]

  const shifted = (values, dx, dy) => {
    const ox = Math.round(dx)
    const oy = Math.round(dy)
    return field(width, height, (x, y) => {
      const sx = Math.min(width - 1, Math.max(0, x - ox))
      const sy = Math.min(height - 1, Math.max(0, y - oy))
      return values[sy * width + sx]
    })
  }

  /**
   * Lays a sheet cut to `shape` (SVG). `lift` is its height over what is below in pixels, `bow` how much more one side
   * stands up; with `hole` the shape is cut out and the rest of the sheet is laid. `paint(x, y)` gives other colours.
   */
  async function lay(shape, colour, { lift = 10, bow = 0, hole = false, roughness = rough, paint, tilt = 0.05 } = {}) {
    let mask = await coverage(width, height, shape, scale)
    if (hole) mask = mask.map((a) => 1 - a)
    const { fbm } = noiseField(seed + sheets * 7 + 1)
    const high = lift * scale
    const near = blur(shifted(mask, -light[0] * high * 0.25, -light[1] * high * 0.25), width, height, high * 0.22)
    const far = blur(shifted(mask, -light[0] * high * 1.15, -light[1] * high * 1.15), width, height, high * 0.75)
    const wide =
      bow > 0 ? blur(shifted(mask, -light[0] * high * 3.2, -light[1] * high * 3.2), width, height, high * 2.1) : far
    const fibre = texture(roughness)
    const edge = Math.max(1, 1.3 * scale)
    const lit = shifted(mask, -light[0] * edge, -light[1] * edge)
    const { data } = sheet
    for (let i = 0; i < mask.length; i++) {
      const x = i % width
      const y = (i - x) / width
      const up =
        bow > 0 ? Math.min(1, Math.max(0, 0.5 + 1.3 * fbm((x / scale) * 0.0011, (y / scale) * 0.0011, 2))) * bow : 0
      const soft = far[i] * (1 - up) + wide[i] * up
      const dark = 1 - shade * (0.42 * near[i] + 0.5 * soft)
      const a = mask[i]
      const slope = 1 + tilt * fbm((x / scale) * 0.0013 + 9, (y / scale) * 0.0013, 2)
      const rim = 0.16 * Math.max(0, a - lit[i]) - 0.1 * Math.max(0, lit[i] - a)
      const own = fibre[i] * slope + rim
      const tone = paint ? paint(x / scale, y / scale) : colour
      for (let k = 0; k < 3; k++) {
        const j = i * 3 + k
        const shadow = data[j] * (dark + (1 - dark) * (k === 2 ? 0.09 : k === 1 ? 0.03 : 0))
        data[j] = shadow * (1 - a) + tone[k] * own * a
      }
    }
  }

  const done = () => {
    grain(sheet, seed, { tooth: 0.012, fine: 0.016, size: 3 * scale })
    return sheet
  }
  return { lay, done, sheet }
}

/** A path cut by hand: points joined by gentle curves, a little uneven. */
export function cut(points, { round = 0.5, wobble = 0, random } = {}) {
  const moved = points.map(([x, y]) =>
    wobble ? [x + (random.next() - 0.5) * wobble, y + (random.next() - 0.5) * wobble] : [x, y],
  )
  const count = moved.length
  const at = (i) => moved[(i + count) % count]
  let d = `M${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}`
  for (let i = 0; i < count; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const k = round / 3
    const c1 = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k]
    const c2 = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k]
    d += `C${[...c1, ...c2, ...p2].map((v) => v.toFixed(1)).join(' ')}`
  }
  return `<path d="${d}Z"/>`
}
