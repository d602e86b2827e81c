import type { SimilarCustomer } from './contract.convert.ts'

type Addressed = { website: string; email: string }

/** Customers with the website or the email of a business; `key` tells websites apart. */
export const similarTo = (
  business: Addressed,
  customers: readonly (Addressed & { id: number; business: string })[],
  key: (website: string) => string | undefined,
): SimilarCustomer[] =>
  customers.flatMap(({ id, business: name, ...customer }) => {
    const same = [
      ...(areSame(key(customer.website), key(business.website)) ? (['website'] as const) : []),
      ...(areSame(bare(customer.email), bare(business.email)) ? (['email'] as const) : []),
    ]
    return same.length === 0 ? [] : [{ id, business: name, same }]
  })

const bare = (email: string) => email.trim().toLowerCase()
const areSame = (a: string | undefined, b: string | undefined) => a !== undefined && a !== '' && a === b
