import { formCountries, regionsOf } from '#kit/shared/regions.ts'
import { acquisitionMessages } from '../entries/contract/handle.ts'
import {
  type CrawlAction,
  type CrawledTarget,
  type CrawlPlace,
  type CrawlRun,
  type CrawlStatus,
  crawlMessages,
} from './contract.ts'

type Place = { [field in keyof CrawlPlace]: string }

export type CrawlRefusal = {
  code: 'INVALID' | 'TYPE_NOT_SET_UP' | 'COUNTRY_NOT_SET_UP' | 'STATE_NOT_SET_UP'
  field: keyof CrawlPlace
  message: string
}

/** Why a place cannot be looked up, the first thing in the way; undefined where it can. INVALID: something is not chosen. */
export function crawlRefusal({ type, country, state }: Place): CrawlRefusal | undefined {
  for (const [field, value] of Object.entries({ type, country, state })) {
    if (value === '') {
      const name = field as keyof CrawlPlace
      return { code: 'INVALID', field: name, message: acquisitionMessages[name] }
    }
  }
  if (type !== 'RentalRevolution')
    return { code: 'TYPE_NOT_SET_UP', field: 'type', message: crawlMessages.typeNotSetUp }
  if (!(formCountries as readonly string[]).includes(country)) {
    return { code: 'COUNTRY_NOT_SET_UP', field: 'country', message: acquisitionMessages.countryNotSetUp }
  }
  if (!regionsOf(country).includes(state)) {
    return { code: 'STATE_NOT_SET_UP', field: 'state', message: crawlMessages.stateNotSetUp }
  }
  return undefined
}

const allowed: Readonly<Record<CrawlAction, readonly CrawlStatus[]>> = {
  pause: ['places', 'sites'],
  resume: ['paused', 'failed'],
  cancel: ['places', 'sites', 'paused'],
  again: ['done', 'failed', 'canceled'],
}

export const mayControl = (status: CrawlStatus, action: CrawlAction): boolean => allowed[action].includes(status)

/** Whether the job is at work on it, or will be. */
export const isUnderWay = (status: CrawlStatus): boolean => status === 'places' || status === 'sites'

/** Days for which what was found is not looked for again. */
export const freshDays = 30

/** What is done where somebody asks for a place whose latest run is this. */
export function nextStep(
  latest: { status: CrawlStatus; finishedAt: string | null } | undefined,
  now: Temporal.Instant,
) {
  if (!latest || latest.status === 'canceled') return 'start'
  if (latest.status === 'paused' || latest.status === 'failed') return 'resume'
  if (latest.status !== 'done' || latest.finishedAt === null) return 'tell'
  const until = Temporal.Instant.from(latest.finishedAt).add({ hours: 24 * freshDays })
  return Temporal.Instant.compare(until, now) > 0 ? 'tell' : 'start'
}

/** Seconds to wait after so many tries in a row that came to nothing; undefined where it is given up. */
export const backoff = (tries: number): number | undefined =>
  tries > 7 ? undefined : Math.min(30 * 2 ** (tries - 1), 3600)

type Found = Pick<CrawledTarget, 'name' | 'website' | 'email' | 'phone' | 'contact'>

/** As one line of the list of new businesses: `name, website, email, phone, contact`, the last where there is one. */
export const lineOf = ({ name, website, email, phone, contact }: Found): string =>
  [oneField(name), website, email, phone, ...(contact === '' ? [] : [oneField(contact)])].join(', ')

const oneField = (text: string) =>
  text
    .replace(/[,;\t"]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** How far a run is, from 0 to 1: asking counts for a third, as reading takes longer. */
export function progressOf({ asked, questions, read, sites, status }: CrawlRun): number {
  if (status === 'done') return 1
  const part = (done: number, all: number) => (all === 0 ? 0 : Math.min(1, done / all))
  return part(asked, questions) / 3 + (part(read, sites) * 2 * part(asked, questions)) / 3
}
