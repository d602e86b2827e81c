import { useCallback, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { type VehicleType, vehicleTypes } from '#features/vehicles/contract.ts'
import { type Day, formatDay, formatLongDay, fromLocalDateTime, hoursBetween } from '#kit/shared/day.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { toast } from '#kit/ui/toasts.ts'
import type { Closure } from '../../closures/contract/closure.ts'
import { CloseDialog } from '../../closures/screens/close-dialog.tsx'
import { ClosedStrip } from '../../closures/screens/closed-strip.tsx'
import { words as closureWords } from '../../closures/words.ts'
import { NoShows } from '../../day/screens/no-shows.tsx'
import { useBusiness } from '../../screens/use-business.ts'
import { ChangeDialog } from '../../staff-change/screens/change-dialog.tsx'
import type { Draft } from '../../staff-change/screens/draft.ts'
import { type Asked, placeOf } from '../../walk-in/screens/use-walker.ts'
import { WalkIn } from '../../walk-in/screens/walk-in.tsx'
import { words as bookingWords } from '../../words.ts'
import type { TimelineBooking } from '../contract.ts'
import { movableOf, planMove, type Scene, stateRefusal } from '../rules/move.ts'
import { axisOf, daysOfView, draggedTo, emptyAt, endDraggedTo, type TimelineView, withPlace } from '../rules.ts'
import { words } from '../words.ts'
import { BookingDialog } from './booking-dialog.tsx'
import styles from './fleet-timeline.module.css'
import { DragTip } from './move/drag-tip.tsx'
import { PriceQuestion } from './move/price-question.tsx'
import { useDrag } from './move/use-drag.ts'
import { type EndDrag, useEndDrag } from './move/use-end-drag.ts'
import { useMoves } from './move/use-moves.ts'
import type { TimelineAddresses } from './timeline-addresses.ts'
import { TimelineGrid } from './timeline-grid.tsx'
import { TimelineLegend } from './timeline-legend.tsx'
import { TimelineSheet } from './timeline-sheet.tsx'
import { TimelineTools } from './timeline-tools.tsx'
import { linesOf, timelineInput, useFleetTimeline, useHeld } from './use-fleet-timeline.ts'
import { useTimelineChoice } from './use-timeline-choice.ts'

/** The whole fleet over time, where bookings are moved and walk-ins entered. */
export function FleetTimeline({ user, addresses }: { user: SignedInUser; addresses: TimelineAddresses }) {
  const today = useBusiness().business?.now.day
  const { day, view, isWalkIn, choose } = useTimelineChoice(today)
  const timeline = useFleetTimeline(day, view)
  const { scene } = timeline
  const [asked, setAsked] = useState<Asked>()
  return (
    <OfficePage
      user={user}
      title={words.title}
      lead={day && titleOf(day, view)}
      actions={
        <>
          <Button
            onClick={() => {
              setAsked(undefined)
              choose({ isWalkIn: true })
            }}
          >
            {words.walkIn}
          </Button>
          {day && (
            <ButtonLink to={addresses.dayOverview(day)} variant="secondary">
              {words.dayOverview}
            </ButtonLink>
          )}
          <Button variant="secondary" className={styles.print} disabled={!scene} onClick={() => window.print()}>
            {words.printDay}
          </Button>
        </>
      }
    >
      {scene && day && today ? (
        <Board
          user={user}
          addresses={addresses}
          scene={scene}
          day={day}
          view={view}
          choose={choose}
          onEmpty={(place) => {
            setAsked(place)
            choose({ isWalkIn: true })
          }}
        />
      ) : (
        <Pending query={timeline} what={words.theTimeline} blocks={6} />
      )}
      <WalkIn
        open={isWalkIn}
        asked={asked}
        onClose={() => choose({ isWalkIn: false })}
        cashRegister={addresses.cashRegister}
      />
    </OfficePage>
  )
}

const noClosures: readonly Closure[] = []
/** In the place of a boat. */
const wholeWater = 0

const titleOf = (day: Day, view: TimelineView) =>
  view === 'hours' ? formatLongDay(day) : words.twoWeeksFrom(formatLongDay(day))

type BoardProps = {
  user: SignedInUser
  addresses: TimelineAddresses
  scene: Scene
  day: Day
  view: TimelineView
  choose: ReturnType<typeof useTimelineChoice>['choose']
  onEmpty: (place: Asked) => void
}

function Board({ addresses, scene: latest, day, view, choose, onEmpty }: BoardProps) {
  const [type, setType] = useKept<VehicleType | 'all'>('timeline-type', 'all')
  const [opened, setOpened] = useState<number>()
  const asked = Number(new URLSearchParams(useSearch()).get('close')) || undefined
  const [closing, setClosing] = useState(asked)
  const [, navigate] = useLocation()
  const [isDragging, setIsDragging] = useState(false)
  const scene = useHeld(latest, isDragging)
  const moves = useMoves(scene, timelineInput(day, view))
  const scroller = useRef<HTMLElement>(null)
  const tip = useRef<HTMLParagraphElement>(null)
  const { fleet, bookings: stored, business, isBlocked } = scene
  const { pending, returned } = moves

  const bookings = useMemo(
    () => (pending ? stored.map((one) => (one.id === pending.booking_id ? withPlace(one, pending) : one)) : stored),
    [stored, pending],
  )
  const { settings, now } = business
  const axis = useMemo(
    () => axisOf(daysOfView(view, day), settings, { bookings: stored, isBlocked }),
    [view, day, settings, stored, isBlocked],
  )
  const lines = useMemo(() => linesOf(fleet, bookings), [fleet, bookings])
  const shown = useMemo(() => lines.filter((line) => type === 'all' || line.type === type), [lines, type])

  const { drag, handlers } = useDrag({
    scroller,
    tip,
    find: (id) => stored.find((one) => one.id === id && !stateRefusal(movableOf(one), business)),
    draggedTo: (booking, by) => {
      const { day: on, hour } = draggedTo(axis, booking, by)
      return { day: on, start: hour }
    },
    onDrop: ({ booking, goal }) => moves.drop(booking, goal),
  })
  const [changing, setChanging] = useState<{ booking: TimelineBooking; asked?: Partial<Draft> }>()
  const ended = useEndDrag({
    scroller,
    find: (id) => stored.find((one) => one.id === id),
    endAt: (booking, by) => endDraggedTo(axis, booking, by),
    onDrop: ({ booking, endsAt }) => setChanging({ booking, asked: askedEnd(booking, endsAt) }),
  })
  const isHeld = drag !== undefined || ended.drag !== undefined
  if (isHeld !== isDragging) setIsDragging(isHeld)
  const plan = drag && planMove(drag.booking, drag.goal, scene)
  const open = useCallback((id: number) => setOpened(id), [])
  const looksOther = drag?.booking.id ?? pending?.booking_id ?? returned?.bookingId
  const look = drag ? 'lifted' : pending ? 'pending' : 'returned'
  const special = useMemo(
    () => (looksOther === undefined ? undefined : ({ id: looksOther, look } as const)),
    [looksOther, look],
  )
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
        onDay={(next) => choose({ day: next })}
        onView={(next) => choose({ view: next })}
        onType={setType}
      />
      <TimelineGrid
        label={words.timelineOf(titleOf(day, view))}
        axis={axis}
        lines={shown.length > 0 ? shown : lines}
        bookings={bookings}
        now={now}
        ghost={
          plan
            ? {
                vehicleId: plan.vehicle_id,
                starts_at: plan.starts_at,
                ends_at: plan.ends_at,
                isRefused: plan.refusal !== undefined && plan.refusal.code !== 'UNCHANGED',
              }
            : ended.drag && ghostOf(ended.drag)
        }
        special={special}
        isDragging={isDragging}
        scroller={scroller}
        handlers={{
          ...handlers,
          onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
            if (!ended.take(event)) handlers.onPointerDown(event)
          },
          onClickCapture: (event: React.MouseEvent) => {
            if (!ended.swallow(event)) handlers.onClickCapture(event)
          },
        }}
        onOpen={open}
        closures={scene.closures ?? noClosures}
        onBoat={setClosing}
        onDay={(next) => choose({ day: next, view: 'hours' })}
        onEmpty={(vehicleId, at) => {
          const place = emptyAt(axis, at, view)
          if (place.day < now.day) toast(bookingWords.refusals.PAST, { tone: 'danger', seconds: 5 })
          else onEmpty(placeOf(vehicleId, place.day, place.hour))
        }}
      />
      <div className={styles.foot}>
        <TimelineLegend />
        <Button variant="quiet" onClick={() => setClosing(wholeWater)}>
          {closureWords.closeWater}
        </Button>
      </div>
      <NoShows noShows={scene.noShows} withDay={view !== 'hours'} />
      <DragTip plan={plan} place={tip} />
      <LiveRegion>{axis.length === 1 ? words.bookingsOn(bookings.length, formatDay(day)) : ''}</LiveRegion>
      <BookingDialog
        booking={stored.find(({ id }) => id === opened)}
        scene={scene}
        addresses={addresses}
        onMove={moves.send}
        onChange={(booking) => {
          setOpened(undefined)
          setChanging({ booking })
        }}
        onClose={() => setOpened(undefined)}
      />
      <ChangeDialog
        bookingId={changing?.booking.id}
        name={changing?.booking.name ?? ''}
        asked={changing?.asked}
        onClose={() => setChanging(undefined)}
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
      <PriceQuestion question={moves.question} onAnswer={moves.answer} />
      <TimelineSheet day={day} scene={scene} lines={shown.length > 0 ? shown : lines} />
    </>
  )
}

/** The end that a bar was dragged to, as the form has it. */
function askedEnd({ kind, starts_at }: TimelineBooking, endsAt: string): Partial<Draft> {
  const [start, end] = [fromLocalDateTime(starts_at), fromLocalDateTime(endsAt)]
  return kind === 'days' ? { end: end.day } : { hours: hoursBetween(start, end) }
}

const ghostOf = ({ booking: { vehicle_id, starts_at }, endsAt }: EndDrag) => ({
  ...{ vehicleId: vehicle_id, starts_at, ends_at: endsAt, isRefused: false },
})
