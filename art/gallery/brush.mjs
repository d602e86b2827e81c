/** Strokes drawn into a surface as chains of round-ended pieces, smooth at the edges and even where they join. */

export function brush({ width, height, data }) {
  const owner = new Int32Array(width * height)
  const reached = new Float32Array(width * height)
  const under = new Float32Array(width * height * 3)
  let strokes = 0

  /** `points` are [x, y, radius, strength]; the colour lies over what is there, or with `ink` soaks into it. */
  return function stroke(points, colour, { ink = false } = {}) {
    strokes++
    for (let k = 0; k + 1 < points.length; k++) {
      const [ax, ay, ar, as = 1] = points[k]
      const [bx, by, br, bs = 1] = points[k + 1]
      const dx = bx - ax
      const dy = by - ay
      const length = dx * dx + dy * dy || 1e-9
      const most = Math.max(ar, br) + 1
      const x0 = Math.max(0, Math.floor(Math.min(ax, bx) - most))
      const x1 = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + most))
      const y0 = Math.max(0, Math.floor(Math.min(ay, by) - most))
      const y1 = Math.min(height - 1, Math.ceil(Math.max(ay, by) + most))
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) {
          let t = ((x - ax) * dx + (y - ay) * dy) / length
          t = t < 0 ? 0 : t > 1 ? 1 : t
          const ox = x - ax - dx * t
          const oy = y - ay - dy * t
          const radius = ar + (br - ar) * t
          let a = radius + 0.5 - Math.sqrt(ox * ox + oy * oy)
          if (a <= 0) continue
          a = (a > 1 ? 1 : a) * Math.min(1, radius * 2) * (as + (bs - as) * t)
          const i = y * width + x
          const j = i * 3
          if (owner[i] !== strokes) {
            owner[i] = strokes
            reached[i] = 0
            under[j] = data[j]
            under[j + 1] = data[j + 1]
            under[j + 2] = data[j + 2]
          }
          if (a <= reached[i]) continue
          reached[i] = a
          for (let c = 0; c < 3; c++)
            data[j + c] = ink ? under[j + c] * (1 - a * (1 - colour[c])) : under[j + c] + (colour[c] - under[j + c]) * a
        }
    }
  }
}
