import { type RefObject, useEffect, useRef, useState } from 'react'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type AcquisitionEntry, getAcquisitionList } from '../../contract.ts'
import { columns, EntryRow } from './list/entry-row.tsx'
import styles from './list/entry-table.module.css'
import type { listQuery } from './list/view.ts'

export type EntryTableProps = {
  query: ReturnType<typeof listQuery>
  /** How many match. */
  found: number
  timeZone: string
  /** It still shows what was asked for before. */
  isOutdated: boolean
  selected: number | undefined
  onChoose: (entry: AcquisitionEntry) => void
}

type EntryPageProps = EntryTableProps & {
  /** The last entry of the page before. */
  before: number | undefined
  /** How many are shown from this one on. */
  pages: number
}

/** A page of the list and those after it. Far out of view only its height is kept. */
export function EntryPage({ before, pages, ...props }: EntryPageProps) {
  const { query, selected, timeZone, onChoose } = props
  const page = useEndpoint(getAcquisitionList, { query: { ...query, before } }, { keepPrevious: true })
  const rows = useRef<HTMLTableSectionElement>(null)
  const away = useHeightAway(rows)
  if (!page.data) return <Pending text={page.error?.message} />
  const { acquisition_list: entries, next } = page.data
  const isAway = away !== undefined && !entries.some(({ id }) => id === selected)
  return (
    <>
      <tbody ref={rows}>
        {isAway ? (
          <tr className={styles.away}>
            <td colSpan={columns.length} style={{ height: away }} />
          </tr>
        ) : (
          entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              timeZone={timeZone}
              isSelected={entry.id === selected}
              onChoose={onChoose}
            />
          ))
        )}
      </tbody>
      {pages > 1 && next !== null && <EntryPage {...props} before={next} pages={pages - 1} />}
    </>
  )
}

const Pending = ({ text = 'Loading more' }: { text: string | undefined }) => (
  <tbody>
    <tr className={styles.pending}>
      <td colSpan={columns.length}>{text}</td>
    </tr>
  </tbody>
)

/** How high something was when it went far out of view, in pixels; undefined while it is near. */
function useHeightAway(element: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>()
  const hasElement = element.current !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there only once the page has come
  useEffect(() => {
    const seen = element.current
    if (!seen) return
    const observer = new IntersectionObserver(
      // Without a height the whole list is hidden.
      ([entry]) => {
        const height = entry?.boundingClientRect.height
        if (height) setHeight(entry.isIntersecting ? undefined : height)
      },
      { rootMargin: '150% 0px' },
    )
    observer.observe(seen)
    return () => observer.disconnect()
  }, [element, hasElement])
  return height
}
