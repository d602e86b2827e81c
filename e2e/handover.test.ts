import { beforeEach, expect, test } from 'vitest'
import { dial, pointAt } from '#features/handovers/screens/fields/gauge.ts'
import { testPassword } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { somePictures } from '#testing/pictures.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen, strokeByFinger } from './viewport.ts'

const site = await openSite()
const { sql } = site
const boat = await insertVehicle(sql, { name: 'Eider', license: 'yes' })
const browser = await launchChromium()
const phone = { width: 390, height: 844 }
const morning = '2026-06-01T08:05:00Z'
let booking = 0
let page = ''

beforeEach(async () => {
  site.setNow(morning)
  await sql`DELETE FROM handover_pictures`
  await sql`DELETE FROM handovers`
  await sql`DELETE FROM bookings`
  await insertBooking(sql, boat, '2026-06-01T10:00', '2026-06-01T12:00')
  const onSite = [
    { label: 'Deposit', cents: 30_000 },
    { label: 'Briefing fee', cents: 2500 },
  ]
  const quote = { lines: [{ label: 'Eider', cents: 10_000 }], total: 10_000, vat: 1597, onSite }
  const [row] = await sql<{ id: number }[]>`
    UPDATE bookings
    SET quote = ${JSON.stringify(quote)}::text::jsonb, price = 10000, people = 3, has_license = true, name = 'Mira Keller',
        phone = '+49 151 2345678', adults = 2, children = 1, age_from = 7, license = 'yes', own_words = 'We bring a dog'
    RETURNING id::int`
  booking = row?.id ?? 0
  page = `/RentalRevolution/handover/${booking}`
  await site.live.changed('bookings', 'handovers')
})

const button = (tab: Tab, name: string | RegExp) => tab.getByRole('button', { name })
const file = async (name: string, buffer?: Buffer) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: buffer ?? (await somePictures.jpg(640, 480)),
})
const takePhotos = (tab: Tab, ...photos: Awaited<ReturnType<typeof file>>[]) =>
  tab.getByLabel(/^Take (photos|another)$/).setInputFiles(photos)

async function sign(tab: Tab) {
  const canvas = tab.getByRole('img', { name: /^Signature of/ })
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = (across: number, down: number) => ({ x: x + width * across, y: y + height * down })
  const wave = Array.from({ length: 24 }, (_, i) => at(0.225 + i * 0.025, 0.5 + 0.28 * Math.sin((i + 1) / 1.7)))
  await strokeByFinger(tab, [at(0.2, 0.7), ...wave])
}

/** Touches the dial of the gauge where a level is. */
async function touchDial(tab: Tab, level: number) {
  const drawing = tab.getByRole('group', { name: 'Fuel' }).locator('svg').first()
  await drawing.scrollIntoViewIfNeeded()
  const { x, y, width } = (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const point = pointAt(level, dial.track)
  const scale = width / dial.width
  await tab.touchscreen.tap(x + point.x * scale, y + point.y * scale)
}

/** Whether the signature is drawn dot for dot as large as it is shown, and dark enough to be seen. */
const signatureIsCrisp = (tab: Tab) =>
  tab.getByRole('img', { name: /^Signature of/ }).evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { width, height, clientWidth } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    const ink = pixels.filter((value, i) => i % 4 === 0 && value < 128).length
    return width === Math.round(clientWidth * devicePixelRatio) && ink > 100
  })

async function expectSound(tab: Tab) {
  const before = tab.viewportSize()
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await tab.setViewportSize(size)
    if (size === phone) await expectAccessible(tab)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }
  if (before) await tab.setViewportSize(before)
}

test('A boat goes out signed, with a photo, and comes back late with damage; the return is undone.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: morning })
  const other = await openTab(browser, site, { as: 'admin', at: morning })
  await Promise.all([tab.goto(page), other.goto(page)])
  await tab.getByRole('link', { name: '$100 open: take payment' }).waitFor()
  await tab.getByText('Besides, $100 of the price is still open.').waitFor()
  await button(tab, 'Check out and take $325').click()
  await expectSeen(tab.getByText('Please look at the licence first'))
  expect(await tab.getByLabel('Licence seen').evaluate((one) => one === document.activeElement)).toBe(true)
  await expectSound(tab)

  await tab.getByLabel('Licence seen').check()
  tab.expectComplaint(/status of 422/)
  await takePhotos(tab, await file('bow.jpg'), await file('notes.jpg', Buffer.from('no picture')))
  await tab.getByText('The picture is none of JPG, PNG, BMP, GIF, WebP and AVIF').waitFor()
  await button(tab, 'Remove photo 1').waitFor()
  await takePhotos(tab, await file('bow.jpg'))
  await tab.getByText('This photo was here already: the same photo counts once').waitFor()
  await button(tab, /^Check out and/).click()
  await tab.getByText('A photo was not taken: try it again, or leave it out').waitFor()
  await button(tab, 'Leave out').click()
  await tab.getByLabel('Damages it has already').fill('Scratch at the bow')
  await touchDial(tab, 7)
  expect(await tab.getByRole('radio', { name: '7/8' }).isChecked()).toBe(true)
  await sign(tab)
  await expectSeen(tab.getByRole('img', { name: 'Signature of Mira Keller: signed' }))
  // Nothing of it is lost with the page.
  await tab.reload()
  await tab.getByRole('img', { name: 'Signature of Mira Keller: signed' }).waitFor()
  expect(await tab.getByLabel('Damages it has already').inputValue()).toBe('Scratch at the bow')
  await tab.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => signatureIsCrisp(tab)).toBe(true)
  await tab.setViewportSize(phone)
  await button(tab, 'Check out and take $325').click()
  await expectSeen(tab.getByRole('heading', { name: 'Into the till $325' }))
  expect(await tab.getByRole('link', { name: /^Receipt \d/ }).count()).toBe(2)
  await expectAccessible(tab)
  await other.getByText('Jonas Pier checked this boat out: 10:05 am.').waitFor()
  const [kept] = await sql`SELECT fuel_out, note_out, license_seen, signature_out IS NOT NULL AS signed FROM handovers`
  expect(kept).toEqual({ fuel_out: 7, note_out: 'Scratch at the bow', license_seen: true, signed: true })

  await button(tab, 'Show the return').click()
  expect(await tab.getByText('late', { exact: false }).count()).toBe(0)
  site.setNow('2026-06-01T11:10:00Z')
  await tab.clock.fastForward('03:05:01')
  // As the badges say it; what is charged is the hours begun.
  await tab.getByText('1 h late', { exact: true }).waitFor()
  expect(await tab.getByRole('spinbutton', { name: 'Late hours charged' }).inputValue()).toBe('2')
  const gauge = tab.getByRole('group', { name: 'Fuel' })
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await tab.setViewportSize(size)
    await button(tab, /^Give back/).click()
    await expectSeen(gauge.getByText('Please say how full the tank is'))
    await expectSeen(gauge.locator('legend'))
  }
  await tab.getByRole('radio', { name: '1/2' }).check()
  await expectSeen(tab.getByText('3/8 of the tank is gone: how many litres?'))
  await tab.getByLabel('Litres missing').fill('10')
  await tab.getByLabel('Damage fee').fill('80')
  await button(tab, /one less$/).click()
  await button(tab, /^Give back/).click()
  await expectSeen(tab.getByText('Please say why fewer late hours are charged'))
  await tab.getByText('Please describe the damage').waitFor()
  await expectSound(tab)
  await tab.getByLabel('Why fewer are charged').fill('Thunderstorm')
  await tab.getByLabel('New damage').fill('Bent propeller')
  // 300 − 27.17 − 10 × 2.72 − 80
  await button(tab, 'Give back $165.63').click()
  await expectSeen(tab.getByRole('heading', { name: 'Give back $165.63' }))
  await button(tab, 'Show the summary').click()
  await tab.getByText('Late hours waived: Thunderstorm').waitFor()
  await tab.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(tab)
  await tab.setViewportSize(phone)
  await expectSound(tab)

  await button(tab, 'Undo return').click()
  await expectSeen(tab.getByText('The customer leaves the $165.63 here again.'))
  await expectSound(tab)
  await tab.getByLabel('Reason').fill('Wrong boat')
  await button(tab, 'Undo the return').click()
  await tab.getByRole('heading', { name: 'The boat as it comes' }).waitFor()
  expect(await tab.getByLabel('New damage').inputValue()).toBe('Bent propeller')
  await other.getByText('The return was undone.').waitFor()
})

test('By keyboard alone a boat goes out, signed on paper.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', at: morning })
  await tab.goto(page)
  await tab.getByLabel('Licence seen').focus()
  await tab.keyboard.press('Space')
  await tab.getByRole('radio', { name: 'Full' }).focus()
  await tab.keyboard.press('ArrowLeft')
  await tab.keyboard.press('ArrowLeft')
  expect(await tab.getByRole('radio', { name: '3/4' }).isChecked()).toBe(true)
  await tab.getByRole('radio', { name: 'Signs here' }).focus()
  await tab.keyboard.press('ArrowRight')
  await tab.getByLabel('Name of who signs').focus()
  await tab.keyboard.press('ControlOrMeta+A')
  await tab.keyboard.type('Jona Keller')
  await tab.keyboard.press('Enter')
  await expectSeen(tab.getByRole('heading', { name: 'Into the till $325' }))
  expect(await sql`SELECT fuel_out, signed_by, signature_out FROM handovers`).toEqual([
    { fuel_out: 6, signed_by: 'Jona Keller', signature_out: null },
  ])
})

test('Another amount than was told is said before money changes hands, and an ended session loses nothing.', async () => {
  const employee = await site.signedIn('employee')
  const fields = { booking_id: booking, license_seen: true, fuel: 8, deposit: 300, method: 'card' }
  expect((await employee.post('/api/rere_check_out/', fields)).status).toBe(201)
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: morning, deaf: true })
  await tab.goto(page)
  await tab.getByRole('radio', { name: 'Full' }).check()
  await tab.getByLabel('Note').fill('All well')
  await tab.getByRole('radio', { name: 'Card' }).check()
  // The check-out is done again by somebody else, with another deposit.
  await employee.post('/api/rere_undo_handover/', { booking_id: booking, step: 'out', reason: 'Deposit' })
  await employee.post('/api/rere_check_out/', { ...fields, deposit: 200 })
  tab.expectComplaint(/status of 409/)
  await button(tab, 'Give back $300').click()
  await tab.getByText('$200 go back to the customer now').waitFor()
  await button(tab, 'Give back $200').waitFor()
  // And then an hour begins.
  site.setNow('2026-06-01T10:20:00Z')
  tab.expectComplaint(/status of 422/)
  await button(tab, 'Give back $200').click()
  await tab.getByText('The late hours are others by now. Please look at the sum again.').waitFor()
  await button(tab, 'Give back $172.83').waitFor()
  await sql`DELETE FROM sessions`
  tab.expectComplaint(/status of 401/)
  await button(tab, 'Give back $172.83').click()
  await tab.getByLabel('Email').fill('employee@rental.example')
  await tab.getByLabel('Password').fill(testPassword)
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  expect(await tab.getByLabel('Note').inputValue()).toBe('All well')
  await button(tab, 'Give back $172.83').click()
  await tab.getByRole('heading', { name: 'Give back $172.83' }).waitFor()
})

test('With the test account everything can be tried and nothing is kept.', async () => {
  const tab = await openTab(browser, site, { as: 'demo', viewport: phone, at: morning })
  await tab.goto(page)
  await takePhotos(tab, await file('bow.jpg'), await file('stern.jpg'))
  await button(tab, 'Remove photo 2').click()
  await tab.getByRole('button', { name: 'Remove', exact: true }).click()
  await tab.getByLabel('Licence seen').check()
  await tab.getByRole('radio', { name: 'Signed on paper' }).check()
  await button(tab, /^Check out and/).click()
  await button(tab, 'Show the return').click()
  await tab.getByRole('radio', { name: 'Full' }).check()
  await button(tab, 'Give back $300').click()
  await button(tab, 'Show the summary').click()
  await tab.getByText('Simulated: with the test account nothing was really changed').first().waitFor()
  await button(tab, 'Undo return').waitFor()
  const [{ count } = { count: -1 }] = await sql<{ count: number }[]>`
    SELECT ((SELECT count(*) FROM handovers) + (SELECT count(*) FROM handover_pictures))::int AS count`
  expect(count).toBe(0)
})

test('A booking that was canceled or never was hands nothing over.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: morning })
  await sql`UPDATE bookings SET canceled_at = now()`
  await tab.goto(page)
  await tab.getByText('This booking was canceled').waitFor()
  await expectSound(tab)
  tab.expectComplaint(/status of 404/)
  await tab.goto('/RentalRevolution/handover/999999')
  await tab.getByText('There is no such booking').waitFor()
  await expectSound(tab)
})
