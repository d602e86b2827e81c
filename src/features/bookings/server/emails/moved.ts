import { contact, fromRental } from '#features/mail-themes/server/emails/rental.ts'
import { transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { amounts, button, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatHour, formatLongDay, fromLocalDateTime } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { type Quote, wholeOf } from '../../rules/prices.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words } from '../words.ts'
import { calendarFile } from './calendar-file.ts'
import { ticketOf, timesOf, transferFor } from './confirmation.ts'
import { inItsLanguage } from './in-its-language.ts'
import { payingBlocks } from './price.ts'

export type MoveTold = {
  business: Env['business']
  publicUrl: string
  timeZone: string
  toEuros: number
  ownPage: string
  /** As it is now. */
  booking: BookingFacts
  /** All its boats, where it is one of several: they are paid as one, and one entry of a calendar. */
  trip?: BookingFacts | undefined
  /** Why we had to, where it is said. */
  reason?: string | undefined
  /** As the customer knows it. */
  former: { vehicleName: string; startsAt: string; endsAt: string; quote: Pick<Quote, 'total' | 'onSite'> }
}

/** `Wednesday, June 3, 2026, 10 am to 12 pm`, or from day to day. */
export function when(startsAt: string, endsAt: string): string {
  const [begins, ends] = [fromLocalDateTime(startsAt), fromLocalDateTime(endsAt)]
  const isOneDay = begins.day === ends.day || ends.hour === 0
  const from = `${formatLongDay(begins.day)}, ${formatHour(begins.hour)}`
  return isOneDay
    ? words.fromTo(from, formatHour(ends.hour))
    : words.fromTo(from, `${formatLongDay(ends.day)}, ${formatHour(ends.hour)}`)
}

/** To the customer: where the booking is now, what it costs, and an entry that replaces the one in their calendar. */
export const movedMail = inItsLanguage(async (told: MoveTold): Promise<MailMessage> => {
  const { business, booking, former, ownPage } = told
  const { vehicleName, startsAt, endsAt, reference, name, quote } = booking
  const [before, now] = [wholeOf(former.quote).whole, wholeOf(quote).whole]
  const isOtherPrice = quote.total !== former.quote.total
  const whole = told.trip ?? booking
  const transfer = isOtherPrice ? transferFor({ ...told, booking: whole }) : undefined
  const mail = fromRental(told, {
    to: booking.email,
    subject: words.movedSubject(vehicleName, when(startsAt, endsAt)),
    preheader: words.withReference(words.newPlace, reference),
    title: words.bookingHasMoved,
    lead: words.haveMoved(name),
    first: ticketOf(booking),
    sections: [
      ...(told.reason ? [{ title: words.why, blocks: [paragraph(told.reason)] }] : []),
      {
        title: words.whatChanged,
        blocks: [
          facts([
            [words.untilNow, `${former.vehicleName}\n${when(former.startsAt, former.endsAt)}`],
            [words.now, `${vehicleName}\n${when(startsAt, endsAt)}`],
          ]),
          isOtherPrice
            ? amounts([{ label: words.priceUntilNow, amount: formatMoney(before) }], {
                label: words.priceNow,
                amount: formatMoney(now),
              })
            : paragraph(words.priceStays(formatMoney(now))),
        ],
      },
      { title: words.howYouPay, blocks: payingBlocks(whole, told.toEuros) },
      ...(transfer ? [{ title: words.yourTransfer, blocks: transferBlocks(transfer, ownPage) }] : []),
      { blocks: [button(words.lookAtBooking, ownPage), note(words.notSuiting, ...contact(business))] },
    ],
  })
  const calendar = calendarFile({ ...told, ...whole, ...timesOf(whole) })
  return { ...mail, attachments: [calendar, ...(transfer ? [await transferCode(transfer)] : [])] }
})
