import { beforeEach, describe, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen, screens } from './viewport.ts'

const site = await openSite()
const { sql } = site
const eider = await insertVehicle(sql, { name: 'Eider' })
const teal = await insertVehicle(sql, { name: 'Teal' })
const browser = await launchChromium()
/** Monday, twenty to eleven on the pier. */
const now = '2026-06-01T08:40:00Z'
const today = '2026-06-01'

async function addBooking(name: string, boat: number, from: string, to: string, changes: Record<string, unknown> = {}) {
  const quote = { lines: [{ label: 'Eider, 2 hours', cents: 9000 }], total: 9000, vat: 1437, onSite: [] }
  const contact = { email: `${name.split(' ')[0]?.toLowerCase()}@guests.example`, phone: '+49151234567' }
  const times = { starts_at: `${today}T${from}`, ends_at: `${today}T${to}` }
  await sql`
    INSERT INTO bookings ${sql({
      ...{ reference: crypto.randomUUID().slice(0, 8), vehicle_id: boat, kind: 'hours', ...times },
      ...{ name, ...contact, people: 2, price: 9000, quote: sql.json(quote) as never },
      ...changes,
    })}`
}

beforeEach(async () => {
  await sql`TRUNCATE bookings, closures, mails, throttles CASCADE`
  site.setNow(now)
  await addBooking('Mira Keller', eider, '12:00', '14:00')
  await addBooking('Ida Engel', eider, '15:00', '17:00', { paid_at: '2026-05-30', payment_method: 'transfer' })
  await addBooking('Ole Hansen', teal, '15:00', '17:00')
  await site.live.changed('bookings', 'vehicles', 'blocked-days')
})

async function expectSound(tab: Tab) {
  const { width } = tab.viewportSize() ?? { width: 0 }
  await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expectAccessible(tab)
}

const boatsOf = () => sql`
  SELECT b.name, v.name AS boat, to_char(starts_at, 'HH24:MI') AS at, canceled_at IS NOT NULL AS canceled
  FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id ORDER BY b.id`
const button = (tab: Tab, name: string | RegExp) => tab.getByRole('button', { name })
const deliver = () => sql`UPDATE mails SET due_at = now() WHERE state = 'waiting'`

describe.each(screens.filter(({ height }) => height > 400))('On $width × $height', (viewport) => {
  test('a boat breaks down: its bookings are moved, taken back, and moved again.', async () => {
    const tab = await openTab(browser, site, { viewport, at: now, as: 'employee' })
    await tab.goto('/RentalRevolution/timeline')
    await button(tab, /^Eider/).click()
    const dialog = tab.getByRole('dialog', { name: 'Eider: out of service' })
    await dialog.waitFor()
    await expectAccessible(tab)
    await dialog.getByRole('button', { name: 'Close and review' }).click()
    await dialog.getByText('Please enter a reason of 3 to 120 characters').waitFor()
    await dialog.getByRole('button', { name: 'Engine damage' }).click()
    await dialog.getByRole('button', { name: 'Close and review' }).click()
    await tab.getByRole('heading', { level: 1, name: 'Eider: out of service' }).waitFor()
    await tab.getByRole('heading', { name: '2 bookings' }).waitFor()
    await expectSound(tab)
    expect(await tab.getByLabel('What becomes of Mira Keller').inputValue()).toContain(`:${teal}:${today}T12:00`)

    // Teal is taken from 3 to 5: Ida is asked instead of coming later.
    await tab.getByLabel('What becomes of Ida Engel').selectOption({ label: 'Ask the customer' })
    await tab.getByText('1 moved and 1 asked').waitFor()
    await button(tab, 'Send all 2').click()
    await tab.getByText('Everybody is told at 10:45 am').waitFor()
    await expectSound(tab)
    expect((await boatsOf())[0]).toMatchObject({ name: 'Mira Keller', boat: 'Teal', at: '12:00' })

    await button(tab, 'Take everything back').click()
    await expectSeen(tab.getByText('2 bookings are as they were. Nobody was told.'))
    await expect.poll(async () => (await boatsOf())[0]).toMatchObject({ boat: 'Eider' })
    await button(tab, 'Send all 2').click()
    await tab.getByText('Everybody is told at 10:45 am').waitFor()
    await tab.getByText('moved, mail waits').first().waitFor()

    await tab.getByRole('link', { name: 'Fleet timeline' }).click()
    await tab.getByRole('link', { name: /^Closed: Engine damage, / }).click()
    await tab.getByRole('heading', { level: 1, name: 'Eider: out of service' }).waitFor()
  })

  test('the water is closed: who is out is called, the others choose by a link, and staff see who has not.', async () => {
    await sql`INSERT INTO handovers (booking_id, out_at, out_by) SELECT id, '2026-06-01T08:00:00Z', 'Ada' FROM bookings WHERE name = 'Mira Keller'`
    const staff = await openTab(browser, site, { viewport, at: now, as: 'employee' })
    await staff.goto('/RentalRevolution/timeline')
    await button(staff, 'Tools').click()
    await button(staff, 'Close the water').click()
    const dialog = staff.getByRole('dialog', { name: 'Close the water' })
    await dialog.getByRole('button', { name: 'Storm warning' }).click()
    await dialog.getByRole('button', { name: 'Close and review' }).click()
    await staff.getByRole('heading', { level: 1, name: 'The water is closed' }).waitFor()
    const aboard = staff.getByRole('region', { name: 'On the water now: call them' })
    await aboard.getByText('Mira Keller').first().waitFor()
    await staff.getByText('2 asked').waitFor()
    await expectSound(staff)
    await button(staff, 'Send all 2').click()
    await staff.getByText('Everybody is told at 10:45 am').waitFor()

    site.setNow('2026-06-01T08:46:00Z')
    await deliver()
    const [mail] = await sql<
      { body_text: string }[]
    >`SELECT body_text FROM mails WHERE recipient = 'ida@guests.example'`
    const link = /\/RentalRevolution\/closed#\S+/.exec(mail?.body_text ?? '')?.[0]
    const ida = await openTab(browser, site, { viewport, at: '2026-06-01T08:46:00Z' })
    await ida.goto(link ?? '')
    await ida.getByRole('heading', { level: 1, name: 'What would you like instead?' }).waitFor()
    await ida.getByText('Storm warning').waitFor()
    await expectSound(ida)
    await ida.getByRole('radio', { name: /^A voucher/ }).check()
    await button(ida, 'Take the voucher').click()
    await ida.getByRole('heading', { level: 1, name: 'Your trip is canceled' }).waitFor()
    await expectSound(ida)
    expect(await sql`SELECT amount FROM vouchers ORDER BY id DESC LIMIT 1`).toMatchObject([{ amount: 9000 }])

    await staff.reload()
    await staff.getByText('chose a voucher').waitFor()
    await staff.getByText('has not answered', { exact: true }).waitFor()
    await expectSound(staff)
  })
})
