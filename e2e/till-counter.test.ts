import { expect, test } from 'vitest'
import { formatCode } from '#features/vouchers/rules.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/voucher.ts'
import { desk, dialog, expectSoundAtBoth, heading, phone, press, shelf, stockTill } from './cash-register-page.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const browser = await launchChromium()
const till = stockTill(site, browser)
const last = async () => {
  const [entry] = await site.sql<{ content: { payments: object[] } }[]>`
    SELECT content::jsonb AS content FROM till_entries ORDER BY position DESC LIMIT 1`
  return entry?.content
}

test('On a phone a voucher of any worth is sold, and its code stands on its receipt.', async () => {
  const tab = await till.open('employee', phone)
  await press(tab, 'Vouchers')
  await press(tab, 'Checkout')
  await tab.getByText('Please enter an amount with at most two decimals').waitFor()
  await press(tab, '$50')
  expect(await tab.getByLabel('Amount').inputValue()).toBe('50.00')
  await tab.getByLabel('Amount').fill('42,50')
  await expectSoundAtBoth(tab)
  await tab.setViewportSize(phone.viewport)
  await press(tab, 'Checkout')
  await press(tab, 'Take $42.50')
  await expectSeen(tab.getByRole('heading', { name: 'Taken, no change $42.50' }))
  await press(tab, 'Stay here')
  await tab.getByRole('link', { name: /^Receipt \d/ }).click()
  const [voucher] = await site.sql<{ code: string }[]>`SELECT code FROM vouchers`
  await tab.getByText(formatCode(voucher?.code ?? '-')).waitFor()
})

test('A discount is given with a reason, and two people pay what is left; a part is taken back before.', async () => {
  await till.insertBooking()
  const { code } = await insertVoucher(site.sql, { amount: 1000 })
  const tab = await till.open('employee', desk)
  await tab.getByRole('button', { name: /Eider/ }).click()
  await press(tab, 'Add products')
  await shelf(tab, 'Cola').click()
  await press(tab, 'Checkout $53.50')
  await press(tab, 'Discount')
  await dialog(tab).getByRole('button', { name: 'Give discount' }).click()
  await dialog(tab).getByText('Please enter a reason').waitFor()
  await dialog(tab).getByLabel('Off what').selectOption('Eider')
  await dialog(tab).getByRole('radio', { name: 'Group' }).check()
  await dialog(tab).getByRole('button', { name: 'Give discount' }).click()
  await tab.getByText('Eider, 10 %, Group').waitFor()
  await press(tab, 'Discount')
  await dialog(tab).getByText('Takes the place of the one given before: 10 %, Group').waitFor()
  await dialog(tab).getByRole('radio', { name: '5 %', exact: true }).check()
  await dialog(tab).getByRole('button', { name: 'Give discount' }).click()
  await tab.getByText('Eider, 5 %, Group').waitFor()
  expect(await tab.getByText('Eider, 10 %, Group').count()).toBe(0)
  await press(tab, 'Discount')
  await dialog(tab).getByRole('radio', { name: '10 %' }).check()
  await dialog(tab).getByRole('button', { name: 'Give discount' }).click()
  await tab.getByText('Discount 10%: Group').waitFor()
  await tab.getByLabel('Voucher code').fill(code)
  await press(tab, 'Take $48.50')
  await tab.getByRole('button', { name: 'Take $38.50' }).waitFor()
  await press(tab, 'Split')
  await press(tab, 'Take $19.25 of $38.50')
  await tab.getByRole('button', { name: 'Take away: 1. Cash $19.25' }).click()
  await press(tab, 'Take $19.25 of $38.50')
  await expectSoundAtBoth(tab)
  await tab.reload()
  await tab.getByRole('radio', { name: 'Card' }).check()
  await press(tab, 'Take $19.25')
  await tab.getByText('The payment was registered').waitFor()
  expect((await last())?.payments).toMatchObject([
    { method: 'voucher', amount: 1000 },
    { method: 'cash', amount: 1925 },
    { method: 'card', amount: 1925 },
  ])
})

test('On a phone nothing is sold past a typed code, and a voucher after parts pays what they left.', async () => {
  const { id, code } = await insertVoucher(site.sql, { amount: 300 })
  const before = await till.entries()
  const tab = await till.open('employee', phone)
  await press(tab, 'Products')
  await shelf(tab, 'Cola').click()
  await press(tab, 'Checkout $3.50')
  const field = tab.getByLabel('Voucher code')
  await field.fill('ABCD')
  await press(tab, 'Take $3.50')
  await expectSeen(tab.getByText('Voucher is invalid'))
  await expectSeen(field)
  expect(await till.entries()).toEqual(before)
  await field.fill('')
  await press(tab, 'Split')
  await expectSeen(tab.getByRole('group', { name: 'How many people pay' }))
  await tab.getByRole('radio', { name: 'Any amount' }).check()
  await tab.getByLabel('This part').fill('2')
  await press(tab, 'Take $2 of $3.50')
  await field.fill(code)
  await press(tab, 'Take $1.50')
  await press(tab, 'Complete')
  await tab.getByText('The payment was registered').waitFor()
  expect(await site.sql`SELECT redeemed FROM vouchers WHERE id = ${id}`).toEqual([{ redeemed: 150 }])
})

test('More than an employee may give is refused with what to do, and admins say how much that is.', async () => {
  const tab = await till.open('employee', phone)
  await press(tab, 'Products')
  await shelf(tab, 'Cola').click()
  await press(tab, 'Checkout $3.50')
  await press(tab, 'Discount')
  await dialog(tab).getByRole('radio', { name: '10 %' }).waitFor()
  expect(
    await dialog(tab)
      .getByRole('radio', { name: /^(15|20) %$/ })
      .count(),
  ).toBe(0)
  await dialog(tab).getByLabel('Per cent, or an amount').fill('20 %')
  await dialog(tab).getByLabel('Reason').last().fill('Dented')
  await dialog(tab).getByRole('button', { name: 'Give discount' }).click()
  await expectSeen(dialog(tab).getByText('You may give up to 10%. Please ask an admin for more.'))
  const admin = await till.open('admin', desk, '/day')
  const limit = async (percent: string) => {
    await admin.locator('input[name=percent]').fill(percent)
    await press(admin, 'Save')
    await admin.untilQuiet()
  }
  await limit('20')
  await expectSoundAtBoth(admin)
  await dialog(tab).getByRole('radio', { name: '20 %' }).waitFor()
  await dialog(tab).getByRole('button', { name: 'Give discount' }).click()
  await limit('10')
  tab.expectComplaint(/status of 403/)
  await press(tab, 'Take $2.80')
  await expectSeen(tab.getByText('You may give up to 10%. Please ask an admin for more.'))
  await limit('20')
  await press(tab, 'Take $2.80')
  await expectSeen(tab.getByRole('heading', { name: 'Taken, no change $2.80' }))
  await heading(admin, 'Open & close').waitFor()
})
