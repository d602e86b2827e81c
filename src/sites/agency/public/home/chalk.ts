export type Point = readonly [x: number, y: number]

/** A hand that draws no line quite straight; from the same seed always the same lines, here and in the browser. */
export function chalk(seed: number) {
  let state = seed >>> 0
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const off = (by: number) => (random() - 0.5) * 2 * by
  const near = ([x, y]: Point, by: number): Point => [round(x + off(by)), round(y + off(by))]
  const at = (point: Point, by = 0) => near(point, by).join(' ')

  /** Through all points, each longer stretch a little bent. */
  const line = (start: Point, ...points: readonly Point[]) => {
    const first = near(start, 0.9)
    let last = first
    const by = (to: Point) => `${round(to[0] - last[0])} ${round(to[1] - last[1])}`
    const stretches = points.map((point) => {
      const end = near(point, 0.9)
      const middle = near([(last[0] + end[0]) / 2, (last[1] + end[1]) / 2], 1.1)
      const isLong = Math.hypot(end[0] - last[0], end[1] - last[1]) > 32
      const stretch = isLong ? `q${by(middle)} ${by(end)}` : `l${by(end)}`
      last = end
      return stretch
    })
    return `M${first.join(' ')}${stretches.join('')}`
  }

  /** A rectangle from its corner at the bottom left. */
  const box = (x: number, y: number, width: number, height: number) =>
    `${line([x, y], [x, y - height], [x + width, y - height], [x + width, y], [x, y])}Z`

  /** Snow on a slope from one point to the other: its lower edge hangs down in soft bumps. */
  const snow = ([ax, ay]: Point, [bx, by]: Point, depth: number) => {
    const bumps = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / 17))
    const edge = Array.from({ length: bumps }, (_, i) => {
      const t = 1 - (i + 1) / bumps
      const middle = t + 0.5 / bumps
      const sag = depth * (0.9 + random() * 0.8)
      const under: Point = [ax + (bx - ax) * middle, ay + (by - ay) * middle + sag]
      const end: Point = [ax + (bx - ax) * t, ay + (by - ay) * t + depth * 0.45]
      return `Q${at(under)} ${at(end)}`
    })
    return `M${at([ax, ay])}L${at([bx, by])}l0 ${round(depth * 0.45)}${edge.join('')}Z`
  }
  return { random, line, box, snow }
}

export type Chalk = ReturnType<typeof chalk>

/** The hand is not finer than that, and every digit is sent. */
const round = Math.round
