import { useEffect, useRef } from 'react'
import type { Installation } from '#features/settings/contract.ts'
import type { Vehicle, VehicleType } from '#features/vehicles/contract.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { formatHour, monthName, weekdayName } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { Steps } from '#kit/ui/steps.tsx'
import { type Business, quote } from '../rules.ts'
import styles from './book-by-hours.module.css'
import type { BookingAddresses } from './booking-addresses.ts'
import { BookingOutcome } from './booking-outcome.tsx'
import { CheckStep } from './check-step.tsx'
import { CodeStep } from './code-step.tsx'
import { DateStep } from './date-step.tsx'
import { checkDraft, emptyDraft } from './details.ts'
import { Ticket } from './ticket.tsx'
import { TimeStep } from './time-step.tsx'
import { orderedExtras, useBookingRequest } from './use-booking-request.ts'
import { useHoursBooking } from './use-hours-booking.ts'
import { VehicleDialog } from './vehicle-dialog.tsx'

type HoursBookingProps = {
  type: VehicleType | 'all'
  name: string | undefined
  fleet: readonly Vehicle[]
  business: Business
  installation: Installation
  addresses: BookingAddresses
}

/** The three guided steps, the check of the booking, its code and its outcome. */
export function HoursBooking({ type, name, fleet, business, installation, addresses }: HoursBookingProps) {
  const key = `rental/hours/${type}/${name ?? ''}`
  const request = useBookingRequest(key, installation.showcase)
  const isSent = request.busy || request.outcome !== undefined || Boolean(request.verification?.sent)
  const booking = useHoursBooking({ type, key, fleet, business, paused: isSent })
  const [draft, setDraft] = useKept('rental/customer', emptyDraft)
  const timeStep = useRef<HTMLElement>(null)
  const checkStep = useRef<HTMLElement>(null)
  const notice = useRef<HTMLDivElement>(null)

  const { day, choice, vehicle } = booking
  const extras = vehicle ? orderedExtras(vehicle, choice.extras) : []
  const hasLicense = draft.hasLicense === '' ? undefined : draft.hasLicense
  const price = vehicle && choice.hours !== null ? quote(vehicle, choice.hours, { extras, hasLicense }) : undefined
  const picked =
    vehicle && choice.slot && choice.hours !== null && price
      ? { vehicle, slot: choice.slot, hours: choice.hours, extras, quote: price }
      : undefined
  const details = vehicle && checkDraft(draft, vehicle, extras).details
  const order = picked && details && choice.agreed ? { ...picked, details, total: picked.quote.total } : undefined

  useReveal(checkStep, choice.vehicleId, true)
  useReveal(timeStep, day, false)
  useEffect(() => {
    if (booking.notice) notice.current?.scrollIntoView({ block: 'center' })
  }, [booking.notice])

  const mailboxAddress = installation.mailbox ? addresses.mailbox : undefined
  const startOver = () => {
    if (request.outcome?.kind === 'booked') {
      if (day) booking.chooseDay(day)
      setDraft((before) => ({ ...before, comment: '' }))
    }
    request.startOver()
  }
  if (request.outcome) {
    return (
      <BookingOutcome
        outcome={request.outcome}
        what={typeNames[vehicle?.type ?? type].singular}
        mailboxAddress={mailboxAddress}
        phone={installation.business.phone}
        onRefresh={startOver}
      />
    )
  }

  const ticket = picked && (
    <Ticket
      {...picked}
      timeZone={business.timeZone}
      moreAddress={addresses.overviewOf(picked.vehicle.type, picked.vehicle.name)}
    />
  )
  const isConfirming = request.verification !== null && order !== undefined
  const asksForVehicle = fleet.length > 1
  const steps = [
    { label: 'Select date', detail: day && shortDay(day) },
    { label: 'Select time', detail: choice.slot && formatHour(choice.slot.start) },
    ...(asksForVehicle ? [{ label: 'Choose vehicle', detail: vehicle?.name }] : []),
    { label: 'Check and confirm' },
  ]
  const done = [day !== null, choice.slot !== null, ...(asksForVehicle ? [vehicle !== undefined] : [])]
  const current = isConfirming ? steps.length - 1 : done.includes(false) ? done.indexOf(false) : steps.length - 1
  return (
    <>
      {name !== undefined && <p className={styles.named}>{name}</p>}
      {request.simulated && (
        <Banner quiet tone="info" className={styles.demo}>
          This is a demonstration: everything works as usual, but nothing is booked and no mail is sent.
        </Banner>
      )}
      <Steps label="How to book" className={styles.guide} steps={steps} current={current} />
      {isConfirming ? (
        <div className={styles.check}>
          <CodeStep
            order={order}
            request={request}
            mailboxAddress={mailboxAddress}
            onRefresh={() => location.reload()}
          />
          <div className={styles.ticket}>{ticket}</div>
        </div>
      ) : (
        <>
          <div className={styles.when}>
            <section className={styles.step} aria-labelledby="date-step">
              <h2 className={styles.heading} id="date-step">
                <span className={styles.number}>1</span> Select date
              </h2>
              <DateStep business={business} day={day} onDay={booking.chooseDay} />
            </section>
            <section className={styles.step} aria-labelledby="time-step" ref={timeStep}>
              <h2 className={styles.heading} id="time-step">
                <span className={styles.number}>2</span> Select time
              </h2>
              {day === null ? (
                <p className={styles.waiting}>
                  <span>Select a date, and its week from Sunday to Saturday appears here.</span>
                </p>
              ) : (
                <TimeStep
                  business={business}
                  fleet={fleet}
                  day={day}
                  week={booking.week}
                  slot={choice.slot}
                  onDay={booking.chooseDay}
                  onSlot={booking.chooseSlot}
                />
              )}
            </section>
          </div>
          <div className={styles.notice} role="status" ref={notice}>
            {booking.notice && (
              <Banner quiet tone="warning" title="Somebody else was faster">
                {booking.notice} What you typed is kept.
              </Banner>
            )}
          </div>
          {choice.slot && booking.offersError && (
            <ErrorState
              title="It could not be found out which boats are free"
              text={booking.offersError.message}
              retry={booking.retryOffers}
            />
          )}
          {asksForVehicle && choice.slot && (
            <section className={styles.vehicle} aria-labelledby="vehicle-step">
              <h2 className={styles.heading} id="vehicle-step">
                <span className={styles.number}>3</span> Choose vehicle
              </h2>
              <p className={styles.chosen}>
                {vehicle ? (
                  <strong>{vehicle.name}</strong>
                ) : booking.offers ? (
                  `${booking.offers.length} free at this time`
                ) : (
                  'Looking for free boats'
                )}
              </p>
              <Button
                variant={vehicle ? 'secondary' : 'primary'}
                disabled={!booking.offers}
                onClick={booking.askForVehicle}
              >
                {vehicle ? 'Choose another' : 'Choose a boat'}
              </Button>
            </section>
          )}
          {picked && (
            <CheckStep
              sectionRef={checkStep}
              picked={picked}
              available={booking.available}
              choice={choice}
              onChoice={booking.setChoice}
              draft={draft}
              onDraft={setDraft}
              request={request}
              addresses={addresses}
              ticket={ticket}
            />
          )}
        </>
      )}
      {choice.slot && booking.offers && (
        <VehicleDialog
          slot={choice.slot}
          offers={booking.offers}
          chosen={choice.vehicleId}
          open={booking.asksForVehicle}
          onClose={booking.leaveVehicle}
          onChoose={booking.chooseVehicle}
        />
      )}
    </>
  )
}

/** `Sat, November 28` */
const shortDay = (day: string) => `${weekdayName(day).slice(0, 3)}, ${monthName(day)} ${Number(day.slice(8))}`

/** Scrolls to a step that a choice has opened below the fold, and gives it the focus where that helps; not on arrival. */
function useReveal(step: { readonly current: HTMLElement | null }, cause: unknown, takesFocus: boolean) {
  const last = useRef({ cause, at: Date.now() })
  useEffect(() => {
    if (last.current.cause === cause) return
    const isArrival = Date.now() - last.current.at < 300
    last.current = { cause, at: 0 }
    if (cause === null || isArrival) return
    const frame = requestAnimationFrame(() => {
      const top = step.current?.getBoundingClientRect().top ?? 0
      if (top > window.innerHeight * 0.5 || top < 0) step.current?.scrollIntoView()
      if (takesFocus) step.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [cause, step, takesFocus])
}
