import { beforeEach, expect, test } from 'vitest'
import type { NameServer } from '#kit/server/outbound/name-server.ts'
import { addEntry } from '#testing/acquisition.ts'
import { buildTestApp } from '#testing/app.ts'
import { postfixReport } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'
import type { Sender } from '../../contract/sender.ts'

const texts: Record<string, string[]> = {}
const hosts: Record<string, string[]> = {}
const called: Record<string, string[]> = {}
let isAway = false
const say = async (from: Record<string, string[]>, name: string) => {
  if (isAway) throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })
  return from[name] ?? []
}
const names: NameServer = {
  texts: (name) => say(texts, name),
  addresses: (host) => say(hosts, host),
  namesOf: (address) => say(called, address),
}
const it = await buildTestApp(
  { SMTP_URL: 'smtp://mail.sternsinger.example:25', AGENCY_EMAIL: 'hello@sternsinger.example' },
  { names },
)
const { sql } = it
const admin = await it.signedIn('admin')
const desk = openOutreach(it, admin)
const sender = async () => (await admin.get('/api/sshp_get_acquisition_sender/')).json
const lookUp = () => admin.post('/api/sshp_look_up_acquisition_sender/', {})
const trust = (domain = 'sternsinger.example') => admin.post('/api/sshp_trust_acquisition_sender/', { domain })
const states = async () => {
  const { findings } = (await sender()) as Sender
  return findings.map(({ kind, state }) => `${kind} ${state}`)
}
const setUp = () => {
  texts['sternsinger.example'] = ['v=spf1 mx ~all']
  texts['_dmarc.sternsinger.example'] = ['v=DMARC1; p=none']
  texts['s1._domainkey.sternsinger.example'] = ['v=DKIM1; p=MIIB']
  hosts['mail.sternsinger.example'] = ['93.184.215.14', '10.0.0.1']
  called['93.184.215.14'] = ['mail.sternsinger.example']
}

beforeEach(async () => {
  for (const known of [texts, hosts, called]) for (const name of Object.keys(known)) delete known[name]
  isAway = false
  await desk.clear()
  await sql`UPDATE acquisition_settings SET sender = NULL, sender_word_for = NULL, sender_word_at = NULL, sender_word_by = '', sender_asked_since = '2020-01-01Z'`
})

test('The first letter waits until all records are there, and goes out by itself once they are.', async () => {
  const entry = await addEntry(sql, { subject: 'Boats', salutation: 'Dear', body: '<p>Hello</p>', country: 'Ireland' })
  await desk.order(entry)
  await desk.sendAll()
  expect(await desk.statesOf(entry)).toEqual(['waiting'])
  expect(await sender()).toMatchObject({ looked_at: null, findings: [], word: null, holds: true })

  await it.runJob('acquisition-sender')
  expect(await states()).toEqual(['SPF missing', 'DKIM missing', 'DMARC missing', 'PTR unknown'])
  setUp()
  expect((await lookUp()).json).toMatchObject({ looked_at: '2026-06-01T05:00:00Z', holds: false })
  expect(await states()).toEqual(['SPF fine', 'DKIM fine', 'DMARC fine', 'PTR fine'])
  await desk.sendAll()
  expect(await desk.statesOf(entry)).toEqual(['sent'])

  await it.runJob('acquisition-sender')
  expect(await states()).toContain('DKIM fine')
  called['93.184.215.14'] = ['elsewhere.example']
  await it.runJob('acquisition-sender')
  expect(await states()).toContain('PTR wrong')
  expect(await sender()).toMatchObject({ holds: true })
  isAway = true
  await lookUp()
  expect(await states()).toEqual(['SPF unknown', 'DKIM unknown', 'DMARC unknown', 'PTR unknown'])
})

test("Or it goes out on one's word, which is kept with who and when, for this domain.", async () => {
  const entry = await addEntry(sql, { subject: 'Boats', salutation: 'Dear', body: '<p>Hello</p>', country: 'Ireland' })
  await desk.order(entry)
  expect((await trust('other.example')).json).toMatchObject({ code: 'DOMAIN_CHANGED' })
  expect((await trust('')).status).toBe(422)
  const given = await trust()
  expect(given.json).toMatchObject({ holds: false, word: { at: '2026-06-01T05:00:00Z' } })
  expect((given.json as Sender).word?.by).not.toBe('')
  await desk.sendAll()
  expect(await desk.statesOf(entry)).toEqual(['sent'])
  await sql`UPDATE acquisition_settings SET sender_word_for = 'other.example'`
  expect(await sender()).toMatchObject({ holds: true, word: null })
  // Who wrote before anybody asked goes on.
  await sql`UPDATE acquisition_settings SET sender_asked_since = '2026-06-02Z'`
  expect(await sender()).toMatchObject({ holds: false, word: null })
  const employee = await it.signedIn('employee')
  expect((await employee.post('/api/sshp_trust_acquisition_sender/', { domain: 'sternsinger.example' })).status).toBe(
    403,
  )
  expect((await it.visitor().post('/api/sshp_trust_acquisition_sender/', {})).status).toBe(401)
})

test('A letter that comes back as undeliverable stops all that waits for its address, and nobody can send it again.', async () => {
  await trust()
  const given = { subject: 'Boats', salutation: 'Dear', body: '<p>Hello</p>', country: 'Ireland' }
  const entry = await addEntry(sql, { ...given, email: 'crew@quay.ie' })
  const twin = await addEntry(sql, { ...given, email: 'crew@quay.ie', website: 'https://twin.example' })
  await desk.order(entry)
  await desk.sendAll()
  await desk.order(twin, desk.now().add({ hours: 2 }))
  await desk.takeIn(postfixReport('crew@quay.ie', { about: await desk.keyOf(entry) }))
  expect((await desk.entryOf(entry)).stage).toBe('bounced')
  expect(await desk.statesOf(twin)).toEqual(['canceled'])
  desk.at('2026-06-20T05:00:00Z')
  await it.runJob('acquisition-follow-ups')
  expect(await desk.statesOf(entry)).toEqual(['sent'])
  const again = await admin.post('/api/sshp_send_acquisition_message/', { message: await desk.idOf(twin) })
  expect(again.json.code).toBe('SUPPRESSED')
})
