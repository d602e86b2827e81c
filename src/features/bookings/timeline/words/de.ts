import { plural } from '#kit/shared/plural.ts'

export const noDays = (most: number) => `Bitte wählen Sie 1 bis ${most} Tage`

export const isThere = 'Dort liegt die Buchung schon'
export const isHeld = 'Diese Buchung ist vorgemerkt und noch nicht bestätigt oder bezahlt'
export const isOver = 'Diese Buchung ist vorbei und lässt sich nicht mehr verlegen'
export const noRoom = (boat: string, places: number, people: number) =>
  plural(places, {
    one: `${boat} hat Platz für 1 Person, es sind aber ${people}`,
    other: `${boat} hat Platz für ${places} Personen, es sind aber ${people}`,
  })
export const lacks = (boat: string, extra: string) => `${boat} hat nicht, was gebucht ist: ${extra}`
export const notInFleet = (boat: string) => `${boat} gehört nicht mehr zur Flotte`
export const takenBy = (boat: string, span: string, name: string) => `${boat} ist belegt: ${span}, ${name}`

export const closedThen = (boat: string, span: string, reason: string) => `${boat} ist gesperrt: ${span}, ${reason}`
export const takenThen = (boat: string) => `${boat} ist dann belegt`
export const somethingPaid = 'Für diese Buchung ist schon etwas bezahlt, darum bleibt ihr Preis'

export const span = (from: string, to: string) => `${from.replace(/\sUhr$/, '')} bis ${to}`
export const spanOfDays = (day: string, hour: string, lastDay: string, lastHour: string) =>
  `${day}, ${hour} bis ${lastDay}, ${lastHour}`
export const money = {
  unpaid: 'unbezahlt',
  partly: 'angezahlt',
  paid: 'bezahlt',
  held: 'vorgemerkt, noch nicht bestätigt oder bezahlt',
}

export const title = 'Belegungsplan'
export const twoWeeksFrom = (day: string) => `Zwei Wochen ab ${day}`
export const walkIn = 'Laufkundschaft'
export const dayOverview = 'Tagesübersicht'
export const printDay = 'Tag drucken'
export const tools = 'Werkzeuge'
export const closeWaterOrBoat =
  'Sperrt alle Boote für eine Zeit, bei Sturm oder Hochwasser. Ist es nur ein Boot, tippen Sie im Plan auf seinen Namen.'
export const theTimeline = 'den Belegungsplan'
export const noBoats = 'Es gibt noch keine Boote'
export const timelineOf = (when: string) => `Belegungsplan, ${when}`
export const bookingsOn = (count: number, day: string) =>
  plural(count, { one: `1 Buchung am ${day}`, other: `${count} Buchungen am ${day}` })

export const previousDay = 'Voriger Tag'
export const previousWeek = 'Vorige Woche'
export const nextDay = 'Nächster Tag'
export const nextWeek = 'Nächste Woche'
export const day = 'Tag'
export const firstDay = 'Erster Tag'
export const today = 'Heute'
export const show = 'Ansicht'
export const views = { hours: 'Stunden', days: 'Zwei Wochen' }
export const boats = 'Boote'

export const shortDay = (day: string) => day.slice(0, 6)
export const nowAt = (time: string) => time.replace(/\sUhr$/, '')
export const showOpen = (day: string) => `${day}: Stunden zeigen`
export const showBlocked = (day: string) => `${day}, gesperrt: Stunden zeigen`
export const showClosed = (day: string) => `${day}, geschlossen: Stunden zeigen`
export const blocked = 'Gesperrt'
export const closed = 'Zu'
export const removed = 'Entfernt'
export const blockedBoat = (boat: string) => `${boat} (gesperrt)`
export const removedBoat = (boat: string) => `${boat} (entfernt)`

export const legend = 'Was die Balken bedeuten'
export const bars = {
  unpaid: 'Unbezahlt',
  paid: 'Bezahlt',
  held: 'Wird bezahlt',
  missed: 'Nicht da',
  out: 'Unterwegs',
  late: 'Verspätet',
  over: 'Zurück',
  blocked: 'Tag gesperrt',
  closed: 'Gesperrt',
}

export const state = 'Stand'
export const price = 'Preis'
export const people = 'Personen'
export const phone = 'Telefon'
export const email = 'E-Mail'
export const language = 'Sprache'
export const together = 'Zusammen'
export const ofTrip = (number: number, boats: number) => `${number} von ${boats}`
export const reference = 'Buchungs\u00adnummer'
export const remarks = 'Bemerkung'
export const ourNote = 'Unser Vermerk'
export const byVoucher = (amount: string) => `davon ${amount} per Gutschein`
export const paidAhead = (amount: string) => `${amount} angezahlt`
export const depositApart = (deposit: string) => `dazu ${deposit} Kaution`
export const releaseThere = 'In der Tagesübersicht freigeben'
export const takeBack = 'Zurücknehmen'
export const take = (amount: string) => `${amount} kassieren`

export const putsBack = 'Hier loslassen, und es bleibt, wie es war'
export const dragEnd = 'Ziehen ändert das Ende'

export const closedDay = 'Geschlossen'
export const dayBlocked = 'Tag ist gesperrt'
export const printedAt = (time: string) => `gedruckt um ${time}`
export const aboard = (people: number) => `${people}\u00a0Pers.`
export const open = (amount: string) => `${amount} offen`
