import { beforeEach, expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { record, someLine, someSale } from '#testing/till.ts'
import { readClosings } from '../../closing/server/queries/closings.ts'
import { OpenPeriods } from '../../closing/server/queries/report.ts'
import { appendEntry } from './ledger.ts'

const it = await buildTestApp()
const employee = await it.signedIn('employee')

const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))
type Report = { closing: number; expected_cash: number; receipts: number; opening: number; movements: unknown[] }
const till = async () => (await employee.get('/api/rere_till/')).json as unknown as { report: Report; is_open: boolean }
const close = (closing: number, counted: number, note = 'Counted in a hurry', withdrawn = 0) =>
  employee.post('/api/rere_close_till/', { closing, counted_cash: counted, counted_card: 0, withdrawn, note })
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort((a, b) => a - b)

/** Each test begins in a new period, with an empty drawer. */
beforeEach(async () => {
  if (!(await till()).is_open) await employee.post('/api/rere_open_till/', { float: 0, reason: 'Counted anew' })
  await close((await till()).report.closing, 0)
})

/** Entries that carry the number of a closing without being in its report, or the other way round. */
async function lostBetween(): Promise<number[]> {
  const closings = await readClosings(it.sql, 'rental', {})
  const counted = await it.sql<{ closing: number; receipts: number; income: number; misplaced: number }[]>`
    SELECT e.closing, count(e.receipt)::int AS receipts, sum(e.income)::int AS income,
           count(*) FILTER (WHERE e.position > c.position)::int AS misplaced
    FROM till_entries e JOIN till_entries c ON c.business = e.business AND c.closing = e.closing AND c.kind = 'closing'
    WHERE e.business = 'rental' GROUP BY e.closing`
  return closings
    .filter(({ closing, frozen: { report } }) => {
      const found = counted.find((one) => one.closing === closing)
      return found?.receipts !== report.receipts || found.income !== report.turnover || found.misplaced > 0
    })
    .map(({ closing }) => closing)
}

test('Of 30 closings at the same moment one closes the period.', async () => {
  await employee.post('/api/rere_open_till/', { float: 25, reason: 'Counted anew' })
  const { report } = await till()
  const answers = await times(30, () => close(report.closing, 25))
  expect(statusesOf(answers)).toEqual([201, ...Array(29).fill(409)])
  expect((await till()).report.closing).toBe(report.closing + 1)
})

test('Of 20 openings at the same moment one counts the float in.', async () => {
  const answers = await times(20, () => employee.post('/api/rere_open_till/', { float: 25, reason: 'Counted anew' }))
  expect(statusesOf(answers)).toEqual([201, ...Array(19).fill(409)])
  expect((await till()).report).toMatchObject({ opening: 25, expected_cash: 25 })
})

test('One closing sent 30 times with one key is one, and all get its answer.', async () => {
  await employee.post('/api/rere_open_till/', { float: 25, reason: 'Counted anew' })
  const { report } = await till()
  const fields = { closing: report.closing, counted_cash: 25, counted_card: 0, withdrawn: 25 }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await times(30, () => employee.post('/api/rere_close_till/', fields, headers))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
})

test('The first sales of a period open the till once, with what the last closing left.', async () => {
  await employee.post('/api/rere_open_till/', { float: 40, reason: 'Counted anew' })
  const { report } = await till()
  await close(report.closing, 40)
  await times<unknown>(20, (i) =>
    i % 4 === 0
      ? employee.post('/api/rere_move_cash/', { direction: 'in', amount: 1, reason: 'Coins' })
      : record(it, someSale()),
  )
  const now = await till()
  expect(now.report).toMatchObject({ opening: 40, receipts: 15, expected_cash: 40 + 5 + 15 * 3.5 })
  expect(now.report.movements).toHaveLength(6)
})

test('Of many who take cash out at once, only as many do as there is cash.', async () => {
  await employee.post('/api/rere_open_till/', { float: 100, reason: 'Counted anew' })
  const answers = await times(20, () =>
    employee.post('/api/rere_move_cash/', { direction: 'out', amount: 10.01, reason: 'Change' }),
  )
  expect(statusesOf(answers)).toEqual([...Array(9).fill(201), ...Array(11).fill(409)])
  expect((await till()).report.expected_cash).toBe(9.91)
})

test('A sale that races a closing is in exactly one of the two periods.', async () => {
  for (let round = 0; round < 4; round++) {
    await employee.post('/api/rere_open_till/', { float: 0, reason: 'Counted anew' })
    const { report } = await till()
    const sale = (i: number) => record(it, someSale([someLine({ unitPrice: 100 + i })]))
    const [closed, before] = await Promise.all([
      new Promise((go) => setTimeout(go, round)).then(() => close(report.closing, 0)),
      times(12, sale),
    ])
    expect(closed.status).toBe(201)
    expect(before.every(({ closing }) => closing === report.closing || closing === report.closing + 1)).toBe(true)
    await close((await till()).report.closing, 0)
  }
  expect(await lostBetween()).toEqual([])
  const [{ gaps } = { gaps: 1 }] = await it.sql<{ gaps: number }[]>`
    SELECT (max(receipt) - count(receipt))::int AS gaps FROM till_entries WHERE business = 'rental'`
  expect(gaps).toBe(0)
})

test('That would not hold if the report were read before the till is locked.', async () => {
  await record(it, someSale())
  const { closing, report } = await new OpenPeriods().read(it.appSql, 'rental')
  await record(it, someSale())
  await transaction(it.appSql, (tx) => {
    const frozen = {
      closing,
      report,
      carried: 0,
      countedCash: 0,
      countedCard: 0,
      cashDifference: 0,
      cardDifference: 0,
      withdrawn: 0,
      note: '',
    }
    const content = { lines: [], payments: [], closing: frozen }
    const cashier = { id: null, name: 'Ada' }
    return appendEntry(tx, 'rental', {
      kind: 'closing',
      at: Temporal.Instant.from('2026-06-01T09:00:00Z'),
      day: '2026-06-01',
      cashier,
      content,
    })
  })
  expect(await lostBetween()).toEqual([closing])
})
