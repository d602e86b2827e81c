import { useEffect } from 'react'
import { getUnpaid } from '#features/cash-register/contract.ts'
import { HandoverNow } from '#features/handovers/screens/handover-now.tsx'
import { useOpenHandovers } from '#features/handovers/screens/use-handover.ts'
import { OutboxStrip } from '#features/outbox/screens/outbox-strip.tsx'
import { getAllProducts } from '#features/products/contract.ts'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { addDays } from '#kit/shared/day.ts'
import { language, prefixOf } from '#kit/shared/language.ts'
import { keepOffice } from '#kit/ui/office-worker.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useAhead } from '#kit/ui/use-ahead.ts'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useNow } from '#kit/ui/use-now.ts'
import { cashRegister, home } from '../addresses.ts'
import { timeline, today } from '../office-addresses.ts'

/** The calls whose writes may be sent later. */
const load = async () => {
  const [handovers, day, till, carts] = await Promise.all([
    import('#features/handovers/contract.ts'),
    import('#features/bookings/day/contract.ts'),
    import('#features/cash-register/contract.ts'),
    import('#features/products/contract/carts.ts'),
  ])
  return [
    handovers.checkOut,
    handovers.takeBack,
    handovers.addPicture,
    day.addBookingComment,
    till.saveSale,
    carts.releaseCart,
  ]
}

/** What waits to be sent, above every page. */
export function Waiting({ user }: { user: SignedInUser | null | undefined }) {
  return <OutboxStrip account={user?.id} load={load} Now={HandoverNow} />
}

/** The pages that open without a network; one of a handover stands for all. */
const pages = [today, cashRegister, `${home}/bookings`, timeline, `${home}/handover/1`]

/**
 * Keeps on this device what the pier needs without a network: the pages with their code, and today and tomorrow. Shown by
 * the list of today, which whoever stands there has open.
 */
export function KeptForLater() {
  const idle = useIdle()
  const day = useNow(useEndpoint(getInstallation).data?.time_zone)?.day
  useOpenHandovers()
  useEndpoint(getUnpaid, day ? { query: { selectedDay: day } } : undefined, { enabled: idle, freshSeconds: 300 })
  useEndpoint(getAllProducts, {}, { enabled: idle, freshSeconds: 300 })
  useAhead(() => Promise.all([import('./handover.page.tsx'), import('./cash-register.page.tsx'), load()]))
  useEffect(() => {
    if (!idle || !day) return
    // Once what comes ahead has come.
    const timer = setTimeout(
      () =>
        void keepOffice(
          pages.map((page) => prefixOf(language()) + page),
          [day, addDays(day, 1)],
        ),
      3000,
    )
    return () => clearTimeout(timer)
  }, [idle, day])
  return null
}
