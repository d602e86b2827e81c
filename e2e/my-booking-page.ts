import type { Page } from 'playwright-core'
import type { Site } from '#testing/site.ts'
import { stayFields, withCode } from '#testing/stay.ts'
import { mailList, mailText, openMail } from './mailbox-page.ts'
import type { Tab } from './tab.ts'

/** The customer's own booking page, and the way to it. */

type Stay = { vehicle: number } & Record<string, unknown>

/** Books two nights as the browser of the tab would, and gives its cookies to the tab: its mails are in the mailbox. */
export async function bookStay(tab: Tab, site: Site, fields: Stay, { paid = false } = {}): Promise<void> {
  const visitor = site.visitor()
  const path = paid ? '/api/haha_hold_booking/' : '/api/haha_send_booking_request/'
  const order = stayFields({ banktransfer: !paid, paypal: paid, ...fields })
  const reply = await visitor.post(path, paid ? order : await withCode(site.sql, order))
  if (reply.status !== 201) throw new Error(`not booked: ${reply.text}`)
  if (paid) await visitor.post(`/api/test_payment/${(reply.json.payment as { order_id: string }).order_id}/approve/`)
  const secret = visitor.cookies.get('visitor')
  if (secret) await tab.context().addCookies([{ name: 'visitor', value: secret, url: site.url }])
}

/** Follows the button of the confirmation in the mailbox. */
export async function followLink(tab: Tab): Promise<void> {
  await tab.goto('/RentalRevolution/mail')
  await mailList(tab)
    .getByRole('link', { name: /Booked: / })
    .first()
    .click()
  await openMail(tab, /^Mail: Booked: /).waitFor()
  await tab.goto(await linkOf(tab))
  await ticket(tab).waitFor()
}

/** Where the button leads, on the address under test. */
async function linkOf(page: Page): Promise<string> {
  const button = mailText(page).getByRole('link', { name: 'Look at, pay or cancel your booking' })
  const { pathname, hash } = new URL((await button.getAttribute('href')) ?? '')
  return pathname + hash
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const ticket = (page: Page) => page.getByRole('region', { name: 'Your booking' })

export const costs = (page: Page) => page.getByRole('region', { name: /^(What it costs|Refund and fees)$/ })

export const amount = (page: Page, label: string) =>
  costs(page)
    .getByRole('row', { name: new RegExp(`^${label}`) })
    .getByRole('cell')

export const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel booking' })

export const cancelDialog = (page: Page) => page.getByRole('dialog', { name: /^Cancel / })

export const agreement = (page: Page) => cancelDialog(page).getByRole('checkbox', { name: /^I want to cancel/ })

export const confirmCancel = (page: Page) => cancelDialog(page).getByRole('button', { name: 'Cancel the booking' })

export const payButton = (page: Page) => costs(page).getByRole('button', { name: /^Pay \$.* now$/ })
