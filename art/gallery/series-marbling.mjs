/** "Ink on Water": prints marbled after the mathematics of drops and combs. */
import { rgb } from '../kit/maths.mjs'
import { seeded } from '../kit/random.mjs'
import { bath, margin, print } from './marbling.mjs'
import { grain } from './surface.mjs'

const PAPER = rgb('#f3ecdd')

function finish(sheet, { seed, edge = 0.032 }) {
  if (edge > 0) margin(sheet, Math.min(sheet.width, sheet.height) * edge, PAPER, seed)
  grain(sheet, seed, { tooth: 0.022, fine: 0.014, size: Math.max(2, sheet.width / 520) })
  return sheet
}

/** Ink and clear water dropped in turn at the same places: rings within rings. */
function suminagashi({ width, height, seed, inks, centres, breath }) {
  const { steps, ...tools } = bath()
  const { next, between } = seeded(seed)
  const longest = Math.max(...centres.map(({ rings }) => rings))
  for (let ring = 0; ring < longest; ring++)
    for (const { x, y, rings, radius, ink = 1 } of centres) {
      if (ring >= rings) continue
      const size = radius * between(0.72, 1.25)
      const wander = radius * 0.22
      tools.drop(x + between(-wander, wander), y + between(-wander, wander), size * between(0.55, 0.8), ink)
      tools.drop(x + between(-wander, wander), y + between(-wander, wander), size, 0)
    }
  breath(tools, { next, between })
  return finish(print({ width, height, inks, seed, steps, thin: 0.3, rim: 0.5 }), { seed })
}

const breaths = (tools, between, count, strength) => {
  for (let i = 0; i < count; i++)
    tools.comb(between(-0.9, 0.9), between(-0.9, 0.9), between(0, 6.3), between(-1, 1) * strength, between(0.08, 0.3))
  tools.wave(between(0, 3), strength * 0.25, between(0.5, 0.8), between(0, 6))
  tools.wave(between(0, 3), strength * 0.14, between(0.22, 0.4), between(0, 6))
  tools.wave(between(0, 3), strength * 0.06, between(0.09, 0.14), between(0, 6))
}

/** A ground of many drops in several colours, biggest first. */
function stones(tools, { next, between }, { across, down, count, weights, from, to }) {
  const total = weights.reduce((sum, weight) => sum + weight)
  for (let i = 0; i < count; i++) {
    let chance = next() * total
    let ink = 0
    while (chance > weights[ink] && ink < weights.length - 1) chance -= weights[ink++]
    const size = from + (to - from) * (i / count) ** 0.6
    tools.drop(between(-across, across), between(-down, down), size * between(0.55, 1.3), ink)
  }
}

export const marblings = [
  {
    file: 'ink-rings',
    title: 'Four Breaths',
    alt: 'Marbled print: indigo and blue rings, fine as hair, spread from three places and lean into each other; a fourth, at the lower edge, is red.',
    year: 2023,
    width: 1900,
    height: 2400,
    draw: (size) =>
      suminagashi({
        ...size,
        seed: 41,
        inks: [PAPER, rgb('#232c52'), rgb('#c23a2b'), rgb('#5b6a94')],
        centres: [
          { x: -0.16, y: -0.3, rings: 40, radius: 0.062 },
          { x: 0.3, y: 0.06, rings: 26, radius: 0.055, ink: 3 },
          { x: -0.26, y: 0.36, rings: 20, radius: 0.06 },
          { x: 0.22, y: 0.48, rings: 7, radius: 0.045, ink: 2 },
        ],
        breath: (tools, { between }) => breaths(tools, between, 7, 0.16),
      }),
  },
  {
    file: 'nonpareil',
    title: 'Peacock, Dismantled',
    alt: 'Marbled print: rows of combed feathers in petrol, ochre and cream, pulled apart by three large curls.',
    year: 2022,
    width: 1900,
    height: 2400,
    draw: ({ width, height }) => {
      const { steps, ...tools } = bath()
      const random = seeded(7)
      stones(tools, random, { across: 0.75, down: 0.9, count: 380, weights: [2, 4, 3, 3, 2, 1], from: 0.06, to: 0.034 })
      tools.comb(0, 0, Math.PI / 2, 0.26, 0.02, 0.13)
      tools.comb(0.065, 0, -Math.PI / 2, 0.26, 0.02, 0.13)
      tools.comb(0, 0, 0, 0.09, 0.007, 0.042)
      tools.whirl(-0.17, -0.3, 0.22, 0.13)
      tools.whirl(0.2, 0.08, -0.24, 0.13)
      tools.whirl(-0.14, 0.42, 0.22, 0.13)
      const inks = ['#efe4cc', '#0f4a58', '#d99a2b', '#15222f', '#b8432f', '#8fb3a8'].map(rgb)
      return finish(print({ width, height, inks, seed: 7, steps, thin: 0.1, rim: 0.12 }), { seed: 7 })
    },
  },
  {
    file: 'spanish-wave',
    title: 'Letter to Seville',
    alt: 'Marbled print: veined stones in oxblood, pink and grey; regular folds of light and shadow run across it like a rippled cloth.',
    year: 2022,
    width: 1800,
    height: 2400,
    draw: ({ width, height }) => {
      const { steps, ...tools } = bath()
      const random = seeded(19)
      stones(tools, random, { across: 0.7, down: 0.85, count: 700, weights: [1, 6, 4, 3, 1.5], from: 0.085, to: 0.026 })
      for (let i = 0; i < 130; i++)
        tools.drop(random.between(-0.6, 0.6), random.between(-0.75, 0.75), random.between(0.005, 0.016), 0)
      breaths(tools, random.between, 4, 0.05)
      const fold = (x, y, noise) => {
        const along = x * 0.83 + y * 0.56 + 0.018 * noise(x * 3, y * 3) + 0.006 * noise(x * 11, y * 11)
        const wave = Math.sin(along * 78 + 1.6 * noise(x * 1.4 + 4, y * 1.4))
        return 0.95 + 0.12 * wave + 0.05 * Math.sin(along * 156 + 0.8)
      }
      const inks = ['#f0dfd0', '#6d1624', '#d98a86', '#8f8a8c', '#22161d'].map(rgb)
      return finish(print({ width, height, inks, seed: 19, steps, thin: 0.1, rim: 0.2, shade: fold }), { seed: 19 })
    },
  },
  {
    file: 'one-stone',
    title: 'One Stone, Thrown',
    alt: 'Ink rings on white paper: a single place sends fine black rings outwards; three of them are gold.',
    year: 2025,
    width: 2200,
    height: 2200,
    draw: ({ width, height }) => {
      const { steps, ...tools } = bath()
      const { between } = seeded(88)
      for (let ring = 0; ring < 46; ring++) {
        const size = 0.036 + ring * 0.0007
        const [x, y] = [-0.06 + between(-0.012, 0.012), 0.02 + between(-0.012, 0.012)]
        tools.drop(x, y, size * between(0.5, 0.72), ring > 12 && ring < 16 ? 2 : 1)
        tools.drop(x, y, size * between(0.85, 1.1), 0)
      }
      breaths(tools, between, 6, 0.17)
      const inks = ['#f5f0e6', '#191a20', '#c8962e'].map(rgb)
      return finish(print({ width, height, inks, seed: 88, steps, thin: 0.35, rim: 0.55 }), { seed: 88, edge: 0 })
    },
  },
  {
    file: 'unstirred',
    title: 'Shoreline, Hardly Stirred',
    alt: 'Marbled panorama: horizontal veins of sand, sea green, slate and white drift past each other like a coast seen from the air.',
    year: 2024,
    width: 2560,
    height: 1120,
    draw: ({ width, height }) => {
      const { steps, ...tools } = bath()
      const { between, next } = seeded(52)
      const bands = [
        [3, 0.42],
        [2, 0.2],
        [1, 0.02],
        [5, -0.1],
        [4, -0.3],
        [3, -0.46],
      ]
      for (let i = 0; i < 640; i++) {
        const x = between(-1.5, 1.5)
        const y = between(-0.62, 0.62)
        const near = bands.reduce((best, band) => (Math.abs(band[1] - y) < Math.abs(best[1] - y) ? band : best))
        tools.drop(x, y + between(-0.03, 0.03), between(0.018, 0.062), next() < 0.12 ? 0 : near[0])
      }
      for (let i = 0; i < 26; i++)
        tools.comb(0, between(-0.5, 0.5), between(-0.06, 0.06), between(-1, 1) * 1.1, between(0.012, 0.06))
      tools.wave(Math.PI * 0.02, 0.036, 1.3, 1)
      tools.wave(Math.PI * -0.03, 0.022, 0.47, 3)
      tools.wave(0.1, 0.008, 0.19, 2)
      const inks = ['#f1ead9', '#1e5561', '#7fae9f', '#d9bf92', '#2c3a46', '#bfd2c4'].map(rgb)
      return finish(print({ width, height, inks, seed: 52, steps, thin: 0.14, rim: 0.2 }), { seed: 52, edge: 0 })
    },
  },
  {
    file: 'iris',
    title: 'Iris',
    alt: 'Marbled print on black: a great eye of curled rings in turquoise, gold and rust around a dark pupil.',
    year: 2023,
    width: 2200,
    height: 2200,
    draw: ({ width, height }) => {
      const { steps, ...tools } = bath()
      const { between, next } = seeded(64)
      for (let ring = 0; ring < 34; ring++) {
        const ink = [1, 2, 3, 1, 4, 2][ring % 6]
        tools.drop(between(-0.004, 0.004), between(-0.004, 0.004), between(0.05, 0.085), next() < 0.3 ? 0 : ink)
      }
      tools.drop(0, 0, 0.115, 5)
      for (const [count, away, pull, reach] of [
        [18, 0.375, 0.11, 0.05],
        [18, 0.29, -0.1, 0.04],
        [18, 0.215, 0.08, 0.028],
        [18, 0.155, -0.05, 0.02],
      ])
        for (let k = 0; k < count; k++) {
          const a = ((k + (away > 0.25 ? 0 : 0.5)) / count) * Math.PI * 2
          tools.whirl(Math.cos(a) * away, Math.sin(a) * away, pull, reach)
        }
      for (const [radius, pull] of [
        [0.19, 0.05],
        [0.25, -0.05],
        [0.34, 0.06],
      ])
        tools.ring(0, 0, radius, pull, 0.03)
      breaths(tools, between, 2, 0.03)
      const inks = ['#12141c', '#2fa39a', '#d9a441', '#0f4f5c', '#b5482c', '#07080c'].map(rgb)
      return finish(print({ width, height, inks, seed: 64, steps, thin: 0.2, rim: 0.25 }), { seed: 64, edge: 0 })
    },
  },
]
