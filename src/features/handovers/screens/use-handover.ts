import type { Day } from '#kit/shared/day.ts'
import { amend, useEndpoint } from '#kit/ui/server-state.tsx'
import { getHandover, getHandovers, type Handover } from '../contract.ts'
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
  const { data, error, isFetching, refetch } = useEndpoint(getHandover, input, { everySeconds: 60 })
  const change: ChangeHandover = (how) => amend(getHandover, input, how)
  return { data, error, isFetching, refetch, change }
}

export type HandoverTimes = { out: string; back: string | null }

/** Whether a booking that begins on a day is out or back; undefined before its check-out. One call for all of a day. */
export function useHandoverTimes(bookingId: number, day: Day): HandoverTimes | undefined {
  const { data } = useEndpoint(getHandovers, { query: { day } })
  return data?.handovers.find(({ booking_id }) => booking_id === bookingId)
}
