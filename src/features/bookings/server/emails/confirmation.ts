import { addressOf, contact, fromRental, mapOf } from '#features/mail-themes/server/emails/rental.ts'
import { transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { type Block, bullets, button, facts, kept, paragraph, ticket } from '#kit/server/mail/blocks.ts'
import type { MailContent } from '#kit/server/mail/layout.ts'
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
import { type Language, language } from '#kit/shared/language.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { thingsToBring } from '../../rules/bring.ts'
import { partyFacts } from '../../rules/party.ts'
import { openAmount, type Quote, wholeOf } from '../../rules/prices.ts'
import { words as bookingWords } from '../../words.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words } from '../words.ts'
import { calendarFile } from './calendar-file.ts'
import { inItsLanguage } from './in-its-language.ts'
import { cancellationSection, payingBlocks, priceBlocks } from './price.ts'

export type Confirmation = {
  business: Env['business']
  publicUrl: string
  timeZone: string
  /** What one of the prices' currency is in euros, for transfers. */
  toEuros: number
  /** The customer's own page of this booking. */
  ownPage: string
  /** The day of the mail: what canceling cost before it is not told. */
  today: Day
  booking: BookingFacts
}

/** The bank transfer that is waited for, if there is one. */
export function transferFor({ business, toEuros, booking }: Pick<Confirmation, 'business' | 'toEuros' | 'booking'>) {
  const { isPaid, paymentMethod, dueOn, reference } = booking
  if (isPaid || paymentMethod !== 'transfer' || dueOn === null) return undefined
  return { business, toEuros, amount: openAmount(booking), reference, dueOn }
}

/** With the code for the bank transfer, where there is one. */
export const confirmationMailWithCode = inItsLanguage(async (confirmation: Confirmation): Promise<MailMessage> => {
  const mail = confirmationMail(confirmation)
  const transfer = transferFor(confirmation)
  return transfer ? { ...mail, attachments: [...(mail.attachments ?? []), await transferCode(transfer)] } : mail
})

/** What the customer keeps of a booking: everything to find the boat, pay for it and change one's mind, and a calendar file. */
export const confirmationMail = inItsLanguage((confirmation: Confirmation): MailMessage => {
  const { booking } = confirmation
  const { vehicleName, reference, email: to } = booking
  const { begins, ends } = timesOf(booking)
  const day = formatLongDay(begins.day)
  const isStay = booking.kind === 'days'
  const what = isStay
    ? bookingWords.nights(daysBetween(begins.day, ends.day))
    : words.fromTo(formatHour(begins.hour), formatHour(ends.hour))
  const mail = fromRental(confirmation, {
    to,
    subject: isStay ? words.stayBookedSubject(vehicleName, day, what) : words.bookedSubject(vehicleName, day, what),
    preheader: words.bookedInShort(what, reference),
    title: titleOf(booking)(vehicleName, day),
    lead: words.thanksBooked(booking.name),
    first: ticketOf(booking),
    sections: [
      meeting(confirmation),
      { title: words.whatItCosts, blocks: priceBlocks(booking) },
      ...paying(confirmation),
      details(booking),
      canceling(confirmation),
      help(confirmation),
    ],
  })
  const calendar = calendarFile({ ...confirmation, ...booking, begins, ends })
  return { ...mail, attachments: [calendar] }
})

const titleOf = ({ kind, boats }: BookingFacts) =>
  kind === 'days' ? (boats ? words.areYoursFrom : words.yoursFrom) : boats ? words.areYoursOn : words.yoursOn

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
      ? [
          `${words.fromTo(formatHour(begins.hour), formatHour(ends.hour))}, ${formatDuration(hours)}`,
          formatLongDay(begins.day),
        ]
      : [
          words.stayFrom(formatLongDay(begins.day), formatHour(begins.hour)),
          words.stayUntil(formatLongDay(ends.day), formatHour(ends.hour)),
        ]
  return ticket({
    date: { month: monthName(begins.day), day: String(Number(begins.day.slice(8))), weekday: weekdayName(begins.day) },
    title: booking.vehicleName,
    lines,
    stub: [
      [words.reference, booking.reference],
      [words.total, formatMoney(wholeOf(booking.quote).whole)],
      [words.persons, String(booking.people)],
    ],
  })
}

const places = new WeakMap<Env['business'], Map<Language, Block[]>>()

/** Where the business is, the same in all its mails of a language. */
function placeOf(business: Env['business']): Block[] {
  const ofBusiness = places.get(business) ?? new Map<Language, Block[]>()
  places.set(business, ofBusiness)
  const address = [business.name, ...addressOf(business)].join('\n')
  const made = ofBusiness.get(language()) ?? [paragraph(address), button(words.showOnMap, mapOf(business))].map(kept)
  ofBusiness.set(language(), made)
  return made
}

/** Where and when one meets, and what to bring. */
export function meeting({ business, booking }: Confirmation): Section {
  return {
    title: words.whereWeMeet,
    blocks: [
      ...placeOf(business),
      paragraph(words.beThere(formatHour(timesOf(booking).begins.hour))),
      bullets(saidThings(booking, words.cashSeeBelow)),
    ],
  }
}

/** What to bring, as it is said. `cash`: how the money is said that is paid on site. */
export const saidThings = ({ quote, ...trip }: BookingFacts, cash: (amount: string) => string = words.cash): string[] =>
  thingsToBring({ ...trip, paysOnSite: quote.onSite.length > 0 }).map((thing) =>
    thing === 'cash' ? cash(formatMoney(onSiteTotal(quote))) : words.things[thing],
  )

const onSiteTotal = ({ onSite }: Quote) => onSite.reduce((sum, { cents }) => sum + cents, 0)

/** What of the price is paid, and how the rest is. */
export function paying(confirmation: Confirmation): Section[] {
  const transfer = transferFor(confirmation)
  return [
    { title: words.howYouPay, blocks: payingBlocks(confirmation.booking, confirmation.toEuros) },
    ...(transfer ? [{ title: words.yourTransfer, blocks: transferBlocks(transfer, confirmation.ownPage) }] : []),
  ]
}

function details(booking: BookingFacts): Section {
  const { salutation, name, streetAndNumber, additional, zipCodeAndCity } = booking
  const address = [streetAndNumber, additional, zipCodeAndCity].filter((line) => line !== '')
  return {
    title: words.whatYouTold,
    blocks: [
      facts([
        [words.name, `${words.salutations[salutation] ?? salutation} ${name}`.trim()],
        ...(address.length > 0 ? [[words.address, address.join('\n')] as const] : []),
        ...partyFacts(booking).map(({ label, words }) => [label, words] as const),
      ]),
    ],
  }
}

/** What canceling costs, and where it is done. */
export function canceling({ ownPage, ...confirmation }: Confirmation): Section {
  const { title, blocks } = cancellationSection(confirmation.booking, confirmation)
  return { title, blocks: [...blocks, button(words.lookPayOrCancel, ownPage)] }
}

/** What to do when plans change. */
export const help = ({ business, booking: { reference } }: Confirmation): Section => ({
  title: words.plansChange,
  blocks: [paragraph(words.askForChange(reference), ...contact(business))],
})
