import { describe, expect, test } from 'vitest'
import type { Reply } from '#testing/browser.ts'
import { joined, openList, takeFields, wishFields } from '#testing/waiting.ts'

const list = openList()
const { post, read, turn, free } = list
const wrongFields = ({ json }: Reply) => (json.errors as { field: string }[]).map(({ field }) => field)
const entries = () => list.desk.it.sql`SELECT * FROM waiting_entries ORDER BY id`
const subjects = async () => (await list.mails()).map(({ subject }) => subject)

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
