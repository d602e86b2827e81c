import type { Language } from '#kit/shared/countries.ts'
import { languageOf } from '#kit/shared/countries.ts'
import type { AcquisitionEntry } from '../contract.ts'
import { customerRefusal } from '../outreach/rules.ts'
import type { OwnLetter } from './contract.ts'

/** What a mail is said to be taken from: an own letter and its version. */
export const letterPreset = ({ name, version }: Pick<OwnLetter, 'name' | 'version'>) => `${name}, version ${version}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A letter to one business, as a preset is. */
export const letterTo = (letter: OwnLetter, business: string) => ({
  id: letterPreset(letter),
  name: letterPreset(letter),
  subjects: [letter.subject.replaceAll('{business}', business).slice(0, 120)],
  body: letter.body.replaceAll('{business}', escaped(business)),
})

/** What was written to one business as a letter to all of them. A name of a letter or two may stand in any word. */
export const forAll = (text: string, business: string) =>
  business.length < 3 ? text : text.replaceAll(escaped(business), '{business}').replaceAll(business, '{business}')

type Chosen = { entry: AcquisitionEntry; language?: Language | undefined }

/** Why an entry is not written to together with others; undefined where it may be. */
export function whyNotWithOthers({ entry, language }: Chosen): string | undefined {
  const { email, suppressed, customer, legalBasis, active, waitingUntil, stage, doubles, country, name } = entry
  const isWritten = stage !== 'new' || entry.contactDates.length > 0
  const isOther = language !== undefined && language !== languageOf(country)
  return (
    suppressed ??
    customerRefusal(customer, legalBasis) ??
    (stage === 'customer' ? 'It is a customer' : undefined) ??
    (waitingUntil !== null ? 'A mail to it waits already' : undefined) ??
    (isWritten ? 'It was written to already' : undefined) ??
    (active ? undefined : 'It is inactive') ??
    (email === '' ? 'It has no email address' : undefined) ??
    (doubles.includes('email') ? 'Another entry has the same address' : undefined) ??
    (name === '' ? 'It has no name of a person' : undefined) ??
    (isOther ? `The letter is not in the language of ${country}` : undefined)
  )
}
