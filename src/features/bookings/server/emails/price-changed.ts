import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { button, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { wholeOf } from '../../rules/prices.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { ticketOf, transferFor } from './confirmation.ts'
import { payingBlocks, priceBlocks } from './price.ts'

type PriceChanged = {
  business: Env['business']
  publicUrl: string
  eurPerUsd: number
  /** With the new price. */
  booking: BookingFacts
  /** The price until now, without the fees paid on site: those stay. */
  before: Cents
  reason: string
  ownPage: string
}

/** To the customer: the old and the new price, why, and what is still to be paid. */
export async function priceChangedMail(changed: PriceChanged): Promise<MailMessage> {
  const { business, booking, before, reason, ownPage } = changed
  const { name, vehicleName, startsAt, reference, quote } = booking
  const { whole, fees } = wholeOf(quote)
  const wholeBefore = formatMoney(before + fees)
  const subject = `New price: ${vehicleName} on ${formatLongDay(startsAt.slice(0, 10))}`
  const transfer = transferFor(changed)
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `${formatMoney(whole)} instead of ${wholeBefore}. Reference ${reference}.`,
    title: `Your booking costs ${formatMoney(whole)} now`,
    lead: `Hello ${name}, we have changed the price of your booking. Everything else stays as it is.`,
    first: ticketOf(booking),
    sections: [
      {
        title: 'The new price',
        blocks: [
          facts([
            ['Until now', wholeBefore],
            ['From now on', formatMoney(whole)],
            ['Why', reason],
          ]),
        ],
      },
      { title: 'What it costs', blocks: priceBlocks(booking) },
      { title: 'How you pay', blocks: payingBlocks(booking, changed.eurPerUsd) },
      ...(transfer
        ? [
            {
              title: 'Your bank transfer',
              blocks: [
                paragraph('Have you not transferred it yet? Then please transfer the new amount:'),
                ...transferBlocks(transfer, ownPage),
              ],
            },
          ]
        : []),
      {
        blocks: [
          button('Look at your booking', ownPage),
          note('You do not agree, or something is unclear? ', ...contact(business)),
        ],
      },
    ],
    foot: footOf(changed),
  })
  const message = { to: booking.email, subject, ...mail }
  return transfer ? { ...message, attachments: [await transferCode(transfer)] } : message
}
