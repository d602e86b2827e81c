import { expect, test } from 'vitest'
import { errorCode } from '#kit/server/postgres/db.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertProduct } from '#testing/products.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/voucher.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()

/** Wednesday, ten to eleven on the pier. */
const now = '2026-06-03T08:50:00Z'
const day = '2026-06-03'
const till = '/RentalRevolution/cashregister'
const code = 'ABCD2345EFGH6789'

test('A day at the pier, from the float to the counted closing: every cent is in a ledger that nobody can change.', async () => {
  await prepareDay()
  // Neither hears what the other does: both have to be told by the server.
  const ada = await openTab(browser, site, { as: 'admin', at: now, deaf: true })
  const jonas = await openTab(browser, site, { as: 'employee', at: now, deaf: true })
  await openTill(ada, '150')
  await takeWalkIn(jonas)
  await takeBooking(ada)
  await checkOutBooking(jonas)
  await sellTheLastBottle(ada, jonas)
  await cancelWithRefund(ada)
  await giveBack(jonas)
  await reverseWalkIn(ada)
  await closeWithoutDifference(ada)
  await printZReport(ada)
  await verifyLedger(ada)
})

async function prepareDay() {
  site.setNow(now)
  const eider = await insertVehicle(sql, { name: 'Eider' })
  const heron = await insertVehicle(sql, { name: 'Heron' }, { 2: 6000 })
  const avocet = await insertVehicle(sql, { name: 'Avocet', type: 'sailboats' })
  await insertVehicle(sql, { name: 'Teal', type: 'canoes' }, { 2: 2000 })
  await insertProduct(sql, { name: 'Mate', actual_stock: 1, price: 350 })
  const { id: voucher } = await insertVoucher(sql, { code, amount: 5000 })
  const { id: other } = await insertVoucher(sql, { amount: 3000, redeemed: 3000 })
  await insert(eider, 'Mira Keller', `${day}T11:00`, `${day}T13:00`, { price: 12_050 })
  await insert(heron, 'Nils Graf', `${day}T11:30`, `${day}T12:30`, { price: 6000, paid_at: now })
  const canceled = { price: 9000, voucher_id: other, voucher_amount: 3000 }
  const partly = await insert(avocet, 'Ida Engel', `${day}T15:00`, `${day}T17:00`, canceled)
  await sql`INSERT INTO voucher_entries (voucher_id, booking_id, amount) VALUES (${other}, ${partly}, 3000)`
  const settlement = { fee: 0, kept: 0, voucherBack: 0, providerBack: 0, handBack: 4000, owed: 0 }
  const given = { price: 4000, canceled_at: now, canceled_by: 'customer', canceled_reason: 'Flu', paid_at: now }
  await insert(avocet, 'Ole Hansen', '2026-06-05T10:00', '2026-06-05T11:00', {
    ...given,
    settlement: sql.json(settlement),
  })
  await site.live.changed('bookings', 'vehicles', 'products', 'vouchers')
  return voucher
}

async function insert(vehicle_id: number, name: string, starts_at: string, ends_at: string, more: object) {
  const { price } = more as { price: number }
  const contact = { email: `${name.split(' ')[0]?.toLowerCase()}@guests.example`, phone: '+49151234567', people: 2 }
  const quote = { lines: [{ label: 'Boat', cents: price }], total: price, vat: 0, onSite: onSite[name] ?? [] }
  const times = { kind: 'hours', starts_at, ends_at }
  const row = { reference: crypto.randomUUID().slice(0, 8), vehicle_id, name, ...times, ...contact, ...more }
  const [booking] = await sql<{ id: number }[]>`
    INSERT INTO bookings ${sql({ ...row, quote: sql.json(quote as never) } as never)} RETURNING id::int`
  return booking?.id ?? 0
}

const onSite: Readonly<Record<string, { label: string; cents: number }[]>> = {
  'Nils Graf': [{ label: 'Deposit', cents: 20_000 }],
}

const heading = (tab: Tab, name: string | RegExp) => tab.getByRole('heading', { name })
const inDrawer = (tab: Tab, amount: string) =>
  tab.getByRole('region', { name: 'In the drawer' }).getByRole('paragraph').filter({ hasText: amount })

async function openTill(tab: Tab, float: string) {
  await tab.goto(`${till}/day`)
  await tab.getByLabel('Money in the drawer').fill(float)
  await tab.getByRole('button', { name: 'Open the till' }).click()
  await inDrawer(tab, '$150').waitFor()
}

/** A canoe for an hour, $20 in cash. */
async function takeWalkIn(tab: Tab) {
  await tab.goto('/RentalRevolution/timeline?walk-in')
  const dialog = tab.getByRole('dialog', { name: 'Walk-in' })
  await dialog.getByRole('button', { name: /^Teal/ }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Paula Wind')
  await tab.keyboard.press('Enter')
  await dialog.getByText('Teal is booked for Paula Wind').waitFor()
  await dialog.getByRole('button', { name: 'Take $20, then check out' }).click()
  await tab.getByRole('dialog', { name: 'Hand over Teal' }).waitFor()
}

/** $120.50: a voucher pays $50, a note of $100 the rest. */
async function takeBooking(tab: Tab) {
  await tab.goto(till)
  await tab.getByRole('listitem').filter({ hasText: 'Mira Keller' }).getByRole('button').click()
  await heading(tab, 'Checkout').waitFor()
  await tab.getByLabel('Voucher code').fill(code)
  await tab.getByRole('button', { name: 'Apply' }).click()
  await tab.getByText('Voucher is applied: $50').waitFor()
  await tab.getByLabel(/^Money received/).fill('100')
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Take $70.50', exact: true }).click()
  await tab.getByText('The payment was registered').waitFor()
  await tab.getByText('$29.50', { exact: true }).waitFor()
}

/** Nils has paid; his deposit of $200 goes into the till. */
async function checkOutBooking(tab: Tab) {
  await tab.goto(`/RentalRevolution/bookings?day=${day}`)
  const card = tab.getByRole('listitem').filter({ has: heading(tab, 'Heron') })
  await card.getByRole('link', { name: /^Check out/ }).click()
  await tab.getByRole('radio', { name: 'Signed on paper' }).check()
  await tab.getByRole('button', { name: 'Check out and take $200' }).click()
  await expect.poll(() => sql`SELECT deposit FROM handovers`).toEqual([{ deposit: 20_000 }])
}

/** One bottle, two cashiers: one sells it for $3.50. */
async function sellTheLastBottle(...tabs: readonly [Tab, Tab]) {
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto(till)
      await tab.getByRole('main').getByRole('button', { name: 'Products', exact: true }).click()
      await tab.getByRole('button', { name: /^Mate/ }).waitFor()
      await tab.untilQuiet()
    }),
  )
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Mate/ }).click()))
  const holds = (tab: Tab) => tab.getByRole('button', { name: 'Checkout $3.50' })
  // Both show it at once, until the server has answered both.
  await expect.poll(() => sql`SELECT quantity FROM stock_reservations`).toEqual([{ quantity: 1 }])
  await Promise.all(tabs.map((tab) => tab.untilQuiet()))
  await expect.poll(async () => (await holds(tabs[0]).count()) + (await holds(tabs[1]).count())).toBe(1)
  const [winner, loser] = (await holds(tabs[0]).count()) === 1 ? tabs : tabs.toReversed()
  if (!winner || !loser) return
  loser.expectComplaint(/status of 409/)
  await loser.getByText('None left').waitFor()
  await holds(winner).click()
  await winner.getByRole('button', { name: 'Take $3.50', exact: true }).click()
  await winner.getByText('The payment was registered').waitFor()
  expect(await sql`SELECT actual_stock FROM products`).toEqual([{ actual_stock: 0 }])
}

/** Ida's voucher has its $30 again, and she a mail. */
async function cancelWithRefund(tab: Tab) {
  await tab.goto(`/RentalRevolution/bookings?day=${day}`)
  const card = tab.getByRole('listitem').filter({ has: heading(tab, 'Avocet') })
  await card.getByRole('button', { name: /cancel/i }).click()
  await tab.getByLabel(/^Reason/).fill('Storm')
  await tab.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect.poll(() => sql`SELECT redeemed FROM vouchers WHERE amount = 3000`).toEqual([{ redeemed: 0 }])
  expect(await sql`SELECT count(*)::int FROM mails WHERE recipient = 'ida@guests.example'`).toEqual([{ count: 1 }])
}

/** What Ole paid by hand, $40, goes back by hand. */
async function giveBack(tab: Tab) {
  await tab.goto(till)
  await tab.getByRole('button', { name: 'Bookings', exact: true }).click()
  await tab.getByRole('listitem').filter({ hasText: 'Ole Hansen' }).getByRole('button').click()
  await tab.getByRole('button', { name: 'Give back $40' }).click()
  await tab.getByText('The payment was registered').waitFor()
}

async function reverseWalkIn(tab: Tab) {
  await tab.goto(`${till}/receipts`)
  await tab.getByRole('link', { name: /Teal/ }).click()
  await tab.getByRole('button', { name: 'Reverse', exact: true }).click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Rowed back after a minute')
  await dialog.getByRole('button', { name: 'Reverse', exact: true }).click()
  await tab.getByText(/^Reversal of/).waitFor()
}

/** 150 + 20 + 70.50 + 200 + 3.50 − 40 − 20 */
async function closeWithoutDifference(tab: Tab) {
  await tab.goto(`${till}/day`)
  await inDrawer(tab, '$384').waitFor()
  await tab.getByRole('button', { name: 'Count and close' }).click()
  const dialog = tab.getByRole('dialog')
  for (const [piece, count] of [
    ['$100', '3'],
    ['$50', '1'],
    ['$10', '3'],
    ['$1', '4'],
  ] as const)
    await dialog.getByLabel(piece, { exact: true }).fill(count)
  await dialog.getByText('The cash is right').waitFor()
  await dialog.getByLabel('Total of the card terminal').fill('0')
  await dialog.getByText('The card total is right').waitFor()
  await expectAccessible(tab)
  await dialog.getByRole('button', { name: 'Close the till' }).click()
  await tab.getByText('Period 1 is closed, difference $0').waitFor()
}

async function printZReport(tab: Tab) {
  const link = await tab.getByRole('link', { name: 'Z report 1 as PDF' }).getAttribute('href')
  const response = await tab.request.get(`${site.url}${link}`)
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

async function verifyLedger(tab: Tab) {
  await tab
    .getByRole('main')
    .getByRole('link', { name: /^Ledger check/ })
    .click()
  await tab.getByRole('button', { name: 'Check the ledger' }).click()
  await tab.getByText('The ledger is whole').waitFor()
  for (const change of [
    'UPDATE till_entries SET cash = 0',
    'DELETE FROM till_entries',
    'TRUNCATE till_entries',
    'UPDATE tills SET last_receipt = 0',
  ])
    expect([change, errorCode(await site.appSql.unsafe(change).catch((error: unknown) => error))]).toEqual([
      change,
      '42501',
    ])
  expect(errorCode(await sql`DELETE FROM till_entries`.catch((error: unknown) => error))).toBe('42501')
}
