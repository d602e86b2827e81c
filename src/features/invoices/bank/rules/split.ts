import { type Cents, parseCents } from '#kit/shared/money.ts'

/** Money that came in, shared out by hand. */

export type Part = {
  /** Of the invoice. */
  open: Cents
  typed: string
}

/** What goes to each invoice, what is wrong with it, and what is left of the line; not less than nothing. */
export function splitOf(rest: Cents, parts: readonly Part[]) {
  let left = rest
  const shares = parts.map(({ open, typed }) => {
    const amount = parseCents(typed) ?? 0
    const error =
      (amount === 0 && 'Please enter an amount') ||
      (amount > open && 'That is more than is open') ||
      (amount > left && 'That is more than is left of it') ||
      undefined
    if (error === undefined) left -= amount
    return { amount, missing: error === undefined ? open - amount : 0, error }
  })
  return { shares, left }
}
