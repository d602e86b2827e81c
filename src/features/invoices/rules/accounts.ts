import { isIban } from '#kit/shared/iban.ts'
import type { Currency } from '#kit/shared/money.ts'

/** Where money of a currency goes, as it stands on papers. */
export type BankAccount = {
  currency: Currency
  holder: string
  /** Without spaces; empty where a country has none, and then the details say where to. */
  iban: string
  bic: string
  bank: string
  /** Sort code, routing number, account number …, a line each. */
  details: string
}

/** Where invoices of a country cannot be paid to anywhere. */
export const notSetUp = (country: string, currency: Currency): string =>
  `${country} is not yet set up in the server's invoicing (bank details for its currency): there is no account for ${currency}`

/** Whether a Swiss QR-bill can be paid to it. */
export const takesQrBills = (iban: string): boolean => /^(CH|LI)[A-Z\d]{19}$/.test(iban) && isIban(iban)

/** Swiss accounts whose banks stand from 30000 to 31999 take QR references and no others. */
export const isQrIban = (iban: string): boolean => takesQrBills(iban) && /^3[01]/.test(iban.slice(4, 9))
