import { describe, expect, test } from 'vitest'
import { openHouseboats } from '#testing/houseboats.ts'
import { moveBy } from '#testing/moves.ts'

const { pier, page, boats, request, handOver } = openHouseboats()
const { stored, mails } = pier
const nils = 'nils@guests.example'

describe('nights of several boats', () => {
  test.each([
    ['in which the clock is put forward', '2027-03-27', 2, '2027-03-29'],
    ['in which it is put back', '2026-10-24', 2, '2026-10-26'],
    ['over the year end', '2026-12-31', 2, '2027-01-02'],
    ['with a February 29', '2028-02-28', 2, '2028-03-01'],
  ])('%s are told and kept as they are on the wall clock', async (_, booked_day, booked_duration, end) => {
    pier.it.setNow(`${Number(booked_day.slice(0, 4)) - (booked_day.slice(5) < '06' ? 1 : 0)}-09-01T08:00:00Z`)
    const reply = await request({ booked_day, booked_duration })
    expect(reply.json).toMatchObject({ booked_day, booked_day_end: end, booked_duration, price: 1880 })
    const times = await pier.it.sql`SELECT starts_at::text, ends_at::text FROM bookings`
    expect([...times]).toEqual(
      Array.from({ length: 2 }, () => ({ starts_at: `${booked_day} 14:00:00`, ends_at: `${end} 10:00:00` })),
    )
    const { json } = await page.read(await page.linkFor(nils))
    expect(json).toMatchObject({ starts_at: `${booked_day}T14:00`, ends_at: `${end}T10:00` })
  })
})

describe('at the pier, several boats', () => {
  test('stand together at the desk and on the timeline; one handed over keeps all from being canceled', async () => {
    await request()
    const staff = await pier.it.signedIn('admin')
    const timeline = await staff.get('/api/rere_get_timeline/?day=2026-06-10&days=7')
    expect(timeline.json.bookings).toMatchObject([
      { trip: { number: 1, boats: ['Heron', 'Teal'] } },
      { trip: { number: 2, boats: ['Heron', 'Teal'] } },
    ])
    await handOver(boats.teal)
    const link = await page.linkFor(nils)
    expect((await page.read(link)).json).toMatchObject({ state: 'under_way', cancellation: null })
    expect((await page.cancel(link, 0)).json.code).toBe('TOO_LATE')
  })

  test('are reminded of once, the day before', async () => {
    await request()
    await pier.it.sql`UPDATE bookings SET created_at = '2026-06-01T06:00:00Z'`
    pier.it.setNow('2026-06-09T08:00:00Z')
    await pier.it.runJob('booking-reminders')
    await pier.it.runJob('booking-reminders')
    const reminders = (await mails()).filter(({ subject }) => subject.startsWith('Tomorrow'))
    expect(reminders.map(({ subject }) => subject)).toEqual(['Tomorrow: Heron and Teal, from 2 pm'])
  })

  test('that are canceled are offered to who waits for any of them', async () => {
    await request()
    const { sql, live } = pier.it
    for (const [n, vehicle] of [pier.houseboat, boats.teal].entries()) {
      await sql`
        INSERT INTO waiting_entries (reference, kind, vehicle_id, day, nights, people, name, email, confirmed_at)
        VALUES (${`WAIT${n}`}, 'days', ${vehicle}, '2026-06-10', 2, 2, 'Mira Graf', ${`mira${n}@guests.example`}, now())`
    }
    await live.changed('waiting')
    const link = await page.linkFor(nils)
    const { settlement } = (await page.read(link)).json.cancellation as { settlement: { fee: number } }
    expect((await page.cancel(link, settlement.fee)).status).toBe(200)
    pier.it.setNow('2026-06-01T10:00:00Z')
    await pier.it.runJob('waiting-list')
    const offers = await sql`SELECT recipient FROM mails WHERE recipient LIKE 'mira%' ORDER BY recipient`
    expect(offers.map(({ recipient }) => recipient)).toEqual(['mira0@guests.example', 'mira1@guests.example'])
  })

  test('one that staff move makes one mail, which asks for the money of all', async () => {
    await request()
    const staff = await pier.it.signedIn('employee')
    const [first, mate] = await stored()
    const moved = await moveBy(staff, { booking_id: mate?.id, vehicle_id: boats.gadwall, price: 'new', whole: 600.1 })
    expect(moved.status, moved.text).toBe(200)
    const mail = (await mails()).at(-1)
    expect(mail?.subject).toMatch(/^Changed: Gadwall on /)
    // $1080 and $600.10.
    expect(mail?.body_text).toContain('$1,680.10')
    expect(mail?.body_text).toContain(String(first?.reference))
    expect((await page.read(await page.linkFor(nils))).json).toMatchObject({
      vehicle_name: 'Heron and Gadwall',
      open_amount: 1680.1,
    })
  })
})
