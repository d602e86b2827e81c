import type { Entry } from '../rules/entry.ts'

/** Declarations of withdrawal: some belong to vouchers, others to nothing that we know. */
export const withdrawalsEntry: Entry = {
  table: 'withdrawals',
  record: 'withdrawal',
  label: 'Withdrawals from contracts',
  found: { by: { email: 'email', name: 'name' } },
  erase: 'change',
  columns: {
    name: 'pseudonym',
    email: 'empty',
    contract: 'empty',
    comment: 'empty',
    closed_note: 'empty',
    visitor: 'null',
  },
  facts: ['reference', 'language', 'declared_at', 'outcome', 'last_day', 'amount', 'by_hand', 'closed_at'],
  at: 'declared_at',
  keeps: 'That a contract was withdrawn from, when, and what went back: it belongs to the books',
}
