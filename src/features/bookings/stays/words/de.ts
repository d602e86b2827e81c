export const book = (boat: string) => `${boat} buchen`
export const notLoaded = 'Die Buchungsseite ließ sich nicht laden'
export const notAvailable = (boat: string) => `${boat} ist zurzeit nicht zu haben`
export const howToBook = 'So buchen Sie'
export const chooseOne = (boat: string) => `${boat} wählen`
export const upTo = (people: number) => `bis ${people}\u00a0Pers.`
export const fromUpTo = (price: string, nights: string, people: number) =>
  `ab ${price} für ${nights}, bis ${people}\u00a0Pers.`
export const demonstration =
  'Dies ist eine Vorführung: Alles geht wie sonst, aber nichts wird gebucht und keine E\u2011Mail verschickt.'

export const chooseDates = 'Tage wählen'
export const stayDates = 'Tage Ihres Törns'
export const stepFirst = 'Anreise wählen'
export const stepLast = 'Abreise wählen'
export const stepCheck = 'Buchung prüfen'
export const stepPay = 'Zahlen und buchen'
export const somethingChanged = 'Inzwischen hat sich etwas geändert'
export const stayGone = (first: string, last: string) => `Der Törn von ${first} bis ${last} ist nicht mehr zu haben.`
export const selectOthers = 'Bitte wählen Sie andere Tage.'
export const selectOtherLast = 'Bitte wählen Sie einen anderen Tag für die Abreise.'
export const typedIsKept = 'Ihre Eingaben bleiben erhalten.'
export const noDates = 'Bitte wählen Sie den ersten und den letzten Tag Ihres Törns'
export const noLastDay = 'Bitte wählen Sie den letzten Tag Ihres Törns'
export const oneNight = 'Bitte wählen Sie mindestens zwei Nächte'
export const calendarNotLoaded = 'Der Kalender ließ sich nicht laden'
export const checkInAt = (hour: string) => `Anreise ab ${hour}`
export const checkOutAt = (hour: string) => `Abreise bis ${hour}`
export const firstDay = 'Erster Tag'
export const lastDay = 'Letzter Tag'
export const fromFor = <T>(price: T, nights: string) => ['ab ', price, ` für ${nights}`]
export const each = (nights: string, night: string) => `${nights.replace(' ', '\u00a0')} zu je ${night}`
export const eachAndFees = (nights: string, night: string) =>
  `${nights.replace(' ', '\u00a0')} zu je ${night}, mit Gebühren`
export const clearDates = 'Tage löschen'

export const nothingSelected = 'Keine Tage gewählt'
export const tooFewFrom = (day: string) =>
  `Bitte wählen Sie mindestens zwei Nächte. Von ${day} an: Wählen Sie einen späteren Tag`
export const selectLast = (day: string) => `Von ${day} an. Wählen Sie jetzt den Tag der Abreise`
export const fromTo = (first: string, last: string) => `Von ${first} bis ${last}`
export const past = 'vorbei'
export const closed = 'geschlossen'
export const booked = 'belegt'
export const freeFrom = (hour: string) => `frei ab ${hour}`
export const freeUntil = (hour: string) => `frei bis ${hour}`
export const noFirstDay = 'nicht als erster Tag'

export const checkBooking = 'Buchung prüfen'
export const selectForTotal = 'Wählen Sie Ihre Tage, dann steht hier der Preis.'
export const notSelected = 'noch nicht gewählt'
export const checkIn = 'Anreise'
export const checkOut = 'Abreise'
export const nights = 'Nächte'
export const eachNight = (night: string) => `je ${night}`
// Mehrere Boote.
export const freeFromTo = (first: string, last: string) => `Frei von ${first} bis ${last}`
export const tooManyFor = (people: number, boats: string) => `Auf ${boats} ist kein Platz für ${people} Personen.`
export const roomForAll = 'Hier haben alle Platz:'
export const datesFirst =
  'Wählen Sie zuerst Ihre Reisedaten: Dann sehen Sie, welche Boote zusammen Platz für alle haben.'
export const nothingForAll =
  'Die Boote, die dann frei sind, haben nicht genug Platz für alle. Vielleicht passt ein anderer Termin.'

export const whoComes = 'Wer kommt an Bord?'
export const extras = 'Extras'
export const comment = 'Bemerkung'
export const yourDetails = 'Ihre Angaben'
export const whereConfirmed =
  'Die Bestätigung geht an die E\u2011Mail-Adresse. Wir rufen nur an, wenn sich etwas ändert.'
export const payment = 'Zahlung'
export const paymentMethod = 'Zahlungsart'
export const transfer = 'Überweisung'
export const dueBy = (day: string) => `Fällig bis ${day}.`
export const dueInGeneral = 'Fällig fünf Tage nach der Buchung, spätestens am ersten Tag.'
export const online = {
  paypal: 'Jetzt zahlen. Bis dahin halten wir das Boot für Sie frei.',
  card: 'Jetzt auf einer Seite von Stripe zahlen. Bis dahin halten wir das Boot für Sie frei.',
}
export const staffPaysNothing = 'Sie buchen als Mitarbeiter: Jetzt ist nichts zu zahlen.'
export const voucherPaysAll = 'Ihr Gutschein deckt alles.'
export const bookNow = 'Jetzt buchen'
export const toConfirmation = 'Weiter zur Bestätigung'
export const nextCode =
  'Als Nächstes halten wir das Boot 15 Minuten für Sie frei und schicken Ihnen per E\u2011Mail einen Code aus fünf Ziffern. Gebucht ist erst, wenn Sie ihn eingeben.'
export const nextPay = 'Als Nächstes halten wir das Boot 15 Minuten für Sie frei, und Sie zahlen.'
export const checkDetails = 'Bitte prüfen Sie Ihre Angaben'

export const priceChanged = (price: string) => `Der Preis ist jetzt ${price}`
export const notBookedYet = 'Gebucht ist noch nichts.'
export const voucherUnchecked = 'Der Gutschein ließ sich nicht prüfen'
export const nothingSent = 'Es wurde nichts gesendet. Bitte versuchen Sie es noch einmal.'
export const nothingBooked = 'Gebucht ist nichts. Ihre Eingaben bleiben erhalten.'

export const heldUntil = (boat: string, nights: string, day: string, until: string) =>
  `${boat}, ${nights} ab ${day}, bis ${until} für Sie freigehalten`
export const pay = (price: string) => `${price} zahlen`
export const keptUntil = <T>(boat: string, until: T) => [
  `Wir halten ${boat} bis `,
  until,
  ' für Sie frei. Sobald Sie gezahlt haben, gilt die Buchung.',
]
export const inAll = (whole: string, fees: string) => `Insgesamt sind es ${whole}, davon ${fees} vor Ort.`
export const restByTransfer = (rest: string) => `${rest} bleiben für eine Überweisung.`
export const waitingFor = (name: string) =>
  `Wir warten darauf, dass ${name} Ihre Zahlung bestätigt. Bitte bleiben Sie auf dieser Seite.`
export const change = 'Buchung ändern'
export const paidTooLate = 'Die Zeit zum Zahlen ist um, wir halten das Boot nicht mehr für Sie frei'

export const faster = 'Jemand war schneller'
export const takenMeanwhile = (_boat: string) =>
  'Dieses Boot ist für die gewählten Tage inzwischen gebucht. Bitte laden Sie den Kalender neu:'
export const reloadCalendar = 'Kalender neu laden'
export const refused = 'Das lässt sich nicht buchen'
export const failed = 'Das hat nicht geklappt'
export const wentWrong = 'Etwas ist schiefgegangen, bitte versuchen Sie es später noch einmal!'
export const keptAndOnce =
  'Ihre Eingaben bleiben erhalten. Und so oft Sie es auch versuchen: Doppelt gebucht wird nichts.'
export const tryAgain = 'Noch einmal versuchen'
export const refresh = 'Seite neu laden'
export const accepted = 'Ihre Buchung ist bestätigt!'
export const wasDemonstration =
  'Das war eine Vorführung: Nichts wurde gebucht, keine E\u2011Mail verschickt. Alles andere sieht genauso aus.'
export const boat = 'Boot'
export const price = 'Preis'
export const priceOnSite = (whole: string, nights: string, fees: string) => `${whole}, ${nights}; davon ${fees} vor Ort`
export const voucher = 'Gutschein'
export const reference = 'Buchungs\u00adnummer'
export const bookAnother = 'Noch ein Boot buchen'
export const nothingMore = 'Bis Sie kommen, ist nichts mehr zu zahlen.'
export const pleaseTransfer =
  'Bitte überweisen Sie den Betrag: IBAN, Empfänger und Verwendungszweck stehen unten und in der E\u2011Mail.'
export const pleaseTransferBy = (day: string) =>
  `Bitte überweisen Sie den Betrag bis ${day}: IBAN, Empfänger und Verwendungszweck stehen unten und in der E-Mail.`
export const byTransfer = (price: string) => `${price} per Überweisung`
export const byTransferDue = (price: string, day: string) => `${price} per Überweisung, fällig bis ${day}`
export const paidOnline = {
  paypal: (price: string) => `${price} mit PayPal bezahlt`,
  card: (price: string) => `${price} mit Karte bezahlt`,
}
export const paidWithVoucher = 'Mit Ihrem Gutschein bezahlt'
export const bookedByStaff = (open: string) =>
  `Von einem Mitarbeiter gebucht, jetzt ist nichts zu zahlen; offen: ${open}`

export const tooManyNights = (most: number) => `Höchstens ${most} Nächte lassen sich buchen`
export const wrongCode = 'Der eingegebene Code ist ungültig'
export const noSuchBooking = 'Diese Buchung gibt es nicht'
export const payFirst = 'Bitte zahlen Sie zuerst, oder wählen Sie die Überweisung'
export const downPaymentFirst = (amount: string) => `Bitte zahlen Sie zum Buchen ${amount} online an`
export const downPaymentNow = (amount: string, rest: string) => `${amount} Anzahlung, ${rest} per Überweisung`
export const allNow = (amount: string) => `${amount}, alles`
export const payNow = 'Jetzt zahlen'
export const bookAndPayAhead = (now: string, all: string) => `Zahlungspflichtig buchen: ${now} jetzt, ${all} insgesamt`
export const holdExpired =
  'Ihr Boot war 15 Minuten für Sie freigehalten und ist jetzt wieder frei, deshalb gilt der Code nicht mehr. Bitte buchen Sie noch einmal.'
export const nothingToPay = 'Online ist hier nichts zu zahlen'
export const waiting = 'Wir warten auf eine Antwort zu Ihrer Zahlung'
export const tooManyUnpaid =
  'So viele Nächte können wir ohne Zahlung nicht freihalten. Bitte zahlen Sie gleich hier oder zuerst, was Sie schon gebucht haben, oder rufen Sie uns an.'
export const seeAll = (boats: string) => `Unsere ${boats} ansehen`
