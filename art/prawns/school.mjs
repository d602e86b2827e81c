/** Schools: one fish many times, turned by the current, smaller and bluer with distance. */
import sharp from 'sharp'
import { seeded } from '../kit/random.mjs'

const WATER = [88, 186, 212]

/** A copy of the fish at its place in the school. */
async function swimmer(fish, { width, turn, squeeze, far, light }) {
  const { data, info } = await sharp(fish)
    .resize(Math.max(8, Math.round(width * squeeze)), Math.round(width * 0.58), { fit: 'fill' })
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .blur(0.3 + far * 0.9)
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i += 4) {
    for (let k = 0; k < 3; k++)
      data[i + k] = Math.min(255, data[i + k] * light) * (1 - far * 0.75) + WATER[k] * far * 0.75
    data[i + 3] *= 1 - 0.55 * far
  }
  return { input: data, raw: info, width: info.width, height: info.height }
}

/** Places along a body of water that bends like one animal. `shape` gives a centre and a spread for q of 0..1. */
export async function school(fish, { width, height }, { seed, count, size, shape }) {
  const { between, next } = seeded(seed)
  const swimmers = Array.from({ length: count }, () => {
    const q = next()
    const { x, y, spread, turn } = shape(q)
    const off = (next() + next() + next() - 1.5) / 1.5
    const far = next()
    return {
      x: x + between(-0.05, 0.05),
      y: y + off * spread,
      turn: turn + between(-7, 7),
      far,
      squeeze: between(0.72, 1.05),
      light: next() < 0.16 ? 1.55 : between(0.85, 1.15),
    }
  }).sort((a, b) => b.far - a.far)
  const layers = []
  for (const one of swimmers) {
    const drawn = await swimmer(fish, { ...one, width: size * (1 - 0.55 * one.far) })
    const left = Math.round(one.x * width - drawn.width / 2)
    const top = Math.round(one.y * height - drawn.height / 2)
    if (left < 2 || top < 2 || left + drawn.width > width - 2 || top + drawn.height > height - 2) continue
    layers.push({ input: drawn.input, raw: drawn.raw, left, top })
  }
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** How the two schools are bent: a long ribbon on its way, and a turning ball with a tail. */
export const SCHOOLS = {
  'school-1': {
    seed: 5,
    count: 150,
    size: 92,
    shape: (q) => ({
      x: 0.06 + 0.88 * q,
      y: 0.52 + 0.2 * Math.sin(q * 4.6 + 0.4),
      spread: 0.12 + 0.18 * Math.sin(Math.PI * q),
      turn: 26 * Math.cos(q * 4.6 + 0.4),
    }),
  },
  'school-2': {
    seed: 9,
    count: 190,
    size: 76,
    shape: (q) => {
      const ball = q < 0.72
      const angle = (q / 0.72) * 6.28
      return ball
        ? {
            x: 0.36 + 0.17 * Math.cos(angle),
            y: 0.46 + 0.1 * Math.sin(angle),
            spread: 0.3,
            turn: 14 * Math.sin(angle * 2) - 6,
          }
        : {
            x: 0.5 + ((q - 0.72) / 0.28) * 0.44,
            y: 0.52 + ((q - 0.72) / 0.28) ** 2 * 0.3,
            spread: 0.16 * (1 - (q - 0.72) * 2.4),
            turn: 16,
          }
    },
  },
}
