import { getInstallation } from '#features/settings/contract.ts'
import { formatLongDay, wallClock } from '#kit/shared/day.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getPricing } from '../../contract/pricing.ts'
import type { Terms } from '../contract.ts'
import { termsOn } from '../rules.ts'
import { words } from '../words.ts'

/** The terms of the business that are in force today; undefined where the documents' are. */
export function useOwnTerms(): Terms | undefined {
  const terms = useEndpoint(getPricing).data?.terms
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  return terms && timeZone ? termsOn(terms, wallClock(timeZone).day) : undefined
}

/** What they are, for customers to read beside the documents' text. */
export function PublicTerms({ terms }: { terms: Terms }) {
  const { starts_on, hours_share, days_share, steps } = terms
  return (
    <>
      <p>{words.holdInstead(formatLongDay(starts_on))}</p>
      <ul>
        {hours_share > 0 && <li>{words.advanceHours(hours_share)}</li>}
        {days_share > 0 && <li>{words.advanceDays(days_share)}</li>}
        {steps.map(({ before, unit, percent, euros }) => (
          <li key={`${before} ${unit}`}>
            {words.stepSaid(
              before === 0 ? words.untilStart : words.untilBefore(words.spans[unit](before)),
              percent === null ? words.flat(euros ?? 0) : words.percentOf(percent),
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
