import { arriveAt } from '#kit/ui/arrival.ts'
import { useStepHistory } from '#kit/ui/step-history.ts'
import type { StayDates } from './dates/use-stay-dates.ts'
import type { StayRequestState } from './use-stay-request.ts'

type StayFlow = { key: string; dates: StayDates; request: StayRequestState }

const [first, last, check, prove, ended] = [0, 1, 2, 3, 4]

/** First day, last day, overview, payment or code, and outcome as the browser's history has them. */
export function useStayHistory({ key, dates, request }: StayFlow): void {
  const { start, end } = dates.choice
  const { held, proof, outcome } = request
  const step = outcome
    ? ended
    : (held ?? proof)
      ? prove
      : end !== undefined
        ? check
        : start !== undefined
          ? last
          : first
  useStepHistory({
    name: key,
    step: dates.restored ? step : undefined,
    kept: { ...(step > first && start && { start }), ...(step > last && end && { end }) },
    goTo: (to, kept) => {
      if (request.busy) return
      if (outcome) return request.startOver()
      // What was kept is free again: paying, or confirming, begins anew.
      if (held) return void request.changeBooking(held)
      if (proof) return void request.leaveCode(proof)
      dates.restore(kept)
      const place = document.getElementById(to < check ? 'dates' : 'overview-title')
      if (place) arriveAt(place)
    },
  })
}
