import type { Extra } from '#features/bookings/contract.ts'
import { licenseOf } from '#features/bookings/rules/party.ts'
import { type Quote, quote } from '#features/bookings/rules/prices.ts'
import { availableHours, type Business, hoursToInterval, type Interval } from '#features/bookings/rules.ts'
import { listPrice } from '#features/price-rules/rules.ts'
import { openingHours } from '#features/settings/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, durationStep, isLet } from '#features/vehicles/rules.ts'
import { addDays, type Day, weekday } from '#kit/shared/day.ts'
import { mulberry32, pick, type SampleBooking, type SampleBusiness, someGuest, someReference } from './guests.ts'
import { staysOf } from './stays.ts'

const daysBack = 120
const daysAhead = 120

/**
 * A season of bookings around a day, boats without prices by the hour over days and all others by the hour: busier at weekends and in summer, never overlapping, inside the opening hours, at
 * the listed prices. The same seed and day give the same bookings.
 */
export function sampleBookings(
  vehicles: readonly Vehicle[],
  business: SampleBusiness,
  today: Day,
  seed = 1,
): SampleBooking[] {
  const random = mulberry32(seed)
  const first = addDays(today, -daysBack)
  const days = Array.from({ length: daysBack + daysAhead }, (_, i) => addDays(first, i))
  const byTheHour = vehicles.filter((vehicle) => isLet(vehicle, 'hours'))
  const overNights = vehicles.filter((vehicle) => !isLet(vehicle, 'hours'))
  return [
    ...days.flatMap((day) => byTheHour.flatMap((vehicle) => bookingsOf(vehicle, business, day, today, random))),
    ...overNights.flatMap((vehicle) => staysOf(vehicle, business, { days, today }, random)),
  ]
}

function bookingsOf(
  vehicle: Vehicle,
  { settings, extras }: SampleBusiness,
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
  const now = { day: addDays(day, -1), hour: 0 }
  const business: Business = { settings, timeZone: 'UTC', now, priceRules: [], terms: [], extras }
  for (let tries = demand(day, today, random); tries > 0; tries--) {
    const start = open.opens + Math.floor((random() * (open.closes - open.opens)) / step) * step
    const longest = availableHours({ day: { date: day, blocked: false }, start, step, busy }, business)
    const hours = pick(bookableDurations(vehicle, Math.min(longest, 5)), random)
    if (hours === undefined) continue
    busy.push({ start, end: start + hours })
    bookings.push(booking(vehicle, business, { day, start, hours, past: day < today }, random))
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
  { extras: rows }: SampleBusiness,
  { day, start, hours, past }: { day: Day; start: number; hours: number; past: boolean },
  random: () => number,
): SampleBooking {
  const adults = 1 + Math.floor(random() * Math.min(vehicle.passengers, 4))
  const extras: Extra[] = vehicle.extra_binoculars && random() < 0.2 ? ['binoculars'] : []
  const hasLicense = vehicle.license === 'yes' ? ('yes' as const) : undefined
  const { startsAt, endsAt } = hoursToInterval(day, start, hours)
  const agreed = quote(vehicle, hours, { extras, hasLicense }, { ...listPrice, extras: rows }) as Quote
  return {
    reference: someReference(random),
    vehicle_id: vehicle.id,
    kind: 'hours',
    starts_at: startsAt,
    ends_at: endsAt,
    ...someGuest(random),
    people: adults,
    adults,
    children: 0,
    license: licenseOf(hasLicense, vehicle, extras),
    extras: vehicle.license === 'captain' ? [...extras, 'captain'] : extras,
    price: agreed.total,
    quote: agreed,
    has_license: hasLicense ? true : null,
    payment_method: 'on_site',
    paid_at: past ? `${endsAt}:00Z` : null,
  }
}
