import type { Db } from '#kit/server/postgres/db.ts'
import type { Business } from '#kit/server/settings/env.ts'
import type { Currency } from '#kit/shared/money.ts'
import type { BankAccount } from '../../rules/accounts.ts'

/**
 * Where invoices of a currency are paid to: the account of the settings' page, and for euros without one that of the
 * environment (`env.business`). Undefined: nothing is invoiced in that currency.
 */
export async function bankAccountFor(
  db: Db,
  currency: Currency,
  business: Pick<Business, 'name' | 'iban' | 'bic'>,
): Promise<BankAccount | undefined> {
  const [account] = await db<BankAccount[]>`
    SELECT currency, holder, iban, bic, bank, details FROM bank_accounts WHERE currency = ${currency}`
  return account ?? (currency === 'EUR' ? accountOfBusiness(business) : undefined)
}

/** The account that the environment names. */
export const accountOfBusiness = ({ name, iban, bic }: Pick<Business, 'name' | 'iban' | 'bic'>): BankAccount => ({
  currency: 'EUR',
  holder: name,
  iban,
  bic,
  bank: '',
  details: '',
})

/** The accounts that were set up, by currency. */
export const readAccounts = (db: Db): Promise<BankAccount[]> => db<BankAccount[]>`
  SELECT currency, holder, iban, bic, bank, details FROM bank_accounts ORDER BY currency`
