/** Distances to simple solids, for scenes that rays walk through. */

export const sphere = (x, y, z, r) => Math.hypot(x, y, z) - r

export function box(x, y, z, w, h, d) {
  const a = Math.abs(x) - w
  const b = Math.abs(y) - h
  const c = Math.abs(z) - d
  const outside = Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0))
  return outside + Math.min(Math.max(a, b, c), 0)
}

/** A standing cylinder around the y axis. */
export function drum(x, y, z, r, h) {
  const a = Math.hypot(x, z) - r
  const b = Math.abs(y) - h
  return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0)
}

/** The opening of an arch that reaches through along z: `w` is half its width, `h` where its round begins. */
export function archway(x, y, w, h) {
  if (y > h) return Math.hypot(x, y - h) - w
  return Math.abs(x) - w
}

/** A turned vessel: `profile` lists [height, radius] from foot to rim, joined smoothly. */
export function turned(profile) {
  const [low] = profile[0]
  const [high] = profile.at(-1)
  const count = 240
  const radii = Float32Array.from({ length: count + 1 }, (_, n) => {
    const y = low + ((high - low) * n) / count
    let i = 0
    while (i < profile.length - 2 && y > profile[i + 1][0]) i++
    const [y0, r0] = profile[i]
    const [y1, r1] = profile[i + 1]
    const before = profile[Math.max(0, i - 1)]
    const after = profile[Math.min(profile.length - 1, i + 2)]
    const t = (y - y0) / (y1 - y0)
    const m0 = ((r1 - before[1]) / (y1 - before[0])) * (y1 - y0)
    const m1 = ((after[1] - r0) / (after[0] - y0)) * (y1 - y0)
    return (
      (2 * t ** 3 - 3 * t * t + 1) * r0 +
      (t ** 3 - 2 * t * t + t) * m0 +
      (3 * t * t - 2 * t ** 3) * r1 +
      (t ** 3 - t * t) * m1
    )
  })
  return (x, y, z) => {
    const at = Math.min(count, Math.max(0, ((y - low) / (high - low)) * count))
    const i = Math.min(count - 1, Math.floor(at))
    const radius = radii[i] + (radii[i + 1] - radii[i]) * (at - i)
    const a = Math.hypot(x, z) - radius
    const b = Math.max(low - y, y - high)
    return Math.max(a * 0.55, b)
  }
}
