import { leftOut } from '#kit/shared/printable.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { Item } from '../../rules.ts'

type Buyer = {
  business: string
  name: string
  streetAndNumber: string
  additional: string
  zipCodeAndCity: string
}

/** What would be missing on the paper without a word: letters that its fonts do not have. The first field that has any. */
export function unprintableError(buyer: Buyer, items: readonly Item[], subject = ''): FieldError | undefined {
  const { business, name, streetAndNumber, additional, zipCodeAndCity } = buyer
  const texts = { business, name, streetAndNumber, additional, zipCodeAndCity, subject }
  const fields = [...Object.entries(texts), ...items.map(({ item }) => ['invoiceItems', item] as const)]
  for (const [field, text] of fields) {
    const lost = leftOut(text)
    if (lost.length > 0)
      return { field, message: `Invoices cannot print ${lost.slice(0, 5).join(' ')}: please write it in other letters` }
  }
  return undefined
}
