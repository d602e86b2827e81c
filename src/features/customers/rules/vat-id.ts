import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { lookup } from '#kit/shared/lookup.ts'
import { addsUp, bareVatId, exampleVatId, isInVies, prefixOf, type VatPrefix } from '#kit/shared/vat-id.ts'
import type { VatIdCheck } from '../contract/vat-id.ts'

/** What VAT ids of a country's businesses begin with; where nothing is said here, nothing is known of them. */
const prefixes: Readonly<Record<string, readonly [VatPrefix, ...VatPrefix[]]>> = {
  Austria: ['AT'],
  Belgium: ['BE'],
  Bulgaria: ['BG'],
  Croatia: ['HR'],
  Cyprus: ['CY'],
  Czechia: ['CZ'],
  'Czech Republic': ['CZ'],
  Denmark: ['DK'],
  Estonia: ['EE'],
  Finland: ['FI'],
  France: ['FR'],
  Germany: ['DE'],
  Greece: ['EL'],
  Hungary: ['HU'],
  Ireland: ['IE'],
  Italy: ['IT'],
  Latvia: ['LV'],
  Lithuania: ['LT'],
  Luxembourg: ['LU'],
  Malta: ['MT'],
  Netherlands: ['NL'],
  Poland: ['PL'],
  Portugal: ['PT'],
  Romania: ['RO'],
  Slovakia: ['SK'],
  Slovenia: ['SI'],
  Spain: ['ES'],
  Sweden: ['SE'],
  Switzerland: ['CHE'],
  // Northern Ireland is in the Union as far as goods go.
  'United Kingdom': ['GB', 'XI'],
}

/** Of a prefix, as sentences name it. */
const countryOf = (prefix: VatPrefix): string =>
  prefix === 'XI'
    ? 'Northern Ireland'
    : (Object.entries(prefixes).find(([, ones]) => ones.includes(prefix))?.[0] ?? prefix)

/**
 * A VAT id as it was typed, in the one way that it is kept: bare, and with the prefix of the customer's country where it
 * was left out. Empty stays empty.
 */
export function normalizeVatId(text: string, country: string): string {
  const bare = bareVatId(text)
  const own: readonly VatPrefix[] = lookup(prefixes, country) ?? []
  const given = prefixOf(bare)
  if (bare === '' || (given && own.includes(given))) return bare
  const completed = own.map((prefix) => bareVatId(prefix + bare)).find((one) => prefixOf(one) !== undefined)
  return given === undefined && completed !== undefined ? completed : bare
}

export type VatIdFindings = {
  /** As it is kept. */
  vatId: string
  /** It looks like one, and like one of the customer's country. */
  format: boolean
  /** Its check digits are right, where it has any. */
  checksum: boolean
  /** What is wrong, as a sentence for the field; empty where nothing is. */
  message: string
  /** What VIES is asked about: its code of the country, and the rest. Undefined where it knows nothing of such ids. */
  vies: { country: string; number: string } | undefined
}

/** Looks at a VAT id by itself, without asking anybody. Nothing is wrong with an empty one, or where no rule is known. */
export function examineVatId(text: string, country: string): VatIdFindings {
  const vatId = normalizeVatId(text, country)
  const own = lookup(prefixes, country)
  const wrong = (message: string, format = false) => ({ vatId, format, checksum: false, message, vies: undefined })
  if (vatId === '' || own === undefined) return { ...wrong('', true), checksum: true }
  const prefix = prefixOf(vatId)
  if (prefix === undefined) return wrong(`A VAT id of ${country} looks like ${exampleVatId(own[0])}`)
  if (!own.includes(prefix)) return wrong(`This is a VAT id of ${countryOf(prefix)}, but the customer is in ${country}`)
  if (!addsUp(vatId)) return wrong('The check digits of this VAT id are wrong, please compare it again', true)
  const vies = isInVies(prefix) ? { country: prefix, number: vatId.slice(prefix.length) } : undefined
  return { vatId, format: true, checksum: true, message: '', vies }
}

const hour = 3600
/** Seconds for which an answer of VIES is taken for the present one. Who is not there may just be signing up. */
const freshFor = { valid: 24 * hour, invalid: hour }

export const isFresh = ({ valid, askedAt }: { valid: boolean; askedAt: string }, now: Temporal.Instant): boolean =>
  Temporal.Instant.from(askedAt).until(now).total('seconds') < (valid ? freshFor.valid : freshFor.invalid)

export type Remark = { tone: 'good' | 'bad' | 'plain'; text: string }

/** What is told of VIES's answer beside the field; undefined where there is nothing to tell. */
export function remarkOn(said: VatIdCheck['vies'], timeZone: string): Remark | undefined {
  const { state, name, address, askedAt, problem } = said
  if (state === 'not_asked') return undefined
  if (state === 'unknown' || askedAt === null) {
    return {
      tone: 'plain',
      text: `VIES ${problem === 'off' ? 'is turned off here' : 'did not answer'}; check it yourself`,
    }
  }
  const { day, hour } = wallClock(
    timeZone,
    Temporal.Instant.from(askedAt).round({ smallestUnit: 'minute', roundingMode: 'floor' }),
  )
  const asked = `asked ${formatDay(day)} ${formatHour(hour)}`
  const now = problem === null ? '' : problem === 'off' ? '; VIES is turned off here now' : '; it does not answer now'
  if (state === 'invalid') return { tone: 'bad', text: `VIES says it is not valid, ${asked}${now}` }
  const who = [name, ...address.split('\n')].filter((part) => part !== '')
  return { tone: problem === null ? 'good' : 'plain', text: `VIES: ${['valid', ...who, asked].join(', ')}${now}` }
}
