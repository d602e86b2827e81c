import { beforeEach, describe, expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import { extraForm, resetExtras, saveExtra } from '#testing/extra-writes.ts'
import { seedExtras } from '#testing/extras.ts'
import { insertBooking } from '#testing/fleet.ts'
import type { ExtraRow } from '../contract.ts'

const desk = openDesk()
beforeEach(() => resetExtras(desk.it))

const all = async () => (await desk.it.visitor().get('/api/rere_get_pricing/')).json.extras as ExtraRow[]
const leftOf = (from: string, until: string) =>
  desk.it.visitor().get(`/api/rere_get_extras_left/2026-06-03T${from}/2026-06-03T${until}/`)

describe('extras', () => {
  test('begin with those of the documents, in their order, at their prices', async () => {
    const seeded = seedExtras.map((extra) => ({ ...extra, price: extra.price / 100 }))
    expect(await all()).toEqual(seeded)
  })

  test('are added by what they are called, last, each with a key of its own', async () => {
    const first = await saveExtra(desk.it, { name: 'Kühlbox (groß)', price: '5,50', stock: 2 })
    expect(first).toEqual({
      key: 'kuhlbox_gross',
      name: 'Kühlbox (groß)',
      name_de: 'Kühlbox',
      price: 5.5,
      unit: 'booking',
      stock: 2,
      vehicle_types: [],
      flows: ['hours', 'days'],
      position: 10,
      active: true,
    })
    const keys: string[] = []
    for (const name of ['Kühlbox – groß', 'Captain', '§', '2 oars']) keys.push((await saveExtra(desk.it, { name })).key)
    expect(keys).toEqual(['kuhlbox_gross_2', 'extra', 'extra_2', 'oars'])
    expect((await all()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  })

  test('are changed under their key, and the log says how', async () => {
    const { key } = await saveExtra(desk.it, {})
    const changes = { key, name: 'Ice box', price: 7, stock: 3, position: 1, vehicle_types: '["canoes"]', unit: 'hour' }
    const after = await saveExtra(desk.it, { ...changes, flows: '["hours"]' })
    expect(after).toMatchObject({ key: 'cooler', name: 'Ice box', price: 7, stock: 3, position: 1, unit: 'hour' })
    expect((await all())[1]).toEqual(after)
    const log = await desk.it
      .sql`SELECT action, record, details FROM audit_log WHERE kind = 'extra' ORDER BY id DESC LIMIT 1`
    expect(log).toMatchObject([
      {
        action: 'extra.change',
        record: 'extra:cooler',
        details: { before: { name: 'Cooler', amount: 5 }, after: { name: 'Ice box', amount: 7, stock: 3 } },
      },
    ])
  })

  test('are put away and brought back, each once', async () => {
    const { key } = await saveExtra(desk.it, { stock: 1 })
    const admin = await desk.it.signedIn('admin')
    const putAway = (away: boolean, which = key) => admin.post('/api/rere_put_away_extra/', { key: which, away })
    for (const [away, active] of [
      [true, false],
      [true, false],
      [false, true],
    ] as const) {
      expect((await putAway(away)).json).toMatchObject({ key, active })
      expect((await all()).find((one) => one.key === key)).toMatchObject({ active })
      expect(key in (await leftOf('10:00', '11:00')).json).toBe(active)
    }
    expect(
      await desk.it.sql`SELECT action FROM audit_log WHERE record = ${`extra:${key}`} ORDER BY id DESC LIMIT 2`,
    ).toEqual([{ action: 'extra.bring-back' }, { action: 'extra.put-away' }])
    expect((await putAway(true, 'nothing')).status).toBe(404)
    expect((await admin.post('/api/rere_save_extra/', extraForm({ key: 'nothing' }))).status).toBe(404)
  })

  test('are refused beside the field where they are wrong', async () => {
    const admin = await desk.it.signedIn('admin')
    for (const [changes, field] of [
      [{ name: '' }, 'name'],
      [{ name: 'x'.repeat(41) }, 'name'],
      [{ name_de: 'x'.repeat(41) }, 'name_de'],
      [{ price: '' }, 'price'],
      [{ price: -1 }, 'price'],
      [{ price: 1.005 }, 'price'],
      [{ unit: 'metre' }, 'unit'],
      [{ unit: 'hour' }, 'unit'],
      [{ stock: -1 }, 'stock'],
      [{ stock: 1.5 }, 'stock'],
      [{ stock: 10_000 }, 'stock'],
      [{ flows: '[]' }, 'flows'],
      [{ vehicle_types: '["rafts"]' }, 'vehicle_types.0'],
      [{ position: 0 }, 'position'],
      [{ key: 'DROP' }, 'key'],
    ] as const) {
      const { status, json } = await admin.post('/api/rere_save_extra/', extraForm(changes))
      const fields = (json.errors as { field: string }[])?.map((one) => one.field)
      expect([status, fields], JSON.stringify(changes)).toEqual([422, [field]])
    }
    expect(await all()).toHaveLength(9)
  })

  test('are for admins of the rental alone, and saved once', async () => {
    for (const [url, body] of [
      ['/api/rere_save_extra/', extraForm()],
      ['/api/rere_put_away_extra/', { key: 'bbq', away: true }],
    ] as const) {
      expect((await desk.it.visitor().post(url, body)).status).toBe(401)
      expect((await (await desk.it.signedIn('employee')).post(url, body)).status).toBe(403)
    }
    const admin = await desk.it.signedIn('admin')
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [a, b] = await Promise.all([1, 2].map(() => admin.post('/api/rere_save_extra/', extraForm(), key)))
    expect(a?.json).toEqual(b?.json)
    expect(await all()).toHaveLength(10)
  })
})

describe('how many are left', () => {
  test('is told for a time, of those of which there are only so many', async () => {
    await saveExtra(desk.it, { stock: 2 })
    for (const [from, until] of [
      ['10:00', '12:00'],
      ['13:00', '15:00'],
      ['14:00', '16:00'],
    ]) {
      await insertBooking(desk.it.sql, desk.boat, `2026-06-03T${from}`, `2026-06-03T${until}`).catch(async () => {
        const [{ id } = { id: 0 }] = await desk.it.sql<{ id: number }[]>`
          INSERT INTO vehicles (type, name, passengers, license, description)
          SELECT type, 'Another', passengers, license, description FROM vehicles LIMIT 1 RETURNING id`
        await insertBooking(desk.it.sql, id, `2026-06-03T${from}`, `2026-06-03T${until}`)
      })
    }
    await desk.it.sql`UPDATE bookings SET extras = '{cooler}'`
    await desk.it.live.changed('bookings')
    for (const [from, until, left] of [
      ['09:00', '10:00', 2],
      ['09:00', '10:30', 1],
      ['12:00', '13:00', 2],
      // One after the other: a piece is enough for both.
      ['10:00', '14:00', 1],
      ['10:00', '24:00', 0],
      ['14:30', '14:31', 0],
      ['15:00', '17:00', 1],
    ] as const)
      expect((await leftOf(from, until)).json, `${from} to ${until}`).toEqual({ cooler: left })
    await desk.it.sql`UPDATE bookings SET canceled_at = now()`
    await desk.it.live.changed('bookings')
    expect((await leftOf('10:00', '24:00')).json).toEqual({ cooler: 2 })
  })

  test('is asked for a time there is, of a month at most', async () => {
    const { status } = await leftOf('10:00', '10:00')
    expect(status).toBe(422)
    for (const [from, until] of [
      ['2026-02-30T10:00', '2026-03-01T10:00'],
      ['2026-06-03T24:30', '2026-06-04T10:00'],
      ['2026-06-03', '2026-06-04'],
      ['2026-06-03T10:00', '2026-07-05T10:00'],
      ['2026-06-03T10:00', '2026-06-02T10:00'],
      ['x', 'y'],
    ])
      expect((await desk.it.visitor().get(`/api/rere_get_extras_left/${from}/${until}/`)).status, from).toBe(422)
    expect((await leftOf('00:00', '24:00')).json).toEqual({})
  })
})
