import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Day } from '#kit/shared/day.ts'
import { day as dayField } from '#kit/shared/fields.ts'
import { entriesOf } from '#kit/ui/step-history.ts'
import type { TimelineView } from '../rules.ts'

type Choice = { day?: Day; view?: TimelineView; isWalkIn?: boolean }

/** What the address says is shown: `?day=2026-06-03&view=days`, and `?walk-in` with the form for it open. */
export function useTimelineChoice(today: Day | undefined) {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const asked = dayField().safeParse(search.get('day'))
  const day = asked.success ? asked.data : today
  const view: TimelineView = search.get('view') === 'days' ? 'days' : 'hours'
  const isWalkIn = search.has('walk-in')

  const isClosing = useRef(false)

  const addressOf = (changes: Choice) => {
    const next = { day, view, isWalkIn, ...changes }
    const parts = [
      ...(next.day === undefined || next.day === today ? [] : [`day=${next.day}`]),
      ...(next.view === 'days' ? ['view=days'] : []),
      ...(next.isWalkIn ? ['walk-in'] : []),
    ]
    return parts.length === 0 ? path : `${path}?${parts.join('&')}`
  }

  // The form lies upon an entry of the history without it, also after a link to it, so that the way back closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it opens
  useEffect(() => {
    isClosing.current = false
    const state = history.state as object | null
    if (!isWalkIn || (state && opened in state)) return
    navigate(addressOf({ isWalkIn: false }), { replace: true })
    navigate(addressOf({}), { state: { ...state, [opened]: true } })
  }, [isWalkIn])

  const choose = (changes: Choice) => {
    if (!isWalkIn || changes.isWalkIn !== false) return navigate(addressOf(changes), { replace: true })
    if (!isClosing.current) history.go(-Math.max(entriesOf('walk-in'), 1))
    isClosing.current = true
  }
  return { day, view, isWalkIn, choose }
}

const opened = 'walk-in opened'
