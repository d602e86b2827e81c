import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addEntry, answerTo } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'

const it = await buildTestApp()
const { sql } = it
const admin = await it.signedIn('admin')
const desk = openOutreach(it, admin)
const { order, sendAll, history, entryOf, statesOf, idOf, keyOf, note, takeIn, clear, at, limits, outgoing } = desk
const threeTimes = { followUpDays: 7, secondFollowUpDays: 5, thirdFollowUpDays: 3 }

beforeEach(async () => {
  await clear()
  await sql`DELETE FROM customers WHERE business = 'Corrib Boats'`
})

/** Plans who is asked again, and sends that. */
async function askAgain(when: string) {
  at(when)
  await it.runJob('acquisition-follow-ups')
  await sendAll()
}

async function written() {
  const entry = await addEntry(sql)
  await order(entry)
  await sendAll()
  return entry
}

test('Nobody answers: they are asked three times, each so many days after the mail before, and then left alone.', async () => {
  await limits(threeTimes)
  const entry = await written()
  expect(await history(entry)).toMatchObject({ follow_up_at: '2026-06-08T05:00:00Z' })
  await askAgain('2026-06-08T04:59:59Z')
  expect(await statesOf(entry)).toEqual(['sent'])
  await askAgain('2026-06-08T05:00:00Z')
  expect(await history(entry)).toMatchObject({ stage: 'followed_up', follow_up_at: '2026-06-13T05:00:00Z' })
  expect((await outgoing()).follow_ups).toMatchObject([{ entry, due_at: '2026-06-13T05:00:00Z' }])
  await askAgain('2026-06-13T05:00:00Z')
  await askAgain('2026-06-16T05:00:00Z')
  expect(await history(entry)).toMatchObject({ follow_up_at: null })
  await askAgain('2026-07-16T05:00:00Z')
  expect(await statesOf(entry)).toEqual(['sent', 'sent', 'sent', 'sent'])
  const mails = await sql`
    SELECT step, body LIKE '%for the last time%' AS last, mails.in_reply_to <> '' AS threaded
    FROM acquisition_messages m JOIN mails ON mails.id = m.mail_id ORDER BY m.id`
  expect(mails.map(({ step, last, threaded }) => [step, last, threaded])).toEqual([
    [0, false, false],
    [1, false, true],
    [2, false, true],
    [3, true, true],
  ])
})

test('Nothing follows after a 0, and not more than was set.', async () => {
  await limits({ followUpDays: 7, secondFollowUpDays: 0, thirdFollowUpDays: 3 })
  const entry = await written()
  await askAgain('2026-06-08T05:00:00Z')
  await askAgain('2026-06-30T05:00:00Z')
  expect(await statesOf(entry)).toEqual(['sent', 'sent'])
  expect((await limits({ thirdFollowUpDays: 91 })).status).toBe(422)
})

test.each(['answered', 'bounced', 'unsubscribed', 'converted', 'canceled'])(
  '%s: nobody is asked a second time.',
  async (what) => {
    await limits(threeTimes)
    const entry = await written()
    await askAgain('2026-06-08T05:00:00Z')
    if (what === 'answered') await takeIn(answerTo('hello@corrib-boats.ie', 'Not now.', { about: await keyOf(entry) }))
    else if (what === 'converted') await admin.post('/api/sshp_convert_acquisition_entry/', { id: entry })
    else if (what === 'canceled')
      await admin.post('/api/sshp_cancel_acquisition_message/', { message: await idOf(entry) })
    else await note(entry, what)
    expect(await history(entry)).toMatchObject({ follow_up_at: null })
    await askAgain('2026-06-13T05:00:00Z')
    expect((await statesOf(entry)).filter((state) => state === 'sent')).toHaveLength(2)
    const again = await admin.post('/api/sshp_cancel_acquisition_message/', { message: await idOf(entry) })
    if (what === 'canceled') expect(again.status).toBe(409)
  },
)

test('A follow-up that waits for the limits is seen, and canceled before it goes.', async () => {
  await limits({ ...threeTimes, hourlyLimit: 1 })
  const entry = await written()
  const other = await addEntry(sql, { email: 'other@quay.ie' })
  await askAgain('2026-06-08T05:00:00Z')
  await order(other)
  at('2026-06-13T05:00:00Z')
  await sendAll()
  await it.runJob('acquisition-follow-ups')
  await desk.run()
  expect(await statesOf(entry)).toEqual(['sent', 'sent', 'waiting'])
  expect((await outgoing()).waiting).toMatchObject([{ entry, kind: 'follow_up' }])
  expect((await admin.post('/api/sshp_cancel_acquisition_message/', { message: await idOf(entry) })).status).toBe(200)
  await askAgain('2026-06-14T05:00:00Z')
  expect(await statesOf(entry)).toEqual(['sent', 'sent', 'canceled'])
  expect((await entryOf(entry)).stage).toBe('followed_up')
})
