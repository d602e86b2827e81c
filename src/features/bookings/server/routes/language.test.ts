import { describe, expect, test } from 'vitest'
import { askForCode, bookingFields } from '#testing/booking.ts'
import { openMoves } from '#testing/moves.ts'
import { openOwnPage } from '#testing/own-booking.ts'
import { stayFields } from '#testing/stay.ts'

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }
const english = { 'accept-language': 'en' }

const moves = openMoves()
const { pier, sql } = moves
const own = openOwnPage(pier)
const staff = () => moves.browserOf('employee')

const mailsTo = async (recipient: string) =>
  (await pier.mails()).filter((mail) => mail.recipient === recipient).map(({ subject }) => subject.split(':')[0])
const first = async () => (await pier.stored())[0]

/** A stay on the houseboat from June 20, with its code asked for and typed. */
async function bookStay(headers: Record<string, string>, then = headers) {
  const visitor = pier.it.visitor()
  const fields = stayFields({ vehicle: pier.houseboat, booked_day: '2026-06-20', comment: 'Mit Hund' })
  const post = (code: string, asked: Record<string, string>) =>
    visitor.post('/api/haha_send_booking_request/', { ...fields, code }, asked)
  expect((await post('', headers)).status).toBe(201)
  const code = /\b\d{5}\b/.exec((await pier.mails()).at(-1)?.body_text ?? '')?.[0] ?? ''
  const booked = await post(code, then)
  expect(booked.status, booked.text).toBe(201)
  return booked
}

describe('a booking made in German', () => {
  test('is written about in German, whoever causes it: the customer in English, staff, or a job', async () => {
    const booked = await bookStay(german, english)
    expect(String(booked.json.own_page)).toContain('/de/RentalRevolution/my-booking#booking.')
    expect((await moves.move({ day: '2026-06-22' })).status).toBe(200)
    const change = { booking_id: (await first())?.id, new_price: 900, price_change_reason: 'Regen' }
    await (await staff()).post('/api/rere_change_price/', change, english)
    await own.ask(await own.linkFor('nils@guests.example'), 'Lieber einen Tag später', english)
    pier.it.setNow('2026-06-06T08:00:00Z')
    await pier.it.runJob('booking-transfers')
    pier.it.setNow('2026-06-09T08:00:00Z')
    await pier.it.runJob('booking-transfers')
    expect(await mailsTo('nils@guests.example')).toEqual([
      expect.stringMatching(/^\d{5} ist Ihr Buchungscode$/),
      'Gebucht',
      'Geändert',
      'Neuer Preis',
      'Ihr Änderungswunsch ist da',
      'Ihre Überweisung für Heron ist fällig',
      'Freigegeben',
    ])
    const links = (await pier.mails())
      .filter(({ recipient }) => recipient === 'nils@guests.example')
      .flatMap(({ body_text }) => body_text.match(/\S+\/RentalRevolution\//g) ?? [])
    expect(links.filter((link) => !link.endsWith('/de/RentalRevolution/'))).toEqual([])
  })

  test('is canceled and given back in German by staff who speak English, who are told in English themselves', async () => {
    await bookStay(german)
    const paid = await own.pay(await own.linkFor('nils@guests.example'), english)
    await own.settle(paid)
    const [{ id = 0 } = {}] = await pier.stored()
    const admin = await pier.it.signedIn('admin')
    const canceled = await admin.post(
      '/api/rere_cancel_booking_EN/',
      { booking_id: id, canceled_reason: 'Motorschaden' },
      german,
    )
    expect(canceled.status, canceled.text).toBe(200)
    await pier.it.runJob('payments')
    await pier.it.runJob('payments')
    expect((await mailsTo('nils@guests.example')).slice(1)).toEqual([
      'Gebucht',
      'Bezahlt',
      'Storniert',
      expect.stringMatching(/^Ihre Zahlung von .* geht an Sie zurück$/),
    ])
    const notice = (await pier.mails()).find(({ recipient }) => recipient === 'hello@sternsinger.example')
    expect(notice?.subject).toMatch(/Canceled: Heron on Saturday, June 20, 2026/)
    const returned = (await pier.mails()).at(-1)?.body_text
    expect(returned).toContain('Wir mussten stornieren.')
    const [payment] = await sql()`SELECT description, refund_reason FROM payments`
    expect(payment).toMatchObject({ refund_reason: 'We had to cancel' })
    expect(payment?.description).toMatch(/^Heron, .* ab /)
  })

  test('is kept as programs and the office read it: in English', async () => {
    await bookStay(german)
    const row = await first()
    expect(row).toMatchObject({ language: 'de', own_words: 'Mit Hund', license: 'not_needed' })
    expect(row?.comment).toBe('Boating licence: not needed\nPersons: 2 adults\nExtras: none\nComment: Mit Hund')
    expect(row?.quote.lines[0].label).toBe('Heron, 2 nights')
    const day = await (await staff()).get('/api/rere_get_day_bookings/?day=2026-06-20', german)
    const timeline = await (await staff()).get('/api/rere_get_timeline/?day=2026-06-20&days=1', german)
    for (const { json } of [day, timeline])
      expect((json.bookings as { language: string; comment: string }[])[0]).toMatchObject({
        language: 'de',
        comment: row?.comment,
      })
  })

  test('has its calendar entry in German on a page that is read in English', async () => {
    await bookStay(german)
    const { json } = await own.read(await own.linkFor('nils@guests.example'))
    const { text, google_url } = json.calendar as { text: string; google_url: string }
    expect(text).toContain('Bootsverleih Sternsinger')
    expect(google_url).toContain('Bootsverleih+Sternsinger')
    expect(json.bring).toContain('your passport or identity card')
  })
})

test('Of a booking made in English the answers for staff say as much as ever.', async () => {
  await bookStay(english, german)
  const day = await (await staff()).get('/api/rere_get_day_bookings/?day=2026-06-20')
  const timeline = await (await staff()).get('/api/rere_get_timeline/?day=2026-06-20&days=1')
  for (const { json } of [day, timeline]) expect((json.bookings as object[])[0]).not.toHaveProperty('language')
})

test('A booking made in English stays English, also where customer and staff go on in German.', async () => {
  await bookStay(english, german)
  await moves.move({ day: '2026-06-22' }, 'employee', german)
  await own.ask(await own.linkFor('nils@guests.example'), 'Lieber später', german)
  expect((await mailsTo('nils@guests.example')).slice(1)).toEqual([
    'Booked',
    'Changed',
    'We received your change request',
  ])
  expect((await first())?.language).toBe('en')
})

test('Boats by the hour are booked in the language that was asked in, also by staff.', async () => {
  const [boat] = await sql()`SELECT id FROM vehicles WHERE name = 'Eider'`
  const fields = bookingFields({ vehicle: boat?.id })
  const visitor = pier.it.visitor()
  const code = await askForCode(sql(), visitor, fields)
  const booked = await visitor.post('/api/rere_send_booking_request/', { ...fields, code }, german)
  expect(booked.status, booked.text).toBe(201)
  const walkIn = { vehicle_id: boat?.id, hours: 1, name: 'Ada', email: 'ada@guests.example', people: 2, price: 50 }
  pier.it.setNow('2026-06-01T08:00:00Z')
  await (await staff()).post('/api/rere_book_walk_in/', walkIn, english)
  expect((await pier.stored()).map(({ language }) => language)).toEqual(['de', 'en'])
  expect((await pier.mails()).map(({ subject }) => subject.split(':')[0])).toEqual([
    expect.stringMatching(/^\d{5} is your booking code$/),
    'Gebucht',
    'Booked',
  ])
})
