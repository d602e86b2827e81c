import { leftOut } from '#kit/shared/printable.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { Item } from '../../rules.ts'
import { type Addressed, addressed } from './address.ts'

/** What would be missing on the paper without a word: letters that its fonts do not have. The first field that has any. */
export function unprintableError(buyer: Addressed, items: readonly Item[], subject = ''): FieldError | undefined {
  const fields = [
    ...addressed.map((field) => [field, buyer[field]] as const),
    ['subject', subject] as const,
    ...items.map(({ item }) => ['invoiceItems', item] as const),
  ]
  for (const [field, text] of fields) {
    const lost = leftOut(text ?? '')
    if (lost.length > 0)
      return { field, message: `Invoices cannot print ${lost.slice(0, 5).join(' ')}: please write it in other letters` }
  }
  return undefined
}
