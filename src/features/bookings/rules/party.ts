import type { Vehicle } from '#features/vehicles/contract.ts'
import type { CustomerDetails, Extra, StayExtra } from '../contract.ts'
import { extraNames, needsCharterLicense } from './prices.ts'

type Extras = readonly (Extra | StayExtra)[]

/** How the boating licence is there that a boat asks for, and in which words people read it. */
const licenseWords = {
  not_needed: 'not needed',
  captain_only: 'not needed, with captain',
  not_answered: 'not answered',
  yes: 'yes',
  briefing: 'no, briefing with charter licence',
  captain: 'no, with captain',
} as const
export type License = keyof typeof licenseWords

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

/** What is said of a party, in this order: licence, persons, extras, and the customer's own words. */
export function partyFacts(party: Party & { extras: Extras }): Fact[] {
  const { license, ownWords, extras } = party
  const known = license && [
    { label: 'Boating licence', words: licenseWords[license] },
    { label: 'Persons', words: persons(party) },
    { label: 'Extras', words: extras.map((extra) => extraNames[extra].toLowerCase()).join(', ') || 'none' },
  ]
  return [...(known ?? []), ...(ownWords === '' ? [] : [{ label: 'Comment', words: ownWords }])]
}

function persons({ adults, children, ageFrom, ageTo }: Party): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`
  if (!children) return grown
  if (children === 1) return `${grown}, 1 child (age ${ageFrom})`
  return `${grown}, ${children} children (ages ${ageFrom} to ${ageTo})`
}

/** The same as text, a line each: the `comment` of answers. */
export const partyText = (party: Party & { extras: Extras }): string =>
  partyFacts(party)
    .map(({ label, words }) => `${label}: ${words}`)
    .join('\n')

/** The facts of such a text. What has no label is the customer's own words. */
export const factsOf = (comment: string): Fact[] =>
  comment.split('\n').flatMap((line) => {
    const [, label = 'Comment', words = line] = /^([A-Z][a-z ]{1,20}): (.*)$/.exec(line) ?? []
    return line === '' ? [] : [{ label, words }]
  })
