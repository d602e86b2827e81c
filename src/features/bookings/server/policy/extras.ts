import { words } from '#features/price-rules/extras/words.ts'
import { violates } from '#kit/server/postgres/db.ts'
import { invalid } from '#kit/shared/problem.ts'
import { extraName, type Quote } from '../../rules/prices.ts'

/**
 * What is thrown in place of what the database threw: where others have all there are of an extra at the time of a booking,
 * the reason, beside that extra.
 */
export function orSoldOut(error: unknown, { lines }: Pick<Quote, 'lines'>): unknown {
  if (!violates(error, 'extras_in_stock')) return error
  const key = error instanceof Error && 'detail' in error ? String(error.detail) : ''
  const told = lines.flatMap(({ extra }) => extra ?? [])
  const message = words.noneLeftOf(extraName(key, told))
  return invalid([{ field: `extra_${key}`, message }], message)
}
