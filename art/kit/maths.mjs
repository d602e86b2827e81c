export const lerp = (a, b, t) => a + (b - a) * t
export const clamp = (v, low = 0, high = 1) => (v < low ? low : v > high ? high : v)
export const smoothstep = (from, to, v) => {
  const t = clamp((v - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a, s) => [a[0] * s, a[1] * s, a[2] * s]
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const unit = (a) => scale(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1))
export const between = (a, b, t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]

/** '#rrggbb' as three numbers in [0, 1]. */
export const rgb = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)

/** The colour at `t` of stops `[[position, [r, g, b]], …]` in rising order. */
export function ramp(stops, t) {
  let i = 0
  while (i < stops.length - 2 && t > stops[i + 1][0]) i++
  const [from, a] = stops[i]
  const [to, b] = stops[i + 1]
  return between(a, b, clamp((t - from) / (to - from)))
}
