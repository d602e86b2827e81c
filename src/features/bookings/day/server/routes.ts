import type { Payments } from '#features/payments/server/commands/payments.ts'
import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { addDays, daysInMonth, instantOf } from '#kit/shared/day.ts'
import { toCents } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import { findPaymentOfHold } from '../../server/queries/bookings.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { releaseHold } from '../../stays/server/commands/holds.ts'
import { getCanceledBookings } from '../contract/canceled.ts'
import { changeLanguage as changeLanguageCall } from '../contract/language.ts'
import * as calls from '../contract.ts'
import { logbookDays, minuteOf, unfinishedSince } from '../rules.ts'
import { words } from '../words.ts'
import { changeLanguage, changePrice, setBlocked, writeComment } from './commands.ts'
import { presentCanceled, presentDayBooking, presentLogEntry, presentUnfinished } from './policy.ts'
import { listCanceled } from './queries/canceled.ts'
import { readNoShows } from './queries/no-shows.ts'
import { countStatement, logStatement, readBlockedDays, readDeskDays, unfinishedStatement } from './queries.ts'

/** Days ahead that are read where no month or day is asked for. */
const daysAhead = 62

/** What the calls below work with. */
type OfficeBookingDesk = Context & { rental: Pick<Rental, 'now'> }

/** The desk: what goes out and comes back on a day, what was not settled, and what staff do about it. */
export function officeBookingRoutes(
  app: Server,
  context: Context,
  rental: Pick<Rental, 'now'>,
  payments: Payments,
): void {
  const { sql, env } = context
  const write = writing(context)
  const desk = { ...context, rental }

  route(app, calls.getDayBookings, async ({ query }) => {
    const today = { today: rental.now().day, timeZone: env.timeZone }
    const days = daysOf(desk, query)
    const [{ bookings, blocked }, missing] = await Promise.all([
      readDeskDays(sql, ...days, today),
      readNoShows(sql, ...days, env.timeZone),
    ])
    return {
      bookings: bookings.map((row) => presentDayBooking(row, env.timeZone)),
      blocked_days: blocked,
      ...missing,
    }
  })

  route(app, getCanceledBookings, async ({ query: { day } }) => {
    const rows = await listCanceled(sql, day)
    return { bookings: rows.map((row) => presentCanceled(row, env.timeZone)) }
  })

  route(app, calls.getDayCounts, async ({ query }) => {
    const [first, last] = daysOf(desk, query)
    const { day: today } = rental.now()
    const [days, blocked] = await Promise.all([
      countStatement(sql, first, last, today),
      readBlockedDays(sql, first, last),
    ])
    return { days: [...days], blocked_days: blocked }
  })

  route(app, calls.getUnfinishedBookings, async () => {
    const now = rental.now()
    const rows = await unfinishedStatement(sql, {
      since: unfinishedSince(now.day),
      now: minuteOf(now),
      timeZone: env.timeZone,
    })
    return { unfinished_bookings: rows.map(presentUnfinished) }
  })

  route(app, calls.getBookingLog, async ({ query }) => {
    const today = rental.now().day
    const since = addDays(today, -logbookDays)
    const after = instantOf(since, 0, env.timeZone).toString()
    const rows = await logStatement(sql, { since, today, after, page: query.page, timeZone: env.timeZone })
    return rows.map((row) => presentLogEntry(row, env.timeZone))
  })

  route(app, calls.blockDay, (call) =>
    write(call, async (writes) => {
      const { day, blocked } = call.body
      if (blocked && day < rental.now().day) throw isOver()
      if (await setBlocked(writes, day, blocked)) writes.tell('blocked-days')
    }),
  )

  route(app, calls.changePrice, ({ body, ...call }) => {
    const change = {
      price: toCents(body.new_price),
      reason: body.price_change_reason,
      shown: body.shown_price === undefined ? undefined : toCents(body.shown_price),
    }
    return write(call, async (writes) => {
      if (await changePrice(writes, body.booking_id, change, context)) writes.tell('bookings', 'mails', 'payments')
    })
  })

  route(app, calls.releaseHold, async (call) => {
    const id = call.body.booking_id
    const payment = await findPaymentOfHold(sql, id)
    // What is being paid for is given up where its money is known to rest: it ends as a booking, or goes back.
    if (payment !== undefined) await payments.abandon(payment)
    const by = { by: nameOf(call.caller), reason: 'Released by staff' }
    return write(call, async ({ tx, audit, tell }) => {
      if (payment === undefined && !(await releaseHold(tx, id, by, context))) throw notHeld()
      await audit('booking.release', `booking:${id}`)
      tell('bookings', 'payments', 'vouchers')
    })
  })

  route(app, changeLanguageCall, (call) =>
    write(call, async (writes) => {
      const { booking_id, language } = call.body
      if (await changeLanguage(writes, booking_id, language, rental.now())) writes.tell('bookings')
    }),
  )

  route(app, calls.addBookingComment, (call) =>
    write(call, async (writes) => {
      const { booking_id, comment, is_first, shown_comment } = call.body
      const shown = shown_comment ?? (is_first ? '' : undefined)
      if (await writeComment(writes, booking_id, { comment, shown })) writes.tell('bookings')
    }),
  )
}

function daysOf(
  { rental }: OfficeBookingDesk,
  { day, month }: { day?: string | undefined; month?: string | undefined },
): [string, string] {
  if (day !== undefined) return [day, day]
  if (month !== undefined) return [`${month}-01`, `${month}-${daysInMonth(`${month}-01`)}`]
  const today = rental.now().day
  return [addDays(today, -logbookDays), addDays(today, daysAhead)]
}

const notHeld = () => new ProblemError(409, 'NOT_HELD', words.notHeld)

function isOver() {
  const message = words.dayIsOver
  return invalid([{ field: 'day', message }], message)
}
