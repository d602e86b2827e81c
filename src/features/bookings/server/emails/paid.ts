import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { amounts, button, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { openAmount, wholeOf } from '../../rules/prices.ts'
import { words as bookingWords } from '../../words.ts'
import type { BookingFacts } from '../queries/bookings.ts'

/** What was booked before is paid now; `booking` as it was until then. */
export function paidMail({
  business,
  publicUrl,
  booking,
  ownPage,
}: {
  business: Env['business']
  publicUrl: string
  booking: BookingFacts
  ownPage: string
}): MailMessage {
  const { name, vehicleName, startsAt, reference, voucherAmount, quote, paymentMethod } = booking
  const amount = openAmount(booking)
  const { whole, fees, deposit } = wholeOf(quote)
  const subject = `Paid: ${vehicleName} on ${formatLongDay(startsAt.slice(0, 10))}`
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `We got your ${formatMoney(amount)}. Reference ${reference}.`,
    title: 'Your payment is here',
    lead: `Thank you, ${name}. Your booking is paid${paymentMethod === 'transfer' ? ', and the bank transfer is no longer needed' : ''}.`,
    first: amounts(
      [
        { label: `${vehicleName}, reference ${reference}`, amount: formatMoney(whole) },
        ...(voucherAmount > 0 ? [{ label: 'Paid by voucher', amount: formatMoney(-voucherAmount) }] : []),
        { label: 'Paid online', amount: formatMoney(-amount) },
      ],
      { label: fees > 0 ? 'Still to pay, in cash on site' : 'Still to pay', amount: formatMoney(fees) },
    ),
    sections: [
      ...(deposit > 0 ? [{ blocks: [paragraph(bookingWords.depositWhen(formatMoney(deposit)))] }] : []),
      { blocks: [button('Look at your booking', ownPage), note('Is anything unclear? ', ...contact(business))] },
    ],
    foot: footOf({ business, publicUrl }),
  })
  return { to: booking.email, subject, ...mail }
}
