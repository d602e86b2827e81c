import { type RefObject, useEffect, useRef } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { nightPrice } from '#features/vehicles/rules.ts'
import { formatHour } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { arriveAt } from '#kit/ui/arrival.ts'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { namesOf, titledBoat } from '../../hours/screens/mates/fleet.ts'
import type { Business } from '../../rules.ts'
import type { StayAddresses } from '../../screens/booking-addresses.ts'
import { TicketAside } from '../../screens/ticket/price-bar.tsx'
import { Ticket, type TicketFact } from '../../screens/ticket/ticket.tsx'
import { words as bookingWords } from '../../words.ts'
import { checkIn, checkOut, nightsOf } from '../rules.ts'
import { words } from '../words.ts'
import type { StayDates } from './dates/use-stay-dates.ts'
import { MoreForNights } from './mates/mates-later.ts'
import styles from './stay-booking.module.css'
import { openOf } from './stay-order.ts'
import { dayWords } from './stay-words.ts'
import type { StayBookingState } from './use-stay-booking.ts'

const StayForm = later(async () => (await import('./stay-form.tsx')).StayForm)
const PayStep = later(async () => (await import('../../screens/paying/pay-step.tsx')).PayStep)

type StayOverviewProps = {
  headingRef: RefObject<HTMLHeadingElement | null>
  vehicle: Vehicle
  booking: StayBookingState
  business: Business
  addresses: StayAddresses
}

/** The overview of the booking: the form, and beside it what it comes to. */
export function StayOverview({ headingRef, vehicle, booking, business, addresses }: StayOverviewProps) {
  const { request, dates, mates, quote, voucher, isFrozen } = booking
  const { timeZone } = business
  const boats = { vehicle, mates: mates.chosen }
  const { held, trouble } = request
  const wasHeld = useRef(false)
  // Back from paying: to the form, unless something is to be read where one paid.
  useEffect(() => {
    if (wasHeld.current && !held && !trouble && headingRef.current) arriveAt(headingRef.current)
    wasHeld.current = held !== undefined
  }, [held, trouble, headingRef])
  const ticket = quote && (
    <Ticket
      vehicle={titledBoat(boats)}
      facts={factsOf(dates, [vehicle, ...mates.chosen])}
      quote={quote}
      instead={dates.stay ? undefined : <p className={layout.muted}>{words.selectForTotal}</p>}
      voucher={voucher.applied?.amount}
      how={booking.how}
      advance={booking.advance}
      timeZone={timeZone}
      moreAddress={addresses.overviewOf(vehicle.type, vehicle.name)}
    />
  )
  return (
    <section className={styles.overview} id="overview" aria-labelledby="overview-title">
      <h2 className={styles.heading} id="overview-title" tabIndex={-1} ref={headingRef}>
        {words.checkBooking}
      </h2>
      {dates.stay && !isFrozen && (
        <MoreForNights
          mates={mates}
          stay={dates.stay}
          when={words.freeFromTo(dayWords(dates.stay.start), dayWords(dates.stay.end))}
          business={business}
        />
      )}
      <div className={styles.check}>
        <StayForm
          fallback={<div className={styles.overviewPlace} />}
          vehicle={vehicle}
          booking={booking}
          business={business}
          addresses={addresses}
          ticket={ticket}
          payStep={
            held && (
              <PayStep
                payment={held.payment}
                boat={namesOf(held.order)}
                onSite={held.order.fees}
                byTransfer={openOf(held.order) - held.payment.amount}
                waits={trouble?.kind === 'processing' ? trouble : undefined}
                busy={request.busy}
                timeZone={timeZone}
                onPaid={() => request.confirmPaid(held)}
                onFailed={request.payingFailed}
                onChange={() => request.changeBooking(held)}
              />
            )
          }
        />
        <TicketAside>{ticket}</TicketAside>
      </div>
    </section>
  )
}

function factsOf({ choice: { start, end }, stay }: StayDates, boats: readonly Vehicle[]): TicketFact[] {
  const night = boats.reduce((sum, boat) => sum + (nightPrice(boat) ?? 0), 0)
  const nights = stay && nightsOf(stay)
  const notChosen = <span className={layout.light}>{words.notSelected}</span>
  return [
    { name: words.checkIn, value: start ? dayWords(start) : notChosen, aside: formatHour(checkIn) },
    ...(nights === 0
      ? []
      : [{ name: words.checkOut, value: end ? dayWords(end) : notChosen, aside: formatHour(checkOut) }]),
    {
      name: words.nights,
      value: nights === undefined ? notChosen : nights === 0 ? bookingWords.nights(0) : nights,
      aside:
        nights === 0
          ? undefined
          : nights === undefined
            ? words.eachNight(formatMoney(night))
            : `× ${formatMoney(night)}`,
    },
  ]
}
