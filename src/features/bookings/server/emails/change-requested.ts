import type { NewInboxItem } from '#features/inbox/server/commands.ts'
import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { button, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words as told } from '../words.ts'
import { ticketOf } from './confirmation.ts'
import { inItsLanguage } from './in-its-language.ts'

type Wish = {
  business: Env['business']
  publicUrl: string
  booking: BookingFacts
  /** What the customer would like, in their own words. */
  words: string
}

const what = ({ vehicleName, startsAt }: BookingFacts) => `${vehicleName} on ${formatLongDay(startsAt.slice(0, 10))}`

/** For the rental's inbox: the same, to be ticked off once it is answered. */
export const changeWishItem = ({ booking, words }: Pick<Wish, 'booking' | 'words'>): NewInboxItem => ({
  business: 'rental',
  type: 'contact',
  name: booking.name,
  email: booking.email,
  phone: booking.phone,
  body: `Change wanted: ${inFirstLanguage(() => what(booking))}, ${booking.reference}\n\n${words}`,
})

/** To the business: what the customer would like to change, and how to answer. The business reads English. */
export const changeWishMail = (wish: Wish): MailMessage => inLanguage('en', () => writeWish(wish))

function writeWish({ business, publicUrl, booking, words }: Wish): MailMessage {
  const { name, email, phone, reference } = booking
  const subject = `Change wanted: ${what(booking)}, ${reference}`
  const answer = `mailto:${email}?${new URLSearchParams({ subject: `Your booking ${reference}` })}`.replaceAll(
    '+',
    '%20',
  )
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `${name}: ${words}`,
    title: 'A customer would like a change',
    lead: `${name} asks for a change to a booking. Nothing was changed yet.`,
    first: ticketOf(booking),
    sections: [
      { title: 'In the customer’s own words', blocks: [paragraph(words)] },
      {
        title: 'Please answer',
        blocks: [
          facts([
            ['Name', name],
            ['Email', email],
            ['Phone', phone],
          ]),
          button('Answer by mail', answer),
        ],
      },
    ],
    foot: footOf({ business, publicUrl }),
  })
  return { to: business.email, subject, ...mail }
}

/** To the customer: a copy of what was asked for. */
export const changeCopyMail = inItsLanguage((wish: Wish & { ownPage: string }): MailMessage => {
  const { business, publicUrl, booking, words, ownPage } = wish
  const subject = told.gotWish(booking.vehicleName, formatLongDay(booking.startsAt.slice(0, 10)))
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: told.withReference(told.answerSoon, booking.reference),
    title: told.lookIntoIt,
    lead: told.wishReached(booking.name),
    first: ticketOf(booking),
    sections: [
      { title: told.whatYouAsked, blocks: [paragraph(words)] },
      { blocks: [button(told.lookAtBooking, ownPage), note(told.urgent, ...contact(business))] },
    ],
    foot: footOf({ business, publicUrl }),
  })
  return { to: booking.email, subject, ...mail }
})
