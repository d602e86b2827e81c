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

describe('an offer', () => {
  const offered = async (changes: Record<string, unknown> = {}) => {
    const link = await joined(list.desk.it, changes)
    await free(changes.kind === 'days' ? list.houseboat : list.desk.boat)
    await turn()
    return link
  }
  const booking = async () => (await list.desk.it.sql`SELECT * FROM bookings ORDER BY id DESC LIMIT 1`)[0]

  test('is booked with one call, once however often, with its confirmation', async () => {
    const link = await offered()
    expect(await booking()).toMatchObject({ agreed_to: '', price: 9000, name: 'Mira Keller' })
    const replies = [await post('take_waiting', takeFields(link)), await post('take_waiting', takeFields(link))]
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, json: { state: 'booked', offer: null } })
    expect(await booking()).toMatchObject({
      ...{ held_until: null, canceled_at: null, payment_method: 'on_site', adults: 2, phone: '+491512345678' },
      ...{ price: 9000, language: 'en', license: 'not_needed' },
    })
    expect((await booking())?.agreed_to).toContain('terms')
    expect((await subjects()).slice(2)).toEqual(['Booked: Eider on Wednesday, June 10, 2026, 9 am to 11 am'])
    const own = await list.desk.it
      .visitor()
      .post('/api/rere_my_booking/', { link: String(replies[0]?.json.own_page).split('#')[1] })
    expect(own).toMatchObject({ status: 200, json: { state: 'booked' } })
    await list.desk.it.runJob('unconfirmed-stays')
    expect(await booking()).toMatchObject({ canceled_at: null })
  })

  test('of nights is paid by transfer and needs an address, said at its fields', async () => {
    const link = await offered({ kind: 'days', type: 'houseboats', nights: 2, day: '2026-06-12' })
    const wrong = await post('take_waiting', takeFields(link, { price: 1080 }))
    expect(wrongFields(wrong)).toEqual(['streetAndNumber', 'zipCodeAndCity'])
    const address = { streetAndNumber: 'Uferweg 7', zipCodeAndCity: '78462 Konstanz' }
    expect(await post('take_waiting', takeFields(link, { price: 1080, ...address }))).toMatchObject({ status: 200 })
    expect(await booking()).toMatchObject({
      payment_method: 'transfer',
      street_and_number: 'Uferweg 7',
      price: 108_000,
    })
    expect((await booking())?.due_on).not.toBeNull()
    expect((await booking())?.payer).not.toBeNull()
  })

  test('is booked at no other price than was shown', async () => {
    const link = await offered()
    expect(await post('take_waiting', takeFields(link, { price: 80 }))).toMatchObject({
      status: 409,
      json: { code: 'PRICE_CHANGED', price: 90 },
    })
    expect(await post('take_waiting', takeFields(link, { price: 181, extra_captain: true }))).toMatchObject({
      status: 200,
    })
    expect(await booking()).toMatchObject({ price: 18_100, extras: ['captain'] })
  })

  test.each([
    ['adults', { adults: 7 }],
    ['ageFrom', { children: 1 }],
    ['phone', { phone: '' }],
    ['privacy', { privacy: false }],
  ])('says at %s what is wrong, and stays', async (field, changes) => {
    const link = await offered()
    const reply = await post('take_waiting', takeFields(link, changes))
    expect(reply.status).toBe(422)
    expect(wrongFields(reply)).toEqual([field])
    expect((await read(link)).state).toBe('offered')
  })

  test('that is declined is free at once and goes to the next', async () => {
    const link = await offered()
    const next = await joined(list.desk.it, { email: 'ole@guests.example', from: 9, until: 11 })
    for (let i = 0; i < 2; i++) expect((await post('leave_waiting', { link })).json.state).toBe('left')
    await turn()
    expect((await read(next)).offer).toMatchObject({ starts_at: '2026-06-10T09:00' })
    expect(await post('take_waiting', takeFields(link))).toMatchObject({ status: 409, json: { code: 'NOT_OFFERED' } })
  })

  test('that is taken is not left any more: it is a booking', async () => {
    const link = await offered()
    await post('take_waiting', takeFields(link))
    expect((await post('leave_waiting', { link })).json.state).toBe('booked')
    expect(await booking()).toMatchObject({ canceled_at: null })
  })

  test('opens for its link alone, until the day is over', async () => {
    const link = await offered()
    for (const path of ['my_waiting', 'confirm_waiting', 'leave_waiting', 'take_waiting']) {
      const reply = await post(path, path === 'take_waiting' ? takeFields(`${link}A`) : { link: `${link}A` })
      expect([path, reply.status, reply.json.code]).toEqual([path, 404, 'LINK_INVALID'])
    }
    list.desk.it.setNow('2026-06-11T08:00:00Z')
    expect(await post('my_waiting', { link })).toMatchObject({ status: 410, json: { code: 'LINK_EXPIRED' } })
  })
})

describe('at the desk', () => {
  test('staff see who waits for a day, in their order, and who has an offer', async () => {
    const { it } = list.desk
    await joined(it)
    await joined(it, { email: 'ole@guests.example', name: 'Ole Brandt', from: 9, until: 11 })
    await joined(it, { email: 'ida@guests.example', kind: 'days', nights: 3, day: '2026-06-09', type: 'houseboats' })
    await post('join_waiting_list', wishFields({ email: 'no@guests.example' }))
    await it.sql`UPDATE bookings SET starts_at = '2026-06-10T11:00' WHERE kind = 'hours'`
    await turn()
    const employee = await it.signedIn('employee')
    const reply = await employee.get('/api/rere_get_waiting_list/?day=2026-06-10')
    expect(reply.json.waiting).toMatchObject([
      { name: 'Mira Keller', state: 'offered', hours: 2, asked_at: '2026-06-01T09:00' },
      { name: 'Ole Brandt', state: 'waiting', until: 11 },
      { kind: 'days', nights: 3, type: 'houseboats' },
    ])
    expect((await employee.get('/api/rere_get_waiting_list/?day=2026-06-13')).json.waiting).toEqual([])
    expect((await it.visitor().get('/api/rere_get_waiting_list/?day=2026-06-10')).status).toBe(401)
    expect((await employee.get('/api/rere_get_waiting_list/?day=June')).status).toBe(422)
  })

  test('staff take somebody off, once, and what was held for them is free', async () => {
    const { it } = list.desk
    const link = await joined(it)
    await free(list.desk.boat)
    await turn()
    const employee = await it.signedIn('employee')
    const listed = await employee.get('/api/rere_get_waiting_list/?day=2026-06-10')
    const { id } = (listed.json.waiting as { id: number }[])[0] ?? { id: 0 }
    expect((await post('remove_waiting', { id })).status).toBe(401)
    const artist = await it.signedIn('artist')
    expect((await artist.post('/api/rere_remove_waiting/', { id })).status).toBe(403)
    const answers = [1, 2].map(() => employee.post('/api/rere_remove_waiting/', { id }))
    expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await read(link)).state).toBe('left')
    expect(await it.sql`SELECT canceled_reason FROM bookings WHERE held_until IS NOT NULL`).toEqual([
      { canceled_reason: 'Taken off the waiting list' },
    ])
    expect(await it.sql`SELECT action, record FROM audit_log`).toEqual([
      { action: 'waiting.remove', record: `waiting:${id}` },
    ])
  })

  test('what is over is forgotten in the night, nights with their last day', async () => {
    const { it } = list.desk
    await joined(it)
    await joined(it, { email: 'ida@guests.example', kind: 'days', nights: 3, day: '2026-06-09', type: 'houseboats' })
    const left: [string, number][] = []
    for (const night of [
      '2026-06-10T21:59:00Z',
      '2026-06-10T22:01:00Z',
      '2026-06-12T21:59:00Z',
      '2026-06-12T22:01:00Z',
    ]) {
      it.setNow(night)
      await turn()
      left.push([night, (await entries()).length])
    }
    expect(left.map(([, count]) => count)).toEqual([2, 1, 1, 0])
  })

  test('what nobody confirms within a day is forgotten', async () => {
    await post('join_waiting_list', wishFields())
    await joined(list.desk.it, { email: 'ole@guests.example' })
    list.desk.it.setNow('2026-06-02T07:01:00Z')
    await turn()
    expect((await entries()).map(({ email }) => email)).toEqual(['ole@guests.example'])
  })
})
