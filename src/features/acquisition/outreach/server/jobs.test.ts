import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { startImapServer } from '#testing/imap-server.ts'
import { addEntry, answerTo } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'

const mailbox = await startImapServer()
const it = await buildTestApp({ IMAP_URL: mailbox.url })
const desk = openOutreach(it, await it.signedIn('admin'))
const readMailbox = () => it.runJob('acquisition-mailbox')
const isOpen = async () =>
  /^outgoing_circuit_open\{service="mailbox"\} (\d)$/m.exec((await it.visitor().get('/metrics')).text)?.[1]

/** As the runs of the job were noted: minutes ago. */
const noted = (succeeded: number | null, failed: number) => it.sql`
  INSERT INTO job_runs (name, runs, failures, started_at, succeeded_at, failed_at)
  VALUES ('acquisition-mailbox', 1, 1, now(), now() - make_interval(mins => ${succeeded}), now() - make_interval(mins => ${failed}))
  ON CONFLICT (name) DO UPDATE SET succeeded_at = excluded.succeeded_at, failed_at = excluded.failed_at`

test('An answer in the mailbox is taken in once, also where the mailbox breaks off before it and refuses us meanwhile.', async () => {
  const entry = await addEntry(it.sql)
  await desk.order(entry)
  await desk.sendAll()
  const answer = answerTo('aoife@corrib-boats.ie', 'Yes please', { about: await desk.keyOf(entry) })
  for (const text of [answerTo('x@y.example', 'Hello'), answer])
    mailbox.inbox.push({ messageId: /^Message-ID: <(.*)>/m.exec(text)?.[1] as string, text })
  mailbox.fault = (_, line) => (line.includes('FETCH 2') ? 'half' : undefined)
  await expect(readMailbox()).rejects.toThrow('The mailbox does not answer')
  mailbox.fault = () => undefined
  mailbox.says.set('LOGIN', 'NO wrong')
  await expect(readMailbox()).rejects.toThrow('refuses the user or password')
  expect([await desk.entryOf(entry), await isOpen()]).toMatchObject([{ stage: 'contacted' }, '1'])

  mailbox.says.clear()
  // As after a new start: what was read is known by what was taken in.
  const again = await buildTestApp({ IMAP_URL: mailbox.url }, {}, it)
  for (let turn = 0; turn < 2; turn++) await again.runJob('acquisition-mailbox')
  expect(await desk.entryOf(entry)).toMatchObject({ stage: 'answered' })
  const rows = await it.sql`SELECT outcome, count(*)::int FROM acquisition_inbound GROUP BY 1 ORDER BY 1`
  expect([...rows]).toEqual([
    { outcome: 'answered', count: 1 },
    { outcome: 'other', count: 1 },
  ])
  expect(mailbox.told.filter((line) => line.startsWith('UID FETCH 1 (BODY'))).toHaveLength(1)
})

test('Staff see since when the mailbox stays away, and not each try that failed.', async () => {
  const away = async () => (await desk.outgoing()).mailbox_away
  expect(await away()).toBe(null)
  await noted(2, 0)
  expect(await away()).toBe(null)
  await noted(40, 0)
  expect(await away()).toEqual({ read_at: expect.stringMatching(/^\d{4}-.*Z$/) })
  await noted(0, 40)
  expect(await away()).toBe(null)
  await noted(null, 0)
  expect(await away()).toEqual({ read_at: null })
})
