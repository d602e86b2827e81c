import { beforeAll, beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { someTerms } from '#testing/prices.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { payStep } from './stay-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql, live } = site
const browser = await launchChromium()
const phone = { width: 390, height: 844 }

beforeAll(async () => {
  await insertVehicle(sql, { name: 'Sandpiper', type: 'canoes', passengers: 3 }, { 2: 1650, 4: 2750, 6: 3700 })
})
beforeEach(async () => {
  await sql`TRUNCATE bookings, payments, test_orders, booking_terms, verification_codes, mails, throttles CASCADE`
  await live.changed('bookings', 'payments', 'prices')
})

async function askForShare(hours_share: number) {
  const { steps, ...terms } = someTerms({ hours_share, starts_on: '2026-05-01' })
  await sql`INSERT INTO booking_terms ${sql({ ...terms, steps: JSON.parse(steps) })}`
  await live.changed('prices')
}

const bookings = () => sql`
  SELECT price, advance, payment_method, paid_at IS NOT NULL AS paid, held_until IS NOT NULL AS held
  FROM bookings WHERE canceled_at IS NULL ORDER BY id`
const form = booking.form
const way = (tab: Tab, name: string) =>
  form(tab).getByRole('group', { name: 'How to pay' }).getByRole('radio', { name })
const pay = (tab: Tab, name: string | RegExp) => form(tab).getByRole('button', { name })

/** The page that stands in for the provider's, in the same tab, and back. */
async function payThere(tab: Tab, amount: string, choice: 'Approve the payment' | 'Refuse it') {
  await tab.getByRole('link', { name: `Pay ${amount} by card` }).click()
  await tab.getByRole('button', { name: choice }).click()
}

/** The canoe for two hours on a Saturday, with everything filled in. */
async function openForm(): Promise<Tab> {
  const tab = await openTab(browser, site, { viewport: phone })
  await tab.goto('/RentalRevolution/book/canoes/Sandpiper?day=2026-06-06&start=14&hours=2&people=2')
  await expectSeen(tab.getByRole('region', { name: 'Your choice' }).getByText('2 pm – 4 pm'))
  await booking.fillIn(tab, booking.nora)
  await booking.agreement(tab).click()
  return tab
}

test('A canoe is paid by card while booking, on a phone: two touches more than on site, and no code.', async () => {
  const tab = await openForm()
  await way(tab, 'On site').waitFor()
  expect(await way(tab, 'On site').isChecked()).toBe(true)
  await pay(tab, 'Continue to confirmation').waitFor()
  await way(tab, 'Card, Apple Pay or Google Pay').click()
  await form(tab).getByText('You pay $27.50 online now, then your booking is confirmed.').waitFor()
  await expectAccessible(tab)
  await pay(tab, /Book and pay \$27\.50/).click()
  await expectSeen(payStep(tab))
  expect(await payStep(tab).innerText()).toMatch(/Pay \$27\.50[\s\S]*We keep Sandpiper for you until/)
  await expectAccessible(tab)
  expect(await bookings()).toMatchObject([{ price: 2750, paid: false, held: true, payment_method: 'provider' }])
  // Nothing is lost by a reload.
  await tab.reload()
  await expectSeen(payStep(tab))
  await payThere(tab, '$27.50', 'Refuse it')
  await tab.getByRole('link', { name: 'Back to your order' }).click()
  await tab.getByText('The payment by card failed').first().waitFor()
  await payThere(tab, '$27.50', 'Approve the payment')
  await expectSeen(booking.success(tab))
  await booking.success(tab).getByText('$27.50 are paid.').waitFor()
  await expectAccessible(tab)
  expect(await bookings()).toMatchObject([{ price: 2750, advance: 0, paid: true, held: false }])
})

test('Who changes their mind while paying has the form again as it was, and the boat is free.', async () => {
  const tab = await openForm()
  await way(tab, 'PayPal').click()
  await pay(tab, /Book and pay/).click()
  await payStep(tab).getByRole('button', { name: 'Change my booking' }).click()
  await expectSeen(form(tab))
  expect(await booking.field(tab, 'Email').inputValue()).toBe('nora@guests.example')
  expect(await bookings()).toEqual([])
})

test('Where 30% are asked for, they are paid and the rest is told, or all of it at once.', async () => {
  await askForShare(30)
  const tab = await openForm()
  expect(await way(tab, 'On site').count()).toBe(0)
  await form(tab).getByText('You pay $8.25 online now as a down payment, then your booking is confirmed.').waitFor()
  await form(tab)
    .getByText(/^You pay \$19\.25 on arrival/)
    .waitFor()
  await form(tab).getByRole('radio', { name: '$27.50, all of it' }).click()
  await pay(tab, /Book and pay \$27\.50/).waitFor()
  await form(tab).getByRole('radio', { name: '$8.25 down payment' }).click()
  await expectAccessible(tab)
  await way(tab, 'Card, Apple Pay or Google Pay').click()
  await pay(tab, /\$8\.25/).click()
  await payStep(tab).getByText('In all it is $27.50, $19.25 of it on site.').waitFor()
  await payThere(tab, '$8.25', 'Approve the payment')
  await booking.success(tab).getByText('Your down payment of $8.25 is here.').waitFor()
  await expectAccessible(tab)
  expect(await bookings()).toMatchObject([
    { price: 2750, advance: 825, paid: false, held: false, payment_method: 'on_site' },
  ])

  const ownPage = await booking.success(tab).getByRole('link', { name: 'View your booking' }).getAttribute('href')
  await tab.goto(`/RentalRevolution/my-booking${ownPage?.slice(ownPage.indexOf('#'))}`)
  const costs = tab.getByRole('region', { name: 'What it costs' })
  await costs.getByText('$19.25').first().waitFor()
  await expectAccessible(tab)
})
