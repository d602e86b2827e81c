import { useDeferredValue, useEffect, useRef } from 'react'
import type { Installation } from '#features/settings/contract.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { arriveAt } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { later } from '#kit/ui/later.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { namesOf } from '../../hours/screens/mates/fleet.ts'
import type { Business } from '../../rules.ts'
import type { StayAddresses } from '../../screens/booking-addresses.ts'
import { words } from '../words.ts'
import { StayDates } from './dates/stay-dates.tsx'
import { forgetDates } from './dates/use-stay-dates.ts'
import styles from './stay-booking.module.css'
import { StayOverview } from './stay-overview.tsx'
import { StayWaiting } from './stay-waiting.tsx'
import { staySteps } from './stay-words.ts'
import { useStayBooking } from './use-stay-booking.ts'
import { VehicleSwitch } from './vehicle-switch.tsx'

const loadResult = async () => (await import('./stay-result.tsx')).StayResult
const StayResult = later(loadResult)
// With how it ends: that is there then, also where the network is gone.
const ProofStep = later(async () => (await Promise.all([import('./proof-step.tsx'), loadResult()]))[0].ProofStep)

type StayBookingProps = {
  vehicle: Vehicle
  fleet: readonly Vehicle[]
  business: Business
  installation: Installation
  addresses: StayAddresses
}

/** Milliseconds between choosing the last day and scrolling to the overview. */
const scrollDelay = 600

/** The four steps, the overview of the booking and its outcome. */
export function StayBooking({ vehicle, fleet, business, installation, addresses }: StayBookingProps) {
  const booking = useStayBooking({ vehicle, fleet, business, installation })
  const { request, dates, mates, isFrozen } = booking
  const boats = [vehicle, ...mates.chosen]
  const overview = useRef<HTMLHeadingElement>(null)
  // The calendar first: the long form below it is drawn without keeping anybody waiting.
  const hasForm = useDeferredValue(true, false)
  const { completed } = dates
  const { proof } = request
  const stage = request.outcome ? 'over' : proof && 'proof'
  const before = useRef(stage)
  // Back from the code to the form, and from how it ended to where another booking begins.
  useEffect(() => {
    const place = before.current === 'over' ? document.getElementById('dates') : before.current && overview.current
    if (!stage && place) arriveAt(place)
    before.current = stage
  }, [stage])
  useEffect(() => {
    if (completed === 0) return
    const arrive = () => {
      // Whoever is at the form by now is there already.
      const isThere = overview.current?.parentElement?.contains(document.activeElement)
      if (overview.current && !isThere) arriveAt(overview.current)
    }
    const timer = setTimeout(arrive, scrollDelay)
    return () => clearTimeout(timer)
  }, [completed])

  const what = typeNames[vehicle.type].singular
  if (request.outcome) {
    return (
      <StayResult
        outcome={request.outcome}
        what={what}
        mailboxAddress={installation.mailbox ? addresses.mailbox : undefined}
        phone={installation.business.phone}
        busy={request.busy}
        onAgain={request.tryAgain}
        onRefresh={() => {
          if (request.outcome?.kind === 'taken') dates.clear()
          request.startOver()
        }}
      />
    )
  }
  return (
    <>
      <h1>{words.book(namesOf({ vehicle, mates: mates.chosen }))}</h1>
      <VehicleSwitch
        what={what}
        fleet={fleet}
        current={vehicle}
        addressOf={({ type, name }) => addresses.bookByDays(type, name)}
        isFrozen={isFrozen}
        onSwitch={(to) => forgetDates([vehicle.id, to.id])}
      />
      {booking.simulated && (
        <Banner quiet tone="info" className={styles.demo}>
          {words.demonstration}
        </Banner>
      )}
      <Steps label={words.howToBook} className={styles.guide} {...staySteps(dates.choice, isFrozen)} />
      {proof && (
        <ProofStep
          proof={proof}
          booking={booking}
          timeZone={business.timeZone}
          mailboxAddress={installation.mailbox ? addresses.mailbox : undefined}
        />
      )}
      {!proof && <StayDates boats={boats} dates={dates} isFrozen={isFrozen} />}
      {proof ? null : hasForm ? (
        <StayOverview
          headingRef={overview}
          vehicle={vehicle}
          booking={booking}
          business={business}
          addresses={addresses}
        />
      ) : (
        <div className={styles.overviewPlace} />
      )}
      {!proof && hasForm && <StayWaiting vehicle={vehicle} dates={dates} />}
    </>
  )
}
