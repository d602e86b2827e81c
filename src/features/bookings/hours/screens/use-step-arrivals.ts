import { useArrival } from '#kit/ui/arrival.ts'
import type { useHoursBooking } from './use-hours-booking.ts'

/** Refs for what each step of booking by the hour begins with: the one that is next is arrived at. */
export function useStepArrivals(booking: ReturnType<typeof useHoursBooking>, isOver: boolean, isConfirming: boolean) {
  const { day, choice, restored } = booking
  const { slot, vehicleId } = choice
  const opened = { isOnChange: true, takesFocus: false } as const
  const next = <T>(step: T) => (restored && !isOver ? step : undefined)
  return {
    dateStep: useArrival<HTMLHeadingElement>(next(day === null), opened),
    timeStep: useArrival<HTMLHeadingElement>(next(slot === null && day !== null && day), opened),
    vehicleStep: useArrival<HTMLHeadingElement>(
      next(slot !== null && vehicleId === null && `${slot.day} ${slot.start}`),
      opened,
    ),
    checkStep: useArrival<HTMLHeadingElement>(next(!isConfirming && (vehicleId ?? false)), {
      ...opened,
      takesFocus: true,
    }),
    notice: useArrival<HTMLDivElement>(booking.notice ?? false, { ...opened, isNote: true }),
  }
}
