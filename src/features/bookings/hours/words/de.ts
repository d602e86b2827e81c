import { plural } from '#kit/shared/plural.ts'

export const bookBoat = (boat: string) => `${boat[0]?.toUpperCase()}${boat.slice(1)} buchen`
export const notLoaded = 'Die Buchungsseite ließ sich nicht laden'
export const noneAvailable = (boats: string) => `Stundenweise sind zurzeit keine ${boats} zu haben`
export const notAvailable = (boat: string) => `${boat} ist zurzeit nicht zu haben`
export const overHours = 'Stundenweise buchen'
export const overDays = 'Für mehrere Tage buchen'
export const overHoursNote = 'Von einer Stunde bis zum ganzen Tag, wann immer wir geöffnet haben.'
export const overDaysNote = 'Mehrere Tage und Nächte, von 14 Uhr bis 10 Uhr.'
export const otherBoats = 'Die anderen Boote ansehen'
export const howToBook = 'So buchen Sie'
export const selectDate = 'Tag wählen'
export const selectTime = 'Uhrzeit wählen'
export const chooseVehicle = 'Boot wählen'
export const checkAndConfirm = 'Prüfen und bestätigen'
export const loadingCalendar = 'Kalender wird geladen'

export const pageOfBooking = 'Zur Seite Ihrer Buchung'
export const plansChange = 'Pläne geändert?'
export const changeThere =
  'Auf der Seite Ihrer Buchung ändern, bezahlen oder stornieren Sie sie. Der Link dorthin steht auch in Ihrer E-Mail.'

export const demoBanner =
  'Dies ist eine Vorführung: Alles geht wie sonst, aber nichts wird gebucht und keine E\u2011Mail verschickt.'
export const somebodyFaster = 'Jemand war schneller'
export const noticeKept = (notice: string) => `${notice} Ihre Eingaben bleiben erhalten.`
export const freeUnknown = 'Es ließ sich nicht feststellen, welche Boote frei sind'
export const essentials = (boat: string, day: string, time: string, duration: string) =>
  `${boat}, ${day}, ${time}, ${duration}`
export const when = (weekday: string, time: string) => `${weekday} um ${time}`
export const nothingFreeOn = (when: string) =>
  `Am ${when} ist inzwischen nichts mehr frei. Bitte wählen Sie eine andere Uhrzeit.`
export const theBoat = 'Das Boot'
export const boatGoneOn = (boat: string, when: string) =>
  `${boat} ist am ${when} inzwischen nicht mehr zu haben. Bitte wählen Sie ein anderes Boot oder eine andere Uhrzeit.`
export const shorterOnly = (boat: string, duration: string) =>
  `Die Zeit danach wurde inzwischen gebucht: ${boat} ist jetzt höchstens für ${duration} zu haben.`
export const generalError = 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es später noch einmal!'

export const confirmWithCode = 'Mit Ihrem Code bestätigen'
export const demonstration = 'Dies ist eine Vorführung'
export const demoCode = <T>(code: () => T) => [
  'Es wird keine E\u2011Mail verschickt und nichts gebucht. Ihr Code ist ',
  code(),
]
export const rootCode =
  'Bitte geben Sie den festen Buchungscode des Hauptkontos ein. Es wird keine E\u2011Mail verschickt.'
export const codeSent = <T>(email: () => T) => [
  'Wir haben fünf Ziffern an ',
  email(),
  ' geschickt. Sie gelten 10 Minuten.',
]
export const mailsStay = 'E-Mails bleiben vorerst hier'
export const inMailbox = <T>(link: (text: string) => T) => [
  'Diese Installation verschickt sie nicht. Ihren Code finden Sie im ',
  link('eingebauten Postfach'),
  ', das sich in einem neuen Tab öffnet.',
]
export const code = 'Code'
export const nothingBooked = 'Noch ist nichts gebucht.'
export const changeDetails = 'Angaben ändern'
export const anotherCode = 'Noch einen Code schicken'
export const anotherCodeIn = (seconds: number) => `Noch einen Code schicken in ${seconds}\u00a0s`

export const past = 'vorbei'
export const closed = 'geschlossen'
export const selected = 'gewählt'
export const slots = {
  past: 'vorbei',
  closed: 'geschlossen',
  short: 'zu kurz bis zum Schluss',
  blocked: 'gesperrt',
  booked: 'belegt',
  free: 'frei',
}
export const slotsShort = {
  past: 'Vorbei',
  closed: 'Zu',
  short: 'Zu kurz',
  blocked: 'Gesperrt',
  booked: 'Belegt',
  free: 'Frei',
}
export const freeCount = <T>(count: T) => [count, ' frei']
export const slotSaid = (day: string, time: string, said: string) => `${day}, ${time}: ${said}`
export const legend = 'Legende'
export const fromTo = (first: string, last: string) => `${first} – ${last}`
export const daysOfMonth = (first: number, last: number, month: string, year: string) =>
  `${first}.–${last}. ${month} ${year}`
export const previousWeek = 'Vorige Woche'
export const nextWeek = 'Nächste Woche'
export const timetableNotLoaded = 'Der Zeitplan ließ sich nicht laden'
export const loadingTimetable = 'Zeitplan wird geladen'
export const closedWeek = 'In dieser Woche haben wir geschlossen. Bitte wählen Sie einen anderen Tag.'
export const day = 'Tag'
export const weekTimetable = 'Zeitplan der Woche'
export const nothingFreeInWeek = 'In dieser Woche ist nichts mehr frei.'
export const nothingFree = 'nichts frei'
export const timesFree = (count: number) => plural(count, { one: '1 Zeit frei', other: `${count} Zeiten frei` })
export const selectDateFirst = 'Wählen Sie einen Tag, dann erscheint hier seine Woche.'

export const chooseBoat = 'Boot wählen'
export const freeOn = (day: string, time: string) => `Frei am ${day}, ${time}`
export const freeFor = (duration: string) => `frei für bis zu ${duration}`
export const withCaptain = 'mit Skipper'
export const freeAtThisTime = (count: number) => plural(count, { one: '1 Boot frei', other: `${count} Boote frei` })
export const looking = 'Freie Boote werden gesucht'
export const chooseAnother = 'Anderes Boot wählen'
export const chooseABoat = 'Boot wählen'
export const isChosen = 'Ausgewählt'
export const from = (price: string) => `ab ${price}`
export const addBoat = 'Weiteres Boot dazu'
export const addBoatTitle = 'Welches Boot kommt mit?'
export const addBoatNote = 'Zusammen gebucht, bezahlt und storniert.'
export const leaveBoat = (boat: string) => `${boat} weglassen`
export const alsoYours = 'Boote, die mitkommen'
export const mateGone = (boats: string) => `Dann nicht mehr zu haben: ${boats}. Die anderen Boote bleiben gewählt.`
export const change = 'Ändern'
export const yourChoice = 'Ihre Wahl'
export const tooLate = 'heute zu spät'

export const downPaymentFirst = (amount: string) => `Bitte zahlen Sie zum Buchen ${amount} online an`
export const howToPay = 'Bezahlen'
export const asStaff = 'Sie buchen als Personal: Bezahlt wird vor Ort.'
export const onSite = 'Vor Ort'
export const payNow = 'Jetzt zahlen'
export const shareNow = (amount: string) => `${amount} Anzahlung`
export const allNow = (amount: string) => `${amount}, alles`
