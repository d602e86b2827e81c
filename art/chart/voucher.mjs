/** The lake as a chart: depths in tones of the site, contour lines, soundings, and a course from the pier to the island. */
import sharp from 'sharp'
import { clamp, lerp, rgb } from '../kit/maths.mjs'
import { noiseField, seeded } from '../kit/random.mjs'
import { digits } from './lake-bed.mjs'

export const chartSize = { width: 1200, height: 1460 }
const { width, height } = chartSize
const OVERSAMPLING = 2
const BANDS = 11

const LAND = ['#efe9d8', '#e4dcc4'].map(rgb)
const SHALLOWS = rgb('#c4ddd3')
const MIDDLE = rgb('#5f9c92')
const DEEP = rgb('#0b2e36')
const LINE_ON_DEEP = rgb('#9fc9bb')

const island = { x: 0.69, y: 0.33 }

/** Above 0 is water, 1 the deepest; at 0 runs the shore. */
function lakeBed() {
  const { fbm } = noiseField(1147)
  return (x, y) => {
    const [u, v] = [x * 2.6, (y * 2.6 * height) / width]
    const bend = fbm(u * 0.6 + 40, v * 0.6 + 11, 2) * 0.7
    const rough = fbm(u + bend, v - bend * 0.5, 4) * 0.3
    const basin = 0.72 - 2.5 * Math.hypot((x - 0.52) * 1.08, (y - 0.5) * 0.86) ** 1.9
    const hill = 0.92 * Math.exp(-(((x - island.x) / 0.13) ** 2) - ((y - island.y) / 0.095) ** 2)
    return basin + rough - hill
  }
}

function colourOf(depth) {
  if (depth < 0) return LAND[0].map((v, k) => lerp(v, LAND[1][k], clamp(-depth * 3)))
  const band = Math.floor(clamp(depth * 1.18, 0, 0.999) * BANDS) / (BANDS - 1)
  const [from, to, t] = band < 0.4 ? [SHALLOWS, MIDDLE, band / 0.4] : [MIDDLE, DEEP, (band - 0.4) / 0.6]
  return from.map((v, k) => lerp(v, to[k], t))
}

/** Tones of depth; the steps between them are the contours, drawn by the overlay's fine lines. */
async function tones(bed) {
  const [w, h] = [width * OVERSAMPLING, height * OVERSAMPLING]
  const bytes = new Uint8Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const depth = bed(x / w, y / h)
      const slope = Math.abs(bed((x + 1) / w, y / h) - depth) + Math.abs(bed(x / w, (y + 1) / h) - depth)
      const scaled = depth * 1.18 * BANDS
      const gap = depth < 0 ? 9 : Math.abs(scaled - Math.round(scaled)) / Math.max(1e-6, slope * 1.18 * BANDS)
      const shore = Math.abs(depth) / Math.max(1e-6, slope)
      const line = Math.max(clamp(1.9 - gap) * 0.5, clamp(4.2 - shore))
      const tone = colourOf(depth)
      const ink = depth < 0.42 ? DEEP : LINE_ON_DEEP
      for (let k = 0; k < 3; k++) bytes[(y * w + x) * 3 + k] = clamp(lerp(tone[k], ink[k], line * 0.75)) * 255
    }
  return sharp(bytes, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height)
    .png()
    .toBuffer()
}

function soundings(bed) {
  const random = seeded(31)
  const places = []
  for (let tries = 0; tries < 5000 && places.length < 34; tries++) {
    const [x, y] = [random.between(0.06, 0.94), random.between(0.05, 0.95)]
    const depth = bed(x, y)
    const scaled = depth * 1.18 * BANDS
    if (
      Math.hypot((x - 0.76) * width, (y - 0.76) * height) < 190 ||
      depth < 0.05 ||
      Math.abs(scaled - Math.round(scaled)) < 0.3
    )
      continue
    if (places.some((other) => Math.hypot((other.x - x) * width, (other.y - y) * height) < 150)) continue
    places.push({ x, y, depth })
  }
  return places
    .map(({ x, y, depth }) =>
      [...String(Math.max(2, Math.round(depth * 78)))]
        .map(
          (digit, i) =>
            `<path stroke="${depth < 0.42 ? '#0b2e36' : '#cfe4da'}" transform="translate(${x * width - 10 + i * 13} ${y * height - 8})scale(1.9)" d="${digits[digit]}"/>`,
        )
        .join(''),
    )
    .join('')
}

const at = (x, y) => `${Math.round(x * width)} ${Math.round(y * height)}`

/** Pier, course and island in buoy orange. */
const course = `
  <path d="M${at(0.186, 0.868)}C${at(0.33, 0.76)} ${at(0.2, 0.6)} ${at(0.37, 0.5)}S${at(0.52, 0.5)} ${at(0.622, 0.338)}" stroke="#ff5a1f" stroke-width="5" stroke-dasharray="18 13"/>
  <circle cx="${0.186 * width}" cy="${0.868 * height}" r="13" fill="#f4f1e8" stroke="#ff5a1f" stroke-width="6"/>
  <circle cx="${0.622 * width}" cy="${0.338 * height}" r="10" fill="#ff5a1f"/>`

/** Sixteen points, two tones a point. */
function compass(cx, cy, r) {
  const point = (angle, radius) => `${cx + Math.sin(angle) * radius} ${cy - Math.cos(angle) * radius}`
  const star = Array.from({ length: 8 }, (_, i) => i).map((i) => {
    const angle = (i * Math.PI) / 4
    const long = i % 2 === 0 ? r : r * 0.6
    const [left, right] = [point(angle - Math.PI / 8, r * 0.2), point(angle + Math.PI / 8, r * 0.2)]
    return `<path fill="#f4f1e8" d="M${cx} ${cy}L${left}L${point(angle, long)}Z"/><path fill="#7fb5a6" d="M${cx} ${cy}L${right}L${point(angle, long)}Z"/>`
  })
  const ticks = Array.from({ length: 72 }, (_, i) => (i * Math.PI) / 36).map(
    (angle, i) => `M${point(angle, r * 1.1)}L${point(angle, r * (i % 6 === 0 ? 1.22 : 1.15))}`,
  )
  return `<g>${star.reverse().join('')}</g><path d="${ticks.join('')}" stroke="#f4f1e8" stroke-width="2.4"/><circle cx="${cx}" cy="${cy}" r="${r * 1.1}" stroke="#f4f1e8" stroke-width="2.4"/>`
}

/** Border with a scale of minutes, as charts have; open to the right, where the card's paper begins. */
function frame() {
  const [inset, wide, step] = [34, 12, 73]
  const marks = []
  for (let y = inset; y < height - inset; y += step * 2)
    marks.push(`<rect x="${inset}" y="${y}" width="${wide}" height="${Math.min(step, height - inset - y)}"/>`)
  for (let x = inset; x < width; x += step * 2)
    for (const y of [inset, height - inset - wide])
      marks.push(`<rect x="${x}" y="${y}" width="${step}" height="${wide}"/>`)
  const line = (gap) => `<path d="M${width} ${gap}H${gap}V${height - gap}H${width}" stroke="#0b2e36" stroke-width="2"/>`
  return `<path fill="#f4f1e8" d="M${width} 0H0V${height}H${width}V${height - inset - wide}H${inset + wide}V${inset + wide}H${width}Z"/><g fill="#0b2e36">${marks.join('')}</g>${line(inset)}${line(inset + wide)}`
}

/** The chart as a PNG. */
export async function drawVoucherChart() {
  const bed = lakeBed()
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round"><g stroke-width="1.1">${soundings(bed)}</g>${course}${compass(width * 0.76, height * 0.76, 122)}${frame()}</svg>`
  return sharp(await tones(bed))
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toBuffer()
}
