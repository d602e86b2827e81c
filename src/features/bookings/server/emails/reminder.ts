import { fromRental } from '#features/mail-themes/server/emails/rental.ts'
import { transferCode } from '#features/payments/server/emails/transfer.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import { formatHour } from '#kit/shared/day.ts'
import { words } from '../words.ts'
import { type Confirmation, canceling, help, meeting, paying, ticketOf, timesOf, transferFor } from './confirmation.ts'
import { inItsLanguage } from './in-its-language.ts'

/** To the customer, the day before: when and where, what to bring, what is left to pay, and what to do if plans change. */
export const reminderMail = inItsLanguage(async (about: Confirmation): Promise<MailMessage> => {
  const { booking } = about
  const { vehicleName, reference, name, email: to, kind } = booking
  const { begins, ends } = timesOf(booking)
  const [from, until] = [formatHour(begins.hour), formatHour(ends.hour)]
  const when = kind === 'hours' ? words.fromTo(from, until) : words.fromHour(from)
  const transfer = transferFor(about)
  const mail = fromRental(about, {
    to,
    subject: words.reminderSubject(vehicleName, when),
    preheader: words.bookedInShort(when, reference),
    title: (booking.boats ? words.areYoursTomorrow : words.yoursTomorrow)(vehicleName),
    lead: words.lookForward(name),
    first: ticketOf(booking),
    sections: [meeting(about), ...paying(about), canceling(about), help(about)],
  })
  return { ...mail, attachments: transfer ? [await transferCode(transfer)] : [] }
})
