import { payingWords } from '#features/bookings/rules/paying.ts'
import type { BookingFacts, StoredBooking } from '#features/bookings/server/queries/bookings.ts'
import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { amounts, button, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { EntryContent } from '../../contract/ledger.ts'
import { totalOf } from '../../rules/ledger.ts'
import { vatSplit } from '../../sale/rules.ts'

/** To the customer whose booking was paid at the till: what was paid, how, and the tax in it. */
export function receiptMail({
  business,
  publicUrl,
  booking,
  ownPage,
  content,
  receipt,
}: {
  business: Env['business']
  publicUrl: string
  booking: Pick<BookingFacts, 'name' | 'email' | 'vehicleName' | 'startsAt' | 'reference' | 'paymentMethod' | 'quote'> &
    Partial<Pick<StoredBooking, 'progress'>>
  /** The customer's own page of this booking. */
  ownPage: string
  content: EntryContent
  /** Its number. */
  receipt: number
}): MailMessage {
  const { lines, payments } = content
  const total = formatMoney(totalOf(lines))
  const subject = `Receipt ${receipt}: ${booking.vehicleName} on ${formatLongDay(booking.startsAt.slice(0, 10))}`
  const taxes = vatSplit(lines)
    .filter(({ vat }) => vat !== 0)
    .map(({ percent, vat }) => `${formatMoney(vat)} VAT at ${percent}%`)
  const isOut = (booking.progress ?? 'none') !== 'none'
  const onSite = isOut ? [] : payingWords({ quote: { ...booking.quote, total: 0 }, voucher: 0, how: 'paid' })
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `We got your ${total}. Reference ${booking.reference}.`,
    title: 'Thank you, it is paid',
    lead: `Hello ${booking.name}, this is what you paid at our till${booking.paymentMethod === 'transfer' ? '. The bank transfer is no longer needed' : ''}.`,
    first: amounts(
      lines.map(({ label, quantity, amount }) => ({
        label: quantity === 1 ? label : `${quantity} × ${label}`,
        amount: formatMoney(amount),
      })),
      { label: 'Total', amount: total },
    ),
    sections: [
      {
        title: `Receipt ${receipt}`,
        blocks: [
          amounts(
            payments.map(({ method, label, amount }) => ({
              label: label ?? (method === 'cash' ? 'Cash' : 'Card'),
              amount: formatMoney(amount),
            })),
          ),
          ...(taxes.length > 0
            ? [note(`Contains ${taxes.join(' and ')}.${business.vatId && ` VAT id ${business.vatId}.`}`)]
            : []),
          ...onSite.map((sentence) => paragraph(sentence)),
          button('Look at your booking', ownPage),
          note('Is anything unclear? ', ...contact(business)),
        ],
      },
    ],
    foot: footOf({ business, publicUrl }),
  })
  return { to: booking.email, subject, ...mail }
}
