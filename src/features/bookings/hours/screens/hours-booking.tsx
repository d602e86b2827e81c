import { useEffect } from 'react'
import type { Installation } from '#features/settings/contract.ts'
import type { Vehicle, VehicleType } from '#features/vehicles/contract.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { useVoucher } from '#features/vouchers/screens/use-voucher.ts'
import { formatDuration, formatHour, formatLongDay, monthName, weekdayName } from '#kit/shared/day.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { Steps } from '#kit/ui/steps.tsx'
import { afterVoucher, quote, wholeOf } from '../../rules/prices.ts'
import type { Business } from '../../rules.ts'
import type { BookingAddresses } from '../../screens/booking-addresses.ts'
import { BookingOutcome } from '../../screens/booking-outcome.tsx'
import { checkDraft, emptyDraft } from '../../screens/details.ts'
import { Ticket } from '../../screens/ticket.tsx'
import styles from './book-by-hours.module.css'
import { CheckStep } from './check-step.tsx'
import type { Slot } from './choice.ts'
import { CodeStep } from './code-step.tsx'
import { WhenSteps } from './timetable/when-steps.tsx'
import { orderedExtras, useBookingRequest } from './use-booking-request.ts'
import { useHoursBooking } from './use-hours-booking.ts'
import { useHoursHistory } from './use-hours-history.ts'
import { VehicleDialog } from './vehicle-dialog.tsx'
import { VehicleStep } from './vehicle-step.tsx'

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
  const voucher = useVoucher()
  const request = useBookingRequest(key, installation.showcase, (amount) =>
    voucher.onApplied(voucher.applied && amount > 0 ? { ...voucher.applied, amount } : null),
  )
  const isSent = request.busy || request.outcome !== undefined || Boolean(request.verification?.sent)
  const booking = useHoursBooking({ type, key, fleet, business, paused: isSent })
  const [draft, setDraft] = useKept('rental/customer', emptyDraft)

  const { day, choice, vehicle, restored } = booking
  const extras = vehicle ? orderedExtras(vehicle, choice.extras) : []
  const hasLicense = draft.hasLicense === '' ? undefined : draft.hasLicense
  const price = vehicle && choice.hours !== null ? quote(vehicle, choice.hours, { extras, hasLicense }) : undefined
  const picked =
    vehicle && choice.slot && choice.hours !== null && price
      ? { vehicle, slot: choice.slot, hours: choice.hours, extras, quote: price }
      : undefined
  const terms = picked && {
    quote: picked.quote,
    voucher: afterVoucher(picked.quote.total, voucher.applied?.amount ?? 0).voucher,
    how: 'on_site' as const,
    start: picked.slot.day,
    today: business.now.day,
    installation,
  }
  const details = vehicle && checkDraft(draft, vehicle, extras).details
  const order =
    picked && details && choice.agreed
      ? { ...picked, details, total: picked.quote.total, voucher: voucher.applied }
      : undefined

  const isConfirming = request.verification !== null && order !== undefined
  const opened = { isOnChange: true, takesFocus: false } as const
  const isShown = restored && !request.outcome
  const timeStep = useArrival<HTMLHeadingElement>(
    isShown ? choice.slot === null && day !== null && day : undefined,
    opened,
  )
  const dateStep = useArrival<HTMLHeadingElement>(isShown ? day === null : undefined, opened)
  const vehicleStep = useArrival<HTMLHeadingElement>(
    isShown ? choice.slot !== null && choice.vehicleId === null && slotName(choice.slot) : undefined,
    opened,
  )
  const checkStep = useArrival<HTMLHeadingElement>(isShown ? !isConfirming && (choice.vehicleId ?? false) : undefined, {
    ...opened,
    takesFocus: true,
  })
  const notice = useArrival<HTMLDivElement>(booking.notice ?? false, { ...opened, isNote: true })

  useHoursHistory({ key, booking, request, isConfirming })

  const mailboxAddress = installation.mailbox ? addresses.mailbox : undefined
  const isBooked = request.outcome?.kind === 'booked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is booked is no choice any more, also after a reload
  useEffect(() => {
    if (!isBooked) return
    if (day) booking.chooseDay(day)
    setDraft((before) => ({ ...before, comment: '' }))
    voucher.forget()
  }, [isBooked])
  if (request.outcome) {
    return (
      <BookingOutcome
        outcome={request.outcome}
        what={typeNames[vehicle?.type ?? type].singular}
        mailboxAddress={mailboxAddress}
        phone={installation.business.phone}
        onRefresh={request.startOver}
      />
    )
  }

  const ticket = picked && (
    <Ticket
      vehicle={picked.vehicle}
      facts={[
        { name: 'Date', value: formatLongDay(picked.slot.day) },
        {
          name: 'Time',
          value: `${formatHour(picked.slot.start)} – ${formatHour(picked.slot.start + picked.hours)}`,
          aside: formatDuration(picked.hours),
        },
      ]}
      quote={picked.quote}
      voucher={voucher.applied?.amount}
      how="on_site"
      timeZone={business.timeZone}
      moreAddress={addresses.overviewOf(picked.vehicle.type, picked.vehicle.name)}
    />
  )
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
            email={order.details.email}
            essentials={`${order.vehicle.name}, ${formatLongDay(order.slot.day)} at ${formatHour(order.slot.start)}, ${formatDuration(order.hours)}`}
            terms={terms}
            total={order.total}
            fees={wholeOf(order.quote).fees}
            voucher={order.voucher?.amount ?? 0}
            request={{
              ...request,
              confirm: (code, price) => request.confirm(order, code, price),
              askAgain: () => request.askForCode(order),
            }}
            mailboxAddress={mailboxAddress}
            onRefresh={() => location.reload()}
          />
          <div className={styles.ticket}>{ticket}</div>
        </div>
      ) : (
        <>
          <WhenSteps business={business} fleet={fleet} booking={booking} dateStep={dateStep} timeStep={timeStep} />
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
            <VehicleStep
              headingRef={vehicleStep}
              chosen={vehicle}
              offers={booking.offers}
              onAsk={booking.askForVehicle}
            />
          )}
          {picked && terms && (
            <CheckStep
              headingRef={checkStep}
              picked={picked}
              available={booking.available}
              choice={choice}
              onChoice={booking.setChoice}
              draft={draft}
              onDraft={setDraft}
              voucher={voucher}
              request={request}
              addresses={addresses}
              terms={terms}
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

const slotName = ({ day, start }: Slot) => `${day} ${start}`

/** `Sat, November 28` */
const shortDay = (day: string) => `${weekdayName(day).slice(0, 3)}, ${monthName(day)} ${Number(day.slice(8))}`
