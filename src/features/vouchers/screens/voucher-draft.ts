import type { Cents } from '#kit/shared/money.ts'
import type { Background, VoucherDetails } from '../contract.ts'

/** `provider` is PayPal. */
export type Method = 'transfer' | 'provider' | 'card'

/** The order as it stands in the form, kept for the session. */
export type Draft = Readonly<
  Record<Exclude<keyof VoucherDetails, 'salutation' | 'voucherBackground'>, string> & {
    salutation: VoucherDetails['salutation']
    voucherBackground: Background
    method: Method
  }
>

export const emptyDraft: Draft = {
  salutation: '',
  name: '',
  email: '',
  streetAndNumber: '',
  additional: '',
  zipCodeAndCity: '',
  voucherRecipient: '',
  voucherBackground: 1,
  voucherText: '',
  voucherAmount: '100',
  method: 'transfer',
}

/** What the card shows while something is typed. */
export function shownAmount(typed: string): Cents | undefined {
  return /^\d{1,5}$/.test(typed.trim()) ? Number(typed) * 100 : undefined
}
