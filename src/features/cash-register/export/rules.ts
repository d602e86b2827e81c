import { sumOf, vatKey, vatKeys, vatOfPositions } from './rules/cases.ts'
import {
  amounts,
  type Bon,
  bonOf,
  type ExportedEntry,
  type ExportedPeriod,
  grouped,
  type Rows,
  rentalTill,
  rowsOfBon,
} from './rules/receipts.ts'
import { type Row, tableNames, taxonomy } from './rules/tables.ts'

/** The security devices that signed, in the order in which they first did: their numbers begin at 1. */
export const serialsOf = (entries: readonly Pick<ExportedEntry, 'content'>[]): string[] => [
  ...new Set(entries.flatMap(({ content }) => (content.tse as { serial?: string } | undefined)?.serial ?? [])),
]

/** All rows about one period except the master data of the business, which the caller knows. */
export function exportPeriod({ at, closing, currency, day, entries }: ExportedPeriod): Rows {
  const keys = { Z_KASSE_ID: rentalTill, Z_ERSTELLUNG: at, Z_NR: closing }
  const bons = entries.map(bonOf)
  const about = { currency, devices: serialsOf(entries) }
  const rows = bons.map((bon) => rowsOfBon(bon, { ...keys, BON_ID: String(bon.entry.position) }, about))
  const payments = bons.flatMap((bon) => bon.payments)
  const cash = sumOf(payments.filter(({ type }) => type === 'Bar'))
  // What was closed after midnight belongs to the day on which it happened.
  const posted = entries.findLast(({ kind }) => kind !== 'closing')?.day ?? day
  return {
    ...Object.fromEntries(tableNames.map((name) => [name, rows.flatMap((one) => one[name] ?? [])])),
    vat: vatRates(bons).map((row) => ({ ...keys, ...row })),
    businesscases: businessCases(bons).map((row) => ({ ...keys, ...row })),
    payment: grouped(payments, ({ type, name }) => `${type};${name}`).map((group) => ({
      ...keys,
      ZAHLART_TYP: group[0]?.type ?? '',
      ZAHLART_NAME: group[0]?.name ?? '',
      Z_ZAHLART_BETRAG: BigInt(sumOf(group)),
    })),
    cash_per_currency: [{ ...keys, ZAHLART_WAEH: currency, ZAHLART_BETRAG_WAEH: BigInt(cash) }],
    cashpointclosing: [
      {
        ...keys,
        Z_BUCHUNGSTAG: posted,
        TAXONOMIE_VERSION: taxonomy,
        Z_START_ID: String(entries[0]?.position ?? ''),
        Z_ENDE_ID: String(entries.at(-1)?.position ?? ''),
        Z_SE_ZAHLUNGEN: BigInt(sumOf(payments)),
        Z_SE_BARZAHLUNGEN: BigInt(cash),
      },
    ],
  }
}

/** The keys of today, and whatever else was needed. */
function vatRates(bons: readonly Bon[]): Row[] {
  const percents = new Set(bons.flatMap(({ positions }) => positions.map(({ percent }) => percent)))
  const others = [...percents].filter((percent) => vatKey(percent) >= 1000)
  const individual = others.map((percent) => [vatKey(percent), percent, 'Individueller Steuersatz'] as const)
  return [...vatKeys.filter(([key, percent]) => key <= 7 || percents.has(percent)), ...individual]
    .sort(([a], [b]) => a - b)
    .map(([UST_SCHLUESSEL, percent, UST_BESCHR]) => ({
      UST_SCHLUESSEL,
      UST_SATZ: BigInt(Math.round(percent * 100)),
      UST_BESCHR,
    }))
}

function businessCases(bons: readonly Bon[]): Row[] {
  const positions = bons.flatMap((bon) => {
    const vats = vatOfPositions(bon.positions)
    return bon.positions.map((one, i) => ({ ...one, vat: vats[i] ?? 0 }))
  })
  return grouped(positions, ({ type, name, key }) => `${type};${name};${key}`).map((group) => ({
    GV_TYP: group[0]?.type ?? '',
    GV_NAME: group[0]?.name ?? '',
    AGENTUR_ID: 0,
    UST_SCHLUESSEL: group[0]?.key ?? 5,
    ...amounts('Z_UMS', group, 'Z_UST'),
  }))
}
