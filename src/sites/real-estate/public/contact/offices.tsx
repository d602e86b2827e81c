import { useRef, useState } from 'react'
import {
  addressLine,
  directionsTo,
  mapOf,
  type OfficeName,
  offices,
} from '#features/property-contact/content/places.ts'
import { words as questionWords } from '#features/questions/words.ts'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { OfficeEntry } from './office-entry.tsx'
import styles from './offices.module.css'
import { words } from './words.ts'

const plans = import.meta.glob<string>('./plans/*.svg', { eager: true, query: '?url', import: 'default' })

/** The three doors: where each is, whether it is open, and the way there on the map or, until one agrees, our own plan. */
export function Offices() {
  const [chosen, setChosen] = useState<OfficeName>('hamburg')
  const map = useRef<HTMLDivElement>(null)
  const isIdle = useIdle()
  const ConsentMap = useLater(() => import('#kit/ui/consent-map.tsx'), isIdle)
  const OfficeNow = useLater(() => import('./office-now.tsx'), isIdle)
  const office = offices.find(({ name }) => name === chosen)
  if (!office) return null
  const choose = (name: OfficeName) => {
    setChosen(name)
    map.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section id="approach" className={styles.offices} aria-labelledby="approach-title" data-ground="ink" tabIndex={-1}>
      <div className={styles.head}>
        <h2 id="approach-title" className={styles.title}>
          {words.threeDoors}
        </h2>
        <p className={styles.hours}>
          {words.byItsClock} <span>{questionWords.facts.weekdays.short}</span>{' '}
          <span>{questionWords.facts.saturdays.short}</span>
        </p>
      </div>
      <div className={styles.map} ref={map}>
        {ConsentMap ? (
          <ConsentMap
            key={chosen}
            title={words.mapOf(addressLine(office))}
            mapUrl={mapOf(office)}
            directionsUrl={directionsTo(office)}
          >
            <Plan name={chosen} />
          </ConsentMap>
        ) : (
          <Plan name={chosen} />
        )}
      </div>
      <ul className={styles.list}>
        {offices.map((one) => (
          <OfficeEntry key={one.name} office={one} isChosen={one === office} onChoose={() => choose(one.name)}>
            {OfficeNow && <OfficeNow office={one} />}
          </OfficeEntry>
        ))}
      </ul>
    </section>
  )
}

/** The streets around an office, its house in colour. */
const Plan = ({ name }: { name: OfficeName }) => (
  <img className={styles.plan} src={plans[`./plans/${name}.svg`]} width={1200} height={900} alt="" loading="lazy" />
)
