import { useCallback, useEffect, useRef, useState } from 'react'
import table from '#features/customers/screens/business-table.module.css'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { EntryPage, type EntryTableProps } from '../entry-page.tsx'
import { columns } from './entry-row.tsx'
import styles from './entry-table.module.css'

const pageLength = 50

/** One row for each business, page by page. */
export function EntryTable(props: EntryTableProps) {
  const { query, found, isOutdated } = props
  const asked = JSON.stringify(query)
  const [shown, setShown] = useState({ asked, pages: 1 })
  const pages = shown.asked === asked ? shown.pages : 1
  const onChoose = useSteady(props.onChoose)
  const left = found - pages * pageLength
  return (
    <div className={styles.frame}>
      <table className={classNames(table.table, styles.table)} aria-label="Businesses" aria-busy={isOutdated}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <EntryPage {...props} onChoose={onChoose} before={undefined} pages={pages} />
      </table>
      {left > 0 && (
        <Button
          variant="secondary"
          className={table.more}
          onClick={() => setShown({ asked, pages: pages + 1 })}
        >{`More (${left})`}</Button>
      )}
    </div>
  )
}

/** The same function from one drawing to the next, so that rows that stay as they are need not be drawn again. */
function useSteady<T>(act: (value: T) => void): (value: T) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((value: T) => latest.current(value), [])
}
