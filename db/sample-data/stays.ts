import { licenseOf } from '#features/bookings/rules/party.ts'
import { offeredExtras, type Quote, stayQuote } from '#features/bookings/rules/prices.ts'
import { daysOf, stayInterval } from '#features/bookings/stays/rules.ts'
import { listPrice } from '#features/price-rules/rules.ts'
import { openingHours } from '#features/settings/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import { type SampleBooking, type SampleBusiness, someGuest, someReference } from './guests.ts'

/** Stays on one boat in a row of days, two to five nights each with days between, on open days only; all paid. */
export function staysOf(
  vehicle: Vehicle,
  business: SampleBusiness,
  { days, today }: { days: readonly Day[]; today: Day },
  random: () => number,
): SampleBooking[] {
  const stays: SampleBooking[] = []
  for (let at = Math.floor(random() * 5); at < days.length; ) {
    const nights = 2 + Math.floor(random() * 4)
    const start = days[at] as Day
    const stay = { start, end: addDays(start, nights) }
    const isOpen = daysOf(stay).every((day) => openingHours(business.settings, day))
    if (isOpen) stays.push(booking(vehicle, business, { ...stay, nights, today }, random))
    at += isOpen ? nights + Math.floor(random() * (start < today ? 4 : 9)) : 1
  }
  return stays
}

function booking(
  vehicle: Vehicle,
  { settings, extras: rows }: SampleBusiness,
  { start, end, nights, today }: { start: Day; end: Day; nights: number; today: Day },
  random: () => number,
): SampleBooking {
  const adults = 2 + Math.floor(random() * Math.max(1, vehicle.passengers - 2))
  const extras = offeredExtras(vehicle, 'days', rows).filter(() => random() < 0.3)
  const hasLicense = vehicle.license === 'yes' ? ('yes' as const) : undefined
  const { startsAt, endsAt } = stayInterval({ start, end }, { settings })
  const agreed = stayQuote(
    vehicle,
    nights,
    { extras, people: adults, hasLicense },
    { ...listPrice, extras: rows },
  ) as Quote
  return {
    reference: someReference(random),
    vehicle_id: vehicle.id,
    kind: 'days',
    starts_at: startsAt,
    ends_at: endsAt,
    ...someGuest(random),
    people: adults,
    adults,
    children: 0,
    license: licenseOf(hasLicense, vehicle, extras),
    extras,
    price: agreed.total,
    quote: agreed,
    has_license: hasLicense ? true : null,
    payment_method: 'provider',
    paid_at: `${start < today ? start : addDays(today, -1)}T10:00:00Z`,
  }
}
