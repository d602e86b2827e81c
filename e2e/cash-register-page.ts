import type { Locator } from 'playwright-core'
import { beforeEach, expect } from 'vitest'
import type { TillReport } from '#features/cash-register/closing/contract.ts'
import { mondayMorning, type Role } from '#testing/app.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertProduct } from '#testing/products.ts'
import type { Site } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

export const till = '/RentalRevolution/cashregister'
export const phone = { viewport: { width: 390, height: 844 } }
export const desk = { viewport: { width: 1440, height: 900 } }

/** The till of a site whose shop is new before every test; only the ledger goes on, from which nothing can be taken away. */
export function stockTill(site: Site, browser: Parameters<typeof openTab>[0]) {
  const { sql } = site
  let eider = 0
  beforeEach(async () => {
    site.setNow(mondayMorning)
    await sql`
      TRUNCATE bookings, vouchers, payments, products, mails, throttles, idempotent_answers, audit_log, vehicles CASCADE`
    eider = await insertVehicle(sql, { name: 'Eider' })
    await insertProduct(sql, { name: 'Cola', actual_stock: 10, price: 350 })
    await insertProduct(sql, { name: 'Mate', actual_stock: 1, price: 400 })
    await site.live.changed('vehicles', 'bookings', 'products', 'till', 'vouchers', 'payments')
  })

  /** An hour of today for $50, at 10 unless told otherwise. */
  async function insertBooking(name = 'Mira Keller', hour = 10): Promise<number> {
    const at = (time: number) => `2026-06-01T${time}:00`
    const [row] = await sql<{ id: number }[]>`
      INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, payment_method)
      VALUES (upper(substr(md5(random()::text), 1, 8)), ${eider}, 'hours', ${at(hour)}, ${at(hour + 1)}, ${name},
              'mira@guests.example', '+49151', 5000, 'on_site')
      RETURNING id::int`
    await site.live.changed('bookings')
    return row?.id as number
  }

  return {
    insertBooking,

    async open(as: Role = 'employee', options: object = desk, path = ''): Promise<Tab> {
      const tab = await openTab(browser, site, { as, ...options })
      await tab.goto(till + path)
      await tab.getByRole('navigation', { name: 'Staff' }).waitFor()
      await tab.untilQuiet()
      return tab
    },

    entries: () => sql<{ kind: string; receipt: number | null; cash: number }[]>`
      SELECT kind, receipt, cash FROM till_entries ORDER BY position`,

    /** Sold elsewhere, in cash. */
    async sellBooking(id: number): Promise<{ receipt: number; position: number }> {
      const employee = await site.signedIn('employee')
      const main_item = JSON.stringify({ type: 'booking', id })
      const { json } = await employee.post('/api/rere_save_cashregister/', { income: '50', main_item })
      return json as { receipt: number; position: number }
    },

    /** Closed elsewhere, without a difference; nothing stays in the drawer. */
    async close() {
      const admin = await site.signedIn('admin')
      const { report } = (await admin.get('/api/rere_till/')).json as { report: TillReport }
      const counted_card = report.by_method.find(({ method }) => method === 'card')?.amount ?? 0
      const { closing, expected_cash: counted_cash } = report
      await admin.post('/api/rere_close_till/', { closing, counted_cash, counted_card, withdrawn: counted_cash })
    },
  }
}

/** What is unpaid stays as it was on the screen, until what is given back is called. */
export async function holdLists(tab: Tab): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await tab.route('**/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export const press = (tab: Tab, name: string | RegExp) =>
  tab.getByRole('main').getByRole('button', { name, exact: true }).first().click()
export const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 1, name })
export const dialog = (tab: Tab) => tab.getByRole('dialog')
/** A product on the shelf that is open. */
export const shelf = (tab: Tab, name: string) =>
  tab.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${name} `) })

async function tabTo(tab: Tab, goal: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    await tab.keyboard.press('Tab')
    if ((await goal.count()) === 1 && (await goal.evaluate((element) => element === document.activeElement))) return
  }
  throw new Error(`Tab does not lead to ${goal}`)
}
/** Goes on by Tab until the focus is there, and presses keys or types a text. */
export async function keysAt(tab: Tab, goal: Locator, ...keys: string[]) {
  await tabTo(tab, goal)
  for (const key of keys.length > 0 ? keys : ['Enter']) await tab.keyboard.press(key)
}
export async function typeAt(tab: Tab, goal: Locator, text: string) {
  await tabTo(tab, goal)
  await tab.keyboard.type(text)
}
export async function typeAgain(tab: Tab, text: string) {
  await tab.keyboard.press('ControlOrMeta+a')
  await tab.keyboard.type(text)
}
export const expectFocus = (goal: Locator) =>
  expect.poll(() => goal.evaluate((element) => element === document.activeElement)).toBe(true)

/** Keeps nobody out on a phone, and is not wider than the screen there and on a desk. */
export async function expectSoundAtBoth(tab: Tab) {
  for (const { viewport } of [phone, desk]) {
    await tab.setViewportSize(viewport)
    if (viewport === phone.viewport) await expectAccessible(tab)
    await expect
      .poll(() => tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
  }
}
