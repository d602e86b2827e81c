import { type ReactNode, useEffect } from 'react'
import { usePayWays } from '#features/payments/screens/use-pay-ways.ts'
import type { Installation } from '#features/settings/contract.ts'
import type { Vehicle, VehicleType } from '#features/vehicles/contract.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { useVoucher, type Voucher } from '#features/vouchers/screens/use-voucher.ts'
import { formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { later } from '#kit/ui/later.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { wholeOf } from '../../rules/prices.ts'
import type { Business } from '../../rules.ts'
import type { BookingAddresses } from '../../screens/booking-addresses.ts'
import { BookingOutcome, loadOutcome } from '../../screens/booking-outcome-later.ts'
import { type Draft, emptyDraft, withPeople } from '../../screens/details.ts'
import { Ticket } from '../../screens/ticket/ticket.tsx'
import { words as bookingWords } from '../../words.ts'
import { words } from '../words.ts'
import styles from './book-by-hours.module.css'
import { CheckStep, loadForm } from './check-step.tsx'
import { hoursSteps, orderOf, type Picked, pickedOf, termsOf } from './hours-order.ts'
import { namesOf, titledBoat } from './mates/fleet.ts'
import { BoatsAlong, HoursDialog } from './mates/hours-boats-later.ts'
import { type Mates, useMates } from './mates/use-mates.ts'
import { onSite, type PayChoice, type Paying, payingOf } from './paying/paying.ts'
import { WhenSteps } from './timetable/when-steps.tsx'
import { useAsked } from './use-asked.ts'
import { type Order, useBookingRequest } from './use-booking-request.ts'
import { useHoursBooking } from './use-hours-booking.ts'
import { useHoursHistory } from './use-hours-history.ts'
import { useStepArrivals } from './use-step-arrivals.ts'
import { VehicleStep } from './vehicle-step.tsx'

/** With how it ends: that is there then, also where the network is gone. */
const withOutcome = async <T,>(part: Promise<T>) => (await Promise.all([part, loadOutcome()]))[0]
const CodeStep = later(async () => (await withOutcome(import('./code-step.tsx'))).CodeStep)
const HeldStep = later(async () => (await withOutcome(import('./paying/held-step.tsx'))).HeldStep)
const PayWith = later(async () => (await import('./paying/pay-choice.tsx')).PayChoice)

type HoursBookingProps = {
  /** Of the page, until how it ended is all there is on it. */
  heading: ReactNode
  type: VehicleType | 'all'
  name: string | undefined
  fleet: readonly Vehicle[]
  business: Business
  installation: Installation
  addresses: BookingAddresses
}

/** The three guided steps, the check of the booking, its code and its outcome. */
export function HoursBooking(props: HoursBookingProps) {
  const { heading, type, name, fleet, business, installation, addresses } = props
  const key = `rental/hours/${type}/${name ?? ''}`
  const voucher = useVoucher()
  const request = useBookingRequest(key, installation.showcase, voucher)
  const isSent = Boolean(request.busy || request.outcome || request.verification?.sent || request.held)
  const booking = useHoursBooking({ type, key, fleet, business, paused: isSent })
  const [draft, setDraft] = useKept('rental/customer', emptyDraft)

  const { day, choice, vehicle } = booking
  const mates = useMates(booking, isSent)
  const picked = mates.chosen && pickedOf(vehicle, mates.chosen, choice, draft, { business, promo: voucher.promo })
  const order = picked && orderOf(picked, draft, choice.agreed, voucher.applied)
  const [payChoice, setPayChoice] = useKept<PayChoice>('rental/hours/pay', onSite)
  const ways = usePayWays()
  const paid = { voucher: voucher.applied?.amount ?? 0, ways, isStaff: request.isStaff }
  const paying = picked && payingOf(picked.quote, payChoice, paid)
  const isConfirming = request.verification !== null && order !== undefined
  const places = useStepArrivals(booking, request.outcome !== undefined, isConfirming || request.held !== undefined)
  useHoursHistory({ key, booking, request, isConfirming })
  useAsked({ fleet, booking, onPeople: (adults) => setDraft((before) => withPeople(before, adults)) })

  useEffect(() => void loadForm().catch(() => {}), [])

  const isBooked = request.outcome?.kind === 'booked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is booked is no choice any more, also after a reload
  useEffect(() => {
    if (!isBooked) return
    if (day) booking.chooseDay(day)
    setDraft((before) => ({ ...before, comment: '' }))
    voucher.forget()
    setPayChoice(onSite)
  }, [isBooked])
  const flow = {
    heading,
    type,
    name,
    fleet,
    business,
    installation,
    addresses,
    booking,
    mates,
    request,
    voucher,
    draft,
    setDraft,
    places,
    paying,
    payChoice,
    setPayChoice,
  }
  if (request.outcome) {
    return (
      <BookingOutcome
        outcome={request.outcome}
        what={typeNames[vehicle?.type ?? type].singular}
        mailboxAddress={mailboxOf(flow)}
        phone={installation.business.phone}
        onRefresh={request.startOver}
      />
    )
  }
  return (
    <>
      {heading}
      {name !== undefined && <p className={styles.named}>{name}</p>}
      {request.simulated && (
        <Banner quiet tone="info" className={styles.demo}>
          {words.demoBanner}
        </Banner>
      )}
      <Steps
        label={words.howToBook}
        className={styles.guide}
        {...hoursSteps(booking, fleet.length > 1, isConfirming || request.held !== undefined)}
      />
      {request.held ? (
        <HeldStep
          held={request.held}
          request={request}
          timeZone={business.timeZone}
          ticket={picked && <HoursTicket {...flow} picked={picked} />}
        />
      ) : isConfirming ? (
        <Confirming {...flow} order={order} />
      ) : (
        <Choosing {...flow} picked={picked} />
      )}
      {choice.slot && booking.offers && (
        <HoursDialog
          business={business}
          slot={choice.slot}
          offers={booking.offers}
          hours={booking.hours}
          chosen={choice.vehicleId}
          open={booking.asksForVehicle}
          onClose={booking.leaveVehicle}
          onChoose={booking.chooseVehicle}
        />
      )}
    </>
  )
}

/** What all steps stand on. */
type Flow = HoursBookingProps & {
  booking: ReturnType<typeof useHoursBooking>
  mates: Mates
  request: ReturnType<typeof useBookingRequest>
  voucher: Voucher
  draft: Draft
  setDraft: (draft: Draft) => void
  places: ReturnType<typeof useStepArrivals>
  paying: Paying | undefined
  payChoice: PayChoice
  setPayChoice: (choice: PayChoice) => void
}

const mailboxOf = ({ installation, addresses }: Flow) => (installation.mailbox ? addresses.mailbox : undefined)

/** The code that was mailed, and what it confirms. */
function Confirming({ order, ...flow }: Flow & { order: Order }) {
  const { request, voucher } = flow
  return (
    <div className={styles.check}>
      <CodeStep
        email={order.details.email}
        essentials={words.essentials(
          namesOf(order),
          formatLongDay(order.slot.day),
          formatHour(order.slot.start),
          formatDuration(order.hours),
        )}
        terms={termsOf(order, voucher.applied, flow)}
        total={order.total}
        fees={wholeOf(order.quote).fees}
        voucher={order.voucher?.amount ?? 0}
        request={{
          ...request,
          confirm: (code, price) => request.confirm(order, code, price),
          askAgain: () => request.askForCode(order),
        }}
        mailboxAddress={mailboxOf(flow)}
        onRefresh={() => location.reload()}
      />
      <div className={styles.ticket}>
        <HoursTicket {...flow} picked={order} />
      </div>
    </div>
  )
}

/** Day, time and boat, and what there is to check once they are chosen: then they are one line. */
function Choosing({ picked, ...flow }: Flow & { picked: Picked | undefined }) {
  const { addresses, booking, request, voucher, draft, setDraft, places, paying, payChoice, setPayChoice } = flow
  const isFolded = picked !== undefined && !booking.reopened
  return (
    <>
      {!isFolded && <When {...flow} />}
      <div className={styles.notice} role="status" ref={places.notice}>
        {booking.notice && (
          <Banner quiet tone="warning" title={words.somebodyFaster}>
            {words.noticeKept(booking.notice)}
          </Banner>
        )}
      </div>
      {!isFolded && <Boat {...flow} />}
      {picked && paying && (
        <CheckStep
          headingRef={places.checkStep}
          choice={booking.choice}
          onChoice={booking.setChoice}
          onDraft={setDraft}
          onReopen={isFolded ? booking.reopen : undefined}
          terms={termsOf(picked, voucher.applied, flow)}
          ticket={<HoursTicket {...flow} picked={picked} />}
          payChoice={
            request.isStaff ? (
              <p>{words.asStaff}</p>
            ) : (
              paying.open > 0 && <PayWith paying={paying} choice={payChoice} onChoice={setPayChoice} />
            )
          }
          moreBoats={<BoatsAlong picked={picked} mates={flow.mates} business={flow.business} />}
          {...{ picked, draft, voucher, request, addresses, paying }}
        />
      )}
    </>
  )
}

const When = ({ type, name, fleet, business, booking, places }: Flow) => (
  <WhenSteps
    business={business}
    asked={{ vehicleType: type, ...(name !== undefined && { vehicleName: name }) }}
    fleet={fleet}
    booking={booking}
    dateStep={places.dateStep}
    timeStep={places.timeStep}
  />
)

function Boat({ fleet, booking, places }: Flow) {
  const { slot } = booking.choice
  if (!slot) return null
  return (
    <>
      {booking.offersError && (
        <ErrorState title={words.freeUnknown} text={booking.offersError.message} retry={booking.retryOffers} />
      )}
      {fleet.length > 1 && (
        <VehicleStep
          headingRef={places.vehicleStep}
          chosen={booking.vehicle}
          offers={booking.offers}
          onAsk={booking.askForVehicle}
        />
      )}
    </>
  )
}

function HoursTicket({ picked, voucher, business, addresses, paying }: Flow & { picked: Picked }) {
  const { vehicle, slot, hours } = picked
  return (
    <Ticket
      vehicle={titledBoat(picked)}
      facts={[
        { name: bookingWords.date, value: formatLongDay(slot.day) },
        {
          name: bookingWords.time,
          value: bookingWords.timeSpan(formatHour(slot.start), formatHour(slot.start + hours)),
          aside: formatDuration(hours),
        },
      ]}
      quote={picked.quote}
      voucher={voucher.applied?.amount}
      how={paying?.how ?? 'on_site'}
      advance={paying?.advance}
      timeZone={business.timeZone}
      moreAddress={addresses.overviewOf(vehicle.type, vehicle.name)}
    />
  )
}
