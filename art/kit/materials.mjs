/** Surfaces: a colour, how far it shines, and a pattern drawn in the model's own metres. */
import { rgb, smoothstep } from './maths.mjs'

/** 1 on a thin line that repeats every `step`, 0 between. */
const lines = (v, step, width) => {
  const d = Math.abs(v / step - Math.round(v / step)) * step
  return 1 - smoothstep(width * 0.5, width, d)
}

/** Planks along x whose seams lie every `step` metres across; each plank has a tone of its own. */
const planks = (step, seam) => (m, noise) => {
  const board = Math.floor(m[2] / step)
  const tone = 1 + 0.16 * noise(board * 3.7, m[0] * 0.35) + 0.07 * noise(m[0] * 3, m[2] * 60)
  return tone * (1 - seam * lines(m[2], step, 0.014))
}

const crossPlanks = (step, seam) => (m, noise) => {
  const board = Math.floor(m[0] / step)
  const tone = 1 + 0.22 * noise(board * 5.3, m[2] * 0.3) + 0.08 * noise(m[0] * 60, m[2] * 3)
  return tone * (1 - seam * lines(m[0], step, 0.02))
}

const cladding = (step, seam) => (m, noise) => {
  const board = Math.floor(m[1] / step)
  const tone = 1 + 0.12 * noise(board * 4.1, (m[0] + m[2]) * 0.4)
  return tone * (1 - seam * lines(m[1], step, 0.02))
}

/** Strakes of a clinker hull: each overlaps the next and shades its upper edge. */
const strakes = (count) => (m, noise, uv) => {
  const v = Math.abs(uv[1] - 0.5) * 2 * count
  const f = v - Math.floor(v)
  return (
    (1 + 0.06 * noise(Math.floor(v) * 3.1, m[0])) *
    (1 - 0.3 * (1 - smoothstep(0, 0.2, f)) + 0.1 * smoothstep(0.6, 1, f))
  )
}

/** Long boards of a carvel hull, seen through varnish. */
const varnish = (count) => (m, noise, uv) => {
  const v = uv[1] * count
  const grain = noise(m[0] * 1.3, Math.floor(v) * 7.7) * 0.14 + noise(m[0] * 5, m[1] * 70 + m[2] * 40) * 0.09
  return (1 + grain) * (1 - 0.22 * lines(v, 1, 0.1))
}

/** Cloths of a sail, sewn side by side. */
const sailcloth = (count) => (_m, noise, uv) =>
  (1 + 0.03 * noise(uv[0] * 9, uv[1] * 4)) * (1 - 0.13 * lines(uv[0] * count, 1, 0.07))

const woven = (m, noise) => 1 + 0.03 * noise(m[0] * 2, m[2] * 0.9 + m[1])

const plain = (m, noise) => 1 + 0.025 * noise(m[0] * 1.9 + m[1] * 2.1, m[2] * 1.9 - m[1] * 1.3)

/** Slanting bands of light on a pane. */
const sheen = (m) => {
  const band = (m[0] + m[2] * 0.9 + m[1] * 0.7) * 0.8
  return 1 + 0.4 * smoothstep(0.5, 0.54, band - Math.floor(band)) * smoothstep(0.86, 0.82, band - Math.floor(band))
}

const make = (hex, shine = 0.1, pattern = plain, more = {}) => ({ colour: rgb(hex), shine, pattern, ...more })

export const paint = (hex, shine = 0.3) => make(hex, shine)
export const gelcoat = (hex) => make(hex, 0.55)
export const clinker = (hex, count = 7) => make(hex, 0.22, strakes(count))
export const boards = (hex, step = 0.11) => make(hex, 0.06, cladding(step, 0.4))
export const sail = (hex, count = 9) => make(hex, 0, sailcloth(count), { glow: 0.5 })
export const canvas = (hex) => make(hex, 0, woven, { glow: 0.2 })

export const teak = make('#c9a06a', 0.05, planks(0.07, 0.5))
export const pierWood = make('#a58f72', 0, crossPlanks(0.16, 0.55))
export const pileWood = make('#6e6252', 0)
export const mahogany = make('#8a3f1e', 0.75, varnish(14))
export const mahoganyDeck = make('#9a4a22', 0.7, planks(0.09, 0.55))
export const cedar = make('#c98f4f', 0.3, varnish(16))
export const ash = make('#d9b27a', 0.3)
export const spruce = make('#d8aa62', 0.35)
export const cream = gelcoat('#f2ead8')
export const white = gelcoat('#f7f4ea')
export const ink = gelcoat('#0f3a47')
export const black = gelcoat('#1b2327')
export const green = gelcoat('#7fb5a6')
export const orange = paint('#ff5a1f', 0.3)
export const chrome = make('#c3cdcf', 0.9)
export const steel = make('#9fb0b3', 0.6)
export const rubber = make('#22292c', 0.1)
export const leather = make('#7f2a22', 0.3)
export const vinyl = make('#efe4cb', 0.2)
export const rope = make('#e3d4b0', 0)
export const bronze = make('#a8873f', 0.6)
export const glass = make('#2f5963', 0.5, sheen, { mirror: 0.24 })
export const lampGlass = make('#ffd98a', 0.4, () => 1, { lamp: true })
export const foam = make('#f8fbf6', 0, plain, { foam: true, noShadow: true, noInk: true })
export const plumage = make('#f4f1e8', 0, plain, { noShadow: true, noInk: true })
export const skinTone = make('#d9a07a', 0)
