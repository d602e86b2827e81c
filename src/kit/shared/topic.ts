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
  'acquisition',
  'backups',
  'audit-log',
  'privacy',
  'files',
  'gallery',
  'art-inbox',
  // Of which no answer tells: one or more have ended.
  'sessions',
] as const
export type Topic = (typeof topics)[number]
