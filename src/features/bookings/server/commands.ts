import { randomBytes, randomInt } from 'node:crypto'
import { type Db, errorCode, retrying, type Sql } from '#kit/server/db.ts'
import { insertMail, type MailMessage } from '#kit/server/mail.ts'
import type { Repeat } from '#kit/server/repeat.ts'
import { rememberAnswer } from '#kit/server/repeat.ts'
import { sha256 } from '#kit/server/secret.ts'
import type { Cents } from '#kit/shared/money.ts'

export type CodeFor = {
  email: string
  vehicleId: number
  /** Wall clock, `YYYY-MM-DDTHH:MM`. */
  startsAt: string
}

export const newCode = () => String(randomInt(100_000)).padStart(5, '0')

/** Letters and digits that are not mistaken for each other; 32^8 possibilities. */
const referenceLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const newReference = () => Array.from({ length: 8 }, () => referenceLetters[randomInt(32)]).join('')

/** Keeps a code for 10 minutes and 5 tries, in place of an earlier one, and puts its mail into the outbox. */
export async function keepCode(
  sql: Sql,
  { email, vehicleId, startsAt }: CodeFor,
  code: string,
  mail: MailMessage,
  visitor: Buffer,
) {
  const salt = randomBytes(16)
  await sql`
    WITH kept AS (
      INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
      VALUES (${email.toLowerCase()}, ${vehicleId}, ${startsAt}, ${salt}, ${hashOf(salt, code)}, now() + interval '10 minutes')
      ON CONFLICT (email, vehicle_id, starts_at) DO UPDATE
      SET salt = excluded.salt, code_hash = excluded.code_hash, tries = 0, used_at = NULL, expires_at = excluded.expires_at
      RETURNING 1
    )
    ${insertMail(sql, mail, visitor, sql`FROM kept`)}`
}

const hashOf = (salt: Buffer, code: string) => sha256(Buffer.concat([salt, Buffer.from(code)]))

/** Counts a try and uses the code up when it is right: the common table expression `code (is_right)`. */
const tryCode = (db: Db, { email, vehicleId, startsAt }: CodeFor, code: string) => db`
  code AS (
    UPDATE verification_codes
    SET tries = tries + 1, used_at = CASE WHEN code_hash = sha256(salt || convert_to(${code}, 'UTF8')) THEN now() END
    WHERE email = ${email.toLowerCase()} AND vehicle_id = ${vehicleId} AND starts_at = ${startsAt}
      AND used_at IS NULL AND tries < 5 AND expires_at > now()
    RETURNING used_at IS NOT NULL AS is_right
  )`

/** Uses a code up without booking anything. Says whether it was right. */
export async function spendCode(sql: Sql, codeFor: CodeFor, code: string): Promise<boolean> {
  const [row] = await sql<{ is_right: boolean }[]>`WITH ${tryCode(sql, codeFor, code)} SELECT is_right FROM code`
  return row?.is_right ?? false
}

export type NewBooking = CodeFor & {
  reference: string
  endsAt: string
  salutation: string
  name: string
  phone: string
  streetAndNumber: string
  additional: string
  zipCodeAndCity: string
  people: number
  comment: string
  extras: readonly string[]
  price: Cents
  employee: string
}

export type BookingOutcome = 'BOOKED' | 'ALREADY_BOOKED' | 'WRONG_CODE' | 'REPEATED'

/**
 * Books in one statement: uses the code up, inserts the booking unless its time is taken, and with it the confirmation
 * mail and the answer to repetitions. Either all of it is there or nothing. `code: 'fixed'` was checked before.
 * One statement keeps the time short in which two customers can collide, and a conflict is no error.
 */
export async function book(
  sql: Sql,
  booking: NewBooking,
  code: string | 'fixed',
  more: { mail: MailMessage; visitor: Buffer | undefined; repeat: Repeat | undefined; answer: object },
): Promise<BookingOutcome> {
  const { mail, visitor = null, repeat, answer } = more
  try {
    const [row] = await retrying(
      () => sql<{ code_is_right: boolean; booked: boolean }[]>`
        WITH ${code === 'fixed' ? sql`code AS (SELECT true AS is_right)` : tryCode(sql, booking, code)},
        booked AS (
          INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, salutation, name, email, phone,
                                street_and_number, additional, zip_code_and_city, people, comment, extras, price, employee)
          SELECT ${booking.reference}, ${booking.vehicleId}, 'hours', ${booking.startsAt}, ${booking.endsAt},
                 ${booking.salutation}, ${booking.name}, ${booking.email}, ${booking.phone}, ${booking.streetAndNumber},
                 ${booking.additional}, ${booking.zipCodeAndCity}, ${booking.people}, ${booking.comment},
                 ${booking.extras as string[]}, ${booking.price}, ${booking.employee}
          FROM code WHERE is_right
          ON CONFLICT ON CONSTRAINT no_double_booking DO NOTHING
          RETURNING 1
        ),
        mailed AS (${insertMail(sql, mail, visitor, sql`FROM booked`)}),
        remembered AS (${rememberAnswer(sql, repeat, 201, answer, sql`FROM booked`)})
        SELECT coalesce((SELECT is_right FROM code), false) AS code_is_right, EXISTS (SELECT FROM booked) AS booked`,
    )
    if (!row?.code_is_right) return 'WRONG_CODE'
    return row.booked ? 'BOOKED' : 'ALREADY_BOOKED'
  } catch (error) {
    // The same key at the same moment: the other request was first.
    if (errorCode(error) === '23505' && repeat) return 'REPEATED'
    throw error
  }
}
