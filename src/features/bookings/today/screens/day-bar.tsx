import { getBusinessSettings } from '#features/settings/contract.ts'
import { sentenceOn } from '#features/settings/special-days/rules.ts'
import { type Day, formatDay, shortWeekday, type WallClock, weekdayName } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#kit/ui/icons.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import hidden from '#kit/ui/visually-hidden.module.css'
import { useClosuresOf } from '../../closures/screens/closed-strip.tsx'
import { words as closureWords } from '../../closures/words.ts'
import type { DayBooking } from '../../day/contract.ts'
import { dayFigures } from '../rules.ts'
import { words } from '../words.ts'
import styles from './day-bar.module.css'
import type { useToday } from './use-today.ts'

type DayBarProps = {
  today: ReturnType<typeof useToday>
  day: Day
  now: WallClock
  bookings: readonly DayBooking[] | undefined
}

/** Which day it is, the ones beside it, and how it stands, in two slim lines that stay on the screen, three where something is closed. */
export function DayBar({ today, day, now, bookings }: DayBarProps) {
  const { before, after, look, go } = today
  const isToday = day === now.day
  const settings = useEndpoint(getBusinessSettings).data
  const closures = useClosuresOf(day)
  const special = settings && sentenceOn(settings, day)
  const step = (to: Day | undefined) => ({
    'aria-disabled': to === undefined,
    onClick: () => to && go(to),
    onPointerEnter: () => to && look(to),
    onFocus: () => to && look(to),
  })
  return (
    <div className={styles.bar}>
      <nav className={styles.days} aria-label={words.whichDay}>
        <IconButton label={words.dayBefore} {...step(before)}>
          <ArrowLeftIcon />
        </IconButton>
        <h2 className={styles.day} aria-live="polite">
          <span className={hidden.hidden}>{weekdayName(day)}</span>
          <span aria-hidden="true">{isToday ? words.title : shortWeekday(day)}</span> {formatDay(day)}
        </h2>
        <IconButton label={words.dayAfter} {...step(after)}>
          <ArrowRightIcon />
        </IconButton>
        {!isToday && (
          <Button variant="secondary" size="small" className={styles.back} onClick={() => go(now.day)}>
            {words.toToday}
          </Button>
        )}
      </nav>
      {closures.length > 0 && (
        <p className={styles.closed}>
          {closures
            .map(({ vehicle_name, reason }) =>
              vehicle_name === null ? closureWords.waterBar(reason) : `${vehicle_name}: ${reason}`,
            )
            .join(' · ')}
        </p>
      )}
      <p className={styles.figures}>
        {special && <b>{special}</b>}
        {bookings && (isToday ? <Figures bookings={bookings} now={now} /> : words.bookings(bookings.length))}
      </p>
    </div>
  )
}

function Figures({ bookings, now }: { bookings: readonly DayBooking[]; now: WallClock }) {
  const { planned, missed, out, late, open } = dayFigures(bookings, now)
  return (
    <>
      <span>{words.toLeave(planned)}</span>
      <span>{words.out(out)}</span>
      {late > 0 && <strong>{words.late(late)}</strong>}
      {missed > 0 && <strong>{words.missing(missed)}</strong>}
      {open > 0 && <span>{words.openMoney(formatMoney(open))}</span>}
    </>
  )
}
