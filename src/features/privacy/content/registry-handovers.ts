import type { Entry } from '../rules/entry.ts'

/** Check-outs and returns, what boats came back with, and what customers paid for it. */
export const handoverEntries: Entry[] = [
  {
    table: 'handovers',
    label: 'Check-outs and returns',
    found: { via: { bookings: 'booking_id' } },
    erase: 'change',
    columns: {
      signed_by: 'pseudonym',
      signature_out: 'null',
      note_out: 'empty',
      note_back: 'empty',
      damage: 'empty',
      checks_out: 'null',
      checks_back: 'null',
    },
    facts: ['booking_id', 'out_at', 'back_at', 'license_seen', 'deposit', 'fees', 'charges', 'late_hours'],
    at: 'out_at',
  },
  {
    table: 'handover_pictures',
    label: 'Handover photos',
    found: { via: { bookings: 'booking_id' } },
    erase: 'delete',
    columns: { file: 'null' },
    facts: ['booking_id', 'moment', 'taken_at'],
    at: 'taken_at',
  },
  {
    table: 'damages',
    label: 'Damages',
    found: { via: { bookings: 'booking_id' } },
    erase: 'change',
    columns: { description: 'empty', charge_reason: 'empty' },
    facts: ['booking_id', 'reported_at', 'state', 'held', 'charged', 'assessed_at'],
    at: 'reported_at',
  },
]
