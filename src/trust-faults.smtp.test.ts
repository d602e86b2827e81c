import { expect, test, vi } from 'vitest'
import type { Mail } from '#features/sent-mails/contract.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { smtpTransport } from '#kit/server/mail/transport.ts'
import { MailWorker } from '#kit/server/mail/worker.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { afterFile } from '#testing/after-file.ts'
import { buildTestApp } from '#testing/app.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'

const smtp = await startSmtpServer()
const env = readEnv({ SMTP_URL: smtp.url })
const it = await buildTestApp({ SMTP_URL: smtp.url })
const root = await it.signedIn('root')

/** Minutes that the clocks of outbox and circuit were put forward. */
let minute = 0
const now = performance.now.bind(performance)
vi.spyOn(performance, 'now').mockImplementation(() => now() + minute * 60_000)
afterFile(() => void vi.restoreAllMocks())

/** Each try, as the outbox promises it: the longest due mail first, the next try so many minutes after a failed one. */
const waits = [1, 5, 30, 120, 480]
const due = new Map<string, { at: number; turn: number; tries: number }>()
const wrong: unknown[] = []
let turn = 0

const send = smtpTransport(env)
const worker = new MailWorker({ ...it, sql: it.appSql, log: it.app.log, env }, async (mail) => {
  const [first] = [...due].toSorted(([, a], [, b]) => a.at - b.at || a.turn - b.turn)
  const entry = due.get(mail.to)
  if (first?.[0] !== mail.to || !entry || entry.at > minute) wrong.push([minute, mail.to, first, entry])
  const failure = await send(mail)
  if (!failure || !entry) due.delete(mail.to)
  if (!failure) bringForward()
  else if (entry)
    due.set(mail.to, { at: minute + (waits[entry.tries] as number), turn: turn++, tries: entry.tries + 1 })
  return failure
})
afterFile(() => worker.stop())

/** The server is back: what still had to wait is due now, the one written first before the others. */
function bringForward() {
  for (const [to, entry] of due) if (entry.at > minute) due.set(to, { ...entry, at: minute, turn: 1000 + numberOf(to) })
}
const numberOf = (to: string) => Number(/\d+/.exec(to))

async function write(to: string) {
  due.set(to, { at: minute, turn: turn++, tries: 0 })
  await insertMail(it.sql, { to, subject: 'Your booking', text: 'x', html: '<p>x</p>', attachments: [] })
}

/** The clocks of worker and outbox go forward in one, between two mails: one just tried would get its wait shortened. */
async function putForward(minutes: number) {
  await it.sql.begin(async (sql) => {
    await sql`LOCK TABLE mails IN EXCLUSIVE MODE`
    expect(await sql`SELECT FROM mails WHERE state = 'sending'`).toHaveLength(0)
    minute += minutes
    await sql`UPDATE mails SET due_at = due_at - make_interval(secs => ${minutes * 60}) WHERE state = 'waiting'`
  })
}

/** Puts the clocks forward, and waits until the worker has done what there was to do. */
async function goOn(minutes: number, before = async () => {}) {
  await vi.waitFor(() => putForward(minutes), { timeout: 25_000, interval: 5 })
  await before()
  await it.live.changed('mails')
  const left = async () =>
    (
      await it.sql`SELECT FROM mails WHERE state = 'sending' OR state = 'waiting' AND due_at <= now() AND ${worker.circuit.wait === 0}`
    ).length
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 25_000, interval: 5 })
}

const listed = async () => (await root.get('/api/mailbox/')).json.mails as Mail[]

test('A mail server that is away for an hour: every mail of that hour arrives once, and staff see why it waits.', {
  timeout: 60_000,
}, async () => {
  await it.sql`DELETE FROM mails`
  smtp.answers.set('GREETING', 'hang up')
  worker.start()
  const written: string[] = []
  for (let half = 0; half < 120; half++) {
    await goOn(0.5, async () => {
      if (half % 6 !== 0) return
      written.push(`guest${half}@mail.example`)
      await write(written.at(-1) as string)
    })
    if (half !== 60) continue
    const tried = (await listed()).filter(({ tries }) => tries > 0)
    expect(tried.length).toBeGreaterThan(8)
    for (const mail of tried) expect(mail).toMatchObject({ state: 'waiting', error: expect.stringMatching(/\w/) })
  }
  expect([written.length, smtp.received.length, wrong]).toEqual([20, 0, []])
  expect((await listed()).every(({ state, tries }) => state === 'waiting' && tries <= 4)).toBe(true)

  smtp.answers.clear()
  await goOn(0.5)
  expect(worker.circuit.state).toBe('closed')
  await vi.waitFor(() => expect(smtp.received.length).toBe(written.length), { timeout: 5000 })
  expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(written.toSorted())
  expect([...new Set((await listed()).map(({ state, error }) => `${state} ${error}`))]).toEqual(['sent null'])
  expect(wrong).toEqual([])
})
