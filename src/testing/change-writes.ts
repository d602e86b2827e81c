import type { Browser } from './browser.ts'
import type { AuditedWrite } from './invoice-writes.ts'

type ChangeWrites = { employee: Browser; booking: number; idOf: (table: string) => Promise<number> }

/** Staff change a booking, and take that back. */
export const changeWrites = ({ employee, booking, idOf }: ChangeWrites): AuditedWrite[] => [
  [
    '/api/rere_change_booking/',
    'booking.change',
    async (url) => {
      const { json: now } = await employee.get(`/api/rere_get_changeable_booking/?booking_id=${booking}`)
      const { vehicle_id, adults, children, extras, name, phone, language, version, price } = now
      const stays = { booking_id: booking, vehicle_id, adults, children, extras, name, phone, language, version }
      const [day, start] = String(now.starts_at).split('T')
      const when = { day, start, hours: 1 }
      return employee.post(url, { ...stays, ...when, note: 'Calls back', whole: price, back: 0, price: 'keep' })
    },
  ],
  [
    '/api/rere_undo_change/',
    'booking.change.undo',
    async (url) => employee.post(url, { change_id: await idOf('booking_moves') }),
  ],
]
