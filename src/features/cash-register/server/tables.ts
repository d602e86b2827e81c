import type { RoleOptions } from '#kit/server/postgres/db-role.ts'

/**
 * The role that the application works under. It adds to the ledger of the till and reads it, and cannot change what is
 * there; the numbers of a till are moved on by the ledger's trigger alone. So it is with invoices and their papers, and with
 * the audit log, out of which two functions of its owner take people and what is too old.
 */
export const applicationRole = {
  name: 'sternsinger_app',
  only: {
    till_entries: ['SELECT', 'INSERT'],
    tills: ['SELECT'],
    till_archives: ['SELECT', 'INSERT'],
    migrations: ['SELECT'],
    audit_log: ['SELECT', 'INSERT'],
    invoices: ['SELECT', 'INSERT'],
    invoice_numbers: ['SELECT'],
    quote_numbers: ['SELECT'],
    invoice_documents: ['SELECT', 'INSERT'],
    incoming_invoices: ['SELECT', 'INSERT'],
    incoming_invoice_steps: ['SELECT', 'INSERT'],
  },
} as const satisfies Omit<RoleOptions, 'login'>
