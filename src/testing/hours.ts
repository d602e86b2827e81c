import { beforeEach } from 'vitest'
import { bookingFields, openDesk } from './booking.ts'
import type { Browser, Reply } from './browser.ts'

type Held = { payment: string; order_id: string }

/** For a test file: a desk whose customers pay while booking by the hour. Without terms of the business to begin with. */
export function openPayingDesk() {
  const desk = openDesk()
  beforeEach(async () => {
    await desk.it.sql`TRUNCATE payments, vouchers, test_orders, booking_terms CASCADE`
    await desk.it.live.changed('prices')
  })
  const paying = {
    ...desk,
    get it() {
      return desk.it
    },
    get boat() {
      return desk.boat
    },
    hold: (changes: Record<string, unknown> = {}, headers?: Record<string, string>, who = desk.it.visitor()) => {
      const { code: _, ...fields } = bookingFields({ vehicle: desk.boat, ...changes })
      return who.post('/api/rere_hold_booking/', fields, headers)
    },
    heldOf: (held: Reply) => held.json.payment as Held,
    approve: (held: Reply, who: Browser = desk.it.visitor()) =>
      who.post(`/api/test_payment/${(held.json.payment as Held).order_id}/approve/`),
    /** What the page asks for once the payment was made. */
    confirm: (held: Reply, who: Browser = desk.it.visitor()) =>
      who.post('/api/rere_confirm_paid_booking/', { payment: (held.json.payment as Held).payment }),
    /** The time to pay is over, and the job has seen it. */
    async letTimePass() {
      await desk.it.sql`UPDATE payments SET expires_at = now() - interval '1 second', next_look_at = now()`
      await desk.it.runJob('payments')
    },
    mails: async () =>
      (await desk.it.sql<{ subject: string }[]>`SELECT subject FROM mails ORDER BY id`).map(({ subject }) => subject),
    refunds: () => desk.it.sql<{ amount: number }[]>`SELECT amount FROM test_refunds ORDER BY amount`,
  }
  return paying
}
