import type { Entry } from '../rules/entry.ts'

/** What a customer wants of a booking until the difference is paid. */
export const changesEntry: Entry = {
  table: 'booking_changes',
  label: 'Changes that wait for their payment',
  found: { via: { bookings: 'booking_id' } },
  erase: 'delete',
  columns: { wanted: 'null' },
  facts: ['booking_id', 'created_at'],
  at: 'created_at',
}
