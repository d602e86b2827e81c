/** What the fleet's pictures have in common and what sets each apart. */
import { dockFloat } from '../boats/jet-ski.mjs'
import { buoy, duck, gull, lilies, reeds } from '../boats/lake.mjs'
import { ladder, lamp, lifeRing } from '../boats/pier.mjs'
import * as m from '../kit/materials.mjs'
import { place } from '../kit/mesh.mjs'

/** Sizes in metres: overall length, greatest half beam, height above water, height of the edge. */
export const sizes = {
  eider: { length: 6.2, half: 1.15, top: 2.3, edge: 0.62 },
  merganser: { length: 7.3, half: 1.25, top: 1.7, edge: 0.9 },
  goldeneye: { length: 7.4, half: 1.08, top: 1.5, edge: 0.72 },
  'whooper-swan': { length: 13.2, half: 2.22, top: 4.9, edge: 0.6 },
  bittern: { length: 8.4, half: 1.6, top: 3.4, edge: 0.5 },
  teal: { length: 4.9, half: 0.88, top: 4.7, edge: 0.52 },
  avocet: { length: 7.3, half: 1.23, top: 9.6, edge: 0.75 },
  'black-tern': { length: 14, half: 1.48, top: 11.8, edge: 0.9 },
  kingfisher: { length: 3.5, half: 0.95, top: 1.15, edge: 0.4 },
  dipper: { length: 2.9, half: 0.95, top: 1.15, edge: 0.4 },
  sandpiper: { length: 5, half: 0.46, top: 0.6, edge: 0.36 },
  'reed-warbler': { length: 5.8, half: 0.33, top: 0.6, edge: 0.26 },
}

/** Light, viewpoint and company of each boat's three pictures. */
export const settings = {
  eider: {
    pier: {
      weather: 'morning',
      azimuth: 14,
      extras: () => [
        lamp(3.9, -3.9),
        lifeRing(-1.9, -3.7),
        duck(-1.4, 3, 30),
        duck(-0.6, 3.5, 10, m.paint('#8a6a45', 0)),
      ],
    },
    above: { weather: 'noon', azimuth: 52, pitch: 34 },
    away: { weather: 'evening', azimuth: 24, speed: 0.22 },
  },
  merganser: {
    pier: { weather: 'noon', azimuth: 24, extras: () => [lamp(-2.2, -4.3), ladder(1.8, -1.5)] },
    above: { weather: 'noon', azimuth: 30, pitch: 50 },
    away: { weather: 'overcast', azimuth: 34, speed: 1, pitch: 4.5, roll: 0, lift: 0.1, splash: true },
  },
  goldeneye: {
    pier: {
      weather: 'overcast',
      azimuth: 20,
      extras: () => [
        lifeRing(2.9, -3.6),
        gull(-3, 4.6, -9, 0.8, 20),
        gull(-5.4, 5.4, -12, 0.8, -10),
        gull(-1.2, 5.8, -14, 0.8, 40),
      ],
    },
    above: { weather: 'overcast', azimuth: 24, pitch: 52 },
    away: { weather: 'morning', azimuth: 30, speed: 0.8, pitch: 2.2, lift: 0.04, splash: true },
  },
  'whooper-swan': {
    pier: { weather: 'evening', azimuth: 26, extras: () => [lamp(7.6, -5.0), lamp(-2, -5.0)] },
    above: { weather: 'noon', azimuth: 34, pitch: 36 },
    away: {
      weather: 'morning',
      azimuth: 38,
      speed: 0.2,
      extras: () => [gull(9, 4.5, -6, 1, 40), gull(10.4, 5.1, -8, 1, 20)],
    },
  },
  bittern: {
    pier: {
      weather: 'noon',
      azimuth: 30,
      extras: () => [lifeRing(5.2, -3.8), duck(1.5, 4.2, 160), duck(2.4, 4.6, 200, m.paint('#8a6a45', 0))],
    },
    above: { weather: 'overcast', azimuth: 40, pitch: 38 },
    away: {
      weather: 'evening',
      azimuth: 26,
      speed: 0,
      options: { lit: true },
      calm: 0.45,
      extras: () => [
        reeds({ x: -6.5, z: -2.5, wide: 3.4, deep: 3, count: 900, seed: 4 }),
        reeds({ x: 7.5, z: -4, wide: 2.5, deep: 3, count: 160, seed: 9 }),
        duck(3.6, 3.4, 190),
      ],
    },
  },
  teal: {
    pier: { weather: 'morning', azimuth: 10, extras: () => [ladder(2.6, -1.3), duck(-2.6, 2.4, 0)] },
    above: { weather: 'noon', azimuth: 28, pitch: 40, swing: 34 },
    away: {
      weather: 'noon',
      azimuth: 18,
      speed: 0.3,
      roll: -8,
      options: { swing: 24 },
      hills: 1.25,
      extras: () => [buoy(-8, -9, m.paint('#e9c46a', 0.2))],
    },
  },
  avocet: {
    pier: { weather: 'overcast', azimuth: 24, options: { sails: false }, extras: () => [lamp(5.2, -3.9)] },
    above: { weather: 'noon', azimuth: 60, pitch: 40, sailing: true },
    away: { weather: 'evening', azimuth: 46, speed: 0.45, roll: -15, options: { swing: 15 } },
  },
  'black-tern': {
    pier: { weather: 'evening', azimuth: 22, extras: () => [lamp(-7.4, -4.4), lamp(8.4, -4.4)] },
    above: { weather: 'noon', azimuth: 58, pitch: 38, sailing: true },
    away: {
      weather: 'morning',
      azimuth: 28,
      speed: 0.4,
      roll: -7,
      options: { swing: 16 },
      extras: () => [gull(-7, 6, 2, 1.1, 30), gull(-8.4, 6.8, 1, 1.1, 10), gull(-5.4, 7.3, -3, 1, 50)],
    },
  },
  kingfisher: {
    pier: {
      weather: 'noon',
      azimuth: 30,
      afloat: 0.16,
      extras: () => [place(dockFloat(3.6), {}), lifeRing(2.2, -3.2)],
    },
    above: { weather: 'noon', azimuth: 36, pitch: 46, afloat: 0.16, extras: () => [place(dockFloat(3.6), {})] },
    away: { weather: 'evening', azimuth: 38, speed: 0.95, pitch: 7, lift: 0.1, splash: true },
  },
  dipper: {
    pier: {
      weather: 'overcast',
      azimuth: 26,
      afloat: 0.16,
      extras: () => [place(dockFloat(2.9), {}), ladder(2, -1.35)],
    },
    above: { weather: 'noon', azimuth: 30, pitch: 48, afloat: 0.16, extras: () => [place(dockFloat(2.9), {})] },
    away: {
      weather: 'noon',
      azimuth: 46,
      speed: 0.9,
      pitch: 5,
      roll: -17,
      lift: 0.08,
      turn: 0.018,
      splash: true,
      extras: () => [buoy(-13.5, -6, m.paint('#e9c46a', 0.2))],
    },
  },
  sandpiper: {
    pier: {
      weather: 'morning',
      azimuth: 22,
      low: 0.3,
      extras: () => [
        reeds({ x: -4.6, z: -3.4, wide: 1.5, deep: 1.2, count: 110, seed: 3, tall: 1.5 }),
        lilies({ x: 2.2, z: 1.7, wide: 1.2, deep: 0.4, count: 16, seed: 8 }),
      ],
    },
    above: {
      weather: 'noon',
      azimuth: 26,
      pitch: 54,
      low: 0.3,
      extras: () => [lilies({ x: -1.6, z: 1.5, wide: 1.8, deep: 0.6, count: 34, seed: 5 })],
    },
    away: {
      weather: 'overcast',
      azimuth: 24,
      speed: 0.14,
      calm: 0.5,
      extras: () => [
        reeds({ x: -4.4, z: -2.6, wide: 2.4, deep: 1.4, count: 190, seed: 12, tall: 1.6 }),
        duck(3.4, -2.2, 0),
      ],
    },
  },
  'reed-warbler': {
    pier: {
      weather: 'noon',
      azimuth: 26,
      low: 0.3,
      extras: () => [lilies({ x: -2.4, z: 1.7, wide: 1.3, deep: 0.4, count: 18, seed: 21 })],
    },
    above: { weather: 'overcast', azimuth: 24, pitch: 54, low: 0.3 },
    away: { weather: 'evening', azimuth: 34, speed: 0.18, calm: 0.7 },
  },
}
