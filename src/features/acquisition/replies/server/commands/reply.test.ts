import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addEntry, answerTo } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'

const it = await buildTestApp()
const { sql } = it
const admin = await it.signedIn('admin')
const employee = await it.signedIn('employee')
const desk = openOutreach(it, admin)
const { order, sendAll, history, entryOf, idOf, keyOf, note, takeIn, clear, at, limits, outgoing } = desk
const url = '/api/sshp_reply_to_acquisition_answer/'

const lastOf = async (entry: number) => ((await history(entry)).messages as object[])[0]

beforeEach(async () => {
  await clear()
  await sql`DELETE FROM customers WHERE business = 'Corrib Boats'`
})

/** An entry that answered, from an address of its own, and the event of that. */
async function answered(words = 'What does it cost?') {
  const entry = await addEntry(sql)
  await order(entry)
  await sendAll()
  at('2026-06-02T05:00:00Z')
  await takeIn(answerTo('aoife@corrib-boats.ie', words, { about: await keyOf(entry) }))
  const [event] = (await history(entry)).events as { id: number; came: boolean }[]
  return { entry, event: event?.id ?? 0, came: event?.came }
}

test('An answer is answered: to whoever wrote, in their conversation, beside the limits, without a way out below.', async () => {
  const { entry, event, came } = await answered()
  expect(came).toBe(true)
  await limits({ hourlyLimit: 1, dailyLimit: 1 })
  await order(await addEntry(sql, { email: 'other@quay.ie' }))
  await sendAll()
  expect((await admin.post(url, { event, body: 'From 39 euro a month.\n\n<script>alert(1)</script>' })).status).toBe(
    200,
  )
  expect(await lastOf(entry)).toMatchObject({
    kind: 'reply',
    state: 'waiting',
    to: 'aoife@corrib-boats.ie',
  })
  await sendAll()
  const [mail] = await sql`SELECT * FROM mails ORDER BY id DESC LIMIT 1`
  expect(mail).toMatchObject({
    recipient: 'aoife@corrib-boats.ie',
    subject: 'Re: Bookings for your boats',
    unsubscribe: '',
  })
  const [inbound] = await sql`SELECT message_id FROM acquisition_inbound`
  expect(mail?.in_reply_to).toBe(`<${inbound?.message_id}>`)
  expect(mail?.body_text).toMatch(/^Dear Aoife Byrne,\n\nFrom 39 euro a month\./)
  expect(mail?.body_text).not.toMatch(/nsubscribe/)
  expect(mail?.body_html).not.toContain('<script')
  expect(await outgoing()).toMatchObject({ sent: { hour: 1, day: 1 } })
  // It is no further try to win them, and nothing follows it.
  expect(await entryOf(entry)).toMatchObject({ stage: 'answered', contacted_at: [expect.anything()] })
  expect(await history(entry)).toMatchObject({ follow_up_at: null })
  // What they write to that is known as theirs.
  const [last] = await sql`SELECT mail_key FROM acquisition_messages ORDER BY id DESC LIMIT 1`
  const again = await takeIn(answerTo('aoife@corrib-boats.ie', 'Good.', { about: `${last?.mail_key}@localhost` }))
  expect(again.json).toMatchObject({ outcome: 'answered', entries: [{ id: entry }] })
})

test('A mail of theirs from before their Message-ID was kept is answered by naming ours.', async () => {
  const { entry, event } = await answered()
  await sql`UPDATE acquisition_events SET sender = '', inbound_id = ''`
  await admin.post(url, { event, body: 'Yes' })
  await sendAll()
  const [mail] = await sql`SELECT recipient, in_reply_to FROM mails ORDER BY id DESC LIMIT 1`
  expect(mail).toEqual({ recipient: 'hello@corrib-boats.ie', in_reply_to: `<${await keyOf(entry)}>` })
})

test('Nobody answers a customer, whoever left, what was noted by hand, or twice at once.', async () => {
  const { entry, event } = await answered()
  await note(entry, 'answered', 'On the phone')
  const [byHand] = await sql`SELECT id FROM acquisition_events WHERE noted_by <> ''`
  expect((await admin.post(url, { event: byHand?.id, body: 'Yes' })).status).toBe(404)
  expect((await admin.post(url, { event, body: 'Yes' })).status).toBe(200)
  expect((await admin.post(url, { event, body: 'And' })).json).toMatchObject({ code: 'ALREADY_WAITING' })
  await sql`UPDATE acquisition_messages SET state = 'canceled' WHERE id = ${await idOf(entry)}`
  expect((await admin.post(url, { event, body: ' ' })).status).toBe(422)
  expect((await employee.post(url, { event, body: 'Yes' })).status).toBe(403)
  await sql`INSERT INTO acquisition_suppressions (kind, value, reason, at) VALUES ('domain', 'corrib-boats.ie', 'by_hand', now())`
  expect((await admin.post(url, { event, body: 'Yes' })).json).toMatchObject({ code: 'SUPPRESSED' })
  await sql`DELETE FROM acquisition_suppressions`
  await admin.post('/api/sshp_convert_acquisition_entry/', { id: entry })
  expect((await admin.post(url, { event, body: 'Yes' })).json).toMatchObject({ code: 'CUSTOMER' })
})

test('What waits to be answered does not go out once they are a customer, or all is paused.', async () => {
  const { entry, event } = await answered()
  await limits({ paused: true })
  await admin.post(url, { event, body: 'Yes' })
  await sendAll()
  expect(await lastOf(entry)).toMatchObject({ state: 'waiting' })
  await admin.post('/api/sshp_convert_acquisition_entry/', { id: entry })
  await limits()
  await sendAll()
  expect(await lastOf(entry)).toMatchObject({ kind: 'reply', state: 'canceled' })
})
