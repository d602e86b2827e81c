import { plural } from '#kit/shared/plural.ts'

export const title = 'PresentationPro - Fragen & Antworten'
export const description =
  'Wie lange Kauf und Verkauf dauern, was zum Preis dazukommt, was man einen Mieter fragen darf: Fragen zu Immobilien, jede in ein paar Sätzen beantwortet.'
export const heading = <T>(second: (text: string) => T) => ['Fragen ', second('& Antworten')]
export const lead =
  'Was man uns fragt, bevor man kauft, verkauft, mietet oder vermietet, in ein paar Sätzen beantwortet.'
export const contents = 'Inhalt'
export const counted = (count: number) => plural(count, { other: `${count} Fragen` })

export const toBuy = 'für den Kauf'
export const toSell = 'für den Verkauf'
export const closingCosts = 'Kaufnebenkosten'
export const officesOpen = (saturdays: string) => `geöffnet, dazu ${saturdays}`

export const showAll = 'Alle Antworten zeigen'
export const hideAll = 'Alle Antworten ausblenden'
export const showAnswers = 'Antworten zeigen'
export const hideAnswers = 'Antworten ausblenden'
export const copyLink = 'Link kopieren'
export const copied = 'Link kopiert'
export const inAddressBar = 'Er steht in der Adresszeile'

export const search = 'Was möchten Sie wissen?'
export const examples = 'Nebenkosten, Kaution, Notar …'
export const clear = 'Leeren'
export const found = (count: number) =>
  plural(count, {
    one: '1 Frage gefunden',
    other: count === 0 ? 'Keine Fragen gefunden' : `${count} Fragen gefunden`,
  })
export const foundOn = <T>(count: number, typed: string, em: (text: string) => T) => [
  plural(count, { one: '1 Frage zu ', other: `${count} Fragen zu ` }),
  em(`„${typed}“`),
]
export const nothingOn = <T>(typed: string, em: (text: string) => T) => ['Nichts zu ', em(`„${typed}“`)]
export const nothingAdvice =
  'Versuchen Sie ein kürzeres Wort oder ein anderes dafür. Oder fragen Sie uns: Innerhalb eines Werktags antwortet jemand.'
export const askUs = 'Fragen Sie uns'
export const showQuestions = 'Alle Fragen zeigen'
export const notAmong = <T>(em: (text: string) => T) => ['Ihre war ', em('nicht dabei?')]
