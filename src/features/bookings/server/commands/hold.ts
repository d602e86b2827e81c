import { insertPayment, type NewPayment } from '#features/payments/server/commands.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import type { ProviderName } from '#kit/server/paying/payment-provider.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { book, type NewBooking, type NotBooked } from '../commands.ts'

/** Minutes for which a boat is kept while its customer pays. */
export const holdMinutes = 15

/**
 * Holds a boat for somebody who pays through the provider: the booking, what the voucher pays of it and the payment are
 * there together or not at all. The answer is kept for repetitions with the payment's id.
 */
export const holdForPayment = (
  sql: Sql,
  booking: NewBooking,
  { repeat, provider, payment }: { repeat: Repeat | undefined; provider: ProviderName; payment: NewPayment },
): Promise<{ reference: string; payment: string } | NotBooked> =>
  book(
    sql,
    booking,
    'none',
    {},
    {
      async after(tx, bookingId) {
        const held = {
          reference: booking.reference,
          payment: await insertPayment(tx, provider, { bookingId }, payment),
        }
        if (repeat) await rememberAnswer(tx, repeat, 201, held)
        return held
      },
    },
  )
