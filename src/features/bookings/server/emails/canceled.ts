import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { transferDeadlines } from '#features/payments/rules.ts'
import { inEuros, type Transfer, transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { amounts, button, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail, type MailContent } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay, wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { Settlement } from '../../rules/cancellation.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { calendarFile } from './calendar-file.ts'
import { ticketOf, timesOf } from './confirmation.ts'

type Canceled = {
  business: Env['business']
  publicUrl: string
  timeZone: string
  eurPerUsd: number
  booking: BookingFacts
  settlement: Settlement
  /** `customer`, or the member of staff. */
  by: string
  reason: string
  now: Temporal.Instant
}

type Section = MailContent['sections'][number]

/** What, and from which day on. */
const what = ({ vehicleName, startsAt }: BookingFacts) => `${vehicleName} on ${formatLongDay(startsAt.slice(0, 10))}`

/** To the customer: that it is canceled, what comes back and how, and what is still to be paid. */
export async function canceledMail(canceled: Canceled & { ownPage: string }): Promise<MailMessage> {
  const { business, booking, settlement, by, reason, ownPage } = canceled
  const subject = `Canceled: ${what(booking)}`
  const { begins, ends } = timesOf(booking)
  const byCustomer = by === 'customer'
  const owed = owedTransfer(canceled)
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `${sumUp(settlement)} Reference ${booking.reference}.`,
    title: 'Your booking is canceled',
    lead: byCustomer
      ? `Hello ${booking.name}, we have canceled your booking as you asked. The attached file takes it out of your calendar.`
      : `Hello ${booking.name}, we are sorry: we had to cancel your booking. The attached file takes it out of your calendar.`,
    first: ticketOf(booking),
    sections: [
      ...(byCustomer ? [] : [{ title: 'Why', blocks: [paragraph(reason)] }]),
      moneyOf(canceled),
      ...(owed ? [owing(owed)] : []),
      {
        blocks: [button('Look at your booking', ownPage), note('Is anything unclear? ', ...contact(business))],
      },
    ],
    foot: footOf(canceled),
  })
  const calendar = calendarFile({ ...canceled, ...booking, begins, ends, canceled: true })
  return { to: booking.email, subject, ...mail, attachments: [calendar, ...(owed ? [await transferCode(owed)] : [])] }
}

function sumUp({ fee, voucherBack, providerBack, handBack, owed }: Settlement): string {
  const back = voucherBack + providerBack + handBack
  if (back > 0) return `${formatMoney(back)} comes back to you.`
  if (owed > 0) return `${formatMoney(owed)} cancellation fee is still to be paid.`
  return fee > 0 ? `The cancellation fee is ${formatMoney(fee)}.` : 'It costs you nothing.'
}

function moneyOf({ settlement, eurPerUsd }: Canceled): Section {
  const { fee, kept, voucherBack, providerBack, handBack, owed } = settlement
  const paid = kept + voucherBack + providerBack + handBack
  const ways = [
    ...(providerBack > 0
      ? [`${formatMoney(providerBack)} goes back to the account you paid from, within five working days.`]
      : []),
    ...(handBack > 0
      ? [
          `${formatMoney(handBack)} we transfer back ourselves, ${inEuros(handBack, eurPerUsd)} to the account it came from. Did you pay in cash? Then please send us your IBAN.`,
        ]
      : []),
    ...(voucherBack > 0 ? [`${formatMoney(voucherBack)} is on your voucher again, at once.`] : []),
  ]
  return {
    title: 'What becomes of the money',
    blocks: [
      owed > 0
        ? amounts(
            [
              { label: 'Cancellation fee', amount: formatMoney(fee) },
              { label: 'Paid so far', amount: formatMoney(-paid) },
            ],
            { label: 'Still to pay', amount: formatMoney(owed) },
          )
        : amounts(
            [
              { label: 'Paid so far', amount: formatMoney(paid) },
              { label: 'Cancellation fee', amount: formatMoney(-fee) },
            ],
            { label: 'Comes back to you', amount: formatMoney(paid - kept) },
          ),
      ...ways.map((way) => paragraph(way)),
    ],
  }
}

/** The day by which a fee that was not covered by what was paid is to be transferred. */
export const feeDueOn = (canceledAt: Temporal.Instant, timeZone: string) =>
  transferDeadlines(wallClock(timeZone, canceledAt).day).dueOn

function owedTransfer({ business, eurPerUsd, booking, settlement, timeZone, now }: Canceled): Transfer | undefined {
  const { owed: amount } = settlement
  const { reference } = booking
  return amount > 0 ? { business, eurPerUsd, amount, reference, dueOn: feeDueOn(now, timeZone) } : undefined
}

const owing = (transfer: Transfer): Section => ({
  title: 'Your bank transfer',
  blocks: [
    paragraph(
      'Not enough was paid to cover the cancellation fee of our terms and conditions. Please transfer the rest:',
    ),
    ...transferBlocks(transfer),
  ],
})

/** To the business: who canceled what, and what is to be done by hand. */
export function canceledNotice(canceled: Canceled): MailMessage {
  const { business, booking, settlement, eurPerUsd, by, reason } = canceled
  const { voucherBack, providerBack, handBack, owed } = settlement
  const subject = `${handBack > 0 ? 'To do: ' : ''}Canceled: ${what(booking)}, ${booking.reference}`
  const transfer: Section = {
    title: `Please give back ${formatMoney(handBack)} by hand`,
    blocks: [
      paragraph(
        `${booking.name} paid by transfer or on site. Please transfer ${inEuros(handBack, eurPerUsd)} (${formatMoney(handBack)}) to the account it came from, with the reference ${booking.reference}.`,
      ),
    ],
  }
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `${booking.name}. The boat is free again.`,
    title: `${booking.vehicleName} is free again`,
    lead: by === 'customer' ? `${booking.name} canceled online.` : `Canceled by ${by}: ${reason}`,
    first: ticketOf(booking),
    sections: [
      ...(handBack > 0 ? [transfer] : []),
      {
        title: 'The money',
        blocks: [
          facts([
            ['Cancellation fee', formatMoney(settlement.fee)],
            ['Kept of what was paid', formatMoney(settlement.kept)],
            ['Back to the voucher', `${formatMoney(voucherBack)}${voucherBack > 0 ? ', done' : ''}`],
            [
              'Back through the provider',
              `${formatMoney(providerBack)}${providerBack > 0 ? ', under way by itself' : ''}`,
            ],
            ['To give back by hand', formatMoney(handBack)],
            ['Still owed by the customer', formatMoney(owed)],
          ]),
        ],
      },
      {
        title: 'The customer',
        blocks: [
          facts([
            ['Name', booking.name],
            ['Email', booking.email],
            ['Phone', booking.phone],
          ]),
        ],
      },
    ],
    foot: footOf(canceled),
  })
  return { to: business.email, subject, ...mail }
}
