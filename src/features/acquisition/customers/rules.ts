import type { SimilarCustomer } from './contract.ts'

type Addressed = { business: string; website: string; email: string }

/** Customers with the name, the website or the email of a business; `key` tells websites apart. */
export const similarTo = (
  business: Addressed,
  customers: readonly (Addressed & { id: number })[],
  key: (website: string) => string | undefined,
): SimilarCustomer[] =>
  customers.flatMap(({ id, ...customer }) => {
    const same = [
      ...(areSame(bare(customer.business), bare(business.business)) ? (['business'] as const) : []),
      ...(areSame(key(customer.website), key(business.website)) ? (['website'] as const) : []),
      ...(areSame(bare(customer.email), bare(business.email)) ? (['email'] as const) : []),
    ]
    return same.length === 0 ? [] : [{ id, business: customer.business, same }]
  })

const bare = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
const areSame = (a: string | undefined, b: string | undefined) => a !== undefined && a !== '' && a === b
