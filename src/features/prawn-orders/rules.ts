import type { FieldError } from '#kit/shared/problem.ts'
import { words } from './words.ts'

/** The three cards to choose from. */
export const paymentMethods = ['creditcard', 'paypal', 'apple'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export type AddressField = 'firstName' | 'lastName' | 'email' | 'street' | 'additional' | 'postal' | 'city' | 'country'

/** What is typed into the form, and the card that is chosen. */
export type OrderDraft = Readonly<Record<AddressField, string>> & { method: PaymentMethod | undefined }

export const emptyOrder: OrderDraft = {
  method: undefined,
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  additional: '',
  postal: '',
  city: '',
  country: '',
}

type FieldRule = { field: AddressField; most: number; message: string }

/** The most UTF-16 units of each field, in the order of the form. */
export const addressRules: readonly FieldRule[] = [
  { field: 'firstName', most: 25, message: words.noName },
  { field: 'lastName', most: 25, message: words.noName },
  { field: 'email', most: 50, message: words.noEmail },
  { field: 'street', most: 50, message: words.noStreet },
  { field: 'additional', most: 50, message: words.noAdditional },
  { field: 'postal', most: 10, message: words.noPostal },
  { field: 'city', most: 30, message: words.noCity },
  { field: 'country', most: 20, message: words.noCountry },
]

/** What is too long as it stands: said while it is typed. */
export const excessErrors = (draft: OrderDraft): FieldError[] =>
  errorsWhere(({ field, most }) => draft[field].length > most)

/** All that keeps an order from being placed: no card chosen, too long, or empty. An email may look like anything. */
export const orderErrors = (draft: OrderDraft): FieldError[] => [
  ...(draft.method === undefined ? [{ field: 'method', message: words.noMethod }] : []),
  ...errorsWhere(({ field, most }) => draft[field].length > most || draft[field].trim() === ''),
]

/** What to show while somebody types: what is too long, and of what was shown before what is still wrong. */
export function remainingErrors(draft: OrderDraft, shown: readonly FieldError[]): FieldError[] {
  const excess = excessErrors(draft)
  return orderErrors(draft).filter(({ field }) => [...excess, ...shown].some((error) => error.field === field))
}

/** A name as it is kept: the first letter a capital, all others small. A letter that has no single capital stays. */
export function asName(text: string): string {
  const [first = '', ...rest] = text
  const capital = first.toUpperCase()
  return (capital.length === first.length ? capital : first) + rest.join('').toLowerCase()
}

const errorsWhere = (isWrong: (rule: FieldRule) => boolean): FieldError[] =>
  addressRules.filter(isWrong).map(({ field, message }) => ({ field, message }))
