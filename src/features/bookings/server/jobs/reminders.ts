import type { Context } from '#kit/server/http/context.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { instantOf } from '#kit/shared/day.ts'
import { remindedNow } from '../../rules/reminder.ts'
import { reminderMail } from '../emails/reminder.ts'
import { ownPageOf } from '../policy.ts'
import { claimReminder, listToRemind, type RemindedOf } from '../queries/bookings.ts'
import type { Rental } from '../queries/rental.ts'
import { readTrip } from '../queries/trips.ts'

/**
 * Reminds the customers of the next day, each in a transaction with the note that it is done: however many processes look,
 * and wherever one dies, a booking is reminded of once, and once more when it was moved to another day.
 */
export function bookingReminders(context: Context, rental: Pick<Rental, 'now' | 'readBusiness'>): Job {
  const { sql, live, env } = context

  const remind = (id: number, of: RemindedOf) =>
    transaction(sql, async (tx) => {
      if (!(await claimReminder(tx, id, of))) return
      const booking = await readTrip(tx, { id })
      if (!booking) return
      const about = { ...env, booking, ownPage: ownPageOf(context, booking), today: rental.now().day }
      await insertMail(tx, await reminderMail(about), booking.visitor)
    })

  return {
    name: 'booking-reminders',
    everySeconds: 300,
    async run() {
      const reminded = remindedNow(rental.now())
      if (!reminded || !(await rental.readBusiness()).settings.reminder_mails) return
      const { day, madeUntil } = reminded
      const of = { day, madeUntil: instantOf(madeUntil.day, madeUntil.hour, env.timeZone) }
      const ids = await listToRemind(sql, of)
      const failed: unknown[] = []
      // One that fails is tried again the next time, and keeps none of the others waiting.
      for (const id of ids) await remind(id, of).catch((error: unknown) => failed.push(error))
      if (ids.length > 0) await live.changed('mails')
      if (failed.length > 0) throw failed[0]
    },
  }
}
