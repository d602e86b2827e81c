/** Water between the viewer and a rendered layer: its colours fade into the blue with distance and depth. */
import sharp from 'sharp'
import { seeded } from '../kit/random.mjs'

const clamp = (value, low, high) => Math.min(high, Math.max(low, value))

/** `near` and `far` are how much water stands before the closest and the farthest parts; `tint` dims what light comes down. */
const DEPTHS = {
  'reef-far': {
    near: 0.5,
    far: 0.78,
    top: [22, 100, 150],
    foot: [5, 46, 92],
    tint: [0.4, 0.8, 1.0],
    light: 0.82,
    blur: 0.8,
  },
  'reef-mid': { near: 0.16, far: 0.5, top: [14, 82, 134], foot: [3, 36, 78], tint: [0.6, 0.9, 1.08], light: 0.98 },
  'reef-near': { near: 0.05, far: 0.34, top: [12, 76, 128], foot: [2, 20, 48], tint: [0.36, 0.68, 0.98], light: 0.86 },
  bed: {
    near: 0.04,
    far: 1.0,
    top: [6, 58, 106],
    foot: [2, 24, 58],
    tint: [0.24, 0.6, 0.9],
    light: 1.12,
    fadeOut: 0.5,
  },
}

/** Enlarges a render to its final size and lays the water over it. */
export async function sink(name, size, file) {
  const { near, far, top, foot, tint, light, blur, fadeOut } = DEPTHS[name]
  const { width, height } = size
  const open = (path) => sharp(path).resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
  const source = blur ? open(file).blur(blur) : open(file)
  const bytes = await source.ensureAlpha().raw().toBuffer()
  const mist = await open(file.replace('.png', '-mist.png')).toColourspace('b-w').raw().toBuffer()
  const glow = name === 'bed' ? await halos(bytes, width, height) : undefined
  const { next } = seeded(3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4
      if (bytes[i + 3] === 0) continue
      const away = mist[y * width + x] / 255
      const v = y / height
      const water = clamp(near + (far - near) * away + 0.1 * v * near, 0, 1)
      const sunk = 1 - 0.4 * v ** 2.4
      const grain = (next() - 0.5) * 5
      const own = [bytes[i], bytes[i + 1], bytes[i + 2]]
      const bright = Math.max(...own)
      // What shines by itself keeps its colour; all else loses red first.
      const shines = clamp((bright - 236) / 19, 0, 1) * (name === 'bed' ? 1 : 0)
      for (let k = 0; k < 3; k++) {
        const lit = own[k] * (tint[k] * light * sunk * (1 - shines) + shines * SHINE[k])
        const blue = top[k] + (foot[k] - top[k]) * clamp(v * 1.15, 0, 1)
        const halo = glow ? (glow[y * width + x] * HALO[k]) / 100 : 0
        bytes[i + k] = clamp(lit * (1 - water) + blue * water + halo + grain, 0, 255)
      }
      // Weed that is taller than the picture must not end in a line.
      bytes[i + 3] *= clamp(v / 0.06, 0, 1)
      if (fadeOut) bytes[i + 3] *= 1 - clamp((away - fadeOut) / (1 - fadeOut), 0, 1) ** 1.4
    }
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const HALO = [70, 230, 225]
const SHINE = [0.72, 1, 0.97]

/** The light that what shines by itself throws round it. */
async function halos(bytes, width, height) {
  const shining = Buffer.alloc(width * height)
  for (let i = 0; i < shining.length; i++)
    shining[i] = Math.min(bytes[i * 4], bytes[i * 4 + 1], bytes[i * 4 + 2]) > 214 && bytes[i * 4 + 3] > 128 ? 255 : 0
  return sharp(shining, { raw: { width, height, channels: 1 } })
    .blur(9)
    .linear(2.6, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

/** A hull against the light: its darks filled with water. */
export async function backlit(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const water = [16, 104, 142]
  for (let i = 0; i < data.length; i += 4)
    for (let k = 0; k < 3; k++) data[i + k] = clamp(data[i + k] * 1.5, 0, 255) * 0.68 + water[k] * 0.32
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Prawns and small things: a little more colour and the water's own cast in the shadows. */
export async function freshen(file, { saturation = 1.03, brightness = 1.09, hue = 1 } = {}) {
  return sharp(file).modulate({ saturation, brightness, hue }).linear(1.05, -4).png({ compressionLevel: 1 }).toBuffer()
}
