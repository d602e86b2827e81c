import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useKept } from '#kit/ui/kept-state.ts'
import { type Filters, queryOf, readView, type View } from './view.ts'

/** What is shown, as the address says; whoever comes back without saying sees what was shown last. */
export function useView() {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const [last, keep, isRestored] = useKept('acquisition.view', '')
  const isKnown = useRef(false)
  const view = useMemo(() => readView(query), [query])

  useEffect(() => {
    if (!isRestored) return
    if (!isKnown.current && query === '' && last !== '') navigate(`${path}${last}`, { replace: true })
    else if (queryOf(view) !== last) keep(queryOf(view))
    isKnown.current = true
  }, [isRestored, query, last, view, path, navigate, keep])

  const now = () => readView(location.search)
  return {
    view,
    /** To another part, to which the browser's way back returns. */
    go: (part: Partial<View>) => navigate(`${path}${queryOf({ ...now(), ...part })}`),
    /** The same part, seen otherwise. */
    set: (part: Partial<View>) => navigate(`${path}${queryOf({ ...now(), ...part })}`, { replace: true }),
    filter: (part: Partial<Filters>) => {
      const before = now()
      navigate(`${path}${queryOf({ ...before, filters: { ...before.filters, ...part } })}`, { replace: true })
    },
  }
}
