import type { FieldError } from '#kit/shared/problem.ts'
import { call } from '#kit/ui/api.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { checkVoucher } from '../contract.ts'
import { formatCode } from '../rules.ts'
import { words } from '../words.ts'
import type { AppliedVoucher } from './voucher-field.tsx'

type KeptVoucher = { typed: string; applied: AppliedVoucher | null }

const none: KeptVoucher = { typed: '', applied: null }

/** The voucher of the session: what is typed, and what was found out about it. Both flows share it. */
export function useVoucher() {
  const [{ typed, applied }, setVoucher] = useKept('rental/voucher', none)
  return {
    typed,
    applied,
    onTyped: (text: string) => setVoucher((before) => ({ ...before, typed: text })),
    onApplied: (voucher: AppliedVoucher | null) => setVoucher((before) => ({ ...before, applied: voucher })),
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
