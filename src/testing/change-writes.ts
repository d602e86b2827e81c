import type { Sql } from '#kit/server/postgres/db.ts'
import type { Browser } from './browser.ts'
import { insertBooking } from './fleet.ts'
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

type SettlingWrites = Pick<ChangeWrites, 'employee' | 'booking'> & { sql: Sql; boat: number }

/** What becomes of bookings that came to nothing. */
export const settlingWrites = ({ sql, employee, boat, booking }: SettlingWrites): AuditedWrite[] => [
  [
    '/api/rere_waive_fee/',
    'booking.waive',
    async (url) => {
      await sql`UPDATE bookings SET settlement = '{"fee": 500, "owed": 500}', cancellation_fee = 500 WHERE id = ${booking}`
      return employee.post(url, { booking_id: booking, reason: 'A good guest' })
    },
  ],
  [
    '/api/rere_release_hold/',
    'booking.release',
    async (url) => {
      await insertBooking(sql, boat, '2026-06-20T10:00', '2026-06-20T12:00')
      const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
        UPDATE bookings SET held_until = now() + interval '10 minutes' WHERE id = (SELECT max(id) FROM bookings)
        RETURNING id::int`
      return employee.post(url, { booking_id: id })
    },
  ],
]
