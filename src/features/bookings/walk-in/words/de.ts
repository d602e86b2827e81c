export const enterName = 'Bitte geben Sie einen Namen ein'
export const checkPeople = 'Bitte prüfen Sie die Zahl der Personen'
export const chooseStart = 'Bitte wählen Sie einen Beginn, in Schritten von fünf Minuten'
export const checkLicence = 'Bitte prüfen Sie den Führerschein'
export const giveReason = 'Bitte nennen Sie den Grund für den anderen Preis'
export const longNote = 'Die Notiz ist zu lang'
export const noRoom = (boat: string, places: number) => `${boat} ist für höchstens ${places}`

export const nameBlocked =
  'Jemand mit diesem Namen ist gesperrt. Telefonnummer oder E-Mail zeigen, ob es dieser Kunde ist.'
export const isExcluded = 'Dieser Kunde ist von Buchungen ausgeschlossen'

export const title = 'Laufkundschaft'
export const pageTitle = 'Neue Buchung'
export const theBoats = 'die Boote'
export const looking = 'Freie Boote werden gesucht'

export const noneNow = 'Gerade ist kein Boot zu haben'
export const noneThen = 'Dann ist kein Boot zu haben.'
export const whyNone = {
  closed: 'Wir haben geschlossen.',
  'too late': 'Wir schließen zu bald für jedes Boot.',
  'all out': 'Alle Boote sind bis zum Schluss unterwegs.',
  'no boats': 'Keines unserer Boote wird stundenweise vermietet.',
}
export const whichBoat = (start: string) => `Frei ab ${start}. Welches Boot?`
export const whichBoatOver = (nights: string) => `Frei für ${nights}. Welches Boot?`
export const freeOver = (nights: string) => `frei für bis zu ${nights}`
export const howOver = 'Nach Stunden oder über Nacht'
export const byTheHour = 'Nach Stunden'
export const overNights = 'Über Nacht'
export const nights = 'Nächte'
export const freeUntil = (time: string) => `frei bis ${time}`
export const boatFor = (type: string, people: string) => `${type}, ${people}`
export const start = 'Beginn'
export const now = (time: string) => `Jetzt, ${time}`
export const whenOpen = (time: string) => `Ab Öffnung, ${time}`
export const day = 'Tag'
export const today = 'Heute'
export const tomorrow = 'Morgen'
export const otherDay = 'Anderer Tag'
export const whichDay = 'An welchem Tag?'
export const backNext = <T>(strong: (text: string) => T, boats: string) => [strong('Als Nächstes zurück:'), ` ${boats}`]
export const backAt = (boat: string, time: string) => `${boat} um ${time}`

export const otherBoat = 'Anderes Boot'
export const isGone = (boat: string) => `${boat} ist nicht mehr zu haben`
export const typedKept = 'Jemand war schneller, oder die Zeit ist vorbei. Ihre Eingaben bleiben erhalten.'
export const fromUntil = (start: string, until: string) => `ab ${start}, frei bis ${until}`
export const howLong = 'Wie lange?'
export const name = 'Name'
export const licence = 'Bootsführerschein'
export const licenceSeen = 'Vorgezeigt'
export const withCaptain = (price: string) => `Mit Skipper, ${price} je Stunde`
export const briefing = (price: string) => `Keiner: Einweisung, ${price}`
export const people = 'Personen'
export const phone = 'Telefon'
export const email = 'E-Mail'
export const more = 'Mehr'
export const moreWhat = 'Extras, anderer Preis, Notiz'
export const otherPrice = 'Anderer Preis'
export const insteadOf = (price: string) => `statt ${price}`
export const why = 'Grund'
export const note = 'Notiz für uns'
export const enterPrice = 'Bitte geben Sie einen Preis ein'
export const priceUntil = <T>(price: T, until: string) => [price, ` bis ${until}`]
export const atTillNow = (price: string) => `${price} jetzt an der Kasse`
export const atTillThen = (price: string) => `${price} an der Kasse, bei Ankunft`
export const depositApart = (deposit: string) => `dazu ${deposit} Kaution`
export const feeAtCheckOut = (fee: string, price: string) => `${fee}: ${price} bei der Übergabe`
export const booking = 'Wird gebucht …'
export const bookNow = 'Jetzt buchen'

export const isBooked = (boat: string, name: string) => `${boat} ist für ${name} gebucht`
export const tillAndCheckOut = (price: string, fees: string) => `${price} jetzt an der Kasse, ${fees} bei der Übergabe`
export const tillThenAndCheckOut = (price: string, fees: string) =>
  `${price} bei Ankunft an der Kasse, ${fees} bei der Übergabe`
export const isTold = (email: string) => `Die Bestätigung geht an ${email}.`
export const notTold = 'Es gibt keine Adresse zum Schreiben. Bitte lesen Sie vor:'
export const readThis = (boat: string, when: string, price: string, reference: string) =>
  `${boat}, ${when}. ${price}, zu zahlen vor Ort. Ihre Buchungsnummer ist ${reference}.`
export const depositAtCheckOut = (deposit: string) => `Dazu ${deposit} Kaution, bei der Übergabe`
export const nextOne = 'Nächster Kunde'
export const nextBooking = 'Nächste Buchung'
export const showBooking = 'Buchung zeigen'
export const done = 'Fertig'
