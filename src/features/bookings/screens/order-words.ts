import { type Cents, formatMoney } from '#kit/shared/money.ts'

/**
 * What the button says that books: that it obliges to pay, in so many words (§ 312j (3) BGB). `open` is what is left to
 * pay, in cents. `paysNow`: online, before the booking stands. `isChanged`: the price is another than was shown before.
 */
export function orderWords(open: Cents, { paysNow = false, isChanged = false }): string {
  const amount = formatMoney(open)
  if (open === 0) return `${isChanged ? 'Agree and book' : 'Book'} for ${amount}`
  if (paysNow) return `${isChanged ? 'Agree, book' : 'Book'} and pay ${amount}`
  return `${isChanged ? 'Agree and book' : 'Book'} with obligation to pay ${amount}`
}
