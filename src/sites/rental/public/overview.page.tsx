import { useEffect, useState } from 'react'
import { BookingTypeDialog } from '#features/bookings/screens/booking-type-dialog.tsx'
import { getBusinessSettings } from '#features/settings/contract.ts'
import { openingSpan } from '#features/settings/rules.ts'
import { getAllVehicles, type Vehicle } from '#features/vehicles/contract.ts'
import { typeNames, typeOf, typeTitle } from '#features/vehicles/screens/type-names.ts'
import { VehicleCard } from '#features/vehicles/screens/vehicle-card.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import type { PageParams } from '#sites/pages.ts'
import { bookByDays, bookByHours } from '../addresses.ts'
import { TypeSwitch } from '../type-switch.tsx'
import styles from './overview.module.css'

export const meta = ({ vehicleType }: PageParams) => {
  const type = typeOf(vehicleType)
  return {
    title: `${typeTitle(type)} · Rental Revolution`,
    description: `Pictures, features, technical data and prices of our ${typeNames[type].plural}, to be booked by the hour or by the day.`,
  }
}

/** Every vehicle of a type, blocked ones included. */
export default function OverviewPage({ params }: { params: PageParams }) {
  const type = typeOf(params.vehicleType)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{typeTitle(type)}</h1>
        <TypeSwitch current={type} />
      </header>
      <Fleet key={type} type={type} />
    </div>
  )
}

function Fleet({ type }: { type: ReturnType<typeof typeOf> }) {
  const vehicles = useEndpoint(getAllVehicles, { params: { type } })
  const settings = useEndpoint(getBusinessSettings)
  const [booked, setBooked] = useState<Vehicle>()
  const [asks, setAsks] = useState(false)
  useAnchor(vehicles.data)

  if (vehicles.isError && !vehicles.data) {
    return (
      <ErrorState
        title="The boats could not be loaded"
        text={vehicles.error.message}
        busy={vehicles.isFetching}
        retry={() => vehicles.refetch()}
      />
    )
  }
  if (!vehicles.data) return <FleetPlaceholder />
  if (vehicles.data.length === 0) return <EmptyState title="There are no entries in this category yet" />
  return (
    <>
      {vehicles.data.map((vehicle) => (
        <VehicleCard
          key={vehicle.id}
          vehicle={vehicle}
          showType={type === 'all'}
          openingSpan={settings.data && openingSpan(settings.data)}
          onBook={() => {
            setBooked(vehicle)
            setAsks(true)
          }}
        />
      ))}
      {booked && (
        <BookingTypeDialog
          what={booked.name}
          byHours={bookByHours(booked.type, booked.name)}
          byDays={bookByDays(booked.type, booked.name)}
          open={asks}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

function FleetPlaceholder() {
  return (
    <Loading what="Loading the boats" className={styles.placeholder}>
      {[1, 2].map((n) => (
        <div key={n} className={styles.placeholderCard}>
          <Skeleton shape="picture" />
          <div>
            <Skeleton shape="title" />
            <Skeleton count={6} />
          </div>
        </div>
      ))}
    </Loading>
  )
}

/** Scrolls to the vehicle that the address names after #, once the vehicles are there. */
function useAnchor(vehicles: readonly Vehicle[] | undefined) {
  const loaded = vehicles !== undefined
  useEffect(() => {
    if (!loaded) return
    const show = () => {
      const name = decodeURIComponent(location.hash.slice(1)).toLowerCase()
      const cards = document.querySelectorAll<HTMLElement>('[data-vehicle]')
      const card = [...cards].find(({ dataset }) => name !== '' && dataset.vehicle?.toLowerCase() === name)
      card?.scrollIntoView({ behavior: 'instant' })
    }
    show()
    window.addEventListener('hashchange', show)
    return () => window.removeEventListener('hashchange', show)
  }, [loaded])
}
