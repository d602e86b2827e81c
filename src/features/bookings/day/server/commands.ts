import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Write } from '#kit/server/http/write.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Day, WallClock } from '#kit/shared/day.ts'
import { inFirstLanguage, type Language } from '#kit/shared/language.ts'
import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { openAmount, paidAhead } from '../../rules/prices.ts'
import { giveUpOpenPayments, lockBooking } from '../../server/commands/cancel.ts'
import { priceChangedMail } from '../../server/emails/price-changed.ts'
import { ownPageOf } from '../../server/policy.ts'
import { readBooking, type StoredBooking } from '../../server/queries/bookings.ts'
import { readTrip } from '../../server/queries/trips.ts'
import { words as bookingWords } from '../../words.ts'
import { asOneLine, withPrice } from '../rules.ts'
import { words } from '../words.ts'
import { refuseSettled, refuseUnwritten } from './policy.ts'
import { type Changed, isBeingPaid, readChanged } from './queries.ts'

type Desk = Pick<Context, 'env' | 'links' | 'clock'>

/** A booking as it is until the transaction ends. */
async function lockExisting(tx: Transaction, id: number): Promise<StoredBooking> {
  const { reference } = (await readBooking(tx, { id })) ?? {}
  const booking = reference === undefined ? undefined : await lockBooking(tx, reference)
  if (!booking) throw notFound(bookingWords.noSuchBooking)
  return booking
}

/** An unpaid one, with what staff have changed about it. */
async function lockUnpaid(tx: Transaction, id: number): Promise<StoredBooking & { changed: Changed }> {
  const booking = await lockExisting(tx, id)
  const changed = await readChanged(tx, id)
  if (!changed) throw notFound(bookingWords.noSuchBooking)
  refuseSettled(booking)
  return { ...booking, changed }
}

export type PriceChange = { price: Cents; reason: string; shown: Cents | undefined }

/**
 * Changes the price of an unpaid booking and tells the customer: what was booked is kept, the quote gets a line, and
 * payments that were open at the old price are given up. Where a voucher pays all of the new one, it is paid. Says
 * whether anything changed: the price that it has already is no change.
 */
export async function changePrice(
  { tx, author, audit }: Write,
  id: number,
  { price, reason, shown }: PriceChange,
  desk: Desk,
): Promise<boolean> {
  const booking = await lockUnpaid(tx, id)
  const { quote, voucherAmount, changed } = booking
  const advance = paidAhead(booking)
  if (quote.total === price) return false
  if (booking.isHeld) throw new ProblemError(409, 'BOOKING_HELD', words.aboutToPay)
  if (await isBeingPaid(tx, id)) throw new ProblemError(409, 'BEING_PAID', words.payingNow)
  if (shown !== undefined && shown !== quote.total) throw priceChanged(quote.total)
  if (price < voucherAmount + advance) throw belowPaid(voucherAmount, advance)

  const change = { wasChanged: changed.newPrice !== null, price, reason }
  const next = inFirstLanguage(() => withPrice(quote, change))
  const isPaid = openAmount({ quote: next, voucherAmount, advance }) === 0
  const isAsBooked = price === changed.price
  await tx`
    UPDATE bookings
    SET new_price = ${isAsBooked ? null : price}, price_change_reason = ${isAsBooked ? null : reason},
        quote = ${JSON.stringify(next)}::text::jsonb, least_fee = least(least_fee, ${price}),
        paid_at = ${isPaid ? author.at.toString() : null}, due_on = CASE WHEN ${!isPaid} THEN due_on END,
        payment_method = CASE WHEN ${isPaid && advance > 0} THEN 'provider' WHEN ${isPaid && voucherAmount > 0} THEN 'voucher'
                         ELSE payment_method END
    WHERE id = ${id}`
  await giveUpOpenPayments(tx, id)
  // It is paid as one with the boats that go along.
  const trip = (await readTrip(tx, { id })) ?? booking
  const mail = await priceChangedMail({
    ...desk.env,
    booking: trip,
    ownPage: ownPageOf(desk, trip),
    before: trip.quote.total - price + quote.total,
    reason,
  })
  await insertMail(tx, mail, booking.visitor)
  await audit('booking.price', `booking:${id}`, {
    from: toUnits(quote.total),
    to: toUnits(price),
    reason,
  })
  return true
}

const priceChanged = (total: Cents) =>
  new ProblemError(409, 'PRICE_CHANGED', words.priceChanged(formatMoney(total)), {
    extra: { price: toUnits(total) },
  })

function belowPaid(byVoucher: Cents, advance: Cents) {
  const message =
    advance > 0 ? words.paidAlready(formatMoney(byVoucher + advance)) : words.voucherPaid(formatMoney(byVoucher))
  return invalid([{ field: 'new_price', message }], message)
}

/** Writes what staff note about an unpaid booking. Says whether that is anything new. */
export async function writeComment(
  { tx, audit }: Write,
  id: number,
  { comment, shown }: { comment: string; shown: string | undefined },
): Promise<boolean> {
  const { changed } = await lockUnpaid(tx, id)
  const text = asOneLine(comment)
  if (changed.comment === text) return false
  if (shown !== undefined && asOneLine(shown) !== changed.comment) {
    throw new ProblemError(409, 'COMMENT_CHANGED', words.commentChanged, {
      extra: { comment: changed.comment },
    })
  }
  await tx`UPDATE bookings SET staff_comment = ${text} WHERE id = ${id}`
  await audit('booking.comment', `booking:${id}`, { from: changed.comment, to: text })
  return true
}

/** Changes the language of the mails that are still to come. Says whether it is another one. */
export async function changeLanguage(
  { tx, audit }: Write,
  id: number,
  language: Language,
  now: WallClock,
): Promise<boolean> {
  const booking = await lockExisting(tx, id)
  if (booking.language === language) return false
  refuseUnwritten(booking, now)
  // All boats of a trip are told of in one language.
  const leader = tx`(SELECT coalesce(leader_id, id) FROM bookings WHERE id = ${id})`
  await tx`UPDATE bookings SET language = ${language} WHERE id = ${leader} OR leader_id = ${leader}`
  await audit('booking.language', `booking:${id}`, { from: booking.language, to: language })
  return true
}

/** Closes a day for bookings or opens it again. Says whether that changed anything. */
export async function setBlocked({ tx, author, audit }: Write, day: Day, blocked: boolean): Promise<boolean> {
  const rows = blocked
    ? await tx`
        INSERT INTO blocked_days (day, blocked_by) VALUES (${day}, ${nameOf(author.caller)}) ON CONFLICT DO NOTHING RETURNING 1`
    : await tx`DELETE FROM blocked_days WHERE day = ${day} RETURNING 1`
  if (rows.length === 0) return false
  await audit(blocked ? 'day.block' : 'day.unblock', `day:${day}`)
  return true
}
