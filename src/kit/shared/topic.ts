/** What a change is about. Answers name the topics they change with; caches and open screens follow them. */
export const topics = [
  'bookings',
  'blocked-days',
  'vehicles',
  'settings',
  'blocked-customers',
  'mails',
  'users',
  'payments',
  'vouchers',
  'inbox',
  'products',
  'till',
  'working-hours',
  'handovers',
  'customers',
  'invoices',
  'backups',
  'audit-log',
  'privacy',
  'files',
] as const
export type Topic = (typeof topics)[number]
