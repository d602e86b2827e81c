/** "Slow Growth": reliefs of patterns that grew by themselves, in plaster, clay and glaze. */
import { lerp, rgb, smoothstep } from '../kit/maths.mjs'
import { noiseField, seeded } from '../kit/random.mjs'
import { between, enlarge, grow, relief } from './growth.mjs'

/** Cells across so that a draft grows the same pattern as the finished picture. */
const cells = ({ width, height }, across) => ({ across, down: Math.round((across * height) / width) })

/** Sown in a scatter of grains inside a shape. */
function sown(seed, count, inside) {
  const { next } = seeded(seed)
  const grains = []
  while (grains.length < count) {
    const grain = [next(), next()]
    if (inside(...grain)) grains.push(grain)
  }
  return (u, v) => (grains.some(([x, y]) => (u - x) ** 2 + (v - y) ** 2 < 0.00012) ? 0.9 : 0)
}

export const growths = [
  {
    file: 'white-reef',
    title: 'White Reef',
    alt: 'Plaster relief in raking light: a round colony of winding coral ridges on a bare ground, fine in the middle and breaking up into dots at its rim.',
    year: 2023,
    width: 2200,
    height: 2200,
    draw: (size) => {
      const { width, height, scale } = size
      const { fbm } = noiseField(3)
      const far = (u, v) => Math.hypot(u - 0.5, v - 0.51) * (1 + 0.16 * fbm(u * 3, v * 3, 3))
      const pattern = grow({
        ...cells(size, 560),
        rounds: 6500,
        fine: 0.4,
        feed: (u, v) => lerp(0.056, 0.03, smoothstep(0.02, 0.42, far(u, v))),
        kill: (u, v) => 0.0627 + 0.012 * smoothstep(0.385, 0.43, far(u, v)),
        start: sown(3, 240, (u, v) => far(u, v) < 0.4),
      })
      const raw = enlarge(pattern, width, height)
      const high = raw.map((b, i) => {
        const d = far((i % width) / width, Math.floor(i / width) / height)
        return (
          scale * (smoothstep(0.03, 0.36, b) * lerp(15, 30, smoothstep(0.4, 0, d)) + 30 * smoothstep(0.47, 0.05, d))
        )
      })
      return relief({
        ...size,
        high,
        sun: [-0.8, -0.62, 0.62],
        seed: 3,
        body: (i) => between([rgb('#d3ccc0'), rgb('#e4dfd5')], raw[i] * 3),
      })
    },
  },
  {
    file: 'celadon',
    title: 'Celadon, Underglaze',
    alt: 'Glazed relief in pale green: winding ridges run from close labyrinth at the foot to scattered beads at the top; the glaze is darker in the hollows and shines on the ridges.',
    year: 2024,
    width: 1760,
    height: 2400,
    draw: (size) => {
      const { width, height, scale } = size
      const { fbm } = noiseField(14)
      const way = (u, v) => v + 0.16 * fbm(u * 2.2, v * 2.2, 3)
      const pattern = grow({
        ...cells(size, 440),
        rounds: 6000,
        fine: 0.5,
        feed: (u, v) => lerp(0.026, 0.052, smoothstep(0.05, 0.8, way(u, v))),
        kill: (u, v) => lerp(0.0612, 0.0625, smoothstep(0.1, 0.7, way(u, v))),
        start: sown(14, 260, () => true),
      })
      const raw = enlarge(pattern, width, height, 0.04)
      const high = raw.map((b) => scale * smoothstep(0.02, 0.4, b) * 30)
      const glaze = ['#4f8a7a', '#8fbfa8', '#c6dcc6'].map(rgb)
      return relief({
        ...size,
        high,
        sun: [-0.55, -0.8, 0.75],
        gloss: 0.5,
        seed: 14,
        sky: 0.5,
        tooth: 0.006,
        body: (i) =>
          raw[i] < 0.2 ? between([glaze[0], glaze[1]], raw[i] * 5) : between([glaze[1], glaze[2]], (raw[i] - 0.2) * 5),
      })
    },
  },
  {
    file: 'night-bloom',
    title: 'Night Bloom',
    alt: 'Dark blue porcelain with gold: a field of small beads in the middle turns into winding ridges that end in a ragged, petal-like rim.',
    year: 2023,
    width: 2100,
    height: 2100,
    draw: (size) => {
      const { width, height, scale } = size
      const { noise } = noiseField(34)
      const far = (u, v) => Math.hypot(u - 0.5, v - 0.5)
      const petals = (u, v) => far(u, v) * (1 + 0.09 * Math.cos(Math.atan2(v - 0.5, u - 0.5) * 11 + 5 * far(u, v)))
      const pattern = grow({
        ...cells(size, 520),
        rounds: 5200,
        fine: 0.5,
        feed: (u, v) => lerp(0.022, 0.046, smoothstep(0.08, 0.42, petals(u, v))),
        kill: (u, v) =>
          0.0595 + 0.0035 * smoothstep(0.1, 0.4, petals(u, v)) + 0.016 * smoothstep(0.4, 0.45, petals(u, v)),
        start: (u, v) =>
          Math.abs(petals(u, v) - 0.06) < 0.006 ||
          Math.abs(petals(u, v) - 0.17) < 0.004 ||
          Math.abs(petals(u, v) - 0.29) < 0.003
            ? 0.8
            : 0,
      })
      const raw = enlarge(pattern, width, height)
      const high = raw.map((b) => scale * smoothstep(0.06, 0.36, b) * 26)
      return relief({
        ...size,
        high,
        sun: [-0.7, -0.7, 0.7],
        gloss: 0.62,
        seed: 34,
        sky: 0.5,
        tooth: 0.01,
        body: (i, _h, x, y) => {
          const gold = smoothstep(0.2, 0.3, raw[i])
          const worn = 0.5 + 0.5 * noise((x / scale) * 0.02, (y / scale) * 0.02)
          return between([rgb('#16264f'), between([rgb('#b47d2a'), rgb('#ecc35f')], worn)], gold)
        },
      })
    },
  },
  {
    file: 'lichen',
    title: 'Lichen on the North Wall',
    alt: 'Grey stone with round colonies of lichen in yellow, rust and pale green, each a fine web of crusts that grew until it met the next.',
    year: 2022,
    width: 1800,
    height: 2400,
    draw: (size) => {
      const { width, height, scale } = size
      const { fbm, noise } = noiseField(46)
      const tall = height / width
      const colonies = [
        [0.34, 0.36, 0.27, 0],
        [0.72, 0.62, 0.22, 1],
        [0.3, 0.86, 0.2, 2],
        [0.76, 0.2, 0.14, 2],
        [0.66, 1.06, 0.17, 0],
        [0.12, 0.62, 0.07, 1],
        [0.88, 0.88, 0.06, 0],
        [0.52, 0.12, 0.05, 1],
        [0.1, 1.2, 0.08, 1],
      ]
      const nearest = (u, v) => {
        let best = [9, 0]
        for (const [x, y, r, kind] of colonies) {
          const d = (Math.hypot(u - x, v * tall - y) / r) * (1 + 0.3 * fbm(u * 6 + x * 9, v * tall * 6, 3))
          if (d < best[0]) best = [d, kind]
        }
        return best
      }
      const pattern = grow({
        ...cells(size, 520),
        rounds: 4600,
        fine: 0.34,
        feed: (u, v) => lerp(0.03, 0.046, smoothstep(0.3, 1, nearest(u, v)[0])),
        kill: (u, v) => 0.0605 + 0.016 * smoothstep(0.95, 1.08, nearest(u, v)[0]),
        start: (u, v) => (nearest(u, v)[0] < 0.95 && noise(u * 70, v * 90) > 0.42 ? 0.7 : 0),
      })
      const raw = enlarge(pattern, width, height)
      const rock = (x, y) => fbm(x * 0.004, y * 0.004, 5) * 26 + Math.abs(fbm(x * 0.0016 + 7, y * 0.0022, 4)) * 46
      const high = raw.map((b, i) => {
        const [x, y] = [(i % width) / scale, Math.floor(i / width) / scale]
        return scale * (smoothstep(0.05, 0.35, b) * 12 + rock(x, y) + 30)
      })
      const crusts = [
        ['#c79a1e', '#f3cf4a'],
        ['#93452a', '#cf7440'],
        ['#8fa08a', '#cfd8c4'],
      ].map((pair) => pair.map(rgb))
      const stone = ['#6b6a6c', '#9a9794'].map(rgb)
      return relief({
        ...size,
        high,
        sun: [-0.75, -0.6, 0.72],
        seed: 46,
        sky: 0.46,
        tooth: 0.05,
        body: (i, _h, x, y) => {
          const [d, kind] = nearest(x / width, y / height)
          const bare = between(stone, 0.5 + 1.1 * fbm((x / scale) * 0.006, (y / scale) * 0.006, 4))
          const crust = between(crusts[kind], raw[i] * 2.6)
          return between([bare, crust], smoothstep(0.08, 0.2, raw[i]) * 0.75 + 0.25 * smoothstep(1.05, 0.9, d))
        },
      })
    },
  },
  {
    file: 'sponge',
    title: 'Room for Water',
    alt: 'Relief in terracotta: a flat rounded body with a raised lip, opened by hundreds of dark pores like a sponge or a coral seen close.',
    year: 2025,
    width: 2200,
    height: 1760,
    draw: (size) => {
      const { width, height, scale } = size
      const { fbm } = noiseField(58)
      const body = (u, v) => 1 - Math.hypot((u - 0.5) / 0.43, (v - 0.5) / 0.4) * (1 + 0.18 * fbm(u * 2.4, v * 2.4, 2))
      const holes = sown(58, 190, (u, v) => body(u, v) > 0.13)
      const pattern = grow({
        ...cells(size, 520),
        rounds: 5200,
        fine: 0.56,
        feed: (u, v) => lerp(0.0385, 0.0365, smoothstep(0.1, 0.7, body(u, v))),
        kill: (u, v) => (body(u, v) > 0.02 ? 0.0573 : 0.08),
        start: (u, v) => (body(u, v) > 0.03 && holes(u, v) === 0 ? 0.36 : 0),
      })
      const raw = enlarge(pattern, width, height)
      const high = raw.map((b, i) => {
        const s = Math.max(0, body((i % width) / width, Math.floor(i / width) / height))
        return (
          scale *
          (smoothstep(0.1, 0.3, b) * 46 * smoothstep(0, 0.1, s) +
            110 * smoothstep(-0.1, 0.75, s) * smoothstep(0, 0.1, s))
        )
      })
      return relief({
        ...size,
        high,
        sun: [-0.72, -0.66, 0.66],
        seed: 58,
        sky: 0.42,
        tooth: 0.03,
        body: (i) => {
          const s = body((i % width) / width, Math.floor(i / width) / height)
          return between(
            [rgb('#e4d9c9'), between([rgb('#6d2f1f'), rgb('#c9734f')], raw[i] * 3)],
            smoothstep(0.005, 0.03, s),
          )
        },
      })
    },
  },
]
