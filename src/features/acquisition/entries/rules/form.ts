import type { FieldError } from '#kit/shared/problem.ts'
import { formCountries } from '#kit/shared/regions.ts'
import { saysSomething } from '#kit/shared/typed-html.ts'
import type { AcquisitionEntry } from '../../contract.ts'
import { isEmail } from '../../crawl/rules/emails.ts'
import { parseUrl } from '../../rules/urls.ts'
import { type AcquisitionForm, type AcquisitionMode, acquisitionMessages } from '../contract/handle.ts'
import { type Candidate, longest, mostLines } from './screening.ts'

/** What can be wrong with a form as a whole, given that each of its fields may be as it is. */
export type Checked = Pick<
  AcquisitionForm,
  | 'business'
  | 'website'
  | 'email'
  | 'subject'
  | 'salutation'
  | 'name'
  | 'body'
  | 'country'
  | 'state'
  | 'type'
  | 'legalBasis'
  | 'legalNote'
>

/** Whether prices, languages and lookups are known for a country. */
export const isSetUp = (country: string): boolean => (formCountries as readonly string[]).includes(country)

const wrong = (field: keyof typeof acquisitionMessages): FieldError => ({ field, message: acquisitionMessages[field] })

/** What a mode asks for and is not there: beside which field, with its message. Adding: what goes with the lines. */
export function formErrors(mode: AcquisitionMode, form: Checked): FieldError[] {
  if (mode === 'deactivate' || mode === 'delete') return []
  if (mode === 'add') {
    return [
      ...(form.type === undefined ? [wrong('type')] : []),
      ...(form.country === '' ? [wrong('country')] : countryErrors(form.country)),
      ...(form.state === '' ? [wrong('state')] : []),
    ]
  }
  return [
    ...(form.business === '' ? [wrong('business')] : []),
    ...(isWebsite(form.website) ? [] : [wrong('website')]),
    ...(isEmail(form.email) ? [] : [wrong('email')]),
    ...countryErrors(form.country),
    ...(form.legalBasis === 'other' && form.legalNote === '' ? [wrong('legalNote')] : []),
    ...(mode === 'send' ? missingToSend(form) : []),
  ]
}

const missingToSend = (form: Checked): FieldError[] => [
  ...(['subject', 'salutation', 'name'] as const).filter((field) => form[field] === '').map(wrong),
  ...(saysSomething(form.body) ? [] : [wrong('body')]),
]

const countryErrors = (country: string): FieldError[] =>
  country === '' || isSetUp(country) ? [] : [{ field: 'country', message: acquisitionMessages.countryNotSetUp }]

/** Typed with up to 70 characters, kept with up to 50. */
const isWebsite = (website: string) => website.length <= longest.website && parseUrl(website) !== undefined

/** What is wrong with pasted lines as a whole: without a single website they are no list of businesses. */
export function pastedErrors(candidates: readonly Candidate[]): FieldError[] {
  if (candidates.length > mostLines) return [{ field: 'newBusinesses', message: acquisitionMessages.tooMany }]
  return candidates.some(({ problem }) => problem === undefined) ? [] : [wrong('newBusinesses')]
}

const written = [
  'business',
  'website',
  'email',
  'phone',
  'name',
  'country',
  'state',
  'type',
  'subject',
  'salutation',
  'body',
  'preset',
  'note',
  'searchTerm',
  'delay',
  'legalBasis',
  'legalNote',
] as const

/** What a form changed of an entry, before and after. */
export function changedFields(before: AcquisitionEntry, after: AcquisitionEntry): { old?: object; new?: object } {
  const changed = written.filter((field) => before[field] !== after[field])
  const of = (entry: AcquisitionEntry) => Object.fromEntries(changed.map((field) => [field, entry[field]]))
  return changed.length === 0 ? {} : { old: of(before), new: of(after) }
}
