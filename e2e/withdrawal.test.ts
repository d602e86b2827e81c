import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher, tokenFromMail, voucherFields } from '#testing/voucher.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()
const heading = (tab: Tab, name: string) => tab.getByRole('heading', { name }).waitFor()

async function expectSound(tab: Tab, name: string) {
  await expectAccessible(tab)
  for (const width of [390, 1440]) {
    await tab.setViewportSize({ width, height: 900 })
    await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const to = process.env.SHOTS
    if (to) await tab.screenshot({ path: `${to}/${name}-${width}.png`, fullPage: true })
  }
}

test('From the end of any page, without an account: two steps, by keyboard, and a receipt that says the same as its mail.', async () => {
  const { reference } = await insertVoucher(site.sql)
  await site.sql`UPDATE vouchers SET created_at = '2026-06-01T04:00Z', paid_at = '2026-06-01T04:00Z'`
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/terms-and-conditions')
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' }).click()
  await heading(tab, 'Withdraw from contract')
  await tab.getByRole('button', { name: 'Go on' }).click()
  for (const message of [
    'Please enter your name',
    'Please enter the number of the order or the code of the voucher',
    'Please enter a valid email address',
  ])
    await tab.getByText(message).waitFor()
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await expectSound(tab, 'withdrawal-1')
  await tab.getByLabel('Your name').fill('Mira Keller')
  await tab.getByLabel(/^Voucher or order number/).fill(`Voucher ${reference}`)
  await tab.getByLabel('Email for the receipt').fill('mira@guests.example')
  await tab.getByLabel('Email for the receipt').press('Enter')
  await heading(tab, 'Check and confirm your withdrawal')
  expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('Check and confirm your withdrawal')
  await expectSound(tab, 'withdrawal-2')
  expect(await site.sql`SELECT FROM withdrawals`).toHaveLength(0)
  await tab.getByRole('button', { name: 'Change it' }).click()
  expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('Who withdraws, and from what?')
  await tab.reload()
  await expect.poll(() => tab.getByLabel('Your name').inputValue()).toBe('Mira Keller')
  await tab.getByRole('button', { name: 'Go on' }).click()
  // The server is in trouble: nothing is lost, and there is another way.
  tab.expectComplaint(/500/)
  await tab.route('**/api/withdrawals/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await tab.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await tab.getByRole('alert').getByRole('link', { name: 'hello@sternsinger.example' }).waitFor()
  await tab.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await heading(tab, 'We have received your withdrawal')
  expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('We have received your withdrawal')
  await expectSound(tab, 'withdrawal-3')
  const received = 'Monday, June 1, 2026, 07:00:00 (UTC+02:00)'
  await tab.getByText(received).waitFor()
  const [mail] = await site.sql<{ body_text: string }[]>`SELECT body_text FROM mails ORDER BY id DESC LIMIT 1`
  expect(mail?.body_text.replace(/\s+/g, ' ')).toContain(received)

  const office = await openTab(browser, site, { as: 'admin' })
  await office.goto('/RentalRevolution/withdrawals')
  await office.getByText('Give $100 back by June 15, 2026.').waitFor()
  await expectSound(office, 'withdrawals')
  await office.getByRole('button', { name: /^Mark as given back: W-/ }).click()
  await office.getByLabel('What was done').fill('Transferred on Tuesday')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Nothing is left to do' }).click()
  await office.getByText('$100 by hand. Transferred on Tuesday').waitFor()
})

test('What went wrong is said where it was tried: of accepting beside the number, of noting beside the note.', async () => {
  const declared = { name: 'Ada Vogt', contract: 'the blue voucher', email: 'ada@guests.example' }
  await site.visitor().post('/api/withdrawals/', declared)
  const { reference } = await insertVoucher(site.sql, { canceled: true })
  const office = await openTab(browser, site, { as: 'admin' })
  office.expectComplaint(/404/)
  office.expectComplaint(/409/)
  office.expectComplaint(/422/)
  await office.goto('/RentalRevolution/withdrawals')
  await office.getByRole('button', { name: /^Decide: .* of Ada Vogt$/ }).click()
  const [accepting, leaving] = ['Accept it all the same', 'Or leave it as it is'].map((name) =>
    office.getByRole('form', { name }),
  ) as [Locator, Locator]
  const number = accepting.getByLabel('Order number')
  const accept = async (typed: string) => {
    await number.fill(typed)
    await accepting.getByRole('button', { name: 'Accept and end the voucher' }).click()
  }
  await accept('NPRSTUVW')
  await accepting.getByText('There is no order with this number').waitFor()
  expect(await number.evaluate((field) => [field.ariaInvalid, field === document.activeElement])).toEqual([
    'true',
    true,
  ])
  await accept(reference)
  await accepting.getByRole('alert').getByText('This order was canceled or withdrawn from before').waitFor()
  expect(await leaving.getByRole('alert').count()).toBe(0)
  await expectAccessible(office)
  await leaving.getByRole('button', { name: 'Nothing is left to do' }).click()
  await leaving.getByText('Please write down what was done').waitFor()
  expect(await accepting.getByRole('alert').count()).toBe(0)
})

test('The link of the order mail and of the voucher’s own page name the contract, and the right stands before the order.', async () => {
  await site.visitor().post('/api/rere_send_voucher_request/', voucherFields({ email: 'ada@guests.example' }))
  const token = await tokenFromMail(site.sql, 'ada@guests.example')
  const tab = await openTab(browser, site)
  await tab.goto(`/RentalRevolution/my-voucher#${token}`)
  await tab.getByRole('main').getByRole('link', { name: 'Withdraw from contract' }).click()
  await tab.getByText('Taken from the link you came by.').waitFor()
  expect(await tab.getByLabel(/^Voucher or order number/).inputValue()).toMatch(/^Voucher [A-Z2-9]{8}$/)
  expect(new URL(tab.url()).hash).toBe('')
  await tab.goto('/RentalRevolution/vouchers')
  await tab.getByText('Your right of withdrawal, in full').click()
  await heading(tab, 'Model withdrawal form')
  await expectSound(tab, 'voucher-order')
})

test('Each site says what is accessible and what is not, in its own look.', async () => {
  const tab = await openTab(browser, site)
  for (const [at, name] of [
    ['/accessibility', 'Accessibility'],
    ['/de/barrierefreiheit', 'Barriere\u00ADfreiheit'],
    ['/RentalRevolution/accessibility', 'Accessibility'],
    ['/PresentationPro/accessibility', 'Accessibility'],
    ['/ParallaxPrawns/accessibility', 'Accessibility'],
    ['/ArtAlley/accessibility', 'For every\u00ADbody'],
  ] as const) {
    await tab.goto(at)
    await tab.getByRole('heading', { level: 1, name }).waitFor()
    await expectSound(tab, `accessibility${at.replaceAll('/', '-')}`)
  }
})
