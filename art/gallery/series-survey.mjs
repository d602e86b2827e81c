/** "Survey": pen drawings of light on solid things. */
import { lerp, rgb } from '../kit/maths.mjs'
import { noiseField, seeded } from '../kit/random.mjs'
import { brush } from './brush.mjs'
import { draw, look } from './engraving.mjs'
import { babel, orchard, piazza, stairs, vessels } from './scenes.mjs'
import { grain, surface } from './surface.mjs'

const PAPER = rgb('#f4efe3')
const INK = rgb('#16161d')

/** Hatching for built things: every face has lines of its own direction, shadows a second and a third set. */
const built = (spacing) => {
  const along = (first, second, third) => (p, n) => {
    const [a, b, c] = [Math.abs(n[0]), Math.abs(n[1]), Math.abs(n[2])]
    return (b > a && b > c ? first(p) : a > c ? second(p) : third(p)) / spacing
  }
  return [
    {
      below: 0.86,
      value: along(
        ([x, , z]) => (x + z * 0.35) * 0.9,
        ([, y]) => y,
        ([, y]) => y,
      ),
    },
    {
      below: 0.5,
      value: along(
        ([x, , z]) => x * 0.2 - z,
        ([, y, z]) => z + y * 0.4,
        ([x, y]) => x + y * 0.4,
      ),
    },
    {
      below: 0.27,
      value: along(
        ([x, , z]) => (x * 0.8 + z * 0.9) * 1.1,
        ([, y, z]) => y * 0.9 - z,
        ([x, y]) => y * 0.9 - x,
      ),
    },
  ]
}

const roundOr = (families, rounds) =>
  families.map((family, k) => ({
    ...family,
    value: (p, n, thing) => rounds[thing]?.[k]?.(p, n) ?? family.value(p, n, thing),
  }))

export const survey = [
  {
    file: 'piazza',
    title: 'Piazza, Ten to Five',
    alt: 'Pen drawing: an empty square in low sun, an arcade with six arches, a round tower behind it, a ball on three steps and long hatched shadows; the sky is a flat yellow.',
    year: 2025,
    width: 2400,
    height: 1600,
    draw: (size) => {
      const seen = look({
        ...size,
        scene: piazza,
        camera: { from: [-1.5, 3.1, -12.2], to: [0.75, 2.85, 5], lens: 1.25 },
        light: [-0.75, 0.42, -0.5],
        lift: { 1: 0.13, 2: 0.04 },
        steps: 320,
        far: 60,
      })
      const round = [([, y]) => y / 0.11, (_, n) => Math.atan2(n[2], n[0]) * 9, ([x, y]) => (x + y) / 0.1]
      return draw(seen, {
        families: roundOr(built(0.085), {
          3: [([, y]) => y / 0.14, ([, y], n) => Math.atan2(n[2], n[0]) * 11 + y, undefined],
          5: round,
        }),
        inkColour: INK,
        paper: PAPER,
        seed: 5,
        scale: size.scale,
        margin: 70,
        tint: ({ thing }, i) => (thing[i] === 0 ? rgb('#f7c61e') : undefined),
      })
    },
  },
  {
    file: 'five-vessels',
    title: 'Jug, Bottles, Bowl with Egg',
    alt: 'Pen drawing of a still life: a jug, two bottles, a vase, a cup and a bowl with an orange egg on a table, hatched in rings, with crossed shadows around them.',
    year: 2024,
    width: 2300,
    height: 1750,
    draw: (size) => {
      const seen = look({
        ...size,
        scene: vessels,
        camera: { from: [0.35, 2.1, -7.2], to: [0.2, 0.92, 0], lens: 1.62 },
        light: [0.8, 0.72, -0.62],
        lift: { 1: 0.3, 2: 0.08 },
        ambient: 0.3,
      })
      const spin = [([, y]) => y / 0.042, ([x, y, z]) => (x + z * 0.6 + y * 0.7) / 0.05, ([x, y]) => (y - x) / 0.05]
      const rounds = Object.fromEntries([3, 4, 5, 6, 7, 8, 9].map((thing) => [thing, spin]))
      return draw(seen, {
        families: roundOr(built(0.055), rounds),
        inkColour: rgb('#1b2340'),
        paper: PAPER,
        seed: 15,
        scale: size.scale,
        pen: 1.4,
        margin: 75,
        tint: ({ thing }, i) => (thing[i] === 8 ? rgb('#f2b33d') : thing[i] === 2 ? rgb('#efe2cf') : undefined),
      })
    },
  },
  {
    file: 'tower-unfinished',
    title: 'Tower, Year Nine',
    alt: 'Pen drawing: an unfinished round tower with a ramp and hundreds of arches winds upwards; a crane stands on top, two huts at its foot, red sky.',
    year: 2023,
    width: 1760,
    height: 2400,
    draw: (size) => {
      const seen = look({
        ...size,
        scene: babel,
        camera: { from: [-4, 9.6, -23.5], to: [-0.25, 3.7, 0], lens: 1.62 },
        light: [0.85, 0.75, -0.35],
        lift: { 1: 0.16 },
        ambient: 0.32,
        far: 70,
      })
      const round = [
        ([, y]) => y / 0.1,
        ([x, , z]) => (Math.atan2(z, x) * 190) / 6.283,
        ([x, y, z]) => Math.atan2(z, x) * 26 + y * 9,
      ]
      return draw(seen, {
        families: roundOr(built(0.1), { 2: round, 3: round }),
        inkColour: INK,
        paper: PAPER,
        seed: 25,
        scale: size.scale,
        pen: 1.25,
        margin: 75,
        tint: ({ thing }, i) => (thing[i] === 0 ? rgb('#d9573b') : undefined),
      })
    },
  },
  {
    file: 'orchard',
    title: 'Orchard, Contour Interval One Foot',
    alt: 'Pen drawing: hills made of contour lines carry rows of round trees whose shadows fall down the slope.',
    year: 2022,
    width: 2100,
    height: 1365,
    draw: (size) => {
      const seen = look({
        ...size,
        scene: orchard,
        camera: { from: [-1, 7.2, -15], to: [0.3, 0.9, 1.2], lens: 1.5 },
        light: [-0.85, 0.55, 0.1],
        ambient: 0.3,
        far: 34,
      })
      const ground = [([, y]) => y / 0.115, ([x, , z]) => (x * 0.5 + z) / 0.11, ([x, , z]) => (x - z * 0.4) / 0.1]
      const crown = [([, y]) => y / 0.07, ([x, y, z]) => (x + y + z) / 0.07, ([x, y]) => (x - y) / 0.07]
      const families = [1.5, 0.42, 0.22].map((below, k) => ({
        below,
        value: (p, _, thing) => (thing === 1 ? ground : crown)[k](p),
      }))
      return draw(seen, {
        families,
        inkColour: rgb('#1f3d33'),
        paper: PAPER,
        seed: 35,
        scale: size.scale,
        pen: 1.3,
        margin: 75,
        crease: 0.2,
        tint: ({ thing }, i) => (thing[i] === 2 ? rgb('#e9b44c') : thing[i] === 0 ? rgb('#f0d9c0') : undefined),
      })
    },
  },
  {
    file: 'three-flights',
    title: 'Three Flights to the Lookout',
    alt: 'Pen drawing in parallel projection: three flights of stairs climb around a wall with an arch to a tower; a blue ball lies in front, a yellow one rests on the landing.',
    year: 2025,
    width: 2200,
    height: 2200,
    draw: (size) => {
      const seen = look({
        ...size,
        scene: stairs,
        camera: { from: [18, 15.5, -18], to: [-0.1, 2.15, 0.2], span: 11.1 },
        light: [0.9, 1.05, -0.28],
        ambient: 0.32,
        lift: { 1: 0.1 },
        far: 60,
      })
      const ball = [([, y]) => y / 0.06, ([x, y, z]) => (x + y * 0.5 + z) / 0.06, ([x, y]) => (x - y) / 0.06]
      return draw(seen, {
        families: roundOr(built(0.062), { 3: ball, 4: ball }),
        inkColour: INK,
        paper: PAPER,
        seed: 45,
        scale: size.scale,
        pen: 1.35,
        tint: ({ thing }, i) => [undefined, undefined, undefined, rgb('#5f8fd0'), rgb('#f5c21f')][thing[i]],
      })
    },
  },
  {
    file: 'sixty-ridges',
    title: 'Sixty Ridges and a Moon',
    alt: 'Plotter drawing on black paper: white lines rise to mountain ridges one behind the other, the nearer hiding the farther; a red disc hangs above.',
    year: 2024,
    width: 1800,
    height: 2400,
    draw: ridges,
  },
]

/** Profiles of a range from front to back; each hides what lies behind it. */
function ridges({ width, height, scale }) {
  const sheet = surface(width, height, rgb('#121318'))
  const { noise, fbm } = noiseField(54)
  const { next } = seeded(54)
  const stroke = brush(sheet)
  const rows = 62
  const step = 3
  const left = 150
  const right = 1650
  const skyline = new Float32Array(right - left + step).fill(1e9)
  const lines = []
  for (let n = 0; n < rows; n++) {
    const far = n / (rows - 1)
    const base = lerp(2230, 1120, far ** 0.72)
    let line = []
    for (let x = left; x <= right; x += step) {
      const u = (x - 900) * lerp(1, 1.5, far)
      const massif =
        Math.exp(-(((u + 330 - 500 * far) / 430) ** 2)) + 0.7 * Math.exp(-(((u - 460 + 200 * far) / 300) ** 2))
      const crest = 1 - Math.abs(fbm(u * 0.0021 + 3, far * 3.1 + 8, 3)) * 2.6
      const hill = Math.max(0, crest) ** 2 * 330 + Math.max(0, fbm(u * 0.0013 + 4, far * 2.2, 2) + 0.2) * 300
      const edge = Math.sin((Math.PI * (x - left)) / (right - left)) ** 0.8
      const y = base - hill * massif * edge * lerp(0.95, 0.66, far) - (3.5 + 5 * edge) * noise(u * 0.022, n * 0.55)
      if (y < skyline[x - left] - 1.5) {
        skyline[x - left] = y
        line.push([x, y, far])
      } else {
        lines.push(line)
        line = []
      }
    }
    lines.push(line)
  }
  for (const line of lines) {
    if (line.length < 3) continue
    const press = 0.86 + 0.14 * next()
    const points = line.map(([x, y, far]) => [
      x * scale,
      y * scale,
      lerp(2.5, 1.15, far) * scale * (0.9 + 0.16 * noise(x * 0.02, y * 0.02)),
      press,
    ])
    stroke(points, rgb('#efe9dc'))
  }
  for (let n = -46; n <= 46; n++) {
    const half = Math.sqrt(46 ** 2 - n * n) * 3.35
    if (half < 4) continue
    const y = 490 + n * 3.35
    const points = []
    for (let x = -half; x <= half; x += 4) {
      if (y > skyline[Math.round((1080 + x - left) / step) * step] - 4) continue
      points.push([(1080 + x + noise(n, x * 0.01)) * scale, (y + 1.2 * noise(x * 0.02, n * 0.3)) * scale, 1.55 * scale])
    }
    stroke(points, rgb('#e4472f'))
  }
  grain(sheet, 54, { tooth: 0.05, fine: 0.03, size: 3 * scale })
  return sheet
}
