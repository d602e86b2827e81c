import { describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import type { Reply } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'
import { joined, mailedLink, openList, takeFields, wishFields } from '#testing/waiting.ts'

const list = openList()
const { post, read, turn, free } = list
const wrongFields = ({ json }: Reply) => (json.errors as { field: string }[]).map(({ field }) => field)
const offerOf = async (link: string) => (await read(link)).offer as Record<string, string> | null
const entries = () => list.desk.it.sql`SELECT * FROM waiting_entries ORDER BY id`
const subjects = async () => (await list.mails()).map(({ subject }) => subject)

describe('asking for a place on the list of a full day', () => {
  test('mails a link that confirms it, and puts nobody in line before', async () => {
    expect(await post('join_waiting_list', wishFields())).toMatchObject({ status: 201, json: { status: 'success' } })
    expect(await subjects()).toEqual(['Please confirm: waiting list for Wednesday, June 10, 2026'])
    const link = await mailedLink(list.desk.it.sql, 'mira@guests.example')
    expect(await read(link)).toMatchObject({ state: 'unconfirmed', hours: 2, people: 2, ahead: 0, offer: null })
    await free(list.desk.boat)
    await turn()
    expect(await subjects()).toHaveLength(1)
  })

  test('is in line once confirmed, however often, and knows how many asked before', async () => {
    const first = await joined(list.desk.it)
    await post('confirm_waiting', { link: first })
    const second = await joined(list.desk.it, { email: 'ole@guests.example' })
    expect(await read(first)).toMatchObject({ state: 'waiting', ahead: 0 })
    expect(await read(second)).toMatchObject({ state: 'waiting', ahead: 1 })
  })

  test('replaces what was not confirmed, and leaves what was as it is, with the same answer', async () => {
    await post('join_waiting_list', wishFields({ hours: 1 }))
    await post('join_waiting_list', wishFields())
    const link = await mailedLink(list.desk.it.sql, 'mira@guests.example')
    await post('confirm_waiting', { link })
    expect((await post('join_waiting_list', wishFields({ hours: 1, email: 'Mira@guests.example' }))).status).toBe(201)
    expect((await subjects())[2]).toBe('You are on the waiting list for Wednesday, June 10, 2026')
    expect(await entries()).toHaveLength(1)
    expect(await read(link)).toMatchObject({ state: 'waiting', hours: 2 })
    await joined(list.desk.it, { kind: 'days', type: 'houseboats', nights: 2 })
    expect(await entries()).toHaveLength(2)
  })

  test('is refused where something is free', async () => {
    await free(list.desk.boat)
    expect(await post('join_waiting_list', wishFields())).toMatchObject({ status: 409, json: { code: 'FREE_NOW' } })
    expect(await entries()).toEqual([])
  })

  test.each([
    [{ hours: 5 }, 'DURATION_NOT_OFFERED'],
    [{ day: '2026-05-30' }, 'PAST'],
    [{ people: 7 }, 'VEHICLE_BLOCKED'],
    [{ kind: 'days', nights: 1 }, 'MINIMUM_NIGHTS'],
    [{ from: 5, until: 8 }, 'OUTSIDE_OPENING_HOURS'],
  ])('is refused for what is never let: %j', async (changes, code) => {
    expect(await post('join_waiting_list', wishFields(changes))).toMatchObject({ status: 422, json: { code } })
  })

  test.each([
    ['name', { name: 'Mo' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: 'call me' }],
    ['people', { people: 0 }],
    ['day', { day: '2026-02-30' }],
    ['from', { from: 9.25 }],
    ['kind', { kind: 'weeks' }],
  ])('says at %s what is wrong', async (field, changes) => {
    const reply = await post('join_waiting_list', wishFields(changes))
    expect(reply.status).toBe(422)
    expect(wrongFields(reply)).toEqual([field])
  })

  test('is refused on a showcase, and throttled for one address', async () => {
    const showcase = await buildTestApp({ SHOWCASE: 'on' })
    const refused = await showcase.visitor().post('/api/rere_join_waiting_list/', wishFields())
    expect(refused).toMatchObject({ status: 403, json: { code: 'SHOWCASE' } })
    for (let i = 0; i < 5; i++) expect((await post('join_waiting_list', wishFields())).status).toBe(201)
    expect((await post('join_waiting_list', wishFields())).status).toBe(429)
  })

  test('is refused to whoever is excluded, once the address is proved', async () => {
    const { sql, live } = list.desk.it
    await sql`INSERT INTO blocked_customers (email, reason) VALUES ('mira@guests.example', 'Left it aground')`
    await live.changed('blocked-customers')
    expect((await post('join_waiting_list', wishFields())).status).toBe(201)
    const link = await mailedLink(sql, 'mira@guests.example')
    expect(await post('confirm_waiting', { link })).toMatchObject({ status: 403, json: { code: 'EXCLUDED' } })
    expect(await read(link)).toMatchObject({ state: 'unconfirmed' })
  })
})

describe('when something is free', () => {
  test('whoever asked first has it held for an hour and is told, nobody else', async () => {
    const first = await joined(list.desk.it)
    const second = await joined(list.desk.it, { email: 'ole@guests.example' })
    await insertBooking(list.desk.it.sql, list.desk.boat, '2026-06-11T09:00', '2026-06-11T19:00')
    await list.desk.it.sql`UPDATE bookings SET ends_at = '2026-06-10T16:30' WHERE starts_at = '2026-06-10T09:00'`
    await turn()
    expect((await list.mails()).slice(2)).toMatchObject([
      { recipient: 'mira@guests.example', subject: 'It is your turn: Eider on Wednesday, June 10, 2026' },
    ])
    expect((await list.mails())[2]?.body_text).toContain('until 10')
    const { state, offer } = await read(first)
    expect([state, offer]).toMatchObject(['offered', { starts_at: '2026-06-10T17:00', ends_at: '2026-06-10T19:00' }])
    const minutes = (Date.parse((await offerOf(first))?.until ?? '') - Date.parse('2026-06-01T07:00:00Z')) / 60_000
    expect(minutes).toBeGreaterThan(58)
    expect(minutes).toBeLessThan(61)
    expect(await read(second)).toMatchObject({ state: 'waiting', ahead: 0, offer: null })
    await turn()
    expect(await subjects()).toHaveLength(3)
  })

  test('it passes to the next when the hour is over, and says so to the first', async () => {
    const first = await joined(list.desk.it)
    const second = await joined(list.desk.it, { email: 'ole@guests.example' })
    await free(list.desk.boat)
    await insertBooking(list.desk.it.sql, list.desk.boat, '2026-06-10T11:00', '2026-06-10T19:00')
    await turn()
    await list.desk.it.sql`UPDATE bookings SET held_until = now() - interval '1 second' WHERE held_until IS NOT NULL`
    expect(await post('take_waiting', takeFields(first))).toMatchObject({ status: 422, json: { code: 'HOLD_EXPIRED' } })
    await list.desk.it.runJob('unconfirmed-stays')
    await turn()
    expect((await read(first)).state).toBe('expired')
    expect((await read(second)).state).toBe('offered')
    expect(await post('take_waiting', takeFields(first))).toMatchObject({ status: 422 })
  })

  test('nobody hears at night, and not before there is an hour left', async () => {
    await joined(list.desk.it)
    await free(list.desk.boat)
    for (const night of ['2026-06-09T19:00:00Z', '2026-06-10T05:59:00Z', '2026-06-10T16:30:00Z']) {
      list.desk.it.setNow(night)
      await turn()
      expect([night, (await subjects()).length]).toEqual([night, 1])
    }
    list.desk.it.setNow('2026-06-10T06:00:00Z')
    await turn()
    expect(await subjects()).toHaveLength(2)
  })

  test('nobody who is excluded meanwhile gets it, but the next does', async () => {
    const { sql, live } = list.desk.it
    await joined(list.desk.it)
    const second = await joined(list.desk.it, { email: 'ole@guests.example', name: 'Ole Brandt', phone: '' })
    await sql`INSERT INTO blocked_customers (email, reason) VALUES ('mira@guests.example', 'Left it aground')`
    await live.changed('blocked-customers')
    await free(list.desk.boat)
    await turn()
    expect((await read(second)).state).toBe('offered')
  })

  test('nights are offered as hours are, also when only some of a longer booking are left', async () => {
    const link = await joined(list.desk.it, { kind: 'days', type: 'houseboats', nights: 3, day: '2026-06-11' })
    await turn()
    expect((await read(link)).state).toBe('waiting')
    await list.desk.it.sql`UPDATE bookings SET ends_at = '2026-06-11T10:00' WHERE kind = 'days'`
    await turn()
    expect((await read(link)).offer).toMatchObject({ starts_at: '2026-06-11T14:00', ends_at: '2026-06-14T10:00' })
  })

  test('a boat that is let again and a day that is opened again are offered', async () => {
    const { sql, live } = list.desk.it
    const link = await joined(list.desk.it)
    await sql`UPDATE vehicles SET blocked = true WHERE id = ${list.desk.boat}`
    await sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-10', 'Jonas Pier')`
    await live.changed('vehicles', 'blocked-days')
    await free(list.desk.boat)
    await turn()
    await sql`UPDATE vehicles SET blocked = false`
    await live.changed('vehicles')
    await turn()
    expect((await read(link)).state).toBe('waiting')
    await sql`DELETE FROM blocked_days`
    await live.changed('blocked-days')
    await turn()
    expect((await read(link)).state).toBe('offered')
  })

  test('the mail is in the language in which the place was asked for', async () => {
    const { it } = list.desk
    const browser = it.visitor()
    await browser.send({
      method: 'POST',
      url: '/api/rere_join_waiting_list/',
      payload: wishFields(),
      headers: { 'accept-language': 'de', 'content-type': 'application/json' },
    })
    const link = await mailedLink(it.sql, 'mira@guests.example')
    await post('confirm_waiting', { link })
    await free(list.desk.boat)
    await turn()
    expect((await subjects())[1]).toBe('Sie sind an der Reihe: Eider am Mittwoch, 10. Juni 2026')
    expect((await list.mails())[1]?.body_text).toContain('/de/RentalRevolution/waiting#waiting.')
  })
})
