import type { VehicleType } from '#features/vehicles/contract.ts'
import { typeNames, typeOnes } from '#features/vehicles/screens/type-names.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import type { StayAddresses } from '../../screens/booking-addresses.ts'
import { useBusiness } from '../../screens/use-business.ts'
import { useFleet } from '../../screens/use-fleet.ts'
import { words } from '../words.ts'
import styles from './book-by-hours.module.css'
import { HoursBooking } from './hours-booking.tsx'

type BookByHoursProps = { type: VehicleType | 'all'; name: string | undefined; addresses: StayAddresses }

/** Booking over hours: any vehicle of a type, or the one of a name. */
export function BookByHours({ type, name, addresses }: BookByHoursProps) {
  const { fleet, error, busy, retry } = useFleet('hours', type, name)
  const { business, installation, error: businessError, retry: retryBusiness } = useBusiness()
  const failure = fleet ? businessError : (error ?? businessError)
  const heading = <h1>{words.bookBoat(typeOnes[type])}</h1>
  const isKnown = !failure && business && installation && fleet && fleet.length > 0
  return (
    <div className={styles.page}>
      {!isKnown && heading}
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
      ) : !fleet || !business || !installation ? (
        <BookingPlaceholder hasName={name !== undefined} />
      ) : fleet.length === 0 ? (
        <NoneOperating type={type} name={name} addresses={addresses} />
      ) : (
        <HoursBooking
          key={`${type}/${name ?? ''}`}
          heading={heading}
          type={type}
          name={name}
          fleet={fleet}
          business={business}
          installation={installation}
          addresses={addresses}
        />
      )}
    </div>
  )
}

function NoneOperating({ type, name, addresses }: BookByHoursProps) {
  const [overDays] = useFleet('days', type, name).fleet ?? []
  return (
    <EmptyState title={name === undefined ? words.noneAvailable(typeNames[type].plural) : words.notAvailable(name)}>
      {overDays && <ButtonLink to={addresses.bookByDays(overDays.type, overDays.name)}>{words.overDays}</ButtonLink>}
      <ButtonLink to={addresses.fleet} variant="secondary">
        {words.otherBoats}
      </ButtonLink>
    </EmptyState>
  )
}

function BookingPlaceholder({ hasName }: { hasName: boolean }) {
  const steps = [{ label: words.selectDate }, { label: words.selectTime }, { label: words.chooseVehicle }]
  return (
    <>
      <Steps
        label={words.howToBook}
        className={styles.guide}
        steps={[...(hasName ? steps.slice(0, 2) : steps), { label: words.checkAndConfirm }]}
        current={0}
      />
      <Loading what={words.loadingCalendar} className={styles.placeholder}>
        <Skeleton shape="block" count={4} />
        <Skeleton shape="block" count={4} />
      </Loading>
    </>
  )
}
