/** What water does around stones, and the brushes it is painted with, from the widest down. */

/** The flow around round stones in a stream along x: a doublet in each, whirled a little. */
export const around = (stones, wander) => (x, y) => {
  let u = 1
  let v = 0
  for (const [sx, sy, r, spin = 0] of stones) {
    const dx = x - sx
    const dy = y - sy
    const d2 = dx * dx + dy * dy
    if (d2 < (r * 1.035) ** 2) return undefined
    const k = (r * r) / (d2 * d2)
    u -= k * (dx * dx - dy * dy) - (spin * r * dy) / d2
    v -= k * 2 * dx * dy + (spin * r * dx) / d2
  }
  return [u + wander(x, y)[0], v + wander(x, y)[1]]
}

/** The stream function of that flow: the same number all along one line of water. */
export const streamOf = (stones) => (x, y) =>
  stones.reduce((sum, [sx, sy, r]) => sum - (r * r * (y - sy)) / ((x - sx) ** 2 + (y - sy) ** 2), y)

/** Calls the flow in the picture's own lengths, inside its margins only. */
export const within =
  (flow, { scale, width, height }, margin) =>
  (px, py) => {
    const x = px / scale
    const y = py / scale
    if (x < margin || y < margin || x > width / scale - margin || y > height / scale - margin) return undefined
    return flow(x, y)
  }

export const standard = [
  { width: 30, tries: 500, shortest: 260, longest: 1500 },
  { width: 20, tries: 2500, shortest: 160, longest: 1100 },
  { width: 13, tries: 8000, shortest: 80, longest: 800 },
  { width: 8, tries: 20000, shortest: 40, longest: 500 },
  { width: 4.5, tries: 40000, shortest: 26, longest: 300 },
]

export const fine = [
  { width: 16, tries: 900, shortest: 150, longest: 1400 },
  { width: 10, tries: 5000, shortest: 70, longest: 900 },
  { width: 6.5, tries: 18000, shortest: 36, longest: 520 },
  { width: 4, tries: 40000, shortest: 20, longest: 260 },
]
