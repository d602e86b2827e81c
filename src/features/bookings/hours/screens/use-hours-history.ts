import { useState } from 'react'
import { useStepHistory } from '#kit/ui/step-history.ts'
import { nothingChosen, withSlot } from './choice.ts'
import type { useBookingRequest } from './use-booking-request.ts'
import type { useHoursBooking } from './use-hours-booking.ts'

type HoursFlow = {
  key: string
  booking: ReturnType<typeof useHoursBooking>
  request: ReturnType<typeof useBookingRequest>
  isConfirming: boolean
}

const [date, time, boat, check, code, ended] = [0, 1, 2, 3, 4, 5]

/** Date, time, boat, form, code and outcome as the browser's history has them. */
export function useHoursHistory({ key, booking, request, isConfirming }: HoursFlow): void {
  const { day, choice, vehicle, offers, restored, restore } = booking
  const [ordered, setOrdered] = useState(0)
  // Where there is a single boat it is chosen by itself: no step that one could go back to.
  const asksForBoat = choice.slot !== null && offers !== undefined && offers.length !== 1
  const step = request.outcome
    ? ended
    : isConfirming || request.held
      ? code
      : vehicle && choice.hours !== null
        ? check
        : asksForBoat
          ? boat
          : day !== null
            ? time
            : date
  const chosen = step <= time ? nothingChosen : step === boat ? withSlot(choice.slot) : choice
  useStepHistory({
    name: key,
    step: restored ? step : undefined,
    kept: { day, choice: chosen, verification: isConfirming ? request.verification : null, ordered },
    goTo: (to, kept) => {
      if (request.busy) return
      if (request.outcome) {
        setOrdered(ordered + 1)
        return request.startOver()
      }
      // What was kept is free again: paying begins anew.
      if (request.held) return void request.changeHeld()
      // What was booked meanwhile is not chosen again on the way forward.
      if (to > time && kept.ordered !== ordered) return
      restore(kept)
      if (to === code && kept.verification) request.reopenCode(kept.verification)
      else request.leaveCode()
    },
  })
}
