import { plural } from '#kit/shared/plural.ts'

const night = (count: number) => plural(count, { one: '1 Nacht', other: `${count} Nächte` })

export const percent = (value: number) => `${value < 0 ? '−' : '+'}${String(Math.abs(value)).replace('.', ',')} %`
export const ruleLine = (name: string, change: string, nights: number | undefined) =>
  [name, change && `, ${change}`, nights === undefined ? '' : ` für ${night(nights)}`].join('')
export const promoLine = (code: string, change: string) => `Aktionscode ${code}${change && `, ${change}`}`

export const noPromo = 'Bitte geben Sie einen Aktionscode ein'
export const promoUnknown = (code: string) => `${code} ist ungültig`
export const promoNotYet = (code: string, day: string) => `Der Aktionscode ${code} gilt ab dem ${day}`
export const promoOver = (code: string, day: string) => `Der Aktionscode ${code} galt bis zum ${day}`
export const promoUsedUp = (code: string) => `Der Aktionscode ${code} ist aufgebraucht`

export const noSuch = 'Diesen Eintrag gibt es nicht mehr'
export const noPercent = 'Bitte geben Sie Prozent von -100 bis 999,9 ein, höchstens mit einer Nachkommastelle'
export const noAmount = 'Bitte geben Sie einen Betrag ein'
export const noChange = 'Bitte geben Sie Prozent oder einen Betrag ein, nicht null'
export const noSeason = 'Bitte wählen Sie den ersten und den letzten Tag'
export const noKind = 'Bitte wählen Sie, worauf die Regel schaut'
export const noName = 'Bitte geben Sie einen Namen mit höchstens 40 Zeichen ein'
export const noWeekday = 'Bitte wählen Sie mindestens einen Wochentag'
export const noDays = 'Bitte geben Sie 0 bis 731 Tage ein'
export const noLength = 'Bitte geben Sie eine Dauer von 1 bis 30 ein'
export const noType = 'Bitte wählen Sie Bootsarten'
export const noFlow = 'Bitte wählen Sie Stunden, Nächte oder beides'
export const endsBefore = 'Dieser Tag liegt vor dem ersten'
export const noCode = 'Bitte geben Sie 3 bis 15 Buchstaben von A bis Z, Ziffern oder Striche ein'
export const noUses = 'Bitte geben Sie ein, wie oft er gelten soll'
export const promoDearer = 'Ein Aktionscode macht es günstiger'
export const codeTaken = 'Diesen Aktionscode gibt es schon'
export const tooFewUses = (uses: number) => `Er wurde schon ${uses} Mal verwendet`

export const prices = 'Preise'
export const lead = 'Was Boote teurer oder günstiger macht als in ihrer Preisliste. Buchungen behalten ihren Preis.'
export const thePrices = 'die Preise'
export const rules = 'Regeln'
export const addRule = 'Regel hinzufügen'
export const addCode = 'Aktionscode hinzufügen'
export const noRules = 'Noch keine Regeln'
export const noRulesText = 'Jedes Boot kostet, was in seiner Preisliste steht, gleich wann es gebucht wird.'
export const codes = 'Aktionscodes'
export const noCodes = 'Noch keine Aktionscodes'
export const noCodesText =
  'Kunden geben einen Code dort ein, wo Gutscheine hingehören, und zahlen weniger für das Boot.'

export const kinds = {
  weekday: 'Wochentage',
  season: 'Saison',
  early: 'Frühbucher',
  late: 'Kurzfristig',
  length: 'Dauer',
}
export const kindTexts = {
  weekday: 'Bestimmte Tage oder Nächte der Woche',
  season: 'Von einem Tag des Jahres bis zu einem anderen',
  early: 'Wer lange vorher bucht',
  late: 'Wer kurz vorher bucht',
  length: 'Wer für länger bucht',
}
export const onDays = (days: string) => `Am ${days}`
export const fromTo = (from: string, until: string) => `Vom ${from} bis zum ${until}`
export const ahead = (days: number) =>
  `Mindestens ${plural(days, { one: '1 Tag', other: `${days} Tage` })} vorher gebucht`
export const shortly = (days: number) =>
  days === 0
    ? 'Am selben Tag gebucht'
    : `Höchstens ${plural(days, { one: '1 Tag', other: `${days} Tage` })} vorher gebucht`
export const fromHours = (count: number) => `Ab ${plural(count, { one: '1 Stunde', other: `${count} Stunden` })}`
export const fromNights = (count: number) => `Ab ${plural(count, { one: '1 Nacht', other: `${count} Nächten` })}`
export const fromEither = (count: number) => `Ab ${count} Stunden oder Nächten`
export const ruleSentence = (when: string, change: string) => `${when}: ${change}`
export const dearer = (what: string) => `${what} teurer`
export const cheaper = (what: string) => `${what} günstiger`
export const amountOf = (amount: string) => `je Buchung ${amount}`
export const share = (value: number) => `${String(value).replace('.', ',')}\u00a0%`
export const allBoats = 'alle Boote'
export const forBoats = (boats: string) => `Für ${boats}`
export const forHours = (boats: string) => `Für ${boats}, stundenweise`
export const forNights = (boats: string) => `Für ${boats}, über Nacht`
export const bookedFrom = (day: string) => `Für Buchungen ab dem ${day}`
export const bookedBetween = (from: string, until: string) => `Für Buchungen vom ${from} bis zum ${until}`
export const off = 'Ausgeschaltet'
export const over = 'Vorbei'
export const soon = 'Noch nicht'
export const change = 'Ändern'
export const changeOf = (name: string) => `${name} ändern`
export const remove = 'Entfernen'
export const removeOf = (name: string) => `${name} entfernen`
export const removing = 'Wird entfernt...'
export const removeIt = (name: string) => `${name} entfernen?`
export const ruleRemoved = (name: string) => `${name} ist entfernt`
export const codeRemovedText =
  'Niemand kann ihn mehr verwenden. Buchungen, die damit gemacht wurden, behalten ihren Preis.'

export const newRule = 'Neue Regel'
export const changeRule = 'Regel ändern'
export const newCode = 'Neuer Aktionscode'
export const changeCode = 'Aktionscode ändern'
export const lookAt = 'Worauf sie schaut'
export const weekdays = 'Wochentage'
export const firstDay = 'Erster Tag'
export const lastDay = 'Letzter Tag'
export const daysLeast = 'Tage vorher, mindestens'
export const daysMost = 'Tage vorher, höchstens'
export const leastLength = 'Stunden oder Nächte, mindestens'
export const nameShown = 'Name'
export const nameHint = 'Kunden lesen ihn neben dem Betrag.'
export const nameGerman = 'Name auf Deutsch'
export const way = 'Was sie tut'
export const ways = { less: 'Günstiger', more: 'Teurer' }
export const unit = 'In'
export const units = { percent: 'Prozent', amount: 'Betrag' }
export const howMuch = 'Wie viel'
export const boats = 'Für welche Boote'
export const boatsHint = 'Ohne Auswahl für alle.'
export const booked = 'Wie sie gebucht werden'
export const flows = { hours: 'Stundenweise', days: 'Über Nacht' }
export const startsOn = 'Für Buchungen ab'
export const endsOn = 'Bis'
export const active = 'Eingeschaltet'
export const cancel = 'Abbrechen'
export const saved = 'Die Preise sind gespeichert'
export const code = 'Code'
export const codeHint = '3 bis 15 Buchstaben und Ziffern; groß oder klein ist gleich.'
export const maxUses = 'Wie oft er gelten soll'
export const maxUsesHint = 'Leer: so oft jemand möchte.'
export const usesOf = (uses: number, most: number) => `${uses} von ${most} verwendet`
export const uses = (count: number) => plural(count, { one: 'Einmal verwendet', other: `${count}-mal verwendet` })

export const lastYear = 'Die letzten zwölf Monate danach'
export const reckoning = 'Wird berechnet...'
export const fillIn = 'Füllen Sie die Regel aus, um zu sehen, was die letzten zwölf Monate danach gekostet hätten.'
export const noBookings = 'In den letzten zwölf Monaten gab es keine Buchungen.'
export const cost = 'Gekostet'
export const byToday = 'Nach den heutigen Regeln'
export const wouldCost = 'Mit dieser Änderung'
export const difference = 'Diese Änderung allein'
export const changedOf = (changed: number, bookings: number) =>
  `${changed} von ${plural(bookings, { one: '1 Buchung', other: `${bookings} Buchungen` })} kosten danach etwas anderes.`
export const perMonth = (first: string, last: string) => `Einnahmen aus Buchungen, ${first} bis ${last}`
export const month = 'Monat'
export const examples = 'Am stärksten geändert'
export const example = (boat: string, length: string, day: string) => `${boat}, ${length}, ${day}`
export const nightsLong = (count: number) => night(count)
