import { useState } from 'react'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getTimeline } from '../../timeline/contract.ts'
import {
  type decisions,
  getReview,
  listClosures,
  openAgain,
  type Review,
  remindOfReview,
  sendReview,
  undoReview,
} from '../contract.ts'
import { words } from '../words.ts'

export type OpenParty = Review['open'][number]
export type DecidedParty = Review['decided'][number]

/** What is chosen for a booking: the key of a place, or what else becomes of it. */
export type Chosen = string

const isPlace = (chosen: Chosen) => chosen.includes(':')

export const decisionOf = (chosen: Chosen): (typeof decisions)[number] =>
  isPlace(chosen) ? 'move' : (chosen as 'ask' | 'cancel' | 'keep')

const proposedFor = ({ decision, place }: OpenParty): Chosen => (decision === 'move' ? place : decision)

const placeOf = (party: OpenParty, chosen: Chosen) => party.places.find(({ key }) => key === chosen)

/** A review as staff alter it: what is chosen for each booking, which of them clash, sending it and taking it back. */
export function useReview(id: number) {
  const review = useEndpoint(getReview, { params: { closureId: id } })
  const [altered, setAltered] = useState<ReadonlyMap<number, Chosen>>(new Map())
  const refreshes = [getReview, getTimeline, listClosures]
  const onError = ({ message }: Error) => {
    toast(message, { tone: 'danger' })
    void refresh(getReview)
  }
  const send = useWrite(sendReview, {
    refreshes,
    onError,
    onSuccess: (_, { body }) => void toast(words.isSent(body.decisions.length)),
  })
  const undo = useWrite(undoReview, {
    refreshes,
    onError,
    onSuccess: ({ undone, stayed }) => {
      toast(words.isUndone(undone))
      if (stayed.length > 0) toast(words.stayed(stayed.join(', ')), { tone: 'danger' })
    },
  })
  const lift = useWrite(openAgain, { refreshes, onError, onSuccess: () => toast(words.isOpenAgain) })
  const remind = useWrite(remindOfReview, { refreshes: [getReview], onError })

  const open = review.data?.open ?? []
  /** What was altered holds as long as it can be had, and still when the sending is taken back. */
  const chosenFor = (party: OpenParty): Chosen => {
    const own = altered.get(party.booking_id)
    return own !== undefined && (!isPlace(own) || placeOf(party, own)) ? own : proposedFor(party)
  }
  const spotsOf = (party: OpenParty) => placeOf(party, chosenFor(party))?.spots ?? []
  const clashes = new Set(
    open
      .filter((party) =>
        open.some(
          (other) =>
            other !== party &&
            spotsOf(party).some((one) =>
              spotsOf(other).some(
                (two) =>
                  one.vehicle_id === two.vehicle_id && one.starts_at < two.ends_at && one.ends_at > two.starts_at,
              ),
            ),
        ),
      )
      .map(({ booking_id }) => booking_id),
  )
  return {
    review,
    chosenFor,
    clashes,
    alter: (bookingId: number, chosen: Chosen) => setAltered(new Map([...altered, [bookingId, chosen]])),
    isSending: send.isPending,
    isSent: send.isSuccess,
    send() {
      if (send.isPending || clashes.size > 0) return
      const all = open.map((party) => ({
        booking_id: party.booking_id,
        decision: decisionOf(chosenFor(party)),
        spots: spotsOf(party).map(({ booking_id, vehicle_id, starts_at }) => ({
          ...{ booking_id, vehicle_id },
          day: starts_at.slice(0, 10),
          start: starts_at.slice(11) as unknown as number,
        })),
      }))
      send.mutate({ body: { closure_id: id, decisions: all } })
    },
    isUndoing: undo.isPending,
    undo: () => undo.mutate({ body: { closure_id: id } }),
    isLifting: lift.isPending,
    lift: () => lift.mutateAsync({ body: { closure_id: id } }),
    remind: ({ booking_id, name }: DecidedParty) =>
      remind.mutate({ body: { closure_id: id, booking_id } }, { onSuccess: () => toast(words.isReminded(name)) }),
  }
}
