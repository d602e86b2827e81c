import { type Offer, type Vehicle, type VehicleType, vehicleTypes } from '#features/vehicles/contract.ts'
import { durationStep, isLet, priceOf } from '#features/vehicles/rules.ts'
import { addDays, type Day, daysBetween, type Hour } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { leastWhole } from '../rules/prices.ts'
import { type Business, type Interval, type Known, openUntil, pricingOf } from '../rules.ts'
import { checkIn, checkOut, stayDaysRefusal } from '../stays/rules.ts'

/** When, how long and how many people: by the hour, or over nights. */
export type Ask = { day: Day; people: number } & (
  | { start: Hour; hours: number; nights?: undefined }
  | { nights: number; start?: undefined; hours?: undefined }
)

type Fleet = readonly Vehicle[]

/** The boats that can be had so, big enough and with a price for it, in the order of the fleet. */
export function freeBoats(ask: Ask, fleet: Fleet, business: Business, known: Known): Vehicle[] {
  const fits = ask.nights === undefined ? hoursOf(ask, business, known) : nightsOf(ask, business, known)
  return fleet.filter((boat) => !boat.blocked && boat.passengers >= ask.people && fits(boat))
}

type Fits = (boat: Vehicle) => boolean

/** What is the same for all boats of a step is found out once. */
function hoursOf(
  { day, start, hours }: { day: Day; start: Hour; hours: number },
  business: Business,
  known: Known,
): Fits {
  const calendarDay = { date: day, blocked: known.blocked.has(day) }
  const untilIn = { 0.5: openUntil(calendarDay, start, 0.5, business), 1: openUntil(calendarDay, start, 1, business) }
  const begin = daysBetween(known.from, day) * 24 + start
  return (boat) =>
    (untilIn[durationStep(boat.type)] ?? 0) >= start + hours &&
    priceOf(boat, hours) !== undefined &&
    isFree(known.busy.get(boat.id), begin, begin + hours)
}

function nightsOf({ day, nights }: { day: Day; nights: number }, business: Business, known: Known): Fits {
  const stay = { start: day, end: addDays(day, nights) }
  if (stayDaysRefusal(stay, false, business, (one) => known.blocked.has(one))) return () => false
  const begin = daysBetween(known.from, day) * 24
  return (boat) =>
    isLet(boat, 'days') && isFree(known.busy.get(boat.id), begin + checkIn, begin + nights * 24 + checkOut)
}

const isFree = (busy: readonly Interval[] = [], begin: Hour, end: Hour) =>
  busy.every((taken) => taken.end <= begin || taken.start >= end)

/** The least that it costs in all, in cents: the fees included that nobody gets around. */
export const leastPrice = (boat: Vehicle, { day, hours, nights }: Ask, business: Business): Cents =>
  leastWhole(
    boat,
    nights === undefined ? { flow: 'hours', length: hours } : { flow: 'days', length: nights },
    pricingOf(business, day),
  )

/** How many days around the one that was asked for are looked through. */
export const daysAround = 14

/** Times that are offered instead. */
const mostNearest = 4

/** A start to choose instead. */
export type Time = { day: Day; start: Hour }

/**
 * The nearest times at which some boat can be had as asked, in their order: two of the same day, and the nearest days at
 * the hour that is nearest to the one asked for. `known` reaches `daysAround` days both ways, and the nights.
 */
export function nearestTimes(ask: Ask, fleet: Fleet, business: Business, known: Known): Time[] {
  const isThere = (instead: Ask) => freeBoats(instead, fleet, business, known).length > 0
  const found: Time[] = []
  for (const day of daysFrom(ask.day)) {
    if (found.length >= mostNearest) break
    if (ask.nights !== undefined) {
      if (day !== ask.day && isThere({ ...ask, day })) found.push({ day, start: checkIn })
      continue
    }
    const starts = nearestHours(ask.start).filter((start) => isThere({ ...ask, day, start }))
    found.push(...starts.slice(0, day === ask.day ? 2 : 1).map((start) => ({ day, start })))
  }
  return found.toSorted((a, b) => (a.day === b.day ? a.start - b.start : a.day < b.day ? -1 : 1))
}

/** The first of some days at which some boat can be had as asked, at the hour nearest to the one asked for. */
export function firstTime(ask: Ask, days: readonly Day[], fleet: Fleet, business: Business, known: Known): Time[] {
  const starts = ask.nights === undefined ? nearestHours(ask.start) : [checkIn]
  const timeOn = (day: Day) =>
    starts.find(
      (start) =>
        freeBoats(ask.nights === undefined ? { ...ask, day, start } : { ...ask, day }, fleet, business, known).length >
        0,
    )
  for (const day of days) {
    const start = timeOn(day)
    if (start !== undefined) return [{ day, start }]
  }
  return []
}

/** How many people one boat of a type takes at most, of those that are let so; types without any are left out. */
export const largestOf = (fleet: Fleet, over: Offer): { type: VehicleType; people: number }[] =>
  vehicleTypes.flatMap((type) => {
    const own = fleet.filter((boat) => boat.type === type && !boat.blocked && isLet(boat, over))
    return own.length > 0 ? [{ type, people: Math.max(...own.map(({ passengers }) => passengers)) }] : []
  })

/** The day itself, then the one after, the one before, and so on. */
const daysFrom = (day: Day): Day[] => [
  day,
  ...Array.from({ length: daysAround }, (_, i) => [addDays(day, i + 1), addDays(day, -i - 1)]).flat(),
]

/** Every full hour, and the one asked for: the nearest first, the later one of equals. */
const nearestHours = (start: Hour): Hour[] =>
  [...new Set([start, ...Array.from({ length: 24 }, (_, hour) => hour)])].toSorted(
    (a, b) => Math.abs(a - start) - Math.abs(b - start) || b - a,
  )

/** How many boats are free on a day for so many hours in a row, from whatever start. */
export function boatsFreeOn(day: Day, hours: number, fleet: Fleet, business: Business, known: Known): number {
  const calendarDay = { date: day, blocked: known.blocked.has(day) }
  const midnight = daysBetween(known.from, day) * 24
  const startsIn = (step: 0.5 | 1) =>
    Array.from({ length: 24 / step }, (_, i) => i * step).filter(
      (start) => (openUntil(calendarDay, start, step, business) ?? 0) >= start + hours,
    )
  const starts = { 0.5: startsIn(0.5), 1: startsIn(1) }
  return fleet.filter((boat) => {
    const busy = known.busy.get(boat.id)
    return (
      !boat.blocked &&
      priceOf(boat, hours) !== undefined &&
      starts[durationStep(boat.type)].some((start) => isFree(busy, midnight + start, midnight + start + hours))
    )
  }).length
}
