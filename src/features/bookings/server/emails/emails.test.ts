import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { seedPrice } from '#testing/extras.ts'
import { someVehicle } from '#testing/rental.ts'
import type { Extra } from '../../contract.ts'
import { partyOf } from '../../rules/party.ts'
import { quote } from '../../rules/prices.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { type Confirmation, confirmationMail, confirmationMailWithCode } from './confirmation.ts'
import { reminderMail } from './reminder.ts'
import { transferReleasedMail, transferReminderMail } from './transfer.ts'
import { verificationCodeMail } from './verification-code.ts'

const { business, publicUrl } = readEnv({ PUBLIC_URL: 'https://boats.example' })

const vehicle = someVehicle(
  {
    name: 'Merganser',
    license: 'yes',
    deposit: 1000,
    briefing_fee: 25,
    cleaning_fee: 0,
    extra_captain: 49,
    extra_jukebox: true,
  },
  { 3: 303 },
)

const extras: Extra[] = ['jukebox', 'captain']

function someConfirmation(changes: Partial<BookingFacts> = {}): Confirmation {
  const price = quote(vehicle, 3, { extras, hasLicense: 'yes' }, seedPrice)
  if (!price) throw new Error('not on offer')
  const party = { adults: 2, children: 2, ageFrom: 4, ageTo: 9, hasLicense: 'yes' as const }
  return {
    ...readEnv({ PUBLIC_URL: 'https://boats.example', EUR_PER_USD: '0.9' }),
    ownPage: 'https://boats.example/RentalRevolution/my-booking#token',
    today: '2026-11-20',
    booking: {
      reference: 'K7Q2M9XA',
      language: 'en',
      kind: 'hours',
      vehicleName: 'Merganser',
      vehicleType: 'motorboats',
      startsAt: '2026-11-28T10:00',
      endsAt: '2026-11-28T13:00',
      salutation: 'Ms.',
      name: 'Ada Lovelace',
      email: 'ada@mail.example',
      phone: '+491512345678',
      streetAndNumber: 'St. James Square 12',
      additional: '',
      zipCodeAndCity: '10115 Berlin',
      people: 4,
      hasLicense: true,
      ...partyOf({ ...party, comment: 'A <b>dog</b> & her "blanket"' }, vehicle, extras),
      extras,
      quote: price,
      voucherAmount: 0,
      paymentMethod: 'on_site',
      dueOn: null,
      isPaid: false,
      ...changes,
    },
  }
}

/** What a reader of the HTML sees, one space for any gap. */
const seen = (html: string) =>
  html
    .replace(/<(style|title)>.*?<\/\1>|<!--.*?-->|<[^>]+>/gs, ' ')
    .replace(/&#847;|&zwnj;|&nbsp;|&#9679;/g, ' ')
    .replace(
      /&lt;|&gt;|&quot;|&#39;|&amp;/g,
      (entity) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' })[entity] ?? '',
    )
    .replace(/\s+/g, ' ')

const squeezed = (text: string) => text.replace(/\s+/g, ' ')

test('The confirmation says in both forms when, where, what it costs and what canceling costs.', () => {
  const { html, text, subject, to } = confirmationMail(someConfirmation())
  expect(to).toBe('ada@mail.example')
  expect(subject).toBe('Booked: Merganser on Saturday, November 28, 2026, 10 am to 1 pm')
  for (const form of [seen(html), squeezed(text)]) {
    for (const words of [
      'K7Q2M9XA',
      'Saturday, November 28, 2026',
      '10 am to 1 pm, 3 hours',
      'Musterweg 24',
      '12345 Berlin',
      'Includes 19 percent VAT: $77.44',
      '$1,025 in cash',
      'your boating licence',
      'Ms. Ada Lovelace',
      'St. James Square 12',
      '2 adults, 2 children (ages 4 to 9)',
      'A <b>dog</b> & her "blanket"',
      'You pay $460 on arrival, or online before that on the page of your booking.',
      '$25 are paid in cash on site, when you take the boat over.',
      'On top comes a deposit of $1,000',
      'You may show it: then you pay only what it really cost us',
      '+49 30 23125 024',
      'hello@sternsinger.example',
    ]) {
      expect(form).toContain(words)
    }
    expect(form).toMatch(
      /Merganser, 3 hours [. ]*\$303 Jukebox [. ]*\$10 Captain [. ]*\$147 Briefing fee, on site [. ]*\$25 Total [. ]*\$485 /,
    )
    expect(form).toMatch(/Deposit, which you get back [. ]*\$1,000 /)
    expect(form).toMatch(/We then keep a cancellation fee: Until Saturday, November 28, 2026:? \$460 \(100%\)/)
    expect(form).not.toMatch(/5 days after booking|150 EUR/)
  }
  for (const form of [html, text]) {
    expect(form).toContain('https://boats.example/RentalRevolution/terms-and-conditions')
    expect(form).toContain('https://www.google.com/maps/search/?api=1')
  }
})

const stay: Partial<BookingFacts> = {
  kind: 'days',
  startsAt: '2026-12-30T14:00',
  endsAt: '2027-01-02T10:00',
  paymentMethod: 'transfer',
  dueOn: '2026-12-05',
}

test('The reminder says in both forms when, where, what to bring, how it is paid and how it is changed or canceled.', async () => {
  const { html = '', text = '', subject, to } = await reminderMail(someConfirmation())
  expect([to, subject]).toEqual(['ada@mail.example', 'Tomorrow: Merganser, 10 am to 1 pm'])
  for (const form of [seen(html), squeezed(text)]) {
    for (const words of [
      'Saturday, November 28, 2026',
      'Musterweg 24',
      'Please be there a few minutes before 10 am, and bring:',
      'your passport or identity card',
      'your boating licence',
      '$1,025 in cash',
      'You pay $460 on arrival, or online before that on the page of your booking.',
      'Ask for a change on the page of your booking',
    ])
      expect(form).toContain(words)
  }
  for (const link of ['https://boats.example/RentalRevolution/my-booking#token', 'https://www.google.com/maps/search/'])
    for (const form of [html, text]) expect(form).toContain(link)
})

test('The reminder of a stay says from when, and how an open transfer is made.', async () => {
  const { text = '', subject, attachments } = await reminderMail(someConfirmation(stay))
  expect(subject).toBe('Tomorrow: Merganser, from 2 pm')
  expect(squeezed(text)).toMatch(/until Saturday, January 2, 2027, 10 am.*DE89 3704 0044 0532 0130 00/)
  expect(attachments).toHaveLength(1)
})

test('A stay says when it begins and ends, over the year end too.', () => {
  const { html, text, subject } = confirmationMail(someConfirmation(stay))
  expect(subject).toBe('Booked: Merganser from Wednesday, December 30, 2026, 3 nights')
  for (const form of [seen(html), squeezed(text)]) {
    expect(form).toContain('Wednesday, December 30, 2026, from 2 pm')
    expect(form).toContain('until Saturday, January 2, 2027, 10 am')
  }
})

test('The day of a trip that is months away is said whole, in the subject, the title and both forms.', () => {
  const {
    subject,
    text = '',
    html = '',
  } = confirmationMail(someConfirmation({ startsAt: '2027-05-31T10:00', endsAt: '2027-05-31T13:00' }))
  expect(subject).toContain('on Monday, May 31, 2027')
  for (const form of [text, seen(html)]) expect(form).toMatch(/Merganser is yours on\s+Monday,\s+May\s+31,\s+2027/i)
})

test('A bank transfer is told with amount in euros, account, reference and due day; what is paid is not asked for.', async () => {
  const { html, text, attachments } = await confirmationMailWithCode(someConfirmation({ ...stay, voucherAmount: 6000 }))
  for (const form of [seen(html), squeezed(text)]) {
    for (const words of ['360 €', '$400', 'DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', 'Saturday, December 5, 2026'])
      expect(form).toContain(words)
    expect(form).toMatch(/Price [. ]*\$485 Paid by voucher [. ]*−\$60 Still to pay [. ]*\$425/)
  }
  expect(attachments?.map(({ name, inline }) => [name, inline ?? false])).toEqual([
    ['booking-K7Q2M9XA.ics', false],
    ['transfer-code.png', true],
  ])
  expect(html).toContain('src="cid:transfer-code.png"')
  for (const paid of [
    { paymentMethod: 'provider' as const, isPaid: true },
    { paymentMethod: 'voucher' as const, isPaid: true, voucherAmount: 46_000 },
  ]) {
    const { text: words } = confirmationMail(someConfirmation({ ...stay, ...paid }))
    expect(words).not.toContain('IBAN')
    expect(squeezed(words)).toMatch(/Still to pay [. ]*\$25/)
    expect(words).not.toContain('transferred')
  }
})

test('What is said of a transfer that does not come names the whole price.', async () => {
  const about = { ...someConfirmation(), releasedOn: '2026-11-24' }
  const booking = { ...about.booking, paymentMethod: 'transfer' as const, dueOn: '2026-11-21' }
  const whole = /Merganser from Saturday, November 28, 2026, K7Q2M9XA \.* ?\$485/
  expect(squeezed((await transferReminderMail({ ...about, booking })).text)).toMatch(whole)
  expect(squeezed(transferReleasedMail({ ...about, booking }).text)).toMatch(whole)
})

test('What canceling costs is said for each date that is still to come, in amounts, and never above the price.', () => {
  const early = { ...someConfirmation(stay), today: '2026-05-01' }
  expect(squeezed(confirmationMail(early).text)).toMatch(
    /Until Tuesday, June 30, 2026: \$166\.67 \(150 EUR\) Until Wednesday, September 30, 2026: \$230 \(50%\) Until Monday, November 30, 2026: \$414 \(90%\) Until Wednesday, December 30, 2026: \$460 \(100%\)/,
  )
  const cheap = quote(someVehicle({}, { 1: 50 }), 1, { extras: [] }, seedPrice)
  const { booking, ...rest } = early
  const words = squeezed(confirmationMail({ ...rest, booking: { ...booking, quote: cheap ?? booking.quote } }).text)
  expect(words).toContain('Until Tuesday, June 30, 2026: $50, the price')
})

test('What has no price, no licence or no address is not mentioned.', () => {
  const plain = someVehicle({}, { 1: 50 })
  const price = quote(plain, 1, { extras: [] }, seedPrice)
  if (!price) throw new Error('not on offer')
  const { text } = confirmationMail(
    someConfirmation({
      vehicleName: plain.name,
      endsAt: '2026-11-28T11:00',
      quote: price,
      hasLicense: null,
      streetAndNumber: '',
      zipCodeAndCity: '',
      license: null,
      ownWords: '',
    }),
  )
  expect(text).not.toMatch(/cash|licence|deposit|Address|Comment/i)
  expect(text).toContain('1 hour')
})

test('Whatever a customer types stays text.', () => {
  const evil = `<img src=x onerror=alert(1)>"'&`
  const confirmation = confirmationMail(
    someConfirmation({
      name: evil,
      streetAndNumber: evil,
      salutation: evil,
      zipCodeAndCity: evil,
      ownWords: evil,
      vehicleName: evil,
    }),
  )
  const code = verificationCodeMail({
    business,
    publicUrl,
    to: 'a@b.example',
    name: evil,
    code: '04719',
    vehicleName: evil,
    day: '2026-11-28',
    start: 10,
  })
  for (const { html, text } of [confirmation, code]) {
    expect(html).not.toMatch(/<img|<script/i)
    expect(seen(html)).toContain(evil)
    expect(text).toContain(evil)
  }
})

test('Mails ask for nothing from the network.', () => {
  const { html } = confirmationMail(someConfirmation())
  expect(html).not.toMatch(/<(img|link|script|iframe|form|object|svg|video|base)\b|url\(|@import|@font-face/i)
  expect(html.match(/href="([^"]+)"/g)?.length).toBeGreaterThan(3)
})

test('The code mail has the code in its subject and both its forms.', () => {
  const { html, text, subject } = verificationCodeMail({
    business,
    publicUrl,
    to: 'ada@mail.example',
    name: 'Ada Lovelace',
    code: '04719',
    vehicleName: 'Merganser',
    day: '2026-11-28',
    start: 9.5,
  })
  expect(subject).toBe('04719 is your booking code')
  for (const form of [seen(html), squeezed(text)]) {
    for (const words of [
      '04719',
      'Valid for 10 minutes',
      'Merganser, Saturday, November 28, 2026, 9:30 am',
      'Hello Ada Lovelace',
    ]) {
      expect(form).toContain(words)
    }
  }
})

test('Lines of the plain text stay within 78 characters, addresses aside.', () => {
  const { text } = confirmationMail(someConfirmation({ ownWords: 'words '.repeat(60).trim() }))
  const long = text.split('\n').filter((line) => line.length > 78 && !line.includes('https://'))
  expect(long).toEqual([])
})
