import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { amounts, button, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import type { BookingFacts } from '../queries/bookings.ts'

/** Money that was paid through the provider goes back to where it came from. */
export function paymentReturnedMail(returned: {
  business: Env['business']
  publicUrl: string
  booking: BookingFacts
  /** The customer's own page of this booking. */
  ownPage: string
  amount: Cents
  /** A sentence without its full stop. */
  reason: string
}): MailMessage {
  const { business, publicUrl, booking, ownPage, amount, reason } = returned
  const subject = `Your payment of ${formatMoney(amount)} goes back to you`
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `${reason}. Reference ${booking.reference}.`,
    title: 'Your money is on its way back',
    lead: `${reason}.`,
    first: amounts([{ label: `${booking.vehicleName}, reference ${booking.reference}`, amount: formatMoney(amount) }]),
    sections: [
      {
        blocks: [
          paragraph(`Hello ${booking.name},`),
          paragraph(
            `We have sent ${formatMoney(amount)} back to the account you paid from. With most banks it is there within five working days.`,
          ),
          button('Look at your booking', ownPage),
          note('Is anything unclear? ', ...contact(business)),
        ],
      },
    ],
    foot: footOf({ business, publicUrl }),
  })
  return { to: booking.email, subject, ...mail }
}
