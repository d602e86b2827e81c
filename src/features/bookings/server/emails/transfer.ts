import { contact, fromRental, pageOf } from '#features/mail-themes/server/emails/rental.ts'
import { inEuros } from '#features/payments/rules.ts'
import { transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { amounts, button, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { openAmount, wholeOf } from '../../rules/prices.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words } from '../words.ts'
import { inItsLanguage } from './in-its-language.ts'
import { payingBlocks } from './price.ts'

type About = { business: Env['business']; publicUrl: string; toEuros: number; booking: BookingFacts }
/** `releasedOn`: the day the boat is given free when nothing comes. */
type Reminder = About & { ownPage: string; releasedOn: Day }

/** What it is about, with its whole price. */
const first = ({ vehicleName, startsAt, reference, quote }: BookingFacts) =>
  amounts([
    {
      label: words.boatFrom(vehicleName, formatLongDay(startsAt.slice(0, 10)), reference),
      amount: formatMoney(wholeOf(quote).whole),
    },
  ])

/** On the day a bank transfer is due. */
export const transferReminderMail = inItsLanguage(async (about: Reminder): Promise<MailMessage> => {
  const { business, toEuros, booking, ownPage, releasedOn } = about
  const amount = openAmount(booking)
  const { reference, dueOn, vehicleName } = booking
  const transfer = { business, toEuros, amount, reference, dueOn: dueOn ?? releasedOn }
  const mail = fromRental(about, {
    to: booking.email,
    subject: words.transferDue(vehicleName),
    preheader: `${words.whatAndReference(inEuros(amount, toEuros), reference)}.`,
    title: words.transferNotSeen,
    lead: (booking.boats ? words.stayYours : words.staysYours)(vehicleName, formatLongDay(releasedOn)),
    first: first(booking),
    sections: [
      { title: words.howYouPay, blocks: payingBlocks(booking, toEuros) },
      {
        title: words.yourTransfer,
        blocks: transferBlocks(transfer, ownPage),
      },
      { blocks: [paragraph(words.anythingWrong, ...contact(business))] },
    ],
  })
  return { ...mail, attachments: [await transferCode(transfer)] }
})

/** The boat is free for others again, because the transfer did not come. */
export const transferReleasedMail = inItsLanguage((about: About): MailMessage => {
  const { business, booking } = about
  return fromRental(about, {
    to: booking.email,
    subject: words.releasedSubject(booking.vehicleName, formatLongDay(booking.startsAt.slice(0, 10))),
    preheader: words.withReference(words.noTransfer, booking.reference),
    title: (booking.boats ? words.areFreeForOthers : words.freeForOthers)(booking.vehicleName),
    lead: words.released(booking.name),
    first: first(booking),
    sections: [
      {
        blocks: [
          paragraph(words.oweNothing),
          ...(booking.voucherAmount > 0 ? [paragraph(words.voucherHasBack(formatMoney(booking.voucherAmount)))] : []),
          paragraph(...contact(business)),
          button(words.bookAgain, pageOf(about, 'overview/all')),
        ],
      },
    ],
  })
})
