import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type Role } from '#testing/app.ts'
import { readPdf } from '#testing/pdf-reader.ts'
import { record, someAccounts, someLine, someSale } from '#testing/till.ts'

const it = await buildTestApp()
const as = (role: Role | 'nobody') => (role === 'nobody' ? it.visitor() : it.signedIn(role))
const get = async (path: string, role: Role | 'nobody' = 'admin') => (await as(role)).get(`/api/rere_${path}`)
const save = async (changes: Record<string, unknown> = {}, role: Role | 'nobody' = 'admin', key?: string) =>
  (await as(role)).post(
    '/api/rere_save_accounts/',
    { ...someAccounts(), ...changes },
    key === undefined ? {} : { 'idempotency-key': key },
  )
const accounts = async () => (await get('get_accounts/')).json.accounts as Record<string, unknown> | null

beforeEach(async () => {
  it.setNow('2026-07-10T10:00:00Z')
  await it.sql`TRUNCATE till_accounts, audit_log RESTART IDENTITY`
})

const files = ['datev_export/?from=2026-06-01&to=2026-06-30', 'cash_book/?day=2026-06-05'] as const
const reads = [
  ...['get_accounts/', ...files, 'get_takings/?day=2026-06-01&span=month'],
  'export_takings/?day=2026-06-01&span=month&split=kind',
]

test('All of it is for admins alone.', async () => {
  for (const role of ['nobody', 'employee', 'demo'] as const) {
    const refused = role === 'nobody' ? 401 : 403
    for (const path of reads) expect([path, (await get(path, role)).status]).toEqual([path, refused])
    expect((await save({}, role)).status).toBe(refused)
  }
})

describe('The accounts', () => {
  test('are entered and changed on top of what was seen, and the log has both', async () => {
    expect(await accounts()).toBeNull()
    const saved = await save()
    expect([saved.status, saved.json]).toEqual([201, someAccounts({ version: 1 })])
    expect((await save({ version: 1, cash: '1001', client: '7' })).status).toBe(201)
    expect(await accounts()).toEqual(someAccounts({ version: 2, cash: '1001', client: 7 }))
    expect(await it.sql`SELECT action, record, details FROM audit_log ORDER BY id`).toMatchObject([
      { action: 'accounts.change', record: 'accounts:rental', details: { before: {}, after: { cash: '1000' } } },
      { details: { before: { cash: '1000' }, after: { cash: '1001', client: 7 } } },
    ])
    // What was booked to before is still there.
    expect(await it.sql`SELECT version FROM till_accounts ORDER BY version`).toEqual([{ version: 1 }, { version: 2 }])
  })

  test('are said wrong beside their field', async () => {
    for (const [changes, field] of [
      [{ consultant: 1000 }, 'consultant'],
      [{ client: '0' }, 'client'],
      [{ client: '100000' }, 'client'],
      [{ first_month: 13 }, 'first_month'],
      [{ chart: 'SKR49' }, 'chart'],
      [{ cash: '100' }, 'cash'],
      [{ vouchers: '17x6' }, 'vouchers'],
      [{ deposits: '17320' }, 'cash'],
      [{ version: -1 }, 'version'],
    ] as const) {
      const { status, json } = await save(changes)
      expect([status, (json.errors as { field: string }[])[0]?.field]).toEqual([422, field])
    }
    expect(await accounts()).toBeNull()
  })

  test('are changed once, however often that is sent, and of two at once the second is told', async () => {
    const replies = [await save({}, 'admin', 'a-key-of-accounts-1'), await save({}, 'admin', 'a-key-of-accounts-1')]
    expect(replies.map(({ status, json }) => [status, json.version])).toEqual([
      [201, 1],
      [201, 1],
    ])
    const again = await save()
    expect([again.status, again.json.code]).toEqual([409, 'CHANGED_MEANWHILE'])
  })

  /** So many change them at once: all have read before the first writes. */
  async function atOnce(count: number) {
    let saves: Promise<number>[] = []
    await it.sql.begin(async (tx) => {
      await tx`LOCK TABLE till_accounts IN SHARE MODE`
      saves = Array.from({ length: count }, async () => (await save()).status)
      const waiting = async () =>
        (await it.sql`SELECT count(*)::int FROM pg_locks WHERE relation = 'till_accounts'::regclass AND NOT granted`)[0]
          ?.count
      await expect.poll(waiting, { timeout: 10_000 }).toBe(count)
    })
    return (await Promise.all(saves)).toSorted()
  }

  test('by two at once are changed by one of them', async () => expect(await atOnce(2)).toEqual([201, 409]))

  test('by two at once would lose what one of them did, were its versions not kept apart by the database', async () => {
    await it.sql`ALTER TABLE till_accounts DROP CONSTRAINT till_accounts_pkey`
    try {
      expect(await atOnce(2)).toEqual([201, 201])
    } finally {
      await it.sql`TRUNCATE till_accounts`
      await it.sql`ALTER TABLE till_accounts ADD PRIMARY KEY (version)`
    }
  })
})

/** A June at the till: sales on two days, a voucher, a deposit, a count; and a sale of the June before. */
async function fillJune() {
  await record(it, someSale([someLine({ label: 'Cola', amount: 200 })]), {
    now: '2025-06-30T21:59:00Z',
    cashier: 'Ben',
  })
  const employee = await it.signedIn('employee')
  const count = async (withdrawn: number) => {
    const { report } = (await employee.get('/api/rere_till/')).json as {
      report: { closing: number; expected_cash: number }
    }
    const card = (report as unknown as { by_method: { method: string; amount: number }[] }).by_method.find(
      ({ method }) => method === 'card',
    )
    const { closing, expected_cash } = report
    return employee.post('/api/rere_close_till/', {
      ...{ closing, counted_cash: expected_cash - 0.5, counted_card: card?.amount ?? 0, withdrawn, note: 'A coin' },
    })
  }
  it.setNow('2025-07-01T08:00:00Z')
  expect((await count(0)).status).toBe(201)
  const sold = [someLine({ kind: 'booking', label: 'Eider', amount: 5000 }), someLine({ label: 'Cola', quantity: 2 })]
  await record(it, someSale(sold), { now: '2026-06-01T08:00:00Z', cashier: 'Ada' })
  await record(it, someSale([someLine({ kind: 'voucher', amount: 4000, vatPercent: 0 })], 'card'), {
    now: '2026-06-01T09:00:00Z',
  })
  const deposit = {
    ...someSale([someLine({ kind: 'deposit', amount: 10_000, vatPercent: 0 })]),
    kind: 'deposit' as const,
  }
  await record(it, deposit, { now: '2026-06-20T21:59:59Z' })
  it.setNow('2026-06-20T22:30:00Z')
  expect((await count(100)).status).toBe(201)
  it.setNow('2026-07-10T10:00:00Z')
}

/** A file as it comes. */
async function fileOf(path: string) {
  const { cookies } = await as('admin')
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode, headers, rawPayload } = await it.app.inject({
    ...{ method: 'GET', url: `/api/rere_${path}`, headers: { cookie, host: 'localhost:3000' } },
  })
  return { status: statusCode, headers, bytes: rawPayload }
}

const asText = (bytes: Buffer) => new TextDecoder('windows-1252').decode(bytes)

describe('The papers', async () => {
  await fillJune()

  test('of DATEV wait for the accounts, and for days that fit', async () => {
    const early = await get(files[0])
    expect([early.status, early.json.code]).toEqual([409, 'NO_ACCOUNTS'])
    await save({ first_month: 7 })
    for (const [days, message] of [
      ['from=2026-06-02&to=2026-06-01', 'The last day is before the first'],
      ['from=2026-06-30&to=2026-07-01', 'Please choose days of one fiscal year, and of one calendar year'],
      ['from=2025-12-31&to=2026-01-01', 'Please choose days of one fiscal year, and of one calendar year'],
    ]) {
      const { status, json } = await get(`datev_export/?${days}`)
      expect([status, json.errors]).toEqual([422, [{ field: 'to', message }]])
    }
    expect((await get('datev_export/?from=2026-02-30&to=2026-03-01')).status).toBe(422)
  })

  test('of DATEV have each receipt of the days on the business’s calendar, by account', async () => {
    await save()
    const { status, headers, bytes } = await fileOf(files[0])
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      ...[
        200,
        'text/csv; charset=windows-1252',
        'attachment; filename="EXTF_Buchungsstapel_2026-06-01_2026-06-30.csv"',
      ],
    ])
    const [head = '', , ...rows] = asText(bytes).split('\r\n')
    expect(head).toContain('20260710120000000;;"";"Sternsinger";"";29098;55003;20260101;4;20260601;20260630;')
    expect(rows.map((row) => row.split(';').slice(0, 14).join(';').replace(/;+/g, ';'))).toEqual([
      '57,00;"S";"USD";1000;8400;0106;"2";"Eider"',
      '40,00;"S";"USD";1360;1796;0106;"3";"Lemonade"',
      '100,00;"S";"USD";1000;1732;2006;"4";"Lemonade"',
      '0,50;"S";"USD";2309;1000;2106;"P8";"A coin"',
      '100,00;"S";"USD";1360;1000;2106;"P8";"A coin"',
      '',
    ])
    // A year that has only a header is one, too, and so is the last of all days.
    expect((await fileOf('datev_export/?from=9999-12-31&to=9999-12-31')).status).toBe(200)
    expect(asText((await fileOf('datev_export/?from=2024-01-01&to=2024-12-31')).bytes).split('\r\n')).toHaveLength(3)
  })

  test('of the cash book have each day from its opening to its closing balance', async () => {
    const { status, headers, bytes } = await fileOf(files[1])
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text } = readPdf(bytes)
    for (const said of [
      'Cash book, June 2026',
      'Sheet 2026-06/1',
      '$1.50',
      '$58.50',
      '$158.50',
      '$0.50',
      '$100.00',
      '$58.00',
    ])
      expect(text).toContain(said)
    expect(readPdf((await fileOf('cash_book/?day=2024-02-29')).bytes).text).toContain('February 2024')
  })
})

type Row = { split: string; name: string; quantity: number; amount: number; before: number }
const takings = async (query: string) =>
  (await get(`get_takings/?${query}`)).json as unknown as {
    turnover: Row
    bars: Row[]
    rows: Row[]
    before_until: string
  }

describe('The takings', () => {
  test('stand beside the year before, by everything they are split by, and each split comes to the turnover', async () => {
    const { turnover, bars, rows, before_until } = await takings('day=2026-06-20&span=month')
    expect([turnover.amount, turnover.before, before_until, bars.length]).toEqual([57, 2, '2025-06-30', 30])
    expect([bars[0], bars[29]]).toMatchObject([
      { amount: 57, before: 0 },
      { amount: 0, before: 2 },
    ])
    const split = (of: string) =>
      rows
        .filter((row) => row.split === of)
        .map(({ name, quantity, amount, before }) => [name, quantity, amount, before])
    expect(split('kind')).toEqual([
      ['deposit', 1, 100, 0],
      ['booking', 1, 50, 0],
      ['voucher', 1, 40, 0],
      ['product', 2, 7, 2],
    ])
    expect(split('rate')).toEqual([['19', 0, 57, 2]])
    expect(split('person')).toEqual([
      ['Ada', 0, 57, 0],
      ['Ben', 0, 0, 2],
    ])
    expect(split('product')).toEqual([['Cola', 2, 7, 2]])
    expect(split('way')).toEqual([
      ['by_cash', 0, 157, 2],
      ['by_card', 0, 40, 0],
    ])
    expect((await takings('day=2026-01-01&span=year')).bars.map(({ amount, before }) => amount + before)).toEqual([
      ...[0, 0, 0, 0, 0, 59, 0, 0, 0, 0, 0, 0],
    ])
    expect((await takings('day=2024-02-29&span=month')).rows).toEqual([])
  })

  test('of a month that runs are counted anew, those of one that is over are kept', async () => {
    await record(it, someSale([someLine({ label: 'Cola' })]), { now: '2026-07-09T08:00:00Z' })
    expect((await takings('day=2026-07-01&span=month')).turnover.amount).toBe(3.5)
    await record(it, someSale([someLine({ label: 'Cola' })]), { now: '2026-07-10T08:00:00Z' })
    const july = await takings('day=2026-07-01&span=month')
    expect([july.turnover.amount, july.before_until]).toEqual([7, '2025-07-10'])
    // What was settled last month stays as it was added up, as nobody can sell in it any more.
    await record(it, someSale(), { now: '2026-06-30T08:00:00Z' })
    expect((await takings('day=2026-06-01&span=month')).turnover.amount).toBe(57)
  })

  test('are taken along as a table, with numbers as the language writes them', async () => {
    const query = 'export_takings/?day=2026-06-01&span=month&split=product'
    expect((await get(query)).text).toBe(
      '\ufeffProducts,Quantity,Amount,Year before,Difference,Change (%)\r\nCola,2,7.00,2.00,5.00,250.0\r\n',
    )
    expect((await get(`${query}&language=de`)).text).toContain('Cola;2;7,00;2,00;5,00;250,0')
    const { status, json } = await get('export_takings/?day=2026-06-01&span=week&split=boat')
    expect([status, (json.errors as { field: string }[]).map(({ field }) => field)]).toEqual([422, ['span', 'split']])
  })
})
