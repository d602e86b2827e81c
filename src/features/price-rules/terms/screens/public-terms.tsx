import type { ReactNode } from 'react'
import { formatLongDay } from '#kit/shared/day.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getTerms, type Terms } from '../contract.ts'
import { differs, flatOf, noShowApart } from '../rules.ts'
import { words } from '../words.ts'

type Documents = { children: ReactNode }

/** The terms of today as far as they say something else than the documents. */
function useOwnTerms(of: Parameters<typeof differs>[1]): Terms | undefined {
  const terms = useEndpoint(getTerms).data?.terms
  return terms && differs(terms, of) ? terms : undefined
}

/**
 * What terms of the business say in the text of the documents, each in place of the words that it replaces; these stay where
 * it says the same.
 */
export const ownTerms = { Transfer, Hours, Ladder, Flat, Since }

function Transfer({ children }: Documents) {
  const terms = useOwnTerms('days_share')
  return terms ? words.daysPaid(terms.days_share) : children
}

function Hours({ children }: Documents) {
  const terms = useOwnTerms('hours_share')
  return terms ? words.hoursPaid(terms.hours_share) : children
}

function Ladder({ children }: Documents) {
  const terms = useOwnTerms('steps')
  if (!terms) return children
  const noShow = noShowApart(terms)
  return (
    <ul>
      {terms.steps.map(({ before, unit, percent, euros }) => {
        const costs = percent === null ? words.flat(euros ?? 0) : words.percentOf(percent)
        const isOnly = terms.steps.length === 1
        const last =
          noShow === undefined ? (isOnly ? words.always : words.later) : words.lastStep[isOnly ? 'always' : 'later']
        return (
          <li key={`${before} ${unit}`}>{before === 0 ? last(costs) : words.upTo(words.spans[unit](before), costs)}</li>
        )
      })}
      {noShow !== undefined && <li>{words.nobodyComes(words.percentOf(noShow))}</li>}
    </ul>
  )
}

/** No fee is above the price, also where it is a flat one. */
function Flat({ children }: Documents) {
  const terms = useOwnTerms('steps')
  if (!terms) return children
  const flat = flatOf(terms)
  return flat > 0 && words.evenFlat(flat)
}

function Since() {
  const terms = useOwnTerms('any')
  return terms && <p>{words.holdsSince(formatLongDay(terms.starts_on))}</p>
}
