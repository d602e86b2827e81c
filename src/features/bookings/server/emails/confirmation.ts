import type { Vehicle } from '#features/vehicles/contract.ts'
import type { Env } from '#kit/server/env.ts'
import type { MailMessage } from '#kit/server/mail.ts'
import { amounts, bullets, button, facts, note, paragraph, ticket } from '#kit/server/mail-blocks.ts'
import { layoutMail, type MailContent } from '#kit/server/mail-layout.ts'
import {
  type Day,
  formatDuration,
  formatHour,
  formatLongDay,
  type Hour,
  monthName,
  weekdayName,
} from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { type Quote, vatPercent } from '../../rules.ts'
import { calendarFile } from './calendar-file.ts'
import { addressOf, contact, rentalLook, senderOf } from './look.ts'

export type Confirmation = {
  business: Env['business']
  publicUrl: string
  timeZone: string
  to: string
  reference: string
  salutation: string
  name: string
  streetAndNumber: string
  additional: string
  zipCodeAndCity: string
  vehicle: Pick<Vehicle, 'name' | 'license'>
  day: Day
  start: Hour
  hours: number
  quote: Quote
  people: number
  hasLicense?: 'yes' | 'no' | undefined
  /** As `composeComment` writes it: a line each for licence, persons, extras and the customer's own words. */
  comment: string
}

/** What the customer keeps of a booking: everything to find the boat, pay for it and change one's mind, and a calendar file. */
export function confirmationMail(booking: Confirmation): MailMessage {
  const { business, to, vehicle, day, start, hours, reference } = booking
  const [weekday, ...date] = formatLongDay(day).split(', ')
  const times = `${formatHour(start)} to ${formatHour(start + hours)}`
  const subject = `Booked: ${vehicle.name} on ${weekday}, ${date.join(', ')}, ${times}`
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `${times}, reference ${reference}. Where to meet, what to bring, what it costs.`,
    title: `${vehicle.name} is yours on ${weekday}`,
    lead: `Thank you, ${booking.name}. Your booking is confirmed; the attached file puts it into your calendar.`,
    first: ticketOf(booking),
    sections: [meeting(booking), price(booking), details(booking), cancellation, help(booking)],
    foot: footOf(booking),
  })
  return { to, subject, ...mail, attachments: [calendarFile({ ...booking, vehicleName: vehicle.name })] }
}

type Section = MailContent['sections'][number]

const ticketOf = ({ vehicle, day, start, hours, reference, quote, people }: Confirmation) =>
  ticket({
    date: { month: monthName(day), day: String(Number(day.slice(8))), weekday: weekdayName(day) },
    title: vehicle.name,
    lines: [`${formatHour(start)} to ${formatHour(start + hours)}, ${formatDuration(hours)}`, formatLongDay(day)],
    stub: [
      ['Reference', reference],
      ['Total', formatMoney(quote.total)],
      ['Persons', String(people)],
    ],
  })

function meeting({ business, vehicle, hasLicense, quote, start }: Confirmation): Section {
  const address = addressOf(business)
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([business.name, ...address].join(', '))}`
  const needsLicense = vehicle.license === 'yes' && hasLicense === 'yes'
  return {
    title: 'Where we meet',
    blocks: [
      paragraph(`${business.name}\n${address.join('\n')}`),
      button('Show on the map', map),
      paragraph(`Please be there a few minutes before ${formatHour(start)}, and bring:`),
      bullets([
        'your passport or identity card',
        ...(needsLicense ? ['your boating licence'] : []),
        ...(quote.onSite.length > 0 ? [`${formatMoney(onSiteTotal(quote))} in cash, see below`] : []),
        'something against the sun and something against the wind',
        'shoes with light, flat soles',
      ]),
    ],
  }
}

const onSiteTotal = ({ onSite }: Quote) => onSite.reduce((sum, { cents }) => sum + cents, 0)

const amountsOf = (rows: Quote['lines']) => rows.map(({ label, cents }) => ({ label, amount: formatMoney(cents) }))

const price = ({ quote }: Confirmation): Section => ({
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

function details({ salutation, name, streetAndNumber, additional, zipCodeAndCity, comment }: Confirmation): Section {
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
const cancellation: Section = {
  title: 'Paying and canceling',
  blocks: [
    paragraph('The full amount is due 5 days after booking. If you cancel, we keep a part of it as cancellation fee:'),
    facts([
      ['Up to 6 months before', '150 EUR'],
      ['Up to 3 months before', '50 percent'],
      ['Up to 30 days before', '90 percent'],
      ['After that', '100 percent'],
    ]),
  ],
}

const help = ({ business, reference }: Confirmation): Section => ({
  title: 'Plans change?',
  blocks: [paragraph(`Call or write us, and please have your reference ${reference} at hand:\n`, ...contact(business))],
})

const footOf = ({ business, publicUrl }: Confirmation): MailContent['foot'] => [
  [`${business.name}, ${addressOf(business).join(', ')}`],
  [
    { label: 'Terms and conditions', url: `${publicUrl}/RentalRevolution/terms-and-conditions` },
    ' · ',
    { label: 'Privacy', url: `${publicUrl}/RentalRevolution/privacy` },
  ],
]
