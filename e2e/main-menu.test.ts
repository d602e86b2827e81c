import { beforeEach, expect, test } from 'vitest'
import { rentalInbox } from '#features/inbox/contract.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking } from '#testing/fleet.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
await loadSampleFleet(site)
const browser = await launchChromium()

beforeEach(() => site.sql`TRUNCATE inbox_items, bookings CASCADE`)

const entry = (tab: Tab, name: string) =>
  tab
    .getByRole('main')
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) })

const labels = async (tab: Tab) =>
  (await tab.getByRole('main').getByRole('list').first().getByRole('listitem').allInnerTexts()).map(
    (text) => text.split('\n')[0],
  )

const forAll = [
  'Tasks',
  'Inbox',
  'Calendar',
  'Cash Register',
  'Boats',
  'Boats to look after',
  'Products',
  'Withdrawals',
]

async function openMenu(as: 'admin' | 'employee' | 'demo', width = 1440): Promise<Tab> {
  const tab = await openTab(browser, site, { as, viewport: { width, height: 900 } })
  await tab.goto('/RentalRevolution/internal')
  await tab.getByRole('heading', { level: 1, name: 'Main Menu' }).waitFor()
  await tab.getByRole('region', { name: 'Today' }).waitFor()
  return tab
}

test('An employee has what they need, an admin more, and what is blocked or open is counted while one looks.', async () => {
  const employee = await openMenu('employee', 390)
  expect(await labels(employee)).toEqual([...forAll, 'Working Hours', 'Settings', 'Logout'])
  await expectAccessible(employee)
  const admin = await openMenu('admin')
  expect(await labels(admin)).toEqual([
    ...forAll.with(-1, 'Prices'),
    'Figures',
    'Withdrawals',
    'Employees',
    'Blockings',
    'Working Hours',
    'Settings',
    'Mailbox',
    'Logout',
  ])
  await expectAccessible(admin)

  const elsewhere = await site.signedIn('admin')
  await elsewhere.post(rentalInbox.addTodo.path, { body: 'Count the life jackets' })
  await entry(employee, 'Tasks').getByText('1 open').waitFor()
  const [{ id } = { id: 0 }] = await site.sql<{ id: number }[]>`SELECT id FROM vehicles ORDER BY id LIMIT 1`
  await elsewhere.post('/api/rere_block_vehicle/', { vehicle: id, blocked: true, changed: '' })
  await entry(employee, 'Boats').getByText('1 blocked').waitFor()
})

test('The popups lead on, by keyboard too, and the till opens in the mode that was chosen.', async () => {
  const tab = await openMenu('employee')
  await entry(tab, 'Boats').getByRole('button').press('Enter')
  const boats = tab.getByRole('dialog', { name: 'Boats' })
  expect(await boats.getByRole('link').count()).toBe(5)
  await boats.getByRole('link', { name: /^Motorboats\s*\d+$/ }).waitFor()
  await expectAccessible(tab)
  await tab.keyboard.press('Escape')
  expect(
    await entry(tab, 'Boats')
      .getByRole('button')
      .evaluate((button) => button === document.activeElement),
  ).toBe(true)

  await entry(tab, 'Cash Register').getByRole('button').click()
  const till = tab.getByRole('dialog', { name: 'Cash Register' })
  expect(await till.getByRole('link').allInnerTexts()).toEqual([
    'Booking',
    'Products',
    'Voucher',
    'Receipts',
    'Open & close',
  ])
  await till.getByRole('link', { name: 'Products' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Select Products' }).waitFor()
  await tab.goBack()
  await entry(tab, 'Cash Register').getByRole('button').click()
  await tab.getByRole('dialog').getByRole('link', { name: 'Voucher' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Select Voucher' }).waitFor()
})

test('The day stands above it, and what was left undone below it leads to its day.', async () => {
  const [{ id } = { id: 0 }] = await site.sql<{ id: number }[]>`
    SELECT id FROM vehicles WHERE type = 'motorboats' ORDER BY id LIMIT 1`
  await insertBooking(site.sql, id, '2026-06-01T10:00', '2026-06-01T12:00')
  await insertBooking(site.sql, id, '2026-05-29T10:00', '2026-05-29T12:00')
  await site.sql`UPDATE bookings SET price = 9000`
  await site.live.changed('bookings')
  const tab = await openMenu('admin')
  const today = tab.getByRole('region', { name: 'Today' })
  await today.getByText('next 10 am').waitFor()
  site.setNow('2026-06-01T08:20:00Z')
  await tab.clock.fastForward('03:20:00')
  await today.getByText('1 not arrived, none to come').waitFor()
  await today.getByRole('link', { name: /^1\s*unpaid today\s*\$90$/ }).waitFor()
  await tab.getByText('2 bookings of the last seven days are unprocessed').click()
  await tab.getByRole('dialog').getByRole('link').first().click()
  await tab.waitForURL(/\/today\?day=2026-05-29/)
})
