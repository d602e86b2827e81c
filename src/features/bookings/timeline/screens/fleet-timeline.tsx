import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { type VehicleType, vehicleTypes } from '#features/vehicles/contract.ts'
import { type Day, formatDay, formatLongDay, fromLocalDateTime, hoursBetween } from '#kit/shared/day.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { toast } from '#kit/ui/toasts.ts'
import type { Closure } from '../../closures/contract/closure.ts'
import { CloseDialog } from '../../closures/screens/close-dialog.tsx'
import { ClosedStrip } from '../../closures/screens/closed-strip.tsx'
import { NoShows } from '../../day/screens/no-shows.tsx'
import { useBusiness } from '../../screens/use-business.ts'
import { ChangeDialog } from '../../staff-change/screens/change-dialog.tsx'
import type { Draft } from '../../staff-change/screens/draft.ts'
import { type Asked, placeOf } from '../../walk-in/screens/use-walker.ts'
import { WalkIn } from '../../walk-in/screens/walk-in.tsx'
import { words as bookingWords } from '../../words.ts'
import type { TimelineBooking } from '../contract.ts'
import { freeFrom } from '../rules/free-from.ts'
import { type Goal, goalOf, goalRefusal, movableOf, type Scene, stateRefusal } from '../rules/move.ts'
import { axisOf, daysOfView, emptyAt, hasMovableEnd, type TimelineView } from '../rules.ts'
import { words } from '../words.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { BarTip } from './move/bar-tip.tsx'
import { draggedStore } from './move/dragged.ts'
import { useDrag } from './move/use-drag.ts'
import type { TimelineAddresses } from './timeline-addresses.ts'
import { TimelineGrid } from './timeline-grid.tsx'
import { TimelineLegend } from './timeline-legend.tsx'
import { TimelineSheet } from './timeline-sheet.tsx'
import { TimelineTools } from './timeline-tools.tsx'
import { linesOf, useFleetTimeline, useHeld } from './use-fleet-timeline.ts'
import { useTimelineChoice } from './use-timeline-choice.ts'

type FleetTimelineProps = { user: SignedInUser; addresses: TimelineAddresses } & Pick<
  ComponentProps<typeof WalkIn>,
  'pay'
>

/** The whole fleet over time, where bookings are changed by dragging and walk-ins entered. */
export function FleetTimeline({ user, addresses, pay }: FleetTimelineProps) {
  const today = useBusiness().business?.now.day
  const { day, view, isWalkIn, choose } = useTimelineChoice(today)
  const timeline = useFleetTimeline(day, view)
  const { scene } = timeline
  const [asked, setAsked] = useState<Asked>()
  return (
    <OfficePage user={user} title={words.title} lead={day && titleOf(day, view)}>
      {scene && day && today ? (
        <Board
          addresses={addresses}
          scene={scene}
          day={day}
          view={view}
          choose={choose}
          onBook={(place) => {
            setAsked(place)
            choose({ isWalkIn: true })
          }}
        />
      ) : (
        <Pending query={timeline} what={words.theTimeline} blocks={6} />
      )}
      <WalkIn open={isWalkIn} asked={asked} onClose={() => choose({ isWalkIn: false })} pay={pay} />
    </OfficePage>
  )
}

const noClosures: readonly Closure[] = []
/** In the place of a boat. */
const wholeWater = 0

const titleOf = (day: Day, view: TimelineView) =>
  view === 'hours' ? formatLongDay(day) : words.twoWeeksFrom(formatLongDay(day))

type BoardProps = {
  addresses: TimelineAddresses
  scene: Scene
  day: Day
  view: TimelineView
  choose: ReturnType<typeof useTimelineChoice>['choose']
  /** Books a boat, at a place that somebody pointed at or now. */
  onBook: (place?: Asked) => void
}

/** A booking that is changed, and where it was dragged to. */
type Changing = { booking: TimelineBooking; goal?: Goal }

function Board({ addresses, scene: latest, day, view, choose, onBook }: BoardProps) {
  const [type, setType] = useKept<VehicleType | 'all'>('timeline-type', 'all')
  const [opened, setOpened] = useState<number>()
  const [changing, setChanging] = useState<Changing>()
  const asked = Number(new URLSearchParams(useSearch()).get('close')) || undefined
  const [closing, setClosing] = useState(asked)
  const [, navigate] = useLocation()
  const [isDragging, setIsDragging] = useState(false)
  const scene = useHeld(latest, isDragging)
  const scroller = useRef<HTMLElement>(null)
  const tip = useRef<HTMLParagraphElement>(null)
  const { fleet, bookings, business, isBlocked } = scene
  const { settings, now } = business
  const axis = useMemo(
    () => axisOf(daysOfView(view, day), settings, { bookings, isBlocked }),
    [view, day, settings, bookings, isBlocked],
  )
  const lines = useMemo(() => linesOf(fleet, bookings), [fleet, bookings])
  const ofType = useMemo(() => lines.filter((line) => type === 'all' || line.type === type), [lines, type])
  const shown = ofType.length > 0 ? ofType : lines

  const [store] = useState(draggedStore)
  const { lifted, handlers } = useDrag({
    scroller,
    tip,
    store,
    find: (id, isEnd) =>
      bookings.find(
        (one) =>
          one.id === id && (isEnd ? hasMovableEnd(one, axis.length, now) : !stateRefusal(movableOf(one), business)),
      ),
    goalOf: (booking, to) => goalOf(booking, to, { axis, business, fleet }),
    refusalOf: (booking, goal) => goalRefusal(booking, goal, scene),
    onDrop: (booking, goal) => change({ booking, goal }),
  })
  if ((lifted !== undefined) !== isDragging) setIsDragging(lifted !== undefined)
  /** Until it is changed or left as it is, it is shown where it was let go of. */
  const change = (next: Changing | undefined) => {
    setChanging(next)
    store.set(next?.goal && { booking: next.booking, goal: next.goal, refusal: undefined, isHeld: false })
  }
  const open = useCallback((id: number) => setOpened(id), [])
  const chosen = useRef(choose)
  useEffect(() => {
    chosen.current = choose
  })
  const showHours = useCallback((next: Day) => chosen.current({ day: next, view: 'hours' }), [])
  const types = vehicleTypes.filter((one) => lines.some((line) => line.type === one))

  if (lines.length === 0) return <EmptyState title={words.noBoats} />
  return (
    <>
      <ClosedStrip day={day} />
      <TimelineTools
        day={day}
        today={now.day}
        view={view}
        type={type}
        types={types}
        dayOverview={addresses.dayOverview(day)}
        onDay={(next) => choose({ day: next })}
        onView={(next) => choose({ view: next })}
        onType={setType}
        onWalkIn={() => onBook()}
        onCloseWater={() => setClosing(wholeWater)}
      />
      <TimelineGrid
        label={words.timelineOf(titleOf(day, view))}
        axis={axis}
        lines={shown}
        bookings={bookings}
        now={now}
        store={store}
        lifted={lifted ?? (changing?.goal && changing.booking)}
        scroller={scroller}
        handlers={handlers}
        onOpen={open}
        closures={scene.closures ?? noClosures}
        onBoat={setClosing}
        onDay={showHours}
        onEmpty={(vehicleId, at) => {
          const place = emptyAt(axis, at, view)
          if (place.day < now.day) toast(bookingWords.refusals.PAST, { tone: 'danger', seconds: 5 })
          else onBook(placeOf(vehicleId, place.day, place.hour ?? freeFrom(scene, { vehicleId, day: place.day })))
        }}
      />
      <TimelineLegend />
      <NoShows noShows={scene.noShows} withDay={view !== 'hours'} />
      <BarTip
        {...{ store, bookings, now, scroller }}
        place={tip}
        nameOf={(boat) => lines.find(({ id }) => id === boat)?.name}
      />
      <LiveRegion>{axis.length === 1 ? words.bookingsOn(bookings.length, formatDay(day)) : ''}</LiveRegion>
      <BookingDialog
        booking={bookings.find(({ id }) => id === opened)}
        now={now}
        addresses={addresses}
        onChange={(booking) => {
          setOpened(undefined)
          change({ booking })
        }}
        onClose={() => setOpened(undefined)}
      />
      <ChangeDialog
        bookingId={changing?.booking.id}
        name={changing?.booking.name ?? ''}
        asked={changing?.goal && askedBy(changing.booking, changing.goal)}
        onClose={() => change(undefined)}
      />
      {closing !== undefined && (
        <CloseDialog
          vehicleId={closing === wholeWater ? null : closing}
          now={now}
          day={day < now.day ? now.day : day}
          onClose={() => setClosing(undefined)}
          onClosed={(id) => navigate(addresses.closure(id))}
        />
      )}
      <TimelineSheet day={day} scene={scene} lines={shown} />
    </>
  )
}

/** Where a bar was dragged to, as the form has it. */
function askedBy({ kind }: TimelineBooking, { vehicle_id, starts_at, ends_at }: Goal): Partial<Draft> {
  const [start, end] = [fromLocalDateTime(starts_at), fromLocalDateTime(ends_at)]
  const length = kind === 'days' ? { end: end.day } : { start: start.hour, hours: hoursBetween(start, end) }
  return { vehicle_id, day: start.day, ...length }
}
