import { useEffect, useId, useRef } from 'react'
import { type Day, formatDuration, formatHour, formatLongDay, formatShortDay, shortWeekday } from '#kit/shared/day.ts'
import layout from '#kit/ui/layout.module.css'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { type Business, lastBookableDay } from '../../rules.ts'
import { words as bookingWords } from '../../words.ts'
import { daysAhead, type Length, lengths, mostPeople, nightsIn, startsOn, type Wish } from '../rules/ask.ts'
import type { Ask } from '../rules.ts'
import { words } from '../words.ts'
import styles from './ask-fields.module.css'

type AskFieldsProps = {
  /** Undefined until it is known, as what is asked is. */
  business: Business | undefined
  wish: Wish
  ask: Ask | undefined
  onWish: (wish: Wish) => void
}

/** So many days stand side by side; any other one has a calendar. */
const daysShown = 14

/** Day, hour, length and people. */
export function AskFields({ business, wish, ask, onWish }: AskFieldsProps) {
  const day = ask?.day
  const days = business ? daysAhead(wish.length, business, daysShown) : []
  const isOther = day !== undefined && !days.includes(day)
  const starts = business && day && ask.start !== undefined ? startsOn(day, wish.length, business) : []
  const strip = useRef<HTMLDivElement>(null)
  // What is chosen stands at the edge otherwise, or behind it.
  useEffect(() => {
    const chosen = day === undefined ? null : strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!strip.current || !chosen) return
    const { scrollLeft, clientWidth } = strip.current
    const [left, right] = [chosen.offsetLeft - chosen.offsetWidth / 2, chosen.offsetLeft + chosen.offsetWidth * 1.5]
    if (left < scrollLeft || right > scrollLeft + clientWidth) strip.current.scrollLeft = left
  }, [day])
  return (
    <div className={styles.fields}>
      <div className={styles.when}>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form */}
        <div className={styles.days} role="group" aria-label={words.day} ref={strip}>
          {business
            ? days.map((one) => (
                <DayButton
                  key={one}
                  day={one}
                  isToday={one === business.now.day}
                  isChosen={one === day}
                  onChoose={() => onWish({ ...wish, day: one })}
                />
              ))
            : Array.from({ length: daysShown }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
                <span key={i} className={styles.day} />
              ))}
        </div>
        {business && (
          <label className={styles.otherDay} data-chosen={isOther || undefined}>
            <span aria-hidden="true">
              {isOther ? (
                <>
                  <span className={layout.small}>{shortWeekday(day)}</span>
                  <strong>{formatShortDay(day)}</strong>
                </>
              ) : (
                words.otherDay
              )}
            </span>
            <input
              type="date"
              aria-label={words.otherDay}
              min={business.now.day}
              max={lastBookableDay(business.now.day)}
              value={day ?? ''}
              onChange={({ target }) => target.value && onWish({ ...wish, day: target.value })}
            />
          </label>
        )}
      </div>
      <Choice
        label={words.from}
        value={ask?.start ?? ''}
        options={starts.map((start) => ({ value: start, label: formatHour(start) }))}
        placeholder={ask ? formatHour(ask.start ?? 14) : ''}
        onChange={(start) => onWish({ ...wish, start: Number(start) })}
      />
      <Choice
        label={words.howLong}
        value={wish.length}
        options={lengths.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(length) => onWish({ ...wish, length: length as Length })}
      />
      <Choice
        label={words.howMany}
        value={wish.people}
        options={Array.from({ length: mostPeople }, (_, i) => ({ value: i + 1, label: bookingWords.people(i + 1) }))}
        onChange={(people) => onWish({ ...wish, people: Number(people) })}
      />
    </div>
  )
}

function nameOf(length: Length): string {
  const nights = nightsIn(length)
  if (length === 'day') return words.wholeDay
  return nights === undefined ? formatDuration(Number.parseInt(length, 10)) : bookingWords.nights(nights)
}

type DayButtonProps = { day: Day; isToday: boolean; isChosen: boolean; onChoose: () => void }

const DayButton = ({ day, isToday, isChosen, onChoose }: DayButtonProps) => (
  <button type="button" className={styles.day} aria-pressed={isChosen} onClick={onChoose}>
    <span aria-hidden="true">
      <DayName day={day} isToday={isToday} />
    </span>
    <VisuallyHidden>{formatLongDay(day)}</VisuallyHidden>
  </button>
)

const DayName = ({ day, isToday = false }: { day: Day; isToday?: boolean }) => (
  <>
    <span className={layout.small}>{isToday ? words.today : shortWeekday(day)}</span>
    <span className={styles.number}>{Number(day.slice(8))}</span>
  </>
)

type ChoiceProps = {
  label: string
  value: string | number
  options: readonly { value: string | number; label: string }[]
  /** Where there is no choice. */
  placeholder?: string
  onChange: (value: string) => void
}

function Choice({ label, value, options, placeholder, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={options.length === 0} onChange={({ target }) => onChange(target.value)}>
        {options.length === 0 && <option value={value}>{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
