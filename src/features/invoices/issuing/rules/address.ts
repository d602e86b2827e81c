import type { Buyer } from './freeze.ts'

/** What stands in the window of the envelope, a line each, from the top; below it the country, where it is another one. */
export const addressed = [
  'business',
  'name',
  'streetAndNumber',
  'additional',
  'zipCodeAndCity',
] as const satisfies (keyof Buyer)[]

export type Addressed = Pick<Buyer, (typeof addressed)[number]>

/** The lines that there are; of fields that are younger than an invoice it has none. */
export const addressLines = (buyer: Addressed): string[] => addressed.flatMap((field) => buyer[field] || [])
