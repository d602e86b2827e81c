import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { wallClock } from '#kit/shared/day.ts'
import { verifyLedger } from '../../closing/server/queries/closings.ts'
import { agencyBook, rentalBook } from '../contract.ts'
import { readAgencyLog } from './queries/agency-log.ts'
import { readRentalLog } from './queries/log.ts'
import { CashPositions } from './queries/position.ts'

/** What came in at each business: cash position, logbook, and whether its ledger is whole. */
export function bookRoutes(app: Server, { sql, env, clock }: Context): void {
  const { timeZone } = env
  const positions = new CashPositions()
  const period = () => ({ today: wallClock(timeZone, clock()).day, timeZone })

  route(app, rentalBook.getCashPosition, () => positions.read(sql, 'rental', timeZone))
  route(app, agencyBook.getCashPosition, () => positions.read(sql, 'agency', timeZone))
  route(app, rentalBook.getCashLog, () => readRentalLog(sql, period()))
  route(app, agencyBook.getCashLog, () => readAgencyLog(sql, period()))
  route(app, rentalBook.verifyTill, () => verifyLedger(sql, 'rental'))
  route(app, agencyBook.verifyTill, () => verifyLedger(sql, 'agency'))
}
