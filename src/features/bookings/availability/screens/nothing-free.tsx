import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { addDays, formatHour, fromLocalDateTime } from '#kit/shared/day.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { language } from '#kit/shared/language.ts'
import { formatList } from '#kit/shared/list.ts'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import type { getFreeBoats } from '../contract.ts'
import type { Ask, Time } from '../rules.ts'
import { words } from '../words.ts'
import styles from './ask-panel.module.css'
import { dayOf } from './instead.tsx'

type NothingFreeProps = {
  ask: Ask
  answer: Answer<typeof getFreeBoats>
  phone: string | undefined
  onChoose: (time: Time) => void
}

/** Why nothing can be had, the nearest times at which something can, or how many people which boats take; and who helps. */
export function NothingFree({ ask, answer: { nearest, largest, closed }, phone, onChoose }: NothingFreeProps) {
  const most = Math.max(0, ...largest.map(({ people }) => people))
  const isTooMany = ask.people > most
  const why = isTooMany
    ? ask.nights === undefined
      ? words.tooMany(most)
      : words.tooManyOverNights(most)
    : closed
      ? [closedWords(ask, closed), nearest.length > 0 && words.nearestTimes].filter(Boolean).join(' ')
      : nearest.length > 0
        ? words.nothingFree
        : words.nothingAround
  return (
    <>
      <div className={styles.sum} role="status">
        <p>
          {why}{' '}
          {isTooMany &&
            words.largest(formatList(largest.map(({ type, people }) => words.takes(typeNames[type].plural, people))))}
        </p>
      </div>
      <ul className={layout.row2}>
        {nearest.map((time) => (
          <li key={`${time.day} ${time.start}`}>
            <button type="button" className={styles.time} onClick={() => onChoose(time)}>
              {ask.nights === undefined
                ? words.dayAndTime(dayOf(time.day), formatHour(time.start))
                : `${dayOf(time.day)} – ${dayOf(addDays(time.day, ask.nights))}`}
            </button>
          </li>
        ))}
      </ul>
      {phone && <p>{said(words.callUs(<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>))}</p>}
    </>
  )
}

/** `The water is closed until 3 pm: Storm warning.`, where it opens on the same day. */
function closedWords({ day }: Ask, { until, reason }: NonNullable<NothingFreeProps['answer']['closed']>): string {
  if (until === null || !reason) return words.closedDay
  const end = fromLocalDateTime(until)
  const why = reason[language()]
  return end.day === day ? words.waterClosedUntil(formatHour(end.hour), why) : words.waterClosed(why)
}
