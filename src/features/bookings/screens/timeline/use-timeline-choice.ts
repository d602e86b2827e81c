import { useLocation, useSearch } from 'wouter'
import type { Day } from '#kit/shared/day.ts'
import { day as dayField } from '#kit/shared/fields.ts'
import type { TimelineView } from '../../rules.timeline.ts'

type Choice = { day?: Day; view?: TimelineView; isWalkIn?: boolean }

/** What the address says is shown: `?day=2026-06-03&view=days`, and `?walk-in` with the form for it open. */
export function useTimelineChoice(today: Day | undefined) {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const asked = dayField().safeParse(search.get('day'))
  const day = asked.success ? asked.data : today
  const view: TimelineView = search.get('view') === 'days' ? 'days' : 'hours'
  const isWalkIn = search.has('walk-in')

  const choose = (changes: Choice) => {
    const next = { day, view, isWalkIn, ...changes }
    const parts = [
      ...(next.day === undefined || next.day === today ? [] : [`day=${next.day}`]),
      ...(next.view === 'days' ? ['view=days'] : []),
      ...(next.isWalkIn ? ['walk-in'] : []),
    ]
    navigate(parts.length === 0 ? path : `${path}?${parts.join('&')}`, { replace: true })
  }
  return { day, view, isWalkIn, choose }
}
