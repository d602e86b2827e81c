import { type Cents, includedTax } from '#kit/shared/money.ts'
import type { EntryContent, EntryKind } from '../../contract/ledger.ts'
import {
  moneyPosition,
  type Paid,
  type Position,
  paymentsOf,
  redeemed,
  soldPosition,
  sumOf,
  vatOfPositions,
} from './cases.ts'
import type { Row, TableName } from './tables.ts'

/** An entry of the ledger as the rows that a DSFinV-K export has about one receipt. */

/** Another entry that one refers to, and in which period that is. */
type Reference = { position: number; closing: number; at: string | null }

export type ExportedEntry = {
  position: number
  kind: EntryKind
  receipt: number | null
  /** ISO 8601 in UTC, to the second. */
  at: string
  /** On the business's calendar. */
  day: string
  cashierId: number | null
  cashier: string
  bookingId: number | null
  reverses: Reference | null
  /** Where the same booking was paid before, or of a deposit where it was taken. */
  follows: Reference | null
  content: EntryContent
}

export type ExportedPeriod = {
  closing: number
  at: string
  day: string
  currency: string
  entries: readonly ExportedEntry[]
}

export type Rows = Partial<Record<TableName, Row[]>>

export type Bon = {
  entry: ExportedEntry
  type: 'Beleg' | 'AVSonstige'
  name: string
  positions: Position[]
  payments: Paid[]
}

export const software = { brand: 'Sternsinger', model: 'Rental Revolution' }

export const rentalTill = 'sternsinger-rental'
/** Whatever browser somebody is signed in with: the till is one, and is on none of them. */
export const terminal = `${rentalTill}-web`

const movements: Partial<Record<EntryKind, string>> = {
  opening: 'Anfangsbestand',
  cash_in: 'Einzahlung',
  cash_out: 'Auszahlung',
}

const names: Partial<Record<EntryKind, string>> = { reversal: 'Storno, Beleg', deposit: 'Kaution, Beleg' }

export function bonOf(entry: ExportedEntry): Bon {
  const { kind, content, receipt } = entry
  const movement = movements[kind]
  if (movement) {
    const { difference = 0 } = content
    const cash = sumOf(content.payments)
    return {
      entry,
      type: 'Beleg',
      name: movement,
      positions: [moneyPosition(movement, cash - difference), ...counted(difference)],
      payments: [{ type: 'Bar', name: 'Bar', amount: cash }],
    }
  }
  if (kind === 'closing') return bonOfClosing(entry)
  if (kind === 'outage') return { entry, type: 'AVSonstige', name: 'Ausfall der TSE', positions: [], payments: [] }
  const vouchers = content.payments.filter(({ method }) => method === 'voucher')
  return {
    entry,
    type: 'Beleg',
    // The number that is printed on it: BON_NR counts whatever happened.
    name: `${names[kind] ?? 'Beleg'} ${receipt}`,
    positions: [...content.lines.map(soldPosition), ...vouchers.map(redeemed)],
    payments: paymentsOf(content.payments),
  }
}

const counted = (difference: Cents) => (difference === 0 ? [] : [moneyPosition('DifferenzSollIst', difference)])

/** What the count at the end changes in the drawer: a difference, and what is taken out. Without either no money moves. */
function bonOfClosing(entry: ExportedEntry): Bon {
  const { cashDifference = 0, withdrawn = 0 } = (entry.content.closing ?? {}) as Record<string, Cents | undefined>
  const positions = [
    ...counted(cashDifference),
    ...(withdrawn === 0 ? [] : [moneyPosition('Geldtransit', 0 - withdrawn)]),
  ]
  const isMoved = positions.length > 0
  return {
    entry,
    type: isMoved ? 'Beleg' : 'AVSonstige',
    name: 'Kassenabschluss',
    positions,
    payments: isMoved ? [{ type: 'Bar', name: 'Bar', amount: sumOf(positions) }] : [],
  }
}

type Tse = Record<string, string | number | undefined>
type About = { currency: string; devices: readonly string[] }

export function rowsOfBon(bon: Bon, keys: Row, { currency, devices }: About): Rows {
  const { entry, positions, payments } = bon
  const { content } = entry
  const tse = (content.tse ?? {}) as Tse
  const vats = vatOfPositions(positions)
  const taxed = positions.map((one, i) => ({ ...one, vat: vats[i] ?? 0, line: { ...keys, POS_ZEILE: String(i + 1) } }))
  const note = [content.reason, ...content.lines.map(discountReason)].filter((one) => one !== undefined)
  return {
    transactions: [
      {
        ...keys,
        BON_NR: entry.position,
        BON_TYP: bon.type,
        BON_NAME: bon.name,
        TERMINAL_ID: terminal,
        BON_STORNO: entry.reverses ? '1' : '0',
        BON_START: content.happened ?? String(tse.startedAt ?? entry.at),
        BON_ENDE: String(tse.finishedAt ?? entry.at),
        BEDIENER_ID: String(entry.cashierId ?? entry.cashier),
        BEDIENER_NAME: entry.cashier,
        UMS_BRUTTO: BigInt(sumOf(positions)),
        KUNDE_NAME: content.customer ?? '',
        BON_NOTIZ: [...new Set(note)].join('; '),
      },
    ],
    transactions_vat: grouped(taxed, ({ key }) => key).map((group) => ({
      ...keys,
      UST_SCHLUESSEL: group[0]?.key ?? 5,
      ...amounts('BON', group),
    })),
    datapayment: payments.map(({ type, name, amount }) => ({
      ...keys,
      ZAHLART_TYP: type,
      ZAHLART_NAME: name,
      ZAHLWAEH_CODE: currency,
      BASISWAEH_BETRAG: BigInt(amount),
    })),
    lines: taxed.map((one) => ({
      ...one.line,
      GUTSCHEIN_NR: textOf(one.voucher),
      ARTIKELTEXT: one.text,
      POS_TERMINAL_ID: terminal,
      GV_TYP: one.type,
      GV_NAME: one.name,
      INHAUS: '0',
      // Once it is signed a position is not marked as taken back: it is another one, with a minus (4.2.3).
      P_STORNO: '0',
      AGENTUR_ID: 0,
      ART_NR: textOf(one.article),
      WARENGR_ID: one.group[0],
      WARENGR: one.group[1],
      MENGE: one.quantity,
      FAKTOR: 1,
      EINHEIT: 'Stück',
      STK_BR: BigInt(one.price),
    })),
    lines_vat: taxed.map((one) => ({ ...one.line, UST_SCHLUESSEL: one.key, ...amounts('POS', [one]) })),
    itemamounts: taxed.flatMap(({ line, key, percent, amount, vat, off }) => {
      if (off === undefined) return []
      const less = { amount: off, vat: includedTax(off, percent) }
      const base = { amount: amount - less.amount, vat: vat - less.vat }
      return [
        { ...line, TYP: 'base_amount', UST_SCHLUESSEL: key, ...amounts('PF', [base]) },
        { ...line, TYP: 'discount', UST_SCHLUESSEL: key, ...amounts('PF', [less]) },
      ]
    }),
    references: referencesOf(bon).map((row) => ({ ...keys, ...row })),
    transactions_tse:
      tse.signature === undefined && tse.failure === undefined ? [] : [{ ...keys, ...signed(tse, devices) }],
  }
}

const textOf = (id: number | undefined) => (id === undefined ? '' : String(id))

/** Why something was taken off, where the sale has put it down. */
const discountReason = (line: object): string | undefined =>
  (line as { discount?: { reason?: string } }).discount?.reason || undefined

/** What it takes back, what it goes on with, and what stands in other books: the booking, and invoices. */
function referencesOf({ entry: { reverses, follows, bookingId }, positions }: Bon): Row[] {
  const within = (of: Reference): Row => ({
    REF_TYP: 'Transaktion',
    REF_DATUM: of.at ?? '',
    REF_Z_KASSE_ID: rentalTill,
    REF_Z_NR: of.closing,
    REF_BON_ID: String(of.position),
  })
  return [
    ...[reverses, follows].flatMap((one) => (one ? [within(one)] : [])),
    ...(bookingId === null ? [] : [{ REF_TYP: 'ExterneSonstige', REF_NAME: 'Buchung', REF_BON_ID: String(bookingId) }]),
    ...positions.flatMap(({ invoice }, i) =>
      invoice === undefined
        ? []
        : [{ POS_ZEILE: String(i + 1), REF_TYP: 'ExterneRechnung', REF_BON_ID: String(invoice) }],
    ),
  ]
}

const signed = (tse: Tse, devices: readonly string[]): Row => ({
  TSE_ID: devices.indexOf(String(tse.serial ?? devices.at(-1))) + 1 || '',
  TSE_TANR: tse.transaction ?? '',
  TSE_TA_START: tse.startedAt ?? '',
  TSE_TA_ENDE: tse.finishedAt ?? '',
  TSE_TA_VORGANGSART: tse.processType ?? '',
  TSE_TA_SIGZ: tse.counter ?? '',
  TSE_TA_SIG: tse.signature ?? '',
  TSE_TA_FEHLER: tse.failure ?? '',
  TSE_VORGANGSDATEN: tse.processData ?? '',
})

export function amounts(
  prefix: string,
  parts: readonly { amount: Cents; vat: Cents }[],
  vatName = `${prefix}_UST`,
): Row {
  const gross = sumOf(parts)
  const vat = parts.reduce((sum, part) => sum + part.vat, 0)
  return { [`${prefix}_BRUTTO`]: BigInt(gross), [`${prefix}_NETTO`]: BigInt(gross - vat), [vatName]: BigInt(vat) }
}

export const grouped = <T>(all: readonly T[], keyOf: (one: T) => string | number): T[][] =>
  [...Map.groupBy(all, keyOf).entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
