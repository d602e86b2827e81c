import { plural } from '#kit/shared/plural.ts'

export const opening = 'Die Kasse wird geladen'
export const titles = {
  select_booking: 'Buchung wählen',
  select_voucher: 'Gutschein wählen',
  select_products: 'Produkte wählen',
  checkout: 'Kassieren',
}
export const whatIsPaid = 'Was bezahlt wird'
export const selections = { select_booking: 'Buchungen', select_voucher: 'Gutscheine', select_products: 'Produkte' }
/** Behind a number. */
export const inTheCart = ' im Korb'
export const toVouchers = 'Zu den Gutscheinen'
export const toBookings = 'Zu den Buchungen'
export const toProducts = 'Zu den Produkten'
export const addProducts = 'Produkte dazu'

export const theBookings = 'die offenen Buchungen'
export const dayBefore = 'Der Tag davor'
export const nextDay = 'Der nächste Tag'
export const today = 'Heute'
export const noBookings = 'An diesem Tag ist keine Buchung offen'
export const toGiveBack = 'Zurückzugeben'
export const feesOwed = 'Offene Gebühren'
export const paidOnlineNow = 'Wird gerade online bezahlt'
export const whoCanceled = (name: string) => `${name}, storniert`

export const theVouchers = 'die offenen Gutscheine'
export const noVouchers = 'Zurzeit ist kein Gutschein offen'
export const voucher = (reference: string) => `Gutschein ${reference}`
export const ordered = (day: string) => `Bestellt am ${day}`
export const mailAndVoucher = (email: string, reference: string) => `${email}, Gutschein ${reference}`
export const refund = (boat: string) => `Erstattung: ${boat}`
export const opensTill = <T>(float: string, link: (text: string) => T) => [
  `Die Kasse ist geschlossen: Dies öffnet sie mit ${float}, wie sie verlassen wurde. `,
  link('Erst zählen'),
]
export const noShowFee = (boat: string) => `Gebühr, da niemand kam: ${boat}`
export const cancellationFee = (boat: string) => `Stornogebühr: ${boat}`
export const canceledBooking = (reference: string, day: string, canceled: string) =>
  `Buchung ${reference} vom ${day}, storniert am ${canceled}`

export const cart = 'Korb'
export const emptyCart = 'Der Korb ist leer. Wählen Sie Produkte aus.'
export const emptyIt = 'Korb leeren'
export const cartHolds = (products: number, total: string) =>
  plural(products, { one: `Im Korb: 1 Produkt, ${total}`, other: `Im Korb: ${products} Produkte, ${total}` })
export const checkout = 'Zur Kasse'
export const checkoutFor = (total: string) => `Zur Kasse: ${total}`
export const service = 'Service'
export const noneLeft = 'leer'
export const left = (count: number) => `noch ${count}`
export const cartUnchanged = 'Der Korb ließ sich nicht ändern'
export const cartGone = 'Der Korb wurde inzwischen verkauft oder aufgegeben. Bitte wählen Sie die Produkte noch einmal.'

export const howPaid = 'Wie bezahlt wird'
export const givenBack = 'Zurückgegeben'
export const paidBy = 'Zahlungsart'
export const inCash = 'In bar'
export const toCard = 'Auf die Karte'
export const pleaseWait = 'Einen Moment'
export const tryAgain = 'Noch einmal versuchen'
export const giveBack = (amount: string) => `${amount} zurückgeben`
export const take = (amount: string) => `${amount} kassieren`
export const complete = 'Abschließen'
export const toPay = 'Zu bezahlen'
export const amountToGiveBack = (amount: string) => `Zurückzugeben: ${amount}`
export const amountToPay = (amount: string) => `Zu bezahlen: ${amount}`
export const withChange = (toPay: string, change: string) => `${toPay}, Rückgeld ${change}`
export const lessVoucher = (total: string, voucher: string) => `${total}, davon ${voucher} mit Gutschein`
export const received = 'Erhalten'
export const usualSums = 'Übliche Beträge'
export const exact = 'Passend'
export const noAmount = 'Bitte geben Sie einen Betrag wie 20 oder 20,50 ein'
export const missing = (amount: string) => `Es fehlen ${amount}`

export const lookAtReceipts = 'Belege ansehen'
export const findingOut = 'Wir stellen fest, was aus diesem Verkauf geworden ist.'
export const didNotArrive =
  'Dieser Verkauf kam nicht an, bevor die Seite neu geladen wurde: Es wurde nichts gebucht. Versuchen Sie es noch einmal, oder ändern Sie ihn.'
export const noAnswer = 'Es kam keine Antwort'
/** `why` without a full stop. */
export const nobodyKnows = (why: string) =>
  `${why}. Ob die Zahlung gebucht ist, ist ungewiss. Versuchen Sie es noch einmal: Doppelt gebucht wird sie nie.`
export const changeSale = 'Verkauf ändern'
export const gone = {
  booking: 'Diese Buchung ist schon bezahlt oder wurde storniert.',
  voucher: 'Dieser Gutschein ist schon bezahlt oder wurde storniert.',
  refund: 'Dieses Geld wurde schon zurückgegeben.',
  fee: 'Diese Gebühr ist schon bezahlt.',
}
export const chooseAnother = 'Etwas anderes wählen'
export const onlyProducts = 'Nur die Produkte'
export const payingOnline = 'Der Kunde bezahlt gerade online. Bitte sehen Sie in einer Minute noch einmal nach.'
export const lookAtCart = 'Zum Korb'
export const putCashIn = 'Geld einlegen'
export const inPlaceOf = (name: string, price: string, was: string) => `${name} ${price} statt ${was}`
export const amountChanged = (changes: string) => `Der Betrag hat sich geändert: ${changes}.`
export const goOnWith = (amount: string) => `Weiter mit ${amount}`
export const lookAtAmount = 'Der Betrag hat sich geändert, bitte sehen Sie ihn sich an'
export const failed = 'Es ist ein Fehler aufgetreten'

export const nothingChosen = 'Bitte wählen Sie, was bezahlt wird'
export const settledAlready = {
  booking: 'Diese Buchung ist schon bezahlt',
  voucher: 'Dieser Gutschein ist schon bezahlt',
  refund: 'Dieses Geld wurde schon zurückgegeben',
  fee: 'Diese Gebühr ist schon bezahlt',
}
export const wasCanceled = {
  booking: 'Diese Buchung wurde inzwischen storniert',
  voucher: 'Dieser Gutschein wurde inzwischen storniert',
}
export const nothingToSettle = {
  refund: 'Von Hand ist nichts zurückzugeben',
  fee: 'Es ist keine Gebühr zu bezahlen',
}
export const noVoucher = 'Diesen Gutschein gibt es nicht'
export const isHeld =
  'Der Kunde ist dabei, diese Buchung online zu bezahlen. In spätestens ein paar Minuten ist sie wieder frei.'
export const refundFirst = 'Bitte geben Sie erst das Geld zurück, und verkaufen Sie danach die Produkte'
export const voucherPaysFor = 'Ein Gutschein gilt nur für Boote und Produkte'
export const anotherVoucher =
  'Einen Teil dieser Buchung bezahlt schon ein anderer Gutschein, und für jede Buchung gilt nur einer'
export const productsChanged = 'Die Produkte haben sich inzwischen geändert. Bitte sehen Sie noch einmal in den Korb.'
export const onlyLeft = (name: string, left: number) => `Von ${name} gibt es nur noch ${left}`
export const amountIs = (amount: string) => `Der Betrag ist jetzt ${amount}`
export const voucherPays = (amount: string) => `Der Gutschein bezahlt jetzt ${amount}`
export const missingOf = (missing: string, amount: string) => `Von ${amount} fehlen ${missing}`

export const registered = 'Die Zahlung ist gebucht'
export const stayOnVoucher = (amount: string) => `${amount} bleiben auf dem Gutschein`
export const nextSale = 'Nächster Verkauf'
export const goesBack = 'Gleich geht es zurück zur Liste.'
export const toMainMenu = 'Gleich geht es zum Hauptmenü.'
export const giveItBack = 'Zurückgegeben'
export const backToCard = 'Zurück auf die Karte'
export const nothingToPay = 'Nichts zu bezahlen'
export const takenExactly = 'Passend erhalten'
export const paidByCard = 'Mit Karte bezahlt'

export const hoursOn = (duration: string, day: string) => `${duration} am ${day}`
export const nightsFrom = (nights: string, day: string) => `${nights} ab ${day}`
export const andMore = (first: string, others: number) => `${first} und ${others} weitere`
export const bookingAtTill = (reference: string, boat: string) => `Buchung ${reference}, ${boat}: an der Kasse`
export const productsAtTill = 'Produkte an der Kasse'
export const lessByVoucher = (what: string, amount: string) => `${what}, abzüglich ${amount} mit Gutschein`
export const lessDownPayment = (what: string, amount: string) => `${what}, abzüglich ${amount} Anzahlung`
export const paidAhead = (amount: string) => `${amount} Anzahlung`
export const receiptSubject = (receipt: number, boat: string, day: string) => `Beleg ${receipt}: ${boat} am ${day}`
export const itIsPaid = 'Vielen Dank, es ist bezahlt'
export const paidAtTill = (name: string) => `Guten Tag ${name}, das haben Sie an unserer Kasse bezahlt.`
export const paidInsteadOfTransfer = (name: string) =>
  `Guten Tag ${name}, das haben Sie an unserer Kasse bezahlt. Die Überweisung ist nicht mehr nötig.`
export const vatAt = (vat: string, percent: number) => `${vat} MwSt. zu ${percent}\u00a0%`
export const containsVat = (vat: string) => `Darin sind ${vat} enthalten.`

export const cashFor = (what: string) => `Bar für ${what}`
export const customer = 'Kunde'
export const takeAndKeep = (amount: string) => `${amount} nehmen, später senden`
export const sentLater =
  'Es gibt kein Netz. Der Beleg entsteht, sobald es wieder da ist, und trägt beide Zeiten. Bis dahin wird der Verkauf hier aufbewahrt.'
export const onlyCash =
  'Es gibt kein Netz: Nur Bargeld lässt sich nehmen, für Buchungen und Produkte. Was Sie eingegeben haben, bleibt.'

// A new voucher, discounts, and several payments.
export const newVoucher = 'Neuer Gutschein'
export const forWhom = 'Für wen, und per Mail'
export const discount = 'Rabatt'
export const discountFor = (reason: string, percent?: number) =>
  `Rabatt${percent === undefined ? '' : ` ${String(percent).replace('.', ',')} %`}: ${reason}`
export const replaces = (what: string) => `Ersetzt den bisherigen Rabatt: ${what}`
export const wholeReceipt = 'Ganzer Beleg'
export const offWhat = 'Worauf'
export const reasons = ['Stammkunde', 'Reklamation', 'Beschädigt', 'Gruppe', 'Personal']
export const giveDiscount = 'Rabatt geben'
export const takeOff = (what: string) => `Wegnehmen: ${what}`
export const upTo = (percent: number) => `Angestellte dürfen bis zu ${percent} % geben.`
export const noPercent = 'Bitte geben Sie bis zu 100 Prozent oder einen Betrag ein'
export const discountTooHigh = (most: number) =>
  `Sie dürfen bis zu ${most} % geben. Für mehr fragen Sie bitte die Verwaltung.`
export const anotherCode = 'Weiterer Gutscheincode'
export const codeEnding = (end: string, amount: string) => `Gutschein …${end}: ${amount}`
export const split = 'Aufteilen'
export const people = 'Wie viele bezahlen'
export const freely = 'Frei'
export const thisPart = 'Dieser Teil'
export const takePart = (part: string, left: string) => `${part} von ${left} kassieren`
export const tooMuch = (left: string) => `Offen sind nur noch ${left}`
export const overpaid = (more: string) =>
  `Es wurden ${more} mehr kassiert, als zu bezahlen ist. Bitte nehmen Sie unten eine Zahlung weg.`
export const partsAre = (sum: string, amount: string) => `Die Zahlungen ergeben ${sum}, zu bezahlen sind ${amount}`
export const atOnce = 'Auf einmal'
export const percentOrAmount = 'Prozent oder Betrag'
export const depositFor = (boat: string) => `Kaution ${boat}`
export const depositBackFor = (boat: string) => `Kaution ${boat} zurück`
