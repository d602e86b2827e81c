import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { transaction, violates } from '../postgres/db.ts'
import { answer } from './answer.ts'
import { orEarlierAnswer, type Repeat, rememberAnswer } from './repeat.ts'

const { sql, appSql } = await buildTestApp()

const repeatWith = (key: string): Repeat => ({
  ...{ scope: '/test/', key, bodyHash: Buffer.from('body'), status: 201, answers: {} },
  outcome: { isReplay: false },
})
const namesOf = (prefix: string) => sql`SELECT name, value FROM shared_secrets WHERE name LIKE ${`${prefix}%`}`

/** Puts a value under a name, of which there is one, and keeps that for the answer. */
const put = (name: string, value: string, repeat: Repeat) =>
  orEarlierAnswer(appSql, repeat, () =>
    transaction(appSql, async (tx) => {
      await tx`INSERT INTO shared_secrets (name, value) VALUES (${name}, ${value})`
      await rememberAnswer(tx, repeat, 201, { value })
      return answer(201, { value })
    }),
  )

test('Of the same write many times at once one is done, and all get its answer.', async () => {
  const repeats = Array.from({ length: 12 }, () => repeatWith('the-same-key-each-time'))
  const answers = await Promise.all(repeats.map((repeat, n) => put(`once-${n}`, `${n}`, repeat)))
  const [kept, ...others] = await namesOf('once-')
  expect(others).toEqual([])
  expect(new Set(answers.map((one) => one?.body.value))).toEqual(new Set([kept?.value]))
  expect(repeats.filter(({ outcome }) => !outcome.isReplay)).toHaveLength(1)
})

test('Whatever else is there already is no repetition, with a key or without.', async () => {
  await put('taken', 'first', repeatWith('a-key-of-the-first-one'))
  const second = repeatWith('a-key-of-the-second-one')
  const error = await put('taken', 'second', second).catch((thrown: unknown) => thrown)
  expect(violates(error, 'shared_secrets_pkey')).toBe(true)
  expect(violates(error, 'idempotent_answers_pkey')).toBe(false)
  expect(second.outcome.isReplay).toBe(false)
  expect(await namesOf('taken')).toEqual([{ name: 'taken', value: 'first' }])
  expect(violates(new Error('no statement failed'), 'shared_secrets_pkey')).toBe(false)
})
