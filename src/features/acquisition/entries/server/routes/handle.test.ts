import { beforeEach, describe, expect, test } from 'vitest'
import { addEntry } from '#testing/acquisition.ts'
import { buildTestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { multipart } from '#testing/form.ts'
import type { AcquisitionEntry } from '../../../contract.ts'
import type { RejectedLine } from '../../contract/handle.ts'

const it = await buildTestApp()
const { sql } = it
const [root, admin] = await Promise.all([it.signedIn('root'), it.signedIn('admin')])
const path = '/api/sshp_handle_acquisition_entries/'

const common = { type: 'RentalRevolution', country: 'Germany', state: 'Saxony' }
const add = (newBusinesses: string, changes: Record<string, unknown> = {}, headers = {}) =>
  admin.post(path, { acquisitionMode: 'add', newBusinesses, ...common, ...changes }, headers)

const fields = (changes: Record<string, unknown> = {}) => ({
  acquisitionMode: 'change',
  business: 'Seewind GmbH',
  website: 'https://seewind.example',
  email: 'office@seewind.example',
  phone: '+49 30 5550100',
  subject: 'Eine Website für Ihre Boote',
  salutation: 'Sehr geehrte',
  name: 'Grete Sander',
  body: '<p onclick="x()">gern</p><script>alert(1)</script>',
  note: 'Calls on Mondays',
  searchTerm: 'Bootsverleih',
  ...common,
  isActive: 'false',
  added_or_changed_by: 'Somebody Else',
  delay: '0',
  ...changes,
})
const post = (changes: Record<string, unknown>, who = admin, headers = {}) => who.post(path, fields(changes), headers)
const list = async () =>
  (await admin.get('/api/sshp_get_acquisition_list/')).json.acquisition_list as unknown as AcquisitionEntry[]
const logged = async () =>
  (await sql<{ entry: string }[]>`SELECT actor || ' ' || action AS entry FROM audit_log ORDER BY id`).map(
    ({ entry }) => entry,
  )
const outcome = ({ status, json }: Awaited<ReturnType<typeof post>>) => [status, json.code ?? json.status]

beforeEach(async () => {
  it.setNow('2026-06-01T22:30:00Z')
  await sql`TRUNCATE acquisition_entries, acquisition_suppressions, audit_log, idempotent_answers CASCADE`
})

describe('adding', () => {
  test('takes the new lines and keeps the others separately, each with its reason and what it collides with', async () => {
    const known = await addEntry(sql, {
      business: 'Known',
      website: 'https://known.example',
      email: 'info@known.example',
    })
    await sql`INSERT INTO acquisition_suppressions (kind, value, reason, at) VALUES ('domain', 'never.example', 'unsubscribed', now())`
    const lines = [
      'Seewind, Harms & Co., https://seewind.example, office@seewind.example, +49 30 5550100',
      'No website, info@nowhere.example',
      'Bad, https://localhost',
      'Known again, http://www.KNOWN.example:80/boote',
      'By mail, https://new.example, Info@Known.example',
      'Seewind again, www.seewind.example',
      'Never, https://shop.never.example',
      'Without mail, https://plain.example, , , Ada Alm',
    ]
    const reply = await add(lines.join('\n'))
    expect([reply.status, reply.json.status, reply.json.added], reply.text).toEqual([200, 'success', 2])
    expect(
      (reply.json.rejected_lines as RejectedLine[]).map(({ line, tag, entry, earlier }) => [
        line,
        tag,
        entry?.id,
        earlier,
      ]),
    ).toEqual([
      [2, 'NO_URL', undefined, null],
      [3, 'BAD_URL', undefined, null],
      [4, 'GOT_URL', known, null],
      [5, 'GOT_EMAIL', known, null],
      [6, 'GOT_URL', undefined, 1],
      [7, 'SUPPRESSED', undefined, null],
    ])
    const [plain, seewind] = await list()
    expect(plain).toMatchObject({ business: 'Without mail', email: '', name: 'Ada Alm', doubles: [] })
    expect(seewind).toMatchObject({
      ...{ business: 'Seewind, Harms & Co.', website: 'https://seewind.example', phone: '+49 30 5550100' },
      ...{ ...common, active: true, stage: 'new', contactDates: [], version: 1, name: '', waitingUntil: null },
      added_or_changed_by: 'Added by Jonas Pier (06/02/26)',
    })
    expect(await logged()).toEqual(['Jonas Pier acquisition.add'])
    // All of it is known now.
    const again = await add(`${lines[0]}\n${lines[7]}`)
    expect([again.status, again.json.added, await logged()]).toEqual([200, 0, ['Jonas Pier acquisition.add']])
  })

  test('shows beforehand what would become of lines, and keeps nothing', async () => {
    const reply = await admin.post('/api/sshp_screen_acquisition_entries/', {
      newBusinesses: '\nName\tWebsite\nSeewind\thttps://seewind.example\nNowhere\t',
    })
    expect(reply.json).toMatchObject({
      cleaned_list: [{ line: 3, name: 'Seewind', website: 'https://seewind.example' }],
      rejected_lines: [{ line: 4, tag: 'NO_URL', text: 'Nowhere' }],
    })
    expect(await list()).toEqual([])
  })

  test('asks for type, country, state and lines with at least one website, from a country that is set up', async () => {
    const messages = async (reply: ReturnType<typeof add>) => {
      const { status, json } = await reply
      return [
        status,
        ...((json.errors ?? []) as { field: string; message: string }[]).map(
          ({ field, message }) => `${field}: ${message}`,
        ),
      ]
    }
    expect(await messages(add('x, https://x.example', { type: '', country: '', state: '' }))).toEqual([
      422,
      'type: Please choose a type',
      'country: Please choose a country',
      'state: Please choose a state',
    ])
    expect(await messages(add('x, https://x.example', { country: 'France' }))).toEqual([
      422,
      'country: The chosen country is not yet set up (for example, correct prices considering currency conversion)',
    ])
    const format = [422, 'newBusinesses: Please enter new businesses in valid format']
    for (const text of ['', '  \n ', 'Seewind', 'Seewind, https://localhost'])
      expect(await messages(add(text))).toEqual(format)
    expect(await messages(add('x, https://x.example\n'.repeat(5001)))).toEqual([
      422,
      'newBusinesses: Please add at most 5,000 lines at once',
    ])
    expect([await list(), await logged()]).toEqual([[], []])
  })

  test('takes multipart and JSON alike, and once, however often it is sent under one key', async () => {
    const body = {
      acquisitionMode: 'add',
      newBusinesses: 'Seewind, seewind.example',
      ...common,
      searchTerm: 'Boote',
    }
    const headers = { 'idempotency-key': 'one-intended-new-list' }
    const json = { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
    const replies = await Promise.all([1, 2, 3].map(() => admin.send({ method: 'POST', url: path, ...json })))
    expect(replies.map(({ text }) => text)).toEqual(Array(3).fill(replies[0]?.text))
    expect(replies[0]?.json).toMatchObject({ added: 1, rejected_lines: [] })
    const sent = await multipart({ ...body, newBusinesses: 'Other, other.example' })
    expect((await admin.send({ method: 'POST', url: path, ...sent })).json.added).toBe(1)
    expect(await sql`SELECT source, search_term FROM acquisition_entries`).toMatchObject(
      Array(2).fill({ source: 'crawl', search_term: 'Boote' }),
    )
  })
})

describe('changing', () => {
  test('writes down what differs, and who noted since when they may be written to', async () => {
    const id = await addEntry(sql)
    const reply = await post({ id, version: 1, delay: '1,5', legalBasis: 'consent', legalNote: 'At the fair' }, root)
    expect(reply.json.entry, reply.text).toMatchObject({
      ...{ id, business: 'Seewind GmbH', body: '<p>gern</p>', delay: 1.5, version: 2, active: true, ...common },
      ...{ legalBasis: 'consent', legalNote: 'At the fair' },
      added_or_changed_by: `Changed by ${it.env.business.name} (06/02/26)`,
    })
    const [entry] = await sql`SELECT details FROM audit_log WHERE action = 'acquisition.change'`
    expect(entry?.details).toMatchObject({
      old: { country: 'Ireland', delay: 0 },
      new: { country: 'Germany', delay: 1.5 },
    })
    // A form that knows nothing of it leaves the legal basis, and type, country and state.
    const kept = await post({ id, type: '', country: '', state: '' })
    expect(kept.json.entry).toMatchObject({ legalBasis: 'consent', ...common, version: 3 })
    const [row] = await sql`SELECT website_key, phone_key, legal_by, legal_at FROM acquisition_entries WHERE id = ${id}`
    expect(row).toMatchObject({
      website_key: 'seewind.example',
      phone_key: '49305550100',
      legal_by: it.env.business.name,
    })
    // What is sent empty is not there any more.
    await post({ id, preset: 'Neutral' })
    expect((await post({ id, preset: '', legalNote: '' })).json.entry).toMatchObject({
      ...{ legalBasis: 'consent', legalNote: '', preset: '' },
    })
    expect((await post({ id, legalBasis: '' })).json.entry).toMatchObject({ legalBasis: '', legalNote: '' })
  })

  test('of what somebody else changed meanwhile is refused with what it is now: one of two at once wins', async () => {
    const id = await addEntry(sql)
    const names = ['Ida', 'Ole']
    const replies = await Promise.all(names.map((name) => post({ id, version: 1, name })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [now] = await list()
    expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'CHANGED_MEANWHILE', entry: now })
    expect((await post({ id, name: 'Per' })).json.entry).toMatchObject({ name: 'Per' })
  })

  test('says beside each field what is wrong, and of an entry that is gone that it is', async () => {
    const id = await addEntry(sql)
    const wrong = await post({ id, business: 'x'.repeat(51), phone: '1'.repeat(21), delay: '1.234' })
    expect(wrong.json.errors).toMatchObject([{ field: 'business' }, { field: 'phone' }, { field: 'delay' }])
    const missing = await post({ id, business: '', website: 'nowhere', email: 'a@b.example,c@d.example' })
    expect(missing.json.errors).toMatchObject([{ field: 'business' }, { field: 'website' }, { field: 'email' }])
    expect([outcome(await post({})), outcome(await post({ id: 999_999 }))]).toEqual(Array(2).fill([404, 'NOT_FOUND']))
    expect((await list())[0]).toMatchObject({ version: 1 })
  })
})

describe('marking as inactive and deleting', () => {
  const mode = (id: number, acquisitionMode: string, more = {}) => admin.post(path, { id, acquisitionMode, ...more })

  test('only the inactive can be deleted, and is gone for every mode', async () => {
    const id = await addEntry(sql)
    expect(outcome(await mode(id, 'delete'))).toEqual([409, 'STILL_ACTIVE'])
    const off = await mode(id, 'deactivate', { isActive: 'false', email: 'not looked at' })
    expect(off.json.entry).toMatchObject({ active: false, version: 2 })
    await mode(id, 'deactivate', { isActive: 'false' })
    expect((await mode(id, 'deactivate')).json.entry).toMatchObject({ active: true })
    await mode(id, 'deactivate')
    expect((await mode(id, 'delete')).json).toEqual({ status: 'success', added: 0, rejected_lines: [], entry: null })
    expect([outcome(await mode(id, 'delete')), await list()]).toEqual([[404, 'NOT_FOUND'], []])
    expect((await logged()).map((entry) => entry.split('.')[1])).toEqual([
      'deactivate',
      'activate',
      'deactivate',
      'delete',
    ])
    // What was deleted can be added anew.
    const [row] = await sql<{ website: string }[]>`SELECT website FROM acquisition_entries WHERE id = ${id}`
    expect((await add(`Anew, ${row?.website}`)).json.added).toBe(1)
  })

  test('not while a mail to it waits', async () => {
    const id = await addEntry(sql)
    expect(outcome(await post({ id, country: 'Ireland', acquisitionMode: 'send', delay: 2 }))).toEqual([200, 'success'])
    await mode(id, 'deactivate')
    expect(outcome(await mode(id, 'delete'))).toEqual([409, 'STILL_WAITING'])
  })
})

describe('sending', () => {
  test('keeps the form and orders its mail for when the delay has passed, once', async () => {
    const id = await addEntry(sql)
    const headers = { 'idempotency-key': 'one-intended-mail-to-them' }
    const send = () => post({ id, acquisitionMode: 'send', country: 'Ireland', delay: '1.5' }, admin, headers)
    const replies = await Promise.all([send(), send()])
    expect(replies.map(outcome)).toEqual(Array(2).fill([200, 'success']))
    expect(replies[0]?.json.entry).toMatchObject({
      ...{ name: 'Grete Sander', waitingUntil: '2026-06-02T00:00:00Z', contactDates: [] },
      added_or_changed_by: 'Sent by Jonas Pier (06/02/26)',
    })
    expect(await sql`SELECT recipient, subject FROM acquisition_messages`).toMatchObject([
      { recipient: 'office@seewind.example', subject: 'Eine Website für Ihre Boote' },
    ])
    expect(outcome(await post({ id, acquisitionMode: 'send', country: 'Ireland' }))).toEqual([409, 'ALREADY_WAITING'])
  })

  test('asks for subject, salutation, name and body, and keeps nothing of what is refused', async () => {
    const id = await addEntry(sql)
    const send = (changes: Record<string, unknown>) =>
      post({ id, acquisitionMode: 'send', country: 'Ireland', ...changes })
    expect((await send({ subject: '', salutation: '', name: '', body: '<p> </p>' })).json.errors).toMatchObject([
      { field: 'subject' },
      { field: 'salutation' },
      { field: 'name' },
      { field: 'body' },
    ])
    expect(outcome(await send({ body: 'Dear [NAME]' }))).toEqual([422, 'INVALID'])
    expect(outcome(await send({ country: 'Germany' }))).toEqual([409, 'LEGAL_BASIS_MISSING'])
    await admin.post(path, { id, acquisitionMode: 'deactivate' })
    expect(outcome(await send({}))).toEqual([409, 'INACTIVE'])
    expect((await list())[0]).toMatchObject({ name: 'Aoife Byrne', version: 2, waitingUntil: null })
  })
})

test('Only administrators may, and the test account only seems to.', async () => {
  const id = await addEntry(sql)
  const who: readonly [Browser, number][] = [
    [it.visitor(), 401],
    [await it.signedIn('employee'), 403],
    [await it.signedIn('demo'), 403],
  ]
  for (const [browser, status] of who) {
    for (const acquisitionMode of ['add', 'change', 'deactivate', 'send', 'delete']) {
      expect((await post({ acquisitionMode, id, newBusinesses: 'x, x.example' }, browser)).status).toBe(status)
    }
  }
  expect(await list()).toMatchObject([{ id, version: 1, active: true }])
})
