export const loadingHours = 'Öffnungszeiten werden geladen'
export const everyDay = 'Täglich'
export const allYear = 'das ganze Jahr'
export const closed = 'geschlossen'
export const seasons = {
  general: 'Hauptsaison',
  begin: 'Vorsaison',
  end: 'Nachsaison',
  off: 'Saisonpause',
}
export const hoursFromTo = (opens: string, closes: string) => `${opens.replace(/\sUhr$/, '')} bis ${closes}`
export const endOfFebruary = 'Ende Februar'
export const openUntil = (time: string) => `Geöffnet bis ${time}`
export const closedNow = 'Zurzeit geschlossen'
export const opensToday = (time: string) => `Öffnet heute um ${time}`
export const opensTomorrow = (time: string) => `Öffnet morgen um ${time}`
export const closedUntil = (day: string) => `Geschlossen bis zum ${day}`

export const someBookings = 'Buchungen'
export const someVouchers = 'Gutscheine'
export const someReceipts = 'Belege'
export const currencyFixed = (what: string, currency: string) =>
  `Es gibt schon ${what} in ${currency}: Die Währung lässt sich nur vor dem ersten ändern`

export const currencyTitle = 'Währung'
export const currencyText =
  'Darin sind Preise, Gebühren, Gutscheine, Zahlungen und die Kasse. Die Beträge bleiben, wie sie sind.'
export const currencyLabel = 'Preise in'
export const currencyHint = 'Sie lässt sich bis zur ersten Buchung, zum ersten Gutschein oder Beleg ändern.'

export const noCurrency = 'Bitte wählen Sie Dollar, Euro, Franken oder Pfund'
export const noLanguage = 'Bitte wählen Sie eine Sprache'
