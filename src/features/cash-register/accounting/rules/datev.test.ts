import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPeriod, balances, readBatch, someAccounts, someLine } from '#testing/till.ts'
import type { EntryContent, EntryKind } from '../../contract/ledger.ts'
import { cashBook } from './cash-book.ts'
import { datevBatch, datevRows, inWindows1252, isOneYear } from './datev.ts'
import { type BookedEntry, partsOf, postingsOf, usualAccounts } from './postings.ts'

const entry = (kind: EntryKind, content: Partial<EntryContent>, more: Partial<BookedEntry> = {}): BookedEntry => ({
  ...{ position: 7, kind, receipt: 128, day: '2026-06-01', carried: null },
  content: { lines: [], payments: [], ...content },
  ...more,
})
const accounts = someAccounts()
const batchOf = (entries: readonly BookedEntry[], changes: Partial<Parameters<typeof datevBatch>[0]> = {}) => {
  const batch = {
    accounts,
    from: '2026-06-01',
    to: '2026-06-30',
    currency: 'EUR',
    madeAt: '20260701093000123',
  } as const
  return readBatch(inWindows1252(datevBatch({ ...batch, ...changes }, datevRows(accounts, entries))))
}
const ofEach = (entries: readonly BookedEntry[]) =>
  batchOf(entries).rows.map(({ cents, debit, credit }) => [cents, debit, credit])

test('The batch has the header and the columns of the format, in its character set.', () => {
  const { head, names, rows } = batchOf([
    entry('sale', {
      lines: [someLine({ label: 'Große Limo “Zoë” – 3 €; =1+1 ő', amount: 350 })],
      payments: [{ method: 'cash', amount: 350 }],
    }),
  ])
  expect(head.map(({ text, isText }) => (isText ? `"${text}"` : text)).join(';')).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20260701093000123;;"";"Sternsinger";"";29098;55003;20260101;4;20260601;20260630;' +
      '"Kasse 2026-06-01 - 2026-06-30";"";1;0;0;"EUR";;"";;;"03";;;"";"Kasse"',
  )
  expect(head).toHaveLength(31)
  expect([names.length, new Set(names).size, names[0], names[46], names[113], names[124]]).toEqual([
    ...[125, 125, 'Umsatz (ohne Soll/Haben-Kz)', 'BU 49 Funktionsergänzung', 'Festschreibung', 'Abw. Skontokonto'],
  ])
  expect(rows).toEqual([
    {
      ...{ cents: 350, currency: 'EUR', debit: '1000', credit: '8400', date: '0106', document: '128' },
      // Read as Latin-1, in which these signs have no picture.
      text: "Große Limo \u0093Zoë\u0094 \u0096 3 \u0080;' =1+1 o",
    },
  ])
})

describe('Each entry is booked by what it changes', () => {
  test('sales by rate and payment, vouchers and deposits as what is owed, fees without tax', () => {
    const lines = [
      someLine({ kind: 'booking', amount: 5000 }),
      someLine({ amount: 700, vatPercent: 7 }),
      someLine({ kind: 'late_fee', amount: 1000 }),
      someLine({ kind: 'voucher', amount: 3000, vatPercent: 0 }),
      someLine({ kind: 'damage', amount: 2000, vatPercent: 0 }),
      someLine({ amount: 90, vatPercent: 0 }),
      someLine({ amount: 10, vatPercent: 10.7 }),
    ]
    const payments = [
      { method: 'voucher' as const, amount: 4000 },
      { method: 'card' as const, amount: 7800 },
    ]
    expect(ofEach([entry('sale', { lines, payments })])).toEqual([
      // What was sold as a voucher and what a voucher paid is one change of what is owed.
      [1000, '1796', '8400'],
      [5000, '1360', '8400'],
      [700, '1360', '8300'],
      [2000, '1360', '2742'],
      [100, '1360', '8200'],
    ])
    const deposit = (amount: number) => ({
      lines: [someLine({ kind: 'deposit', amount, vatPercent: 0 })],
      payments: [{ method: 'cash' as const, amount }],
    })
    expect(ofEach([entry('deposit', deposit(10_000)), entry('deposit', deposit(-10_000))])).toEqual([
      [10_000, '1000', '1732'],
      [10_000, '1732', '1000'],
    ])
  })

  test('a damage that is kept of a deposit is booked between the two', () => {
    const lines = [
      someLine({ kind: 'deposit', amount: -10_000, vatPercent: 0 }),
      someLine({ kind: 'damage', amount: 4000, vatPercent: 0 }),
    ]
    expect(ofEach([entry('deposit', { lines, payments: [{ method: 'cash', amount: -6000 }] })])).toEqual([
      [6000, '1732', '1000'],
      [4000, '1732', '2742'],
    ])
  })

  test('the drawer as money comes and goes, and as it is counted', () => {
    const cash = (amount: number) => ({ payments: [{ method: 'cash' as const, amount }], reason: 'Change' })
    const closing = { cashDifference: -50, cardDifference: 30, withdrawn: 20_000 }
    const none = { receipt: null }
    expect(
      ofEach([
        entry('opening', cash(15_000), none),
        entry('opening', cash(15_000), { ...none, carried: 15_000 }),
        entry('opening', cash(15_200), { ...none, carried: 15_000 }),
        entry('cash_in', cash(500), none),
        entry('cash_out', cash(-700), none),
        entry('closing', { closing }, none),
        entry('outage', {}, none),
      ]),
    ).toEqual([
      [15_000, '1000', '1360'],
      [200, '1000', '2709'],
      [500, '1000', '1360'],
      [700, '1360', '1000'],
      [50, '2309', '1000'],
      [30, '1360', '2709'],
      [20_000, '1360', '1000'],
    ])
    expect(batchOf([entry('cash_in', cash(500), none)]).rows).toMatchObject([{ document: 'P7', text: 'Change' }])
  })

  test('by the accounts that were entered', () => {
    const sale = entry('sale', { lines: [someLine()], payments: [{ method: 'card', amount: 350 }] })
    const skr04 = { ...someAccounts({ chart: 'SKR04' }), ...usualAccounts('SKR04') }
    expect(datevRows(skr04, [sale])).toMatchObject([{ debit: '1460', credit: '4400' }])
    expect(
      datevBatch({ accounts: skr04, from: '2026-06-01', to: '2026-06-01', currency: 'CHF', madeAt: '' }, []),
    ).toContain('"CHF";;"";;;"04"')
  })
})

/** Periods after each other, each counted at its end, over two months. */
const anyStory = fc
  .array(
    fc.record({
      entries: anyPeriod,
      cashDifference: fc.integer({ min: -500, max: 500 }),
      cardDifference: fc.integer({ min: -500, max: 500 }),
      withdrawn: fc.nat(20_000),
      isClosed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((periods) => {
    let carried: number | null = null
    let drawer = 0
    const story = periods.flatMap(({ entries, cashDifference, cardDifference, withdrawn, isClosed }, i) => {
      const day = `2026-0${i % 2 === 0 ? 5 : 6}-${String(10 + i).padStart(2, '0')}`
      const booked = entries.map(
        ({ position, kind, receipt, content }): BookedEntry => ({
          ...{ position, kind, receipt, day: `${day}`, content, carried: kind === 'opening' ? carried : null },
        }),
      )
      const cash = entries.reduce(
        (sum, { content }) =>
          sum + content.payments.reduce((all, one) => all + (one.method === 'cash' ? one.amount : 0), 0),
        0,
      )
      drawer = cash + cashDifference - withdrawn
      carried = drawer
      const closing = { cashDifference, cardDifference, withdrawn }
      if (!isClosed && i === periods.length - 1) drawer = cash
      return [
        ...booked,
        ...(isClosed || i < periods.length - 1 ? [entry('closing', { closing }, { day, receipt: null })] : []),
      ]
    })
    return { story, drawer }
  })

const seed = Date.now()
const runs = { numRuns: 300, seed }

test(`The cash book ends with what is in the drawer, as the account of the cash does. (seed ${seed})`, () => {
  fc.assert(
    fc.property(anyStory, fc.nat(10_000), ({ story, drawer }, before) => {
      const days = cashBook(before, story)
      expect(days.at(-1)?.closing).toBe(before + drawer)
      expect(balances(batchOf(story).rows)['1000'] ?? 0).toBe(drawer)
      for (const [i, { opening, rows, closing }] of days.entries()) {
        expect(opening).toBe(days[i - 1]?.closing ?? before)
        expect(rows.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing)
      }
    }),
    runs,
  )
})

test('A part that does not come to nothing would be seen: the batch misses what nothing stands against.', () => {
  const [part = []] = partsOf(entry('sale', { lines: [someLine()], payments: [{ method: 'cash', amount: 400 }] }))
  expect(postingsOf([part], ({ account }) => account).map(({ amount }) => amount)).toEqual([350])
})

test('A batch is of one fiscal year, and of one calendar year as its days have none.', () => {
  const isWhole = (from: string, to: string, firstMonth: number) => isOneYear(from, to, firstMonth)
  expect([
    isWhole('2026-01-01', '2026-12-31', 1),
    isWhole('2026-12-31', '2027-01-01', 1),
    isWhole('2026-06-30', '2026-07-01', 7),
    isWhole('2026-07-01', '2026-12-31', 7),
    isWhole('2026-12-31', '2027-01-01', 7),
    isWhole('2028-02-29', '2028-02-29', 3),
    isWhole('2028-02-29', '2028-03-01', 3),
  ]).toEqual([true, false, false, true, false, true, false])
  const header = (firstMonth: number, from: string) =>
    datevBatch(
      { ...{ from, to: from, currency: 'EUR', madeAt: '' }, accounts: someAccounts({ first_month: firstMonth }) },
      [],
    )
  expect(header(3, '2028-02-29')).toContain(';20270301;4;20280229;')
  expect(header(7, '2026-07-01')).toContain(';20260701;4;20260701;')
})
