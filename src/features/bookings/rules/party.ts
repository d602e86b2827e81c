import type { Vehicle } from '#features/vehicles/contract.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import type { CustomerDetails, Extra } from '../contract.ts'
import { words } from '../words.ts'
import { extraName, needsCharterLicense, type QuoteLine } from './prices.ts'

type Extras = readonly Extra[]

/** How the boating licence is there that a boat asks for. */
export type License = keyof typeof words.licences

/**
 * Who comes aboard, as a booking keeps it: no ages without children, one age of a single child. Null where nobody knows it
 * any more, because the person was erased.
 */
export type Party = {
  adults: number | null
  children: number | null
  ageFrom: number | null
  ageTo: number | null
  license: License | null
  /** What the customer wrote, in one line. */
  ownWords: string
}

export function licenseOf(hasLicense: CustomerDetails['hasLicense'], vehicle: Vehicle, chosen: Extras): License {
  if (vehicle.license !== 'yes') return vehicle.license === 'captain' ? 'captain_only' : 'not_needed'
  if (hasLicense !== 'no') return hasLicense ?? 'not_answered'
  return needsCharterLicense(vehicle, hasLicense, chosen) ? 'briefing' : 'captain'
}

/** What is filled in of those who come aboard. */
export type Told = Pick<CustomerDetails, 'adults' | 'children' | 'ageFrom' | 'ageTo' | 'hasLicense' | 'comment'>

/** The party of a booking, of what was filled in and found right. */
export const partyOf = (details: Told, vehicle: Vehicle, chosen: Extras): Party => ({
  adults: details.adults,
  children: details.children,
  ageFrom: details.children > 0 ? (details.ageFrom ?? null) : null,
  ageTo: details.children > 1 ? (details.ageTo ?? null) : null,
  license: licenseOf(details.hasLicense, vehicle, chosen),
  ownWords: details.comment.replace(/\s+/g, ' ').trim(),
})

export type Fact = { label: string; words: string }

/** What a party takes along; the lines of its price know what that was called. */
type Along = { extras: Extras; quote?: { lines: readonly QuoteLine[] | null } | undefined }

/** What extras were called when they were booked. */
export const namedIn = (quote: Along['quote']) => (quote?.lines ?? []).flatMap(({ extra }) => extra ?? [])

/** What is said of a party, in this order: licence, persons, extras, and the customer's own words. */
export function partyFacts(party: Party & Along): Fact[] {
  const { license, ownWords, extras, quote } = party
  const named = namedIn(quote)
  const known = license && [
    { label: words.boatingLicence, words: words.licences[license] },
    { label: words.personsAboard, words: persons(party) },
    {
      label: words.extras,
      words: extras.map((extra) => words.inSentence(extraName(extra, named))).join(', ') || words.none,
    },
  ]
  return [...(known ?? []), ...(ownWords === '' ? [] : [{ label: words.comment, words: ownWords }])]
}

function persons({ adults, children, ageFrom, ageTo }: Party): string {
  const grown = words.adultsCount(adults ?? 0)
  if (!children) return grown
  return children === 1
    ? words.withChild(grown, ageFrom ?? 0)
    : words.withChildren(grown, children, ageFrom ?? 0, ageTo ?? 0)
}

/** The same as text in English, a line each: the `comment` of answers, which programs read. */
export const partyText = (party: Party & Along): string =>
  inFirstLanguage(() =>
    partyFacts(party)
      .map((fact) => `${fact.label}: ${fact.words}`)
      .join('\n'),
  )

/** The facts of such a text. What has no label is the customer's own words. */
export const factsOf = (comment: string): Fact[] =>
  comment.split('\n').flatMap((line) => {
    const [, label = 'Comment', words = line] = /^([A-Z][a-z ]{1,20}): (.*)$/.exec(line) ?? []
    return line === '' ? [] : [{ label, words }]
  })
