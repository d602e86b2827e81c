import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase } from '#testing/app.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { Live } from '../live/live.ts'
import { connect } from '../postgres/db.ts'
import { readEnv } from '../settings/env.ts'
import { insertMail } from './mail.ts'
import { type Failure, flagInterrupted, type OutgoingMail, takeDueMail } from './outbox.ts'
import type { Transport } from './transport.ts'
import { MailWorker } from './worker.ts'

const connection = await createDatabase()
const sql = connect(connection)
const log = Fastify({ logger: false }).log
const env = readEnv({})
const smtp = await startSmtpServer()

type Process = { worker: MailWorker; live: Live }
const running: Process[] = []

/** A process of its own, as far as the database can tell. */
async function startWorker(transport?: Transport, settings = env, pool = sql): Promise<Process> {
  const live = new Live(connection)
  await live.start()
  const worker = new MailWorker({ sql: pool, live, log, env: settings }, transport)
  worker.start()
  const process = { worker, live }
  running.push(process)
  return process
}

beforeEach(async () => {
  await sql`DELETE FROM mails`
  smtp.received.length = 0
  smtp.answers.clear()
  smtp.onMail = undefined
})

afterEach(async () => {
  for (const { worker, live } of running.splice(0)) {
    await worker.stop()
    await live.stop()
  }
})

const write = (to = 'ada@mail.example') =>
  insertMail(sql, { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', attachments: [] })

type Row = { id: number; state: string; tries: number; error: string | null; minutes: number }
const rows = () => sql<Row[]>`
  SELECT id, state, tries, error, round(extract(epoch FROM due_at - now()) / 60)::int AS minutes FROM mails ORDER BY id`

async function onlyRow(): Promise<Row> {
  const [row, ...more] = await rows()
  if (!row || more.length > 0) throw new Error('not one mail')
  return row
}

const becomes = (state: string) => expect.poll(async () => (await onlyRow()).state).toBe(state)

/** A mail server of the test's own that notes what it was given. */
function recording(answer: (mail: OutgoingMail) => Promise<Failure | undefined> | undefined = () => undefined) {
  const given: OutgoingMail[] = []
  const transport: Transport = async (mail) => {
    given.push(mail)
    return answer(mail)
  }
  return { given, transport }
}

test('A mail that waits is sent when the worker starts, and marked so.', async () => {
  await write()
  await startWorker(undefined, readEnv({ SMTP_URL: smtp.url }))
  await becomes('sent')
  expect(smtp.received.map(({ to }) => to)).toEqual([['ada@mail.example']])
  expect(await onlyRow()).toMatchObject({ tries: 1, error: null })
})

test('A word about a change in one process wakes the workers of all.', async () => {
  const { given, transport } = recording()
  await startWorker(transport)
  const other = new Live(connection)
  await other.start()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await write()
  expect(given).toEqual([])
  await other.changed('mails')
  await becomes('sent')
  await other.stop()
})

test('The worker tells the screens when the state of a mail changes.', async () => {
  const { live } = await startWorker(recording().transport)
  await write()
  const states: string[] = []
  // A word that comes late is heard while the next test has begun, whose mails are none or others.
  live.subscribe(async (changed) => {
    if (changed.includes('mails')) states.push(...(await rows()).map(({ state }) => state))
  })
  await live.changed('mails')
  await expect.poll(() => states).toContain('sent')
})

test('A mail with a time is sent then and not before.', async () => {
  await write()
  await sql`UPDATE mails SET due_at = now() + interval '1.2 seconds'`
  const { given, transport } = recording()
  await startWorker(transport)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(given).toEqual([])
  await becomes('sent')
})

test('Without a mail server a mail arrives in the built-in mailbox at once.', async () => {
  await write()
  await sql`INSERT INTO mails (recipient, subject, body_text, body_html, state) VALUES ('x@mail.example', '', '', '', 'canceled')`
  await startWorker()
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['sent', 'canceled'])
})

test('After each failed try the next waits longer, and after the last the mail has failed; the reason is kept.', async () => {
  await write()
  smtp.answers.set('DATA', '451 busy')
  const settings = readEnv({ SMTP_URL: smtp.url })
  const waits: number[] = []
  for (let tries = 1; tries <= 6; tries++) {
    const { worker } = await startWorker(undefined, settings)
    await expect
      .poll(async () => await onlyRow())
      .toMatchObject({ tries, state: expect.stringMatching(/waiting|failed/) })
    await worker.stop()
    const { state, minutes, error } = await onlyRow()
    expect(error).toContain('451 busy')
    expect(state).toBe(tries < 6 ? 'waiting' : 'failed')
    if (tries < 6) waits.push(minutes)
    await sql`UPDATE mails SET due_at = now()`
  }
  expect(waits).toEqual([1, 5, 30, 120, 480])
  const { worker } = await startWorker(undefined, settings)
  await worker.stop()
  expect(await onlyRow()).toMatchObject({ state: 'failed', tries: 6 })
})

test('An unknown recipient is not tried again.', async () => {
  await write()
  smtp.answers.set('RCPT', '550 no such user')
  await startWorker(undefined, readEnv({ SMTP_URL: smtp.url }))
  await becomes('failed')
  expect(await onlyRow()).toMatchObject({ tries: 1, error: expect.stringContaining('550 no such user') })
})

test('What may have arrived is flagged and not sent again.', async () => {
  await write()
  smtp.answers.set('.', 'hang up')
  const { live } = await startWorker(undefined, readEnv({ SMTP_URL: smtp.url }))
  await becomes('unclear')
  await live.changed('mails')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(smtp.received).toHaveLength(1)
  expect(await onlyRow()).toMatchObject({ state: 'unclear', tries: 1 })
})

test('A mail whose process died while sending becomes unclear after ten minutes and is never sent again.', async () => {
  await write()
  await takeDueMail(sql)
  await sql`UPDATE mails SET sending_since = now() - interval '9 minutes'`
  expect(await flagInterrupted(sql)).toBe(0)
  await sql`UPDATE mails SET sending_since = now() - interval '11 minutes'`
  const { given, transport } = recording()
  const { live } = await startWorker(transport)
  await becomes('unclear')
  await live.changed('mails')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(given).toEqual([])
})

test('A try that ends after it was given up for dead still tells the truth, unless somebody sent the mail again.', async () => {
  await write()
  let finish = (_?: Failure) => {}
  const slow = recording(() => new Promise((resolve) => (finish = resolve)))
  await startWorker(slow.transport)
  await becomes('sending')
  await sql`UPDATE mails SET state = 'unclear'`
  finish()
  await becomes('sent')

  await sql`UPDATE mails SET state = 'waiting'`
  await running[0]?.live.changed('mails')
  await becomes('sending')
  await sql`UPDATE mails SET state = 'waiting', due_at = now() + interval '1 hour', tries = 0, sending_since = NULL`
  finish({ message: 'too late', outcome: 'later' })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await onlyRow()).toMatchObject({ state: 'waiting', tries: 0, error: null, minutes: 60 })
})

test('A mail that is being canceled is not sent.', async () => {
  await write()
  const { given, transport } = recording()
  await sql.begin(async (tx) => {
    await tx`UPDATE mails SET state = 'canceled' WHERE state = 'waiting'`
    await startWorker(transport)
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  await running[0]?.live.changed('mails')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(given).toEqual([])
  expect((await onlyRow()).state).toBe('canceled')
})

test('Three processes send 60 mails, each of them once.', async () => {
  for (let i = 0; i < 60; i++) await write(`guest${i}@mail.example`)
  const { given, transport } = recording(async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
    return undefined
  })
  await Promise.all([startWorker(transport), startWorker(transport), startWorker(transport)])
  await expect.poll(async () => (await rows()).every(({ state }) => state === 'sent')).toBe(true)
  expect(given.map(({ to }) => to).toSorted()).toEqual(
    (await sql`SELECT recipient FROM mails`).map((row) => row.recipient).toSorted(),
  )
})

test('That test would notice: taking mails without marking them first sends some twice.', async () => {
  for (let i = 0; i < 20; i++) await write(`guest${i}@mail.example`)
  const given: string[] = []
  const careless = async () => {
    for (;;) {
      const [mail] = await sql<{ id: number; to: string }[]>`
        SELECT id, recipient AS to FROM mails WHERE state = 'waiting' ORDER BY due_at, id LIMIT 1`
      if (!mail) return
      given.push(mail.to)
      await new Promise((resolve) => setTimeout(resolve, 2))
      await sql`UPDATE mails SET state = 'sent' WHERE id = ${mail.id}`
    }
  }
  await Promise.all([careless(), careless(), careless()])
  expect(given.length).toBeGreaterThan(20)
})

test('Stopping waits for the mail that is being sent, and begins no other.', async () => {
  await write()
  await write('second@mail.example')
  let finish = (_?: Failure) => {}
  const { given, transport } = recording(() => new Promise((resolve) => (finish = resolve)))
  const { worker } = await startWorker(transport)
  await expect.poll(() => given).toHaveLength(1)
  let stopped = false
  const stopping = worker.stop().then(() => {
    stopped = true
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(stopped).toBe(false)
  finish()
  await stopping
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'waiting'])
  expect(given).toHaveLength(1)
})

/** The pool, that refuses a statement as long as `fails` says so. */
const flaky = (fails: () => boolean) =>
  new Proxy(sql, {
    apply(target, self, statement) {
      if (fails()) throw Object.assign(new Error('the database is away'), { code: 'ECONNRESET' })
      return Reflect.apply(target, self, statement)
    },
  })

test('What became of a mail is written even if the database is away at that moment.', async () => {
  await write()
  const { given, transport } = recording()
  let refused = 0
  const { worker } = await startWorker(
    transport,
    env,
    flaky(() => given.length === 1 && refused++ < 2),
  )
  await becomes('sent')
  await worker.stop()
  expect(refused).toBeGreaterThan(2)
  expect(given).toHaveLength(1)
})

test('After a failure the outbox is looked into again.', async () => {
  await write()
  let refused = 0
  await startWorker(
    recording().transport,
    env,
    flaky(() => refused++ < 1),
  )
  await becomes('sent')
})
