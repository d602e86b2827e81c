export const calendar = 'In den Kalender'
export const yourCalendar = 'Ihr Kalender'
export const takeOut = 'Öffnen Sie diese Datei, dann verschwindet die Fahrt wieder aus Ihrem Kalender.'
export const calendarFile = 'Kalenderdatei'
export const googleCalendar = 'Google Kalender'
export const removeFromCalendar = 'Aus dem Kalender nehmen'

export const cancelHeading = 'Buchung stornieren'
export const cancelsToday = <T>(fee: string, terms: (text: string) => T) => [
  `Wenn Sie heute stornieren, kostet das nach unseren `,
  terms('AGB'),
  ` ${fee}. Sie sehen alles, bevor etwas geschieht.`,
]
export const cancelsAsBefore = (fee: string) =>
  `Wenn Sie heute stornieren, kostet das ${fee}, so viel wie vor Ihrer Änderung. Sie sehen alles, bevor etwas geschieht.`
export const cancelBooking = 'Buchung stornieren'
export const tripHasBegun =
  'Ihre Fahrt hat begonnen, deshalb lässt sie sich hier nicht mehr stornieren. Bitte rufen Sie uns an:'
export const cancelBoat = (boat: string) => `${boat} stornieren?`
export const keepBooking = 'Buchung behalten'
export const confirmCancel = 'Stornieren'
export const notAgreed = 'Bitte bestätigen Sie, dass Sie stornieren wollen'
export const wantToCancel = 'Ich will stornieren.'
export const acceptFee = (fee: string) => `Ich will stornieren und bin mit der Gebühr von ${fee} einverstanden.`
export const feeHasChanged = 'Die Stornogebühr hat sich geändert'
export const feeIsNow = (fee: string) => `Sie beträgt jetzt ${fee}. Storniert ist noch nichts.`
export const owesAll = (fee: string) => `Gezahlt haben Sie noch nichts. Die Gebühr von ${fee} überweisen Sie uns bitte.`
export const owesRest = (paid: string, rest: string) =>
  `Von der Gebühr sind ${paid} schon gezahlt. Die übrigen ${rest} überweisen Sie uns bitte.`
export const feeTakesAll = (paid: string) =>
  `Mit den gezahlten ${paid} ist die Gebühr beglichen: Es kommt nichts zurück, und es ist nichts mehr zu zahlen.`
export const costsNothing = 'Sie haben nichts gezahlt, und es ist nichts zu zahlen.'
export const notCanceledDemo = 'Das war eine Vorführung: Storniert wurde nichts.'
export const comesBack = (price: string) => `Sie bekommen ${price} zurück.`
export const allInMail = (email: string) => `All das steht auch in unserer E\u2011Mail an ${email}.`

export const onlyStep = (fee: string, terms: string) =>
  `Von jetzt bis zum Beginn kostet eine Stornierung ${fee}${terms ? ` (${terms})` : ''}.`
export const leastFee =
  'Sie haben diese Buchung geändert: Eine Stornierung kostet mindestens so viel, wie sie davor gekostet hätte.'
export const atLeast = 'wie zuvor'
export const feeSteps = 'Was eine Stornierung kostet, und bis wann'
export const today = 'Heute'
export const until = (day: string) => `bis ${day}`

export const howCanceled = 'So wurde storniert'
export const youCanceled = (day: string) => `Sie haben am ${day} storniert.`
export const weCanceled = (day: string, reason: string) => `Wir haben am ${day} storniert: ${reason}`
export const nobodyCame = 'Als Ihr Boot bereitlag, ist niemand gekommen. Deshalb wurde es wieder freigegeben.'
export const missed = 'Nicht gekommen'
export const weWaited = 'Wir haben auf Sie gewartet'
export const noShowCosts = (fee: string) => `Wenn niemand kommt, kostet es ${fee}.`
export const wasReleased = (day: string) => `Es wurde nicht rechtzeitig gezahlt, seit ${day} ist das Boot wieder frei.`
export const isUnclear = 'Ist etwas unklar?'
export const findAnother = 'Anderes Boot suchen'

export const requestChange = 'Änderung anfragen'
export const changeLead =
  'Ein anderer Tag, eine Nacht länger, mehr Leute? Schreiben Sie uns, wir antworten per E\u2011Mail. Bis dahin bleibt Ihre Buchung, wie sie ist.'
export const whatToChange = 'Was möchten Sie ändern?'
export const wishSent = 'Ihr Wunsch ist unterwegs'
export const wishMailed = 'Sie bekommen eine Kopie per E\u2011Mail, und unsere Antwort, sobald es geht.'
export const wishDemo = 'Das war eine Vorführung: Es wurde keine E\u2011Mail verschickt.'
export const sendWish = 'Absenden'
export const noWish = 'Bitte schreiben Sie, was Sie ändern möchten'
export const wishTooLong = 'Ihr Text ist zu lang'

export const copyReference = <T>(aside: (text: string) => T) => ['Kopieren', aside(' der Buchungsnummer')]
export const referenceCopied = <T>(aside: (text: string) => T) => ['Kopiert', aside(': Buchungsnummer')]
export const referenceNotCopied = <T>(aside: (text: string) => T) => ['Nicht kopiert', aside(': Buchungsnummer')]

export const hasArrived = (price: string) => `Vielen Dank, Ihre ${price} sind angekommen.`
export const linkBroken = 'Dieser Link funktioniert nicht'
export const linkBrokenText =
  'Ein Teil davon fehlt oder wurde unterwegs verändert. Bitte öffnen Sie ihn noch einmal aus der neuesten E\u2011Mail zu Ihrer Buchung, oder kopieren Sie ihn ganz.'
export const linkExpired = 'Dieser Link ist abgelaufen'
export const linkExpiredText =
  'Er gilt bis 30 Tage nach der Fahrt. Bitte öffnen Sie den Link in der neuesten E\u2011Mail zu Ihrer Buchung.'
export const notLoaded = 'Ihre Buchung ließ sich nicht laden'
export const tryLater = 'Bitte versuchen Sie es gleich noch einmal.'
export const orReachUs = <T>(phone: T, email: T) => [
  'Hilft das nicht, rufen Sie uns an unter ',
  phone,
  ' oder schreiben Sie an ',
  email,
  '.',
]
export const lookAtBoats = 'Unsere Boote ansehen'
export const looking = 'Wir suchen Ihre Buchung'
export const yourBooking = 'Ihre Buchung'

export const states = {
  held: 'Für Sie freigehalten, bis Sie gezahlt haben',
  booked: 'Gebucht',
  under_way: 'Unterwegs',
  past: 'Vorbei',
  canceled: 'Storniert',
}
export const hasBegun = 'Ihre Zeit hat begonnen'
export const minutesLate = (minutes: number) => `Unterwegs, ${minutes}\u00a0Min. zu spät`
export const hoursLate = (hours: number) => `Unterwegs, ${hours}\u00a0Std. zu spät`
export const isCanceled = 'Ihre Buchung ist storniert'
export const yourTrip = (boat: string) => `Ihre Fahrt mit ${boat}`
export const isKept = (boat: string) => `Wir halten ${boat} für Sie frei`
export const isYours = (boat: string) => `${boat} wartet auf Sie`
export const areYours = (boats: string) => `${boats} warten auf Sie`
export const from = 'Von'
export const till = 'Bis'
export const localTime = (zone: string) => `Ortszeit am Hafen (${zone})`
export const boat = 'Boot'
export const persons = 'Personen'
export const reference = 'Buchungsnummer'

export const moneyOutcome = 'Was aus dem Geld wurde'
export const costs = 'Was es kostet'
export const onSite = (fee: string) => `${fee}, bar vor Ort`
export const total = 'Gesamt'
export const includesVat = (percent: number, vat: string) => `Darin ${percent} Prozent MwSt.: ${vat}`
export const nothingToPay = 'Es ist nichts mehr zu zahlen.'
export const paidByVoucher = 'Mit Gutschein bezahlt'
export const paid = 'Bezahlt'
export const stillToPay = 'Noch zu zahlen'
export const transferFee = 'Bitte überweisen Sie die Stornogebühr'
export const transferNoShowFee = 'Bitte überweisen Sie die Gebühr'
export const byTransfer = 'Per Überweisung'
export const orOnline = 'Oder gleich hier'
export const cancellationFee = 'Stornogebühr'
export const noShowFee = 'Gebühr, da niemand kam'
export const paidSoFar = 'Bisher bezahlt'
export const comesBackToYou = 'Erstattung'
export const backToAccount = (price: string) =>
  `${price} gehen innerhalb von fünf Werktagen auf das Konto zurück, von dem Sie gezahlt haben.`
export const backByTransfer = (price: string) => `${price} überweisen wir Ihnen zurück.`
export const feeOfVoucher = (amount: string) => `${amount} der Stornogebühr deckt Ihr Gutschein.`
export const backOnVoucher = (price: string) => `${price} sind sofort wieder auf Ihrem Gutschein.`
export const backToYou = 'Zurück an Sie'
type Told = <T>(amount: string, voucher: (text: string) => T) => (string | T)[]
export const returned: Readonly<Record<'on_its_way' | 'sent' | 'by_hand' | 'on_voucher' | 'as_voucher', Told>> = {
  on_its_way: (amount) => [
    `${amount} sind auf dem Weg auf das Konto, von dem Sie gezahlt haben. Wir schicken sie in den nächsten Minuten los; die meisten Banken brauchen bis zu fünf Werktage.`,
  ],
  sent: (amount) => [
    `${amount} haben wir auf das Konto geschickt, von dem Sie gezahlt haben. Die meisten Banken brauchen bis zu fünf Werktage.`,
  ],
  by_hand: (amount) => [`${amount} überweisen wir Ihnen zurück.`],
  on_voucher: (amount) => [`${amount} sind wieder auf Ihrem Gutschein.`],
  as_voucher: (amount, voucher) => [`${amount} haben Sie als `, voucher('Gutschein'), ' behalten.'],
}
export const returnedWhen = {
  changed: (day: string) => `Geändert am ${day}`,
  canceled: (day: string) => `Storniert am ${day}`,
}
export const payNow = (price: string) => `Jetzt ${price} zahlen`
export const notPaidDemo = 'Das war eine Vorführung: Bezahlt wurde nichts.'
export const noOnline = 'Im Moment lässt sich hier nicht zahlen.'
export const standsAsItWas = 'Ihre Buchung gilt weiter wie bisher.'
export const timeIsOver = 'Die Zeit zum Zahlen ist um, es wurde nichts abgebucht'
export const moneyBack = 'Sie bekommen Ihr Geld zurück'
export const givenUp = 'Die Zahlung wurde abgebrochen, es wurde nichts abgebucht'

export const beThere = (hour: string) => `Bitte seien Sie ein paar Minuten vor ${hour} da.`
export const allPaid = 'Nichts, alles ist bezahlt'
export const howToPay = 'Wie Sie bezahlen und was es kostet'
export const whatToBring = 'Was Sie mitbringen'
export const whatYouSaid = 'Ihre Angaben'
export const name = 'Name'
export const email = 'E-Mail'
export const whereWeMeet = 'Treffpunkt'
export const showOnMap = 'Auf der Karte zeigen'

export const linkIncomplete = 'Dieser Link ist nicht vollständig'
export const lookAtFee = 'Bitte sehen Sie sich die Stornogebühr noch einmal an'
export const linkInvalid = (phone: string, mail: string) =>
  `Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der neuesten E-Mail zu Ihrer Buchung, oder melden Sie sich unter ${phone} oder ${mail}.`
export const linkTooOld = (phone: string, mail: string) =>
  `Dieser Link ist abgelaufen. Bitte öffnen Sie den in der neuesten E\u2011Mail zu Ihrer Buchung, oder melden Sie sich unter ${phone} oder ${mail}.`
export const bookingGone = (phone: string, mail: string) =>
  `Diese Buchung gibt es nicht mehr. Bitte melden Sie sich unter ${phone} oder ${mail}.`
export const feeChanged = (fee: string) => `Die Stornogebühr beträgt jetzt ${fee}`
export const tooLate = 'Ihre Buchung hat begonnen und lässt sich hier nicht mehr stornieren. Bitte rufen Sie uns an.'
export const notBooked = 'Diese Buchung ist noch nicht bezahlt. Wenn Sie nichts tun, verfällt sie von selbst.'
export const bookingOver = 'Diese Buchung ist vorbei und lässt sich nicht mehr ändern'
export const nothingOnline = 'Für diese Buchung ist hier nichts zu zahlen'

export const editHeading = 'Buchung selbst ändern'
export const changedByUs = 'Buchung ändern'
export const editLeads = {
  hours:
    'Ein anderer Tag, eine andere Zeit, länger oder kürzer, Extras und Personen. Sie sehen den Preis, bevor sich etwas ändert.',
  days: 'Andere Tage, mehr oder weniger Nächte, Extras und Personen. Sie sehen den Preis, bevor sich etwas ändert.',
}
export const edit = 'Buchung ändern'
export const editUntil = (when: string) => `Möglich bis ${when}.`
export const momentOf = (day: string, hour: string) => `${day}, ${hour}`
