import type { Sql } from '#kit/server/postgres/db.ts'
import { type Asked, end, findSignedIn, readCookies } from './floor-answers.ts'

type Row = {
  id: number
  reference: string
  kind: string
  vehicle_name: string
  vehicle_type: string
  name: string
  phone: string
  email: string
  begins: string
  ends: string
  people: number
  price: number
  new_price: number | null
  price_change_reason: string | null
  voucher_amount: number
  payment_method: string
  due_on: string | null
  held: boolean
  paid: boolean
  comment: string
  staff_comment: string
  employee: string
}

/** What goes out and comes back on a day, for staff: a session, two statements at once, rows, JSON.stringify. */
export async function answerOverview(sql: Sql, { query, request, response }: Asked): Promise<void> {
  const user = await findSignedIn(sql, readCookies(request.headers.cookie))
  if (!user) return end(response, 401)
  const day = new URLSearchParams(query).get('day') ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return end(response, 422)
  const [rows, blocked] = await Promise.all([
    sql<Row[]>`
      SELECT b.id::int, b.reference, b.kind, v.name AS vehicle_name, v.type AS vehicle_type, b.name, b.phone, b.email,
             to_char(b.starts_at, 'YYYY-MM-DD HH24:MI') AS begins, to_char(b.ends_at, 'YYYY-MM-DD HH24:MI') AS ends,
             b.people, b.price, b.new_price, b.price_change_reason, b.voucher_amount, b.payment_method, b.due_on::text,
             b.held_until IS NOT NULL AS held, b.paid_at IS NOT NULL AS paid, b.comment, b.staff_comment, b.employee
      FROM (
        SELECT * FROM bookings
        WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${day}::date AND starts_at < ${day}::date + 1
        UNION ALL
        SELECT * FROM bookings
        WHERE canceled_at IS NULL AND kind = 'days' AND ends_at > ${day}::date
          AND starts_at >= ${day}::date - interval '31 days' AND starts_at < ${day}::date + 1
      ) b JOIN vehicles v ON v.id = b.vehicle_id
      ORDER BY b.starts_at, b.id`,
    sql<{ day: string }[]>`SELECT day::text FROM blocked_days WHERE day = ${day}`,
  ])
  end(response, 200, JSON.stringify({ bookings: rows.map(shown), blocked_days: blocked.map((one) => one.day) }))
}

const hourOf = (moment: string) => Number(moment.slice(11, 13)) + Number(moment.slice(14)) / 60

function shown({ begins, ends, paid, ...row }: Row) {
  const [day, lastDay] = [begins.slice(0, 10), ends.slice(0, 10)]
  const open = (row.new_price ?? row.price) - row.voucher_amount
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    vehicle_name: row.vehicle_name,
    vehicle_type: row.vehicle_type,
    name: row.name,
    phone: row.phone,
    email: row.email,
    booked_day: day,
    booked_start: hourOf(begins),
    booked_hours: (Date.parse(lastDay) - Date.parse(day)) / 3_600_000 + hourOf(ends) - hourOf(begins),
    booked_day_end: lastDay,
    booked_end: hourOf(ends),
    people: row.people,
    price: row.price / 100,
    new_price: row.new_price === null ? null : row.new_price / 100,
    price_change_reason: row.price_change_reason,
    voucher_amount: row.voucher_amount / 100,
    open_amount: paid || open < 10 ? 0 : open / 100,
    payment_method: row.payment_method,
    due_on: row.due_on,
    held: row.held,
    paid,
    comment: row.staff_comment === '' ? row.comment : `${row.comment}\nStaff: ${row.staff_comment}`,
    staff_comment: row.staff_comment,
    employee: row.employee,
    canceled: false,
  }
}
