import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import type { Browser, Reply } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'
import { multipart } from '#testing/form.ts'
import { somePictures } from '#testing/pictures.ts'
import type { Handover } from '../../contract.ts'

const desk = openDesk()
let employee: Browser
let booking = 0

beforeAll(async () => {
  employee = await desk.it.signedIn('employee')
})

beforeEach(async () => {
  const { sql } = desk.it
  await insertBooking(sql, desk.boat, '2026-06-01T10:00', '2026-06-01T12:00')
  const quote = { lines: [], total: 10_000, vat: 1597, onSite: [{ label: 'Deposit', cents: 30_000 }] }
  const [row] = await sql<{ id: number }[]>`
    UPDATE bookings SET quote = ${JSON.stringify(quote)}::text::jsonb, price = 10000 RETURNING id::int`
  booking = row?.id ?? 0
  desk.it.setNow('2026-06-01T08:35:00Z')
})

const out = (more: object = {}): Record<string, unknown> => ({
  ...{ booking_id: booking, fuel: 8, deposit: 300, method: 'cash', signed_by: 'Somebody Else' },
  ...more,
})
const back = (more: object = {}): Record<string, unknown> => ({
  ...{ booking_id: booking, fuel: 8, litres: 0, late_hours: 0, damage_fee: 0, give_back: 300, method: 'cash' },
  ...more,
})
const checkOut = (body: Record<string, unknown>, headers = {}, who = employee) =>
  who.post('/api/rere_check_out/', body, headers)
const takeBack = (body: Record<string, unknown>) => employee.post('/api/rere_take_back/', body)
const read = async () => (await employee.get(`/api/rere_handover/${booking}/`)).json as Handover
const fieldOf = ({ json }: Reply) => (json.errors as { field: string }[])[0]?.field
const times = async () => {
  const { out: left, back: came } = await read()
  return [left?.dateTime, came?.dateTime]
}

describe('What was done without a network and is sent later', () => {
  test('is written at the time it was done, and late hours are those of then.', async () => {
    await checkOut(out({ happened_at: '2026-06-01T08:05:00Z' }))
    desk.it.setNow('2026-06-01T12:35:00Z')
    const late = await takeBack(back())
    expect([late.status, fieldOf(late)]).toEqual([422, 'waived_reason'])
    expect((await takeBack(back({ happened_at: '2026-06-01T09:55:00Z' }))).status).toBe(201)
    expect(await times()).toEqual(['2026-06-01T08:05:00Z', '2026-06-01T09:55:00Z'])
    const entries = await desk.it.sql<{ happened: string; created: string }[]>`
      SELECT content::jsonb->>'happened' AS happened, kind AS created FROM till_entries
      WHERE booking_id = ${booking} ORDER BY position`
    expect(entries.map(({ happened }) => happened)).toEqual(['2026-06-01T08:05:00Z', '2026-06-01T09:55:00Z'])
  })

  test('is not believed to lie ahead, or before what came before it.', async () => {
    await checkOut(out({ happened_at: '2026-06-01T09:00:00Z' }))
    await takeBack(back({ happened_at: '2026-06-01T08:00:00Z' }))
    expect(await times()).toEqual(['2026-06-01T08:35:00Z', '2026-06-01T08:35:00Z'])
  })

  test('is refused where the time is none.', async () => {
    const refused = await checkOut(out({ happened_at: 'ten to nine' }))
    expect([refused.status, fieldOf(refused)]).toEqual([422, 'happened_at'])
  })

  test.each([
    ['half an hour', false],
    ['a day, when its key is forgotten', true],
  ])('comes once also when it is repeated after %s.', async (_, isForgotten) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const body = out({ happened_at: '2026-06-01T08:05:00Z' })
    const first = await checkOut(body, headers)
    if (isForgotten) {
      await desk.it.sql`UPDATE idempotent_answers SET created_at = created_at - interval '25 hours'`
      await desk.it.runJob('clearing')
    }
    const again = await checkOut(body, headers)
    expect(again.status).toBe(isForgotten ? 409 : 201)
    if (!isForgotten) expect(again.json).toEqual(first.json)
    expect(await desk.it.sql`SELECT 1 FROM till_entries WHERE booking_id = ${booking}`).toHaveLength(1)
  })

  test('is one write under its key, whoever repeats it; nobody who is not signed in does.', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const first = await checkOut(out(), headers)
    const admin = await desk.it.signedIn('admin')
    expect((await checkOut(out(), headers, admin)).json).toEqual(first.json)
    expect((await checkOut(out(), headers, desk.it.visitor())).status).toBe(401)
    expect((await read()).out?.by).not.toBe('')
    expect(await desk.it.sql`SELECT 1 FROM handovers WHERE booking_id = ${booking}`).toHaveLength(1)
  })

  test('a photo stays with the step it was taken for, and is kept once.', async () => {
    const image = await somePictures.jpg(320, 240)
    const send = async (moment: string): Promise<Reply> => {
      const { payload, headers } = await multipart({ booking_id: booking, moment, image })
      return employee.send({ method: 'POST', url: '/api/rere_add_handover_picture/', payload, headers })
    }
    expect([(await send('out')).status, (await send('out')).status]).toEqual([201, 201])
    await checkOut(out())
    const late = await send('out')
    expect([late.status, late.json.code]).toEqual([409, 'OTHER_STEP'])
    expect(await desk.it.sql`SELECT moment FROM handover_pictures`).toEqual([{ moment: 'out' }])
  })
})

describe('What is kept for when there is no network', () => {
  test('is what a check-out and a return need, of all boats of the day that are not back.', async () => {
    const of = async (day: string) =>
      (await employee.get(`/api/rere_day_handovers/?day=${day}`)).json.handovers as Handover[]
    expect(await of('2026-06-01')).toEqual([await read()])
    expect(await of('2026-06-02')).toEqual([])
    await checkOut(out())
    // Out is out, also on the next day.
    expect((await of('2026-06-02'))[0]?.out?.deposit).toBe(300)
    await takeBack(back())
    expect(await of('2026-06-01')).toEqual([])
  })

  test('is for staff, and asks for a day.', async () => {
    expect((await desk.it.visitor().get('/api/rere_day_handovers/?day=2026-06-01')).status).toBe(401)
    expect((await employee.get('/api/rere_day_handovers/?day=soon')).status).toBe(422)
  })
})
