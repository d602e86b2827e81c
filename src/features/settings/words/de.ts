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
