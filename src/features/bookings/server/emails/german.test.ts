import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { seedPrice } from '#testing/extras.ts'
import { englishIn, inGermanRental } from '#testing/german.ts'
import { someVehicle } from '#testing/rental.ts'
import type { Extra } from '../../contract.ts'
import { settleCancellation } from '../../rules/cancellation.ts'
import { partyOf } from '../../rules/party.ts'
import { quote } from '../../rules/prices.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { calendarFile } from './calendar-file.ts'
import { canceledMail, canceledNotice } from './canceled.ts'
import { changeCopyMail, changeWishItem, changeWishMail } from './change-requested.ts'
import { confirmationMail, confirmationMailWithCode, timesOf } from './confirmation.ts'
import { movedMail } from './moved.ts'
import { paidMail } from './paid.ts'
import { paymentReturnedMail } from './payment-returned.ts'
import { priceChangedMail } from './price-changed.ts'
import { reminderMail } from './reminder.ts'
import { transferReleasedMail, transferReminderMail } from './transfer.ts'
import { verificationCodeMail } from './verification-code.ts'

const env = readEnv({ PUBLIC_URL: 'https://boats.example', EUR_PER_USD: '0.9' })
const vehicle = someVehicle(
  { name: 'Merganser', license: 'yes', deposit: 1000, briefing_fee: 25, extra_captain: 49, extra_jukebox: true },
  { 3: 303 },
)
const extras: Extra[] = ['jukebox', 'captain']
const agreed = quote(vehicle, 3, { extras, hasLicense: 'yes' }, seedPrice)
if (!agreed) throw new Error('not on offer')

const someBooking = (changes: Partial<BookingFacts> = {}): BookingFacts => ({
  reference: 'K7Q2M9XA',
  language: 'de',
  kind: 'hours',
  vehicleName: 'Merganser',
  vehicleType: 'motorboats',
  startsAt: '2026-11-28T10:00',
  endsAt: '2026-11-28T13:00',
  salutation: 'Ms.',
  name: 'Ada Lovelace',
  email: 'ada@mail.example',
  phone: '+491512345678',
  streetAndNumber: 'Seestraße 5',
  additional: '',
  zipCodeAndCity: '10115 Berlin',
  people: 3,
  hasLicense: true,
  ...partyOf(
    { adults: 2, children: 1, ageFrom: 4, ageTo: undefined, hasLicense: 'yes', comment: 'Mit Hund' },
    vehicle,
    extras,
  ),
  extras,
  quote: agreed,
  voucherAmount: 6000,
  paymentMethod: 'transfer',
  dueOn: '2026-11-25',
  isPaid: false,
  ...changes,
})

const told = (changes: Partial<BookingFacts> = {}) => ({
  ...env,
  booking: someBooking(changes),
  ownPage: 'https://boats.example/de/RentalRevolution/my-booking#token',
  today: '2026-11-20',
})

const settlement = settleCancellation({
  fee: 20_000,
  paidByVoucher: 6000,
  paidByProvider: 10_000,
  paidOtherwise: 30_000,
})
const owing = { ...settlement, voucherBack: 0, providerBack: 0, handBack: 0, owed: 5000 }
const canceled = {
  ...told(),
  settlement,
  by: 'Jonas Pier',
  reason: 'Motorschaden',
  why: 'damage' as const,
  now: Temporal.Now.instant(),
}
const former = { vehicleName: 'Eider', startsAt: '2026-11-27T10:00', endsAt: '2026-11-27T13:00', quote: agreed }
const stay = { kind: 'days', startsAt: '2026-12-30T14:00', endsAt: '2027-01-02T10:00' } as const

/** Every mail to a customer. */
const mails: Readonly<Record<string, () => MailMessage | Promise<MailMessage>>> = {
  confirmation: () => confirmationMailWithCode(told()),
  'confirmation of a stay that is paid': () => confirmationMail(told({ ...stay, isPaid: true, hasLicense: null })),
  'the day before': () => reminderMail(told()),
  'the day before a stay': () => reminderMail(told({ ...stay, isPaid: true, license: 'not_answered' })),
  moved: () => movedMail({ ...told(), former }),
  'moved at another price': () => movedMail({ ...told(stay), former: { ...former, quote: { ...agreed, total: 1 } } }),
  paid: () => paidMail(told()),
  'paid on site': () => paidMail(told({ paymentMethod: 'on_site' })),
  'payment returned': () => paymentReturnedMail({ ...told(), amount: 5000, reason: 'The boat was taken meanwhile' }),
  'price changed': () => priceChangedMail({ ...told(), before: 50_000, reason: 'Regen' }),
  reminder: () => transferReminderMail({ ...told(), releasedOn: '2026-11-28' }),
  released: () => transferReleasedMail(told()),
  'canceled by staff': () => canceledMail(canceled),
  'canceled by the customer': () => canceledMail({ ...canceled, by: 'customer', why: 'customer', settlement: owing }),
  'nobody came': () => canceledMail({ ...canceled, why: 'no_show', settlement: owing }),
  'wish for a change': () => changeCopyMail({ ...told(), words: 'Eine Stunde später' }),
  code: () =>
    inLanguage('de', () =>
      verificationCodeMail({
        ...env,
        to: 'ada@mail.example',
        name: 'Ada Lovelace',
        code: '04719',
        vehicleName: 'Merganser',
        day: '2026-11-28',
        start: 10,
      }),
    ),
}

for (const [name, write] of Object.entries(mails)) {
  test(`${name}: no English is left, whoever causes it, and links lead to German pages.`, async () => {
    const { subject, text, html } = await inLanguage('en', write)
    for (const form of [subject, text, html]) expect(englishIn(form)).toEqual([])
    expect(html).toContain('<html lang="de">')
    for (const [address] of `${text} ${html}`.matchAll(/https:\/\/boats\.example[^\s"<]*/g))
      expect(address).toMatch(/^https:\/\/boats\.example\/de\/RentalRevolution\//)
  })
}

test('What matters stands in the German ones.', async () => {
  const said = async (name: string) => {
    const mail = await mails[name]?.()
    return [mail?.subject, mail?.text.replace(/\s+/g, ' ')].join('\n')
  }
  for (const [name, ...parts] of [
    [
      'confirmation',
      'Gebucht: Merganser am ',
      'MERGANSER GEHÖRT AM',
      'Wo wir uns treffen',
      'Was es kostet',
      'Frau Ada',
    ],
    ['confirmation', 'Skipper ....', 'Einweisung, vor Ort', 'Ihre Überweisung', 'Was Stornieren kostet', 'Deutschland'],
    ['moved', 'Umgebucht: Merganser am', 'Der Preis bleibt wie vereinbart'],
    ['moved at another price', 'Bisheriger Preis', 'Neuer Preis'],
    ['paid', 'Bezahlt: Merganser am', 'die Überweisung ist nicht mehr nötig', 'Noch zu zahlen, bar vor Ort'],
    ['payment returned', 'geht an Sie zurück', 'Das Boot ist inzwischen belegt.'],
    ['price changed', 'Neuer Preis: Merganser am', 'IHRE BUCHUNG KOSTET JETZT', 'Regen'],
    ['reminder', 'Ihre Überweisung für Merganser ist fällig', 'Verwendungszweck:', 'bleibt Merganser bis'],
    ['released', 'Freigegeben: Merganser ab', 'Sie schulden uns nichts', 'Neu buchen'],
    ['canceled by staff', 'Storniert: Merganser am', 'es tut uns leid', 'Motorschaden', 'Bekommen Sie zurück'],
    ['canceled by the customer', 'wie gewünscht', 'deckt die Stornogebühr'],
    ['wish for a change', 'Ihr Änderungswunsch ist da', 'Eine Stunde später'],
    ['code', '04719 ist Ihr Buchungscode', 'Guten Tag Ada Lovelace,', 'Gilt 10 Minuten'],
  ] as const)
    for (const part of parts) expect(await said(name)).toContain(part)
})

test('The calendar has it in the language of the booking.', () => {
  const booking = someBooking()
  const entry = { ...env, ...booking, ...timesOf(booking) }
  const read = (file: { content: string }) => Buffer.from(file.content, 'base64').toString()
  const file = read(inLanguage('en', () => calendarFile(entry)))
  for (const part of ['SUMMARY:Merganser\\, Bootsverleih Sternsinger', 'Buchung K7Q2M9XA', 'Morgen: Merganser', '//DE'])
    expect(file).toContain(part)
  expect(read(inLanguage('de', () => calendarFile({ ...entry, language: 'en' })))).toContain('Tomorrow: Merganser')
})

test('What an English business reads is English, whoever asks.', () => {
  const wish = { ...told(), words: 'Eine Stunde später' }
  inLanguage('de', () => {
    const { subject, html } = changeWishMail(wish)
    expect(subject).toBe('Change wanted: Merganser on Saturday, November 28, 2026, K7Q2M9XA')
    expect(html).toContain('<html lang="en">')
    expect(changeWishItem(wish).body).toContain('Merganser on Saturday, November 28, 2026')
    expect(canceledNotice(canceled).text).toContain('Saturday, November 28, 2026')
  })
})

test('What a German business reads is German, whoever asks and whatever the customer speaks.', () => {
  const booking = someBooking({ language: 'en' })
  const wish = { ...told(), booking, words: 'Eine Stunde später' }
  const mails = inGermanRental(() => [
    changeWishMail(wish),
    canceledNotice({ ...canceled, booking }),
    canceledNotice({ ...canceled, booking, by: 'customer', why: 'customer', settlement: owing }),
  ])
  for (const { subject, text, html } of mails) {
    for (const form of [subject, text, html]) expect(englishIn(form)).toEqual([])
    expect(html).toContain('<html lang="de">')
  }
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Änderungswunsch: Merganser am Samstag, 28. November 2026, K7Q2M9XA',
    'Storniert, Geld zurückgeben: Merganser am Samstag, 28. November 2026, K7Q2M9XA',
    'Storniert: Merganser am Samstag, 28. November 2026, K7Q2M9XA',
  ])
  expect(inGermanRental(() => changeWishItem(wish)).body).toMatch(/^Änderungswunsch: Merganser am Samstag/)
})

test('An English booking is written to in English, whoever asks.', () => {
  const { subject, html } = inLanguage('de', () => confirmationMail(told({ language: 'en' })))
  expect(subject).toBe('Booked: Merganser on Saturday, November 28, 2026, 10 am to 1 pm')
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('Show on the map')
  expect(html).toContain('https://boats.example/RentalRevolution/privacy')
})
