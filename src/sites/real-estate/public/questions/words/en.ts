import { plural } from '#kit/shared/plural.ts'

export const title = 'PresentationPro - Questions & Answers'
export const description =
  'How long buying and selling take, what comes on top of the price, what may be asked of a tenant: questions about property, answered in a few sentences each.'
export const heading = <T>(second: (text: string) => T) => ['Questions ', second('& Answers')]
export const lead = 'What people ask us before they buy, sell, rent or let, answered in a few sentences each.'
export const contents = 'Contents'
export const counted = (count: number) => plural(count, { other: `${count} questions` })

export const toBuy = 'to buy'
export const toSell = 'to sell'
export const closingCosts = 'closing costs'
export const officesOpen = (saturdays: string) => `offices open, and ${saturdays}`

export const showAll = 'Show all answers'
export const hideAll = 'Hide all answers'
export const showAnswers = 'Show the answers'
export const hideAnswers = 'Hide the answers'
export const copyLink = 'Copy link'
export const copied = 'Link copied'
export const inAddressBar = 'It is in the address bar'

export const search = 'What would you like to know?'
export const examples = 'Closing costs, deposit, notary …'
export const clear = 'Clear'
export const found = (count: number) =>
  plural(count, {
    one: '1 question found',
    other: count === 0 ? 'No questions found' : `${count} questions found`,
  })
export const foundOn = <T>(count: number, typed: string, em: (text: string) => T) => [
  plural(count, { one: '1 question on ', other: `${count} questions on ` }),
  em(`“${typed}”`),
]
export const nothingOn = <T>(typed: string, em: (text: string) => T) => ['Nothing on ', em(`“${typed}”`)]
export const nothingAdvice =
  'Try a shorter word, or another one for the same. Or ask us: somebody answers within one working day.'
export const askUs = 'Ask us'
export const showQuestions = 'Show all questions'
export const notAmong = <T>(em: (text: string) => T) => ['Yours was ', em('not among them?')]
