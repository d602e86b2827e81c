import type { Offer, Vehicle } from '#features/vehicles/contract.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { type CustomerDetails, customerDetails, type Extra, hoursDetails } from '../contract.ts'
import { detailsErrors } from '../rules/details.ts'
import { words } from '../words.ts'

/** The customer's details as they stand in the form, kept for the session. */
export type Draft = Readonly<Record<Exclude<keyof CustomerDetails, 'salutation' | 'hasLicense'>, string>> & {
  readonly salutation: CustomerDetails['salutation']
  readonly hasLicense: '' | 'yes' | 'no'
}

export const emptyDraft: Draft = {
  salutation: '',
  name: '',
  email: '',
  phone: '',
  streetAndNumber: '',
  additional: '',
  zipCodeAndCity: '',
  adults: '1',
  children: '0',
  ageFrom: '',
  ageTo: '',
  hasLicense: '',
  comment: '',
}

/** So many come now, as was asked for elsewhere: whose children came along the last time is no matter. */
export const withPeople = (draft: Draft, adults: string): Draft => withChildren({ ...draft, adults }, '0')

/** Without children there are no ages, with one there is a single one. */
export function withChildren(draft: Draft, children: string): Draft {
  const count = Number(children)
  return {
    ...draft,
    children,
    ageFrom: count > 0 ? draft.ageFrom : '',
    ageTo: count > 1 ? draft.ageTo : '',
  }
}

type Checked = { details: CustomerDetails; errors: readonly [] } | { details: undefined; errors: readonly FieldError[] }

/** What is missing or wrong is named at its field; that something is to be checked the form says as a whole. */
const unanswered: Readonly<Record<string, string>> = {
  adults: words.enterAdults,
  ageFrom: words.enterAgeOfYoungest,
  ageTo: words.enterAgeOfOldest,
  hasLicense: words.answerLicence,
}

/** The details to send, or what is wrong with them in view of the vehicle: the first message of each field. */
export function checkDraft(draft: Draft, vehicle: Vehicle, chosen: readonly Extra[], over: Offer): Checked {
  const checked = check(draft, vehicle, chosen, over)
  if (checked.details) return checked
  const said = (field: string) =>
    draft[field as keyof Draft] === ''
      ? field === 'ageFrom' && draft.children === '1'
        ? words.enterAgeOfChild
        : unanswered[field]
      : partyRefusal(field, draft, vehicle)
  return {
    details: undefined,
    errors: checked.errors.map(({ field, message }) => ({ field, message: said(field) ?? message })),
  }
}

/** Why what was entered of those who come aboard is refused. */
function partyRefusal(field: string, { adults, ageFrom, ageTo }: Draft, { name, passengers }: Vehicle) {
  if (field === 'adults' && Number(adults) > 0) return words.takesCounted(name, passengers)
  if (field === 'adults') return unanswered.adults
  if (field === 'ageTo' && Number(ageTo) < Number(ageFrom)) return words.oldestYounger
  return field === 'ageFrom' || field === 'ageTo' ? words.agesUpTo : undefined
}

function check(draft: Draft, vehicle: Vehicle, chosen: readonly Extra[], over: Offer): Checked {
  const schema = over === 'hours' ? hoursDetails : customerDetails
  const asksLicense = vehicle.license === 'yes'
  const given = Object.entries({
    ...draft,
    ...(over === 'hours' && notAsked),
    hasLicense: asksLicense ? draft.hasLicense : '',
  })
  const parsed = schema.safeParse(
    Object.fromEntries(given.map(([name, text]) => [name, text === '' ? noText(name) : text])),
  )
  if (parsed.success) {
    const errors = detailsErrors(parsed.data, vehicle, chosen)
    return errors.length === 0 ? { details: parsed.data, errors: [] } : { details: undefined, errors }
  }
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))
  const party = customerDetails.safeParse({ ...complete, ...partyOf(draft, asksLicense) })
  const more = party.success ? detailsErrors(party.data, vehicle, chosen) : []
  return { details: undefined, errors: [...errors, ...more] }
}

/** An empty number was not given; an empty text is an empty text. */
const noText = (field: string) => (['ageFrom', 'ageTo', 'hasLicense', 'children'].includes(field) ? undefined : '')

const partyOf = ({ adults, children, ageFrom, ageTo, hasLicense }: Draft, asksLicense: boolean) => ({
  adults,
  children: children || undefined,
  ageFrom: ageFrom || undefined,
  ageTo: ageTo || undefined,
  hasLicense: (asksLicense && hasLicense) || undefined,
})

/** By the hour nobody is asked where they live or how to be addressed; what was filled in for a stay is none of it. */
const notAsked = { salutation: '', streetAndNumber: '', additional: '', zipCodeAndCity: '' }

/** Passes where the persons are to be checked although the rest is not right yet. */
const complete = {
  name: 'Somebody',
  email: 'somebody@example.org',
  phone: '0000',
  streetAndNumber: 'Street 1',
  zipCodeAndCity: '1 City',
}
