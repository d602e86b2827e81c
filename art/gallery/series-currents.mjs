/** "Undertow": brush drawings that follow water around what stands in its way. */
import { rgb } from '../kit/maths.mjs'
import { noiseField } from '../kit/random.mjs'
import { paintLines, streamlines } from './currents.mjs'
import { around, fine, standard, streamOf, within } from './flows.mjs'
import { grain } from './surface.mjs'

const finish = (sheet, seed, scale) => {
  grain(sheet, seed, { tooth: 0.025, fine: 0.018, size: 3.4 * scale })
  return sheet
}

const STONES = [
  [620, 520, 205, 0.1],
  [1130, 980, 300, -0.15],
  [1730, 480, 135, 0.2],
  [1830, 1210, 110, 0],
  [480, 1270, 95, 0],
  [2080, 840, 62, 0],
  [1440, 250, 48, 0],
]

export const currents = [
  {
    file: 'seven-stones',
    title: 'Seven Stones',
    alt: 'Brush strokes in blues and cream flow from left to right around seven round stones left bare; a vermilion current passes between the largest two.',
    year: 2024,
    width: 2400,
    height: 1600,
    draw: (size) => {
      const { fbm } = noiseField(12)
      const wander = (x, y) => {
        const a = fbm(x * 0.0012, y * 0.0016, 3)
        return [0, a * 0.75]
      }
      const flow = within(around(STONES, wander), size, 80)
      const lines = streamlines({ ...size, seed: 12, flow, widths: standard })
      const blues = ['#173a5e', '#2b6c97', '#5d9fb8', '#a9c9c6', '#0d2238', '#e9dfc4', '#3a8294'].map(rgb)
      const warm = ['#d8432b', '#e8693c', '#b92f22'].map(rgb)
      const stream = streamOf(STONES)
      const colourOf = (x, y, next) => {
        const deep = stream(x, y)
        if (Math.abs(deep - 745) < 40 + 30 * next()) return warm[Math.floor(next() * 3)]
        const t = fbm(x * 0.0006 + 40, deep * 0.0024, 3) * 1.5 + 0.42 + (next() - 0.5) * 0.42
        return blues[Math.max(0, Math.min(blues.length - 1, Math.floor(t * blues.length)))]
      }
      return finish(
        paintLines({ ...size, seed: 12, ground: rgb('#f2ead9'), lines, colourOf, load: 0.62 }),
        12,
        size.scale,
      )
    },
  },
  {
    file: 'street-of-whirls',
    title: 'Street of Whirls',
    alt: 'Panorama on dark blue: brush strokes in orange, pink and pale blue pass a black disc and roll into two rows of whirls behind it.',
    year: 2025,
    width: 2560,
    height: 1180,
    draw: (size) => {
      const whirls = Array.from({ length: 9 }, (_, k) => [
        640 + k * 232,
        k % 2 ? 742 : 452,
        (k % 2 ? 1 : -1) * (4.6 - k * 0.12),
        52 + k * 5,
      ])
      const disc = [360, 600, 150]
      const flow = (x, y) => {
        let [u, v] = [1.1, 0]
        const dx = x - disc[0]
        const dy = y - disc[1]
        const d2 = dx * dx + dy * dy
        if (d2 < (disc[2] + 8) ** 2) return undefined
        const k = disc[2] ** 2 / (d2 * d2)
        u -= k * (dx * dx - dy * dy)
        v -= k * 2 * dx * dy
        for (const [wx, wy, power, core] of whirls) {
          const ax = x - wx
          const ay = y - wy
          const near = (power / core) * Math.exp(-(ax * ax + ay * ay) / (2 * core * core))
          u -= near * ay * 0.9
          v += near * ax * 0.9
        }
        return [u, v]
      }
      const lines = streamlines({ ...size, seed: 41, flow: within(flow, size, 70), widths: fine })
      const { fbm } = noiseField(41)
      const cool = ['#9cc0cf', '#5f93b0', '#2f6488', '#dfe6dc', '#1f4668'].map(rgb)
      const warm = ['#f0803c', '#f4a25e', '#e85d4a', '#f2c6b4', '#ffd66b'].map(rgb)
      const colourOf = (x, y, next) => {
        const heat = whirls.reduce(
          (most, [wx, wy], n) => Math.max(most, 1 - Math.hypot(x - wx, y - wy) / (132 + n * 10)),
          0,
        )
        const list = heat > 0.08 + next() * 0.35 ? warm : cool
        const t = fbm(x * 0.0011, y * 0.003, 3) + 0.5 + (next() - 0.5) * 0.5
        return list[Math.max(0, Math.min(list.length - 1, Math.floor(t * list.length)))]
      }
      return finish(
        paintLines({ ...size, seed: 41, ground: rgb('#0f1c30'), lines, colourOf, load: 0.7 }),
        41,
        size.scale,
      )
    },
  },
  {
    file: 'argument',
    title: 'Argument',
    alt: 'Brush lines in black and red run in wide loops from one pole to another; where they meet in the middle they press flat against each other.',
    year: 2023,
    width: 1840,
    height: 2400,
    draw: (size) => {
      const poles = [
        [930, 640, 1],
        [900, 1190, -1.15],
        [950, 1770, 1],
      ]
      const flow = (x, y) => {
        let [u, v] = [0, 0]
        for (const [px, py, power] of poles) {
          const d = Math.hypot(x - px, y - py)
          if (d < 58) return undefined
          u += (power * (x - px)) / d ** 2
          v += (power * (y - py)) / d ** 2
        }
        return [u, v]
      }
      const lines = streamlines({ ...size, seed: 9, flow: within(flow, size, 90), widths: fine, gap: 3.4 })
      const black = ['#17161a', '#232229', '#34323a', '#17161a'].map(rgb)
      const red = ['#c8301f', '#b52517', '#dd4a2d'].map(rgb)
      const colourOf = (x, y, next) => {
        const near = poles.map(([px, py]) => Math.hypot(x - px, y - py))
        const middle = near[1] < Math.min(near[0], near[2]) * (0.86 + 0.22 * next())
        const list = middle ? red : black
        return list[Math.floor(next() * list.length)]
      }
      return finish(paintLines({ ...size, seed: 9, ground: rgb('#efe7d6'), lines, colourOf, load: 0.5 }), 9, size.scale)
    },
  },
  {
    file: 'starlings',
    title: 'Starlings over the Weir',
    alt: 'Hundreds of short dark brush marks gather to the body of a great flock that bends over a pale evening sky.',
    year: 2024,
    width: 2400,
    height: 1500,
    draw: (size) => {
      const { fbm, noise } = noiseField(27)
      const bend = (x) => 720 - 260 * Math.sin((x - 300) * 0.0024) + 90 * Math.sin(x * 0.0052 + 1)
      const thick = (x) => 70 + 270 * Math.exp(-(((x - 1550) / 480) ** 2)) + 160 * Math.exp(-(((x - 700) / 300) ** 2))
      const inside = (x, y) => 1 - Math.abs(y - bend(x) + 70 * fbm(x * 0.004, y * 0.004, 3)) / thick(x)
      const flow = (x, y) => {
        if (x < 200 || x > 2240) return undefined
        const crowd = inside(x, y) * Math.min(1, (x - 180) / 260, (2260 - x) / 260) + 0.55 * noise(x * 0.02, y * 0.02)
        if (crowd < 0.12) return undefined
        const slope = (bend(x + 5) - bend(x - 5)) / 10
        const swirl = 0.9 * fbm(x * 0.0022 + 8, y * 0.0032, 2)
        return [1, slope + swirl]
      }
      const widths = [
        { width: 10, tries: 5000, shortest: 18, longest: 50 },
        { width: 7.5, tries: 26000, shortest: 13, longest: 36 },
        { width: 5, tries: 90000, shortest: 9, longest: 24 },
      ]
      const lines = streamlines({ ...size, seed: 27, flow: within(flow, size, 100), widths, gap: 2 })
      const darks = ['#1d2630', '#2a3541', '#3d4550', '#141a22', '#5a4a4a'].map(rgb)
      const colourOf = (_x, _y, next) => (next() < 0.012 ? rgb('#d9502e') : darks[Math.floor(next() * darks.length)])
      const sheet = paintLines({ ...size, seed: 27, ground: rgb('#ece2d2'), lines, colourOf, load: 0.9 })
      const glow = ['#e9a58c', '#e8c7a8', '#c9cfd2'].map(rgb)
      for (let i = 0; i < sheet.data.length; i += 3) {
        const y = Math.floor(i / 3 / size.width) / size.height
        const tone =
          y > 0.5
            ? glow[1].map((c, k) => c + (glow[0][k] - c) * (y - 0.5) * 1.7)
            : glow[1].map((c, k) => c + (glow[2][k] - c) * (0.5 - y) * 1.9)
        for (let k = 0; k < 3; k++) sheet.data[i + k] *= tone[k] * 1.08
      }
      return finish(sheet, 27, size.scale)
    },
  },
  {
    file: 'braided-river',
    title: 'Braided River',
    alt: 'Seen from above: strands of turquoise and white water part and join between long ochre islands on their way down the sheet.',
    year: 2022,
    width: 1700,
    height: 2400,
    draw: (size) => {
      const { fbm, noise } = noiseField(63)
      const islands = [
        [560, 520, 70, 240, 0.1],
        [1060, 700, 95, 330, -0.12],
        [780, 1180, 80, 280, 0.16],
        [1290, 1330, 60, 230, 0.05],
        [420, 1380, 85, 300, -0.08],
        [960, 1830, 100, 330, 0.06],
        [560, 2020, 52, 190, 0.2],
        [1370, 2010, 62, 210, -0.15],
        [1400, 420, 50, 180, 0.1],
        [300, 830, 42, 160, 0.1],
      ]
      const flow = (x, y) => {
        let push = 0
        for (const [ix, iy, w, h, lean] of islands) {
          const dx = (x - ix - (y - iy) * lean) / w
          const dy = (y - iy) / h
          const d = dx * dx + dy * dy
          if (d < 1.02 - 0.16 * noise(x * 0.012, y * 0.006)) return undefined
          push += (-dx * dy * 2.3) / (d * d + 0.25)
        }
        return [push * 0.72 + 1.05 * fbm(x * 0.0016, y * 0.0011, 3), 1]
      }
      const lines = streamlines({ ...size, seed: 63, flow: within(flow, size, 80), widths: standard })
      const water = ['#1f6f78', '#3c9a9b', '#8cc7bd', '#e9efe6', '#15515e', '#c3dfd4', '#2a8288'].map(rgb)
      const colourOf = (x, y, next) => {
        const t = fbm(x * 0.0028 + 3, y * 0.0006, 3) * 1.5 + 0.5 + (next() - 0.5) * 0.45
        return next() < 0.035 ? rgb('#d5742c') : water[Math.max(0, Math.min(6, Math.floor(t * 7)))]
      }
      return finish(
        paintLines({ ...size, seed: 63, ground: rgb('#dcb878'), lines, colourOf, load: 0.66 }),
        63,
        size.scale,
      )
    },
  },
  {
    file: 'small-sun',
    title: 'Small Sun, Big Wind',
    alt: 'Square painting: yellow, white and blue strokes wheel around a small bare disc, tightest near it and loosening to long arcs at the corners.',
    year: 2025,
    width: 2200,
    height: 2200,
    draw: (size) => {
      const { fbm } = noiseField(90)
      const [sx, sy] = [1330, 860]
      const flow = (x, y) => {
        const dx = x - sx
        const dy = y - sy
        const r = Math.hypot(dx, dy)
        if (r < 96) return undefined
        const drift = 0.34 + 1.1 * fbm(x * 0.0013, y * 0.0013, 3)
        return [-dy / r + (dx / r) * drift, dx / r + (dy / r) * drift]
      }
      const lines = streamlines({ ...size, seed: 90, flow: within(flow, size, 80), widths: standard })
      const stops = ['#fff3c4', '#ffd21f', '#f6b01f', '#e98a2b', '#8fb6c4', '#4a86ad', '#245a8a', '#16365f'].map(rgb)
      const colourOf = (x, y, next) => {
        const r = Math.hypot(x - sx, y - sy)
        const t = (r - 90) / 1150 + 0.28 * fbm(x * 0.0016 + 9, y * 0.0016, 3) + (next() - 0.5) * 0.26
        return stops[Math.max(0, Math.min(7, Math.floor(t * 8)))]
      }
      return finish(
        paintLines({ ...size, seed: 90, ground: rgb('#f4ecd8'), lines, colourOf, load: 0.7 }),
        90,
        size.scale,
      )
    },
  },
]
