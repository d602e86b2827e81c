import { fromRental, shortFootOf } from '#features/mail-themes/server/emails/rental.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { button, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatHour, formatLongDay, type WallClock } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import { ticketOf, timesOf } from '../../../server/emails/confirmation.ts'
import { inItsLanguage } from '../../../server/emails/in-its-language.ts'
import type { BookingFacts } from '../../../server/queries/bookings.ts'
import { wishWords } from '../../rules/wish-words.ts'
import type { Wish } from '../../rules.ts'
import { words } from '../words.ts'

type About = Pick<Env, 'business' | 'publicUrl'>

/** The link that confirms a place, or leads to the one that is there already. */
export const placeMail = (
  about: About & { place: Wish & { name: string; email: string; language: Language }; page: string; isInLine: boolean },
): MailMessage =>
  inLanguage(about.place.language, () => {
    const { place, page, isInLine } = about
    const day = formatLongDay(place.day)
    return fromRental(about, {
      to: place.email,
      subject: isInLine ? words.onListSubject(day) : words.confirmSubject(day),
      preheader: isInLine ? words.onListText : words.confirmPreheader,
      title: isInLine ? words.onListTitle : words.confirmTitle,
      lead: words.hello(place.name),
      first: facts(wishWords(place, null)),
      sections: [
        {
          blocks: isInLine
            ? [paragraph(words.onListText), button(words.seePlace, page)]
            : [
                paragraph(words.whatConfirming),
                button(words.confirmPlace, page),
                paragraph(words.whatThen),
                note(words.notAsked),
              ],
        },
      ],
      foot: shortFootOf(about),
    })
  })

/** It is somebody's turn: what is held for them, until when, and the page where one tap books it. */
export const offerMail = inItsLanguage(
  (about: About & { booking: BookingFacts; page: string; until: WallClock }): MailMessage => {
    const { booking, page } = about
    const until = formatHour(about.until.hour).replace(' ', '\u00a0')
    return fromRental(about, {
      to: booking.email,
      subject: words.offerSubject(booking.vehicleName, formatLongDay(timesOf(booking).begins.day)),
      preheader: words.offerPreheader(until),
      title: words.offerTitle(booking.vehicleName),
      lead: words.offerLead(until),
      first: ticketOf(booking),
      sections: [
        {
          blocks: [
            paragraph(words.hello(booking.name)),
            button(words.bookIt, page),
            paragraph(words.orNot),
            note(words.noNeed),
          ],
        },
      ],
    })
  },
)
