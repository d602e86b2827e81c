import { phoneKey } from '#features/blocked-customers/rules/phone.ts'
import { emailKey } from '#features/blocked-customers/rules.ts'
import { mostNights } from '../contract.ts'

/** Nights that may wait for a transfer at a time, held ones included: for one mail address, one phone, one network. */
const mostUnpaidNights = [14, 14, 28] as const

/** By what stays are told to be of the same customer, in the order of the caps; empty where it tells nothing. */
export type Payer = readonly [email: string, phone: string, network: string]

/** `country` as in `Germany`. */
export const payerOf = (
  { email, phone, network }: { email: string; phone: string; network: string },
  country: string,
): Payer => [emailKey(email), phoneKey(phone, country), network]

/** A stay that is not paid: whose it is, and its nights, those of all its boats. */
export type UnpaidStay = { payer: readonly (string | null)[]; nights: number }

/**
 * Whether so many nights more would keep too many boats that nobody has paid. A first stay may be longer, and take as many
 * nights in several boats as in one.
 */
export const hasTooManyUnpaid = (wanted: UnpaidStay, unpaid: readonly UnpaidStay[]): boolean =>
  wanted.nights > mostNights ||
  mostUnpaidNights.some((most, i) => {
    const key = wanted.payer[i]
    const nights = unpaid.filter(({ payer }) => key && payer[i] === key).reduce((sum, other) => sum + other.nights, 0)
    return nights > 0 && nights + wanted.nights > most
  })
