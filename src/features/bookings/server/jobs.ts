import { transferGrace } from '#features/payments/rules.ts'
import { requestRefund } from '#features/payments/server/commands.ts'
import type { Context } from '#kit/server/http/context.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { type Sql, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import { listKeptPayments } from '../self-service/server/queries.ts'
import { listUnconfirmed, notConfirmed, releaseHold } from '../stays/server/commands/holds.ts'
import { giveVoucherBack } from './commands/payable.ts'
import { transferReleasedMail, transferReminderMail } from './emails/transfer.ts'
import { ownPageOf } from './policy.ts'
import { listUnpaidTransfers, type StoredBooking } from './queries/bookings.ts'
import type { Rental } from './queries/rental.ts'
import { readTrip } from './queries/trips.ts'

/** Stays whose code did not come in time: the boats are free again. */
export function unconfirmedStays(context: Context): Job {
  const { sql, live } = context
  return {
    name: 'unconfirmed-stays',
    everySeconds: 15,
    async run() {
      const ids = await listUnconfirmed(sql)
      for (const id of ids) {
        await transaction(sql, (tx) => releaseHold(tx, id, { by: null, reason: notConfirmed }, context))
      }
      if (ids.length > 0) await live.changed('bookings', 'vouchers')
    },
  }
}

export const notTransferred = 'Not paid'

/** Waited for: a boat that was handed over is nothing to release, nor to remind of by mail. */
const isOpen = ({ isPaid, isCanceled, progress }: StoredBooking) => !isPaid && !isCanceled && progress === 'none'

/**
 * Bank transfers that do not come: reminded of on the day they are due, and some days after that the boat is released,
 * with a mail each. A booking whose first day has come is left to the people at the pier.
 */
export function bookingTransfers(context: Context, rental: Pick<Rental, 'now'>): Job {
  const { sql, live, clock } = context

  /** Looks at each again inside its transaction: money may have come, or another process been quicker. */
  async function each(ids: readonly number[], work: (tx: Transaction, booking: StoredBooking) => Promise<void>) {
    for (const id of ids) {
      await transaction(sql, async (tx) => {
        // Payments first, as where their money is taken.
        await tx`SELECT FROM payments WHERE booking_id = ${id} ORDER BY id FOR UPDATE`
        const booking = await readTrip(tx, { id }, { forUpdate: true })
        if (booking && isOpen(booking) && booking.paymentMethod === 'transfer') await work(tx, booking)
      })
    }
    if (ids.length > 0) await live.changed('bookings', 'mails', 'vouchers')
  }

  const remind = async (tx: Transaction, booking: StoredBooking) => {
    const first = await tx`
      UPDATE bookings SET reminded_at = ${clock().toString()}
      WHERE (id = ${booking.id} OR leader_id = ${booking.id}) AND reminded_at IS NULL RETURNING 1`
    if (first.length === 0) return
    const releasedOn = addDays(rental.now().day, transferGrace)
    const mail = await transferReminderMail({
      ...context.env,
      booking,
      ownPage: ownPageOf(context, booking),
      releasedOn,
    })
    await insertMail(tx, mail, booking.visitor)
  }

  const release = async (tx: Transaction, booking: StoredBooking) => {
    await tx`UPDATE bookings SET canceled_at = now(), canceled_reason = ${notTransferred} WHERE id = ${booking.id}`
    await giveVoucherBack(tx, booking, notTransferred, context)
    for (const { id, left } of await listKeptPayments(tx, booking.id))
      await requestRefund(tx, id, left, 'The rest was not paid in time')
    await insertMail(tx, transferReleasedMail({ ...context.env, booking }), booking.visitor)
  }

  return {
    name: 'booking-transfers',
    everySeconds: 300,
    async run() {
      const today = rental.now().day
      await each(await listUnpaidTransfers(sql, { today, remindedUntil: addDays(today, -transferGrace) }), release)
      await each(await listUnpaidTransfers(sql, { today, remindedUntil: undefined }), remind)
      await forgetPayers(sql, today)
    },
  }
}

/** Who pays a stay is asked only while it waits for its transfer, and keeps others from the boat. */
const forgetPayers = (sql: Sql, today: Day) => sql`
  UPDATE bookings SET payer = NULL
  WHERE payer IS NOT NULL AND (paid_at IS NOT NULL OR canceled_at IS NOT NULL OR ends_at < ${today})`
