import { rgb, smoothstep } from '../kit/maths.mjs'
import { glitter } from './tidewater-glitter.mjs'
import { paper } from './washes.mjs'

/** Full moon, black water and the broken light between them. */
export function drawNight(size) {
  const p = paper({ ...size, seed: 58 })
  const horizon = 1180
  const moon = [930, 560]
  const away = (x, y) => Math.hypot(x - moon[0], y - moon[1])
  p.wash((_, y) => horizon - y, rgb('#c9c7ae'), {
    density: 0.4,
    wet: 2,
    wander: 0,
    rim: 0,
    strength: (x, y) => smoothstep(620, 90, away(x, y)),
  })
  p.wash((_, y) => horizon - y, rgb('#39587f'), {
    density: 1,
    wet: 2,
    wander: 0,
    rim: 0,
    bloom: 0.5,
    strength: (x, y) => 0.15 + 0.95 * smoothstep(110, 760, away(x, y)),
  })
  p.wash((_, y) => 700 - y, rgb('#2a3560'), {
    density: 0.9,
    wet: 300,
    wander: 80,
    reach: 0.002,
    rim: 0,
    bloom: 0.7,
    strength: (x, y) => smoothstep(240, 900, away(x, y)),
  })
  for (let k = 0; k < 9; k++) {
    const cx = p.between(100, 1600)
    const cy = p.between(380, 1020)
    const rx = p.between(220, 520)
    p.wash((x, y) => (1 - Math.hypot((x - cx) / rx, (y - cy) / 44)) * 44, rgb('#2f4266'), {
      density: 0.4,
      wet: (_x, y) => (y < cy ? 8 : 44),
      wander: 46,
      reach: 0.006,
      rim: 0.35,
      bloom: 0.8,
      box: [cx - rx - 120, cy - 170, cx + rx + 120, cy + 170],
    })
  }
  p.lift((x, y) => 92 - away(x, y), { wet: 3, left: 0.02, wander: 2, box: [800, 430, 1060, 690] })
  p.wash((x, y) => 90 - away(x, y), rgb('#e3dcbf'), {
    density: 0.5,
    wet: 3,
    wander: 2,
    rim: 0.3,
    bloom: 1.6,
    box: [800, 430, 1060, 690],
  })
  p.wash((_, y) => y - horizon, rgb('#274a6b'), {
    density: 1.15,
    wet: 1.5,
    wander: 1,
    rim: 0.3,
    bloom: 0.5,
    strength: (x, y) =>
      0.35 + 0.75 * smoothstep(40, 620, Math.abs(x - 930) - (y - horizon) * 0.14) + 0.3 * smoothstep(1500, 2400, y),
  })
  p.wash((_, y) => y - horizon, rgb('#1b2a4a'), {
    density: 0.85,
    wet: 1.5,
    wander: 1,
    rim: 0,
    bloom: 0.8,
    strength: (x, y) => 0.1 + smoothstep(160, 700, Math.abs(x - 930) - (y - horizon) * 0.1),
  })
  glitter(p, { x: 930, from: horizon + 5, to: 2300, spread: 300, count: 420, lifted: true, length: 92 })
  glitter(p, {
    x: 930,
    from: horizon + 30,
    to: 2330,
    spread: 420,
    count: 150,
    pigment: rgb('#16294a'),
    density: 0.9,
    length: 110,
  })
  const rock = (left, right, base, tall, k) => {
    const arch = (x) => Math.max(0, Math.sin((Math.PI * (x - left)) / (right - left)))
    const top = (x) => base - tall * arch(x) ** 0.7 * (0.75 + 0.5 * p.fbm(x * 0.012, k, 4))
    p.wash((x, y) => Math.min(y - top(x), base - y, x - left, right - x), rgb('#10182b'), {
      density: 1.7,
      wet: 1.4,
      wander: 3,
      reach: 0.03,
      rim: 0.3,
      bloom: 0.7,
      grainy: 0.8,
      box: [left - 10, base - tall * 1.6, right + 10, base + 8],
    })
    p.wash(
      (x, y) => Math.min(y - base + 4, base + tall * 0.8 * arch(x) - y, (x - left) * 0.4 - 16, (right - x) * 0.4 - 16),
      rgb('#16223c'),
      {
        density: 0.9,
        wet: 12,
        wander: 18,
        reach: 0.02,
        rim: 0,
        box: [left - 20, base - 8, right + 20, base + tall + 60],
      },
    )
  }
  rock(60, 520, 1450, 150, 2)
  rock(1190, 1500, 1330, 88, 9)
  rock(1430, 1560, 1352, 40, 5)
  return p.done()
}
