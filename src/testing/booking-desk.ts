import type { DayBooking } from '#features/bookings/day/contract.ts'
import type { Role } from './app.ts'
import type { Browser } from './browser.ts'
import type { openPier } from './stay.ts'

type Who = Role | 'nobody'

/** The desk of the rental, called as a member of staff does, who signs in once for the file. */
export function openBookingDesk(pier: ReturnType<typeof openPier>) {
  const signedIn = new Map<Role, Promise<Browser>>()
  async function who(as: Who): Promise<Browser> {
    if (as === 'nobody') return pier.it.visitor()
    const browser = signedIn.get(as) ?? pier.it.signedIn(as)
    signedIn.set(as, browser)
    return browser
  }
  const desk = {
    post: async (path: string, fields: Record<string, unknown>, as: Who = 'employee') =>
      (await who(as)).post(`/api/${path}/`, fields),
    get: async (path: string, as: Who = 'employee') => (await who(as)).get(`/api/${path}`),
    /** What the desk answers to a query like `?month=2026-06`. */
    async days(query = '') {
      const { json } = await desk.get(`rere_get_day_bookings/${query}`)
      return json as { bookings: DayBooking[]; blocked_days: string[] }
    },
    /** The first booking of June 2026. */
    theBooking: async () => (await desk.days('?month=2026-06')).bookings[0] as DayBooking,
    audit: () => pier.it.sql`SELECT actor, action, details FROM audit_log ORDER BY id`,
    /** The id of the motorboat. */
    async boat() {
      const [{ id } = { id: 0 }] = await pier.it.sql<{ id: number }[]>`SELECT id FROM vehicles WHERE name = 'Eider'`
      return id
    },
  }
  return desk
}
