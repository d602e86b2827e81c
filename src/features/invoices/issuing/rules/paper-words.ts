import type { Language } from '#kit/shared/countries.ts'
import { type Day, monthName } from '#kit/shared/day.ts'

const germanDay = (day: Day) => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`
const englishDay = (day: Day) => `${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`

/** What an invoice says in whole sentences: its XML all of it, its PDF some. */
const english = {
  payableBy: (day: Day) => `Payable by ${englishDay(day)}`,
  skonto: (percent: number, off: string, day: Day) => `${percent}% off (${off}) if paid by ${englishDay(day)}`,
  offset: 'Will be offset or refunded',
  discount: 'Discount',
  takesBack: (reference: string, day: Day, isPart = false) =>
    `Takes back ${isPart ? 'a part of ' : ''}invoice ${reference} of ${englishDay(day)}`,
  settles: (reference: string, day: Day, vat?: string) =>
    `Less down payment invoice ${reference} of ${englishDay(day)}${vat ? ` with ${vat} of VAT` : ''}`,
}

export const wordings: Readonly<Record<Language, typeof english>> = {
  en: english,
  de: {
    payableBy: (day) => `Zahlbar bis ${germanDay(day)}`,
    skonto: (percent, off, day) =>
      `${String(percent).replace('.', ',')} % Skonto (${off}) bei Zahlung bis ${germanDay(day)}`,
    offset: 'Wird verrechnet oder erstattet',
    discount: 'Rabatt',
    takesBack: (reference, day, isPart) =>
      `${isPart ? 'Korrigiert' : 'Storniert'} Rechnung ${reference} vom ${germanDay(day)}`,
    settles: (reference, day, vat) =>
      `Abzüglich Anzahlungsrechnung ${reference} vom ${germanDay(day)}${vat ? ` mit ${vat} USt.` : ''}`,
  },
}
