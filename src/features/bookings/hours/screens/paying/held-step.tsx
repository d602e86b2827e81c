import type { ReactNode } from 'react'
import { later } from '#kit/ui/later.tsx'
import styles from '../book-by-hours.module.css'
import type { useBookingRequest } from '../use-booking-request.ts'
import type { HeldHours } from './use-paying.ts'

const PayStep = later(async () => (await import('../../../screens/paying/pay-step.tsx')).PayStep)

type HeldStepProps = {
  held: HeldHours
  request: ReturnType<typeof useBookingRequest>
  timeZone: string
  ticket: ReactNode
}

/** What is held, and the way to pay for it. */
export const HeldStep = ({ held, request, timeZone, ticket }: HeldStepProps) => (
  <div className={styles.check}>
    <PayStep
      heading="h2"
      payment={held.payment}
      boat={held.boat}
      onSite={held.onSite}
      waits={request.waits}
      busy={request.busy}
      timeZone={timeZone}
      onPaid={() => void request.confirmPaid()}
      onFailed={request.payingFailed}
      onChange={() => void request.changeHeld()}
    />
    {ticket && <div className={styles.ticket}>{ticket}</div>}
  </div>
)
