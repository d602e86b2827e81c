import type { PromoTerms } from '#features/price-rules/contract.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { call } from '#kit/ui/api.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { checkVoucher } from '../contract.ts'
import { formatCode } from '../rules.ts'
import { words } from '../words.ts'
import type { AppliedVoucher } from './voucher-field.tsx'

type KeptVoucher = { typed: string; applied: AppliedVoucher | null; promo?: PromoTerms | null }

const none: KeptVoucher = { typed: '', applied: null }

/** The voucher of the session, and its promo code: what is typed, and what was found out about it. Both flows share it. */
export function useVoucher() {
  const [{ typed, applied, promo = null }, setVoucher] = useKept('rental/voucher', none)
  return {
    typed,
    applied,
    promo,
    onTyped: (text: string) => setVoucher((before) => ({ ...before, typed: text })),
    onApplied: (voucher: AppliedVoucher | null) => setVoucher((before) => ({ ...before, applied: voucher })),
    /** What it turns out to pay, in cents. */
    onWorth: (amount: Cents) =>
      setVoucher((before) => ({
        ...before,
        applied: before.applied && amount > 0 ? { ...before.applied, amount } : null,
      })),
    onPromo: (given: PromoTerms | null) => setVoucher((before) => ({ ...before, promo: given })),
    /** Once it has been redeemed. */
    forget: () => setVoucher(none),
  }
}

export type Voucher = ReturnType<typeof useVoucher>

/** A code that was typed and not applied would be overlooked. */
export const voucherErrors = ({ typed, applied }: Voucher): FieldError[] =>
  typed.trim() !== '' && !applied ? [{ field: 'voucher', message: words.notApplied }] : []

export const invalidVoucher = ({ code }: AppliedVoucher): FieldError => ({
  field: 'voucher',
  message: words.codeInvalid(formatCode(code)),
})

/** Asks once more what is left on an applied voucher, in cents; 0 when it is none. Throws when that cannot be found out. */
export async function checkAgain({ code }: AppliedVoucher): Promise<number> {
  const { exists, amount } = await call(checkVoucher, { query: { voucher: code } })
  return exists ? amount : 0
}
