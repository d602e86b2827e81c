/**
 * Ink floating on water: each drop pushes all ink outwards and each comb drags it along, both without
 * changing any area. Every step can be undone exactly, so a pixel is traced back to the drop it came from.
 */
import { noiseField, seeded } from '../kit/random.mjs'
import { surface } from './surface.mjs'

const DROP = 0
const COMB = 1
const WAVE = 2
const RING = 3
const WHIRL = 4

/** A bath of ink; lengths are in units of the picture's shorter side. */
export function bath() {
  const steps = []
  return {
    steps,
    drop: (x, y, radius, ink) => steps.push([DROP, x, y, radius * radius, ink]),
    /** Tines `spacing` apart (0: a single one) drawn along `angle` through x, y. */
    comb: (x, y, angle, pull, reach, spacing = 0) =>
      steps.push([COMB, x, y, Math.cos(angle), Math.sin(angle), pull, reach, spacing]),
    wave: (angle, height, length, phase = 0) =>
      steps.push([WAVE, Math.cos(angle), Math.sin(angle), height, (Math.PI * 2) / length, phase]),
    ring: (x, y, radius, pull, reach) => steps.push([RING, x, y, radius, pull, reach]),
    whirl: (x, y, pull, reach) => steps.push([WHIRL, x, y, pull, reach]),
  }
}

/** Follows a point back through the steps; leaves the ink and the place on its drop in `found`. */
function trace(steps, px, py, found) {
  let x = px
  let y = py
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]
    switch (step[0]) {
      case DROP: {
        const dx = x - step[1]
        const dy = y - step[2]
        const distance = dx * dx + dy * dy
        if (distance < step[3]) {
          found.ink = step[4]
          found.rim = Math.sqrt(distance / step[3])
          found.x = x
          found.y = y
          return
        }
        const shrink = Math.sqrt(1 - step[3] / distance)
        x = step[1] + dx * shrink
        y = step[2] + dy * shrink
        break
      }
      case COMB: {
        let away = Math.abs((y - step[2]) * step[3] - (x - step[1]) * step[4])
        if (step[7] > 0) {
          away %= step[7]
          away = Math.min(away, step[7] - away)
        }
        const pull = (step[5] * step[6]) / (away + step[6])
        x -= step[3] * pull
        y -= step[4] * pull
        break
      }
      case WAVE: {
        const shift = step[3] * Math.sin((x * step[1] + y * step[2]) * step[4] + step[5])
        x += step[2] * shift
        y -= step[1] * shift
        break
      }
      default: {
        const ring = step[0] === RING
        const dx = x - step[1]
        const dy = y - step[2]
        const distance = Math.hypot(dx, dy) + 1e-9
        const away = ring ? Math.abs(distance - step[3]) : distance
        const pull = ring ? step[4] : step[3]
        const reach = ring ? step[5] : step[4]
        const angle = (-pull * 2 ** (-away / reach)) / (distance + (ring ? 0 : reach * 0.3))
        const c = Math.cos(angle)
        const s = Math.sin(angle)
        x = step[1] + dx * c - dy * s
        y = step[2] + dx * s + dy * c
      }
    }
  }
  found.ink = 0
  found.rim = 0
  found.x = x
  found.y = y
}

const SAMPLES = [
  [0.125, 0.375],
  [0.625, 0.125],
  [0.875, 0.625],
  [0.375, 0.875],
]

/**
 * Lifts the ink off the bath. `inks` are colours (0: bare water, the paper); ink thins out towards the middle
 * of its drop and in clouds that were stretched along with it. `shade(x, y)` lightens or darkens the print.
 */
export function print({ width, height, inks, seed, steps, thin = 0.16, rim = 0.12, shade }) {
  const sheet = surface(width, height)
  const unit = 1 / Math.min(width, height)
  const { noise, fbm } = noiseField(seed)
  const { next } = seeded(seed)
  const tone = inks.map(() => 1 + (next() - 0.5) * 0.04)
  const found = { ink: 0, rim: 0, x: 0, y: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let r = 0
      let g = 0
      let b = 0
      for (const [dx, dy] of SAMPLES) {
        trace(steps, (x + dx - width / 2) * unit, (y + dy - height / 2) * unit, found)
        const ink = inks[found.ink]
        const cloud = found.ink === 0 ? 0.02 : thin
        const light =
          tone[found.ink] +
          cloud * (noise(found.x * 9, found.y * 9) * 0.7 + noise(found.x * 31 + 5, found.y * 31) * 0.5) +
          (found.ink === 0 ? 0 : rim * (0.5 - found.rim ** 3))
        r += ink[0] * light
        g += ink[1] * light
        b += ink[2] * light
      }
      const light = (shade ? shade((x - width / 2) * unit, (y - height / 2) * unit, noise) : 1) / 4
      const uneven = 1 + 0.035 * fbm(x * unit * 3, y * unit * 3, 3)
      const i = (y * width + x) * 3
      sheet.data[i] = r * light * uneven
      sheet.data[i + 1] = g * light * uneven
      sheet.data[i + 2] = b * light * uneven
    }
  return sheet
}

/** Keeps a strip of bare paper around the print, with the slightly uneven edge of a sheet laid on water. */
export function margin(sheet, width, paper, seed) {
  const { noise } = noiseField(seed)
  const { data } = sheet
  for (let y = 0; y < sheet.height; y++)
    for (let x = 0; x < sheet.width; x++) {
      const wander = (a) => noise(a * 0.012, 3.7) * 2.2 + noise(a * 0.09, 9.1) * 1.1
      const inside =
        Math.min(
          x + wander(y),
          sheet.width - 1 - x + wander(y + 900),
          y + wander(x + 400),
          sheet.height - 1 - y + wander(x + 1300),
        ) - width
      const bare = inside < -0.6 ? 1 : inside > 0.6 ? 0 : 0.5 - inside / 1.2
      if (bare === 0) continue
      const i = (y * sheet.width + x) * 3
      for (let k = 0; k < 3; k++) data[i + k] += (paper[k] - data[i + k]) * bare
    }
}
