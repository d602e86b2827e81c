import { expect } from 'vitest'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import type { Browser, Reply } from './browser.ts'
import type { openPier } from './stay.ts'

type Pier = ReturnType<typeof openPier>

/** Signs as the application under test does. */
export const testLinks = new SignedLinks('a key that only the tests sign their links with')

/** The page of a booking, called as the customer's browser does. */
export function openOwnPage(pier: Pier) {
  const visitor = (who?: Browser) => who ?? pier.it.visitor()
  return {
    /** The link of the newest mail to somebody. */
    async linkFor(email: string): Promise<string> {
      const [mail] = await pier.it.sql<{ body_text: string }[]>`
        SELECT body_text FROM mails WHERE recipient = ${email} AND body_text LIKE '%/my-booking#%' ORDER BY id DESC LIMIT 1`
      const link = /\/RentalRevolution\/my-booking#(\S+)/.exec(mail?.body_text ?? '')?.[1]
      expect(link, 'a mail with a link').toBeDefined()
      return link as string
    },
    read: (link: string, who?: Browser) => visitor(who).post('/api/rere_my_booking/', { link }),
    cancel: (link: string, fee: number, who?: Browser) =>
      visitor(who).post('/api/rere_cancel_my_booking/', { link, fee }),
    pay: (link: string, headers?: Record<string, string>) =>
      pier.it.visitor().post('/api/rere_pay_my_booking/', { link }, headers),
    ask: (link: string, words: string, headers?: Record<string, string>) =>
      pier.it.visitor().post('/api/rere_request_change/', { link, words }, headers),
    /** Approves an open payment at the test provider, and takes its money. */
    async settle({ json }: Reply): Promise<Reply> {
      await pier.it.visitor().post(`/api/test_payment/${String(json.order_id)}/approve/`)
      return pier.it.visitor().post(`/api/payments/${String(json.payment)}/capture/`)
    },
    refunds: async () =>
      (await pier.it.sql<{ amount: number }[]>`SELECT amount FROM test_refunds`).map((one) => one.amount),
    balance: async () => {
      const [row] = await pier.it.sql<{ left: number }[]>`SELECT amount - redeemed AS left FROM vouchers`
      return row?.left
    },
  }
}
