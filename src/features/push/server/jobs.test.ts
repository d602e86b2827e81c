import { beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '#kit/server/security/secret.ts'
import { buildTestApp } from '#testing/app.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { insertNamedBooking, pushDevice, serve } from '#testing/push.ts'
import { startFakeWeb } from '#testing/web.ts'

const web = await startFakeWeb()
const it = await buildTestApp({}, { outbound: web.way })
const other = await buildTestApp({}, { outbound: web.way }, it)
const showcase = await buildTestApp({ SHOWCASE: 'on' }, { outbound: web.way }, it)
const { sql, appSql } = it
const eider = await insertVehicle(sql, { name: 'Eider' })
const teal = await insertVehicle(sql, { name: 'Teal' })
const employee = await it.signedIn('employee')
/** Monday, ten to noon at the pier. */
const now = '2026-06-01T09:50:00Z'

beforeEach(async () => {
  web.reset()
  await sql`TRUNCATE bookings, inbox_items, push_devices, push_wishes, push_messages, throttles CASCADE`
  await sql`UPDATE users SET active = true, language = NULL`
  for (const one of [it, other, showcase]) one.setNow(now)
})

/** A device of the employee that is told, and its service. */
async function addDevice(who = employee) {
  const device = pushDevice()
  expect((await who.post('/api/rere_add_push_device/', device.subscription)).status).toBe(200)
  return { ...device, service: serve(web, device) }
}

const addBooking = (from: string, to: string, changes: Record<string, unknown> = {}, boat = eider) =>
  insertNamedBooking(sql, boat, { starts_at: from, ends_at: to, ...changes })

const cancel = (id: number, by: string | null = 'customer') =>
  sql`UPDATE bookings SET canceled_at = now(), canceled_by = ${by}, canceled_reason = '' WHERE id = ${id}`
const write = (name: string, changes: Record<string, unknown> = {}) => sql`
  INSERT INTO inbox_items ${sql({ business: 'rental', type: 'contact', name, body: 'Hello', ...changes })}`
const checkOut = (id: number) =>
  sql`INSERT INTO handovers (booking_id, out_at, out_by) VALUES (${id}, '2026-06-01T06:00:00Z', 'Ada')`
/** As if the wait for the next try were over. */
const wait = () => sql`UPDATE push_messages SET due_at = now() WHERE taken_at IS NULL`
const titles = ({ service }: Awaited<ReturnType<typeof addDevice>>) => service.told.map(({ title }) => title)

describe('What is told', () => {
  test('is a new booking of today: name, boat, time, and where its card is.', async () => {
    const device = await addDevice()
    const id = await addBooking('2026-06-01T14:00', '2026-06-01T16:00')
    await addBooking('2026-06-02T14:00', '2026-06-02T16:00', { name: 'Of tomorrow' })
    await addBooking('2026-06-01T17:00', '2026-06-01T18:00', { employee: 'Jonas Pier', name: 'Entered by themselves' })
    const held = await addBooking('2026-06-01T19:00', '2026-06-01T20:00', {
      held_until: '2026-06-01T10:00:00Z',
      name: 'Ole',
    })
    await addBooking('2026-06-01T14:00', '2026-06-01T16:00', { leader_id: id, name: 'Of the same trip' }, teal)
    await it.runJob('push')
    expect(device.service.told).toEqual([
      {
        title: 'New booking today, 2 pm',
        body: 'Eider, Mira Keller, 3 people',
        tag: `booking-${id}`,
        url: `/RentalRevolution/today?day=2026-06-01#booking-${id}`,
      },
    ])
    await sql`UPDATE bookings SET held_until = NULL WHERE id = ${held}`
    await it.runJob('push')
    expect(device.service.told.slice(1).map(({ body }) => body)).toEqual(['Eider, Ole, 3 people'])
  })

  test('is a cancellation of what is still to come, and not one of a hold that ran out, nor one`s own.', async () => {
    const device = await addDevice()
    const times = ['2026-07-01T14:00', '2026-07-01T16:00'] as const
    const leader = await addBooking(...times, { mates: 1 })
    await addBooking(...times, { leader_id: leader, name: 'Second boat' }, teal)
    const past = await addBooking('2026-05-01T14:00', '2026-05-01T16:00')
    const own = await addBooking('2026-07-02T14:00', '2026-07-02T16:00')
    const hold = await addBooking('2026-07-03T14:00', '2026-07-03T16:00', { held_until: '2026-06-01T10:00:00Z' })
    await it.runJob('push')
    for (const id of [leader, past, hold]) await cancel(id)
    await cancel(own, 'Jonas Pier')
    await it.runJob('push')
    expect(device.service.told).toMatchObject([
      {
        title: 'Canceled: Jul 1, 2 pm',
        body: 'Eider, Mira Keller',
        url: expect.stringContaining('today?day=2026-07-01'),
      },
    ])
  })

  test('is a message of a visitor to the rental.', async () => {
    const device = await addDevice()
    await write('Ida Engel')
    await write('Of staff', { type: 'todo' })
    await write('Of the agency', { business: 'agency' })
    await it.runJob('push')
    expect(device.service.told).toMatchObject([
      { title: 'New message', body: 'Ida Engel', url: '/RentalRevolution/inbox' },
    ])
  })

  test('is a boat that is late by more than the grace of the business, once.', async () => {
    const device = await addDevice()
    await employee.post('/api/rere_save_push/', { kinds: 'late' })
    await sql`UPDATE business_settings SET late_grace = 15 WHERE business = 'rental'`
    const late = await addBooking('2026-06-01T08:00', '2026-06-01T11:35')
    const soon = await addBooking('2026-06-01T08:00', '2026-06-01T11:36', {}, teal)
    await checkOut(late)
    await checkOut(soon)
    for (const job of ['late-boats', 'push', 'late-boats', 'push']) await it.runJob(job)
    expect(device.service.told).toMatchObject([{ title: 'Eider is late', body: 'Mira Keller, due at 11:35 am' }])
    it.setNow('2026-06-01T09:51:00Z')
    await it.runJob('late-boats')
    await it.runJob('push')
    expect(titles(device)).toEqual(['Eider is late', 'Teal is late'])
    const back = await addBooking('2026-06-01T11:36', '2026-06-01T11:37')
    await checkOut(back)
    it.setNow('2026-06-01T12:00:00Z')
    await it.runJob('late-boats')
    await sql`UPDATE handovers SET back_at = now(), back_by = 'Ada' WHERE booking_id = ${back}`
    await it.runJob('push')
    expect(titles(device)).toHaveLength(2)
  })

  test('is what a person wants, outside their quiet hours, in their language, as long as they may see it.', async () => {
    const device = await addDevice()
    const save = (fields: Record<string, unknown>) => employee.post('/api/rere_save_push/', fields)
    const happens = async (hour: number) => {
      await addBooking(`2026-06-01T${hour}:00`, `2026-06-01T${hour + 1}:00`)
      await it.runJob('push')
      return device.service.told.length
    }
    await save({ kinds: 'late' })
    expect(await happens(10)).toBe(0)
    await save({ kinds: 'booking', quiet_from: 22, quiet_until: 12 })
    expect(await happens(11)).toBe(0)
    it.setNow('2026-06-01T10:00:00Z')
    await sql`UPDATE users SET language = 'de'`
    expect(await happens(12)).toBe(1)
    expect(device.service.told[0]).toMatchObject({
      title: expect.stringMatching(/^Neue Buchung heute, 12\sUhr$/),
      url: expect.stringMatching(/^\/de\/RentalRevolution\/today/),
    })
    await sql`UPDATE users SET active = false WHERE NOT root`
    expect(await happens(13)).toBe(1)
  })

  test('names nobody in a showcase.', async () => {
    const device = await addDevice()
    await addBooking('2026-06-01T14:00', '2026-06-01T16:00')
    await showcase.runJob('push')
    expect(device.service.told).toMatchObject([{ body: 'Eider, 3 people' }])
  })

  test('is a test, to the device that asks, even in quiet hours.', async () => {
    const [device, second] = [await addDevice(), await addDevice()]
    await employee.post('/api/rere_save_push/', { kinds: '', quiet_from: 0, quiet_until: 23.5 })
    const [row] = await sql<
      { id: number }[]
    >`SELECT id FROM push_devices WHERE endpoint = ${device.subscription.endpoint}`
    await employee.post('/api/rere_test_push_device/', { id: row?.id })
    await it.runJob('push')
    expect([titles(device), titles(second)]).toEqual([['Told at once'], []])
    const { json } = await employee.get('/api/rere_get_push/')
    expect(json.devices).toMatchObject([{ told_at: expect.any(String) }, { told_at: null }])
  })
})

test('A message says what it has to: who sends it, how it is encrypted, how long it lasts, and which one it replaces.', async () => {
  const { service, path } = await addDevice()
  const id = await addBooking('2026-06-01T14:00', '2026-06-01T16:00')
  await it.runJob('push')
  const { json } = await employee.get('/api/rere_get_push/')
  expect(service.heads[0]).toMatchObject({
    ...{ host: 'push.example', 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' },
    topic: sha256(`booking-${id}`).toString('base64url').slice(0, 32),
    authorization: expect.stringMatching(new RegExp(`^vapid t=[\\w.-]+, k=${json.public_key}$`)),
  })
  expect([web.dialed, web.asked]).toEqual([
    [expect.objectContaining({ port: 443, servername: 'push.example' })],
    [path],
  ])
})

describe('Where a message does not get through', () => {
  const happens = () => addBooking('2026-06-01T14:00', '2026-06-01T16:00')
  const left = async () => (await sql`SELECT FROM push_messages WHERE taken_at IS NULL`).length

  test('it is sent again a few times, and told once when that works.', async () => {
    const device = await addDevice()
    await happens()
    device.service.status = 503
    await it.runJob('push')
    await it.runJob('push')
    expect([device.service.asked, await left()]).toEqual([1, 1])
    device.service.status = 201
    await wait()
    for (let i = 0; i < 3; i++) await it.runJob('push')
    expect([device.service.asked, titles(device).length, await left()]).toEqual([2, 1, 0])
  })

  test('it is given up after four times, and what the service asks for is heeded.', async () => {
    const device = await addDevice()
    await happens()
    Object.assign(device.service, { status: 429, headers: { 'retry-after': '600' } })
    await it.runJob('push')
    const [row] = await sql<{ seconds: number }[]>`
      SELECT extract(epoch FROM due_at - now())::float8 AS seconds FROM push_messages`
    expect(row?.seconds).toBeGreaterThan(590)
    for (let i = 0; i < 6; i++) {
      await wait()
      await it.runJob('push')
    }
    expect([device.service.asked, await left()]).toEqual([4, 0])
  })

  test.each([404, 410])('because the device is gone (%i), it is told no more.', async (status) => {
    const device = await addDevice()
    await happens()
    device.service.status = status
    await it.runJob('push')
    expect(await sql`SELECT FROM push_devices`).toHaveLength(0)
    await addBooking('2026-06-01T17:00', '2026-06-01T18:00')
    await it.runJob('push')
    expect(device.service.asked).toBe(1)
  })

  test('because its service now stands for a machine of ours, nobody is asked.', async () => {
    const device = await addDevice()
    web.names['push.example'] = [['10.0.0.8']]
    await happens()
    await it.runJob('push')
    await sql`UPDATE push_devices SET endpoint = 'http://127.0.0.1/x'`
    await wait()
    await it.runJob('push')
    expect([device.service.asked, web.dialed]).toEqual([0, []])
  })

  test('for an hour, it is no news any more; and what was told is forgotten after days.', async () => {
    const device = await addDevice()
    await happens()
    await sql`UPDATE push_messages SET made_at = now() - interval '61 minutes'`
    await it.runJob('push')
    expect(device.service.asked).toBe(0)
    await sql`UPDATE push_messages SET made_at = now() - interval '73 hours'`
    await it.runJob('late-boats')
    expect(await sql`SELECT FROM push_messages`).toHaveLength(0)
  })
})

describe('At most once', () => {
  /** As many processes as there are, each as often. */
  const all = () => Promise.all([it, other, it, other, it, other].map((one) => one.runJob('push')))

  test('however many look at the same time.', async () => {
    const device = await addDevice()
    for (let hour = 0; hour < 20; hour++)
      await addBooking(
        `2026-06-01T${String(hour).padStart(2, '0')}:00`,
        `2026-06-01T${String(hour + 1).padStart(2, '0')}:00`,
      )
    await all()
    expect([device.service.asked, new Set(device.service.told.map(({ tag }) => tag)).size]).toEqual([20, 20])
  })

  test('and it would be more often if it were not noted before it is sent.', async () => {
    const device = await addDevice()
    await addBooking('2026-06-01T14:00', '2026-06-01T16:00')
    await sql`
      CREATE FUNCTION forget_taken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.taken_at := NULL; NEW.due_at := now() + interval '1 s'; RETURN NEW; END $$`
    await sql`CREATE TRIGGER forget_taken BEFORE UPDATE ON push_messages FOR EACH ROW WHEN (OLD.tries < NEW.tries) EXECUTE FUNCTION forget_taken()`
    await all()
    await wait()
    await all()
    expect(device.service.asked).toBeGreaterThan(1)
    await sql`DROP FUNCTION forget_taken CASCADE`
  })

  test('also where a process dies in the middle of it.', async () => {
    const device = await addDevice()
    await addBooking('2026-06-01T14:00', '2026-06-01T16:00')
    await sql`UPDATE push_messages SET taken_at = now() - interval '30 minutes'`
    await wait()
    await all()
    expect(device.service.asked).toBe(0)
  })
})

test('A device that goes while somebody books keeps nobody from it.', async () => {
  await addDevice()
  await appSql.begin(async (tx) => {
    await tx`DELETE FROM push_devices`
    await insertBooking(it.appSql, eider, '2026-06-01T14:00', '2026-06-01T16:00')
  })
  await it.runJob('push')
  expect(await sql`SELECT FROM bookings`).toHaveLength(1)
})
