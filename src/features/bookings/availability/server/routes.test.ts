import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, type Day } from '#kit/shared/day.ts'
import { book, openDesk } from '#testing/booking.ts'
import type { Reply } from '#testing/browser.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'

const desk = openDesk()
let house: number

beforeEach(async () => {
  const { sql, live } = desk.it
  house = await insertVehicle(
    sql,
    { type: 'houseboats', name: 'Heron', passengers: 4, cleaning_fee: 6000 },
    { 2: 20_000 },
  )
  await insertVehicle(sql, { type: 'canoes', name: 'Teal', passengers: 2 }, { 2: 2750, 4: 4500 })
  await live.changed('vehicles', 'bookings')
})

const ask = (query: string) => desk.it.visitor().get(`/api/rere_get_free_boats/?${query}`)
const fieldOf = ({ json }: Reply) => (json.errors as { field: string }[] | undefined)?.[0]?.field
const morning = 'day=2026-06-03&start=10&hours=1&people=2'
const boatsOf = ({ json }: Reply) => json.boats as { name: string; price: number }[]
const names = async (query: string) => boatsOf(await ask(query)).map(({ name }) => name)

describe('the free boats', () => {
  test('come in one call, cheapest first, with what each costs in all', async () => {
    const reply = await ask(morning)
    expect([reply.status, reply.json]).toEqual([
      200,
      {
        boats: [
          {
            id: expect.any(Number),
            type: 'canoes',
            name: 'Teal',
            passengers: 2,
            path1: null,
            license: 'no',
            price: 27.5,
          },
          { id: desk.boat, type: 'motorboats', name: 'Eider', passengers: 6, path1: null, license: 'no', price: 50 },
          { id: house, type: 'houseboats', name: 'Heron', passengers: 4, path1: null, license: 'no', price: 260 },
        ],
        nearest: [],
        most_people: 6,
        largest: [],
      },
    ])
    expect(boatsOf(await ask('day=2026-06-03&nights=2&people=4'))).toMatchObject([{ name: 'Heron', price: 460 }])
  })

  test('are fewer as soon as one is booked, and all again when that is called off', async () => {
    expect(await names(morning)).toContain('Eider')
    expect((await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat })).status).toBe(201)
    expect(await names(morning)).not.toContain('Eider')
    const [booking] = await desk.stored()
    const staff = await desk.it.signedIn('admin')
    await staff.post('/api/rere_cancel_booking_EN/', { booking_id: booking?.id, canceled_reason: 'Storm' })
    expect(await names(morning)).toContain('Eider')
  })

  test('are none on a day that is blocked, and then the nearest days are named', async () => {
    const staff = await desk.it.signedIn('admin')
    await staff.post('/api/rere_block_day/', { day: '2026-06-03', blocked: true })
    expect((await ask(morning)).json).toMatchObject({
      boats: [],
      nearest: ['2026-06-01', '2026-06-02', '2026-06-04', '2026-06-05'].map((day) => ({ day, start: 10 })),
    })
  })

  test('are gone once the hour has begun, without anything being written', async () => {
    desk.it.setNow('2026-06-03T09:59:30+02:00')
    expect(await names(morning)).toContain('Eider')
    desk.it.setNow('2026-06-03T10:00:00+02:00')
    expect(await names(morning)).toEqual([])
  })

  test('a stay keeps its boat from the hours, and hours keep theirs from a stay', async () => {
    await insertBooking(desk.it.sql, house, '2026-06-02T14:00', '2026-06-04T10:00', 'days')
    await desk.it.live.changed('bookings')
    expect(await names(morning)).not.toContain('Heron')
    expect(await names('day=2026-06-03&nights=2&people=2')).toEqual([])
    expect(await names('day=2026-06-04&nights=2&people=2')).toEqual(['Heron'])
  })

  test('for more people than any boat takes are none at any time, and the largest are named by kind', async () => {
    expect((await ask('day=2026-06-03&start=10&hours=1&people=7')).json).toEqual({
      boats: [],
      nearest: [],
      most_people: 6,
      largest: [
        { type: 'motorboats', people: 6 },
        { type: 'canoes', people: 2 },
        { type: 'houseboats', people: 4 },
      ],
    })
    expect((await ask('day=2026-06-03&nights=2&people=5')).json).toMatchObject({
      nearest: [],
      largest: [{ type: 'houseboats', people: 4 }],
    })
  })

  test('are none for weeks where all is taken, and then the next time of the year is named', async () => {
    const takeMonth = (from: Day) =>
      insertBooking(desk.it.sql, house, `${from}T14:00`, `${addDays(from, 30)}T10:00`, 'days')
    const nearest = async () => (await ask('day=2026-06-18&nights=3&people=2')).json.nearest
    for (let month = 0; month < 4; month++) await takeMonth(addDays('2026-06-02', month * 30))
    await desk.it.live.changed('bookings')
    expect(await nearest()).toEqual([{ day: '2026-09-30', start: 14 }])
    for (let month = 4; month < 13; month++) await takeMonth(addDays('2026-06-02', month * 30))
    await desk.it.live.changed('bookings')
    expect(await nearest()).toEqual([])
  })

  test.each([
    ['day=2026-02-30&start=10&hours=1&people=2', 'day'],
    ['day=2026-06-03&start=10&hours=1&people=0', 'people'],
    ['day=2026-06-03&start=10.25&hours=1&people=2', 'start'],
    ['day=2026-06-03&start=10&people=2', 'hours'],
    ['day=2026-06-03&start=10&hours=1&nights=2&people=2', 'hours'],
    ['day=2026-06-03&nights=1&people=2', 'nights'],
    ['day=2026-06-03&people=2', 'hours'],
  ])('asked with %s are refused, naming %s', async (query, field) => {
    const reply = await ask(query)
    expect([reply.status, fieldOf(reply)]).toEqual([422, field])
  })
})

describe('the free days', () => {
  const days = (query: string) => desk.it.visitor().get(`/api/rere_get_free_days/?${query}`)

  test('say for each how many boats have so many hours in a row', async () => {
    await insertBooking(desk.it.sql, desk.boat, '2026-06-03T09:00', '2026-06-03T19:00', 'hours')
    await desk.it.live.changed('bookings')
    const reply = await days('vehicleType=motorboats&hours=2&from=2026-05-31&until=2026-06-04')
    expect([reply.status, reply.rows.map(({ boats }) => boats)]).toEqual([200, [0, 1, 1, 0, 1]])
    const all = await days('vehicleType=all&hours=1&from=2026-06-03&until=2026-06-03')
    expect(all.rows).toEqual([{ date: '2026-06-03', boats: 2 }])
    const named = await days('vehicleType=motorboats&vehicleName=Teal&hours=1&from=2026-06-03&until=2026-06-03')
    expect(named.rows).toEqual([{ date: '2026-06-03', boats: 0 }])
  })

  test.each([
    ['vehicleType=all&hours=1&from=2026-06-03&until=2026-06-02', 'until'],
    ['vehicleType=all&hours=1&from=2026-06-03&until=2026-09-04', 'until'],
    ['vehicleType=all&hours=1&from=2026-06-03&until=x', 'until'],
    ['vehicleType=rafts&hours=1&from=2026-06-03&until=2026-06-03', 'vehicleType'],
    ['vehicleType=all&hours=0&from=2026-06-03&until=2026-06-03', 'hours'],
  ])('asked with %s are refused, naming %s', async (query, field) => {
    const reply = await days(query)
    expect([reply.status, fieldOf(reply)]).toEqual([422, field])
  })
})

describe('where no boat takes so many', () => {
  const party = 'day=2026-06-03&start=10&hours=1&people=9'
  type Found = { type: string; price: number; boats: { id: number; name: string }[] }[]
  const together = async (query = party) => (await ask(query)).json.together as Found | undefined

  beforeEach(async () => {
    const { sql, live } = desk.it
    await insertVehicle(sql, { name: 'Gadwall', passengers: 4, cleaning_fee: 1000 }, { 2: 4000 })
    await insertVehicle(sql, { name: 'Pintail', passengers: 4 }, { 2: 3905 })
    await live.changed('vehicles')
  })

  test('several of a kind do, and are booked for just what was said', async () => {
    const [found, ...others] = (await together()) ?? []
    expect(others).toEqual([])
    expect(found).toMatchObject({ type: 'motorboats', price: 89.05 })
    expect(found?.boats.map(({ name }) => name)).toEqual(['Pintail', 'Eider'])
    const [first, ...more] = found?.boats.map(({ id }) => id) ?? []
    const reply = await book(desk.it.sql, desk.it.visitor(), {
      vehicle: first,
      adults: 9,
      more_boats: JSON.stringify(more),
      price: 89.05,
    })
    expect(reply.json).toMatchObject({ whole: found?.price, vehicle_name: 'Pintail and Eider' })
    // Gadwall and whatever else is left take fewer.
    expect(await together()).toBeUndefined()
  })

  test('over nights they are those that are let so and free for all of them', async () => {
    const { sql, live } = desk.it
    const nights = 'day=2026-06-03&nights=2&people=9'
    expect(await together(nights)).toBeUndefined()
    const options = { type: 'houseboats', name: 'Smew', passengers: 5, cleaning_fee: 2000 } as const
    const smew = await insertVehicle(sql, options, { 2: 54_005 })
    await live.changed('vehicles')
    expect(await together(nights)).toMatchObject([
      {
        type: 'houseboats',
        price: 1560.1,
        boats: [
          { id: house, price: 460 },
          { id: smew, price: 1100.1 },
        ],
      },
    ])
    expect(await together('day=2026-06-03&nights=2&people=5')).toBeUndefined()
    await insertBooking(sql, house, '2026-06-04T14:00', '2026-06-05T10:00', 'days')
    await live.changed('bookings')
    expect(await together(nights)).toBeUndefined()
    expect(await together('day=2026-06-05&nights=2&people=9')).toHaveLength(1)
  })

  test('is not said where one boat does', async () => {
    expect(await together('day=2026-06-03&start=10&hours=1&people=6')).toBeUndefined()
    expect(await together('day=2026-06-03&start=10&hours=2&people=9')).toBeUndefined()
  })
})

describe('where nobody can go out', () => {
  const closedAt = async (query: string) => (await ask(query)).json.closed

  test('the answer says until when and why, in both languages, as long as it is so', async () => {
    const { sql, live } = desk.it
    await sql`
      INSERT INTO closures (starts_at, ends_at, reason, closed_by)
      VALUES ('2026-06-03 09:00', '2026-06-03 15:00', 'Storm warning', 'Ada')`
    await live.changed('blocked-days')
    const storm = { until: '2026-06-03T15:00', reason: { en: 'Storm warning', de: 'Sturmwarnung' } }
    expect(await closedAt(morning)).toEqual(storm)
    expect(await closedAt('day=2026-06-02&nights=2&people=2')).toEqual(storm)
    expect(await closedAt('day=2026-06-03&start=16&hours=1&people=2')).toBeUndefined()
    await sql`UPDATE closures SET lifted_at = now()`
    await live.changed('blocked-days')
    expect(await closedAt(morning)).toBeUndefined()
    await sql`TRUNCATE closures CASCADE`
  })

  test('it says of a blocked day that it is closed, and of a boat that is closed nothing', async () => {
    const { sql, live } = desk.it
    await sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-03', 'Ada')`
    await sql`
      INSERT INTO closures (vehicle_id, starts_at, ends_at, reason, closed_by)
      VALUES (${house}, '2026-06-04', '2026-06-05', 'Hull damage', 'Ada')`
    await live.changed('blocked-days')
    expect(await closedAt(morning)).toEqual({ until: null, reason: null })
    expect(await closedAt('day=2026-06-04&start=10&hours=1&people=2')).toBeUndefined()
    await sql`TRUNCATE closures, blocked_days CASCADE`
  })
})
