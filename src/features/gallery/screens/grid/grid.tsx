import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { GalleryItem } from '../../contract.ts'
import { useHand } from '../hand/use-hand.tsx'
import type { OpenWork } from '../view/use-open-work.ts'
import styles from './grid.module.css'
import { Tile } from './tile.tsx'
import { useColumns } from './use-columns.ts'

type WorkGridProps = {
  items: readonly GalleryItem[]
  work: OpenWork
  /** The large view, which stands under the row of the work that is open. */
  view: ReactNode
}

/** All works in rows, each in the page: whoever searches in it or prints it has them all. */
export function WorkGrid({ items, work, view }: WorkGridProps) {
  const { seen } = useHand()
  const columns = useColumns()
  const isPrinted = usePrinting()
  const openRow = work.index < 0 ? undefined : Math.floor(work.index / columns)
  const side = `${(84 / columns).toFixed(0)}vw`
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
    <Fragment key={row}>
      <ul className={styles.row} data-row>
        {items.slice(row * columns, (row + 1) * columns).map((item) => (
          <li key={item.id} className={item.id === work.item?.id ? styles.open : undefined}>
            <Tile
              item={item}
              side={side}
              isOpen={item.id === work.item?.id}
              isSeen={seen.has(item.id)}
              isFirst={row === 0}
              waits={!isPrinted}
              onToggle={work.toggle}
            />
          </li>
        ))}
      </ul>
      {row === openRow && view}
    </Fragment>
  ))
}

/** Whether the page was ever printed: paper shows no picture that waits for being scrolled to. */
function usePrinting(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const paper = matchMedia('print')
    const look = () => paper.matches && setPrinted(true)
    paper.addEventListener('change', look)
    return () => paper.removeEventListener('change', look)
  }, [])
  return isPrinted
}

/** The place of the large view until its code is there. */
export const DarkRoom = () => <div className={styles.room} data-view data-ground="ink" tabIndex={-1} />

/** The wall before the works are known. */
export function EmptyGrid() {
  return (
    <div aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.row}>
          {[0, 1, 2, 3, 4].map((place) => (
            <span key={place} className={styles.empty} />
          ))}
        </div>
      ))}
    </div>
  )
}
