import type { WithPayments } from '#features/payments/server/commands/payments.ts'
import type { Server } from '#kit/server/http/http.ts'
import { availabilityRoutes } from '../availability/server/routes.ts'
import { boatCostsRoutes } from '../boat-costs/server/routes.ts'
import { changeRoutes } from '../change/server/routes.ts'
import { reviewedCancellations } from '../closures/server/jobs.ts'
import { closureRoutes } from '../closures/server/routes.ts'
import { staffBookingRoutes } from '../day/server/routes/cancel.ts'
import { officeBookingRoutes } from '../day/server/routes.ts'
import { firstFreeRoutes } from '../first-free/server/routes.ts'
import { hoursRoutes } from '../hours/server/routes.ts'
import { ownBookingRoutes } from '../self-service/server/routes.ts'
import { staffChangeRoutes } from '../staff-change/server/routes.ts'
import { stayRoutes } from '../stays/server/routes.ts'
import { timelineRoutes } from '../timeline/server/routes.ts'
import { waitingRoutes } from '../waiting/server/routes.ts'
import { walkInRoutes } from '../walk-in/server/routes.ts'
import { payableBookings } from './commands/payable.ts'
import { bookingReminders } from './jobs/reminders.ts'
import { bookingTransfers, unconfirmedStays } from './jobs.ts'
import { rememberRental } from './queries/rental.ts'

/** `rootVerificationCode`: the fixed booking code of the root account. */
export function bookingRoutes(app: Server, context: WithPayments & { rootVerificationCode: string }): void {
  const { payments, rootVerificationCode } = context
  const rental = rememberRental(context)
  availabilityRoutes(app, context, rental)
  hoursRoutes(app, { ...context, rental })
  firstFreeRoutes(app, context, rental)
  boatCostsRoutes(app, context, rental)
  stayRoutes(app, context, rental, payments, rootVerificationCode)
  ownBookingRoutes(app, context, rental, payments)
  changeRoutes(app, context, rental, payments)
  staffBookingRoutes(app, context, rental)
  timelineRoutes(app, context)
  staffChangeRoutes(app, context, rental)
  walkInRoutes(app, context, rental)
  waitingRoutes(app, context, rental)
  closureRoutes(app, context, rental)
  officeBookingRoutes(app, context, rental, payments)
  payments.serve('booking', payableBookings(context, rental))
  app.jobs.push(bookingTransfers(context, rental), unconfirmedStays(context), bookingReminders(context, rental))
  app.jobs.push(reviewedCancellations(context))
}
