import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { words } from '../words.ts'

/**
 * What the button says that books: that it obliges to pay, in so many words (§ 312j (3) BGB), and how much in all. `open`
 * is what is left to pay, `fees` what is paid on site besides, in cents. `paysNow`: online, before the booking stands.
 * `isChanged`: the price is another than was shown before.
 */
export function orderWords(open: Cents, fees: Cents, { paysNow = false, isChanged = false }): string {
  const [now, onSite, all] = [formatMoney(open), formatMoney(fees), formatMoney(open + fees)]
  if (open + fees === 0) return (isChanged ? words.agreeAndBookFor : words.bookFor)(all)
  if (paysNow && open > 0) {
    if (fees === 0) return (isChanged ? words.agreeBookAndPay : words.bookAndPay)(now)
    return (isChanged ? words.agreeBookAndPayNow : words.bookAndPayNow)(now, onSite, all)
  }
  const button = (isChanged ? words.agreeBookToPay : words.bookToPay)(all)
  if (fees === 0) return button
  return open > 0 ? words.ofThatOnSite(button, onSite) : words.allOnSite(button)
}
