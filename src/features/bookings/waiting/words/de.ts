import { plural } from '#kit/shared/plural.ts'

export const checkHours = 'Bitte wählen Sie, zwischen welchen Uhrzeiten und für wie lange'
export const howMany = 'Bitte geben Sie an, wie viele Personen Sie sind'
export const linkIncomplete = 'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.'
export const linkInvalid = (phone: string, email: string) =>
  `Dieser Link führt zu keinem Platz auf unserer Warteliste. Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder melden Sie sich unter ${phone} oder ${email}.`
export const linkExpired =
  'Der Tag, auf den Sie gewartet haben, ist vorbei. Ihren Platz auf der Liste haben wir gelöscht.'
export const freeNow = 'Dafür ist gerade etwas frei: Sie können es gleich buchen.'
export const offerOver = 'Die Stunde ist um, das Boot geht an die Nächsten auf der Liste.'
export const notOffered = 'Im Moment ist nichts für Sie zurückgelegt.'
export const noSuchEntry = 'Dieser Eintrag steht nicht mehr auf der Warteliste'

// Asking for a place.
export const nothingFreeOn = (day: string) => `Am ${day} nichts frei?`
export const putMeOnList = 'Auf die Warteliste'
export const whatHappens =
  'Wird etwas frei, erfährt es zuerst, wer zuerst gefragt hat: Wir schreiben Ihnen, halten das Boot eine Stunde für Sie frei, und Sie entscheiden. Das kostet nichts und verpflichtet Sie zu nichts.'
export const waitFor = 'Was würden Sie nehmen?'
export const anyBoat = 'Jedes passende Boot'
export const anyOfType = (boats: string) => `Irgendeines: ${boats}`
export const thisBoat = (boat: string) => `Nur ${boat}`
export const howLong = 'Wie lange'
export const earliest = 'Frühestens ab'
export const latest = 'Zurück bis'
export const people = 'Personen'
export const firstDay = 'Erster Tag'
export const nights = 'Nächte'
export const name = 'Name'
export const email = 'E-Mail'
export const phone = 'Telefon'
export const phoneHint = 'Dann bleibt nichts mehr auszufüllen, wenn Sie an der Reihe sind.'
export const keptUntil = <T>(link: (text: string) => T) => [
  'Wir behalten das nur dafür und nur, bis der Tag vorbei ist: ',
  link('Datenschutz'),
  '.',
]
export const join = 'Auf diesen Tag warten'
export const cancel = 'Jetzt nicht'
export const almost = 'Noch ein Schritt'
export const followLink = <T>(email: T) => [
  'Wir haben einen Link an ',
  email,
  ' geschickt. Öffnen Sie ihn, um Ihren Platz zu bestätigen: Erst dann zählt er.',
]
export const demo = 'Das ist eine Vorführung: Niemand kommt auf eine Liste, und es wird keine E-Mail verschickt.'
export const inMailbox = 'Postfach öffnen'
export const mailsStay = 'Diese Installation verschickt keine E-Mails. Sie finden den Link im eingebauten Postfach.'

// The page of a place.
export const looking = 'Ihr Platz wird gesucht'
export const notLoaded = 'Ihr Platz konnte nicht geladen werden'
export const waitingList = 'Warteliste'
export const noPlace = 'Diesen Platz gibt es auf der Liste nicht'
export const lookAtBoats = 'Boote ansehen'
export const titles = {
  unconfirmed: 'Bestätigen Sie Ihren Platz',
  waiting: 'Sie stehen auf der Warteliste',
  offered: 'Sie sind an der Reihe',
  booked: 'Das Boot gehört Ihnen',
  expired: 'Die Stunde ist um',
  left: 'Sie stehen nicht mehr auf der Warteliste',
}
export const leads = {
  unconfirmed:
    'Mit einem Tipp stehen Sie in der Reihe. Wer zuerst gefragt hat, erfährt es zuerst und hat eine Stunde Zeit.',
  waiting:
    'Sobald etwas passt, schreiben wir Ihnen und halten es eine Stunde für Sie frei. Sie brauchen nichts weiter zu tun.',
  offered: 'Solange wir es für Sie freihalten, kann es niemand sonst buchen.',
  booked: 'Die Bestätigung mit allem, was Sie wissen müssen, ist unterwegs zu Ihnen.',
  expired:
    'Das Boot ging an die Nächsten auf der Liste. Sie können wie immer buchen oder sich noch einmal auf die Liste setzen lassen.',
  left: 'Wir schreiben Ihnen wegen dieses Tages nicht mehr.',
}
export const ahead = (count: number) =>
  count === 0
    ? 'Sie sind die Ersten in der Reihe.'
    : plural(count, { one: 'Eine Anfrage war vor Ihrer da.', other: `${count} Anfragen waren vor Ihrer da.` })
export const confirmPlace = 'Platz bestätigen'
export const leave = 'Von der Liste nehmen'
export const decline = 'Nein, danke'
export const heldFor = (minutes: number) =>
  plural(minutes, { one: 'Noch eine Minute für Sie frei', other: `Noch ${minutes} Minuten für Sie frei` })
export const heldUntil = (time: string) => `bis ${time}`
export const checkAndBook = 'Prüfen und buchen'
export const whoComes = 'Wer mitkommt'
export const yourAddress = 'Ihre Anschrift'
export const viewBooking = 'Buchung ansehen'
export const whatYouWant = 'Worauf Sie warten'
export const time = 'Zeit'
export const boat = 'Boot'
export const date = 'Datum'
export const nightsOf = (count: number) => plural(count, { one: '1 Nacht', other: `${count} Nächte` })
export const within = (duration: string, from: string, until: string) => `${duration}, zwischen ${from} und ${until}`

// At the desk.
export const waitForDay = (count: number) =>
  plural(count, { one: '1 Anfrage wartet auf diesen Tag', other: `${count} Anfragen warten auf diesen Tag` })
export const since = (moment: string) => `seit ${moment}`
export const offeredNow = 'Hat ein Angebot'
export const remove = 'Von der Liste nehmen'
export const removeOf = (name: string) => `${name} von der Warteliste nehmen`
export const removed = (name: string) => `${name} steht nicht mehr auf der Warteliste`
export const datesTaken = 'Sind Ihre Wunschtage belegt?'
export const until = 'Bis'
export const byBooking = <T>(terms: (text: string) => T, privacy: (text: string) => T) => [
  'Mit der Buchung stimmen Sie den ',
  terms('Geschäftsbedingungen'),
  ' und der ',
  privacy('Datenschutzerklärung'),
  ' zu.',
]
export const forPeople = (count: number) => plural(count, { one: 'für eine Person', other: `für ${count} Personen` })
export const removeThis = (name: string) => `${name} von der Liste nehmen?`
export const keepWaiting = 'Weiter warten lassen'
export const whatRemoving =
  'Für diesen Tag wird dann nichts mehr angeboten, und was zurückgelegt ist, wird frei. Wir schreiben darüber nichts.'
