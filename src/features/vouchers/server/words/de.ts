export const question = 'Eine Frage?'
export const callOrWrite = (reference: string) =>
  `Rufen Sie an oder schreiben Sie uns und nennen Sie Ihre Bestellnummer ${reference}:\n`
export const order = 'Bestellung'
export const recipient = 'Für'
export const howToPay = 'Wie Sie bezahlen'
export const canceledWithout = (day: string) =>
  `Ohne Überweisung bis ${day} stornieren wir die Bestellung, kostenlos für Sie.`
export const withdraw = 'Vertrag widerrufen'
export const modelForm = 'Muster-Widerrufsformular'

export const orderedSubject = (reference: string, euros: string) =>
  `Ihre Gutschein-Bestellung ${reference}: bitte ${euros} überweisen`
export const dueBy = (day: string) => `Fällig bis ${day}. Der Gutschein kommt per E-Mail, sobald das Geld da ist.`
export const orderIsComplete = 'Ihr Gutschein ist bestellt!'
export const thanksOrdered = (name: string) =>
  `Vielen Dank, ${name}. Ihr Gutschein kommt an diese Adresse, sobald Ihre Überweisung da ist.`
export const thanksOrderedFor = (name: string, recipient: string) =>
  `Vielen Dank, ${name}. Ihr Gutschein für ${recipient} kommt an diese Adresse, sobald Ihre Überweisung da ist.`

export const reminderSubject = (euros: string) => `Ihr Gutschein wartet auf ${euros}`
export const notSeen = (reference: string) =>
  `Ihre Überweisung für die Bestellung ${reference} haben wir noch nicht gesehen.`
export const isWaiting = 'Ihr Gutschein wartet auf Sie'
export const notArrived = (name: string, day: string) =>
  `Guten Tag ${name}, Ihre Überweisung, fällig am ${day}, ist noch nicht angekommen. Wenn sie unterwegs ist, ist alles gut.`

export const canceledSubject = (reference: string) => `Ihre Gutschein-Bestellung ${reference} ist storniert`
export const nothingToPay = 'Es kam keine Überweisung. Zu zahlen ist nichts mehr.'
export const orderIsCanceled = 'Ihre Bestellung ist storniert'
export const canceledLead = (name: string) =>
  `Guten Tag ${name}, für Ihren Gutschein kam keine Überweisung, deshalb haben wir die Bestellung storniert. Zu zahlen ist nichts mehr.`
export const stillWanted = 'Sie möchten ihn noch?'
export const orderAgain =
  'Bestellen Sie ihn neu, wann immer Sie mögen. Ist Ihr Geld unterwegs, ist es nicht verloren: Sagen Sie uns Bescheid.'
export const orderVoucher = 'Gutschein bestellen'
export const returnedSubject = (amount: string, reference: string) =>
  `${amount} für Ihre Gutschein-Bestellung ${reference} sind zurück`
export const getBack = (amount: string) => `Sie bekommen ${amount} zurück`
export const gaveBack = (name: string, amount: string, reason: string) =>
  `Guten Tag ${name}, wir haben ${amount} auf das Konto zurückgegeben, mit dem Sie bezahlt haben. ${reason}.`

export const voucherSubject = (amount: string) => `Ihr Gutschein über ${amount}`
export const voucherSubjectFor = (amount: string, recipient: string) => `Ihr Gutschein über ${amount} für ${recipient}`
export const asPdf = 'Als PDF zum Drucken oder Weitergeben, mit seinem Code und dem, was noch darauf ist.'
export const voucherFor = (recipient: string) => `Ein Gutschein für ${recipient}`
export const hereItIs = 'Hier ist Ihr Gutschein'
export const thanksPaid = (name: string) =>
  `Vielen Dank, ${name}. Der Gutschein ist bezahlt und hängt als PDF an: Drucken Sie ihn, oder geben Sie ihn so weiter.`
export const code = 'Code'
export const howUsed = 'So lösen Sie ihn ein'
export const codeIsEntered =
  'Geben Sie den Code ein, wenn Sie ein Boot buchen. Was übrig ist, bleibt für das nächste Mal auf dem Gutschein.'
export const chooseBoat = 'Boot aussuchen'
export const whatIsLeft = 'Was noch darauf ist'
export const ownPage =
  'Guthaben, Verlauf und das PDF sind auf einer eigenen Seite. Wer diesen Link hat, kann den Gutschein einlösen.'
export const openVoucher = 'Gutschein öffnen'
export const linkWorks = (years: number) => `Der Link gilt ${years} Jahre; der Gutschein läuft nie ab.`

export const forTheLake = 'Ein Gutschein für den See'
export const scanOrEnter = 'Code scannen oder beim Buchen eingeben:'
export const cardTerms =
  'Für alle unsere Boote. Was übrig ist, bleibt auf dem Gutschein; er läuft nie ab und wird nicht bar ausgezahlt.'
