import { plural } from '#kit/shared/plural.ts'

export const providers = { paypal: 'PayPal', card: 'Stripe' }
export const ways = { paypal: 'PayPal', card: 'Karte, Apple Pay oder Google Pay' }
export const paymentFailed = {
  paypal: 'Die Zahlung mit PayPal hat nicht geklappt',
  card: 'Die Zahlung mit der Karte hat nicht geklappt',
}
export const nothingTaken = 'Es wurde nichts abgebucht.'
export const tryAgainOrElse =
  'Es wurde nichts abgebucht. Versuchen Sie es noch einmal, oder zahlen Sie auf anderem Weg.'
export const tryAgain = 'Noch einmal versuchen'
export const leftToPay = <T>(time: T) => ['Noch ', time, ' Minuten Zeit zum Zahlen']
export const minutesLeft = (minutes: number) =>
  plural(minutes, { one: 'Noch 1 Minute zum Zahlen', other: `Noch ${minutes} Minuten zum Zahlen` })

export const loadingOf = (name: string) => `${name} wird geladen`
export const paypalNotLoaded = 'PayPal ließ sich nicht laden'
export const paypalBlocked =
  'Etwas hält PayPal von dieser Seite fern, vielleicht ein Werbeblocker. Sie können auch auf anderem Weg zahlen.'
export const away = (name: string) => `${name} antwortet gerade nicht`
export const awayText = (name: string) =>
  `Es ist nichts verloren: Die Zeit zum Zahlen läuft unten weiter, und Sie können es noch einmal versuchen. Meldet ${name} sich nicht, zahlen Sie per Überweisung.`
export const noConnection = 'Zahlen geht gerade nicht: Es gibt keine Verbindung'
export const noConnectionText =
  'Verloren ist nichts: Was Sie eingegeben haben, bleibt, und Ihre Bestellung auch, bis die Zeit unten um ist. Sobald Sie wieder online sind, geht es hier von selbst weiter.'
export const waiting = (name: string) => `Wir warten auf die Antwort von ${name}`
export const waitingText =
  'Das dauert meist ein paar Sekunden. Sie können die Seite verlassen: Es geht ohne sie weiter, und wir schreiben Ihnen eine E\u2011Mail.'

export const paid = (price: string) => `${price} bezahlt`
export const moneyBack = 'Sie bekommen Ihr Geld zurück'
export const moneyBackText = (price: string) => `${price} gehen auf dem Weg zurück, auf dem Sie gezahlt haben.`
export const timeIsOver = 'Die Zeit zum Zahlen ist um'
export const lookOnceMore = {
  boat: 'Wir sehen noch einmal nach, ob Sie gezahlt haben. Wenn nicht, wird das Boot wieder frei.',
  order: 'Wir sehen noch einmal nach, ob Sie gezahlt haben. Wenn nicht, verfällt die Bestellung.',
}
export const released = {
  boat: 'Es wurde nichts abgebucht, und das Boot ist wieder frei.',
  order: 'Es wurde nichts abgebucht, und die Bestellung ist verfallen.',
}
export const givenUp = 'Die Zahlung wurde abgebrochen'

export const testPayment = <T>(strong: (text: string) => T) => [
  strong('Probezahlung.'),
  ' PayPal ist hier nicht eingerichtet, es fließt also kein Geld. Sie nehmen die Zahlung auf einer Seite an, die für PayPal steht, oder lehnen sie dort ab.',
]
export const testCardPayment = <T>(strong: (text: string) => T) => [
  strong('Probezahlung.'),
  ' Stripe ist hier nicht eingerichtet, es fließt also kein Geld. Sie nehmen die Zahlung auf einer Seite an, die für Stripe steht, oder lehnen sie dort ab, und kommen hierher zurück.',
]
export const onStripesPage =
  'Ihre Karte geben Sie auf einer Seite unseres Zahlungsdienstes Stripe an, oder Sie wählen dort Apple Pay oder Google Pay. Danach kommen Sie hierher zurück.'
export const payByCard = (price: string) => `${price} mit Karte zahlen`
export const payWith = 'Zahlen mit'
export const payInNewTab = (price: string) => `${price} in neuem Tab zahlen`
export const noMoneyMoves = 'Probezahlung – es fließt kein Geld'
export const standsFor = (name: string) => `Diese Seite steht für ${name}. Wie soll die Zahlung ausgehen?`
export const approve = 'Zahlung annehmen'
export const refuse = 'Ablehnen'
export const noPayment = 'Diese Zahlung gibt es nicht'
export const noPaymentText =
  'Vielleicht fehlt ein Stück der Adresse, oder inzwischen ist ein echter Anbieter eingerichtet.'
export const addressIncomplete = 'Vielleicht fehlt ein Stück der Adresse.'
export const toBoats = 'Zu den Booten'
export const toStartPage = 'Zur Startseite'
export const thePayment = 'die Zahlung'
export const paymentLoading = 'Die Zahlung wird geladen'
export const wentWrong = 'Etwas ist schiefgegangen'
export const backToOrder = 'Zurück zu Ihrer Bestellung'
export const beingCompleted = 'Die Zahlung wird abgeschlossen'
export const goesOnByMail = 'Alles Weitere kommt per E\u2011Mail.'
/** Where one comes back to the page that is paid for. */
export const endingsHere = {
  approved: { title: 'Angenommen', text: 'Die Zahlung wird abgeschlossen.' },
  paid: { title: 'Bezahlt', text: 'Es geht zurück zu Ihrer Bestellung.' },
  refused: {
    title: 'Abgelehnt',
    text: 'Es wurde nichts gezahlt. In Ihrer Bestellung können Sie es noch einmal versuchen oder auf anderem Weg zahlen.',
  },
}
export const endings = {
  approved: {
    title: 'Angenommen',
    text: 'Die Zahlung wird abgeschlossen. Sie können in den anderen Tab zurückkehren.',
  },
  paid: { title: 'Bezahlt', text: 'Kehren Sie in den anderen Tab zurück: Dort geht es von selbst weiter.' },
  refused: { title: 'Abgelehnt', text: 'Es wurde nichts gezahlt. Im anderen Tab können Sie es noch einmal versuchen.' },
  returned: { title: 'Zurückgegeben', text: 'Wir konnten Ihre Bestellung nicht mehr halten, das Geld geht zurück.' },
  ended: {
    title: 'Zu spät',
    text: 'Diese Zahlung kam nicht rechtzeitig oder wurde abgebrochen. Es wurde nichts gezahlt.',
  },
}

export const amount = 'Betrag'
export const recipient = 'Empfänger'
export const reference = 'Verwendungs\u00adzweck'
export const dueBy = 'Fällig bis'
export const copy = 'Kopieren'
export const copied = 'Kopiert'
export const copyOf = (name: string) => `Kopieren: ${name}`
export const isCopied = (name: string) => `Kopiert: ${name}`
export const qrCode = 'Zahlungscode für Ihre Banking-App'
export const scanIt = 'Scannen Sie den Code mit Ihrer Banking-App, dann ist alles ausgefüllt.'
export const eurosFor = (euros: string, price: string) => `${euros} (für ${price})`
export const rate = (one: string, euros: string) => `Umgerechnet wird mit ${euros} für ${one}.`
export const transferAhead = (transfer: { amount: string; due: string; to: string; iban: string; bic: string }) =>
  `Bitte überweisen Sie ${transfer.amount} bis ${transfer.due} an ${transfer.to}, IBAN ${transfer.iban}, BIC ${transfer.bic}. Den Verwendungszweck nennt die Bestätigung.`

export const noSuchPayment = 'Diese Zahlung gibt es nicht'
export const noSuchOrder = 'Diese Bestellung gibt es nicht'
export const notOffered = 'So können Sie hier nicht zahlen. Bitte wählen Sie einen anderen Weg'
export const moneyIsMoving = 'Die Zahlung läuft gerade und lässt sich jetzt nicht abbrechen'
export const providerUnreached = (name: string) =>
  `${name} antwortet gerade nicht. Versuchen Sie es noch einmal, oder zahlen Sie per Überweisung`
