import { plural } from '#kit/shared/plural.ts'

export const longName = 'Der Name darf höchstens 50 Zeichen haben'
export const nobody = 'Bitte geben Sie einen Namen, eine E-Mail-Adresse oder eine Telefonnummer ein'
export const noReason = 'Bitte geben Sie einen Grund an'
export const longReason = (max: number) => `Der Grund darf höchstens ${max} Zeichen haben`
export const noBooking = 'Diese Buchung gibt es nicht'
export const noEntry = 'Diesen Eintrag gibt es nicht'
export const onlyFromBooking = 'Mitarbeiter sperren Kunden von einer Buchung aus'
export const onlyWhoBooked = 'Nur Administratoren sperren jemand anderen als den, der gebucht hat'
export const blockedAlready = 'Dieser Kunde ist schon gesperrt'
export const notBlocked = 'Dieser Kunde ist nicht mehr gesperrt'

export const blocked = 'Gesperrte Kunden'
export const theBlocked = 'die gesperrten Kunden'
export const lead =
  'Wer auf dieser Liste steht, kann nicht buchen, egal wie er E-Mail-Adresse, Telefonnummer oder Namen schreibt.'
export const blockSomebody = 'Kunden sperren'
export const nobodyBlocked = 'Zurzeit ist kein Kunde gesperrt'
export const nobodyBlockedText = 'Sperren Sie jemanden hier, oder in der Tagesübersicht bei einer seiner Buchungen.'
export const search = 'Suche'
export const searchHint = 'Name, E-Mail, Telefon oder Grund'
export const found = (count: number) => plural(count, { one: '1 Kunde gefunden', other: `${count} Kunden gefunden` })
export const nobodyFound = 'Niemand gefunden'
export const nobodyFoundText = 'Das steht bei niemandem auf der Liste in Name, E-Mail, Telefon oder Grund.'
export const showMore = (count: number) => `${count} weitere zeigen`

export const nameOnly = 'Nur der Name ist bekannt'
/** The day is an element. */
export const blockedOn = <T>(day: T) => ['Gesperrt am ', day]
export const blockedOnBy = <T>(day: T, employee: string) => ['Gesperrt am ', day, ` von ${employee}`]
export const blockedByHand = 'Von Hand gesperrt'
export const bookingOf = (day: string) => `Buchung vom ${day}`
export const unblock = 'Entsperren'
export const unblockOf = (name: string) => `${name} entsperren`
export const unblockIt = (name: string) => `${name} entsperren?`
export const unblocking = 'Wird entsperrt …'
export const unblockText = 'Damit lässt sich sofort wieder buchen. Der Grund der Sperre verschwindet mit dem Eintrag:'
export const canBookAgain = (name: string) => `${name} kann wieder buchen`

export const blockIt = (name: string) => `${name} sperren?`
export const isBlocked = (name: string) => `${name} ist gesperrt`
export const reason = 'Grund'
export const onlyStaff = 'Das lesen nur Mitarbeiter.'
export const who = 'Wen'
export const oneIsEnough = 'Eins von den dreien genügt. Der Name zählt nur, wenn er allein steht.'
export const name = 'Name'
export const email = 'E-Mail'
export const phone = 'Telefon'
export const cancel = 'Abbrechen'
export const block = 'Kunden sperren'
export const blocking = 'Wird gesperrt …'
