import { type Cents, formatMoney } from '#kit/shared/money.ts'

/**
 * What the button says that books: that it obliges to pay, in so many words (§ 312j (3) BGB), and how much in all. `open`
 * is what is left to pay, `fees` what is paid on site besides, in cents. `paysNow`: online, before the booking stands.
 * `isChanged`: the price is another than was shown before.
 */
export function orderWords(open: Cents, fees: Cents, { paysNow = false, isChanged = false }): string {
  const [now, onSite, all] = [open, fees, open + fees].map((cents) => formatMoney(cents))
  if (open + fees === 0) return `${isChanged ? 'Agree and book' : 'Book'} for ${all}`
  if (paysNow && open > 0)
    return `${isChanged ? 'Agree, book' : 'Book'} and pay ${now}${fees > 0 ? ` now, ${onSite} on site: ${all} in all` : ''}`
  return `${isChanged ? 'Agree and book' : 'Book'} with obligation to pay ${all}${fees > 0 && open > 0 ? `, ${onSite} of it on site` : fees > 0 ? ' on site' : ''}`
}
