import { ticketOf } from '#features/bookings/server/emails/confirmation.ts'
import { inItsLanguage } from '#features/bookings/server/emails/in-its-language.ts'
import type { BookingFacts } from '#features/bookings/server/queries/bookings.ts'
import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { amounts, button, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { restOf } from '../../rules.ts'
import { words } from '../words.ts'

type Charged = Pick<Env, 'business' | 'publicUrl'> & {
  booking: BookingFacts
  ownPage: string
  /** Of the deposit, until now. */
  held: Cents
  charge: Cents
  /** The damage, as staff wrote it down. */
  description: string
  /** How the rest goes back. */
  method: 'cash' | 'card'
  /** Why it costs what it does. */
  reason: string
}

/** To the customer whose boat came back with a damage: what they pay for it and why, and what of the deposit goes back. */
export const chargedMail = inItsLanguage((charged: Charged): MailMessage => {
  const { business, booking, ownPage, held, charge, description, method, reason } = charged
  const back = restOf(held, charge)
  const subject = words.chargedSubject(booking.vehicleName, formatMoney(charge))
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: words.chargedPreheader,
    title: words.chargedTitle,
    lead: words.chargedLead(booking.name, booking.vehicleName),
    first: ticketOf(booking),
    sections: [
      { title: words.whatIsDamaged, blocks: [paragraph(description)] },
      { title: words.whyItCosts, blocks: [paragraph(reason)] },
      {
        title: words.theMoney,
        blocks: [
          amounts(
            [
              ...(held > 0 ? [{ label: words.depositHeld, amount: formatMoney(held) }] : []),
              { label: words.damage, amount: formatMoney(-charge) },
            ],
            back < 0
              ? { label: words.youPaid, amount: formatMoney(-back) }
              : { label: words.goesBack, amount: formatMoney(back) },
          ),
          ...(back > 0 ? [paragraph(words.backBy[method])] : []),
        ],
      },
      { blocks: [button(words.lookAtBooking, ownPage), note(words.notAgreed, ...contact(business))] },
    ],
    foot: footOf(charged),
  })
  return { to: booking.email, subject, ...mail }
})
