import { plural } from '#kit/shared/plural.ts'

export const cashPosition = 'Cash position'
export const thePosition = 'the cash position'
export const spans = { daily: 'Daily', monthly: 'Monthly', yearly: 'Yearly' }
export const incomeBy = { daily: 'Daily income', monthly: 'Monthly income', yearly: 'Yearly income' }
export const asBars = (income: string) => `${income} as bars`
export const month = (month: string, year: string) => `${month} ${year}`
export const when = 'When'
export const income = 'Income'

export const logbook = 'Logbook'
export const theLogbook = 'the logbook'
export const daysAsBars = 'Income of the days with entries, as bars'
export const entriesOf = (day: string) => `Entries of ${day}`
export const time = 'Time'
export const what = 'What'
export const receipt = 'Receipt'
export const kindNames: Readonly<Record<string, string>> = {
  opening: 'Till opened',
  cash_in: 'Cash put in',
  cash_out: 'Cash taken out',
  closing: 'Till closed',
  outage: 'Security device out of order',
  reversal: 'Reversal',
  refund: 'Refund',
  deposit: 'Deposit',
  online_refund: 'Refunded online',
}

export const ledger = 'The ledger'
export const ledgerText =
  'Every entry carries the fingerprint of the one before: whatever is changed afterwards shows here.'
export const checking = 'Checking'
export const check = 'Check the ledger'
export const checkAgain = 'Check again'
export const isWhole = 'The ledger is whole'
export const wholeText = (entries: number, fingerprint: string) => `${entries} entries, last fingerprint ${fingerprint}`
export const tamperedWith = 'The ledger was tampered with'
export const breaksAt = (entries: readonly number[]) =>
  plural(entries.length, {
    one: `The chain breaks at entry ${entries.join(', ')}.`,
    other: `The chain breaks at entries ${entries.join(', ')}.`,
  })
