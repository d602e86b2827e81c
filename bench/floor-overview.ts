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
  on_site: { cents: number; isDeposit?: boolean }[]
  voucher_amount: number
  advance: number
  payment_method: string
  due_on: string | null
  held: boolean
  held_until: string | null
  paid: boolean
  adults: number
  children: number
  license: string
  extras: string[]
  license_due: boolean
  staff_comment: string
  employee: string
  language: string
  out_at: string | null
  back_at: string | null
  boats: { id: number; name: string }[] | null
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
             b.people, b.price, b.new_price, b.price_change_reason, coalesce(b.quote->'onSite', '[]') AS on_site,
             b.voucher_amount, b.advance, b.payment_method, b.due_on::text, b.held_until IS NOT NULL AS held, b.held_until,
             b.paid_at IS NOT NULL AS paid, b.adults, b.children, b.license, b.extras, b.staff_comment, b.employee, b.language,
             v.license = 'yes' AND (b.has_license OR b.license = 'not_answered') AND h.out_at IS NULL AS license_due,
             to_char(h.out_at AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD"T"HH24:MI') AS out_at,
             to_char(h.back_at AT TIME ZONE 'Europe/Berlin' + interval '59.999999 seconds', 'YYYY-MM-DD"T"HH24:MI') AS back_at,
             CASE WHEN b.leader_id IS NULL AND NOT EXISTS (SELECT FROM bookings o WHERE o.leader_id = b.id) THEN NULL ELSE (
               SELECT json_agg(json_build_object('id', o.id, 'name', w.name) ORDER BY o.id)
               FROM bookings o JOIN vehicles w ON w.id = o.vehicle_id
               WHERE coalesce(b.leader_id, b.id) IN (o.id, o.leader_id)) END AS boats
      FROM (
        SELECT * FROM bookings
        WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${day}::date AND starts_at < ${day}::date + 1
        UNION ALL
        SELECT * FROM bookings
        WHERE canceled_at IS NULL AND kind = 'days' AND ends_at > ${day}::date
          AND starts_at >= ${day}::date - interval '31 days' AND starts_at < ${day}::date + 1
      ) b JOIN vehicles v ON v.id = b.vehicle_id LEFT JOIN handovers h ON h.booking_id = b.id
      ORDER BY b.starts_at, b.id`,
    sql<{ day: string }[]>`SELECT day::text FROM blocked_days WHERE day = ${day}`,
  ])
  end(response, 200, JSON.stringify({ bookings: rows.map(shown), blocked_days: blocked.map((one) => one.day) }))
}

const tripOf = (id: number, boats: { id: number; name: string }[]) => ({
  number: boats.findIndex((boat) => boat.id === id) + 1,
  boats: boats.map(({ name }) => name),
})

const hourOf = (moment: string) => Number(moment.slice(11, 13)) + Number(moment.slice(14)) / 60

function shown({ begins, ends, paid, ...row }: Row) {
  const [day, lastDay] = [begins.slice(0, 10), ends.slice(0, 10)]
  const open = (row.new_price ?? row.price) - row.voucher_amount - row.advance
  const sum = (isDeposit: boolean) =>
    row.on_site.reduce((cents, one) => (Boolean(one.isDeposit) === isDeposit ? cents + one.cents : cents), 0)
  const persons = `${row.adults} adults${row.children > 0 ? `, ${row.children} children` : ''}`
  const comment = `Boating licence: ${row.license.replace('_', ' ')}\nPersons: ${persons}\nExtras: ${row.extras.join(', ') || 'none'}`
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
    fees: sum(false) / 100,
    deposit: sum(true) / 100,
    voucher_amount: row.voucher_amount / 100,
    advance: row.advance / 100,
    open_amount: paid || open < 10 ? 0 : open / 100,
    payment_method: row.payment_method,
    due_on: row.due_on,
    held: row.held,
    held_until: row.held_until,
    unconfirmed: row.held && row.payment_method !== 'provider',
    paid,
    comment: row.staff_comment === '' ? comment : `${comment}\nStaff: ${row.staff_comment}`,
    staff_comment: row.staff_comment,
    employee: row.employee,
    ...(row.language !== 'en' && { language: row.language }),
    ...(row.license_due && { license_due: true }),
    out_at: row.out_at,
    back_at: row.back_at,
    ...(row.boats && { trip: tripOf(row.id, row.boats) }),
    canceled: false,
  }
}
