import type { Entry } from '../rules/entry.ts'

/** What customers brought their boats back with, and what they paid for it. */
export const damagesEntry: Entry = {
  table: 'damages',
  label: 'Damages',
  found: { via: { bookings: 'booking_id' } },
  erase: 'change',
  columns: { description: 'empty', charge_reason: 'empty' },
  facts: ['booking_id', 'reported_at', 'state', 'held', 'charged', 'assessed_at'],
  at: 'reported_at',
}
