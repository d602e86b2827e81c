import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()
const boat = await insertVehicle(site.sql, { name: 'Eider' })
await insertBooking(site.sql, boat, '2026-06-02T10:00', '2026-06-02T12:00')

beforeEach(async () => {
  await site.sql`TRUNCATE blocked_customers`
  await site.sql`
    INSERT INTO blocked_customers (name, email, phone, reason, booking_id, created_at)
    SELECT 'Rolf Rammer', 'rolf@rowdy.example', '+491510000001', 'Rammed the pier', id, '2026-05-31T22:30:00Z' FROM bookings`
  await site.live.changed('blocked-customers')
})

const list = (tab: Tab) => tab.getByRole('list', { name: 'Blocked customers' }).getByRole('listitem')
const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true })
const field = (tab: Tab, label: string) => tab.getByLabel(new RegExp(`^${label}( optional)?$`))
const stored = () => site.sql`SELECT name, email, phone, reason FROM blocked_customers ORDER BY id`

async function openList(as: 'admin' | 'employee' | 'demo' = 'admin', width = 1440): Promise<Tab> {
  const tab = await openTab(browser, site, { as, viewport: { width, height: 900 } })
  await tab.goto('/RentalRevolution/blacklist')
  return tab
}

test('An admin blocks somebody by hand and unblocks them again, and whoever looks on sees it.', async () => {
  const [tab, other] = [await openList(), await openList('admin', 390)]
  await expect.poll(() => list(tab).count()).toBe(1)
  await tab.getByText('Blocked 06/01/26').waitFor()
  const day = tab.getByRole('link', { name: 'Booking of 06/02/26' })
  expect(await day.getAttribute('href')).toBe('/RentalRevolution/bookings?day=2026-06-02')
  await expectAccessible(tab)
  await list(other).first().waitFor()
  await expectAccessible(other)

  await button(tab, 'Block a customer').click()
  await button(tab, 'Block customer').click()
  await tab.getByText('Please enter a reason').waitFor()
  await field(tab, 'Reason').fill('Never paid')
  await button(tab, 'Block customer').click()
  await tab.getByText('Please enter a name, an email or a phone number').waitFor()
  await expectAccessible(tab)
  await field(tab, 'Email').fill('mira')
  await button(tab, 'Block customer').click()
  await tab.getByText('Please enter a valid email address').waitFor()

  await tab.keyboard.press('Escape')
  await tab.reload()
  await button(tab, 'Block a customer').click()
  expect(await field(tab, 'Reason').inputValue()).toBe('Never paid')
  await field(tab, 'Email').fill('mira@guests.example')
  await field(tab, 'Phone').fill('0151 / 23 45-678')
  await button(tab, 'Block customer').click()
  await tab.getByText('mira@guests.example is blocked').waitFor()
  await expect.poll(() => list(other).count()).toBe(2)
  await list(other).first().getByText('Blocked manually').waitFor()
  expect((await stored())[1]).toEqual({
    name: '',
    email: 'mira@guests.example',
    phone: '01512345678',
    reason: 'Never paid',
  })

  await button(tab, 'Block a customer').click()
  expect(await field(tab, 'Reason').inputValue()).toBe('')
  await field(tab, 'Email').fill('Mira+2@Guests.example')
  await field(tab, 'Reason').fill('Again')
  tab.expectComplaint(/status of 409/)
  await button(tab, 'Block customer').click()
  await tab.getByText('This customer is blocked already').waitFor()
  await tab.keyboard.press('Escape')

  await button(other, 'Unblock Rolf Rammer').click()
  await other.getByRole('dialog').getByText('Rammed the pier').waitFor()
  await expectAccessible(other)
  await button(other, 'Cancel').click()
  await button(tab, 'Unblock Rolf Rammer').click()
  await button(tab, 'Unblock').click()
  await tab.getByText('Rolf Rammer can book again').waitFor()
  await expect.poll(() => list(other).count()).toBe(1)
  await button(tab, 'Unblock mira@guests.example').click()
  await button(tab, 'Unblock').click()
  await tab.getByText('Currently, no customers are blocked').waitFor()
  await expectAccessible(tab)
  expect(await stored()).toEqual([])
})

test('A failure says so, and nothing that was typed is lost.', async () => {
  const tab = await openTab(browser, site, { as: 'admin', deaf: true })
  tab.expectComplaint(/status of 500/)
  await tab.route('**/api/rere_get_blacklist/', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await tab.goto('/RentalRevolution/blacklist')
  await tab.getByText('The blocked customers could not be loaded').waitFor()
  await expectAccessible(tab)
  await button(tab, 'Try again').click()
  await expect.poll(() => list(tab).count()).toBe(1)
  await tab.route('**/api/rere_ban_customer/', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await button(tab, 'Block a customer').click()
  await field(tab, 'Name').fill('Kalle Krawall')
  await field(tab, 'Reason').fill('Known')
  await button(tab, 'Block customer').click()
  await tab.getByText('An error has occurred, please try again later!').waitFor()
  await button(tab, 'Block customer').click()
  await tab.getByText('Kalle Krawall is blocked').waitFor()
  expect(await stored()).toHaveLength(2)
})

test('A long list is searched, and shown in parts.', async () => {
  await site.sql`
    INSERT INTO blocked_customers (name, reason) SELECT 'Guest ' || n, 'Reason ' || n FROM generate_series(1, 69) n`
  await site.live.changed('blocked-customers')
  const tab = await openList()
  await expect.poll(() => list(tab).count()).toBe(60)
  await button(tab, 'Show 10 more').click()
  await expect.poll(() => list(tab).count()).toBe(70)
  await tab.getByRole('main').getByLabel('Search').fill('PIER ramm')
  await expect.poll(() => list(tab).count()).toBe(1)
  await tab.getByText('1 customer found').waitFor({ state: 'attached' })
  await tab.getByRole('main').getByLabel('Search').fill('nobody')
  await tab.getByText('Nobody found').waitFor()
})

test('A test account with the right blocks and unblocks in simulation, without a call; employees do not see the page.', async () => {
  await site.sql`UPDATE users SET admin = true WHERE demo`
  const tab = await openList('demo')
  const writes: string[] = []
  tab.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
  await button(tab, 'Block a customer').click()
  await field(tab, 'Name').fill('Kalle Krawall')
  await field(tab, 'Reason').fill('Known')
  await button(tab, 'Block customer').click()
  await expect.poll(() => list(tab).count()).toBe(2)
  await tab.getByText(/Simulated/).waitFor()
  await button(tab, 'Unblock Rolf Rammer').click()
  await button(tab, 'Unblock').click()
  await expect.poll(() => list(tab).count()).toBe(1)
  // Who is still there might ask once more, without the right.
  await tab.close()
  await site.sql`UPDATE users SET admin = false WHERE demo`
  expect(writes).toEqual([])
  expect(await stored()).toHaveLength(1)

  const employee = await openList('employee')
  await employee.getByText('This page is not for your account').waitFor()
})
