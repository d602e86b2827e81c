import { useEffect } from 'react'
import { UnfinishedBanner } from '#features/bookings/day/screens/unfinished-banner.tsx'
import { getAllProducts } from '#features/products/contract.ts'
import { countLow } from '#features/products/screens/category-words.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { MainMenu } from '#features/sign-in/screens/main-menu.tsx'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { getAllVehicles, type VehicleType } from '#features/vehicles/contract.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { rentalMenu, useWaiting } from './menu.tsx'
import { officeMeta } from './office-meta.ts'
import { Today } from './today.tsx'
import { words } from './words.ts'

export const meta = officeMeta(words.mainMenu, words.mainMenuText)

export default signedInPage('staff', (user) => <Menu user={user} />)

function Menu({ user }: { user: SignedInUser }) {
  useOfficeAhead()
  const waiting = useWaiting(user)
  const fleet = useEndpoint(getAllVehicles, { params: { type: 'all' } }).data
  const products = useEndpoint(getAllProducts).data?.product_data
  const countOf = (type: VehicleType) => fleet?.filter((vehicle) => vehicle.type === type).length

  return (
    <MainMenu
      user={user}
      entries={rentalMenu(user, { ...waiting, countOf, ...(products && { low: countLow(products) }) })}
      more={[{ label: words.agency, to: '/internal' }]}
      glance={<Today />}
    >
      <UnfinishedBanner user={user} />
    </MainMenu>
  )
}

/** Whoever is at the menu opens one of its pages next: their code comes while nothing else is to be done. */
function useOfficeAhead() {
  const idle = useIdle()
  useEffect(() => {
    if (!idle) return
    const loadAll = async () => {
      const { pages } = await import('../office-pages.ts')
      for (const load of Object.values(pages)) await load()
    }
    // Without a connection each page says so itself when it is opened.
    void loadAll().catch(() => {})
  }, [idle])
}
