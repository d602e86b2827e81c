import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { rowsNear } from './rows-near.ts'

const five = '(width >= 60rem)'
const three = '(width >= 38rem)'

/** Works in a row: 5 where there is room for them, else 3, on phones 2. The style sheet says the same. */
export const useColumns = (): number =>
  useSyncExternalStore(
    (listener) => {
      const queries = [five, three].map((query) => matchMedia(query))
      for (const query of queries) query.addEventListener('change', listener)
      return () => {
        for (const query of queries) query.removeEventListener('change', listener)
      }
    },
    () => (matchMedia(five).matches ? 5 : matchMedia(three).matches ? 3 : 2),
    () => 5,
  )

/** Before any row was measured. */
const usualRow = 360

type Wall = {
  wall: RefObject<HTMLElement | null>
  rowCount: number
  columns: number
  openRow: number | undefined
}

/** The rows to draw now: those in view and a window's height around. `rowHeight` is in pixels, measured at the first row drawn. */
export function useRows({ wall, rowCount, columns, openRow }: Wall) {
  const [rowHeight, setRowHeight] = useState(usualRow)
  const [[first, last], setNear] = useState<readonly [number, number]>([0, 5])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other columns the rows have another height
  useLayoutEffect(() => {
    const element = wall.current
    if (!element) return
    const measure = () => {
      const row = element.querySelector<HTMLElement>('[data-row]')
      if (row && row.offsetHeight > 0) setRowHeight(row.offsetHeight)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [wall, columns, rowCount > 0])

  useEffect(() => {
    const look = () => {
      const element = wall.current
      if (!element) return
      const { top } = element.getBoundingClientRect()
      const around = Math.max(innerHeight, 600)
      const height = element.querySelector<HTMLElement>('[data-view]')?.offsetHeight ?? 0
      const open = openRow === undefined ? undefined : { row: openRow, height }
      const near = rowsNear({ top: -top - around, bottom: innerHeight - top + around }, { rowCount, rowHeight, open })
      setNear((before) => (before[0] === near[0] && before[1] === near[1] ? before : near))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [wall, rowCount, rowHeight, openRow])

  return { first, last, rowHeight }
}
