import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addEntry, answerTo, postfixReport } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'

const it = await buildTestApp()
const { sql } = it
const admin = await it.signedIn('admin')
const [employee, demo] = await Promise.all([it.signedIn('employee'), it.signedIn('demo')])
const desk = openOutreach(it, admin)
const { order, run, sendAll, history, entryOf, statesOf, keyOf, note, takeIn } = desk

beforeEach(() => desk.clear())

describe('what comes back', () => {
  const contacted = async (changes: Readonly<Record<string, unknown>> = {}) => {
    const entry = await addEntry(sql, changes)
    await order(entry)
    await sendAll()
    return entry
  }
  const outcomeOf = async (raw: string) => (await takeIn(raw)).json.outcome

  test('A hard bounce suppresses the address for good, a soft one is only noted; each mail once.', async () => {
    const [hard, soft] = [await contacted(), await contacted({ email: 'full@quay.ie' })]
    const report = postfixReport('hello@corrib-boats.ie', { about: await keyOf(hard) })
    expect(await outcomeOf(report)).toBe('bounced')
    expect(await outcomeOf(report)).toBe('known')
    expect(await outcomeOf(postfixReport('full@quay.ie', { status: '5.2.2', said: 'Mailbox full' }))).toBe(
      'soft_bounced',
    )
    expect(await entryOf(hard)).toMatchObject({ stage: 'bounced' })
    expect(await entryOf(soft)).toMatchObject({ stage: 'contacted' })
    const { json } = await admin.get('/api/sshp_get_acquisition_suppressions/')
    expect(json).toMatchObject({
      suppressions: [{ kind: 'address', value: 'hello@corrib-boats.ie', reason: 'bounced' }],
      total: 1,
    })
    // Deleted and imported again: still suppressed.
    await sql`UPDATE acquisition_entries SET deleted_at = now()`
    await expect(order(await addEntry(sql))).rejects.toMatchObject({ code: 'SUPPRESSED' })
  })

  test('What their mail server refuses at once is a bounce as well; a blocklist says nothing about the address.', async () => {
    const [gone, blocked] = [await addEntry(sql), await addEntry(sql, { email: 'info@quay.ie' })]
    await order(gone)
    await order(blocked)
    await run()
    const refuse = (to: string, error: string) =>
      sql`UPDATE mails SET state = 'failed', refused = true, error = ${error} WHERE recipient = ${to}`
    await refuse('hello@corrib-boats.ie', "Can't send mail - all recipients were rejected: 550 5.1.1 User unknown")
    await refuse('info@quay.ie', 'Recipient command failed: 554 5.7.1 Client host blocked using a blocklist')
    await run()
    expect([await entryOf(gone), await entryOf(blocked)]).toMatchObject([{ stage: 'bounced' }, { stage: 'new' }])
    expect(await history(blocked)).toMatchObject({
      messages: [{ state: 'failed' }],
      events: [{ kind: 'soft_bounced' }],
    })
    expect(await sql`SELECT value FROM acquisition_suppressions`).toEqual([{ value: 'hello@corrib-boats.ie' }])
  })

  test('An answer is known by its sender too; machines, strangers and forged reports change nothing.', async () => {
    const entry = await contacted()
    expect(await outcomeOf(answerTo('hello@corrib-boats.ie', 'Away', { more: 'Auto-Submitted: auto-replied' }))).toBe(
      'automatic',
    )
    expect(await outcomeOf(answerTo('stranger@else.example', 'Hello there'))).toBe('other')
    expect(await outcomeOf(postfixReport('stranger@else.example'))).toBe('other')
    expect(await entryOf(entry)).toMatchObject({ stage: 'contacted' })
    expect(await sql`SELECT 1 FROM acquisition_suppressions`).toHaveLength(0)
    expect(await outcomeOf(answerTo('Hello@Corrib-Boats.ie', 'Call me'))).toBe('answered')
    expect(await entryOf(entry)).toMatchObject({ stage: 'answered' })
    expect((await takeIn('just some text')).json.errors).toMatchObject([{ field: 'file' }])
    const tooLarge = await takeIn(`From: a@b.ie\r\n\r\n${'x'.repeat(6 * 1024 * 1024)}`)
    expect(tooLarge.status).toBe(413)
  })

  test('A mail that holds what the database cannot keep does not hold up those behind it.', async () => {
    const entry = await contacted()
    const about = await keyOf(entry)
    const answer = answerTo('aoife@corrib-boats.ie', 'Yes\0 please \ud800', { about }).replace('CA+', 'C\0A+')
    expect((await takeIn(answer)).json).toMatchObject({ outcome: 'answered', words: expect.stringContaining('Yes') })
    const report = postfixReport('hello@corrib-boats.ie', { about, said: 'no\0 such user' })
    expect(await outcomeOf(report.replace('MAILER-DAEMON@', 'MAILER\0DAEMON@'))).toBe('bounced')
  })

  test('By hand: answered, and opened again; nobody is brought back whose address is suppressed.', async () => {
    const entry = await contacted()
    expect((await note(entry, 'answered', 'By phone')).status).toBe(200)
    expect((await note(entry, 'answered')).json.code).toBe('NOTED_BEFORE')
    expect((await note(entry, 'reopened')).status).toBe(200)
    expect(await entryOf(entry)).toMatchObject({ stage: 'contacted' })
    expect((await note(entry, 'reopened')).status).toBe(409)
    await note(entry, 'unsubscribed')
    expect((await note(entry, 'reopened')).json).toMatchObject({ code: 'SUPPRESSED' })
    expect((await note(999_999, 'answered')).status).toBe(404)
    expect((await history(entry)).events).toMatchObject([
      { kind: 'unsubscribed', noted_by: 'Jonas Pier' },
      { kind: 'reopened' },
      { kind: 'answered', words: 'By phone' },
    ])
  })
})

describe('who is never written to', () => {
  const add = (value: string, who = admin) => who.post('/api/sshp_add_acquisition_suppression/', { value })
  const list = async (query = '') => (await admin.get(`/api/sshp_get_acquisition_suppressions/${query}`)).json

  test('Addresses and domains are added by hand, and what waits for them does not go out.', async () => {
    const entry = await addEntry(sql, { email: 'a@mail.quay.ie' })
    await order(entry)
    await run()
    expect((await add('www.Quay.ie')).status).toBe(200)
    expect((await add('quay.ie')).json.code).toBe('ALREADY_SUPPRESSED')
    expect((await add('Boats@gmail.com')).status).toBe(200)
    for (const value of ['gmail.com', 'co.uk', 'nonsense', '']) expect((await add(value)).status).toBe(422)
    expect(await statesOf(entry)).toEqual(['canceled'])
    expect(await sql`SELECT state FROM mails`).toEqual([{ state: 'canceled' }])
    expect((await list()).suppressions).toMatchObject([
      { value: 'boats@gmail.com' },
      { value: 'quay.ie', added_by: 'Jonas Pier' },
    ])
    expect(await list('?search=QUAY')).toMatchObject({ total: 1 })
  })

  test('What was added by hand goes again; what they asked for stays.', async () => {
    await add('quay.ie')
    await sql`INSERT INTO acquisition_suppressions (kind, value, reason, at) VALUES ('address', 'a@b.ie', 'unsubscribed', now())`
    const [theirs, ours] = (await list()).suppressions as { id: number }[]
    const remove = (id: number | undefined) => admin.post('/api/sshp_remove_acquisition_suppression/', { id })
    expect((await remove(theirs?.id)).json.code).toBe('THEIR_WISH')
    expect((await remove(ours?.id)).status).toBe(200)
    expect((await remove(ours?.id)).status).toBe(404)
  })
})

test('Only admins see and change any of it; the test account changes nothing.', async () => {
  const entry = await addEntry(sql)
  for (const url of [
    'sshp_get_acquisition_outgoing/',
    'sshp_get_acquisition_suppressions/',
    `sshp_get_acquisition_history/${entry}/`,
  ]) {
    expect((await it.visitor().get(`/api/${url}`)).status).toBe(401)
    expect((await employee.get(`/api/${url}`)).status).toBe(403)
  }
  const body = { hourlyLimit: 1, dailyLimit: 1, followUpDays: 1 }
  for (const who of [employee, demo, it.visitor()])
    expect((await who.post('/api/sshp_set_acquisition_outreach/', body)).status).toBeGreaterThanOrEqual(401)
  expect((await takeIn(answerTo('a@b.ie', 'Hi'), employee)).status).toBe(403)
  expect(await sql`SELECT hourly_limit FROM acquisition_settings`).toEqual([{ hourly_limit: 20 }])
})
