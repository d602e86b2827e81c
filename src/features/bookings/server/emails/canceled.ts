import { contact, fromRental, pageOf } from '#features/mail-themes/server/emails/rental.ts'
import { inEuros, transferDeadlines } from '#features/payments/rules.ts'
import { type Transfer, transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { amounts, button, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailContent } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay, wallClock } from '#kit/shared/day.ts'
import { rentalLanguage } from '#kit/shared/language.ts'
import { type Cents, formatMoney, rentalCurrency } from '#kit/shared/money.ts'
import type { CanceledWhy, Settlement } from '../../rules/cancellation.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words } from '../words.ts'
import { calendarFile } from './calendar-file.ts'
import { ticketOf, timesOf } from './confirmation.ts'
import { inItsLanguage } from './in-its-language.ts'
import { reachOf } from './reach.ts'

type Canceled = {
  business: Env['business']
  publicUrl: string
  timeZone: string
  toEuros: number
  booking: BookingFacts
  settlement: Settlement
  /** `customer`, or the member of staff. */
  by: string
  reason: string
  why: CanceledWhy
  /** What the terms would have taken, where that is waived. */
  waived?: Cents
  now: Temporal.Instant
}

type Section = MailContent['sections'][number]

const firstDay = ({ startsAt }: BookingFacts) => formatLongDay(startsAt.slice(0, 10))

/** To the customer: that it is canceled, what comes back and how, and what is still to be paid. */
export const canceledMail = inItsLanguage(async (canceled: Canceled & { ownPage: string }): Promise<MailMessage> => {
  const { business, booking, settlement, why, reason, ownPage } = canceled
  const isByUs = why !== 'customer' && why !== 'no_show'
  const subject = (why === 'no_show' ? words.noShowSubject : words.canceledSubject)(
    booking.vehicleName,
    firstDay(booking),
  )
  const { begins, ends } = timesOf(booking)
  const owed = owedTransfer(canceled)
  const mail = fromRental(canceled, {
    to: booking.email,
    subject,
    preheader: words.withReference(sumUp(settlement), booking.reference),
    title: why === 'no_show' ? words.nobodyCame : words.bookingIsCanceled,
    lead: (isByUs ? words.canceledByUs : words.leads[why])(booking.name),
    first: ticketOf(booking),
    sections: [
      ...(isByUs ? [{ title: words.why, blocks: [paragraph(reason)] }] : []),
      moneyOf(canceled),
      ...(owed ? [owing(owed, canceled)] : []),
      {
        blocks: [
          button(words.lookAtBooking, ownPage),
          ...(isByUs ? [button(words.bookAgain, pageOf(canceled, 'overview/all'))] : []),
          note(words.unclear, ...contact(business)),
        ],
      },
    ],
  })
  const calendar = calendarFile({ ...canceled, ...booking, begins, ends, canceled: true })
  return { ...mail, attachments: [calendar, ...(owed ? [await transferCode(owed)] : [])] }
})

/** What is taken is called by what it is for. */
const feeName = ({ why }: Canceled) => (why === 'no_show' ? words.noShowFee : words.fee)

function sumUp({ fee, voucherBack, providerBack, handBack, owed, asVoucher = 0 }: Settlement): string {
  const back = voucherBack + providerBack + handBack + asVoucher
  if (back > 0) return words.comesBack(formatMoney(back))
  if (owed > 0) return words.feeIsOpen(formatMoney(owed))
  return fee > 0 ? words.feeIs(formatMoney(fee)) : words.costsNothing
}

function moneyOf(canceled: Canceled): Section {
  const { settlement, toEuros, waived = 0 } = canceled
  const { fee, kept, voucherBack, providerBack, handBack, owed, asVoucher = 0 } = settlement
  const paid = kept + voucherBack + providerBack + handBack + asVoucher
  const ways = [
    ...(providerBack > 0 ? [words.backOnline(formatMoney(providerBack))] : []),
    ...(handBack > 0
      ? [words.backByHand(formatMoney(handBack), rentalCurrency() === 'EUR' ? undefined : inEuros(handBack, toEuros))]
      : []),
    ...(voucherBack > 0 ? [words.backOnVoucher(formatMoney(voucherBack))] : []),
    ...(asVoucher > 0 ? [words.backAsVoucher(formatMoney(asVoucher))] : []),
  ]
  return {
    title: words.theMoney,
    blocks: [
      owed > 0
        ? amounts(
            [
              { label: feeName(canceled), amount: formatMoney(fee) },
              ...(paid > 0 ? [{ label: words.paidSoFar, amount: formatMoney(-paid) }] : []),
            ],
            { label: words.stillToPay, amount: formatMoney(owed) },
          )
        : amounts(
            [
              { label: words.paidSoFar, amount: formatMoney(paid) },
              { label: feeName(canceled), amount: formatMoney(-fee) },
            ],
            { label: words.backToYou, amount: formatMoney(paid - kept) },
          ),
      ...ways.map((way) => paragraph(way)),
      ...(waived > 0 ? [paragraph(words.feeIsWaived(formatMoney(waived)))] : []),
    ],
  }
}

/** The day by which a fee that was not covered by what was paid is to be transferred. */
export const feeDueOn = (canceledAt: Temporal.Instant, timeZone: string) =>
  transferDeadlines(wallClock(timeZone, canceledAt).day).dueOn

function owedTransfer({ business, toEuros, booking, settlement, timeZone, now }: Canceled): Transfer | undefined {
  const { owed: amount } = settlement
  const { reference } = booking
  return amount > 0 ? { business, toEuros, amount, reference, dueOn: feeDueOn(now, timeZone) } : undefined
}

const owing = (transfer: Transfer, { why, settlement: { kept } }: Canceled): Section => {
  const isMissed = why === 'no_show'
  const partly = isMissed ? words.missedNotCovered : words.notCovered
  const unpaid = isMissed ? words.missedUnpaid : words.nothingWasPaid
  return { title: words.yourTransfer, blocks: [paragraph(kept > 0 ? partly : unpaid), ...transferBlocks(transfer)] }
}

/** To the business, in its language: who canceled what, and what is to be done by hand. */
export const canceledNotice = (canceled: Canceled): MailMessage =>
  inLanguage(rentalLanguage(), () => writeNotice(canceled))

function writeNotice(canceled: Canceled): MailMessage {
  const { business, booking, settlement, toEuros, by, reason } = canceled
  const { voucherBack, providerBack, handBack, owed } = settlement
  const isToDo = handBack > 0
  const subject = (isToDo ? words.noticeToDo : words.noticeSubject)(
    booking.vehicleName,
    firstDay(booking),
    booking.reference,
  )
  const asPriced = rentalCurrency() === 'EUR' ? '' : ` (${formatMoney(handBack)})`
  const transfer: Section = {
    title: words.giveBackByHand(formatMoney(handBack)),
    blocks: [
      paragraph(words.transferBack(booking.name, `${inEuros(handBack, toEuros)}${asPriced}`, booking.reference)),
    ],
  }
  return fromRental(canceled, {
    to: business.email,
    subject,
    preheader: words.whoseBoatIsFree(booking.name),
    title: (booking.boats ? words.areFreeAgain : words.isFreeAgain)(booking.vehicleName),
    lead: by === 'customer' ? words.canceledOnline(booking.name) : words.canceledBy(by, reason),
    first: ticketOf(booking),
    sections: [
      ...(isToDo ? [transfer] : []),
      {
        title: words.moneyOfIt,
        blocks: [
          facts([
            [feeName(canceled), formatMoney(settlement.fee)],
            [words.kept, formatMoney(settlement.kept)],
            [words.backToVoucher, isOn(voucherBack, words.isDone)],
            [words.backByProvider, isOn(providerBack, words.isUnderWay)],
            ...(settlement.asVoucher ? [[words.newVoucher, formatMoney(settlement.asVoucher)] as const] : []),
            [words.toGiveBack, formatMoney(handBack)],
            [words.stillOwed, formatMoney(owed)],
          ]),
        ],
      },
      { title: words.theCustomer, blocks: [reachOf(booking)] },
    ],
  })
}

/** An amount, and how far it is where there is any. */
const isOn = (amount: Cents, said: (amount: string) => string) =>
  amount > 0 ? said(formatMoney(amount)) : formatMoney(amount)
