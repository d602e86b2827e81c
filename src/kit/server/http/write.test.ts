import { beforeEach, expect, test } from 'vitest'
import type { Topic } from '#kit/shared/topic.ts'
import { buildTestApp } from '#testing/app.ts'
import { violates } from '../postgres/db.ts'
import type { Repeat } from './repeat.ts'
import { type Write, writing } from './write.ts'

const { sql, appSql, env, live, clock, signedIn, setNow } = await buildTestApp()
await signedIn('root')
const write = writing({ sql: appSql, env, live, clock })

const caller = {
  ...{ id: 1, email: 'root@x.example', firstName: 'Rosa', lastName: 'Stern' },
  ...{ admin: true, root: true, demo: false, artist: false },
}
const repeatWith = (key: string, body = 'body'): Repeat => ({
  ...{ scope: '/test/', key, bodyHash: Buffer.from(body), status: 201, answers: {} },
  outcome: { isReplay: false },
})
const keptUnder = (name: string) => sql`SELECT value FROM shared_secrets WHERE name = ${name}`

/** Besides that there is a new entry in the log, which the database says. */
const heard: Topic[] = []
live.subscribe((topics) => heard.push(...topics.filter((topic) => topic !== 'audit-log')))

beforeEach(async () => {
  await sql`DELETE FROM shared_secrets WHERE name LIKE 'written%'`
  await sql`TRUNCATE audit_log, idempotent_answers`
  heard.length = 0
})

/** Puts a value under a name, of which there is one. */
const put = async ({ tx, author, audit, tell }: Write, name: string, value: string) => {
  await tx`INSERT INTO shared_secrets (name, value) VALUES (${name}, ${value})`
  await audit('secret.put', `secret:${name}`, { value, day: author.day })
  tell('settings')
  return { value }
}

test('A write, its entry in the log and its answer are there together, and whoever listens hears of it.', async () => {
  setNow('2026-06-01T22:30:00Z')
  const repeat = repeatWith('the-key-of-a-whole-write')
  expect(await write({ caller, repeat }, (writes) => put(writes, 'written', 'a'))).toEqual({ value: 'a' })
  expect(
    await sql`SELECT at = '2026-06-01T22:30:00Z' AS "byClock", actor_id, actor, action, record, details FROM audit_log`,
  ).toEqual([
    {
      byClock: true,
      actor_id: 1,
      actor: env.business.name,
      action: 'secret.put',
      record: 'secret:written',
      details: { value: 'a', day: '2026-06-02' },
    },
  ])
  expect(await sql`SELECT status, answer FROM idempotent_answers`).toEqual([{ status: 201, answer: '{"value":"a"}' }])
  expect(heard).toEqual(['settings'])
})

test('What is refused leaves nothing, and nobody hears of it.', async () => {
  const refused = write({ caller, repeat: repeatWith('the-key-of-what-is-refused') }, async (writes) => {
    await put(writes, 'written', 'a')
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await keptUnder('written')).toEqual([])
  expect(await sql`SELECT FROM audit_log`).toHaveLength(0)
  expect(await sql`SELECT FROM idempotent_answers`).toHaveLength(0)
  expect(heard).toEqual([])
})

test('Sent twelve times at once it is done once, by one entry, and all get the answer.', async () => {
  const repeats = Array.from({ length: 12 }, () => repeatWith('the-same-key-each-time'))
  const answers = await Promise.all(
    repeats.map((repeat, n) => write({ caller, repeat }, (writes) => put(writes, `written ${n}`, `${n}`))),
  )
  const kept = await sql`SELECT value FROM shared_secrets WHERE name LIKE 'written%'`
  expect(kept).toHaveLength(1)
  expect(new Set(answers.map((one) => ('body' in one ? one.body.value : one.value)))).toEqual(new Set([kept[0]?.value]))
  expect(repeats.filter(({ outcome }) => !outcome.isReplay)).toHaveLength(1)
  expect(await sql`SELECT FROM audit_log`).toHaveLength(1)
})

test('Another body under the same key is refused.', async () => {
  await write({ caller, repeat: repeatWith('a-key-that-is-used-twice') }, (writes) => put(writes, 'written', 'a'))
  const other = repeatWith('a-key-that-is-used-twice', 'another body')
  await expect(write({ caller, repeat: other }, (writes) => put(writes, 'written too', 'b'))).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
  expect(await keptUnder('written too')).toEqual([])
})

test('Whatever else is there already is no repetition.', async () => {
  await write({ caller, repeat: repeatWith('a-key-of-the-first-one') }, (writes) => put(writes, 'written', 'a'))
  const repeat = repeatWith('a-key-of-the-second-one')
  const error = await write({ caller, repeat }, (writes) => put(writes, 'written', 'b')).catch((thrown) => thrown)
  expect(violates(error, 'shared_secrets_pkey')).toBe(true)
  expect(repeat.outcome.isReplay).toBe(false)
  expect(await keptUnder('written')).toEqual([{ value: 'a' }])
})
