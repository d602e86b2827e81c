import { beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { mondayMorning } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite, type Site } from '#testing/site.ts'
import { startFakeStripe } from '#testing/stripe.ts'
import { tokenFromMail } from '#testing/voucher.ts'
import { expectAccessible } from './accessible.ts'
import * as stay from './stay-page.ts'
import { openTab, type Tab } from './tab.ts'
import { mira, openShop, order, success } from './voucher-page.ts'

const { stripe, settings } = await startFakeStripe()
const stripeSettings = {
  STRIPE_SECRET_KEY: settings.secretKey,
  STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
  STRIPE_API_BASE: settings.apiBase,
}
const plain = await openSite()
const withStripe = await openSite({ env: readEnv({ PUBLIC_URL: 'http://localhost:3000', ...stripeSettings }) })
await insertVehicle(plain.sql, { type: 'houseboats', name: 'Heron', extra_bbq: true }, { 2: 18_000 })
const browser = await launchChromium()

beforeEach(async () => {
  for (const { sql, live } of [plain, withStripe]) {
    await sql`TRUNCATE bookings, payments, test_orders, vouchers, mails, throttles CASCADE`
    await live.changed('bookings', 'payments', 'vouchers', 'mails')
  }
})

const now = () => new Date().toISOString()
const phone = { width: 390, height: 844 }

async function shoot(tab: Tab, name: string) {
  const to = process.env.SHOTS
  if (to) await tab.screenshot({ path: `${to}/${name}.png`, fullPage: true })
}

describe('With the test provider', () => {
  test('a voucher is paid by card on a phone, in German: refused, tried again, and back where it was begun.', async () => {
    const tab = await openTab(browser, plain, { viewport: phone, locale: 'de-DE', at: now() })
    await tab.goto('/de/RentalRevolution/vouchers')
    for (const [label, value] of Object.entries({
      'Vor- und Nachname': 'Mira Keller',
      'E-Mail-Adresse': 'mira@guests.example',
      'Straße und Hausnummer': 'Seestraße 5',
      'Postleitzahl und Ort': '82319 Starnberg',
    }))
      await tab.getByLabel(label, { exact: true }).fill(value)
    await tab.getByRole('radio', { name: /^Karte, Apple Pay oder Google Pay/ }).check()
    await tab.getByRole('checkbox', { name: 'Ich stimme der Datenschutzerklärung zu' }).check()
    await shoot(tab, 'voucher-form-de-390')
    await tab.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    const pay = tab.getByRole('link', { name: /mit Karte zahlen$/ })
    await pay.waitFor()
    await expectAccessible(tab)
    await shoot(tab, 'voucher-pay-de-390')

    await pay.click()
    await tab.getByText('Diese Seite steht für Stripe').waitFor()
    await expectAccessible(tab)
    await shoot(tab, 'test-card-de-390')
    await tab.getByRole('button', { name: 'Ablehnen' }).click()
    await tab.getByRole('heading', { name: 'Abgelehnt' }).waitFor()
    await expectAccessible(tab)
    await shoot(tab, 'test-card-refused-de-390')
    await tab.getByRole('link', { name: 'Zurück zu Ihrer Bestellung' }).click()
    await tab.getByText('Die Zahlung mit der Karte hat nicht geklappt').waitFor()
    expect(new URL(tab.url()).pathname).toBe('/de/RentalRevolution/vouchers')
    await expectAccessible(tab)
    await shoot(tab, 'voucher-refused-de-390')

    await pay.click()
    await tab.getByRole('button', { name: 'Zahlung annehmen' }).click()
    await tab.getByRole('region', { name: 'Ihr Gutschein ist bestellt!' }).waitFor()
    expect(new URL(tab.url()).pathname).toBe('/de/RentalRevolution/vouchers')
    await expectAccessible(tab)
    await shoot(tab, 'voucher-done-de-390')
    expect(await plain.sql`SELECT provider, state, declined FROM payments`).toEqual([
      { provider: 'test-card', state: 'captured', declined: 1 },
    ])
  })

  test('a stay is paid by card: the boat is held meanwhile, and booked when one is back.', async () => {
    const tab = await openTab(browser, plain, { viewport: phone })
    await stay.openStayPage(tab, 'houseboats', 'Heron')
    await stay.chooseDates(tab, '2026-06-03', '2026-06-06')
    await stay.giveDetails(tab)
    await stay.payBy(tab, 'Card, Apple Pay or Google Pay')
    await tab.getByText('Next, we keep the boat for you').waitFor()
    await stay.submitButton(tab).click()
    await stay.payStep(tab).waitFor()
    await expectAccessible(tab)
    await shoot(tab, 'stay-pay-390')
    const began = tab.url()
    await tab.getByRole('link', { name: 'Pay $540 by card' }).click()
    await tab.getByText('This page stands in for Stripe').waitFor()
    await tab.goBack()
    await stay.payStep(tab).waitFor()
    await tab.getByRole('link', { name: 'Pay $540 by card' }).click()
    await tab.getByRole('button', { name: 'Approve the payment' }).click()
    await stay.success(tab).waitFor()
    expect(tab.url()).toBe(began)
    expect(await stay.success(tab).innerText()).toContain('$540 paid by card')
    await shoot(tab, 'stay-done-390')
  })

  test('on the own page of a voucher one chooses with whom to pay.', async () => {
    const tab = await openTab(browser, plain, { at: now() })
    await openShop(tab)
    await order(tab, 'Bank transfer')
    await success(tab).waitFor()
    const token = await tokenFromMail(plain.sql)
    await tab.goto(`/RentalRevolution/my-voucher#${token}`)
    await tab.getByRole('radio', { name: 'Card, Apple Pay or Google Pay' }).check()
    await expectAccessible(tab)
    await shoot(tab, 'own-voucher-1280')
    await tab.getByRole('button', { name: 'Pay online' }).click()
    await tab.getByRole('link', { name: 'Pay $100 by card' }).click()
    await tab.getByRole('button', { name: 'Approve the payment' }).click()
    await tab.waitForURL(/\/my-voucher#/)
    await tab.getByText('$100').first().waitFor()
    await expect
      .poll(() => plain.sql`SELECT provider, state FROM payments`)
      .toEqual([{ provider: 'test-card', state: 'captured' }])
  })
})

describe('With Stripe', () => {
  /** The page of Stripe: the payer agrees and is led back. */
  async function playStripe(tab: Tab) {
    await tab.route(`${stripe.pages}/pay/*`, async (route) => {
      const id = route.request().url().split('/').at(-1) ?? ''
      const back = stripe.orders.get(id)?.asked.get('success_url')?.replace('http://localhost:3000', withStripe.url)
      await route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Stripe</title><main><h1>Stripe</h1><a href="${back}">Back</a></main>`,
      })
    })
  }
  const sessionOf = (tab: Tab) => tab.url().split('/').at(-1) ?? ''

  async function goToPay(site: Site): Promise<Tab> {
    const tab = await openTab(browser, site, { viewport: phone, at: now() })
    await playStripe(tab)
    await openShop(tab)
    await expect.poll(() => tab.getByRole('radio', { name: /^PayPal/ }).count()).toBe(0)
    await order(tab, 'Card, Apple Pay or Google Pay', mira)
    await tab.getByText('on a page of our payment service Stripe').waitFor()
    await expectAccessible(tab)
    await shoot(tab, 'stripe-pay-390')
    await tab.getByRole('link', { name: 'Pay $100 by card' }).click()
    await tab.getByRole('heading', { name: 'Stripe' }).waitFor()
    return tab
  }

  test('one goes to its page and comes back to what was begun, paid or not; no script of it is on ours.', async () => {
    const tab = await goToPay(withStripe)
    const session = sessionOf(tab)
    await tab.getByRole('link', { name: 'Back' }).click()
    await tab.getByRole('link', { name: 'Pay $100 by card' }).click()
    await tab.getByRole('heading', { name: 'Stripe' }).waitFor()
    expect(sessionOf(tab)).toBe(session)
    stripe.approve(session)
    await tab.getByRole('link', { name: 'Back' }).click()
    await success(tab).waitFor()
    expect(new URL(tab.url()).pathname).toBe('/RentalRevolution/vouchers')
    expect(stripe.books(session)).toEqual({ captured: 10_000, refunded: 0 })
    const policy = (await fetch(`${withStripe.url}/RentalRevolution/vouchers`)).headers.get('content-security-policy')
    expect(policy).not.toMatch(/stripe/i)
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  test('who closed the tab there is paid by the webhook, and the address that Stripe leads to says so anywhere.', async () => {
    const tab = await goToPay(withStripe)
    const session = sessionOf(tab)
    stripe.approve(session)
    await tab.close()
    // The clock of the business stands still.
    const time = Temporal.Instant.from(mondayMorning).epochMilliseconds / 1000
    const { body, headers } = stripe.event('checkout.session.completed', session, { time })
    expect((await fetch(`${withStripe.url}/api/stripe_webhook/`, { method: 'POST', body, headers })).status).toBe(200)
    expect(stripe.books(session)).toEqual({ captured: 10_000, refunded: 0 })
    await tokenFromMail(withStripe.sql)
    const other = await openTab(browser, withStripe, { viewport: phone, at: now() })
    const back = new URL(stripe.orders.get(session)?.asked.get('success_url') ?? '').pathname
    await other.goto(back)
    await other.getByText('$100 paid').waitFor()
    await expectAccessible(other)
    await shoot(other, 'return-390')
  })

  test('an address that leads nowhere says so.', async () => {
    const tab = await openTab(browser, withStripe, { at: now() })
    tab.expectComplaint(/404/)
    await tab.goto('/RentalRevolution/payment/0123456789012345678901234')
    await tab.getByRole('heading', { name: 'There is no such payment' }).waitFor()
    await expectAccessible(tab)
  })
})
