import { useState } from 'react'
import { BookingTypeDialog } from '#features/bookings/screens/booking-type-dialog.tsx'
import { getAllVehicles, type Vehicle, type VehicleType } from '#features/vehicles/contract.ts'
import { cheapest } from '#features/vehicles/rules.ts'
import { typeNames, typeTitle } from '#features/vehicles/screens/type-names.ts'
import { formatDuration } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { bookByDays, bookByHours, overviewOf } from '../addresses.ts'
import { vehicleTypePictures } from '../pictures/pictures.ts'
import styles from './offer.module.css'

const types = ['motorboats', 'sailboats', 'houseboats', 'jetskis', 'canoes'] as const

/** A tile for each type: what it costs at least, the way to book it and the way to see it. */
export function Offer() {
  const { data: vehicles } = useEndpoint(getAllVehicles, { params: { type: 'all' } })
  const [type, setType] = useState<VehicleType>('motorboats')
  const [asks, setAsks] = useState(false)
  const ofType = (wanted: VehicleType) => vehicles?.filter((vehicle) => vehicle.type === wanted) ?? []
  const first = ofType(type).find(({ blocked }) => !blocked) ?? ofType(type)[0]
  return (
    <section id="book" aria-labelledby="offer-title">
      <h2 className={styles.title} id="offer-title">
        What will you take out?
      </h2>
      <ul className={styles.tiles}>
        {types.map((one) => (
          <Tile
            key={one}
            type={one}
            vehicles={ofType(one)}
            onBook={() => {
              setType(one)
              setAsks(true)
            }}
          />
        ))}
      </ul>
      <BookingTypeDialog
        what={`a ${typeNames[type].singular}`}
        byHours={bookByHours(type)}
        byDays={first && bookByDays(type, first.name)}
        open={asks}
        onClose={() => setAsks(false)}
      />
    </section>
  )
}

function Tile({ type, vehicles, onBook }: { type: VehicleType; vehicles: readonly Vehicle[]; onBook: () => void }) {
  const { src, alt, width, height } = vehicleTypePictures[type]
  const title = typeTitle(type)
  return (
    <li className={styles.tile}>
      <img className={styles.picture} src={src} alt={alt} width={width} height={height} loading="lazy" />
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.facts}>{startingAt(vehicles)}</p>
        <div className={styles.actions}>
          <Button onClick={onBook} aria-label={`Book ${title.toLowerCase()}`}>
            Book
          </Button>
          <ButtonLink to={overviewOf(type)} variant="secondary" aria-label={`Overview of ${title.toLowerCase()}`}>
            Overview
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}

/** `from $58 for 1 hour`; nothing until the prices are known. */
function startingAt(vehicles: readonly Vehicle[]): string {
  const [lowest] = vehicles.flatMap((vehicle) => cheapest(vehicle) ?? []).toSorted((a, b) => a.price - b.price)
  return lowest ? `from ${formatMoney(lowest.price)} for ${formatDuration(lowest.hours)}` : '\u00a0'
}
