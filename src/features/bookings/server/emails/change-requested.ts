import type { NewInboxItem } from '#features/inbox/server/commands.ts'
import { contact, fromRental } from '#features/mail-themes/server/emails/rental.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { button, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { inRentalLanguage, rentalLanguage } from '#kit/shared/language.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words as told } from '../words.ts'
import { ticketOf } from './confirmation.ts'
import { inItsLanguage } from './in-its-language.ts'
import { reachOf } from './reach.ts'

type Wish = {
  business: Env['business']
  publicUrl: string
  booking: BookingFacts
  /** What the customer would like, in their own words. */
  words: string
}

const changeWanted = ({ vehicleName, startsAt, reference }: BookingFacts) =>
  told.changeWanted(vehicleName, formatLongDay(startsAt.slice(0, 10)), reference)

/** For the rental's inbox: the same, to be ticked off once it is answered. */
export const changeWishItem = ({ booking, words }: Pick<Wish, 'booking' | 'words'>): NewInboxItem => ({
  business: 'rental',
  type: 'contact',
  name: booking.name,
  email: booking.email,
  phone: booking.phone,
  body: `${inRentalLanguage(() => changeWanted(booking))}\n\n${words}`,
})

/** To the business, in its language: what the customer would like to change, and how to answer. */
export const changeWishMail = (wish: Wish): MailMessage => inLanguage(rentalLanguage(), () => writeWish(wish))

function writeWish(wish: Wish): MailMessage {
  const { business, booking, words } = wish
  const { name, email, reference } = booking
  const ofAnswer = new URLSearchParams({ subject: told.yourBooking(reference) })
  const answer = `mailto:${email}?${ofAnswer}`.replaceAll('+', '%20')
  return fromRental(wish, {
    to: business.email,
    subject: changeWanted(booking),
    preheader: `${name}: ${words}`,
    title: told.wouldLikeChange,
    lead: told.asksForChange(name),
    first: ticketOf(booking),
    sections: [
      { title: told.inOwnWords, blocks: [paragraph(words)] },
      {
        title: told.pleaseAnswer,
        blocks: [reachOf(booking), button(told.answerByMail, answer)],
      },
    ],
  })
}

/** To the customer: a copy of what was asked for. */
export const changeCopyMail = inItsLanguage((wish: Wish & { ownPage: string }): MailMessage => {
  const { business, booking, words, ownPage } = wish
  return fromRental(wish, {
    to: booking.email,
    subject: told.gotWish(booking.vehicleName, formatLongDay(booking.startsAt.slice(0, 10))),
    preheader: told.withReference(told.answerSoon, booking.reference),
    title: told.lookIntoIt,
    lead: told.wishReached(booking.name),
    first: ticketOf(booking),
    sections: [
      { title: told.whatYouAsked, blocks: [paragraph(words)] },
      { blocks: [button(told.lookAtBooking, ownPage), note(told.urgent, ...contact(business))] },
    ],
  })
})
