/** "Cut Light": collages of cut paper and their shadows. */
import { rgb } from '../kit/maths.mjs'
import { noiseField, seeded } from '../kit/random.mjs'
import { table } from './collage.mjs'
import { atWindow, disc, frond, opening, polygon, rectangle, torn } from './cuttings.mjs'

const LAMPS = ['#ffd24a', '#f7a83a', '#ffe9a8']

export const papers = [
  {
    file: 'going-in',
    title: 'Going In',
    alt: 'Cut paper: eleven sheets from cream through orange to deep blue, each with a smaller opening, lead like a cave down to one small yellow disc.',
    year: 2024,
    width: 2000,
    height: 2400,
    draw: async (size) => {
      const colours = [
        '#0b1b33',
        '#10284a',
        '#173d63',
        '#23597c',
        '#3d7f93',
        '#79a79c',
        '#e0b183',
        '#ea8c54',
        '#e2633a',
        '#c9452f',
        '#f3e7d0',
      ]
      const { lay, done } = table({ ...size, ground: rgb('#0a1426'), seed: 31, rough: 0.06 })
      await lay('<circle cx="1075" cy="1330" r="74"/>', rgb('#ffd21f'), { lift: 8 })
      for (const [n, colour] of colours.entries()) {
        const t = (n + 1) / colours.length
        const shape = opening(
          1075 - 75 * t,
          1330 - 140 * t,
          150 + 640 * t ** 1.12,
          165 + 770 * t ** 1.12,
          0.17,
          60 + n * 2,
        )
        await lay(shape, rgb(colour), { lift: 26, hole: true, bow: 0.5 })
      }
      return done()
    },
  },
  {
    file: 'noon-stair',
    title: 'House for a Shadow',
    alt: 'Cut paper: a yellow wall with a dark arch, a white stair that climbs to it, a pink wall behind and a slanting shadow; an orange ball waits on a step under a cobalt sky.',
    year: 2025,
    width: 1900,
    height: 2400,
    draw: async (size) => {
      const { lay, done } = table({ ...size, ground: rgb('#2a57a5'), seed: 51, rough: 0.045 })
      await lay(disc(1480, 420, 118), rgb('#fff0c9'), { lift: 10 })
      await lay(polygon([-40, 1120], [760, 620], [760, 2500], [-40, 2500]), rgb('#e98f94'), { lift: 20 })
      await lay(polygon([-40, 1420], [420, 1130], [420, 2500], [-40, 2500]), rgb('#c65b6c'), { lift: 10 })
      const door = `M1010 2500V1330a250 250 0 0 1 500 0V2500Z`
      await lay(polygon([900, 900], [1650, 900], [1650, 2500], [900, 2500]), rgb('#131b33'), { lift: 4 })
      await lay(disc(1190, 1490, 58), rgb('#ff7a2f'), { lift: 6 })
      await lay(`<path d="M560 820L1940 700V2500H560Z"/><path d="${door}" fill="#000"/>`, rgb('#ffc81e'), {
        lift: 34,
        bow: 0.5,
      })
      await lay(`<path d="M560 820L1180 766L560 1610Z"/>`, rgb('#e5a90f'), { lift: 1 })
      await lay(`<path d="M1640 1040h130v310h-130z"/>`, rgb('#131b33'), { lift: 1 })
      await lay(`<path d="M1640 1040h130v310h-44z"/>`, rgb('#2a57a5'), { lift: 8 })
      for (let n = 0; n < 8; n++) {
        const left = 900 - n * 92
        await lay(rectangle(left, 1700 + n * 92, 1700 - left + n * 44, 900), rgb(n % 2 ? '#f1e6d3' : '#fbf3e4'), {
          lift: 17,
          bow: 0.3,
        })
      }
      await lay(polygon([-40, 2290], [1940, 2216], [1940, 2460], [-40, 2460]), rgb('#c94f3d'), { lift: 26 })
      await lay(disc(560, 1990, 76), rgb('#f2562a'), { lift: 26 })
      await lay(`<path d="M505 2052a76 76 0 0 0 130 -48a86 86 0 0 1 -130 48z"/>`, rgb('#b83a18'), { lift: 1 })
      const random = seeded(5)
      for (const [x, y, length, turn, colour] of [
        [1660, 1990, 560, -1.9, '#17463d'],
        [1790, 2010, 620, -1.35, '#1f5c4e'],
        [1560, 2090, 430, -2.45, '#0f352f'],
      ])
        await lay(frond(x, y, length, turn, { fingers: 8, width: 0.2, bend: 0.25, random }), rgb(colour), { lift: 22 })
      return done()
    },
  },
  {
    file: 'herbarium',
    title: 'Herbarium without Names',
    alt: 'Cut paper: nine coloured sheets in a square, on each a different frond with rounded fingers in a contrasting colour.',
    year: 2023,
    width: 2200,
    height: 2200,
    draw: async (size) => {
      const { lay, done } = table({ ...size, ground: rgb('#f4ead6'), seed: 71, rough: 0.05 })
      const random = seeded(71)
      const { between } = random
      const sheets = [
        ['#1f3f8f', '#f4ead6'],
        ['#f2b61f', '#15171f'],
        ['#d8452e', '#f4ead6'],
        ['#ec9fa0', '#b52a36'],
        ['#15171f', '#f2b61f'],
        ['#2e7f6e', '#f2d9b8'],
        ['#f4ead6', '#1f3f8f'],
        ['#86b7c9', '#17463d'],
        ['#e8702c', '#2b1a3f'],
      ]
      for (const [n, [ground, plant]] of sheets.entries()) {
        const [x, y] = [170 + (n % 3) * 630 + between(-10, 10), 170 + Math.floor(n / 3) * 630 + between(-10, 10)]
        const tilt = between(-1.4, 1.4)
        const wide = 596
        await lay(rectangle(x, y, wide, wide, `transform="rotate(${tilt} ${x + 300} ${y + 300})"`), rgb(ground), {
          lift: 9,
        })
        const shape = frond(x + 298, y + 300, between(430, 500), -Math.PI / 2 + between(-0.45, 0.45), {
          fingers: 3 + ((n * 4) % 7),
          width: between(0.26, 0.44),
          bend: between(-0.5, 0.5),
          random,
        })
        await lay(shape, rgb(plant), { lift: 15, bow: 0.6 })
      }
      return done()
    },
  },
  {
    file: 'torn-range',
    title: 'Range, Torn by Hand',
    alt: 'Panorama of torn paper: eight mountain ranges from pale rose to night blue, each with a white torn edge, a low moon between them.',
    year: 2024,
    width: 2560,
    height: 1160,
    draw: async (size) => {
      const { lay, done } = table({ ...size, ground: rgb('#f6dcc6'), seed: 81, rough: 0.06 })
      const { fbm } = noiseField(81)
      await lay(disc(1790, 350, 112), rgb('#fff6e0'), { lift: 9 })
      const colours = ['#eab9a4', '#d99b96', '#b57f92', '#86698c', '#5d5a86', '#3d4a77', '#26385f', '#131f3d']
      for (const [n, colour] of colours.entries()) {
        const t = n / (colours.length - 1)
        const top = (x) =>
          360 +
          n * 92 -
          (190 - 40 * t) * Math.max(-0.3, fbm(x * (0.0016 + 0.0003 * n) + n * 7.7, n * 3.1, 3) * 1.7) -
          60 * Math.cos((x - 300 - n * 330) * 0.0022)
        const edge = { left: -30, right: 2590, bottom: 1220 }
        await lay(
          torn((x) => top(x) - 7, { ...edge, seed: 200 + n, ragged: 11 }),
          rgb('#f7f0e6'),
          { lift: 14, roughness: 0.08 },
        )
        await lay(
          torn((x) => top(x) + 3, { ...edge, seed: 300 + n, ragged: 12 }),
          rgb(colour),
          { lift: 1.5 },
        )
      }
      return done()
    },
  },
  {
    file: 'white-score',
    title: 'White Score',
    alt: 'White paper relief: twelve rows of small half discs cut and folded up at different heights, read only by their shadows; one of them is yellow.',
    year: 2022,
    width: 2200,
    height: 2200,
    draw: async (size) => {
      const paper = rgb('#efece5')
      const { lay, done } = table({ ...size, ground: paper, seed: 91, rough: 0.03, shade: 0.74, light: [-0.7, -0.72] })
      const { noise } = noiseField(91)
      const groups = new Map()
      const count = 12
      const cell = 150
      for (let j = 0; j < count; j++)
        for (let i = 0; i < count; i++) {
          const wave = noise(i * 0.23, j * 0.23 + 4)
          const high = Math.round(Math.max(0, Math.min(6, 3 + wave * 5)))
          const turn = Math.round((noise(i * 0.16 + 30, j * 0.16) * 2.2 + 4) * 1) * 90
          const [x, y] = [200 + (i + 0.5) * cell, 200 + (j + 0.5) * cell]
          const r = 62
          const shape = `<path transform="translate(${x} ${y}) rotate(${turn})" d="M${-r} 0a${r} ${r} 0 0 1 ${2 * r} 0z"/>`
          const key = i === 8 && j === 3 ? 'yellow' : high
          groups.set(key, (groups.get(key) ?? '') + shape)
        }
      for (let high = 0; high <= 6; high++)
        if (groups.has(high)) await lay(groups.get(high), paper, { lift: 5 + high * 8, tilt: 0.02 })
      await lay(groups.get('yellow'), rgb('#ffd21f'), { lift: 34 })
      return done()
    },
  },
  {
    file: 'lit-windows',
    title: 'Who Is Still Up',
    alt: 'Cut paper at night: dark blue house fronts with rows of windows cut out, most of them dark, some lit in yellow and orange; in one sits a cat, in others a plant and a lamp.',
    year: 2025,
    width: 2400,
    height: 1600,
    draw: async (size) => {
      const { lay, done } = table({ ...size, ground: rgb('#3d5690'), seed: 101, rough: 0.05 })
      const { next, between, pick } = seeded(101)
      await lay(disc(1985, 270, 92), rgb('#f7e7bb'), { lift: 8 })
      const houses = [
        { x: -30, w: 500, top: 560, colour: '#324a7d', floors: 5, across: 3 },
        { x: 1840, w: 620, top: 700, colour: '#2f4676', floors: 5, across: 4 },
        { x: 440, w: 530, top: 330, colour: '#263a68', floors: 7, across: 4 },
        { x: 1370, w: 500, top: 450, colour: '#213359', floors: 6, across: 4 },
        { x: 940, w: 460, top: 660, colour: '#17244a', floors: 5, across: 3 },
      ]
      for (const [n, { x, w, top, colour, floors, across }] of houses.entries()) {
        const lights = []
        let holes = ''
        const high = (1500 - top - 60) / floors
        const wide = (w - 60) / across
        for (let j = 0; j < floors; j++)
          for (let i = 0; i < across; i++) {
            const [wx, wy, ww, wh] = [x + 30 + (i + 0.2) * wide, top + 70 + j * high, wide * 0.6, high * 0.62]
            if (j === floors - 1 && n % 2 === 0 && i === 1) continue
            holes +=
              n % 3 === 1
                ? `<path fill="#000" d="M${wx} ${wy + wh}V${wy + ww / 2}a${ww / 2} ${ww / 2} 0 0 1 ${ww} 0V${wy + wh}z"/>`
                : rectangle(wx, wy, ww, wh, 'fill="#000"')
            lights.push({ x: wx, y: wy, w: ww, h: wh, on: next() < 0.4, tone: pick(LAMPS) })
          }
        await lay(rectangle(x, top, w, 1200), rgb('#0a101f'), { lift: 16 })
        for (const tone of LAMPS) {
          const lit = lights.filter((l) => l.on && l.tone === tone)
          const shapes = lit.map((l) => rectangle(l.x - 8, l.y - 8, l.w + 16, l.h + 16)).join('')
          if (shapes) await lay(shapes, rgb(tone), { lift: 1 })
        }
        const things = lights
          .filter(({ on }) => on)
          .map((l, k) => atWindow(l, (k + n) % 5))
          .join('')
        if (things) await lay(things, rgb('#12192b'), { lift: 3 })
        const roof =
          n === 2
            ? polygon([x - 20, top + 4], [x + w / 2, top - 190], [x + w + 20, top + 4])
            : n === 4
              ? polygon([x - 14, top + 4], [x + w / 2, top - 130], [x + w + 14, top + 4])
              : rectangle(x - 16, top - 26, w + 32, 30)
        const chimney = rectangle(x + w * between(0.15, 0.75), top - 150, 56, 156)
        await lay(`${chimney}${roof}${rectangle(x, top, w, 1200)}${holes}`, rgb(colour), { lift: 20, bow: 0.3 })
      }
      await lay(
        torn(() => 1490, { left: -30, right: 2440, bottom: 1650, seed: 4, ragged: 5 }),
        rgb('#0f1937'),
        { lift: 16 },
      )
      return done()
    },
  },
]
