import { beforeEach, describe, expect, test } from 'vitest'
import { bookingFields, openDesk } from '#testing/booking.ts'
import type { Browser, Reply } from '#testing/browser.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { moveBy } from '#testing/moves.ts'
import { slotKeys, type TimetableDay } from '../../contract.ts'
import type { Review } from '../contract.ts'

const desk = openDesk()
let staff: Browser
let teal: number

beforeEach(async () => {
  await desk.it.sql`TRUNCATE closures CASCADE`
  teal = await insertVehicle(desk.it.sql, { name: 'Teal' })
  await desk.it.live.changed('vehicles', 'blocked-days')
  staff = await desk.it.signedIn('employee')
})

const closing = (changes: object = {}) => ({
  vehicle_id: desk.boat,
  from_day: '2026-06-03',
  from: 9,
  until_day: '2026-06-03',
  until: 24,
  reason: 'Engine damage',
  ...changes,
})
const close = (changes: object = {}, who = staff) => who.post('/api/rere_close/', closing(changes))
const get = async (path: string) => JSON.parse((await desk.it.visitor().get(path)).text)
const fields = ({ json }: Reply) => (json.errors as { field: string }[]).map(({ field }) => field)
const water = { vehicle_id: undefined, from: 0 }
const reviewOf = async (id: unknown) => (await staff.get(`/api/rere_get_review/${id}/`)).json as Review

describe('closing', () => {
  test('is done by staff, and says what is closed', async () => {
    const reply = await close()
    expect([reply.status, reply.json]).toEqual([
      201,
      {
        id: expect.any(Number),
        vehicle_id: desk.boat,
        vehicle_name: 'Eider',
        starts_at: '2026-06-03T09:00',
        ends_at: '2026-06-04T00:00',
        reason: 'Engine damage',
      },
    ])
    const [entry] = await desk.it.sql`SELECT action, record FROM audit_log ORDER BY id DESC LIMIT 1`
    expect(entry).toEqual({ action: 'closure.add', record: `closure:${reply.json.id}` })
    expect((await close({}, desk.it.visitor())).status).toBe(401)
    expect((await close({}, await desk.it.signedIn('demo'))).status).toBe(403)
  })

  test.each([
    ['until', { until: 9 }],
    ['until', { until: 24, until_day: '2026-05-31', from_day: '2026-05-31' }],
    ['until_day', { until_day: '2027-06-04' }],
    ['reason', { reason: 'x' }],
    ['from', { from: 9.2 }],
    ['from_day', { from_day: '2026-02-30' }],
    ['vehicle', { vehicle_id: 999_999 }],
  ])('says at %s what is wrong', async (field, changes) => {
    const reply = await close(changes)
    expect([reply.status, fields(reply)]).toEqual([422, [field]])
    expect(await desk.it.sql`SELECT FROM closures`).toHaveLength(0)
  })

  test('is done once, however often it is sent', async () => {
    const key = { 'idempotency-key': 'a1b2c3d4e5f6a7b8' }
    const first = await staff.post('/api/rere_close/', closing(), key)
    const again = await staff.post('/api/rere_close/', closing(), key)
    expect(again.json).toEqual(first.json)
    expect(await desk.it.sql`SELECT FROM closures`).toHaveLength(1)
  })
})

/** What every reader says of a boat at 10 am of June 3. */
async function readers() {
  const [day] = (await get('/api/rere_get_week/?selectedWeek=2026-06-03')) as TimetableDay[]
  const { boats } = (await get('/api/rere_get_free_boats/?day=2026-06-03&start=10&hours=1&people=2')) as FreeBoats
  const durations = await get(`/api/rere_check_available_durations/all/${desk.boat}/2026-06-03/10/`)
  return {
    week: day?.[slotKeys[20] as 'date'].includes(desk.boat as never),
    free: boats.map(({ name }) => name).sort(),
    hours: durations[desk.boat],
  }
}

type FreeBoats = { boats: { name: string }[] }

describe('what is closed', () => {
  test('is taken for every reader of what is free, at once, and free again once it is opened', async () => {
    const open = await readers()
    expect(open).toMatchObject({ week: false, free: ['Eider', 'Teal'] })
    const { json } = await close()
    expect(await readers()).toEqual({ week: true, free: ['Teal'], hours: 0 })
    const timeline = (await staff.get('/api/rere_get_timeline/?day=2026-06-03&days=1')).json
    expect(timeline.closures).toEqual([json])
    expect(await staff.post('/api/rere_open_again/', { closure_id: json.id })).toMatchObject({ status: 200 })
    expect(await staff.post('/api/rere_open_again/', { closure_id: json.id })).toMatchObject({ status: 200 })
    expect(await readers()).toEqual(open)
  })

  test('is a day on which nobody goes out where all of it is closed for everybody', async () => {
    await close(water)
    const calendar = await get('/api/rere_get_future_bookings_for_calendar/')
    expect(calendar).toEqual([{ date: '2026-06-03', blocked: true }])
    expect((await readers()).free).toEqual([])
    const refused = await desk.request(bookingFields({ vehicle: desk.boat, code: '12345' }))
    expect(refused.json.code).toBe('DAY_BLOCKED')
  })

  test('is booked by nobody: neither by customers, nor by staff, nor by a move', async () => {
    await insertBooking(desk.it.sql, teal, '2026-06-03T10:00', '2026-06-03T11:00')
    await close()
    const asked = await desk.it.signedIn('root')
    const reply = await asked.post(
      '/api/rere_send_booking_request/',
      bookingFields({ vehicle: desk.boat, code: '24680' }),
    )
    expect(reply.json.type).toBe('ALREADY_BOOKED')
    const [{ id } = { id: 0 }] = await desk.it.sql<{ id: number }[]>`SELECT id::int FROM bookings`
    const moved = await moveBy(staff, { booking_id: id, vehicle_id: desk.boat })
    expect(moved).toMatchObject({
      status: 409,
      json: { code: 'TAKEN', detail: 'Eider is closed from 9 am to 12 am: Engine damage' },
    })
    expect(await desk.stored()).toHaveLength(1)
  })

  test('leaves what was booked before, and lets it be paid, canceled and shortened', async () => {
    await insertBooking(desk.it.sql, desk.boat, '2026-06-03T10:00', '2026-06-03T12:00')
    await close()
    await desk.it.sql`UPDATE bookings SET paid_at = now(), ends_at = '2026-06-03T11:00'`
    await expect(desk.it.sql`UPDATE bookings SET ends_at = '2026-06-03T13:00'`).rejects.toMatchObject({
      constraint_name: 'no_double_booking',
    })
    await desk.it.sql`UPDATE bookings SET canceled_at = now()`
    await expect(desk.it.sql`UPDATE bookings SET canceled_at = NULL`).rejects.toThrow()
  })
})

describe('whom it concerns', () => {
  test('are those in the closed time, with what is proposed, but nobody who is over or back; who is out is told apart', async () => {
    const { sql, setNow } = desk.it
    setNow('2026-06-03T08:30:00Z')
    await insertBooking(sql, desk.boat, '2026-06-03T14:00', '2026-06-03T16:00')
    await insertBooking(sql, desk.boat, '2026-06-03T10:00', '2026-06-03T12:00')
    await insertBooking(sql, desk.boat, '2026-06-03T09:00', '2026-06-03T10:00')
    await insertBooking(sql, teal, '2026-06-03T14:00', '2026-06-03T15:00')
    await sql`INSERT INTO handovers (booking_id, out_at, out_by) SELECT id, '2026-06-03T08:00:00Z', 'Ada' FROM bookings WHERE starts_at = '2026-06-03T10:00'`
    await desk.it.live.changed('bookings', 'handovers')
    const { json } = await close()
    const review = await reviewOf(json.id)
    expect(review.aboard.map(({ out_at }) => out_at)).toEqual(['2026-06-03T10:00'])
    expect(review.open).toHaveLength(1)
    const [one] = review.open
    expect(one).toMatchObject({ name: 'Somebody Else', people: 1, paid: 0, decision: 'move' })
    const place = one?.places.find(({ key }) => key === one.place)
    expect(place?.spots).toMatchObject([{ vehicle_name: 'Teal', starts_at: '2026-06-03T15:00' }])
    const list = (await staff.get('/api/rere_get_closures/?day=2026-06-03')).json.closures
    expect(list).toMatchObject([{ id: json.id, undecided: 1, unanswered: 0 }])
  })

  test('is known of closures that are there only', async () => {
    expect((await staff.get('/api/rere_get_review/4711/')).status).toBe(404)
    expect((await desk.it.visitor().get('/api/rere_get_review/1/')).status).toBe(401)
    expect((await staff.post('/api/rere_open_again/', { closure_id: 4711 })).status).toBe(404)
  })
})
