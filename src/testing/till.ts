import fc from 'fast-check'
import { expect } from 'vitest'
import type { Accounts } from '#features/cash-register/accounting/contract.ts'
import { type BookedEntry, usualAccounts } from '#features/cash-register/accounting/rules/postings.ts'
import type { ReportedEntry } from '#features/cash-register/closing/rules/report.ts'
import { type EntryContent, type EntryKind, lineKinds, type TillLine } from '#features/cash-register/contract/ledger.ts'
import { cashOf } from '#features/cash-register/rules/ledger.ts'
import { type Recorded, recordAtTill } from '#features/cash-register/server/commands/record.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import type { TestApp } from './app.ts'
import type { Browser } from './browser.ts'
import type { AuditedWrite } from './invoice-writes.ts'

/** What an admin enters for the tax adviser. */
export const someAccounts = (changes: Partial<Accounts> = {}): Accounts => ({
  ...{ version: 0, chart: 'SKR03', consultant: 29098, client: 55003, first_month: 1 },
  ...usualAccounts('SKR03'),
  ...changes,
})

/** A line of a receipt: a drink of $3.50 with 19 % VAT, unless told otherwise. */
export const someLine = ({ quantity = 1, unitPrice = 350, ...more }: Partial<TillLine> = {}): TillLine => ({
  kind: 'product',
  label: 'Lemonade',
  quantity,
  unitPrice,
  amount: Math.round(quantity * unitPrice),
  vatPercent: 19,
  ...more,
})

/** A sale of lines, paid in cash unless told otherwise. */
export const someSale = (lines: readonly TillLine[] = [someLine()], method: 'cash' | 'card' = 'cash'): Recorded => ({
  kind: 'sale',
  content: { lines: [...lines], payments: [{ method, amount: lines.reduce((sum, { amount }) => sum + amount, 0) }] },
})

/** Puts something down in the rental's ledger, as `cashier`, at the clock of `now`. */
export const record = (
  { appSql, env, app }: Pick<TestApp, 'appSql' | 'env' | 'app'>,
  entry: Recorded,
  {
    now = '2026-06-01T08:00:00Z',
    cashier = 'Jonas Pier',
    signer,
  }: { now?: string; cashier?: string } & Pick<Parameters<typeof recordAtTill>[2], 'signer'> = {},
) => {
  const context = { env, log: app.log, clock: () => Temporal.Instant.from(now), signer }
  return transaction(appSql, (tx) => recordAtTill(tx, 'rental', context, { id: null, name: cashier }, entry))
}

const anyLine: fc.Arbitrary<TillLine> = fc
  .record({
    kind: fc.constantFrom(...lineKinds),
    quantity: fc.integer({ min: 1, max: 9000 }).map((n) => n / 1000),
    unitPrice: fc.integer({ min: 0, max: 300_000 }),
    vatPercent: fc.constantFrom(19, 7, 0, 10.7),
    sign: fc.constantFrom(1, 1, 1, -1),
  })
  .map(({ sign, quantity, ...line }) => someLine({ ...line, quantity: sign * quantity }))

/** What a receipt can say: any lines, paid in any mixture. */
export const anyReceipt: fc.Arbitrary<EntryContent> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
    card: fc.double({ min: 0, max: 1, noNaN: true }),
    voucher: fc.boolean(),
  })
  .map(({ lines, card, voucher }) => {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    const byCard = Math.round(total * card)
    const payments = [
      { method: voucher ? ('voucher' as const) : ('card' as const), amount: byCard },
      { method: 'cash' as const, amount: total - byCard },
    ]
    return { lines, payments: payments.filter(({ amount }) => amount !== 0) }
  })

const anyMovement = fc
  .tuple(fc.constantFrom('cash_in' as const, 'cash_out' as const), fc.integer({ min: 1, max: 100_000 }))
  .map(([kind, amount]) => ({
    kind,
    content: {
      lines: [],
      payments: [{ method: 'cash' as const, amount: kind === 'cash_in' ? amount : -amount }],
      reason: 'r',
    },
  }))

const anyEntry: fc.Arbitrary<{ kind: EntryKind; content: EntryContent }> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('sale', 'reversal', 'refund', 'deposit'), content: anyReceipt }),
  },
  anyMovement,
)

/** The entries of a period from its opening on, in the order of the ledger. */
export const anyPeriod: fc.Arbitrary<ReportedEntry[]> = fc
  .record({
    float: fc.nat(50_000),
    entries: fc.array(fc.tuple(anyEntry, fc.constantFrom('Ada', 'Ben', 'Eve')), { maxLength: 12 }),
  })
  .map(({ float, entries }) => {
    let receipt = 40
    const opened = {
      kind: 'opening' as const,
      content: { lines: [], payments: [{ method: 'cash' as const, amount: float }] },
    }
    return [[opened, 'Ada'] as const, ...entries].map(([{ kind, content }, cashier], i) => {
      const isReceipt = ['sale', 'reversal', 'refund', 'deposit'].includes(kind)
      const at = `2026-06-01T08:${String(i).padStart(2, '0')}:00Z`
      return { position: 100 + i, kind, receipt: isReceipt ? ++receipt : null, at, cashier, content }
    })
  })

/** The cash that entries leave in the drawer, in cents. */
export const drawerOf = (entries: readonly ReportedEntry[]): number =>
  entries.reduce((sum, { content }) => sum + cashOf(content), 0)

type Desk = { employee: Browser; cola: number; idOf: (table: string) => Promise<number> }

/** Receipts that are put aside, and what becomes of them. */
export function parkingWrites({ employee, cola, idOf }: Desk): AuditedWrite[] {
  const park = async (url: string) => {
    const cart = crypto.randomUUID()
    await employee.post('/api/rere_reserve_product/', { cart, product_id: cola, quantity: 1 })
    return employee.post(url, { name: 'Jetty', total: 3.5, cart, sale: '{}' })
  }
  const ofLast = async (url: string) => employee.post(url, { id: await idOf('parked_receipts') })
  return [
    ['/api/rere_park_receipt/', 'till.park', park],
    ['/api/rere_take_parked_receipt/', 'till.take-up', ofLast],
    [
      '/api/rere_discard_parked_receipt/',
      'till.discard',
      async (url) => {
        await park('/api/rere_park_receipt/')
        return ofLast(url)
      },
    ],
  ]
}

/** A batch as a program of the tax adviser reads it: by places, and by nothing of ours. */
export function readBatch(bytes: Uint8Array) {
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
  expect(lines.pop()).toBe('')
  const cellsOf = (line: string) =>
    [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^;"]*))(?:;|$)/g)].slice(0, -1).map(([, quoted, plain]) => ({
      text: quoted?.replaceAll('""', '"') ?? plain ?? '',
      isText: quoted !== undefined,
    }))
  const [head = [], names = [], ...rows] = lines.map((line) => cellsOf(`${line};`))
  return {
    head,
    names: names.map(({ text }) => text),
    rows: rows.map((row) => {
      const at = (place: number) => row[place - 1]?.text ?? ''
      expect(row).toHaveLength(125)
      expect(at(1)).toMatch(/^\d{1,10},\d{2}$/)
      expect(row[1]).toEqual({ text: 'S', isText: true })
      expect(at(7)).toMatch(/^\d{4,8}$/)
      expect(at(8)).toMatch(/^\d{4,8}$/)
      expect(at(8)).not.toBe(at(7))
      expect(at(9)).toBe('')
      expect(at(10)).toMatch(/^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/)
      expect(at(11)).toMatch(/^[\w$&%*+/-]{1,36}$/)
      expect(at(14).length).toBeLessThanOrEqual(60)
      expect(at(114)).toBe('0')
      const cents = Number(at(1).replace(',', ''))
      return { cents, currency: at(3), debit: at(7), credit: at(8), date: at(10), document: at(11), text: at(14) }
    }),
  }
}

/** Debits less credits of each account. */
export function balances(rows: readonly { cents: number; debit: string; credit: string }[]) {
  const sums: Record<string, number> = {}
  for (const { cents, debit, credit } of rows) {
    sums[debit] = (sums[debit] ?? 0) + cents
    sums[credit] = (sums[credit] ?? 0) - cents
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

/** What the ledger itself says of each account: nothing is matched or put together here. */
export function ledgerOf(entries: readonly BookedEntry[]) {
  const sums: Record<string, number> = {}
  const add = (account: string, amount: number) => {
    sums[account] = (sums[account] ?? 0) + amount
  }
  const byRate: Record<number, string> = { 19: '8400', 7: '8300' }
  const owed: Record<string, string> = { voucher: '1796', deposit: '1732', damage: '2742', cancellation_fee: '2742' }
  for (const { kind, content, carried } of entries) {
    for (const { method, amount } of kind === 'opening' ? [] : content.payments)
      add(method === 'cash' ? '1000' : method === 'voucher' ? '1796' : '1360', amount)
    for (const line of content.lines) add(owed[line.kind] ?? byRate[line.vatPercent] ?? '8200', -line.amount)
    const cash = content.payments.reduce((sum, { amount }) => sum + amount, 0)
    if (kind === 'cash_in' || kind === 'cash_out') add('1360', -cash)
    if (kind === 'opening') {
      const more = cash - (carried ?? 0)
      add('1000', more)
      add(carried === null ? '1360' : more > 0 ? '2709' : '2309', -more)
    }
    if (kind !== 'closing') continue
    const { cashDifference, cardDifference, withdrawn } = content.closing as Record<string, number>
    for (const [account, amount = 0] of [
      ['1000', cashDifference],
      ['1360', cardDifference],
    ] as const) {
      add(account, amount)
      add(amount > 0 ? '2709' : '2309', -amount)
    }
    add('1000', -(withdrawn ?? 0))
    add('1360', withdrawn ?? 0)
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}
