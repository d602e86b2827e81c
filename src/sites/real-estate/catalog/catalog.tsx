import { useEffect, useRef, useState } from 'react'
import { listings } from '#features/properties/content/listings.ts'
import { addressOf, countInWords, type PropertyType } from '#features/properties/rules.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { CardList } from './card-list.tsx'
import styles from './catalog.module.css'
import { FilterBar } from './filter-bar.tsx'
import { reflow } from './reflow.ts'
import { fromCatalog, useCatalog } from './use-catalog.ts'
import { words } from './words.ts'

/** Brings the descriptions: fetched before a property is opened. */
const loadViewer = () => import('./viewer/viewer.tsx')

/** Every property, those of one kind, and one of them large. */
export function Catalog() {
  const { filter, shown, open, row, choose, show, close } = useCatalog()
  const bar = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isIdle = useIdle()
  const Viewer = useLater(loadViewer, isIdle || open !== undefined)
  const chooseMoving = (type: PropertyType | undefined) => {
    if (type !== filter) reflow(list.current, () => choose(type))
  }
  const chooseAll = () => {
    bar.current?.scrollIntoView({ behavior: 'instant' })
    bar.current?.querySelector('button')?.focus({ preventScroll: true })
    chooseMoving(undefined)
  }
  return (
    <div className={styles.catalog}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.catalog}</h1>
        <p className={styles.lede}>{words.lede}</p>
      </header>
      <div ref={bar} className={styles.bar}>
        <FilterBar value={filter} onChange={chooseMoving} />
        <p className={layout.count} role="status">
          {filter ? words.some(shown.length, countInWords(listings.length)) : countInWords(listings.length)}
        </p>
      </div>
      <CardList ref={list} listings={shown} filter={filter} heading="h2" isFirst state={fromCatalog} />
      {filter && (
        <p className={styles.rest}>
          <button type="button" className={styles.all} onClick={chooseAll}>
            {words.seeAll(listings.length)}
          </button>
        </p>
      )}
      {open && Viewer && <Viewer listing={open} row={row} show={show} close={close} />}
      {open && !Viewer && <Veil filter={filter} />}
    </div>
  )
}

/** Over the page until the property is there; who has no scripts keeps the page. */
function Veil({ filter }: { filter: PropertyType | undefined }) {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => setIsNeeded(true), [])
  return (
    isNeeded && (
      <div className={styles.veil} data-ground="ink">
        <p role="status">{words.loading}</p>
        <Link to={addressOf(undefined, filter)} replace>
          {words.backToCatalog}
        </Link>
      </div>
    )
  )
}
