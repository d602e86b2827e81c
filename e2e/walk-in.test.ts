import { expect, test } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { bar, openPier } from './timeline-page.ts'
import { expectSeen } from './viewport.ts'

const { site, sql, openTimeline } = await openPier()

test('A walk-in is entered with five keys besides the name.', async () => {
  // The browser's clock runs on: three minutes are left until 10:40.
  const at = '2026-06-01T08:37:00Z'
  site.setNow(at)
  const tab = await openTimeline('', { at })
  await tab.getByRole('button', { name: 'Walk-in' }).focus()
  const dialog = tab.getByRole('dialog', { name: 'Walk-in' })
  let keys = 0
  const press = async (...pressed: string[]) => {
    for (const key of pressed) await tab.keyboard.press(key)
    keys += pressed.length
  }
  await press('Enter')
  await dialog.getByRole('button', { name: /^Dipper/ }).waitFor()
  await expectAccessible(tab)
  // The cheapest boat has the focus; the next one is Eider, free until Mira has it.
  await press('Tab', 'Enter')
  await dialog.getByText('from 10:40 am, free until 12 pm').waitFor()
  await press('Tab')
  await tab.keyboard.type('Finn')
  await press('Enter')
  await dialog.getByRole('heading', { name: 'Eider is booked for Finn' }).waitFor()
  expect(keys).toBe(5)
  const [booked] = await sql`SELECT id, starts_at::text AS starts, email, price FROM bookings WHERE name = 'Finn'`
  expect(booked).toMatchObject({ starts: '2026-06-01 10:40:00', email: '', price: 5000 })
  await expectAccessible(tab)
  expect(await dialog.getByRole('link', { name: 'At the till' }).getAttribute('href')).toBe(
    `/RentalRevolution/cashregister?booking=${booked?.id}`,
  )
  await dialog.getByRole('button', { name: 'Done' }).click()
  await bar(tab, 'Finn').waitFor()
})

test('On a phone a blocked name is refused in view, not behind the foot of the form.', async () => {
  await sql`INSERT INTO blocked_customers (name, email, phone, reason) VALUES ('Rolf Rammer', '', '', 'Rammed the pier')`
  await site.live.changed('blocked-customers')
  const tab = await openTimeline('?walk-in', { viewport: { width: 390, height: 844 } })
  const dialog = tab.getByRole('dialog', { name: 'Walk-in' })
  await dialog.getByRole('button', { name: /^Eider/ }).click()
  await dialog.getByLabel('Name').fill('Rolf Rammer')
  tab.expectComplaint(/status of 4\d\d/)
  await dialog.getByRole('button', { name: 'Book now' }).click()
  await expectSeen(dialog.getByText(/^Somebody of this name is blocked/).last())
  await sql`TRUNCATE blocked_customers`
})

test('The way back closes the walk-in form, however it was opened, and the timeline stays.', async () => {
  const tab = await openTimeline('?view=days')
  const dialog = tab.getByRole('dialog', { name: 'Walk-in' })
  const boats = dialog.getByRole('listitem').getByRole('button')
  const eiders = dialog.getByRole('button', { name: /^Eider/ })
  const expectClosed = async (search: string) => {
    await dialog.waitFor({ state: 'detached' })
    await bar(tab, 'Mira Keller').waitFor()
    expect(new URL(tab.url())).toMatchObject({ pathname: '/RentalRevolution/timeline', search })
  }
  await tab.getByRole('button', { name: 'Walk-in' }).click()
  await eiders.waitFor()
  await tab.goBack()
  await expectClosed('?view=days')
  await tab.goForward()
  await eiders.click()
  await dialog.getByLabel('Name').waitFor()
  await tab.goBack()
  await eiders.waitFor()
  await tab.goBack()
  await expectClosed('?view=days')

  // Closed otherwise, from a later step too, it leaves nothing to go back to.
  await tab.getByRole('button', { name: 'Walk-in' }).click()
  await eiders.click()
  await dialog.getByLabel('Name').fill('Finn')
  await tab.reload()
  await dialog.getByLabel('Name').waitFor()
  await tab.keyboard.press('Escape')
  await expectClosed('?view=days')
  await tab.getByRole('button', { name: 'Walk-in' }).click()
  await dialog.getByRole('button', { name: 'Book now' }).click()
  await dialog.getByRole('heading', { name: 'Eider is booked for Finn' }).waitFor()
  await dialog.getByRole('button', { name: 'Next walk-in' }).click()
  await boats.first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expectClosed('?view=days')

  await tab.goto('/RentalRevolution/timeline?walk-in')
  await boats.first().waitFor()
  await tab.reload()
  await boats.first().waitFor()
  await tab.goBack()
  await expectClosed('')
  await tab.goBack()
  await expectClosed('?view=days')
})
