import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { record, someLine, someSale } from '#testing/till.ts'
import { datesIn } from '#testing/zip-dates.ts'
import { type Row, tableNames, tableOf } from '../rules/tables.ts'
import { csvOf } from './commands.ts'

const it = await buildTestApp({ AGENCY_VAT_ID: 'DE123456788' })
const [admin, employee] = await Promise.all([it.signedIn('admin'), it.signedIn('employee')])

type Report = { closing: number; expected_cash: number; vat: { percent: number; gross: number }[] }
const till = async () => (await employee.get('/api/rere_till/')).json as unknown as { report: Report }

async function day(now: string, products: number) {
  it.setNow(now)
  await employee.post('/api/rere_open_till/', { float: 50 })
  const lines = [
    someLine({ label: '=HYPERLINK("http://x"); "Limo"', quantity: products }),
    someLine({ unitPrice: 1070, vatPercent: 7 }),
  ]
  const sale = await record(it, someSale(lines), { now, cashier: '+Ada' })
  const { report } = await till()
  if (products === 2)
    await record(
      it,
      {
        ...someSale(lines.map((line) => ({ ...line, quantity: 0 - line.quantity, amount: 0 - line.amount }))),
        kind: 'reversal',
        reverses: sale.position,
      },
      { now },
    )
  const { report: last } = await till()
  await employee.post('/api/rere_close_till/', {
    closing: report.closing,
    counted_cash: last.expected_cash - 1,
    counted_card: 0,
    withdrawn: 20,
    note: 'One dollar is missing',
  })
}

beforeAll(async () => {
  await day('2026-06-01T08:00:00Z', 3)
  await day('2026-06-02T08:00:00Z', 2)
  await day('2026-06-03T08:00:00Z', 4)
})

async function exported(from: string, to: string) {
  const { rawPayload, statusCode, headers } = await it.app.inject({
    url: `/api/rere_till_export/?from=${from}&to=${to}`,
    headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(statusCode).toBe(200)
  const files = Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
  return {
    headers,
    bytes: rawPayload,
    files: new Map(files),
    rows: (name: string) => parse(new Map(files).get(`${name}.csv`) ?? ''),
  }
}

/** Rows of a CSV file by the names of its columns. */
function parse(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = csv
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      Array.from(
        line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g),
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])))
}
const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + cents(row[column]), 0)

test('The closings of a period are a zip of CSV files and the index that describes them.', async () => {
  it.setNow('2026-07-01T22:15:30Z')
  const { headers, bytes, files, rows } = await exported('2026-06-01', '2026-06-02')
  expect(new Set(Object.values(await datesIn(bytes)))).toEqual(new Set(['2026-07-02 00:15:30']))
  expect(headers['content-disposition']).toBe('attachment; filename="till-2026-06-01-to-2026-06-02.zip"')
  expect([...files.keys()].sort()).toEqual(
    [...tableNames.map((name) => `${name}.csv`), 'index.xml', 'gdpdu-01-09-2004.dtd'].sort(),
  )
  for (const name of tableNames)
    expect(files.get(`${name}.csv`)?.split('\r\n')[0]).toBe(
      tableOf(name)
        .columns.map((column) => column.name)
        .join(';'),
    )
  expect(rows('cashpointclosing')).toMatchObject([
    {
      Z_NR: '1',
      Z_ERSTELLUNG: '2026-06-01T08:00:00Z',
      NAME: 'Sternsinger',
      PLZ: '12345',
      ORT: 'Berlin',
      LAND: 'DEU',
      USTID: 'DE123456788',
    },
    { Z_NR: '2', Z_KASSE_ID: 'sternsinger-rental', TAXONOMIE_VERSION: '2.4' },
  ])
})

test('Its sums are those of the Z reports, and what is left in the drawer.', async () => {
  const { rows } = await exported('2026-06-01', '2026-06-03')
  const { closings } = (await employee.get('/api/rere_closings/')).json as {
    closings: { closing: number; carried: number; report: Report }[]
  }
  expect(closings).toHaveLength(3)
  for (const { closing, carried, report } of closings) {
    const of = (name: string) => rows(name).filter(({ Z_NR }) => Z_NR === String(closing))
    for (const { percent, gross } of report.vat) {
      const key = percent === 19 ? '1' : '2'
      const some = of('businesscases').filter(({ UST_SCHLUESSEL }) => UST_SCHLUESSEL === key)
      expect(sum(some, 'Z_UMS_BRUTTO')).toBe(Math.round(gross * 100))
    }
    expect(sum(of('cash_per_currency'), 'ZAHLART_BETRAG_WAEH')).toBe(Math.round(carried * 100))
  }
})

test('Text that looks like a formula is none; numbers stay numbers, also below zero.', async () => {
  const { rows, files } = await exported('2026-06-01', '2026-06-03')
  const [line] = rows('lines').filter(({ GV_TYP }) => GV_TYP === 'Umsatz')
  expect(line).toMatchObject({ ARTIKELTEXT: '\'=HYPERLINK("http://x"); "Limo"', MENGE: '3,000', STK_BR: '3,50000' })
  expect(rows('transactions').map(({ BEDIENER_NAME }) => BEDIENER_NAME)).toContain("'+Ada")
  expect(rows('businesscases').find(({ GV_TYP }) => GV_TYP === 'DifferenzSollIst')).toMatchObject({
    Z_UMS_BRUTTO: '-1,00000',
  })
  expect(files.get('lines.csv')).toContain(';-2,000;')
})

test('A reversal names what it takes back.', async () => {
  const { rows } = await exported('2026-06-02', '2026-06-02')
  const [back] = rows('transactions').filter(({ BON_STORNO }) => BON_STORNO === '1')
  expect(rows('references')).toMatchObject([
    { BON_ID: back?.BON_ID, REF_TYP: 'Transaktion', REF_Z_NR: '2', REF_DATUM: '2026-06-02T08:00:00Z' },
  ])
})

test('A signature stays what it is, however it begins, and text is cut to what the format allows.', () => {
  const row: Row = { BON_ID: '1', TSE_TA_SIG: '+/c2ln==', TSE_TA_FEHLER: `-${'x'.repeat(300)}`, TSE_ID: 1 }
  const [, , , id, device, , , , , , signature, failure] = csvOf(tableOf('transactions_tse'), [row])
    .trimEnd()
    .split(';')
  expect([id, device, signature]).toEqual(['"1"', '1', '"+/c2ln=="'])
  expect(failure).toBe(`"'-${'x'.repeat(198)}"`)
})

test('Without a closing in the period there is nothing to export, and the days must be in order.', async () => {
  const refused = async (from: string, to: string, language = 'en') => {
    const url = `/api/rere_till_export/?from=${from}&to=${to}`
    const { status, json } = await admin.get(url, { 'accept-language': language })
    return [status, json.detail]
  }
  expect(await refused('2026-05-01', '2026-05-31')).toEqual([422, 'The till was not closed in this time'])
  const german = await refused('2026-05-01', '2026-05-31', 'de')
  expect(german).toEqual([422, 'In dieser Zeit wurde die Kasse nicht abgeschlossen'])
  expect(await refused('2026-06-02', '2026-06-01')).toEqual([422, 'The last day is before the first'])
  expect((await refused('x', '2026-06-01'))[0]).toBe(422)
  expect((await employee.get('/api/rere_till_export/?from=2026-06-01&to=2026-06-02')).status).toBe(403)
})
