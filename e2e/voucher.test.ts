import { describe, expect, test } from 'vitest'
import { formatCode } from '#features/vouchers/rules.ts'
import { redeem } from '#features/vouchers/server/commands.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher, tokenFromMail } from '#testing/voucher.ts'
import { expectAccessible } from './accessible.ts'
import { mailText, openMail } from './mailbox-page.ts'
import { openTab, type Tab } from './tab.ts'
import { card, mira, openShop, order, payInNewTab, success, transferLine } from './voucher-page.ts'

const site = await openSite()
const browser = await launchChromium()

const phone = { viewport: { width: 390, height: 844 } }
const now = () => new Date().toISOString()
const ordered = (email: string) => site.sql`SELECT * FROM vouchers WHERE email = ${email} ORDER BY id`

/** Nothing sticks out at any of the widths, and the last of them keeps nobody out. */
async function expectSoundAt(tab: Tab, ...widths: number[]) {
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 900 })
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await expectAccessible(tab)
}

describe('ordering a voucher', () => {
  test('the card shows at once what is chosen and typed, and everything is still there after a reload', async () => {
    const tab = await openTab(browser, site)
    await openShop(tab)
    await expectSoundAt(tab, 360, 390)
    await expectSoundAt(tab, 1440)
    await tab.getByRole('radio', { name: 'Evening at the pier' }).check()
    await tab.getByLabel('For whom').fill('Ada')
    await tab.getByLabel('Your words').fill('Happy birthday! 🎂')
    await tab.getByLabel('Amount').fill('175')
    await card(tab).getByText('A voucher for Ada').waitFor()
    await card(tab).getByText('Happy birthday!', { exact: true }).waitFor()
    await card(tab).getByText('$175').waitFor()
    await card(tab)
      .getByRole('img', { name: /^Boats along the pier/ })
      .waitFor()
    await tab.getByText('Cannot be printed: 🎂').waitFor()
    await tab.reload()
    await card(tab).getByText('A voucher for Ada').waitFor()
    expect(await tab.getByRole('radio', { name: 'Evening at the pier' }).isChecked()).toBe(true)
  })

  test('what is missing is said beside the fields, and the first of them has the focus', async () => {
    const tab = await openTab(browser, site, phone)
    await openShop(tab)
    await tab.getByRole('button', { name: '$50', exact: true }).click()
    await tab.getByLabel('Amount').fill('49')
    await tab.getByRole('button', { name: /^Order/ }).click()
    await tab.getByText('Please check your entered details').waitFor()
    for (const message of [
      'The voucher amount must be at least $50',
      'Please enter a valid first and last name',
      'Please enter a valid email address',
      'Please agree to the privacy policy',
    ])
      await tab.getByText(message).waitFor()
    expect(await tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('voucherAmount')
    await expectAccessible(tab)
  })

  test('what is wrong with the amount is said as soon as it is left, and nothing says $0 for it', async () => {
    const tab = await openTab(browser, site, phone)
    await openShop(tab)
    await tab.getByRole('button', { name: '$150', exact: true }).click()
    await card(tab).getByText('$150').waitFor()
    const total = tab.getByLabel('What you order').getByRole('definition').first()
    await tab.getByLabel('Amount').fill('50.50')
    await tab.keyboard.press('Tab')
    await tab.getByText('The voucher amount must be a whole number of dollars').waitFor()
    expect(await total.innerText()).toBe('–')
    expect(await tab.getByText('Please check your entered details').count()).toBe(0)
    await tab.getByLabel('Amount').fill('1000')
    await expect.poll(() => total.innerText()).toBe('$1,000')
    expect(await tab.getByText('The voucher amount must be').count()).toBe(0)
  })

  test('by transfer: the success names all that is needed, the mail shows it with its code, and its link pays online', async () => {
    const tab = await openTab(browser, site, { at: now() })
    await openShop(tab)
    await order(tab, 'Bank transfer')
    await success(tab).waitFor()
    const [voucher] = await ordered(mira.Email)
    expect(await transferLine(tab, 'Amount').innerText()).toBe('92 € (for $100)')
    expect(await transferLine(tab, 'Reference').innerText()).toBe(`Voucher ${voucher?.reference}`)
    await tab.getByRole('img', { name: 'Payment code for your banking app' }).waitFor()
    await expectSoundAt(tab, 1440, 390)

    const opened = tab.context().waitForEvent('page')
    await tab.getByRole('link', { name: 'built-in mailbox' }).click()
    const mailbox = await opened
    await openMail(mailbox, /please transfer 92 €/).waitFor()
    const picture = mailText(mailbox).getByAltText('Payment code for your banking app')
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(200)

    await tab.goto(`/RentalRevolution/my-voucher#${await tokenFromMail(site.sql)}`)
    await tab.getByRole('heading', { name: '$100 voucher, to be paid' }).waitFor()
    await expectSoundAt(tab, 1440, 390)
    await tab.getByRole('button', { name: 'Pay online' }).click()
    await payInNewTab(tab, 'Approve the payment')
    await tab.getByRole('heading', { name: '$100 left' }).waitFor()
  })

  test('through the provider: paid in another tab, and the voucher is in the mailbox as a PDF', async () => {
    const email = 'nora@guests.example'
    const tab = await openTab(browser, site, { at: now() })
    await openShop(tab)
    await order(tab, 'PayPal', { ...mira, Email: email })
    await tab.getByRole('heading', { name: 'Pay $100' }).waitFor()
    await expectSoundAt(tab, 1440, 390)
    await tab.reload()
    await payInNewTab(tab, 'Refuse it')
    await tab.getByText('The payment via PayPal failed').waitFor()
    await payInNewTab(tab, 'Approve the payment')
    await success(tab).waitFor()
    await expectAccessible(tab)
    const [voucher, ...more] = await ordered(email)
    expect(more).toHaveLength(0)
    await success(tab).getByText(`Your order number is ${voucher?.reference}.`).waitFor()
    const own = success(tab).getByRole('link', { name: 'View and print your voucher' })
    const { pathname, hash } = new URL((await own.getAttribute('href')) ?? '')
    await tab.goto(pathname + hash)
    await tab.getByText(`Paid, order ${voucher?.reference}`).waitFor()
    await tab.getByRole('button', { name: /PDF/ }).waitFor()
    await tab.goto('/RentalRevolution/mail')
    await tab.getByRole('link', { name: /Your \$100 voucher/ }).click()
    const file = openMail(tab, /Your \$\d+ voucher/).getByRole('link', {
      name: new RegExp(`voucher-${voucher?.reference}\\.pdf`),
    })
    const [download] = await Promise.all([tab.waitForEvent('download'), file.click()])
    expect(download.suggestedFilename()).toBe(`voucher-${voucher?.reference}.pdf`)
  })

  test('given up, the order is gone, and what was typed still stands', async () => {
    const email = 'gone@guests.example'
    const tab = await openTab(browser, site, { at: now() })
    await openShop(tab)
    await order(tab, 'PayPal', { ...mira, Email: email })
    await tab.getByRole('button', { name: 'Change my order' }).click()
    await tab.getByLabel('Email', { exact: true }).waitFor()
    expect(await tab.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
    expect((await ordered(email)).map(({ canceled_reason }) => canceled_reason)).toEqual(['Not paid'])
  })

  test('a failure says so, and the same order sent again is one order', async () => {
    const email = 'again@guests.example'
    const tab = await openTab(browser, site)
    tab.expectComplaint(/503|failed/)
    await openShop(tab)
    let tries = 0
    await tab.route('**/api/rere_send_voucher_request/', async (route) => {
      tries++
      if (tries > 1) return route.continue()
      await route.fetch()
      await route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' })
    })
    await order(tab, 'Bank transfer', { ...mira, Email: email })
    await tab.getByText('An error has occurred, please try again later!').waitFor()
    await tab.getByRole('button', { name: /^Order/ }).click()
    await success(tab).waitFor()
    expect(await ordered(email)).toHaveLength(1)
  })

  test('with the test account nothing is sent, and that is said', async () => {
    const tab = await openTab(browser, site, { as: 'demo' })
    await openShop(tab)
    const sent: string[] = []
    tab.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await order(tab, 'PayPal', { ...mira, Email: 'demo@guests.example' })
    await success(tab).getByText('This was a demonstration').waitFor()
    expect([sent, await ordered('demo@guests.example')]).toEqual([[], []])
  })
})

test('a showcase simulates orders', async () => {
  const showcase = await openSite({ env: readEnv({ PUBLIC_URL: 'http://localhost:3000', SHOWCASE: 'on' }) })
  const tab = await openTab(browser, showcase)
  await openShop(tab)
  await tab.untilQuiet()
  await order(tab, 'Bank transfer')
  await success(tab).getByText('This was a demonstration').waitFor()
  expect(await showcase.sql`SELECT FROM vouchers`).toHaveLength(0)
})

describe("a voucher's own page", () => {
  const linkFor = async (id: number) => {
    const { markVoucherPaid } = await import('#features/vouchers/server/commands/orders.ts')
    const { voucherMails } = await import('#features/vouchers/server/emails/voucher-mails.ts')
    const { SignedLinks } = await import('#kit/server/security/signed-links.ts')
    const links = new SignedLinks('a key that only the tests sign their links with')
    const mails = voucherMails({ env: site.env, clock: Temporal.Now.instant, links })
    await site.sql.begin((tx) => markVoucherPaid(tx as never, id, mails))
    return `/RentalRevolution/my-voucher#${await tokenFromMail(site.sql, 'owner@guests.example')}`
  }

  test('shows balance, history and PDF, and its code is filled in for the booking when it is scanned', async () => {
    const { id, code } = await insertVoucher(site.sql, { paid: false, email: 'owner@guests.example' })
    const link = await linkFor(id)
    await redeem(site.sql, id, 6050, { bookingId: null, note: 'Eider, June 3, 2026' })
    const tab = await openTab(browser, site, { at: now() })
    await tab.goto(link)
    await tab.getByRole('heading', { name: '$39.50 left' }).waitFor()
    await tab.getByText('Eider, June 3, 2026').waitFor()
    await tab.getByText('−$60.50').waitFor()
    await expectSoundAt(tab, 1440, 390, 360)
    const button = tab.getByRole('button', { name: 'Voucher as PDF' })
    const [download] = await Promise.all([tab.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/^voucher-\w{8}\.pdf$/)

    await openShop(tab, `#code=${code}`)
    await tab.getByText('$39.50 are waiting on your voucher').waitFor()
    expect(new URL(tab.url()).hash).toBe('')
    const kept = await tab.evaluate(() => sessionStorage.getItem('rental/voucher'))
    expect(JSON.parse(kept ?? '{}')).toEqual({ typed: formatCode(code), applied: { code, amount: 3950 } })
    await expectSoundAt(tab, 1440, 390)
  })

  test('a code that is none says so', async () => {
    const tab = await openTab(browser, site)
    await openShop(tab, '#code=AAAA-AAAA-AAAA-AAAA')
    await tab.getByText('Voucher is invalid').waitFor()
    await expectAccessible(tab)
  })

  test('links that are incomplete, altered or expired say so and what to do', async () => {
    const { id } = await insertVoucher(site.sql, { paid: false, email: 'owner@guests.example' })
    const link = await linkFor(id)
    const tab = await openTab(browser, site, phone)
    tab.expectComplaint(/status of 404/)
    tab.expectComplaint(/status of 410/)
    for (const wrong of ['/RentalRevolution/my-voucher', `${link.slice(0, -3)}xyz`]) {
      await tab.goto('about:blank')
      await tab.goto(wrong)
      await tab.getByRole('heading', { name: 'This link does not work' }).waitFor()
      await tab.getByRole('link', { name: 'hello@sternsinger.example' }).first().waitFor()
    }
    await expectAccessible(tab)
    site.setNow('2099-01-01T00:00:00Z')
    await tab.goto('about:blank')
    await tab.goto(link)
    await tab.getByRole('heading', { name: 'This link has expired' }).waitFor()
    await expectAccessible(tab)
  })
})
