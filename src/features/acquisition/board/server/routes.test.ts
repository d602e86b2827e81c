import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import type { BoardColumn } from '../contract.ts'
import { boardStatement } from './queries.ts'

const it = await buildTestApp()
const { sql } = it
const [admin, employee] = await Promise.all([it.signedIn('admin'), it.signedIn('employee')])
const path = '/api/sshp_get_acquisition_board/'

const board = async (query = '') => (await admin.get(`${path}${query}`)).json.columns as BoardColumn[]
const column = async (stage: string) => (await board()).find((one) => one.stage === stage) as BoardColumn

const add = async (row: object): Promise<number> => {
  const all = { business: 'Bramble', type: 'RentalRevolution', country: 'Ireland', state: 'Cork', ...row }
  const [added] = await sql<{ id: number }[]>`INSERT INTO acquisition_entries ${sql(all as never)} RETURNING id`
  return (added as { id: number }).id
}
const addMail = async (entry: number, row: object) =>
  sql`INSERT INTO acquisition_messages ${sql({
    ...{
      entry_id: entry,
      kind: 'first',
      due_at: '2026-06-01T09:00:00Z',
      recipient: 'a@b.example',
      type: 'RentalRevolution',
    },
    ...{ country: 'Ireland', language: 'en', subject: 'x', salutation: 'Dear', body: 'x', ordered_by: 'Ada', ...row },
  } as never)}`

beforeEach(async () => {
  it.setNow('2026-06-02T12:00:00Z')
  await sql`DELETE FROM acquisition_messages`
  await sql`DELETE FROM acquisition_entries`
})

test('Each stage is a column, whoever came last first, with how many stand there.', async () => {
  await add({ business: 'Early', stage: 'answered', stage_at: '2026-05-01T10:00:00Z' })
  await add({ business: 'Late', stage: 'answered', stage_at: '2026-05-02T10:00:00Z', active: false })
  await add({ business: 'Shop', type: 'SupremeShop' })
  await add({ business: 'Gone', deleted_at: '2026-05-02T10:00:00Z' })
  const columns = await board()
  expect(columns.map(({ stage, count }) => [stage, count])).toEqual([
    ['new', 1],
    ['contacted', 0],
    ['followed_up', 0],
    ['answered', 2],
    ['customer', 0],
    ['unsubscribed', 0],
    ['bounced', 0],
  ])
  expect(columns[3]?.cards.map(({ business, active }) => [business, active])).toEqual([
    ['Late', false],
    ['Early', true],
  ])
  expect((await board('?type=SupremeShop')).map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0])
})

test('A card says when was written last, and when is next: as ordered, or as follows unless they answer.', async () => {
  const contacted_at = ['2026-05-20T08:00:00Z', '2026-06-01T08:00:00Z']
  const asked = await add({ stage: 'contacted', contacted_at })
  await addMail(asked, { state: 'sent', sent_at: '2026-06-01T08:00:00Z' })
  const ordered = await add({ business: 'Ordered' })
  await addMail(ordered, { state: 'waiting', due_at: '2026-06-03T09:30:00Z' })
  expect((await column('contacted')).cards).toEqual([
    {
      ...{ id: asked, business: 'Bramble', country: 'Ireland', state: 'Cork', type: 'RentalRevolution' },
      ...{ stage: 'contacted', active: true, mails: 2, version: 1, lastContact: '2026-06-01T08:00:00Z' },
      nextMail: { at: '2026-06-08T08:00:00Z', kind: 'follow_up' },
    },
  ])
  expect((await column('new')).cards).toMatchObject([
    { id: ordered, lastContact: null, nextMail: { at: '2026-06-03T09:30:00Z', kind: 'ordered' } },
  ])
  await sql`UPDATE acquisition_entries SET stage = 'answered' WHERE id = ${asked}`
  expect((await column('answered')).cards[0]?.nextMail).toBeNull()
})

test('A long column comes in pages without a gap, also where many came at once.', async () => {
  const at = '2026-06-01T08:00:00.123456Z'
  for (let i = 0; i < 60; i++) await add({ business: `B${i}`, stage_at: at })
  const seen: number[] = []
  let query: string | undefined = '?stage=new'
  while (query) {
    const [page]: BoardColumn[] = await board(query)
    expect(page?.count).toBe(60)
    seen.push(...(page?.cards.map(({ id }) => id) ?? []))
    query = page?.next ? `?stage=new&after=${encodeURIComponent(page.next)}` : undefined
  }
  expect(seen).toHaveLength(60)
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
})

test('The board is for admins, and refuses pages that are none.', async () => {
  expect((await employee.get(path)).status).toBe(403)
  expect((await it.visitor().get(path)).status).toBe(401)
  expect((await admin.get(`${path}?stage=somewhere`)).status).toBe(422)
  expect((await admin.get(`${path}?stage=new&after=2026-06-01`)).status).toBe(422)
  expect((await admin.get(`${path}?stage=new&after=9999999999999999_x`)).status).toBe(422)
})

test('Columns are read by the index of their stage, however many entries there are.', async () => {
  await sql`
    INSERT INTO acquisition_entries (business, type, country, state, stage_at)
    SELECT 'B' || n, 'RentalRevolution', 'Ireland', 'Cork', now() - make_interval(mins => n) FROM generate_series(1, 3000) n`
  await sql`ANALYZE acquisition_entries`
  const plan = await sql`EXPLAIN ${boardStatement(sql, {}, { at: Temporal.Now.instant(), days: [7] })}`
  const lines = plan.map((row) => String(row['QUERY PLAN']))
  expect(lines.join('\n')).toContain('acquisition_entries_stage')
  expect(lines.filter((line) => line.includes('Seq Scan on acquisition_entries'))).toEqual([])
})
