import { transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import type { Env } from '#kit/server/env.ts'
import type { MailMessage } from '#kit/server/mail.ts'
import { amounts, button, facts, note, paragraph } from '#kit/server/mail-blocks.ts'
import { layoutMail, type MailContent } from '#kit/server/mail-layout.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { openAmount, vatPercent } from '../../rules.prices.ts'
import type { BookingFacts } from '../queries.bookings.ts'
import { ticketOf, transferFor } from './confirmation.ts'
import { contact, footOf, rentalLook, senderOf } from './look.ts'

type PriceChanged = {
  business: Env['business']
  publicUrl: string
  eurPerUsd: number
  /** With the new price. */
  booking: BookingFacts
  /** The price until now. */
  before: Cents
  reason: string
  ownPage: string
}

/** To the customer: the old and the new price, why, and what is still to be paid. */
export async function priceChangedMail(changed: PriceChanged): Promise<MailMessage> {
  const { business, booking, before, reason, ownPage } = changed
  const { name, vehicleName, startsAt, reference, quote } = booking
  const subject = `New price: ${vehicleName} on ${formatLongDay(startsAt.slice(0, 10))}`
  const transfer = transferFor(changed)
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `${formatMoney(quote.total)} instead of ${formatMoney(before)}. Reference ${reference}.`,
    title: `Your booking costs ${formatMoney(quote.total)} now`,
    lead: `Hello ${name}, we have changed the price of your booking. Everything else stays as it is.`,
    first: ticketOf(booking),
    sections: [
      {
        title: 'The new price',
        blocks: [
          facts([
            ['Until now', formatMoney(before)],
            ['From now on', formatMoney(quote.total)],
            ['Why', reason],
          ]),
        ],
      },
      stillToPay(booking),
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

function stillToPay(booking: BookingFacts): MailContent['sections'][number] {
  const { quote, voucherAmount } = booking
  const rows = [
    ...quote.lines.map(({ label, cents }) => ({ label, amount: formatMoney(cents) })),
    ...(voucherAmount > 0 ? [{ label: 'Paid by voucher', amount: formatMoney(-voucherAmount) }] : []),
  ]
  return {
    title: 'What it costs',
    blocks: [
      amounts(rows, { label: 'Still to pay', amount: formatMoney(openAmount(booking)) }),
      note(`The price includes ${vatPercent} percent VAT: ${formatMoney(quote.vat)}`),
    ],
  }
}
