import { expect, test } from 'vitest'
import { formatCode } from '#features/vouchers/rules.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/voucher.ts'
import { expectAccessible } from './accessible.ts'
import {
  till as address,
  desk,
  expectFocus,
  expectSoundAtBoth,
  heading,
  holdLists,
  keysAt,
  phone,
  press,
  shelf,
  stockTill,
  typeAgain,
  typeAt,
} from './cash-register-page.ts'
import { openTab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const browser = await launchChromium()
const { sql } = site
const till = stockTill(site, browser)

test('By keyboard alone: a booking and two drinks are paid by voucher and cash with change.', async () => {
  await till.insertBooking()
  const { id: voucher, code } = await insertVoucher(sql, { amount: 2000 })
  const tab = await openTab(browser, site, { as: 'employee', ...desk })
  await tab.goto('/RentalRevolution/internal')
  await keysAt(tab, tab.getByRole('main').getByRole('button', { name: /^Cash Register/ }))
  await keysAt(tab, tab.getByRole('link', { name: 'Booking', exact: true }))
  await keysAt(tab, tab.getByRole('button', { name: /10 am.*Eider.*\$50.*Mira Keller/ }))
  await expectFocus(heading(tab, 'Checkout'))
  await keysAt(tab, tab.getByRole('button', { name: 'Add products' }))
  await expectFocus(heading(tab, 'Select Products'))
  await keysAt(tab, shelf(tab, 'Cola'), 'Enter', 'Enter')
  await tab.getByRole('status').getByText('Cart: 2 products, $57').waitFor()
  await keysAt(tab, tab.getByRole('button', { name: 'Checkout $57' }))

  await typeAt(tab, tab.getByLabel('Voucher code'), 'ABCD-EFGH-JKLM-NPQR')
  await tab.keyboard.press('Enter')
  await tab.getByText('Voucher is invalid', { exact: true }).waitFor()
  await typeAgain(tab, formatCode(code))
  await tab.keyboard.press('Enter')
  await tab.getByText('Voucher is applied: $20').waitFor()
  await typeAt(tab, tab.getByLabel('Money received'), '30')
  await tab.getByText('$7 missing').waitFor()
  await typeAgain(tab, '50')
  await tab.getByRole('status').getByText('To pay $37, change $13').waitFor()
  await tab.reload()
  expect(await tab.getByLabel('Money received').inputValue()).toBe('50')
  await keysAt(tab, tab.getByRole('button', { name: 'Take $37' }))
  await expectFocus(tab.getByRole('heading', { name: 'Change $13' }))
  await tab.getByText('The payment was registered').waitFor()
  await keysAt(tab, tab.getByRole('button', { name: 'Stay here' }))
  await tab.clock.fastForward(5000)
  await tab.getByText('The payment was registered').waitFor({ state: 'hidden' })
  await tab.getByRole('heading', { name: 'Change $13' }).waitFor()
  const link = tab.getByRole('link', { name: /^Receipt \d/ })
  const name = await link.innerText()
  await link.press('Enter')
  const receipt = tab.getByRole('article', { name })
  for (const words of ['Mira Keller', '$57.00', '2 × $3.50', `Voucher …${code.slice(-4)}`, '$37.00'])
    await receipt.getByText(words).first().waitFor()
  expect(await sql`SELECT redeemed FROM vouchers WHERE id = ${voucher}`).toEqual([{ redeemed: 2000 }])
  expect((await till.entries()).at(-1)).toMatchObject({ kind: 'sale', cash: 3700 })
})

test('No mode keeps anybody out, on a phone and on a desk.', async () => {
  await till.insertBooking()
  await insertVoucher(sql, { paid: false, amount: 7500 })
  const tab = await till.open()
  await expectSoundAtBoth(tab)
  await expectAccessible(tab)
  await press(tab, 'Vouchers')
  await expectSoundAtBoth(tab)
  await press(tab, 'Products')
  await shelf(tab, 'Cola').click()
  await expectSoundAtBoth(tab)
  await press(tab, 'Checkout $3.50')
  await tab.getByLabel('Money received').fill('2')
  await expectSoundAtBoth(tab)
  await tab.getByLabel('Money received').fill('5')
  await press(tab, 'Take $3.50')
  await press(tab, 'Stay here')
  await expectSoundAtBoth(tab)
})

test('A voucher is sold, its mail arrives, and after 3.8 seconds the main menu comes.', async () => {
  await insertVoucher(sql, { paid: false, amount: 7500 })
  const tab = await till.open('employee', phone)
  await tab.getByText('There are no unpaid bookings for this day').waitFor()
  await press(tab, 'Vouchers')
  await expectFocus(heading(tab, 'Select Voucher'))
  await tab.getByRole('button', { name: /Mira Keller.*\$75/ }).click()
  expect(await tab.getByLabel('Voucher code').count()).toBe(0)
  await tab.getByRole('radio', { name: 'Card' }).check()
  await press(tab, 'Take $75')
  await expectSeen(tab.getByRole('heading', { name: 'Paid by card $75' }))
  const mails = () => sql`SELECT 1 FROM mails WHERE recipient = 'mira@guests.example' AND subject ILIKE '%voucher%'`
  await expect.poll(async () => (await mails()).length).toBe(1)
  await tab.clock.fastForward(4000)
  await heading(tab, 'Main Menu').waitFor()
  await tab.goto(address)
  await press(tab, 'Vouchers')
  await tab.getByText('There are currently no unpaid vouchers').waitFor()
})

test('Two tabs at once: the last bottle and a booking are sold by one, and the other is told and shows it.', async () => {
  const booking = await till.insertBooking()
  const before = (await till.entries()).filter(({ kind }) => kind === 'sale').length
  const [quick, late] = [await till.open('employee'), await till.open('admin', { ...phone, deaf: true })]
  await press(late, 'Products')
  await shelf(late, 'Mate').getByText('1 left').waitFor()
  await press(quick, 'Products')
  await shelf(quick, 'Mate').click()
  await shelf(quick, 'Mate').getByText('None left').waitFor()
  await quick.untilQuiet()
  late.expectComplaint(/status of 409/)
  await shelf(late, 'Mate').click()
  await late.getByText('Mate is sold out').waitFor()
  await shelf(late, 'Mate').getByText('None left').waitFor()
  await late.getByText('The cart is empty. Press a product to add it.').waitFor()
  await expectAccessible(late)
  await shelf(late, 'Cola').click()
  await late.getByRole('button', { name: 'Checkout $3.50' }).waitFor()
  await late.untilQuiet()

  for (const tab of [quick, late]) {
    await press(tab, /^Bookings/)
    await tab.getByRole('button', { name: /Eider/ }).click()
    await tab.untilQuiet()
  }
  await press(quick, 'Take $54')
  await quick.getByText('The payment was registered').waitFor()
  await press(late, 'Take $53.50')
  await late.getByText('This booking is paid already', { exact: true }).waitFor()
  expect(await late.getByText('An error has occurred').count()).toBe(0)
  await expectAccessible(late)
  await press(late, 'Only the products')
  await press(late, 'Take $3.50')
  await late.getByText('The payment was registered').waitFor()
  expect((await till.entries()).filter(({ kind }) => kind === 'sale').length - before).toBe(2)

  await late.goto(`${address}?booking=${booking}`)
  await late.getByText('This booking is paid already, or was canceled.').waitFor()
})

test('A first answer about the cart that is older than what was put in is asked for again.', async () => {
  const tab = await till.open('employee')
  await press(tab, 'Products')
  let reserved = () => {}
  const reservation = new Promise<void>((done) => {
    reserved = done
  })
  await tab.route('**/api/rere_get_cart/**', async (route) => {
    const early = await route.fetch()
    await reservation
    await route.fulfill({ response: early })
  })
  await tab.route('**/api/rere_reserve_product/', async (route) => {
    await tab.waitForTimeout(300)
    await route.fulfill({ response: await route.fetch() })
    setTimeout(reserved, 300)
  })
  await shelf(tab, 'Cola').click()
  await expect.poll(() => sql`SELECT FROM stock_reservations WHERE quantity = 1`).not.toHaveLength(0)
  await tab.untilQuiet()
  await tab.getByRole('button', { name: 'Checkout $3.50' }).waitFor()
})

test('What changes while the money is counted is said and shown; a lost answer is sent again and taken once.', async () => {
  const booking = await till.insertBooking()
  const tab = await till.open('employee', desk, `?booking=${booking}`)
  await heading(tab, 'Checkout').waitFor()
  expect(new URL(tab.url()).search).toBe('')
  await tab.getByLabel('Money received').fill('100')
  const change = { booking_id: booking, new_price: '45.50', price_change_reason: 'Regular' }
  await (await site.signedIn('admin')).post('/api/rere_change_price/', change)
  await tab.getByText('The amount has changed: Eider $45.50 in place of $50.').waitFor()
  await expectAccessible(tab)
  expect(await tab.getByLabel('Money received').inputValue()).toBe('100')
  // Nothing is taken at another price before somebody said yes to it.
  expect(await tab.getByRole('button', { name: 'Take $45.50' }).isDisabled()).toBe(true)
  await press(tab, 'Go on with $45.50')

  const before = (await till.entries()).length
  const keys: (string | undefined)[] = []
  tab.expectComplaint(/rere_save_cashregister.*failed|ERR_FAILED/)
  await tab.route('**/api/rere_save_cashregister/', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('failed')
  })
  await press(tab, 'Take $45.50')
  await tab.getByText('Nobody knows whether the payment was registered').waitFor()
  await expectAccessible(tab)
  expect(await tab.getByLabel('Money received').inputValue()).toBe('100')
  await press(tab, 'Try again')
  await tab.getByRole('heading', { name: 'Change $54.50' }).waitFor()
  expect(new Set(keys).size).toBe(1)
  expect((await till.entries()).length - before).toBe(1)
})

test('A sale whose answer got lost is found again after a reload, or was not made and can be; a new price is asked about.', async () => {
  const tab = await till.open('employee', phone)
  const lose = async (arrives: boolean) => {
    await tab.unroute('**/api/rere_save_cashregister/')
    await tab.route('**/api/rere_save_cashregister/', async (route) => {
      if (arrives) await route.fetch()
      await route.abort('failed')
    })
  }
  tab.expectComplaint(/rere_save_cashregister.*failed|ERR_FAILED/)
  const sales = async () => (await till.entries()).filter(({ kind }) => kind === 'sale').length
  const before = await sales()
  const chosen = async (hour: number) => {
    const booking = await till.insertBooking('Mira Keller', hour)
    await tab.goto(`${address}?booking=${booking}`)
    await heading(tab, 'Checkout').waitFor()
  }

  await chosen(15)
  await lose(true)
  await press(tab, 'Take $50')
  await tab.getByText('Nobody knows whether the payment was registered').waitFor()
  await tab.reload()
  await tab.getByRole('heading', { name: 'Taken, no change $50' }).waitFor()
  await tab.getByRole('link', { name: /^Receipt \d+$/ }).waitFor()
  expect((await sales()) - before).toBe(1)

  await chosen(16)
  await lose(false)
  await press(tab, 'Take $50')
  await tab.getByText('Nobody knows whether the payment was registered').waitFor()
  await tab.unroute('**/api/rere_save_cashregister/')
  await tab.reload()
  await tab.getByText('This sale did not arrive').waitFor()
  await expectSeen(tab.getByText('This sale did not arrive'))
  expect((await sales()) - before).toBe(1)
  await press(tab, 'Try again')
  await tab.getByRole('heading', { name: 'Taken, no change $50' }).waitFor()
  expect((await sales()) - before).toBe(2)

  await tab.goto(address)
  await press(tab, 'Products')
  await shelf(tab, 'Cola').click()
  await press(tab, 'Checkout $3.50')
  await tab.getByRole('button', { name: 'Take $3.50' }).waitFor()
  await sql`UPDATE products SET price = 400 WHERE name = 'Cola'`
  await site.live.changed('products')
  await expectSeen(tab.getByText('The amount has changed: Cola $4 in place of $3.50.'))
  expect(await tab.getByRole('button', { name: 'Take $4' }).isDisabled()).toBe(true)
  await press(tab, 'Go on with $4')
  await press(tab, 'Take $4')
  await expectSeen(tab.getByRole('heading', { name: 'Taken, no change $4' }))
  await sql`UPDATE products SET price = 350 WHERE name = 'Cola'`
  await site.live.changed('products')
})

test('Money of a canceled booking goes back, in cash only where the drawer has it; a fee is taken.', async () => {
  const cancel = (id: number, settlement: string) =>
    sql`UPDATE bookings SET canceled_at = '2026-06-01', settlement = ${settlement}::text::jsonb WHERE id = ${id}`
  await cancel(await till.insertBooking('Nils Graf', 12), '{"handBack":900000,"owed":0}')
  await cancel(await till.insertBooking('Ida Engel', 14), '{"handBack":0,"owed":1500}')
  await site.live.changed('bookings')
  const tab = await till.open('employee', phone)
  await tab.getByRole('button', { name: /Eider.*\$9,000.*Nils Graf/ }).click()
  await tab.getByText('To give back', { exact: true }).waitFor()
  tab.expectComplaint(/status of 409/)
  await press(tab, 'Give back $9,000')
  await expectSeen(tab.getByText(/^There are only .* in the drawer$/))
  await tab.getByRole('link', { name: 'Put cash in' }).waitFor()
  await expectAccessible(tab)
  await tab.getByRole('radio', { name: 'To the card' }).check()
  const letListsCome = await holdLists(tab)
  await press(tab, 'Give back $9,000')
  await expectSeen(tab.getByRole('heading', { name: 'Back to the card $9,000' }))
  await press(tab, 'Next sale')
  await tab.getByRole('button', { name: /Eider.*\$15.*Ida Engel/ }).click()
  expect(await tab.getByLabel('Voucher code').count()).toBe(0)
  await press(tab, 'Take $15')
  await expectSeen(tab.getByRole('heading', { name: 'Taken, no change $15' }))
  await press(tab, 'Next sale')
  await tab.getByText('There are no unpaid bookings for this day').waitFor()
  expect(await tab.getByRole('button', { name: /Eider/ }).allInnerTexts()).toEqual([])
  letListsCome()
  expect((await till.entries()).slice(-2).map(({ kind, cash }) => [kind, cash])).toEqual([
    ['refund', 0],
    ['sale', 1500],
  ])
})
