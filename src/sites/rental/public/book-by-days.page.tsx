import { getInstallation } from '#features/settings/contract.ts'
import { typeNames, typeOf } from '#features/vehicles/screens/type-names.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { PageParams } from '#sites/pages.ts'
import { bookByHours, overviewOf } from '../addresses.ts'
import styles from './book-by-days.module.css'

export const meta = ({ vehicleName }: PageParams) => ({
  title: `Book ${vehicleName ?? 'a boat'} over days · Rental Revolution`,
  description: 'Booking over days opens soon. Booking over hours is open now.',
  noindex: true,
})

/** Says what is true today: this way to book is not open yet. */
export default function BookByDaysPage({ params }: { params: PageParams }) {
  const type = typeOf(params.vehicleType)
  const vehicle = params.vehicleName ?? `this ${typeNames[type].singular}`
  const { data } = useEndpoint(getInstallation)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Book {vehicle}</h1>
      <p className={styles.lead}>
        Booking over days opens soon. Until then you can book {vehicle} by the hour, or call us for a stay of several
        days.
      </p>
      <div className={styles.ways}>
        <ButtonLink to={bookByHours(type, params.vehicleName)} size="large">
          Booking over hours
        </ButtonLink>
        {data && (
          <ButtonLink href={`tel:${data.business.phone.replace(/[^+\d]/g, '')}`} size="large" variant="secondary">
            Call {data.business.phone}
          </ButtonLink>
        )}
      </div>
      <ButtonLink to={overviewOf(type, params.vehicleName)} variant="quiet" className={styles.back}>
        More about {vehicle}
      </ButtonLink>
    </div>
  )
}
