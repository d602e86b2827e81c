import { type Language, languageOf } from '#kit/shared/countries.ts'
import { neutralIn, salutationsIn } from '#kit/shared/greeting.ts'
import { lookup } from '#kit/shared/lookup.ts'
import type { AcquisitionEntry, Stage } from '../contract.ts'

/** What the law asks for before a first mail, in one sentence; countries where a public address is not enough. */
const laws: Readonly<Record<string, string>> = {
  Germany:
    '§ 7 UWG: advertising by email needs the express consent of its recipient beforehand, businesses included; existing customers may be written to about similar goods only where § 7 (3) is met.',
  Austria:
    '§ 174 TKG 2021: emails for direct marketing need the consent of their recipient beforehand, businesses included; existing customers may be written to about similar goods only where § 174 (4) is met.',
  Switzerland:
    'Art. 3 (1) (o) UWG: mass advertising by email needs the consent of its recipient beforehand, businesses included; customers may be written to about similar goods only where they bought from the sender and were told how to decline.',
  Canada:
    'CASL, sections 6 and 10: commercial emails need consent beforehand, and the sender has to prove it. It is implied by an existing business relationship, or by an address that they published without a word against such mails, where the mail is about their work: then say where and when it was published.',
  Australia:
    'Spam Act 2003, section 16 and schedule 2: commercial emails need consent beforehand, and the sender has to prove it. It may be inferred from an existing relationship, or from a work address that was published without a word against such mails, where the mail is about that work: then say where and when it was published.',
}

/** One sentence of what the law of a country says; undefined where no basis is asked for. */
export const lawOf = (country: string): string | undefined => lookup(laws, country)

/** Whether nobody there is written to before it is noted why they may be. */
export const needsLegalBasis = (country: string): boolean => lawOf(country) !== undefined

/**
 * Why customers get no letters from here; undefined where it is none. One that never was in the list may be written to
 * where staff noted that the law lets them.
 */
export const customerRefusal = (customer: AcquisitionEntry['customer'], legalBasis: string): string | undefined =>
  customer === null || (!customer.became && legalBasis === 'customer')
    ? undefined
    : `${customer.reason}. Nothing more is written to it from here`

export const basisNames = {
  consent: 'They agreed to it',
  request: 'They asked us to write',
  customer: 'They are a customer, and it is about something similar',
  other: 'Another reason',
} as const

/** What happens to an entry on its way. */
export type StageEvent =
  | 'first_sent'
  | 'follow_up_sent'
  | 'answered'
  | 'bounced'
  | 'complained'
  | 'unsubscribed'
  | 'converted'
  | 'reopened'

/**
 * How far an entry is after an event. `mails`: how many went out to it, which is where a reopened one stands.
 * A customer stays one. Who left or does not exist is only brought back by hand.
 */
export function stageAfter(stage: Stage, event: StageEvent, mails = 0): Stage {
  if (event === 'converted') return 'customer'
  if (event === 'reopened') return mails === 0 ? 'new' : mails === 1 ? 'contacted' : 'followed_up'
  if (stage === 'customer') return stage
  if (event === 'unsubscribed' || event === 'complained') return 'unsubscribed'
  if (event === 'bounced') return stage === 'unsubscribed' ? stage : 'bounced'
  if (stage === 'unsubscribed' || stage === 'bounced' || stage === 'answered') return stage
  if (event === 'answered') return 'answered'
  if (event === 'follow_up_sent') return 'followed_up'
  return stage === 'new' ? 'contacted' : stage
}

/** Whether somebody who stands there is asked again when they have not answered. */
export const isAskedAgain = (stage: Stage): boolean => stage === 'contacted' || stage === 'followed_up'

type FollowUps = { follow_up_days: number; second_follow_up_days: number; third_follow_up_days: number }

/** Days from each mail to the one that asks again, as long as nobody answers: at most three, none after a 0. */
export function daysBetweenMails(settings: FollowUps): number[] {
  const days = [settings.follow_up_days, settings.second_follow_up_days, settings.third_follow_up_days]
  return days.includes(0) ? days.slice(0, days.indexOf(0)) : days
}

export type Limits = { hourly: number; daily: number }

/** How many mails may go out now, after so many in the last hour and the last 24 hours. */
export const allowance = ({ hourly, daily }: Limits, sent: { hour: number; day: number }): number =>
  Math.max(0, Math.min(hourly - sent.hour, daily - sent.day))

/** What a mail begins with; without the name of a person, of the business. */
export const greetingOf = ({
  salutation,
  name,
  business,
}: {
  salutation: string
  name: string
  business: string
}): string => `${[salutation, name || business].filter((part) => part !== '').join(' ')},`

/** `Re:` once, in front of what was written first. */
export const replySubject = (subject: string): string => (/^re:/i.test(subject) ? subject : `Re: ${subject}`)

const languages: readonly Language[] = ['de', 'en']

/** What a mail is written in: as it greets, or in the language of the country where that says nothing. */
export function languageTo({ salutation, country }: { salutation: string; country: string }): Language {
  const words = `${salutation.trim()} `
  const greets = (language: Language) =>
    [neutralIn(language), ...salutationsIn(language)].some((usual) => words.startsWith(`${usual} `))
  return languages.find(greets) ?? languageOf(country)
}

/** What mails are compared by. */
export const bareAddress = (email: string): string => email.trim().toLowerCase()
