import type { RefObject } from 'react'
import { formatDay } from '#kit/shared/day.ts'
import type { MovePlan } from '../../rules/move.ts'
import { formatSpan } from '../../rules.ts'
import { words } from '../../words.ts'
import styles from './drag-tip.module.css'
import { agreedWords, newWords } from './price-question.tsx'

/** Beside the pointer while a bar is dragged: where it would go, what it would cost, or why it cannot. */
export function DragTip({
  plan,
  place,
}: {
  plan: MovePlan | undefined
  place: RefObject<HTMLParagraphElement | null>
}) {
  const isUnchanged = plan?.refusal?.code === 'UNCHANGED'
  return (
    <p ref={place} className={styles.tip} data-shown={plan !== undefined} data-refused={plan?.refusal && !isUnchanged}>
      {plan && (
        <>
          <strong>{plan.vehicle_name}</strong>
          <span>
            {plan.starts_at.slice(0, 10) === plan.ends_at.slice(0, 10) && `${formatDay(plan.starts_at.slice(0, 10))}, `}
            {formatSpan(plan)}
          </span>
          <span>{isUnchanged ? words.whereItIs : (plan.refusal?.detail ?? priceOf(plan))}</span>
        </>
      )}
    </p>
  )
}

function priceOf(plan: MovePlan): string {
  if (plan.newPrice === plan.agreed) return words.asAgreed(agreedWords(plan))
  return plan.hasChoice ? newWords(plan) : words.priceStays(agreedWords(plan))
}
