/** The pictures on the rental's gift vouchers: the lake at dawn, and an evening at the pier. Upright, for half a card. */
import { fleet } from '../boats/fleet.mjs'
import { duck, gull, lilies, reeds, wake } from '../boats/lake.mjs'
import * as m from '../kit/materials.mjs'
import { rgb } from '../kit/maths.mjs'
import { place } from '../kit/mesh.mjs'
import { harbour } from './rental.mjs'

const SIZE = { width: 1200, height: 1460 }

const stops = (list) => list.map(([at, hex]) => [at, rgb(hex)])

/** Just before the sun: rose above the hills, mist on the water. */
const firstLight = {
  sky: stops([
    [0, '#fbd9b4'],
    [0.12, '#f6cdb0'],
    [0.3, '#e9d5c6'],
    [0.55, '#bdd3cf'],
    [1, '#7fa9ac'],
  ]),
  cloud: [rgb('#fff0dc'), rgb('#e3b9a2'), 0.62],
  fog: rgb('#f3ddc6'),
  mist: 1,
  glow: { x: 0.62, y: 0.03, colour: rgb('#ffdf9e'), strength: 0.95 },
  breeze: 0.3,
}

/** Two in a canoe, far out, and nobody else. */
const dawn = () => ({
  ...SIZE,
  weather: 'morning',
  seed: 611,
  span: 30,
  focus: [0, 0, 0],
  view: { eye: [0, 2.1, 15], target: [0, 2.1, -10], lens: 1.5, level: true, shift: 0.06 },
  models: [
    place(fleet.sandpiper({ crew: true }), { at: [0.5, 0, 1.2], yaw: 152 }),
    reeds({ x: -3.4, z: 8.2, wide: 2.4, deep: 1.4, count: 260, seed: 44, tall: 1.9 }),
    lilies({ x: -2.2, z: 9.2, wide: 1.5, deep: 0.7, count: 24, seed: 9 }),
    duck(2.3, 9.4, 200),
    duck(2.8, 9.9, 185, m.paint('#8a6a45', 0)),
    gull(-1.6, 4.6, -2, 1.0, 20),
    gull(-0.6, 5.1, -4, 1.0, 40),
    gull(-2.6, 5.3, -5, 1.0, 5),
  ],
  wakes: [wake({ at: [0.5, 1.2], yaw: 152, length: 5, beam: 0.9, speed: 0.16 })],
  calm: 0.5,
  land: { village: 0.18, hills: 1.5, light: firstLight },
})

/** The last boats are in, the lamps are on. */
const pier = () => ({
  ...SIZE,
  weather: 'evening',
  seed: 623,
  span: 74,
  focus: [0, 0, -10],
  view: { eye: [3.6, 3.3, 17], target: [0.4, 3.3, -14], lens: 1.2, level: true, shift: 0.06 },
  models: [
    place(harbour({ lit: true }), { at: [-4.2, 0, 10], yaw: 66 }),
    place(fleet['black-tern']({ crew: true, swing: -10 }), { at: [17, 0, -38], yaw: 210, roll: -3 }),
    duck(5.2, 8.2, 150),
    duck(5.9, 7.8, 165, m.paint('#8a6a45', 0)),
    gull(6.4, 8.4, -16, 1.2, 20),
    gull(8.2, 9.2, -19, 1.2, 45),
  ],
  calm: 0.55,
  land: { village: 0.84, hills: 1.2 },
})

export const voucherScenes = { 'voucher-dawn': dawn, 'voucher-pier': pier }
