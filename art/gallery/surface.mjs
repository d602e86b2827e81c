/** A sheet of paper as numbers: light in [0, 1] for each pixel and colour, and what every series does to it. */
import sharp from 'sharp'
import { clamp } from '../kit/maths.mjs'
import { noiseField, seeded } from '../kit/random.mjs'

export function surface(width, height, colour = [1, 1, 1]) {
  const data = new Float32Array(width * height * 3)
  for (let i = 0; i < data.length; i += 3) data.set(colour, i)
  return { width, height, data }
}

/** A field with one number for each pixel. */
export function field(width, height, at) {
  const values = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) values[i] = at(x, y)
  return values
}

function boxRows(from, to, width, height, radius) {
  const share = 1 / (radius * 2 + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const last = row + width - 1
    let sum = from[row] * (radius + 1)
    for (let k = 1; k <= radius; k++) sum += from[Math.min(row + k, last)]
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * share
      sum += from[Math.min(row + x + radius + 1, last)] - from[Math.max(row + x - radius, row)]
    }
  }
}

function turn(from, to, width, height) {
  for (let y0 = 0; y0 < height; y0 += 32)
    for (let x0 = 0; x0 < width; x0 += 32)
      for (let y = y0; y < Math.min(y0 + 32, height); y++)
        for (let x = x0; x < Math.min(x0 + 32, width); x++) to[x * height + y] = from[y * width + x]
}

/** Blurs a field with (nearly) a Gaussian of this deviation and returns a new one. */
export function blur(values, width, height, deviation) {
  const radius = Math.round(deviation)
  if (radius < 1) return Float32Array.from(values)
  let a = Float32Array.from(values)
  let b = new Float32Array(values.length)
  for (const [w, h] of [
    [width, height],
    [height, width],
  ]) {
    for (let pass = 0; pass < 3; pass++) {
      boxRows(a, b, w, h, radius)
      ;[a, b] = [b, a]
    }
    turn(a, b, w, h)
    ;[a, b] = [b, a]
  }
  return a
}

/** The hills and valleys of rough paper in about [-1, 1]; `size` is a hill's width in pixels. */
export function paperTooth(width, height, seed, size = 5) {
  const { noise } = noiseField(seed)
  const { next } = seeded(seed + 5)
  return field(width, height, (x, y) => {
    const u = x / size
    const v = y / size
    return (
      noise(u, v) * 0.55 + noise(u * 0.31 + 7, v * 0.31) * 0.3 + noise(u * 2.3, v * 2.3 + 3) * 0.3 + next() * 0.3 - 0.15
    )
  })
}

/** Multiplies the light with paper tooth and fine grain, which also hides the steps of smooth tones. */
export function grain({ width, height, data }, seed, { tooth = 0.02, fine = 0.02, size = 4 } = {}) {
  const hills = tooth > 0 ? paperTooth(width, height, seed, size) : undefined
  const { next } = seeded(seed + 17)
  for (let i = 0; i < width * height; i++) {
    const light = 1 + (hills ? hills[i] * tooth : 0) + (next() + next() - 1) * fine
    for (let k = 0; k < 3; k++) data[i * 3 + k] *= light
  }
}

/** Coverage in [0, 1] of an SVG drawing that is white on black. */
export async function coverage(width, height, content, scale = 1) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g transform="scale(${scale})" fill="#fff">${content}</g></svg>`
  const bytes = await sharp(Buffer.from(svg), { unlimited: true }).extractChannel(0).raw().toBuffer()
  return Float32Array.from(bytes, (value) => value / 255)
}

/** Lays an opaque colour over the surface where the field covers it. */
export function cover({ data }, values, colourAt) {
  for (let i = 0; i < values.length; i++) {
    const a = values[i]
    if (a <= 0) continue
    const colour = typeof colourAt === 'function' ? colourAt(i) : colourAt
    for (let k = 0; k < 3; k++) data[i * 3 + k] += (colour[k] - data[i * 3 + k]) * a
  }
}

/** A sharp image of the surface, rounded with a little noise. */
export function toImage({ width, height, data }, seed = 1) {
  const { next } = seeded(seed)
  const bytes = new Uint8Array(data.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = clamp(data[i] * 255 + next(), 0, 255)
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}
