import { randomBytes, randomInt } from 'node:crypto'
import { countPromo } from '#features/price-rules/server/commands.ts'
import { agreedTo } from '#features/settings/rules/texts.ts'
import { redeem } from '#features/vouchers/server/commands.ts'
import { type Author, audit } from '#kit/server/http/audit.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { insertMail, type MailMessage } from '#kit/server/mail/mail.ts'
import { type Db, retrying, type Sql, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import type { Day } from '#kit/shared/day.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import { partyText } from '../rules/party.ts'
import type { Payer } from '../stays/rules/unpaid.ts'
import { queueForVehicles } from './commands/move.ts'
import { orSoldOut } from './policy/extras.ts'
import type { BookingFacts } from './queries/bookings.ts'
import { words } from './words.ts'

export type CodeFor = {
  email: string
  vehicleId: number
  /** Wall clock, `YYYY-MM-DDTHH:MM`. */
  startsAt: string
}

export const newCode = () => String(randomInt(100_000)).padStart(5, '0')

/** Keeps a code for 10 minutes and 5 tries, in place of an earlier one, and puts its mail into the outbox. */
export async function keepCode(
  sql: Db,
  { email, vehicleId, startsAt }: CodeFor,
  code: string,
  mail: MailMessage,
  visitor: Buffer | undefined,
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
    ${insertMail(sql, mail, visitor ?? null, sql`FROM kept`)}`
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
export async function spendCode(sql: Db, codeFor: CodeFor, code: string): Promise<boolean> {
  const [row] = await sql<{ is_right: boolean }[]>`WITH ${tryCode(sql, codeFor, code)} SELECT is_right FROM code`
  return row?.is_right ?? false
}

/** A booking as it is written; times are wall clock, `YYYY-MM-DDTHH:MM`. */
export type NewBooking = BookingFacts & {
  vehicleId: number
  /** The member of staff who entered it, or empty. */
  employee: string
  voucher: { id: number; amount: Cents } | undefined
  /** The promo code that the quote was made with, and the day on which. */
  promo?: { id: number; today: Day } | undefined
  /** For so many minutes it is only held for somebody who is about to pay. */
  holdMinutes?: number
  visitor: Buffer | undefined
  /** Of a customer who does not pay online. */
  payer?: Payer
  /** The boats that are booked with it, all or none. */
  mates?: readonly NewBooking[]
  leaderId?: number
  /** Where staff agreed on another price: the listed one, and why. */
  agreed?: { listed: Cents; reason: string } | undefined
  /** What staff note for each other. */
  staffComment?: string
}

/** For the audit log: the member of staff in whose hands a booking was made. */
export type Audited = { author: Author; action: 'booking.add' | 'booking.walk-in' }

/** What is written together with a booking. */
export type With<A extends object = object> = {
  mail?: MailMessage | undefined
  repeat?: Repeat | undefined
  answer?: A
  audited?: Audited | undefined
}

/**
 * Why nothing was booked: somebody else has the boat then, the code is wrong, the voucher does not pay its part any more, or
 * others used the promo code up.
 */
export type NotBooked = 'ALREADY_BOOKED' | 'WRONG_CODE' | 'VOUCHER_CHANGED' | 'PROMO_USED_UP'

/** What else belongs to a booking, and makes it a transaction. A boat that is taken undoes what was done before. */
type Around<T> = {
  before?: (tx: Transaction) => Promise<void>
  after?: (tx: Transaction, bookingId: number) => Promise<T>
}

/**
 * Books in one statement: uses the code up, inserts the booking unless its time is taken, and with it the confirmation
 * mail and the answer to repetitions. Either all of it is there or nothing. `code: 'none'` needs none, or was checked
 * before. One statement keeps the time short in which two customers can collide, and a conflict is no error. A voucher
 * that pays a part is charged, and a promo code counted, in the same transaction; so are the boats that go along, which wait
 * in the queue of moves: two that want the same ones would wait for each other. Gives the answer, or what comes after it.
 * Throws a problem of 422 where one of its extras is not left, which the database sees to (`extras_in_stock`).
 */
export async function book<T extends object>(
  sql: Sql,
  booking: NewBooking,
  code: string | 'none',
  more: With<T>,
  { before, after }: Around<T> = {},
): Promise<T | NotBooked> {
  const booked = more.answer as T
  const { mates = [] } = booking
  try {
    if (!booking.voucher && !booking.promo && mates.length === 0 && !before && !after)
      return refusalOf(await retrying(() => insertBooking(sql, booking, code, more))) ?? booked
    return await transaction(sql, async (tx) => {
      // First, as where boats are moved: what comes before keeps bookings locked.
      if (mates.length > 0) await queueForVehicles(tx, vehiclesOf(booking))
      await before?.(tx)
      const row = await insertBooking(tx, booking, code, more)
      if ((before || mates.length > 0) && row?.code_is_right && row.id === null) throw new Undone('ALREADY_BOOKED')
      if (!row?.id) return refusalOf(row) ?? booked
      await insertMates(tx, mates, row.id)
      if (booking.promo && !(await countPromo(tx, booking.promo.id, booking.promo.today)))
        throw new Undone('PROMO_USED_UP')
      await payByVoucher(tx, row.id, booking)
      return after ? await after(tx, row.id) : booked
    })
  } catch (error) {
    if (error instanceof Undone) return error.why
    throw orSoldOut(error, booking.quote)
  }
}

export const vehiclesOf = ({ vehicleId, mates = [] }: NewBooking): number[] => [
  vehicleId,
  ...mates.map((mate) => mate.vehicleId),
]

async function insertMates(tx: Transaction, mates: readonly NewBooking[], leaderId: number): Promise<void> {
  for (const mate of mates) {
    const row = await insertBooking(tx, { ...mate, leaderId }, 'none', {})
    if (!row?.id) throw new Undone('ALREADY_BOOKED')
  }
}

/** A booking that is undone as a whole. */
class Undone extends Error {
  readonly why: NotBooked
  constructor(why: NotBooked) {
    super(why)
    this.why = why
  }
}

/** The voucher that pays a part of any of its boats. */
export const voucherOf = ({ voucher, mates = [] }: NewBooking) =>
  voucher ?? mates.find((mate) => mate.voucher !== undefined)?.voucher

async function payByVoucher(tx: Transaction, bookingId: number, booking: NewBooking) {
  const { reference, vehicleName, mates = [] } = booking
  const voucher = voucherOf(booking)
  if (!voucher) return
  const amount = mates.reduce((sum, mate) => sum + mate.voucherAmount, booking.voucherAmount)
  const note = inRentalLanguage(() => words.bookingOf(reference, vehicleName))
  if (!(await redeem(tx, voucher.id, amount, { bookingId, note }))) throw new Undone('VOUCHER_CHANGED')
}

type Written = { code_is_right: boolean; id: number | null }

function refusalOf(row: Written | undefined): NotBooked | undefined {
  if (!row?.code_is_right) return 'WRONG_CODE'
  return row.id === null ? 'ALREADY_BOOKED' : undefined
}

/** A payer as bookings know them: no more can be read from it than whether two are the same. */
export const payerKeys = (db: Db, payer: Payer | null) => db`
  (SELECT array_agg(CASE WHEN key <> '' THEN hashtextextended(kind || key, 0::bigint) END ORDER BY kind)
   FROM unnest(${payer as string[] | null}::text[]) WITH ORDINALITY AS keys (key, kind))`

/** The comment is for the version before, which knows no party. */
async function insertBooking(db: Db, booking: NewBooking, code: string | 'none', more: With) {
  const { mail, repeat, answer = {}, audited } = more
  const { voucher, visitor = null, holdMinutes = null, hasLicense, quote } = booking
  const [row] = await db<Written[]>`
    WITH ${code === 'none' ? db`code AS (SELECT true AS is_right)` : tryCode(db, booking, code)},
    booked AS (
      INSERT INTO bookings (reference, language, vehicle_id, kind, starts_at, ends_at, salutation, name, email, phone,
                            street_and_number, additional, zip_code_and_city, people, adults, children, age_from, age_to,
                            license, own_words, comment, extras, price, employee,
                            has_license, quote, voucher_id, voucher_amount, payment_method, due_on, visitor, paid_at, held_until, agreed_to, payer,
                            promo_code_id, advance, leader_id, mates, new_price, price_change_reason, staff_comment)
      SELECT ${booking.reference}, ${booking.language}, ${booking.vehicleId}, ${booking.kind}, ${booking.startsAt}, ${booking.endsAt},
             ${booking.salutation}, ${booking.name}, ${booking.email}, ${booking.phone}, ${booking.streetAndNumber},
             ${booking.additional}, ${booking.zipCodeAndCity}, ${booking.people}, ${booking.adults},
             ${booking.children}, ${booking.ageFrom}, ${booking.ageTo}, ${booking.license}, ${booking.ownWords}, ${partyText(booking)},
             ${booking.extras as string[]}, ${booking.agreed?.listed ?? quote.total}, ${booking.employee}, ${hasLicense},
             ${JSON.stringify(quote)}::text::jsonb, ${voucher?.id ?? null}, ${voucher?.amount ?? 0}, ${booking.paymentMethod},
             ${booking.dueOn}, ${visitor}, CASE WHEN ${booking.isPaid} THEN now() END,
             now() + make_interval(mins => ${holdMinutes}::int), ${booking.employee === '' ? agreedTo('terms', 'privacy') : ''},
             ${payerKeys(db, booking.payer ?? null)}, ${booking.promo?.id ?? null}, ${booking.advance ?? 0},
             ${booking.leaderId ?? null}, ${booking.mates?.length ?? 0},
             ${booking.agreed ? quote.total : null}, ${booking.agreed?.reason ?? null}, ${booking.staffComment ?? ''}
      FROM code WHERE is_right
      ON CONFLICT ON CONSTRAINT no_double_booking DO NOTHING
      RETURNING id
    ),
    mailed AS (${mail ? insertMail(db, mail, visitor, db`FROM booked`) : db`SELECT`}),
    audited AS (${audited ? audit(db, audited.author, audited.action, db`'booking:' || id`, {}, db`FROM booked`) : db`SELECT`}),
    remembered AS (${rememberAnswer(db, repeat, 201, answer, db`FROM booked`)})
    SELECT coalesce((SELECT is_right FROM code), false) AS code_is_right, (SELECT id::int FROM booked) AS id`
  return row
}
