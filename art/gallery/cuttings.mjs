/** Shapes as scissors and hands make them, as SVG. */
import { noiseField } from '../kit/random.mjs'
import { cut } from './collage.mjs'

/** The outline of a ring that wanders, for openings cut one behind the other. */
export function opening(cx, cy, rx, ry, wild, seed) {
  const { noise } = noiseField(seed)
  return cut(
    Array.from({ length: 44 }, (_, i) => {
      const a = (i / 44) * Math.PI * 2
      const r =
        1 +
        wild * noise(Math.cos(a) * 1.1 + seed * 3.1, Math.sin(a) * 1.1) +
        wild * 0.4 * noise(Math.cos(a) * 2.6, Math.sin(a) * 2.6 + 5)
      return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]
    }),
  )
}

export const polygon = (...points) => `<polygon points="${points.map((p) => p.join(',')).join(' ')}"/>`
export const rectangle = (x, y, w, h, more = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${more}/>`
export const disc = (x, y, r, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`

/** A frond with rounded fingers on both sides, as scissors find them without a drawing. */
export function frond(x, y, length, turn, { fingers = 6, width = 0.34, bend = 0.3, random }) {
  const at = (t, side) => {
    const a = turn + bend * (t - 0.5) * 2
    const [cx, cy] = [x + Math.cos(a) * length * (t - 0.5), y + Math.sin(a) * length * (t - 0.5)]
    return [cx - Math.sin(a) * side * length, cy + Math.cos(a) * side * length]
  }
  const points = [at(0, 0.012)]
  const edge = (way) => {
    const list = []
    for (let n = 0; n < fingers; n++) {
      const t = 0.1 + (n / fingers) * 0.84
      const gap = 0.84 / fingers
      const reach = width * Math.sin(Math.PI * (0.16 + 0.78 * (n / fingers))) * random.between(0.82, 1.12)
      list.push(
        at(t, way * 0.045),
        at(t + gap * 0.1, way * reach * 0.72),
        at(t + gap * 0.52, way * reach),
        at(t + gap * 0.78, way * reach * 0.66),
        at(t + gap * 0.72, way * 0.05),
      )
    }
    return list
  }
  points.push(...edge(1), at(1.04, 0.02), at(1.06, -0.02), ...edge(-1).reverse(), at(0, -0.012))
  return cut(points, { round: 0.55 })
}

/** A torn strip: its upper edge from `top(x)`, rough; `ragged` moves it so that a white core can show below. */
export function torn(top, { left, right, bottom, seed, ragged }) {
  const { noise } = noiseField(seed)
  let d = `M${left} ${bottom}`
  for (let x = left; x <= right; x += 4) {
    const y = top(x) + ragged * (noise(x * 0.02, 1) * 0.9 + noise(x * 0.09, 5) * 0.5 + noise(x * 0.31, 9) * 0.25)
    d += `L${x} ${y.toFixed(1)}`
  }
  return `<path d="${d}L${right} ${bottom}Z"/>`
}

/** What stands at a lit window: a plant, a cat, a lamp, a curtain or the bars alone. */
export function atWindow({ x, y, w, h }, kind) {
  const foot = y + h
  const bars = rectangle(x + w / 2 - 3, y - 8, 6, h + 16) + rectangle(x - 8, y + h * 0.36, w + 16, 6)
  const middle = x + w * 0.5
  if (kind === 0)
    return `${disc(x + w * 0.3, foot - 44, 20)}${disc(x + w * 0.3 + 18, foot - 62, 17)}${disc(x + w * 0.3 - 16, foot - 66, 15)}${polygon([x + w * 0.3 - 20, foot - 30], [x + w * 0.3 + 20, foot - 30], [x + w * 0.3 + 14, foot + 8], [x + w * 0.3 - 14, foot + 8])}`
  if (kind === 1)
    return `<path d="M${middle - 26} ${foot + 8}c-6 -40 4 -58 14 -66l-4 -24 14 12h14l14 -12 -4 26c18 12 20 40 12 64c14 0 20 -10 18 -26l8 0c4 26 -10 34 -28 34z"/>`
  if (kind === 2)
    return `${bars}${polygon([middle - 30, y + h * 0.42], [middle + 30, y + h * 0.42], [middle + 16, y + h * 0.2], [middle - 16, y + h * 0.2])}${rectangle(middle - 2, y - 8, 4, h * 0.24)}`
  if (kind === 3)
    return `<path d="M${x - 8} ${y - 8}h${w * 0.36}q-4 ${h * 0.5} -${w * 0.3} ${h + 16}h-${w * 0.06}z"/><path d="M${x + w + 8} ${y - 8}h-${w * 0.36}q4 ${h * 0.5} ${w * 0.3} ${h + 16}h${w * 0.06}z"/>`
  return bars
}
