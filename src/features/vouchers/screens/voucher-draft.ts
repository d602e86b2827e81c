import { type Cents, toCents } from '#kit/shared/money.ts'
import type { Background, VoucherDetails } from '../contract.ts'
import { largestWorth, typedWorth } from '../rules.worth.ts'

export type Method = 'transfer' | 'provider'

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

/** What the card shows while something is typed; nothing where no voucher is of such a worth. */
export function shownAmount(typed: string): Cents | undefined {
  const dollars = typedWorth(typed) ?? 0
  return Number.isInteger(dollars) && dollars > 0 && dollars <= largestWorth ? toCents(dollars) : undefined
}
