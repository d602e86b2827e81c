import { words as outboxWords } from '#features/outbox/words.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { wallClock } from '#kit/shared/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getHandover } from '../contract.ts'
import { words } from '../words.ts'
import { handoverAddress, timeText } from './handover-words.ts'

/** How a booking stands on the server by now, in a sentence, beside what was done here without a network. */
export function HandoverNow({ booking }: { booking: number }) {
  const { data } = useEndpoint(getHandover, { params: { booking } }, { freshSeconds: 0 })
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  if (!data || !timeZone) return null
  const { out, back } = data
  const at = (dateTime: string) => timeText(dateTime, timeZone, wallClock(timeZone).day)
  const said = back
    ? words.newsBack(back.by, at(back.dateTime))
    : out
      ? words.newsOut(out.by, at(out.dateTime))
      : data.booking.canceled
        ? words.newsCanceled
        : words.notHandedOver
  return (
    <>
      <p>{said}</p>
      <ButtonLink to={handoverAddress(booking)} variant="secondary" size="small">
        {outboxWords.openBooking}
      </ButtonLink>
    </>
  )
}
