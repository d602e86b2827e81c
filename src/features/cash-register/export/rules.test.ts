import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPeriod, someLine } from '#testing/till.ts'
import { reportOf } from '../closing/rules/report.ts'
import type { EntryContent } from '../contract/ledger.ts'
import { vatKey } from './rules/cases.ts'
import type { ExportedEntry } from './rules/receipts.ts'
import { indexXml, type Row, tableNames, tableOf } from './rules/tables.ts'
import { exportPeriod, serialsOf } from './rules.ts'

const exported = (
  entries: readonly { position: number; kind: ExportedEntry['kind']; content: EntryContent }[],
  counted?: { cashDifference: number; withdrawn: number },
) => {
  const closing = { position: 900, kind: 'closing' as const, content: { lines: [], payments: [], closing: counted } }
  return exportPeriod({
    closing: 7,
    at: '2026-06-01T18:00:00Z',
    day: '2026-06-01',
    currency: 'USD',
    entries: [...entries, ...(counted ? [closing] : [])].map((entry) => ({
      receipt: null,
      at: '2026-06-01T08:00:00Z',
      day: '2026-06-01',
      cashierId: 3,
      cashier: 'Ada',
      bookingId: null,
      reverses: null,
      follows: null,
      ...entry,
    })),
  })
}

const sum = (rows: readonly Row[] = [], column = '') => rows.reduce((total, row) => total + Number(row[column] ?? 0), 0)
const where = (rows: readonly Row[] = [], values: Row) =>
  rows.filter((row) => Object.entries(values).every(([column, value]) => row[column] === value))

test('The sums of an export are those of the Z report, receipt by receipt and line by line.', () => {
  fc.assert(
    fc.property(
      anyPeriod,
      fc.integer({ min: -5000, max: 5000 }),
      fc.nat(9000),
      (entries, cashDifference, withdrawn) => {
        const report = reportOf(entries)
        const rows = exported(entries, { cashDifference, withdrawn })
        for (const { percent, net, vat, gross } of report.vat.filter((one) => one.percent !== 0)) {
          const key = { UST_SCHLUESSEL: vatKey(percent) }
          for (const [name, prefix, tax] of [
            ['businesscases', 'Z_UMS', 'Z_UST'],
            ['transactions_vat', 'BON', 'BON_UST'],
            ['lines_vat', 'POS', 'POS_UST'],
          ] as const) {
            const some = where(rows[name], key)
            expect([sum(some, `${prefix}_NETTO`), sum(some, tax), sum(some, `${prefix}_BRUTTO`)]).toEqual([
              net,
              vat,
              gross,
            ])
          }
        }
        const paid = (method: string) => report.byMethod.find((one) => one.method === method)?.amount ?? 0
        const carried = report.expectedCash + cashDifference - withdrawn
        expect(sum(where(rows.payment, { ZAHLART_TYP: 'Unbar' }), 'Z_ZAHLART_BETRAG')).toBe(paid('card'))
        expect(sum(where(rows.payment, { ZAHLART_TYP: 'Bar' }), 'Z_ZAHLART_BETRAG')).toBe(carried)
        expect(sum(rows.cash_per_currency, 'ZAHLART_BETRAG_WAEH')).toBe(carried)
        expect(sum(rows.datapayment, 'BASISWAEH_BETRAG')).toBe(carried + paid('card'))
        expect(sum(rows.cashpointclosing, 'Z_SE_ZAHLUNGEN')).toBe(carried + paid('card'))
        expect(sum(rows.transactions, 'UMS_BRUTTO')).toBe(carried + paid('card'))
        const redeemed = where(rows.businesscases, { GV_TYP: 'MehrzweckgutscheinEinloesung' })
        expect(sum(redeemed, 'Z_UMS_BRUTTO') + paid('voucher')).toBe(0)
        const moved = (type: string) => sum(where(rows.businesscases, { GV_TYP: type }), 'Z_UMS_BRUTTO')
        expect([moved('Anfangsbestand'), moved('Einzahlung'), 0 - moved('Auszahlung')]).toEqual([
          report.opening,
          report.cashIn,
          report.cashOut,
        ])
        expect([moved('DifferenzSollIst'), 0 - moved('Geldtransit')]).toEqual([cashDifference, withdrawn])
        expect(moved('Pfand') + moved('PfandRueckzahlung')).toBe(report.deposits)
      },
    ),
  )
})

test('A receipt comes to what was paid, and each of its rows has the columns of its table.', () => {
  fc.assert(
    fc.property(anyPeriod, (entries) => {
      const rows = exported(entries)
      for (const { BON_ID = '' } of rows.transactions ?? []) {
        const [total, lines, paid] = [
          sum(where(rows.transactions, { BON_ID }), 'UMS_BRUTTO'),
          sum(where(rows.lines_vat, { BON_ID }), 'POS_BRUTTO'),
          sum(where(rows.datapayment, { BON_ID }), 'BASISWAEH_BETRAG'),
        ]
        expect([lines, paid]).toEqual([total, total])
      }
      for (const name of tableNames) {
        const columns = new Set(tableOf(name).columns.map((column) => column.name))
        for (const row of rows[name] ?? [])
          expect(Object.keys(row).filter((column) => !columns.has(column))).toEqual([])
      }
    }),
    { numRuns: 30 },
  )
})

test('Each kind of line and movement is the business case that the standard has for it.', () => {
  const line = (kind: Parameters<typeof someLine>[0]) => someLine(kind)
  const cash = (amount: number) => [{ method: 'cash' as const, amount }]
  const rows = exported([
    { position: 1, kind: 'opening', content: { lines: [], payments: cash(10_000) } },
    {
      position: 2,
      kind: 'sale',
      content: {
        lines: [
          line({}),
          line({ kind: 'voucher', unitPrice: 5000, vatPercent: 0, voucherId: 9 }),
          line({ kind: 'damage', vatPercent: 0 }),
        ],
        payments: [{ method: 'voucher', amount: 350, voucherId: 4, label: 'Voucher …6789' }, ...cash(5350)],
      },
    },
    {
      position: 3,
      kind: 'deposit',
      content: { lines: [line({ kind: 'deposit', vatPercent: 0 })], payments: cash(350) },
    },
    {
      position: 4,
      kind: 'deposit',
      content: { lines: [line({ kind: 'deposit', vatPercent: 0, quantity: -1 })], payments: cash(-350) },
    },
    { position: 5, kind: 'outage', content: { lines: [], payments: [], reason: 'No card', tse: { outage: 'began' } } },
  ])
  expect(
    rows.lines?.map(({ BON_ID, GV_TYP, GV_NAME, GUTSCHEIN_NR }) => [BON_ID, GV_TYP, GV_NAME, GUTSCHEIN_NR]),
  ).toEqual([
    ['1', 'Anfangsbestand', '', ''],
    ['2', 'Umsatz', '', ''],
    ['2', 'MehrzweckgutscheinKauf', '', '9'],
    ['2', 'Umsatz', 'Schadenersatz', ''],
    ['2', 'MehrzweckgutscheinEinloesung', '', '4'],
    ['3', 'Pfand', 'Kaution', ''],
    ['4', 'PfandRueckzahlung', 'Kaution', ''],
  ])
  expect(rows.transactions?.at(-1)).toMatchObject({ BON_ID: '5', BON_TYP: 'AVSonstige', BON_NOTIZ: 'No card' })
  expect(rows.vat?.map(({ UST_SCHLUESSEL, UST_SATZ }) => [UST_SCHLUESSEL, UST_SATZ])).toEqual([
    [1, 1900n],
    [2, 700n],
    [3, 780n],
    [4, 550n],
    [5, 0n],
    [6, 0n],
    [7, 0n],
  ])
})

test('What a voucher paid whole was paid by nothing else.', () => {
  const rows = exported([
    { position: 1, kind: 'sale', content: { lines: [someLine()], payments: [{ method: 'voucher', amount: 350 }] } },
  ])
  expect(rows.datapayment).toMatchObject([{ ZAHLART_TYP: 'Keine', BASISWAEH_BETRAG: 0n }])
})

test('A rate has its key, one of earlier days the one it was given then, and one that the standard does not know its own.', () => {
  const keys = [19, 7, 7.8, 5.5, 0, 10.7, 16, 8.1].map((percent) => vatKey(percent))
  expect(keys).toEqual([1, 2, 3, 4, 5, 13, 21, 1081])
  expect(vatKey(0, true)).toBe(6)
})

test('Signatures and failures of security devices are told, each by its device.', () => {
  const signed = (serial: string) => ({
    serial,
    signature: '+c2ln',
    counter: 5,
    transaction: 3,
    startedAt: 'a',
    finishedAt: 'b',
  })
  const sale = (position: number, tse: unknown) => ({
    position,
    kind: 'sale' as const,
    content: { lines: [], payments: [], tse },
  })
  const entries = [sale(1, signed('aa')), sale(2, { failure: 'No card' }), sale(3, signed('bb')), sale(4, undefined)]
  expect(
    exported(entries).transactions_tse?.map(({ BON_ID, TSE_ID, TSE_TA_SIG, TSE_TA_FEHLER }) => [
      BON_ID,
      TSE_ID,
      TSE_TA_SIG,
      TSE_TA_FEHLER,
    ]),
  ).toEqual([
    ['1', 1, '+c2ln', ''],
    ['2', 2, '', 'No card'],
    ['3', 2, '+c2ln', ''],
  ])
  expect(serialsOf(entries)).toEqual(['aa', 'bb'])
})

test('The index names every file with all of its columns.', () => {
  const xml = indexXml({ name: 'Müller & Söhne <GmbH>', location: 'Berlin', comment: 'Till' })
  expect(xml).toContain('<Name>Müller &amp; Söhne &lt;GmbH&gt;</Name>')
  for (const name of tableNames) expect(xml).toContain(`<URL>${name}.csv</URL>`)
  expect(xml.match(/<VariableColumn>/g)).toHaveLength(tableNames.flatMap((name) => tableOf(name).columns).length)
})

test('A float that is not what was left is what was left, and a difference.', () => {
  const content = {
    lines: [],
    payments: [{ method: 'cash' as const, amount: 9550 }],
    reason: 'A note',
    difference: -450,
  }
  const rows = exported([{ position: 1, kind: 'opening', content }])
  const moved = (type: string) => sum(where(rows.businesscases, { GV_TYP: type }), 'Z_UMS_BRUTTO')
  expect([moved('Anfangsbestand'), moved('DifferenzSollIst')]).toEqual([10_000, -450])
  expect(sum(where(rows.payment, { ZAHLART_TYP: 'Bar' }), 'Z_ZAHLART_BETRAG')).toBe(9550)
})
