import { Link } from '#kit/ui/link.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { barOf, type TimeAxis } from '../../timeline/rules.ts'
import type { Closure } from '../contract/closure.ts'
import { words } from '../words.ts'
import styles from './closed-bars.module.css'
import { closedSpan } from './closed-strip.tsx'

/** What is closed of a boat, on the timeline: each leads to whom it concerns. */
export function ClosedBars({ axis, closures }: { axis: TimeAxis; closures: readonly Closure[] }) {
  return closures.map((closure) => {
    const bar = barOf(axis, closure)
    if (!bar) return null
    const what = (closure.vehicle_id === null ? words.waterBar : words.closedBar)(closure.reason)
    return (
      <Link
        key={closure.id}
        to={`/RentalRevolution/closure/${closure.id}`}
        className={styles.closed}
        style={{ left: `${bar.start * 100}%`, width: `${(bar.end - bar.start) * 100}%` }}
        data-closure={closure.id}
      >
        <VisuallyHidden>{words.openReview(what, closedSpan(closure))}</VisuallyHidden>
        <span aria-hidden="true">{what}</span>
      </Link>
    )
  })
}
