import { lerp, rgb, smoothstep } from '../kit/maths.mjs'
import { glitter } from './tidewater-glitter.mjs'
import { paper } from './washes.mjs'

/** Low sun, ebb tide: gold in a broken path, wet sand and a row of posts. */
export function drawEvening(size) {
  const p = paper({ ...size, seed: 21 })
  const horizon = 760
  const sun = [980, 560]
  const away = (x, y) => Math.hypot(x - sun[0], (y - sun[1]) * 1.15)
  p.wash((_, y) => horizon + 60 - y, rgb('#f4c566'), {
    density: 0.7,
    wet: 90,
    rim: 0,
    strength: (x, y) => smoothstep(900, 60, away(x, y)) ** 1.5,
  })
  p.wash((_, y) => horizon + 30 - y, rgb('#e59a78'), {
    density: 0.5,
    wet: 60,
    rim: 0,
    strength: (x, y) => smoothstep(380, 760, y) * smoothstep(1500, 200, away(x, y)),
  })
  p.wash((_, y) => 600 - y, rgb('#7d93a6'), {
    density: 0.85,
    wet: 250,
    wander: 120,
    reach: 0.002,
    rim: 0,
    bloom: 0.8,
    strength: (x, y) => smoothstep(180, 1100, away(x, y)),
  })
  for (let k = 0; k < 8; k++) {
    const [cx, cy] = [p.between(100, 2300), p.between(110, 520)]
    const wide = p.between(260, 720)
    p.wash(
      (x, y) => 50 * (1 - ((x - cx) / wide) ** 2) - Math.abs(y - cy - (x - cx) * 0.05),
      rgb(k % 3 ? '#7c8699' : '#a8868a'),
      {
        density: 0.34,
        wet: (x) => lerp(16, 54, smoothstep(cx - 260, cx + 260, x)),
        wander: 60,
        reach: 0.006,
        rim: 0.25,
        bloom: 0.6,
        box: [cx - wide - 420, cy - 260, cx + wide + 420, cy + 260],
      },
    )
  }
  p.lift((x, y) => 56 - away(x, y), { wet: 7, left: 0.02, wander: 2 })
  p.wash((x, y) => 54 - away(x, y), rgb('#fbe4a0'), {
    density: 0.4,
    wet: 5,
    wander: 3,
    rim: 0.2,
    box: [880, 460, 1080, 660],
  })
  const shore = (x) => 1310 + 46 * Math.sin(x * 0.0016 + 0.5) + 16 * Math.sin(x * 0.007 + 2)
  p.wash((x, y) => Math.min(y - horizon, shore(x) + 30 - y), rgb('#5f8599'), {
    density: 0.8,
    wet: (_, y) => (y > 1100 ? 34 : 1.5),
    wander: 4,
    rim: 0.2,
    bloom: 0.4,
    strength: (x, y) =>
      0.2 + 0.6 * smoothstep(40, 1100, Math.abs(x - 990) - (y - horizon) * 0.3) + 0.3 * smoothstep(1320, 760, y),
  })
  p.wash((_, y) => Math.min(y - horizon, 1360 - y), rgb('#f0bd74'), {
    density: 0.5,
    wet: 30,
    rim: 0,
    strength: (x, y) => smoothstep(240 + (y - horizon) * 0.4, 20, Math.abs(x - 985)),
  })
  for (let k = 0; k < 6; k++) {
    const y0 = 800 + k * k * 14
    p.wash((_, y) => 5 + k * 2.5 - Math.abs(y - y0 - 4 * k), rgb('#476d85'), {
      density: 0.3,
      wet: 6 + k * 2,
      wander: 14 + k * 5,
      reach: 0.004,
      rim: 0.2,
      bloom: 0.9,
      strength: (x) => smoothstep(120, 420, Math.abs(x - 985)),
    })
  }
  glitter(p, { x: 985, from: horizon + 6, to: 1300, spread: 250, count: 190, lifted: true })
  glitter(p, {
    x: 1150,
    from: horizon + 12,
    to: 1290,
    spread: 1200,
    count: 130,
    pigment: rgb('#3f667e'),
    density: 0.5,
    length: 150,
  })
  glitter(p, {
    x: 985,
    from: horizon + 40,
    to: 1330,
    spread: 190,
    count: 36,
    pigment: rgb('#d08a58'),
    density: 0.45,
  })
  const far = (x) => horizon - 6 - 46 * smoothstep(900, 420, x) * smoothstep(-200, 300, x) + 9 * p.noise(x * 0.01, 2)
  p.wash((x, y) => Math.min(y - far(x), horizon + 2 - y, (890 - x) * 0.2), rgb('#8b97a8'), {
    density: 0.7,
    wet: 2,
    wander: 2,
    rim: 0.4,
    bloom: 0.4,
  })
  const land = (x) =>
    horizon +
    6 -
    120 * smoothstep(1480, 1830, x) -
    110 * smoothstep(1800, 2330, x) +
    (26 * p.noise(x * 0.008, 4) + 8 * p.noise(x * 0.05, 8)) * smoothstep(1470, 1600, x)
  p.wash((x, y) => Math.min(y - land(x), horizon + 3 - y, (x - 1470) * 0.2), rgb('#465a6d'), {
    density: 1,
    wet: 1.6,
    wander: 2,
    rim: 0.5,
    bloom: 0.9,
    grainy: 0.6,
    strength: (x, y) => 0.75 + 0.45 * smoothstep(1500, 2200, x) - 0.35 * smoothstep(horizon - 60, horizon, y),
  })
  p.wash((x, y) => Math.min(y - horizon, horizon + 120 * smoothstep(1500, 2100, x) - y), rgb('#43617a'), {
    density: 0.6,
    wet: 22,
    wander: 12,
    reach: 0.02,
    rim: 0,
  })
  p.wash((x, y) => y - shore(x) + 10, rgb('#c3a67e'), {
    density: 0.75,
    wet: 18,
    wander: 14,
    rim: 0.3,
    bloom: 0.7,
    grainy: 0.8,
    strength: (x, y) => 0.5 + 0.6 * smoothstep(1330, 1640, y) - 0.4 * smoothstep(460, 40, Math.abs(x - 985)),
  })
  p.wash((x, y) => 16 - Math.abs(y - shore(x) - 34), rgb('#7b7a74'), {
    density: 0.45,
    wet: 12,
    wander: 16,
    reach: 0.01,
    rim: 0.3,
  })
  for (let k = 0; k < 5; k++) {
    const y0 = 1415 + k * 42
    const cx = p.between(500, 1900)
    const wide = p.between(500, 900)
    p.wash(
      (x, y) => (11 + k * 2) * (1 - ((x - cx) / wide) ** 2) - Math.abs(y - y0 - 16 * Math.sin(x * 0.004 + k)),
      rgb('#8d9aa3'),
      {
        density: 0.5,
        wet: 9,
        wander: 18,
        reach: 0.008,
        rim: 0.4,
        bloom: 0.6,
        box: [cx - wide - 260, y0 - 90, cx + wide + 260, y0 + 90],
      },
    )
  }
  for (let k = 0; k < 9; k++) {
    const x0 = 330 + k * 46 + p.between(-8, 8)
    const top = 1150 + k * 13 + p.between(-16, 16)
    const foot = 1330 + k * 14
    p.wash(
      (x, y) => Math.min(5.5 + k * 0.35 - Math.abs(x - x0 - (y - top) * 0.03), y - top, foot - y),
      rgb('#2a2620'),
      { density: 1.2, wet: 1.2, wander: 2, reach: 0.03, rim: 0.4, box: [x0 - 30, top - 20, x0 + 40, foot + 20] },
    )
    p.wash(
      (x, y) => Math.min(5 - Math.abs(x - x0 - (y - foot) * 0.5 - 4 * p.noise(y * 0.06, k)), y - foot, foot + 95 - y),
      rgb('#6b6660'),
      { density: 0.5, wet: 4, wander: 3, reach: 0.03, box: [x0 - 40, foot - 10, x0 + 110, foot + 120] },
    )
  }
  p.backrun(420, 300, 150, 0.32)
  p.backrun(1890, 1500, 130, 0.4)
  p.spatter(30, rgb('#4a4038'), { at: (next) => [next() * 2200 + 100, 1400 + next() * 220], largest: 4.5 })
  return p.done()
}
