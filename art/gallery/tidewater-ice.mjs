import { rgb, smoothstep } from '../kit/maths.mjs'
import { paper } from './washes.mjs'

/** A white bay, mostly bare paper, with one small figure. */
export function drawIce(size) {
  const p = paper({ ...size, seed: 73 })
  const shore = 760
  p.wash((_, y) => shore - y, rgb('#b9c8d3'), {
    density: 0.62,
    wet: 60,
    rim: 0,
    bloom: 0.9,
    strength: (_, y) => 0.2 + 0.8 * smoothstep(700, 100, y),
  })
  p.wash((_x, y) => shore - 40 - y, rgb('#eecbb0'), {
    density: 0.5,
    wet: 120,
    rim: 0,
    bloom: 0.5,
    strength: (x, y) => smoothstep(300, 700, y) * smoothstep(1900, 600, x),
  })
  const hill = (x) => shore - 96 - 70 * p.fbm(x * 0.0018, 4, 3) - 40 * Math.sin(x * 0.0016)
  p.wash((x, y) => Math.min(y - hill(x), shore - y), rgb('#93a5b5'), {
    density: 0.75,
    wet: 2,
    wander: 3,
    rim: 0.3,
    bloom: 0.8,
    strength: (x, y) => 0.5 + 0.6 * smoothstep(120, 0, y - hill(x)),
  })
  for (let n = 0; n < 210; n++) {
    const x0 = p.between(40, 2160)
    const crowd = p.noise(x0 * 0.003, 6)
    const tall = p.between(30, 78) * (0.75 + 0.7 * Math.max(0, crowd))
    if (crowd < -0.28) continue
    const y0 = shore + p.between(-6, 6)
    p.wash(
      (x, y) => Math.min((y - y0 + tall) * 0.2 - Math.abs(x - x0) * (1 + 0.5 * p.noise(y * 0.25, x0)), y0 - y),
      rgb(n % 3 ? '#26373f' : '#3c4f55'),
      {
        density: p.between(0.6, 1),
        wet: 1.2,
        wander: 2.4,
        reach: 0.07,
        rim: 0.2,
        box: [x0 - 28, y0 - tall - 8, x0 + 28, y0 + 4],
      },
    )
  }
  p.wash((_x, y) => 10 - Math.abs(y - shore - 6), rgb('#5d7583'), {
    density: 0.6,
    wet: 7,
    wander: 7,
    reach: 0.02,
    rim: 0.2,
    box: [0, shore - 40, 2200, shore + 50],
  })
  p.wash((_, y) => y - shore, rgb('#c3d4dc'), {
    density: 0.5,
    wet: 3,
    rim: 0,
    bloom: 0.9,
    strength: (x, y) => 0.7 * smoothstep(shore + 420, shore, y) + 0.55 * smoothstep(1500, 2200, y + 0.3 * x),
  })
  for (let k = 0; k < 9; k++) {
    const y0 = shore + 70 + k * k * 15
    const cx = p.between(500, 1700)
    const wide = p.between(300, 800)
    p.wash(
      (x, y) => (5 + k * 2.4) * (1 - ((x - cx) / wide) ** 2) - Math.abs(y - y0 - 8 * p.noise(x * 0.004, k)),
      rgb('#a9c2d0'),
      {
        density: 0.42,
        wet: (_x, y) => (y < y0 ? 2 : 14),
        wander: 12,
        reach: 0.01,
        rim: 0.3,
        bloom: 0.7,
        box: [cx - wide - 160, y0 - 70, cx + wide + 160, y0 + 80],
      },
    )
  }
  const crack = (x0, y0, way, length, thick) => {
    let [x, y, a] = [x0, y0, way]
    const points = []
    for (let k = 0; k < length; k++) {
      a = way + 0.9 * p.noise(k * 0.16, x0)
      x += Math.cos(a) * 22
      y += Math.sin(a) * 22 * (0.35 + ((y - shore) / 1400) * 0.5)
      points.push([x, y])
    }
    const width = (k) => thick * (1 - k / points.length) + 0.8
    const inside = (u, v) => {
      let best = -99
      for (let k = 1; k < points.length; k++) {
        const [[ax, ay], [bx, by]] = [points[k - 1], points[k]]
        if (Math.abs(u - ax) > 40) continue
        const t = Math.max(
          0,
          Math.min(1, ((u - ax) * (bx - ax) + (v - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
        )
        best = Math.max(best, width(k) - Math.hypot(u - ax - (bx - ax) * t, v - ay - (by - ay) * t))
      }
      return best
    }
    const [xs, ys] = [points.map((q) => q[0]), points.map((q) => q[1])]
    p.wash(inside, rgb('#5f8ba5'), {
      density: 0.8,
      wet: 1.2,
      wander: 2.6,
      reach: 0.03,
      rim: 0.4,
      bloom: 0.9,
      box: [Math.min(...xs) - 14, Math.min(...ys) - 14, Math.max(...xs) + 14, Math.max(...ys) + 14],
    })
    return points
  }
  const main = crack(140, 1960, -0.32, 74, 6)
  for (const [k, way] of [
    [14, 0.5],
    [26, -1.1],
    [38, 0.4],
    [52, -0.9],
  ])
    crack(main[k][0], main[k][1], way, 22, 3)
  const [fx, fy] = [1420, 1330]
  p.wash((x, y) => Math.min(5 + (y - fy + 74) * 0.12 - Math.abs(x - fx), y - fy + 62, fy - y), rgb('#a3312a'), {
    density: 1.25,
    wet: 1,
    wander: 1.5,
    reach: 0.06,
    rim: 0.3,
    box: [fx - 30, fy - 80, fx + 30, fy + 4],
  })
  p.wash((x, y) => 8.5 - Math.hypot(x - fx, y - fy + 70), rgb('#2b2a30'), {
    density: 1.2,
    wet: 1,
    wander: 1,
    rim: 0.3,
    box: [fx - 20, fy - 90, fx + 20, fy - 50],
  })
  p.wash((x, y) => Math.min(3.4 - Math.abs(Math.abs(x - fx) - 5), y - fy + 4, fy + 24 - y), rgb('#2b2a30'), {
    density: 1.2,
    wet: 1,
    wander: 0.6,
    rim: 0.3,
    box: [fx - 20, fy - 10, fx + 20, fy + 30],
  })
  p.wash(
    (x, y) => Math.min(8 + (x - fx) * 0.004 - Math.abs(y - fy - 22 - (x - fx) * 0.17), x - fx, fx + 330 - x),
    rgb('#86a5bb'),
    { density: 0.75, wet: 3, wander: 3, reach: 0.02, rim: 0.2, box: [fx - 10, fy, fx + 360, fy + 110] },
  )
  p.backrun(560, 330, 170, 0.4)
  p.backrun(1620, 1830, 200, 0.4)
  p.spatter(26, rgb('#5f8ba5'), {
    at: (next) => [next() * 1900 + 150, 1500 + next() * 560],
    largest: 6,
    density: 0.4,
  })
  return p.done()
}
