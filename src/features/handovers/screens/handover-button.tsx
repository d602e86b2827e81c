import { getInstallation } from '#features/settings/contract.ts'
import { wallClock } from '#kit/shared/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { handoverAddress, timeText } from './handover-words.ts'

type HandoverButtonProps = {
  bookingId: number
  /** As `useHandovers` has it; undefined before the check-out. */
  handover: { out: string; back: string | null } | undefined
}

/** What comes next with a booking's boat, as a link to where it is done: `Check out`, `Return`, `Back 12:10 pm`. */
export function HandoverButton({ bookingId, handover }: HandoverButtonProps) {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const to = handoverAddress(bookingId)
  if (!handover) return <ButtonLink to={to}>Check out</ButtonLink>
  if (handover.back === null) return <ButtonLink to={to}>Return</ButtonLink>
  return (
    <ButtonLink to={to} variant="secondary">
      Back {timeZone && timeText(handover.back, timeZone, wallClock(timeZone).day)}
    </ButtonLink>
  )
}
