/** Wide pictures over the overviews: boats of one type on the lake, room for a title on the left. */
import { fleet } from '../boats/fleet.mjs'
import { bowWave, duck, gull, lilies, reeds, spray, wake } from '../boats/lake.mjs'
import { rgb } from '../kit/maths.mjs'
import { place } from '../kit/mesh.mjs'
import { beside } from './viewpoint.mjs'

const SIZE = { width: 2400, height: 900 }
const ASPECT = SIZE.width / SIZE.height

const stops = (list) => list.map(([at, hex]) => [at, rgb(hex)])

/** An evening sky that stays light all the way up: the title is set in ink. */
const lightEvening = {
  sky: stops([
    [0, '#ffdca6'],
    [0.2, '#f8cba6'],
    [0.55, '#e9bda8'],
    [1, '#cdb0a8'],
  ]),
  cloud: [rgb('#fff0da'), rgb('#dca994'), 0.6],
}

/** Where across the picture the first boat lies. */
const AT = 0.66

/** The first boat lies at the origin, right of the middle; `tall` are the metres that the picture is high there. */
function wide(weather, seed, { azimuth, tall, ...view }, more) {
  const aside = (AT - 0.5) * ASPECT * tall
  const a = (azimuth * Math.PI) / 180
  const centre = [-Math.cos(a) * aside, 0, Math.sin(a) * aside]
  const camera = beside({ aspect: ASPECT, azimuth, tall, wide: tall * ASPECT, centre, ...view })
  return () => ({ ...SIZE, weather, seed, view: camera, ...more() })
}

/** Water thrown up on both sides of a hull, from `from` aft. */
const thrown = (from, reach, rise, count, size) =>
  [-1, 1].map((side) =>
    spray({
      from: [from[0], 0.05, side * from[1]],
      reach: [reach[0], 0, side * reach[1]],
      rise,
      count,
      seed: count + side,
      size,
    }),
  )

export const overviewScenes = {
  'overview-all': wide('noon', 377, { azimuth: 24, away: 30, rise: 2.6, tall: 12, horizon: 0.56 }, () => ({
    models: [
      place(fleet.eider({ crew: true }), { at: [0, 0, 0], yaw: 4 }),
      place(fleet.sandpiper({ crew: true }), { at: [-8.6, 0, 9.4], yaw: 16 }),
      place(fleet['black-tern']({ crew: true, swing: 18 }), { at: [-1, 0, -42], roll: -6 }),
      place(fleet.bittern({ crew: true }), { at: [-17, 0, -19], yaw: 8 }),
      place(fleet.dipper({ crew: true }), { at: [-23, 0.05, -2], yaw: 6, pitch: 5 }),
      place(fleet.avocet({ crew: true }), { at: [-54, 0, -64], yaw: -14, roll: -6 }),
      gull(-4, 7, 2, 1.3, 20),
      gull(-5.4, 7.8, 2, 1.3, 40),
    ],
    wakes: [
      wake({ length: 7, beam: 2.2, speed: 0.3 }),
      wake({ at: [-23, -2], yaw: 6, length: 3.5, beam: 1.5, speed: 0.95 }),
    ],
    span: 60,
    land: { village: 0.3, hills: 0.8 },
  })),
  'overview-motorboats': wide('noon', 310, { azimuth: 34, away: 15, rise: 1.9, tall: 6.6, horizon: 0.5 }, () => ({
    models: [
      place(fleet.goldeneye({ crew: true }), { at: [0, 0.1, 0], pitch: 4, roll: -2 }),
      bowWave({ length: 3.6, beam: 1.2, from: 1.6, high: 0.26 }),
      thrown([0.9, 0.8], [-5.2, 1.4], 0.65, 620, 0.055),
      place(fleet.eider({ crew: true }), { at: [-27, 0, -40], yaw: 8 }),
    ],
    wakes: [wake({ length: 7, beam: 2.3, speed: 1 })],
    land: { village: 0.3, hills: 0.8 },
  })),
  'overview-houseboats': wide('evening', 323, { azimuth: 30, away: 24, rise: 2.6, tall: 8.4, horizon: 0.5 }, () => ({
    models: [
      fleet.bittern({ crew: true, lit: true }),
      place(fleet['whooper-swan']({ lit: true }), { at: [-33, 0, -38], yaw: 12 }),
      duck(4.6, 4.6, 190),
      duck(5.4, 5.2, 200),
    ],
    calm: 0.5,
    land: { village: 0.2, hills: 0.8, light: lightEvening },
  })),
  'overview-sailboats': wide('morning', 339, { azimuth: 26, away: 36, rise: 2.8, tall: 16.5, horizon: 0.68 }, () => ({
    models: [
      place(fleet['black-tern']({ crew: true, swing: 18 }), { roll: -8 }),
      place(fleet.avocet({ crew: true }), { at: [-34, 0, -44], yaw: -14, roll: -6 }),
      gull(-7, 8, 1, 1.4, 20),
      gull(-8.6, 9, 1, 1.4, 40),
    ],
    wakes: [wake({ length: 11.4, beam: 2.9, speed: 0.4 })],
    span: 52,
    land: { village: 0.2, hills: 0.8 },
  })),
  'overview-jetskis': wide('evening', 351, { azimuth: 36, away: 9, rise: 1.25, tall: 3.7, horizon: 0.5 }, () => ({
    models: [
      place(fleet.kingfisher({ crew: true }), { at: [0, 0.1, 0], pitch: 7, roll: -5 }),
      bowWave({ length: 1.8, beam: 1, from: 0.7, high: 0.22 }),
      thrown([0.4, 0.5], [-2.8, 1.1], 0.6, 620, 0.042),
      place(fleet.dipper({ crew: true }), { at: [-21, 0.05, -24], yaw: 12, pitch: 5 }),
    ],
    wakes: [wake({ length: 3.5, beam: 1.6, speed: 0.95 })],
    span: 20,
    land: { village: 0.2, hills: 0.8, light: lightEvening },
  })),
  'overview-canoes': wide('morning', 363, { azimuth: 32, away: 11, rise: 1.7, tall: 4.5, horizon: 0.5 }, () => ({
    models: [
      fleet.sandpiper({ crew: true }),
      place(fleet['reed-warbler']({ crew: true }), { at: [-13.5, 0, -17], yaw: 14 }),
      reeds({ x: 4.6, z: -4.4, wide: 2.4, deep: 2, count: 240, seed: 31, tall: 1.7 }),
      lilies({ x: 2.6, z: 1.5, wide: 1.3, deep: 0.6, count: 28, seed: 33 }),
    ],
    wakes: [wake({ length: 5, beam: 0.9, speed: 0.14 })],
    calm: 0.6,
    span: 24,
    land: { village: 0.8, hills: 0.8 },
  })),
}
