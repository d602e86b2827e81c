import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { somePictures } from '#testing/pictures.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql } = site
const boat = await insertVehicle(sql, { name: 'Eider' })
const browser = await launchChromium()
const phone = { width: 390, height: 844 }
const morning = '2026-06-01T08:05:00Z'
const settings = '/RentalRevolution/settings'
let page = ''

beforeEach(async () => {
  site.setNow(morning)
  await sql`TRUNCATE handovers, handover_pictures, bookings, checklists CASCADE`
  await insertBooking(sql, boat, '2026-06-01T10:00', '2026-06-01T12:00')
  const quote = { lines: [{ label: 'Eider', cents: 10_000 }], total: 10_000, vat: 1597, onSite: [] }
  const [row] = await sql<{ id: number }[]>`
    UPDATE bookings SET quote = ${JSON.stringify(quote)}::text::jsonb, price = 10000, name = 'Mira Keller', paid_at = now()
    RETURNING id::int`
  page = `/RentalRevolution/handover/${row?.id}`
  await site.live.changed('bookings', 'handovers')
})

const button = (tab: Tab, name: string | RegExp, exact = true) => tab.getByRole('button', { name, exact })
const photo = async (name: string, width: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await somePictures.jpg(width, 480),
})

/** Of each item its words, when it is looked at, and whether with a photo. */
async function addItem(tab: Tab, text: string, when: string, withPhoto = false) {
  await button(tab, 'Add an item').click()
  await tab.getByLabel('What is looked at').fill(text)
  await tab.getByRole('radio', { name: when }).check()
  if (withPhoto) await tab.getByLabel('With a photo').check()
  await button(tab, 'Save').click()
  await tab.getByRole('listitem').filter({ hasText: text }).waitFor()
}

const order = (tab: Tab) => tab.getByRole('tabpanel').getByRole('listitem').locator('strong').allInnerTexts()

async function expectSound(tab: Tab) {
  await expectAccessible(tab)
  for (const size of [{ width: 320, height: 640 }, { width: 1440, height: 900 }, phone]) {
    await tab.setViewportSize(size)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }
}

test('A list is made; a boat goes out with one item not fine, and comes back beside how it went.', async () => {
  const admin = await openTab(browser, site, { as: 'admin', viewport: phone, at: morning })
  await admin.goto(settings)
  await button(admin, 'Add an item').click()
  await button(admin, 'Save').click()
  await expectSeen(admin.getByText('Please write what is looked at, in one language at least'))
  await expectAccessible(admin)
  await button(admin, 'Cancel').click()
  await addItem(admin, 'Life jackets', 'Check-out')
  await addItem(admin, 'Propeller', 'Both times', true)
  await addItem(admin, 'Hull', 'Both times')
  // By keyboard, the focus staying with what is moved.
  await button(admin, 'Move Propeller up').focus()
  await admin.keyboard.press('Enter')
  await expect.poll(() => order(admin)).toEqual(['Propeller', 'Life jackets', 'Hull'])
  expect(await admin.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move Propeller up')
  await button(admin, 'Delete Hull').click()
  await expect.poll(() => order(admin)).toEqual(['Propeller', 'Life jackets'])
  await button(admin, 'Undo').click()
  await expect.poll(() => order(admin)).toEqual(['Propeller', 'Life jackets', 'Hull'])
  await expectSound(admin)

  // With a ninth photo a step would have too many: that is said beside it.
  const photos = Array.from({ length: 8 }, (_, i) => ({
    key: String(i),
    text: `Side ${i}`,
    text_de: '',
    photo: true,
    out: true,
    back: false,
  }))
  const more = { vehicle_type: 'canoes', version: 0, items: JSON.stringify(photos) }
  expect((await (await site.signedIn('admin')).post('/api/rere_save_checklist/', more)).status).toBe(201)
  await admin.getByRole('tab', { name: 'Canoes 8' }).click()
  await button(admin, 'Add an item').click()
  await admin.getByLabel('What is looked at').fill('Paddles')
  await admin.getByLabel('With a photo').check()
  await button(admin, 'Save').click()
  await expectSeen(admin.getByText('At most 8 items of a step can ask for a photo'))
  await admin.getByLabel('With a photo').uncheck()
  await button(admin, 'Save').click()
  await admin.getByRole('tab', { name: 'Canoes 9' }).waitFor()

  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: morning })
  await tab.goto(page)
  await tab.getByRole('radio', { name: 'Signed on paper' }).check()
  await button(tab, 'All fine').click()
  await tab.getByText('2 of 3').waitFor()
  await button(tab, 'Check out').click()
  await expectSeen(tab.getByText(/^Not checked, or without its photo: Propeller/))
  await button(tab, 'Not fine: Propeller').click()
  await button(tab, 'Check out').click()
  await expectSeen(tab.getByText('Please say what is not fine'))
  await tab.getByLabel('What is not fine').fill('A blade is bent')
  await tab.getByLabel('Take a photo: Propeller').setInputFiles(await photo('bent.jpg', 640))
  await button(tab, 'Remove Propeller, photo 1').waitFor()
  await tab.getByLabel(/^Take photos$/).setInputFiles(await photo('bow.jpg', 660))
  await button(tab, 'Remove photo 1').waitFor()
  await expectSound(tab)
  // Nothing of it is lost with the page.
  await tab.reload()
  expect(await tab.getByLabel('What is not fine').inputValue()).toBe('A blade is bent')
  await button(tab, 'Check out').click()
  await expectSeen(tab.getByRole('heading', { name: 'Cast off' }))
  const [kept] = await sql<{ states: string[] }[]>`
    SELECT array_agg(c->>'state') AS states FROM handovers, jsonb_array_elements(checks_out) c`
  expect(kept?.states).toEqual(['not_ok', 'ok', 'ok'])

  site.setNow('2026-06-01T09:55:00Z')
  await button(tab, 'Show the return').click()
  await tab.getByText('Propeller: not fine, A blade is bent').waitFor()
  await tab.getByLabel('Take a photo: Propeller').setInputFiles(await photo('back.jpg', 680))
  await button(tab, 'Remove Propeller, photo 1').waitFor()
  // A photo says that it was looked at; life jackets are looked at when it goes only.
  await tab.getByText('1 of 2').waitFor()
  await tab.getByRole('radio', { name: 'Full' }).check()
  await button(tab, 'Take back').click()
  await expectSeen(tab.getByText(/^Not checked, or without its photo: Hull/))
  await button(tab, 'Take back').click()
  await button(tab, 'Show the summary').click()
  await tab.getByText('Hull: not checked').waitFor()
  const beside = tab.getByRole('region', { name: 'Before and after' })
  await beside.scrollIntoViewIfNeeded()
  expect(await beside.getByRole('button').count()).toBe(2)
  await expectSound(tab)
  await beside.getByRole('button', { name: /Propeller/ }).click()
  const large = tab.getByRole('dialog', { name: 'Before and after' })
  await large.getByRole('img', { name: 'Propeller at the check-out' }).waitFor()
  await expectSeen(large.getByRole('img', { name: 'Propeller at the return' }))
  await expectAccessible(tab)
  // Close by, both move together; the arrows lead on once they are far again.
  await button(tab, 'Zoom in').click()
  const [out, back] = [large.locator('figure').nth(0), large.locator('figure').nth(1)]
  const left = (frame: typeof out) => frame.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
  await out.evaluate((frame) => frame.scrollTo({ left: 40, behavior: 'instant' }))
  await expect.poll(() => left(back)).toBe(40)
  await button(tab, 'Zoom in').click()
  await tab.keyboard.press('Tab')
  await large.getByRole('list').focus()
  await tab.keyboard.press('ArrowRight')
  await large.getByRole('img', { name: 'Photo 2 at the check-out' }).waitFor()
  await expectSeen(large.getByText('No photo'))
  await tab.keyboard.press('Escape')
  await large.waitFor({ state: 'hidden' })
})

test.each([0, 5])(
  'On Today a boat whose list has %d items goes out in five taps at most, without scrolling.',
  async (count) => {
    const items = ['Propeller', 'Life jackets', 'Hull', 'Ropes', 'Anchor'].slice(0, count).map((text) => ({
      ...{ key: text, text, text_de: '', photo: false, out: true, back: true },
    }))
    const admin = await site.signedIn('admin')
    const list = { vehicle_type: 'motorboats', version: 0, items: JSON.stringify(items) }
    expect((await admin.post('/api/rere_save_checklist/', list)).status).toBe(201)
    const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: morning })
    await tab.goto('/RentalRevolution/today')
    const main = tab.getByRole('main')
    let taps = 0
    /** Taps where it is, without a scroll before. */
    const tap = async (place: ReturnType<Tab['getByRole']>) => {
      await expectSeen(place)
      await place.click()
      taps += 1
    }
    await tap(main.getByRole('button', { name: /^(Check out|Hand over)/ }).first())
    const sheet = tab.getByRole('dialog', { name: 'Hand over Eider' })
    if (count > 0) await tap(sheet.getByRole('button', { name: 'All fine' }))
    await tap(sheet.getByRole('radio', { name: 'Signed on paper' }))
    await tap(sheet.getByRole('button', { name: 'Check out', exact: true }))
    await tap(tab.getByRole('dialog', { name: 'Done' }).getByRole('button', { name: 'Close' }).last())
    expect(taps).toBe(count > 0 ? 5 : 4)
    const [{ fine } = { fine: 0 }] = await sql<{ fine: number }[]>`
    SELECT count(*)::int AS fine FROM handovers, jsonb_array_elements(checks_out) c WHERE c->>'state' = 'ok'`
    expect(fine).toBe(count)

    taps = 0
    await tap(main.getByRole('button', { name: /^(Return|Take back)/ }).first())
    const back = tab.getByRole('dialog', { name: 'Take back Eider' })
    if (count > 0) await tap(back.getByRole('button', { name: 'All fine' }))
    await tap(back.getByRole('radio', { name: 'Full' }))
    await tap(back.getByRole('button', { name: 'Take back', exact: true }))
    await tap(tab.getByRole('dialog', { name: 'Done' }).getByRole('button', { name: 'Close' }).last())
    expect(taps).toBe(count > 0 ? 5 : 4)
  },
)
