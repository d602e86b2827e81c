import type { Office } from '#features/property-contact/content/places.ts'
import { clockTime, officeState, officeWords } from '#features/property-contact/rules/offices.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { useNow } from '#kit/ui/use-now.ts'
import styles from './office-now.module.css'
import { words } from './words.ts'

/** The time at an office, and whether somebody is there: both by its own clock, each minute anew. */
export default function OfficeNow({ office }: { office: Office }) {
  const now = useNow(office.timeZone)
  if (!now) return null
  const state = officeState(office.name, now)
  return (
    <>
      <p className={classNames(styles.state, state.open && styles.open)}>{officeWords(state, now.day)}</p>
      <p className={styles.time}>{words.timeThere(clockTime(now))}</p>
    </>
  )
}
