import { plural } from '#kit/shared/plural.ts'
import type { Thing } from '../../rules/bring.ts'

export const hello = (name: string) => `Guten Tag ${name},`
export const lookAtBooking = 'Buchung ansehen'
export const unclear = 'Ist etwas unklar? '
export const withReference = (sentence: string, reference: string) => `${sentence} Buchungsnummer ${reference}.`
export const whatAndReference = (what: string, reference: string) => `${what}, Buchungsnummer ${reference}`
export const fromTo = (from: string, to: string) => `${from} bis ${to}`
export const why = 'Warum'
export const untilNow = 'Bisher'
export const name = 'Name'

export const stayFrom = (day: string, hour: string) => `${day}, ab ${hour}`
export const stayUntil = (day: string, hour: string) => `bis ${day}, ${hour}`
export const reference = 'Buchungsnummer'
export const total = 'Gesamt'
export const persons = 'Personen'
export const boatThen = (boat: string, day: string, hour: string) => `${boat} (${day}, ${hour})`

export const codeSubject = (code: string) => `${code} ist Ihr Buchungscode`
export const codeFor = (what: string) => `Für ${what}. Gilt 10 Minuten.`
export const yourCode = 'Ihr Buchungscode'
export const codeIsValid = 'Gilt 10 Minuten'
export const typeCode =
  'mit diesen fünf Ziffern bestätigen Sie Ihre Buchung auf der Buchungsseite. Sobald sie eingegeben sind, gehört das Boot Ihnen.'
export const notAsked =
  'Sie haben keinen Code angefordert? Dann müssen Sie nichts tun: Ohne den Code wird nichts gebucht. Wir fragen nie am Telefon oder per E-Mail danach.'

export const bookedSubject = (boat: string, day: string, what: string) => `Gebucht: ${boat} am ${day}, ${what}`
export const bookedInShort = (what: string, reference: string) =>
  `${what}, Buchungsnummer ${reference}. Wo wir uns treffen, was Sie mitbringen, was es kostet.`
export const stayBookedSubject = (boat: string, day: string, nights: string) => `Gebucht: ${boat} ab ${day}, ${nights}`
export const yoursOn = (boat: string, day: string) => `${boat} gehört am ${day} Ihnen`
export const areYoursOn = (boats: string, day: string) => `${boats} gehören am ${day} Ihnen`
export const yoursFrom = (boat: string, day: string) => `${boat} gehört ab ${day} Ihnen`
export const areYoursFrom = (boats: string, day: string) => `${boats} gehören ab ${day} Ihnen`
export const thanksBooked = (name: string) =>
  `Vielen Dank, ${name}. Ihre Buchung ist bestätigt; mit der angehängten Datei steht sie auch in Ihrem Kalender.`
export const showOnMap = 'Auf der Karte zeigen'
export const whereWeMeet = 'Wo wir uns treffen'
export const beThere = (hour: string) => `Bitte seien Sie ein paar Minuten vor ${hour} da und bringen Sie das hier mit:`
export const things: Readonly<Record<Exclude<Thing, 'cash'>, string>> = {
  identity: 'Ihren Reisepass oder Personalausweis',
  licence: 'Ihren Bootsführerschein',
  licenceIfAny: 'Ihren Bootsführerschein, falls Sie einen haben',
  sunAndWind: 'etwas gegen die Sonne und etwas gegen den Wind',
  flatShoes: 'Schuhe mit hellen, flachen Sohlen',
  windproof: 'eine winddichte Jacke und Sonnencreme',
  swimwear: 'Badesachen, ein Handtuch und Sonnencreme',
  changeOfClothes: 'Kleidung zum Wechseln',
  wetShoes: 'Schuhe, die nass werden dürfen',
  bedding: 'Bettwäsche und Handtücher',
  provisions: 'Essen und Getränke für die Tage an Bord',
}
export const cash = (amount: string) => `${amount} in bar`
export const cashSeeBelow = (amount: string) => `${amount} in bar, siehe unten`
export const whatYouTold = 'Ihre Angaben'
export const address = 'Adresse'
export const lookPayOrCancel = 'Ansehen, bezahlen, stornieren'
export const plansChange = 'Pläne geändert?'
export const askForChange = (reference: string) =>
  `Bitten Sie auf der Seite Ihrer Buchung um eine Änderung, oder rufen Sie an oder schreiben Sie uns und nennen Sie Ihre Buchungsnummer ${reference}:\n`

export const salutations: Readonly<Record<string, string>> = { 'Mr.': 'Herr', 'Ms.': 'Frau', 'Mx.': '' }

export const whatItCosts = 'Was es kostet'
export const onSite = (what: string) => `${what}, vor Ort`
export const includesVat = (percent: number, amount: string) => `Darin ${percent}\u00a0% MwSt.: ${amount}`
export const depositApart = 'Kaution, die Sie zurückbekommen'
export const howYouPay = 'Wie Sie bezahlen'
export const price = 'Preis'
export const paidByVoucher = 'Mit Gutschein bezahlt'
export const paid = 'Bezahlt'
export const downPayment = 'Anzahlung'
export const stillToPay = 'Noch zu zahlen'
export const yourTransfer = 'Ihre Überweisung'
export const whatCancelingCosts = 'Was Stornieren kostet'
export const mayCancel =
  'Bis zum Beginn können Sie auf der Seite Ihrer Buchung stornieren. Wir behalten dann eine Stornogebühr ein:'
export const nobodyComes = (fee: string) => `Wenn niemand kommt, sind es ${fee}.`

export const fromHour = (hour: string) => `ab ${hour}`
export const reminderSubject = (boat: string, when: string) => `Morgen: ${boat}, ${when}`
export const yoursTomorrow = (boat: string) => `${boat} gehört morgen Ihnen`
export const areYoursTomorrow = (boats: string) => `${boats} gehören morgen Ihnen`
export const lookForward = (name: string) =>
  `Guten Tag ${name}, wir freuen uns auf Sie. Hier steht noch einmal alles, was Sie für morgen brauchen.`

export const canceledSubject = (boat: string, day: string) => `Storniert: ${boat} am ${day}`
export const bookingIsCanceled = 'Ihre Buchung ist storniert'
export const noShowSubject = (boat: string, day: string) => `Wir haben auf Sie gewartet: ${boat} am ${day}`
export const nobodyCame = 'Wir haben auf Sie gewartet'
export const leads = {
  customer: (name: string) =>
    `Guten Tag ${name}, wir haben Ihre Buchung wie gewünscht storniert. Die angehängte Datei nimmt sie aus Ihrem Kalender.`,
  no_show: (name: string) =>
    `Guten Tag ${name}, Ihr Boot lag bereit, und niemand ist gekommen. Wir haben es wieder freigegeben. Ist etwas dazwischengekommen? Dann melden Sie sich bitte bei uns.`,
}
export const canceledByUs = (name: string) =>
  `Guten Tag ${name}, es tut uns leid: Wir mussten Ihre Buchung stornieren. Die angehängte Datei nimmt sie aus Ihrem Kalender.`
export const causes = {
  customer: 'Der Kunde hat abgesagt',
  no_show: 'Niemand ist gekommen',
  weather: 'Bei diesem Wetter kann niemand sicher hinausfahren',
  damage: 'Das Boot ist beschädigt',
}
export const noShowFee = 'Gebühr, da niemand kam'
export const feeIsWaived = (amount: string) =>
  `Nach unseren AGB wären ${amount} Gebühr fällig. Wir verzichten diesmal darauf.`
export const comesBack = (amount: string) => `${amount} bekommen Sie zurück.`
export const feeIsOpen = (amount: string) => `Eine Gebühr von ${amount} ist noch zu zahlen.`
export const feeIs = (amount: string) => `Die Gebühr beträgt ${amount}.`
export const costsNothing = 'Es kostet Sie nichts.'
export const backOnline = (amount: string) =>
  `${amount} gehen auf das Konto zurück, von dem Sie bezahlt haben, innerhalb von fünf Werktagen.`
export const backByHand = (amount: string, euros?: string) =>
  `${amount} überweisen wir Ihnen selbst${euros ? `, ${euros}` : ''} auf das Konto, von dem sie kamen. Sie haben bar bezahlt? Dann schicken Sie uns bitte Ihre IBAN.`
export const backAsVoucher = (amount: string) => `${amount} als neuen Gutschein, der mit einer eigenen E-Mail kommt.`
export const newVoucher = 'Als neuer Gutschein'
export const backOnVoucher = (amount: string) => `${amount} sind sofort wieder auf Ihrem Gutschein.`
export const theMoney = 'Was mit dem Geld geschieht'
export const fee = 'Stornogebühr'
export const paidSoFar = 'Bisher bezahlt'
export const backToYou = 'Bekommen Sie zurück'
export const nothingWasPaid =
  'Bezahlt ist noch nichts, die Stornogebühr nach unseren AGB ist also ganz offen. Bitte überweisen Sie sie:'
export const notCovered =
  'Was bezahlt ist, deckt die Stornogebühr nach unseren AGB nicht. Bitte überweisen Sie den Rest:'
export const missedUnpaid = 'Bezahlt ist noch nichts, die Gebühr ist also ganz offen. Bitte überweisen Sie sie:'
export const missedNotCovered = 'Was bezahlt ist, deckt die Gebühr nicht. Bitte überweisen Sie den Rest:'

export const email = 'E-Mail'
export const phone = 'Telefon'
export const noticeSubject = (boat: string, day: string, reference: string) =>
  `Storniert: ${boat} am ${day}, ${reference}`
export const noticeToDo = (boat: string, day: string, reference: string) =>
  `Storniert, Geld zurückgeben: ${boat} am ${day}, ${reference}`
export const giveBackByHand = (amount: string) => `Bitte geben Sie ${amount} von Hand zurück`
export const transferBack = (name: string, amount: string, reference: string) =>
  `${name} hat per Überweisung oder vor Ort bezahlt. Bitte überweisen Sie ${amount} auf das Konto, von dem das Geld kam, mit dem Verwendungszweck ${reference}.`
export const whoseBoatIsFree = (name: string) => `${name}. Das Boot ist wieder frei.`
export const isFreeAgain = (boat: string) => `${boat} ist wieder frei`
export const areFreeAgain = (boats: string) => `${boats} sind wieder frei`
export const canceledOnline = (name: string) => `${name} hat online storniert.`
export const canceledBy = (employee: string, reason: string) => `Storniert von ${employee}: ${reason}`
export const moneyOfIt = 'Das Geld'
export const kept = 'Einbehalten'
export const backToVoucher = 'Zurück auf den Gutschein'
export const isDone = (amount: string) => `${amount}, erledigt`
export const backByProvider = 'Zurück über den Zahlungsdienst'
export const isUnderWay = (amount: string) => `${amount}, geht von selbst`
export const toGiveBack = 'Von Hand zurückzugeben'
export const stillOwed = 'Schuldet der Kunde noch'
export const theCustomer = 'Der Kunde'

export const changeWanted = (boat: string, day: string, reference: string) =>
  `Änderungswunsch: ${boat} am ${day}, ${reference}`
export const yourBooking = (reference: string) => `Ihre Buchung ${reference}`
export const wouldLikeChange = 'Ein Kunde wünscht eine Änderung'
export const asksForChange = (name: string) => `${name} bittet um eine Änderung. Geändert ist noch nichts.`
export const inOwnWords = 'Mit den Worten des Kunden'
export const pleaseAnswer = 'Bitte antworten Sie'
export const answerByMail = 'Per E-Mail antworten'
export const gotWish = (boat: string, day: string) => `Ihr Änderungswunsch ist da: ${boat} am ${day}`
export const answerSoon = 'Wir antworten, sobald wir können.'
export const lookIntoIt = 'Wir kümmern uns darum'
export const wishReached = (name: string) =>
  `Guten Tag ${name}, Ihr Wunsch ist bei uns angekommen, und wir antworten, sobald wir können. Bis dahin bleibt Ihre Buchung, wie sie ist.`
export const whatYouAsked = 'Was Sie sich wünschen'
export const urgent = 'Es eilt? '

export const movedSubject = (boat: string, when: string) => `Umgebucht: ${boat} am ${when}`
export const newPlace = 'Termin oder Boot haben sich geändert.'
export const bookingHasMoved = 'Ihre Buchung ist verschoben'
export const haveMoved = (name: string) =>
  `Guten Tag ${name}, wir haben Ihre Buchung verschoben. Mit der angehängten Datei steht sie auch in Ihrem Kalender richtig.`
export const whatChanged = 'Was sich geändert hat'
export const now = 'Jetzt'
export const priceUntilNow = 'Bisheriger Preis'
export const priceNow = 'Neuer Preis'
export const priceStays = (amount: string) => `Der Preis bleibt wie vereinbart: ${amount}.`
export const notSuiting = 'Passt es Ihnen so nicht? '

export const paidSubject = (boat: string, day: string) => `Bezahlt: ${boat} am ${day}`
export const gotAmount = (amount: string) => `Ihre ${amount} sind da.`
export const paymentIsHere = 'Ihre Zahlung ist da'
export const thanksPaid = (name: string) => `Vielen Dank, ${name}. Ihre Buchung ist bezahlt.`
export const thanksPaidOnline = (name: string) =>
  `Vielen Dank, ${name}. Ihre Buchung ist bezahlt, die Überweisung ist nicht mehr nötig.`
export const paidOnline = 'Online bezahlt'
export const stillToPayOnSite = 'Noch zu zahlen, bar vor Ort'
export const returnedSubject = (amount: string) => `Ihre Zahlung von ${amount} geht an Sie zurück`
export const moneyOnItsWay = 'Ihr Geld ist auf dem Weg zurück'
export const sentBack = (amount: string) =>
  `wir haben ${amount} auf das Konto zurückgeschickt, von dem Sie bezahlt haben. Bei den meisten Banken ist das Geld innerhalb von fünf Werktagen da.`

export const nightsFrom = (boat: string, nights: string, day: string) => `${boat}, ${nights} ab ${day}`
export const hoursOn = (boat: string, hours: string, day: string) => `${boat}, ${hours} am ${day}`
export const moreOnSite = (fees: string, whole: string) => `dazu ${fees} vor Ort, zusammen ${whole}`
export const depositIsApart = 'dazu die Kaution'

export const newPriceSubject = (boat: string, day: string) => `Neuer Preis: ${boat} am ${day}`
export const insteadOf = (now: string, before: string) => `${now} statt ${before}.`
export const costsNow = (amount: string) => `Ihre Buchung kostet jetzt ${amount}`
export const priceHasChanged = (name: string) =>
  `Guten Tag ${name}, wir haben den Preis Ihrer Buchung geändert. Alles andere bleibt, wie es ist.`
export const newPrice = 'Der neue Preis'
export const fromNowOn = 'Ab jetzt'
export const notTransferred = 'Sie haben noch nicht überwiesen? Dann überweisen Sie bitte den neuen Betrag:'
export const notAgreed = 'Sie sind nicht einverstanden, oder etwas ist unklar? '

export const transferDue = (boat: string) => `Ihre Überweisung für ${boat} ist fällig`
export const transferNotSeen = 'Ihre Überweisung haben wir noch nicht gesehen'
export const staysYours = (boat: string, day: string) =>
  `Wenn sie unterwegs ist, ist alles gut. Wenn nicht, bleibt ${boat} bis ${day} für Sie reserviert.`
export const stayYours = (boats: string, day: string) =>
  `Wenn sie unterwegs ist, ist alles gut. Wenn nicht, bleiben ${boats} bis ${day} für Sie reserviert.`
export const boatFrom = (boat: string, day: string, reference: string) => `${boat} ab ${day}, ${reference}`
export const anythingWrong = 'Stimmt etwas nicht? '
export const releasedSubject = (boat: string, day: string) => `Freigegeben: ${boat} ab ${day}`
export const noTransfer = 'Ihre Überweisung ist nicht angekommen.'
export const freeForOthers = (boat: string) => `${boat} ist wieder für andere frei`
export const areFreeForOthers = (boats: string) => `${boats} sind wieder für andere frei`
export const released = (name: string) =>
  `Guten Tag ${name}, Ihre Überweisung ist nicht angekommen, deshalb haben wir Ihre Buchung freigegeben.`
export const oweNothing =
  'Sie schulden uns nichts. Falls Sie inzwischen bezahlt haben, sagen Sie es uns: Wir schicken das Geld zurück oder finden ein Boot für Sie.'
export const voucherHasBack = (amount: string) => `Auf Ihrem Gutschein sind seine ${amount} wieder.`
export const bookAgain = 'Neu buchen'

export const boatRental = 'Bootsverleih'
export const rentedFrom = (boat: string, business: string) => `${boat}, Bootsverleih ${business}`
export const bookingIs = (reference: string) => `Buchung ${reference}`
export const tomorrow = (boat: string) => `Morgen: ${boat}`

export const bookingOf = (reference: string, boat: string) => `Buchung ${reference}, ${boat}`
export const bookingCanceled = (reference: string, boat: string) => `Buchung ${reference}, ${boat}: storniert`
export const bookingOver = (reference: string, _why: string) => `Buchung ${reference}: nicht zustande gekommen`

export const bookingChanged = (reference: string, boat: string) => `Buchung ${reference}, ${boat}: geändert`
export const changedSubject = (boat: string, when: string) => `Geändert: ${boat} am ${when}`
export const isChanged = 'Ihre Buchung ist geändert'
export const changedAsAsked = (name: string) => `Guten Tag ${name}, wir haben Ihre Buchung wie gewünscht geändert.`
export const personsAboard = (count: number) => plural(count, { one: '1 Person', other: `${count} Personen` })
export const noExtras = 'Keine Extras'
export const nothingSaid = 'nicht angegeben'
export const keptOfIt = (amount: string) =>
  `Von dem, was Sie aufgegeben haben, behalten wir nach den Stornobedingungen ${amount}; das ist Teil des neuen Preises.`
export const differencePaid = (amount: string) => `Die Differenz von ${amount} haben Sie online gezahlt.`
export const voucherPaidMore = (amount: string) => `Ihr Gutschein zahlt davon ${amount}.`
export const keptAsVoucher = (amount: string) =>
  `${amount} haben Sie als Gutschein, er kommt in einer eigenen E\u2011Mail.`
export const noMoneyMoves = 'An dem, was gezahlt ist, ändert sich nichts.'
export const cancelingCosts = (amount: string) =>
  `Eine Stornierung kostet weiterhin ${amount}, wie vor dieser Änderung.`
export const changeNoticeSubject = (boat: string, day: string, reference: string) =>
  `Vom Kunden geändert: ${boat} am ${day}, ${reference}`
export const changeToDo = (subject: string) => `Zu tun: ${subject}`
export const changedOnline = (name: string) => `${name} hat eine Buchung auf deren Seite geändert.`
export const bookingIsNow = (when: string) => `Sie ist jetzt am ${when}.`
