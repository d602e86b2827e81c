/** From a scene to a finished file: land, water and models put together, grain on top. */
import sharp from 'sharp'
import { makeCamera, makeSunView } from './camera.mjs'
import { paintLandscape } from './landscape.mjs'
import { clamp, lerp } from './maths.mjs'
import { noiseField, seeded } from './random.mjs'
import { gather, rasterise, rasteriseSun } from './raster.mjs'
import { shade } from './shade.mjs'
import { paintWater } from './water.mjs'
import { weathers } from './weather.mjs'

const OVERSAMPLING = 2
const SUN_MAP = 3000
const still = { foam: 0, swell: 0 }

/** Draws a scene at twice its size and returns it reduced, as an RGB buffer. */
async function draw(
  {
    width,
    height,
    view,
    weather,
    seed,
    models,
    wakes = [],
    focus = [0, 0, 0],
    span = 34,
    land: shape = {},
    calm,
    shallow,
  },
  size,
) {
  const w = width * size
  const h = height * size
  const light = { ...weathers[weather], ...shape.light }
  const camera = makeCamera(view, w, h)
  const field = noiseField(seed)
  const triangles = gather(models)
  const sun = rasteriseSun(triangles, makeSunView(light.toSun, focus, span, SUN_MAP))
  const unit = Math.min(w / 1600, h / 700)

  const frame = new Float32Array(w * h * 3)
  const rows = Math.ceil(camera.horizon)
  let land = { image: new Float32Array(0), height: 0, first: Number.POSITIVE_INFINITY }
  if (rows > 8) {
    const tall = Math.min(Math.max(rows, h - rows) + 40, h)
    land = { image: paintLandscape(w, tall, unit, light, { seed, ...shape }), height: tall, first: rows - tall }
    const skip = tall - rows
    for (let y = 0; y < Math.min(rows, h); y++)
      for (let i = 0; i < w * 3; i++) frame[y * w * 3 + i] = land.image[Math.max(0, y + skip) * w * 3 + i]
  }
  const mirrored = rasterise(triangles, camera, { mirrored: true })
  const mirror = { depth: mirrored.depth, colour: shade(mirrored, camera, light, sun, field.noise, { plain: true }) }
  const marks = (x, z) => {
    let foam = 0
    let swell = 0
    for (const wake of wakes) {
      const mark = wake(x, z, field)
      foam = Math.max(foam, mark.foam)
      swell += mark.swell
    }
    return foam || swell ? { foam, swell } : still
  }
  paintWater(frame, { camera, weather: light, field, land, mirror, sun, marks, calm, shallow })

  const seen = rasterise(triangles, camera)
  const drawn = shade(seen, camera, light, sun, field.noise)
  for (let i = 0; i < w * h; i++) {
    if (drawn[i * 4 + 3] === 0) continue
    for (let k = 0; k < 3; k++) frame[i * 3 + k] = drawn[i * 4 + k]
  }
  const bytes = new Uint8Array(w * h * 3)
  for (let i = 0; i < bytes.length; i++) bytes[i] = clamp(frame[i]) * 255
  return sharp(bytes, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Paper tooth, a little grain and darker corners: takes the banding out of flat tones. */
function print(bytes, width, height, seed) {
  const { next } = seeded(seed + 99)
  const { noise } = noiseField(seed + 3)
  const unit = height / 1000
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const corner = 1 - 0.13 * Math.hypot(x / width - 0.5, y / height - 0.5) ** 2.4 * 3
      const tooth = noise(x / unit / 2.6, y / unit / 2.6) * 3.2 + (next() - 0.5) * 5
      for (let k = 0; k < 3; k++) {
        const i = (y * width + x) * 3 + k
        const v = bytes[i] / 255
        const curved = lerp(v, v * v * (3 - 2 * v), 0.12)
        bytes[i] = clamp((curved * 255 * corner + tooth) / 255) * 255
      }
    }
}

/** Draws a scene and returns a sharp image of it, ready to be resized and written. */
export async function paint(scene, { draft = false } = {}) {
  const small = draft ? 2 : 1
  const size = { width: Math.round(scene.width / small), height: Math.round(scene.height / small) }
  const bytes = await draw({ ...scene, ...size }, draft ? 1 : OVERSAMPLING)
  print(bytes, size.width, size.height, scene.seed)
  return sharp(bytes, { raw: { ...size, channels: 3 } })
}

/** The bytes of a picture at the best quality that stays under `limit`. */
export async function atMost(limit, picture, format, size) {
  const { data, info } = await sharp(picture).resize(size).raw().toBuffer({ resolveWithObject: true })
  const encode = (quality) => sharp(data, { raw: info }).toFormat(format, { quality, effort: 4 }).toBuffer()
  let best = await encode(30)
  for (let low = 30, high = 86; high - low > 2; ) {
    const quality = Math.round((low + high) / 2)
    const bytes = await encode(quality)
    if (bytes.length > limit) high = quality
    else {
      low = quality
      best = bytes
    }
  }
  return best
}
