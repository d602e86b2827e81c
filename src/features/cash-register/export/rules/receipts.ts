import type { Cents } from '#kit/shared/money.ts'
import type { EntryContent, EntryKind, TillLine } from '../../contract/ledger.ts'
import { vatSplit } from '../../sale/rules.ts'
import type { Row, TableName } from './tables.ts'

/** An entry of the ledger as the rows that a DSFinV-K export has about one receipt. */

export type ExportedEntry = {
  position: number
  kind: EntryKind
  receipt: number | null
  /** ISO 8601 in UTC, to the second. */
  at: string
  cashierId: number | null
  cashier: string
  /** The entry that it takes back, and in which period that is. */
  reverses: { position: number; closing: number; at: string | null } | null
  content: EntryContent
}

export type ExportedPeriod = {
  closing: number
  position: number
  at: string
  currency: string
  cashier: string
  cashierId: number | null
  cashDifference: Cents
  withdrawn: Cents
  entries: readonly ExportedEntry[]
}

export type Rows = Partial<Record<TableName, Row[]>>

/** One line of a receipt, or of what stands for one. */
export type Position = {
  text: string
  type: string
  name: string
  key: number
  percent: number
  amount: Cents
  /** Where its line says it: of a part that was given back. */
  vat?: Cents | undefined
  quantity: number
  price: Cents
  article?: number | undefined
  voucher?: number | undefined
}

export type Bon = Pick<ExportedEntry, 'at' | 'cashier' | 'cashierId'> & {
  id: string
  entry?: ExportedEntry
  type: 'Beleg' | 'AVSonstige'
  name: string
  note: string
  positions: Position[]
  payments: { type: string; name: string; amount: Cents }[]
}

export const rentalTill = 'sternsinger-rental'

/** 1 to 5 as the standard has them; other rates have a key of their own from 1000 on: 16 % is 1160. */
export const vatKey = (percent: number): number =>
  new Map([
    [19, 1],
    [7, 2],
    [10.7, 3],
    [5.5, 4],
    [0, 5],
  ]).get(percent) ?? 1000 + Math.round(percent * 10)

/** Deposits and vouchers are other people's money; what makes good a damage is turnover without tax. */
function businessCase({ kind, amount }: Pick<TillLine, 'kind' | 'amount'>): { type: string; name: string } {
  if (kind === 'voucher') return { type: 'MehrzweckgutscheinKauf', name: '' }
  if (kind === 'deposit') return { type: amount < 0 ? 'PfandRueckzahlung' : 'Pfand', name: 'Kaution' }
  if (kind === 'damage' || kind === 'cancellation_fee') return { type: 'Umsatz', name: 'Schadenersatz' }
  return { type: 'Umsatz', name: kind === 'refund' ? 'Erstattung' : '' }
}

const movements: Partial<Record<EntryKind, string>> = {
  opening: 'Anfangsbestand',
  cash_in: 'Einzahlung',
  cash_out: 'Auszahlung',
}

const cashPosition = (type: string, text: string, amount: Cents): Position => ({
  text,
  type,
  name: '',
  key: 5,
  percent: 0,
  amount,
  quantity: 1,
  price: amount,
})

export function bonOf(entry: ExportedEntry): Bon {
  const { kind, content, position, at, cashier, cashierId } = entry
  const common = { id: String(position), entry, at, cashier, cashierId, note: content.reason ?? '' }
  if (kind === 'closing' || kind === 'outage') {
    const name = kind === 'closing' ? 'Kassenabschluss' : 'Ausfall der TSE'
    return { ...common, type: 'AVSonstige', name, positions: [], payments: [] }
  }
  const movement = movements[kind]
  const paid = content.payments.filter(({ method }) => method !== 'voucher')
  const payments = paid.map(({ method, amount }) =>
    method === 'cash' ? { type: 'Bar', name: 'Bar', amount } : { type: 'Unbar', name: 'Karte', amount },
  )
  if (movement) {
    const { difference = 0 } = content
    const amount = paid.reduce((sum, payment) => sum + payment.amount, 0) - difference
    const positions = [
      cashPosition(movement, movement, amount),
      ...(difference === 0 ? [] : [cashPosition('DifferenzSollIst', 'DifferenzSollIst', difference)]),
    ]
    return { ...common, type: 'Beleg', name: '', positions, payments }
  }
  const sold = content.lines.map((line) => ({
    ...businessCase(line),
    text: line.label,
    key: vatKey(line.vatPercent),
    percent: line.vatPercent,
    amount: line.amount,
    vat: line.vat,
    quantity: line.quantity,
    price: line.unitPrice,
    article: line.productId,
    voucher: line.voucherId,
  }))
  const redeemed = content.payments
    .filter(({ method }) => method === 'voucher')
    .map(({ amount, label = 'Voucher', voucherId }) => ({
      ...cashPosition('MehrzweckgutscheinEinloesung', label, -amount),
      voucher: voucherId,
    }))
  const none = [{ type: 'Keine', name: '', amount: 0 }]
  return {
    ...common,
    type: 'Beleg',
    name: kind === 'reversal' ? 'Storno' : '',
    positions: [...sold, ...redeemed],
    payments: payments.length > 0 ? payments : none,
  }
}

/** What the count at the end changes in the drawer: a difference, and what is taken out. */
export function bonsOfClosing(period: ExportedPeriod): Bon[] {
  const { position, at, cashier, cashierId, cashDifference, withdrawn } = period
  const moved = [
    { id: `${position}-difference`, case: 'DifferenzSollIst', amount: cashDifference },
    { id: `${position}-transit`, case: 'Geldtransit', amount: -withdrawn },
  ]
  return moved
    .filter(({ amount }) => amount !== 0)
    .map(({ id, case: type, amount }) => ({
      id,
      at,
      cashier,
      cashierId,
      type: 'Beleg',
      name: '',
      note: '',
      positions: [cashPosition(type, type, amount)],
      payments: [{ type: 'Bar', name: 'Bar', amount }],
    }))
}

/** The VAT of each position, so that the positions of a rate come exactly to what the receipt says of it. */
export function vatOfPositions(positions: readonly Position[]): Cents[] {
  const upTo = (end: number, percent: number) => {
    const lines = positions.slice(0, end).filter((one) => one.percent === percent)
    return vatSplit(lines.map(({ amount, vat }) => ({ amount, vat, vatPercent: percent })))[0]?.vat ?? 0
  }
  return positions.map(({ percent }, i) => upTo(i + 1, percent) - upTo(i, percent))
}

export function rowsOfBon(
  bon: Bon,
  keys: Row,
  { currency, devices }: { currency: string; devices: readonly string[] },
): Rows {
  const { entry, positions, payments, at } = bon
  const vats = vatOfPositions(positions)
  const tse = (entry?.content.tse ?? {}) as Record<string, string | number | undefined>
  const signed = tse.signature !== undefined
  const reverses = entry?.reverses
  return {
    transactions: [
      {
        ...keys,
        // What is no receipt has no number.
        BON_NR: entry?.receipt ?? 0,
        BON_TYP: bon.type,
        BON_NAME: bon.name,
        BON_STORNO: reverses ? '1' : '0',
        BON_START: String(tse.startedAt ?? at),
        BON_ENDE: String(tse.finishedAt ?? at),
        BEDIENER_ID: String(bon.cashierId ?? bon.cashier),
        BEDIENER_NAME: bon.cashier,
        UMS_BRUTTO: BigInt(sumOf(positions)),
        KUNDE_NAME: entry?.content.customer ?? '',
        BON_NOTIZ: bon.note,
      },
    ],
    transactions_vat: grouped(
      positions.map((one, i) => ({ ...one, vat: vats[i] ?? 0 })),
      ({ key }) => key,
    ).map((group) => ({
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
    lines: positions.map((one, i) => ({
      ...keys,
      POS_ZEILE: String(i + 1),
      GUTSCHEIN_NR: one.voucher === undefined ? '' : String(one.voucher),
      ARTIKELTEXT: one.text,
      GV_TYP: one.type,
      GV_NAME: one.name,
      P_STORNO: reverses ? '1' : '0',
      ART_NR: one.article === undefined ? '' : String(one.article),
      MENGE: one.quantity,
      STK_BR: BigInt(one.price),
    })),
    lines_vat: positions.map((one, i) => ({
      ...keys,
      POS_ZEILE: String(i + 1),
      UST_SCHLUESSEL: one.key,
      ...amounts('POS', [{ ...one, vat: vats[i] ?? 0 }]),
    })),
    references: reverses
      ? [
          {
            ...keys,
            REF_TYP: 'Transaktion',
            REF_DATUM: reverses.at ?? '',
            REF_Z_KASSE_ID: rentalTill,
            REF_Z_NR: reverses.closing,
            REF_BON_ID: String(reverses.position),
          },
        ]
      : [],
    transactions_tse:
      signed || tse.failure !== undefined
        ? [
            {
              ...keys,
              TSE_ID: devices.indexOf(String(tse.serial)) + 1,
              TSE_TANR: tse.transaction ?? '',
              TSE_TA_START: tse.startedAt ?? '',
              TSE_TA_ENDE: tse.finishedAt ?? '',
              TSE_TA_VORGANGSART: tse.processType ?? '',
              TSE_TA_SIGZ: tse.counter ?? '',
              TSE_TA_SIG: tse.signature ?? '',
              TSE_TA_FEHLER: tse.failure ?? '',
              TSE_VORGANGSDATEN: tse.processData ?? '',
            },
          ]
        : [],
  }
}

export function amounts(
  prefix: string,
  parts: readonly { amount: Cents; vat: Cents }[],
  vatName = `${prefix}_UST`,
): Row {
  const gross = sumOf(parts)
  const vat = parts.reduce((sum, part) => sum + part.vat, 0)
  return { [`${prefix}_BRUTTO`]: BigInt(gross), [`${prefix}_NETTO`]: BigInt(gross - vat), [vatName]: BigInt(vat) }
}

export const sumOf = (parts: readonly { amount: Cents }[]): Cents => parts.reduce((sum, { amount }) => sum + amount, 0)

export const grouped = <T>(all: readonly T[], keyOf: (one: T) => string | number): T[][] =>
  [...Map.groupBy(all, keyOf).entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
