/** "Glass Hours": sun prints of the light that falls through wavy glass and water. */
import { clamp, lerp, ramp, rgb, smoothstep } from '../kit/maths.mjs'
import { noiseField, seeded } from '../kit/random.mjs'
import { blur, grain, surface } from './surface.mjs'

/**
 * Sends light through a sheet of glass that is `height(x, y)` thick and counts where it lands on the paper `depth`
 * below; red, green and blue bend a little differently. Lengths are in units of the picture's shorter side.
 */
function shine({ width, height, seed, thickness, depth, rays = 9, bend = [0.96, 1, 1.045], glass = () => 1 }) {
  const unit = Math.min(width, height)
  const { next } = seeded(seed)
  const light = [0, 1, 2].map(() => new Float32Array(width * height))
  const reach = 0.12
  const across = Math.ceil(width * (1 + reach * 2))
  const down = Math.ceil(height * (1 + reach * 2))
  const e = 0.0012
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      for (let n = 0; n < rays; n++) {
        const x = (i + next() - width * reach - width / 2) / unit
        const y = (j + next() - height * reach - height / 2) / unit
        const through = glass(x, y)
        if (through <= 0) continue
        const h = thickness(x, y)
        const dx = (thickness(x + e, y) - h) / e
        const dy = (thickness(x, y + e) - h) / e
        for (let c = 0; c < 3; c++) {
          const u = (x - dx * depth * bend[c]) * unit + width / 2 - 0.5
          const v = (y - dy * depth * bend[c]) * unit + height / 2 - 0.5
          const iu = Math.floor(u)
          const iv = Math.floor(v)
          if (iu < 0 || iv < 0 || iu >= width - 1 || iv >= height - 1) continue
          const fu = u - iu
          const fv = v - iv
          const at = iv * width + iu
          const part = through / rays
          light[c][at] += part * (1 - fu) * (1 - fv)
          light[c][at + 1] += part * fu * (1 - fv)
          light[c][at + width] += part * (1 - fu) * fv
          light[c][at + width + 1] += part * fu * fv
        }
      }
    }
  return light
}

/** Exposes the paper: `tones` is the ramp from shadow to light, `strip` the unexposed margin, brushed by hand. */
function expose(light, { width, height, scale, seed, tones, gain = 1, strip = 90, split = 0.6, bare = '#f1ece0' }) {
  const sheet = surface(width, height)
  const { noise, fbm } = noiseField(seed)
  const paper = rgb(bare)
  const glow = light.map((values) => blur(values, width, height, 9 * scale))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const px = x / scale
      const py = y / scale
      const tone = [0, 1, 2].map((c) => {
        const v = (light[c][i] * 0.84 + glow[c][i] * 0.16) * gain
        return v / (v + 0.9)
      })
      const mean = (tone[0] + tone[1] + tone[2]) / 3
      const uneven = 0.03 * fbm(px * 0.0018, py * 0.0018, 4)
      const colour = ramp(tones, clamp(mean + uneven))
      const edge = Math.min(px, py, width / scale - px, height / scale - py) - strip
      const streak =
        13 * noise(px * 0.003, py * 0.014) + 13 * noise(px * 0.014, py * 0.003) + 3 * noise(px * 0.05, py * 0.05)
      const brushed = clamp((edge + streak) / 5 + 0.5)
      const wash = 1 - 0.1 * clamp(1 - (edge + streak) / 60)
      for (let k = 0; k < 3; k++) {
        const print = clamp(colour[k] + (tone[k] - mean) * split) * wash
        sheet.data[i * 3 + k] = lerp(paper[k], print, brushed)
      }
    }
  grain(sheet, seed, { tooth: 0.028, fine: 0.02, size: 3.4 * scale })
  return sheet
}

const CYAN = [
  [0, rgb('#0b1d3a')],
  [0.35, rgb('#143a6b')],
  [0.6, rgb('#3f78a8')],
  [0.82, rgb('#c3d8e0')],
  [1, rgb('#fbf8ee')],
]
const AMBER = [
  [0, rgb('#150c07')],
  [0.34, rgb('#4a220b')],
  [0.58, rgb('#c4741a')],
  [0.8, rgb('#f8cf5c')],
  [1, rgb('#fffaf0')],
]
const SILVER = [
  [0, rgb('#0c0c0f')],
  [0.34, rgb('#2a2a2e')],
  [0.6, rgb('#7d7b78')],
  [0.82, rgb('#dcd8cf')],
  [1, rgb('#fbf9f3')],
]

/** The thickness of one lens-like vessel seen from above: a ring of glass with a wavy rim. */
const vessel = (cx, cy, radius, wall, seed) => {
  const { noise } = noiseField(seed)
  return (x, y) => {
    const dx = x - cx
    const dy = y - cy
    const r = Math.hypot(dx, dy)
    const a = Math.atan2(dy, dx)
    const edge = radius * (1 + 0.05 * noise(Math.cos(a) * 2 + seed, Math.sin(a) * 2))
    const t = (r - edge) / wall
    return Math.abs(t) < 1 ? (1 - t * t) ** 2 : 0
  }
}

export const glasses = [
  {
    file: 'pool-noon',
    title: 'Pool, Noon',
    alt: 'Cyanotype: a net of white light, as on the floor of a pool, wide at the bottom and tangled at the top, on Prussian blue.',
    year: 2025,
    width: 1840,
    height: 2400,
    draw: (size) => {
      const { noise } = noiseField(15)
      const thickness = (x, y) => {
        const far = 1.5 - y * 0.8
        const [u, v] = [x + 0.05 * noise(x * 2, y * 2 + 30), y * far]
        return (
          noise(u * 3.9, v * 3.9) * 0.0145 + noise(u * 8.3 + 3, v * 8.3) * 0.0017 + noise(u * 1.7, v * 1.7 + 9) * 0.02
        )
      }
      const light = shine({ ...size, seed: 15, thickness, depth: 0.62 })
      return expose(light, { ...size, seed: 15, tones: CYAN, split: 0.9 })
    },
  },
  {
    file: 'three-glasses',
    title: 'Three Glasses on a Sill',
    alt: 'Sun print in amber: three dark blots, each with a star of bent light inside, in a net of bright gold threads on brown.',
    year: 2024,
    width: 2400,
    height: 1700,
    draw: (size) => {
      const rims = [
        vessel(-0.36, -0.02, 0.17, 0.052, 4),
        vessel(0.05, 0.08, 0.22, 0.07, 8),
        vessel(0.44, -0.06, 0.13, 0.045, 11),
      ]
      const { noise } = noiseField(6)
      const thickness = (x, y) => {
        let sum = 0.006 * noise(x * 7, y * 7)
        for (const rim of rims) sum += rim(x, y) * 0.034
        return sum - 0.02 * y
      }
      const light = shine({ ...size, seed: 6, thickness, depth: 0.5 })
      return expose(light, { ...size, seed: 6, tones: AMBER, gain: 0.8, split: 0.22, bare: '#efe6d3' })
    },
  },
  {
    file: 'window-rain',
    title: 'Window, Rain Stopping',
    alt: 'Photogram in black and silver: hundreds of drops on a window pane, each with its own small sun; some have run down across the shadow of the window bars.',
    year: 2023,
    width: 1800,
    height: 2400,
    draw: (size) => {
      const { next, between } = seeded(77)
      const cell = 0.06
      const cells = new Map()
      const add = (drop) => {
        const reach = Math.ceil(drop.r / cell)
        const [cx, cy] = [Math.round(drop.x / cell), Math.round(drop.y / cell)]
        for (let j = -reach; j <= reach; j++)
          for (let i = -reach; i <= reach; i++) {
            const key = (cy + j) * 1000 + cx + i
            cells.set(key, [...(cells.get(key) ?? []), drop])
          }
      }
      const placed = []
      const room = (x, y, r) => placed.every((d) => Math.hypot(x - d.x, y - d.y) > (r + d.r) * 1.02)
      for (let n = 0; n < 9000; n++) {
        const r = 0.004 + 0.05 * next() ** 7
        const [x, y] = [between(-0.62, 0.62), between(-0.78, 0.78)]
        if (placed.length < 900 && room(x, y, r)) placed.push({ x, y, r, bulge: between(5.5, 8.6) })
      }
      const tails = placed.filter(({ r }) => r > 0.026).slice(0, 9)
      const { noise } = noiseField(78)
      for (const { x, y, r } of tails)
        for (let k = 1; k < 60; k++) {
          const ty = y - k * r * 0.5
          placed.push({ x: x + 0.02 * noise(ty * 6, x * 30), y: ty, r: r * between(0.22, 0.34) * (1 - k / 90) })
        }
      for (const drop of placed) add(drop)
      const thickness = (x, y) => {
        let h = 0.0016 * noise(x * 3, y * 3)
        for (const { x: cx, y: cy, r, bulge = 7 } of cells.get(Math.round(y / cell) * 1000 + Math.round(x / cell)) ??
          []) {
          const d = ((x - cx) ** 2 + ((y - cy) * 0.93) ** 2) / (r * r)
          if (d < 1) h = Math.max(h, r * r * bulge * (1 - d))
        }
        return -h
      }
      const bar = (v, half) => smoothstep(half - 0.03, half + 0.03, Math.abs(v))
      const glass = (x, y) => 0.12 + 1.1 * bar(x * 0.96 + y * 0.3 - 0.06, 0.06) * bar(y * 0.96 - x * 0.3 + 0.2, 0.055)
      const light = shine({ ...size, seed: 77, thickness, depth: 0.045, glass })
      return expose(light, { ...size, seed: 77, tones: SILVER, gain: 1.15, split: 0, strip: 70 })
    },
  },
  {
    file: 'curtain',
    title: 'Curtain, North Window',
    alt: 'Sun print panorama in silver grey: folds of light hang like a thin curtain, crossing and gathering to bright seams.',
    year: 2022,
    width: 2560,
    height: 1240,
    draw: (size) => {
      const { noise } = noiseField(33)
      const thickness = (x, y) => {
        const hang = x + 0.14 * noise(x * 0.9 + 4, y * 1.1) + 0.03 * y * noise(x * 2.2, 7)
        return (
          noise(hang * 3.1, y * 0.6) * 0.02 +
          noise(hang * 8.5 + 5, y * 0.9 + 2) * 0.0042 +
          noise(hang * 21, y * 1.3 + 5) * 0.0004
        )
      }
      const light = shine({ ...size, seed: 33, thickness, depth: 0.5 })
      return expose(light, { ...size, seed: 33, tones: SILVER, gain: 1, split: 0.1, strip: 80 })
    },
  },
  {
    file: 'cup-morning',
    title: 'Cup, Early',
    alt: 'Cyanotype: a dark, heart-shaped void with one bright cusp, edged by double lines of light, lies in a net of pale ripples on blue.',
    year: 2024,
    width: 2100,
    height: 2100,
    draw: (size) => {
      const { noise } = noiseField(44)
      const thickness = (x, y) => {
        const [dx, dy] = [x - 0.04, y + 0.03]
        const r = Math.hypot(dx, dy)
        const a = Math.atan2(dy, dx)
        const wall = 0.34 * (1 + 0.02 * noise(Math.cos(a) * 2, Math.sin(a) * 2))
        const bowl = r < wall ? 0.22 * (1 - (r / wall) ** 2) ** 2 * (1 + 0.55 * Math.cos(a - 0.7)) : 0
        return bowl * 0.55 + 0.0016 * noise(x * 9, y * 9) + 0.007 * noise(x * 3, y * 3)
      }
      const light = shine({ ...size, seed: 44, thickness, depth: 0.5 })
      return expose(light, { ...size, seed: 44, tones: CYAN, gain: 0.9, split: 0.7 })
    },
  },
]
