import { rgb, smoothstep } from '../kit/maths.mjs'
import { paper } from './washes.mjs'

/** Mountains that fade into mist and their mirror in still water. */
export function drawMorning(size) {
  const p = paper({ ...size, seed: 31 })
  const shore = 960
  p.wash((_, y) => 900 - y, rgb('#8fa9bd'), {
    density: 0.6,
    wet: 200,
    rim: 0,
    bloom: 0.6,
    strength: (_, y) => smoothstep(760, 60, y),
  })
  p.wash((_, y) => 760 - y, rgb('#f0a894'), {
    density: 0.62,
    wet: 160,
    rim: 0,
    bloom: 0.4,
    strength: (x, y) => smoothstep(180, 520, y) * (0.45 + 0.55 * smoothstep(1300, 0, Math.abs(x - 1500))),
  })
  p.wash((_, y) => 700 - y, rgb('#f6d58f'), {
    density: 0.5,
    wet: 120,
    rim: 0,
    strength: (x, y) => smoothstep(330, 560, y) * smoothstep(900, 0, Math.abs(x - 1560)),
  })
  const ridges = [
    [520, 150, 0.0011, '#a9b7c9', 0.45],
    [600, 190, 0.0016, '#8fa4bc', 0.6],
    [700, 210, 0.002, '#6d8ba6', 0.8],
    [800, 190, 0.0026, '#4f728c', 0.95],
    [884, 120, 0.0042, '#36566a', 1.1],
  ]
  for (const [n, [level, tall, rough, colour, density]] of ridges.entries()) {
    const side = n % 2 ? 1 : -1
    const top = (x) =>
      level -
      tall * Math.max(-0.2, p.fbm(x * rough + n * 13, n * 5, 4) * 1.5 + 0.28 * side * ((x - 1200) / 1200)) -
      18 * p.noise(x * 0.012, n)
    p.wash((x, y) => Math.min(y - top(x), shore - y + 8), rgb(colour), {
      density,
      wet: (_x, y) => (y > shore - 30 ? 5 : 1.6),
      wander: 2.5,
      rim: 0.4,
      bloom: 0.6,
      grainy: 0.5,
      strength: (x, y) => 0.28 + 0.85 * smoothstep(tall * 1.3 + 60, 0, y - top(x)) + (n === 4 ? 0.5 : 0),
    })
    p.wash((x, y) => Math.min(y - shore, shore + (shore - top(x)) * 0.82 - y), rgb(colour), {
      density: density * 0.6,
      wet: 16,
      wander: 12,
      reach: 0.02,
      rim: 0.05,
      bloom: 0.5,
      strength: (_, y) => 1 - 0.5 * smoothstep(shore, shore + 420, y),
    })
  }
  for (let n = 0; n < 90; n++) {
    const x0 = p.between(60, 2340)
    const y0 = shore + 4
    const tall = p.between(14, 62) * (0.6 + 0.6 * Math.abs(p.noise(x0 * 0.004, 3)))
    if (p.noise(x0 * 0.003, 8) < -0.15) continue
    p.wash(
      (x, y) => Math.min((y - y0 + tall) * 0.24 - Math.abs(x - x0) * (1 + 0.3 * p.noise(y * 0.2, x0)), y0 - y),
      rgb('#1f3a45'),
      {
        density: 0.95,
        wet: 1.4,
        wander: 2.6,
        reach: 0.06,
        rim: 0.2,
        box: [x0 - 26, y0 - tall - 8, x0 + 26, y0 + 4],
      },
    )
  }
  p.wash((_, y) => y - shore - 300, rgb('#587f94'), {
    density: 0.55,
    wet: 200,
    wander: 30,
    rim: 0,
    bloom: 0.6,
    strength: (_, y) => smoothstep(1150, 1600, y),
  })
  for (let k = 0; k < 7; k++) {
    const y0 = shore + 60 + k * k * 9
    p.lift(
      (x, y) =>
        1.6 +
        k * 0.7 -
        Math.abs(y - y0 - 3 * p.noise(x * 0.01, k)) -
        16 * Math.max(0, p.noise(x * 0.0022, k * 7) + 0.05),
      { wet: 2, left: 0.6, wander: 3, reach: 0.006, box: [60, y0 - 16, 2340, y0 + 16] },
    )
  }
  p.lift((_, y) => 15 - Math.abs(y - shore - 2), {
    wet: 12,
    left: 0.5,
    wander: 8,
    reach: 0.005,
    box: [0, shore - 50, 2400, shore + 50],
  })
  const [bx, by] = [980, 1262]
  p.wash((x, y) => Math.min(12 - Math.abs(y - by) - ((x - bx) / 70) ** 2 * 10, y - by + 9), rgb('#24262b'), {
    density: 1.2,
    wet: 1,
    wander: 1,
    rim: 0.3,
    box: [bx - 100, by - 30, bx + 100, by + 30],
  })
  p.wash(
    (x, y) => Math.min(9 - Math.abs(x - bx - 8) * (1 - (by - y) * 0.004), by - 6 - y, y - by + 62),
    rgb('#24262b'),
    { density: 1.15, wet: 1.2, wander: 2.5, reach: 0.05, rim: 0.3, box: [bx - 30, by - 80, bx + 50, by + 6] },
  )
  p.wash((x, y) => Math.min(44 - Math.abs(x - bx), 34 - Math.abs(y - by - 36)) * 0.5, rgb('#3f5563'), {
    density: 0.6,
    wet: 8,
    wander: 14,
    reach: 0.03,
    rim: 0,
    box: [bx - 120, by, bx + 120, by + 110],
  })
  p.backrun(400, 240, 140, 0.3)
  p.backrun(2040, 1420, 160, 0.3)
  return p.done()
}
