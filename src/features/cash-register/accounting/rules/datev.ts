import { addMonths, type Day } from '#kit/shared/day.ts'
import { type Cents, type Currency, formatPlain } from '#kit/shared/money.ts'
import type { Accounts } from '../contract.ts'
import { type BookedEntry, kindName, partsOf, postingsOf } from './postings.ts'

/** A booking batch in DATEV's format: header 700, category 21, format version 13, as developer.datev.de describes it. */

const pairs = (count: number, ...names: readonly string[]) =>
  Array.from({ length: count }, (_, i) => names.map((name) => `${name} ${i + 1}`)).flat()
const named = (names: string) => names.split('|')
const columns: readonly string[] = [
  ...named('Umsatz (ohne Soll/Haben-Kz)|Soll/Haben-Kennzeichen|WKZ Umsatz|Kurs|Basis-Umsatz|WKZ Basis-Umsatz|Konto'),
  ...named('Gegenkonto (ohne BU-Schlüssel)|BU-Schlüssel|Belegdatum|Belegfeld 1|Belegfeld 2|Skonto|Buchungstext'),
  ...named('Postensperre|Diverse Adressnummer|Geschäftspartnerbank|Sachverhalt|Zinssperre|Beleglink'),
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...named('KOST1 - Kostenstelle|KOST2 - Kostenstelle|Kost-Menge|EU-Land u. UStID (Bestimmung)'),
  ...named('EU-Steuersatz (Bestimmung)|Abw. Versteuerungsart|Sachverhalt L+L|Funktionsergänzung L+L'),
  ...named('BU 49 Hauptfunktionstyp|BU 49 Hauptfunktionsnummer|BU 49 Funktionsergänzung'),
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...named('Stück|Gewicht|Zahlweise|Forderungsart|Veranlagungsjahr|Zugeordnete Fälligkeit|Skontotyp|Auftragsnummer'),
  ...named('Buchungstyp|USt-Schlüssel (Anzahlungen)|EU-Land (Anzahlungen)|Sachverhalt L+L (Anzahlungen)'),
  ...named('EU-Steuersatz (Anzahlungen)|Erlöskonto (Anzahlungen)|Herkunft-Kz|Buchungs GUID|KOST-Datum'),
  ...named('SEPA-Mandatsreferenz|Skontosperre|Gesellschaftername|Beteiligtennummer|Identifikationsnummer'),
  ...named('Zeichnernummer|Postensperre bis|Bezeichnung SoBil-Sachverhalt|Kennzeichen SoBil-Buchung'),
  ...named('Festschreibung|Leistungsdatum|Datum Zuord. Steuerperiode|Fälligkeit|Generalumkehr (GU)|Steuersatz|Land'),
  ...named('Abrechnungsreferenz|BVV-Position|EU-Land u. UStID (Ursprung)|EU-Steuersatz (Ursprung)|Abw. Skontokonto'),
]

/** Most bookings of a batch. */
export const mostPostings = 99_999

/** The first day of the fiscal year that a day is in. */
const yearOf = (day: Day, firstMonth: number): Day => {
  const begins = `${day.slice(0, 4)}-${String(firstMonth).padStart(2, '0')}-01`
  return begins <= day ? begins : addMonths(begins, -12)
}

/** A day of a booking has no year, so that a batch stays within a calendar year, too. */
export const isOneYear = (from: Day, to: Day, firstMonth: number): boolean =>
  from.slice(0, 4) === to.slice(0, 4) && yearOf(from, firstMonth) === yearOf(to, firstMonth)

type Booked = { amount: Cents; debit: string; credit: string; day: Day; document: string; text: string }
/** `recapitulated` is the VAT id of who owes the VAT. */
export type Row = Booked & { recapitulated?: string }

/** Bookings of entries, each receipt by account: what comes to one account is booked once. */
export const datevRows = (accounts: Accounts, entries: readonly BookedEntry[]): Row[] =>
  entries.flatMap((entry) =>
    postingsOf(partsOf(entry), ({ account }) => accounts[account]).map(({ amount, debit, credit }) => ({
      ...{ amount, debit: accounts[debit.account], credit: accounts[credit.account], day: entry.day },
      document: entry.receipt === null ? `P${entry.position}` : String(entry.receipt),
      text: debit.text || credit.text || kindName(credit.kind),
    })),
  )

const compact = (day: Day) => day.replaceAll('-', '')

/** In quotes, at most so long. What begins like a formula gets an apostrophe. */
const text = (value: string, most = 60) => {
  const safe = value.replace(/(^|[,;\t])(?=["\s]*[=+@＝＋－＠-])/g, "$1'")
  return `"${[...safe].slice(0, most).join('').replaceAll('"', '""')}"`
}

type Batch = { accounts: Accounts; from: Day; to: Day; currency: Currency; madeAt: string; name?: string }

/** `madeAt` are the digits of year to millisecond. Nothing is locked: that is done by who has checked it. */
export function datevBatch(batch: Batch, rows: readonly Row[]): string {
  const { accounts, from, to, currency, madeAt, name = 'Kasse' } = batch
  const { consultant, client, first_month, cash, chart } = accounts
  const header = [
    ...[text('EXTF'), 700, 21, text('Buchungsstapel'), 13, madeAt, '', text(''), text('Sternsinger'), text('')],
    ...[consultant, client, compact(yearOf(from, first_month)), cash.length, compact(from), compact(to)],
    ...[text(`${name} ${from} - ${to}`, 30), text(''), 1, 0, 0, text(currency), '', text(''), '', ''],
    ...[text(chart.slice(3)), '', '', text(''), text(name)],
  ]
  const lines = rows.map(({ amount, debit, credit, day, document, recapitulated, ...row }) => {
    const filled = [formatPlain(amount).replace('.', ','), text('S'), text(currency), '', '', '', debit, credit, '']
    const about = [day.slice(8) + day.slice(5, 7), text(document), '', '', text(row.text)]
    const further: Readonly<Record<string, string>> = {
      ...{ Festschreibung: '0', 'EU-Land u. UStID (Bestimmung)': recapitulated ? text(recapitulated, 15) : '' },
    }
    const rest = columns.slice(14).map((column) => further[column] ?? '')
    return [...filled, ...about, ...rest]
  })
  return [header, columns, ...lines].map((cells) => `${cells.join(';')}\r\n`).join('')
}

const signs = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, i) => i))

/** Text as Windows-1252; of other letters those without their accents, else a question mark. */
export const inWindows1252 = (said: string): Uint8Array =>
  Uint8Array.from(said.normalize('NFC'), (sign) => {
    const byte = [sign, sign.normalize('NFD')[0] ?? '', '?'].map((one) => signs.indexOf(one)).find((at) => at >= 0)
    return byte ?? 0
  })
