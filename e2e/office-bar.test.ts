import { beforeEach, expect, test } from 'vitest'
import { rentalInbox } from '#features/inbox/contract.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking } from '#testing/fleet.ts'
import { addCustomer } from '#testing/invoices.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
await loadSampleFleet(site)
const { sql } = site
const browser = await launchChromium()
const [{ boat } = { boat: 0 }] = await sql<{ boat: number }[]>`SELECT id AS boat FROM vehicles WHERE name = 'Eider'`

beforeEach(() => sql`TRUNCATE inbox_items, bookings CASCADE`)

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const bar = (tab: Tab) => tab.getByRole('navigation', { name: 'Office', exact: true })
const side = (tab: Tab) => tab.getByRole('banner')
const field = (tab: Tab) => tab.getByRole('combobox', { name: 'Search' })

async function open(page: string, viewport: typeof phone, as: 'admin' | 'employee' | 'root' = 'admin') {
  const tab = await openTab(browser, site, { as, viewport })
  await tab.goto(page)
  await tab.getByRole('heading', { level: 1 }).waitFor()
  return tab
}

async function bookEider() {
  await insertBooking(sql, boat, '2026-06-03T10:00', '2026-06-03T12:00')
  await sql`UPDATE bookings SET name = 'Jürgen Müller', phone = '0170 / 123-4567'`
}

test('On a phone the bar leads through the day, marks where one is, and More has the rest with what waits.', async () => {
  const tab = await open('/RentalRevolution/tasks', phone)
  await bar(tab).getByRole('link', { name: 'Till' }).click()
  await tab.waitForURL(/cashregister$/)
  expect(await bar(tab).getByRole('link', { name: 'Till' }).getAttribute('aria-current')).toBe('page')
  const box = await bar(tab).boundingBox()
  expect(box && [Math.round(box.y + box.height), box.width]).toEqual([844, 390])

  const elsewhere = await site.signedIn('admin')
  await elsewhere.post(rentalInbox.addTodo.path, { body: 'Count the life jackets' })
  const more = bar(tab).getByRole('button', { name: 'More' })
  await expect.poll(() => more.getAttribute('aria-describedby')).not.toBe(null)
  await more.click()
  const sheet = tab.getByRole('dialog', { name: 'More' })
  await sheet.getByRole('link', { name: 'Tasks 1 open' }).waitFor()
  await sheet.getByRole('button', { name: 'Boats' }).click()
  await sheet.getByRole('link', { name: 'Jet skis' }).waitFor()
  await expectAccessible(tab)
  await sheet.getByRole('link', { name: 'Working Hours' }).click()
  await tab.waitForURL(/workinghours$/)
  expect(await sheet.count()).toBe(0)
})

test('At a desk the side has the whole menu and who is signed in; an employee has no entries of admins.', async () => {
  const tab = await open('/RentalRevolution/tasks', desk, 'employee')
  expect(await bar(tab).count()).toBe(0)
  await side(tab).getByRole('link', { name: 'Timeline' }).waitFor()
  expect(await side(tab).getByRole('link', { name: 'Prices' }).count()).toBe(0)
  await side(tab).getByRole('button', { name: 'Cash Register' }).click()
  await side(tab).getByRole('link', { name: 'Receipts' }).click()
  await tab.waitForURL(/receipts$/)
  await side(tab).getByRole('link', { name: 'Logout' }).waitFor()
  await expectAccessible(tab)
})

test('A slash searches: by keyboard to a booking, forgiving how its name is written; Escape gives the focus back.', async () => {
  await bookEider()
  const tab = await open('/RentalRevolution/tasks', desk)
  await tab.keyboard.press('/')
  await field(tab).waitFor()
  await tab.keyboard.type('mueler eid')
  await tab.getByRole('option', { name: /Jürgen Müller/ }).waitFor()
  await expectAccessible(tab)
  await tab.keyboard.press('Escape')
  expect(await field(tab).count()).toBe(0)

  await side(tab).getByRole('button', { name: 'Search the office' }).click()
  await tab.keyboard.type('+49 170 1234567')
  await tab.getByRole('option', { name: /Jürgen Müller/, selected: true }).waitFor()
  await tab.keyboard.press('Enter')
  await tab.waitForURL(/handover\/\d+$/)
})

test('On a phone screens are found at once, and who finds nothing reads what to try.', async () => {
  const tab = await open('/RentalRevolution/tasks', phone, 'employee')
  await side(tab).getByRole('button', { name: 'Search the office' }).click()
  await field(tab).fill('zzzzqq')
  await tab.getByText('Nothing found').first().waitFor()
  await field(tab).fill('hours')
  await tab.getByRole('option', { name: 'Working Hours' }).click()
  await tab.waitForURL(/workinghours$/)
  await side(tab).getByRole('button', { name: 'Search the office' }).click()
  await field(tab).fill('checklists')
  await tab.getByText('Nothing found').first().waitFor()
  await field(tab).fill('home screen')
  await tab.getByRole('option', { name: /^Settings: Put on the home screen/ }).click()
  await tab.waitForURL(/settings#told$/)
  await expectSeen(tab.getByText(/^The office opens like an app/))

  await (await site.signedIn('admin')).post(rentalInbox.addTodo.path, { body: 'Count the life jackets' })
  await side(tab).getByRole('button', { name: 'Search the office' }).click()
  await field(tab).fill('life jackets')
  await tab.getByRole('option', { name: 'Count the life jackets' }).click()
  await expectSeen(tab.locator('li:focus').getByText('Count the life jackets'))
})

test.each([phone, desk])('The agency has the same bar, with its own places, at $width px.', async (viewport) => {
  const business = `Seewind ${viewport.width}`
  await addCustomer(sql, { business })
  const tab = await open('/tasks', viewport, 'root')
  const places = viewport === phone ? tab.getByRole('navigation', { name: 'Back office' }) : side(tab)
  await places.getByRole('link', { name: /^Invoices/ }).click()
  await tab.waitForURL(/\/invoices$/)
  await tab.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor()
  await expectAccessible(tab)

  await side(tab).getByRole('button', { name: 'Search' }).click()
  await field(tab).fill('sander')
  await tab.getByRole('option', { name: business }).click()
  await expect.poll(() => tab.getByLabel('Business', { exact: true }).inputValue()).toBe(business)
})
