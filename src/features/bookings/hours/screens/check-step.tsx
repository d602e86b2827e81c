import type { ReactNode, Ref } from 'react'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import type { Voucher } from '#features/vouchers/screens/use-voucher.ts'
import { formatHour, formatShortDay, shortWeekday } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { later } from '#kit/ui/later.tsx'
import type { BookingAddresses } from '../../screens/booking-addresses.ts'
import type { Draft } from '../../screens/details.ts'
import type { OrderTermsProps } from '../../screens/order-terms.tsx'
import { orderWords } from '../../screens/order-words.ts'
import { TicketAside } from '../../screens/ticket/price-bar.tsx'
import { words as bookingWords } from '../../words.ts'
import { words } from '../words.ts'
import styles from './book-by-hours.module.css'
import type { Choice } from './choice.ts'
import type { Picked } from './hours-order.ts'
import { fleetOf, namesOf } from './mates/fleet.ts'
import { voucherNews } from './outcome.ts'
import type { Paying } from './paying/paying.ts'
import type { useBookingRequest } from './use-booking-request.ts'

/** Fetched while day and time are chosen: it is there when it is needed. */
export const loadForm = async () => (await import('../../screens/booking-form.tsx')).BookingForm
const BookingForm = later(loadForm)

type CheckStepProps = {
  headingRef: Ref<HTMLHeadingElement>
  picked: Picked
  choice: Choice
  onChoice: (choice: Choice) => void
  draft: Draft
  onDraft: (draft: Draft) => void
  voucher: Voucher
  request: ReturnType<typeof useBookingRequest>
  addresses: BookingAddresses
  /** Opens the steps that are folded into one line. */
  onReopen: (() => void) | undefined
  terms: OrderTermsProps
  paying: Paying
  payChoice: ReactNode
  ticket: ReactNode
  moreBoats: ReactNode
}

/** The booking overview: the form, and beside it what it comes to. */
export function CheckStep(props: CheckStepProps) {
  const { headingRef, picked, choice, onChoice, draft, onDraft, voucher, request, addresses, paying, ticket } = props
  const { trouble } = request
  return (
    <section className={styles.checkStep} aria-labelledby="check-step">
      <h2 className={styles.heading} id="check-step" tabIndex={-1} ref={headingRef}>
        {words.checkAndConfirm}
      </h2>
      {props.onReopen && <Chosen picked={picked} onReopen={props.onReopen} />}
      {props.moreBoats}
      <div className={styles.check}>
        <BookingForm
          fallback={<div className={styles.formPlace} />}
          key={picked.vehicle.id}
          vehicle={fleetOf(picked)}
          mates={picked.mates.length}
          rows={picked.pricing.extras}
          choice={choice}
          onChoice={onChoice}
          draft={draft}
          onDraft={(next) => {
            onDraft(next)
            request.clearTrouble()
          }}
          addresses={addresses}
          terms={props.terms}
          price={picked.quote}
          ticket={ticket}
          voucher={voucher}
          busy={request.busy}
          serverErrors={trouble?.kind === 'fields' ? trouble.errors : []}
          message={troubleWords(trouble) ?? request.unpaid}
          paying={{
            ...paying,
            choice: props.payChoice,
            submit: paying.now > 0 ? orderWords(paying.now, paying.onSite, { paysNow: true }) : undefined,
          }}
          onSubmit={(details) => {
            const order = { ...picked, details, total: picked.quote.total, voucher: voucher.applied }
            if (paying.now > 0) request.hold(order, paying)
            else request.askForCode(order)
          }}
        />
        <TicketAside>{ticket}</TicketAside>
      </div>
    </section>
  )
}

/** What keeps an order from being taken, where no field says it. */
function troubleWords(trouble: ReturnType<typeof useBookingRequest>['trouble']): string | undefined {
  switch (trouble?.kind) {
    case 'failed':
      return words.generalError
    case 'wait':
    case 'promo':
      return trouble.message
    case 'price':
      return bookingWords.priceChanged(formatMoney(trouble.price))
    case 'voucher':
      return voucherNews(trouble.amount)
    default:
      return undefined
  }
}

/** What was chosen in the steps before, in one line, and the way back to them. */
function Chosen({ picked, onReopen }: { picked: Picked; onReopen: () => void }) {
  const { vehicle, slot, hours } = picked
  return (
    <section className={styles.folded} aria-label={words.yourChoice}>
      {vehicle.path1 && (
        <img className={styles.foldedPicture} src={thumbnailOf(vehicle.path1)} alt="" width={480} height={300} />
      )}
      <p className={styles.foldedWords}>
        <strong>{namesOf(picked)}</strong>
        <span>
          {shortWeekday(slot.day)}, {formatShortDay(slot.day)}
        </span>
        <span>{bookingWords.timeSpan(formatHour(slot.start), formatHour(slot.start + hours))}</span>
      </p>
      <Button variant="secondary" size="small" onClick={onReopen}>
        {words.change}
      </Button>
    </section>
  )
}
