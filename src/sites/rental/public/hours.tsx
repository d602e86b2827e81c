import { getBusinessSettings, getInstallation } from '#features/settings/contract.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { words } from '../words.ts'
import styles from './hours.module.css'

/** When the harbour is open. What is drawn of it comes a moment later; its place is kept. */
export function Hours() {
  const { data: settings } = useEndpoint(getBusinessSettings)
  const { data: installation } = useEndpoint(getInstallation)
  const HoursBoard = useLater(() => import('./hours-board.tsx'), useIdle())
  return (
    <section className={styles.hours} aria-labelledby="hours-title">
      <h2 className={styles.title} id="hours-title">
        {words.openingHours}
      </h2>
      {HoursBoard && <HoursBoard settings={settings} timeZone={installation?.time_zone} />}
    </section>
  )
}
