import { rgb, smoothstep } from '../kit/maths.mjs'
import { paper } from './washes.mjs'

/** Reeds in fog, sharp in front and pale behind. */
export function drawReeds(size) {
  const p = paper({ ...size, seed: 67 })
  const line = 1650
  p.wash((_, y) => 2400 - y, rgb('#b9c0bd'), {
    density: 0.5,
    wet: 60,
    rim: 0,
    bloom: 0.7,
    strength: (_, y) => 0.25 + 0.6 * smoothstep(1000, 100, y) + 0.3 * smoothstep(1900, 2400, y),
  })
  p.wash((x, y) => 240 - Math.abs(y - 1130 + 120 * p.fbm(x * 0.002, 3, 3)), rgb('#a9b1a6'), {
    density: 0.5,
    wet: 190,
    wander: 60,
    reach: 0.003,
    rim: 0,
    bloom: 0.8,
  })
  p.wash((x, y) => Math.min(y - 1130 + 70 * p.fbm(x * 0.006, 8, 4), line - 240 - y), rgb('#8f9a92'), {
    density: 0.45,
    wet: (_, y) => (y > 1250 ? 130 : 14),
    wander: 16,
    reach: 0.02,
    rim: 0.1,
    bloom: 0.8,
  })
  const reed = (x0, foot, tall, lean, thick, colour, density, blur) => {
    const at = (y) => {
      const t = (foot - y) / tall
      return x0 + lean * t * t + 6 * Math.sin(t * 3 + x0)
    }
    const [a, b] = [Math.min(x0, x0 + lean) - 40, Math.max(x0, x0 + lean) + 40]
    p.wash(
      (x, y) => Math.min(thick * (1.15 - 0.75 * ((foot - y) / tall)) - Math.abs(x - at(y)), y - foot + tall, foot - y),
      colour,
      {
        density,
        wet: blur,
        wander: 0.8,
        reach: 0.02,
        rim: blur < 2 ? 0.3 : 0,
        bloom: 0.5,
        box: [a, foot - tall - 10, b, foot + 4],
      },
    )
    p.wash(
      (x, y) =>
        Math.min(
          thick - Math.abs(x - 2 * x0 + at(2 * foot - y) - 0 - 5 * p.noise(y * 0.05, x0)) * 1,
          y - foot,
          foot + tall * 0.55 - y,
        ),
      colour,
      {
        density: density * 0.4,
        wet: blur + 2.5,
        wander: 2,
        reach: 0.04,
        rim: 0,
        box: [2 * x0 - b, foot, 2 * x0 - a, foot + tall * 0.55 + 10],
      },
    )
    return [at(foot - tall), foot - tall]
  }
  const plume = (x, y, lean, tall, colour, density) => {
    for (let k = 0; k < 15; k++) {
      const t = k / 14
      const [px, py] = [x + lean * 0.16 * t + p.between(-4, 4), y + tall * t - tall * 0.7]
      const w = 6 + 15 * Math.sin(Math.PI * (0.15 + t * 0.8))
      p.wash(
        (u, v) =>
          4.4 - Math.abs(v - py - (u - px) * 0.9 * Math.sign(lean || 1)) - Math.max(0, Math.abs(u - px) - w) * 2,
        colour,
        {
          density: density * p.between(0.4, 0.9),
          wet: 1.4,
          wander: 3,
          reach: 0.08,
          rim: 0.2,
          box: [px - w - 12, py - 34, px + w + 12, py + 34],
        },
      )
    }
  }
  const layers = [
    [36, 1560, 430, '#b7b29b', 0.45, 5, 2.4],
    [40, line, 640, '#a58f62', 0.7, 1.8, 3.2],
    [34, line + 130, 940, '#7b5f33', 1, 1, 4.4],
  ]
  for (const [n, [count, foot, tall, colour, density, blurred, thick]] of layers.entries())
    for (let k = 0; k < count; k++) {
      const middle = n === 0 ? 880 : n === 1 ? 1130 : 430
      const x0 = middle + (p.next() + p.next() + p.next() - 1.5) * (n === 0 ? 820 : 480)
      if (x0 < 110 || x0 > 1650) continue
      const long = tall * p.between(0.6, 1.15)
      const lean = p.between(-60, 150) * (n + 1) * 0.45
      const [tx, ty] = reed(
        x0,
        foot + p.between(-18, 18),
        long,
        lean,
        thick * p.between(0.6, 1.1),
        rgb(colour),
        density * p.between(0.7, 1.1),
        blurred,
      )
      if (n > 0 && p.next() < 0.62) plume(tx, ty, lean, 74 + n * 22, rgb(n === 1 ? '#a5825a' : '#6a4526'), density)
    }
  for (let k = 0; k < 8; k++) {
    const y0 = line + 60 + k * 64
    p.lift(
      (x, y) => 3.5 - Math.abs(y - y0 - 4 * p.noise(x * 0.01, k)) - 5 * Math.max(0, p.noise(x * 0.004, k * 5) + 0.1),
      { wet: 2, left: 0.35, wander: 2, box: [80, y0 - 16, 1680, y0 + 16] },
    )
  }
  const [hx, hy] = [1240, line + 330]
  p.wash((x, y) => 26 - Math.hypot((x - hx) / 2, (y - hy) * 1.25), rgb('#2c3136'), {
    density: 1.1,
    wet: 1.4,
    wander: 3,
    rim: 0.3,
    box: [hx - 80, hy - 40, hx + 80, hy + 40],
  })
  p.wash((x, y) => Math.min(8 - Math.abs(x - hx - 36 - (hy - y) * 0.12), y - hy + 60, hy - y), rgb('#2c3136'), {
    density: 1,
    wet: 1.2,
    wander: 1,
    rim: 0.2,
    box: [hx + 10, hy - 70, hx + 70, hy + 4],
  })
  p.wash((x, y) => 12 - Math.hypot((x - hx - 50) / 1.5, y - hy + 60), rgb('#2c3136'), {
    density: 1.1,
    wet: 1,
    wander: 1,
    rim: 0.2,
    box: [hx + 20, hy - 80, hx + 80, hy - 40],
  })
  p.wash((x, y) => 20 - Math.hypot((x - hx - 4) / 2.4, (y - hy - 44) * 0.8), rgb('#5a6468'), {
    density: 0.5,
    wet: 9,
    wander: 10,
    reach: 0.04,
    rim: 0,
    box: [hx - 90, hy + 4, hx + 90, hy + 100],
  })
  p.backrun(1330, 420, 170, 0.34)
  p.backrun(420, 700, 110, 0.26)
  p.spatter(60, rgb('#7b5f33'), {
    at: (next) => [next() * 1400 + 160, 900 + next() * 1000],
    largest: 5,
    density: 0.5,
  })
  return p.done()
}
