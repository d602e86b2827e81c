import type { Language } from '#kit/shared/countries.ts'
import { type Day, monthName } from '#kit/shared/day.ts'
import type { Line } from '../../rules.ts'

/** What the paper says in each language. */
const english = {
  invoice: 'Invoice',
  downPayment: 'Down payment invoice',
  final: 'Final invoice',
  creditNote: 'Credit note',
  creditNoteNumber: 'Number',
  takesBack: 'Takes back invoice',
  corrects: 'Corrects invoice',
  reason: (why: string) => `Reason: ${why}`,
  order: (reference: string) => `Your order: ${reference}`,
  of: (day: string) => `of ${day}`,
  number: 'Invoice number',
  date: 'Date',
  period: 'Service period',
  due: 'Due by',
  theirVatId: 'Your VAT id',
  item: 'Service',
  quantity: 'Quantity',
  price: 'Price',
  off: (rate: string, amount: string) => `${rate} discount: ${amount}`,
  carried: (amount: string) => `Carried forward: ${amount}`,
  units: { hour: 'h', day: 'd', week: 'wk', month: 'mo', year: 'yr', flat: 'flat', kilometre: 'km', piece: '' },
  rate: 'VAT',
  net: 'Net',
  sum: 'Net total',
  plusVat: (rate: string, net: string) => `VAT ${rate} on ${net}`,
  total: 'Total',
  payBy: (day: string) => `Please pay by ${day}`,
  scan: 'Scan with your banking app',
  recipient: 'Recipient',
  reference: 'Reference',
  amount: 'Amount',
  ourVatId: 'Our VAT id',
  taxNumber: 'Tax number',
  leitwegId: 'Leitweg-ID',
  bank: 'Bank',
  owner: 'Owner',
  amountsIn: (currency: string) => `All amounts in ${currency}`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  continued: 'continued',
  payWithSlip: (day: string) => `Please pay by ${day} with the payment part below.`,
  // Of the Swiss QR-bill, as its standard words them.
  receipt: 'Receipt',
  paymentPart: 'Payment part',
  accountOfSlip: 'Account / Payable to',
  slipReference: 'Reference',
  additional: 'Additional information',
  payableBy: 'Payable by',
  payableByName: 'Payable by (name/address)',
  currency: 'Currency',
  acceptancePoint: 'Acceptance point',
  cutOff: 'Separate before paying in',
  swissCode: 'Swiss QR code with what the payment part says',
}

export type Wording = typeof english

const german: Wording = {
  invoice: 'Rechnung',
  downPayment: 'Anzahlungsrechnung',
  final: 'Schlussrechnung',
  creditNote: 'Rechnungskorrektur',
  creditNoteNumber: 'Nummer',
  takesBack: 'Storniert Rechnung',
  corrects: 'Korrigiert Rechnung',
  reason: (why) => `Grund: ${why}`,
  order: (reference) => `Ihre Bestellung: ${reference}`,
  of: (day) => `vom ${day}`,
  number: 'Rechnungsnummer',
  date: 'Datum',
  period: 'Leistungszeitraum',
  due: 'Fällig am',
  theirVatId: 'Ihre USt-IdNr.',
  item: 'Leistung',
  quantity: 'Menge',
  price: 'Preis',
  off: (rate, amount) => `${rate} Rabatt: ${amount}`,
  carried: (amount) => `Übertrag: ${amount}`,
  units: {
    hour: 'Std.',
    day: 'Tg.',
    week: 'Wo.',
    month: 'Mon.',
    year: 'J.',
    flat: 'pausch.',
    kilometre: 'km',
    piece: '',
  },
  rate: 'USt.',
  net: 'Netto',
  sum: 'Summe netto',
  plusVat: (rate, net) => `${rate} USt. auf ${net}`,
  total: 'Gesamtbetrag',
  payBy: (day) => `Bitte zahlen Sie bis zum ${day}`,
  scan: 'Mit der Banking-App scannen',
  recipient: 'Empfänger',
  reference: 'Verwendungszweck',
  amount: 'Betrag',
  ourVatId: 'Unsere USt-IdNr.',
  taxNumber: 'Steuernummer',
  leitwegId: 'Leitweg-ID',
  bank: 'Bank',
  owner: 'Inhaber',
  amountsIn: (currency) => `Alle Beträge in ${currency}`,
  page: (page, of) => `Seite ${page} von ${of}`,
  continued: 'Fortsetzung',
  payWithSlip: (day) => `Bitte zahlen Sie bis zum ${day} mit dem Zahlteil unten.`,
  receipt: 'Empfangsschein',
  paymentPart: 'Zahlteil',
  accountOfSlip: 'Konto / Zahlbar an',
  slipReference: 'Referenz',
  additional: 'Zusätzliche Informationen',
  payableBy: 'Zahlbar durch',
  payableByName: 'Zahlbar durch (Name/Adresse)',
  currency: 'Währung',
  acceptancePoint: 'Annahmestelle',
  cutOff: 'Vor der Einzahlung abzutrennen',
  swissCode: 'Swiss QR Code mit den Angaben des Zahlteils',
}

const quotes: Readonly<Record<Language, Partial<Wording>>> = {
  en: { invoice: 'Quote', number: 'Quote number', due: 'Valid until' },
  de: { invoice: 'Angebot', number: 'Angebotsnummer', due: 'Gültig bis' },
}

export const wording = (language: Language, isQuote = false): Wording => ({
  ...(language === 'de' ? german : english),
  ...(isQuote && quotes[language]),
})

/** `21.11.2026`, `21 November 2026` */
export const writtenDay = (day: Day, language: Language): string =>
  language === 'de'
    ? `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`
    : `${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`

/** `01.11.–30.11.2026`, `1–30 November 2026`; both days in full where they are of different months. */
export function writtenPeriod(from: Day, until: Day, language: Language): string {
  if (from === until) return writtenDay(from, language)
  if (from.slice(0, 7) !== until.slice(0, 7)) return `${writtenDay(from, language)} – ${writtenDay(until, language)}`
  return language === 'de'
    ? `${from.slice(8)}.${from.slice(5, 7)}.–${writtenDay(until, language)}`
    : `${Number(from.slice(8))}–${writtenDay(until, language)}`
}

/** Hundredths of a percent as `19 %`, `8,1 %`, `8.1%`. */
export function writtenRate(vatRate: number, language: Language): string {
  const percent = String(vatRate / 100)
  return language === 'de' ? `${percent.replace('.', ',')} %` : `${percent}%`
}

/** `12.5 h`, `12,5 Std.`, `3` */
export const writtenQuantity = ({ quantity, unit = 'piece' }: Line, language: Language): string =>
  `${String(quantity)
    .replace('.', language === 'de' ? ',' : '.')
    .replace('-', '−')} ${wording(language).units[unit]}`.trim()

const germanCountries: Readonly<Record<string, string>> = {
  Germany: 'Deutschland',
  Austria: 'Österreich',
  Switzerland: 'Schweiz',
  Cyprus: 'Zypern',
}

export const writtenCountry = (country: string, language: Language): string =>
  language === 'de' ? (germanCountries[country] ?? country) : country
