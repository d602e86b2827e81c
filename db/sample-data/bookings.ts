import type { Extra } from '#features/bookings/contract.ts'
import {
  availableHours,
  type Business,
  composeComment,
  hoursToInterval,
  type Interval,
  quote,
} from '#features/bookings/rules.ts'
import type { BusinessSettings } from '#features/settings/contract.ts'
import { openingHours } from '#features/settings/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, durationStep } from '#features/vehicles/rules.ts'
import { addDays, type Day, weekday } from '#kit/shared/day.ts'

/** A row of the table bookings. */
export type SampleBooking = {
  reference: string
  vehicle_id: number
  kind: 'hours'
  starts_at: string
  ends_at: string
  salutation: string
  name: string
  email: string
  phone: string
  street_and_number: string
  zip_code_and_city: string
  people: number
  comment: string
  extras: Extra[]
  price: number
  paid_at: string | null
}

const daysBack = 120
const daysAhead = 120

/**
 * A season of bookings around a day: busier at weekends and in summer, never overlapping, inside the opening hours, at
 * the listed prices. The same seed and day give the same bookings.
 */
export function sampleBookings(
  vehicles: readonly Vehicle[],
  settings: BusinessSettings,
  today: Day,
  seed = 1,
): SampleBooking[] {
  const random = mulberry32(seed)
  const first = addDays(today, -daysBack)
  const days = Array.from({ length: daysBack + daysAhead }, (_, i) => addDays(first, i))
  return days.flatMap((day) => vehicles.flatMap((vehicle) => bookingsOf(vehicle, settings, day, today, random)))
}

function bookingsOf(
  vehicle: Vehicle,
  settings: BusinessSettings,
  day: Day,
  today: Day,
  random: () => number,
): SampleBooking[] {
  const open = openingHours(settings, day)
  const busy: Interval[] = []
  const bookings: SampleBooking[] = []
  if (!open) return []
  const step = durationStep(vehicle.type)
  // Long before the day, so that no hour of it has passed.
  const business: Business = { settings, timeZone: 'UTC', now: { day: addDays(day, -1), hour: 0 } }
  for (let tries = demand(day, today, random); tries > 0; tries--) {
    const start = open.opens + Math.floor((random() * (open.closes - open.opens)) / step) * step
    const longest = availableHours({ day: { date: day, blocked: false }, start, step, busy }, business)
    const hours = pick(bookableDurations(vehicle, Math.min(longest, 5)), random)
    if (hours === undefined) continue
    busy.push({ start, end: start + hours })
    bookings.push(booking(vehicle, day, start, hours, day < today, random))
  }
  return bookings
}

/** How many customers try for one boat on a day. */
function demand(day: Day, today: Day, random: () => number): number {
  const weekend = weekday(day) === 0 || weekday(day) === 6 ? 1.8 : 1
  const summer = /-0[678]-/.test(day) ? 1.6 : 0.7
  const known = day < today ? 1 : 0.6
  return Math.floor(random() * 3 * weekend * summer * known)
}

function booking(
  vehicle: Vehicle,
  day: Day,
  start: number,
  hours: number,
  past: boolean,
  random: () => number,
): SampleBooking {
  const [first, last] = [pick(firstNames, random) as string, pick(lastNames, random) as string]
  const adults = 1 + Math.floor(random() * Math.min(vehicle.passengers, 4))
  const extras: Extra[] = vehicle.extra_binoculars && random() < 0.2 ? ['binoculars'] : []
  const hasLicense = vehicle.license === 'yes' ? ('yes' as const) : undefined
  const { startsAt, endsAt } = hoursToInterval(day, start, hours)
  return {
    reference: Array.from({ length: 8 }, () => pick([...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'], random)).join(''),
    vehicle_id: vehicle.id,
    kind: 'hours',
    starts_at: startsAt,
    ends_at: endsAt,
    salutation: '',
    name: `${first} ${last}`,
    email: `${first}.${last}@guests.example`.toLowerCase(),
    phone: `+49151${String(Math.floor(random() * 1e7)).padStart(7, '0')}`,
    street_and_number: `${pick(streets, random)} ${1 + Math.floor(random() * 80)}`,
    zip_code_and_city: pick(cities, random) as string,
    people: adults,
    comment: composeComment({ adults, children: 0, hasLicense, comment: '' }, vehicle, extras),
    extras: vehicle.license === 'captain' ? [...extras, 'captain'] : extras,
    price: quote(vehicle, hours, { extras, hasLicense })?.total ?? 0,
    paid_at: past ? `${endsAt}:00Z` : null,
  }
}

const firstNames = [
  'Anna',
  'Ben',
  'Clara',
  'David',
  'Elif',
  'Felix',
  'Greta',
  'Hannes',
  'Ida',
  'Jan',
  'Katja',
  'Luis',
  'Mira',
  'Nils',
  'Olga',
  'Paul',
]
const lastNames = [
  'Albrecht',
  'Bauer',
  'Conrad',
  'Dietz',
  'Engel',
  'Fuchs',
  'Graf',
  'Hartmann',
  'Imhof',
  'Jung',
  'Keller',
  'Lang',
  'Moser',
  'Neumann',
]
const streets = ['Seestrasse', 'Bergweg', 'Am Hafen', 'Lindenallee', 'Uferweg', 'Mühlgasse']
const cities = ['82319 Starnberg', '80331 Munich', '83209 Prien', '88131 Lindau', '78462 Konstanz', '12459 Berlin']

const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)]

/** A small seeded generator of numbers from 0 to below 1. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
