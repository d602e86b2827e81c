import type { Locator } from 'playwright-core'
import { afterEach, beforeEach } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { openTab, type Tab } from './tab.ts'

/** Monday, twenty to eleven on the pier. */
export const now = '2026-06-01T08:40:00Z'
export const today = '2026-06-01'

/** The timeline of a small fleet, for the tests of one file: files share their modules, and nothing that these open. */
export async function openPier() {
  const site = await openSite()
  const { sql } = site
  const eider = await insertVehicle(sql, { name: 'Eider' })
  const heron = await insertVehicle(sql, { name: 'Heron', passengers: 4 }, { 2: 6000, 4: 11_000 })
  await insertVehicle(
    sql,
    { name: 'Dipper', type: 'jetskis', license: 'yes', charter_license: 6900 },
    { 1: 4000, 2: 7500 },
  )
  const bittern = await insertVehicle(sql, { name: 'Bittern', type: 'houseboats' }, { 2: 54_000 })
  const browser = await launchChromium()

  async function addBooking(
    name: string,
    boat: number,
    from: string,
    to: string,
    changes: Record<string, unknown> = {},
  ) {
    const price = Number(changes.price ?? 9000)
    const quote = { lines: [{ label: 'Eider, 2 hours', cents: price }], total: price, vat: 1437, onSite: [] }
    const contact = { email: `${name.split(' ')[0]?.toLowerCase()}@guests.example`, phone: '+49151234567' }
    await sql`
      INSERT INTO bookings ${sql({
        ...{
          reference: crypto.randomUUID().slice(0, 8),
          vehicle_id: boat,
          kind: 'hours',
          starts_at: from,
          ends_at: to,
        },
        ...{ name, ...contact, people: 2, price, quote: sql.json(quote) as never },
        ...changes,
      })}`
  }

  beforeEach(async () => {
    site.setNow(now)
    await addBooking('Mira Keller', eider, `${today}T12:00`, `${today}T14:00`)
    await addBooking('Ole Hansen', heron, `${today}T15:00`, `${today}T17:00`, { paid_at: '2026-05-30' })
    await site.live.changed('bookings', 'vehicles')
  })

  afterEach(async () => {
    await sql`TRUNCATE bookings, mails CASCADE`
  })

  async function openTimeline(query = '', options: Parameters<typeof openTab>[2] = {}): Promise<Tab> {
    const tab = await openTab(browser, site, {
      at: now,
      as: 'employee',
      viewport: { width: 1440, height: 900 },
      ...options,
    })
    await tab.goto(`/RentalRevolution/timeline${query}`)
    await tab.getByRole('button', { name: /^Mira Keller/ }).waitFor()
    await tab.untilQuiet()
    return tab
  }

  const placeOf = async (name: string) => {
    const [row] =
      await sql`SELECT vehicle_id AS boat, starts_at::text AS starts, price FROM bookings WHERE name = ${name}`
    return row
  }

  return { site, sql, eider, heron, bittern, browser, addBooking, openTimeline, placeOf }
}

export const bar = (tab: Tab, name: string) => tab.getByRole('button', { name: new RegExp(`^${name},`) })

export const rowOf = (tab: Tab, boat: string) => tab.locator('[data-vehicle]').filter({ hasText: boat })
export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('not to be seen')
  return box
}

/** The dialog in which staff change a booking. */
export const changing = (tab: Tab, name: string) => tab.getByRole('dialog', { name: `Change: ${name}` })
