import { type Day, daysBetween } from '#kit/shared/day.ts'
import type { OpeningHours } from '../rules.ts'

/** The year as a ring of 400 by 400 with January 1 at the top; outward goes the time of day. */
export const centre = 200
const daysOfYear = 366
const dawn = { hour: 5, radius: 96 }
const dusk = { hour: 23, radius: 176 }

/** Degrees clockwise from the top of a day's beginning; the year does not count. */
export const angleOf = (day: Day): number => (daysBetween('2000-01-01', `2000${day.slice(4)}`) / daysOfYear) * 360

/** Distance from the centre of an hour of the day. */
export const radiusOf = (hour: number): number => {
  const share = (Math.min(Math.max(hour, dawn.hour), dusk.hour) - dawn.hour) / (dusk.hour - dawn.hour)
  return dawn.radius + share * (dusk.radius - dawn.radius)
}

export function pointAt(angle: number, radius: number): { x: number; y: number } {
  const radians = (angle * Math.PI) / 180
  return { x: round(centre + radius * Math.sin(radians)), y: round(centre - radius * Math.cos(radians)) }
}

/** The outline of the days from one to another, both counted, between two hours. */
export function bandPath(first: Day, last: Day, { opens, closes }: OpeningHours): string {
  const [from, to] = [angleOf(first), angleOf(last) + 360 / daysOfYear]
  const [inner, outer] = [radiusOf(opens), radiusOf(closes)]
  const arc = (radius: number, a: number, b: number) => {
    // An arc that ends where it begins is not drawn: a whole year goes in two halves.
    const half = pointAt((a + b) / 2, radius)
    const end = pointAt(b, radius)
    const sweep = b > a ? 1 : 0
    return `A${radius} ${radius} 0 0 ${sweep} ${half.x} ${half.y}A${radius} ${radius} 0 0 ${sweep} ${end.x} ${end.y}`
  }
  const start = pointAt(from, outer)
  const turn = pointAt(to, inner)
  return `M${start.x} ${start.y}${arc(outer, from, to)}L${turn.x} ${turn.y}${arc(inner, to, from)}Z`
}

const round = (length: number) => Math.round(length * 100) / 100
