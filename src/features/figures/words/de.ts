import { plural } from '#kit/shared/plural.ts'

export const chooseKind = 'Bitte wählen Sie eine Bootsart'
export const chooseBoat = 'Bitte wählen Sie ein Boot'
export const chooseTable = 'Bitte wählen Sie eine Tabelle'
export const choosePeriod = (days: number) => `Bitte wählen Sie höchstens ${days} Tage, den ersten zuerst`

export const figures = 'Zahlen'
export const theFigures = 'die Zahlen'
export const lead = 'Wie die Boote ausgelastet waren, was sie brachten, was storniert wurde, und die Wochen voraus.'
export const from = 'Von'
export const until = 'Bis'
export const kind = 'Bootsart'
export const boat = 'Boot'
export const allBoats = 'Alle Boote'
export const thisMonth = 'Dieser Monat'
export const lastMonth = 'Letzter Monat'
export const thisYear = 'Dieses Jahr'
export const csvOf = (table: string) => `${table} als CSV`
export const nothing = 'Nichts in diesem Zeitraum'
export const nothingText = 'Kein Boot war zu haben, und keine Buchung beginnt darin.'
export const none = 'Keine'
export const titles = {
  use: 'Auslastung nach Stunde und Wochentag',
  boats: 'Einnahmen nach Boot',
  kinds: 'Einnahmen nach Bootsart',
  hours: 'Einnahmen nach Stunde',
  channels: 'Einnahmen nach Buchungsweg',
  ways: 'Einnahmen nach Zahlung',
  canceled: 'Stornierte Buchungen',
  weeks: 'Wochen voraus',
}

export const definitionTitle = 'Was zählt'
export const definition = [
  'Einnahmen sind, was die Buchungen bringen, die im Zeitraum beginnen: ihr Preis nach Rabatten und Änderungen, was am Steg dazukam (Einweisung, Endreinigung, verspätete Rückgabe, Schäden), und die Gebühr der stornierten.',
  'Sie zählen am Tag der Fahrt, bei den Einnahmen der Kasse am Tag der Zahlung. Was ein Gutschein bezahlt, zählt hier, sein Kauf nicht; Produkte und Kautionen auch nicht.',
  'Jede Aufteilung ergibt dieselbe Summe. Jedes Boot einer Fahrt ist eine Buchung; die Gebühr einer stornierten Fahrt steht beim ersten Boot.',
  'Auslastung ist der Teil der Öffnungszeit, für den ein Boot vermietet war. Gesperrte Tage, geschlossene Stunden und Boote außer Betrieb zählen nicht als offen.',
]

export const income = 'Einnahmen'
export const bookings = 'Buchungen'
export const use = 'Auslastung'
export const canceledOnes = 'Storniert'
export const count = (bookings: number) => plural(bookings, { one: '1 Buchung', other: `${bookings} Buchungen` })
export const ofCount = (some: number, all: number) => `${some} von ${all}`
export const hoursOf = (taken: number, open: number) => `${taken} von ${open} Stunden`
export const useText = 'Für welchen Teil jeder offenen Stunde die Boote vermietet waren.'
export const weekday = 'Wochentag'
export const hour = 'Stunde'
export const notOpen = 'nicht offen'
export const hoursLet = 'Stunden vermietet'
export const hoursOpen = 'Stunden offen'
export const begins = 'Beginn'
export const overNights = 'über Nacht'
export const channel = 'Buchungsweg'
export const channels = { site: 'Eigene Website', pier: 'Personal, am selben Tag', phone: 'Personal, für später' }
export const way = 'Zahlung'
export const ways = {
  on_site: 'Vor Ort',
  provider: 'Online',
  transfer: 'Überweisung',
  voucher: 'Gutschein',
  open: 'Offen',
}
export const why = 'Warum'
export const whys = {
  customer: 'Vom Kunden',
  no_show: 'Nicht gekommen',
  weather: 'Von uns, Wetter',
  damage: 'Von uns, Schaden',
  other: 'Von uns, anderes',
  unpaid: 'Nicht rechtzeitig bezahlt',
  unknown: 'Von uns, ohne Angabe',
}
export const ofAll = 'Von allen'
export const price = 'Preis'
export const kept = 'Behalten'
export const owed = 'Offen'
export const returned = 'Zurück'
export const weeksText =
  'Was bisher gebucht ist, was es vor einem Jahr an diesem Tag war, und was daraus wurde; Wochentag auf Wochentag, ohne das, was am Steg dazukommt.'
export const week = 'Woche ab'
export const booked = 'Gebucht'
export const byThen = 'Vor einem Jahr bis jetzt'
export const before = 'Vor einem Jahr gesamt'
