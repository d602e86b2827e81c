import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import type { Role } from '#testing/app.ts'
import { openBookingDesk } from '#testing/booking-desk.ts'
import { insertBooking } from '#testing/fleet.ts'
import { openPier } from '#testing/stay.ts'
import type { DayBooking, DayCount } from '../contract.ts'

const pier = openPier()
const { request } = pier
const { post, get, days, audit, boat } = openBookingDesk(pier)
const sql = () => pier.it.sql

describe('the bookings of a day', () => {
  test('have everything the desk needs, and the blocked days beside them', async () => {
    await request({ comment: 'We come with a dog' })
    await post('rere_block_day', { day: '2026-06-11', blocked: true }, 'admin')
    const { bookings, blocked_days } = await days('?day=2026-06-11')
    expect(blocked_days).toEqual(['2026-06-11'])
    expect(bookings).toEqual([
      {
        id: expect.any(Number),
        reference: expect.stringMatching(/^\w{8}$/),
        kind: 'days',
        vehicle_name: 'Heron',
        vehicle_type: 'houseboats',
        name: 'Nils Lindqvist',
        phone: '+491517654321',
        email: 'nils@guests.example',
        booked_day: '2026-06-10',
        booked_start: 14,
        booked_hours: 44,
        booked_day_end: '2026-06-12',
        booked_end: 10,
        people: 2,
        price: 1080,
        new_price: null,
        price_change_reason: null,
        fees: 0,
        deposit: 0,
        voucher_amount: 0,
        open_amount: 1080,
        payment_method: 'transfer',
        due_on: '2026-06-06',
        held: false,
        held_until: null,
        unconfirmed: false,
        paid: false,
        comment: expect.stringContaining('Comment: We come with a dog'),
        staff_comment: '',
        employee: '',
        out_at: null,
        advance: 0,
        back_at: null,
        canceled: false,
      },
    ])
  })

  test('say whose licence nobody has seen yet', async () => {
    const id = await boat()
    await insertBooking(sql(), id, '2026-06-04T10:00', '2026-06-04T12:00')
    const one = async () => (await days('?day=2026-06-04')).bookings[0]
    expect(await one()).not.toHaveProperty('license_due')
    await sql()`UPDATE vehicles SET license = 'yes' WHERE id = ${id}`
    expect(await one()).not.toHaveProperty('license_due')
    await sql()`UPDATE bookings SET has_license = true WHERE starts_at = '2026-06-04T10:00'`
    expect(await one()).toMatchObject({ license_due: true })
    await sql()`
      INSERT INTO handovers (booking_id, out_at, out_by, license_seen)
      SELECT id, now(), 'Ada', true FROM bookings WHERE starts_at = '2026-06-04T10:00'`
    expect(await one()).not.toHaveProperty('license_due')
    await sql()`UPDATE vehicles SET license = 'no' WHERE id = ${id}`
  })

  test('are those that touch it, not the one that ended at its first midnight, nor what was canceled', async () => {
    const id = await boat()
    await insertBooking(sql(), id, '2026-05-31T22:30', '2026-06-01T00:00')
    await insertBooking(sql(), id, '2026-06-01T09:30', '2026-06-01T10:00')
    await insertBooking(sql(), id, '2026-06-01T12:00', '2026-06-01T13:00')
    await insertBooking(sql(), pier.houseboat, '2026-05-15T14:00', '2026-06-01T10:00', 'days')
    await sql()`UPDATE bookings SET canceled_at = now() WHERE starts_at = '2026-06-01T12:00'`
    const starts = async (query: string) =>
      (await days(query)).bookings.map((one) => [one.booked_day, one.booked_start])
    const first = [
      ['2026-05-15', 14],
      ['2026-06-01', 9.5],
    ]
    expect(await starts('?day=2026-06-01')).toEqual(first)
    expect(await starts('?month=2026-06')).toEqual(first)
    expect(await starts('?day=2026-05-31')).toEqual([
      ['2026-05-15', 14],
      ['2026-05-31', 22.5],
    ])
    expect(await starts('')).toHaveLength(3)
    const [late] = (await days('?day=2026-05-31')).bookings.slice(1)
    expect(late).toMatchObject({ booked_day_end: '2026-05-31', booked_end: 24, booked_hours: 1.5 })
  })

  test('are counted for each day of a month as the day itself shows them', async () => {
    const id = await boat()
    for (const [from, to] of [
      ['2026-05-31T22:30', '2026-06-01T00:00'],
      ['2026-06-01T09:00', '2026-06-01T10:00'],
      ['2026-06-01T12:00', '2026-06-01T13:00'],
      ['2026-06-30T22:00', '2026-07-01T00:00'],
    ] as const)
      await insertBooking(sql(), id, from, to)
    for (const [from, to] of [
      ['2026-05-30T14:00', '2026-06-02T10:00'],
      ['2026-06-02T14:00', '2026-06-05T10:00'],
      ['2026-06-29T14:00', '2026-07-03T10:00'],
    ] as const)
      await insertBooking(sql(), pier.houseboat, from, to, 'days')
    await sql()`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-07', 'Ada'), ('2026-07-01', 'Ada')`
    const { json } = await get('rere_day_counts/?month=2026-06')
    const counted = new Map((json.days as DayCount[]).map(({ day, ...count }) => [day, count]))
    expect(json.blocked_days).toEqual(['2026-06-07'])
    for (let day = '2026-06-01'; day <= '2026-06-30'; day = addDays(day, 1)) {
      const { bookings } = await days(`?day=${day}`)
      const departures = bookings.filter((one) => one.booked_day === day).length
      const shown = { departures, others: bookings.length - departures }
      expect([day, counted.get(day) ?? { departures: 0, others: 0 }]).toEqual([day, shown])
    }
    expect((await get('rere_day_counts/', 'employee')).status).toBe(422)
    expect((await get('rere_day_counts/?month=2026-06', 'nobody')).status).toBe(401)
  })

  test('are for staff, and for days and months that exist', async () => {
    expect((await get('rere_get_day_bookings/', 'nobody')).status).toBe(401)
    expect((await get('rere_get_day_bookings/', 'demo')).status).toBe(200)
    for (const query of ['?day=2026-02-30', '?month=2026-13', '?month=June'])
      expect([query, (await get(`rere_get_day_bookings/${query}`)).status]).toEqual([query, 422])
  })
})

describe('what nobody settled', () => {
  const ids = async () => {
    const { json } = await get('rere_get_unfinished_bookings/')
    return (json.unfinished_bookings as { booked_day: string }[]).map(({ booked_day }) => booked_day)
  }

  test('has begun and was not over seven days ago', async () => {
    pier.it.setNow('2026-06-10T08:30:00Z')
    const id = await boat()
    await insertBooking(sql(), id, '2026-06-02T22:00', '2026-06-03T00:00')
    await insertBooking(sql(), id, '2026-06-03T09:00', '2026-06-03T10:00')
    await insertBooking(sql(), id, '2026-06-10T10:30', '2026-06-10T12:00')
    await insertBooking(sql(), id, '2026-06-10T12:00', '2026-06-10T13:00')
    await insertBooking(sql(), pier.houseboat, '2026-05-10T14:00', '2026-06-03T10:00', 'days')
    expect(await ids()).toEqual(['2026-05-10', '2026-06-03', '2026-06-10'])
    pier.it.setNow('2026-06-10T08:29:00Z')
    expect(await ids()).toEqual(['2026-05-10', '2026-06-03'])
  })

  test('is neither paid nor canceled nor held', async () => {
    pier.it.setNow('2026-06-10T08:30:00Z')
    const id = await boat()
    for (const hour of ['09', '10', '11', '12'])
      await insertBooking(sql(), id, `2026-06-09T${hour}:00`, `2026-06-09T${hour}:30`)
    await sql()`UPDATE bookings SET paid_at = now() WHERE starts_at = '2026-06-09T09:00'`
    await sql()`UPDATE bookings SET canceled_at = now() WHERE starts_at = '2026-06-09T10:00'`
    await sql()`UPDATE bookings SET held_until = now() WHERE starts_at = '2026-06-09T11:00'`
    expect(await ids()).toEqual(['2026-06-09'])
    expect((await get('rere_get_unfinished_bookings/', 'nobody')).status).toBe(401)
  })
})

describe('a day', () => {
  const block = (fields: Record<string, unknown>, as: Role | 'nobody' = 'admin') => post('rere_block_day', fields, as)

  test('is blocked and opened again by an admin, once, with a trace', async () => {
    const day = '2026-06-20'
    for (const blocked of [true, true, false, false])
      expect((await block({ day, blocked })).json).toEqual({ status: 'success' })
    await block({ day, blocked: true })
    expect((await days('?month=2026-06')).blocked_days).toEqual([day])
    expect((await audit()).map(({ action }) => action).slice(-3)).toEqual(['day.block', 'day.unblock', 'day.block'])
    const refused = await request({ booked_day: '2026-06-19' })
    expect([refused.status, refused.json.code]).toEqual([422, 'DAY_BLOCKED'])
  })

  test('stays as it is for everybody else, for what is no day, and for what is over', async () => {
    const day = '2026-06-20'
    expect((await block({ day, blocked: true }, 'nobody')).status).toBe(401)
    expect((await block({ day, blocked: true }, 'employee')).status).toBe(403)
    expect((await block({ day, blocked: true }, 'demo')).status).toBe(403)
    expect((await block({ day: '2026-02-30', blocked: true })).status).toBe(422)
    expect((await block({ day, blocked: 'perhaps' })).status).toBe(422)
    expect((await block({ day: '2026-05-31', blocked: true })).json.errors).toEqual([
      { field: 'day', message: 'This day is over' },
    ])
    expect((await days('?month=2026-06')).blocked_days).toEqual([])
  })
})

describe('the logbook', () => {
  test('has what began in the last 14 days and what was canceled in them, with who, when and why', async () => {
    const id = await boat()
    await insertBooking(sql(), id, '2026-05-17T10:00', '2026-05-17T11:00')
    await insertBooking(sql(), id, '2026-05-18T10:00', '2026-05-18T11:00')
    await insertBooking(sql(), id, '2026-06-01T10:00', '2026-06-01T11:00')
    await insertBooking(sql(), id, '2026-06-02T10:00', '2026-06-02T11:00')
    await request()
    const { id: booking_id } = (await days('?day=2026-06-10')).bookings[0] as DayBooking
    await post('rere_cancel_booking_EN', { booking_id, canceled_reason: 'Storm warning' })
    const { rows, status } = await get('rere_get_booking_log/', 'admin')
    expect(status).toBe(200)
    expect(rows.map(({ booked_day, canceled }) => [booked_day, canceled])).toEqual([
      ['2026-06-10', 'Canceled by Jonas Pier on 06/01/26, 7 am: Storm warning'],
      ['2026-06-01', ''],
      ['2026-05-18', ''],
    ])
    expect((await get('rere_get_booking_log/?page=1', 'admin')).rows).toEqual([])
  })

  test('is for admins', async () => {
    expect((await get('rere_get_booking_log/', 'nobody')).status).toBe(401)
    expect((await get('rere_get_booking_log/')).status).toBe(403)
    expect((await get('rere_get_booking_log/?page=many', 'admin')).status).toBe(422)
  })
})
