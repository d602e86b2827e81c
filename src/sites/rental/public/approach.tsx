import { getInstallation } from '#features/settings/contract.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { words } from '../words.ts'
import styles from './approach.module.css'

/** Where the pier is. Until the visitor agrees to the map, our own chart of the lake stands in for it. */
export function Approach() {
  const { data } = useEndpoint(getInstallation)
  const ConsentMap = useLater(() => import('#kit/ui/consent-map.tsx'), useIdle())
  const address = data?.business.address
  const [street, city] = address?.split(/, (?=[^,]*$)/) ?? []
  return (
    <section id="approach" className={styles.approach} aria-labelledby="approach-title" data-ground="lake">
      <div className={styles.words}>
        <h2 className={styles.title} id="approach-title">
          {words.approach}
        </h2>
        <address className={styles.address}>
          <span>{street ?? '\u00a0'}</span>
          <span>{city ?? '\u00a0'}</span>
        </address>
        <p className={styles.hint}>{words.approachHint}</p>
      </div>
      <div className={styles.map}>
        {ConsentMap ? (
          <ConsentMap
            title={address ? words.mapOf(address) : words.map}
            mapUrl={data?.map_url}
            directionsUrl={data?.directions_url}
          >
            <Chart />
          </ConsentMap>
        ) : (
          <Chart />
        )}
      </div>
    </section>
  )
}

/** The lake as a chart draws it: soundings, the pier, and a compass rose. */
function Chart() {
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg aria-hidden="true" className={styles.rose} viewBox="-100 -100 200 200">
        <circle r="78" />
        <circle r="70" strokeDasharray="1 5.1" strokeWidth="6" />
        <path d="M0-96 13-13 96 0 13 13 0 96-13 13-96 0-13-13Z" />
        <path className={styles.north} d="M0-96 13-13 0 0Z" />
        <path d="M56-56 0 0 56 56M-56-56 0 0-56 56" />
      </svg>
      <svg aria-hidden="true" className={styles.marker} viewBox="0 0 40 56">
        <path d="M20 55C11 40 2 31 2 19a18 18 0 0 1 36 0c0 12-9 21-18 36Z" />
        <circle cx="20" cy="19" r="6.5" />
      </svg>
    </div>
  )
}
