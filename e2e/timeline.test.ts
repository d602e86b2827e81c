import { expect, test } from 'vitest'
import { expectAccessible } from './accessible.ts'
import type { Tab } from './tab.ts'
import { bar, boxOf, changing, openPier, rowOf, today } from './timeline-page.ts'
import { expectSeen, screens } from './viewport.ts'

const { site, sql, eider, heron, bittern, addBooking, openTimeline, placeOf } = await openPier()

/** Takes a bar a little right of its beginning and lets go of it over an hour of a boat's row. */
async function drag(tab: Tab, name: string, to: { boat: string; hour: number }, letGo = true) {
  // A bar that is still on its way back is taken hold of elsewhere than where it was seen.
  await tab.untilQuiet()
  await bar(tab, name).hover({ trial: true })
  const from = await boxOf(bar(tab, name))
  const track = await boxOf(rowOf(tab, to.boat).locator('[data-track]'))
  const grip = 12
  await tab.mouse.move(from.x + grip, from.y + from.height / 2)
  await tab.mouse.down()
  await tab.mouse.move(from.x + grip + 20, from.y + 10)
  await tab.mouse.move(track.x + (track.width * (to.hour - 9)) / 10 + grip, track.y + track.height / 2, { steps: 4 })
  if (letGo) await tab.mouse.up()
}

const changeIt = (tab: Tab, name: string) => changing(tab, name).getByRole('button', { name: 'Change it' }).click()

test('A bar is dragged to another time and boat: what that comes to is reviewed, done, and taken back.', async () => {
  const tab = await openTimeline()
  await expectAccessible(tab)
  await drag(tab, 'Mira Keller', { boat: 'Eider', hour: 14.5 })
  await expect.poll(() => changing(tab, 'Mira Keller').getByLabel('Start').inputValue()).toBe('14.5')
  await changing(tab, 'Mira Keller').locator('strong', { hasText: '$90' }).waitFor()
  await expectAccessible(tab)
  await changeIt(tab, 'Mira Keller')
  await tab.getByText('Mira Keller is changed: Eider, 2:30 pm to 4:30 pm. They are told by mail.').waitFor()
  expect(await placeOf('Mira Keller')).toEqual({ boat: eider, starts: '2026-06-01 14:30:00', price: 9000 })
  await tab.getByRole('button', { name: 'Undo' }).click()
  await tab.getByText('Mira Keller is as before').waitFor()
  expect(await placeOf('Mira Keller')).toMatchObject({ starts: '2026-06-01 12:00:00' })

  await drag(tab, 'Mira Keller', { boat: 'Heron', hour: 12 })
  await changing(tab, 'Mira Keller').getByText('$20 more').waitFor()
  expect(await rowOf(tab, 'Heron').locator('[data-ghost="12 pm to 2 pm"]').count()).toBe(1)
  await changing(tab, 'Mira Keller').getByRole('button', { name: 'Leave it' }).click()
  await expect.poll(() => tab.locator('[data-ghost]').count()).toBe(0)
  expect(await placeOf('Mira Keller')).toMatchObject({ boat: eider })
  await drag(tab, 'Mira Keller', { boat: 'Heron', hour: 12.5 })
  await changing(tab, 'Mira Keller').getByText('$20 more').waitFor()
  await changeIt(tab, 'Mira Keller')
  await rowOf(tab, 'Heron')
    .getByRole('button', { name: /^Mira Keller, 12:30 pm to 2:30 pm/ })
    .waitFor()
  expect(await placeOf('Mira Keller')).toMatchObject({ boat: heron, price: 11_000 })
})

test('Who changed a booking drags it again at once: nobody else has changed it, and its end goes to what the boat is let for.', async () => {
  const tab = await openTimeline()
  for (const to of ['3 pm', '1 pm']) {
    const name = 'Mira Keller'
    await tab.untilQuiet()
    const end = await boxOf(bar(tab, name).locator('[data-end]'))
    const hour = (await boxOf(rowOf(tab, 'Eider').locator('[data-track]'))).width / 10
    const [x, y, by] = [end.x + end.width / 2, end.y + end.height / 2, to === '3 pm' ? 2.6 : -1.8]
    await tab.mouse.move(x, y)
    await tab.mouse.down()
    await tab.mouse.move(x + (hour * by) / 2, y)
    await tab.mouse.move(x + hour * by, y, { steps: 4 })
    await tab.mouse.up()
    await expect.poll(() => changing(tab, name).getByLabel('How long').inputValue()).toBe(to === '3 pm' ? '3' : '1')
    await changing(tab, name)
      .locator('strong', { hasText: to === '3 pm' ? '$120.50' : '$50' })
      .waitFor()
    expect(await changing(tab, name).getByText('Somebody else has changed').count()).toBe(0)
    await changeIt(tab, name)
    await tab.getByText(`${name} is changed: Eider, 12 pm to ${to}.`).waitFor()
  }
})

test('What cannot be is said with its reason; a drag under way is not disturbed, and ends where nothing is changed.', async () => {
  const tab = await openTimeline()
  await drag(tab, 'Mira Keller', { boat: 'Heron', hour: 14 }, false)
  const taken = 'Heron is taken from 3 pm to 5 pm by Ole Hansen'
  await tab.getByText(taken).waitFor()
  await addBooking('Nils Quick', eider, `${today}T17:00`, `${today}T18:00`)
  await site.live.changed('bookings')
  await tab.untilQuiet()
  expect(await tab.locator('[data-ghost="2 pm to 4 pm"]').count()).toBe(1)
  expect(await bar(tab, 'Nils Quick').count()).toBe(0)
  await tab.mouse.up()
  await changing(tab, 'Mira Keller').getByText(taken).waitFor()
  expect(await changing(tab, 'Mira Keller').getByRole('button', { name: 'Change it' }).isDisabled()).toBe(true)
  await changing(tab, 'Mira Keller').getByRole('button', { name: 'Leave it' }).click()
  await bar(tab, 'Nils Quick').waitFor()

  await drag(tab, 'Mira Keller', { boat: 'Eider', hour: 16 }, false)
  await tab.keyboard.press('Escape')
  await tab.mouse.up()
  await drag(tab, 'Mira Keller', { boat: 'Eider', hour: 16 }, false)
  const title = await boxOf(tab.getByRole('heading', { level: 1 }))
  await tab.mouse.move(title.x + 10, title.y + 10, { steps: 4 })
  await tab.getByText('Let go here, and it stays where it was').waitFor()
  await tab.mouse.up()
  expect(await tab.locator('[data-ghost]').count()).toBe(0)
  expect(await tab.getByRole('dialog').count()).toBe(0)
  expect(await placeOf('Mira Keller')).toMatchObject({ boat: eider, starts: '2026-06-01 12:00:00' })
})

test('The dialog of a boat that is late leads to its return.', async () => {
  await addBooking('Lina Late', heron, `${today}T09:00`, `${today}T10:00`)
  const [late] = await sql<{ id: number }[]>`
    INSERT INTO handovers (booking_id, out_at, out_by, fuel_out)
    SELECT id, '2026-06-01T07:00:00Z', 'Jonas Pier', 8 FROM bookings WHERE name = 'Lina Late' RETURNING booking_id::int AS id`
  await site.live.changed('bookings', 'handovers')
  const tab = await openTimeline()
  await bar(tab, 'Lina Late').click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByText('40 min late, unpaid').waitFor()
  await dialog.getByRole('link', { name: 'Return' }).click()
  await tab.waitForURL(`**/handover/${late?.id}`)
  await tab.getByText('40 min late', { exact: true }).waitFor()
})

test('The customer is written to in another language from the dialog on, and a booking that is over keeps its own.', async () => {
  await addBooking('Nora Early', heron, `${today}T08:00`, `${today}T09:00`, { language: 'de' })
  await site.live.changed('bookings')
  const languageOf = async () => (await sql`SELECT language FROM bookings WHERE name = 'Mira Keller'`)[0]?.language
  for (const [viewport, language, words] of [
    [screens[0], 'de', 'German'],
    [screens[2], 'en', 'English'],
  ] as const) {
    const tab = await openTimeline('', { viewport })
    await bar(tab, 'Mira Keller').click()
    const choice = tab.getByRole('dialog').getByRole('combobox', { name: 'Language' })
    await choice.selectOption(words)
    await tab.getByRole('dialog').getByText(`Mails from now on are in ${words}`).waitFor()
    await expectAccessible(tab)
    await expect.poll(languageOf).toBe(language)
    expect(await choice.inputValue()).toBe(language)
    await tab.keyboard.press('Escape')
    await bar(tab, 'Nora Early').click()
    const over = tab.getByRole('dialog', { name: 'Nora Early' })
    await over.getByText('German', { exact: true }).waitFor()
    expect(await over.getByRole('combobox').count()).toBe(0)
  }
})

test('Two who move at once: one wins, the other is told.', async () => {
  const [first, second] = [await openTimeline(), await openTimeline('', { deaf: true })]
  await addBooking('Nora Lind', bittern, `${today}T12:00`, `${today}T13:00`)
  await site.live.changed('bookings')
  await second.reload()
  await bar(second, 'Nora Lind').waitFor()
  await drag(first, 'Mira Keller', { boat: 'Eider', hour: 15 })
  await changeIt(first, 'Mira Keller')
  await first.getByText(/^Mira Keller is changed/).waitFor()
  await drag(second, 'Nora Lind', { boat: 'Eider', hour: 16 })
  await changing(second, 'Nora Lind').getByText('Eider is taken from 3 pm to 5 pm by Mira Keller').waitFor()
  expect(await placeOf('Nora Lind')).toMatchObject({ boat: bittern })
})

test('From a booking the day overview opens at that booking, on a phone as well.', async () => {
  const tab = await openTimeline('?day=2026-06-01', { viewport: { width: 390, height: 700 } })
  await bar(tab, 'Mira Keller').focus()
  await tab.keyboard.press('Enter')
  await tab.getByRole('dialog', { name: 'Mira Keller' }).getByRole('link', { name: 'Day overview' }).click()
  await expectSeen(tab.locator('li:focus').getByText('Mira Keller'))
})

test('Everything is done by keyboard too, on a phone as well.', async () => {
  const tab = await openTimeline('?day=2026-06-01', { viewport: { width: 390, height: 844 } })
  await expectAccessible(tab)
  await bar(tab, 'Mira Keller').focus()
  await tab.keyboard.press('Enter')
  const dialog = tab.getByRole('dialog', { name: 'Mira Keller' })
  expect(await dialog.getByRole('link', { name: 'Day overview' }).getAttribute('href')).toMatch(
    /^\/RentalRevolution\/bookings\?day=2026-06-01#booking-\d+$/,
  )
  await expectAccessible(tab)
  await dialog.getByRole('button', { name: 'Change' }).focus()
  await tab.keyboard.press('Enter')
  const start = changing(tab, 'Mira Keller').getByLabel('Start')
  await start.waitFor()
  const hasFocus = () => start.evaluate((one) => one === document.activeElement)
  // A day has a part for month, day, year and the calendar.
  for (let tabs = 0; tabs < 8 && !(await hasFocus()); tabs++) await tab.keyboard.press('Tab')
  expect(await hasFocus()).toBe(true)
  await start.selectOption({ label: '4:30 pm' })
  await changing(tab, 'Mira Keller').locator('strong', { hasText: '$90' }).waitFor()
  await expectAccessible(tab)
  await tab.keyboard.press('Enter')
  await changeIt(tab, 'Mira Keller')
  await tab.getByText('Mira Keller is changed: Eider, 4:30 pm to 6:30 pm.').waitFor()
  expect(await placeOf('Mira Keller')).toMatchObject({ starts: '2026-06-01 16:30:00' })
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('Two weeks: bookings are dragged from day to day, stays too; a day leads to its hours.', async () => {
  await addBooking('Nils Lindqvist', bittern, '2026-06-03T14:00', '2026-06-05T10:00', { kind: 'days', price: 108_000 })
  await site.live.changed('bookings')
  const tab = await openTimeline('?view=days', { viewport: { width: 1920, height: 900 } })
  await expectAccessible(tab)
  const stay = await boxOf(bar(tab, 'Nils Lindqvist'))
  const day = (await boxOf(rowOf(tab, 'Bittern').locator('[data-track]'))).width / 14
  await tab.mouse.move(stay.x + 10, stay.y + 10)
  await tab.mouse.down()
  await tab.mouse.move(stay.x + 10 + day, stay.y + 10)
  await tab.mouse.move(stay.x + 10 + 3 * day, stay.y + 12, { steps: 3 })
  await tab.mouse.up()
  await changeIt(tab, 'Nils Lindqvist')
  await tab.getByText('Nils Lindqvist is changed: Bittern, 06/06/26, 2 pm to 06/08/26, 10 am.').waitFor()
  expect(await placeOf('Nils Lindqvist')).toMatchObject({ starts: '2026-06-06 14:00:00', price: 108_000 })
  await tab.getByRole('button', { name: 'Saturday, June 6, 2026: show its hours' }).click()
  await tab.getByRole('region', { name: 'Timeline, Saturday, June 6, 2026' }).waitFor()
  expect(new URL(tab.url()).search).toBe('?day=2026-06-06')
})

test('Two weeks at a desk say whom every bar is for, five on one day too; the pointer is told the rest.', async () => {
  const names = ['Nora Lindgren', 'Ole Petersen', 'Ida Sommer', 'Finn Albrecht', 'Mira Hoffmann']
  for (const [i, name] of names.entries())
    await addBooking(name, heron, `2026-06-04T${String(9 + i * 2).padStart(2, '0')}:00`, `2026-06-04T${11 + i * 2}:00`)
  await site.live.changed('bookings')
  const tab = await openTimeline('?view=days')
  for (const name of names) {
    const one = bar(tab, name)
    await expectSeen(one)
    expect(await one.innerText()).toBe(name.split(' ')[1])
    expect(await one.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  }
  await bar(tab, 'Ida Sommer').hover()
  await tab.getByText('06/04/26, 1 pm to 3 pm').waitFor()
  await tab.getByText('Heron · Unpaid · $90').waitFor()
  await bar(tab, 'Ida Sommer').click()
  await tab.getByRole('dialog', { name: 'Ida Sommer' }).waitFor()
})

test('With the test account everything can be tried, and nothing is changed.', async () => {
  const tab = await openTimeline('?walk-in', { as: 'demo', viewport: { width: 390, height: 844 } })
  const dialog = tab.getByRole('dialog', { name: 'Walk-in' })
  await dialog.getByRole('button', { name: /^Dipper/ }).click()
  await dialog.getByRole('radio', { name: /^1 hour/ }).check()
  await dialog.getByRole('radio', { name: 'Licence seen' }).check()
  await dialog.getByLabel('Name').fill('Finn')
  await expectAccessible(tab)
  await dialog.getByRole('button', { name: 'Book now' }).click()
  await expectSeen(dialog.getByRole('heading', { name: 'Dipper is booked for Finn' }))
  await dialog.getByRole('button', { name: 'Done' }).click()
  await bar(tab, 'Finn').waitFor()
  await bar(tab, 'Mira Keller').click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
  await changing(tab, 'Mira Keller').getByLabel('Start').selectOption({ label: '3 pm' })
  await changing(tab, 'Mira Keller').locator('strong', { hasText: '$90' }).waitFor()
  await changeIt(tab, 'Mira Keller')
  await tab.getByRole('button', { name: /^Mira Keller, 3 pm to 5 pm/ }).waitFor()
  expect(await placeOf('Mira Keller')).toMatchObject({ starts: '2026-06-01 12:00:00' })
  expect(await sql`SELECT FROM bookings`).toHaveLength(2)
})
