import { lerp, rgb, smoothstep } from '../kit/maths.mjs'
import { glitter } from './tidewater-glitter.mjs'
import { paper } from './washes.mjs'

/** A cloud that drags its curtains of rain over a flat sea. */
export function drawRain(size) {
  const p = paper({ ...size, seed: 47 })
  const horizon = 830
  p.wash((_, y) => horizon - y, rgb('#f3dfa4'), {
    density: 0.6,
    wet: 2,
    wander: 0,
    rim: 0,
    bloom: 0.4,
    strength: (x) => smoothstep(1500, 100, x),
  })
  p.wash((_, y) => horizon - y, rgb('#a9bac4'), {
    density: 0.6,
    wet: 2,
    wander: 0,
    rim: 0,
    bloom: 0.6,
    strength: (x, y) => 0.35 + 0.65 * smoothstep(400, 1800, x) - 0.3 * smoothstep(500, 830, y),
  })
  for (let k = 0; k < 12; k++) {
    const cx = lerp(900, 2440, k / 11) + p.between(-90, 90)
    const cy = 250 + p.between(-120, 120) - 60 * Math.sin(k)
    const [rx, ry] = [p.between(230, 470), p.between(90, 170)]
    p.wash(
      (x, y) => (1 - Math.hypot((x - cx) / rx, (y - cy) / ry)) * ry,
      rgb(['#6f7386', '#565c72', '#7d7a8c'][k % 3]),
      {
        density: p.between(0.3, 0.55),
        wet: (_x, y) => (y < cy ? 9 : 70),
        wander: 70,
        reach: 0.006,
        rim: 0.3,
        bloom: 0.9,
        grainy: 0.5,
        box: [cx - rx - 160, cy - ry - 140, cx + rx + 160, cy + ry + 200],
      },
    )
  }
  for (let k = 0; k < 7; k++) {
    const cx = p.between(200, 1000)
    const cy = p.between(150, 420)
    const rx = p.between(130, 300)
    p.wash((x, y) => (1 - Math.hypot((x - cx) / rx, (y - cy) / 46)) * 46, rgb('#9aa3ad'), {
      density: 0.3,
      wet: (_x, y) => (y < cy ? 5 : 40),
      wander: 42,
      reach: 0.008,
      rim: 0.3,
      bloom: 0.8,
      box: [cx - rx - 90, cy - 150, cx + rx + 90, cy + 150],
    })
  }
  for (let k = 0; k < 16; k++) {
    const x0 = lerp(1180, 2330, k / 15) + p.between(-50, 50)
    const half = p.between(40, 120)
    p.wash(
      (x, y) => Math.min(half - Math.abs(x - x0 + (y - 380) * 0.34 + 20 * p.noise(y * 0.004, k)), y - 330, horizon - y),
      rgb(k % 3 ? '#59627a' : '#6d7285'),
      {
        density: p.between(0.16, 0.4),
        wet: 46,
        wander: 26,
        reach: 0.005,
        rim: 0,
        bloom: 0.7,
        strength: (x, y) => (0.75 + 0.5 * p.noise((x + y * 0.34) * 0.03, k)) * (1 - 0.35 * smoothstep(480, 830, y)),
      },
    )
  }
  for (let k = 0; k < 9; k++) {
    const x0 = lerp(1250, 2260, k / 8) + p.between(-40, 40)
    p.lift((x, y) => Math.min(9 - Math.abs(x - x0 + (y - 380) * 0.34), y - 440, horizon - y), {
      wet: 22,
      left: 0.66,
      wander: 12,
      reach: 0.006,
      box: [x0 - 330, 400, x0 + 120, horizon],
    })
  }
  p.wash((_, y) => y - horizon, rgb('#64808a'), {
    density: 0.85,
    wet: 1.4,
    wander: 1,
    rim: 0.3,
    bloom: 0.5,
    strength: (x, y) => 0.25 + 0.6 * smoothstep(300, 1500, x) + 0.45 * smoothstep(horizon + 40, 1160, y),
  })
  p.wash((_, y) => y - horizon, rgb('#4a5568'), {
    density: 0.75,
    wet: 3,
    wander: 3,
    rim: 0,
    bloom: 0.6,
    strength: (x, y) => smoothstep(900, 1700, x - (y - horizon) * 0.8) * smoothstep(1130, horizon, y),
  })
  p.wash((_, y) => y - horizon, rgb('#f2d488'), {
    density: 0.4,
    wet: 3,
    rim: 0,
    strength: (x, y) => smoothstep(900, 200, x) * smoothstep(1080, horizon, y),
  })
  glitter(p, { x: 460, from: horizon + 8, to: 1080, spread: 520, count: 110, lifted: true, length: 110 })
  glitter(p, {
    x: 1500,
    from: horizon + 12,
    to: 1090,
    spread: 1300,
    count: 150,
    pigment: rgb('#3c5561'),
    density: 0.55,
    length: 150,
  })
  const [sx, sy] = [700, horizon + 4]
  p.wash((x, y) => Math.min((y - sy + 92) * 0.42 - Math.abs(x - sx - 16), sy - 12 - y, x - sx + 2), rgb('#7a3b2c'), {
    density: 1,
    wet: 1,
    wander: 1,
    rim: 0.4,
    box: [sx - 40, sy - 110, sx + 70, sy],
  })
  p.wash((x, y) => Math.min((y - sy + 74) * 0.36 - Math.abs(x - sx + 8), sy - 12 - y, sx - 3 - x), rgb('#8f4a36'), {
    density: 0.9,
    wet: 1,
    wander: 1,
    rim: 0.4,
    box: [sx - 60, sy - 110, sx + 20, sy],
  })
  p.wash((x, y) => 8 - Math.abs(y - sy + 3) - ((x - sx) / 44) ** 2 * 6, rgb('#26262c'), {
    density: 1.2,
    wet: 1,
    wander: 0.5,
    rim: 0.3,
    box: [sx - 70, sy - 20, sx + 70, sy + 20],
  })
  p.wash((x, y) => Math.min(18 - Math.abs(x - sx), 40 - Math.abs(y - sy - 46)), rgb('#7a4a3a'), {
    density: 0.4,
    wet: 7,
    wander: 12,
    reach: 0.04,
    rim: 0,
    box: [sx - 50, sy, sx + 50, sy + 100],
  })
  p.backrun(2240, 200, 130, 0.35)
  p.backrun(1420, 300, 110, 0.3)
  return p.done()
}
