import { type Cents, parseCents } from '#kit/shared/money.ts'

/** Money that came in, shared out by hand: what goes to each invoice, what is wrong with it, and what is left of the line. */
export function splitOf(rest: Cents, parts: readonly { open: Cents; typed: string }[]) {
  let left = rest
  const shares = parts.map(({ open, typed }) => {
    const amount = parseCents(typed) ?? 0
    const error =
      (amount === 0 && 'Please enter an amount') ||
      (amount > open && 'That is more than is open') ||
      (amount > left && 'That is more than is left of it')
    if (error) return { amount, missing: 0, error }
    left -= amount
    return { amount, missing: open - amount, error: undefined }
  })
  return { shares, left }
}
