import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { button, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { ticketOf, timesOf } from '../../../server/emails/confirmation.ts'
import { inItsLanguage } from '../../../server/emails/in-its-language.ts'
import type { BookingFacts } from '../../../server/queries/bookings.ts'
import { words } from '../words.ts'

type OpenAgain = Pick<Env, 'business' | 'publicUrl'> & { booking: BookingFacts; ownPage: string }

/** To a customer who was asked what they would like instead and has not answered: it is as they booked it after all. */
export const openAgainMail = inItsLanguage((told: OpenAgain): MailMessage => {
  const { business, booking, ownPage } = told
  const subject = words.openAgainSubject(booking.vehicleName, formatLongDay(timesOf(booking).begins.day))
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: words.openAgainPreheader,
    title: words.openAgainTitle,
    lead: words.openAgainLead(booking.name),
    first: ticketOf(booking),
    sections: [
      {
        title: words.plansChanged,
        blocks: [
          paragraph(words.whatPage),
          button(words.toYourBooking, ownPage),
          note(words.orCall, ...contact(business)),
        ],
      },
    ],
    foot: footOf(told),
  })
  return { to: booking.email, subject, ...mail }
})
