import { plural } from '#kit/shared/plural.ts'

export const noBooking = 'Diese Buchung gibt es nicht'
export const sayFuel = 'Bitte geben Sie an, wie voll der Tank ist'
export const sayCharge = 'Bitte geben Sie an, wie voll der Akku ist'
export const noFuel = 'Dieses Boot braucht keinen Kraftstoff'
export const seeLicence = 'Bitte sehen Sie sich erst den Führerschein an'
export const enterAmount = 'Bitte geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein'
export const enterHours = 'Bitte geben Sie ganze Stunden ein'
export const enterLitres = 'Bitte geben Sie Liter ein'
export const sayWaived = 'Bitte geben Sie an, warum weniger Stunden berechnet werden'
export const describeDamage = 'Bitte beschreiben Sie den Schaden'
export const longNote = (most: number) => `Bitte schreiben Sie höchstens ${most} Zeichen`
export const takePicture = 'Bitte machen Sie ein Foto'
export const enterReason = 'Bitte geben Sie einen Grund an'
export const chooseMethod = 'Bitte wählen Sie bar oder Karte'
export const longName = 'Dieser Name ist zu lang'
export const noPhoto = 'Dieses Foto gibt es nicht'
export const notLate = 'Das Boot ist nicht zu spät'
export const onlyLate = (hours: number) =>
  plural(hours, { one: 'Es ist nur 1 Stunde zusammengekommen', other: `Es sind nur ${hours} Stunden zusammengekommen` })
export const signHere = 'Bitte lassen Sie den Kunden hier oder auf Papier unterschreiben'
export const enterSigner = 'Bitte geben Sie an, wer unterschrieben hat'

export const wasCanceled = 'Diese Buchung wurde storniert'
export const isHeld = 'Der Kunde bezahlt diese Buchung gerade online'
export const isOut = 'Dieses Boot ist schon übergeben'
export const isNotOut = 'Dieses Boot ist noch nicht übergeben'
export const isBack = 'Dieses Boot ist schon zurück'
export const otherStep = 'Jemand anderes hat diese Übergabe geändert. Bitte sehen Sie noch einmal nach.'
export const enoughPhotos = 'Das sind genug Fotos: Bitte entfernen Sie erst eines'
export const photosStay = 'Dieser Schritt ist fertig: Seine Fotos bleiben'
export const paysNow = (amount: string) => `Der Kunde zahlt jetzt ${amount}`
export const goesBackNow = (amount: string) => `Der Kunde bekommt jetzt ${amount} zurück`

export const titles = { canceled: 'Übergabe', out: 'Übergabe', back: 'Rücknahme', finished: 'Zurück am Steg' }
export const title = 'Übergabe und Rücknahme'
export const checkedOut = 'Übergeben'
export const takenBack = 'Zurückgenommen'
export const bookings = 'Heute'
export const oldLink = 'Vielleicht war der Link veraltet.'
/** Of the sheet on the list of today. */
export const stepOf = {
  out: (boat: string) => `${boat} übergeben`,
  back: (boat: string) => `${boat} zurücknehmen`,
}
export const allOfOut = 'Fotos, Schäden, Kaution, andere Unterschrift'
export const allOfBack = 'Neuer Schaden, Fotos, Notiz, weniger Verspätung'
export const withDeposit = 'mit Kaution'
export const levelAndBefore = (gauge: string, before: string) => `${gauge}, ${before}`
export const countedCharge = (count: number, what: string) => `${count} × ${what}`
export const theBooking = 'die Buchung'
export const close = 'Schließen'
export const nothingHandedOver = 'Dafür wird nichts übergeben.'
export const newsBack = (who: string, time: string) => `${who} hat dieses Boot zurückgenommen: ${time}.`
export const newsOut = (who: string, time: string) => `${who} hat dieses Boot übergeben: ${time}.`
export const newsReturnUndone = 'Die Rücknahme wurde rückgängig gemacht.'
export const newsCheckOutUndone = 'Die Übergabe wurde rückgängig gemacht.'
export const newsCanceled = 'Diese Buchung wurde storniert.'

export const booking = 'Buchung'
export const reference = (reference: string) => `Buchungsnummer ${reference}`
export const call = (phone: string) => `Anrufen: ${phone}`
export const canceled = 'Storniert'
export const paid = 'Bezahlt'
export const takeOpen = (amount: string) => `${amount} offen: kassieren`
export const outAt = (time: string) => `Ab ${time}`
export const atPier = 'Am Steg'
export const backAt = (time: string) => `Zurück ${time}`
export const due = (time: string) => `Erwartet ${time}`
export const dayNamed = (weekday: string, day: string) => `${weekday}, ${day}`
export const hours = (count: number) => plural(count, { one: '1 Stunde', other: `${count} Stunden` })
export const price = (price: string) => `Preis ${price}`
export const priceAndDeposit = (price: string, deposit: string) => `Preis ${price}; dazu ${deposit} Kaution`

export const checkOut = 'Übergeben'
export const takeBack = 'Zurücknehmen'
export const takeBackLate = (late: string) => `Zurücknehmen, ${late}`

export const licence = 'Führerschein'
export const licenceSeen = 'Führerschein gesehen'
export const whatToSee = (customer: string) =>
  `Er lautet auf ${customer} oder auf den, der steuert, zeigt das Gesicht dazu und gilt heute für dieses Boot.`
export const asItGoes = 'Zustand bei der Übergabe'
export const damagesBefore = 'Schäden, die es schon hat'
export const signature = 'Unterschrift'
export const takesOver = 'Der Kunde übernimmt das Boot wie beschrieben'
export const signsHere = 'Unterschreibt hier'
export const signedOnPaper = 'Auf Papier'
export const signatureOf = (name: string) => `Unterschrift von ${name}`
export const isSigned = (label: string) => `${label}: unterschrieben`
export const isNotSigned = (label: string) => `${label}: noch nicht unterschrieben`
export const placeToSign = 'Hier unterschreiben'
export const clearSignature = 'Unterschrift löschen'
export const nameOfSigner = 'Wer unterschreibt'
export const intoTill = 'In die Kasse'
export const deposit = 'Kaution'
export const goesBack = 'Kommt bei der Rücknahme zurück'
export const depositTaken = (amount: string) => `Die Kaution von ${amount} wurde mit dem Preis genommen.`
export const paidBy = 'Zahlt'
export const methods = { cash: 'Bar', card: 'Mit Karte' }
export const stillOpen = (amount: string) => `Außerdem sind vom Preis noch ${amount} offen.`
export const checkingOut = 'Wird übergeben'
export const checkOutAndTake = (amount: string) => `Übergeben und ${amount} kassieren`

export const gauges = { tank: 'Tank', battery: 'Akku' }
export const empty = 'Leer'
export const full = 'Voll'
export const marks = { empty: 'L', full: 'V' }
export const before = (level: string) => `${level} bei der Übergabe`
export const wholeTank = 'Ein ganzer Tank'
export const partOfTank = (part: string) => `${part} vom Tank`
export const isGone = (part: string) => `${part} fehlt: Wie viele Liter?`
export const emptyForNone = 'Leer lassen, wenn nichts berechnet wird'

export const photos = 'Fotos'
export const takePhotos = 'Fotos machen'
export const takeAnother = 'Noch eines'
export const photo = (number: number) => `Foto ${number}`
export const removePhoto = (number: number) => `Foto ${number} entfernen`
export const showLarge = (photo: string) => `${photo}: groß zeigen`
export const photoOf = (text: string, number: number) => `${text}, Foto ${number}`
export const photosOf = (text: string) => `Fotos: ${text}`
export const takePhotoOf = (text: string) => `Foto machen: ${text}`
export const removeOf = (photo: string) => `${photo} entfernen`
export const countOf = (count: number, most: number) => `${count} von ${most}`
export const sameAgain = 'Dieses Foto war schon dabei: Dasselbe Foto zählt einmal'
export const leftOut = (count: number, most: number) =>
  plural(count, {
    one: ` 1 Foto weggelassen: Mehr als ${most} gehen nicht`,
    other: ` ${count} Fotos weggelassen: Mehr als ${most} gehen nicht`,
  })
export const sendingPhotos = 'Fotos werden gesendet'
export const photosKept = (count: number) =>
  plural(count, { one: '1 Foto ist gespeichert', other: `${count} Fotos sind gespeichert` })
export const removeThis = 'Dieses Foto entfernen?'
export const remove = 'Entfernen'
export const keep = 'Behalten'
export const sendingPhoto = 'Ein Foto wird gesendet'
export const tryAgain = 'Noch einmal'
export const leaveOut = 'Weglassen'
export const notSent = 'Das Foto ließ sich nicht senden'
export const thePicture = (why: string) => `Das Bild ${why}`
export const notTaken = 'Ein Foto kam nicht an: noch einmal versuchen oder weglassen'
export const waitForPhotos = 'Fotos werden noch gesendet, einen Moment'

export const asItComes = 'Zustand bei der Rücknahme'
export const litresMissing = 'Fehlende Liter'
export const atEach = (price: string) => `je ${price}`
export const damage = 'Schaden'
export const hadAlready = 'Das hatte es schon'
export const newDamage = 'Neuer Schaden'
export const damageFee = 'Schadenersatz'
export const staysHere = 'Kaution bleibt hier'
export const untilAssessed = 'Bis der Schaden beurteilt ist'
export const costsNothing = 'Der Schaden kostet den Kunden nichts'
export const isHeldElse = (amount: string) => `Sonst bleiben ${amount} hier, bis der Schaden beurteilt ist`
export const depositStays = (amount: string) => `${amount} der Kaution bleiben hier, bis der Schaden beurteilt ist.`
export const damageState = 'Was er kostet'
export const note = 'Vermerk'
export const lateReturn = 'Verspätung'
export const lateCharged = 'Berechnete Stunden'
export const lateHint = (due: string, price: string) => `Erwartet ${due}; ${price} je angefangene Stunde`
export const lateHintGrace = (due: string, price: string, minutes: number) =>
  `Erwartet ${due}; ${price} je angefangene Stunde; bis ${minutes} Minuten kosten nichts`
export const unitHours = (count: number) => plural(count, { one: 'Stunde', other: 'Stunden' })
export const whyFewer = 'Warum weniger berechnet werden'
export const customerPays = 'Kunde zahlt'
export const giveBack = 'Kunde bekommt zurück'
export const givenBackBy = 'Zurückgegeben'
export const leftByCard = 'Mit Karte hinterlegt'
export const leftInCash = 'Bar hinterlegt'
export const chargeNames = { late_fee: 'Verspätung', fuel: 'Kraftstoff (Liter)', damage: 'Schaden' }
export const chargeFor = (what: string, boat: string) => `${what} ${boat}`
export const lateWaived = (why: string) => `Verspätung erlassen: ${why}`
export const amountChanged = 'Der Betrag hat sich geändert'
export const othersByNow = 'Die berechneten Stunden sind inzwischen andere. Bitte prüfen Sie die Summe noch einmal.'
export const takingBack = 'Wird zurückgenommen'
export const takeItBack = 'Zurücknehmen'
export const giveBackAmount = (amount: string) => `${amount} zurückgeben`
export const take = (amount: string) => `${amount} kassieren`

export const isDone = 'Fertig'
export const nothingChanges = 'Es fließt kein Geld.'
export const inCash = 'In bar.'
export const byCard = 'Mit Karte.'
export const boatIsOut = 'Das Boot ist übergeben.'
export const boatIsBack = 'Das Boot ist zurück.'
export const showReturn = 'Zur Rücknahme'
export const showSummary = 'Zur Zusammenfassung'
export const castOff = 'Leinen los'
export const allSettled = 'Alles abgerechnet'
export const receipt = (number: number) => `Beleg ${number}`

export const seen = 'Gesehen'
export const notSeen = 'Nicht gesehen'
export const damagesThen = 'Schäden vorher'
export const none = 'Keine'
export const noDamage = 'Keiner'
export const noCharges = 'Nichts'
export const leftCash = (amount: string) => `${amount} bar`
export const leftCard = (amount: string) => `${amount} mit Karte`
export const fees = 'Gebühren'
export const signed = 'Unterschrieben'
export const no = 'Nein'
export const onPaper = (name: string) => `Auf Papier, ${name}`
export const late = 'Verspätung'
export const nothingCharged = 'Nichts berechnet'
export const charged = (hours: string) => `${hours} berechnet`
export const charges = 'Berechnet'
export const customerPaid = 'Kunde zahlte'
export const givenBack = 'Zurückgegeben'
export const undoReturnFirst = 'Um sie rückgängig zu machen, machen Sie erst die Rücknahme rückgängig.'
export const undo = { out: 'Übergabe rückgängig machen', back: 'Rücknahme rückgängig machen' }
export const undoThis = { out: 'Übergabe rückgängig machen?', back: 'Rücknahme rückgängig machen?' }
export const undoNow = { out: 'Rückgängig machen', back: 'Rückgängig machen' }
export const isUndone = { out: 'Die Übergabe ist rückgängig gemacht', back: 'Die Rücknahme ist rückgängig gemacht' }
export const reason = 'Grund'
export const receiptsStay = 'Die Belege bleiben im Kassenbuch, dazu kommen solche, die sie zurücknehmen.'
export const goBack = (amount: string) => `Der Kunde bekommt ${amount} zurück.`
export const noMoney = 'Es wurde nichts kassiert.'
export const outAgain = 'Das Boot gilt wieder als unterwegs.'
export const leavesAgain = (amount: string) => `Der Kunde hinterlegt die ${amount} wieder hier.`

export const photoOfBoat = (boat: string) => `Foto von ${boat}`
export const photosWait = (count: number) =>
  plural(count, { one: '1 ist noch nicht gesendet', other: `${count} sind noch nicht gesendet` })
export const notHandedOver = 'Nicht ausgegeben'

export const takeAndGo = (amount: string) => `${amount} nehmen, dann übergeben`
export const atTill = 'An der Kasse'
export const payApart =
  'Es gibt kein Netz. Preis und Kaution nehmen Sie getrennt: den Preis an der Kasse, die Kaution bei der Übergabe.'
export const isPaid = (receipt: number) => `Bezahlt, Beleg ${receipt}`
export const paidWithChange = (receipt: number, change: string) => `${change} zurückgeben. Bezahlt, Beleg ${receipt}`
