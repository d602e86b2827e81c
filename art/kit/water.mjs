/** The lake: reflections broken by waves, deep colour where one looks down, foam and glitter. */
import { clamp, lerp, ramp, smoothstep } from './maths.mjs'

const LENGTHS = [0.22, 0.55, 1.3, 3.2, 8.5, 24]
const HEIGHTS = [0.7, 0.9, 1, 0.9, 0.9, 0.9]

const SHALLOW = [0.2, 0.52, 0.52]

/** The slope of the surface towards and across the view; waves finer than a pixel are left out. */
function slopes(x, z, footprint, field, out) {
  let along = 0
  let across = 0
  for (let k = 0; k < LENGTHS.length; k++) {
    const size = LENGTHS[k]
    const seen = smoothstep(1.1, 0.3, footprint / size)
    if (seen === 0) continue
    const u = x / (size * 2.6) + (z * 0.08) / size + k * 13
    const v = z / size + k * 7
    along += seen * HEIGHTS[k] * field.noise(u, v)
    across += seen * HEIGHTS[k] * 0.5 * field.noise(u + 40, v * 0.8 + 11)
  }
  out[0] = along
  out[1] = across
}

/** What the water does under a block of two by two pixels. */
function surfaceOf({ camera, weather, field, sun, marks, calm, shallow }) {
  const { eye, focal, width, height } = camera
  const below = clamp(-camera.ray(width / 2, height / 2)[1] * 1.6, 0, 1)
  const slope = [0, 0]
  return (x, y) => {
    const ray = camera.ray(x + 1, y + 1)
    const t = -eye[1] / Math.min(-1e-4, ray[1])
    const wx = eye[0] + ray[0] * t
    const wz = eye[2] + ray[2] * t
    const steep = -ray[1] / Math.hypot(ray[0], ray[1], ray[2])
    slopes(wx, wz, t / focal / Math.max(0.02, steep), field, slope)
    const wake = marks(wx, wz)
    const gust = 0.55 + 0.75 * smoothstep(-0.25, 0.3, field.fbm(wx * 0.012, wz * 0.03 + 5, 3))
    const rough = weather.breeze * calm * gust
    const lift = (slope[0] + wake.swell) * rough
    const light = sun.lit([wx, 0, wz], 0.02)
    const net = shallow === 0 ? 0 : shallow * below * light * caustics(wx, wz, field)
    const upper = ramp(weather.sky, clamp(steep * 1.1 + lift * 0.12))
    return { t, steep, lift, spread: slope[1] * rough, across: slope[1], light, net, foam: wake.foam, upper }
  }
}

function sample(image, channels, width, height, x, y, k) {
  const ix = clamp(Math.round(x), 0, width - 1)
  const iy = clamp(Math.round(y), 0, height - 1)
  return image[(iy * width + ix) * channels + k]
}

/**
 * Paints the water into `frame` below the horizon. `land` is the picture above the horizon, `mirror`
 * the shaded reflection of the models and its depths, `marks` the foam of wakes at a place on the lake.
 */
export function paintWater(frame, { camera, weather, field, land, mirror, sun, marks, calm = 1, shallow = 0 }) {
  const { width, height, horizon, focal } = camera
  const surface = surfaceOf({ camera, weather, field, sun, marks, calm, shallow })
  const below = clamp(-camera.ray(width / 2, height / 2)[1] * 1.6, 0, 1)
  const cells = []
  const first = Math.max(0, Math.ceil(horizon))
  for (let y = first; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x % 2 === 0 && (y === first || y % 2 === 0)) cells[x / 2] = surface(x, y)
      const { t, steep, lift, spread, across, light, net, foam, upper } = cells[x >> 1]
      const i = y * width + x
      const there = mirror.depth[i]
      const share = there < 1e6 ? clamp((there - t) / there + 0.015, 0.015, 1) : 1
      const dy = lift * 0.05 * focal * share
      const dx = spread * 0.02 * focal * share
      const mx = clamp(Math.round(x + dx), 0, width - 1)
      const my = clamp(Math.round(y + dy), 0, height - 1)
      const m = my * width + mx
      const boat = mirror.colour[m * 4 + 3] > 0 && my > horizon

      const facet = clamp(steep * 1 - lift * 0.17, 0.015, 1)
      let glass = 0.04 + 0.96 * (1 - facet) ** 4
      glass = lerp(glass, Math.round(glass * 6) / 6, 0.55)
      const skyRow = 2 * horizon - (y + dy * 1.6)
      const deepShare = smoothstep(0.02, 0.6, steep + 0.12 * lift)
      const cast = below * (1 - light) * 0.5 + (1 - below) * (1 - light) * 0.18
      const far = smoothstep(0, 0.022, (y - horizon) / height)
      for (let k = 0; k < 3; k++) {
        const sky =
          skyRow >= land.first ? sample(land.image, 3, width, land.height, x + dx, skyRow - land.first, k) : upper[k]
        const seen = boat ? mirror.colour[m * 4 + k] * 0.86 : lerp(sky, weather.water[k], 0.1)
        const body =
          lerp(lerp(weather.water[k], weather.deep[k], deepShare), SHALLOW[k] * weather.sun[k], shallow * 0.62) +
          net * 0.15
        const rippled = body * (1 + 0.12 * clamp(Math.round(lift * 3) / 3, -1, 1))
        let c = lerp(rippled * (1 - cast), seen, clamp(glass))
        c = lerp(lerp(weather.fog[k], c, 0.6), c, far)
        frame[i * 3 + k] = c
      }
      const shimmer = glitter(x, lift, across, y, camera, weather)
      const white = clamp(foam)
      for (let k = 0; k < 3; k++) {
        const lit = lerp(weather.shade[k] * 1.25, weather.sun[k], 0.35 + 0.65 * light)
        const at = i * 3 + k
        frame[at] = lerp(frame[at], weather.glitter[k], shimmer)
        frame[at] = lerp(frame[at], clamp(lit * 0.99), white * 0.94)
        frame[at] = lerp(
          frame[at],
          weather.fog[k],
          0.75 * (1 - Math.exp(-Math.max(0, t - 25) / (weather.fogReach * 3))),
        )
      }
    }
}

/** The net of light on a bed near the surface. */
function caustics(x, z, field) {
  const bend = field.noise(x * 0.7 + 9, z * 0.7) * 0.7
  const a = Math.abs(field.noise(x * 1.5 + bend, z * 1.9 + 4))
  const b = Math.abs(field.noise(x * 2.1 + 31, z * 2.4 - bend))
  const patch = smoothstep(-0.25, 0.35, field.noise(x * 0.33 + 3, z * 0.4))
  return (smoothstep(0.08, 0.02, a) * 0.7 + smoothstep(0.06, 0.01, b) * 0.45) * patch
}

/** Strokes of sunlight in a band below the sun's place in the sky. */
function glitter(x, lift, across, y, camera, weather) {
  const centre = weather.glow.x * camera.width
  const down = (y - camera.horizon) / camera.height
  const band = Math.exp(-(((x - centre) / (camera.width * (0.07 + down * 0.34))) ** 2))
  const spark = smoothstep(0.42, 0.5, lift * 0.8 + across * 0.35 + band * 0.32 * weather.glow.strength)
  return spark * (0.1 + 0.75 * band * weather.glow.strength) * smoothstep(0, 0.03, down)
}
