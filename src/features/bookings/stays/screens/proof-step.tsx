import { formatHour, formatLongDay, wallClock } from '#kit/shared/day.ts'
import { CodeStep } from '../../hours/screens/code-step.tsx'
import { namesOf } from '../../hours/screens/mates/fleet.ts'
import { words as bookingWords } from '../../words.ts'
import { nightsOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './stay-booking.module.css'
import type { StayBookingState } from './use-stay-booking.ts'

type ProofStepProps = {
  proof: NonNullable<StayBookingState['request']['proof']>
  booking: StayBookingState
  timeZone: string
  mailboxAddress: string | undefined
}

/** The code that makes a booking of the stay that is held. */
export function ProofStep({ proof, booking, timeZone, mailboxAddress }: ProofStepProps) {
  const { request, simulated, terms } = booking
  const { stay, details, total, fees, voucher } = proof.order
  const until = formatHour(wallClock(timeZone, proof.heldUntil).hour)
  return (
    <div className={styles.overview}>
      <CodeStep
        key={proof.reference}
        email={details.email}
        essentials={words.heldUntil(
          namesOf(proof.order),
          bookingWords.nights(nightsOf(stay)),
          formatLongDay(stay.start),
          until,
        )}
        terms={terms}
        total={total}
        fees={fees}
        voucher={voucher?.amount ?? 0}
        request={{
          ...request,
          verification: { askedAt: proof.askedAt, simulatedCode: null },
          simulated,
          isRoot: false,
          confirm: (code) => request.confirmCode(proof, code),
          askAgain: () => request.askAgain(proof),
          leaveCode: () => request.leaveCode(proof),
        }}
        mailboxAddress={mailboxAddress}
        onRefresh={() => location.reload()}
      />
    </div>
  )
}
