import { addDays, type Day } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { plainLetters } from '#kit/shared/plain-letters.ts'
import { words } from './words.ts'

const codeLength = 16

/**
 * The code that somebody typed, as it is stored: upper case, without the dashes, dots and spaces between its groups.
 * Undefined when it cannot be a code; the letters I and O and the digits 0 and 1 are in none.
 */
export function normalizeCode(text: string): string | undefined {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}._]/gu, '')
  return isCode(code) ? code : undefined
}

const isCode = (code: string) =>
  code.length === codeLength && Array.from(code).every((letter) => plainLetters.includes(letter))

/** `ABCD-EFGH-JKLM-NPQR`: for people, in groups of four. */
export const formatCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** `$100 voucher`. */
export const describeVoucher = (amount: Cents): string => words.voucherOf(formatMoney(amount))

/** Years for which the link to a voucher's own page works; the voucher itself has no end. */
export const linkYears = 3

/** From when on the link of a mail written today no longer works: the beginning of that day, three years on. */
export const linkEnds = (today: Day): Day => addDays(today, linkYears * 365 + 2)

/** How far a voucher is used: what is left of it in percent, never 0 while anything is left. */
export function percentLeft(balance: Cents, amount: Cents): number {
  return amount <= 0 ? 0 : Math.max(balance > 0 ? 1 : 0, Math.floor((balance * 100) / amount))
}
