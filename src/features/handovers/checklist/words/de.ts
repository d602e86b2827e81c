export const noItem = 'Bitte prüfen Sie diesen Punkt der Liste'
export const noText = 'Bitte schreiben Sie, was geprüft wird, in mindestens einer Sprache'
export const noMoment = 'Bitte wählen Sie, wann es geprüft wird'
export const tooMany = (most: number) => `Mehr als ${most} Punkte prüft niemand: Bitte löschen Sie erst einige`
export const tooManyPhotos = (most: number) => `Höchstens ${most} Punkte eines Schritts können ein Foto verlangen`
export const changedMeanwhile = 'Jemand anderes hat diese Liste inzwischen geändert. Bitte sehen Sie noch einmal nach.'
export const otherList = 'Diese Checkliste ist inzwischen eine andere. Bitte sehen Sie noch einmal nach.'
export const sayWhat = 'Bitte schreiben Sie, was nicht in Ordnung ist'

export const checklist = 'Checkliste'
export const allFine = 'Alles in Ordnung'
export const show = 'Zeigen'
export const notFine = 'Mangel'
export const notFineOf = (item: string) => `Mangel: ${item}`
export const whatIsWrong = 'Was nicht in Ordnung ist'
export const notChecked = (items: string) =>
  `Nicht geprüft oder ohne Foto: ${items}. Drücken Sie noch einmal, um trotzdem weiterzumachen.`
export const said = {
  ok: (item: string) => `${item}: in Ordnung`,
  not_ok: (item: string, note: string) => `${item}: Mangel, ${note}`,
  unchecked: (item: string) => `${item}: nicht geprüft`,
}

export const beforeAfter = 'Vorher und nachher'
export const moments = { out: 'Übergabe', back: 'Rücknahme' }
export const photoAt = {
  out: (what: string) => `${what} bei der Übergabe`,
  back: (what: string) => `${what} bei der Rücknahme`,
}
export const titleOf = (what: string, moment: string) => `${what} · ${moment}`
export const noPhoto = 'Kein Foto'
export const closeBy = 'Vergrößern'

export const title = 'Checklisten'
export const lead =
  'Was bei Übergabe und Rücknahme geprüft wird, je Art von Boot. Ohne Punkte wird niemand etwas gefragt.'
export const theLists = 'die Checklisten'
export const kinds = 'Arten von Booten'
export const none = 'Noch wird nichts geprüft: Propeller, Tank, Schwimmwesten?'
export const add = 'Punkt hinzufügen'
export const newItem = 'Neuer Punkt'
export const changeItem = 'Punkt ändern'
export const change = 'Ändern'
export const changeOf = (item: string) => `${item} ändern`
export const remove = 'Löschen'
export const undo = 'Rückgängig'
export const removeOf = (item: string) => `${item} löschen`
export const isRemoved = (item: string) => `Gelöscht: ${item}`
export const up = (item: string) => `${item} nach oben`
export const down = (item: string) => `${item} nach unten`
export const placeOf = (item: string, place: number, all: number) => `${item}: ${place} von ${all}`
export const texts = { text: 'Was geprüft wird, auf Englisch', text_de: 'Was geprüft wird' }
export const eitherLanguage = 'Eine der beiden Sprachen genügt: Wo eine fehlt, steht die andere'
export const when = 'Wann'
export const bothTimes = 'Beide Male'
export const withPhoto = 'Mit Foto'
