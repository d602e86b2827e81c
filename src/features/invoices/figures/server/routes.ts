import { mostPostings } from '#features/cash-register/accounting/rules/datev.ts'
import { readAccounts } from '#features/cash-register/accounting/server/queries.ts'
import { sendBatch } from '#features/cash-register/accounting/server/routes.ts'
import { words } from '#features/cash-register/accounting/words.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { addDays, addMonths, firstOfMonth, wallClock } from '#kit/shared/day.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import { lastMonths } from '../../run/rules.ts'
import { exportInvoiceBatch, getInvoiceFigures } from '../contract.ts'
import { bookingsOf } from '../rules/bookings.ts'
import { recurringOf } from '../rules/recurring.ts'
import { readBooked, readMonthly, readRecurring, readVat } from './queries.ts'

/** What the agency's invoices come to, and what the tax adviser gets of them. */
export function figuresRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  route(app, getInvoiceFigures, async ({ query }) => {
    const { day } = wallClock(env.timeZone, clock())
    // A month under way would look as if customers were lost.
    const until = firstOfMonth(day)
    const months = lastMonths(day, 14).slice(1).reverse()
    const month = query.month ?? months.at(-1) ?? ''
    const [vat, sums, now] = await Promise.all([
      readVat(sql, `${month}-01`),
      readMonthly(sql, `${months[0]}-01`, until),
      readRecurring(sql),
    ])
    const recurring = [...new Set([...now.keys(), ...sums.map(({ currency }) => currency)])].map((currency) => {
      const own = sums.filter((one) => one.currency === currency)
      return { currency, now: now.get(currency) ?? 0, months: recurringOf(own, months) }
    })
    return { today: day, month, vat, recurring }
  })

  route(app, exportInvoiceBatch, async ({ query: { month, currency }, reply }) => {
    const accounts = await readAccounts(sql)
    if (!accounts) throw new ProblemError(409, 'NO_ACCOUNTS', words.accountsFirst)
    const from = `${month}-01`
    const rows = bookingsOf(accounts, await readBooked(sql, from, currency))
    if (rows.length > mostPostings) throw invalid([{ field: 'month', message: 'Too many bookings for one batch' }])
    const batch = { accounts, from, to: addDays(addMonths(from, 1), -1), currency, name: 'Umsatz' }
    return sendBatch(reply, context, batch, rows)
  })
}
