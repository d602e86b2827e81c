import { words } from '../../words.ts'

/** The dial of the fuel gauge: a half circle from empty on the left to full on the right, in eighths. */

export const eighths = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** Units of the drawing. The hub lies on the lower edge, in the middle. */
export const dial = { width: 212, height: 122, hub: { x: 106, y: 106 }, track: 68, labels: 93 } as const

type Point = { x: number; y: number }

/** Radians from the right, against the clock: empty is π, full is 0. */
const angleOf = (level: number): number => Math.PI * (1 - level / 8)

/** Where a level lies, `radius` away from the hub. */
export function pointAt(level: number, radius: number): Point {
  const angle = angleOf(level)
  const round = (n: number) => Math.round(n * 100) / 100
  return { x: round(dial.hub.x + radius * Math.cos(angle)), y: round(dial.hub.y - radius * Math.sin(angle)) }
}

/** The nearest level to a point of the drawing; below the hub it is the end on that side. */
export function levelAt({ x, y }: Point): number {
  const right = x - dial.hub.x
  const up = dial.hub.y - y
  if (up <= 0) return right < 0 ? 0 : 8
  return Math.round(8 * (1 - Math.atan2(up, right) / Math.PI))
}

/** Whether a point is near enough to the arc to be meant; the figure in the middle is only read. */
export function isOnArc({ x, y }: Point): boolean {
  const distance = Math.hypot(x - dial.hub.x, y - dial.hub.y)
  return distance > dial.track * 0.6 && distance < dial.labels + 12
}

/** The path of an arc from empty to a level; nothing for empty itself. */
export function arcTo(level: number, radius: number): string {
  if (level <= 0) return ''
  const [from, to] = [pointAt(0, radius), pointAt(level, radius)]
  return `M ${from.x} ${from.y} A ${radius} ${radius} 0 0 1 ${to.x} ${to.y}`
}

/** `Empty`, `7/8`, `1/2`, `Full`. */
export function levelText(level: number): string {
  if (level <= 0) return words.empty
  if (level >= 8) return words.full
  const [part, whole] = level % 4 === 0 ? [level / 4, 2] : level % 2 === 0 ? [level / 2, 4] : [level, 8]
  return `${part}/${whole}`
}

/** What the tank lost on the way, in words; undefined where it came back as full as it went, or fuller. */
export function lowerBy(out: number, back: number | null): string | undefined {
  if (back === null || back >= out) return undefined
  return out - back === 8 ? words.wholeTank : words.partOfTank(levelText(out - back))
}
