import { beforeEach } from 'vitest'
import { insertVehicle } from './fleet.ts'
import { openOwnPage } from './own-booking.ts'
import { saveTerms } from './prices.ts'
import { openPier } from './stay.ts'

/** For a test file: three houseboats, and ten people who want two or all of them for the same nights. */
export function openHouseboats() {
  const pier = openPier()
  const boats = { teal: 0, gadwall: 0 }

  /** Heron takes six at $540 a night; Teal and Gadwall four each, at $400 and $300.05. */
  beforeEach(async () => {
    const { sql, live } = pier.it
    await sql`TRUNCATE booking_terms, promo_codes CASCADE`
    boats.teal = await insertVehicle(
      sql,
      { type: 'houseboats', name: 'Teal', passengers: 4, deposit: 10_000, cleaning_fee: 1000, extra_bbq: true },
      { 2: 40_000 },
    )
    boats.gadwall = await insertVehicle(
      sql,
      { type: 'houseboats', name: 'Gadwall', passengers: 4, deposit: 5000, extra_bed_linen_and_towel: true },
      { 2: 30_005 },
    )
    await live.changed('vehicles', 'prices')
  })

  /** Ten people for two nights on Heron and Teal. */
  const two = (changes: Record<string, unknown> = {}) => ({
    adults: 8,
    children: 2,
    ageFrom: 4,
    ageTo: 12,
    more_boats: JSON.stringify([boats.teal]),
    price: 1880,
    ...changes,
  })
  return {
    pier,
    page: openOwnPage(pier),
    boats,
    two,
    three: (changes: Record<string, unknown> = {}) =>
      two({ more_boats: JSON.stringify([boats.teal, boats.gadwall]), price: 2480.1, ...changes }),
    request: (changes: Record<string, unknown> = {}, headers?: Record<string, string>) =>
      pier.request(two(changes), headers),
    codeIn: async () => (await pier.mails()).at(-1)?.subject.slice(0, 5) ?? '',
    handOver: (vehicle: number) => pier.it.sql`
      INSERT INTO handovers (booking_id, out_at, out_by)
      SELECT id, now(), 'Ada' FROM bookings WHERE vehicle_id = ${vehicle}`,
    addPromo: () => pier.it.sql`
      INSERT INTO promo_codes (code, permille, starts_on, max_uses) VALUES ('LAKE10', -100, '2026-01-01', 1)`,
    withShare: () => saveTerms(pier, { hours_share: 0, days_share: 25 }),
  }
}
