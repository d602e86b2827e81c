/** The water itself: the ceiling seen from below, bands of swell, shafts of light. Each returns RGBA bytes of its size. */
import { seeded } from '../kit/random.mjs'

const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))
const lerp = (a, b, t) => a + (b - a) * t
const step = (low, high, value) => {
  const t = clamp((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}
const mix = (a, b, t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]

const WHITE = [246, 255, 250]
const LIGHT = [170, 240, 234]
const TURQUOISE = [127, 227, 224]
const BLUE = [13, 128, 179]
const DEEP = [6, 72, 122]

function paint(width, height, colourAt, seed) {
  const { next } = seeded(seed)
  const bytes = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [colour, alpha] = colourAt(x, y)
      const grain = (next() - 0.5) * 5
      const i = (y * width + x) * 4
      for (let k = 0; k < 3; k++) bytes[i + k] = clamp(colour[k] + grain, 0, 255)
      bytes[i + 3] = clamp(alpha * 255 + (alpha > 0.02 && alpha < 0.98 ? next() - 0.5 : 0), 0, 255)
    }
  return bytes
}

/** Waves of many directions and lengths; returns the slope of the water at a place, calmer far away. */
function slopes(seed, count) {
  const { between } = seeded(seed)
  const waves = Array.from({ length: count }, (_, k) => {
    const length = 5.2 * 0.8 ** k
    const turn = between(-1.1, 1.1) + 0.35
    const size = (2 * Math.PI) / length
    return {
      x: Math.cos(turn) * size,
      y: Math.sin(turn) * size,
      phase: between(0, 6.28),
      steep: 0.098 * 0.925 ** k,
      length,
    }
  })
  return (x, y, blur) => {
    let sx = 0
    let sy = 0
    for (const wave of waves) {
      const calm = Math.exp(-((blur / wave.length) ** 2) * 9)
      if (calm < 0.02) continue
      const c = Math.cos(x * wave.x + y * wave.y + wave.phase)
      const peaked = (c + 0.35 * c * Math.abs(c)) * wave.steep * calm * wave.length ** 0.12
      sx += peaked * Math.sign(wave.x || 1) * Math.abs(wave.x / Math.hypot(wave.x, wave.y))
      sy += peaked * (wave.y / Math.hypot(wave.x, wave.y))
    }
    return [sx, sy]
  }
}

/** Looking up: the sky shows through Snell's window, round it the water mirrors the deep; fades out downwards. */
export function surface({ width, height }) {
  const slope = slopes(4, 18)
  const pitch = 0.9
  const sun = [-0.3, 0.36, 0.88]
  const critical = Math.cos(0.848)
  return paint(
    width,
    height,
    (x, y) => {
      const u = (x / width - 0.5) * 2.15
      const v = (0.5 - y / height) * 1.5
      let ray = [u, Math.cos(pitch) - v * Math.sin(pitch), Math.sin(pitch) + v * Math.cos(pitch)]
      const long = Math.hypot(...ray)
      ray = ray.map((c) => c / long)
      const up = Math.max(0.03, ray[2])
      const far = 4.2 / up
      const fade = 1 - step(0.42, 1, y / height + 0.06 * Math.sin(x / 240) * (y / height))
      const [sx, sy] = slope(ray[0] * far, ray[1] * far, (0.0045 * far) / up)
      const size = Math.hypot(sx, sy, 1)
      const cos = (ray[2] - ray[0] * sx - ray[1] * sy) / size
      const window = step(critical - 0.035, critical + 0.075, cos)
      const glint = clamp((ray[0] - sx * 1.25) * sun[0] + (ray[1] - sy * 1.25) * sun[1] + ray[2] * sun[2])
      const sky = mix(
        mix(TURQUOISE, LIGHT, step(critical, 0.95, cos)),
        WHITE,
        clamp(glint ** 22 * 0.95 + glint ** 5 * 0.35),
      )
      const mirrored = mix(DEEP, [64, 186, 208], clamp(0.5 + 1.6 * sy + 0.9 * sx) ** 1.5)
      let colour = mix(mirrored, sky, window)
      colour = mix(colour, WHITE, clamp(glint ** 90 * 0.9))
      colour = mix(colour, mix(BLUE, [86, 206, 218], up ** 0.5), 1 - Math.exp(-far / 15))
      return [colour, fade]
    },
    7,
  )
}

/** A band of moving light that repeats sideways; `bright` threads of light, or darker folds of water. */
export function swell({ width, height }, { seed, bright }) {
  const { between, next } = seeded(seed)
  const waves = Array.from({ length: 13 }, (_, k) => ({
    x: (2 * Math.PI * Math.round(2 + k * 1.4 + next() * 2) * (next() < 0.5 ? -1 : 1)) / width,
    y: between(0.008, 0.03) * (1 + k * 0.16),
    phase: between(0, 6.28),
    size: 1 / (1 + k * 0.22),
  }))
  const sumAt = (x, y, shift) => {
    let sum = 0
    for (const wave of waves) sum += Math.sin(x * wave.x + y * wave.y + wave.phase + shift) * wave.size
    return sum
  }
  return paint(
    width,
    height,
    (x, y) => {
      const v = y / height
      const flat = (y * 1.5) / (0.35 + 0.65 * v)
      const bend = sumAt(x, flat * 0.5, 1.3) * 26
      const a = sumAt(x + bend, flat, 0)
      const b = sumAt(x - bend, flat * 1.15, 2.1)
      const thread = Math.exp(-(((Math.abs(a) + 0.35 * Math.abs(b)) / 0.62) ** 1.3))
      const crest =
        0.2 + 0.05 * Math.sin((2 * Math.PI * 3 * x) / width + seed) + 0.03 * Math.sin((2 * Math.PI * 7 * x) / width)
      const band = step(crest - 0.2, crest + 0.12, v) * (1 - step(0.3, 0.9, v))
      if (bright) return [mix(LIGHT, WHITE, thread), band * (0.06 + 0.62 * thread ** 1.2)]
      return [mix(BLUE, TURQUOISE, thread ** 1.4), band * (0.34 * step(-1.6, 1.4, a) + 0.34 * thread)]
    },
    seed,
  )
}

/** Shafts of light fanning out from the sun, for the blend mode "screen". */
export function shafts({ width, height }) {
  const { between } = seeded(31)
  const beams = Array.from({ length: 46 }, () => ({
    at: between(-0.62, 0.95),
    wide: between(0.006, 0.05),
    bright: between(0.15, 1) ** 1.4,
    reach: between(0.45, 1.05),
    flicker: between(3, 9),
    phase: between(0, 6.28),
  }))
  return paint(
    width,
    height,
    (x, y) => {
      const dx = x / width - 0.27
      const dy = y / height + 0.42
      const angle = Math.atan2(dx * (width / height), dy)
      const v = y / height
      let light = 0
      for (const beam of beams) {
        const off = Math.abs(angle - beam.at * 0.75) / (beam.wide * (0.55 + 0.8 * v))
        if (off > 3) continue
        const pulse = 0.8 + 0.2 * Math.sin(v * beam.flicker + beam.phase)
        light += Math.exp(-off * off) * beam.bright * pulse * (1 - step(0.1, beam.reach, v))
      }
      const centre = Math.exp(-(((angle - 0.12) / 0.55) ** 2))
      const edge = step(0, 0.1, x / width) * step(0, 0.1, 1 - x / width)
      return [
        mix(TURQUOISE, WHITE, clamp(light * 0.5)),
        clamp((light * 0.5 + 0.1 * (1 - step(0, 0.8, v))) * centre * edge * step(0, 0.04, v + 0.02)),
      ]
    },
    5,
  )
}
