export const noName = 'Bitte geben Sie Ihren Namen ein'
export const noContract = 'Bitte geben Sie die Bestellnummer oder den Code des Gutscheins ein'
export const longComment = 'Ihre Anmerkung ist zu lang'
export const linkIncomplete = 'Dieser Link ist unvollständig'
export const noWithdrawal = 'Bitte wählen Sie einen Widerruf'
export const noOrder = 'Bitte geben Sie die Bestellnummer ein'
export const noNote = 'Bitte schreiben Sie auf, was erledigt wurde'
export const longNote = 'Die Notiz ist zu lang'

export const beingPutDown = 'Ihr Widerruf wird gerade aufgenommen, bitte versuchen Sie es noch einmal'
export const noSuchOrder = 'Unter dieser Nummer gibt es keine Bestellung'
export const notOpen = 'Über diesen Widerruf ist schon entschieden, oder es gibt nichts zu entscheiden'
export const orderOver = 'Diese Bestellung wurde schon storniert oder widerrufen, oder auf ihr ist nichts mehr übrig'

export const moment = (day: string, time: string, offset: string) => `${day}, ${time}\u00a0Uhr (UTC${offset})`
export const endedUnpaid = 'Der Vertrag ist beendet. Bezahlt war noch nichts, und zu bezahlen ist auch nichts mehr.'
export const ended = 'Der Vertrag ist beendet, der Code des Gutscheins gilt nicht mehr.'
export const backOnline = (amount: string, days: number) =>
  `${amount} gehen auf das Konto zurück, von dem Sie bezahlt haben, spätestens in ${days}\u00a0Tagen.`
export const backByHand = (amount: string, days: number) =>
  `Wir geben Ihnen innerhalb von ${days}\u00a0Tagen ${amount} auf dem Weg zurück, auf dem Sie bezahlt haben. Brauchen wir dafür Ihre Kontonummer, fragen wir per E\u2011Mail.`
export const backBoth = (amount: string, days: number, online: string, byHand: string) =>
  `Innerhalb von ${days}\u00a0Tagen gehen ${amount} zurück: ${online} auf das Konto, von dem Sie online bezahlt haben, ${byHand} auf dem Weg, auf dem Sie den Rest bezahlt haben.`
export const late = (day: string) =>
  `Nach unseren Unterlagen endete die Widerrufsfrist am ${day}. Jemand von uns sieht sich Ihre Erklärung an und schreibt Ihnen; bis dahin bleibt der Gutschein, wie er ist.`
export const lateUndated =
  'Nach unseren Unterlagen ist die Widerrufsfrist schon zu Ende. Jemand von uns sieht sich Ihre Erklärung an und schreibt Ihnen; bis dahin bleibt der Gutschein, wie er ist.'
export const unmatched =
  'Um welchen Gutschein es geht, war nicht gleich zu erkennen. Jemand von uns sieht nach und schreibt Ihnen. Ihre Erklärung zählt ab dem Zeitpunkt, zu dem sie eingegangen ist.'
export const spent =
  'Auf diesem Gutschein ist nichts mehr: Er hat Buchungen bezahlt, und für die gilt, was die AGB zum Stornieren sagen. Jemand von uns sieht sich Ihre Erklärung an und schreibt Ihnen.'
export const over = 'Diese Bestellung wurde schon storniert oder widerrufen. Es ist nichts mehr zu tun.'

/** What the law says word for word: annex 1 to article 246a § 1 (2) EGBGB, as of June 19, 2026. */
export const instruction = 'Widerrufsbelehrung'
export const loading = 'Einen Moment …'
export const right = 'Widerrufsrecht'
export const rightText = (
  _days: number,
  { name, address, email, phone }: { name: string; address: string; email: string; phone: string },
) => [
  'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
  `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${name}, ${address}, Telefon ${phone}, E-Mail ${email}) mittels einer eindeutigen Erklärung (z.\u00a0B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter „Vertrag widerrufen“ am Ende jeder Seite dieser Website ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z.\u00a0B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`,
  'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
]
export const effects = 'Folgen des Widerrufs'
export const effectsText = (_days: number) => [
  'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
]
/** Our own, apart from what the law says word for word. */
export const besides = 'Zu Frist und Gutschein'
export const besidesText = [
  'Fällt das Ende der Frist auf einen Samstag, einen Sonntag oder einen Feiertag, so endet sie erst am nächsten Werktag. Ab dem Widerruf gilt der Code des Gutscheins nicht mehr. Was vorher eingelöst wurde, hat eine Buchung bezahlt, für die gilt, was die AGB zum Stornieren sagen; was auf dem Gutschein übrig ist, geht zurück.',
]
/** Annex 2 to the same. */
export const model = 'Muster-Widerrufsformular'
export const modelText = ({ name, address, email }: { name: string; address: string; email: string }) => [
  '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  `An ${name}, ${address}, ${email}:`,
  'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*): Gutschein Nummer',
  'Bestellt am (*)/erhalten am (*)',
  'Name des/der Verbraucher(s)',
  'Anschrift des/der Verbraucher(s)',
  'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
  'Datum',
  '(*) Unzutreffendes streichen.',
]
export const bookingsAreFixed =
  'Wer ein Boot für einen festen Tag oder eine feste Zeit bucht, kann diesen Vertrag nicht widerrufen (§\u00a0312g Abs.\u00a02 Nr.\u00a09 BGB). Stornieren lässt sich jede Buchung, solange sie nicht begonnen hat, über den Link in der Bestätigungsmail.'

export const heading = 'Vertrag widerrufen'
export const lead =
  'Für Gutscheine, die Sie hier bestellt haben, innerhalb von 14\u00a0Tagen und ohne Begründung. Die Bestätigung kommt sofort per E\u2011Mail.'
export const about = 'Zum Widerruf'
export const bookedBoat = 'Sie haben ein Boot gebucht?'
export const termsSay = <T>(link: (text: string) => T) => ['Was das kostet, steht in den ', link('AGB'), '.']
export const stepOf = (step: number, all: number) => `Schritt ${step} von ${all}`
export const whoAndWhat = 'Wer widerruft, und was?'
export const yourName = 'Ihr Name'
export const contractLabel = 'Bestellnummer oder Code des Gutscheins'
export const fromLink = 'Aus dem Link übernommen, über den Sie kamen.'
export const fromMail = 'Steht in der E\u2011Mail zu Ihrer Bestellung.'
export const emailLabel = 'E-Mail-Adresse für die Bestätigung'
export const emailHint = 'Die Adresse, mit der Sie bestellt haben: So finden wir die Bestellung gleich.'
export const commentLabel = 'Möchten Sie etwas anmerken?'
export const commentHint = 'Einen Grund müssen Sie nicht angeben.'
export const goOn = 'Weiter'
export const failed = 'Das hat nicht geklappt, bitte versuchen Sie es noch einmal'

export const isThisIt = 'Widerruf prüfen und absenden'
export const declared = 'Hiermit widerrufe ich den unten genannten Vertrag.'
export const facts = {
  receipt: 'Bestätigung',
  received: 'Eingegangen',
  name: 'Name',
  contract: 'Vertrag',
  receiptTo: 'Bestätigung an',
  toAdd: 'Anmerkung',
  added: 'Anmerkung',
}
export const codeEnds = 'Ist die Frist noch offen, gilt der Code des Gutscheins ab sofort nicht mehr.'
export const onlyOnce = <T>(mail: T) => [
  'Auch wenn Sie es mehrmals versuchen, zählt es nur einmal. Eine E\u2011Mail an ',
  mail,
  ' genügt ebenso.',
]
export const confirm = 'Widerruf bestätigen'
export const change = 'Ändern'

export const received = 'Ihr Widerruf ist eingegangen'
export const onItsWay = (email: string) => `Dasselbe ist unterwegs an ${email}. Bitte heben Sie es auf.`
export const print = 'Drucken'
export const toBoats = 'Zu den Booten'
export const sampleMoment = 'Gerade eben, zur Vorführung'
export const sampleText = 'Mit dem Testkonto wurde nichts erklärt und keine E\u2011Mail verschickt.'

export const withdrawals = 'Widerrufe'
export const theWithdrawals = 'die Widerrufe'
export const listLead =
  'Gutscheine, deren Käufer den Vertrag widerrufen haben. Kommt der Widerruf rechtzeitig, endet der Gutschein von selbst; alles andere wartet auf Sie.'
export const nobodyHas = 'Niemand hat widerrufen'
export const nobodyHasText = 'Hier steht, was am Ende jeder Seite der Website erklärt wurde.'
export const markGivenBack = 'Als erstattet abhaken'
export const decide = 'Entscheiden'
/** `todo` is what the button says. */
export const todoOf = (todo: string, reference: string, name: string) => `${todo}: ${reference} von ${name}`
export const toDo = 'Zu tun'
export const closedBy = (name: string, day: string) => `Erledigt von ${name} (${day})`
export const done = 'Erledigt'
export const mailSubject = (reference: string) => `Ihr Widerruf ${reference}`
export const declaredOn = 'Erklärt'
export const voucher = 'Gutschein'
export const voucherEnded = (voucher: string, value: string) => `${voucher}, ${value}, beendet`
export const voucherLeft = (voucher: string, balance: string, value: string) =>
  `${voucher}, noch ${balance} von ${value}`

export const endedBefore = 'Beendet, bevor bezahlt war: Es geht nichts zurück.'
export const wentBack = (back: string, all: string) => `${back} von ${all} gingen über den Zahlungsdienst zurück.`
export const giveBackBy = (amount: string, day: string) => `Bis zum ${day} sind ${amount} zurückzugeben.`
export const byHand = (amount: string) => `${amount} von Hand.`
export const cameLate = (lastDay: string) => `Zu spät: Der letzte Tag war der ${lastDay}.`
export const fitsNone = 'Passt zu keinem Gutschein, der von dieser Adresse bestellt wurde.'
export const nothingLeft = 'Auf dem Gutschein ist nichts mehr übrig.'
export const wasOver = 'Die Bestellung war schon vorher erledigt.'

export const withdrawalOf = (name: string) => `Widerruf von ${name}`
export const acceptHeading = 'Trotzdem annehmen'
export const acceptText =
  'Der Gutschein endet sofort, was darauf übrig ist, geht zurück, und der Käufer erfährt es per E\u2011Mail.'
export const orderNumber = 'Bestellnummer'
export const accept = 'Annehmen, Gutschein beenden'
export const leaveHeading = 'Oder so lassen, wie es ist'
export const whatWasDone = 'Was erledigt wurde'
export const whatYouDid = 'Was Sie getan oder geschrieben haben'
export const onlyStaff = 'Das lesen nur Mitarbeiter.'
export const cancel = 'Abbrechen'
export const nothingToDo = 'Nichts mehr zu tun'
export const hasEnded = 'Der Gutschein ist beendet'
export const noted = 'Notiert'
