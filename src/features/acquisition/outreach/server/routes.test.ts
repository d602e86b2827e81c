import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addEntry, answerTo, deliverAll } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'

const it = await buildTestApp()
const { sql } = it
const admin = await it.signedIn('admin')
const desk = openOutreach(it, admin)
const { at, order, run, sendAll, limits, outgoing, history, entryOf, statesOf, idOf, keyOf, note, takeIn } = desk

beforeEach(() => desk.clear())

describe('ordering', () => {
  test('A mail is frozen, goes out when it is due, and carries who writes, why, and the way out.', async () => {
    const entry = await addEntry(sql, { email: 'Hello@Corrib-Boats.ie' })
    await order(entry, desk.now().add({ hours: 2 }))
    await sql`UPDATE acquisition_entries SET body = '<p>Other</p>', subject = 'Other' WHERE id = ${entry}`
    await run()
    expect(await statesOf(entry)).toEqual(['waiting'])
    at('2026-06-01T07:00:00Z')
    await run()
    const [mail] = await sql`SELECT * FROM mails`
    expect(mail).toMatchObject({
      recipient: 'hello@corrib-boats.ie',
      subject: 'Bookings for your boats',
      reply_to: 'hello@sternsinger.example',
      unsubscribe: expect.stringMatching(
        /^http:\/\/localhost:3000\/api\/sshp_unsubscribe\/unsubscribe\.\d+\.\w+\.[\w-]{43}\/$/,
      ),
    })
    for (const part of [mail?.body_text, mail?.body_html]) {
      for (const said of [
        'Dear Aoife Byrne,',
        'Sternsinger, Caspar Stern',
        'Musterweg 24, 12345 Berlin, Germany',
        'the address of Corrib Boats is published',
        'http://localhost:3000/privacy',
        'http://localhost:3000/unsubscribe#unsubscribe.',
      ])
        expect([said, part.replaceAll(/\s+/g, ' ').includes(said)]).toEqual([said, true])
    }
    expect(await entryOf(entry)).toMatchObject({ stage: 'new', contacted_at: [] })
    await deliverAll(sql, '2026-06-01T07:00:09Z')
    await run()
    expect(await entryOf(entry)).toEqual({ stage: 'contacted', contacted_at: ['2026-06-01 07:00:09+00'] })
    expect(await history(entry)).toMatchObject({
      stage: 'contacted',
      messages: [
        { state: 'sent', to: 'hello@corrib-boats.ie', ordered_by: 'Jonas Pier', sent_at: '2026-06-01T07:00:09Z' },
      ],
      follow_up_at: '2026-06-08T07:00:09Z',
    })
    const shown = await admin.get(`/api/sshp_read_acquisition_message/${await idOf(entry)}/`)
    expect(shown.text).toBe(mail?.body_html)
    expect(shown.headers['content-security-policy']).toContain('sandbox')
  })

  test('German and Austrian entries need a reason; with one, the mail is German and names it.', async () => {
    const german = await addEntry(sql, { country: 'Germany', salutation: 'Sehr geehrte', email: 'a@boote.de' })
    await expect(order(german)).rejects.toMatchObject({ status: 409, code: 'LEGAL_BASIS_MISSING' })
    await sql`UPDATE acquisition_entries SET legal_basis = 'consent', legal_at = now() WHERE id = ${german}`
    await order(german)
    await run()
    const [mail] = await sql`SELECT body_text FROM mails`
    expect(mail?.body_text).toContain('weil Sie eingewilligt haben')
    expect(mail?.body_text).toContain('Abmelden: http://localhost:3000/de/unsubscribe#')
    await expect(order(await addEntry(sql, { country: 'Austria' }))).rejects.toMatchObject({
      code: 'LEGAL_BASIS_MISSING',
    })
  })

  test.each(['Switzerland', 'Canada', 'Australia'])(
    'In %s too nothing is sent before it is noted why: not when it is ordered, nor when its time has come.',
    async (country) => {
      const entry = await addEntry(sql, { country, email: 'a@lake.example', website: 'lake.example' })
      await expect(order(entry)).rejects.toMatchObject({ status: 409, code: 'LEGAL_BASIS_MISSING' })
      await sql`UPDATE acquisition_entries SET legal_basis = 'other', legal_note = 'Published', legal_at = now() WHERE id = ${entry}`
      await order(entry)
      await sql`UPDATE acquisition_entries SET legal_basis = '', legal_note = '', legal_at = NULL WHERE id = ${entry}`
      await run()
      expect(await statesOf(entry)).toEqual(['canceled'])
      expect(await sql`SELECT FROM mails`).toHaveLength(0)
    },
  )

  test('As it greets, so it goes on, whatever is spoken in the country: below the letter, and when it is asked again.', async () => {
    const swiss = await addEntry(sql, { country: 'Switzerland', legal_basis: 'consent', legal_at: '2026-05-01' })
    const irish = await addEntry(sql, { salutation: 'Sehr geehrte', email: 'b@boote.ie' })
    for (const entry of [swiss, irish]) await order(entry)
    await sendAll()
    at('2026-06-08T05:00:00Z')
    await it.runJob('acquisition-follow-ups')
    await sendAll()
    const texts = (await sql`SELECT body_text FROM mails ORDER BY id`).map((mail) => mail.body_text)
    expect(texts).toEqual([
      ...[expect.stringContaining('Unsubscribe: '), expect.stringContaining('Abmelden: ')],
      ...[expect.stringContaining('we wrote to you'), expect.stringContaining('geschrieben')],
    ])
  })

  test('What is missing, a placeholder, an inactive entry, a mail under way and a suppressed address stop it.', async () => {
    const refused = async (changes: object) => order(await addEntry(sql, { ...changes }))
    await expect(refused({ email: '', body: '<p> </p>' })).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'email' }, { field: 'body' }],
    })
    await expect(refused({ body: '<p>Hello {name}</p>', subject: 'For %CITY%' })).rejects.toMatchObject({
      errors: [
        { field: 'subject', message: 'Please replace %CITY% first' },
        { field: 'body', message: 'Please replace {name} first' },
      ],
    })
    await expect(refused({ active: false })).rejects.toMatchObject({ code: 'INACTIVE' })
    await expect(order(999_999)).rejects.toMatchObject({ status: 404 })
    const entry = await addEntry(sql)
    await order(entry)
    await expect(order(entry)).rejects.toMatchObject({ code: 'ALREADY_WAITING' })
    await sql`INSERT INTO acquisition_suppressions (kind, value, reason, at) VALUES ('domain', 'quay.ie', 'unsubscribed', now())`
    await expect(refused({ email: 'Info@mail.quay.ie' })).rejects.toMatchObject({
      code: 'SUPPRESSED',
      message: 'Everybody at quay.ie has unsubscribed',
    })
    expect(await sql`SELECT 1 FROM acquisition_messages`).toHaveLength(1)
  })
})

describe('limits', () => {
  test('So many go out within an hour and a day, counted by when they really went; the rest waits, in order.', async () => {
    await limits({ hourlyLimit: 2, dailyLimit: 3 })
    const entries: number[] = []
    for (let i = 0; i < 5; i++) entries.push(await addEntry(sql, { email: `a${i}@b${i}.ie` }))
    for (const entry of entries) await order(entry)
    const states = async () => Promise.all(entries.map(async (entry) => (await statesOf(entry))[0]))
    await run()
    expect(await states()).toEqual(['queued', 'queued', 'waiting', 'waiting', 'waiting'])
    // The outbox takes its time: what is in it counts.
    at('2026-06-01T08:00:00Z')
    await run()
    expect((await outgoing()).sent).toEqual({ hour: 2, day: 2 })
    await deliverAll(sql, '2026-06-01T08:00:00Z')
    await run()
    expect(await outgoing()).toMatchObject({ free_at: '2026-06-01T09:00:00Z', waiting_total: 3 })
    at('2026-06-01T09:00:00Z')
    await sendAll()
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'waiting', 'waiting'])
    expect((await outgoing()).free_at).toBe('2026-06-02T08:00:00Z')
    at('2026-06-02T08:00:00Z')
    await limits({ hourlyLimit: 2, dailyLimit: 3, paused: true })
    await sendAll()
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'waiting', 'waiting'])
    await limits({ hourlyLimit: 2, dailyLimit: 3 })
    await sendAll()
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent', 'sent'])
    expect((await limits({ hourlyLimit: 0 })).status).toBe(422)
  })

  test('A mail that its process was sending when it died is unclear; nobody sends it again by itself, people may.', async () => {
    const entry = await addEntry(sql)
    await order(entry)
    await run()
    await sql`UPDATE mails SET state = 'unclear', error = 'The server stopped while sending'`
    await run()
    await run()
    expect(await statesOf(entry)).toEqual(['unclear'])
    expect((await entryOf(entry)).stage).toBe('new')
    expect(await outgoing()).toMatchObject({
      troubled: [{ state: 'unclear', error: 'The server stopped while sending' }],
    })
    const message = await idOf(entry)
    expect((await admin.post('/api/sshp_send_acquisition_message/', { message })).status).toBe(200)
    await sendAll()
    expect(await statesOf(entry)).toEqual(['sent'])
    expect(await sql`SELECT 1 FROM mails`).toHaveLength(2)
    expect((await admin.post('/api/sshp_send_acquisition_message/', { message })).json.code).toBe('MESSAGE_STATE')
  })

  test('A waiting mail is canceled, or sent now; what was canceled goes out again by hand only.', async () => {
    const entry = await addEntry(sql)
    await order(entry, desk.now().add({ hours: 5 }))
    const message = await idOf(entry)
    const cancel = () => admin.post('/api/sshp_cancel_acquisition_message/', { message })
    expect((await cancel()).status).toBe(200)
    expect((await cancel()).json.code).toBe('MESSAGE_STATE')
    await admin.post('/api/sshp_send_acquisition_message/', { message })
    await sendAll()
    expect(await statesOf(entry)).toEqual(['sent'])
    expect((await admin.post('/api/sshp_cancel_acquisition_message/', { message: 999_999 })).status).toBe(404)
    // Of a sent one, the follow-up.
    expect((await cancel()).status).toBe(200)
    expect((await history(entry)).follow_up_at).toBeNull()
    at('2026-06-20T05:00:00Z')
    await it.runJob('acquisition-follow-ups')
    expect(await statesOf(entry)).toEqual(['sent', 'canceled'])
  })

  test('What changed before its time keeps a mail from going out.', async () => {
    const later = async (email: string) => {
      const entry = await addEntry(sql, { email })
      await order(entry, desk.now().add({ hours: 1 }))
      return entry
    }
    const [inactive, deleted] = [await later('a@a.ie'), await later('b@b.ie')]
    await later('c@c.ie')
    await sql`UPDATE acquisition_entries SET active = false WHERE id = ${inactive}`
    await sql`UPDATE acquisition_entries SET deleted_at = now() WHERE id = ${deleted}`
    await sql`INSERT INTO acquisition_suppressions (kind, value, reason, at) VALUES ('address', 'c@c.ie', 'by_hand', now())`
    at('2026-06-01T07:00:00Z')
    await run()
    expect(await sql`SELECT 1 FROM mails`).toHaveLength(0)
    const [row] =
      await sql`SELECT array_agg(error ORDER BY id) AS errors FROM acquisition_messages WHERE state = 'canceled'`
    expect(row?.errors).toEqual([
      'The entry was marked as inactive meanwhile',
      'The entry was deleted meanwhile',
      'c@c.ie is never to be written to',
    ])
  })
})

describe('follow-ups', () => {
  const contacted = async (changes: Readonly<Record<string, unknown>> = {}) => {
    const entry = await addEntry(sql, changes)
    await order(entry)
    await sendAll()
    return entry
  }
  const aWeekLater = async () => {
    at('2026-06-08T05:00:00Z')
    await it.runJob('acquisition-follow-ups')
    await it.runJob('acquisition-follow-ups')
    await sendAll()
  }

  test('Nobody answered: they are asked again once, in reply to the first mail.', async () => {
    const entry = await contacted()
    at('2026-06-08T04:59:59Z')
    await it.runJob('acquisition-follow-ups')
    expect(await statesOf(entry)).toEqual(['sent'])
    await aWeekLater()
    expect(await statesOf(entry)).toEqual(['sent', 'sent'])
    const [, again] = await sql`SELECT subject, body_text, in_reply_to FROM mails ORDER BY id`
    expect(again).toMatchObject({ subject: 'Re: Bookings for your boats', in_reply_to: `<${await keyOf(entry)}>` })
    expect(again?.body_text).toMatch(/On 1 June 2026 we wrote to you about “Bookings for your boats”/)
    expect(await entryOf(entry)).toMatchObject({ stage: 'followed_up' })
    at('2026-06-30T05:00:00Z')
    await it.runJob('acquisition-follow-ups')
    expect(await statesOf(entry)).toEqual(['sent', 'sent'])
  })

  test('Whoever answered, left, bounced, is inactive or a customer is not asked again; nor is anybody with 0 days.', async () => {
    const entries: number[] = []
    for (let i = 0; i < 6; i++) entries.push(await contacted({ email: `a@b${i}.ie` }))
    const [answered, bounced, left, inactive, customer, asked] = entries as [
      ...[number, number, number],
      ...[number, number, number],
    ]
    await note(answered, 'answered')
    await note(bounced, 'bounced')
    await note(left, 'unsubscribed')
    await sql`UPDATE acquisition_entries SET active = false WHERE id = ${inactive}`
    await sql`UPDATE acquisition_entries SET stage = 'customer' WHERE id = ${customer}`
    await limits({ followUpDays: 0 })
    await aWeekLater()
    expect(await sql`SELECT 1 FROM acquisition_messages WHERE kind = 'follow_up'`).toHaveLength(0)
    await limits()
    await aWeekLater()
    expect(await sql`SELECT entry_id FROM acquisition_messages WHERE kind = 'follow_up'`).toEqual([{ entry_id: asked }])
  })

  test('An answer that comes while the follow-up waits stops it.', async () => {
    const entry = await contacted()
    await limits({ paused: true })
    await aWeekLater()
    expect(await statesOf(entry)).toEqual(['sent', 'waiting'])
    const taken = await takeIn(answerTo('someone@else.example', 'Yes, please', { about: await keyOf(entry) }))
    expect(taken.json).toEqual({
      outcome: 'answered',
      words: 'Yes, please',
      entries: [{ id: entry, business: 'Corrib Boats' }],
    })
    expect(await statesOf(entry)).toEqual(['sent', 'canceled'])
    expect(await history(entry)).toMatchObject({
      stage: 'answered',
      events: [{ kind: 'answered', words: 'Yes, please', noted_by: '' }],
    })
  })
})
