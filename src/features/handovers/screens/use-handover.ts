import { useWaiting } from '#features/outbox/screens/outbox.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import { amend, useEndpoint } from '#kit/ui/server-state.tsx'
import { useConnected } from '#kit/ui/use-connected.ts'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useNow } from '#kit/ui/use-now.ts'
import { getDayHandovers, getHandover, getHandovers, type Handover } from '../contract.ts'
import { asIfSent } from './as-if-sent.ts'
import type { HandoverResult } from './handover-done.tsx'

/** Changes what is shown before the server says so. */
export type ChangeHandover = (change: (before: Handover) => Handover) => void

/** What a step needs on whichever screen it is done. */
export type StepProps = {
  handover: Handover
  change: ChangeHandover
  /** While it is being sent the step stays on the screen, whatever the server says meanwhile. */
  onSending: (isSending: boolean) => void
  onDone: (result: HandoverResult) => void
}

/** A booking's check-out and return, asked for each minute: a boat that is late gets later. */
export function useHandover(bookingId: number) {
  const input = { params: { booking: bookingId } }
  const asked = useEndpoint(getHandover, input, { everySeconds: 60 })
  const { error, isFetching, refetch } = asked
  const data = useAsIfSent(bookingId, asked.data)
  const change: ChangeHandover = (how) => amend(getHandover, input, how)
  return { data, error, isFetching, refetch, change }
}

/** Seconds after which what is kept for the time without a network is asked for again. */
const keptFor = 300

/** Today's and tomorrow's boats that are not back: so that they can be handed over and taken back without a network. */
export function useOpenHandovers(): readonly Handover[] {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const today = useNow(timeZone)?.day
  const options = { everySeconds: keptFor, freshSeconds: keptFor, enabled: useIdle() }
  const of = (day: Day | undefined) => (day ? { query: { day } } : undefined)
  const now = useEndpoint(getDayHandovers, of(today), options).data?.handovers
  const next = useEndpoint(getDayHandovers, of(today && addDays(today, 1)), options).data?.handovers
  return [...(now ?? []), ...(next ?? [])]
}

/** What the server said, and where it does not answer what was kept; with what of it is not sent yet. */
function useAsIfSent(bookingId: number, said: Handover | undefined): Handover | undefined {
  const open = useOpenHandovers()
  const waiting = useWaiting()
  const connected = useConnected()
  const user = useUser()
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const known = said ?? (connected ? undefined : open.find(({ booking }) => booking.id === bookingId))
  const isBehind = !connected || waiting.some(({ booking }) => booking === bookingId)
  if (!known || !timeZone || !isBehind) return known
  return asIfSent(known, waiting, { now: Temporal.Now.instant(), timeZone, by: user?.username ?? '' })
}

export type HandoverTimes = { out: string; back: string | null }

/** Whether a booking that begins on a day is out or back; undefined before its check-out. One call for all of a day. */
export function useHandoverTimes(bookingId: number, day: Day): HandoverTimes | undefined {
  const { data } = useEndpoint(getHandovers, { query: { day } })
  return data?.handovers.find(({ booking_id }) => booking_id === bookingId)
}
