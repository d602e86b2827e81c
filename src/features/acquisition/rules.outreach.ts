import { type Language, languageOf } from '#features/customers/rules.countries.ts'
import { salutationsIn } from '#features/customers/rules.texts.ts'
import { lookup } from '#kit/shared/lookup.ts'
import type { Stage } from './contract.ts'

/** What the law asks for before a first mail, in one sentence; countries where a public address is not enough. */
const laws: Readonly<Record<string, string>> = {
  Germany:
    '§ 7 UWG: advertising by email needs the express consent of its recipient beforehand, businesses included; existing customers may be written to about similar goods only where § 7 (3) is met.',
  Austria:
    '§ 174 TKG 2021: emails for direct marketing need the consent of their recipient beforehand, businesses included; existing customers may be written to about similar goods only where § 174 (4) is met.',
}

/** Whether nobody there is written to before it is noted why they may be. */
export const needsLegalBasis = (country: string): boolean => country in laws

/** One sentence of what the law of a country says; undefined where no basis is asked for. */
export const lawOf = (country: string): string | undefined => lookup(laws, country)

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
export const isAskedAgain = (stage: Stage): boolean => stage === 'contacted'

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
  const greets = (language: Language) => salutationsIn(language).some((usual) => words.startsWith(`${usual} `))
  return languages.find(greets) ?? languageOf(country)
}

/** What mails are compared by. */
export const bareAddress = (email: string): string => email.trim().toLowerCase()
