import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { somePictures } from '#testing/pictures.ts'
import { insertProduct } from '#testing/products.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { strip, untilKept, waits } from './offline-page.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()
const phone = { width: 390, height: 844 }

/** Wednesday, ten past eleven on the pier, and half an hour later. */
const now = '2026-06-03T09:10:00Z'
const later = '2026-06-03T09:40:00Z'
const day = '2026-06-03'
const bookings = new Map<string, number>()

async function insert(boat: string, name: string, from: string, to: string, more: object = {}) {
  const vehicle = await insertVehicle(sql, { name: boat, type: 'canoes', license: 'no' })
  const onSite = [{ label: 'Deposit', cents: 5000 }]
  const quote = { lines: [{ label: boat, cents: 4000 }], total: 4000, vat: 639, onSite }
  const booking = {
    ...{
      reference: crypto.randomUUID().slice(0, 8),
      vehicle_id: vehicle,
      kind: 'hours',
      people: 2,
      adults: 2,
      children: 0,
    },
    ...{ starts_at: `${day}T${from}`, ends_at: `${day}T${to}`, name, email: `${boat.toLowerCase()}@guests.example` },
    ...{ phone: '+49151234567', license: 'not_needed', price: 4000, quote: sql.json(quote as never), ...more },
  }
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
    INSERT INTO bookings ${sql(booking as never)} RETURNING id::int`
  bookings.set(boat, id)
}

const main = (tab: Tab) => tab.getByRole('main')
const card = (tab: Tab, boat: string) =>
  main(tab)
    .getByRole('list', { name: /^What leaves/ })
    .getByRole('listitem')
    .filter({ has: tab.getByText(boat, { exact: true }) })
const goOffline = async (tab: Tab, isOffline: boolean) => tab.context().setOffline(isOffline)

async function handOut(tab: Tab, boat: string) {
  await card(tab, boat)
    .getByRole('button', { name: /^Hand over/ })
    .click()
  const sheet = tab.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Signed on paper' }).check()
  await sheet.getByRole('button', { name: /^Check out/ }).click()
  await expectSeen(sheet.getByText('Kept, not sent yet'))
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expectSeen(card(tab, boat).getByText('not sent yet'))
}

test('Half an hour without a network in a busy day: nothing lost, nothing twice, and the ledger whole.', async () => {
  site.setNow(now)
  await insert('Eider', 'Mira Keller', '11:30', '13:00', { paid_at: now })
  await insert('Teal', 'Nils Graf', '09:00', '11:30', { paid_at: now })
  await insert('Heron', 'Ida Engel', '12:00', '14:00')
  await insert('Avocet', 'Ole Hansen', '11:00', '13:00', { paid_at: now })
  await insertProduct(sql, { name: 'Mate', actual_stock: 10, price: 350 })
  await sql`
    INSERT INTO handovers (booking_id, out_at, out_by, deposit)
    VALUES (${bookings.get('Teal') ?? 0}, ${'2026-06-03T07:00:00Z'}, 'Ada', 0)`
  const admin = await site.signedIn('admin')
  await admin.post('/api/rere_open_till/', { float: 100 })
  await site.live.changed('bookings', 'vehicles', 'handovers', 'till', 'products')

  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: now, serviceWorkers: 'allow' })
  tab.allowComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409|status of 503 .*logout$/)
  await tab.goto('/RentalRevolution/today')
  await expectSeen(card(tab, 'Eider'))
  await untilKept(tab, day)
  await goOffline(tab, true)

  await step('a boat leaves', async () => {
    await handOut(tab, 'Eider')
    await waits(tab, 1)
    await expectAccessible(tab)
  })
  await step('the page is loaded again', async () => {
    await tab.reload()
    await expectSeen(card(tab, 'Eider').getByText('not sent yet'))
    await waits(tab, 1)
  })
  await step('a note', async () => {
    await card(tab, 'Heron').getByRole('button', { name: /^More/ }).click()
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /^Comment/ })
      .click()
    await tab.getByLabel('Comment').fill('Brings a dog')
    await tab.getByRole('button', { name: 'Keep the note' }).click()
    await waits(tab, 2)
  })
  await step('cash for a booking and a bottle', async () => {
    await card(tab, 'Heron')
      .getByRole('link', { name: /^Take \$40|^Pay/ })
      .click()
    await main(tab).getByRole('button', { name: 'Add products' }).click()
    await main(tab).getByRole('button', { name: /^Mate/ }).click()
    await main(tab).getByRole('button', { name: 'Checkout $43.50' }).click()
    await main(tab)
      .getByLabel(/^Money received/)
      .fill('50')
    await main(tab).getByRole('button', { name: 'Take $43.50, send it later' }).click()
    await expectSeen(main(tab).getByText('$6.50').last())
    await waits(tab, 3)
    await tab.goto('/RentalRevolution/today')
    await expectSeen(card(tab, 'Heron').getByText('not sent yet'))
    await card(tab, 'Heron')
      .getByRole('button', { name: /^Hand over/ })
      .click()
    const sheet = tab.getByRole('dialog')
    await expectSeen(sheet.getByRole('button', { name: /^Check out/ }))
    expect(await sheet.getByText('is still open').count()).toBe(0)
    await tab.keyboard.press('Escape')
  })
  await step('who wants to sign out is told what waits, also on an address that is not kept', async () => {
    await tab.getByRole('button', { name: /^More$/ }).click()
    const why = tab.getByRole('dialog').getByText('Signing out needs the network. 3 things wait.')
    await why.scrollIntoViewIfNeeded()
    await expectSeen(why)
    expect(await tab.getByRole('dialog').getByRole('link', { name: 'Logout' }).count()).toBe(0)
    await tab.goto('/RentalRevolution/logout').catch(() => undefined)
    await expectSeen(tab.getByText(/^This page is not kept on this device/))
    await tab.getByRole('link', { name: 'To today' }).click()
    await waits(tab, 3)
  })
  await step('a boat comes back, with a photo', async () => {
    await card(tab, 'Teal')
      .getByRole('button', { name: /^Take back/ })
      .click()
    await tab
      .getByRole('dialog')
      .getByRole('link', { name: /photos/ })
      .click()
    const buffer = await somePictures.jpg(640, 480)
    await tab
      .getByLabel(/^Take (photos|another)$/)
      .setInputFiles([{ name: 'hull.jpg', mimeType: 'image/jpeg', buffer }])
    await expectSeen(main(tab).getByText(/1 is not sent yet/))
    await main(tab).getByRole('button', { name: 'Take back', exact: true }).click()
    await expectSeen(main(tab).getByText('Kept, not sent yet'))
    await waits(tab, 5)
  })
  await step('somebody else hands out a boat, and so do we', async () => {
    const done = await admin.post('/api/rere_check_out/', {
      ...{ booking_id: bookings.get('Avocet'), deposit: 50, method: 'cash', signed_by: 'Ole Hansen' },
    })
    expect(done.status).toBe(201)
    await tab.goto('/RentalRevolution/today')
    await handOut(tab, 'Avocet')
    await waits(tab, 6)
    await strip(tab).getByRole('button', { name: 'Show' }).click()
    await expectSeen(tab.getByRole('dialog', { name: 'Not sent yet' }).getByText('Hand over Eider'))
    await expectAccessible(tab)
    await tab.keyboard.press('Escape')
  })

  site.setNow(later)
  await tab.clock.fastForward('30:00')
  expect(await sql`SELECT 1 FROM handovers`).toHaveLength(2)
  await goOffline(tab, false)
  await step('all is sent', async () => {
    await expectSeen(strip(tab).getByText('1 thing was not taken: please decide').last())
  })
  await step('both sides are seen, and one of them decided for', async () => {
    await strip(tab).getByRole('button', { name: 'Show' }).click()
    const sheet = tab.getByRole('dialog', { name: 'Not sent yet' })
    await expectSeen(sheet.getByRole('region', { name: 'What you did' }).getByText('$50'))
    await expectSeen(sheet.getByRole('region', { name: 'What the server says' }).getByText(/handed over already/))
    await expectAccessible(tab)
    await sheet.getByRole('button', { name: 'Discard' }).click()
    await expectSeen(sheet.getByText('$50 lies in the drawer'))
    await sheet.getByRole('button', { name: 'Yes, discard' }).click()
    await expectSeen(sheet.getByText(/^Discarded, not sent: Hand over Avocet. It was paid in cash: \$50 lies/))
    expect(await sheet.getByText('Everything is sent.').count()).toBe(0)
    await tab.keyboard.press('Escape')
    await expect.poll(() => card(tab, 'Avocet').getByText('not sent yet').count()).toBe(0)
  })
  await everythingOnce()
  expect((await admin.get('/api/rere_verify_till/')).json).toMatchObject({ entries: 4, broken: [] })
})

test('Who signs out while something waits is asked first.', async () => {
  site.setNow(now)
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: now })
  await tab.goto('/RentalRevolution/today')
  await expectSeen(main(tab).getByRole('heading', { level: 1 }))
  await putBy(tab, { kind: 'note', what: 'Note', refused: { code: 'TAKEN', message: 'Taken' } })
  await tab.goto('/RentalRevolution/logout')
  await expectSeen(tab.getByText(/1 thing that you did without a network is not sent yet/))
  await expectAccessible(tab)
  await tab.getByRole('link', { name: 'Stay signed in' }).click()
  await expectSeen(strip(tab).getByText('1 thing was not taken: please decide').last())
  await tab.goto('/RentalRevolution/logout')
  await tab.getByRole('button', { name: 'Discard and sign out' }).click()
  await expectSeen(tab.getByRole('heading', { name: 'You are signed out' }))
})

test('Of a refused sale it is told what money lies in the drawer; what builds on it is decided with it.', async () => {
  site.setNow(now)
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: now })
  await tab.goto('/RentalRevolution/today')
  await expectSeen(main(tab).getByRole('heading', { level: 1 }))
  const refused = { code: 'BOOKING_PAID', message: 'This booking is paid already.' }
  await putBy(tab, { kind: 'sale', what: 'Cash for Eider', refused, cash: 2150 })
  await putBy(tab, { kind: 'check_out', what: 'Hand over Eider', cash: 5000 })
  await tab.reload()
  await strip(tab).getByRole('button', { name: 'Show' }).click()
  const sheet = tab.getByRole('dialog', { name: 'Not sent yet' })
  await sheet.getByRole('button', { name: 'Discard' }).click()
  await expectSeen(sheet.getByText(/\$21\.50 lies in the drawer/))
  await expectSeen(sheet.getByText('Waits for it, and is sent then: Hand over Eider.'))
  await expectAccessible(tab)
  await sheet.getByRole('button', { name: 'Discard all 2' }).click()
  await expectSeen(sheet.getByText(/^Discarded, not sent: Cash for Eider, Hand over Eider\. .*\$71\.50 lies/))
  expect(await sheet.getByText('Everything is sent.').count()).toBe(0)
})

/** As if it had been done here without a network. */
const putBy = (tab: Tab, item: object) =>
  tab.evaluate(async (more) => {
    const { id: account } = await (await fetch('/api/rere_check_user/')).json()
    const opened = indexedDB.open('outbox', 1)
    await new Promise((done) => opened.addEventListener('success', done))
    const all = opened.result.transaction('waiting', 'readwrite').objectStore('waiting')
    const of = { account, chain: 'booking 1', path: '/api/x/', sent: { body: {} }, key: 'key', facts: [] }
    await new Promise((done) => all.add({ ...of, at: Date.now(), ...more }).addEventListener('success', done))
  }, item)

async function everythingOnce() {
  const steps = await sql<{ name: string; out: string; back: string | null }[]>`
    SELECT v.name, to_char(out_at AT TIME ZONE 'UTC', 'HH24:MI') AS out, to_char(back_at AT TIME ZONE 'UTC', 'HH24:MI') AS back
    FROM handovers h JOIN bookings b ON b.id = h.booking_id JOIN vehicles v ON v.id = b.vehicle_id ORDER BY v.name`
  expect(steps.map(({ name }) => name)).toEqual(['Avocet', 'Eider', 'Teal'])
  // When it was done, not when it was sent.
  expect([steps[1]?.out, steps[2]?.back].every((time) => time !== undefined && time !== null && time < '09:30')).toBe(
    true,
  )
  expect(await sql`SELECT moment FROM handover_pictures`).toEqual([{ moment: 'back' }])
  const [heron] =
    await sql`SELECT staff_comment, paid_at IS NOT NULL AS paid FROM bookings WHERE id = ${bookings.get('Heron') ?? 0}`
  expect(heron).toEqual({ staff_comment: 'Brings a dog', paid: true })
  const entries = await sql<{ kind: string; cash: number; happened: string | null }[]>`
    SELECT kind, cash::int, left(content::jsonb->>'happened', 13) AS happened FROM till_entries
    WHERE business = 'rental' AND kind <> 'opening' ORDER BY position`
  expect(entries).toEqual([
    { kind: 'deposit', cash: 5000, happened: null },
    { kind: 'deposit', cash: 5000, happened: '2026-06-03T09' },
    { kind: 'sale', cash: 4350, happened: '2026-06-03T09' },
  ])
  expect(await sql`SELECT actual_stock FROM products WHERE name = 'Mate'`).toEqual([{ actual_stock: 9 }])
}
