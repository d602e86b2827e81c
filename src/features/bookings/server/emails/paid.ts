import { contact, fromRental } from '#features/mail-themes/server/emails/rental.ts'
import { amounts, button, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { openAmount, paidAhead, wholeOf } from '../../rules/prices.ts'
import { words as bookingWords } from '../../words.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words } from '../words.ts'
import { inItsLanguage } from './in-its-language.ts'

type Paid = {
  business: Env['business']
  publicUrl: string
  booking: BookingFacts
  ownPage: string
}

/** What was booked before is paid now; `booking` as it was until then. */
export const paidMail = inItsLanguage((paid: Paid): MailMessage => {
  const { business, booking, ownPage } = paid
  const { name, vehicleName, startsAt, reference, voucherAmount, quote, paymentMethod } = booking
  const amount = openAmount(booking)
  const { whole, fees, deposit } = wholeOf(quote)
  return fromRental(paid, {
    to: booking.email,
    subject: words.paidSubject(vehicleName, formatLongDay(startsAt.slice(0, 10))),
    preheader: words.withReference(words.gotAmount(formatMoney(amount)), reference),
    title: words.paymentIsHere,
    lead: paymentMethod === 'transfer' ? words.thanksPaidOnline(name) : words.thanksPaid(name),
    first: amounts(
      [
        { label: words.whatAndReference(vehicleName, reference), amount: formatMoney(whole) },
        ...(voucherAmount > 0 ? [{ label: words.paidByVoucher, amount: formatMoney(-voucherAmount) }] : []),
        ...(paidAhead(booking) > 0 ? [{ label: words.downPayment, amount: formatMoney(-paidAhead(booking)) }] : []),
        { label: words.paidOnline, amount: formatMoney(-amount) },
      ],
      { label: fees > 0 ? words.stillToPayOnSite : words.stillToPay, amount: formatMoney(fees) },
    ),
    sections: [
      ...(deposit > 0 ? [{ blocks: [paragraph(bookingWords.depositWhen(formatMoney(deposit)))] }] : []),
      { blocks: [button(words.lookAtBooking, ownPage), note(words.unclear, ...contact(business))] },
    ],
  })
})
