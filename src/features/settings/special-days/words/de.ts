export const noSuch = 'Diese Tage gibt es inzwischen nicht mehr'
export const longSentence = (most: number) => `Bitte schreiben Sie höchstens ${most} Zeichen`
export const noSentence = 'Bitte schreiben Sie in mindestens einer Sprache, was Besucher lesen'
export const endsBefore = 'Der letzte Tag darf nicht vor dem ersten liegen'
export const tooLong = (days: number) => `Bitte wählen Sie höchstens ${days} Tage: Was länger dauert, ist eine Saison`
export const isOver = 'Diese Tage sind vorbei'
export const takenBy = (days: string) => `Dafür gibt es schon andere Zeiten: ${days}`
export const tooMany = (most: number) => `Es sind schon ${most}: Bitte löschen Sie zuerst welche`
export const fromTo = (first: string, last: string) => `${first} bis ${last}`
export const everyYear = (days: string) => `${days}, jedes Jahr`

export const title = 'Tage mit anderen Zeiten'
export const lead = 'Feiertage und Veranstaltungen. Sie gehen den Saisons vor, und Besucher lesen, warum.'
export const add = 'Tage hinzufügen'
export const noneText =
  'Weihnachten, das Stadtfest, eine Inspektion: Fügen Sie sie hinzu, dann lässt sich außerhalb ihrer Zeiten nichts buchen.'
export const change = 'Ändern'
export const changeOf = (days: string) => `${days} ändern`
export const remove = 'Löschen'
export const removeOf = (days: string) => `${days} löschen`
export const isSaved = (days: string) => `Gespeichert: ${days}`
export const isRemoved = (days: string) => `Gelöscht: ${days}`
export const undo = 'Rückgängig'

export const newDays = 'Neue Tage mit anderen Zeiten'
export const changeDays = 'Tage mit anderen Zeiten ändern'
export const yearly = 'Jedes Jahr wieder'
export const closed = 'Den ganzen Tag geschlossen'
export const closedHours = 'Geschlossen'
export const sentence = 'Was Besucher lesen, auf Englisch'
export const sentenceHint = 'Neben dem Tag: „Regatta: open until midnight“'
export const sentenceDe = 'Dasselbe auf Deutsch'
