import { plural } from '#kit/shared/plural.ts'

// Was abgelehnt wird, und warum.
export const noClosure = 'Diese Sperrung gibt es nicht'
export const chooseTime = 'Bitte wählen Sie eine Uhrzeit'
export const enterReason = 'Bitte geben Sie einen Grund mit 3 bis 120 Zeichen an'
export const endsBeforeStart = 'Bitte wählen Sie ein Ende nach dem Beginn'
export const endsInPast = 'Bitte wählen Sie ein Ende, das noch nicht vorbei ist'
export const tooLong = (days: number) => `Bitte sperren Sie höchstens ${days} Tage auf einmal`
export const chooseDecision = 'Bitte wählen Sie, was aus jeder Buchung wird'
export const notConcerned = 'Eine Buchung ist nicht mehr betroffen: Bitte sehen Sie die Liste noch einmal an'
export const noEmail = (name: string) => `${name} hat keine E-Mail-Adresse: Bitte rufen Sie an`
export const nothingToSend = 'Es gibt nichts abzuschicken'
export const decidedTwice = 'Über eine Buchung wurde doppelt entschieden'
export const samePlace = (name: string) => `Den Platz für ${name} hat in dieser Liste schon jemand anderes`
export const changedMeanwhile = (name: string) =>
  `Die Buchung von ${name} wurde inzwischen geändert: Bitte sehen Sie die Liste noch einmal an`
export const takenMeanwhile = (name: string, detail: string) => `${name}: ${detail}. Es wurde nichts abgeschickt`
export const tooLateToUndo = 'Es lässt sich nichts mehr zurücknehmen: Die Gäste wissen Bescheid'
export const notAsked = 'Diesem Gast wurde in der letzten Stunde geschrieben, oder er muss nicht mehr antworten'
export const linkIncomplete = 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail'
export const linkExpired = (phone: string) => `Dieser Link ist abgelaufen. Bitte rufen Sie uns an: ${phone}`
export const linkInvalid = (phone: string, email: string) =>
  `Dieser Link ist nicht von uns. Bitte rufen Sie uns an (${phone}) oder schreiben Sie an ${email}`
export const chooseAnswer = 'Bitte wählen Sie, was Sie möchten'
export const tooSlow = 'Diese Zeit hat gerade jemand anderes genommen. Bitte wählen Sie eine andere'

// Sperren.
export const outOfService = 'Außer Betrieb'
export const closeWater = 'Wasser sperren'
export const closeBoat = (boat: string) => `${boat}: außer Betrieb`
export const closeFrom = 'Von'
export const closeUntil = 'Bis'
export const fromTime = 'Von, Uhrzeit'
export const untilTime = 'Bis, Uhrzeit'
export const boat = 'Boot'
export const wholeWater = 'Das ganze Wasser'
export const reason = 'Grund'
export const reasonHint =
  'Die Gäste lesen ihn: die Vorschläge unten in ihrer Sprache, Ihren eigenen so, wie Sie ihn schreiben'
export const boatReasons = ['Motorschaden', 'Schaden am Rumpf', 'Inspektion']
export const waterReasons = ['Sturmwarnung', 'Eis auf dem See', 'Hochwasser']
export const whatClosing =
  'Ab sofort kann für diese Zeit niemand mehr buchen. Danach sehen Sie, wen das betrifft und was aus jeder Buchung werden könnte. Niemand erfährt etwas, bevor Sie es sagen.'
export const closing = 'Wird gesperrt ...'
export const notNow = 'Jetzt nicht'
export const closeAndReview = 'Sperren und ansehen'

// Was gesperrt ist.
export const closedBar = (reason: string) => `Gesperrt: ${reason}`
export const waterBar = (reason: string) => `Wasser gesperrt: ${reason}`
export const openReview = (what: string, span: string) => `${what}, ${span}: ansehen, wen das betrifft`
export const closedNow = 'Gesperrt'
export const undecided = (count: number) =>
  plural(count, { one: '1 Buchung zu entscheiden', other: `${count} Buchungen zu entscheiden` })
export const unanswered = (count: number) =>
  plural(count, { one: '1 Gast hat nicht geantwortet', other: `${count} Gäste haben nicht geantwortet` })
export const allSettled = 'für alle ist gesorgt'

// Die Übersicht.
export const title = (what: string) => `${what}: außer Betrieb`
export const waterTitle = 'Das Wasser ist gesperrt'
export const waterWas = 'Das Wasser war gesperrt'
export const theReview = 'die betroffenen Buchungen'
export const fromUntil = (from: string, until: string) => `${from} bis ${until}`
export const endOfDay = '24 Uhr'
export const closedBy = (name: string) => `gesperrt von ${name}`
export const isLifted = 'Wieder geöffnet'
export const isOver = 'Vorbei'
export const openAgain = 'Wieder öffnen'
export const reallyOpen = 'Wieder öffnen?'
export const whatOpening =
  'Es kann sofort wieder gebucht werden. Was verschoben oder abgesagt wurde, bleibt so. Wer gefragt wurde und noch nicht geantwortet hat, erfährt per E-Mail, dass die Fahrt stattfindet.'
export const keepClosed = 'Gesperrt lassen'
export const isOpenAgain = 'Es kann wieder gebucht werden.'
export const timeline = 'Belegungsplan'

export const aboard = 'Gerade auf dem Wasser: bitte anrufen'
export const aboardText =
  'Sie haben das Boot. Hier wird nichts verschoben; sie sollten zurückkommen oder an Land bleiben.'
export const outSince = (time: string) => `draußen seit ${time}`
export const callName = (name: string) => `${name} anrufen`
export const held = 'Bezahlen gerade'
export const heldText = 'In wenigen Minuten sind sie gebucht oder frei und stehen dann in der Liste.'

export const toDecide = (count: number) => plural(count, { one: '1 Buchung', other: `${count} Buchungen` })
export const noneOpen = 'Keine Buchung wartet auf eine Entscheidung'
export const noneConcerned = 'Keine Buchung ist betroffen.'
export const whatBecomes = (name: string) => `Was wird aus ${name}`
export const decisionNames = {
  ask: 'Den Gast fragen',
  cancel: 'Absagen, Geld zurück',
  keep: 'Ich spreche selbst mit ihnen',
}
export const placeOf = (boats: string, time: string) => `${boats}, ${time}`
export const placeOfOtherKind = (boats: string, time: string) => `${boats} (andere Art), ${time}`
export const placeLacksLicense = (place: string) => `${place}: braucht Führerschein`
export const isTwice = 'Zwei Buchungen hätten dasselbe Boot zur selben Zeit'
export const noPlace = 'Kein anderes Boot und keine andere Zeit an diesem Tag'
export const people = (count: number) => plural(count, { one: '1 Person', other: `${count} Personen` })
export const paid = (amount: string) => `${amount} bezahlt`
export const partlyPaid = (paid: string, price: string) => `${paid} von ${price} bezahlt`
export const ofPrice = (price: string) => `${price}, unbezahlt`
export const moves = (count: number) => plural(count, { one: '1 verschoben', other: `${count} verschoben` })
export const asks = (count: number) => plural(count, { one: '1 gefragt', other: `${count} gefragt` })
export const cancels = (count: number) => plural(count, { one: '1 abgesagt', other: `${count} abgesagt` })
export const keeps = (count: number) => plural(count, { one: '1 rufen Sie an', other: `${count} rufen Sie an` })
export const send = (count: number) => plural(count, { one: '1 abschicken', other: `Alle ${count} abschicken` })
export const sending = 'Wird abgeschickt ...'
export const whatSending = (minutes: number) =>
  `Verschoben wird sofort. E-Mails und Erstattungen warten ${minutes} Minuten, in denen Sie alles zurücknehmen können.`
export const isSent = (count: number) =>
  plural(count, { one: 'Für 1 Buchung ist gesorgt.', other: `Für ${count} Buchungen ist gesorgt.` })

export const undoTitle = (time: string) => `Um ${time} erfahren es alle`
export const undoText = 'Bis dahin lässt sich alles zurücknehmen: Verschiebungen, Fragen und Absagen.'
export const undo = 'Alles zurücknehmen'
export const isUndone = (count: number) =>
  plural(count, {
    one: '1 Buchung ist, wie sie war. Niemand hat etwas erfahren.',
    other: `${count} Buchungen sind, wie sie waren. Niemand hat etwas erfahren.`,
  })
export const stayed = (names: string) => `Ließ sich nicht zurücknehmen, bitte nachsehen: ${names}`

export const decided = 'Dafür ist gesorgt'
export const states = {
  move: 'verschoben',
  moveSoon: 'verschoben, E-Mail wartet',
  cancel: 'abgesagt, Geld geht zurück',
  cancelSoon: 'wird abgesagt, wenn die Zeit um ist',
  askSoon: 'E-Mail wartet',
  elsewhere: 'wird schon gefragt, durch eine andere Sperrung',
  ask: 'hat nicht geantwortet',
  stays: 'behält die Fahrt',
  keep: 'Sie sprechen mit ihnen',
}
export const chose = {
  move: 'hat eine andere Zeit gewählt',
  voucher: 'hat einen Gutschein gewählt',
  money: 'hat das Geld zurück gewählt',
  nothing: 'hat abgesagt',
}
export const remind = 'Erinnern'
export const isReminded = (name: string) => `${name} bekommt noch eine E-Mail.`
export const askedAt = (time: string) => `gefragt um ${time}`
export const remindedAt = (time: string) => `erinnert um ${time}`

// Die Seite der Gäste, die gefragt wurden.
export const notLoaded = 'Diese Seite konnte nicht geladen werden'
export const looking = 'Ihre Buchung wird gesucht'
export const noQuestion = 'Diese Buchung gibt es nicht'
export const toHome = 'Zur Startseite'
export const yourTrip = 'Ihre Fahrt'
export const titles = {
  open: 'Was möchten Sie stattdessen?',
  moved: 'Ihre Fahrt ist verschoben',
  canceled: 'Ihre Fahrt ist abgesagt',
  past: 'Sie sind schon unterwegs',
  settled: 'Es ist wieder geöffnet',
}
export const leads = {
  open: 'Es tut uns leid: Ihre Fahrt kann nicht so stattfinden, wie Sie sie gebucht haben. Bitte wählen Sie; das dauert eine Minute.',
  moved: 'Vielen Dank. Eine E-Mail mit allem ist unterwegs, und es bleibt beim vereinbarten Preis.',
  canceled: 'Danke, dass Sie uns Bescheid gegeben haben. Eine E-Mail mit allem ist unterwegs.',
  past: 'Wenn etwas unklar ist, rufen Sie uns bitte an.',
  settled:
    'Ihre Buchung gilt, wie sie war, und es ist nichts mehr zu wählen. Wenn etwas unklar ist, rufen Sie uns bitte an.',
}
export const why = { boat: 'Das Boot ist außer Betrieb', water: 'Zu dieser Zeit kann niemand hinausfahren' }
export const bookedIs = 'Gebucht hatten Sie'
export const yourPrice = (price: string) => `${price} wie vereinbart`
export const answers = { move: 'Andere Zeit oder anderes Boot', voucher: 'Ein Gutschein', money: 'Mein Geld zurück' }
export const cancelIt = 'Die Fahrt absagen'
export const moveText = 'Zum vereinbarten Preis, was auch immer es dann kostet.'
export const noPlaces = 'In den Tagen darum ist nichts Passendes frei. Rufen Sie uns an: Wir suchen mit Ihnen.'
export const voucherText = (amount: string) => `${amount} als Gutschein, sofort per E-Mail, für jede Fahrt.`
export const moneyText = (amount: string) => `${amount} kommen auf dem Weg zurück, auf dem Sie bezahlt haben.`
export const nothingPaid = 'Sie haben bisher nichts bezahlt, und es wird nichts fällig.'
export const chosenTime = 'Neue Zeit'
export const takeIt = { move: 'Diese Zeit nehmen', voucher: 'Gutschein nehmen', money: 'Geld zurückbekommen' }
export const oneMoment = 'Einen Moment ...'
export const toBooking = 'Ihre Buchung ansehen'
export const callUs = (phone: string) => `Anrufen: ${phone}`
