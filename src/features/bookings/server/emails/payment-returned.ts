import { contact, fromRental } from '#features/mail-themes/server/emails/rental.ts'
import { toldReason } from '#features/payments/server/emails/transfer.ts'
import { amounts, button, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words } from '../words.ts'
import { inItsLanguage } from './in-its-language.ts'

type Returned = {
  business: Env['business']
  publicUrl: string
  booking: BookingFacts
  /** The customer's own page of this booking. */
  ownPage: string
  amount: Cents
  /** A sentence without its full stop. */
  reason: string
}

/** Money that was paid through the provider goes back to where it came from. */
export const paymentReturnedMail = inItsLanguage((returned: Returned): MailMessage => {
  const { business, booking, ownPage, amount } = returned
  const reason = toldReason(returned.reason)
  return fromRental(returned, {
    to: booking.email,
    subject: words.returnedSubject(formatMoney(amount)),
    preheader: words.withReference(`${reason}.`, booking.reference),
    title: words.moneyOnItsWay,
    lead: `${reason}.`,
    first: amounts([
      { label: words.whatAndReference(booking.vehicleName, booking.reference), amount: formatMoney(amount) },
    ]),
    sections: [
      {
        blocks: [
          paragraph(words.hello(booking.name)),
          paragraph(words.sentBack(formatMoney(amount))),
          button(words.lookAtBooking, ownPage),
          note(words.unclear, ...contact(business)),
        ],
      },
    ],
  })
})
