import { words } from '../words.ts'
import {
  type Kept,
  type KeptName,
  keptInBrowser,
  type Notice,
  type NoticeName,
  notices,
  type Recipient,
} from './notices.ts'
import { type RuleName, type ShortTerm, shortTerms, type Term, terms } from './terms.ts'

/** Who gets nothing in this installation: PayPal or Stripe where they are not set up, a mail server where none is set up. */
export type Absent = readonly Recipient[]

export type NoticeText = {
  name: NoticeName
  title: string
  what: string
  why: string
  grounds: readonly string[]
  recipients: readonly string[]
  ends: readonly string[]
}

/** What the rental keeps of its customers, in the language that is spoken. */
export const noticeTexts = (absent: Absent = []): readonly NoticeText[] =>
  (Object.entries(notices) as [NoticeName, Notice][]).map(([name, { grounds, recipients, ends, stays = [] }]) => ({
    name,
    ...words.notices[name],
    grounds: grounds.map((ground) => words.grounds[ground]),
    recipients: recipients.filter((one) => !absent.includes(one)).map((one) => words.recipients[one]),
    ends: [...ends.map(endText), ...stays.map((one) => words.stays[one])],
  }))

const endText = (end: RuleName | ShortTerm) => words.ends[end as keyof typeof words.ends](timeText(end))

/** `10 years`, `6 months`, `24 hours`: of the rule that lets it go. */
export const timeText = (end: RuleName | ShortTerm): string =>
  end in shortTerms ? hoursText(shortTerms[end as ShortTerm]) : monthsText(terms[end as RuleName])

const monthsText = ({ months }: Term) =>
  months > 12 && months % 12 === 0 ? words.years(months / 12) : words.months(months)

const year = 365 * 24

const hoursText = (hours: number) => (hours % year === 0 ? words.years(hours / year) : words.hours(hours))

export type KeptText = { key: KeptName; name: string; place: string; what: string }

/** What there is in a browser, by its names. */
export const keptTexts = (): readonly KeptText[] =>
  (Object.entries(keptInBrowser) as [KeptName, Kept][]).map(([key, { name, where, hours }]) => ({
    key,
    name,
    place: words.places[where](hours === null ? untilText(where) : hoursText(hours)),
    what: words.keptInBrowser[key],
  }))

const untilText = (where: Kept['where']) =>
  where === 'cookie' ? words.untilClosed : where === 'tab' ? words.untilTabClosed : words.untilDeleted
