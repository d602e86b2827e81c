import type { Transaction } from '#kit/server/postgres/db.ts'

type SampleAccount = { currency: string; iban?: string; bic?: string; bank: string; details?: string }

/** Of banks that do not exist, with check digits that fit. That for euros is in the settings of the installation. */
const accounts: readonly SampleAccount[] = [
  { currency: 'CHF', iban: 'CH9300762011623852957', bic: 'SAMPCHZZXXX', bank: 'Musterbank Zürich' },
  {
    currency: 'GBP',
    iban: 'GB82WEST12345698765432',
    bic: 'SAMPGB2LXXX',
    bank: 'Sample Bank, London',
    details: 'Sort code: 12-34-56\nAccount number: 98765432',
  },
  {
    currency: 'USD',
    bic: 'SAMPUS33XXX',
    bank: 'Sample Savings Bank, Austin TX',
    details: 'Routing number: 123456780\nAccount number: 8310001234\nAccount type: Checking',
  },
  {
    currency: 'CAD',
    bic: 'SAMPCATTXXX',
    bank: 'Sample Bank of Ontario, Toronto',
    details: 'Institution: 999\nTransit: 12345\nAccount number: 1234567',
  },
  {
    currency: 'AUD',
    bic: 'SAMPAU2SXXX',
    bank: 'Sample Bank, Melbourne',
    details: 'BSB: 999-123\nAccount number: 12345678',
  },
]

/** Where invoices in other currencies than the euro are paid to. */
export async function addBankAccounts(tx: Transaction, holder: string): Promise<void> {
  const rows = accounts.map((account) => ({ iban: '', bic: '', details: '', ...account, holder, changed_by: holder }))
  await tx`INSERT INTO bank_accounts ${tx(rows)}`
}
