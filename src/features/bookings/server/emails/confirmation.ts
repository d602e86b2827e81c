import { addressOf, contact, footOf, mapOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { type Block, bullets, button, facts, kept, paragraph, ticket } from '#kit/server/mail/blocks.ts'
import { layoutMail, type MailContent } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import {
  type Day,
  daysBetween,
  formatDuration,
  formatHour,
  formatLongDay,
  fromLocalDateTime,
  hoursBetween,
  monthName,
  weekdayName,
} from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { partyFacts } from '../../rules/party.ts'
import { openAmount, type Quote, wholeOf } from '../../rules/prices.ts'
import { words as bookingWords } from '../../words.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { calendarFile } from './calendar-file.ts'
import { cancellationSection, payingBlocks, priceBlocks } from './price.ts'

export type Confirmation = {
  business: Env['business']
  publicUrl: string
  timeZone: string
  /** What a dollar is in euros, for transfers. */
  eurPerUsd: number
  /** The customer's own page of this booking. */
  ownPage: string
  /** The day of the mail: what canceling cost before it is not told. */
  today: Day
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
  const what = booking.kind === 'hours' ? times : bookingWords.nights(daysBetween(begins.day, ends.day))
  const subject = `Booked: ${vehicleName} on ${weekday}, ${date.join(', ')}, ${what}`
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `${what}, reference ${reference}. Where to meet, what to bring, what it costs.`,
    title: `${vehicleName} is yours on ${formatLongDay(begins.day)}`,
    lead: `Thank you, ${booking.name}. Your booking is confirmed; the attached file puts it into your calendar.`,
    first: ticketOf(booking),
    sections: [
      meeting(confirmation),
      { title: 'What it costs', blocks: priceBlocks(booking) },
      ...paying(confirmation),
      details(booking),
      canceling(confirmation),
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
  const hours = hoursBetween(begins, ends)
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
      ['Total', formatMoney(wholeOf(booking.quote).whole)],
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

/** What of the price is paid, and how the rest is. */
function paying(confirmation: Confirmation): Section[] {
  const transfer = transferFor(confirmation)
  return [
    { title: 'How you pay', blocks: payingBlocks(confirmation.booking, confirmation.eurPerUsd) },
    ...(transfer ? [{ title: 'Your bank transfer', blocks: transferBlocks(transfer, confirmation.ownPage) }] : []),
  ]
}

function details(booking: BookingFacts): Section {
  const { salutation, name, streetAndNumber, additional, zipCodeAndCity } = booking
  const address = [streetAndNumber, additional, zipCodeAndCity].filter((line) => line !== '')
  return {
    title: 'What you told us',
    blocks: [
      facts([
        ['Name', `${salutation} ${name}`.trim()],
        ...(address.length > 0 ? [['Address', address.join('\n')] as const] : []),
        ...partyFacts(booking).map(({ label, words }) => [label, words] as const),
      ]),
    ],
  }
}

function canceling({ ownPage, ...confirmation }: Confirmation): Section {
  const { title, blocks } = cancellationSection(confirmation.booking, confirmation)
  return { title, blocks: [...blocks, button('Look at, pay or cancel your booking', ownPage)] }
}

const help = ({ business, booking: { reference } }: Confirmation): Section => ({
  title: 'Plans change?',
  blocks: [
    paragraph(
      `Ask for a change on the page of your booking, or call or write us with your reference ${reference} at hand:\n`,
      ...contact(business),
    ),
  ],
})
