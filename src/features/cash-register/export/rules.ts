import {
  amounts,
  type Bon,
  bonOf,
  bonsOfClosing,
  type ExportedEntry,
  type ExportedPeriod,
  grouped,
  type Rows,
  rentalTill,
  rowsOfBon,
  sumOf,
  vatKey,
  vatOfPositions,
} from './rules/receipts.ts'
import type { Row } from './rules/tables.ts'

const vatNames: Readonly<Record<number, string>> = {
  1: 'Allgemeiner Steuersatz',
  2: 'Ermäßigter Steuersatz',
  3: 'Durchschnittssatz (übrige Fälle)',
  4: 'Durchschnittssatz (Forstwirtschaft)',
  5: 'Nicht steuerbar',
}

const ofReceipts = [
  'transactions',
  'transactions_vat',
  'datapayment',
  'lines',
  'lines_vat',
  'references',
  'transactions_tse',
] as const

/** The security devices that signed, in the order in which they first did: their numbers begin at 1. */
export const serialsOf = (entries: readonly Pick<ExportedEntry, 'content'>[]): string[] => [
  ...new Set(
    entries.flatMap(({ content }) => {
      const { serial } = (content.tse ?? {}) as { serial?: unknown }
      return typeof serial === 'string' ? [serial] : []
    }),
  ),
]

/** All rows about one period except the master data of the business, which the caller knows. */
export function exportPeriod(period: ExportedPeriod): Rows {
  const keys = { Z_KASSE_ID: rentalTill, Z_ERSTELLUNG: period.at, Z_NR: period.closing }
  const bons = [...period.entries.map(bonOf), ...bonsOfClosing(period)]
  const about = { currency: period.currency, devices: serialsOf(period.entries) }
  const rows = bons.map((bon) => rowsOfBon(bon, { ...keys, BON_ID: bon.id }, about))
  const all = (name: (typeof ofReceipts)[number]) => rows.flatMap((one) => one[name] ?? [])
  const payments = bons.flatMap((bon) => bon.payments)
  const cash = sumOf(payments.filter(({ type }) => type === 'Bar'))
  const percents = [...new Set([19, 7, 0, ...bons.flatMap(({ positions }) => positions.map(({ percent }) => percent))])]
  return {
    ...Object.fromEntries(ofReceipts.map((name) => [name, all(name)])),
    vat: percents
      .sort((a, b) => vatKey(a) - vatKey(b))
      .map((percent) => ({
        ...keys,
        UST_SCHLUESSEL: vatKey(percent),
        UST_SATZ: BigInt(Math.round(percent * 100)),
        UST_BESCHR: vatNames[vatKey(percent)] ?? 'Individueller Steuersatz',
      })),
    businesscases: businessCases(bons).map((row) => ({ ...keys, ...row })),
    payment: grouped(payments, ({ type, name }) => `${type};${name}`).map((group) => ({
      ...keys,
      ZAHLART_TYP: group[0]?.type ?? '',
      ZAHLART_NAME: group[0]?.name ?? '',
      Z_ZAHLART_BETRAG: BigInt(sumOf(group)),
    })),
    cash_per_currency: [{ ...keys, ZAHLART_WAEH: period.currency, ZAHLART_BETRAG_WAEH: BigInt(cash) }],
    cashpointclosing: [
      {
        ...keys,
        TAXONOMIE_VERSION: '2.3',
        Z_START_ID: bons[0]?.id ?? '',
        Z_ENDE_ID: bons.at(-1)?.id ?? '',
        Z_SE_ZAHLUNGEN: BigInt(sumOf(payments)),
        Z_SE_BARZAHLUNGEN: BigInt(cash),
      },
    ],
  }
}

function businessCases(bons: readonly Bon[]): Row[] {
  const positions = bons.flatMap((bon) => {
    const vats = vatOfPositions(bon.positions)
    return bon.positions.map((one, i) => ({ ...one, vat: vats[i] ?? 0 }))
  })
  return grouped(positions, ({ type, name, key }) => `${type};${name};${key}`).map((group) => ({
    GV_TYP: group[0]?.type ?? '',
    GV_NAME: group[0]?.name ?? '',
    UST_SCHLUESSEL: group[0]?.key ?? 5,
    ...amounts('Z_UMS', group, 'Z_UST'),
  }))
}
