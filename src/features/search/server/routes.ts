import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { wallClock } from '#kit/shared/day.ts'
import { searchAgency, searchRental } from '../contract.ts'
import { isEnough, wordsOf } from '../rules.ts'
import { searchBookings } from './queries/bookings.ts'
import { findBlocked, findCustomers, findInvoices, findReceipts, findTasks, findVouchers } from './queries.ts'

export function searchRoutes(app: Server, { sql, env, clock }: Context): void {
  route(app, searchRental, async ({ query: { search }, caller }) => {
    const words = wordsOf(search)
    const receipts = await findReceipts(sql, search, 'rental')
    if (!isEnough(words)) return { bookings: [], vouchers: [], receipts, tasks: [], blocked: [] }
    const [bookings, vouchers, tasks, blocked] = await Promise.all([
      searchBookings(sql, search, wallClock(env.timeZone, clock())),
      findVouchers(sql, words, search),
      findTasks(sql, words, 'rental'),
      caller.admin ? findBlocked(sql, words) : [],
    ])
    return { bookings, vouchers, receipts, tasks, blocked }
  })

  route(app, searchAgency, async ({ query: { search }, caller }) => {
    const words = wordsOf(search)
    if (!isEnough(words)) return { customers: [], invoices: [], tasks: [] }
    const [customers, invoices, tasks] = await Promise.all([
      findCustomers(sql, words),
      findInvoices(sql, words, search),
      caller.root ? findTasks(sql, words, 'agency') : [],
    ])
    return { customers, invoices, tasks }
  })
}
