import { getInstallation } from '#features/settings/contract.ts'
import { getAllVehicles } from '#features/vehicles/contract.ts'
import { picturesOf } from '#features/vehicles/screens/pictures.ts'
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
  const { data: vehicles } = useEndpoint(getAllVehicles, { params: { type } })
  const { data } = useEndpoint(getInstallation)
  const vehicle = vehicles?.find(({ name }) => name.toLowerCase() === params.vehicleName?.toLowerCase())
  const isKnown = vehicles === undefined || vehicle !== undefined
  const name = vehicle?.name ?? (isKnown && params.vehicleName ? params.vehicleName : `a ${typeNames[type].singular}`)
  const [picture] = vehicle ? picturesOf(vehicle, '(width < 60rem) 100vw, 50vw') : []
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>Book {name}</h1>
        <p className={styles.lead}>
          {!isKnown && `${params.vehicleName} is currently not available. `}
          Booking over days opens soon. Until then you can book {name} by the hour, or call us for a stay of several
          days.
        </p>
        <div className={styles.ways}>
          <ButtonLink to={bookByHours(type, vehicle?.name)} size="large">
            Booking over hours
          </ButtonLink>
          {data && (
            <ButtonLink href={`tel:${data.business.phone.replace(/[^+\d]/g, '')}`} size="large" variant="secondary">
              Call {data.business.phone}
            </ButtonLink>
          )}
        </div>
        <ButtonLink to={overviewOf(type, vehicle?.name)} variant="quiet" className={styles.back}>
          More about {vehicle ? name : `our ${typeNames[type].plural}`}
        </ButtonLink>
      </div>
      <div className={styles.frame}>{picture && <img {...picture} alt={picture.alt} className={styles.picture} />}</div>
    </div>
  )
}
