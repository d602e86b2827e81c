/** Sky, ranges of hills and the far shore, painted from the back to the front. */
import { clamp, lerp, ramp, smoothstep } from './maths.mjs'
import { noiseField, seeded } from './random.mjs'

/** Height of each column of a ridge, with firs and round trees standing on it where `trees` says so. */
function ridge(width, unit, { base, swing, rough, octaves = 5, trees = 0, tall = 20, offset = 0 }, field, dice) {
  const tops = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const u = (x / unit) * rough + offset
    tops[x] = Math.max(2 * unit, (base + swing * field.fbm(u, offset * 1.7, octaves)) * unit)
  }
  const ground = tops.slice()
  const count = Math.round((width / unit) * trees)
  for (let k = 0; k < count; k++) {
    const x = Math.floor(dice.between(-20, width + 20))
    const foot = ground[clamp(x, 0, width - 1)]
    if (field.noise((x / unit) * 0.012, offset * 3 + 9) < -0.22) continue
    const round = dice.next() < 0.2
    const size = tall * dice.between(0.45, 1) * unit * (round ? 0.7 : 1)
    const half = size * (round ? 0.5 : 0.19)
    for (let dx = -Math.ceil(half); dx <= half; dx++) {
      const column = x + dx
      if (column < 0 || column >= width) continue
      const t = Math.abs(dx) / half
      const crown = round
        ? 0.2 + 0.7 * Math.sqrt(Math.max(0, 1 - t * t)) + 0.08 * Math.sin(t * 11 + column)
        : 1 - t + 0.1 * Math.sin(t * 19)
      tops[column] = Math.max(tops[column], foot - 3 * unit + size * crown)
    }
  }
  return tops
}

const ranges = [
  { depth: 0, base: 150, swing: 210, rough: 0.0026, octaves: 6, facets: true, fade: 0.75 },
  { depth: 0.28, base: 105, swing: 130, rough: 0.0034, octaves: 6, facets: true, fade: 0.6 },
  { depth: 0.55, base: 66, swing: 88, rough: 0.0044, trees: 0.5, tall: 9, fade: 0.5 },
  { depth: 0.76, base: 34, swing: 58, rough: 0.0058, trees: 0.75, tall: 17, fade: 0.4 },
  { depth: 0.95, base: 9, swing: 22, rough: 0.008, trees: 1.0, tall: 29, fade: 0.22 },
]

/** How the light falls on a range: `wobble` of the brush and `lit`, the share of the sunny slopes. */
function slopeLight(x, y, under, unit, range, field) {
  const wobble = field.fbm((x / unit) * 0.05, (y / unit) * 0.09 + range.depth * 40, 3)
  if (!range.facets) {
    const patch = field.fbm((x / unit) * 0.02, (y / unit) * 0.06 + range.depth * 17, 3)
    return { wobble, lit: 0.45 * smoothstep(0.12, 0.3, patch + wobble * 0.3) }
  }
  const slant = field.fbm((x / unit) * 0.013 + (under / unit) * 0.011, (under / unit) * 0.004 + range.depth * 9, 4)
  return { wobble, lit: smoothstep(0.02, 0.07, slant + wobble * 0.12) }
}

function paintRange(image, width, height, unit, range, tops, weather, field) {
  const body = ramp(weather.hills, range.depth)
  const lower = ramp(weather.hills, Math.max(0, range.depth - 0.35))
  const cells = []
  for (let x = 0; x < width; x++) {
    const top = tops[x]
    const from = Math.max(0, Math.floor(height - top))
    for (let y = from; y < height; y++) {
      const under = y - (height - top)
      const edge = clamp(under)
      const rise = (height - y) / unit
      if ((x % 2 === 0 && y % 2 === 0) || !cells[y >> 1]) cells[y >> 1] = slopeLight(x, y, under, unit, range, field)
      const { wobble, lit } = cells[y >> 1]
      const snow = range.depth === 0 ? smoothstep(150, 210, rise + wobble * 110) * lit : 0
      const haze = clamp(smoothstep(95, 0, rise + wobble * 26) * weather.mist * range.fade)
      const at = (y * width + x) * 3
      for (let k = 0; k < 3; k++) {
        let c = body[k] * (1 + 0.07 * wobble)
        c = lerp(c, lerp(lower[k], weather.sun[k], 0.16), lit * 0.55)
        c = lerp(c, weather.snow[k], snow * 0.9)
        c = lerp(c, weather.fog[k], haze)
        image[at + k] = lerp(image[at + k], c, edge)
      }
    }
  }
}

function paintSky(image, width, height, unit, weather, field, frame) {
  const [bright, dim, amount] = weather.cloud
  const block = Math.max(1, Math.round(unit))
  for (let y = 0; y < height; y += block) {
    const rise = (height - y) / unit
    const t = clamp(rise / 640)
    const far = 1 / (0.12 + rise / 420)
    for (let x = 0; x < width; x += block) {
      const brush = field.fbm((x / unit) * 0.006, (y / unit) * 0.03, 3) * 0.05
      const c = ramp(weather.sky, clamp(t + brush))
      const u = (x / unit) * 0.0016 * (0.45 + far * 0.5)
      const v = far * 1.5 - rise * 0.0016
      const body = field.fbm(u + 3, v, 5) + 0.05 * field.noise((x / unit) * 0.04, (y / unit) * 0.07)
      const cover =
        (smoothstep(0.06, 0.13, body) * 0.55 + smoothstep(0.2, 0.25, body) * 0.45) * amount * smoothstep(20, 120, rise)
      const under = smoothstep(0.02, 0.2, field.fbm(u + 3, v - 0.09, 4) - 0.03)
      const gx = x / width - weather.glow.x
      const gy = rise / 640 - weather.glow.y
      const glow = weather.glow.strength * Math.exp(-(gx * gx * frame + gy * gy * 3.2) * 4.5)
      for (let k = 0; k < 3; k++) {
        const cloud = lerp(bright[k], dim[k], under)
        const value = lerp(lerp(c[k], cloud, clamp(cover) * 0.75), weather.glow.colour[k], clamp(glow) * 0.8)
        for (let by = y; by < Math.min(height, y + block); by++)
          for (let bx = x; bx < Math.min(width, x + block); bx++) image[(by * width + bx) * 3 + k] = value
      }
    }
  }
}

/** Houses and a church on the far shore, small enough to be a few strokes each. */
function paintVillage(image, width, height, unit, weather, dice, centre) {
  const dot = (x, y, c, share = 1) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    for (let k = 0; k < 3; k++) {
      const at = (y * width + x) * 3 + k
      image[at] = lerp(image[at], c[k], share)
    }
  }
  const wall = weather.sky[0][1].map((c, k) => lerp(c, weather.fog[k], 0.3) * 0.98)
  const roof = [0.62, 0.36, 0.27].map((c, k) => lerp(c * weather.shade[k] * 1.5, weather.fog[k], 0.3))
  const house = (x, w, h, slope) => {
    for (let dx = 0; dx < w; dx++) {
      const side = dx / w
      const gable = slope * Math.min(side * 3, (1 - side) * 3, 1)
      for (let dy = 0; dy < h + gable; dy++) {
        const shadow = side > 0.62 ? 0.82 : 1
        dot(
          Math.round(x + dx),
          Math.round(height - 3 * unit - dy),
          (dy < h ? wall : roof).map((c) => c * shadow),
          0.92,
        )
      }
    }
    const pane = weather.lamps ? [1, 0.85, 0.5] : weather.hills[3][1]
    for (let wx = w * 0.2; wx < w * 0.85; wx += 5 * unit)
      for (let dy = 0; dy < 2.4 * unit; dy++)
        for (let dx = 0; dx < 1.6 * unit; dx++)
          dot(Math.round(x + wx + dx), Math.round(height - 3 * unit - h * 0.45 - dy), pane, 0.8)
  }
  let x = centre - 120 * unit
  for (let k = 0; k < 11; k++) {
    house(x, dice.between(11, 21) * unit, dice.between(6, 10) * unit, dice.between(5, 8) * unit)
    x += dice.between(14, 34) * unit
  }
  house(centre, 8 * unit, 24 * unit, 0)
  for (let dy = 0; dy < 20 * unit; dy++) {
    const half = 4.4 * unit * (1 - dy / (20 * unit))
    for (let dx = -half; dx <= half; dx++)
      dot(Math.round(centre + 4 * unit + dx), Math.round(height - 27 * unit - dy), roof, 0.95)
  }
}

/** The view above the horizon: a float image whose last row is the horizon. */
export function paintLandscape(width, height, unit, weather, { seed, village = 0.3, hills = 1 }) {
  const field = noiseField(seed)
  const dice = seeded(seed + 5)
  const image = new Float32Array(width * height * 3)
  paintSky(image, width, height, unit, weather, field, width / height)
  ranges.forEach((range, k) => {
    const scaled = { ...range, base: range.base * hills, swing: range.swing * hills, offset: seed * 0.37 + k * 11 }
    const tops = ridge(width, unit, scaled, field, dice)
    paintRange(image, width, height, unit, range, tops, weather, field)
    if (k === ranges.length - 2 && village !== null)
      paintVillage(image, width, height, unit, weather, dice, width * village)
  })
  return image
}
