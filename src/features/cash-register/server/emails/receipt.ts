import { payingWords } from '#features/bookings/rules/paying.ts'
import { splitOnSite } from '#features/bookings/rules/prices.ts'
import { inItsLanguage } from '#features/bookings/server/emails/in-its-language.ts'
import type { BookingFacts, StoredBooking } from '#features/bookings/server/queries/bookings.ts'
import { words as mailWords } from '#features/bookings/server/words.ts'
import { contact, fromRental } from '#features/mail-themes/server/emails/rental.ts'
import { amounts, button, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { formatList } from '#kit/shared/list.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { EntryContent } from '../../contract/ledger.ts'
import { words as receiptWords } from '../../receipts/words.ts'
import { totalOf } from '../../rules/ledger.ts'
import { describeUnpaid, paymentName, vatSplit } from '../../sale/rules.ts'
import { words } from '../../sale/words.ts'
import type { SignedReceipt } from '../../tse/contract.ts'
import { signedFacts } from '../../tse/rules.ts'
import { words as tseWords } from '../../tse/words.ts'
import { words as tillWords } from '../../words.ts'

type Receipt = {
  business: Env['business']
  publicUrl: string
  booking: Pick<
    BookingFacts,
    | 'language'
    | 'kind'
    | 'name'
    | 'email'
    | 'vehicleName'
    | 'startsAt'
    | 'endsAt'
    | 'reference'
    | 'voucherAmount'
    | 'advance'
    | 'paymentMethod'
    | 'quote'
  > &
    Partial<Pick<StoredBooking, 'progress'>>
  /** The customer's own page of this booking. */
  ownPage: string
  content: EntryContent
  /** Its number, and what the security device signed of it. */
  receipt: number
  tse?: SignedReceipt | null
  /** Where it is as PDF. */
  copy?: string
}

/** To the customer whose booking was paid at the till: what was paid, how, and the tax in it. */
export const receiptMail = inItsLanguage((paid: Receipt): MailMessage => {
  const { business, booking, ownPage, content, receipt, tse, copy } = paid
  const { name, email, vehicleName, startsAt, reference, paymentMethod } = booking
  const { lines, payments } = content
  const total = formatMoney(totalOf(lines))
  const taxes = vatSplit(lines)
    .filter(({ vat }) => vat !== 0)
    .map(({ percent, vat }) => words.vatAt(formatMoney(vat), percent))
  const isOut = (booking.progress ?? 'none') !== 'none'
  const { fees } = splitOnSite(booking.quote.onSite)
  const unpaid = lines.some(({ kind }) => kind === 'deposit') ? fees : booking.quote.onSite
  const onSite = isOut
    ? []
    : payingWords({ quote: { ...booking.quote, total: 0, onSite: unpaid }, voucher: 0, how: 'paid' })
  return fromRental(paid, {
    to: email,
    subject: words.receiptSubject(receipt, vehicleName, formatLongDay(startsAt.slice(0, 10))),
    preheader: mailWords.withReference(mailWords.gotAmount(total), reference),
    title: words.itIsPaid,
    lead: paymentMethod === 'transfer' ? words.paidInsteadOfTransfer(name) : words.paidAtTill(name),
    first: amounts(
      lines.map(({ kind, label, quantity, amount }) => ({
        label: kind === 'booking' ? describeUnpaid(booking) : quantity === 1 ? label : `${quantity} × ${label}`,
        amount: formatMoney(amount),
      })),
      { label: tillWords.total, amount: total },
    ),
    sections: [
      {
        title: tillWords.receiptNumber(receipt),
        blocks: [
          amounts(payments.map((payment) => ({ label: paymentName(payment), amount: formatMoney(payment.amount) }))),
          ...(taxes.length > 0
            ? [
                note(
                  [words.containsVat(formatList(taxes)), business.vatId && `${receiptWords.vatId(business.vatId)}.`]
                    .filter((one) => one !== '')
                    .join(' '),
                ),
              ]
            : []),
          ...(tse?.simulated ? [note(tseWords.simulation)] : []),
          ...(tse ? [facts(signedFacts(tse))] : []),
          ...onSite.map((sentence) => paragraph(sentence)),
          button(mailWords.lookAtBooking, ownPage),
          ...(copy ? [paragraph({ label: tseWords.receiptAsPdf, url: copy })] : []),
          note(mailWords.unclear, ...contact(business)),
        ],
      },
    ],
  })
})
