import type { Db } from '#kit/server/postgres/db.ts'
import { customerFinder, type KnownCustomer } from '../../rules/customers.ts'

type Finder = ReturnType<typeof customerFinder>
let latest: { text: string; find: Finder } | undefined

/**
 * Finds out which businesses are customers by now, also those that were never in the list. Made anew when a customer
 * has changed: it takes longer than reading them.
 */
export async function readCustomerFinder(db: Db): Promise<Finder> {
  const [row] = await db<{ text: string }[]>`
    SELECT coalesce(json_agg(json_build_object('business', business, 'website', website, 'email', email, 'phone', phone, 'country', country)
                             ORDER BY id DESC), '[]')::text AS text
    FROM customers WHERE deleted_at IS NULL`
  const { text } = row ?? { text: '[]' }
  if (latest?.text !== text) latest = { text, find: remembering(customerFinder(JSON.parse(text) as KnownCustomer[])) }
  return latest.find
}

const mostRemembered = 5000

/** A list is looked at page by page, and the first page again and again. */
function remembering(find: Finder): Finder {
  const known = new Map<string, string | undefined>()
  return ({ website, email, phone, country }) => {
    const key = JSON.stringify([website, email, phone, country])
    if (!known.has(key)) {
      if (known.size >= mostRemembered) known.clear()
      known.set(key, find({ website, email, phone, country }))
    }
    return known.get(key)
  }
}
