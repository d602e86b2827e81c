import { memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import { type Day, formatDay, formatHour, formatLongDay, shortWeekday, type WallClock } from '#kit/shared/day.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { Closure } from '../../closures/contract/closure.ts'
import { closedFor } from '../../closures/rules.ts'
import type { TimelineBooking } from '../contract.ts'
import { nowOn, type TimeAxis } from '../rules.ts'
import { words } from '../words.ts'
import { BoatRow } from './boat-row.tsx'
import type { DraggedStore } from './move/dragged.ts'
import styles from './timeline-grid.module.css'
import type { BoatLine } from './use-fleet-timeline.ts'

type TimelineGridProps = {
  label: string
  axis: TimeAxis
  lines: readonly BoatLine[]
  bookings: readonly TimelineBooking[]
  now: WallClock
  store: DraggedStore
  /** The booking that is dragged. */
  lifted: Pick<TimelineBooking, 'id' | 'vehicle_id'> | undefined
  scroller: RefObject<HTMLElement | null>
  handlers: object
  onOpen: (id: number) => void
  /** What is closed in these days, and what staff do with a boat as a whole. */
  closures: readonly Closure[]
  onBoat: (vehicleId: number) => void
  onDay: (day: Day) => void
  /** Somebody pointed at an empty place of a boat's row: a part of the axis from 0 to 1. */
  onEmpty: (vehicleId: number, at: number) => void
}

const none: readonly TimelineBooking[] = []
const noClosures: readonly Closure[] = []
/** Bars that are all drawn at once. */
const fewEnough = 600

/** The boats, each a row, over the hours of a day or the days of two weeks; scrolls inside itself, its heads stay. */
export function TimelineGrid(props: TimelineGridProps) {
  const { label, axis, lines, bookings, now, store, lifted, scroller, handlers, onOpen, onDay, onEmpty } = props
  const { closures, onBoat } = props
  const byBoat = useByBoat(bookings)
  const closedOf = useMemo(
    () => new Map(lines.map(({ id }) => [id, closedFor(closures, id)] as const).filter(([, own]) => own.length > 0)),
    [lines, closures],
  )
  const groups = useMemo(() => [...Map.groupBy(lines, ({ type }) => type)], [lines])
  const nowAt = nowOn(axis, now)
  const first = axis[0]
  const hours = axis.length === 1 && first ? first.to - first.from : undefined
  const size = {
    '--lines': hours ?? axis.length,
    '--fine-lines': hours === undefined ? axis.length : hours * 2,
  } as React.CSSProperties
  useScrollToNow(scroller, nowAt, `${first?.day}/${axis.length}`)

  // By keyboard one books with the button above.
  const pointing = {
    onClick: (event: React.MouseEvent) => {
      const place = emptyPlaceOf(event)
      if (place) onEmpty(place.vehicleId, place.at)
    },
  }
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a container that scrolls must be reachable by keyboard
      tabIndex={0}
      {...handlers}
      {...pointing}
    >
      <div className={classNames(styles.grid, hours === undefined && styles.days)} style={size}>
        <div className={styles.head} data-heads="">
          <span className={styles.corner} />
          {hours === undefined ? (
            <DayHeads axis={axis} today={now.day} onDay={onDay} />
          ) : (
            <HourHeads from={first?.from ?? 0} hours={hours} now={now} nowAt={nowAt} />
          )}
        </div>
        {groups.map(([type, boats]) => (
          <section key={type} aria-label={typeTitles[type]}>
            <h2 className={styles.type}>{typeTitles[type]}</h2>
            <ul className={styles.rows}>
              {boats.map((boat) => (
                <BoatRow
                  key={boat.id}
                  boat={boat}
                  axis={axis}
                  bookings={byBoat.get(boat.id) ?? none}
                  now={now}
                  nowAt={nowAt}
                  store={store}
                  lifted={lifted?.vehicle_id === boat.id ? lifted.id : undefined}
                  onOpen={onOpen}
                  closures={closedOf.get(boat.id) ?? noClosures}
                  onBoat={onBoat}
                  scroller={scroller}
                  isLazy={bookings.length > fewEnough}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

/** The bookings of each boat: the same list as before where none of them is another one, so that its row is not drawn anew. */
function useByBoat(bookings: readonly TimelineBooking[]): ReadonlyMap<number, readonly TimelineBooking[]> {
  const before = useRef<ReadonlyMap<number, readonly TimelineBooking[]>>(new Map())
  return useMemo(() => {
    const next = new Map<number, readonly TimelineBooking[]>(Map.groupBy(bookings, ({ vehicle_id }) => vehicle_id))
    for (const [boat, list] of next) {
      const old = before.current.get(boat)
      if (old?.length === list.length && list.every((one, i) => one === old[i])) next.set(boat, old)
    }
    before.current = next
    return next
  }, [bookings])
}

/** Where in which row, unless it is on something that leads on itself: a booking, or what is closed. */
function emptyPlaceOf({ target, clientX }: React.MouseEvent): { vehicleId: number; at: number } | undefined {
  if (!(target instanceof Element) || target.closest('[data-booking], a, button')) return undefined
  const track = target.closest<HTMLElement>('[data-track]')
  const row = track?.closest<HTMLElement>('[data-vehicle]')
  if (!track || !row) return undefined
  const { left, width } = track.getBoundingClientRect()
  return { vehicleId: Number(row.dataset.vehicle), at: (clientX - left) / width }
}

function HourHeads({
  from,
  hours,
  now,
  nowAt,
}: {
  from: number
  hours: number
  now: WallClock
  nowAt: number | undefined
}) {
  const whole = Array.from({ length: Math.ceil(hours) }, (_, i) => from + i)
  return (
    <div className={styles.times} aria-hidden="true">
      {whole.map((hour) => (
        <span key={hour} className={styles.hour} style={{ left: `${((hour - from) / hours) * 100}%` }}>
          {formatHour(hour)}
        </span>
      ))}
      {nowAt !== undefined && (
        <span className={styles.now} style={{ left: `${nowAt * 100}%` }}>
          {words.nowAt(formatHour(Math.floor(now.hour * 60) / 60))}
        </span>
      )}
    </div>
  )
}

type DayHeadsProps = { axis: TimeAxis; today: Day; onDay: (day: Day) => void }

const DayHeads = memo(function DayHeads({ axis, today, onDay }: DayHeadsProps) {
  return (
    <div className={styles.dates}>
      {axis.map(({ day, isOpen, isBlocked }) => (
        <button
          key={day}
          type="button"
          className={classNames(styles.date, day === today && styles.today)}
          onClick={() => onDay(day)}
        >
          <VisuallyHidden>
            {(isBlocked ? words.showBlocked : isOpen ? words.showOpen : words.showClosed)(formatLongDay(day))}
          </VisuallyHidden>
          <span aria-hidden="true">{shortWeekday(day)}</span>
          <strong aria-hidden="true">{words.shortDay(formatDay(day))}</strong>
          {(isBlocked || !isOpen) && (
            <span className={styles.dayState} aria-hidden="true">
              {isBlocked ? words.blocked : words.closed}
            </span>
          )}
        </button>
      ))}
    </div>
  )
})

/** On a narrow screen the present may be out of sight: shows it, once for each day. */
function useScrollToNow(scroller: RefObject<HTMLElement | null>, nowAt: number | undefined, day: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: time that goes on must not scroll anybody
  useEffect(() => {
    const track = scroller.current?.querySelector<HTMLElement>('[data-track]')
    if (!track || !scroller.current) return
    const left = nowAt === undefined ? 0 : nowAt * track.offsetWidth - 60
    scroller.current.scrollTo({ left, behavior: 'instant' })
  }, [day])
}
