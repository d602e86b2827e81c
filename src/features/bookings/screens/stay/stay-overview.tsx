import type { Ref } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatHour } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { formatNights, nightPrice } from '../../rules.prices.ts'
import { checkIn, checkOut, nightsOf } from '../../rules.stays.ts'
import type { StayAddresses } from '../booking-addresses.ts'
import { Ticket, type TicketFact } from '../ticket.tsx'
import { PayStep } from './pay-step.tsx'
import styles from './stay-booking.module.css'
import { StayForm } from './stay-form.tsx'
import { dayWords } from './stay-words.ts'
import type { StayBookingState } from './use-stay-booking.ts'
import type { StayDates } from './use-stay-dates.ts'

type StayOverviewProps = {
  sectionRef: Ref<HTMLElement>
  vehicle: Vehicle
  booking: StayBookingState
  timeZone: string
  addresses: StayAddresses
}

/** The overview of the booking: the form, and beside it what it comes to. */
export function StayOverview({ sectionRef, vehicle, booking, timeZone, addresses }: StayOverviewProps) {
  const { request, dates, quote, voucher } = booking
  const { held } = request
  return (
    <section className={styles.overview} id="overview" aria-labelledby="overview-title" ref={sectionRef}>
      <h2 className={styles.heading} id="overview-title">
        Check your booking
      </h2>
      <div className={styles.check}>
        <StayForm
          vehicle={vehicle}
          booking={booking}
          addresses={addresses}
          payStep={held && <PayStep held={held} request={request} timeZone={timeZone} />}
        />
        <div className={styles.ticket}>
          {quote && (
            <Ticket
              vehicle={vehicle}
              facts={factsOf(dates, vehicle)}
              quote={quote}
              instead={dates.stay ? undefined : <p className={styles.noPrice}>Select your dates to see the total.</p>}
              voucher={voucher.applied?.amount}
              timeZone={timeZone}
              moreAddress={addresses.overviewOf(vehicle.type, vehicle.name)}
            />
          )}
        </div>
      </div>
    </section>
  )
}

function factsOf({ choice: { start, end }, stay }: StayDates, vehicle: Vehicle): TicketFact[] {
  const night = nightPrice(vehicle) ?? 0
  const nights = stay && nightsOf(stay)
  const notChosen = <span className={styles.notChosen}>not selected yet</span>
  return [
    { name: 'Check-in', value: start ? dayWords(start) : notChosen, aside: formatHour(checkIn) },
    ...(nights === 0
      ? []
      : [{ name: 'Check-out', value: end ? dayWords(end) : notChosen, aside: formatHour(checkOut) }]),
    {
      name: 'Nights',
      value: nights === undefined ? notChosen : nights === 0 ? formatNights(0) : nights,
      aside: nights === 0 ? undefined : nights === undefined ? `${formatMoney(night)} each` : `× ${formatMoney(night)}`,
    },
  ]
}
