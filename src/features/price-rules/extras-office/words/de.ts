import { plural } from '#kit/shared/plural.ts'

export const noSuch = 'Dieses Extra gibt es nicht mehr'
export const noName = 'Bitte geben Sie einen Namen mit höchstens 40 Zeichen ein'
export const noPrice = 'Bitte geben Sie einen Preis ein'
export const noUnit = 'Bitte wählen Sie, wofür der Preis gilt'
export const noStock = 'Bitte geben Sie ein, wie viele es gibt, oder lassen Sie das Feld leer'
export const noType = 'Bitte wählen Sie Bootsarten'
export const noFlow = 'Bitte wählen Sie Stunden, Nächte oder beides'
export const noPosition = 'Bitte geben Sie einen Platz von 1 bis 999 ein'
export const hoursOnly = 'Nach Stunden kostet nur, was allein stundenweise mitgenommen wird'

export const extras = 'Extras'
export const lead = 'Was Kunden außer dem Boot mitnehmen können. Buchungen behalten ihren Preis.'
export const theExtras = 'die Extras'
export const add = 'Extra hinzufügen'
export const none = 'Noch keine Extras'
export const noneText = 'Kunden buchen das Boot allein.'
export const each = (price: string) => `${price} pro Buchung`
export const enough = 'So viele wie gewünscht'
export const pieces = (count: number) => plural(count, { one: '1 Stück', other: `${count} Stück` })
export const marked = {
  both: 'Für Boote, bei denen es angegeben ist',
  hours: 'Für Boote, bei denen es angegeben ist, stundenweise',
  days: 'Für Boote, bei denen es angegeben ist, über Nacht',
}
export const isPutAway = 'Weggelegt'
export const putAway = 'Weglegen'
export const putAwayOf = (name: string) => `${name} weglegen`
export const bringBack = 'Wieder anbieten'
export const bringBackOf = (name: string) => `${name} wieder anbieten`
export const wasPutAway = (name: string) => `${name} ist weggelegt und nicht mehr zu haben`
export const wasBroughtBack = (name: string) => `${name} ist wieder zu haben`
export const undo = 'Rückgängig'
export const newExtra = 'Neues Extra'
export const changeExtra = 'Extra ändern'
export const price = 'Preis'
export const unit = 'Der Preis gilt für'
export const units = {
  booking: 'Die Buchung',
  day: 'Einen Tag oder eine Nacht',
  hour: 'Eine Stunde',
  person: 'Eine Person',
}
export const stock = 'Wie viele es gibt'
export const stockHint = 'Leer: so viele wie gewünscht. Mehr werden nicht gleichzeitig gebucht.'
export const position = 'Platz in der Liste'
export const saved = 'Das Extra ist gespeichert'
