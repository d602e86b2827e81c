import { useEffect, useState } from 'react'
import { call } from '#kit/ui/api.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import type { BookingAddresses } from '../../screens/booking-addresses.ts'
import { useLinked } from '../../screens/use-linked.ts'
import styles from '../../self-service/screens/own-booking.module.css'
import head from '../../self-service/screens/own-head.module.css'
import { readMyPlace, type WaitingPlace } from '../contract.ts'
import { words } from '../words.ts'
import own from './own-place.module.css'
import { Standing, TakeOffer } from './place-parts-later.ts'

type Addresses = Pick<BookingAddresses, 'terms' | 'privacy' | 'overviewOf' | 'fleet'>

const read = (link: string) => call(readMyPlace, { body: { link } })

/** A place on the waiting list, for whoever holds the link of its mail. */
export function OwnPlacePage({ addresses }: { addresses: Addresses }) {
  const { link, found: place, error, busy, reload, replace } = useLinked(read, words.notLoaded)
  const [first, setFirst] = useState<string>()
  const title = useArrival<HTMLHeadingElement>(
    place && first !== undefined && place.state !== first ? place.state : false,
  )
  useEffect(() => {
    if (place) setFirst((before) => before ?? place.state)
  }, [place])
  const ends = place?.offer?.until
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer is over once
  useEffect(() => {
    if (ends === undefined) return
    const timer = setTimeout(reload, Math.max(Date.parse(ends) - Date.now(), 0) + 1000)
    return () => clearTimeout(timer)
  }, [ends])
  if (link === '' || (error && !error.passing)) {
    return (
      <section className={styles.single}>
        <h1>{words.noPlace}</h1>
        <p className={styles.lead}>{error?.message ?? words.linkIncomplete}</p>
        <ButtonLink to={addresses.fleet} variant="secondary" className={styles.start}>
          {words.lookAtBoats}
        </ButtonLink>
      </section>
    )
  }
  if (error) {
    return (
      <div className={styles.single}>
        <ErrorState isPage title={words.notLoaded} text={error.message} retry={reload} busy={busy} />
      </div>
    )
  }
  if (!place || link === undefined) {
    return (
      <Loading what={words.looking} className={styles.single ?? ''}>
        <h1>{words.waitingList}</h1>
        <Skeleton count={4} />
      </Loading>
    )
  }
  return (
    <div className={styles.page}>
      <header className={own.band} data-ground="lake">
        <p className={head.state}>{stateLine(place)}</p>
        <h1 className={head.title} tabIndex={-1} ref={title}>
          {words.titles[place.state]}
        </h1>
        <p className={head.news}>{words.leads[place.state]}</p>
      </header>
      <div className={own.body}>
        {place.offer ? (
          <TakeOffer
            place={place}
            offer={place.offer}
            link={link}
            addresses={addresses}
            onPlace={replace}
            onEnd={reload}
          />
        ) : (
          <Standing place={place} link={link} addresses={addresses} onPlace={replace} />
        )}
      </div>
    </div>
  )
}

const stateLine = ({ state, ahead }: WaitingPlace) => (state === 'waiting' ? words.ahead(ahead) : words.waitingList)
