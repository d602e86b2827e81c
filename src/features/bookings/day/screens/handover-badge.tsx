import type { WallClock } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { type Course, type HandoverState, handoverLabel, handoverState } from '../../rules/handover.ts'

const tones: Readonly<Record<HandoverState, 'plain' | 'info' | 'warning' | 'danger'>> = {
  planned: 'plain',
  not_arrived: 'warning',
  out: 'info',
  late: 'danger',
  back: 'plain',
}

/** What the pier says of a booking: `Not arrived`, `Out`, `2 h late`, `Back`. Nothing while it is only planned. */
export function HandoverBadge({ course, now }: { course: Course; now: WallClock }) {
  const label = handoverLabel(course, now)
  return (
    label && <Badge tone={tones[handoverState(course, now)]}>{label.charAt(0).toUpperCase() + label.slice(1)}</Badge>
  )
}
