import { extras, stayExtras } from '#features/bookings/contract.ts'
import { type Quote, type QuoteLine, vatPercent } from '#features/bookings/rules/prices.ts'
import type { BookingFacts } from '#features/bookings/server/queries/bookings.ts'
import { words as bookingWords } from '#features/bookings/words.ts'
import { addDays, type Day, formatDuration, localDateTime } from '#kit/shared/day.ts'
import { type Cents, includedTax } from '#kit/shared/money.ts'
import { amount, choice, day, email, flag, hour, line, number, only, under, type ValuesOf } from '../../rules/fields.ts'

/** The booking that samples are about, and what can be edited of it. */

const kinds = {
  motorboats: 'Motorboat',
  sailboats: 'Sailboat',
  canoes: 'Canoe',
  jetskis: 'Jet ski',
  houseboats: 'Houseboat',
} as const

export const booking = under('The booking', {
  vehicle: line('Boat', 'Merganser'),
  type: choice('Its type', kinds, 'motorboats'),
  kind: choice('Booked', { hours: 'By the hour', days: 'Over days' }, 'hours'),
  start: day('First day', (today) => addDays(today, 19)),
  hour: hour('Begins at, by the hour', 10),
  length: number('Hours or nights', 3, { max: 30 }),
  people: number('Persons', 4),
  reference: line('Reference', 'K7Q2M9XA', { max: 12, pattern: /^[A-Z0-9]+$/ }),
  language: choice('Language', { en: 'English', de: 'German' }, 'en'),
})

export const customer = under('The customer', {
  salutation: choice('Salutation', { '': 'None', 'Mr.': 'Mr.', 'Ms.': 'Ms.', 'Mx.': 'Mx.' }, 'Ms.'),
  name: line('Name', 'Ada Lovelace'),
  email: email('Email', 'ada@mail.example'),
  phone: line('Phone', '+49 151 2345678', { max: 25 }),
  streetAndNumber: line('Street and house number', 'St. James Square 12', { optional: true }),
  additional: line('Additional address details', '', { optional: true }),
  zipCodeAndCity: line('ZIP code and city', '10115 Berlin', { optional: true }),
  children: number('Children among the persons', 2, { min: 0 }),
  ageFrom: number('Age of the youngest child', 4, { min: 0, max: 17 }),
  ageTo: number('Age of the oldest child', 9, { min: 0, max: 17 }),
  hasLicense: flag('Has a boating licence', true),
  comment: line('Comment', 'We bring a small dog.', { max: 200, optional: true }),
})

export const price = under('Price', {
  price: amount('The boat', 303),
  extra: line('An extra', 'Jukebox', { optional: true }),
  extraPrice: amount('Price of the extra', 10),
  deposit: amount('Deposit on site', 1000),
  voucher: amount('Paid by voucher', 0),
})

export const payment = under('Payment', {
  method: choice(
    'Paid',
    { on_site: 'On site', transfer: 'By bank transfer', provider: 'Online', voucher: 'By voucher' },
    'on_site',
  ),
  isPaid: flag('Is paid', false),
  dueOn: day('Transfer due on', (today) => addDays(today, 5)),
})

const all = { ...booking, ...customer, ...price, ...payment }
type Values = ValuesOf<typeof all>

/** What most mails say of a booking: when, what and who. */
export const inShort = {
  ...booking,
  ...only(customer, 'name', 'email'),
  ...only(price, 'price'),
}

/** What was not edited is as in the sample. */
export function factsOf(values: Partial<Values>, today: Day): BookingFacts {
  const { kind = 'hours', start = addDays(today, 19), hour: begins = 10, length = 3 } = values
  const { vehicle: vehicleName = 'Merganser', people = 4, children = 0 } = values
  const ends =
    kind === 'days' ? localDateTime(addDays(start, length), 10) : localDateTime(start, Math.min(begins + length, 24))
  return {
    reference: values.reference ?? 'K7Q2M9XA',
    language: values.language ?? 'en',
    kind,
    vehicleName,
    vehicleType: values.type ?? 'motorboats',
    startsAt: localDateTime(start, kind === 'days' ? 14 : begins),
    endsAt: ends,
    salutation: values.salutation ?? '',
    name: values.name ?? 'Ada Lovelace',
    email: values.email ?? 'ada@mail.example',
    phone: values.phone ?? '',
    streetAndNumber: values.streetAndNumber ?? '',
    additional: values.additional ?? '',
    zipCodeAndCity: values.zipCodeAndCity ?? '',
    people,
    adults: Math.max(people - children, 1),
    children,
    ageFrom: values.ageFrom ?? null,
    ageTo: values.ageTo ?? null,
    license: values.hasLicense ? 'yes' : 'not_needed',
    ownWords: values.comment ?? '',
    extras: [...extras, ...stayExtras].filter((extra) => bookingWords.extraNames[extra] === values.extra),
    hasLicense: values.hasLicense ?? null,
    quote: quoteOf(values, `${vehicleName}, ${kind === 'days' ? bookingWords.nights(length) : formatDuration(length)}`),
    voucherAmount: values.voucher ?? 0,
    paymentMethod: values.method ?? 'on_site',
    dueOn: values.dueOn ?? null,
    isPaid: values.isPaid ?? false,
  }
}

function quoteOf(
  { price: boat = 30_300, extra = '', extraPrice = 0, deposit = 0 }: Partial<Values>,
  label: string,
): Quote {
  const line = (name: string, cents: Cents): QuoteLine[] => (cents > 0 && name !== '' ? [{ label: name, cents }] : [])
  const lines = [{ label, cents: boat }, ...line(extra, extraPrice)]
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  return { lines, total, vat: includedTax(total, vatPercent), onSite: line('Deposit', deposit) }
}
