/** Three pictures of every vehicle: at the pier, from above, under way. */

import { fender } from '../boats/fittings.mjs'
import { fleet } from '../boats/fleet.mjs'
import { bowWave, spray, wake } from '../boats/lake.mjs'
import { moored, pier } from '../boats/pier.mjs'
import { place } from '../kit/mesh.mjs'
import { settings, sizes } from './fleet-settings.mjs'
import { above, beside } from './viewpoint.mjs'

const WIDTH = 1600
const HEIGHT = 1000

function atPier(name, { weather, azimuth, options, extras = () => [], afloat = 0, low = 0 }, seed) {
  const { length, half, top, edge } = sizes[name]
  const near = -half - 0.28
  const ends = [length * 0.36, -length * 0.42]
  const lines = moored(
    ends.map((x, i) => [
      [x * 0.92, edge + 0.04, -half * (i ? 0.7 : 0.35)],
      [x * 1.32, near - 0.22],
    ]),
  )
  const fenders = [-0.22, 0.14].map((t) => fender([t * length, edge + 0.02, half + 0.1]))
  const plain = afloat > 0 || low > 0 || name.includes('swan') || name === 'bittern'
  const jetty = place([pier({ x0: -30 - length, x1: length * 0.72, z0: near - 2.3, z1: near }), lines], {
    at: [0, -low, 0],
  })
  return {
    weather,
    view: beside({
      azimuth,
      away: length * 1.5 + 3,
      rise: Math.max(1.5, length * 0.2 + 0.6),
      wide: length * 1.5 + 1.2,
      tall: top * 1.42 + length * 0.12,
      horizon: top > length * 0.8 ? 0.62 : top > 4 ? 0.5 : 0.42,
      centre: [length * 0.03, 0, 0],
    }),
    models: [place(fleet[name](options), { at: [0, afloat, 0] }), jetty, plain ? [] : fenders, extras()],
    land: { village: 0.24 + (seed % 5) * 0.11 },
    span: Math.max(length, top) * 3 + 8,
  }
}

function fromAbove(name, { weather, azimuth, pitch, swing, sailing = false, afloat = 0, low = 0, extras = () => [] }) {
  const { length, half, top } = sizes[name]
  const near = -half - 0.28
  const jetty = place(
    [
      pier({ x0: -30 - length, x1: length * 0.9, z0: near - 2.4, z1: near }),
      moored([
        [
          [length * 0.34, 0.5, -half * 0.4],
          [length * 0.46, near - 0.22],
        ],
        [
          [-length * 0.4, 0.5, -half * 0.7],
          [-length * 0.5, near - 0.22],
        ],
      ]),
    ],
    { at: [0, -low, 0] },
  )
  return {
    weather,
    view: above({
      azimuth,
      pitch,
      away: length * 1.9 + top,
      wide: length * 1.28 + top * (sailing ? 0.92 : 0.55),
      centre: [0, top * (sailing ? 0.38 : 0.22), sailing ? 0 : -0.3],
    }),
    models: [
      place(fleet[name]({ swing, crew: sailing }), { at: [0, afloat, 0], roll: sailing ? -5 : 0 }),
      sailing ? [] : jetty,
      extras(),
    ],
    wakes: sailing ? [wake({ length, beam: half * 2, speed: 0.4 })] : [],
    shallow: sailing ? 0.25 : 0.7,
    span: Math.max(length, top) * 3 + 8,
  }
}

function underWay(
  name,
  {
    weather,
    azimuth,
    speed,
    pitch = 0,
    roll = 0,
    lift = 0,
    turn = 0,
    options,
    splash = false,
    calm = 1,
    hills = 1,
    extras = () => [],
  },
  seed,
) {
  const { length, half, top } = sizes[name]
  const hull = name === 'black-tern' ? 11.4 : length
  const crew = fleet[name]({ crew: true, ...options })
  const thrown = splash
    ? [
        bowWave({ length: length * 0.5, beam: half * 1.1, from: length * 0.22, high: 0.2 + length * 0.014 }),
        [-1, 1].map((side) =>
          spray({
            from: [length * 0.12, 0.05, side * half * 0.6],
            reach: [-length * 0.75, 0, side * (0.6 + length * 0.11)],
            rise: 0.3 + length * 0.02,
            count: 900,
            seed: seed + side,
            size: 0.022 + length * 0.0035,
          }),
        ),
        spray({
          from: [-length * 0.45, 0.05, 0],
          reach: [-length * 0.55, 0, 0],
          rise: 0.6,
          count: 800,
          seed: seed + 7,
          size: 0.028 + length * 0.0035,
        }),
      ]
    : []
  return {
    weather,
    view: beside({
      azimuth,
      away: length * 1.7 + 3,
      rise: Math.max(1.25, length * 0.16 + 0.5),
      wide: length * 1.7 + 1,
      tall: top * 1.4 + length * 0.1,
      horizon: top > length * 0.8 ? 0.64 : 0.48,
      centre: [-length * 0.06, 0, 0],
    }),
    models: [place(crew, { at: [0, lift, 0], pitch, roll }), thrown, extras()],
    wakes: speed > 0 ? [wake({ length: hull, beam: half * 2, speed, turn })] : [],
    calm,
    land: { village: 0.2 + (seed % 4) * 0.2, hills },
    span: Math.max(length, top) * 3 + 8,
  }
}

/** The scenes by file name, without the ending. */
export const fleetScenes = Object.fromEntries(
  Object.entries(settings).flatMap(([name, set], i) => {
    const seed = 31 + i * 17
    const base = { width: WIDTH, height: HEIGHT }
    return [
      [`${name}-1`, () => ({ ...base, seed, ...atPier(name, set.pier, seed) })],
      [`${name}-2`, () => ({ ...base, seed: seed + 1, ...fromAbove(name, set.above) })],
      [`${name}-3`, () => ({ ...base, seed: seed + 2, ...underWay(name, set.away, seed + 2) })],
    ]
  }),
)
