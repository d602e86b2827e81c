import { plural } from '#kit/shared/plural.ts'

export const selectMonth = 'Bitte wählen Sie einen gültigen Monat'
export const noPage = 'Diese Seite gibt es nicht'
export const enterPrice = 'Bitte geben Sie einen Preis ein'
export const enterReason = 'Bitte geben Sie einen Grund an'
export const enterComment = 'Bitte schreiben Sie einen Vermerk'
export const longComment = 'Der Vermerk ist zu lang'

export const isPaid = 'Diese Buchung ist bezahlt und lässt sich nicht mehr ändern'
export const paidForAdmins = 'Diese Buchung ist bezahlt: Nur ein Administrator kann sie stornieren'
export const aboutToPay = 'Der Kunde ist dabei, diese Buchung zu bezahlen'
export const payingNow = 'Der Kunde bezahlt gerade'
export const commentChanged = 'Jemand anderes hat den Vermerk inzwischen geändert'
export const priceChanged = (price: string) => `Jemand anderes hat den Preis auf ${price} geändert`
export const notHeld = 'Diese Buchung ist nicht mehr vorgemerkt'
export const dayIsOver = 'Dieser Tag ist vorbei'

export const title = 'Tagesübersicht'
export const timeline = 'Belegungsplan'
export const theCalendar = 'den Kalender'
export const theBookings = 'die Buchungen'
export const calendar = 'Kalender'
export const previousMonth = 'Voriger Monat'
export const nextMonth = 'Nächster Monat'
export const isToday = 'heute'
export const dayStates = { closed: 'geschlossen', blocked: 'gesperrt' }
export const departureDays = 'Abfahrten'
export const outDays = 'Nur unterwegs oder Rückkehr'
export const shutDays = 'Geschlossen oder gesperrt'

export const departures = (count: number) => plural(count, { one: '1 Abfahrt', other: `${count} Abfahrten` })
export const arrivals = (count: number) => plural(count, { one: '1 Ankunft', other: `${count} Ankünfte` })
export const otherBoats = (count: number) =>
  plural(count, { one: '1 weiteres Boot unterwegs', other: `${count} weitere Boote unterwegs` })
export const bookings = (count: number) => plural(count, { one: '1 Buchung', other: `${count} Buchungen` })
export const dayAndSum = (day: string, sum: string) => `${day}: ${sum}`
export const timeAndSum = (time: string, sum: string) => `${time}, ${sum}`

export const today = 'Heute'
export const over = 'Vorbei'
export const blocked = 'Gesperrt'
export const closedDay = 'Geschlossen, keine Saison'
export const openFrom = (opens: string, closes: string) => `geöffnet ${opens.replace(/\sUhr$/, '')} bis ${closes}`
export const groupedBy = 'Geordnet nach'
export const sides = { departure: 'Abfahrt', arrival: 'Ankunft', underWay: 'Unterwegs' }
export const noBookings = 'Für diesen Tag gibt es noch keine Buchungen'
export const nothingDeparts = 'An diesem Tag fährt nichts ab.'
export const nothingArrives = 'An diesem Tag kommt nichts zurück.'
export const print = 'Drucken'

export const changeHours = 'Andere Zeiten'
export const blockDay = 'Tag sperren'
export const unblockDay = 'Tag freigeben'
export const isBlocked = (day: string) => `${day} ist gesperrt`
export const isOpenAgain = (day: string) => `${day} lässt sich wieder buchen`
export const dayIsBlocked = 'Dieser Tag ist gesperrt: Niemand kann ihn buchen'
export const bookingsStay = (count: number) =>
  plural(count, {
    one: '1 Buchung bleibt bestehen. Bitte stornieren Sie sie, wenn sie nicht stattfinden kann.',
    other: `${count} Buchungen bleiben bestehen. Bitte stornieren Sie, was nicht stattfinden kann.`,
  })
export const blockThis = (day: string) => `${day} sperren?`
export const keepOpen = 'Offen lassen'
export const whatBlocking =
  'Niemand kann diesen Tag buchen, bis er wieder freigegeben ist, weder stundenweise noch für mehrere Tage.'
export const areThere = 'Es gibt schon Buchungen'
export const theyStay = 'Sie bleiben bestehen. Bitte stornieren Sie, was nicht stattfinden kann:'
export const allOutOrBack = 'Die Boote sind schon unterwegs oder zurück.'
export const noneOnIt = 'An diesem Tag gibt es keine Buchungen.'
export const bookingThen = <T>(boat: T, name: string, time: string, duration: string) => [
  boat,
  `, ${name}, ${time}, ${duration}`,
]
export const bookingUnderWay = <T>(boat: T, name: string, back: string) => [boat, `, ${name}, unterwegs, ${back}`]

export const backAt = (time: string) => `zurück um ${time}`
export const backOn = (day: string, time: string) => `zurück am ${day}, ${time}`
export const outAt = (time: string) => `Abfahrt um ${time}`
export const outSince = (day: string, time: string) => `unterwegs seit ${day}, ${time}`
export const bookedOnline = 'Online gebucht'
export const bookedBy = (employee: string) => `Gebucht von ${employee}`
export const changedByCustomer = (day: string, hour: string) => `Vom Kunden geändert am ${day}, ${hour}`
export const labels = {
  held: 'Vorgemerkt',
  paid: 'Bezahlt',
  unpaid: 'Unbezahlt',
  canceled: 'Storniert',
  noShow: 'Nicht gekommen',
}

export const paidBy = {
  on_site: 'vor Ort bezahlt',
  transfer: 'per Überweisung bezahlt',
  provider: 'online bezahlt',
  voucher: 'mit Gutschein bezahlt',
}
export const notConfirmed = 'noch nicht bestätigt'
export const notConfirmedUntil = (time: string) => `noch nicht bestätigt, vorgemerkt bis ${time}`
export const beingPaid = 'wird gerade online bezahlt'
export const beingPaidUntil = (time: string) => `wird gerade online bezahlt, vorgemerkt bis ${time}`
export const toBePaid = 'vor Ort zu zahlen'
export const transferAwaited = 'Überweisung erwartet'
export const transferDue = (day: string) => `Überweisung erwartet, fällig am ${day}`

export const released = (day: string, time: string) => `Freigegeben am ${day}, ${time}`
export const canceledByCustomer = (day: string, time: string) => `Vom Kunden storniert am ${day}, ${time}`
export const canceledBy = (who: string, day: string, time: string) => `Storniert von ${who} am ${day}, ${time}`
export const andWhy = (what: string, reason: string) => `${what}: ${reason}`

export const canceledThen = (count: number) => `Storniert (${count})`

export const changePrice = 'Preis ändern'
export const comment = 'Vermerk'
export const block = 'Sperren'
export const release = 'Freigeben'
export const cancel = 'Stornieren'
export const ofBooking = (task: string, boat: string, name: string) => `${task}: ${boat}, ${name}`

export const priceChange = 'Preisänderung'
export const oldPrice = 'Alter Preis '
export const newPriceIs = 'neuer Preis '
export const inAll = (amount: string) => `zusammen ${amount}`
export const andOnSite = <T>(fees: string, all: T) => [`und ${fees} vor Ort: `, all]
export const andAtCheckOut = <T>(fees: string, all: T) => [`und ${fees}, bei der Übergabe kassiert: `, all]
export const depositApart = (amount: string) => `Dazu ${amount} Kaution bei der Übergabe`
export const depositTaken = (amount: string) => `${amount} Kaution hinterlegt`
export const depositSettled = (amount: string) => `${amount} Kaution abgerechnet`
export const open = (amount: string) => `${amount} offen`
export const byVoucher = <T>(amount: string, rest: T) => [`${amount} per Gutschein, `, rest]
export const paidAhead = <T>(amount: string, rest: T) => [`Anzahlung von ${amount} ist da, `, rest]

export const logbook = 'Logbuch'
export const whatLogbook =
  'Buchungen, die in den letzten 14 Tagen begonnen haben oder storniert wurden, die neuesten zuerst.'
export const theLogbook = 'das Logbuch'
export const noEntries = 'Es gibt noch keine Einträge'
export const listOfBookings = 'Buchungen'
export const bookingsPage = (page: number) => `Buchungen, Seite ${page}`
export const showMore = 'Mehr zeigen'

export const closedOnPaper = (what: string, reason: string, span: string) => `Gesperrt: ${what}, ${span} (${reason})`
export const dayBlocked = 'Tag ist gesperrt'
export const boat = 'Boot'
export const customer = 'Kunde'
export const duration = 'Dauer'
export const money = 'Geld'
export const comments = 'Bemerkung'
export const done = 'Erledigt'
export const paper = { held: 'vorgemerkt', paid: 'bezahlt' }
export const unpaid = (amount: string) => `${amount} offen`
export const awaited = 'Überweisung erwartet'

export const notFoundOut = 'Ob Buchungen unerledigt sind, ließ sich nicht feststellen.'
export const tryAgain = 'Noch einmal'
export const unprocessed = <T>(count: number, strong: (text: string) => T) =>
  count === 1
    ? [
        strong('1 Buchung der letzten sieben Tage ist unerledigt.'),
        ' Bitte stornieren Sie sie, oder rechnen Sie sie an der Kasse ab.',
      ]
    : [
        strong(`${count} Buchungen der letzten sieben Tage sind unerledigt.`),
        ' Bitte stornieren Sie sie, oder rechnen Sie sie an der Kasse ab.',
      ]
export const unprocessedBookings = 'Unerledigte Buchungen'
export const openTheDay = 'Öffnen Sie den Tag, um eine Buchung zu stornieren, oder kassieren Sie an der Kasse.'

export const allBoats = (boats: string) => `${boats} sind eine Buchung: Sie wird im Ganzen storniert.`
export const cancelThis = (boat: string, name: string) => `${boat} für ${name} stornieren?`
export const keepBooking = 'Nicht stornieren'
export const cancelBooking = 'Buchung stornieren'
export const cancelOf = (name: string) => `Buchung von ${name} stornieren`
export const cancelShort = 'Stornieren'
export const isCanceled = (name: string) => `Die Buchung von ${name} ist storniert`
export const whatCanceling = (name: string) =>
  `Das Boot ist sofort wieder frei, und ${name} bekommt eine E-Mail mit alldem.`
export const reasonFor = (name: string) => `Grund (steht in der E-Mail an ${name})`
export const whoseDoing = 'Warum?'
export const whys = {
  customer: 'Der Kunde sagt ab',
  no_show: 'Nicht gekommen',
  weather: 'Wetter',
  damage: 'Schaden am Boot',
  other: 'Anderer Grund',
}
export const weCancel = 'Wir sagen ab'
export const chooseWhy = 'Bitte wählen Sie, warum'
export const free = 'kostenlos'
export const waive = 'Diesmal auf die Gebühr verzichten'
export const whyWaived = 'Warum, für uns'
export const reasonIfMore = 'Wenn mehr zu sagen ist.'
export const theMoney = 'das Geld'
export const noMoney = 'Es wurde nichts gezahlt, und es ist nichts zu zahlen.'
export const paidSoFar = 'Bisher gezahlt'
export const fee = 'Gebühr'
export const backToVoucher = 'Zurück auf den Gutschein'
export const backOnline = 'Zurück, wie gezahlt wurde'
export const backByHand = 'Von Hand zurückzugeben'
export const stillOwed = 'Noch zu zahlen'
export const lookAgain = 'Bitte sehen Sie sich die Gebühr noch einmal an'
export const feeIsNow = (fee: string) => `Die Gebühr ist jetzt ${fee}. Bitte sehen Sie noch einmal hin.`
export const notYet = 'Die Fahrt hat noch nicht begonnen: Es kann noch jemand kommen'
export const isNoShow = (name: string) => `${name} ist nicht gekommen: Das Boot ist frei`
export const tellYourself = (name: string) =>
  `Das Boot ist sofort wieder frei. Von ${name} gibt es keine E-Mail-Adresse: Bitte rufen Sie an.`
export const didNotCome = 'Nicht gekommen'
export const noShows = (count: number) => `Nicht gekommen: ${count}`
export const feeKept = (amount: string) => `${amount} einbehalten`
export const feeOwed = (amount: string) => `${amount} Gebühr offen`

export const newPrice = 'Neuer Preis'
export const newPriceWithout = (fees: string) => `Neuer Preis, ohne die ${fees} vor Ort`
export const voucherPaid = (amount: string) =>
  `Ein Gutschein hat schon ${amount} bezahlt: Niedriger kann der Preis nicht sein`
export const paidAlready = (amount: string) => `${amount} sind schon bezahlt: Niedriger kann der Preis nicht sein`

export const isFree = (boat: string) => `${boat} ist wieder frei`
export const releaseThis = (boat: string, name: string) => `${boat} freigeben, vorgemerkt für ${name}?`
export const keepHeld = 'Vorgemerkt lassen'
export const releaseBoat = 'Boot freigeben'
export const whatReleasing = (name: string) =>
  `Das Boot ist sofort wieder frei. Hat ${name} schon bezahlt, bleibt die Buchung bestehen.`
export const whatReleasingCode = (name: string) =>
  `Das Boot ist sofort wieder frei. Der Code, den ${name} per E-Mail bekommen hat, gilt nicht mehr.`

export const noteOn = (boat: string, name: string) => `Notiz zu ${boat}, ${name}`
export const keepNote = 'Notiz aufbewahren'

export const nothingOwed = 'Es ist nichts mehr offen: Das wurde bezahlt oder erlassen'
export const waiveIt = 'Erlassen'
export const waiveOf = (fee: string, name: string) => `${name} ${fee} erlassen?`
export const waiveText = 'Danach ist nichts mehr offen. Der Grund bleibt im Protokoll.'
export const isWaived = (fee: string, name: string) => `${name} ${fee} erlassen`
