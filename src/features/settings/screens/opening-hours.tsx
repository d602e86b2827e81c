import { classNames } from '#kit/ui/class-names.ts'
import { Loading } from '#kit/ui/skeleton.tsx'
import type { BusinessSettings } from '../contract.ts'
import { words } from '../words.ts'
import styles from './opening-hours.module.css'
import { seasonLines } from './season-words.ts'

/** When the business is open: in each of its seasons, and when it is closed altogether. */
export function OpeningHours({ settings }: { settings: BusinessSettings | undefined }) {
  if (!settings) return <Loading what={words.loadingHours} className={styles.waiting} lines={4} />
  return (
    <dl className={styles.hours}>
      {seasonLines(settings).map(({ season, name, days, hours }) => (
        <div key={season} className={styles.season}>
          <dt className={classNames(styles.name, styles[season])}>
            {name}
            <span className={styles.days}>{days}</span>
          </dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
