import { describe, expect, test } from 'vitest'
import { insertBooking } from '#testing/fleet.ts'
import { openPier } from '#testing/stay.ts'

const pier = openPier()
const canceled = async (day = '2026-06-03', who = pier.it.signedIn('employee')) =>
  (await who).get(`/api/rere_get_canceled_bookings/?day=${day}`)

describe('what was canceled of a day', () => {
  test('is what would have begun on it, by its time, with who did so and why; who did not come is not', async () => {
    const [{ id } = { id: 0 }] = await pier.it.sql<{ id: number }[]>`SELECT id FROM vehicles WHERE name = 'Eider'`
    for (const [from, to] of [
      ['2026-06-02T23:00', '2026-06-03T00:00'],
      ['2026-06-03T00:00', '2026-06-03T01:00'],
      ['2026-06-03T10:00', '2026-06-03T12:00'],
      ['2026-06-03T13:00', '2026-06-03T14:00'],
      ['2026-06-04T00:00', '2026-06-04T01:00'],
    ] as const)
      await insertBooking(pier.it.sql, id, from, to)
    await insertBooking(pier.it.sql, pier.houseboat, '2026-06-03T14:00', '2026-06-05T10:00', 'days')
    expect((await canceled()).json).toEqual({ bookings: [] })
    await pier.it.sql`
      UPDATE bookings SET canceled_at = '2026-06-02T08:00:00Z', canceled_by = 'Ada', canceled_reason = 'Storm warning', canceled_why = 'weather'`
    await pier.it.sql`UPDATE bookings SET canceled_by = NULL, canceled_reason = 'Not paid' WHERE kind = 'days'`
    await pier.it.sql`UPDATE bookings SET canceled_why = 'no_show' WHERE starts_at = '2026-06-03T13:00'`
    const { bookings } = (await canceled()).json
    expect(bookings).toMatchObject([
      { booked_start: 0, vehicle_name: 'Eider', canceled: 'Canceled by Ada on 06/02/26, 10 am: Storm warning' },
      { booked_start: 10 },
      { booked_start: 14, vehicle_name: 'Heron', canceled: 'Released on 06/02/26, 10 am: Not paid' },
    ])
  })

  test('is for staff, and of a day', async () => {
    expect((await canceled('2026-06-03', Promise.resolve(pier.it.visitor()))).status).toBe(401)
    expect((await canceled('2026-02-30')).status).toBe(422)
    expect((await canceled('2026-06-03', pier.it.signedIn('demo'))).status).toBe(200)
  })
})
