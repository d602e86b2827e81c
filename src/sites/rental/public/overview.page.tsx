import { useEffect, useRef, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { getAllVehicles, type Vehicle } from '#features/vehicles/contract.ts'
import { isLet } from '#features/vehicles/rules.ts'
import { typeNames, typeOf, typeTitles } from '#features/vehicles/screens/type-names.ts'
import { VehicleCard } from '#features/vehicles/screens/vehicle-card.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { later } from '#kit/ui/later.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { PageParams } from '#sites/pages.ts'
import { addVehicle, boatAt, bookByDays, bookByHours, changeVehicle, home } from '../addresses.ts'
import { words } from '../words.ts'
import styles from './overview.module.css'
import { OverviewHead } from './overview-head.tsx'

export const meta = ({ vehicleType }: PageParams) => {
  const type = typeOf(vehicleType)
  return {
    title: `${typeTitles[type]} · Rental Revolution`,
    description: words.overviewDescription(typeNames[type].plural),
  }
}

// What only staff see, only staff load; and what is asked first, once it is asked.
const PriceList = later(async () => (await import('./price-list.tsx')).PriceList)
const DeskBar = later(async () => (await import('#features/vehicles/screens/staff/desk-bar.tsx')).DeskBar)
const CancelBooking = later(async () => (await import('#features/bookings/screens/cancel-booking.tsx')).CancelBooking)
const BoatRemark = later(async () => (await import('#features/care/screens/boat-remark.tsx')).BoatRemark)
const VehicleDesk = later(async () => (await import('#features/vehicles/screens/staff/vehicle-desk.tsx')).VehicleDesk)
const BookingTypeDialog = later(
  async () => (await import('#features/bookings/hours/screens/booking-type-dialog.tsx')).BookingTypeDialog,
)

/** Every vehicle of a type, blocked ones included. */
export default function OverviewPage({ params }: { params: PageParams }) {
  const type = typeOf(params.vehicleType)
  const staff = useUser()
  return (
    <div className={styles.page}>
      <OverviewHead type={type} />
      {staff && (
        <div className={classNames(styles.desk, staff.admin && styles.ofAdmin)}>
          <DeskBar
            user={staff}
            type={type}
            mainMenu={staff.root ? '/internal' : `${home}/internal`}
            addTo={addVehicle}
          />
        </div>
      )}
      <Fleet key={type} type={type} staff={staff} />
    </div>
  )
}

function Fleet({ type, staff }: { type: ReturnType<typeof typeOf>; staff: SignedInUser | null | undefined }) {
  const vehicles = useEndpoint(getAllVehicles, { params: { type } })
  const [booked, setBooked] = useState<Vehicle>()
  const [asks, setAsks] = useState(false)
  useAnchor(vehicles.data)

  if (!vehicles.data)
    return <Pending query={vehicles} what={words.theBoats} blocks={2} className={styles.placeholder} />
  if (vehicles.data.length === 0) {
    return (
      <EmptyState title={words.noEntries}>
        {staff && type !== 'all' && (
          <ButtonLink to={addVehicle(type)}>{words.addOne(typeNames[type].singular)}</ButtonLink>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      {vehicles.data.map((vehicle, i) => (
        <VehicleCard
          key={vehicle.id}
          vehicle={vehicle}
          first={i === 0}
          to={boatAt(vehicle.name)}
          prices={(onClose) => <PriceList vehicle={vehicle} onClose={onClose} />}
          showType={type === 'all'}
          onBook={() => {
            setBooked(vehicle)
            setAsks(true)
          }}
          desk={
            staff && (
              <VehicleDesk
                remark={<BoatRemark vehicleId={vehicle.id} />}
                user={staff}
                vehicle={vehicle}
                changeTo={changeVehicle(vehicle.type, vehicle.name)}
                closeTo={`${home}/timeline?close=${vehicle.id}`}
                cancel={(booking, onCanceled) => (
                  <CancelBooking booking={{ ...booking, vehicle_name: vehicle.name }} onCanceled={onCanceled} />
                )}
              />
            )
          }
        />
      ))}
      {booked && (
        <BookingTypeDialog
          what={booked.name}
          byHours={isLet(booked, 'hours') ? bookByHours(booked.type, booked.name) : undefined}
          byDays={isLet(booked, 'days') ? bookByDays(booked.type, booked.name) : undefined}
          open={asks}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

/** Scrolls to the vehicle that the address names after #, once it is there. */
function useAnchor(vehicles: readonly Vehicle[] | undefined) {
  const arrived = useRef(false)
  useEffect(() => {
    const show = () => {
      const name = decodeURIComponent(location.hash.slice(1)).toLowerCase()
      const cards = document.querySelectorAll<HTMLElement>('[data-vehicle]')
      const card = name && [...cards].find(({ dataset }) => dataset.vehicle?.toLowerCase() === name)
      if (!card) return
      card.scrollIntoView({ behavior: 'instant' })
      arrived.current = true
    }
    // After whatever else moves the page on arrival; one that was just added comes with the next answer only.
    const frame = vehicles && !arrived.current ? requestAnimationFrame(show) : 0
    window.addEventListener('hashchange', show)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('hashchange', show)
    }
  }, [vehicles])
}
