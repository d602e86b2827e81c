/** Two substances that feed on each other until they stand in coral patterns (Gray–Scott), and their relief in raking light. */
import { clamp, lerp, smoothstep } from '../kit/maths.mjs'
import { noiseField } from '../kit/random.mjs'
import { blur, field, grain, surface } from './surface.mjs'

/**
 * Lets the pattern grow on `across` × `down` cells for `rounds`. `feed` and `kill` are functions of the place in
 * [0, 1]², as is `start`, which says where the second substance is sown; the smaller `fine`, the finer it is; `drag` under 1 draws it out sideways. Returns its amount in each cell.
 */
export function grow({ across, down, rounds, feed, kill, start, fine = 1, drag = 1 }) {
  const n = across
  const size = across * down
  let a = new Float32Array(size)
  let b = new Float32Array(size)
  let a2 = new Float32Array(size)
  let b2 = new Float32Array(size)
  const f = field(across, down, (x, y) => feed(x / across, y / down))
  const fk = field(across, down, (x, y) => feed(x / across, y / down) + kill(x / across, y / down))
  for (let i = 0; i < size; i++) {
    b[i] = start((i % n) / across, Math.floor(i / n) / down)
    a[i] = 1 - b[i]
  }
  const sideways = 2 - drag
  const upright = drag
  for (let round = 0; round < rounds; round++) {
    for (let y = 0; y < down; y++) {
      const row = y * n
      const up = (y > 0 ? y - 1 : down - 1) * n
      const low = (y < down - 1 ? y + 1 : 0) * n
      for (let x = 0; x < n; x++) {
        const l = x > 0 ? x - 1 : n - 1
        const r = x < n - 1 ? x + 1 : 0
        const i = row + x
        const u = a[i]
        const v = b[i]
        const react = u * v * v
        const du =
          fine *
          (((a[row + l] + a[row + r]) * sideways + (a[up + x] + a[low + x]) * upright) * 0.2 +
            (a[up + l] + a[up + r] + a[low + l] + a[low + r]) * 0.05 -
            u)
        const dv =
          fine *
          0.5 *
          (((b[row + l] + b[row + r]) * sideways + (b[up + x] + b[low + x]) * upright) * 0.2 +
            (b[up + l] + b[up + r] + b[low + l] + b[low + r]) * 0.05 -
            v)
        a2[i] = u + du - react + f[i] * (1 - u)
        b2[i] = v + dv + react - fk[i] * v
      }
    }
    ;[a, a2] = [a2, a]
    ;[b, b2] = [b2, b]
  }
  return { across, down, values: b }
}

/** The grown pattern at the picture's size, smooth between cells; `crop` of each side stays out. */
export function enlarge({ across, down, values }, width, height, crop = 0) {
  const kernel = (t) => [
    ((-t + 2) * t - 1) * t * 0.5,
    ((3 * t - 5) * t * t + 2) * 0.5,
    ((-3 * t + 4) * t + 1) * t * 0.5,
    (t - 1) * t * t * 0.5,
  ]
  return field(width, height, (x, y) => {
    const u = (crop + ((x + 0.5) / width) * (1 - 2 * crop)) * across - 0.5
    const v = (crop + ((y + 0.5) / height) * (1 - 2 * crop)) * down - 0.5
    const iu = Math.floor(u)
    const iv = Math.floor(v)
    const ku = kernel(u - iu)
    const kv = kernel(v - iv)
    let sum = 0
    for (let j = 0; j < 4; j++) {
      const row = clamp(iv + j - 1, 0, down - 1) * across
      for (let i = 0; i < 4; i++) sum += kv[j] * ku[i] * values[row + clamp(iu + i - 1, 0, across - 1)]
    }
    return sum
  })
}

/**
 * Lights a relief. `high` are heights in pixels; `sun` is [x, y, z] towards the light; `body(i, h)` is the colour of
 * the clay; `gloss` makes it glazed. Shadows are walked across the relief, soft with distance.
 */
export function relief({
  width,
  height,
  high,
  sun,
  body,
  gloss = 0,
  seed,
  scale,
  sky = 0.42,
  warm = [1.04, 1, 0.93],
  tooth = 0.016,
}) {
  const sheet = surface(width, height)
  const length = Math.hypot(...sun)
  const [sx, sy, sz] = sun.map((v) => v / length)
  const flat = Math.hypot(sx, sy)
  const [wx, wy] = [sx / flat, sy / flat]
  const rise = sz / flat
  const { noise } = noiseField(seed)
  const wide = blur(high, width, height, 26 * scale)
  const close = blur(high, width, height, 7 * scale)
  const top = high.reduce((most, h) => Math.max(most, h), 0)
  const at = (x, y) => high[clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)]
  const half = [sx, sy, sz + 1]
  const halfLength = Math.hypot(...half)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const h = high[i]
      const bump =
        0.12 * noise((x / scale) * 0.35, (y / scale) * 0.35) + 0.1 * noise((x / scale) * 0.09, (y / scale) * 0.09)
      const gx = (at(x - 1, y) - at(x + 1, y)) * 0.5 + bump * 0.12
      const gy = (at(x, y - 1) - at(x, y + 1)) * 0.5 + bump * 0.12
      const steep = Math.hypot(gx, gy, 1)
      const facing = Math.max(0, (gx * sx + gy * sy + sz) / steep)
      let lit = 1
      for (let t = 1.5 * scale, k = 0; k < 40; k++) {
        const line = h + t * rise
        if (line > top) break
        const clear = line - at(x + wx * t, y + wy * t)
        lit = Math.min(lit, 0.5 + clear / (t * 0.16 + 0.6 * scale))
        if (lit <= 0) break
        t *= 1.13
        t += 0.6 * scale
      }
      const open = clamp(1 - (wide[i] - h) * (0.022 / scale) - (close[i] - h) * (0.045 / scale), 0.2, 1.15)
      const bounce = 1 - (0.3 * (gx * wx + gy * wy)) / steep
      const direct = facing * clamp(lit)
      const shine = gloss * clamp((gx * half[0] + gy * half[1] + half[2]) / steep / halfLength) ** 60 * clamp(lit)
      const colour = body(i, h, x, y)
      for (let k = 0; k < 3; k++) {
        const light = sky * open * bounce * (2 - warm[k]) + (1.18 - sky) * (direct / Math.max(0.25, sz)) * warm[k] * 0.8
        sheet.data[i * 3 + k] = Math.sqrt(Math.max(0, colour[k] ** 2 * light)) + shine
      }
    }
  grain(sheet, seed, { tooth, fine: 0.016, size: 3 * scale })
  return sheet
}

export const between = (colours, t) => colours[0].map((v, k) => lerp(v, colours[1][k], clamp(t)))
export const plateau = (h, from, to) => smoothstep(from, to, h)
