import { transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import type { Env } from '#kit/server/env.ts'
import type { MailMessage } from '#kit/server/mail.ts'
import { amounts, type Block, bullets, button, facts, kept, note, paragraph, ticket } from '#kit/server/mail-blocks.ts'
import { layoutMail, type MailContent } from '#kit/server/mail-layout.ts'
import {
  daysBetween,
  formatDuration,
  formatHour,
  formatLongDay,
  fromLocalDateTime,
  monthName,
  weekdayName,
} from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { formatNights, openAmount, type Quote, vatPercent } from '../../rules.prices.ts'
import type { BookingFacts } from '../queries.bookings.ts'
import { calendarFile } from './calendar-file.ts'
import { addressOf, contact, footOf, mapOf, rentalLook, senderOf } from './look.ts'

export type Confirmation = {
  business: Env['business']
  publicUrl: string
  timeZone: string
  /** What a dollar is in euros, for transfers. */
  eurPerUsd: number
  /** The customer's own page of this booking. */
  ownPage: string
  booking: BookingFacts
}

/** The bank transfer that is waited for, if there is one. */
export function transferFor({
  business,
  eurPerUsd,
  booking,
}: Pick<Confirmation, 'business' | 'eurPerUsd' | 'booking'>) {
  const { isPaid, paymentMethod, dueOn, reference } = booking
  if (isPaid || paymentMethod !== 'transfer' || dueOn === null) return undefined
  return { business, eurPerUsd, amount: openAmount(booking), reference, dueOn }
}

/** With the code for the bank transfer, where there is one. */
export async function confirmationMailWithCode(confirmation: Confirmation): Promise<MailMessage> {
  const mail = confirmationMail(confirmation)
  const transfer = transferFor(confirmation)
  return transfer ? { ...mail, attachments: [...(mail.attachments ?? []), await transferCode(transfer)] } : mail
}

/** What the customer keeps of a booking: everything to find the boat, pay for it and change one's mind, and a calendar file. */
export function confirmationMail(confirmation: Confirmation): MailMessage {
  const { business, booking } = confirmation
  const { vehicleName, reference, email: to } = booking
  const { begins, ends } = timesOf(booking)
  const [weekday, ...date] = formatLongDay(begins.day).split(', ')
  const times = `${formatHour(begins.hour)} to ${formatHour(ends.hour)}`
  const what = booking.kind === 'hours' ? times : formatNights(daysBetween(begins.day, ends.day))
  const subject = `Booked: ${vehicleName} on ${weekday}, ${date.join(', ')}, ${what}`
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `${what}, reference ${reference}. Where to meet, what to bring, what it costs.`,
    title: `${vehicleName} is yours on ${weekday}`,
    lead: `Thank you, ${booking.name}. Your booking is confirmed; the attached file puts it into your calendar.`,
    first: ticketOf(booking),
    sections: [
      meeting(confirmation),
      price(booking),
      ...paying(confirmation),
      details(booking),
      cancellation(confirmation),
      help(confirmation),
    ],
    foot: footOf(confirmation),
  })
  const calendar = calendarFile({ ...confirmation, ...booking, begins, ends })
  return { to, subject, ...mail, attachments: [calendar] }
}

/** When a booking begins and ends on the wall clock. */
export const timesOf = ({ startsAt, endsAt }: Pick<BookingFacts, 'startsAt' | 'endsAt'>) => ({
  begins: fromLocalDateTime(startsAt),
  ends: fromLocalDateTime(endsAt),
})

type Section = MailContent['sections'][number]

/** What, when and the reference, as the head of a mail. */
export function ticketOf(booking: BookingFacts) {
  const { begins, ends } = timesOf(booking)
  const hours = ends.hour - begins.hour + (ends.day === begins.day ? 0 : 24)
  const lines =
    booking.kind === 'hours'
      ? [`${formatHour(begins.hour)} to ${formatHour(ends.hour)}, ${formatDuration(hours)}`, formatLongDay(begins.day)]
      : [
          `${formatLongDay(begins.day)}, from ${formatHour(begins.hour)}`,
          `until ${formatLongDay(ends.day)}, ${formatHour(ends.hour)}`,
        ]
  return ticket({
    date: { month: monthName(begins.day), day: String(Number(begins.day.slice(8))), weekday: weekdayName(begins.day) },
    title: booking.vehicleName,
    lines,
    stub: [
      ['Reference', booking.reference],
      ['Total', formatMoney(booking.quote.total)],
      ['Persons', String(booking.people)],
    ],
  })
}

const places = new WeakMap<Env['business'], Block[]>()

/** Where the business is, the same in all its mails. */
function placeOf(business: Env['business']): Block[] {
  const made =
    places.get(business) ??
    [paragraph(`${business.name}\n${addressOf(business).join('\n')}`), button('Show on the map', mapOf(business))].map(
      kept,
    )
  places.set(business, made)
  return made
}

function meeting({ business, booking }: Confirmation): Section {
  return {
    title: 'Where we meet',
    blocks: [
      ...placeOf(business),
      paragraph(`Please be there a few minutes before ${formatHour(timesOf(booking).begins.hour)}, and bring:`),
      bullets(thingsToBring(booking, ', see below')),
    ],
  }
}

/** `cash`: what to say about the money that is paid on site. */
export const thingsToBring = ({ hasLicense, quote }: Pick<BookingFacts, 'hasLicense' | 'quote'>, cash = '') => [
  'your passport or identity card',
  ...(hasLicense ? ['your boating licence'] : []),
  ...(quote.onSite.length > 0 ? [`${formatMoney(onSiteTotal(quote))} in cash${cash}`] : []),
  'something against the sun and something against the wind',
  'shoes with light, flat soles',
]

const onSiteTotal = ({ onSite }: Quote) => onSite.reduce((sum, { cents }) => sum + cents, 0)

const amountsOf = (rows: Quote['lines']) => rows.map(({ label, cents }) => ({ label, amount: formatMoney(cents) }))

const price = ({ quote }: BookingFacts): Section => ({
  title: 'What it costs',
  blocks: [
    amounts(amountsOf(quote.lines), { label: 'Total', amount: formatMoney(quote.total) }),
    note(`Includes ${vatPercent} percent VAT: ${formatMoney(quote.vat)}`),
    ...(quote.onSite.length > 0
      ? [
          paragraph('To be paid in cash on site, on top of the total:'),
          amounts(amountsOf(quote.onSite)),
          ...(quote.onSite.some(({ label }) => label === 'Deposit')
            ? [note('You get the deposit back when you return the boat as you took it over.')]
            : []),
        ]
      : []),
  ],
})

/** What of the price is paid, and how the rest is. */
function paying(confirmation: Confirmation): Section[] {
  const { isPaid, voucherAmount, quote } = confirmation.booking
  const amount = openAmount(confirmation.booking)
  const rows = [
    { label: 'Price', amount: formatMoney(quote.total) },
    ...(voucherAmount > 0 ? [{ label: 'Paid by voucher', amount: formatMoney(-voucherAmount) }] : []),
    ...(isPaid && amount > 0 ? [{ label: 'Paid', amount: formatMoney(-amount) }] : []),
  ]
  const sum = amounts(rows, { label: 'Still to pay', amount: formatMoney(isPaid ? 0 : amount) })
  const transfer = transferFor(confirmation)
  if (transfer) {
    const how = transferBlocks(transfer, confirmation.ownPage)
    return [{ title: 'Your bank transfer', blocks: [...(voucherAmount > 0 ? [sum] : []), ...how] }]
  }
  return rows.length > 1 ? [{ title: 'Payment', blocks: [sum] }] : []
}

function details({ salutation, name, streetAndNumber, additional, zipCodeAndCity, comment }: BookingFacts): Section {
  const address = [streetAndNumber, additional, zipCodeAndCity].filter((line) => line !== '')
  const said = comment.split('\n').flatMap((line): [string, string][] => {
    const [, label = 'Comment', words = line] = /^([A-Z][a-z ]{1,20}): (.*)$/.exec(line) ?? []
    return line === '' ? [] : [[label, words]]
  })
  return {
    title: 'What you told us',
    blocks: [
      facts([
        ['Name', `${salutation} ${name}`.trim()],
        ...(address.length > 0 ? [['Address', address.join('\n')] as const] : []),
        ...said,
      ]),
    ],
  }
}

/** Terms and conditions, payment and cancellation. */
const canceling = [
  paragraph('The full amount is due 5 days after booking. If you cancel, we keep a part of it as cancellation fee:'),
  facts([
    ['Up to 6 months before', '150 EUR'],
    ['Up to 3 months before', '50 percent'],
    ['Up to 30 days before', '90 percent'],
    ['After that', '100 percent'],
  ]),
].map(kept)

const cancellation = ({ ownPage }: Confirmation): Section => ({
  title: 'Paying and canceling',
  blocks: [...canceling, button('Look at, pay or cancel your booking', ownPage)],
})

const help = ({ business, booking: { reference } }: Confirmation): Section => ({
  title: 'Plans change?',
  blocks: [
    paragraph(
      `Ask for a change on the page of your booking, or call or write us with your reference ${reference} at hand:\n`,
      ...contact(business),
    ),
  ],
})
