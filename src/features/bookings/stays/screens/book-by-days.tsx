import { useDeferredValue, useEffect, useState } from 'react'
import type { Vehicle, VehicleType } from '#features/vehicles/contract.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { MonthCalendar } from '#kit/ui/month-calendar.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import type { StayAddresses } from '../../screens/booking-addresses.ts'
import { useBusiness } from '../../screens/use-business.ts'
import { useFleet } from '../../screens/use-fleet.ts'
import { words } from '../words.ts'
import styles from './stay-booking.module.css'
import { StayBooking } from './stay-booking.tsx'
import { staySteps } from './stay-words.ts'

type BookByDaysProps = { type: VehicleType; name: string; addresses: StayAddresses }

/** Milliseconds for which a vehicle that is not there may still come before the page says that there is none. */
const loadingDelay = 2000

/** Booking one vehicle over days. */
export function BookByDays({ type, name, addresses }: BookByDaysProps) {
  const { fleet, error, busy, retry } = useFleet('days', type)
  const { business, installation, error: businessError, retry: retryBusiness } = useBusiness()
  const vehicle = fleet?.find((one) => one.name.toLowerCase() === name.toLowerCase())
  const hasWaited = useWaited(name)
  // Drawn in slices, so that the page answers meanwhile.
  const isReady = useDeferredValue(Boolean(vehicle && business && installation))
  const failure = fleet ? businessError : (error ?? businessError)
  const isKnown = !failure && isReady && vehicle && fleet && business && installation
  return (
    <div className={styles.page}>
      {!isKnown && <h1>{words.book(vehicle?.name ?? name)}</h1>}
      {failure ? (
        <ErrorState
          title={words.notLoaded}
          text={failure.message}
          busy={busy}
          retry={() => {
            retry()
            retryBusiness()
          }}
        />
      ) : isReady && vehicle && fleet && business && installation ? (
        <StayBooking
          key={vehicle.id}
          vehicle={vehicle}
          fleet={fleet}
          business={business}
          installation={installation}
          addresses={addresses}
        />
      ) : fleet && !vehicle && hasWaited ? (
        <NotOperating type={type} name={name} fleet={fleet} addresses={addresses} />
      ) : (
        <Placeholder />
      )}
    </div>
  )
}

function useWaited(name: string): boolean {
  const [waitedFor, setWaitedFor] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(name), loadingDelay)
    return () => clearTimeout(timer)
  }, [name])
  return waitedFor === name
}

function NotOperating({ type, name, fleet, addresses }: BookByDaysProps & { fleet: readonly Vehicle[] }) {
  return (
    <EmptyState title={words.notAvailable(name)}>
      {fleet.map((vehicle) => (
        <ButtonLink key={vehicle.id} to={addresses.bookByDays(type, vehicle.name)}>
          {words.book(vehicle.name)}
        </ButtonLink>
      ))}
      <ButtonLink to={addresses.overviewOf(type)} variant="secondary">
        {words.seeAll(typeNames[type].plural)}
      </ButtonLink>
    </EmptyState>
  )
}

/** What the page looks like before it knows anything, as large as afterwards. */
function Placeholder() {
  return (
    <>
      <div className={styles.switchPlace} />
      <Steps label={words.howToBook} className={styles.guide} {...staySteps({}, false)} />
      <div className={styles.placeholder}>
        <p className={styles.placeholderTitle}>{words.chooseDates}</p>
        <MonthCalendar label={words.stayDates} months={3} month={undefined} onMonth={() => {}} onSelect={() => {}} />
      </div>
    </>
  )
}
