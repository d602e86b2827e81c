import { Fragment, useDeferredValue, useRef, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { type Day, formatHour, formatLongDay, type WallClock } from '#kit/shared/day.ts'
import type { DayBooking } from '../../day/contract.ts'
import type { MoreActions, Task } from '../../day/screens/day-booking.tsx'
import { DeskTasks } from '../../day/screens/desk-tasks.tsx'
import { type TodayCard as Card, cardsBefore, type TodayPlan } from '../rules.ts'
import { words } from '../words.ts'
import type { Remarks } from './card-flags.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { type StepButton, TodayCard } from './today-card.tsx'
import styles from './today-list.module.css'
import { useOpenedAt, useSteady } from './use-steady.ts'

type TodayListProps = {
  user: SignedInUser
  plan: TodayPlan
  day: Day
  now: WallClock
  onPress: () => void
  stepButton: StepButton
  moreActions: MoreActions
  remarks: Remarks
}

/** The cards of a day by time, with a line where now is, and below them what is on the water all day. */
export function TodayList({ user, plan, day, now, onPress, stepButton, moreActions, remarks }: TodayListProps) {
  const { cards, underWay } = plan
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const [more, setMore] = useState<string>()
  const [task, setTask] = useState<{ kind: Task; booking: DayBooking }>()
  const list = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLLIElement>(null)
  const drawn = useDrawn(cards, now)
  useSteady(list, plan)
  useOpenedAt(line, day)

  const opened = [...cards, ...underWay].find(({ key }) => key === more)
  const current = task && [...cards, ...underWay].flatMap(({ boats }) => boats).find(({ id }) => id === task.booking.id)
  const toggle = (key: string) => setRead((before) => (before.has(key) ? before : new Set([...before, key])))
  const close = (key: string) => setRead((before) => new Set([...before].filter((one) => one !== key)))
  const show = (card: Card) => (
    <TodayCard
      card={card}
      day={day}
      now={now}
      isRead={read.has(card.key)}
      onRead={() => (read.has(card.key) ? close : toggle)(card.key)}
      onMore={() => setMore(card.key)}
      stepButton={stepButton}
      remarks={remarks}
    />
  )
  const passed = day === now.day ? cardsBefore(cards, now) : undefined
  return (
    <div className={styles.lists} ref={list} onPointerDown={onPress}>
      <ol className={styles.list} aria-label={words.listOf(formatLongDay(day))}>
        {cards.map((card, i) => (
          <Fragment key={card.key}>
            {i === passed && <Now line={line} now={now} />}
            {drawn(i) && show(card)}
          </Fragment>
        ))}
        {passed === cards.length && <Now line={line} now={now} />}
      </ol>
      {underWay.length > 0 && (
        <section aria-labelledby="under-way">
          <h2 className={styles.heading} id="under-way">
            {words.underWay}
          </h2>
          <ol className={styles.list}>
            {underWay.map((card) => (
              <Fragment key={card.key}>{show(card)}</Fragment>
            ))}
          </ol>
        </section>
      )}
      <MoreSheet
        card={opened}
        day={day}
        now={now}
        moreActions={moreActions}
        onTask={(kind, booking) => {
          setMore(undefined)
          setTask({ kind, booking })
        }}
        onClose={() => setMore(undefined)}
      />
      <DeskTasks
        user={user}
        task={task && { ...task, booking: current ?? task.booking }}
        onClose={() => setTask(undefined)}
        onGone={() => setTask(undefined)}
      />
    </div>
  )
}

const firstDrawn = 16

/** A day of the season has hundreds: those around now are on the screen before the others are drawn. */
function useDrawn(cards: readonly Card[], now: WallClock) {
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstDrawn)
  const middle = cardsBefore(cards, now)
  return (i: number) => Math.abs(i - middle) <= most
}

function Now({ line, now }: { line: React.RefObject<HTMLLIElement | null>; now: WallClock }) {
  const time = formatHour(Math.floor(now.hour * 60) / 60)
  return (
    <li className={styles.now} ref={line}>
      {words.nowAt(time)}
    </li>
  )
}
