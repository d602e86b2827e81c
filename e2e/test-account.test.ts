import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { testPassword } from '#testing/app.ts'
import { bookingFields } from '#testing/booking.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite({ testAccount: { email: 'demo@rental.example', password: testPassword } })
const eider = await insertVehicle(site.sql, { name: 'Eider' })
const browser = await launchChromium()

const wanted = { day: '2026-06-03', hour: 10 }

/** What the browser wants to write. */
function watchWrites(tab: Tab): string[] {
  const writes: string[] = []
  tab.context().on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return writes
}

async function bookInSimulation(tab: Tab, isAccessible = async (_: Tab) => {}) {
  await booking.openBookingPage(tab, 'motorboats')
  await tab.getByText('This is a demonstration').waitFor()
  await booking.chooseSlot(tab, wanted)
  await booking.askForCode(tab)
  await isAccessible(tab)
  const code = /\b\d{5}\b/.exec(await booking.codeStep(tab).innerText())?.[0] ?? ''
  await booking.enterCode(tab, code === '11111' ? '22222' : '11111')
  await tab.getByText('The entered code is invalid').waitFor()
  await booking.enterCode(tab, code)
  await booking.success(tab).getByText('nothing was booked and no mail was sent').waitFor()
  await isAccessible(tab)
}

test('The test account books to the end without a single call that writes; one that comes is refused.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/login')
  const writes = watchWrites(tab)
  await tab.getByRole('button', { name: 'Fill in the test account' }).click()
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  await tab.getByRole('heading', { level: 1, name: 'Main Menu' }).waitFor()
  await bookInSimulation(tab, expectAccessible)
  expect(writes).toEqual(['POST /api/rere_login/'])

  const demoBrowser = await site.signedIn('demo')
  const reply = await demoBrowser.post('/api/rere_send_booking_request/', bookingFields({ vehicle: eider }))
  expect([reply.status, reply.json.code]).toEqual([403, 'DEMO_ACCOUNT'])
  expect(await site.sql`SELECT FROM bookings`).toHaveLength(0)
  expect(await site.sql`SELECT FROM mails`).toHaveLength(0)
})

test('In a showcase visitors book in simulation too.', async () => {
  const showcase = await openSite({ env: readEnv({ SHOWCASE: 'on' }) })
  await insertVehicle(showcase.sql, { name: 'Eider' })
  const tab = await openTab(browser, showcase)
  const writes = watchWrites(tab)
  await bookInSimulation(tab)
  expect(writes).toEqual([])
  expect(await showcase.sql`SELECT FROM bookings`).toHaveLength(0)
})

test('Root books with the fixed code and gets no code by mail.', async () => {
  const tab = await openTab(browser, site, { as: 'root' })
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, { ...wanted, hour: 15 })
  await booking.askForCode(tab)
  await booking.codeStep(tab).getByText('the fixed booking code of the root account').waitFor()
  await booking.enterCode(tab, '24680')
  await booking.success(tab).waitFor()
  expect(await site.sql`SELECT starts_at::text, employee FROM bookings`).toEqual([
    { starts_at: '2026-06-03 15:00:00', employee: 'Sternsinger' },
  ])
  expect(await site.sql`SELECT subject FROM mails WHERE subject ILIKE '%code%'`).toHaveLength(0)
})
