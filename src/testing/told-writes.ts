import type { Browser } from './browser.ts'
import type { AuditedWrite } from './invoice-writes.ts'
import { pushDevice } from './push.ts'

type ToldWrites = { admin: Browser; idOf: (table: string) => Promise<number> }

/** Staff look at bookings in their own calendar, and are told at once of what happens. */
export const toldWrites = ({ admin, idOf }: ToldWrites): AuditedWrite[] => {
  const withLatest = (table: string) => async (url: string) => admin.post(url, { id: await idOf(table) })
  return [
    ['/api/rere_add_calendar/', 'calendar.add', (url) => admin.post(url, { shows: 'own' })],
    ['/api/rere_remove_calendar/', 'calendar.remove', withLatest('calendar_feeds')],
    ['/api/rere_add_push_device/', 'push.on', (url) => admin.post(url, pushDevice().subscription)],
    [
      '/api/rere_save_push/',
      'push.wishes',
      (url) => admin.post(url, { kinds: 'late', quiet_from: 22, quiet_until: 7 }),
    ],
    ['/api/rere_test_push_device/', 'push.test', withLatest('push_devices')],
    ['/api/rere_remove_push_device/', 'push.off', withLatest('push_devices')],
  ]
}
