import { slotKeys, type TimetableDay } from '#features/bookings/contract.ts'
import { quote } from '#features/bookings/rules/prices.ts'
import { selectionRefusal } from '#features/bookings/rules.ts'
import { listPrice } from '#features/price-rules/rules.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { readVehicles } from '#features/vehicles/server/queries.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { addDays, localDateTime, wallClock } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'

export type Slot = { vehicle: Vehicle; day: string; start: number; price: number }

/** Somebody who wants a boat for an hour, and has the code for it. Nobody orders twice; a rival wants what is taken. */
export type Order = { key: string; email: string; slot: Slot; isRival: boolean }

const timeZone = 'Europe/Berlin'
const code = '24680'

/** Every so many orders want what the one before wants. */
const rivalEvery = 5

/** So many orders of hours that are free in the sample data, with their codes, as if those had been mailed. */
export async function prepareOrders(sql: Sql, count: number): Promise<Order[]> {
  const slots = await freeSlots(sql, count)
  const orders = Array.from({ length: count }, (_, n): Order => {
    const isRival = n % rivalEvery === rivalEvery - 1
    const slot = slots[isRival ? n - 1 : n]
    if (!slot) throw new Error('there are too few free hours')
    return { key: `cluster-${String(n).padStart(12, '0')}`, email: `guest${n}@guests.example`, slot, isRival }
  })
  for (let n = 0; n < orders.length; n += 2000) await addCodes(sql, orders.slice(n, n + 2000))
  return orders
}

/** After everything that the sample data has booked. */
async function freeSlots(sql: Sql, count: number): Promise<Slot[]> {
  const vehicles = await readVehicles(sql)
  const settings = await readBusinessSettings(sql, 'rental')
  const [last] = await sql<{ day: string }[]>`SELECT max(ends_at)::date AS day FROM bookings`
  const business = { settings, timeZone, now: wallClock(timeZone), priceRules: [], terms: [], extras: [] }
  const slots: Slot[] = []
  let day = addDays(last?.day ?? business.now.day, 1)
  for (let n = 0; slots.length < count && n < 700; n++, day = addDays(day, 1)) {
    for (let start = 8; start < 20; start++) {
      for (const vehicle of vehicles) {
        const price = quote(vehicle, 1, { extras: [], hasLicense: 'yes' }, listPrice)
        const wanted = { vehicle, day: { date: day, blocked: false }, start, hours: 1, extras: [] }
        if (price && !selectionRefusal(wanted, business))
          slots.push({ vehicle, day, start, price: toUnits(price.total) })
      }
    }
  }
  return slots
}

const addCodes = (sql: Sql, orders: readonly Order[]) => sql`
  INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
  SELECT email, vehicle, starts_at::timestamp, salt, sha256(salt || convert_to(${code}, 'UTF8')), now() + interval '1 day'
  FROM unnest(${orders.map(({ email }) => email)}::text[], ${orders.map(({ slot }) => slot.vehicle.id)}::int[],
              ${orders.map(({ slot }) => localDateTime(slot.day, slot.start))}::text[]) AS o (email, vehicle, starts_at),
       LATERAL (SELECT decode(md5(email), 'hex') AS salt) s`

/** The body of the call, as the product's form sends it. */
export const bookingOf = ({ email, slot: { vehicle, day, start, price } }: Order) => ({
  vehicle: vehicle.id,
  type: vehicle.type,
  name: 'Mira Keller',
  email,
  phone: '+49 151 2345678',
  streetAndNumber: 'Seestrasse 5',
  zipCodeAndCity: '82319 Starnberg',
  adults: 1,
  ...(vehicle.license === 'yes' && { hasLicense: 'yes' }),
  booked_day: day,
  booked_start: start,
  booked_hours: 1,
  price,
  privacy: true,
  code,
})

/** Whether a timetable shows an hour as taken. */
export function showsTaken(timetable: string, { vehicle, day, start }: Slot): boolean {
  const days = JSON.parse(timetable) as TimetableDay[]
  const key = slotKeys[start * 2]
  return key !== undefined && days.some((one) => one.date === day && one[key].includes(vehicle.id))
}
