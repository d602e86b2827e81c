import { contact, fromRental } from '#features/mail-themes/server/emails/rental.ts'
import { transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { button, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { wholeOf } from '../../rules/prices.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words } from '../words.ts'
import { ticketOf, transferFor } from './confirmation.ts'
import { inItsLanguage } from './in-its-language.ts'
import { payingBlocks, priceBlocks } from './price.ts'

type PriceChanged = {
  business: Env['business']
  publicUrl: string
  toEuros: number
  /** With the new price. */
  booking: BookingFacts
  /** The price until now, without the fees paid on site: those stay. */
  before: Cents
  reason: string
  ownPage: string
}

/** To the customer: the old and the new price, why, and what is still to be paid. */
export const priceChangedMail = inItsLanguage(async (changed: PriceChanged): Promise<MailMessage> => {
  const { business, booking, before, reason, ownPage } = changed
  const { name, vehicleName, startsAt, reference, quote } = booking
  const { whole, fees } = wholeOf(quote)
  const wholeBefore = formatMoney(before + fees)
  const transfer = transferFor(changed)
  const mail = fromRental(changed, {
    to: booking.email,
    subject: words.newPriceSubject(vehicleName, formatLongDay(startsAt.slice(0, 10))),
    preheader: words.withReference(words.insteadOf(formatMoney(whole), wholeBefore), reference),
    title: words.costsNow(formatMoney(whole)),
    lead: words.priceHasChanged(name),
    first: ticketOf(booking),
    sections: [
      {
        title: words.newPrice,
        blocks: [
          facts([
            [words.untilNow, wholeBefore],
            [words.fromNowOn, formatMoney(whole)],
            [words.why, reason],
          ]),
        ],
      },
      { title: words.whatItCosts, blocks: priceBlocks(booking) },
      { title: words.howYouPay, blocks: payingBlocks(booking, changed.toEuros) },
      ...(transfer
        ? [
            {
              title: words.yourTransfer,
              blocks: [paragraph(words.notTransferred), ...transferBlocks(transfer, ownPage)],
            },
          ]
        : []),
      {
        blocks: [button(words.lookAtBooking, ownPage), note(words.notAgreed, ...contact(business))],
      },
    ],
  })
  return transfer ? { ...mail, attachments: [await transferCode(transfer)] } : mail
})
