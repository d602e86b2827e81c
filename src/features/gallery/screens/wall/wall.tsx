import { type ReactNode, useRef, useState } from 'react'
import type { GalleryItem } from '../../contract.ts'
import { useHand } from '../hand/use-hand.tsx'
import type { OpenWork } from '../view/use-open-work.ts'
import { piecesOf } from './rows-near.ts'
import { Tile } from './tile.tsx'
import { useColumns, useRows } from './use-rows.ts'
import styles from './wall.module.css'

type WallProps = {
  items: readonly GalleryItem[]
  work: OpenWork
  /** The large view, which stands under the row of the work that is open. */
  view: ReactNode
}

/** All works in rows. Of many rows only those near the window are there, and the one that somebody is in. */
export function Wall({ items, work, view }: WallProps) {
  const { seen } = useHand()
  const wall = useRef<HTMLDivElement>(null)
  const columns = useColumns()
  const rowCount = Math.ceil(items.length / columns)
  const openRow = work.index < 0 ? undefined : Math.floor(work.index / columns)
  const { first, last, rowHeight } = useRows({ wall, rowCount, columns, openRow })
  const [focusedRow, setFocusedRow] = useState<number>()

  const near = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const held = [openRow, focusedRow].filter((row) => row !== undefined)
  const side = `${(84 / columns).toFixed(0)}vw`
  return (
    <div ref={wall}>
      {piecesOf(rowCount, [...near, ...held]).flatMap((piece, i, pieces) => {
        if ('left' in piece) {
          const before = pieces[i - 1]
          const after = before && 'row' in before ? before.row : -1
          return <div key={`after-${after}`} style={{ height: piece.left * rowHeight }} />
        }
        const { row } = piece
        return [
          <ul
            key={row}
            className={styles.row}
            data-row
            onFocus={() => setFocusedRow(row)}
            onBlur={() => setFocusedRow(undefined)}
          >
            {items.slice(row * columns, (row + 1) * columns).map((item) => (
              <li key={item.id} className={item.id === work.item?.id ? styles.open : undefined}>
                <Tile
                  item={item}
                  side={side}
                  isOpen={item.id === work.item?.id}
                  isSeen={seen.has(item.id)}
                  isFirst={row === 0}
                  onToggle={work.toggle}
                />
              </li>
            ))}
          </ul>,
          row === openRow && <div key="view">{view}</div>,
        ]
      })}
    </div>
  )
}

/** The place of the large view until its code is there. */
export const DarkRoom = () => <div className={styles.room} data-view data-ground="ink" tabIndex={-1} />

/** The wall before the works are known. */
export function EmptyWall() {
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
