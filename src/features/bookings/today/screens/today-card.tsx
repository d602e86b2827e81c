import type { ReactNode } from 'react'
import { words as outboxWords } from '#features/outbox/words.ts'
import { type Day, formatHour, formatShortDay, fromLocalDateTime, type WallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { IconButton } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { deskCourse } from '../../day/rules.ts'
import { handoverLabel, progressOf } from '../../rules/handover.ts'
import { words as bookingWords } from '../../words.ts'
import { nextBoat, nextStep, openOf, type TodayCard as Shown, type StepWithBoat } from '../rules.ts'
import { words } from '../words.ts'
import { Flags, Notes, type Remarks } from './card-flags.tsx'
import { moreMark, stateMarks } from './marks.tsx'
import { Reach } from './reach.tsx'
import styles from './today-card.module.css'

/** What a step looks like as a button or a link, made by the site, which knows where it is done. */
export type StepButton = (step: StepWithBoat, look: StepLook) => ReactNode
export type StepLook = { label: string; heard: string; className: string | undefined }

type TodayCardProps = {
  card: Shown
  day: Day
  now: WallClock
  /** Whether what was said about it is open to read. */
  isRead: boolean
  onRead: () => void
  onMore: () => void
  stepButton: StepButton
  remarks: Remarks
}

/** A booking of the day: how it stands at a glance, the one thing to do, and the ways to its customer. */
export function TodayCard({ card, day, now, isRead, onRead, onMore, stepButton, remarks }: TodayCardProps) {
  const { boats, at, key } = card
  const [first] = boats
  const { boat, state } = nextBoat(card, now)
  const step = nextStep(card, day, now)
  const open = openOf(card)
  const who = words.boatAndName(boatNames(card), first.name)
  return (
    <li
      className={styles.card}
      id={`booking-${first.id}`}
      tabIndex={-1}
      data-place={key}
      data-state={state}
      data-paid={open === 0 || undefined}
      data-done={step.do === 'nothing' || undefined}
      aria-label={words.ofCard(formatHour(at.hour), who)}
    >
      {boats.slice(1).map(({ id }) => (
        <span key={id} id={`booking-${id}`} />
      ))}
      <Time at={at} day={day} />
      <div className={styles.what}>
        <p className={styles.head}>
          <strong className={styles.boat}>{boatNames(card)}</strong>
          <span className={styles.state}>
            {stateMarks[state]}
            {stateWords(card, now)}
          </span>
          {boats.some(({ isUnsent }) => isUnsent) && <span className={styles.unsent}>{outboxWords.notSent}</span>}
        </p>
        <p className={styles.who}>
          <span className={layout.strong}>{first.name}</span>{' '}
          <span className={styles.facts}>
            {bookingWords.people(boats.reduce((sum, { people }) => sum + people, 0))}, {otherEnd(boat, at.day)}
          </span>
        </p>
        {(step.do !== 'nothing' || boats.some((one) => remarks(one).length > 0)) && (
          <Flags card={card} open={open} isRead={isRead} onRead={onRead} remarks={remarks} />
        )}
      </div>
      {isRead && <Notes card={card} />}
      <div className={styles.actions}>
        {'boat' in step ? (
          stepButton(step, { ...labelOf(step, card, who), className: styles.step })
        ) : (
          <span className={styles.step} />
        )}
        {step.do !== 'nothing' && (
          <Reach booking={first} isCalled={step.do === 'call'} isUrgent={state === 'not_arrived'} />
        )}
        <IconButton className={styles.icon} label={words.ofCard(words.more, who)} onClick={onMore}>
          {moreMark}
        </IconButton>
      </div>
    </li>
  )
}

function Time({ at, day }: { at: Shown['at']; day: Day }) {
  const [time = '', half = ''] = formatHour(at.hour).split(/\s/)
  return (
    <p className={styles.time}>
      <span className={styles.hour}>{time}</span> <span className={styles.half}>{half}</span>
      {at.day !== day && <span className={styles.half}>{formatShortDay(at.day)}</span>}
    </p>
  )
}

export const boatNames = ({ boats }: Pick<Shown, 'boats'>): string =>
  boats.map(({ vehicle_name }) => vehicle_name).join(' + ')

/** The state in words: how late it is, and of several boats how many are out. */
function stateWords(card: Shown, now: WallClock): string {
  const { boat, state } = nextBoat(card, now)
  const all = card.boats.length
  const count = (progress: 'out' | 'back') =>
    card.boats.filter((one) => progressOf(deskCourse(one)) === progress).length
  if (state === 'late') return handoverLabel(deskCourse(boat), now) ?? words.states.late
  if (state !== 'back' && count('back') > 0) return words.backOf(count('back'), all)
  if (state !== 'out' && state !== 'back' && count('out') > 0) return words.outOf(count('out'), all)
  return words.states[state]
}

/** `until 12 pm`, or of a boat that is out when it left. */
function otherEnd({ booked_day_end, booked_end, out_at }: Shown['boats'][0], day: Day): string {
  const on = (one: Day, hour: number) =>
    one === day ? formatHour(hour) : `${formatShortDay(one)}, ${formatHour(hour)}`
  if (out_at === null) return words.until(on(booked_day_end, booked_end))
  const left = fromLocalDateTime(out_at)
  return words.leftAt(on(left.day, left.hour))
}

function labelOf(step: StepWithBoat, { boats }: Shown, who: string) {
  if (step.do === 'pay')
    return {
      label: words.pay(formatMoney(step.amount)),
      heard: words.payFor(formatMoney(step.amount), who),
    }
  if (step.do === 'call') {
    const label = step.boat.phone === '' ? words.writeThem : words.callThem
    return { label, heard: words.ofCard(label, who) }
  }
  const what = step.do === 'hand_over' ? words.handOver : words.takeBack
  return {
    label: boats.length > 1 ? words.ofBoat(what, step.boat.vehicle_name) : what,
    heard: words.ofCard(what, words.boatAndName(step.boat.vehicle_name, step.boat.name)),
  }
}
