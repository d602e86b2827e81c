import { beforeEach, expect, test } from 'vitest'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { candidatesOf } from '../../rules/screening.ts'
import { screen } from '../queries/screening.ts'
import { insertBusinesses, lockAdding } from './add.ts'

const it = await buildTestApp()
const { sql, appSql } = it
const admin = await it.signedIn('admin')

const pasted = Array.from(
  { length: 40 },
  (_, n) => `Boats ${n}, https://boats-${n}.example, hello@boats-${n}.example`,
).join('\n')
const common = { type: 'RentalRevolution' as const, country: 'Ireland', state: 'Galway' }
const countTwice = async () =>
  (await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM acquisition_entries GROUP BY website_key`).map(
    ({ n }) => n,
  )

beforeEach(() => sql`TRUNCATE acquisition_entries CASCADE`)

test('Of one list pasted by three people at once each business is added once, and whoever comes second is told.', async () => {
  const add = () =>
    admin.post('/api/sshp_handle_acquisition_entries/', { acquisitionMode: 'add', newBusinesses: pasted, ...common })
  let replies: Promise<Awaited<ReturnType<typeof add>>[]> | undefined
  // All of them have begun before the first one may look.
  await sql.begin(async (tx) => {
    await lockAdding(tx as Transaction)
    replies = Promise.all([add(), add(), add()])
    await expect.poll(async () => (await waiting())[0]?.n).toBe(3)
  })
  const added = (await replies)?.map(({ json }) => [json.added, (json.rejected_lines as { tag: string }[]).length])
  expect(added?.sort()).toEqual([
    [0, 40],
    [0, 40],
    [40, 0],
  ])
  expect(await countTwice()).toEqual(Array(40).fill(1))
})

const waiting = () =>
  sql<{ n: number }[]>`SELECT count(*)::int AS n FROM pg_locks
    WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

test('Without taking turns both would add all of it.', async () => {
  const author = { id: 1, name: 'Jonas Pier', at: Temporal.Instant.from('2026-06-01T08:00:00Z'), day: '2026-06-01' }
  let screenedBoth = () => {}
  const both = new Promise<void>((resolve) => {
    let screened = 0
    screenedBoth = () => void (++screened === 2 && resolve())
  })
  const addWithoutTurns = () =>
    transaction(appSql, async (tx) => {
      const { cleaned_list: businesses } = await screen(tx, candidatesOf(pasted))
      screenedBoth()
      await both
      await insertBusinesses(tx, { businesses, common: { ...common, searchTerm: '' }, author })
    })
  await Promise.all([addWithoutTurns(), addWithoutTurns()])
  expect(await countTwice()).toEqual(Array(40).fill(2))
})
