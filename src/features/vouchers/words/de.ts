export const voucherOf = (amount: string) => `Gutschein über ${amount}`
export const transferReference = (reference: string) => `Gutschein ${reference}`

export const checkDetails = 'Bitte prüfen Sie Ihre Angaben'
export const tooLittle = (least: string) => `Der Betrag muss mindestens ${least} sein`
export const tooMuch = (most: string) => `Der Betrag darf höchstens ${most} sein`
export const notWhole = (currency: string) => `Der Betrag muss aus ganzen ${currency} bestehen`
export const noName = 'Bitte geben Sie Vor- und Nachnamen ein'
export const noStreet = 'Bitte geben Sie Straße und Hausnummer ein'
export const longAdditional = 'Der Adresszusatz ist zu lang'
export const noCity = 'Bitte geben Sie Postleitzahl und Ort ein'
export const longRecipient = 'Der Name auf der Karte ist zu lang'
export const noBackground = 'Bitte wählen Sie ein Motiv'
export const longText = 'Ihr Text ist zu lang'
export const notAgreed = 'Bitte stimmen Sie der Datenschutzerklärung zu'
export const noMethod = 'Bitte wählen Sie eine Zahlungsart'
export const linkIncomplete = 'Dieser Link ist unvollständig'

export const onlySimulated = 'Bestellen lässt sich hier nur zur Probe'
export const linkInvalid = 'Dieser Link ist nicht vollständig. Bitte kopieren Sie ihn noch einmal aus der E\u2011Mail.'
export const linkExpired = 'Dieser Link ist abgelaufen. Ihr Gutschein gilt weiter, wenn Sie mit seinem Code buchen.'
export const beingPlaced = 'Diese Bestellung nehmen wir gerade auf, bitte versuchen Sie es noch einmal'
export const notPaid = 'Dieser Gutschein ist noch nicht bezahlt'
export const paidAlready = 'Dieser Gutschein ist schon bezahlt'
export const withdrawn = 'Sie haben diese Bestellung widerrufen'

export const heading = 'Einen Tag auf dem See verschenken'
export const lead =
  'Ein Gutschein für jedes unserer Boote. Er kommt als Karte zum Ausdrucken per E\u2011Mail, und was beim Buchen übrig bleibt, bleibt auf der Karte.'
export const yourVoucher = 'Ihr Gutschein'
export const yourOrder = 'Ihre Bestellung'
export const titleFor = (name: string) => `Ein Gutschein für ${name}`
export const titleForLake = 'Ein Gutschein für den See'
export const enterCode = 'Den Code beim Buchen eingeben'
export const codeComes = 'Der Code kommt nach der Zahlung'

export const theCard = 'Die Karte'
export const background = 'Motiv'
export const forWhom = 'Für wen'
export const yourText = 'Ihr Text'
export const amount = 'Betrag'
export const amountHint = (currency: string, least: string) => `Ganze ${currency}, ab ${least}`
export const yourDetails = 'Ihre Angaben'
export const goesToYou = 'Der Gutschein kommt an Ihre E\u2011Mail-Adresse, damit Sie ihn selbst überreichen können.'
export const salutation = 'Anrede'
export const salutations = { none: 'Keine', mr: 'Herr', ms: 'Frau', mx: 'Neutral' }
export const name = 'Vor- und Nachname'
export const email = 'E-Mail-Adresse'
export const street = 'Straße und Hausnummer'
export const additional = 'Adresszusatz'
export const city = 'Postleitzahl und Ort'
export const payment = 'Bezahlung'
export const paymentMethod = 'Zahlungsart'
export const transfer = 'Überweisung'
export const transferText = 'Fällig fünf Tage nach der Bestellung. Der Gutschein kommt, sobald das Geld da ist.'
export const online = {
  paypal: { label: 'PayPal', text: 'Jetzt bezahlen. Der Gutschein kommt sofort.' },
  card: {
    label: 'Karte, Apple Pay oder Google Pay',
    text: 'Jetzt auf einer Seite von Stripe bezahlen. Der Gutschein kommt sofort.',
  },
}
export const agree = <T>(link: (text: string) => T) => ['Ich stimme der ', link('Datenschutzerklärung'), ' zu']
export const whatYouOrder = 'Was Sie bestellen'
export const orderedFor = (recipient: string) => `Gutschein${recipient && ` für ${recipient}`}, unbefristet gültig`
export const sentByMail = 'Versand per E-Mail, als PDF'
export const order = 'Zahlungspflichtig bestellen'
export const orderAndPay = 'Zahlungspflichtig bestellen'

export const pay = (amount: string) => `${amount} bezahlen`
export const comesOncePaid = 'Der Gutschein kommt per E\u2011Mail, sobald Sie bezahlt haben.'
export const tooLate =
  'Die Zeit zum Bezahlen ist abgelaufen. Es wurde nichts abgebucht, bestellen Sie einfach noch einmal.'
export const changeOrder = 'Bestellung ändern'
export const payLater = 'Später bezahlen'

export const completed = 'Ihr Gutschein ist bestellt!'
export const demonstration =
  'Das war nur eine Vorführung: Nichts wurde bestellt, keine E\u2011Mail verschickt. Alles andere sieht genauso aus.'
export const followsTransfer = 'Der Gutschein folgt, sobald diese Überweisung eingegangen ist:'
export const attached = (amount: string, reference: string) =>
  `Der Gutschein über ${amount} hängt als PDF an, zum Drucken oder Weitergeben. Ihre Bestellnummer ist ${reference}.`
export const pageOfVoucher = 'Gutschein ansehen'
export const voucherToPrint = 'Gutschein ansehen und drucken'
export const orderAnother = 'Noch einen bestellen'

export const code = 'Gutscheincode'
export const codeOrPromo = 'Gutschein- oder Aktionscode'
export const removeCode = 'Entfernen'
export const apply = 'Anrechnen'
export const tryAgain = 'Noch einmal versuchen'
export const applied = (amount: string) => `Gutschein angerechnet: ${amount}`
export const appliedInPart = (amount: string, left: string) =>
  `Gutschein angerechnet: ${amount}, davon bleiben ${left} auf dem Gutschein`
export const appliedAloud = (amount: string) => `Gutschein angerechnet, ${amount}`
export const codeInvalid = (code: string) => `Den Code ${code} kennen wir nicht`
export const invalidAloud = (code: string) => `Der Gutschein ist ungültig: ${code}`
export const notChecked = 'Der Gutschein ließ sich nicht prüfen, bitte versuchen Sie es noch einmal'
export const notApplied = 'Bitte rechnen Sie den Gutschein an oder löschen Sie seinen Code'

export const lookingUp = 'Wir sehen nach Ihrem Gutschein …'
export const waiting = (amount: string) => `Auf Ihrem Gutschein warten ${amount}`
export const chooseBoat = 'Boot aussuchen'
export const filledIn = (code: string) => `Der Code ${code} ist beim Buchen schon eingetragen.`
export const invalid = 'Der Gutschein ist ungültig'
export const nothingOn = (code: string) =>
  `Zu ${code} gibt es keinen Gutschein, auf dem noch etwas ist. Bitte vergleichen Sie den Code mit der Karte.`
export const checkFailed = 'Der Gutschein ließ sich nicht prüfen'
export const pleaseRetry = 'Bitte versuchen Sie es noch einmal'

export const looking = 'Wir suchen Ihren Gutschein'
export const paidOrder = (reference: string) => `Bezahlt, Bestellung ${reference}`
export const codeEnded = (reference: string) => `Der Code der Bestellung ${reference} gilt nicht mehr.`
export const nothingBack = 'Bezahlt wurde nichts, also geht auch nichts zurück.'
export const wentBack = (amount: string) => `${amount} sind auf dem Weg zurückgegangen, auf dem Sie bezahlt haben.`
export const goesBack = (amount: string) =>
  `${amount} gehen auf dem Weg zurück, auf dem Sie bezahlt haben, spätestens in 14 Tagen.`
export const orderOne = 'Gutschein bestellen'
export const canceled = 'Diese Bestellung wurde storniert'
export const noPayment = (reference: string) =>
  `Für die Bestellung ${reference} kam keine Zahlung, also ist auch nichts mehr zu bezahlen.`
export const changedMind = <T>(link: (text: string) => T) => [
  'In den ersten 14 Tagen anders überlegt? ',
  link('Vertrag widerrufen'),
]
export const expired = 'Dieser Link ist abgelaufen'
export const expiredText =
  'Er galt drei Jahre. Ihr Gutschein gilt weiter: Geben Sie beim Buchen seinen Code ein, oder schreiben Sie uns, und Sie bekommen einen neuen Link. '
export const broken = 'Dieser Link funktioniert nicht'
export const brokenText =
  'Ein Teil davon fehlt oder wurde unterwegs verändert. Öffnen Sie ihn noch einmal aus der E\u2011Mail, oder kopieren Sie ihn ganz. Hilft das nicht, schreiben Sie uns. '
export const notLoaded = 'Ihr Gutschein ließ sich nicht laden'
export const retrySoon = 'Bitte versuchen Sie es gleich noch einmal.'
export const toVouchers = 'Zu den Gutscheinen'

export const toBePaid = (amount: string) => `Gutschein über ${amount}, noch zu bezahlen`
export const comesOnceHere = (reference: string) =>
  `Bestellung ${reference}. Der Gutschein kommt per E\u2011Mail, sobald das Geld da ist.`
export const byTransfer = 'Per Überweisung'
export const orOnline = 'Oder gleich online'
export const payOnline = 'Online bezahlen'

export const left = (amount: string) => `Guthaben ${amount}`
export const usedUp = 'Aufgebraucht'
export const leftOf = (balance: string, amount: string) => `${balance} von ${amount}`
export const asPdf = 'Gutschein als PDF'
export const pdfFailed = 'Das PDF ließ sich nicht laden, bitte versuchen Sie es noch einmal'
export const uses = 'Wofür er eingelöst wurde'
export const noUses = 'Bisher für nichts. Der ganze Betrag ist da.'
