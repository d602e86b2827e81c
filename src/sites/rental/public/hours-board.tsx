import type { BusinessSettings } from '#features/settings/contract.ts'
import { OpeningHours } from '#features/settings/screens/opening-hours.tsx'
import { OpeningYear } from '#features/settings/screens/opening-year.tsx'
import { SpecialDays } from '#features/settings/special-days/screens/special-days.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import styles from './hours-board.module.css'
import { OpenNow } from './open-now.tsx'

type HoursBoardProps = { settings: BusinessSettings | undefined; timeZone: string | undefined }

/** The year, its seasons, and this very moment. */
export default function HoursBoard({ settings, timeZone }: HoursBoardProps) {
  const now = useNow(timeZone)
  return (
    <>
      <div className={styles.words}>
        <OpeningHours settings={settings} />
        <SpecialDays settings={settings} from={now?.day} most={3} />
      </div>
      <div className={styles.ring}>
        <OpeningYear settings={settings} today={now?.day}>
          {settings && now && <OpenNow settings={settings} now={now} />}
        </OpeningYear>
      </div>
    </>
  )
}
