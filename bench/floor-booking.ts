import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parseMultipart } from '#kit/server/input/multipart.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { type Asked, end, type Fields, isOwn, parseAsStream, readCookies, sha256 } from './floor-answers.ts'
import { customerIsValid } from './floor-customer.ts'
import type { Way } from './floor-timetable.ts'
import { preparedMail } from './prepared-mail.ts'

/** The booking request by hand: parse, check, write, answer. What does not change is read once, at the start. */
export async function openBookingFloor(sql: Sql) {
  const prices = await readPrices(sql)
  const prepared = await preparedMail(sql, 'hours')
  const mail: Mail = { ...prepared, attachments: JSON.stringify(prepared.attachments) }
  const blockedDays = new Set((await sql`SELECT day::text FROM blocked_days`).map(({ day }) => day as string))
  const excluded = new Set((await sql`SELECT email, phone FROM blocked_customers`).flatMap((row) => Object.values(row)))

  return async ({ request, response }: Asked, way: Way): Promise<void> => {
    const cookies = readCookies(request.headers.cookie)
    if (!isOwn(request, cookies)) return end(response, 403)
    const fields = await (way === 'plain' ? parseAsStream : parseAtOnce)(request)
    const price = prices.get(`${fields.vehicle} ${Number(fields.booked_hours) * 2}`)
    if (!isValid(fields) || blockedDays.has(fields.booked_day as string) || price !== Number(fields.price) * 100) {
      return end(response, 422)
    }
    if (excluded.has(fields.email as string) || excluded.has(fields.phone as string)) return end(response, 403)
    const booking = { ...bookingOf(fields, price, request, cookies.visitor), mail }
    const outcome = await (way === 'plain' ? inTransaction(sql, booking) : inOneStatement(sql, booking))
    if (outcome === 'booked') return end(response, 201, booking.answer)
    if (outcome === 'taken') return end(response, 200, '{"type":"ALREADY_BOOKED"}')
    return end(response, 422)
  }
}

async function readPrices(sql: Sql) {
  const rows = await sql<{ vehicle_id: number; half_hours: number; price: number }[]>`
    SELECT vehicle_id, half_hours, price FROM vehicle_prices JOIN vehicles ON id = vehicle_id WHERE NOT blocked`
  return new Map(rows.map(({ vehicle_id, half_hours, price }) => [`${vehicle_id} ${half_hours}`, price]))
}

function parseAtOnce(request: IncomingMessage): Promise<Fields> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () =>
      done(parseMultipart(request.headers['content-type'] ?? '', Buffer.concat(chunks)) as Promise<Fields>),
    )
    request.on('error', fail)
  })
}

function isValid(fields: Fields): boolean {
  const start = Number(fields.booked_start)
  const hours = Number(fields.booked_hours)
  return (
    customerIsValid(fields) &&
    start >= 9 &&
    start + hours <= 19 &&
    hours > 0 &&
    Number.isInteger(start) &&
    /^\d{5}$/.test(fields.code ?? '')
  )
}

type Mail = Record<'subject' | 'text' | 'html' | 'attachments', string>
type Booking = ReturnType<typeof bookingOf> & { mail: Mail }

function bookingOf(fields: Fields, price: number, request: IncomingMessage, visitor: string | undefined) {
  const reference = randomBytes(6).toString('base64url')
  const start = Number(fields.booked_start)
  const hours = Number(fields.booked_hours)
  const at = (hour: number) => `${fields.booked_day}T${String(hour).padStart(2, '0')}:00`
  return {
    fields: fields as Record<string, string> & { vehicle: string; email: string },
    reference,
    price,
    startsAt: at(start),
    endsAt: at(start + hours),
    people: Number(fields.adults) + Number(fields.children),
    visitor: visitor === undefined ? null : sha256(visitor),
    key: String(request.headers['idempotency-key']),
    bodyHash: sha256(JSON.stringify(fields)),
    answer: JSON.stringify({
      reference,
      vehicle_name: `Boat ${fields.vehicle}`,
      booked_day: fields.booked_day,
      booked_start: start,
      booked_hours: hours,
      price: price / 100,
    }),
  }
}

type Outcome = 'booked' | 'taken' | 'wrong code'

class Refused extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(outcome)
    this.outcome = outcome
  }
}

/** As one writes it: begin, use up the code, book, keep mail and answer, commit. */
function inTransaction(sql: Sql, booking: Booking): Promise<Outcome> {
  const { fields, mail } = booking
  const work = sql.begin(async (tx): Promise<Outcome> => {
    const [code] = await tx`
      UPDATE verification_codes
      SET tries = tries + 1, used_at = CASE WHEN code_hash = sha256(salt || convert_to(${fields.code as string}, 'UTF8')) THEN now() END
      WHERE email = ${fields.email} AND vehicle_id = ${fields.vehicle} AND starts_at = ${booking.startsAt}
        AND used_at IS NULL AND tries < 5 AND expires_at > now()
      RETURNING used_at IS NOT NULL AS is_right`
    if (!code?.is_right) return 'wrong code'
    const booked = await tx`
      INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, street_and_number,
                            additional, zip_code_and_city, people, adults, children, license, own_words, extras,
                            price)
      VALUES (${booking.reference}, ${fields.vehicle}, 'hours', ${booking.startsAt}, ${booking.endsAt}, ${fields.name as string},
              ${fields.email}, ${fields.phone as string}, ${fields.streetAndNumber as string}, ${fields.additional ?? ''},
              ${fields.zipCodeAndCity as string}, ${booking.people}, ${fields.adults as string}, 0, 'not_needed',
              ${fields.comment as string}, '{}', ${booking.price})
      ON CONFLICT ON CONSTRAINT no_double_booking DO NOTHING`
    if (booked.count === 0) throw new Refused('taken')
    await Promise.all([
      tx`
        INSERT INTO mails (recipient, subject, body_text, body_html, attachments, visitor)
        VALUES (${fields.email}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.attachments}::text::jsonb, ${booking.visitor})`,
      tx`
        INSERT INTO idempotent_answers (scope, key, body_hash, status, answer)
        VALUES ('booking', ${booking.key}, ${booking.bodyHash}, 201, ${booking.answer})`,
    ])
    return 'booked'
  }) as Promise<Outcome>
  return work.catch((error) => {
    if (error instanceof Refused) return error.outcome
    throw error
  })
}

/** As one writes it who counts round trips. */
async function inOneStatement(sql: Sql, booking: Booking): Promise<Outcome> {
  const { fields, mail } = booking
  const [row] = await sql`
    WITH code AS (
      UPDATE verification_codes
      SET tries = tries + 1, used_at = CASE WHEN code_hash = sha256(salt || convert_to(${fields.code as string}, 'UTF8')) THEN now() END
      WHERE email = ${fields.email} AND vehicle_id = ${fields.vehicle} AND starts_at = ${booking.startsAt}
        AND used_at IS NULL AND tries < 5 AND expires_at > now()
      RETURNING used_at IS NOT NULL AS is_right
    ),
    booked AS (
      INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, street_and_number,
                            additional, zip_code_and_city, people, adults, children, license, own_words, extras,
                            price)
      SELECT ${booking.reference}, ${fields.vehicle}, 'hours', ${booking.startsAt}, ${booking.endsAt}, ${fields.name as string},
             ${fields.email}, ${fields.phone as string}, ${fields.streetAndNumber as string}, ${fields.additional ?? ''},
             ${fields.zipCodeAndCity as string}, ${booking.people}, ${fields.adults as string}, 0, 'not_needed',
              ${fields.comment as string}, '{}', ${booking.price}
      FROM code WHERE is_right
      ON CONFLICT ON CONSTRAINT no_double_booking DO NOTHING
      RETURNING 1
    ),
    mailed AS (
      INSERT INTO mails (recipient, subject, body_text, body_html, attachments, visitor)
      SELECT ${fields.email}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.attachments}::text::jsonb, ${booking.visitor}::bytea
      FROM booked
    ),
    remembered AS (
      INSERT INTO idempotent_answers (scope, key, body_hash, status, answer)
      SELECT 'booking', ${booking.key}, ${booking.bodyHash}::bytea, 201, ${booking.answer} FROM booked
    )
    SELECT (SELECT is_right FROM code) AS code_is_right, EXISTS (SELECT FROM booked) AS booked`
  if (!row?.code_is_right) return 'wrong code'
  return row.booked ? 'booked' : 'taken'
}
