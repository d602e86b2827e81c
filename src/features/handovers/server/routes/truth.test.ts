import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readBooking } from '#features/bookings/server/queries/bookings.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { book, openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { moveBy } from '#testing/moves.ts'

/** The handover is the truth about a boat now: every case goes through the calls that people use. */

const desk = openDesk()
let employee: Browser
let admin: Browser
let booking: number

beforeAll(async () => {
  employee = await desk.it.signedIn('employee')
  admin = await desk.it.signedIn('admin')
})

const local = (time: string, day = '2026-06-01') =>
  desk.it.setNow(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Berlin').toInstant().toString())

async function booked(from: string, to: string, boat = desk.boat): Promise<number> {
  await insertBooking(desk.it.sql, boat, `2026-06-01T${from}`, `2026-06-01T${to}`)
  const [row] = await desk.it.sql<{ id: number }[]>`SELECT id::int FROM bookings ORDER BY id DESC LIMIT 1`
  await desk.it.live.changed('bookings')
  return row?.id ?? 0
}

beforeEach(async () => {
  booking = await booked('10:00', '12:00')
  local('10:02')
})

const hand = (id = booking, by = employee) =>
  by.post('/api/rere_check_out/', { booking_id: id, fuel: 8, deposit: 300, method: 'cash', signed_by: 'Somebody' })
const back = (changes: object = {}, id = booking) =>
  employee.post('/api/rere_take_back/', {
    booking_id: id,
    fuel: 8,
    litres: 0,
    late_hours: 0,
    damage_fee: 0,
    give_back: 300,
    method: 'cash',
    ...changes,
  })
const undo = (step: string) =>
  employee.post('/api/rere_undo_handover/', { booking_id: booking, step, reason: 'Wrong boat' })
const walkIn = (changes: object = {}) =>
  employee.post('/api/rere_book_walk_in/', {
    vehicle_id: desk.boat,
    hours: 1,
    name: 'Tom Wind',
    people: 2,
    price: 50,
    ...changes,
  })
const cancel = (by: Browser, id = booking) =>
  by.post('/api/rere_cancel_booking_EN/', { booking_id: id, canceled_reason: 'Storm' })
const move = (id: number, changes: object = {}) =>
  moveBy(employee, { booking_id: id, vehicle_id: desk.boat, day: '2026-06-01', start: 15, ...changes })
const hoursFrom = async (hour: number, day = '2026-06-01') =>
  (await desk.it.visitor().get(`/api/rere_check_available_durations/all/${desk.boat}/${day}/${hour}/`)).json[desk.boat]
const week = async () =>
  (await desk.it.visitor().get('/api/rere_get_week/?selectedWeek=2026-06-01&selectedWeek=2026-06-02')).rows as Record<
    string,
    number[]
  >[]
const mails = async () => (await desk.it.sql`SELECT FROM mails`).length

describe('a boat that is out and late', () => {
  beforeEach(async () => {
    expect((await hand()).status).toBe(201)
  })

  test('is offered to nobody for today, without anything being written, and to everybody for tomorrow', async () => {
    expect([(await week())[0]?.three_pm, await hoursFrom(15)]).toEqual([[], 4])
    local('13:58')
    const [today, tomorrow] = await week()
    expect([today?.two_pm, today?.three_pm, tomorrow?.three_pm]).toEqual([[desk.boat], [desk.boat], []])
    expect([await hoursFrom(15), await hoursFrom(15, '2026-06-02')]).toEqual([0, 9 - 5])
    const refused = await walkIn()
    expect([refused.status, refused.json.code, refused.json.detail]).toEqual([
      409,
      'TAKEN',
      'Eider is still out with Somebody Else, 1 h late',
    ])
    const online = { booked_day: '2026-06-01', booked_start: 15 }
    expect((await book(desk.it.sql, desk.it.visitor(), { ...online, vehicle: desk.boat })).json).toEqual({
      type: 'ALREADY_BOOKED',
    })
    expect((await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat, booked_day: '2026-06-02' })).status).toBe(
      201,
    )
  })

  test('takes no booking that is moved, neither to it nor away from it, and mails nobody', async () => {
    const other = await insertVehicle(desk.it.sql, { name: 'Heron' })
    await desk.it.live.changed('vehicles')
    const later = await booked('16:00', '17:00', other)
    local('14:10')
    const before = await mails()
    const replies = [await move(later), await move(booking, { vehicle_id: other }), await move(booking)]
    expect(replies.map(({ status, json }) => [status, json.code])).toEqual([
      [409, 'TAKEN'],
      [409, 'BOAT_OUT'],
      [409, 'BOAT_OUT'],
    ])
    expect(await mails()).toBe(before)
  })

  test('is on the list of today, also the day after, until it is back', async () => {
    local('09:00', '2026-06-02')
    const listed = async () =>
      ((await employee.get('/api/rere_get_day_bookings/?day=2026-06-02')).json.bookings as { id: number }[]).map(
        ({ id }) => id,
      )
    expect(await listed()).toEqual([booking])
    const timeline = (await employee.get('/api/rere_get_timeline/?day=2026-06-02&days=1')).json.bookings
    expect(timeline).toMatchObject([{ id: booking, out_at: '2026-06-01T10:02', back_at: null }])
    expect((await back({ late_hours: 21, give_back: -270.57 })).status).toBe(201)
    expect(await listed()).toEqual([])
  })

  test('is handed to nobody else before it is back', async () => {
    const next = await booked('14:00', '15:00')
    local('14:00')
    const refused = await hand(next)
    expect([refused.status, refused.json.code]).toEqual([409, 'BOAT_OUT'])
    expect((await back({ late_hours: 2, give_back: 300 - 54.34 })).status).toBe(201)
    expect((await hand(next)).status).toBe(201)
  })
})

describe('a boat that is back', () => {
  beforeEach(async () => {
    expect((await hand()).status).toBe(201)
    local('10:41')
    expect((await back()).status).toBe(201)
  })

  test('can be had again at once, by walk-ins and online, for the time that was booked', async () => {
    expect([(await week())[0]?.eleven_am, await hoursFrom(11)]).toEqual([[], 8])
    expect((await walkIn()).json).toMatchObject({ starts_at: '2026-06-01T10:45', ends_at: '2026-06-01T11:45' })
    expect((await employee.get(`/api/rere_handover/${booking}/`)).json).toMatchObject({
      booking: { ends_at: '2026-06-01T12:00' },
    })
    const [desked] = (await employee.get('/api/rere_get_day_bookings/?day=2026-06-01')).json.bookings as object[]
    expect(desked).toMatchObject({ booked_hours: 2, booked_end: 12, back_at: '2026-06-01T10:41' })
  })

  test('is taken again when that is undone, unless somebody else has it meanwhile', async () => {
    expect((await undo('back')).status).toBe(201)
    expect(await hoursFrom(11)).toBe(0)
    expect((await back()).status).toBe(201)
    expect((await walkIn()).status).toBe(201)
    const refused = await undo('back')
    expect([refused.status, refused.json.code, refused.json.detail]).toEqual([
      409,
      'TAKEN',
      'Eider is taken from 10:45 am to 11:45 am by Tom Wind',
    ])
  })

  test('is neither canceled nor moved', async () => {
    for (const by of [employee, admin]) expect((await cancel(by)).json.code).toBe('BOAT_BACK')
    expect((await move(booking)).json.code).toBe('BOAT_BACK')
  })
})

test('A boat that is back before its time began takes none of it.', async () => {
  local('09:50')
  expect((await hand()).status).toBe(201)
  expect((await walkIn({ start: '09:55' })).json.detail).toBe('Eider is still out with Somebody Else')
  local('09:54')
  expect((await back()).status).toBe(201)
  expect([(await week())[0]?.ten_am, await hoursFrom(10)]).toEqual([[], 9])
})

describe('a booking whose boat is out', () => {
  test('is canceled by nobody, and its deposit is found where it was', async () => {
    await hand()
    for (const by of [employee, admin]) {
      const refused = await cancel(by)
      expect([refused.status, refused.json.code]).toEqual([409, 'BOAT_OUT'])
    }
    expect((await employee.get(`/api/rere_handover/${booking}/`)).json).toMatchObject({
      booking: { canceled: false },
      out: { deposit: 300 },
    })
    expect((await back()).json).toMatchObject({ give_back: 300 })
  })

  test('is not canceled while it is being handed over: who waited sees the boat leave', async () => {
    const { sql } = desk.it
    const waitFor = async (work: (tx: Parameters<Parameters<typeof transaction>[1]>[0]) => Promise<unknown>) => {
      let leave = () => {}
      const held = new Promise<void>((resolve) => {
        leave = resolve
      })
      let locked = () => {}
      const isLocked = new Promise<void>((resolve) => {
        locked = resolve
      })
      const first = transaction(sql, async (tx) => {
        await readBooking(tx, { id: booking }, { forUpdate: true })
        await tx`INSERT INTO handovers (booking_id, out_at, out_by) VALUES (${booking}, now(), '')`
        locked()
        await held
      })
      await isLocked
      const second = transaction(sql, work)
      await expect
        .poll(async () => (await sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`).length)
        .toBe(1)
      leave()
      await first
      return second
    }
    const [row] = (await waitFor(
      (tx) => tx`
        SELECT h.booking_id FROM bookings b LEFT JOIN handovers h ON h.booking_id = b.id
        WHERE b.id = ${booking} FOR UPDATE OF b`,
    )) as { booking_id: number | null }[]
    // One statement that waits knows nothing of what it waited for.
    expect(row?.booking_id).toBeNull()
    await sql`DELETE FROM handovers`
    expect(await waitFor((tx) => readBooking(tx, { id: booking }, { forUpdate: true }))).toMatchObject({
      progress: 'out',
    })
  })

  test('is either canceled or handed over, whoever is first', async () => {
    for (const hour of [13, 14, 15, 16, 17, 18]) {
      const id = await booked(`${hour}:00`, `${hour + 1}:00`)
      const [out, canceled] = await Promise.all([hand(id), cancel(admin, id)])
      expect([out.status === 201, canceled.status === 200].filter(Boolean)).toHaveLength(1)
      if (out.status === 201) expect((await back({}, id)).status).toBe(201)
    }
  })
})

test('Two bookings of a boat are not handed over at the same moment.', async () => {
  const next = await booked('12:00', '13:00')
  const replies = await Promise.all([hand(), hand(next)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('While a boat comes back, its time goes to one of those who want it, and to nobody twice.', async () => {
  await hand()
  local('10:30')
  const others = Array.from({ length: 5 }, () => walkIn())
  await Promise.all([back(), ...others])
  await walkIn()
  const rows = await desk.it.sql<{ overlaps: number }[]>`
    SELECT count(*)::int AS overlaps FROM bookings a JOIN bookings b ON a.id < b.id AND a.during && b.during`
  expect([rows[0]?.overlaps, (await desk.stored()).length]).toEqual([0, 2])
})

describe('paid bookings', () => {
  beforeEach(async () => {
    await desk.it.sql`UPDATE bookings SET paid_at = now(), payment_method = 'on_site'`
  })

  test('are canceled by administrators only', async () => {
    const refused = await cancel(employee)
    expect([refused.status, refused.json.code]).toEqual([403, 'BOOKING_PAID'])
    expect((await desk.stored())[0]?.canceled_at).toBeNull()
    expect((await cancel(admin)).status).toBe(200)
  })

  test('unpaid ones by employees as before', async () => {
    await desk.it.sql`UPDATE bookings SET paid_at = NULL`
    expect((await cancel(employee)).status).toBe(200)
  })
})
