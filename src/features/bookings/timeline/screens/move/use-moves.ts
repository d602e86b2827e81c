import { useEffect, useRef, useState } from 'react'
import { toUnits } from '#kit/shared/money.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { amend } from '#kit/ui/server-state.tsx'
import { closeToast, toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getTimeline, type Moved, moveBooking, type TimelineBooking, undoMove } from '../../contract.ts'
import type { Goal, MovePlan, Scene } from '../../rules/move.ts'
import { planMove } from '../../rules/move.ts'
import { asTaken, clashOf, formatSpan, withPlace } from '../../rules.ts'
import { words } from '../../words.ts'
import type { timelineInput } from '../use-fleet-timeline.ts'

export type PriceChoice = 'keep' | 'new'

/** A move that waits for staff to say which price holds. */
export type Question = { booking: TimelineBooking; goal: Goal; plan: MovePlan }

/** A bar that has just gone back to where it was, and why. */
export type Returned = { bookingId: number; why: string }

type Undoable = { toastId: number; from: TimelineBooking }

/** Milliseconds for which a bar that went back shows it. */
const returnTime = 4000

/** Moves bookings: at once where the price stays, else after asking for it; shows them as done until the server says so. */
export function useMoves(scene: Scene | undefined, input: ReturnType<typeof timelineInput> | undefined) {
  const [pending, setPending] = useState<MovePlan>()
  const [question, setQuestion] = useState<Question>()
  const [returned, setReturned] = useState<Returned>()
  const undoable = useRef<Undoable>(undefined)
  const returning = useRef<ReturnType<typeof setTimeout>>(undefined)

  const forgetUndo = () => {
    if (undoable.current) closeToast(undoable.current.toastId)
    undoable.current = undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page goes
  useEffect(() => {
    return () => {
      clearTimeout(returning.current)
      forgetUndo()
    }
  }, [])

  /** Shows a move as done before the timeline is read again. */
  const show = (moved: Moved) => {
    amend(getTimeline, input as NonNullable<typeof input>, (answer) => ({
      ...answer,
      bookings: answer.bookings.map((one) => (one.id === moved.booking_id ? withPlace(one, moved) : one)),
    }))
  }

  const move = useWrite(moveBooking, {
    refreshes: [getTimeline],
    onSuccess: (moved) => show(moved),
  })
  const takeBack = useWrite(undoMove, {
    refreshes: [getTimeline],
    onSuccess: (moved) => show(moved),
  })

  const putBack = (bookingId: number, why: string) => {
    clearTimeout(returning.current)
    setReturned({ bookingId, why })
    returning.current = setTimeout(() => setReturned(undefined), returnTime)
  }

  /** The former place may be taken by somebody: then there is nothing to take back to. */
  useEffect(() => {
    const { from } = undoable.current ?? {}
    if (!from || !scene) return
    const place = { vehicleId: from.vehicle_id, startsAt: from.starts_at, endsAt: from.ends_at, except: from.id }
    if (
      clashOf(
        scene.bookings.map((one) => asTaken(one, scene.business.now)),
        place,
      )
    )
      forgetUndo()
  })

  const undo = async (moveId: number, from: TimelineBooking) => {
    const done = await takeBack.mutateAsync({ body: { move_id: moveId } }).catch((error: ApiError) => error)
    undoable.current = undefined
    if (done instanceof Error) toast(done.message, { tone: 'danger' })
    else toast(words.isBack(from.name, done.vehicle_name, formatSpan(done)))
  }

  /** Moves at a price. Gives why not, or nothing. */
  async function send(
    booking: TimelineBooking,
    goal: Goal,
    plan: MovePlan,
    price: PriceChoice,
  ): Promise<string | undefined> {
    setReturned(undefined)
    setPending(plan)
    const body = {
      booking_id: booking.id,
      vehicle_id: goal.vehicleId,
      day: goal.day,
      start: goal.start,
      price,
      new_price: price === 'new' ? toUnits(plan.newPrice) : undefined,
    }
    const done = await move.mutateAsync({ body }).catch((error: ApiError) => error)
    setPending(undefined)
    if (done instanceof Error) return done.message
    forgetUndo()
    const moved = done.is_told ? words.isMovedAndTold : words.isMoved
    const toastId = toast(moved(booking.name, done.vehicle_name, formatSpan(done)), {
      action: { label: words.undo, run: () => void undo(done.move_id, booking) },
    })
    undoable.current = { toastId, from: booking }
    return undefined
  }

  async function sendOrPutBack({ booking, goal, plan }: Question, price: PriceChoice) {
    const why = await send(booking, goal, plan, price)
    if (why === undefined) return
    putBack(booking.id, why)
    toast(why, { tone: 'danger', seconds: 8 })
  }

  return {
    /** Where a bar is shown until the server has answered. */
    pending: pending ?? question?.plan,
    question,
    returned,
    send,
    /** A bar was let go of over a place. */
    drop(booking: TimelineBooking, goal: Goal) {
      if (!scene) return
      const plan = planMove(booking, goal, scene)
      const refusal = plan.refusal
      if (refusal?.code === 'UNCHANGED') return
      // Whether somebody has the boat is for the server to say: it knows more than the screen.
      if (refusal && refusal.code !== 'TAKEN') {
        putBack(booking.id, refusal.detail)
        toast(refusal.detail, { tone: 'danger', seconds: 8 })
      } else if (plan.hasChoice && !refusal) setQuestion({ booking, goal, plan })
      else void sendOrPutBack({ booking, goal, plan }, 'keep')
    },
    answer(price: PriceChoice | undefined) {
      setQuestion(undefined)
      if (question && price) void sendOrPutBack(question, price)
    },
  }
}
