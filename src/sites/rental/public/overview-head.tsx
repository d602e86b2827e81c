import type { VehicleType } from '#features/vehicles/contract.ts'
import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import { overviewPictures, overviewSize } from '../pictures/overview-pictures.ts'
import { TypeSwitch } from '../type-switch.tsx'
import styles from './overview-head.module.css'

/** An empty picture: a phone has room for the boats, which have pictures of their own, and is not to fetch this one. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** Boats of the type on the lake, its name, and the way to the other types. */
export function OverviewHead({ type }: { type: VehicleType | 'all' }) {
  const { alt, ...picture } = overviewPictures[type]
  return (
    <header className={styles.head} data-type={type}>
      <div className={styles.lake}>
        <picture key={type}>
          <source media="(width < 34rem)" srcSet={`${nothing} 1w`} sizes="1px" />
          <img {...picture} alt={alt} className={styles.picture} sizes="100vw" {...overviewSize} fetchPriority="high" />
        </picture>
        <h1 className={styles.title}>{typeTitles[type]}</h1>
      </div>
      <TypeSwitch current={type} />
    </header>
  )
}
