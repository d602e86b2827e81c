import { useEffect } from 'react'
import { HandoverNow } from '#features/handovers/screens/handover-now.tsx'
import { useOpenHandovers } from '#features/handovers/screens/use-handover.ts'
import { useWaiting } from '#features/outbox/screens/outbox.ts'
import { OutboxStrip } from '#features/outbox/screens/outbox-strip.tsx'
import { words } from '#features/outbox/words.ts'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { addDays } from '#kit/shared/day.ts'
import { language, prefixOf } from '#kit/shared/language.ts'
import { keepOffice } from '#kit/ui/office-worker.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useAhead } from '#kit/ui/use-ahead.ts'
import { useConnected } from '#kit/ui/use-connected.ts'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useNow } from '#kit/ui/use-now.ts'
import { cashRegister, home } from '../addresses.ts'
import { today } from '../office-addresses.ts'

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

/** Why nobody can sign out: the session ends on the server, and without a network it does not hear of it. */
export function useNoLogout(): string | undefined {
  const count = useWaiting().length
  if (useConnected()) return undefined
  return [words.noLogout, ...(count > 0 ? [`${words.waits(count)}.`] : [])].join(' ')
}

/** The pages that open without a network; one of a handover stands for all. */
const addresses = () =>
  [today, cashRegister, `${home}/bookings`, `${home}/handover/1`].map((page) => prefixOf(language()) + page)
const loadPages = () =>
  Promise.all([
    import('./handover.page.tsx'),
    import('./cash-register.page.tsx'),
    import('./bookings.page.tsx'),
    load(),
  ])

/**
 * Keeps on this device what the pier needs without a network: the pages with their code, and today and tomorrow. Shown by
 * the list of today, which whoever stands there has open.
 */
export function KeptForLater() {
  const idle = useIdle()
  const day = useNow(useEndpoint(getInstallation).data?.time_zone)?.day
  useOpenHandovers()
  useAhead(loadPages)
  useEffect(() => {
    if (!idle || !day) return
    const keep = () => void keepOffice(addresses(), [day, addDays(day, 1)])
    // Once what comes ahead has come.
    const first = setTimeout(keep, 3000)
    const again = setInterval(keep, 300_000)
    return () => {
      clearTimeout(first)
      clearInterval(again)
    }
  }, [idle, day])
  return null
}
