/** A paragraph, or the points of a list. */
export type Block = string | readonly string[]

/** A way on: `#anchor` of another question, or a page of the site. */
export type Reference = { text: string; to: string }

export type Question = {
  /** Its address on the page. */
  anchor: string
  question: string
  answer: readonly Block[]
  references?: readonly Reference[]
}

export type QuestionGroup = {
  /** Its address on the page. */
  anchor: string
  title: string
  /** What it is about, in a sentence. */
  lead: string
  questions: readonly Question[]
}

export type Place = { group: QuestionGroup; question?: Question }

/** What stands at an anchor: a group, or a question in its group; undefined where nothing does. */
export function placeOf(groups: readonly QuestionGroup[], anchor: string): Place | undefined {
  for (const group of groups) {
    if (group.anchor === anchor) return { group }
    const question = group.questions.find((one) => one.anchor === anchor)
    if (question) return { group, question }
  }
  return undefined
}

/** An answer without any markup: a line for each paragraph and each point. */
export const plainTextOf = (answer: readonly Block[]): string =>
  answer.map((block) => (typeof block === 'string' ? block : block.map((point) => `• ${point}`).join('\n'))).join('\n')

type Hours = { short: string; long: string }

/** What the agency says of itself in more than one place. */
export type Facts = {
  offices: string
  weekdays: Hours
  saturdays: Hours
  /** How long it takes. */
  buying: string
  selling: string
  /** Of the price. */
  closingCosts: string
  /** Of the price, from the buyer and from the seller each, where both pay. */
  fee: string
  /** Within which an answer comes. */
  replyTime: string
}
