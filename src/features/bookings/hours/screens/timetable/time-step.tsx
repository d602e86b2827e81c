import type { Vehicle } from '#features/vehicles/contract.ts'
import { addDays, type Day, formatDate, formatDayOfYear, monthName } from '#kit/shared/day.ts'
import { IconButton } from '#kit/ui/button.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { type Business, calendarDayState, lastBookableDay } from '../../../rules.ts'
import { words } from '../../words.ts'
import type { Slot } from '../choice.ts'
import { SlotLegend } from './slot-cell.tsx'
import styles from './time-step.module.css'
import { timetableWeek, type useWeek } from './use-week.ts'
import { WeekTimetable } from './week-timetable.tsx'

type TimeStepProps = {
  business: Business
  fleet: readonly Vehicle[]
  day: Day
  week: ReturnType<typeof useWeek>
  slot: Slot | null
  hours: number
  onDay: (day: Day) => void
  onSlot: (slot: Slot) => void
}

/** The timetable of the chosen week, with the ways to the weeks beside it. */
export function TimeStep({ business, fleet, day, week, slot, hours, onDay, onSlot }: TimeStepProps) {
  const days = week.week ?? []
  const first = days[0] ?? day
  const last = days[6] ?? day
  const today = business.now.day
  const turn = (by: 7 | -7) => {
    const there = timetableWeek(addDays(day, by))
    onDay(there.find((date) => calendarDayState({ date, blocked: false }, business) === 'open') ?? addDays(day, by))
  }
  const isFirst = first <= today
  const isLast = last >= lastBookableDay(today)
  return (
    <div className={styles.step}>
      <div className={styles.head}>
        <p className={styles.week} aria-live="polite">
          {weekName(first, last)}
        </p>
        <IconButton label={words.previousWeek} aria-disabled={isFirst} onClick={() => isFirst || turn(-7)}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label={words.nextWeek} aria-disabled={isLast} onClick={() => isLast || turn(7)}>
          <ArrowRightIcon />
        </IconButton>
      </div>
      {week.error ? (
        <ErrorState title={words.timetableNotLoaded} text={week.error.message} busy={week.busy} retry={week.retry} />
      ) : week.days ? (
        <WeekTimetable
          week={days}
          days={week.days}
          business={business}
          fleet={fleet}
          day={day}
          slot={slot}
          hours={hours}
          onSlot={onSlot}
        />
      ) : (
        <Loading what={words.loadingTimetable} className={layout.grid}>
          <Skeleton shape="block" count={5} />
        </Loading>
      )}
      <SlotLegend />
    </div>
  )
}

/** `November 22 – 28, 2026`, `December 27, 2026 – January 2, 2027`; `23. – 29. November 2026` in German. */
function weekName(first: Day, last: Day): string {
  const year = first.slice(0, 4)
  if (year !== last.slice(0, 4)) return words.fromTo(formatDate(first), formatDate(last))
  if (monthName(first) !== monthName(last)) return words.fromTo(formatDayOfYear(first), formatDate(last))
  return words.daysOfMonth(Number(first.slice(8)), Number(last.slice(8)), monthName(first), year)
}
