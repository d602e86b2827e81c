import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { button, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { beyondVoucher, paidAhead } from '../../../rules/prices.ts'
import { ticketOf, timesOf } from '../../../server/emails/confirmation.ts'
import { inItsLanguage } from '../../../server/emails/in-its-language.ts'
import type { BookingFacts } from '../../../server/queries/bookings.ts'
import type { Closure } from '../../contract/closure.ts'
import { reasonIn } from '../policy/reasons.ts'
import { words } from '../words.ts'

type Asked = Pick<Env, 'business' | 'publicUrl'> & {
  booking: BookingFacts
  closure: Pick<Closure, 'vehicle_id' | 'reason'>
  page: string
  isReminder: boolean
}

/** Money that would come back; what a voucher paid goes back onto it. */
const hasPaid = (booking: BookingFacts) => (booking.isPaid ? beyondVoucher(booking) : paidAhead(booking)) > 0

/** To a customer whose booking cannot be as it was: why, and the page where they choose what they would like instead. */
export const askMail = inItsLanguage((asked: Asked): MailMessage => {
  const { business, booking, closure, page, isReminder } = asked
  const day = formatLongDay(timesOf(booking).begins.day)
  const subject = (isReminder ? words.askAgainSubject : words.askSubject)(booking.vehicleName, day)
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: hasPaid(booking) ? words.askPreheader : words.askPreheaderUnpaid,
    title: words.askTitle,
    lead: words.askLead(booking.name),
    first: ticketOf(booking),
    sections: [
      {
        title: words.why,
        blocks: [
          paragraph(closure.vehicle_id === null ? words.waterClosed : words.boatOut),
          paragraph(reasonIn(booking.language, closure.reason)),
        ],
      },
      {
        title: words.yourChoice,
        blocks: [
          paragraph(hasPaid(booking) ? words.whatChoices : words.whatChoicesUnpaid),
          button(words.chooseNow, page),
          note(words.orCall, ...contact(business)),
        ],
      },
    ],
    foot: footOf(asked),
  })
  return { to: booking.email, subject, ...mail }
})
