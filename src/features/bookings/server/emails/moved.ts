import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { amounts, button, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatHour, formatLongDay, fromLocalDateTime } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { type Quote, wholeOf } from '../../rules/prices.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { calendarFile } from './calendar-file.ts'
import { ticketOf, timesOf, transferFor } from './confirmation.ts'
import { payingBlocks } from './price.ts'

export type MoveTold = {
  business: Env['business']
  publicUrl: string
  timeZone: string
  eurPerUsd: number
  ownPage: string
  /** As it is now. */
  booking: BookingFacts
  /** As the customer knows it. */
  former: { vehicleName: string; startsAt: string; endsAt: string; quote: Pick<Quote, 'total' | 'onSite'> }
}

/** `Wednesday, June 3, 2026, 10 am to 12 pm`, or from day to day. */
function when(startsAt: string, endsAt: string): string {
  const [begins, ends] = [fromLocalDateTime(startsAt), fromLocalDateTime(endsAt)]
  const isOneDay = begins.day === ends.day || ends.hour === 0
  const from = `${formatLongDay(begins.day)}, ${formatHour(begins.hour)}`
  return isOneDay
    ? `${from} to ${formatHour(ends.hour)}`
    : `${from} to ${formatLongDay(ends.day)}, ${formatHour(ends.hour)}`
}

/** To the customer: where the booking is now, what it costs, and an entry that replaces the one in their calendar. */
export async function movedMail(told: MoveTold): Promise<MailMessage> {
  const { business, publicUrl, booking, former, ownPage } = told
  const { vehicleName, startsAt, endsAt, reference, name, quote } = booking
  const subject = `Moved: ${vehicleName} on ${when(startsAt, endsAt)}`
  const [before, now] = [wholeOf(former.quote).whole, wholeOf(quote).whole]
  const isOtherPrice = quote.total !== former.quote.total
  const transfer = isOtherPrice ? transferFor(told) : undefined
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `Your booking has a new place. Reference ${reference}.`,
    title: 'Your booking has moved',
    lead: `Hello ${name}, we have moved your booking. The attached file puts it to its new place in your calendar.`,
    first: ticketOf(booking),
    sections: [
      {
        title: 'What has changed',
        blocks: [
          facts([
            ['Until now', `${former.vehicleName}\n${when(former.startsAt, former.endsAt)}`],
            ['Now', `${vehicleName}\n${when(startsAt, endsAt)}`],
          ]),
          isOtherPrice
            ? amounts([{ label: 'Price until now', amount: formatMoney(before) }], {
                label: 'Price now',
                amount: formatMoney(now),
              })
            : paragraph(`The price stays as agreed: ${formatMoney(now)}.`),
        ],
      },
      { title: 'How you pay', blocks: payingBlocks(booking, told.eurPerUsd) },
      ...(transfer ? [{ title: 'Your bank transfer', blocks: transferBlocks(transfer, ownPage) }] : []),
      { blocks: [button('Look at your booking', ownPage), note('Does it not suit you? ', ...contact(business))] },
    ],
    foot: footOf({ business, publicUrl }),
  })
  const calendar = calendarFile({ ...told, ...booking, ...timesOf(booking) })
  return {
    to: booking.email,
    subject,
    ...mail,
    attachments: [calendar, ...(transfer ? [await transferCode(transfer)] : [])],
  }
}
