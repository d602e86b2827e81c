export const noNumber = (least: number, most: number) => `Bitte geben Sie eine Zahl von ${least} bis ${most} ein`
export const noAccount = 'Bitte geben Sie ein Konto mit 4 bis 8 Stellen ein'
export const otherLength = 'Alle Konten müssen so viele Stellen haben wie dieses'
export const changedMeanwhile = 'Jemand hat die Konten inzwischen geändert. Bitte öffnen Sie sie noch einmal.'
export const accountsFirst = 'Bitte geben Sie zuerst die Konten und die Nummern Ihres Steuerbüros ein'
export const oneYear = 'Bitte wählen Sie Tage eines Wirtschaftsjahres, die in einem Kalenderjahr liegen'

export const accounting = 'Buchhaltung'
export const theTakings = 'die Einnahmen'
export const spans = { month: 'Monat', year: 'Jahr' }
export const until = (now: string, before: string) => `Bis ${now}; das Vorjahr bis ${before}.`
export const turnoverText =
  'An der Kasse, abzüglich Stornos; ohne verkaufte Gutscheine, Kautionen und online Bezahltes.'
export const yearBefore = 'Vorjahr'
export const splits = {
  kind: 'Wofür',
  rate: 'Steuersatz',
  way: 'Zahlungsart',
  person: 'Verkauft von',
  product: 'Produkte',
}
export const redeemed = 'Gutscheine eingelöst'
export const growth = 'Veränderung'
export const quantity = 'Menge'

export const forAdviser = 'Für das Steuerbüro'
export const forOffice = 'Für das Finanzamt'
export const datevText =
  'Ein Buchungsstapel (EXTF), jeder Beleg nach Konten. Nichts ist festgeschrieben: Ihr Steuerbüro prüft zuerst.'
export const cashBook = 'Kassenbuch'
export const cashBookText = 'Das Bargeld des Monats von oben, Tag für Tag.'
export const changeAccounts = 'Konten ändern'
export const chart = 'Kontenrahmen'
export const consultant = 'Beraternummer'
export const client = 'Mandantennummer'
export const firstMonth = 'Wirtschaftsjahr beginnt im'
export const accounts = {
  ...{ cash: 'Kasse', transit: 'Karten und Überweisungen unterwegs', moves: 'Geldtransit, Tresor und Bank' },
  ...{ revenue_19: 'Erlöse 19\u00a0%', revenue_7: 'Erlöse 7\u00a0%', revenue_0: 'Erlöse ohne Umsatzsteuer' },
  ...{ revenue_other: 'Erlöse zu anderen Sätzen', compensation: 'Schadenersatz und Stornogebühren' },
  ...{ vouchers: 'Ausgegebene Gutscheine', deposits: 'Erhaltene Kautionen' },
  ...{ surplus: 'Kassenüberschuss', shortage: 'Kassenfehlbetrag' },
  ...{ eu_consumer: 'Rechnungen: Verbraucher in der EU', reverse_charge: 'Rechnungen: Reverse Charge' },
  ...{ third_country: 'Rechnungen: Drittland', small_business: 'Rechnungen: Kleinunternehmer' },
  ...{ exempt: 'Rechnungen: steuerfrei', debtors: 'Rechnungen: Debitoren ab (eine Stelle mehr)' },
}

// The cash book.
export const cashBookOf = (month: string) => `Kassenbuch ${month}`
export const sheet = (month: string, page: number) => `Blatt ${month}/${page}`
export const columns = ['Wofür', 'Belege', 'Einnahme', 'Ausgabe', 'Bestand']
export const opening = 'Anfangsbestand'
export const closing = 'Endbestand'
export const carried = 'Übertrag auf das nächste Blatt'
export const brought = 'Übertrag vom vorigen Blatt'
export const sums = 'Summen des Monats'
