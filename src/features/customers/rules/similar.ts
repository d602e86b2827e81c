import type { SimilarCustomer } from '../contract/handle.ts'
import type { Customer } from '../contract.ts'
import { websiteName } from '../rules.ts'

type Known = Pick<Customer, 'business' | 'website' | 'email' | 'vatId'>

/** By what two customers are taken for one; whatever case and spaces they were typed in. */
const keys = {
  business: ({ business }) => plain(business),
  website: ({ website }) => websiteName(plain(website)),
  email: ({ email }) => plain(email),
  vatId: ({ vatId }) => plain(vatId),
} as const satisfies Record<SimilarCustomer['same'][number], (customer: Known) => string>

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Customers that share what tells customers apart with a new one, and what they share. Nothing is shared by being empty. */
export const similarCustomers = (
  added: Known,
  customers: readonly (Known & Pick<Customer, 'id' | 'active'>)[],
): SimilarCustomer[] =>
  customers.flatMap(({ id, active, ...customer }) => {
    const same = (Object.keys(keys) as (keyof typeof keys)[]).filter(
      (key) => keys[key](customer) !== '' && keys[key](customer) === keys[key](added),
    )
    return same.length === 0 ? [] : [{ id, business: customer.business, active, same }]
  })

export const sharedNames: Readonly<Record<SimilarCustomer['same'][number], string>> = {
  business: 'business',
  website: 'website',
  email: 'email',
  vatId: 'VAT id',
}
