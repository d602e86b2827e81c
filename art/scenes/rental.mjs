/** The rental site's own pictures: the harbour at morning, one tile per kind of boat, a lone buoy. */

import { fender } from '../boats/fittings.mjs'
import { fleet } from '../boats/fleet.mjs'
import { bowWave, buoy, duck, gull, lilies, reeds, spray, wake } from '../boats/lake.mjs'
import { ladder, lamp, lifeRing, moored, pier } from '../boats/pier.mjs'
import * as m from '../kit/materials.mjs'
import { place } from '../kit/mesh.mjs'
import { beside } from './viewpoint.mjs'

/** The pier runs along x; every boat lies on its starboard (1) or port (-1) side. */
const berths = [
  { name: 'goldeneye', x: 9, side: 1, half: 1.08 },
  { name: 'eider', x: 18.5, side: 1, half: 1.15 },
  { name: 'avocet', x: 28.5, side: 1, half: 1.23, options: { sails: false } },
  { name: 'teal', x: 12, side: -1, half: 0.88 },
  { name: 'bittern', x: 21, side: -1, half: 1.6 },
  { name: 'whooper-swan', x: 36, side: -1, half: 2.22 },
]

const HALF = 1.15

export function harbour({ lit = false } = {}) {
  const boats = berths.map(({ name, x, side, half, options }) => {
    const z = side * (HALF + half + 0.34)
    const lines = [-2, 2].map((d) => [
      [x + d * 1.1, 0.7, z - side * half * 0.6],
      [x + d * 1.6, side * (HALF - 0.25)],
    ])
    return [
      place(fleet[name]({ lit, ...options }), { at: [x, 0, z] }),
      moored(lines),
      side > 0 ? [-0.9, 0.9].map((d) => fender([x + d, 0.62, z + half + 0.08])) : [],
    ]
  })
  return [
    pier({ x0: -14, x1: 46, z0: -HALF, z1: HALF }),
    boats,
    [6, 15, 24, 33, 43].map((x) => lamp(x, -HALF + 0.3)),
    lifeRing(14.4, HALF - 0.35),
    ladder(5.4, HALF + 0.06),
  ]
}

const lakeLife = () => [
  place(fleet['black-tern']({ crew: true, swing: -16 }), { at: [31, 0, -46], yaw: 200, roll: -5 }),
  place(fleet['reed-warbler']({ crew: true }), { at: [14.5, 0, -3.5], yaw: 155 }),
  buoy(13.5, -15),
  duck(6.6, 5.6, 150),
  duck(7.5, 5.2, 170, m.paint('#8a6a45', 0)),
  gull(8, 8.6, -14, 1.2, 20),
  gull(10, 9.6, -17, 1.2, 50),
  gull(5.4, 9.2, -20, 1.2, 0),
]

const morning = {
  weather: 'morning',
  seed: 73,
  span: 74,
  wakes: [wake({ at: [14.5, -3.5], yaw: 155, length: 5.8, beam: 0.66, speed: 0.2 })],
}

const hero = () => ({
  ...morning,
  width: 2400,
  height: 1350,
  focus: [6, 0, -12],
  view: { eye: [3.4, 3.5, 14.5], target: [3.4, 3.5, -20], lens: 1.0, level: true, shift: -0.02 },
  models: [
    place(harbour(), { at: [-4.2, 0, 10], yaw: 68 }),
    lakeLife(),
    reeds({ x: 11.2, z: 5.6, wide: 2.6, deep: 1.6, count: 260, seed: 6 }),
    lilies({ x: 8.6, z: 6.2, wide: 1.6, deep: 0.8, count: 26, seed: 2 }),
  ],
  land: { village: 0.82, hills: 1.15 },
})

const heroPortrait = () => ({
  ...morning,
  width: 900,
  height: 1200,
  focus: [0, 0, -10],
  view: { eye: [3.0, 3.6, 16], target: [0.2, 3.6, -14], lens: 1.05, level: true, shift: 0.02 },
  models: [place(harbour(), { at: [-4.2, 0, 10], yaw: 68 }), lakeLife()],
  land: { village: 0.86, hills: 1.1 },
})

/** The way home: the pier from the lake, lamps and windows lit. */
const evening = () => ({
  weather: 'evening',
  seed: 88,
  span: 74,
  width: 2400,
  height: 1080,
  focus: [0, 0, -8],
  view: { eye: [-2, 2.3, 24], target: [-2, 2.3, -20], lens: 1.25, level: true, shift: 0.04 },
  models: [
    place(harbour({ lit: true }), { at: [-19, 0, 1], yaw: 18 }),
    place(fleet.sandpiper({ crew: true }), { at: [-9.2, 0, 12.2], yaw: 165 }),
    buoy(6.4, 8.5),
    duck(-11.5, 14.5, 30),
    duck(-10.6, 15, 20, m.paint('#8a6a45', 0)),
    reeds({ x: -15.5, z: 15.5, wide: 3, deep: 1.6, count: 240, seed: 12 }),
  ],
  wakes: [wake({ at: [-9.2, 12.2], yaw: 165, length: 5, beam: 0.9, speed: 0.16 })],
  calm: 0.55,
  land: { village: 0.86, hills: 1.15 },
})

const TILE = { width: 800, height: 1000 }

const tile = (weather, seed, view, more) => () => ({
  ...TILE,
  weather,
  seed,
  view: beside({ aspect: 0.8, ...view }),
  ...more(),
})

const tiles = {
  'tile-motorboats': tile(
    'noon',
    210,
    { azimuth: 58, away: 15, rise: 2.1, wide: 7.2, tall: 6, horizon: 0.56, centre: [-0.4, 0, 0] },
    () => ({
      models: [
        place(fleet.merganser({ crew: true }), { at: [0, 0.1, 0], pitch: 4.5, roll: -3 }),
        bowWave({ length: 3.6, beam: 1.35, from: 1.6, high: 0.3 }),
        [-1, 1].map((side) =>
          spray({
            from: [0.9, 0.05, side * 0.8],
            reach: [-5.2, 0, side * 1.5],
            rise: 0.75,
            count: 620,
            seed: 5 + side,
            size: 0.06,
          }),
        ),
      ],
      wakes: [wake({ length: 7, beam: 2.5, speed: 1 })],
      land: { village: 0.3, hills: 1.3 },
    }),
  ),
  'tile-houseboats': tile(
    'evening',
    223,
    { azimuth: 40, away: 19, rise: 2.6, wide: 10, tall: 9, horizon: 0.6, centre: [0.2, 0, 0] },
    () => ({
      models: [
        fleet.bittern({ crew: true, lit: true }),
        reeds({ x: -6.5, z: -4, wide: 3, deep: 2, count: 200, seed: 14 }),
        duck(3.6, 3.4, 190),
      ],
      calm: 0.5,
      land: { village: 0.8, hills: 1.3 },
    }),
  ),
  'tile-sailboats': tile(
    'morning',
    239,
    { azimuth: 30, away: 26, rise: 2.6, wide: 15.8, tall: 16.5, horizon: 0.76, centre: [1.2, 0, 0] },
    () => ({
      models: [
        place(fleet['black-tern']({ crew: true, swing: 18 }), { roll: -8 }),
        gull(-5, 8, 1, 1.2, 20),
        gull(-6.4, 9, 1, 1.2, 40),
      ],
      wakes: [wake({ length: 11.4, beam: 2.9, speed: 0.4 })],
      span: 52,
      land: { village: 0.2, hills: 1.3 },
    }),
  ),
  'tile-jetskis': tile(
    'evening',
    251,
    { azimuth: 54, away: 8.5, rise: 1.35, wide: 3.9, tall: 3.6, horizon: 0.56, centre: [-0.2, 0, 0] },
    () => ({
      models: [
        place(fleet.kingfisher({ crew: true }), { at: [0, 0.1, 0], pitch: 7, roll: -6 }),
        bowWave({ length: 1.8, beam: 1.0, from: 0.7, high: 0.24 }),
        [-1, 1].map((side) =>
          spray({
            from: [0.4, 0.05, side * 0.5],
            reach: [-2.8, 0, side * 1.1],
            rise: 0.65,
            count: 620,
            seed: 25 + side,
            size: 0.045,
          }),
        ),
      ],
      wakes: [wake({ length: 3.5, beam: 1.6, speed: 0.95 })],
      span: 20,
      land: { village: 0.2, hills: 1.3 },
    }),
  ),
  'tile-canoes': tile(
    'morning',
    263,
    { azimuth: 56, away: 9.5, rise: 1.9, wide: 4.4, tall: 4.4, horizon: 0.5, centre: [0, 0, 0] },
    () => ({
      models: [
        fleet.sandpiper({ crew: true }),
        reeds({ x: -4, z: -2.4, wide: 1.8, deep: 2, count: 200, seed: 31, tall: 1.8 }),
        lilies({ x: 1.4, z: 1.9, wide: 1.1, deep: 0.6, count: 26, seed: 33 }),
      ],
      wakes: [wake({ length: 5, beam: 0.9, speed: 0.14 })],
      calm: 0.6,
      span: 22,
      land: { village: 0.8, hills: 1.3 },
    }),
  ),
}

const lost = () => ({
  width: 1600,
  height: 1000,
  weather: 'fog',
  seed: 404,
  view: { eye: [-1.3, 1.5, 8.6], target: [-1.3, 1.5, 0], lens: 1.35, level: true, shift: 0.0 },
  models: [place(buoy(0, 0), { at: [0, 0, 0], roll: 3, pitch: -5 })],
  span: 14,
  land: { village: null, hills: 0.7 },
})

/**
 * `formats` are the endings each picture is written with, `limit` its greatest size in bytes. `narrower` are more widths
 * it is written in, each with a limit of its own; `share` adds the card that shared links show.
 */
export const rentalScenes = {
  hero: {
    scene: hero,
    formats: ['avif', 'webp'],
    limit: 330_000,
    narrower: { 960: 70_000, 1440: 140_000 },
    share: true,
  },
  'hero-portrait': {
    scene: heroPortrait,
    formats: ['avif', 'webp'],
    limit: 110_000,
    narrower: { 480: 27_000, 740: 27_000 },
  },
  ...Object.fromEntries(
    Object.entries(tiles).map(([name, scene]) => [
      name,
      { scene, formats: ['webp'], limit: 110_000, narrower: { 480: 32_000 } },
    ]),
  ),
  evening: {
    scene: evening,
    formats: ['avif', 'webp'],
    limit: 190_000,
    narrower: { 1200: 70_000 },
  },
  lost: { scene: lost, formats: ['webp'], limit: 90_000 },
}
