import { expect, test } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'
import { bar, now, openPier } from './timeline-page.ts'
import { expectSeen } from './viewport.ts'

const { site, sql, browser, eider, heron, bittern, openTimeline } = await openPier()

const phone = { width: 390, height: 844 }
const rowOf = (tab: Tab, boat: string) => tab.locator('[data-vehicle]').filter({ hasText: boat })

/** A touch on an hour of a boat's row, whose day goes from 9 to 19. */
async function point(tab: Tab, boat: string, hour: number) {
  const track = rowOf(tab, boat).locator('[data-track]')
  const box = await track.boundingBox()
  if (!box) throw new Error('not to be seen')
  await track.click({ position: { x: (box.width * (hour - 9)) / 10 + 3, y: box.height / 2 } })
}

const bookingOf = async (name: string) =>
  (
    await sql`SELECT vehicle_id AS boat, starts_at::text AS starts, ends_at::text AS ends, phone, price FROM bookings WHERE name = ${name}`
  )[0]

test('A touch on an empty place of the timeline books for a caller, with boat, day and time filled in.', async () => {
  const tab = await openTimeline()
  await point(tab, 'Eider', 15.6)
  const dialog = tab.getByRole('dialog', { name: 'Walk-in' })
  await dialog.getByText('from 3:30 pm, free until 7 pm').waitFor()
  await expectAccessible(tab)
  await dialog.getByRole('radio', { name: /^2 hours/ }).check()
  await dialog.getByLabel('Name').fill('Nora Lind')
  await dialog.getByLabel('Phone').fill('0151 2345678')
  await dialog.getByRole('button', { name: 'Book now' }).click()
  await dialog.getByText(/^Eider, Monday, June 1, 2026, 3:30 pm to 5:30 pm\. \$90, to be paid on site\./).waitFor()
  expect(await bookingOf('Nora Lind')).toEqual({
    ...{ boat: eider, starts: '2026-06-01 15:30:00', ends: '2026-06-01 17:30:00', phone: '01512345678', price: 9000 },
  })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await bar(tab, 'Nora Lind').waitFor()
})

test('New books for tomorrow on a phone in five touches, and without scrolling.', async () => {
  site.setNow(now)
  const tab = await openTab(browser, site, { at: now, as: 'employee', viewport: phone })
  await tab.goto('/RentalRevolution/today')
  let touches = 0
  const touch = async (part: ReturnType<Tab['locator']>) => {
    await expectSeen(part)
    await part.click()
    touches++
  }
  await touch(tab.getByRole('navigation').getByRole('link', { name: 'New', exact: true }))
  for (const name of ['Tomorrow', '10:30 am']) {
    await tab.getByRole('radio', { name, exact: true }).check()
    touches++
  }
  await tab.getByText('Free from 10:30 am. Which boat?').waitFor()
  await expectAccessible(tab)
  await touch(tab.getByRole('button', { name: /^Eider/ }))
  await tab.keyboard.type('Nora Lind')
  await tab.keyboard.press('Enter')
  await tab.keyboard.type('0151 2345678')
  await expectAccessible(tab)
  await touch(tab.getByRole('button', { name: 'Book now' }))
  await tab.getByRole('heading', { name: 'Eider is booked for Nora Lind' }).waitFor()
  expect(touches).toBeLessThanOrEqual(5)
  expect(await bookingOf('Nora Lind')).toMatchObject({ starts: '2026-06-02 10:30:00' })
})

test('A caller has a houseboat over nights.', async () => {
  site.setNow(now)
  const tab = await openTab(browser, site, { at: now, as: 'employee', viewport: phone })
  await tab.goto('/RentalRevolution/new')
  for (const name of ['Over nights', 'Tomorrow', '3 nights'])
    await tab.getByRole('radio', { name, exact: true }).check()
  await tab.getByText('Free for 3 nights. Which boat?').waitFor()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: /^Bittern/ }).click()
  await tab.keyboard.type('Nora Lind')
  await tab.getByLabel('Nights', { exact: true }).selectOption('2 nights')
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Book now' }).click()
  await tab.getByRole('heading', { name: 'Bittern is booked for Nora Lind' }).waitFor()
  await expectSeen(tab.getByText('06/02/26, 2 pm to 06/04/26, 10 am').first())
  expect(await bookingOf('Nora Lind')).toMatchObject({
    ...{ boat: bittern, starts: '2026-06-02 14:00:00', ends: '2026-06-04 10:00:00', price: 108_000 },
  })
})

test('An earlier booking is booked again on another day, at another price for a reason, and the customer is told.', async () => {
  const tab = await openTimeline()
  await bar(tab, 'Mira Keller').click()
  await tab.getByRole('dialog').getByRole('link', { name: 'Book again' }).click()
  await tab.getByText('Which day?').waitFor()
  await tab.getByLabel('Day').fill('2026-06-08')
  expect(await tab.getByLabel('Name').inputValue()).toBe('Mira Keller')
  await tab.getByRole('main').getByText('More', { exact: true }).click()
  await tab.getByLabel('Another price').fill('70')
  await tab.getByRole('button', { name: 'Book now' }).click()
  await tab.getByText('Please say why the price is another one').waitFor()
  await tab.getByLabel('Why').fill('Regular')
  await tab.getByRole('button', { name: 'Book now' }).click()
  await tab.getByText('The confirmation goes to mira@guests.example.').waitFor()
  const [again] = await sql`
    SELECT starts_at::text AS starts, ends_at::text AS ends, new_price, price_change_reason AS why FROM bookings WHERE name = 'Mira Keller' ORDER BY id DESC LIMIT 1`
  expect(again).toEqual({ starts: '2026-06-08 12:00:00', ends: '2026-06-08 14:00:00', new_price: 7000, why: 'Regular' })
  await tab.getByRole('link', { name: 'Show the booking' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Monday, June 8, 2026' }).waitFor()
  await expectSeen(tab.locator('li:focus').getByText('Mira Keller').first())
})

test('A booking is changed in one dialog, on a phone by keyboard too, and taken back with a touch.', async () => {
  const tab = await openTimeline('?day=2026-06-01', { viewport: phone })
  await bar(tab, 'Mira Keller').focus()
  await tab.keyboard.press('Enter')
  await tab.getByRole('dialog').getByRole('button', { name: 'Change' }).press('Enter')
  const dialog = tab.getByRole('dialog', { name: 'Change: Mira Keller' })
  await dialog.locator('strong', { hasText: '$90' }).waitFor()
  await expectAccessible(tab)
  await dialog.getByLabel('How long').selectOption('until 1 pm, 1 hour')
  await dialog.getByText('$40 less').waitFor()
  await dialog.getByLabel('Phone').fill('0151 999')
  await expectAccessible(tab)
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await tab.getByText(/^Mira Keller is changed: Eider, 12 pm to 1 pm\. They are told by mail\./).waitFor()
  expect(await bookingOf('Mira Keller')).toMatchObject({ ends: '2026-06-01 13:00:00', phone: '0151999', price: 5000 })
  await tab.getByRole('button', { name: 'Undo' }).click()
  await tab.getByText('Mira Keller is as before').waitFor()
  await tab.mouse.move(5, 5)
  // The focus went with the button of the message before.
  await tab.getByText('Mira Keller is as before').waitFor({ state: 'detached', timeout: 9000 })
  expect(await bookingOf('Mira Keller')).toMatchObject({
    ends: '2026-06-01 14:00:00',
    phone: '+49151234567',
    price: 9000,
  })
  expect(await sql`SELECT FROM mails WHERE state <> 'canceled'`).toHaveLength(0)
})

test('The end of a bar is dragged, and what that comes to stands there before it is changed.', async () => {
  const tab = await openTimeline()
  const box = await bar(tab, 'Mira Keller').boundingBox()
  if (!box) throw new Error('not to be seen')
  const hour = box.width / 2
  await tab.mouse.move(box.x + box.width - 4, box.y + box.height / 2)
  await tab.mouse.down()
  await tab.mouse.move(box.x + box.width - 4 - hour, box.y + box.height / 2, { steps: 5 })
  await tab.mouse.up()
  const dialog = tab.getByRole('dialog', { name: 'Change: Mira Keller' })
  await dialog.getByText('$40 less').waitFor()
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await bar(tab, 'Mira Keller')
    .and(tab.getByRole('button', { name: /12 pm to 1 pm/ }))
    .waitFor()
})

test('Two colleagues change one booking: the second is told what the first changed, and what they typed is kept.', async () => {
  const [first, second] = [await openTimeline(), await openTimeline('', { deaf: true })]
  for (const tab of [first, second]) {
    await bar(tab, 'Mira Keller').click()
    await tab.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
    await tab.getByRole('dialog').locator('strong', { hasText: '$90' }).waitFor()
  }
  await second.getByLabel('Note for ourselves').fill('Comes with a dog')
  await first.getByRole('combobox', { name: 'Boat', exact: true }).selectOption('Heron')
  await first.getByRole('radio', { name: 'The agreed one' }).check()
  await first.getByRole('button', { name: 'Change it' }).click()
  await first.getByText(/^Mira Keller is changed: Heron/).waitFor()
  second.expectComplaint(/status of 409/)
  await second.getByRole('button', { name: 'Change it' }).click()
  await second.getByText(/^Somebody else has changed meanwhile: the boat/).waitFor()
  expect(await second.getByLabel('Note for ourselves').inputValue()).toBe('Comes with a dog')
  await second.getByRole('button', { name: 'Seen' }).click()
  await second.getByRole('button', { name: 'Change it' }).click()
  await second.getByText(/^Mira Keller is changed: Heron/).waitFor()
  expect(await sql`SELECT staff_comment FROM bookings WHERE name = 'Mira Keller' AND vehicle_id = ${heron}`).toEqual([
    { staff_comment: 'Comes with a dog' },
  ])
})
