import { plural } from '#kit/shared/plural.ts'

export const typeNames = {
  all: { singular: 'Boot', plural: 'Boote' },
  motorboats: { singular: 'Motorboot', plural: 'Motorboote' },
  sailboats: { singular: 'Segelboot', plural: 'Segelboote' },
  canoes: { singular: 'Kanu', plural: 'Kanus' },
  jetskis: { singular: 'Jetski', plural: 'Jetskis' },
  houseboats: { singular: 'Hausboot', plural: 'Hausboote' },
}

export const typeTitles = {
  all: 'Alle Boote',
  motorboats: 'Motorboote',
  sailboats: 'Segelboote',
  canoes: 'Kanus',
  jetskis: 'Jetskis',
  houseboats: 'Hausboote',
}

export const typeOnes = {
  all: 'ein Boot',
  motorboats: 'ein Motorboot',
  sailboats: 'ein Segelboot',
  canoes: 'ein Kanu',
  jetskis: 'einen Jetski',
  houseboats: 'ein Hausboot',
}

export const licenses = {
  no: 'Ohne Führerschein',
  never: 'Ohne Führerschein',
  yes: 'Mit Bootsführerschein',
  captain: 'Mit unserem Skipper',
}
export const upTo = (people: number) => plural(people, { one: 'für 1 Person', other: `bis ${people} Personen` })
export const from = 'ab'
export const forTime = (time: string) => `für ${time}`
export const nights = (count: number) => plural(count, { one: '1 Nacht', other: `${count} Nächte` })

export const captainPart = (price: string) => `Skipper (${price} je\u00a0Stunde)`
export const onSitePart = (fee: string, price: string) => `${fee} (${price} vor Ort)`
export const included = (parts: string) => `inklusive ${parts}`
export const depositApart = (price: string) => `dazu ${price} Kaution in bar, die Sie zurückbekommen`
export const noDeposit = 'keine Kaution'
export const feeNames: Readonly<Record<string, string>> = {
  'Cleaning fee': 'Endreinigung',
  'Briefing fee': 'Einweisung',
  'Briefing with charter licence': 'Einweisung mit Charterschein',
}

export const wholePricesWith = (parts: string) => `Gesamtpreise mit 19 Prozent MwSt., ${parts}`
export const wholePricesAlone = 'Gesamtpreise mit 19 Prozent MwSt.'
export const noCleaning = 'keine Endreinigung'
export const pricesOf = (boat: string) => `Preise: ${boat}`
export const duration = 'Dauer'
export const price = 'Preis'
export const perHour = 'Je Stunde'
export const furtherNight = 'Jede weitere Nacht'
export const noPrices = 'Es gibt noch keine Preise'
export const thePrices = 'die Preise'

export const notAvailable = 'Zurzeit nicht zu haben'
export const aboutBoat = (boat: string) => `Über ${boat}`
export const general = 'Allgemein'
export const features = 'Ausstattung'
export const technical = 'Technik'
export const priceList = 'Preisliste'
export const book = 'Buchen'
export const more = 'Details'
export const moreAbout = (boat: string) => `Details zu ${boat}`
export const picturesOf = (boat: string) => `Bilder: ${boat}`
export const pictureOf = (boat: string, number: number) => `${boat}, Bild ${number}`
export const enlarge = 'Vergrößern'

export const noVehicleName = 'Bitte geben Sie den Namen eines Boots an'
export const noSuchBoat = 'Ein Boot mit diesem Namen gibt es nicht'
export const noVehicle = 'Bitte geben Sie vehicleType oder vehicleName an'

export const selectImages = 'Wählen Sie mindestens 1 und höchstens 6 gültige Bilder'
export const enterPassengers = 'Bitte geben Sie an, für wie viele Personen es ist'
export const enterAmount = 'Bitte geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein'
export const enterPrice = 'Bitte geben Sie einen Preis ein'
export const chooseLicense = 'Bitte wählen Sie, wer steuern darf'
export const chooseType = 'Bitte wählen Sie eine Bootsart'
export const chooseDrive = 'Bitte wählen Sie den Antrieb'
export const longText = (most: number) => `Bitte schreiben Sie höchstens ${most} Zeichen`
export const chooseBoat = 'Bitte wählen Sie ein Boot'
export const chooseEntry = 'Bitte wählen Sie einen Eintrag'
export const giveName = (type: string, most: number) =>
  `Geben Sie dem ${type} einen Namen, der noch nicht vergeben ist und höchstens ${most} Zeichen hat`
export const isGone = 'Dieses Boot gibt es nicht mehr'
export const sayWhat = 'Bitte sagen Sie, welches Boot, und was damit geschehen soll'
export const imageIs = (number: number, why: string) => `Bild ${number} ${why}`
export const fileIs = (name: string, why: string) => `${name} ${why}`
export const thisPicture = 'Dieses Bild'
export const oneTooMany = (name: string, most: number) => `${name} ist eines zu viel: Mehr als ${most} gehen nicht`
export const wentWrong = 'Etwas ist schiefgegangen'
export const wentWrongLater = 'Etwas ist schiefgegangen, bitte versuchen Sie es später noch einmal'
export const checkDetails = 'Bitte prüfen Sie Ihre Eingaben'

export const theBoats = 'die Boote'
export const loadingForm = 'Wir laden das Formular'
export const noSuch = (type: string, name: string) => `${type} ${name}: Das gibt es hier nicht`
export const maybeGone = 'Vielleicht wurde das Boot umbenannt oder entfernt.'
export const overview = 'Übersicht'
export const changeBoat = (name: string) => `${name} ändern`
export const addType = (type: string) => `${type} hinzufügen`
export const onlySeems = 'Das Testkonto speichert nur zum Schein: Nichts, was Sie hier eingeben, bleibt.'
export const startOver = 'Neu anfangen'
export const stillHere = 'Was Sie zuletzt eingegeben haben, ist noch da. Bilder müssen Sie noch einmal wählen.'
export const change = 'Ändern'
export const add = 'Hinzufügen'
export const pictures = 'Bilder'
export const theType = (type: string) => type
export const description = 'Beschreibung'
export const prices = 'Preise'
export const extras = 'Extras'
export const fees = 'Gebühren'
export const preview = 'Vorschau'
export const cancel = 'Abbrechen'
export const back = 'Zurück'
export const saving = 'Wird gespeichert …'
export const save = 'Speichern'
export const upload = 'Hochladen'
export const uploaded = (percent: number) => `${percent}\u00a0% hochgeladen`
export const preparing = 'Die Bilder werden vorbereitet'
export const wasAdded = (type: string) => `${type} hinzugefügt`
export const wasChanged = 'Die Änderungen sind gespeichert'
export const toOverview = 'Gleich geht es zurück zur Übersicht'
export const leaveUnsaved = 'Gehen, ohne zu speichern?'
export const stay = 'Bleiben'
export const leave = 'Gehen'
export const whatStays = 'Was Sie eingegeben haben, bleibt in diesem Tab. Gewählte Bilder bleiben nicht.'

export const name = 'Name'
export const nameHint = (most: number) => `Höchstens ${most} Zeichen, noch nicht vergeben`
export const people = 'Personen'
export const peopleHint = () => 'So viele passen höchstens an Bord'
export const runsOn = 'Antrieb'
export const drives = { petrol: 'Benzin', diesel: 'Diesel', electric: 'Elektro', none: 'Ohne Motor' }
export const maySteer = 'Wer steuern darf'
export const steerers = {
  no: 'Alle',
  yes: 'Mit Bootsführerschein',
  captain: 'Nur unser Skipper',
  never: 'Niemand wird gefragt',
}
export const aboutSteerers = {
  no: 'Kein Führerschein nötig',
  yes: 'Oder nach einer Einweisung mit Charterschein',
  captain: 'Fährt immer mit unserem Skipper, der nach Stunden bezahlt wird',
  never: 'Beim Buchen ist von Führerscheinen keine Rede',
}
export const inEnglish = 'Auf Englisch'
export const inGerman = 'Auf Deutsch'
export const oneToLine = 'Ein Eintrag pro Zeile'
export const forEvery = 'Für jede Buchung'
export const forDays = 'Für mehrere Tage'
export const flags = {
  extra_bbq: 'Grill',
  extra_jukebox: 'Jukebox',
  extra_binoculars: 'Fernglas',
  extra_fishing_permit_day: 'Angelkarte für einen Tag',
  extra_fishing_permit_week: 'Angelkarte für eine Woche',
  extra_canoe_one_person: 'Kanu für eine Person',
  extra_canoe_two_persons: 'Kanu für zwei Personen',
  extra_inflatable_boat: 'Schlauchboot',
  extra_sonar: 'Echolot',
  extra_bed_linen_and_towel: 'Bettwäsche und Handtuch',
}
export const captainForHire = 'Skipper buchbar'
export const captainAlways = 'Einer kommt immer mit, wie oben gesagt'
export const captainPerHour = 'Skipper, je Stunde'
export const feeLabels = {
  deposit: 'Kaution',
  cleaning_fee: 'Endreinigung',
  briefing_fee: 'Einweisung',
  charter_license: 'Einweisung mit Charterschein',
}
export const feeHints = {
  deposit: 'In bar, kommt zurück',
  cleaning_fee: 'In bar',
  briefing_fee: 'In bar',
  charter_license: 'Für Kunden ohne Führerschein',
}
export const overNights = 'Für Nächte vermieten'
export const aNight = 'Eine Nacht'
export const byHour = 'Stundenweise vermieten'
export const fillEmpty = 'Leere Felder ausfüllen'
export const inProportion = 'Im Verhältnis zum kürzesten, den Sie eingegeben haben'

export const choosePictures = 'Bilder wählen'
export const addPictures = 'Bilder hinzufügen'
export const allTaken = (most: number) => `Alle ${most} Plätze sind belegt`
export const dropHere = 'Bilder wählen oder hierher ziehen'
export const addSoFar = (count: number, most: number) => `Bilder hinzufügen, bisher ${count} von ${most}`
export const removeFirst = 'Für ein weiteres erst eines entfernen'
export const kinds = 'JPG, PNG, BMP, GIF, WebP oder AVIF, je bis 15\u00a0MB'
export const looking = 'Die Bilder werden geprüft'
export const picturesOfMost = (count: number, most: number) => `${count} von ${most} Bildern`
export const isNowNumber = (number: number, count: number) => `Das Bild ist jetzt Nummer ${number} von ${count}`
export const howToMove =
  'Mit der Leertaste nehmen Sie das Bild auf, mit den Pfeiltasten bewegen Sie es, und mit der Leertaste legen Sie es wieder ab.'
export const wasTakenAway = (number: number) => `Bild ${number} ist entfernt`
export const pickedUp = (number: number, count: number) => `Aufgenommen, Nummer ${number} von ${count}`
export const wouldBe = (number: number, count: number) => `Wäre Nummer ${number} von ${count}`
export const putDown = (number: number, count: number) => `Abgelegt als Nummer ${number} von ${count}`
export const putBack = 'Zurückgelegt'
export const putBackWhere = 'Zurückgelegt, wo es war'
export const picture = (number: number) => `Bild ${number}`
export const cannotShow = 'Dieser Browser kann es nicht zeigen, hochladen lässt es sich trotzdem'
export const cover = 'Titelbild'
export const dragIt = (picture: string) => `${picture}: an einen anderen Platz ziehen`
export const movable = 'bewegliches Bild'
export const moveLeft = (picture: string) => `${picture}: nach links`
export const moveRight = (picture: string) => `${picture}: nach rechts`
export const takeAway = (picture: string) => `${picture}: entfernen`
export const whatShows = 'Was es zeigt, auf Englisch'
export const sameInGerman = 'Dasselbe auf Deutsch'

export const staff = 'Mitarbeiter'
export const mainMenu = 'Hauptmenü'
export const logbook = 'Logbuch'
export const whatAdd = 'Was kommt hinzu?'
export const oneOf = (type: string) => type
export const theLogbook = 'das Logbuch'
export const nothingChanged = 'Noch wurde nichts geändert'
export const whoAppears = 'Hier steht, wer ein Boot hinzufügt, ändert oder sperrt.'
export const olderLogbook = 'Ältere Einträge des Logbuchs'
export const olderEntries = 'Ältere Einträge'
export const boat = 'Boot'
export const whatHappened = 'Was geschah'
export const when = 'Wann'
export const undo = 'Rückgängig'
export const isBlocked = (boat: string) => `${boat} ist gesperrt`
export const isBookable = (boat: string) => `${boat} lässt sich wieder buchen`
export const wasRemoved = (boat: string) => `${boat} gehört nicht mehr zur Flotte`
export const forStaff = (boat: string) => `${boat}, für Mitarbeiter`
export const unblock = 'Freigeben'
export const unblockBoat = (boat: string) => `${boat} freigeben`
export const close = 'Außer Betrieb'
export const closeBoat = (boat: string) => `Außer Betrieb: ${boat}`
export const block = 'Sperren'
export const blockBoat = (boat: string) => `${boat} sperren`
export const remove = 'Entfernen'
export const removeBoat = (boat: string) => `${boat} entfernen`
export const askBlock = (boat: string) => `${boat} sperren?`
export const askRemove = (boat: string) => `${boat} entfernen?`
export const blocking = 'Wird gesperrt …'
export const removing = 'Wird entfernt …'
export const whatBlocking = 'Niemand kann es buchen, bis Sie es wieder freigeben. Die Seite zeigt es weiterhin.'
export const whatRemoving =
  'Es verschwindet für immer aus der Flotte, mit Bildern und Preisen. Der Name wird wieder frei.'
export const theBookings = 'die kommenden Buchungen'
export const noBookings = 'Keine kommenden Buchungen'
export const futureBookings = 'Kommende Buchungen'
export const countBookings = (count: number) =>
  plural(count, { one: '1 kommende Buchung', other: `${count} kommende Buchungen` })
export const theyStay =
  'Sie bleiben bestehen. Stornieren Sie, was nicht stattfinden kann: Die Kunden bekommen Ihren Grund per E-Mail.'
