import type { Cents } from '#kit/shared/money.ts'
import { parsePrice, parseRate, tidyNumber } from '#kit/shared/typed-numbers.ts'

/** At most three decimals; nothing is none. Else undefined. */
export function parseQuantity(text: string): number | undefined {
  const tidy = tidyNumber(text)
  return /^\d{1,5}(\.\d{1,3})?$/.test(tidy) && Number(tidy) > 0 ? Number(tidy) : undefined
}

/** Hundredths of a percent of the whole, or net cents of it. */
export type Share = { percent: number } | { amount: Cents }

/** `30 %` is a part of the whole, `500` an amount. Else undefined. */
export function parseShare(text: string): Share | undefined {
  const percent = text.includes('%') ? parseRate(text) : undefined
  if (percent) return { percent }
  const amount = text.includes('%') ? undefined : parsePrice(text)
  return amount ? { amount } : undefined
}
