import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/voucher.ts'
import { expectAccessible } from './accessible.ts'
import { desk, dialog, expectSoundAtBoth, phone, press, shelf, stockTill } from './cash-register-page.ts'
import type { Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const browser = await launchChromium()
const till = stockTill(site, browser)
const { sql } = site
beforeEach(async () => void (await sql`TRUNCATE parked_receipts`))

const parked = (tab: Tab) => tab.locator('details').getByRole('listitem')
const openParked = (tab: Tab, count: number) => tab.getByText(new RegExp(`^Parked: ${count}, `)).click()

/** As a hand scanner does: keys without a pause, and Enter. */
async function scan(tab: Tab, code: string) {
  await tab.evaluate((text) => {
    // When each was pressed is known before any is heard, however busy the page is.
    const strokes = [...text, 'Enter'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
    for (const stroke of strokes) {
      const target = document.activeElement as HTMLElement
      const isLeft = target.dispatchEvent(stroke)
      if (isLeft && stroke.key === 'Enter') target.click()
      else if (isLeft && target.matches('input')) document.execCommand('insertText', false, stroke.key)
    }
  }, code)
}

async function give(name: string, barcode: string) {
  await sql`UPDATE products SET barcode = ${barcode} WHERE name = ${name}`
  await site.live.changed('products')
}

test('A receipt is parked on a phone, outlives signing out, and is taken up at the desk, once.', async () => {
  const first = await till.open('employee', phone)
  await press(first, 'Products')
  await shelf(first, 'Cola').click()
  await shelf(first, 'Mate').click()
  await first.untilQuiet()
  await press(first, 'Park')
  await dialog(first).getByLabel('Name').fill('Table at the jetty')
  await expectAccessible(first)
  await dialog(first).getByRole('button', { name: 'Park' }).click()
  await first.getByText('The cart is empty. Press a product to add it.').waitFor()
  await shelf(first, 'Mate').getByText('None left').waitFor()
  await shelf(first, 'Cola').click()
  await first.untilQuiet()
  await openParked(first, 1)
  await first.getByText('Please park or finish the open receipt first.').waitFor()
  await expectSoundAtBoth(first)
  await first.setViewportSize(phone.viewport)
  await press(first, 'Park')
  await dialog(first).getByRole('button', { name: 'Park' }).click()
  await expect.poll(() => parked(first).count()).toBe(2)
  await expectSeen(
    parked(first)
      .filter({ hasText: /10 am, Cola|, Cola/ })
      .first(),
  )

  const second = await till.open('admin', desk)
  await openParked(second, 2)
  await parked(second)
    .filter({ hasText: 'Table at the jetty' })
    .getByRole('button', { name: /\$7\.50/ })
    .click()
  await second.getByRole('button', { name: 'Checkout $7.50' }).click()
  await press(second, 'Take $7.50')
  await expectSeen(second.getByRole('heading', { name: 'Taken, no change $7.50' }))
  await press(second, 'Stay here')
  await expect.poll(() => parked(first).count()).toBe(1)

  await press(first, /^Delete .*Cola/)
  await expectAccessible(first)
  await dialog(first).getByRole('button', { name: 'Delete' }).click()
  await parked(first).waitFor({ state: 'detached' })
  await shelf(first, 'Cola').getByText('9 left').waitFor()
  const log = await sql<{ action: string }[]>`SELECT action FROM audit_log WHERE action LIKE 'till.%' ORDER BY id`
  expect(log.map(({ action }) => action)).toEqual([
    ...['till.park', 'till.park', 'till.take-up', 'till.sale', 'till.discard'],
  ])
})

test('What changed since a receipt was parked is said when it is taken up, and who is late is told.', async () => {
  const booking = await till.insertBooking()
  const { id: voucher, code } = await insertVoucher(sql, { amount: 1000 })
  const tab = await till.open('employee', desk)
  await tab.getByRole('button', { name: /Eider/ }).click()
  await press(tab, 'Add products')
  await shelf(tab, 'Cola').click()
  await press(tab, 'Checkout $53.50')
  await tab.getByLabel('Voucher code').fill(code)
  await press(tab, 'Apply')
  await tab.getByText('Voucher is applied: $10').waitFor()
  await press(tab, 'Park')
  await dialog(tab).getByRole('button', { name: 'Park' }).click()
  await tab.getByText('The cart is empty. Press a product to add it.').waitFor()
  await sql`UPDATE bookings SET name = 'Ole Olsen' WHERE id = ${booking}`
  await sql`UPDATE vouchers SET redeemed = 600 WHERE id = ${voucher}`
  await sql`UPDATE products SET price = 400 WHERE name = 'Cola'`
  await site.live.changed('bookings', 'vouchers', 'products')
  await openParked(tab, 1)
  await parked(tab)
    .getByRole('button', { name: /Eider and 1 more \$/ })
    .click()
  await tab.getByText('Changed since it was parked').waitFor()
  await tab.getByText(`$4 left on voucher …${code.slice(-4)} now. The booking is for Ole Olsen now`).waitFor()
  await tab.getByText('The amount has changed: Cola $4 in place of $3.50.').waitFor()
  await expectSoundAtBoth(tab)
  await press(tab, 'Go on with $50')
  await press(tab, 'Take $50')
  await expectSeen(tab.getByRole('heading', { name: 'Taken, no change $50' }))
})

test('A hand scanner puts products in wherever one is, takes its code out of a field, and knows vouchers.', async () => {
  await give('Cola', '4006381333931')
  const { code } = await insertVoucher(sql, { amount: 200 })
  const tab = await till.open('admin', desk)
  await tab.getByText('There are no unpaid bookings for this day').waitFor()
  await scan(tab, '4006381333931')
  await tab.getByText('1 × Cola in the cart').waitFor()
  await tab.getByRole('button', { name: 'Checkout $3.50' }).waitFor()
  await shelf(tab, 'Cola').click()
  await tab.untilQuiet()
  // The shelf has the focus: Enter is not for it.
  await scan(tab, '4006381333931')
  await tab.getByText('3 × Cola in the cart').waitFor()
  await press(tab, 'Checkout $10.50')
  await tab.getByLabel('Money received').fill('5')
  await tab.getByLabel('Money received').focus()
  await scan(tab, '4006381333931')
  await tab.getByText('4 × Cola in the cart').waitFor()
  expect(await tab.getByLabel('Money received').inputValue()).toBe('5')
  await tab.getByRole('heading', { name: 'Checkout' }).click()
  await scan(tab, code)
  await tab.getByRole('button', { name: 'Take $12' }).waitFor()
  await scan(tab, '96385074')
  await tab.getByText('No product has the barcode 96385074').waitFor()
  await expectSoundAtBoth(tab)
  await tab.getByRole('button', { name: 'Give it to a product' }).click()
  await tab.getByRole('heading', { level: 1, name: /Drinks|Products/ }).waitFor()
})

test('Where the browser reads codes, the camera scans; from another page the till is loaded anew for it.', async () => {
  await give('Cola', '4006381333931')
  const without = await till.open('employee', phone)
  expect(await without.getByRole('button', { name: 'Scan' }).count()).toBe(0)
  const tab = await till.open('employee', phone)
  await tab.addInitScript(() => {
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = async () => [{ rawValue: '4006381333931' }]
      },
    })
    const drawn = document.createElement('canvas')
    drawn.getContext('2d')?.fillRect(0, 0, 9, 9)
    navigator.mediaDevices.getUserMedia = async () => drawn.captureStream()
    HTMLMediaElement.prototype.play = async () => {}
  })
  await tab.goto('/RentalRevolution/internal')
  await tab
    .getByRole('main')
    .getByRole('button', { name: /^Cash Register/ })
    .click()
  await tab.getByRole('link', { name: 'Products', exact: true }).click()
  await press(tab, 'Scan')
  await tab.getByRole('button', { name: 'Checkout $3.50' }).waitFor()
  await expectSoundAtBoth(tab)
})
