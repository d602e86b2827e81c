import type { Entry } from '../rules/entry.ts'

/** Who waits for a full day. Nothing of it is needed once the day is over, or somebody wants it gone. */
export const waitingEntry: Entry = {
  table: 'waiting_entries',
  label: 'Places on the waiting list',
  found: { by: { email: 'email', phone: 'phone', name: 'name' } },
  erase: 'delete',
  columns: { name: 'pseudonym', email: 'empty', phone: 'empty', visitor: 'null' },
  facts: [
    'kind',
    'language',
    'day',
    'from_hour',
    'until_hour',
    'hours',
    'nights',
    'people',
    'confirmed_at',
    'asked_at',
  ],
  at: 'asked_at',
  record: 'waiting',
}
