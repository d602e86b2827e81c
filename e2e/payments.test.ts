import { beforeAll, describe, expect, test } from 'vitest'
import type { Payment } from '#features/payments/contract.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { launchChromium } from '#testing/chromium.ts'
import { letTimePass, sell } from '#testing/payments.ts'
import { fakeSettings, startFakePaypal } from '#testing/paypal.ts'
import { openSite, type Site } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { buildStage, fakeClientScript } from './payments-page.ts'
import { openTab, type Tab } from './tab.ts'

const { paypal, settings } = await startFakePaypal()
const paypalSettings = {
  PAYPAL_CLIENT_ID: fakeSettings.clientId,
  PAYPAL_CLIENT_SECRET: fakeSettings.clientSecret,
  PAYPAL_WEBHOOK_ID: fakeSettings.webhookId,
  PAYPAL_API_BASE: settings.apiBase,
}
const plain = await openSite()
const withPaypal = await openSite({ env: readEnv({ PUBLIC_URL: 'http://localhost:3000', ...paypalSettings }) })
const browser = await launchChromium()
let openStage: Awaited<ReturnType<typeof buildStage>>

beforeAll(async () => {
  openStage = await buildStage()
})

const now = () => new Date().toISOString()

/** A payment that was just put down, as the server tells the browser of it, and a tab that shows it. */
async function begin(site: Site, options: Parameters<typeof sell>[1] = {}) {
  const provider = site === plain ? 'test' : 'paypal'
  const { payment: id } = await sell(site.sql, { ...options, provider })
  const tab = await openTab(browser, site, { at: now() })
  await site.visitor().post(`/api/payments/${id}/capture/`)
  await letTimePass(site.sql, id)
  await site.runJob('payments')
  const { json } = await site.visitor().get(`/api/payments/${id}/`)
  await openStage(tab, site, json as unknown as Payment)
  return { id, tab, order: String(json.order_id) }
}

const reported = (tab: Tab) => expect.poll(() => tab.title())
const states = (site: Site, id: string) => site.sql`SELECT state FROM payments WHERE id = ${id}`

async function openTestPage(tab: Tab): Promise<Tab> {
  const [page] = await Promise.all([
    tab.context().waitForEvent('page'),
    tab.getByRole('link', { name: 'Pay $60 in a new tab' }).click(),
  ])
  await page.getByRole('heading', { name: '$60' }).waitFor()
  return page as Tab
}

describe('with the test provider', () => {
  test('a refusal in another tab is said, the next try is paid, and this one goes on by itself.', async () => {
    const { tab, id } = await begin(plain)
    await tab.getByText('left to pay').first().waitFor()
    await expectAccessible(tab)
    const refused = await openTestPage(tab)
    await expectAccessible(refused)
    await refused.getByRole('button', { name: 'Refuse it' }).click()
    await refused.getByRole('heading', { name: 'Refused' }).waitFor()
    await tab.getByText('The payment via PayPal failed').waitFor()
    await expectAccessible(tab)
    const page = await openTestPage(tab)
    await page.getByRole('button', { name: 'Approve the payment' }).click()
    await page.getByRole('heading', { name: 'Paid' }).waitFor()
    await expectAccessible(page)
    await reported(tab).toBe('Stage paid:paid')
    await tab.getByText('$60 paid').waitFor()
    await expectAccessible(tab)
    expect(await states(plain, id)).toEqual([{ state: 'captured' }])
    await expect.poll(() => page.isClosed()).toBe(true)
  })

  test('when the time is over, that is said, and the page of the test provider says so too.', async () => {
    const { tab, id, order } = await begin(plain)
    await tab.getByRole('link', { name: 'Pay $60 in a new tab' }).waitFor()
    await letTimePass(plain.sql, id, { past: true })
    await plain.runJob('payments')
    await tab.getByText('The time to pay is over').waitFor()
    await tab.getByText('the boat was released').waitFor()
    await reported(tab).toBe('Stage failed:expired')
    await expectAccessible(tab)
    await tab.goto(`/RentalRevolution/test-payment/${order}`)
    await tab.getByRole('heading', { name: 'Too late' }).waitFor()
  })

  test('an unknown order is answered with a way on, on a phone too.', async () => {
    const tab = await openTab(browser, plain, { at: now(), viewport: { width: 390, height: 844 } })
    tab.expectComplaint(/404/)
    await tab.goto('/RentalRevolution/test-payment/0123456789012345678901234')
    await tab.getByRole('heading', { name: 'There is no such payment' }).waitFor()
    await expectAccessible(tab)
  })
})

describe('with PayPal', () => {
  /** PayPal's script comes, or does not. */
  async function beginAtPaypal({ blocked = 0 } = {}, options: Parameters<typeof sell>[1] = {}) {
    const { payment: id } = await sell(withPaypal.sql, options)
    await letTimePass(withPaypal.sql, id)
    await withPaypal.runJob('payments')
    const { json } = await withPaypal.visitor().get(`/api/payments/${id}/`)
    const tab = await openTab(browser, withPaypal, { at: now() })
    let asked = 0
    await tab.route('https://www.paypal.com/sdk/js*', async (route) => {
      if (++asked <= blocked) return route.abort()
      return route.fulfill({ contentType: 'text/javascript', body: await fakeClientScript })
    })
    await tab.exposeFunction('agreeAtPaypal', (order: string) => paypal.approve(order))
    if (blocked > 0) tab.expectComplaint(/paypal/i)
    await openStage(tab, withPaypal, json as unknown as Payment)
    return { id, tab, order: String(json.order_id), asked: () => asked }
  }
  const button = (tab: Tab, name = 'Pay with PayPal') => tab.getByRole('button', { name })

  test("PayPal's script draws its button; what the bank refuses is said, and another way chosen there is paid.", async () => {
    const { tab, id, order } = await beginAtPaypal()
    tab.expectComplaint(/402/)
    paypal.fail('capture', 'declined')
    await button(tab).click()
    await tab.getByText('The payment via PayPal failed').waitFor()
    await button(tab, 'Choose another way in PayPal').click()
    await reported(tab).toBe('Stage paid:paid')
    expect(await states(withPaypal, id)).toEqual([{ state: 'captured' }])
    expect(paypal.books(order)).toEqual({ captured: 6000, refunded: 0 })
  })

  test('while PayPal keeps its answer back, that is said, and it goes on by itself.', async () => {
    const { tab, id } = await beginAtPaypal()
    paypal.fail('capture', 'cut after', 'cut after', 'cut after')
    await button(tab).click()
    await tab.getByText("We are waiting for PayPal's answer").waitFor()
    await expectAccessible(tab)
    await letTimePass(withPaypal.sql, id)
    await withPaypal.runJob('payments')
    await reported(tab).toBe('Stage paid:paid')
  })

  test('who closed PayPal and the page too soon is paid by the webhook, in whatever tab is open.', async () => {
    const { tab, order } = await beginAtPaypal()
    await button(tab).waitFor()
    paypal.approve(order)
    const { body, headers } = paypal.event('CHECKOUT.ORDER.APPROVED', order)
    const url = `${withPaypal.url}/api/paypal_webhook/`
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(200)
    await reported(tab).toBe('Stage paid:paid')
  })

  test('what was paid in another way meanwhile is paid back, and that is said.', async () => {
    const { tab, id } = await beginAtPaypal()
    await withPaypal.sql`UPDATE vouchers SET paid_at = now() WHERE id = (SELECT voucher_id FROM payments WHERE id = ${id})`
    await button(tab).click()
    await tab.getByText('You get your money back').waitFor()
    await reported(tab).toBe('Stage failed:returned')
    await expectAccessible(tab)
  })

  test('a script that is kept away is logged, and there is a way on.', async () => {
    const { tab, asked } = await beginAtPaypal({ blocked: 1 })
    await tab.getByText('PayPal could not be loaded').waitFor()
    await expectAccessible(tab)
    await tab.getByRole('button', { name: 'Try again' }).click()
    await button(tab).click()
    await reported(tab).toBe('Stage paid:paid')
    expect(asked()).toBe(2)
  })
})
