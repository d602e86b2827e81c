import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { getBoatCosts } from '#features/bookings/boat-costs/contract.ts'
import type { FirstFree } from '#features/bookings/first-free/contract.ts'
import { getBoat } from '#features/vehicles/boat-page/contract.ts'
import { type BoatLinks, BoatPage } from '#features/vehicles/boat-page/screens/boat-page.tsx'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { startingPrice } from '#features/vehicles/screens/vehicle-facts.ts'
import { language } from '#kit/shared/language.ts'
import { ApiError } from '#kit/ui/api.ts'
import { Pending } from '#kit/ui/pending.tsx'
import { keptAnswer, useEndpoint } from '#kit/ui/server-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import type { PageMeta } from '#sites/modules.ts'
import type { PageParams } from '#sites/pages.ts'
import { boatAt, bookByDays, bookByHours, home, overviewOf } from '../addresses.ts'
import { words } from '../words.ts'
import styles from './boat.module.css'

const asked = ({ vehicleName = '' }: PageParams) => ({ params: { vehicleName } })

export const meta = (params: PageParams): PageMeta => {
  const boat = keptAnswer(getBoat, asked(params))?.boat
  if (boat) return metaOf(boat)
  return {
    title: words.boatTitle(params.vehicleName ?? ''),
    description: words.overviewDescription(typeNames.all.plural),
  }
}

function metaOf(boat: Vehicle): PageMeta {
  const { name, type, passengers } = boat
  const least = startingPrice(boat)
  const { singular } = typeNames[type]
  return {
    title: words.boatTitle(name, singular),
    description: words.boatDescription(name, singular, passengers, least ? `${least.price} ${least.time}` : ''),
    image: `/api/rere_get_boat_card/${encodeURIComponent(name)}/`,
  }
}

/** The way to book by the hour begins with the first time that is free, whatever was chosen for the boat before. */
const linksTo = (free: FirstFree | undefined): BoatLinks => ({
  boat: boatAt,
  type: overviewOf,
  byHours: (type, name) =>
    `${bookByHours(type, name)}?${free?.hours ? `day=${free.hours.day}&start=${free.hours.start}` : 'anew'}`,
  byDays: bookByDays,
})

const loadFirstFree = () => import('#features/bookings/first-free/screens/first-free.tsx')

/** One boat with everything there is to know of it. One that does not exist any more is not found. */
export default function Boat({ params }: { params: PageParams }) {
  const answer = useEndpoint(getBoat, asked(params))
  const costs = useEndpoint(getBoatCosts, asked(params))
  const [, navigate] = useLocation()
  const [free, setFree] = useState<FirstFree>()
  const FirstTimes = useLater(loadFirstFree, useIdle())
  const isGone = answer.error instanceof ApiError && answer.error.status === 404
  useEffect(() => {
    if (isGone) navigate(`${home}/404`, { replace: true })
  }, [isGone, navigate])

  if (!answer.data || !costs.data) return <BoatPlaceholder query={answer.data ? costs : answer} />
  const { boat, similar } = answer.data
  return (
    <BoatPage
      key={boat.id}
      boat={boat}
      similar={similar}
      costs={{ spans: costs.data.spans, ...costs.data.said[language()] }}
      links={linksTo(free)}
      firstFree={FirstTimes && <FirstTimes vehicle={boat} onKnown={setFree} />}
    />
  )
}

const BoatPlaceholder = ({ query }: { query: Parameters<typeof Pending>[0]['query'] }) => (
  <Pending isPage query={query} what={words.theBoat} className={styles.placeholder}>
    <Skeleton shape="picture" className={styles.picture} />
    <Skeleton shape="title" />
    <Skeleton count={5} />
  </Pending>
)
