import { addDays, formatDayOfYear, formatHour, shortWeekday } from '#kit/shared/day.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import type { getFreeBoats } from '../contract.ts'
import type { Ask, Time } from '../rules.ts'
import { words } from '../words.ts'
import styles from './ask-panel.module.css'

type NothingFreeProps = { ask: Ask; answer: Answer<typeof getFreeBoats>; onChoose: (time: Time) => void }

/** Why nothing can be had, and the nearest times at which something can. */
export function NothingFree({ ask, answer, onChoose }: NothingFreeProps) {
  const { nearest, most_people } = answer
  const why =
    ask.people > most_people ? words.tooMany(most_people) : nearest.length > 0 ? words.nothingFree : words.nothingAround
  return (
    <>
      <p className={styles.sum} role="status">
        {why}
      </p>
      <ul className={styles.nearest}>
        {nearest.map((time) => (
          <li key={`${time.day} ${time.start}`}>
            <button type="button" className={styles.time} onClick={() => onChoose(time)}>
              {ask.nights === undefined
                ? words.dayAndTime(shortDay(time.day), formatHour(time.start))
                : `${shortDay(time.day)} – ${shortDay(addDays(time.day, ask.nights))}`}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** `Sat, November 28` */
const shortDay = (day: string) => `${shortWeekday(day)}, ${formatDayOfYear(day)}`
