import { plays as acquisition } from '#features/acquisition/demo.ts'
import { plays as blockedCustomers } from '#features/blocked-customers/demo.ts'
import { plays as bookings } from '#features/bookings/demo.ts'
import { plays as calendarFeeds } from '#features/calendar-feeds/demo.ts'
import { plays as care } from '#features/care/demo.ts'
import { plays as cashRegister } from '#features/cash-register/demo.ts'
import { plays as customers } from '#features/customers/demo.ts'
import { plays as employees } from '#features/employees/demo.ts'
import { plays as handovers } from '#features/handovers/demo.ts'
import { plays as inbox } from '#features/inbox/demo.ts'
import { plays as invoices } from '#features/invoices/demo.ts'
import { plays as priceRules } from '#features/price-rules/demo.ts'
import { plays as products } from '#features/products/demo.ts'
import { plays as stock } from '#features/products/stock/demo.ts'
import { plays as push } from '#features/push/demo.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { plays as settings } from '#features/settings/demo.ts'
import { checkUser, type SignedInUser } from '#features/sign-in/contract.ts'
import { tellSimulated } from '#features/sign-in/screens/simulated.ts'
import { plays as vehicles } from '#features/vehicles/demo.ts'
import { plays as withdrawals } from '#features/withdrawals/demo.ts'
import { plays as workingHours } from '#features/working-hours/demo.ts'
import { wallClock } from '#kit/shared/day.ts'
import { stage } from '#kit/ui/demo.ts'
import { keptAnswer } from '#kit/ui/server-state.tsx'

/** What becomes of the writes of a test account, which are not sent: each feature says it of its own. */
export const plays = [
  ...[
    ...acquisition,
    ...blockedCustomers,
    ...bookings,
    ...calendarFeeds,
    ...care,
    ...cashRegister,
    ...customers,
    ...employees,
    ...handovers,
  ],
  ...[
    ...inbox,
    ...invoices,
    ...priceRules,
    ...products,
    ...stock,
    ...push,
    ...settings,
    ...vehicles,
    ...withdrawals,
    ...workingHours,
  ],
]

const author = () => ({
  by: keptAnswer(checkUser) as SignedInUser,
  today: wallClock(keptAnswer(getInstallation)?.time_zone ?? 'UTC').day,
})

export const { write } = stage(plays, author, tellSimulated)
