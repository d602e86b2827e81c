import type { Entry } from '../rules/entry.ts'

/** What bookings were before they were moved or changed, and what a customer wants until the difference is paid. */
export const changesEntries: readonly Entry[] = [
  {
    table: 'booking_moves',
    label: 'Moves of bookings',
    found: { via: { bookings: 'booking_id' } },
    erase: 'change',
    columns: { comment: 'empty', license: 'null', price_change_reason: 'empty', quote: 'reason', former: 'null' },
    facts: ['booking_id', 'starts_at', 'ends_at', 'created_at'],
    at: 'created_at',
  },
  {
    table: 'booking_changes',
    label: 'Changes that wait for their payment',
    found: { via: { bookings: 'booking_id' } },
    erase: 'delete',
    columns: { wanted: 'null' },
    facts: ['booking_id', 'created_at'],
    at: 'created_at',
  },
]
