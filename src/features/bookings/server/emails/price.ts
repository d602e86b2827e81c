import { eurosFor } from '#features/payments/rules.ts'
import { amounts, type Block, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailContent } from '#kit/server/mail/layout.ts'
import type { Day } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { cancellationSteps, noShowFee } from '../../rules/cancellation.ts'
import { type Payable, payingWords, restBy, stepsAhead, stepWords } from '../../rules/paying.ts'
import {
  afterVoucher,
  beyondVoucher,
  paidAhead,
  splitOnSite,
  toldLines,
  vatPercent,
  wholeOf,
} from '../../rules/prices.ts'
import { words as bookingWords } from '../../words.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words } from '../words.ts'

type Priced = Pick<
  BookingFacts,
  'kind' | 'quote' | 'voucherAmount' | 'advance' | 'paymentMethod' | 'isPaid' | 'dueOn'
> & {
  isHeld?: boolean
}

/** Each line, the whole price and the tax in it; the deposit by itself. */
export function priceBlocks({ quote }: Pick<Priced, 'quote'>): Block[] {
  const { fees, deposit } = splitOnSite(quote.onSite)
  const { whole, vat } = wholeOf(quote)
  const onSite = toldLines(fees).map(({ label, cents }) => ({ label: words.onSite(label), cents }))
  const lines = [...toldLines(quote.lines), ...onSite]
  return [
    amounts(
      lines.map(({ label, cents }) => ({ label, amount: formatMoney(cents) })),
      { label: words.total, amount: formatMoney(whole) },
    ),
    note(words.includesVat(vatPercent, formatMoney(vat))),
    ...(deposit > 0 ? [amounts([{ label: words.depositApart, amount: formatMoney(deposit) }])] : []),
  ]
}

/** How and by when a booking is paid. */
export function payableOf(
  { kind, quote, voucherAmount: voucher, isPaid, isHeld = false, advance: ahead = 0, paymentMethod, dueOn }: Priced,
  toEuros?: number,
): Payable {
  const advance = isPaid ? 0 : ahead
  const open = afterVoucher(quote.total, voucher).open - advance
  return {
    quote,
    voucher,
    ...(advance > 0 && { advance: { amount: advance, isPaid: !isHeld } }),
    how: isPaid ? 'paid' : isHeld && advance > 0 ? restBy(kind) : paymentMethod,
    dueOn,
    ...(toEuros !== undefined && { euros: eurosFor(open, toEuros) }),
  }
}

/** What is paid of the whole price and what is left, and how and when that is paid. */
export function payingBlocks(booking: Priced, toEuros: number): Block[] {
  const { quote, voucherAmount, isPaid } = booking
  const paid = afterVoucher(quote.total, voucherAmount)
  const { whole } = wholeOf(quote)
  const rows = [
    { label: words.price, cents: whole },
    { label: words.paidByVoucher, cents: -paid.voucher },
    isPaid ? { label: words.paid, cents: -paid.open } : { label: words.downPayment, cents: -paidAhead(booking) },
  ].filter(({ cents }) => cents !== 0)
  const left = whole - paid.voucher - (isPaid ? paid.open : paidAhead(booking))
  return [
    amounts(
      rows.map(({ label, cents }) => ({ label, amount: formatMoney(cents) })),
      { label: words.stillToPay, amount: formatMoney(left) },
    ),
    ...payingWords(payableOf(booking, toEuros)).map((sentence) => paragraph(sentence)),
  ]
}

/** What canceling costs from a day on, in amounts and dates. */
export function cancellationSection(
  { quote, voucherAmount, startsAt }: Pick<BookingFacts, 'quote' | 'voucherAmount' | 'startsAt'>,
  { today, toEuros }: { today: Day; toEuros: number },
): MailContent['sections'][number] {
  const price = voucherAmount + beyondVoucher({ quote, voucherAmount })
  const steps = cancellationSteps(price, { start: startsAt.slice(0, 10), toEuros, terms: quote.terms })
  const noShow = noShowFee({ price, startsAt, terms: quote.terms, leastFee: 0 }, toEuros)
  return {
    title: words.whatCancelingCosts,
    blocks: [
      paragraph(words.mayCancel),
      facts(stepsAhead(steps, today).map((step) => stepWords(step, price))),
      ...(noShow !== steps.at(-1)?.fee ? [paragraph(words.nobodyComes(formatMoney(noShow)))] : []),
      note(bookingWords.lessDamage),
    ],
  }
}
