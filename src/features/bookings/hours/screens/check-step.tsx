import type { ReactNode, Ref } from 'react'
import type { Voucher } from '#features/vouchers/screens/use-voucher.ts'
import type { BookingAddresses } from '../../screens/booking-addresses.ts'
import { BookingForm } from '../../screens/booking-form.tsx'
import type { Draft } from '../../screens/details.ts'
import type { OrderTermsProps } from '../../screens/order-terms.tsx'
import { words } from '../words.ts'
import styles from './book-by-hours.module.css'
import type { Choice } from './choice.ts'
import type { Picked } from './hours-order.ts'
import type { useBookingRequest } from './use-booking-request.ts'

type CheckStepProps = {
  headingRef: Ref<HTMLHeadingElement>
  picked: Picked
  available: number | undefined
  choice: Choice
  onChoice: (choice: Choice) => void
  draft: Draft
  onDraft: (draft: Draft) => void
  voucher: Voucher
  request: ReturnType<typeof useBookingRequest>
  addresses: BookingAddresses
  terms: OrderTermsProps
  ticket: ReactNode
}

/** The booking overview: the form, and beside it what it comes to. */
export function CheckStep(props: CheckStepProps) {
  const { headingRef, picked, available, choice, onChoice, draft, onDraft, voucher, request, addresses, ticket } = props
  const { trouble } = request
  const message =
    trouble?.kind === 'wait' ? trouble.message : trouble?.kind === 'failed' ? words.generalError : undefined
  return (
    <section className={styles.checkStep} aria-labelledby="check-step">
      <h2 className={styles.heading} id="check-step" tabIndex={-1} ref={headingRef}>
        {words.checkAndConfirm}
      </h2>
      <div className={styles.check}>
        <BookingForm
          key={picked.vehicle.id}
          vehicle={picked.vehicle}
          available={available}
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
          voucher={voucher}
          busy={request.busy}
          serverErrors={trouble?.kind === 'fields' ? trouble.errors : []}
          message={message}
          onSubmit={(details) =>
            request.askForCode({ ...picked, details, total: picked.quote.total, voucher: voucher.applied })
          }
        />
        <div className={styles.ticket}>{ticket}</div>
      </div>
    </section>
  )
}
