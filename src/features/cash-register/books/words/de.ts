import { plural } from '#kit/shared/plural.ts'

export const cashPosition = 'Einnahmen'
export const thePosition = 'die Einnahmen'
export const spans = { daily: 'Tage', monthly: 'Monate', yearly: 'Jahre' }
export const incomeBy = {
  daily: 'Einnahmen nach Tagen',
  monthly: 'Einnahmen nach Monaten',
  yearly: 'Einnahmen nach Jahren',
}
export const asBars = (income: string) => `${income}, als Balken`
export const month = (month: string, year: string) => `${month} ${year}`
export const when = 'Wann'
export const income = 'Einnahmen'

export const logbook = 'Kassenbuch'
export const theLogbook = 'das Kassenbuch'
export const daysAsBars = 'Einnahmen der Tage mit Einträgen, als Balken'
export const entriesOf = (day: string) => `Einträge vom ${day}`
export const time = 'Uhrzeit'
export const what = 'Was'
export const receipt = 'Beleg'
export const kindNames: Readonly<Record<string, string>> = {
  opening: 'Kasse geöffnet',
  cash_in: 'Geld eingelegt',
  cash_out: 'Geld entnommen',
  closing: 'Kasse abgeschlossen',
  outage: 'Sicherheitseinrichtung gestört',
  reversal: 'Storno',
  refund: 'Erstattung',
  deposit: 'Kaution',
  online_refund: 'Online erstattet',
}

export const ledger = 'Das Kassenjournal'
export const ledgerText =
  'Jeder Eintrag trägt den Fingerabdruck des vorigen: Was nachträglich geändert wird, fällt hier auf.'
export const checking = 'Wird geprüft'
export const check = 'Journal prüfen'
export const checkAgain = 'Noch einmal prüfen'
export const isWhole = 'Das Kassenjournal ist vollständig'
export const wholeText = (entries: number, fingerprint: string) =>
  plural(entries, {
    one: `1 Eintrag, letzter Fingerabdruck ${fingerprint}`,
    other: `${entries} Einträge, letzter Fingerabdruck ${fingerprint}`,
  })
export const tamperedWith = 'Am Kassenjournal wurde etwas verändert'
export const breaksAt = (entries: readonly number[]) =>
  plural(entries.length, {
    one: `Die Kette reißt bei Eintrag ${entries.join(', ')}.`,
    other: `Die Kette reißt bei den Einträgen ${entries.join(', ')}.`,
  })
