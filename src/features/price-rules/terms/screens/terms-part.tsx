import { useState } from 'react'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { later } from '#kit/ui/later.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getPricing } from '../../contract/pricing.ts'
import { Part } from '../../screens/part.tsx'
import { removeTerms } from '../contract/staff.ts'
import type { LadderStep, Terms } from '../contract.ts'
import { documentsTerms, noShowApart, termsOn } from '../rules.ts'
import { words } from '../words.ts'
import styles from './terms.module.css'

const TermsDialog = later(async () => (await import('./terms-dialog.tsx')).TermsDialog)

/** What counts before any terms of the business. */
const theFirst: Terms = { id: 0, starts_on: '', ...documentsTerms }

/** The terms by their first days, the newest first, with what is in force today. */
export function TermsPart({ today }: { today: Day }) {
  const pricing = useEndpoint(getPricing)
  const terms = pricing.data?.terms
  const [adds, setAdds] = useState(false)
  const inForce = terms && (termsOn(terms, today)?.id ?? 0)
  const latest = terms?.at(-1) ?? theFirst
  return (
    <Part
      title={words.terms}
      lead={words.lead}
      action={
        <Button variant="secondary" onClick={() => setAdds(true)}>
          {words.addTerms}
        </Button>
      }
    >
      {terms ? (
        <ol className={styles.cards}>
          {[...terms.toReversed(), theFirst].map((one) => (
            <Entry key={one.id} terms={one} today={today} isInForce={one.id === inForce} />
          ))}
        </ol>
      ) : (
        <Pending query={pricing} what={words.terms} />
      )}
      {adds && <TermsDialog before={latest} today={today} onClose={() => setAdds(false)} />}
    </Part>
  )
}

function Entry({ terms, today, isInForce }: { terms: Terms; today: Day; isInForce: boolean }) {
  const { id, starts_on, hours_share, days_share, steps } = terms
  const noShow = noShowApart(terms)
  const isAhead = starts_on > today
  const remove = useWrite(removeTerms, {
    refreshes: [getPricing],
    onSuccess: () => toast(words.removed),
    onError: ({ message }) => toast(message),
  })
  return (
    <li className={styles.card} data-force={isInForce || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>{id === 0 ? words.fromTheBeginning : words.fromDay(formatLongDay(starts_on))}</h3>
        <Badge tone={isInForce ? 'success' : 'plain'}>
          {isInForce ? words.inForce : isAhead ? words.soon : words.over}
        </Badge>
      </div>
      {hours_share + days_share === 0 && <p>{words.noAdvance}</p>}
      {hours_share > 0 && <p>{words.advanceHours(hours_share)}</p>}
      {days_share > 0 && <p>{words.advanceDays(days_share)}</p>}
      <Ladder steps={steps} />
      {noShow !== undefined && <p>{words.nobodyComes(words.percentOf(noShow))}</p>}
      {isAhead && (
        <div className={styles.foot}>
          <Button
            variant="quiet"
            size="small"
            aria-label={words.removeFrom(formatLongDay(starts_on))}
            busy={remove.isPending}
            busyLabel={words.removing}
            onClick={() => remove.mutate({ params: { id } })}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  )
}

const Ladder = ({ steps }: { steps: readonly LadderStep[] }) => (
  <table className={styles.ladder}>
    <caption>{words.canceling}</caption>
    <tbody>
      {steps.map((step) => (
        <tr key={`${step.before} ${step.unit}`}>
          <th scope="row">
            {step.before === 0 ? words.untilStart : words.untilBefore(words.spans[step.unit](step.before))}
          </th>
          <td>{step.percent === null ? words.flat(step.euros ?? 0) : words.percentOf(step.percent)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
