import { plural } from '#kit/shared/plural.ts'

export const whatIsFree = 'Was frei ist und was es kostet'
export const day = 'Tag'
export const today = 'Heute'
export const otherDay = 'Anderer Tag'
export const from = 'Ab'
export const howLong = 'Wie lange'
export const howMany = 'Wie viele'
export const wholeDay = 'Ganzer Tag'
export const boatsFree = (count: number) => plural(count, { one: '1 Boot frei', other: `${count} Boote frei` })
export const looking = 'Freie Boote werden gesucht'
export const inAllFrom = (price: string) => `ab ${price}`
export const withCaptain = 'mit Skipper'
export const oneWithCaptain = 'ein Kapitän fährt mit und ist im Preis enthalten'
export const nothingFree = 'Dann ist nichts frei. Am nächsten liegt:'
export const nearestTimes = 'Am nächsten liegt:'
export const closedDay = 'An diesem Tag ist geschlossen.'
export const waterClosed = (reason: string) => `Dann ist das Wasser gesperrt: ${reason}.`
export const waterClosedUntil = (time: string, reason: string) => `Das Wasser ist bis ${time} gesperrt: ${reason}.`
export const nothingAround = 'Dann ist nichts frei, auch nicht im Jahr danach.'
export const tooMany = (people: number) =>
  plural(people, {
    one: 'Ein Boot nimmt höchstens 1 Person auf.',
    other: `Ein Boot nimmt höchstens ${people} Personen auf. Bitte teilen Sie sich auf mehrere auf.`,
  })
export const tooManyOverNights = (people: number) =>
  plural(people, {
    one: 'Über Nacht nimmt ein Boot höchstens 1 Person auf.',
    other: `Über Nacht nimmt ein Boot höchstens ${people} Personen auf.`,
  })
export const largest = (kinds: string) => `Die größten: ${kinds}.`
export const takes = (kinds: string, people: number) => `${kinds} bis ${people}`
export const callUs = <T>(phone: T) => ['Wir helfen gern: ', phone]
export const aWholeDay = 'einen ganzen Tag'
export const tooLateFor = (time: string) => `Heute ist es für ${time} zu spät.`
export const tooLateToCheckIn = 'Heute ist es für die Anreise zu spät.'
export const closedOn = (day: string) => `Am ${day} ist geschlossen.`
export const tooShortOn = (day: string, time: string) => `Am ${day} reicht die Öffnungszeit nicht für ${time}.`
export const shownIs = (day: string) => `Gezeigt wird ${day}.`
export const todayFor = (time: string) => `Heute für ${time}`
export const together = (people: number) => `Kein Boot nimmt dann ${people} Personen auf. Mehrere zusammen schon:`
export const reasons = {
  fewest: () => 'Am wenigsten Boote',
  cheapest: () => 'Am günstigsten',
  no_license: () => 'Ohne Führerschein',
  other_kind: (kind: string) => kind,
}
export const boatsTogether = (boats: number, people: number) => `${boats} Boote für bis zu ${people} Personen`
export const dayAndTime = (day: string, time: string) => `${day}, ${time}`
export const closed = 'Zurzeit ist geschlossen'
export const notFound = 'Was frei ist, ließ sich nicht herausfinden'
export const tryAgain = 'Noch einmal versuchen'
