import { beforeEach, expect, test } from 'vitest'
import { buildTestApp, roles } from '#testing/app.ts'
import { record, someLine, someSale } from '#testing/till.ts'

const it = await buildTestApp()
const [employee, admin] = await Promise.all([it.signedIn('employee'), it.signedIn('admin')])

/** Each test has a period of its own: the ledger cannot be emptied. */
beforeEach(async () => {
  it.setNow('2026-06-01T08:00:00Z')
  const { is_open, report } = await till()
  if (is_open) await close({ counted_cash: report.expected_cash, withdrawn: report.expected_cash })
  const { report: next, carried } = await till()
  if (carried > 0) {
    await employee.post('/api/rere_open_till/', { float: 0, reason: 'Each test begins with an empty drawer' })
    await close({ closing: next.closing, counted_cash: 0, withdrawn: 0 })
  }
})

type Report = { closing: number; expected_cash: number; by_method: { method: string; amount: number }[] }
type Till = { is_open: boolean; carried: number; report: Report & Record<string, unknown>; tse: string }
const till = async () => (await employee.get('/api/rere_till/')).json as unknown as Till
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

async function close(count: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const { report } = await till()
  const counted_card = report.by_method.find(({ method }) => method === 'card')?.amount
  const fields = { closing: report.closing, counted_cash: report.expected_cash, counted_card, withdrawn: 0, ...count }
  return employee.send({
    method: 'POST',
    url: '/api/rere_close_till/',
    payload: fields,
    headers: { 'content-type': 'application/json', ...headers },
  })
}
const moveCash = (direction: 'in' | 'out', amount: number, reason = 'Bread', headers = {}) =>
  employee.post('/api/rere_move_cash/', { direction, amount, reason }, headers)
const audits = () =>
  it.sql<{ action: string; actor: string }[]>`SELECT action, actor FROM audit_log ORDER BY id DESC LIMIT 1`

test('Another float than was left needs a reason, and how much more or less it is is in the ledger.', async () => {
  await employee.post('/api/rere_open_till/', { float: 100, reason: 'From the safe' })
  await close()
  const other = { float: '95.50' }
  const refused = await employee.post('/api/rere_open_till/', other)
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [{ field: 'reason', message: 'Please say why it is not what the last closing left' }],
  ])
  expect((await employee.post('/api/rere_open_till/', other, { 'accept-language': 'de' })).json.errors).toEqual([
    { field: 'reason', message: 'Bitte schreiben Sie, warum es nicht das ist, was beim letzten Abschluss blieb' },
  ])
  expect(await till()).toMatchObject({ is_open: false, carried: 100 })
  expect((await employee.post('/api/rere_open_till/', { ...other, reason: 'A note was missing' })).status).toBe(201)
  expect(await till()).toMatchObject({
    report: { expected_cash: 95.5, movements: [{ kind: 'opening', difference: -4.5, reason: 'A note was missing' }] },
  })
  const [entry] = await it.sql<{ content: string }[]>`
    SELECT content FROM till_entries WHERE kind = 'opening' ORDER BY position DESC LIMIT 1`
  expect(JSON.parse(entry?.content ?? '{}')).toMatchObject({ difference: -450 })
})

test('The till is opened with a float, once in a period.', async () => {
  expect(await till()).toMatchObject({ is_open: false, carried: 0, tse: 'none', report: { expected_cash: 0 } })
  const opened = await employee.post('/api/rere_open_till/', { float: '150.50', reason: 'From the safe' })
  expect(opened.status).toBe(201)
  expect(await till()).toMatchObject({
    is_open: true,
    report: {
      opening: 150.5,
      expected_cash: 150.5,
      movements: [
        {
          kind: 'opening',
          amount: 150.5,
          cashier: 'Jonas Pier',
          reason: 'From the safe',
          dateTime: '2026-06-01T08:00:00Z',
        },
      ],
    },
  })
  const again = await employee.post('/api/rere_open_till/', { float: 10, reason: 'Counted anew' })
  expect([again.status, again.json.code]).toEqual([409, 'TILL_OPEN'])
  expect(await audits()).toEqual([{ action: 'till.open', actor: 'Jonas Pier' }])
})

test('What is wrong with a float, a movement or a count is said beside the field.', async () => {
  const field = async (answer: ReturnType<typeof close>) => {
    const { status, json } = await answer
    return [status, (json.errors as { field: string }[])?.[0]?.field]
  }
  expect(await field(employee.post('/api/rere_open_till/', { float: 'a lot' }))).toEqual([422, 'float'])
  expect(await field(moveCash('in', 0))).toEqual([422, 'amount'])
  expect(await field(moveCash('in', 5, ' '))).toEqual([422, 'reason'])
  await employee.post('/api/rere_open_till/', { float: 100, reason: 'Counted anew' })
  expect(await field(close({ counted_cash: 99 }))).toEqual([422, 'note'])
  expect(await field(close({ counted_card: 1 }))).toEqual([422, 'note'])
  expect(await field(close({ withdrawn: 100.01 }))).toEqual([422, 'withdrawn'])
  expect(await field(close({ pieces: { 5000: 1, 2000: 2 } }))).toEqual([422, 'counted_cash'])
  expect(await field(close({ pieces: { 5000: -1, 15000: 1 } }))).toEqual([422, 'counted_cash'])
  expect(await field(close({ closing: 'x' }))).toEqual([422, 'closing'])
})

test('Cash goes in and out for a reason, and never more out than is there.', async () => {
  await employee.post('/api/rere_open_till/', { float: 20, reason: 'Counted anew' })
  expect((await moveCash('in', 30.25)).status).toBe(201)
  expect((await moveCash('out', 50)).status).toBe(201)
  const tooMuch = await moveCash('out', 0.26)
  expect([tooMuch.status, tooMuch.json.code, tooMuch.json.there]).toEqual([409, 'NOT_ENOUGH_CASH', 0.25])
  expect((await till()).report).toMatchObject({ cash_in: 30.25, cash_out: 50, expected_cash: 0.25 })
})

test('Cash moved at a till that is not open opens it with what the last closing left.', async () => {
  await employee.post('/api/rere_open_till/', { float: 80, reason: 'Counted anew' })
  await close({ withdrawn: 30 })
  expect(await till()).toMatchObject({ is_open: false, carried: 50 })
  expect((await moveCash('out', 50.01)).json).toMatchObject({ code: 'NOT_ENOUGH_CASH', there: 50 })
  expect(await till()).toMatchObject({ is_open: false })
  await moveCash('out', 20)
  expect(await till()).toMatchObject({ is_open: true, report: { opening: 50, expected_cash: 30 } })
})

test('A closing freezes the report with what was counted, and the next period begins with what was left.', async () => {
  await employee.post('/api/rere_open_till/', { float: 100, reason: 'Counted anew' })
  await record(it, someSale([someLine({ quantity: 2 })]), { cashier: 'Ben' })
  await record(it, someSale([someLine({ kind: 'booking', label: 'Eider', unitPrice: 18_000 })], 'card'))
  const { report } = await till()
  const closed = await close({
    counted_cash: 106.5,
    counted_card: 180,
    withdrawn: 6.5,
    note: 'Fifty cents fell into the lake',
  })
  expect(closed.json).toMatchObject({ status: 'success', closing: report.closing, difference: -0.5 })
  const page = await employee.get('/api/rere_closings/')
  const [newest] = page.json.closings as Record<string, unknown>[]
  expect(newest).toMatchObject({
    closing: report.closing,
    position: closed.json.position,
    cashier: 'Jonas Pier',
    day: '2026-06-01',
    report,
    counted_cash: 106.5,
    counted_card: 180,
    cash_difference: -0.5,
    card_difference: 0,
    withdrawn: 6.5,
    carried: 100,
    note: 'Fifty cents fell into the lake',
  })
  expect(newest?.fingerprint).toMatch(/^([0-9a-f]{4} ){3}[0-9a-f]{4}$/)
  expect(await till()).toMatchObject({
    carried: 100,
    is_open: false,
    report: { closing: report.closing + 1, receipts: 0 },
  })
  expect(await audits()).toEqual([{ action: 'till.close', actor: 'Jonas Pier' }])
})

test('More went back over the card terminal than came, and the closing says so to the cent.', async () => {
  await record(it, someSale([someLine({ kind: 'booking', label: 'Eider', unitPrice: -17_550 })], 'card'))
  expect((await close({ counted_card: -175.5 })).status).toBe(201)
  const [newest] = (await employee.get('/api/rere_closings/')).json.closings as Record<string, unknown>[]
  expect(newest).toMatchObject({ counted_card: -175.5, card_difference: 0 })
})

test('A Z report is printed as PDF, and one that does not exist is not found.', async () => {
  await employee.post('/api/rere_open_till/', { float: 0, reason: 'Counted anew' })
  const { closing } = (await close()).json
  const pdf = await employee.get(`/api/rere_closing_pdf/${closing}/`)
  expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  expect(pdf.headers['content-disposition']).toBe(`inline; filename="z-report-${closing}.pdf"`)
  expect((await employee.get('/api/rere_closing_pdf/999999/')).status).toBe(404)
})

test('Coins and notes that add up are kept with the count.', async () => {
  await employee.post('/api/rere_open_till/', { float: 90, reason: 'Counted anew' })
  expect((await close({ pieces: { 5000: 1, 2000: 2 } })).status).toBe(201)
  const [row] = await it.sql<{ pieces: unknown }[]>`
    SELECT content::jsonb -> 'closing' -> 'pieces' AS pieces FROM till_entries WHERE kind = 'closing' ORDER BY position DESC LIMIT 1`
  expect(row?.pieces).toEqual({ 2000: 2, 5000: 1 })
})

test('A period that was closed meanwhile is not closed again, and one in which nothing happened not at all.', async () => {
  await employee.post('/api/rere_open_till/', { float: 10, reason: 'Counted anew' })
  const { report } = await till()
  expect((await close({ withdrawn: 10 })).status).toBe(201)
  const late = await close({ closing: report.closing, counted_cash: 10 })
  expect([late.status, late.json.code, late.json.closing]).toEqual([409, 'CLOSED_MEANWHILE', report.closing + 1])
  expect((await close({ counted_cash: 0 })).json.code).toBe('TILL_NOT_OPEN')
})

test('Each write that is sent again with its key is one, also when it would be refused by now.', async () => {
  const [one, two, three] = [key(), key(), key()]
  const opened = await employee.post('/api/rere_open_till/', { float: 50, reason: 'Counted anew' }, one)
  expect((await employee.post('/api/rere_open_till/', { float: 50, reason: 'Counted anew' }, one)).json).toEqual(
    opened.json,
  )
  const moved = await moveCash('out', 40, 'Bank', two)
  expect((await moveCash('out', 40, 'Bank', two)).json).toEqual(moved.json)
  const { closing } = (await till()).report
  const closed = await close({ closing, counted_cash: 10 }, three)
  expect((await close({ closing, counted_cash: 10, counted_card: 0 }, three)).json).toEqual(closed.json)
  expect((await moveCash('out', 41, 'Bank', two)).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
  const [{ count } = { count: 0 }] = await it.sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM till_entries WHERE closing = ${closing}`
  expect(count).toBe(3)
})

test('Closings come newest first in pages.', async () => {
  for (let i = 0; i < 22; i++) {
    await employee.post('/api/rere_open_till/', { float: 0, reason: 'Counted anew' })
    await close()
  }
  const first = await employee.get('/api/rere_closings/')
  const numbers = (answer: typeof first) =>
    (answer.json.closings as { closing: number }[]).map(({ closing }) => closing)
  expect(numbers(first)).toHaveLength(20)
  const second = await employee.get(`/api/rere_closings/?before=${first.json.next}`)
  const all = [...numbers(first), ...numbers(second)]
  expect(all.slice(0, 3)).toEqual([all[0], Number(all[0]) - 1, Number(all[0]) - 2])
  expect(new Set(all).size).toBe(all.length)
})

test('Staff read and write; the test account reads; only admins verify and see the logbook.', async () => {
  const people = await Promise.all([...roles.map((role) => it.signedIn(role)), it.visitor()])
  const statuses = (url: string) => Promise.all(people.map(async (who) => (await who.get(url)).status))
  expect(await statuses('/api/rere_till/')).toEqual([200, 200, 200, 200, 401])
  for (const url of ['verify_till', 'get_cashregister_log', 'get_cashposition_log'])
    expect(await statuses(`/api/rere_${url}/`)).toEqual([200, 200, 403, 403, 401])
  expect((await people[3]?.post('/api/rere_open_till/', { float: 1, reason: 'Counted anew' }))?.json.code).toBe(
    'DEMO_ACCOUNT',
  )
  expect((await it.visitor().post('/api/rere_open_till/', { float: 1, reason: 'Counted anew' })).status).toBe(401)
  expect((await admin.get('/api/rere_verify_till/')).json.broken).toEqual([])
})
