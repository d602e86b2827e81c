import type { Language } from '#kit/shared/countries.ts'

const written = (percent: number, language: Language) =>
  language === 'de' ? `${String(percent / 100).replace('.', ',')} %` : `${percent / 100}%`

const shareIn = (language: Language, name: string, of: string) => (percent: number, quote: string | undefined) =>
  [name, percent > 0 ? written(percent, language) : '', quote ? `${of} ${quote}` : '']
    .filter((part) => part !== '')
    .join(' ')

/** What customers read of them unless told otherwise. */
export const said = {
  en: {
    single: ['Invoice', '<p>Please find attached our invoice.</p>'],
    down_payment: ['Down payment invoice', '<p>Please find attached our invoice of the down payment.</p>'],
    final: ['Final invoice', '<p>Please find attached our final invoice.</p>'],
    quote: ['Quote', '<p>Thank you for your interest. Please find attached our quote.</p>'],
    share: shareIn('en', 'Down payment', 'for quote'),
    setOff: (reference: string) => `Less down payment invoice ${reference}`,
  },
  de: {
    single: ['Rechnung', '<p>anbei erhalten Sie unsere Rechnung.</p>'],
    down_payment: ['Anzahlungsrechnung', '<p>anbei erhalten Sie unsere Anzahlungsrechnung.</p>'],
    final: ['Schlussrechnung', '<p>anbei erhalten Sie unsere Schlussrechnung.</p>'],
    quote: ['Angebot', '<p>vielen Dank für Ihr Interesse. Anbei erhalten Sie unser Angebot.</p>'],
    share: shareIn('de', 'Anzahlung', 'auf Angebot'),
    setOff: (reference: string) => `Abzüglich Anzahlungsrechnung ${reference}`,
  },
} as const
